; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia128_encrypt --cpu golden-cove --variant registers
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 208 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31 and k1 to k7.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 417 uops, planned 208.7; bounds: width 69.5, ports 208.0, path 1.0
;   blocks: 4488 uops, planned 1733.3; bounds: width 748.0, ports 1696.0, path 295.0
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
        sub rsp, 0x5000                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 20288], rax                                     ;                    frame
        mov qword [rbp + 20224], rdi                                     ;                    argument
        mov dword [rbp + 20296], ecx                                     ;                    argument
        mov qword [rbp + 20240], rsi                                     ;                    argument
        mov qword [rbp + 20256], rdx                                     ;                    argument
        mov r8, qword [rbp + 20224]                                      ;     0.0 p2     152 k reload
        vpbroadcastb zmm0, [r8]                                          ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 3968], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 1]                                      ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 4032], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 2]                                      ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 4096], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 3]                                      ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 4160], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 4]                                      ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 4224], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 5]                                      ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 4288], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 6]                                      ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 4352], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 4416], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 8]                                      ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 4480], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 9]                                      ;    12.0 p5+p3  152 k
        vmovdqu64 [rbp + 4544], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 10]                                     ;    12.0 p5+p10  152 k
        vmovdqu64 [rbp + 4608], zmm0                                     ;    13.0 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 11]                                     ;    12.0 p5+p2  152 k
        vmovdqu64 [rbp + 4672], zmm0                                     ;    13.0 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 12]                                     ;    12.2 p5+p3  152 k
        vmovdqu64 [rbp + 4736], zmm0                                     ;    13.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 13]                                     ;    13.2 p5+p10  152 k
        vmovdqu64 [rbp + 4800], zmm0                                     ;    14.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 14]                                     ;    14.2 p5+p2  152 k
        vmovdqu64 [rbp + 4864], zmm0                                     ;    15.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 15]                                     ;    15.2 p5+p3  152 k
        vmovdqu64 [rbp + 4928], zmm0                                     ;    16.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 16]                                     ;    16.2 p5+p10  152 k
        vmovdqu64 [rbp + 4992], zmm0                                     ;    17.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 17]                                     ;    17.2 p5+p2  152 k
        vmovdqu64 [rbp + 5056], zmm0                                     ;    18.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 18]                                     ;    18.2 p5+p3  152 k
        vmovdqu64 [rbp + 5120], zmm0                                     ;    19.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 19]                                     ;    19.2 p5+p10  152 k
        vmovdqu64 [rbp + 5184], zmm0                                     ;    20.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 20]                                     ;    20.2 p5+p2  152 k
        vmovdqu64 [rbp + 5248], zmm0                                     ;    21.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 21]                                     ;    21.2 p5+p3  152 k
        vmovdqu64 [rbp + 5312], zmm0                                     ;    22.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 22]                                     ;    22.2 p5+p10  152 k
        vmovdqu64 [rbp + 5376], zmm0                                     ;    23.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 23]                                     ;    23.2 p5+p2  152 k
        vmovdqu64 [rbp + 5440], zmm0                                     ;    24.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 24]                                     ;    24.2 p5+p3  152 k
        vmovdqu64 [rbp + 5504], zmm0                                     ;    25.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 25]                                     ;    25.2 p5+p10  152 k
        vmovdqu64 [rbp + 5568], zmm0                                     ;    26.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 26]                                     ;    26.2 p5+p2  152 k
        vmovdqu64 [rbp + 5632], zmm0                                     ;    27.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 27]                                     ;    27.2 p5+p3  152 k
        vmovdqu64 [rbp + 5696], zmm0                                     ;    28.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 28]                                     ;    28.2 p5+p10  152 k
        vmovdqu64 [rbp + 5760], zmm0                                     ;    29.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 29]                                     ;    29.2 p5+p2  152 k
        vmovdqu64 [rbp + 5824], zmm0                                     ;    30.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 30]                                     ;    30.2 p5+p3  152 k
        vmovdqu64 [rbp + 5888], zmm0                                     ;    31.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 31]                                     ;    31.2 p5+p10  152 k
        vmovdqu64 [rbp + 5952], zmm0                                     ;    32.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 32]                                     ;    32.2 p5+p2  152 k
        vmovdqu64 [rbp + 6016], zmm0                                     ;    33.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 33]                                     ;    33.2 p5+p3  152 k
        vmovdqu64 [rbp + 6080], zmm0                                     ;    34.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 34]                                     ;    34.2 p5+p10  152 k
        vmovdqu64 [rbp + 6144], zmm0                                     ;    35.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 35]                                     ;    35.2 p5+p2  152 k
        vmovdqu64 [rbp + 6208], zmm0                                     ;    36.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 36]                                     ;    36.2 p5+p3  152 k
        vmovdqu64 [rbp + 6272], zmm0                                     ;    37.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 37]                                     ;    37.2 p5+p10  152 k
        vmovdqu64 [rbp + 6336], zmm0                                     ;    38.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 38]                                     ;    38.2 p5+p2  152 k
        vmovdqu64 [rbp + 6400], zmm0                                     ;    39.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 39]                                     ;    39.2 p5+p3  152 k
        vmovdqu64 [rbp + 6464], zmm0                                     ;    40.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 40]                                     ;    40.2 p5+p10  152 k
        vmovdqu64 [rbp + 6528], zmm0                                     ;    41.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 41]                                     ;    41.2 p5+p2  152 k
        vmovdqu64 [rbp + 6592], zmm0                                     ;    42.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 42]                                     ;    42.2 p5+p3  152 k
        vmovdqu64 [rbp + 6656], zmm0                                     ;    43.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 43]                                     ;    43.2 p5+p10  152 k
        vmovdqu64 [rbp + 6720], zmm0                                     ;    44.2 p8+p9  152 k
        vpbroadcastb zmm0, [r8 + 44]                                     ;    44.2 p5+p2  152 k
        vpbroadcastb zmm1, [r8 + 45]                                     ;    45.2 p5+p3  152 k
        vmovdqu64 [rbp + 6784], zmm0                                     ;    45.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 46]                                     ;    46.2 p5+p10  152 k
        vpbroadcastb zmm2, [r8 + 47]                                     ;    47.2 p5+p2  152 k
        vmovdqu64 [rbp + 6848], zmm1                                     ;    46.2 p8+p9  152 k
        vpbroadcastb zmm1, [r8 + 48]                                     ;    48.2 p5+p3  152 k
        vpbroadcastb zmm3, [r8 + 49]                                     ;    49.2 p5+p10  152 k
        vmovdqu64 [rbp + 6912], zmm0                                     ;    47.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 50]                                     ;    50.2 p5+p2  152 k
        vpbroadcastb zmm4, [r8 + 51]                                     ;    51.2 p5+p3  152 k
        vmovdqu64 [rbp + 6976], zmm2                                     ;    48.2 p8+p9  152 k
        vpbroadcastb zmm2, [r8 + 52]                                     ;    52.2 p5+p10  152 k
        vpbroadcastb zmm5, [r8 + 53]                                     ;    53.2 p5+p2  152 k
        vmovdqu64 [rbp + 7040], zmm1                                     ;    49.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 54]                                     ;    54.2 p5+p3  152 k
        vpbroadcastb zmm6, [r8 + 55]                                     ;    55.2 p5+p10  152 k
        vmovdqu64 [rbp + 7104], zmm3                                     ;    50.2 p8+p9  152 k
        vpbroadcastb zmm3, [r8 + 56]                                     ;    56.2 p5+p2  152 k
        vpbroadcastb zmm7, [r8 + 57]                                     ;    57.2 p5+p3  152 k
        vmovdqu64 [rbp + 7168], zmm0                                     ;    51.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 58]                                     ;    58.2 p5+p10  152 k
        vpbroadcastb zmm8, [r8 + 59]                                     ;    59.2 p5+p2  152 k
        vmovdqu64 [rbp + 7232], zmm4                                     ;    52.2 p8+p9  152 k
        vpbroadcastb zmm4, [r8 + 60]                                     ;    60.2 p5+p3  152 k
        vpbroadcastb zmm9, [r8 + 61]                                     ;    61.2 p5+p10  152 k
        vmovdqu64 [rbp + 7296], zmm2                                     ;    53.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 62]                                     ;    62.2 p5+p2  152 k
        vpbroadcastb zmm10, [r8 + 63]                                    ;    63.2 p5+p3  152 k
        vmovdqu64 [rbp + 7360], zmm5                                     ;    54.2 p8+p9  152 k
        vpbroadcastb zmm5, [r8 + 64]                                     ;    64.2 p5+p10  152 k
        vpbroadcastb zmm11, [r8 + 65]                                    ;    65.2 p5+p2  152 k
        vmovdqu64 [rbp + 7424], zmm1                                     ;    55.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 66]                                     ;    66.2 p5+p3  152 k
        vpbroadcastb zmm12, [r8 + 67]                                    ;    67.2 p5+p10  152 k
        vmovdqu64 [rbp + 7488], zmm6                                     ;    56.2 p8+p9  152 k
        vpbroadcastb zmm6, [r8 + 68]                                     ;    68.2 p5+p2  152 k
        vpbroadcastb zmm13, [r8 + 69]                                    ;    69.2 p5+p3  152 k
        vmovdqu64 [rbp + 7552], zmm3                                     ;    57.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 70]                                     ;    70.2 p5+p10  152 k
        vpbroadcastb zmm14, [r8 + 71]                                    ;    71.2 p5+p2  152 k
        vmovdqu64 [rbp + 7616], zmm7                                     ;    58.2 p8+p9  152 k
        vpbroadcastb zmm7, [r8 + 72]                                     ;    72.2 p5+p3  152 k
        vpbroadcastb zmm15, [r8 + 73]                                    ;    73.2 p5+p10  152 k
        vmovdqu64 [rbp + 7680], zmm0                                     ;    59.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 74]                                     ;    74.2 p5+p2  152 k
        vpbroadcastb zmm16, [r8 + 75]                                    ;    75.2 p5+p3  152 k
        vmovdqu64 [rbp + 7744], zmm8                                     ;    60.2 p8+p9  152 k
        vpbroadcastb zmm8, [r8 + 76]                                     ;    76.2 p5+p10  152 k
        vpbroadcastb zmm17, [r8 + 77]                                    ;    77.2 p5+p2  152 k
        vmovdqu64 [rbp + 7808], zmm4                                     ;    61.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 78]                                     ;    78.2 p5+p3  152 k
        vpbroadcastb zmm18, [r8 + 79]                                    ;    79.2 p5+p10  152 k
        vmovdqu64 [rbp + 7872], zmm9                                     ;    62.2 p8+p9  152 k
        vpbroadcastb zmm9, [r8 + 80]                                     ;    80.2 p5+p2  152 k
        vpbroadcastb zmm19, [r8 + 81]                                    ;    81.2 p5+p3  152 k
        vmovdqu64 [rbp + 7936], zmm2                                     ;    63.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 82]                                     ;    82.2 p5+p10  152 k
        vpbroadcastb zmm20, [r8 + 83]                                    ;    83.2 p5+p2  152 k
        vmovdqu64 [rbp + 8000], zmm10                                    ;    64.2 p8+p9  152 k
        vpbroadcastb zmm10, [r8 + 84]                                    ;    84.2 p5+p3  152 k
        vpbroadcastb zmm21, [r8 + 85]                                    ;    85.2 p5+p10  152 k
        vmovdqu64 [rbp + 8064], zmm5                                     ;    65.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 86]                                     ;    86.2 p5+p2  152 k
        vpbroadcastb zmm22, [r8 + 87]                                    ;    87.2 p5+p3  152 k
        vmovdqu64 [rbp + 8128], zmm11                                    ;    66.2 p8+p9  152 k
        vpbroadcastb zmm11, [r8 + 88]                                    ;    88.2 p5+p10  152 k
        vpbroadcastb zmm23, [r8 + 89]                                    ;    89.2 p5+p2  152 k
        vmovdqu64 [rbp + 8192], zmm1                                     ;    67.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 90]                                     ;    90.2 p5+p3  152 k
        vpbroadcastb zmm24, [r8 + 91]                                    ;    91.2 p5+p10  152 k
        vmovdqu64 [rbp + 8256], zmm12                                    ;    68.2 p8+p9  152 k
        vpbroadcastb zmm12, [r8 + 92]                                    ;    92.2 p5+p2  152 k
        vpbroadcastb zmm25, [r8 + 93]                                    ;    93.2 p5+p3  152 k
        vmovdqu64 [rbp + 8320], zmm6                                     ;    69.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 94]                                     ;    94.2 p5+p10  152 k
        vpbroadcastb zmm26, [r8 + 95]                                    ;    95.2 p5+p2  152 k
        vmovdqu64 [rbp + 8384], zmm13                                    ;    70.2 p8+p9  152 k
        vpbroadcastb zmm13, [r8 + 96]                                    ;    96.2 p5+p3  152 k
        vpbroadcastb zmm27, [r8 + 97]                                    ;    97.2 p5+p10  152 k
        vmovdqu64 [rbp + 8448], zmm3                                     ;    71.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 98]                                     ;    98.2 p5+p2  152 k
        vpbroadcastb zmm28, [r8 + 99]                                    ;    99.2 p5+p3  152 k
        vmovdqu64 [rbp + 8512], zmm14                                    ;    72.2 p8+p9  152 k
        vpbroadcastb zmm14, [r8 + 100]                                   ;   100.2 p5+p10  152 k
        vpbroadcastb zmm29, [r8 + 101]                                   ;   101.2 p5+p2  152 k
        vmovdqu64 [rbp + 8576], zmm7                                     ;    73.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 102]                                    ;   102.2 p5+p3  152 k
        vmovdqu64 [rbp + 8640], zmm15                                    ;    74.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 103]                                   ;   103.2 p5+p10  152 k
        vmovdqu64 [rbp + 8704], zmm0                                     ;    75.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 104]                                    ;   104.2 p5+p2  152 k
        vmovdqu64 [rbp + 8768], zmm16                                    ;    76.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 105]                                   ;   105.2 p5+p3  152 k
        vmovdqu64 [rbp + 8832], zmm8                                     ;    77.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 106]                                    ;   106.2 p5+p10  152 k
        vmovdqu64 [rbp + 8896], zmm17                                    ;    78.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 107]                                   ;   107.2 p5+p2  152 k
        vmovdqu64 [rbp + 8960], zmm4                                     ;    79.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 108]                                    ;   108.2 p5+p3  152 k
        vmovdqu64 [rbp + 9024], zmm18                                    ;    80.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 109]                                   ;   109.2 p5+p10  152 k
        vmovdqu64 [rbp + 9088], zmm9                                     ;    81.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 110]                                    ;   110.2 p5+p2  152 k
        vmovdqu64 [rbp + 9152], zmm19                                    ;    82.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 111]                                   ;   111.2 p5+p3  152 k
        vmovdqu64 [rbp + 9216], zmm2                                     ;    83.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 112]                                    ;   112.2 p5+p10  152 k
        vmovdqu64 [rbp + 9280], zmm20                                    ;    84.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 113]                                   ;   113.2 p5+p2  152 k
        vmovdqu64 [rbp + 9344], zmm10                                    ;    85.2 p7+p4  152 k
        vpbroadcastb zmm10, [r8 + 114]                                   ;   114.2 p5+p3  152 k
        vmovdqu64 [rbp + 9408], zmm21                                    ;    86.2 p8+p9  152 k
        vpbroadcastb zmm21, [r8 + 115]                                   ;   115.2 p5+p10  152 k
        vmovdqu64 [rbp + 9472], zmm5                                     ;    87.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 116]                                    ;   116.2 p5+p2  152 k
        vmovdqu64 [rbp + 9536], zmm22                                    ;    88.2 p8+p9  152 k
        vpbroadcastb zmm22, [r8 + 117]                                   ;   117.2 p5+p3  152 k
        vmovdqu64 [rbp + 9600], zmm11                                    ;    89.2 p7+p4  152 k
        vpbroadcastb zmm11, [r8 + 118]                                   ;   118.2 p5+p10  152 k
        vmovdqu64 [rbp + 9664], zmm23                                    ;    90.2 p8+p9  152 k
        vpbroadcastb zmm23, [r8 + 119]                                   ;   119.2 p5+p2  152 k
        vmovdqu64 [rbp + 9728], zmm1                                     ;    91.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 120]                                    ;   120.2 p5+p3  152 k
        vmovdqu64 [rbp + 9792], zmm24                                    ;    92.2 p8+p9  152 k
        vpbroadcastb zmm24, [r8 + 121]                                   ;   121.2 p5+p10  152 k
        vmovdqu64 [rbp + 9856], zmm12                                    ;    93.2 p7+p4  152 k
        vpbroadcastb zmm12, [r8 + 122]                                   ;   122.2 p5+p2  152 k
        vmovdqu64 [rbp + 9920], zmm25                                    ;    94.2 p8+p9  152 k
        vpbroadcastb zmm25, [r8 + 123]                                   ;   123.2 p5+p3  152 k
        vmovdqu64 [rbp + 9984], zmm6                                     ;    95.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 124]                                    ;   124.2 p5+p10  152 k
        vmovdqu64 [rbp + 10048], zmm26                                   ;    96.2 p8+p9  152 k
        vpbroadcastb zmm26, [r8 + 125]                                   ;   125.2 p5+p2  152 k
        vmovdqu64 [rbp + 10112], zmm13                                   ;    97.2 p7+p4  152 k
        vpbroadcastb zmm13, [r8 + 126]                                   ;   126.2 p5+p3  152 k
        vmovdqu64 [rbp + 10176], zmm27                                   ;    98.2 p8+p9  152 k
        vpbroadcastb zmm27, [r8 + 127]                                   ;   127.2 p5+p10  152 k
        vmovdqu64 [rbp + 10240], zmm3                                    ;    99.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 128]                                    ;   128.2 p5+p2  152 k
        vmovdqu64 [rbp + 10304], zmm28                                   ;   100.2 p8+p9  152 k
        vpbroadcastb zmm28, [r8 + 129]                                   ;   129.2 p5+p3  152 k
        vmovdqu64 [rbp + 10368], zmm14                                   ;   101.2 p7+p4  152 k
        vpbroadcastb zmm14, [r8 + 130]                                   ;   130.2 p5+p10  152 k
        vmovdqu64 [rbp + 10432], zmm29                                   ;   102.2 p8+p9  152 k
        vpbroadcastb zmm29, [r8 + 131]                                   ;   131.2 p5+p2  152 k
        vmovdqu64 [rbp + 10496], zmm7                                    ;   103.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 132]                                    ;   132.2 p5+p3  152 k
        vmovdqu64 [rbp + 10560], zmm15                                   ;   104.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 133]                                   ;   133.2 p5+p10  152 k
        vmovdqu64 [rbp + 10624], zmm0                                    ;   105.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 134]                                    ;   134.2 p5+p2  152 k
        vmovdqu64 [rbp + 10688], zmm16                                   ;   106.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 135]                                   ;   135.2 p5+p3  152 k
        vmovdqu64 [rbp + 10752], zmm8                                    ;   107.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 136]                                    ;   136.2 p5+p10  152 k
        vmovdqu64 [rbp + 10816], zmm17                                   ;   108.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 137]                                   ;   137.2 p5+p2  152 k
        vmovdqu64 [rbp + 10880], zmm4                                    ;   109.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 138]                                    ;   138.2 p5+p3  152 k
        vmovdqu64 [rbp + 10944], zmm18                                   ;   110.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 139]                                   ;   139.2 p5+p10  152 k
        vmovdqu64 [rbp + 11008], zmm9                                    ;   111.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 140]                                    ;   140.2 p5+p2  152 k
        vmovdqu64 [rbp + 11072], zmm19                                   ;   112.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 141]                                   ;   141.2 p5+p3  152 k
        vmovdqu64 [rbp + 11136], zmm2                                    ;   113.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 142]                                    ;   142.2 p5+p10  152 k
        vmovdqu64 [rbp + 11200], zmm20                                   ;   114.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 143]                                   ;   143.2 p5+p2  152 k
        vmovdqu64 [rbp + 11264], zmm10                                   ;   115.2 p7+p4  152 k
        vpbroadcastb zmm10, [r8 + 144]                                   ;   144.2 p5+p3  152 k
        vmovdqu64 [rbp + 11328], zmm21                                   ;   116.2 p8+p9  152 k
        vpbroadcastb zmm21, [r8 + 145]                                   ;   145.2 p5+p10  152 k
        vmovdqu64 [rbp + 11392], zmm5                                    ;   117.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 146]                                    ;   146.2 p5+p2  152 k
        vmovdqu64 [rbp + 11456], zmm22                                   ;   118.2 p8+p9  152 k
        vpbroadcastb zmm22, [r8 + 147]                                   ;   147.2 p5+p3  152 k
        vpbroadcastb zmm30, [r8 + 148]                                   ;   148.2 p5+p10  152 k
        vmovdqu64 [rbp + 11520], zmm11                                   ;   119.2 p7+p4  152 k
        vpbroadcastb zmm11, [r8 + 149]                                   ;   149.2 p5+p2  152 k
        vpbroadcastb zmm31, [r8 + 150]                                   ;   150.2 p5+p3  152 k
        vmovdqu64 [rbp + 11584], zmm23                                   ;   120.2 p8+p9  152 k
        vpbroadcastb zmm23, [r8 + 151]                                   ;   151.2 p5+p10  152 k
        vmovdqu64 [rbp + 11648], zmm1                                    ;   121.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 152]                                    ;   152.2 p5+p2  152 k
        vmovdqu64 [rbp + 11712], zmm24                                   ;   122.2 p8+p9  152 k
        vpbroadcastb zmm24, [r8 + 153]                                   ;   153.2 p5+p3  152 k
        vmovdqu64 [rbp + 11776], zmm12                                   ;   123.2 p7+p4  152 k
        vpbroadcastb zmm12, [r8 + 154]                                   ;   154.2 p5+p10  152 k
        vmovdqu64 [rbp + 11840], zmm25                                   ;   124.2 p8+p9  152 k
        vpbroadcastb zmm25, [r8 + 155]                                   ;   155.2 p5+p2  152 k
        vmovdqu64 [rbp + 11904], zmm6                                    ;   125.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 156]                                    ;   156.2 p5+p3  152 k
        vmovdqu64 [rbp + 11968], zmm26                                   ;   126.2 p8+p9  152 k
        vpbroadcastb zmm26, [r8 + 157]                                   ;   157.2 p5+p10  152 k
        vmovdqu64 [rbp + 12032], zmm13                                   ;   127.2 p7+p4  152 k
        vpbroadcastb zmm13, [r8 + 158]                                   ;   158.2 p5+p2  152 k
        vmovdqu64 [rbp + 12096], zmm27                                   ;   128.2 p8+p9  152 k
        vpbroadcastb zmm27, [r8 + 159]                                   ;   159.2 p5+p3  152 k
        vmovdqu64 [rbp + 12160], zmm3                                    ;   129.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 160]                                    ;   160.2 p5+p10  152 k
        vmovdqu64 [rbp + 12224], zmm28                                   ;   130.2 p8+p9  152 k
        vpbroadcastb zmm28, [r8 + 161]                                   ;   161.2 p5+p2  152 k
        vmovdqu64 [rbp + 12288], zmm14                                   ;   131.2 p7+p4  152 k
        vpbroadcastb zmm14, [r8 + 162]                                   ;   162.2 p5+p3  152 k
        vmovdqu64 [rbp + 12352], zmm29                                   ;   132.2 p8+p9  152 k
        vpbroadcastb zmm29, [r8 + 163]                                   ;   163.2 p5+p10  152 k
        vmovdqu64 [rbp + 12416], zmm7                                    ;   133.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 164]                                    ;   164.2 p5+p2  152 k
        vmovdqu64 [rbp + 12480], zmm15                                   ;   134.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 165]                                   ;   165.2 p5+p3  152 k
        vmovdqu64 [rbp + 12544], zmm0                                    ;   135.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 166]                                    ;   166.2 p5+p10  152 k
        vmovdqu64 [rbp + 12608], zmm16                                   ;   136.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 167]                                   ;   167.2 p5+p2  152 k
        vmovdqu64 [rbp + 12672], zmm8                                    ;   137.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 168]                                    ;   168.2 p5+p3  152 k
        vmovdqu64 [rbp + 12736], zmm17                                   ;   138.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 169]                                   ;   169.2 p5+p10  152 k
        vmovdqu64 [rbp + 12800], zmm4                                    ;   139.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 170]                                    ;   170.2 p5+p2  152 k
        vmovdqu64 [rbp + 12864], zmm18                                   ;   140.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 171]                                   ;   171.2 p5+p3  152 k
        vmovdqu64 [rbp + 12928], zmm9                                    ;   141.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 172]                                    ;   172.2 p5+p10  152 k
        vmovdqu64 [rbp + 12992], zmm19                                   ;   142.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 173]                                   ;   173.2 p5+p2  152 k
        vmovdqu64 [rbp + 13056], zmm2                                    ;   143.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 174]                                    ;   174.2 p5+p3  152 k
        vmovdqu64 [rbp + 13120], zmm20                                   ;   144.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 175]                                   ;   175.2 p5+p10  152 k
        vmovdqu64 [rbp + 13184], zmm10                                   ;   145.2 p7+p4  152 k
        vpbroadcastb zmm10, [r8 + 176]                                   ;   176.2 p5+p2  152 k
        vmovdqu64 [rbp + 13248], zmm21                                   ;   146.2 p8+p9  152 k
        vpbroadcastb zmm21, [r8 + 177]                                   ;   177.2 p5+p3  152 k
        vmovdqu64 [rbp + 13312], zmm5                                    ;   147.2 p7+p4  152 k
        vpbroadcastb zmm5, [r8 + 178]                                    ;   178.2 p5+p10  152 k
        vmovdqu64 [rbp + 13376], zmm22                                   ;   148.2 p8+p9  152 k
        vpbroadcastb zmm22, [r8 + 179]                                   ;   179.2 p5+p2  152 k
        vmovdqu64 [rbp + 13440], zmm30                                   ;   149.2 p7+p4  152 k
        vpbroadcastb zmm30, [r8 + 180]                                   ;   180.2 p5+p3  152 k
        vmovdqu64 [rbp + 13504], zmm11                                   ;   150.2 p8+p9  152 k
        vpbroadcastb zmm11, [r8 + 181]                                   ;   181.2 p5+p10  152 k
        vmovdqu64 [rbp + 13568], zmm31                                   ;   151.2 p7+p4  152 k
        vpbroadcastb zmm31, [r8 + 182]                                   ;   182.2 p5+p2  152 k
        vmovdqu64 [rbp + 13632], zmm23                                   ;   152.2 p8+p9  152 k
        vpbroadcastb zmm23, [r8 + 183]                                   ;   183.2 p5+p3  152 k
        vmovdqu64 [rbp + 13696], zmm1                                    ;   153.2 p7+p4  152 k
        vpbroadcastb zmm1, [r8 + 184]                                    ;   184.2 p5+p10  152 k
        vmovdqu64 [rbp + 13760], zmm24                                   ;   154.2 p8+p9  152 k
        vpbroadcastb zmm24, [r8 + 185]                                   ;   185.2 p5+p2  152 k
        vmovdqu64 [rbp + 13824], zmm12                                   ;   155.2 p7+p4  152 k
        vpbroadcastb zmm12, [r8 + 186]                                   ;   186.2 p5+p3  152 k
        vmovdqu64 [rbp + 13888], zmm25                                   ;   156.2 p8+p9  152 k
        vpbroadcastb zmm25, [r8 + 187]                                   ;   187.2 p5+p10  152 k
        vmovdqu64 [rbp + 13952], zmm6                                    ;   157.2 p7+p4  152 k
        vpbroadcastb zmm6, [r8 + 188]                                    ;   188.2 p5+p2  152 k
        vmovdqu64 [rbp + 14016], zmm26                                   ;   158.2 p8+p9  152 k
        vpbroadcastb zmm26, [r8 + 189]                                   ;   189.2 p5+p3  152 k
        vmovdqu64 [rbp + 14080], zmm13                                   ;   159.2 p7+p4  152 k
        vpbroadcastb zmm13, [r8 + 190]                                   ;   190.2 p5+p10  152 k
        vmovdqu64 [rbp + 14144], zmm27                                   ;   160.2 p8+p9  152 k
        vpbroadcastb zmm27, [r8 + 191]                                   ;   191.2 p5+p2  152 k
        vmovdqu64 [rbp + 14208], zmm3                                    ;   161.2 p7+p4  152 k
        vpbroadcastb zmm3, [r8 + 192]                                    ;   192.2 p5+p3  152 k
        vmovdqu64 [rbp + 14272], zmm28                                   ;   162.2 p8+p9  152 k
        vpbroadcastb zmm28, [r8 + 193]                                   ;   193.2 p5+p10  152 k
        vmovdqu64 [rbp + 14336], zmm14                                   ;   163.2 p7+p4  152 k
        vpbroadcastb zmm14, [r8 + 194]                                   ;   194.2 p5+p2  152 k
        vmovdqu64 [rbp + 14400], zmm29                                   ;   164.2 p8+p9  152 k
        vpbroadcastb zmm29, [r8 + 195]                                   ;   195.2 p5+p3  152 k
        vmovdqu64 [rbp + 14464], zmm7                                    ;   165.2 p7+p4  152 k
        vpbroadcastb zmm7, [r8 + 196]                                    ;   196.2 p5+p10  152 k
        vmovdqu64 [rbp + 14528], zmm15                                   ;   166.2 p8+p9  152 k
        vpbroadcastb zmm15, [r8 + 197]                                   ;   197.2 p5+p2  152 k
        vmovdqu64 [rbp + 14592], zmm0                                    ;   167.2 p7+p4  152 k
        vpbroadcastb zmm0, [r8 + 198]                                    ;   198.2 p5+p3  152 k
        vmovdqu64 [rbp + 14656], zmm16                                   ;   168.2 p8+p9  152 k
        vpbroadcastb zmm16, [r8 + 199]                                   ;   199.2 p5+p10  152 k
        vmovdqu64 [rbp + 14720], zmm8                                    ;   169.2 p7+p4  152 k
        vpbroadcastb zmm8, [r8 + 200]                                    ;   200.2 p5+p2  152 k
        vmovdqu64 [rbp + 14784], zmm17                                   ;   170.2 p8+p9  152 k
        vpbroadcastb zmm17, [r8 + 201]                                   ;   201.2 p5+p3  152 k
        vmovdqu64 [rbp + 14848], zmm4                                    ;   171.2 p7+p4  152 k
        vpbroadcastb zmm4, [r8 + 202]                                    ;   202.2 p5+p10  152 k
        vmovdqu64 [rbp + 14912], zmm18                                   ;   172.2 p8+p9  152 k
        vpbroadcastb zmm18, [r8 + 203]                                   ;   203.2 p5+p2  152 k
        vmovdqu64 [rbp + 14976], zmm9                                    ;   173.2 p7+p4  152 k
        vpbroadcastb zmm9, [r8 + 204]                                    ;   204.2 p5+p3  152 k
        vmovdqu64 [rbp + 15040], zmm19                                   ;   174.2 p8+p9  152 k
        vpbroadcastb zmm19, [r8 + 205]                                   ;   205.2 p5+p10  152 k
        vmovdqu64 [rbp + 15104], zmm2                                    ;   175.2 p7+p4  152 k
        vpbroadcastb zmm2, [r8 + 206]                                    ;   206.2 p5+p2  152 k
        vmovdqu64 [rbp + 15168], zmm20                                   ;   176.2 p8+p9  152 k
        vpbroadcastb zmm20, [r8 + 207]                                   ;   207.2 p5+p3  152 k
        vmovdqu64 [rbp + 15232], zmm10                                   ;   177.2 p7+p4  152 k
        vmovdqu64 [rbp + 15296], zmm21                                   ;   178.2 p8+p9  152 k
        vmovdqu64 [rbp + 15360], zmm5                                    ;   179.2 p7+p4  152 k
        vmovdqu64 [rbp + 15424], zmm22                                   ;   180.2 p8+p9  152 k
        vmovdqu64 [rbp + 15488], zmm30                                   ;   181.2 p7+p4  152 k
        vmovdqu64 [rbp + 15552], zmm11                                   ;   182.2 p8+p9  152 k
        vmovdqu64 [rbp + 15616], zmm31                                   ;   183.2 p7+p4  152 k
        vmovdqu64 [rbp + 15680], zmm23                                   ;   184.2 p8+p9  152 k
        vmovdqu64 [rbp + 15744], zmm1                                    ;   185.2 p7+p4  152 k
        vmovdqu64 [rbp + 15808], zmm24                                   ;   186.2 p8+p9  152 k
        vmovdqu64 [rbp + 15872], zmm12                                   ;   187.2 p7+p4  152 k
        vmovdqu64 [rbp + 15936], zmm25                                   ;   188.2 p8+p9  152 k
        vmovdqu64 [rbp + 16000], zmm6                                    ;   189.2 p7+p4  152 k
        vmovdqu64 [rbp + 16064], zmm26                                   ;   190.2 p8+p9  152 k
        vmovdqu64 [rbp + 16128], zmm13                                   ;   191.2 p7+p4  152 k
        vmovdqu64 [rbp + 16192], zmm27                                   ;   192.2 p8+p9  152 k
        vmovdqu64 [rbp + 16256], zmm3                                    ;   193.2 p7+p4  152 k
        vmovdqu64 [rbp + 16320], zmm28                                   ;   194.2 p8+p9  152 k
        vmovdqu64 [rbp + 16384], zmm14                                   ;   195.2 p7+p4  152 k
        vmovdqu64 [rbp + 16448], zmm29                                   ;   196.2 p8+p9  152 k
        vmovdqu64 [rbp + 16512], zmm7                                    ;   197.2 p7+p4  152 k
        vmovdqu64 [rbp + 16576], zmm15                                   ;   198.2 p8+p9  152 k
        vmovdqu64 [rbp + 16640], zmm0                                    ;   199.2 p7+p4  152 k
        vmovdqu64 [rbp + 16704], zmm16                                   ;   200.2 p8+p9  152 k
        vmovdqu64 [rbp + 16768], zmm8                                    ;   201.2 p7+p4  152 k
        vmovdqu64 [rbp + 16832], zmm17                                   ;   202.2 p8+p9  152 k
        vmovdqu64 [rbp + 16896], zmm4                                    ;   203.2 p7+p4  152 k
        vmovdqu64 [rbp + 16960], zmm18                                   ;   204.2 p8+p9  152 k
        vmovdqu64 [rbp + 17024], zmm9                                    ;   205.2 p7+p4  152 k
        vmovdqu64 [rbp + 17088], zmm19                                   ;   206.2 p8+p9  152 k
        vmovdqu64 [rbp + 17152], zmm2                                    ;   207.2 p7+p4  152 k
        vmovdqu64 [rbp + 17216], zmm20                                   ;   208.2 p8+p9  152 k
        cmp dword [rbp + 20296], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 20296]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 20232], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 20240]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 20248], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 20240]                                      ;                    resident
        mov r9, qword [rbp + 20256]                                      ;                    resident
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
        vpunpckldq zmm5, zmm3, zmm7                                      ;    16.3 p5      68 d.0
        vpunpckhdq zmm3, zmm3, zmm7                                      ;    17.3 p5      68 d.0
        vpunpckldq zmm7, zmm2, zmm6                                      ;    18.3 p5      68 d.0
        vpunpckhdq zmm2, zmm2, zmm6                                      ;    19.3 p5      68 d.0
        vpunpckldq zmm6, zmm4, zmm8                                      ;    20.3 p5      68 d.0
        vpunpckhdq zmm4, zmm4, zmm8                                      ;    21.3 p5      68 d.0
        vpunpckldq zmm8, zmm0, zmm1                                      ;    22.3 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    23.3 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 512]                                       ;     5.3 p2      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.5 p3      68 d.0
        vpunpcklbw zmm10, zmm1, zmm9                                     ;    24.3 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm9                                      ;    25.3 p5      68 d.0
        vmovdqu64 zmm9, [r8 + 640]                                       ;     6.3 p2      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     6.5 p3      68 d.0
        vpunpcklbw zmm12, zmm9, zmm11                                    ;    26.3 p5      68 d.0
        vpunpckhbw zmm9, zmm9, zmm11                                     ;    27.3 p5      68 d.0
        vpunpcklwd zmm11, zmm10, zmm12                                   ;    28.3 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm12                                   ;    29.3 p5      68 d.0
        vpunpcklwd zmm12, zmm1, zmm9                                     ;    30.3 p5      68 d.0
        vpunpckhwd zmm1, zmm1, zmm9                                      ;    31.3 p5      68 d.0
        vmovdqu64 zmm9, [r8 + 768]                                       ;     7.3 p2      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     7.5 p3      68 d.0
        vpunpcklbw zmm14, zmm9, zmm13                                    ;    32.3 p5      68 d.0
        vpunpckhbw zmm9, zmm9, zmm13                                     ;    33.3 p5      68 d.0
        vmovdqu64 zmm13, [r8 + 896]                                      ;     8.3 p2      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     8.5 p3      68 d.0
        vpunpcklbw zmm16, zmm13, zmm15                                   ;    34.3 p5      68 d.0
        vpunpckhbw zmm13, zmm13, zmm15                                   ;    35.3 p5      68 d.0
        vpunpcklwd zmm15, zmm14, zmm16                                   ;    36.3 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm16                                   ;    37.3 p5      68 d.0
        vpunpcklwd zmm16, zmm9, zmm13                                    ;    38.3 p5      68 d.0
        vpunpckhwd zmm9, zmm9, zmm13                                     ;    39.3 p5      68 d.0
        vpunpckldq zmm13, zmm11, zmm15                                   ;    40.3 p5      68 d.0
        vpunpckhdq zmm11, zmm11, zmm15                                   ;    41.3 p5      68 d.0
        vpunpckldq zmm15, zmm10, zmm14                                   ;    42.3 p5      68 d.0
        vpunpckhdq zmm10, zmm10, zmm14                                   ;    43.3 p5      68 d.0
        vpunpckldq zmm14, zmm12, zmm16                                   ;    44.3 p5      68 d.0
        vpunpckhdq zmm12, zmm12, zmm16                                   ;    45.3 p5      68 d.0
        vpunpckldq zmm16, zmm1, zmm9                                     ;    46.3 p5      68 d.0
        vpunpckhdq zmm1, zmm1, zmm9                                      ;    47.3 p5      68 d.0
        vpunpcklqdq zmm9, zmm5, zmm13                                    ;    48.3 p5      68 d.0
        vpunpckhqdq zmm5, zmm5, zmm13                                    ;    49.3 p5      68 d.0
        vpunpcklqdq zmm13, zmm3, zmm11                                   ;    50.3 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm11                                    ;    51.3 p5      68 d.0
        vpunpcklqdq zmm11, zmm7, zmm15                                   ;    52.3 p5      68 d.0
        vpunpckhqdq zmm7, zmm7, zmm15                                    ;    53.3 p5      68 d.0
        vpunpcklqdq zmm15, zmm2, zmm10                                   ;    54.3 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm10                                    ;    55.3 p5      68 d.0
        vpunpcklqdq zmm10, zmm6, zmm14                                   ;    56.3 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm14                                    ;    57.3 p5      68 d.0
        vpunpcklqdq zmm14, zmm4, zmm12                                   ;    58.3 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm12                                    ;    59.3 p5      68 d.0
        vpunpcklqdq zmm12, zmm8, zmm16                                   ;    60.3 p5      68 d.0
        vpunpckhqdq zmm8, zmm8, zmm16                                    ;    61.3 p5      68 d.0
        vpunpcklqdq zmm16, zmm0, zmm1                                    ;    62.3 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;    63.3 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 1024]                                      ;    13.3 p2      68 d.0
        vmovdqu64 zmm17, [r8 + 1088]                                     ;    13.5 p3      68 d.0
        vpunpcklbw zmm18, zmm1, zmm17                                    ;    64.3 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm17                                     ;    65.3 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1152]                                     ;    14.3 p2      68 d.0
        vmovdqu64 zmm19, [r8 + 1216]                                     ;    14.5 p3      68 d.0
        vpunpcklbw zmm20, zmm17, zmm19                                   ;    66.3 p5      68 d.0
        vpunpckhbw zmm17, zmm17, zmm19                                   ;    67.3 p5      68 d.0
        vpunpcklwd zmm19, zmm18, zmm20                                   ;    68.3 p5      68 d.0
        vpunpckhwd zmm18, zmm18, zmm20                                   ;    69.3 p5      68 d.0
        vpunpcklwd zmm20, zmm1, zmm17                                    ;    70.3 p5      68 d.0
        vpunpckhwd zmm1, zmm1, zmm17                                     ;    71.3 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1280]                                     ;    15.3 p2      68 d.0
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    15.5 p3      68 d.0
        vpunpcklbw zmm22, zmm17, zmm21                                   ;    72.3 p5      68 d.0
        vpunpckhbw zmm17, zmm17, zmm21                                   ;    73.3 p5      68 d.0
        vmovdqu64 zmm21, [r8 + 1408]                                     ;    16.3 p2      68 d.0
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    16.5 p3      68 d.0
        vpunpcklbw zmm24, zmm21, zmm23                                   ;    74.3 p5      68 d.0
        vpunpckhbw zmm21, zmm21, zmm23                                   ;    75.3 p5      68 d.0
        vpunpcklwd zmm23, zmm22, zmm24                                   ;    76.3 p5      68 d.0
        vpunpckhwd zmm22, zmm22, zmm24                                   ;    77.3 p5      68 d.0
        vpunpcklwd zmm24, zmm17, zmm21                                   ;    78.3 p5      68 d.0
        vpunpckhwd zmm17, zmm17, zmm21                                   ;    79.3 p5      68 d.0
        vpunpckldq zmm21, zmm19, zmm23                                   ;    80.3 p5      68 d.0
        vpunpckhdq zmm19, zmm19, zmm23                                   ;    81.3 p5      68 d.0
        vpunpckldq zmm23, zmm18, zmm22                                   ;    82.3 p5      68 d.0
        vpunpckhdq zmm18, zmm18, zmm22                                   ;    83.3 p5      68 d.0
        vpunpckldq zmm22, zmm20, zmm24                                   ;    84.3 p5      68 d.0
        vpunpckhdq zmm20, zmm20, zmm24                                   ;    85.3 p5      68 d.0
        vpunpckldq zmm24, zmm1, zmm17                                    ;    86.3 p5      68 d.0
        vpunpckhdq zmm1, zmm1, zmm17                                     ;    87.3 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1536]                                     ;    18.7 p2      68 d.0
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    18.8 p3      68 d.0
        vpunpcklbw zmm26, zmm17, zmm25                                   ;    88.3 p5      68 d.0
        vpunpckhbw zmm17, zmm17, zmm25                                   ;    89.3 p5      68 d.0
        vmovdqu64 zmm25, [r8 + 1664]                                     ;    19.7 p2      68 d.0
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    19.8 p3      68 d.0
        vpunpcklbw zmm28, zmm25, zmm27                                   ;    90.3 p5      68 d.0
        vpunpckhbw zmm25, zmm25, zmm27                                   ;    91.3 p5      68 d.0
        vmovdqu64 zmm27, [r8 + 1792]                                     ;    20.7 p2      68 d.0
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    20.8 p3      68 d.0
        vpunpcklbw zmm30, zmm27, zmm29                                   ;    92.3 p5      68 d.0
        vpunpckhbw zmm27, zmm27, zmm29                                   ;    93.3 p5      68 d.0
        vmovdqu64 zmm29, [r8 + 1920]                                     ;    21.7 p2      68 d.0
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    21.8 p3      68 d.0
        vmovdqu64 [rbp + 17280], zmm10                                   ;    57.3 p7+p4   68 d.0 spill
        vpunpcklbw zmm10, zmm29, zmm31                                   ;    94.3 p5      68 d.0
        vpunpckhbw zmm29, zmm29, zmm31                                   ;    95.3 p5      68 d.0
        vpunpcklwd zmm31, zmm26, zmm28                                   ;    96.3 p5      68 d.0
        vpunpckhwd zmm26, zmm26, zmm28                                   ;    97.3 p5      68 d.0
        vpunpcklwd zmm28, zmm17, zmm25                                   ;    98.3 p5      68 d.0
        vpunpckhwd zmm17, zmm17, zmm25                                   ;    99.3 p5      68 d.0
        vpunpcklwd zmm25, zmm30, zmm10                                   ;   100.3 p5      68 d.0
        vpunpckhwd zmm10, zmm30, zmm10                                   ;   101.3 p5      68 d.0
        vpunpcklwd zmm30, zmm27, zmm29                                   ;   102.3 p5      68 d.0
        vpunpckhwd zmm27, zmm27, zmm29                                   ;   103.3 p5      68 d.0
        vpunpckldq zmm29, zmm31, zmm25                                   ;   104.3 p5      68 d.0
        vpunpckhdq zmm25, zmm31, zmm25                                   ;   105.3 p5      68 d.0
        vpunpckldq zmm31, zmm26, zmm10                                   ;   106.3 p5      68 d.0
        vpunpckhdq zmm10, zmm26, zmm10                                   ;   107.3 p5      68 d.0
        vpunpckldq zmm26, zmm28, zmm30                                   ;   108.3 p5      68 d.0
        vpunpckhdq zmm28, zmm28, zmm30                                   ;   109.3 p5      68 d.0
        vpunpckldq zmm30, zmm17, zmm27                                   ;   110.3 p5      68 d.0
        vpunpckhdq zmm17, zmm17, zmm27                                   ;   111.3 p5      68 d.0
        vpunpcklqdq zmm27, zmm21, zmm29                                  ;   112.3 p5      68 d.0
        vpunpckhqdq zmm21, zmm21, zmm29                                  ;   113.3 p5      68 d.0
        vpunpcklqdq zmm29, zmm19, zmm25                                  ;   114.3 p5      68 d.0
        vpunpckhqdq zmm19, zmm19, zmm25                                  ;   115.3 p5      68 d.0
        vpunpcklqdq zmm25, zmm23, zmm31                                  ;   116.3 p5      68 d.0
        vpunpckhqdq zmm23, zmm23, zmm31                                  ;   117.3 p5      68 d.0
        vpunpcklqdq zmm31, zmm18, zmm10                                  ;   118.3 p5      68 d.0
        vpunpckhqdq zmm10, zmm18, zmm10                                  ;   119.3 p5      68 d.0
        vpunpcklqdq zmm18, zmm22, zmm26                                  ;   120.3 p5      68 d.0
        vpunpckhqdq zmm22, zmm22, zmm26                                  ;   121.3 p5      68 d.0
        vpunpcklqdq zmm26, zmm20, zmm28                                  ;   122.3 p5      68 d.0
        vpunpckhqdq zmm20, zmm20, zmm28                                  ;   123.3 p5      68 d.0
        vpunpcklqdq zmm28, zmm24, zmm30                                  ;   124.3 p5      68 d.0
        vpunpckhqdq zmm24, zmm24, zmm30                                  ;   125.3 p5      68 d.0
        vpunpcklqdq zmm30, zmm1, zmm17                                   ;   126.3 p5      68 d.0
        vpunpckhqdq zmm1, zmm1, zmm17                                    ;   127.3 p5      68 d.0
        vmovdqu64 zmm17, [rbp + 4288]                                    ;    26.8 p2      68 d.5 reload
        vmovdqu64 [rbp + 17344], zmm18                                   ;   121.3 p8+p9   68 d.0 spill
        vpxord zmm18, zmm29, zmm17                                       ;   115.3 p0      68 d
        vpxord zmm13, zmm13, zmm17                                       ;    51.3 p0      68 d
        vpternlogd zmm29, zmm17, [rbp + 5312], 0x96                      ;   115.3 p0+p3   40 t
        vpxord zmm17, zmm13, [rbp + 5312]                                ;    52.3 p0+p2   40 t
        vpmovb2m k1, zmm17                                               ;    53.3 p0      22 t
        vpmovb2m k2, zmm29                                               ;   116.3 p0      22 t
        vptestmb k3, zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   128.3 p5+p3   22 t
        vptestmb k4, zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;   129.3 p5+p2   22 t
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    52.3 p0+p3   68 d
        vmovdqu64 [rbp + 17408], zmm18                                   ;   116.3 p7+p4   68 d spill
        vpxord zmm18, zmm3, [rbp + 5248]                                 ;    53.3 p0+p2   40 t
        vpmovb2m k5, zmm18                                               ;    54.3 p0      23 t
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.3 p0+p3   68 d
        vmovdqu64 [rbp + 17472], zmm13                                   ;    52.3 p8+p9   68 d spill
        vpxord zmm13, zmm21, [rbp + 5376]                                ;   115.3 p0+p2   40 t
        vpxord zmm9, zmm9, [rbp + 4416]                                  ;    49.3 p0+p3   68 d
        vmovdqu64 [rbp + 17536], zmm21                                   ;   115.3 p7+p4   68 d spill
        vpxord zmm21, zmm9, [rbp + 5440]                                 ;    50.3 p0+p2   40 t
        vpxord zmm27, zmm27, [rbp + 4416]                                ;   113.3 p0+p3   68 d
        vmovdqu64 [rbp + 17600], zmm9                                    ;    50.3 p8+p9   68 d spill
        vpxord zmm9, zmm27, [rbp + 5440]                                 ;   114.3 p0+p2   40 t
        vmovdqu64 [rbp + 17664], zmm27                                   ;   114.3 p7+p4   68 d spill
        vmovdqu64 zmm27, [rbp + 4992]                                    ;    33.5 p3      40 t
        vpternlogd zmm27, zmm2, [rbp + 3968], 0x96                       ;    56.3 p0+p2   40 t
        vpmovb2m k6, zmm27                                               ;    57.3 p0      41 t
        vmovdqu64 [rbp + 17728], zmm3                                    ;    53.3 p8+p9   68 d spill
        vpermb zmm3, zmm27, [rel camellia128_encrypt.T0_constants512]    ;   130.3 p5+p3   41 t
        vmovdqu64 [rbp + 17792], zmm2                                    ;    56.3 p7+p4   68 d.0 spill
        vpermb zmm2, zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;   131.3 p5+p2   41 t
        vptestmb k7, zmm27, [rel camellia128_encrypt.T0_constants512 + 256] ;   132.3 p5+p3   41 t
        vpermb zmm3{k7}, zmm27, [rel camellia128_encrypt.T0_constants512 + 64] ;   134.3 p5+p2   41 t
        vpermb zmm2{k7}, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;   134.3 p5+p3   41 t
        vmovdqu8 zmm3{k6}, zmm2                                          ;   139.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 4032]                                     ;    36.8 p2      68 d.1 reload
        vmovdqu64 zmm27, [rbp + 5056]                                    ;    37.5 p3      40 t
        vpternlogd zmm27, zmm15, zmm2, 0x96                              ;    55.3 p0      40 t
        vmovdqu64 [rbp + 17856], zmm15                                   ;    55.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm15, zmm31                                           ;   119.3         40 t copy
        vpternlogd zmm15, zmm2, [rbp + 5056], 0x96                       ;   119.3 p0+p2   40 t
        vmovdqu64 zmm2, [rbp + 5120]                                     ;    38.5 p3      40 t
        vpternlogd zmm2, zmm7, [rbp + 4096], 0x96                        ;    54.3 p0+p2   40 t
        vpmovb2m k6, zmm27                                               ;    56.3 p0      23 t
        vmovdqu64 [rbp + 17920], zmm7                                    ;    54.3 p7+p4   68 d.0 spill
        vpermb zmm7, zmm27, [rel camellia128_encrypt.T0_constants512 + 320] ;   135.3 p5+p3   23 t
        vmovdqu64 [rbp + 17984], zmm31                                   ;   119.3 p8+p9   68 d.0 spill
        vpermb zmm31, zmm27, [rel camellia128_encrypt.T0_constants512 + 448] ;   136.3 p5+p2   23 t
        vptestmb k7, zmm27, [rel camellia128_encrypt.T0_constants512 + 256] ;   137.3 p5+p3   23 t
        vpermb zmm7{k7}, zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;   139.3 p5+p2   23 t
        vpermb zmm31{k7}, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;   139.3 p5+p3   23 t
        vmovdqu8 zmm7{k6}, zmm31                                         ;   144.3 p0      23 t
        vmovdqu64 zmm27, [rbp + 4160]                                    ;    41.8 p2      68 d.3 reload
        vmovdqu64 zmm31, [rbp + 5184]                                    ;    42.5 p3      40 t
        vpternlogd zmm31, zmm11, zmm27, 0x96                             ;    53.3 p0      40 t
        vmovdqu64 [rbp + 18048], zmm11                                   ;    53.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm11, zmm25                                           ;   117.3         40 t copy
        vpternlogd zmm11, zmm27, [rbp + 5184], 0x96                      ;   117.3 p0+p2   40 t
        vmovdqu64 zmm27, [rbp + 5376]                                    ;    43.5 p3      40 t
        vpternlogd zmm27, zmm5, [rbp + 4352], 0x96                       ;    52.2 p0+p2   40 t
        vpmovb2m k6, zmm2                                                ;    55.3 p0      22 t
        vmovdqu64 [rbp + 18112], zmm5                                    ;    50.3 p8+p9   68 d.0 spill
        vpermb zmm5, zmm2, [rel camellia128_encrypt.T0_constants512 + 576] ;   140.3 p5+p3   22 t
        vmovdqu64 [rbp + 18176], zmm25                                   ;   117.3 p7+p4   68 d.0 spill
        vpermb zmm25, zmm2, [rel camellia128_encrypt.T0_constants512 + 704] ;   141.3 p5+p2   22 t
        vptestmb k7, zmm2, [rel camellia128_encrypt.T0_constants512 + 256] ;   142.3 p5+p3   22 t
        vpermb zmm5{k7}, zmm2, [rel camellia128_encrypt.T0_constants512 + 640] ;   144.3 p5+p2   22 t
        vpermb zmm25{k7}, zmm2, [rel camellia128_encrypt.T0_constants512 + 768] ;   144.3 p5+p3   22 t
        vmovdqu8 zmm5{k6}, zmm25                                         ;   149.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 3968]                                     ;    46.8 p2      68 d.0 reload
        vmovdqu64 zmm25, [rbp + 4992]                                    ;    47.5 p3      40 t
        vpternlogd zmm25, zmm10, zmm2, 0x96                              ;   120.3 p0      40 t
        vpmovb2m k6, zmm25                                               ;   121.3 p0      41 t
        vpermb zmm2, zmm25, [rel camellia128_encrypt.T0_constants512]    ;   145.3 p5+p2   41 t
        vmovdqu64 [rbp + 18240], zmm10                                   ;   120.3 p8+p9   68 d.0 spill
        vpermb zmm10, zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   146.3 p5+p3   41 t
        vptestmb k7, zmm25, [rel camellia128_encrypt.T0_constants512 + 256] ;   147.3 p5+p2   41 t
        vpermb zmm2{k7}, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   149.3 p5+p3   41 t
        vpermb zmm10{k7}, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   149.3 p5+p2   41 t
        vmovdqu8 zmm2{k6}, zmm10                                         ;   154.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 4096]                                    ;    50.5 p3      68 d.2 reload
        vmovdqu64 zmm25, [rbp + 5120]                                    ;    50.8 p2      40 t
        vpternlogd zmm25, zmm23, zmm10, 0x96                             ;   118.3 p0      40 t
        vpermb zmm10, zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;   150.3 p5+p3   22 t
        vpermb zmm10{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   153.3 p5+p2   22 t
        vmovdqu64 [rbp + 18304], zmm23                                   ;   118.3 p7+p4   68 d.0 spill
        vpermb zmm23, zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   152.3 p5+p3   22 t
        vpermb zmm23{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   155.3 p5+p2   22 t
        vmovdqu8 zmm10{k1}, zmm23                                        ;   160.3 p0      22 t
        vpmovb2m k1, zmm15                                               ;   120.3 p0      23 t
        vpmovb2m k3, zmm31                                               ;    61.2 p0      21 t
        vmovdqu64 zmm17, [rbp + 4224]                                    ;    53.5 p3      68 d.4 reload
        vmovdqu64 zmm23, [rbp + 5248]                                    ;    53.8 p2      40 t
        vpternlogd zmm23, zmm19, zmm17, 0x96                             ;   116.3 p0      40 t
        vpermb zmm17, zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;   154.3 p5+p3   23 t
        vmovdqu64 [rbp + 18368], zmm19                                   ;   116.3 p8+p9   68 d.0 spill
        vpermb zmm19, zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;   155.3 p5+p2   23 t
        vptestmb k6, zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   156.3 p5+p3   23 t
        vpermb zmm17{k6}, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;   158.3 p5+p2   23 t
        vpermb zmm19{k6}, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   158.3 p5+p3   23 t
        vmovdqu8 zmm17{k1}, zmm19                                        ;   163.3 p0      23 t
        vpmovb2m k1, zmm25                                               ;   119.3 p0      22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;    56.8 p2      21 t reload
        vpermb zmm19, zmm31, zmm15                                       ;   159.3 p5      21 t
        vmovdqu64 [rbp + 18432], zmm26                                   ;   123.3 p7+p4   68 d.0 spill
        vpermb zmm26, zmm31, [rel camellia128_encrypt.T0_constants512 + 960] ;   160.3 p5+p3   21 t
        vptestmb k6, zmm31, [rel camellia128_encrypt.T0_constants512 + 256] ;   161.3 p5+p2   21 t
        vpermb zmm19{k6}, zmm31, [rel camellia128_encrypt.T0_constants512 + 896] ;   163.3 p5+p3   21 t
        vpermb zmm26{k6}, zmm31, [rel camellia128_encrypt.T0_constants512 + 1024] ;   163.3 p5+p2   21 t
        vmovdqu8 zmm19{k3}, zmm26                                        ;   168.3 p0      21 t
        vpmovb2m k3, zmm11                                               ;   118.3 p0      21 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 320] ;    59.5 p3      23 t reload
        vpermb zmm31, zmm18, zmm26                                       ;   164.3 p5      23 t
        vmovdqu64 [rbp + 18496], zmm14                                   ;    59.3 p8+p9   68 d.0 spill
        vpermb zmm14, zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;   165.3 p5+p2   23 t
        vptestmb k6, zmm18, [rel camellia128_encrypt.T0_constants512 + 256] ;   166.3 p5+p3   23 t
        vpermb zmm31{k6}, zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;   168.3 p5+p2   23 t
        vpermb zmm14{k6}, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   168.3 p5+p3   23 t
        vmovdqu8 zmm31{k5}, zmm14                                        ;   173.3 p0      23 t
        vpmovb2m k5, zmm27                                               ;    68.2 p0      21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 576] ;    61.8 p2      22 t reload
        vpermb zmm18, zmm25, zmm14                                       ;   169.3 p5      22 t
        vmovdqu64 [rbp + 18560], zmm28                                   ;   125.3 p7+p4   68 d.0 spill
        vpermb zmm28, zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   170.3 p5+p3   22 t
        vptestmb k6, zmm25, [rel camellia128_encrypt.T0_constants512 + 256] ;   171.3 p5+p2   22 t
        vpermb zmm18{k6}, zmm25, [rel camellia128_encrypt.T0_constants512 + 640] ;   173.3 p5+p3   22 t
        vpermb zmm28{k6}, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   173.3 p5+p2   22 t
        vmovdqu8 zmm18{k1}, zmm28                                        ;   178.3 p0      22 t
        vpmovb2m k1, zmm23                                               ;   117.3 p0      23 t
        vmovdqa64 zmm25, zmm3                                            ;   142.3         41 t copy
        vpternlogd zmm25, zmm10, zmm19, 0x96                             ;   171.3 p0      41 t
        vmovdqa64 zmm28, zmm31                                           ;   176.3         41 t copy
        vpternlogd zmm28, zmm5, zmm19, 0x96                              ;   176.3 p0      41 t
        vpternlogd zmm31, zmm25, zmm5, 0x96                              ;   176.3 p0      41 t
        vpternlogd zmm16, zmm31, [rbp + 4544], 0x96                      ;   177.3 p0+p3   61 t
        vmovdqu64 [rbp + 18624], zmm16                                   ;   178.3 p8+p9   61 t spill
        vpermb zmm16, zmm29, zmm14                                       ;   174.3 p5      22 t
        vpermb zmm16{k4}, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;   177.3 p5+p2   22 t
        vpermb zmm14, zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;   176.3 p5+p3   22 t
        vpermb zmm14{k4}, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   179.3 p5+p2   22 t
        vmovdqu8 zmm16{k2}, zmm14                                        ;   184.3 p0      22 t
        vpmovb2m k2, zmm21                                               ;    76.2 p0      42 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 256] ;    66.5 p3      41 t reload
        vptestmb k4, zmm11, zmm14                                        ;   178.3 p5      21 t
        vpermb zmm29, zmm11, zmm15                                       ;   179.3 p5      21 t
        vpermb zmm29{k4}, zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;   182.3 p5+p2   21 t
        vmovdqu64 [rbp + 18688], zmm25                                   ;   172.3 p7+p4   41 t spill
        vpermb zmm25, zmm11, [rel camellia128_encrypt.T0_constants512 + 960] ;   181.3 p5+p3   21 t
        vpermb zmm25{k4}, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   184.3 p5+p2   21 t
        vmovdqu8 zmm29{k3}, zmm25                                        ;   189.3 p0      21 t
        vptestmb k3, zmm23, zmm14                                        ;   183.3 p5      23 t
        vptestmb k4, zmm27, zmm14                                        ;   184.3 p5      21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 960] ;    68.5 p3      21 t reload
        vpermb zmm25, zmm27, zmm11                                       ;   185.3 p5      21 t
        vpermb zmm25{k4}, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   188.3 p5+p2   21 t
        vmovdqu64 [rbp + 18752], zmm31                                   ;   177.3 p8+p9   41 t spill
        vpermb zmm31, zmm27, zmm15                                       ;   187.3 p5      21 t
        vpermb zmm31{k4}, zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;   190.3 p5+p3   21 t
        vmovdqu8 zmm31{k5}, zmm25                                        ;   195.3 p0      21 t
        vptestmb k4, zmm21, zmm14                                        ;   189.3 p5      42 t
        vpmovb2m k5, zmm13                                               ;   116.3 p0      21 t
        vpermb zmm25, zmm23, zmm26                                       ;   190.3 p5      23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;    69.8 p2      23 t reload
        vpermb zmm25{k3}, zmm23, zmm27                                   ;   193.3 p5      23 t
        vpermb zmm27, zmm23, [rel camellia128_encrypt.T0_constants512 + 448] ;   192.3 p5+p3   23 t
        vpermb zmm27{k3}, zmm23, [rel camellia128_encrypt.T0_constants512 + 512] ;   195.3 p5+p2   23 t
        vmovdqu8 zmm25{k1}, zmm27                                        ;   200.3 p0      23 t
        vptestmb k1, zmm13, zmm14                                        ;   194.3 p5      21 t
        vpmovb2m k3, zmm9                                                ;   115.3 p0      42 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512]       ;    71.5 p3      41 t reload
        vpermb zmm27, zmm21, zmm23                                       ;   195.3 p5      42 t
        vpermb zmm27{k4}, zmm21, [rel camellia128_encrypt.T0_constants512 + 64] ;   198.3 p5+p2   42 t
        vpermb zmm26, zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;   197.3 p5+p3   42 t
        vpermb zmm26{k4}, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;   200.3 p5+p2   42 t
        vmovdqu8 zmm27{k2}, zmm26                                        ;   205.3 p0      42 t
        vptestmb k2, zmm9, zmm14                                         ;   199.3 p5      42 t
        vpternlogd zmm5, zmm27, zmm7, 0x96                               ;   208.3 p0      41 t
        vpternlogd zmm27, zmm28, zmm7, 0x96                              ;   208.3 p0      41 t
        vpternlogd zmm7, zmm31, zmm3, 0x96                               ;   198.3 p0      41 t
        vpternlogd zmm10, zmm19, zmm7, 0x96                              ;   199.3 p0      41 t
        vpermb zmm19, zmm13, zmm15                                       ;   200.3 p5      21 t
        vpternlogd zmm31, zmm3, zmm5, 0x96                               ;   209.3 p0      41 t
        vpermb zmm3, zmm13, zmm11                                        ;   201.3 p5      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;    73.5 p3      21 t reload
        vpermb zmm19{k1}, zmm13, zmm21                                   ;   203.3 p5      21 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 1024] ;    73.8 p2      21 t reload
        vpermb zmm3{k1}, zmm13, zmm26                                    ;   204.3 p5      21 t
        vmovdqu8 zmm19{k5}, zmm3                                         ;   209.3 p0      21 t
        vmovdqu64 zmm3, [rbp + 4480]                                     ;    74.5 p3      68 d.0 reload
        vpternlogd zmm0, zmm27, zmm3, 0x96                               ;   209.3 p0      61 t
        vmovdqu64 zmm13, [rbp + 4608]                                    ;    74.8 p2      68 d.2 reload
        vpternlogd zmm8, zmm10, zmm13, 0x96                              ;   200.3 p0      61 t
        vpternlogd zmm12, zmm31, [rbp + 4672], 0x96                      ;   210.3 p0+p3   61 t
        vmovdqa64 zmm26, zmm2                                            ;   157.3         41 t copy
        vpternlogd zmm26, zmm16, zmm29, 0x96                             ;   192.3 p0      41 t
        vmovdqa64 zmm21, zmm25                                           ;   203.3         41 t copy
        vpternlogd zmm21, zmm18, zmm29, 0x96                             ;   203.3 p0      41 t
        vpternlogd zmm25, zmm26, zmm18, 0x96                             ;   203.3 p0      41 t
        vpternlogd zmm30, zmm25, [rbp + 4544], 0x96                      ;   204.3 p0+p2   61 t
        vmovdqa64 zmm11, zmm19                                           ;   212.3         41 t copy
        vpternlogd zmm11, zmm2, zmm17, 0x96                              ;   212.3 p0      41 t
        vpternlogd zmm16, zmm29, zmm11, 0x96                             ;   213.3 p0      41 t
        vpternlogd zmm24, zmm13, zmm16, 0x96                             ;   214.3 p0      61 t
        vpermb zmm13, zmm9, zmm23                                        ;   204.3 p5      42 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 64]  ;    76.5 p3      41 t reload
        vpermb zmm13{k2}, zmm9, zmm29                                    ;   207.3 p5      42 t
        vpermb zmm15, zmm9, [rel camellia128_encrypt.T0_constants512 + 128] ;   206.3 p5+p2   42 t
        vpermb zmm15{k2}, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   209.3 p5+p3   42 t
        vmovdqu8 zmm13{k3}, zmm15                                        ;   214.3 p0      42 t
        vpternlogd zmm18, zmm13, zmm17, 0x96                             ;   217.3 p0      41 t
        vpternlogd zmm13, zmm17, zmm21, 0x96                             ;   217.3 p0      41 t
        vpternlogd zmm19, zmm2, zmm18, 0x96                              ;   218.3 p0      41 t
        vpternlogd zmm1, zmm3, zmm13, 0x96                               ;   218.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 4736]                                     ;    77.8 p2      68 d.4 reload
        vpxord zmm4, zmm4, zmm2                                          ;   104.2 p0      61 t
        vpxord zmm20, zmm20, zmm2                                        ;   124.3 p0      61 t
        vpternlogd zmm20, zmm25, zmm11, 0x96                             ;   213.3 p0      61 t
        vpternlogd zmm4, zmm7, [rbp + 18752], 0x96                       ;   199.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 4800]                                     ;    78.8 p2      68 d.5 reload
        vmovdqu64 zmm3, [rbp + 18496]                                    ;    79.5 p3      68 d.0 reload
        vpternlogd zmm5, zmm3, zmm2, 0x96                                ;   209.3 p0      61 t
        vpternlogd zmm2, zmm18, [rbp + 18432], 0x96                      ;   218.3 p0+p2   61 t
        vpxord zmm16, zmm16, zmm2                                        ;   219.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 4928]                                     ;    80.5 p3      68 d.7 reload
        vmovdqu64 zmm3, [rbp + 17344]                                    ;   121.3 p2      68 d.0 reload
        vpternlogd zmm26, zmm3, zmm2, 0x96                               ;   193.3 p0      61 t
        vmovdqu64 zmm3, [rbp + 17280]                                    ;    81.5 p3      68 d.0 reload
        vpternlogd zmm2, zmm3, [rbp + 18688], 0x96                       ;   178.3 p0+p2   61 t
        vpxord zmm3, zmm10, zmm5                                         ;   210.3 p0      61 t
        vmovdqu64 zmm7, [rbp + 5824]                                     ;    82.5 p3      62 l.5 reload
        vpternlogd zmm5, zmm10, zmm7, 0x96                               ;   210.3 p0      40 t
        vmovdqu64 zmm9, [rbp + 4864]                                     ;    82.8 p2      68 d.6 reload
        vpxord zmm6, zmm6, zmm9                                          ;   115.2 p0      61 t
        vpxord zmm22, zmm22, zmm9                                        ;   122.3 p0      61 t
        vpternlogd zmm6, zmm31, zmm28, 0x96                              ;   210.3 p0      61 t
        vpternlogd zmm22, zmm21, zmm19, 0x96                             ;   219.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 18560]                                    ;   125.3 p3      68 d.0 reload
        vpternlogd zmm19, zmm9, [rbp + 4672], 0x96                       ;   219.3 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 5760]                                     ;    84.5 p3      62 l.4 reload
        vpxord zmm10, zmm4, zmm9                                         ;   200.3 p0      40 t
        vpxord zmm9, zmm20, zmm9                                         ;   214.3 p0      40 t
        vmovdqu64 zmm11, [rbp + 5504]                                    ;    84.8 p2      62 l.0 reload
        vpxord zmm15, zmm0, zmm11                                        ;   210.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 5632]                                    ;    85.5 p3      62 l.2 reload
        vpxord zmm18, zmm8, zmm17                                        ;   201.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 5568]                                    ;    85.8 p2      62 l.1 reload
        vpxord zmm25, zmm30, zmm21                                       ;   205.3 p0      40 t
        vpmovb2m k1, zmm15                                               ;   211.3 p0      41 t
        vptestmb k2, zmm15, zmm14                                        ;   211.3 p5      41 t
        vpmovb2m k3, zmm25                                               ;   206.3 p0      23 t
        vptestmb k4, zmm25, zmm14                                        ;   209.3 p5      23 t
        vpmovb2m k5, zmm18                                               ;   202.3 p0      22 t
        vmovdqu64 zmm28, [rbp + 5888]                                    ;    86.5 p3      62 l.6 reload
        vpxord zmm31, zmm6, zmm28                                        ;   211.3 p0      40 t
        vpxord zmm7, zmm16, zmm7                                         ;   220.3 p0      40 t
        vpxord zmm28, zmm22, zmm28                                       ;   220.3 p0      40 t
        vpxord zmm11, zmm1, zmm11                                        ;   219.3 p0      40 t
        vmovdqu64 [rbp + 18560], zmm8                                    ;   201.3 p7+p4   61 t spill
        vpxord zmm8, zmm12, [rbp + 5696]                                 ;   211.3 p0+p2   40 t
        vpxord zmm17, zmm24, zmm17                                       ;   215.3 p0      40 t
        vmovdqu64 [rbp + 18688], zmm12                                   ;   211.3 p8+p9   61 t spill
        vpxord zmm12, zmm19, [rbp + 5696]                                ;   220.3 p0+p3   40 t
        vmovdqu64 [rbp + 17280], zmm19                                   ;   220.3 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm2                                            ;   179.3         40 t copy
        vpternlogd zmm19, zmm27, [rbp + 5952], 0x96                      ;   209.3 p0+p2   40 t
        vmovdqu64 [rbp + 17344], zmm24                                   ;   215.3 p8+p9   61 t spill
        vpermb zmm24, zmm15, zmm23                                       ;   211.3 p5      41 t
        vpermb zmm24{k2}, zmm15, zmm29                                   ;   214.3 p5      41 t
        vmovdqu64 [rbp + 18432], zmm30                                   ;   205.3 p7+p4   61 t spill
        vpermb zmm30, zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;   212.3 p5+p3   41 t
        vpermb zmm30{k2}, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   215.3 p5+p2   41 t
        vmovdqu8 zmm24{k1}, zmm30                                        ;   220.3 p0      41 t
        vpmovb2m k1, zmm11                                               ;   220.3 p0      41 t
        vptestmb k2, zmm11, zmm14                                        ;   220.3 p5      41 t
        vmovdqa64 zmm15, zmm26                                           ;   194.3         40 t copy
        vpternlogd zmm15, zmm13, [rbp + 5952], 0x96                      ;   218.3 p0+p3   40 t
        vpermb zmm30, zmm11, zmm23                                       ;   220.3 p5      41 t
        vpermb zmm30{k2}, zmm11, zmm29                                   ;   223.3 p5      41 t
        vmovdqu64 [rbp + 18496], zmm1                                    ;   219.3 p8+p9   61 t spill
        vpermb zmm1, zmm11, [rel camellia128_encrypt.T0_constants512 + 128] ;   220.3 p5+p2   41 t
        vpermb zmm1{k2}, zmm11, [rel camellia128_encrypt.T0_constants512 + 192] ;   223.3 p5+p3   41 t
        vmovdqu8 zmm30{k1}, zmm1                                         ;   228.3 p0      41 t
        vptestmb k1, zmm18, zmm14                                        ;   219.3 p5      22 t
        vpmovb2m k2, zmm17                                               ;   216.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 320]  ;    90.8 p2      23 t reload
        vpermb zmm11, zmm25, zmm1                                        ;   220.3 p5      23 t
        vpermb zmm11{k4}, zmm25, [rel camellia128_encrypt.T0_constants512 + 384] ;   223.3 p5+p3   23 t
        vmovdqu64 [rbp + 18752], zmm0                                    ;   210.3 p7+p4   61 t spill
        vpermb zmm0, zmm25, [rel camellia128_encrypt.T0_constants512 + 448] ;   222.3 p5+p2   23 t
        vpermb zmm0{k4}, zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   225.3 p5+p3   23 t
        vmovdqu8 zmm11{k3}, zmm0                                         ;   230.3 p0      23 t
        vptestmb k3, zmm17, zmm14                                        ;   224.3 p5      22 t
        vpmovb2m k4, zmm8                                                ;   212.3 p0      21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 576]  ;    92.8 p2      22 t reload
        vpermb zmm25, zmm18, zmm0                                        ;   225.3 p5      22 t
        vpermb zmm25{k1}, zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   228.3 p5+p3   22 t
        vmovdqu64 [rbp + 18816], zmm26                                   ;   194.3 p8+p9   61 t spill
        vpermb zmm26, zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;   227.3 p5+p2   22 t
        vpermb zmm26{k1}, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   230.3 p5+p3   22 t
        vmovdqu8 zmm25{k5}, zmm26                                        ;   235.3 p0      22 t
        vptestmb k1, zmm8, zmm14                                         ;   229.3 p5      21 t
        vpmovb2m k5, zmm10                                               ;   201.3 p0      23 t
        vpermb zmm18, zmm17, zmm0                                        ;   230.3 p5      22 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 640] ;    94.8 p2      22 t reload
        vpermb zmm18{k3}, zmm17, zmm26                                   ;   233.3 p5      22 t
        vmovdqu64 [rbp + 18880], zmm13                                   ;   218.3 p7+p4   41 t spill
        vpermb zmm13, zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   232.3 p5+p3   22 t
        vpermb zmm13{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   235.3 p5+p2   22 t
        vmovdqu8 zmm18{k2}, zmm13                                        ;   240.3 p0      22 t
        vptestmb k2, zmm10, zmm14                                        ;   234.3 p5      23 t
        vpmovb2m k3, zmm12                                               ;   221.3 p0      21 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 832] ;    96.5 p3      21 t reload
        vpermb zmm17, zmm8, zmm13                                        ;   235.3 p5      21 t
        vpermb zmm17{k1}, zmm8, [rel camellia128_encrypt.T0_constants512 + 896] ;   238.3 p5+p2   21 t
        vmovdqu64 [rbp + 18944], zmm2                                    ;   179.3 p8+p9   61 t spill
        vpermb zmm2, zmm8, [rel camellia128_encrypt.T0_constants512 + 960] ;   237.3 p5+p3   21 t
        vpermb zmm2{k1}, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   240.3 p5+p2   21 t
        vmovdqu8 zmm17{k4}, zmm2                                         ;   245.3 p0      21 t
        vptestmb k1, zmm12, zmm14                                        ;   239.3 p5      21 t
        vpmovb2m k4, zmm9                                                ;   215.3 p0      23 t
        vpermb zmm2, zmm10, zmm1                                         ;   240.3 p5      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 384]  ;    98.5 p3      23 t reload
        vpermb zmm2{k2}, zmm10, zmm8                                     ;   243.3 p5      23 t
        vmovdqu64 [rbp + 19008], zmm27                                   ;   209.3 p7+p4   41 t spill
        vpermb zmm27, zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;   242.3 p5+p2   23 t
        vpermb zmm27{k2}, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   245.3 p5+p3   23 t
        vmovdqu8 zmm2{k5}, zmm27                                         ;   250.3 p0      23 t
        vptestmb k2, zmm9, zmm14                                         ;   244.3 p5      23 t
        vpmovb2m k5, zmm5                                                ;   211.3 p0      22 t
        vpermb zmm10, zmm12, zmm13                                       ;   245.3 p5      21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;    99.8 p2      21 t reload
        vpermb zmm10{k1}, zmm12, zmm27                                   ;   248.3 p5      21 t
        vmovdqu64 [rbp + 19072], zmm22                                   ;   220.3 p8+p9   61 t spill
        vpermb zmm22, zmm12, [rel camellia128_encrypt.T0_constants512 + 960] ;   247.3 p5+p3   21 t
        vpermb zmm22{k1}, zmm12, [rel camellia128_encrypt.T0_constants512 + 1024] ;   250.3 p5+p2   21 t
        vmovdqu8 zmm10{k3}, zmm22                                        ;   255.3 p0      21 t
        vptestmb k1, zmm5, zmm14                                         ;   249.3 p5      22 t
        vpmovb2m k3, zmm7                                                ;   221.3 p0      22 t
        vpermb zmm12, zmm9, zmm1                                         ;   250.3 p5      23 t
        vpermb zmm12{k2}, zmm9, zmm8                                     ;   253.3 p5      23 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 448] ;   101.5 p3      23 t reload
        vmovdqu64 [rbp + 19136], zmm6                                    ;   211.3 p7+p4   61 t spill
        vpermb zmm6, zmm9, zmm22                                         ;   252.3 p5      23 t
        vpermb zmm6{k2}, zmm9, [rel camellia128_encrypt.T0_constants512 + 512] ;   255.3 p5+p2   23 t
        vmovdqu8 zmm12{k4}, zmm6                                         ;   260.3 p0      23 t
        vptestmb k2, zmm7, zmm14                                         ;   254.3 p5      22 t
        vpmovb2m k4, zmm31                                               ;   212.3 p0      21 t
        vmovdqa64 zmm6, zmm2                                             ;   253.3         41 t copy
        vpternlogd zmm6, zmm25, zmm17, 0x96                              ;   253.3 p0      41 t
        vpermb zmm9, zmm5, zmm0                                          ;   255.3 p5      22 t
        vpermb zmm9{k1}, zmm5, zmm26                                     ;   258.3 p5      22 t
        vmovdqu64 [rbp + 19200], zmm16                                   ;   220.3 p8+p9   61 t spill
        vpermb zmm16, zmm5, [rel camellia128_encrypt.T0_constants512 + 704] ;   257.3 p5+p3   22 t
        vpermb zmm16{k1}, zmm5, [rel camellia128_encrypt.T0_constants512 + 768] ;   260.3 p5+p2   22 t
        vmovdqu8 zmm9{k5}, zmm16                                         ;   265.3 p0      22 t
        vptestmb k1, zmm31, zmm14                                        ;   259.3 p5      21 t
        vpmovb2m k5, zmm28                                               ;   221.3 p0      21 t
        vmovdqa64 zmm5, zmm24                                            ;   223.3         41 t copy
        vpternlogd zmm5, zmm9, zmm17, 0x96                               ;   268.3 p0      41 t
        vpternlogd zmm2, zmm5, zmm25, 0x96                               ;   269.3 p0      41 t
        vmovdqa64 zmm16, zmm12                                           ;   263.3         41 t copy
        vpternlogd zmm16, zmm18, zmm10, 0x96                             ;   263.3 p0      41 t
        vmovdqu64 [rbp + 19264], zmm3                                    ;   211.3 p7+p4   61 t spill
        vpermb zmm3, zmm7, zmm0                                          ;   260.3 p5      22 t
        vpermb zmm3{k2}, zmm7, zmm26                                     ;   263.3 p5      22 t
        vpermb zmm26, zmm7, [rel camellia128_encrypt.T0_constants512 + 704] ;   262.3 p5+p3   22 t
        vpermb zmm26{k2}, zmm7, [rel camellia128_encrypt.T0_constants512 + 768] ;   265.3 p5+p2   22 t
        vmovdqu8 zmm3{k3}, zmm26                                         ;   270.3 p0      22 t
        vptestmb k2, zmm28, zmm14                                        ;   264.3 p5      21 t
        vpmovb2m k3, zmm19                                               ;   210.3 p0      42 t
        vmovdqa64 zmm7, zmm30                                            ;   231.3         41 t copy
        vpternlogd zmm7, zmm3, zmm10, 0x96                               ;   273.3 p0      41 t
        vpternlogd zmm12, zmm7, zmm18, 0x96                              ;   274.3 p0      41 t
        vpermb zmm26, zmm31, zmm13                                       ;   265.3 p5      21 t
        vpermb zmm26{k1}, zmm31, zmm27                                   ;   268.3 p5      21 t
        vpermb zmm0, zmm31, [rel camellia128_encrypt.T0_constants512 + 960] ;   267.3 p5+p3   21 t
        vpermb zmm0{k1}, zmm31, [rel camellia128_encrypt.T0_constants512 + 1024] ;   270.3 p5+p2   21 t
        vmovdqu8 zmm26{k4}, zmm0                                         ;   275.3 p0      21 t
        vptestmb k1, zmm19, zmm14                                        ;   269.3 p5      42 t
        vpmovb2m k4, zmm15                                               ;   219.3 p0      42 t
        vpermb zmm0, zmm28, zmm13                                        ;   270.3 p5      21 t
        vpermb zmm0{k2}, zmm28, zmm27                                    ;   273.3 p5      21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 960] ;   105.5 p3      21 t reload
        vpermb zmm27, zmm28, zmm31                                       ;   272.3 p5      21 t
        vpermb zmm27{k2}, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   275.3 p5+p2   21 t
        vmovdqu8 zmm0{k5}, zmm27                                         ;   280.3 p0      21 t
        vptestmb k2, zmm15, zmm14                                        ;   274.3 p5      42 t
        vmovdqa64 zmm27, zmm0                                            ;   283.3         41 t copy
        vpternlogd zmm27, zmm30, zmm11, 0x96                             ;   283.3 p0      41 t
        vpternlogd zmm3, zmm10, zmm27, 0x96                              ;   284.3 p0      41 t
        vpermb zmm10, zmm19, zmm23                                       ;   275.3 p5      42 t
        vpermb zmm10{k1}, zmm19, zmm29                                   ;   278.3 p5      42 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 128] ;   106.5 p3      41 t reload
        vpermb zmm31, zmm19, zmm28                                       ;   277.3 p5      42 t
        vpermb zmm31{k1}, zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;   280.3 p5+p2   42 t
        vmovdqu8 zmm10{k3}, zmm31                                        ;   285.3 p0      42 t
        vmovdqu64 zmm19, [rbp + 18368]                                   ;   116.3 p3      68 d.0 reload
        vpternlogd zmm27, zmm19, [rbp + 4224], 0x96                      ;   284.3 p0+p2   62 t
        vpxord zmm27, zmm27, zmm12                                       ;   285.3 p0      62 t
        vmovdqu64 zmm19, [rbp + 4032]                                    ;   108.5 p3      68 d.1 reload
        vmovdqu64 zmm31, [rbp + 17984]                                   ;   119.3 p2      68 d.0 reload
        vpternlogd zmm12, zmm31, zmm19, 0x96                             ;   275.3 p0      62 t
        vpternlogd zmm19, zmm2, [rbp + 17856], 0x96                      ;   270.3 p0+p3   62 t
        vpermb zmm31, zmm15, zmm23                                       ;   279.3 p5      42 t
        vpermb zmm31{k2}, zmm15, zmm29                                   ;   282.3 p5      42 t
        vpermb zmm13, zmm15, zmm28                                       ;   281.3 p5      42 t
        vpermb zmm13{k2}, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   284.3 p5+p2   42 t
        vmovdqu8 zmm31{k4}, zmm13                                        ;   289.3 p0      42 t
        vpternlogd zmm18, zmm31, zmm11, 0x96                             ;   292.3 p0      41 t
        vpternlogd zmm31, zmm11, zmm16, 0x96                             ;   292.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 18624]                                   ;   178.3 p3      40 t
        vpxord zmm11, zmm11, zmm21                                       ;   184.3 p0      40 t
        vpmovb2m k1, zmm11                                               ;   185.3 p0      23 t
        vptestmb k2, zmm11, zmm14                                        ;   283.3 p5      23 t
        vpermb zmm13, zmm11, zmm1                                        ;   284.3 p5      23 t
        vpermb zmm13{k2}, zmm11, zmm8                                    ;   287.3 p5      23 t
        vpermb zmm15, zmm11, zmm22                                       ;   286.3 p5      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;   110.8 p2      23 t reload
        vpermb zmm15{k2}, zmm11, zmm21                                   ;   289.3 p5      23 t
        vmovdqu8 zmm13{k1}, zmm15                                        ;   294.3 p0      23 t
        vpternlogd zmm0, zmm30, zmm18, 0x96                              ;   293.3 p0      41 t
        vpternlogd zmm25, zmm10, zmm13, 0x96                             ;   297.3 p0      41 t
        vpternlogd zmm10, zmm6, zmm13, 0x96                              ;   297.3 p0      41 t
        vpternlogd zmm13, zmm26, zmm24, 0x96                             ;   297.3 p0      41 t
        vpternlogd zmm9, zmm17, zmm13, 0x96                              ;   298.3 p0      41 t
        vpternlogd zmm26, zmm24, zmm25, 0x96                             ;   298.3 p0      41 t
        vpternlogd zmm2, zmm13, [rbp + 17728], 0x96                      ;   298.3 p0+p3   62 t
        vmovdqu64 zmm11, [rbp + 18112]                                   ;   111.8 p2      68 d.0 reload
        vpternlogd zmm6, zmm11, [rbp + 4352], 0x96                       ;   254.3 p0+p3   62 t
        vpternlogd zmm18, zmm3, [rbp + 17408], 0x96                      ;   293.3 p0+p2   62 t
        vpternlogd zmm25, zmm9, [rbp + 17472], 0x96                      ;   299.3 p0+p3   62 t
        vpternlogd zmm16, zmm0, [rbp + 17536], 0x96                      ;   294.3 p0+p2   62 t
        vpternlogd zmm7, zmm31, [rbp + 17664], 0x96                      ;   293.3 p0+p3   62 t
        vmovdqu64 zmm11, [rbp + 3968]                                    ;   114.8 p2      68 d.0 reload
        vmovdqu64 zmm13, [rbp + 18240]                                   ;   120.3 p3      68 d.0 reload
        vpternlogd zmm31, zmm13, zmm11, 0x96                             ;   293.3 p0      62 t
        vpternlogd zmm11, zmm10, [rbp + 17792], 0x96                     ;   298.3 p0+p2   62 t
        vpternlogd zmm10, zmm5, [rbp + 17600], 0x96                      ;   298.3 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 4096]                                     ;   116.8 p2      68 d.2 reload
        vmovdqu64 zmm13, [rbp + 18304]                                   ;   118.3 p3      68 d.0 reload
        vpternlogd zmm3, zmm13, zmm5, 0x96                               ;   285.3 p0      62 t
        vpternlogd zmm9, zmm5, [rbp + 17920], 0x96                       ;   299.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 4160]                                     ;   118.5 p3      68 d.3 reload
        vmovdqu64 zmm13, [rbp + 18176]                                   ;   118.8 p2      68 d.0 reload
        vpternlogd zmm0, zmm13, zmm5, 0x96                               ;   294.3 p0      62 t
        vpternlogd zmm5, zmm26, [rbp + 18048], 0x96                      ;   299.3 p0+p3   62 t
        vmovdqu64 zmm13, [rbp + 6080]                                    ;   119.8 p2      61 r.1 reload
        vpxord zmm15, zmm19, zmm13                                       ;   271.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 6272]                                    ;   120.5 p3      61 r.4 reload
        vpxord zmm24, zmm27, zmm17                                       ;   286.3 p0      40 t
        vpmovb2m k1, zmm15                                               ;   272.3 p0      23 t
        vptestmb k2, zmm15, zmm14                                        ;   288.3 p5      23 t
        vmovdqu64 zmm30, [rbp + 6208]                                    ;   120.8 p2      61 r.3 reload
        vmovdqu64 [rbp + 18048], zmm27                                   ;   286.3 p8+p9   62 t spill
        vpxord zmm27, zmm5, zmm30                                        ;   300.3 p0      40 t
        vpmovb2m k3, zmm27                                               ;   301.3 p0      21 t
        vptestmb k4, zmm27, zmm14                                        ;   301.3 p5      21 t
        vpmovb2m k5, zmm24                                               ;   287.3 p0      23 t
        vpxord zmm17, zmm2, zmm17                                        ;   299.3 p0      40 t
        vmovdqu64 [rbp + 18176], zmm2                                    ;   299.3 p7+p4   62 t spill
        vpxord zmm2, zmm18, [rbp + 6336]                                 ;   294.3 p0+p3   40 t
        vmovdqu64 [rbp + 17920], zmm18                                   ;   294.3 p8+p9   62 t spill
        vpxord zmm18, zmm25, [rbp + 6336]                                ;   300.3 p0+p2   40 t
        vmovdqu64 [rbp + 18304], zmm25                                   ;   300.3 p7+p4   62 t spill
        vpxord zmm25, zmm16, [rbp + 6400]                                ;   295.3 p0+p3   40 t
        vmovdqu64 [rbp + 17600], zmm16                                   ;   295.3 p8+p9   62 t spill
        vpxord zmm16, zmm7, [rbp + 6464]                                 ;   294.3 p0+p2   40 t
        vmovdqu64 [rbp + 17792], zmm7                                    ;   294.3 p7+p4   62 t spill
        vpxord zmm7, zmm10, [rbp + 6464]                                 ;   299.3 p0+p3   40 t
        vpxord zmm13, zmm12, zmm13                                       ;   276.3 p0      40 t
        vmovdqu64 [rbp + 18240], zmm12                                   ;   276.3 p8+p9   62 t spill
        vpxord zmm12, zmm31, [rbp + 6016]                                ;   294.3 p0+p2   40 t
        vmovdqu64 [rbp + 17664], zmm31                                   ;   294.3 p7+p4   62 t spill
        vpxord zmm31, zmm3, [rbp + 6144]                                 ;   286.3 p0+p3   40 t
        vmovdqu64 [rbp + 17536], zmm3                                    ;   286.3 p8+p9   62 t spill
        vpxord zmm3, zmm11, [rbp + 6016]                                 ;   299.3 p0+p2   40 t
        vmovdqu64 [rbp + 17472], zmm11                                   ;   299.3 p7+p4   62 t spill
        vpxord zmm11, zmm9, [rbp + 6144]                                 ;   300.3 p0+p3   40 t
        vpxord zmm30, zmm0, zmm30                                        ;   295.3 p0      40 t
        vmovdqu64 [rbp + 17408], zmm0                                    ;   295.3 p8+p9   62 t spill
        vmovdqa64 zmm0, zmm6                                             ;   255.3         40 t copy
        vpternlogd zmm0, zmm26, [rbp + 6400], 0x96                       ;   299.3 p0+p2   40 t
        vmovdqu64 [rbp + 18112], zmm9                                    ;   300.3 p7+p4   62 t spill
        vpermb zmm9, zmm15, zmm1                                         ;   290.3 p5      23 t
        vpermb zmm9{k2}, zmm15, zmm8                                     ;   293.3 p5      23 t
        vmovdqu64 [rbp + 17728], zmm10                                   ;   299.3 p8+p9   62 t spill
        vpermb zmm10, zmm15, zmm22                                       ;   292.3 p5      23 t
        vpermb zmm10{k2}, zmm15, zmm21                                   ;   295.3 p5      23 t
        vmovdqu8 zmm9{k1}, zmm10                                         ;   300.3 p0      23 t
        vpmovb2m k1, zmm3                                                ;   300.3 p0      41 t
        vptestmb k2, zmm3, zmm14                                         ;   300.3 p5      41 t
        vpermb zmm10, zmm3, zmm23                                        ;   300.3 p5      41 t
        vpermb zmm10{k2}, zmm3, zmm29                                    ;   303.3 p5      41 t
        vpermb zmm15, zmm3, zmm28                                        ;   300.3 p5      41 t
        vpermb zmm15{k2}, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   303.3 p5+p3   41 t
        vmovdqu8 zmm10{k1}, zmm15                                        ;   308.3 p0      41 t
        vpmovb2m k1, zmm12                                               ;   295.3 p0      41 t
        vptestmb k2, zmm12, zmm14                                        ;   299.3 p5      41 t
        vpermb zmm3, zmm12, zmm23                                        ;   300.3 p5      41 t
        vpermb zmm3{k2}, zmm12, zmm29                                    ;   303.3 p5      41 t
        vpermb zmm15, zmm12, zmm28                                       ;   302.3 p5      41 t
        vpermb zmm15{k2}, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   305.3 p5+p2   41 t
        vmovdqu8 zmm3{k1}, zmm15                                         ;   310.3 p0      41 t
        vpmovb2m k1, zmm13                                               ;   277.3 p0      23 t
        vptestmb k2, zmm13, zmm14                                        ;   304.3 p5      23 t
        vpermb zmm12, zmm13, zmm1                                        ;   305.3 p5      23 t
        vpermb zmm12{k2}, zmm13, zmm8                                    ;   308.3 p5      23 t
        vpermb zmm15, zmm13, zmm22                                       ;   307.3 p5      23 t
        vpermb zmm15{k2}, zmm13, zmm21                                   ;   310.3 p5      23 t
        vmovdqu8 zmm12{k1}, zmm15                                        ;   315.3 p0      23 t
        vpmovb2m k1, zmm11                                               ;   301.3 p0      22 t
        vptestmb k2, zmm11, zmm14                                        ;   309.3 p5      22 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 576] ;   139.5 p3      22 t reload
        vpermb zmm15, zmm11, zmm13                                       ;   310.3 p5      22 t
        vpermb zmm15{k2}, zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   313.3 p5+p2   22 t
        vmovdqu64 [rbp + 17856], zmm6                                    ;   255.3 p7+p4   62 t spill
        vpermb zmm6, zmm11, [rel camellia128_encrypt.T0_constants512 + 704] ;   312.3 p5+p3   22 t
        vpermb zmm6{k2}, zmm11, [rel camellia128_encrypt.T0_constants512 + 768] ;   315.3 p5+p2   22 t
        vmovdqu8 zmm15{k1}, zmm6                                         ;   320.3 p0      22 t
        vpmovb2m k1, zmm31                                               ;   287.3 p0      22 t
        vptestmb k2, zmm31, zmm14                                        ;   314.3 p5      22 t
        vpermb zmm6, zmm31, zmm13                                        ;   315.3 p5      22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   143.8 p3      22 t reload
        vpermb zmm6{k2}, zmm31, zmm11                                    ;   318.3 p5      22 t
        vmovdqu64 [rbp + 17984], zmm26                                   ;   299.3 p8+p9   41 t spill
        vpermb zmm26, zmm31, [rel camellia128_encrypt.T0_constants512 + 704] ;   317.3 p5+p2   22 t
        vpermb zmm26{k2}, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   320.3 p5+p3   22 t
        vmovdqu8 zmm6{k1}, zmm26                                         ;   325.3 p0      22 t
        vpmovb2m k1, zmm30                                               ;   296.3 p0      21 t
        vptestmb k2, zmm30, zmm14                                        ;   319.3 p5      21 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 832] ;   145.5 p2      21 t reload
        vpermb zmm31, zmm27, zmm26                                       ;   320.3 p5      21 t
        vpermb zmm31{k4}, zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;   323.3 p5+p3   21 t
        vmovdqu64 [rbp + 18368], zmm5                                    ;   300.3 p7+p4   62 t spill
        vpermb zmm5, zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;   322.3 p5+p2   21 t
        vpermb zmm5{k4}, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   325.3 p5+p3   21 t
        vmovdqu8 zmm31{k3}, zmm5                                         ;   330.3 p0      21 t
        vptestmb k3, zmm24, zmm14                                        ;   324.3 p5      23 t
        vpmovb2m k4, zmm17                                               ;   300.3 p0      23 t
        vpermb zmm5, zmm30, zmm26                                        ;   325.3 p5      21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;   148.5 p2      21 t reload
        vpermb zmm5{k2}, zmm30, zmm27                                    ;   328.3 p5      21 t
        vmovdqu64 [rbp + 19328], zmm19                                   ;   271.3 p8+p9   62 t spill
        vpermb zmm19, zmm30, [rel camellia128_encrypt.T0_constants512 + 960] ;   327.3 p5+p3   21 t
        vpermb zmm19{k2}, zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;   330.3 p5+p2   21 t
        vmovdqu8 zmm5{k1}, zmm19                                         ;   335.3 p0      21 t
        vptestmb k1, zmm17, zmm14                                        ;   329.3 p5      23 t
        vpmovb2m k2, zmm18                                               ;   301.3 p0      22 t
        vpermb zmm19, zmm17, zmm1                                        ;   330.3 p5      23 t
        vpermb zmm19{k1}, zmm17, zmm8                                    ;   333.3 p5      23 t
        vpermb zmm30, zmm17, zmm22                                       ;   332.3 p5      23 t
        vpermb zmm30{k1}, zmm17, zmm21                                   ;   335.3 p5      23 t
        vmovdqu8 zmm19{k4}, zmm30                                        ;   340.3 p0      23 t
        vptestmb k1, zmm18, zmm14                                        ;   334.3 p5      22 t
        vpmovb2m k4, zmm2                                                ;   295.3 p0      22 t
        vpermb zmm17, zmm24, zmm1                                        ;   335.3 p5      23 t
        vpermb zmm17{k3}, zmm24, zmm8                                    ;   338.3 p5      23 t
        vpermb zmm30, zmm24, zmm22                                       ;   337.3 p5      23 t
        vpermb zmm30{k3}, zmm24, zmm21                                   ;   340.3 p5      23 t
        vmovdqu8 zmm17{k5}, zmm30                                        ;   345.3 p0      23 t
        vptestmb k3, zmm2, zmm14                                         ;   339.3 p5      22 t
        vpmovb2m k5, zmm0                                                ;   300.3 p0      21 t
        vmovdqa64 zmm24, zmm19                                           ;   343.3         41 t copy
        vpternlogd zmm24, zmm15, zmm31, 0x96                             ;   343.3 p0      41 t
        vmovdqa64 zmm30, zmm17                                           ;   348.3         41 t copy
        vpternlogd zmm30, zmm6, zmm5, 0x96                               ;   348.3 p0      41 t
        vpermb zmm21, zmm18, zmm13                                       ;   340.3 p5      22 t
        vpermb zmm21{k1}, zmm18, zmm11                                   ;   343.3 p5      22 t
        vpermb zmm8, zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;   342.3 p5+p3   22 t
        vpermb zmm8{k1}, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   345.3 p5+p2   22 t
        vmovdqu8 zmm21{k2}, zmm8                                         ;   350.3 p0      22 t
        vptestmb k1, zmm0, zmm14                                         ;   344.3 p5      21 t
        vpmovb2m k2, zmm25                                               ;   296.3 p0      21 t
        vmovdqa64 zmm8, zmm10                                            ;   311.3         41 t copy
        vpternlogd zmm8, zmm21, zmm31, 0x96                              ;   353.3 p0      41 t
        vpternlogd zmm19, zmm8, zmm15, 0x96                              ;   354.3 p0      41 t
        vpermb zmm18, zmm2, zmm13                                        ;   345.3 p5      22 t
        vpermb zmm18{k3}, zmm2, zmm11                                    ;   348.3 p5      22 t
        vpermb zmm11, zmm2, [rel camellia128_encrypt.T0_constants512 + 704] ;   347.3 p5+p3   22 t
        vpermb zmm11{k3}, zmm2, [rel camellia128_encrypt.T0_constants512 + 768] ;   350.3 p5+p2   22 t
        vmovdqu8 zmm18{k4}, zmm11                                        ;   355.3 p0      22 t
        vptestmb k3, zmm25, zmm14                                        ;   349.3 p5      21 t
        vpmovb2m k4, zmm7                                                ;   300.3 p0      42 t
        vmovdqa64 zmm2, zmm3                                             ;   313.3         41 t copy
        vpternlogd zmm2, zmm18, zmm5, 0x96                               ;   358.3 p0      41 t
        vpternlogd zmm17, zmm2, zmm6, 0x96                               ;   359.3 p0      41 t
        vpermb zmm11, zmm0, zmm26                                        ;   350.3 p5      21 t
        vpermb zmm11{k1}, zmm0, zmm27                                    ;   353.3 p5      21 t
        vpermb zmm13, zmm0, [rel camellia128_encrypt.T0_constants512 + 960] ;   352.3 p5+p3   21 t
        vpermb zmm13{k1}, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   355.3 p5+p2   21 t
        vmovdqu8 zmm11{k5}, zmm13                                        ;   360.3 p0      21 t
        vptestmb k1, zmm7, zmm14                                         ;   354.3 p5      42 t
        vpmovb2m k5, zmm16                                               ;   295.3 p0      42 t
        vmovdqa64 zmm0, zmm11                                            ;   363.3         41 t copy
        vpternlogd zmm0, zmm10, zmm9, 0x96                               ;   363.3 p0      41 t
        vpternlogd zmm21, zmm31, zmm0, 0x96                              ;   364.3 p0      41 t
        vpternlogd zmm0, zmm4, zmm19, 0x96                               ;   364.3 p0      61 t
        vpermb zmm4, zmm25, zmm26                                        ;   355.3 p5      21 t
        vpermb zmm4{k3}, zmm25, zmm27                                    ;   358.3 p5      21 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 960] ;   171.7 p3      21 t reload
        vpermb zmm31, zmm25, zmm13                                       ;   357.3 p5      21 t
        vpermb zmm31{k3}, zmm25, [rel camellia128_encrypt.T0_constants512 + 1024] ;   360.3 p5+p2   21 t
        vmovdqu8 zmm4{k2}, zmm31                                         ;   365.3 p0      21 t
        vptestmb k2, zmm16, zmm14                                        ;   359.3 p5      42 t
        vmovdqa64 zmm25, zmm4                                            ;   368.3         41 t copy
        vpternlogd zmm25, zmm3, zmm12, 0x96                              ;   368.3 p0      41 t
        vpternlogd zmm18, zmm5, zmm25, 0x96                              ;   369.3 p0      41 t
        vpternlogd zmm25, zmm20, zmm17, 0x96                             ;   369.3 p0      61 t
        vpermb zmm5, zmm7, zmm23                                         ;   360.3 p5      42 t
        vpermb zmm5{k1}, zmm7, zmm29                                     ;   363.3 p5      42 t
        vpermb zmm20, zmm7, zmm28                                        ;   362.3 p5      42 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 192] ;   177.0 p3      41 t reload
        vpermb zmm20{k1}, zmm7, zmm31                                    ;   365.3 p5      42 t
        vmovdqu8 zmm5{k4}, zmm20                                         ;   370.3 p0      42 t
        vpternlogd zmm15, zmm5, zmm9, 0x96                               ;   373.3 p0      41 t
        vpternlogd zmm5, zmm9, zmm24, 0x96                               ;   373.3 p0      41 t
        vpternlogd zmm11, zmm10, zmm15, 0x96                             ;   374.3 p0      41 t
        vpermb zmm7, zmm16, zmm23                                        ;   364.3 p5      42 t
        vpermb zmm7{k2}, zmm16, zmm29                                    ;   367.3 p5      42 t
        vpermb zmm9, zmm16, zmm28                                        ;   366.3 p5      42 t
        vpermb zmm9{k2}, zmm16, zmm31                                    ;   369.3 p5      42 t
        vmovdqu8 zmm7{k5}, zmm9                                          ;   374.3 p0      42 t
        vpternlogd zmm6, zmm7, zmm12, 0x96                               ;   377.3 p0      41 t
        vpternlogd zmm7, zmm12, zmm30, 0x96                              ;   377.3 p0      41 t
        vpternlogd zmm4, zmm3, zmm6, 0x96                                ;   378.3 p0      41 t
        vpternlogd zmm15, zmm21, [rbp + 19264], 0x96                     ;   374.3 p0+p2   61 t
        vpternlogd zmm24, zmm11, [rbp + 19136], 0x96                     ;   375.3 p0+p3   61 t
        vpternlogd zmm6, zmm18, [rbp + 19200], 0x96                      ;   378.3 p0+p2   61 t
        vpternlogd zmm30, zmm4, [rbp + 19072], 0x96                      ;   379.3 p0+p3   61 t
        vmovdqu64 zmm3, [rbp + 18944]                                    ;   187.7 p2      61 t reload
        vpternlogd zmm8, zmm3, [rbp + 19008], 0x96                       ;   354.3 p0+p3   61 t
        vpxord zmm8, zmm8, zmm5                                          ;   374.3 p0      61 t
        vmovdqu64 zmm3, [rbp + 18816]                                    ;   194.3 p2      61 t reload
        vpternlogd zmm2, zmm3, [rbp + 18880], 0x96                       ;   359.3 p0+p3   61 t
        vpxord zmm3, zmm2, zmm7                                          ;   378.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 6976]                                     ;   192.5 p2      62 l.7 reload
        vpternlogd zmm2, zmm7, zmm9, 0x96                                ;   378.3 p0      40 t
        vmovdqu64 zmm10, [rbp + 6784]                                    ;   192.8 p3      62 l.4 reload
        vpxord zmm12, zmm0, zmm10                                        ;   365.3 p0      40 t
        vpmovb2m k1, zmm12                                               ;   366.3 p0      23 t
        vptestmb k2, zmm12, zmm14                                        ;   368.3 p5      23 t
        vpxord zmm10, zmm25, zmm10                                       ;   370.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 6848]                                    ;   195.3 p2      62 l.5 reload
        vpxord zmm20, zmm15, zmm16                                       ;   375.3 p0      40 t
        vpmovb2m k3, zmm10                                               ;   371.3 p0      23 t
        vptestmb k4, zmm10, zmm14                                        ;   371.3 p5      23 t
        vpmovb2m k5, zmm20                                               ;   376.3 p0      22 t
        vmovdqu64 [rbp + 18880], zmm3                                    ;   379.3 p7+p4   61 t spill
        vpxord zmm3, zmm24, [rbp + 6912]                                 ;   376.3 p0+p3   40 t
        vpxord zmm16, zmm6, zmm16                                        ;   379.3 p0      40 t
        vpxord zmm9, zmm8, zmm9                                          ;   375.3 p0      40 t
        vmovdqu64 [rbp + 18816], zmm8                                    ;   375.3 p8+p9   61 t spill
        vpxord zmm8, zmm30, [rbp + 6912]                                 ;   380.3 p0+p2   40 t
        vmovdqu64 [rbp + 19008], zmm30                                   ;   380.3 p7+p4   61 t spill
        vpermb zmm30, zmm12, zmm1                                        ;   370.3 p5      23 t
        vpermb zmm30{k2}, zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;   373.3 p5+p3   23 t
        vmovdqu64 [rbp + 18944], zmm24                                   ;   376.3 p8+p9   61 t spill
        vpermb zmm24, zmm12, zmm22                                       ;   372.3 p5      23 t
        vpermb zmm24{k2}, zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;   375.3 p5+p2   23 t
        vmovdqu8 zmm30{k1}, zmm24                                        ;   380.3 p0      23 t
        vptestmb k1, zmm20, zmm14                                        ;   376.3 p5      22 t
        vpmovb2m k2, zmm16                                               ;   380.3 p0      22 t
        vmovdqu64 zmm12, [rbp + 18624]                                   ;   209.5 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 6592]                                    ;   209.7 p2      40 t
        vpternlogd zmm24, zmm19, zmm12, 0x96                             ;   355.3 p0      40 t
        vpmovb2m k6, zmm24                                               ;   356.3 p0      23 t
        vptestmb k7, zmm24, zmm14                                        ;   375.3 p5      23 t
        vpermb zmm12, zmm24, zmm1                                        ;   376.3 p5      23 t
        vpermb zmm12{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   379.3 p5+p3   23 t
        vmovdqu64 [rbp + 19072], zmm6                                    ;   379.3 p7+p4   61 t spill
        vpermb zmm6, zmm24, zmm22                                        ;   378.3 p5      23 t
        vpermb zmm6{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   381.3 p5+p2   23 t
        vmovdqu8 zmm12{k6}, zmm6                                         ;   386.3 p0      23 t
        vmovdqu64 zmm6, [rbp + 18432]                                    ;   212.5 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 6592]                                    ;   212.7 p2      40 t
        vpternlogd zmm24, zmm17, zmm6, 0x96                              ;   360.3 p0      40 t
        vpmovb2m k6, zmm24                                               ;   361.3 p0      23 t
        vptestmb k7, zmm24, zmm14                                        ;   380.3 p5      23 t
        vpermb zmm6, zmm24, zmm1                                         ;   381.3 p5      23 t
        vpermb zmm6{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   384.3 p5+p3   23 t
        vmovdqu64 [rbp + 19200], zmm15                                   ;   375.3 p8+p9   61 t spill
        vpermb zmm15, zmm24, zmm22                                       ;   383.3 p5      23 t
        vpermb zmm15{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   386.3 p5+p2   23 t
        vmovdqu8 zmm6{k6}, zmm15                                         ;   391.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 18752]                                   ;   214.5 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 6528]                                    ;   215.0 p2      40 t
        vpternlogd zmm24, zmm5, zmm15, 0x96                              ;   374.3 p0      40 t
        vpmovb2m k6, zmm24                                               ;   375.3 p0      41 t
        vptestmb k7, zmm24, zmm14                                        ;   385.3 p5      41 t
        vpermb zmm15, zmm24, zmm23                                       ;   386.3 p5      41 t
        vpermb zmm15{k7}, zmm24, zmm29                                   ;   389.3 p5      41 t
        vmovdqu64 [rbp + 19136], zmm25                                   ;   370.3 p7+p4   61 t spill
        vpermb zmm25, zmm24, zmm28                                       ;   388.3 p5      41 t
        vpermb zmm25{k7}, zmm24, zmm31                                   ;   391.3 p5      41 t
        vmovdqu8 zmm15{k6}, zmm25                                        ;   396.3 p0      41 t
        vmovdqu64 zmm24, [rbp + 18560]                                   ;   217.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 6656]                                    ;   218.3 p2      40 t
        vpternlogd zmm25, zmm21, zmm24, 0x96                             ;   365.3 p0      40 t
        vpermb zmm24, zmm10, zmm1                                        ;   390.3 p5      23 t
        vpermb zmm24{k4}, zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;   393.3 p5+p3   23 t
        vpermb zmm1, zmm10, zmm22                                        ;   392.3 p5      23 t
        vpermb zmm1{k4}, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   395.3 p5+p2   23 t
        vmovdqu8 zmm24{k3}, zmm1                                         ;   400.3 p0      23 t
        vpmovb2m k3, zmm25                                               ;   366.3 p0      22 t
        vptestmb k4, zmm25, zmm14                                        ;   394.3 p5      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 576]  ;   220.5 p3      22 t reload
        vpermb zmm10, zmm25, zmm1                                        ;   395.3 p5      22 t
        vpermb zmm10{k4}, zmm25, [rel camellia128_encrypt.T0_constants512 + 640] ;   398.3 p5+p2   22 t
        vpermb zmm22, zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   397.3 p5+p3   22 t
        vpermb zmm22{k4}, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   400.3 p5+p2   22 t
        vmovdqu8 zmm10{k3}, zmm22                                        ;   405.3 p0      22 t
        vptestmb k3, zmm16, zmm14                                        ;   399.3 p5      22 t
        vpmovb2m k4, zmm3                                                ;   377.3 p0      21 t
        vmovdqu64 zmm22, [rbp + 18496]                                   ;   222.5 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 6528]                                    ;   222.8 p2      40 t
        vpternlogd zmm25, zmm7, zmm22, 0x96                              ;   378.3 p0      40 t
        vpmovb2m k6, zmm25                                               ;   379.3 p0      41 t
        vptestmb k7, zmm25, zmm14                                        ;   400.3 p5      41 t
        vpermb zmm22, zmm25, zmm23                                       ;   401.3 p5      41 t
        vpermb zmm22{k7}, zmm25, zmm29                                   ;   404.3 p5      41 t
        vmovdqu64 [rbp + 19264], zmm0                                    ;   365.3 p8+p9   61 t spill
        vpermb zmm0, zmm25, zmm28                                        ;   403.3 p5      41 t
        vpermb zmm0{k7}, zmm25, zmm31                                    ;   406.3 p5      41 t
        vmovdqu8 zmm22{k6}, zmm0                                         ;   411.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 17344]                                    ;   223.7 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 6656]                                    ;   223.8 p2      40 t
        vpternlogd zmm25, zmm18, zmm0, 0x96                              ;   370.3 p0      40 t
        vmovdqu64 zmm0, [rbp + 6720]                                     ;   224.7 p3      40 t
        vpternlogd zmm0, zmm11, [rbp + 18688], 0x96                      ;   375.3 p0+p2   40 t
        vmovdqu64 [rbp + 19392], zmm11                                   ;   375.3 p7+p4   41 t spill
        vmovdqu64 zmm11, [rbp + 6720]                                    ;   225.7 p3      40 t
        vpternlogd zmm11, zmm4, [rbp + 17280], 0x96                      ;   379.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm4                                    ;   379.3 p8+p9   41 t spill
        vpermb zmm4, zmm20, zmm1                                         ;   405.3 p5      22 t
        vpermb zmm4{k1}, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;   408.3 p5+p3   22 t
        vmovdqu64 [rbp + 19520], zmm18                                   ;   370.3 p7+p4   41 t spill
        vpermb zmm18, zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;   407.3 p5+p2   22 t
        vpermb zmm18{k1}, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   410.3 p5+p3   22 t
        vmovdqu8 zmm4{k5}, zmm18                                         ;   415.3 p0      22 t
        vpmovb2m k1, zmm25                                               ;   371.3 p0      22 t
        vptestmb k5, zmm25, zmm14                                        ;   409.3 p5      22 t
        vpermb zmm18, zmm25, zmm1                                        ;   410.3 p5      22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;   227.8 p2      22 t reload
        vpermb zmm18{k5}, zmm25, zmm20                                   ;   413.3 p5      22 t
        vmovdqu64 [rbp + 19584], zmm21                                   ;   365.3 p8+p9   41 t spill
        vpermb zmm21, zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   412.3 p5+p3   22 t
        vpermb zmm21{k5}, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   415.3 p5+p2   22 t
        vmovdqu8 zmm18{k1}, zmm21                                        ;   420.3 p0      22 t
        vpmovb2m k1, zmm0                                                ;   376.3 p0      21 t
        vptestmb k5, zmm0, zmm14                                         ;   414.3 p5      21 t
        vpermb zmm21, zmm0, zmm26                                        ;   415.3 p5      21 t
        vpermb zmm21{k5}, zmm0, zmm27                                    ;   418.3 p5      21 t
        vpermb zmm25, zmm0, zmm13                                        ;   417.3 p5      21 t
        vpermb zmm25{k5}, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   420.3 p5+p3   21 t
        vmovdqu8 zmm21{k1}, zmm25                                        ;   425.3 p0      21 t
        vpmovb2m k1, zmm11                                               ;   380.3 p0      21 t
        vptestmb k5, zmm11, zmm14                                        ;   419.3 p5      21 t
        vpermb zmm0, zmm11, zmm26                                        ;   420.3 p5      21 t
        vpermb zmm0{k5}, zmm11, zmm27                                    ;   423.3 p5      21 t
        vpermb zmm25, zmm11, zmm13                                       ;   422.3 p5      21 t
        vpermb zmm25{k5}, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   425.3 p5+p2   21 t
        vmovdqu8 zmm0{k1}, zmm25                                         ;   430.3 p0      21 t
        vptestmb k1, zmm3, zmm14                                         ;   424.3 p5      21 t
        vpmovb2m k5, zmm8                                                ;   381.3 p0      21 t
        vmovdqa64 zmm11, zmm15                                           ;   399.3         41 t copy
        vpternlogd zmm11, zmm4, zmm21, 0x96                              ;   428.3 p0      41 t
        vmovdqa64 zmm25, zmm30                                           ;   383.3         41 t copy
        vpternlogd zmm25, zmm10, zmm21, 0x96                             ;   428.3 p0      41 t
        vpternlogd zmm30, zmm11, zmm10, 0x96                             ;   429.3 p0      41 t
        vmovdqu64 [rbp + 19648], zmm17                                   ;   360.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm24                                           ;   403.3         41 t copy
        vpternlogd zmm17, zmm18, zmm0, 0x96                              ;   433.3 p0      41 t
        vmovdqu64 [rbp + 19712], zmm19                                   ;   355.3 p8+p9   41 t spill
        vpermb zmm19, zmm16, zmm1                                        ;   425.3 p5      22 t
        vpermb zmm19{k3}, zmm16, zmm20                                   ;   428.3 p5      22 t
        vpermb zmm20, zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   427.3 p5+p3   22 t
        vpermb zmm20{k3}, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   430.3 p5+p2   22 t
        vmovdqu8 zmm19{k2}, zmm20                                        ;   435.3 p0      22 t
        vptestmb k2, zmm8, zmm14                                         ;   429.3 p5      21 t
        vpmovb2m k3, zmm9                                                ;   376.3 p0      42 t
        vmovdqa64 zmm16, zmm22                                           ;   414.3         41 t copy
        vpternlogd zmm16, zmm19, zmm0, 0x96                              ;   438.3 p0      41 t
        vpternlogd zmm24, zmm16, zmm18, 0x96                             ;   439.3 p0      41 t
        vpermb zmm20, zmm3, zmm26                                        ;   430.3 p5      21 t
        vpermb zmm20{k1}, zmm3, zmm27                                    ;   433.3 p5      21 t
        vpermb zmm1, zmm3, zmm13                                         ;   432.3 p5      21 t
        vpermb zmm1{k1}, zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;   435.3 p5+p3   21 t
        vmovdqu8 zmm20{k4}, zmm1                                         ;   440.3 p0      21 t
        vptestmb k1, zmm9, zmm14                                         ;   434.3 p5      42 t
        vpmovb2m k4, zmm2                                                ;   379.3 p0      42 t
        vmovdqa64 zmm1, zmm20                                            ;   443.3         41 t copy
        vpternlogd zmm1, zmm15, zmm12, 0x96                              ;   443.3 p0      41 t
        vpternlogd zmm4, zmm21, zmm1, 0x96                               ;   444.3 p0      41 t
        vpternlogd zmm1, zmm30, [rbp + 18176], 0x96                      ;   444.3 p0+p2   62 t
        vpermb zmm3, zmm8, zmm26                                         ;   435.3 p5      21 t
        vpermb zmm3{k2}, zmm8, zmm27                                     ;   438.3 p5      21 t
        vpermb zmm21, zmm8, zmm13                                        ;   437.3 p5      21 t
        vpermb zmm21{k2}, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   440.3 p5+p3   21 t
        vmovdqu8 zmm3{k5}, zmm21                                         ;   445.3 p0      21 t
        vptestmb k2, zmm2, zmm14                                         ;   439.3 p5      42 t
        vmovdqa64 zmm8, zmm3                                             ;   448.3         41 t copy
        vpternlogd zmm8, zmm22, zmm6, 0x96                               ;   448.3 p0      41 t
        vpternlogd zmm19, zmm0, zmm8, 0x96                               ;   449.3 p0      41 t
        vpternlogd zmm8, zmm24, [rbp + 18048], 0x96                      ;   449.3 p0+p2   62 t
        vpermb zmm0, zmm9, zmm23                                         ;   440.3 p5      42 t
        vpermb zmm0{k1}, zmm9, zmm29                                     ;   443.3 p5      42 t
        vpermb zmm21, zmm9, zmm28                                        ;   442.3 p5      42 t
        vpermb zmm21{k1}, zmm9, zmm31                                    ;   445.3 p5      42 t
        vmovdqu8 zmm0{k3}, zmm21                                         ;   450.3 p0      42 t
        vpternlogd zmm10, zmm0, zmm12, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm0, zmm12, zmm25, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm20, zmm15, zmm10, 0x96                             ;   454.3 p0      41 t
        vpermb zmm9, zmm2, zmm23                                         ;   444.3 p5      42 t
        vpermb zmm9{k2}, zmm2, zmm29                                     ;   447.3 p5      42 t
        vpermb zmm12, zmm2, zmm28                                        ;   446.3 p5      42 t
        vpermb zmm12{k2}, zmm2, zmm31                                    ;   449.3 p5      42 t
        vmovdqu8 zmm9{k4}, zmm12                                         ;   454.3 p0      42 t
        vpternlogd zmm18, zmm9, zmm6, 0x96                               ;   457.3 p0      41 t
        vpternlogd zmm9, zmm6, zmm17, 0x96                               ;   457.3 p0      41 t
        vpternlogd zmm3, zmm22, zmm18, 0x96                              ;   458.3 p0      41 t
        vpxord zmm30, zmm30, [rbp + 19328]                               ;   430.3 p0+p3   62 t
        vpternlogd zmm10, zmm4, [rbp + 18304], 0x96                      ;   454.3 p0+p2   62 t
        vpternlogd zmm18, zmm19, [rbp + 17920], 0x96                     ;   458.3 p0+p3   62 t
        vpternlogd zmm11, zmm0, [rbp + 17728], 0x96                      ;   454.3 p0+p2   62 t
        vpternlogd zmm17, zmm3, [rbp + 17600], 0x96                      ;   459.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 17856]                                    ;   259.3 p2      62 t reload
        vpternlogd zmm25, zmm2, [rbp + 17984], 0x96                      ;   429.3 p0+p3   62 t
        vpxord zmm25, zmm25, zmm20                                       ;   455.3 p0      62 t
        vpxord zmm20, zmm20, [rbp + 18368]                               ;   455.3 p0+p2   62 t
        vpternlogd zmm16, zmm9, [rbp + 17792], 0x96                      ;   458.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 7104]                                     ;   264.3 p2      61 r.1 reload
        vpxord zmm6, zmm30, zmm2                                         ;   431.3 p0      40 t
        vmovdqu64 zmm12, [rbp + 18240]                                   ;   276.3 p3      62 t reload
        vpternlogd zmm2, zmm24, zmm12, 0x96                              ;   440.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 7296]                                    ;   265.3 p2      61 r.4 reload
        vpxord zmm21, zmm1, zmm15                                        ;   445.3 p0      40 t
        vpmovb2m k1, zmm6                                                ;   432.3 p0      23 t
        vptestmb k2, zmm6, zmm14                                         ;   448.3 p5      23 t
        vpmovb2m k3, zmm2                                                ;   441.3 p0      23 t
        vptestmb k4, zmm2, zmm14                                         ;   449.3 p5      23 t
        vpmovb2m k5, zmm21                                               ;   446.3 p0      23 t
        vmovdqu64 zmm22, [rbp + 7232]                                    ;   269.3 p3      61 r.3 reload
        vpxord zmm12, zmm20, zmm22                                       ;   456.3 p0      40 t
        vpternlogd zmm22, zmm3, [rbp + 17408], 0x96                      ;   459.3 p0+p2   40 t
        vpxord zmm15, zmm8, zmm15                                        ;   450.3 p0      40 t
        vmovdqu64 [rbp + 17792], zmm3                                    ;   459.3 p7+p4   41 t spill
        vpxord zmm3, zmm10, [rbp + 7360]                                 ;   455.3 p0+p3   40 t
        vmovdqu64 [rbp + 18368], zmm20                                   ;   456.3 p8+p9   62 t spill
        vpxord zmm20, zmm25, [rbp + 7424]                                ;   456.3 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm24                                   ;   440.3 p7+p4   41 t spill
        vpxord zmm24, zmm18, [rbp + 7360]                                ;   459.3 p0+p3   40 t
        vmovdqu64 [rbp + 17856], zmm30                                   ;   431.3 p8+p9   62 t spill
        vpxord zmm30, zmm11, [rbp + 7488]                                ;   455.3 p0+p2   40 t
        vmovdqu64 [rbp + 17600], zmm11                                   ;   455.3 p7+p4   62 t spill
        vpxord zmm11, zmm17, [rbp + 7424]                                ;   460.3 p0+p3   40 t
        vmovdqu64 [rbp + 17728], zmm17                                   ;   460.3 p8+p9   62 t spill
        vpxord zmm17, zmm16, [rbp + 7488]                                ;   459.3 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm16                                   ;   459.3 p7+p4   62 t spill
        vpermb zmm16, zmm6, [rel camellia128_encrypt.T0_constants512 + 320] ;   450.3 p5+p3   23 t
        vpermb zmm16{k2}, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;   453.3 p5+p2   23 t
        vmovdqu64 [rbp + 18304], zmm25                                   ;   456.3 p8+p9   62 t spill
        vpermb zmm25, zmm6, [rel camellia128_encrypt.T0_constants512 + 448] ;   452.3 p5+p3   23 t
        vpermb zmm25{k2}, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;   455.3 p5+p2   23 t
        vmovdqu8 zmm16{k1}, zmm25                                        ;   460.3 p0      23 t
        vptestmb k1, zmm21, zmm14                                        ;   454.3 p5      23 t
        vpmovb2m k2, zmm12                                               ;   457.3 p0      21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;   280.3 p3      23 t reload
        vpermb zmm25, zmm2, zmm6                                         ;   455.3 p5      23 t
        vpermb zmm25{k4}, zmm2, [rel camellia128_encrypt.T0_constants512 + 384] ;   458.3 p5+p2   23 t
        vmovdqu64 [rbp + 19328], zmm18                                   ;   459.3 p7+p4   62 t spill
        vpermb zmm18, zmm2, [rel camellia128_encrypt.T0_constants512 + 448] ;   457.3 p5+p3   23 t
        vpermb zmm18{k4}, zmm2, [rel camellia128_encrypt.T0_constants512 + 512] ;   460.3 p5+p2   23 t
        vmovdqu8 zmm25{k3}, zmm18                                        ;   465.3 p0      23 t
        vptestmb k3, zmm12, zmm14                                        ;   459.3 p5      21 t
        vpmovb2m k4, zmm22                                               ;   460.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 17472]                                    ;   299.3 p3      62 t reload
        vmovdqu64 zmm18, [rbp + 7040]                                    ;   286.3 p2      40 t
        vpternlogd zmm18, zmm0, zmm2, 0x96                               ;   454.3 p0      40 t
        vpmovb2m k6, zmm18                                               ;   455.3 p0      41 t
        vptestmb k7, zmm18, zmm14                                        ;   460.3 p5      41 t
        vpermb zmm2, zmm18, zmm23                                        ;   461.3 p5      41 t
        vpermb zmm2{k7}, zmm18, zmm29                                    ;   464.3 p5      41 t
        vmovdqu64 [rbp + 18048], zmm0                                    ;   454.3 p8+p9   41 t spill
        vpermb zmm0, zmm18, zmm28                                        ;   463.3 p5      41 t
        vpermb zmm0{k7}, zmm18, zmm31                                    ;   466.3 p5      41 t
        vmovdqu8 zmm2{k6}, zmm0                                          ;   471.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 18112]                                    ;   300.3 p3      62 t reload
        vmovdqu64 zmm18, [rbp + 7168]                                    ;   290.0 p2      40 t
        vpternlogd zmm18, zmm4, zmm0, 0x96                               ;   445.3 p0      40 t
        vpermb zmm0, zmm12, zmm26                                        ;   465.3 p5      21 t
        vpermb zmm0{k3}, zmm12, zmm27                                    ;   468.3 p5      21 t
        vmovdqu64 [rbp + 18176], zmm4                                    ;   445.3 p7+p4   41 t spill
        vpermb zmm4, zmm12, zmm13                                        ;   467.3 p5      21 t
        vpermb zmm4{k3}, zmm12, [rel camellia128_encrypt.T0_constants512 + 1024] ;   470.3 p5+p3   21 t
        vmovdqu8 zmm0{k2}, zmm4                                          ;   475.3 p0      21 t
        vpmovb2m k2, zmm18                                               ;   446.3 p0      22 t
        vptestmb k3, zmm18, zmm14                                        ;   469.3 p5      22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;   294.2 p2      22 t reload
        vpermb zmm12, zmm18, zmm4                                        ;   470.3 p5      22 t
        vpermb zmm12{k3}, zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   473.3 p5+p3   22 t
        vmovdqu64 [rbp + 19776], zmm10                                   ;   455.3 p8+p9   62 t spill
        vpermb zmm10, zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;   472.3 p5+p2   22 t
        vpermb zmm10{k3}, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   475.3 p5+p3   22 t
        vmovdqu8 zmm12{k2}, zmm10                                        ;   480.3 p0      22 t
        vptestmb k2, zmm22, zmm14                                        ;   474.3 p5      21 t
        vpmovb2m k3, zmm15                                               ;   451.3 p0      23 t
        vmovdqu64 zmm10, [rbp + 17664]                                   ;   298.5 p2      62 t reload
        vmovdqu64 zmm18, [rbp + 7040]                                    ;   298.7 p3      40 t
        vpternlogd zmm18, zmm9, zmm10, 0x96                              ;   458.3 p0      40 t
        vpmovb2m k6, zmm18                                               ;   459.3 p0      41 t
        vptestmb k7, zmm18, zmm14                                        ;   475.3 p5      41 t
        vpermb zmm10, zmm18, zmm23                                       ;   476.3 p5      41 t
        vpermb zmm10{k7}, zmm18, zmm29                                   ;   479.3 p5      41 t
        vmovdqu64 [rbp + 19840], zmm9                                    ;   458.3 p7+p4   41 t spill
        vpermb zmm9, zmm18, zmm28                                        ;   478.3 p5      41 t
        vpermb zmm9{k7}, zmm18, zmm31                                    ;   481.3 p5      41 t
        vmovdqu8 zmm10{k6}, zmm9                                         ;   486.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 17536]                                    ;   300.8 p2      62 t reload
        vmovdqu64 zmm18, [rbp + 7168]                                    ;   301.0 p3      40 t
        vpternlogd zmm18, zmm19, zmm9, 0x96                              ;   450.3 p0      40 t
        vpermb zmm9, zmm22, zmm26                                        ;   480.3 p5      21 t
        vpermb zmm9{k2}, zmm22, zmm27                                    ;   483.3 p5      21 t
        vmovdqu64 [rbp + 19904], zmm19                                   ;   450.3 p8+p9   41 t spill
        vpermb zmm19, zmm22, zmm13                                       ;   482.3 p5      21 t
        vpermb zmm19{k2}, zmm22, [rel camellia128_encrypt.T0_constants512 + 1024] ;   485.3 p5+p2   21 t
        vmovdqu8 zmm9{k4}, zmm19                                         ;   490.3 p0      21 t
        vpmovb2m k2, zmm18                                               ;   451.3 p0      22 t
        vptestmb k4, zmm18, zmm14                                        ;   484.3 p5      22 t
        vpermb zmm19, zmm18, zmm4                                        ;   485.3 p5      22 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 640] ;   302.8 p3      22 t reload
        vpermb zmm19{k4}, zmm18, zmm22                                   ;   488.3 p5      22 t
        vmovdqu64 [rbp + 19968], zmm8                                    ;   450.3 p7+p4   62 t spill
        vpermb zmm8, zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;   487.3 p5+p2   22 t
        vpermb zmm8{k4}, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   490.3 p5+p3   22 t
        vmovdqu8 zmm19{k2}, zmm8                                         ;   495.3 p0      22 t
        vptestmb k2, zmm15, zmm14                                        ;   489.3 p5      23 t
        vpmovb2m k4, zmm3                                                ;   456.3 p0      22 t
        vpermb zmm8, zmm21, zmm6                                         ;   490.3 p5      23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;   304.3 p2      23 t reload
        vpermb zmm8{k1}, zmm21, zmm18                                    ;   493.3 p5      23 t
        vmovdqu64 [rbp + 20032], zmm1                                    ;   445.3 p8+p9   62 t spill
        vpermb zmm1, zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   492.3 p5+p3   23 t
        vpermb zmm1{k1}, zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;   495.3 p5+p2   23 t
        vmovdqu8 zmm8{k5}, zmm1                                          ;   500.3 p0      23 t
        vptestmb k1, zmm3, zmm14                                         ;   494.3 p5      22 t
        vpmovb2m k5, zmm24                                               ;   460.3 p0      22 t
        vpermb zmm1, zmm15, zmm6                                         ;   495.3 p5      23 t
        vpermb zmm1{k2}, zmm15, zmm18                                    ;   498.3 p5      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   306.0 p3      23 t reload
        vpermb zmm18, zmm15, zmm21                                       ;   497.3 p5      23 t
        vpermb zmm18{k2}, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   500.3 p5+p2   23 t
        vmovdqu8 zmm1{k3}, zmm18                                         ;   505.3 p0      23 t
        vptestmb k2, zmm24, zmm14                                        ;   499.3 p5      22 t
        vpmovb2m k3, zmm20                                               ;   457.3 p0      21 t
        vmovdqa64 zmm15, zmm8                                            ;   503.3         41 t copy
        vpternlogd zmm15, zmm12, zmm0, 0x96                              ;   503.3 p0      41 t
        vpermb zmm18, zmm3, zmm4                                         ;   500.3 p5      22 t
        vpermb zmm18{k1}, zmm3, zmm22                                    ;   503.3 p5      22 t
        vpermb zmm21, zmm3, [rel camellia128_encrypt.T0_constants512 + 704] ;   502.3 p5+p3   22 t
        vpermb zmm21{k1}, zmm3, [rel camellia128_encrypt.T0_constants512 + 768] ;   505.3 p5+p2   22 t
        vmovdqu8 zmm18{k4}, zmm21                                        ;   510.3 p0      22 t
        vptestmb k1, zmm20, zmm14                                        ;   504.3 p5      21 t
        vpmovb2m k4, zmm11                                               ;   461.3 p0      21 t
        vmovdqa64 zmm3, zmm2                                             ;   474.3         41 t copy
        vpternlogd zmm3, zmm18, zmm0, 0x96                               ;   513.3 p0      41 t
        vpternlogd zmm8, zmm3, zmm12, 0x96                               ;   514.3 p0      41 t
        vmovdqa64 zmm21, zmm1                                            ;   508.3         41 t copy
        vpternlogd zmm21, zmm19, zmm9, 0x96                              ;   508.3 p0      41 t
        vpermb zmm6, zmm24, zmm4                                         ;   505.3 p5      22 t
        vpermb zmm6{k2}, zmm24, zmm22                                    ;   508.3 p5      22 t
        vpermb zmm22, zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;   507.3 p5+p3   22 t
        vpermb zmm22{k2}, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;   510.3 p5+p2   22 t
        vmovdqu8 zmm6{k5}, zmm22                                         ;   515.3 p0      22 t
        vptestmb k2, zmm11, zmm14                                        ;   509.3 p5      21 t
        vpmovb2m k5, zmm30                                               ;   456.3 p0      42 t
        vmovdqa64 zmm22, zmm10                                           ;   489.3         41 t copy
        vpternlogd zmm22, zmm6, zmm9, 0x96                               ;   518.3 p0      41 t
        vpternlogd zmm1, zmm22, zmm19, 0x96                              ;   519.3 p0      41 t
        vpermb zmm24, zmm20, zmm26                                       ;   510.3 p5      21 t
        vpermb zmm24{k1}, zmm20, zmm27                                   ;   513.3 p5      21 t
        vpermb zmm4, zmm20, zmm13                                        ;   512.3 p5      21 t
        vpermb zmm4{k1}, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;   515.3 p5+p3   21 t
        vmovdqu8 zmm24{k3}, zmm4                                         ;   520.3 p0      21 t
        vptestmb k1, zmm30, zmm14                                        ;   514.3 p5      42 t
        vpmovb2m k3, zmm17                                               ;   460.3 p0      42 t
        vmovdqa64 zmm4, zmm24                                            ;   523.3         41 t copy
        vpternlogd zmm4, zmm2, zmm16, 0x96                               ;   523.3 p0      41 t
        vpternlogd zmm18, zmm0, zmm4, 0x96                               ;   524.3 p0      41 t
        vpternlogd zmm4, zmm8, [rbp + 19264], 0x96                       ;   524.3 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 19712]                                    ;   355.3 p3      41 t reload
        vpternlogd zmm8, zmm0, [rbp + 18624], 0x96                       ;   515.3 p0+p2   61 t
        vpermb zmm0, zmm11, zmm26                                        ;   515.3 p5      21 t
        vpermb zmm0{k2}, zmm11, zmm27                                    ;   518.3 p5      21 t
        vpermb zmm20, zmm11, zmm13                                       ;   517.3 p5      21 t
        vpermb zmm20{k2}, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   520.3 p5+p3   21 t
        vmovdqu8 zmm0{k4}, zmm20                                         ;   525.3 p0      21 t
        vptestmb k2, zmm17, zmm14                                        ;   519.3 p5      42 t
        vmovdqa64 zmm11, zmm0                                            ;   528.3         41 t copy
        vpternlogd zmm11, zmm10, zmm25, 0x96                             ;   528.3 p0      41 t
        vpternlogd zmm6, zmm9, zmm11, 0x96                               ;   529.3 p0      41 t
        vpternlogd zmm11, zmm1, [rbp + 19136], 0x96                      ;   529.3 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 19648]                                    ;   360.3 p3      41 t reload
        vpternlogd zmm1, zmm9, [rbp + 18432], 0x96                       ;   520.3 p0+p2   61 t
        vpermb zmm9, zmm30, zmm23                                        ;   520.3 p5      42 t
        vpermb zmm9{k1}, zmm30, zmm29                                    ;   523.3 p5      42 t
        vpermb zmm20, zmm30, zmm28                                       ;   522.3 p5      42 t
        vpermb zmm20{k1}, zmm30, zmm31                                   ;   525.3 p5      42 t
        vmovdqu8 zmm9{k5}, zmm20                                         ;   530.3 p0      42 t
        vpternlogd zmm12, zmm9, zmm16, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm9, zmm16, zmm15, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm24, zmm2, zmm12, 0x96                              ;   534.3 p0      41 t
        vpermb zmm2, zmm17, zmm23                                        ;   524.3 p5      42 t
        vpermb zmm2{k2}, zmm17, zmm29                                    ;   527.3 p5      42 t
        vpermb zmm16, zmm17, zmm28                                       ;   526.3 p5      42 t
        vpermb zmm16{k2}, zmm17, zmm31                                   ;   529.3 p5      42 t
        vmovdqu8 zmm2{k3}, zmm16                                         ;   534.3 p0      42 t
        vpternlogd zmm19, zmm2, zmm25, 0x96                              ;   537.3 p0      41 t
        vpternlogd zmm2, zmm25, zmm21, 0x96                              ;   537.3 p0      41 t
        vpternlogd zmm0, zmm10, zmm19, 0x96                              ;   538.3 p0      41 t
        vpternlogd zmm5, zmm9, [rbp + 18752], 0x96                       ;   534.3 p0+p3   61 t
        vpternlogd zmm9, zmm3, [rbp + 18816], 0x96                       ;   534.3 p0+p2   61 t
        vpternlogd zmm7, zmm2, [rbp + 18496], 0x96                       ;   538.3 p0+p3   61 t
        vpternlogd zmm2, zmm22, [rbp + 18880], 0x96                      ;   538.3 p0+p2   61 t
        vpternlogd zmm12, zmm18, [rbp + 19200], 0x96                     ;   534.3 p0+p3   61 t
        vpternlogd zmm15, zmm24, [rbp + 18944], 0x96                     ;   535.3 p0+p2   61 t
        vpternlogd zmm19, zmm6, [rbp + 19072], 0x96                      ;   538.3 p0+p3   61 t
        vmovdqu64 zmm3, [rbp + 19584]                                    ;   365.3 p2      41 t reload
        vpternlogd zmm18, zmm3, [rbp + 18560], 0x96                      ;   525.3 p0+p3   61 t
        vpternlogd zmm21, zmm0, [rbp + 19008], 0x96                      ;   539.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 19520]                                    ;   370.3 p3      41 t reload
        vpternlogd zmm6, zmm3, [rbp + 17344], 0x96                       ;   530.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 19392]                                    ;   375.3 p3      41 t reload
        vpternlogd zmm24, zmm3, [rbp + 18688], 0x96                      ;   535.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 19456]                                    ;   379.3 p3      41 t reload
        vpternlogd zmm0, zmm3, [rbp + 17280], 0x96                       ;   539.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 7808]                                     ;   344.3 p3      62 l.4 reload
        vpxord zmm10, zmm4, zmm3                                         ;   525.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 7616]                                    ;   345.3 p2      62 l.1 reload
        vpxord zmm17, zmm8, zmm16                                        ;   516.3 p0      40 t
        vpxord zmm3, zmm11, zmm3                                         ;   530.3 p0      40 t
        vpxord zmm16, zmm1, zmm16                                        ;   521.3 p0      40 t
        vmovdqu64 zmm20, [rbp + 7872]                                    ;   348.8 p3      62 l.5 reload
        vpxord zmm22, zmm12, zmm20                                       ;   535.3 p0      40 t
        vpmovb2m k1, zmm17                                               ;   517.3 p0      23 t
        vptestmb k2, zmm17, zmm14                                        ;   528.3 p5      23 t
        vpmovb2m k3, zmm16                                               ;   522.3 p0      23 t
        vptestmb k4, zmm16, zmm14                                        ;   529.3 p5      23 t
        vpmovb2m k5, zmm10                                               ;   526.3 p0      23 t
        vmovdqu64 zmm25, [rbp + 7936]                                    ;   350.3 p2      62 l.6 reload
        vpxord zmm30, zmm15, zmm25                                       ;   536.3 p0      40 t
        vpxord zmm20, zmm19, zmm20                                       ;   539.3 p0      40 t
        vmovdqu64 [rbp + 17280], zmm15                                   ;   536.3 p7+p4   61 t spill
        vpxord zmm15, zmm9, [rbp + 8000]                                 ;   535.3 p0+p3   40 t
        vpxord zmm25, zmm21, zmm25                                       ;   540.3 p0      40 t
        vmovdqu64 [rbp + 19456], zmm9                                    ;   535.3 p8+p9   61 t spill
        vpxord zmm9, zmm2, [rbp + 8000]                                  ;   539.3 p0+p2   40 t
        vmovdqu64 [rbp + 18688], zmm2                                    ;   539.3 p7+p4   61 t spill
        vpxord zmm2, zmm5, [rbp + 7552]                                  ;   535.3 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm21                                   ;   540.3 p8+p9   61 t spill
        vpxord zmm21, zmm18, [rbp + 7680]                                ;   526.3 p0+p2   40 t
        vmovdqu64 [rbp + 17344], zmm18                                   ;   526.3 p7+p4   61 t spill
        vpxord zmm18, zmm7, [rbp + 7552]                                 ;   539.3 p0+p3   40 t
        vmovdqu64 [rbp + 19520], zmm1                                    ;   521.3 p8+p9   61 t spill
        vpxord zmm1, zmm6, [rbp + 7680]                                  ;   531.3 p0+p2   40 t
        vmovdqu64 [rbp + 19008], zmm6                                    ;   531.3 p7+p4   61 t spill
        vpxord zmm6, zmm24, [rbp + 7744]                                 ;   536.3 p0+p3   40 t
        vmovdqu64 [rbp + 18560], zmm24                                   ;   536.3 p8+p9   61 t spill
        vpxord zmm24, zmm0, [rbp + 7744]                                 ;   540.3 p0+p2   40 t
        vmovdqu64 [rbp + 19584], zmm0                                    ;   540.3 p7+p4   61 t spill
        vpermb zmm0, zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   530.3 p5+p3   23 t
        vpermb zmm0{k2}, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   533.3 p5+p2   23 t
        vmovdqu64 [rbp + 19072], zmm19                                   ;   539.3 p8+p9   61 t spill
        vpermb zmm19, zmm17, [rel camellia128_encrypt.T0_constants512 + 448] ;   532.3 p5+p3   23 t
        vpermb zmm19{k2}, zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   535.3 p5+p2   23 t
        vmovdqu8 zmm0{k1}, zmm19                                         ;   540.3 p0      23 t
        vpmovb2m k1, zmm2                                                ;   536.3 p0      41 t
        vptestmb k2, zmm2, zmm14                                         ;   536.3 p5      41 t
        vpermb zmm17, zmm2, zmm23                                        ;   536.3 p5      41 t
        vpermb zmm17{k2}, zmm2, zmm29                                    ;   539.3 p5      41 t
        vpermb zmm19, zmm2, zmm28                                        ;   537.3 p5      41 t
        vpermb zmm19{k2}, zmm2, zmm31                                    ;   540.3 p5      41 t
        vmovdqu8 zmm17{k1}, zmm19                                        ;   545.3 p0      41 t
        vpmovb2m k1, zmm18                                               ;   540.3 p0      41 t
        vptestmb k2, zmm18, zmm14                                        ;   540.3 p5      41 t
        vpermb zmm2, zmm18, zmm23                                        ;   540.3 p5      41 t
        vpermb zmm2{k2}, zmm18, zmm29                                    ;   543.3 p5      41 t
        vpermb zmm19, zmm18, zmm28                                       ;   542.3 p5      41 t
        vpermb zmm19{k2}, zmm18, zmm31                                   ;   545.3 p5      41 t
        vmovdqu8 zmm2{k1}, zmm19                                         ;   550.3 p0      41 t
        vpmovb2m k1, zmm21                                               ;   527.3 p0      22 t
        vptestmb k2, zmm21, zmm14                                        ;   544.3 p5      22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 320] ;   371.3 p3      23 t reload
        vpermb zmm19, zmm16, zmm18                                       ;   545.3 p5      23 t
        vpermb zmm19{k4}, zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;   548.3 p5+p2   23 t
        vmovdqu64 [rbp + 18944], zmm8                                    ;   516.3 p7+p4   61 t spill
        vpermb zmm8, zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;   547.3 p5+p3   23 t
        vpermb zmm8{k4}, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;   550.3 p5+p2   23 t
        vmovdqu8 zmm19{k3}, zmm8                                         ;   555.3 p0      23 t
        vpmovb2m k3, zmm1                                                ;   532.3 p0      22 t
        vptestmb k4, zmm1, zmm14                                         ;   549.3 p5      22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;   377.3 p3      22 t reload
        vpermb zmm16, zmm21, zmm8                                        ;   550.3 p5      22 t
        vpermb zmm16{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   553.3 p5+p2   22 t
        vmovdqu64 [rbp + 19200], zmm12                                   ;   535.3 p8+p9   61 t spill
        vpermb zmm12, zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   552.3 p5+p3   22 t
        vpermb zmm12{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   555.3 p5+p2   22 t
        vmovdqu8 zmm16{k1}, zmm12                                        ;   560.3 p0      22 t
        vptestmb k1, zmm10, zmm14                                        ;   554.3 p5      23 t
        vpmovb2m k2, zmm6                                                ;   537.3 p0      21 t
        vpermb zmm12, zmm1, zmm8                                         ;   555.3 p5      22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   380.5 p3      22 t reload
        vpermb zmm12{k4}, zmm1, zmm21                                    ;   558.3 p5      22 t
        vmovdqu64 [rbp + 18880], zmm11                                   ;   530.3 p7+p4   61 t spill
        vpermb zmm11, zmm1, [rel camellia128_encrypt.T0_constants512 + 704] ;   557.3 p5+p2   22 t
        vpermb zmm11{k4}, zmm1, [rel camellia128_encrypt.T0_constants512 + 768] ;   560.3 p5+p3   22 t
        vmovdqu8 zmm12{k3}, zmm11                                        ;   565.3 p0      22 t
        vptestmb k3, zmm6, zmm14                                         ;   559.3 p5      21 t
        vpmovb2m k4, zmm24                                               ;   541.3 p0      21 t
        vpermb zmm1, zmm6, zmm26                                         ;   560.3 p5      21 t
        vpermb zmm1{k3}, zmm6, zmm27                                     ;   563.3 p5      21 t
        vpermb zmm11, zmm6, zmm13                                        ;   562.3 p5      21 t
        vpermb zmm11{k3}, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   565.3 p5+p2   21 t
        vmovdqu8 zmm1{k2}, zmm11                                         ;   570.3 p0      21 t
        vptestmb k2, zmm24, zmm14                                        ;   564.3 p5      21 t
        vpmovb2m k3, zmm3                                                ;   531.3 p0      23 t
        vpermb zmm6, zmm24, zmm26                                        ;   565.3 p5      21 t
        vpermb zmm6{k2}, zmm24, zmm27                                    ;   568.3 p5      21 t
        vpermb zmm11, zmm24, zmm13                                       ;   567.3 p5      21 t
        vpermb zmm11{k2}, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   570.3 p5+p3   21 t
        vmovdqu8 zmm6{k4}, zmm11                                         ;   575.3 p0      21 t
        vptestmb k2, zmm3, zmm14                                         ;   569.3 p5      23 t
        vpmovb2m k4, zmm22                                               ;   536.3 p0      22 t
        vpermb zmm11, zmm10, zmm18                                       ;   570.3 p5      23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   384.3 p2      23 t reload
        vpermb zmm11{k1}, zmm10, zmm24                                   ;   573.3 p5      23 t
        vmovdqu64 [rbp + 18496], zmm7                                    ;   539.3 p8+p9   61 t spill
        vpermb zmm7, zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;   572.3 p5+p3   23 t
        vpermb zmm7{k1}, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   575.3 p5+p2   23 t
        vmovdqu8 zmm11{k5}, zmm7                                         ;   580.3 p0      23 t
        vptestmb k1, zmm22, zmm14                                        ;   574.3 p5      22 t
        vpmovb2m k5, zmm20                                               ;   540.3 p0      22 t
        vpermb zmm7, zmm3, zmm18                                         ;   575.3 p5      23 t
        vpermb zmm7{k2}, zmm3, zmm24                                     ;   578.3 p5      23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;   386.0 p3      23 t reload
        vpermb zmm24, zmm3, zmm10                                        ;   577.3 p5      23 t
        vpermb zmm24{k2}, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   580.3 p5+p2   23 t
        vmovdqu8 zmm7{k3}, zmm24                                         ;   585.3 p0      23 t
        vptestmb k2, zmm20, zmm14                                        ;   579.3 p5      22 t
        vpmovb2m k3, zmm30                                               ;   537.3 p0      21 t
        vmovdqa64 zmm3, zmm11                                            ;   583.3         41 t copy
        vpternlogd zmm3, zmm16, zmm1, 0x96                               ;   583.3 p0      41 t
        vpermb zmm24, zmm22, zmm8                                        ;   580.3 p5      22 t
        vpermb zmm24{k1}, zmm22, zmm21                                   ;   583.3 p5      22 t
        vpermb zmm10, zmm22, [rel camellia128_encrypt.T0_constants512 + 704] ;   582.3 p5+p3   22 t
        vpermb zmm10{k1}, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;   585.3 p5+p2   22 t
        vmovdqu8 zmm24{k4}, zmm10                                        ;   590.3 p0      22 t
        vptestmb k1, zmm30, zmm14                                        ;   584.3 p5      21 t
        vpmovb2m k4, zmm25                                               ;   541.3 p0      21 t
        vmovdqa64 zmm10, zmm17                                           ;   548.3         41 t copy
        vpternlogd zmm10, zmm24, zmm1, 0x96                              ;   593.3 p0      41 t
        vpternlogd zmm11, zmm10, zmm16, 0x96                             ;   594.3 p0      41 t
        vmovdqa64 zmm22, zmm7                                            ;   588.3         41 t copy
        vpternlogd zmm22, zmm12, zmm6, 0x96                              ;   588.3 p0      41 t
        vpermb zmm18, zmm20, zmm8                                        ;   585.3 p5      22 t
        vpermb zmm18{k2}, zmm20, zmm21                                   ;   588.3 p5      22 t
        vpermb zmm21, zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;   587.3 p5+p3   22 t
        vpermb zmm21{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   590.3 p5+p2   22 t
        vmovdqu8 zmm18{k5}, zmm21                                        ;   595.3 p0      22 t
        vptestmb k2, zmm25, zmm14                                        ;   589.3 p5      21 t
        vpmovb2m k5, zmm15                                               ;   536.3 p0      42 t
        vmovdqa64 zmm20, zmm2                                            ;   553.3         41 t copy
        vpternlogd zmm20, zmm18, zmm6, 0x96                              ;   598.3 p0      41 t
        vpternlogd zmm7, zmm20, zmm12, 0x96                              ;   599.3 p0      41 t
        vpermb zmm21, zmm30, zmm26                                       ;   590.3 p5      21 t
        vpermb zmm21{k1}, zmm30, zmm27                                   ;   593.3 p5      21 t
        vpermb zmm8, zmm30, zmm13                                        ;   592.3 p5      21 t
        vpermb zmm8{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;   595.3 p5+p3   21 t
        vmovdqu8 zmm21{k3}, zmm8                                         ;   600.3 p0      21 t
        vptestmb k1, zmm15, zmm14                                        ;   594.3 p5      42 t
        vpmovb2m k3, zmm9                                                ;   540.3 p0      42 t
        vmovdqa64 zmm8, zmm21                                            ;   603.3         41 t copy
        vpternlogd zmm8, zmm17, zmm0, 0x96                               ;   603.3 p0      41 t
        vpternlogd zmm24, zmm1, zmm8, 0x96                               ;   604.3 p0      41 t
        vpternlogd zmm8, zmm11, [rbp + 20032], 0x96                      ;   604.3 p0+p2   62 t
        vpermb zmm1, zmm25, zmm26                                        ;   595.3 p5      21 t
        vpermb zmm1{k2}, zmm25, zmm27                                    ;   598.3 p5      21 t
        vpermb zmm30, zmm25, zmm13                                       ;   597.3 p5      21 t
        vpermb zmm30{k2}, zmm25, [rel camellia128_encrypt.T0_constants512 + 1024] ;   600.3 p5+p3   21 t
        vmovdqu8 zmm1{k4}, zmm30                                         ;   605.3 p0      21 t
        vptestmb k2, zmm9, zmm14                                         ;   599.3 p5      42 t
        vmovdqa64 zmm25, zmm1                                            ;   608.3         41 t copy
        vpternlogd zmm25, zmm2, zmm19, 0x96                              ;   608.3 p0      41 t
        vpternlogd zmm18, zmm6, zmm25, 0x96                              ;   609.3 p0      41 t
        vpternlogd zmm25, zmm7, [rbp + 19968], 0x96                      ;   609.3 p0+p2   62 t
        vpermb zmm6, zmm15, zmm23                                        ;   600.3 p5      42 t
        vpermb zmm6{k1}, zmm15, zmm29                                    ;   603.3 p5      42 t
        vpermb zmm30, zmm15, zmm28                                       ;   602.3 p5      42 t
        vpermb zmm30{k1}, zmm15, zmm31                                   ;   605.3 p5      42 t
        vmovdqu8 zmm6{k5}, zmm30                                         ;   610.3 p0      42 t
        vpternlogd zmm16, zmm6, zmm0, 0x96                               ;   613.3 p0      41 t
        vpternlogd zmm6, zmm0, zmm3, 0x96                                ;   613.3 p0      41 t
        vpternlogd zmm21, zmm17, zmm16, 0x96                             ;   614.3 p0      41 t
        vpermb zmm0, zmm9, zmm23                                         ;   604.3 p5      42 t
        vpermb zmm0{k2}, zmm9, zmm29                                     ;   607.3 p5      42 t
        vpermb zmm15, zmm9, zmm28                                        ;   606.3 p5      42 t
        vpermb zmm15{k2}, zmm9, zmm31                                    ;   609.3 p5      42 t
        vmovdqu8 zmm0{k3}, zmm15                                         ;   614.3 p0      42 t
        vpternlogd zmm12, zmm0, zmm19, 0x96                              ;   617.3 p0      41 t
        vpternlogd zmm0, zmm19, zmm22, 0x96                              ;   617.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm12, 0x96                               ;   618.3 p0      41 t
        vpternlogd zmm16, zmm24, [rbp + 19776], 0x96                     ;   614.3 p0+p3   62 t
        vpternlogd zmm3, zmm21, [rbp + 18304], 0x96                      ;   615.3 p0+p2   62 t
        vpternlogd zmm12, zmm18, [rbp + 19328], 0x96                     ;   618.3 p0+p3   62 t
        vpternlogd zmm10, zmm6, [rbp + 17600], 0x96                      ;   614.3 p0+p2   62 t
        vpternlogd zmm22, zmm1, [rbp + 17728], 0x96                      ;   619.3 p0+p3   62 t
        vpternlogd zmm20, zmm0, [rbp + 17920], 0x96                      ;   618.3 p0+p2   62 t
        vmovdqu64 zmm2, [rbp + 8320]                                     ;   418.0 p3      71 d.4 reload
        vpandd zmm9, zmm8, zmm2                                          ;   605.3 p0      47 y
        vpandd zmm2, zmm25, zmm2                                         ;   610.3 p0      47 y
        vmovdqu64 zmm15, [rbp + 8384]                                    ;   418.7 p2      71 d.5 reload
        vpandd zmm17, zmm16, zmm15                                       ;   615.3 p0      47 y
        vmovdqu64 zmm19, [rbp + 8576]                                    ;   419.0 p3      71 y.0 reload
        vpternlogd zmm4, zmm5, zmm19, 0x1e                               ;   535.3 p0      51 x
        vmovdqu64 zmm30, [rbp + 18496]                                   ;   539.3 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 18880]                                   ;   530.3 p3      61 t reload
        vpternlogd zmm19, zmm27, zmm30, 0x36                             ;   545.3 p0      51 x
        vmovdqu64 zmm27, [rbp + 8448]                                    ;   423.3 p2      71 d.6 reload
        vpandd zmm30, zmm3, zmm27                                        ;   616.3 p0      47 y
        vpandd zmm15, zmm12, zmm15                                       ;   619.3 p0      47 y
        vpandd zmm13, zmm10, [rbp + 8512]                                ;   615.3 p0+p3   47 y
        vpandd zmm27, zmm22, zmm27                                       ;   620.3 p0      47 y
        vpandd zmm26, zmm20, [rbp + 8512]                                ;   619.3 p0+p2   47 y
        vpsrlq zmm31, zmm13, 7                                           ;   616.3 p0      47 y
        vmovdqu64 [rbp + 18880], zmm5                                    ;   535.3 p7+p4   61 t spill
        vpsrlq zmm5, zmm9, 7                                             ;   606.3 p0      47 y
        vpaddb zmm9, zmm9, zmm9                                          ;   606.3 p0      47 y
        vpsrlq zmm29, zmm26, 7                                           ;   620.3 p0      47 y
        vpsrlq zmm28, zmm2, 7                                            ;   611.3 p0      47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   611.3 p0      47 y
        vpaddb zmm13, zmm13, zmm13                                       ;   616.3 p0      47 y
        vpternlogd zmm13, zmm21, [rbp + 18368], 0x96                     ;   617.3 p0+p3   47 y
        vpsrlq zmm21, zmm17, 7                                           ;   616.3 p0      47 y
        vpaddb zmm17, zmm17, zmm17                                       ;   616.3 p0      47 y
        vpternlogd zmm17, zmm11, [rbp + 17856], 0x96                     ;   617.3 p0+p2   47 y
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 1088] ;   434.3 p3      47 y reload
        vpternlogd zmm17, zmm5, zmm11, 0x78                              ;   618.3 p0      47 y
        vmovdqu64 zmm5, [rbp + 8128]                                     ;   435.0 p2      71 d.1 reload
        vpternlogd zmm16, zmm17, zmm5, 0x1e                              ;   619.3 p0      48 y
        vpaddb zmm26, zmm26, zmm26                                       ;   620.3 p0      47 y
        vpsrlq zmm23, zmm15, 7                                           ;   620.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   620.3 p0      47 y
        vpsrlq zmm14, zmm30, 7                                           ;   617.3 p0      47 y
        vpternlogd zmm13, zmm14, zmm11, 0x78                             ;   618.3 p0      47 y
        vmovdqu64 zmm14, [rbp + 8256]                                    ;   435.8 p3      71 d.3 reload
        vpternlogd zmm10, zmm13, zmm14, 0x1e                             ;   619.3 p0      48 y
        vpaddb zmm30, zmm30, zmm30                                       ;   617.3 p0      47 y
        vmovdqu64 [rbp + 17856], zmm10                                   ;   620.3 p8+p9   48 y spill
        vpsrlq zmm10, zmm27, 7                                           ;   621.3 p0      47 y
        vpaddb zmm27, zmm27, zmm27                                       ;   621.3 p0      47 y
        vmovdqu64 [rbp + 18368], zmm16                                   ;   620.3 p7+p4   48 y spill
        vpandd zmm16, zmm4, [rbp + 8832]                                 ;   536.3 p0+p2   52 x
        vmovdqu64 [rbp + 17920], zmm4                                    ;   536.3 p8+p9   51 x spill
        vmovdqu64 zmm4, [rbp + 18048]                                    ;   454.3 p3      41 t reload
        vpternlogd zmm6, zmm4, [rbp + 17472], 0x96                       ;   614.3 p0+p2   47 y
        vmovdqu64 zmm4, [rbp + 17984]                                    ;   443.3 p3      41 t reload
        vpternlogd zmm7, zmm4, [rbp + 18240], 0x96                       ;   600.3 p0+p2   47 y
        vmovdqu64 zmm4, [rbp + 19840]                                    ;   458.3 p3      41 t reload
        vpternlogd zmm0, zmm4, [rbp + 17664], 0x96                       ;   618.3 p0+p2   47 y
        vmovdqu64 zmm4, [rbp + 18176]                                    ;   445.7 p3      41 t reload
        vpternlogd zmm24, zmm4, [rbp + 18112], 0x96                      ;   605.3 p0+p2   47 y
        vpandd zmm4, zmm19, [rbp + 8832]                                 ;   546.3 p0+p3   52 x
        vmovdqu64 [rbp + 18112], zmm19                                   ;   546.3 p7+p4   51 x spill
        vmovdqu64 zmm19, [rbp + 19904]                                   ;   450.3 p2      41 t reload
        vpternlogd zmm18, zmm19, [rbp + 17536], 0x96                     ;   610.3 p0+p3   47 y
        vmovdqu64 zmm19, [rbp + 17792]                                   ;   459.3 p2      41 t reload
        vpternlogd zmm1, zmm19, [rbp + 17408], 0x96                      ;   619.3 p0+p3   47 y
        vpsrlq zmm19, zmm16, 7                                           ;   541.2 p0      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;   542.2 p0      52 x
        vmovdqu64 [rbp + 17408], zmm16                                   ;   543.2 p8+p9   52 x spill
        vpsrlq zmm16, zmm4, 7                                            ;   547.3 p0      52 x
        vpaddb zmm4, zmm4, zmm4                                          ;   547.3 p0      52 x
        vpandd zmm31, zmm31, zmm11                                       ;   617.3 p0      47 y
        vpternlogd zmm9, zmm6, zmm31, 0x96                               ;   618.3 p0      47 y
        vmovdqu64 zmm6, [rbp + 8064]                                     ;   454.5 p2      71 d.0 reload
        vpternlogd zmm8, zmm9, zmm6, 0x1e                                ;   619.3 p0      48 y
        vmovdqu64 zmm31, [rbp + 9344]                                    ;   455.5 p3      61 r.4 reload
        vmovdqu64 [rbp + 17792], zmm4                                    ;   548.3 p7+p4   52 x spill
        vpxord zmm4, zmm8, zmm31                                         ;   620.3 p0      40 t
        vpmovb2m k1, zmm4                                                ;   621.3 p0      23 t
        vpandd zmm29, zmm29, zmm11                                       ;   621.3 p0      47 y
        vpternlogd zmm2, zmm0, zmm29, 0x96                               ;   622.3 p0      47 y
        vpternlogd zmm6, zmm25, zmm2, 0x36                               ;   623.3 p0      48 y
        vpandd zmm28, zmm28, zmm11                                       ;   612.3 p0      47 y
        vpternlogd zmm15, zmm7, zmm28, 0x96                              ;   621.3 p0      47 y
        vpternlogd zmm5, zmm12, zmm15, 0x36                              ;   622.3 p0      48 y
        vpandd zmm21, zmm21, zmm11                                       ;   617.3 p0      47 y
        vpternlogd zmm30, zmm24, zmm21, 0x96                             ;   618.3 p0      47 y
        vpandd zmm23, zmm23, zmm11                                       ;   621.3 p0      47 y
        vpternlogd zmm27, zmm18, zmm23, 0x96                             ;   622.3 p0      47 y
        vpandd zmm10, zmm10, zmm11                                       ;   622.3 p0      47 y
        vpternlogd zmm26, zmm1, zmm10, 0x96                              ;   623.3 p0      47 y
        vpternlogd zmm14, zmm20, zmm26, 0x36                             ;   624.3 p0      48 y
        vmovdqu64 zmm0, [rbp + 8192]                                     ;   461.0 p2      71 d.2 reload
        vpternlogd zmm3, zmm30, zmm0, 0x1e                               ;   619.3 p0      48 y
        vpternlogd zmm0, zmm22, zmm27, 0x36                              ;   623.3 p0      48 y
        vpandd zmm19, zmm19, zmm11                                       ;   565.2 p0      52 x
        vpandd zmm16, zmm16, zmm11                                       ;   566.2 p0      52 x
        vmovdqu64 zmm1, [rbp + 18944]                                    ;   516.3 p3      61 t reload
        vmovdqu64 zmm7, [rbp + 19200]                                    ;   535.3 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 8640]                                    ;   462.8 p3      51 x
        vpternlogd zmm10, zmm7, zmm1, 0x36                               ;   567.2 p0      51 x
        vmovdqu64 zmm7, [rbp + 8896]                                     ;   463.0 p2      71 y.5 reload
        vpandd zmm12, zmm10, zmm7                                        ;   568.2 p0      52 x
        vpsrlq zmm18, zmm12, 7                                           ;   569.2 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   570.2 p0      52 x
        vpandd zmm18, zmm18, zmm11                                       ;   571.2 p0      52 x
        vmovdqu64 zmm20, [rbp + 19520]                                   ;   521.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 19072]                                   ;   539.3 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 8640]                                    ;   464.8 p3      51 x
        vpternlogd zmm22, zmm21, zmm20, 0x36                             ;   572.2 p0      51 x
        vpandd zmm7, zmm22, zmm7                                         ;   573.2 p0      52 x
        vpsrlq zmm21, zmm7, 7                                            ;   574.2 p0      52 x
        vpaddb zmm7, zmm7, zmm7                                          ;   575.2 p0      52 x
        vpandd zmm21, zmm21, zmm11                                       ;   576.2 p0      52 x
        vmovdqu64 zmm23, [rbp + 17344]                                   ;   526.3 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 17280]                                   ;   536.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 8704]                                    ;   466.0 p2      51 x
        vpternlogd zmm25, zmm24, zmm23, 0x36                             ;   577.2 p0      51 x
        vmovdqu64 zmm24, [rbp + 8960]                                    ;   466.8 p3      71 y.6 reload
        vpandd zmm28, zmm25, zmm24                                       ;   578.2 p0      52 x
        vpternlogd zmm12, zmm19, zmm1, 0x96                              ;   579.2 p0      61 t
        vpsrlq zmm1, zmm28, 7                                            ;   580.2 p0      52 x
        vpternlogd zmm7, zmm16, zmm20, 0x96                              ;   581.2 p0      61 t
        vpaddb zmm16, zmm28, zmm28                                       ;   582.2 p0      52 x
        vpandd zmm1, zmm1, zmm11                                         ;   583.2 p0      52 x
        vmovdqu64 zmm19, [rbp + 19008]                                   ;   531.3 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 19392]                                   ;   540.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8704]                                    ;   468.0 p2      51 x
        vpternlogd zmm28, zmm20, zmm19, 0x36                             ;   584.2 p0      51 x
        vpternlogd zmm16, zmm18, zmm23, 0x96                             ;   585.2 p0      61 t
        vpandd zmm18, zmm28, zmm24                                       ;   586.2 p0      52 x
        vpsrlq zmm20, zmm18, 7                                           ;   587.2 p0      52 x
        vpaddb zmm18, zmm18, zmm18                                       ;   588.2 p0      52 x
        vpandd zmm20, zmm20, zmm11                                       ;   589.2 p0      52 x
        vpxord zmm23, zmm6, zmm31                                        ;   624.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 9088]                                    ;   468.8 p3      61 r.0 reload
        vpxord zmm29, zmm9, zmm24                                        ;   619.3 p0      40 t
        vpternlogd zmm18, zmm21, zmm19, 0x96                             ;   592.2 p0      61 t
        vmovdqu64 zmm19, [rbp + 9472]                                    ;   469.0 p2      61 r.6 reload
        vpxord zmm21, zmm3, zmm19                                        ;   620.3 p0      40 t
        vpmovb2m k2, zmm29                                               ;   620.3 p0      41 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 256] ;   469.8 p3      41 t reload
        vptestmb k3, zmm29, zmm31                                        ;   620.3 p5      41 t
        vptestmb k4, zmm4, zmm31                                         ;   621.3 p5      23 t
        vpmovb2m k5, zmm23                                               ;   625.3 p0      23 t
        vmovdqu64 [rbp + 19008], zmm9                                    ;   619.3 p8+p9   47 y spill
        vpxord zmm9, zmm5, [rbp + 9408]                                  ;   623.3 p0+p2   40 t
        vpxord zmm19, zmm0, zmm19                                        ;   624.3 p0      40 t
        vmovdqu64 [rbp + 17344], zmm0                                    ;   624.3 p7+p4   48 y spill
        vpxord zmm0, zmm14, [rbp + 9536]                                 ;   625.3 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm14                                   ;   625.3 p8+p9   48 y spill
        vpxord zmm14, zmm17, [rbp + 9152]                                ;   619.3 p0+p2   40 t
        vpxord zmm24, zmm2, zmm24                                        ;   623.3 p0      40 t
        vmovdqu64 [rbp + 19520], zmm17                                   ;   619.3 p7+p4   47 y spill
        vpxord zmm17, zmm30, [rbp + 9216]                                ;   619.3 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm30                                   ;   619.3 p8+p9   47 y spill
        vpxord zmm30, zmm15, [rbp + 9152]                                ;   622.3 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm15                                   ;   622.3 p7+p4   47 y spill
        vpxord zmm15, zmm13, [rbp + 9280]                                ;   619.3 p0+p3   40 t
        vmovdqu64 [rbp + 19072], zmm13                                   ;   619.3 p8+p9   47 y spill
        vpxord zmm13, zmm27, [rbp + 9216]                                ;   623.3 p0+p2   40 t
        vmovdqu64 [rbp + 19200], zmm27                                   ;   623.3 p7+p4   47 y spill
        vpxord zmm27, zmm26, [rbp + 9280]                                ;   624.3 p0+p3   40 t
        vmovdqu64 [rbp + 17536], zmm26                                   ;   624.3 p8+p9   47 y spill
        vpermb zmm26, zmm29, [rel camellia128_encrypt.T0_constants512]   ;   620.3 p5+p2   41 t
        vpermb zmm26{k3}, zmm29, [rel camellia128_encrypt.T0_constants512 + 64] ;   623.3 p5+p3   41 t
        vmovdqu64 [rbp + 19904], zmm2                                    ;   623.3 p7+p4   47 y spill
        vpermb zmm2, zmm29, [rel camellia128_encrypt.T0_constants512 + 128] ;   620.3 p5+p2   41 t
        vpermb zmm2{k3}, zmm29, [rel camellia128_encrypt.T0_constants512 + 192] ;   623.3 p5+p3   41 t
        vmovdqu8 zmm26{k2}, zmm2                                         ;   628.3 p0      41 t
        vpmovb2m k2, zmm24                                               ;   624.3 p0      41 t
        vptestmb k3, zmm24, zmm31                                        ;   624.3 p5      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512]        ;   480.3 p2      41 t reload
        vpermb zmm29, zmm24, zmm2                                        ;   624.3 p5      41 t
        vpermb zmm29{k3}, zmm24, [rel camellia128_encrypt.T0_constants512 + 64] ;   627.3 p5+p3   41 t
        vmovdqu64 [rbp + 18176], zmm3                                    ;   620.3 p8+p9   48 y spill
        vpermb zmm3, zmm24, [rel camellia128_encrypt.T0_constants512 + 128] ;   624.3 p5+p2   41 t
        vpermb zmm3{k3}, zmm24, [rel camellia128_encrypt.T0_constants512 + 192] ;   627.3 p5+p3   41 t
        vmovdqu8 zmm29{k2}, zmm3                                         ;   632.3 p0      41 t
        vpmovb2m k2, zmm14                                               ;   620.3 p0      23 t
        vptestmb k3, zmm14, zmm31                                        ;   620.3 p5      23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 320]  ;   484.8 p2      23 t reload
        vpermb zmm24, zmm14, zmm3                                        ;   620.3 p5      23 t
        vpermb zmm24{k3}, zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;   623.3 p5+p3   23 t
        vmovdqu64 [rbp + 17664], zmm5                                    ;   623.3 p7+p4   48 y spill
        vpermb zmm5, zmm14, [rel camellia128_encrypt.T0_constants512 + 448] ;   622.3 p5+p2   23 t
        vpermb zmm5{k3}, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;   625.3 p5+p3   23 t
        vmovdqu8 zmm24{k2}, zmm5                                         ;   630.3 p0      23 t
        vpmovb2m k2, zmm30                                               ;   623.3 p0      23 t
        vptestmb k3, zmm30, zmm31                                        ;   624.3 p5      23 t
        vpermb zmm5, zmm30, zmm3                                         ;   625.3 p5      23 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;   490.2 p2      23 t reload
        vpermb zmm5{k3}, zmm30, zmm14                                    ;   628.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm6                                    ;   624.3 p8+p9   48 y spill
        vpermb zmm6, zmm30, [rel camellia128_encrypt.T0_constants512 + 448] ;   627.3 p5+p3   23 t
        vpermb zmm6{k3}, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;   630.3 p5+p2   23 t
        vmovdqu8 zmm5{k2}, zmm6                                          ;   635.3 p0      23 t
        vpmovb2m k2, zmm17                                               ;   620.3 p0      22 t
        vptestmb k3, zmm17, zmm31                                        ;   629.3 p5      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 576]  ;   494.0 p3      22 t reload
        vpermb zmm30, zmm17, zmm6                                        ;   630.3 p5      22 t
        vpermb zmm30{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   633.3 p5+p2   22 t
        vmovdqu64 [rbp + 18240], zmm8                                    ;   620.3 p7+p4   48 y spill
        vpermb zmm8, zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   632.3 p5+p3   22 t
        vpermb zmm8{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   635.3 p5+p2   22 t
        vmovdqu8 zmm30{k2}, zmm8                                         ;   640.3 p0      22 t
        vpmovb2m k2, zmm13                                               ;   624.3 p0      22 t
        vptestmb k3, zmm13, zmm31                                        ;   634.3 p5      22 t
        vpermb zmm8, zmm13, zmm6                                         ;   635.3 p5      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   499.2 p3      22 t reload
        vpermb zmm8{k3}, zmm13, zmm17                                    ;   638.3 p5      22 t
        vpermb zmm2, zmm13, [rel camellia128_encrypt.T0_constants512 + 704] ;   637.3 p5+p2   22 t
        vpermb zmm2{k3}, zmm13, [rel camellia128_encrypt.T0_constants512 + 768] ;   640.3 p5+p3   22 t
        vmovdqu8 zmm8{k2}, zmm2                                          ;   645.3 p0      22 t
        vpmovb2m k2, zmm15                                               ;   620.3 p0      21 t
        vptestmb k3, zmm15, zmm31                                        ;   639.3 p5      21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 832]  ;   503.8 p2      21 t reload
        vpermb zmm13, zmm15, zmm2                                        ;   640.3 p5      21 t
        vpermb zmm13{k3}, zmm15, [rel camellia128_encrypt.T0_constants512 + 896] ;   643.3 p5+p3   21 t
        vpermb zmm17, zmm15, [rel camellia128_encrypt.T0_constants512 + 960] ;   642.3 p5+p2   21 t
        vpermb zmm17{k3}, zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;   645.3 p5+p3   21 t
        vmovdqu8 zmm13{k2}, zmm17                                        ;   650.3 p0      21 t
        vpmovb2m k2, zmm27                                               ;   625.3 p0      21 t
        vptestmb k3, zmm27, zmm31                                        ;   644.3 p5      21 t
        vpermb zmm15, zmm27, zmm2                                        ;   645.3 p5      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   509.0 p2      21 t reload
        vpermb zmm15{k3}, zmm27, zmm17                                   ;   648.3 p5      21 t
        vpermb zmm17, zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;   647.3 p5+p3   21 t
        vpermb zmm17{k3}, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   650.3 p5+p2   21 t
        vmovdqu8 zmm15{k2}, zmm17                                        ;   655.3 p0      21 t
        vptestmb k2, zmm23, zmm31                                        ;   649.3 p5      23 t
        vpmovb2m k3, zmm9                                                ;   624.3 p0      22 t
        vpermb zmm17, zmm4, zmm3                                         ;   650.3 p5      23 t
        vpermb zmm17{k4}, zmm4, zmm14                                    ;   653.3 p5      23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 448] ;   514.3 p3      23 t reload
        vpermb zmm2, zmm4, zmm27                                         ;   652.3 p5      23 t
        vpermb zmm2{k4}, zmm4, [rel camellia128_encrypt.T0_constants512 + 512] ;   655.3 p5+p2   23 t
        vmovdqu8 zmm17{k1}, zmm2                                         ;   660.3 p0      23 t
        vptestmb k1, zmm9, zmm31                                         ;   654.3 p5      22 t
        vpmovb2m k4, zmm21                                               ;   623.2 p0      21 t
        vpermb zmm2, zmm23, zmm3                                         ;   655.3 p5      23 t
        vpermb zmm2{k2}, zmm23, zmm14                                    ;   658.3 p5      23 t
        vpermb zmm4, zmm23, zmm27                                        ;   657.3 p5      23 t
        vpermb zmm4{k2}, zmm23, [rel camellia128_encrypt.T0_constants512 + 512] ;   660.3 p5+p3   23 t
        vmovdqu8 zmm2{k5}, zmm4                                          ;   665.3 p0      23 t
        vptestmb k2, zmm21, zmm31                                        ;   659.3 p5      21 t
        vpmovb2m k5, zmm19                                               ;   625.3 p0      21 t
        vmovdqa64 zmm4, zmm17                                            ;   663.3         41 t copy
        vpternlogd zmm4, zmm30, zmm13, 0x96                              ;   663.3 p0      41 t
        vmovdqa64 zmm23, zmm2                                            ;   668.3         41 t copy
        vpternlogd zmm23, zmm8, zmm15, 0x96                              ;   668.3 p0      41 t
        vpermb zmm14, zmm9, zmm6                                         ;   660.3 p5      22 t
        vpermb zmm14{k1}, zmm9, [rel camellia128_encrypt.T0_constants512 + 640] ;   663.3 p5+p2   22 t
        vpermb zmm27, zmm9, [rel camellia128_encrypt.T0_constants512 + 704] ;   662.3 p5+p3   22 t
        vpermb zmm27{k1}, zmm9, [rel camellia128_encrypt.T0_constants512 + 768] ;   665.3 p5+p2   22 t
        vmovdqu8 zmm14{k3}, zmm27                                        ;   670.3 p0      22 t
        vptestmb k1, zmm19, zmm31                                        ;   664.3 p5      21 t
        vpmovb2m k3, zmm0                                                ;   629.2 p0      42 t
        vmovdqa64 zmm9, zmm29                                            ;   635.3         41 t copy
        vpternlogd zmm9, zmm14, zmm15, 0x96                              ;   673.3 p0      41 t
        vpternlogd zmm2, zmm9, zmm8, 0x96                                ;   674.3 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 832] ;   526.0 p3      21 t reload
        vpermb zmm3, zmm21, zmm27                                        ;   665.3 p5      21 t
        vpermb zmm3{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;   668.3 p5+p2   21 t
        vpermb zmm27, zmm21, [rel camellia128_encrypt.T0_constants512 + 960] ;   667.3 p5+p3   21 t
        vpermb zmm27{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;   670.3 p5+p2   21 t
        vmovdqu8 zmm3{k4}, zmm27                                         ;   675.3 p0      21 t
        vptestmb k2, zmm0, zmm31                                         ;   669.3 p5      42 t
        vmovdqa64 zmm21, zmm3                                            ;   678.3         41 t copy
        vpternlogd zmm21, zmm26, zmm24, 0x96                             ;   678.3 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 832] ;   529.3 p3      21 t reload
        vpermb zmm6, zmm19, zmm27                                        ;   670.3 p5      21 t
        vpermb zmm6{k1}, zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   673.3 p5+p2   21 t
        vpermb zmm27, zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;   672.3 p5+p3   21 t
        vpermb zmm27{k1}, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;   675.3 p5+p2   21 t
        vmovdqu8 zmm6{k5}, zmm27                                         ;   680.3 p0      21 t
        vmovdqa64 zmm19, zmm6                                            ;   683.3         41 t copy
        vpternlogd zmm19, zmm29, zmm5, 0x96                              ;   683.3 p0      41 t
        vpternlogd zmm14, zmm15, zmm19, 0x96                             ;   684.3 p0      41 t
        vpternlogd zmm19, zmm2, [rbp + 18112], 0x96                      ;   684.3 p0+p3   61 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;   533.3 p2      41 t reload
        vpermb zmm27, zmm0, zmm15                                        ;   674.3 p5      42 t
        vpermb zmm27{k2}, zmm0, [rel camellia128_encrypt.T0_constants512 + 64] ;   677.3 p5+p3   42 t
        vpermb zmm15, zmm0, [rel camellia128_encrypt.T0_constants512 + 128] ;   676.3 p5+p2   42 t
        vpermb zmm15{k2}, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;   679.3 p5+p3   42 t
        vmovdqu8 zmm27{k3}, zmm15                                        ;   684.3 p0      42 t
        vpternlogd zmm8, zmm27, zmm5, 0x96                               ;   687.3 p0      41 t
        vpternlogd zmm27, zmm5, zmm23, 0x96                              ;   687.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 18560]                                    ;   537.3 p2      61 t reload
        vmovdqu64 zmm5, [rbp + 19456]                                    ;   538.3 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 8768]                                    ;   538.5 p2      51 x
        vpternlogd zmm15, zmm5, zmm0, 0x36                               ;   641.2 p0      51 x
        vmovdqu64 zmm5, [rbp + 9024]                                     ;   539.5 p3      71 y.7 reload
        vpandd zmm0, zmm15, zmm5                                         ;   642.2 p0      52 x
        vpsrlq zmm31, zmm0, 7                                            ;   643.2 p0      52 x
        vpternlogd zmm6, zmm29, zmm8, 0x96                               ;   688.3 p0      41 t
        vpaddb zmm0, zmm0, zmm0                                          ;   645.2 p0      52 x
        vpternlogd zmm8, zmm22, zmm14, 0x96                              ;   688.3 p0      61 t
        vpternlogd zmm23, zmm28, zmm6, 0x96                              ;   689.3 p0      61 t
        vpandd zmm31, zmm31, zmm11                                       ;   648.2 p0      52 x
        vmovdqu64 zmm22, [rbp + 19584]                                   ;   540.8 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 18688]                                   ;   541.0 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 8768]                                    ;   541.8 p2      51 x
        vpternlogd zmm29, zmm28, zmm22, 0x36                             ;   649.2 p0      51 x
        vpandd zmm5, zmm29, zmm5                                         ;   650.2 p0      52 x
        vpsrlq zmm28, zmm5, 7                                            ;   651.2 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;   652.2 p0      52 x
        vpternlogd zmm5, zmm20, zmm22, 0x96                              ;   653.2 p0      61 t
        vpternlogd zmm9, zmm29, zmm27, 0x96                              ;   688.3 p0      61 t
        vpandd zmm28, zmm28, zmm11                                       ;   655.2 p0      52 x
        vmovdqu64 zmm20, [rbp + 18368]                                   ;   620.3 p3      40 t
        vpternlogd zmm0, zmm1, [rbp + 18560], 0x96                       ;   656.2 p0+p2   61 t
        vpxord zmm20, zmm20, [rbp + 9408]                                ;   657.2 p0+p3   40 t
        vmovdqu64 zmm1, [rbp + 17856]                                    ;   620.3 p2      40 t
        vpmovb2m k1, zmm20                                               ;   658.2 p0      22 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 256] ;   544.5 p3      41 t reload
        vptestmb k2, zmm20, zmm22                                        ;   678.3 p5      22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;   544.8 p2      22 t reload
        vpermb zmm11, zmm20, zmm29                                       ;   679.3 p5      22 t
        vpermb zmm11{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;   682.3 p5+p3   22 t
        vpermb zmm29, zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;   681.3 p5+p2   22 t
        vpermb zmm29{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   684.3 p5+p3   22 t
        vmovdqu8 zmm11{k1}, zmm29                                        ;   689.3 p0      22 t
        vmovdqa64 zmm20, zmm26                                           ;   631.3         41 t copy
        vpternlogd zmm20, zmm11, zmm13, 0x96                             ;   692.3 p0      41 t
        vpternlogd zmm11, zmm13, zmm21, 0x96                             ;   692.3 p0      41 t
        vpternlogd zmm17, zmm20, zmm30, 0x96                             ;   693.3 p0      41 t
        vpternlogd zmm21, zmm17, [rbp + 17920], 0x96                     ;   694.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 17408]                                   ;   547.5 p3      52 x reload
        vpternlogd zmm31, zmm13, [rbp + 18880], 0x96                     ;   664.2 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 17792]                                   ;   548.5 p3      52 x reload
        vpternlogd zmm28, zmm13, [rbp + 18496], 0x96                     ;   665.2 p0+p2   61 t
        vpxord zmm1, zmm1, [rbp + 9536]                                  ;   666.2 p0+p3   40 t
        vpmovb2m k1, zmm1                                                ;   667.2 p0      42 t
        vptestmb k2, zmm1, zmm22                                         ;   683.3 p5      42 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512]       ;   549.8 p2      41 t reload
        vpermb zmm29, zmm1, zmm13                                        ;   684.3 p5      42 t
        vpermb zmm29{k2}, zmm1, [rel camellia128_encrypt.T0_constants512 + 64] ;   687.3 p5+p3   42 t
        vpermb zmm13, zmm1, [rel camellia128_encrypt.T0_constants512 + 128] ;   686.3 p5+p2   42 t
        vpermb zmm13{k2}, zmm1, [rel camellia128_encrypt.T0_constants512 + 192] ;   689.3 p5+p3   42 t
        vmovdqu8 zmm29{k1}, zmm13                                        ;   694.3 p0      42 t
        vpternlogd zmm30, zmm29, zmm24, 0x96                             ;   697.3 p0      41 t
        vpternlogd zmm29, zmm24, zmm4, 0x96                              ;   697.3 p0      41 t
        vpternlogd zmm3, zmm26, zmm30, 0x96                              ;   698.3 p0      41 t
        vpternlogd zmm30, zmm10, zmm11, 0x96                             ;   698.3 p0      61 t
        vpternlogd zmm4, zmm25, zmm3, 0x96                               ;   699.3 p0      61 t
        vpternlogd zmm20, zmm15, zmm29, 0x96                             ;   698.3 p0      61 t
        vmovdqu64 zmm1, [rbp + 9664]                                     ;   551.8 p2      62 l.1 reload
        vmovdqa64 zmm10, zmm7                                            ;   582.2         40 t copy
        vpternlogd zmm10, zmm2, zmm1, 0x96                               ;   675.3 p0      40 t
        vpternlogd zmm1, zmm12, zmm17, 0x96                              ;   694.3 p0      40 t
        vmovdqu64 zmm13, [rbp + 9600]                                    ;   552.5 p3      62 l.0 reload
        vmovdqa64 zmm15, zmm28                                           ;   666.2         40 t copy
        vpternlogd zmm15, zmm27, zmm13, 0x96                             ;   688.3 p0      40 t
        vpternlogd zmm13, zmm31, zmm29, 0x96                             ;   698.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 9856]                                    ;   552.8 p2      62 l.4 reload
        vpxord zmm25, zmm19, zmm24                                       ;   685.3 p0      40 t
        vpmovb2m k1, zmm13                                               ;   699.3 p0      41 t
        vptestmb k2, zmm13, zmm22                                        ;   699.3 p5      41 t
        vpmovb2m k3, zmm15                                               ;   689.3 p0      41 t
        vptestmb k4, zmm15, zmm22                                        ;   689.3 p5      41 t
        vpmovb2m k5, zmm10                                               ;   682.2 p0      23 t
        vpxord zmm24, zmm21, zmm24                                       ;   695.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 9920]                                    ;   553.5 p3      62 l.5 reload
        vmovdqu64 [rbp + 18496], zmm19                                   ;   685.3 p8+p9   61 t spill
        vpxord zmm19, zmm8, zmm26                                        ;   689.3 p0      40 t
        vmovdqu64 [rbp + 17792], zmm8                                    ;   689.3 p7+p4   61 t spill
        vpxord zmm8, zmm23, [rbp + 9984]                                 ;   690.3 p0+p2   40 t
        vpxord zmm26, zmm30, zmm26                                       ;   699.3 p0      40 t
        vmovdqu64 [rbp + 18880], zmm23                                   ;   690.3 p8+p9   61 t spill
        vpxord zmm23, zmm9, [rbp + 10048]                                ;   689.3 p0+p3   40 t
        vmovdqu64 [rbp + 17408], zmm9                                    ;   689.3 p7+p4   61 t spill
        vpxord zmm9, zmm4, [rbp + 9984]                                  ;   700.3 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm4                                    ;   700.3 p8+p9   61 t spill
        vpxord zmm4, zmm20, [rbp + 10048]                                ;   699.3 p0+p3   40 t
        vmovdqu64 [rbp + 18560], zmm20                                   ;   699.3 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm18                                           ;   593.2         40 t copy
        vpternlogd zmm20, zmm14, [rbp + 9728], 0x96                      ;   690.2 p0+p2   40 t
        vmovdqu64 [rbp + 19584], zmm30                                   ;   699.3 p8+p9   61 t spill
        vmovdqa64 zmm30, zmm16                                           ;   586.2         40 t copy
        vpternlogd zmm30, zmm11, [rbp + 9728], 0x96                      ;   693.3 p5+p3   40 t
        vmovdqu64 [rbp + 18688], zmm21                                   ;   695.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm5                                            ;   654.2         40 t copy
        vpternlogd zmm21, zmm6, [rbp + 9792], 0x96                       ;   691.2 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm5                                    ;   654.2 p8+p9   61 t spill
        vmovdqa64 zmm5, zmm0                                             ;   657.2         40 t copy
        vpternlogd zmm5, zmm3, [rbp + 9792], 0x96                        ;   699.3 p5+p3   40 t
        vmovdqu64 [rbp + 18112], zmm6                                    ;   689.3 p7+p4   41 t spill
        vpermb zmm6, zmm13, [rel camellia128_encrypt.T0_constants512]    ;   699.3 p5+p2   41 t
        vpermb zmm6{k2}, zmm13, [rel camellia128_encrypt.T0_constants512 + 64] ;   702.3 p5+p3   41 t
        vmovdqu64 [rbp + 17984], zmm0                                    ;   657.2 p8+p9   61 t spill
        vpermb zmm0, zmm13, [rel camellia128_encrypt.T0_constants512 + 128] ;   699.3 p5+p2   41 t
        vpermb zmm0{k2}, zmm13, [rel camellia128_encrypt.T0_constants512 + 192] ;   702.3 p5+p3   41 t
        vmovdqu8 zmm6{k1}, zmm0                                          ;   707.3 p0      41 t
        vptestmb k1, zmm10, zmm22                                        ;   696.3 p5      23 t
        vpmovb2m k2, zmm1                                                ;   695.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512]        ;   569.0 p2      41 t reload
        vpermb zmm13, zmm15, zmm0                                        ;   697.3 p5      41 t
        vpermb zmm13{k4}, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   700.3 p5+p3   41 t
        vmovdqu64 [rbp + 17472], zmm3                                    ;   699.3 p7+p4   41 t spill
        vpermb zmm3, zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;   699.3 p5+p2   41 t
        vpermb zmm3{k4}, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   702.3 p5+p3   41 t
        vmovdqu8 zmm13{k3}, zmm3                                         ;   707.3 p0      41 t
        vptestmb k3, zmm1, zmm22                                         ;   701.3 p5      23 t
        vpmovb2m k4, zmm30                                               ;   695.2 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 320]  ;   575.3 p2      23 t reload
        vpermb zmm15, zmm10, zmm3                                        ;   702.3 p5      23 t
        vpermb zmm15{k1}, zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;   705.3 p5+p3   23 t
        vmovdqu64 [rbp + 18048], zmm18                                   ;   593.2 p8+p9   61 t spill
        vpermb zmm18, zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;   704.3 p5+p2   23 t
        vpermb zmm18{k1}, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   707.3 p5+p3   23 t
        vmovdqu8 zmm15{k5}, zmm18                                        ;   712.3 p0      23 t
        vptestmb k1, zmm30, zmm22                                        ;   706.3 p5      22 t
        vpmovb2m k5, zmm20                                               ;   697.2 p0      22 t
        vpermb zmm10, zmm1, zmm3                                         ;   707.3 p5      23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;   583.3 p2      23 t reload
        vpermb zmm10{k3}, zmm1, zmm18                                    ;   710.3 p5      23 t
        vmovdqu64 [rbp + 17728], zmm14                                   ;   685.3 p7+p4   41 t spill
        vpermb zmm14, zmm1, [rel camellia128_encrypt.T0_constants512 + 448] ;   709.3 p5+p3   23 t
        vpermb zmm14{k3}, zmm1, [rel camellia128_encrypt.T0_constants512 + 512] ;   712.3 p5+p2   23 t
        vmovdqu8 zmm10{k2}, zmm14                                        ;   717.3 p0      23 t
        vptestmb k2, zmm20, zmm22                                        ;   711.3 p5      22 t
        vpmovb2m k3, zmm5                                                ;   700.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 576]  ;   588.3 p3      22 t reload
        vpermb zmm14, zmm30, zmm1                                        ;   712.3 p5      22 t
        vpermb zmm14{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 640] ;   715.3 p5+p2   22 t
        vmovdqu64 [rbp + 17600], zmm16                                   ;   588.8 p8+p9   61 t spill
        vpermb zmm16, zmm30, [rel camellia128_encrypt.T0_constants512 + 704] ;   714.3 p5+p3   22 t
        vpermb zmm16{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 768] ;   717.3 p5+p2   22 t
        vmovdqu8 zmm14{k4}, zmm16                                        ;   722.3 p0      22 t
        vptestmb k1, zmm5, zmm22                                         ;   716.3 p5      21 t
        vpmovb2m k4, zmm21                                               ;   701.2 p0      21 t
        vpermb zmm16, zmm20, zmm1                                        ;   717.3 p5      22 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 640] ;   593.5 p3      22 t reload
        vpermb zmm16{k2}, zmm20, zmm30                                   ;   720.3 p5      22 t
        vmovdqu64 [rbp + 19328], zmm11                                   ;   693.3 p7+p4   41 t spill
        vpermb zmm11, zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;   719.3 p5+p2   22 t
        vpermb zmm11{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   722.3 p5+p3   22 t
        vmovdqu8 zmm16{k5}, zmm11                                        ;   727.3 p0      22 t
        vptestmb k2, zmm21, zmm22                                        ;   721.3 p5      21 t
        vpmovb2m k5, zmm24                                               ;   703.2 p0      23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;   596.0 p2      21 t reload
        vpermb zmm20, zmm5, zmm11                                        ;   722.3 p5      21 t
        vpermb zmm20{k1}, zmm5, [rel camellia128_encrypt.T0_constants512 + 896] ;   725.3 p5+p3   21 t
        vmovdqu64 [rbp + 18304], zmm7                                    ;   598.3 p8+p9   61 t spill
        vpermb zmm7, zmm5, [rel camellia128_encrypt.T0_constants512 + 960] ;   724.3 p5+p2   21 t
        vpermb zmm7{k1}, zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;   727.3 p5+p3   21 t
        vmovdqu8 zmm20{k3}, zmm7                                         ;   732.3 p0      21 t
        vptestmb k1, zmm24, zmm22                                        ;   726.3 p5      23 t
        vpmovb2m k3, zmm25                                               ;   705.2 p0      23 t
        vpermb zmm5, zmm21, zmm11                                        ;   727.3 p5      21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 896]  ;   600.7 p2      21 t reload
        vpermb zmm5{k2}, zmm21, zmm7                                     ;   730.3 p5      21 t
        vmovdqu64 [rbp + 19776], zmm2                                    ;   675.3 p7+p4   41 t spill
        vpermb zmm2, zmm21, [rel camellia128_encrypt.T0_constants512 + 960] ;   729.3 p5+p3   21 t
        vpermb zmm2{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;   732.3 p5+p2   21 t
        vmovdqu8 zmm5{k4}, zmm2                                          ;   737.3 p0      21 t
        vptestmb k2, zmm25, zmm22                                        ;   731.3 p5      23 t
        vpmovb2m k4, zmm26                                               ;   707.2 p0      22 t
        vpermb zmm2, zmm24, zmm3                                         ;   732.3 p5      23 t
        vpermb zmm2{k1}, zmm24, zmm18                                    ;   735.3 p5      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   605.7 p3      23 t reload
        vmovdqu64 [rbp + 19968], zmm17                                   ;   694.3 p8+p9   41 t spill
        vpermb zmm17, zmm24, zmm21                                       ;   734.3 p5      23 t
        vpermb zmm17{k1}, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   737.3 p5+p2   23 t
        vmovdqu8 zmm2{k5}, zmm17                                         ;   742.3 p0      23 t
        vptestmb k1, zmm26, zmm22                                        ;   736.3 p5      22 t
        vpmovb2m k5, zmm19                                               ;   709.2 p0      22 t
        vpermb zmm17, zmm25, zmm3                                        ;   737.3 p5      23 t
        vpermb zmm17{k2}, zmm25, zmm18                                   ;   740.3 p5      23 t
        vpermb zmm24, zmm25, zmm21                                       ;   739.3 p5      23 t
        vpermb zmm24{k2}, zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   742.3 p5+p3   23 t
        vmovdqu8 zmm17{k3}, zmm24                                        ;   747.3 p0      23 t
        vptestmb k2, zmm19, zmm22                                        ;   741.3 p5      22 t
        vpmovb2m k3, zmm9                                                ;   711.2 p0      21 t
        vmovdqa64 zmm24, zmm2                                            ;   745.3         41 t copy
        vpternlogd zmm24, zmm14, zmm20, 0x96                             ;   745.3 p0      41 t
        vmovdqa64 zmm25, zmm17                                           ;   750.3         41 t copy
        vpternlogd zmm25, zmm16, zmm5, 0x96                              ;   750.3 p0      41 t
        vmovdqu64 [rbp + 20032], zmm12                                   ;   614.5 p7+p4   61 t spill
        vpermb zmm12, zmm26, zmm1                                        ;   742.3 p5      22 t
        vpermb zmm12{k1}, zmm26, zmm30                                   ;   745.3 p5      22 t
        vmovdqu64 [rbp + 18816], zmm28                                   ;   666.2 p8+p9   61 t spill
        vpermb zmm28, zmm26, [rel camellia128_encrypt.T0_constants512 + 704] ;   744.3 p5+p2   22 t
        vpermb zmm28{k1}, zmm26, [rel camellia128_encrypt.T0_constants512 + 768] ;   747.3 p5+p3   22 t
        vmovdqu8 zmm12{k4}, zmm28                                        ;   752.3 p0      22 t
        vptestmb k1, zmm9, zmm22                                         ;   746.3 p5      21 t
        vpmovb2m k4, zmm8                                                ;   715.2 p0      21 t
        vmovdqa64 zmm26, zmm6                                            ;   710.3         41 t copy
        vpternlogd zmm26, zmm12, zmm20, 0x96                             ;   755.3 p0      41 t
        vpternlogd zmm2, zmm26, zmm14, 0x96                              ;   756.3 p0      41 t
        vpermb zmm28, zmm19, zmm1                                        ;   747.3 p5      22 t
        vpermb zmm28{k2}, zmm19, zmm30                                   ;   750.3 p5      22 t
        vpermb zmm30, zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   749.3 p5+p2   22 t
        vpermb zmm30{k2}, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   752.3 p5+p3   22 t
        vmovdqu8 zmm28{k5}, zmm30                                        ;   757.3 p0      22 t
        vptestmb k2, zmm8, zmm22                                         ;   751.3 p5      21 t
        vpmovb2m k5, zmm4                                                ;   719.2 p0      42 t
        vmovdqa64 zmm19, zmm13                                           ;   710.3         41 t copy
        vpternlogd zmm19, zmm28, zmm5, 0x96                              ;   760.3 p0      41 t
        vpternlogd zmm17, zmm19, zmm16, 0x96                             ;   761.3 p0      41 t
        vpermb zmm30, zmm9, zmm11                                        ;   752.3 p5      21 t
        vpermb zmm30{k1}, zmm9, zmm7                                     ;   755.3 p5      21 t
        vpermb zmm1, zmm9, [rel camellia128_encrypt.T0_constants512 + 960] ;   754.3 p5+p2   21 t
        vpermb zmm1{k1}, zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;   757.3 p5+p3   21 t
        vmovdqu8 zmm30{k3}, zmm1                                         ;   762.3 p0      21 t
        vptestmb k1, zmm4, zmm22                                         ;   756.3 p5      42 t
        vpmovb2m k3, zmm23                                               ;   723.2 p0      42 t
        vmovdqa64 zmm1, zmm30                                            ;   765.3         41 t copy
        vpternlogd zmm1, zmm6, zmm10, 0x96                               ;   765.3 p0      41 t
        vpternlogd zmm12, zmm20, zmm1, 0x96                              ;   766.3 p0      41 t
        vpternlogd zmm1, zmm2, [rbp + 18240], 0x96                       ;   766.3 p0+p2   62 t
        vpermb zmm9, zmm8, zmm11                                         ;   757.3 p5      21 t
        vpermb zmm9{k2}, zmm8, zmm7                                      ;   760.3 p5      21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 960] ;   623.8 p3      21 t reload
        vpermb zmm7, zmm8, zmm20                                         ;   759.3 p5      21 t
        vpermb zmm7{k2}, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   762.3 p5+p2   21 t
        vmovdqu8 zmm9{k4}, zmm7                                          ;   767.3 p0      21 t
        vptestmb k2, zmm23, zmm22                                        ;   761.3 p5      42 t
        vmovdqa64 zmm7, zmm9                                             ;   770.3         41 t copy
        vpternlogd zmm7, zmm13, zmm15, 0x96                              ;   770.3 p0      41 t
        vpternlogd zmm28, zmm5, zmm7, 0x96                               ;   771.3 p0      41 t
        vpternlogd zmm7, zmm17, [rbp + 19840], 0x96                      ;   771.3 p0+p3   62 t
        vpermb zmm5, zmm4, zmm0                                          ;   762.3 p5      42 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 64]   ;   625.7 p2      41 t reload
        vpermb zmm5{k1}, zmm4, zmm8                                      ;   765.3 p5      42 t
        vpermb zmm20, zmm4, [rel camellia128_encrypt.T0_constants512 + 128] ;   764.3 p5+p3   42 t
        vpermb zmm20{k1}, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;   767.3 p5+p2   42 t
        vmovdqu8 zmm5{k5}, zmm20                                         ;   772.3 p0      42 t
        vpternlogd zmm14, zmm5, zmm10, 0x96                              ;   775.3 p0      41 t
        vpternlogd zmm5, zmm10, zmm24, 0x96                              ;   775.3 p0      41 t
        vpternlogd zmm30, zmm6, zmm14, 0x96                              ;   776.3 p0      41 t
        vpermb zmm4, zmm23, zmm0                                         ;   766.3 p5      42 t
        vpermb zmm4{k2}, zmm23, zmm8                                     ;   769.3 p5      42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   627.3 p3      41 t reload
        vpermb zmm10, zmm23, zmm6                                        ;   768.3 p5      42 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 192] ;   627.7 p2      41 t reload
        vpermb zmm10{k2}, zmm23, zmm20                                   ;   771.3 p5      42 t
        vmovdqu8 zmm4{k3}, zmm10                                         ;   776.3 p0      42 t
        vpternlogd zmm16, zmm4, zmm15, 0x96                              ;   779.3 p0      41 t
        vpternlogd zmm4, zmm15, zmm25, 0x96                              ;   779.3 p0      41 t
        vpternlogd zmm9, zmm13, zmm16, 0x96                              ;   780.3 p0      41 t
        vpternlogd zmm14, zmm12, [rbp + 18368], 0x96                     ;   776.3 p0+p3   62 t
        vpternlogd zmm24, zmm30, [rbp + 18176], 0x96                     ;   777.3 p0+p2   62 t
        vpternlogd zmm16, zmm28, [rbp + 17664], 0x96                     ;   780.3 p0+p3   62 t
        vpternlogd zmm26, zmm5, [rbp + 17856], 0x96                      ;   776.3 p0+p2   62 t
        vpternlogd zmm25, zmm9, [rbp + 17344], 0x96                      ;   781.3 p0+p3   62 t
        vpternlogd zmm19, zmm4, [rbp + 19392], 0x96                      ;   780.3 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 10368]                                   ;   631.7 p3      61 r.4 reload
        vpxord zmm13, zmm1, zmm10                                        ;   767.3 p0      40 t
        vpmovb2m k1, zmm13                                               ;   768.3 p0      23 t
        vptestmb k2, zmm13, zmm22                                        ;   770.3 p5      23 t
        vpxord zmm10, zmm7, zmm10                                        ;   772.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 10432]                                   ;   632.0 p2      61 r.5 reload
        vpxord zmm23, zmm14, zmm15                                       ;   777.3 p0      40 t
        vpmovb2m k3, zmm10                                               ;   773.3 p0      23 t
        vptestmb k4, zmm10, zmm22                                        ;   773.3 p5      23 t
        vpmovb2m k5, zmm23                                               ;   778.3 p0      22 t
        vmovdqu64 [rbp + 19392], zmm14                                   ;   777.3 p7+p4   62 t spill
        vpxord zmm14, zmm24, [rbp + 10496]                               ;   778.3 p0+p3   40 t
        vpxord zmm15, zmm16, zmm15                                       ;   781.3 p0      40 t
        vmovdqu64 [rbp + 17344], zmm24                                   ;   778.3 p8+p9   62 t spill
        vpxord zmm24, zmm26, [rbp + 10560]                               ;   777.3 p0+p2   40 t
        vmovdqu64 [rbp + 17856], zmm26                                   ;   777.3 p7+p4   62 t spill
        vpxord zmm26, zmm25, [rbp + 10496]                               ;   782.3 p0+p3   40 t
        vmovdqu64 [rbp + 17664], zmm25                                   ;   782.3 p8+p9   62 t spill
        vpxord zmm25, zmm19, [rbp + 10560]                               ;   781.3 p0+p2   40 t
        vmovdqu64 [rbp + 18176], zmm19                                   ;   781.3 p7+p4   62 t spill
        vpermb zmm19, zmm13, zmm3                                        ;   772.3 p5      23 t
        vpermb zmm19{k2}, zmm13, zmm18                                   ;   775.3 p5      23 t
        vmovdqu64 [rbp + 18368], zmm16                                   ;   781.3 p8+p9   62 t spill
        vpermb zmm16, zmm13, zmm21                                       ;   774.3 p5      23 t
        vpermb zmm16{k2}, zmm13, [rel camellia128_encrypt.T0_constants512 + 512] ;   777.3 p5+p3   23 t
        vmovdqu8 zmm19{k1}, zmm16                                        ;   782.3 p0      23 t
        vptestmb k1, zmm23, zmm22                                        ;   778.3 p5      22 t
        vpmovb2m k2, zmm15                                               ;   782.3 p0      22 t
        vmovdqu64 zmm13, [rbp + 19520]                                   ;   635.3 p2      47 y reload
        vmovdqu64 zmm16, [rbp + 10176]                                   ;   635.7 p3      40 t
        vpternlogd zmm16, zmm2, zmm13, 0x96                              ;   758.2 p0      40 t
        vpmovb2m k6, zmm16                                               ;   759.2 p0      23 t
        vptestmb k7, zmm16, zmm22                                        ;   777.3 p5      23 t
        vpermb zmm13, zmm16, zmm3                                        ;   778.3 p5      23 t
        vpermb zmm13{k7}, zmm16, zmm18                                   ;   781.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm7                                    ;   772.3 p7+p4   62 t spill
        vpermb zmm7, zmm16, zmm21                                        ;   780.3 p5      23 t
        vpermb zmm7{k7}, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;   783.3 p5+p2   23 t
        vmovdqu8 zmm13{k6}, zmm7                                         ;   788.3 p0      23 t
        vmovdqu64 zmm7, [rbp + 17280]                                    ;   637.2 p3      47 y reload
        vmovdqu64 zmm16, [rbp + 10176]                                   ;   637.8 p2      40 t
        vpternlogd zmm16, zmm17, zmm7, 0x96                              ;   762.3 p0      40 t
        vpmovb2m k6, zmm16                                               ;   763.3 p0      23 t
        vptestmb k7, zmm16, zmm22                                        ;   782.3 p5      23 t
        vpermb zmm7, zmm16, zmm3                                         ;   783.3 p5      23 t
        vpermb zmm7{k7}, zmm16, zmm18                                    ;   786.3 p5      23 t
        vmovdqu64 [rbp + 18240], zmm1                                    ;   767.3 p8+p9   62 t spill
        vpermb zmm1, zmm16, zmm21                                        ;   785.3 p5      23 t
        vpermb zmm1{k7}, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;   788.3 p5+p3   23 t
        vmovdqu8 zmm7{k6}, zmm1                                          ;   793.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 19008]                                    ;   639.0 p2      47 y reload
        vmovdqu64 zmm16, [rbp + 10112]                                   ;   639.7 p3      40 t
        vpternlogd zmm16, zmm5, zmm1, 0x96                               ;   776.3 p0      40 t
        vpmovb2m k6, zmm16                                               ;   777.3 p0      41 t
        vptestmb k7, zmm16, zmm22                                        ;   787.3 p5      41 t
        vpermb zmm1, zmm16, zmm0                                         ;   788.3 p5      41 t
        vpermb zmm1{k7}, zmm16, zmm8                                     ;   791.3 p5      41 t
        vmovdqu64 [rbp + 18752], zmm17                                   ;   762.3 p7+p4   41 t spill
        vpermb zmm17, zmm16, zmm6                                        ;   790.3 p5      41 t
        vpermb zmm17{k7}, zmm16, zmm20                                   ;   793.3 p5      41 t
        vmovdqu8 zmm1{k6}, zmm17                                         ;   798.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 18944]                                   ;   640.8 p2      47 y reload
        vmovdqu64 zmm17, [rbp + 10240]                                   ;   641.0 p3      40 t
        vpternlogd zmm17, zmm12, zmm16, 0x96                             ;   767.3 p0      40 t
        vpermb zmm16, zmm10, zmm3                                        ;   792.3 p5      23 t
        vpermb zmm16{k4}, zmm10, zmm18                                   ;   795.3 p5      23 t
        vpermb zmm18, zmm10, zmm21                                       ;   794.3 p5      23 t
        vpermb zmm18{k4}, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   797.3 p5+p2   23 t
        vmovdqu8 zmm16{k3}, zmm18                                        ;   802.3 p0      23 t
        vpmovb2m k3, zmm17                                               ;   769.2 p0      22 t
        vptestmb k4, zmm17, zmm22                                        ;   796.3 p5      22 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 576] ;   642.5 p3      22 t reload
        vpermb zmm18, zmm17, zmm10                                       ;   797.3 p5      22 t
        vpermb zmm18{k4}, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   800.3 p5+p2   22 t
        vpermb zmm21, zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   799.3 p5+p3   22 t
        vpermb zmm21{k4}, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   802.3 p5+p2   22 t
        vmovdqu8 zmm18{k3}, zmm21                                        ;   807.3 p0      22 t
        vptestmb k3, zmm15, zmm22                                        ;   801.3 p5      22 t
        vpmovb2m k4, zmm14                                               ;   779.3 p0      21 t
        vmovdqu64 zmm17, [rbp + 19904]                                   ;   644.5 p3      47 y reload
        vmovdqu64 zmm21, [rbp + 10112]                                   ;   644.8 p2      40 t
        vpternlogd zmm21, zmm4, zmm17, 0x96                              ;   780.3 p0      40 t
        vpmovb2m k6, zmm21                                               ;   781.3 p0      41 t
        vptestmb k7, zmm21, zmm22                                        ;   802.3 p5      41 t
        vpermb zmm17, zmm21, zmm0                                        ;   803.3 p5      41 t
        vpermb zmm17{k7}, zmm21, zmm8                                    ;   806.3 p5      41 t
        vpermb zmm3, zmm21, zmm6                                         ;   805.3 p5      41 t
        vpermb zmm3{k7}, zmm21, zmm20                                    ;   808.3 p5      41 t
        vmovdqu8 zmm17{k6}, zmm3                                         ;   813.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 19200]                                    ;   645.5 p3      47 y reload
        vmovdqu64 zmm21, [rbp + 10240]                                   ;   645.8 p2      40 t
        vpternlogd zmm21, zmm28, zmm3, 0x96                              ;   775.2 p0      40 t
        vmovdqu64 zmm3, [rbp + 10304]                                    ;   646.5 p3      40 t
        vpternlogd zmm3, zmm30, [rbp + 19072], 0x96                      ;   777.3 p0+p2   40 t
        vmovdqu64 [rbp + 18432], zmm30                                   ;   777.3 p8+p9   41 t spill
        vmovdqu64 zmm30, [rbp + 10304]                                   ;   647.5 p3      40 t
        vpternlogd zmm30, zmm9, [rbp + 17536], 0x96                      ;   781.3 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm9                                    ;   781.3 p7+p4   41 t spill
        vpermb zmm9, zmm23, zmm10                                        ;   807.3 p5      22 t
        vpermb zmm9{k1}, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;   810.3 p5+p3   22 t
        vmovdqu64 [rbp + 19136], zmm28                                   ;   772.3 p8+p9   41 t spill
        vpermb zmm28, zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;   809.3 p5+p2   22 t
        vpermb zmm28{k1}, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;   812.3 p5+p3   22 t
        vmovdqu8 zmm9{k5}, zmm28                                         ;   817.3 p0      22 t
        vpmovb2m k1, zmm21                                               ;   779.2 p0      22 t
        vptestmb k5, zmm21, zmm22                                        ;   811.3 p5      22 t
        vpermb zmm23, zmm21, zmm10                                       ;   812.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;   649.8 p2      22 t reload
        vpermb zmm23{k5}, zmm21, zmm28                                   ;   815.3 p5      22 t
        vmovdqu64 [rbp + 18624], zmm12                                   ;   767.3 p7+p4   41 t spill
        vpermb zmm12, zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   814.3 p5+p3   22 t
        vpermb zmm12{k5}, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   817.3 p5+p2   22 t
        vmovdqu8 zmm23{k1}, zmm12                                        ;   822.3 p0      22 t
        vpmovb2m k1, zmm3                                                ;   781.2 p0      21 t
        vptestmb k5, zmm3, zmm22                                         ;   816.3 p5      21 t
        vpermb zmm12, zmm3, zmm11                                        ;   817.3 p5      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;   651.5 p3      21 t reload
        vpermb zmm12{k5}, zmm3, zmm21                                    ;   820.3 p5      21 t
        vmovdqu64 [rbp + 19712], zmm2                                    ;   757.3 p8+p9   41 t spill
        vpermb zmm2, zmm3, [rel camellia128_encrypt.T0_constants512 + 960] ;   819.3 p5+p2   21 t
        vpermb zmm2{k5}, zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;   822.3 p5+p3   21 t
        vmovdqu8 zmm12{k1}, zmm2                                         ;   827.3 p0      21 t
        vpmovb2m k1, zmm30                                               ;   783.2 p0      21 t
        vptestmb k5, zmm30, zmm22                                        ;   821.3 p5      21 t
        vpermb zmm2, zmm30, zmm11                                        ;   822.3 p5      21 t
        vpermb zmm2{k5}, zmm30, zmm21                                    ;   825.3 p5      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 960]  ;   652.8 p2      21 t reload
        vmovdqu64 [rbp + 19264], zmm4                                    ;   780.3 p7+p4   41 t spill
        vpermb zmm4, zmm30, zmm3                                         ;   824.3 p5      21 t
        vpermb zmm4{k5}, zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;   827.3 p5+p3   21 t
        vmovdqu8 zmm2{k1}, zmm4                                          ;   832.3 p0      21 t
        vptestmb k1, zmm14, zmm22                                        ;   826.3 p5      21 t
        vpmovb2m k5, zmm26                                               ;   785.2 p0      21 t
        vmovdqa64 zmm4, zmm1                                             ;   801.3         41 t copy
        vpternlogd zmm4, zmm9, zmm12, 0x96                               ;   830.3 p0      41 t
        vmovdqa64 zmm30, zmm19                                           ;   785.3         41 t copy
        vpternlogd zmm30, zmm18, zmm12, 0x96                             ;   830.3 p0      41 t
        vpternlogd zmm19, zmm4, zmm18, 0x96                              ;   831.3 p0      41 t
        vmovdqu64 [rbp + 20096], zmm5                                    ;   776.3 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm16                                            ;   805.3         41 t copy
        vpternlogd zmm5, zmm23, zmm2, 0x96                               ;   835.3 p0      41 t
        vmovdqu64 [rbp + 20160], zmm4                                    ;   831.3 p7+p4   41 t spill
        vpermb zmm4, zmm15, zmm10                                        ;   827.3 p5      22 t
        vpermb zmm4{k3}, zmm15, zmm28                                    ;   830.3 p5      22 t
        vpermb zmm28, zmm15, [rel camellia128_encrypt.T0_constants512 + 704] ;   829.3 p5+p2   22 t
        vpermb zmm28{k3}, zmm15, [rel camellia128_encrypt.T0_constants512 + 768] ;   832.3 p5+p3   22 t
        vmovdqu8 zmm4{k2}, zmm28                                         ;   837.3 p0      22 t
        vptestmb k2, zmm26, zmm22                                        ;   831.3 p5      21 t
        vpmovb2m k3, zmm24                                               ;   791.2 p0      42 t
        vmovdqa64 zmm15, zmm17                                           ;   816.3         41 t copy
        vpternlogd zmm15, zmm4, zmm2, 0x96                               ;   840.3 p0      41 t
        vpternlogd zmm16, zmm15, zmm23, 0x96                             ;   841.3 p0      41 t
        vpermb zmm28, zmm14, zmm11                                       ;   832.3 p5      21 t
        vpermb zmm28{k1}, zmm14, zmm21                                   ;   835.3 p5      21 t
        vpermb zmm10, zmm14, zmm3                                        ;   834.3 p5      21 t
        vpermb zmm10{k1}, zmm14, [rel camellia128_encrypt.T0_constants512 + 1024] ;   837.3 p5+p2   21 t
        vmovdqu8 zmm28{k4}, zmm10                                        ;   842.3 p0      21 t
        vptestmb k1, zmm24, zmm22                                        ;   836.3 p5      42 t
        vpmovb2m k4, zmm25                                               ;   795.2 p0      42 t
        vmovdqa64 zmm10, zmm28                                           ;   845.3         41 t copy
        vpternlogd zmm10, zmm1, zmm13, 0x96                              ;   845.3 p0      41 t
        vpternlogd zmm9, zmm12, zmm10, 0x96                              ;   846.3 p0      41 t
        vpternlogd zmm10, zmm19, [rbp + 18688], 0x96                     ;   846.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 20032]                                   ;   658.3 p2      61 t reload
        vpternlogd zmm19, zmm12, [rbp + 19968], 0x96                     ;   832.3 p0+p3   61 t
        vpermb zmm12, zmm26, zmm11                                       ;   837.3 p5      21 t
        vpermb zmm12{k2}, zmm26, zmm21                                   ;   840.3 p5      21 t
        vpermb zmm14, zmm26, zmm3                                        ;   839.3 p5      21 t
        vpermb zmm14{k2}, zmm26, [rel camellia128_encrypt.T0_constants512 + 1024] ;   842.3 p5+p2   21 t
        vmovdqu8 zmm12{k5}, zmm14                                        ;   847.3 p0      21 t
        vptestmb k2, zmm25, zmm22                                        ;   841.3 p5      42 t
        vmovdqa64 zmm14, zmm12                                           ;   850.3         41 t copy
        vpternlogd zmm14, zmm17, zmm7, 0x96                              ;   850.3 p0      41 t
        vpternlogd zmm4, zmm2, zmm14, 0x96                               ;   851.3 p0      41 t
        vpternlogd zmm14, zmm16, [rbp + 18496], 0x96                     ;   851.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 18304]                                    ;   660.7 p2      61 t reload
        vpternlogd zmm16, zmm2, [rbp + 19776], 0x96                      ;   842.3 p0+p3   61 t
        vpermb zmm2, zmm24, zmm0                                         ;   842.3 p5      42 t
        vpermb zmm2{k1}, zmm24, zmm8                                     ;   845.3 p5      42 t
        vpermb zmm26, zmm24, zmm6                                        ;   844.3 p5      42 t
        vpermb zmm26{k1}, zmm24, zmm20                                   ;   847.3 p5      42 t
        vmovdqu8 zmm2{k3}, zmm26                                         ;   852.3 p0      42 t
        vpternlogd zmm18, zmm2, zmm13, 0x96                              ;   855.3 p0      41 t
        vpternlogd zmm2, zmm13, zmm30, 0x96                              ;   855.3 p0      41 t
        vpternlogd zmm28, zmm1, zmm18, 0x96                              ;   856.3 p0      41 t
        vpternlogd zmm31, zmm29, zmm2, 0x96                              ;   856.3 p0      61 t
        vpermb zmm1, zmm25, zmm0                                         ;   846.3 p5      42 t
        vpermb zmm1{k2}, zmm25, zmm8                                     ;   849.3 p5      42 t
        vpermb zmm13, zmm25, zmm6                                        ;   848.3 p5      42 t
        vpermb zmm13{k2}, zmm25, zmm20                                   ;   851.3 p5      42 t
        vmovdqu8 zmm1{k4}, zmm13                                         ;   856.3 p0      42 t
        vpternlogd zmm23, zmm1, zmm7, 0x96                               ;   859.3 p0      41 t
        vpternlogd zmm1, zmm7, zmm5, 0x96                                ;   859.3 p0      41 t
        vpternlogd zmm12, zmm17, zmm23, 0x96                             ;   860.3 p0      41 t
        vpternlogd zmm27, zmm1, [rbp + 18816], 0x96                      ;   860.3 p0+p2   61 t
        vpternlogd zmm1, zmm15, [rbp + 17408], 0x96                      ;   860.3 p0+p3   61 t
        vpternlogd zmm18, zmm9, [rbp + 19584], 0x96                      ;   856.3 p0+p2   61 t
        vpternlogd zmm30, zmm28, [rbp + 17920], 0x96                     ;   857.3 p0+p3   61 t
        vpternlogd zmm23, zmm4, [rbp + 17792], 0x96                      ;   860.3 p0+p2   61 t
        vmovdqu64 zmm7, [rbp + 17600]                                    ;   675.7 p3      61 t reload
        vpternlogd zmm9, zmm7, [rbp + 19328], 0x96                       ;   847.3 p0+p2   61 t
        vpternlogd zmm5, zmm12, [rbp + 18880], 0x96                      ;   861.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 18048]                                    ;   678.7 p2      61 t reload
        vpternlogd zmm4, zmm7, [rbp + 17728], 0x96                       ;   852.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 17984]                                    ;   679.7 p2      61 t reload
        vpternlogd zmm28, zmm7, [rbp + 17472], 0x96                      ;   857.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 19456]                                    ;   680.7 p2      61 t reload
        vpternlogd zmm12, zmm7, [rbp + 18112], 0x96                      ;   861.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 20160]                                    ;   831.3 p2      41 t reload
        vpternlogd zmm2, zmm7, [rbp + 18560], 0x96                       ;   856.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 10688]                                    ;   685.7 p2      62 l.1 reload
        vpxord zmm13, zmm19, zmm7                                        ;   833.3 p0      40 t
        vpxord zmm7, zmm16, zmm7                                         ;   843.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 10624]                                   ;   686.3 p3      62 l.0 reload
        vpxord zmm17, zmm31, zmm15                                       ;   857.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 10752]                                   ;   686.7 p2      62 l.2 reload
        vpxord zmm25, zmm4, zmm24                                        ;   853.3 p0      40 t
        vpmovb2m k1, zmm17                                               ;   858.3 p0      41 t
        vptestmb k2, zmm17, zmm22                                        ;   858.3 p5      41 t
        vpmovb2m k3, zmm13                                               ;   834.3 p0      23 t
        vptestmb k4, zmm13, zmm22                                        ;   851.3 p5      23 t
        vpmovb2m k5, zmm7                                                ;   844.3 p0      23 t
        vmovdqu64 zmm26, [rbp + 10880]                                   ;   689.2 p3      62 l.4 reload
        vpxord zmm29, zmm10, zmm26                                       ;   847.3 p0      40 t
        vpxord zmm26, zmm14, zmm26                                       ;   852.3 p0      40 t
        vmovdqu64 [rbp + 18560], zmm14                                   ;   852.3 p8+p9   61 t spill
        vpxord zmm14, zmm12, [rbp + 10816]                               ;   862.3 p0+p2   40 t
        vmovdqu64 [rbp + 20160], zmm10                                   ;   847.3 p7+p4   61 t spill
        vpxord zmm10, zmm18, [rbp + 10944]                               ;   857.3 p0+p3   40 t
        vmovdqu64 [rbp + 18112], zmm18                                   ;   857.3 p8+p9   61 t spill
        vpxord zmm18, zmm30, [rbp + 11008]                               ;   858.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm30                                   ;   858.3 p7+p4   61 t spill
        vpxord zmm30, zmm23, [rbp + 10944]                               ;   861.3 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm23                                   ;   861.3 p8+p9   61 t spill
        vpxord zmm23, zmm2, [rbp + 11072]                                ;   857.3 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm2                                    ;   857.3 p7+p4   61 t spill
        vpxord zmm2, zmm5, [rbp + 11008]                                 ;   862.3 p0+p3   40 t
        vmovdqu64 [rbp + 17728], zmm5                                    ;   862.3 p8+p9   61 t spill
        vpxord zmm5, zmm1, [rbp + 11072]                                 ;   861.3 p0+p2   40 t
        vmovdqu64 [rbp + 18048], zmm1                                    ;   861.3 p7+p4   61 t spill
        vpermb zmm1, zmm17, zmm0                                         ;   858.3 p5      41 t
        vpermb zmm1{k2}, zmm17, zmm8                                     ;   861.3 p5      41 t
        vmovdqu64 [rbp + 18880], zmm12                                   ;   862.3 p8+p9   61 t spill
        vpermb zmm12, zmm17, zmm6                                        ;   858.3 p5      41 t
        vpermb zmm12{k2}, zmm17, zmm20                                   ;   861.3 p5      41 t
        vmovdqu8 zmm1{k1}, zmm12                                         ;   866.3 p0      41 t
        vptestmb k1, zmm7, zmm22                                         ;   856.3 p5      23 t
        vpmovb2m k2, zmm25                                               ;   854.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 320] ;   693.5 p3      23 t reload
        vpermb zmm17, zmm13, zmm12                                       ;   857.3 p5      23 t
        vpermb zmm17{k4}, zmm13, [rel camellia128_encrypt.T0_constants512 + 384] ;   860.3 p5+p2   23 t
        vmovdqu64 [rbp + 19328], zmm4                                    ;   853.3 p7+p4   61 t spill
        vpermb zmm4, zmm13, [rel camellia128_encrypt.T0_constants512 + 448] ;   859.3 p5+p3   23 t
        vpermb zmm4{k4}, zmm13, [rel camellia128_encrypt.T0_constants512 + 512] ;   862.3 p5+p2   23 t
        vmovdqu8 zmm17{k3}, zmm4                                         ;   867.3 p0      23 t
        vptestmb k3, zmm25, zmm22                                        ;   861.3 p5      22 t
        vpmovb2m k4, zmm14                                               ;   863.3 p0      21 t
        vpxord zmm4, zmm9, zmm24                                         ;   848.3 p0      40 t
        vpxord zmm13, zmm27, zmm15                                       ;   861.3 p0      40 t
        vpermb zmm15, zmm7, zmm12                                        ;   862.3 p5      23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   695.5 p3      23 t reload
        vpermb zmm15{k1}, zmm7, zmm24                                    ;   865.3 p5      23 t
        vmovdqu64 [rbp + 17600], zmm9                                    ;   848.3 p8+p9   61 t spill
        vpermb zmm9, zmm7, [rel camellia128_encrypt.T0_constants512 + 448] ;   864.3 p5+p2   23 t
        vpermb zmm9{k1}, zmm7, [rel camellia128_encrypt.T0_constants512 + 512] ;   867.3 p5+p3   23 t
        vmovdqu8 zmm15{k5}, zmm9                                         ;   872.3 p0      23 t
        vpmovb2m k1, zmm13                                               ;   862.3 p0      41 t
        vptestmb k5, zmm13, zmm22                                        ;   866.3 p5      41 t
        vpermb zmm7, zmm13, zmm0                                         ;   867.3 p5      41 t
        vpermb zmm7{k5}, zmm13, zmm8                                     ;   870.3 p5      41 t
        vpermb zmm9, zmm13, zmm6                                         ;   869.3 p5      41 t
        vpermb zmm9{k5}, zmm13, zmm20                                    ;   872.3 p5      41 t
        vmovdqu8 zmm7{k1}, zmm9                                          ;   877.3 p0      41 t
        vpmovb2m k1, zmm4                                                ;   850.2 p0      22 t
        vptestmb k5, zmm4, zmm22                                         ;   871.3 p5      22 t
        vpxord zmm9, zmm28, [rbp + 10816]                                ;   858.3 p0+p2   40 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 576] ;   698.3 p3      22 t reload
        vmovdqu64 [rbp + 17792], zmm28                                   ;   858.3 p7+p4   61 t spill
        vpermb zmm28, zmm4, zmm13                                        ;   872.3 p5      22 t
        vpermb zmm28{k5}, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;   875.3 p5+p2   22 t
        vmovdqu64 [rbp + 17920], zmm27                                   ;   861.3 p8+p9   61 t spill
        vpermb zmm27, zmm4, [rel camellia128_encrypt.T0_constants512 + 704] ;   874.3 p5+p3   22 t
        vpermb zmm27{k5}, zmm4, [rel camellia128_encrypt.T0_constants512 + 768] ;   877.3 p5+p2   22 t
        vmovdqu8 zmm28{k1}, zmm27                                        ;   882.3 p0      22 t
        vptestmb k1, zmm14, zmm22                                        ;   876.3 p5      21 t
        vpmovb2m k5, zmm9                                                ;   859.3 p0      21 t
        vpermb zmm4, zmm25, zmm13                                        ;   877.3 p5      22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;   701.5 p3      22 t reload
        vpermb zmm4{k3}, zmm25, zmm27                                    ;   880.3 p5      22 t
        vmovdqu64 [rbp + 19584], zmm16                                   ;   843.3 p7+p4   61 t spill
        vpermb zmm16, zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   879.3 p5+p2   22 t
        vpermb zmm16{k3}, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   882.3 p5+p3   22 t
        vmovdqu8 zmm4{k2}, zmm16                                         ;   887.3 p0      22 t
        vptestmb k2, zmm9, zmm22                                         ;   881.3 p5      21 t
        vpmovb2m k3, zmm29                                               ;   855.2 p0      23 t
        vpermb zmm16, zmm9, zmm11                                        ;   882.3 p5      21 t
        vpermb zmm16{k2}, zmm9, zmm21                                    ;   885.3 p5      21 t
        vpermb zmm25, zmm9, zmm3                                         ;   884.3 p5      21 t
        vpermb zmm25{k2}, zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;   887.3 p5+p2   21 t
        vmovdqu8 zmm16{k5}, zmm25                                        ;   892.3 p0      21 t
        vptestmb k2, zmm29, zmm22                                        ;   886.3 p5      23 t
        vpmovb2m k5, zmm26                                               ;   857.2 p0      23 t
        vpermb zmm9, zmm14, zmm11                                        ;   887.3 p5      21 t
        vpermb zmm9{k1}, zmm14, zmm21                                    ;   890.3 p5      21 t
        vpermb zmm25, zmm14, zmm3                                        ;   889.3 p5      21 t
        vpermb zmm25{k1}, zmm14, [rel camellia128_encrypt.T0_constants512 + 1024] ;   892.3 p5+p3   21 t
        vmovdqu8 zmm9{k4}, zmm25                                         ;   897.3 p0      21 t
        vptestmb k1, zmm26, zmm22                                        ;   891.3 p5      23 t
        vpmovb2m k4, zmm10                                               ;   859.2 p0      22 t
        vpermb zmm14, zmm29, zmm12                                       ;   892.3 p5      23 t
        vpermb zmm14{k2}, zmm29, zmm24                                   ;   895.3 p5      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 448] ;   705.5 p2      23 t reload
        vmovdqu64 [rbp + 17408], zmm19                                   ;   833.3 p8+p9   61 t spill
        vpermb zmm19, zmm29, zmm25                                       ;   894.3 p5      23 t
        vpermb zmm19{k2}, zmm29, [rel camellia128_encrypt.T0_constants512 + 512] ;   897.3 p5+p3   23 t
        vmovdqu8 zmm14{k3}, zmm19                                        ;   902.3 p0      23 t
        vptestmb k2, zmm10, zmm22                                        ;   896.3 p5      22 t
        vpmovb2m k3, zmm30                                               ;   862.3 p0      22 t
        vpermb zmm19, zmm26, zmm12                                       ;   897.3 p5      23 t
        vpermb zmm19{k1}, zmm26, zmm24                                   ;   900.3 p5      23 t
        vpermb zmm29, zmm26, zmm25                                       ;   899.3 p5      23 t
        vpermb zmm29{k1}, zmm26, [rel camellia128_encrypt.T0_constants512 + 512] ;   902.3 p5+p2   23 t
        vmovdqu8 zmm19{k5}, zmm29                                        ;   907.3 p0      23 t
        vptestmb k1, zmm30, zmm22                                        ;   901.3 p5      22 t
        vpmovb2m k5, zmm18                                               ;   863.2 p0      21 t
        vmovdqa64 zmm26, zmm14                                           ;   905.3         41 t copy
        vpternlogd zmm26, zmm28, zmm16, 0x96                             ;   905.3 p0      41 t
        vpermb zmm29, zmm10, zmm13                                       ;   902.3 p5      22 t
        vpermb zmm29{k2}, zmm10, zmm27                                   ;   905.3 p5      22 t
        vpermb zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 704] ;   904.3 p5+p3   22 t
        vpermb zmm24{k2}, zmm10, [rel camellia128_encrypt.T0_constants512 + 768] ;   907.3 p5+p2   22 t
        vmovdqu8 zmm29{k4}, zmm24                                        ;   912.3 p0      22 t
        vptestmb k2, zmm18, zmm22                                        ;   906.3 p5      21 t
        vpmovb2m k4, zmm2                                                ;   866.2 p0      21 t
        vmovdqa64 zmm10, zmm1                                            ;   869.3         41 t copy
        vpternlogd zmm10, zmm29, zmm16, 0x96                             ;   915.3 p0      41 t
        vpternlogd zmm14, zmm10, zmm28, 0x96                             ;   916.3 p0      41 t
        vmovdqa64 zmm24, zmm19                                           ;   910.3         41 t copy
        vpternlogd zmm24, zmm4, zmm9, 0x96                               ;   910.3 p0      41 t
        vmovdqu64 [rbp + 18816], zmm31                                   ;   857.3 p7+p4   61 t spill
        vpermb zmm31, zmm30, zmm13                                       ;   907.3 p5      22 t
        vpermb zmm31{k1}, zmm30, zmm27                                   ;   910.3 p5      22 t
        vpermb zmm27, zmm30, [rel camellia128_encrypt.T0_constants512 + 704] ;   909.3 p5+p3   22 t
        vpermb zmm27{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 768] ;   912.3 p5+p2   22 t
        vmovdqu8 zmm31{k3}, zmm27                                        ;   917.3 p0      22 t
        vptestmb k1, zmm2, zmm22                                         ;   911.3 p5      21 t
        vpmovb2m k3, zmm23                                               ;   871.2 p0      42 t
        vmovdqa64 zmm27, zmm7                                            ;   880.3         41 t copy
        vpternlogd zmm27, zmm31, zmm9, 0x96                              ;   920.3 p0      41 t
        vpternlogd zmm19, zmm27, zmm4, 0x96                              ;   921.3 p0      41 t
        vpermb zmm30, zmm18, zmm11                                       ;   912.3 p5      21 t
        vpermb zmm30{k2}, zmm18, zmm21                                   ;   915.3 p5      21 t
        vpermb zmm13, zmm18, zmm3                                        ;   914.3 p5      21 t
        vpermb zmm13{k2}, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;   917.3 p5+p3   21 t
        vmovdqu8 zmm30{k5}, zmm13                                        ;   922.3 p0      21 t
        vptestmb k2, zmm23, zmm22                                        ;   916.3 p5      42 t
        vpmovb2m k5, zmm5                                                ;   875.2 p0      42 t
        vmovdqa64 zmm13, zmm30                                           ;   925.3         41 t copy
        vpternlogd zmm13, zmm1, zmm17, 0x96                              ;   925.3 p0      41 t
        vpternlogd zmm29, zmm16, zmm13, 0x96                             ;   926.3 p0      41 t
        vpternlogd zmm13, zmm14, [rbp + 18240], 0x96                     ;   926.3 p0+p2   62 t
        vmovdqu64 zmm16, [rbp + 19712]                                   ;   757.3 p3      41 t reload
        vpternlogd zmm14, zmm16, [rbp + 19520], 0x96                     ;   917.3 p0+p2   62 t
        vpermb zmm16, zmm2, zmm11                                        ;   917.3 p5      21 t
        vpermb zmm16{k1}, zmm2, zmm21                                    ;   920.3 p5      21 t
        vpermb zmm18, zmm2, zmm3                                         ;   919.3 p5      21 t
        vpermb zmm18{k1}, zmm2, [rel camellia128_encrypt.T0_constants512 + 1024] ;   922.3 p5+p3   21 t
        vmovdqu8 zmm16{k4}, zmm18                                        ;   927.3 p0      21 t
        vptestmb k1, zmm5, zmm22                                         ;   921.3 p5      42 t
        vmovdqa64 zmm2, zmm16                                            ;   930.3         41 t copy
        vpternlogd zmm2, zmm7, zmm15, 0x96                               ;   930.3 p0      41 t
        vpternlogd zmm31, zmm9, zmm2, 0x96                               ;   931.3 p0      41 t
        vpternlogd zmm2, zmm19, [rbp + 19840], 0x96                      ;   931.3 p0+p2   62 t
        vmovdqu64 zmm9, [rbp + 18752]                                    ;   762.3 p3      41 t reload
        vpternlogd zmm19, zmm9, [rbp + 17280], 0x96                      ;   922.3 p0+p2   62 t
        vpermb zmm9, zmm23, zmm0                                         ;   922.3 p5      42 t
        vpermb zmm9{k2}, zmm23, zmm8                                     ;   925.3 p5      42 t
        vpermb zmm18, zmm23, zmm6                                        ;   924.3 p5      42 t
        vpermb zmm18{k2}, zmm23, zmm20                                   ;   927.3 p5      42 t
        vmovdqu8 zmm9{k3}, zmm18                                         ;   932.3 p0      42 t
        vpternlogd zmm28, zmm9, zmm17, 0x96                              ;   935.3 p0      41 t
        vpternlogd zmm9, zmm17, zmm26, 0x96                              ;   935.3 p0      41 t
        vpternlogd zmm30, zmm1, zmm28, 0x96                              ;   936.3 p0      41 t
        vpermb zmm1, zmm5, zmm0                                          ;   926.3 p5      42 t
        vpermb zmm1{k1}, zmm5, zmm8                                      ;   929.3 p5      42 t
        vpermb zmm17, zmm5, zmm6                                         ;   928.3 p5      42 t
        vpermb zmm17{k1}, zmm5, zmm20                                    ;   931.3 p5      42 t
        vmovdqu8 zmm1{k5}, zmm17                                         ;   936.3 p0      42 t
        vpternlogd zmm4, zmm1, zmm15, 0x96                               ;   939.3 p0      41 t
        vpternlogd zmm1, zmm15, zmm24, 0x96                              ;   939.3 p0      41 t
        vpternlogd zmm16, zmm7, zmm4, 0x96                               ;   940.3 p0      41 t
        vpternlogd zmm28, zmm29, [rbp + 19392], 0x96                     ;   936.3 p0+p3   62 t
        vpternlogd zmm26, zmm30, [rbp + 17344], 0x96                     ;   937.3 p0+p2   62 t
        vpternlogd zmm4, zmm31, [rbp + 18368], 0x96                      ;   940.3 p0+p3   62 t
        vpternlogd zmm10, zmm9, [rbp + 17856], 0x96                      ;   936.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 20096]                                    ;   776.3 p3      41 t reload
        vpternlogd zmm9, zmm5, [rbp + 19008], 0x96                       ;   936.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 18624]                                    ;   767.3 p3      41 t reload
        vpternlogd zmm29, zmm5, [rbp + 18944], 0x96                      ;   927.3 p0+p2   62 t
        vpternlogd zmm24, zmm16, [rbp + 17664], 0x96                     ;   941.3 p0+p3   62 t
        vpternlogd zmm27, zmm1, [rbp + 18176], 0x96                      ;   940.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 19264]                                    ;   780.3 p3      41 t reload
        vpternlogd zmm1, zmm5, [rbp + 19904], 0x96                       ;   940.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 19136]                                    ;   772.3 p3      41 t reload
        vpternlogd zmm31, zmm5, [rbp + 19200], 0x96                      ;   932.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 18432]                                    ;   777.3 p3      41 t reload
        vpternlogd zmm30, zmm5, [rbp + 19072], 0x96                      ;   937.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 19648]                                    ;   781.3 p3      41 t reload
        vpternlogd zmm16, zmm5, [rbp + 17536], 0x96                      ;   941.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 11200]                                    ;   755.3 p3      61 r.1 reload
        vpxord zmm7, zmm14, zmm5                                         ;   918.3 p0      40 t
        vpxord zmm5, zmm19, zmm5                                         ;   923.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 11136]                                   ;   756.3 p2      61 r.0 reload
        vpxord zmm17, zmm9, zmm15                                        ;   937.3 p0      40 t
        vpmovb2m k1, zmm17                                               ;   938.3 p0      41 t
        vptestmb k2, zmm17, zmm22                                        ;   938.3 p5      41 t
        vpmovb2m k3, zmm7                                                ;   919.3 p0      23 t
        vptestmb k4, zmm7, zmm22                                         ;   931.3 p5      23 t
        vpmovb2m k5, zmm5                                                ;   924.3 p0      23 t
        vmovdqu64 zmm18, [rbp + 11264]                                   ;   760.5 p3      61 r.2 reload
        vpxord zmm23, zmm29, zmm18                                       ;   928.3 p0      40 t
        vpxord zmm15, zmm1, zmm15                                        ;   941.3 p0      40 t
        vpxord zmm18, zmm31, zmm18                                       ;   933.3 p0      40 t
        vmovdqu64 [rbp + 17536], zmm31                                   ;   933.3 p8+p9   62 t spill
        vpxord zmm31, zmm13, [rbp + 11392]                               ;   927.3 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm29                                   ;   928.3 p7+p4   62 t spill
        vpxord zmm29, zmm30, [rbp + 11328]                               ;   938.3 p0+p3   40 t
        vmovdqu64 [rbp + 19072], zmm30                                   ;   938.3 p8+p9   62 t spill
        vpxord zmm30, zmm2, [rbp + 11392]                                ;   932.3 p0+p2   40 t
        vmovdqu64 [rbp + 18432], zmm19                                   ;   923.3 p7+p4   62 t spill
        vpxord zmm19, zmm16, [rbp + 11328]                               ;   942.3 p0+p3   40 t
        vmovdqu64 [rbp + 19200], zmm16                                   ;   942.3 p8+p9   62 t spill
        vpxord zmm16, zmm28, [rbp + 11456]                               ;   937.3 p0+p2   40 t
        vmovdqu64 [rbp + 19136], zmm14                                   ;   918.3 p7+p4   62 t spill
        vpxord zmm14, zmm26, [rbp + 11520]                               ;   938.3 p0+p3   40 t
        vmovdqu64 [rbp + 19904], zmm1                                    ;   941.3 p8+p9   62 t spill
        vpxord zmm1, zmm4, [rbp + 11456]                                 ;   941.3 p0+p2   40 t
        vmovdqu64 [rbp + 19264], zmm9                                    ;   937.3 p7+p4   62 t spill
        vpxord zmm9, zmm10, [rbp + 11584]                                ;   937.3 p0+p3   40 t
        vmovdqu64 [rbp + 18176], zmm10                                   ;   937.3 p8+p9   62 t spill
        vpxord zmm10, zmm24, [rbp + 11520]                               ;   942.3 p0+p2   40 t
        vmovdqu64 [rbp + 17664], zmm24                                   ;   942.3 p7+p4   62 t spill
        vpxord zmm24, zmm27, [rbp + 11584]                               ;   941.3 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm27                                   ;   941.3 p8+p9   62 t spill
        vpermb zmm27, zmm17, zmm0                                        ;   938.3 p5      41 t
        vpermb zmm27{k2}, zmm17, zmm8                                    ;   941.3 p5      41 t
        vmovdqu64 [rbp + 18624], zmm26                                   ;   938.3 p7+p4   62 t spill
        vpermb zmm26, zmm17, zmm6                                        ;   938.3 p5      41 t
        vpermb zmm26{k2}, zmm17, zmm20                                   ;   941.3 p5      41 t
        vmovdqu8 zmm27{k1}, zmm26                                        ;   946.3 p0      41 t
        vptestmb k1, zmm5, zmm22                                         ;   936.3 p5      23 t
        vpmovb2m k2, zmm15                                               ;   942.3 p0      41 t
        vpermb zmm17, zmm7, zmm12                                        ;   937.3 p5      23 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 384] ;   775.3 p2      23 t reload
        vpermb zmm17{k4}, zmm7, zmm26                                    ;   940.3 p5      23 t
        vmovdqu64 [rbp + 19008], zmm4                                    ;   941.3 p8+p9   62 t spill
        vpermb zmm4, zmm7, zmm25                                         ;   939.3 p5      23 t
        vpermb zmm4{k4}, zmm7, [rel camellia128_encrypt.T0_constants512 + 512] ;   942.3 p5+p3   23 t
        vmovdqu8 zmm17{k3}, zmm4                                         ;   947.3 p0      23 t
        vptestmb k3, zmm15, zmm22                                        ;   942.3 p5      41 t
        vpmovb2m k4, zmm23                                               ;   929.3 p0      22 t
        vpermb zmm4, zmm15, zmm0                                         ;   942.3 p5      41 t
        vpermb zmm4{k3}, zmm15, zmm8                                     ;   945.3 p5      41 t
        vpermb zmm7, zmm15, zmm6                                         ;   944.3 p5      41 t
        vpermb zmm7{k3}, zmm15, zmm20                                    ;   947.3 p5      41 t
        vmovdqu8 zmm4{k2}, zmm7                                          ;   952.3 p0      41 t
        vptestmb k2, zmm23, zmm22                                        ;   946.3 p5      22 t
        vpmovb2m k3, zmm18                                               ;   934.3 p0      22 t
        vpermb zmm7, zmm5, zmm12                                         ;   947.3 p5      23 t
        vpermb zmm7{k1}, zmm5, zmm26                                     ;   950.3 p5      23 t
        vpermb zmm15, zmm5, zmm25                                        ;   949.3 p5      23 t
        vpermb zmm15{k1}, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   952.3 p5+p2   23 t
        vmovdqu8 zmm7{k5}, zmm15                                         ;   957.3 p0      23 t
        vptestmb k1, zmm18, zmm22                                        ;   951.3 p5      22 t
        vpmovb2m k5, zmm29                                               ;   939.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 576]  ;   782.8 p3      22 t reload
        vpermb zmm15, zmm23, zmm5                                        ;   952.3 p5      22 t
        vpermb zmm15{k2}, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;   955.3 p5+p2   22 t
        vmovdqu64 [rbp + 20096], zmm28                                   ;   937.3 p7+p4   62 t spill
        vpermb zmm28, zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;   954.3 p5+p3   22 t
        vpermb zmm28{k2}, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;   957.3 p5+p2   22 t
        vmovdqu8 zmm15{k4}, zmm28                                        ;   962.3 p0      22 t
        vptestmb k2, zmm29, zmm22                                        ;   956.3 p5      21 t
        vpmovb2m k4, zmm19                                               ;   943.3 p0      21 t
        vpermb zmm23, zmm18, zmm5                                        ;   957.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;   784.8 p3      22 t reload
        vpermb zmm23{k1}, zmm18, zmm28                                   ;   960.3 p5      22 t
        vmovdqu64 [rbp + 17856], zmm2                                    ;   932.3 p8+p9   62 t spill
        vpermb zmm2, zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;   959.3 p5+p2   22 t
        vpermb zmm2{k1}, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   962.3 p5+p3   22 t
        vmovdqu8 zmm23{k3}, zmm2                                         ;   967.3 p0      22 t
        vptestmb k1, zmm19, zmm22                                        ;   961.3 p5      21 t
        vpmovb2m k3, zmm31                                               ;   935.2 p0      23 t
        vpermb zmm2, zmm29, zmm11                                        ;   962.3 p5      21 t
        vpermb zmm2{k2}, zmm29, zmm21                                    ;   965.3 p5      21 t
        vpermb zmm18, zmm29, zmm3                                        ;   964.3 p5      21 t
        vpermb zmm18{k2}, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   967.3 p5+p2   21 t
        vmovdqu8 zmm2{k5}, zmm18                                         ;   972.3 p0      21 t
        vptestmb k2, zmm31, zmm22                                        ;   966.3 p5      23 t
        vpmovb2m k5, zmm30                                               ;   937.2 p0      23 t
        vpermb zmm18, zmm19, zmm11                                       ;   967.3 p5      21 t
        vpermb zmm18{k1}, zmm19, zmm21                                   ;   970.3 p5      21 t
        vpermb zmm29, zmm19, zmm3                                        ;   969.3 p5      21 t
        vpermb zmm29{k1}, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;   972.3 p5+p3   21 t
        vmovdqu8 zmm18{k4}, zmm29                                        ;   977.3 p0      21 t
        vptestmb k1, zmm30, zmm22                                        ;   971.3 p5      23 t
        vpmovb2m k4, zmm16                                               ;   939.2 p0      22 t
        vpermb zmm19, zmm31, zmm12                                       ;   972.3 p5      23 t
        vpermb zmm19{k2}, zmm31, zmm26                                   ;   975.3 p5      23 t
        vpermb zmm29, zmm31, zmm25                                       ;   974.3 p5      23 t
        vpermb zmm29{k2}, zmm31, [rel camellia128_encrypt.T0_constants512 + 512] ;   977.3 p5+p2   23 t
        vmovdqu8 zmm19{k3}, zmm29                                        ;   982.3 p0      23 t
        vptestmb k2, zmm16, zmm22                                        ;   976.3 p5      22 t
        vpmovb2m k3, zmm1                                                ;   942.3 p0      22 t
        vpermb zmm29, zmm30, zmm12                                       ;   977.3 p5      23 t
        vpermb zmm29{k1}, zmm30, zmm26                                   ;   980.3 p5      23 t
        vpermb zmm31, zmm30, zmm25                                       ;   979.3 p5      23 t
        vpermb zmm31{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;   982.3 p5+p3   23 t
        vmovdqu8 zmm29{k5}, zmm31                                        ;   987.3 p0      23 t
        vptestmb k1, zmm1, zmm22                                         ;   981.3 p5      22 t
        vpmovb2m k5, zmm14                                               ;   943.2 p0      21 t
        vmovdqa64 zmm30, zmm19                                           ;   985.3         41 t copy
        vpternlogd zmm30, zmm15, zmm2, 0x96                              ;   985.3 p0      41 t
        vpermb zmm31, zmm16, zmm5                                        ;   982.3 p5      22 t
        vpermb zmm31{k2}, zmm16, zmm28                                   ;   985.3 p5      22 t
        vmovdqu64 [rbp + 18368], zmm13                                   ;   927.3 p7+p4   62 t spill
        vpermb zmm13, zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   984.3 p5+p2   22 t
        vpermb zmm13{k2}, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   987.3 p5+p3   22 t
        vmovdqu8 zmm31{k4}, zmm13                                        ;   992.3 p0      22 t
        vptestmb k2, zmm14, zmm22                                        ;   986.3 p5      21 t
        vpmovb2m k4, zmm10                                               ;   946.2 p0      21 t
        vmovdqa64 zmm13, zmm27                                           ;   949.3         41 t copy
        vpternlogd zmm13, zmm31, zmm2, 0x96                              ;   995.3 p0      41 t
        vpternlogd zmm19, zmm13, zmm15, 0x96                             ;   996.3 p0      41 t
        vmovdqa64 zmm16, zmm29                                           ;   990.3         41 t copy
        vpternlogd zmm16, zmm23, zmm18, 0x96                             ;   990.3 p0      41 t
        vpermb zmm26, zmm1, zmm5                                         ;   987.3 p5      22 t
        vpermb zmm26{k1}, zmm1, zmm28                                    ;   990.3 p5      22 t
        vpermb zmm28, zmm1, [rel camellia128_encrypt.T0_constants512 + 704] ;   989.3 p5+p2   22 t
        vpermb zmm28{k1}, zmm1, [rel camellia128_encrypt.T0_constants512 + 768] ;   992.3 p5+p3   22 t
        vmovdqu8 zmm26{k3}, zmm28                                        ;   997.3 p0      22 t
        vptestmb k1, zmm10, zmm22                                        ;   991.3 p5      21 t
        vpmovb2m k3, zmm9                                                ;   951.2 p0      42 t
        vmovdqa64 zmm1, zmm4                                             ;   955.3         41 t copy
        vpternlogd zmm1, zmm26, zmm18, 0x96                              ;  1000.3 p0      41 t
        vpternlogd zmm29, zmm1, zmm23, 0x96                              ;  1001.3 p0      41 t
        vpermb zmm28, zmm14, zmm11                                       ;   992.3 p5      21 t
        vpermb zmm28{k2}, zmm14, zmm21                                   ;   995.3 p5      21 t
        vpermb zmm5, zmm14, zmm3                                         ;   994.3 p5      21 t
        vpermb zmm5{k2}, zmm14, [rel camellia128_encrypt.T0_constants512 + 1024] ;   997.3 p5+p2   21 t
        vmovdqu8 zmm28{k5}, zmm5                                         ;  1002.3 p0      21 t
        vptestmb k2, zmm9, zmm22                                         ;   996.3 p5      42 t
        vpmovb2m k5, zmm24                                               ;   955.2 p0      42 t
        vmovdqa64 zmm5, zmm28                                            ;  1005.3         41 t copy
        vpternlogd zmm5, zmm27, zmm17, 0x96                              ;  1005.3 p0      41 t
        vpternlogd zmm31, zmm2, zmm5, 0x96                               ;  1006.3 p0      41 t
        vpternlogd zmm5, zmm19, [rbp + 20160], 0x96                      ;  1006.3 p0+p3   61 t
        vpermb zmm2, zmm10, zmm11                                        ;   997.3 p5      21 t
        vpermb zmm2{k1}, zmm10, zmm21                                    ;  1000.3 p5      21 t
        vpermb zmm14, zmm10, zmm3                                        ;   999.3 p5      21 t
        vpermb zmm14{k1}, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1002.3 p5+p2   21 t
        vmovdqu8 zmm2{k4}, zmm14                                         ;  1007.3 p0      21 t
        vptestmb k1, zmm24, zmm22                                        ;  1001.3 p5      42 t
        vmovdqa64 zmm10, zmm2                                            ;  1010.3         41 t copy
        vpternlogd zmm10, zmm4, zmm7, 0x96                               ;  1010.3 p0      41 t
        vpternlogd zmm26, zmm18, zmm10, 0x96                             ;  1011.3 p0      41 t
        vpternlogd zmm10, zmm29, [rbp + 18560], 0x96                     ;  1011.3 p0+p3   61 t
        vpermb zmm14, zmm9, zmm0                                         ;  1002.3 p5      42 t
        vpermb zmm14{k2}, zmm9, zmm8                                     ;  1005.3 p5      42 t
        vpermb zmm18, zmm9, zmm6                                         ;  1004.3 p5      42 t
        vpermb zmm18{k2}, zmm9, zmm20                                    ;  1007.3 p5      42 t
        vmovdqu8 zmm14{k3}, zmm18                                        ;  1012.3 p0      42 t
        vpternlogd zmm15, zmm14, zmm17, 0x96                             ;  1015.3 p0      41 t
        vpternlogd zmm14, zmm17, zmm30, 0x96                             ;  1015.3 p0      41 t
        vpternlogd zmm28, zmm27, zmm15, 0x96                             ;  1016.3 p0      41 t
        vpermb zmm9, zmm24, zmm0                                         ;  1006.3 p5      42 t
        vpermb zmm9{k1}, zmm24, zmm8                                     ;  1009.3 p5      42 t
        vpermb zmm17, zmm24, zmm6                                        ;  1008.3 p5      42 t
        vpermb zmm17{k1}, zmm24, zmm20                                   ;  1011.3 p5      42 t
        vmovdqu8 zmm9{k5}, zmm17                                         ;  1016.3 p0      42 t
        vpternlogd zmm23, zmm9, zmm7, 0x96                               ;  1019.3 p0      41 t
        vpternlogd zmm9, zmm7, zmm16, 0x96                               ;  1019.3 p0      41 t
        vpternlogd zmm2, zmm4, zmm23, 0x96                               ;  1020.3 p0      41 t
        vpxord zmm19, zmm19, [rbp + 17408]                               ;   997.3 p0+p2   61 t
        vpxord zmm29, zmm29, [rbp + 19584]                               ;  1002.3 p0+p3   61 t
        vpternlogd zmm15, zmm31, [rbp + 18112], 0x96                     ;  1016.3 p0+p2   61 t
        vpternlogd zmm30, zmm28, [rbp + 19456], 0x96                     ;  1017.3 p0+p3   61 t
        vpternlogd zmm23, zmm26, [rbp + 17472], 0x96                     ;  1020.3 p0+p2   61 t
        vpxord zmm26, zmm26, [rbp + 19328]                               ;  1012.3 p0+p3   61 t
        vpternlogd zmm13, zmm14, [rbp + 17984], 0x96                     ;  1016.3 p0+p2   61 t
        vpxord zmm14, zmm14, [rbp + 18816]                               ;  1016.3 p0+p3   61 t
        vpternlogd zmm16, zmm2, [rbp + 17728], 0x96                      ;  1021.3 p0+p2   61 t
        vpxord zmm2, zmm2, [rbp + 18880]                                 ;  1021.3 p0+p3   61 t
        vpternlogd zmm1, zmm9, [rbp + 18048], 0x96                       ;  1020.3 p0+p2   61 t
        vmovdqu64 zmm4, [rbp + 11904]                                    ;   830.3 p3      62 l.4 reload
        vpxord zmm7, zmm5, zmm4                                          ;  1007.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 11712]                                   ;   830.7 p2      62 l.1 reload
        vpxord zmm18, zmm19, zmm17                                       ;   998.3 p0      40 t
        vpmovb2m k1, zmm18                                               ;   999.3 p0      23 t
        vptestmb k2, zmm18, zmm22                                        ;  1010.3 p5      23 t
        vpmovb2m k3, zmm7                                                ;  1008.3 p0      23 t
        vptestmb k4, zmm7, zmm22                                         ;  1011.3 p5      23 t
        vmovdqu64 zmm24, [rbp + 11968]                                   ;   832.3 p3      62 l.5 reload
        vpxord zmm27, zmm15, zmm24                                       ;  1017.3 p0      40 t
        vpmovb2m k5, zmm27                                               ;  1018.3 p0      22 t
        vpxord zmm24, zmm23, zmm24                                       ;  1021.3 p0      40 t
        vmovdqu64 [rbp + 18048], zmm23                                   ;  1021.3 p8+p9   61 t spill
        vpxord zmm23, zmm16, [rbp + 12032]                               ;  1022.3 p0+p2   40 t
        vmovdqu64 [rbp + 18880], zmm16                                   ;  1022.3 p7+p4   61 t spill
        vpxord zmm16, zmm1, [rbp + 12096]                                ;  1021.3 p0+p3   40 t
        vpxord zmm17, zmm29, zmm17                                       ;  1003.3 p0      40 t
        vmovdqu64 [rbp + 17728], zmm1                                    ;  1021.3 p8+p9   61 t spill
        vpxord zmm1, zmm14, [rbp + 11648]                                ;  1017.3 p0+p2   40 t
        vmovdqu64 [rbp + 18816], zmm29                                   ;  1003.3 p7+p4   61 t spill
        vpxord zmm29, zmm26, [rbp + 11776]                               ;  1013.3 p0+p3   40 t
        vpxord zmm4, zmm10, zmm4                                         ;  1012.3 p0      40 t
        vmovdqu64 [rbp + 17984], zmm10                                   ;  1012.3 p8+p9   61 t spill
        vpxord zmm10, zmm2, [rbp + 11840]                                ;  1022.3 p0+p2   40 t
        vmovdqu64 [rbp + 19328], zmm2                                    ;  1022.3 p7+p4   61 t spill
        vpxord zmm2, zmm30, [rbp + 12032]                                ;  1018.3 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm30                                   ;  1018.3 p8+p9   61 t spill
        vpxord zmm30, zmm13, [rbp + 12096]                               ;  1017.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm13                                   ;  1017.3 p7+p4   61 t spill
        vpermb zmm13, zmm18, zmm12                                       ;  1012.3 p5      23 t
        vpermb zmm13{k2}, zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;  1015.3 p5+p3   23 t
        vmovdqu64 [rbp + 18112], zmm26                                   ;  1013.3 p8+p9   61 t spill
        vpermb zmm26, zmm18, zmm25                                       ;  1014.3 p5      23 t
        vpermb zmm26{k2}, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1017.3 p5+p2   23 t
        vmovdqu8 zmm13{k1}, zmm26                                        ;  1022.3 p0      23 t
        vpmovb2m k1, zmm1                                                ;  1018.3 p0      41 t
        vptestmb k2, zmm1, zmm22                                         ;  1018.3 p5      41 t
        vpermb zmm18, zmm1, zmm0                                         ;  1018.3 p5      41 t
        vpermb zmm18{k2}, zmm1, zmm8                                     ;  1021.3 p5      41 t
        vpermb zmm26, zmm1, zmm6                                         ;  1019.3 p5      41 t
        vpermb zmm26{k2}, zmm1, zmm20                                    ;  1022.3 p5      41 t
        vmovdqu8 zmm18{k1}, zmm26                                        ;  1027.3 p0      41 t
        vpmovb2m k1, zmm17                                               ;  1004.3 p0      23 t
        vptestmb k2, zmm17, zmm22                                        ;  1021.3 p5      23 t
        vpermb zmm1, zmm17, zmm12                                        ;  1022.3 p5      23 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 384] ;   848.2 p3      23 t reload
        vpermb zmm1{k2}, zmm17, zmm26                                    ;  1025.3 p5      23 t
        vmovdqu64 [rbp + 19584], zmm19                                   ;   998.3 p7+p4   61 t spill
        vpermb zmm19, zmm17, zmm25                                       ;  1024.3 p5      23 t
        vpermb zmm19{k2}, zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;  1027.3 p5+p2   23 t
        vmovdqu8 zmm1{k1}, zmm19                                         ;  1032.3 p0      23 t
        vpmovb2m k1, zmm29                                               ;  1014.3 p0      22 t
        vptestmb k2, zmm29, zmm22                                        ;  1026.3 p5      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;   851.3 p3      22 t reload
        vpermb zmm19, zmm29, zmm17                                       ;  1027.3 p5      22 t
        vpermb zmm19{k2}, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1030.3 p5+p2   22 t
        vmovdqu64 [rbp + 17408], zmm15                                   ;  1017.3 p8+p9   61 t spill
        vpermb zmm15, zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1029.3 p5+p3   22 t
        vpermb zmm15{k2}, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1032.3 p5+p2   22 t
        vmovdqu8 zmm19{k1}, zmm15                                        ;  1037.3 p0      22 t
        vpmovb2m k1, zmm10                                               ;  1023.3 p0      21 t
        vptestmb k2, zmm10, zmm22                                        ;  1031.3 p5      21 t
        vpermb zmm15, zmm10, zmm11                                       ;  1032.3 p5      21 t
        vpermb zmm15{k2}, zmm10, zmm21                                   ;  1035.3 p5      21 t
        vpermb zmm29, zmm10, zmm3                                        ;  1034.3 p5      21 t
        vpermb zmm29{k2}, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1037.3 p5+p3   21 t
        vmovdqu8 zmm15{k1}, zmm29                                        ;  1042.3 p0      21 t
        vptestmb k1, zmm27, zmm22                                        ;  1036.3 p5      22 t
        vpmovb2m k2, zmm4                                                ;  1013.3 p0      23 t
        vpermb zmm10, zmm7, zmm12                                        ;  1037.3 p5      23 t
        vpermb zmm10{k4}, zmm7, zmm26                                    ;  1040.3 p5      23 t
        vpermb zmm29, zmm7, zmm25                                        ;  1039.3 p5      23 t
        vpermb zmm29{k4}, zmm7, [rel camellia128_encrypt.T0_constants512 + 512] ;  1042.3 p5+p2   23 t
        vmovdqu8 zmm10{k3}, zmm29                                        ;  1047.3 p0      23 t
        vptestmb k3, zmm4, zmm22                                         ;  1041.3 p5      23 t
        vpmovb2m k4, zmm24                                               ;  1022.3 p0      22 t
        vpermb zmm7, zmm4, zmm12                                         ;  1042.3 p5      23 t
        vpermb zmm7{k3}, zmm4, zmm26                                     ;  1045.3 p5      23 t
        vpermb zmm29, zmm4, zmm25                                        ;  1044.3 p5      23 t
        vpermb zmm29{k3}, zmm4, [rel camellia128_encrypt.T0_constants512 + 512] ;  1047.3 p5+p3   23 t
        vmovdqu8 zmm7{k2}, zmm29                                         ;  1052.3 p0      23 t
        vptestmb k2, zmm24, zmm22                                        ;  1046.3 p5      22 t
        vpmovb2m k3, zmm2                                                ;  1019.3 p0      21 t
        vmovdqa64 zmm4, zmm7                                             ;  1055.3         41 t copy
        vpternlogd zmm4, zmm19, zmm15, 0x96                              ;  1055.3 p0      41 t
        vpermb zmm29, zmm27, zmm17                                       ;  1047.3 p5      22 t
        vpermb zmm29{k1}, zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1050.3 p5+p2   22 t
        vpermb zmm26, zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;  1049.3 p5+p3   22 t
        vpermb zmm26{k1}, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;  1052.3 p5+p2   22 t
        vmovdqu8 zmm29{k5}, zmm26                                        ;  1057.3 p0      22 t
        vptestmb k1, zmm2, zmm22                                         ;  1051.3 p5      21 t
        vpmovb2m k5, zmm23                                               ;  1023.3 p0      21 t
        vmovdqu64 zmm26, [rbp + 17600]                                   ;   864.2 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 11776]                                   ;   865.0 p2      40 t
        vpternlogd zmm27, zmm31, zmm26, 0x96                             ;  1015.2 p0      40 t
        vpmovb2m k6, zmm27                                               ;  1016.2 p0      22 t
        vptestmb k7, zmm27, zmm22                                        ;  1052.3 p5      22 t
        vpermb zmm25, zmm27, zmm17                                       ;  1053.3 p5      22 t
        vpermb zmm25{k7}, zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1056.3 p5+p3   22 t
        vpermb zmm12, zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;  1055.3 p5+p2   22 t
        vpermb zmm12{k7}, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;  1058.3 p5+p3   22 t
        vmovdqu8 zmm25{k6}, zmm12                                        ;  1063.3 p0      22 t
        vmovdqu64 zmm12, [rbp + 17920]                                   ;   867.0 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 11648]                                   ;   867.2 p3      40 t
        vpternlogd zmm27, zmm9, zmm12, 0x96                              ;  1020.3 p0      40 t
        vpmovb2m k6, zmm27                                               ;  1021.3 p0      41 t
        vptestmb k7, zmm27, zmm22                                        ;  1057.3 p5      41 t
        vpermb zmm26, zmm27, zmm0                                        ;  1058.3 p5      41 t
        vpermb zmm26{k7}, zmm27, zmm8                                    ;  1061.3 p5      41 t
        vpermb zmm12, zmm27, zmm6                                        ;  1060.3 p5      41 t
        vpermb zmm12{k7}, zmm27, zmm20                                   ;  1063.3 p5      41 t
        vmovdqu8 zmm26{k6}, zmm12                                        ;  1068.3 p0      41 t
        vmovdqu64 zmm12, [rbp + 17792]                                   ;   868.0 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 11840]                                   ;   868.2 p3      40 t
        vpternlogd zmm27, zmm28, zmm12, 0x96                             ;  1021.2 p0      40 t
        vpermb zmm12, zmm24, zmm17                                       ;  1062.3 p5      22 t
        vpermb zmm12{k2}, zmm24, [rel camellia128_encrypt.T0_constants512 + 640] ;  1065.3 p5+p2   22 t
        vpermb zmm17, zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;  1064.3 p5+p3   22 t
        vpermb zmm17{k2}, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;  1067.3 p5+p2   22 t
        vmovdqu8 zmm12{k4}, zmm17                                        ;  1072.3 p0      22 t
        vpmovb2m k2, zmm27                                               ;  1023.2 p0      21 t
        vptestmb k4, zmm27, zmm22                                        ;  1066.3 p5      21 t
        vpermb zmm17, zmm27, zmm11                                       ;  1067.3 p5      21 t
        vpermb zmm17{k4}, zmm27, zmm21                                   ;  1070.3 p5      21 t
        vpermb zmm24, zmm27, zmm3                                        ;  1069.3 p5      21 t
        vpermb zmm24{k4}, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1072.3 p5+p3   21 t
        vmovdqu8 zmm17{k2}, zmm24                                        ;  1077.3 p0      21 t
        vptestmb k2, zmm23, zmm22                                        ;  1071.3 p5      21 t
        vpmovb2m k4, zmm30                                               ;  1025.2 p0      42 t
        vmovdqa64 zmm24, zmm26                                           ;  1071.3         41 t copy
        vpternlogd zmm24, zmm12, zmm15, 0x96                             ;  1075.3 p0      41 t
        vpternlogd zmm7, zmm24, zmm19, 0x96                              ;  1076.3 p0      41 t
        vmovdqa64 zmm27, zmm18                                           ;  1030.3         41 t copy
        vpternlogd zmm27, zmm29, zmm17, 0x96                             ;  1080.3 p0      41 t
        vmovdqu64 [rbp + 18560], zmm5                                    ;  1007.3 p7+p4   61 t spill
        vmovdqa64 zmm5, zmm10                                            ;  1050.3         41 t copy
        vpternlogd zmm5, zmm25, zmm17, 0x96                              ;  1080.3 p0      41 t
        vpternlogd zmm10, zmm27, zmm25, 0x96                             ;  1081.3 p0      41 t
        vmovdqu64 [rbp + 20160], zmm14                                   ;  1017.3 p8+p9   61 t spill
        vpermb zmm14, zmm2, zmm11                                        ;  1072.3 p5      21 t
        vpermb zmm14{k1}, zmm2, zmm21                                    ;  1075.3 p5      21 t
        vmovdqu64 [rbp + 17344], zmm28                                   ;  1017.3 p7+p4   41 t spill
        vpermb zmm28, zmm2, zmm3                                         ;  1074.3 p5      21 t
        vpermb zmm28{k1}, zmm2, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1077.3 p5+p2   21 t
        vmovdqu8 zmm14{k3}, zmm28                                        ;  1082.3 p0      21 t
        vptestmb k1, zmm30, zmm22                                        ;  1076.3 p5      42 t
        vpmovb2m k3, zmm16                                               ;  1032.2 p0      42 t
        vmovdqa64 zmm2, zmm14                                            ;  1085.3         41 t copy
        vpternlogd zmm2, zmm18, zmm13, 0x96                              ;  1085.3 p0      41 t
        vpternlogd zmm29, zmm17, zmm2, 0x96                              ;  1086.3 p0      41 t
        vpternlogd zmm2, zmm10, [rbp + 18368], 0x96                      ;  1086.3 p0+p3   62 t
        vpermb zmm17, zmm23, zmm11                                       ;  1077.3 p5      21 t
        vpermb zmm17{k2}, zmm23, zmm21                                   ;  1080.3 p5      21 t
        vpermb zmm28, zmm23, zmm3                                        ;  1079.3 p5      21 t
        vpermb zmm28{k2}, zmm23, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1082.3 p5+p2   21 t
        vmovdqu8 zmm17{k5}, zmm28                                        ;  1087.3 p0      21 t
        vptestmb k2, zmm16, zmm22                                        ;  1081.3 p5      42 t
        vmovdqa64 zmm23, zmm17                                           ;  1090.3         41 t copy
        vpternlogd zmm23, zmm26, zmm1, 0x96                              ;  1090.3 p0      41 t
        vpternlogd zmm12, zmm15, zmm23, 0x96                             ;  1091.3 p0      41 t
        vpternlogd zmm23, zmm7, [rbp + 17856], 0x96                      ;  1091.3 p0+p3   62 t
        vpermb zmm15, zmm30, zmm0                                        ;  1082.3 p5      42 t
        vpermb zmm15{k1}, zmm30, zmm8                                    ;  1085.3 p5      42 t
        vpermb zmm28, zmm30, zmm6                                        ;  1084.3 p5      42 t
        vpermb zmm28{k1}, zmm30, zmm20                                   ;  1087.3 p5      42 t
        vmovdqu8 zmm15{k4}, zmm28                                        ;  1092.3 p0      42 t
        vpternlogd zmm25, zmm15, zmm13, 0x96                             ;  1095.3 p0      41 t
        vpternlogd zmm15, zmm13, zmm5, 0x96                              ;  1095.3 p0      41 t
        vpternlogd zmm14, zmm18, zmm25, 0x96                             ;  1096.3 p0      41 t
        vpermb zmm13, zmm16, zmm0                                        ;  1086.3 p5      42 t
        vpermb zmm13{k2}, zmm16, zmm8                                    ;  1089.3 p5      42 t
        vpermb zmm18, zmm16, zmm6                                        ;  1088.3 p5      42 t
        vpermb zmm18{k2}, zmm16, zmm20                                   ;  1091.3 p5      42 t
        vmovdqu8 zmm13{k3}, zmm18                                        ;  1096.3 p0      42 t
        vpternlogd zmm19, zmm13, zmm1, 0x96                              ;  1099.3 p0      41 t
        vpternlogd zmm13, zmm1, zmm4, 0x96                               ;  1099.3 p0      41 t
        vpternlogd zmm17, zmm26, zmm19, 0x96                             ;  1100.3 p0      41 t
        vpternlogd zmm25, zmm29, [rbp + 20096], 0x96                     ;  1096.3 p0+p2   62 t
        vpternlogd zmm5, zmm14, [rbp + 18624], 0x96                      ;  1097.3 p0+p3   62 t
        vpternlogd zmm19, zmm12, [rbp + 19008], 0x96                     ;  1100.3 p0+p2   62 t
        vpternlogd zmm27, zmm15, [rbp + 18176], 0x96                     ;  1096.3 p0+p3   62 t
        vpternlogd zmm4, zmm17, [rbp + 17664], 0x96                      ;  1101.3 p0+p2   62 t
        vpternlogd zmm24, zmm13, [rbp + 18944], 0x96                     ;  1100.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 12416]                                    ;   891.3 p2      71 d.4 reload
        vpandd zmm16, zmm2, zmm1                                         ;  1087.3 p0      47 y
        vpandd zmm1, zmm23, zmm1                                         ;  1092.3 p0      47 y
        vmovdqu64 zmm18, [rbp + 12480]                                   ;   895.5 p3      71 d.5 reload
        vpandd zmm26, zmm25, zmm18                                       ;  1097.3 p0      47 y
        vmovdqu64 zmm28, [rbp + 12544]                                   ;   895.8 p2      71 d.6 reload
        vpandd zmm30, zmm5, zmm28                                        ;  1098.3 p0      47 y
        vpandd zmm18, zmm19, zmm18                                       ;  1101.3 p0      47 y
        vpandd zmm21, zmm27, [rbp + 12608]                               ;  1097.3 p0+p3   47 y
        vpandd zmm28, zmm4, zmm28                                        ;  1102.3 p0      47 y
        vpandd zmm3, zmm24, [rbp + 12608]                                ;  1101.3 p0+p2   47 y
        vpsrlq zmm11, zmm16, 7                                           ;  1088.3 p0      47 y
        vpaddb zmm16, zmm16, zmm16                                       ;  1088.3 p0      47 y
        vpternlogd zmm16, zmm15, [rbp + 19264], 0x96                     ;  1096.3 p0+p3   47 y
        vpsrlq zmm15, zmm21, 7                                           ;  1098.3 p0      47 y
        vpternlogd zmm16, zmm15, [rel camellia128_encrypt.T0_constants512 + 1088], 0x78 ;  1099.3 p0+p2   47 y
        vmovdqu64 zmm15, [rbp + 12160]                                   ;   905.3 p3      71 d.0 reload
        vpternlogd zmm2, zmm16, zmm15, 0x1e                              ;  1100.3 p0      48 y
        vpsrlq zmm20, zmm3, 7                                            ;  1102.3 p0      47 y
        vpsrlq zmm8, zmm1, 7                                             ;  1093.3 p0      47 y
        vpaddb zmm1, zmm1, zmm1                                          ;  1093.3 p0      47 y
        vpternlogd zmm1, zmm13, [rbp + 19904], 0x96                      ;  1100.3 p0+p2   47 y
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 1088] ;   910.3 p3      47 y reload
        vpternlogd zmm1, zmm20, zmm13, 0x78                              ;  1103.3 p0      47 y
        vpternlogd zmm15, zmm23, zmm1, 0x36                              ;  1104.3 p0      48 y
        vpaddb zmm20, zmm21, zmm21                                       ;  1098.3 p0      47 y
        vpternlogd zmm20, zmm14, [rbp + 19072], 0x96                     ;  1099.3 p0+p2   47 y
        vpsrlq zmm14, zmm26, 7                                           ;  1098.3 p0      47 y
        vpaddb zmm21, zmm26, zmm26                                       ;  1098.3 p0      47 y
        vpternlogd zmm21, zmm10, [rbp + 19136], 0x96                     ;  1099.3 p0+p3   47 y
        vpternlogd zmm21, zmm11, zmm13, 0x78                             ;  1100.3 p0      47 y
        vpsrlq zmm10, zmm18, 7                                           ;  1102.3 p0      47 y
        vpaddb zmm11, zmm18, zmm18                                       ;  1102.3 p0      47 y
        vpternlogd zmm11, zmm7, [rbp + 18432], 0x96                      ;  1103.3 p0+p2   47 y
        vpternlogd zmm11, zmm8, zmm13, 0x78                              ;  1104.3 p0      47 y
        vpaddb zmm3, zmm3, zmm3                                          ;  1102.3 p0      47 y
        vpternlogd zmm3, zmm17, [rbp + 19200], 0x96                      ;  1103.3 p0+p3   47 y
        vmovdqu64 zmm7, [rbp + 12224]                                    ;   918.0 p2      71 d.1 reload
        vpternlogd zmm25, zmm21, zmm7, 0x1e                              ;  1101.3 p0      48 y
        vpternlogd zmm7, zmm19, zmm11, 0x36                              ;  1105.3 p0      48 y
        vpsrlq zmm8, zmm30, 7                                            ;  1099.3 p0      47 y
        vpternlogd zmm20, zmm8, zmm13, 0x78                              ;  1100.3 p0      47 y
        vpaddb zmm8, zmm30, zmm30                                        ;  1099.3 p0      47 y
        vpternlogd zmm8, zmm29, [rbp + 19648], 0x96                      ;  1100.3 p5+p3   47 y
        vpternlogd zmm8, zmm14, zmm13, 0x78                              ;  1101.3 p0      47 y
        vmovdqu64 zmm14, [rbp + 12288]                                   ;   922.5 p2      71 d.2 reload
        vpternlogd zmm5, zmm8, zmm14, 0x1e                               ;  1102.3 p5      48 y
        vpsrlq zmm17, zmm28, 7                                           ;  1103.3 p0      47 y
        vpternlogd zmm3, zmm17, zmm13, 0x78                              ;  1104.3 p5      47 y
        vpaddb zmm17, zmm28, zmm28                                       ;  1103.3 p0      47 y
        vpternlogd zmm17, zmm12, [rbp + 17536], 0x96                     ;  1104.3 p5+p3   47 y
        vpternlogd zmm17, zmm10, zmm13, 0x78                             ;  1105.3 p0      47 y
        vpternlogd zmm14, zmm4, zmm17, 0x36                              ;  1106.3 p5      48 y
        vmovdqu64 zmm4, [rbp + 12352]                                    ;   927.3 p2      71 d.3 reload
        vpternlogd zmm27, zmm20, zmm4, 0x1e                              ;  1101.3 p0      48 y
        vpternlogd zmm4, zmm24, zmm3, 0x36                               ;  1105.3 p5      48 y
        vmovdqu64 zmm10, [rbp + 17600]                                   ;   927.8 p3      61 t reload
        vmovdqu64 zmm12, [rbp + 12800]                                   ;   928.3 p2      51 x
        vpternlogd zmm12, zmm31, zmm10, 0xf6                             ;  1096.2 p0      51 x
        vmovdqu64 zmm18, [rbp + 17920]                                   ;   928.8 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 12672]                                   ;   929.3 p2      51 x
        vpternlogd zmm19, zmm9, zmm18, 0xf6                              ;  1096.3 p5      51 x
        vmovdqu64 zmm23, [rbp + 17984]                                   ;  1012.3 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 12928]                                   ;   930.3 p2      52 x
        vpternlogd zmm24, zmm19, zmm23, 0x60                             ;  1097.3 p0      52 x
        vpsrlq zmm26, zmm24, 7                                           ;  1098.3 p0      52 x
        vpandd zmm26, zmm26, zmm13                                       ;  1099.3 p5      52 x
        vpaddb zmm24, zmm24, zmm24                                       ;  1098.3 p5      52 x
        vmovdqu64 zmm28, [rbp + 17472]                                   ;  1018.3 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 13056]                                   ;   932.7 p2      52 x
        vpternlogd zmm29, zmm12, zmm28, 0x60                             ;  1099.2 p0      52 x
        vpternlogd zmm24, zmm9, zmm18, 0x96                              ;  1099.3 p5      61 t
        vpsrlq zmm9, zmm29, 7                                            ;  1100.2 p0      52 x
        vpaddb zmm18, zmm29, zmm29                                       ;  1100.3 p5      52 x
        vpternlogd zmm18, zmm31, zmm10, 0x96                             ;  1101.3 p0      61 t
        vmovdqu64 zmm10, [rbp + 17792]                                   ;   933.7 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 17344]                                   ;  1017.3 p2      41 t reload
        vmovdqu64 zmm30, [rbp + 12864]                                   ;   935.3 p3      51 x
        vpternlogd zmm30, zmm29, zmm10, 0xf6                             ;  1101.3 p5      51 x
        vmovdqu64 zmm31, [rbp + 13440]                                   ;   936.5 p2      61 r.4 reload
        vpxord zmm28, zmm2, zmm31                                        ;  1102.2 p0      40 t
        vpmovb2m k1, zmm28                                               ;  1103.2 p0      23 t
        vptestmb k2, zmm28, zmm22                                        ;  1103.2 p5      23 t
        vpxord zmm23, zmm25, [rbp + 13504]                               ;  1103.3 p5+p3   40 t
        vpmovb2m k3, zmm23                                               ;  1104.3 p0      22 t
        vptestmb k4, zmm23, zmm22                                        ;  1104.3 p5      22 t
        vpxord zmm31, zmm15, zmm31                                       ;  1105.3 p0      40 t
        vpmovb2m k5, zmm31                                               ;  1106.3 p0      23 t
        vpxord zmm10, zmm5, [rbp + 13568]                                ;  1105.3 p5+p2   40 t
        vpxord zmm29, zmm7, [rbp + 13504]                                ;  1106.3 p5+p3   40 t
        vmovdqu64 [rbp + 17600], zmm5                                    ;  1103.3 p8+p9   48 y spill
        vpxord zmm5, zmm27, [rbp + 13632]                                ;  1107.2 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm27                                   ;  1102.3 p7+p4   48 y spill
        vpxord zmm27, zmm14, [rbp + 13568]                               ;  1107.3 p5+p3   40 t
        vmovdqu64 [rbp + 17536], zmm14                                   ;  1107.3 p8+p9   48 y spill
        vpxord zmm14, zmm4, [rbp + 13632]                                ;  1108.2 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm4                                    ;  1106.3 p7+p4   48 y spill
        vpxord zmm4, zmm16, [rbp + 13184]                                ;  1108.3 p5+p3   40 t
        vmovdqu64 [rbp + 19200], zmm16                                   ;  1100.3 p8+p9   47 y spill
        vpxord zmm16, zmm21, [rbp + 13248]                               ;  1109.2 p0+p2   40 t
        vmovdqu64 [rbp + 18432], zmm21                                   ;  1101.3 p7+p4   47 y spill
        vpxord zmm21, zmm1, [rbp + 13184]                                ;  1109.3 p5+p3   40 t
        vmovdqu64 [rbp + 19136], zmm1                                    ;  1104.3 p8+p9   47 y spill
        vpxord zmm1, zmm8, [rbp + 13312]                                 ;  1110.2 p0+p2   40 t
        vmovdqu64 [rbp + 19072], zmm8                                    ;  1102.3 p7+p4   47 y spill
        vpxord zmm8, zmm11, [rbp + 13248]                                ;  1110.3 p5+p3   40 t
        vmovdqu64 [rbp + 19904], zmm11                                   ;  1105.3 p8+p9   47 y spill
        vpxord zmm11, zmm20, [rbp + 13376]                               ;  1111.2 p0+p2   40 t
        vmovdqu64 [rbp + 19264], zmm20                                   ;  1101.3 p7+p4   47 y spill
        vpxord zmm20, zmm17, [rbp + 13312]                               ;  1111.3 p5+p3   40 t
        vmovdqu64 [rbp + 18944], zmm17                                   ;  1106.3 p8+p9   47 y spill
        vpxord zmm17, zmm3, [rbp + 13376]                                ;  1112.2 p0+p2   40 t
        vmovdqu64 [rbp + 17664], zmm3                                    ;  1105.3 p7+p4   47 y spill
        vmovdqu64 zmm3, [rbp + 13120]                                    ;   947.5 p3      52 x
        vpternlogd zmm3, zmm30, [rbp + 19456], 0x60                      ;  1112.3 p5+p2   52 x
        vmovdqu64 [rbp + 18176], zmm7                                    ;  1106.3 p8+p9   48 y spill
        vpsrlq zmm7, zmm3, 7                                             ;  1113.3 p0      52 x
        vpandd zmm7, zmm7, zmm13                                         ;  1114.3 p5      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;  1114.2 p0      52 x
        vpmovb2m k6, zmm4                                                ;  1115.2 p0      41 t
        vptestmb k7, zmm4, zmm22                                         ;  1114.3 p5      41 t
        vmovdqu64 [rbp + 19008], zmm25                                   ;  1102.3 p7+p4   48 y spill
        vpermb zmm25, zmm4, zmm0                                         ;  1115.3 p5      41 t
        vpermb zmm25{k7}, zmm4, [rel camellia128_encrypt.T0_constants512 + 64] ;  1118.3 p5+p3   41 t
        vmovdqu64 [rbp + 18624], zmm15                                   ;  1105.3 p8+p9   48 y spill
        vpermb zmm15, zmm4, zmm6                                         ;  1117.3 p5      41 t
        vpermb zmm15{k7}, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;  1120.3 p5+p2   41 t
        vmovdqu8 zmm25{k6}, zmm15                                        ;  1125.3 p0      41 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 320]  ;   949.5 p3      23 t reload
        vpermb zmm15, zmm28, zmm4                                        ;  1119.3 p5      23 t
        vpermb zmm15{k2}, zmm28, [rel camellia128_encrypt.T0_constants512 + 384] ;  1122.3 p5+p2   23 t
        vmovdqu64 [rbp + 20096], zmm2                                    ;  1101.3 p7+p4   48 y spill
        vpermb zmm2, zmm28, [rel camellia128_encrypt.T0_constants512 + 448] ;  1121.3 p5+p3   23 t
        vpermb zmm2{k2}, zmm28, [rel camellia128_encrypt.T0_constants512 + 512] ;  1124.3 p5+p2   23 t
        vmovdqu8 zmm15{k1}, zmm2                                         ;  1129.3 p0      23 t
        vpmovb2m k1, zmm21                                               ;  1118.2 p0      41 t
        vptestmb k2, zmm21, zmm22                                        ;  1123.3 p5      41 t
        vpermb zmm2, zmm21, zmm0                                         ;  1124.3 p5      41 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 64]  ;   951.5 p3      41 t reload
        vpermb zmm2{k2}, zmm21, zmm28                                    ;  1127.3 p5      41 t
        vpermb zmm28, zmm21, zmm6                                        ;  1126.3 p5      41 t
        vpermb zmm28{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1129.3 p5+p2   41 t
        vmovdqu8 zmm2{k1}, zmm28                                         ;  1134.3 p0      41 t
        vpmovb2m k1, zmm16                                               ;  1120.2 p0      23 t
        vptestmb k2, zmm16, zmm22                                        ;  1128.3 p5      23 t
        vpermb zmm21, zmm16, zmm4                                        ;  1129.3 p5      23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 384] ;   952.5 p3      23 t reload
        vpermb zmm21{k2}, zmm16, zmm28                                   ;  1132.3 p5      23 t
        vpermb zmm6, zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;  1131.3 p5+p2   23 t
        vpermb zmm6{k2}, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1134.3 p5+p3   23 t
        vmovdqu8 zmm21{k1}, zmm6                                         ;  1139.3 p0      23 t
        vpmovb2m k1, zmm8                                                ;  1122.2 p0      23 t
        vptestmb k2, zmm8, zmm22                                         ;  1133.3 p5      23 t
        vpermb zmm6, zmm8, zmm4                                          ;  1134.3 p5      23 t
        vpermb zmm6{k2}, zmm8, zmm28                                     ;  1137.3 p5      23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;   954.3 p2      23 t reload
        vpermb zmm0, zmm8, zmm16                                         ;  1136.3 p5      23 t
        vpermb zmm0{k2}, zmm8, [rel camellia128_encrypt.T0_constants512 + 512] ;  1139.3 p5+p3   23 t
        vmovdqu8 zmm6{k1}, zmm0                                          ;  1144.3 p0      23 t
        vpmovb2m k1, zmm1                                                ;  1124.2 p0      22 t
        vptestmb k2, zmm1, zmm22                                         ;  1138.3 p5      22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 576]  ;   955.3 p2      22 t reload
        vpermb zmm8, zmm1, zmm0                                          ;  1139.3 p5      22 t
        vpermb zmm8{k2}, zmm1, [rel camellia128_encrypt.T0_constants512 + 640] ;  1142.3 p5+p3   22 t
        vpermb zmm28, zmm1, [rel camellia128_encrypt.T0_constants512 + 704] ;  1141.3 p5+p2   22 t
        vpermb zmm28{k2}, zmm1, [rel camellia128_encrypt.T0_constants512 + 768] ;  1144.3 p5+p3   22 t
        vmovdqu8 zmm8{k1}, zmm28                                         ;  1149.3 p0      22 t
        vpmovb2m k1, zmm20                                               ;  1126.2 p0      22 t
        vptestmb k2, zmm20, zmm22                                        ;  1143.3 p5      22 t
        vpermb zmm1, zmm20, zmm0                                         ;  1144.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;   957.3 p2      22 t reload
        vpermb zmm1{k2}, zmm20, zmm28                                    ;  1147.3 p5      22 t
        vpermb zmm28, zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;  1146.3 p5+p3   22 t
        vpermb zmm28{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1149.3 p5+p2   22 t
        vmovdqu8 zmm1{k1}, zmm28                                         ;  1154.3 p0      22 t
        vpmovb2m k1, zmm11                                               ;  1128.2 p0      21 t
        vptestmb k2, zmm11, zmm22                                        ;  1148.3 p5      21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;   958.5 p3      21 t reload
        vpermb zmm28, zmm11, zmm20                                       ;  1149.3 p5      21 t
        vpermb zmm28{k2}, zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;  1152.3 p5+p2   21 t
        vpermb zmm0, zmm11, [rel camellia128_encrypt.T0_constants512 + 960] ;  1151.3 p5+p3   21 t
        vpermb zmm0{k2}, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1154.3 p5+p2   21 t
        vmovdqu8 zmm28{k1}, zmm0                                         ;  1159.3 p0      21 t
        vpmovb2m k1, zmm17                                               ;  1130.2 p0      21 t
        vptestmb k2, zmm17, zmm22                                        ;  1153.3 p5      21 t
        vpermb zmm0, zmm17, zmm20                                        ;  1154.3 p5      21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;   961.2 p3      21 t reload
        vpermb zmm0{k2}, zmm17, zmm11                                    ;  1157.3 p5      21 t
        vpermb zmm11, zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;  1156.3 p5+p2   21 t
        vpermb zmm11{k2}, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1159.3 p5+p3   21 t
        vmovdqu8 zmm0{k1}, zmm11                                         ;  1164.3 p0      21 t
        vptestmb k1, zmm31, zmm22                                        ;  1158.3 p5      23 t
        vpmovb2m k2, zmm29                                               ;  1132.2 p0      22 t
        vpermb zmm11, zmm31, zmm4                                        ;  1159.3 p5      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   966.0 p2      23 t reload
        vpermb zmm11{k1}, zmm31, zmm17                                   ;  1162.3 p5      23 t
        vpermb zmm17, zmm31, zmm16                                       ;  1161.3 p5      23 t
        vpermb zmm17{k1}, zmm31, [rel camellia128_encrypt.T0_constants512 + 512] ;  1164.3 p5+p3   23 t
        vmovdqu8 zmm11{k5}, zmm17                                        ;  1169.3 p0      23 t
        vptestmb k1, zmm29, zmm22                                        ;  1163.3 p5      22 t
        vpmovb2m k5, zmm10                                               ;  1134.2 p0      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;   970.7 p2      22 t reload
        vpermb zmm31, zmm23, zmm17                                       ;  1164.3 p5      22 t
        vpermb zmm31{k4}, zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;  1167.3 p5+p3   22 t
        vpermb zmm16, zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;  1166.3 p5+p2   22 t
        vpermb zmm16{k4}, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;  1169.3 p5+p3   22 t
        vmovdqu8 zmm31{k3}, zmm16                                        ;  1174.3 p0      22 t
        vptestmb k3, zmm10, zmm22                                        ;  1168.3 p5      21 t
        vpmovb2m k4, zmm27                                               ;  1136.2 p0      21 t
        vmovdqa64 zmm16, zmm15                                           ;  1132.3         41 t copy
        vpternlogd zmm16, zmm8, zmm28, 0x96                              ;  1162.3 p0      41 t
        vpternlogd zmm12, zmm16, [rbp + 17472], 0x96                     ;  1163.3 p0+p2   61 t
        vmovdqa64 zmm23, zmm25                                           ;  1128.3         41 t copy
        vpternlogd zmm23, zmm31, zmm28, 0x96                             ;  1177.3 p0      41 t
        vpternlogd zmm15, zmm23, zmm8, 0x96                              ;  1178.3 p0      41 t
        vpternlogd zmm23, zmm30, [rbp + 19456], 0x96                     ;  1178.3 p0+p3   61 t
        vmovdqa64 zmm30, zmm11                                           ;  1172.3         41 t copy
        vpternlogd zmm30, zmm1, zmm0, 0x96                               ;  1172.3 p0      41 t
        vpermb zmm4, zmm29, zmm17                                        ;  1169.3 p5      22 t
        vpermb zmm4{k1}, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1172.3 p5+p2   22 t
        vpermb zmm17, zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1171.3 p5+p3   22 t
        vpermb zmm17{k1}, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1174.3 p5+p2   22 t
        vmovdqu8 zmm4{k2}, zmm17                                         ;  1179.3 p0      22 t
        vptestmb k1, zmm27, zmm22                                        ;  1173.3 p5      21 t
        vpmovb2m k2, zmm5                                                ;  1144.2 p0      42 t
        vmovdqa64 zmm17, zmm2                                            ;  1137.3         41 t copy
        vpternlogd zmm17, zmm4, zmm0, 0x96                               ;  1182.3 p0      41 t
        vpternlogd zmm11, zmm17, zmm1, 0x96                              ;  1183.3 p0      41 t
        vpermb zmm29, zmm10, zmm20                                       ;  1174.3 p5      21 t
        vpermb zmm29{k3}, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1177.3 p5+p3   21 t
        vpermb zmm22, zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;  1176.3 p5+p2   21 t
        vpermb zmm22{k3}, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1179.3 p5+p3   21 t
        vmovdqu8 zmm29{k5}, zmm22                                        ;  1184.3 p0      21 t
        vpmovb2m k3, zmm14                                               ;  1148.2 p0      42 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 256] ;   992.3 p2      41 t reload
        vptestmb k5, zmm5, zmm10                                         ;  1178.3 p5      42 t
        vmovdqa64 zmm22, zmm29                                           ;  1187.3         41 t copy
        vpternlogd zmm22, zmm25, zmm21, 0x96                             ;  1187.3 p0      41 t
        vpternlogd zmm31, zmm28, zmm22, 0x96                             ;  1188.3 p0      41 t
        vpermb zmm28, zmm27, zmm20                                       ;  1179.3 p5      21 t
        vpermb zmm28{k1}, zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;  1182.3 p5+p3   21 t
        vpermb zmm20, zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;  1181.3 p5+p2   21 t
        vpermb zmm20{k1}, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1184.3 p5+p3   21 t
        vmovdqu8 zmm28{k4}, zmm20                                        ;  1189.3 p0      21 t
        vptestmb k1, zmm14, zmm10                                        ;  1183.3 p5      42 t
        vmovdqu64 zmm20, [rbp + 17344]                                   ;  1017.3 p2      41 t reload
        vpternlogd zmm3, zmm20, [rbp + 17792], 0x96                      ;  1152.2 p0+p3   61 t
        vpternlogd zmm3, zmm9, zmm13, 0x78                               ;  1153.2 p0      61 t
        vmovdqu64 zmm9, [rbp + 20160]                                    ;  1017.3 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 18560]                                   ;  1007.3 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 12672]                                   ;  1001.5 p2      51 x
        vpternlogd zmm27, zmm20, zmm9, 0x36                              ;  1154.2 p0      51 x
        vpandd zmm20, zmm27, [rbp + 12928]                               ;  1155.2 p0+p3   52 x
        vpsrlq zmm10, zmm20, 7                                           ;  1156.2 p0      52 x
        vpandd zmm10, zmm10, zmm13                                       ;  1157.2 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;  1158.2 p0      52 x
        vpternlogd zmm20, zmm7, zmm9, 0x96                               ;  1159.2 p0      61 t
        vpternlogd zmm22, zmm27, zmm15, 0x96                             ;  1188.3 p0      61 t
        vmovdqu64 zmm7, [rbp + 19584]                                    ;  1005.7 p2      61 t reload
        vmovdqu64 zmm9, [rbp + 17408]                                    ;  1017.3 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 12736]                                   ;  1006.7 p2      51 x
        vpternlogd zmm27, zmm9, zmm7, 0x36                               ;  1161.2 p0      51 x
        vmovdqu64 zmm9, [rbp + 12992]                                    ;  1007.5 p3      71 y.5 reload
        vpandd zmm7, zmm27, zmm9                                         ;  1162.2 p0      52 x
        vmovdqu64 [rbp + 17408], zmm23                                   ;  1179.3 p8+p9   61 t spill
        vpsrlq zmm23, zmm7, 7                                            ;  1163.2 p0      52 x
        vpternlogd zmm18, zmm23, zmm13, 0x78                             ;  1164.2 p0      61 t
        vpaddb zmm7, zmm7, zmm7                                          ;  1165.2 p0      52 x
        vpternlogd zmm7, zmm10, [rbp + 19584], 0x96                      ;  1166.2 p0+p2   61 t
        vmovdqa64 zmm10, zmm28                                           ;  1192.3         41 t copy
        vpternlogd zmm10, zmm2, zmm6, 0x96                               ;  1192.3 p0      41 t
        vpternlogd zmm4, zmm0, zmm10, 0x96                               ;  1193.3 p0      41 t
        vpternlogd zmm10, zmm19, [rbp + 17984], 0x96                     ;  1193.3 p0+p3   61 t
        vmovdqu64 zmm0, [rbp + 18816]                                    ;  1012.8 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 18048]                                   ;  1021.3 p3      61 t reload
        vmovdqu64 zmm23, [rbp + 12736]                                   ;  1013.8 p2      51 x
        vpternlogd zmm23, zmm19, zmm0, 0x36                              ;  1170.2 p0      51 x
        vpandd zmm9, zmm23, zmm9                                         ;  1171.2 p0      52 x
        vpsrlq zmm19, zmm9, 7                                            ;  1172.2 p0      52 x
        vpandd zmm19, zmm19, zmm13                                       ;  1173.2 p0      52 x
        vpaddb zmm9, zmm9, zmm9                                          ;  1174.2 p0      52 x
        vpternlogd zmm9, zmm26, zmm0, 0x96                               ;  1175.2 p0      61 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512]        ;  1017.7 p3      41 t reload
        vpermb zmm26, zmm5, zmm0                                         ;  1184.3 p5      42 t
        vpermb zmm26{k5}, zmm5, [rel camellia128_encrypt.T0_constants512 + 64] ;  1187.3 p5+p2   42 t
        vpermb zmm0, zmm5, [rel camellia128_encrypt.T0_constants512 + 128] ;  1186.3 p5+p3   42 t
        vpermb zmm0{k5}, zmm5, [rel camellia128_encrypt.T0_constants512 + 192] ;  1189.3 p5+p2   42 t
        vmovdqu8 zmm26{k2}, zmm0                                         ;  1194.3 p0      42 t
        vpternlogd zmm8, zmm26, zmm21, 0x96                              ;  1197.3 p0      41 t
        vpternlogd zmm16, zmm26, zmm21, 0x96                             ;  1197.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 18112]                                    ;  1021.7 p3      61 t reload
        vmovdqu64 zmm5, [rbp + 18880]                                    ;  1022.3 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 12800]                                   ;  1022.7 p3      51 x
        vpternlogd zmm21, zmm5, zmm0, 0x36                               ;  1179.2 p0      51 x
        vpandd zmm5, zmm21, [rbp + 13056]                                ;  1180.2 p0+p2   52 x
        vpternlogd zmm29, zmm25, zmm8, 0x96                              ;  1198.3 p0      41 t
        vpsrlq zmm25, zmm5, 7                                            ;  1182.2 p0      52 x
        vpandd zmm25, zmm25, zmm13                                       ;  1183.2 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;  1184.2 p0      52 x
        vpternlogd zmm5, zmm19, zmm0, 0x96                               ;  1185.2 p0      61 t
        vmovdqu64 zmm0, [rbp + 19328]                                    ;  1023.7 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 17728]                                   ;  1023.8 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 12864]                                   ;  1024.7 p3      51 x
        vpternlogd zmm26, zmm19, zmm0, 0x36                              ;  1186.2 p0      51 x
        vpandd zmm19, zmm26, [rbp + 13120]                               ;  1187.2 p0+p2   52 x
        vpternlogd zmm8, zmm27, zmm31, 0x96                              ;  1198.3 p0      61 t
        vpsrlq zmm27, zmm19, 7                                           ;  1189.2 p0      52 x
        vpternlogd zmm24, zmm27, zmm13, 0x78                             ;  1190.2 p5      61 t
        vpaddb zmm13, zmm19, zmm19                                       ;  1189.3 p5      52 x
        vpternlogd zmm13, zmm25, zmm0, 0x96                              ;  1190.3 p0      61 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512]        ;  1025.7 p3      41 t reload
        vpermb zmm19, zmm14, zmm0                                        ;  1190.3 p5      42 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1025.8 p2      41 t reload
        vpermb zmm19{k1}, zmm14, zmm25                                   ;  1193.3 p5      42 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;  1026.7 p3      41 t reload
        vpermb zmm25, zmm14, zmm27                                       ;  1192.3 p5      42 t
        vpermb zmm25{k1}, zmm14, [rel camellia128_encrypt.T0_constants512 + 192] ;  1195.3 p5+p2   42 t
        vmovdqu8 zmm19{k3}, zmm25                                        ;  1200.3 p0      42 t
        vpternlogd zmm1, zmm19, zmm6, 0x96                               ;  1203.3 p0      41 t
        vpternlogd zmm19, zmm6, zmm30, 0x96                              ;  1203.3 p0      41 t
        vpternlogd zmm28, zmm2, zmm1, 0x96                               ;  1204.3 p0      41 t
        vpternlogd zmm1, zmm23, zmm4, 0x96                               ;  1204.3 p5      61 t
        vpternlogd zmm30, zmm21, zmm28, 0x96                             ;  1205.3 p0      61 t
        vpternlogd zmm17, zmm26, zmm19, 0x96                             ;  1204.3 p5      61 t
        vmovdqu64 zmm2, [rbp + 13760]                                    ;  1027.7 p3      62 l.1 reload
        vmovdqa64 zmm6, zmm7                                             ;  1167.2         40 t copy
        vpternlogd zmm6, zmm15, zmm2, 0x96                               ;  1196.2 p0      40 t
        vpternlogd zmm2, zmm9, zmm11, 0x96                               ;  1196.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 13952]                                   ;  1028.0 p2      62 l.4 reload
        vpxord zmm21, zmm22, zmm14                                       ;  1197.2 p0      40 t
        vpternlogd zmm14, zmm10, zmm11, 0x96                             ;  1197.3 p5      40 t
        vmovdqu64 zmm23, [rbp + 13696]                                   ;  1028.7 p3      62 l.0 reload
        vmovdqa64 zmm25, zmm20                                           ;  1160.2         40 t copy
        vpternlogd zmm25, zmm16, zmm23, 0x96                             ;  1198.3 p0      40 t
        vpternlogd zmm23, zmm24, zmm19, 0x96                             ;  1204.3 p5      40 t
        vpmovb2m k1, zmm25                                               ;  1199.3 p0      41 t
        vpmovb2m k2, zmm23                                               ;  1205.3 p0      41 t
        vpmovb2m k3, zmm6                                                ;  1201.2 p0      23 t
        vpmovb2m k4, zmm2                                                ;  1202.2 p0      23 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 256] ;  1029.8 p2      41 t reload
        vptestmb k5, zmm25, zmm26                                        ;  1199.3 p5      41 t
        vmovdqu64 [rbp + 19328], zmm10                                   ;  1194.3 p7+p4   61 t spill
        vpxord zmm10, zmm8, [rbp + 14016]                                ;  1200.3 p5+p3   40 t
        vmovdqu64 [rbp + 17728], zmm8                                    ;  1199.3 p8+p9   61 t spill
        vpxord zmm8, zmm1, [rbp + 14016]                                 ;  1205.3 p5+p2   40 t
        vmovdqu64 [rbp + 18112], zmm1                                    ;  1205.3 p7+p4   61 t spill
        vpxord zmm1, zmm30, [rbp + 14080]                                ;  1206.3 p5+p3   40 t
        vmovdqu64 [rbp + 18880], zmm30                                   ;  1206.3 p8+p9   61 t spill
        vpxord zmm30, zmm17, [rbp + 14144]                               ;  1205.3 p0+p2   40 t
        vmovdqu64 [rbp + 18816], zmm17                                   ;  1205.3 p7+p4   61 t spill
        vmovdqa64 zmm17, zmm18                                           ;  1165.2         40 t copy
        vpternlogd zmm17, zmm31, [rbp + 13824], 0x96                     ;  1203.3 p5+p3   40 t
        vmovdqu64 [rbp + 18048], zmm22                                   ;  1189.3 p8+p9   61 t spill
        vmovdqa64 zmm22, zmm5                                            ;  1186.2         40 t copy
        vpternlogd zmm22, zmm4, [rbp + 13824], 0x96                      ;  1204.2 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm5                                    ;  1186.2 p7+p4   61 t spill
        vmovdqa64 zmm5, zmm3                                             ;  1154.2         40 t copy
        vpternlogd zmm5, zmm29, [rbp + 13888], 0x96                      ;  1204.3 p5+p3   40 t
        vmovdqu64 [rbp + 19584], zmm3                                    ;  1154.2 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm13                                            ;  1191.3         40 t copy
        vpternlogd zmm3, zmm28, [rbp + 13888], 0x96                      ;  1205.3 p0+p2   40 t
        vmovdqu64 [rbp + 20160], zmm13                                   ;  1191.3 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm12                                           ;  1164.3         40 t copy
        vpternlogd zmm13, zmm29, [rbp + 14080], 0x96                     ;  1205.3 p5+p3   40 t
        vmovdqu64 [rbp + 18560], zmm12                                   ;  1164.3 p8+p9   61 t spill
        vpermb zmm12, zmm25, zmm0                                        ;  1206.3 p5      41 t
        vpermb zmm12{k5}, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;  1209.3 p5+p2   41 t
        vmovdqu64 [rbp + 17792], zmm28                                   ;  1205.3 p7+p4   41 t spill
        vpermb zmm28, zmm25, zmm27                                       ;  1208.3 p5      41 t
        vpermb zmm28{k5}, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1211.3 p5+p3   41 t
        vmovdqu8 zmm12{k1}, zmm28                                        ;  1216.3 p0      41 t
        vptestmb k1, zmm23, zmm26                                        ;  1210.3 p5      41 t
        vptestmb k5, zmm6, zmm26                                         ;  1211.3 p5      23 t
        vpermb zmm25, zmm23, zmm0                                        ;  1212.3 p5      41 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1050.3 p2      41 t reload
        vpermb zmm25{k1}, zmm23, zmm28                                   ;  1215.3 p5      41 t
        vmovdqu64 [rbp + 17344], zmm29                                   ;  1199.3 p8+p9   41 t spill
        vpermb zmm29, zmm23, zmm27                                       ;  1214.3 p5      41 t
        vpermb zmm29{k1}, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;  1217.3 p5+p3   41 t
        vmovdqu8 zmm25{k2}, zmm29                                        ;  1222.3 p0      41 t
        vptestmb k1, zmm2, zmm26                                         ;  1216.3 p5      23 t
        vpmovb2m k2, zmm17                                               ;  1208.2 p0      22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 320] ;  1055.5 p2      23 t reload
        vpermb zmm29, zmm6, zmm23                                        ;  1217.3 p5      23 t
        vpermb zmm29{k5}, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;  1220.3 p5+p3   23 t
        vmovdqu64 [rbp + 19456], zmm4                                    ;  1194.3 p7+p4   41 t spill
        vpermb zmm4, zmm6, [rel camellia128_encrypt.T0_constants512 + 448] ;  1219.3 p5+p2   23 t
        vpermb zmm4{k5}, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;  1222.3 p5+p3   23 t
        vmovdqu8 zmm29{k3}, zmm4                                         ;  1227.3 p0      23 t
        vptestmb k3, zmm17, zmm26                                        ;  1221.3 p5      22 t
        vpmovb2m k5, zmm22                                               ;  1210.2 p0      22 t
        vpermb zmm4, zmm2, zmm23                                         ;  1222.3 p5      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1060.7 p2      23 t reload
        vpermb zmm4{k1}, zmm2, zmm6                                      ;  1225.3 p5      23 t
        vmovdqu64 [rbp + 17472], zmm18                                   ;  1165.2 p8+p9   61 t spill
        vpermb zmm18, zmm2, [rel camellia128_encrypt.T0_constants512 + 448] ;  1224.3 p5+p3   23 t
        vpermb zmm18{k1}, zmm2, [rel camellia128_encrypt.T0_constants512 + 512] ;  1227.3 p5+p2   23 t
        vmovdqu8 zmm4{k4}, zmm18                                         ;  1232.3 p0      23 t
        vptestmb k1, zmm22, zmm26                                        ;  1226.3 p5      22 t
        vpmovb2m k4, zmm5                                                ;  1212.2 p0      21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1062.2 p3      22 t reload
        vpermb zmm18, zmm17, zmm2                                        ;  1227.3 p5      22 t
        vpermb zmm18{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;  1230.3 p5+p2   22 t
        vmovdqu64 [rbp + 17856], zmm31                                   ;  1189.3 p7+p4   41 t spill
        vpermb zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;  1229.3 p5+p3   22 t
        vpermb zmm31{k3}, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;  1232.3 p5+p2   22 t
        vmovdqu8 zmm18{k2}, zmm31                                        ;  1237.3 p0      22 t
        vptestmb k2, zmm5, zmm26                                         ;  1231.3 p5      21 t
        vpmovb2m k3, zmm3                                                ;  1214.2 p0      21 t
        vpermb zmm17, zmm22, zmm2                                        ;  1232.3 p5      22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 640] ;  1067.7 p3      22 t reload
        vpermb zmm17{k1}, zmm22, zmm31                                   ;  1235.3 p5      22 t
        vmovdqu64 [rbp + 18368], zmm9                                    ;  1176.2 p8+p9   61 t spill
        vpermb zmm9, zmm22, [rel camellia128_encrypt.T0_constants512 + 704] ;  1234.3 p5+p2   22 t
        vpermb zmm9{k1}, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;  1237.3 p5+p3   22 t
        vmovdqu8 zmm17{k5}, zmm9                                         ;  1242.3 p0      22 t
        vptestmb k1, zmm3, zmm26                                         ;  1236.3 p5      21 t
        vpmovb2m k5, zmm21                                               ;  1216.2 p0      23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1072.5 p2      21 t reload
        vpermb zmm22, zmm5, zmm9                                         ;  1237.3 p5      21 t
        vpermb zmm22{k2}, zmm5, [rel camellia128_encrypt.T0_constants512 + 896] ;  1240.3 p5+p3   21 t
        vmovdqu64 [rbp + 19392], zmm11                                   ;  1184.3 p7+p4   41 t spill
        vpermb zmm11, zmm5, [rel camellia128_encrypt.T0_constants512 + 960] ;  1239.3 p5+p2   21 t
        vpermb zmm11{k2}, zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1242.3 p5+p3   21 t
        vmovdqu8 zmm22{k4}, zmm11                                        ;  1247.3 p0      21 t
        vptestmb k2, zmm21, zmm26                                        ;  1241.3 p5      23 t
        vpmovb2m k4, zmm14                                               ;  1218.2 p0      23 t
        vpermb zmm5, zmm3, zmm9                                          ;  1242.3 p5      21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;  1080.5 p2      21 t reload
        vpermb zmm5{k1}, zmm3, zmm11                                     ;  1245.3 p5      21 t
        vmovdqu64 [rbp + 17280], zmm7                                    ;  1167.2 p8+p9   61 t spill
        vpermb zmm7, zmm3, [rel camellia128_encrypt.T0_constants512 + 960] ;  1244.3 p5+p3   21 t
        vpermb zmm7{k1}, zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1247.3 p5+p2   21 t
        vmovdqu8 zmm5{k3}, zmm7                                          ;  1252.3 p0      21 t
        vptestmb k1, zmm14, zmm26                                        ;  1246.3 p5      23 t
        vpmovb2m k3, zmm10                                               ;  1220.2 p0      22 t
        vpermb zmm3, zmm21, zmm23                                        ;  1247.3 p5      23 t
        vpermb zmm3{k2}, zmm21, zmm6                                     ;  1250.3 p5      23 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 448]  ;  1082.3 p3      23 t reload
        vmovdqu64 [rbp + 18752], zmm15                                   ;  1179.3 p7+p4   41 t spill
        vpermb zmm15, zmm21, zmm7                                        ;  1249.3 p5      23 t
        vpermb zmm15{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;  1252.3 p5+p2   23 t
        vmovdqu8 zmm3{k5}, zmm15                                         ;  1257.3 p0      23 t
        vptestmb k2, zmm10, zmm26                                        ;  1251.3 p5      22 t
        vpmovb2m k5, zmm8                                                ;  1222.2 p0      22 t
        vpermb zmm15, zmm14, zmm23                                       ;  1252.3 p5      23 t
        vpermb zmm15{k1}, zmm14, zmm6                                    ;  1255.3 p5      23 t
        vpermb zmm21, zmm14, zmm7                                        ;  1254.3 p5      23 t
        vpermb zmm21{k1}, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1257.3 p5+p3   23 t
        vmovdqu8 zmm15{k4}, zmm21                                        ;  1262.3 p0      23 t
        vptestmb k1, zmm8, zmm26                                         ;  1256.3 p5      22 t
        vpmovb2m k4, zmm13                                               ;  1224.2 p0      21 t
        vpermb zmm14, zmm10, zmm2                                        ;  1257.3 p5      22 t
        vpermb zmm14{k2}, zmm10, zmm31                                   ;  1260.3 p5      22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;  1088.0 p2      22 t reload
        vpermb zmm6, zmm10, zmm21                                        ;  1259.3 p5      22 t
        vpermb zmm6{k2}, zmm10, [rel camellia128_encrypt.T0_constants512 + 768] ;  1262.3 p5+p3   22 t
        vmovdqu8 zmm14{k3}, zmm6                                         ;  1267.3 p0      22 t
        vptestmb k2, zmm13, zmm26                                        ;  1261.3 p5      21 t
        vpmovb2m k3, zmm1                                                ;  1226.2 p0      21 t
        vmovdqa64 zmm6, zmm3                                             ;  1260.3         41 t copy
        vpternlogd zmm6, zmm18, zmm22, 0x96                              ;  1260.3 p0      41 t
        vmovdqa64 zmm10, zmm12                                           ;  1219.3         41 t copy
        vpternlogd zmm10, zmm14, zmm22, 0x96                             ;  1270.3 p0      41 t
        vpternlogd zmm3, zmm10, zmm18, 0x96                              ;  1271.3 p0      41 t
        vmovdqa64 zmm7, zmm15                                            ;  1265.3         41 t copy
        vpternlogd zmm7, zmm17, zmm5, 0x96                               ;  1265.3 p0      41 t
        vpermb zmm23, zmm8, zmm2                                         ;  1262.3 p5      22 t
        vpermb zmm23{k1}, zmm8, zmm31                                    ;  1265.3 p5      22 t
        vpermb zmm31, zmm8, zmm21                                        ;  1264.3 p5      22 t
        vpermb zmm31{k1}, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1267.3 p5+p2   22 t
        vmovdqu8 zmm23{k5}, zmm31                                        ;  1272.3 p0      22 t
        vptestmb k1, zmm1, zmm26                                         ;  1266.3 p5      21 t
        vpmovb2m k5, zmm30                                               ;  1232.2 p0      42 t
        vmovdqa64 zmm8, zmm25                                            ;  1225.3         41 t copy
        vpternlogd zmm8, zmm23, zmm5, 0x96                               ;  1275.3 p0      41 t
        vpternlogd zmm15, zmm8, zmm17, 0x96                              ;  1276.3 p0      41 t
        vpermb zmm31, zmm13, zmm9                                        ;  1267.3 p5      21 t
        vpermb zmm31{k2}, zmm13, zmm11                                   ;  1270.3 p5      21 t
        vpermb zmm21, zmm13, [rel camellia128_encrypt.T0_constants512 + 960] ;  1269.3 p5+p3   21 t
        vpermb zmm21{k2}, zmm13, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1272.3 p5+p2   21 t
        vmovdqu8 zmm31{k4}, zmm21                                        ;  1277.3 p0      21 t
        vptestmb k2, zmm30, zmm26                                        ;  1271.3 p5      42 t
        vmovdqu64 zmm13, [rbp + 17408]                                   ;  1179.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 14144]                                   ;  1102.5 p2      40 t
        vpternlogd zmm21, zmm16, zmm13, 0x96                             ;  1236.2 p0      40 t
        vpmovb2m k4, zmm21                                               ;  1237.2 p0      42 t
        vmovdqa64 zmm13, zmm31                                           ;  1280.3         41 t copy
        vpternlogd zmm13, zmm12, zmm29, 0x96                             ;  1280.3 p0      41 t
        vpternlogd zmm14, zmm22, zmm13, 0x96                             ;  1281.3 p0      41 t
        vpternlogd zmm13, zmm3, [rbp + 20096], 0x96                      ;  1281.3 p0+p3   62 t
        vpermb zmm22, zmm1, zmm9                                         ;  1272.3 p5      21 t
        vpermb zmm22{k1}, zmm1, zmm11                                    ;  1275.3 p5      21 t
        vpermb zmm11, zmm1, [rel camellia128_encrypt.T0_constants512 + 960] ;  1274.3 p5+p2   21 t
        vpermb zmm11{k1}, zmm1, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1277.3 p5+p3   21 t
        vmovdqu8 zmm22{k3}, zmm11                                        ;  1282.3 p0      21 t
        vptestmb k1, zmm21, zmm26                                        ;  1276.3 p5      42 t
        vmovdqa64 zmm1, zmm22                                            ;  1285.3         41 t copy
        vpternlogd zmm1, zmm25, zmm4, 0x96                               ;  1285.3 p0      41 t
        vpternlogd zmm23, zmm5, zmm1, 0x96                               ;  1286.3 p0      41 t
        vpternlogd zmm1, zmm15, [rbp + 18624], 0x96                      ;  1286.3 p0+p2   62 t
        vpermb zmm5, zmm30, zmm0                                         ;  1277.3 p5      42 t
        vpermb zmm5{k2}, zmm30, zmm28                                    ;  1280.3 p5      42 t
        vpermb zmm11, zmm30, zmm27                                       ;  1279.3 p5      42 t
        vpermb zmm11{k2}, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1282.3 p5+p3   42 t
        vmovdqu8 zmm5{k5}, zmm11                                         ;  1287.3 p0      42 t
        vpternlogd zmm17, zmm5, zmm4, 0x96                               ;  1290.3 p0      41 t
        vpternlogd zmm5, zmm4, zmm7, 0x96                                ;  1290.3 p0      41 t
        vpternlogd zmm22, zmm25, zmm17, 0x96                             ;  1291.3 p0      41 t
        vpermb zmm4, zmm21, zmm0                                         ;  1281.3 p5      42 t
        vpermb zmm4{k1}, zmm21, zmm28                                    ;  1284.3 p5      42 t
        vpermb zmm11, zmm21, zmm27                                       ;  1283.3 p5      42 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1107.2 p2      41 t reload
        vpermb zmm11{k1}, zmm21, zmm25                                   ;  1286.3 p5      42 t
        vmovdqu8 zmm4{k4}, zmm11                                         ;  1291.3 p0      42 t
        vpternlogd zmm18, zmm4, zmm29, 0x96                              ;  1294.3 p0      41 t
        vpternlogd zmm4, zmm29, zmm6, 0x96                               ;  1294.3 p0      41 t
        vpternlogd zmm31, zmm12, zmm18, 0x96                             ;  1295.3 p0      41 t
        vpternlogd zmm17, zmm23, [rbp + 18176], 0x96                     ;  1291.3 p0+p3   62 t
        vpternlogd zmm18, zmm14, [rbp + 19008], 0x96                     ;  1295.3 p0+p2   62 t
        vpternlogd zmm7, zmm22, [rbp + 17536], 0x96                      ;  1292.3 p0+p3   62 t
        vpternlogd zmm6, zmm31, [rbp + 17600], 0x96                      ;  1296.3 p0+p2   62 t
        vpternlogd zmm8, zmm5, [rbp + 19648], 0x96                       ;  1291.3 p0+p3   62 t
        vpternlogd zmm10, zmm4, [rbp + 17920], 0x96                      ;  1295.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 14464]                                   ;  1111.2 p3      61 r.4 reload
        vpxord zmm12, zmm13, zmm11                                       ;  1282.3 p0      40 t
        vpxord zmm11, zmm1, zmm11                                        ;  1287.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 14528]                                   ;  1111.5 p2      61 r.5 reload
        vpxord zmm29, zmm17, zmm21                                       ;  1292.3 p0      40 t
        vpmovb2m k1, zmm12                                               ;  1283.3 p0      23 t
        vptestmb k2, zmm12, zmm26                                        ;  1285.3 p5      23 t
        vpxord zmm21, zmm18, zmm21                                       ;  1296.3 p0      40 t
        vpmovb2m k3, zmm11                                               ;  1288.3 p0      23 t
        vptestmb k4, zmm11, zmm26                                        ;  1288.3 p5      23 t
        vmovdqu64 zmm30, [rbp + 14592]                                   ;  1112.2 p3      61 r.6 reload
        vmovdqu64 [rbp + 17920], zmm17                                   ;  1292.3 p8+p9   62 t spill
        vpxord zmm17, zmm7, zmm30                                        ;  1293.3 p0      40 t
        vpmovb2m k5, zmm21                                               ;  1297.3 p0      22 t
        vpxord zmm30, zmm6, zmm30                                        ;  1297.3 p0      40 t
        vmovdqu64 [rbp + 19648], zmm7                                    ;  1293.3 p7+p4   62 t spill
        vpxord zmm7, zmm8, [rbp + 14656]                                 ;  1292.3 p0+p2   40 t
        vmovdqu64 [rbp + 17600], zmm8                                    ;  1292.3 p8+p9   62 t spill
        vpxord zmm8, zmm10, [rbp + 14656]                                ;  1296.3 p0+p3   40 t
        vmovdqu64 [rbp + 17536], zmm10                                   ;  1296.3 p7+p4   62 t spill
        vpermb zmm10, zmm12, [rel camellia128_encrypt.T0_constants512 + 320] ;  1287.3 p5+p2   23 t
        vpermb zmm10{k2}, zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;  1290.3 p5+p3   23 t
        vmovdqu64 [rbp + 19008], zmm6                                    ;  1297.3 p8+p9   62 t spill
        vpermb zmm6, zmm12, [rel camellia128_encrypt.T0_constants512 + 448] ;  1289.3 p5+p2   23 t
        vpermb zmm6{k2}, zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;  1292.3 p5+p3   23 t
        vmovdqu8 zmm10{k1}, zmm6                                         ;  1297.3 p0      23 t
        vptestmb k1, zmm21, zmm26                                        ;  1297.3 p5      22 t
        vpmovb2m k2, zmm29                                               ;  1293.3 p0      22 t
        vmovdqu64 zmm6, [rbp + 18432]                                    ;  1115.8 p2      47 y reload
        vmovdqu64 zmm12, [rbp + 14272]                                   ;  1116.2 p3      40 t
        vpternlogd zmm12, zmm3, zmm6, 0x96                               ;  1272.3 p0      40 t
        vpmovb2m k6, zmm12                                               ;  1273.3 p0      23 t
        vptestmb k7, zmm12, zmm26                                        ;  1292.3 p5      23 t
        vpermb zmm6, zmm12, [rel camellia128_encrypt.T0_constants512 + 320] ;  1293.3 p5+p2   23 t
        vpermb zmm6{k7}, zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;  1296.3 p5+p3   23 t
        vmovdqu64 [rbp + 18176], zmm18                                   ;  1296.3 p7+p4   62 t spill
        vpermb zmm18, zmm12, [rel camellia128_encrypt.T0_constants512 + 448] ;  1295.3 p5+p2   23 t
        vpermb zmm18{k7}, zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;  1298.3 p5+p3   23 t
        vmovdqu8 zmm6{k6}, zmm18                                         ;  1303.3 p0      23 t
        vmovdqu64 zmm12, [rbp + 19904]                                   ;  1118.8 p2      47 y reload
        vmovdqu64 zmm18, [rbp + 14272]                                   ;  1119.2 p3      40 t
        vpternlogd zmm18, zmm15, zmm12, 0x96                             ;  1277.3 p0      40 t
        vpmovb2m k6, zmm18                                               ;  1278.3 p0      23 t
        vptestmb k7, zmm18, zmm26                                        ;  1297.3 p5      23 t
        vpermb zmm12, zmm18, [rel camellia128_encrypt.T0_constants512 + 320] ;  1298.3 p5+p2   23 t
        vpermb zmm12{k7}, zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;  1301.3 p5+p3   23 t
        vmovdqu64 [rbp + 18624], zmm1                                    ;  1287.3 p8+p9   62 t spill
        vpermb zmm1, zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;  1300.3 p5+p2   23 t
        vpermb zmm1{k7}, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1303.3 p5+p3   23 t
        vmovdqu8 zmm12{k6}, zmm1                                         ;  1308.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 19072]                                    ;  1121.8 p2      47 y reload
        vmovdqu64 zmm18, [rbp + 14336]                                   ;  1122.2 p3      40 t
        vpternlogd zmm18, zmm14, zmm1, 0x96                              ;  1282.3 p0      40 t
        vmovdqu64 zmm1, [rbp + 14208]                                    ;  1122.8 p2      40 t
        vpternlogd zmm1, zmm5, [rbp + 19136], 0x96                       ;  1291.3 p0+p3   40 t
        vpmovb2m k6, zmm1                                                ;  1292.3 p0      41 t
        vptestmb k7, zmm1, zmm26                                         ;  1302.3 p5      41 t
        vmovdqu64 [rbp + 20096], zmm13                                   ;  1282.3 p7+p4   62 t spill
        vpermb zmm13, zmm1, zmm0                                         ;  1303.3 p5      41 t
        vpermb zmm13{k7}, zmm1, zmm28                                    ;  1306.3 p5      41 t
        vmovdqu64 [rbp + 19840], zmm14                                   ;  1282.3 p8+p9   41 t spill
        vpermb zmm14, zmm1, zmm27                                        ;  1305.3 p5      41 t
        vpermb zmm14{k7}, zmm1, zmm25                                    ;  1308.3 p5      41 t
        vmovdqu8 zmm13{k6}, zmm14                                        ;  1313.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 19200]                                    ;  1123.8 p2      47 y reload
        vmovdqu64 zmm14, [rbp + 14208]                                   ;  1124.2 p3      40 t
        vpternlogd zmm14, zmm4, zmm1, 0x96                               ;  1295.3 p0      40 t
        vpmovb2m k6, zmm14                                               ;  1296.3 p0      41 t
        vptestmb k7, zmm14, zmm26                                        ;  1307.3 p5      41 t
        vpermb zmm1, zmm14, zmm0                                         ;  1308.3 p5      41 t
        vpermb zmm1{k7}, zmm14, zmm28                                    ;  1311.3 p5      41 t
        vmovdqu64 [rbp + 19520], zmm15                                   ;  1277.3 p7+p4   41 t spill
        vpermb zmm15, zmm14, zmm27                                       ;  1310.3 p5      41 t
        vpermb zmm15{k7}, zmm14, zmm25                                   ;  1313.3 p5      41 t
        vmovdqu8 zmm1{k6}, zmm15                                         ;  1318.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 18944]                                   ;  1124.8 p2      47 y reload
        vmovdqu64 zmm15, [rbp + 14336]                                   ;  1125.2 p3      40 t
        vpternlogd zmm15, zmm23, zmm14, 0x96                             ;  1287.3 p0      40 t
        vpermb zmm14, zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;  1312.3 p5+p2   23 t
        vpermb zmm14{k4}, zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;  1315.3 p5+p3   23 t
        vmovdqu64 [rbp + 19712], zmm23                                   ;  1287.3 p8+p9   41 t spill
        vpermb zmm23, zmm11, [rel camellia128_encrypt.T0_constants512 + 448] ;  1314.3 p5+p2   23 t
        vpermb zmm23{k4}, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;  1317.3 p5+p3   23 t
        vmovdqu8 zmm14{k3}, zmm23                                        ;  1322.3 p0      23 t
        vpmovb2m k3, zmm18                                               ;  1287.2 p0      22 t
        vptestmb k4, zmm18, zmm26                                        ;  1316.3 p5      22 t
        vpermb zmm11, zmm18, zmm2                                        ;  1317.3 p5      22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;  1127.8 p2      22 t reload
        vpermb zmm11{k4}, zmm18, zmm23                                   ;  1320.3 p5      22 t
        vmovdqu64 [rbp + 18240], zmm3                                    ;  1272.3 p7+p4   41 t spill
        vpermb zmm3, zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;  1319.3 p5+p3   22 t
        vpermb zmm3{k4}, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;  1322.3 p5+p2   22 t
        vmovdqu8 zmm11{k3}, zmm3                                         ;  1327.3 p0      22 t
        vpmovb2m k3, zmm15                                               ;  1289.2 p0      22 t
        vptestmb k4, zmm15, zmm26                                        ;  1321.3 p5      22 t
        vpermb zmm3, zmm15, zmm2                                         ;  1322.3 p5      22 t
        vpermb zmm3{k4}, zmm15, zmm23                                    ;  1325.3 p5      22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;  1129.2 p3      22 t reload
        vmovdqu64 [rbp + 19776], zmm5                                    ;  1291.3 p8+p9   41 t spill
        vpermb zmm5, zmm15, zmm18                                        ;  1324.3 p5      22 t
        vpermb zmm5{k4}, zmm15, [rel camellia128_encrypt.T0_constants512 + 768] ;  1327.3 p5+p2   22 t
        vmovdqu8 zmm3{k3}, zmm5                                          ;  1332.3 p0      22 t
        vptestmb k3, zmm29, zmm26                                        ;  1326.3 p5      22 t
        vpmovb2m k4, zmm30                                               ;  1298.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 17664]                                    ;  1132.5 p3      47 y reload
        vmovdqu64 zmm15, [rbp + 14400]                                   ;  1132.7 p2      40 t
        vpternlogd zmm15, zmm22, zmm5, 0x96                              ;  1292.3 p0      40 t
        vmovdqu64 zmm5, [rbp + 14400]                                    ;  1133.5 p3      40 t
        vpternlogd zmm5, zmm31, [rbp + 19264], 0x96                      ;  1296.3 p0+p2   40 t
        vmovdqu64 [rbp + 18304], zmm22                                   ;  1292.3 p7+p4   41 t spill
        vpermb zmm22, zmm21, zmm2                                        ;  1327.3 p5      22 t
        vpermb zmm22{k1}, zmm21, zmm23                                   ;  1330.3 p5      22 t
        vmovdqu64 [rbp + 18496], zmm31                                   ;  1296.3 p8+p9   41 t spill
        vpermb zmm31, zmm21, zmm18                                       ;  1329.3 p5      22 t
        vpermb zmm31{k1}, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;  1332.3 p5+p3   22 t
        vmovdqu8 zmm22{k5}, zmm31                                        ;  1337.3 p0      22 t
        vpmovb2m k1, zmm5                                                ;  1297.3 p0      21 t
        vptestmb k5, zmm5, zmm26                                         ;  1331.3 p5      21 t
        vpermb zmm21, zmm5, zmm9                                         ;  1332.3 p5      21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 896] ;  1142.5 p2      21 t reload
        vpermb zmm21{k5}, zmm5, zmm31                                    ;  1335.3 p5      21 t
        vmovdqu64 [rbp + 19968], zmm4                                    ;  1295.3 p7+p4   41 t spill
        vpermb zmm4, zmm5, [rel camellia128_encrypt.T0_constants512 + 960] ;  1334.3 p5+p3   21 t
        vpermb zmm4{k5}, zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1337.3 p5+p2   21 t
        vmovdqu8 zmm21{k1}, zmm4                                         ;  1342.3 p0      21 t
        vpmovb2m k1, zmm15                                               ;  1297.2 p0      21 t
        vptestmb k5, zmm15, zmm26                                        ;  1336.3 p5      21 t
        vpermb zmm4, zmm15, zmm9                                         ;  1337.3 p5      21 t
        vpermb zmm4{k5}, zmm15, zmm31                                    ;  1340.3 p5      21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1147.8 p3      21 t reload
        vpermb zmm25, zmm15, zmm5                                        ;  1339.3 p5      21 t
        vpermb zmm25{k5}, zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1342.3 p5+p2   21 t
        vmovdqu8 zmm4{k1}, zmm25                                         ;  1347.3 p0      21 t
        vptestmb k1, zmm30, zmm26                                        ;  1341.3 p5      21 t
        vpmovb2m k5, zmm17                                               ;  1299.2 p0      21 t
        vmovdqa64 zmm15, zmm1                                            ;  1321.3         41 t copy
        vpternlogd zmm15, zmm22, zmm21, 0x96                             ;  1345.3 p0      41 t
        vmovdqa64 zmm25, zmm10                                           ;  1300.3         41 t copy
        vpternlogd zmm25, zmm11, zmm21, 0x96                             ;  1345.3 p0      41 t
        vpternlogd zmm10, zmm15, zmm11, 0x96                             ;  1346.3 p0      41 t
        vpternlogd zmm15, zmm16, [rbp + 17408], 0x96                     ;  1346.3 p0+p3   61 t
        vmovdqu64 [rbp + 17408], zmm15                                   ;  1347.3 p8+p9   61 t spill
        vmovdqa64 zmm15, zmm14                                           ;  1325.3         41 t copy
        vpternlogd zmm15, zmm3, zmm4, 0x96                               ;  1350.3 p0      41 t
        vmovdqu64 [rbp + 20032], zmm10                                   ;  1347.3 p7+p4   41 t spill
        vpermb zmm10, zmm29, zmm2                                        ;  1342.3 p5      22 t
        vpermb zmm10{k3}, zmm29, zmm23                                   ;  1345.3 p5      22 t
        vpermb zmm23, zmm29, zmm18                                       ;  1344.3 p5      22 t
        vpermb zmm23{k3}, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1347.3 p5+p2   22 t
        vmovdqu8 zmm10{k2}, zmm23                                        ;  1352.3 p0      22 t
        vptestmb k2, zmm17, zmm26                                        ;  1346.3 p5      21 t
        vpmovb2m k3, zmm8                                                ;  1306.2 p0      42 t
        vmovdqa64 zmm23, zmm13                                           ;  1316.3         41 t copy
        vpternlogd zmm23, zmm10, zmm4, 0x96                              ;  1355.3 p0      41 t
        vpternlogd zmm14, zmm23, zmm3, 0x96                              ;  1356.3 p0      41 t
        vpermb zmm29, zmm30, zmm9                                        ;  1347.3 p5      21 t
        vpermb zmm29{k1}, zmm30, zmm31                                   ;  1350.3 p5      21 t
        vpermb zmm18, zmm30, zmm5                                        ;  1349.3 p5      21 t
        vpermb zmm18{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1352.3 p5+p3   21 t
        vmovdqu8 zmm29{k4}, zmm18                                        ;  1357.3 p0      21 t
        vptestmb k1, zmm8, zmm26                                         ;  1351.3 p5      42 t
        vpmovb2m k4, zmm7                                                ;  1310.2 p0      42 t
        vmovdqa64 zmm18, zmm29                                           ;  1360.3         41 t copy
        vpternlogd zmm18, zmm1, zmm6, 0x96                               ;  1360.3 p0      41 t
        vpternlogd zmm22, zmm21, zmm18, 0x96                             ;  1361.3 p0      41 t
        vpermb zmm21, zmm17, zmm9                                        ;  1352.3 p5      21 t
        vpermb zmm21{k2}, zmm17, zmm31                                   ;  1355.3 p5      21 t
        vpermb zmm30, zmm17, zmm5                                        ;  1354.3 p5      21 t
        vpermb zmm30{k2}, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1357.3 p5+p2   21 t
        vmovdqu8 zmm21{k5}, zmm30                                        ;  1362.3 p0      21 t
        vptestmb k2, zmm7, zmm26                                         ;  1356.3 p5      42 t
        vmovdqa64 zmm17, zmm21                                           ;  1365.3         41 t copy
        vpternlogd zmm17, zmm13, zmm12, 0x96                             ;  1365.3 p0      41 t
        vpternlogd zmm10, zmm4, zmm17, 0x96                              ;  1366.3 p0      41 t
        vpermb zmm4, zmm8, zmm0                                          ;  1357.3 p5      42 t
        vpermb zmm4{k1}, zmm8, zmm28                                     ;  1360.3 p5      42 t
        vpermb zmm30, zmm8, zmm27                                        ;  1359.3 p5      42 t
        vpermb zmm30{k1}, zmm8, [rel camellia128_encrypt.T0_constants512 + 192] ;  1362.3 p5+p3   42 t
        vmovdqu8 zmm4{k3}, zmm30                                         ;  1367.3 p0      42 t
        vpternlogd zmm11, zmm4, zmm6, 0x96                               ;  1370.3 p0      41 t
        vpternlogd zmm4, zmm6, zmm25, 0x96                               ;  1370.3 p0      41 t
        vpternlogd zmm29, zmm1, zmm11, 0x96                              ;  1371.3 p0      41 t
        vpternlogd zmm20, zmm16, zmm4, 0x96                              ;  1371.3 p0      61 t
        vpermb zmm1, zmm7, zmm0                                          ;  1361.3 p5      42 t
        vpermb zmm1{k2}, zmm7, zmm28                                     ;  1364.3 p5      42 t
        vpermb zmm6, zmm7, zmm27                                         ;  1363.3 p5      42 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 192]  ;  1180.0 p2      41 t reload
        vpermb zmm6{k2}, zmm7, zmm8                                      ;  1366.3 p5      42 t
        vmovdqu8 zmm1{k4}, zmm6                                          ;  1371.3 p0      42 t
        vpternlogd zmm3, zmm1, zmm12, 0x96                               ;  1374.3 p0      41 t
        vpternlogd zmm1, zmm12, zmm15, 0x96                              ;  1374.3 p0      41 t
        vpternlogd zmm21, zmm13, zmm3, 0x96                              ;  1375.3 p0      41 t
        vpternlogd zmm24, zmm19, zmm1, 0x96                              ;  1375.3 p0      61 t
        vpternlogd zmm1, zmm23, [rbp + 18816], 0x96                      ;  1375.3 p0+p3   61 t
        vpternlogd zmm11, zmm22, [rbp + 17728], 0x96                     ;  1371.3 p0+p2   61 t
        vpternlogd zmm3, zmm10, [rbp + 18112], 0x96                      ;  1375.3 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 17472]                                    ;  1184.7 p2      61 t reload
        vpternlogd zmm22, zmm6, [rbp + 17856], 0x96                      ;  1362.3 p0+p3   61 t
        vpternlogd zmm15, zmm21, [rbp + 18880], 0x96                     ;  1376.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 17344]                                    ;  1199.3 p3      41 t reload
        vmovdqu64 zmm7, [rbp + 18560]                                    ;  1188.3 p2      61 t reload
        vpternlogd zmm25, zmm7, zmm6, 0x96                               ;  1346.3 p0      61 t
        vpternlogd zmm6, zmm29, [rbp + 19584], 0x96                      ;  1372.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 17984]                                    ;  1189.7 p2      61 t reload
        vpternlogd zmm10, zmm7, [rbp + 19456], 0x96                      ;  1367.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 20032]                                    ;  1347.3 p2      41 t reload
        vpternlogd zmm18, zmm7, [rbp + 18048], 0x96                      ;  1361.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 17280]                                   ;  1193.3 p2      61 t reload
        vpternlogd zmm7, zmm12, [rbp + 18752], 0x96                      ;  1353.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 19392]                                   ;  1194.3 p2      41 t reload
        vmovdqu64 zmm13, [rbp + 19328]                                   ;  1194.5 p3      61 t reload
        vpternlogd zmm17, zmm13, zmm12, 0x96                             ;  1366.3 p0      61 t
        vpternlogd zmm12, zmm14, [rbp + 18368], 0x96                     ;  1357.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 20160]                                   ;  1195.5 p3      61 t reload
        vpternlogd zmm21, zmm13, [rbp + 17792], 0x96                     ;  1376.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 14976]                                   ;  1196.5 p3      62 l.4 reload
        vpxord zmm16, zmm18, zmm13                                       ;  1362.3 p0      40 t
        vpternlogd zmm13, zmm17, zmm14, 0x96                             ;  1367.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 14784]                                   ;  1197.3 p2      62 l.1 reload
        vpxord zmm23, zmm7, zmm19                                        ;  1354.3 p0      40 t
        vpmovb2m k1, zmm23                                               ;  1355.3 p0      23 t
        vptestmb k2, zmm23, zmm26                                        ;  1365.3 p5      23 t
        vpmovb2m k3, zmm16                                               ;  1363.3 p0      23 t
        vptestmb k4, zmm16, zmm26                                        ;  1366.3 p5      23 t
        vmovdqu64 zmm30, [rbp + 15040]                                   ;  1197.5 p3      62 l.5 reload
        vmovdqu64 [rbp + 17792], zmm7                                    ;  1354.3 p8+p9   61 t spill
        vpxord zmm7, zmm11, zmm30                                        ;  1372.3 p0      40 t
        vpmovb2m k5, zmm13                                               ;  1368.3 p0      23 t
        vpxord zmm30, zmm3, zmm30                                        ;  1376.3 p0      40 t
        vmovdqu64 [rbp + 20160], zmm3                                    ;  1376.3 p7+p4   61 t spill
        vpxord zmm3, zmm15, [rbp + 15104]                                ;  1377.3 p0+p2   40 t
        vmovdqu64 [rbp + 19392], zmm15                                   ;  1377.3 p8+p9   61 t spill
        vpxord zmm15, zmm1, [rbp + 15168]                                ;  1376.3 p0+p3   40 t
        vpxord zmm19, zmm12, zmm19                                       ;  1358.3 p0      40 t
        vmovdqu64 [rbp + 18368], zmm12                                   ;  1358.3 p7+p4   61 t spill
        vpxord zmm12, zmm20, [rbp + 14720]                               ;  1372.3 p0+p2   40 t
        vmovdqu64 [rbp + 19328], zmm20                                   ;  1372.3 p8+p9   61 t spill
        vpxord zmm20, zmm22, [rbp + 14848]                               ;  1363.3 p0+p3   40 t
        vmovdqu64 [rbp + 18752], zmm22                                   ;  1363.3 p7+p4   61 t spill
        vpxord zmm22, zmm24, [rbp + 14720]                               ;  1376.3 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm24                                   ;  1376.3 p8+p9   61 t spill
        vpxord zmm24, zmm10, [rbp + 14848]                               ;  1368.3 p0+p3   40 t
        vmovdqu64 [rbp + 20032], zmm10                                   ;  1368.3 p7+p4   61 t spill
        vpxord zmm10, zmm6, [rbp + 14912]                                ;  1373.3 p0+p2   40 t
        vmovdqu64 [rbp + 18048], zmm6                                    ;  1373.3 p8+p9   61 t spill
        vpxord zmm6, zmm21, [rbp + 14912]                                ;  1377.3 p0+p3   40 t
        vmovdqu64 [rbp + 19456], zmm21                                   ;  1377.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm25                                           ;  1347.3         40 t copy
        vpternlogd zmm21, zmm29, [rbp + 15104], 0x96                     ;  1372.3 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm1                                    ;  1376.3 p8+p9   61 t spill
        vpermb zmm1, zmm23, [rel camellia128_encrypt.T0_constants512 + 320] ;  1367.3 p5+p3   23 t
        vpermb zmm1{k2}, zmm23, [rel camellia128_encrypt.T0_constants512 + 384] ;  1370.3 p5+p2   23 t
        vmovdqu64 [rbp + 17344], zmm25                                   ;  1347.3 p7+p4   61 t spill
        vpermb zmm25, zmm23, [rel camellia128_encrypt.T0_constants512 + 448] ;  1369.3 p5+p3   23 t
        vpermb zmm25{k2}, zmm23, [rel camellia128_encrypt.T0_constants512 + 512] ;  1372.3 p5+p2   23 t
        vmovdqu8 zmm1{k1}, zmm25                                         ;  1377.3 p0      23 t
        vpmovb2m k1, zmm12                                               ;  1373.3 p0      41 t
        vptestmb k2, zmm12, zmm26                                        ;  1373.3 p5      41 t
        vpermb zmm23, zmm12, zmm0                                        ;  1373.3 p5      41 t
        vpermb zmm23{k2}, zmm12, zmm28                                   ;  1376.3 p5      41 t
        vpermb zmm25, zmm12, zmm27                                       ;  1374.3 p5      41 t
        vpermb zmm25{k2}, zmm12, zmm8                                    ;  1377.3 p5      41 t
        vmovdqu8 zmm23{k1}, zmm25                                        ;  1382.3 p0      41 t
        vpmovb2m k1, zmm22                                               ;  1377.3 p0      41 t
        vptestmb k2, zmm22, zmm26                                        ;  1377.3 p5      41 t
        vpermb zmm12, zmm22, zmm0                                        ;  1377.3 p5      41 t
        vpermb zmm12{k2}, zmm22, zmm28                                   ;  1380.3 p5      41 t
        vpermb zmm25, zmm22, zmm27                                       ;  1379.3 p5      41 t
        vpermb zmm25{k2}, zmm22, zmm8                                    ;  1382.3 p5      41 t
        vmovdqu8 zmm12{k1}, zmm25                                        ;  1387.3 p0      41 t
        vpmovb2m k1, zmm19                                               ;  1362.2 p0      23 t
        vptestmb k2, zmm19, zmm26                                        ;  1381.3 p5      23 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 320] ;  1204.5 p3      23 t reload
        vpermb zmm25, zmm19, zmm22                                       ;  1382.3 p5      23 t
        vpermb zmm25{k2}, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1385.3 p5+p2   23 t
        vmovdqu64 [rbp + 19584], zmm29                                   ;  1372.3 p8+p9   41 t spill
        vpermb zmm29, zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;  1384.3 p5+p3   23 t
        vpermb zmm29{k2}, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;  1387.3 p5+p2   23 t
        vmovdqu8 zmm25{k1}, zmm29                                        ;  1392.3 p0      23 t
        vpmovb2m k1, zmm20                                               ;  1364.3 p0      22 t
        vptestmb k2, zmm20, zmm26                                        ;  1386.3 p5      22 t
        vpermb zmm19, zmm20, zmm2                                        ;  1387.3 p5      22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1206.5 p3      22 t reload
        vpermb zmm19{k2}, zmm20, zmm29                                   ;  1390.3 p5      22 t
        vmovdqu64 [rbp + 18560], zmm11                                   ;  1372.3 p7+p4   61 t spill
        vpermb zmm11, zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;  1389.3 p5+p2   22 t
        vpermb zmm11{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1392.3 p5+p3   22 t
        vmovdqu8 zmm19{k1}, zmm11                                        ;  1397.3 p0      22 t
        vpmovb2m k1, zmm24                                               ;  1369.3 p0      22 t
        vptestmb k2, zmm24, zmm26                                        ;  1391.3 p5      22 t
        vpermb zmm11, zmm24, zmm2                                        ;  1392.3 p5      22 t
        vpermb zmm11{k2}, zmm24, zmm29                                   ;  1395.3 p5      22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;  1208.3 p2      22 t reload
        vmovdqu64 [rbp + 18880], zmm14                                   ;  1357.3 p8+p9   41 t spill
        vpermb zmm14, zmm24, zmm20                                       ;  1394.3 p5      22 t
        vpermb zmm14{k2}, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;  1397.3 p5+p3   22 t
        vmovdqu8 zmm11{k1}, zmm14                                        ;  1402.3 p0      22 t
        vpmovb2m k1, zmm10                                               ;  1374.3 p0      21 t
        vptestmb k2, zmm10, zmm26                                        ;  1396.3 p5      21 t
        vpermb zmm14, zmm10, zmm9                                        ;  1397.3 p5      21 t
        vpermb zmm14{k2}, zmm10, zmm31                                   ;  1400.3 p5      21 t
        vpermb zmm24, zmm10, zmm5                                        ;  1399.3 p5      21 t
        vpermb zmm24{k2}, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1402.3 p5+p2   21 t
        vmovdqu8 zmm14{k1}, zmm24                                        ;  1407.3 p0      21 t
        vptestmb k1, zmm13, zmm26                                        ;  1401.3 p5      23 t
        vpmovb2m k2, zmm6                                                ;  1378.3 p0      21 t
        vmovdqu64 zmm10, [rbp + 17408]                                   ;  1347.3 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 15168]                                   ;  1210.7 p2      40 t
        vpternlogd zmm24, zmm4, zmm10, 0x96                              ;  1371.3 p0      40 t
        vpermb zmm10, zmm16, zmm22                                       ;  1402.3 p5      23 t
        vpermb zmm10{k4}, zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;  1405.3 p5+p3   23 t
        vmovdqu64 [rbp + 17856], zmm4                                    ;  1371.3 p7+p4   41 t spill
        vpermb zmm4, zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;  1404.3 p5+p2   23 t
        vpermb zmm4{k4}, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1407.3 p5+p3   23 t
        vmovdqu8 zmm10{k3}, zmm4                                         ;  1412.3 p0      23 t
        vptestmb k3, zmm6, zmm26                                         ;  1406.3 p5      21 t
        vpmovb2m k4, zmm7                                                ;  1373.3 p0      22 t
        vpermb zmm4, zmm6, zmm9                                          ;  1407.3 p5      21 t
        vpermb zmm4{k3}, zmm6, zmm31                                     ;  1410.3 p5      21 t
        vpermb zmm16, zmm6, zmm5                                         ;  1409.3 p5      21 t
        vpermb zmm16{k3}, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1412.3 p5+p2   21 t
        vmovdqu8 zmm4{k2}, zmm16                                         ;  1417.3 p0      21 t
        vptestmb k2, zmm7, zmm26                                         ;  1411.3 p5      22 t
        vpmovb2m k3, zmm30                                               ;  1377.3 p0      22 t
        vpermb zmm6, zmm13, zmm22                                        ;  1412.3 p5      23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;  1213.5 p3      23 t reload
        vpermb zmm6{k1}, zmm13, zmm16                                    ;  1415.3 p5      23 t
        vpermb zmm16, zmm13, [rel camellia128_encrypt.T0_constants512 + 448] ;  1414.3 p5+p2   23 t
        vpermb zmm16{k1}, zmm13, [rel camellia128_encrypt.T0_constants512 + 512] ;  1417.3 p5+p3   23 t
        vmovdqu8 zmm6{k5}, zmm16                                         ;  1422.3 p0      23 t
        vptestmb k1, zmm30, zmm26                                        ;  1416.3 p5      22 t
        vpmovb2m k5, zmm21                                               ;  1377.2 p0      21 t
        vmovdqa64 zmm13, zmm10                                           ;  1415.3         41 t copy
        vpternlogd zmm13, zmm19, zmm14, 0x96                             ;  1415.3 p0      41 t
        vpermb zmm16, zmm7, zmm2                                         ;  1417.3 p5      22 t
        vpermb zmm16{k2}, zmm7, zmm29                                    ;  1420.3 p5      22 t
        vmovdqu64 [rbp + 17472], zmm17                                   ;  1367.3 p8+p9   61 t spill
        vpermb zmm17, zmm7, zmm20                                        ;  1419.3 p5      22 t
        vpermb zmm17{k2}, zmm7, [rel camellia128_encrypt.T0_constants512 + 768] ;  1422.3 p5+p2   22 t
        vmovdqu8 zmm16{k4}, zmm17                                        ;  1427.3 p0      22 t
        vptestmb k2, zmm21, zmm26                                        ;  1421.3 p5      21 t
        vpmovb2m k4, zmm3                                                ;  1380.2 p0      21 t
        vmovdqa64 zmm7, zmm23                                            ;  1385.3         41 t copy
        vpternlogd zmm7, zmm16, zmm14, 0x96                              ;  1430.3 p0      41 t
        vpternlogd zmm10, zmm7, zmm19, 0x96                              ;  1431.3 p0      41 t
        vmovdqa64 zmm17, zmm6                                            ;  1425.3         41 t copy
        vpternlogd zmm17, zmm11, zmm4, 0x96                              ;  1425.3 p0      41 t
        vmovdqu64 [rbp + 18112], zmm18                                   ;  1362.3 p7+p4   61 t spill
        vpermb zmm18, zmm30, zmm2                                        ;  1422.3 p5      22 t
        vpermb zmm18{k1}, zmm30, zmm29                                   ;  1425.3 p5      22 t
        vpermb zmm29, zmm30, zmm20                                       ;  1424.3 p5      22 t
        vpermb zmm29{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 768] ;  1427.3 p5+p3   22 t
        vmovdqu8 zmm18{k3}, zmm29                                        ;  1432.3 p0      22 t
        vptestmb k1, zmm3, zmm26                                         ;  1426.3 p5      21 t
        vpmovb2m k3, zmm24                                               ;  1385.2 p0      42 t
        vmovdqa64 zmm29, zmm12                                           ;  1390.3         41 t copy
        vpternlogd zmm29, zmm18, zmm4, 0x96                              ;  1435.3 p0      41 t
        vpternlogd zmm6, zmm29, zmm11, 0x96                              ;  1436.3 p0      41 t
        vpermb zmm30, zmm21, zmm9                                        ;  1427.3 p5      21 t
        vpermb zmm30{k2}, zmm21, zmm31                                   ;  1430.3 p5      21 t
        vpermb zmm20, zmm21, zmm5                                        ;  1429.3 p5      21 t
        vpermb zmm20{k2}, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1432.3 p5+p2   21 t
        vmovdqu8 zmm30{k5}, zmm20                                        ;  1437.3 p0      21 t
        vptestmb k2, zmm24, zmm26                                        ;  1431.3 p5      42 t
        vpmovb2m k5, zmm15                                               ;  1389.2 p0      42 t
        vmovdqa64 zmm20, zmm30                                           ;  1440.3         41 t copy
        vpternlogd zmm20, zmm23, zmm1, 0x96                              ;  1440.3 p0      41 t
        vpternlogd zmm16, zmm14, zmm20, 0x96                             ;  1441.3 p0      41 t
        vpternlogd zmm20, zmm10, [rbp + 20096], 0x96                     ;  1441.3 p0+p3   62 t
        vmovdqu64 zmm14, [rbp + 18240]                                   ;  1272.3 p2      41 t reload
        vpternlogd zmm10, zmm14, [rbp + 18432], 0x96                     ;  1432.3 p0+p3   62 t
        vpermb zmm14, zmm3, zmm9                                         ;  1432.3 p5      21 t
        vpermb zmm14{k1}, zmm3, zmm31                                    ;  1435.3 p5      21 t
        vpermb zmm21, zmm3, zmm5                                         ;  1434.3 p5      21 t
        vpermb zmm21{k1}, zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1437.3 p5+p2   21 t
        vmovdqu8 zmm14{k4}, zmm21                                        ;  1442.3 p0      21 t
        vptestmb k1, zmm15, zmm26                                        ;  1436.3 p5      42 t
        vmovdqa64 zmm3, zmm14                                            ;  1445.3         41 t copy
        vpternlogd zmm3, zmm12, zmm25, 0x96                              ;  1445.3 p0      41 t
        vpternlogd zmm18, zmm4, zmm3, 0x96                               ;  1446.3 p0      41 t
        vpternlogd zmm3, zmm6, [rbp + 18624], 0x96                       ;  1446.3 p0+p3   62 t
        vmovdqu64 zmm4, [rbp + 19520]                                    ;  1277.3 p2      41 t reload
        vpternlogd zmm6, zmm4, [rbp + 19904], 0x96                       ;  1437.3 p0+p3   62 t
        vpermb zmm4, zmm24, zmm0                                         ;  1437.3 p5      42 t
        vpermb zmm4{k2}, zmm24, zmm28                                    ;  1440.3 p5      42 t
        vpermb zmm21, zmm24, zmm27                                       ;  1439.3 p5      42 t
        vpermb zmm21{k2}, zmm24, zmm8                                    ;  1442.3 p5      42 t
        vmovdqu8 zmm4{k3}, zmm21                                         ;  1447.3 p0      42 t
        vpternlogd zmm19, zmm4, zmm1, 0x96                               ;  1450.3 p0      41 t
        vpternlogd zmm4, zmm1, zmm13, 0x96                               ;  1450.3 p0      41 t
        vpternlogd zmm30, zmm23, zmm19, 0x96                             ;  1451.3 p0      41 t
        vpermb zmm1, zmm15, zmm0                                         ;  1441.3 p5      42 t
        vpermb zmm1{k1}, zmm15, zmm28                                    ;  1444.3 p5      42 t
        vpermb zmm21, zmm15, zmm27                                       ;  1443.3 p5      42 t
        vpermb zmm21{k1}, zmm15, zmm8                                    ;  1446.3 p5      42 t
        vmovdqu8 zmm1{k5}, zmm21                                         ;  1451.3 p0      42 t
        vpternlogd zmm11, zmm1, zmm25, 0x96                              ;  1454.3 p0      41 t
        vpternlogd zmm1, zmm25, zmm17, 0x96                              ;  1454.3 p0      41 t
        vpternlogd zmm14, zmm12, zmm11, 0x96                             ;  1455.3 p0      41 t
        vpternlogd zmm19, zmm16, [rbp + 18176], 0x96                     ;  1451.3 p0+p2   62 t
        vpternlogd zmm13, zmm30, [rbp + 19008], 0x96                     ;  1452.3 p0+p3   62 t
        vpternlogd zmm11, zmm18, [rbp + 17920], 0x96                     ;  1455.3 p0+p2   62 t
        vpternlogd zmm7, zmm4, [rbp + 17536], 0x96                       ;  1451.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 19968]                                   ;  1295.3 p2      41 t reload
        vpternlogd zmm4, zmm12, [rbp + 19200], 0x96                      ;  1451.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 19840]                                   ;  1282.3 p2      41 t reload
        vpternlogd zmm16, zmm12, [rbp + 19072], 0x96                     ;  1442.3 p0+p3   62 t
        vpternlogd zmm17, zmm14, [rbp + 19648], 0x96                     ;  1456.3 p0+p2   62 t
        vpternlogd zmm29, zmm1, [rbp + 17600], 0x96                      ;  1455.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 19776]                                   ;  1291.3 p2      41 t reload
        vpternlogd zmm1, zmm12, [rbp + 19136], 0x96                      ;  1455.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 19712]                                   ;  1287.3 p2      41 t reload
        vpternlogd zmm18, zmm12, [rbp + 18944], 0x96                     ;  1447.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 18496]                                   ;  1296.3 p2      41 t reload
        vpternlogd zmm30, zmm12, [rbp + 19264], 0x96                     ;  1452.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 18304]                                   ;  1292.3 p2      41 t reload
        vpternlogd zmm14, zmm12, [rbp + 17664], 0x96                     ;  1456.3 p0+p3   62 t
        vmovdqu64 zmm12, [rbp + 15296]                                   ;  1273.7 p2      61 r.1 reload
        vpxord zmm15, zmm10, zmm12                                       ;  1433.3 p0      40 t
        vpxord zmm12, zmm6, zmm12                                        ;  1438.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 15232]                                   ;  1275.3 p3      61 r.0 reload
        vpxord zmm23, zmm4, zmm21                                        ;  1452.3 p0      40 t
        vpmovb2m k1, zmm23                                               ;  1453.3 p0      41 t
        vptestmb k2, zmm23, zmm26                                        ;  1453.3 p5      41 t
        vpmovb2m k3, zmm15                                               ;  1434.3 p0      23 t
        vptestmb k4, zmm15, zmm26                                        ;  1446.3 p5      23 t
        vpmovb2m k5, zmm12                                               ;  1439.3 p0      23 t
        vmovdqu64 zmm24, [rbp + 15360]                                   ;  1277.7 p2      61 r.2 reload
        vpxord zmm25, zmm16, zmm24                                       ;  1443.3 p0      40 t
        vpxord zmm21, zmm1, zmm21                                        ;  1456.3 p0      40 t
        vpxord zmm24, zmm18, zmm24                                       ;  1448.3 p0      40 t
        vmovdqu64 [rbp + 17664], zmm18                                   ;  1448.3 p8+p9   62 t spill
        vpxord zmm18, zmm20, [rbp + 15488]                               ;  1442.3 p0+p3   40 t
        vmovdqu64 [rbp + 18304], zmm20                                   ;  1442.3 p7+p4   62 t spill
        vpxord zmm20, zmm30, [rbp + 15424]                               ;  1453.3 p0+p2   40 t
        vmovdqu64 [rbp + 19264], zmm30                                   ;  1453.3 p8+p9   62 t spill
        vpxord zmm30, zmm3, [rbp + 15488]                                ;  1447.3 p0+p3   40 t
        vmovdqu64 [rbp + 18496], zmm3                                    ;  1447.3 p7+p4   62 t spill
        vpxord zmm3, zmm14, [rbp + 15424]                                ;  1457.3 p0+p2   40 t
        vmovdqu64 [rbp + 18944], zmm14                                   ;  1457.3 p8+p9   62 t spill
        vpxord zmm14, zmm19, [rbp + 15552]                               ;  1452.3 p0+p3   40 t
        vmovdqu64 [rbp + 19712], zmm19                                   ;  1452.3 p7+p4   62 t spill
        vpxord zmm19, zmm13, [rbp + 15616]                               ;  1453.3 p0+p2   40 t
        vmovdqu64 [rbp + 19136], zmm13                                   ;  1453.3 p8+p9   62 t spill
        vpxord zmm13, zmm11, [rbp + 15552]                               ;  1456.3 p0+p3   40 t
        vmovdqu64 [rbp + 19776], zmm11                                   ;  1456.3 p7+p4   62 t spill
        vpxord zmm11, zmm7, [rbp + 15680]                                ;  1452.3 p0+p2   40 t
        vmovdqu64 [rbp + 17600], zmm7                                    ;  1452.3 p8+p9   62 t spill
        vpxord zmm7, zmm17, [rbp + 15616]                                ;  1457.3 p0+p3   40 t
        vmovdqu64 [rbp + 19648], zmm17                                   ;  1457.3 p7+p4   62 t spill
        vpxord zmm17, zmm29, [rbp + 15680]                               ;  1456.3 p0+p2   40 t
        vmovdqu64 [rbp + 19072], zmm29                                   ;  1456.3 p8+p9   62 t spill
        vpermb zmm29, zmm23, zmm0                                        ;  1453.3 p5      41 t
        vpermb zmm29{k2}, zmm23, zmm28                                   ;  1456.3 p5      41 t
        vmovdqu64 [rbp + 19840], zmm16                                   ;  1443.3 p7+p4   62 t spill
        vpermb zmm16, zmm23, zmm27                                       ;  1453.3 p5      41 t
        vpermb zmm16{k2}, zmm23, zmm8                                    ;  1456.3 p5      41 t
        vmovdqu8 zmm29{k1}, zmm16                                        ;  1461.3 p0      41 t
        vptestmb k1, zmm12, zmm26                                        ;  1451.3 p5      23 t
        vpmovb2m k2, zmm21                                               ;  1457.3 p0      41 t
        vpermb zmm16, zmm15, zmm22                                       ;  1452.3 p5      23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 384] ;  1292.7 p3      23 t reload
        vpermb zmm16{k4}, zmm15, zmm23                                   ;  1455.3 p5      23 t
        vmovdqu64 [rbp + 19200], zmm6                                    ;  1438.3 p8+p9   62 t spill
        vpermb zmm6, zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;  1454.3 p5+p2   23 t
        vpermb zmm6{k4}, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;  1457.3 p5+p3   23 t
        vmovdqu8 zmm16{k3}, zmm6                                         ;  1462.3 p0      23 t
        vptestmb k3, zmm21, zmm26                                        ;  1457.3 p5      41 t
        vpmovb2m k4, zmm25                                               ;  1444.3 p0      22 t
        vpermb zmm6, zmm21, zmm0                                         ;  1457.3 p5      41 t
        vpermb zmm6{k3}, zmm21, zmm28                                    ;  1460.3 p5      41 t
        vpermb zmm15, zmm21, zmm27                                       ;  1459.3 p5      41 t
        vpermb zmm15{k3}, zmm21, zmm8                                    ;  1462.3 p5      41 t
        vmovdqu8 zmm6{k2}, zmm15                                         ;  1467.3 p0      41 t
        vptestmb k2, zmm25, zmm26                                        ;  1461.3 p5      22 t
        vpmovb2m k3, zmm24                                               ;  1449.3 p0      22 t
        vpermb zmm15, zmm12, zmm22                                       ;  1462.3 p5      23 t
        vpermb zmm15{k1}, zmm12, zmm23                                   ;  1465.3 p5      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;  1298.0 p2      23 t reload
        vmovdqu64 [rbp + 19968], zmm10                                   ;  1433.3 p7+p4   62 t spill
        vpermb zmm10, zmm12, zmm21                                       ;  1464.3 p5      23 t
        vpermb zmm10{k1}, zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;  1467.3 p5+p3   23 t
        vmovdqu8 zmm15{k5}, zmm10                                        ;  1472.3 p0      23 t
        vptestmb k1, zmm24, zmm26                                        ;  1466.3 p5      22 t
        vpmovb2m k5, zmm20                                               ;  1454.3 p0      21 t
        vpermb zmm10, zmm25, zmm2                                        ;  1467.3 p5      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;  1299.3 p2      22 t reload
        vpermb zmm10{k2}, zmm25, zmm12                                   ;  1470.3 p5      22 t
        vmovdqu64 [rbp + 17536], zmm1                                    ;  1456.3 p8+p9   62 t spill
        vpermb zmm1, zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;  1469.3 p5+p3   22 t
        vpermb zmm1{k2}, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;  1472.3 p5+p2   22 t
        vmovdqu8 zmm10{k4}, zmm1                                         ;  1477.3 p0      22 t
        vptestmb k2, zmm20, zmm26                                        ;  1471.3 p5      21 t
        vpmovb2m k4, zmm3                                                ;  1458.3 p0      21 t
        vpermb zmm1, zmm24, zmm2                                         ;  1472.3 p5      22 t
        vpermb zmm1{k1}, zmm24, zmm12                                    ;  1475.3 p5      22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;  1301.0 p3      22 t reload
        vmovdqu64 [rbp + 17920], zmm4                                    ;  1452.3 p7+p4   62 t spill
        vpermb zmm4, zmm24, zmm25                                        ;  1474.3 p5      22 t
        vpermb zmm4{k1}, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;  1477.3 p5+p2   22 t
        vmovdqu8 zmm1{k3}, zmm4                                          ;  1482.3 p0      22 t
        vptestmb k1, zmm3, zmm26                                         ;  1476.3 p5      21 t
        vpmovb2m k3, zmm18                                               ;  1449.2 p0      23 t
        vpermb zmm4, zmm20, zmm9                                         ;  1477.3 p5      21 t
        vpermb zmm4{k2}, zmm20, zmm31                                    ;  1480.3 p5      21 t
        vpermb zmm24, zmm20, zmm5                                        ;  1479.3 p5      21 t
        vpermb zmm24{k2}, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1482.3 p5+p3   21 t
        vmovdqu8 zmm4{k5}, zmm24                                         ;  1487.3 p0      21 t
        vptestmb k2, zmm18, zmm26                                        ;  1481.3 p5      23 t
        vpmovb2m k5, zmm30                                               ;  1451.2 p0      23 t
        vpermb zmm20, zmm3, zmm9                                         ;  1482.3 p5      21 t
        vpermb zmm20{k1}, zmm3, zmm31                                    ;  1485.3 p5      21 t
        vpermb zmm24, zmm3, zmm5                                         ;  1484.3 p5      21 t
        vpermb zmm24{k1}, zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1487.3 p5+p2   21 t
        vmovdqu8 zmm20{k4}, zmm24                                        ;  1492.3 p0      21 t
        vptestmb k1, zmm30, zmm26                                        ;  1486.3 p5      23 t
        vpmovb2m k4, zmm14                                               ;  1453.3 p0      22 t
        vpermb zmm3, zmm18, zmm22                                        ;  1487.3 p5      23 t
        vpermb zmm3{k2}, zmm18, zmm23                                    ;  1490.3 p5      23 t
        vpermb zmm24, zmm18, zmm21                                       ;  1489.3 p5      23 t
        vpermb zmm24{k2}, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1492.3 p5+p3   23 t
        vmovdqu8 zmm3{k3}, zmm24                                         ;  1497.3 p0      23 t
        vptestmb k2, zmm14, zmm26                                        ;  1491.3 p5      22 t
        vpmovb2m k3, zmm13                                               ;  1457.3 p0      22 t
        vpermb zmm18, zmm30, zmm22                                       ;  1492.3 p5      23 t
        vpermb zmm18{k1}, zmm30, zmm23                                   ;  1495.3 p5      23 t
        vpermb zmm24, zmm30, zmm21                                       ;  1494.3 p5      23 t
        vpermb zmm24{k1}, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;  1497.3 p5+p2   23 t
        vmovdqu8 zmm18{k5}, zmm24                                        ;  1502.3 p0      23 t
        vptestmb k1, zmm13, zmm26                                        ;  1496.3 p5      22 t
        vpmovb2m k5, zmm19                                               ;  1457.2 p0      21 t
        vmovdqa64 zmm24, zmm3                                            ;  1500.3         41 t copy
        vpternlogd zmm24, zmm10, zmm4, 0x96                              ;  1500.3 p0      41 t
        vpermb zmm30, zmm14, zmm2                                        ;  1497.3 p5      22 t
        vpermb zmm30{k2}, zmm14, zmm12                                   ;  1500.3 p5      22 t
        vpermb zmm23, zmm14, zmm25                                       ;  1499.3 p5      22 t
        vpermb zmm23{k2}, zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;  1502.3 p5+p3   22 t
        vmovdqu8 zmm30{k4}, zmm23                                        ;  1507.3 p0      22 t
        vptestmb k2, zmm19, zmm26                                        ;  1501.3 p5      21 t
        vpmovb2m k4, zmm7                                                ;  1460.2 p0      21 t
        vmovdqa64 zmm14, zmm29                                           ;  1464.3         41 t copy
        vpternlogd zmm14, zmm30, zmm4, 0x96                              ;  1510.3 p0      41 t
        vpternlogd zmm3, zmm14, zmm10, 0x96                              ;  1511.3 p0      41 t
        vmovdqa64 zmm23, zmm18                                           ;  1505.3         41 t copy
        vpternlogd zmm23, zmm1, zmm20, 0x96                              ;  1505.3 p0      41 t
        vpermb zmm21, zmm13, zmm2                                        ;  1502.3 p5      22 t
        vpermb zmm21{k1}, zmm13, zmm12                                   ;  1505.3 p5      22 t
        vpermb zmm12, zmm13, zmm25                                       ;  1504.3 p5      22 t
        vpermb zmm12{k1}, zmm13, [rel camellia128_encrypt.T0_constants512 + 768] ;  1507.3 p5+p2   22 t
        vmovdqu8 zmm21{k3}, zmm12                                        ;  1512.3 p0      22 t
        vptestmb k1, zmm7, zmm26                                         ;  1506.3 p5      21 t
        vpmovb2m k3, zmm11                                               ;  1465.2 p0      42 t
        vmovdqa64 zmm12, zmm6                                            ;  1470.3         41 t copy
        vpternlogd zmm12, zmm21, zmm20, 0x96                             ;  1515.3 p0      41 t
        vpternlogd zmm18, zmm12, zmm1, 0x96                              ;  1516.3 p0      41 t
        vpermb zmm13, zmm19, zmm9                                        ;  1507.3 p5      21 t
        vpermb zmm13{k2}, zmm19, zmm31                                   ;  1510.3 p5      21 t
        vpermb zmm25, zmm19, zmm5                                        ;  1509.3 p5      21 t
        vpermb zmm25{k2}, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1512.3 p5+p3   21 t
        vmovdqu8 zmm13{k5}, zmm25                                        ;  1517.3 p0      21 t
        vptestmb k2, zmm11, zmm26                                        ;  1511.3 p5      42 t
        vpmovb2m k5, zmm17                                               ;  1469.2 p0      42 t
        vmovdqa64 zmm19, zmm13                                           ;  1520.3         41 t copy
        vpternlogd zmm19, zmm29, zmm16, 0x96                             ;  1520.3 p0      41 t
        vpternlogd zmm30, zmm4, zmm19, 0x96                              ;  1521.3 p0      41 t
        vpternlogd zmm19, zmm3, [rbp + 18112], 0x96                      ;  1521.3 p0+p2   61 t
        vpermb zmm4, zmm7, zmm9                                          ;  1512.3 p5      21 t
        vpermb zmm4{k1}, zmm7, zmm31                                     ;  1515.3 p5      21 t
        vpermb zmm25, zmm7, zmm5                                         ;  1514.3 p5      21 t
        vpermb zmm25{k1}, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1517.3 p5+p3   21 t
        vmovdqu8 zmm4{k4}, zmm25                                         ;  1522.3 p0      21 t
        vptestmb k1, zmm17, zmm26                                        ;  1516.3 p5      42 t
        vmovdqa64 zmm7, zmm4                                             ;  1525.3         41 t copy
        vpternlogd zmm7, zmm6, zmm15, 0x96                               ;  1525.3 p0      41 t
        vpternlogd zmm21, zmm20, zmm7, 0x96                              ;  1526.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 17408]                                   ;  1347.3 p2      61 t reload
        vpternlogd zmm14, zmm20, [rbp + 17856], 0x96                     ;  1511.3 p0+p3   61 t
        vmovdqu64 zmm20, [rbp + 17472]                                   ;  1367.3 p2      61 t reload
        vpternlogd zmm7, zmm20, [rbp + 18880], 0x96                      ;  1526.3 p0+p3   61 t
        vpermb zmm20, zmm11, zmm0                                        ;  1517.3 p5      42 t
        vpermb zmm20{k2}, zmm11, zmm28                                   ;  1520.3 p5      42 t
        vpermb zmm25, zmm11, zmm27                                       ;  1519.3 p5      42 t
        vpermb zmm25{k2}, zmm11, zmm8                                    ;  1522.3 p5      42 t
        vmovdqu8 zmm20{k3}, zmm25                                        ;  1527.3 p0      42 t
        vpternlogd zmm10, zmm20, zmm16, 0x96                             ;  1530.3 p0      41 t
        vpternlogd zmm20, zmm16, zmm24, 0x96                             ;  1530.3 p0      41 t
        vpternlogd zmm13, zmm29, zmm10, 0x96                             ;  1531.3 p0      41 t
        vpermb zmm11, zmm17, zmm0                                        ;  1521.3 p5      42 t
        vpermb zmm11{k1}, zmm17, zmm28                                   ;  1524.3 p5      42 t
        vpermb zmm16, zmm17, zmm27                                       ;  1523.3 p5      42 t
        vpermb zmm16{k1}, zmm17, zmm8                                    ;  1526.3 p5      42 t
        vmovdqu8 zmm11{k5}, zmm16                                        ;  1531.3 p0      42 t
        vpternlogd zmm1, zmm11, zmm15, 0x96                              ;  1534.3 p0      41 t
        vpternlogd zmm11, zmm15, zmm23, 0x96                             ;  1534.3 p0      41 t
        vpternlogd zmm4, zmm6, zmm1, 0x96                                ;  1535.3 p0      41 t
        vpternlogd zmm10, zmm30, [rbp + 18560], 0x96                     ;  1531.3 p0+p2   61 t
        vpternlogd zmm1, zmm21, [rbp + 20160], 0x96                      ;  1535.3 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 17344]                                    ;  1347.3 p2      61 t reload
        vpternlogd zmm24, zmm6, [rbp + 19584], 0x96                      ;  1501.3 p0+p3   61 t
        vpternlogd zmm23, zmm4, [rbp + 19392], 0x96                      ;  1536.3 p0+p2   61 t
        vpternlogd zmm12, zmm11, [rbp + 17984], 0x96                     ;  1535.3 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 16000]                                    ;  1345.7 p2      62 l.4 reload
        vpxord zmm15, zmm19, zmm6                                        ;  1522.3 p0      40 t
        vpternlogd zmm6, zmm7, zmm18, 0x96                               ;  1527.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 16064]                                   ;  1346.3 p3      62 l.5 reload
        vpxord zmm17, zmm10, zmm16                                       ;  1532.3 p0      40 t
        vpmovb2m k1, zmm15                                               ;  1523.3 p0      23 t
        vptestmb k2, zmm15, zmm26                                        ;  1525.3 p5      23 t
        vpmovb2m k3, zmm6                                                ;  1528.3 p0      23 t
        vptestmb k4, zmm6, zmm26                                         ;  1528.3 p5      23 t
        vpxord zmm16, zmm1, zmm16                                        ;  1536.3 p0      40 t
        vmovdqu64 zmm25, [rbp + 16128]                                   ;  1351.0 p2      62 l.6 reload
        vpxord zmm29, zmm23, zmm25                                       ;  1537.3 p0      40 t
        vpternlogd zmm25, zmm24, zmm13, 0x96                             ;  1532.3 p0      40 t
        vpmovb2m k5, zmm17                                               ;  1533.3 p0      22 t
        vmovdqu64 [rbp + 17984], zmm23                                   ;  1537.3 p8+p9   61 t spill
        vpxord zmm23, zmm12, [rbp + 16192]                               ;  1536.3 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm12                                   ;  1536.3 p7+p4   61 t spill
        vmovdqa64 zmm12, zmm14                                           ;  1512.3         40 t copy
        vpternlogd zmm12, zmm20, [rbp + 16192], 0x96                     ;  1531.3 p0+p2   40 t
        vpternlogd zmm7, zmm18, [rbp + 16512], 0x96                      ;  1527.3 p0+p3   74 dst
        vpternlogd zmm24, zmm13, [rbp + 16640], 0x96                     ;  1532.3 p0+p2   74 dst
        vpternlogd zmm14, zmm20, [rbp + 16704], 0x96                     ;  1531.3 p0+p3   74 dst
        vmovdqu64 [rbp + 19584], zmm7                                    ;  1528.3 p8+p9   74 dst spill
        vpermb zmm7, zmm15, zmm22                                        ;  1527.3 p5      23 t
        vpermb zmm7{k2}, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1530.3 p5+p2   23 t
        vmovdqu64 [rbp + 17344], zmm24                                   ;  1533.3 p7+p4   74 dst spill
        vpermb zmm24, zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;  1529.3 p5+p3   23 t
        vpermb zmm24{k2}, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;  1532.3 p5+p2   23 t
        vmovdqu8 zmm7{k1}, zmm24                                         ;  1537.3 p0      23 t
        vptestmb k1, zmm17, zmm26                                        ;  1533.3 p5      22 t
        vpmovb2m k2, zmm16                                               ;  1537.3 p0      22 t
        vmovdqu64 zmm15, [rbp + 17792]                                   ;  1360.5 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 15808]                                   ;  1360.7 p2      40 t
        vpternlogd zmm24, zmm3, zmm15, 0x96                              ;  1512.3 p0      40 t
        vpermb zmm15, zmm24, zmm22                                       ;  1532.3 p5      23 t
        vmovdqu64 [rbp + 20160], zmm14                                   ;  1532.3 p8+p9   74 dst spill
        vpermb zmm14, zmm6, zmm22                                        ;  1533.3 p5      23 t
        vpermb zmm14{k4}, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;  1536.3 p5+p3   23 t
        vmovdqu64 [rbp + 18560], zmm3                                    ;  1512.3 p7+p4   41 t spill
        vpermb zmm3, zmm6, [rel camellia128_encrypt.T0_constants512 + 448] ;  1535.3 p5+p2   23 t
        vpermb zmm3{k4}, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;  1538.3 p5+p3   23 t
        vmovdqu8 zmm14{k3}, zmm3                                         ;  1543.3 p0      23 t
        vpmovb2m k3, zmm24                                               ;  1513.3 p0      23 t
        vptestmb k4, zmm24, zmm26                                        ;  1537.3 p5      23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1367.3 p2      23 t reload
        vpermb zmm15{k4}, zmm24, zmm3                                    ;  1539.3 p5      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 448]  ;  1367.7 p3      23 t reload
        vmovdqu64 [rbp + 18880], zmm14                                   ;  1546.3 p8+p9   23 t spill
        vpermb zmm14, zmm24, zmm6                                        ;  1539.3 p5      23 t
        vpermb zmm14{k4}, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;  1542.3 p5+p2   23 t
        vmovdqu8 zmm15{k3}, zmm14                                        ;  1547.3 p0      23 t
        vptestmb k3, zmm16, zmm26                                        ;  1541.3 p5      22 t
        vpmovb2m k4, zmm25                                               ;  1533.3 p0      21 t
        vmovdqu64 zmm14, [rbp + 18368]                                   ;  1372.5 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 15808]                                   ;  1372.7 p2      40 t
        vpternlogd zmm24, zmm18, zmm14, 0x96                             ;  1517.3 p0      40 t
        vpermb zmm22, zmm24, zmm22                                       ;  1542.3 p5      23 t
        vpermb zmm6, zmm24, zmm6                                         ;  1543.3 p5      23 t
        vpternlogd zmm18, zmm14, [rbp + 16320], 0x96                     ;  1517.3 p0+p3   74 dst
        vpmovb2m k6, zmm24                                               ;  1518.3 p0      23 t
        vptestmb k7, zmm24, zmm26                                        ;  1544.3 p5      23 t
        vpermb zmm22{k7}, zmm24, zmm3                                    ;  1546.3 p5      23 t
        vpermb zmm6{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;  1546.3 p5+p2   23 t
        vmovdqu8 zmm22{k6}, zmm6                                         ;  1551.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 19328]                                    ;  1376.8 p3      61 t reload
        vmovdqu64 zmm6, [rbp + 15744]                                    ;  1377.5 p2      40 t
        vpternlogd zmm6, zmm20, zmm3, 0x96                               ;  1531.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 16256]                                   ;  1377.8 p3      74 dst.0 reload
        vpternlogd zmm20, zmm3, zmm14, 0x96                              ;  1531.3 p0      74 dst
        vpermb zmm3, zmm6, zmm0                                          ;  1547.3 p5      41 t
        vpermb zmm24, zmm6, zmm27                                        ;  1548.3 p5      41 t
        vpmovb2m k6, zmm6                                                ;  1532.3 p0      41 t
        vptestmb k7, zmm6, zmm26                                         ;  1549.3 p5      41 t
        vpermb zmm3{k7}, zmm6, zmm28                                     ;  1551.3 p5      41 t
        vpermb zmm24{k7}, zmm6, zmm8                                     ;  1551.3 p5      41 t
        vmovdqu8 zmm3{k6}, zmm24                                         ;  1556.3 p0      41 t
        vmovdqu64 zmm6, [rbp + 18752]                                    ;  1378.8 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 15872]                                   ;  1379.0 p3      40 t
        vpternlogd zmm24, zmm30, zmm6, 0x96                              ;  1522.3 p0      40 t
        vpternlogd zmm30, zmm6, [rbp + 16384], 0x96                      ;  1522.3 p0+p2   74 dst
        vpermb zmm6, zmm24, zmm2                                         ;  1552.3 p5      22 t
        vpmovb2m k6, zmm24                                               ;  1523.3 p0      22 t
        vptestmb k7, zmm24, zmm26                                        ;  1553.3 p5      22 t
        vpermb zmm6{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 640] ;  1555.3 p5+p3   22 t
        vpermb zmm14, zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;  1555.3 p5+p2   22 t
        vpermb zmm14{k7}, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;  1558.3 p5+p3   22 t
        vmovdqu8 zmm6{k6}, zmm14                                         ;  1563.3 p0      22 t
        vmovdqu64 zmm14, [rbp + 17280]                                   ;  1381.8 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 15744]                                   ;  1382.2 p3      40 t
        vpternlogd zmm24, zmm11, zmm14, 0x96                             ;  1535.3 p0      40 t
        vpermb zmm14, zmm24, zmm0                                        ;  1557.3 p5      41 t
        vmovdqu64 [rbp + 18752], zmm18                                   ;  1518.3 p7+p4   74 dst spill
        vpermb zmm18, zmm24, zmm27                                       ;  1558.3 p5      41 t
        vpmovb2m k6, zmm24                                               ;  1536.3 p0      41 t
        vptestmb k7, zmm24, zmm26                                        ;  1559.3 p5      41 t
        vpermb zmm14{k7}, zmm24, zmm28                                   ;  1561.3 p5      41 t
        vpermb zmm18{k7}, zmm24, zmm8                                    ;  1561.3 p5      41 t
        vmovdqu8 zmm14{k6}, zmm18                                        ;  1566.3 p0      41 t
        vpermb zmm18, zmm12, zmm0                                        ;  1562.3 p5      42 t
        vpermb zmm0, zmm23, zmm0                                         ;  1563.3 p5      42 t
        vpermb zmm24, zmm12, zmm27                                       ;  1564.3 p5      42 t
        vpermb zmm27, zmm23, zmm27                                       ;  1565.3 p5      42 t
        vpermb zmm8, zmm17, zmm2                                         ;  1566.3 p5      22 t
        vpermb zmm8{k1}, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;  1569.3 p5+p2   22 t
        vpermb zmm28, zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;  1568.3 p5+p3   22 t
        vpermb zmm28{k1}, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;  1571.3 p5+p2   22 t
        vmovdqu8 zmm8{k5}, zmm28                                         ;  1576.3 p0      22 t
        vptestmb k1, zmm25, zmm26                                        ;  1570.3 p5      21 t
        vpmovb2m k5, zmm12                                               ;  1532.3 p0      42 t
        vpermb zmm17, zmm16, zmm2                                        ;  1571.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;  1384.7 p3      22 t reload
        vpermb zmm17{k3}, zmm16, zmm28                                   ;  1574.3 p5      22 t
        vmovdqu64 [rbp + 19328], zmm20                                   ;  1532.3 p8+p9   74 dst spill
        vpermb zmm20, zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;  1573.3 p5+p2   22 t
        vpermb zmm20{k3}, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;  1576.3 p5+p3   22 t
        vmovdqu8 zmm17{k2}, zmm20                                        ;  1581.3 p0      22 t
        vptestmb k2, zmm12, zmm26                                        ;  1575.3 p5      42 t
        vptestmb k3, zmm29, zmm26                                        ;  1576.3 p5      21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1386.5 p2      41 t reload
        vpermb zmm18{k2}, zmm12, zmm16                                   ;  1577.3 p5      42 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 192] ;  1386.7 p3      41 t reload
        vpermb zmm24{k2}, zmm12, zmm20                                   ;  1578.3 p5      42 t
        vmovdqu8 zmm18{k5}, zmm24                                        ;  1583.3 p0      42 t
        vpmovb2m k2, zmm29                                               ;  1538.3 p0      21 t
        vpmovb2m k5, zmm23                                               ;  1537.3 p0      42 t
        vmovdqu64 zmm12, [rbp + 20032]                                   ;  1387.5 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 15872]                                   ;  1387.7 p3      40 t
        vpternlogd zmm24, zmm21, zmm12, 0x96                             ;  1533.2 p0      40 t
        vpermb zmm2, zmm24, zmm2                                         ;  1579.3 p5      22 t
        vpternlogd zmm21, zmm12, [rbp + 16384], 0x96                     ;  1534.2 p0+p2   74 dst
        vptestmb k6, zmm24, zmm26                                        ;  1580.3 p5      22 t
        vpermb zmm2{k6}, zmm24, zmm28                                    ;  1582.3 p5      22 t
        vpmovb2m k7, zmm24                                               ;  1535.2 p0      22 t
        vpermb zmm12, zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;  1582.3 p5+p3   22 t
        vpermb zmm12{k6}, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;  1585.3 p5+p2   22 t
        vmovdqu8 zmm2{k7}, zmm12                                         ;  1590.3 p0      22 t
        vmovdqu64 zmm12, [rbp + 18048]                                   ;  1389.7 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 15936]                                   ;  1390.5 p2      40 t
        vpternlogd zmm24, zmm13, zmm12, 0x96                             ;  1537.2 p0      40 t
        vmovdqu64 zmm28, [rbp + 16448]                                   ;  1390.7 p3      74 dst.3 reload
        vpternlogd zmm13, zmm12, zmm28, 0x96                             ;  1538.2 p0      74 dst
        vptestmb k6, zmm24, zmm26                                        ;  1584.3 p5      21 t
        vptestmb k7, zmm23, zmm26                                        ;  1585.3 p5      42 t
        vpermb zmm0{k7}, zmm23, zmm16                                    ;  1587.3 p5      42 t
        vpermb zmm27{k7}, zmm23, zmm20                                   ;  1587.3 p5      42 t
        vmovdqu64 zmm12, [rbp + 19456]                                   ;  1391.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 15936]                                   ;  1391.7 p3      40 t
        vpternlogd zmm16, zmm4, zmm12, 0x96                              ;  1539.2 p0      40 t
        vmovdqu8 zmm0{k5}, zmm27                                         ;  1592.3 p0      42 t
        vpermb zmm20, zmm24, zmm9                                        ;  1588.3 p5      21 t
        vptestmb k5, zmm16, zmm26                                        ;  1589.3 p5      21 t
        vpermb zmm20{k6}, zmm24, zmm31                                   ;  1591.3 p5      21 t
        vpermb zmm23, zmm24, zmm5                                        ;  1591.3 p5      21 t
        vpternlogd zmm28, zmm4, zmm12, 0x96                              ;  1541.2 p0      74 dst
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1392.5 p2      21 t reload
        vpermb zmm23{k6}, zmm24, zmm4                                    ;  1594.3 p5      21 t
        vpermb zmm12, zmm16, zmm9                                        ;  1593.3 p5      21 t
        vpmovb2m k6, zmm24                                               ;  1542.2 p0      21 t
        vmovdqu8 zmm20{k6}, zmm23                                        ;  1599.3 p0      21 t
        vpermb zmm12{k5}, zmm16, zmm31                                   ;  1596.3 p5      21 t
        vpermb zmm23, zmm16, zmm5                                        ;  1595.3 p5      21 t
        vpermb zmm23{k5}, zmm16, zmm4                                    ;  1598.3 p5      21 t
        vpmovb2m k5, zmm16                                               ;  1544.2 p0      21 t
        vmovdqu8 zmm12{k5}, zmm23                                        ;  1603.3 p0      21 t
        vpermb zmm16, zmm25, zmm9                                        ;  1597.3 p5      21 t
        vpermb zmm9, zmm29, zmm9                                         ;  1598.3 p5      21 t
        vpermb zmm23, zmm25, zmm5                                        ;  1599.3 p5      21 t
        vpermb zmm5, zmm29, zmm5                                         ;  1600.3 p5      21 t
        vpermb zmm16{k1}, zmm25, zmm31                                   ;  1601.3 p5      21 t
        vpermb zmm23{k1}, zmm25, zmm4                                    ;  1602.3 p5      21 t
        vmovdqu8 zmm16{k4}, zmm23                                        ;  1607.3 p0      21 t
        vpermb zmm9{k3}, zmm29, zmm31                                    ;  1603.3 p5      21 t
        vpermb zmm5{k3}, zmm29, zmm4                                     ;  1604.3 p5      21 t
        vmovdqu8 zmm9{k2}, zmm5                                          ;  1609.3 p0      21 t
        vmovdqu64 zmm4, [rbp + 16256]                                    ;  1401.5 p3      74 dst.0 reload
        vpternlogd zmm11, zmm4, [rbp + 17280], 0x96                      ;  1548.2 p0+p2   74 dst
        vmovdqa64 zmm4, zmm18                                            ;  1586.3         41 t copy
        vpternlogd zmm4, zmm15, zmm6, 0x96                               ;  1586.3 p0      41 t
        vmovdqa64 zmm5, zmm3                                             ;  1559.3         41 t copy
        vpternlogd zmm5, zmm8, zmm20, 0x96                               ;  1602.3 p0      41 t
        vmovdqa64 zmm23, zmm7                                            ;  1540.3         41 t copy
        vpternlogd zmm23, zmm6, zmm20, 0x96                              ;  1602.3 p0      41 t
        vpternlogd zmm7, zmm6, zmm5, 0x96                                ;  1603.3 p0      41 t
        vpternlogd zmm18, zmm23, zmm15, 0x96                             ;  1603.3 p0      41 t
        vpternlogd zmm15, zmm16, zmm3, 0x96                              ;  1610.3 p0      41 t
        vpternlogd zmm8, zmm20, zmm15, 0x96                              ;  1611.3 p0      41 t
        vpternlogd zmm16, zmm3, zmm4, 0x96                               ;  1610.3 p0      41 t
        vmovdqa64 zmm3, zmm14                                            ;  1569.3         41 t copy
        vpternlogd zmm3, zmm17, zmm12, 0x96                              ;  1606.3 p0      41 t
        vmovdqa64 zmm6, zmm0                                             ;  1595.3         41 t copy
        vpternlogd zmm6, zmm22, zmm2, 0x96                               ;  1595.3 p0      41 t
        vmovdqa64 zmm20, zmm9                                            ;  1612.3         41 t copy
        vpternlogd zmm20, zmm14, zmm22, 0x96                             ;  1612.3 p0      41 t
        vpternlogd zmm9, zmm14, zmm6, 0x96                               ;  1612.3 p0      41 t
        vpternlogd zmm17, zmm20, zmm12, 0x96                             ;  1613.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 18880]                                   ;  1546.3 p3      23 t reload
        vpternlogd zmm12, zmm2, zmm14, 0x96                              ;  1606.3 p0      41 t
        vpternlogd zmm14, zmm2, zmm3, 0x96                               ;  1607.3 p0      41 t
        vpternlogd zmm0, zmm22, zmm12, 0x96                              ;  1607.3 p0      41 t
        vpxord zmm19, zmm19, [rbp + 16512]                               ;  1565.2 p0+p2   74 dst
        vmovdqu64 zmm2, [rbp + 16576]                                    ;  1420.3 p3      74 dst.5 reload
        vpxord zmm10, zmm10, zmm2                                        ;  1566.2 p0      74 dst
        vpxord zmm1, zmm1, zmm2                                          ;  1567.2 p0      74 dst
        vmovdqu64 zmm2, [rbp + 17984]                                    ;  1537.3 p2      74 dst
        vpxord zmm2, zmm2, [rbp + 16640]                                 ;  1568.2 p0+p3   74 dst
        vmovdqu64 zmm22, [rbp + 19392]                                   ;  1536.3 p2      74 dst
        vpxord zmm22, zmm22, [rbp + 16704]                               ;  1569.2 p0+p3   74 dst
        vpunpcklbw zmm24, zmm13, zmm30                                   ;  1605.3 p5      74 dst
        vpunpckhbw zmm13, zmm13, zmm30                                   ;  1606.3 p5      74 dst
        vpunpcklbw zmm25, zmm10, zmm19                                   ;  1607.3 p5      74 dst
        vpunpckhbw zmm10, zmm10, zmm19                                   ;  1608.3 p5      74 dst
        vmovdqu64 zmm19, [rbp + 18304]                                   ;  1442.3 p2      75 dst
        vmovdqu64 zmm26, [rbp + 17024]                                   ;  1426.0 p3      75 dst.4 reload
        vpxord zmm19, zmm19, zmm26                                       ;  1570.2 p0      75 dst
        vpternlogd zmm19, zmm15, zmm7, 0x96                              ;  1611.3 p0      75 dst
        vmovdqu64 zmm15, [rbp + 16832]                                   ;  1426.8 p2      75 dst.1 reload
        vpternlogd zmm7, zmm15, [rbp + 19968], 0x96                      ;  1604.3 p0+p3   75 dst
        vpternlogd zmm15, zmm14, [rbp + 19200], 0x96                     ;  1608.3 p0+p2   75 dst
        vmovdqu64 zmm27, [rbp + 18496]                                   ;  1447.3 p3      75 dst
        vpxord zmm27, zmm27, zmm26                                       ;  1574.2 p0      75 dst
        vpternlogd zmm27, zmm14, zmm20, 0x96                             ;  1613.3 p0      75 dst
        vmovdqu64 zmm14, [rbp + 18560]                                   ;  1512.3 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 16320]                                   ;  1432.5 p3      74 dst
        vpternlogd zmm20, zmm14, [rbp + 17792], 0x96                     ;  1576.2 p0+p2   74 dst
        vmovdqu64 zmm14, [rbp + 19328]                                   ;  1532.3 p3      74 dst reload
        vpunpcklbw zmm26, zmm20, zmm14                                   ;  1609.3 p5      74 dst
        vpunpckhbw zmm14, zmm20, zmm14                                   ;  1610.3 p5      74 dst
        vmovdqu64 zmm20, [rbp + 16768]                                   ;  1434.3 p2      75 dst
        vpternlogd zmm20, zmm18, [rbp + 17920], 0x96                     ;  1604.3 p0+p3   75 dst
        vmovdqu64 zmm29, [rbp + 19712]                                   ;  1452.3 p2      75 dst
        vpunpcklwd zmm30, zmm24, zmm26                                   ;  1611.3 p5      74 dst
        vpunpckhwd zmm24, zmm24, zmm26                                   ;  1612.3 p5      74 dst
        vpunpcklwd zmm26, zmm13, zmm14                                   ;  1613.3 p5      74 dst
        vpunpckhwd zmm13, zmm13, zmm14                                   ;  1614.3 p5      74 dst
        vpunpcklbw zmm14, zmm7, zmm20                                    ;  1615.3 p5      74 dst
        vpunpckhbw zmm7, zmm7, zmm20                                     ;  1616.3 p5      74 dst
        vpunpcklbw zmm20, zmm28, zmm21                                   ;  1617.3 p5      74 dst
        vpunpckhbw zmm21, zmm28, zmm21                                   ;  1618.3 p5      74 dst
        vpunpcklbw zmm28, zmm22, zmm2                                    ;  1619.3 p5      74 dst
        vpunpckhbw zmm2, zmm22, zmm2                                     ;  1620.3 p5      74 dst
        vmovdqu64 zmm22, [rbp + 19584]                                   ;  1528.3 p3      74 dst reload
        vpunpcklbw zmm31, zmm1, zmm22                                    ;  1621.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;  1622.3 p5      74 dst
        vpunpcklwd zmm22, zmm28, zmm31                                   ;  1623.3 p5      74 dst
        vpunpckhwd zmm28, zmm28, zmm31                                   ;  1624.3 p5      74 dst
        vpunpcklwd zmm31, zmm2, zmm1                                     ;  1625.3 p5      74 dst
        vpunpckhwd zmm1, zmm2, zmm1                                      ;  1626.3 p5      74 dst
        vmovdqu64 zmm2, [rbp + 17088]                                    ;  1443.2 p2      75 dst.5 reload
        vpxord zmm29, zmm29, zmm2                                        ;  1578.2 p0      75 dst
        vpternlogd zmm29, zmm4, zmm8, 0x96                               ;  1612.3 p0      75 dst
        vmovdqu64 zmm4, [rbp + 16896]                                    ;  1443.7 p3      75 dst.2 reload
        vpternlogd zmm8, zmm4, [rbp + 19840], 0x96                       ;  1612.3 p0+p2   75 dst
        vpternlogd zmm4, zmm17, [rbp + 17664], 0x96                      ;  1614.3 p0+p3   75 dst
        vmovdqu64 [rbp + 17664], zmm15                                   ;  1609.3 p7+p4   75 dst spill
        vpunpcklbw zmm15, zmm29, zmm19                                   ;  1627.3 p5      74 dst
        vpunpckhbw zmm19, zmm29, zmm19                                   ;  1628.3 p5      74 dst
        vmovdqu64 zmm29, [rbp + 16768]                                   ;  1447.7 p2      75 dst
        vpternlogd zmm29, zmm0, [rbp + 17536], 0x96                      ;  1608.3 p0+p3   75 dst
        vmovdqu64 [rbp + 17536], zmm29                                   ;  1609.3 p8+p9   75 dst spill
        vmovdqu64 zmm29, [rbp + 16960]                                   ;  1448.7 p2      75 dst
        vpternlogd zmm29, zmm16, [rbp + 19264], 0x96                     ;  1611.3 p0+p3   75 dst
        vmovdqu64 [rbp + 19264], zmm4                                    ;  1615.3 p7+p4   75 dst spill
        vpunpcklbw zmm4, zmm29, zmm8                                     ;  1629.3 p5      74 dst
        vpunpckhbw zmm8, zmm29, zmm8                                     ;  1630.3 p5      74 dst
        vpunpcklwd zmm29, zmm4, zmm14                                    ;  1631.3 p5      74 dst
        vpunpckhwd zmm4, zmm4, zmm14                                     ;  1632.3 p5      74 dst
        vpunpcklwd zmm14, zmm8, zmm7                                     ;  1633.3 p5      74 dst
        vpunpckhwd zmm7, zmm8, zmm7                                      ;  1634.3 p5      74 dst
        vmovdqu64 zmm8, [rbp + 16960]                                    ;  1452.8 p2      75 dst
        vpternlogd zmm8, zmm9, [rbp + 18944], 0x96                       ;  1613.3 p0+p3   75 dst
        vmovdqu64 [rbp + 18944], zmm27                                   ;  1614.3 p8+p9   75 dst spill
        vpunpcklbw zmm27, zmm8, [rbp + 19264]                            ;  1635.3 p5+p2   74 dst
        vpunpckhbw zmm8, zmm8, [rbp + 19264]                             ;  1636.3 p5+p3   74 dst
        vmovdqu64 [rbp + 19264], zmm8                                    ;  1637.3 p7+p4   74 dst spill
        vmovdqu64 zmm8, [rbp + 18752]                                    ;  1518.3 p2      74 dst reload
        vmovdqu64 [rbp + 19840], zmm27                                   ;  1636.3 p8+p9   74 dst spill
        vpunpcklbw zmm27, zmm8, zmm11                                    ;  1637.3 p5      74 dst
        vpunpckhbw zmm8, zmm8, zmm11                                     ;  1638.3 p5      74 dst
        vpunpcklwd zmm11, zmm20, zmm27                                   ;  1639.3 p5      74 dst
        vpunpckhwd zmm20, zmm20, zmm27                                   ;  1640.3 p5      74 dst
        vpunpcklwd zmm27, zmm21, zmm8                                    ;  1641.3 p5      74 dst
        vpunpckhwd zmm8, zmm21, zmm8                                     ;  1642.3 p5      74 dst
        vpunpckldq zmm21, zmm22, zmm11                                   ;  1643.3 p5      74 dst
        vpunpckhdq zmm11, zmm22, zmm11                                   ;  1644.3 p5      74 dst
        vpunpckldq zmm22, zmm28, zmm20                                   ;  1645.3 p5      74 dst
        vpunpckhdq zmm20, zmm28, zmm20                                   ;  1646.3 p5      74 dst
        vpunpckldq zmm28, zmm31, zmm27                                   ;  1647.3 p5      74 dst
        vpunpckhdq zmm27, zmm31, zmm27                                   ;  1648.3 p5      74 dst
        vpunpckldq zmm31, zmm1, zmm8                                     ;  1649.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm8                                      ;  1650.3 p5      74 dst
        vmovdqu64 zmm8, [rbp + 19776]                                    ;  1459.3 p3      75 dst
        vpxord zmm8, zmm8, zmm2                                          ;  1585.2 p0      75 dst
        vpternlogd zmm8, zmm17, zmm6, 0x96                               ;  1614.3 p0      75 dst
        vmovdqu64 zmm2, [rbp + 19136]                                    ;  1459.8 p2      75 dst
        vmovdqu64 zmm6, [rbp + 18944]                                    ;  1614.3 p3      75 dst reload
        vpunpcklbw zmm17, zmm8, zmm6                                     ;  1651.3 p5      74 dst
        vpunpckhbw zmm6, zmm8, zmm6                                      ;  1652.3 p5      74 dst
        vmovdqu64 zmm8, [rbp + 17152]                                    ;  1460.8 p2      75 dst.6 reload
        vpxord zmm2, zmm2, zmm8                                          ;  1587.2 p0      75 dst
        vpternlogd zmm2, zmm16, zmm23, 0x96                              ;  1611.3 p0      75 dst
        vmovdqu64 zmm16, [rbp + 19648]                                   ;  1461.3 p3      75 dst
        vpxord zmm16, zmm16, zmm8                                        ;  1589.2 p0      75 dst
        vpternlogd zmm16, zmm9, zmm12, 0x96                              ;  1613.3 p0      75 dst
        vmovdqu64 zmm8, [rbp + 17600]                                    ;  1461.8 p2      75 dst
        vmovdqu64 zmm9, [rbp + 17216]                                    ;  1462.3 p3      75 dst.7 reload
        vpxord zmm8, zmm8, zmm9                                          ;  1591.2 p0      75 dst
        vpternlogd zmm8, zmm18, zmm5, 0x96                               ;  1604.3 p0      75 dst
        vpunpcklbw zmm5, zmm8, zmm2                                      ;  1653.3 p5      74 dst
        vpunpckhbw zmm2, zmm8, zmm2                                      ;  1654.3 p5      74 dst
        vmovdqu64 zmm8, [rbp + 19072]                                    ;  1462.8 p2      75 dst
        vpxord zmm8, zmm8, zmm9                                          ;  1593.2 p0      75 dst
        vpternlogd zmm8, zmm0, zmm3, 0x96                                ;  1608.3 p0      75 dst
        vmovdqu64 zmm0, [rbp + 17344]                                    ;  1533.3 p3      74 dst reload
        vmovdqu64 zmm3, [rbp + 20160]                                    ;  1532.3 p2      74 dst reload
        vpunpcklbw zmm9, zmm3, zmm0                                      ;  1655.3 p5      74 dst
        vpunpckhbw zmm0, zmm3, zmm0                                      ;  1656.3 p5      74 dst
        vpunpcklwd zmm3, zmm9, zmm25                                     ;  1657.3 p5      74 dst
        vpunpckhwd zmm9, zmm9, zmm25                                     ;  1658.3 p5      74 dst
        vpunpcklwd zmm12, zmm0, zmm10                                    ;  1659.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm10                                     ;  1660.3 p5      74 dst
        vpunpckldq zmm10, zmm3, zmm30                                    ;  1661.3 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm30                                     ;  1662.3 p5      74 dst
        vpunpckldq zmm18, zmm9, zmm24                                    ;  1663.3 p5      74 dst
        vpunpckhdq zmm9, zmm9, zmm24                                     ;  1664.3 p5      74 dst
        vpunpckldq zmm23, zmm12, zmm26                                   ;  1665.3 p5      74 dst
        vpunpckhdq zmm12, zmm12, zmm26                                   ;  1666.3 p5      74 dst
        vpunpckldq zmm24, zmm0, zmm13                                    ;  1667.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm13                                     ;  1668.3 p5      74 dst
        vpunpcklwd zmm13, zmm5, zmm15                                    ;  1669.3 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm15                                     ;  1670.3 p5      74 dst
        vpunpcklwd zmm15, zmm2, zmm19                                    ;  1671.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm19                                     ;  1672.3 p5      74 dst
        vpunpckldq zmm19, zmm13, zmm29                                   ;  1673.3 p5      74 dst
        vpunpckhdq zmm13, zmm13, zmm29                                   ;  1674.3 p5      74 dst
        vpunpckldq zmm25, zmm5, zmm4                                     ;  1675.3 p5      74 dst
        vpunpckhdq zmm4, zmm5, zmm4                                      ;  1676.3 p5      74 dst
        vpunpckldq zmm5, zmm15, zmm14                                    ;  1677.3 p5      74 dst
        vpunpckhdq zmm14, zmm15, zmm14                                   ;  1678.3 p5      74 dst
        vpunpckldq zmm15, zmm2, zmm7                                     ;  1679.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm7                                      ;  1680.3 p5      74 dst
        vpunpcklqdq zmm7, zmm10, zmm19                                   ;  1681.3 p5      74 dst
        vpunpckhqdq zmm10, zmm10, zmm19                                  ;  1682.3 p5      74 dst
        vmovdqu64 [r9], zmm7                                             ;  1682.3 p7+p4   74 dst
        vmovdqu64 [r9 + 64], zmm10                                       ;  1683.3 p8+p9   74 dst
        vpunpcklqdq zmm7, zmm3, zmm13                                    ;  1683.3 p5      74 dst
        vpunpckhqdq zmm3, zmm3, zmm13                                    ;  1684.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm7                                       ;  1684.3 p7+p4   74 dst
        vmovdqu64 [r9 + 192], zmm3                                       ;  1685.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm18, zmm25                                   ;  1685.3 p5      74 dst
        vpunpckhqdq zmm7, zmm18, zmm25                                   ;  1686.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm3                                       ;  1686.3 p7+p4   74 dst
        vmovdqu64 [r9 + 320], zmm7                                       ;  1687.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm9, zmm4                                     ;  1687.3 p5      74 dst
        vpunpckhqdq zmm4, zmm9, zmm4                                     ;  1688.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm3                                       ;  1688.3 p7+p4   74 dst
        vmovdqu64 [r9 + 448], zmm4                                       ;  1689.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm23, zmm5                                    ;  1689.3 p5      74 dst
        vpunpckhqdq zmm4, zmm23, zmm5                                    ;  1690.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm3                                       ;  1690.3 p7+p4   74 dst
        vmovdqu64 [r9 + 576], zmm4                                       ;  1691.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm12, zmm14                                   ;  1691.3 p5      74 dst
        vpunpckhqdq zmm4, zmm12, zmm14                                   ;  1692.3 p5      74 dst
        vmovdqu64 [r9 + 640], zmm3                                       ;  1692.3 p7+p4   74 dst
        vmovdqu64 [r9 + 704], zmm4                                       ;  1693.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm24, zmm15                                   ;  1693.3 p5      74 dst
        vpunpckhqdq zmm4, zmm24, zmm15                                   ;  1694.3 p5      74 dst
        vmovdqu64 [r9 + 768], zmm3                                       ;  1694.3 p7+p4   74 dst
        vmovdqu64 [r9 + 832], zmm4                                       ;  1695.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm0, zmm2                                     ;  1695.3 p5      74 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                     ;  1696.3 p5      74 dst
        vmovdqu64 [r9 + 896], zmm3                                       ;  1696.3 p7+p4   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  1697.3 p8+p9   74 dst
        vpunpcklbw zmm0, zmm8, zmm16                                     ;  1697.3 p5      74 dst
        vpunpckhbw zmm2, zmm8, zmm16                                     ;  1698.3 p5      74 dst
        vpunpcklwd zmm3, zmm0, zmm17                                     ;  1699.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm17                                     ;  1700.3 p5      74 dst
        vpunpcklwd zmm4, zmm2, zmm6                                      ;  1701.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm6                                      ;  1702.3 p5      74 dst
        vmovdqu64 zmm5, [rbp + 17536]                                    ;  1609.3 p3      75 dst reload
        vmovdqu64 zmm6, [rbp + 17664]                                    ;  1609.3 p2      75 dst reload
        vpunpcklbw zmm7, zmm6, zmm5                                      ;  1703.3 p5      74 dst
        vpunpckhbw zmm5, zmm6, zmm5                                      ;  1704.3 p5      74 dst
        vmovdqu64 zmm6, [rbp + 19840]                                    ;  1636.3 p3      74 dst reload
        vpunpcklwd zmm8, zmm6, zmm7                                      ;  1705.3 p5      74 dst
        vpunpckhwd zmm6, zmm6, zmm7                                      ;  1706.3 p5      74 dst
        vpunpckldq zmm7, zmm3, zmm8                                      ;  1707.3 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm8                                      ;  1708.3 p5      74 dst
        vpunpckldq zmm8, zmm0, zmm6                                      ;  1709.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm6                                      ;  1710.3 p5      74 dst
        vpunpcklqdq zmm6, zmm21, zmm7                                    ;  1711.3 p5      74 dst
        vpunpckhqdq zmm7, zmm21, zmm7                                    ;  1712.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm6                                      ;  1712.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1088], zmm7                                      ;  1713.3 p8+p9   74 dst
        vpunpcklqdq zmm6, zmm11, zmm3                                    ;  1713.3 p5      74 dst
        vpunpckhqdq zmm3, zmm11, zmm3                                    ;  1714.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm6                                      ;  1714.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1216], zmm3                                      ;  1715.3 p8+p9   74 dst
        vmovdqu64 zmm3, [rbp + 19264]                                    ;  1637.3 p2      74 dst reload
        vpunpcklwd zmm6, zmm3, zmm5                                      ;  1715.3 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm5                                      ;  1716.3 p5      74 dst
        vpunpckldq zmm5, zmm4, zmm6                                      ;  1717.3 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm6                                      ;  1718.3 p5      74 dst
        vpunpckldq zmm6, zmm2, zmm3                                      ;  1719.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm3                                      ;  1720.3 p5      74 dst
        vpunpcklqdq zmm3, zmm22, zmm8                                    ;  1721.3 p5      74 dst
        vpunpckhqdq zmm7, zmm22, zmm8                                    ;  1722.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm3                                      ;  1722.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm7                                      ;  1723.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm20, zmm0                                    ;  1723.3 p5      74 dst
        vpunpckhqdq zmm0, zmm20, zmm0                                    ;  1724.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm3                                      ;  1724.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  1725.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm28, zmm5                                    ;  1725.3 p5      74 dst
        vpunpckhqdq zmm3, zmm28, zmm5                                    ;  1726.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm0                                      ;  1726.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1600], zmm3                                      ;  1727.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm27, zmm4                                    ;  1727.3 p5      74 dst
        vpunpckhqdq zmm3, zmm27, zmm4                                    ;  1728.3 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm0                                      ;  1728.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1728], zmm3                                      ;  1729.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm31, zmm6                                    ;  1729.3 p5      74 dst
        vpunpckhqdq zmm3, zmm31, zmm6                                    ;  1730.3 p5      74 dst
        vmovdqu64 [r9 + 1792], zmm0                                      ;  1730.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1856], zmm3                                      ;  1731.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm1, zmm2                                     ;  1731.3 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm2                                     ;  1732.3 p5      74 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;  1732.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1733.3 p8+p9   74 dst
        add r9, 0x800                                                    ;  1512.3 p1     152 blocks
        add r8, 0x800                                                    ;  1512.5 p6     152 blocks
        cmp r8, qword [rbp + 20248]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 20240], r8                                      ;                    resident
        mov qword [rbp + 20256], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 20232]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 20240]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 20264], rsi                                     ;                    blocks left over
        mov qword [rbp + 20240], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 20256]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 20264]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 20272], rdi                                     ;                    blocks left over
        mov qword [rbp + 20280], rsi                                     ;                    blocks left over
        mov qword [rbp + 20256], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 20248], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 20232], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 20272]                                     ;                    blocks left over
        mov rdi, qword [rbp + 20280]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 20288]                                     ;                    frame
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
        dq 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040, 0x4040404040404040
        dq 0xaeea57e4c0b32c70, 0x921d4feda5456b23, 0x0b5edc3e1f7caf86, 0x6c515ad95dd539a6, 0x84f02b74b0fb9a8b, 0x04d1a96d7634cbdf, 0xf2539c3211de3a14, 0x6960e8247ac3cffe
        dq 0x64e01e5462a1a0aa, 0xdd09e68a75a30010, 0xbf9df67390cd8387, 0x63136f81c6c8d852, 0xb42ff929bc9fa7e9, 0x8d88abd471e70678, 0xf13c2a36acf8b972, 0x8077ad1543bbd340
        dq 0x410c3585e527ec82, 0xbd654e0e211993ef, 0x1ac55f30ceeb8fb8, 0x4d56d6013d47cae1, 0x99b120122dcc660d, 0xd71731b7057ec24c, 0x2218160f1c1b6158, 0x50fca80891b5b244
        dq 0xd2ff955b97897dd0, 0x943fda03dbf748c4, 0xe27ff367334a025c, 0x2ebe4b963b37269b, 0x59fdb6f58e6e8c79, 0xfaa24225ba466a98, 0xa43868490aee5507, 0x9ec7f4e3c1c97b28
        dq 0xf26093d976164138, 0xa05706759aabc272, 0x90d28ca2c9b5f791, 0xde49b28e27a707f6, 0x678ff53ec7d75c43, 0x0d85e22faf6e181f, 0x9eaea3ea659cf053, 0xa6362ba86b2d80ec
        dq 0x965866fd334d86c5, 0xcc42d8781095093a, 0x823b3f1a61e526ef, 0xeb028be898d4dbb6, 0x0e888d6fb01d2c0a, 0x11790ca90b4e8719, 0xc83ddae159e7227f, 0x28b47e3054740412
        dq 0xcb31c4d0be506855, 0x6932ff70ca0fad2a, 0xedbafbd124006208, 0x4aee9f846d738145, 0x994825e601c12ec3, 0x71dfbfcef97bb3b9, 0x9d639b64136ccd29, 0x17b15f89a5b74bc0
        dq 0x475e37cf46d3bcf4, 0xac5afe975bfcfa94, 0x5db823f335034c3c, 0x7dc6514421d5926a, 0x0556777caadc8339, 0x52f81c1e3415a41b, 0xe0a1e4ddbde91420, 0x4f40e3bb7ad6f18a
        dq 0xcb814e67d95805e0, 0x825d18d56aae0bc9, 0x424b328a27d6df46, 0x7b25ca3a9c9e1cdb, 0x9d3ed7f81f5f710d, 0x34168bbcbeb9607c, 0x7aba8eab9572c34d, 0x9ad8aca2adb402b3
        dq 0x5a6199f7cc351a17, 0x330963e1405624e8, 0x0aecfc68859798bf, 0xaf082ea362536fda, 0x382236bdc274b028, 0x44e530a62c391e64, 0x23f46b87659f88fd, 0xa0d2f9c051d11048
        dq 0x2fc41343fa41a155, 0xa5c8ffc12b3cb6a8, 0xb7eaef4790008920, 0x29bb7e12b5cd0615, 0x6621949b0407b80f, 0xc57ffe3be7edcee6, 0x768d6e914cb137a4, 0x5cc67d2696de2d03
        dq 0x1d79dc3f194ff2d3, 0xb269fb5e6df3eb52, 0x75e28ccfd40c31f0, 0xf51b451184574aa9, 0x1459ddf1aa730ee4, 0x49e37078d054926c, 0x83869377f6a75080, 0x3d018feee95bc72a
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
