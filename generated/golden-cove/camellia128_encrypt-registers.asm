; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
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
;   blocks: 5571 uops, planned 1863.3; bounds: width 928.5, ports 1794.5, path 205.0
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
        sub rsp, 0x5240                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 20864], rax                                     ;                    frame
        mov qword [rbp + 20800], rdi                                     ;                    argument
        mov dword [rbp + 20872], ecx                                     ;                    argument
        mov qword [rbp + 20816], rsi                                     ;                    argument
        mov qword [rbp + 20832], rdx                                     ;                    argument
        mov r8, qword [rbp + 20800]                                      ;     0.0 p2     152 k reload
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
        cmp dword [rbp + 20872], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 20872]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 20808], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 20816]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 20824], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 20816]                                      ;                    resident
        mov r9, qword [rbp + 20832]                                      ;                    resident
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
        vmovdqu64 zmm6, [r8 + 512]                                       ;     4.7 p2      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     4.8 p3      68 d.0
        vpunpcklbw zmm10, zmm6, zmm9                                     ;    20.3 p5      68 d.0
        vpunpckhbw zmm6, zmm6, zmm9                                      ;    21.3 p5      68 d.0
        vmovdqu64 zmm9, [r8 + 640]                                       ;     5.7 p2      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.8 p3      68 d.0
        vpunpcklbw zmm12, zmm9, zmm11                                    ;    22.3 p5      68 d.0
        vpunpckhbw zmm9, zmm9, zmm11                                     ;    23.3 p5      68 d.0
        vpunpckldq zmm11, zmm4, zmm8                                     ;    24.3 p5      68 d.0
        vpunpckhdq zmm4, zmm4, zmm8                                      ;    25.3 p5      68 d.0
        vmovdqu64 zmm8, [r8 + 768]                                       ;     6.7 p2      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.8 p3      68 d.0
        vpunpcklbw zmm14, zmm8, zmm13                                    ;    26.3 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm13                                     ;    27.3 p5      68 d.0
        vpunpckldq zmm13, zmm0, zmm1                                     ;    28.3 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    29.3 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 896]                                       ;     7.7 p2      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.8 p3      68 d.0
        vpunpcklbw zmm16, zmm1, zmm15                                    ;    30.3 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm15                                     ;    31.3 p5      68 d.0
        vpunpcklwd zmm15, zmm10, zmm12                                   ;    32.3 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm12                                   ;    33.3 p5      68 d.0
        vpunpcklwd zmm12, zmm6, zmm9                                     ;    34.3 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm9                                      ;    35.3 p5      68 d.0
        vpunpcklwd zmm9, zmm14, zmm16                                    ;    36.3 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm16                                   ;    37.3 p5      68 d.0
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     9.0 p2      68 d.0
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     9.2 p3      68 d.0
        vpunpcklbw zmm18, zmm16, zmm17                                   ;    38.3 p5      68 d.0
        vpunpckhbw zmm16, zmm16, zmm17                                   ;    39.3 p5      68 d.0
        vpunpcklwd zmm17, zmm8, zmm1                                     ;    40.3 p5      68 d.0
        vpunpckhwd zmm1, zmm8, zmm1                                      ;    41.3 p5      68 d.0
        vmovdqu64 zmm8, [r8 + 1152]                                      ;    10.0 p2      68 d.0
        vmovdqu64 zmm19, [r8 + 1216]                                     ;    10.2 p3      68 d.0
        vpunpcklbw zmm20, zmm8, zmm19                                    ;    42.3 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm19                                     ;    43.3 p5      68 d.0
        vmovdqu64 zmm19, [r8 + 1280]                                     ;    11.0 p2      68 d.0
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    11.2 p3      68 d.0
        vpunpcklbw zmm22, zmm19, zmm21                                   ;    44.3 p5      68 d.0
        vpunpckhbw zmm19, zmm19, zmm21                                   ;    45.3 p5      68 d.0
        vmovdqu64 zmm21, [r8 + 1408]                                     ;    12.0 p2      68 d.0
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    12.2 p3      68 d.0
        vpunpcklbw zmm24, zmm21, zmm23                                   ;    46.3 p5      68 d.0
        vpunpckhbw zmm21, zmm21, zmm23                                   ;    47.3 p5      68 d.0
        vmovdqu64 zmm23, [r8 + 1536]                                     ;    13.0 p2      68 d.0
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    13.2 p3      68 d.0
        vpunpcklbw zmm26, zmm23, zmm25                                   ;    48.3 p5      68 d.0
        vpunpckhbw zmm23, zmm23, zmm25                                   ;    49.3 p5      68 d.0
        vmovdqu64 zmm25, [r8 + 1664]                                     ;    14.0 p2      68 d.0
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    14.2 p3      68 d.0
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    15.0 p2      68 d.0
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    15.2 p3      68 d.0
        vpunpcklbw zmm30, zmm25, zmm27                                   ;    50.3 p5      68 d.0
        vpunpckhbw zmm25, zmm25, zmm27                                   ;    51.3 p5      68 d.0
        vpunpckldq zmm27, zmm15, zmm9                                    ;    52.3 p5      68 d.0
        vpunpckhdq zmm9, zmm15, zmm9                                     ;    53.3 p5      68 d.0
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    16.0 p2      68 d.0
        vpunpckldq zmm15, zmm10, zmm14                                   ;    54.3 p5      68 d.0
        vpunpckhdq zmm10, zmm10, zmm14                                   ;    55.3 p5      68 d.0
        vpunpcklbw zmm14, zmm28, zmm29                                   ;    56.3 p5      68 d.0
        vpunpckhbw zmm28, zmm28, zmm29                                   ;    57.3 p5      68 d.0
        vpunpckldq zmm29, zmm12, zmm17                                   ;    58.3 p5      68 d.0
        vpunpckhdq zmm12, zmm12, zmm17                                   ;    59.3 p5      68 d.0
        vpunpckldq zmm17, zmm6, zmm1                                     ;    60.3 p5      68 d.0
        vpunpckhdq zmm1, zmm6, zmm1                                      ;    61.3 p5      68 d.0
        vpunpcklwd zmm6, zmm18, zmm20                                    ;    62.3 p5      68 d.0
        vpunpckhwd zmm18, zmm18, zmm20                                   ;    63.3 p5      68 d.0
        vpunpcklqdq zmm20, zmm5, zmm27                                   ;    64.3 p5      68 d.0
        vpunpckhqdq zmm5, zmm5, zmm27                                    ;    65.3 p5      68 d.0
        vpunpcklwd zmm27, zmm16, zmm8                                    ;    66.3 p5      68 d.0
        vpunpckhwd zmm8, zmm16, zmm8                                     ;    67.3 p5      68 d.0
        vpunpcklqdq zmm16, zmm3, zmm9                                    ;    68.3 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm9                                     ;    69.3 p5      68 d.0
        vpunpcklqdq zmm9, zmm7, zmm15                                    ;    70.3 p5      68 d.0
        vpunpckhqdq zmm7, zmm7, zmm15                                    ;    71.3 p5      68 d.0
        vpunpcklqdq zmm15, zmm2, zmm10                                   ;    72.3 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm10                                    ;    73.3 p5      68 d.0
        vpunpcklwd zmm10, zmm22, zmm24                                   ;    74.3 p5      68 d.0
        vpunpckhwd zmm22, zmm22, zmm24                                   ;    75.3 p5      68 d.0
        vpunpcklwd zmm24, zmm19, zmm21                                   ;    76.3 p5      68 d.0
        vpunpckhwd zmm19, zmm19, zmm21                                   ;    77.3 p5      68 d.0
        vpunpcklqdq zmm21, zmm11, zmm29                                  ;    78.3 p5      68 d.0
        vpunpckhqdq zmm11, zmm11, zmm29                                  ;    79.3 p5      68 d.0
        vpunpcklqdq zmm29, zmm4, zmm12                                   ;    80.3 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm12                                    ;    81.3 p5      68 d.0
        vpunpcklqdq zmm12, zmm13, zmm17                                  ;    82.3 p5      68 d.0
        vpunpckhqdq zmm13, zmm13, zmm17                                  ;    83.3 p5      68 d.0
        vpunpcklwd zmm17, zmm26, zmm30                                   ;    84.3 p5      68 d.0
        vpunpckhwd zmm26, zmm26, zmm30                                   ;    85.3 p5      68 d.0
        vpunpcklqdq zmm30, zmm0, zmm1                                    ;    86.3 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;    87.3 p5      68 d.0
        vpunpcklwd zmm1, zmm23, zmm25                                    ;    88.3 p5      68 d.0
        vpunpckhwd zmm23, zmm23, zmm25                                   ;    89.3 p5      68 d.0
        vmovdqu64 zmm25, [rbp + 4416]                                    ;    20.2 p3      68 d.7 reload
        vpxord zmm20, zmm20, zmm25                                       ;    65.3 p0      68 d
        vpxord zmm16, zmm16, [rbp + 4288]                                ;    69.3 p0+p2   68 d
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    70.3 p0+p3   68 d
        vmovdqu64 [rbp + 17280], zmm21                                   ;    79.3 p7+p4   68 d.0 spill
        vpunpckldq zmm21, zmm6, zmm10                                    ;    90.3 p5      68 d.0
        vpunpckhdq zmm6, zmm6, zmm10                                     ;    91.3 p5      68 d.0
        vpunpckldq zmm10, zmm18, zmm22                                   ;    92.3 p5      68 d.0
        vpunpckhdq zmm18, zmm18, zmm22                                   ;    93.3 p5      68 d.0
        vpunpckldq zmm22, zmm27, zmm24                                   ;    94.3 p5      68 d.0
        vpunpckhdq zmm24, zmm27, zmm24                                   ;    95.3 p5      68 d.0
        vpunpckldq zmm27, zmm8, zmm19                                    ;    96.3 p5      68 d.0
        vpunpckhdq zmm8, zmm8, zmm19                                     ;    97.3 p5      68 d.0
        vmovdqu64 zmm19, [rbp + 5440]                                    ;    22.3 p2      61 r.7 reload
        vmovdqu64 [rbp + 17344], zmm11                                   ;    80.3 p8+p9   68 d.0 spill
        vpxord zmm11, zmm20, zmm19                                       ;    66.3 p0      40 t
        vmovdqu64 [rbp + 17408], zmm20                                   ;    66.3 p7+p4   68 d spill
        vpxord zmm20, zmm16, [rbp + 5312]                                ;    70.3 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm16                                   ;    70.3 p8+p9   68 d spill
        vpxord zmm16, zmm3, [rbp + 5248]                                 ;    71.3 p0+p2   40 t
        vmovdqu64 [rbp + 17536], zmm3                                    ;    71.3 p7+p4   68 d spill
        vmovdqu64 zmm3, [r8 + 1920]                                      ;    24.0 p3      68 d.0 reload
        vmovdqu64 [rbp + 17600], zmm29                                   ;    81.3 p8+p9   68 d.0 spill
        vpunpcklbw zmm29, zmm3, zmm31                                    ;    98.3 p5      68 d.0
        vpunpckhbw zmm3, zmm3, zmm31                                     ;    99.3 p5      68 d.0
        vpunpcklwd zmm31, zmm14, zmm29                                   ;   100.3 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm29                                   ;   101.3 p5      68 d.0
        vpunpcklwd zmm29, zmm28, zmm3                                    ;   102.3 p5      68 d.0
        vpunpckhwd zmm3, zmm28, zmm3                                     ;   103.3 p5      68 d.0
        vpunpckldq zmm28, zmm17, zmm31                                   ;   104.3 p5      68 d.0
        vpunpckhdq zmm17, zmm17, zmm31                                   ;   105.3 p5      68 d.0
        vpunpckldq zmm31, zmm26, zmm14                                   ;   106.3 p5      68 d.0
        vpunpckhdq zmm14, zmm26, zmm14                                   ;   107.3 p5      68 d.0
        vpunpckldq zmm26, zmm1, zmm29                                    ;   108.3 p5      68 d.0
        vpunpckhdq zmm1, zmm1, zmm29                                     ;   109.3 p5      68 d.0
        vpunpckldq zmm29, zmm23, zmm3                                    ;   110.3 p5      68 d.0
        vpunpckhdq zmm3, zmm23, zmm3                                     ;   111.3 p5      68 d.0
        vpunpcklqdq zmm23, zmm21, zmm28                                  ;   112.3 p5      68 d.0
        vpunpckhqdq zmm21, zmm21, zmm28                                  ;   113.3 p5      68 d.0
        vpxord zmm25, zmm25, zmm23                                       ;   113.3 p0      68 d
        vpunpcklqdq zmm23, zmm6, zmm17                                   ;   114.3 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm17                                    ;   115.3 p5      68 d.0
        vpunpcklqdq zmm17, zmm10, zmm31                                  ;   116.3 p5      68 d.0
        vpunpckhqdq zmm10, zmm10, zmm31                                  ;   117.3 p5      68 d.0
        vpunpcklqdq zmm28, zmm18, zmm14                                  ;   118.3 p5      68 d.0
        vpunpckhqdq zmm14, zmm18, zmm14                                  ;   119.3 p5      68 d.0
        vmovdqu64 zmm18, [rbp + 4352]                                    ;    27.8 p2      68 d.6 reload
        vpxord zmm21, zmm21, zmm18                                       ;   114.3 p0      68 d
        vpunpcklqdq zmm31, zmm22, zmm26                                  ;   120.3 p5      68 d.0
        vpunpckhqdq zmm22, zmm22, zmm26                                  ;   121.3 p5      68 d.0
        vpunpcklqdq zmm26, zmm24, zmm1                                   ;   122.3 p5      68 d.0
        vpunpckhqdq zmm1, zmm24, zmm1                                    ;   123.3 p5      68 d.0
        vpunpcklqdq zmm24, zmm27, zmm29                                  ;   124.3 p5      68 d.0
        vpunpckhqdq zmm27, zmm27, zmm29                                  ;   125.3 p5      68 d.0
        vpunpcklqdq zmm29, zmm8, zmm3                                    ;   126.3 p5      68 d.0
        vpunpckhqdq zmm3, zmm8, zmm3                                     ;   127.3 p5      68 d.0
        vpxord zmm19, zmm19, zmm25                                       ;   114.3 p0      40 t
        vmovdqu64 zmm8, [rbp + 4288]                                     ;    29.7 p3      68 d.5 reload
        vmovdqu64 [rbp + 17664], zmm25                                   ;   114.3 p7+p4   68 d spill
        vpxord zmm25, zmm23, zmm8                                        ;   115.3 p0      68 d
        vpternlogd zmm23, zmm8, [rbp + 5312], 0x96                       ;   115.3 p0+p2   40 t
        vmovdqu64 zmm8, [rbp + 5376]                                     ;    30.7 p3      61 r.6 reload
        vmovdqu64 [rbp + 17728], zmm25                                   ;   116.3 p8+p9   68 d spill
        vpxord zmm25, zmm21, zmm8                                        ;   115.3 p0      40 t
        vpternlogd zmm8, zmm5, zmm18, 0x96                               ;    66.3 p0      40 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 256] ;    31.2 p2      41 t reload
        vmovdqu64 [rbp + 17792], zmm21                                   ;   115.3 p7+p4   68 d spill
        vpshufb zmm21, zmm18, zmm8                                       ;   128.3 p5      21 t
        vmovdqu64 [rbp + 17856], zmm5                                    ;    66.3 p8+p9   68 d.0 spill
        vpshufb zmm5, zmm18, zmm16                                       ;   129.3 p5      23 t
        vmovdqu64 [rbp + 17920], zmm31                                   ;   121.3 p7+p4   68 d.0 spill
        vpshufb zmm31, zmm18, zmm20                                      ;   130.3 p5      22 t
        vmovdqu64 [rbp + 17984], zmm22                                   ;   122.3 p8+p9   68 d.0 spill
        vpshufb zmm22, zmm18, zmm11                                      ;   131.3 p5      42 t
        vmovdqu64 [rbp + 18048], zmm26                                   ;   123.3 p7+p4   68 d.0 spill
        vpshufb zmm26, zmm18, zmm23                                      ;   132.3 p5      22 t
        vmovdqu64 [rbp + 18112], zmm1                                    ;   124.3 p8+p9   68 d.0 spill
        vpshufb zmm1, zmm18, zmm25                                       ;   133.3 p5      21 t
        vmovdqu64 [rbp + 18176], zmm4                                    ;    82.3 p7+p4   68 d.0 spill
        vpshufb zmm4, zmm18, zmm19                                       ;   134.3 p5      42 t
        vmovdqu64 [rbp + 18240], zmm24                                   ;   125.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm24, [rbp + 5184]                                    ;    33.8 p3      40 t
        vpternlogd zmm24, zmm9, [rbp + 4160], 0x96                       ;    71.3 p0+p2   40 t
        vmovdqu64 [rbp + 18304], zmm9                                    ;    71.3 p7+p4   68 d.0 spill
        vpshufb zmm9, zmm18, zmm24                                       ;   135.3 p5      21 t
        vmovdqu64 [rbp + 18368], zmm12                                   ;    83.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm12, [rbp + 5120]                                    ;    34.8 p3      40 t
        vpternlogd zmm12, zmm7, [rbp + 4096], 0x96                       ;    72.3 p0+p2   40 t
        vmovdqu64 [rbp + 18432], zmm7                                    ;    72.3 p7+p4   68 d.0 spill
        vpshufb zmm7, zmm18, zmm12                                       ;   136.3 p5      22 t
        vmovdqu64 [rbp + 18496], zmm27                                   ;   126.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm27, [rbp + 5056]                                    ;    35.8 p3      40 t
        vpternlogd zmm27, zmm15, [rbp + 4032], 0x96                      ;    73.3 p0+p2   40 t
        vmovdqu64 [rbp + 18560], zmm15                                   ;    73.3 p7+p4   68 d.0 spill
        vpshufb zmm15, zmm18, zmm27                                      ;   137.3 p5      23 t
        vmovdqu64 [rbp + 18624], zmm13                                   ;    84.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm13, [rbp + 4992]                                    ;    36.8 p3      40 t
        vpternlogd zmm13, zmm2, [rbp + 3968], 0x96                       ;    74.3 p0+p2   40 t
        vmovdqu64 [rbp + 18688], zmm2                                    ;    74.3 p7+p4   68 d.0 spill
        vpshufb zmm2, zmm18, zmm13                                       ;   138.3 p5      41 t
        vmovdqu64 [rbp + 18752], zmm29                                   ;   127.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512]       ;    37.8 p3      41 t reload
        vmovdqu64 [rbp + 18816], zmm30                                   ;    87.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm30, zmm13                                           ;    75.3         41 t copy
        vpermi2b zmm30, zmm29, [rel camellia128_encrypt.T0_constants512 + 64] ;   140.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 18880], zmm3                                    ;   128.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 128]  ;    39.0 p3      41 t reload
        vpermi2b zmm13, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   142.3 p0+p5+p2   41 t
        vpternlogd zmm2, zmm30, zmm13, 0xca                              ;   147.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 64]  ;    40.0 p3      41 t reload
        vmovdqa64 zmm30, zmm11                                           ;    67.3         42 t copy
        vpermi2b zmm30, zmm29, zmm13                                     ;   144.3 p0+p5   42 t
        vpermi2b zmm11, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   146.3 p0+p5+p2   42 t
        vpternlogd zmm22, zmm30, zmm11, 0xca                             ;   151.3 p0      42 t
        vmovdqa64 zmm11, zmm19                                           ;   115.3         42 t copy
        vpermi2b zmm11, zmm29, zmm13                                     ;   148.3 p0+p5   42 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;    42.0 p3      41 t reload
        vpermi2b zmm19, zmm3, zmm30                                      ;   150.3 p0+p5   42 t
        vpternlogd zmm4, zmm11, zmm19, 0xca                              ;   155.3 p0      42 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;    42.8 p2      23 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;    43.0 p3      23 t reload
        vmovdqu64 [rbp + 18944], zmm0                                    ;    88.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm0, zmm27                                            ;    74.3         23 t copy
        vpermi2b zmm0, zmm19, zmm11                                      ;   152.3 p0+p5   23 t
        vmovdqu64 [rbp + 19008], zmm4                                    ;   156.3 p8+p9   42 t spill
        vmovdqa64 zmm4, zmm16                                            ;    72.3         23 t copy
        vpermi2b zmm4, zmm19, zmm11                                      ;   154.3 p0+p5   23 t
        vmovdqu64 [rbp + 19072], zmm22                                   ;   152.3 p7+p4   42 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 448] ;    45.0 p2      23 t reload
        vpermi2b zmm27, zmm22, [rel camellia128_encrypt.T0_constants512 + 512] ;   156.3 p0+p5+p3   23 t
        vpternlogd zmm15, zmm0, zmm27, 0xca                              ;   161.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 512]  ;    46.0 p2      23 t reload
        vpermi2b zmm16, zmm22, zmm0                                      ;   158.3 p0+p5   23 t
        vpternlogd zmm5, zmm4, zmm16, 0xca                               ;   163.3 p0      23 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 640]  ;    46.7 p3      22 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;    47.0 p2      22 t reload
        vmovdqa64 zmm27, zmm12                                           ;    73.3         22 t copy
        vpermi2b zmm27, zmm16, zmm4                                      ;   160.3 p0+p5   22 t
        vmovdqu64 [rbp + 19136], zmm15                                   ;   162.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm20                                           ;    71.3         22 t copy
        vpermi2b zmm15, zmm16, zmm4                                      ;   162.3 p0+p5   22 t
        vmovdqu64 [rbp + 19200], zmm5                                    ;   164.3 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm23                                            ;   116.3         22 t copy
        vpermi2b zmm5, zmm16, zmm4                                       ;   164.3 p0+p5   22 t
        vmovdqu64 [rbp + 19264], zmm2                                    ;   148.3 p8+p9   41 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 704]  ;    49.5 p3      22 t reload
        vpermi2b zmm12, zmm2, [rel camellia128_encrypt.T0_constants512 + 768] ;   166.3 p0+p5+p2   22 t
        vpternlogd zmm7, zmm27, zmm12, 0xca                              ;   171.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;    50.5 p3      22 t reload
        vpermi2b zmm20, zmm2, zmm12                                      ;   168.3 p0+p5   22 t
        vpermi2b zmm23, zmm2, zmm12                                      ;   170.3 p0+p5   22 t
        vpternlogd zmm31, zmm15, zmm20, 0xca                             ;   173.3 p0      22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 896] ;    51.7 p2      21 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;    51.8 p3      21 t reload
        vmovdqa64 zmm27, zmm24                                           ;    72.3         21 t copy
        vpermi2b zmm27, zmm20, zmm15                                     ;   172.3 p0+p5   21 t
        vpternlogd zmm26, zmm5, zmm23, 0xca                              ;   175.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;    52.8 p2      21 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 960] ;    53.0 p3      21 t reload
        vpermi2b zmm24, zmm23, zmm5                                      ;   174.3 p0+p5   21 t
        vpternlogd zmm9, zmm27, zmm24, 0xca                              ;   179.3 p0      21 t
        vmovdqa64 zmm24, zmm8                                            ;    67.3         21 t copy
        vpermi2b zmm24, zmm20, zmm15                                     ;   176.3 p0+p5   21 t
        vpermi2b zmm8, zmm23, zmm5                                       ;   178.3 p0+p5   21 t
        vmovdqa64 zmm27, zmm25                                           ;   116.3         21 t copy
        vpermi2b zmm27, zmm20, zmm15                                     ;   180.3 p0+p5   21 t
        vpermi2b zmm25, zmm23, zmm5                                      ;   182.3 p0+p5   21 t
        vpternlogd zmm21, zmm24, zmm8, 0xca                              ;   183.3 p0      21 t
        vpternlogd zmm1, zmm27, zmm25, 0xca                              ;   187.3 p0      21 t
        vmovdqu64 zmm8, [rbp + 4224]                                     ;    56.5 p2      68 d.4 reload
        vmovdqu64 zmm24, [rbp + 5248]                                    ;    56.7 p3      40 t
        vpternlogd zmm24, zmm6, zmm8, 0x96                               ;   116.3 p0      40 t
        vpshufb zmm25, zmm18, zmm24                                      ;   183.3 p5      23 t
        vmovdqa64 zmm27, zmm24                                           ;   117.3         23 t copy
        vpermi2b zmm27, zmm19, zmm11                                     ;   185.3 p0+p5   23 t
        vpermi2b zmm24, zmm22, zmm0                                      ;   187.3 p0+p5   23 t
        vpternlogd zmm25, zmm27, zmm24, 0xca                             ;   192.3 p0      23 t
        vmovdqu64 zmm24, [rbp + 4160]                                    ;    58.5 p2      68 d.3 reload
        vmovdqu64 zmm27, [rbp + 5184]                                    ;    58.7 p3      40 t
        vpternlogd zmm27, zmm17, zmm24, 0x96                             ;   117.3 p0      40 t
        vpshufb zmm8, zmm18, zmm27                                       ;   188.3 p5      21 t
        vmovdqa64 zmm24, zmm27                                           ;   118.3         21 t copy
        vpermi2b zmm24, zmm20, zmm15                                     ;   190.3 p0+p5   21 t
        vpermi2b zmm27, zmm23, zmm5                                      ;   192.3 p0+p5   21 t
        vpternlogd zmm8, zmm24, zmm27, 0xca                              ;   197.3 p0      21 t
        vmovdqu64 zmm24, [rbp + 4096]                                    ;    60.5 p2      68 d.2 reload
        vmovdqu64 zmm27, [rbp + 5120]                                    ;    60.7 p3      40 t
        vpternlogd zmm27, zmm10, zmm24, 0x96                             ;   118.3 p0      40 t
        vpshufb zmm24, zmm18, zmm27                                      ;   193.3 p5      22 t
        vmovdqa64 zmm5, zmm27                                            ;   119.3         22 t copy
        vpermi2b zmm5, zmm16, zmm4                                       ;   195.3 p0+p5   22 t
        vpermi2b zmm27, zmm2, zmm12                                      ;   197.3 p0+p5   22 t
        vpternlogd zmm24, zmm5, zmm27, 0xca                              ;   202.3 p0      22 t
        vmovdqu64 zmm5, [rbp + 4032]                                     ;    62.5 p2      68 d.1 reload
        vmovdqu64 zmm27, [rbp + 5056]                                    ;    62.7 p3      40 t
        vpternlogd zmm27, zmm28, zmm5, 0x96                              ;   119.3 p0      40 t
        vpshufb zmm5, zmm18, zmm27                                       ;   198.3 p5      23 t
        vmovdqa64 zmm23, zmm27                                           ;   120.3         23 t copy
        vpermi2b zmm23, zmm19, zmm11                                     ;   200.3 p0+p5   23 t
        vpermi2b zmm27, zmm22, zmm0                                      ;   202.3 p0+p5   23 t
        vpternlogd zmm5, zmm23, zmm27, 0xca                              ;   207.3 p0      23 t
        vmovdqu64 zmm23, [rbp + 3968]                                    ;    64.5 p2      68 d.0 reload
        vmovdqu64 zmm27, [rbp + 4992]                                    ;    64.7 p3      40 t
        vpternlogd zmm27, zmm14, zmm23, 0x96                             ;   120.3 p0      40 t
        vpshufb zmm23, zmm18, zmm27                                      ;   203.3 p5      41 t
        vmovdqu64 zmm15, [rbp + 18176]                                   ;    82.3 p2      61 t
        vpxord zmm15, zmm15, [rbp + 4736]                                ;    88.5 p0+p3   61 t
        vmovdqa64 zmm20, zmm27                                           ;   121.3         41 t copy
        vpermi2b zmm20, zmm29, zmm13                                     ;   205.3 p0+p5   41 t
        vpermi2b zmm27, zmm3, zmm30                                      ;   207.3 p0+p5   41 t
        vpternlogd zmm23, zmm20, zmm27, 0xca                             ;   212.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 18112]                                   ;   124.3 p2      61 t
        vpxord zmm20, zmm20, [rbp + 4736]                                ;   130.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 17344]                                   ;    80.3 p2      61 t
        vpxord zmm27, zmm27, [rbp + 4864]                                ;    93.5 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 17984]                                   ;   122.3 p2      61 t
        vpxord zmm12, zmm12, [rbp + 4864]                                ;   128.3 p0+p3   61 t
        vmovdqa64 zmm2, zmm25                                            ;   193.3         41 t copy
        vpternlogd zmm2, zmm24, zmm8, 0x96                               ;   203.3 p0      41 t
        vmovdqa64 zmm4, zmm23                                            ;   213.3         41 t copy
        vpternlogd zmm4, zmm26, zmm8, 0x96                               ;   213.3 p0      41 t
        vpternlogd zmm25, zmm4, zmm24, 0x96                              ;   214.3 p0      41 t
        vpternlogd zmm24, zmm5, [rbp + 19008], 0x96                      ;   208.3 p0+p2   41 t
        vmovdqa64 zmm16, zmm1                                            ;   188.3         41 t copy
        vpternlogd zmm16, zmm23, zmm5, 0x96                              ;   213.3 p0      41 t
        vpternlogd zmm1, zmm23, zmm24, 0x96                              ;   213.3 p0      41 t
        vpternlogd zmm26, zmm8, zmm16, 0x96                              ;   214.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 19264]                                    ;   148.3 p3      41 t reload
        vmovdqa64 zmm23, zmm31                                           ;   174.3         41 t copy
        vpternlogd zmm23, zmm9, zmm8, 0x96                               ;   180.3 p0      41 t
        vpternlogd zmm20, zmm16, zmm25, 0x96                             ;   215.3 p0      61 t
        vpternlogd zmm12, zmm1, zmm2, 0x96                               ;   214.3 p0      61 t
        vpternlogd zmm2, zmm5, [rbp + 19008], 0x96                       ;   208.3 p0+p2   41 t
        vmovdqu64 zmm5, [rbp + 19200]                                    ;   164.3 p3      23 t reload
        vmovdqa64 zmm16, zmm7                                            ;   172.3         41 t copy
        vpternlogd zmm16, zmm9, zmm5, 0x96                               ;   180.3 p0      41 t
        vpternlogd zmm5, zmm23, zmm7, 0x96                               ;   181.3 p0      41 t
        vmovdqu64 [rbp + 19200], zmm6                                    ;   116.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm6, zmm26                                            ;   215.3         61 t copy
        vmovdqu64 [rbp + 19008], zmm17                                   ;   117.3 p8+p9   68 d.0 spill
        vpxord zmm17, zmm20, [rbp + 5760]                                ;   216.3 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm20                                   ;   216.3 p7+p4   61 t spill
        vpxord zmm20, zmm12, [rbp + 5888]                                ;   215.3 p0+p3   40 t
        vmovdqu64 [rbp + 17344], zmm12                                   ;   215.3 p8+p9   61 t spill
        vpshufb zmm12, zmm18, zmm17                                      ;   217.3 p5      23 t
        vmovdqu64 [rbp + 18112], zmm10                                   ;   118.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm10, [rbp + 19072]                                   ;   152.3 p2      42 t reload
        vpternlogd zmm7, zmm10, [rbp + 19136], 0x96                      ;   172.3 p0+p3   41 t
        vpternlogd zmm10, zmm16, [rbp + 19136], 0x96                     ;   181.3 p0+p2   41 t
        vmovdqu64 [rbp + 19072], zmm28                                   ;   119.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm28, zmm7                                            ;   173.3         41 t copy
        vpternlogd zmm28, zmm21, zmm8, 0x96                              ;   184.3 p0      41 t
        vpternlogd zmm27, zmm16, zmm28, 0x96                             ;   185.3 p0      61 t
        vpternlogd zmm21, zmm8, [rbp + 19136], 0x96                      ;   184.3 p0+p3   41 t
        vpternlogd zmm31, zmm9, zmm21, 0x96                              ;   185.3 p0      41 t
        vpternlogd zmm15, zmm21, zmm5, 0x96                              ;   185.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 4800]                                     ;    75.2 p2      68 d.5 reload
        vmovdqu64 zmm9, [rbp + 17600]                                    ;    81.3 p3      68 d.0 reload
        vpternlogd zmm7, zmm9, zmm8, 0x96                                ;   173.3 p0      61 t
        vpxord zmm9, zmm7, zmm31                                         ;   186.3 p0      61 t
        vmovdqu64 zmm16, [rbp + 5824]                                    ;    76.2 p2      62 l.5 reload
        vpternlogd zmm7, zmm31, zmm16, 0x96                              ;   186.3 p0      40 t
        vpxord zmm21, zmm15, [rbp + 5760]                                ;   186.3 p0+p3   40 t
        vmovdqu64 [rbp + 17600], zmm9                                    ;   187.3 p7+p4   61 t spill
        vpxord zmm9, zmm27, [rbp + 5888]                                 ;   186.3 p0+p2   40 t
        vpternlogd zmm8, zmm24, [rbp + 18048], 0x96                      ;   209.3 p0+p3   61 t
        vpxord zmm6, zmm6, zmm8                                          ;   215.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 4544]                                     ;    78.2 p2      68 d.1 reload
        vmovdqu64 zmm24, [rbp + 18816]                                   ;    87.3 p3      68 d.0 reload
        vpternlogd zmm5, zmm24, zmm8, 0x96                               ;   182.3 p0      61 t
        vmovdqu64 zmm24, [rbp + 5568]                                    ;    79.2 p2      62 l.1 reload
        vmovdqu64 [rbp + 18816], zmm27                                   ;   186.3 p8+p9   61 t spill
        vpxord zmm27, zmm5, zmm24                                        ;   183.3 p0      40 t
        vpxord zmm16, zmm16, zmm6                                        ;   216.3 p0      40 t
        vmovdqu64 [rbp + 18048], zmm5                                    ;   183.3 p7+p4   61 t spill
        vpshufb zmm5, zmm18, zmm27                                       ;   209.3 p5      23 t
        vpternlogd zmm8, zmm25, [rbp + 18752], 0x96                      ;   215.3 p0+p3   61 t
        vpshufb zmm25, zmm18, zmm21                                      ;   210.3 p5      23 t
        vpxord zmm24, zmm24, zmm8                                        ;   216.3 p0      40 t
        vmovdqu64 [rbp + 18752], zmm8                                    ;   216.3 p8+p9   61 t spill
        vmovdqa64 zmm8, zmm27                                            ;   184.3         23 t copy
        vpermi2b zmm8, zmm19, zmm11                                      ;   212.3 p0+p5   23 t
        vpermi2b zmm27, zmm22, zmm0                                      ;   214.3 p0+p5   23 t
        vpternlogd zmm5, zmm8, zmm27, 0xca                               ;   219.3 p0      23 t
        vmovdqu64 zmm8, [rbp + 4928]                                     ;    80.8 p2      68 d.7 reload
        vmovdqu64 zmm27, [rbp + 17280]                                   ;    81.0 p3      68 d.0 reload
        vpternlogd zmm23, zmm27, zmm8, 0x96                              ;   181.3 p0      61 t
        vpternlogd zmm8, zmm4, [rbp + 17920], 0x96                       ;   214.3 p0+p2   61 t
        vmovdqu64 zmm4, [rbp + 4672]                                     ;    82.0 p3      68 d.3 reload
        vmovdqu64 zmm27, [rbp + 18368]                                   ;    83.3 p2      68 d.0 reload
        vpternlogd zmm28, zmm27, zmm4, 0x96                              ;   185.3 p0      61 t
        vmovdqu64 zmm27, [rbp + 5696]                                    ;    83.0 p3      62 l.3 reload
        vmovdqu64 [rbp + 18368], zmm6                                    ;   216.3 p7+p4   61 t spill
        vpxord zmm6, zmm28, zmm27                                        ;   186.3 p0      40 t
        vpternlogd zmm4, zmm1, [rbp + 18240], 0x96                       ;   214.3 p0+p2   61 t
        vpshufb zmm1, zmm18, zmm6                                        ;   215.3 p5      21 t
        vpxord zmm27, zmm27, zmm4                                        ;   215.3 p0      40 t
        vmovdqu64 [rbp + 18240], zmm4                                    ;   215.3 p8+p9   61 t spill
        vpshufb zmm4, zmm18, zmm7                                        ;   216.3 p5      22 t
        vmovdqu64 [rbp + 17920], zmm28                                   ;   186.3 p7+p4   61 t spill
        vpshufb zmm28, zmm18, zmm9                                       ;   217.3 p5      21 t
        vmovdqu64 [rbp + 17280], zmm15                                   ;   186.3 p8+p9   61 t spill
        vmovdqa64 zmm15, zmm21                                           ;   187.3         23 t copy
        vpermi2b zmm15, zmm19, zmm11                                     ;   219.3 p0+p5   23 t
        vpermi2b zmm21, zmm22, zmm0                                      ;   221.3 p0+p5   23 t
        vpternlogd zmm25, zmm15, zmm21, 0xca                             ;   226.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 4608]                                    ;    85.5 p3      68 d.2 reload
        vmovdqu64 zmm21, [rbp + 18624]                                   ;    85.7 p2      68 d.0 reload
        vpternlogd zmm31, zmm21, zmm15, 0x96                             ;   186.3 p0      61 t
        vmovdqu64 zmm21, [rbp + 5632]                                    ;    86.5 p3      62 l.2 reload
        vmovdqu64 [rbp + 18624], zmm14                                   ;   120.3 p7+p4   68 d.0 spill
        vpxord zmm14, zmm31, zmm21                                       ;   187.3 p0      40 t
        vpternlogd zmm15, zmm26, [rbp + 18496], 0x96                     ;   215.3 p0+p2   61 t
        vpshufb zmm26, zmm18, zmm14                                      ;   222.3 p5      22 t
        vpxord zmm21, zmm21, zmm15                                       ;   216.3 p0      40 t
        vmovdqu64 [rbp + 18496], zmm15                                   ;   216.3 p8+p9   61 t spill
        vpshufb zmm15, zmm18, zmm24                                      ;   223.3 p5      23 t
        vmovdqu64 [rbp + 19136], zmm31                                   ;   187.3 p7+p4   61 t spill
        vpshufb zmm31, zmm18, zmm21                                      ;   224.3 p5      22 t
        vpshufb zmm0, zmm18, zmm27                                       ;   225.3 p5      21 t
        vpshufb zmm22, zmm18, zmm16                                      ;   226.3 p5      22 t
        vmovdqu64 [rbp + 19264], zmm5                                    ;   220.3 p8+p9   23 t spill
        vmovdqa64 zmm5, zmm24                                            ;   217.3         23 t copy
        vpermi2b zmm5, zmm19, zmm11                                      ;   228.3 p0+p5   23 t
        vmovdqu64 [rbp + 18176], zmm25                                   ;   227.3 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm17                                           ;   217.3         23 t copy
        vpermi2b zmm25, zmm19, zmm11                                     ;   230.3 p0+p5   23 t
        vmovdqa64 zmm11, zmm23                                           ;   182.3         40 t copy
        vpternlogd zmm11, zmm10, [rbp + 5952], 0x96                      ;   182.3 p0+p3   40 t
        vmovdqa64 zmm19, zmm8                                            ;   215.3         40 t copy
        vpternlogd zmm19, zmm2, [rbp + 5952], 0x96                       ;   215.3 p0+p2   40 t
        vmovdqu64 [rbp + 19328], zmm8                                    ;   215.3 p8+p9   61 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 448]  ;    91.0 p3      23 t reload
        vpermi2b zmm24, zmm8, [rel camellia128_encrypt.T0_constants512 + 512] ;   232.3 p0+p5+p2   23 t
        vpternlogd zmm15, zmm5, zmm24, 0xca                              ;   237.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 512]  ;    92.0 p3      23 t reload
        vpermi2b zmm17, zmm8, zmm5                                       ;   234.3 p0+p5   23 t
        vpternlogd zmm12, zmm25, zmm17, 0xca                             ;   239.3 p0      23 t
        vmovdqu64 zmm17, [rbp + 4480]                                    ;    92.7 p2      68 d.0 reload
        vmovdqu64 zmm24, [rbp + 18944]                                   ;    93.0 p3      61 t
        vpternlogd zmm24, zmm10, zmm17, 0x96                             ;   182.3 p0      61 t
        vmovdqu64 zmm25, [rbp + 5504]                                    ;    93.7 p2      62 l.0 reload
        vpxord zmm5, zmm24, zmm25                                        ;   183.3 p0      40 t
        vpshufb zmm8, zmm18, zmm5                                        ;   235.3 p5      41 t
        vpternlogd zmm17, zmm2, [rbp + 18880], 0x96                      ;   209.3 p0+p3   61 t
        vpxord zmm25, zmm25, zmm17                                       ;   210.3 p0      40 t
        vmovdqu64 [rbp + 18880], zmm17                                   ;   210.3 p7+p4   61 t spill
        vmovdqa64 zmm17, zmm5                                            ;   184.3         41 t copy
        vpermi2b zmm17, zmm29, zmm13                                     ;   237.3 p0+p5   41 t
        vpermi2b zmm5, zmm3, zmm30                                       ;   239.3 p0+p5   41 t
        vpternlogd zmm8, zmm17, zmm5, 0xca                               ;   244.3 p0      41 t
        vpshufb zmm5, zmm18, zmm11                                       ;   240.3 p5      42 t
        vmovdqa64 zmm17, zmm11                                           ;   183.3         42 t copy
        vpermi2b zmm17, zmm29, zmm13                                     ;   242.3 p0+p5   42 t
        vpermi2b zmm11, zmm3, zmm30                                      ;   244.3 p0+p5   42 t
        vpternlogd zmm5, zmm17, zmm11, 0xca                              ;   249.3 p0      42 t
        vpshufb zmm11, zmm18, zmm25                                      ;   245.3 p5      41 t
        vmovdqa64 zmm17, zmm25                                           ;   211.3         41 t copy
        vpermi2b zmm17, zmm29, zmm13                                     ;   247.3 p0+p5   41 t
        vpermi2b zmm25, zmm3, zmm30                                      ;   249.3 p0+p5   41 t
        vpternlogd zmm11, zmm17, zmm25, 0xca                             ;   254.3 p0      41 t
        vpshufb zmm17, zmm18, zmm20                                      ;   250.3 p5      21 t
        vpshufb zmm25, zmm18, zmm19                                      ;   251.3 p5      42 t
        vmovdqa64 zmm18, zmm19                                           ;   216.3         42 t copy
        vpermi2b zmm18, zmm29, zmm13                                     ;   253.3 p0+p5   42 t
        vpermi2b zmm19, zmm3, zmm30                                      ;   255.3 p0+p5   42 t
        vpternlogd zmm25, zmm18, zmm19, 0xca                             ;   260.3 p0      42 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   100.3 p2      22 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   100.5 p3      22 t reload
        vmovdqa64 zmm30, zmm14                                           ;   188.3         22 t copy
        vpermi2b zmm30, zmm19, zmm18                                     ;   257.3 p0+p5   22 t
        vmovdqa64 zmm3, zmm7                                             ;   187.3         22 t copy
        vpermi2b zmm3, zmm19, zmm18                                      ;   259.3 p0+p5   22 t
        vmovdqa64 zmm13, zmm21                                           ;   217.3         22 t copy
        vpermi2b zmm13, zmm19, zmm18                                     ;   261.3 p0+p5   22 t
        vmovdqa64 zmm29, zmm16                                           ;   217.3         22 t copy
        vpermi2b zmm29, zmm19, zmm18                                     ;   263.3 p0+p5   22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;   103.3 p2      22 t reload
        vpermi2b zmm14, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   265.3 p0+p5+p3   22 t
        vpternlogd zmm26, zmm30, zmm14, 0xca                             ;   270.3 p0      22 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;   104.3 p2      22 t reload
        vpermi2b zmm7, zmm18, zmm14                                      ;   267.3 p0+p5   22 t
        vpermi2b zmm21, zmm18, zmm14                                     ;   269.3 p0+p5   22 t
        vpermi2b zmm16, zmm18, zmm14                                     ;   271.3 p0+p5   22 t
        vpternlogd zmm31, zmm13, zmm21, 0xca                             ;   274.3 p0      22 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 896] ;   106.0 p3      21 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 832] ;   106.2 p2      21 t reload
        vmovdqa64 zmm30, zmm6                                            ;   187.3         21 t copy
        vpermi2b zmm30, zmm21, zmm13                                     ;   273.3 p0+p5   21 t
        vpternlogd zmm4, zmm3, zmm7, 0xca                                ;   272.3 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;   107.2 p3      21 t reload
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   107.3 p2      21 t reload
        vpermi2b zmm6, zmm7, zmm3                                        ;   275.3 p0+p5   21 t
        vpternlogd zmm1, zmm30, zmm6, 0xca                               ;   280.3 p0      21 t
        vmovdqa64 zmm6, zmm9                                             ;   187.3         21 t copy
        vpermi2b zmm6, zmm21, zmm13                                      ;   277.3 p0+p5   21 t
        vpermi2b zmm9, zmm7, zmm3                                        ;   279.3 p0+p5   21 t
        vmovdqa64 zmm30, zmm27                                           ;   216.3         21 t copy
        vpermi2b zmm30, zmm21, zmm13                                     ;   281.3 p0+p5   21 t
        vpermi2b zmm27, zmm7, zmm3                                       ;   283.3 p0+p5   21 t
        vpternlogd zmm22, zmm29, zmm16, 0xca                             ;   276.3 p0      22 t
        vmovdqa64 zmm16, zmm20                                           ;   216.3         21 t copy
        vpermi2b zmm16, zmm21, zmm13                                     ;   285.3 p0+p5   21 t
        vpermi2b zmm20, zmm7, zmm3                                       ;   287.3 p0+p5   21 t
        vpternlogd zmm0, zmm30, zmm27, 0xca                              ;   288.3 p0      21 t
        vpternlogd zmm28, zmm6, zmm9, 0xca                               ;   284.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 6016]                                     ;   115.3 p3      40 t
        vmovdqu64 zmm9, [rbp + 6016]                                     ;   116.3 p2      40 t
        vpternlogd zmm17, zmm16, zmm20, 0xca                             ;   292.3 p0      21 t
        vmovdqu64 zmm16, [rbp + 6080]                                    ;   118.3 p3      40 t
        vmovdqu64 zmm20, [rbp + 6080]                                    ;   119.3 p2      40 t
        vmovdqu64 zmm27, [rbp + 6144]                                    ;   120.3 p3      40 t
        vmovdqu64 zmm29, [rbp + 6144]                                    ;   120.5 p2      40 t
        vmovdqa64 zmm30, zmm25                                           ;   261.3         41 t copy
        vpternlogd zmm30, zmm15, zmm31, 0x96                             ;   275.3 p0      41 t
        vmovdqa64 zmm3, zmm8                                             ;   245.3         41 t copy
        vpternlogd zmm3, zmm4, zmm1, 0x96                                ;   281.3 p0      41 t
        vmovdqa64 zmm7, zmm11                                            ;   255.3         41 t copy
        vpternlogd zmm7, zmm22, zmm0, 0x96                               ;   289.3 p0      41 t
        vmovdqa64 zmm13, zmm12                                           ;   240.3         41 t copy
        vpternlogd zmm13, zmm31, zmm0, 0x96                              ;   289.3 p0      41 t
        vpternlogd zmm12, zmm31, zmm7, 0x96                              ;   290.3 p0      41 t
        vpternlogd zmm25, zmm13, zmm15, 0x96                             ;   290.3 p0      41 t
        vpternlogd zmm15, zmm17, zmm11, 0x96                             ;   293.3 p0      41 t
        vpternlogd zmm17, zmm11, zmm30, 0x96                             ;   293.3 p0      41 t
        vpternlogd zmm22, zmm0, zmm15, 0x96                              ;   294.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 19264]                                    ;   220.3 p3      23 t reload
        vmovdqa64 zmm11, zmm5                                            ;   250.3         41 t copy
        vpternlogd zmm11, zmm26, zmm0, 0x96                              ;   271.3 p0      41 t
        vpternlogd zmm7, zmm25, [rbp + 17664], 0x96                      ;   291.3 p0+p2   62 t
        vmovdqa64 zmm31, zmm28                                           ;   285.3         41 t copy
        vpternlogd zmm31, zmm8, zmm0, 0x96                               ;   285.3 p0      41 t
        vpternlogd zmm28, zmm8, zmm11, 0x96                              ;   285.3 p0      41 t
        vpternlogd zmm4, zmm31, zmm1, 0x96                               ;   286.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 18176]                                    ;   227.3 p3      23 t reload
        vpternlogd zmm1, zmm26, zmm8, 0x96                               ;   281.3 p0      41 t
        vpternlogd zmm8, zmm26, zmm3, 0x96                               ;   282.3 p0      41 t
        vpternlogd zmm5, zmm0, zmm1, 0x96                                ;   282.3 p0      41 t
        vpternlogd zmm3, zmm5, [rbp + 17408], 0x96                       ;   283.3 p0+p2   62 t
        vpternlogd zmm31, zmm8, [rbp + 17536], 0x96                      ;   286.3 p0+p3   62 t
        vpternlogd zmm11, zmm4, [rbp + 17472], 0x96                      ;   287.3 p0+p2   62 t
        vpternlogd zmm13, zmm17, [rbp + 17792], 0x96                     ;   294.3 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 3968]                                     ;   135.3 p2      68 d.0 reload
        vmovdqu64 zmm26, [rbp + 18688]                                   ;   135.5 p3      68 d.0 reload
        vpternlogd zmm5, zmm26, zmm0, 0x96                               ;   283.3 p0      62 t
        vpternlogd zmm25, zmm0, [rbp + 18624], 0x96                      ;   291.3 p0+p2   62 t
        vpxord zmm6, zmm6, zmm5                                          ;   284.3 p0      40 t
        vpxord zmm9, zmm9, zmm25                                         ;   292.3 p0      40 t
        vpternlogd zmm30, zmm22, [rbp + 17728], 0x96                     ;   295.3 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 4032]                                     ;   137.3 p2      68 d.1 reload
        vmovdqu64 zmm26, [rbp + 18560]                                   ;   137.7 p3      68 d.0 reload
        vpternlogd zmm8, zmm26, zmm0, 0x96                               ;   283.3 p0      62 t
        vpxord zmm16, zmm16, zmm8                                        ;   284.3 p0      40 t
        vpternlogd zmm0, zmm12, [rbp + 19072], 0x96                      ;   291.3 p0+p2   62 t
        vpxord zmm20, zmm20, zmm0                                        ;   292.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 6464]                                    ;   138.7 p3      61 r.7 reload
        vmovdqu64 [rbp + 19072], zmm0                                    ;   292.3 p8+p9   62 t spill
        vpxord zmm0, zmm3, zmm26                                         ;   284.3 p0      40 t
        vpxord zmm26, zmm26, zmm7                                        ;   292.3 p0      40 t
        vmovdqu64 [rbp + 18560], zmm25                                   ;   292.3 p7+p4   62 t spill
        vpxord zmm25, zmm31, [rbp + 6272]                                ;   287.3 p0+p2   40 t
        vmovdqu64 [rbp + 17728], zmm5                                    ;   284.3 p8+p9   62 t spill
        vpxord zmm5, zmm11, [rbp + 6336]                                 ;   288.3 p0+p3   40 t
        vmovdqu64 [rbp + 18624], zmm7                                    ;   292.3 p7+p4   62 t spill
        vpxord zmm7, zmm13, [rbp + 6400]                                 ;   295.3 p0+p2   40 t
        vmovdqu64 [rbp + 18688], zmm3                                    ;   284.3 p8+p9   62 t spill
        vpxord zmm3, zmm30, [rbp + 6336]                                 ;   296.3 p0+p3   40 t
        vmovdqu64 [rbp + 17792], zmm13                                   ;   295.3 p7+p4   62 t spill
        vmovdqa64 zmm13, zmm5                                            ;   289.3         22 t copy
        vpermi2b zmm13, zmm18, zmm14                                     ;   289.3 p0+p5   22 t
        vmovdqu64 [rbp + 17472], zmm30                                   ;   296.3 p8+p9   62 t spill
        vmovdqa64 zmm30, zmm3                                            ;   297.3         22 t copy
        vpermi2b zmm30, zmm18, zmm14                                     ;   297.3 p0+p5   22 t
        vmovdqu64 [rbp + 17536], zmm11                                   ;   288.3 p7+p4   62 t spill
        vmovdqu64 zmm11, [rbp + 17856]                                   ;   149.3 p2      68 d.0 reload
        vpternlogd zmm1, zmm11, [rbp + 4352], 0x96                       ;   282.3 p0+p3   62 t
        vmovdqu64 zmm11, [rbp + 4096]                                    ;   151.3 p2      68 d.2 reload
        vmovdqu64 [rbp + 17856], zmm31                                   ;   287.3 p8+p9   62 t spill
        vmovdqu64 zmm31, [rbp + 18432]                                   ;   151.7 p3      68 d.0 reload
        vpternlogd zmm4, zmm31, zmm11, 0x96                              ;   287.3 p0      62 t
        vpternlogd zmm22, zmm11, [rbp + 18112], 0x96                     ;   295.3 p0+p2   62 t
        vpxord zmm27, zmm27, zmm4                                        ;   288.3 p0      40 t
        vpxord zmm29, zmm29, zmm22                                       ;   296.3 p0      40 t
        vmovdqa64 zmm11, zmm1                                            ;   283.3         40 t copy
        vpternlogd zmm11, zmm28, [rbp + 6400], 0x96                      ;   286.3 p0+p3   40 t
        vmovdqa64 zmm31, zmm27                                           ;   289.3         22 t copy
        vpermi2b zmm31, zmm18, zmm14                                     ;   293.3 p0+p5   22 t
        vmovdqu64 [rbp + 18112], zmm22                                   ;   296.3 p7+p4   62 t spill
        vmovdqa64 zmm22, zmm29                                           ;   297.3         22 t copy
        vpermi2b zmm22, zmm18, zmm14                                     ;   297.3 p0+p5   22 t
        vmovdqu64 zmm14, [rbp + 19008]                                   ;   157.8 p2      68 d.0 reload
        vpternlogd zmm17, zmm14, [rbp + 4160], 0x96                      ;   294.3 p0+p3   62 t
        vmovdqu64 zmm14, [rbp + 6208]                                    ;   159.3 p2      61 r.3 reload
        vpxord zmm18, zmm17, zmm14                                       ;   295.3 p0      40 t
        vmovdqu64 [rbp + 19008], zmm17                                   ;   295.3 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 19200]                                   ;   159.8 p3      68 d.0 reload
        vpternlogd zmm15, zmm17, [rbp + 4224], 0x96                      ;   294.3 p0+p2   62 t
        vpxord zmm12, zmm12, zmm15                                       ;   295.3 p0      62 t
        vpxord zmm15, zmm12, [rbp + 6272]                                ;   296.3 p0+p3   40 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   162.5 p2      41 t reload
        vmovdqu64 [rbp + 19200], zmm4                                    ;   288.3 p7+p4   62 t spill
        vpshufb zmm4, zmm17, zmm6                                        ;   296.3 p5      41 t
        vmovdqu64 [rbp + 18432], zmm1                                    ;   283.3 p8+p9   62 t spill
        vpshufb zmm1, zmm17, zmm16                                       ;   297.3 p5      23 t
        vmovdqu64 [rbp + 17408], zmm12                                   ;   296.3 p7+p4   62 t spill
        vpshufb zmm12, zmm17, zmm27                                      ;   298.3 p5      22 t
        vpermi2b zmm27, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   300.3 p0+p5+p3   22 t
        vpternlogd zmm12, zmm27, zmm31, 0xca                             ;   305.3 p0      22 t
        vpshufb zmm27, zmm17, zmm9                                       ;   301.3 p5      41 t
        vpshufb zmm31, zmm17, zmm5                                       ;   302.3 p5      22 t
        vpermi2b zmm5, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   304.3 p0+p5+p2   22 t
        vpternlogd zmm31, zmm5, zmm13, 0xca                              ;   309.3 p0      22 t
        vpshufb zmm5, zmm17, zmm20                                       ;   305.3 p5      23 t
        vpshufb zmm13, zmm17, zmm25                                      ;   306.3 p5      23 t
        vmovdqu64 [rbp + 19264], zmm8                                    ;   284.3 p8+p9   62 t spill
        vpshufb zmm8, zmm17, zmm29                                       ;   307.3 p5      22 t
        vpermi2b zmm29, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   309.3 p0+p5+p3   22 t
        vpternlogd zmm8, zmm29, zmm22, 0xca                              ;   314.3 p0      22 t
        vpshufb zmm22, zmm17, zmm11                                      ;   310.3 p5      21 t
        vpshufb zmm29, zmm17, zmm0                                       ;   311.3 p5      42 t
        vpshufb zmm19, zmm17, zmm18                                      ;   312.3 p5      21 t
        vmovdqu64 [rbp + 18176], zmm24                                   ;   183.3 p7+p4   61 t spill
        vpshufb zmm24, zmm17, zmm3                                       ;   313.3 p5      22 t
        vmovdqu64 [rbp + 17664], zmm2                                    ;   209.3 p8+p9   41 t spill
        vpshufb zmm2, zmm17, zmm15                                       ;   314.3 p5      23 t
        vmovdqu64 [rbp + 18944], zmm23                                   ;   182.3 p7+p4   61 t spill
        vpshufb zmm23, zmm17, zmm7                                       ;   315.3 p5      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;   175.8 p2      22 t reload
        vpermi2b zmm3, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   317.3 p0+p5+p3   22 t
        vpternlogd zmm24, zmm3, zmm30, 0xca                              ;   322.3 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 896]  ;   177.5 p2      21 t reload
        vmovdqa64 zmm30, zmm11                                           ;   287.3         21 t copy
        vpermi2b zmm30, zmm21, zmm3                                      ;   319.3 p0+p5   21 t
        vmovdqa64 zmm17, zmm18                                           ;   296.3         21 t copy
        vpermi2b zmm17, zmm21, zmm3                                      ;   321.3 p0+p5   21 t
        vmovdqu64 [rbp + 19392], zmm10                                   ;   182.3 p8+p9   41 t spill
        vmovdqa64 zmm10, zmm7                                            ;   296.3         21 t copy
        vpermi2b zmm10, zmm21, zmm3                                      ;   323.3 p0+p5   21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 960]  ;   183.3 p3      21 t reload
        vpermi2b zmm11, zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;   325.3 p0+p5+p2   21 t
        vpternlogd zmm22, zmm30, zmm11, 0xca                             ;   330.3 p0      21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   185.5 p3      21 t reload
        vpermi2b zmm18, zmm3, zmm11                                      ;   327.3 p0+p5   21 t
        vpermi2b zmm7, zmm3, zmm11                                       ;   329.3 p0+p5   21 t
        vpternlogd zmm19, zmm17, zmm18, 0xca                             ;   332.3 p0      21 t
        vmovdqu64 zmm17, [rbp + 18304]                                   ;   188.5 p2      62 t
        vpternlogd zmm17, zmm28, [rbp + 4160], 0x96                      ;   286.3 p0+p3   62 t
        vpxord zmm14, zmm14, zmm17                                       ;   287.3 p0      40 t
        vpternlogd zmm23, zmm10, zmm7, 0xca                              ;   334.3 p0      21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 256]  ;   190.7 p2      41 t reload
        vpshufb zmm10, zmm7, zmm14                                       ;   330.3 p5      21 t
        vmovdqa64 zmm18, zmm14                                           ;   288.3         21 t copy
        vpermi2b zmm18, zmm3, zmm11                                      ;   332.3 p0+p5   21 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;   193.3 p3      21 t reload
        vpermi2b zmm14, zmm21, zmm30                                     ;   334.3 p0+p5   21 t
        vpternlogd zmm10, zmm14, zmm18, 0xca                             ;   339.3 p0      21 t
        vpshufb zmm14, zmm7, zmm26                                       ;   335.3 p5      42 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 64]  ;   195.7 p2      41 t reload
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512]       ;   197.3 p3      41 t reload
        vmovdqa64 zmm3, zmm6                                             ;   285.3         41 t copy
        vpermi2b zmm3, zmm11, zmm18                                      ;   337.3 p0+p5   41 t
        vmovdqa64 zmm30, zmm9                                            ;   293.3         41 t copy
        vpermi2b zmm30, zmm11, zmm18                                     ;   339.3 p0+p5   41 t
        vmovdqa64 zmm21, zmm0                                            ;   285.3         42 t copy
        vpermi2b zmm21, zmm11, zmm18                                     ;   341.3 p0+p5   42 t
        vmovdqa64 zmm7, zmm26                                            ;   293.3         42 t copy
        vpermi2b zmm7, zmm11, zmm18                                      ;   343.3 p0+p5   42 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 128] ;   203.3 p2      41 t reload
        vpermi2b zmm6, zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;   345.3 p0+p5+p3   41 t
        vpternlogd zmm4, zmm3, zmm6, 0xca                                ;   350.3 p0      41 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 192]  ;   205.5 p2      41 t reload
        vpermi2b zmm9, zmm18, zmm3                                       ;   347.3 p0+p5   41 t
        vpermi2b zmm0, zmm18, zmm3                                       ;   349.3 p0+p5   42 t
        vpermi2b zmm26, zmm18, zmm3                                      ;   351.3 p0+p5   42 t
        vpternlogd zmm27, zmm30, zmm9, 0xca                              ;   352.3 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 384]  ;   209.0 p3      23 t reload
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 320]  ;   209.2 p2      23 t reload
        vmovdqa64 zmm30, zmm16                                           ;   285.3         23 t copy
        vpermi2b zmm30, zmm9, zmm6                                       ;   353.3 p0+p5   23 t
        vpternlogd zmm29, zmm21, zmm0, 0xca                              ;   354.3 p0      42 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 512]  ;   212.5 p3      23 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   213.3 p2      23 t reload
        vpermi2b zmm16, zmm21, zmm0                                      ;   355.3 p0+p5   23 t
        vpternlogd zmm1, zmm30, zmm16, 0xca                              ;   360.3 p0      23 t
        vmovdqa64 zmm16, zmm20                                           ;   293.3         23 t copy
        vpermi2b zmm16, zmm9, zmm6                                       ;   357.3 p0+p5   23 t
        vpermi2b zmm20, zmm21, zmm0                                      ;   359.3 p0+p5   23 t
        vmovdqa64 zmm30, zmm25                                           ;   288.3         23 t copy
        vpermi2b zmm30, zmm9, zmm6                                       ;   361.3 p0+p5   23 t
        vpermi2b zmm25, zmm21, zmm0                                      ;   363.3 p0+p5   23 t
        vpternlogd zmm5, zmm16, zmm20, 0xca                              ;   364.3 p0      23 t
        vmovdqa64 zmm16, zmm15                                           ;   297.3         23 t copy
        vpermi2b zmm16, zmm9, zmm6                                       ;   365.3 p0+p5   23 t
        vpermi2b zmm15, zmm21, zmm0                                      ;   367.3 p0+p5   23 t
        vpternlogd zmm14, zmm7, zmm26, 0xca                              ;   356.3 p0      42 t
        vpternlogd zmm13, zmm30, zmm25, 0xca                             ;   368.3 p0      23 t
        vpternlogd zmm2, zmm16, zmm15, 0xca                              ;   372.3 p0      23 t
        vmovdqa64 zmm7, zmm4                                             ;   351.3         41 t copy
        vpternlogd zmm7, zmm31, zmm10, 0x96                              ;   351.3 p0      41 t
        vmovdqa64 zmm15, zmm27                                           ;   353.3         41 t copy
        vpternlogd zmm15, zmm24, zmm19, 0x96                             ;   353.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 6784]                                    ;   219.0 p3      40 t
        vmovdqu64 zmm20, [rbp + 6784]                                    ;   219.2 p2      40 t
        vmovdqu64 zmm25, [rbp + 6848]                                    ;   220.0 p3      40 t
        vmovdqa64 zmm26, zmm22                                           ;   331.3         41 t copy
        vpternlogd zmm26, zmm4, zmm1, 0x96                               ;   361.3 p0      41 t
        vpternlogd zmm31, zmm26, zmm10, 0x96                             ;   362.3 p0      41 t
        vpternlogd zmm10, zmm13, zmm12, 0x96                             ;   369.3 p0      41 t
        vpternlogd zmm13, zmm7, zmm12, 0x96                              ;   369.3 p0      41 t
        vpternlogd zmm12, zmm29, zmm1, 0x96                              ;   361.3 p0      41 t
        vpternlogd zmm22, zmm4, zmm12, 0x96                              ;   362.3 p0      41 t
        vpternlogd zmm29, zmm1, zmm10, 0x96                              ;   370.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 6848]                                     ;   220.8 p2      40 t
        vpternlogd zmm12, zmm31, [rbp + 17600], 0x96                     ;   363.3 p0+p3   61 t
        vpxord zmm25, zmm25, zmm12                                       ;   364.3 p0      40 t
        vmovdqu64 zmm4, [rbp + 18944]                                    ;   221.8 p2      61 t reload
        vpternlogd zmm7, zmm4, [rbp + 19392], 0x96                       ;   352.3 p0+p3   61 t
        vpxord zmm7, zmm7, zmm29                                         ;   371.3 p0      61 t
        vpternlogd zmm26, zmm13, [rbp + 17280], 0x96                     ;   370.3 p0+p2   61 t
        vpxord zmm16, zmm16, zmm26                                       ;   371.3 p0      40 t
        vpternlogd zmm10, zmm22, [rbp + 18816], 0x96                     ;   370.3 p0+p3   61 t
        vmovdqa64 zmm4, zmm23                                            ;   335.3         41 t copy
        vpternlogd zmm4, zmm27, zmm5, 0x96                               ;   365.3 p0      41 t
        vpternlogd zmm24, zmm4, zmm19, 0x96                              ;   366.3 p0      41 t
        vpternlogd zmm19, zmm2, zmm8, 0x96                               ;   373.3 p0      41 t
        vpternlogd zmm2, zmm15, zmm8, 0x96                               ;   373.3 p0      41 t
        vpternlogd zmm8, zmm14, zmm5, 0x96                               ;   365.3 p0      41 t
        vpternlogd zmm23, zmm27, zmm8, 0x96                              ;   366.3 p0      41 t
        vpternlogd zmm14, zmm5, zmm19, 0x96                              ;   374.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 19328]                                    ;   224.3 p2      61 t reload
        vpternlogd zmm15, zmm5, [rbp + 17664], 0x96                      ;   354.3 p0+p3   61 t
        vpxord zmm5, zmm15, zmm14                                        ;   375.3 p0      61 t
        vpternlogd zmm8, zmm24, [rbp + 18368], 0x96                      ;   367.3 p0+p2   61 t
        vpxord zmm1, zmm1, zmm8                                          ;   368.3 p0      40 t
        vpternlogd zmm4, zmm2, [rbp + 17984], 0x96                       ;   374.3 p0+p3   61 t
        vpxord zmm20, zmm20, zmm4                                        ;   375.3 p0      40 t
        vpternlogd zmm19, zmm23, [rbp + 17344], 0x96                     ;   374.3 p0+p2   61 t
        vmovdqu64 zmm27, [rbp + 19264]                                   ;   284.3 p3      62 t
        vmovdqu64 zmm30, [rbp + 6976]                                    ;   227.3 p2      62 l.7 reload
        vpternlogd zmm15, zmm14, zmm30, 0x96                             ;   375.3 p0      40 t
        vpxord zmm30, zmm30, zmm7                                        ;   372.3 p0      40 t
        vmovdqu64 [rbp + 19264], zmm5                                    ;   376.3 p7+p4   61 t spill
        vpxord zmm5, zmm10, [rbp + 6912]                                 ;   371.3 p0+p3   40 t
        vmovdqu64 [rbp + 17344], zmm7                                    ;   372.3 p8+p9   61 t spill
        vpxord zmm7, zmm19, [rbp + 6912]                                 ;   375.3 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm19                                   ;   375.3 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm16                                           ;   372.3         23 t copy
        vpermi2b zmm19, zmm9, zmm6                                       ;   372.3 p0+p5   23 t
        vmovdqu64 [rbp + 18368], zmm10                                   ;   371.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm16                                           ;   372.3         23 t copy
        vpermi2b zmm10, zmm21, zmm0                                      ;   372.3 p0+p5   23 t
        vmovdqu64 [rbp + 17664], zmm8                                    ;   368.3 p7+p4   61 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   229.5 p3      41 t reload
        vpshufb zmm16, zmm8, zmm16                                       ;   372.3 p5      23 t
        vpternlogd zmm16, zmm19, zmm10, 0xca                             ;   377.3 p0      23 t
        vpshufb zmm10, zmm8, zmm25                                       ;   373.3 p5      22 t
        vpshufb zmm19, zmm8, zmm1                                        ;   374.3 p5      22 t
        vmovdqu64 [rbp + 19328], zmm12                                   ;   364.3 p8+p9   61 t spill
        vpshufb zmm12, zmm8, zmm5                                        ;   375.3 p5      21 t
        vmovdqu64 [rbp + 18816], zmm4                                    ;   375.3 p7+p4   61 t spill
        vpshufb zmm4, zmm8, zmm20                                        ;   376.3 p5      23 t
        vmovdqu64 [rbp + 17280], zmm26                                   ;   371.3 p8+p9   61 t spill
        vpshufb zmm26, zmm8, zmm30                                       ;   377.3 p5      42 t
        vmovdqu64 [rbp + 19392], zmm28                                   ;   286.3 p7+p4   41 t spill
        vpshufb zmm28, zmm8, zmm7                                        ;   378.3 p5      21 t
        vmovdqu64 [rbp + 18944], zmm17                                   ;   287.3 p8+p9   62 t spill
        vpshufb zmm17, zmm8, zmm15                                       ;   379.3 p5      42 t
        vmovdqu64 [rbp + 17600], zmm16                                   ;   378.3 p7+p4   23 t spill
        vmovdqa64 zmm16, zmm20                                           ;   376.3         23 t copy
        vpermi2b zmm16, zmm9, zmm6                                       ;   381.3 p0+p5   23 t
        vpermi2b zmm20, zmm21, zmm0                                      ;   383.3 p0+p5   23 t
        vpternlogd zmm4, zmm16, zmm20, 0xca                              ;   388.3 p0      23 t
        vmovdqa64 zmm16, zmm30                                           ;   373.3         42 t copy
        vpermi2b zmm16, zmm18, zmm3                                      ;   385.3 p0+p5   42 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 64]  ;   234.2 p2      41 t reload
        vpermi2b zmm30, zmm11, zmm20                                     ;   387.3 p0+p5   42 t
        vpternlogd zmm26, zmm30, zmm16, 0xca                             ;   392.3 p0      42 t
        vmovdqa64 zmm16, zmm15                                           ;   376.3         42 t copy
        vpermi2b zmm16, zmm11, zmm20                                     ;   389.3 p0+p5   42 t
        vpermi2b zmm15, zmm18, zmm3                                      ;   391.3 p0+p5   42 t
        vpternlogd zmm17, zmm16, zmm15, 0xca                             ;   396.3 p0      42 t
        vmovdqu64 zmm15, [rbp + 19136]                                   ;   236.3 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 6656]                                    ;   236.5 p2      40 t
        vpternlogd zmm16, zmm31, zmm15, 0x96                             ;   363.3 p0      40 t
        vpshufb zmm30, zmm8, zmm16                                       ;   392.3 p5      22 t
        vmovdqu64 zmm15, [rbp + 6720]                                    ;   237.3 p3      40 t
        vpternlogd zmm15, zmm22, [rbp + 17920], 0x96                     ;   363.3 p0+p2   40 t
        vmovdqu64 [rbp + 18304], zmm22                                   ;   363.3 p8+p9   41 t spill
        vpshufb zmm22, zmm8, zmm15                                       ;   393.3 p5      21 t
        vmovdqu64 [rbp + 19456], zmm31                                   ;   363.3 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 6656]                                    ;   238.3 p3      40 t
        vpternlogd zmm31, zmm24, [rbp + 18496], 0x96                     ;   367.3 p0+p2   40 t
        vmovdqu64 [rbp + 19520], zmm24                                   ;   367.3 p8+p9   41 t spill
        vpshufb zmm24, zmm8, zmm31                                       ;   394.3 p5      22 t
        vmovdqu64 [rbp + 19584], zmm17                                   ;   397.3 p7+p4   42 t spill
        vmovdqu64 zmm17, [rbp + 6720]                                    ;   239.7 p3      40 t
        vpternlogd zmm17, zmm23, [rbp + 18240], 0x96                     ;   367.3 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm23                                   ;   367.3 p8+p9   41 t spill
        vpshufb zmm23, zmm8, zmm17                                       ;   395.3 p5      21 t
        vmovdqu64 [rbp + 19712], zmm26                                   ;   393.3 p7+p4   42 t spill
        vmovdqu64 zmm26, [rbp + 6592]                                    ;   241.2 p3      40 t
        vpternlogd zmm26, zmm13, [rbp + 18048], 0x96                     ;   370.3 p0+p2   40 t
        vmovdqu64 [rbp + 19776], zmm13                                   ;   370.3 p8+p9   41 t spill
        vpshufb zmm13, zmm8, zmm26                                       ;   396.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm4                                    ;   389.3 p7+p4   23 t spill
        vmovdqa64 zmm4, zmm26                                            ;   371.3         23 t copy
        vpermi2b zmm4, zmm9, zmm6                                        ;   398.3 p0+p5   23 t
        vpermi2b zmm26, zmm21, zmm0                                      ;   400.3 p0+p5   23 t
        vpternlogd zmm13, zmm4, zmm26, 0xca                              ;   405.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 18176]                                    ;   245.5 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 6528]                                    ;   245.7 p2      40 t
        vpternlogd zmm26, zmm29, zmm4, 0x96                              ;   371.3 p0      40 t
        vmovdqu64 zmm4, [rbp + 18944]                                    ;   287.3 p3      62 t
        vmovdqu64 [rbp + 18944], zmm29                                   ;   371.3 p8+p9   41 t spill
        vpshufb zmm29, zmm8, zmm26                                       ;   401.3 p5      41 t
        vmovdqu64 [rbp + 19904], zmm13                                   ;   406.3 p7+p4   23 t spill
        vmovdqa64 zmm13, zmm26                                           ;   372.3         41 t copy
        vpermi2b zmm13, zmm11, zmm20                                     ;   403.3 p0+p5   41 t
        vpermi2b zmm26, zmm18, zmm3                                      ;   405.3 p0+p5   41 t
        vpternlogd zmm29, zmm13, zmm26, 0xca                             ;   410.3 p0      41 t
        vmovdqu64 zmm13, [rbp + 18752]                                   ;   254.5 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 6592]                                    ;   254.7 p3      40 t
        vpternlogd zmm26, zmm2, zmm13, 0x96                              ;   374.3 p0      40 t
        vpshufb zmm13, zmm8, zmm26                                       ;   406.3 p5      23 t
        vmovdqu64 [rbp + 19968], zmm2                                    ;   374.3 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm26                                            ;   375.3         23 t copy
        vpermi2b zmm2, zmm9, zmm6                                        ;   408.3 p0+p5   23 t
        vpermi2b zmm26, zmm21, zmm0                                      ;   410.3 p0+p5   23 t
        vpternlogd zmm13, zmm2, zmm26, 0xca                              ;   415.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 18880]                                    ;   261.5 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 6528]                                    ;   261.7 p3      40 t
        vpternlogd zmm26, zmm14, zmm2, 0x96                              ;   375.3 p0      40 t
        vpshufb zmm2, zmm8, zmm26                                        ;   411.3 p5      41 t
        vmovdqa64 zmm0, zmm26                                            ;   376.3         41 t copy
        vpermi2b zmm0, zmm11, zmm20                                      ;   413.3 p0+p5   41 t
        vpermi2b zmm26, zmm18, zmm3                                      ;   415.3 p0+p5   41 t
        vpternlogd zmm2, zmm0, zmm26, 0xca                               ;   420.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 7104]                                     ;   266.5 p2      40 t
        vmovdqu64 zmm26, [rbp + 7232]                                    ;   266.7 p3      40 t
        vmovdqu64 zmm21, [rbp + 7296]                                    ;   267.5 p2      40 t
        vmovdqu64 zmm6, [rbp + 7296]                                     ;   268.3 p3      40 t
        vmovdqu64 zmm9, [rbp + 7360]                                     ;   268.5 p2      40 t
        vmovdqu64 zmm8, [rbp + 7360]                                     ;   269.3 p3      40 t
        vmovdqu64 zmm3, [rbp + 7424]                                     ;   269.5 p2      40 t
        vmovdqu64 zmm18, [rbp + 7424]                                    ;   270.3 p3      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;   270.5 p2      22 t reload
        vmovdqa64 zmm11, zmm16                                           ;   364.3         22 t copy
        vpermi2b zmm11, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;   417.3 p0+p5+p3   22 t
        vmovdqu64 [rbp + 20032], zmm14                                   ;   375.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 704] ;   272.5 p2      22 t reload
        vpermi2b zmm16, zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;   419.3 p0+p5+p3   22 t
        vpternlogd zmm30, zmm11, zmm16, 0xca                             ;   424.3 p0      22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   276.5 p2      22 t reload
        vmovdqa64 zmm16, zmm31                                           ;   368.3         22 t copy
        vpermi2b zmm16, zmm20, zmm11                                     ;   421.3 p0+p5   22 t
        vpermi2b zmm31, zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;   423.3 p0+p5+p3   22 t
        vpternlogd zmm24, zmm16, zmm31, 0xca                             ;   428.3 p0      22 t
        vmovdqa64 zmm16, zmm25                                           ;   365.3         22 t copy
        vpermi2b zmm16, zmm20, zmm11                                     ;   425.3 p0+p5   22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   280.3 p2      22 t reload
        vpermi2b zmm25, zmm14, zmm31                                     ;   427.3 p0+p5   22 t
        vpternlogd zmm10, zmm16, zmm25, 0xca                             ;   432.3 p0      22 t
        vmovdqa64 zmm16, zmm1                                            ;   369.3         22 t copy
        vpermi2b zmm16, zmm20, zmm11                                     ;   429.3 p0+p5   22 t
        vpermi2b zmm1, zmm14, zmm31                                      ;   431.3 p0+p5   22 t
        vpternlogd zmm19, zmm16, zmm1, 0xca                              ;   436.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   286.5 p3      21 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 832] ;   288.3 p2      21 t reload
        vmovdqa64 zmm25, zmm15                                           ;   364.3         21 t copy
        vpermi2b zmm25, zmm16, zmm1                                      ;   433.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm17                                           ;   368.3         21 t copy
        vpermi2b zmm31, zmm16, zmm1                                      ;   435.3 p0+p5   21 t
        vmovdqa64 zmm14, zmm5                                            ;   372.3         21 t copy
        vpermi2b zmm14, zmm16, zmm1                                      ;   437.3 p0+p5   21 t
        vmovdqa64 zmm11, zmm7                                            ;   376.3         21 t copy
        vpermi2b zmm11, zmm16, zmm1                                      ;   439.3 p0+p5   21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 960]  ;   293.7 p3      21 t reload
        vpermi2b zmm15, zmm1, [rel camellia128_encrypt.T0_constants512 + 1024] ;   441.3 p0+p5+p2   21 t
        vpternlogd zmm22, zmm25, zmm15, 0xca                             ;   446.3 p0      21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;   294.7 p3      21 t reload
        vpermi2b zmm17, zmm1, zmm15                                      ;   443.3 p0+p5   21 t
        vpermi2b zmm5, zmm1, zmm15                                       ;   445.3 p0+p5   21 t
        vpermi2b zmm7, zmm1, zmm15                                       ;   447.3 p0+p5   21 t
        vpternlogd zmm23, zmm31, zmm17, 0xca                             ;   448.3 p0      21 t
        vpternlogd zmm12, zmm14, zmm5, 0xca                              ;   450.3 p0      21 t
        vpternlogd zmm28, zmm11, zmm7, 0xca                              ;   452.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 19584]                                    ;   397.3 p2      42 t reload
        vmovdqa64 zmm7, zmm13                                            ;   416.3         41 t copy
        vpternlogd zmm7, zmm24, zmm5, 0x96                               ;   429.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 19904]                                   ;   406.3 p3      23 t reload
        vmovdqu64 zmm14, [rbp + 19712]                                   ;   393.3 p2      41 t
        vpternlogd zmm14, zmm30, zmm11, 0x96                             ;   425.3 p0      41 t
        vmovdqu64 zmm17, [rbp + 7488]                                    ;   298.2 p3      40 t
        vmovdqa64 zmm25, zmm29                                           ;   411.3         41 t copy
        vpternlogd zmm25, zmm10, zmm22, 0x96                             ;   447.3 p0      41 t
        vmovdqa64 zmm31, zmm2                                            ;   421.3         41 t copy
        vpternlogd zmm31, zmm19, zmm23, 0x96                             ;   449.3 p0      41 t
        vmovdqa64 zmm15, zmm12                                           ;   451.3         41 t copy
        vpternlogd zmm15, zmm29, zmm11, 0x96                             ;   451.3 p0      41 t
        vpternlogd zmm12, zmm29, zmm14, 0x96                             ;   451.3 p0      41 t
        vpternlogd zmm10, zmm15, zmm22, 0x96                             ;   452.3 p0      41 t
        vpxord zmm4, zmm4, zmm12                                         ;   452.3 p0      62 t
        vmovdqu64 zmm29, [rbp + 17600]                                   ;   378.3 p2      23 t reload
        vpternlogd zmm22, zmm30, zmm29, 0x96                             ;   447.3 p0      41 t
        vpternlogd zmm29, zmm30, zmm25, 0x96                             ;   448.3 p0      41 t
        vpxord zmm27, zmm27, zmm29                                       ;   449.3 p0      62 t
        vpternlogd zmm29, zmm15, [rbp + 17856], 0x96                     ;   452.3 p0+p3   62 t
        vpxord zmm0, zmm0, zmm27                                         ;   450.3 p0      40 t
        vpternlogd zmm11, zmm22, [rbp + 19712], 0x96                     ;   448.3 p0+p2   41 t
        vpxord zmm26, zmm26, zmm4                                        ;   453.3 p0      40 t
        vpxord zmm21, zmm21, zmm29                                       ;   453.3 p0      40 t
        vpternlogd zmm25, zmm11, [rbp + 18688], 0x96                     ;   449.3 p0+p3   62 t
        vpxord zmm17, zmm17, zmm25                                       ;   450.3 p0      40 t
        vpternlogd zmm14, zmm10, [rbp + 17536], 0x96                     ;   453.3 p0+p2   62 t
        vpxord zmm9, zmm9, zmm14                                         ;   454.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 19840]                                   ;   389.3 p3      23 t reload
        vmovdqa64 zmm30, zmm24                                           ;   429.3         41 t copy
        vpternlogd zmm30, zmm23, zmm15, 0x96                             ;   449.3 p0      41 t
        vpternlogd zmm15, zmm24, zmm31, 0x96                             ;   450.3 p0      41 t
        vpternlogd zmm5, zmm30, zmm13, 0x96                              ;   450.3 p0      41 t
        vpternlogd zmm13, zmm28, zmm2, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm28, zmm2, zmm7, 0x96                               ;   453.3 p0      41 t
        vpternlogd zmm19, zmm23, zmm13, 0x96                             ;   454.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 7488]                                     ;   303.5 p2      40 t
        vpternlogd zmm31, zmm5, [rbp + 18624], 0x96                      ;   451.3 p0+p3   62 t
        vpxord zmm2, zmm2, zmm31                                         ;   452.3 p0      40 t
        vpternlogd zmm13, zmm15, [rbp + 17408], 0x96                     ;   454.3 p0+p2   62 t
        vpxord zmm6, zmm6, zmm13                                         ;   455.3 p0      40 t
        vpternlogd zmm30, zmm28, [rbp + 17792], 0x96                     ;   454.3 p0+p3   62 t
        vpxord zmm18, zmm18, zmm30                                       ;   455.3 p0      40 t
        vpternlogd zmm7, zmm19, [rbp + 17472], 0x96                      ;   455.3 p0+p2   62 t
        vpxord zmm8, zmm8, zmm7                                          ;   456.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 18432]                                   ;   305.7 p3      62 t reload
        vpternlogd zmm22, zmm23, [rbp + 19392], 0x96                     ;   448.3 p0+p2   62 t
        vpxord zmm12, zmm12, zmm22                                       ;   452.3 p0      62 t
        vpxord zmm3, zmm3, zmm12                                         ;   453.3 p0      40 t
        vmovdqu64 zmm22, [rbp + 17728]                                   ;   306.7 p3      62 t reload
        vmovdqu64 zmm23, [rbp + 7040]                                    ;   307.5 p2      40 t
        vpternlogd zmm23, zmm11, zmm22, 0x96                             ;   449.3 p0      40 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   307.7 p3      41 t reload
        vpshufb zmm22, zmm24, zmm23                                      ;   450.3 p5      41 t
        vmovdqu64 [rbp + 19392], zmm4                                    ;   453.3 p8+p9   62 t spill
        vpshufb zmm4, zmm24, zmm0                                        ;   451.3 p5      23 t
        vmovdqu64 [rbp + 18432], zmm27                                   ;   450.3 p7+p4   62 t spill
        vpshufb zmm27, zmm24, zmm26                                      ;   454.3 p5      21 t
        vmovdqu64 [rbp + 17472], zmm11                                   ;   449.3 p8+p9   41 t spill
        vpshufb zmm11, zmm24, zmm21                                      ;   454.3 p5      23 t
        vmovdqu64 [rbp + 17792], zmm31                                   ;   452.3 p7+p4   62 t spill
        vpshufb zmm31, zmm24, zmm6                                       ;   456.3 p5      23 t
        vmovdqu64 [rbp + 17408], zmm25                                   ;   450.3 p8+p9   62 t spill
        vpshufb zmm25, zmm24, zmm9                                       ;   455.3 p5      22 t
        vmovdqu64 [rbp + 18624], zmm30                                   ;   455.3 p7+p4   62 t spill
        vpshufb zmm30, zmm24, zmm17                                      ;   454.3 p5      42 t
        vmovdqu64 [rbp + 19584], zmm12                                   ;   453.3 p8+p9   62 t spill
        vpshufb zmm12, zmm24, zmm3                                       ;   455.3 p5      21 t
        vmovdqu64 [rbp + 19840], zmm7                                    ;   456.3 p7+p4   62 t spill
        vpshufb zmm7, zmm24, zmm8                                        ;   457.3 p5      22 t
        vmovdqu64 [rbp + 17536], zmm14                                   ;   454.3 p8+p9   62 t spill
        vpshufb zmm14, zmm24, zmm2                                       ;   457.3 p5      42 t
        vmovdqu64 [rbp + 18688], zmm13                                   ;   455.3 p7+p4   62 t spill
        vpshufb zmm13, zmm24, zmm18                                      ;   458.3 p5      21 t
        vmovdqu64 [rbp + 19904], zmm29                                   ;   453.3 p8+p9   62 t spill
        vmovdqa64 zmm29, zmm26                                           ;   454.3         21 t copy
        vpermi2b zmm29, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   460.3 p0+p5+p2   21 t
        vpermi2b zmm26, zmm1, [rel camellia128_encrypt.T0_constants512 + 1024] ;   462.3 p0+p5+p3   21 t
        vpternlogd zmm27, zmm29, zmm26, 0xca                             ;   467.3 p0      21 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 640] ;   312.2 p2      22 t reload
        vmovdqa64 zmm29, zmm9                                            ;   455.3         22 t copy
        vpermi2b zmm29, zmm20, zmm26                                     ;   464.3 p0+p5   22 t
        vmovdqa64 zmm1, zmm8                                             ;   457.3         22 t copy
        vpermi2b zmm1, zmm20, zmm26                                      ;   466.3 p0+p5   22 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   313.7 p3      22 t reload
        vpermi2b zmm9, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   468.3 p0+p5+p2   22 t
        vpternlogd zmm25, zmm29, zmm9, 0xca                              ;   473.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 768]  ;   314.7 p3      22 t reload
        vpermi2b zmm8, zmm16, zmm9                                       ;   470.3 p0+p5   22 t
        vpternlogd zmm7, zmm1, zmm8, 0xca                                ;   475.3 p0      22 t
        vmovdqu64 zmm1, [rbp + 18560]                                    ;   315.3 p2      62 t reload
        vmovdqu64 zmm8, [rbp + 7040]                                     ;   315.7 p3      40 t
        vpternlogd zmm8, zmm5, zmm1, 0x96                                ;   451.3 p0      40 t
        vpshufb zmm29, zmm24, zmm8                                       ;   471.3 p5      41 t
        vmovdqu64 zmm1, [rbp + 7104]                                     ;   316.3 p2      40 t
        vpternlogd zmm1, zmm15, [rbp + 19072], 0x96                      ;   451.3 p0+p3   40 t
        vmovdqu64 [rbp + 19712], zmm15                                   ;   451.3 p7+p4   41 t spill
        vpshufb zmm15, zmm24, zmm1                                       ;   472.3 p5      23 t
        vmovdqu64 [rbp + 17856], zmm5                                    ;   451.3 p8+p9   41 t spill
        vmovdqu64 zmm5, [rbp + 7168]                                     ;   317.3 p2      40 t
        vpternlogd zmm5, zmm10, [rbp + 19200], 0x96                      ;   453.3 p0+p3   40 t
        vmovdqu64 [rbp + 17600], zmm10                                   ;   453.3 p7+p4   41 t spill
        vpshufb zmm10, zmm24, zmm5                                       ;   473.3 p5      22 t
        vmovdqu64 [rbp + 20096], zmm7                                    ;   476.3 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm5                                             ;   454.3         22 t copy
        vpermi2b zmm7, zmm20, zmm26                                      ;   475.3 p0+p5   22 t
        vpermi2b zmm5, zmm16, zmm9                                       ;   477.3 p0+p5   22 t
        vpternlogd zmm10, zmm7, zmm5, 0xca                               ;   482.3 p0      22 t
        vmovdqu64 zmm5, [rbp + 19008]                                    ;   324.5 p2      62 t reload
        vmovdqu64 zmm7, [rbp + 7232]                                     ;   326.3 p3      40 t
        vpternlogd zmm7, zmm28, zmm5, 0x96                               ;   454.3 p0      40 t
        vpshufb zmm5, zmm24, zmm7                                        ;   478.3 p5      21 t
        vmovdqu64 [rbp + 20160], zmm28                                   ;   454.3 p7+p4   41 t spill
        vmovdqu64 zmm28, [rbp + 7168]                                    ;   327.0 p2      40 t
        vpternlogd zmm28, zmm19, [rbp + 18112], 0x96                     ;   455.3 p0+p3   40 t
        vmovdqu64 [rbp + 20224], zmm19                                   ;   455.3 p8+p9   41 t spill
        vpshufb zmm19, zmm24, zmm28                                      ;   479.3 p5      22 t
        vmovdqa64 zmm24, zmm28                                           ;   456.3         22 t copy
        vpermi2b zmm24, zmm20, zmm26                                     ;   481.3 p0+p5   22 t
        vpermi2b zmm28, zmm16, zmm9                                      ;   483.3 p0+p5   22 t
        vpternlogd zmm19, zmm24, zmm28, 0xca                             ;   488.3 p0      22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 64]  ;   334.3 p2      41 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512]       ;   334.5 p3      41 t reload
        vmovdqa64 zmm9, zmm23                                            ;   450.3         41 t copy
        vpermi2b zmm9, zmm28, zmm24                                      ;   485.3 p0+p5   41 t
        vmovdqa64 zmm16, zmm8                                            ;   452.3         41 t copy
        vpermi2b zmm16, zmm28, zmm24                                     ;   487.3 p0+p5   41 t
        vmovdqa64 zmm26, zmm17                                           ;   451.3         42 t copy
        vpermi2b zmm26, zmm28, zmm24                                     ;   489.3 p0+p5   42 t
        vmovdqa64 zmm20, zmm2                                            ;   453.3         42 t copy
        vpermi2b zmm20, zmm28, zmm24                                     ;   491.3 p0+p5   42 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 128] ;   339.3 p2      41 t reload
        vpermi2b zmm23, zmm24, [rel camellia128_encrypt.T0_constants512 + 192] ;   493.3 p0+p5+p3   41 t
        vpternlogd zmm22, zmm9, zmm23, 0xca                              ;   498.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 192]  ;   341.0 p2      41 t reload
        vpermi2b zmm8, zmm24, zmm9                                       ;   495.3 p0+p5   41 t
        vpermi2b zmm17, zmm24, zmm9                                      ;   497.3 p0+p5   42 t
        vpermi2b zmm2, zmm24, zmm9                                       ;   499.3 p0+p5   42 t
        vpternlogd zmm29, zmm16, zmm8, 0xca                              ;   500.3 p0      41 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 384]  ;   346.5 p3      23 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;   346.7 p2      23 t reload
        vmovdqa64 zmm23, zmm0                                            ;   451.3         23 t copy
        vpermi2b zmm23, zmm16, zmm8                                      ;   501.3 p0+p5   23 t
        vpternlogd zmm30, zmm26, zmm17, 0xca                             ;   502.3 p0      42 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   350.5 p3      23 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 448] ;   350.7 p2      23 t reload
        vpermi2b zmm0, zmm26, zmm17                                      ;   503.3 p0+p5   23 t
        vpternlogd zmm4, zmm23, zmm0, 0xca                               ;   508.3 p0      23 t
        vmovdqa64 zmm0, zmm1                                             ;   452.3         23 t copy
        vpermi2b zmm0, zmm16, zmm8                                       ;   505.3 p0+p5   23 t
        vpermi2b zmm1, zmm26, zmm17                                      ;   507.3 p0+p5   23 t
        vmovdqa64 zmm23, zmm21                                           ;   454.3         23 t copy
        vpermi2b zmm23, zmm16, zmm8                                      ;   509.3 p0+p5   23 t
        vpermi2b zmm21, zmm26, zmm17                                     ;   511.3 p0+p5   23 t
        vpternlogd zmm15, zmm0, zmm1, 0xca                               ;   512.3 p0      23 t
        vmovdqa64 zmm0, zmm6                                             ;   456.3         23 t copy
        vpermi2b zmm0, zmm16, zmm8                                       ;   513.3 p0+p5   23 t
        vpermi2b zmm6, zmm26, zmm17                                      ;   515.3 p0+p5   23 t
        vpternlogd zmm14, zmm20, zmm2, 0xca                              ;   504.3 p0      42 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   362.5 p3      21 t reload
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 832]  ;   362.7 p2      21 t reload
        vmovdqa64 zmm20, zmm7                                            ;   455.3         21 t copy
        vpermi2b zmm20, zmm2, zmm1                                       ;   517.3 p0+p5   21 t
        vpternlogd zmm11, zmm23, zmm21, 0xca                             ;   516.3 p0      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;   366.5 p3      21 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 960] ;   366.7 p2      21 t reload
        vpermi2b zmm7, zmm23, zmm21                                      ;   519.3 p0+p5   21 t
        vpternlogd zmm31, zmm0, zmm6, 0xca                               ;   520.3 p0      23 t
        vmovdqa64 zmm0, zmm3                                             ;   454.3         21 t copy
        vpermi2b zmm0, zmm2, zmm1                                        ;   521.3 p0+p5   21 t
        vpermi2b zmm3, zmm23, zmm21                                      ;   523.3 p0+p5   21 t
        vmovdqa64 zmm6, zmm18                                            ;   456.3         21 t copy
        vpermi2b zmm6, zmm2, zmm1                                        ;   525.3 p0+p5   21 t
        vpermi2b zmm18, zmm23, zmm21                                     ;   527.3 p0+p5   21 t
        vpternlogd zmm5, zmm20, zmm7, 0xca                               ;   524.3 p0      21 t
        vpternlogd zmm12, zmm0, zmm3, 0xca                               ;   528.3 p0      21 t
        vpternlogd zmm13, zmm6, zmm18, 0xca                              ;   532.3 p0      21 t
        vmovdqa64 zmm0, zmm22                                            ;   499.3         41 t copy
        vpternlogd zmm0, zmm25, zmm27, 0x96                              ;   499.3 p0      41 t
        vmovdqa64 zmm3, zmm30                                            ;   503.3         41 t copy
        vpternlogd zmm3, zmm4, zmm10, 0x96                               ;   509.3 p0      41 t
        vmovdqa64 zmm6, zmm14                                            ;   505.3         41 t copy
        vpternlogd zmm6, zmm15, zmm19, 0x96                              ;   513.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 7552]                                     ;   375.5 p3      40 t
        vmovdqa64 zmm18, zmm11                                           ;   517.3         41 t copy
        vpternlogd zmm18, zmm10, zmm27, 0x96                             ;   517.3 p0      41 t
        vpternlogd zmm11, zmm10, zmm0, 0x96                              ;   517.3 p0      41 t
        vpternlogd zmm30, zmm18, zmm4, 0x96                              ;   518.3 p0      41 t
        vpternlogd zmm4, zmm12, zmm22, 0x96                              ;   529.3 p0      41 t
        vpternlogd zmm12, zmm22, zmm3, 0x96                              ;   529.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 7552]                                    ;   376.7 p2      40 t
        vpternlogd zmm25, zmm27, zmm4, 0x96                              ;   530.3 p0      41 t
        vpternlogd zmm0, zmm30, [rbp + 17344], 0x96                      ;   519.3 p0+p3   61 t
        vmovdqu64 zmm20, [rbp + 7616]                                    ;   377.7 p2      40 t
        vpternlogd zmm4, zmm11, [rbp + 17280], 0x96                      ;   530.3 p0+p3   61 t
        vpternlogd zmm18, zmm12, [rbp + 18368], 0x96                     ;   530.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 19776]                                   ;   379.0 p3      41 t reload
        vpternlogd zmm11, zmm22, [rbp + 18048], 0x96                     ;   518.3 p0+p2   61 t
        vpxord zmm20, zmm20, zmm11                                       ;   519.3 p0      40 t
        vpternlogd zmm3, zmm25, [rbp + 19328], 0x96                      ;   531.3 p0+p3   61 t
        vmovdqu64 zmm22, [rbp + 18944]                                   ;   380.7 p2      41 t reload
        vpternlogd zmm30, zmm22, [rbp + 18176], 0x96                     ;   519.3 p0+p3   61 t
        vpxord zmm7, zmm7, zmm30                                         ;   520.3 p0      40 t
        vmovdqu64 zmm22, [rbp + 8000]                                    ;   381.7 p2      62 l.7 reload
        vpxord zmm27, zmm0, zmm22                                        ;   520.3 p0      40 t
        vmovdqu64 [rbp + 18176], zmm0                                    ;   520.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm31                                            ;   521.3         41 t copy
        vpternlogd zmm0, zmm19, zmm5, 0x96                               ;   525.3 p0      41 t
        vpternlogd zmm14, zmm0, zmm15, 0x96                              ;   526.3 p0      41 t
        vpternlogd zmm15, zmm13, zmm29, 0x96                             ;   533.3 p0      41 t
        vpternlogd zmm13, zmm6, zmm29, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm29, zmm5, [rbp + 20096], 0x96                      ;   525.3 p0+p3   41 t
        vpternlogd zmm31, zmm19, zmm29, 0x96                             ;   526.3 p0      41 t
        vpternlogd zmm29, zmm14, [rbp + 19264], 0x96                     ;   527.3 p0+p2   61 t
        vpxord zmm22, zmm22, zmm29                                       ;   528.3 p0      40 t
        vpternlogd zmm5, zmm15, [rbp + 20096], 0x96                      ;   534.3 p0+p3   41 t
        vpternlogd zmm15, zmm31, [rbp + 18816], 0x96                     ;   534.3 p0+p2   61 t
        vpternlogd zmm0, zmm13, [rbp + 17984], 0x96                      ;   534.3 p0+p3   61 t
        vpternlogd zmm6, zmm5, [rbp + 17664], 0x96                       ;   535.3 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 7808]                                    ;   385.0 p3      62 l.4 reload
        vmovdqu64 [rbp + 17664], zmm29                                   ;   528.3 p8+p9   61 t spill
        vpxord zmm29, zmm4, zmm19                                        ;   531.3 p0      40 t
        vpxord zmm19, zmm19, zmm15                                       ;   535.3 p0      40 t
        vmovdqu64 [rbp + 17984], zmm11                                   ;   519.3 p7+p4   61 t spill
        vpxord zmm11, zmm18, [rbp + 7936]                                ;   531.3 p0+p2   40 t
        vmovdqu64 [rbp + 18816], zmm18                                   ;   531.3 p8+p9   61 t spill
        vpxord zmm18, zmm3, [rbp + 7872]                                 ;   532.3 p0+p3   40 t
        vmovdqu64 [rbp + 20096], zmm3                                    ;   532.3 p7+p4   61 t spill
        vpxord zmm3, zmm0, [rbp + 7936]                                  ;   535.3 p0+p2   40 t
        vmovdqu64 [rbp + 19264], zmm0                                    ;   535.3 p8+p9   61 t spill
        vpxord zmm0, zmm6, [rbp + 7872]                                  ;   536.3 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm6                                    ;   536.3 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm7                                             ;   521.3         41 t copy
        vpermi2b zmm6, zmm24, zmm9                                       ;   529.3 p0+p5   41 t
        vmovdqu64 [rbp + 19328], zmm15                                   ;   535.3 p8+p9   61 t spill
        vmovdqa64 zmm15, zmm20                                           ;   520.3         23 t copy
        vpermi2b zmm15, zmm16, zmm8                                      ;   531.3 p0+p5   23 t
        vmovdqu64 [rbp + 18048], zmm4                                    ;   531.3 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm20                                            ;   520.3         23 t copy
        vpermi2b zmm4, zmm26, zmm17                                      ;   533.3 p0+p5   23 t
        vmovdqu64 [rbp + 19776], zmm30                                   ;   520.3 p8+p9   61 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 256] ;   388.5 p2      41 t reload
        vpshufb zmm20, zmm30, zmm20                                      ;   534.3 p5      23 t
        vpternlogd zmm20, zmm15, zmm4, 0xca                              ;   538.3 p0      23 t
        vpshufb zmm4, zmm30, zmm7                                        ;   535.3 p5      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 64]  ;   390.5 p3      41 t reload
        vpermi2b zmm7, zmm28, zmm15                                      ;   537.3 p0+p5   41 t
        vpternlogd zmm4, zmm7, zmm6, 0xca                                ;   542.3 p0      41 t
        vmovdqu64 zmm6, [rbp + 20032]                                    ;   392.5 p2      41 t reload
        vpternlogd zmm14, zmm6, [rbp + 18880], 0x96                      ;   527.3 p0+p3   61 t
        vpxord zmm10, zmm10, zmm14                                       ;   528.3 p0      40 t
        vmovdqu64 zmm6, [rbp + 19968]                                    ;   394.5 p2      41 t reload
        vpternlogd zmm31, zmm6, [rbp + 18752], 0x96                      ;   527.3 p0+p3   61 t
        vpxord zmm6, zmm31, [rbp + 7616]                                 ;   528.3 p0+p2   40 t
        vpshufb zmm7, zmm30, zmm10                                       ;   538.3 p5      41 t
        vmovdqu64 [rbp + 18752], zmm31                                   ;   528.3 p7+p4   61 t spill
        vpshufb zmm31, zmm30, zmm6                                       ;   539.3 p5      23 t
        vmovdqu64 [rbp + 19968], zmm14                                   ;   528.3 p8+p9   61 t spill
        vpshufb zmm14, zmm30, zmm27                                      ;   540.3 p5      42 t
        vmovdqa64 zmm21, zmm10                                           ;   529.3         41 t copy
        vpermi2b zmm21, zmm28, zmm15                                     ;   542.3 p0+p5   41 t
        vpermi2b zmm10, zmm24, zmm9                                      ;   544.3 p0+p5   41 t
        vpternlogd zmm7, zmm21, zmm10, 0xca                              ;   549.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 18304]                                   ;   399.3 p3      41 t reload
        vpternlogd zmm12, zmm10, [rbp + 17920], 0x96                     ;   530.3 p0+p2   61 t
        vmovdqu64 zmm10, [rbp + 19456]                                   ;   400.3 p3      41 t reload
        vpternlogd zmm25, zmm10, [rbp + 19136], 0x96                     ;   531.3 p0+p2   61 t
        vmovdqu64 zmm10, [rbp + 7744]                                    ;   401.3 p3      62 l.3 reload
        vpxord zmm21, zmm12, zmm10                                       ;   531.3 p0      40 t
        vmovdqu64 [rbp + 19136], zmm12                                   ;   531.3 p7+p4   61 t spill
        vpxord zmm12, zmm25, [rbp + 7680]                                ;   532.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm25                                   ;   532.3 p8+p9   61 t spill
        vpshufb zmm25, zmm30, zmm12                                      ;   545.3 p5      22 t
        vpshufb zmm9, zmm30, zmm21                                       ;   546.3 p5      21 t
        vpshufb zmm24, zmm30, zmm29                                      ;   547.3 p5      23 t
        vmovdqa64 zmm15, zmm6                                            ;   529.3         23 t copy
        vpermi2b zmm15, zmm16, zmm8                                      ;   549.3 p0+p5   23 t
        vpermi2b zmm6, zmm26, zmm17                                      ;   551.3 p0+p5   23 t
        vpternlogd zmm31, zmm15, zmm6, 0xca                              ;   556.3 p0      23 t
        vmovdqu64 zmm6, [rbp + 19648]                                    ;   405.5 p3      41 t reload
        vpternlogd zmm13, zmm6, [rbp + 18240], 0x96                      ;   534.3 p0+p2   61 t
        vpxord zmm10, zmm10, zmm13                                       ;   535.3 p0      40 t
        vmovdqu64 zmm6, [rbp + 19520]                                    ;   406.5 p3      41 t reload
        vpternlogd zmm5, zmm6, [rbp + 18496], 0x96                       ;   535.3 p0+p2   61 t
        vpxord zmm6, zmm5, [rbp + 7680]                                  ;   536.3 p0+p3   40 t
        vpshufb zmm15, zmm30, zmm6                                       ;   552.3 p5      22 t
        vmovdqu64 [rbp + 18496], zmm13                                   ;   535.3 p7+p4   61 t spill
        vpshufb zmm13, zmm30, zmm10                                      ;   553.3 p5      21 t
        vmovdqu64 [rbp + 19520], zmm5                                    ;   536.3 p8+p9   61 t spill
        vpshufb zmm5, zmm30, zmm18                                       ;   554.3 p5      22 t
        vpshufb zmm28, zmm30, zmm22                                      ;   555.3 p5      42 t
        vmovdqu64 [rbp + 18240], zmm31                                   ;   557.3 p7+p4   23 t spill
        vpshufb zmm31, zmm30, zmm11                                      ;   556.3 p5      21 t
        vmovdqu64 [rbp + 19648], zmm20                                   ;   539.3 p8+p9   23 t spill
        vpshufb zmm20, zmm30, zmm19                                      ;   557.3 p5      23 t
        vmovdqa64 zmm30, zmm21                                           ;   532.3         21 t copy
        vpermi2b zmm30, zmm2, zmm1                                       ;   559.3 p0+p5   21 t
        vpermi2b zmm21, zmm23, [rel camellia128_encrypt.T0_constants512 + 1024] ;   561.3 p0+p5+p2   21 t
        vpternlogd zmm9, zmm30, zmm21, 0xca                              ;   566.3 p0      21 t
        vmovdqa64 zmm21, zmm29                                           ;   532.3         23 t copy
        vpermi2b zmm21, zmm16, zmm8                                      ;   563.3 p0+p5   23 t
        vpermi2b zmm29, zmm26, zmm17                                     ;   565.3 p0+p5   23 t
        vpternlogd zmm24, zmm21, zmm29, 0xca                             ;   570.3 p0      23 t
        vmovdqa64 zmm21, zmm10                                           ;   536.3         21 t copy
        vpermi2b zmm21, zmm2, zmm1                                       ;   567.3 p0+p5   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   418.3 p3      21 t reload
        vpermi2b zmm10, zmm23, zmm29                                     ;   569.3 p0+p5   21 t
        vpternlogd zmm13, zmm21, zmm10, 0xca                             ;   574.3 p0      21 t
        vmovdqa64 zmm10, zmm11                                           ;   532.3         21 t copy
        vpermi2b zmm10, zmm2, zmm1                                       ;   571.3 p0+p5   21 t
        vpermi2b zmm11, zmm23, zmm29                                     ;   573.3 p0+p5   21 t
        vpternlogd zmm31, zmm10, zmm11, 0xca                             ;   578.3 p0      21 t
        vmovdqa64 zmm10, zmm19                                           ;   536.3         23 t copy
        vpermi2b zmm10, zmm16, zmm8                                      ;   575.3 p0+p5   23 t
        vpermi2b zmm19, zmm26, zmm17                                     ;   577.3 p0+p5   23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 256] ;   424.3 p2      41 t reload
        vpshufb zmm21, zmm11, zmm0                                       ;   578.3 p5      22 t
        vpshufb zmm30, zmm11, zmm3                                       ;   579.3 p5      21 t
        vpternlogd zmm20, zmm10, zmm19, 0xca                             ;   582.3 p0      23 t
        vmovdqa64 zmm10, zmm3                                            ;   536.3         21 t copy
        vpermi2b zmm10, zmm2, zmm1                                       ;   581.3 p0+p5   21 t
        vpermi2b zmm3, zmm23, zmm29                                      ;   583.3 p0+p5   21 t
        vpternlogd zmm30, zmm10, zmm3, 0xca                              ;   588.3 p0      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 64]   ;   429.3 p3      41 t reload
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512]       ;   429.5 p2      41 t reload
        vmovdqa64 zmm19, zmm27                                           ;   521.3         42 t copy
        vpermi2b zmm19, zmm10, zmm3                                      ;   585.3 p0+p5   42 t
        vmovdqa64 zmm29, zmm22                                           ;   529.3         42 t copy
        vpermi2b zmm29, zmm10, zmm3                                      ;   587.3 p0+p5   42 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 128] ;   433.3 p3      41 t reload
        vpermi2b zmm27, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   589.3 p0+p5+p2   42 t
        vpternlogd zmm14, zmm19, zmm27, 0xca                             ;   594.3 p0      42 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;   436.5 p3      41 t reload
        vpermi2b zmm22, zmm23, zmm19                                     ;   591.3 p0+p5   42 t
        vpternlogd zmm28, zmm29, zmm22, 0xca                             ;   596.3 p0      42 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 640] ;   437.5 p2      22 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;   438.3 p3      22 t reload
        vmovdqa64 zmm29, zmm12                                           ;   533.3         22 t copy
        vpermi2b zmm29, zmm27, zmm22                                     ;   593.3 p0+p5   22 t
        vmovdqa64 zmm1, zmm6                                             ;   537.3         22 t copy
        vpermi2b zmm1, zmm27, zmm22                                      ;   595.3 p0+p5   22 t
        vmovdqa64 zmm2, zmm18                                            ;   533.3         22 t copy
        vpermi2b zmm2, zmm27, zmm22                                      ;   597.3 p0+p5   22 t
        vmovdqa64 zmm17, zmm0                                            ;   537.3         22 t copy
        vpermi2b zmm17, zmm27, zmm22                                     ;   599.3 p0+p5   22 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 704] ;   446.3 p2      22 t reload
        vpermi2b zmm12, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;   601.3 p0+p5+p3   22 t
        vpternlogd zmm25, zmm29, zmm12, 0xca                             ;   606.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;   448.5 p2      22 t reload
        vpermi2b zmm6, zmm22, zmm12                                      ;   603.3 p0+p5   22 t
        vpermi2b zmm18, zmm22, zmm12                                     ;   605.3 p0+p5   22 t
        vpermi2b zmm0, zmm22, zmm12                                      ;   607.3 p0+p5   22 t
        vpternlogd zmm15, zmm1, zmm6, 0xca                               ;   608.3 p0      22 t
        vpternlogd zmm5, zmm2, zmm18, 0xca                               ;   610.3 p0      22 t
        vmovdqu64 zmm1, [rbp + 19648]                                    ;   539.3 p3      23 t reload
        vmovdqa64 zmm2, zmm31                                            ;   579.3         41 t copy
        vpternlogd zmm2, zmm4, zmm1, 0x96                                ;   579.3 p0      41 t
        vpternlogd zmm21, zmm17, zmm0, 0xca                              ;   612.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 19776]                                    ;   520.3 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 18048]                                    ;   531.3 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 8576]                                    ;   455.3 p2      51 x
        vpternlogd zmm17, zmm6, zmm0, 0x36                               ;   568.5 p0      51 x
        vmovdqu64 zmm6, [rbp + 19968]                                    ;   528.3 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 19328]                                   ;   535.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 8576]                                    ;   456.7 p3      51 x
        vpternlogd zmm29, zmm18, zmm6, 0x36                              ;   569.5 p0      51 x
        vmovdqa64 zmm18, zmm24                                           ;   571.3         41 t copy
        vpternlogd zmm18, zmm25, zmm9, 0x96                              ;   607.3 p0      41 t
        vmovdqa64 zmm6, zmm14                                            ;   595.3         41 t copy
        vpternlogd zmm6, zmm1, zmm25, 0x96                               ;   607.3 p0      41 t
        vpternlogd zmm14, zmm1, zmm18, 0x96                              ;   608.3 p0      41 t
        vpternlogd zmm31, zmm6, zmm4, 0x96                               ;   608.3 p0      41 t
        vpternlogd zmm4, zmm5, zmm9, 0x96                                ;   611.3 p0      41 t
        vpternlogd zmm5, zmm9, zmm2, 0x96                                ;   611.3 p0      41 t
        vpternlogd zmm24, zmm25, zmm4, 0x96                              ;   612.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 17984]                                    ;   519.3 p2      61 t reload
        vmovdqu64 zmm9, [rbp + 20096]                                    ;   532.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 8640]                                    ;   458.3 p2      51 x
        vpternlogd zmm25, zmm9, zmm1, 0x36                               ;   577.5 p0      51 x
        vpternlogd zmm18, zmm31, [rbp + 19584], 0x96                     ;   609.3 p0+p3   62 t
        vpternlogd zmm6, zmm5, [rbp + 17536], 0x96                       ;   612.3 p0+p2   62 t
        vpternlogd zmm2, zmm24, [rbp + 19904], 0x96                      ;   613.3 p0+p3   62 t
        vpternlogd zmm4, zmm14, [rbp + 17408], 0x96                      ;   612.3 p0+p2   62 t
        vmovdqu64 zmm9, [rbp + 8448]                                     ;   460.7 p3      71 d.6 reload
        vpandd zmm1, zmm18, zmm9                                         ;   610.3 p0      47 y
        vmovdqa64 zmm0, zmm20                                            ;   583.3         41 t copy
        vpternlogd zmm0, zmm15, zmm13, 0x96                              ;   609.3 p0      41 t
        vpandd zmm12, zmm6, [rbp + 8384]                                 ;   613.3 p0+p2   47 y
        vpandd zmm22, zmm2, [rbp + 8320]                                 ;   614.3 p0+p3   47 y
        vpandd zmm27, zmm4, [rbp + 8512]                                 ;   613.3 p0+p2   47 y
        vmovdqa64 zmm26, zmm7                                            ;   550.3         41 t copy
        vpternlogd zmm26, zmm21, zmm13, 0x96                             ;   613.3 p0      41 t
        vpternlogd zmm20, zmm26, zmm15, 0x96                             ;   614.3 p0      41 t
        vpternlogd zmm15, zmm28, [rbp + 18240], 0x96                     ;   609.3 p0+p3   41 t
        vpternlogd zmm28, zmm0, [rbp + 18240], 0x96                      ;   610.3 p0+p2   41 t
        vpternlogd zmm26, zmm28, [rbp + 17792], 0x96                     ;   614.3 p0+p3   62 t
        vmovdqa64 zmm8, zmm15                                            ;   610.3         41 t copy
        vpternlogd zmm8, zmm30, zmm7, 0x96                               ;   610.3 p0      41 t
        vpternlogd zmm30, zmm7, [rbp + 18240], 0x96                      ;   593.5 p0+p2   41 t
        vpternlogd zmm21, zmm13, zmm30, 0x96                             ;   613.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 8832]                                     ;   464.7 p3      71 y.4 reload
        vpandd zmm13, zmm17, zmm7                                        ;   595.5 p0      52 x
        vpandd zmm7, zmm7, zmm29                                         ;   596.5 p0      52 x
        vpandd zmm16, zmm25, [rbp + 8896]                                ;   597.5 p0+p2   52 x
        vpternlogd zmm0, zmm8, [rbp + 18624], 0x96                       ;   611.3 p0+p3   62 t
        vpandd zmm9, zmm9, zmm0                                          ;   612.3 p0      47 y
        vpternlogd zmm15, zmm21, [rbp + 19840], 0x96                     ;   614.3 p0+p2   62 t
        vpternlogd zmm30, zmm20, [rbp + 18688], 0x96                     ;   615.3 p0+p3   62 t
        vpandd zmm11, zmm15, [rbp + 8384]                                ;   615.3 p0+p2   47 y
        vpandd zmm19, zmm30, [rbp + 8320]                                ;   616.3 p0+p3   47 y
        vpsrlq zmm23, zmm27, 7                                           ;   614.3 p0      47 y
        vpandd zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 1088] ;   615.3 p0+p2   47 y
        vpandd zmm3, zmm26, [rbp + 8512]                                 ;   615.3 p0+p3   47 y
        vpsrlq zmm10, zmm1, 7                                            ;   611.3 p0      47 y
        vpaddb zmm1, zmm1, zmm1                                          ;   611.3 p5      47 y
        vmovdqu64 [rbp + 18688], zmm25                                   ;   578.5 p7+p4   51 x spill
        vpsrlq zmm25, zmm13, 7                                           ;   608.5 p0      52 x
        vpandd zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 1088] ;   609.5 p5+p2   52 x
        vpaddb zmm13, zmm13, zmm13                                       ;   609.5 p0      52 x
        vmovdqu64 [rbp + 19840], zmm29                                   ;   570.5 p8+p9   51 x spill
        vpsrlq zmm29, zmm3, 7                                            ;   616.3 p0      47 y
        vpandd zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;   617.3 p5+p3   47 y
        vmovdqu64 [rbp + 18624], zmm17                                   ;   569.5 p7+p4   51 x spill
        vpsrlq zmm17, zmm22, 7                                           ;   615.3 p0      47 y
        vpaddb zmm22, zmm22, zmm22                                       ;   615.3 p5      47 y
        vmovdqu64 [rbp + 18240], zmm25                                   ;   610.5 p8+p9   52 x spill
        vpsrlq zmm25, zmm12, 7                                           ;   614.3 p0      47 y
        vpandd zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 1088] ;   615.3 p5+p2   47 y
        vpaddb zmm12, zmm12, zmm12                                       ;   614.3 p5      47 y
        vpternlogd zmm12, zmm24, [rbp + 18432], 0x96                     ;   615.3 p0+p3   47 y
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 1088] ;   471.3 p2      47 y reload
        vpternlogd zmm12, zmm17, zmm24, 0x78                             ;   616.3 p5      47 y
        vpsrlq zmm17, zmm9, 7                                            ;   614.5 p0      47 y
        vpandd zmm17, zmm17, zmm24                                       ;   615.5 p5      47 y
        vpaddb zmm9, zmm9, zmm9                                          ;   615.5 p0      47 y
        vpaddb zmm27, zmm27, zmm27                                       ;   616.3 p5      47 y
        vpternlogd zmm27, zmm31, [rbp + 19392], 0x96                     ;   617.3 p0+p3   47 y
        vpternlogd zmm27, zmm10, zmm24, 0x78                             ;   618.3 p5      47 y
        vpsrlq zmm10, zmm7, 7                                            ;   617.5 p0      52 x
        vpaddb zmm7, zmm7, zmm7                                          ;   618.3 p5      52 x
        vpsrlq zmm31, zmm19, 7                                           ;   618.5 p0      47 y
        vpandd zmm31, zmm31, zmm24                                       ;   619.5 p5      47 y
        vpandd zmm10, zmm10, zmm24                                       ;   619.5 p0      52 x
        vpaddb zmm19, zmm19, zmm19                                       ;   620.3 p5      47 y
        vmovdqu64 [rbp + 19392], zmm10                                   ;   620.5 p7+p4   52 x spill
        vpsrlq zmm10, zmm11, 7                                           ;   620.5 p0      47 y
        vpandd zmm10, zmm10, zmm24                                       ;   621.5 p5      47 y
        vpaddb zmm11, zmm11, zmm11                                       ;   621.5 p0      47 y
        vmovdqu64 [rbp + 18432], zmm7                                    ;   619.3 p8+p9   52 x spill
        vpsrlq zmm7, zmm16, 7                                            ;   622.5 p0      52 x
        vpandd zmm7, zmm7, zmm24                                         ;   623.5 p5      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;   623.3 p5      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   623.5 p0      47 y
        vpternlogd zmm6, zmm12, [rbp + 8128], 0x1e                       ;   624.3 p5+p2   48 y
        vpternlogd zmm4, zmm27, [rbp + 8256], 0x1e                       ;   624.5 p0+p3   48 y
        vmovdqu64 [rbp + 17792], zmm7                                    ;   624.5 p7+p4   52 x spill
        vmovdqa64 zmm7, zmm24                                            ;   477.5         52 x copy
        vmovdqu64 [rbp + 17408], zmm16                                   ;   624.3 p8+p9   52 x spill
        vmovdqa64 zmm16, zmm24                                           ;   477.8         52 x copy
        vmovdqu64 [rbp + 19904], zmm13                                   ;   610.5 p7+p4   52 x spill
        vpxord zmm13, zmm12, [rbp + 9152]                                ;   625.3 p5+p2   40 t
        vmovdqu64 [rbp + 17536], zmm12                                   ;   617.3 p8+p9   47 y spill
        vmovdqa64 zmm12, zmm24                                           ;   478.5         52 x copy
        vpxord zmm24, zmm27, [rbp + 9280]                                ;   625.5 p0+p3   40 t
        vmovdqu64 [rbp + 19584], zmm27                                   ;   619.3 p7+p4   47 y spill
        vpxord zmm27, zmm6, [rbp + 9408]                                 ;   626.3 p5+p2   40 t
        vmovdqu64 [rbp + 20096], zmm6                                    ;   625.3 p8+p9   48 y spill
        vpxord zmm6, zmm4, [rbp + 9536]                                  ;   626.5 p0+p3   40 t
        vmovdqu64 [rbp + 19648], zmm4                                    ;   625.5 p7+p4   48 y spill
        vmovdqu64 zmm4, [rbp + 17472]                                    ;   480.7 p2      41 t reload
        vpternlogd zmm14, zmm4, [rbp + 17728], 0x96                      ;   627.3 p5+p3   47 y
        vpternlogd zmm22, zmm14, zmm23, 0x96                             ;   628.3 p0      47 y
        vmovdqu64 zmm4, [rbp + 18752]                                    ;   528.3 p2      61 t reload
        vmovdqu64 zmm14, [rbp + 18944]                                   ;   536.3 p3      61 t reload
        vmovdqu64 zmm23, [rbp + 8640]                                    ;   484.3 p2      51 x
        vpternlogd zmm23, zmm14, zmm4, 0x36                              ;   628.3 p5      51 x
        vmovdqu64 zmm14, [rbp + 8064]                                    ;   484.5 p3      71 d.0 reload
        vpternlogd zmm2, zmm22, zmm14, 0x1e                              ;   629.3 p0      48 y
        vpandd zmm4, zmm23, [rbp + 8896]                                 ;   629.3 p5+p2   52 x
        vmovdqu64 [rbp + 18944], zmm23                                   ;   629.3 p8+p9   51 x spill
        vpsrlq zmm23, zmm4, 7                                            ;   630.3 p0      52 x
        vpandd zmm12, zmm12, zmm23                                       ;   631.3 p5      52 x
        vpaddb zmm4, zmm4, zmm4                                          ;   630.5 p0      52 x
        vmovdqu64 zmm23, [rbp + 9344]                                    ;   485.5 p3      61 r.4 reload
        vmovdqu64 [rbp + 17728], zmm12                                   ;   632.3 p7+p4   52 x spill
        vpxord zmm12, zmm2, zmm23                                        ;   631.3 p5      40 t
        vmovdqu64 [rbp + 17472], zmm2                                    ;   630.3 p8+p9   48 y spill
        vpxord zmm2, zmm22, [rbp + 9088]                                 ;   631.5 p0+p2   40 t
        vmovdqu64 [rbp + 19328], zmm22                                   ;   629.3 p7+p4   47 y spill
        vmovdqu64 zmm22, [rbp + 17856]                                   ;   488.7 p3      41 t reload
        vpternlogd zmm28, zmm22, [rbp + 18560], 0x96                     ;   632.3 p5+p2   47 y
        vpternlogd zmm19, zmm28, zmm29, 0x96                             ;   633.3 p0      47 y
        vmovdqu64 zmm22, [rbp + 19456]                                   ;   532.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 18816]                                   ;   531.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 8704]                                    ;   490.8 p3      51 x
        vpternlogd zmm29, zmm28, zmm22, 0x36                             ;   633.3 p5      51 x
        vpternlogd zmm14, zmm30, zmm19, 0x36                             ;   634.3 p0      48 y
        vmovdqu64 zmm28, [rbp + 17600]                                   ;   492.3 p2      41 t reload
        vpternlogd zmm5, zmm28, [rbp + 19200], 0x96                      ;   634.3 p5+p3   47 y
        vpternlogd zmm1, zmm5, zmm25, 0x96                               ;   635.3 p0      47 y
        vmovdqu64 zmm5, [rbp + 19520]                                    ;   536.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 19264]                                   ;   535.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8704]                                    ;   495.3 p2      51 x
        vpternlogd zmm28, zmm25, zmm5, 0x36                              ;   635.3 p5      51 x
        vmovdqu64 zmm25, [rbp + 20160]                                   ;   496.3 p3      41 t reload
        vpternlogd zmm8, zmm25, [rbp + 19008], 0x96                      ;   635.5 p0+p2   47 y
        vpternlogd zmm3, zmm8, zmm17, 0x96                               ;   636.5 p5      47 y
        vmovdqu64 zmm8, [rbp + 19136]                                    ;   531.3 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 18176]                                   ;   520.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 8768]                                    ;   499.3 p3      51 x
        vpternlogd zmm25, zmm17, zmm8, 0x36                              ;   636.5 p0      51 x
        vmovdqu64 zmm17, [rbp + 19712]                                   ;   499.5 p2      41 t reload
        vpternlogd zmm20, zmm17, [rbp + 19072], 0x96                     ;   637.3 p5+p3   47 y
        vpternlogd zmm11, zmm20, zmm31, 0x96                             ;   638.3 p0      47 y
        vmovdqu64 zmm17, [rbp + 18496]                                   ;   535.3 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 17664]                                   ;   528.3 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 8768]                                    ;   503.3 p2      51 x
        vpternlogd zmm30, zmm20, zmm17, 0x36                             ;   638.3 p5      51 x
        vmovdqu64 zmm20, [rbp + 20224]                                   ;   504.5 p3      41 t reload
        vpternlogd zmm21, zmm20, [rbp + 18112], 0x96                     ;   638.5 p0+p2   47 y
        vpternlogd zmm9, zmm21, zmm10, 0x96                              ;   639.5 p5      47 y
        vmovdqu64 zmm10, [rbp + 8192]                                    ;   505.5 p3      71 d.2 reload
        vpternlogd zmm18, zmm1, zmm10, 0x1e                              ;   639.5 p0      48 y
        vpternlogd zmm10, zmm0, zmm9, 0x36                               ;   640.5 p5      48 y
        vpternlogd zmm26, zmm3, [rbp + 8256], 0x1e                       ;   640.5 p0+p2   48 y
        vpternlogd zmm15, zmm11, [rbp + 8128], 0x1e                      ;   641.3 p5+p3   48 y
        vmovdqu64 zmm0, [rbp + 8960]                                     ;   507.5 p2      71 y.6 reload
        vpandd zmm20, zmm29, zmm0                                        ;   641.5 p0      52 x
        vpandd zmm0, zmm0, zmm28                                         ;   642.3 p5      52 x
        vpxord zmm23, zmm23, zmm14                                       ;   642.5 p0      40 t
        vmovdqu64 zmm21, [rbp + 9024]                                    ;   509.3 p3      71 y.7 reload
        vpandd zmm31, zmm25, zmm21                                       ;   643.3 p5      52 x
        vpandd zmm21, zmm21, zmm30                                       ;   643.5 p0      52 x
        vpsrlq zmm17, zmm31, 7                                           ;   644.5 p0      52 x
        vpandd zmm7, zmm7, zmm17                                         ;   645.5 p5      52 x
        vpsrlq zmm17, zmm21, 7                                           ;   645.5 p0      52 x
        vpandd zmm16, zmm16, zmm17                                       ;   646.5 p5      52 x
        vpxord zmm17, zmm19, [rbp + 9088]                                ;   646.3 p5+p2   40 t
        vmovdqu64 [rbp + 18112], zmm19                                   ;   634.3 p8+p9   47 y spill
        vpsrlq zmm19, zmm20, 7                                           ;   646.5 p0      52 x
        vpandd zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 1088] ;   647.5 p5+p3   52 x
        vpaddb zmm20, zmm20, zmm20                                       ;   647.5 p0      52 x
        vpsrlq zmm8, zmm0, 7                                             ;   648.5 p0      52 x
        vpandd zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 1088] ;   649.5 p5+p2   52 x
        vpaddb zmm0, zmm0, zmm0                                          ;   649.3 p5      52 x
        vpaddb zmm31, zmm31, zmm31                                       ;   649.5 p0      52 x
        vpaddb zmm21, zmm21, zmm21                                       ;   650.3 p5      52 x
        vmovdqu64 [rbp + 20224], zmm14                                   ;   635.3 p7+p4   48 y spill
        vpxord zmm14, zmm1, [rbp + 9216]                                 ;   650.5 p0+p3   40 t
        vmovdqu64 [rbp + 17664], zmm1                                    ;   636.3 p8+p9   47 y spill
        vpxord zmm1, zmm18, [rbp + 9472]                                 ;   651.3 p5+p2   40 t
        vmovdqu64 [rbp + 19072], zmm18                                   ;   640.5 p7+p4   48 y spill
        vpxord zmm18, zmm3, [rbp + 9280]                                 ;   651.5 p0+p3   40 t
        vmovdqu64 [rbp + 19712], zmm3                                    ;   637.5 p8+p9   47 y spill
        vpxord zmm3, zmm10, [rbp + 9472]                                 ;   652.3 p5+p2   40 t
        vmovdqu64 [rbp + 18176], zmm10                                   ;   641.5 p7+p4   48 y spill
        vpxord zmm10, zmm11, [rbp + 9152]                                ;   652.5 p0+p3   40 t
        vmovdqu64 [rbp + 19008], zmm11                                   ;   639.3 p8+p9   47 y spill
        vpxord zmm11, zmm15, [rbp + 9408]                                ;   653.3 p5+p2   40 t
        vmovdqu64 [rbp + 20160], zmm15                                   ;   642.3 p7+p4   48 y spill
        vpxord zmm15, zmm26, [rbp + 9536]                                ;   653.5 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm26                                   ;   641.5 p8+p9   48 y spill
        vpxord zmm26, zmm9, [rbp + 9216]                                 ;   654.3 p5+p2   40 t
        vpternlogd zmm20, zmm22, [rbp + 17792], 0x96                     ;   654.5 p0+p3   61 t
        vpternlogd zmm0, zmm5, [rbp + 17728], 0x96                       ;   655.3 p5+p2   61 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 256]  ;   525.3 p3      41 t reload
        vpshufb zmm22, zmm5, zmm13                                       ;   656.3 p5      23 t
        vmovdqu64 [rbp + 19520], zmm9                                    ;   640.5 p7+p4   47 y spill
        vpshufb zmm9, zmm5, zmm24                                        ;   657.3 p5      21 t
        vmovdqu64 [rbp + 17728], zmm0                                    ;   656.3 p8+p9   61 t spill
        vpshufb zmm0, zmm5, zmm2                                         ;   658.3 p5      41 t
        vmovdqu64 [rbp + 19456], zmm20                                   ;   655.5 p7+p4   61 t spill
        vpshufb zmm20, zmm5, zmm27                                       ;   659.3 p5      22 t
        vmovdqu64 [rbp + 17792], zmm30                                   ;   639.3 p8+p9   51 x spill
        vpshufb zmm30, zmm5, zmm12                                       ;   660.3 p5      23 t
        vmovdqu64 [rbp + 19200], zmm25                                   ;   637.5 p7+p4   51 x spill
        vpshufb zmm25, zmm5, zmm6                                        ;   661.3 p5      42 t
        vmovdqu64 [rbp + 17600], zmm28                                   ;   636.3 p8+p9   51 x spill
        vpshufb zmm28, zmm5, zmm17                                       ;   662.3 p5      41 t
        vmovdqu64 [rbp + 18816], zmm29                                   ;   634.3 p7+p4   51 x spill
        vpshufb zmm29, zmm5, zmm23                                       ;   663.3 p5      23 t
        vmovdqu64 [rbp + 18560], zmm8                                    ;   650.5 p8+p9   52 x spill
        vpshufb zmm8, zmm5, zmm14                                        ;   664.3 p5      22 t
        vmovdqu64 [rbp + 17856], zmm21                                   ;   651.3 p7+p4   52 x spill
        vpshufb zmm21, zmm5, zmm10                                       ;   665.3 p5      23 t
        vpternlogd zmm31, zmm19, [rbp + 19136], 0x96                     ;   655.5 p0+p2   61 t
        vpshufb zmm19, zmm5, zmm18                                       ;   666.3 p5      21 t
        vmovdqu64 [rbp + 19136], zmm31                                   ;   656.5 p8+p9   61 t spill
        vpshufb zmm31, zmm5, zmm26                                       ;   667.3 p5      22 t
        vmovdqu64 [rbp + 18048], zmm4                                    ;   631.5 p7+p4   52 x spill
        vpshufb zmm4, zmm5, zmm1                                         ;   668.3 p5      21 t
        vmovdqu64 [rbp + 17920], zmm16                                   ;   647.5 p8+p9   52 x spill
        vpshufb zmm16, zmm5, zmm11                                       ;   669.3 p5      22 t
        vmovdqu64 [rbp + 18304], zmm7                                    ;   646.5 p7+p4   52 x spill
        vpshufb zmm7, zmm5, zmm3                                         ;   670.3 p5      21 t
        vmovdqu64 [rbp + 18880], zmm25                                   ;   662.3 p8+p9   42 t spill
        vpshufb zmm25, zmm5, zmm15                                       ;   671.3 p5      42 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 320]  ;   536.2 p3      23 t reload
        vmovdqu64 [rbp + 20032], zmm25                                   ;   672.3 p7+p4   42 t spill
        vmovdqa64 zmm25, zmm13                                           ;   626.3         23 t copy
        vpermi2b zmm25, zmm5, [rel camellia128_encrypt.T0_constants512 + 384] ;   673.3 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18368], zmm15                                   ;   654.5 p8+p9   40 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;   537.3 p3      23 t reload
        vpermi2b zmm13, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   675.3 p0+p5+p2   23 t
        vpternlogd zmm22, zmm25, zmm13, 0xca                             ;   680.3 p0      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 384] ;   538.3 p3      23 t reload
        vmovdqa64 zmm25, zmm12                                           ;   632.3         23 t copy
        vpermi2b zmm25, zmm5, zmm13                                      ;   677.3 p0+p5   23 t
        vpermi2b zmm12, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   679.3 p0+p5+p2   23 t
        vpternlogd zmm30, zmm25, zmm12, 0xca                             ;   684.3 p0      23 t
        vmovdqa64 zmm12, zmm23                                           ;   643.5         23 t copy
        vpermi2b zmm12, zmm5, zmm13                                      ;   681.3 p0+p5   23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   540.3 p3      23 t reload
        vpermi2b zmm23, zmm15, zmm25                                     ;   683.3 p0+p5   23 t
        vpternlogd zmm29, zmm12, zmm23, 0xca                             ;   688.3 p0      23 t
        vmovdqa64 zmm12, zmm10                                           ;   653.5         23 t copy
        vpermi2b zmm12, zmm5, zmm13                                      ;   685.3 p0+p5   23 t
        vpermi2b zmm10, zmm15, zmm25                                     ;   687.3 p0+p5   23 t
        vpternlogd zmm21, zmm12, zmm10, 0xca                             ;   692.3 p0      23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 64]  ;   542.5 p2      41 t reload
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512]       ;   542.7 p3      41 t reload
        vmovdqu64 zmm23, [rbp + 18368]                                   ;   654.5 p2      42 t
        vpermi2b zmm23, zmm12, zmm10                                     ;   689.3 p0+p5   42 t
        vmovdqa64 zmm25, zmm2                                            ;   632.5         41 t copy
        vpermi2b zmm25, zmm12, zmm10                                     ;   691.3 p0+p5   41 t
        vmovdqa64 zmm15, zmm6                                            ;   627.5         42 t copy
        vpermi2b zmm15, zmm12, zmm10                                     ;   693.3 p0+p5   42 t
        vmovdqa64 zmm13, zmm17                                           ;   647.3         41 t copy
        vpermi2b zmm13, zmm12, zmm10                                     ;   695.3 p0+p5   41 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 128]  ;   545.5 p3      41 t reload
        vpermi2b zmm2, zmm5, [rel camellia128_encrypt.T0_constants512 + 192] ;   697.3 p0+p5+p2   41 t
        vpternlogd zmm0, zmm25, zmm2, 0xca                               ;   702.3 p0      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 192]  ;   546.5 p3      41 t reload
        vpermi2b zmm6, zmm5, zmm2                                        ;   699.3 p0+p5   42 t
        vpermi2b zmm17, zmm5, zmm2                                       ;   701.3 p0+p5   41 t
        vpternlogd zmm28, zmm13, zmm17, 0xca                             ;   706.3 p0      41 t
        vmovdqu64 zmm13, [rbp + 18368]                                   ;   654.5 p2      42 t
        vpermi2b zmm13, zmm5, zmm2                                       ;   703.3 p0+p5   42 t
        vpternlogd zmm15, zmm6, [rbp + 18880], 0xe4                      ;   704.3 p0+p3   42 t
        vmovdqu64 zmm6, [rbp + 18304]                                    ;   646.5 p2      52 x reload
        vmovdqu64 zmm17, [rbp + 19904]                                   ;   610.5 p3      61 t
        vpternlogd zmm17, zmm6, [rbp + 19776], 0x96                      ;   679.5 p0+p2   61 t
        vpternlogd zmm23, zmm13, [rbp + 20032], 0xe4                     ;   708.3 p0+p3   42 t
        vmovdqu64 zmm6, [rbp + 17920]                                    ;   647.5 p2      52 x reload
        vmovdqu64 zmm13, [rbp + 18432]                                   ;   619.3 p3      61 t
        vpternlogd zmm13, zmm6, [rbp + 19968], 0x96                      ;   681.5 p0+p2   61 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;   552.3 p3      21 t reload
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 832] ;   552.7 p2      21 t reload
        vmovdqa64 zmm2, zmm24                                            ;   626.5         21 t copy
        vpermi2b zmm2, zmm25, zmm6                                       ;   705.3 p0+p5   21 t
        vmovdqa64 zmm5, zmm18                                            ;   652.5         21 t copy
        vpermi2b zmm5, zmm25, zmm6                                       ;   707.3 p0+p5   21 t
        vmovdqa64 zmm10, zmm1                                            ;   652.3         21 t copy
        vpermi2b zmm10, zmm25, zmm6                                      ;   709.3 p0+p5   21 t
        vmovdqa64 zmm12, zmm3                                            ;   653.3         21 t copy
        vpermi2b zmm12, zmm25, zmm6                                      ;   711.3 p0+p5   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;   553.3 p3      21 t reload
        vpermi2b zmm24, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   713.3 p0+p5+p2   21 t
        vpternlogd zmm9, zmm2, zmm24, 0xca                               ;   718.3 p0      21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 1024] ;   554.3 p3      21 t reload
        vpermi2b zmm18, zmm6, zmm2                                       ;   715.3 p0+p5   21 t
        vpermi2b zmm1, zmm6, zmm2                                        ;   717.3 p0+p5   21 t
        vpermi2b zmm3, zmm6, zmm2                                        ;   719.3 p0+p5   21 t
        vpternlogd zmm19, zmm5, zmm18, 0xca                              ;   720.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 18240]                                    ;   610.5 p2      52 x reload
        vmovdqu64 zmm18, [rbp + 17408]                                   ;   624.3 p3      61 t
        vpternlogd zmm18, zmm5, [rbp + 17984], 0x96                      ;   692.5 p0+p2   61 t
        vpternlogd zmm4, zmm10, zmm1, 0xca                               ;   722.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 19392]                                    ;   620.5 p3      52 x reload
        vmovdqu64 zmm5, [rbp + 18048]                                    ;   631.5 p2      61 t
        vpternlogd zmm5, zmm1, [rbp + 18752], 0x96                       ;   694.5 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 18560]                                    ;   650.5 p2      52 x reload
        vmovdqu64 zmm10, [rbp + 17856]                                   ;   651.3 p3      61 t
        vpternlogd zmm10, zmm1, [rbp + 18496], 0x96                      ;   695.5 p0+p2   61 t
        vpternlogd zmm7, zmm12, zmm3, 0xca                               ;   724.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 640]  ;   561.7 p3      22 t reload
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 576]  ;   562.5 p2      22 t reload
        vmovdqa64 zmm12, zmm27                                           ;   627.3         22 t copy
        vpermi2b zmm12, zmm3, zmm1                                       ;   721.3 p0+p5   22 t
        vmovdqa64 zmm24, zmm14                                           ;   651.5         22 t copy
        vpermi2b zmm24, zmm3, zmm1                                       ;   723.3 p0+p5   22 t
        vmovdqa64 zmm2, zmm26                                            ;   655.3         22 t copy
        vpermi2b zmm2, zmm3, zmm1                                        ;   725.3 p0+p5   22 t
        vmovdqa64 zmm6, zmm11                                            ;   654.3         22 t copy
        vpermi2b zmm6, zmm3, zmm1                                        ;   727.3 p0+p5   22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   571.3 p3      22 t reload
        vpermi2b zmm27, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   729.3 p0+p5+p2   22 t
        vpternlogd zmm20, zmm12, zmm27, 0xca                             ;   734.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;   572.5 p3      22 t reload
        vpermi2b zmm14, zmm25, zmm12                                     ;   731.3 p0+p5   22 t
        vpermi2b zmm26, zmm25, zmm12                                     ;   733.3 p0+p5   22 t
        vpermi2b zmm11, zmm25, zmm12                                     ;   735.3 p0+p5   22 t
        vpternlogd zmm8, zmm24, zmm14, 0xca                              ;   736.3 p0      22 t
        vpternlogd zmm31, zmm2, zmm26, 0xca                              ;   738.3 p0      22 t
        vpternlogd zmm16, zmm6, zmm11, 0xca                              ;   740.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 9856]                                     ;   579.5 p2      40 t
        vmovdqu64 zmm6, [rbp + 9856]                                     ;   580.3 p3      40 t
        vmovdqu64 zmm11, [rbp + 9920]                                    ;   580.5 p2      40 t
        vmovdqu64 zmm14, [rbp + 9920]                                    ;   581.3 p3      40 t
        vmovdqu64 zmm24, [rbp + 9984]                                    ;   582.3 p2      40 t
        vmovdqa64 zmm26, zmm4                                            ;   723.3         41 t copy
        vpternlogd zmm26, zmm0, zmm22, 0x96                              ;   723.3 p0      41 t
        vmovdqa64 zmm27, zmm7                                            ;   725.3         41 t copy
        vpternlogd zmm27, zmm28, zmm21, 0x96                             ;   725.3 p0      41 t
        vmovdqa64 zmm12, zmm0                                            ;   703.3         41 t copy
        vpternlogd zmm12, zmm20, zmm9, 0x96                              ;   735.3 p0      41 t
        vpternlogd zmm20, zmm26, zmm9, 0x96                              ;   735.3 p0      41 t
        vpternlogd zmm9, zmm30, zmm8, 0x96                               ;   737.3 p0      41 t
        vpternlogd zmm30, zmm12, zmm8, 0x96                              ;   737.3 p0      41 t
        vpternlogd zmm8, zmm15, zmm22, 0x96                              ;   737.3 p0      41 t
        vpternlogd zmm15, zmm22, zmm9, 0x96                              ;   738.3 p0      41 t
        vpternlogd zmm4, zmm0, zmm8, 0x96                                ;   738.3 p0      41 t
        vpternlogd zmm26, zmm30, [rbp + 18624], 0x96                     ;   738.3 p0+p3   61 t
        vpxord zmm2, zmm2, zmm26                                         ;   739.3 p0      40 t
        vpternlogd zmm8, zmm20, [rbp + 18688], 0x96                      ;   738.3 p0+p2   61 t
        vpxord zmm11, zmm11, zmm8                                        ;   739.3 p0      40 t
        vpternlogd zmm9, zmm4, [rbp + 18816], 0x96                       ;   739.3 p0+p3   61 t
        vpxord zmm24, zmm24, zmm9                                        ;   740.3 p0      40 t
        vpternlogd zmm12, zmm15, [rbp + 19200], 0x96                     ;   739.3 p0+p2   61 t
        vmovdqa64 zmm0, zmm29                                            ;   689.3         41 t copy
        vpternlogd zmm0, zmm31, zmm19, 0x96                              ;   739.3 p0      41 t
        vmovdqa64 zmm22, zmm23                                           ;   709.3         41 t copy
        vpternlogd zmm22, zmm21, zmm31, 0x96                             ;   739.3 p0      41 t
        vpternlogd zmm23, zmm21, zmm0, 0x96                              ;   740.3 p0      41 t
        vpternlogd zmm7, zmm22, zmm28, 0x96                              ;   740.3 p0      41 t
        vpternlogd zmm28, zmm16, zmm19, 0x96                             ;   741.3 p0      41 t
        vpternlogd zmm29, zmm31, zmm28, 0x96                             ;   742.3 p0      41 t
        vpternlogd zmm16, zmm19, zmm27, 0x96                             ;   741.3 p0      41 t
        vmovdqu64 zmm19, [rbp + 9984]                                    ;   596.7 p3      40 t
        vpternlogd zmm0, zmm7, [rbp + 17600], 0x96                       ;   741.3 p0+p2   61 t
        vpxord zmm19, zmm19, zmm0                                        ;   742.3 p0      40 t
        vpternlogd zmm22, zmm16, [rbp + 18944], 0x96                     ;   742.3 p0+p3   61 t
        vpxord zmm14, zmm14, zmm22                                       ;   743.3 p0      40 t
        vpternlogd zmm27, zmm29, [rbp + 19840], 0x96                     ;   743.3 p5+p2   61 t
        vpxord zmm6, zmm6, zmm27                                         ;   744.3 p0      40 t
        vpternlogd zmm28, zmm23, [rbp + 17792], 0x96                     ;   742.3 p5+p3   61 t
        vmovdqu64 zmm21, [rbp + 10048]                                   ;   600.8 p2      62 l.7 reload
        vpxord zmm31, zmm12, zmm21                                       ;   740.3 p0      40 t
        vpxord zmm21, zmm21, zmm28                                       ;   743.3 p5      40 t
        vmovdqu64 [rbp + 17792], zmm28                                   ;   743.3 p7+p4   61 t spill
        vmovdqa64 zmm28, zmm11                                           ;   740.3         22 t copy
        vpermi2b zmm28, zmm3, zmm1                                       ;   740.3 p0+p5   22 t
        vmovdqu64 [rbp + 19840], zmm12                                   ;   740.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm14                                           ;   744.3         22 t copy
        vpermi2b zmm12, zmm3, zmm1                                       ;   744.3 p0+p5   22 t
        vmovdqu64 [rbp + 18944], zmm0                                    ;   742.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm18                                            ;   693.5         40 t copy
        vpternlogd zmm0, zmm30, [rbp + 9664], 0x96                       ;   740.5 p0+p3   40 t
        vmovdqu64 [rbp + 17600], zmm9                                    ;   740.3 p8+p9   61 t spill
        vmovdqa64 zmm9, zmm17                                            ;   680.5         40 t copy
        vpternlogd zmm9, zmm15, [rbp + 9600], 0x96                       ;   741.5 p0+p2   40 t
        vmovdqu64 [rbp + 19200], zmm22                                   ;   743.3 p7+p4   61 t spill
        vmovdqa64 zmm22, zmm13                                           ;   682.5         40 t copy
        vpternlogd zmm22, zmm23, [rbp + 9600], 0x96                      ;   742.5 p0+p3   40 t
        vmovdqu64 [rbp + 18816], zmm8                                    ;   739.3 p8+p9   61 t spill
        vmovdqa64 zmm8, zmm10                                            ;   696.5         40 t copy
        vpternlogd zmm8, zmm7, [rbp + 9792], 0x96                        ;   743.3 p5+p2   40 t
        vmovdqu64 [rbp + 18688], zmm27                                   ;   744.3 p7+p4   61 t spill
        vmovdqa64 zmm27, zmm5                                            ;   695.5         40 t copy
        vpternlogd zmm27, zmm29, [rbp + 9664], 0x96                      ;   743.5 p0+p3   40 t
        vmovdqu64 [rbp + 18624], zmm26                                   ;   739.3 p8+p9   61 t spill
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 256] ;   614.5 p2      41 t reload
        vmovdqu64 [rbp + 18496], zmm10                                   ;   696.5 p7+p4   61 t spill
        vpshufb zmm10, zmm26, zmm9                                       ;   744.3 p5      41 t
        vmovdqu64 [rbp + 18560], zmm7                                    ;   741.3 p8+p9   41 t spill
        vpshufb zmm7, zmm26, zmm0                                        ;   745.3 p5      23 t
        vmovdqu64 [rbp + 17856], zmm5                                    ;   695.5 p7+p4   61 t spill
        vpshufb zmm5, zmm26, zmm22                                       ;   746.3 p5      41 t
        vmovdqu64 [rbp + 18752], zmm29                                   ;   743.3 p8+p9   41 t spill
        vpshufb zmm29, zmm26, zmm11                                      ;   747.3 p5      22 t
        vpermi2b zmm11, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   749.3 p0+p5+p3   22 t
        vpternlogd zmm29, zmm28, zmm11, 0xca                             ;   754.3 p0      22 t
        vpshufb zmm11, zmm26, zmm27                                      ;   750.3 p5      23 t
        vpshufb zmm28, zmm26, zmm2                                       ;   751.3 p5      23 t
        vmovdqu64 [rbp + 19392], zmm18                                   ;   693.5 p7+p4   61 t spill
        vpshufb zmm18, zmm26, zmm14                                      ;   752.3 p5      22 t
        vpermi2b zmm14, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   754.3 p0+p5+p2   22 t
        vpternlogd zmm18, zmm12, zmm14, 0xca                             ;   759.3 p0      22 t
        vpshufb zmm12, zmm26, zmm8                                       ;   755.3 p5      21 t
        vpshufb zmm14, zmm26, zmm24                                      ;   756.3 p5      21 t
        vmovdqu64 [rbp + 18048], zmm30                                   ;   738.3 p8+p9   41 t spill
        vpshufb zmm30, zmm26, zmm6                                       ;   757.3 p5      23 t
        vmovdqu64 [rbp + 17984], zmm13                                   ;   682.5 p7+p4   61 t spill
        vpshufb zmm13, zmm26, zmm31                                      ;   758.3 p5      42 t
        vmovdqu64 [rbp + 18240], zmm23                                   ;   741.3 p8+p9   41 t spill
        vpshufb zmm23, zmm26, zmm19                                      ;   759.3 p5      21 t
        vmovdqu64 [rbp + 17408], zmm17                                   ;   680.5 p7+p4   61 t spill
        vpshufb zmm17, zmm26, zmm21                                      ;   760.3 p5      42 t
        vmovdqu64 [rbp + 19968], zmm15                                   ;   739.3 p8+p9   41 t spill
        vmovdqu64 zmm15, [rbp + 9728]                                    ;   619.8 p3      40 t
        vpternlogd zmm15, zmm20, [rbp + 19456], 0x96                     ;   748.5 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm20                                   ;   736.3 p7+p4   41 t spill
        vpshufb zmm20, zmm26, zmm15                                      ;   761.3 p5      22 t
        vmovdqu64 [rbp + 18432], zmm18                                   ;   760.3 p8+p9   22 t spill
        vmovdqa64 zmm18, zmm15                                           ;   749.5         22 t copy
        vpermi2b zmm18, zmm3, zmm1                                       ;   763.3 p0+p5   22 t
        vpermi2b zmm15, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   765.3 p0+p5+p3   22 t
        vpternlogd zmm20, zmm18, zmm15, 0xca                             ;   770.3 p0      22 t
        vmovdqu64 zmm15, [rbp + 19136]                                   ;   656.5 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 9792]                                    ;   622.5 p3      40 t
        vpternlogd zmm18, zmm4, zmm15, 0x96                              ;   752.5 p0      40 t
        vpshufb zmm15, zmm26, zmm18                                      ;   766.3 p5      21 t
        vmovdqu64 [rbp + 20032], zmm4                                    ;   739.3 p7+p4   41 t spill
        vmovdqu64 zmm4, [rbp + 9728]                                     ;   623.2 p2      40 t
        vpternlogd zmm4, zmm16, [rbp + 17728], 0x96                      ;   753.5 p0+p3   40 t
        vmovdqu64 [rbp + 19776], zmm16                                   ;   742.3 p8+p9   41 t spill
        vpshufb zmm16, zmm26, zmm4                                       ;   767.3 p5      22 t
        vmovdqa64 zmm26, zmm4                                            ;   754.5         22 t copy
        vpermi2b zmm26, zmm3, zmm1                                       ;   769.3 p0+p5   22 t
        vpermi2b zmm4, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   771.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm26, zmm4, 0xca                              ;   776.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;   625.2 p3      41 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;   625.5 p2      41 t reload
        vmovdqa64 zmm25, zmm9                                            ;   742.5         41 t copy
        vpermi2b zmm25, zmm26, zmm4                                      ;   773.3 p0+p5   41 t
        vmovdqa64 zmm1, zmm22                                            ;   743.5         41 t copy
        vpermi2b zmm1, zmm26, zmm4                                       ;   775.3 p0+p5   41 t
        vmovdqa64 zmm3, zmm31                                            ;   741.3         42 t copy
        vpermi2b zmm3, zmm26, zmm4                                       ;   777.3 p0+p5   42 t
        vmovdqu64 [rbp + 18304], zmm16                                   ;   777.3 p7+p4   22 t spill
        vmovdqa64 zmm16, zmm21                                           ;   744.3         42 t copy
        vpermi2b zmm16, zmm26, zmm4                                      ;   779.3 p0+p5   42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 128]  ;   628.3 p3      41 t reload
        vpermi2b zmm9, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;   781.3 p0+p5+p2   41 t
        vpternlogd zmm10, zmm25, zmm9, 0xca                              ;   786.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 192]  ;   629.3 p3      41 t reload
        vpermi2b zmm22, zmm4, zmm9                                       ;   783.3 p0+p5   41 t
        vpermi2b zmm31, zmm4, zmm9                                       ;   785.3 p0+p5   42 t
        vpermi2b zmm21, zmm4, zmm9                                       ;   787.3 p0+p5   42 t
        vpternlogd zmm5, zmm1, zmm22, 0xca                               ;   788.3 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 384]  ;   631.0 p2      23 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 320] ;   631.2 p3      23 t reload
        vmovdqa64 zmm25, zmm0                                            ;   741.5         23 t copy
        vpermi2b zmm25, zmm22, zmm1                                      ;   789.3 p0+p5   23 t
        vpternlogd zmm13, zmm3, zmm31, 0xca                              ;   790.3 p0      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 512]  ;   632.2 p2      23 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 448] ;   632.3 p3      23 t reload
        vpermi2b zmm0, zmm31, zmm3                                       ;   791.3 p0+p5   23 t
        vpternlogd zmm7, zmm25, zmm0, 0xca                               ;   796.3 p0      23 t
        vmovdqa64 zmm0, zmm27                                            ;   744.5         23 t copy
        vpermi2b zmm0, zmm22, zmm1                                       ;   793.3 p0+p5   23 t
        vpermi2b zmm27, zmm31, zmm3                                      ;   795.3 p0+p5   23 t
        vmovdqa64 zmm25, zmm2                                            ;   740.3         23 t copy
        vpermi2b zmm25, zmm22, zmm1                                      ;   797.3 p0+p5   23 t
        vpermi2b zmm2, zmm31, zmm3                                       ;   799.3 p0+p5   23 t
        vpternlogd zmm11, zmm0, zmm27, 0xca                              ;   800.3 p0      23 t
        vmovdqa64 zmm0, zmm6                                             ;   745.3         23 t copy
        vpermi2b zmm0, zmm22, zmm1                                       ;   801.3 p0+p5   23 t
        vpermi2b zmm6, zmm31, zmm3                                       ;   803.3 p0+p5   23 t
        vpternlogd zmm17, zmm16, zmm21, 0xca                             ;   792.3 p0      42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   637.0 p2      21 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 832] ;   637.2 p3      21 t reload
        vmovdqa64 zmm27, zmm8                                            ;   744.3         21 t copy
        vpermi2b zmm27, zmm21, zmm16                                     ;   805.3 p0+p5   21 t
        vpternlogd zmm28, zmm25, zmm2, 0xca                              ;   804.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 1024] ;   638.2 p2      21 t reload
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 960] ;   638.3 p3      21 t reload
        vpermi2b zmm8, zmm25, zmm2                                       ;   807.3 p0+p5   21 t
        vpternlogd zmm30, zmm0, zmm6, 0xca                               ;   808.3 p0      23 t
        vmovdqa64 zmm0, zmm24                                            ;   741.3         21 t copy
        vpermi2b zmm0, zmm21, zmm16                                      ;   809.3 p0+p5   21 t
        vpermi2b zmm24, zmm25, zmm2                                      ;   811.3 p0+p5   21 t
        vmovdqa64 zmm6, zmm19                                            ;   743.3         21 t copy
        vpermi2b zmm6, zmm21, zmm16                                      ;   813.3 p0+p5   21 t
        vpermi2b zmm19, zmm25, zmm2                                      ;   815.3 p0+p5   21 t
        vpternlogd zmm12, zmm27, zmm8, 0xca                              ;   812.3 p0      21 t
        vmovdqa64 zmm8, zmm18                                            ;   753.5         21 t copy
        vpermi2b zmm8, zmm21, zmm16                                      ;   817.3 p0+p5   21 t
        vpermi2b zmm18, zmm25, zmm2                                      ;   819.3 p0+p5   21 t
        vpternlogd zmm14, zmm0, zmm24, 0xca                              ;   816.3 p0      21 t
        vpternlogd zmm15, zmm8, zmm18, 0xca                              ;   824.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 10368]                                    ;   643.2 p2      40 t
        vmovdqu64 zmm8, [rbp + 10368]                                    ;   643.3 p3      40 t
        vmovdqu64 zmm18, [rbp + 10432]                                   ;   644.2 p2      40 t
        vpternlogd zmm23, zmm6, zmm19, 0xca                              ;   820.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 10432]                                    ;   644.3 p3      40 t
        vmovdqu64 zmm19, [rbp + 10496]                                   ;   645.2 p2      40 t
        vmovdqu64 zmm24, [rbp + 10496]                                   ;   645.3 p3      40 t
        vmovdqa64 zmm27, zmm13                                           ;   791.3         41 t copy
        vpternlogd zmm27, zmm7, zmm20, 0x96                              ;   797.3 p0      41 t
        vmovdqa64 zmm2, zmm14                                            ;   817.3         41 t copy
        vpternlogd zmm2, zmm10, zmm7, 0x96                               ;   817.3 p0      41 t
        vpternlogd zmm14, zmm27, zmm10, 0x96                             ;   817.3 p0      41 t
        vpternlogd zmm10, zmm29, zmm15, 0x96                             ;   825.3 p0      41 t
        vpternlogd zmm29, zmm2, zmm15, 0x96                              ;   825.3 p0      41 t
        vpternlogd zmm15, zmm28, zmm20, 0x96                             ;   825.3 p0      41 t
        vpternlogd zmm28, zmm20, zmm10, 0x96                             ;   826.3 p0      41 t
        vpternlogd zmm13, zmm7, zmm15, 0x96                              ;   826.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 18304]                                    ;   777.3 p2      22 t reload
        vmovdqa64 zmm20, zmm17                                           ;   793.3         41 t copy
        vpternlogd zmm20, zmm11, zmm7, 0x96                              ;   801.5 p0      41 t
        vmovdqa64 zmm25, zmm30                                           ;   809.3         41 t copy
        vpternlogd zmm25, zmm7, zmm12, 0x96                              ;   813.3 p0      41 t
        vpternlogd zmm17, zmm25, zmm11, 0x96                             ;   814.3 p0      41 t
        vpternlogd zmm11, zmm23, zmm5, 0x96                              ;   821.3 p0      41 t
        vpternlogd zmm23, zmm20, zmm5, 0x96                              ;   821.3 p0      41 t
        vpternlogd zmm5, zmm12, [rbp + 18432], 0x96                      ;   813.3 p0+p3   41 t
        vpternlogd zmm30, zmm7, zmm5, 0x96                               ;   814.3 p0      41 t
        vpternlogd zmm5, zmm17, [rbp + 19264], 0x96                      ;   815.3 p0+p2   62 t
        vpternlogd zmm12, zmm11, [rbp + 18432], 0x96                     ;   822.3 p0+p3   41 t
        vpternlogd zmm11, zmm30, [rbp + 20224], 0x96                     ;   822.3 p0+p2   62 t
        vpxord zmm8, zmm8, zmm11                                         ;   823.3 p0      40 t
        vpternlogd zmm25, zmm23, [rbp + 18176], 0x96                     ;   822.3 p0+p3   62 t
        vpxord zmm24, zmm24, zmm25                                       ;   823.3 p0      40 t
        vpternlogd zmm20, zmm12, [rbp + 20160], 0x96                     ;   823.3 p0+p2   62 t
        vpxord zmm6, zmm6, zmm20                                         ;   824.3 p0      40 t
        vpternlogd zmm27, zmm29, [rbp + 20096], 0x96                     ;   826.3 p0+p3   62 t
        vpxord zmm18, zmm18, zmm27                                       ;   827.3 p0      40 t
        vpternlogd zmm2, zmm28, [rbp + 17472], 0x96                      ;   827.3 p0+p2   62 t
        vpxord zmm0, zmm0, zmm2                                          ;   828.3 p0      40 t
        vpternlogd zmm15, zmm14, [rbp + 19072], 0x96                     ;   826.3 p5+p3   62 t
        vpxord zmm19, zmm19, zmm15                                       ;   827.3 p0      40 t
        vpternlogd zmm10, zmm13, [rbp + 19648], 0x96                     ;   827.3 p5+p2   62 t
        vmovdqu64 zmm7, [rbp + 10560]                                    ;   655.7 p3      61 r.7 reload
        vmovdqu64 [rbp + 19648], zmm25                                   ;   823.3 p8+p9   62 t spill
        vpxord zmm25, zmm5, zmm7                                         ;   821.5 p0      40 t
        vpxord zmm7, zmm7, zmm10                                         ;   828.3 p5      40 t
        vmovdqu64 [rbp + 19072], zmm5                                    ;   816.3 p7+p4   62 t spill
        vmovdqa64 zmm5, zmm8                                             ;   824.3         23 t copy
        vpermi2b zmm5, zmm22, zmm1                                       ;   824.3 p0+p5   23 t
        vmovdqu64 [rbp + 17472], zmm10                                   ;   828.3 p8+p9   62 t spill
        vmovdqa64 zmm10, zmm8                                            ;   824.3         23 t copy
        vpermi2b zmm10, zmm31, zmm3                                      ;   826.3 p0+p5   23 t
        vmovdqu64 [rbp + 20096], zmm15                                   ;   827.3 p7+p4   62 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   662.5 p2      41 t reload
        vpshufb zmm8, zmm15, zmm8                                        ;   827.3 p5      23 t
        vpternlogd zmm8, zmm5, zmm10, 0xca                               ;   831.3 p0      23 t
        vpshufb zmm5, zmm15, zmm6                                        ;   828.3 p5      22 t
        vpshufb zmm10, zmm15, zmm0                                       ;   829.3 p5      23 t
        vmovdqu64 [rbp + 20160], zmm20                                   ;   824.3 p8+p9   62 t spill
        vpshufb zmm20, zmm15, zmm24                                      ;   830.3 p5      21 t
        vmovdqu64 [rbp + 18176], zmm27                                   ;   827.3 p7+p4   62 t spill
        vpshufb zmm27, zmm15, zmm25                                      ;   831.3 p5      42 t
        vmovdqu64 [rbp + 20224], zmm11                                   ;   823.3 p8+p9   62 t spill
        vpshufb zmm11, zmm15, zmm18                                      ;   832.3 p5      22 t
        vmovdqu64 [rbp + 18432], zmm2                                    ;   828.3 p7+p4   62 t spill
        vpshufb zmm2, zmm15, zmm19                                       ;   833.3 p5      21 t
        vmovdqu64 [rbp + 19264], zmm8                                    ;   832.3 p8+p9   23 t spill
        vpshufb zmm8, zmm15, zmm7                                        ;   834.3 p5      42 t
        vmovdqa64 zmm16, zmm0                                            ;   829.3         23 t copy
        vpermi2b zmm16, zmm22, zmm1                                      ;   836.3 p0+p5   23 t
        vpermi2b zmm0, zmm31, zmm3                                       ;   838.3 p0+p5   23 t
        vpternlogd zmm10, zmm16, zmm0, 0xca                              ;   843.3 p0      23 t
        vmovdqa64 zmm0, zmm25                                            ;   822.5         42 t copy
        vpermi2b zmm0, zmm4, zmm9                                        ;   840.3 p0+p5   42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 64]  ;   678.8 p3      41 t reload
        vpermi2b zmm25, zmm26, zmm16                                     ;   842.3 p0+p5   42 t
        vpternlogd zmm27, zmm25, zmm0, 0xca                              ;   847.3 p0      42 t
        vmovdqa64 zmm0, zmm7                                             ;   829.3         42 t copy
        vpermi2b zmm0, zmm26, zmm16                                      ;   844.3 p0+p5   42 t
        vpermi2b zmm7, zmm4, zmm9                                        ;   846.3 p0+p5   42 t
        vpternlogd zmm8, zmm0, zmm7, 0xca                                ;   851.3 p0      42 t
        vmovdqu64 zmm0, [rbp + 18112]                                    ;   684.5 p2      47 y reload
        vmovdqu64 zmm7, [rbp + 10112]                                    ;   685.3 p3      40 t
        vpternlogd zmm7, zmm17, zmm0, 0x96                               ;   834.5 p0      40 t
        vpshufb zmm25, zmm15, zmm7                                       ;   847.3 p5      41 t
        vmovdqa64 zmm0, zmm7                                             ;   835.5         41 t copy
        vpermi2b zmm0, zmm26, zmm16                                      ;   849.3 p0+p5   41 t
        vpermi2b zmm7, zmm4, zmm9                                        ;   851.3 p0+p5   41 t
        vpternlogd zmm25, zmm0, zmm7, 0xca                               ;   856.3 p0      41 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 896]  ;   690.3 p2      21 t reload
        vmovdqa64 zmm7, zmm24                                            ;   824.3         21 t copy
        vpermi2b zmm7, zmm21, zmm0                                       ;   853.3 p0+p5   21 t
        vmovdqu64 [rbp + 18304], zmm17                                   ;   815.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm19                                           ;   828.3         21 t copy
        vpermi2b zmm17, zmm21, zmm0                                      ;   855.3 p0+p5   21 t
        vmovdqu64 [rbp + 19904], zmm27                                   ;   848.3 p8+p9   42 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;   694.5 p3      21 t reload
        vpermi2b zmm24, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   857.3 p0+p5+p2   21 t
        vpternlogd zmm20, zmm7, zmm24, 0xca                              ;   862.3 p0      21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;   696.5 p3      21 t reload
        vpermi2b zmm19, zmm27, zmm7                                      ;   859.3 p0+p5   21 t
        vpternlogd zmm2, zmm17, zmm19, 0xca                              ;   864.3 p0      21 t
        vmovdqu64 zmm17, [rbp + 19008]                                   ;   698.5 p2      47 y reload
        vmovdqu64 zmm19, [rbp + 10176]                                   ;   700.3 p3      40 t
        vpternlogd zmm19, zmm30, zmm17, 0x96                             ;   844.5 p0      40 t
        vpshufb zmm24, zmm15, zmm19                                      ;   860.3 p5      23 t
        vmovdqa64 zmm17, zmm19                                           ;   845.5         23 t copy
        vpermi2b zmm17, zmm22, zmm1                                      ;   862.3 p0+p5   23 t
        vpermi2b zmm19, zmm31, zmm3                                      ;   864.3 p0+p5   23 t
        vpternlogd zmm24, zmm17, zmm19, 0xca                             ;   869.3 p0      23 t
        vmovdqa64 zmm17, zmm20                                           ;   863.3         41 t copy
        vpternlogd zmm17, zmm25, zmm24, 0x96                             ;   870.3 p0      41 t
        vmovdqu64 zmm19, [rbp + 19584]                                   ;   706.5 p2      47 y reload
        vmovdqu64 [rbp + 18880], zmm30                                   ;   815.3 p7+p4   41 t spill
        vmovdqu64 zmm30, [rbp + 10304]                                   ;   707.3 p3      40 t
        vpternlogd zmm30, zmm14, zmm19, 0x96                             ;   849.5 p0      40 t
        vpshufb zmm19, zmm15, zmm30                                      ;   865.3 p5      21 t
        vmovdqu64 [rbp + 18368], zmm14                                   ;   818.3 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm30                                           ;   850.5         21 t copy
        vpermi2b zmm14, zmm21, zmm0                                      ;   867.3 p0+p5   21 t
        vpermi2b zmm30, zmm27, zmm7                                      ;   869.3 p0+p5   21 t
        vpternlogd zmm19, zmm14, zmm30, 0xca                             ;   874.3 p0      21 t
        vmovdqu64 zmm14, [rbp + 19712]                                   ;   710.0 p2      47 y reload
        vmovdqu64 zmm30, [rbp + 10304]                                   ;   710.2 p3      40 t
        vpternlogd zmm30, zmm23, zmm14, 0x96                             ;   853.5 p0      40 t
        vpshufb zmm14, zmm15, zmm30                                      ;   870.3 p5      21 t
        vmovdqu64 [rbp + 17280], zmm23                                   ;   822.3 p7+p4   41 t spill
        vmovdqa64 zmm23, zmm30                                           ;   854.5         21 t copy
        vpermi2b zmm23, zmm21, zmm0                                      ;   872.3 p0+p5   21 t
        vpermi2b zmm30, zmm27, zmm7                                      ;   874.3 p0+p5   21 t
        vpternlogd zmm14, zmm23, zmm30, 0xca                             ;   879.3 p0      21 t
        vmovdqu64 zmm23, [rbp + 19520]                                   ;   712.5 p2      47 y reload
        vmovdqu64 zmm30, [rbp + 10240]                                   ;   712.7 p3      40 t
        vpternlogd zmm30, zmm12, zmm23, 0x96                             ;   857.5 p0      40 t
        vpshufb zmm23, zmm15, zmm30                                      ;   875.3 p5      22 t
        vmovdqu64 zmm7, [rbp + 10112]                                    ;   714.5 p2      40 t
        vpternlogd zmm7, zmm13, [rbp + 19328], 0x96                      ;   858.5 p0+p3   40 t
        vpshufb zmm27, zmm15, zmm7                                       ;   876.3 p5      41 t
        vmovdqa64 zmm0, zmm7                                             ;   859.5         41 t copy
        vpermi2b zmm0, zmm26, zmm16                                      ;   878.3 p0+p5   41 t
        vpermi2b zmm7, zmm4, zmm9                                        ;   880.3 p0+p5   41 t
        vpternlogd zmm27, zmm0, zmm7, 0xca                               ;   885.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 17664]                                    ;   720.3 p2      47 y reload
        vmovdqu64 zmm7, [rbp + 10240]                                    ;   720.5 p3      40 t
        vpternlogd zmm7, zmm29, zmm0, 0x96                               ;   862.5 p0      40 t
        vpshufb zmm0, zmm15, zmm7                                        ;   881.3 p5      22 t
        vmovdqu64 zmm21, [rbp + 10176]                                   ;   722.5 p2      40 t
        vpternlogd zmm21, zmm28, [rbp + 17536], 0x96                     ;   863.5 p0+p3   40 t
        vpshufb zmm9, zmm15, zmm21                                       ;   882.3 p5      23 t
        vmovdqa64 zmm15, zmm21                                           ;   864.5         23 t copy
        vpermi2b zmm15, zmm22, zmm1                                      ;   884.3 p0+p5   23 t
        vpermi2b zmm21, zmm31, zmm3                                      ;   886.3 p0+p5   23 t
        vpternlogd zmm9, zmm15, zmm21, 0xca                              ;   891.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 10624]                                   ;   725.8 p2      40 t
        vmovdqa64 zmm21, zmm2                                            ;   865.3         41 t copy
        vpternlogd zmm21, zmm27, zmm9, 0x96                              ;   892.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 10624]                                    ;   726.3 p3      40 t
        vmovdqu64 zmm31, [rbp + 10688]                                   ;   726.8 p2      40 t
        vmovdqu64 zmm1, [rbp + 10688]                                    ;   727.3 p3      40 t
        vmovdqu64 zmm22, [rbp + 10752]                                   ;   727.8 p2      40 t
        vmovdqu64 zmm4, [rbp + 10752]                                    ;   728.3 p3      40 t
        vmovdqu64 zmm16, [rbp + 10816]                                   ;   728.8 p2      40 t
        vmovdqu64 zmm26, [rbp + 10816]                                   ;   729.3 p3      40 t
        vmovdqu64 [rbp + 17344], zmm12                                   ;   823.3 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 10880]                                   ;   729.8 p2      40 t
        vmovdqu64 [rbp + 20288], zmm29                                   ;   826.3 p7+p4   41 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;   730.3 p3      22 t reload
        vmovdqu64 [rbp + 20352], zmm28                                   ;   827.3 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm6                                            ;   825.3         22 t copy
        vpermi2b zmm28, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;   888.3 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20416], zmm13                                   ;   827.3 p7+p4   41 t spill
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 704] ;   731.3 p3      22 t reload
        vpermi2b zmm6, zmm13, [rel camellia128_encrypt.T0_constants512 + 768] ;   890.3 p0+p5+p2   22 t
        vpternlogd zmm5, zmm28, zmm6, 0xca                               ;   895.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 640]  ;   732.5 p3      22 t reload
        vmovdqa64 zmm28, zmm18                                           ;   828.3         22 t copy
        vpermi2b zmm28, zmm29, zmm6                                      ;   892.3 p0+p5   22 t
        vpermi2b zmm18, zmm13, [rel camellia128_encrypt.T0_constants512 + 768] ;   894.3 p0+p5+p2   22 t
        vpternlogd zmm11, zmm28, zmm18, 0xca                             ;   899.3 p0      22 t
        vmovdqa64 zmm18, zmm30                                           ;   858.5         22 t copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   896.3 p0+p5   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   740.3 p3      22 t reload
        vpermi2b zmm30, zmm13, zmm28                                     ;   898.3 p0+p5   22 t
        vpternlogd zmm23, zmm18, zmm30, 0xca                             ;   903.3 p0      22 t
        vmovdqa64 zmm18, zmm7                                            ;   863.5         22 t copy
        vpermi2b zmm18, zmm29, zmm6                                      ;   900.3 p0+p5   22 t
        vpermi2b zmm7, zmm13, zmm28                                      ;   902.3 p0+p5   22 t
        vpternlogd zmm0, zmm18, zmm7, 0xca                               ;   907.3 p0      22 t
        vmovdqu64 zmm7, [rbp + 10880]                                    ;   742.7 p2      40 t
        vmovdqa64 zmm18, zmm25                                           ;   857.3         41 t copy
        vpternlogd zmm18, zmm5, zmm14, 0x96                              ;   896.3 p0      41 t
        vpternlogd zmm5, zmm17, zmm14, 0x96                              ;   896.3 p0      41 t
        vmovdqu64 zmm30, [rbp + 19264]                                   ;   832.3 p3      23 t reload
        vpternlogd zmm14, zmm23, zmm30, 0x96                             ;   904.3 p0      41 t
        vpternlogd zmm30, zmm18, zmm23, 0x96                             ;   904.3 p0      41 t
        vpternlogd zmm23, zmm24, [rbp + 19904], 0x96                     ;   904.3 p0+p2   41 t
        vpternlogd zmm20, zmm25, zmm23, 0x96                             ;   905.3 p0      41 t
        vpternlogd zmm24, zmm14, [rbp + 19904], 0x96                     ;   905.3 p0+p3   41 t
        vpternlogd zmm17, zmm30, [rbp + 18688], 0x96                     ;   905.3 p0+p2   61 t
        vpxord zmm7, zmm7, zmm17                                         ;   906.3 p0      40 t
        vpternlogd zmm23, zmm5, [rbp + 19200], 0x96                      ;   905.3 p0+p3   61 t
        vpternlogd zmm14, zmm20, [rbp + 18944], 0x96                     ;   906.3 p0+p2   61 t
        vpternlogd zmm18, zmm24, [rbp + 17792], 0x96                     ;   906.3 p0+p3   61 t
        vmovdqa64 zmm25, zmm27                                           ;   886.3         41 t copy
        vpternlogd zmm25, zmm11, zmm19, 0x96                             ;   900.3 p0      41 t
        vpternlogd zmm11, zmm21, zmm19, 0x96                             ;   900.3 p0      41 t
        vpternlogd zmm19, zmm10, zmm0, 0x96                              ;   908.3 p0      41 t
        vpternlogd zmm10, zmm25, zmm0, 0x96                              ;   908.3 p0      41 t
        vpternlogd zmm0, zmm8, zmm9, 0x96                                ;   908.3 p0      41 t
        vpternlogd zmm8, zmm9, zmm19, 0x96                               ;   909.3 p0      41 t
        vpternlogd zmm2, zmm27, zmm0, 0x96                               ;   909.3 p0      41 t
        vpternlogd zmm21, zmm10, [rbp + 18624], 0x96                     ;   909.3 p0+p2   61 t
        vpxord zmm12, zmm12, zmm21                                       ;   910.3 p0      40 t
        vpternlogd zmm0, zmm11, [rbp + 18816], 0x96                      ;   909.3 p0+p3   61 t
        vpternlogd zmm19, zmm2, [rbp + 17600], 0x96                      ;   910.3 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 17728]                                    ;   749.0 p3      61 t reload
        vpternlogd zmm5, zmm9, [rbp + 19776], 0x96                       ;   903.3 p5+p2   61 t
        vpxord zmm4, zmm4, zmm5                                          ;   904.3 p0      40 t
        vpternlogd zmm25, zmm8, [rbp + 19840], 0x96                      ;   910.3 p5+p3   61 t
        vmovdqu64 zmm9, [rbp + 19456]                                    ;   750.5 p2      61 t reload
        vpternlogd zmm11, zmm9, [rbp + 17920], 0x96                      ;   904.5 p0+p3   61 t
        vpxord zmm22, zmm22, zmm11                                       ;   905.5 p5      40 t
        vmovdqu64 zmm9, [rbp + 10944]                                    ;   751.5 p2      62 l.5 reload
        vpxord zmm27, zmm23, zmm9                                        ;   906.3 p0      40 t
        vpxord zmm9, zmm9, zmm0                                          ;   910.3 p5      40 t
        vmovdqu64 [rbp + 17920], zmm11                                   ;   905.5 p8+p9   61 t spill
        vpxord zmm11, zmm14, [rbp + 11008]                               ;   907.3 p0+p3   40 t
        vmovdqu64 [rbp + 19456], zmm14                                   ;   907.3 p7+p4   61 t spill
        vpxord zmm14, zmm18, [rbp + 11072]                               ;   907.3 p5+p2   40 t
        vmovdqu64 [rbp + 19840], zmm18                                   ;   907.3 p8+p9   61 t spill
        vpxord zmm18, zmm19, [rbp + 11008]                               ;   911.3 p0+p3   40 t
        vmovdqu64 [rbp + 19776], zmm19                                   ;   911.3 p7+p4   61 t spill
        vpxord zmm19, zmm25, [rbp + 11072]                               ;   911.3 p5+p2   40 t
        vmovdqu64 [rbp + 17728], zmm25                                   ;   911.3 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm4                                            ;   905.3         22 t copy
        vpermi2b zmm25, zmm29, zmm6                                      ;   910.3 p0+p5   22 t
        vmovdqu64 [rbp + 17600], zmm23                                   ;   906.3 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm4                                            ;   905.3         22 t copy
        vpermi2b zmm23, zmm13, zmm28                                     ;   912.3 p0+p5   22 t
        vmovdqu64 [rbp + 18816], zmm0                                    ;   910.3 p8+p9   61 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 256]  ;   754.0 p3      41 t reload
        vpshufb zmm4, zmm0, zmm4                                         ;   913.3 p5      22 t
        vpternlogd zmm4, zmm25, zmm23, 0xca                              ;   917.3 p0      22 t
        vmovdqu64 zmm23, [rbp + 17856]                                   ;   754.5 p2      61 t reload
        vpternlogd zmm30, zmm23, [rbp + 18752], 0x96                     ;   911.5 p0+p3   61 t
        vpxord zmm1, zmm1, zmm30                                         ;   912.5 p0      40 t
        vmovdqu64 zmm23, [rbp + 17984]                                   ;   755.5 p2      61 t reload
        vpternlogd zmm24, zmm23, [rbp + 18240], 0x96                     ;   913.5 p0+p3   61 t
        vpxord zmm3, zmm3, zmm24                                         ;   914.5 p5      40 t
        vmovdqu64 zmm23, [rbp + 18496]                                   ;   756.5 p2      61 t reload
        vpternlogd zmm20, zmm23, [rbp + 18560], 0x96                     ;   914.5 p0+p3   61 t
        vpxord zmm26, zmm26, zmm20                                       ;   915.5 p5      40 t
        vmovdqu64 zmm23, [rbp + 19392]                                   ;   757.5 p2      61 t reload
        vpternlogd zmm10, zmm23, [rbp + 18048], 0x96                     ;   915.5 p0+p3   61 t
        vpxord zmm31, zmm31, zmm10                                       ;   916.5 p5      40 t
        vmovdqu64 zmm23, [rbp + 17408]                                   ;   758.5 p2      61 t reload
        vpternlogd zmm8, zmm23, [rbp + 19968], 0x96                      ;   916.5 p0+p3   61 t
        vpxord zmm15, zmm15, zmm8                                        ;   917.5 p5      40 t
        vpshufb zmm23, zmm0, zmm22                                       ;   918.3 p5      22 t
        vpshufb zmm25, zmm0, zmm7                                        ;   919.3 p5      23 t
        vmovdqu64 [rbp + 19968], zmm24                                   ;   914.5 p7+p4   61 t spill
        vpshufb zmm24, zmm0, zmm3                                        ;   920.3 p5      41 t
        vmovdqu64 [rbp + 17408], zmm17                                   ;   906.3 p8+p9   61 t spill
        vpshufb zmm17, zmm0, zmm1                                        ;   921.3 p5      23 t
        vmovdqu64 [rbp + 18048], zmm21                                   ;   910.3 p7+p4   61 t spill
        vpshufb zmm21, zmm0, zmm27                                       ;   922.3 p5      22 t
        vmovdqu64 [rbp + 19392], zmm20                                   ;   915.5 p8+p9   61 t spill
        vpshufb zmm20, zmm0, zmm15                                       ;   923.3 p5      41 t
        vmovdqu64 [rbp + 18560], zmm5                                    ;   904.3 p7+p4   61 t spill
        vpshufb zmm5, zmm0, zmm12                                        ;   924.3 p5      23 t
        vmovdqu64 [rbp + 18496], zmm30                                   ;   912.5 p8+p9   61 t spill
        vpshufb zmm30, zmm0, zmm31                                       ;   925.3 p5      23 t
        vmovdqu64 [rbp + 18240], zmm10                                   ;   916.5 p7+p4   61 t spill
        vmovdqa64 zmm10, zmm22                                           ;   906.5         22 t copy
        vpermi2b zmm10, zmm29, zmm6                                      ;   927.3 p0+p5   22 t
        vpermi2b zmm22, zmm13, zmm28                                     ;   929.3 p0+p5   22 t
        vpternlogd zmm23, zmm10, zmm22, 0xca                             ;   934.3 p0      22 t
        vmovdqu64 zmm10, [rbp + 19136]                                   ;   763.3 p2      61 t reload
        vpternlogd zmm2, zmm10, [rbp + 20032], 0x96                      ;   920.5 p0+p3   61 t
        vpxord zmm16, zmm16, zmm2                                        ;   921.5 p0      40 t
        vpshufb zmm10, zmm0, zmm9                                        ;   930.3 p5      22 t
        vpshufb zmm22, zmm0, zmm11                                       ;   931.3 p5      21 t
        vmovdqu64 [rbp + 20032], zmm2                                    ;   921.5 p8+p9   61 t spill
        vpshufb zmm2, zmm0, zmm14                                        ;   932.3 p5      42 t
        vmovdqu64 [rbp + 19136], zmm8                                    ;   917.5 p7+p4   61 t spill
        vpshufb zmm8, zmm0, zmm26                                        ;   933.3 p5      21 t
        vpshufb zmm28, zmm0, zmm18                                       ;   934.3 p5      21 t
        vpshufb zmm13, zmm0, zmm19                                       ;   935.3 p5      42 t
        vmovdqu64 [rbp + 17984], zmm4                                    ;   918.3 p8+p9   22 t spill
        vmovdqa64 zmm4, zmm27                                            ;   907.3         22 t copy
        vpermi2b zmm4, zmm29, zmm6                                       ;   937.3 p0+p5   22 t
        vpshufb zmm6, zmm0, zmm16                                        ;   938.3 p5      21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 704]  ;   773.2 p2      22 t reload
        vpermi2b zmm27, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   940.3 p0+p5+p3   22 t
        vpternlogd zmm21, zmm4, zmm27, 0xca                              ;   945.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 640]  ;   776.5 p2      22 t reload
        vmovdqa64 zmm27, zmm9                                            ;   911.3         22 t copy
        vpermi2b zmm27, zmm29, zmm4                                      ;   942.3 p0+p5   22 t
        vpermi2b zmm9, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   944.3 p0+p5+p3   22 t
        vpternlogd zmm10, zmm27, zmm9, 0xca                              ;   949.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 384]  ;   778.5 p2      23 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 320] ;   780.3 p3      23 t reload
        vmovdqa64 zmm0, zmm7                                             ;   907.3         23 t copy
        vpermi2b zmm0, zmm27, zmm9                                       ;   946.3 p0+p5   23 t
        vmovdqa64 zmm4, zmm1                                             ;   913.5         23 t copy
        vpermi2b zmm4, zmm27, zmm9                                       ;   948.3 p0+p5   23 t
        vmovdqa64 zmm29, zmm12                                           ;   911.3         23 t copy
        vpermi2b zmm29, zmm27, zmm9                                      ;   950.3 p0+p5   23 t
        vmovdqu64 [rbp + 18752], zmm23                                   ;   935.3 p7+p4   22 t spill
        vmovdqa64 zmm23, zmm31                                           ;   917.5         23 t copy
        vpermi2b zmm23, zmm27, zmm9                                      ;   952.3 p0+p5   23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 448]  ;   788.3 p2      23 t reload
        vpermi2b zmm7, zmm9, [rel camellia128_encrypt.T0_constants512 + 512] ;   954.3 p0+p5+p3   23 t
        vpternlogd zmm25, zmm0, zmm7, 0xca                               ;   959.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 512]  ;   790.5 p2      23 t reload
        vpermi2b zmm1, zmm9, zmm0                                        ;   956.3 p0+p5   23 t
        vpermi2b zmm12, zmm9, zmm0                                       ;   958.3 p0+p5   23 t
        vpermi2b zmm31, zmm9, zmm0                                       ;   960.3 p0+p5   23 t
        vpternlogd zmm17, zmm4, zmm1, 0xca                               ;   961.3 p0      23 t
        vpternlogd zmm30, zmm23, zmm31, 0xca                             ;   965.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 64]   ;   794.7 p3      41 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512]        ;   794.8 p2      41 t reload
        vmovdqa64 zmm7, zmm3                                             ;   915.5         41 t copy
        vpermi2b zmm7, zmm4, zmm1                                        ;   962.3 p0+p5   41 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   797.3 p3      41 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 128] ;   798.3 p2      41 t reload
        vpermi2b zmm3, zmm31, zmm23                                      ;   964.3 p0+p5   41 t
        vpternlogd zmm24, zmm7, zmm3, 0xca                               ;   969.3 p0      41 t
        vmovdqa64 zmm3, zmm15                                            ;   918.5         41 t copy
        vpermi2b zmm3, zmm4, zmm1                                        ;   966.3 p0+p5   41 t
        vpermi2b zmm15, zmm31, zmm23                                     ;   968.3 p0+p5   41 t
        vpternlogd zmm5, zmm29, zmm12, 0xca                              ;   963.3 p0      23 t
        vmovdqa64 zmm7, zmm14                                            ;   908.3         42 t copy
        vpermi2b zmm7, zmm4, zmm1                                        ;   970.3 p0+p5   42 t
        vpermi2b zmm14, zmm31, zmm23                                     ;   972.3 p0+p5   42 t
        vpternlogd zmm20, zmm3, zmm15, 0xca                              ;   973.3 p0      41 t
        vmovdqa64 zmm3, zmm19                                            ;   912.3         42 t copy
        vpermi2b zmm3, zmm4, zmm1                                        ;   974.3 p0+p5   42 t
        vpermi2b zmm19, zmm31, zmm23                                     ;   976.3 p0+p5   42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 896] ;   810.8 p3      21 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   811.0 p2      21 t reload
        vmovdqa64 zmm29, zmm11                                           ;   908.3         21 t copy
        vpermi2b zmm29, zmm15, zmm12                                     ;   978.3 p0+p5   21 t
        vpternlogd zmm2, zmm7, zmm14, 0xca                               ;   977.3 p0      42 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;   813.0 p3      21 t reload
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 960] ;   814.3 p2      21 t reload
        vpermi2b zmm11, zmm14, zmm7                                      ;   980.3 p0+p5   21 t
        vpternlogd zmm13, zmm3, zmm19, 0xca                              ;   981.3 p0      42 t
        vmovdqa64 zmm3, zmm26                                            ;   916.5         21 t copy
        vpermi2b zmm3, zmm15, zmm12                                      ;   982.3 p0+p5   21 t
        vpermi2b zmm26, zmm14, zmm7                                      ;   984.3 p0+p5   21 t
        vmovdqa64 zmm19, zmm18                                           ;   912.3         21 t copy
        vpermi2b zmm19, zmm15, zmm12                                     ;   986.3 p0+p5   21 t
        vpermi2b zmm18, zmm14, zmm7                                      ;   988.3 p0+p5   21 t
        vpternlogd zmm8, zmm3, zmm26, 0xca                               ;   989.3 p0      21 t
        vmovdqa64 zmm3, zmm16                                            ;   922.5         21 t copy
        vpermi2b zmm3, zmm15, zmm12                                      ;   990.3 p0+p5   21 t
        vpermi2b zmm16, zmm14, zmm7                                      ;   992.3 p0+p5   21 t
        vpternlogd zmm22, zmm29, zmm11, 0xca                             ;   985.3 p0      21 t
        vpternlogd zmm6, zmm3, zmm16, 0xca                               ;   997.3 p0      21 t
        vpternlogd zmm28, zmm19, zmm18, 0xca                             ;   993.3 p0      21 t
        vmovdqu64 zmm3, [rbp + 11136]                                    ;   826.3 p3      40 t
        vmovdqu64 zmm11, [rbp + 11136]                                   ;   826.5 p2      40 t
        vmovdqu64 zmm16, [rbp + 11200]                                   ;   827.3 p3      40 t
        vmovdqu64 zmm18, [rbp + 11200]                                   ;   827.5 p2      40 t
        vmovdqu64 zmm19, [rbp + 11264]                                   ;   828.3 p3      40 t
        vmovdqu64 zmm26, [rbp + 11264]                                   ;   828.5 p2      40 t
        vmovdqa64 zmm29, zmm22                                           ;   986.3         41 t copy
        vpternlogd zmm29, zmm24, zmm17, 0x96                             ;   986.3 p0      41 t
        vmovdqa64 zmm7, zmm24                                            ;   970.3         41 t copy
        vpternlogd zmm7, zmm21, zmm8, 0x96                               ;   990.3 p0      41 t
        vpternlogd zmm21, zmm29, zmm8, 0x96                              ;   990.3 p0      41 t
        vpternlogd zmm8, zmm25, [rbp + 17984], 0x96                      ;   990.3 p0+p3   41 t
        vpternlogd zmm25, zmm7, [rbp + 17984], 0x96                      ;   991.3 p0+p2   41 t
        vpternlogd zmm29, zmm25, [rbp + 20224], 0x96                     ;   992.3 p0+p3   62 t
        vmovdqa64 zmm14, zmm8                                            ;   991.3         41 t copy
        vpternlogd zmm14, zmm2, zmm17, 0x96                              ;   991.3 p0      41 t
        vpternlogd zmm2, zmm17, [rbp + 17984], 0x96                      ;   978.3 p0+p2   41 t
        vpternlogd zmm22, zmm24, zmm2, 0x96                              ;   986.3 p0      41 t
        vpternlogd zmm2, zmm21, [rbp + 20160], 0x96                      ;   991.3 p0+p3   62 t
        vpternlogd zmm8, zmm22, [rbp + 19648], 0x96                      ;   991.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 18752]                                   ;   935.3 p3      22 t reload
        vmovdqa64 zmm24, zmm13                                           ;   982.3         41 t copy
        vpternlogd zmm24, zmm30, zmm17, 0x96                             ;   982.3 p0      41 t
        vpternlogd zmm7, zmm14, [rbp + 19072], 0x96                      ;   992.3 p0+p2   62 t
        vmovdqa64 zmm12, zmm28                                           ;   994.3         41 t copy
        vpternlogd zmm12, zmm20, zmm30, 0x96                             ;   994.3 p0      41 t
        vpternlogd zmm28, zmm24, zmm20, 0x96                             ;   994.3 p0      41 t
        vpternlogd zmm20, zmm10, zmm6, 0x96                              ;   998.3 p0      41 t
        vpternlogd zmm10, zmm12, zmm6, 0x96                              ;   998.3 p0      41 t
        vpternlogd zmm6, zmm5, zmm17, 0x96                               ;   998.3 p0      41 t
        vpternlogd zmm5, zmm17, zmm20, 0x96                              ;   999.3 p0      41 t
        vpternlogd zmm13, zmm30, zmm6, 0x96                              ;   999.3 p0      41 t
        vpternlogd zmm24, zmm10, [rbp + 18176], 0x96                     ;   999.3 p0+p3   62 t
        vpternlogd zmm12, zmm5, [rbp + 18432], 0x96                      ;  1000.3 p0+p2   62 t
        vpternlogd zmm6, zmm28, [rbp + 20096], 0x96                      ;   999.3 p0+p3   62 t
        vpternlogd zmm20, zmm13, [rbp + 17472], 0x96                     ;  1000.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 17280]                                   ;   835.3 p3      41 t reload
        vpternlogd zmm22, zmm17, [rbp + 19712], 0x96                     ;   988.5 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 11328]                                   ;   836.3 p3      61 r.3 reload
        vpxord zmm30, zmm22, zmm17                                       ;   989.5 p0      40 t
        vmovdqu64 [rbp + 19712], zmm22                                   ;   989.5 p8+p9   62 t spill
        vpxord zmm22, zmm2, [rbp + 11456]                                ;   992.3 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm2                                    ;   992.3 p7+p4   62 t spill
        vpxord zmm2, zmm29, [rbp + 11392]                                ;   993.3 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm29                                   ;   993.3 p8+p9   62 t spill
        vpxord zmm29, zmm8, [rbp + 11520]                                ;   992.5 p0+p2   40 t
        vmovdqu64 [rbp + 20096], zmm8                                    ;   992.3 p7+p4   62 t spill
        vpxord zmm8, zmm7, [rbp + 11584]                                 ;   993.3 p5+p3   40 t
        vmovdqu64 [rbp + 18432], zmm7                                    ;   993.3 p8+p9   62 t spill
        vpxord zmm7, zmm24, [rbp + 11456]                                ;  1000.3 p0+p2   40 t
        vmovdqu64 [rbp + 18176], zmm24                                   ;  1000.3 p7+p4   62 t spill
        vpxord zmm24, zmm12, [rbp + 11392]                               ;  1001.3 p5+p3   40 t
        vmovdqu64 [rbp + 18752], zmm12                                   ;  1001.3 p8+p9   62 t spill
        vpxord zmm12, zmm6, [rbp + 11520]                                ;  1000.3 p0+p2   40 t
        vmovdqu64 [rbp + 19072], zmm6                                    ;  1000.3 p7+p4   62 t spill
        vpxord zmm6, zmm20, [rbp + 11584]                                ;  1001.3 p5+p3   40 t
        vmovdqu64 [rbp + 19648], zmm20                                   ;  1001.3 p8+p9   62 t spill
        vmovdqa64 zmm20, zmm2                                            ;   994.3         23 t copy
        vpermi2b zmm20, zmm9, zmm0                                       ;   997.3 p0+p5   23 t
        vmovdqa64 zmm15, zmm24                                           ;  1002.3         23 t copy
        vpermi2b zmm15, zmm9, zmm0                                       ;  1002.3 p0+p5   23 t
        vmovdqu64 [rbp + 20160], zmm8                                    ;   994.3 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm6                                             ;  1002.3         42 t copy
        vpermi2b zmm8, zmm4, zmm1                                        ;  1002.3 p0+p5   42 t
        vmovdqu64 [rbp + 17984], zmm8                                    ;  1007.3 p8+p9   42 t spill
        vmovdqu64 zmm8, [rbp + 18304]                                    ;   844.5 p2      41 t reload
        vpternlogd zmm14, zmm8, [rbp + 18112], 0x96                      ;   998.5 p0+p3   62 t
        vpxord zmm11, zmm11, zmm14                                       ;   999.5 p0      40 t
        vmovdqa64 zmm8, zmm11                                            ;  1000.5         41 t copy
        vpermi2b zmm8, zmm4, zmm1                                        ;  1003.3 p0+p5   41 t
        vmovdqu64 [rbp + 18112], zmm14                                   ;   999.5 p7+p4   62 t spill
        vmovdqa64 zmm14, zmm11                                           ;  1000.5         41 t copy
        vpermi2b zmm14, zmm31, zmm23                                     ;  1005.3 p0+p5   41 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 256]  ;   851.3 p2      41 t reload
        vpshufb zmm11, zmm0, zmm11                                       ;  1006.3 p5      41 t
        vpternlogd zmm11, zmm8, zmm14, 0xca                              ;  1010.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 17344]                                    ;   852.3 p3      41 t reload
        vpternlogd zmm21, zmm8, [rbp + 19520], 0x96                      ;  1003.5 p0+p2   62 t
        vpxord zmm26, zmm26, zmm21                                       ;  1004.5 p0      40 t
        vmovdqu64 zmm8, [rbp + 18880]                                    ;   853.3 p3      41 t reload
        vpternlogd zmm25, zmm8, [rbp + 19008], 0x96                      ;  1005.5 p0+p2   62 t
        vpxord zmm18, zmm18, zmm25                                       ;  1006.5 p0      40 t
        vmovdqu64 zmm8, [rbp + 18368]                                    ;   854.5 p3      41 t reload
        vpternlogd zmm28, zmm8, [rbp + 19584], 0x96                      ;  1007.3 p5+p2   62 t
        vpxord zmm17, zmm17, zmm28                                       ;  1008.3 p0      40 t
        vpshufb zmm8, zmm0, zmm30                                        ;  1008.3 p5      21 t
        vpshufb zmm14, zmm0, zmm2                                        ;  1009.3 p5      23 t
        vpermi2b zmm2, zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1011.3 p0+p5+p3   23 t
        vpternlogd zmm14, zmm2, zmm20, 0xca                              ;  1016.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 20416]                                    ;   858.5 p2      41 t reload
        vpternlogd zmm13, zmm2, [rbp + 19328], 0x96                      ;  1010.5 p0+p3   62 t
        vpxord zmm3, zmm3, zmm13                                         ;  1011.5 p0      40 t
        vmovdqu64 zmm2, [rbp + 20288]                                    ;   860.5 p2      41 t reload
        vpternlogd zmm10, zmm2, [rbp + 17664], 0x96                      ;  1012.3 p5+p3   62 t
        vpxord zmm19, zmm19, zmm10                                       ;  1013.3 p0      40 t
        vmovdqu64 zmm2, [rbp + 20352]                                    ;   862.5 p2      41 t reload
        vpternlogd zmm5, zmm2, [rbp + 17536], 0x96                       ;  1013.3 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 20160]                                    ;   994.3 p2      40 t reload
        vpshufb zmm20, zmm0, zmm2                                        ;  1014.3 p5      42 t
        vmovdqu64 [rbp + 17536], zmm28                                   ;  1008.3 p8+p9   62 t spill
        vmovdqu64 zmm28, [rbp + 19136]                                   ;   917.5 p3      61 t
        vmovdqu64 [rbp + 19136], zmm21                                   ;  1004.5 p7+p4   62 t spill
        vmovdqu64 zmm21, [rbp + 18240]                                   ;   916.5 p2      61 t
        vmovdqu64 [rbp + 18240], zmm10                                   ;  1013.3 p8+p9   62 t spill
        vmovdqu64 zmm10, [rbp + 18496]                                   ;   912.5 p3      61 t
        vpxord zmm16, zmm16, zmm5                                        ;  1014.3 p0      40 t
        vmovdqu64 [rbp + 18496], zmm25                                   ;  1006.5 p7+p4   62 t spill
        vmovdqu64 zmm25, [rbp + 18560]                                   ;   904.3 p2      61 t
        vmovdqu64 [rbp + 18560], zmm5                                    ;  1014.3 p8+p9   62 t spill
        vmovdqu64 zmm5, [rbp + 19392]                                    ;   915.5 p3      61 t
        vmovdqu64 [rbp + 19392], zmm13                                   ;  1011.5 p7+p4   62 t spill
        vpshufb zmm13, zmm0, zmm22                                       ;  1015.3 p5      22 t
        vpshufb zmm2, zmm0, zmm24                                        ;  1016.3 p5      23 t
        vmovdqu64 [rbp + 20352], zmm14                                   ;  1017.3 p8+p9   23 t spill
        vmovdqu64 zmm14, [rbp + 20160]                                   ;   994.3 p2      42 t
        vpermi2b zmm14, zmm4, zmm1                                       ;  1018.3 p0+p5   42 t
        vmovdqu64 [rbp + 17664], zmm11                                   ;  1011.3 p7+p4   41 t spill
        vmovdqu64 zmm11, [rbp + 20160]                                   ;   994.3 p3      42 t
        vpermi2b zmm11, zmm31, zmm23                                     ;  1020.3 p0+p5   42 t
        vpternlogd zmm20, zmm14, zmm11, 0xca                             ;  1025.3 p0      42 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   872.8 p2      23 t reload
        vpermi2b zmm24, zmm27, zmm11                                     ;  1022.3 p0+p5   23 t
        vpternlogd zmm2, zmm24, zmm15, 0xca                              ;  1027.3 p0      23 t
        vpshufb zmm14, zmm0, zmm29                                       ;  1023.3 p5      21 t
        vpshufb zmm15, zmm0, zmm18                                       ;  1024.3 p5      23 t
        vpshufb zmm24, zmm0, zmm26                                       ;  1025.3 p5      22 t
        vmovdqu64 [rbp + 20160], zmm20                                   ;  1026.3 p8+p9   42 t spill
        vpshufb zmm20, zmm0, zmm7                                        ;  1026.3 p5      22 t
        vmovdqu64 [rbp + 20288], zmm2                                    ;  1028.3 p7+p4   23 t spill
        vpshufb zmm2, zmm0, zmm6                                         ;  1027.3 p5      42 t
        vpermi2b zmm6, zmm31, zmm23                                      ;  1029.3 p0+p5   42 t
        vmovdqu64 [rbp + 19328], zmm2                                    ;  1028.3 p8+p9   42 t spill
        vpshufb zmm2, zmm0, zmm3                                         ;  1030.3 p5      41 t
        vmovdqu64 [rbp + 20416], zmm6                                    ;  1034.3 p7+p4   42 t spill
        vpshufb zmm6, zmm0, zmm12                                        ;  1031.3 p5      21 t
        vmovdqu64 [rbp + 19584], zmm14                                   ;  1024.3 p8+p9   21 t spill
        vpshufb zmm14, zmm0, zmm17                                       ;  1032.3 p5      21 t
        vmovdqu64 [rbp + 18368], zmm29                                   ;   993.5 p7+p4   40 t spill
        vpshufb zmm29, zmm0, zmm16                                       ;  1033.3 p5      23 t
        vmovdqu64 [rbp + 19008], zmm6                                    ;  1032.3 p8+p9   21 t spill
        vpshufb zmm6, zmm0, zmm19                                        ;  1034.3 p5      22 t
        vmovdqa64 zmm0, zmm18                                            ;  1007.5         23 t copy
        vpermi2b zmm0, zmm27, zmm11                                      ;  1036.3 p0+p5   23 t
        vpermi2b zmm18, zmm9, [rel camellia128_encrypt.T0_constants512 + 512] ;  1038.3 p0+p5+p3   23 t
        vpternlogd zmm15, zmm0, zmm18, 0xca                              ;  1043.3 p0      23 t
        vmovdqa64 zmm0, zmm3                                             ;  1012.5         41 t copy
        vpermi2b zmm0, zmm4, zmm1                                        ;  1040.3 p0+p5   41 t
        vpermi2b zmm3, zmm31, zmm23                                      ;  1042.3 p0+p5   41 t
        vpternlogd zmm2, zmm0, zmm3, 0xca                                ;  1047.3 p0      41 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 896]  ;   887.5 p2      21 t reload
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 832]  ;   887.7 p3      21 t reload
        vmovdqu64 zmm18, [rbp + 18368]                                   ;   993.5 p2      21 t
        vpermi2b zmm18, zmm3, zmm0                                       ;  1044.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm30                                           ;   990.5         21 t copy
        vpermi2b zmm23, zmm3, zmm0                                       ;  1046.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm12                                           ;  1001.3         21 t copy
        vpermi2b zmm31, zmm3, zmm0                                       ;  1048.3 p0+p5   21 t
        vmovdqa64 zmm1, zmm17                                            ;  1009.3         21 t copy
        vpermi2b zmm1, zmm3, zmm0                                        ;  1050.3 p0+p5   21 t
        vmovdqa64 zmm0, zmm16                                            ;  1015.3         23 t copy
        vpermi2b zmm0, zmm27, zmm11                                      ;  1052.3 p0+p5   23 t
        vpermi2b zmm16, zmm9, [rel camellia128_encrypt.T0_constants512 + 512] ;  1054.3 p0+p5+p3   23 t
        vpternlogd zmm29, zmm0, zmm16, 0xca                              ;  1059.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   895.3 p2      21 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 960] ;   895.7 p3      21 t reload
        vpermi2b zmm30, zmm16, zmm0                                      ;  1056.3 p0+p5   21 t
        vpermi2b zmm12, zmm16, zmm0                                      ;  1058.3 p0+p5   21 t
        vpermi2b zmm17, zmm16, zmm0                                      ;  1060.3 p0+p5   21 t
        vpternlogd zmm8, zmm23, zmm30, 0xca                              ;  1061.3 p0      21 t
        vmovdqu64 zmm23, [rbp + 18368]                                   ;   993.5 p2      21 t
        vpermi2b zmm23, zmm16, zmm0                                      ;  1062.3 p0+p5   21 t
        vpternlogd zmm14, zmm1, zmm17, 0xca                              ;  1065.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 17984]                                    ;  1007.3 p3      42 t reload
        vmovdqu64 zmm17, [rbp + 19328]                                   ;  1028.3 p2      42 t
        vpternlogd zmm17, zmm1, [rbp + 20416], 0xca                      ;  1040.3 p0+p3   42 t
        vpternlogd zmm31, zmm12, [rbp + 19008], 0xe4                     ;  1063.3 p0+p2   21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 640]  ;   903.3 p3      22 t reload
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;   903.5 p2      22 t reload
        vmovdqa64 zmm30, zmm22                                           ;   993.3         22 t copy
        vpermi2b zmm30, zmm12, zmm1                                      ;  1064.3 p0+p5   22 t
        vmovdqa64 zmm0, zmm26                                            ;  1005.5         22 t copy
        vpermi2b zmm0, zmm12, zmm1                                       ;  1066.3 p0+p5   22 t
        vmovdqa64 zmm16, zmm7                                            ;  1001.3         22 t copy
        vpermi2b zmm16, zmm12, zmm1                                      ;  1068.3 p0+p5   22 t
        vmovdqa64 zmm3, zmm19                                            ;  1014.3         22 t copy
        vpermi2b zmm3, zmm12, zmm1                                       ;  1070.3 p0+p5   22 t
        vpternlogd zmm18, zmm23, [rbp + 19584], 0xe4                     ;  1067.3 p0+p3   21 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;   909.8 p2      22 t reload
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 704]  ;   910.5 p3      22 t reload
        vpermi2b zmm22, zmm1, zmm23                                      ;  1072.3 p0+p5   22 t
        vpermi2b zmm26, zmm1, zmm23                                      ;  1074.3 p0+p5   22 t
        vpermi2b zmm7, zmm1, zmm23                                       ;  1076.3 p0+p5   22 t
        vpermi2b zmm19, zmm1, zmm23                                      ;  1078.3 p0+p5   22 t
        vpternlogd zmm24, zmm0, zmm26, 0xca                              ;  1079.3 p0      22 t
        vpternlogd zmm6, zmm3, zmm19, 0xca                               ;  1083.3 p0      22 t
        vpternlogd zmm13, zmm30, zmm22, 0xca                             ;  1077.3 p0      22 t
        vpternlogd zmm20, zmm16, zmm7, 0xca                              ;  1081.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 11648]                                    ;   912.8 p2      40 t
        vmovdqu64 zmm3, [rbp + 11712]                                    ;   913.0 p3      40 t
        vmovdqu64 zmm7, [rbp + 11712]                                    ;   913.8 p2      40 t
        vmovdqu64 zmm16, [rbp + 11776]                                   ;   914.0 p3      40 t
        vmovdqu64 zmm19, [rbp + 11840]                                   ;   914.8 p2      40 t
        vmovdqu64 zmm22, [rbp + 11904]                                   ;   915.0 p3      40 t
        vmovdqa64 zmm26, zmm31                                           ;  1064.3         41 t copy
        vpternlogd zmm26, zmm2, zmm29, 0x96                              ;  1064.3 p0      41 t
        vmovdqa64 zmm30, zmm2                                            ;  1048.3         41 t copy
        vpternlogd zmm30, zmm20, zmm14, 0x96                             ;  1082.3 p0      41 t
        vpternlogd zmm20, zmm26, zmm14, 0x96                             ;  1082.3 p0      41 t
        vpternlogd zmm14, zmm6, [rbp + 20288], 0x96                      ;  1084.3 p0+p2   41 t
        vmovdqa64 zmm23, zmm17                                           ;  1041.3         41 t copy
        vpternlogd zmm23, zmm29, zmm6, 0x96                              ;  1084.3 p0      41 t
        vpternlogd zmm17, zmm29, zmm14, 0x96                             ;  1085.3 p0      41 t
        vpternlogd zmm31, zmm2, zmm23, 0x96                              ;  1085.3 p0      41 t
        vpxord zmm28, zmm28, zmm17                                       ;  1086.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 11904]                                    ;   916.0 p3      40 t
        vpternlogd zmm6, zmm30, [rbp + 20288], 0x96                      ;  1084.3 p0+p2   41 t
        vpxord zmm21, zmm21, zmm6                                        ;  1085.3 p0      61 t
        vpternlogd zmm6, zmm26, [rbp + 18048], 0x96                      ;  1085.3 p0+p3   61 t
        vpternlogd zmm17, zmm30, [rbp + 17728], 0x96                     ;  1086.3 p0+p2   61 t
        vmovdqu64 zmm26, [rbp + 11968]                                   ;   918.0 p3      40 t
        vmovdqu64 zmm29, [rbp + 17664]                                   ;  1011.3 p2      41 t reload
        vmovdqa64 zmm30, zmm18                                           ;  1068.3         41 t copy
        vpternlogd zmm30, zmm15, zmm29, 0x96                             ;  1068.3 p0      41 t
        vpxord zmm22, zmm22, zmm6                                        ;  1086.3 p0      40 t
        vpxord zmm3, zmm3, zmm21                                         ;  1086.3 p0      40 t
        vpxord zmm0, zmm0, zmm28                                         ;  1087.3 p0      40 t
        vpternlogd zmm23, zmm20, [rbp + 18816], 0x96                     ;  1085.3 p0+p3   61 t
        vpxord zmm26, zmm26, zmm23                                       ;  1086.3 p0      40 t
        vpternlogd zmm14, zmm31, [rbp + 19776], 0x96                     ;  1086.3 p0+p2   61 t
        vmovdqu64 [rbp + 19776], zmm21                                   ;  1086.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm29                                           ;  1017.3         41 t copy
        vpternlogd zmm21, zmm13, zmm8, 0x96                              ;  1078.3 p0      41 t
        vpternlogd zmm13, zmm30, zmm8, 0x96                              ;  1078.3 p0      41 t
        vpxord zmm25, zmm25, zmm13                                       ;  1079.3 p0      61 t
        vpxord zmm16, zmm16, zmm25                                       ;  1080.3 p0      40 t
        vpternlogd zmm8, zmm24, [rbp + 20352], 0x96                      ;  1080.3 p0+p3   41 t
        vmovdqu64 [rbp + 18816], zmm25                                   ;  1080.3 p8+p9   61 t spill
        vpxord zmm25, zmm14, [rbp + 12032]                               ;  1087.3 p0+p2   40 t
        vmovdqu64 [rbp + 17728], zmm14                                   ;  1087.3 p7+p4   61 t spill
        vpxord zmm14, zmm17, [rbp + 12096]                               ;  1087.3 p5+p3   40 t
        vmovdqu64 [rbp + 18048], zmm17                                   ;  1087.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm3                                            ;  1087.3         23 t copy
        vpermi2b zmm17, zmm27, zmm11                                     ;  1087.3 p0+p5   23 t
        vmovdqu64 [rbp + 20288], zmm23                                   ;  1086.3 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm22                                           ;  1087.3         23 t copy
        vpermi2b zmm23, zmm27, zmm11                                     ;  1087.3 p0+p5   23 t
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1086.3 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 11968]                                    ;   923.0 p2      40 t
        vmovdqu64 [rbp + 19008], zmm28                                   ;  1087.3 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 12032]                                   ;   923.3 p3      40 t
        vmovdqu64 zmm1, [rbp + 12096]                                    ;   924.0 p2      40 t
        vmovdqa64 zmm12, zmm15                                           ;  1044.3         41 t copy
        vpternlogd zmm12, zmm24, [rbp + 20160], 0x96                     ;  1081.5 p0+p3   41 t
        vpternlogd zmm18, zmm29, zmm12, 0x96                             ;  1082.5 p0      41 t
        vpxord zmm5, zmm5, zmm18                                         ;  1083.5 p0      61 t
        vpternlogd zmm13, zmm12, [rbp + 17600], 0x96                     ;  1084.3 p5+p2   61 t
        vpternlogd zmm24, zmm21, [rbp + 20352], 0x96                     ;  1084.5 p0+p3   41 t
        vpxord zmm10, zmm10, zmm24                                       ;  1085.5 p5      61 t
        vpternlogd zmm24, zmm30, [rbp + 17408], 0x96                     ;  1085.5 p0+p2   61 t
        vpternlogd zmm15, zmm8, [rbp + 20160], 0x96                      ;  1086.3 p5+p3   41 t
        vpternlogd zmm18, zmm8, [rbp + 19456], 0x96                      ;  1086.5 p0+p2   61 t
        vpxord zmm6, zmm6, zmm13                                         ;  1087.3 p5      40 t
        vpxord zmm19, zmm19, zmm5                                        ;  1087.5 p0      40 t
        vpxord zmm7, zmm7, zmm10                                         ;  1088.3 p5      40 t
        vpxord zmm28, zmm28, zmm18                                       ;  1088.5 p0      40 t
        vpxord zmm2, zmm2, zmm24                                         ;  1089.3 p5      40 t
        vpternlogd zmm21, zmm15, [rbp + 19840], 0x96                     ;  1089.5 p0+p3   61 t
        vpxord zmm1, zmm1, zmm21                                         ;  1090.5 p5      40 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   935.5 p2      41 t reload
        vpshufb zmm12, zmm8, zmm16                                       ;  1091.3 p5      22 t
        vpshufb zmm29, zmm8, zmm3                                        ;  1092.3 p5      23 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;   936.0 p3      23 t reload
        vpermi2b zmm3, zmm9, zmm30                                       ;  1094.3 p0+p5   23 t
        vpternlogd zmm29, zmm17, zmm3, 0xca                              ;  1099.3 p0      23 t
        vpshufb zmm3, zmm8, zmm0                                         ;  1095.3 p5      41 t
        vpshufb zmm17, zmm8, zmm22                                       ;  1096.3 p5      23 t
        vpermi2b zmm22, zmm9, zmm30                                      ;  1098.3 p0+p5   23 t
        vpternlogd zmm17, zmm23, zmm22, 0xca                             ;  1103.3 p0      23 t
        vpshufb zmm22, zmm8, zmm7                                        ;  1099.3 p5      23 t
        vpshufb zmm23, zmm8, zmm19                                       ;  1100.3 p5      21 t
        vmovdqu64 [rbp + 19840], zmm24                                   ;  1086.5 p8+p9   61 t spill
        vpshufb zmm24, zmm8, zmm26                                       ;  1101.3 p5      22 t
        vmovdqu64 [rbp + 19456], zmm5                                    ;  1084.5 p7+p4   61 t spill
        vpshufb zmm5, zmm8, zmm2                                         ;  1102.3 p5      23 t
        vmovdqu64 [rbp + 20160], zmm21                                   ;  1090.5 p8+p9   61 t spill
        vpshufb zmm21, zmm8, zmm6                                        ;  1103.3 p5      22 t
        vmovdqu64 [rbp + 17408], zmm18                                   ;  1087.5 p7+p4   61 t spill
        vpshufb zmm18, zmm8, zmm25                                       ;  1104.3 p5      21 t
        vmovdqu64 [rbp + 20352], zmm13                                   ;  1085.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm7                                            ;  1089.3         23 t copy
        vpermi2b zmm13, zmm27, zmm11                                     ;  1106.3 p0+p5   23 t
        vpermi2b zmm7, zmm9, zmm30                                       ;  1108.3 p0+p5   23 t
        vpternlogd zmm22, zmm13, zmm7, 0xca                              ;  1113.3 p0      23 t
        vpshufb zmm7, zmm8, zmm14                                        ;  1109.3 p5      42 t
        vpshufb zmm13, zmm8, zmm28                                       ;  1110.3 p5      21 t
        vmovdqu64 [rbp + 17600], zmm10                                   ;  1086.5 p7+p4   61 t spill
        vpshufb zmm10, zmm8, zmm1                                        ;  1111.3 p5      42 t
        vmovdqa64 zmm30, zmm2                                            ;  1090.3         23 t copy
        vpermi2b zmm30, zmm27, zmm11                                     ;  1113.3 p0+p5   23 t
        vpermi2b zmm2, zmm9, [rel camellia128_encrypt.T0_constants512 + 512] ;  1115.3 p0+p5+p2   23 t
        vpternlogd zmm5, zmm30, zmm2, 0xca                               ;  1120.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;   955.5 p3      41 t reload
        vmovdqa64 zmm30, zmm0                                            ;  1088.3         41 t copy
        vpermi2b zmm30, zmm4, zmm2                                       ;  1117.3 p0+p5   41 t
        vmovdqa64 zmm9, zmm14                                            ;  1088.3         42 t copy
        vpermi2b zmm9, zmm4, zmm2                                        ;  1119.3 p0+p5   42 t
        vmovdqa64 zmm11, zmm1                                            ;  1091.5         42 t copy
        vpermi2b zmm11, zmm4, zmm2                                       ;  1121.3 p0+p5   42 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;   961.3 p2      41 t reload
        vpermi2b zmm0, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;  1123.3 p0+p5+p3   41 t
        vpternlogd zmm3, zmm30, zmm0, 0xca                               ;  1128.3 p0      41 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 192]  ;   965.5 p2      41 t reload
        vpermi2b zmm14, zmm27, zmm0                                      ;  1125.3 p0+p5   42 t
        vpermi2b zmm1, zmm27, zmm0                                       ;  1127.3 p0+p5   42 t
        vpternlogd zmm7, zmm9, zmm14, 0xca                               ;  1130.3 p0      42 t
        vmovdqu64 zmm9, [rbp + 17920]                                    ;   967.5 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 11776]                                   ;   967.7 p2      40 t
        vpternlogd zmm14, zmm20, zmm9, 0x96                              ;  1108.5 p0      40 t
        vpternlogd zmm10, zmm11, zmm1, 0xca                              ;  1132.3 p0      42 t
        vmovdqu64 zmm1, [rbp + 19968]                                    ;   969.3 p3      61 t reload
        vmovdqu64 zmm11, [rbp + 11648]                                   ;   969.5 p2      40 t
        vpternlogd zmm11, zmm15, zmm1, 0x96                              ;  1110.5 p0      40 t
        vpshufb zmm30, zmm8, zmm11                                       ;  1128.3 p5      41 t
        vpshufb zmm9, zmm8, zmm14                                        ;  1129.3 p5      22 t
        vmovdqa64 zmm1, zmm11                                            ;  1111.5         41 t copy
        vpermi2b zmm1, zmm4, zmm2                                        ;  1131.3 p0+p5   41 t
        vpermi2b zmm11, zmm27, zmm0                                      ;  1133.3 p0+p5   41 t
        vpternlogd zmm30, zmm1, zmm11, 0xca                              ;  1138.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 20032]                                    ;   975.3 p3      61 t reload
        vmovdqu64 zmm11, [rbp + 11840]                                   ;   975.5 p2      40 t
        vpternlogd zmm11, zmm31, zmm1, 0x96                              ;  1114.5 p0      40 t
        vpshufb zmm0, zmm8, zmm11                                        ;  1134.3 p5      21 t
        vmovdqu64 zmm8, [rbp + 12416]                                    ;   977.5 p3      47 y
        vmovdqu64 zmm27, [rbp + 12416]                                   ;   977.7 p2      47 y
        vmovdqu64 zmm2, [rbp + 12480]                                    ;   978.5 p3      47 y
        vmovdqu64 zmm4, [rbp + 12480]                                    ;   978.7 p2      47 y
        vmovdqu64 zmm1, [rbp + 12544]                                    ;   979.5 p3      47 y
        vmovdqu64 [rbp + 17664], zmm31                                   ;  1086.3 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 12544]                                   ;   979.7 p2      47 y
        vmovdqu64 [rbp + 20416], zmm20                                   ;  1083.3 p7+p4   41 t spill
        vmovdqu64 zmm20, [rbp + 12608]                                   ;   981.5 p3      47 y
        vmovdqu64 [rbp + 17984], zmm15                                   ;  1087.3 p8+p9   41 t spill
        vmovdqu64 zmm15, [rbp + 12608]                                   ;   981.8 p2      47 y
        vmovdqu64 [rbp + 19328], zmm10                                   ;  1133.3 p7+p4   42 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 576] ;   982.5 p3      22 t reload
        vmovdqu64 [rbp + 18368], zmm7                                    ;  1131.3 p8+p9   42 t spill
        vmovdqa64 zmm7, zmm16                                            ;  1081.3         22 t copy
        vpermi2b zmm7, zmm10, [rel camellia128_encrypt.T0_constants512 + 640] ;  1136.3 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18880], zmm22                                   ;  1114.3 p7+p4   23 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 704] ;   985.3 p3      22 t reload
        vpermi2b zmm16, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;  1138.3 p0+p5+p2   22 t
        vpternlogd zmm12, zmm7, zmm16, 0xca                              ;  1143.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 640]  ;   987.3 p3      22 t reload
        vmovdqa64 zmm16, zmm26                                           ;  1087.3         22 t copy
        vpermi2b zmm16, zmm10, zmm7                                      ;  1140.3 p0+p5   22 t
        vpermi2b zmm26, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;  1142.3 p0+p5+p2   22 t
        vpternlogd zmm24, zmm16, zmm26, 0xca                             ;  1147.3 p0      22 t
        vmovdqa64 zmm16, zmm6                                            ;  1088.3         22 t copy
        vpermi2b zmm16, zmm10, zmm7                                      ;  1144.3 p0+p5   22 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 768] ;   993.8 p3      22 t reload
        vpermi2b zmm6, zmm22, zmm26                                      ;  1146.3 p0+p5   22 t
        vpternlogd zmm21, zmm16, zmm6, 0xca                              ;  1151.3 p0      22 t
        vmovdqa64 zmm6, zmm14                                            ;  1109.5         22 t copy
        vpermi2b zmm6, zmm10, zmm7                                       ;  1148.3 p0+p5   22 t
        vpermi2b zmm14, zmm22, zmm26                                     ;  1150.3 p0+p5   22 t
        vpternlogd zmm9, zmm6, zmm14, 0xca                               ;  1155.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;   999.0 p2      21 t reload
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 832] ;   999.2 p3      21 t reload
        vmovdqa64 zmm16, zmm19                                           ;  1088.5         21 t copy
        vpermi2b zmm16, zmm14, zmm6                                      ;  1152.3 p0+p5   21 t
        vmovdqa64 zmm26, zmm25                                           ;  1088.3         21 t copy
        vpermi2b zmm26, zmm14, zmm6                                      ;  1154.3 p0+p5   21 t
        vmovdqa64 zmm22, zmm28                                           ;  1089.5         21 t copy
        vpermi2b zmm22, zmm14, zmm6                                      ;  1156.3 p0+p5   21 t
        vmovdqa64 zmm7, zmm11                                            ;  1115.5         21 t copy
        vpermi2b zmm7, zmm14, zmm6                                       ;  1158.3 p0+p5   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1002.0 p2      21 t reload
        vpermi2b zmm19, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1160.3 p0+p5+p3   21 t
        vpternlogd zmm23, zmm16, zmm19, 0xca                             ;  1165.3 p0      21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1003.0 p2      21 t reload
        vpermi2b zmm25, zmm6, zmm16                                      ;  1162.3 p0+p5   21 t
        vpermi2b zmm28, zmm6, zmm16                                      ;  1164.3 p0+p5   21 t
        vpermi2b zmm11, zmm6, zmm16                                      ;  1166.3 p0+p5   21 t
        vpternlogd zmm0, zmm7, zmm11, 0xca                               ;  1171.3 p0      21 t
        vpternlogd zmm18, zmm26, zmm25, 0xca                             ;  1167.3 p0      21 t
        vpternlogd zmm13, zmm22, zmm28, 0xca                             ;  1169.3 p0      21 t
        vmovdqu64 zmm7, [rbp + 19968]                                    ;  1005.0 p3      61 t reload
        vmovdqu64 zmm11, [rbp + 17984]                                   ;  1087.3 p2      41 t reload
        vmovdqu64 zmm19, [rbp + 12672]                                   ;  1006.0 p3      51 x
        vpternlogd zmm19, zmm11, zmm7, 0xf6                              ;  1139.5 p0      51 x
        vmovdqu64 zmm22, [rbp + 17920]                                   ;  1006.2 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 20416]                                   ;  1083.3 p3      41 t reload
        vmovdqu64 zmm26, [rbp + 12800]                                   ;  1007.2 p2      51 x
        vpternlogd zmm26, zmm25, zmm22, 0xf6                             ;  1140.5 p0      51 x
        vmovdqa64 zmm28, zmm30                                           ;  1139.3         41 t copy
        vpternlogd zmm28, zmm21, zmm23, 0x96                             ;  1166.3 p0      41 t
        vmovdqa64 zmm22, zmm5                                            ;  1121.3         41 t copy
        vpternlogd zmm22, zmm12, zmm23, 0x96                             ;  1166.3 p0      41 t
        vpternlogd zmm5, zmm28, zmm12, 0x96                              ;  1167.3 p0      41 t
        vmovdqa64 zmm25, zmm18                                           ;  1168.3         41 t copy
        vpternlogd zmm25, zmm3, zmm29, 0x96                              ;  1168.3 p0      41 t
        vmovdqa64 zmm7, zmm3                                             ;  1129.3         41 t copy
        vpternlogd zmm7, zmm24, zmm0, 0x96                               ;  1172.3 p0      41 t
        vpternlogd zmm24, zmm25, zmm0, 0x96                              ;  1172.3 p0      41 t
        vpternlogd zmm0, zmm17, zmm9, 0x96                               ;  1172.3 p0      41 t
        vpternlogd zmm17, zmm7, zmm9, 0x96                               ;  1173.3 p0      41 t
        vpternlogd zmm9, zmm29, [rbp + 18368], 0x96                      ;  1156.3 p0+p3   41 t
        vpternlogd zmm18, zmm3, zmm9, 0x96                               ;  1168.3 p0      41 t
        vpternlogd zmm29, zmm0, [rbp + 18368], 0x96                      ;  1173.3 p0+p2   41 t
        vpternlogd zmm9, zmm24, [rbp + 18176], 0x96                      ;  1173.3 p0+p3   62 t
        vpandd zmm2, zmm2, zmm9                                          ;  1174.3 p0      47 y
        vpternlogd zmm0, zmm18, [rbp + 19072], 0x96                      ;  1173.3 p0+p2   62 t
        vpandd zmm1, zmm1, zmm0                                          ;  1174.3 p0      47 y
        vpternlogd zmm25, zmm17, [rbp + 18752], 0x96                     ;  1174.3 p0+p3   62 t
        vpandd zmm8, zmm8, zmm25                                         ;  1175.3 p0      47 y
        vpternlogd zmm7, zmm29, [rbp + 19648], 0x96                      ;  1174.3 p0+p2   62 t
        vpandd zmm20, zmm20, zmm7                                        ;  1175.3 p0      47 y
        vpsrlq zmm3, zmm20, 7                                            ;  1176.3 p0      47 y
        vpsrlq zmm11, zmm8, 7                                            ;  1176.3 p0      47 y
        vpaddb zmm8, zmm8, zmm8                                          ;  1176.3 p0      47 y
        vpternlogd zmm8, zmm29, [rbp + 19392], 0x96                      ;  1177.3 p0+p3   47 y
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1012.0 p2      47 y reload
        vpternlogd zmm8, zmm3, zmm29, 0x78                               ;  1178.3 p0      47 y
        vpsrlq zmm3, zmm2, 7                                             ;  1175.3 p0      47 y
        vpaddb zmm2, zmm2, zmm2                                          ;  1175.3 p0      47 y
        vpternlogd zmm2, zmm17, [rbp + 18560], 0x96                      ;  1176.3 p5+p3   47 y
        vpternlogd zmm2, zmm11, zmm29, 0x78                              ;  1177.3 p0      47 y
        vmovdqu64 zmm11, [rbp + 18880]                                   ;  1114.3 p2      23 t reload
        vmovdqu64 zmm17, [rbp + 19328]                                   ;  1133.3 p3      42 t reload
        vpternlogd zmm12, zmm17, zmm11, 0x96                             ;  1168.3 p5      41 t
        vpternlogd zmm17, zmm22, zmm11, 0x96                             ;  1168.5 p0      41 t
        vpternlogd zmm11, zmm13, zmm30, 0x96                             ;  1170.3 p5      41 t
        vpternlogd zmm13, zmm30, zmm12, 0x96                             ;  1170.3 p0      41 t
        vpternlogd zmm21, zmm23, zmm11, 0x96                             ;  1171.3 p5      41 t
        vpternlogd zmm28, zmm17, [rbp + 18432], 0x96                     ;  1170.5 p0+p2   62 t
        vpandd zmm15, zmm15, zmm28                                       ;  1171.5 p5      47 y
        vpternlogd zmm11, zmm5, [rbp + 17472], 0x96                      ;  1171.5 p0+p3   62 t
        vpandd zmm27, zmm27, zmm11                                       ;  1172.5 p5      47 y
        vpternlogd zmm22, zmm13, [rbp + 20096], 0x96                     ;  1172.5 p0+p2   62 t
        vpandd zmm31, zmm31, zmm22                                       ;  1173.5 p5      47 y
        vpternlogd zmm12, zmm21, [rbp + 17280], 0x96                     ;  1173.5 p0+p3   62 t
        vpandd zmm4, zmm4, zmm12                                         ;  1174.5 p5      47 y
        vpsrlq zmm23, zmm15, 7                                           ;  1174.5 p0      47 y
        vpsrlq zmm30, zmm27, 7                                           ;  1175.5 p0      47 y
        vpaddb zmm27, zmm27, zmm27                                       ;  1175.3 p5      47 y
        vpternlogd zmm27, zmm17, [rbp + 18112], 0x96                     ;  1176.3 p5+p2   47 y
        vpternlogd zmm27, zmm23, zmm29, 0x78                             ;  1177.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;  1177.3 p5      47 y
        vpternlogd zmm15, zmm13, [rbp + 19712], 0x96                     ;  1178.3 p0+p3   47 y
        vmovdqu64 zmm13, [rbp + 20032]                                   ;  1017.8 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 17664]                                   ;  1086.3 p3      41 t reload
        vmovdqu64 zmm23, [rbp + 12864]                                   ;  1018.8 p2      51 x
        vpternlogd zmm23, zmm17, zmm13, 0xf6                             ;  1178.3 p5      51 x
        vpsrlq zmm13, zmm4, 7                                            ;  1178.5 p0      47 y
        vpaddb zmm4, zmm4, zmm4                                          ;  1179.3 p5      47 y
        vpternlogd zmm4, zmm5, [rbp + 18496], 0x96                       ;  1180.3 p0+p3   47 y
        vpternlogd zmm4, zmm30, zmm29, 0x78                              ;  1181.3 p5      47 y
        vpsrlq zmm5, zmm31, 7                                            ;  1180.5 p0      47 y
        vpternlogd zmm15, zmm5, zmm29, 0x78                              ;  1181.5 p5      47 y
        vpaddb zmm5, zmm31, zmm31                                        ;  1181.5 p0      47 y
        vpternlogd zmm5, zmm21, [rbp + 19136], 0x96                      ;  1182.5 p5+p2   47 y
        vmovdqu64 zmm21, [rbp + 19008]                                   ;  1087.3 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 19584]                                   ;  1086.3 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 12672]                                   ;  1021.5 p3      51 x
        vpternlogd zmm31, zmm30, zmm21, 0x36                             ;  1182.5 p0      51 x
        vpternlogd zmm5, zmm13, zmm29, 0x78                              ;  1183.5 p5      47 y
        vpsrlq zmm13, zmm1, 7                                            ;  1183.5 p0      47 y
        vpaddb zmm1, zmm1, zmm1                                          ;  1184.3 p5      47 y
        vpternlogd zmm1, zmm24, [rbp + 18240], 0x96                      ;  1185.3 p0+p2   47 y
        vpternlogd zmm1, zmm3, zmm29, 0x78                               ;  1186.3 p5      47 y
        vmovdqu64 zmm3, [rbp + 19776]                                    ;  1086.3 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 20288]                                   ;  1086.3 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 12736]                                   ;  1023.5 p3      51 x
        vpternlogd zmm30, zmm24, zmm3, 0x36                              ;  1185.5 p0      51 x
        vpaddb zmm20, zmm20, zmm20                                       ;  1186.3 p5      47 y
        vpternlogd zmm20, zmm18, [rbp + 17536], 0x96                     ;  1187.3 p0+p2   47 y
        vpternlogd zmm20, zmm13, zmm29, 0x78                             ;  1188.3 p5      47 y
        vmovdqu64 zmm13, [rbp + 17600]                                   ;  1086.5 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 20352]                                   ;  1085.3 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 12736]                                   ;  1025.5 p3      51 x
        vpternlogd zmm24, zmm18, zmm13, 0x36                             ;  1187.5 p0      51 x
        vmovdqu64 zmm18, [rbp + 12160]                                   ;  1025.8 p2      71 d.0 reload
        vpternlogd zmm11, zmm27, zmm18, 0x1e                             ;  1188.3 p5      48 y
        vpternlogd zmm18, zmm25, zmm8, 0x36                              ;  1188.5 p0      48 y
        vmovdqu64 zmm25, [rbp + 12224]                                   ;  1026.5 p3      71 d.1 reload
        vpternlogd zmm9, zmm2, zmm25, 0x1e                               ;  1189.3 p5      48 y
        vpternlogd zmm25, zmm12, zmm4, 0x36                              ;  1189.5 p0      48 y
        vmovdqu64 zmm12, [rbp + 12352]                                   ;  1027.5 p2      71 d.3 reload
        vpternlogd zmm28, zmm15, zmm12, 0x1e                             ;  1190.3 p5      48 y
        vpternlogd zmm12, zmm7, zmm20, 0x36                              ;  1190.5 p0      48 y
        vmovdqu64 zmm7, [rbp + 12288]                                    ;  1028.5 p3      71 d.2 reload
        vpternlogd zmm22, zmm5, zmm7, 0x1e                               ;  1191.3 p5      48 y
        vpternlogd zmm7, zmm0, zmm1, 0x36                                ;  1191.5 p0      48 y
        vmovdqa64 zmm0, zmm29                                            ;  1029.0         52 x copy
        vmovdqa64 zmm17, zmm29                                           ;  1029.2         52 x copy
        vmovdqa64 zmm13, zmm29                                           ;  1029.3         52 x copy
        vmovdqa64 zmm3, zmm29                                            ;  1029.5         52 x copy
        vmovdqa64 zmm21, zmm29                                           ;  1034.3         52 x copy
        vpandd zmm29, zmm31, [rbp + 12928]                               ;  1192.3 p5+p2   52 x
        vpandd zmm16, zmm30, [rbp + 12992]                               ;  1192.5 p0+p3   52 x
        vpandd zmm6, zmm24, [rbp + 12992]                                ;  1193.3 p5+p2   52 x
        vpxord zmm14, zmm27, [rbp + 13184]                               ;  1193.5 p0+p3   40 t
        vmovdqu64 [rbp + 20352], zmm27                                   ;  1178.3 p8+p9   47 y spill
        vpxord zmm27, zmm2, [rbp + 13248]                                ;  1194.3 p5+p2   40 t
        vmovdqu64 [rbp + 17536], zmm2                                    ;  1178.3 p7+p4   47 y spill
        vpxord zmm2, zmm8, [rbp + 13184]                                 ;  1194.5 p0+p3   40 t
        vmovdqu64 [rbp + 20288], zmm8                                    ;  1179.3 p8+p9   47 y spill
        vpxord zmm8, zmm4, [rbp + 13248]                                 ;  1195.3 p5+p2   40 t
        vmovdqu64 [rbp + 18240], zmm4                                    ;  1182.3 p7+p4   47 y spill
        vpsrlq zmm4, zmm29, 7                                            ;  1195.5 p0      52 x
        vpandd zmm17, zmm17, zmm4                                        ;  1196.5 p5      52 x
        vpaddb zmm4, zmm29, zmm29                                        ;  1196.5 p0      52 x
        vmovdqu64 zmm29, [rbp + 13376]                                   ;  1041.5 p3      61 r.3 reload
        vmovdqu64 [rbp + 19584], zmm24                                   ;  1188.5 p8+p9   51 x spill
        vpxord zmm24, zmm15, zmm29                                       ;  1197.3 p5      40 t
        vpxord zmm29, zmm29, zmm20                                       ;  1197.5 p0      40 t
        vmovdqu64 [rbp + 19136], zmm15                                   ;  1182.5 p7+p4   47 y spill
        vpsrlq zmm15, zmm16, 7                                           ;  1198.5 p0      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;  1198.3 p5      52 x
        vmovdqu64 [rbp + 18496], zmm20                                   ;  1189.3 p8+p9   47 y spill
        vpxord zmm20, zmm5, [rbp + 13312]                                ;  1199.3 p5+p2   40 t
        vmovdqu64 [rbp + 19712], zmm5                                    ;  1184.5 p7+p4   47 y spill
        vpsrlq zmm5, zmm6, 7                                             ;  1199.5 p0      52 x
        vpandd zmm3, zmm3, zmm5                                          ;  1200.5 p5      52 x
        vpaddb zmm5, zmm6, zmm6                                          ;  1200.5 p0      52 x
        vmovdqu64 zmm6, [rbp + 13440]                                    ;  1048.3 p3      61 r.4 reload
        vmovdqu64 [rbp + 18112], zmm30                                   ;  1186.5 p8+p9   51 x spill
        vpxord zmm30, zmm11, zmm6                                        ;  1201.3 p5      40 t
        vpxord zmm6, zmm6, zmm18                                         ;  1201.5 p0      40 t
        vmovdqu64 [rbp + 17280], zmm11                                   ;  1189.3 p7+p4   48 y spill
        vpxord zmm11, zmm9, [rbp + 13504]                                ;  1202.3 p5+p2   40 t
        vmovdqu64 [rbp + 20096], zmm9                                    ;  1190.3 p8+p9   48 y spill
        vpxord zmm9, zmm1, [rbp + 13312]                                 ;  1202.5 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm1                                    ;  1187.3 p7+p4   47 y spill
        vpxord zmm1, zmm25, [rbp + 13504]                                ;  1203.3 p5+p2   40 t
        vmovdqu64 [rbp + 18432], zmm25                                   ;  1190.5 p8+p9   48 y spill
        vpxord zmm25, zmm28, [rbp + 13632]                               ;  1203.5 p0+p3   40 t
        vmovdqu64 [rbp + 18880], zmm28                                   ;  1191.3 p7+p4   48 y spill
        vpxord zmm28, zmm12, [rbp + 13632]                               ;  1204.3 p5+p2   40 t
        vmovdqu64 [rbp + 19328], zmm12                                   ;  1191.5 p8+p9   48 y spill
        vpxord zmm12, zmm22, [rbp + 13568]                               ;  1204.5 p0+p3   40 t
        vmovdqu64 [rbp + 18560], zmm22                                   ;  1192.3 p7+p4   48 y spill
        vpxord zmm22, zmm7, [rbp + 13568]                                ;  1205.3 p5+p2   40 t
        vmovdqu64 [rbp + 19392], zmm7                                    ;  1192.5 p8+p9   48 y spill
        vmovdqu64 zmm7, [rbp + 13056]                                    ;  1055.8 p3      52 x
        vmovdqu64 [rbp + 19648], zmm18                                   ;  1189.5 p7+p4   48 y spill
        vmovdqu64 zmm18, [rbp + 13120]                                   ;  1057.5 p2      52 x
        vmovdqu64 [rbp + 18752], zmm31                                   ;  1183.5 p8+p9   51 x spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 256] ;  1059.3 p3      41 t reload
        vpshufb zmm10, zmm31, zmm2                                       ;  1206.3 p5      41 t
        vmovdqu64 [rbp + 19072], zmm3                                    ;  1201.5 p7+p4   52 x spill
        vpshufb zmm3, zmm31, zmm14                                       ;  1207.3 p5      41 t
        vmovdqu64 [rbp + 18176], zmm15                                   ;  1199.5 p8+p9   52 x spill
        vpshufb zmm15, zmm31, zmm27                                      ;  1208.3 p5      23 t
        vmovdqu64 [rbp + 18368], zmm5                                    ;  1201.5 p7+p4   52 x spill
        vpshufb zmm5, zmm31, zmm8                                        ;  1209.3 p5      23 t
        vmovdqu64 [rbp + 19520], zmm17                                   ;  1197.5 p8+p9   52 x spill
        vpshufb zmm17, zmm31, zmm29                                      ;  1210.3 p5      21 t
        vmovdqu64 [rbp + 17344], zmm16                                   ;  1199.3 p7+p4   52 x spill
        vpshufb zmm16, zmm31, zmm20                                      ;  1211.3 p5      22 t
        vmovdqu64 [rbp + 18304], zmm4                                    ;  1197.5 p8+p9   52 x spill
        vpshufb zmm4, zmm31, zmm24                                       ;  1212.3 p5      21 t
        vmovdqu64 [rbp + 20224], zmm25                                   ;  1204.5 p7+p4   40 t spill
        vpshufb zmm25, zmm31, zmm9                                       ;  1213.3 p5      22 t
        vmovdqu64 [rbp + 17856], zmm28                                   ;  1205.3 p8+p9   40 t spill
        vpshufb zmm28, zmm31, zmm6                                       ;  1214.3 p5      23 t
        vmovdqu64 [rbp + 18624], zmm12                                   ;  1205.5 p7+p4   40 t spill
        vpshufb zmm12, zmm31, zmm30                                      ;  1215.3 p5      23 t
        vmovdqu64 zmm31, [rbp + 12928]                                   ;  1067.8 p2      52 x
        vpternlogd zmm31, zmm19, [rbp + 19840], 0x60                     ;  1205.5 p0+p3   52 x
        vmovdqu64 [rbp + 17792], zmm19                                   ;  1140.5 p8+p9   51 x spill
        vpsrlq zmm19, zmm31, 7                                           ;  1206.5 p0      52 x
        vpandd zmm13, zmm13, zmm19                                       ;  1207.5 p0      52 x
        vpaddb zmm19, zmm31, zmm31                                       ;  1208.5 p0      52 x
        vmovdqu64 zmm31, [rbp + 17728]                                   ;  1087.3 p2      61 t reload
        vmovdqu64 [rbp + 18944], zmm13                                   ;  1208.5 p7+p4   52 x spill
        vmovdqu64 zmm13, [rbp + 13056]                                   ;  1069.3 p3      52 x
        vpternlogd zmm13, zmm26, zmm31, 0x60                             ;  1209.5 p0      52 x
        vpsrlq zmm31, zmm13, 7                                           ;  1210.5 p0      52 x
        vpaddb zmm13, zmm13, zmm13                                       ;  1211.5 p0      52 x
        vmovdqu64 [rbp + 19200], zmm26                                   ;  1141.5 p8+p9   51 x spill
        vmovdqu64 zmm26, [rbp + 17408]                                   ;  1087.5 p2      61 t reload
        vmovdqu64 [rbp + 18688], zmm31                                   ;  1211.5 p7+p4   52 x spill
        vmovdqu64 zmm31, [rbp + 12800]                                   ;  1071.7 p3      51 x
        vpternlogd zmm31, zmm26, [rbp + 18816], 0x36                     ;  1212.5 p0+p2   51 x
        vpandd zmm7, zmm7, zmm31                                         ;  1213.5 p0      52 x
        vpsrlq zmm26, zmm7, 7                                            ;  1214.5 p0      52 x
        vpandd zmm21, zmm21, zmm26                                       ;  1215.5 p0      52 x
        vpaddb zmm7, zmm7, zmm7                                          ;  1216.3 p5      52 x
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 256] ;  1075.5 p3      41 t reload
        vmovdqu64 [rbp + 17408], zmm31                                   ;  1213.5 p8+p9   51 x spill
        vpshufb zmm31, zmm26, zmm11                                      ;  1217.3 p5      22 t
        vmovdqu64 zmm26, [rbp + 13120]                                   ;  1076.0 p2      52 x
        vpternlogd zmm26, zmm23, [rbp + 18048], 0x60                     ;  1216.5 p0+p3   52 x
        vmovdqu64 [rbp + 19904], zmm23                                   ;  1179.3 p7+p4   51 x spill
        vpsrlq zmm23, zmm26, 7                                           ;  1217.5 p0      52 x
        vpandd zmm0, zmm0, zmm23                                         ;  1218.5 p5      52 x
        vpaddb zmm23, zmm26, zmm26                                       ;  1218.5 p0      52 x
        vmovdqu64 zmm26, [rbp + 19456]                                   ;  1084.5 p2      61 t reload
        vmovdqu64 [rbp + 19264], zmm21                                   ;  1216.5 p8+p9   52 x spill
        vmovdqu64 zmm21, [rbp + 20160]                                   ;  1090.5 p3      61 t reload
        vmovdqu64 [rbp + 20480], zmm23                                   ;  1219.5 p7+p4   52 x spill
        vmovdqu64 zmm23, [rbp + 12864]                                   ;  1081.7 p2      51 x
        vpternlogd zmm23, zmm21, zmm26, 0x36                             ;  1219.3 p5      51 x
        vpandd zmm18, zmm18, zmm23                                       ;  1220.3 p0      52 x
        vmovdqu64 zmm21, [rbp + 18624]                                   ;  1205.5 p3      40 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 256] ;  1083.8 p2      41 t reload
        vmovdqu64 [rbp + 20160], zmm23                                   ;  1220.3 p8+p9   51 x spill
        vpshufb zmm23, zmm26, zmm21                                      ;  1220.3 p5      21 t
        vpsrlq zmm21, zmm18, 7                                           ;  1221.3 p0      52 x
        vmovdqu64 [rbp + 20544], zmm7                                    ;  1217.3 p7+p4   52 x spill
        vpshufb zmm7, zmm26, [rbp + 17856]                               ;  1221.3 p5+p3   42 t
        vmovdqu64 [rbp + 20608], zmm13                                   ;  1212.5 p8+p9   52 x spill
        vpshufb zmm13, zmm26, [rbp + 20224]                              ;  1222.3 p5+p2   42 t
        vpaddb zmm18, zmm18, zmm18                                       ;  1221.5 p0      52 x
        vmovdqu64 [rbp + 20672], zmm18                                   ;  1222.5 p7+p4   52 x spill
        vpshufb zmm18, zmm26, zmm1                                       ;  1223.3 p5      22 t
        vmovdqu64 [rbp + 20736], zmm21                                   ;  1222.3 p8+p9   52 x spill
        vpshufb zmm21, zmm26, zmm22                                      ;  1224.3 p5      21 t
        vmovdqu64 zmm26, [rbp + 17984]                                   ;  1087.3 p3      41 t reload
        vpternlogd zmm19, zmm26, [rbp + 19968], 0x96                     ;  1222.5 p0+p2   61 t
        vmovdqu64 zmm26, [rbp + 18304]                                   ;  1197.5 p3      52 x reload
        vpternlogd zmm0, zmm26, [rbp + 19008], 0x96                      ;  1223.5 p0+p2   61 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1088.7 p3      47 y reload
        vmovdqu64 [rbp + 19008], zmm0                                    ;  1224.5 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 20736]                                    ;  1222.3 p2      52 x reload
        vpternlogd zmm19, zmm0, zmm26, 0x78                              ;  1228.3 p0      61 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1089.7 p3      41 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;  1089.8 p2      41 t reload
        vmovdqu64 [rbp + 20736], zmm19                                   ;  1229.3 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm2                                            ;  1195.5         41 t copy
        vpermi2b zmm19, zmm26, zmm0                                      ;  1227.3 p5      41 t
        vmovdqu64 [rbp + 18304], zmm13                                   ;  1223.3 p7+p4   42 t spill
        vmovdqa64 zmm13, zmm14                                           ;  1194.5         41 t copy
        vpermi2b zmm13, zmm26, zmm0                                      ;  1229.3 p0+p5   41 t
        vmovdqu64 [rbp + 19968], zmm7                                    ;  1222.3 p8+p9   42 t spill
        vmovdqu64 zmm7, [rbp + 17856]                                    ;  1205.3 p3      42 t
        vpermi2b zmm7, zmm26, zmm0                                       ;  1231.3 p0+p5   42 t
        vmovdqu64 [rbp + 17984], zmm7                                    ;  1236.3 p7+p4   42 t spill
        vmovdqu64 zmm7, [rbp + 20224]                                    ;  1204.5 p2      42 t
        vpermi2b zmm7, zmm26, zmm0                                       ;  1233.3 p0+p5   42 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1092.0 p3      41 t reload
        vpermi2b zmm2, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1235.3 p0+p5+p2   41 t
        vpternlogd zmm10, zmm19, zmm2, 0xca                              ;  1240.3 p0      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 192]  ;  1093.0 p3      41 t reload
        vpermi2b zmm14, zmm0, zmm2                                       ;  1237.3 p0+p5   41 t
        vpternlogd zmm3, zmm13, zmm14, 0xca                              ;  1242.3 p0      41 t
        vmovdqu64 zmm13, [rbp + 17856]                                   ;  1205.3 p2      42 t
        vpermi2b zmm13, zmm0, zmm2                                       ;  1239.3 p0+p5   42 t
        vmovdqu64 zmm14, [rbp + 20224]                                   ;  1204.5 p3      42 t
        vpermi2b zmm14, zmm0, zmm2                                       ;  1241.3 p0+p5   42 t
        vpternlogd zmm7, zmm14, [rbp + 18304], 0xe4                      ;  1246.3 p0+p2   42 t
        vmovdqu64 zmm14, [rbp + 19968]                                   ;  1222.3 p3      42 t reload
        vpternlogd zmm13, zmm14, [rbp + 17984], 0xb8                     ;  1244.3 p0+p2   42 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;  1096.3 p3      23 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;  1097.0 p2      23 t reload
        vmovdqa64 zmm2, zmm27                                            ;  1195.3         23 t copy
        vpermi2b zmm2, zmm19, zmm14                                      ;  1243.3 p0+p5   23 t
        vmovdqa64 zmm0, zmm8                                             ;  1196.3         23 t copy
        vpermi2b zmm0, zmm19, zmm14                                      ;  1245.3 p0+p5   23 t
        vmovdqa64 zmm26, zmm6                                            ;  1202.5         23 t copy
        vpermi2b zmm26, zmm19, zmm14                                     ;  1247.3 p0+p5   23 t
        vmovdqu64 [rbp + 17984], zmm7                                    ;  1247.3 p8+p9   42 t spill
        vmovdqa64 zmm7, zmm30                                            ;  1202.3         23 t copy
        vpermi2b zmm7, zmm19, zmm14                                      ;  1249.3 p0+p5   23 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 448] ;  1099.0 p3      23 t reload
        vpermi2b zmm27, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1251.3 p0+p5+p2   23 t
        vpternlogd zmm15, zmm2, zmm27, 0xca                              ;  1256.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 512]  ;  1100.0 p3      23 t reload
        vpermi2b zmm8, zmm14, zmm2                                       ;  1253.3 p0+p5   23 t
        vpermi2b zmm6, zmm14, zmm2                                       ;  1255.3 p0+p5   23 t
        vpermi2b zmm30, zmm14, zmm2                                      ;  1257.3 p0+p5   23 t
        vpternlogd zmm5, zmm0, zmm8, 0xca                                ;  1258.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1103.5 p2      21 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1104.3 p3      21 t reload
        vmovdqu64 zmm27, [rbp + 18624]                                   ;  1205.5 p2      21 t
        vpermi2b zmm27, zmm8, zmm0                                       ;  1259.3 p0+p5   21 t
        vpternlogd zmm28, zmm26, zmm6, 0xca                              ;  1260.3 p0      23 t
        vmovdqa64 zmm6, zmm29                                            ;  1198.5         21 t copy
        vpermi2b zmm6, zmm8, zmm0                                        ;  1261.3 p0+p5   21 t
        vmovdqa64 zmm26, zmm24                                           ;  1198.3         21 t copy
        vpermi2b zmm26, zmm8, zmm0                                       ;  1263.3 p0+p5   21 t
        vpternlogd zmm12, zmm7, zmm30, 0xca                              ;  1262.3 p0      23 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1111.5 p3      21 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 960] ;  1113.3 p2      21 t reload
        vpermi2b zmm29, zmm30, zmm7                                      ;  1265.3 p0+p5   21 t
        vpermi2b zmm24, zmm30, zmm7                                      ;  1267.3 p0+p5   21 t
        vpternlogd zmm17, zmm6, zmm29, 0xca                              ;  1270.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 18624]                                    ;  1205.5 p3      21 t
        vpermi2b zmm6, zmm30, zmm7                                       ;  1269.3 p0+p5   21 t
        vmovdqa64 zmm29, zmm22                                           ;  1206.3         21 t copy
        vpermi2b zmm29, zmm8, zmm0                                       ;  1271.3 p0+p5   21 t
        vpermi2b zmm22, zmm30, zmm7                                      ;  1273.3 p0+p5   21 t
        vpternlogd zmm4, zmm26, zmm24, 0xca                              ;  1272.3 p0      21 t
        vpternlogd zmm23, zmm27, zmm6, 0xca                              ;  1274.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 19520]                                    ;  1197.5 p2      52 x reload
        vmovdqu64 zmm24, [rbp + 17344]                                   ;  1199.3 p3      61 t
        vpternlogd zmm24, zmm6, [rbp + 19776], 0x96                      ;  1259.5 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 18944]                                    ;  1208.5 p3      52 x reload
        vmovdqu64 zmm26, [rbp + 18368]                                   ;  1201.5 p2      61 t
        vpternlogd zmm26, zmm6, [rbp + 17600], 0x96                      ;  1260.5 p0+p3   61 t
        vpternlogd zmm21, zmm29, zmm22, 0xca                             ;  1278.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 20416]                                    ;  1128.3 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 20608]                                   ;  1212.5 p3      61 t
        vpternlogd zmm22, zmm6, [rbp + 17920], 0x96                      ;  1262.5 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 19072]                                    ;  1201.5 p3      52 x reload
        vmovdqu64 zmm27, [rbp + 20544]                                   ;  1217.3 p2      61 t
        vpternlogd zmm27, zmm6, [rbp + 18816], 0x96                      ;  1263.5 p0+p3   61 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1132.3 p2      47 y reload
        vmovdqu64 zmm29, [rbp + 18176]                                   ;  1199.5 p3      52 x reload
        vpternlogd zmm22, zmm29, zmm6, 0x78                              ;  1264.5 p0      61 t
        vmovdqa64 zmm29, zmm23                                           ;  1275.3         41 t copy
        vpternlogd zmm29, zmm3, zmm5, 0x96                               ;  1275.3 p0      41 t
        vmovdqa64 zmm7, zmm21                                            ;  1279.3         41 t copy
        vpternlogd zmm7, zmm10, zmm15, 0x96                              ;  1279.3 p0      41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 576] ;  1133.5 p2      22 t reload
        vmovdqa64 zmm0, zmm20                                            ;  1200.3         22 t copy
        vpermi2b zmm0, zmm30, [rel camellia128_encrypt.T0_constants512 + 640] ;  1275.3 p0+p5+p3   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1134.5 p2      22 t reload
        vpermi2b zmm20, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1277.3 p0+p5+p3   22 t
        vpternlogd zmm16, zmm0, zmm20, 0xca                              ;  1282.3 p0      22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1138.3 p2      22 t reload
        vmovdqa64 zmm20, zmm9                                            ;  1203.5         22 t copy
        vpermi2b zmm20, zmm30, zmm0                                      ;  1279.3 p0+p5   22 t
        vpermi2b zmm9, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1281.3 p0+p5+p3   22 t
        vpternlogd zmm25, zmm20, zmm9, 0xca                              ;  1286.3 p0      22 t
        vmovdqa64 zmm9, zmm11                                            ;  1203.3         22 t copy
        vpermi2b zmm9, zmm30, zmm0                                       ;  1283.3 p0+p5   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1140.7 p2      22 t reload
        vpermi2b zmm11, zmm8, zmm20                                      ;  1285.3 p0+p5   22 t
        vpternlogd zmm31, zmm9, zmm11, 0xca                              ;  1290.3 p0      22 t
        vmovdqa64 zmm9, zmm1                                             ;  1204.3         22 t copy
        vpermi2b zmm9, zmm30, zmm0                                       ;  1287.3 p0+p5   22 t
        vpermi2b zmm1, zmm8, zmm20                                       ;  1289.3 p0+p5   22 t
        vpternlogd zmm18, zmm9, zmm1, 0xca                               ;  1294.3 p0      22 t
        vmovdqu64 zmm1, [rbp + 17664]                                    ;  1142.8 p3      41 t reload
        vmovdqu64 zmm9, [rbp + 20480]                                    ;  1219.5 p2      61 t
        vpternlogd zmm9, zmm1, [rbp + 20032], 0x96                       ;  1279.5 p0+p3   61 t
        vpternlogd zmm9, zmm6, [rbp + 18688], 0x78                       ;  1280.5 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 19264]                                    ;  1216.5 p3      52 x reload
        vmovdqu64 zmm6, [rbp + 20672]                                    ;  1222.5 p2      61 t
        vpternlogd zmm6, zmm1, [rbp + 19456], 0x96                       ;  1281.5 p0+p3   61 t
        vmovdqa64 zmm1, zmm12                                            ;  1263.3         41 t copy
        vpternlogd zmm1, zmm16, zmm4, 0x96                               ;  1283.3 p0      41 t
        vmovdqa64 zmm11, zmm28                                           ;  1261.3         41 t copy
        vpternlogd zmm11, zmm25, zmm17, 0x96                             ;  1287.3 p0      41 t
        vmovdqa64 zmm20, zmm13                                           ;  1245.3         41 t copy
        vpternlogd zmm20, zmm15, zmm25, 0x96                             ;  1287.3 p0      41 t
        vpternlogd zmm13, zmm15, zmm11, 0x96                             ;  1288.3 p0      41 t
        vpternlogd zmm21, zmm20, zmm10, 0x96                             ;  1288.3 p0      41 t
        vpternlogd zmm10, zmm31, zmm17, 0x96                             ;  1291.3 p0      41 t
        vpternlogd zmm31, zmm17, zmm7, 0x96                              ;  1291.3 p0      41 t
        vpternlogd zmm28, zmm25, zmm10, 0x96                             ;  1292.3 p0      41 t
        vmovdqu64 zmm15, [rbp + 17984]                                   ;  1247.3 p2      42 t reload
        vmovdqa64 zmm17, zmm5                                            ;  1259.3         41 t copy
        vpternlogd zmm17, zmm16, zmm15, 0x96                             ;  1290.3 p5      41 t
        vpternlogd zmm15, zmm5, zmm1, 0x96                               ;  1290.5 p0      41 t
        vpternlogd zmm23, zmm17, zmm3, 0x96                              ;  1291.3 p5      41 t
        vpternlogd zmm3, zmm18, zmm4, 0x96                               ;  1295.3 p0      41 t
        vpternlogd zmm18, zmm4, zmm29, 0x96                              ;  1295.3 p5      41 t
        vpternlogd zmm12, zmm16, zmm3, 0x96                              ;  1296.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 17792]                                    ;  1155.5 p3      51 x reload
        vpternlogd zmm29, zmm4, [rbp + 19840], 0x96                      ;  1293.3 p5+p2   61 t
        vpternlogd zmm20, zmm31, [rbp + 18112], 0x96                     ;  1293.5 p0+p3   61 t
        vpternlogd zmm7, zmm28, [rbp + 18752], 0x96                      ;  1294.3 p5+p2   61 t
        vpternlogd zmm1, zmm23, [rbp + 17408], 0x96                      ;  1294.5 p0+p3   61 t
        vpternlogd zmm17, zmm18, [rbp + 19584], 0x96                     ;  1296.3 p5+p2   61 t
        vpternlogd zmm3, zmm15, [rbp + 20160], 0x96                      ;  1296.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 19200]                                    ;  1159.7 p2      51 x reload
        vpternlogd zmm11, zmm4, [rbp + 17728], 0x96                      ;  1296.3 p5+p3   61 t
        vmovdqu64 zmm4, [rbp + 14016]                                    ;  1161.7 p2      62 l.5 reload
        vpxord zmm5, zmm20, zmm4                                         ;  1296.5 p0      40 t
        vpxord zmm4, zmm4, zmm17                                         ;  1297.3 p5      40 t
        vmovdqu64 zmm16, [rbp + 13952]                                   ;  1163.5 p3      62 l.4 reload
        vpxord zmm25, zmm7, zmm16                                        ;  1297.5 p0      40 t
        vpternlogd zmm16, zmm29, zmm12, 0x96                             ;  1298.3 p5      40 t
        vmovdqu64 [rbp + 17728], zmm17                                   ;  1297.3 p7+p4   61 t spill
        vpxord zmm17, zmm1, [rbp + 14080]                                ;  1298.5 p0+p2   40 t
        vmovdqu64 [rbp + 19200], zmm1                                    ;  1295.5 p8+p9   61 t spill
        vpxord zmm1, zmm3, [rbp + 14144]                                 ;  1299.3 p5+p3   40 t
        vmovdqu64 [rbp + 20160], zmm3                                    ;  1297.3 p7+p4   61 t spill
        vmovdqa64 zmm3, zmm25                                            ;  1298.5         23 t copy
        vpermi2b zmm3, zmm14, zmm2                                       ;  1301.3 p0+p5   23 t
        vmovdqu64 [rbp + 19584], zmm20                                   ;  1294.5 p8+p9   61 t spill
        vmovdqa64 zmm20, zmm5                                            ;  1297.5         22 t copy
        vpermi2b zmm20, zmm30, zmm0                                      ;  1303.3 p0+p5   22 t
        vmovdqu64 [rbp + 17408], zmm29                                   ;  1294.3 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm16                                           ;  1299.3         23 t copy
        vpermi2b zmm29, zmm14, zmm2                                      ;  1305.3 p0+p5   23 t
        vmovdqu64 [rbp + 18752], zmm7                                    ;  1295.3 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm4                                             ;  1298.3         22 t copy
        vpermi2b zmm7, zmm30, zmm0                                       ;  1307.3 p0+p5   22 t
        vmovdqu64 zmm8, [rbp + 19904]                                    ;  1179.3 p2      51 x reload
        vpternlogd zmm10, zmm8, [rbp + 18048], 0x96                      ;  1303.5 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 13888]                                    ;  1175.0 p2      62 l.3 reload
        vmovdqu64 [rbp + 18048], zmm1                                    ;  1300.3 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm9                                             ;  1281.5         40 t copy
        vpternlogd zmm1, zmm21, zmm8, 0x96                               ;  1304.5 p0      40 t
        vpternlogd zmm8, zmm6, zmm23, 0x96                               ;  1305.5 p0      40 t
        vmovdqu64 [rbp + 19904], zmm23                                   ;  1292.3 p8+p9   41 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 256] ;  1175.5 p3      41 t reload
        vmovdqu64 [rbp + 18112], zmm6                                    ;  1282.5 p7+p4   61 t spill
        vpshufb zmm6, zmm23, [rbp + 18048]                               ;  1308.3 p5+p2   42 t
        vmovdqu64 [rbp + 19840], zmm9                                    ;  1281.5 p8+p9   61 t spill
        vpshufb zmm9, zmm23, zmm25                                       ;  1309.3 p5      23 t
        vpermi2b zmm25, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1311.3 p0+p5+p3   23 t
        vpternlogd zmm9, zmm25, zmm3, 0xca                               ;  1316.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 13824]                                    ;  1177.2 p2      62 l.2 reload
        vmovdqa64 zmm25, zmm22                                           ;  1265.5         40 t copy
        vpternlogd zmm25, zmm31, zmm3, 0x96                              ;  1308.5 p0      40 t
        vpternlogd zmm3, zmm27, zmm18, 0x96                              ;  1309.5 p0      40 t
        vmovdqu64 [rbp + 17792], zmm18                                   ;  1296.3 p7+p4   41 t spill
        vpshufb zmm18, zmm23, zmm5                                       ;  1312.3 p5      22 t
        vmovdqu64 [rbp + 17984], zmm27                                   ;  1264.5 p8+p9   61 t spill
        vpshufb zmm27, zmm23, zmm16                                      ;  1313.3 p5      23 t
        vpermi2b zmm16, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1315.3 p0+p5+p3   23 t
        vpternlogd zmm27, zmm16, zmm29, 0xca                             ;  1320.3 p0      23 t
        vmovdqu64 zmm16, [rbp + 13760]                                   ;  1179.2 p2      62 l.1 reload
        vmovdqa64 zmm29, zmm24                                           ;  1260.5         40 t copy
        vpternlogd zmm29, zmm28, zmm16, 0x96                             ;  1312.5 p0      40 t
        vpternlogd zmm16, zmm26, zmm12, 0x96                             ;  1313.5 p0      40 t
        vmovdqu64 [rbp + 19456], zmm22                                   ;  1265.5 p7+p4   61 t spill
        vpshufb zmm22, zmm23, zmm4                                       ;  1316.3 p5      22 t
        vmovdqu64 [rbp + 19264], zmm31                                   ;  1292.3 p8+p9   41 t spill
        vpshufb zmm31, zmm23, zmm1                                       ;  1317.3 p5      21 t
        vmovdqu64 [rbp + 20672], zmm12                                   ;  1297.3 p7+p4   41 t spill
        vpshufb zmm12, zmm23, zmm17                                      ;  1318.3 p5      21 t
        vmovdqu64 [rbp + 18688], zmm26                                   ;  1261.5 p8+p9   61 t spill
        vpshufb zmm26, zmm23, zmm25                                      ;  1319.3 p5      22 t
        vmovdqu64 [rbp + 20032], zmm24                                   ;  1260.5 p7+p4   61 t spill
        vpshufb zmm24, zmm23, zmm8                                       ;  1320.3 p5      21 t
        vmovdqu64 [rbp + 17664], zmm28                                   ;  1293.3 p8+p9   41 t spill
        vpshufb zmm28, zmm23, zmm29                                      ;  1321.3 p5      23 t
        vmovdqu64 [rbp + 20480], zmm27                                   ;  1321.3 p7+p4   23 t spill
        vpshufb zmm27, zmm23, zmm3                                       ;  1322.3 p5      22 t
        vmovdqu64 [rbp + 18176], zmm9                                    ;  1317.3 p8+p9   23 t spill
        vpshufb zmm9, zmm23, zmm16                                       ;  1323.3 p5      23 t
        vmovdqu64 [rbp + 18816], zmm6                                    ;  1309.3 p7+p4   42 t spill
        vmovdqa64 zmm6, zmm25                                            ;  1309.5         22 t copy
        vpermi2b zmm6, zmm30, zmm0                                       ;  1325.3 p0+p5   22 t
        vmovdqu64 [rbp + 19072], zmm12                                   ;  1319.3 p8+p9   21 t spill
        vmovdqa64 zmm12, zmm3                                            ;  1310.5         22 t copy
        vpermi2b zmm12, zmm30, zmm0                                      ;  1327.3 p0+p5   22 t
        vmovdqa64 zmm0, zmm29                                            ;  1313.5         23 t copy
        vpermi2b zmm0, zmm14, zmm2                                       ;  1329.3 p0+p5   23 t
        vpermi2b zmm29, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1331.3 p0+p5+p3   23 t
        vpternlogd zmm28, zmm29, zmm0, 0xca                              ;  1336.3 p0      23 t
        vmovdqa64 zmm0, zmm11                                            ;  1297.3         40 t copy
        vpternlogd zmm0, zmm21, [rbp + 14080], 0x96                      ;  1319.5 p0+p2   40 t
        vmovdqa64 zmm29, zmm16                                           ;  1314.5         23 t copy
        vpermi2b zmm29, zmm14, zmm2                                      ;  1333.3 p0+p5   23 t
        vpermi2b zmm16, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1335.3 p0+p5+p3   23 t
        vpternlogd zmm9, zmm16, zmm29, 0xca                              ;  1340.3 p0      23 t
        vmovdqa64 zmm16, zmm10                                           ;  1304.5         40 t copy
        vpternlogd zmm16, zmm13, [rbp + 14144], 0x96                     ;  1323.5 p0+p2   40 t
        vpshufb zmm29, zmm23, zmm0                                       ;  1336.3 p5      21 t
        vpshufb zmm30, zmm23, zmm16                                      ;  1337.3 p5      42 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1188.2 p3      22 t reload
        vpermi2b zmm5, zmm2, [rel camellia128_encrypt.T0_constants512 + 768] ;  1339.3 p0+p5+p2   22 t
        vpternlogd zmm18, zmm20, zmm5, 0xca                              ;  1344.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 768]  ;  1189.2 p3      22 t reload
        vpermi2b zmm4, zmm2, zmm5                                        ;  1341.3 p0+p5   22 t
        vpermi2b zmm25, zmm2, zmm5                                       ;  1343.3 p0+p5   22 t
        vpermi2b zmm3, zmm2, zmm5                                        ;  1345.3 p0+p5   22 t
        vpternlogd zmm26, zmm6, zmm25, 0xca                              ;  1348.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1190.8 p2      41 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512]       ;  1191.0 p3      41 t reload
        vmovdqu64 zmm25, [rbp + 18048]                                   ;  1300.3 p2      42 t
        vpermi2b zmm25, zmm20, zmm6                                      ;  1347.3 p0+p5   42 t
        vpternlogd zmm27, zmm12, zmm3, 0xca                              ;  1350.3 p0      22 t
        vpternlogd zmm22, zmm7, zmm4, 0xca                               ;  1346.3 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 192]  ;  1192.2 p3      41 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1192.8 p2      41 t reload
        vmovdqu64 zmm7, [rbp + 18048]                                    ;  1300.3 p3      42 t
        vpermi2b zmm7, zmm4, zmm3                                        ;  1349.3 p0+p5   42 t
        vmovdqa64 zmm12, zmm16                                           ;  1324.5         42 t copy
        vpermi2b zmm12, zmm20, zmm6                                      ;  1351.3 p0+p5   42 t
        vpermi2b zmm16, zmm4, zmm3                                       ;  1353.3 p0+p5   42 t
        vpternlogd zmm30, zmm12, zmm16, 0xca                             ;  1358.3 p0      42 t
        vpternlogd zmm25, zmm7, [rbp + 18816], 0xe4                      ;  1354.3 p0+p2   42 t
        vmovdqu64 zmm7, [rbp + 19008]                                    ;  1224.5 p3      61 t reload
        vmovdqu64 zmm12, [rbp + 13696]                                   ;  1195.5 p2      40 t
        vpternlogd zmm12, zmm13, zmm7, 0x96                              ;  1338.5 p0      40 t
        vpshufb zmm16, zmm23, zmm12                                      ;  1354.3 p5      41 t
        vmovdqa64 zmm7, zmm12                                            ;  1339.5         41 t copy
        vpermi2b zmm7, zmm20, zmm6                                       ;  1356.3 p0+p5   41 t
        vpermi2b zmm12, zmm4, zmm3                                       ;  1358.3 p0+p5   41 t
        vpternlogd zmm16, zmm7, zmm12, 0xca                              ;  1363.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 20736]                                    ;  1229.3 p3      61 t reload
        vmovdqu64 zmm12, [rbp + 13696]                                   ;  1197.8 p2      40 t
        vpternlogd zmm12, zmm15, zmm7, 0x96                              ;  1342.5 p0      40 t
        vpshufb zmm7, zmm23, zmm12                                       ;  1359.3 p5      41 t
        vmovdqa64 zmm5, zmm12                                            ;  1343.5         41 t copy
        vpermi2b zmm5, zmm20, zmm6                                       ;  1361.3 p0+p5   41 t
        vpermi2b zmm12, zmm4, zmm3                                       ;  1363.3 p0+p5   41 t
        vpternlogd zmm7, zmm5, zmm12, 0xca                               ;  1368.3 p0      41 t
        vmovdqa64 zmm5, zmm25                                            ;  1355.3         41 t copy
        vpternlogd zmm5, zmm9, zmm27, 0x96                               ;  1355.3 p0      41 t
        vmovdqa64 zmm12, zmm30                                           ;  1359.3         41 t copy
        vpternlogd zmm12, zmm28, zmm26, 0x96                             ;  1359.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 14464]                                    ;  1202.5 p3      40 t
        vmovdqu64 zmm14, [rbp + 14464]                                   ;  1202.7 p2      40 t
        vmovdqu64 zmm19, [rbp + 14528]                                   ;  1203.5 p3      40 t
        vmovdqu64 [rbp + 18816], zmm10                                   ;  1304.5 p7+p4   61 t spill
        vmovdqu64 zmm10, [rbp + 14528]                                   ;  1203.7 p2      40 t
        vmovdqu64 [rbp + 18048], zmm11                                   ;  1297.3 p8+p9   61 t spill
        vmovdqu64 zmm11, [rbp + 14592]                                   ;  1204.5 p3      40 t
        vmovdqu64 zmm23, [rbp + 14592]                                   ;  1204.7 p2      40 t
        vmovdqu64 zmm3, [rbp + 14656]                                    ;  1205.5 p3      40 t
        vmovdqu64 zmm4, [rbp + 14656]                                    ;  1205.7 p2      40 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1206.5 p3      21 t reload
        vmovdqa64 zmm20, zmm1                                            ;  1305.5         21 t copy
        vpermi2b zmm20, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;  1365.3 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20544], zmm21                                   ;  1289.3 p7+p4   41 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 960] ;  1207.5 p3      21 t reload
        vpermi2b zmm1, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1367.3 p0+p5+p2   21 t
        vpternlogd zmm31, zmm20, zmm1, 0xca                              ;  1372.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1208.5 p3      21 t reload
        vmovdqa64 zmm20, zmm17                                           ;  1299.5         21 t copy
        vpermi2b zmm20, zmm6, zmm1                                       ;  1369.3 p0+p5   21 t
        vpermi2b zmm17, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1371.3 p0+p5+p2   21 t
        vmovdqu64 [rbp + 17920], zmm15                                   ;  1291.5 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm8                                            ;  1306.5         21 t copy
        vpermi2b zmm15, zmm6, zmm1                                       ;  1373.3 p0+p5   21 t
        vpermi2b zmm8, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1375.3 p0+p5+p3   21 t
        vpternlogd zmm24, zmm15, zmm8, 0xca                              ;  1380.3 p0      21 t
        vmovdqa64 zmm8, zmm0                                             ;  1320.5         21 t copy
        vpermi2b zmm8, zmm6, zmm1                                        ;  1377.3 p0+p5   21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1216.8 p2      21 t reload
        vpermi2b zmm0, zmm21, zmm15                                      ;  1379.3 p0+p5   21 t
        vpternlogd zmm29, zmm8, zmm0, 0xca                               ;  1384.3 p0      21 t
        vpternlogd zmm20, zmm17, [rbp + 19072], 0xe4                     ;  1376.3 p0+p3   21 t
        vmovdqu64 zmm0, [rbp + 18176]                                    ;  1317.3 p2      23 t reload
        vmovdqa64 zmm8, zmm26                                            ;  1349.3         41 t copy
        vpternlogd zmm8, zmm31, zmm0, 0x96                               ;  1373.3 p0      41 t
        vpternlogd zmm30, zmm8, zmm28, 0x96                              ;  1374.3 p0      41 t
        vpternlogd zmm28, zmm29, zmm16, 0x96                             ;  1385.3 p0      41 t
        vpternlogd zmm29, zmm12, zmm16, 0x96                             ;  1385.3 p0      41 t
        vpternlogd zmm16, zmm18, zmm31, 0x96                             ;  1373.3 p0      41 t
        vpternlogd zmm0, zmm26, zmm16, 0x96                              ;  1374.3 p0      41 t
        vpternlogd zmm18, zmm31, zmm28, 0x96                             ;  1386.3 p0      41 t
        vpternlogd zmm16, zmm30, [rbp + 19328], 0x96                     ;  1375.3 p0+p3   62 t
        vpxord zmm3, zmm3, zmm16                                         ;  1376.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 20480]                                   ;  1321.3 p2      23 t reload
        vmovdqa64 zmm26, zmm27                                           ;  1351.3         41 t copy
        vpternlogd zmm26, zmm24, zmm17, 0x96                             ;  1381.3 p0      41 t
        vpternlogd zmm25, zmm26, zmm9, 0x96                              ;  1382.3 p0      41 t
        vpternlogd zmm9, zmm20, zmm7, 0x96                               ;  1377.3 p0      41 t
        vpternlogd zmm20, zmm5, zmm7, 0x96                               ;  1377.3 p0      41 t
        vpternlogd zmm7, zmm22, zmm24, 0x96                              ;  1381.3 p0      41 t
        vpternlogd zmm22, zmm24, zmm9, 0x96                              ;  1381.3 p0      41 t
        vpternlogd zmm17, zmm27, zmm7, 0x96                              ;  1382.3 p0      41 t
        vpternlogd zmm5, zmm22, [rbp + 18432], 0x96                      ;  1382.3 p0+p3   62 t
        vpxord zmm10, zmm10, zmm5                                        ;  1383.3 p0      40 t
        vpternlogd zmm9, zmm17, [rbp + 17280], 0x96                      ;  1383.3 p0+p2   62 t
        vpxord zmm14, zmm14, zmm9                                        ;  1384.3 p0      40 t
        vpternlogd zmm26, zmm20, [rbp + 18560], 0x96                     ;  1382.3 p5+p3   62 t
        vpxord zmm23, zmm23, zmm26                                       ;  1383.3 p0      40 t
        vpternlogd zmm7, zmm25, [rbp + 18880], 0x96                      ;  1383.3 p5+p2   62 t
        vpxord zmm4, zmm4, zmm7                                          ;  1384.3 p0      40 t
        vpternlogd zmm28, zmm0, [rbp + 19648], 0x96                      ;  1386.3 p5+p3   62 t
        vpxord zmm2, zmm2, zmm28                                         ;  1387.3 p0      40 t
        vpternlogd zmm8, zmm29, [rbp + 19392], 0x96                      ;  1386.3 p5+p2   62 t
        vpxord zmm11, zmm11, zmm8                                        ;  1387.3 p0      40 t
        vpternlogd zmm12, zmm18, [rbp + 20096], 0x96                     ;  1387.3 p5+p3   62 t
        vpxord zmm19, zmm19, zmm12                                       ;  1388.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 20288]                                   ;  1225.0 p2      47 y reload
        vmovdqu64 zmm27, [rbp + 14208]                                   ;  1225.5 p3      40 t
        vpternlogd zmm27, zmm30, zmm24, 0x96                             ;  1385.3 p5      40 t
        vmovdqa64 zmm31, zmm23                                           ;  1384.3         21 t copy
        vpermi2b zmm31, zmm6, zmm1                                       ;  1387.3 p0+p5   21 t
        vmovdqa64 zmm24, zmm23                                           ;  1384.3         21 t copy
        vpermi2b zmm24, zmm21, zmm15                                     ;  1389.3 p0+p5   21 t
        vmovdqu64 [rbp + 20096], zmm7                                    ;  1384.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1227.0 p2      41 t reload
        vpshufb zmm23, zmm7, zmm23                                       ;  1390.3 p5      21 t
        vpternlogd zmm23, zmm31, zmm24, 0xca                             ;  1394.3 p0      21 t
        vpshufb zmm24, zmm7, zmm27                                       ;  1391.3 p5      41 t
        vpshufb zmm31, zmm7, zmm3                                        ;  1392.3 p5      42 t
        vmovdqu64 [rbp + 19392], zmm16                                   ;  1376.3 p8+p9   62 t spill
        vpshufb zmm16, zmm7, zmm14                                       ;  1393.3 p5      23 t
        vmovdqu64 [rbp + 19648], zmm26                                   ;  1383.3 p7+p4   62 t spill
        vpshufb zmm26, zmm7, zmm10                                       ;  1394.3 p5      22 t
        vmovdqu64 [rbp + 18880], zmm8                                    ;  1387.3 p8+p9   62 t spill
        vpshufb zmm8, zmm7, zmm2                                         ;  1395.3 p5      23 t
        vmovdqu64 [rbp + 18560], zmm5                                    ;  1383.3 p7+p4   62 t spill
        vpshufb zmm5, zmm7, zmm19                                        ;  1396.3 p5      22 t
        vmovdqu64 [rbp + 17280], zmm12                                   ;  1388.3 p8+p9   62 t spill
        vpshufb zmm12, zmm7, zmm11                                       ;  1397.3 p5      21 t
        vmovdqu64 [rbp + 18432], zmm9                                    ;  1384.3 p7+p4   62 t spill
        vpshufb zmm9, zmm7, zmm4                                         ;  1398.3 p5      42 t
        vmovdqu64 [rbp + 20480], zmm28                                   ;  1387.3 p8+p9   62 t spill
        vmovdqa64 zmm28, zmm11                                           ;  1388.3         21 t copy
        vpermi2b zmm28, zmm6, zmm1                                       ;  1400.3 p0+p5   21 t
        vpermi2b zmm11, zmm21, zmm15                                     ;  1402.3 p0+p5   21 t
        vpternlogd zmm12, zmm28, zmm11, 0xca                             ;  1407.3 p0      21 t
        vmovdqu64 zmm11, [rbp + 17536]                                   ;  1240.3 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 14272]                                   ;  1240.5 p2      40 t
        vpternlogd zmm28, zmm0, zmm11, 0x96                              ;  1391.5 p0      40 t
        vpshufb zmm11, zmm7, zmm28                                       ;  1403.3 p5      23 t
        vmovdqu64 [rbp + 19328], zmm0                                    ;  1375.3 p7+p4   41 t spill
        vmovdqu64 zmm0, [rbp + 14400]                                    ;  1242.3 p3      40 t
        vpternlogd zmm0, zmm20, [rbp + 19136], 0x96                      ;  1392.5 p0+p2   40 t
        vmovdqu64 [rbp + 18176], zmm20                                   ;  1378.3 p8+p9   41 t spill
        vpshufb zmm20, zmm7, zmm0                                        ;  1404.3 p5      21 t
        vmovdqu64 [rbp + 19072], zmm30                                   ;  1375.3 p7+p4   41 t spill
        vmovdqa64 zmm30, zmm0                                            ;  1393.5         21 t copy
        vpermi2b zmm30, zmm6, zmm1                                       ;  1406.3 p0+p5   21 t
        vpermi2b zmm0, zmm21, zmm15                                      ;  1408.3 p0+p5   21 t
        vpternlogd zmm20, zmm30, zmm0, 0xca                              ;  1413.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 20352]                                    ;  1247.5 p3      47 y reload
        vmovdqu64 zmm30, [rbp + 14208]                                   ;  1247.7 p2      40 t
        vpternlogd zmm30, zmm25, zmm0, 0x96                              ;  1396.5 p0      40 t
        vpshufb zmm0, zmm7, zmm30                                        ;  1409.3 p5      41 t
        vmovdqu64 [rbp + 20416], zmm25                                   ;  1383.3 p8+p9   41 t spill
        vmovdqu64 zmm25, [rbp + 14336]                                   ;  1248.5 p3      40 t
        vpternlogd zmm25, zmm22, [rbp + 19712], 0x96                     ;  1397.5 p0+p2   40 t
        vmovdqu64 [rbp + 20608], zmm22                                   ;  1382.3 p7+p4   41 t spill
        vpshufb zmm22, zmm7, zmm25                                       ;  1410.3 p5      22 t
        vmovdqu64 [rbp + 17600], zmm13                                   ;  1289.3 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 14272]                                   ;  1250.5 p3      40 t
        vpternlogd zmm13, zmm17, [rbp + 18240], 0x96                     ;  1398.5 p0+p2   40 t
        vmovdqu64 [rbp + 18944], zmm17                                   ;  1383.3 p7+p4   41 t spill
        vpshufb zmm17, zmm7, zmm13                                       ;  1411.3 p5      23 t
        vmovdqu64 [rbp + 18368], zmm23                                   ;  1395.3 p8+p9   21 t spill
        vmovdqu64 zmm23, [rbp + 14400]                                   ;  1252.8 p3      40 t
        vpternlogd zmm23, zmm29, [rbp + 18496], 0x96                     ;  1399.5 p0+p2   40 t
        vmovdqu64 [rbp + 19776], zmm29                                   ;  1386.3 p7+p4   41 t spill
        vpshufb zmm29, zmm7, zmm23                                       ;  1412.3 p5      21 t
        vmovdqu64 [rbp + 19520], zmm12                                   ;  1408.3 p8+p9   21 t spill
        vmovdqa64 zmm12, zmm23                                           ;  1400.5         21 t copy
        vpermi2b zmm12, zmm6, zmm1                                       ;  1414.3 p0+p5   21 t
        vpermi2b zmm23, zmm21, zmm15                                     ;  1416.3 p0+p5   21 t
        vpternlogd zmm29, zmm12, zmm23, 0xca                             ;  1421.3 p0      21 t
        vmovdqu64 zmm12, [rbp + 17472]                                   ;  1260.3 p3      47 y reload
        vmovdqu64 zmm23, [rbp + 14336]                                   ;  1260.5 p2      40 t
        vpternlogd zmm23, zmm18, zmm12, 0x96                             ;  1403.5 p0      40 t
        vpshufb zmm12, zmm7, zmm23                                       ;  1417.3 p5      22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;  1262.5 p3      41 t reload
        vmovdqa64 zmm21, zmm27                                           ;  1386.3         41 t copy
        vpermi2b zmm21, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;  1419.3 p0+p5+p2   41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1263.5 p3      41 t reload
        vpermi2b zmm27, zmm1, [rel camellia128_encrypt.T0_constants512 + 192] ;  1421.3 p0+p5+p2   41 t
        vpternlogd zmm24, zmm21, zmm27, 0xca                             ;  1426.3 p0      41 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1265.0 p3      41 t reload
        vmovdqa64 zmm27, zmm3                                            ;  1377.3         42 t copy
        vpermi2b zmm27, zmm15, zmm21                                     ;  1423.3 p0+p5   42 t
        vpermi2b zmm3, zmm1, [rel camellia128_encrypt.T0_constants512 + 192] ;  1425.3 p0+p5+p2   42 t
        vpternlogd zmm31, zmm27, zmm3, 0xca                              ;  1430.3 p0      42 t
        vmovdqa64 zmm3, zmm30                                            ;  1397.5         41 t copy
        vpermi2b zmm3, zmm15, zmm21                                      ;  1427.3 p0+p5   41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;  1270.3 p3      41 t reload
        vpermi2b zmm30, zmm1, zmm27                                      ;  1429.3 p0+p5   41 t
        vpternlogd zmm0, zmm3, zmm30, 0xca                               ;  1434.3 p0      41 t
        vmovdqa64 zmm3, zmm4                                             ;  1385.3         42 t copy
        vpermi2b zmm3, zmm15, zmm21                                      ;  1431.3 p0+p5   42 t
        vpermi2b zmm4, zmm1, zmm27                                       ;  1433.3 p0+p5   42 t
        vpternlogd zmm9, zmm3, zmm4, 0xca                                ;  1438.3 p0      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1278.3 p2      23 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1278.5 p3      23 t reload
        vmovdqa64 zmm30, zmm14                                           ;  1385.3         23 t copy
        vpermi2b zmm30, zmm4, zmm3                                       ;  1435.3 p0+p5   23 t
        vmovdqa64 zmm6, zmm28                                            ;  1392.5         23 t copy
        vpermi2b zmm6, zmm4, zmm3                                        ;  1437.3 p0+p5   23 t
        vmovdqa64 zmm7, zmm2                                             ;  1388.3         23 t copy
        vpermi2b zmm7, zmm4, zmm3                                        ;  1439.3 p0+p5   23 t
        vmovdqa64 zmm27, zmm13                                           ;  1399.5         23 t copy
        vpermi2b zmm27, zmm4, zmm3                                       ;  1441.3 p0+p5   23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;  1281.3 p2      23 t reload
        vpermi2b zmm14, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;  1443.3 p0+p5+p3   23 t
        vpternlogd zmm16, zmm30, zmm14, 0xca                             ;  1448.3 p0      23 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1282.3 p2      23 t reload
        vpermi2b zmm28, zmm3, zmm14                                      ;  1445.3 p0+p5   23 t
        vpermi2b zmm2, zmm3, zmm14                                       ;  1447.3 p0+p5   23 t
        vpermi2b zmm13, zmm3, zmm14                                      ;  1449.3 p0+p5   23 t
        vpternlogd zmm11, zmm6, zmm28, 0xca                              ;  1450.3 p0      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1284.0 p3      22 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 576] ;  1284.2 p2      22 t reload
        vmovdqa64 zmm30, zmm10                                           ;  1384.3         22 t copy
        vpermi2b zmm30, zmm28, zmm6                                      ;  1451.3 p0+p5   22 t
        vpternlogd zmm17, zmm27, zmm13, 0xca                             ;  1454.3 p0      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 768] ;  1285.2 p3      22 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;  1285.3 p2      22 t reload
        vpermi2b zmm10, zmm27, zmm13                                     ;  1453.3 p0+p5   22 t
        vpternlogd zmm8, zmm7, zmm2, 0xca                                ;  1452.3 p0      23 t
        vmovdqa64 zmm2, zmm19                                            ;  1389.3         22 t copy
        vpermi2b zmm2, zmm28, zmm6                                       ;  1455.3 p0+p5   22 t
        vpermi2b zmm19, zmm27, zmm13                                     ;  1457.3 p0+p5   22 t
        vmovdqa64 zmm7, zmm25                                            ;  1398.5         22 t copy
        vpermi2b zmm7, zmm28, zmm6                                       ;  1459.3 p0+p5   22 t
        vpermi2b zmm25, zmm27, zmm13                                     ;  1461.3 p0+p5   22 t
        vpternlogd zmm26, zmm30, zmm10, 0xca                             ;  1458.3 p0      22 t
        vmovdqa64 zmm10, zmm23                                           ;  1404.5         22 t copy
        vpermi2b zmm10, zmm28, zmm6                                      ;  1463.3 p0+p5   22 t
        vpermi2b zmm23, zmm27, zmm13                                     ;  1465.3 p0+p5   22 t
        vpternlogd zmm22, zmm7, zmm25, 0xca                              ;  1466.3 p0      22 t
        vpternlogd zmm5, zmm2, zmm19, 0xca                               ;  1462.3 p0      22 t
        vpternlogd zmm12, zmm10, zmm23, 0xca                             ;  1470.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 14720]                                    ;  1296.3 p3      40 t
        vmovdqu64 zmm7, [rbp + 14720]                                    ;  1296.5 p2      40 t
        vmovdqu64 zmm10, [rbp + 14784]                                   ;  1297.3 p3      40 t
        vmovdqu64 zmm19, [rbp + 14784]                                   ;  1297.5 p2      40 t
        vmovdqu64 zmm23, [rbp + 14848]                                   ;  1298.3 p3      40 t
        vmovdqu64 zmm25, [rbp + 14848]                                   ;  1298.5 p2      40 t
        vmovdqa64 zmm30, zmm0                                            ;  1435.3         41 t copy
        vpternlogd zmm30, zmm26, zmm20, 0x96                             ;  1459.3 p0      41 t
        vmovdqa64 zmm13, zmm24                                           ;  1427.3         41 t copy
        vpternlogd zmm13, zmm5, zmm29, 0x96                              ;  1463.3 p0      41 t
        vmovdqa64 zmm27, zmm16                                           ;  1449.3         41 t copy
        vpternlogd zmm27, zmm22, zmm20, 0x96                             ;  1467.3 p0      41 t
        vpternlogd zmm16, zmm30, zmm22, 0x96                             ;  1467.3 p0      41 t
        vpternlogd zmm22, zmm9, zmm17, 0x96                              ;  1467.3 p0      41 t
        vpternlogd zmm9, zmm27, zmm17, 0x96                              ;  1468.3 p0      41 t
        vpternlogd zmm17, zmm0, [rbp + 18368], 0x96                      ;  1455.3 p0+p3   41 t
        vpternlogd zmm26, zmm20, zmm17, 0x96                             ;  1459.3 p0      41 t
        vpternlogd zmm0, zmm22, [rbp + 18368], 0x96                      ;  1468.3 p0+p2   41 t
        vpternlogd zmm22, zmm26, [rbp + 17728], 0x96                     ;  1468.3 p0+p3   61 t
        vpternlogd zmm27, zmm0, [rbp + 19200], 0x96                      ;  1469.3 p0+p2   61 t
        vpternlogd zmm30, zmm9, [rbp + 20160], 0x96                      ;  1469.3 p0+p3   61 t
        vmovdqa64 zmm20, zmm8                                            ;  1453.3         41 t copy
        vpternlogd zmm20, zmm12, zmm29, 0x96                             ;  1471.3 p0      41 t
        vpternlogd zmm8, zmm13, zmm12, 0x96                              ;  1471.3 p0      41 t
        vpternlogd zmm12, zmm31, zmm11, 0x96                             ;  1471.3 p0      41 t
        vpternlogd zmm31, zmm20, zmm11, 0x96                             ;  1472.3 p0      41 t
        vpternlogd zmm11, zmm24, [rbp + 19520], 0x96                     ;  1456.5 p0+p2   41 t
        vpternlogd zmm5, zmm29, zmm11, 0x96                              ;  1463.3 p0      41 t
        vpternlogd zmm24, zmm12, [rbp + 19520], 0x96                     ;  1472.3 p0+p3   41 t
        vpternlogd zmm11, zmm8, [rbp + 18752], 0x96                      ;  1472.3 p0+p2   61 t
        vpternlogd zmm12, zmm5, [rbp + 19584], 0x96                      ;  1472.3 p0+p3   61 t
        vmovdqu64 zmm29, [rbp + 15040]                                   ;  1303.5 p2      62 l.5 reload
        vmovdqu64 [rbp + 19584], zmm18                                   ;  1387.3 p7+p4   41 t spill
        vpxord zmm18, zmm22, zmm29                                       ;  1469.3 p0      40 t
        vpxord zmm29, zmm29, zmm12                                       ;  1473.3 p0      40 t
        vmovdqu64 [rbp + 18752], zmm22                                   ;  1469.3 p8+p9   61 t spill
        vpxord zmm22, zmm27, [rbp + 15104]                               ;  1470.3 p0+p3   40 t
        vmovdqu64 [rbp + 19520], zmm27                                   ;  1470.3 p7+p4   61 t spill
        vpxord zmm27, zmm30, [rbp + 15168]                               ;  1470.3 p0+p2   40 t
        vmovdqu64 [rbp + 20160], zmm30                                   ;  1470.3 p8+p9   61 t spill
        vpxord zmm30, zmm11, [rbp + 14976]                               ;  1473.3 p0+p3   40 t
        vmovdqu64 [rbp + 19200], zmm12                                   ;  1473.3 p7+p4   61 t spill
        vmovdqa64 zmm12, zmm18                                           ;  1470.3         22 t copy
        vpermi2b zmm12, zmm28, zmm6                                      ;  1470.3 p5      22 t
        vmovdqu64 [rbp + 17728], zmm11                                   ;  1473.3 p8+p9   61 t spill
        vmovdqa64 zmm11, zmm30                                           ;  1474.3         23 t copy
        vpermi2b zmm11, zmm3, zmm14                                      ;  1474.3 p0+p5   23 t
        vmovdqu64 [rbp + 18368], zmm27                                   ;  1471.3 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm29                                           ;  1474.3         22 t copy
        vpermi2b zmm27, zmm28, zmm6                                      ;  1474.3 p0+p5   22 t
        vmovdqu64 zmm6, [rbp + 17408]                                    ;  1312.3 p2      61 t reload
        vpternlogd zmm17, zmm6, [rbp + 20672], 0x96                      ;  1468.5 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 17984]                                    ;  1313.3 p2      61 t reload
        vpternlogd zmm26, zmm6, [rbp + 17792], 0x96                      ;  1469.5 p0+p3   61 t
        vpxord zmm25, zmm25, zmm26                                       ;  1470.5 p0      40 t
        vmovdqu64 zmm6, [rbp + 19456]                                    ;  1314.3 p2      61 t reload
        vpternlogd zmm5, zmm6, [rbp + 19264], 0x96                       ;  1471.5 p0+p3   61 t
        vpxord zmm23, zmm23, zmm5                                        ;  1472.5 p0      40 t
        vmovdqu64 zmm6, [rbp + 17600]                                    ;  1315.3 p2      41 t reload
        vmovdqu64 [rbp + 19264], zmm26                                   ;  1470.5 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 18816]                                   ;  1315.5 p3      61 t reload
        vpternlogd zmm13, zmm26, zmm6, 0x96                              ;  1473.3 p5      61 t
        vpternlogd zmm6, zmm31, [rbp + 19008], 0x96                      ;  1473.5 p0+p2   61 t
        vpxord zmm2, zmm2, zmm6                                          ;  1474.5 p5      40 t
        vmovdqa64 zmm26, zmm2                                            ;  1475.5         41 t copy
        vpermi2b zmm26, zmm15, zmm21                                     ;  1476.3 p0+p5   41 t
        vmovdqu64 [rbp + 17600], zmm5                                    ;  1472.5 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 20736]                                    ;  1317.5 p3      61 t reload
        vpternlogd zmm9, zmm5, [rbp + 17920], 0x96                       ;  1475.5 p0+p2   61 t
        vpxord zmm7, zmm7, zmm9                                          ;  1476.5 p0      40 t
        vmovdqa64 zmm5, zmm7                                             ;  1477.5         41 t copy
        vpermi2b zmm5, zmm15, zmm21                                      ;  1479.3 p5      41 t
        vmovdqu64 [rbp + 17920], zmm9                                    ;  1476.5 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 18112]                                    ;  1320.5 p3      61 t reload
        vpternlogd zmm0, zmm9, [rbp + 19904], 0x96                       ;  1477.5 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 14912]                                    ;  1321.7 p3      62 l.3 reload
        vmovdqu64 [rbp + 19904], zmm6                                    ;  1474.5 p7+p4   61 t spill
        vpxord zmm6, zmm0, zmm9                                          ;  1478.5 p0      40 t
        vmovdqu64 [rbp + 18112], zmm0                                    ;  1478.5 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 20032]                                    ;  1322.3 p2      61 t reload
        vpternlogd zmm8, zmm0, [rbp + 17664], 0x96                       ;  1479.5 p0+p3   61 t
        vpxord zmm10, zmm10, zmm8                                        ;  1480.5 p5      40 t
        vmovdqa64 zmm0, zmm10                                            ;  1481.5         23 t copy
        vpermi2b zmm0, zmm3, zmm14                                       ;  1482.3 p0+p5   23 t
        vmovdqu64 [rbp + 17664], zmm8                                    ;  1480.5 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 18048]                                    ;  1323.8 p2      61 t reload
        vpternlogd zmm20, zmm8, [rbp + 20544], 0x96                      ;  1481.5 p0+p3   61 t
        vmovdqa64 zmm8, zmm17                                            ;  1469.5         40 t copy
        vpternlogd zmm8, zmm16, [rbp + 14976], 0x96                      ;  1482.5 p0+p2   40 t
        vmovdqu64 [rbp + 18048], zmm17                                   ;  1469.5 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm8                                            ;  1483.5         23 t copy
        vpermi2b zmm17, zmm3, zmm14                                      ;  1485.3 p5      23 t
        vmovdqa64 zmm21, zmm13                                           ;  1474.3         40 t copy
        vpternlogd zmm21, zmm31, [rbp + 15168], 0x96                     ;  1483.5 p0+p3   40 t
        vmovdqu64 [rbp + 20032], zmm13                                   ;  1474.3 p7+p4   61 t spill
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 256] ;  1332.5 p2      41 t reload
        vmovdqu64 [rbp + 20736], zmm31                                   ;  1473.3 p8+p9   41 t spill
        vpshufb zmm31, zmm13, zmm2                                       ;  1486.3 p5      41 t
        vpermi2b zmm2, zmm1, [rel camellia128_encrypt.T0_constants512 + 192] ;  1488.3 p0+p5+p3   41 t
        vpternlogd zmm31, zmm26, zmm2, 0xca                              ;  1493.3 p0      41 t
        vpshufb zmm2, zmm13, zmm7                                        ;  1489.3 p5      41 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 192] ;  1337.3 p2      41 t reload
        vpermi2b zmm7, zmm1, zmm26                                       ;  1491.3 p0+p5   41 t
        vpternlogd zmm2, zmm5, zmm7, 0xca                                ;  1496.3 p0      41 t
        vpshufb zmm5, zmm13, zmm18                                       ;  1492.3 p5      22 t
        vpshufb zmm7, zmm13, zmm25                                       ;  1493.3 p5      22 t
        vpshufb zmm26, zmm13, zmm30                                      ;  1494.3 p5      23 t
        vpermi2b zmm30, zmm4, [rel camellia128_encrypt.T0_constants512 + 384] ;  1496.3 p0+p5+p3   23 t
        vpternlogd zmm26, zmm30, zmm11, 0xca                             ;  1501.3 p0      23 t
        vpshufb zmm11, zmm13, zmm23                                      ;  1497.3 p5      22 t
        vpshufb zmm30, zmm13, zmm10                                      ;  1498.3 p5      23 t
        vpermi2b zmm10, zmm4, [rel camellia128_encrypt.T0_constants512 + 384] ;  1500.3 p0+p5+p2   23 t
        vpternlogd zmm30, zmm10, zmm0, 0xca                              ;  1505.3 p0      23 t
        vpshufb zmm0, zmm13, zmm29                                       ;  1501.3 p5      22 t
        vpshufb zmm10, zmm13, zmm22                                      ;  1502.3 p5      21 t
        vpshufb zmm1, zmm13, zmm6                                        ;  1503.3 p5      21 t
        vpshufb zmm15, zmm13, zmm8                                       ;  1504.3 p5      23 t
        vpermi2b zmm8, zmm4, [rel camellia128_encrypt.T0_constants512 + 384] ;  1506.3 p0+p5+p3   23 t
        vpternlogd zmm15, zmm8, zmm17, 0xca                              ;  1511.3 p0      23 t
        vmovdqa64 zmm8, zmm20                                            ;  1482.5         40 t copy
        vpternlogd zmm8, zmm24, [rbp + 15104], 0x96                      ;  1494.5 p0+p2   40 t
        vpshufb zmm17, zmm13, zmm21                                      ;  1507.3 p5      42 t
        vmovdqu64 [rbp + 19008], zmm20                                   ;  1482.5 p7+p4   61 t spill
        vpshufb zmm20, zmm13, zmm8                                       ;  1508.3 p5      21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;  1350.8 p3      22 t reload
        vpermi2b zmm18, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;  1510.3 p0+p5+p2   22 t
        vpternlogd zmm5, zmm12, zmm18, 0xca                              ;  1515.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;  1352.5 p3      22 t reload
        vpermi2b zmm29, zmm28, zmm12                                     ;  1512.3 p0+p5   22 t
        vmovdqa64 zmm18, zmm25                                           ;  1471.5         22 t copy
        vpermi2b zmm18, zmm28, zmm12                                     ;  1514.3 p0+p5   22 t
        vpternlogd zmm0, zmm27, zmm29, 0xca                              ;  1517.3 p0      22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1354.5 p2      22 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;  1354.7 p3      22 t reload
        vpermi2b zmm25, zmm29, zmm27                                     ;  1516.3 p0+p5   22 t
        vpternlogd zmm7, zmm25, zmm18, 0xca                              ;  1521.3 p0      22 t
        vmovdqa64 zmm18, zmm23                                           ;  1473.5         22 t copy
        vpermi2b zmm18, zmm29, zmm27                                     ;  1518.3 p0+p5   22 t
        vpermi2b zmm23, zmm28, zmm12                                     ;  1520.3 p0+p5   22 t
        vpternlogd zmm11, zmm18, zmm23, 0xca                             ;  1525.3 p0      22 t
        vmovdqu64 zmm18, [rbp + 18688]                                   ;  1360.0 p2      61 t
        vpternlogd zmm18, zmm16, [rbp + 20672], 0x96                     ;  1505.5 p0+p3   61 t
        vmovdqu64 zmm23, [rbp + 18368]                                   ;  1471.3 p2      40 t reload
        vpshufb zmm25, zmm13, zmm23                                      ;  1521.3 p5      42 t
        vpxord zmm19, zmm19, zmm18                                       ;  1506.5 p0      40 t
        vpshufb zmm12, zmm13, zmm19                                      ;  1522.3 p5      23 t
        vmovdqa64 zmm28, zmm19                                           ;  1507.5         23 t copy
        vpermi2b zmm28, zmm3, zmm14                                      ;  1524.3 p0+p5   23 t
        vpermi2b zmm19, zmm4, [rel camellia128_encrypt.T0_constants512 + 384] ;  1526.3 p0+p5+p3   23 t
        vpternlogd zmm12, zmm19, zmm28, 0xca                             ;  1531.3 p0      23 t
        vmovdqu64 zmm19, [rbp + 19840]                                   ;  1366.5 p2      61 t
        vpternlogd zmm19, zmm24, [rbp + 20544], 0x96                     ;  1510.5 p0+p3   61 t
        vpxord zmm9, zmm9, zmm19                                         ;  1511.5 p0      40 t
        vpshufb zmm28, zmm13, zmm9                                       ;  1527.3 p5      21 t
        vmovdqu64 zmm27, [rbp + 15232]                                   ;  1369.3 p2      40 t
        vmovdqu64 zmm29, [rbp + 15232]                                   ;  1369.5 p3      40 t
        vmovdqu64 zmm14, [rbp + 15296]                                   ;  1370.3 p2      40 t
        vmovdqu64 zmm3, [rbp + 15296]                                    ;  1370.5 p3      40 t
        vmovdqu64 zmm4, [rbp + 15360]                                    ;  1371.3 p2      40 t
        vmovdqu64 [rbp + 20544], zmm19                                   ;  1511.5 p8+p9   61 t spill
        vmovdqu64 zmm19, [rbp + 15360]                                   ;  1371.5 p3      40 t
        vmovdqu64 zmm13, [rbp + 15424]                                   ;  1372.3 p2      40 t
        vmovdqu64 [rbp + 19840], zmm18                                   ;  1506.5 p7+p4   61 t spill
        vmovdqu64 zmm18, [rbp + 15424]                                   ;  1372.5 p3      40 t
        vmovdqu64 [rbp + 20672], zmm24                                   ;  1473.3 p8+p9   41 t spill
        vmovdqu64 zmm24, [rbp + 15488]                                   ;  1373.3 p2      40 t
        vmovdqu64 [rbp + 18688], zmm16                                   ;  1468.3 p7+p4   41 t spill
        vmovdqu64 zmm16, [rbp + 15488]                                   ;  1373.5 p3      40 t
        vmovdqu64 zmm23, [rbp + 15552]                                   ;  1374.3 p2      40 t
        vmovdqu64 [rbp + 18816], zmm12                                   ;  1532.3 p8+p9   23 t spill
        vmovdqu64 zmm12, [rbp + 15552]                                   ;  1374.5 p3      40 t
        vmovdqu64 [rbp + 19456], zmm12                                   ;  1380.5 p7+p4   40 t spill
        vmovdqu64 zmm12, [rbp + 15616]                                   ;  1375.3 p2      40 t
        vmovdqu64 [rbp + 17792], zmm12                                   ;  1381.3 p8+p9   40 t spill
        vmovdqu64 zmm12, [rbp + 15616]                                   ;  1375.5 p3      40 t
        vmovdqu64 [rbp + 17984], zmm12                                   ;  1381.5 p7+p4   40 t spill
        vmovdqu64 zmm12, [rbp + 15680]                                   ;  1376.3 p2      40 t
        vmovdqu64 [rbp + 17408], zmm12                                   ;  1382.3 p8+p9   40 t spill
        vmovdqu64 zmm12, [rbp + 15680]                                   ;  1376.5 p3      40 t
        vmovdqu64 [rbp + 17344], zmm12                                   ;  1382.5 p7+p4   40 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512]       ;  1377.3 p2      41 t reload
        vmovdqu64 [rbp + 18624], zmm23                                   ;  1380.3 p8+p9   40 t spill
        vmovdqu64 zmm23, [rbp + 18368]                                   ;  1471.3 p3      42 t
        vpermi2b zmm23, zmm12, [rel camellia128_encrypt.T0_constants512 + 64] ;  1529.3 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19968], zmm16                                   ;  1380.7 p7+p4   40 t spill
        vmovdqa64 zmm16, zmm21                                           ;  1484.5         42 t copy
        vpermi2b zmm16, zmm12, [rel camellia128_encrypt.T0_constants512 + 64] ;  1531.3 p0+p5+p3   42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;  1379.3 p2      41 t reload
        vpermi2b zmm21, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;  1533.3 p0+p5+p3   42 t
        vpternlogd zmm17, zmm16, zmm21, 0xca                             ;  1538.3 p0      42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;  1381.3 p2      41 t reload
        vmovdqu64 zmm21, [rbp + 18368]                                   ;  1471.3 p3      42 t
        vpermi2b zmm21, zmm12, zmm16                                     ;  1535.3 p0+p5   42 t
        vpternlogd zmm25, zmm23, zmm21, 0xca                             ;  1540.3 p0      42 t
        vmovdqa64 zmm21, zmm17                                           ;  1539.3         41 t copy
        vpternlogd zmm21, zmm30, zmm11, 0x96                             ;  1539.3 p0      41 t
        vmovdqu64 zmm23, [rbp + 18816]                                   ;  1532.3 p2      23 t reload
        vmovdqa64 zmm16, zmm25                                           ;  1541.3         41 t copy
        vpternlogd zmm16, zmm7, zmm23, 0x96                              ;  1541.3 p0      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 832] ;  1385.7 p3      21 t reload
        vmovdqa64 zmm23, zmm22                                           ;  1471.3         21 t copy
        vpermi2b zmm23, zmm12, [rel camellia128_encrypt.T0_constants512 + 896] ;  1537.3 p0+p5+p2   21 t
        vmovdqu64 [rbp + 18368], zmm16                                   ;  1542.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 960] ;  1386.7 p3      21 t reload
        vpermi2b zmm22, zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1539.3 p0+p5+p2   21 t
        vpternlogd zmm10, zmm23, zmm22, 0xca                             ;  1544.3 p0      21 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 896] ;  1387.7 p3      21 t reload
        vmovdqa64 zmm23, zmm6                                            ;  1479.5         21 t copy
        vpermi2b zmm23, zmm12, zmm22                                     ;  1541.3 p0+p5   21 t
        vpermi2b zmm6, zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1543.3 p0+p5+p2   21 t
        vpternlogd zmm1, zmm23, zmm6, 0xca                               ;  1548.3 p0      21 t
        vmovdqa64 zmm6, zmm8                                             ;  1495.5         21 t copy
        vpermi2b zmm6, zmm12, zmm22                                      ;  1545.3 p0+p5   21 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1389.7 p3      21 t reload
        vpermi2b zmm8, zmm16, zmm23                                      ;  1547.3 p0+p5   21 t
        vpternlogd zmm20, zmm6, zmm8, 0xca                               ;  1552.3 p0      21 t
        vmovdqa64 zmm6, zmm9                                             ;  1512.5         21 t copy
        vpermi2b zmm6, zmm12, zmm22                                      ;  1549.3 p0+p5   21 t
        vpermi2b zmm9, zmm16, zmm23                                      ;  1551.3 p0+p5   21 t
        vpternlogd zmm28, zmm6, zmm9, 0xca                               ;  1556.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 18816]                                    ;  1532.3 p2      23 t reload
        vmovdqa64 zmm8, zmm10                                            ;  1545.3         41 t copy
        vpternlogd zmm8, zmm2, zmm6, 0x96                                ;  1545.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 18368]                                    ;  1542.3 p3      41 t reload
        vpternlogd zmm10, zmm2, zmm9, 0x96                               ;  1548.3 p0      41 t
        vpternlogd zmm2, zmm5, zmm1, 0x96                                ;  1549.3 p0      41 t
        vpternlogd zmm5, zmm8, zmm1, 0x96                                ;  1549.3 p0      41 t
        vpternlogd zmm1, zmm15, zmm7, 0x96                               ;  1549.3 p0      41 t
        vpternlogd zmm15, zmm7, zmm2, 0x96                               ;  1550.3 p0      41 t
        vpternlogd zmm25, zmm6, zmm1, 0x96                               ;  1550.3 p0      41 t
        vpternlogd zmm9, zmm5, [rbp + 18560], 0x96                       ;  1550.3 p0+p2   62 t
        vpternlogd zmm8, zmm15, [rbp + 18432], 0x96                      ;  1551.3 p0+p3   62 t
        vpternlogd zmm1, zmm10, [rbp + 19648], 0x96                      ;  1550.3 p0+p2   62 t
        vpternlogd zmm2, zmm25, [rbp + 20096], 0x96                      ;  1551.3 p0+p3   62 t
        vmovdqu64 zmm6, [rbp + 19456]                                    ;  1395.5 p2      40 t reload
        vpxord zmm6, zmm6, zmm9                                          ;  1551.3 p0      40 t
        vmovdqu64 zmm7, [rbp + 17984]                                    ;  1395.8 p3      40 t reload
        vpxord zmm7, zmm7, zmm1                                          ;  1551.3 p0      40 t
        vmovdqu64 [rbp + 17984], zmm1                                    ;  1551.3 p7+p4   62 t spill
        vmovdqu64 zmm1, [rbp + 19968]                                    ;  1396.5 p2      40 t reload
        vpxord zmm1, zmm1, zmm8                                          ;  1552.3 p0      40 t
        vmovdqu64 [rbp + 19968], zmm9                                    ;  1551.3 p8+p9   62 t spill
        vmovdqu64 zmm9, [rbp + 17344]                                    ;  1396.8 p3      40 t reload
        vpxord zmm9, zmm9, zmm2                                          ;  1552.3 p0      40 t
        vmovdqu64 [rbp + 17344], zmm2                                    ;  1552.3 p7+p4   62 t spill
        vmovdqa64 zmm2, zmm20                                            ;  1553.3         41 t copy
        vpternlogd zmm2, zmm31, zmm30, 0x96                              ;  1553.3 p0      41 t
        vpternlogd zmm20, zmm21, zmm31, 0x96                             ;  1553.3 p0      41 t
        vpternlogd zmm31, zmm0, zmm28, 0x96                              ;  1557.3 p0      41 t
        vpternlogd zmm0, zmm2, zmm28, 0x96                               ;  1557.3 p0      41 t
        vpternlogd zmm28, zmm26, zmm11, 0x96                             ;  1557.3 p0      41 t
        vpternlogd zmm26, zmm11, zmm31, 0x96                             ;  1558.3 p5      41 t
        vpternlogd zmm17, zmm30, zmm28, 0x96                             ;  1558.3 p0      41 t
        vpternlogd zmm21, zmm0, [rbp + 17280], 0x96                      ;  1558.3 p5+p2   62 t
        vpternlogd zmm28, zmm20, [rbp + 18880], 0x96                     ;  1558.3 p0+p3   62 t
        vpternlogd zmm2, zmm26, [rbp + 20480], 0x96                      ;  1559.3 p5+p2   62 t
        vpxord zmm24, zmm24, zmm2                                        ;  1560.3 p0      40 t
        vpternlogd zmm31, zmm17, [rbp + 19392], 0x96                     ;  1559.3 p5+p3   62 t
        vmovdqu64 zmm11, [rbp + 18176]                                   ;  1408.8 p2      41 t reload
        vpternlogd zmm10, zmm11, [rbp + 19136], 0x96                     ;  1555.5 p0+p3   62 t
        vpxord zmm18, zmm18, zmm10                                       ;  1556.5 p5      40 t
        vmovdqu64 zmm11, [rbp + 20416]                                   ;  1409.8 p2      41 t reload
        vpternlogd zmm25, zmm11, [rbp + 20352], 0x96                     ;  1556.5 p0+p3   62 t
        vpxord zmm29, zmm29, zmm25                                       ;  1557.5 p5      40 t
        vmovdqu64 zmm11, [rbp + 20608]                                   ;  1410.8 p2      41 t reload
        vpternlogd zmm5, zmm11, [rbp + 19712], 0x96                      ;  1557.5 p0+p3   62 t
        vpxord zmm19, zmm19, zmm5                                        ;  1558.5 p5      40 t
        vmovdqu64 zmm11, [rbp + 18944]                                   ;  1411.8 p2      41 t reload
        vpternlogd zmm15, zmm11, [rbp + 18240], 0x96                     ;  1558.5 p0+p3   62 t
        vpxord zmm3, zmm3, zmm15                                         ;  1559.5 p5      40 t
        vmovdqu64 zmm11, [rbp + 18624]                                   ;  1414.3 p2      40 t reload
        vpxord zmm11, zmm11, zmm21                                       ;  1559.5 p0      40 t
        vmovdqu64 zmm30, [rbp + 17792]                                   ;  1414.7 p3      40 t reload
        vpxord zmm30, zmm30, zmm28                                       ;  1560.3 p5      40 t
        vmovdqu64 [rbp + 17792], zmm28                                   ;  1559.3 p8+p9   62 t spill
        vmovdqu64 zmm28, [rbp + 17408]                                   ;  1415.3 p2      40 t reload
        vpxord zmm28, zmm28, zmm31                                       ;  1560.5 p0      40 t
        vmovdqu64 [rbp + 17408], zmm31                                   ;  1560.3 p7+p4   62 t spill
        vmovdqa64 zmm31, zmm18                                           ;  1557.5         21 t copy
        vpermi2b zmm31, zmm12, zmm22                                     ;  1563.3 p5      21 t
        vmovdqu64 [rbp + 18624], zmm21                                   ;  1559.3 p8+p9   62 t spill
        vmovdqa64 zmm21, zmm18                                           ;  1557.5         21 t copy
        vpermi2b zmm21, zmm16, zmm23                                     ;  1565.3 p0+p5   21 t
        vmovdqu64 [rbp + 18240], zmm8                                    ;  1552.3 p7+p4   62 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1417.3 p3      41 t reload
        vpshufb zmm18, zmm8, zmm18                                       ;  1566.3 p5      21 t
        vpternlogd zmm18, zmm31, zmm21, 0xca                             ;  1570.3 p0      21 t
        vmovdqu64 zmm21, [rbp + 19776]                                   ;  1417.8 p2      41 t reload
        vpternlogd zmm20, zmm21, [rbp + 18496], 0x96                     ;  1563.5 p0+p3   62 t
        vpxord zmm13, zmm13, zmm20                                       ;  1564.5 p0      40 t
        vmovdqu64 zmm21, [rbp + 19072]                                   ;  1419.3 p2      41 t reload
        vpternlogd zmm17, zmm21, [rbp + 20288], 0x96                     ;  1565.5 p0+p3   62 t
        vpxord zmm27, zmm27, zmm17                                       ;  1566.5 p0      40 t
        vmovdqu64 zmm21, [rbp + 19584]                                   ;  1421.5 p2      41 t reload
        vpternlogd zmm0, zmm21, [rbp + 17472], 0x96                      ;  1567.3 p5+p3   62 t
        vpxord zmm4, zmm4, zmm0                                          ;  1568.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 19328]                                   ;  1422.5 p2      41 t reload
        vpternlogd zmm26, zmm21, [rbp + 17536], 0x96                     ;  1568.3 p5+p3   62 t
        vpxord zmm14, zmm14, zmm26                                       ;  1569.3 p0      40 t
        vpshufb zmm21, zmm8, zmm29                                       ;  1569.3 p5      41 t
        vpshufb zmm31, zmm8, zmm1                                        ;  1570.3 p5      23 t
        vmovdqu64 [rbp + 17536], zmm2                                    ;  1560.3 p8+p9   62 t spill
        vpshufb zmm2, zmm8, zmm6                                         ;  1571.3 p5      22 t
        vmovdqu64 [rbp + 19328], zmm10                                   ;  1556.5 p7+p4   62 t spill
        vpshufb zmm10, zmm8, zmm3                                        ;  1572.3 p5      23 t
        vmovdqu64 [rbp + 17472], zmm20                                   ;  1564.5 p8+p9   62 t spill
        vpshufb zmm20, zmm8, zmm19                                       ;  1573.3 p5      22 t
        vmovdqu64 [rbp + 19584], zmm5                                    ;  1558.5 p7+p4   62 t spill
        vpshufb zmm5, zmm8, zmm7                                         ;  1574.3 p5      21 t
        vmovdqu64 [rbp + 20288], zmm0                                    ;  1568.3 p8+p9   62 t spill
        vpshufb zmm0, zmm8, zmm27                                        ;  1575.3 p5      41 t
        vmovdqu64 [rbp + 19072], zmm15                                   ;  1559.5 p7+p4   62 t spill
        vpshufb zmm15, zmm8, zmm9                                        ;  1576.3 p5      42 t
        vmovdqu64 [rbp + 18496], zmm26                                   ;  1569.3 p8+p9   62 t spill
        vpshufb zmm26, zmm8, zmm24                                       ;  1577.3 p5      23 t
        vmovdqu64 [rbp + 19776], zmm25                                   ;  1557.5 p7+p4   62 t spill
        vpshufb zmm25, zmm8, zmm11                                       ;  1578.3 p5      22 t
        vmovdqu64 [rbp + 18944], zmm17                                   ;  1566.5 p8+p9   62 t spill
        vpshufb zmm17, zmm8, zmm13                                       ;  1579.3 p5      21 t
        vmovdqu64 [rbp + 19712], zmm18                                   ;  1571.3 p7+p4   21 t spill
        vpshufb zmm18, zmm8, zmm14                                       ;  1580.3 p5      23 t
        vmovdqu64 [rbp + 20608], zmm15                                   ;  1577.3 p8+p9   42 t spill
        vpshufb zmm15, zmm8, zmm30                                       ;  1581.3 p5      21 t
        vmovdqu64 [rbp + 20352], zmm9                                    ;  1553.3 p7+p4   40 t spill
        vpshufb zmm9, zmm8, zmm4                                         ;  1582.3 p5      22 t
        vmovdqa64 zmm8, zmm7                                             ;  1552.3         21 t copy
        vpermi2b zmm8, zmm12, zmm22                                      ;  1584.3 p0+p5   21 t
        vpermi2b zmm7, zmm16, zmm23                                      ;  1586.3 p0+p5   21 t
        vpternlogd zmm5, zmm8, zmm7, 0xca                                ;  1591.3 p0      21 t
        vmovdqa64 zmm7, zmm13                                            ;  1565.5         21 t copy
        vpermi2b zmm7, zmm12, zmm22                                      ;  1588.3 p0+p5   21 t
        vpermi2b zmm13, zmm16, zmm23                                     ;  1590.3 p0+p5   21 t
        vpternlogd zmm17, zmm7, zmm13, 0xca                              ;  1595.3 p0      21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1442.3 p2      41 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512]        ;  1442.5 p3      41 t reload
        vmovdqu64 zmm13, [rbp + 20352]                                   ;  1553.3 p2      42 t
        vpermi2b zmm13, zmm8, zmm7                                       ;  1592.3 p0+p5   42 t
        vmovdqa64 zmm23, zmm29                                           ;  1558.5         41 t copy
        vpermi2b zmm23, zmm8, zmm7                                       ;  1594.3 p0+p5   41 t
        vmovdqa64 zmm16, zmm27                                           ;  1567.5         41 t copy
        vpermi2b zmm16, zmm8, zmm7                                       ;  1596.3 p0+p5   41 t
        vmovdqa64 zmm7, zmm30                                            ;  1561.3         21 t copy
        vpermi2b zmm7, zmm12, zmm22                                      ;  1598.3 p0+p5   21 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 128] ;  1450.3 p3      41 t reload
        vpermi2b zmm29, zmm22, [rel camellia128_encrypt.T0_constants512 + 192] ;  1600.3 p0+p5+p2   41 t
        vpternlogd zmm21, zmm23, zmm29, 0xca                             ;  1605.3 p0      41 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;  1454.3 p3      41 t reload
        vpermi2b zmm27, zmm22, zmm23                                     ;  1602.3 p0+p5   41 t
        vmovdqu64 zmm29, [rbp + 20352]                                   ;  1553.3 p2      42 t
        vpermi2b zmm29, zmm22, zmm23                                     ;  1604.3 p0+p5   42 t
        vpternlogd zmm0, zmm16, zmm27, 0xca                              ;  1607.3 p0      41 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1456.5 p3      21 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;  1456.7 p2      21 t reload
        vpermi2b zmm30, zmm27, zmm16                                     ;  1606.3 p0+p5   21 t
        vpternlogd zmm15, zmm7, zmm30, 0xca                              ;  1611.3 p0      21 t
        vmovdqa64 zmm7, zmm28                                            ;  1561.5         42 t copy
        vpermi2b zmm7, zmm22, zmm23                                      ;  1608.3 p0+p5   42 t
        vpternlogd zmm13, zmm29, [rbp + 20608], 0xe4                     ;  1609.3 p0+p3   42 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;  1462.3 p2      41 t reload
        vpshufb zmm30, zmm29, zmm28                                      ;  1609.3 p5      42 t
        vpermi2b zmm28, zmm8, [rel camellia128_encrypt.T0_constants512 + 64] ;  1611.3 p0+p5+p3   42 t
        vpternlogd zmm30, zmm28, zmm7, 0xca                              ;  1616.3 p0      42 t
        vmovdqu64 zmm7, [rbp + 16000]                                    ;  1464.5 p2      40 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 384] ;  1466.3 p3      23 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;  1466.5 p2      23 t reload
        vmovdqa64 zmm27, zmm1                                            ;  1553.3         23 t copy
        vpermi2b zmm27, zmm16, zmm28                                     ;  1613.3 p0+p5   23 t
        vmovdqa64 zmm12, zmm3                                            ;  1560.5         23 t copy
        vpermi2b zmm12, zmm16, zmm28                                     ;  1615.3 p0+p5   23 t
        vmovdqa64 zmm29, zmm24                                           ;  1561.3         23 t copy
        vpermi2b zmm29, zmm16, zmm28                                     ;  1617.3 p0+p5   23 t
        vmovdqa64 zmm23, zmm14                                           ;  1570.3         23 t copy
        vpermi2b zmm23, zmm16, zmm28                                     ;  1619.3 p0+p5   23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 448] ;  1472.0 p3      23 t reload
        vpermi2b zmm1, zmm28, [rel camellia128_encrypt.T0_constants512 + 512] ;  1621.3 p0+p5+p2   23 t
        vpternlogd zmm31, zmm27, zmm1, 0xca                              ;  1626.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 512]  ;  1473.0 p3      23 t reload
        vpermi2b zmm3, zmm28, zmm1                                       ;  1623.3 p0+p5   23 t
        vpermi2b zmm24, zmm28, zmm1                                      ;  1625.3 p0+p5   23 t
        vpermi2b zmm14, zmm28, zmm1                                      ;  1627.3 p0+p5   23 t
        vpternlogd zmm10, zmm12, zmm3, 0xca                              ;  1628.3 p0      23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1474.7 p2      22 t reload
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;  1474.8 p3      22 t reload
        vmovdqa64 zmm27, zmm6                                            ;  1552.3         22 t copy
        vpermi2b zmm27, zmm12, zmm3                                      ;  1629.3 p0+p5   22 t
        vpternlogd zmm18, zmm23, zmm14, 0xca                             ;  1632.3 p0      23 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;  1475.8 p2      22 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;  1476.0 p3      22 t reload
        vpermi2b zmm6, zmm23, zmm14                                      ;  1631.3 p0+p5   22 t
        vpternlogd zmm26, zmm29, zmm24, 0xca                             ;  1630.3 p0      23 t
        vmovdqa64 zmm24, zmm19                                           ;  1559.5         22 t copy
        vpermi2b zmm24, zmm12, zmm3                                      ;  1633.3 p0+p5   22 t
        vpermi2b zmm19, zmm23, zmm14                                     ;  1635.3 p0+p5   22 t
        vmovdqa64 zmm29, zmm11                                           ;  1560.5         22 t copy
        vpermi2b zmm29, zmm12, zmm3                                      ;  1637.3 p0+p5   22 t
        vpermi2b zmm11, zmm23, zmm14                                     ;  1639.3 p0+p5   22 t
        vpternlogd zmm20, zmm24, zmm19, 0xca                             ;  1640.3 p0      22 t
        vmovdqa64 zmm19, zmm4                                            ;  1569.3         22 t copy
        vpermi2b zmm19, zmm12, zmm3                                      ;  1641.3 p0+p5   22 t
        vpermi2b zmm4, zmm23, zmm14                                      ;  1643.3 p0+p5   22 t
        vpternlogd zmm2, zmm27, zmm6, 0xca                               ;  1636.3 p0      22 t
        vpternlogd zmm9, zmm19, zmm4, 0xca                               ;  1648.3 p0      22 t
        vpternlogd zmm25, zmm29, zmm11, 0xca                             ;  1644.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 16064]                                    ;  1481.0 p2      40 t
        vmovdqu64 zmm6, [rbp + 16064]                                    ;  1481.2 p3      40 t
        vmovdqu64 zmm11, [rbp + 16128]                                   ;  1482.0 p2      40 t
        vmovdqu64 zmm19, [rbp + 16192]                                   ;  1482.2 p3      40 t
        vmovdqa64 zmm24, zmm5                                            ;  1592.3         41 t copy
        vpternlogd zmm24, zmm21, zmm10, 0x96                             ;  1629.3 p0      41 t
        vmovdqa64 zmm27, zmm15                                           ;  1612.3         41 t copy
        vpternlogd zmm27, zmm0, zmm18, 0x96                              ;  1633.3 p0      41 t
        vmovdqa64 zmm29, zmm13                                           ;  1610.3         41 t copy
        vpternlogd zmm29, zmm10, zmm20, 0x96                             ;  1641.3 p0      41 t
        vpternlogd zmm5, zmm29, zmm21, 0x96                              ;  1642.3 p0      41 t
        vpternlogd zmm21, zmm2, [rbp + 19712], 0x96                      ;  1637.3 p0+p2   41 t
        vpternlogd zmm2, zmm24, [rbp + 19712], 0x96                      ;  1637.3 p0+p3   41 t
        vpternlogd zmm29, zmm2, [rbp + 18752], 0x96                      ;  1642.3 p0+p2   61 t
        vpxord zmm6, zmm6, zmm29                                         ;  1643.3 p0      40 t
        vmovdqu64 [rbp + 18752], zmm29                                   ;  1643.3 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm21                                           ;  1638.3         41 t copy
        vpternlogd zmm29, zmm31, zmm20, 0x96                             ;  1641.3 p0      41 t
        vpternlogd zmm31, zmm20, [rbp + 19712], 0x96                     ;  1641.3 p0+p3   41 t
        vpternlogd zmm13, zmm10, zmm31, 0x96                             ;  1642.3 p0      41 t
        vpternlogd zmm31, zmm5, [rbp + 19520], 0x96                      ;  1643.3 p0+p2   61 t
        vpxord zmm11, zmm11, zmm31                                       ;  1644.3 p0      40 t
        vpternlogd zmm21, zmm13, [rbp + 20160], 0x96                     ;  1643.3 p0+p3   61 t
        vpxord zmm19, zmm19, zmm21                                       ;  1644.3 p0      40 t
        vmovdqu64 zmm10, [rbp + 18048]                                   ;  1486.0 p2      61 t reload
        vpternlogd zmm24, zmm10, [rbp + 18688], 0x96                     ;  1630.3 p0+p3   61 t
        vmovdqa64 zmm10, zmm0                                            ;  1608.3         41 t copy
        vpternlogd zmm10, zmm25, zmm17, 0x96                             ;  1645.3 p0      41 t
        vpternlogd zmm25, zmm27, zmm17, 0x96                             ;  1645.3 p0      41 t
        vpternlogd zmm17, zmm26, zmm9, 0x96                              ;  1649.3 p0      41 t
        vpternlogd zmm26, zmm10, zmm9, 0x96                              ;  1649.3 p0      41 t
        vpternlogd zmm9, zmm30, zmm18, 0x96                              ;  1649.3 p0      41 t
        vpternlogd zmm30, zmm18, zmm17, 0x96                             ;  1650.3 p0      41 t
        vpternlogd zmm15, zmm0, zmm9, 0x96                               ;  1650.3 p0      41 t
        vpternlogd zmm27, zmm26, [rbp + 17728], 0x96                     ;  1650.3 p0+p2   61 t
        vpxord zmm7, zmm7, zmm27                                         ;  1651.3 p0      40 t
        vpternlogd zmm9, zmm25, [rbp + 19200], 0x96                      ;  1650.3 p0+p3   61 t
        vpxord zmm4, zmm4, zmm9                                          ;  1651.3 p0      40 t
        vmovdqa64 zmm0, zmm24                                            ;  1631.3         40 t copy
        vpternlogd zmm0, zmm29, [rbp + 16000], 0x96                      ;  1642.3 p0+p2   40 t
        vmovdqu64 zmm18, [rbp + 20032]                                   ;  1489.3 p3      61 t reload
        vpternlogd zmm10, zmm18, [rbp + 20736], 0x96                     ;  1646.3 p0+p2   61 t
        vmovdqu64 zmm18, [rbp + 19008]                                   ;  1490.3 p3      61 t reload
        vpternlogd zmm17, zmm18, [rbp + 20672], 0x96                     ;  1650.3 p0+p2   61 t
        vmovdqa64 zmm18, zmm17                                           ;  1651.3         40 t copy
        vpternlogd zmm18, zmm15, [rbp + 16128], 0x96                     ;  1651.3 p5+p3   40 t
        vmovdqa64 zmm20, zmm0                                            ;  1643.3         23 t copy
        vpermi2b zmm20, zmm28, zmm1                                      ;  1646.3 p0+p5   23 t
        vmovdqu64 [rbp + 20672], zmm21                                   ;  1644.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm6                                            ;  1644.3         22 t copy
        vpermi2b zmm21, zmm12, zmm3                                      ;  1648.3 p0+p5   22 t
        vmovdqu64 [rbp + 19008], zmm31                                   ;  1644.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm6                                            ;  1644.3         22 t copy
        vpermi2b zmm31, zmm23, zmm14                                     ;  1650.3 p0+p5   22 t
        vmovdqu64 [rbp + 20736], zmm17                                   ;  1651.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;  1493.5 p2      41 t reload
        vpshufb zmm6, zmm17, zmm6                                        ;  1651.3 p5      22 t
        vpternlogd zmm6, zmm21, zmm31, 0xca                              ;  1655.3 p0      22 t
        vpshufb zmm21, zmm17, zmm0                                       ;  1652.3 p5      23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1494.7 p3      23 t reload
        vpermi2b zmm0, zmm16, zmm31                                      ;  1654.3 p0+p5   23 t
        vpternlogd zmm21, zmm0, zmm20, 0xca                              ;  1659.3 p0      23 t
        vpshufb zmm0, zmm17, zmm11                                       ;  1655.3 p5      21 t
        vpshufb zmm20, zmm17, zmm19                                      ;  1656.3 p5      42 t
        vmovdqu64 [rbp + 20032], zmm9                                    ;  1651.3 p8+p9   61 t spill
        vpshufb zmm9, zmm17, zmm7                                        ;  1657.3 p5      23 t
        vmovdqu64 [rbp + 19200], zmm24                                   ;  1631.3 p7+p4   61 t spill
        vpshufb zmm24, zmm17, zmm4                                       ;  1658.3 p5      22 t
        vmovdqu64 [rbp + 17728], zmm27                                   ;  1651.3 p8+p9   61 t spill
        vpshufb zmm27, zmm17, zmm18                                      ;  1659.3 p5      21 t
        vmovdqu64 [rbp + 18688], zmm21                                   ;  1660.3 p7+p4   23 t spill
        vmovdqa64 zmm21, zmm7                                            ;  1652.3         23 t copy
        vpermi2b zmm21, zmm16, zmm31                                     ;  1661.3 p0+p5   23 t
        vpermi2b zmm7, zmm28, zmm1                                       ;  1663.3 p0+p5   23 t
        vpternlogd zmm9, zmm21, zmm7, 0xca                               ;  1668.3 p0      23 t
        vmovdqa64 zmm7, zmm10                                            ;  1647.3         40 t copy
        vpternlogd zmm7, zmm30, [rbp + 16192], 0x96                      ;  1653.5 p0+p2   40 t
        vpshufb zmm21, zmm17, zmm7                                       ;  1664.3 p5      42 t
        vmovdqu64 [rbp + 18048], zmm10                                   ;  1647.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm4                                            ;  1652.3         22 t copy
        vpermi2b zmm10, zmm12, zmm3                                      ;  1666.3 p0+p5   22 t
        vpermi2b zmm4, zmm23, zmm14                                      ;  1668.3 p0+p5   22 t
        vpternlogd zmm24, zmm10, zmm4, 0xca                              ;  1673.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1515.5 p3      41 t reload
        vmovdqa64 zmm10, zmm19                                           ;  1645.3         42 t copy
        vpermi2b zmm10, zmm8, zmm4                                       ;  1670.3 p0+p5   42 t
        vpermi2b zmm19, zmm22, [rel camellia128_encrypt.T0_constants512 + 192] ;  1672.3 p0+p5+p2   42 t
        vpternlogd zmm20, zmm10, zmm19, 0xca                             ;  1677.3 p0      42 t
        vmovdqa64 zmm10, zmm7                                            ;  1654.5         42 t copy
        vpermi2b zmm10, zmm8, zmm4                                       ;  1674.3 p0+p5   42 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;  1521.3 p3      41 t reload
        vpermi2b zmm7, zmm22, zmm19                                      ;  1676.3 p0+p5   42 t
        vpternlogd zmm21, zmm10, zmm7, 0xca                              ;  1681.3 p0      42 t
        vmovdqu64 zmm7, [rbp + 19264]                                    ;  1523.3 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 15872]                                   ;  1523.5 p3      40 t
        vpternlogd zmm10, zmm2, zmm7, 0x96                               ;  1663.5 p0      40 t
        vpshufb zmm7, zmm17, zmm10                                       ;  1677.3 p5      22 t
        vmovdqu64 [rbp + 20160], zmm2                                    ;  1638.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm10                                            ;  1664.5         22 t copy
        vpermi2b zmm2, zmm12, zmm3                                       ;  1679.3 p0+p5   22 t
        vpermi2b zmm10, zmm23, zmm14                                     ;  1681.3 p0+p5   22 t
        vpternlogd zmm7, zmm2, zmm10, 0xca                               ;  1686.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 17920]                                    ;  1527.5 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 15744]                                   ;  1527.7 p3      40 t
        vpternlogd zmm10, zmm13, zmm2, 0x96                              ;  1667.5 p0      40 t
        vpshufb zmm2, zmm17, zmm10                                       ;  1682.3 p5      41 t
        vmovdqu64 [rbp + 19520], zmm13                                   ;  1643.3 p8+p9   41 t spill
        vmovdqa64 zmm13, zmm10                                           ;  1668.5         41 t copy
        vpermi2b zmm13, zmm8, zmm4                                       ;  1684.3 p0+p5   41 t
        vpermi2b zmm10, zmm22, zmm19                                     ;  1686.3 p0+p5   41 t
        vpternlogd zmm2, zmm13, zmm10, 0xca                              ;  1691.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 18112]                                   ;  1533.0 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 15936]                                   ;  1533.2 p3      40 t
        vpternlogd zmm13, zmm5, zmm10, 0x96                              ;  1671.5 p0      40 t
        vpshufb zmm10, zmm17, zmm13                                      ;  1687.3 p5      21 t
        vmovdqu64 [rbp + 19712], zmm5                                    ;  1643.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 15872]                                    ;  1534.0 p2      40 t
        vpternlogd zmm5, zmm25, [rbp + 17600], 0x96                      ;  1672.5 p0+p3   40 t
        vmovdqu64 [rbp + 20608], zmm25                                   ;  1646.3 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm5                                            ;  1673.5         22 t copy
        vpermi2b zmm25, zmm12, zmm3                                      ;  1689.3 p0+p5   22 t
        vmovdqa64 zmm3, zmm5                                             ;  1673.5         22 t copy
        vpermi2b zmm3, zmm23, zmm14                                      ;  1691.3 p0+p5   22 t
        vmovdqu64 zmm12, [rbp + 19840]                                   ;  1535.8 p2      61 t reload
        vmovdqu64 zmm14, [rbp + 15808]                                   ;  1536.0 p3      40 t
        vpternlogd zmm14, zmm29, zmm12, 0x96                             ;  1675.5 p0      40 t
        vpshufb zmm5, zmm17, zmm5                                        ;  1692.3 p5      22 t
        vpternlogd zmm5, zmm25, zmm3, 0xca                               ;  1696.3 p0      22 t
        vmovdqu64 zmm3, [rbp + 17664]                                    ;  1536.8 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 15808]                                   ;  1537.0 p3      40 t
        vpternlogd zmm23, zmm26, zmm3, 0x96                              ;  1677.5 p0      40 t
        vpshufb zmm25, zmm17, zmm14                                      ;  1693.3 p5      23 t
        vpshufb zmm12, zmm17, zmm23                                      ;  1694.3 p5      23 t
        vmovdqa64 zmm3, zmm14                                            ;  1676.5         23 t copy
        vpermi2b zmm3, zmm16, zmm31                                      ;  1696.3 p0+p5   23 t
        vpermi2b zmm14, zmm28, zmm1                                      ;  1698.3 p0+p5   23 t
        vmovdqu64 [rbp + 20352], zmm29                                   ;  1642.3 p7+p4   41 t spill
        vmovdqa64 zmm29, zmm23                                           ;  1678.5         23 t copy
        vpermi2b zmm29, zmm16, zmm31                                     ;  1700.3 p0+p5   23 t
        vpermi2b zmm23, zmm28, zmm1                                      ;  1702.3 p0+p5   23 t
        vmovdqu64 zmm1, [rbp + 19904]                                    ;  1540.0 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 15744]                                   ;  1540.2 p3      40 t
        vpternlogd zmm16, zmm30, zmm1, 0x96                              ;  1682.5 p0      40 t
        vpternlogd zmm25, zmm3, zmm14, 0xca                              ;  1703.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 20544]                                    ;  1541.0 p2      61 t reload
        vmovdqu64 zmm14, [rbp + 15936]                                   ;  1541.2 p3      40 t
        vpternlogd zmm14, zmm15, zmm3, 0x96                              ;  1684.5 p0      40 t
        vmovdqu64 zmm28, [rbp + 17728]                                   ;  1651.3 p2      74 dst
        vmovdqu64 zmm31, [rbp + 16512]                                   ;  1542.2 p3      74 dst.4 reload
        vpxord zmm28, zmm28, zmm31                                       ;  1685.5 p0      74 dst
        vmovdqa64 zmm31, zmm16                                           ;  1683.5         41 t copy
        vpermi2b zmm31, zmm8, zmm4                                       ;  1704.3 p0+p5   41 t
        vmovdqa64 zmm4, zmm16                                            ;  1683.5         41 t copy
        vpermi2b zmm4, zmm22, zmm19                                      ;  1706.3 p0+p5   41 t
        vmovdqu64 zmm8, [rbp + 20032]                                    ;  1651.3 p2      74 dst
        vmovdqu64 zmm19, [rbp + 16576]                                   ;  1544.3 p3      74 dst.5 reload
        vpxord zmm8, zmm8, zmm19                                         ;  1688.5 p0      74 dst
        vpshufb zmm16, zmm17, zmm16                                      ;  1707.3 p5      41 t
        vmovdqu64 zmm22, [rbp + 18752]                                   ;  1643.3 p2      74 dst
        vpxord zmm22, zmm22, zmm19                                       ;  1689.5 p0      74 dst
        vmovdqu64 zmm19, [rbp + 16256]                                   ;  1545.7 p3      74 dst.0 reload
        vpternlogd zmm1, zmm30, zmm19, 0x96                              ;  1690.5 p0      74 dst
        vpternlogd zmm12, zmm29, zmm23, 0xca                             ;  1707.3 p0      23 t
        vmovdqu64 zmm23, [rbp + 19520]                                   ;  1643.3 p2      41 t reload
        vpternlogd zmm19, zmm23, [rbp + 17920], 0x96                     ;  1692.5 p0+p3   74 dst
        vmovdqu64 zmm23, [rbp + 16448]                                   ;  1548.7 p2      74 dst.3 reload
        vpternlogd zmm3, zmm15, zmm23, 0x96                              ;  1693.5 p0      74 dst
        vmovdqu64 zmm29, [rbp + 19712]                                   ;  1643.3 p3      41 t reload
        vpternlogd zmm23, zmm29, [rbp + 18112], 0x96                     ;  1694.5 p0+p2   74 dst
        vpshufb zmm17, zmm17, zmm14                                      ;  1708.3 p5      21 t
        vpternlogd zmm16, zmm31, zmm4, 0xca                              ;  1711.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 19008]                                    ;  1644.3 p3      74 dst
        vmovdqu64 zmm29, [rbp + 16640]                                   ;  1552.5 p2      74 dst.6 reload
        vpxord zmm4, zmm4, zmm29                                         ;  1696.5 p0      74 dst
        vmovdqu64 zmm31, [rbp + 20672]                                   ;  1644.3 p3      74 dst
        vpxord zmm31, zmm31, [rbp + 16704]                               ;  1697.5 p0+p2   74 dst
        vpternlogd zmm29, zmm15, [rbp + 20736], 0x96                     ;  1698.5 p0+p3   74 dst
        vmovdqa64 zmm15, zmm20                                           ;  1678.3         41 t copy
        vpternlogd zmm15, zmm25, zmm7, 0x96                              ;  1704.3 p0      41 t
        vmovdqu64 [rbp + 20736], zmm19                                   ;  1693.5 p8+p9   74 dst spill
        vmovdqa64 zmm19, zmm21                                           ;  1682.3         41 t copy
        vpternlogd zmm19, zmm12, zmm5, 0x96                              ;  1708.3 p0      41 t
        vmovdqu64 [rbp + 20672], zmm23                                   ;  1695.5 p7+p4   74 dst spill
        vmovdqu64 zmm23, [rbp + 16320]                                   ;  1557.7 p2      74 dst.1 reload
        vpternlogd zmm26, zmm23, [rbp + 17664], 0x96                     ;  1701.5 p0+p3   74 dst
        vmovdqu64 [rbp + 17664], zmm22                                   ;  1690.5 p8+p9   74 dst spill
        vmovdqu64 zmm22, [rbp + 20352]                                   ;  1642.3 p2      41 t reload
        vpternlogd zmm23, zmm22, [rbp + 19840], 0x96                     ;  1702.5 p0+p3   74 dst
        vmovdqu64 [rbp + 19840], zmm23                                   ;  1703.5 p7+p4   74 dst spill
        vmovdqu64 zmm23, [rbp + 16512]                                   ;  1559.7 p2      74 dst.4 reload
        vpternlogd zmm22, zmm23, [rbp + 19200], 0x96                     ;  1703.5 p0+p3   74 dst
        vmovdqu64 zmm23, [rbp + 16704]                                   ;  1560.7 p2      74 dst.7 reload
        vpternlogd zmm30, zmm23, [rbp + 18048], 0x96                     ;  1704.5 p0+p3   74 dst
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 896] ;  1561.7 p2      21 t reload
        vmovdqu64 [rbp + 18048], zmm22                                   ;  1704.5 p8+p9   74 dst spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1561.8 p3      21 t reload
        vmovdqu64 [rbp + 20352], zmm4                                    ;  1697.5 p7+p4   74 dst spill
        vmovdqa64 zmm4, zmm11                                            ;  1645.3         21 t copy
        vpermi2b zmm4, zmm22, zmm23                                      ;  1710.3 p0+p5   21 t
        vmovdqu64 [rbp + 19200], zmm31                                   ;  1698.5 p8+p9   74 dst spill
        vmovdqa64 zmm31, zmm18                                           ;  1652.3         21 t copy
        vpermi2b zmm31, zmm22, zmm23                                     ;  1712.3 p0+p5   21 t
        vmovdqu64 [rbp + 19008], zmm1                                    ;  1691.5 p7+p4   74 dst spill
        vmovdqa64 zmm1, zmm13                                            ;  1672.5         21 t copy
        vpermi2b zmm1, zmm22, zmm23                                      ;  1714.3 p0+p5   21 t
        vmovdqu64 [rbp + 18112], zmm26                                   ;  1702.5 p8+p9   74 dst spill
        vmovdqa64 zmm26, zmm14                                           ;  1685.5         21 t copy
        vpermi2b zmm26, zmm22, zmm23                                     ;  1716.3 p0+p5   21 t
        vmovdqu64 zmm22, [rbp + 17536]                                   ;  1563.8 p2      75 dst
        vmovdqu64 zmm23, [rbp + 17024]                                   ;  1564.0 p3      75 dst.4 reload
        vpxord zmm22, zmm22, zmm23                                       ;  1709.5 p0      75 dst
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 960] ;  1564.8 p2      21 t reload
        vpermi2b zmm11, zmm23, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1718.3 p0+p5+p3   21 t
        vpternlogd zmm0, zmm4, zmm11, 0xca                               ;  1723.3 p0      21 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1565.8 p2      21 t reload
        vpermi2b zmm18, zmm23, zmm4                                      ;  1720.3 p0+p5   21 t
        vpermi2b zmm13, zmm23, zmm4                                      ;  1722.3 p0+p5   21 t
        vpermi2b zmm14, zmm23, zmm4                                      ;  1724.3 p0+p5   21 t
        vmovdqu64 zmm4, [rbp + 18240]                                    ;  1566.8 p3      75 dst
        vpxord zmm4, zmm4, [rbp + 17024]                                 ;  1715.5 p0+p2   75 dst
        vpternlogd zmm10, zmm1, zmm13, 0xca                              ;  1727.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 20608]                                    ;  1646.3 p3      41 t reload
        vmovdqu64 zmm11, [rbp + 16384]                                   ;  1568.0 p2      74 dst
        vpternlogd zmm11, zmm1, [rbp + 17600], 0x96                      ;  1717.5 p0+p3   74 dst
        vmovdqu64 zmm1, [rbp + 20160]                                    ;  1638.3 p2      41 t reload
        vmovdqu64 zmm13, [rbp + 16384]                                   ;  1569.8 p3      74 dst
        vpternlogd zmm13, zmm1, [rbp + 19264], 0x96                      ;  1718.5 p0+p2   74 dst
        vpternlogd zmm17, zmm26, zmm14, 0xca                             ;  1729.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 18624]                                    ;  1570.8 p3      75 dst
        vmovdqu64 zmm14, [rbp + 17088]                                   ;  1571.0 p2      75 dst.5 reload
        vpxord zmm1, zmm1, zmm14                                         ;  1720.5 p0      75 dst
        vmovdqu64 zmm23, [rbp + 19968]                                   ;  1571.8 p3      75 dst
        vpxord zmm23, zmm23, zmm14                                       ;  1721.5 p0      75 dst
        vmovdqu64 zmm14, [rbp + 17792]                                   ;  1572.0 p2      75 dst
        vmovdqu64 zmm26, [rbp + 17152]                                   ;  1572.8 p3      75 dst.6 reload
        vpxord zmm14, zmm14, zmm26                                       ;  1722.5 p0      75 dst
        vpxord zmm26, zmm26, [rbp + 17984]                               ;  1723.5 p0+p2   75 dst
        vpternlogd zmm27, zmm31, zmm18, 0xca                             ;  1725.3 p0      21 t
        vmovdqu64 zmm18, [rbp + 17408]                                   ;  1573.8 p3      75 dst
        vmovdqu64 zmm31, [rbp + 17216]                                   ;  1574.0 p2      75 dst.7 reload
        vpxord zmm18, zmm18, zmm31                                       ;  1725.3 p5      75 dst
        vpxord zmm31, zmm31, [rbp + 17344]                               ;  1725.5 p0+p3   75 dst
        vmovdqu64 [rbp + 17344], zmm13                                   ;  1719.5 p7+p4   74 dst spill
        vmovdqu64 zmm13, [rbp + 18112]                                   ;  1702.5 p2      74 dst reload
        vmovdqu64 [rbp + 17408], zmm3                                    ;  1694.5 p8+p9   74 dst spill
        vpunpcklbw zmm3, zmm13, [rbp + 19008]                            ;  1726.3 p5+p3   74 dst
        vpunpckhbw zmm13, zmm13, [rbp + 19008]                           ;  1727.3 p5+p2   74 dst
        vmovdqu64 [rbp + 19008], zmm13                                   ;  1728.3 p7+p4   74 dst spill
        vpunpcklbw zmm13, zmm8, zmm28                                    ;  1728.3 p5      74 dst
        vpunpckhbw zmm8, zmm8, zmm28                                     ;  1729.3 p5      74 dst
        vpunpcklbw zmm28, zmm30, zmm29                                   ;  1730.3 p5      74 dst
        vpunpckhbw zmm29, zmm30, zmm29                                   ;  1731.3 p5      74 dst
        vmovdqa64 zmm30, zmm0                                            ;  1724.3         41 t copy
        vpternlogd zmm30, zmm2, zmm25, 0x96                              ;  1726.5 p0      41 t
        vpternlogd zmm0, zmm15, zmm2, 0x96                               ;  1727.5 p0      41 t
        vpternlogd zmm2, zmm6, zmm10, 0x96                               ;  1728.5 p0      41 t
        vpternlogd zmm6, zmm30, zmm10, 0x96                              ;  1729.5 p0      41 t
        vpternlogd zmm23, zmm15, zmm6, 0x96                              ;  1730.5 p0      75 dst
        vmovdqu64 zmm15, [rbp + 18688]                                   ;  1660.3 p3      23 t reload
        vpternlogd zmm10, zmm7, zmm15, 0x96                              ;  1731.5 p0      41 t
        vpternlogd zmm15, zmm7, zmm2, 0x96                               ;  1732.3 p5      41 t
        vpternlogd zmm20, zmm25, zmm10, 0x96                             ;  1732.5 p0      41 t
        vpternlogd zmm4, zmm30, zmm15, 0x96                              ;  1733.3 p5      75 dst
        vpternlogd zmm26, zmm10, zmm0, 0x96                              ;  1733.5 p0      75 dst
        vpternlogd zmm31, zmm2, zmm20, 0x96                              ;  1734.3 p5      75 dst
        vmovdqa64 zmm2, zmm27                                            ;  1726.3         41 t copy
        vpternlogd zmm2, zmm16, zmm12, 0x96                              ;  1734.5 p0      41 t
        vpternlogd zmm27, zmm19, zmm16, 0x96                             ;  1735.3 p5      41 t
        vpternlogd zmm16, zmm24, zmm17, 0x96                             ;  1735.5 p0      41 t
        vpternlogd zmm24, zmm2, zmm17, 0x96                              ;  1736.3 p5      41 t
        vpternlogd zmm17, zmm9, zmm5, 0x96                               ;  1736.5 p0      41 t
        vpternlogd zmm9, zmm5, zmm16, 0x96                               ;  1737.3 p5      41 t
        vpternlogd zmm21, zmm12, zmm17, 0x96                             ;  1737.5 p0      41 t
        vpternlogd zmm22, zmm2, zmm9, 0x96                               ;  1738.3 p5      75 dst
        vpternlogd zmm1, zmm19, zmm24, 0x96                              ;  1738.5 p0      75 dst
        vpternlogd zmm14, zmm17, zmm27, 0x96                             ;  1739.3 p5      75 dst
        vpternlogd zmm18, zmm16, zmm21, 0x96                             ;  1739.5 p0      75 dst
        vmovdqu64 zmm2, [rbp + 17408]                                    ;  1694.5 p2      74 dst reload
        vpunpcklbw zmm5, zmm2, zmm11                                     ;  1740.3 p5      74 dst
        vpunpckhbw zmm2, zmm2, zmm11                                     ;  1741.3 p5      74 dst
        vpunpcklwd zmm7, zmm28, zmm13                                    ;  1742.3 p5      74 dst
        vpunpckhwd zmm10, zmm28, zmm13                                   ;  1743.3 p5      74 dst
        vpunpcklwd zmm11, zmm29, zmm8                                    ;  1744.3 p5      74 dst
        vpunpckhwd zmm8, zmm29, zmm8                                     ;  1745.3 p5      74 dst
        vmovdqu64 zmm12, [rbp + 16960]                                   ;  1583.3 p3      75 dst.3 reload
        vpternlogd zmm0, zmm12, [rbp + 19328], 0x96                      ;  1740.5 p0+p2   75 dst
        vpternlogd zmm12, zmm27, [rbp + 17472], 0x96                     ;  1741.5 p0+p3   75 dst
        vmovdqu64 zmm13, [rbp + 16896]                                   ;  1591.3 p2      75 dst.2 reload
        vpternlogd zmm6, zmm13, [rbp + 19584], 0x96                      ;  1742.5 p0+p3   75 dst
        vpternlogd zmm13, zmm24, [rbp + 20288], 0x96                     ;  1743.5 p0+p2   75 dst
        vmovdqu64 zmm16, [rbp + 16768]                                   ;  1593.3 p3      75 dst.0 reload
        vpternlogd zmm20, zmm16, [rbp + 19776], 0x96                     ;  1744.5 p0+p2   75 dst
        vpternlogd zmm16, zmm21, [rbp + 18944], 0x96                     ;  1745.5 p0+p3   75 dst
        vmovdqu64 zmm17, [rbp + 16832]                                   ;  1595.7 p2      75 dst.1 reload
        vpternlogd zmm15, zmm17, [rbp + 19072], 0x96                     ;  1746.3 p5+p3   75 dst
        vpternlogd zmm17, zmm9, [rbp + 18496], 0x96                      ;  1746.5 p0+p2   75 dst
        vmovdqu64 zmm9, [rbp + 20352]                                    ;  1697.5 p3      74 dst reload
        vmovdqu64 zmm19, [rbp + 19200]                                   ;  1698.5 p2      74 dst reload
        vpunpcklbw zmm21, zmm19, zmm9                                    ;  1747.3 p5      74 dst
        vmovdqu64 zmm24, [rbp + 18048]                                   ;  1704.5 p3      74 dst reload
        vmovdqu64 zmm25, [rbp + 17664]                                   ;  1690.5 p2      74 dst reload
        vpunpcklbw zmm27, zmm25, zmm24                                   ;  1748.3 p5      74 dst
        vmovdqu64 zmm28, [rbp + 17344]                                   ;  1719.5 p3      74 dst reload
        vmovdqu64 zmm29, [rbp + 20672]                                   ;  1695.5 p2      74 dst reload
        vpunpcklbw zmm30, zmm29, zmm28                                   ;  1749.3 p5      74 dst
        vpunpckhbw zmm9, zmm19, zmm9                                     ;  1750.3 p5      74 dst
        vpunpckhbw zmm19, zmm25, zmm24                                   ;  1751.3 p5      74 dst
        vmovdqu64 zmm24, [rbp + 20736]                                   ;  1693.5 p3      74 dst reload
        vmovdqu64 zmm25, [rbp + 19840]                                   ;  1703.5 p2      74 dst reload
        vpunpcklbw zmm28, zmm25, zmm24                                   ;  1752.3 p5      74 dst
        vpunpckhbw zmm24, zmm25, zmm24                                   ;  1753.3 p5      74 dst
        vpunpckhbw zmm25, zmm29, [rbp + 17344]                           ;  1754.3 p5+p3   74 dst
        vpunpcklwd zmm29, zmm5, zmm3                                     ;  1755.3 p5      74 dst
        vpunpckhwd zmm3, zmm5, zmm3                                      ;  1756.3 p5      74 dst
        vmovdqu64 zmm5, [rbp + 19008]                                    ;  1728.3 p2      74 dst reload
        vmovdqu64 [rbp + 17344], zmm20                                   ;  1745.5 p8+p9   75 dst spill
        vpunpcklwd zmm20, zmm2, zmm5                                     ;  1757.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm5                                      ;  1758.3 p5      74 dst
        vpunpcklbw zmm5, zmm1, zmm22                                     ;  1759.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;  1760.3 p5      74 dst
        vpunpcklbw zmm22, zmm18, zmm14                                   ;  1761.3 p5      74 dst
        vpunpckhbw zmm14, zmm18, zmm14                                   ;  1762.3 p5      74 dst
        vpunpcklbw zmm18, zmm12, zmm13                                   ;  1763.3 p5      74 dst
        vpunpckhbw zmm12, zmm12, zmm13                                   ;  1764.3 p5      74 dst
        vpunpcklbw zmm13, zmm17, zmm16                                   ;  1765.3 p5      74 dst
        vpunpckhbw zmm16, zmm17, zmm16                                   ;  1766.3 p5      74 dst
        vpunpckldq zmm17, zmm7, zmm29                                    ;  1767.3 p5      74 dst
        vpunpckhdq zmm7, zmm7, zmm29                                     ;  1768.3 p5      74 dst
        vpunpcklbw zmm29, zmm23, zmm4                                    ;  1769.3 p5      74 dst
        vpunpckhbw zmm4, zmm23, zmm4                                     ;  1770.3 p5      74 dst
        vpunpcklbw zmm23, zmm31, zmm26                                   ;  1771.3 p5      74 dst
        vpunpckhbw zmm26, zmm31, zmm26                                   ;  1772.3 p5      74 dst
        vpunpckldq zmm31, zmm10, zmm3                                    ;  1773.3 p5      74 dst
        vpunpckhdq zmm3, zmm10, zmm3                                     ;  1774.3 p5      74 dst
        vpunpckldq zmm10, zmm11, zmm20                                   ;  1775.3 p5      74 dst
        vpunpckhdq zmm11, zmm11, zmm20                                   ;  1776.3 p5      74 dst
        vpunpckldq zmm20, zmm8, zmm2                                     ;  1777.3 p5      74 dst
        vpunpckhdq zmm2, zmm8, zmm2                                      ;  1778.3 p5      74 dst
        vpunpcklwd zmm8, zmm22, zmm5                                     ;  1779.3 p5      74 dst
        vpunpckhwd zmm5, zmm22, zmm5                                     ;  1780.3 p5      74 dst
        vpunpcklwd zmm22, zmm21, zmm27                                   ;  1781.3 p5      74 dst
        vpunpckhwd zmm21, zmm21, zmm27                                   ;  1782.3 p5      74 dst
        vpunpcklwd zmm27, zmm14, zmm1                                    ;  1783.3 p5      74 dst
        vpunpckhwd zmm1, zmm14, zmm1                                     ;  1784.3 p5      74 dst
        vpunpcklbw zmm14, zmm0, zmm6                                     ;  1785.3 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm6                                      ;  1786.3 p5      74 dst
        vpunpcklwd zmm6, zmm9, zmm19                                     ;  1787.3 p5      74 dst
        vpunpckhwd zmm9, zmm9, zmm19                                     ;  1788.3 p5      74 dst
        vpunpcklwd zmm19, zmm18, zmm13                                   ;  1789.3 p5      74 dst
        vpunpckhwd zmm13, zmm18, zmm13                                   ;  1790.3 p5      74 dst
        vmovdqu64 zmm18, [rbp + 17344]                                   ;  1745.5 p3      75 dst reload
        vmovdqu64 [rbp + 19008], zmm0                                    ;  1787.3 p7+p4   74 dst spill
        vpunpcklbw zmm0, zmm15, zmm18                                    ;  1791.3 p5      74 dst
        vpunpckhbw zmm15, zmm15, zmm18                                   ;  1792.3 p5      74 dst
        vpunpcklwd zmm18, zmm30, zmm28                                   ;  1793.3 p5      74 dst
        vpunpckhwd zmm28, zmm30, zmm28                                   ;  1794.3 p5      74 dst
        vpunpcklwd zmm30, zmm12, zmm16                                   ;  1795.3 p5      74 dst
        vpunpckhwd zmm12, zmm12, zmm16                                   ;  1796.3 p5      74 dst
        vpunpcklwd zmm16, zmm25, zmm24                                   ;  1797.3 p5      74 dst
        vpunpckhwd zmm24, zmm25, zmm24                                   ;  1798.3 p5      74 dst
        vpunpcklwd zmm25, zmm23, zmm29                                   ;  1799.3 p5      74 dst
        vpunpckhwd zmm23, zmm23, zmm29                                   ;  1800.3 p5      74 dst
        vpunpckldq zmm29, zmm8, zmm19                                    ;  1801.3 p5      74 dst
        vpunpckhdq zmm8, zmm8, zmm19                                     ;  1802.3 p5      74 dst
        vpunpcklwd zmm19, zmm26, zmm4                                    ;  1803.3 p5      74 dst
        vpunpckhwd zmm4, zmm26, zmm4                                     ;  1804.3 p5      74 dst
        vpunpckldq zmm26, zmm5, zmm13                                    ;  1805.3 p5      74 dst
        vpunpckhdq zmm5, zmm5, zmm13                                     ;  1806.3 p5      74 dst
        vpunpckldq zmm13, zmm27, zmm30                                   ;  1807.3 p5      74 dst
        vpunpckhdq zmm27, zmm27, zmm30                                   ;  1808.3 p5      74 dst
        vpunpckldq zmm30, zmm1, zmm12                                    ;  1809.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm12                                     ;  1810.3 p5      74 dst
        vpunpcklqdq zmm12, zmm17, zmm29                                  ;  1811.3 p5      74 dst
        vpunpckhqdq zmm17, zmm17, zmm29                                  ;  1812.3 p5      74 dst
        vmovdqu64 [r9], zmm12                                            ;  1812.3 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm17                                       ;  1813.3 p7+p4   74 dst
        vpunpcklqdq zmm12, zmm7, zmm8                                    ;  1813.3 p5      74 dst
        vpunpckhqdq zmm7, zmm7, zmm8                                     ;  1814.3 p5      74 dst
        vpunpckldq zmm8, zmm22, zmm18                                    ;  1815.3 p5      74 dst
        vpunpckhdq zmm17, zmm22, zmm18                                   ;  1816.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm12                                      ;  1814.3 p8+p9   74 dst
        vpunpcklqdq zmm12, zmm31, zmm26                                  ;  1817.3 p5      74 dst
        vpunpckhqdq zmm18, zmm31, zmm26                                  ;  1818.3 p5      74 dst
        vmovdqu64 [r9 + 192], zmm7                                       ;  1815.3 p7+p4   74 dst
        vpunpckldq zmm7, zmm21, zmm28                                    ;  1819.3 p5      74 dst
        vpunpckhdq zmm21, zmm21, zmm28                                   ;  1820.3 p5      74 dst
        vpunpcklqdq zmm22, zmm3, zmm5                                    ;  1821.3 p5      74 dst
        vpunpckhqdq zmm3, zmm3, zmm5                                     ;  1822.3 p5      74 dst
        vpunpcklwd zmm5, zmm14, zmm0                                     ;  1823.3 p5      74 dst
        vpunpckhwd zmm0, zmm14, zmm0                                     ;  1824.3 p5      74 dst
        vpunpcklqdq zmm14, zmm10, zmm13                                  ;  1825.3 p5      74 dst
        vpunpckhqdq zmm10, zmm10, zmm13                                  ;  1826.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm12                                      ;  1818.3 p8+p9   74 dst
        vpunpckldq zmm12, zmm6, zmm16                                    ;  1827.3 p5      74 dst
        vpunpckhdq zmm6, zmm6, zmm16                                     ;  1828.3 p5      74 dst
        vpunpcklqdq zmm13, zmm11, zmm27                                  ;  1829.3 p5      74 dst
        vpunpckhqdq zmm11, zmm11, zmm27                                  ;  1830.3 p5      74 dst
        vmovdqu64 [r9 + 320], zmm18                                      ;  1819.3 p7+p4   74 dst
        vpunpckldq zmm16, zmm9, zmm24                                    ;  1831.3 p5      74 dst
        vpunpckhdq zmm9, zmm9, zmm24                                     ;  1832.3 p5      74 dst
        vpunpcklqdq zmm18, zmm20, zmm30                                  ;  1833.3 p5      74 dst
        vpunpckhqdq zmm20, zmm20, zmm30                                  ;  1834.3 p5      74 dst
        vpunpcklqdq zmm24, zmm2, zmm1                                    ;  1835.3 p5      74 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                     ;  1836.3 p5      74 dst
        add r8, 0x800                                                    ;  1644.7 p1     152 blocks
        lea r10, [r9 + 2048]                                             ;  1644.8 p6     152 blocks
        vmovdqu64 [r9 + 384], zmm22                                      ;  1822.3 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm3                                       ;  1823.3 p7+p4   74 dst
        vmovdqu64 [r9 + 512], zmm14                                      ;  1826.3 p8+p9   74 dst
        vmovdqu64 zmm2, [rbp + 19008]                                    ;  1787.3 p2      74 dst reload
        vpunpcklwd zmm3, zmm2, zmm15                                     ;  1837.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm15                                     ;  1838.3 p5      74 dst
        vmovdqu64 [r9 + 576], zmm10                                      ;  1827.3 p7+p4   74 dst
        vmovdqu64 [r9 + 640], zmm13                                      ;  1830.3 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm11                                      ;  1831.3 p7+p4   74 dst
        vmovdqu64 [r9 + 768], zmm18                                      ;  1834.3 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm20                                      ;  1835.3 p7+p4   74 dst
        vmovdqu64 [r9 + 896], zmm24                                      ;  1836.3 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm1                                       ;  1837.3 p7+p4   74 dst
        vpunpckldq zmm1, zmm25, zmm5                                     ;  1839.3 p5      74 dst
        vpunpckhdq zmm5, zmm25, zmm5                                     ;  1840.3 p5      74 dst
        vpunpckldq zmm10, zmm23, zmm0                                    ;  1841.3 p5      74 dst
        vpunpckhdq zmm0, zmm23, zmm0                                     ;  1842.3 p5      74 dst
        vpunpckldq zmm11, zmm19, zmm3                                    ;  1843.3 p5      74 dst
        vpunpckhdq zmm3, zmm19, zmm3                                     ;  1844.3 p5      74 dst
        vpunpckldq zmm13, zmm4, zmm2                                     ;  1845.3 p5      74 dst
        vpunpckhdq zmm2, zmm4, zmm2                                      ;  1846.3 p5      74 dst
        vpunpcklqdq zmm4, zmm8, zmm1                                     ;  1847.3 p5      74 dst
        vpunpckhqdq zmm1, zmm8, zmm1                                     ;  1848.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm4                                      ;  1848.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1088], zmm1                                      ;  1849.3 p7+p4   74 dst
        vpunpcklqdq zmm1, zmm17, zmm5                                    ;  1849.3 p5      74 dst
        vpunpckhqdq zmm4, zmm17, zmm5                                    ;  1850.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm1                                      ;  1850.3 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm7, zmm10                                    ;  1851.3 p5      74 dst
        vpunpckhqdq zmm5, zmm7, zmm10                                    ;  1852.3 p5      74 dst
        vmovdqu64 [r9 + 1216], zmm4                                      ;  1851.3 p7+p4   74 dst
        vpunpcklqdq zmm4, zmm21, zmm0                                    ;  1853.3 p5      74 dst
        vpunpckhqdq zmm0, zmm21, zmm0                                    ;  1854.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm1                                      ;  1852.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1344], zmm5                                      ;  1853.3 p7+p4   74 dst
        vpunpcklqdq zmm1, zmm12, zmm11                                   ;  1855.3 p5      74 dst
        vpunpckhqdq zmm5, zmm12, zmm11                                   ;  1856.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm4                                      ;  1854.3 p8+p9   74 dst
        vpunpcklqdq zmm4, zmm6, zmm3                                     ;  1857.3 p5      74 dst
        vpunpckhqdq zmm3, zmm6, zmm3                                     ;  1858.3 p5      74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  1855.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm16, zmm13                                   ;  1859.3 p5      74 dst
        vpunpckhqdq zmm6, zmm16, zmm13                                   ;  1860.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm1                                      ;  1856.3 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm9, zmm2                                     ;  1861.3 p5      74 dst
        vpunpckhqdq zmm2, zmm9, zmm2                                     ;  1862.3 p5      74 dst
        vmovdqu64 [r9 + 1600], zmm5                                      ;  1857.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1664], zmm4                                      ;  1858.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1728], zmm3                                      ;  1859.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1792], zmm0                                      ;  1860.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1856], zmm6                                      ;  1861.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1920], zmm1                                      ;  1862.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm2                                      ;  1863.3 p7+p4   74 dst
        mov r9, r10                                                      ;  1656.8        152 blocks copy
        cmp r8, qword [rbp + 20824]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 20816], r8                                      ;                    resident
        mov qword [rbp + 20832], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 20808]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 20816]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 20840], rsi                                     ;                    blocks left over
        mov qword [rbp + 20816], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 20832]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 20840]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 20848], rdi                                     ;                    blocks left over
        mov qword [rbp + 20856], rsi                                     ;                    blocks left over
        mov qword [rbp + 20832], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 20824], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 20808], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 20848]                                     ;                    blocks left over
        mov rdi, qword [rbp + 20856]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 20864]                                     ;                    frame
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
