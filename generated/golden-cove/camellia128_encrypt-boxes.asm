; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 904372cd1db38fe4); do not edit:
;   ./cw build camellia128_encrypt --cpu golden-cove --variant boxes
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
;   blocks: 1280 uops, planned 553.5; bounds: width 213.3, ports 514.0, path 262.0
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
        sub rsp, 0x3e80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 15808], rax                                     ;                    frame
        mov qword [rbp + 15744], rdi                                     ;                    argument
        mov dword [rbp + 15816], ecx                                     ;                    argument
        mov qword [rbp + 15760], rsi                                     ;                    argument
        mov qword [rbp + 15776], rdx                                     ;                    argument
        mov r8, qword [rbp + 15744]                                      ;     0.0 p2     152 k reload
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
        cmp dword [rbp + 15816], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 15816]                                     ;                    passes of 64
        mov rcx, rax                                                     ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                    ;                    passes of 64
        mov qword [rbp + 15752], rax                                     ;                    passes of 64
        sub rcx, rax                                                     ;                    passes of 64
        imul rcx, rcx, 0x10                                              ;                    passes of 64
        mov rdx, qword [rbp + 15760]                                     ;                    passes of 64
        add rcx, rdx                                                     ;                    passes of 64
        mov qword [rbp + 15768], rcx                                     ;                    passes of 64
        cmp rcx, rdx                                                     ;                    passes of 64
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 15760]                                      ;     0.0 p2      68 d.0 reload
        vmovdqu64 zmm0, [r8]                                             ;     5.0 p3      68 d.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     5.0 p2      68 d.0
        vmovdqu64 zmm2, [r8 + 128]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     5.0 p2      68 d.0
        vmovdqu64 zmm4, [r8 + 256]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     5.0 p2      68 d.0
        vmovdqu64 zmm6, [r8 + 384]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     5.0 p2      68 d.0
        vmovdqu64 zmm8, [r8 + 512]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.0 p2      68 d.0
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.2 p3      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     6.0 p2      68 d.0
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.2 p3      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     7.0 p2      68 d.0
        vpunpcklbw zmm14, zmm0, zmm1                                     ;    11.0 p5      68 d.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;    11.0 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 896]                                       ;     7.2 p3      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     8.0 p2      68 d.0
        vpunpcklbw zmm16, zmm2, zmm3                                     ;    11.0 p5      68 d.0
        vpunpckhbw zmm2, zmm2, zmm3                                      ;    11.0 p5      68 d.0
        vpunpcklwd zmm3, zmm14, zmm16                                    ;    12.0 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm16                                   ;    12.0 p5      68 d.0
        vpunpcklwd zmm16, zmm0, zmm2                                     ;    12.0 p5      68 d.0
        vpunpckhwd zmm0, zmm0, zmm2                                      ;    12.0 p5      68 d.0
        vpunpcklbw zmm2, zmm4, zmm5                                      ;    11.0 p5      68 d.0
        vpunpckhbw zmm4, zmm4, zmm5                                      ;    11.5 p5      68 d.0
        vpunpcklbw zmm5, zmm6, zmm7                                      ;    12.5 p5      68 d.0
        vpunpckhbw zmm6, zmm6, zmm7                                      ;    13.5 p5      68 d.0
        vpunpcklwd zmm7, zmm2, zmm5                                      ;    14.5 p5      68 d.0
        vpunpckhwd zmm2, zmm2, zmm5                                      ;    15.5 p5      68 d.0
        vpunpcklwd zmm5, zmm4, zmm6                                      ;    16.5 p5      68 d.0
        vpunpckhwd zmm4, zmm4, zmm6                                      ;    17.5 p5      68 d.0
        vpunpckldq zmm6, zmm3, zmm7                                      ;    18.5 p5      68 d.0
        vpunpckhdq zmm3, zmm3, zmm7                                      ;    19.5 p5      68 d.0
        vpunpckldq zmm7, zmm14, zmm2                                     ;    20.5 p5      68 d.0
        vpunpckhdq zmm2, zmm14, zmm2                                     ;    21.5 p5      68 d.0
        vpunpckldq zmm14, zmm16, zmm5                                    ;    22.5 p5      68 d.0
        vpunpckhdq zmm5, zmm16, zmm5                                     ;    23.5 p5      68 d.0
        vpunpcklbw zmm16, zmm8, zmm9                                     ;    24.5 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm9                                      ;    25.5 p5      68 d.0
        vpunpckldq zmm9, zmm0, zmm4                                      ;    26.5 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm4                                      ;    27.5 p5      68 d.0
        vpunpcklbw zmm4, zmm10, zmm11                                    ;    28.5 p5      68 d.0
        vpunpckhbw zmm10, zmm10, zmm11                                   ;    29.5 p5      68 d.0
        vpunpcklwd zmm11, zmm16, zmm4                                    ;    30.5 p5      68 d.0
        vpunpckhwd zmm4, zmm16, zmm4                                     ;    31.5 p5      68 d.0
        vpunpcklbw zmm16, zmm12, zmm13                                   ;    32.5 p5      68 d.0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    33.5 p5      68 d.0
        vpunpcklwd zmm13, zmm8, zmm10                                    ;    34.5 p5      68 d.0
        vpunpckhwd zmm8, zmm8, zmm10                                     ;    35.5 p5      68 d.0
        vpunpcklbw zmm10, zmm1, zmm15                                    ;    36.5 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm15                                     ;    37.5 p5      68 d.0
        vpunpcklwd zmm15, zmm16, zmm10                                   ;    38.5 p5      68 d.0
        vpunpckhwd zmm10, zmm16, zmm10                                   ;    39.5 p5      68 d.0
        vpunpcklwd zmm16, zmm12, zmm1                                    ;    40.5 p5      68 d.0
        vpunpckhwd zmm1, zmm12, zmm1                                     ;    41.5 p5      68 d.0
        vpunpckldq zmm12, zmm11, zmm15                                   ;    42.5 p5      68 d.0
        vpunpckhdq zmm11, zmm11, zmm15                                   ;    43.5 p5      68 d.0
        vpunpckldq zmm15, zmm4, zmm10                                    ;    44.5 p5      68 d.0
        vpunpckhdq zmm4, zmm4, zmm10                                     ;    45.5 p5      68 d.0
        vpunpckldq zmm10, zmm13, zmm16                                   ;    46.5 p5      68 d.0
        vpunpckhdq zmm13, zmm13, zmm16                                   ;    47.5 p5      68 d.0
        vpunpckldq zmm16, zmm8, zmm1                                     ;    48.5 p5      68 d.0
        vpunpckhdq zmm1, zmm8, zmm1                                      ;    49.5 p5      68 d.0
        vpunpcklqdq zmm8, zmm6, zmm12                                    ;    50.5 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm12                                    ;    51.5 p5      68 d.0
        vpunpcklqdq zmm12, zmm3, zmm11                                   ;    52.5 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm11                                    ;    53.5 p5      68 d.0
        vpunpcklqdq zmm11, zmm7, zmm15                                   ;    54.5 p5      68 d.0
        vpunpckhqdq zmm7, zmm7, zmm15                                    ;    55.5 p5      68 d.0
        vpunpcklqdq zmm15, zmm2, zmm4                                    ;    56.5 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm4                                     ;    57.5 p5      68 d.0
        vpunpcklqdq zmm4, zmm14, zmm10                                   ;    58.5 p5      68 d.0
        vpunpckhqdq zmm10, zmm14, zmm10                                  ;    59.5 p5      68 d.0
        vpunpcklqdq zmm14, zmm5, zmm13                                   ;    60.5 p5      68 d.0
        vpunpckhqdq zmm5, zmm5, zmm13                                    ;    61.5 p5      68 d.0
        vpunpcklqdq zmm13, zmm9, zmm16                                   ;    62.5 p5      68 d.0
        vpunpckhqdq zmm9, zmm9, zmm16                                    ;    63.5 p5      68 d.0
        vpunpcklqdq zmm16, zmm0, zmm1                                    ;    64.5 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;    65.5 p5      68 d.0
        vpxord zmm12, zmm12, [rbp + 2240]                                ;    53.5 p0+p3   68 d
        vpxord zmm8, zmm8, [rbp + 2368]                                  ;    51.5 p0+p2   68 d
        vmovdqu64 zmm1, [rbp + 1920]                                     ;    14.5 p3      68 d.0 reload
        vmovdqu64 zmm17, [rbp + 2944]                                    ;    14.7 p2      40 t
        vpternlogd zmm17, zmm2, zmm1, 0x96                               ;    58.5 p0      40 t
        vmovdqu64 zmm18, [rbp + 1984]                                    ;    15.5 p3      68 d.1 reload
        vmovdqu64 zmm19, [rbp + 3008]                                    ;    15.7 p2      40 t
        vpternlogd zmm19, zmm15, zmm18, 0x96                             ;    57.5 p0      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512]       ;    16.5 p3      41 t reload
        vgf2p8affineqb zmm17, zmm17, zmm20, 8                            ;    59.5 p0      41 t
        vmovdqu64 zmm21, [rbp + 2048]                                    ;    16.7 p2      68 d.2 reload
        vmovdqu64 zmm22, [rbp + 3072]                                    ;    17.5 p3      40 t
        vpternlogd zmm22, zmm7, zmm21, 0x96                              ;    56.5 p0      40 t
        vmovdqu64 zmm23, [rbp + 2112]                                    ;    17.7 p2      68 d.3 reload
        vmovdqu64 zmm24, [rbp + 3136]                                    ;    18.5 p3      40 t
        vpternlogd zmm24, zmm11, zmm23, 0x96                             ;    55.5 p0      40 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 64]  ;    18.7 p2      41 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm25, 0x6e                      ;    62.5 p0      41 t
        vmovdqu64 zmm26, [rbp + 2176]                                    ;    19.5 p3      68 d.4 reload
        vmovdqu64 zmm27, [rbp + 3200]                                    ;    19.7 p2      40 t
        vpternlogd zmm27, zmm3, zmm26, 0x96                              ;    54.5 p0      40 t
        vmovdqu64 zmm28, [rbp + 2304]                                    ;    20.5 p3      68 d.6 reload
        vmovdqu64 zmm29, [rbp + 3328]                                    ;    20.7 p2      40 t
        vpternlogd zmm29, zmm6, zmm28, 0x96                              ;    52.5 p0      40 t
        vpxord zmm30, zmm12, [rbp + 3264]                                ;    54.5 p0+p3   40 t
        vpxord zmm31, zmm8, [rbp + 3392]                                 ;    52.5 p0+p2   40 t
        vgf2p8affineqb zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 128], 0 ;    58.5 p0+p3   23 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 192], 0 ;    58.5 p0+p2   23 t
        vgf2p8affineqb zmm22, zmm22, zmm20, 8                            ;    57.5 p0      22 t
        vpxord zmm19, zmm19, zmm28                                       ;    61.5 p0      23 t
        vgf2p8affineqb zmm19, zmm19, zmm20, 8                            ;    62.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm25, 0x6e                      ;    65.5 p0      23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;    23.5 p3      22 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm28, 0x37                      ;    60.5 p0      22 t
        vgf2p8affineqb zmm24, zmm24, zmm20, 8                            ;    56.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;    59.5 p0+p2   21 t
        vgf2p8affineqb zmm26, zmm27, [rel camellia128_encrypt.T0_constants512 + 128], 0 ;    55.5 p0+p3   23 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 192], 0 ;    55.5 p0+p2   23 t
        vgf2p8affineqb zmm30, zmm30, zmm20, 8                            ;    55.5 p0      22 t
        vpxord zmm27, zmm27, zmm26                                       ;    58.5 p0      23 t
        vgf2p8affineqb zmm26, zmm27, zmm20, 8                            ;    59.5 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, zmm25, 0x6e                      ;    62.5 p0      23 t
        vgf2p8affineqb zmm27, zmm29, zmm20, 8                            ;    53.5 p0      21 t
        vgf2p8affineinvqb zmm29, zmm30, zmm28, 0x37                      ;    58.5 p0      22 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 320] ;    25.5 p3      21 t reload
        vgf2p8affineinvqb zmm27, zmm27, zmm30, 0xdc                      ;    56.5 p0      21 t
        vgf2p8affineqb zmm31, zmm31, zmm20, 8                            ;    53.5 p0      42 t
        vgf2p8affineinvqb zmm31, zmm31, zmm25, 0x6e                      ;    56.5 p0      42 t
        vmovdqa64 zmm23, zmm17                                           ;    65.5         41 t copy
        vpternlogd zmm23, zmm29, zmm24, 0x96                             ;    65.5 p0      41 t
        vmovdqa64 zmm21, zmm26                                           ;    65.5         41 t copy
        vpternlogd zmm21, zmm22, zmm24, 0x96                             ;    65.5 p0      41 t
        vpternlogd zmm26, zmm23, zmm22, 0x96                             ;    66.5 p0      41 t
        vpternlogd zmm22, zmm19, zmm31, 0x96                             ;    68.5 p0      41 t
        vpternlogd zmm31, zmm21, zmm19, 0x96                             ;    68.5 p0      41 t
        vpternlogd zmm19, zmm27, zmm17, 0x96                             ;    68.5 p0      41 t
        vpternlogd zmm29, zmm24, zmm19, 0x96                             ;    69.5 p0      41 t
        vpternlogd zmm27, zmm17, zmm22, 0x96                             ;    69.5 p0      41 t
        vpternlogd zmm0, zmm31, [rbp + 2432], 0x96                       ;    69.5 p0+p2   61 t
        vpternlogd zmm16, zmm26, [rbp + 2496], 0x96                      ;    67.5 p0+p3   61 t
        vpternlogd zmm9, zmm29, [rbp + 2560], 0x96                       ;    70.5 p0+p2   61 t
        vpternlogd zmm13, zmm27, [rbp + 2624], 0x96                      ;    70.5 p0+p3   61 t
        vpxord zmm5, zmm5, [rbp + 2688]                                  ;    62.5 p0+p2   61 t
        vpternlogd zmm5, zmm26, zmm19, 0x96                              ;    69.5 p0      61 t
        vpxord zmm14, zmm14, [rbp + 2752]                                ;    61.5 p0+p3   61 t
        vpternlogd zmm14, zmm29, zmm22, 0x96                             ;    70.5 p0      61 t
        vpxord zmm10, zmm10, [rbp + 2816]                                ;    61.5 p0+p2   61 t
        vpternlogd zmm10, zmm27, zmm21, 0x96                             ;    70.5 p0      61 t
        vpxord zmm4, zmm4, [rbp + 2880]                                  ;    63.5 p0+p3   61 t
        vpternlogd zmm4, zmm31, zmm23, 0x96                              ;    69.5 p0      61 t
        vpxord zmm17, zmm0, [rbp + 3456]                                 ;    70.5 p0+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm20, 8                            ;    71.5 p0      41 t
        vpxord zmm19, zmm16, [rbp + 3520]                                ;    68.5 p5+p3   40 t
        vgf2p8affineinvqb zmm17, zmm17, zmm25, 0x6e                      ;    74.5 p0      41 t
        vpxord zmm21, zmm9, [rbp + 3584]                                 ;    71.5 p5+p2   40 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 128] ;    31.5 p3      23 t reload
        vgf2p8affineqb zmm23, zmm19, zmm22, 0                            ;    69.5 p0      23 t
        vpxord zmm24, zmm13, [rbp + 3648]                                ;    71.5 p5+p2   40 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 192] ;    32.5 p3      23 t reload
        vgf2p8affineqb zmm19, zmm19, zmm26, 0                            ;    69.5 p0      23 t
        vpxord zmm27, zmm5, [rbp + 3712]                                 ;    70.5 p5+p2   40 t
        vpxord zmm29, zmm14, [rbp + 3776]                                ;    71.5 p0+p3   40 t
        vpxord zmm31, zmm10, [rbp + 3840]                                ;    71.5 p5+p2   40 t
        vmovdqu64 [rbp + 15232], zmm13                                   ;    71.5 p7+p4   61 t spill
        vpxord zmm13, zmm4, [rbp + 3904]                                 ;    71.5 p0+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;    72.5 p0      22 t
        vpxord zmm19, zmm19, zmm23                                       ;    72.5 p5      23 t
        vgf2p8affineqb zmm19, zmm19, zmm20, 8                            ;    73.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm25, 0x6e                      ;    76.5 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x37                      ;    75.5 p0      22 t
        vgf2p8affineqb zmm23, zmm24, zmm20, 8                            ;    76.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, zmm30, 0xdc                      ;    79.5 p0      21 t
        vgf2p8affineqb zmm24, zmm27, zmm22, 0                            ;    78.5 p0      23 t
        vgf2p8affineqb zmm27, zmm27, zmm26, 0                            ;    79.5 p0      23 t
        vgf2p8affineqb zmm29, zmm29, zmm20, 8                            ;    80.5 p0      22 t
        vpxord zmm24, zmm24, zmm27                                       ;    82.5 p5      23 t
        vgf2p8affineqb zmm24, zmm24, zmm20, 8                            ;    83.5 p0      23 t
        vgf2p8affineinvqb zmm24, zmm24, zmm25, 0x6e                      ;    86.5 p0      23 t
        vgf2p8affineqb zmm27, zmm31, zmm20, 8                            ;    83.5 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, zmm28, 0x37                      ;    84.5 p0      22 t
        vgf2p8affineqb zmm13, zmm13, zmm20, 8                            ;    85.5 p0      42 t
        vgf2p8affineinvqb zmm27, zmm27, zmm30, 0xdc                      ;    86.5 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, zmm25, 0x6e                      ;    88.5 p0      42 t
        vmovdqa64 zmm31, zmm17                                           ;    77.5         41 t copy
        vpternlogd zmm31, zmm23, zmm29, 0x96                             ;    87.5 p5      41 t
        vmovdqa64 zmm30, zmm24                                           ;    89.5         41 t copy
        vpternlogd zmm30, zmm21, zmm23, 0x96                             ;    89.5 p5      41 t
        vpternlogd zmm24, zmm31, zmm21, 0x96                             ;    89.5 p5      41 t
        vpternlogd zmm21, zmm19, zmm13, 0x96                             ;    91.5 p5      41 t
        vpternlogd zmm13, zmm30, zmm19, 0x96                             ;    91.5 p5      41 t
        vpternlogd zmm19, zmm27, zmm17, 0x96                             ;    89.5 p5      41 t
        vpternlogd zmm23, zmm29, zmm19, 0x96                             ;    90.5 p5      41 t
        vpternlogd zmm27, zmm17, zmm21, 0x96                             ;    92.5 p5      41 t
        vpternlogd zmm2, zmm1, zmm13, 0x96                               ;    92.5 p5      62 t
        vpternlogd zmm15, zmm18, zmm24, 0x96                             ;    90.5 p5      62 t
        vpternlogd zmm21, zmm12, zmm23, 0x96                             ;    92.5 p5      62 t
        vpternlogd zmm23, zmm7, [rbp + 2048], 0x96                       ;    91.5 p5+p2   62 t
        vpternlogd zmm13, zmm31, zmm8, 0x96                              ;    92.5 p5      62 t
        vpternlogd zmm19, zmm3, [rbp + 2176], 0x96                       ;    90.5 p5+p3   62 t
        vpternlogd zmm11, zmm27, [rbp + 2112], 0x96                      ;    93.5 p5+p2   62 t
        vpternlogd zmm30, zmm6, [rbp + 2304], 0x96                       ;    90.5 p0+p3   62 t
        vpxord zmm1, zmm30, zmm27                                        ;    93.5 p5      62 t
        vpternlogd zmm30, zmm27, [rbp + 4352], 0x96                      ;    93.5 p0+p2   40 t
        vmovdqa64 zmm3, zmm19                                            ;    91.5         40 t copy
        vpternlogd zmm3, zmm24, [rbp + 4224], 0x96                       ;    91.5 p5+p3   40 t
        vpxord zmm6, zmm2, [rbp + 3968]                                  ;    93.5 p0+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm20, 8                              ;    94.5 p0      41 t
        vpxord zmm7, zmm15, [rbp + 4032]                                 ;    91.5 p5+p3   40 t
        vgf2p8affineinvqb zmm6, zmm6, zmm25, 0x6e                        ;    97.5 p0      41 t
        vpxord zmm8, zmm23, [rbp + 4096]                                 ;    92.5 p5+p2   40 t
        vgf2p8affineqb zmm12, zmm7, zmm22, 0                             ;    93.5 p0      23 t
        vpxord zmm17, zmm11, [rbp + 4160]                                ;    94.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 0                              ;    94.5 p0      23 t
        vpxord zmm18, zmm21, [rbp + 4288]                                ;    93.5 p5+p2   40 t
        vpxord zmm27, zmm13, [rbp + 4416]                                ;    94.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;    95.5 p0      22 t
        vpxord zmm12, zmm12, zmm7                                        ;    97.5 p5      23 t
        vgf2p8affineqb zmm7, zmm12, zmm20, 8                             ;    98.5 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm25, 0x6e                        ;   101.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0x37                        ;    98.5 p0      22 t
        vgf2p8affineqb zmm12, zmm17, zmm20, 8                            ;    99.5 p0      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;    40.7 p2      21 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm17, 0xdc                      ;   102.5 p0      21 t
        vgf2p8affineqb zmm29, zmm3, zmm22, 0                             ;   101.5 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 0                              ;   102.5 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm20, 8                            ;   103.5 p0      22 t
        vgf2p8affineqb zmm30, zmm30, zmm20, 8                            ;   104.5 p0      21 t
        vpxord zmm29, zmm29, zmm3                                        ;   105.5 p5      23 t
        vgf2p8affineqb zmm3, zmm29, zmm20, 8                             ;   106.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm25, 0x6e                        ;   109.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm28, 0x37                      ;   107.5 p0      22 t
        vgf2p8affineqb zmm27, zmm27, zmm20, 8                            ;   108.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm30, zmm17, 0xdc                      ;   109.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm25, 0x6e                      ;   111.5 p0      42 t
        vmovdqa64 zmm30, zmm6                                            ;   100.5         41 t copy
        vpternlogd zmm30, zmm12, zmm18, 0x96                             ;   110.5 p5      41 t
        vmovdqa64 zmm31, zmm3                                            ;   112.5         41 t copy
        vpternlogd zmm31, zmm8, zmm12, 0x96                              ;   112.5 p5      41 t
        vpternlogd zmm3, zmm30, zmm8, 0x96                               ;   112.5 p5      41 t
        vpternlogd zmm8, zmm7, zmm27, 0x96                               ;   114.5 p5      41 t
        vpternlogd zmm27, zmm31, zmm7, 0x96                              ;   114.5 p5      41 t
        vpternlogd zmm7, zmm29, zmm6, 0x96                               ;   112.5 p5      41 t
        vpternlogd zmm12, zmm18, zmm7, 0x96                              ;   113.5 p5      41 t
        vpternlogd zmm29, zmm6, zmm8, 0x96                               ;   115.5 p5      41 t
        vpternlogd zmm7, zmm5, zmm3, 0x96                                ;   113.5 p5      61 t
        vpternlogd zmm8, zmm14, zmm12, 0x96                              ;   115.5 p5      61 t
        vpternlogd zmm31, zmm10, zmm29, 0x96                             ;   116.5 p5      61 t
        vpternlogd zmm30, zmm4, zmm27, 0x96                              ;   115.5 p5      61 t
        vmovdqa64 zmm4, zmm27                                            ;   115.5         40 t copy
        vpternlogd zmm4, zmm0, [rbp + 4480], 0x96                        ;   115.5 p5+p3   40 t
        vmovdqa64 zmm5, zmm3                                             ;   113.5         40 t copy
        vpternlogd zmm5, zmm16, [rbp + 4544], 0x96                       ;   113.5 p5+p2   40 t
        vmovdqa64 zmm6, zmm12                                            ;   114.5         40 t copy
        vpternlogd zmm6, zmm9, [rbp + 4608], 0x96                        ;   114.5 p0+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   116.5 p0      41 t
        vgf2p8affineinvqb zmm4, zmm4, zmm25, 0x6e                        ;   119.5 p0      41 t
        vmovdqu64 zmm10, [rbp + 15232]                                   ;    71.5 p2      61 t reload
        vmovdqu64 zmm14, [rbp + 4672]                                    ;    45.3 p3      40 t
        vpternlogd zmm14, zmm29, zmm10, 0x96                             ;   116.5 p5      40 t
        vpxord zmm18, zmm7, [rbp + 4736]                                 ;   114.5 p5+p2   40 t
        vpxord zmm10, zmm8, [rbp + 4800]                                 ;   116.5 p5+p3   40 t
        vmovdqu64 [rbp + 15296], zmm8                                    ;   116.5 p8+p9   61 t spill
        vpxord zmm8, zmm31, [rbp + 4864]                                 ;   117.5 p0+p2   40 t
        vmovdqu64 [rbp + 15360], zmm31                                   ;   117.5 p7+p4   61 t spill
        vgf2p8affineqb zmm31, zmm5, zmm22, 0                             ;   115.5 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 0                              ;   116.5 p0      23 t
        vmovdqu64 [rbp + 15424], zmm7                                    ;   114.5 p8+p9   61 t spill
        vpxord zmm7, zmm30, [rbp + 4928]                                 ;   116.5 p5+p3   40 t
        vgf2p8affineqb zmm6, zmm6, zmm20, 8                              ;   117.5 p0      22 t
        vpxord zmm31, zmm31, zmm5                                        ;   119.5 p5      23 t
        vgf2p8affineqb zmm5, zmm31, zmm20, 8                             ;   120.5 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm25, 0x6e                        ;   123.5 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x37                        ;   120.5 p0      22 t
        vgf2p8affineqb zmm14, zmm14, zmm20, 8                            ;   121.5 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, zmm17, 0xdc                      ;   124.5 p0      21 t
        vgf2p8affineqb zmm31, zmm18, zmm22, 0                            ;   123.5 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 0                            ;   124.5 p0      23 t
        vgf2p8affineqb zmm10, zmm10, zmm20, 8                            ;   125.5 p0      22 t
        vpxord zmm31, zmm31, zmm18                                       ;   127.5 p5      23 t
        vgf2p8affineqb zmm18, zmm31, zmm20, 8                            ;   128.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm25, 0x6e                      ;   131.5 p0      23 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   128.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0x37                      ;   129.5 p0      22 t
        vgf2p8affineqb zmm7, zmm7, zmm20, 8                              ;   130.5 p0      42 t
        vgf2p8affineinvqb zmm8, zmm8, zmm17, 0xdc                        ;   131.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, zmm25, 0x6e                        ;   133.5 p0      42 t
        vmovdqa64 zmm31, zmm4                                            ;   122.5         41 t copy
        vpternlogd zmm31, zmm14, zmm10, 0x96                             ;   132.5 p5      41 t
        vmovdqa64 zmm17, zmm18                                           ;   134.5         41 t copy
        vpternlogd zmm17, zmm6, zmm14, 0x96                              ;   134.5 p5      41 t
        vpternlogd zmm18, zmm31, zmm6, 0x96                              ;   134.5 p5      41 t
        vpternlogd zmm6, zmm5, zmm7, 0x96                                ;   136.5 p5      41 t
        vpternlogd zmm7, zmm17, zmm5, 0x96                               ;   136.5 p5      41 t
        vpternlogd zmm5, zmm8, zmm4, 0x96                                ;   134.5 p5      41 t
        vpternlogd zmm14, zmm10, zmm5, 0x96                              ;   135.5 p5      41 t
        vpternlogd zmm5, zmm19, zmm24, 0x96                              ;   135.5 p5      62 t
        vpternlogd zmm8, zmm4, zmm6, 0x96                                ;   137.5 p5      41 t
        vpternlogd zmm6, zmm21, zmm14, 0x96                              ;   137.5 p5      62 t
        vpternlogd zmm17, zmm1, zmm8, 0x96                               ;   138.5 p5      62 t
        vpternlogd zmm31, zmm13, zmm7, 0x96                              ;   137.5 p5      62 t
        vpxord zmm1, zmm5, zmm18                                         ;   136.5 p5      62 t
        vmovdqa64 zmm4, zmm7                                             ;   137.5         40 t copy
        vpternlogd zmm4, zmm2, [rbp + 4992], 0x96                        ;   137.5 p5+p2   40 t
        vmovdqa64 zmm10, zmm18                                           ;   135.5         40 t copy
        vpternlogd zmm10, zmm15, [rbp + 5056], 0x96                      ;   135.5 p5+p3   40 t
        vpternlogd zmm5, zmm18, [rbp + 5248], 0x96                       ;   136.5 p5+p2   40 t
        vmovdqa64 zmm13, zmm14                                           ;   136.5         40 t copy
        vpternlogd zmm13, zmm23, [rbp + 5120], 0x96                      ;   136.5 p0+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   138.5 p0      41 t
        vmovdqa64 zmm19, zmm8                                            ;   138.5         40 t copy
        vpternlogd zmm19, zmm11, [rbp + 5184], 0x96                      ;   138.5 p5+p2   40 t
        vpxord zmm21, zmm6, [rbp + 5312]                                 ;   138.5 p5+p3   40 t
        vgf2p8affineinvqb zmm4, zmm4, zmm25, 0x6e                        ;   141.5 p0      41 t
        vpxord zmm24, zmm17, [rbp + 5376]                                ;   139.5 p5+p2   40 t
        vmovdqu64 [rbp + 15488], zmm8                                    ;   138.5 p7+p4   41 t spill
        vgf2p8affineqb zmm8, zmm10, zmm22, 0                             ;   136.5 p0      23 t
        vgf2p8affineqb zmm10, zmm10, zmm26, 0                            ;   137.5 p0      23 t
        vmovdqu64 [rbp + 15552], zmm11                                   ;    94.5 p8+p9   62 t spill
        vpxord zmm11, zmm31, [rbp + 5440]                                ;   138.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm20, 8                            ;   138.5 p0      22 t
        vpxord zmm8, zmm8, zmm10                                         ;   140.5 p5      23 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   141.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm25, 0x6e                        ;   144.5 p0      23 t
        vgf2p8affineinvqb zmm10, zmm13, zmm28, 0x37                      ;   141.5 p0      22 t
        vgf2p8affineqb zmm13, zmm19, zmm20, 8                            ;   142.5 p0      21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;    57.3 p2      21 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm19, 0xdc                      ;   145.5 p0      21 t
        vmovdqu64 [rbp + 15616], zmm14                                   ;   136.5 p7+p4   41 t spill
        vgf2p8affineqb zmm14, zmm5, zmm22, 0                             ;   144.5 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 0                              ;   145.5 p0      23 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;   146.5 p0      22 t
        vpxord zmm14, zmm14, zmm5                                        ;   148.5 p5      23 t
        vgf2p8affineqb zmm5, zmm14, zmm20, 8                             ;   149.5 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm25, 0x6e                        ;   152.5 p0      23 t
        vgf2p8affineqb zmm14, zmm24, zmm20, 8                            ;   149.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x37                      ;   150.5 p0      22 t
        vgf2p8affineqb zmm11, zmm11, zmm20, 8                            ;   151.5 p0      42 t
        vgf2p8affineinvqb zmm14, zmm14, zmm19, 0xdc                      ;   152.5 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm25, 0x6e                      ;   154.5 p0      42 t
        vmovdqa64 zmm24, zmm4                                            ;   144.5         41 t copy
        vpternlogd zmm24, zmm13, zmm21, 0x96                             ;   153.5 p5      41 t
        vmovdqu64 [rbp + 15680], zmm23                                   ;    92.5 p8+p9   62 t spill
        vmovdqa64 zmm23, zmm5                                            ;   155.5         41 t copy
        vpternlogd zmm23, zmm10, zmm13, 0x96                             ;   155.5 p5      41 t
        vpternlogd zmm5, zmm24, zmm10, 0x96                              ;   155.5 p5      41 t
        vpternlogd zmm10, zmm8, zmm11, 0x96                              ;   157.5 p5      41 t
        vpternlogd zmm11, zmm23, zmm8, 0x96                              ;   157.5 p5      41 t
        vpternlogd zmm8, zmm14, zmm4, 0x96                               ;   155.5 p5      41 t
        vpternlogd zmm13, zmm21, zmm8, 0x96                              ;   156.5 p5      41 t
        vpternlogd zmm14, zmm4, zmm10, 0x96                              ;   158.5 p5      41 t
        vpternlogd zmm27, zmm0, zmm11, 0x96                              ;   158.5 p5      61 t
        vpternlogd zmm3, zmm16, zmm5, 0x96                               ;   156.5 p5      61 t
        vpternlogd zmm12, zmm9, zmm13, 0x96                              ;   157.5 p5      61 t
        vpternlogd zmm11, zmm24, zmm30, 0x96                             ;   158.5 p5      61 t
        vpternlogd zmm5, zmm8, [rbp + 15424], 0x96                       ;   156.5 p5+p3   61 t
        vpternlogd zmm13, zmm10, [rbp + 15296], 0x96                     ;   158.5 p5+p2   61 t
        vpternlogd zmm29, zmm14, [rbp + 15232], 0x96                     ;   159.5 p5+p3   61 t
        vpternlogd zmm14, zmm23, [rbp + 15360], 0x96                     ;   159.5 p0+p2   61 t
        vpxord zmm0, zmm27, [rbp + 5504]                                 ;   159.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   160.5 p0      41 t
        vpxord zmm4, zmm3, [rbp + 5568]                                  ;   157.5 p5+p2   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   163.5 p0      41 t
        vpxord zmm8, zmm12, [rbp + 5632]                                 ;   158.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm4, zmm22, 0                              ;   158.5 p0      23 t
        vpxord zmm10, zmm5, [rbp + 5760]                                 ;   157.5 p5+p2   40 t
        vpxord zmm16, zmm29, [rbp + 5696]                                ;   160.5 p0+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 0                              ;   159.5 p0      23 t
        vpxord zmm21, zmm13, [rbp + 5824]                                ;   159.5 p5+p2   40 t
        vpxord zmm23, zmm14, [rbp + 5888]                                ;   160.5 p5+p3   40 t
        vpxord zmm24, zmm11, [rbp + 5952]                                ;   160.5 p0+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   161.5 p0      22 t
        vpxord zmm9, zmm9, zmm4                                          ;   162.5 p5      23 t
        vgf2p8affineqb zmm4, zmm9, zmm20, 8                              ;   163.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm25, 0x6e                        ;   166.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0x37                        ;   164.5 p0      22 t
        vgf2p8affineqb zmm9, zmm16, zmm20, 8                             ;   165.5 p0      21 t
        vgf2p8affineqb zmm16, zmm10, zmm22, 0                            ;   166.5 p0      23 t
        vgf2p8affineqb zmm10, zmm10, zmm26, 0                            ;   167.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm19, 0xdc                        ;   168.5 p0      21 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;   169.5 p0      22 t
        vpxord zmm16, zmm16, zmm10                                       ;   170.5 p5      23 t
        vgf2p8affineqb zmm10, zmm16, zmm20, 8                            ;   171.5 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0x6e                      ;   174.5 p0      23 t
        vgf2p8affineqb zmm16, zmm23, zmm20, 8                            ;   172.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x37                      ;   173.5 p0      22 t
        vgf2p8affineqb zmm23, zmm24, zmm20, 8                            ;   174.5 p0      42 t
        vgf2p8affineinvqb zmm16, zmm16, zmm19, 0xdc                      ;   175.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, zmm25, 0x6e                      ;   177.5 p0      42 t
        vmovdqa64 zmm24, zmm0                                            ;   166.5         41 t copy
        vpternlogd zmm24, zmm9, zmm21, 0x96                              ;   176.5 p5      41 t
        vmovdqa64 zmm30, zmm10                                           ;   177.5         41 t copy
        vpternlogd zmm30, zmm8, zmm9, 0x96                               ;   177.5 p5      41 t
        vpternlogd zmm10, zmm24, zmm8, 0x96                              ;   177.5 p5      41 t
        vpternlogd zmm8, zmm4, zmm23, 0x96                               ;   180.5 p5      41 t
        vpternlogd zmm23, zmm30, zmm4, 0x96                              ;   180.5 p5      41 t
        vpternlogd zmm4, zmm16, zmm0, 0x96                               ;   178.5 p5      41 t
        vpternlogd zmm9, zmm21, zmm4, 0x96                               ;   179.5 p5      41 t
        vpternlogd zmm16, zmm0, zmm8, 0x96                               ;   181.5 p5      41 t
        vpternlogd zmm4, zmm1, zmm10, 0x96                               ;   179.5 p5      62 t
        vpternlogd zmm8, zmm6, zmm9, 0x96                                ;   181.5 p5      62 t
        vpternlogd zmm30, zmm17, zmm16, 0x96                             ;   182.5 p5      62 t
        vpternlogd zmm24, zmm31, zmm23, 0x96                             ;   181.5 p5      62 t
        vpandd zmm0, zmm4, [rbp + 6272]                                  ;   180.5 p5+p3   47 y
        vgf2p8affineqb zmm1, zmm0, zmm22, 0                              ;   181.5 p0      47 y
        vgf2p8affineqb zmm0, zmm0, zmm26, 0                              ;   181.5 p0      47 y
        vpandd zmm6, zmm8, [rbp + 6336]                                  ;   182.5 p5+p2   47 y
        vgf2p8affineqb zmm17, zmm6, zmm22, 0                             ;   183.5 p0      47 y
        vpandd zmm21, zmm30, [rbp + 6400]                                ;   183.5 p5+p3   47 y
        vpandd zmm31, zmm24, [rbp + 6464]                                ;   182.5 p5+p2   47 y
        vgf2p8affineqb zmm19, zmm31, zmm26, 0                            ;   183.5 p0      47 y
        vgf2p8affineqb zmm6, zmm6, zmm26, 0                              ;   183.5 p0      47 y
        vpternlogd zmm23, zmm7, zmm2, 0x96                               ;   181.5 p5      47 y
        vgf2p8affineqb zmm2, zmm21, zmm22, 0                             ;   184.5 p0      47 y
        vgf2p8affineqb zmm7, zmm31, zmm22, 0                             ;   183.5 p0      47 y
        vpternlogd zmm10, zmm18, zmm15, 0x96                             ;   179.5 p5      47 y
        vpternlogd zmm19, zmm1, zmm23, 0x96                              ;   186.5 p5      47 y
        vpternlogd zmm0, zmm17, zmm10, 0x96                              ;   186.5 p5      47 y
        vgf2p8affineqb zmm1, zmm21, zmm26, 0                             ;   184.5 p0      47 y
        vmovdqu64 zmm10, [rbp + 15616]                                   ;   136.5 p3      41 t reload
        vpternlogd zmm9, zmm10, [rbp + 15680], 0x96                      ;   182.5 p5+p2   47 y
        vpternlogd zmm2, zmm6, zmm9, 0x96                                ;   187.5 p5      47 y
        vpternlogd zmm4, zmm19, [rbp + 6016], 0x1e                       ;   187.5 p5+p3   48 y
        vmovdqu64 zmm6, [rbp + 15488]                                    ;   138.5 p2      41 t reload
        vpternlogd zmm16, zmm6, [rbp + 15552], 0x96                      ;   185.5 p0+p3   47 y
        vpternlogd zmm1, zmm7, zmm16, 0x96                               ;   187.5 p5      47 y
        vpternlogd zmm8, zmm0, [rbp + 6080], 0x1e                        ;   187.5 p0+p2   48 y
        vpternlogd zmm30, zmm2, [rbp + 6144], 0x1e                       ;   188.5 p5+p3   48 y
        vpternlogd zmm24, zmm1, [rbp + 6208], 0x1e                       ;   188.5 p0+p2   48 y
        vpternlogd zmm5, zmm27, [rbp + 6528], 0x1e                       ;   187.5 p5+p3   51 x
        vpternlogd zmm13, zmm3, [rbp + 6592], 0x1e                       ;   188.5 p0+p2   51 x
        vpternlogd zmm14, zmm12, [rbp + 6656], 0x1e                      ;   188.5 p5+p3   51 x
        vpternlogd zmm11, zmm29, [rbp + 6720], 0x1e                      ;   189.5 p0+p2   51 x
        vpandd zmm6, zmm5, [rbp + 6784]                                  ;   189.5 p5+p3   52 x
        vgf2p8affineqb zmm7, zmm6, zmm22, 0                              ;   190.5 p0      52 x
        vgf2p8affineqb zmm6, zmm6, zmm26, 0                              ;   191.5 p0      52 x
        vpandd zmm9, zmm13, [rbp + 6848]                                 ;   190.5 p5+p2   52 x
        vgf2p8affineqb zmm10, zmm9, zmm22, 0                             ;   192.5 p0      52 x
        vgf2p8affineqb zmm9, zmm9, zmm26, 0                              ;   193.5 p0      52 x
        vpandd zmm15, zmm14, [rbp + 6912]                                ;   191.5 p5+p3   52 x
        vgf2p8affineqb zmm16, zmm15, zmm22, 0                            ;   194.5 p0      52 x
        vpandd zmm17, zmm11, [rbp + 6976]                                ;   192.5 p5+p2   52 x
        vgf2p8affineqb zmm18, zmm17, zmm26, 0                            ;   195.5 p0      52 x
        vgf2p8affineqb zmm17, zmm17, zmm22, 0                            ;   196.5 p0      52 x
        vgf2p8affineqb zmm15, zmm15, zmm26, 0                            ;   197.5 p0      52 x
        vpxord zmm21, zmm19, [rbp + 7040]                                ;   193.5 p5+p3   40 t
        vpxord zmm23, zmm0, [rbp + 7104]                                 ;   194.5 p5+p2   40 t
        vpxord zmm31, zmm2, [rbp + 7168]                                 ;   195.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;   198.5 p0      41 t
        vmovdqu64 [rbp + 15552], zmm2                                    ;   188.5 p7+p4   47 y spill
        vpxord zmm2, zmm1, [rbp + 7232]                                  ;   196.5 p5+p2   40 t
        vmovdqu64 [rbp + 15488], zmm1                                    ;   188.5 p8+p9   47 y spill
        vpxord zmm1, zmm4, [rbp + 7296]                                  ;   197.5 p5+p3   40 t
        vmovdqu64 [rbp + 15680], zmm0                                    ;   187.5 p7+p4   47 y spill
        vpxord zmm0, zmm8, [rbp + 7360]                                  ;   198.5 p5+p2   40 t
        vgf2p8affineinvqb zmm21, zmm21, zmm25, 0x6e                      ;   201.5 p0      41 t
        vmovdqu64 [rbp + 15616], zmm19                                   ;   187.5 p8+p9   47 y spill
        vpxord zmm19, zmm30, [rbp + 7424]                                ;   199.5 p5+p3   40 t
        vmovdqu64 [rbp + 15360], zmm30                                   ;   189.5 p7+p4   48 y spill
        vpxord zmm30, zmm24, [rbp + 7488]                                ;   200.5 p0+p2   40 t
        vmovdqu64 [rbp + 15232], zmm24                                   ;   189.5 p8+p9   48 y spill
        vgf2p8affineqb zmm24, zmm23, zmm22, 0                            ;   201.5 p0      23 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 0                            ;   202.5 p0      23 t
        vgf2p8affineqb zmm31, zmm31, zmm20, 8                            ;   203.5 p0      22 t
        vpxord zmm24, zmm24, zmm23                                       ;   205.5 p5      23 t
        vgf2p8affineqb zmm23, zmm24, zmm20, 8                            ;   206.5 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm25, 0x6e                      ;   209.5 p0      23 t
        vgf2p8affineqb zmm2, zmm2, zmm20, 8                              ;   206.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm31, zmm28, 0x37                      ;   207.5 p0      22 t
        vgf2p8affineqb zmm31, zmm1, zmm22, 0                             ;   208.5 p0      23 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 0                              ;   209.5 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   210.5 p0+p3   21 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   211.5 p0      22 t
        vgf2p8affineqb zmm19, zmm19, zmm20, 8                            ;   212.5 p0      21 t
        vpxord zmm31, zmm31, zmm1                                        ;   212.5 p5      23 t
        vgf2p8affineqb zmm1, zmm31, zmm20, 8                             ;   213.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0x6e                        ;   216.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x37                        ;   215.5 p0      22 t
        vgf2p8affineqb zmm30, zmm30, zmm20, 8                            ;   216.5 p0      42 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;    85.7 p2      21 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm31, 0xdc                      ;   217.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm25, 0x6e                      ;   219.5 p0      42 t
        vmovdqa64 zmm31, zmm21                                           ;   204.5         41 t copy
        vpternlogd zmm31, zmm0, zmm2, 0x96                               ;   218.5 p5      41 t
        vpternlogd zmm18, zmm7, zmm27, 0x96                              ;   203.5 p5      61 t
        vmovdqa64 zmm7, zmm1                                             ;   219.5         41 t copy
        vpternlogd zmm7, zmm24, zmm2, 0x96                               ;   219.5 p5      41 t
        vpternlogd zmm6, zmm10, zmm3, 0x96                               ;   205.5 p5      61 t
        vpternlogd zmm1, zmm31, zmm24, 0x96                              ;   219.5 p5      41 t
        vpternlogd zmm24, zmm30, zmm23, 0x96                             ;   222.5 p5      41 t
        vpternlogd zmm30, zmm7, zmm23, 0x96                              ;   222.5 p5      41 t
        vpternlogd zmm23, zmm19, zmm21, 0x96                             ;   220.5 p5      41 t
        vpternlogd zmm9, zmm16, zmm12, 0x96                              ;   210.5 p5      61 t
        vpternlogd zmm17, zmm15, zmm29, 0x96                             ;   211.5 p5      61 t
        vpternlogd zmm0, zmm2, zmm23, 0x96                               ;   221.5 p5      41 t
        vpternlogd zmm19, zmm21, zmm24, 0x96                             ;   223.5 p5      41 t
        vpternlogd zmm23, zmm5, zmm1, 0x96                               ;   221.5 p5      61 t
        vpternlogd zmm24, zmm13, zmm0, 0x96                              ;   223.5 p5      61 t
        vpternlogd zmm7, zmm14, zmm19, 0x96                              ;   224.5 p5      61 t
        vpternlogd zmm31, zmm11, zmm30, 0x96                             ;   223.5 p5      61 t
        vmovdqa64 zmm2, zmm18                                            ;   204.5         40 t copy
        vpternlogd zmm2, zmm30, [rbp + 7552], 0x96                       ;   223.5 p5+p3   40 t
        vmovdqa64 zmm3, zmm6                                             ;   206.5         40 t copy
        vpternlogd zmm3, zmm1, [rbp + 7616], 0x96                        ;   220.5 p0+p2   40 t
        vmovdqa64 zmm5, zmm9                                             ;   211.5         40 t copy
        vpternlogd zmm5, zmm0, [rbp + 7680], 0x96                        ;   222.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm20, 8                              ;   224.5 p0      41 t
        vmovdqa64 zmm10, zmm17                                           ;   212.5         40 t copy
        vpternlogd zmm10, zmm19, [rbp + 7744], 0x96                      ;   224.5 p5+p2   40 t
        vgf2p8affineinvqb zmm2, zmm2, zmm25, 0x6e                        ;   227.5 p0      41 t
        vgf2p8affineqb zmm11, zmm3, zmm22, 0                             ;   222.5 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 0                              ;   223.5 p0      23 t
        vpxord zmm12, zmm23, [rbp + 7808]                                ;   222.5 p5+p3   40 t
        vpxord zmm13, zmm24, [rbp + 7872]                                ;   224.5 p5+p2   40 t
        vpxord zmm14, zmm7, [rbp + 7936]                                 ;   225.5 p5+p3   40 t
        vpxord zmm15, zmm31, [rbp + 8000]                                ;   224.5 p0+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm20, 8                              ;   225.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0x37                        ;   228.5 p0      22 t
        vgf2p8affineqb zmm10, zmm10, zmm20, 8                            ;   227.5 p0      21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;    93.3 p3      21 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm16, 0xdc                      ;   230.5 p0      21 t
        vpxord zmm11, zmm11, zmm3                                        ;   226.5 p5      23 t
        vgf2p8affineqb zmm3, zmm11, zmm20, 8                             ;   229.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm25, 0x6e                        ;   232.5 p0      23 t
        vgf2p8affineqb zmm11, zmm12, zmm22, 0                            ;   231.5 p0      23 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 0                            ;   232.5 p0      23 t
        vgf2p8affineqb zmm13, zmm13, zmm20, 8                            ;   233.5 p0      22 t
        vgf2p8affineqb zmm14, zmm14, zmm20, 8                            ;   234.5 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, zmm28, 0x37                      ;   236.5 p0      22 t
        vgf2p8affineqb zmm15, zmm15, zmm20, 8                            ;   236.5 p0      42 t
        vgf2p8affineinvqb zmm14, zmm14, zmm16, 0xdc                      ;   237.5 p0      21 t
        vpxord zmm11, zmm11, zmm12                                       ;   235.5 p5      23 t
        vgf2p8affineqb zmm11, zmm11, zmm20, 8                            ;   238.5 p0      23 t
        vgf2p8affineinvqb zmm11, zmm11, zmm25, 0x6e                      ;   241.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm15, zmm25, 0x6e                      ;   240.5 p0      42 t
        vmovdqa64 zmm15, zmm2                                            ;   230.5         41 t copy
        vpternlogd zmm15, zmm13, zmm10, 0x96                             ;   239.5 p5      41 t
        vmovdqa64 zmm21, zmm11                                           ;   244.5         41 t copy
        vpternlogd zmm21, zmm5, zmm10, 0x96                              ;   244.5 p5      41 t
        vpternlogd zmm11, zmm15, zmm5, 0x96                              ;   244.5 p5      41 t
        vpternlogd zmm5, zmm3, zmm12, 0x96                               ;   243.5 p5      41 t
        vmovdqa64 zmm27, zmm2                                            ;   230.5         41 t copy
        vpternlogd zmm27, zmm14, zmm3, 0x96                              ;   240.5 p5      41 t
        vpternlogd zmm3, zmm12, zmm21, 0x96                              ;   245.5 p5      41 t
        vpternlogd zmm13, zmm10, zmm27, 0x96                             ;   241.5 p5      41 t
        vpternlogd zmm2, zmm14, zmm5, 0x96                               ;   244.5 p5      41 t
        vpternlogd zmm27, zmm4, zmm11, 0x96                              ;   245.5 p5      62 t
        vpternlogd zmm5, zmm8, zmm13, 0x96                               ;   244.5 p5      62 t
        vpternlogd zmm21, zmm2, [rbp + 15360], 0x96                      ;   245.5 p5+p2   62 t
        vpternlogd zmm15, zmm3, [rbp + 15232], 0x96                      ;   246.5 p5+p3   62 t
        vmovdqu64 zmm4, [rbp + 15616]                                    ;   187.5 p2      47 y reload
        vmovdqu64 zmm8, [rbp + 8064]                                     ;    98.7 p3      40 t
        vpternlogd zmm8, zmm3, zmm4, 0x96                                ;   246.5 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   247.5 p0      41 t
        vmovdqu64 zmm10, [rbp + 15680]                                   ;   187.5 p2      47 y reload
        vmovdqu64 zmm12, [rbp + 8128]                                    ;    99.7 p3      40 t
        vpternlogd zmm12, zmm11, zmm10, 0x96                             ;   245.5 p5      40 t
        vmovdqu64 zmm14, [rbp + 15552]                                   ;   188.5 p2      47 y reload
        vmovdqu64 zmm29, [rbp + 8192]                                    ;   100.7 p3      40 t
        vpternlogd zmm29, zmm13, zmm14, 0x96                             ;   242.5 p5      40 t
        vgf2p8affineinvqb zmm8, zmm8, zmm25, 0x6e                        ;   250.5 p0      41 t
        vpxord zmm14, zmm27, [rbp + 8320]                                ;   246.5 p5+p2   40 t
        vpxord zmm10, zmm5, [rbp + 8384]                                 ;   245.5 p5+p3   40 t
        vpxord zmm4, zmm21, [rbp + 8448]                                 ;   246.5 p0+p2   40 t
        vmovdqu64 [rbp + 15232], zmm21                                   ;   246.5 p7+p4   62 t spill
        vmovdqu64 zmm21, [rbp + 8256]                                    ;   102.7 p3      40 t
        vpternlogd zmm21, zmm2, [rbp + 15488], 0x96                      ;   245.5 p5+p2   40 t
        vmovdqu64 [rbp + 15360], zmm5                                    ;   245.5 p8+p9   62 t spill
        vgf2p8affineqb zmm5, zmm12, zmm22, 0                             ;   246.5 p0      23 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 0                            ;   246.5 p0      23 t
        vmovdqu64 [rbp + 15296], zmm27                                   ;   246.5 p7+p4   62 t spill
        vpxord zmm27, zmm15, [rbp + 8512]                                ;   247.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm20, 8                            ;   246.5 p0      22 t
        vpxord zmm12, zmm12, zmm5                                        ;   249.5 p5      23 t
        vgf2p8affineqb zmm5, zmm12, zmm20, 8                             ;   250.5 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm25, 0x6e                        ;   253.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm29, zmm28, 0x37                      ;   249.5 p0      22 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;   250.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm16, 0xdc                      ;   253.5 p0      21 t
        vgf2p8affineqb zmm29, zmm14, zmm22, 0                            ;   252.5 p0      23 t
        vgf2p8affineqb zmm14, zmm14, zmm26, 0                            ;   253.5 p0      23 t
        vgf2p8affineqb zmm10, zmm10, zmm20, 8                            ;   254.5 p0      22 t
        vpxord zmm29, zmm29, zmm14                                       ;   256.5 p5      23 t
        vgf2p8affineqb zmm14, zmm29, zmm20, 8                            ;   257.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm25, 0x6e                      ;   260.5 p0      23 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   257.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0x37                      ;   258.5 p0      22 t
        vgf2p8affineqb zmm27, zmm27, zmm20, 8                            ;   259.5 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, zmm16, 0xdc                        ;   260.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm25, 0x6e                      ;   262.5 p0      42 t
        vmovdqa64 zmm29, zmm8                                            ;   253.5         41 t copy
        vpternlogd zmm29, zmm21, zmm10, 0x96                             ;   261.5 p5      41 t
        vmovdqa64 zmm16, zmm14                                           ;   263.5         41 t copy
        vpternlogd zmm16, zmm12, zmm21, 0x96                             ;   263.5 p5      41 t
        vpternlogd zmm14, zmm29, zmm12, 0x96                             ;   263.5 p5      41 t
        vpternlogd zmm12, zmm5, zmm27, 0x96                              ;   265.5 p5      41 t
        vpternlogd zmm27, zmm16, zmm5, 0x96                              ;   265.5 p5      41 t
        vpternlogd zmm5, zmm4, zmm8, 0x96                                ;   263.5 p5      41 t
        vpternlogd zmm21, zmm10, zmm5, 0x96                              ;   264.5 p5      41 t
        vpternlogd zmm4, zmm8, zmm12, 0x96                               ;   266.5 p5      41 t
        vpternlogd zmm18, zmm30, zmm27, 0x96                             ;   266.5 p5      61 t
        vpternlogd zmm6, zmm1, zmm14, 0x96                               ;   264.5 p5      61 t
        vpternlogd zmm14, zmm5, zmm23, 0x96                              ;   264.5 p5      61 t
        vpternlogd zmm9, zmm0, zmm21, 0x96                               ;   265.5 p5      61 t
        vpternlogd zmm21, zmm12, zmm24, 0x96                             ;   266.5 p5      61 t
        vpternlogd zmm17, zmm19, zmm4, 0x96                              ;   267.5 p5      61 t
        vpternlogd zmm4, zmm16, zmm7, 0x96                               ;   267.5 p5      61 t
        vpternlogd zmm27, zmm29, zmm31, 0x96                             ;   266.5 p0      61 t
        vpxord zmm0, zmm18, [rbp + 8576]                                 ;   267.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   268.5 p0      41 t
        vpxord zmm1, zmm6, [rbp + 8640]                                  ;   265.5 p5+p3   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   271.5 p0      41 t
        vpxord zmm5, zmm9, [rbp + 8704]                                  ;   266.5 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm1, zmm22, 0                              ;   266.5 p0      23 t
        vpxord zmm8, zmm17, [rbp + 8768]                                 ;   268.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 0                              ;   266.5 p0      23 t
        vpxord zmm10, zmm14, [rbp + 8832]                                ;   266.5 p5+p2   40 t
        vpxord zmm12, zmm21, [rbp + 8896]                                ;   267.5 p0+p3   40 t
        vpxord zmm16, zmm4, [rbp + 8960]                                 ;   268.5 p5+p2   40 t
        vpxord zmm19, zmm27, [rbp + 9024]                                ;   268.5 p0+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm20, 8                              ;   269.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0x37                        ;   272.5 p0      22 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   271.5 p0      21 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 320] ;   111.8 p2      21 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm23, 0xdc                        ;   274.5 p0      21 t
        vpxord zmm1, zmm1, zmm7                                          ;   269.5 p5      23 t
        vgf2p8affineqb zmm1, zmm1, zmm20, 8                              ;   273.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0x6e                        ;   276.5 p0      23 t
        vgf2p8affineqb zmm7, zmm10, zmm22, 0                             ;   275.5 p0      23 t
        vgf2p8affineqb zmm10, zmm10, zmm26, 0                            ;   276.5 p0      23 t
        vgf2p8affineqb zmm12, zmm12, zmm20, 8                            ;   277.5 p0      22 t
        vgf2p8affineqb zmm16, zmm16, zmm20, 8                            ;   278.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0x37                      ;   280.5 p0      22 t
        vgf2p8affineqb zmm19, zmm19, zmm20, 8                            ;   280.5 p0      42 t
        vgf2p8affineinvqb zmm16, zmm16, zmm23, 0xdc                      ;   281.5 p0      21 t
        vpxord zmm7, zmm7, zmm10                                         ;   279.5 p5      23 t
        vgf2p8affineqb zmm7, zmm7, zmm20, 8                              ;   282.5 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm25, 0x6e                        ;   285.5 p0      23 t
        vgf2p8affineinvqb zmm10, zmm19, zmm25, 0x6e                      ;   284.5 p0      42 t
        vmovdqa64 zmm19, zmm0                                            ;   274.5         41 t copy
        vpternlogd zmm19, zmm8, zmm12, 0x96                              ;   283.5 p5      41 t
        vmovdqa64 zmm24, zmm7                                            ;   288.5         41 t copy
        vpternlogd zmm24, zmm5, zmm8, 0x96                               ;   288.5 p5      41 t
        vpternlogd zmm7, zmm19, zmm5, 0x96                               ;   288.5 p5      41 t
        vpternlogd zmm5, zmm1, zmm10, 0x96                               ;   287.5 p5      41 t
        vpternlogd zmm10, zmm24, zmm1, 0x96                              ;   289.5 p5      41 t
        vpternlogd zmm1, zmm16, zmm0, 0x96                               ;   284.5 p5      41 t
        vpternlogd zmm8, zmm12, zmm1, 0x96                               ;   285.5 p5      41 t
        vpternlogd zmm16, zmm0, zmm5, 0x96                               ;   288.5 p5      41 t
        vpternlogd zmm3, zmm10, [rbp + 15616], 0x96                      ;   290.5 p5+p3   62 t
        vpternlogd zmm10, zmm19, zmm15, 0x96                             ;   290.5 p5      62 t
        vpternlogd zmm11, zmm7, [rbp + 15680], 0x96                      ;   289.5 p5+p2   62 t
        vpternlogd zmm13, zmm8, [rbp + 15552], 0x96                      ;   286.5 p5+p3   62 t
        vpternlogd zmm7, zmm1, [rbp + 15296], 0x96                       ;   289.5 p5+p2   62 t
        vpternlogd zmm8, zmm5, [rbp + 15360], 0x96                       ;   288.5 p5+p3   62 t
        vpternlogd zmm2, zmm16, [rbp + 15488], 0x96                      ;   289.5 p5+p2   62 t
        vpternlogd zmm16, zmm24, [rbp + 15232], 0x96                     ;   289.5 p0+p3   62 t
        vpxord zmm0, zmm3, [rbp + 9088]                                  ;   291.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   292.5 p0      41 t
        vpxord zmm1, zmm11, [rbp + 9152]                                 ;   290.5 p5+p3   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   295.5 p0      41 t
        vpxord zmm5, zmm13, [rbp + 9216]                                 ;   287.5 p5+p2   40 t
        vgf2p8affineqb zmm12, zmm1, zmm22, 0                             ;   291.5 p0      23 t
        vpxord zmm15, zmm2, [rbp + 9280]                                 ;   290.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 0                              ;   291.5 p0      23 t
        vpxord zmm19, zmm7, [rbp + 9344]                                 ;   290.5 p5+p2   40 t
        vpxord zmm24, zmm8, [rbp + 9408]                                 ;   290.5 p0+p3   40 t
        vpxord zmm29, zmm16, [rbp + 9472]                                ;   290.5 p5+p2   40 t
        vpxord zmm30, zmm10, [rbp + 9536]                                ;   291.5 p0+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm20, 8                              ;   292.5 p0      22 t
        vpxord zmm1, zmm1, zmm12                                         ;   294.5 p5      23 t
        vgf2p8affineqb zmm1, zmm1, zmm20, 8                              ;   295.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0x6e                        ;   298.5 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0x37                        ;   295.5 p0      22 t
        vgf2p8affineqb zmm12, zmm15, zmm20, 8                            ;   296.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm23, 0xdc                      ;   299.5 p0      21 t
        vgf2p8affineqb zmm15, zmm19, zmm22, 0                            ;   298.5 p0      23 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 0                            ;   299.5 p0      23 t
        vgf2p8affineqb zmm24, zmm24, zmm20, 8                            ;   300.5 p0      22 t
        vgf2p8affineqb zmm29, zmm29, zmm20, 8                            ;   301.5 p0      21 t
        vpxord zmm15, zmm15, zmm19                                       ;   302.5 p5      23 t
        vgf2p8affineqb zmm15, zmm15, zmm20, 8                            ;   303.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm25, 0x6e                      ;   306.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm24, zmm28, 0x37                      ;   304.5 p0      22 t
        vgf2p8affineqb zmm24, zmm30, zmm20, 8                            ;   305.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm23, 0xdc                      ;   306.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm25, 0x6e                      ;   308.5 p0      42 t
        vmovdqa64 zmm30, zmm0                                            ;   298.5         41 t copy
        vpternlogd zmm30, zmm12, zmm19, 0x96                             ;   307.5 p5      41 t
        vmovdqa64 zmm31, zmm15                                           ;   309.5         41 t copy
        vpternlogd zmm31, zmm5, zmm12, 0x96                              ;   309.5 p5      41 t
        vpternlogd zmm15, zmm30, zmm5, 0x96                              ;   309.5 p5      41 t
        vpternlogd zmm5, zmm1, zmm24, 0x96                               ;   311.5 p5      41 t
        vpternlogd zmm24, zmm31, zmm1, 0x96                              ;   311.5 p5      41 t
        vpternlogd zmm1, zmm29, zmm0, 0x96                               ;   309.5 p5      41 t
        vpternlogd zmm12, zmm19, zmm1, 0x96                              ;   310.5 p5      41 t
        vpternlogd zmm29, zmm0, zmm5, 0x96                               ;   312.5 p5      41 t
        vpxord zmm18, zmm18, zmm24                                       ;   312.5 p5      61 t
        vpxord zmm6, zmm6, zmm15                                         ;   310.5 p5      61 t
        vpternlogd zmm15, zmm1, zmm14, 0x96                              ;   310.5 p5      61 t
        vpxord zmm9, zmm9, zmm12                                         ;   311.5 p5      61 t
        vpternlogd zmm12, zmm5, zmm21, 0x96                              ;   312.5 p5      61 t
        vpternlogd zmm24, zmm30, zmm27, 0x96                             ;   312.5 p5      61 t
        vpxord zmm17, zmm17, zmm29                                       ;   313.5 p5      61 t
        vpternlogd zmm29, zmm31, zmm4, 0x96                              ;   313.5 p0      61 t
        vpxord zmm0, zmm18, [rbp + 9600]                                 ;   313.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   314.5 p0      41 t
        vpxord zmm1, zmm6, [rbp + 9664]                                  ;   311.5 p5+p3   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   317.5 p0      41 t
        vpxord zmm4, zmm9, [rbp + 9728]                                  ;   312.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm1, zmm22, 0                              ;   312.5 p0      23 t
        vpxord zmm14, zmm15, [rbp + 9856]                                ;   311.5 p5+p3   40 t
        vpxord zmm19, zmm17, [rbp + 9792]                                ;   314.5 p0+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 0                              ;   313.5 p0      23 t
        vpxord zmm21, zmm12, [rbp + 9920]                                ;   313.5 p5+p3   40 t
        vpxord zmm27, zmm29, [rbp + 9984]                                ;   314.5 p5+p2   40 t
        vpxord zmm30, zmm24, [rbp + 10048]                               ;   314.5 p0+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   315.5 p0      22 t
        vpxord zmm5, zmm5, zmm1                                          ;   316.5 p5      23 t
        vgf2p8affineqb zmm1, zmm5, zmm20, 8                              ;   317.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0x6e                        ;   320.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x37                        ;   318.5 p0      22 t
        vgf2p8affineqb zmm5, zmm19, zmm20, 8                             ;   319.5 p0      21 t
        vgf2p8affineqb zmm19, zmm14, zmm22, 0                            ;   320.5 p0      23 t
        vgf2p8affineqb zmm14, zmm14, zmm26, 0                            ;   321.5 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm23, 0xdc                        ;   322.5 p0      21 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;   323.5 p0      22 t
        vpxord zmm19, zmm19, zmm14                                       ;   324.5 p5      23 t
        vgf2p8affineqb zmm14, zmm19, zmm20, 8                            ;   325.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm25, 0x6e                      ;   328.5 p0      23 t
        vgf2p8affineqb zmm19, zmm27, zmm20, 8                            ;   326.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x37                      ;   327.5 p0      22 t
        vgf2p8affineqb zmm27, zmm30, zmm20, 8                            ;   328.5 p0      42 t
        vgf2p8affineinvqb zmm19, zmm19, zmm23, 0xdc                      ;   329.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm25, 0x6e                      ;   331.5 p0      42 t
        vmovdqa64 zmm30, zmm0                                            ;   320.5         41 t copy
        vpternlogd zmm30, zmm5, zmm21, 0x96                              ;   330.5 p5      41 t
        vmovdqa64 zmm31, zmm14                                           ;   331.5         41 t copy
        vpternlogd zmm31, zmm4, zmm5, 0x96                               ;   331.5 p5      41 t
        vpternlogd zmm14, zmm30, zmm4, 0x96                              ;   331.5 p5      41 t
        vpternlogd zmm4, zmm1, zmm27, 0x96                               ;   334.5 p5      41 t
        vpternlogd zmm27, zmm31, zmm1, 0x96                              ;   334.5 p5      41 t
        vpternlogd zmm1, zmm19, zmm0, 0x96                               ;   332.5 p5      41 t
        vpternlogd zmm5, zmm21, zmm1, 0x96                               ;   333.5 p5      41 t
        vpternlogd zmm19, zmm0, zmm4, 0x96                               ;   335.5 p5      41 t
        vpternlogd zmm1, zmm7, zmm14, 0x96                               ;   333.5 p5      62 t
        vpternlogd zmm4, zmm8, zmm5, 0x96                                ;   335.5 p5      62 t
        vpternlogd zmm31, zmm16, zmm19, 0x96                             ;   336.5 p5      62 t
        vpternlogd zmm30, zmm10, zmm27, 0x96                             ;   335.5 p5      62 t
        vpandd zmm0, zmm1, [rbp + 10368]                                 ;   334.5 p5+p2   47 y
        vgf2p8affineqb zmm7, zmm0, zmm22, 0                              ;   335.5 p0      47 y
        vgf2p8affineqb zmm0, zmm0, zmm26, 0                              ;   335.5 p0      47 y
        vpandd zmm8, zmm4, [rbp + 10432]                                 ;   336.5 p5+p3   47 y
        vgf2p8affineqb zmm10, zmm8, zmm22, 0                             ;   337.5 p0      47 y
        vpandd zmm16, zmm31, [rbp + 10496]                               ;   337.5 p5+p2   47 y
        vpandd zmm21, zmm30, [rbp + 10560]                               ;   336.5 p5+p3   47 y
        vgf2p8affineqb zmm23, zmm21, zmm26, 0                            ;   337.5 p0      47 y
        vgf2p8affineqb zmm8, zmm8, zmm26, 0                              ;   337.5 p0      47 y
        vgf2p8affineqb zmm21, zmm21, zmm22, 0                            ;   337.5 p0      47 y
        vpxord zmm3, zmm3, zmm27                                         ;   335.5 p5      47 y
        vgf2p8affineqb zmm27, zmm16, zmm22, 0                            ;   338.5 p0      47 y
        vgf2p8affineqb zmm16, zmm16, zmm26, 0                            ;   338.5 p0      47 y
        vpternlogd zmm23, zmm7, zmm3, 0x96                               ;   340.5 p5      47 y
        vpxord zmm11, zmm11, zmm14                                       ;   334.5 p5      47 y
        vpternlogd zmm0, zmm10, zmm11, 0x96                              ;   340.5 p5      47 y
        vpxord zmm13, zmm13, zmm5                                        ;   336.5 p5      47 y
        vpternlogd zmm27, zmm8, zmm13, 0x96                              ;   341.5 p5      47 y
        vpxord zmm2, zmm2, zmm19                                         ;   338.5 p5      47 y
        vpternlogd zmm16, zmm21, zmm2, 0x96                              ;   341.5 p0      47 y
        vpternlogd zmm1, zmm23, [rbp + 10112], 0x1e                      ;   341.5 p5+p2   48 y
        vpternlogd zmm4, zmm0, [rbp + 10176], 0x1e                       ;   341.5 p0+p3   48 y
        vpternlogd zmm31, zmm27, [rbp + 10240], 0x1e                     ;   342.5 p5+p2   48 y
        vpternlogd zmm30, zmm16, [rbp + 10304], 0x1e                     ;   342.5 p0+p3   48 y
        vpternlogd zmm15, zmm18, [rbp + 10624], 0x1e                     ;   341.5 p5+p2   51 x
        vpternlogd zmm12, zmm6, [rbp + 10688], 0x1e                      ;   342.5 p0+p3   51 x
        vpternlogd zmm29, zmm9, [rbp + 10752], 0x1e                      ;   342.5 p5+p2   51 x
        vpternlogd zmm24, zmm17, [rbp + 10816], 0x1e                     ;   343.5 p0+p3   51 x
        vpandd zmm2, zmm15, [rbp + 10880]                                ;   343.5 p5+p2   52 x
        vgf2p8affineqb zmm3, zmm2, zmm22, 0                              ;   344.5 p0      52 x
        vgf2p8affineqb zmm2, zmm2, zmm26, 0                              ;   345.5 p0      52 x
        vpandd zmm5, zmm12, [rbp + 10944]                                ;   344.5 p5+p3   52 x
        vgf2p8affineqb zmm7, zmm5, zmm22, 0                              ;   346.5 p0      52 x
        vgf2p8affineqb zmm5, zmm5, zmm26, 0                              ;   347.5 p0      52 x
        vpandd zmm8, zmm29, [rbp + 11008]                                ;   345.5 p5+p2   52 x
        vgf2p8affineqb zmm10, zmm8, zmm22, 0                             ;   348.5 p0      52 x
        vpandd zmm11, zmm24, [rbp + 11072]                               ;   346.5 p5+p3   52 x
        vgf2p8affineqb zmm13, zmm11, zmm26, 0                            ;   349.5 p0      52 x
        vgf2p8affineqb zmm11, zmm11, zmm22, 0                            ;   350.5 p0      52 x
        vgf2p8affineqb zmm8, zmm8, zmm26, 0                              ;   351.5 p0      52 x
        vpxord zmm14, zmm23, [rbp + 11136]                               ;   347.5 p5+p2   40 t
        vpxord zmm19, zmm0, [rbp + 11200]                                ;   348.5 p5+p3   40 t
        vpxord zmm21, zmm27, [rbp + 11264]                               ;   349.5 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm20, 8                            ;   352.5 p0      41 t
        vmovdqu64 [rbp + 15232], zmm27                                   ;   342.5 p8+p9   47 y spill
        vpxord zmm27, zmm16, [rbp + 11328]                               ;   350.5 p5+p3   40 t
        vmovdqu64 [rbp + 15488], zmm16                                   ;   342.5 p7+p4   47 y spill
        vpxord zmm16, zmm1, [rbp + 11392]                                ;   351.5 p5+p2   40 t
        vmovdqu64 [rbp + 15360], zmm0                                    ;   341.5 p8+p9   47 y spill
        vpxord zmm0, zmm4, [rbp + 11456]                                 ;   352.5 p5+p3   40 t
        vgf2p8affineinvqb zmm14, zmm14, zmm25, 0x6e                      ;   355.5 p0      41 t
        vmovdqu64 [rbp + 15296], zmm23                                   ;   341.5 p7+p4   47 y spill
        vpxord zmm23, zmm31, [rbp + 11520]                               ;   353.5 p5+p2   40 t
        vmovdqu64 [rbp + 15552], zmm31                                   ;   343.5 p8+p9   48 y spill
        vpxord zmm31, zmm30, [rbp + 11584]                               ;   354.5 p0+p3   40 t
        vmovdqu64 [rbp + 15680], zmm30                                   ;   343.5 p7+p4   48 y spill
        vgf2p8affineqb zmm30, zmm19, zmm22, 0                            ;   355.5 p0      23 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 0                            ;   356.5 p0      23 t
        vgf2p8affineqb zmm21, zmm21, zmm20, 8                            ;   357.5 p0      22 t
        vpxord zmm30, zmm30, zmm19                                       ;   359.5 p5      23 t
        vgf2p8affineqb zmm19, zmm30, zmm20, 8                            ;   360.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm25, 0x6e                      ;   363.5 p0      23 t
        vgf2p8affineqb zmm27, zmm27, zmm20, 8                            ;   360.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x37                      ;   361.5 p0      22 t
        vgf2p8affineqb zmm30, zmm16, zmm22, 0                            ;   362.5 p0      23 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 0                            ;   363.5 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   364.5 p0+p2   21 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   365.5 p0      22 t
        vgf2p8affineqb zmm23, zmm23, zmm20, 8                            ;   366.5 p0      21 t
        vpxord zmm30, zmm30, zmm16                                       ;   366.5 p5      23 t
        vgf2p8affineqb zmm16, zmm30, zmm20, 8                            ;   367.5 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, zmm25, 0x6e                      ;   370.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x37                        ;   369.5 p0      22 t
        vgf2p8affineqb zmm30, zmm31, zmm20, 8                            ;   370.5 p0      42 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;   158.8 p3      21 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm31, 0xdc                      ;   371.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm25, 0x6e                      ;   373.5 p0      42 t
        vmovdqa64 zmm31, zmm14                                           ;   358.5         41 t copy
        vpternlogd zmm31, zmm0, zmm27, 0x96                              ;   372.5 p5      41 t
        vpternlogd zmm13, zmm3, zmm18, 0x96                              ;   357.5 p5      61 t
        vmovdqa64 zmm3, zmm16                                            ;   373.5         41 t copy
        vpternlogd zmm3, zmm21, zmm27, 0x96                              ;   373.5 p5      41 t
        vpternlogd zmm2, zmm7, zmm6, 0x96                                ;   359.5 p5      61 t
        vpternlogd zmm16, zmm31, zmm21, 0x96                             ;   373.5 p5      41 t
        vpternlogd zmm21, zmm30, zmm19, 0x96                             ;   376.5 p5      41 t
        vpternlogd zmm30, zmm3, zmm19, 0x96                              ;   376.5 p5      41 t
        vpternlogd zmm19, zmm23, zmm14, 0x96                             ;   374.5 p5      41 t
        vpternlogd zmm5, zmm10, zmm9, 0x96                               ;   364.5 p5      61 t
        vpternlogd zmm11, zmm8, zmm17, 0x96                              ;   365.5 p5      61 t
        vpternlogd zmm0, zmm27, zmm19, 0x96                              ;   375.5 p5      41 t
        vpternlogd zmm23, zmm14, zmm21, 0x96                             ;   377.5 p5      41 t
        vpternlogd zmm19, zmm15, zmm16, 0x96                             ;   375.5 p5      61 t
        vpternlogd zmm21, zmm12, zmm0, 0x96                              ;   377.5 p5      61 t
        vpternlogd zmm3, zmm29, zmm23, 0x96                              ;   378.5 p5      61 t
        vpternlogd zmm31, zmm24, zmm30, 0x96                             ;   377.5 p5      61 t
        vmovdqa64 zmm6, zmm13                                            ;   358.5         40 t copy
        vpternlogd zmm6, zmm30, [rbp + 11648], 0x96                      ;   377.5 p5+p2   40 t
        vmovdqa64 zmm7, zmm2                                             ;   360.5         40 t copy
        vpternlogd zmm7, zmm16, [rbp + 11712], 0x96                      ;   374.5 p0+p3   40 t
        vmovdqa64 zmm8, zmm5                                             ;   365.5         40 t copy
        vpternlogd zmm8, zmm0, [rbp + 11776], 0x96                       ;   376.5 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm20, 8                              ;   378.5 p0      41 t
        vmovdqa64 zmm9, zmm11                                            ;   366.5         40 t copy
        vpternlogd zmm9, zmm23, [rbp + 11840], 0x96                      ;   378.5 p5+p3   40 t
        vgf2p8affineinvqb zmm6, zmm6, zmm25, 0x6e                        ;   381.5 p0      41 t
        vgf2p8affineqb zmm10, zmm7, zmm22, 0                             ;   376.5 p0      23 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 0                              ;   377.5 p0      23 t
        vpxord zmm12, zmm19, [rbp + 11904]                               ;   376.5 p5+p2   40 t
        vpxord zmm14, zmm21, [rbp + 11968]                               ;   378.5 p5+p3   40 t
        vpxord zmm15, zmm3, [rbp + 12032]                                ;   379.5 p5+p2   40 t
        vpxord zmm17, zmm31, [rbp + 12096]                               ;   378.5 p0+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   379.5 p0      22 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0x37                        ;   382.5 p0      22 t
        vgf2p8affineqb zmm9, zmm9, zmm20, 8                              ;   381.5 p0      21 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 320] ;   178.5 p2      21 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm18, 0xdc                        ;   384.5 p0      21 t
        vpxord zmm10, zmm10, zmm7                                        ;   380.5 p5      23 t
        vgf2p8affineqb zmm7, zmm10, zmm20, 8                             ;   383.5 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm25, 0x6e                        ;   386.5 p0      23 t
        vgf2p8affineqb zmm10, zmm12, zmm22, 0                            ;   385.5 p0      23 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 0                            ;   386.5 p0      23 t
        vgf2p8affineqb zmm14, zmm14, zmm20, 8                            ;   387.5 p0      22 t
        vgf2p8affineqb zmm15, zmm15, zmm20, 8                            ;   388.5 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x37                      ;   390.5 p0      22 t
        vgf2p8affineqb zmm17, zmm17, zmm20, 8                            ;   390.5 p0      42 t
        vgf2p8affineinvqb zmm15, zmm15, zmm18, 0xdc                      ;   391.5 p0      21 t
        vpxord zmm10, zmm10, zmm12                                       ;   389.5 p5      23 t
        vgf2p8affineqb zmm10, zmm10, zmm20, 8                            ;   392.5 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0x6e                      ;   395.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm17, zmm25, 0x6e                      ;   394.5 p0      42 t
        vmovdqa64 zmm17, zmm6                                            ;   384.5         41 t copy
        vpternlogd zmm17, zmm14, zmm9, 0x96                              ;   393.5 p5      41 t
        vmovdqa64 zmm24, zmm10                                           ;   398.5         41 t copy
        vpternlogd zmm24, zmm8, zmm9, 0x96                               ;   398.5 p5      41 t
        vpternlogd zmm10, zmm17, zmm8, 0x96                              ;   398.5 p5      41 t
        vpternlogd zmm8, zmm7, zmm12, 0x96                               ;   397.5 p5      41 t
        vmovdqa64 zmm27, zmm6                                            ;   384.5         41 t copy
        vpternlogd zmm27, zmm15, zmm7, 0x96                              ;   394.5 p5      41 t
        vpternlogd zmm7, zmm12, zmm24, 0x96                              ;   399.5 p5      41 t
        vpternlogd zmm14, zmm9, zmm27, 0x96                              ;   395.5 p5      41 t
        vpternlogd zmm6, zmm15, zmm8, 0x96                               ;   398.5 p5      41 t
        vpternlogd zmm27, zmm1, zmm10, 0x96                              ;   399.5 p5      62 t
        vpternlogd zmm8, zmm4, zmm14, 0x96                               ;   398.5 p5      62 t
        vpternlogd zmm24, zmm6, [rbp + 15552], 0x96                      ;   399.5 p5+p3   62 t
        vpternlogd zmm17, zmm7, [rbp + 15680], 0x96                      ;   400.5 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 15296]                                    ;   341.5 p3      47 y reload
        vmovdqu64 zmm4, [rbp + 12160]                                    ;   189.3 p2      40 t
        vpternlogd zmm4, zmm7, zmm1, 0x96                                ;   400.5 p5      40 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   401.5 p0      41 t
        vmovdqu64 zmm9, [rbp + 15360]                                    ;   341.5 p3      47 y reload
        vmovdqu64 zmm12, [rbp + 12224]                                   ;   190.3 p2      40 t
        vpternlogd zmm12, zmm10, zmm9, 0x96                              ;   399.5 p5      40 t
        vmovdqu64 zmm15, [rbp + 15232]                                   ;   342.5 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 12288]                                   ;   191.3 p2      40 t
        vpternlogd zmm29, zmm14, zmm15, 0x96                             ;   396.5 p5      40 t
        vgf2p8affineinvqb zmm4, zmm4, zmm25, 0x6e                        ;   404.5 p0      41 t
        vpxord zmm15, zmm27, [rbp + 12416]                               ;   400.5 p5+p3   40 t
        vpxord zmm9, zmm8, [rbp + 12480]                                 ;   399.5 p5+p2   40 t
        vpxord zmm1, zmm24, [rbp + 12544]                                ;   400.5 p0+p3   40 t
        vmovdqu64 [rbp + 15680], zmm24                                   ;   400.5 p8+p9   62 t spill
        vmovdqu64 zmm24, [rbp + 12352]                                   ;   193.3 p2      40 t
        vpternlogd zmm24, zmm6, [rbp + 15488], 0x96                      ;   399.5 p5+p3   40 t
        vmovdqu64 [rbp + 15552], zmm8                                    ;   399.5 p7+p4   62 t spill
        vgf2p8affineqb zmm8, zmm12, zmm22, 0                             ;   400.5 p0      23 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 0                            ;   400.5 p0      23 t
        vmovdqu64 [rbp + 15616], zmm27                                   ;   400.5 p8+p9   62 t spill
        vpxord zmm27, zmm17, [rbp + 12608]                               ;   401.5 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm20, 8                            ;   400.5 p0      22 t
        vpxord zmm12, zmm12, zmm8                                        ;   403.5 p5      23 t
        vgf2p8affineqb zmm8, zmm12, zmm20, 8                             ;   404.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm25, 0x6e                        ;   407.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm29, zmm28, 0x37                      ;   403.5 p0      22 t
        vgf2p8affineqb zmm24, zmm24, zmm20, 8                            ;   404.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm18, 0xdc                      ;   407.5 p0      21 t
        vgf2p8affineqb zmm29, zmm15, zmm22, 0                            ;   406.5 p0      23 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 0                            ;   407.5 p0      23 t
        vgf2p8affineqb zmm9, zmm9, zmm20, 8                              ;   408.5 p0      22 t
        vpxord zmm29, zmm29, zmm15                                       ;   410.5 p5      23 t
        vgf2p8affineqb zmm15, zmm29, zmm20, 8                            ;   411.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm25, 0x6e                      ;   414.5 p0      23 t
        vgf2p8affineqb zmm1, zmm1, zmm20, 8                              ;   411.5 p0      21 t
        vgf2p8affineinvqb zmm9, zmm9, zmm28, 0x37                        ;   412.5 p0      22 t
        vgf2p8affineqb zmm27, zmm27, zmm20, 8                            ;   413.5 p0      42 t
        vgf2p8affineinvqb zmm1, zmm1, zmm18, 0xdc                        ;   414.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm25, 0x6e                      ;   416.5 p0      42 t
        vmovdqa64 zmm29, zmm4                                            ;   407.5         41 t copy
        vpternlogd zmm29, zmm24, zmm9, 0x96                              ;   415.5 p5      41 t
        vmovdqa64 zmm18, zmm15                                           ;   417.5         41 t copy
        vpternlogd zmm18, zmm12, zmm24, 0x96                             ;   417.5 p5      41 t
        vpternlogd zmm15, zmm29, zmm12, 0x96                             ;   417.5 p5      41 t
        vpternlogd zmm12, zmm8, zmm27, 0x96                              ;   419.5 p5      41 t
        vpternlogd zmm27, zmm18, zmm8, 0x96                              ;   419.5 p5      41 t
        vpternlogd zmm8, zmm1, zmm4, 0x96                                ;   417.5 p5      41 t
        vpternlogd zmm24, zmm9, zmm8, 0x96                               ;   418.5 p5      41 t
        vpternlogd zmm1, zmm4, zmm12, 0x96                               ;   420.5 p5      41 t
        vpternlogd zmm13, zmm30, zmm27, 0x96                             ;   420.5 p5      61 t
        vpternlogd zmm2, zmm16, zmm15, 0x96                              ;   418.5 p5      61 t
        vpternlogd zmm15, zmm8, zmm19, 0x96                              ;   418.5 p5      61 t
        vpternlogd zmm5, zmm0, zmm24, 0x96                               ;   419.5 p5      61 t
        vpternlogd zmm24, zmm12, zmm21, 0x96                             ;   420.5 p5      61 t
        vpternlogd zmm11, zmm23, zmm1, 0x96                              ;   421.5 p5      61 t
        vpternlogd zmm1, zmm18, zmm3, 0x96                               ;   421.5 p5      61 t
        vpternlogd zmm27, zmm29, zmm31, 0x96                             ;   420.5 p0      61 t
        vpxord zmm0, zmm13, [rbp + 12672]                                ;   421.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   422.5 p0      41 t
        vpxord zmm3, zmm2, [rbp + 12736]                                 ;   419.5 p5+p2   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   425.5 p0      41 t
        vpxord zmm4, zmm5, [rbp + 12800]                                 ;   420.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm3, zmm22, 0                              ;   420.5 p0      23 t
        vpxord zmm9, zmm15, [rbp + 12928]                                ;   419.5 p5+p2   40 t
        vpxord zmm12, zmm11, [rbp + 12864]                               ;   422.5 p0+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 0                              ;   421.5 p0      23 t
        vpxord zmm16, zmm24, [rbp + 12992]                               ;   421.5 p5+p2   40 t
        vpxord zmm18, zmm1, [rbp + 13056]                                ;   422.5 p5+p3   40 t
        vpxord zmm19, zmm27, [rbp + 13120]                               ;   422.5 p0+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   423.5 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x37                        ;   426.5 p0      22 t
        vgf2p8affineqb zmm12, zmm12, zmm20, 8                            ;   425.5 p0      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 320] ;   223.0 p3      21 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0xdc                      ;   428.5 p0      21 t
        vpxord zmm8, zmm8, zmm3                                          ;   424.5 p5      23 t
        vgf2p8affineqb zmm3, zmm8, zmm20, 8                              ;   427.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm25, 0x6e                        ;   430.5 p0      23 t
        vgf2p8affineqb zmm8, zmm9, zmm22, 0                              ;   429.5 p0      23 t
        vgf2p8affineqb zmm9, zmm9, zmm26, 0                              ;   430.5 p0      23 t
        vgf2p8affineqb zmm16, zmm16, zmm20, 8                            ;   431.5 p0      22 t
        vgf2p8affineqb zmm18, zmm18, zmm20, 8                            ;   432.5 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm28, 0x37                      ;   434.5 p0      22 t
        vgf2p8affineqb zmm19, zmm19, zmm20, 8                            ;   434.5 p0      42 t
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xdc                      ;   435.5 p0      21 t
        vpxord zmm8, zmm8, zmm9                                          ;   433.5 p5      23 t
        vgf2p8affineqb zmm8, zmm8, zmm20, 8                              ;   436.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm25, 0x6e                        ;   439.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm19, zmm25, 0x6e                       ;   438.5 p0      42 t
        vmovdqa64 zmm19, zmm0                                            ;   428.5         41 t copy
        vpternlogd zmm19, zmm12, zmm16, 0x96                             ;   437.5 p5      41 t
        vmovdqa64 zmm23, zmm8                                            ;   442.5         41 t copy
        vpternlogd zmm23, zmm4, zmm12, 0x96                              ;   442.5 p5      41 t
        vpternlogd zmm8, zmm19, zmm4, 0x96                               ;   442.5 p5      41 t
        vpternlogd zmm4, zmm3, zmm9, 0x96                                ;   441.5 p5      41 t
        vpternlogd zmm9, zmm23, zmm3, 0x96                               ;   443.5 p5      41 t
        vpternlogd zmm3, zmm18, zmm0, 0x96                               ;   438.5 p5      41 t
        vpternlogd zmm12, zmm16, zmm3, 0x96                              ;   439.5 p5      41 t
        vpternlogd zmm18, zmm0, zmm4, 0x96                               ;   442.5 p5      41 t
        vpternlogd zmm7, zmm9, [rbp + 15296], 0x96                       ;   444.5 p5+p2   62 t
        vpternlogd zmm9, zmm19, zmm17, 0x96                              ;   444.5 p5      62 t
        vpternlogd zmm10, zmm8, [rbp + 15360], 0x96                      ;   443.5 p5+p3   62 t
        vpternlogd zmm14, zmm12, [rbp + 15232], 0x96                     ;   440.5 p5+p2   62 t
        vpternlogd zmm8, zmm3, [rbp + 15616], 0x96                       ;   443.5 p5+p3   62 t
        vpternlogd zmm12, zmm4, [rbp + 15552], 0x96                      ;   442.5 p5+p2   62 t
        vpternlogd zmm6, zmm18, [rbp + 15488], 0x96                      ;   443.5 p5+p3   62 t
        vpternlogd zmm18, zmm23, [rbp + 15680], 0x96                     ;   443.5 p0+p2   62 t
        vpxord zmm0, zmm7, [rbp + 13184]                                 ;   445.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   446.5 p0      41 t
        vpxord zmm3, zmm10, [rbp + 13248]                                ;   444.5 p5+p2   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   449.5 p0      41 t
        vpxord zmm4, zmm14, [rbp + 13312]                                ;   441.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm3, zmm22, 0                             ;   445.5 p0      23 t
        vpxord zmm17, zmm6, [rbp + 13376]                                ;   444.5 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 0                              ;   445.5 p0      23 t
        vpxord zmm19, zmm8, [rbp + 13440]                                ;   444.5 p5+p3   40 t
        vpxord zmm23, zmm12, [rbp + 13504]                               ;   444.5 p0+p2   40 t
        vpxord zmm29, zmm18, [rbp + 13568]                               ;   444.5 p5+p3   40 t
        vpxord zmm30, zmm9, [rbp + 13632]                                ;   445.5 p0+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm20, 8                              ;   446.5 p0      22 t
        vpxord zmm3, zmm3, zmm16                                         ;   448.5 p5      23 t
        vgf2p8affineqb zmm3, zmm3, zmm20, 8                              ;   449.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm25, 0x6e                        ;   452.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x37                        ;   449.5 p0      22 t
        vgf2p8affineqb zmm16, zmm17, zmm20, 8                            ;   450.5 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0xdc                      ;   453.5 p0      21 t
        vgf2p8affineqb zmm17, zmm19, zmm22, 0                            ;   452.5 p0      23 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 0                            ;   453.5 p0      23 t
        vgf2p8affineqb zmm23, zmm23, zmm20, 8                            ;   454.5 p0      22 t
        vgf2p8affineqb zmm29, zmm29, zmm20, 8                            ;   455.5 p0      21 t
        vpxord zmm17, zmm17, zmm19                                       ;   456.5 p5      23 t
        vgf2p8affineqb zmm17, zmm17, zmm20, 8                            ;   457.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm25, 0x6e                      ;   460.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm23, zmm28, 0x37                      ;   458.5 p0      22 t
        vgf2p8affineqb zmm23, zmm30, zmm20, 8                            ;   459.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm21, 0xdc                      ;   460.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, zmm25, 0x6e                      ;   462.5 p0      42 t
        vmovdqa64 zmm30, zmm0                                            ;   452.5         41 t copy
        vpternlogd zmm30, zmm16, zmm19, 0x96                             ;   461.5 p5      41 t
        vmovdqa64 zmm31, zmm17                                           ;   463.5         41 t copy
        vpternlogd zmm31, zmm4, zmm16, 0x96                              ;   463.5 p5      41 t
        vpternlogd zmm17, zmm30, zmm4, 0x96                              ;   463.5 p5      41 t
        vpternlogd zmm4, zmm3, zmm23, 0x96                               ;   465.5 p5      41 t
        vpternlogd zmm23, zmm31, zmm3, 0x96                              ;   465.5 p5      41 t
        vpternlogd zmm3, zmm29, zmm0, 0x96                               ;   463.5 p5      41 t
        vpternlogd zmm16, zmm19, zmm3, 0x96                              ;   464.5 p5      41 t
        vpternlogd zmm29, zmm0, zmm4, 0x96                               ;   466.5 p5      41 t
        vpternlogd zmm3, zmm15, zmm17, 0x96                              ;   464.5 p5      61 t
        vpternlogd zmm4, zmm24, zmm16, 0x96                              ;   466.5 p5      61 t
        vpternlogd zmm31, zmm1, zmm29, 0x96                              ;   467.5 p5      61 t
        vpternlogd zmm30, zmm27, zmm23, 0x96                             ;   466.5 p5      61 t
        vmovdqa64 zmm0, zmm23                                            ;   466.5         40 t copy
        vpternlogd zmm0, zmm13, [rbp + 13696], 0x96                      ;   466.5 p5+p3   40 t
        vmovdqa64 zmm1, zmm17                                            ;   464.5         40 t copy
        vpternlogd zmm1, zmm2, [rbp + 13760], 0x96                       ;   464.5 p5+p2   40 t
        vmovdqa64 zmm15, zmm16                                           ;   465.5         40 t copy
        vpternlogd zmm15, zmm5, [rbp + 13824], 0x96                      ;   465.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm20, 8                              ;   467.5 p0      41 t
        vmovdqa64 zmm19, zmm29                                           ;   467.5         40 t copy
        vpternlogd zmm19, zmm11, [rbp + 13888], 0x96                     ;   467.5 p5+p2   40 t
        vpxord zmm24, zmm3, [rbp + 13952]                                ;   465.5 p0+p3   40 t
        vpxord zmm27, zmm4, [rbp + 14016]                                ;   467.5 p5+p2   40 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x6e                        ;   470.5 p0      41 t
        vmovdqu64 [rbp + 15680], zmm9                                    ;   445.5 p7+p4   62 t spill
        vpxord zmm9, zmm31, [rbp + 14080]                                ;   468.5 p5+p3   40 t
        vmovdqu64 [rbp + 15488], zmm18                                   ;   444.5 p8+p9   62 t spill
        vgf2p8affineqb zmm18, zmm1, zmm22, 0                             ;   465.5 p0      23 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 0                              ;   466.5 p0      23 t
        vmovdqu64 [rbp + 15552], zmm12                                   ;   443.5 p7+p4   62 t spill
        vpxord zmm12, zmm30, [rbp + 14144]                               ;   467.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm20, 8                            ;   467.5 p0      22 t
        vpxord zmm18, zmm18, zmm1                                        ;   469.5 p5      23 t
        vgf2p8affineqb zmm1, zmm18, zmm20, 8                             ;   470.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0x6e                        ;   473.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm28, 0x37                      ;   470.5 p0      22 t
        vgf2p8affineqb zmm18, zmm19, zmm20, 8                            ;   471.5 p0      21 t
        vgf2p8affineqb zmm19, zmm24, zmm22, 0                            ;   472.5 p0      23 t
        vgf2p8affineqb zmm22, zmm24, zmm26, 0                            ;   473.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm21, 0xdc                      ;   474.5 p0      21 t
        vgf2p8affineqb zmm24, zmm27, zmm20, 8                            ;   475.5 p0      22 t
        vpxord zmm19, zmm19, zmm22                                       ;   476.5 p5      23 t
        vgf2p8affineqb zmm19, zmm19, zmm20, 8                            ;   477.5 p0      23 t
        vgf2p8affineinvqb zmm22, zmm24, zmm28, 0x37                      ;   478.5 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, zmm25, 0x6e                      ;   480.5 p0      23 t
        vgf2p8affineqb zmm9, zmm9, zmm20, 8                              ;   479.5 p0      21 t
        vgf2p8affineqb zmm12, zmm12, zmm20, 8                            ;   480.5 p0      42 t
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0xdc                        ;   482.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm25, 0x6e                      ;   483.5 p0      42 t
        vmovdqa64 zmm20, zmm0                                            ;   473.5         41 t copy
        vpternlogd zmm20, zmm18, zmm22, 0x96                             ;   481.5 p5      41 t
        vmovdqa64 zmm21, zmm19                                           ;   483.5         41 t copy
        vpternlogd zmm21, zmm15, zmm18, 0x96                             ;   483.5 p5      41 t
        vpternlogd zmm19, zmm20, zmm15, 0x96                             ;   483.5 p5      41 t
        vpternlogd zmm15, zmm1, zmm12, 0x96                              ;   486.5 p5      41 t
        vpternlogd zmm12, zmm21, zmm1, 0x96                              ;   486.5 p5      41 t
        vpternlogd zmm1, zmm9, zmm0, 0x96                                ;   485.5 p5      41 t
        vpternlogd zmm18, zmm22, zmm1, 0x96                              ;   486.5 p5      41 t
        vpternlogd zmm9, zmm0, zmm15, 0x96                               ;   487.5 p5      41 t
        vpternlogd zmm23, zmm13, [rbp + 14208], 0x96                     ;   476.5 p5+p3   74 dst
        vpternlogd zmm17, zmm2, [rbp + 14272], 0x96                      ;   477.5 p5+p2   74 dst
        vpternlogd zmm16, zmm5, [rbp + 14336], 0x96                      ;   478.5 p5+p3   74 dst
        vpternlogd zmm29, zmm11, [rbp + 14400], 0x96                     ;   479.5 p5+p2   74 dst
        vpxord zmm3, zmm3, [rbp + 14464]                                 ;   480.5 p5+p3   74 dst
        vpxord zmm4, zmm4, [rbp + 14528]                                 ;   481.5 p5+p2   74 dst
        vpxord zmm31, zmm31, [rbp + 14592]                               ;   482.5 p5+p3   74 dst
        vpxord zmm30, zmm30, [rbp + 14656]                               ;   483.5 p0+p2   74 dst
        vmovdqu64 zmm0, [rbp + 15552]                                    ;   443.5 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 15040]                                 ;   483.5 p5+p2   75 dst
        vpternlogd zmm7, zmm12, [rbp + 14720], 0x96                      ;   487.5 p0+p3   75 dst
        vmovdqu64 zmm2, [rbp + 15488]                                    ;   444.5 p2      75 dst
        vpxord zmm2, zmm2, [rbp + 15104]                                 ;   484.5 p5+p3   75 dst
        vpxord zmm8, zmm8, [rbp + 14976]                                 ;   485.5 p0+p2   75 dst
        vpternlogd zmm8, zmm1, zmm19, 0x96                               ;   486.5 p5      75 dst
        vpternlogd zmm19, zmm10, [rbp + 14784], 0x96                     ;   486.5 p0+p3   75 dst
        vpternlogd zmm0, zmm15, zmm18, 0x96                              ;   487.5 p5      75 dst
        vpternlogd zmm18, zmm14, [rbp + 14848], 0x96                     ;   487.5 p0+p2   75 dst
        vmovdqu64 zmm1, [rbp + 15680]                                    ;   445.5 p3      75 dst
        vpxord zmm1, zmm1, [rbp + 15168]                                 ;   487.5 p5+p2   75 dst
        vpternlogd zmm6, zmm9, [rbp + 14912], 0x96                       ;   488.5 p0+p3   75 dst
        vpternlogd zmm2, zmm9, zmm21, 0x96                               ;   488.5 p5      75 dst
        vpternlogd zmm1, zmm12, zmm20, 0x96                              ;   489.5 p0      75 dst
        vpunpcklbw zmm5, zmm30, zmm31                                    ;   489.5 p5      74 dst
        vpunpckhbw zmm9, zmm30, zmm31                                    ;   490.5 p5      74 dst
        vpunpcklbw zmm10, zmm4, zmm3                                     ;   491.5 p5      74 dst
        vpunpckhbw zmm3, zmm4, zmm3                                      ;   492.5 p5      74 dst
        vpunpcklwd zmm4, zmm5, zmm10                                     ;   493.5 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm10                                     ;   494.5 p5      74 dst
        vpunpcklbw zmm10, zmm29, zmm16                                   ;   495.5 p5      74 dst
        vpunpckhbw zmm11, zmm29, zmm16                                   ;   496.5 p5      74 dst
        vpunpcklwd zmm12, zmm9, zmm3                                     ;   497.5 p5      74 dst
        vpunpckhwd zmm3, zmm9, zmm3                                      ;   498.5 p5      74 dst
        vpunpcklbw zmm9, zmm17, zmm23                                    ;   499.5 p5      74 dst
        vpunpckhbw zmm13, zmm17, zmm23                                   ;   500.5 p5      74 dst
        vpunpcklwd zmm14, zmm10, zmm9                                    ;   501.5 p5      74 dst
        vpunpckhwd zmm9, zmm10, zmm9                                     ;   502.5 p5      74 dst
        vpunpcklwd zmm10, zmm11, zmm13                                   ;   503.5 p5      74 dst
        vpunpckhwd zmm11, zmm11, zmm13                                   ;   504.5 p5      74 dst
        vpunpckldq zmm13, zmm4, zmm14                                    ;   505.5 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm14                                     ;   506.5 p5      74 dst
        vpunpckldq zmm14, zmm5, zmm9                                     ;   507.5 p5      74 dst
        vpunpckhdq zmm5, zmm5, zmm9                                      ;   508.5 p5      74 dst
        vpunpckldq zmm9, zmm12, zmm10                                    ;   509.5 p5      74 dst
        vpunpckhdq zmm10, zmm12, zmm10                                   ;   510.5 p5      74 dst
        vpunpcklbw zmm12, zmm1, zmm2                                     ;   511.5 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   512.5 p5      74 dst
        vpunpckldq zmm2, zmm3, zmm11                                     ;   513.5 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm11                                     ;   514.5 p5      74 dst
        vpunpcklbw zmm11, zmm0, zmm8                                     ;   515.5 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm8                                      ;   516.5 p5      74 dst
        vpunpcklbw zmm8, zmm6, zmm18                                     ;   517.5 p5      74 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   518.5 p5      74 dst
        vpunpcklwd zmm15, zmm12, zmm11                                   ;   519.5 p5      74 dst
        vpunpckhwd zmm11, zmm12, zmm11                                   ;   520.5 p5      74 dst
        vpunpcklbw zmm12, zmm19, zmm7                                    ;   521.5 p5      74 dst
        vpunpckhbw zmm7, zmm19, zmm7                                     ;   522.5 p5      74 dst
        vpunpcklwd zmm16, zmm1, zmm0                                     ;   523.5 p5      74 dst
        vpunpckhwd zmm0, zmm1, zmm0                                      ;   524.5 p5      74 dst
        vpunpcklwd zmm1, zmm8, zmm12                                     ;   525.5 p5      74 dst
        vpunpckhwd zmm8, zmm8, zmm12                                     ;   526.5 p5      74 dst
        vpunpcklwd zmm12, zmm6, zmm7                                     ;   527.5 p5      74 dst
        vpunpckhwd zmm6, zmm6, zmm7                                      ;   528.5 p5      74 dst
        vpunpckldq zmm7, zmm15, zmm1                                     ;   529.5 p5      74 dst
        vpunpckhdq zmm1, zmm15, zmm1                                     ;   530.5 p5      74 dst
        vpunpckldq zmm15, zmm11, zmm8                                    ;   531.5 p5      74 dst
        vpunpckhdq zmm8, zmm11, zmm8                                     ;   532.5 p5      74 dst
        vpunpckldq zmm11, zmm16, zmm12                                   ;   533.5 p5      74 dst
        vpunpckhdq zmm12, zmm16, zmm12                                   ;   534.5 p5      74 dst
        vpunpckldq zmm16, zmm0, zmm6                                     ;   535.5 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm6                                      ;   536.5 p5      74 dst
        vpunpcklqdq zmm6, zmm13, zmm7                                    ;   537.5 p5      74 dst
        vpunpckhqdq zmm7, zmm13, zmm7                                    ;   538.5 p5      74 dst
        vpunpcklqdq zmm13, zmm4, zmm1                                    ;   539.5 p5      74 dst
        vpunpckhqdq zmm1, zmm4, zmm1                                     ;   540.5 p5      74 dst
        vpunpcklqdq zmm4, zmm14, zmm15                                   ;   541.5 p5      74 dst
        vpunpckhqdq zmm14, zmm14, zmm15                                  ;   542.5 p5      74 dst
        vpunpcklqdq zmm15, zmm5, zmm8                                    ;   543.5 p5      74 dst
        vpunpckhqdq zmm5, zmm5, zmm8                                     ;   544.5 p5      74 dst
        vpunpcklqdq zmm8, zmm9, zmm11                                    ;   545.5 p5      74 dst
        vpunpckhqdq zmm9, zmm9, zmm11                                    ;   546.5 p5      74 dst
        vpunpcklqdq zmm11, zmm10, zmm12                                  ;   547.5 p5      74 dst
        vpunpckhqdq zmm10, zmm10, zmm12                                  ;   548.5 p5      74 dst
        vpunpcklqdq zmm12, zmm2, zmm16                                   ;   549.5 p5      74 dst
        vpunpckhqdq zmm2, zmm2, zmm16                                    ;   550.5 p5      74 dst
        vpunpcklqdq zmm16, zmm3, zmm0                                    ;   551.5 p5      74 dst
        vpunpckhqdq zmm0, zmm3, zmm0                                     ;   552.5 p5      74 dst
        mov r9, qword [rbp + 15776]                                      ;   314.3 p10     74 dst reload
        vmovdqu64 [r9], zmm6                                             ;   538.5 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm7                                        ;   539.5 p7+p4   74 dst
        vmovdqu64 [r9 + 128], zmm13                                      ;   540.5 p8+p9   74 dst
        vmovdqu64 [r9 + 192], zmm1                                       ;   541.5 p7+p4   74 dst
        vmovdqu64 [r9 + 256], zmm4                                       ;   542.5 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm14                                      ;   543.5 p7+p4   74 dst
        vmovdqu64 [r9 + 384], zmm15                                      ;   544.5 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm5                                       ;   545.5 p7+p4   74 dst
        vmovdqu64 [r9 + 512], zmm8                                       ;   546.5 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm9                                       ;   547.5 p7+p4   74 dst
        vmovdqu64 [r9 + 640], zmm11                                      ;   548.5 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm10                                      ;   549.5 p7+p4   74 dst
        vmovdqu64 [r9 + 768], zmm12                                      ;   550.5 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm2                                       ;   551.5 p7+p4   74 dst
        vmovdqu64 [r9 + 896], zmm16                                      ;   552.5 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;   553.5 p7+p4   74 dst
        add r9, 0x400                                                    ;   322.2 p1     152 blocks
        mov qword [rbp + 15776], r9                                      ;   330.5 p8+p9  152 blocks
        add r8, 0x400                                                    ;   323.5 p6     152 blocks
        mov qword [rbp + 15760], r8                                      ;   330.7 p7+p4  152 blocks
        cmp r8, qword [rbp + 15768]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 15752]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 15760]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 15784], rsi                                     ;                    blocks left over
        mov qword [rbp + 15760], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 15776]                                     ;                    blocks left over
        lea rdi, [rbp + 896]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 15784]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 15792], rdi                                     ;                    blocks left over
        mov qword [rbp + 15800], rsi                                     ;                    blocks left over
        mov qword [rbp + 15776], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 896]                                             ;                    blocks left over
        mov qword [rbp + 15768], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 15752], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 15792]                                     ;                    blocks left over
        mov rdi, qword [rbp + 15800]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 15808]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_encrypt.T0_constants512:
        dq 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc
        dq 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7
        dq 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040
        dq 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000
        dq 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb
        dq 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
