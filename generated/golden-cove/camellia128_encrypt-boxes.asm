; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
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
;   blocks: 2739 uops, planned 986.3; bounds: width 456.5, ports 920.0, path 207.0
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
        sub rsp, 0x4d40                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 19584], rax                                     ;                    frame
        mov qword [rbp + 19520], rdi                                     ;                    argument
        mov dword [rbp + 19592], ecx                                     ;                    argument
        mov qword [rbp + 19536], rsi                                     ;                    argument
        mov qword [rbp + 19552], rdx                                     ;                    argument
        mov r8, qword [rbp + 19520]                                      ;     0.0 p2     152 k reload
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
        cmp dword [rbp + 19592], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 19592]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 19528], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 19536]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 19544], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 19536]                                      ;                    resident
        mov r9, qword [rbp + 19552]                                      ;                    resident
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
        vmovdqu64 zmm17, [rbp + 4224]                                    ;    26.8 p2      68 d.4 reload
        vmovdqu64 [rbp + 17344], zmm18                                   ;   121.3 p8+p9   68 d.0 spill
        vpxord zmm18, zmm19, zmm17                                       ;   116.3 p0      68 d
        vpxord zmm3, zmm3, zmm17                                         ;    52.3 p0      68 d
        vpternlogd zmm19, zmm17, [rbp + 5248], 0x96                      ;   116.3 p0+p3   40 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 128] ;    27.8 p2      23 t reload
        vgf2p8affineqb zmm19, zmm19, zmm17, 0x58                         ;   117.3 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   120.3 p0+p3   23 t
        vmovdqu64 [rbp + 17408], zmm18                                   ;   117.3 p7+p4   68 d spill
        vpxord zmm18, zmm3, [rbp + 5248]                                 ;    53.3 p0+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm17, 0x58                         ;    54.3 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;    57.3 p0+p3   23 t
        vpxord zmm5, zmm5, [rbp + 4352]                                  ;    50.3 p0+p2   68 d
        vmovdqu64 [rbp + 17472], zmm3                                    ;    53.3 p8+p9   68 d spill
        vpxord zmm3, zmm5, [rbp + 5376]                                  ;    51.3 p0+p3   40 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512], 8 ;    52.3 p0+p2   21 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;    55.3 p0+p3   21 t
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.3 p0+p2   68 d
        vmovdqu64 [rbp + 17536], zmm5                                    ;    51.3 p7+p4   68 d spill
        vpxord zmm5, zmm21, [rbp + 5376]                                 ;   115.3 p0+p3   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512], 8 ;   116.3 p0+p2   21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   119.3 p0+p3   21 t
        vpxord zmm9, zmm9, [rbp + 4416]                                  ;    49.3 p0+p2   68 d
        vmovdqu64 [rbp + 17600], zmm21                                   ;   115.3 p8+p9   68 d spill
        vpxord zmm21, zmm9, [rbp + 5440]                                 ;    50.3 p0+p3   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512], 8 ;    51.3 p0+p2   42 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;    54.3 p0+p3   42 t
        vmovdqu64 [rbp + 17664], zmm9                                    ;    50.3 p7+p4   68 d spill
        vmovdqu64 zmm9, [rbp + 4992]                                     ;    35.8 p2      40 t
        vpternlogd zmm9, zmm2, [rbp + 3968], 0x96                        ;    56.3 p0+p3   40 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512], 8 ;    57.3 p0+p2   41 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;    60.3 p0+p3   41 t
        vmovdqu64 [rbp + 17728], zmm2                                    ;    56.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm2, [rbp + 5056]                                     ;    37.8 p2      40 t
        vpternlogd zmm2, zmm15, [rbp + 4032], 0x96                       ;    55.3 p0+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm17, 0x58                           ;    56.3 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;    59.3 p0+p2   23 t
        vmovdqu64 [rbp + 17792], zmm15                                   ;    55.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm15, zmm3                                            ;    58.3         41 t copy
        vpternlogd zmm15, zmm9, zmm2, 0x96                               ;    63.3 p0      41 t
        vmovdqu64 [rbp + 17856], zmm26                                   ;   123.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm26, [rbp + 5120]                                    ;    39.5 p3      40 t
        vpternlogd zmm26, zmm7, [rbp + 4096], 0x96                       ;    54.3 p0+p2   40 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512], 8 ;    55.3 p0+p3   22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;    58.3 p0+p2   22 t
        vmovdqu64 [rbp + 17920], zmm7                                    ;    54.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm7, zmm21                                            ;    57.3         41 t copy
        vpternlogd zmm7, zmm2, zmm26, 0x96                               ;    62.3 p0      41 t
        vpternlogd zmm3, zmm7, zmm9, 0x96                                ;    63.3 p0      41 t
        vpternlogd zmm12, zmm3, [rbp + 4672], 0x96                       ;    64.3 p0+p3   61 t
        vmovdqu64 [rbp + 17984], zmm12                                   ;    65.3 p8+p9   61 t spill
        vmovdqu64 zmm12, [rbp + 5184]                                    ;    41.8 p2      40 t
        vpternlogd zmm12, zmm11, [rbp + 4160], 0x96                      ;    60.2 p0+p3   40 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512], 8 ;    61.2 p0+p2   21 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;    64.2 p0+p3   21 t
        vmovdqu64 [rbp + 18048], zmm11                                   ;    53.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm11, zmm18                                           ;    60.3         41 t copy
        vpternlogd zmm11, zmm26, zmm12, 0x96                             ;    67.2 p0      41 t
        vpternlogd zmm21, zmm2, zmm11, 0x96                              ;    68.2 p0      41 t
        vmovdqu64 zmm2, [rbp + 4480]                                     ;    43.8 p2      68 d.0 reload
        vpternlogd zmm0, zmm21, zmm2, 0x96                               ;    69.2 p0      61 t
        vmovdqu64 zmm2, [rbp + 5312]                                     ;    44.5 p3      40 t
        vpternlogd zmm2, zmm13, [rbp + 4288], 0x96                       ;    66.2 p0+p2   40 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512], 8 ;    67.2 p0+p3   22 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;    70.2 p0+p2   22 t
        vpternlogd zmm9, zmm2, zmm12, 0x96                               ;    73.2 p0      41 t
        vpternlogd zmm18, zmm26, zmm9, 0x96                              ;    74.2 p0      41 t
        vpternlogd zmm2, zmm12, zmm15, 0x96                              ;    73.2 p0      41 t
        vmovdqu64 zmm12, [rbp + 4544]                                    ;    46.5 p3      68 d.1 reload
        vpternlogd zmm16, zmm18, zmm12, 0x96                             ;    75.2 p0      61 t
        vmovdqu64 zmm26, [rbp + 4608]                                    ;    46.8 p2      68 d.2 reload
        vpternlogd zmm8, zmm2, zmm26, 0x96                               ;    74.2 p0      61 t
        vmovdqu64 [rbp + 18112], zmm13                                   ;    51.3 p8+p9   68 d.0 spill
        vpxord zmm13, zmm0, [rbp + 5504]                                 ;    74.2 p0+p3   40 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512], 8 ;    75.2 p0+p2   41 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;    78.2 p0+p3   41 t
        vmovdqu64 [rbp + 18176], zmm0                                    ;    70.2 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 4992]                                     ;    48.8 p2      40 t
        vpternlogd zmm0, zmm10, [rbp + 3968], 0x96                       ;   120.3 p0+p3   40 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia128_encrypt.T0_constants512], 8 ;   121.3 p0+p2   41 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   124.3 p0+p3   41 t
        vmovdqu64 [rbp + 18240], zmm10                                   ;   120.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm10, [rbp + 5056]                                    ;    50.8 p2      40 t
        vpternlogd zmm10, zmm31, [rbp + 4032], 0x96                      ;   119.3 p0+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm17, 0x58                         ;   120.3 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   123.3 p0+p2   23 t
        vmovdqa64 zmm17, zmm5                                            ;   122.3         41 t copy
        vpternlogd zmm17, zmm0, zmm10, 0x96                              ;   127.3 p0      41 t
        vpternlogd zmm20, zmm17, [rbp + 4736], 0x96                      ;   128.3 p0+p3   61 t
        vmovdqu64 [rbp + 18304], zmm31                                   ;   119.3 p7+p4   68 d.0 spill
        vpxord zmm31, zmm16, [rbp + 5568]                                ;    85.2 p0+p2   40 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;    86.2 p0+p3   23 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;    89.2 p0+p2   23 t
        vmovdqu64 [rbp + 18368], zmm16                                   ;    76.2 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 5120]                                    ;    54.5 p3      40 t
        vpternlogd zmm16, zmm23, [rbp + 4096], 0x96                      ;   118.3 p0+p2   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512], 8 ;   119.3 p0+p3   22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   122.3 p0+p2   22 t
        vmovdqu64 [rbp + 18432], zmm23                                   ;   118.3 p7+p4   68 d.0 spill
        vpxord zmm23, zmm8, [rbp + 5632]                                 ;    91.2 p0+p3   40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512], 8 ;    92.2 p0+p2   22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;    95.2 p0+p3   22 t
        vmovdqu64 [rbp + 18496], zmm8                                    ;    75.2 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 5184]                                     ;    57.8 p2      40 t
        vpternlogd zmm8, zmm25, [rbp + 4160], 0x96                       ;   117.3 p0+p3   40 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512], 8 ;   118.3 p0+p2   21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   121.3 p0+p3   21 t
        vmovdqu64 [rbp + 18560], zmm25                                   ;   117.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm25, zmm19                                           ;   123.3         41 t copy
        vpternlogd zmm25, zmm16, zmm8, 0x96                              ;   125.3 p0      41 t
        vmovdqu64 [rbp + 18624], zmm31                                   ;    92.2 p8+p9   23 t spill
        vmovdqu64 zmm31, [rbp + 5312]                                    ;    59.8 p2      40 t
        vpternlogd zmm31, zmm29, [rbp + 4288], 0x96                      ;   115.3 p0+p3   40 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512], 8 ;   116.3 p0+p2   22 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   119.3 p0+p3   22 t
        vpternlogd zmm17, zmm31, zmm8, 0x96                              ;   128.3 p0      41 t
        vpternlogd zmm31, zmm8, zmm0, 0x96                               ;   127.3 p0      41 t
        vpternlogd zmm24, zmm26, zmm17, 0x96                             ;   129.3 p0      61 t
        vpternlogd zmm19, zmm31, zmm16, 0x96                             ;   128.3 p0      41 t
        vpternlogd zmm30, zmm12, zmm19, 0x96                             ;   129.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 4416]                                     ;    61.8 p2      68 d.7 reload
        vmovdqu64 zmm12, [rbp + 5440]                                    ;    62.5 p3      40 t
        vpternlogd zmm12, zmm27, zmm8, 0x96                              ;   113.3 p0      40 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;    62.8 p2      41 t reload
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   114.3 p0      42 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   117.3 p0+p3   42 t
        vpternlogd zmm16, zmm12, zmm10, 0x96                             ;   126.3 p0      41 t
        vpternlogd zmm12, zmm10, zmm25, 0x96                             ;   126.3 p0      41 t
        vpternlogd zmm5, zmm0, zmm16, 0x96                               ;   127.3 p0      41 t
        vpternlogd zmm1, zmm12, [rbp + 4480], 0x96                       ;   128.3 p0+p2   61 t
        vpternlogd zmm28, zmm5, [rbp + 4672], 0x96                       ;   128.3 p0+p3   61 t
        vmovdqu64 zmm0, [rbp + 4800]                                     ;    64.8 p2      68 d.5 reload
        vmovdqu64 zmm10, [rbp + 17856]                                   ;   123.3 p3      68 d.0 reload
        vpternlogd zmm16, zmm10, zmm0, 0x96                              ;   129.3 p0      61 t
        vpxord zmm14, zmm14, zmm0                                        ;   115.2 p0      61 t
        vpternlogd zmm14, zmm2, zmm7, 0x96                               ;   116.2 p0      61 t
        vpxord zmm17, zmm17, zmm16                                       ;   130.3 p0      61 t
        vpxord zmm4, zmm4, [rbp + 4736]                                  ;   118.2 p0+p2   61 t
        vpternlogd zmm4, zmm18, zmm15, 0x96                              ;   119.2 p0      61 t
        vmovdqu64 zmm0, [rbp + 5760]                                     ;    66.5 p3      62 l.4 reload
        vpxord zmm2, zmm4, zmm0                                          ;   120.2 p0      40 t
        vpternlogd zmm0, zmm20, zmm19, 0x96                              ;   129.3 p0      40 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 128]  ;    66.8 p2      23 t reload
        vgf2p8affineqb zmm2, zmm2, zmm7, 0x58                            ;   122.2 p0      23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 192] ;    67.5 p3      23 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm10, 0x6e                        ;   125.2 p0      23 t
        vgf2p8affineqb zmm0, zmm0, zmm7, 0x58                            ;   130.3 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm10, 0x6e                        ;   133.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 5824]                                    ;    67.8 p2      62 l.5 reload
        vpxord zmm16, zmm14, zmm15                                       ;   126.2 p0      40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;   127.2 p0      22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 256] ;    68.5 p3      22 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm18, 0x37                      ;   130.2 p0      22 t
        vpxord zmm15, zmm17, zmm15                                       ;   131.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 8                            ;   132.3 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm18, 0x37                      ;   135.3 p0      22 t
        vpxord zmm8, zmm1, [rbp + 5504]                                  ;   129.3 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   131.2 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   134.2 p0+p3   41 t
        vmovdqu64 [rbp + 17856], zmm1                                    ;   129.3 p7+p4   61 t spill
        vpxord zmm1, zmm30, [rbp + 5568]                                 ;   130.3 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm7, 0x58                            ;   133.2 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm10, 0x6e                        ;   136.2 p0      23 t
        vpxord zmm10, zmm24, [rbp + 5632]                                ;   131.3 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm26, 8                            ;   135.2 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, zmm18, 0x37                      ;   138.2 p0      22 t
        vpxord zmm18, zmm28, [rbp + 5696]                                ;   132.3 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   137.2 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   140.2 p0+p3   21 t
        vmovdqa64 zmm7, zmm8                                             ;   137.2         41 t copy
        vpternlogd zmm7, zmm15, zmm18, 0x96                              ;   143.2 p5      41 t
        vpternlogd zmm27, zmm7, [rbp + 4416], 0x96                       ;   144.2 p5+p2   62 t
        vpternlogd zmm7, zmm0, zmm10, 0x96                               ;   144.2 p5      41 t
        vpternlogd zmm0, zmm10, zmm18, 0x96                              ;   143.2 p5      41 t
        vpxord zmm6, zmm6, [rbp + 4864]                                  ;   137.3 p5+p3   61 t
        vpternlogd zmm6, zmm3, zmm11, 0x96                               ;   138.3 p5      61 t
        vmovdqu64 zmm3, [rbp + 5888]                                     ;    72.8 p2      62 l.6 reload
        vpxord zmm11, zmm6, zmm3                                         ;   139.3 p0      40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   140.3 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   143.3 p0+p3   21 t
        vpxord zmm22, zmm22, [rbp + 4864]                                ;   139.3 p5+p2   61 t
        vpternlogd zmm22, zmm5, zmm25, 0x96                              ;   140.3 p5      61 t
        vpxord zmm3, zmm22, zmm3                                         ;   141.3 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   142.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 320]  ;    74.5 p3      21 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm5, 0xdc                         ;   145.3 p0      21 t
        vmovdqa64 zmm25, zmm3                                            ;   148.3         41 t copy
        vpternlogd zmm25, zmm8, zmm1, 0x96                               ;   148.3 p5      41 t
        vpternlogd zmm15, zmm18, zmm25, 0x96                             ;   149.3 p5      41 t
        vpternlogd zmm25, zmm7, [rbp + 17408], 0x96                      ;   149.3 p0+p2   62 t
        vmovdqu64 zmm18, [rbp + 4032]                                    ;    75.5 p3      68 d.1 reload
        vmovdqu64 [rbp + 17408], zmm28                                   ;   129.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 18304]                                   ;   119.3 p2      68 d.0 reload
        vpternlogd zmm7, zmm28, zmm18, 0x96                              ;   145.2 p5      62 t
        vmovdqa64 zmm28, zmm15                                           ;   150.3         62 t copy
        vmovdqu64 [rbp + 18304], zmm24                                   ;   130.3 p7+p4   61 t spill
        vmovdqu64 zmm24, [rbp + 18432]                                   ;   118.3 p3      68 d.0 reload
        vpternlogd zmm15, zmm24, [rbp + 4096], 0x96                      ;   150.3 p0+p2   62 t
        vmovdqu64 zmm24, [rbp + 18624]                                   ;    92.2 p3      23 t reload
        vmovdqu64 [rbp + 18432], zmm30                                   ;   130.3 p8+p9   61 t spill
        vmovdqa64 zmm30, zmm11                                           ;   146.3         41 t copy
        vpternlogd zmm30, zmm13, zmm24, 0x96                             ;   146.3 p5      41 t
        vmovdqu64 [rbp + 18688], zmm22                                   ;   141.3 p7+p4   61 t spill
        vpxord zmm22, zmm25, [rbp + 6272]                                ;   150.3 p0+p2   40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   151.3 p0+p3   23 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   154.3 p0+p2   23 t
        vmovdqu64 [rbp + 18752], zmm25                                   ;   150.3 p8+p9   62 t spill
        vpxord zmm25, zmm7, [rbp + 6080]                                 ;   146.3 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   149.2 p0+p2   23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   152.2 p0+p3   23 t
        vmovdqu64 [rbp + 18816], zmm7                                    ;   146.2 p7+p4   62 t spill
        vpxord zmm7, zmm15, [rbp + 6144]                                 ;   151.3 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   152.3 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   155.3 p0+p3   22 t
        vmovdqu64 [rbp + 18880], zmm15                                   ;   151.3 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 17280]                                   ;    81.8 p2      61 t
        vpxord zmm15, zmm15, [rbp + 4928]                                ;   148.3 p5+p3   61 t
        vpternlogd zmm15, zmm21, zmm9, 0x96                              ;   149.3 p5      61 t
        vmovdqu64 zmm9, [rbp + 5952]                                     ;    82.8 p2      62 l.7 reload
        vpxord zmm21, zmm15, zmm9                                        ;   150.3 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm26, 8                            ;   153.2 p0      42 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   156.2 p0+p3   42 t
        vmovdqu64 [rbp + 17280], zmm15                                   ;   150.3 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm21                                           ;   159.2         41 t copy
        vpternlogd zmm15, zmm24, zmm23, 0x96                             ;   159.2 p5      41 t
        vpternlogd zmm11, zmm15, zmm13, 0x96                             ;   160.2 p5      41 t
        vmovdqu64 [rbp + 18944], zmm6                                    ;   139.3 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 18112]                                    ;    83.8 p2      68 d.0 reload
        vpternlogd zmm15, zmm6, [rbp + 4288], 0x96                       ;   160.2 p5+p3   62 t
        vmovdqa64 zmm6, zmm15                                            ;   161.2         62 t copy
        vmovdqu64 [rbp + 18112], zmm17                                   ;   131.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 18048]                                   ;    84.8 p2      62 t
        vpternlogd zmm17, zmm11, [rbp + 4160], 0x96                      ;   161.2 p5+p3   62 t
        vmovdqu64 [rbp + 18048], zmm14                                   ;   117.2 p8+p9   61 t spill
        vpxord zmm14, zmm17, [rbp + 6208]                                ;   162.2 p0+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm26, 8                            ;   163.2 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, zmm5, 0xdc                       ;   166.2 p0      21 t
        vmovdqu64 [rbp + 19008], zmm17                                   ;   162.2 p7+p4   62 t spill
        vmovdqu64 zmm17, [rbp + 17344]                                   ;   121.3 p3      61 t
        vpxord zmm17, zmm17, [rbp + 4928]                                ;   155.3 p5+p2   61 t
        vpternlogd zmm17, zmm12, zmm31, 0x96                             ;   156.3 p5      61 t
        vpxord zmm9, zmm17, zmm9                                         ;   157.3 p5      40 t
        vgf2p8affineqb zmm9, zmm9, zmm26, 8                              ;   158.3 p0      42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 64]  ;    87.5 p3      41 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm12, 0x6e                        ;   161.3 p0      42 t
        vpternlogd zmm10, zmm9, zmm1, 0x96                               ;   164.3 p5      41 t
        vpternlogd zmm9, zmm1, zmm0, 0x96                                ;   164.3 p5      41 t
        vpternlogd zmm3, zmm8, zmm10, 0x96                               ;   165.3 p0      41 t
        vpternlogd zmm10, zmm29, [rbp + 4288], 0x96                      ;   165.3 p5+p2   62 t
        vpxord zmm28, zmm28, zmm10                                       ;   166.3 p0      62 t
        vmovdqu64 zmm1, [rbp + 17984]                                    ;    88.5 p3      40 t
        vpxord zmm1, zmm1, [rbp + 5696]                                  ;   161.3 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 8                              ;   162.3 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, zmm5, 0xdc                         ;   165.3 p0      21 t
        vpternlogd zmm13, zmm16, zmm1, 0x96                              ;   168.3 p5      41 t
        vpternlogd zmm16, zmm30, zmm1, 0x96                              ;   168.3 p5      41 t
        vpternlogd zmm1, zmm2, zmm23, 0x96                               ;   168.3 p0      41 t
        vpternlogd zmm2, zmm23, zmm13, 0x96                              ;   169.3 p5      41 t
        vpternlogd zmm21, zmm24, zmm1, 0x96                              ;   169.3 p0      41 t
        vpternlogd zmm11, zmm1, [rbp + 17536], 0x96                      ;   169.3 p5+p3   62 t
        vpternlogd zmm18, zmm2, [rbp + 17792], 0x96                      ;   170.3 p0+p2   62 t
        vpternlogd zmm2, zmm30, [rbp + 17472], 0x96                      ;   170.3 p5+p3   62 t
        vpternlogd zmm0, zmm3, [rbp + 17600], 0x96                       ;   167.2 p0+p2   62 t
        vpternlogd zmm13, zmm21, [rbp + 17664], 0x96                     ;   170.3 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 3968]                                     ;    91.8 p2      68 d.0 reload
        vmovdqu64 zmm8, [rbp + 17728]                                    ;    92.5 p3      68 d.0 reload
        vpternlogd zmm21, zmm8, zmm1, 0x96                               ;   170.3 p0      62 t
        vpternlogd zmm1, zmm9, [rbp + 18240], 0x96                       ;   168.3 p5+p2   62 t
        vpxord zmm6, zmm6, zmm16                                         ;   169.3 p0      62 t
        vmovdqu64 zmm8, [rbp + 18560]                                    ;   117.3 p3      68 d.0 reload
        vpternlogd zmm3, zmm8, [rbp + 4160], 0x96                        ;   169.3 p5+p2   62 t
        vmovdqu64 zmm8, [rbp + 6336]                                     ;    94.5 p3      61 r.5 reload
        vpternlogd zmm15, zmm16, zmm8, 0x96                              ;   170.2 p0      40 t
        vmovdqu64 zmm10, [rbp + 17920]                                   ;    94.8 p2      68 d.0 reload
        vpternlogd zmm16, zmm10, [rbp + 4096], 0x96                      ;   170.3 p5+p3   62 t
        vgf2p8affineqb zmm10, zmm15, zmm26, 8                            ;   171.2 p0      22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;    95.8 p2      22 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm15, 0x37                      ;   174.2 p0      22 t
        vpxord zmm23, zmm2, [rbp + 6272]                                 ;   171.3 p5+p3   40 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 128] ;    96.8 p2      23 t reload
        vgf2p8affineqb zmm23, zmm23, zmm24, 0x58                         ;   173.2 p0      23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 192] ;    97.5 p3      23 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm29, 0x6e                      ;   176.2 p0      23 t
        vpxord zmm8, zmm28, zmm8                                         ;   172.3 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   175.2 p0      22 t
        vgf2p8affineinvqb zmm8, zmm8, zmm15, 0x37                        ;   178.2 p0      22 t
        vmovdqu64 zmm30, [rbp + 6400]                                    ;    97.8 p2      61 r.6 reload
        vpxord zmm31, zmm11, zmm30                                       ;   173.3 p5      40 t
        vgf2p8affineqb zmm31, zmm31, zmm26, 8                            ;   177.2 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, zmm5, 0xdc                       ;   180.2 p0      21 t
        vpxord zmm30, zmm0, zmm30                                        ;   174.3 p5      40 t
        vgf2p8affineqb zmm30, zmm30, zmm26, 8                            ;   179.2 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm5, 0xdc                       ;   182.2 p0      21 t
        vmovdqu64 [rbp + 17920], zmm0                                    ;   168.2 p8+p9   62 t spill
        vpxord zmm0, zmm13, [rbp + 6464]                                 ;   175.3 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;   181.2 p0      42 t
        vgf2p8affineinvqb zmm0, zmm0, zmm12, 0x6e                        ;   184.2 p0      42 t
        vmovdqu64 [rbp + 18560], zmm13                                   ;   171.3 p7+p4   62 t spill
        vpxord zmm13, zmm21, [rbp + 6016]                                ;   176.3 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm26, 8                            ;   183.2 p0      41 t
        vgf2p8affineinvqb zmm13, zmm13, zmm12, 0x6e                      ;   186.2 p0      41 t
        vmovdqu64 [rbp + 18240], zmm21                                   ;   171.3 p8+p9   62 t spill
        vmovdqa64 zmm21, zmm13                                           ;   189.2         41 t copy
        vpternlogd zmm21, zmm10, zmm14, 0x96                             ;   189.2 p5      41 t
        vmovdqu64 [rbp + 17728], zmm11                                   ;   170.3 p7+p4   62 t spill
        vpxord zmm11, zmm1, [rbp + 6016]                                 ;   178.3 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   185.2 p0      41 t
        vgf2p8affineinvqb zmm11, zmm11, zmm12, 0x6e                      ;   188.2 p0      41 t
        vmovdqu64 [rbp + 17664], zmm1                                    ;   169.3 p8+p9   62 t spill
        vpxord zmm1, zmm18, [rbp + 6080]                                 ;   179.3 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm24, 0x58                           ;   187.2 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm29, 0x6e                        ;   190.2 p0      23 t
        vmovdqa64 zmm29, zmm31                                           ;   183.2         41 t copy
        vpternlogd zmm29, zmm13, zmm1, 0x96                              ;   193.2 p5      41 t
        vpternlogd zmm10, zmm29, zmm14, 0x96                             ;   194.2 p5      41 t
        vmovdqa64 zmm24, zmm30                                           ;   185.2         41 t copy
        vpternlogd zmm24, zmm11, zmm25, 0x96                             ;   191.2 p5      41 t
        vpternlogd zmm20, zmm19, zmm24, 0x96                             ;   192.2 p5      61 t
        vpxord zmm19, zmm16, [rbp + 6144]                                ;   184.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;   189.2 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, zmm15, 0x37                      ;   192.2 p0      22 t
        vpternlogd zmm14, zmm23, zmm19, 0x96                             ;   195.2 p5      41 t
        vpternlogd zmm23, zmm21, zmm19, 0x96                             ;   195.2 p5      41 t
        vpternlogd zmm29, zmm4, zmm23, 0x96                              ;   196.2 p5      61 t
        vpternlogd zmm19, zmm0, zmm1, 0x96                               ;   195.2 p5      41 t
        vpternlogd zmm0, zmm1, zmm14, 0x96                               ;   196.2 p5      41 t
        vpternlogd zmm31, zmm13, zmm19, 0x96                             ;   196.2 p5      41 t
        vpxord zmm1, zmm3, [rbp + 6208]                                  ;   191.2 p0+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 8                              ;   192.2 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, zmm5, 0xdc                         ;   195.2 p0      21 t
        vpternlogd zmm24, zmm8, zmm1, 0x96                               ;   198.2 p5      41 t
        vpternlogd zmm8, zmm11, zmm1, 0x96                               ;   198.2 p5      41 t
        vpternlogd zmm1, zmm22, zmm7, 0x96                               ;   198.2 p5      41 t
        vpternlogd zmm22, zmm8, zmm7, 0x96                               ;   199.2 p0      41 t
        vpternlogd zmm19, zmm10, [rbp + 18048], 0x96                     ;   196.2 p5+p3   61 t
        vpternlogd zmm14, zmm31, [rbp + 18944], 0x96                     ;   197.2 p0+p2   61 t
        vpternlogd zmm21, zmm0, [rbp + 17280], 0x96                      ;   197.2 p5+p3   61 t
        vmovdqa64 zmm4, zmm27                                            ;   145.2         40 t copy
        vpternlogd zmm4, zmm9, [rbp + 6464], 0x96                        ;   196.2 p0+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 8                              ;   197.2 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0x6e                        ;   200.2 p0      42 t
        vpternlogd zmm7, zmm4, zmm25, 0x96                               ;   203.2 p5      41 t
        vpternlogd zmm4, zmm25, zmm1, 0x96                               ;   203.2 p5      41 t
        vpternlogd zmm30, zmm11, zmm7, 0x96                              ;   204.2 p5      41 t
        vpternlogd zmm8, zmm17, zmm4, 0x96                               ;   204.2 p0      61 t
        vpternlogd zmm7, zmm24, [rbp + 18112], 0x96                      ;   204.2 p5+p3   61 t
        vpternlogd zmm1, zmm30, [rbp + 18688], 0x96                      ;   205.2 p0+p2   61 t
        vpxord zmm11, zmm20, zmm22                                       ;   200.3 p5      61 t
        vmovdqu64 zmm13, [rbp + 6784]                                    ;   104.5 p3      62 l.4 reload
        vpternlogd zmm20, zmm22, zmm13, 0x96                             ;   201.2 p0      40 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 128] ;   104.8 p2      23 t reload
        vgf2p8affineqb zmm20, zmm20, zmm17, 0x58                         ;   202.2 p0      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   105.5 p3      23 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm25, 0x6e                      ;   205.2 p0      23 t
        vpxord zmm13, zmm29, zmm13                                       ;   201.3 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm17, 0x58                         ;   204.2 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, zmm25, 0x6e                      ;   207.2 p0      23 t
        vmovdqu64 [rbp + 18688], zmm11                                   ;   201.3 p7+p4   61 t spill
        vpxord zmm11, zmm19, [rbp + 6848]                                ;   202.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   206.2 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm15, 0x37                      ;   209.2 p0      22 t
        vmovdqu64 [rbp + 18112], zmm19                                   ;   197.2 p8+p9   61 t spill
        vpxord zmm19, zmm14, [rbp + 6912]                                ;   203.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;   208.2 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, zmm5, 0xdc                       ;   211.2 p0      21 t
        vmovdqu64 [rbp + 17280], zmm14                                   ;   198.2 p7+p4   61 t spill
        vpxord zmm14, zmm7, [rbp + 6848]                                 ;   205.2 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm26, 8                            ;   210.2 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, zmm15, 0x37                      ;   213.2 p0      22 t
        vmovdqu64 [rbp + 18944], zmm7                                    ;   205.2 p8+p9   61 t spill
        vpxord zmm7, zmm21, [rbp + 6976]                                 ;   205.3 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   212.2 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0x6e                        ;   215.2 p0      42 t
        vmovdqu64 [rbp + 18048], zmm21                                   ;   198.2 p7+p4   61 t spill
        vpxord zmm21, zmm1, [rbp + 6912]                                 ;   206.3 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm26, 8                            ;   214.2 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm5, 0xdc                       ;   217.2 p0      21 t
        vmovdqu64 [rbp + 17600], zmm1                                    ;   206.2 p8+p9   61 t spill
        vpxord zmm1, zmm8, [rbp + 6976]                                  ;   207.3 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 8                              ;   216.2 p0      42 t
        vgf2p8affineinvqb zmm1, zmm1, zmm12, 0x6e                        ;   219.2 p0      42 t
        vmovdqu64 [rbp + 17472], zmm8                                    ;   205.2 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 6528]                                     ;   108.8 p2      40 t
        vpternlogd zmm8, zmm0, [rbp + 18176], 0x96                       ;   208.3 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   218.2 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, zmm12, 0x6e                        ;   221.2 p0      41 t
        vmovdqu64 [rbp + 17792], zmm29                                   ;   197.2 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 6592]                                    ;   109.8 p2      40 t
        vpternlogd zmm29, zmm23, [rbp + 18368], 0x96                     ;   209.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm17, 0x58                         ;   220.2 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, zmm25, 0x6e                      ;   223.2 p0      23 t
        vmovdqu64 [rbp + 17536], zmm23                                   ;   196.2 p7+p4   41 t spill
        vmovdqa64 zmm23, zmm19                                           ;   214.2         41 t copy
        vpternlogd zmm23, zmm8, zmm29, 0x96                              ;   226.2 p5      41 t
        vmovdqu64 [rbp + 18624], zmm0                                    ;   197.2 p8+p9   41 t spill
        vmovdqu64 zmm0, [rbp + 6656]                                     ;   110.8 p2      40 t
        vpternlogd zmm0, zmm10, [rbp + 18496], 0x96                      ;   211.3 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;   222.2 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm15, 0x37                        ;   225.2 p0      22 t
        vmovdqu64 [rbp + 17344], zmm10                                   ;   195.2 p7+p4   41 t spill
        vmovdqa64 zmm10, zmm7                                            ;   218.2         41 t copy
        vpternlogd zmm10, zmm29, zmm0, 0x96                              ;   228.2 p5      41 t
        vpternlogd zmm19, zmm10, zmm8, 0x96                              ;   229.2 p5      41 t
        vmovdqu64 [rbp + 19072], zmm3                                    ;   170.3 p8+p9   62 t spill
        vmovdqu64 zmm3, [rbp + 6528]                                     ;   111.8 p2      40 t
        vpternlogd zmm3, zmm4, [rbp + 17856], 0x96                       ;   214.3 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   224.2 p0      41 t
        vgf2p8affineinvqb zmm3, zmm3, zmm12, 0x6e                        ;   227.2 p0      41 t
        vmovdqu64 zmm12, [rbp + 6592]                                    ;   112.8 p2      40 t
        vpternlogd zmm12, zmm22, [rbp + 18432], 0x96                     ;   215.3 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm17, 0x58                         ;   226.2 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm25, 0x6e                      ;   229.2 p0      23 t
        vmovdqa64 zmm25, zmm21                                           ;   220.2         41 t copy
        vpternlogd zmm25, zmm3, zmm12, 0x96                              ;   232.2 p5      41 t
        vmovdqu64 zmm17, [rbp + 6656]                                    ;   113.8 p2      40 t
        vpternlogd zmm17, zmm24, [rbp + 18304], 0x96                     ;   217.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   228.2 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, zmm15, 0x37                      ;   231.2 p0      22 t
        vmovdqa64 zmm15, zmm1                                            ;   222.2         41 t copy
        vpternlogd zmm15, zmm12, zmm17, 0x96                             ;   234.2 p5      41 t
        vpternlogd zmm21, zmm15, zmm3, 0x96                              ;   235.2 p5      41 t
        vmovdqu64 [rbp + 19136], zmm24                                   ;   199.2 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 6720]                                    ;   114.8 p2      40 t
        vpternlogd zmm24, zmm31, [rbp + 17984], 0x96                     ;   220.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm26, 8                            ;   230.2 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm5, 0xdc                       ;   233.2 p0      21 t
        vpternlogd zmm8, zmm11, zmm24, 0x96                              ;   236.2 p5      41 t
        vpternlogd zmm11, zmm23, zmm24, 0x96                             ;   236.2 p5      41 t
        vpternlogd zmm10, zmm6, zmm11, 0x96                              ;   237.2 p5      62 t
        vpternlogd zmm24, zmm13, zmm0, 0x96                              ;   236.2 p5      41 t
        vpternlogd zmm13, zmm0, zmm8, 0x96                               ;   237.2 p5      41 t
        vpternlogd zmm7, zmm29, zmm24, 0x96                              ;   237.2 p5      41 t
        vmovdqu64 zmm0, [rbp + 17408]                                    ;   129.3 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 6720]                                     ;   116.5 p3      40 t
        vpternlogd zmm6, zmm30, zmm0, 0x96                               ;   227.3 p5      40 t
        vpternlogd zmm23, zmm2, zmm13, 0x96                              ;   238.2 p5      62 t
        vgf2p8affineqb zmm2, zmm6, zmm26, 8                              ;   232.2 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm5, 0xdc                         ;   235.2 p0      21 t
        vpternlogd zmm3, zmm14, zmm2, 0x96                               ;   238.2 p5      41 t
        vpternlogd zmm27, zmm9, zmm3, 0x96                               ;   239.2 p5      62 t
        vpternlogd zmm3, zmm20, zmm17, 0x96                              ;   239.2 p5      41 t
        vpternlogd zmm20, zmm17, zmm2, 0x96                              ;   238.2 p5      41 t
        vpternlogd zmm1, zmm12, zmm20, 0x96                              ;   239.2 p5      41 t
        vpternlogd zmm14, zmm2, zmm25, 0x96                              ;   238.2 p0      41 t
        vpternlogd zmm15, zmm28, zmm14, 0x96                             ;   239.2 p5      62 t
        vpternlogd zmm25, zmm3, [rbp + 18752], 0x96                      ;   240.2 p0+p2   62 t
        vpternlogd zmm24, zmm19, [rbp + 17728], 0x96                     ;   237.2 p5+p3   62 t
        vpternlogd zmm20, zmm21, [rbp + 17920], 0x96                     ;   239.2 p0+p2   62 t
        vpternlogd zmm8, zmm7, [rbp + 18560], 0x96                       ;   238.2 p5+p3   62 t
        vpxord zmm27, zmm27, zmm1                                        ;   240.2 p0      62 t
        vmovdqu64 zmm2, [rbp + 7104]                                     ;   118.8 p2      61 r.1 reload
        vmovdqa64 zmm6, zmm13                                            ;   238.2         40 t copy
        vpternlogd zmm6, zmm18, zmm2, 0x96                               ;   238.2 p5      40 t
        vmovdqu64 zmm9, [rbp + 18816]                                    ;   146.2 p3      62 t reload
        vpternlogd zmm2, zmm3, zmm9, 0x96                                ;   240.2 p0      40 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   119.8 p2      23 t reload
        vgf2p8affineqb zmm6, zmm6, zmm12, 0x58                           ;   239.2 p0      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 192] ;   120.5 p3      23 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm17, 0x6e                        ;   242.2 p0      23 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 0x58                           ;   241.2 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm17, 0x6e                        ;   244.2 p0      23 t
        vmovdqu64 zmm28, [rbp + 7296]                                    ;   124.3 p2      61 r.4 reload
        vpxord zmm29, zmm23, zmm28                                       ;   239.2 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm12, 0x58                         ;   243.2 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, zmm17, 0x6e                      ;   246.2 p0      23 t
        vpxord zmm9, zmm10, [rbp + 7360]                                 ;   239.3 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm26, 8                              ;   245.2 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   248.2 p0+p2   22 t
        vpxord zmm28, zmm25, zmm28                                       ;   241.2 p5      40 t
        vgf2p8affineqb zmm28, zmm28, zmm12, 0x58                         ;   247.2 p0      23 t
        vgf2p8affineinvqb zmm28, zmm28, zmm17, 0x6e                      ;   250.2 p0      23 t
        vpxord zmm17, zmm15, [rbp + 7360]                                ;   241.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   249.2 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   252.2 p0+p2   22 t
        vpxord zmm12, zmm24, [rbp + 7424]                                ;   242.3 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   251.2 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm5, 0xdc                       ;   254.2 p0      21 t
        vmovdqu64 [rbp + 18560], zmm3                                    ;   240.2 p8+p9   41 t spill
        vpxord zmm3, zmm20, [rbp + 7424]                                 ;   243.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   253.2 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, zmm5, 0xdc                         ;   256.2 p0      21 t
        vmovdqu64 [rbp + 17920], zmm13                                   ;   238.2 p7+p4   41 t spill
        vpxord zmm13, zmm8, [rbp + 7488]                                 ;   244.3 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm26, 8                            ;   255.2 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   258.2 p0+p2   42 t
        vmovdqu64 [rbp + 17728], zmm18                                   ;   171.3 p8+p9   62 t spill
        vpxord zmm18, zmm27, [rbp + 7488]                                ;   245.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   257.2 p0      42 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   260.2 p0+p2   42 t
        vmovdqu64 [rbp + 18752], zmm27                                   ;   241.2 p7+p4   62 t spill
        vmovdqa64 zmm27, zmm11                                           ;   237.2         40 t copy
        vpternlogd zmm27, zmm16, [rbp + 7168], 0x96                      ;   246.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm26, 8                            ;   259.2 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   262.2 p0+p2   22 t
        vmovdqu64 [rbp + 19200], zmm11                                   ;   237.2 p8+p9   41 t spill
        vmovdqa64 zmm11, zmm13                                           ;   261.2         41 t copy
        vpternlogd zmm11, zmm6, zmm27, 0x96                              ;   265.2 p5      41 t
        vmovdqu64 [rbp + 19264], zmm16                                   ;   171.3 p7+p4   62 t spill
        vmovdqu64 zmm16, [rbp + 7040]                                    ;   134.3 p3      40 t
        vpternlogd zmm16, zmm7, [rbp + 18240], 0x96                      ;   248.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;   261.2 p0      41 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   264.2 p0+p3   41 t
        vmovdqu64 [rbp + 19328], zmm7                                    ;   238.2 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm12                                            ;   257.2         41 t copy
        vpternlogd zmm7, zmm16, zmm6, 0x96                               ;   267.2 p5      41 t
        vpternlogd zmm12, zmm11, zmm16, 0x96                             ;   267.2 p5      41 t
        vpternlogd zmm31, zmm12, [rbp + 17984], 0x96                     ;   268.2 p5+p2   61 t
        vmovdqu64 [rbp + 17984], zmm8                                    ;   239.2 p7+p4   62 t spill
        vmovdqu64 zmm8, [rbp + 7040]                                     ;   136.3 p3      40 t
        vpternlogd zmm8, zmm1, [rbp + 17664], 0x96                       ;   252.3 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   263.2 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   266.2 p0+p3   41 t
        vmovdqu64 [rbp + 19392], zmm1                                    ;   240.2 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm3                                             ;   259.2         41 t copy
        vpternlogd zmm1, zmm8, zmm2, 0x96                                ;   269.2 p5      41 t
        vmovdqu64 [rbp + 19456], zmm20                                   ;   240.2 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 7232]                                    ;   137.7 p2      40 t
        vpternlogd zmm20, zmm19, [rbp + 19008], 0x96                     ;   254.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 8                            ;   265.2 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, zmm5, 0xdc                       ;   268.2 p0      21 t
        vpternlogd zmm16, zmm9, zmm20, 0x96                              ;   271.2 p5      41 t
        vpternlogd zmm9, zmm7, zmm20, 0x96                               ;   271.2 p5      41 t
        vpternlogd zmm20, zmm29, zmm27, 0x96                             ;   271.2 p5      41 t
        vpternlogd zmm29, zmm27, zmm16, 0x96                             ;   272.2 p5      41 t
        vpternlogd zmm13, zmm6, zmm20, 0x96                              ;   272.2 p5      41 t
        vpternlogd zmm12, zmm20, [rbp + 17280], 0x96                     ;   272.2 p5+p2   61 t
        vmovdqu64 zmm6, [rbp + 18880]                                    ;   151.3 p3      62 t reload
        vmovdqu64 zmm20, [rbp + 7168]                                    ;   140.2 p2      40 t
        vpternlogd zmm20, zmm14, zmm6, 0x96                              ;   261.3 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 8                            ;   267.2 p0      22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 256] ;   140.5 p3      22 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm27, 0x37                      ;   270.2 p0      22 t
        vpternlogd zmm7, zmm29, [rbp + 17792], 0x96                      ;   273.2 p5+p2   61 t
        vpternlogd zmm11, zmm9, [rbp + 18112], 0x96                      ;   272.2 p5+p3   61 t
        vpternlogd zmm16, zmm13, [rbp + 18048], 0x96                     ;   273.2 p5+p2   61 t
        vmovdqa64 zmm6, zmm18                                            ;   263.2         41 t copy
        vpternlogd zmm6, zmm2, zmm20, 0x96                               ;   273.2 p5      41 t
        vpternlogd zmm3, zmm6, zmm8, 0x96                                ;   274.2 p5      41 t
        vpternlogd zmm30, zmm0, zmm3, 0x96                               ;   275.2 p5      61 t
        vmovdqu64 zmm0, [rbp + 18624]                                    ;   197.2 p3      41 t reload
        vpternlogd zmm13, zmm0, [rbp + 18176], 0x96                      ;   273.2 p5+p2   61 t
        vmovdqu64 zmm0, [rbp + 17536]                                    ;   196.2 p3      41 t reload
        vpternlogd zmm29, zmm0, [rbp + 18368], 0x96                      ;   273.2 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 17344]                                    ;   195.2 p3      41 t reload
        vpternlogd zmm9, zmm0, [rbp + 18496], 0x96                       ;   272.2 p5+p2   61 t
        vmovdqu64 zmm0, [rbp + 7808]                                     ;   145.5 p3      62 l.4 reload
        vpxord zmm27, zmm7, zmm0                                         ;   274.2 p0      40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   275.2 p0+p2   23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   278.2 p0+p3   23 t
        vmovdqu64 [rbp + 18496], zmm7                                    ;   274.2 p8+p9   61 t spill
        vpxord zmm7, zmm11, [rbp + 7872]                                 ;   273.2 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   274.2 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   277.2 p0+p3   22 t
        vmovdqu64 [rbp + 17344], zmm11                                   ;   273.2 p7+p4   61 t spill
        vpxord zmm11, zmm12, [rbp + 7936]                                ;   273.2 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   275.2 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm5, 0xdc                       ;   278.2 p0      21 t
        vmovdqu64 [rbp + 18368], zmm12                                   ;   273.2 p8+p9   61 t spill
        vpxord zmm12, zmm16, [rbp + 8000]                                ;   274.2 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   277.2 p0      42 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   280.2 p0+p2   42 t
        vmovdqu64 [rbp + 17536], zmm16                                   ;   274.2 p7+p4   61 t spill
        vmovdqu64 zmm16, [rbp + 7232]                                    ;   149.5 p3      40 t
        vpternlogd zmm16, zmm21, [rbp + 19072], 0x96                     ;   273.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;   279.2 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm5, 0xdc                       ;   282.2 p0      21 t
        vpternlogd zmm8, zmm17, zmm16, 0x96                              ;   285.2 p5      41 t
        vpternlogd zmm17, zmm1, zmm16, 0x96                              ;   285.2 p5      41 t
        vpternlogd zmm16, zmm28, zmm20, 0x96                             ;   285.2 p5      41 t
        vpternlogd zmm28, zmm20, zmm8, 0x96                              ;   286.2 p5      41 t
        vpternlogd zmm18, zmm2, zmm16, 0x96                              ;   286.2 p5      41 t
        vpternlogd zmm3, zmm16, [rbp + 17600], 0x96                      ;   286.2 p5+p3   61 t
        vpternlogd zmm4, zmm18, [rbp + 17856], 0x96                      ;   287.2 p5+p2   61 t
        vpternlogd zmm18, zmm8, [rbp + 17472], 0x96                      ;   287.2 p0+p3   61 t
        vpternlogd zmm22, zmm28, [rbp + 18432], 0x96                     ;   287.2 p5+p2   61 t
        vpternlogd zmm28, zmm1, [rbp + 18688], 0x96                      ;   287.2 p0+p3   61 t
        vpternlogd zmm6, zmm17, [rbp + 18944], 0x96                      ;   286.2 p5+p2   61 t
        vmovdqu64 zmm1, [rbp + 19136]                                    ;   199.2 p3      41 t reload
        vpternlogd zmm17, zmm1, [rbp + 18304], 0x96                      ;   286.2 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 7552]                                     ;   154.5 p3      62 l.0 reload
        vpxord zmm2, zmm13, zmm1                                         ;   283.3 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm26, 8                              ;   284.3 p0      41 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 64]   ;   155.2 p2      41 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm8, 0x6e                         ;   287.3 p0      41 t
        vpxord zmm0, zmm28, zmm0                                         ;   288.2 p5      40 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;   155.5 p3      23 t reload
        vgf2p8affineqb zmm0, zmm0, zmm16, 0x58                           ;   289.2 p0      23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 192] ;   156.2 p2      23 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm20, 0x6e                        ;   292.2 p0      23 t
        vmovdqu64 [rbp + 18304], zmm28                                   ;   288.2 p8+p9   61 t spill
        vpxord zmm28, zmm6, [rbp + 7872]                                 ;   287.2 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, zmm26, 8                            ;   288.2 p0      22 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   291.2 p0+p2   22 t
        vmovdqu64 [rbp + 19136], zmm6                                    ;   287.2 p7+p4   61 t spill
        vpxord zmm6, zmm3, [rbp + 7936]                                  ;   287.2 p5+p3   40 t
        vgf2p8affineqb zmm6, zmm6, zmm26, 8                              ;   290.2 p0      21 t
        vgf2p8affineinvqb zmm6, zmm6, zmm5, 0xdc                         ;   293.2 p0      21 t
        vmovdqu64 [rbp + 18944], zmm3                                    ;   287.2 p8+p9   61 t spill
        vpxord zmm3, zmm18, [rbp + 8000]                                 ;   288.2 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   292.2 p0      42 t
        vgf2p8affineinvqb zmm3, zmm3, zmm8, 0x6e                         ;   295.2 p0      42 t
        vmovdqu64 [rbp + 18688], zmm18                                   ;   288.2 p7+p4   61 t spill
        vpxord zmm18, zmm29, [rbp + 7616]                                ;   288.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm16, 0x58                         ;   294.2 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm20, 0x6e                      ;   297.2 p0      23 t
        vmovdqu64 [rbp + 18432], zmm29                                   ;   274.2 p8+p9   61 t spill
        vpxord zmm29, zmm9, [rbp + 7680]                                 ;   289.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm26, 8                            ;   296.2 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   299.2 p0+p3   22 t
        vmovdqu64 [rbp + 17472], zmm9                                    ;   273.2 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm11                                            ;   281.2         41 t copy
        vpternlogd zmm9, zmm2, zmm18, 0x96                               ;   300.2 p5      41 t
        vmovdqu64 [rbp + 17856], zmm13                                   ;   274.2 p8+p9   61 t spill
        vpxord zmm13, zmm31, [rbp + 7744]                                ;   291.3 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm26, 8                            ;   298.2 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, zmm5, 0xdc                       ;   301.2 p0      21 t
        vmovdqu64 [rbp + 17600], zmm31                                   ;   269.2 p7+p4   61 t spill
        vmovdqa64 zmm31, zmm2                                            ;   290.3         41 t copy
        vpternlogd zmm31, zmm7, zmm13, 0x96                              ;   304.2 p5      41 t
        vpternlogd zmm7, zmm9, zmm13, 0x96                               ;   304.2 p5      41 t
        vpternlogd zmm13, zmm27, zmm29, 0x96                             ;   304.2 p5      41 t
        vpternlogd zmm27, zmm31, zmm29, 0x96                             ;   305.2 p5      41 t
        vpternlogd zmm9, zmm23, zmm27, 0x96                              ;   306.2 p5      62 t
        vpternlogd zmm29, zmm12, zmm18, 0x96                             ;   302.2 p5      41 t
        vpternlogd zmm12, zmm18, zmm13, 0x96                             ;   305.2 p5      41 t
        vpternlogd zmm11, zmm2, zmm29, 0x96                              ;   303.2 p5      41 t
        vpxord zmm1, zmm4, zmm1                                          ;   300.2 p0      40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 8                              ;   301.2 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, zmm8, 0x6e                         ;   304.2 p0      41 t
        vpxord zmm2, zmm30, [rbp + 7744]                                 ;   300.3 p5+p3   40 t
        vpternlogd zmm29, zmm10, zmm7, 0x96                              ;   305.2 p5      62 t
        vgf2p8affineqb zmm2, zmm2, zmm26, 8                              ;   303.2 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm5, 0xdc                         ;   306.2 p0      21 t
        vpxord zmm10, zmm22, [rbp + 7616]                                ;   302.3 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm16, 0x58                         ;   305.2 p0      23 t
        vpternlogd zmm13, zmm24, zmm11, 0x96                             ;   305.2 p5      62 t
        vgf2p8affineinvqb zmm10, zmm10, zmm20, 0x6e                      ;   308.2 p0      23 t
        vpxord zmm18, zmm17, [rbp + 7680]                                ;   304.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   307.2 p0      22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 256] ;   162.2 p2      22 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm23, 0x37                      ;   310.2 p0      22 t
        vpternlogd zmm31, zmm12, [rbp + 17984], 0x96                     ;   306.2 p5+p3   62 t
        vpternlogd zmm11, zmm19, [rbp + 19008], 0x96                     ;   306.3 p5+p2   47 y
        vmovdqa64 zmm19, zmm1                                            ;   307.2         41 t copy
        vpternlogd zmm19, zmm28, zmm2, 0x96                              ;   309.2 p5      41 t
        vmovdqa64 zmm24, zmm0                                            ;   295.2         41 t copy
        vpternlogd zmm24, zmm18, zmm2, 0x96                              ;   313.2 p5      41 t
        vpternlogd zmm0, zmm19, zmm18, 0x96                              ;   313.2 p0      41 t
        vpternlogd zmm18, zmm3, zmm10, 0x96                              ;   313.2 p5      41 t
        vpternlogd zmm3, zmm24, zmm10, 0x96                              ;   314.2 p0      41 t
        vpternlogd zmm10, zmm6, zmm1, 0x96                               ;   311.2 p5      41 t
        vpternlogd zmm28, zmm2, zmm10, 0x96                              ;   312.2 p0      41 t
        vpternlogd zmm6, zmm1, zmm18, 0x96                               ;   314.2 p5      41 t
        vpternlogd zmm10, zmm25, zmm0, 0x96                              ;   314.2 p0      62 t
        vpternlogd zmm18, zmm15, zmm28, 0x96                             ;   314.2 p5      62 t
        vpternlogd zmm24, zmm6, [rbp + 19456], 0x96                      ;   315.2 p0+p3   62 t
        vpternlogd zmm19, zmm3, [rbp + 18752], 0x96                      ;   315.2 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 8320]                                     ;   164.7 p3      71 d.4 reload
        vpandd zmm2, zmm9, zmm1                                          ;   314.2 p0      47 y
        vpternlogd zmm28, zmm14, [rbp + 18880], 0x96                     ;   314.3 p5+p2   47 y
        vmovdqu64 zmm14, [rbp + 8384]                                    ;   165.7 p3      71 d.5 reload
        vpandd zmm15, zmm29, zmm14                                       ;   315.2 p0      47 y
        vpternlogd zmm6, zmm21, [rbp + 19072], 0x96                      ;   315.3 p5+p2   47 y
        vmovdqu64 zmm21, [rbp + 8448]                                    ;   166.7 p3      71 d.6 reload
        vpandd zmm25, zmm13, zmm21                                       ;   316.2 p0      47 y
        vpandd zmm1, zmm10, zmm1                                         ;   316.3 p5      47 y
        vpandd zmm5, zmm31, [rbp + 8512]                                 ;   317.2 p0+p2   47 y
        vpandd zmm14, zmm18, zmm14                                       ;   317.3 p5      47 y
        vpandd zmm21, zmm24, zmm21                                       ;   318.2 p0      47 y
        vpandd zmm23, zmm19, [rbp + 8512]                                ;   318.3 p5+p3   47 y
        vgf2p8affineqb zmm20, zmm5, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   319.2 p0+p2   47 y
        vgf2p8affineqb zmm16, zmm23, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   320.2 p0+p3   47 y
        vgf2p8affineqb zmm8, zmm2, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   321.2 p0+p2   47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   319.3 p5      47 y
        vgf2p8affineqb zmm26, zmm1, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   322.2 p0+p3   47 y
        vpaddb zmm1, zmm1, zmm1                                          ;   320.3 p5      47 y
        vpaddb zmm5, zmm5, zmm5                                          ;   321.3 p5      47 y
        vpaddb zmm23, zmm23, zmm23                                       ;   322.3 p5      47 y
        vmovdqu64 [rbp + 19072], zmm30                                   ;   276.2 p8+p9   61 t spill
        vgf2p8affineqb zmm30, zmm15, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   323.2 p0+p2   47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   323.3 p5      47 y
        vmovdqu64 [rbp + 18880], zmm17                                   ;   287.2 p7+p4   61 t spill
        vgf2p8affineqb zmm17, zmm14, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   324.2 p0+p3   47 y
        vpaddb zmm14, zmm14, zmm14                                       ;   324.3 p5      47 y
        vmovdqu64 [rbp + 18752], zmm22                                   ;   288.2 p8+p9   61 t spill
        vgf2p8affineqb zmm22, zmm25, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   325.2 p0+p2   47 y
        vpternlogd zmm22, zmm5, zmm11, 0x96                              ;   328.2 p5      47 y
        vmovdqu64 zmm5, [rbp + 8256]                                     ;   171.7 p3      71 d.3 reload
        vpternlogd zmm31, zmm22, zmm5, 0x1e                              ;   329.2 p0      48 y
        vpaddb zmm11, zmm25, zmm25                                       ;   326.3 p5      47 y
        vmovdqu64 zmm25, [rbp + 19328]                                   ;   238.2 p2      41 t reload
        vpternlogd zmm12, zmm25, [rbp + 18240], 0x96                     ;   327.2 p0+p3   47 y
        vpternlogd zmm20, zmm2, zmm12, 0x96                              ;   328.2 p5      47 y
        vmovdqu64 zmm2, [rbp + 17920]                                    ;   238.2 p2      41 t reload
        vpternlogd zmm27, zmm2, [rbp + 17728], 0x96                      ;   328.2 p0+p3   47 y
        vpternlogd zmm8, zmm15, zmm27, 0x96                              ;   329.2 p5      47 y
        vmovdqu64 zmm2, [rbp + 19392]                                    ;   240.2 p2      41 t reload
        vpternlogd zmm3, zmm2, [rbp + 17664], 0x96                       ;   329.2 p0+p3   47 y
        vpternlogd zmm16, zmm1, zmm3, 0x96                               ;   330.2 p5      47 y
        vmovdqu64 zmm1, [rbp + 19200]                                    ;   237.2 p2      41 t reload
        vpternlogd zmm7, zmm1, [rbp + 19264], 0x96                       ;   330.2 p0+p3   47 y
        vpternlogd zmm30, zmm11, zmm7, 0x96                              ;   331.2 p5      47 y
        vmovdqu64 zmm1, [rbp + 18560]                                    ;   240.2 p2      41 t reload
        vpternlogd zmm0, zmm1, [rbp + 18816], 0x96                       ;   331.2 p0+p3   47 y
        vpternlogd zmm26, zmm14, zmm0, 0x96                              ;   332.2 p5      47 y
        vmovdqu64 zmm0, [rbp + 8064]                                     ;   177.2 p2      71 d.0 reload
        vpternlogd zmm9, zmm20, zmm0, 0x1e                               ;   332.2 p0      48 y
        vpternlogd zmm0, zmm10, zmm16, 0x36                              ;   332.3 p5      48 y
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 384]  ;   177.7 p3      47 y reload
        vgf2p8affineqb zmm2, zmm21, zmm1, 0                              ;   333.2 p0      47 y
        vpternlogd zmm2, zmm23, zmm6, 0x96                               ;   336.2 p5      47 y
        vpternlogd zmm5, zmm19, zmm2, 0x36                               ;   337.2 p0      48 y
        vpaddb zmm3, zmm21, zmm21                                        ;   334.3 p5      47 y
        vpternlogd zmm17, zmm3, zmm28, 0x96                              ;   335.3 p0      47 y
        vmovdqu64 zmm3, [rbp + 8128]                                     ;   178.2 p2      71 d.1 reload
        vpternlogd zmm29, zmm8, zmm3, 0x1e                               ;   335.3 p5      48 y
        vpternlogd zmm3, zmm18, zmm26, 0x36                              ;   336.2 p0      48 y
        vmovdqu64 zmm6, [rbp + 8192]                                     ;   178.7 p3      71 d.2 reload
        vpternlogd zmm13, zmm30, zmm6, 0x1e                              ;   336.3 p5      48 y
        vpternlogd zmm6, zmm24, zmm17, 0x36                              ;   337.2 p0      48 y
        vmovdqu64 zmm7, [rbp + 8576]                                     ;   179.2 p2      51 x
        vpternlogd zmm7, zmm4, [rbp + 18304], 0x56                       ;   337.3 p5+p3   51 x
        vmovdqu64 zmm10, [rbp + 8832]                                    ;   180.2 p2      71 y.4 reload
        vpandd zmm11, zmm7, zmm10                                        ;   338.3 p0      52 x
        vgf2p8affineqb zmm12, zmm11, zmm1, 0                             ;   339.3 p0      52 x
        vpaddb zmm11, zmm11, zmm11                                       ;   339.3 p5      52 x
        vmovdqu64 zmm14, [rbp + 9344]                                    ;   180.7 p3      61 r.4 reload
        vpxord zmm15, zmm9, zmm14                                        ;   339.3 p5      40 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 128] ;   181.2 p2      23 t reload
        vgf2p8affineqb zmm15, zmm15, zmm18, 0x58                         ;   340.3 p0      23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;   181.7 p3      23 t reload
        vgf2p8affineinvqb zmm15, zmm15, zmm19, 0x6e                      ;   343.3 p0      23 t
        vmovdqu64 zmm21, [rbp + 17856]                                   ;   274.2 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 18496]                                   ;   274.2 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 8576]                                    ;   183.2 p2      51 x
        vpternlogd zmm24, zmm23, zmm21, 0x36                             ;   340.3 p5      51 x
        vpandd zmm10, zmm24, zmm10                                       ;   341.3 p5      52 x
        vgf2p8affineqb zmm23, zmm10, zmm1, 0                             ;   342.3 p0      52 x
        vpaddb zmm10, zmm10, zmm10                                       ;   342.3 p5      52 x
        vpxord zmm14, zmm0, zmm14                                        ;   343.2 p0      40 t
        vgf2p8affineqb zmm14, zmm14, zmm18, 0x58                         ;   344.2 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm19, 0x6e                      ;   347.2 p0      23 t
        vmovdqu64 zmm25, [rbp + 9088]                                    ;   183.7 p3      61 r.0 reload
        vpxord zmm27, zmm20, zmm25                                       ;   343.3 p5      40 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512]       ;   184.2 p2      41 t reload
        vgf2p8affineqb zmm27, zmm27, zmm28, 8                            ;   346.2 p0      41 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   349.2 p0+p3   41 t
        vmovdqu64 [rbp + 18496], zmm20                                   ;   329.2 p7+p4   47 y spill
        vpxord zmm20, zmm29, [rbp + 9408]                                ;   344.3 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm28, 8                            ;   348.2 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   351.2 p0+p3   22 t
        vpxord zmm21, zmm3, [rbp + 9408]                                 ;   345.3 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm28, 8                            ;   350.2 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   353.2 p0+p3   22 t
        vmovdqu64 [rbp + 18304], zmm3                                    ;   337.2 p8+p9   48 y spill
        vpxord zmm3, zmm31, [rbp + 9536]                                 ;   346.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm28, 8                              ;   352.2 p0      42 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   355.2 p0+p3   42 t
        vmovdqu64 [rbp + 18816], zmm31                                   ;   330.2 p7+p4   48 y spill
        vpxord zmm31, zmm13, [rbp + 9472]                                ;   347.3 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm28, 8                            ;   354.2 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   357.2 p0+p3   21 t
        vmovdqu64 [rbp + 18560], zmm13                                   ;   337.3 p8+p9   48 y spill
        vpxord zmm13, zmm6, [rbp + 9472]                                 ;   348.3 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm28, 8                            ;   356.2 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   359.2 p0+p3   21 t
        vmovdqu64 [rbp + 19264], zmm6                                    ;   338.2 p7+p4   48 y spill
        vpxord zmm6, zmm5, [rbp + 9536]                                  ;   349.3 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm28, 8                              ;   358.2 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   361.2 p0+p3   42 t
        vpxord zmm25, zmm16, zmm25                                       ;   350.3 p5      40 t
        vgf2p8affineqb zmm25, zmm25, zmm28, 8                            ;   360.2 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   363.2 p0+p2   41 t
        vmovdqu64 [rbp + 19200], zmm16                                   ;   331.2 p8+p9   47 y spill
        vpxord zmm16, zmm8, [rbp + 9152]                                 ;   351.3 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm18, 0x58                         ;   362.2 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, zmm19, 0x6e                      ;   365.2 p0      23 t
        vmovdqu64 [rbp + 17664], zmm8                                    ;   330.2 p7+p4   47 y spill
        vpxord zmm8, zmm26, [rbp + 9152]                                 ;   352.3 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm18, 0x58                           ;   364.2 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm19, 0x6e                        ;   367.2 p0      23 t
        vpxord zmm19, zmm30, [rbp + 9216]                                ;   353.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm28, 8                            ;   366.2 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   369.2 p0+p2   22 t
        vpxord zmm18, zmm22, [rbp + 9280]                                ;   354.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm28, 8                            ;   368.2 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   371.2 p0+p2   21 t
        vmovdqu64 [rbp + 19392], zmm22                                   ;   329.2 p8+p9   47 y spill
        vmovdqa64 zmm22, zmm27                                           ;   352.2         41 t copy
        vpternlogd zmm22, zmm20, zmm18, 0x96                             ;   374.2 p5      41 t
        vmovdqu64 [rbp + 17728], zmm30                                   ;   332.2 p7+p4   47 y spill
        vpxord zmm30, zmm17, [rbp + 9216]                                ;   356.3 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm28, 8                            ;   370.2 p0      22 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   373.2 p0+p2   22 t
        vmovdqu64 [rbp + 17920], zmm17                                   ;   336.3 p8+p9   47 y spill
        vmovdqa64 zmm17, zmm31                                           ;   360.2         41 t copy
        vpternlogd zmm17, zmm27, zmm16, 0x96                             ;   368.2 p5      41 t
        vpternlogd zmm20, zmm17, zmm18, 0x96                             ;   374.2 p5      41 t
        vpternlogd zmm18, zmm15, zmm19, 0x96                             ;   374.2 p5      41 t
        vpternlogd zmm15, zmm22, zmm19, 0x96                             ;   375.2 p5      41 t
        vpternlogd zmm17, zmm24, zmm15, 0x96                             ;   376.2 p5      61 t
        vpternlogd zmm19, zmm3, zmm16, 0x96                              ;   372.2 p5      41 t
        vpternlogd zmm3, zmm16, zmm18, 0x96                              ;   375.2 p5      41 t
        vpternlogd zmm31, zmm27, zmm19, 0x96                             ;   373.2 p5      41 t
        vpxord zmm16, zmm2, [rbp + 9280]                                 ;   365.3 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm28, 8                            ;   372.2 p0      21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   201.8 p2      21 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm24, 0xdc                      ;   375.2 p0      21 t
        vmovdqa64 zmm27, zmm25                                           ;   366.2         41 t copy
        vpternlogd zmm27, zmm21, zmm16, 0x96                             ;   378.2 p5      41 t
        vmovdqa64 zmm24, zmm13                                           ;   362.2         41 t copy
        vpternlogd zmm24, zmm25, zmm8, 0x96                              ;   370.2 p5      41 t
        vpternlogd zmm21, zmm24, zmm16, 0x96                             ;   378.2 p5      41 t
        vpternlogd zmm16, zmm14, zmm30, 0x96                             ;   378.2 p5      41 t
        vpternlogd zmm14, zmm27, zmm30, 0x96                             ;   379.2 p5      41 t
        vpternlogd zmm24, zmm7, zmm14, 0x96                              ;   380.2 p5      61 t
        vpternlogd zmm30, zmm6, zmm8, 0x96                               ;   376.2 p5      41 t
        vpternlogd zmm6, zmm8, zmm16, 0x96                               ;   379.2 p5      41 t
        vpternlogd zmm13, zmm25, zmm30, 0x96                             ;   377.2 p0      41 t
        vmovdqu64 zmm7, [rbp + 18432]                                    ;   274.2 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 17344]                                    ;   273.2 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 8640]                                    ;   208.0 p3      51 x
        vpternlogd zmm25, zmm8, zmm7, 0x36                               ;   374.3 p5      51 x
        vpternlogd zmm19, zmm20, zmm25, 0x96                             ;   375.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 8896]                                     ;   208.5 p2      71 y.5 reload
        vpandd zmm25, zmm25, zmm8                                        ;   375.3 p5      52 x
        vgf2p8affineqb zmm28, zmm25, zmm1, 0                             ;   376.3 p0      52 x
        vpaddb zmm25, zmm25, zmm25                                       ;   376.3 p5      52 x
        vpternlogd zmm23, zmm25, zmm7, 0x96                              ;   377.3 p0      61 t
        vmovdqu64 zmm7, [rbp + 9856]                                     ;   212.2 p3      62 l.4 reload
        vpxord zmm25, zmm17, zmm7                                        ;   377.3 p5      40 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   378.3 p0+p2   23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   381.3 p0+p3   23 t
        vmovdqu64 [rbp + 18432], zmm17                                   ;   377.2 p7+p4   61 t spill
        vpxord zmm17, zmm19, [rbp + 9920]                                ;   378.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512], 8 ;   380.2 p0+p3   22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   383.2 p0+p2   22 t
        vpxord zmm7, zmm24, zmm7                                         ;   381.2 p5      40 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   382.2 p0+p3   23 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   385.2 p0+p2   23 t
        vmovdqu64 [rbp + 17344], zmm19                                   ;   376.3 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm23                                           ;   378.3         40 t copy
        vpternlogd zmm19, zmm15, [rbp + 9664], 0x96                      ;   380.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   384.2 p0+p2   23 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   387.2 p0+p3   23 t
        vmovdqu64 [rbp + 18240], zmm24                                   ;   381.2 p7+p4   61 t spill
        vmovdqu64 zmm24, [rbp + 19136]                                   ;   287.2 p2      61 t reload
        vmovdqu64 [rbp + 19328], zmm23                                   ;   378.3 p8+p9   61 t spill
        vmovdqu64 zmm23, [rbp + 8640]                                    ;   222.2 p3      51 x
        vpternlogd zmm23, zmm24, [rbp + 18752], 0x36                     ;   381.3 p5+p2   51 x
        vpandd zmm8, zmm8, zmm23                                         ;   382.3 p5      52 x
        vpternlogd zmm30, zmm23, zmm21, 0x96                             ;   383.3 p5      61 t
        vgf2p8affineqb zmm23, zmm8, zmm1, 0                              ;   386.2 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;   384.3 p5      52 x
        vpternlogd zmm12, zmm8, [rbp + 18752], 0x96                      ;   385.3 p5+p3   61 t
        vpxord zmm8, zmm30, [rbp + 9920]                                 ;   386.3 p5+p2   40 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512]       ;   225.3 p3      41 t reload
        vgf2p8affineqb zmm8, zmm8, zmm24, 8                              ;   387.3 p0      22 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   390.3 p0+p2   22 t
        vmovdqa64 zmm24, zmm12                                           ;   386.3         40 t copy
        vpternlogd zmm24, zmm14, [rbp + 9664], 0x96                      ;   387.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   389.2 p0+p2   23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   392.2 p0+p3   23 t
        vmovdqu64 [rbp + 18752], zmm30                                   ;   384.3 p7+p4   61 t spill
        vmovdqu64 zmm30, [rbp + 18368]                                   ;   273.2 p2      61 t reload
        vmovdqu64 [rbp + 19136], zmm12                                   ;   386.3 p8+p9   61 t spill
        vmovdqu64 zmm12, [rbp + 8704]                                    ;   228.5 p3      51 x
        vpternlogd zmm12, zmm30, [rbp + 17472], 0x36                     ;   388.3 p5+p2   51 x
        vpternlogd zmm18, zmm31, zmm12, 0x96                             ;   389.3 p5      61 t
        vmovdqu64 zmm30, [rbp + 8960]                                    ;   230.2 p3      71 y.6 reload
        vpandd zmm12, zmm12, zmm30                                       ;   390.3 p5      52 x
        vmovdqu64 [rbp + 18368], zmm14                                   ;   380.2 p7+p4   41 t spill
        vgf2p8affineqb zmm14, zmm12, zmm1, 0                             ;   391.3 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   391.3 p5      52 x
        vpternlogd zmm28, zmm12, [rbp + 17472], 0x96                     ;   392.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 9984]                                    ;   231.3 p3      62 l.6 reload
        vmovdqu64 [rbp + 17472], zmm15                                   ;   376.2 p8+p9   41 t spill
        vpxord zmm15, zmm18, zmm12                                       ;   392.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512], 8 ;   393.3 p0+p2   21 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   396.3 p0+p3   21 t
        vmovdqu64 [rbp + 19456], zmm18                                   ;   390.3 p7+p4   61 t spill
        vmovdqa64 zmm18, zmm28                                           ;   393.3         40 t copy
        vpternlogd zmm18, zmm20, [rbp + 9728], 0x96                      ;   393.3 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512], 8 ;   395.2 p0+p3   22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   398.2 p0+p2   22 t
        vmovdqu64 zmm12, [rbp + 18944]                                   ;   287.2 p3      61 t reload
        vmovdqu64 [rbp + 19008], zmm28                                   ;   393.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 8704]                                    ;   235.3 p2      51 x
        vpternlogd zmm28, zmm12, [rbp + 18880], 0x36                     ;   394.3 p5+p3   51 x
        vpandd zmm30, zmm30, zmm28                                       ;   395.3 p5      52 x
        vpternlogd zmm16, zmm28, zmm13, 0x96                             ;   396.3 p5      61 t
        vgf2p8affineqb zmm12, zmm30, zmm1, 0                             ;   397.2 p0      52 x
        vpaddb zmm28, zmm30, zmm30                                       ;   397.3 p5      52 x
        vpternlogd zmm23, zmm28, [rbp + 18880], 0x96                     ;   398.3 p0+p2   61 t
        vpxord zmm28, zmm16, [rbp + 9984]                                ;   398.3 p5+p3   40 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512]       ;   238.2 p2      41 t reload
        vgf2p8affineqb zmm28, zmm28, zmm30, 8                            ;   399.3 p0      21 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   402.3 p0+p3   21 t
        vmovdqu64 [rbp + 18880], zmm16                                   ;   397.3 p7+p4   61 t spill
        vmovdqa64 zmm16, zmm23                                           ;   399.3         40 t copy
        vpternlogd zmm16, zmm21, [rbp + 9728], 0x96                      ;   399.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm30, 8                            ;   401.2 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   404.2 p0+p3   22 t
        vmovdqu64 zmm30, [rbp + 17536]                                   ;   274.2 p2      61 t reload
        vmovdqu64 [rbp + 18944], zmm23                                   ;   399.3 p8+p9   61 t spill
        vmovdqu64 zmm23, [rbp + 8768]                                    ;   240.5 p3      51 x
        vpternlogd zmm23, zmm30, [rbp + 17600], 0x36                     ;   400.3 p5+p2   51 x
        vpternlogd zmm22, zmm3, zmm23, 0x96                              ;   401.3 p5      61 t
        vmovdqu64 zmm30, [rbp + 9024]                                    ;   241.5 p3      71 y.7 reload
        vpandd zmm23, zmm23, zmm30                                       ;   402.3 p5      52 x
        vmovdqu64 [rbp + 17536], zmm21                                   ;   379.2 p7+p4   41 t spill
        vgf2p8affineqb zmm21, zmm23, zmm1, 0                             ;   403.3 p0      52 x
        vpternlogd zmm21, zmm10, [rbp + 17856], 0x96                     ;   406.3 p5+p2   61 t
        vpaddb zmm10, zmm23, zmm23                                       ;   404.2 p0      52 x
        vpternlogd zmm14, zmm10, [rbp + 17600], 0x96                     ;   405.2 p5+p3   61 t
        vmovdqu64 zmm10, [rbp + 10048]                                   ;   243.2 p2      62 l.7 reload
        vpxord zmm23, zmm22, zmm10                                       ;   405.2 p0      40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512], 8 ;   406.2 p0+p3   42 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   409.2 p0+p2   42 t
        vmovdqu64 [rbp + 17600], zmm22                                   ;   402.3 p8+p9   61 t spill
        vmovdqa64 zmm22, zmm23                                           ;   412.2         41 t copy
        vpternlogd zmm22, zmm19, zmm18, 0x96                             ;   412.2 p5      41 t
        vmovdqa64 zmm10, zmm21                                           ;   407.3         40 t copy
        vpternlogd zmm10, zmm3, [rbp + 9600], 0x96                       ;   407.3 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512], 8 ;   408.3 p0+p2   41 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   411.3 p0+p3   41 t
        vmovdqu64 [rbp + 17856], zmm20                                   ;   375.2 p7+p4   41 t spill
        vmovdqa64 zmm20, zmm15                                           ;   399.3         41 t copy
        vpternlogd zmm20, zmm10, zmm19, 0x96                             ;   414.3 p5      41 t
        vpternlogd zmm15, zmm22, zmm10, 0x96                             ;   414.3 p5      41 t
        vmovdqu64 [rbp + 17984], zmm21                                   ;   407.3 p8+p9   61 t spill
        vmovdqa64 zmm21, zmm14                                           ;   406.2         40 t copy
        vpternlogd zmm21, zmm31, [rbp + 9792], 0x96                      ;   409.3 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512], 8 ;   410.3 p0+p3   21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   413.3 p0+p2   21 t
        vpternlogd zmm10, zmm17, zmm21, 0x96                             ;   416.3 p5      41 t
        vpternlogd zmm17, zmm20, zmm21, 0x96                             ;   416.3 p5      41 t
        vpternlogd zmm22, zmm29, zmm17, 0x96                             ;   417.3 p0      62 t
        vpternlogd zmm21, zmm25, zmm18, 0x96                             ;   416.3 p5      41 t
        vpternlogd zmm25, zmm18, zmm10, 0x96                             ;   417.3 p0      41 t
        vpternlogd zmm23, zmm19, zmm21, 0x96                             ;   417.3 p5      41 t
        vmovdqu64 zmm18, [rbp + 19072]                                   ;   276.2 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 18688]                                   ;   288.2 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 8768]                                    ;   258.2 p3      51 x
        vpternlogd zmm29, zmm19, zmm18, 0x36                             ;   414.2 p0      51 x
        vpternlogd zmm27, zmm6, zmm29, 0x96                              ;   415.2 p5      61 t
        vpandd zmm29, zmm29, zmm30                                       ;   415.2 p0      52 x
        vgf2p8affineqb zmm19, zmm29, zmm1, 0                             ;   416.2 p0      52 x
        vpternlogd zmm19, zmm11, zmm4, 0x96                              ;   419.2 p5      61 t
        vpaddb zmm4, zmm29, zmm29                                        ;   416.3 p5      52 x
        vpternlogd zmm12, zmm4, zmm18, 0x96                              ;   417.3 p0      61 t
        vmovdqa64 zmm4, zmm19                                            ;   420.2         40 t copy
        vpternlogd zmm4, zmm6, [rbp + 9600], 0x96                        ;   420.2 p5+p2   40 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512]       ;   263.2 p3      41 t reload
        vgf2p8affineqb zmm4, zmm4, zmm11, 8                              ;   421.2 p0      41 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 64]  ;   263.5 p2      41 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm18, 0x6e                        ;   424.2 p0      41 t
        vpternlogd zmm20, zmm9, zmm25, 0x96                              ;   418.3 p5      62 t
        vmovdqa64 zmm9, zmm12                                            ;   418.3         40 t copy
        vpternlogd zmm9, zmm13, [rbp + 9792], 0x96                       ;   419.3 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm11, 8                              ;   420.3 p0      21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 320] ;   266.3 p2      21 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm29, 0xdc                        ;   423.3 p0      21 t
        vpternlogd zmm21, zmm15, [rbp + 18560], 0x96                     ;   420.3 p5+p3   62 t
        vpternlogd zmm10, zmm23, [rbp + 18816], 0x96                     ;   421.3 p5+p2   62 t
        vpxord zmm30, zmm27, [rbp + 10048]                               ;   422.2 p0+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm11, 8                            ;   423.2 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, zmm18, 0x6e                      ;   426.2 p0      42 t
        vmovdqa64 zmm1, zmm4                                             ;   427.2         41 t copy
        vpternlogd zmm1, zmm8, zmm9, 0x96                                ;   427.2 p5      41 t
        vmovdqa64 zmm29, zmm7                                            ;   388.2         41 t copy
        vpternlogd zmm29, zmm16, zmm9, 0x96                              ;   426.3 p5      41 t
        vpternlogd zmm7, zmm1, zmm16, 0x96                               ;   428.2 p5      41 t
        vpternlogd zmm16, zmm30, zmm24, 0x96                             ;   429.2 p0      41 t
        vpternlogd zmm30, zmm29, zmm24, 0x96                             ;   429.2 p5      41 t
        vpternlogd zmm1, zmm5, zmm30, 0x96                               ;   430.2 p0      62 t
        vpternlogd zmm24, zmm28, zmm4, 0x96                              ;   427.2 p5      41 t
        vpternlogd zmm8, zmm9, zmm24, 0x96                               ;   428.2 p0      41 t
        vpternlogd zmm28, zmm4, zmm16, 0x96                              ;   430.2 p5      41 t
        vpternlogd zmm24, zmm0, zmm7, 0x96                               ;   429.2 p0      62 t
        vpternlogd zmm16, zmm8, [rbp + 18304], 0x96                      ;   430.2 p5+p2   62 t
        vpternlogd zmm29, zmm28, [rbp + 19264], 0x96                     ;   431.2 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 10368]                                    ;   272.0 p2      61 r.4 reload
        vpxord zmm4, zmm20, zmm0                                         ;   429.3 p5      40 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 128]  ;   272.3 p3      23 t reload
        vgf2p8affineqb zmm4, zmm4, zmm5, 0x58                            ;   430.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 192]  ;   273.0 p2      23 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm9, 0x6e                         ;   433.3 p0      23 t
        vmovdqu64 [rbp + 19264], zmm20                                   ;   419.3 p7+p4   62 t spill
        vpxord zmm20, zmm22, [rbp + 10432]                               ;   430.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm11, 8                            ;   432.2 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   435.2 p0+p2   22 t
        vmovdqu64 [rbp + 18304], zmm22                                   ;   418.3 p8+p9   62 t spill
        vpxord zmm22, zmm21, [rbp + 10496]                               ;   431.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm11, 8                            ;   434.2 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   437.2 p0+p2   21 t
        vpxord zmm0, zmm24, zmm0                                         ;   432.3 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm5, 0x58                            ;   436.2 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm9, 0x6e                         ;   439.2 p0      23 t
        vmovdqu64 [rbp + 18816], zmm21                                   ;   421.3 p7+p4   62 t spill
        vpxord zmm21, zmm10, [rbp + 10560]                               ;   433.3 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm11, 8                            ;   438.2 p0      42 t
        vgf2p8affineinvqb zmm21, zmm21, zmm18, 0x6e                      ;   441.2 p0      42 t
        vmovdqu64 [rbp + 18560], zmm10                                   ;   422.3 p8+p9   62 t spill
        vpxord zmm10, zmm16, [rbp + 10432]                               ;   434.3 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm11, 8                            ;   440.2 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   443.2 p0+p3   22 t
        vmovdqu64 [rbp + 19072], zmm16                                   ;   431.2 p7+p4   62 t spill
        vpxord zmm16, zmm29, [rbp + 10496]                               ;   435.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm11, 8                            ;   442.2 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   445.2 p0+p3   21 t
        vmovdqu64 [rbp + 18688], zmm29                                   ;   432.2 p8+p9   62 t spill
        vpxord zmm29, zmm1, [rbp + 10560]                                ;   436.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm11, 8                            ;   444.2 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm18, 0x6e                      ;   447.2 p0      42 t
        vmovdqu64 [rbp + 18176], zmm1                                    ;   431.2 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm7                                             ;   429.2         40 t copy
        vpternlogd zmm1, zmm26, [rbp + 10176], 0x96                      ;   437.3 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm5, 0x58                            ;   446.2 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm9, 0x6e                         ;   449.2 p0      23 t
        vmovdqu64 [rbp + 18624], zmm24                                   ;   430.2 p8+p9   62 t spill
        vmovdqa64 zmm24, zmm28                                           ;   431.2         40 t copy
        vpternlogd zmm24, zmm2, [rbp + 10304], 0x96                      ;   438.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm11, 8                            ;   448.2 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   451.2 p0+p3   21 t
        vmovdqu64 [rbp + 17408], zmm28                                   ;   431.2 p7+p4   41 t spill
        vmovdqu64 zmm28, [rbp + 10112]                                   ;   282.8 p2      40 t
        vpternlogd zmm28, zmm23, [rbp + 18496], 0x96                     ;   439.3 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, zmm11, 8                            ;   450.2 p0      41 t
        vgf2p8affineinvqb zmm28, zmm28, zmm18, 0x6e                      ;   453.2 p0      41 t
        vmovdqu64 [rbp + 18048], zmm2                                    ;   337.2 p8+p9   47 y spill
        vmovdqu64 zmm2, [rbp + 10176]                                    ;   283.8 p2      40 t
        vpternlogd zmm2, zmm25, [rbp + 17664], 0x96                      ;   440.3 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm5, 0x58                            ;   452.2 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm9, 0x6e                         ;   455.2 p0      23 t
        vmovdqa64 zmm9, zmm22                                            ;   440.2         41 t copy
        vpternlogd zmm9, zmm28, zmm2, 0x96                               ;   458.2 p5      41 t
        vmovdqu64 zmm5, [rbp + 10240]                                    ;   287.2 p2      40 t
        vpternlogd zmm5, zmm17, [rbp + 17728], 0x96                      ;   442.3 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm11, 8                              ;   454.2 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   457.2 p0+p2   22 t
        vmovdqu64 [rbp + 18112], zmm17                                   ;   417.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm21                                           ;   444.2         41 t copy
        vpternlogd zmm17, zmm2, zmm5, 0x96                               ;   460.2 p5      41 t
        vpternlogd zmm22, zmm17, zmm28, 0x96                             ;   461.2 p5      41 t
        vpternlogd zmm14, zmm31, zmm22, 0x96                             ;   462.2 p5      61 t
        vmovdqu64 zmm31, [rbp + 10816]                                   ;   289.2 p3      62 l.3 reload
        vmovdqu64 [rbp + 17792], zmm7                                    ;   429.2 p8+p9   41 t spill
        vpxord zmm7, zmm14, zmm31                                        ;   463.2 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm11, 8                              ;   464.2 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   467.2 p0+p2   21 t
        vmovdqu64 [rbp + 17280], zmm14                                   ;   463.2 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 10304]                                   ;   290.2 p3      40 t
        vpternlogd zmm14, zmm15, [rbp + 19392], 0x96                     ;   447.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm11, 8                            ;   458.2 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   461.2 p0+p3   21 t
        vpternlogd zmm28, zmm20, zmm14, 0x96                             ;   464.2 p5      41 t
        vpternlogd zmm20, zmm9, zmm14, 0x96                              ;   464.2 p5      41 t
        vpternlogd zmm14, zmm4, zmm5, 0x96                               ;   464.2 p5      41 t
        vpternlogd zmm4, zmm5, zmm28, 0x96                               ;   465.2 p5      41 t
        vpternlogd zmm21, zmm2, zmm14, 0x96                              ;   465.2 p5      41 t
        vpternlogd zmm22, zmm14, [rbp + 19456], 0x96                     ;   465.2 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 19200]                                    ;   331.2 p3      47 y reload
        vmovdqu64 zmm5, [rbp + 10112]                                    ;   296.2 p2      40 t
        vpternlogd zmm5, zmm30, zmm2, 0x96                               ;   454.3 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm11, 8                              ;   460.2 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm18, 0x6e                        ;   463.2 p0      41 t
        vpternlogd zmm3, zmm21, [rbp + 17984], 0x96                      ;   466.2 p5+p3   61 t
        vpternlogd zmm21, zmm28, [rbp + 17600], 0x96                     ;   466.2 p5+p2   61 t
        vpternlogd zmm9, zmm4, [rbp + 18432], 0x96                       ;   466.2 p5+p3   61 t
        vpternlogd zmm17, zmm20, [rbp + 17344], 0x96                     ;   465.2 p5+p2   61 t
        vmovdqa64 zmm14, zmm5                                            ;   466.2         41 t copy
        vpternlogd zmm14, zmm10, zmm24, 0x96                             ;   466.2 p5      41 t
        vmovdqa64 zmm28, zmm16                                           ;   448.2         41 t copy
        vpternlogd zmm28, zmm5, zmm1, 0x96                               ;   466.2 p5      41 t
        vpternlogd zmm10, zmm28, zmm24, 0x96                             ;   467.2 p5      41 t
        vmovdqu64 zmm2, [rbp + 19328]                                    ;   378.3 p3      61 t reload
        vpternlogd zmm4, zmm2, [rbp + 17472], 0x96                       ;   466.2 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 19008]                                    ;   393.3 p3      61 t reload
        vpternlogd zmm20, zmm2, [rbp + 17856], 0x96                      ;   465.2 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 10624]                                    ;   304.2 p3      62 l.0 reload
        vpxord zmm18, zmm3, zmm2                                         ;   467.2 p0      40 t
        vgf2p8affineqb zmm18, zmm18, zmm11, 8                            ;   468.2 p0      41 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   471.2 p0+p2   41 t
        vmovdqu64 [rbp + 17856], zmm3                                    ;   467.2 p8+p9   61 t spill
        vpxord zmm3, zmm4, [rbp + 10688]                                 ;   467.2 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   468.2 p0+p2   23 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   471.2 p0+p3   23 t
        vmovdqu64 [rbp + 19008], zmm4                                    ;   467.2 p7+p4   61 t spill
        vpxord zmm4, zmm20, [rbp + 10752]                                ;   466.2 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm11, 8                              ;   468.2 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   471.2 p0+p3   22 t
        vmovdqu64 [rbp + 17472], zmm20                                   ;   466.2 p8+p9   61 t spill
        vpxord zmm20, zmm9, [rbp + 10880]                                ;   467.2 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   470.2 p0+p3   23 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   473.2 p0+p2   23 t
        vmovdqu64 [rbp + 19328], zmm9                                    ;   467.2 p7+p4   61 t spill
        vpxord zmm9, zmm17, [rbp + 10944]                                ;   466.3 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm11, 8                              ;   472.2 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   475.2 p0+p2   22 t
        vmovdqu64 [rbp + 17344], zmm17                                   ;   466.2 p8+p9   61 t spill
        vpxord zmm17, zmm22, [rbp + 11008]                               ;   467.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm11, 8                            ;   474.2 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   477.2 p0+p2   21 t
        vmovdqu64 [rbp + 18432], zmm22                                   ;   466.2 p7+p4   61 t spill
        vpxord zmm22, zmm21, [rbp + 11072]                               ;   468.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm11, 8                            ;   476.2 p0      42 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   479.2 p0+p2   42 t
        vmovdqu64 [rbp + 17600], zmm21                                   ;   467.2 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 10240]                                   ;   313.7 p3      40 t
        vpternlogd zmm21, zmm8, [rbp + 17920], 0x96                      ;   469.3 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm11, 8                            ;   478.2 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   481.2 p0+p3   22 t
        vpternlogd zmm24, zmm0, zmm21, 0x96                              ;   484.2 p5      41 t
        vpternlogd zmm0, zmm14, zmm21, 0x96                              ;   484.2 p5      41 t
        vpternlogd zmm21, zmm29, zmm1, 0x96                              ;   484.2 p5      41 t
        vpternlogd zmm29, zmm1, zmm24, 0x96                              ;   485.2 p5      41 t
        vpternlogd zmm16, zmm5, zmm21, 0x96                              ;   485.2 p5      41 t
        vpternlogd zmm19, zmm6, zmm29, 0x96                              ;   486.2 p5      61 t
        vpternlogd zmm29, zmm14, zmm27, 0x96                             ;   486.2 p5      61 t
        vpternlogd zmm12, zmm13, zmm16, 0x96                             ;   486.2 p5      61 t
        vpternlogd zmm16, zmm24, [rbp + 18880], 0x96                     ;   486.2 p5+p2   61 t
        vpternlogd zmm28, zmm0, [rbp + 18240], 0x96                      ;   485.2 p5+p3   61 t
        vpternlogd zmm21, zmm10, [rbp + 18752], 0x96                     ;   485.2 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 18944]                                    ;   399.3 p3      61 t reload
        vpternlogd zmm10, zmm1, [rbp + 17536], 0x96                      ;   480.3 p5+p2   61 t
        vmovdqu64 zmm1, [rbp + 19136]                                    ;   386.3 p3      61 t reload
        vpternlogd zmm0, zmm1, [rbp + 18368], 0x96                       ;   485.2 p0+p2   61 t
        vpxord zmm1, zmm19, zmm2                                         ;   487.2 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm11, 8                              ;   488.2 p0      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;   319.3 p3      41 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm2, 0x6e                         ;   491.2 p0      41 t
        vpxord zmm5, zmm0, [rbp + 10688]                                 ;   486.2 p5+p2   40 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   320.3 p3      23 t reload
        vgf2p8affineqb zmm5, zmm5, zmm6, 0x58                            ;   487.2 p0      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 192] ;   321.0 p2      23 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm13, 0x6e                        ;   490.2 p0      23 t
        vpxord zmm14, zmm10, [rbp + 10752]                               ;   483.3 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm11, 8                            ;   486.2 p0      22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   324.3 p2      22 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm24, 0x37                      ;   489.2 p0      22 t
        vpxord zmm27, zmm12, zmm31                                       ;   487.2 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm11, 8                            ;   488.2 p0      21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;   325.7 p3      21 t reload
        vgf2p8affineinvqb zmm27, zmm27, zmm31, 0xdc                      ;   491.2 p0      21 t
        vmovdqu64 [rbp + 18368], zmm12                                   ;   487.2 p7+p4   61 t spill
        vpxord zmm12, zmm28, [rbp + 10880]                               ;   486.2 p5+p2   40 t
        vgf2p8affineqb zmm12, zmm12, zmm6, 0x58                          ;   490.2 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm13, 0x6e                      ;   493.2 p0      23 t
        vpxord zmm13, zmm21, [rbp + 10944]                               ;   486.3 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm11, 8                            ;   492.2 p0      22 t
        vgf2p8affineinvqb zmm13, zmm13, zmm24, 0x37                      ;   495.2 p0      22 t
        vpxord zmm24, zmm16, [rbp + 11008]                               ;   487.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm11, 8                            ;   494.2 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm31, 0xdc                      ;   497.2 p0      21 t
        vpxord zmm31, zmm29, [rbp + 11072]                               ;   488.3 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm11, 8                            ;   496.2 p0      42 t
        vgf2p8affineinvqb zmm31, zmm31, zmm2, 0x6e                       ;   499.2 p0      42 t
        vmovdqa64 zmm6, zmm18                                            ;   474.2         41 t copy
        vpternlogd zmm6, zmm9, zmm7, 0x96                                ;   489.3 p5      41 t
        vmovdqu64 [rbp + 19136], zmm29                                   ;   487.2 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm20                                           ;   476.2         41 t copy
        vpternlogd zmm29, zmm4, zmm7, 0x96                               ;   490.3 p5      41 t
        vpternlogd zmm20, zmm6, zmm4, 0x96                               ;   491.3 p5      41 t
        vpternlogd zmm4, zmm22, zmm3, 0x96                               ;   492.3 p5      41 t
        vpternlogd zmm22, zmm29, zmm3, 0x96                              ;   493.3 p5      41 t
        vpternlogd zmm3, zmm17, zmm18, 0x96                              ;   494.3 p5      41 t
        vpternlogd zmm9, zmm7, zmm3, 0x96                                ;   495.3 p5      41 t
        vpternlogd zmm17, zmm18, zmm4, 0x96                              ;   496.3 p5      41 t
        vpternlogd zmm23, zmm22, [rbp + 18496], 0x96                     ;   497.3 p5+p2   62 t
        vpternlogd zmm22, zmm6, [rbp + 18560], 0x96                      ;   498.2 p0+p3   62 t
        vpternlogd zmm25, zmm20, [rbp + 17664], 0x96                     ;   498.3 p5+p2   62 t
        vpternlogd zmm20, zmm3, [rbp + 19264], 0x96                      ;   499.2 p0+p3   62 t
        vmovdqa64 zmm3, zmm1                                             ;   494.2         41 t copy
        vpternlogd zmm3, zmm13, zmm27, 0x96                              ;   499.3 p5      41 t
        vmovdqa64 zmm6, zmm12                                            ;   496.2         41 t copy
        vpternlogd zmm6, zmm14, zmm27, 0x96                              ;   500.2 p0      41 t
        vpternlogd zmm12, zmm3, zmm14, 0x96                              ;   500.3 p5      41 t
        vpternlogd zmm14, zmm31, zmm5, 0x96                              ;   502.2 p0      41 t
        vpternlogd zmm31, zmm6, zmm5, 0x96                               ;   502.2 p5      41 t
        vpternlogd zmm5, zmm24, zmm1, 0x96                               ;   502.2 p0      41 t
        vpternlogd zmm13, zmm27, zmm5, 0x96                              ;   503.2 p5      41 t
        vpternlogd zmm24, zmm1, zmm14, 0x96                              ;   503.2 p0      41 t
        vpternlogd zmm30, zmm31, [rbp + 19200], 0x96                     ;   503.3 p5+p2   62 t
        vpternlogd zmm31, zmm3, [rbp + 18176], 0x96                      ;   504.2 p0+p3   62 t
        vpternlogd zmm26, zmm12, [rbp + 17792], 0x96                     ;   504.3 p5+p2   62 t
        vpternlogd zmm12, zmm5, [rbp + 18624], 0x96                      ;   505.2 p0+p3   62 t
        vpternlogd zmm15, zmm17, [rbp + 19392], 0x96                     ;   505.3 p5+p2   62 t
        vpternlogd zmm17, zmm29, [rbp + 18816], 0x96                     ;   506.2 p0+p3   62 t
        vpternlogd zmm8, zmm13, [rbp + 17920], 0x96                      ;   506.3 p5+p2   62 t
        vpternlogd zmm13, zmm14, [rbp + 19072], 0x96                     ;   507.2 p0+p3   62 t
        vpternlogd zmm4, zmm9, [rbp + 18304], 0x96                       ;   507.3 p5+p2   62 t
        vpternlogd zmm6, zmm24, [rbp + 18688], 0x96                      ;   508.2 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 18112]                                    ;   417.3 p2      41 t reload
        vpternlogd zmm9, zmm1, [rbp + 17728], 0x96                       ;   508.3 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 17408]                                    ;   431.2 p2      41 t reload
        vpternlogd zmm24, zmm1, [rbp + 18048], 0x96                      ;   509.2 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 11136]                                    ;   350.2 p2      61 r.0 reload
        vpxord zmm3, zmm23, zmm1                                         ;   509.3 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm11, 8                              ;   510.3 p0      41 t
        vgf2p8affineinvqb zmm3, zmm3, zmm2, 0x6e                         ;   513.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 11200]                                    ;   350.8 p3      61 r.1 reload
        vpxord zmm7, zmm25, zmm5                                         ;   510.3 p5      40 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 128] ;   352.3 p2      23 t reload
        vgf2p8affineqb zmm7, zmm7, zmm14, 0x58                           ;   512.2 p0      23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;   352.7 p3      23 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm18, 0x6e                        ;   515.2 p0      23 t
        vpxord zmm1, zmm30, zmm1                                         ;   511.3 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm11, 8                              ;   514.2 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, zmm2, 0x6e                         ;   517.2 p0      41 t
        vpxord zmm5, zmm26, zmm5                                         ;   512.3 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 0x58                           ;   516.2 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm18, 0x6e                        ;   519.2 p0      23 t
        vmovdqu64 zmm27, [rbp + 11264]                                   ;   358.2 p2      61 r.2 reload
        vpxord zmm29, zmm9, zmm27                                        ;   513.3 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm11, 8                            ;   518.2 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   521.2 p0+p3   22 t
        vpxord zmm27, zmm8, zmm27                                        ;   514.3 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm11, 8                            ;   520.2 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   523.2 p0+p2   22 t
        vmovdqu64 [rbp + 18048], zmm8                                    ;   507.3 p7+p4   62 t spill
        vpxord zmm8, zmm20, [rbp + 11392]                                ;   515.3 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 0x58                           ;   522.2 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm18, 0x6e                        ;   525.2 p0      23 t
        vmovdqu64 [rbp + 17408], zmm9                                    ;   509.3 p8+p9   62 t spill
        vpxord zmm9, zmm15, [rbp + 11328]                                ;   516.3 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm11, 8                              ;   524.2 p0      21 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   527.2 p0+p3   21 t
        vmovdqu64 [rbp + 17728], zmm15                                   ;   506.3 p7+p4   62 t spill
        vpxord zmm15, zmm24, [rbp + 11328]                               ;   517.3 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm11, 8                            ;   526.2 p0      21 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   529.2 p0+p3   21 t
        vmovdqu64 [rbp + 18112], zmm24                                   ;   510.2 p8+p9   62 t spill
        vpxord zmm24, zmm12, [rbp + 11392]                               ;   518.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm14, 0x58                         ;   528.2 p0      23 t
        vgf2p8affineinvqb zmm24, zmm24, zmm18, 0x6e                      ;   531.2 p0      23 t
        vpxord zmm18, zmm4, [rbp + 11456]                                ;   519.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm11, 8                            ;   530.2 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   533.2 p0+p2   22 t
        vpxord zmm14, zmm22, [rbp + 11584]                               ;   520.3 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm11, 8                            ;   532.2 p0      42 t
        vgf2p8affineinvqb zmm14, zmm14, zmm2, 0x6e                       ;   535.2 p0      42 t
        vmovdqu64 [rbp + 18688], zmm26                                   ;   505.3 p7+p4   62 t spill
        vpxord zmm26, zmm13, [rbp + 11456]                               ;   521.3 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm11, 8                            ;   534.2 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   537.2 p0+p3   22 t
        vmovdqu64 [rbp + 18304], zmm25                                   ;   499.3 p8+p9   62 t spill
        vpxord zmm25, zmm17, [rbp + 11520]                               ;   522.3 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm11, 8                            ;   536.2 p0      21 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   539.2 p0+p3   21 t
        vmovdqu64 [rbp + 19072], zmm30                                   ;   504.3 p7+p4   62 t spill
        vpxord zmm30, zmm6, [rbp + 11520]                                ;   523.3 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm11, 8                            ;   538.2 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   541.2 p0+p3   21 t
        vmovdqu64 [rbp + 17920], zmm23                                   ;   498.3 p8+p9   62 t spill
        vpxord zmm23, zmm31, [rbp + 11584]                               ;   524.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm11, 8                            ;   540.2 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm2, 0x6e                       ;   543.2 p0      42 t
        vmovdqa64 zmm2, zmm8                                             ;   528.2         41 t copy
        vpternlogd zmm2, zmm29, zmm9, 0x96                               ;   530.2 p5      41 t
        vmovdqa64 zmm11, zmm3                                            ;   516.3         41 t copy
        vpternlogd zmm11, zmm18, zmm9, 0x96                              ;   536.2 p5      41 t
        vpternlogd zmm8, zmm11, zmm29, 0x96                              ;   537.2 p5      41 t
        vpternlogd zmm29, zmm14, zmm7, 0x96                              ;   538.2 p5      41 t
        vpternlogd zmm14, zmm2, zmm7, 0x96                               ;   538.2 p5      41 t
        vpternlogd zmm7, zmm25, zmm3, 0x96                               ;   542.2 p5      41 t
        vpternlogd zmm18, zmm9, zmm7, 0x96                               ;   543.2 p5      41 t
        vpternlogd zmm25, zmm3, zmm29, 0x96                              ;   542.2 p5      41 t
        vpternlogd zmm7, zmm8, [rbp + 19328], 0x96                       ;   543.2 p5+p3   61 t
        vpternlogd zmm29, zmm18, [rbp + 17344], 0x96                     ;   544.2 p5+p2   61 t
        vpternlogd zmm2, zmm25, [rbp + 18432], 0x96                      ;   543.2 p5+p3   61 t
        vpternlogd zmm11, zmm14, [rbp + 17600], 0x96                     ;   539.2 p5+p2   61 t
        vmovdqa64 zmm3, zmm24                                            ;   534.2         41 t copy
        vpternlogd zmm3, zmm27, zmm15, 0x96                              ;   537.3 p5      41 t
        vmovdqa64 zmm9, zmm1                                             ;   520.2         41 t copy
        vpternlogd zmm9, zmm26, zmm15, 0x96                              ;   540.2 p5      41 t
        vpternlogd zmm24, zmm9, zmm27, 0x96                              ;   541.2 p5      41 t
        vpternlogd zmm27, zmm23, zmm5, 0x96                              ;   546.2 p5      41 t
        vpternlogd zmm23, zmm3, zmm5, 0x96                               ;   546.2 p5      41 t
        vpternlogd zmm5, zmm30, zmm1, 0x96                               ;   544.2 p0      41 t
        vpternlogd zmm26, zmm15, zmm5, 0x96                              ;   545.2 p5      41 t
        vpternlogd zmm30, zmm1, zmm27, 0x96                              ;   547.2 p0      41 t
        vpternlogd zmm5, zmm28, zmm24, 0x96                              ;   545.2 p5      61 t
        vpxord zmm0, zmm0, zmm24                                         ;   544.2 p0      61 t
        vpternlogd zmm27, zmm21, zmm26, 0x96                             ;   547.2 p5      61 t
        vpxord zmm10, zmm10, zmm26                                       ;   546.2 p0      61 t
        vpternlogd zmm3, zmm16, zmm30, 0x96                              ;   548.2 p5      61 t
        vpxord zmm19, zmm19, zmm23                                       ;   547.2 p0      61 t
        vpternlogd zmm23, zmm9, [rbp + 19136], 0x96                      ;   547.2 p5+p3   61 t
        vpxord zmm14, zmm14, [rbp + 17856]                               ;   547.2 p0+p2   61 t
        vpxord zmm8, zmm8, [rbp + 19008]                                 ;   547.3 p5+p3   61 t
        vpxord zmm18, zmm18, [rbp + 17472]                               ;   548.2 p0+p2   61 t
        vpxord zmm25, zmm25, [rbp + 17280]                               ;   548.3 p5+p3   61 t
        vpxord zmm30, zmm30, [rbp + 18368]                               ;   549.2 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 11904]                                    ;   390.2 p3      62 l.4 reload
        vpxord zmm9, zmm7, zmm1                                          ;   549.3 p5      40 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;   390.3 p2      23 t reload
        vgf2p8affineqb zmm9, zmm9, zmm15, 0x58                           ;   550.3 p0      23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   391.2 p3      23 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm16, 0x6e                        ;   553.3 p0      23 t
        vpxord zmm1, zmm5, zmm1                                          ;   550.3 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm15, 0x58                           ;   552.2 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm16, 0x6e                        ;   555.2 p0      23 t
        vmovdqu64 zmm21, [rbp + 11968]                                   ;   391.3 p2      62 l.5 reload
        vpxord zmm24, zmm29, zmm21                                       ;   551.3 p5      40 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;   392.2 p3      41 t reload
        vgf2p8affineqb zmm24, zmm24, zmm26, 8                            ;   554.2 p0      22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   392.3 p2      22 t reload
        vgf2p8affineinvqb zmm24, zmm24, zmm28, 0x37                      ;   557.2 p0      22 t
        vmovdqu64 [rbp + 18368], zmm29                                   ;   545.2 p7+p4   61 t spill
        vpxord zmm29, zmm2, [rbp + 12032]                                ;   552.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm26, 8                            ;   556.2 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   559.2 p0+p2   21 t
        vmovdqu64 [rbp + 17280], zmm2                                    ;   544.2 p8+p9   61 t spill
        vpxord zmm2, zmm11, [rbp + 12096]                                ;   553.3 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm26, 8                              ;   558.2 p0      42 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   561.2 p0+p2   42 t
        vpxord zmm21, zmm27, zmm21                                       ;   554.3 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm26, 8                            ;   560.2 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x37                      ;   563.2 p0      22 t
        vmovdqu64 [rbp + 17472], zmm11                                   ;   540.2 p7+p4   61 t spill
        vpxord zmm11, zmm3, [rbp + 12032]                                ;   555.3 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   562.2 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   565.2 p0+p2   21 t
        vmovdqu64 [rbp + 19008], zmm3                                    ;   549.2 p8+p9   61 t spill
        vpxord zmm3, zmm23, [rbp + 12096]                                ;   556.3 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   564.2 p0      42 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   567.2 p0+p2   42 t
        vmovdqu64 [rbp + 17856], zmm23                                   ;   548.2 p7+p4   61 t spill
        vpxord zmm23, zmm14, [rbp + 11648]                               ;   557.3 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 8                            ;   566.2 p0      41 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   569.2 p0+p2   41 t
        vmovdqu64 [rbp + 19136], zmm27                                   ;   548.2 p8+p9   61 t spill
        vpxord zmm27, zmm19, [rbp + 11648]                               ;   558.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm26, 8                            ;   568.2 p0      41 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   571.2 p0+p2   41 t
        vmovdqu64 [rbp + 17600], zmm5                                    ;   546.2 p7+p4   61 t spill
        vpxord zmm5, zmm0, [rbp + 11712]                                 ;   559.3 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm15, 0x58                           ;   570.2 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm16, 0x6e                        ;   573.2 p0      23 t
        vmovdqu64 [rbp + 18432], zmm0                                    ;   545.2 p8+p9   61 t spill
        vpxord zmm0, zmm8, [rbp + 11712]                                 ;   560.3 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm15, 0x58                           ;   572.2 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm16, 0x6e                        ;   575.2 p0      23 t
        vpxord zmm16, zmm18, [rbp + 11776]                               ;   561.3 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;   574.2 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, zmm28, 0x37                      ;   577.2 p0      22 t
        vpxord zmm15, zmm10, [rbp + 11776]                               ;   562.3 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 8                            ;   576.2 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm28, 0x37                      ;   579.2 p0      22 t
        vmovdqa64 zmm28, zmm29                                           ;   562.2         41 t copy
        vpternlogd zmm28, zmm23, zmm0, 0x96                              ;   578.2 p5      41 t
        vmovdqu64 [rbp + 17344], zmm10                                   ;   547.2 p7+p4   61 t spill
        vmovdqa64 zmm10, zmm11                                           ;   568.2         41 t copy
        vpternlogd zmm10, zmm27, zmm5, 0x96                              ;   576.2 p5      41 t
        vmovdqu64 [rbp + 19328], zmm18                                   ;   549.2 p8+p9   61 t spill
        vpxord zmm18, zmm25, [rbp + 11840]                               ;   565.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   578.2 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   581.2 p0+p2   21 t
        vmovdqu64 [rbp + 18816], zmm25                                   ;   549.3 p7+p4   61 t spill
        vmovdqa64 zmm25, zmm23                                           ;   572.2         41 t copy
        vpternlogd zmm25, zmm24, zmm18, 0x96                             ;   584.2 p5      41 t
        vpternlogd zmm24, zmm28, zmm18, 0x96                             ;   584.2 p5      41 t
        vpternlogd zmm18, zmm9, zmm16, 0x96                              ;   584.2 p5      41 t
        vpternlogd zmm9, zmm25, zmm16, 0x96                              ;   585.2 p5      41 t
        vpternlogd zmm28, zmm20, zmm9, 0x96                              ;   586.2 p5      62 t
        vpternlogd zmm16, zmm2, zmm0, 0x96                               ;   580.2 p5      41 t
        vpternlogd zmm2, zmm0, zmm18, 0x96                               ;   585.2 p5      41 t
        vpternlogd zmm29, zmm23, zmm16, 0x96                             ;   581.2 p5      41 t
        vpxord zmm0, zmm30, [rbp + 11840]                                ;   574.3 p5+p3   40 t
        vpternlogd zmm16, zmm4, zmm24, 0x96                              ;   585.2 p5      62 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;   580.2 p0      21 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 320]  ;   408.7 p2      21 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm4, 0xdc                         ;   583.2 p0      21 t
        vpternlogd zmm18, zmm17, zmm29, 0x96                             ;   585.2 p5      62 t
        vpternlogd zmm25, zmm22, zmm2, 0x96                              ;   586.2 p5      62 t
        vmovdqa64 zmm17, zmm27                                           ;   574.2         41 t copy
        vpternlogd zmm17, zmm21, zmm0, 0x96                              ;   586.2 p5      41 t
        vpternlogd zmm21, zmm10, zmm0, 0x96                              ;   586.2 p5      41 t
        vpternlogd zmm0, zmm1, zmm15, 0x96                               ;   586.2 p5      41 t
        vpternlogd zmm1, zmm17, zmm15, 0x96                              ;   587.2 p5      41 t
        vpternlogd zmm10, zmm12, zmm1, 0x96                              ;   588.2 p0      62 t
        vpternlogd zmm15, zmm3, zmm5, 0x96                               ;   582.3 p5      41 t
        vpternlogd zmm3, zmm5, zmm0, 0x96                                ;   587.2 p0      41 t
        vpternlogd zmm11, zmm27, zmm15, 0x96                             ;   583.3 p5      41 t
        vpternlogd zmm15, zmm13, zmm21, 0x96                             ;   587.2 p0      62 t
        vpternlogd zmm0, zmm6, zmm11, 0x96                               ;   587.2 p5      62 t
        vpternlogd zmm17, zmm31, zmm3, 0x96                              ;   588.2 p0      62 t
        vmovdqu64 zmm5, [rbp + 12416]                                    ;   413.7 p3      71 d.4 reload
        vpandd zmm6, zmm28, zmm5                                         ;   587.2 p5      47 y
        vmovdqu64 zmm12, [rbp + 12480]                                   ;   414.3 p2      71 d.5 reload
        vpandd zmm13, zmm16, zmm12                                       ;   586.2 p0      47 y
        vpandd zmm5, zmm10, zmm5                                         ;   589.2 p5      47 y
        vpandd zmm12, zmm15, zmm12                                       ;   588.2 p0      47 y
        vmovdqu64 zmm20, [rbp + 12544]                                   ;   415.5 p3      71 d.6 reload
        vpandd zmm22, zmm18, zmm20                                       ;   587.3 p5      47 y
        vpandd zmm20, zmm0, zmm20                                        ;   588.2 p0      47 y
        vmovdqu64 zmm23, [rbp + 12608]                                   ;   416.0 p2      71 d.7 reload
        vpandd zmm27, zmm25, zmm23                                       ;   588.3 p5      47 y
        vmovdqu64 zmm31, [rbp + 12672]                                   ;   416.5 p3      71 y.0 reload
        vpternlogd zmm7, zmm14, zmm31, 0x1e                              ;   589.2 p0      51 x
        vpternlogd zmm31, zmm19, [rbp + 17600], 0x56                     ;   589.3 p5+p2   51 x
        vpandd zmm23, zmm17, zmm23                                       ;   590.2 p0      47 y
        vgf2p8affineqb zmm4, zmm27, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   591.2 p0+p3   47 y
        vgf2p8affineqb zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   592.2 p0+p2   47 y
        vmovdqu64 [rbp + 17600], zmm19                                   ;   548.2 p8+p9   61 t spill
        vgf2p8affineqb zmm19, zmm6, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   593.2 p0+p3   47 y
        vpaddb zmm6, zmm6, zmm6                                          ;   590.3 p5      47 y
        vpaddb zmm27, zmm27, zmm27                                       ;   591.3 p5      47 y
        vmovdqu64 [rbp + 19392], zmm14                                   ;   548.2 p7+p4   61 t spill
        vgf2p8affineqb zmm14, zmm5, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   594.2 p0+p2   47 y
        vpaddb zmm5, zmm5, zmm5                                          ;   592.3 p5      47 y
        vpaddb zmm23, zmm23, zmm23                                       ;   593.3 p5      47 y
        vmovdqu64 [rbp + 18624], zmm31                                   ;   590.3 p8+p9   51 x spill
        vgf2p8affineqb zmm31, zmm13, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   595.2 p0+p3   47 y
        vpaddb zmm13, zmm13, zmm13                                       ;   594.3 p5      47 y
        vmovdqu64 [rbp + 17792], zmm7                                    ;   590.2 p7+p4   51 x spill
        vgf2p8affineqb zmm7, zmm12, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   596.2 p0+p2   47 y
        vpaddb zmm12, zmm12, zmm12                                       ;   595.3 p5      47 y
        vmovdqu64 [rbp + 18176], zmm30                                   ;   550.2 p8+p9   61 t spill
        vgf2p8affineqb zmm30, zmm22, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   597.2 p0+p3   47 y
        vpaddb zmm22, zmm22, zmm22                                       ;   596.3 p5      47 y
        vmovdqu64 [rbp + 19200], zmm8                                    ;   548.3 p7+p4   61 t spill
        vgf2p8affineqb zmm8, zmm20, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   598.2 p0+p2   47 y
        vpaddb zmm20, zmm20, zmm20                                       ;   597.3 p5      47 y
        vpxord zmm2, zmm2, [rbp + 17920]                                 ;   598.3 p5+p3   47 y
        vpternlogd zmm4, zmm6, zmm2, 0x96                                ;   599.3 p0      47 y
        vmovdqu64 zmm2, [rbp + 12160]                                    ;   428.3 p2      71 d.0 reload
        vpternlogd zmm28, zmm4, zmm2, 0x1e                               ;   600.3 p5      48 y
        vmovdqu64 zmm6, [rbp + 13440]                                    ;   428.7 p3      61 r.4 reload
        vmovdqu64 [rbp + 17920], zmm4                                    ;   600.3 p8+p9   47 y spill
        vpxord zmm4, zmm28, zmm6                                         ;   601.3 p0      40 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   602.3 p0+p2   23 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   605.3 p0+p3   23 t
        vpxord zmm3, zmm3, [rbp + 19072]                                 ;   600.3 p5+p2   47 y
        vpternlogd zmm26, zmm5, zmm3, 0x96                               ;   601.3 p5      47 y
        vpternlogd zmm2, zmm10, zmm26, 0x36                              ;   602.3 p5      48 y
        vpxord zmm9, zmm9, [rbp + 18304]                                 ;   603.2 p0+p3   47 y
        vpternlogd zmm19, zmm13, zmm9, 0x96                              ;   604.2 p5      47 y
        vpxord zmm1, zmm1, [rbp + 18688]                                 ;   604.2 p0+p2   47 y
        vpternlogd zmm14, zmm12, zmm1, 0x96                              ;   605.2 p5      47 y
        vpxord zmm24, zmm24, [rbp + 17408]                               ;   605.2 p0+p3   47 y
        vpternlogd zmm31, zmm22, zmm24, 0x96                             ;   606.2 p5      47 y
        vpxord zmm21, zmm21, [rbp + 18048]                               ;   606.2 p0+p2   47 y
        vpternlogd zmm7, zmm20, zmm21, 0x96                              ;   607.2 p5      47 y
        vpxord zmm29, zmm29, [rbp + 17728]                               ;   607.2 p0+p3   47 y
        vpternlogd zmm30, zmm27, zmm29, 0x96                             ;   608.2 p5      47 y
        vmovdqu64 zmm1, [rbp + 12224]                                    ;   433.3 p2      71 d.1 reload
        vpternlogd zmm16, zmm19, zmm1, 0x1e                              ;   608.2 p0      48 y
        vpternlogd zmm1, zmm15, zmm14, 0x36                              ;   608.3 p5      48 y
        vpxord zmm11, zmm11, [rbp + 18112]                               ;   609.2 p0+p3   47 y
        vpternlogd zmm8, zmm23, zmm11, 0x96                              ;   610.2 p5      47 y
        vmovdqu64 zmm3, [rbp + 12288]                                    ;   434.3 p2      71 d.2 reload
        vpternlogd zmm18, zmm31, zmm3, 0x1e                              ;   610.2 p0      48 y
        vpternlogd zmm3, zmm0, zmm7, 0x36                                ;   610.3 p5      48 y
        vmovdqu64 zmm0, [rbp + 12352]                                    ;   434.7 p3      71 d.3 reload
        vpternlogd zmm25, zmm30, zmm0, 0x1e                              ;   611.2 p0      48 y
        vpternlogd zmm0, zmm17, zmm8, 0x36                               ;   611.3 p5      48 y
        vmovdqu64 zmm5, [rbp + 17792]                                    ;   590.2 p2      52 x
        vmovdqu64 zmm9, [rbp + 12928]                                    ;   436.5 p3      71 y.4 reload
        vpandd zmm5, zmm5, zmm9                                          ;   612.2 p0      52 x
        vmovdqu64 zmm10, [rbp + 18624]                                   ;   590.3 p2      52 x
        vpandd zmm10, zmm10, zmm9                                        ;   612.3 p5      52 x
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 384]  ;   438.3 p3      47 y reload
        vgf2p8affineqb zmm11, zmm5, zmm9, 0                              ;   613.2 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;   613.3 p5      52 x
        vgf2p8affineqb zmm12, zmm10, zmm9, 0                             ;   614.2 p0      52 x
        vpaddb zmm10, zmm10, zmm10                                       ;   614.3 p5      52 x
        vmovdqu64 zmm13, [rbp + 19200]                                   ;   548.3 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 18368]                                   ;   545.2 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 12736]                                   ;   442.3 p2      51 x
        vpternlogd zmm17, zmm15, zmm13, 0x36                             ;   615.2 p0      51 x
        vmovdqu64 zmm15, [rbp + 12992]                                   ;   443.2 p3      71 y.5 reload
        vpandd zmm20, zmm17, zmm15                                       ;   616.2 p5      52 x
        vgf2p8affineqb zmm21, zmm20, zmm9, 0                             ;   617.2 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;   617.2 p5      52 x
        vpxord zmm6, zmm2, zmm6                                          ;   617.2 p0      40 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 128] ;   446.2 p2      23 t reload
        vgf2p8affineqb zmm6, zmm6, zmm22, 0x58                           ;   618.2 p0      23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   446.5 p3      23 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm23, 0x6e                        ;   621.2 p0      23 t
        vpternlogd zmm11, zmm20, zmm13, 0x96                             ;   618.2 p5      61 t
        vmovdqu64 zmm13, [rbp + 13184]                                   ;   448.3 p2      61 r.0 reload
        vpxord zmm20, zmm26, zmm13                                       ;   618.3 p5      40 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512]       ;   448.7 p3      41 t reload
        vgf2p8affineqb zmm20, zmm20, zmm24, 8                            ;   620.2 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 64]  ;   450.3 p2      41 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm27, 0x6e                      ;   623.2 p0      41 t
        vmovdqu64 zmm29, [rbp + 13504]                                   ;   450.7 p3      61 r.5 reload
        vmovdqu64 [rbp + 19200], zmm26                                   ;   602.3 p7+p4   47 y spill
        vpxord zmm26, zmm16, zmm29                                       ;   619.3 p5      40 t
        vgf2p8affineqb zmm26, zmm26, zmm24, 8                            ;   622.2 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   625.2 p0+p2   22 t
        vpxord zmm29, zmm1, zmm29                                        ;   620.3 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm24, 8                            ;   624.2 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   627.2 p0+p3   22 t
        vmovdqu64 [rbp + 18368], zmm1                                    ;   609.3 p8+p9   48 y spill
        vpxord zmm1, zmm18, [rbp + 13568]                                ;   621.3 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm24, 8                              ;   626.2 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   629.2 p0+p3   21 t
        vmovdqu64 [rbp + 18112], zmm18                                   ;   611.2 p7+p4   48 y spill
        vpxord zmm18, zmm3, [rbp + 13568]                                ;   622.3 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm24, 8                            ;   628.2 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   631.2 p0+p3   21 t
        vmovdqu64 [rbp + 17728], zmm3                                    ;   611.3 p8+p9   48 y spill
        vpxord zmm3, zmm25, [rbp + 13632]                                ;   623.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm24, 8                              ;   630.2 p0      42 t
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0x6e                        ;   633.2 p0      42 t
        vmovdqu64 [rbp + 18048], zmm25                                   ;   612.2 p7+p4   48 y spill
        vpxord zmm25, zmm0, [rbp + 13632]                                ;   624.3 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm24, 8                            ;   632.2 p0      42 t
        vgf2p8affineinvqb zmm25, zmm25, zmm27, 0x6e                      ;   635.2 p0      42 t
        vmovdqu64 [rbp + 17408], zmm0                                    ;   612.3 p8+p9   48 y spill
        vpxord zmm0, zmm19, [rbp + 13248]                                ;   625.3 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm22, 0x58                           ;   634.2 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm23, 0x6e                        ;   637.2 p0      23 t
        vmovdqu64 [rbp + 18688], zmm19                                   ;   605.2 p7+p4   47 y spill
        vpxord zmm19, zmm14, [rbp + 13248]                               ;   626.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm22, 0x58                         ;   636.2 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm23, 0x6e                      ;   639.2 p0      23 t
        vpxord zmm23, zmm31, [rbp + 13312]                               ;   627.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm24, 8                            ;   638.2 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   641.2 p0+p3   22 t
        vpxord zmm22, zmm7, [rbp + 13312]                                ;   628.3 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm24, 8                            ;   640.2 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   643.2 p0+p3   22 t
        vmovdqu64 [rbp + 18304], zmm7                                    ;   608.2 p8+p9   47 y spill
        vpxord zmm7, zmm30, [rbp + 13376]                                ;   629.3 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm24, 8                              ;   642.2 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   645.2 p0+p3   21 t
        vmovdqu64 [rbp + 19072], zmm30                                   ;   609.2 p7+p4   47 y spill
        vmovdqa64 zmm30, zmm4                                            ;   608.3         41 t copy
        vpternlogd zmm30, zmm23, zmm7, 0x96                              ;   648.2 p5      41 t
        vmovdqu64 [rbp + 19264], zmm31                                   ;   607.2 p8+p9   47 y spill
        vmovdqa64 zmm31, zmm18                                           ;   634.2         41 t copy
        vpternlogd zmm31, zmm20, zmm19, 0x96                             ;   642.2 p5      41 t
        vmovdqu64 [rbp + 17664], zmm14                                   ;   606.2 p7+p4   47 y spill
        vpxord zmm14, zmm8, [rbp + 13376]                                ;   632.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm24, 8                            ;   644.2 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   647.2 p0+p3   21 t
        vmovdqu64 [rbp + 18560], zmm8                                    ;   611.2 p8+p9   47 y spill
        vmovdqa64 zmm8, zmm20                                            ;   626.2         41 t copy
        vpternlogd zmm8, zmm29, zmm14, 0x96                              ;   650.2 p5      41 t
        vpternlogd zmm29, zmm31, zmm14, 0x96                             ;   650.2 p5      41 t
        vpternlogd zmm14, zmm6, zmm22, 0x96                              ;   650.2 p5      41 t
        vpternlogd zmm6, zmm8, zmm22, 0x96                               ;   651.2 p5      41 t
        vpternlogd zmm22, zmm25, zmm19, 0x96                             ;   646.2 p5      41 t
        vpternlogd zmm25, zmm19, zmm14, 0x96                             ;   651.2 p5      41 t
        vpternlogd zmm18, zmm20, zmm22, 0x96                             ;   647.2 p5      41 t
        vpternlogd zmm31, zmm6, [rbp + 18624], 0x96                      ;   652.2 p5+p2   61 t
        vmovdqa64 zmm19, zmm3                                            ;   636.2         41 t copy
        vpternlogd zmm19, zmm0, zmm23, 0x96                              ;   644.2 p5      41 t
        vpternlogd zmm3, zmm30, zmm0, 0x96                               ;   649.2 p5      41 t
        vmovdqu64 zmm20, [rbp + 13952]                                   ;   474.8 p3      62 l.4 reload
        vmovdqu64 [rbp + 18624], zmm16                                   ;   609.2 p7+p4   48 y spill
        vpxord zmm16, zmm31, zmm20                                       ;   653.2 p5      40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   654.2 p0+p2   23 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   657.2 p0+p3   23 t
        vmovdqu64 [rbp + 18496], zmm31                                   ;   653.2 p8+p9   61 t spill
        vmovdqu64 zmm31, [rbp + 17920]                                   ;   600.3 p2      40 t
        vpxord zmm31, zmm31, zmm13                                       ;   644.3 p5      40 t
        vgf2p8affineqb zmm13, zmm31, zmm24, 8                            ;   648.2 p0      41 t
        vgf2p8affineinvqb zmm13, zmm13, zmm27, 0x6e                      ;   651.2 p0      41 t
        vpternlogd zmm0, zmm1, zmm13, 0x96                               ;   654.2 p5      41 t
        vpternlogd zmm1, zmm19, zmm13, 0x96                              ;   654.2 p5      41 t
        vpternlogd zmm13, zmm26, zmm7, 0x96                              ;   654.2 p5      41 t
        vpternlogd zmm4, zmm23, zmm13, 0x96                              ;   655.2 p5      41 t
        vpternlogd zmm26, zmm7, zmm0, 0x96                               ;   655.2 p5      41 t
        vmovdqu64 zmm7, [rbp + 18432]                                    ;   545.2 p3      61 t reload
        vmovdqu64 zmm23, [rbp + 19136]                                   ;   548.2 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 12736]                                   ;   478.3 p3      51 x
        vpternlogd zmm31, zmm23, zmm7, 0x36                              ;   650.2 p0      51 x
        vpternlogd zmm19, zmm17, zmm26, 0x96                             ;   656.2 p5      61 t
        vpternlogd zmm22, zmm29, zmm31, 0x96                             ;   651.2 p0      61 t
        vpandd zmm31, zmm31, zmm15                                       ;   651.3 p5      52 x
        vgf2p8affineqb zmm15, zmm31, zmm9, 0                             ;   652.3 p0      52 x
        vpaddb zmm17, zmm31, zmm31                                       ;   652.3 p5      52 x
        vpternlogd zmm12, zmm17, zmm7, 0x96                              ;   653.3 p0      61 t
        vmovdqu64 zmm7, [rbp + 19328]                                    ;   549.2 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 17280]                                   ;   544.2 p3      61 t reload
        vmovdqu64 zmm23, [rbp + 12800]                                   ;   480.0 p2      51 x
        vpternlogd zmm23, zmm17, zmm7, 0x36                              ;   653.3 p5      51 x
        vpternlogd zmm30, zmm1, zmm23, 0x96                              ;   655.2 p0      61 t
        vpternlogd zmm0, zmm4, [rbp + 17792], 0x96                       ;   656.2 p5+p3   61 t
        vmovdqu64 zmm17, [rbp + 13056]                                   ;   481.0 p2      71 y.6 reload
        vpandd zmm23, zmm23, zmm17                                       ;   655.2 p0      52 x
        vgf2p8affineqb zmm31, zmm23, zmm9, 0                             ;   656.2 p0      52 x
        vpaddb zmm23, zmm23, zmm23                                       ;   656.2 p5      52 x
        vpternlogd zmm21, zmm23, zmm7, 0x96                              ;   657.2 p5      61 t
        vpxord zmm7, zmm0, zmm20                                         ;   657.2 p0      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 128] ;   482.3 p3      23 t reload
        vgf2p8affineqb zmm7, zmm7, zmm20, 0x58                           ;   658.2 p0      23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   482.7 p2      23 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm23, 0x6e                        ;   661.2 p0      23 t
        vpxord zmm23, zmm22, [rbp + 14016]                               ;   657.3 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm24, 8                            ;   660.2 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   663.2 p0+p2   22 t
        vpxord zmm20, zmm19, [rbp + 14016]                               ;   658.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm24, 8                            ;   662.2 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   665.2 p0+p2   22 t
        vpxord zmm27, zmm30, [rbp + 14080]                               ;   659.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm24, 8                            ;   664.2 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   667.2 p0+p2   21 t
        vmovdqu64 [rbp + 19328], zmm30                                   ;   656.2 p7+p4   61 t spill
        vmovdqa64 zmm30, zmm11                                           ;   619.2         40 t copy
        vpternlogd zmm30, zmm4, [rbp + 13760], 0x96                      ;   660.3 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   666.2 p0+p2   23 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   669.2 p0+p3   23 t
        vmovdqu64 [rbp + 17792], zmm22                                   ;   652.2 p8+p9   61 t spill
        vmovdqa64 zmm22, zmm12                                           ;   654.3         40 t copy
        vpternlogd zmm22, zmm6, [rbp + 13760], 0x96                      ;   661.3 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   668.2 p0+p3   23 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   671.2 p0+p2   23 t
        vmovdqa64 zmm24, zmm21                                           ;   658.2         40 t copy
        vpternlogd zmm24, zmm26, [rbp + 13824], 0x96                     ;   662.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512], 8 ;   670.2 p0+p2   22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   673.2 p0+p3   22 t
        vmovdqu64 [rbp + 17280], zmm19                                   ;   657.2 p7+p4   61 t spill
        vmovdqu64 zmm19, [rbp + 19008]                                   ;   549.2 p2      61 t reload
        vmovdqu64 [rbp + 18432], zmm0                                    ;   657.2 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 12800]                                    ;   495.2 p3      51 x
        vpternlogd zmm0, zmm19, [rbp + 17344], 0x36                      ;   663.3 p5+p2   51 x
        vpandd zmm17, zmm17, zmm0                                        ;   664.3 p5      52 x
        vpternlogd zmm14, zmm0, zmm18, 0x96                              ;   665.3 p5      61 t
        vgf2p8affineqb zmm0, zmm17, zmm9, 0                              ;   672.2 p0      52 x
        vpaddb zmm17, zmm17, zmm17                                       ;   666.3 p5      52 x
        vpternlogd zmm15, zmm17, [rbp + 17344], 0x96                     ;   667.3 p5+p3   61 t
        vpxord zmm17, zmm14, [rbp + 14080]                               ;   668.3 p5+p2   40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;   497.2 p3      41 t reload
        vgf2p8affineqb zmm17, zmm17, zmm19, 8                            ;   673.2 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   676.2 p0+p2   21 t
        vmovdqu64 [rbp + 17344], zmm14                                   ;   666.3 p7+p4   61 t spill
        vmovdqa64 zmm14, zmm15                                           ;   668.3         40 t copy
        vpternlogd zmm14, zmm29, [rbp + 13824], 0x96                     ;   669.3 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm19, 8                            ;   675.2 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   678.2 p0+p2   22 t
        vmovdqu64 zmm19, [rbp + 17472]                                   ;   540.2 p3      61 t reload
        vmovdqu64 [rbp + 19008], zmm15                                   ;   668.3 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 12864]                                   ;   500.5 p2      51 x
        vpternlogd zmm15, zmm19, [rbp + 18816], 0x36                     ;   670.3 p5+p3   51 x
        vpternlogd zmm13, zmm3, zmm15, 0x96                              ;   671.3 p5      61 t
        vmovdqu64 zmm19, [rbp + 13120]                                   ;   502.7 p2      71 y.7 reload
        vpandd zmm15, zmm15, zmm19                                       ;   672.3 p5      52 x
        vmovdqu64 [rbp + 17472], zmm29                                   ;   651.2 p7+p4   41 t spill
        vgf2p8affineqb zmm29, zmm15, zmm9, 0                             ;   677.2 p0      52 x
        vpternlogd zmm29, zmm5, [rbp + 19392], 0x96                      ;   680.2 p5+p3   61 t
        vpaddb zmm5, zmm15, zmm15                                        ;   674.3 p5      52 x
        vpternlogd zmm31, zmm5, [rbp + 18816], 0x96                      ;   675.3 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 14144]                                    ;   504.3 p3      62 l.7 reload
        vpxord zmm15, zmm13, zmm5                                        ;   676.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512], 8 ;   678.2 p0+p2   42 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   681.2 p0+p3   42 t
        vmovdqu64 [rbp + 18816], zmm13                                   ;   672.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm15                                           ;   684.2         41 t copy
        vpternlogd zmm13, zmm30, zmm24, 0x96                             ;   684.2 p5      41 t
        vmovdqa64 zmm5, zmm29                                            ;   681.2         40 t copy
        vpternlogd zmm5, zmm3, [rbp + 13696], 0x96                       ;   681.2 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512], 8 ;   682.2 p0+p3   41 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   685.2 p0+p2   41 t
        vmovdqu64 [rbp + 19392], zmm21                                   ;   658.2 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm27                                           ;   670.2         41 t copy
        vpternlogd zmm21, zmm5, zmm30, 0x96                              ;   688.2 p5      41 t
        vpternlogd zmm27, zmm13, zmm5, 0x96                              ;   688.2 p5      41 t
        vmovdqu64 [rbp + 19136], zmm26                                   ;   656.2 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm31                                           ;   676.3         40 t copy
        vpternlogd zmm26, zmm1, [rbp + 13888], 0x96                      ;   681.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512], 8 ;   682.3 p0+p2   21 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   685.3 p0+p3   21 t
        vpternlogd zmm5, zmm20, zmm26, 0x96                              ;   688.3 p5      41 t
        vpternlogd zmm20, zmm21, zmm26, 0x96                             ;   689.2 p5      41 t
        vpternlogd zmm26, zmm7, zmm24, 0x96                              ;   688.3 p0      41 t
        vpternlogd zmm7, zmm24, zmm5, 0x96                               ;   689.3 p5      41 t
        vpternlogd zmm15, zmm30, zmm26, 0x96                             ;   689.3 p0      41 t
        vpternlogd zmm21, zmm28, zmm7, 0x96                              ;   690.3 p5      62 t
        vmovdqu64 zmm24, [rbp + 18176]                                   ;   550.2 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 17856]                                   ;   548.2 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 12864]                                   ;   509.8 p2      51 x
        vpternlogd zmm30, zmm28, zmm24, 0x36                             ;   686.2 p0      51 x
        vpternlogd zmm8, zmm25, zmm30, 0x96                              ;   687.2 p5      61 t
        vpandd zmm30, zmm30, zmm19                                       ;   687.2 p0      52 x
        vgf2p8affineqb zmm9, zmm30, zmm9, 0                              ;   688.2 p0      52 x
        vpternlogd zmm9, zmm10, [rbp + 17600], 0x96                      ;   691.2 p5+p3   61 t
        vpaddb zmm10, zmm30, zmm30                                       ;   688.3 p5      52 x
        vpternlogd zmm0, zmm10, zmm24, 0x96                              ;   689.3 p0      61 t
        vmovdqa64 zmm10, zmm9                                            ;   692.2         40 t copy
        vpternlogd zmm10, zmm25, [rbp + 13696], 0x96                     ;   692.2 p5+p2   40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;   511.3 p3      41 t reload
        vgf2p8affineqb zmm10, zmm10, zmm19, 8                            ;   693.2 p0      41 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 64]  ;   511.8 p2      41 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm24, 0x6e                      ;   696.2 p0      41 t
        vpternlogd zmm13, zmm20, [rbp + 18624], 0x96                     ;   690.3 p5+p3   62 t
        vpternlogd zmm26, zmm27, [rbp + 18112], 0x96                     ;   691.3 p5+p2   62 t
        vpternlogd zmm5, zmm15, [rbp + 18048], 0x96                      ;   692.2 p0+p3   62 t
        vpxord zmm28, zmm8, [rbp + 14144]                                ;   692.3 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm19, 8                            ;   693.3 p0      42 t
        vgf2p8affineinvqb zmm28, zmm28, zmm24, 0x6e                      ;   696.3 p0      42 t
        vmovdqa64 zmm30, zmm17                                           ;   679.2         41 t copy
        vpternlogd zmm30, zmm10, zmm22, 0x96                             ;   699.2 p5      41 t
        vmovdqa64 zmm24, zmm28                                           ;   699.3         41 t copy
        vpternlogd zmm24, zmm22, zmm14, 0x96                             ;   699.3 p5      41 t
        vpternlogd zmm17, zmm24, zmm10, 0x96                             ;   700.3 p0      41 t
        vmovdqu64 [rbp + 18048], zmm8                                    ;   688.2 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm0                                             ;   690.3         40 t copy
        vpternlogd zmm8, zmm18, [rbp + 13888], 0x96                      ;   695.3 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm19, 8                              ;   696.3 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   699.3 p0+p2   21 t
        vpternlogd zmm10, zmm23, zmm8, 0x96                              ;   702.3 p5      41 t
        vpternlogd zmm23, zmm30, zmm8, 0x96                              ;   702.3 p5      41 t
        vpternlogd zmm8, zmm16, zmm14, 0x96                              ;   702.3 p0      41 t
        vpternlogd zmm16, zmm14, zmm10, 0x96                             ;   703.3 p5      41 t
        vpternlogd zmm28, zmm22, zmm8, 0x96                              ;   703.3 p0      41 t
        vpternlogd zmm30, zmm2, zmm16, 0x96                              ;   704.3 p5      62 t
        vpternlogd zmm24, zmm23, [rbp + 18368], 0x96                     ;   703.3 p0+p3   62 t
        vpternlogd zmm8, zmm17, [rbp + 17728], 0x96                      ;   703.3 p5+p2   62 t
        vpternlogd zmm10, zmm28, [rbp + 17408], 0x96                     ;   704.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 14464]                                    ;   532.2 p2      61 r.4 reload
        vpxord zmm14, zmm21, zmm2                                        ;   701.3 p5      40 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 128] ;   532.5 p3      23 t reload
        vgf2p8affineqb zmm14, zmm14, zmm22, 0x58                         ;   702.3 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   705.3 p0+p2   23 t
        vmovdqu64 [rbp + 17408], zmm21                                   ;   691.3 p8+p9   62 t spill
        vpxord zmm21, zmm13, [rbp + 14528]                               ;   702.3 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm19, 8                            ;   704.2 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   707.2 p0+p2   22 t
        vmovdqu64 [rbp + 17728], zmm13                                   ;   691.3 p7+p4   62 t spill
        vpxord zmm13, zmm26, [rbp + 14592]                               ;   703.3 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm19, 8                            ;   706.2 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   709.2 p0+p2   21 t
        vpxord zmm2, zmm30, zmm2                                         ;   705.3 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm22, 0x58                           ;   708.2 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   711.2 p0+p3   23 t
        vmovdqu64 [rbp + 18368], zmm26                                   ;   692.3 p8+p9   62 t spill
        vpxord zmm26, zmm5, [rbp + 14656]                                ;   705.3 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm19, 8                            ;   710.2 p0      42 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   713.2 p0+p3   42 t
        vmovdqu64 [rbp + 18112], zmm5                                    ;   693.2 p7+p4   62 t spill
        vpxord zmm5, zmm24, [rbp + 14528]                                ;   706.3 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm19, 8                              ;   712.2 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   715.2 p0+p3   22 t
        vmovdqu64 [rbp + 18624], zmm24                                   ;   704.3 p8+p9   62 t spill
        vpxord zmm24, zmm8, [rbp + 14592]                                ;   707.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm19, 8                            ;   714.2 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   717.2 p0+p3   21 t
        vmovdqu64 [rbp + 18176], zmm8                                    ;   704.3 p7+p4   62 t spill
        vpxord zmm8, zmm10, [rbp + 14656]                                ;   708.3 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm19, 8                              ;   716.2 p0      42 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   719.2 p0+p3   42 t
        vmovdqu64 [rbp + 17600], zmm10                                   ;   705.3 p8+p9   62 t spill
        vmovdqu64 zmm10, [rbp + 14208]                                   ;   547.7 p2      40 t
        vpternlogd zmm10, zmm15, [rbp + 17920], 0x96                     ;   709.3 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm19, 8                            ;   718.2 p0      41 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   721.2 p0+p2   41 t
        vmovdqu64 [rbp + 17856], zmm30                                   ;   705.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 14272]                                   ;   549.3 p3      40 t
        vpternlogd zmm30, zmm7, [rbp + 18688], 0x96                      ;   710.3 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm22, 0x58                         ;   720.2 p0      23 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   723.2 p0+p3   23 t
        vmovdqu64 [rbp + 17536], zmm7                                    ;   690.3 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm13                                            ;   712.2         41 t copy
        vpternlogd zmm7, zmm10, zmm30, 0x96                              ;   726.2 p5      41 t
        vmovdqu64 [rbp + 18944], zmm15                                   ;   690.3 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 14336]                                   ;   550.7 p2      40 t
        vpternlogd zmm15, zmm20, [rbp + 19264], 0x96                     ;   712.3 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm19, 8                            ;   722.2 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   725.2 p0+p2   22 t
        vmovdqu64 [rbp + 18752], zmm20                                   ;   690.2 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm26                                           ;   716.2         41 t copy
        vpternlogd zmm20, zmm30, zmm15, 0x96                             ;   728.2 p5      41 t
        vpternlogd zmm13, zmm20, zmm10, 0x96                             ;   729.2 p5      41 t
        vpternlogd zmm31, zmm1, zmm13, 0x96                              ;   730.2 p5      61 t
        vmovdqu64 zmm1, [rbp + 19072]                                    ;   609.2 p3      47 y reload
        vmovdqu64 [rbp + 18240], zmm31                                   ;   731.2 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 14400]                                   ;   552.7 p2      40 t
        vpternlogd zmm31, zmm27, zmm1, 0x96                              ;   716.3 p5      40 t
        vgf2p8affineqb zmm31, zmm31, zmm19, 8                            ;   724.2 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   727.2 p0+p3   21 t
        vpternlogd zmm10, zmm21, zmm31, 0x96                             ;   730.2 p5      41 t
        vpternlogd zmm21, zmm7, zmm31, 0x96                              ;   730.2 p5      41 t
        vpternlogd zmm31, zmm14, zmm15, 0x96                             ;   730.2 p5      41 t
        vpternlogd zmm14, zmm15, zmm10, 0x96                             ;   731.2 p5      41 t
        vpternlogd zmm26, zmm30, zmm31, 0x96                             ;   731.2 p5      41 t
        vpternlogd zmm29, zmm3, zmm26, 0x96                              ;   732.2 p5      61 t
        vmovdqu64 zmm3, [rbp + 19200]                                    ;   602.3 p2      47 y reload
        vmovdqu64 zmm15, [rbp + 14208]                                   ;   554.3 p3      40 t
        vpternlogd zmm15, zmm28, zmm3, 0x96                              ;   723.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm19, 8                            ;   726.2 p0      41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 64]  ;   556.5 p2      41 t reload
        vgf2p8affineinvqb zmm15, zmm15, zmm30, 0x6e                      ;   729.2 p0      41 t
        vpternlogd zmm11, zmm4, zmm14, 0x96                              ;   732.2 p5      61 t
        vpternlogd zmm14, zmm7, [rbp + 18432], 0x96                      ;   732.2 p5+p3   61 t
        vpternlogd zmm13, zmm31, [rbp + 19328], 0x96                     ;   731.2 p5+p2   61 t
        vmovdqu64 zmm4, [rbp + 17664]                                    ;   606.2 p3      47 y reload
        vmovdqu64 zmm7, [rbp + 14272]                                    ;   560.2 p2      40 t
        vpternlogd zmm7, zmm16, zmm4, 0x96                               ;   727.3 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm22, 0x58                           ;   728.3 p0      23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 192] ;   560.7 p3      23 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm31, 0x6e                        ;   731.3 p0      23 t
        vpternlogd zmm26, zmm10, [rbp + 18816], 0x96                     ;   732.2 p5+p2   61 t
        vpternlogd zmm20, zmm21, [rbp + 17280], 0x96                     ;   731.2 p5+p3   61 t
        vmovdqa64 zmm10, zmm24                                           ;   720.2         41 t copy
        vpternlogd zmm10, zmm15, zmm7, 0x96                              ;   734.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 19392]                                    ;   658.2 p2      61 t reload
        vpternlogd zmm21, zmm1, [rbp + 19136], 0x96                      ;   731.2 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 14976]                                    ;   567.2 p2      62 l.4 reload
        vpxord zmm4, zmm14, zmm1                                         ;   733.2 p0      40 t
        vgf2p8affineqb zmm4, zmm4, zmm22, 0x58                           ;   734.2 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0x6e                        ;   737.2 p0      23 t
        vpxord zmm3, zmm20, [rbp + 15040]                                ;   732.2 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm19, 8                              ;   734.2 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   737.2 p0+p2   22 t
        vmovdqu64 [rbp + 19136], zmm20                                   ;   732.2 p8+p9   61 t spill
        vpxord zmm20, zmm13, [rbp + 15104]                               ;   732.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm19, 8                            ;   736.2 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   739.2 p0+p2   21 t
        vmovdqu64 [rbp + 19392], zmm13                                   ;   732.2 p7+p4   61 t spill
        vpxord zmm13, zmm26, [rbp + 15168]                               ;   733.3 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm19, 8                            ;   738.2 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, zmm30, 0x6e                      ;   741.2 p0      42 t
        vmovdqu64 [rbp + 17280], zmm26                                   ;   733.2 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 14336]                                   ;   574.7 p2      40 t
        vpternlogd zmm26, zmm23, [rbp + 18304], 0x96                     ;   734.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm19, 8                            ;   740.2 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   743.2 p0+p2   22 t
        vmovdqu64 [rbp + 18816], zmm14                                   ;   733.2 p7+p4   61 t spill
        vmovdqa64 zmm14, zmm8                                            ;   722.2         41 t copy
        vpternlogd zmm14, zmm7, zmm26, 0x96                              ;   746.2 p5      41 t
        vpternlogd zmm24, zmm14, zmm15, 0x96                             ;   747.2 p5      41 t
        vpternlogd zmm0, zmm18, zmm24, 0x96                              ;   748.2 p5      61 t
        vmovdqu64 zmm18, [rbp + 18560]                                   ;   611.2 p3      47 y reload
        vmovdqu64 zmm31, [rbp + 14400]                                   ;   582.2 p2      40 t
        vpternlogd zmm31, zmm17, zmm18, 0x96                             ;   738.3 p5      40 t
        vgf2p8affineqb zmm31, zmm31, zmm19, 8                            ;   742.2 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   745.2 p0+p3   21 t
        vpternlogd zmm15, zmm5, zmm31, 0x96                              ;   748.2 p5      41 t
        vpternlogd zmm5, zmm10, zmm31, 0x96                              ;   748.2 p5      41 t
        vpternlogd zmm31, zmm2, zmm26, 0x96                              ;   748.2 p5      41 t
        vpternlogd zmm2, zmm26, zmm15, 0x96                              ;   749.2 p5      41 t
        vpternlogd zmm8, zmm7, zmm31, 0x96                               ;   749.2 p5      41 t
        vpternlogd zmm9, zmm25, zmm8, 0x96                               ;   750.2 p0      61 t
        vpternlogd zmm12, zmm6, zmm2, 0x96                               ;   750.2 p5      61 t
        vpternlogd zmm2, zmm10, [rbp + 18496], 0x96                      ;   750.2 p0+p2   61 t
        vpternlogd zmm24, zmm31, [rbp + 17344], 0x96                     ;   749.2 p5+p3   61 t
        vpternlogd zmm8, zmm15, [rbp + 18048], 0x96                      ;   750.2 p0+p2   61 t
        vpternlogd zmm14, zmm5, [rbp + 17792], 0x96                      ;   749.2 p5+p3   61 t
        vmovdqu64 zmm6, [rbp + 19008]                                    ;   668.3 p2      61 t reload
        vpternlogd zmm5, zmm6, [rbp + 17472], 0x96                       ;   749.2 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 14720]                                    ;   588.5 p2      62 l.0 reload
        vpxord zmm7, zmm29, zmm6                                         ;   747.3 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm19, 8                              ;   748.3 p0      41 t
        vgf2p8affineinvqb zmm7, zmm7, zmm30, 0x6e                        ;   751.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 14784]                                   ;   589.2 p3      62 l.1 reload
        vpxord zmm15, zmm11, zmm10                                       ;   748.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm22, 0x58                         ;   750.2 p0      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   589.5 p2      23 t reload
        vgf2p8affineinvqb zmm15, zmm15, zmm25, 0x6e                      ;   753.2 p0      23 t
        vpxord zmm1, zmm2, zmm1                                          ;   751.2 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm22, 0x58                           ;   752.2 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0x6e                        ;   755.2 p0      23 t
        vpxord zmm26, zmm14, [rbp + 15040]                               ;   750.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm19, 8                            ;   754.2 p0      22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 256] ;   590.5 p2      22 t reload
        vgf2p8affineinvqb zmm26, zmm26, zmm31, 0x37                      ;   757.2 p0      22 t
        vmovdqu64 [rbp + 17472], zmm11                                   ;   733.2 p8+p9   61 t spill
        vpxord zmm11, zmm24, [rbp + 15104]                               ;   751.3 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm19, 8                            ;   756.2 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   759.2 p0+p2   21 t
        vmovdqu64 [rbp + 19008], zmm29                                   ;   733.2 p7+p4   61 t spill
        vpxord zmm29, zmm8, [rbp + 15168]                                ;   752.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm19, 8                            ;   758.2 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm30, 0x6e                      ;   761.2 p0      42 t
        vmovdqu64 [rbp + 17792], zmm8                                    ;   751.2 p8+p9   61 t spill
        vmovdqa64 zmm8, zmm20                                            ;   742.2         41 t copy
        vpternlogd zmm8, zmm7, zmm15, 0x96                               ;   756.2 p5      41 t
        vmovdqu64 [rbp + 18048], zmm24                                   ;   750.2 p7+p4   61 t spill
        vpxord zmm24, zmm21, [rbp + 14848]                               ;   754.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm19, 8                            ;   760.2 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, zmm31, 0x37                      ;   763.2 p0      22 t
        vpxord zmm6, zmm9, zmm6                                          ;   755.3 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm19, 8                              ;   762.2 p0      41 t
        vgf2p8affineinvqb zmm6, zmm6, zmm30, 0x6e                        ;   765.2 p0      41 t
        vmovdqa64 zmm30, zmm13                                           ;   744.2         41 t copy
        vpternlogd zmm30, zmm15, zmm24, 0x96                             ;   766.2 p5      41 t
        vpternlogd zmm20, zmm30, zmm7, 0x96                              ;   767.2 p5      41 t
        vpternlogd zmm27, zmm20, [rbp + 19072], 0x96                     ;   768.2 p5+p3   62 t
        vpxord zmm10, zmm12, zmm10                                       ;   759.3 p5      40 t
        vgf2p8affineqb zmm10, zmm10, zmm22, 0x58                         ;   764.2 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0x6e                      ;   767.2 p0      23 t
        vmovdqa64 zmm25, zmm11                                           ;   762.2         41 t copy
        vpternlogd zmm25, zmm6, zmm10, 0x96                              ;   770.2 p5      41 t
        vpxord zmm22, zmm5, [rbp + 14848]                                ;   761.3 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm19, 8                            ;   766.2 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, zmm31, 0x37                      ;   769.2 p0      22 t
        vmovdqa64 zmm31, zmm29                                           ;   764.2         41 t copy
        vpternlogd zmm31, zmm10, zmm22, 0x96                             ;   772.2 p5      41 t
        vpternlogd zmm11, zmm31, zmm6, 0x96                              ;   773.2 p5      41 t
        vpternlogd zmm17, zmm18, zmm11, 0x96                             ;   774.2 p5      62 t
        vmovdqu64 zmm18, [rbp + 14912]                                   ;   600.3 p3      62 l.3 reload
        vmovdqu64 [rbp + 18560], zmm5                                    ;   750.2 p8+p9   61 t spill
        vpxord zmm5, zmm0, zmm18                                         ;   765.3 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm19, 8                              ;   768.2 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   771.2 p0+p2   21 t
        vpternlogd zmm6, zmm26, zmm5, 0x96                               ;   774.2 p5      41 t
        vpternlogd zmm26, zmm25, zmm5, 0x96                              ;   774.2 p5      41 t
        vpternlogd zmm5, zmm1, zmm22, 0x96                               ;   774.2 p5      41 t
        vpternlogd zmm1, zmm22, zmm6, 0x96                               ;   775.2 p5      41 t
        vpternlogd zmm29, zmm10, zmm5, 0x96                              ;   775.2 p0      41 t
        vpternlogd zmm11, zmm5, [rbp + 18176], 0x96                      ;   775.2 p5+p3   62 t
        vmovdqu64 zmm5, [rbp + 18240]                                    ;   731.2 p2      40 t
        vpxord zmm5, zmm5, zmm18                                         ;   771.2 p0      40 t
        vgf2p8affineqb zmm5, zmm5, zmm19, 8                              ;   772.2 p0      21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;   608.8 p3      21 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm10, 0xdc                        ;   775.2 p0      21 t
        vpternlogd zmm7, zmm3, zmm5, 0x96                                ;   778.2 p5      41 t
        vpternlogd zmm3, zmm8, zmm5, 0x96                                ;   778.2 p5      41 t
        vpternlogd zmm5, zmm4, zmm24, 0x96                               ;   778.2 p5      41 t
        vpternlogd zmm4, zmm24, zmm7, 0x96                               ;   779.2 p0      41 t
        vpternlogd zmm13, zmm15, zmm5, 0x96                              ;   779.2 p5      41 t
        vpternlogd zmm20, zmm5, [rbp + 18368], 0x96                      ;   779.2 p0+p2   62 t
        vpternlogd zmm28, zmm29, [rbp + 19200], 0x96                     ;   776.2 p5+p3   62 t
        vpternlogd zmm29, zmm6, [rbp + 17600], 0x96                      ;   776.2 p0+p2   62 t
        vpternlogd zmm16, zmm1, [rbp + 17664], 0x96                      ;   776.3 p5+p3   62 t
        vpternlogd zmm1, zmm25, [rbp + 17856], 0x96                      ;   777.2 p0+p2   62 t
        vpternlogd zmm23, zmm26, [rbp + 18304], 0x96                     ;   777.3 p5+p3   62 t
        vpternlogd zmm26, zmm31, [rbp + 18624], 0x96                     ;   778.2 p0+p2   62 t
        vpternlogd zmm8, zmm4, [rbp + 17408], 0x96                       ;   780.2 p5+p3   62 t
        vpternlogd zmm30, zmm3, [rbp + 17728], 0x96                      ;   779.2 p0+p2   62 t
        vpternlogd zmm7, zmm13, [rbp + 18112], 0x96                      ;   780.2 p5+p3   62 t
        vmovdqu64 zmm5, [rbp + 18944]                                    ;   690.3 p2      41 t reload
        vpternlogd zmm13, zmm5, [rbp + 17920], 0x96                      ;   780.2 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 17536]                                    ;   690.3 p2      41 t reload
        vpternlogd zmm4, zmm5, [rbp + 18688], 0x96                       ;   780.3 p5+p3   62 t
        vmovdqu64 zmm5, [rbp + 18752]                                    ;   690.2 p2      41 t reload
        vpternlogd zmm3, zmm5, [rbp + 19264], 0x96                       ;   781.2 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 15232]                                    ;   619.2 p2      61 r.0 reload
        vpxord zmm6, zmm28, zmm5                                         ;   781.3 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm19, 8                              ;   782.3 p0      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 64]  ;   620.3 p3      41 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm15, 0x6e                        ;   785.3 p0      41 t
        vpxord zmm5, zmm13, zmm5                                         ;   782.3 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm19, 8                              ;   784.2 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm15, 0x6e                        ;   787.2 p0      41 t
        vmovdqu64 zmm18, [rbp + 15424]                                   ;   624.2 p2      61 r.3 reload
        vpxord zmm22, zmm27, zmm18                                       ;   783.3 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm19, 8                            ;   786.2 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, zmm10, 0xdc                      ;   789.2 p0      21 t
        vmovdqu64 zmm24, [rbp + 15296]                                   ;   624.8 p3      61 r.1 reload
        vpxord zmm25, zmm16, zmm24                                       ;   784.3 p5      40 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 128] ;   625.2 p2      23 t reload
        vgf2p8affineqb zmm25, zmm25, zmm31, 0x58                         ;   788.2 p0      23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   791.2 p0+p3   23 t
        vpxord zmm24, zmm4, zmm24                                        ;   785.3 p5      40 t
        vgf2p8affineqb zmm24, zmm24, zmm31, 0x58                         ;   790.2 p0      23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   793.2 p0+p2   23 t
        vmovdqu64 [rbp + 19264], zmm27                                   ;   769.2 p7+p4   62 t spill
        vpxord zmm27, zmm23, [rbp + 15360]                               ;   786.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm19, 8                            ;   792.2 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   795.2 p0+p2   22 t
        vmovdqu64 [rbp + 18752], zmm23                                   ;   778.3 p8+p9   62 t spill
        vpxord zmm23, zmm3, [rbp + 15360]                                ;   787.3 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm19, 8                            ;   794.2 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   797.2 p0+p2   22 t
        vpxord zmm18, zmm17, zmm18                                       ;   788.3 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm19, 8                            ;   796.2 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, zmm10, 0xdc                      ;   799.2 p0      21 t
        vmovdqu64 [rbp + 18688], zmm17                                   ;   775.2 p7+p4   62 t spill
        vpxord zmm17, zmm1, [rbp + 15488]                                ;   789.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm31, 0x58                         ;   798.2 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   801.2 p0+p2   23 t
        vmovdqu64 [rbp + 17536], zmm1                                    ;   778.2 p8+p9   62 t spill
        vpxord zmm1, zmm8, [rbp + 15488]                                 ;   790.3 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm31, 0x58                           ;   800.2 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   803.2 p0+p2   23 t
        vpxord zmm31, zmm30, [rbp + 15552]                               ;   791.3 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm19, 8                            ;   802.2 p0      22 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   805.2 p0+p2   22 t
        vmovdqu64 [rbp + 17920], zmm30                                   ;   780.2 p7+p4   62 t spill
        vpxord zmm30, zmm26, [rbp + 15552]                               ;   792.3 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm19, 8                            ;   804.2 p0      22 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   807.2 p0+p2   22 t
        vmovdqu64 [rbp + 18944], zmm26                                   ;   779.2 p8+p9   62 t spill
        vpxord zmm26, zmm11, [rbp + 15616]                               ;   793.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm19, 8                            ;   806.2 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, zmm10, 0xdc                      ;   809.2 p0      21 t
        vmovdqu64 [rbp + 18112], zmm11                                   ;   776.2 p7+p4   62 t spill
        vpxord zmm11, zmm20, [rbp + 15616]                               ;   794.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm19, 8                            ;   808.2 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm10, 0xdc                      ;   811.2 p0      21 t
        vpxord zmm10, zmm29, [rbp + 15680]                               ;   795.3 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm19, 8                            ;   810.2 p0      42 t
        vgf2p8affineinvqb zmm10, zmm10, zmm15, 0x6e                      ;   813.2 p0      42 t
        vmovdqu64 [rbp + 17728], zmm29                                   ;   777.2 p8+p9   62 t spill
        vpxord zmm29, zmm7, [rbp + 15680]                                ;   796.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm19, 8                            ;   812.2 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm15, 0x6e                      ;   815.2 p0      42 t
        vmovdqu64 [rbp + 17408], zmm7                                    ;   781.2 p7+p4   62 t spill
        vmovdqa64 zmm7, zmm5                                             ;   790.2         41 t copy
        vpternlogd zmm7, zmm31, zmm22, 0x96                              ;   808.2 p5      41 t
        vmovdqu64 [rbp + 18624], zmm20                                   ;   780.2 p8+p9   62 t spill
        vmovdqa64 zmm20, zmm1                                            ;   806.2         41 t copy
        vpternlogd zmm20, zmm23, zmm22, 0x96                             ;   806.2 p5      41 t
        vpternlogd zmm1, zmm7, zmm23, 0x96                               ;   809.2 p5      41 t
        vpternlogd zmm23, zmm29, zmm24, 0x96                             ;   818.2 p5      41 t
        vpternlogd zmm29, zmm20, zmm24, 0x96                             ;   818.2 p5      41 t
        vpternlogd zmm24, zmm11, zmm5, 0x96                              ;   814.2 p5      41 t
        vpternlogd zmm31, zmm22, zmm24, 0x96                             ;   815.2 p5      41 t
        vpternlogd zmm11, zmm5, zmm23, 0x96                              ;   819.2 p5      41 t
        vpternlogd zmm24, zmm1, [rbp + 18816], 0x96                      ;   815.2 p5+p3   61 t
        vpternlogd zmm23, zmm31, [rbp + 19136], 0x96                     ;   819.2 p5+p2   61 t
        vpternlogd zmm20, zmm11, [rbp + 19392], 0x96                     ;   820.2 p5+p3   61 t
        vpternlogd zmm7, zmm29, [rbp + 17280], 0x96                      ;   819.2 p5+p2   61 t
        vmovdqa64 zmm5, zmm17                                            ;   804.2         41 t copy
        vpternlogd zmm5, zmm27, zmm18, 0x96                              ;   809.3 p5      41 t
        vmovdqa64 zmm22, zmm6                                            ;   788.3         41 t copy
        vpternlogd zmm22, zmm30, zmm18, 0x96                             ;   810.3 p5      41 t
        vpternlogd zmm17, zmm22, zmm27, 0x96                             ;   811.3 p5      41 t
        vpternlogd zmm27, zmm10, zmm25, 0x96                             ;   816.2 p5      41 t
        vpternlogd zmm10, zmm5, zmm25, 0x96                              ;   816.2 p5      41 t
        vpternlogd zmm25, zmm26, zmm6, 0x96                              ;   814.2 p0      41 t
        vpternlogd zmm30, zmm18, zmm25, 0x96                             ;   815.2 p5      41 t
        vpternlogd zmm26, zmm6, zmm27, 0x96                              ;   817.2 p0      41 t
        vpternlogd zmm25, zmm2, zmm17, 0x96                              ;   815.3 p5      61 t
        vpternlogd zmm27, zmm14, zmm30, 0x96                             ;   817.2 p0      61 t
        vpternlogd zmm5, zmm26, [rbp + 18048], 0x96                      ;   818.2 p5+p3   61 t
        vpternlogd zmm22, zmm10, [rbp + 17792], 0x96                     ;   817.2 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 15744]                                    ;   662.3 p3      62 l.0 reload
        vmovdqa64 zmm6, zmm10                                            ;   817.2         40 t copy
        vpternlogd zmm6, zmm9, zmm2, 0x96                                ;   817.3 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm19, 8                              ;   818.3 p0      41 t
        vgf2p8affineinvqb zmm6, zmm6, zmm15, 0x6e                        ;   821.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 19008]                                   ;   733.2 p2      61 t reload
        vpternlogd zmm2, zmm29, zmm14, 0x96                              ;   819.2 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm19, 8                              ;   820.2 p0      41 t
        vgf2p8affineinvqb zmm2, zmm2, zmm15, 0x6e                        ;   823.2 p0      41 t
        vmovdqu64 zmm18, [rbp + 16256]                                   ;   663.5 p3      74 dst.0 reload
        vpternlogd zmm29, zmm14, zmm18, 0x96                             ;   819.3 p5      74 dst
        vpternlogd zmm18, zmm10, zmm9, 0x96                              ;   820.3 p5      74 dst
        vmovdqu64 zmm9, [rbp + 15808]                                    ;   664.0 p2      62 l.1 reload
        vmovdqa64 zmm10, zmm17                                           ;   812.3         40 t copy
        vpternlogd zmm10, zmm12, zmm9, 0x96                              ;   821.3 p5      40 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 128] ;   664.5 p3      23 t reload
        vgf2p8affineqb zmm10, zmm10, zmm14, 0x58                         ;   822.3 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   825.3 p0+p2   23 t
        vpternlogd zmm9, zmm1, [rbp + 17472], 0x96                       ;   822.3 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 0x58                           ;   824.2 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   827.2 p0+p2   23 t
        vpternlogd zmm17, zmm12, [rbp + 16320], 0x96                     ;   823.3 p5+p3   74 dst
        vmovdqu64 zmm12, [rbp + 16000]                                   ;   667.0 p2      62 l.4 reload
        vmovdqu64 [rbp + 19008], zmm18                                   ;   821.3 p7+p4   74 dst spill
        vpxord zmm18, zmm24, zmm12                                       ;   824.3 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm14, 0x58                         ;   826.2 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   829.2 p0+p3   23 t
        vpxord zmm12, zmm25, zmm12                                       ;   825.3 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 0x58                         ;   828.2 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   831.2 p0+p2   23 t
        vmovdqu64 zmm14, [rbp + 16064]                                   ;   668.5 p3      62 l.5 reload
        vmovdqu64 [rbp + 17792], zmm17                                   ;   824.3 p8+p9   74 dst spill
        vpxord zmm17, zmm23, zmm14                                       ;   826.3 p5      40 t
        vgf2p8affineqb zmm17, zmm17, zmm19, 8                            ;   830.2 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   833.2 p0+p2   22 t
        vpxord zmm14, zmm27, zmm14                                       ;   827.3 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm19, 8                            ;   832.2 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   835.2 p0+p3   22 t
        vmovdqu64 [rbp + 18048], zmm29                                   ;   820.3 p7+p4   74 dst spill
        vpxord zmm29, zmm20, [rbp + 16128]                               ;   828.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm19, 8                            ;   834.2 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   837.2 p0+p3   21 t
        vmovdqu64 [rbp + 17280], zmm3                                    ;   782.2 p8+p9   62 t spill
        vpxord zmm3, zmm5, [rbp + 16128]                                 ;   829.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm19, 8                              ;   836.2 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   839.2 p0+p3   21 t
        vmovdqu64 [rbp + 19392], zmm16                                   ;   777.3 p7+p4   62 t spill
        vpxord zmm16, zmm7, [rbp + 16192]                                ;   830.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm19, 8                            ;   838.2 p0      42 t
        vgf2p8affineinvqb zmm16, zmm16, zmm15, 0x6e                      ;   841.2 p0      42 t
        vmovdqu64 [rbp + 19136], zmm4                                    ;   781.3 p8+p9   62 t spill
        vpxord zmm4, zmm22, [rbp + 16192]                                ;   831.3 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm19, 8                              ;   840.2 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, zmm15, 0x6e                        ;   843.2 p0      42 t
        vmovdqa64 zmm15, zmm29                                           ;   840.2         41 t copy
        vpternlogd zmm15, zmm2, zmm9, 0x96                               ;   840.2 p5      41 t
        vmovdqu64 [rbp + 18816], zmm28                                   ;   777.2 p7+p4   62 t spill
        vmovdqa64 zmm28, zmm3                                            ;   842.2         41 t copy
        vpternlogd zmm28, zmm6, zmm10, 0x96                              ;   842.2 p5      41 t
        vmovdqu64 [rbp + 18304], zmm13                                   ;   781.2 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm31                                           ;   816.2         40 t copy
        vpternlogd zmm13, zmm21, [rbp + 15872], 0x96                     ;   834.3 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm19, 8                            ;   842.2 p0      22 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   845.2 p0+p3   22 t
        vpternlogd zmm31, zmm21, [rbp + 16384], 0x96                     ;   835.3 p5+p2   74 dst
        vmovdqa64 zmm21, zmm16                                           ;   844.2         41 t copy
        vpternlogd zmm21, zmm9, zmm13, 0x96                              ;   848.2 p5      41 t
        vpternlogd zmm29, zmm21, zmm2, 0x96                              ;   849.2 p5      41 t
        vmovdqu64 [rbp + 17856], zmm31                                   ;   836.3 p7+p4   74 dst spill
        vmovdqa64 zmm31, zmm26                                           ;   818.2         40 t copy
        vpternlogd zmm31, zmm0, [rbp + 15936], 0x96                      ;   838.3 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm19, 8                            ;   844.2 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   847.2 p0+p2   21 t
        vpternlogd zmm26, zmm0, [rbp + 16448], 0x96                      ;   839.3 p5+p3   74 dst
        vmovdqa64 zmm0, zmm6                                             ;   824.3         41 t copy
        vpternlogd zmm0, zmm14, zmm31, 0x96                              ;   850.2 p5      41 t
        vpternlogd zmm14, zmm28, zmm31, 0x96                             ;   850.2 p5      41 t
        vmovdqu64 [rbp + 17664], zmm26                                   ;   840.3 p8+p9   74 dst spill
        vmovdqu64 zmm26, [rbp + 16320]                                   ;   682.8 p2      74 dst.1 reload
        vpternlogd zmm1, zmm26, [rbp + 17472], 0x96                      ;   842.3 p5+p3   74 dst
        vmovdqu64 zmm26, [rbp + 18048]                                   ;   820.3 p2      74 dst reload
        vmovdqu64 [rbp + 17472], zmm21                                   ;   849.2 p7+p4   41 t spill
        vpunpcklbw zmm21, zmm1, zmm26                                    ;   843.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm26                                     ;   844.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 18560]                                   ;   750.2 p3      61 t reload
        vmovdqu64 [rbp + 18048], zmm1                                    ;   845.3 p8+p9   74 dst spill
        vmovdqu64 zmm1, [rbp + 15872]                                    ;   684.8 p2      40 t
        vpternlogd zmm1, zmm30, zmm26, 0x96                              ;   845.3 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm19, 8                              ;   846.3 p0      22 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   849.3 p0+p3   22 t
        vpternlogd zmm31, zmm12, zmm1, 0x96                              ;   852.3 p5      41 t
        vpternlogd zmm12, zmm0, zmm1, 0x96                               ;   852.3 p5      41 t
        vpternlogd zmm1, zmm4, zmm10, 0x96                               ;   852.3 p0      41 t
        vpternlogd zmm4, zmm10, zmm31, 0x96                              ;   853.3 p5      41 t
        vpternlogd zmm3, zmm6, zmm1, 0x96                                ;   853.3 p0      41 t
        vpternlogd zmm30, zmm26, [rbp + 16384], 0x96                     ;   849.3 p5+p2   74 dst
        vmovdqu64 zmm6, [rbp + 18240]                                    ;   731.2 p3      61 t reload
        vmovdqu64 zmm10, [rbp + 15936]                                   ;   689.3 p2      40 t
        vpternlogd zmm10, zmm11, zmm6, 0x96                              ;   850.2 p0      40 t
        vgf2p8affineqb zmm10, zmm10, zmm19, 8                            ;   851.2 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   854.2 p0+p3   21 t
        vpternlogd zmm2, zmm17, zmm10, 0x96                              ;   857.2 p5      41 t
        vpternlogd zmm17, zmm15, zmm10, 0x96                             ;   857.2 p5      41 t
        vpternlogd zmm10, zmm18, zmm13, 0x96                             ;   857.2 p5      41 t
        vpternlogd zmm18, zmm13, zmm2, 0x96                              ;   858.2 p0      41 t
        vpternlogd zmm16, zmm9, zmm10, 0x96                              ;   858.2 p5      41 t
        vpternlogd zmm11, zmm6, [rbp + 16448], 0x96                      ;   854.2 p0+p2   74 dst
        vmovdqu64 zmm6, [rbp + 16512]                                    ;   691.2 p3      74 dst.4 reload
        vpxord zmm24, zmm24, zmm6                                        ;   854.3 p5      74 dst
        vpxord zmm25, zmm25, zmm6                                        ;   855.2 p0      74 dst
        vmovdqu64 zmm6, [rbp + 16576]                                    ;   691.8 p2      74 dst.5 reload
        vpxord zmm23, zmm23, zmm6                                        ;   855.3 p5      74 dst
        vpxord zmm27, zmm27, zmm6                                        ;   856.2 p0      74 dst
        vmovdqu64 zmm6, [rbp + 16640]                                    ;   692.2 p3      74 dst.6 reload
        vpxord zmm20, zmm20, zmm6                                        ;   856.3 p5      74 dst
        vpxord zmm5, zmm5, zmm6                                          ;   857.2 p0      74 dst
        vmovdqu64 zmm6, [rbp + 16704]                                    ;   692.8 p2      74 dst.7 reload
        vpxord zmm7, zmm7, zmm6                                          ;   857.3 p5      74 dst
        vpxord zmm22, zmm22, zmm6                                        ;   858.2 p0      74 dst
        vmovdqu64 zmm6, [rbp + 17024]                                    ;   693.2 p3      75 dst.4 reload
        vpxord zmm8, zmm8, zmm6                                          ;   858.3 p5      75 dst
        vpternlogd zmm8, zmm15, zmm18, 0x96                              ;   859.3 p0      75 dst
        vmovdqu64 zmm9, [rbp + 16832]                                    ;   693.8 p2      75 dst.1 reload
        vpternlogd zmm18, zmm9, [rbp + 19136], 0x96                      ;   859.3 p5+p3   75 dst
        vpternlogd zmm9, zmm12, [rbp + 19392], 0x96                      ;   860.2 p0+p2   75 dst
        vpunpcklbw zmm13, zmm7, zmm20                                    ;   860.3 p5      74 dst
        vpunpckhbw zmm7, zmm7, zmm20                                     ;   861.3 p5      74 dst
        vpunpcklbw zmm15, zmm23, zmm24                                   ;   862.3 p5      74 dst
        vpunpckhbw zmm19, zmm23, zmm24                                   ;   863.3 p5      74 dst
        vmovdqu64 zmm20, [rbp + 16768]                                   ;   699.8 p3      75 dst
        vpternlogd zmm20, zmm4, [rbp + 18816], 0x96                      ;   861.2 p0+p2   75 dst
        vmovdqu64 zmm23, [rbp + 16768]                                   ;   700.8 p3      75 dst
        vpternlogd zmm23, zmm16, [rbp + 18304], 0x96                     ;   862.2 p0+p2   75 dst
        vpunpcklwd zmm24, zmm13, zmm15                                   ;   864.3 p5      74 dst
        vpunpckhwd zmm13, zmm13, zmm15                                   ;   865.3 p5      74 dst
        vmovdqu64 zmm15, [rbp + 17856]                                   ;   836.3 p3      74 dst reload
        vpunpcklbw zmm26, zmm11, zmm15                                   ;   866.3 p5      74 dst
        vpunpckhbw zmm11, zmm11, zmm15                                   ;   867.3 p5      74 dst
        vpunpcklwd zmm15, zmm7, zmm19                                    ;   868.3 p5      74 dst
        vpunpckhwd zmm7, zmm7, zmm19                                     ;   869.3 p5      74 dst
        vpunpcklwd zmm19, zmm26, zmm21                                   ;   870.3 p5      74 dst
        vpunpckhwd zmm21, zmm26, zmm21                                   ;   871.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 18048]                                   ;   845.3 p2      74 dst reload
        vmovdqu64 [rbp + 17856], zmm9                                    ;   861.2 p7+p4   75 dst spill
        vpunpcklwd zmm9, zmm11, zmm26                                    ;   872.3 p5      74 dst
        vpunpckhwd zmm11, zmm11, zmm26                                   ;   873.3 p5      74 dst
        vpunpckldq zmm26, zmm24, zmm19                                   ;   874.3 p5      74 dst
        vpunpckhdq zmm19, zmm24, zmm19                                   ;   875.3 p5      74 dst
        vpunpckldq zmm24, zmm13, zmm21                                   ;   876.3 p5      74 dst
        vpunpckhdq zmm13, zmm13, zmm21                                   ;   877.3 p5      74 dst
        vpunpckldq zmm21, zmm15, zmm9                                    ;   878.3 p5      74 dst
        vpunpckhdq zmm9, zmm15, zmm9                                     ;   879.3 p5      74 dst
        vpunpckldq zmm15, zmm7, zmm11                                    ;   880.3 p5      74 dst
        vpunpckhdq zmm7, zmm7, zmm11                                     ;   881.3 p5      74 dst
        vpunpcklbw zmm11, zmm18, zmm23                                   ;   882.3 p5      74 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   883.3 p5      74 dst
        vpunpcklbw zmm23, zmm22, zmm5                                    ;   884.3 p5      74 dst
        vpunpckhbw zmm5, zmm22, zmm5                                     ;   885.3 p5      74 dst
        vpunpcklbw zmm22, zmm27, zmm25                                   ;   886.3 p5      74 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   887.3 p5      74 dst
        vpunpcklwd zmm27, zmm23, zmm22                                   ;   888.3 p5      74 dst
        vpunpckhwd zmm22, zmm23, zmm22                                   ;   889.3 p5      74 dst
        vpunpcklwd zmm23, zmm5, zmm25                                    ;   890.3 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm25                                     ;   891.3 p5      74 dst
        vmovdqu64 zmm25, [rbp + 16896]                                   ;   710.3 p3      75 dst
        vpternlogd zmm25, zmm14, [rbp + 18752], 0x96                     ;   863.2 p0+p2   75 dst
        vmovdqu64 [rbp + 18752], zmm20                                   ;   862.2 p8+p9   75 dst spill
        vmovdqu64 zmm20, [rbp + 16960]                                   ;   712.3 p3      75 dst
        vpternlogd zmm20, zmm29, [rbp + 19264], 0x96                     ;   864.2 p0+p2   75 dst
        vmovdqu64 [rbp + 19264], zmm25                                   ;   864.2 p7+p4   75 dst spill
        vmovdqu64 zmm25, [rbp + 16896]                                   ;   714.3 p3      75 dst
        vpternlogd zmm25, zmm17, [rbp + 17280], 0x96                     ;   865.2 p0+p2   75 dst
        vmovdqu64 [rbp + 17280], zmm5                                    ;   892.3 p8+p9   74 dst spill
        vpunpcklbw zmm5, zmm20, zmm25                                    ;   892.3 p5      74 dst
        vpunpckhbw zmm20, zmm20, zmm25                                   ;   893.3 p5      74 dst
        vpunpcklwd zmm25, zmm5, zmm11                                    ;   894.3 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm11                                     ;   895.3 p5      74 dst
        vpunpcklwd zmm11, zmm20, zmm18                                   ;   896.3 p5      74 dst
        vpunpckhwd zmm18, zmm20, zmm18                                   ;   897.3 p5      74 dst
        vmovdqu64 zmm20, [rbp + 16960]                                   ;   720.2 p3      75 dst
        vpternlogd zmm20, zmm3, [rbp + 18688], 0x96                      ;   866.2 p0+p2   75 dst
        vmovdqu64 [rbp + 18688], zmm23                                   ;   891.3 p7+p4   74 dst spill
        vpunpcklbw zmm23, zmm20, [rbp + 19264]                           ;   898.3 p5+p3   74 dst
        vpunpckhbw zmm20, zmm20, [rbp + 19264]                           ;   899.3 p5+p2   74 dst
        vmovdqu64 [rbp + 19264], zmm20                                   ;   900.3 p8+p9   74 dst spill
        vmovdqu64 zmm20, [rbp + 17664]                                   ;   840.3 p3      74 dst reload
        vmovdqu64 [rbp + 18048], zmm23                                   ;   899.3 p7+p4   74 dst spill
        vpunpcklbw zmm23, zmm20, zmm30                                   ;   900.3 p5      74 dst
        vpunpckhbw zmm20, zmm20, zmm30                                   ;   901.3 p5      74 dst
        vmovdqu64 zmm30, [rbp + 17536]                                   ;   778.2 p2      75 dst
        vpxord zmm30, zmm30, zmm6                                        ;   867.2 p0      75 dst
        vpternlogd zmm30, zmm12, zmm28, 0x96                             ;   868.2 p0      75 dst
        vmovdqu64 zmm6, [rbp + 17920]                                    ;   780.2 p3      75 dst
        vmovdqu64 zmm12, [rbp + 17088]                                   ;   725.3 p2      75 dst.5 reload
        vpxord zmm6, zmm6, zmm12                                         ;   869.2 p0      75 dst
        vpternlogd zmm6, zmm17, [rbp + 17472], 0x96                      ;   870.2 p0+p3   75 dst
        vpunpcklbw zmm17, zmm6, zmm8                                     ;   902.3 p5      74 dst
        vpunpckhbw zmm6, zmm6, zmm8                                      ;   903.3 p5      74 dst
        vmovdqu64 zmm8, [rbp + 18944]                                    ;   779.2 p2      75 dst
        vpxord zmm8, zmm8, zmm12                                         ;   871.2 p0      75 dst
        vpternlogd zmm8, zmm14, zmm1, 0x96                               ;   872.2 p0      75 dst
        vmovdqu64 zmm1, [rbp + 18624]                                    ;   780.2 p3      75 dst
        vmovdqu64 zmm12, [rbp + 17152]                                   ;   728.5 p2      75 dst.6 reload
        vpxord zmm1, zmm1, zmm12                                         ;   873.2 p0      75 dst
        vpternlogd zmm1, zmm29, zmm10, 0x96                              ;   874.2 p0      75 dst
        vmovdqu64 zmm10, [rbp + 18112]                                   ;   776.2 p3      75 dst
        vpxord zmm10, zmm10, zmm12                                       ;   875.2 p0      75 dst
        vpternlogd zmm10, zmm3, zmm31, 0x96                              ;   876.2 p0      75 dst
        vmovdqu64 zmm3, [rbp + 17408]                                    ;   781.2 p2      75 dst
        vmovdqu64 zmm12, [rbp + 17216]                                   ;   731.5 p3      75 dst.7 reload
        vpxord zmm3, zmm3, zmm12                                         ;   877.2 p0      75 dst
        vpternlogd zmm3, zmm16, zmm2, 0x96                               ;   878.2 p0      75 dst
        vpunpcklbw zmm2, zmm3, zmm1                                      ;   904.3 p5      74 dst
        vpunpckhbw zmm1, zmm3, zmm1                                      ;   905.3 p5      74 dst
        vmovdqu64 zmm3, [rbp + 17728]                                    ;   777.2 p2      75 dst
        vpxord zmm3, zmm3, zmm12                                         ;   879.2 p0      75 dst
        vpternlogd zmm3, zmm4, zmm0, 0x96                                ;   880.2 p0      75 dst
        vpunpcklwd zmm0, zmm2, zmm17                                     ;   906.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm17                                     ;   907.3 p5      74 dst
        vpunpcklwd zmm4, zmm1, zmm6                                      ;   908.3 p5      74 dst
        vpunpckhwd zmm1, zmm1, zmm6                                      ;   909.3 p5      74 dst
        vpunpckldq zmm6, zmm0, zmm25                                     ;   910.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm25                                     ;   911.3 p5      74 dst
        vpunpckldq zmm12, zmm2, zmm5                                     ;   912.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm5                                      ;   913.3 p5      74 dst
        vpunpckldq zmm5, zmm4, zmm11                                     ;   914.3 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm11                                     ;   915.3 p5      74 dst
        vpunpckldq zmm11, zmm1, zmm18                                    ;   916.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm18                                     ;   917.3 p5      74 dst
        vpunpcklqdq zmm14, zmm26, zmm6                                   ;   918.3 p5      74 dst
        vpunpckhqdq zmm6, zmm26, zmm6                                    ;   919.3 p5      74 dst
        vmovdqu64 [r9], zmm14                                            ;   919.3 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm6                                        ;   920.3 p7+p4   74 dst
        vpunpcklqdq zmm6, zmm19, zmm0                                    ;   920.3 p5      74 dst
        vpunpckhqdq zmm0, zmm19, zmm0                                    ;   921.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm6                                       ;   921.3 p8+p9   74 dst
        vmovdqu64 [r9 + 192], zmm0                                       ;   922.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm24, zmm12                                   ;   922.3 p5      74 dst
        vpunpckhqdq zmm6, zmm24, zmm12                                   ;   923.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm0                                       ;   923.3 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm6                                       ;   924.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm13, zmm2                                    ;   924.3 p5      74 dst
        vpunpckhqdq zmm2, zmm13, zmm2                                    ;   925.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm0                                       ;   925.3 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm2                                       ;   926.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm21, zmm5                                    ;   926.3 p5      74 dst
        vpunpckhqdq zmm2, zmm21, zmm5                                    ;   927.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm0                                       ;   927.3 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm2                                       ;   928.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm9, zmm4                                     ;   928.3 p5      74 dst
        vpunpckhqdq zmm2, zmm9, zmm4                                     ;   929.3 p5      74 dst
        vmovdqu64 [r9 + 640], zmm0                                       ;   929.3 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm2                                       ;   930.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm15, zmm11                                   ;   930.3 p5      74 dst
        vpunpckhqdq zmm2, zmm15, zmm11                                   ;   931.3 p5      74 dst
        vmovdqu64 [r9 + 768], zmm0                                       ;   931.3 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm2                                       ;   932.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm7, zmm1                                     ;   932.3 p5      74 dst
        vpunpckhqdq zmm1, zmm7, zmm1                                     ;   933.3 p5      74 dst
        vmovdqu64 [r9 + 896], zmm0                                       ;   933.3 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm1                                       ;   934.3 p7+p4   74 dst
        vpunpcklbw zmm0, zmm8, zmm30                                     ;   934.3 p5      74 dst
        vpunpckhbw zmm1, zmm8, zmm30                                     ;   935.3 p5      74 dst
        vpunpcklbw zmm2, zmm3, zmm10                                     ;   936.3 p5      74 dst
        vpunpckhbw zmm3, zmm3, zmm10                                     ;   937.3 p5      74 dst
        vmovdqu64 zmm4, [rbp + 19008]                                    ;   821.3 p3      74 dst reload
        vmovdqu64 zmm5, [rbp + 17792]                                    ;   824.3 p2      74 dst reload
        vpunpcklbw zmm6, zmm5, zmm4                                      ;   938.3 p5      74 dst
        vpunpckhbw zmm4, zmm5, zmm4                                      ;   939.3 p5      74 dst
        vpunpcklwd zmm5, zmm23, zmm6                                     ;   940.3 p5      74 dst
        vpunpckhwd zmm6, zmm23, zmm6                                     ;   941.3 p5      74 dst
        vpunpcklwd zmm7, zmm20, zmm4                                     ;   942.3 p5      74 dst
        vpunpckhwd zmm4, zmm20, zmm4                                     ;   943.3 p5      74 dst
        vpunpckldq zmm8, zmm27, zmm5                                     ;   944.3 p5      74 dst
        vpunpckhdq zmm5, zmm27, zmm5                                     ;   945.3 p5      74 dst
        vpunpckldq zmm9, zmm22, zmm6                                     ;   946.3 p5      74 dst
        vpunpckhdq zmm6, zmm22, zmm6                                     ;   947.3 p5      74 dst
        vpunpcklwd zmm10, zmm2, zmm0                                     ;   948.3 p5      74 dst
        vpunpckhwd zmm0, zmm2, zmm0                                      ;   949.3 p5      74 dst
        vpunpcklwd zmm2, zmm3, zmm1                                      ;   950.3 p5      74 dst
        vpunpckhwd zmm1, zmm3, zmm1                                      ;   951.3 p5      74 dst
        vmovdqu64 zmm3, [rbp + 18688]                                    ;   891.3 p3      74 dst reload
        vpunpckldq zmm11, zmm3, zmm7                                     ;   952.3 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm7                                      ;   953.3 p5      74 dst
        vmovdqu64 zmm7, [rbp + 17280]                                    ;   892.3 p2      74 dst reload
        vpunpckldq zmm12, zmm7, zmm4                                     ;   954.3 p5      74 dst
        vpunpckhdq zmm4, zmm7, zmm4                                      ;   955.3 p5      74 dst
        vmovdqu64 zmm7, [rbp + 18752]                                    ;   862.2 p3      75 dst reload
        vmovdqu64 zmm13, [rbp + 17856]                                   ;   861.2 p2      75 dst reload
        vpunpcklbw zmm14, zmm13, zmm7                                    ;   956.3 p5      74 dst
        vpunpckhbw zmm7, zmm13, zmm7                                     ;   957.3 p5      74 dst
        vmovdqu64 zmm13, [rbp + 18048]                                   ;   899.3 p3      74 dst reload
        vpunpcklwd zmm15, zmm13, zmm14                                   ;   958.3 p5      74 dst
        vpunpckhwd zmm13, zmm13, zmm14                                   ;   959.3 p5      74 dst
        vpunpckldq zmm14, zmm10, zmm15                                   ;   960.3 p5      74 dst
        vpunpckhdq zmm10, zmm10, zmm15                                   ;   961.3 p5      74 dst
        vpunpckldq zmm15, zmm0, zmm13                                    ;   962.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm13                                     ;   963.3 p5      74 dst
        vpunpcklqdq zmm13, zmm8, zmm14                                   ;   964.3 p5      74 dst
        vpunpckhqdq zmm8, zmm8, zmm14                                    ;   965.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm13                                     ;   965.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1088], zmm8                                      ;   966.3 p7+p4   74 dst
        vpunpcklqdq zmm8, zmm5, zmm10                                    ;   966.3 p5      74 dst
        vpunpckhqdq zmm5, zmm5, zmm10                                    ;   967.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm8                                      ;   967.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1216], zmm5                                      ;   968.3 p7+p4   74 dst
        vmovdqu64 zmm5, [rbp + 19264]                                    ;   900.3 p2      74 dst reload
        vpunpcklwd zmm8, zmm5, zmm7                                      ;   968.3 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm7                                      ;   969.3 p5      74 dst
        vpunpckldq zmm7, zmm2, zmm8                                      ;   970.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm8                                      ;   971.3 p5      74 dst
        vpunpckldq zmm8, zmm1, zmm5                                      ;   972.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm5                                      ;   973.3 p5      74 dst
        vpunpcklqdq zmm5, zmm9, zmm15                                    ;   974.3 p5      74 dst
        vpunpckhqdq zmm9, zmm9, zmm15                                    ;   975.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm5                                      ;   975.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1344], zmm9                                      ;   976.3 p7+p4   74 dst
        vpunpcklqdq zmm5, zmm6, zmm0                                     ;   976.3 p5      74 dst
        vpunpckhqdq zmm0, zmm6, zmm0                                     ;   977.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm5                                      ;   977.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;   978.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm11, zmm7                                    ;   978.3 p5      74 dst
        vpunpckhqdq zmm5, zmm11, zmm7                                    ;   979.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm0                                      ;   979.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1600], zmm5                                      ;   980.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm3, zmm2                                     ;   980.3 p5      74 dst
        vpunpckhqdq zmm2, zmm3, zmm2                                     ;   981.3 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm0                                      ;   981.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1728], zmm2                                      ;   982.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm12, zmm8                                    ;   982.3 p5      74 dst
        vpunpckhqdq zmm2, zmm12, zmm8                                    ;   983.3 p5      74 dst
        vmovdqu64 [r9 + 1792], zmm0                                      ;   983.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1856], zmm2                                      ;   984.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm4, zmm1                                     ;   984.3 p5      74 dst
        vpunpckhqdq zmm1, zmm4, zmm1                                     ;   985.3 p5      74 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;   985.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;   986.3 p7+p4   74 dst
        add r9, 0x800                                                    ;   770.3 p1     152 blocks
        add r8, 0x800                                                    ;   771.2 p6     152 blocks
        cmp r8, qword [rbp + 19544]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 19536], r8                                      ;                    resident
        mov qword [rbp + 19552], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 19528]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 19536]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 19560], rsi                                     ;                    blocks left over
        mov qword [rbp + 19536], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 19552]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 19560]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 19568], rdi                                     ;                    blocks left over
        mov qword [rbp + 19576], rsi                                     ;                    blocks left over
        mov qword [rbp + 19552], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 19544], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 19528], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 19568]                                     ;                    blocks left over
        mov rdi, qword [rbp + 19576]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 19584]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_encrypt.T0_constants512:
        dq 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc
        dq 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7
        dq 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c
        dq 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3
        dq 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb
        dq 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1
        dq 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
