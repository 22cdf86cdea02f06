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
;   blocks: 6824 uops, planned 1863.8; bounds: width 1137.3, ports 1794.5, path 205.0
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
        sub rsp, 0x5300                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 21056], rax                                     ;                    frame
        mov qword [rbp + 20992], rdi                                     ;                    argument
        mov dword [rbp + 21064], ecx                                     ;                    argument
        mov qword [rbp + 21008], rsi                                     ;                    argument
        mov qword [rbp + 21024], rdx                                     ;                    argument
        mov r8, qword [rbp + 20992]                                      ;     0.0 p2     152 k reload
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
        cmp dword [rbp + 21064], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 21064]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 21000], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 21008]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 21016], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 21008]                                      ;                    resident
        mov r9, qword [rbp + 21024]                                      ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm6, [r8 + 384]                                       ;     0.0 p2      68 d.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     0.2 p3      68 d.0
        vmovdqu64 zmm0, [r8]                                             ;     1.0 p2      68 d.0
        vmovdqu64 zmm2, [r8 + 128]                                       ;     1.2 p3      68 d.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     2.0 p2      68 d.0
        vmovdqu64 zmm4, [r8 + 256]                                       ;     2.2 p3      68 d.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     3.0 p2      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     3.2 p3      68 d.0
        vmovdqu64 zmm8, [r8 + 512]                                       ;     4.0 p2      68 d.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     4.2 p3      68 d.0
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.0 p2      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.2 p3      68 d.0
        vmovdqu64 zmm24, [r8 + 1536]                                     ;     6.0 p2      68 d.0
        vmovdqu64 zmm23, [r8 + 1472]                                     ;     6.2 p3      68 d.0
        vmovdqu64 zmm25, [r8 + 1600]                                     ;     7.0 p2      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     7.2 p3      68 d.0
        vmovdqu64 zmm26, [r8 + 1664]                                     ;     8.0 p2      68 d.0
        vpunpcklbw zmm30, zmm2, zmm3                                     ;     8.0 p5      68 d.0
        vmovdqu64 zmm31, [r8 + 1984]                                     ;     8.2 p3      68 d.0
        vpunpcklbw zmm27, zmm0, zmm1                                     ;     9.0 p5      68 d.0
        vpunpckhbw zmm2, zmm2, zmm3                                      ;     8.0 p5      68 d.0
        vpunpcklwd zmm3, zmm27, zmm30                                    ;    10.0 p5      68 d.0
        vpunpckhwd zmm27, zmm27, zmm30                                   ;    10.0 p5      68 d.0
        vpunpcklbw zmm30, zmm4, zmm5                                     ;    10.2 p5      68 d.0
        vpunpckhbw zmm4, zmm4, zmm5                                      ;    10.2 p5      68 d.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;     9.8 p5      68 d.0
        vpunpcklwd zmm5, zmm0, zmm2                                      ;    10.8 p5      68 d.0
        vmovdqu64 zmm20, [r8 + 1280]                                     ;     9.0 p2      68 d.0
        vmovdqu64 zmm21, [r8 + 1344]                                     ;     9.2 p3      68 d.0
        vmovdqu64 zmm18, [r8 + 1152]                                     ;    10.0 p2      68 d.0
        vpunpckhwd zmm0, zmm0, zmm2                                      ;    11.8 p5      68 d.0
        vpunpcklbw zmm2, zmm6, zmm7                                      ;    12.8 p5      68 d.0
        vpunpckhbw zmm6, zmm6, zmm7                                      ;    13.8 p5      68 d.0
        vmovdqu64 zmm7, [r8 + 1920]                                      ;    10.2 p3      68 d.0
        vpunpcklbw zmm7, zmm8, zmm9                                      ;    14.8 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm9                                      ;    15.8 p5      68 d.0
        vmovdqu64 zmm22, [r8 + 1408]                                     ;    11.0 p2      68 d.0
        vpunpcklbw zmm9, zmm10, zmm11                                    ;    16.8 p5      68 d.0
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    11.2 p3      68 d.0
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    12.0 p2      68 d.0
        vmovdqu64 zmm12, [r8 + 768]                                      ;    12.2 p3      68 d.0
        vpunpckhbw zmm10, zmm10, zmm11                                   ;    17.8 p5      68 d.0
        vmovdqu64 zmm14, [r8 + 896]                                      ;    13.0 p2      68 d.0
        vmovdqu64 zmm19, [r8 + 1216]                                     ;    13.2 p3      68 d.0
        vmovdqu64 zmm1, [r8 + 1728]                                      ;    14.0 p2      68 d.0
        vpunpcklbw zmm11, zmm12, zmm13                                   ;    18.8 p5      68 d.0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    19.8 p5      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;    14.2 p3      68 d.0
        vmovdqu64 zmm16, [r8 + 1024]                                     ;    15.0 p2      68 d.0
        vmovdqu64 zmm17, [r8 + 1088]                                     ;    15.2 p3      68 d.0
        vpunpcklbw zmm13, zmm14, zmm15                                   ;    20.8 p5      68 d.0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    21.8 p5      68 d.0
        vpunpcklbw zmm15, zmm16, zmm17                                   ;    22.8 p5      68 d.0
        vpunpckhbw zmm16, zmm16, zmm17                                   ;    23.8 p5      68 d.0
        vpunpcklwd zmm17, zmm30, zmm2                                    ;    24.8 p5      68 d.0
        vpunpckhwd zmm2, zmm30, zmm2                                     ;    25.8 p5      68 d.0
        vpunpcklbw zmm30, zmm18, zmm19                                   ;    26.8 p5      68 d.0
        vpunpckhbw zmm18, zmm18, zmm19                                   ;    27.8 p5      68 d.0
        vpunpcklwd zmm19, zmm4, zmm6                                     ;    28.8 p5      68 d.0
        vpunpckhwd zmm4, zmm4, zmm6                                      ;    29.8 p5      68 d.0
        vpunpcklbw zmm6, zmm20, zmm21                                    ;    30.8 p5      68 d.0
        vpunpckhbw zmm20, zmm20, zmm21                                   ;    31.8 p5      68 d.0
        vpunpcklbw zmm21, zmm22, zmm23                                   ;    32.8 p5      68 d.0
        vpunpckhbw zmm22, zmm22, zmm23                                   ;    33.8 p5      68 d.0
        vpunpcklbw zmm23, zmm24, zmm25                                   ;    34.8 p5      68 d.0
        vpunpckhbw zmm24, zmm24, zmm25                                   ;    35.8 p5      68 d.0
        vpunpcklwd zmm25, zmm7, zmm9                                     ;    36.8 p5      68 d.0
        vpunpckhwd zmm7, zmm7, zmm9                                      ;    37.8 p5      68 d.0
        vpunpcklwd zmm31, zmm11, zmm13                                   ;    38.8 p5      68 d.0
        vpunpckhwd zmm11, zmm11, zmm13                                   ;    39.8 p5      68 d.0
        vpunpcklwd zmm13, zmm12, zmm14                                   ;    40.8 p5      68 d.0
        vpunpckhwd zmm12, zmm12, zmm14                                   ;    41.8 p5      68 d.0
        vpunpckldq zmm14, zmm3, zmm17                                    ;    42.8 p5      68 d.0
        vpunpckhdq zmm3, zmm3, zmm17                                     ;    43.8 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1984]                                     ;    16.0 p2      68 d.0 reload
        vpunpcklbw zmm9, zmm26, zmm1                                     ;    44.8 p5      68 d.0
        vpunpckhbw zmm1, zmm26, zmm1                                     ;    45.8 p5      68 d.0
        vpunpcklwd zmm26, zmm8, zmm10                                    ;    46.8 p5      68 d.0
        vpunpckhwd zmm8, zmm8, zmm10                                     ;    47.8 p5      68 d.0
        vpunpcklbw zmm10, zmm28, zmm29                                   ;    48.8 p5      68 d.0
        vpunpckhbw zmm28, zmm28, zmm29                                   ;    49.8 p5      68 d.0
        vmovdqu64 zmm29, [r8 + 1920]                                     ;    16.2 p3      68 d.0 reload
        vmovdqu64 [rbp + 17280], zmm28                                   ;    50.8 p7+p4   68 d.0 spill
        vpunpcklbw zmm28, zmm29, zmm17                                   ;    50.8 p5      68 d.0
        vpunpckldq zmm17, zmm27, zmm2                                    ;    51.8 p5      68 d.0
        vpunpckhdq zmm2, zmm27, zmm2                                     ;    52.8 p5      68 d.0
        vpunpcklwd zmm27, zmm15, zmm30                                   ;    53.8 p5      68 d.0
        vpunpckhwd zmm15, zmm15, zmm30                                   ;    54.8 p5      68 d.0
        vpunpcklwd zmm30, zmm16, zmm18                                   ;    55.8 p5      68 d.0
        vpunpckhwd zmm16, zmm16, zmm18                                   ;    56.8 p5      68 d.0
        vpunpckldq zmm18, zmm5, zmm19                                    ;    57.8 p5      68 d.0
        vpunpckhdq zmm5, zmm5, zmm19                                     ;    58.8 p5      68 d.0
        vpunpckldq zmm19, zmm0, zmm4                                     ;    59.8 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm4                                      ;    60.8 p5      68 d.0
        vpunpcklwd zmm4, zmm6, zmm21                                     ;    61.8 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm21                                     ;    62.8 p5      68 d.0
        vpunpcklwd zmm21, zmm20, zmm22                                   ;    63.8 p5      68 d.0
        vpunpckhwd zmm20, zmm20, zmm22                                   ;    64.8 p5      68 d.0
        vpunpckhbw zmm29, zmm29, [r8 + 1984]                             ;    65.8 p5+p2   68 d.0
        vpunpcklwd zmm22, zmm23, zmm9                                    ;    66.8 p5      68 d.0
        vpunpckhwd zmm9, zmm23, zmm9                                     ;    67.8 p5      68 d.0
        vpunpcklwd zmm23, zmm24, zmm1                                    ;    68.8 p5      68 d.0
        vpunpckhwd zmm1, zmm24, zmm1                                     ;    69.8 p5      68 d.0
        vpunpckldq zmm24, zmm25, zmm31                                   ;    70.8 p5      68 d.0
        vpunpckhdq zmm25, zmm25, zmm31                                   ;    71.8 p5      68 d.0
        vpunpckldq zmm31, zmm7, zmm11                                    ;    72.8 p5      68 d.0
        vpunpckhdq zmm7, zmm7, zmm11                                     ;    73.8 p5      68 d.0
        vpunpckldq zmm11, zmm26, zmm13                                   ;    74.8 p5      68 d.0
        vpunpckhdq zmm13, zmm26, zmm13                                   ;    75.8 p5      68 d.0
        vpunpckldq zmm26, zmm8, zmm12                                    ;    76.8 p5      68 d.0
        vpunpckhdq zmm8, zmm8, zmm12                                     ;    77.8 p5      68 d.0
        vpunpcklwd zmm12, zmm10, zmm28                                   ;    78.8 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm28                                   ;    79.8 p5      68 d.0
        vmovdqu64 zmm28, [rbp + 17280]                                   ;    50.8 p3      68 d.0 reload
        vmovdqu64 [rbp + 17344], zmm1                                    ;    70.8 p8+p9   68 d.0 spill
        vpunpcklwd zmm1, zmm28, zmm29                                    ;    80.8 p5      68 d.0
        vpunpckhwd zmm28, zmm28, zmm29                                   ;    81.8 p5      68 d.0
        vpunpckldq zmm29, zmm27, zmm4                                    ;    82.8 p5      68 d.0
        vpunpckhdq zmm4, zmm27, zmm4                                     ;    83.8 p5      68 d.0
        vpunpckldq zmm27, zmm15, zmm6                                    ;    84.8 p5      68 d.0
        vpunpckhdq zmm6, zmm15, zmm6                                     ;    85.8 p5      68 d.0
        vpunpckldq zmm15, zmm30, zmm21                                   ;    86.8 p5      68 d.0
        vpunpckhdq zmm21, zmm30, zmm21                                   ;    87.8 p5      68 d.0
        vpunpckldq zmm30, zmm16, zmm20                                   ;    88.8 p5      68 d.0
        vpunpckhdq zmm16, zmm16, zmm20                                   ;    89.8 p5      68 d.0
        vpunpcklqdq zmm20, zmm14, zmm24                                  ;    90.8 p5      68 d.0
        vpunpckhqdq zmm14, zmm14, zmm24                                  ;    91.8 p5      68 d.0
        vpunpcklqdq zmm24, zmm3, zmm25                                   ;    92.8 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm25                                    ;    93.8 p5      68 d.0
        vpunpcklqdq zmm25, zmm17, zmm31                                  ;    94.8 p5      68 d.0
        vpunpckhqdq zmm17, zmm17, zmm31                                  ;    95.8 p5      68 d.0
        vmovdqu64 [rbp + 17280], zmm14                                   ;    92.8 p7+p4   68 d.0 spill
        vpunpcklqdq zmm14, zmm18, zmm11                                  ;    96.8 p5      68 d.0
        vmovdqu64 [rbp + 17408], zmm14                                   ;    97.8 p8+p9   68 d.0 spill
        vpunpckhqdq zmm11, zmm18, zmm11                                  ;    97.8 p5      68 d.0
        vmovdqu64 [rbp + 17472], zmm17                                   ;    96.8 p7+p4   68 d.0 spill
        vmovdqu64 zmm14, [rbp + 4288]                                    ;    22.7 p2      68 d
        vmovdqu64 [rbp + 17536], zmm11                                   ;    98.8 p8+p9   68 d.0 spill
        vpunpcklqdq zmm11, zmm5, zmm13                                   ;    98.8 p5      68 d.0
        vmovdqu64 [rbp + 17600], zmm11                                   ;    99.8 p7+p4   68 d.0 spill
        vpunpckhqdq zmm5, zmm5, zmm13                                    ;    99.8 p5      68 d.0
        vmovdqu64 [rbp + 17664], zmm5                                    ;   100.8 p8+p9   68 d.0 spill
        vpunpcklqdq zmm5, zmm19, zmm26                                   ;   100.8 p5      68 d.0
        vmovdqu64 zmm13, [rbp + 4416]                                    ;    23.8 p3      68 d
        vmovdqu64 [rbp + 17728], zmm25                                   ;    95.8 p7+p4   68 d.0 spill
        vmovdqu64 zmm17, [rbp + 17728]                                   ;    95.8 p2      68 d.0 reload
        vpunpckhqdq zmm19, zmm19, zmm26                                  ;   101.8 p5      68 d.0
        vpunpcklqdq zmm26, zmm0, zmm8                                    ;   102.8 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm8                                     ;   103.8 p5      68 d.0
        vpunpcklqdq zmm31, zmm2, zmm7                                    ;   104.8 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm7                                     ;   105.8 p5      68 d.0
        vmovdqu64 zmm7, [rbp + 4224]                                     ;    25.2 p3      68 d
        vmovdqu64 [rbp + 17792], zmm31                                   ;   105.8 p8+p9   68 d.0 spill
        vmovdqu64 zmm31, [rbp + 5184]                                    ;    25.5 p2      40 t
        vpternlogd zmm31, zmm17, [rbp + 4160], 0x96                      ;   101.8 p0+p3   40 t
        vmovdqu64 zmm17, [rbp + 17792]                                   ;   105.8 p2      68 d.0 reload
        vmovdqu64 [rbp + 17856], zmm31                                   ;   102.8 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 5056]                                    ;    27.2 p3      40 t
        vpternlogd zmm31, zmm17, [rbp + 4032], 0x96                      ;   111.8 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm31                                   ;   112.8 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 5120]                                    ;    28.2 p3      40 t
        vmovdqu64 zmm17, [rbp + 17472]                                   ;    96.8 p2      68 d.0 reload
        vpternlogd zmm31, zmm17, [rbp + 4096], 0x96                      ;   102.8 p0+p3   40 t
        vmovdqu64 [rbp + 17984], zmm31                                   ;   103.8 p7+p4   40 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;    29.5 p2      41 t reload
        vpshufb zmm31, zmm17, [rbp + 17920]                              ;   118.8 p5+p3   23 t
        vmovdqu64 [rbp + 18048], zmm31                                   ;   119.8 p8+p9   23 t spill
        vmovdqu64 zmm31, [rbp + 5376]                                    ;    30.5 p2      40 t
        vmovdqu64 zmm17, [rbp + 17280]                                   ;    92.8 p3      68 d.0 reload
        vpternlogd zmm31, zmm17, [rbp + 4352], 0x96                      ;    98.8 p0+p2   40 t
        vmovdqu64 [rbp + 18112], zmm31                                   ;    99.8 p7+p4   40 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;    32.2 p3      23 t reload
        vmovdqu64 zmm31, [rbp + 17920]                                   ;   112.8 p2      23 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   118.8 p0+p5+p3   23 t
        vmovdqu64 [rbp + 18176], zmm31                                   ;   123.8 p8+p9   23 t spill
        vmovdqu64 [rbp + 18240], zmm19                                   ;   102.8 p7+p4   68 d.0 spill
        vmovdqu64 [rbp + 18304], zmm26                                   ;   103.8 p8+p9   68 d.0 spill
        vmovdqu64 [rbp + 18368], zmm2                                    ;   106.8 p7+p4   68 d.0 spill
        vmovdqu64 [rbp + 18432], zmm5                                    ;   101.8 p8+p9   68 d.0 spill
        vmovdqu64 zmm5, [rbp + 4416]                                     ;    33.5 p2      68 d
        vmovdqu64 [rbp + 18496], zmm0                                    ;   104.8 p7+p4   68 d.0 spill
        vmovdqu64 zmm11, [rbp + 4352]                                    ;    34.2 p3      68 d
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 448] ;    34.5 p2      23 t reload
        vmovdqu64 zmm31, [rbp + 17920]                                   ;   112.8 p3      23 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   118.8 p0+p5+p2   23 t
        vmovdqu64 [rbp + 17920], zmm31                                   ;   123.8 p8+p9   23 t spill
        vmovdqu64 zmm0, [rbp + 5440]                                     ;    36.2 p3      40 t
        vpunpckldq zmm17, zmm22, zmm12                                   ;   111.8 p5      68 d.0
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 576] ;    36.5 p2      22 t reload
        vmovdqu64 zmm2, [rbp + 17984]                                    ;   103.8 p3      22 t
        vpermi2b zmm2, zmm31, [rel camellia128_encrypt.T0_constants512 + 640] ;   113.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18560], zmm2                                    ;   118.8 p7+p4   22 t spill
        vmovdqu64 zmm2, [rbp + 4992]                                     ;    38.2 p3      40 t
        vmovdqu64 zmm31, [rbp + 18368]                                   ;   106.8 p2      68 d.0 reload
        vmovdqu64 zmm8, [rbp + 5248]                                     ;    39.2 p3      40 t
        vpternlogd zmm2, zmm31, [rbp + 3968], 0x96                       ;   112.8 p0+p2   40 t
        vmovdqu64 zmm31, [rbp + 18176]                                   ;   123.8 p3      23 t reload
        vmovdqu64 [rbp + 18624], zmm2                                    ;   113.8 p8+p9   40 t spill
        vmovdqu64 zmm2, [rbp + 18048]                                    ;   119.8 p2      23 t
        vpternlogd zmm2, zmm31, [rbp + 17920], 0xca                      ;   129.8 p0+p3   23 t
        vmovdqu64 [rbp + 17920], zmm2                                    ;   130.8 p7+p4   23 t spill
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   113.8 p2      40 t reload
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 256]  ;    42.2 p3      41 t reload
        vmovdqu64 [rbp + 18176], zmm20                                   ;    91.8 p8+p9   68 d.0 spill
        vpshufb zmm20, zmm2, zmm31                                       ;   119.8 p5      41 t
        vmovdqu64 zmm31, [rbp + 17984]                                   ;   103.8 p2      22 t
        vpxord zmm7, zmm7, zmm3                                          ;    94.8 p0      68 d
        vpunpckhdq zmm12, zmm22, zmm12                                   ;   115.8 p5      68 d.0
        vpxord zmm13, zmm13, [rbp + 18176]                               ;    97.8 p0+p3   68 d
        vpunpckldq zmm22, zmm9, zmm10                                    ;   116.8 p5      68 d.0
        vpunpckhdq zmm9, zmm9, zmm10                                     ;   117.8 p5      68 d.0
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 768] ;    43.5 p2      22 t reload
        vmovdqu64 zmm26, [rbp + 5376]                                    ;    44.2 p3      40 t
        vpxord zmm0, zmm0, zmm13                                         ;    98.8 p0      40 t
        vmovdqu64 zmm18, [rbp + 4288]                                    ;    44.5 p2      68 d
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 704]  ;    45.2 p3      22 t reload
        vpermi2b zmm31, zmm2, zmm10                                      ;   119.8 p0+p5   22 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512]       ;    45.5 p2      41 t reload
        vmovdqu64 zmm2, [rbp + 18624]                                    ;   113.8 p3      41 t
        vmovdqu64 [rbp + 18176], zmm31                                   ;   124.8 p7+p4   22 t spill
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   113.8 p2      41 t
        vpermi2b zmm2, zmm10, [rel camellia128_encrypt.T0_constants512 + 64] ;   121.8 p0+p5+p3   41 t
        vmovdqu64 [rbp + 18624], zmm20                                   ;   120.8 p8+p9   41 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;    47.5 p2      41 t reload
        vmovdqu64 [rbp + 18048], zmm2                                    ;   126.8 p7+p4   41 t spill
        vpshufb zmm2, zmm20, [rbp + 17984]                               ;   122.8 p5+p3   22 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 128] ;    48.5 p2      41 t reload
        vpermi2b zmm31, zmm10, [rel camellia128_encrypt.T0_constants512 + 192] ;   124.8 p0+p5+p3   41 t
        vpunpckldq zmm10, zmm23, zmm1                                    ;   125.8 p5      68 d.0
        vpunpckhdq zmm1, zmm23, zmm1                                     ;   126.8 p5      68 d.0
        vmovdqu64 zmm23, [rbp + 17344]                                   ;    70.8 p2      68 d.0 reload
        vpxord zmm8, zmm8, zmm7                                          ;    95.8 p0      40 t
        vpunpckldq zmm20, zmm23, zmm28                                   ;   127.8 p5      68 d.0
        vpunpckhdq zmm23, zmm23, zmm28                                   ;   128.8 p5      68 d.0
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;    50.2 p3      21 t reload
        vmovdqu64 zmm19, [rbp + 5312]                                    ;    50.5 p2      40 t
        vpunpcklqdq zmm3, zmm29, zmm17                                   ;   129.8 p5      68 d.0
        vmovdqu64 [rbp + 17344], zmm13                                   ;    98.8 p8+p9   68 d spill
        vmovdqu64 zmm13, [rbp + 17856]                                   ;   102.8 p3      21 t
        vpxord zmm5, zmm5, zmm3                                          ;   130.8 p0      68 d
        vpxord zmm14, zmm14, zmm24                                       ;    93.8 p0      68 d
        vpxord zmm19, zmm19, zmm14                                       ;    94.8 p0      40 t
        vpunpcklqdq zmm24, zmm4, zmm12                                   ;   130.8 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm12                                    ;   131.8 p5      68 d.0
        vpunpcklqdq zmm12, zmm27, zmm22                                  ;   132.8 p5      68 d.0
        vmovdqu64 [rbp + 18688], zmm7                                    ;    95.8 p7+p4   68 d spill
        vmovdqu64 zmm7, [rbp + 17856]                                    ;   102.8 p2      21 t
        vmovdqu64 [rbp + 17984], zmm14                                   ;    94.8 p8+p9   68 d spill
        vpunpckhqdq zmm22, zmm27, zmm22                                  ;   133.8 p5      68 d.0
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 960] ;    52.2 p3      21 t reload
        vpunpcklqdq zmm27, zmm6, zmm9                                    ;   134.8 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm9                                     ;   135.8 p5      68 d.0
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;    52.5 p2      21 t reload
        vpermi2b zmm7, zmm14, zmm9                                       ;   137.8 p0+p5   21 t
        vpunpcklqdq zmm9, zmm15, zmm10                                   ;   138.8 p5      68 d.0
        vpunpckhqdq zmm10, zmm15, zmm10                                  ;   139.8 p5      68 d.0
        vpunpckhqdq zmm17, zmm29, zmm17                                  ;   140.8 p5      68 d.0
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;    53.2 p3      21 t reload
        vpermi2b zmm13, zmm29, zmm28                                     ;   142.8 p0+p5   21 t
        vpunpcklqdq zmm15, zmm21, zmm1                                   ;   143.8 p5      68 d.0
        vpunpckhqdq zmm1, zmm21, zmm1                                    ;   144.8 p5      68 d.0
        vpunpcklqdq zmm21, zmm30, zmm20                                  ;   145.8 p5      68 d.0
        vmovdqu64 zmm3, [rbp + 18560]                                    ;   118.8 p2      22 t reload
        vpternlogd zmm2, zmm3, [rbp + 18176], 0xca                       ;   130.8 p0+p3   22 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 256] ;    54.5 p2      41 t reload
        vpunpckhqdq zmm20, zmm30, zmm20                                  ;   146.8 p5      68 d.0
        vmovdqu64 zmm25, [rbp + 5440]                                    ;    55.2 p3      40 t
        vpshufb zmm28, zmm14, [rbp + 17856]                              ;   147.8 p5+p2   21 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 384] ;    56.2 p3      23 t reload
        vmovdqu64 [rbp + 18560], zmm10                                   ;   140.8 p7+p4   68 d.0 spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 320] ;    56.5 p2      23 t reload
        vmovdqu64 [rbp + 18176], zmm9                                    ;   139.8 p8+p9   68 d.0 spill
        vmovdqa64 zmm9, zmm8                                             ;    96.8         23 t copy
        vpunpcklqdq zmm3, zmm16, zmm23                                   ;   148.8 p5      68 d.0
        vpermi2b zmm9, zmm29, zmm30                                      ;   150.8 p0+p5   23 t
        vmovdqu64 [rbp + 17856], zmm15                                   ;   144.8 p7+p4   68 d.0 spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;    57.2 p3      23 t reload
        vmovdqu64 [rbp + 18752], zmm21                                   ;   146.8 p8+p9   68 d.0 spill
        vmovdqa64 zmm21, zmm19                                           ;    95.8         22 t copy
        vmovdqu64 [rbp + 18816], zmm20                                   ;   147.8 p7+p4   68 d.0 spill
        vpunpckhqdq zmm16, zmm16, zmm23                                  ;   151.8 p5      68 d.0
        vpshufb zmm23, zmm14, zmm19                                      ;   152.8 p5      22 t
        vpshufb zmm10, zmm14, zmm8                                       ;   153.8 p5      23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;    57.5 p2      22 t reload
        vpxord zmm11, zmm11, zmm17                                       ;   141.8 p0      68 d
        vpxord zmm18, zmm18, zmm24                                       ;   131.8 p0      68 d
        vmovdqu64 zmm17, [rbp + 18112]                                   ;    99.8 p3      40 t reload
        vpermi2b zmm19, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   155.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18880], zmm3                                    ;   149.8 p8+p9   68 d.0 spill
        vpxord zmm25, zmm25, zmm5                                        ;   131.8 p0      40 t
        vmovdqu64 [rbp + 18944], zmm16                                   ;   152.8 p7+p4   68 d.0 spill
        vmovdqu64 [rbp + 19008], zmm5                                    ;   131.8 p8+p9   68 d spill
        vmovdqu64 [rbp + 19072], zmm18                                   ;   132.8 p7+p4   68 d spill
        vpshufb zmm18, zmm14, zmm0                                       ;   156.8 p5      42 t
        vmovdqu64 [rbp + 19136], zmm4                                    ;   132.8 p8+p9   68 d.0 spill
        vpshufb zmm5, zmm14, zmm17                                       ;   157.8 p5      21 t
        vmovdqa64 zmm3, zmm0                                             ;    99.8         42 t copy
        vpermi2b zmm8, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   159.8 p0+p5+p3   23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512]       ;    59.5 p2      41 t reload
        vmovdqu64 [rbp + 19200], zmm2                                    ;   131.8 p7+p4   22 t spill
        vpxord zmm26, zmm26, zmm11                                       ;   142.8 p0      40 t
        vmovdqu64 zmm2, [rbp + 18112]                                    ;    99.8 p3      21 t
        vpermi2b zmm3, zmm17, [rel camellia128_encrypt.T0_constants512 + 64] ;   161.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19264], zmm1                                    ;   145.8 p8+p9   68 d.0 spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 576]  ;    61.2 p3      22 t reload
        vpermi2b zmm21, zmm1, [rel camellia128_encrypt.T0_constants512 + 640] ;   163.8 p0+p5+p2   22 t
        vpshufb zmm1, zmm14, zmm26                                       ;   164.8 p5      21 t
        vpternlogd zmm28, zmm13, zmm7, 0xca                              ;   148.8 p0      21 t
        vmovdqu64 zmm20, [rbp + 18112]                                   ;    99.8 p3      21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 832] ;    62.5 p2      21 t reload
        vmovdqu64 [rbp + 18112], zmm11                                   ;   142.8 p7+p4   68 d spill
        vmovdqu64 zmm11, [rbp + 18624]                                   ;   120.8 p3      41 t reload
        vpternlogd zmm31, zmm11, [rbp + 18048], 0xb8                     ;   132.8 p0+p2   41 t
        vpshufb zmm11, zmm14, zmm25                                      ;   165.8 p5      42 t
        vpermi2b zmm2, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   167.8 p0+p5+p3   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 960] ;    64.5 p2      21 t reload
        vmovdqu64 [rbp + 19328], zmm18                                   ;   157.8 p8+p9   42 t spill
        vmovdqu64 [rbp + 19392], zmm3                                    ;   166.8 p7+p4   42 t spill
        vpermi2b zmm20, zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;   169.8 p0+p5+p3   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;    65.5 p2      41 t reload
        vpermi2b zmm0, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   171.8 p0+p5+p3   42 t
        vmovdqu64 zmm7, [rbp + 4160]                                     ;    66.5 p2      68 d.3 reload
        vmovdqu64 [rbp + 18048], zmm31                                   ;   133.8 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 5312]                                    ;    67.2 p3      61 r.5 reload
        vpternlogd zmm24, zmm31, [rbp + 4288], 0x96                      ;   131.8 p0+p2   40 t
        vpshufb zmm31, zmm14, zmm24                                      ;   172.8 p5      22 t
        vmovdqu64 [rbp + 18624], zmm11                                   ;   166.8 p7+p4   42 t spill
        vmovdqa64 zmm11, zmm25                                           ;   132.8         42 t copy
        vmovdqu64 zmm13, [rbp + 5184]                                    ;    68.2 p3      40 t
        vpermi2b zmm25, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   174.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19456], zmm25                                   ;   179.8 p8+p9   42 t spill
        vpermi2b zmm11, zmm17, [rel camellia128_encrypt.T0_constants512 + 64] ;   176.8 p0+p5+p3   42 t
        vmovdqu64 zmm3, [rbp + 18624]                                    ;   166.8 p2      42 t
        vmovdqu64 [rbp + 19520], zmm11                                   ;   181.8 p7+p4   42 t spill
        vmovdqu64 zmm18, [rbp + 19520]                                   ;   181.8 p3      42 t reload
        vmovdqu64 zmm11, [rbp + 5248]                                    ;    70.5 p2      40 t
        vpternlogd zmm11, zmm4, [rbp + 4224], 0x96                       ;   132.8 p0+p3   40 t
        vpternlogd zmm3, zmm18, [rbp + 19456], 0xca                      ;   187.8 p0+p2   42 t
        vmovdqu64 [rbp + 19520], zmm3                                    ;   188.8 p8+p9   42 t spill
        vpternlogd zmm13, zmm12, zmm7, 0x96                              ;   133.8 p0      40 t
        vmovdqu64 [rbp + 19456], zmm12                                   ;   133.8 p7+p4   68 d.0 spill
        vmovdqa64 zmm3, zmm24                                            ;   132.8         22 t copy
        vmovdqa64 zmm25, zmm11                                           ;   133.8         23 t copy
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;    72.2 p3      22 t reload
        vpermi2b zmm3, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   178.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18624], zmm28                                   ;   149.8 p8+p9   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;    73.2 p3      22 t reload
        vmovdqu64 [rbp + 19584], zmm0                                    ;   176.8 p7+p4   42 t spill
        vmovdqa64 zmm0, zmm13                                            ;   134.8         21 t copy
        vpermi2b zmm24, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   180.8 p0+p5+p2   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 832] ;    74.2 p3      21 t reload
        vmovdqa64 zmm12, zmm26                                           ;   143.8         21 t copy
        vpermi2b zmm12, zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;   182.8 p0+p5+p2   21 t
        vpternlogd zmm10, zmm9, zmm8, 0xca                               ;   164.8 p0      23 t
        vmovdqu64 [rbp + 19648], zmm12                                   ;   187.8 p8+p9   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;    75.2 p3      21 t reload
        vpermi2b zmm26, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   184.8 p0+p5+p2   21 t
        vpermi2b zmm0, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   186.8 p0+p5+p3   21 t
        vpshufb zmm7, zmm14, zmm13                                       ;   187.8 p5      21 t
        vmovdqu64 zmm28, [rbp + 19392]                                   ;   166.8 p2      42 t reload
        vmovdqu64 [rbp + 19392], zmm22                                   ;   134.8 p7+p4   68 d.0 spill
        vmovdqu64 [rbp + 19712], zmm1                                    ;   165.8 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 19328]                                    ;   157.8 p3      42 t
        vpshufb zmm4, zmm14, zmm11                                       ;   188.8 p5      23 t
        vpermi2b zmm25, zmm29, zmm30                                     ;   190.8 p0+p5   23 t
        vpternlogd zmm1, zmm28, [rbp + 19584], 0xca                      ;   182.8 p0+p2   42 t
        vmovdqu64 [rbp + 19584], zmm1                                    ;   183.8 p7+p4   42 t spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 832]  ;    78.2 p3      21 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;    78.5 p2      21 t reload
        vpermi2b zmm13, zmm1, zmm28                                      ;   192.8 p0+p5   21 t
        vpternlogd zmm7, zmm13, zmm0, 0xca                               ;   197.8 p0      21 t
        vpternlogd zmm31, zmm3, zmm24, 0xca                              ;   185.8 p0      22 t
        vmovdqu64 zmm28, [rbp + 5120]                                    ;    79.2 p3      40 t
        vpternlogd zmm5, zmm2, zmm20, 0xca                               ;   174.8 p0      21 t
        vmovdqu64 zmm8, [rbp + 18624]                                    ;   149.8 p2      21 t reload
        vpternlogd zmm23, zmm21, zmm19, 0xca                             ;   168.8 p0      22 t
        vmovdqa64 zmm21, zmm23                                           ;   169.8         41 t copy
        vmovdqu64 zmm19, [rbp + 18048]                                   ;   133.8 p3      41 t reload
        vpternlogd zmm21, zmm8, zmm19, 0x96                              ;   169.8 p0      41 t
        vpternlogd zmm28, zmm22, [rbp + 4096], 0x96                      ;   134.8 p0+p2   40 t
        vmovdqu64 zmm22, [rbp + 5056]                                    ;    81.2 p3      40 t
        vpternlogd zmm22, zmm27, [rbp + 4032], 0x96                      ;   135.8 p0+p2   40 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;    82.2 p3      23 t reload
        vpermi2b zmm11, zmm15, zmm18                                     ;   194.8 p0+p5   23 t
        vmovdqa64 zmm12, zmm22                                           ;   136.8         23 t copy
        vmovdqu64 zmm2, [rbp + 17920]                                    ;   130.8 p2      23 t reload
        vmovdqu64 zmm20, [rbp + 19584]                                   ;   183.8 p3      41 t
        vpermi2b zmm12, zmm29, zmm30                                     ;   196.8 p0+p5   23 t
        vmovdqu64 zmm30, [rbp + 17664]                                   ;   100.8 p2      61 t
        vmovdqu64 zmm9, [rbp + 19200]                                    ;   131.8 p3      41 t
        vpternlogd zmm9, zmm10, zmm8, 0x96                               ;   165.8 p0      41 t
        vpternlogd zmm20, zmm9, zmm2, 0x96                               ;   189.8 p0      41 t
        vpternlogd zmm2, zmm5, zmm19, 0x96                               ;   175.8 p0      41 t
        vpternlogd zmm23, zmm8, zmm2, 0x96                               ;   176.8 p0      41 t
        vpxord zmm30, zmm30, [rbp + 4736]                                ;   106.8 p0+p2   61 t
        vmovdqu64 [rbp + 19328], zmm27                                   ;   135.8 p8+p9   68 d.0 spill
        vpshufb zmm27, zmm14, zmm22                                      ;   197.8 p5      23 t
        vmovdqu64 [rbp + 17664], zmm6                                    ;   136.8 p7+p4   68 d.0 spill
        vpermi2b zmm22, zmm15, zmm18                                     ;   199.8 p0+p5   23 t
        vmovdqa64 zmm15, zmm28                                           ;   135.8         22 t copy
        vmovdqu64 zmm29, [rbp + 17920]                                   ;   130.8 p3      23 t reload
        vpshufb zmm1, zmm14, zmm28                                       ;   200.8 p5      22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 576] ;    85.5 p2      22 t reload
        vpternlogd zmm4, zmm25, zmm11, 0xca                              ;   199.8 p0      23 t
        vmovdqu64 zmm8, [rbp + 18304]                                    ;   103.8 p3      68 d.0 reload
        vpternlogd zmm10, zmm21, [rbp + 19200], 0x96                     ;   170.8 p0+p2   41 t
        vpternlogd zmm30, zmm2, zmm10, 0x96                              ;   176.8 p0      61 t
        vmovdqu64 zmm0, [rbp + 19712]                                    ;   165.8 p3      21 t reload
        vmovdqu64 zmm2, [rbp + 4544]                                     ;    87.5 p2      68 d.1 reload
        vpermi2b zmm15, zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   202.8 p0+p5+p3   22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;    88.5 p2      22 t reload
        vpermi2b zmm28, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   204.8 p0+p5+p3   22 t
        vmovdqu64 zmm18, [rbp + 4992]                                    ;    89.5 p2      40 t
        vpternlogd zmm18, zmm6, [rbp + 3968], 0x96                       ;   136.8 p0+p3   40 t
        vmovdqu64 zmm6, [rbp + 19584]                                    ;   183.8 p2      41 t
        vpternlogd zmm6, zmm29, [rbp + 19200], 0x96                      ;   189.8 p0+p3   41 t
        vpshufb zmm29, zmm14, zmm18                                      ;   205.8 p5      41 t
        vmovdqa64 zmm14, zmm18                                           ;   137.8         41 t copy
        vpermi2b zmm18, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   207.8 p0+p5+p2   41 t
        vpermi2b zmm14, zmm17, [rel camellia128_encrypt.T0_constants512 + 64] ;   209.8 p0+p5+p3   41 t
        vpternlogd zmm29, zmm14, zmm18, 0xca                             ;   214.8 p0      41 t
        vpternlogd zmm10, zmm8, zmm2, 0x96                               ;   171.8 p0      61 t
        vmovdqu64 zmm11, [rbp + 4480]                                    ;    92.5 p2      68 d.0 reload
        vmovdqu64 zmm24, [rbp + 18432]                                   ;   101.8 p3      61 t
        vmovdqu64 zmm3, [rbp + 4672]                                     ;    93.5 p2      68 d.3 reload
        vpternlogd zmm27, zmm12, zmm22, 0xca                             ;   204.8 p0      23 t
        vmovdqa64 zmm12, zmm27                                           ;   205.8         41 t copy
        vmovdqa64 zmm13, zmm4                                            ;   200.8         41 t copy
        vpternlogd zmm26, zmm0, [rbp + 19648], 0xb8                      ;   193.8 p0+p3   21 t
        vmovdqu64 zmm22, [rbp + 5504]                                    ;    94.5 p2      40 t
        vmovdqu64 zmm8, [rbp + 4608]                                     ;    95.2 p3      68 d.2 reload
        vpternlogd zmm1, zmm15, zmm28, 0xca                              ;   209.8 p0      22 t
        vmovdqu64 zmm28, [rbp + 5568]                                    ;    95.5 p2      40 t
        vmovdqu64 zmm0, [rbp + 19520]                                    ;   188.8 p3      42 t reload
        vpternlogd zmm12, zmm1, zmm0, 0x96                               ;   210.8 p0      41 t
        vpternlogd zmm5, zmm19, zmm6, 0x96                               ;   190.8 p0      41 t
        vpternlogd zmm24, zmm5, zmm3, 0x96                               ;   191.8 p0      61 t
        vmovdqu64 zmm17, [rbp + 18240]                                   ;   102.8 p2      61 t
        vpternlogd zmm17, zmm23, zmm8, 0x96                              ;   177.8 p0      61 t
        vmovdqu64 [rbp + 18432], zmm17                                   ;   178.8 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 19264]                                   ;   145.8 p3      61 t
        vpternlogd zmm13, zmm1, zmm7, 0x96                               ;   210.8 p0      41 t
        vpxord zmm16, zmm16, [rbp + 4736]                                ;   151.8 p0+p2   61 t
        vmovdqu64 zmm18, [rbp + 18560]                                   ;   140.8 p3      61 t
        vmovdqu64 zmm19, [rbp + 18496]                                   ;   104.8 p2      61 t
        vmovdqu64 zmm14, [rbp + 17536]                                   ;    99.2 p3      61 t
        vpternlogd zmm19, zmm20, zmm11, 0x96                             ;   190.8 p0      61 t
        vmovdqu64 zmm15, [rbp + 4864]                                    ;    99.5 p2      68 d.6 reload
        vpxord zmm18, zmm18, zmm15                                       ;   146.8 p0      61 t
        vmovdqu64 [rbp + 18560], zmm20                                   ;   190.8 p7+p4   41 t spill
        vmovdqu64 [rbp + 17536], zmm30                                   ;   177.8 p8+p9   61 t spill
        vpxord zmm14, zmm14, zmm15                                       ;   117.0 p0      61 t
        vmovdqu64 [rbp + 19520], zmm24                                   ;   192.8 p7+p4   61 t spill
        vmovdqu64 zmm24, [rbp + 17536]                                   ;   177.8 p3      40 t
        vmovdqu64 zmm20, [rbp + 5632]                                    ;   100.5 p2      40 t
        vpxord zmm24, zmm24, [rbp + 5760]                                ;   183.8 p0+p3   40 t
        vmovdqu64 [rbp + 19648], zmm24                                   ;   184.8 p8+p9   40 t spill
        vpternlogd zmm0, zmm13, zmm27, 0x96                              ;   211.8 p0      41 t
        vmovdqu64 zmm24, [rbp + 19520]                                   ;   192.8 p2      40 t
        vpxord zmm24, zmm24, [rbp + 5696]                                ;   198.8 p0+p3   40 t
        vmovdqu64 [rbp + 19712], zmm24                                   ;   199.8 p7+p4   40 t spill
        vmovdqu64 [rbp + 19584], zmm19                                   ;   191.8 p8+p9   61 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   102.5 p2      41 t reload
        vpxord zmm20, zmm20, [rbp + 18432]                               ;   184.8 p0+p3   40 t
        vmovdqu64 [rbp + 18304], zmm10                                   ;   172.8 p7+p4   61 t spill
        vpxord zmm28, zmm28, [rbp + 18304]                               ;   178.8 p0+p2   40 t
        vpshufb zmm17, zmm24, [rbp + 19648]                              ;   210.8 p5+p3   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   104.5 p2      41 t reload
        vmovdqu64 [rbp + 18496], zmm17                                   ;   211.8 p8+p9   23 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   105.2 p3      41 t reload
        vmovdqu64 [rbp + 18048], zmm20                                   ;   185.8 p7+p4   40 t spill
        vpternlogd zmm27, zmm26, zmm29, 0x96                             ;   215.8 p0      41 t
        vpshufb zmm20, zmm17, [rbp + 19712]                              ;   211.8 p5+p2   21 t
        vmovdqu64 [rbp + 18240], zmm20                                   ;   212.8 p8+p9   21 t spill
        vmovdqu64 zmm17, [rbp + 5760]                                    ;   106.2 p3      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;   106.5 p2      41 t reload
        vpshufb zmm10, zmm20, [rbp + 18048]                              ;   212.8 p5+p3   22 t
        vmovdqu64 [rbp + 18624], zmm10                                   ;   213.8 p7+p4   22 t spill
        vmovdqu64 zmm25, [rbp + 5504]                                    ;   107.5 p2      40 t
        vmovdqu64 [rbp + 17920], zmm28                                   ;   179.8 p8+p9   40 t spill
        vpshufb zmm3, zmm19, [rbp + 17920]                               ;   213.8 p5+p3   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   108.5 p2      23 t reload
        vmovdqu64 [rbp + 19200], zmm3                                    ;   214.8 p7+p4   23 t spill
        vmovdqu64 zmm3, [rbp + 17920]                                    ;   179.8 p3      23 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   215.8 p0+p5+p2   23 t
        vmovdqu64 zmm28, [rbp + 5888]                                    ;   110.2 p3      40 t
        vmovdqu64 [rbp + 19264], zmm3                                    ;   220.8 p8+p9   23 t spill
        vmovdqu64 zmm15, [rbp + 5568]                                    ;   110.5 p2      40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   111.2 p3      23 t reload
        vmovdqu64 zmm10, [rbp + 5888]                                    ;   111.5 p2      40 t
        vmovdqu64 zmm20, [rbp + 5824]                                    ;   112.2 p3      40 t
        vmovdqu64 zmm3, [rbp + 17920]                                    ;   179.8 p2      23 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;   217.8 p0+p5+p3   23 t
        vpxord zmm22, zmm22, [rbp + 19584]                               ;   197.8 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm3                                    ;   222.8 p7+p4   23 t spill
        vmovdqu64 zmm3, [rbp + 18048]                                    ;   185.8 p3      22 t
        vmovdqu64 zmm30, [rbp + 5632]                                    ;   114.5 p2      40 t
        vpternlogd zmm14, zmm5, zmm9, 0x96                               ;   191.8 p0      61 t
        vmovdqu64 zmm24, [rbp + 5696]                                    ;   115.2 p3      40 t
        vpternlogd zmm11, zmm0, [rbp + 18944], 0x96                      ;   212.8 p0+p2   61 t
        vpxord zmm10, zmm10, zmm14                                       ;   192.8 p0      40 t
        vpxord zmm25, zmm25, zmm11                                       ;   213.8 p0      40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   116.2 p3      22 t reload
        vmovdqu64 zmm9, [rbp + 17600]                                    ;   116.5 p2      68 d.0 reload
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   219.8 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rbp + 19264]                                   ;   220.8 p2      23 t reload
        vmovdqu64 [rbp + 19776], zmm3                                    ;   224.8 p8+p9   22 t spill
        vmovdqu64 zmm3, [rbp + 19200]                                    ;   214.8 p3      23 t
        vpternlogd zmm3, zmm19, [rbp + 17920], 0xca                      ;   228.8 p0+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   119.2 p3      22 t reload
        vmovdqu64 [rbp + 17920], zmm3                                    ;   229.8 p7+p4   23 t spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 704]  ;   119.5 p2      22 t reload
        vmovdqu64 [rbp + 19264], zmm22                                   ;   198.8 p8+p9   40 t spill
        vmovdqu64 zmm22, [rbp + 18048]                                   ;   185.8 p3      22 t
        vpermi2b zmm22, zmm3, zmm19                                      ;   221.8 p0+p5   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   120.5 p2      41 t reload
        vmovdqu64 [rbp + 18048], zmm22                                   ;   226.8 p7+p4   22 t spill
        vmovdqu64 zmm22, [rbp + 19264]                                   ;   198.8 p3      41 t
        vpshufb zmm3, zmm19, [rbp + 19264]                               ;   222.8 p5+p2   41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;   122.2 p3      41 t reload
        vpermi2b zmm22, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;   224.8 p0+p5+p2   41 t
        vmovdqu64 [rbp + 19200], zmm3                                    ;   223.8 p8+p9   41 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 128] ;   123.2 p3      41 t reload
        vmovdqu64 zmm3, [rbp + 19264]                                    ;   198.8 p2      41 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;   226.8 p0+p5+p3   41 t
        vmovdqu64 zmm19, [rbp + 19776]                                   ;   224.8 p2      22 t reload
        vmovdqu64 zmm5, [rbp + 4800]                                     ;   125.2 p3      68 d.5 reload
        vmovdqu64 [rbp + 19264], zmm22                                   ;   229.8 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 18624]                                   ;   213.8 p2      22 t
        vmovdqu64 [rbp + 19776], zmm3                                    ;   231.8 p8+p9   41 t spill
        vpternlogd zmm22, zmm19, [rbp + 18048], 0xca                     ;   232.8 p0+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   126.5 p2      21 t reload
        vmovdqu64 [rbp + 18048], zmm22                                   ;   233.8 p7+p4   22 t spill
        vmovdqu64 zmm3, [rbp + 19712]                                    ;   199.8 p3      21 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;   127.5 p2      21 t reload
        vpermi2b zmm3, zmm22, zmm19                                      ;   228.8 p0+p5   21 t
        vmovdqu64 zmm22, [rbp + 19200]                                   ;   223.8 p3      41 t
        vmovdqu64 zmm19, [rbp + 19264]                                   ;   229.8 p2      41 t reload
        vpternlogd zmm22, zmm19, [rbp + 19776], 0xca                     ;   237.8 p0+p3   41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;   129.5 p2      21 t reload
        vmovdqu64 [rbp + 19264], zmm3                                    ;   233.8 p8+p9   21 t spill
        vmovdqu64 [rbp + 19776], zmm22                                   ;   238.8 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 19712]                                    ;   199.8 p3      21 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 960] ;   130.5 p2      21 t reload
        vpermi2b zmm3, zmm22, zmm19                                      ;   230.8 p0+p5   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   131.2 p3      23 t reload
        vmovdqu64 zmm22, [rbp + 19648]                                   ;   184.8 p2      23 t
        vpermi2b zmm22, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   232.8 p0+p5+p3   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   132.5 p2      23 t reload
        vpternlogd zmm6, zmm9, zmm5, 0x96                                ;   190.8 p0      61 t
        vmovdqu64 [rbp + 19712], zmm22                                   ;   237.8 p8+p9   23 t spill
        vmovdqu64 zmm22, [rbp + 19648]                                   ;   184.8 p3      23 t
        vpermi2b zmm22, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;   234.8 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rbp + 17408]                                   ;   134.2 p3      68 d.0 reload
        vpternlogd zmm21, zmm19, [rbp + 4928], 0x96                      ;   170.8 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 18560]                                   ;   190.8 p3      41 t reload
        vmovdqu64 [rbp + 19648], zmm21                                   ;   171.8 p7+p4   61 t spill
        vpternlogd zmm5, zmm12, [rbp + 17856], 0x96                      ;   211.8 p0+p2   61 t
        vpternlogd zmm12, zmm26, zmm29, 0x96                             ;   215.8 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   136.2 p3      41 t reload
        vmovdqu64 [rbp + 17408], zmm22                                   ;   239.8 p8+p9   23 t spill
        vmovdqu64 zmm22, [rbp + 5952]                                    ;   136.5 p2      40 t
        vpternlogd zmm22, zmm21, zmm19, 0x96                             ;   196.8 p0      40 t
        vmovdqu64 zmm21, [rbp + 18496]                                   ;   211.8 p3      23 t
        vmovdqu64 zmm19, [rbp + 19712]                                   ;   237.8 p2      23 t reload
        vpternlogd zmm21, zmm19, [rbp + 17408], 0xca                     ;   245.8 p0+p3   23 t
        vmovdqa64 zmm19, zmm23                                           ;   177.8         61 t copy
        vpxord zmm19, zmm19, zmm6                                        ;   191.8 p0      61 t
        vpternlogd zmm6, zmm23, [rbp + 5824], 0x96                       ;   191.8 p0+p2   40 t
        vpshufb zmm23, zmm9, zmm6                                        ;   235.8 p5      22 t
        vmovdqu64 [rbp + 17856], zmm14                                   ;   192.8 p7+p4   61 t spill
        vmovdqu64 [rbp + 18944], zmm11                                   ;   213.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 640] ;   139.2 p3      22 t reload
        vmovdqa64 zmm14, zmm6                                            ;   192.8         22 t copy
        vmovdqu64 [rbp + 17600], zmm19                                   ;   192.8 p7+p4   61 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   139.5 p2      22 t reload
        vpternlogd zmm29, zmm31, zmm7, 0x96                              ;   215.8 p0      41 t
        vpermi2b zmm6, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   237.8 p0+p5+p3   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 576] ;   140.5 p2      22 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 832] ;   141.2 p3      21 t reload
        vpternlogd zmm4, zmm1, zmm29, 0x96                               ;   216.8 p0      41 t
        vpternlogd zmm18, zmm13, zmm12, 0x96                             ;   216.8 p0      61 t
        vpxord zmm28, zmm28, zmm18                                       ;   217.8 p0      40 t
        vpternlogd zmm2, zmm4, [rbp + 18880], 0x96                       ;   217.8 p0+p2   61 t
        vpxord zmm15, zmm15, zmm2                                        ;   218.8 p0      40 t
        vpternlogd zmm31, zmm7, zmm27, 0x96                              ;   216.8 p0      41 t
        vmovdqu64 [rbp + 17408], zmm18                                   ;   217.8 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 18752]                                   ;   146.8 p3      68 d.0 reload
        vpternlogd zmm12, zmm18, [rbp + 4672], 0x96                      ;   216.8 p0+p2   61 t
        vpxord zmm24, zmm24, zmm12                                       ;   217.8 p0      40 t
        vmovdqu64 [rbp + 18752], zmm12                                   ;   217.8 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 18176]                                   ;   143.2 p3      68 d.0 reload
        vpternlogd zmm29, zmm12, [rbp + 4928], 0x96                      ;   216.8 p0+p2   61 t
        vpshufb zmm12, zmm9, zmm15                                       ;   238.8 p5      23 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 896]  ;   144.2 p3      21 t reload
        vmovdqu64 [rbp + 18880], zmm2                                    ;   218.8 p8+p9   61 t spill
        vpshufb zmm2, zmm9, zmm28                                        ;   239.8 p5      21 t
        vpermi2b zmm14, zmm11, zmm26                                     ;   241.8 p0+p5   22 t
        vmovdqa64 zmm26, zmm10                                           ;   193.8         21 t copy
        vpternlogd zmm8, zmm31, [rbp + 18816], 0x96                      ;   217.8 p0+p2   61 t
        vpshufb zmm1, zmm9, zmm10                                        ;   242.8 p5      21 t
        vpermi2b zmm26, zmm19, zmm7                                      ;   244.8 p0+p5   21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   145.2 p3      21 t reload
        vpermi2b zmm10, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;   246.8 p0+p5+p2   21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 128]  ;   146.2 p3      41 t reload
        vpshufb zmm13, zmm9, zmm25                                       ;   247.8 p5      41 t
        vpxord zmm30, zmm30, zmm8                                        ;   218.8 p0      40 t
        vpxord zmm5, zmm5, zmm31                                         ;   217.8 p0      61 t
        vpternlogd zmm16, zmm27, zmm4, 0x96                              ;   217.8 p0      61 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512]       ;   146.5 p2      41 t reload
        vmovdqa64 zmm31, zmm22                                           ;   197.8         42 t copy
        vmovdqa64 zmm19, zmm22                                           ;   197.8         42 t copy
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;   147.2 p3      41 t reload
        vpermi2b zmm31, zmm27, zmm4                                      ;   249.8 p0+p5   42 t
        vpermi2b zmm19, zmm7, [rel camellia128_encrypt.T0_constants512 + 192] ;   251.8 p0+p5+p2   42 t
        vpxord zmm17, zmm17, zmm16                                       ;   218.8 p0      40 t
        vpxord zmm20, zmm20, zmm5                                        ;   218.8 p0      40 t
        vmovdqu64 [rbp + 18816], zmm8                                    ;   218.8 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm25                                            ;   214.8         41 t copy
        vpermi2b zmm25, zmm7, [rel camellia128_encrypt.T0_constants512 + 192] ;   253.8 p0+p5+p3   41 t
        vpshufb zmm18, zmm9, zmm22                                       ;   254.8 p5      42 t
        vpshufb zmm22, zmm9, zmm24                                       ;   255.8 p5      21 t
        vmovdqu64 [rbp + 19712], zmm16                                   ;   218.8 p8+p9   61 t spill
        vpshufb zmm16, zmm9, zmm17                                       ;   256.8 p5      23 t
        vpshufb zmm7, zmm9, zmm20                                        ;   257.8 p5      22 t
        vmovdqu64 [rbp + 18176], zmm5                                    ;   218.8 p7+p4   61 t spill
        vpshufb zmm5, zmm9, zmm30                                        ;   258.8 p5      22 t
        vmovdqa64 zmm9, zmm29                                            ;   217.8         40 t copy
        vpternlogd zmm9, zmm0, [rbp + 5952], 0x96                        ;   217.8 p0+p2   40 t
        vmovdqu64 [rbp + 18496], zmm29                                   ;   217.8 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm9                                            ;   218.8         42 t copy
        vpermi2b zmm29, zmm27, zmm4                                      ;   260.8 p0+p5   42 t
        vmovdqu64 [rbp + 19840], zmm29                                   ;   265.8 p7+p4   42 t spill
        vmovdqa64 zmm29, zmm28                                           ;   218.8         21 t copy
        vmovdqu64 [rbp + 19200], zmm0                                    ;   212.8 p8+p9   41 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 704]  ;   149.2 p3      22 t reload
        vpermi2b zmm8, zmm27, zmm4                                       ;   262.8 p0+p5   41 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;   149.5 p2      41 t reload
        vpshufb zmm27, zmm4, zmm9                                        ;   263.8 p5      42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 128]  ;   150.2 p3      41 t reload
        vmovdqu64 [rbp + 18624], zmm21                                   ;   246.8 p7+p4   23 t spill
        vmovdqa64 zmm21, zmm24                                           ;   218.8         21 t copy
        vpermi2b zmm9, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;   265.8 p0+p5+p2   42 t
        vmovdqa64 zmm4, zmm30                                            ;   219.8         22 t copy
        vpermi2b zmm4, zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   267.8 p0+p5+p3   22 t
        vpermi2b zmm30, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   269.8 p0+p5+p2   22 t
        vmovdqa64 zmm0, zmm20                                            ;   219.8         22 t copy
        vpermi2b zmm0, zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   271.8 p0+p5+p3   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 704] ;   152.5 p2      22 t reload
        vmovdqu64 [rbp + 19904], zmm31                                   ;   254.8 p8+p9   42 t spill
        vpermi2b zmm20, zmm11, [rel camellia128_encrypt.T0_constants512 + 768] ;   273.8 p0+p5+p3   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;   153.5 p2      21 t reload
        vpermi2b zmm21, zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;   275.8 p0+p5+p3   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 960] ;   154.5 p2      21 t reload
        vpternlogd zmm23, zmm14, zmm6, 0xca                              ;   246.8 p0      22 t
        vmovdqu64 [rbp + 19968], zmm27                                   ;   264.8 p7+p4   42 t spill
        vmovdqa64 zmm27, zmm15                                           ;   219.8         23 t copy
        vmovdqu64 zmm31, [rbp + 19968]                                   ;   264.8 p3      42 t
        vmovdqu64 [rbp + 20032], zmm9                                    ;   270.8 p8+p9   42 t spill
        vpermi2b zmm24, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   277.8 p0+p5+p2   21 t
        vmovdqa64 zmm9, zmm17                                            ;   219.8         23 t copy
        vpermi2b zmm29, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   279.8 p0+p5+p3   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;   157.0 p2      21 t reload
        vpternlogd zmm1, zmm26, zmm10, 0xca                              ;   251.8 p0      21 t
        vpermi2b zmm28, zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;   281.8 p0+p5+p3   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;   158.0 p2      23 t reload
        vpermi2b zmm27, zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   283.8 p0+p5+p3   23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 448] ;   160.8 p2      23 t reload
        vpermi2b zmm15, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   285.8 p0+p5+p3   23 t
        vpermi2b zmm9, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   287.8 p0+p5+p2   23 t
        vmovdqu64 zmm11, [rbp + 19840]                                   ;   265.8 p3      42 t reload
        vpternlogd zmm31, zmm11, [rbp + 20032], 0xca                     ;   276.8 p0+p2   42 t
        vmovdqa64 zmm14, zmm23                                           ;   247.8         41 t copy
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   164.8 p3      23 t reload
        vmovdqu64 [rbp + 20032], zmm31                                   ;   277.8 p7+p4   42 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;   165.2 p2      23 t reload
        vpermi2b zmm17, zmm31, zmm11                                     ;   289.8 p0+p5   23 t
        vmovdqu64 zmm11, [rbp + 18240]                                   ;   212.8 p3      21 t reload
        vpternlogd zmm7, zmm0, zmm20, 0xca                               ;   278.8 p0      22 t
        vmovdqu64 zmm6, [rbp + 18048]                                    ;   233.8 p2      22 t reload
        vpternlogd zmm13, zmm8, zmm25, 0xca                              ;   267.8 p0      41 t
        vmovdqu64 zmm8, [rbp + 6016]                                     ;   167.3 p3      40 t
        vmovdqu64 zmm10, [rbp + 19776]                                   ;   238.8 p2      41 t reload
        vpternlogd zmm3, zmm11, [rbp + 19264], 0xb8                      ;   239.8 p0+p3   21 t
        vpternlogd zmm14, zmm3, zmm10, 0x96                              ;   247.8 p0      41 t
        vmovdqu64 zmm11, [rbp + 18624]                                   ;   246.8 p2      41 t
        vpternlogd zmm11, zmm3, zmm6, 0x96                               ;   252.8 p0      41 t
        vmovdqa64 zmm26, zmm14                                           ;   248.8         41 t copy
        vpternlogd zmm26, zmm6, [rbp + 18624], 0x96                      ;   252.8 p0+p3   41 t
        vmovdqu64 [rbp + 19264], zmm26                                   ;   253.8 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 6080]                                    ;   170.3 p2      40 t
        vmovdqu64 [rbp + 18240], zmm23                                   ;   247.8 p7+p4   22 t spill
        vmovdqu64 zmm23, [rbp + 17792]                                   ;   170.8 p3      68 d.0 reload
        vmovdqu64 [rbp + 19840], zmm3                                    ;   240.8 p8+p9   21 t spill
        vmovdqu64 zmm3, [rbp + 19264]                                    ;   253.8 p2      62 t
        vpternlogd zmm3, zmm23, [rbp + 4032], 0x96                       ;   259.8 p0+p3   62 t
        vmovdqu64 zmm23, [rbp + 19776]                                   ;   238.8 p2      41 t
        vmovdqu64 zmm10, [rbp + 6144]                                    ;   174.2 p3      40 t
        vpternlogd zmm18, zmm19, [rbp + 19904], 0xac                     ;   260.8 p0+p2   42 t
        vmovdqu64 [rbp + 19904], zmm3                                    ;   260.8 p7+p4   62 t spill
        vpxord zmm31, zmm31, zmm3                                        ;   260.8 p0      40 t
        vmovdqu64 zmm3, [rbp + 18240]                                    ;   247.8 p3      41 t
        vmovdqu64 [rbp + 18624], zmm14                                   ;   248.8 p8+p9   41 t spill
        vmovdqu64 zmm25, [rbp + 6016]                                    ;   177.2 p2      40 t
        vmovdqu64 zmm26, [rbp + 6208]                                    ;   177.8 p3      40 t
        vpternlogd zmm16, zmm17, zmm9, 0xca                              ;   294.8 p0      23 t
        vmovdqu64 zmm19, [rbp + 17920]                                   ;   229.8 p2      23 t reload
        vpternlogd zmm23, zmm1, zmm19, 0x96                              ;   252.8 p0      41 t
        vpternlogd zmm3, zmm23, [rbp + 19840], 0x96                      ;   253.8 p0+p3   41 t
        vmovdqu64 [rbp + 19840], zmm31                                   ;   261.8 p7+p4   40 t spill
        vmovdqu64 zmm19, [rbp + 17472]                                   ;   179.2 p2      62 t
        vmovdqu64 zmm31, [rbp + 19264]                                   ;   253.8 p3      41 t reload
        vpternlogd zmm23, zmm31, [rbp + 18688], 0x96                     ;   259.8 p0+p2   62 t
        vmovdqu64 zmm31, [rbp + 4096]                                    ;   180.8 p3      68 d.2 reload
        vpternlogd zmm19, zmm3, zmm31, 0x96                              ;   254.8 p0      62 t
        vmovdqu64 [rbp + 17472], zmm19                                   ;   255.8 p8+p9   62 t spill
        vpxord zmm10, zmm10, zmm19                                       ;   255.8 p0      40 t
        vmovdqu64 zmm31, [rbp + 17920]                                   ;   229.8 p2      23 t reload
        vmovdqu64 zmm19, [rbp + 17280]                                   ;   182.3 p3      62 t
        vpternlogd zmm19, zmm11, [rbp + 4352], 0x96                      ;   253.8 p0+p2   62 t
        vpternlogd zmm11, zmm18, [rbp + 17920], 0x96                     ;   261.8 p0+p3   41 t
        vpternlogd zmm18, zmm31, [rbp + 18048], 0x96                     ;   261.8 p0+p2   41 t
        vpternlogd zmm3, zmm18, [rbp + 17984], 0x96                      ;   262.8 p0+p3   62 t
        vpternlogd zmm1, zmm18, [rbp + 19776], 0x96                      ;   262.8 p0+p2   41 t
        vmovdqu64 zmm18, [rbp + 3968]                                    ;   189.8 p3      68 d.0 reload
        vmovdqu64 zmm31, [rbp + 18368]                                   ;   190.2 p2      62 t
        vpternlogd zmm31, zmm11, zmm18, 0x96                             ;   262.8 p0      62 t
        vpxord zmm8, zmm8, zmm31                                         ;   263.8 p0      40 t
        vmovdqu64 [rbp + 18368], zmm31                                   ;   263.8 p7+p4   62 t spill
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   248.8 p3      41 t reload
        vmovdqu64 zmm18, [rbp + 17728]                                   ;   191.2 p2      62 t
        vpternlogd zmm5, zmm4, zmm30, 0xca                               ;   274.8 p0      22 t
        vpternlogd zmm12, zmm27, zmm15, 0xca                             ;   290.8 p0      23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   191.8 p3      41 t reload
        vpternlogd zmm22, zmm21, zmm24, 0xca                             ;   282.8 p0      21 t
        vpternlogd zmm2, zmm28, zmm29, 0xca                              ;   286.8 p0      21 t
        vmovdqu64 zmm28, [rbp + 6336]                                    ;   192.2 p2      40 t
        vmovdqa64 zmm0, zmm13                                            ;   268.8         41 t copy
        vmovdqu64 [rbp + 18048], zmm3                                    ;   263.8 p8+p9   62 t spill
        vmovdqu64 [rbp + 18624], zmm10                                   ;   256.8 p7+p4   40 t spill
        vmovdqu64 zmm4, [rbp + 19840]                                    ;   261.8 p3      40 t reload
        vmovdqu64 [rbp + 17984], zmm19                                   ;   254.8 p8+p9   62 t spill
        vmovdqu64 zmm21, [rbp + 6208]                                    ;   193.2 p2      40 t
        vpshufb zmm20, zmm15, zmm4                                       ;   290.8 p5      23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;   193.8 p3      23 t reload
        vmovdqu64 zmm24, [rbp + 6272]                                    ;   194.2 p2      40 t
        vmovdqu64 [rbp + 17920], zmm23                                   ;   260.8 p7+p4   62 t spill
        vpternlogd zmm11, zmm31, [rbp + 17344], 0x96                     ;   262.8 p0+p3   62 t
        vmovdqu64 zmm31, [rbp + 4160]                                    ;   195.2 p2      68 d.3 reload
        vpternlogd zmm18, zmm1, zmm31, 0x96                              ;   263.8 p0      62 t
        vpxord zmm26, zmm26, zmm18                                       ;   264.8 p0      40 t
        vmovdqu64 [rbp + 17728], zmm18                                   ;   264.8 p8+p9   62 t spill
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   195.8 p3      40 t
        vpxord zmm18, zmm18, zmm11                                       ;   263.8 p0      40 t
        vpxord zmm28, zmm28, zmm3                                        ;   263.8 p0      40 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512]        ;   196.2 p2      41 t reload
        vmovdqu64 [rbp + 17344], zmm26                                   ;   265.8 p7+p4   40 t spill
        vmovdqu64 zmm26, [rbp + 19840]                                   ;   261.8 p3      23 t
        vpermi2b zmm26, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;   292.8 p0+p5+p2   23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;   197.8 p3      23 t reload
        vpternlogd zmm0, zmm7, zmm22, 0x96                               ;   283.8 p0      41 t
        vpxord zmm24, zmm24, zmm23                                       ;   260.8 p0      40 t
        vmovdqa64 zmm23, zmm8                                            ;   264.8         41 t copy
        vpermi2b zmm23, zmm3, [rel camellia128_encrypt.T0_constants512 + 64] ;   294.8 p0+p5+p2   41 t
        vmovdqu64 [rbp + 19776], zmm1                                    ;   263.8 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 19840]                                   ;   261.8 p3      23 t
        vmovdqu64 [rbp + 19840], zmm11                                   ;   263.8 p7+p4   62 t spill
        vmovdqa64 zmm11, zmm19                                           ;   254.8         40 t copy
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   199.5 p2      41 t reload
        vpternlogd zmm11, zmm1, [rbp + 6400], 0x96                       ;   263.8 p0+p3   40 t
        vmovdqu64 zmm27, [rbp + 6272]                                    ;   200.5 p2      40 t
        vpshufb zmm1, zmm19, zmm8                                        ;   295.8 p5      41 t
        vpermi2b zmm10, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   297.8 p0+p5+p3   23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;   201.5 p2      41 t reload
        vpermi2b zmm8, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   299.8 p0+p5+p3   41 t
        vmovdqu64 zmm3, [rbp + 18624]                                    ;   256.8 p2      22 t
        vmovdqu64 zmm9, [rbp + 18624]                                    ;   256.8 p3      40 t reload
        vpshufb zmm17, zmm19, zmm9                                       ;   300.8 p5      22 t
        vpshufb zmm9, zmm19, [rbp + 17344]                               ;   301.8 p5+p2   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   204.0 p3      22 t reload
        vmovdqu64 [rbp + 17280], zmm11                                   ;   264.8 p8+p9   40 t spill
        vmovdqu64 zmm11, [rbp + 17344]                                   ;   265.8 p2      21 t
        vmovdqu64 zmm15, [rbp + 18624]                                   ;   256.8 p3      22 t
        vpermi2b zmm15, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   303.8 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   206.0 p3      22 t reload
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   305.8 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 832] ;   207.0 p3      21 t reload
        vmovdqu64 [rbp + 18624], zmm18                                   ;   264.8 p7+p4   40 t spill
        vmovdqu64 zmm18, [rbp + 17344]                                   ;   265.8 p2      21 t
        vpermi2b zmm18, zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   307.8 p0+p5+p3   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;   208.5 p2      21 t reload
        vpermi2b zmm11, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;   309.8 p0+p5+p3   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   209.5 p2      41 t reload
        vmovdqu64 [rbp + 17344], zmm28                                   ;   264.8 p8+p9   40 t spill
        vpshufb zmm28, zmm19, zmm24                                      ;   310.8 p5      23 t
        vmovdqu64 [rbp + 18688], zmm28                                   ;   311.8 p7+p4   23 t spill
        vpshufb zmm28, zmm19, [rbp + 17344]                              ;   311.8 p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   210.5 p2      22 t reload
        vmovdqu64 [rbp + 19264], zmm28                                   ;   312.8 p8+p9   22 t spill
        vmovdqu64 zmm28, [rbp + 17344]                                   ;   264.8 p3      22 t
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   313.8 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   212.0 p3      22 t reload
        vmovdqu64 [rbp + 18240], zmm28                                   ;   318.8 p7+p4   22 t spill
        vmovdqu64 zmm28, [rbp + 17344]                                   ;   264.8 p2      22 t
        vmovdqu64 zmm30, [rbp + 6400]                                    ;   213.0 p3      40 t
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   315.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 17344], zmm28                                   ;   320.8 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm24                                           ;   261.8         23 t copy
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   214.0 p3      23 t reload
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   317.8 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   215.0 p3      23 t reload
        vpermi2b zmm24, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;   319.8 p0+p5+p2   23 t
        vmovdqa64 zmm19, zmm2                                            ;   287.8         41 t copy
        vpternlogd zmm19, zmm13, zmm12, 0x96                             ;   291.8 p0      41 t
        vpternlogd zmm7, zmm19, zmm22, 0x96                              ;   292.8 p0      41 t
        vpternlogd zmm22, zmm16, zmm5, 0x96                              ;   295.8 p0      41 t
        vpternlogd zmm17, zmm15, zmm3, 0xca                              ;   310.8 p0      22 t
        vpternlogd zmm20, zmm26, zmm10, 0xca                             ;   302.8 p0      23 t
        vmovdqu64 zmm10, [rbp + 19136]                                   ;   217.3 p3      68 d.0 reload
        vmovdqu64 zmm14, [rbp + 6144]                                    ;   217.5 p2      40 t
        vmovdqu64 zmm4, [rbp + 6464]                                     ;   218.3 p3      40 t
        vmovdqu64 zmm29, [rbp + 6336]                                    ;   218.5 p2      40 t
        vpternlogd zmm16, zmm0, zmm5, 0x96                               ;   295.8 p0      41 t
        vpternlogd zmm19, zmm10, [rbp + 4224], 0x96                      ;   292.8 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 19392]                                   ;   219.5 p2      68 d.0 reload
        vmovdqu64 [rbp + 19968], zmm24                                   ;   324.8 p7+p4   23 t spill
        vmovdqu64 [rbp + 17792], zmm28                                   ;   322.8 p8+p9   23 t spill
        vmovdqu64 zmm28, [rbp + 18240]                                   ;   318.8 p3      22 t reload
        vmovdqu64 zmm24, [rbp + 19264]                                   ;   312.8 p2      22 t
        vpternlogd zmm24, zmm28, [rbp + 17344], 0xca                     ;   326.8 p0+p3   22 t
        vmovdqu64 [rbp + 17344], zmm24                                   ;   327.8 p7+p4   22 t spill
        vmovdqu64 zmm24, [rbp + 18688]                                   ;   311.8 p2      23 t
        vmovdqu64 zmm28, [rbp + 17792]                                   ;   322.8 p3      23 t reload
        vpternlogd zmm24, zmm28, [rbp + 19968], 0xca                     ;   330.8 p0+p2   23 t
        vmovdqu64 zmm28, [rbp + 20032]                                   ;   277.8 p3      42 t reload
        vpternlogd zmm5, zmm12, zmm28, 0x96                              ;   291.8 p0      41 t
        vpternlogd zmm2, zmm13, zmm5, 0x96                               ;   292.8 p0      41 t
        vpternlogd zmm5, zmm7, [rbp + 19072], 0x96                       ;   293.8 p0+p2   62 t
        vpternlogd zmm7, zmm10, [rbp + 4096], 0x96                       ;   293.8 p0+p3   62 t
        vpternlogd zmm28, zmm12, zmm22, 0x96                             ;   296.8 p0      41 t
        vpxord zmm19, zmm19, zmm16                                       ;   296.8 p0      62 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 256] ;   224.5 p2      41 t reload
        vpxord zmm27, zmm27, zmm19                                       ;   297.8 p0      40 t
        vpternlogd zmm0, zmm28, [rbp + 19008], 0x96                      ;   297.8 p0+p3   62 t
        vpxord zmm4, zmm4, zmm0                                          ;   298.8 p0      40 t
        vmovdqu64 [rbp + 19008], zmm0                                    ;   298.8 p8+p9   62 t spill
        vpshufb zmm0, zmm10, zmm27                                       ;   320.8 p5      23 t
        vpternlogd zmm1, zmm23, zmm8, 0xca                               ;   304.8 p0      41 t
        vpternlogd zmm31, zmm2, [rbp + 19456], 0x96                      ;   293.8 p0+p2   62 t
        vmovdqu64 [rbp + 17792], zmm9                                    ;   302.8 p7+p4   21 t spill
        vpxord zmm21, zmm21, zmm31                                       ;   294.8 p0      40 t
        vpxord zmm29, zmm29, zmm5                                        ;   294.8 p0      40 t
        vpxord zmm14, zmm14, zmm7                                        ;   294.8 p0      40 t
        vmovdqu64 [rbp + 20032], zmm31                                   ;   294.8 p8+p9   62 t spill
        vmovdqu64 [rbp + 19968], zmm24                                   ;   331.8 p7+p4   23 t spill
        vpshufb zmm26, zmm10, zmm21                                      ;   321.8 p5      21 t
        vpternlogd zmm2, zmm22, [rbp + 18112], 0x96                      ;   296.8 p0+p3   62 t
        vpshufb zmm22, zmm10, zmm14                                      ;   322.8 p5      22 t
        vmovdqu64 [rbp + 18112], zmm7                                    ;   294.8 p8+p9   62 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 64]  ;   226.5 p2      41 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   227.3 p3      41 t reload
        vpshufb zmm9, zmm24, [rbp + 17280]                               ;   323.8 p5+p2   21 t
        vmovdqu64 [rbp + 18688], zmm9                                    ;   324.8 p7+p4   21 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   228.3 p3      21 t reload
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   264.8 p2      21 t
        vpshufb zmm7, zmm10, zmm29                                       ;   324.8 p5      22 t
        vmovdqu64 [rbp + 19136], zmm5                                    ;   294.8 p8+p9   62 t spill
        vmovdqu64 zmm5, [rbp + 19328]                                    ;   229.3 p3      68 d.0 reload
        vmovdqu64 zmm6, [rbp + 6080]                                     ;   229.5 p2      40 t
        vpternlogd zmm16, zmm5, [rbp + 4032], 0x96                       ;   296.8 p0+p3   62 t
        vpxord zmm30, zmm30, zmm2                                        ;   297.8 p0      40 t
        vpermi2b zmm9, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   326.8 p0+p5+p2   21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   231.3 p3      21 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 960] ;   231.5 p2      21 t reload
        vpxord zmm6, zmm6, zmm16                                         ;   297.8 p0      40 t
        vmovdqa64 zmm23, zmm21                                           ;   295.8         21 t copy
        vpshufb zmm5, zmm10, zmm6                                        ;   327.8 p5      23 t
        vmovdqu64 [rbp + 19328], zmm16                                   ;   297.8 p7+p4   62 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 832] ;   232.3 p3      21 t reload
        vmovdqu64 [rbp + 19392], zmm2                                    ;   297.8 p8+p9   62 t spill
        vmovdqu64 [rbp + 18240], zmm9                                    ;   331.8 p7+p4   21 t spill
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   264.8 p2      21 t
        vpshufb zmm2, zmm10, zmm30                                       ;   328.8 p5      21 t
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   264.8 p3      42 t
        vpermi2b zmm9, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   330.8 p0+p5+p2   21 t
        vpermi2b zmm23, zmm24, zmm8                                      ;   332.8 p0+p5   21 t
        vmovdqu64 [rbp + 19072], zmm19                                   ;   297.8 p8+p9   62 t spill
        vmovdqa64 zmm19, zmm30                                           ;   298.8         21 t copy
        vpermi2b zmm19, zmm24, zmm8                                      ;   334.8 p0+p5   21 t
        vmovdqu64 zmm8, [rbp + 17664]                                    ;   234.3 p3      68 d.0 reload
        vpternlogd zmm28, zmm8, [rbp + 3968], 0x96                       ;   297.8 p0+p2   62 t
        vmovdqu64 zmm8, [rbp + 18624]                                    ;   264.8 p3      40 t reload
        vpshufb zmm24, zmm10, zmm8                                       ;   335.8 p5      42 t
        vpxord zmm25, zmm25, zmm28                                       ;   298.8 p0      40 t
        vmovdqu64 [rbp + 18624], zmm28                                   ;   298.8 p7+p4   62 t spill
        vpshufb zmm28, zmm10, zmm25                                      ;   336.8 p5      41 t
        vmovdqa64 zmm10, zmm25                                           ;   299.8         41 t copy
        vpermi2b zmm21, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   338.8 p0+p5+p2   21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   236.3 p3      23 t reload
        vpternlogd zmm26, zmm21, zmm23, 0xca                             ;   343.8 p0      21 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512]       ;   236.5 p2      41 t reload
        vpternlogd zmm18, zmm11, [rbp + 17792], 0xe4                     ;   314.8 p0+p3   21 t
        vpermi2b zmm30, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   340.8 p0+p5+p2   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;   238.3 p3      41 t reload
        vpermi2b zmm8, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   342.8 p0+p5+p2   42 t
        vpermi2b zmm25, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   344.8 p0+p5+p3   41 t
        vmovdqa64 zmm16, zmm4                                            ;   299.8         42 t copy
        vpermi2b zmm10, zmm13, zmm12                                     ;   346.8 p0+p5   41 t
        vpternlogd zmm2, zmm30, zmm19, 0xca                              ;   345.8 p0      21 t
        vmovdqu64 [rbp + 19456], zmm1                                    ;   305.8 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 18432]                                   ;   239.5 p2      61 t reload
        vpternlogd zmm28, zmm10, zmm25, 0xca                             ;   351.8 p0      41 t
        vmovdqu64 zmm10, [rbp + 6784]                                    ;   240.3 p3      40 t
        vmovdqu64 [rbp + 17280], zmm17                                   ;   311.8 p7+p4   22 t spill
        vpermi2b zmm16, zmm13, zmm12                                     ;   348.8 p0+p5   42 t
        vmovdqa64 zmm17, zmm27                                           ;   298.8         23 t copy
        vmovdqu64 [rbp + 17664], zmm20                                   ;   303.8 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm29                                           ;   295.8         22 t copy
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;   240.5 p2      23 t reload
        vpermi2b zmm31, zmm13, zmm12                                     ;   350.8 p0+p5   42 t
        vmovdqa64 zmm13, zmm14                                           ;   295.8         22 t copy
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;   241.3 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 19456]                                   ;   305.8 p2      41 t
        vpternlogd zmm24, zmm31, zmm8, 0xca                              ;   355.8 p0      42 t
        vpermi2b zmm17, zmm15, zmm3                                      ;   352.8 p0+p5   23 t
        vmovdqu64 zmm8, [rbp + 17664]                                    ;   303.8 p3      23 t reload
        vpermi2b zmm13, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   354.8 p0+p5+p2   22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 704] ;   243.3 p3      22 t reload
        vpermi2b zmm14, zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;   356.8 p0+p5+p2   22 t
        vpermi2b zmm20, zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;   358.8 p0+p5+p3   22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;   244.5 p2      22 t reload
        vpermi2b zmm29, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   360.8 p0+p5+p3   22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   245.5 p2      41 t reload
        vpshufb zmm1, zmm12, zmm4                                        ;   361.8 p5      42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   246.3 p3      41 t reload
        vmovdqu64 zmm11, [rbp + 17344]                                   ;   327.8 p2      22 t reload
        vpermi2b zmm4, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   363.8 p0+p5+p3   42 t
        vmovdqa64 zmm12, zmm6                                            ;   298.8         23 t copy
        vpermi2b zmm12, zmm15, zmm3                                      ;   365.8 p0+p5   23 t
        vmovdqu64 zmm15, [rbp + 19968]                                   ;   331.8 p2      41 t
        vpternlogd zmm15, zmm18, [rbp + 17280], 0x96                     ;   337.8 p0+p3   41 t
        vpternlogd zmm7, zmm29, zmm20, 0xca                              ;   365.8 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;   248.5 p2      23 t reload
        vpermi2b zmm27, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   367.8 p0+p5+p3   23 t
        vpermi2b zmm6, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   369.8 p0+p5+p2   23 t
        vmovdqu64 zmm3, [rbp + 19456]                                    ;   305.8 p3      41 t
        vpternlogd zmm3, zmm18, zmm11, 0x96                              ;   333.8 p0      41 t
        vmovdqu64 zmm11, [rbp + 18688]                                   ;   324.8 p2      21 t reload
        vpternlogd zmm9, zmm11, [rbp + 18240], 0xb8                      ;   337.8 p0+p3   21 t
        vmovdqu64 zmm11, [rbp + 17664]                                   ;   303.8 p2      23 t reload
        vpternlogd zmm21, zmm9, zmm11, 0x96                              ;   338.8 p0      41 t
        vpternlogd zmm18, zmm21, [rbp + 17344], 0x96                     ;   339.8 p0+p3   41 t
        vmovdqu64 zmm11, [rbp + 19968]                                   ;   331.8 p2      41 t
        vmovdqu64 zmm23, [rbp + 17280]                                   ;   311.8 p3      22 t reload
        vmovdqa64 zmm31, zmm15                                           ;   338.8         41 t copy
        vpternlogd zmm11, zmm3, zmm23, 0x96                              ;   337.8 p0      41 t
        vpternlogd zmm21, zmm11, [rbp + 17536], 0x96                     ;   339.8 p0+p2   61 t
        vmovdqu64 zmm23, [rbp + 19648]                                   ;   254.3 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 18304]                                   ;   254.5 p2      61 t reload
        vpternlogd zmm3, zmm23, [rbp + 18560], 0x96                      ;   334.8 p0+p3   61 t
        vmovdqu64 zmm23, [rbp + 6656]                                    ;   255.5 p2      40 t
        vpxord zmm10, zmm10, zmm21                                       ;   340.8 p0      40 t
        vpternlogd zmm23, zmm18, zmm19, 0x96                             ;   340.8 p0      40 t
        vpternlogd zmm31, zmm24, zmm8, 0x96                              ;   356.8 p0      41 t
        vmovdqu64 [rbp + 19648], zmm21                                   ;   340.8 p7+p4   61 t spill
        vmovdqu64 [rbp + 18560], zmm23                                   ;   341.8 p8+p9   40 t spill
        vmovdqu64 zmm21, [rbp + 17664]                                   ;   303.8 p3      23 t reload
        vpternlogd zmm24, zmm21, [rbp + 17280], 0x96                     ;   356.8 p0+p2   41 t
        vpternlogd zmm9, zmm24, [rbp + 19456], 0x96                      ;   357.8 p0+p3   41 t
        vpternlogd zmm24, zmm18, [rbp + 17600], 0x96                     ;   357.8 p0+p2   61 t
        vpternlogd zmm1, zmm16, zmm4, 0xca                               ;   368.8 p0      42 t
        vmovdqu64 zmm16, [rbp + 18496]                                   ;   258.3 p3      61 t
        vmovdqu64 [rbp + 18496], zmm24                                   ;   358.8 p7+p4   61 t spill
        vpxord zmm3, zmm3, zmm31                                         ;   357.8 p0      61 t
        vmovdqu64 zmm19, [rbp + 6592]                                    ;   258.5 p2      40 t
        vpternlogd zmm5, zmm12, zmm6, 0xca                               ;   374.8 p0      23 t
        vmovdqu64 [rbp + 17536], zmm11                                   ;   338.8 p8+p9   41 t spill
        vpternlogd zmm19, zmm11, zmm30, 0x96                             ;   338.8 p0      40 t
        vmovdqu64 zmm30, [rbp + 6848]                                    ;   259.3 p3      40 t
        vpxord zmm30, zmm30, zmm24                                       ;   358.8 p0      40 t
        vpternlogd zmm22, zmm13, zmm14, 0xca                             ;   361.8 p0      22 t
        vmovdqu64 zmm21, [rbp + 19520]                                   ;   259.5 p2      61 t reload
        vpternlogd zmm0, zmm17, zmm27, 0xca                              ;   372.8 p0      23 t
        vmovdqu64 zmm13, [rbp + 19584]                                   ;   260.3 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 6528]                                    ;   260.5 p2      40 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   261.3 p3      41 t reload
        vpternlogd zmm15, zmm9, [rbp + 17856], 0x96                      ;   358.8 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 18560]                                    ;   341.8 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   262.5 p2      40 t
        vmovdqa64 zmm4, zmm28                                            ;   352.8         41 t copy
        vpternlogd zmm14, zmm31, zmm13, 0x96                             ;   357.8 p0      40 t
        vmovdqu64 zmm13, [rbp + 6720]                                    ;   263.3 p3      40 t
        vpternlogd zmm13, zmm9, zmm21, 0x96                              ;   358.8 p0      40 t
        vpternlogd zmm4, zmm7, zmm26, 0x96                               ;   366.8 p0      41 t
        vpshufb zmm29, zmm12, zmm6                                       ;   370.8 p5      22 t
        vpternlogd zmm16, zmm4, [rbp + 19200], 0x96                      ;   367.8 p0+p2   61 t
        vmovdqu64 [rbp + 17600], zmm18                                   ;   340.8 p7+p4   41 t spill
        vpxord zmm23, zmm23, zmm15                                       ;   359.8 p0      40 t
        vmovdqu64 [rbp + 19200], zmm15                                   ;   359.8 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 6976]                                    ;   264.3 p3      40 t
        vpshufb zmm15, zmm12, zmm19                                      ;   371.8 p5      23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;   264.5 p2      23 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   265.3 p3      23 t reload
        vpxord zmm21, zmm21, zmm3                                        ;   358.8 p0      40 t
        vmovdqu64 [rbp + 19456], zmm3                                    ;   358.8 p7+p4   61 t spill
        vmovdqu64 [rbp + 17856], zmm9                                    ;   358.8 p8+p9   41 t spill
        vmovdqa64 zmm9, zmm19                                            ;   339.8         23 t copy
        vpermi2b zmm19, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   373.8 p0+p5+p2   23 t
        vmovdqa64 zmm18, zmm6                                            ;   347.8         22 t copy
        vmovdqu64 [rbp + 17664], zmm23                                   ;   360.8 p7+p4   40 t spill
        vmovdqu64 [rbp + 17280], zmm31                                   ;   357.8 p8+p9   41 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 576] ;   266.3 p3      22 t reload
        vpermi2b zmm18, zmm31, [rel camellia128_encrypt.T0_constants512 + 640] ;   375.8 p0+p5+p2   22 t
        vpermi2b zmm9, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   377.8 p0+p5+p3   23 t
        vmovdqu64 zmm11, [rbp + 6848]                                    ;   267.8 p2      40 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 704] ;   268.3 p3      22 t reload
        vpermi2b zmm6, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   379.8 p0+p5+p2   22 t
        vmovdqa64 zmm24, zmm14                                           ;   358.8         41 t copy
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;   270.8 p3      41 t reload
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   271.0 p2      41 t reload
        vpermi2b zmm24, zmm31, [rel camellia128_encrypt.T0_constants512 + 64] ;   381.8 p0+p5+p3   41 t
        vpshufb zmm27, zmm17, zmm10                                      ;   382.8 p5      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   273.0 p2      23 t reload
        vmovdqu64 [rbp + 18560], zmm21                                   ;   359.8 p7+p4   40 t spill
        vmovdqa64 zmm23, zmm13                                           ;   359.8         21 t copy
        vpternlogd zmm4, zmm0, zmm22, 0x96                               ;   373.8 p0      41 t
        vpternlogd zmm0, zmm22, zmm26, 0x96                              ;   373.8 p0      41 t
        vpternlogd zmm22, zmm1, zmm5, 0x96                               ;   375.8 p0      41 t
        vpshufb zmm3, zmm12, zmm14                                       ;   383.8 p5      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   277.2 p3      41 t reload
        vpermi2b zmm14, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   385.8 p0+p5+p2   41 t
        vmovdqa64 zmm12, zmm10                                           ;   341.8         23 t copy
        vpermi2b zmm12, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   387.8 p0+p5+p3   23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 448] ;   280.8 p2      23 t reload
        vpermi2b zmm10, zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   389.8 p0+p5+p3   23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   281.8 p2      41 t reload
        vpshufb zmm31, zmm17, zmm30                                      ;   390.8 p5      22 t
        vpternlogd zmm1, zmm0, zmm5, 0x96                                ;   375.8 p0      41 t
        vmovdqa64 zmm20, zmm16                                           ;   368.8         61 t copy
        vmovdqu64 [rbp + 19968], zmm31                                   ;   391.8 p8+p9   22 t spill
        vpshufb zmm21, zmm17, zmm13                                      ;   391.8 p5      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;   283.2 p3      21 t reload
        vpermi2b zmm23, zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   393.8 p0+p5+p2   21 t
        vmovdqu64 zmm31, [rbp + 17664]                                   ;   360.8 p3      21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;   285.0 p2      21 t reload
        vpternlogd zmm5, zmm2, zmm28, 0x96                               ;   375.8 p0      41 t
        vpternlogd zmm7, zmm26, zmm5, 0x96                               ;   376.8 p0      41 t
        vpternlogd zmm5, zmm4, [rbp + 19712], 0x96                       ;   376.8 p0+p3   61 t
        vmovdqu64 [rbp + 19712], zmm5                                    ;   377.8 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 6912]                                     ;   288.8 p2      40 t
        vmovdqu64 zmm26, [rbp + 19904]                                   ;   289.0 p3      62 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;   395.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 17344], zmm31                                   ;   400.8 p8+p9   21 t spill
        vmovdqu64 zmm31, [rbp + 17664]                                   ;   360.8 p3      21 t
        vpternlogd zmm15, zmm9, zmm19, 0xca                              ;   382.8 p0      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;   293.0 p2      21 t reload
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   397.8 p0+p5+p3   21 t
        vmovdqu64 [rbp + 18240], zmm31                                   ;   402.8 p7+p4   21 t spill
        vmovdqa64 zmm31, zmm30                                           ;   359.8         22 t copy
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;   294.0 p2      21 t reload
        vpermi2b zmm13, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;   399.8 p0+p5+p3   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;   295.0 p2      22 t reload
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   401.8 p0+p5+p3   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   296.0 p2      22 t reload
        vpternlogd zmm2, zmm28, zmm22, 0x96                              ;   376.8 p0      41 t
        vmovdqu64 [rbp + 18688], zmm31                                   ;   406.8 p8+p9   22 t spill
        vpermi2b zmm30, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   403.8 p0+p5+p3   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   297.0 p2      41 t reload
        vpshufb zmm31, zmm17, [rbp + 17664]                              ;   404.8 p5+p3   21 t
        vmovdqu64 [rbp + 17664], zmm31                                   ;   405.8 p7+p4   21 t spill
        vpshufb zmm31, zmm17, [rbp + 18560]                              ;   405.8 p5+p2   42 t
        vmovdqu64 zmm17, [rbp + 17664]                                   ;   405.8 p3      21 t
        vmovdqu64 [rbp + 17792], zmm31                                   ;   406.8 p8+p9   42 t spill
        vpxord zmm20, zmm20, zmm1                                        ;   376.8 p0      61 t
        vpternlogd zmm22, zmm7, [rbp + 18176], 0x96                      ;   377.8 p0+p2   61 t
        vmovdqu64 zmm31, [rbp + 18240]                                   ;   402.8 p3      21 t reload
        vmovdqu64 zmm25, [rbp + 6784]                                    ;   300.0 p2      40 t
        vpternlogd zmm17, zmm31, [rbp + 17344], 0xca                     ;   411.8 p0+p3   21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 64]  ;   301.0 p2      41 t reload
        vmovdqu64 [rbp + 17344], zmm17                                   ;   412.8 p7+p4   21 t spill
        vmovdqu64 [rbp + 18240], zmm30                                   ;   408.8 p8+p9   22 t spill
        vmovdqu64 zmm30, [rbp + 18560]                                   ;   359.8 p3      42 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512]       ;   302.0 p2      41 t reload
        vpermi2b zmm30, zmm17, zmm31                                     ;   407.8 p0+p5   42 t
        vmovdqu64 [rbp + 17664], zmm30                                   ;   412.8 p7+p4   42 t spill
        vmovdqu64 zmm30, [rbp + 18688]                                   ;   406.8 p3      22 t reload
        vmovdqu64 zmm31, [rbp + 19968]                                   ;   391.8 p2      22 t
        vpxord zmm11, zmm11, zmm22                                       ;   378.8 p0      40 t
        vpternlogd zmm16, zmm1, [rbp + 6976], 0x96                       ;   376.8 p0+p3   40 t
        vpternlogd zmm0, zmm2, [rbp + 17408], 0x96                       ;   377.8 p0+p2   61 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   304.2 p3      41 t reload
        vmovdqu64 [rbp + 17408], zmm22                                   ;   378.8 p8+p9   61 t spill
        vpshufb zmm22, zmm9, zmm16                                       ;   408.8 p5      42 t
        vmovdqu64 [rbp + 20096], zmm22                                   ;   409.8 p7+p4   42 t spill
        vpternlogd zmm31, zmm30, [rbp + 18240], 0xca                     ;   414.8 p0+p2   22 t
        vmovdqu64 zmm28, [rbp + 17728]                                   ;   305.2 p3      62 t
        vmovdqu64 [rbp + 19904], zmm0                                    ;   378.8 p8+p9   61 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   306.0 p2      41 t reload
        vmovdqu64 [rbp + 17728], zmm20                                   ;   377.8 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 18560]                                   ;   359.8 p3      42 t
        vpxord zmm8, zmm8, zmm0                                          ;   378.8 p0      40 t
        vmovdqu64 [rbp + 20160], zmm1                                    ;   376.8 p8+p9   41 t spill
        vmovdqu64 [rbp + 18240], zmm31                                   ;   415.8 p7+p4   22 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 128] ;   307.0 p2      41 t reload
        vpermi2b zmm17, zmm31, zmm30                                     ;   410.8 p0+p5   42 t
        vmovdqu64 [rbp + 18560], zmm2                                    ;   377.8 p8+p9   41 t spill
        vpternlogd zmm29, zmm18, zmm6, 0xca                              ;   384.8 p0      22 t
        vmovdqu64 zmm22, [rbp + 6528]                                    ;   307.2 p3      40 t
        vmovdqu64 zmm6, [rbp + 18816]                                    ;   308.0 p2      61 t reload
        vmovdqu64 [rbp + 18176], zmm7                                    ;   377.8 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 6656]                                    ;   308.2 p3      40 t
        vpternlogd zmm18, zmm7, zmm6, 0x96                               ;   377.8 p0      40 t
        vmovdqu64 zmm7, [rbp + 6720]                                     ;   309.0 p2      40 t
        vpshufb zmm6, zmm9, zmm18                                        ;   411.8 p5      22 t
        vpxord zmm25, zmm25, zmm5                                        ;   377.8 p0      40 t
        vpshufb zmm20, zmm9, zmm25                                       ;   412.8 p5      23 t
        vmovdqa64 zmm5, zmm16                                            ;   377.8         42 t copy
        vpternlogd zmm7, zmm2, [rbp + 18752], 0x96                       ;   377.8 p0+p3   40 t
        vpermi2b zmm5, zmm31, zmm30                                      ;   414.8 p0+p5   42 t
        vpshufb zmm19, zmm9, zmm11                                       ;   415.8 p5      22 t
        vmovdqu64 [rbp + 19968], zmm29                                   ;   385.8 p8+p9   22 t spill
        vmovdqu64 zmm29, [rbp + 6592]                                    ;   310.0 p2      40 t
        vmovdqu64 [rbp + 18688], zmm15                                   ;   383.8 p7+p4   23 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;   310.2 p3      41 t reload
        vpermi2b zmm16, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   417.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19264], zmm4                                    ;   374.8 p8+p9   41 t spill
        vpshufb zmm0, zmm9, zmm8                                         ;   418.8 p5      21 t
        vpternlogd zmm22, zmm1, [rbp + 18944], 0x96                      ;   376.8 p0+p3   40 t
        vpternlogd zmm29, zmm4, [rbp + 18880], 0x96                      ;   374.8 p0+p2   40 t
        vpshufb zmm4, zmm9, zmm29                                        ;   419.8 p5      23 t
        vpshufb zmm1, zmm9, zmm22                                        ;   420.8 p5      41 t
        vpternlogd zmm3, zmm24, zmm14, 0xca                              ;   390.8 p0      41 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 640] ;   312.2 p3      22 t reload
        vmovdqu64 [rbp + 20224], zmm17                                   ;   415.8 p7+p4   42 t spill
        vmovdqu64 zmm17, [rbp + 20096]                                   ;   409.8 p2      42 t
        vpshufb zmm2, zmm9, zmm7                                         ;   421.8 p5      21 t
        vmovdqa64 zmm9, zmm22                                            ;   377.8         41 t copy
        vpermi2b zmm22, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   423.8 p0+p5+p3   41 t
        vmovdqa64 zmm15, zmm11                                           ;   379.8         22 t copy
        vpermi2b zmm9, zmm31, zmm30                                      ;   425.8 p0+p5   41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 576] ;   314.0 p2      22 t reload
        vpermi2b zmm15, zmm30, zmm24                                     ;   427.8 p0+p5   22 t
        vmovdqa64 zmm31, zmm18                                           ;   378.8         22 t copy
        vmovdqu64 zmm14, [rbp + 7104]                                    ;   314.2 p3      40 t
        vpermi2b zmm31, zmm30, zmm24                                     ;   429.8 p0+p5   22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;   315.0 p2      22 t reload
        vmovdqa64 zmm30, zmm7                                            ;   378.8         21 t copy
        vmovdqu64 [rbp + 20288], zmm5                                    ;   419.8 p8+p9   42 t spill
        vpermi2b zmm18, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;   431.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 20352], zmm3                                    ;   391.8 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm8                                             ;   379.8         21 t copy
        vmovdqu64 zmm5, [rbp + 17344]                                    ;   412.8 p2      41 t
        vpternlogd zmm1, zmm22, zmm9, 0xca                               ;   430.8 p0      41 t
        vpermi2b zmm11, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;   433.8 p0+p5+p3   22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   317.0 p2      21 t reload
        vpermi2b zmm30, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   435.8 p0+p5+p3   21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 960] ;   318.0 p2      21 t reload
        vpermi2b zmm3, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   437.8 p0+p5+p3   21 t
        vpermi2b zmm7, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   439.8 p0+p5+p2   21 t
        vmovdqu64 zmm24, [rbp + 20352]                                   ;   391.8 p3      41 t reload
        vpternlogd zmm5, zmm24, [rbp + 18688], 0x96                      ;   418.8 p0+p2   41 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   320.2 p3      21 t reload
        vpermi2b zmm8, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   441.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20416], zmm5                                    ;   419.8 p8+p9   41 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   321.2 p3      23 t reload
        vmovdqa64 zmm5, zmm29                                            ;   375.8         23 t copy
        vpermi2b zmm5, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   443.8 p0+p5+p2   23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 448] ;   322.2 p3      23 t reload
        vpermi2b zmm29, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   445.8 p0+p5+p2   23 t
        vpternlogd zmm4, zmm5, zmm29, 0xca                               ;   450.8 p0      23 t
        vpternlogd zmm0, zmm8, zmm3, 0xca                                ;   446.8 p0      21 t
        vpternlogd zmm27, zmm12, zmm10, 0xca                             ;   394.8 p0      23 t
        vmovdqu64 zmm10, [rbp + 19968]                                   ;   385.8 p3      22 t reload
        vmovdqa64 zmm12, zmm27                                           ;   395.8         41 t copy
        vpternlogd zmm21, zmm23, zmm13, 0xca                             ;   404.8 p0      21 t
        vpternlogd zmm12, zmm21, zmm10, 0x96                             ;   405.8 p0      41 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 256]  ;   324.0 p2      41 t reload
        vmovdqu64 [rbp + 20480], zmm16                                   ;   422.8 p7+p4   42 t spill
        vmovdqa64 zmm16, zmm25                                           ;   378.8         23 t copy
        vpermi2b zmm16, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   447.8 p0+p5+p3   23 t
        vmovdqu64 zmm24, [rbp + 20480]                                   ;   422.8 p2      42 t reload
        vpternlogd zmm17, zmm24, [rbp + 20288], 0xca                     ;   428.8 p0+p3   42 t
        vmovdqu64 [rbp + 20288], zmm17                                   ;   429.8 p8+p9   42 t spill
        vmovdqu64 zmm24, [rbp + 17664]                                   ;   412.8 p2      42 t reload
        vmovdqu64 zmm17, [rbp + 17792]                                   ;   406.8 p3      42 t
        vpternlogd zmm17, zmm24, [rbp + 20224], 0xca                     ;   421.8 p0+p2   42 t
        vmovdqu64 [rbp + 20224], zmm17                                   ;   422.8 p7+p4   42 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   327.2 p3      23 t reload
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   328.0 p2      23 t reload
        vpermi2b zmm25, zmm17, zmm24                                     ;   449.8 p0+p5   23 t
        vmovdqu64 zmm17, [rbp + 20224]                                   ;   422.8 p3      41 t
        vmovdqu64 zmm24, [rbp + 18688]                                   ;   383.8 p2      23 t reload
        vpternlogd zmm17, zmm24, [rbp + 19968], 0x96                     ;   428.8 p0+p3   41 t
        vmovdqu64 zmm23, [rbp + 20352]                                   ;   391.8 p2      41 t
        vmovdqu64 zmm13, [rbp + 17984]                                   ;   330.2 p3      62 t reload
        vpternlogd zmm19, zmm15, zmm11, 0xca                             ;   438.8 p0      22 t
        vpternlogd zmm24, zmm12, [rbp + 20224], 0x96                     ;   428.8 p0+p2   41 t
        vpternlogd zmm12, zmm13, [rbp + 19776], 0x96                     ;   406.8 p0+p3   62 t
        vmovdqu64 zmm13, [rbp + 18240]                                   ;   415.8 p2      22 t reload
        vpternlogd zmm23, zmm21, zmm13, 0x96                             ;   421.8 p0      41 t
        vpternlogd zmm27, zmm10, zmm23, 0x96                             ;   422.8 p0      41 t
        vpxord zmm26, zmm26, zmm27                                       ;   423.8 p0      62 t
        vmovdqu64 zmm10, [rbp + 20416]                                   ;   419.8 p3      41 t reload
        vpxord zmm14, zmm14, zmm26                                       ;   424.8 p0      40 t
        vmovdqu64 [rbp + 20416], zmm14                                   ;   425.8 p8+p9   40 t spill
        vpternlogd zmm6, zmm31, zmm18, 0xca                              ;   436.8 p0      22 t
        vpternlogd zmm27, zmm10, [rbp + 17920], 0x96                     ;   425.8 p0+p2   62 t
        vmovdqu64 zmm14, [rbp + 7424]                                    ;   333.2 p3      40 t
        vmovdqu64 zmm3, [rbp + 20416]                                    ;   425.8 p2      40 t reload
        vpshufb zmm8, zmm5, zmm3                                         ;   450.8 p5      23 t
        vpternlogd zmm13, zmm21, zmm10, 0x96                             ;   425.8 p0      41 t
        vmovdqu64 zmm10, [rbp + 7296]                                    ;   334.2 p3      40 t
        vpxord zmm10, zmm10, zmm27                                       ;   426.8 p0      40 t
        vmovdqu64 zmm9, [rbp + 7232]                                     ;   335.0 p2      40 t
        vmovdqu64 zmm15, [rbp + 7040]                                    ;   335.2 p3      40 t
        vmovdqu64 zmm22, [rbp + 7360]                                    ;   336.0 p2      40 t
        vmovdqa64 zmm18, zmm13                                           ;   426.8         62 t copy
        vpternlogd zmm18, zmm17, [rbp + 18048], 0x96                     ;   429.8 p0+p3   62 t
        vmovdqu64 zmm31, [rbp + 17344]                                   ;   412.8 p2      21 t reload
        vpternlogd zmm17, zmm31, [rbp + 20352], 0x96                     ;   429.8 p0+p3   41 t
        vpxord zmm28, zmm28, zmm17                                       ;   430.8 p0      62 t
        vpxord zmm9, zmm9, zmm28                                         ;   431.8 p0      40 t
        vpternlogd zmm2, zmm30, zmm7, 0xca                               ;   444.8 p0      21 t
        vmovdqa64 zmm7, zmm1                                             ;   431.8         41 t copy
        vpternlogd zmm7, zmm19, zmm2, 0x96                               ;   445.8 p0      41 t
        vmovdqu64 zmm11, [rbp + 18368]                                   ;   338.0 p2      62 t reload
        vmovdqu64 zmm31, [rbp + 7168]                                    ;   338.2 p3      40 t
        vmovdqu64 [rbp + 17920], zmm26                                   ;   424.8 p7+p4   62 t spill
        vpternlogd zmm23, zmm24, [rbp + 19840], 0x96                     ;   429.8 p0+p2   62 t
        vpxord zmm22, zmm22, zmm18                                       ;   430.8 p0      40 t
        vpternlogd zmm15, zmm24, zmm11, 0x96                             ;   429.8 p0      40 t
        vmovdqu64 zmm30, [rbp + 7488]                                    ;   339.2 p3      40 t
        vpxord zmm30, zmm30, zmm23                                       ;   430.8 p0      40 t
        vmovdqu64 [rbp + 20352], zmm28                                   ;   431.8 p8+p9   62 t spill
        vpshufb zmm28, zmm5, zmm15                                       ;   451.8 p5      41 t
        vmovdqu64 [rbp + 17344], zmm13                                   ;   426.8 p7+p4   41 t spill
        vmovdqu64 [rbp + 18048], zmm24                                   ;   429.8 p8+p9   41 t spill
        vmovdqu64 [rbp + 19840], zmm23                                   ;   430.8 p7+p4   62 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;   340.0 p2      22 t reload
        vpxord zmm12, zmm12, zmm17                                       ;   430.8 p0      62 t
        vmovdqu64 zmm17, [rbp + 17472]                                   ;   340.2 p3      62 t reload
        vpternlogd zmm31, zmm13, zmm17, 0x96                             ;   426.8 p0      40 t
        vmovdqa64 zmm24, zmm31                                           ;   427.8         22 t copy
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 576] ;   341.0 p2      22 t reload
        vpermi2b zmm24, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;   453.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 18240], zmm12                                   ;   431.8 p8+p9   62 t spill
        vpxord zmm14, zmm14, zmm12                                       ;   431.8 p0      40 t
        vmovdqu64 zmm26, [rbp + 7360]                                    ;   342.0 p2      40 t
        vpshufb zmm11, zmm5, zmm31                                       ;   454.8 p5      22 t
        vpermi2b zmm31, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;   456.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 19776], zmm27                                   ;   426.8 p7+p4   62 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512]       ;   343.0 p2      41 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;   343.2 p3      41 t reload
        vmovdqu64 zmm21, [rbp + 7296]                                    ;   344.0 p2      40 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 320] ;   344.2 p3      23 t reload
        vmovdqa64 zmm13, zmm3                                            ;   431.8         23 t copy
        vpermi2b zmm13, zmm23, [rel camellia128_encrypt.T0_constants512 + 384] ;   458.8 p0+p5+p2   23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 448] ;   345.2 p3      23 t reload
        vmovdqu64 [rbp + 19968], zmm18                                   ;   430.8 p8+p9   62 t spill
        vpternlogd zmm20, zmm25, zmm16, 0xca                             ;   454.8 p0      23 t
        vpermi2b zmm3, zmm23, [rel camellia128_encrypt.T0_constants512 + 512] ;   460.8 p0+p5+p2   23 t
        vpshufb zmm16, zmm5, zmm10                                       ;   461.8 p5      23 t
        vmovdqu64 [rbp + 20416], zmm30                                   ;   431.8 p7+p4   40 t spill
        vmovdqa64 zmm18, zmm15                                           ;   430.8         41 t copy
        vpermi2b zmm15, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;   463.8 p0+p5+p3   41 t
        vmovdqa64 zmm27, zmm10                                           ;   427.8         23 t copy
        vmovdqu64 zmm29, [rbp + 7424]                                    ;   347.0 p2      40 t
        vpermi2b zmm18, zmm12, [rel camellia128_encrypt.T0_constants512 + 64] ;   465.8 p0+p5+p3   41 t
        vmovdqa64 zmm30, zmm22                                           ;   431.8         22 t copy
        vmovdqa64 zmm12, zmm9                                            ;   432.8         21 t copy
        vpternlogd zmm28, zmm18, zmm15, 0xca                             ;   470.8 p0      41 t
        vpternlogd zmm11, zmm24, zmm31, 0xca                             ;   461.8 p0      22 t
        vmovdqu64 zmm17, [rbp + 7488]                                    ;   348.0 p2      40 t
        vmovdqu64 zmm31, [rbp + 7168]                                    ;   348.2 p3      40 t
        vpshufb zmm23, zmm5, zmm9                                        ;   466.8 p5      21 t
        vpshufb zmm25, zmm5, zmm22                                       ;   467.8 p5      22 t
        vmovdqu64 [rbp + 17984], zmm25                                   ;   468.8 p8+p9   22 t spill
        vmovdqa64 zmm25, zmm14                                           ;   432.8         21 t copy
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 320]  ;   349.0 p2      23 t reload
        vpermi2b zmm27, zmm5, [rel camellia128_encrypt.T0_constants512 + 384] ;   469.8 p0+p5+p3   23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 448]  ;   350.0 p2      23 t reload
        vpermi2b zmm10, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   471.8 p0+p5+p3   23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 576]  ;   351.0 p2      22 t reload
        vpermi2b zmm30, zmm5, [rel camellia128_encrypt.T0_constants512 + 640] ;   473.8 p0+p5+p3   22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 704]  ;   352.0 p2      22 t reload
        vpermi2b zmm22, zmm5, [rel camellia128_encrypt.T0_constants512 + 768] ;   475.8 p0+p5+p3   22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 832]  ;   353.0 p2      21 t reload
        vpermi2b zmm12, zmm5, [rel camellia128_encrypt.T0_constants512 + 896] ;   477.8 p0+p5+p3   21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 960]  ;   354.0 p2      21 t reload
        vpermi2b zmm9, zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;   479.8 p0+p5+p3   21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 832]  ;   355.0 p2      21 t reload
        vpermi2b zmm25, zmm5, [rel camellia128_encrypt.T0_constants512 + 896] ;   481.8 p0+p5+p3   21 t
        vmovdqu64 [rbp + 18688], zmm25                                   ;   486.8 p7+p4   21 t spill
        vpternlogd zmm23, zmm12, zmm9, 0xca                              ;   484.8 p0      21 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 256] ;   356.2 p2      41 t reload
        vmovdqu64 [rbp + 20224], zmm30                                   ;   478.8 p8+p9   22 t spill
        vmovdqu64 zmm24, [rbp + 18112]                                   ;   356.8 p3      62 t reload
        vpshufb zmm30, zmm25, zmm14                                      ;   482.8 p5      21 t
        vmovdqu64 [rbp + 17664], zmm30                                   ;   483.8 p7+p4   21 t spill
        vmovdqu64 zmm30, [rbp + 20416]                                   ;   431.8 p2      42 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 960] ;   358.3 p3      21 t reload
        vpermi2b zmm14, zmm25, [rel camellia128_encrypt.T0_constants512 + 1024] ;   484.8 p0+p5+p2   21 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512]       ;   360.3 p3      41 t reload
        vpermi2b zmm30, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   486.8 p0+p5+p2   42 t
        vmovdqa64 zmm5, zmm0                                             ;   447.8         41 t copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                                ;   451.8 p0      41 t
        vpternlogd zmm19, zmm5, zmm2, 0x96                               ;   452.8 p0      41 t
        vpternlogd zmm2, zmm20, zmm6, 0x96                               ;   455.8 p0      41 t
        vpternlogd zmm20, zmm7, zmm6, 0x96                               ;   455.8 p0      41 t
        vpternlogd zmm6, zmm4, [rbp + 20288], 0x96                       ;   451.8 p0+p3   41 t
        vpternlogd zmm0, zmm1, zmm6, 0x96                                ;   452.8 p0      41 t
        vpternlogd zmm6, zmm19, [rbp + 19136], 0x96                      ;   453.8 p0+p2   62 t
        vpternlogd zmm4, zmm2, [rbp + 20288], 0x96                       ;   456.8 p0+p3   41 t
        vmovdqu64 [rbp + 20288], zmm6                                    ;   454.8 p8+p9   62 t spill
        vpxord zmm26, zmm26, zmm6                                        ;   454.8 p0      40 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   369.2 p2      41 t reload
        vmovdqu64 [rbp + 19136], zmm30                                   ;   491.8 p7+p4   42 t spill
        vpternlogd zmm5, zmm20, [rbp + 19072], 0x96                      ;   456.8 p0+p3   62 t
        vpxord zmm21, zmm21, zmm5                                        ;   457.8 p0      40 t
        vpternlogd zmm2, zmm0, [rbp + 19392], 0x96                       ;   456.8 p0+p2   62 t
        vpternlogd zmm7, zmm4, [rbp + 19008], 0x96                       ;   457.8 p0+p3   62 t
        vpxord zmm17, zmm17, zmm7                                        ;   458.8 p0      40 t
        vmovdqu64 [rbp + 19072], zmm7                                    ;   458.8 p8+p9   62 t spill
        vmovdqu64 [rbp + 19008], zmm19                                   ;   453.8 p7+p4   41 t spill
        vpxord zmm29, zmm29, zmm2                                        ;   457.8 p0      40 t
        vmovdqu64 [rbp + 19392], zmm2                                    ;   457.8 p8+p9   62 t spill
        vpshufb zmm7, zmm6, zmm29                                        ;   487.8 p5      21 t
        vpshufb zmm2, zmm6, zmm26                                        ;   488.8 p5      22 t
        vmovdqu64 [rbp + 20480], zmm0                                    ;   453.8 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 7232]                                    ;   375.7 p2      40 t
        vmovdqu64 zmm1, [rbp + 20416]                                    ;   431.8 p3      40 t reload
        vmovdqu64 zmm15, [rbp + 20032]                                   ;   376.7 p2      62 t reload
        vmovdqu64 [rbp + 20416], zmm5                                    ;   457.8 p8+p9   62 t spill
        vpshufb zmm5, zmm6, zmm17                                        ;   489.8 p5      42 t
        vmovdqu64 [rbp + 20096], zmm11                                   ;   462.8 p7+p4   22 t spill
        vpternlogd zmm31, zmm19, zmm24, 0x96                             ;   453.8 p0      40 t
        vmovdqa64 zmm11, zmm31                                           ;   454.8         22 t copy
        vpternlogd zmm18, zmm0, zmm15, 0x96                              ;   453.8 p0      40 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 576]  ;   377.2 p3      22 t reload
        vpshufb zmm24, zmm6, zmm31                                       ;   490.8 p5      22 t
        vpshufb zmm30, zmm6, zmm1                                        ;   491.8 p5      42 t
        vmovdqu64 [rbp + 17792], zmm30                                   ;   492.8 p8+p9   42 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 128] ;   377.8 p2      41 t reload
        vpermi2b zmm1, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   493.8 p0+p5+p3   42 t
        vpshufb zmm15, zmm6, zmm18                                       ;   494.8 p5      21 t
        vpermi2b zmm11, zmm0, [rel camellia128_encrypt.T0_constants512 + 640] ;   496.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20544], zmm5                                    ;   490.8 p7+p4   42 t spill
        vmovdqu64 [rbp + 20608], zmm17                                   ;   459.8 p8+p9   40 t spill
        vmovdqa64 zmm5, zmm18                                            ;   454.8         21 t copy
        vmovdqa64 zmm17, zmm29                                           ;   458.8         21 t copy
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 704]  ;   379.8 p3      22 t reload
        vpermi2b zmm31, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   498.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20672], zmm28                                   ;   471.8 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm26                                           ;   455.8         22 t copy
        vpermi2b zmm28, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   500.8 p0+p5+p3   22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 576]  ;   381.3 p2      22 t reload
        vpermi2b zmm26, zmm0, [rel camellia128_encrypt.T0_constants512 + 640] ;   502.8 p0+p5+p3   22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 832]  ;   382.3 p2      21 t reload
        vpermi2b zmm5, zmm0, [rel camellia128_encrypt.T0_constants512 + 896] ;   504.8 p0+p5+p3   21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 960]  ;   383.3 p2      21 t reload
        vpermi2b zmm18, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   506.8 p0+p5+p3   21 t
        vpermi2b zmm17, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   508.8 p0+p5+p2   21 t
        vmovdqu64 zmm0, [rbp + 20608]                                    ;   459.8 p3      42 t
        vpternlogd zmm16, zmm27, zmm10, 0xca                             ;   476.8 p0      23 t
        vpermi2b zmm0, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   510.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20736], zmm0                                    ;   515.8 p8+p9   42 t spill
        vmovdqu64 zmm0, [rbp + 20608]                                    ;   459.8 p3      42 t
        vpermi2b zmm0, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   512.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20608], zmm0                                    ;   517.8 p7+p4   42 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 832]  ;   386.8 p3      21 t reload
        vpermi2b zmm29, zmm0, [rel camellia128_encrypt.T0_constants512 + 896] ;   514.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20800], zmm1                                    ;   498.8 p8+p9   42 t spill
        vmovdqu64 zmm0, [rbp + 20736]                                    ;   515.8 p3      42 t reload
        vmovdqu64 zmm1, [rbp + 20544]                                    ;   490.8 p2      42 t
        vpternlogd zmm1, zmm0, [rbp + 20608], 0xca                       ;   523.8 p0+p3   42 t
        vpshufb zmm19, zmm6, zmm21                                       ;   515.8 p5      23 t
        vmovdqu64 zmm0, [rbp + 19136]                                    ;   491.8 p2      42 t reload
        vmovdqu64 [rbp + 20608], zmm1                                    ;   524.8 p7+p4   42 t spill
        vmovdqu64 zmm1, [rbp + 17792]                                    ;   492.8 p3      42 t
        vmovdqu64 [rbp + 17792], zmm4                                    ;   457.8 p8+p9   41 t spill
        vpternlogd zmm1, zmm0, [rbp + 20800], 0xca                       ;   504.8 p0+p2   42 t
        vmovdqu64 [rbp + 20800], zmm1                                    ;   505.8 p7+p4   42 t spill
        vmovdqu64 zmm0, [rbp + 19328]                                    ;   390.8 p3      62 t reload
        vmovdqu64 zmm1, [rbp + 7104]                                     ;   391.3 p2      40 t
        vpternlogd zmm1, zmm20, zmm0, 0x96                               ;   461.0 p0      40 t
        vpshufb zmm0, zmm6, zmm1                                         ;   516.8 p5      23 t
        vmovdqu64 zmm9, [rbp + 17984]                                    ;   468.8 p3      22 t reload
        vmovdqu64 [rbp + 19136], zmm20                                   ;   456.8 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 7040]                                    ;   392.3 p2      40 t
        vpternlogd zmm20, zmm4, [rbp + 18624], 0x96                      ;   462.0 p0+p3   40 t
        vpshufb zmm4, zmm6, zmm20                                        ;   517.8 p5      41 t
        vmovdqa64 zmm6, zmm20                                            ;   463.0         41 t copy
        vpermi2b zmm20, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   519.8 p0+p5+p2   41 t
        vmovdqa64 zmm30, zmm1                                            ;   462.0         23 t copy
        vmovdqu64 zmm10, [rbp + 20096]                                   ;   462.8 p3      22 t reload
        vpternlogd zmm2, zmm26, zmm28, 0xca                              ;   507.8 p0      22 t
        vpermi2b zmm6, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   521.8 p0+p5+p2   41 t
        vmovdqa64 zmm25, zmm21                                           ;   458.8         23 t copy
        vpternlogd zmm8, zmm13, zmm3, 0xca                               ;   466.0 p0      23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   394.8 p3      23 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 320] ;   395.3 p2      23 t reload
        vpermi2b zmm30, zmm13, zmm3                                      ;   523.8 p0+p5   23 t
        vpermi2b zmm25, zmm13, zmm3                                      ;   525.8 p0+p5   23 t
        vmovdqu64 zmm13, [rbp + 17664]                                   ;   483.8 p3      21 t reload
        vmovdqu64 zmm27, [rbp + 20800]                                   ;   505.8 p2      41 t
        vpternlogd zmm22, zmm9, [rbp + 20224], 0xb8                      ;   484.8 p0+p3   22 t
        vmovdqa64 zmm12, zmm22                                           ;   485.8         41 t copy
        vmovdqu64 zmm28, [rbp + 7872]                                    ;   397.3 p2      40 t
        vpternlogd zmm27, zmm8, zmm10, 0x96                              ;   511.8 p0      41 t
        vmovdqu64 zmm9, [rbp + 20672]                                    ;   471.8 p3      41 t reload
        vpternlogd zmm12, zmm23, zmm9, 0x96                              ;   485.8 p0      41 t
        vpternlogd zmm7, zmm29, zmm17, 0xca                              ;   519.8 p0      21 t
        vpternlogd zmm4, zmm6, zmm20, 0xca                               ;   526.8 p0      41 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;   398.3 p2      23 t reload
        vpternlogd zmm14, zmm13, [rbp + 18688], 0xb8                     ;   492.8 p0+p3   21 t
        vpermi2b zmm1, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   527.8 p0+p5+p2   23 t
        vpermi2b zmm21, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   529.8 p0+p5+p3   23 t
        vmovdqa64 zmm3, zmm16                                            ;   477.8         41 t copy
        vpternlogd zmm16, zmm10, zmm12, 0x96                             ;   486.8 p0      41 t
        vpternlogd zmm3, zmm10, zmm23, 0x96                              ;   485.8 p0      41 t
        vmovdqa64 zmm10, zmm3                                            ;   486.8         41 t copy
        vpternlogd zmm10, zmm8, [rbp + 20800], 0x96                      ;   511.8 p0+p2   41 t
        vpternlogd zmm8, zmm14, zmm9, 0x96                               ;   493.8 p0      41 t
        vpternlogd zmm22, zmm23, zmm8, 0x96                              ;   494.8 p0      41 t
        vmovdqu64 zmm13, [rbp + 17536]                                   ;   401.2 p3      61 t
        vpternlogd zmm13, zmm16, [rbp + 18304], 0x96                     ;   487.8 p0+p2   61 t
        vpternlogd zmm16, zmm8, [rbp + 19648], 0x96                      ;   494.8 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 17600]                                    ;   402.8 p2      61 t
        vpternlogd zmm12, zmm10, [rbp + 19456], 0x96                     ;   512.8 p0+p3   61 t
        vpternlogd zmm14, zmm9, zmm27, 0x96                              ;   512.8 p0      41 t
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   403.8 p2      41 t reload
        vpternlogd zmm10, zmm9, [rbp + 19584], 0x96                      ;   512.8 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 17856]                                    ;   405.2 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 7744]                                    ;   405.8 p3      40 t
        vpternlogd zmm3, zmm14, [rbp + 19200], 0x96                      ;   513.8 p0+p2   61 t
        vpternlogd zmm14, zmm9, [rbp + 19520], 0x96                      ;   513.8 p0+p3   61 t
        vpxord zmm20, zmm20, zmm14                                       ;   514.8 p0      40 t
        vpternlogd zmm0, zmm30, zmm1, 0xca                               ;   532.8 p0      23 t
        vpternlogd zmm24, zmm11, zmm31, 0xca                             ;   503.8 p0      22 t
        vpternlogd zmm8, zmm22, [rbp + 18432], 0x96                      ;   495.8 p0+p2   61 t
        vmovdqu64 [rbp + 19456], zmm12                                   ;   513.8 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 7616]                                     ;   409.5 p3      40 t
        vmovdqu64 zmm17, [rbp + 7680]                                    ;   410.0 p2      40 t
        vmovdqu64 [rbp + 17856], zmm8                                    ;   496.8 p8+p9   61 t spill
        vpternlogd zmm15, zmm5, zmm18, 0xca                              ;   511.8 p0      21 t
        vpternlogd zmm22, zmm27, [rbp + 18496], 0x96                     ;   512.8 p0+p3   61 t
        vpxord zmm9, zmm9, zmm13                                         ;   495.0 p0      40 t
        vmovdqu64 zmm18, [rbp + 7680]                                    ;   412.0 p2      40 t
        vmovdqu64 zmm5, [rbp + 7552]                                     ;   412.2 p3      40 t
        vpxord zmm5, zmm5, zmm10                                         ;   513.8 p0      40 t
        vmovdqa64 zmm26, zmm4                                            ;   527.8         41 t copy
        vpternlogd zmm26, zmm2, zmm15, 0x96                              ;   527.8 p0      41 t
        vmovdqu64 [rbp + 19200], zmm13                                   ;   488.8 p7+p4   61 t spill
        vmovdqu64 [rbp + 19520], zmm14                                   ;   514.8 p8+p9   61 t spill
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 256] ;   413.2 p2      41 t reload
        vmovdqu64 [rbp + 19584], zmm10                                   ;   513.8 p7+p4   61 t spill
        vmovdqu64 [rbp + 17280], zmm16                                   ;   495.8 p8+p9   61 t spill
        vpternlogd zmm19, zmm25, zmm21, 0xca                             ;   534.8 p0      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;   413.8 p3      41 t reload
        vmovdqu64 zmm30, [rbp + 7936]                                    ;   414.2 p2      40 t
        vmovdqu64 zmm14, [rbp + 8000]                                    ;   414.8 p3      40 t
        vpshufb zmm10, zmm13, zmm9                                       ;   530.8 p5      23 t
        vmovdqa64 zmm13, zmm9                                            ;   496.0         23 t copy
        vpxord zmm17, zmm17, zmm8                                        ;   499.0 p0      40 t
        vpxord zmm14, zmm14, zmm12                                       ;   513.8 p0      40 t
        vmovdqu64 zmm8, [rbp + 8000]                                     ;   415.2 p2      40 t
        vpshufb zmm25, zmm21, zmm17                                      ;   531.8 p5      22 t
        vpxord zmm30, zmm30, zmm3                                        ;   514.8 p0      40 t
        vmovdqu64 [rbp + 18496], zmm3                                    ;   514.8 p7+p4   61 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   415.8 p3      41 t reload
        vpshufb zmm3, zmm12, zmm5                                        ;   532.8 p5      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   416.2 p2      41 t reload
        vmovdqu64 zmm1, [rbp + 7808]                                     ;   416.8 p3      40 t
        vpxord zmm1, zmm1, zmm16                                         ;   502.0 p0      40 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;   417.2 p2      23 t reload
        vpermi2b zmm13, zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;   534.8 p0+p5+p3   23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;   418.2 p2      23 t reload
        vpermi2b zmm9, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;   536.8 p0+p5+p3   23 t
        vmovdqa64 zmm16, zmm5                                            ;   514.8         41 t copy
        vpermi2b zmm5, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   538.8 p0+p5+p2   41 t
        vpshufb zmm12, zmm21, zmm1                                       ;   539.8 p5      23 t
        vmovdqu64 [rbp + 18304], zmm12                                   ;   540.8 p8+p9   23 t spill
        vpxord zmm28, zmm28, zmm22                                       ;   513.8 p0      40 t
        vmovdqu64 zmm6, [rbp + 7552]                                     ;   419.8 p3      40 t
        vmovdqu64 zmm31, [rbp + 7936]                                    ;   420.2 p2      40 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 576] ;   420.8 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 7616]                                    ;   421.2 p2      40 t
        vmovdqu64 [rbp + 18432], zmm14                                   ;   514.8 p7+p4   40 t spill
        vmovdqu64 [rbp + 17600], zmm30                                   ;   515.8 p8+p9   40 t spill
        vmovdqu64 [rbp + 20672], zmm22                                   ;   513.8 p7+p4   61 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512]       ;   421.8 p3      41 t reload
        vpermi2b zmm16, zmm22, [rel camellia128_encrypt.T0_constants512 + 64] ;   541.8 p0+p5+p2   41 t
        vmovdqa64 zmm22, zmm17                                           ;   500.0         22 t copy
        vpermi2b zmm22, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   543.8 p0+p5+p3   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   423.2 p2      22 t reload
        vpermi2b zmm17, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   545.8 p0+p5+p3   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 320] ;   424.2 p2      23 t reload
        vmovdqa64 zmm14, zmm1                                            ;   503.0         23 t copy
        vpermi2b zmm14, zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;   547.8 p0+p5+p3   23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   425.2 p2      23 t reload
        vpermi2b zmm1, zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;   549.8 p0+p5+p3   23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;   426.2 p2      41 t reload
        vpshufb zmm30, zmm21, zmm28                                      ;   550.8 p5      22 t
        vmovdqu64 zmm23, [rbp + 7744]                                    ;   426.8 p3      40 t
        vmovdqa64 zmm12, zmm28                                           ;   514.8         22 t copy
        vmovdqu64 [rbp + 19648], zmm30                                   ;   551.8 p8+p9   22 t spill
        vpshufb zmm30, zmm21, zmm20                                      ;   551.8 p5      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 576] ;   427.2 p2      22 t reload
        vpermi2b zmm12, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   553.8 p0+p5+p3   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   428.8 p2      22 t reload
        vmovdqu64 [rbp + 17664], zmm14                                   ;   552.8 p7+p4   23 t spill
        vmovdqu64 [rbp + 17536], zmm12                                   ;   558.8 p8+p9   22 t spill
        vmovdqu64 zmm29, [rbp + 7872]                                    ;   429.3 p3      40 t
        vmovdqa64 zmm12, zmm20                                           ;   515.8         21 t copy
        vpermi2b zmm28, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   555.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18688], zmm28                                   ;   560.8 p7+p4   22 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   433.0 p3      41 t reload
        vpshufb zmm14, zmm28, [rbp + 17600]                              ;   556.8 p5+p2   21 t
        vmovdqu64 zmm28, [rbp + 17536]                                   ;   558.8 p3      22 t reload
        vmovdqu64 [rbp + 20800], zmm14                                   ;   557.8 p8+p9   21 t spill
        vmovdqu64 zmm14, [rbp + 19648]                                   ;   551.8 p2      22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 832] ;   435.2 p3      21 t reload
        vpternlogd zmm14, zmm28, [rbp + 18688], 0xca                     ;   566.8 p0+p2   22 t
        vmovdqu64 [rbp + 18688], zmm14                                   ;   567.8 p7+p4   22 t spill
        vpermi2b zmm12, zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;   558.8 p0+p5+p3   21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 960] ;   437.3 p2      21 t reload
        vpermi2b zmm20, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;   560.8 p0+p5+p3   21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 832] ;   438.8 p2      21 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;   439.0 p3      21 t reload
        vmovdqu64 [rbp + 17536], zmm1                                    ;   554.8 p8+p9   23 t spill
        vmovdqu64 zmm1, [rbp + 17600]                                    ;   515.8 p2      21 t
        vmovdqa64 zmm21, zmm7                                            ;   520.8         41 t copy
        vpternlogd zmm21, zmm4, zmm0, 0x96                               ;   533.8 p0      41 t
        vpternlogd zmm2, zmm21, zmm15, 0x96                              ;   534.8 p0      41 t
        vpternlogd zmm15, zmm19, zmm24, 0x96                             ;   535.8 p0      41 t
        vpternlogd zmm19, zmm26, zmm24, 0x96                             ;   535.8 p0      41 t
        vpternlogd zmm24, zmm0, [rbp + 20608], 0x96                      ;   533.8 p0+p3   41 t
        vpermi2b zmm1, zmm14, zmm28                                      ;   562.8 p0+p5   21 t
        vmovdqu64 zmm14, [rbp + 18304]                                   ;   540.8 p2      23 t
        vmovdqu64 zmm28, [rbp + 17664]                                   ;   552.8 p3      23 t reload
        vpternlogd zmm14, zmm28, [rbp + 17536], 0xca                     ;   560.8 p0+p2   23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   446.8 p3      21 t reload
        vmovdqu64 [rbp + 17536], zmm14                                   ;   561.8 p7+p4   23 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 960] ;   447.3 p2      21 t reload
        vmovdqu64 [rbp + 17664], zmm1                                    ;   567.8 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 17600]                                    ;   515.8 p3      21 t
        vpternlogd zmm7, zmm4, zmm24, 0x96                               ;   534.8 p0      41 t
        vpternlogd zmm24, zmm2, [rbp + 17408], 0x96                      ;   535.8 p0+p2   61 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;   449.2 p3      41 t reload
        vpermi2b zmm1, zmm14, zmm28                                      ;   564.8 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512]       ;   450.8 p2      41 t reload
        vpternlogd zmm0, zmm15, [rbp + 20608], 0x96                      ;   536.8 p0+p3   41 t
        vmovdqu64 zmm14, [rbp + 18432]                                   ;   514.8 p2      42 t
        vpermi2b zmm14, zmm28, zmm4                                      ;   566.8 p0+p5   42 t
        vmovdqu64 [rbp + 20608], zmm14                                   ;   571.8 p7+p4   42 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 128] ;   453.0 p3      41 t reload
        vmovdqu64 [rbp + 17408], zmm1                                    ;   569.8 p8+p9   21 t spill
        vpternlogd zmm15, zmm7, [rbp + 19904], 0x96                      ;   536.8 p0+p2   61 t
        vpxord zmm29, zmm29, zmm24                                       ;   536.8 p0      40 t
        vpternlogd zmm21, zmm19, [rbp + 19712], 0x96                     ;   536.8 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 18432]                                    ;   514.8 p2      42 t
        vpermi2b zmm1, zmm14, [rel camellia128_encrypt.T0_constants512 + 192] ;   568.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 17600], zmm1                                    ;   573.8 p7+p4   42 t spill
        vmovdqu64 zmm14, [rbp + 20800]                                   ;   557.8 p2      21 t
        vmovdqu64 zmm1, [rbp + 17664]                                    ;   567.8 p3      21 t reload
        vpternlogd zmm14, zmm1, [rbp + 17408], 0xca                      ;   575.8 p0+p2   21 t
        vmovdqu64 zmm1, [rbp + 18176]                                    ;   457.0 p3      41 t reload
        vpternlogd zmm2, zmm1, [rbp + 18816], 0x96                       ;   535.8 p0+p2   61 t
        vpternlogd zmm10, zmm13, zmm9, 0xca                              ;   541.8 p0      23 t
        vpternlogd zmm26, zmm0, [rbp + 17728], 0x96                      ;   537.8 p0+p3   61 t
        vpxord zmm8, zmm8, zmm26                                         ;   538.8 p0      40 t
        vmovdqu64 [rbp + 17728], zmm10                                   ;   542.8 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm8                                            ;   539.8         42 t copy
        vpermi2b zmm10, zmm28, zmm4                                      ;   570.8 p0+p5   42 t
        vmovdqu64 [rbp + 20800], zmm10                                   ;   575.8 p7+p4   42 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;   458.3 p2      21 t reload
        vmovdqu64 zmm1, [rbp + 18560]                                    ;   459.0 p3      41 t reload
        vpternlogd zmm7, zmm1, [rbp + 18752], 0x96                       ;   539.0 p0+p2   61 t
        vpxord zmm23, zmm23, zmm7                                        ;   540.0 p0      40 t
        vmovdqu64 zmm1, [rbp + 19264]                                    ;   460.0 p3      41 t reload
        vpternlogd zmm19, zmm1, [rbp + 18880], 0x96                      ;   541.0 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 20160]                                    ;   461.0 p3      41 t reload
        vpxord zmm31, zmm31, zmm15                                       ;   542.0 p0      40 t
        vmovdqu64 zmm27, [rbp + 7808]                                    ;   461.3 p2      40 t
        vmovdqu64 [rbp + 20160], zmm15                                   ;   537.8 p8+p9   61 t spill
        vpxord zmm11, zmm11, zmm19                                       ;   543.0 p0      40 t
        vmovdqu64 [rbp + 18752], zmm19                                   ;   542.0 p7+p4   61 t spill
        vpxord zmm18, zmm18, zmm2                                        ;   544.0 p0      40 t
        vpxord zmm27, zmm27, zmm21                                       ;   545.0 p0      40 t
        vpternlogd zmm0, zmm1, [rbp + 18944], 0x96                       ;   546.0 p0+p3   61 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 256]  ;   462.3 p2      41 t reload
        vpshufb zmm9, zmm1, [rbp + 18432]                                ;   571.8 p5+p3   42 t
        vmovdqu64 [rbp + 18880], zmm2                                    ;   536.8 p8+p9   61 t spill
        vpshufb zmm13, zmm1, zmm29                                       ;   572.8 p5      22 t
        vmovdqu64 [rbp + 18432], zmm7                                    ;   540.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 18944], zmm26                                   ;   538.8 p8+p9   61 t spill
        vpxord zmm6, zmm6, zmm0                                          ;   547.0 p0      40 t
        vmovdqu64 zmm26, [rbp + 8320]                                    ;   463.3 p2      47 y
        vmovdqu64 [rbp + 19264], zmm24                                   ;   536.8 p7+p4   61 t spill
        vpshufb zmm24, zmm1, zmm27                                       ;   573.8 p5      23 t
        vmovdqu64 [rbp + 18816], zmm0                                    ;   547.0 p8+p9   61 t spill
        vpshufb zmm0, zmm1, zmm8                                         ;   574.8 p5      42 t
        vmovdqu64 [rbp + 19712], zmm0                                    ;   575.8 p7+p4   42 t spill
        vmovdqu64 [rbp + 18560], zmm21                                   ;   537.8 p8+p9   61 t spill
        vpshufb zmm21, zmm1, zmm23                                       ;   575.8 p5      21 t
        vpternlogd zmm3, zmm16, zmm5, 0xca                               ;   548.0 p0      41 t
        vpshufb zmm16, zmm1, zmm18                                       ;   576.8 p5      22 t
        vpshufb zmm19, zmm1, zmm31                                       ;   577.8 p5      21 t
        vpternlogd zmm25, zmm22, zmm17, 0xca                             ;   550.8 p0      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   464.2 p3      22 t reload
        vmovdqu64 zmm5, [rbp + 8448]                                     ;   464.3 p2      47 y
        vmovdqu64 [rbp + 18176], zmm14                                   ;   576.8 p7+p4   21 t spill
        vpshufb zmm14, zmm1, zmm11                                       ;   578.8 p5      23 t
        vmovdqu64 [rbp + 19904], zmm3                                    ;   549.0 p8+p9   41 t spill
        vpshufb zmm3, zmm1, zmm6                                         ;   579.8 p5      41 t
        vmovdqu64 [rbp + 17664], zmm25                                   ;   551.8 p7+p4   22 t spill
        vmovdqu64 zmm0, [rbp + 18176]                                    ;   576.8 p3      41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 448] ;   465.5 p2      23 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 576] ;   466.3 p3      22 t reload
        vmovdqu64 zmm1, [rbp + 19904]                                    ;   549.0 p2      41 t reload
        vpternlogd zmm0, zmm1, [rbp + 17728], 0x96                       ;   582.8 p0+p3   41 t
        vmovdqa64 zmm1, zmm6                                             ;   548.0         41 t copy
        vpermi2b zmm1, zmm28, zmm4                                       ;   581.8 p0+p5   41 t
        vmovdqu64 [rbp + 17408], zmm0                                    ;   583.8 p8+p9   41 t spill
        vmovdqu64 [rbp + 18304], zmm8                                    ;   539.8 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm31                                            ;   543.0         21 t copy
        vmovdqa64 zmm28, zmm29                                           ;   537.8         22 t copy
        vpermi2b zmm28, zmm22, zmm17                                     ;   583.8 p0+p5   22 t
        vmovdqa64 zmm0, zmm18                                            ;   545.0         22 t copy
        vpermi2b zmm0, zmm22, zmm17                                      ;   585.8 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   468.8 p2      22 t reload
        vpermi2b zmm29, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   587.8 p0+p5+p3   22 t
        vpternlogd zmm13, zmm28, zmm29, 0xca                             ;   592.8 p0      22 t
        vpermi2b zmm18, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   589.8 p0+p5+p2   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   470.2 p3      23 t reload
        vpermi2b zmm8, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;   591.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19648], zmm9                                    ;   572.8 p8+p9   42 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 128]  ;   471.2 p3      41 t reload
        vmovdqu64 [rbp + 20096], zmm19                                   ;   578.8 p7+p4   21 t spill
        vmovdqu64 zmm19, [rbp + 18304]                                   ;   539.8 p2      42 t
        vmovdqu64 [rbp + 20224], zmm8                                    ;   596.8 p8+p9   21 t spill
        vpermi2b zmm19, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   593.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 18304], zmm19                                   ;   598.8 p7+p4   42 t spill
        vmovdqu64 zmm19, [rbp + 20608]                                   ;   571.8 p2      42 t reload
        vmovdqu64 zmm8, [rbp + 19648]                                    ;   572.8 p3      42 t
        vpternlogd zmm8, zmm19, [rbp + 17600], 0xca                      ;   579.8 p0+p2   42 t
        vmovdqu64 [rbp + 17600], zmm8                                    ;   580.8 p8+p9   42 t spill
        vmovdqa64 zmm22, zmm27                                           ;   546.0         23 t copy
        vmovdqu64 zmm8, [rbp + 19712]                                    ;   575.8 p3      42 t
        vmovdqu64 zmm19, [rbp + 20800]                                   ;   575.8 p2      42 t reload
        vmovdqu64 [rbp + 20800], zmm31                                   ;   543.0 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 17600]                                   ;   580.8 p3      41 t
        vpternlogd zmm8, zmm19, [rbp + 18304], 0xca                      ;   604.8 p0+p2   42 t
        vmovdqu64 [rbp + 18304], zmm8                                    ;   605.8 p8+p9   42 t spill
        vmovdqu64 zmm8, [rbp + 17728]                                    ;   542.8 p3      23 t reload
        vmovdqu64 zmm19, [rbp + 17664]                                   ;   551.8 p2      22 t reload
        vpternlogd zmm31, zmm8, zmm19, 0x96                              ;   586.8 p0      41 t
        vmovdqu64 zmm19, [rbp + 20800]                                   ;   543.0 p3      21 t
        vmovdqu64 [rbp + 20800], zmm31                                   ;   587.8 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 8512]                                    ;   477.8 p2      47 y
        vmovdqu64 [rbp + 20608], zmm31                                   ;   483.8 p8+p9   47 y spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;   478.8 p3      21 t reload
        vpermi2b zmm19, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   595.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19712], zmm19                                   ;   600.8 p7+p4   21 t spill
        vmovdqu64 zmm19, [rbp + 18176]                                   ;   576.8 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 20800]                                   ;   587.8 p2      41 t
        vpternlogd zmm31, zmm19, [rbp + 19904], 0x96                     ;   593.8 p0+p3   41 t
        vmovdqu64 [rbp + 18176], zmm31                                   ;   594.8 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 20096]                                   ;   578.8 p2      21 t
        vmovdqu64 zmm19, [rbp + 20224]                                   ;   596.8 p3      21 t reload
        vpternlogd zmm31, zmm19, [rbp + 19712], 0xca                     ;   606.8 p0+p2   21 t
        vmovdqu64 [rbp + 19712], zmm31                                   ;   607.8 p7+p4   21 t spill
        vmovdqa64 zmm31, zmm23                                           ;   541.0         21 t copy
        vpermi2b zmm23, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   597.8 p0+p5+p3   21 t
        vmovdqa64 zmm8, zmm11                                            ;   544.0         23 t copy
        vpermi2b zmm8, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   599.8 p0+p5+p2   23 t
        vpermi2b zmm11, zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   601.8 p0+p5+p3   23 t
        vpternlogd zmm14, zmm8, zmm11, 0xca                              ;   606.8 p0      23 t
        vmovdqu64 zmm8, [rbp + 19584]                                    ;   513.8 p2      61 t reload
        vpermi2b zmm27, zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   603.8 p0+p5+p3   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   490.3 p2      21 t reload
        vpermi2b zmm31, zmm10, zmm19                                     ;   605.8 p0+p5   21 t
        vpternlogd zmm21, zmm31, zmm23, 0xca                             ;   610.8 p0      21 t
        vpternlogd zmm16, zmm0, zmm18, 0xca                              ;   594.8 p0      22 t
        vpternlogd zmm30, zmm12, zmm20, 0xca                             ;   573.0 p0      21 t
        vpermi2b zmm22, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   607.8 p0+p5+p3   23 t
        vpternlogd zmm24, zmm22, zmm27, 0xca                             ;   612.8 p0      23 t
        vmovdqa64 zmm27, zmm24                                           ;   613.8         41 t copy
        vmovdqu64 zmm12, [rbp + 18688]                                   ;   567.8 p2      22 t reload
        vmovdqu64 zmm20, [rbp + 19904]                                   ;   549.0 p3      41 t
        vpternlogd zmm20, zmm30, zmm12, 0x96                             ;   576.0 p0      41 t
        vpternlogd zmm12, zmm30, [rbp + 17408], 0x96                     ;   589.8 p0+p2   41 t
        vmovdqu64 zmm7, [rbp + 8320]                                     ;   494.8 p3      47 y
        vmovdqu64 zmm4, [rbp + 8448]                                     ;   495.7 p2      47 y
        vmovdqu64 zmm15, [rbp + 8384]                                    ;   495.8 p3      47 y
        vpermi2b zmm6, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   609.8 p0+p5+p2   41 t
        vpternlogd zmm3, zmm1, zmm6, 0xca                                ;   614.8 p0      41 t
        vmovdqu64 zmm25, [rbp + 18176]                                   ;   594.8 p3      41 t reload
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 1088] ;   497.7 p2      47 y
        vmovdqu64 zmm28, [rbp + 8576]                                    ;   497.8 p3      51 x
        vmovdqu64 zmm10, [rbp + 17600]                                   ;   580.8 p2      41 t
        vmovdqa64 zmm23, zmm3                                            ;   615.8         41 t copy
        vmovdqu64 zmm17, [rbp + 17408]                                   ;   583.8 p3      62 t
        vmovdqu64 zmm19, [rbp + 17536]                                   ;   561.8 p2      23 t reload
        vpternlogd zmm30, zmm19, [rbp + 17664], 0x96                     ;   580.0 p0+p3   41 t
        vpternlogd zmm27, zmm16, zmm21, 0x96                             ;   613.8 p0      41 t
        vpternlogd zmm10, zmm30, [rbp + 17728], 0x96                     ;   586.8 p0+p2   41 t
        vmovdqu64 zmm0, [rbp + 20800]                                    ;   587.8 p3      62 t
        vpternlogd zmm19, zmm20, [rbp + 17664], 0x96                     ;   583.0 p0+p2   41 t
        vmovdqu64 zmm9, [rbp + 8512]                                     ;   501.8 p3      47 y
        vpternlogd zmm20, zmm10, [rbp + 19840], 0x96                     ;   587.8 p0+p2   62 t
        vmovdqu64 zmm31, [rbp + 8576]                                    ;   502.8 p3      51 x
        vpandd zmm9, zmm9, zmm20                                         ;   588.8 p0      47 y
        vpternlogd zmm0, zmm12, [rbp + 19968], 0x96                      ;   593.8 p0+p2   62 t
        vmovdqu64 [rbp + 19968], zmm20                                   ;   588.8 p8+p9   62 t spill
        vmovdqu64 zmm20, [rbp + 8640]                                    ;   503.8 p3      51 x
        vmovdqu64 zmm29, [rbp + 18560]                                   ;   537.8 p2      61 t reload
        vmovdqu64 zmm11, [rbp + 17280]                                   ;   504.8 p3      61 t reload
        vpternlogd zmm28, zmm11, zmm8, 0x36                              ;   587.0 p0      51 x
        vmovdqu64 [rbp + 17280], zmm28                                   ;   588.0 p7+p4   51 x spill
        vmovdqu64 zmm11, [rbp + 18816]                                   ;   547.0 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 8640]                                    ;   505.8 p3      51 x
        vpternlogd zmm31, zmm29, zmm11, 0x36                             ;   588.0 p0      51 x
        vmovdqu64 [rbp + 18560], zmm31                                   ;   589.0 p8+p9   51 x spill
        vmovdqu64 zmm31, [rbp + 20672]                                   ;   513.8 p2      61 t reload
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 1088] ;   506.8 p3      47 y
        vmovdqu64 zmm2, [rbp + 8384]                                     ;   507.7 p2      47 y
        vpternlogd zmm17, zmm19, [rbp + 19776], 0x96                     ;   589.8 p0+p3   62 t
        vpandd zmm15, zmm15, zmm0                                        ;   594.8 p0      47 y
        vpandd zmm7, zmm7, zmm17                                         ;   591.0 p0      47 y
        vpaddb zmm22, zmm15, zmm15                                       ;   595.8 p0      47 y
        vpsrlq zmm18, zmm9, 7                                            ;   593.0 p0      47 y
        vpandd zmm1, zmm1, zmm18                                         ;   594.0 p0      47 y
        vpaddb zmm18, zmm7, zmm7                                         ;   595.0 p0      47 y
        vpternlogd zmm23, zmm13, zmm21, 0x96                             ;   615.8 p0      41 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 1088] ;   508.7 p2      47 y
        vpternlogd zmm28, zmm31, [rbp + 19200], 0x36                     ;   597.0 p0+p3   51 x
        vmovdqu64 zmm31, [rbp + 18752]                                   ;   542.0 p2      61 t reload
        vmovdqu64 [rbp + 20672], zmm28                                   ;   598.0 p7+p4   51 x spill
        vmovdqu64 zmm28, [rbp + 19264]                                   ;   536.8 p3      61 t reload
        vpternlogd zmm20, zmm28, zmm31, 0x36                             ;   598.0 p0      51 x
        vmovdqu64 zmm28, [rbp + 17856]                                   ;   510.7 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 18496]                                   ;   514.8 p3      61 t reload
        vmovdqu64 [rbp + 19264], zmm20                                   ;   599.0 p8+p9   51 x spill
        vmovdqu64 zmm20, [rbp + 8704]                                    ;   511.8 p2      51 x
        vpternlogd zmm20, zmm31, zmm28, 0x36                             ;   599.0 p0      51 x
        vmovdqu64 zmm28, [rbp + 20160]                                   ;   537.8 p3      61 t reload
        vmovdqu64 [rbp + 18496], zmm20                                   ;   600.0 p7+p4   51 x spill
        vmovdqu64 zmm20, [rbp + 8704]                                    ;   514.0 p2      51 x
        vmovdqu64 zmm31, [rbp + 18880]                                   ;   536.8 p3      61 t reload
        vpternlogd zmm20, zmm28, zmm31, 0x36                             ;   600.0 p0      51 x
        vmovdqu64 zmm31, [rbp + 19456]                                   ;   515.0 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 19520]                                   ;   515.8 p3      61 t reload
        vmovdqu64 [rbp + 20160], zmm20                                   ;   601.0 p8+p9   51 x spill
        vmovdqu64 zmm20, [rbp + 8768]                                    ;   516.2 p2      51 x
        vpternlogd zmm20, zmm31, zmm28, 0x36                             ;   601.0 p0      51 x
        vmovdqu64 zmm31, [rbp + 18048]                                   ;   516.8 p3      41 t reload
        vpternlogd zmm24, zmm23, zmm16, 0x96                             ;   616.8 p0      41 t
        vpsrlq zmm15, zmm15, 7                                           ;   603.0 p0      47 y
        vpternlogd zmm10, zmm31, [rbp + 18368], 0x96                     ;   604.0 p0+p2   47 y
        vpternlogd zmm22, zmm19, [rbp + 17920], 0x96                     ;   605.0 p0+p3   47 y
        vmovdqu64 zmm31, [rbp + 17344]                                   ;   519.8 p2      41 t reload
        vpternlogd zmm18, zmm10, zmm1, 0x96                              ;   606.0 p0      47 y
        vpsrlq zmm7, zmm7, 7                                             ;   607.0 p0      47 y
        vmovdqu64 zmm1, [rbp + 18176]                                    ;   594.8 p3      41 t reload
        vpaddb zmm9, zmm9, zmm9                                          ;   608.0 p0      47 y
        vpternlogd zmm9, zmm1, [rbp + 20352], 0x96                       ;   609.0 p0+p2   47 y
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 1088] ;   525.2 p3      47 y reload
        vpternlogd zmm22, zmm7, zmm1, 0x78                               ;   610.0 p0      47 y
        vmovdqu64 zmm7, [rbp + 8064]                                     ;   525.8 p2      71 d.0 reload
        vpternlogd zmm12, zmm31, [rbp + 17472], 0x96                     ;   610.8 p5+p3   47 y
        vpternlogd zmm30, zmm25, [rbp + 18240], 0x96                     ;   611.0 p0+p2   62 t
        vpandd zmm5, zmm5, zmm30                                         ;   612.0 p5      47 y
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 1088] ;   527.2 p3      47 y
        vpsrlq zmm19, zmm5, 7                                            ;   613.0 p0      47 y
        vpternlogd zmm9, zmm19, zmm1, 0x78                               ;   614.0 p5      47 y
        vpaddb zmm5, zmm5, zmm5                                          ;   613.0 p0      47 y
        vpandd zmm11, zmm11, zmm15                                       ;   613.8 p5      47 y
        vpternlogd zmm5, zmm12, zmm11, 0x96                              ;   614.8 p0      47 y
        vpternlogd zmm17, zmm18, zmm7, 0x1e                              ;   614.8 p5      48 y
        vmovdqu64 zmm11, [rbp + 8192]                                    ;   527.8 p2      71 d.2 reload
        vpternlogd zmm30, zmm5, zmm11, 0x1e                              ;   615.8 p0      48 y
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;   528.2 p3      47 y
        vmovdqu64 zmm15, [rbp + 18304]                                   ;   605.8 p2      42 t reload
        vpternlogd zmm16, zmm14, zmm15, 0x96                             ;   615.8 p5      41 t
        vmovdqu64 zmm11, [rbp + 19264]                                   ;   599.0 p3      52 x
        vmovdqu64 zmm10, [rbp + 8128]                                    ;   529.8 p2      71 d.1 reload
        vmovdqu64 zmm12, [rbp + 19136]                                   ;   530.2 p3      47 y
        vmovdqu64 zmm19, [rbp + 19712]                                   ;   607.8 p2      21 t reload
        vpternlogd zmm15, zmm27, zmm14, 0x96                             ;   616.0 p0      41 t
        vpternlogd zmm0, zmm22, zmm10, 0x1e                              ;   616.8 p5      48 y
        vmovdqu64 zmm28, [rbp + 18560]                                   ;   589.0 p3      52 x
        vpandd zmm11, zmm11, [rbp + 8896]                                ;   617.0 p0+p2   52 x
        vpternlogd zmm23, zmm15, [rbp + 19072], 0x96                     ;   617.8 p5+p3   62 t
        vmovdqu64 [rbp + 19072], zmm5                                    ;   615.8 p7+p4   47 y spill
        vpandd zmm28, zmm28, [rbp + 8832]                                ;   618.0 p0+p2   52 x
        vmovdqu64 zmm31, [rbp + 17280]                                   ;   588.0 p3      52 x
        vpandd zmm31, zmm31, [rbp + 8832]                                ;   618.8 p5+p2   52 x
        vmovdqu64 zmm1, [rbp + 20672]                                    ;   598.0 p3      52 x
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 1088] ;   534.8 p2      47 y
        vpternlogd zmm12, zmm24, [rbp + 19328], 0x96                     ;   619.0 p0+p3   47 y
        vpandd zmm1, zmm1, [rbp + 8896]                                  ;   619.8 p5+p2   52 x
        vpsrlq zmm5, zmm1, 7                                             ;   620.8 p0      52 x
        vmovdqu64 [rbp + 19328], zmm0                                    ;   617.8 p8+p9   48 y spill
        vmovdqu64 zmm0, [rbp + 20160]                                    ;   601.0 p3      52 x
        vmovdqu64 [rbp + 19136], zmm17                                   ;   615.8 p7+p4   48 y spill
        vmovdqu64 [rbp + 18304], zmm30                                   ;   616.8 p8+p9   48 y spill
        vmovdqu64 zmm30, [rbp + 18496]                                   ;   600.0 p2      52 x
        vmovdqu64 zmm17, [rbp + 9024]                                    ;   537.2 p3      52 x
        vpandd zmm30, zmm30, [rbp + 8960]                                ;   620.8 p5+p2   52 x
        vpternlogd zmm14, zmm3, zmm19, 0x96                              ;   621.0 p0      41 t
        vpternlogd zmm19, zmm3, zmm16, 0x96                              ;   621.8 p5      41 t
        vpternlogd zmm24, zmm14, [rbp + 20416], 0x96                     ;   622.0 p0+p3   62 t
        vpternlogd zmm13, zmm21, zmm14, 0x96                             ;   622.8 p5      41 t
        vmovdqu64 zmm14, [rbp + 17792]                                   ;   538.8 p2      41 t reload
        vpandd zmm26, zmm26, zmm24                                       ;   623.0 p0      47 y
        vpternlogd zmm15, zmm14, [rbp + 18624], 0x96                     ;   623.8 p5+p3   47 y
        vmovdqu64 zmm14, [rbp + 8256]                                    ;   539.8 p2      48 y
        vpternlogd zmm14, zmm9, [rbp + 19968], 0x56                      ;   624.0 p0+p3   48 y
        vmovdqu64 [rbp + 20416], zmm9                                    ;   615.0 p7+p4   47 y spill
        vmovdqu64 zmm3, [rbp + 9024]                                     ;   540.8 p2      52 x
        vmovdqu64 zmm10, [rbp + 18944]                                   ;   541.2 p3      61 t reload
        vmovdqu64 zmm7, [rbp + 8768]                                     ;   541.8 p2      51 x
        vpandd zmm0, zmm0, [rbp + 8960]                                  ;   624.8 p5+p3   52 x
        vmovdqu64 [rbp + 17792], zmm14                                   ;   625.0 p8+p9   48 y spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 1088] ;   542.8 p2      52 x
        vpternlogd zmm7, zmm10, [rbp + 18432], 0x36                      ;   625.0 p0+p3   51 x
        vpaddb zmm1, zmm1, zmm1                                          ;   625.8 p5      52 x
        vpandd zmm3, zmm3, zmm7                                          ;   626.0 p0      52 x
        vmovdqu64 [rbp + 19968], zmm7                                    ;   626.0 p7+p4   51 x spill
        vpaddb zmm7, zmm28, zmm28                                        ;   626.8 p5      52 x
        vpternlogd zmm27, zmm19, [rbp + 19392], 0x96                     ;   627.0 p0+p2   62 t
        vmovdqu64 [rbp + 19392], zmm7                                    ;   627.8 p8+p9   52 x spill
        vmovdqu64 [rbp + 19712], zmm1                                    ;   626.8 p7+p4   52 x spill
        vpsrlq zmm1, zmm11, 7                                            ;   628.0 p0      52 x
        vpaddb zmm11, zmm11, zmm11                                       ;   627.8 p5      52 x
        vmovdqu64 [rbp + 18944], zmm11                                   ;   628.8 p8+p9   52 x spill
        vpsrlq zmm11, zmm30, 7                                           ;   629.0 p0      52 x
        vpaddb zmm21, zmm31, zmm31                                       ;   628.8 p5      52 x
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 1088] ;   544.2 p3      52 x
        vpsrlq zmm31, zmm31, 7                                           ;   630.0 p0      52 x
        vpandd zmm7, zmm7, zmm31                                         ;   631.0 p5      52 x
        vmovdqu64 zmm31, [rbp + 20480]                                   ;   544.8 p2      41 t reload
        vpternlogd zmm19, zmm31, [rbp + 20032], 0x96                     ;   630.8 p5+p3   47 y
        vpandd zmm14, zmm14, zmm5                                        ;   631.0 p0      52 x
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 1088] ;   545.8 p2      52 x
        vpsrlq zmm31, zmm26, 7                                           ;   632.0 p0      47 y
        vpsrlq zmm28, zmm28, 7                                           ;   633.0 p0      52 x
        vpternlogd zmm16, zmm13, [rbp + 20288], 0x96                     ;   631.8 p5+p3   62 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1088] ;   546.8 p2      52 x
        vmovdqu64 [rbp + 20288], zmm20                                   ;   602.0 p7+p4   51 x spill
        vpandd zmm17, zmm17, zmm20                                       ;   632.8 p5      52 x
        vpaddb zmm30, zmm30, zmm30                                       ;   633.8 p5      52 x
        vmovdqu64 [rbp + 20352], zmm30                                   ;   634.8 p8+p9   52 x spill
        vpaddb zmm30, zmm0, zmm0                                         ;   634.0 p0      52 x
        vmovdqu64 [rbp + 18176], zmm30                                   ;   635.0 p7+p4   52 x spill
        vpsrlq zmm30, zmm17, 7                                           ;   635.0 p0      52 x
        vpaddb zmm17, zmm17, zmm17                                       ;   634.8 p5      52 x
        vmovdqu64 [rbp + 17920], zmm17                                   ;   635.8 p8+p9   52 x spill
        vmovdqu64 zmm17, [rbp + 20608]                                   ;   547.2 p3      47 y reload
        vpandd zmm17, zmm17, zmm23                                       ;   635.8 p5      47 y
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 1088] ;   547.8 p2      52 x
        vpandd zmm2, zmm2, zmm16                                         ;   636.0 p0      47 y
        vmovdqu64 [rbp + 17472], zmm18                                   ;   607.0 p7+p4   47 y spill
        vpandd zmm4, zmm4, zmm27                                         ;   636.8 p5      47 y
        vpsrlq zmm0, zmm0, 7                                             ;   637.0 p0      52 x
        vpandd zmm9, zmm9, zmm1                                          ;   637.8 p5      52 x
        vmovdqu64 [rbp + 18624], zmm21                                   ;   629.8 p8+p9   52 x spill
        vpandd zmm10, zmm10, zmm30                                       ;   638.0 p0      52 x
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 1088] ;   548.2 p3      52 x
        vpandd zmm18, zmm18, zmm0                                        ;   638.8 p5      52 x
        vpandd zmm29, zmm29, zmm31                                       ;   639.0 p0      47 y
        vpsrlq zmm1, zmm17, 7                                            ;   640.0 p0      47 y
        vmovdqu64 [rbp + 20608], zmm22                                   ;   611.0 p7+p4   47 y spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 1088] ;   548.8 p2      52 x
        vpandd zmm22, zmm22, zmm11                                       ;   639.8 p5      52 x
        vpsrlq zmm11, zmm4, 7                                            ;   641.0 p0      47 y
        vpaddb zmm4, zmm4, zmm4                                          ;   640.8 p5      47 y
        vpaddb zmm5, zmm17, zmm17                                        ;   641.8 p5      47 y
        vpsrlq zmm17, zmm2, 7                                            ;   642.0 p0      47 y
        vpandd zmm8, zmm8, zmm17                                         ;   643.0 p5      47 y
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 1088] ;   549.2 p3      52 x
        vpandd zmm21, zmm21, zmm28                                       ;   643.0 p0      52 x
        vmovdqu64 [rbp + 18368], zmm21                                   ;   644.0 p8+p9   52 x spill
        vmovdqu64 zmm28, [rbp + 19008]                                   ;   549.8 p2      41 t reload
        vpternlogd zmm13, zmm28, [rbp + 18112], 0x96                     ;   643.8 p5+p3   47 y
        vpternlogd zmm4, zmm13, zmm8, 0x96                               ;   644.8 p0      47 y
        vpsrlq zmm28, zmm3, 7                                            ;   645.0 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   644.8 p5      52 x
        vmovdqu64 [rbp + 18112], zmm3                                    ;   645.8 p7+p4   52 x spill
        vmovdqu64 zmm30, [rbp + 9152]                                    ;   550.8 p2      61 r.1 reload
        vmovdqu64 zmm31, [rbp + 19072]                                   ;   615.8 p3      40 t
        vpxord zmm31, zmm31, [rbp + 9216]                                ;   645.8 p5+p2   40 t
        vpaddb zmm26, zmm26, zmm26                                       ;   646.0 p0      47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   646.8 p5      47 y
        vmovdqu64 zmm0, [rbp + 17472]                                    ;   607.0 p3      40 t
        vmovdqu64 [rbp + 19008], zmm18                                   ;   639.8 p8+p9   52 x spill
        vpandd zmm20, zmm20, zmm28                                       ;   647.0 p0      52 x
        vmovdqu64 zmm28, [rbp + 20608]                                   ;   611.0 p2      40 t
        vpandd zmm6, zmm6, zmm1                                          ;   647.8 p5      47 y
        vmovdqu64 zmm1, [rbp + 9088]                                     ;   553.2 p3      61 r.0 reload
        vmovdqu64 zmm3, [rbp + 20416]                                    ;   615.0 p2      40 t
        vmovdqu64 zmm18, [rbp + 19136]                                   ;   615.8 p3      40 t
        vpxord zmm3, zmm3, [rbp + 9280]                                  ;   648.0 p0+p2   40 t
        vmovdqu64 [rbp + 17344], zmm14                                   ;   632.0 p7+p4   52 x spill
        vmovdqu64 [rbp + 20032], zmm22                                   ;   640.8 p8+p9   52 x spill
        vmovdqu64 zmm22, [rbp + 19328]                                   ;   617.8 p3      40 t
        vpxord zmm22, zmm22, [rbp + 9408]                                ;   648.8 p5+p2   40 t
        vmovdqu64 [rbp + 20480], zmm9                                    ;   638.8 p7+p4   52 x spill
        vmovdqu64 zmm9, [rbp + 9216]                                     ;   556.2 p3      40 t
        vpandd zmm25, zmm25, zmm11                                       ;   649.0 p0      47 y
        vpternlogd zmm26, zmm15, zmm6, 0x96                              ;   649.8 p5      47 y
        vpxord zmm28, zmm28, zmm30                                       ;   650.0 p0      40 t
        vpxord zmm0, zmm0, zmm1                                          ;   650.8 p5      40 t
        vmovdqu64 zmm17, [rbp + 9472]                                    ;   556.8 p2      61 r.6 reload
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   557.2 p3      41 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 64]   ;   557.8 p2      41 t reload
        vpxord zmm18, zmm18, [rbp + 9344]                                ;   651.0 p0+p3   40 t
        vmovdqu64 [rbp + 18048], zmm7                                    ;   632.0 p8+p9   52 x spill
        vpternlogd zmm5, zmm19, zmm25, 0x96                              ;   651.8 p5      47 y
        vmovdqu64 zmm7, [rbp + 9408]                                     ;   558.8 p2      40 t
        vpshufb zmm15, zmm6, zmm28                                       ;   652.8 p5      23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512]       ;   559.2 p3      41 t reload
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   559.8 p2      41 t reload
        vmovdqu64 [rbp + 20800], zmm10                                   ;   639.0 p7+p4   52 x spill
        vmovdqa64 zmm19, zmm0                                            ;   651.8         41 t copy
        vpermi2b zmm19, zmm13, zmm8                                      ;   654.8 p0+p5   41 t
        vpternlogd zmm2, zmm12, zmm29, 0x96                              ;   653.0 p0      47 y
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 128] ;   560.2 p3      41 t reload
        vpxord zmm30, zmm30, zmm2                                        ;   654.0 p0      40 t
        vpxord zmm1, zmm1, zmm26                                         ;   655.0 p0      40 t
        vpxord zmm9, zmm9, zmm4                                          ;   655.8 p5      40 t
        vmovdqu64 [rbp + 19840], zmm2                                    ;   654.0 p8+p9   47 y spill
        vmovdqu64 [rbp + 17408], zmm4                                    ;   645.8 p7+p4   47 y spill
        vmovdqu64 zmm14, [rbp + 9280]                                    ;   560.8 p2      40 t
        vmovdqu64 zmm11, [rbp + 18304]                                   ;   616.8 p3      40 t
        vpshufb zmm12, zmm6, zmm0                                        ;   656.8 p5      41 t
        vpxord zmm11, zmm11, zmm17                                       ;   656.0 p0      40 t
        vmovdqu64 zmm17, [rbp + 17792]                                   ;   625.0 p2      40 t
        vpternlogd zmm16, zmm2, [rbp + 8128], 0x1e                       ;   657.0 p0+p3   48 y
        vpxord zmm7, zmm7, zmm16                                         ;   658.0 p5      40 t
        vmovdqu64 [rbp + 19456], zmm20                                   ;   648.0 p8+p9   52 x spill
        vmovdqu64 zmm10, [rbp + 9536]                                    ;   565.0 p2      40 t
        vpermi2b zmm0, zmm29, zmm25                                      ;   659.8 p0+p5   41 t
        vpternlogd zmm24, zmm26, [rbp + 8064], 0x1e                      ;   659.0 p0+p3   48 y
        vpxord zmm14, zmm14, zmm5                                        ;   660.0 p0      40 t
        vpxord zmm17, zmm17, [rbp + 9536]                                ;   660.8 p5+p2   40 t
        vpshufb zmm2, zmm6, zmm31                                        ;   661.8 p5      22 t
        vpternlogd zmm27, zmm4, [rbp + 8192], 0x1e                       ;   661.0 p0+p3   48 y
        vpternlogd zmm23, zmm5, [rbp + 8256], 0x1e                       ;   662.0 p0+p2   48 y
        vmovdqu64 zmm20, [rbp + 9472]                                    ;   569.8 p3      40 t
        vmovdqu64 zmm4, [rbp + 18624]                                    ;   629.8 p2      61 t
        vmovdqu64 [rbp + 19776], zmm5                                    ;   652.8 p7+p4   47 y spill
        vmovdqu64 zmm5, [rbp + 20800]                                    ;   639.0 p3      52 x reload
        vpternlogd zmm4, zmm5, [rbp + 19584], 0x96                       ;   662.8 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 19456]                                    ;   648.0 p3      52 x reload
        vmovdqu64 [rbp + 19584], zmm26                                   ;   650.8 p8+p9   47 y spill
        vmovdqu64 zmm26, [rbp + 19392]                                   ;   627.8 p2      61 t
        vpternlogd zmm26, zmm5, [rbp + 18816], 0x96                      ;   663.0 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 18048]                                    ;   632.0 p2      52 x reload
        vmovdqu64 [rbp + 18816], zmm26                                   ;   664.0 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 19712]                                   ;   626.8 p3      61 t
        vpternlogd zmm26, zmm5, [rbp + 19200], 0x96                      ;   663.8 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 18368]                                    ;   644.0 p3      52 x reload
        vmovdqu64 [rbp + 19200], zmm26                                   ;   664.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 18944]                                   ;   628.8 p2      61 t
        vpternlogd zmm26, zmm5, [rbp + 18752], 0x96                      ;   664.0 p0+p3   61 t
        vmovdqu64 [rbp + 18752], zmm26                                   ;   665.0 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 20352]                                   ;   634.8 p2      61 t
        vmovdqu64 zmm5, [rbp + 17344]                                    ;   632.0 p3      52 x reload
        vpternlogd zmm26, zmm5, [rbp + 17856], 0x96                      ;   664.8 p5+p2   61 t
        vmovdqu64 [rbp + 17856], zmm26                                   ;   665.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 18176]                                   ;   635.0 p3      61 t
        vmovdqu64 zmm5, [rbp + 20480]                                    ;   638.8 p2      52 x reload
        vpternlogd zmm26, zmm5, [rbp + 18880], 0x96                      ;   665.0 p0+p3   61 t
        vmovdqu64 [rbp + 18880], zmm26                                   ;   666.0 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 17920]                                   ;   635.8 p2      61 t
        vmovdqu64 zmm5, [rbp + 20032]                                    ;   640.8 p3      52 x reload
        vmovdqu64 [rbp + 20352], zmm22                                   ;   649.8 p8+p9   40 t spill
        vpternlogd zmm26, zmm5, [rbp + 19520], 0x96                      ;   665.8 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 19008]                                    ;   639.8 p3      52 x reload
        vmovdqu64 [rbp + 19008], zmm4                                    ;   663.8 p7+p4   61 t spill
        vpshufb zmm4, zmm6, zmm22                                        ;   666.8 p5      22 t
        vmovdqu64 [rbp + 19520], zmm26                                   ;   666.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 18112]                                   ;   645.8 p2      61 t
        vmovdqu64 [rbp + 18112], zmm17                                   ;   661.8 p7+p4   40 t spill
        vpshufb zmm17, zmm6, zmm11                                       ;   667.8 p5      21 t
        vmovdqu64 [rbp + 18176], zmm11                                   ;   657.0 p8+p9   40 t spill
        vmovdqu64 [rbp + 20032], zmm17                                   ;   668.8 p7+p4   21 t spill
        vpshufb zmm17, zmm6, [rbp + 18112]                               ;   668.8 p5+p3   42 t
        vmovdqu64 [rbp + 17920], zmm17                                   ;   669.8 p8+p9   42 t spill
        vmovdqu64 zmm17, [rbp + 18112]                                   ;   661.8 p2      42 t
        vpermi2b zmm17, zmm13, zmm8                                      ;   670.8 p0+p5   42 t
        vmovdqu64 [rbp + 20480], zmm17                                   ;   675.8 p7+p4   42 t spill
        vmovdqu64 zmm17, [rbp + 18112]                                   ;   661.8 p3      42 t
        vpermi2b zmm17, zmm29, zmm25                                     ;   672.8 p0+p5   42 t
        vmovdqu64 [rbp + 17344], zmm4                                    ;   667.8 p8+p9   22 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 832]  ;   583.3 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 18176]                                   ;   657.0 p3      21 t
        vpternlogd zmm12, zmm19, zmm0, 0xca                              ;   668.0 p0      41 t
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 896] ;   674.8 p0+p5+p2   21 t
        vpternlogd zmm26, zmm5, [rbp + 18432], 0x96                      ;   670.0 p0+p3   61 t
        vmovdqu64 [rbp + 18368], zmm22                                   ;   679.8 p7+p4   21 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;   585.3 p2      22 t reload
        vmovdqu64 zmm22, [rbp + 20352]                                   ;   649.8 p3      22 t
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;   676.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18944], zmm22                                   ;   681.8 p8+p9   22 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 704] ;   586.8 p3      22 t reload
        vpxord zmm10, zmm10, zmm23                                       ;   672.0 p0      40 t
        vmovdqu64 zmm4, [rbp + 20352]                                    ;   649.8 p2      22 t
        vmovdqu64 [rbp + 18112], zmm17                                   ;   677.8 p7+p4   42 t spill
        vpermi2b zmm4, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;   678.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 20352], zmm4                                    ;   683.8 p8+p9   22 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 960]  ;   588.3 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 18176]                                   ;   657.0 p3      21 t
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 1024] ;   680.8 p0+p5+p2   21 t
        vmovdqu64 zmm4, [rbp + 18944]                                    ;   681.8 p3      22 t reload
        vmovdqu64 [rbp + 18176], zmm22                                   ;   685.8 p7+p4   21 t spill
        vmovdqu64 zmm22, [rbp + 17344]                                   ;   667.8 p2      22 t
        vpxord zmm20, zmm20, zmm27                                       ;   675.0 p0      40 t
        vpternlogd zmm22, zmm4, [rbp + 20352], 0xca                      ;   689.8 p0+p3   22 t
        vmovdqu64 [rbp + 20352], zmm22                                   ;   690.8 p8+p9   22 t spill
        vmovdqu64 zmm4, [rbp + 18368]                                    ;   679.8 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 20032]                                   ;   668.8 p3      21 t
        vmovdqu64 [rbp + 18432], zmm26                                   ;   671.0 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm28                                           ;   651.0         23 t copy
        vpshufb zmm26, zmm6, zmm18                                       ;   681.8 p5      23 t
        vpternlogd zmm22, zmm4, [rbp + 18176], 0xca                      ;   691.8 p0+p2   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   592.8 p3      23 t reload
        vmovdqu64 zmm21, [rbp + 9344]                                    ;   593.3 p2      40 t
        vpxord zmm21, zmm21, zmm24                                       ;   678.0 p0      40 t
        vpermi2b zmm11, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   683.8 p0+p5+p3   23 t
        vmovdqu64 [rbp + 18368], zmm7                                    ;   659.0 p8+p9   40 t spill
        vmovdqu64 [rbp + 18176], zmm22                                   ;   692.8 p7+p4   21 t spill
        vmovdqu64 zmm22, [rbp + 17920]                                   ;   669.8 p2      42 t
        vmovdqu64 [rbp + 17920], zmm16                                   ;   658.0 p8+p9   48 y spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;   594.8 p3      22 t reload
        vmovdqu64 zmm4, [rbp + 20480]                                    ;   675.8 p2      42 t reload
        vmovdqu64 [rbp + 20480], zmm26                                   ;   682.8 p7+p4   23 t spill
        vmovdqa64 zmm26, zmm18                                           ;   652.0         23 t copy
        vpternlogd zmm22, zmm4, [rbp + 18112], 0xca                      ;   683.8 p0+p3   42 t
        vmovdqa64 zmm7, zmm31                                            ;   646.8         22 t copy
        vpermi2b zmm7, zmm16, [rel camellia128_encrypt.T0_constants512 + 640] ;   685.8 p0+p5+p2   22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 512]  ;   596.8 p3      23 t reload
        vmovdqu64 [rbp + 18112], zmm22                                   ;   684.8 p8+p9   42 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 448] ;   597.3 p2      23 t reload
        vpermi2b zmm26, zmm22, zmm4                                      ;   687.8 p0+p5   23 t
        vpshufb zmm16, zmm6, [rbp + 18368]                               ;   688.8 p5+p3   22 t
        vmovdqu64 [rbp + 20032], zmm16                                   ;   689.8 p7+p4   22 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;   598.3 p2      22 t reload
        vmovdqu64 [rbp + 18944], zmm26                                   ;   692.8 p8+p9   23 t spill
        vmovdqu64 zmm26, [rbp + 18368]                                   ;   659.0 p3      22 t
        vpermi2b zmm26, zmm16, [rel camellia128_encrypt.T0_constants512 + 640] ;   690.8 p0+p5+p2   22 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   599.8 p3      22 t reload
        vmovdqu64 [rbp + 17344], zmm26                                   ;   695.8 p7+p4   22 t spill
        vmovdqu64 zmm26, [rbp + 18368]                                   ;   659.0 p2      22 t
        vmovdqu64 [rbp + 18368], zmm24                                   ;   660.0 p8+p9   48 y spill
        vpermi2b zmm26, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   692.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 18048], zmm26                                   ;   697.8 p7+p4   22 t spill
        vpermi2b zmm31, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   694.8 p0+p5+p2   22 t
        vmovdqa64 zmm16, zmm3                                            ;   649.0         21 t copy
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 832] ;   601.8 p3      21 t reload
        vmovdqu64 [rbp + 19712], zmm21                                   ;   679.0 p8+p9   40 t spill
        vpermi2b zmm16, zmm26, [rel camellia128_encrypt.T0_constants512 + 896] ;   696.8 p0+p5+p2   21 t
        vmovdqu64 zmm26, [rbp + 17344]                                   ;   695.8 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 20032]                                   ;   689.8 p2      22 t
        vpternlogd zmm21, zmm26, [rbp + 18048], 0xca                     ;   703.8 p0+p3   22 t
        vmovdqu64 [rbp + 18048], zmm21                                   ;   704.8 p7+p4   22 t spill
        vmovdqu64 zmm26, [rbp + 19712]                                   ;   679.0 p2      40 t reload
        vpshufb zmm21, zmm6, zmm26                                       ;   697.8 p5      23 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 960] ;   604.8 p3      21 t reload
        vpshufb zmm5, zmm6, zmm3                                         ;   698.8 p5      21 t
        vpermi2b zmm3, zmm26, [rel camellia128_encrypt.T0_constants512 + 1024] ;   700.8 p0+p5+p2   21 t
        vpternlogd zmm5, zmm16, zmm3, 0xca                               ;   705.8 p0      21 t
        vpshufb zmm19, zmm6, zmm14                                       ;   701.8 p5      21 t
        vmovdqu64 zmm26, [rbp + 19712]                                   ;   679.0 p3      23 t
        vmovdqu64 [rbp + 20032], zmm23                                   ;   663.0 p8+p9   48 y spill
        vpermi2b zmm28, zmm22, zmm4                                      ;   703.8 p0+p5   23 t
        vpermi2b zmm18, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   705.8 p0+p5+p2   23 t
        vpternlogd zmm2, zmm7, zmm31, 0xca                               ;   699.8 p0      22 t
        vmovdqu64 [rbp + 17344], zmm21                                   ;   698.8 p7+p4   23 t spill
        vpermi2b zmm26, zmm22, zmm4                                      ;   707.8 p0+p5   23 t
        vmovdqu64 zmm21, [rbp + 19712]                                   ;   679.0 p3      23 t
        vpermi2b zmm21, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   709.8 p0+p5+p2   23 t
        vmovdqa64 zmm23, zmm14                                           ;   661.0         21 t copy
        vmovdqu64 [rbp + 19456], zmm27                                   ;   662.0 p8+p9   48 y spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;   609.3 p3      21 t reload
        vpermi2b zmm14, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   711.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19712], zmm26                                   ;   712.8 p7+p4   23 t spill
        vmovdqa64 zmm26, zmm30                                           ;   655.0         23 t copy
        vpshufb zmm24, zmm6, zmm30                                       ;   712.8 p5      23 t
        vmovdqa64 zmm0, zmm1                                             ;   656.0         41 t copy
        vpermi2b zmm30, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   714.8 p0+p5+p3   23 t
        vpermi2b zmm0, zmm13, zmm8                                       ;   716.8 p0+p5   41 t
        vpternlogd zmm15, zmm11, zmm28, 0xca                             ;   708.8 p0      23 t
        vmovdqa64 zmm28, zmm10                                           ;   673.0         42 t copy
        vpermi2b zmm28, zmm13, zmm8                                      ;   718.8 p0+p5   42 t
        vpermi2b zmm26, zmm22, zmm4                                      ;   720.8 p0+p5   23 t
        vpshufb zmm22, zmm6, zmm9                                        ;   721.8 p5      22 t
        vmovdqa64 zmm31, zmm12                                           ;   669.0         41 t copy
        vmovdqu64 zmm7, [rbp + 18176]                                    ;   692.8 p2      21 t reload
        vpshufb zmm4, zmm6, zmm1                                         ;   722.8 p5      41 t
        vpermi2b zmm1, zmm29, zmm25                                      ;   724.8 p0+p5   41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 576] ;   614.2 p3      22 t reload
        vmovdqa64 zmm29, zmm9                                            ;   656.8         22 t copy
        vpermi2b zmm29, zmm25, [rel camellia128_encrypt.T0_constants512 + 640] ;   726.8 p0+p5+p2   22 t
        vpternlogd zmm24, zmm30, zmm26, 0xca                             ;   725.8 p0      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   615.2 p3      22 t reload
        vmovdqu64 zmm3, [rbp + 18112]                                    ;   684.8 p2      42 t reload
        vmovdqa64 zmm8, zmm20                                            ;   676.0         21 t copy
        vpermi2b zmm9, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   728.8 p0+p5+p3   22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   616.5 p2      41 t reload
        vpshufb zmm11, zmm6, zmm10                                       ;   729.8 p5      42 t
        vpermi2b zmm10, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   731.8 p0+p5+p3   42 t
        vpternlogd zmm31, zmm15, zmm7, 0x96                              ;   709.8 p0      41 t
        vpshufb zmm25, zmm6, zmm20                                       ;   732.8 p5      21 t
        vmovdqu64 zmm6, [rbp + 20480]                                    ;   682.8 p2      23 t reload
        vpternlogd zmm18, zmm6, [rbp + 18944], 0xe2                      ;   710.8 p0+p3   23 t
        vpermi2b zmm20, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   734.8 p0+p5+p2   21 t
        vmovdqa64 zmm27, zmm18                                           ;   711.8         41 t copy
        vmovdqa64 zmm16, zmm15                                           ;   709.8         41 t copy
        vpternlogd zmm27, zmm2, zmm5, 0x96                               ;   711.8 p0      41 t
        vpternlogd zmm16, zmm2, zmm3, 0x96                               ;   710.0 p0      41 t
        vpternlogd zmm7, zmm16, zmm12, 0x96                              ;   711.0 p0      41 t
        vpternlogd zmm12, zmm5, [rbp + 20352], 0x96                      ;   712.0 p0+p3   41 t
        vpternlogd zmm18, zmm2, zmm12, 0x96                              ;   713.0 p0      41 t
        vmovdqu64 zmm2, [rbp + 17344]                                    ;   698.8 p2      23 t reload
        vpternlogd zmm5, zmm31, [rbp + 20352], 0x96                      ;   714.0 p0+p3   41 t
        vpternlogd zmm16, zmm5, [rbp + 20672], 0x96                      ;   715.0 p0+p2   61 t
        vpternlogd zmm21, zmm2, [rbp + 19712], 0xe2                      ;   718.8 p0+p3   23 t
        vmovdqu64 zmm2, [rbp + 9920]                                     ;   621.7 p2      40 t
        vpxord zmm2, zmm2, zmm16                                         ;   717.0 p0      40 t
        vpternlogd zmm31, zmm18, [rbp + 17280], 0x96                     ;   718.0 p0+p3   61 t
        vmovdqu64 [rbp + 17280], zmm16                                   ;   716.0 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 9728]                                    ;   622.7 p2      40 t
        vpternlogd zmm4, zmm0, zmm1, 0xca                                ;   729.8 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;   623.2 p3      21 t reload
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;   623.7 p2      21 t reload
        vpermi2b zmm23, zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   736.8 p0+p5+p3   21 t
        vmovdqu64 zmm30, [rbp + 9984]                                    ;   624.7 p2      40 t
        vpternlogd zmm19, zmm23, zmm14, 0xca                             ;   741.8 p0      21 t
        vmovdqu64 zmm23, [rbp + 9600]                                    ;   625.2 p3      40 t
        vpermi2b zmm8, zmm17, zmm6                                       ;   738.8 p0+p5   21 t
        vmovdqu64 zmm26, [rbp + 9984]                                    ;   625.7 p2      40 t
        vmovdqu64 zmm6, [rbp + 10048]                                    ;   626.2 p3      40 t
        vpternlogd zmm22, zmm29, zmm9, 0xca                              ;   733.8 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   626.7 p2      41 t reload
        vmovdqu64 zmm0, [rbp + 9856]                                     ;   627.2 p3      40 t
        vpxord zmm0, zmm0, zmm31                                         ;   724.0 p0      40 t
        vmovdqu64 [rbp + 19712], zmm31                                   ;   719.0 p7+p4   61 t spill
        vpternlogd zmm16, zmm5, [rbp + 17856], 0x96                      ;   725.0 p0+p2   40 t
        vpshufb zmm31, zmm9, zmm16                                       ;   739.8 p5      22 t
        vpternlogd zmm3, zmm15, zmm27, 0x96                              ;   726.0 p0      41 t
        vpternlogd zmm12, zmm3, [rbp + 20288], 0x96                      ;   727.0 p0+p3   61 t
        vmovdqu64 [rbp + 20352], zmm3                                    ;   727.0 p8+p9   41 t spill
        vmovdqu64 [rbp + 17344], zmm7                                    ;   712.0 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 9920]                                    ;   628.7 p2      40 t
        vmovdqu64 zmm17, [rbp + 10048]                                   ;   629.2 p3      40 t
        vmovdqu64 zmm14, [rbp + 19008]                                   ;   663.8 p2      61 t reload
        vpternlogd zmm27, zmm7, [rbp + 18496], 0x96                      ;   728.0 p0+p3   61 t
        vpternlogd zmm11, zmm28, zmm10, 0xca                             ;   736.8 p0      42 t
        vmovdqu64 zmm10, [rbp + 18048]                                   ;   704.8 p2      22 t reload
        vmovdqa64 zmm28, zmm4                                            ;   730.8         41 t copy
        vpternlogd zmm28, zmm19, zmm10, 0x96                             ;   742.8 p0      41 t
        vmovdqu64 [rbp + 18496], zmm5                                    ;   715.0 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm21                                            ;   719.8         41 t copy
        vpternlogd zmm21, zmm28, zmm22, 0x96                             ;   743.8 p0      41 t
        vpternlogd zmm5, zmm22, zmm19, 0x96                              ;   742.8 p0      41 t
        vpternlogd zmm22, zmm11, zmm24, 0x96                             ;   737.8 p0      41 t
        vpternlogd zmm11, zmm5, zmm24, 0x96                              ;   743.8 p0      41 t
        vmovdqu64 [rbp + 20288], zmm27                                   ;   729.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 20672], zmm12                                   ;   728.0 p8+p9   61 t spill
        vpxord zmm26, zmm26, zmm27                                       ;   735.0 p0      40 t
        vmovdqu64 zmm27, [rbp + 9792]                                    ;   631.2 p3      40 t
        vpternlogd zmm27, zmm7, [rbp + 19520], 0x96                      ;   736.0 p0+p2   40 t
        vpxord zmm6, zmm6, zmm12                                         ;   737.0 p0      40 t
        vpshufb zmm29, zmm9, zmm27                                       ;   740.8 p5      21 t
        vmovdqu64 [rbp + 18112], zmm18                                   ;   714.0 p7+p4   41 t spill
        vpternlogd zmm23, zmm3, zmm14, 0x96                              ;   738.0 p0      40 t
        vmovdqa64 zmm3, zmm27                                            ;   737.0         21 t copy
        vmovdqu64 [rbp + 18944], zmm26                                   ;   736.0 p8+p9   40 t spill
        vpternlogd zmm25, zmm8, zmm20, 0xca                              ;   743.8 p0      21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   632.2 p3      41 t reload
        vmovdqu64 zmm12, [rbp + 9664]                                    ;   632.7 p2      40 t
        vpternlogd zmm12, zmm18, [rbp + 19200], 0x96                     ;   740.0 p0+p3   40 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 832] ;   633.7 p2      21 t reload
        vpermi2b zmm3, zmm18, [rel camellia128_encrypt.T0_constants512 + 896] ;   742.8 p0+p5+p3   21 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 960] ;   634.7 p2      21 t reload
        vpermi2b zmm27, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;   744.8 p0+p5+p3   21 t
        vmovdqa64 zmm18, zmm23                                           ;   739.0         41 t copy
        vpermi2b zmm18, zmm13, [rel camellia128_encrypt.T0_constants512 + 64] ;   746.8 p0+p5+p2   41 t
        vpshufb zmm7, zmm9, zmm23                                        ;   747.8 p5      41 t
        vpshufb zmm14, zmm9, zmm12                                       ;   748.8 p5      23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 128]  ;   636.2 p3      41 t reload
        vmovdqa64 zmm13, zmm0                                            ;   725.0         23 t copy
        vpermi2b zmm23, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   750.8 p0+p5+p2   41 t
        vpshufb zmm9, zmm8, zmm2                                         ;   751.8 p5      22 t
        vpshufb zmm20, zmm8, zmm0                                        ;   752.8 p5      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 320]  ;   637.2 p3      23 t reload
        vpermi2b zmm13, zmm8, [rel camellia128_encrypt.T0_constants512 + 384] ;   754.8 p0+p5+p2   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 448]  ;   638.2 p3      23 t reload
        vpermi2b zmm0, zmm8, [rel camellia128_encrypt.T0_constants512 + 512] ;   756.8 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18176], zmm6                                    ;   738.0 p7+p4   40 t spill
        vmovdqa64 zmm26, zmm2                                            ;   718.0         22 t copy
        vmovdqu64 [rbp + 18048], zmm11                                   ;   744.8 p8+p9   41 t spill
        vpternlogd zmm28, zmm11, [rbp + 19968], 0x96                     ;   747.0 p0+p3   61 t
        vmovdqa64 zmm6, zmm12                                            ;   741.0         23 t copy
        vpermi2b zmm6, zmm8, [rel camellia128_encrypt.T0_constants512 + 512] ;   758.8 p0+p5+p2   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 320]  ;   640.2 p3      23 t reload
        vpternlogd zmm29, zmm3, zmm27, 0xca                              ;   749.8 p0      21 t
        vpermi2b zmm12, zmm8, [rel camellia128_encrypt.T0_constants512 + 384] ;   760.8 p0+p5+p2   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;   641.2 p3      22 t reload
        vpermi2b zmm26, zmm8, [rel camellia128_encrypt.T0_constants512 + 640] ;   762.8 p0+p5+p2   22 t
        vpternlogd zmm20, zmm13, zmm0, 0xca                              ;   761.8 p0      23 t
        vmovdqu64 [rbp + 19968], zmm26                                   ;   767.8 p7+p4   22 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   642.2 p3      22 t reload
        vpermi2b zmm2, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   764.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20480], zmm9                                    ;   752.8 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm16                                            ;   726.0         22 t copy
        vpermi2b zmm9, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   766.8 p0+p5+p3   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;   643.7 p2      22 t reload
        vpermi2b zmm16, zmm8, [rel camellia128_encrypt.T0_constants512 + 640] ;   768.8 p0+p5+p3   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   644.7 p2      41 t reload
        vpshufb zmm26, zmm8, [rbp + 18944]                               ;   769.8 p5+p3   21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 832]  ;   645.7 p2      21 t reload
        vmovdqu64 [rbp + 19392], zmm26                                   ;   770.8 p7+p4   21 t spill
        vmovdqu64 zmm26, [rbp + 18944]                                   ;   736.0 p3      21 t
        vpermi2b zmm26, zmm8, [rel camellia128_encrypt.T0_constants512 + 896] ;   771.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20800], zmm26                                   ;   776.8 p8+p9   21 t spill
        vpternlogd zmm24, zmm25, zmm4, 0x96                              ;   757.0 p0      41 t
        vmovdqu64 zmm0, [rbp + 18432]                                    ;   671.0 p3      61 t reload
        vpternlogd zmm25, zmm4, zmm22, 0x96                              ;   758.0 p0      41 t
        vmovdqu64 zmm4, [rbp + 18752]                                    ;   665.0 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 18944]                                   ;   736.0 p3      21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;   648.7 p2      21 t reload
        vpermi2b zmm26, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   773.8 p0+p5+p3   21 t
        vmovdqu64 zmm8, [rbp + 9664]                                     ;   649.7 p2      40 t
        vpxord zmm17, zmm17, zmm28                                       ;   760.0 p0      40 t
        vpternlogd zmm8, zmm21, zmm4, 0x96                               ;   761.0 p0      40 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;   650.2 p3      41 t reload
        vmovdqu64 zmm13, [rbp + 9792]                                    ;   650.7 p2      40 t
        vpternlogd zmm13, zmm25, zmm0, 0x96                              ;   762.0 p0      40 t
        vpshufb zmm0, zmm4, zmm17                                        ;   774.8 p5      42 t
        vmovdqu64 zmm27, [rbp + 9600]                                    ;   651.2 p3      40 t
        vpternlogd zmm10, zmm19, zmm24, 0x96                             ;   763.0 p0      41 t
        vmovdqu64 zmm19, [rbp + 18176]                                   ;   738.0 p2      40 t reload
        vpternlogd zmm7, zmm18, zmm23, 0xca                              ;   764.0 p0      41 t
        vmovdqu64 zmm3, [rbp + 18816]                                    ;   664.0 p3      61 t reload
        vpternlogd zmm27, zmm11, zmm3, 0x96                              ;   765.0 p0      40 t
        vpternlogd zmm14, zmm12, zmm6, 0xca                              ;   766.0 p0      23 t
        vmovdqa64 zmm12, zmm27                                           ;   766.0         41 t copy
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512]       ;   652.7 p2      41 t reload
        vpshufb zmm3, zmm4, zmm19                                        ;   775.8 p5      42 t
        vpternlogd zmm5, zmm25, [rbp + 20160], 0x96                      ;   767.0 p0+p3   61 t
        vpshufb zmm23, zmm4, zmm27                                       ;   776.8 p5      41 t
        vmovdqu64 [rbp + 18944], zmm29                                   ;   750.8 p7+p4   21 t spill
        vpternlogd zmm22, zmm10, [rbp + 19264], 0x96                     ;   768.0 p0+p2   61 t
        vmovdqu64 [rbp + 18624], zmm3                                    ;   776.8 p8+p9   42 t spill
        vpternlogd zmm24, zmm21, [rbp + 18560], 0x96                     ;   769.0 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 9856]                                     ;   654.7 p2      40 t
        vpxord zmm1, zmm1, zmm24                                         ;   770.0 p0      40 t
        vmovdqa64 zmm29, zmm19                                           ;   744.0         42 t copy
        vpternlogd zmm31, zmm16, zmm9, 0xca                              ;   773.8 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 64]   ;   655.2 p3      41 t reload
        vmovdqu64 zmm16, [rbp + 9728]                                    ;   655.7 p2      40 t
        vpermi2b zmm29, zmm11, [rel camellia128_encrypt.T0_constants512 + 64] ;   778.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 19264], zmm28                                   ;   748.0 p7+p4   61 t spill
        vpermi2b zmm12, zmm11, zmm6                                      ;   780.8 p0+p5   41 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 128]  ;   656.7 p2      41 t reload
        vmovdqa64 zmm28, zmm17                                           ;   761.0         42 t copy
        vpermi2b zmm19, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   782.8 p0+p5+p3   42 t
        vpermi2b zmm27, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   784.8 p0+p5+p2   41 t
        vpermi2b zmm28, zmm11, zmm6                                      ;   786.8 p0+p5   42 t
        vmovdqa64 zmm6, zmm8                                             ;   762.0         23 t copy
        vpxord zmm30, zmm30, zmm5                                        ;   777.0 p0      40 t
        vmovdqu64 [rbp + 20160], zmm5                                    ;   768.0 p8+p9   61 t spill
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 448] ;   658.2 p3      23 t reload
        vmovdqu64 zmm5, [rbp + 20480]                                    ;   752.8 p2      22 t reload
        vpshufb zmm18, zmm4, zmm8                                        ;   787.8 p5      23 t
        vpermi2b zmm8, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   789.8 p0+p5+p3   23 t
        vmovdqu64 [rbp + 20480], zmm24                                   ;   770.0 p7+p4   61 t spill
        vpternlogd zmm2, zmm5, [rbp + 19968], 0xb8                       ;   779.0 p0+p2   22 t
        vmovdqu64 [rbp + 19968], zmm22                                   ;   769.0 p8+p9   61 t spill
        vpxord zmm15, zmm15, zmm22                                       ;   780.0 p0      40 t
        vpshufb zmm22, zmm4, zmm30                                       ;   790.8 p5      21 t
        vmovdqu64 zmm9, [rbp + 18880]                                    ;   666.0 p3      61 t reload
        vmovdqu64 [rbp + 18176], zmm10                                   ;   764.0 p7+p4   41 t spill
        vpshufb zmm5, zmm4, zmm1                                         ;   791.8 p5      23 t
        vmovdqu64 [rbp + 18560], zmm25                                   ;   759.0 p8+p9   41 t spill
        vpermi2b zmm17, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   793.8 p0+p5+p2   42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 320]  ;   661.2 p3      23 t reload
        vpermi2b zmm6, zmm3, [rel camellia128_encrypt.T0_constants512 + 384] ;   795.8 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18240], zmm21                                   ;   744.8 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm1                                            ;   771.0         23 t copy
        vmovdqa64 zmm25, zmm13                                           ;   763.0         21 t copy
        vpternlogd zmm29, zmm19, [rbp + 18624], 0xe4                     ;   787.8 p0+p3   42 t
        vpermi2b zmm1, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   797.8 p0+p5+p2   23 t
        vmovdqa64 zmm11, zmm30                                           ;   778.0         21 t copy
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   663.2 p3      21 t reload
        vpermi2b zmm25, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   799.8 p0+p5+p2   21 t
        vpermi2b zmm11, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   801.8 p0+p5+p3   21 t
        vmovdqu64 zmm24, [rbp + 19392]                                   ;   770.8 p2      21 t reload
        vpternlogd zmm26, zmm24, [rbp + 20800], 0xb8                     ;   787.0 p0+p3   21 t
        vmovdqu64 [rbp + 20800], zmm20                                   ;   762.8 p8+p9   23 t spill
        vmovdqu64 [rbp + 19392], zmm29                                   ;   788.8 p7+p4   42 t spill
        vpternlogd zmm16, zmm10, zmm9, 0x96                              ;   788.0 p0      40 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;   665.7 p2      21 t reload
        vmovdqu64 zmm29, [rbp + 10560]                                   ;   666.2 p3      40 t
        vpermi2b zmm30, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;   803.8 p0+p5+p2   21 t
        vpermi2b zmm21, zmm3, [rel camellia128_encrypt.T0_constants512 + 384] ;   805.8 p0+p5+p3   23 t
        vpshufb zmm9, zmm4, zmm13                                        ;   806.8 p5      21 t
        vpermi2b zmm13, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;   808.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 17728], zmm31                                   ;   774.8 p8+p9   22 t spill
        vmovdqu64 [rbp + 17600], zmm26                                   ;   788.0 p7+p4   21 t spill
        vmovdqu64 zmm26, [rbp + 19392]                                   ;   788.8 p3      41 t
        vpternlogd zmm26, zmm14, [rbp + 17728], 0x96                     ;   794.8 p0+p2   41 t
        vpshufb zmm10, zmm4, zmm15                                       ;   809.8 p5      22 t
        vpshufb zmm24, zmm4, zmm16                                       ;   810.8 p5      22 t
        vmovdqa64 zmm3, zmm20                                            ;   762.8         41 t copy
        vmovdqu64 zmm4, [rbp + 10432]                                    ;   669.2 p3      40 t
        vpternlogd zmm23, zmm12, zmm27, 0xca                             ;   793.0 p0      41 t
        vmovdqu64 zmm27, [rbp + 10368]                                   ;   669.7 p2      40 t
        vmovdqu64 [rbp + 17664], zmm26                                   ;   795.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm7                                            ;   765.0         41 t copy
        vmovdqu64 zmm19, [rbp + 18944]                                   ;   750.8 p3      21 t reload
        vpternlogd zmm3, zmm31, zmm19, 0x96                              ;   794.0 p0      41 t
        vmovdqu64 [rbp + 18624], zmm3                                    ;   795.0 p7+p4   41 t spill
        vpternlogd zmm26, zmm14, [rbp + 17600], 0x96                     ;   795.0 p0+p2   41 t
        vmovdqu64 [rbp + 17536], zmm26                                   ;   796.0 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 10432]                                   ;   671.2 p3      40 t
        vmovdqu64 zmm26, [rbp + 17664]                                   ;   795.8 p2      41 t
        vpternlogd zmm26, zmm7, [rbp + 17600], 0x96                      ;   801.8 p0+p3   41 t
        vmovdqu64 zmm3, [rbp + 10496]                                    ;   672.7 p2      40 t
        vmovdqu64 [rbp + 17600], zmm26                                   ;   802.8 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 18624]                                   ;   795.0 p3      41 t reload
        vpternlogd zmm14, zmm26, [rbp + 19392], 0x96                     ;   801.0 p0+p2   41 t
        vmovdqu64 zmm26, [rbp + 17600]                                   ;   802.8 p3      41 t reload
        vmovdqu64 [rbp + 19392], zmm14                                   ;   802.0 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 10304]                                   ;   674.7 p2      40 t
        vmovdqu64 zmm31, [rbp + 10560]                                   ;   675.2 p3      40 t
        vpternlogd zmm14, zmm26, [rbp + 20416], 0x96                     ;   808.8 p0+p2   40 t
        vmovdqu64 [rbp + 18688], zmm14                                   ;   809.8 p7+p4   40 t spill
        vmovdqu64 zmm14, [rbp + 10112]                                   ;   676.2 p3      40 t
        vmovdqu64 zmm26, [rbp + 19392]                                   ;   802.0 p2      41 t reload
        vpternlogd zmm14, zmm26, [rbp + 17472], 0x96                     ;   808.0 p0+p3   40 t
        vmovdqu64 zmm26, [rbp + 18624]                                   ;   795.0 p2      41 t reload
        vmovdqu64 [rbp + 19904], zmm14                                   ;   809.0 p8+p9   40 t spill
        vmovdqu64 zmm12, [rbp + 10368]                                   ;   678.2 p3      40 t
        vmovdqu64 zmm14, [rbp + 17600]                                   ;   802.8 p2      62 t
        vpternlogd zmm14, zmm26, [rbp + 18304], 0x96                     ;   808.8 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 18944]                                   ;   750.8 p2      21 t reload
        vmovdqu64 [rbp + 18944], zmm14                                   ;   809.8 p7+p4   62 t spill
        vpternlogd zmm9, zmm25, zmm13, 0xca                              ;   813.8 p0      21 t
        vpternlogd zmm7, zmm2, zmm26, 0x96                               ;   802.0 p0      41 t
        vmovdqu64 [rbp + 20224], zmm7                                    ;   803.0 p8+p9   41 t spill
        vpternlogd zmm2, zmm26, [rbp + 17536], 0x96                      ;   803.0 p0+p3   41 t
        vmovdqu64 [rbp + 18304], zmm2                                    ;   804.0 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm15                                            ;   781.0         22 t copy
        vmovdqu64 zmm7, [rbp + 18304]                                    ;   804.0 p2      62 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 576] ;   681.2 p3      22 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 640] ;   681.7 p2      22 t reload
        vpermi2b zmm2, zmm14, zmm26                                      ;   812.8 p0+p5   22 t
        vpxord zmm3, zmm3, [rbp + 18944]                                 ;   815.8 p0+p3   40 t
        vmovdqu64 [rbp + 18624], zmm3                                    ;   816.8 p8+p9   40 t spill
        vmovdqu64 zmm3, [rbp + 17664]                                    ;   795.8 p2      41 t reload
        vpternlogd zmm7, zmm3, [rbp + 19328], 0x96                       ;   810.0 p0+p3   62 t
        vmovdqu64 [rbp + 19328], zmm7                                    ;   811.0 p7+p4   62 t spill
        vmovdqu64 zmm3, [rbp + 20800]                                    ;   762.8 p2      23 t reload
        vmovdqu64 zmm7, [rbp + 20224]                                    ;   803.0 p3      41 t
        vpternlogd zmm7, zmm3, [rbp + 17728], 0x96                       ;   809.0 p0+p2   41 t
        vmovdqu64 zmm3, [rbp + 19328]                                    ;   811.0 p3      62 t reload
        vpxord zmm4, zmm4, zmm3                                          ;   817.0 p0      40 t
        vmovdqu64 zmm3, [rbp + 20224]                                    ;   803.0 p2      41 t reload
        vmovdqu64 [rbp + 17728], zmm4                                    ;   818.0 p8+p9   40 t spill
        vmovdqu64 zmm4, [rbp + 19392]                                    ;   802.0 p3      62 t
        vpternlogd zmm4, zmm3, [rbp + 17792], 0x96                       ;   809.0 p0+p2   62 t
        vmovdqu64 zmm3, [rbp + 19072]                                    ;   687.2 p3      47 y reload
        vmovdqu64 [rbp + 17792], zmm4                                    ;   810.0 p7+p4   62 t spill
        vmovdqu64 zmm4, [rbp + 18304]                                    ;   804.0 p2      41 t reload
        vmovdqu64 [rbp + 20224], zmm7                                    ;   810.0 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 10240]                                    ;   688.2 p3      40 t
        vpternlogd zmm7, zmm4, zmm3, 0x96                                ;   810.0 p0      40 t
        vmovdqu64 zmm3, [rbp + 17536]                                    ;   796.0 p2      41 t reload
        vmovdqu64 [rbp + 17536], zmm7                                    ;   811.0 p7+p4   40 t spill
        vpxord zmm29, zmm29, [rbp + 17792]                               ;   816.0 p0+p3   40 t
        vmovdqu64 zmm4, [rbp + 20224]                                    ;   810.0 p2      62 t
        vpternlogd zmm22, zmm11, zmm30, 0xca                             ;   812.0 p0      21 t
        vpternlogd zmm18, zmm6, zmm8, 0xca                               ;   813.0 p0      23 t
        vmovdqu64 zmm7, [rbp + 10176]                                    ;   690.2 p3      40 t
        vpternlogd zmm4, zmm3, [rbp + 19136], 0x96                       ;   816.0 p5+p2   62 t
        vmovdqu64 zmm3, [rbp + 20608]                                    ;   691.2 p3      47 y reload
        vmovdqu64 [rbp + 19136], zmm29                                   ;   817.0 p8+p9   40 t spill
        vmovdqu64 zmm29, [rbp + 20224]                                   ;   810.0 p2      41 t reload
        vpternlogd zmm7, zmm29, zmm3, 0x96                               ;   816.0 p0      40 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;   692.2 p3      22 t reload
        vpternlogd zmm5, zmm21, zmm1, 0xca                               ;   814.8 p5      23 t
        vmovdqu64 zmm6, [rbp + 19904]                                    ;   809.0 p2      40 t reload
        vpermi2b zmm15, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   816.8 p0+p5+p3   22 t
        vmovdqa64 zmm3, zmm16                                            ;   789.0         22 t copy
        vpermi2b zmm16, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   818.8 p0+p5+p2   22 t
        vpermi2b zmm3, zmm14, zmm26                                      ;   820.8 p0+p5   22 t
        vpternlogd zmm24, zmm3, zmm16, 0xca                              ;   825.8 p0      22 t
        vpternlogd zmm10, zmm2, zmm15, 0xca                              ;   821.8 p0      22 t
        vmovdqu64 zmm15, [rbp + 17728]                                   ;   818.0 p3      22 t
        vmovdqu64 zmm3, [rbp + 17536]                                    ;   811.0 p2      22 t
        vpermi2b zmm15, zmm14, zmm26                                     ;   824.0 p0+p5   22 t
        vpermi2b zmm3, zmm14, zmm26                                      ;   824.8 p0+p5   22 t
        vmovdqu64 zmm26, [rbp + 17728]                                   ;   818.0 p3      22 t
        vpermi2b zmm26, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   826.8 p0+p5+p2   22 t
        vpternlogd zmm0, zmm28, zmm17, 0xca                              ;   823.0 p0      42 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;   696.7 p3      41 t reload
        vpxord zmm12, zmm12, zmm4                                        ;   824.0 p0      40 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   696.8 p2      22 t reload
        vmovdqa64 zmm13, zmm6                                            ;   815.0         41 t copy
        vmovdqu64 zmm28, [rbp + 17536]                                   ;   811.0 p3      22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   697.8 p2      41 t reload
        vpermi2b zmm28, zmm29, zmm16                                     ;   828.8 p0+p5   22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;   698.7 p3      21 t reload
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 64]   ;   698.8 p2      41 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   699.7 p3      41 t reload
        vmovdqu64 zmm14, [rbp + 18688]                                   ;   809.8 p2      21 t
        vpermi2b zmm14, zmm29, [rel camellia128_encrypt.T0_constants512 + 896] ;   830.8 p0+p5+p3   21 t
        vpshufb zmm30, zmm8, [rbp + 17536]                               ;   831.8 p5+p2   22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 960] ;   701.7 p3      21 t reload
        vmovdqu64 [rbp + 17536], zmm4                                    ;   817.0 p7+p4   62 t spill
        vpshufb zmm17, zmm8, zmm6                                        ;   832.8 p5      41 t
        vpshufb zmm16, zmm8, [rbp + 17728]                               ;   833.8 p5+p2   22 t
        vpshufb zmm4, zmm8, [rbp + 18688]                                ;   834.8 p5+p3   21 t
        vpermi2b zmm6, zmm25, zmm21                                      ;   836.8 p0+p5   41 t
        vmovdqu64 zmm25, [rbp + 18624]                                   ;   816.8 p2      21 t
        vmovdqu64 zmm21, [rbp + 18624]                                   ;   816.8 p3      21 t
        vmovdqu64 zmm8, [rbp + 18688]                                    ;   809.8 p2      21 t
        vpermi2b zmm8, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   838.8 p0+p5+p3   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;   704.8 p2      21 t reload
        vpermi2b zmm21, zmm29, [rel camellia128_encrypt.T0_constants512 + 896] ;   840.8 p0+p5+p3   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 960] ;   705.8 p2      21 t reload
        vpermi2b zmm25, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   842.8 p0+p5+p3   21 t
        vmovdqu64 [rbp + 17728], zmm25                                   ;   847.8 p8+p9   21 t spill
        vmovdqu64 [rbp + 18688], zmm21                                   ;   845.8 p7+p4   21 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;   707.2 p2      41 t reload
        vpshufb zmm25, zmm21, [rbp + 18624]                              ;   843.8 p5+p3   21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 320] ;   708.8 p2      23 t reload
        vmovdqu64 [rbp + 18624], zmm25                                   ;   844.8 p8+p9   21 t spill
        vmovdqa64 zmm25, zmm7                                            ;   817.0         23 t copy
        vpermi2b zmm25, zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;   845.8 p0+p5+p3   23 t
        vmovdqu64 zmm21, [rbp + 18688]                                   ;   845.8 p2      21 t reload
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512]       ;   712.8 p3      41 t reload
        vmovdqa64 zmm2, zmm22                                            ;   813.0         41 t copy
        vmovdqu64 zmm20, [rbp + 10496]                                   ;   713.2 p2      40 t
        vpermi2b zmm13, zmm11, zmm1                                      ;   847.8 p0+p5   41 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;   714.8 p3      41 t reload
        vpshufb zmm11, zmm29, zmm12                                      ;   848.8 p5      23 t
        vpshufb zmm1, zmm29, zmm7                                        ;   849.8 p5      23 t
        vmovdqa64 zmm29, zmm23                                           ;   794.0         41 t copy
        vpternlogd zmm17, zmm13, zmm6, 0xca                              ;   852.8 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 384]  ;   717.0 p2      23 t reload
        vmovdqu64 [rbp + 18688], zmm16                                   ;   834.8 p7+p4   22 t spill
        vmovdqu64 [rbp + 19904], zmm15                                   ;   829.0 p8+p9   22 t spill
        vpternlogd zmm29, zmm10, zmm9, 0x96                              ;   834.0 p0      41 t
        vpternlogd zmm2, zmm23, zmm18, 0x96                              ;   835.0 p0      41 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 320] ;   717.8 p3      23 t reload
        vmovdqa64 zmm16, zmm12                                           ;   825.0         23 t copy
        vmovdqu64 zmm15, [rbp + 18624]                                   ;   844.8 p2      21 t
        vmovdqu64 [rbp + 18624], zmm17                                   ;   853.8 p7+p4   41 t spill
        vpermi2b zmm12, zmm13, zmm6                                      ;   851.8 p0+p5   23 t
        vpternlogd zmm10, zmm2, zmm9, 0x96                               ;   837.0 p0      41 t
        vpternlogd zmm9, zmm5, zmm24, 0x96                               ;   838.0 p0      41 t
        vpternlogd zmm30, zmm3, zmm28, 0xca                              ;   839.0 p0      22 t
        vpternlogd zmm5, zmm24, zmm29, 0x96                              ;   840.0 p0      41 t
        vmovdqu64 zmm17, [rbp + 19136]                                   ;   817.0 p3      42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   725.8 p2      41 t reload
        vpternlogd zmm15, zmm21, [rbp + 17728], 0xca                     ;   853.8 p0+p3   21 t
        vmovdqu64 [rbp + 17728], zmm15                                   ;   854.8 p8+p9   21 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;   726.8 p2      23 t reload
        vmovdqu64 zmm13, [rbp + 19136]                                   ;   817.0 p3      42 t
        vpternlogd zmm4, zmm14, zmm8, 0xca                               ;   843.8 p0      21 t
        vmovdqu64 zmm14, [rbp + 10176]                                   ;   729.8 p2      40 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;   730.0 p3      23 t reload
        vpermi2b zmm7, zmm15, zmm21                                      ;   853.8 p0+p5   23 t
        vpternlogd zmm1, zmm25, zmm7, 0xca                               ;   858.8 p0      23 t
        vpermi2b zmm16, zmm15, zmm21                                     ;   855.8 p0+p5   23 t
        vmovdqa64 zmm21, zmm0                                            ;   824.0         41 t copy
        vpternlogd zmm0, zmm18, zmm9, 0x96                               ;   846.0 p0      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;   732.8 p2      41 t reload
        vpermi2b zmm17, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   857.8 p0+p5+p3   42 t
        vpternlogd zmm21, zmm18, zmm24, 0x96                             ;   848.0 p0      41 t
        vpternlogd zmm22, zmm23, zmm21, 0x96                             ;   849.0 p0      41 t
        vmovdqu64 zmm7, [rbp + 19776]                                    ;   736.8 p2      47 y reload
        vpermi2b zmm13, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   859.8 p0+p5+p3   42 t
        vpternlogd zmm29, zmm0, [rbp + 20032], 0x96                      ;   851.0 p0+p2   62 t
        vmovdqu64 zmm18, [rbp + 10240]                                   ;   738.0 p3      40 t
        vpternlogd zmm21, zmm10, [rbp + 17920], 0x96                     ;   852.0 p0+p2   62 t
        vpternlogd zmm2, zmm5, [rbp + 18368], 0x96                       ;   853.0 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 19840]                                    ;   740.2 p2      47 y reload
        vmovdqu64 zmm25, [rbp + 10304]                                   ;   740.8 p3      40 t
        vpternlogd zmm25, zmm22, zmm7, 0x96                              ;   854.0 p0      40 t
        vpternlogd zmm14, zmm5, zmm8, 0x96                               ;   855.0 p0      40 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   741.2 p2      22 t reload
        vpternlogd zmm11, zmm12, zmm16, 0xca                             ;   860.8 p0      23 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   741.8 p3      22 t reload
        vpxord zmm19, zmm19, zmm21                                       ;   857.0 p0      40 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;   742.2 p2      22 t reload
        vpternlogd zmm9, zmm22, [rbp + 19456], 0x96                      ;   858.0 p0+p3   62 t
        vpxord zmm20, zmm20, zmm9                                        ;   859.0 p0      40 t
        vmovdqu64 [rbp + 18368], zmm21                                   ;   853.0 p7+p4   62 t spill
        vmovdqa64 zmm21, zmm19                                           ;   858.0         22 t copy
        vpermi2b zmm21, zmm16, zmm12                                     ;   861.8 p0+p5   22 t
        vmovdqu64 [rbp + 20032], zmm9                                    ;   859.0 p8+p9   62 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   743.2 p2      41 t reload
        vpshufb zmm9, zmm24, zmm19                                       ;   862.8 p5      22 t
        vpermi2b zmm19, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   864.8 p0+p5+p3   22 t
        vpternlogd zmm9, zmm21, zmm19, 0xca                              ;   869.8 p0      22 t
        vmovdqu64 zmm23, [rbp + 18688]                                   ;   834.8 p2      22 t reload
        vpternlogd zmm26, zmm23, [rbp + 19904], 0xb8                     ;   863.0 p0+p3   22 t
        vmovdqu64 zmm3, [rbp + 17408]                                    ;   745.2 p2      47 y reload
        vpternlogd zmm18, zmm10, zmm3, 0x96                              ;   864.0 p0      40 t
        vmovdqu64 zmm3, [rbp + 10112]                                    ;   745.8 p3      40 t
        vmovdqu64 [rbp + 20800], zmm17                                   ;   862.8 p7+p4   42 t spill
        vpshufb zmm17, zmm24, [rbp + 19136]                              ;   865.8 p5+p2   42 t
        vmovdqu64 [rbp + 17664], zmm0                                    ;   847.0 p8+p9   41 t spill
        vmovdqu64 zmm28, [rbp + 19584]                                   ;   746.8 p3      47 y reload
        vmovdqu64 [rbp + 19136], zmm5                                    ;   841.0 p7+p4   41 t spill
        vpternlogd zmm3, zmm0, zmm28, 0x96                               ;   865.0 p0      40 t
        vpshufb zmm28, zmm24, zmm14                                      ;   866.8 p5      23 t
        vpxord zmm27, zmm27, zmm2                                        ;   866.0 p0      40 t
        vpxord zmm31, zmm31, zmm29                                       ;   867.0 p0      40 t
        vmovdqu64 [rbp + 19456], zmm29                                   ;   852.0 p8+p9   62 t spill
        vmovdqa64 zmm0, zmm27                                            ;   867.0         23 t copy
        vmovdqa64 zmm29, zmm26                                           ;   864.0         41 t copy
        vpternlogd zmm29, zmm4, [rbp + 18624], 0x96                      ;   867.8 p5+p2   41 t
        vpternlogd zmm17, zmm13, [rbp + 20800], 0xac                     ;   868.8 p0+p3   42 t
        vmovdqa64 zmm13, zmm11                                           ;   861.8         41 t copy
        vpshufb zmm23, zmm24, zmm18                                      ;   868.8 p5      22 t
        vpternlogd zmm13, zmm30, zmm4, 0x96                              ;   869.0 p0      41 t
        vpternlogd zmm11, zmm29, zmm30, 0x96                             ;   869.8 p5      41 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 448]  ;   748.7 p2      23 t reload
        vmovdqu64 [rbp + 19904], zmm2                                    ;   854.0 p7+p4   62 t spill
        vmovdqa64 zmm7, zmm18                                            ;   865.0         22 t copy
        vpermi2b zmm7, zmm16, zmm12                                      ;   871.8 p0+p5   22 t
        vpshufb zmm16, zmm24, zmm31                                      ;   872.8 p5      42 t
        vmovdqu64 [rbp + 17920], zmm10                                   ;   838.0 p8+p9   41 t spill
        vpshufb zmm2, zmm24, zmm25                                       ;   873.8 p5      21 t
        vpternlogd zmm30, zmm17, zmm1, 0x96                              ;   871.0 p0      41 t
        vpermi2b zmm18, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   875.8 p0+p5+p3   22 t
        vpshufb zmm8, zmm24, zmm27                                       ;   876.8 p5      23 t
        vmovdqa64 zmm10, zmm14                                           ;   856.0         23 t copy
        vmovdqu64 [rbp + 18688], zmm22                                   ;   850.0 p7+p4   41 t spill
        vpshufb zmm22, zmm24, zmm20                                      ;   877.8 p5      21 t
        vpshufb zmm12, zmm24, zmm3                                       ;   878.8 p5      41 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   751.7 p2      23 t reload
        vpermi2b zmm0, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   880.8 p0+p5+p3   23 t
        vpermi2b zmm14, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   882.8 p0+p5+p2   23 t
        vpermi2b zmm27, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   884.8 p0+p5+p3   23 t
        vmovdqa64 zmm5, zmm3                                             ;   866.0         41 t copy
        vpermi2b zmm10, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   886.8 p0+p5+p2   23 t
        vmovdqa64 zmm24, zmm31                                           ;   868.0         42 t copy
        vpermi2b zmm3, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   888.8 p0+p5+p3   41 t
        vpermi2b zmm31, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   890.8 p0+p5+p2   42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;   755.2 p3      21 t reload
        vpternlogd zmm23, zmm7, zmm18, 0xca                              ;   880.8 p0      22 t
        vpermi2b zmm24, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   892.8 p0+p5+p2   42 t
        vmovdqu64 zmm21, [rbp + 10816]                                   ;   756.2 p3      40 t
        vmovdqu64 zmm7, [rbp + 18624]                                    ;   853.8 p2      41 t reload
        vpermi2b zmm5, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   894.8 p0+p5+p3   41 t
        vmovdqa64 zmm15, zmm25                                           ;   855.0         21 t copy
        vpternlogd zmm17, zmm1, zmm13, 0x96                              ;   882.0 p0      41 t
        vpternlogd zmm29, zmm17, [rbp + 20672], 0x96                     ;   883.0 p0+p2   61 t
        vpermi2b zmm15, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;   896.8 p0+p5+p3   21 t
        vpternlogd zmm28, zmm10, zmm14, 0xca                             ;   891.8 p0      23 t
        vmovdqu64 zmm18, [rbp + 17728]                                   ;   854.8 p2      41 t
        vmovdqu64 zmm10, [rbp + 19008]                                   ;   762.2 p3      61 t reload
        vpternlogd zmm8, zmm0, zmm27, 0xca                               ;   889.8 p0      23 t
        vmovdqu64 zmm0, [rbp + 17856]                                    ;   763.0 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 10880]                                   ;   763.2 p3      40 t
        vmovdqu64 zmm14, [rbp + 10752]                                   ;   764.0 p2      40 t
        vpternlogd zmm18, zmm1, zmm7, 0x96                               ;   887.0 p0      41 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   764.2 p3      21 t reload
        vpternlogd zmm26, zmm4, zmm18, 0x96                              ;   888.0 p0      41 t
        vmovdqu64 zmm4, [rbp + 17728]                                    ;   854.8 p2      41 t
        vmovdqu64 zmm1, [rbp + 19200]                                    ;   765.2 p3      61 t
        vpternlogd zmm1, zmm11, [rbp + 18112], 0x96                      ;   889.0 p0+p2   61 t
        vpternlogd zmm11, zmm18, [rbp + 19712], 0x96                     ;   890.0 p0+p3   61 t
        vpermi2b zmm25, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;   898.8 p0+p5+p2   21 t
        vmovdqa64 zmm7, zmm20                                            ;   860.0         21 t copy
        vpermi2b zmm7, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;   900.8 p0+p5+p3   21 t
        vpternlogd zmm4, zmm30, [rbp + 18624], 0x96                      ;   893.0 p0+p2   41 t
        vpternlogd zmm13, zmm4, [rbp + 20288], 0x96                      ;   894.0 p0+p3   61 t
        vpternlogd zmm30, zmm26, [rbp + 17280], 0x96                     ;   895.0 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 10816]                                   ;   771.8 p3      40 t
        vpternlogd zmm26, zmm0, [rbp + 18496], 0x96                      ;   896.0 p0+p2   61 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;   773.8 p3      21 t reload
        vmovdqu64 [rbp + 18496], zmm13                                   ;   895.0 p8+p9   61 t spill
        vmovdqu64 [rbp + 20288], zmm29                                   ;   884.0 p7+p4   61 t spill
        vpternlogd zmm17, zmm10, [rbp + 20352], 0x96                     ;   897.0 p0+p2   61 t
        vmovdqu64 [rbp + 20352], zmm30                                   ;   896.0 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 10944]                                   ;   774.8 p3      40 t
        vpxord zmm29, zmm29, [rbp + 20352]                               ;   902.0 p0+p2   40 t
        vmovdqu64 [rbp + 17728], zmm17                                   ;   898.0 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 20288]                                   ;   884.0 p3      40 t
        vpermi2b zmm20, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   902.8 p0+p5+p2   21 t
        vmovdqu64 zmm6, [rbp + 10880]                                    ;   777.8 p3      40 t
        vpxord zmm13, zmm13, [rbp + 11072]                               ;   900.0 p0+p2   40 t
        vpternlogd zmm12, zmm5, zmm3, 0xca                               ;   901.0 p0      41 t
        vmovdqu64 zmm5, [rbp + 10688]                                    ;   778.8 p3      40 t
        vmovdqu64 [rbp + 17856], zmm13                                   ;   901.0 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 18496]                                   ;   895.0 p2      40 t
        vpxord zmm13, zmm13, [rbp + 11008]                               ;   902.0 p0+p3   40 t
        vmovdqu64 zmm0, [rbp + 10624]                                    ;   780.0 p2      40 t
        vpxord zmm5, zmm5, zmm1                                          ;   903.0 p0      40 t
        vpternlogd zmm2, zmm15, zmm25, 0xca                              ;   903.8 p5      21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   780.8 p3      41 t reload
        vpxord zmm0, zmm0, zmm17                                         ;   904.0 p0      40 t
        vpternlogd zmm16, zmm24, zmm31, 0xca                             ;   904.8 p5      42 t
        vmovdqa64 zmm17, zmm16                                           ;   905.8         41 t copy
        vpternlogd zmm17, zmm28, zmm23, 0x96                             ;   905.8 p0      41 t
        vpternlogd zmm22, zmm7, zmm20, 0xca                              ;   907.8 p5      21 t
        vmovdqu64 zmm24, [rbp + 19520]                                   ;   781.0 p2      61 t reload
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 640]  ;   781.8 p3      22 t reload
        vpxord zmm27, zmm27, zmm11                                       ;   906.0 p0      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;   782.0 p2      22 t reload
        vmovdqu64 [rbp + 19520], zmm11                                   ;   891.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 19008], zmm29                                   ;   903.0 p8+p9   40 t spill
        vmovdqu64 zmm25, [rbp + 19008]                                   ;   903.0 p3      22 t
        vpermi2b zmm25, zmm20, zmm7                                      ;   909.0 p5      22 t
        vmovdqu64 zmm11, [rbp + 19008]                                   ;   903.0 p2      22 t
        vpshufb zmm7, zmm15, [rbp + 19008]                               ;   909.8 p5+p3   22 t
        vmovdqu64 [rbp + 19008], zmm25                                   ;   914.0 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm8                                            ;   890.8         41 t copy
        vpternlogd zmm20, zmm23, zmm2, 0x96                              ;   907.0 p0      41 t
        vmovdqu64 zmm29, [rbp + 11072]                                   ;   784.0 p2      40 t
        vpternlogd zmm4, zmm24, [rbp + 17344], 0x96                      ;   908.0 p0+p3   61 t
        vpshufb zmm24, zmm15, zmm5                                       ;   910.8 p5      23 t
        vmovdqu64 [rbp + 17344], zmm26                                   ;   897.0 p8+p9   61 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   785.0 p2      22 t reload
        vmovdqu64 [rbp + 20672], zmm4                                    ;   909.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 18624], zmm1                                    ;   890.0 p8+p9   61 t spill
        vpshufb zmm1, zmm15, zmm0                                        ;   911.8 p5      41 t
        vpxord zmm14, zmm14, zmm26                                       ;   909.0 p0      40 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 704] ;   785.8 p3      22 t reload
        vpermi2b zmm11, zmm26, zmm31                                     ;   913.8 p0+p5   22 t
        vpxord zmm19, zmm19, zmm4                                        ;   911.0 p0      40 t
        vpshufb zmm4, zmm15, zmm27                                       ;   914.8 p5      23 t
        vmovdqa64 zmm26, zmm12                                           ;   902.0         41 t copy
        vmovdqu64 [rbp + 17280], zmm13                                   ;   903.0 p7+p4   40 t spill
        vmovdqu64 zmm10, [rbp + 10688]                                   ;   787.8 p2      40 t
        vpshufb zmm25, zmm15, [rbp + 17280]                              ;   915.8 p5+p3   21 t
        vmovdqu64 [rbp + 19712], zmm25                                   ;   916.8 p8+p9   21 t spill
        vmovdqu64 zmm25, [rbp + 17280]                                   ;   903.0 p2      21 t
        vpshufb zmm31, zmm15, zmm14                                      ;   916.8 p5      22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   791.8 p3      21 t reload
        vpternlogd zmm26, zmm9, zmm2, 0x96                               ;   912.0 p0      41 t
        vpternlogd zmm8, zmm23, zmm26, 0x96                              ;   913.0 p0      41 t
        vmovdqa64 zmm23, zmm22                                           ;   908.8         41 t copy
        vpternlogd zmm23, zmm12, zmm28, 0x96                             ;   914.0 p0      41 t
        vmovdqu64 zmm18, [rbp + 10752]                                   ;   792.7 p2      40 t
        vpermi2b zmm25, zmm15, [rel camellia128_encrypt.T0_constants512 + 896] ;   918.8 p0+p5+p3   21 t
        vpternlogd zmm22, zmm12, zmm17, 0x96                             ;   916.0 p0      41 t
        vmovdqu64 [rbp + 18112], zmm25                                   ;   923.8 p7+p4   21 t spill
        vmovdqu64 zmm25, [rbp + 17280]                                   ;   903.0 p2      21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 960] ;   795.3 p3      21 t reload
        vpermi2b zmm25, zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;   920.8 p0+p5+p2   21 t
        vmovdqa64 zmm15, zmm5                                            ;   904.0         23 t copy
        vpternlogd zmm16, zmm28, zmm20, 0x96                             ;   918.0 p0      41 t
        vpternlogd zmm20, zmm22, [rbp + 20160], 0x96                     ;   919.0 p0+p3   61 t
        vpternlogd zmm9, zmm2, zmm23, 0x96                               ;   920.0 p0      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;   797.2 p2      23 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 320] ;   798.8 p3      23 t reload
        vmovdqu64 [rbp + 17280], zmm25                                   ;   925.8 p8+p9   21 t spill
        vmovdqu64 zmm30, [rbp + 11008]                                   ;   799.2 p2      40 t
        vmovdqa64 zmm25, zmm27                                           ;   907.0         23 t copy
        vpermi2b zmm15, zmm28, zmm12                                     ;   922.8 p0+p5   23 t
        vpermi2b zmm25, zmm28, zmm12                                     ;   924.8 p0+p5   23 t
        vmovdqu64 zmm12, [rbp + 18112]                                   ;   923.8 p3      21 t reload
        vmovdqu64 zmm28, [rbp + 19712]                                   ;   916.8 p2      21 t
        vpternlogd zmm28, zmm12, [rbp + 17280], 0xca                     ;   931.8 p0+p3   21 t
        vmovdqu64 [rbp + 17280], zmm28                                   ;   932.8 p7+p4   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 448] ;   803.3 p2      23 t reload
        vmovdqu64 [rbp + 19712], zmm11                                   ;   918.8 p8+p9   22 t spill
        vmovdqu64 zmm11, [rbp + 17856]                                   ;   901.0 p3      42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;   805.0 p2      23 t reload
        vmovdqu64 zmm3, [rbp + 10624]                                    ;   805.8 p3      40 t
        vpternlogd zmm23, zmm8, [rbp + 20480], 0x96                      ;   924.0 p0+p2   61 t
        vpxord zmm6, zmm6, zmm23                                         ;   925.0 p0      40 t
        vpermi2b zmm5, zmm28, zmm12                                      ;   927.8 p5      23 t
        vpermi2b zmm27, zmm28, zmm12                                     ;   929.8 p0+p5   23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;   808.3 p3      41 t reload
        vpternlogd zmm17, zmm9, [rbp + 19968], 0x96                      ;   927.0 p0+p2   61 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512]       ;   809.3 p3      41 t reload
        vmovdqu64 zmm28, [rbp + 17856]                                   ;   901.0 p2      42 t
        vpermi2b zmm28, zmm12, zmm2                                      ;   931.8 p0+p5   42 t
        vmovdqu64 [rbp + 18112], zmm28                                   ;   936.8 p7+p4   42 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 128] ;   813.8 p3      41 t reload
        vpermi2b zmm11, zmm28, [rel camellia128_encrypt.T0_constants512 + 192] ;   933.8 p0+p5+p2   42 t
        vmovdqu64 zmm13, [rbp + 10944]                                   ;   814.8 p3      40 t
        vpternlogd zmm24, zmm15, zmm5, 0xca                              ;   932.8 p0      23 t
        vmovdqu64 zmm5, [rbp + 18880]                                    ;   815.0 p2      61 t reload
        vmovdqu64 [rbp + 19200], zmm11                                   ;   938.8 p8+p9   42 t spill
        vmovdqa64 zmm11, zmm0                                            ;   905.0         41 t copy
        vpermi2b zmm0, zmm28, [rel camellia128_encrypt.T0_constants512 + 192] ;   935.8 p0+p5+p3   41 t
        vpermi2b zmm11, zmm12, zmm2                                      ;   937.8 p0+p5   41 t
        vmovdqa64 zmm12, zmm14                                           ;   910.0         22 t copy
        vmovdqu64 [rbp + 20160], zmm7                                    ;   910.8 p7+p4   22 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 832]  ;   816.7 p2      21 t reload
        vmovdqa64 zmm15, zmm6                                            ;   926.0         23 t copy
        vpternlogd zmm26, zmm16, [rbp + 19264], 0x96                     ;   933.0 p0+p3   61 t
        vpternlogd zmm9, zmm5, [rbp + 18176], 0x96                       ;   934.0 p0+p2   61 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   818.0 p3      41 t reload
        vpshufb zmm2, zmm28, zmm19                                       ;   938.8 p5      21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 576] ;   818.7 p2      22 t reload
        vpermi2b zmm12, zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;   940.8 p0+p5+p3   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;   819.7 p2      22 t reload
        vpternlogd zmm1, zmm11, zmm0, 0xca                               ;   942.8 p0      41 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;   820.0 p3      23 t reload
        vpxord zmm18, zmm18, zmm9                                        ;   937.0 p0      40 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 384]  ;   820.7 p2      23 t reload
        vpermi2b zmm15, zmm11, zmm5                                      ;   942.8 p0+p5   23 t
        vpxord zmm13, zmm13, zmm17                                       ;   939.0 p0      40 t
        vpermi2b zmm14, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   944.8 p0+p5+p3   22 t
        vmovdqu64 zmm28, [rbp + 18752]                                   ;   821.7 p2      61 t reload
        vpternlogd zmm8, zmm28, [rbp + 18240], 0x96                      ;   941.0 p0+p3   61 t
        vmovdqu64 [rbp + 18240], zmm4                                    ;   915.8 p8+p9   23 t spill
        vpxord zmm29, zmm29, zmm26                                       ;   942.0 p0      40 t
        vpternlogd zmm25, zmm27, [rbp + 18240], 0xe4                     ;   943.0 p0+p2   23 t
        vpxord zmm30, zmm30, zmm20                                       ;   944.0 p0      40 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;   823.0 p3      21 t reload
        vmovdqa64 zmm4, zmm19                                            ;   912.0         21 t copy
        vpxord zmm10, zmm10, zmm8                                        ;   945.0 p0      40 t
        vpternlogd zmm31, zmm12, zmm14, 0xca                             ;   949.8 p5      22 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 448] ;   823.7 p2      23 t reload
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;   824.0 p3      23 t reload
        vpermi2b zmm4, zmm7, zmm28                                       ;   947.8 p0+p5   21 t
        vmovdqu64 zmm7, [rbp + 20160]                                    ;   910.8 p2      22 t
        vmovdqu64 zmm28, [rbp + 19008]                                   ;   914.0 p3      22 t reload
        vpternlogd zmm7, zmm28, [rbp + 19712], 0xca                      ;   947.0 p0+p2   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   826.0 p3      21 t reload
        vmovdqu64 [rbp + 19712], zmm7                                    ;   948.0 p7+p4   22 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   826.7 p2      21 t reload
        vpermi2b zmm19, zmm7, zmm28                                      ;   949.8 p0+p5   21 t
        vmovdqu64 zmm28, [rbp + 18432]                                   ;   827.0 p3      61 t reload
        vpternlogd zmm22, zmm28, [rbp + 18560], 0x96                     ;   949.0 p0+p2   61 t
        vpxord zmm21, zmm21, zmm22                                       ;   950.0 p0      40 t
        vmovdqu64 zmm28, [rbp + 18816]                                   ;   828.0 p3      61 t reload
        vpternlogd zmm16, zmm28, [rbp + 18048], 0x96                     ;   950.8 p5+p2   61 t
        vpxord zmm3, zmm3, zmm16                                         ;   951.8 p0      40 t
        vmovdqu64 [rbp + 18240], zmm16                                   ;   951.8 p8+p9   61 t spill
        vmovdqa64 zmm16, zmm10                                           ;   946.0         23 t copy
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   829.0 p3      41 t reload
        vpshufb zmm0, zmm28, zmm6                                        ;   951.8 p5      23 t
        vpternlogd zmm2, zmm4, zmm19, 0xca                               ;   954.8 p0      21 t
        vpshufb zmm27, zmm28, zmm10                                      ;   952.8 p5      23 t
        vpermi2b zmm6, zmm14, zmm12                                      ;   954.8 p0+p5   23 t
        vpermi2b zmm10, zmm14, zmm12                                     ;   956.8 p0+p5   23 t
        vpshufb zmm12, zmm28, zmm29                                      ;   957.8 p5      42 t
        vpermi2b zmm16, zmm11, zmm5                                      ;   959.8 p0+p5   23 t
        vpshufb zmm5, zmm28, zmm13                                       ;   960.8 p5      22 t
        vmovdqu64 [rbp + 19968], zmm22                                   ;   950.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 18048], zmm8                                    ;   942.0 p8+p9   61 t spill
        vpshufb zmm19, zmm28, zmm21                                      ;   961.8 p5      21 t
        vpshufb zmm14, zmm28, zmm3                                       ;   962.8 p5      41 t
        vpshufb zmm11, zmm28, zmm18                                      ;   963.8 p5      22 t
        vpshufb zmm7, zmm28, [rbp + 17856]                               ;   964.8 p5+p2   42 t
        vpshufb zmm4, zmm28, zmm30                                       ;   965.8 p5      21 t
        vmovdqu64 zmm28, [rbp + 18112]                                   ;   936.8 p3      42 t reload
        vpternlogd zmm7, zmm28, [rbp + 19200], 0xca                      ;   965.8 p0+p2   42 t
        vmovdqu64 [rbp + 19200], zmm26                                   ;   934.0 p7+p4   61 t spill
        vmovdqa64 zmm22, zmm3                                            ;   952.8         41 t copy
        vmovdqu64 [rbp + 18880], zmm23                                   ;   925.0 p8+p9   61 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 128] ;   831.7 p3      41 t reload
        vpermi2b zmm3, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   967.8 p0+p5+p2   41 t
        vmovdqa64 zmm8, zmm13                                            ;   940.0         22 t copy
        vpternlogd zmm0, zmm15, zmm6, 0xca                               ;   959.8 p0      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;   832.7 p3      21 t reload
        vmovdqu64 [rbp + 18176], zmm17                                   ;   928.0 p7+p4   61 t spill
        vmovdqa64 zmm17, zmm21                                           ;   951.0         21 t copy
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   833.2 p2      21 t reload
        vmovdqu64 [rbp + 18112], zmm20                                   ;   920.0 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm1                                            ;   943.8         41 t copy
        vmovdqa64 zmm20, zmm30                                           ;   945.0         21 t copy
        vpermi2b zmm17, zmm15, zmm6                                      ;   969.8 p0+p5   21 t
        vpermi2b zmm20, zmm15, zmm6                                      ;   971.8 p0+p5   21 t
        vmovdqa64 zmm15, zmm29                                           ;   943.0         42 t copy
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;   835.0 p3      21 t reload
        vpermi2b zmm30, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   973.8 p0+p5+p2   21 t
        vpermi2b zmm21, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   975.8 p0+p5+p3   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512]        ;   836.2 p2      41 t reload
        vpermi2b zmm15, zmm6, [rel camellia128_encrypt.T0_constants512 + 64] ;   977.8 p0+p5+p3   42 t
        vpermi2b zmm22, zmm6, [rel camellia128_encrypt.T0_constants512 + 64] ;   979.8 p0+p5+p2   41 t
        vmovdqa64 zmm6, zmm7                                             ;   966.8         41 t copy
        vpternlogd zmm6, zmm24, zmm31, 0x96                              ;   966.8 p0      41 t
        vmovdqu64 [rbp + 18816], zmm6                                    ;   967.8 p7+p4   41 t spill
        vmovdqa64 zmm6, zmm18                                            ;   938.0         22 t copy
        vpternlogd zmm27, zmm16, zmm10, 0xca                             ;   966.0 p0      23 t
        vmovdqu64 [rbp + 17856], zmm9                                    ;   935.0 p8+p9   61 t spill
        vpermi2b zmm29, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   981.8 p0+p5+p3   42 t
        vmovdqa64 zmm23, zmm25                                           ;   944.0         41 t copy
        vpternlogd zmm23, zmm31, zmm2, 0x96                              ;   968.0 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 576]  ;   841.8 p2      22 t reload
        vpermi2b zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 640] ;   983.8 p0+p5+p3   22 t
        vmovdqu64 zmm28, [rbp + 17280]                                   ;   932.8 p2      21 t reload
        vpternlogd zmm26, zmm24, zmm28, 0x96                             ;   970.0 p0      41 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;   843.8 p3      22 t reload
        vmovdqu64 zmm16, [rbp + 18816]                                   ;   967.8 p2      41 t reload
        vpermi2b zmm18, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   985.8 p0+p5+p3   22 t
        vpermi2b zmm13, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   987.8 p0+p5+p2   22 t
        vmovdqu64 zmm28, [rbp + 18816]                                   ;   967.8 p3      41 t
        vpternlogd zmm7, zmm24, zmm23, 0x96                              ;   973.0 p0      41 t
        vpternlogd zmm28, zmm1, [rbp + 17280], 0x96                      ;   974.0 p0+p2   41 t
        vmovdqu64 zmm10, [rbp + 17600]                                   ;   848.8 p3      41 t reload
        vpternlogd zmm1, zmm2, [rbp + 19712], 0x96                       ;   975.0 p0+p2   41 t
        vpternlogd zmm2, zmm26, [rbp + 19712], 0x96                      ;   976.0 p0+p3   41 t
        vpternlogd zmm23, zmm28, [rbp + 18944], 0x96                     ;   977.0 p0+p2   62 t
        vpternlogd zmm28, zmm10, [rbp + 20416], 0x96                     ;   978.0 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 18304]                                   ;   851.2 p2      62 t
        vpternlogd zmm10, zmm2, [rbp + 19072], 0x96                      ;   979.0 p0+p3   62 t
        vpternlogd zmm4, zmm20, zmm30, 0xca                              ;   980.0 p0      21 t
        vpternlogd zmm19, zmm17, zmm21, 0xca                             ;   981.0 p0      21 t
        vpternlogd zmm2, zmm16, [rbp + 19328], 0x96                      ;   982.0 p0+p2   62 t
        vpternlogd zmm25, zmm31, zmm1, 0x96                              ;   983.0 p0      41 t
        vpternlogd zmm26, zmm25, [rbp + 17536], 0x96                     ;   984.0 p0+p3   62 t
        vpternlogd zmm5, zmm8, zmm13, 0xca                               ;   992.8 p0      22 t
        vmovdqa64 zmm8, zmm4                                             ;   981.0         41 t copy
        vpermi2b zmm6, zmm9, [rel camellia128_encrypt.T0_constants512 + 640] ;   989.8 p0+p5+p2   22 t
        vmovdqu64 zmm16, [rbp + 19392]                                   ;   854.5 p3      41 t reload
        vpternlogd zmm1, zmm7, [rbp + 17792], 0x96                       ;   987.0 p0+p2   62 t
        vpternlogd zmm7, zmm16, [rbp + 17472], 0x96                      ;   988.0 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 20224]                                   ;   856.0 p2      41 t reload
        vpternlogd zmm25, zmm16, [rbp + 20608], 0x96                     ;   989.0 p0+p3   62 t
        vmovdqu64 [rbp + 20224], zmm23                                   ;   978.0 p7+p4   62 t spill
        vmovdqu64 [rbp + 20608], zmm1                                    ;   988.0 p8+p9   62 t spill
        vmovdqu64 zmm23, [rbp + 20608]                                   ;   988.0 p2      40 t
        vpxord zmm23, zmm23, [rbp + 11584]                               ;   994.0 p0+p3   40 t
        vmovdqu64 zmm16, [rbp + 11200]                                   ;   858.2 p2      40 t
        vmovdqu64 [rbp + 19328], zmm25                                   ;   990.0 p7+p4   62 t spill
        vpxord zmm16, zmm16, zmm25                                       ;   990.8 p5      40 t
        vmovdqu64 [rbp + 17536], zmm23                                   ;   995.0 p8+p9   40 t spill
        vpternlogd zmm11, zmm6, zmm18, 0xca                              ;   994.8 p0      22 t
        vpternlogd zmm14, zmm22, zmm3, 0xca                              ;   991.8 p5      41 t
        vpternlogd zmm8, zmm14, zmm27, 0x96                              ;   992.8 p0      41 t
        vmovdqu64 zmm22, [rbp + 11328]                                   ;   858.7 p3      40 t
        vpternlogd zmm12, zmm15, zmm29, 0xca                             ;   992.8 p5      42 t
        vmovdqu64 zmm29, [rbp + 11392]                                   ;   859.2 p2      40 t
        vmovdqa64 zmm25, zmm14                                           ;   992.8         41 t copy
        vpternlogd zmm25, zmm5, zmm19, 0x96                              ;   993.8 p0      41 t
        vpternlogd zmm5, zmm8, zmm19, 0x96                               ;   993.8 p5      41 t
        vmovdqu64 zmm31, [rbp + 11456]                                   ;   859.7 p3      40 t
        vpternlogd zmm19, zmm0, zmm11, 0x96                              ;   995.8 p0      41 t
        vpternlogd zmm0, zmm25, zmm11, 0x96                              ;   995.8 p5      41 t
        vmovdqu64 zmm3, [rbp + 11136]                                    ;   860.8 p2      40 t
        vpternlogd zmm11, zmm12, zmm27, 0x96                             ;   995.8 p0      41 t
        vpternlogd zmm12, zmm27, zmm19, 0x96                             ;   996.8 p5      41 t
        vmovdqu64 zmm21, [rbp + 11264]                                   ;   861.3 p3      40 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   861.8 p2      21 t reload
        vpxord zmm29, zmm29, zmm26                                       ;   996.0 p0      40 t
        vmovdqu64 zmm20, [rbp + 11264]                                   ;   862.8 p3      40 t
        vpxord zmm22, zmm22, zmm28                                       ;   996.8 p5      40 t
        vmovdqu64 zmm1, [rbp + 11520]                                    ;   863.2 p2      40 t
        vmovdqu64 [rbp + 17792], zmm10                                   ;   980.0 p7+p4   62 t spill
        vpxord zmm1, zmm1, [rbp + 20224]                                 ;   997.0 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm1                                    ;   998.0 p8+p9   40 t spill
        vpxord zmm3, zmm3, zmm7                                          ;   997.8 p5      40 t
        vmovdqu64 [rbp + 18816], zmm7                                    ;   989.0 p7+p4   62 t spill
        vmovdqu64 [rbp + 18304], zmm26                                   ;   985.0 p8+p9   62 t spill
        vmovdqu64 zmm26, [rbp + 17472]                                   ;   998.0 p2      21 t
        vmovdqu64 [rbp + 19392], zmm28                                   ;   979.0 p7+p4   62 t spill
        vmovdqu64 [rbp + 19072], zmm2                                    ;   983.0 p8+p9   62 t spill
        vmovdqu64 zmm23, [rbp + 11520]                                   ;   865.8 p3      40 t
        vpternlogd zmm4, zmm14, zmm11, 0x96                              ;   998.0 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   866.3 p2      41 t reload
        vpshufb zmm28, zmm6, zmm3                                        ;   998.8 p5      41 t
        vpxord zmm20, zmm20, zmm10                                       ;   999.0 p0      40 t
        vpxord zmm31, zmm31, zmm2                                        ;   999.8 p5      40 t
        vpshufb zmm18, zmm6, zmm20                                       ;  1000.8 p5      22 t
        vpshufb zmm13, zmm6, zmm22                                       ;  1001.8 p5      21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 832]  ;   867.2 p3      21 t reload
        vpermi2b zmm26, zmm2, [rel camellia128_encrypt.T0_constants512 + 896] ;  1004.0 p0+p5+p2   21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 960]  ;   868.2 p3      21 t reload
        vmovdqu64 zmm30, [rbp + 11392]                                   ;   868.3 p2      40 t
        vpshufb zmm7, zmm6, [rbp + 17472]                                ;  1004.8 p5+p3   21 t
        vpshufb zmm10, zmm6, zmm29                                       ;  1005.8 p5      23 t
        vmovdqu64 zmm6, [rbp + 17472]                                    ;   998.0 p2      21 t
        vmovdqu64 [rbp + 17472], zmm7                                    ;  1005.8 p7+p4   21 t spill
        vmovdqa64 zmm7, zmm22                                            ;   997.8         21 t copy
        vmovdqu64 [rbp + 17600], zmm26                                   ;  1009.0 p8+p9   21 t spill
        vpermi2b zmm6, zmm2, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1007.8 p0+p5+p3   21 t
        vmovdqu64 zmm1, [rbp + 11584]                                    ;   870.3 p2      40 t
        vpermi2b zmm7, zmm2, zmm27                                       ;  1009.8 p0+p5   21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 64]  ;   871.2 p3      41 t reload
        vpternlogd zmm11, zmm5, [rbp + 18368], 0x96                      ;  1003.0 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 17536]                                   ;   995.0 p3      42 t
        vmovdqu64 zmm9, [rbp + 11456]                                    ;   872.3 p2      40 t
        vmovdqu64 [rbp + 19712], zmm6                                    ;  1012.8 p7+p4   21 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;   873.2 p3      21 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512]       ;   873.3 p2      41 t reload
        vmovdqu64 zmm2, [rbp + 17536]                                    ;   995.0 p3      42 t
        vpermi2b zmm2, zmm27, zmm14                                      ;  1011.8 p0+p5   42 t
        vmovdqu64 [rbp + 20416], zmm2                                    ;  1016.8 p8+p9   42 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 128]  ;   874.3 p2      41 t reload
        vpermi2b zmm26, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1013.8 p0+p5+p3   42 t
        vpermi2b zmm22, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;  1015.8 p0+p5+p2   21 t
        vmovdqu64 zmm17, [rbp + 11200]                                   ;   876.2 p3      40 t
        vmovdqu64 zmm6, [rbp + 17600]                                    ;  1009.0 p2      21 t reload
        vpternlogd zmm8, zmm0, [rbp + 19904], 0x96                       ;  1007.0 p0+p3   62 t
        vpxord zmm30, zmm30, zmm8                                        ;  1008.0 p0      40 t
        vmovdqu64 [rbp + 18944], zmm26                                   ;  1018.8 p7+p4   42 t spill
        vmovdqa64 zmm26, zmm3                                            ;   998.8         41 t copy
        vpermi2b zmm3, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1017.8 p0+p5+p2   41 t
        vmovdqu64 zmm2, [rbp + 17472]                                    ;  1005.8 p3      21 t
        vmovdqu64 zmm15, [rbp + 11136]                                   ;   878.3 p2      40 t
        vpternlogd zmm2, zmm6, [rbp + 19712], 0xca                       ;  1018.8 p0+p3   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   879.3 p2      41 t reload
        vpermi2b zmm26, zmm27, zmm14                                     ;  1019.8 p0+p5   41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;   880.8 p3      22 t reload
        vpxord zmm9, zmm9, zmm11                                         ;  1012.0 p0      40 t
        vpternlogd zmm13, zmm22, zmm7, 0xca                              ;  1020.8 p0      21 t
        vpshufb zmm14, zmm6, zmm16                                       ;  1020.8 p5      23 t
        vmovdqu64 zmm22, [rbp + 19968]                                   ;   950.0 p2      61 t
        vmovdqu64 [rbp + 19712], zmm2                                    ;  1019.8 p8+p9   21 t spill
        vpternlogd zmm19, zmm4, [rbp + 20032], 0x96                      ;  1014.0 p0+p3   62 t
        vpshufb zmm2, zmm6, zmm31                                        ;  1021.8 p5      22 t
        vmovdqu64 zmm6, [rbp + 17920]                                    ;   886.0 p2      41 t reload
        vpternlogd zmm5, zmm6, [rbp + 17408], 0x96                       ;  1015.0 p0+p3   62 t
        vmovdqu64 [rbp + 17408], zmm2                                    ;  1022.8 p7+p4   22 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 640]  ;   888.0 p2      22 t reload
        vmovdqa64 zmm2, zmm20                                            ;  1000.0         22 t copy
        vpermi2b zmm2, zmm27, zmm6                                       ;  1023.8 p0+p5   22 t
        vmovdqu64 [rbp + 17920], zmm10                                   ;  1006.8 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm31                                           ;  1000.8         22 t copy
        vpermi2b zmm10, zmm27, zmm6                                      ;  1025.8 p0+p5   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 704]  ;   893.8 p3      22 t reload
        vpermi2b zmm31, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1027.8 p0+p5+p2   22 t
        vmovdqu64 zmm24, [rbp + 11328]                                   ;   895.8 p3      40 t
        vpermi2b zmm20, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1029.8 p0+p5+p2   22 t
        vmovdqa64 zmm27, zmm29                                           ;   997.0         23 t copy
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;   898.0 p3      23 t reload
        vpermi2b zmm27, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;  1031.8 p0+p5+p2   23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 448]  ;   899.8 p3      23 t reload
        vmovdqu64 [rbp + 18368], zmm10                                   ;  1030.8 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm16                                           ;   991.8         23 t copy
        vpermi2b zmm10, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;  1033.8 p0+p5+p2   23 t
        vpternlogd zmm28, zmm26, zmm3, 0xca                              ;  1024.8 p0      41 t
        vpternlogd zmm25, zmm12, [rbp + 19456], 0x96                     ;  1023.0 p0+p3   62 t
        vpermi2b zmm29, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;  1035.8 p0+p5+p2   23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;   903.0 p3      23 t reload
        vpermi2b zmm16, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;  1037.8 p0+p5+p2   23 t
        vmovdqu64 zmm6, [rbp + 19136]                                    ;   904.0 p3      41 t reload
        vpternlogd zmm0, zmm6, [rbp + 19840], 0x96                       ;  1026.0 p0+p2   62 t
        vmovdqu64 zmm6, [rbp + 17664]                                    ;   905.0 p3      41 t reload
        vpternlogd zmm12, zmm6, [rbp + 19584], 0x96                      ;  1027.0 p0+p2   62 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   906.0 p3      41 t reload
        vmovdqu64 [rbp + 19584], zmm31                                   ;  1032.8 p8+p9   22 t spill
        vpshufb zmm31, zmm6, [rbp + 17536]                               ;  1038.8 p5+p2   42 t
        vmovdqu64 zmm6, [rbp + 17408]                                    ;  1022.8 p3      22 t
        vmovdqu64 [rbp + 17536], zmm31                                   ;  1039.8 p7+p4   42 t spill
        vmovdqu64 zmm31, [rbp + 18368]                                   ;  1030.8 p2      22 t reload
        vpternlogd zmm6, zmm31, [rbp + 19584], 0xca                      ;  1038.8 p0+p3   22 t
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1039.8 p8+p9   22 t spill
        vmovdqu64 zmm31, [rbp + 20416]                                   ;  1016.8 p2      42 t reload
        vmovdqu64 zmm6, [rbp + 17536]                                    ;  1039.8 p3      42 t
        vpternlogd zmm6, zmm31, [rbp + 18944], 0xca                      ;  1045.8 p0+p2   42 t
        vmovdqu64 [rbp + 18944], zmm8                                    ;  1008.0 p7+p4   62 t spill
        vmovdqu64 zmm31, [rbp + 18688]                                   ;   910.0 p3      41 t reload
        vpternlogd zmm18, zmm2, zmm20, 0xca                              ;  1034.8 p0      22 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 256]  ;   910.3 p2      41 t reload
        vpternlogd zmm4, zmm31, [rbp + 19776], 0x96                      ;  1031.0 p0+p3   62 t
        vpshufb zmm26, zmm2, zmm9                                        ;  1039.8 p5      22 t
        vmovdqu64 [rbp + 19776], zmm19                                   ;  1015.0 p8+p9   62 t spill
        vmovdqu64 [rbp + 18688], zmm11                                   ;  1004.0 p7+p4   62 t spill
        vmovdqa64 zmm11, zmm9                                            ;  1013.0         22 t copy
        vpxord zmm23, zmm23, zmm19                                       ;  1032.0 p0      40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   911.3 p2      22 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   912.0 p3      22 t reload
        vpermi2b zmm9, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1041.8 p0+p5+p2   22 t
        vpermi2b zmm11, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1043.8 p0+p5+p3   22 t
        vpternlogd zmm27, zmm29, [rbp + 17920], 0xe4                     ;  1040.8 p0+p2   23 t
        vpternlogd zmm26, zmm11, zmm9, 0xca                              ;  1048.8 p0      22 t
        vmovdqu64 zmm3, [rbp + 18048]                                    ;   942.0 p3      61 t
        vmovdqa64 zmm29, zmm30                                           ;  1009.0         23 t copy
        vpternlogd zmm14, zmm16, zmm10, 0xca                             ;  1042.8 p0      23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;   914.3 p2      23 t reload
        vpshufb zmm20, zmm2, zmm30                                       ;  1044.8 p5      23 t
        vmovdqu64 [rbp + 19456], zmm13                                   ;  1021.8 p8+p9   21 t spill
        vmovdqu64 zmm31, [rbp + 17728]                                   ;   915.0 p3      61 t
        vpxord zmm15, zmm15, zmm12                                       ;  1038.0 p0      40 t
        vpxord zmm21, zmm21, zmm5                                        ;  1039.0 p0      40 t
        vmovdqu64 [rbp + 17728], zmm6                                    ;  1046.8 p7+p4   42 t spill
        vmovdqu64 [rbp + 19968], zmm4                                    ;  1032.0 p8+p9   62 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;   915.3 p2      23 t reload
        vmovdqu64 [rbp + 17920], zmm5                                    ;  1016.0 p7+p4   62 t spill
        vmovdqu64 zmm6, [rbp + 18624]                                    ;   916.0 p3      61 t
        vpxord zmm17, zmm17, zmm0                                        ;  1040.0 p0      40 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 448]  ;   916.3 p2      23 t reload
        vmovdqu64 [rbp + 18048], zmm12                                   ;  1028.0 p8+p9   62 t spill
        vmovdqu64 zmm7, [rbp + 17856]                                    ;   935.0 p3      61 t
        vpermi2b zmm30, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;  1046.8 p0+p5+p2   23 t
        vmovdqa64 zmm12, zmm17                                           ;  1041.0         23 t copy
        vpermi2b zmm12, zmm16, zmm10                                     ;  1048.8 p0+p5   23 t
        vpxord zmm1, zmm1, zmm25                                         ;  1043.0 p0      40 t
        vmovdqu64 [rbp + 18624], zmm25                                   ;  1024.0 p7+p4   62 t spill
        vpxord zmm24, zmm24, zmm4                                        ;  1044.0 p0      40 t
        vpermi2b zmm29, zmm16, zmm10                                     ;  1050.8 p0+p5   23 t
        vpternlogd zmm20, zmm29, zmm30, 0xca                             ;  1055.8 p0      23 t
        vpshufb zmm4, zmm2, zmm21                                        ;  1051.8 p5      22 t
        vpshufb zmm25, zmm2, zmm24                                       ;  1052.8 p5      21 t
        vpshufb zmm10, zmm2, zmm23                                       ;  1053.8 p5      21 t
        vpshufb zmm16, zmm2, zmm15                                       ;  1054.8 p5      41 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 64]  ;   918.0 p3      41 t reload
        vmovdqu64 [rbp + 17856], zmm0                                    ;  1027.0 p8+p9   62 t spill
        vpshufb zmm0, zmm2, zmm17                                        ;  1055.8 p5      23 t
        vpermi2b zmm17, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;  1057.8 p0+p5+p2   23 t
        vpshufb zmm5, zmm2, zmm1                                         ;  1058.8 p5      42 t
        vmovdqa64 zmm2, zmm28                                            ;  1025.8         41 t copy
        vpternlogd zmm2, zmm13, [rbp + 19584], 0x96                      ;  1048.0 p0+p3   41 t
        vmovdqu64 [rbp + 20416], zmm2                                    ;  1049.0 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm21                                            ;  1040.0         22 t copy
        vpermi2b zmm21, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1060.8 p0+p5+p2   22 t
        vmovdqa64 zmm8, zmm27                                            ;  1041.8         41 t copy
        vpternlogd zmm27, zmm18, [rbp + 20416], 0x96                     ;  1055.0 p0+p3   41 t
        vpternlogd zmm8, zmm18, zmm13, 0x96                              ;  1051.0 p0      41 t
        vpternlogd zmm18, zmm14, [rbp + 17728], 0x96                     ;  1052.8 p0+p2   41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512]       ;   922.0 p3      41 t reload
        vmovdqu64 zmm9, [rbp + 11968]                                    ;   923.8 p2      62 l.5 reload
        vmovdqu64 [rbp + 17664], zmm28                                   ;  1025.8 p8+p9   41 t spill
        vmovdqu64 [rbp + 17536], zmm27                                   ;  1056.0 p7+p4   41 t spill
        vpxord zmm6, zmm6, [rbp + 17536]                                 ;  1062.0 p0+p3   61 t
        vmovdqa64 zmm27, zmm1                                            ;  1044.0         42 t copy
        vpermi2b zmm27, zmm30, zmm29                                     ;  1062.8 p0+p5   42 t
        vmovdqu64 [rbp + 18368], zmm6                                    ;  1063.0 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm15                                            ;  1039.0         41 t copy
        vpermi2b zmm6, zmm30, zmm29                                      ;  1064.8 p0+p5   41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 128] ;   926.7 p2      41 t reload
        vpermi2b zmm1, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1066.8 p0+p5+p3   42 t
        vpermi2b zmm15, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1068.8 p0+p5+p2   41 t
        vmovdqu64 zmm30, [rbp + 18368]                                   ;  1063.0 p3      40 t
        vpxord zmm30, zmm30, [rbp + 11712]                               ;  1069.0 p0+p2   40 t
        vpermi2b zmm2, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1070.8 p0+p5+p3   22 t
        vmovdqa64 zmm19, zmm28                                           ;  1025.8         41 t copy
        vmovdqu64 [rbp + 17408], zmm30                                   ;  1070.0 p7+p4   40 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;   930.2 p2      21 t reload
        vpternlogd zmm4, zmm2, zmm21, 0xca                               ;  1075.8 p0      22 t
        vmovdqa64 zmm28, zmm23                                           ;  1033.0         21 t copy
        vpternlogd zmm19, zmm14, [rbp + 19712], 0x96                     ;  1061.0 p0+p3   41 t
        vmovdqu64 [rbp + 19840], zmm19                                   ;  1062.0 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 11648]                                   ;   933.7 p2      40 t
        vpternlogd zmm0, zmm12, zmm17, 0xca                              ;  1062.8 p0      23 t
        vmovdqu64 zmm13, [rbp + 19712]                                   ;  1019.8 p3      21 t reload
        vmovdqu64 [rbp + 20032], zmm18                                   ;  1053.8 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 20032]                                   ;  1053.8 p2      41 t
        vpternlogd zmm19, zmm13, [rbp + 17664], 0x96                     ;  1063.0 p0+p3   41 t
        vmovdqu64 [rbp + 17664], zmm19                                   ;  1064.0 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 19840]                                   ;  1062.0 p2      41 t
        vpternlogd zmm16, zmm6, zmm15, 0xca                              ;  1073.8 p0      41 t
        vmovdqu64 zmm13, [rbp + 19584]                                   ;  1039.8 p3      22 t reload
        vpternlogd zmm19, zmm13, [rbp + 19456], 0x96                     ;  1068.0 p0+p2   41 t
        vmovdqu64 zmm13, [rbp + 19840]                                   ;  1062.0 p3      41 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 960] ;   937.7 p2      21 t reload
        vpternlogd zmm14, zmm8, [rbp + 17728], 0x96                      ;  1066.0 p0+p3   41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   938.7 p2      41 t reload
        vmovdqu64 [rbp + 19456], zmm19                                   ;  1069.0 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 17536]                                   ;  1056.0 p3      61 t
        vpternlogd zmm19, zmm13, [rbp + 19520], 0x96                     ;  1068.0 p0+p2   61 t
        vpermi2b zmm23, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1072.8 p0+p5+p3   21 t
        vmovdqu64 [rbp + 19520], zmm19                                   ;  1069.0 p8+p9   61 t spill
        vmovdqu64 zmm12, [rbp + 17664]                                   ;  1064.0 p2      41 t reload
        vpxord zmm31, zmm31, zmm14                                       ;  1069.0 p0      61 t
        vmovdqu64 zmm11, [rbp + 17408]                                   ;  1070.0 p3      40 t reload
        vpternlogd zmm5, zmm27, zmm1, 0xca                               ;  1071.8 p0      42 t
        vmovdqu64 zmm1, [rbp + 20416]                                    ;  1049.0 p2      41 t reload
        vpternlogd zmm14, zmm1, [rbp + 20288], 0x96                      ;  1071.0 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 19520]                                    ;  1069.0 p2      40 t
        vmovdqu64 zmm13, [rbp + 20032]                                   ;  1053.8 p3      41 t reload
        vmovdqu64 zmm19, [rbp + 19456]                                   ;  1069.0 p2      61 t
        vpternlogd zmm19, zmm13, [rbp + 20352], 0x96                     ;  1075.0 p0+p3   61 t
        vmovdqu64 [rbp + 20352], zmm19                                   ;  1076.0 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm24                                           ;  1045.0         21 t copy
        vpermi2b zmm24, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1074.8 p0+p5+p2   21 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 896] ;   945.2 p3      21 t reload
        vmovdqu64 zmm2, [rbp + 11904]                                    ;   945.8 p2      62 l.4 reload
        vpxord zmm1, zmm1, zmm2                                          ;  1075.0 p0      40 t
        vpermi2b zmm19, zmm30, zmm13                                     ;  1076.8 p0+p5   21 t
        vmovdqu64 zmm6, [rbp + 20352]                                    ;  1076.0 p3      40 t
        vpermi2b zmm28, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;  1078.8 p0+p5+p2   21 t
        vpternlogd zmm8, zmm12, [rbp + 18496], 0x96                      ;  1077.0 p0+p3   61 t
        vmovdqu64 [rbp + 20032], zmm8                                    ;  1078.0 p8+p9   61 t spill
        vpshufb zmm17, zmm15, zmm11                                      ;  1079.8 p5      23 t
        vmovdqu64 zmm11, [rbp + 12096]                                   ;   948.2 p2      40 t
        vpxord zmm11, zmm11, zmm14                                       ;  1078.0 p0      40 t
        vmovdqu64 [rbp + 17536], zmm11                                   ;  1079.0 p7+p4   40 t spill
        vpxord zmm6, zmm6, zmm9                                          ;  1082.0 p0      40 t
        vmovdqu64 [rbp + 20288], zmm6                                    ;  1083.0 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 11776]                                    ;   950.3 p3      40 t
        vmovdqu64 [rbp + 19840], zmm31                                   ;  1070.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 20416], zmm1                                    ;  1076.0 p8+p9   40 t spill
        vmovdqu64 zmm1, [rbp + 11840]                                    ;   950.8 p2      40 t
        vmovdqu64 zmm13, [rbp + 12032]                                   ;   951.3 p3      40 t
        vpxord zmm13, zmm13, zmm8                                        ;  1080.0 p0      40 t
        vpxord zmm29, zmm29, zmm31                                       ;  1080.8 p5      40 t
        vpternlogd zmm10, zmm28, zmm23, 0xca                             ;  1083.8 p0      21 t
        vmovdqa64 zmm23, zmm5                                            ;  1072.8         41 t copy
        vpternlogd zmm25, zmm19, zmm24, 0xca                             ;  1081.8 p5      21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   952.0 p2      41 t reload
        vpternlogd zmm23, zmm0, zmm4, 0x96                               ;  1082.0 p0      41 t
        vpshufb zmm31, zmm24, [rbp + 20288]                              ;  1089.0 p5+p3   22 t
        vpshufb zmm8, zmm24, [rbp + 20416]                               ;  1083.8 p5+p2   23 t
        vmovdqu64 [rbp + 19584], zmm8                                    ;  1084.8 p7+p4   23 t spill
        vmovdqu64 zmm8, [rbp + 20416]                                    ;  1076.0 p3      23 t
        vmovdqu64 zmm12, [rbp + 19456]                                   ;  1069.0 p2      41 t reload
        vpternlogd zmm6, zmm12, [rbp + 17344], 0x96                      ;  1083.0 p0+p3   40 t
        vmovdqu64 zmm12, [rbp + 17664]                                   ;  1064.0 p2      41 t reload
        vpternlogd zmm1, zmm12, [rbp + 20672], 0x96                      ;  1084.0 p0+p3   40 t
        vmovdqu64 [rbp + 17728], zmm6                                    ;  1084.0 p8+p9   40 t spill
        vmovdqu64 zmm19, [rbp + 17728]                                   ;  1084.0 p2      40 t reload
        vpshufb zmm28, zmm24, zmm19                                      ;  1090.0 p5      22 t
        vmovdqu64 zmm6, [rbp + 17408]                                    ;  1070.0 p3      23 t
        vmovdqu64 zmm11, [rbp + 17728]                                   ;  1084.0 p2      22 t
        vmovdqu64 [rbp + 18496], zmm1                                    ;  1085.0 p7+p4   40 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 320] ;   957.3 p3      23 t reload
        vmovdqu64 zmm1, [rbp + 17408]                                    ;  1070.0 p2      23 t
        vmovdqu64 [rbp + 17408], zmm14                                   ;  1072.0 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 11840]                                   ;   958.3 p3      40 t
        vpshufb zmm14, zmm24, [rbp + 18496]                              ;  1091.0 p5+p2   21 t
        vmovdqu64 zmm24, [rbp + 17728]                                   ;  1084.0 p3      22 t
        vmovdqu64 [rbp + 17728], zmm13                                   ;  1081.0 p7+p4   40 t spill
        vpermi2b zmm1, zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;  1087.8 p0+p5+p2   23 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 448] ;   960.3 p3      23 t reload
        vpermi2b zmm6, zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;  1089.8 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 832] ;   961.8 p3      21 t reload
        vmovdqu64 zmm27, [rbp + 11776]                                   ;   962.0 p2      40 t
        vmovdqu64 zmm13, [rbp + 18496]                                   ;  1085.0 p3      21 t
        vpternlogd zmm17, zmm1, zmm6, 0xca                               ;  1094.8 p0      23 t
        vmovdqu64 zmm12, [rbp + 18496]                                   ;  1085.0 p2      21 t
        vpermi2b zmm12, zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;  1091.8 p0+p5+p3   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   966.0 p2      22 t reload
        vpermi2b zmm11, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1093.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 18496], zmm31                                   ;  1090.0 p8+p9   22 t spill
        vmovdqu64 zmm31, [rbp + 20416]                                   ;  1076.0 p2      23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   967.2 p3      22 t reload
        vpermi2b zmm24, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1095.8 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;   968.2 p3      21 t reload
        vpermi2b zmm13, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1097.8 p0+p5+p2   21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 256]  ;   972.8 p3      41 t reload
        vpshufb zmm6, zmm1, zmm29                                        ;  1098.8 p5      41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   973.2 p2      23 t reload
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1100.8 p0+p5+p3   23 t
        vmovdqu64 [rbp + 20416], zmm31                                   ;  1105.8 p7+p4   23 t spill
        vmovdqu64 zmm31, [rbp + 20288]                                   ;  1083.0 p2      22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   974.8 p3      23 t reload
        vpermi2b zmm8, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;  1102.8 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   975.8 p3      22 t reload
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1104.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 19712], zmm31                                   ;  1109.8 p8+p9   22 t spill
        vmovdqu64 zmm31, [rbp + 20288]                                   ;  1083.0 p3      22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   977.2 p2      22 t reload
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1106.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 19136], zmm31                                   ;  1111.8 p7+p4   22 t spill
        vpshufb zmm31, zmm1, [rbp + 17728]                               ;  1107.8 p5+p2   21 t
        vmovdqu64 zmm1, [rbp + 19712]                                    ;  1109.8 p3      22 t reload
        vmovdqu64 [rbp + 19904], zmm31                                   ;  1108.8 p8+p9   21 t spill
        vmovdqu64 zmm31, [rbp + 18496]                                   ;  1090.0 p2      22 t
        vpternlogd zmm31, zmm1, [rbp + 19136], 0xca                      ;  1117.8 p0+p3   22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   984.8 p2      21 t reload
        vmovdqu64 [rbp + 19712], zmm8                                    ;  1107.8 p7+p4   23 t spill
        vmovdqu64 zmm8, [rbp + 17728]                                    ;  1081.0 p3      21 t
        vmovdqu64 [rbp + 19136], zmm31                                   ;  1118.8 p8+p9   22 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 832] ;   985.8 p2      21 t reload
        vpermi2b zmm8, zmm31, zmm1                                       ;  1109.8 p0+p5   21 t
        vmovdqu64 zmm31, [rbp + 19584]                                   ;  1084.8 p3      23 t
        vmovdqu64 zmm1, [rbp + 20416]                                    ;  1105.8 p2      23 t reload
        vpternlogd zmm31, zmm1, [rbp + 19712], 0xca                      ;  1113.8 p0+p3   23 t
        vmovdqu64 [rbp + 20288], zmm17                                   ;  1095.8 p7+p4   23 t spill
        vmovdqa64 zmm17, zmm20                                           ;  1056.8         41 t copy
        vmovdqa64 zmm19, zmm10                                           ;  1084.8         41 t copy
        vpternlogd zmm17, zmm4, zmm25, 0x96                              ;  1099.0 p0      41 t
        vpternlogd zmm19, zmm16, zmm0, 0x96                              ;  1100.0 p0      41 t
        vpternlogd zmm10, zmm23, zmm16, 0x96                             ;  1101.0 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 1024] ;   989.3 p2      21 t reload
        vmovdqu64 [rbp + 19712], zmm31                                   ;  1114.8 p8+p9   23 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 960] ;   989.7 p3      21 t reload
        vpxord zmm22, zmm22, zmm10                                       ;  1102.0 p0      61 t
        vpternlogd zmm16, zmm26, zmm25, 0x96                             ;  1103.0 p0      41 t
        vpternlogd zmm26, zmm25, zmm19, 0x96                             ;  1104.0 p0      41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 64]  ;   991.2 p2      41 t reload
        vpxord zmm18, zmm18, zmm22                                       ;  1105.0 p0      40 t
        vpternlogd zmm20, zmm4, zmm16, 0x96                              ;  1106.0 p0      41 t
        vmovdqu64 [rbp + 20416], zmm8                                    ;  1114.8 p7+p4   21 t spill
        vmovdqu64 zmm8, [rbp + 17728]                                    ;  1081.0 p3      21 t
        vpermi2b zmm8, zmm31, zmm1                                       ;  1111.8 p0+p5   21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512]        ;   994.0 p2      41 t reload
        vmovdqa64 zmm31, zmm29                                           ;  1081.8         41 t copy
        vpermi2b zmm31, zmm1, zmm25                                      ;  1113.8 p0+p5   41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   994.8 p3      41 t reload
        vpermi2b zmm29, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1115.8 p0+p5+p2   41 t
        vpternlogd zmm6, zmm31, zmm29, 0xca                              ;  1120.8 p0      41 t
        vmovdqa64 zmm29, zmm18                                           ;  1106.0         21 t copy
        vpternlogd zmm5, zmm0, zmm17, 0x96                               ;  1111.0 p0      41 t
        vpternlogd zmm10, zmm17, [rbp + 18112], 0x96                     ;  1112.0 p0+p3   61 t
        vmovdqu64 zmm21, [rbp + 11712]                                   ;   996.3 p2      40 t
        vmovdqu64 [rbp + 17728], zmm8                                    ;  1116.8 p8+p9   21 t spill
        vmovdqu64 zmm0, [rbp + 17536]                                    ;  1079.0 p3      40 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;   997.3 p2      41 t reload
        vpshufb zmm8, zmm4, zmm0                                         ;  1116.8 p5      42 t
        vmovdqu64 zmm0, [rbp + 20416]                                    ;  1114.8 p3      21 t reload
        vmovdqu64 [rbp + 19584], zmm8                                    ;  1117.8 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 19904]                                    ;  1108.8 p2      21 t
        vmovdqu64 zmm30, [rbp + 12032]                                   ;   999.0 p3      40 t
        vpternlogd zmm8, zmm0, [rbp + 17728], 0xca                       ;  1122.8 p0+p2   21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1000.0 p3      41 t reload
        vmovdqu64 [rbp + 17728], zmm8                                    ;  1123.8 p8+p9   21 t spill
        vmovdqu64 zmm8, [rbp + 17536]                                    ;  1079.0 p2      42 t
        vpermi2b zmm8, zmm1, zmm0                                        ;  1118.8 p0+p5   42 t
        vmovdqu64 [rbp + 20416], zmm8                                    ;  1123.8 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 17536]                                    ;  1079.0 p3      42 t
        vpternlogd zmm14, zmm12, zmm13, 0xca                             ;  1115.0 p0      21 t
        vpxord zmm3, zmm3, zmm20                                         ;  1116.0 p0      61 t
        vpternlogd zmm20, zmm19, [rbp + 18880], 0x96                     ;  1117.0 p0+p2   61 t
        vpternlogd zmm28, zmm11, zmm24, 0xca                             ;  1118.0 p0      22 t
        vpermi2b zmm8, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1120.8 p0+p5+p3   42 t
        vmovdqu64 zmm11, [rbp + 18240]                                   ;  1002.3 p2      61 t reload
        vpternlogd zmm16, zmm5, [rbp + 19200], 0x96                      ;  1120.0 p0+p3   61 t
        vmovdqa64 zmm17, zmm28                                           ;  1119.0         41 t copy
        vmovdqu64 zmm15, [rbp + 12096]                                   ;  1003.3 p2      40 t
        vpxord zmm7, zmm7, zmm26                                         ;  1121.0 p0      61 t
        vpternlogd zmm26, zmm23, [rbp + 18176], 0x96                     ;  1121.8 p5+p3   61 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 896] ;  1004.3 p2      21 t reload
        vmovdqu64 zmm12, [rbp + 11648]                                   ;  1005.0 p3      40 t
        vpternlogd zmm12, zmm5, zmm11, 0x96                              ;  1122.0 p0      40 t
        vpxord zmm30, zmm30, zmm10                                       ;  1122.8 p5      40 t
        vpxord zmm27, zmm27, zmm7                                        ;  1123.0 p0      40 t
        vpxord zmm21, zmm21, zmm3                                        ;  1123.8 p5      40 t
        vmovdqu64 zmm13, [rbp + 19712]                                   ;  1114.8 p2      23 t reload
        vpternlogd zmm17, zmm14, zmm13, 0x96                             ;  1124.0 p0      41 t
        vpshufb zmm19, zmm4, zmm18                                       ;  1124.8 p5      21 t
        vpxord zmm9, zmm9, zmm26                                         ;  1125.0 p0      40 t
        vmovdqu64 [rbp + 18880], zmm22                                   ;  1103.0 p8+p9   61 t spill
        vmovdqu64 [rbp + 18176], zmm16                                   ;  1121.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 19904], zmm26                                   ;  1122.8 p8+p9   61 t spill
        vmovdqu64 [rbp + 17536], zmm7                                    ;  1122.0 p7+p4   61 t spill
        vpxord zmm15, zmm15, zmm16                                       ;  1125.8 p5      40 t
        vmovdqu64 [rbp + 19200], zmm20                                   ;  1118.0 p8+p9   61 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1006.0 p3      21 t reload
        vmovdqa64 zmm26, zmm12                                           ;  1123.0         41 t copy
        vmovdqu64 [rbp + 17280], zmm14                                   ;  1116.0 p7+p4   21 t spill
        vpermi2b zmm26, zmm1, zmm0                                       ;  1127.8 p0+p5   41 t
        vmovdqu64 [rbp + 18112], zmm10                                   ;  1113.0 p8+p9   61 t spill
        vpshufb zmm0, zmm4, zmm30                                        ;  1128.8 p5      21 t
        vmovdqa64 zmm1, zmm30                                            ;  1123.8         21 t copy
        vpermi2b zmm30, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1130.8 p0+p5+p2   21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;  1007.0 p3      21 t reload
        vpermi2b zmm1, zmm24, zmm23                                      ;  1132.8 p0+p5   21 t
        vpermi2b zmm18, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1134.8 p0+p5+p2   21 t
        vpshufb zmm7, zmm4, zmm9                                         ;  1135.8 p5      22 t
        vmovdqu64 [rbp + 17472], zmm17                                   ;  1125.0 p7+p4   41 t spill
        vmovdqu64 [rbp + 18496], zmm3                                    ;  1117.0 p8+p9   61 t spill
        vmovdqu64 zmm3, [rbp + 12544]                                    ;  1010.0 p3      47 y
        vmovdqu64 [rbp + 17600], zmm5                                    ;  1112.0 p7+p4   41 t spill
        vpxord zmm2, zmm2, zmm20                                         ;  1130.0 p0      40 t
        vpshufb zmm10, zmm4, zmm12                                       ;  1136.8 p5      41 t
        vpshufb zmm17, zmm4, zmm15                                       ;  1137.8 p5      42 t
        vmovdqu64 zmm5, [rbp + 12608]                                    ;  1013.0 p2      47 y
        vpermi2b zmm12, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1139.8 p0+p5+p3   41 t
        vpermi2b zmm29, zmm24, zmm23                                     ;  1141.8 p0+p5   21 t
        vpshufb zmm23, zmm4, zmm21                                       ;  1142.8 p5      23 t
        vpshufb zmm25, zmm4, zmm27                                       ;  1143.8 p5      22 t
        vpshufb zmm24, zmm4, zmm2                                        ;  1144.8 p5      23 t
        vmovdqa64 zmm4, zmm6                                             ;  1121.8         41 t copy
        vpternlogd zmm4, zmm14, [rbp + 19136], 0x96                      ;  1133.0 p0+p2   41 t
        vmovdqu64 zmm14, [rbp + 19584]                                   ;  1117.8 p3      42 t reload
        vmovdqu64 [rbp + 19584], zmm28                                   ;  1119.0 p8+p9   22 t spill
        vpternlogd zmm8, zmm14, [rbp + 20416], 0xb8                      ;  1134.0 p0+p2   42 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;  1017.3 p3      22 t reload
        vmovdqu64 [rbp + 18560], zmm8                                    ;  1135.0 p7+p4   42 t spill
        vmovdqa64 zmm8, zmm9                                             ;  1126.0         22 t copy
        vmovdqa64 zmm28, zmm27                                           ;  1124.0         22 t copy
        vmovdqu64 zmm20, [rbp + 12480]                                   ;  1019.0 p2      47 y
        vmovdqu64 [rbp + 20416], zmm4                                    ;  1134.0 p8+p9   41 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1020.8 p3      22 t reload
        vpermi2b zmm28, zmm4, zmm14                                      ;  1146.8 p0+p5   22 t
        vmovdqu64 zmm14, [rbp + 19712]                                   ;  1114.8 p2      23 t reload
        vmovdqu64 zmm4, [rbp + 20416]                                    ;  1134.0 p3      41 t
        vpternlogd zmm4, zmm14, [rbp + 19584], 0x96                      ;  1140.0 p0+p2   41 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;  1022.8 p3      22 t reload
        vmovdqu64 [rbp + 19712], zmm4                                    ;  1141.0 p7+p4   41 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1023.5 p2      22 t reload
        vpermi2b zmm27, zmm4, zmm14                                      ;  1148.8 p0+p5   22 t
        vpermi2b zmm8, zmm4, zmm14                                       ;  1150.8 p0+p5   22 t
        vmovdqu64 zmm14, [rbp + 20288]                                   ;  1095.8 p3      23 t reload
        vmovdqu64 zmm4, [rbp + 18560]                                    ;  1135.0 p2      41 t
        vpternlogd zmm4, zmm14, [rbp + 19584], 0x96                      ;  1141.0 p0+p3   41 t
        vmovdqu64 [rbp + 19584], zmm4                                    ;  1142.0 p8+p9   41 t spill
        vmovdqu64 zmm4, [rbp + 17472]                                    ;  1125.0 p2      41 t
        vmovdqu64 zmm31, [rbp + 12416]                                   ;  1026.0 p3      47 y
        vpternlogd zmm4, zmm14, [rbp + 18560], 0x96                      ;  1141.0 p0+p2   41 t
        vmovdqu64 [rbp + 20288], zmm4                                    ;  1142.0 p7+p4   41 t spill
        vpternlogd zmm19, zmm29, zmm18, 0xca                             ;  1146.8 p0      21 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;  1027.0 p3      23 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 320] ;  1027.8 p2      23 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1028.0 p3      22 t reload
        vpermi2b zmm9, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;  1152.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18560], zmm6                                    ;  1121.8 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 12416]                                   ;  1029.0 p3      47 y
        vpternlogd zmm14, zmm6, [rbp + 17728], 0x96                      ;  1143.0 p0+p2   41 t
        vmovdqu64 zmm6, [rbp + 20288]                                    ;  1142.0 p3      62 t
        vmovdqu64 zmm4, [rbp + 20416]                                    ;  1134.0 p2      41 t reload
        vpternlogd zmm6, zmm4, [rbp + 20608], 0x96                       ;  1148.0 p0+p3   62 t
        vmovdqu64 [rbp + 20608], zmm6                                    ;  1149.0 p7+p4   62 t spill
        vmovdqu64 zmm4, [rbp + 17728]                                    ;  1123.8 p2      21 t reload
        vmovdqu64 zmm6, [rbp + 19584]                                    ;  1142.0 p3      41 t
        vpternlogd zmm6, zmm4, [rbp + 18560], 0x96                       ;  1148.0 p0+p2   41 t
        vmovdqu64 zmm4, [rbp + 20608]                                    ;  1149.0 p3      62 t reload
        vpandd zmm5, zmm5, zmm4                                          ;  1155.0 p0      47 y
        vmovdqu64 zmm22, [rbp + 12480]                                   ;  1034.8 p2      47 y
        vmovdqu64 zmm13, [rbp + 12608]                                   ;  1035.0 p3      47 y
        vpternlogd zmm0, zmm1, zmm30, 0xca                               ;  1147.0 p0      21 t
        vmovdqu64 zmm1, [rbp + 19136]                                    ;  1118.8 p2      41 t
        vmovdqu64 [rbp + 18560], zmm5                                    ;  1156.0 p8+p9   47 y spill
        vmovdqa64 zmm5, zmm2                                             ;  1131.0         23 t copy
        vpermi2b zmm5, zmm29, zmm18                                      ;  1154.8 p0+p5   23 t
        vmovdqa64 zmm4, zmm21                                            ;  1124.8         23 t copy
        vpermi2b zmm4, zmm29, zmm18                                      ;  1156.8 p0+p5   23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;  1038.8 p3      23 t reload
        vpermi2b zmm21, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1158.8 p0+p5+p2   23 t
        vmovdqu64 zmm30, [rbp + 19712]                                   ;  1141.0 p3      41 t reload
        vpternlogd zmm10, zmm26, zmm12, 0xca                             ;  1151.0 p0      41 t
        vpternlogd zmm25, zmm28, zmm27, 0xca                             ;  1153.8 p0      22 t
        vmovdqu64 zmm28, [rbp + 12672]                                   ;  1041.3 p2      51 x
        vpternlogd zmm1, zmm14, [rbp + 17280], 0x96                      ;  1153.0 p0+p3   41 t
        vpternlogd zmm14, zmm30, [rbp + 18304], 0x96                     ;  1154.0 p0+p2   62 t
        vpermi2b zmm2, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1160.8 p0+p5+p3   23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512]       ;  1044.2 p2      41 t reload
        vpternlogd zmm24, zmm5, zmm2, 0xca                               ;  1165.8 p0      23 t
        vmovdqu64 zmm2, [rbp + 18240]                                    ;  1044.8 p3      61 t reload
        vmovdqu64 zmm5, [rbp + 17600]                                    ;  1112.0 p2      41 t reload
        vpternlogd zmm28, zmm5, zmm2, 0xf6                               ;  1157.0 p0      51 x
        vmovdqu64 zmm16, [rbp + 12544]                                   ;  1045.8 p3      47 y
        vpternlogd zmm23, zmm4, zmm21, 0xca                              ;  1163.8 p0      23 t
        vpternlogd zmm7, zmm9, zmm8, 0xca                                ;  1159.0 p0      22 t
        vmovdqu64 zmm8, [rbp + 19584]                                    ;  1142.0 p2      62 t
        vpternlogd zmm8, zmm1, [rbp + 19072], 0x96                       ;  1160.0 p0+p3   62 t
        vmovdqa64 zmm29, zmm15                                           ;  1126.8         42 t copy
        vpermi2b zmm29, zmm18, [rel camellia128_encrypt.T0_constants512 + 64] ;  1162.8 p0+p5+p2   42 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 128] ;  1047.8 p3      41 t reload
        vpermi2b zmm15, zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;  1164.8 p0+p5+p2   42 t
        vmovdqu64 zmm12, [rbp + 18560]                                   ;  1156.0 p3      47 y reload
        vpsrlq zmm26, zmm12, 7                                           ;  1163.0 p0      47 y
        vpaddb zmm12, zmm12, zmm12                                       ;  1164.0 p0      47 y
        vpandd zmm31, zmm31, zmm14                                       ;  1165.0 p0      47 y
        vpaddb zmm21, zmm31, zmm31                                       ;  1166.0 p5      47 y
        vmovdqu64 zmm30, [rbp + 20352]                                   ;  1076.0 p2      61 t reload
        vpandd zmm20, zmm20, zmm8                                        ;  1166.0 p0      47 y
        vpternlogd zmm12, zmm6, [rbp + 19392], 0x96                      ;  1166.8 p5+p3   47 y
        vmovdqu64 zmm18, [rbp + 12672]                                   ;  1050.2 p2      51 x
        vpternlogd zmm17, zmm29, zmm15, 0xca                             ;  1169.8 p0      42 t
        vmovdqu64 zmm2, [rbp + 19456]                                    ;  1069.0 p3      41 t reload
        vmovdqu64 zmm27, [rbp + 17472]                                   ;  1125.0 p2      62 t
        vpternlogd zmm27, zmm6, [rbp + 20224], 0x96                      ;  1167.8 p5+p3   62 t
        vpsrlq zmm6, zmm20, 7                                            ;  1168.0 p0      47 y
        vpaddb zmm20, zmm20, zmm20                                       ;  1168.8 p5      47 y
        vpandd zmm16, zmm16, zmm27                                       ;  1169.0 p0      47 y
        vmovdqu64 zmm5, [rbp + 12800]                                    ;  1052.2 p2      51 x
        vpsrlq zmm9, zmm31, 7                                            ;  1170.0 p0      47 y
        vmovdqu64 zmm31, [rbp + 17344]                                   ;  1052.8 p3      61 t reload
        vpternlogd zmm5, zmm2, zmm31, 0xf6                               ;  1169.8 p5      51 x
        vmovdqu64 zmm2, [rbp + 12864]                                    ;  1053.2 p2      51 x
        vmovdqu64 [rbp + 20352], zmm5                                    ;  1170.8 p7+p4   51 x spill
        vmovdqa64 zmm4, zmm10                                            ;  1152.0         41 t copy
        vpternlogd zmm4, zmm7, zmm19, 0x96                               ;  1170.8 p5      41 t
        vmovdqu64 zmm5, [rbp + 12736]                                    ;  1053.8 p3      51 x
        vmovdqu64 zmm31, [rbp + 17664]                                   ;  1064.0 p2      41 t reload
        vpternlogd zmm2, zmm31, [rbp + 20672], 0xf6                      ;  1171.0 p0+p3   51 x
        vmovdqu64 zmm31, [rbp + 19520]                                   ;  1069.0 p2      61 t reload
        vpternlogd zmm18, zmm31, [rbp + 19840], 0x36                     ;  1171.8 p5+p3   51 x
        vmovdqu64 [rbp + 19520], zmm2                                    ;  1172.0 p8+p9   51 x spill
        vmovdqu64 zmm2, [rbp + 12736]                                    ;  1056.2 p2      51 x
        vmovdqu64 zmm31, [rbp + 18368]                                   ;  1063.0 p3      61 t reload
        vpternlogd zmm2, zmm30, zmm31, 0x36                              ;  1172.0 p0      51 x
        vmovdqu64 zmm30, [rbp + 18496]                                   ;  1117.0 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 19904]                                   ;  1122.8 p3      61 t reload
        vpternlogd zmm5, zmm31, zmm30, 0x36                              ;  1172.8 p5      51 x
        vmovdqu64 zmm31, [rbp + 17536]                                   ;  1122.0 p2      61 t reload
        vmovdqu64 [rbp + 19904], zmm5                                    ;  1173.8 p7+p4   51 x spill
        vmovdqu64 zmm5, [rbp + 12800]                                    ;  1058.8 p3      51 x
        vmovdqu64 zmm30, [rbp + 18112]                                   ;  1113.0 p2      61 t reload
        vpternlogd zmm5, zmm30, zmm31, 0x36                              ;  1173.0 p0      51 x
        vmovdqu64 [rbp + 18112], zmm5                                    ;  1174.0 p8+p9   51 x spill
        vmovdqu64 zmm5, [rbp + 12864]                                    ;  1059.8 p3      51 x
        vmovdqu64 zmm15, [rbp + 19904]                                   ;  1173.8 p2      52 x
        vmovdqu64 zmm31, [rbp + 18176]                                   ;  1121.0 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 18880]                                   ;  1103.0 p2      61 t reload
        vpternlogd zmm5, zmm31, zmm30, 0x36                              ;  1173.8 p5      51 x
        vmovdqu64 zmm30, [rbp + 12928]                                   ;  1061.8 p3      52 x
        vpandd zmm30, zmm30, zmm18                                       ;  1174.0 p0      52 x
        vmovdqu64 [rbp + 18560], zmm18                                   ;  1172.8 p7+p4   51 x spill
        vmovdqu64 [rbp + 19392], zmm2                                    ;  1173.0 p8+p9   51 x spill
        vpsrlq zmm31, zmm16, 7                                           ;  1175.0 p0      47 y
        vmovdqu64 zmm18, [rbp + 18112]                                   ;  1174.0 p2      52 x
        vmovdqu64 [rbp + 20224], zmm30                                   ;  1175.0 p7+p4   52 x spill
        vpandd zmm18, zmm18, [rbp + 13056]                               ;  1180.0 p5+p3   52 x
        vmovdqu64 [rbp + 19072], zmm18                                   ;  1181.0 p8+p9   52 x spill
        vmovdqu64 zmm30, [rbp + 13056]                                   ;  1063.2 p2      52 x
        vmovdqu64 zmm29, [rbp + 12992]                                   ;  1063.8 p3      71 y.5 reload
        vpandd zmm15, zmm15, zmm29                                       ;  1179.8 p5      52 x
        vpandd zmm29, zmm29, zmm2                                        ;  1176.0 p0      52 x
        vmovdqu64 [rbp + 19584], zmm29                                   ;  1177.0 p7+p4   52 x spill
        vmovdqu64 zmm29, [rbp + 20352]                                   ;  1170.8 p2      51 x reload
        vpternlogd zmm30, zmm29, [rbp + 20032], 0x60                     ;  1176.8 p5+p3   52 x
        vmovdqu64 [rbp + 17472], zmm30                                   ;  1177.8 p8+p9   52 x spill
        vmovdqu64 zmm30, [rbp + 13120]                                   ;  1066.0 p2      52 x
        vmovdqu64 zmm29, [rbp + 19520]                                   ;  1172.0 p3      51 x reload
        vpternlogd zmm30, zmm29, [rbp + 17408], 0x60                     ;  1178.0 p0+p2   52 x
        vmovdqu64 zmm29, [rbp + 20224]                                   ;  1175.0 p3      52 x
        vpaddb zmm29, zmm29, [rbp + 20224]                               ;  1181.0 p5+p2   52 x
        vmovdqu64 [rbp + 18304], zmm29                                   ;  1182.0 p7+p4   52 x spill
        vmovdqu64 [rbp + 17280], zmm5                                    ;  1174.8 p8+p9   51 x spill
        vmovdqu64 zmm18, [rbp + 13120]                                   ;  1068.2 p3      52 x
        vpandd zmm18, zmm18, zmm5                                        ;  1178.0 p0      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;  1178.8 p5      47 y
        vpternlogd zmm16, zmm1, [rbp + 17792], 0x96                      ;  1179.8 p0+p2   47 y
        vmovdqu64 zmm1, [rbp + 19200]                                    ;  1118.0 p3      61 t reload
        vmovdqu64 [rbp + 17792], zmm28                                   ;  1158.0 p7+p4   51 x spill
        vmovdqu64 zmm5, [rbp + 20288]                                    ;  1142.0 p2      41 t reload
        vpternlogd zmm21, zmm5, [rbp + 18816], 0x96                      ;  1179.8 p5+p3   47 y
        vmovdqu64 zmm5, [rbp + 12928]                                    ;  1071.0 p2      52 x
        vmovdqu64 [rbp + 18176], zmm15                                   ;  1180.8 p8+p9   52 x spill
        vmovdqa64 zmm15, zmm0                                            ;  1148.0         41 t copy
        vmovdqa64 zmm2, zmm24                                            ;  1166.8         41 t copy
        vpternlogd zmm2, zmm25, zmm19, 0x96                              ;  1180.0 p0      41 t
        vpternlogd zmm5, zmm28, zmm1, 0x60                               ;  1180.8 p5      52 x
        vmovdqu64 zmm1, [rbp + 18176]                                    ;  1180.8 p3      52 x
        vpternlogd zmm15, zmm10, zmm23, 0x96                             ;  1181.0 p0      41 t
        vpternlogd zmm7, zmm19, zmm15, 0x96                              ;  1182.0 p5      41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1074.2 p2      47 y reload
        vpternlogd zmm12, zmm31, zmm19, 0x78                             ;  1182.0 p0      47 y
        vpternlogd zmm21, zmm26, zmm19, 0x78                             ;  1182.8 p5      47 y
        vpsrlq zmm26, zmm30, 7                                           ;  1183.0 p0      52 x
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1076.0 p3      52 x
        vpandd zmm29, zmm29, zmm26                                       ;  1184.0 p5      52 x
        vmovdqu64 zmm26, [rbp + 18176]                                   ;  1180.8 p2      52 x reload
        vpternlogd zmm24, zmm4, zmm25, 0x96                              ;  1184.0 p0      41 t
        vpternlogd zmm25, zmm17, zmm23, 0x96                             ;  1184.8 p5      41 t
        vpternlogd zmm0, zmm10, zmm25, 0x96                              ;  1185.8 p0      41 t
        vpternlogd zmm16, zmm6, zmm19, 0x78                              ;  1185.8 p5      47 y
        vpsrlq zmm26, zmm26, 7                                           ;  1186.8 p0      52 x
        vpandd zmm26, zmm19, zmm26                                       ;  1187.8 p5      52 x
        vmovdqu64 zmm28, [rbp + 20224]                                   ;  1175.0 p3      52 x reload
        vpsrlq zmm28, zmm28, 7                                           ;  1187.0 p0      52 x
        vpaddb zmm1, zmm1, [rbp + 18176]                                 ;  1187.8 p5+p2   52 x
        vpandd zmm10, zmm19, zmm28                                       ;  1188.0 p0      52 x
        vmovdqu64 zmm6, [rbp + 19712]                                    ;  1141.0 p3      41 t reload
        vmovdqu64 zmm28, [rbp + 17472]                                   ;  1177.8 p2      52 x
        vpaddb zmm28, zmm28, [rbp + 17472]                               ;  1188.8 p5+p3   52 x
        vmovdqu64 [rbp + 18176], zmm1                                    ;  1188.8 p7+p4   52 x spill
        vmovdqu64 zmm1, [rbp + 17472]                                    ;  1177.8 p2      52 x reload
        vpsrlq zmm1, zmm1, 7                                             ;  1189.0 p0      52 x
        vpternlogd zmm20, zmm6, [rbp + 19328], 0x96                      ;  1189.8 p5+p3   47 y
        vpternlogd zmm20, zmm9, zmm19, 0x78                              ;  1190.8 p0      47 y
        vmovdqu64 zmm9, [rbp + 12160]                                    ;  1080.8 p2      71 d.0 reload
        vmovdqu64 [rbp + 17472], zmm1                                    ;  1190.0 p8+p9   52 x spill
        vpternlogd zmm17, zmm23, zmm2, 0x96                              ;  1190.8 p5      41 t
        vmovdqu64 zmm23, [rbp + 19584]                                   ;  1177.0 p3      52 x
        vpaddb zmm30, zmm30, zmm30                                       ;  1191.0 p0      52 x
        vmovdqu64 [rbp + 19136], zmm20                                   ;  1191.8 p7+p4   47 y spill
        vpternlogd zmm4, zmm17, [rbp + 18624], 0x96                      ;  1191.8 p5+p2   62 t
        vmovdqu64 zmm6, [rbp + 19072]                                    ;  1181.0 p3      52 x
        vpaddb zmm6, zmm6, [rbp + 19072]                                 ;  1192.0 p0+p2   52 x
        vpternlogd zmm14, zmm21, zmm9, 0x1e                              ;  1192.8 p5      48 y
        vpternlogd zmm15, zmm24, [rbp + 18944], 0x96                     ;  1193.0 p0+p3   62 t
        vmovdqu64 [rbp + 18944], zmm28                                   ;  1189.8 p8+p9   52 x spill
        vmovdqa64 zmm28, zmm19                                           ;  1082.0         52 x copy
        vpternlogd zmm25, zmm7, [rbp + 18688], 0x96                      ;  1193.8 p5+p2   62 t
        vpternlogd zmm2, zmm0, [rbp + 19776], 0x96                       ;  1194.0 p0+p3   62 t
        vmovdqu64 [rbp + 17728], zmm10                                   ;  1189.0 p7+p4   52 x spill
        vmovdqu64 zmm1, [rbp + 19072]                                    ;  1181.0 p2      52 x reload
        vpsrlq zmm1, zmm1, 7                                             ;  1195.0 p0      52 x
        vpandd zmm1, zmm19, zmm1                                         ;  1196.0 p5      52 x
        vpandd zmm3, zmm3, zmm2                                          ;  1195.8 p5      47 y
        vmovdqu64 [rbp + 19328], zmm30                                   ;  1192.0 p8+p9   52 x spill
        vmovdqu64 zmm30, [rbp + 13248]                                   ;  1085.5 p3      40 t
        vmovdqu64 [rbp + 19776], zmm21                                   ;  1183.8 p7+p4   47 y spill
        vmovdqu64 [rbp + 19712], zmm26                                   ;  1188.8 p8+p9   52 x spill
        vmovdqu64 zmm26, [rbp + 13312]                                   ;  1085.8 p2      40 t
        vpandd zmm22, zmm22, zmm25                                       ;  1196.0 p0      47 y
        vpandd zmm11, zmm11, zmm15                                       ;  1196.8 p5      47 y
        vpandd zmm13, zmm13, zmm4                                        ;  1197.0 p0      47 y
        vpxord zmm26, zmm26, zmm16                                       ;  1197.8 p5      40 t
        vmovdqu64 [rbp + 20160], zmm26                                   ;  1198.8 p7+p4   40 t spill
        vmovdqu64 zmm26, [rbp + 13568]                                   ;  1086.5 p3      40 t
        vpternlogd zmm27, zmm16, [rbp + 12288], 0x1e                     ;  1198.0 p0+p2   48 y
        vmovdqu64 [rbp + 19072], zmm1                                    ;  1197.0 p8+p9   52 x spill
        vmovdqu64 zmm1, [rbp + 13184]                                    ;  1087.5 p3      40 t
        vpternlogd zmm8, zmm20, [rbp + 12224], 0x1e                      ;  1198.8 p5+p2   48 y
        vmovdqu64 zmm10, [rbp + 13376]                                   ;  1088.5 p3      40 t
        vmovdqu64 zmm31, [rbp + 19584]                                   ;  1177.0 p2      52 x reload
        vpaddb zmm23, zmm23, zmm31                                       ;  1199.0 p0      52 x
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1193.0 p7+p4   52 x spill
        vpsrlq zmm6, zmm18, 7                                            ;  1200.0 p0      52 x
        vpsrlq zmm31, zmm31, 7                                           ;  1201.0 p0      52 x
        vmovdqu64 [rbp + 18624], zmm31                                   ;  1202.0 p8+p9   52 x spill
        vpsrlq zmm31, zmm5, 7                                            ;  1202.0 p0      52 x
        vpandd zmm28, zmm28, zmm31                                       ;  1203.0 p5      52 x
        vmovdqu64 [rbp + 18816], zmm28                                   ;  1204.0 p7+p4   52 x spill
        vmovdqu64 zmm28, [rbp + 13376]                                   ;  1089.5 p3      40 t
        vpxord zmm28, zmm28, zmm12                                       ;  1200.8 p5      40 t
        vpaddb zmm5, zmm5, zmm5                                          ;  1201.8 p5      52 x
        vmovdqu64 [rbp + 20416], zmm6                                    ;  1201.0 p8+p9   52 x spill
        vmovdqu64 [rbp + 20288], zmm23                                   ;  1200.0 p7+p4   52 x spill
        vpaddb zmm18, zmm18, zmm18                                       ;  1202.8 p5      52 x
        vmovdqu64 [rbp + 18688], zmm18                                   ;  1203.8 p8+p9   52 x spill
        vmovdqu64 zmm18, [rbp + 13248]                                   ;  1089.8 p2      40 t
        vmovdqu64 zmm6, [rbp + 13440]                                    ;  1090.5 p3      40 t
        vpxord zmm6, zmm6, zmm14                                         ;  1203.0 p0      40 t
        vmovdqu64 zmm23, [rbp + 12352]                                   ;  1090.8 p2      48 y
        vpxord zmm18, zmm18, zmm20                                       ;  1203.8 p5      40 t
        vpsrlq zmm20, zmm13, 7                                           ;  1204.0 p0      47 y
        vmovdqu64 [rbp + 18432], zmm5                                    ;  1202.8 p7+p4   52 x spill
        vpxord zmm26, zmm26, zmm27                                       ;  1204.8 p5      40 t
        vmovdqu64 [rbp + 18752], zmm27                                   ;  1199.0 p8+p9   48 y spill
        vpsrlq zmm27, zmm3, 7                                            ;  1205.0 p0      47 y
        vmovdqu64 zmm5, [rbp + 13440]                                    ;  1091.5 p3      40 t
        vpsrlq zmm31, zmm11, 7                                           ;  1206.0 p0      47 y
        vmovdqu64 [rbp + 19264], zmm29                                   ;  1185.0 p7+p4   52 x spill
        vpaddb zmm11, zmm11, zmm11                                       ;  1205.8 p5      47 y
        vmovdqu64 [rbp + 20800], zmm26                                   ;  1205.8 p8+p9   40 t spill
        vmovdqu64 zmm26, [rbp + 13632]                                   ;  1091.8 p2      40 t
        vpxord zmm1, zmm1, zmm21                                         ;  1206.8 p5      40 t
        vpaddb zmm13, zmm13, zmm13                                       ;  1207.0 p0      47 y
        vpternlogd zmm13, zmm0, [rbp + 19968], 0x96                      ;  1208.0 p5+p3   47 y
        vmovdqu64 [rbp + 19968], zmm8                                    ;  1199.8 p7+p4   48 y spill
        vmovdqu64 [rbp + 20096], zmm6                                    ;  1204.0 p8+p9   40 t spill
        vmovdqu64 zmm21, [rbp + 13184]                                   ;  1093.0 p2      40 t
        vpternlogd zmm11, zmm17, [rbp + 18048], 0x96                     ;  1208.0 p0+p3   47 y
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;  1094.0 p2      41 t reload
        vmovdqu64 zmm29, [rbp + 13504]                                   ;  1094.5 p3      40 t
        vpxord zmm29, zmm29, zmm8                                        ;  1208.8 p5      40 t
        vmovdqa64 zmm8, zmm1                                             ;  1207.8         41 t copy
        vpaddb zmm3, zmm3, zmm3                                          ;  1209.0 p0      47 y
        vpternlogd zmm3, zmm7, [rbp + 17920], 0x96                       ;  1210.0 p5+p2   47 y
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1095.5 p3      41 t reload
        vpternlogd zmm23, zmm12, [rbp + 20608], 0x56                     ;  1210.0 p0+p2   48 y
        vpxord zmm26, zmm26, zmm23                                       ;  1211.0 p5      40 t
        vmovdqu64 [rbp + 20608], zmm12                                   ;  1183.0 p7+p4   47 y spill
        vpsrlq zmm12, zmm22, 7                                           ;  1211.0 p0      47 y
        vpaddb zmm22, zmm22, zmm22                                       ;  1211.8 p5      47 y
        vpternlogd zmm22, zmm24, [rbp + 17856], 0x96                     ;  1212.8 p0+p3   47 y
        vmovdqu64 [rbp + 18048], zmm23                                   ;  1211.0 p8+p9   48 y spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512]       ;  1097.0 p2      41 t reload
        vpermi2b zmm8, zmm24, zmm0                                       ;  1214.8 p5      41 t
        vpshufb zmm23, zmm17, zmm1                                       ;  1215.8 p5      41 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 128] ;  1099.0 p3      41 t reload
        vpternlogd zmm13, zmm27, zmm19, 0x78                             ;  1213.0 p0      47 y
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1099.3 p2      23 t reload
        vmovdqu64 [rbp + 20224], zmm16                                   ;  1186.8 p7+p4   47 y spill
        vmovdqu64 zmm16, [rbp + 13312]                                   ;  1100.0 p3      40 t
        vpermi2b zmm1, zmm17, [rel camellia128_encrypt.T0_constants512 + 192] ;  1217.8 p0+p5+p2   41 t
        vpternlogd zmm22, zmm31, zmm19, 0x78                             ;  1215.0 p0      47 y
        vpternlogd zmm25, zmm22, [rbp + 12224], 0x1e                     ;  1216.0 p0+p3   48 y
        vpternlogd zmm3, zmm12, zmm19, 0x78                              ;  1217.0 p0      47 y
        vpxord zmm30, zmm30, zmm22                                       ;  1218.0 p0      40 t
        vmovdqu64 [rbp + 17920], zmm22                                   ;  1216.0 p8+p9   47 y spill
        vpternlogd zmm23, zmm8, zmm1, 0xca                               ;  1222.8 p5      41 t
        vmovdqu64 [rbp + 20736], zmm23                                   ;  1223.8 p7+p4   41 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1106.0 p2      21 t reload
        vmovdqu64 [rbp + 19648], zmm3                                    ;  1218.0 p8+p9   47 y spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;  1106.3 p3      23 t reload
        vmovdqu64 zmm12, [rbp + 20160]                                   ;  1198.8 p2      40 t reload
        vmovdqu64 [rbp + 20544], zmm26                                   ;  1212.0 p7+p4   40 t spill
        vmovdqu64 [rbp + 19008], zmm28                                   ;  1201.8 p8+p9   40 t spill
        vpxord zmm16, zmm16, zmm3                                        ;  1219.0 p0      40 t
        vpternlogd zmm2, zmm3, [rbp + 12288], 0x1e                       ;  1219.8 p5+p3   48 y
        vmovdqu64 zmm23, [rbp + 20096]                                   ;  1204.0 p2      23 t
        vmovdqu64 zmm26, [rbp + 20096]                                   ;  1204.0 p3      23 t
        vpternlogd zmm11, zmm20, zmm19, 0x78                             ;  1220.0 p0      47 y
        vpternlogd zmm9, zmm15, zmm11, 0x36                              ;  1221.0 p5      48 y
        vmovdqu64 [rbp + 20480], zmm14                                   ;  1193.8 p7+p4   48 y spill
        vpxord zmm21, zmm21, zmm11                                       ;  1221.0 p0      40 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;  1111.8 p2      41 t reload
        vpshufb zmm3, zmm15, [rbp + 20096]                               ;  1221.8 p5+p3   23 t
        vpxord zmm5, zmm5, zmm9                                          ;  1222.0 p0      40 t
        vmovdqu64 [rbp + 17856], zmm11                                   ;  1221.0 p8+p9   47 y spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1112.8 p2      22 t reload
        vmovdqu64 zmm11, [rbp + 19008]                                   ;  1201.8 p3      21 t
        vpermi2b zmm11, zmm22, [rel camellia128_encrypt.T0_constants512 + 896] ;  1224.8 p5+p2   21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1118.8 p3      41 t reload
        vpshufb zmm20, zmm7, zmm18                                       ;  1225.8 p5      23 t
        vmovdqa64 zmm7, zmm18                                            ;  1204.8         23 t copy
        vpermi2b zmm7, zmm31, zmm27                                      ;  1227.8 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 448] ;  1119.8 p2      23 t reload
        vpxord zmm10, zmm10, zmm13                                       ;  1224.0 p0      40 t
        vmovdqa64 zmm22, zmm12                                           ;  1204.8         22 t copy
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1120.3 p3      22 t reload
        vpermi2b zmm22, zmm8, zmm1                                       ;  1229.8 p0+p5   22 t
        vpermi2b zmm18, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1231.8 p0+p5+p2   23 t
        vmovdqu64 [rbp + 20160], zmm13                                   ;  1214.0 p7+p4   47 y spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1121.7 p3      22 t reload
        vpshufb zmm19, zmm15, zmm12                                      ;  1232.8 p5      22 t
        vpermi2b zmm12, zmm1, [rel camellia128_encrypt.T0_constants512 + 768] ;  1234.8 p0+p5+p2   22 t
        vpermi2b zmm26, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1236.8 p0+p5+p3   23 t
        vpternlogd zmm4, zmm13, [rbp + 12352], 0x1e                      ;  1229.0 p0+p2   48 y
        vmovdqu64 [rbp + 17984], zmm9                                    ;  1222.0 p8+p9   48 y spill
        vpshufb zmm13, zmm15, [rbp + 19008]                              ;  1237.8 p5+p3   21 t
        vpshufb zmm9, zmm15, [rbp + 20800]                               ;  1238.8 p5+p2   21 t
        vmovdqu64 [rbp + 20096], zmm9                                    ;  1239.8 p7+p4   21 t spill
        vpshufb zmm9, zmm15, [rbp + 20544]                               ;  1239.8 p5+p3   42 t
        vmovdqu64 [rbp + 20864], zmm9                                    ;  1240.8 p8+p9   42 t spill
        vmovdqu64 zmm9, [rbp + 20544]                                    ;  1212.0 p2      42 t
        vpermi2b zmm9, zmm24, zmm0                                       ;  1241.8 p0+p5   42 t
        vmovdqu64 [rbp + 20928], zmm9                                    ;  1246.8 p7+p4   42 t spill
        vmovdqu64 zmm9, [rbp + 20544]                                    ;  1212.0 p3      42 t
        vpermi2b zmm9, zmm17, [rel camellia128_encrypt.T0_constants512 + 192] ;  1243.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20544], zmm9                                    ;  1248.8 p8+p9   42 t spill
        vmovdqu64 zmm1, [rbp + 19008]                                    ;  1201.8 p3      21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1127.0 p2      21 t reload
        vmovdqu64 zmm8, [rbp + 20800]                                    ;  1205.8 p3      21 t
        vpermi2b zmm1, zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1245.8 p0+p5+p2   21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1128.7 p3      21 t reload
        vpermi2b zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 896] ;  1247.8 p0+p5+p2   21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1129.7 p3      21 t reload
        vmovdqu64 [rbp + 19008], zmm8                                    ;  1252.8 p7+p4   21 t spill
        vmovdqu64 zmm28, [rbp + 13504]                                   ;  1130.0 p2      40 t
        vmovdqu64 zmm6, [rbp + 13632]                                    ;  1130.7 p3      40 t
        vpternlogd zmm20, zmm7, zmm18, 0xca                              ;  1236.8 p0      23 t
        vmovdqu64 zmm8, [rbp + 20800]                                    ;  1205.8 p2      21 t
        vpermi2b zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1249.8 p0+p5+p3   21 t
        vmovdqu64 [rbp + 20800], zmm8                                    ;  1254.8 p8+p9   21 t spill
        vpermi2b zmm23, zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1251.8 p0+p5+p2   23 t
        vpternlogd zmm19, zmm22, zmm12, 0xca                             ;  1239.8 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 896] ;  1132.7 p3      21 t reload
        vpxord zmm6, zmm6, zmm4                                          ;  1238.0 p0      40 t
        vmovdqa64 zmm7, zmm21                                            ;  1222.0         41 t copy
        vmovdqu64 zmm9, [rbp + 20928]                                    ;  1246.8 p2      42 t reload
        vpermi2b zmm7, zmm24, zmm0                                       ;  1253.8 p0+p5   41 t
        vmovdqu64 zmm8, [rbp + 20864]                                    ;  1240.8 p3      42 t
        vpternlogd zmm8, zmm9, [rbp + 20544], 0xca                       ;  1254.8 p0+p2   42 t
        vmovdqu64 [rbp + 20544], zmm8                                    ;  1255.8 p7+p4   42 t spill
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;  1134.7 p3      41 t reload
        vmovdqu64 zmm8, [rbp + 20096]                                    ;  1239.8 p2      21 t
        vmovdqu64 zmm9, [rbp + 19008]                                    ;  1252.8 p3      21 t reload
        vpternlogd zmm8, zmm9, [rbp + 20800], 0xca                       ;  1260.8 p0+p2   21 t
        vmovdqu64 zmm9, [rbp + 19264]                                    ;  1185.0 p3      52 x reload
        vmovdqu64 [rbp + 20800], zmm8                                    ;  1261.8 p8+p9   21 t spill
        vmovdqu64 zmm8, [rbp + 18304]                                    ;  1182.0 p2      61 t
        vpternlogd zmm8, zmm9, [rbp + 19840], 0x96                       ;  1242.0 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 17600]                                    ;  1138.0 p2      41 t reload
        vmovdqu64 [rbp + 19840], zmm8                                    ;  1243.0 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 13568]                                   ;  1138.7 p3      40 t
        vpxord zmm14, zmm14, zmm2                                        ;  1243.0 p0      40 t
        vmovdqu64 zmm8, [rbp + 18432]                                    ;  1202.8 p2      61 t
        vpternlogd zmm8, zmm9, [rbp + 18240], 0x96                       ;  1244.0 p0+p3   61 t
        vmovdqu64 [rbp + 18240], zmm8                                    ;  1245.0 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 20288]                                    ;  1200.0 p2      61 t
        vmovdqu64 zmm9, [rbp + 17728]                                    ;  1189.0 p3      52 x reload
        vpternlogd zmm8, zmm9, [rbp + 18368], 0x96                       ;  1245.0 p0+p2   61 t
        vmovdqu64 [rbp + 17728], zmm29                                   ;  1209.8 p7+p4   40 t spill
        vmovdqu64 [rbp + 18368], zmm8                                    ;  1246.0 p8+p9   61 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1141.7 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 18240]                                   ;  1245.0 p2      61 t
        vmovdqu64 zmm8, [rbp + 20416]                                    ;  1201.0 p3      52 x reload
        vpternlogd zmm29, zmm8, zmm9, 0x78                               ;  1251.0 p0      61 t
        vmovdqu64 zmm8, [rbp + 17728]                                    ;  1209.8 p2      40 t reload
        vpshufb zmm9, zmm15, zmm8                                        ;  1254.8 p5      22 t
        vmovdqu64 [rbp + 20416], zmm29                                   ;  1252.0 p7+p4   61 t spill
        vmovdqu64 zmm29, [rbp + 18816]                                   ;  1204.0 p3      52 x reload
        vmovdqu64 [rbp + 18816], zmm9                                    ;  1255.8 p8+p9   22 t spill
        vmovdqu64 zmm9, [rbp + 17728]                                    ;  1209.8 p2      22 t
        vmovdqu64 zmm8, [rbp + 18176]                                    ;  1188.8 p3      61 t
        vpternlogd zmm8, zmm29, [rbp + 18496], 0x96                      ;  1247.0 p0+p2   61 t
        vmovdqu64 [rbp + 18496], zmm8                                    ;  1248.0 p7+p4   61 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1145.7 p3      22 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1146.0 p2      22 t reload
        vpermi2b zmm9, zmm8, zmm29                                       ;  1256.8 p0+p5   22 t
        vmovdqu64 zmm8, [rbp + 17728]                                    ;  1209.8 p3      22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1147.0 p2      22 t reload
        vpermi2b zmm8, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1258.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 17728], zmm9                                    ;  1261.8 p8+p9   22 t spill
        vmovdqu64 zmm29, [rbp + 19456]                                   ;  1148.0 p2      41 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1148.7 p3      21 t reload
        vmovdqu64 zmm9, [rbp + 18944]                                    ;  1189.8 p2      61 t
        vpternlogd zmm9, zmm29, [rbp + 17344], 0x96                      ;  1250.0 p0+p3   61 t
        vmovdqu64 [rbp + 17344], zmm9                                    ;  1251.0 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 19584]                                    ;  1193.0 p2      61 t
        vmovdqu64 zmm29, [rbp + 19712]                                   ;  1188.8 p3      52 x reload
        vpternlogd zmm9, zmm29, [rbp + 17536], 0x96                      ;  1251.0 p0+p2   61 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1151.7 p3      47 y reload
        vmovdqu64 [rbp + 17536], zmm9                                    ;  1252.0 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 18624]                                    ;  1202.0 p2      52 x reload
        vmovdqu64 [rbp + 19712], zmm8                                    ;  1263.8 p7+p4   22 t spill
        vmovdqa64 zmm24, zmm5                                            ;  1223.0         23 t copy
        vpermi2b zmm24, zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1260.8 p0+p5+p3   23 t
        vmovdqu64 zmm8, [rbp + 17344]                                    ;  1251.0 p2      61 t
        vpternlogd zmm8, zmm9, zmm29, 0x78                               ;  1257.0 p0      61 t
        vmovdqu64 zmm29, [rbp + 18816]                                   ;  1255.8 p3      22 t
        vmovdqu64 zmm9, [rbp + 17728]                                    ;  1261.8 p2      22 t reload
        vpternlogd zmm29, zmm9, [rbp + 19712], 0xca                      ;  1269.8 p0+p3   22 t
        vmovdqu64 zmm9, [rbp + 17664]                                    ;  1155.0 p2      41 t reload
        vmovdqu64 [rbp + 19712], zmm8                                    ;  1258.0 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 19328]                                    ;  1192.0 p3      61 t
        vpternlogd zmm8, zmm9, [rbp + 20672], 0x96                       ;  1255.0 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 19072]                                    ;  1197.0 p3      52 x reload
        vpxord zmm28, zmm28, zmm25                                       ;  1256.0 p0      40 t
        vmovdqu64 [rbp + 20672], zmm8                                    ;  1256.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 19072], zmm2                                    ;  1220.8 p8+p9   48 y spill
        vmovdqu64 zmm8, [rbp + 18688]                                    ;  1203.8 p2      61 t
        vpternlogd zmm8, zmm9, [rbp + 18880], 0x96                       ;  1257.0 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 17472]                                    ;  1190.0 p2      52 x reload
        vmovdqu64 [rbp + 18880], zmm8                                    ;  1258.0 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 20672]                                    ;  1256.0 p3      61 t
        vpshufb zmm0, zmm15, zmm16                                       ;  1261.8 p5      22 t
        vmovdqu64 [rbp + 20672], zmm4                                    ;  1230.0 p8+p9   48 y spill
        vmovdqa64 zmm4, zmm30                                            ;  1219.0         23 t copy
        vmovdqu64 [rbp + 17472], zmm25                                   ;  1217.0 p7+p4   48 y spill
        vpshufb zmm25, zmm15, zmm30                                      ;  1262.8 p5      23 t
        vpternlogd zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 1088], 0x78 ;  1262.0 p0+p2   61 t
        vpshufb zmm9, zmm15, zmm21                                       ;  1263.8 p5      41 t
        vpermi2b zmm21, zmm17, zmm18                                     ;  1265.8 p0+p5   41 t
        vpermi2b zmm30, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1267.8 p0+p5+p3   23 t
        vmovdqu64 [rbp + 18688], zmm8                                    ;  1263.0 p8+p9   61 t spill
        vpermi2b zmm4, zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1269.8 p0+p5+p2   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1160.7 p3      21 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 704] ;  1161.0 p2      22 t reload
        vpshufb zmm18, zmm15, zmm10                                      ;  1270.8 p5      21 t
        vmovdqa64 zmm17, zmm10                                           ;  1225.0         21 t copy
        vpternlogd zmm13, zmm11, zmm1, 0xca                              ;  1262.0 p0      21 t
        vpshufb zmm1, zmm15, zmm28                                       ;  1271.8 p5      22 t
        vmovdqa64 zmm11, zmm28                                           ;  1257.0         22 t copy
        vpternlogd zmm9, zmm7, zmm21, 0xca                               ;  1270.8 p0      41 t
        vpternlogd zmm3, zmm23, zmm26, 0xca                              ;  1264.0 p0      23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;  1161.7 p3      22 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 576] ;  1162.0 p2      22 t reload
        vpermi2b zmm11, zmm26, zmm23                                     ;  1273.8 p0+p5   22 t
        vpermi2b zmm28, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;  1275.8 p0+p5+p3   22 t
        vpshufb zmm21, zmm15, zmm14                                      ;  1276.8 p5      21 t
        vpshufb zmm7, zmm15, zmm6                                        ;  1277.8 p5      42 t
        vpermi2b zmm10, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1279.8 p0+p5+p2   21 t
        vpermi2b zmm17, zmm22, zmm12                                     ;  1281.8 p0+p5   21 t
        vpternlogd zmm18, zmm17, zmm10, 0xca                             ;  1286.8 p0      21 t
        vpshufb zmm2, zmm15, zmm5                                        ;  1282.8 p5      23 t
        vpermi2b zmm5, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1284.8 p0+p5+p3   23 t
        vmovdqa64 zmm27, zmm16                                           ;  1220.0         22 t copy
        vpermi2b zmm16, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;  1286.8 p0+p5+p2   22 t
        vmovdqa64 zmm31, zmm14                                           ;  1244.0         21 t copy
        vpermi2b zmm14, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1288.8 p0+p5+p3   21 t
        vmovdqu64 zmm8, [rbp + 20800]                                    ;  1261.8 p2      41 t
        vpternlogd zmm8, zmm20, [rbp + 20736], 0x96                      ;  1273.0 p0+p3   41 t
        vpternlogd zmm25, zmm4, zmm30, 0xca                              ;  1274.8 p0      23 t
        vmovdqu64 zmm30, [rbp + 14016]                                   ;  1167.3 p2      40 t
        vpermi2b zmm31, zmm22, zmm12                                     ;  1290.8 p0+p5   21 t
        vmovdqa64 zmm17, zmm29                                           ;  1270.8         41 t copy
        vmovdqu64 zmm12, [rbp + 14016]                                   ;  1168.2 p3      40 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;  1168.3 p2      41 t reload
        vmovdqu64 zmm10, [rbp + 20736]                                   ;  1223.8 p3      41 t reload
        vpternlogd zmm17, zmm13, zmm10, 0x96                             ;  1276.0 p0      41 t
        vpternlogd zmm2, zmm24, zmm5, 0xca                               ;  1289.8 p0      23 t
        vpternlogd zmm1, zmm11, zmm28, 0xca                              ;  1280.8 p0      22 t
        vpermi2b zmm27, zmm26, zmm23                                     ;  1292.8 p0+p5   22 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512]       ;  1169.8 p2      41 t reload
        vmovdqa64 zmm26, zmm6                                            ;  1239.0         42 t copy
        vpermi2b zmm6, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;  1294.8 p0+p5+p3   42 t
        vpternlogd zmm0, zmm27, zmm16, 0xca                              ;  1297.8 p0      22 t
        vpermi2b zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1296.8 p0+p5+p2   42 t
        vpternlogd zmm7, zmm26, zmm6, 0xca                               ;  1301.8 p0      42 t
        vmovdqa64 zmm22, zmm20                                           ;  1237.8         41 t copy
        vmovdqu64 zmm11, [rbp + 18688]                                   ;  1263.0 p3      61 t reload
        vpternlogd zmm22, zmm19, [rbp + 20544], 0x96                     ;  1284.0 p0+p2   41 t
        vpternlogd zmm10, zmm22, [rbp + 20800], 0x96                     ;  1285.0 p0+p3   41 t
        vmovdqa64 zmm15, zmm3                                            ;  1265.0         41 t copy
        vmovdqu64 zmm24, [rbp + 13888]                                   ;  1172.8 p2      40 t
        vpternlogd zmm29, zmm13, zmm8, 0x96                              ;  1286.0 p0      41 t
        vmovdqu64 zmm16, [rbp + 19520]                                   ;  1173.7 p3      51 x reload
        vmovdqa64 zmm26, zmm9                                            ;  1271.8         41 t copy
        vpternlogd zmm26, zmm1, zmm18, 0x96                              ;  1287.8 p0      41 t
        vmovdqa64 zmm27, zmm2                                            ;  1290.8         41 t copy
        vpternlogd zmm27, zmm0, zmm18, 0x96                              ;  1298.8 p0      41 t
        vpternlogd zmm3, zmm19, zmm17, 0x96                              ;  1289.0 p0      41 t
        vpternlogd zmm15, zmm19, zmm13, 0x96                             ;  1290.0 p0      41 t
        vmovdqu64 zmm19, [rbp + 13824]                                   ;  1174.2 p2      40 t
        vpternlogd zmm8, zmm3, [rbp + 18560], 0x96                       ;  1291.0 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 13952]                                    ;  1175.2 p2      40 t
        vmovdqu64 zmm28, [rbp + 13760]                                   ;  1175.7 p3      40 t
        vpternlogd zmm17, zmm16, [rbp + 17408], 0x96                     ;  1292.0 p0+p2   61 t
        vmovdqu64 zmm16, [rbp + 20352]                                   ;  1176.7 p3      51 x reload
        vpxord zmm4, zmm4, zmm8                                          ;  1293.0 p0      40 t
        vpternlogd zmm20, zmm15, [rbp + 20544], 0x96                     ;  1294.0 p0+p2   41 t
        vpternlogd zmm15, zmm16, [rbp + 20032], 0x96                     ;  1295.0 p0+p3   61 t
        vmovdqa64 zmm6, zmm15                                            ;  1296.0         40 t copy
        vpternlogd zmm6, zmm10, [rbp + 14080], 0x96                      ;  1296.0 p0+p2   40 t
        vmovdqu64 zmm16, [rbp + 19712]                                   ;  1258.0 p3      61 t reload
        vpternlogd zmm2, zmm26, zmm0, 0x96                               ;  1298.8 p0      41 t
        vpternlogd zmm22, zmm29, [rbp + 19392], 0x96                     ;  1297.8 p5+p2   61 t
        vpternlogd zmm19, zmm29, zmm16, 0x96                             ;  1298.0 p0      40 t
        vpxord zmm30, zmm30, zmm22                                       ;  1298.8 p5      40 t
        vpternlogd zmm0, zmm7, zmm25, 0x96                               ;  1302.8 p0      41 t
        vmovdqu64 [rbp + 19392], zmm15                                   ;  1296.0 p7+p4   61 t spill
        vmovdqu64 [rbp + 20032], zmm22                                   ;  1298.8 p8+p9   61 t spill
        vpternlogd zmm7, zmm27, zmm25, 0x96                              ;  1302.8 p5      41 t
        vmovdqu64 [rbp + 20544], zmm29                                   ;  1287.0 p7+p4   41 t spill
        vmovdqu64 [rbp + 17408], zmm3                                    ;  1290.0 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 14144]                                   ;  1180.8 p3      40 t
        vmovdqu64 [rbp + 18560], zmm17                                   ;  1293.0 p7+p4   61 t spill
        vpternlogd zmm24, zmm10, zmm11, 0x96                             ;  1300.0 p0      40 t
        vpternlogd zmm21, zmm31, zmm14, 0xca                             ;  1300.8 p5      21 t
        vmovdqu64 zmm14, [rbp + 18368]                                   ;  1246.0 p2      61 t reload
        vpternlogd zmm28, zmm3, zmm14, 0x96                              ;  1301.0 p0      40 t
        vmovdqa64 zmm31, zmm17                                           ;  1293.0         40 t copy
        vmovdqu64 zmm17, [rbp + 13696]                                   ;  1182.0 p3      40 t
        vpternlogd zmm25, zmm21, zmm9, 0x96                              ;  1301.8 p5      41 t
        vpternlogd zmm21, zmm9, zmm0, 0x96                               ;  1303.8 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1182.5 p2      41 t reload
        vpshufb zmm14, zmm9, zmm30                                       ;  1302.8 p5      22 t
        vpternlogd zmm26, zmm7, [rbp + 17280], 0x96                      ;  1303.8 p0+p3   61 t
        vmovdqu64 [rbp + 17280], zmm10                                   ;  1286.0 p8+p9   41 t spill
        vpternlogd zmm31, zmm20, [rbp + 14144], 0x96                     ;  1303.8 p5+p2   40 t
        vpternlogd zmm1, zmm18, zmm25, 0x96                              ;  1304.0 p0      41 t
        vmovdqu64 zmm18, [rbp + 19840]                                   ;  1243.0 p3      61 t reload
        vmovdqu64 [rbp + 19520], zmm20                                   ;  1295.0 p7+p4   41 t spill
        vpternlogd zmm17, zmm20, zmm18, 0x96                             ;  1304.8 p5      40 t
        vmovdqa64 zmm20, zmm30                                           ;  1299.8         22 t copy
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 576] ;  1184.5 p2      22 t reload
        vpshufb zmm22, zmm9, zmm4                                        ;  1305.8 p5      23 t
        vmovdqu64 zmm5, [rbp + 14080]                                    ;  1185.0 p3      40 t
        vpermi2b zmm20, zmm10, [rel camellia128_encrypt.T0_constants512 + 640] ;  1307.8 p0+p5+p2   22 t
        vpxord zmm13, zmm13, zmm26                                       ;  1306.0 p0      40 t
        vpternlogd zmm27, zmm21, [rbp + 18112], 0x96                     ;  1307.0 p0+p3   61 t
        vpxord zmm5, zmm5, zmm27                                         ;  1308.0 p0      40 t
        vmovdqu64 [rbp + 18816], zmm5                                    ;  1309.0 p8+p9   40 t spill
        vpshufb zmm18, zmm9, zmm28                                       ;  1308.8 p5      23 t
        vmovdqa64 zmm29, zmm19                                           ;  1299.0         22 t copy
        vpshufb zmm11, zmm9, zmm19                                       ;  1309.8 p5      22 t
        vpermi2b zmm29, zmm10, [rel camellia128_encrypt.T0_constants512 + 640] ;  1311.8 p0+p5+p2   22 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;  1187.3 p3      21 t reload
        vmovdqu64 [rbp + 18112], zmm13                                   ;  1307.0 p7+p4   40 t spill
        vpternlogd zmm0, zmm1, [rbp + 19904], 0x96                       ;  1310.0 p0+p2   61 t
        vmovdqu64 [rbp + 19904], zmm26                                   ;  1304.8 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm31                                           ;  1304.8         42 t copy
        vpshufb zmm15, zmm9, zmm31                                       ;  1312.8 p5      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1188.5 p3      22 t reload
        vmovdqu64 [rbp + 17664], zmm15                                   ;  1313.8 p7+p4   42 t spill
        vpermi2b zmm19, zmm3, [rel camellia128_encrypt.T0_constants512 + 768] ;  1314.8 p0+p5+p2   22 t
        vpshufb zmm16, zmm9, zmm24                                       ;  1315.8 p5      21 t
        vpermi2b zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1317.8 p0+p5+p3   42 t
        vpermi2b zmm30, zmm3, [rel camellia128_encrypt.T0_constants512 + 768] ;  1319.8 p0+p5+p2   22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1190.5 p3      41 t reload
        vmovdqu64 [rbp + 20352], zmm8                                    ;  1292.0 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm24                                           ;  1301.0         21 t copy
        vpermi2b zmm13, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1321.8 p0+p5+p2   21 t
        vpshufb zmm10, zmm9, [rbp + 18112]                               ;  1322.8 p5+p3   42 t
        vmovdqu64 [rbp + 20736], zmm10                                   ;  1323.8 p7+p4   42 t spill
        vmovdqu64 zmm10, [rbp + 18112]                                   ;  1307.0 p2      42 t
        vpermi2b zmm10, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1324.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 20800], zmm10                                   ;  1329.8 p8+p9   42 t spill
        vmovdqu64 zmm10, [rbp + 18112]                                   ;  1307.0 p2      42 t
        vpermi2b zmm10, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;  1326.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 18112], zmm10                                   ;  1331.8 p7+p4   42 t spill
        vmovdqu64 zmm15, [rbp + 20736]                                   ;  1323.8 p2      42 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;  1194.5 p3      21 t reload
        vpermi2b zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1328.8 p0+p5+p2   21 t
        vmovdqu64 zmm10, [rbp + 20800]                                   ;  1329.8 p3      42 t reload
        vpternlogd zmm15, zmm10, [rbp + 18112], 0xca                     ;  1337.8 p0+p2   42 t
        vpshufb zmm8, zmm9, zmm6                                         ;  1329.8 p5      21 t
        vmovdqu64 [rbp + 18112], zmm15                                   ;  1338.8 p8+p9   42 t spill
        vmovdqu64 zmm15, [rbp + 17792]                                   ;  1196.5 p3      51 x reload
        vpternlogd zmm25, zmm15, [rbp + 19200], 0x96                     ;  1319.0 p0+p2   61 t
        vmovdqu64 [rbp + 19200], zmm26                                   ;  1322.8 p7+p4   42 t spill
        vmovdqu64 [rbp + 18624], zmm21                                   ;  1304.8 p8+p9   41 t spill
        vpternlogd zmm11, zmm29, zmm19, 0xca                             ;  1320.0 p0      22 t
        vpermi2b zmm31, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;  1331.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 20736], zmm6                                    ;  1297.0 p7+p4   40 t spill
        vmovdqu64 [rbp + 20800], zmm8                                    ;  1330.8 p8+p9   21 t spill
        vmovdqu64 [rbp + 19328], zmm0                                    ;  1311.0 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 17664]                                    ;  1313.8 p2      42 t
        vpshufb zmm10, zmm9, zmm17                                       ;  1332.8 p5      41 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 320] ;  1198.8 p3      23 t reload
        vmovdqu64 zmm5, [rbp + 13888]                                    ;  1199.3 p2      40 t
        vpternlogd zmm5, zmm21, [rbp + 18880], 0x96                      ;  1322.0 p0+p3   40 t
        vpxord zmm12, zmm12, zmm0                                        ;  1323.0 p0      40 t
        vpshufb zmm21, zmm9, [rbp + 18816]                               ;  1333.8 p5+p2   21 t
        vmovdqu64 [rbp + 17344], zmm21                                   ;  1334.8 p8+p9   21 t spill
        vmovdqu64 [rbp + 17792], zmm31                                   ;  1336.8 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 19200]                                    ;  1322.8 p3      42 t reload
        vmovdqa64 zmm31, zmm28                                           ;  1302.0         23 t copy
        vpternlogd zmm6, zmm8, [rbp + 17792], 0xca                       ;  1342.8 p0+p2   42 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1201.8 p3      21 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1202.3 p2      23 t reload
        vpermi2b zmm31, zmm26, zmm15                                     ;  1335.8 p0+p5   23 t
        vmovdqu64 [rbp + 17792], zmm6                                    ;  1343.8 p8+p9   42 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1204.2 p3      21 t reload
        vmovdqu64 [rbp + 17728], zmm7                                    ;  1303.8 p7+p4   41 t spill
        vmovdqu64 [rbp + 19200], zmm14                                   ;  1303.8 p8+p9   22 t spill
        vmovdqu64 zmm0, [rbp + 13696]                                    ;  1204.7 p2      40 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 832] ;  1205.2 p3      21 t reload
        vmovdqu64 [rbp + 17664], zmm27                                   ;  1308.0 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 20736]                                   ;  1297.0 p2      21 t
        vpermi2b zmm14, zmm6, zmm8                                       ;  1337.8 p0+p5   21 t
        vpternlogd zmm0, zmm7, [rbp + 20416], 0x96                       ;  1327.0 p0+p3   40 t
        vmovdqu64 zmm7, [rbp + 13760]                                    ;  1206.7 p2      40 t
        vmovdqu64 zmm6, [rbp + 20736]                                    ;  1297.0 p3      21 t
        vpternlogd zmm7, zmm2, [rbp + 18496], 0x96                       ;  1328.0 p0+p2   40 t
        vmovdqa64 zmm19, zmm25                                           ;  1320.0         40 t copy
        vmovdqa64 zmm27, zmm17                                           ;  1305.8         41 t copy
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1208.2 p3      21 t reload
        vpermi2b zmm6, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1339.8 p0+p5+p2   21 t
        vmovdqa64 zmm8, zmm4                                             ;  1294.0         23 t copy
        vpermi2b zmm8, zmm26, zmm15                                      ;  1341.8 p0+p5   23 t
        vmovdqu64 [rbp + 20736], zmm14                                   ;  1342.8 p8+p9   21 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 448] ;  1209.2 p3      23 t reload
        vpermi2b zmm28, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1343.8 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1344.8 p7+p4   21 t spill
        vpermi2b zmm4, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1345.8 p0+p5+p3   23 t
        vmovdqu64 zmm6, [rbp + 18816]                                    ;  1309.0 p2      21 t
        vpermi2b zmm6, zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;  1347.8 p0+p5+p3   21 t
        vmovdqu64 zmm21, [rbp + 20736]                                   ;  1342.8 p2      21 t reload
        vmovdqu64 [rbp + 20736], zmm12                                   ;  1324.0 p8+p9   40 t spill
        vmovdqu64 [rbp + 19456], zmm6                                    ;  1352.8 p7+p4   21 t spill
        vmovdqu64 zmm6, [rbp + 20800]                                    ;  1330.8 p3      21 t
        vpternlogd zmm22, zmm8, zmm4, 0xca                               ;  1350.8 p0      23 t
        vpternlogd zmm6, zmm21, [rbp + 19584], 0xca                      ;  1350.8 p0+p2   21 t
        vmovdqu64 zmm12, [rbp + 18816]                                   ;  1309.0 p3      21 t
        vpternlogd zmm16, zmm13, zmm24, 0xca                             ;  1336.0 p0      21 t
        vpermi2b zmm17, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;  1349.8 p0+p5+p2   41 t
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1351.8 p8+p9   21 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1220.0 p3      21 t reload
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1220.2 p2      21 t reload
        vpermi2b zmm12, zmm6, zmm21                                      ;  1351.8 p0+p5   21 t
        vpermi2b zmm27, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1353.8 p0+p5+p3   41 t
        vpshufb zmm21, zmm9, [rbp + 20736]                               ;  1354.8 p5+p2   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1223.2 p3      22 t reload
        vmovdqu64 [rbp + 18816], zmm12                                   ;  1356.8 p7+p4   21 t spill
        vmovdqu64 [rbp + 20800], zmm21                                   ;  1355.8 p8+p9   22 t spill
        vmovdqu64 zmm21, [rbp + 20736]                                   ;  1324.0 p2      22 t
        vmovdqu64 zmm12, [rbp + 20736]                                   ;  1324.0 p3      22 t
        vpermi2b zmm12, zmm6, [rel camellia128_encrypt.T0_constants512 + 640] ;  1356.8 p0+p5+p2   22 t
        vpternlogd zmm10, zmm27, zmm17, 0xca                             ;  1358.8 p0      41 t
        vpternlogd zmm20, zmm30, [rbp + 19200], 0xe4                     ;  1342.0 p0+p3   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1225.8 p2      22 t reload
        vmovdqu64 [rbp + 20736], zmm12                                   ;  1361.8 p7+p4   22 t spill
        vmovdqa64 zmm24, zmm0                                            ;  1328.0         41 t copy
        vpshufb zmm29, zmm9, zmm0                                        ;  1357.8 p5      41 t
        vpermi2b zmm21, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1359.8 p0+p5+p3   22 t
        vmovdqu64 zmm6, [rbp + 19456]                                    ;  1352.8 p2      21 t reload
        vmovdqu64 zmm12, [rbp + 17344]                                   ;  1334.8 p3      21 t
        vpternlogd zmm12, zmm6, [rbp + 18816], 0xca                      ;  1362.8 p0+p2   21 t
        vmovdqu64 [rbp + 18816], zmm12                                   ;  1363.8 p8+p9   21 t spill
        vpternlogd zmm18, zmm31, zmm28, 0xca                             ;  1348.8 p0      23 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1228.2 p3      41 t reload
        vpermi2b zmm0, zmm3, zmm30                                       ;  1361.8 p0+p5   41 t
        vpshufb zmm3, zmm9, zmm5                                         ;  1362.8 p5      21 t
        vmovdqu64 zmm12, [rbp + 13824]                                   ;  1228.8 p2      40 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1229.8 p3      41 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 832] ;  1230.0 p2      21 t reload
        vpermi2b zmm24, zmm23, zmm13                                     ;  1364.8 p0+p5   41 t
        vmovdqa64 zmm13, zmm5                                            ;  1323.0         21 t copy
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;  1232.8 p3      21 t reload
        vpermi2b zmm13, zmm31, zmm28                                     ;  1366.8 p0+p5   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;  1233.5 p2      22 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;  1233.8 p3      21 t reload
        vpermi2b zmm5, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1368.8 p0+p5+p2   21 t
        vpternlogd zmm29, zmm24, zmm0, 0xca                              ;  1369.8 p0      41 t
        vmovdqu64 zmm23, [rbp + 14656]                                   ;  1236.8 p3      40 t
        vmovdqa64 zmm30, zmm7                                            ;  1329.0         23 t copy
        vmovdqu64 zmm6, [rbp + 17536]                                    ;  1252.0 p2      61 t reload
        vpternlogd zmm12, zmm1, zmm6, 0x96                               ;  1351.0 p0      40 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1237.8 p3      22 t reload
        vpshufb zmm28, zmm9, zmm12                                       ;  1369.8 p5      22 t
        vmovdqa64 zmm31, zmm12                                           ;  1352.0         22 t copy
        vpermi2b zmm31, zmm27, zmm17                                     ;  1371.8 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;  1241.8 p2      22 t reload
        vpermi2b zmm12, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;  1373.8 p0+p5+p3   22 t
        vmovdqa64 zmm17, zmm22                                           ;  1351.8         41 t copy
        vpternlogd zmm17, zmm11, zmm16, 0x96                             ;  1354.0 p0      41 t
        vpternlogd zmm19, zmm2, [rbp + 13952], 0x96                      ;  1355.0 p0+p2   40 t
        vpshufb zmm4, zmm9, zmm19                                        ;  1374.8 p5      23 t
        vmovdqa64 zmm8, zmm19                                            ;  1356.0         23 t copy
        vpermi2b zmm19, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1376.8 p0+p5+p3   23 t
        vpshufb zmm6, zmm9, zmm7                                         ;  1377.8 p5      23 t
        vpermi2b zmm7, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1379.8 p0+p5+p2   23 t
        vmovdqa64 zmm14, zmm10                                           ;  1359.8         41 t copy
        vpternlogd zmm14, zmm20, zmm16, 0x96                             ;  1359.8 p0      41 t
        vpermi2b zmm8, zmm26, zmm15                                      ;  1381.8 p0+p5   23 t
        vmovdqu64 zmm24, [rbp + 14528]                                   ;  1249.3 p3      40 t
        vpermi2b zmm30, zmm26, zmm15                                     ;  1383.8 p0+p5   23 t
        vpternlogd zmm3, zmm13, zmm5, 0xca                               ;  1373.8 p0      21 t
        vmovdqa64 zmm15, zmm10                                           ;  1359.8         41 t copy
        vmovdqu64 zmm0, [rbp + 14464]                                    ;  1251.2 p2      40 t
        vmovdqu64 zmm5, [rbp + 20608]                                    ;  1251.3 p3      47 y reload
        vpternlogd zmm22, zmm11, zmm14, 0x96                             ;  1362.0 p0      41 t
        vmovdqa64 zmm27, zmm18                                           ;  1349.8         41 t copy
        vpternlogd zmm27, zmm11, [rbp + 17792], 0x96                     ;  1363.0 p0+p2   41 t
        vmovdqu64 zmm11, [rbp + 19584]                                   ;  1351.8 p3      21 t reload
        vpternlogd zmm15, zmm18, zmm11, 0x96                             ;  1364.0 p0      41 t
        vpternlogd zmm11, zmm10, zmm27, 0x96                             ;  1365.0 p0      41 t
        vmovdqu64 zmm13, [rbp + 14400]                                   ;  1254.2 p2      40 t
        vpternlogd zmm13, zmm11, zmm5, 0x96                              ;  1366.0 p0      40 t
        vpternlogd zmm20, zmm16, zmm15, 0x96                             ;  1367.0 p0      41 t
        vpternlogd zmm27, zmm20, [rbp + 19968], 0x96                     ;  1368.0 p0+p3   62 t
        vmovdqu64 [rbp + 17344], zmm2                                    ;  1299.8 p7+p4   41 t spill
        vpternlogd zmm15, zmm22, [rbp + 20480], 0x96                     ;  1369.0 p0+p2   62 t
        vpternlogd zmm6, zmm30, zmm7, 0xca                               ;  1388.8 p0      23 t
        vpxord zmm0, zmm0, zmm15                                         ;  1371.0 p0      40 t
        vmovdqu64 [rbp + 20480], zmm25                                   ;  1320.0 p8+p9   61 t spill
        vmovdqu64 [rbp + 19456], zmm1                                    ;  1305.0 p7+p4   41 t spill
        vmovdqu64 [rbp + 19584], zmm22                                   ;  1363.0 p8+p9   41 t spill
        vpternlogd zmm18, zmm17, [rbp + 17792], 0x96                     ;  1372.0 p0+p3   41 t
        vmovdqu64 zmm5, [rbp + 14208]                                    ;  1258.8 p2      40 t
        vmovdqu64 zmm10, [rbp + 20800]                                   ;  1355.8 p3      22 t reload
        vpternlogd zmm4, zmm8, zmm19, 0xca                               ;  1386.8 p0      23 t
        vpternlogd zmm5, zmm18, [rbp + 19776], 0x96                      ;  1374.0 p0+p2   40 t
        vpternlogd zmm28, zmm31, zmm12, 0xca                             ;  1378.8 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;  1260.0 p3      41 t reload
        vmovdqu64 zmm30, [rbp + 14272]                                   ;  1260.8 p2      40 t
        vpternlogd zmm17, zmm11, [rbp + 18752], 0x96                     ;  1376.0 p0+p3   62 t
        vpshufb zmm1, zmm12, zmm5                                        ;  1384.8 p5      41 t
        vpternlogd zmm14, zmm18, [rbp + 18048], 0x96                     ;  1377.0 p0+p2   62 t
        vmovdqu64 zmm16, [rbp + 14528]                                   ;  1262.3 p3      40 t
        vpxord zmm16, zmm16, zmm27                                       ;  1378.0 p0      40 t
        vpxord zmm23, zmm23, zmm14                                       ;  1379.0 p0      40 t
        vmovdqu64 zmm26, [rbp + 14592]                                   ;  1263.0 p2      40 t
        vpxord zmm26, zmm26, zmm17                                       ;  1380.0 p0      40 t
        vmovdqu64 [rbp + 19968], zmm14                                   ;  1378.0 p7+p4   62 t spill
        vmovdqa64 zmm14, zmm29                                           ;  1370.8         41 t copy
        vpternlogd zmm14, zmm6, [rbp + 18816], 0x96                      ;  1389.8 p0+p3   41 t
        vpshufb zmm19, zmm12, zmm0                                       ;  1385.8 p5      23 t
        vmovdqu64 zmm7, [rbp + 19136]                                    ;  1264.0 p2      47 y reload
        vpternlogd zmm30, zmm22, zmm7, 0x96                              ;  1382.0 p0      40 t
        vmovdqa64 zmm22, zmm30                                           ;  1383.0         23 t copy
        vmovdqu64 zmm7, [rbp + 14336]                                    ;  1264.5 p3      40 t
        vmovdqa64 zmm8, zmm29                                            ;  1370.8         41 t copy
        vmovdqu64 [rbp + 17792], zmm20                                   ;  1368.0 p8+p9   41 t spill
        vpternlogd zmm7, zmm20, [rbp + 20224], 0x96                      ;  1383.0 p0+p2   40 t
        vmovdqu64 [rbp + 20800], zmm11                                   ;  1366.0 p7+p4   41 t spill
        vmovdqa64 zmm11, zmm0                                            ;  1372.0         23 t copy
        vmovdqu64 [rbp + 18752], zmm27                                   ;  1369.0 p8+p9   62 t spill
        vpshufb zmm27, zmm12, zmm16                                      ;  1386.8 p5      22 t
        vpshufb zmm2, zmm12, zmm7                                        ;  1387.8 p5      22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 448] ;  1266.2 p3      23 t reload
        vmovdqu64 [rbp + 18048], zmm17                                   ;  1377.0 p7+p4   62 t spill
        vpshufb zmm17, zmm12, zmm26                                      ;  1388.8 p5      21 t
        vpternlogd zmm21, zmm10, [rbp + 20736], 0xb8                     ;  1384.0 p0+p2   22 t
        vpternlogd zmm8, zmm21, zmm3, 0x96                               ;  1385.0 p0      41 t
        vpternlogd zmm21, zmm14, zmm3, 0x96                              ;  1390.8 p0      41 t
        vmovdqu64 [rbp + 20736], zmm15                                   ;  1370.0 p8+p9   62 t spill
        vmovdqu64 [rbp + 18176], zmm17                                   ;  1389.8 p7+p4   21 t spill
        vmovdqu64 [rbp + 19200], zmm18                                   ;  1373.0 p8+p9   41 t spill
        vpshufb zmm18, zmm12, zmm13                                      ;  1389.8 p5      21 t
        vmovdqu64 [rbp + 18944], zmm23                                   ;  1380.0 p7+p4   40 t spill
        vpshufb zmm31, zmm12, zmm30                                      ;  1390.8 p5      23 t
        vpermi2b zmm30, zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;  1392.8 p0+p5+p3   23 t
        vmovdqa64 zmm12, zmm16                                           ;  1379.0         22 t copy
        vmovdqa64 zmm23, zmm13                                           ;  1367.0         21 t copy
        vmovdqu64 zmm25, [rbp + 14656]                                   ;  1269.2 p2      40 t
        vpternlogd zmm3, zmm4, zmm28, 0x96                               ;  1388.0 p0      41 t
        vpternlogd zmm4, zmm8, zmm28, 0x96                               ;  1389.0 p0      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;  1269.7 p3      23 t reload
        vpermi2b zmm22, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1394.8 p0+p5+p2   23 t
        vpermi2b zmm11, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1396.8 p0+p5+p3   23 t
        vmovdqa64 zmm15, zmm26                                           ;  1381.0         21 t copy
        vpermi2b zmm0, zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;  1398.8 p0+p5+p2   23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;  1271.7 p3      21 t reload
        vpternlogd zmm19, zmm11, zmm0, 0xca                              ;  1403.8 p0      23 t
        vpermi2b zmm15, zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;  1400.8 p0+p5+p2   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 960] ;  1272.7 p3      21 t reload
        vpermi2b zmm26, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1402.8 p0+p5+p2   21 t
        vpermi2b zmm23, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1404.8 p0+p5+p3   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;  1274.2 p2      21 t reload
        vpternlogd zmm31, zmm22, zmm30, 0xca                             ;  1399.8 p0      23 t
        vpermi2b zmm13, zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;  1406.8 p0+p5+p3   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;  1275.2 p2      22 t reload
        vpermi2b zmm12, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;  1408.8 p0+p5+p3   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;  1276.2 p2      22 t reload
        vmovdqu64 [rbp + 18240], zmm15                                   ;  1405.8 p8+p9   21 t spill
        vmovdqa64 zmm17, zmm7                                            ;  1384.0         22 t copy
        vpermi2b zmm17, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1410.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 17600], zmm26                                   ;  1407.8 p7+p4   21 t spill
        vmovdqu64 zmm11, [rbp + 14272]                                   ;  1277.2 p2      40 t
        vmovdqu64 zmm26, [rbp + 18944]                                   ;  1380.0 p3      42 t
        vpermi2b zmm16, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1412.8 p0+p5+p2   22 t
        vmovdqu64 zmm10, [rbp + 14464]                                   ;  1278.7 p3      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;  1279.2 p2      22 t reload
        vpermi2b zmm7, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;  1414.8 p0+p5+p3   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;  1280.2 p2      41 t reload
        vpshufb zmm15, zmm20, [rbp + 18944]                              ;  1415.8 p5+p3   42 t
        vmovdqu64 [rbp + 20288], zmm15                                   ;  1416.8 p8+p9   42 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;  1281.2 p2      41 t reload
        vpermi2b zmm26, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;  1417.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 18432], zmm26                                   ;  1422.8 p7+p4   42 t spill
        vmovdqu64 zmm26, [rbp + 18240]                                   ;  1405.8 p2      21 t reload
        vmovdqu64 zmm20, [rbp + 18176]                                   ;  1389.8 p3      21 t
        vpternlogd zmm20, zmm26, [rbp + 17600], 0xca                     ;  1413.8 p0+p2   21 t
        vmovdqu64 [rbp + 18240], zmm27                                   ;  1387.8 p8+p9   22 t spill
        vpternlogd zmm2, zmm7, zmm17, 0xca                               ;  1419.8 p0      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;  1283.7 p3      22 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 192] ;  1284.2 p2      41 t reload
        vmovdqu64 zmm27, [rbp + 18944]                                   ;  1380.0 p3      42 t
        vmovdqu64 [rbp + 17600], zmm20                                   ;  1414.8 p7+p4   21 t spill
        vmovdqu64 zmm9, [rbp + 14592]                                    ;  1285.2 p2      40 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 128] ;  1285.7 p3      41 t reload
        vpternlogd zmm18, zmm13, zmm23, 0xca                             ;  1411.8 p0      21 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 256] ;  1286.2 p2      41 t reload
        vpermi2b zmm27, zmm20, zmm26                                     ;  1419.8 p0+p5   42 t
        vmovdqu64 [rbp + 18944], zmm27                                   ;  1424.8 p8+p9   42 t spill
        vmovdqa64 zmm27, zmm5                                            ;  1375.0         41 t copy
        vmovdqu64 zmm0, [rbp + 17920]                                    ;  1286.8 p3      47 y reload
        vpternlogd zmm14, zmm4, [rbp + 17984], 0x96                      ;  1408.0 p0+p2   62 t
        vpermi2b zmm27, zmm20, zmm26                                     ;  1421.8 p0+p5   41 t
        vmovdqu64 zmm20, [rbp + 20288]                                   ;  1416.8 p3      42 t
        vpxord zmm10, zmm10, zmm14                                       ;  1410.0 p0      40 t
        vmovdqu64 zmm13, [rbp + 17856]                                   ;  1290.2 p2      47 y reload
        vmovdqu64 zmm26, [rbp + 18432]                                   ;  1422.8 p3      42 t reload
        vpternlogd zmm20, zmm26, [rbp + 18944], 0xca                     ;  1430.8 p0+p2   42 t
        vmovdqu64 [rbp + 17984], zmm20                                   ;  1431.8 p7+p4   42 t spill
        vmovdqu64 zmm20, [rbp + 14336]                                   ;  1293.8 p3      40 t
        vpternlogd zmm20, zmm21, [rbp + 19648], 0x96                     ;  1412.0 p0+p2   40 t
        vpshufb zmm30, zmm23, zmm20                                      ;  1422.8 p5      22 t
        vpternlogd zmm12, zmm16, [rbp + 18240], 0xe4                     ;  1417.8 p0+p3   22 t
        vpternlogd zmm28, zmm6, [rbp + 18112], 0x96                      ;  1414.0 p0+p2   41 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1295.8 p3      22 t reload
        vpternlogd zmm6, zmm3, [rbp + 18112], 0x96                       ;  1415.0 p0+p2   41 t
        vpternlogd zmm29, zmm28, [rbp + 18816], 0x96                     ;  1416.0 p0+p3   41 t
        vpternlogd zmm8, zmm6, [rbp + 20672], 0x96                       ;  1417.0 p0+p2   62 t
        vpxord zmm25, zmm25, zmm8                                        ;  1418.0 p0      40 t
        vpternlogd zmm3, zmm29, [rbp + 19072], 0x96                      ;  1419.0 p0+p3   62 t
        vmovdqu64 zmm22, [rbp + 14208]                                   ;  1298.0 p2      40 t
        vpternlogd zmm22, zmm6, zmm13, 0x96                              ;  1420.0 p0      40 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1298.8 p3      41 t reload
        vpermi2b zmm5, zmm15, zmm26                                      ;  1424.8 p0+p5   41 t
        vmovdqu64 [rbp + 18112], zmm4                                    ;  1390.0 p8+p9   41 t spill
        vpternlogd zmm11, zmm4, zmm0, 0x96                               ;  1422.0 p0      40 t
        vpternlogd zmm28, zmm21, [rbp + 17472], 0x96                     ;  1423.0 p0+p2   62 t
        vpxord zmm24, zmm24, zmm28                                       ;  1424.0 p0      40 t
        vmovdqu64 [rbp + 19072], zmm8                                    ;  1418.0 p7+p4   62 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1302.8 p3      22 t reload
        vmovdqa64 zmm13, zmm20                                           ;  1413.0         22 t copy
        vpternlogd zmm1, zmm5, zmm27, 0xca                               ;  1429.8 p0      41 t
        vmovdqa64 zmm27, zmm25                                           ;  1419.0         42 t copy
        vpshufb zmm16, zmm23, zmm10                                      ;  1425.8 p5      23 t
        vpermi2b zmm13, zmm17, zmm7                                      ;  1427.8 p0+p5   22 t
        vpshufb zmm0, zmm23, zmm11                                       ;  1428.8 p5      23 t
        vpermi2b zmm20, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1430.8 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18816], zmm21                                   ;  1391.8 p8+p9   41 t spill
        vmovdqa64 zmm21, zmm11                                           ;  1423.0         23 t copy
        vmovdqu64 [rbp + 20672], zmm28                                   ;  1424.0 p7+p4   62 t spill
        vmovdqu64 [rbp + 17472], zmm14                                   ;  1409.0 p8+p9   62 t spill
        vpternlogd zmm30, zmm13, zmm20, 0xca                             ;  1435.8 p0      22 t
        vmovdqa64 zmm28, zmm22                                           ;  1421.0         41 t copy
        vpermi2b zmm28, zmm15, zmm26                                     ;  1432.8 p0+p5   41 t
        vmovdqa64 zmm26, zmm24                                           ;  1425.0         22 t copy
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 320] ;  1306.5 p3      23 t reload
        vpermi2b zmm26, zmm17, zmm7                                      ;  1434.8 p0+p5   22 t
        vmovdqa64 zmm7, zmm10                                            ;  1411.0         23 t copy
        vpermi2b zmm21, zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;  1436.8 p0+p5+p2   23 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 448]  ;  1307.8 p3      23 t reload
        vpermi2b zmm11, zmm4, [rel camellia128_encrypt.T0_constants512 + 512] ;  1438.8 p0+p5+p2   23 t
        vpternlogd zmm0, zmm21, zmm11, 0xca                              ;  1443.8 p0      23 t
        vpxord zmm9, zmm9, zmm3                                          ;  1434.0 p0      40 t
        vpermi2b zmm10, zmm4, [rel camellia128_encrypt.T0_constants512 + 512] ;  1440.8 p0+p5+p3   23 t
        vpermi2b zmm7, zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;  1442.8 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18240], zmm3                                    ;  1420.0 p7+p4   62 t spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1310.0 p3      41 t reload
        vmovdqu64 [rbp + 18944], zmm6                                    ;  1416.0 p8+p9   41 t spill
        vpshufb zmm6, zmm23, zmm24                                       ;  1443.8 p5      22 t
        vmovdqu64 zmm21, [rbp + 17600]                                   ;  1414.8 p2      21 t reload
        vpermi2b zmm24, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1445.8 p0+p5+p3   22 t
        vmovdqu64 zmm8, [rbp + 14400]                                    ;  1311.5 p2      40 t
        vpshufb zmm3, zmm23, zmm22                                       ;  1446.8 p5      41 t
        vpternlogd zmm8, zmm29, [rbp + 20160], 0x96                      ;  1438.0 p0+p3   40 t
        vmovdqu64 [rbp + 18432], zmm29                                   ;  1417.0 p7+p4   41 t spill
        vpternlogd zmm16, zmm7, zmm10, 0xca                              ;  1447.8 p0      23 t
        vpshufb zmm17, zmm23, zmm25                                      ;  1447.8 p5      42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1312.5 p2      41 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 896] ;  1313.0 p3      21 t reload
        vpermi2b zmm27, zmm15, zmm5                                      ;  1449.8 p0+p5   42 t
        vmovdqa64 zmm15, zmm9                                            ;  1435.0         21 t copy
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;  1451.8 p0+p5+p2   41 t
        vmovdqa64 zmm14, zmm19                                           ;  1404.8         41 t copy
        vpternlogd zmm14, zmm2, zmm18, 0x96                              ;  1442.0 p0      41 t
        vpermi2b zmm25, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;  1453.8 p0+p5+p3   42 t
        vmovdqa64 zmm4, zmm31                                            ;  1400.8         41 t copy
        vpternlogd zmm4, zmm2, [rbp + 17984], 0x96                       ;  1444.0 p0+p2   41 t
        vmovdqu64 [rbp + 20288], zmm4                                    ;  1445.0 p8+p9   41 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 960] ;  1315.3 p3      21 t reload
        vpternlogd zmm6, zmm26, zmm24, 0xca                              ;  1450.8 p0      22 t
        vpshufb zmm4, zmm23, zmm8                                        ;  1454.8 p5      21 t
        vpternlogd zmm17, zmm27, zmm25, 0xca                             ;  1458.8 p0      42 t
        vmovdqu64 zmm25, [rbp + 18368]                                   ;  1316.0 p2      61 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;  1316.3 p3      21 t reload
        vpternlogd zmm3, zmm28, zmm22, 0xca                              ;  1456.8 p0      41 t
        vmovdqu64 zmm24, [rbp + 19840]                                   ;  1317.0 p2      61 t
        vmovdqu64 zmm28, [rbp + 14848]                                   ;  1317.3 p3      40 t
        vmovdqa64 zmm11, zmm14                                           ;  1443.0         41 t copy
        vpternlogd zmm11, zmm31, [rbp + 17984], 0x96                     ;  1448.0 p0+p2   41 t
        vpermi2b zmm15, zmm20, zmm13                                     ;  1456.8 p0+p5   21 t
        vpshufb zmm5, zmm23, zmm9                                        ;  1457.8 p5      21 t
        vpermi2b zmm9, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1459.8 p0+p5+p3   21 t
        vmovdqa64 zmm23, zmm8                                            ;  1439.0         21 t copy
        vpermi2b zmm8, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1461.8 p0+p5+p2   21 t
        vpermi2b zmm23, zmm20, zmm13                                     ;  1463.8 p0+p5   21 t
        vmovdqu64 zmm26, [rbp + 14848]                                   ;  1324.8 p3      40 t
        vmovdqu64 zmm7, [rbp + 14720]                                    ;  1325.0 p2      40 t
        vmovdqu64 zmm29, [rbp + 19392]                                   ;  1325.8 p3      61 t reload
        vpternlogd zmm14, zmm29, [rbp + 17280], 0x96                     ;  1453.0 p0+p2   61 t
        vmovdqu64 zmm29, [rbp + 14912]                                   ;  1326.8 p3      40 t
        vpternlogd zmm31, zmm1, zmm21, 0x96                              ;  1454.0 p0      41 t
        vmovdqu64 zmm22, [rbp + 14784]                                   ;  1327.2 p2      40 t
        vpternlogd zmm21, zmm1, [rbp + 20288], 0x96                      ;  1455.0 p0+p3   41 t
        vpternlogd zmm1, zmm12, zmm18, 0x96                              ;  1456.0 p0      41 t
        vpternlogd zmm19, zmm2, zmm1, 0x96                               ;  1457.0 p0      41 t
        vmovdqu64 zmm2, [rbp + 18688]                                    ;  1329.8 p2      61 t
        vpternlogd zmm2, zmm21, [rbp + 17280], 0x96                      ;  1458.0 p0+p3   61 t
        vmovdqu64 [rbp + 19840], zmm2                                    ;  1459.0 p7+p4   61 t spill
        vpternlogd zmm12, zmm18, zmm31, 0x96                             ;  1459.0 p0      41 t
        vmovdqu64 zmm18, [rbp + 19520]                                   ;  1331.8 p2      41 t reload
        vpternlogd zmm24, zmm11, zmm18, 0x96                             ;  1460.0 p0      61 t
        vpternlogd zmm1, zmm18, [rbp + 18560], 0x96                      ;  1461.0 p0+p3   61 t
        vmovdqu64 [rbp + 18560], zmm21                                   ;  1456.0 p8+p9   41 t spill
        vmovdqu64 [rbp + 19520], zmm14                                   ;  1454.0 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 19520]                                    ;  1454.0 p2      61 t reload
        vmovdqu64 [rbp + 19392], zmm24                                   ;  1461.0 p8+p9   61 t spill
        vmovdqu64 zmm24, [rbp + 15104]                                   ;  1334.2 p3      40 t
        vpternlogd zmm24, zmm2, [rbp + 18560], 0x96                      ;  1462.0 p0+p2   40 t
        vmovdqu64 [rbp + 18688], zmm1                                    ;  1462.0 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 18688]                                    ;  1462.0 p3      61 t reload
        vmovdqu64 [rbp + 17280], zmm11                                   ;  1449.0 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 14720]                                   ;  1339.3 p2      40 t
        vpternlogd zmm31, zmm19, [rbp + 20352], 0x96                     ;  1463.0 p0+p3   61 t
        vpxord zmm29, zmm29, [rbp + 19840]                               ;  1465.0 p0+p2   40 t
        vmovdqu64 zmm27, [rbp + 20288]                                   ;  1445.0 p3      41 t reload
        vpternlogd zmm19, zmm25, [rbp + 17408], 0x96                     ;  1464.8 p5+p2   61 t
        vmovdqu64 zmm25, [rbp + 19712]                                   ;  1342.0 p3      61 t
        vpternlogd zmm25, zmm12, [rbp + 20544], 0x96                     ;  1465.0 p0+p2   61 t
        vpternlogd zmm12, zmm27, [rbp + 20032], 0x96                     ;  1465.8 p5+p3   61 t
        vmovdqu64 zmm14, [rbp + 15104]                                   ;  1343.3 p2      40 t
        vmovdqu64 zmm18, [rbp + 14784]                                   ;  1344.0 p3      40 t
        vmovdqa64 zmm27, zmm17                                           ;  1459.8         41 t copy
        vmovdqu64 zmm11, [rbp + 15040]                                   ;  1344.3 p2      40 t
        vmovdqu64 [rbp + 17600], zmm24                                   ;  1463.0 p7+p4   40 t spill
        vmovdqu64 zmm24, [rbp + 15168]                                   ;  1345.0 p3      40 t
        vpternlogd zmm5, zmm15, zmm9, 0xca                               ;  1466.0 p0      21 t
        vmovdqu64 zmm20, [rbp + 14976]                                   ;  1345.3 p2      40 t
        vpxord zmm20, zmm20, zmm31                                       ;  1466.8 p5      40 t
        vpternlogd zmm4, zmm23, zmm8, 0xca                               ;  1468.8 p0      21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1346.0 p3      41 t reload
        vpxord zmm26, zmm26, zmm25                                       ;  1467.8 p5      40 t
        vpxord zmm7, zmm7, [rbp + 19392]                                 ;  1468.0 p0+p2   40 t
        vmovdqu64 [rbp + 20032], zmm25                                   ;  1466.0 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm5                                            ;  1467.0         41 t copy
        vpternlogd zmm23, zmm3, zmm0, 0x96                               ;  1468.8 p5      41 t
        vpternlogd zmm27, zmm0, zmm30, 0x96                              ;  1469.0 p0      41 t
        vpxord zmm11, zmm11, zmm12                                       ;  1469.8 p5      40 t
        vpternlogd zmm5, zmm27, zmm3, 0x96                               ;  1470.0 p0      41 t
        vpternlogd zmm3, zmm6, zmm4, 0x96                                ;  1470.8 p5      41 t
        vpternlogd zmm6, zmm23, zmm4, 0x96                               ;  1471.0 p0      41 t
        vpternlogd zmm4, zmm16, zmm30, 0x96                              ;  1471.8 p5      41 t
        vpternlogd zmm16, zmm30, zmm3, 0x96                              ;  1472.0 p0      41 t
        vpshufb zmm30, zmm9, [rbp + 17600]                               ;  1472.8 p5+p3   21 t
        vmovdqu64 [rbp + 20544], zmm12                                   ;  1466.8 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 17600]                                   ;  1463.0 p2      21 t
        vmovdqu64 zmm25, [rbp + 17600]                                   ;  1463.0 p3      21 t
        vmovdqu64 [rbp + 17600], zmm31                                   ;  1464.0 p8+p9   61 t spill
        vpxord zmm18, zmm18, zmm19                                       ;  1473.0 p0      40 t
        vmovdqu64 [rbp + 20288], zmm19                                   ;  1465.8 p7+p4   61 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;  1348.3 p2      21 t reload
        vpermi2b zmm12, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1475.8 p5+p3   21 t
        vmovdqu64 [rbp + 17984], zmm12                                   ;  1480.8 p8+p9   21 t spill
        vpternlogd zmm17, zmm0, zmm4, 0x96                               ;  1474.0 p0      41 t
        vpshufb zmm0, zmm9, zmm20                                        ;  1476.8 p5      23 t
        vpternlogd zmm24, zmm2, [rbp + 17280], 0x96                      ;  1475.0 p0+p2   40 t
        vmovdqu64 [rbp + 19712], zmm24                                   ;  1476.0 p7+p4   40 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1350.0 p3      21 t reload
        vpshufb zmm24, zmm9, zmm18                                       ;  1477.8 p5      23 t
        vpshufb zmm15, zmm9, zmm7                                        ;  1478.8 p5      41 t
        vpshufb zmm8, zmm9, zmm29                                        ;  1479.8 p5      21 t
        vpermi2b zmm25, zmm2, [rel camellia128_encrypt.T0_constants512 + 896] ;  1481.8 p0+p5+p2   21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;  1351.0 p3      41 t reload
        vpternlogd zmm4, zmm5, [rbp + 17664], 0x96                       ;  1477.0 p0+p2   61 t
        vmovdqu64 [rbp + 17664], zmm30                                   ;  1473.8 p8+p9   21 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;  1352.0 p3      21 t reload
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1352.3 p2      41 t reload
        vmovdqu64 [rbp + 17408], zmm25                                   ;  1486.8 p7+p4   21 t spill
        vmovdqu64 zmm25, [rbp + 19712]                                   ;  1476.0 p3      42 t
        vpermi2b zmm25, zmm31, [rel camellia128_encrypt.T0_constants512 + 64] ;  1483.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 18368], zmm25                                   ;  1488.8 p8+p9   42 t spill
        vmovdqu64 zmm25, [rbp + 19712]                                   ;  1476.0 p3      42 t
        vmovdqa64 zmm19, zmm7                                            ;  1469.0         41 t copy
        vpermi2b zmm25, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1485.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20352], zmm25                                   ;  1490.8 p7+p4   42 t spill
        vpermi2b zmm19, zmm31, [rel camellia128_encrypt.T0_constants512 + 64] ;  1487.8 p0+p5+p3   41 t
        vpermi2b zmm7, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1489.8 p0+p5+p2   41 t
        vpshufb zmm12, zmm9, zmm11                                       ;  1490.8 p5      22 t
        vpshufb zmm25, zmm9, zmm26                                       ;  1491.8 p5      22 t
        vmovdqa64 zmm9, zmm29                                            ;  1466.0         21 t copy
        vmovdqu64 zmm1, [rbp + 15040]                                    ;  1356.8 p3      40 t
        vpermi2b zmm9, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;  1493.8 p0+p5+p2   21 t
        vmovdqu64 zmm30, [rbp + 17408]                                   ;  1486.8 p3      21 t reload
        vmovdqu64 zmm2, [rbp + 17664]                                    ;  1473.8 p2      21 t
        vpternlogd zmm2, zmm30, [rbp + 17984], 0xca                      ;  1492.8 p0+p3   21 t
        vmovdqu64 [rbp + 17984], zmm2                                    ;  1493.8 p8+p9   21 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1360.0 p2      21 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1360.8 p3      21 t reload
        vpermi2b zmm29, zmm2, zmm30                                      ;  1495.8 p0+p5   21 t
        vpternlogd zmm8, zmm9, zmm29, 0xca                               ;  1500.8 p0      21 t
        vmovdqu64 zmm13, [rbp + 14912]                                   ;  1362.0 p2      40 t
        vpternlogd zmm27, zmm6, [rbp + 19328], 0x96                      ;  1486.0 p0+p3   61 t
        vpxord zmm1, zmm1, zmm27                                         ;  1487.0 p0      40 t
        vpternlogd zmm15, zmm19, zmm7, 0xca                              ;  1494.8 p0      41 t
        vmovdqu64 zmm7, [rbp + 18496]                                    ;  1363.0 p2      61 t
        vpternlogd zmm7, zmm16, [rbp + 17344], 0x96                      ;  1489.0 p0+p3   61 t
        vpternlogd zmm3, zmm17, [rbp + 19904], 0x96                      ;  1490.0 p0+p2   61 t
        vmovdqu64 [rbp + 19904], zmm12                                   ;  1491.8 p7+p4   22 t spill
        vmovdqu64 zmm21, [rbp + 15168]                                   ;  1365.3 p3      40 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1365.8 p2      23 t reload
        vmovdqu64 zmm30, [rbp + 20480]                                   ;  1366.3 p3      61 t reload
        vpternlogd zmm23, zmm30, [rbp + 17344], 0x96                     ;  1491.0 p0+p2   61 t
        vmovdqu64 zmm30, [rbp + 18880]                                   ;  1367.3 p3      61 t reload
        vpternlogd zmm5, zmm30, [rbp + 18624], 0x96                      ;  1492.0 p0+p2   61 t
        vmovdqu64 zmm30, [rbp + 17536]                                   ;  1368.3 p3      61 t reload
        vmovdqa64 zmm31, zmm20                                           ;  1467.8         23 t copy
        vmovdqa64 zmm12, zmm18                                           ;  1474.0         23 t copy
        vpxord zmm14, zmm14, zmm4                                        ;  1493.0 p0      40 t
        vmovdqu64 [rbp + 17536], zmm4                                    ;  1478.0 p8+p9   61 t spill
        vmovdqu64 zmm4, [rbp + 20416]                                    ;  1368.8 p2      61 t reload
        vpternlogd zmm17, zmm4, [rbp + 17728], 0x96                      ;  1494.0 p0+p3   61 t
        vpternlogd zmm6, zmm30, [rbp + 19456], 0x96                      ;  1495.0 p0+p2   61 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 384] ;  1370.8 p3      23 t reload
        vpermi2b zmm31, zmm2, zmm30                                      ;  1497.8 p0+p5   23 t
        vpermi2b zmm12, zmm2, zmm30                                      ;  1499.8 p0+p5   23 t
        vmovdqa64 zmm2, zmm11                                            ;  1470.8         22 t copy
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 448] ;  1374.0 p2      23 t reload
        vmovdqu64 [rbp + 17344], zmm5                                    ;  1493.0 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm23                                           ;  1492.0         40 t copy
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1374.5 p3      41 t reload
        vpermi2b zmm18, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;  1501.8 p0+p5+p2   23 t
        vpshufb zmm9, zmm4, zmm1                                         ;  1502.8 p5      22 t
        vpermi2b zmm20, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;  1504.8 p0+p5+p3   23 t
        vmovdqu64 [rbp + 19456], zmm27                                   ;  1487.0 p8+p9   61 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1377.0 p2      22 t reload
        vmovdqa64 zmm30, zmm26                                           ;  1468.8         22 t copy
        vpermi2b zmm30, zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1506.8 p0+p5+p3   22 t
        vpxord zmm13, zmm13, zmm5                                        ;  1501.0 p0      40 t
        vpxord zmm28, zmm28, zmm6                                        ;  1502.0 p0      40 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;  1379.8 p2      22 t reload
        vpternlogd zmm24, zmm12, zmm18, 0xca                             ;  1506.8 p0      23 t
        vpshufb zmm29, zmm4, zmm14                                       ;  1507.8 p5      21 t
        vmovdqu64 [rbp + 17728], zmm17                                   ;  1495.0 p7+p4   61 t spill
        vpermi2b zmm26, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;  1509.8 p0+p5+p3   22 t
        vpxord zmm22, zmm22, zmm7                                        ;  1505.0 p0      40 t
        vpermi2b zmm2, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;  1511.8 p0+p5+p2   22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1385.5 p3      22 t reload
        vpxord zmm10, zmm10, zmm17                                       ;  1507.0 p0      40 t
        vpermi2b zmm11, zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1513.8 p0+p5+p2   22 t
        vpshufb zmm27, zmm4, [rbp + 19712]                               ;  1514.8 p5+p3   42 t
        vpxord zmm21, zmm21, zmm3                                        ;  1509.0 p0      40 t
        vpternlogd zmm0, zmm31, zmm20, 0xca                              ;  1510.0 p0      23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 576] ;  1389.5 p2      22 t reload
        vmovdqa64 zmm5, zmm1                                             ;  1488.0         22 t copy
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;  1389.8 p3      21 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;  1390.5 p2      22 t reload
        vmovdqu64 [rbp + 18496], zmm6                                    ;  1496.0 p8+p9   61 t spill
        vpermi2b zmm5, zmm31, zmm20                                      ;  1516.8 p0+p5   22 t
        vmovdqu64 [rbp + 20416], zmm3                                    ;  1491.0 p7+p4   61 t spill
        vpshufb zmm18, zmm4, zmm28                                       ;  1517.8 p5      22 t
        vpternlogd zmm11, zmm2, [rbp + 19904], 0xe4                      ;  1518.8 p0+p3   22 t
        vmovdqu64 [rbp + 19904], zmm23                                   ;  1492.0 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm10                                           ;  1508.0         41 t copy
        vmovdqa64 zmm3, zmm13                                            ;  1502.0         21 t copy
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1392.0 p2      22 t reload
        vpternlogd zmm25, zmm30, zmm26, 0xca                             ;  1514.8 p0      22 t
        vmovdqu64 [rbp + 18624], zmm16                                   ;  1473.0 p7+p4   41 t spill
        vmovdqu64 [rbp + 18880], zmm24                                   ;  1507.8 p8+p9   23 t spill
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 896] ;  1392.7 p3      21 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;  1393.0 p2      21 t reload
        vpermi2b zmm1, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1519.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 19712], zmm7                                    ;  1490.0 p7+p4   61 t spill
        vmovdqa64 zmm7, zmm14                                            ;  1494.0         21 t copy
        vpermi2b zmm14, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1521.8 p0+p5+p2   21 t
        vpermi2b zmm7, zmm30, zmm26                                      ;  1523.8 p0+p5   21 t
        vpternlogd zmm19, zmm16, [rbp + 14976], 0x96                     ;  1517.0 p0+p3   40 t
        vpermi2b zmm3, zmm30, zmm26                                      ;  1525.8 p0+p5   21 t
        vpshufb zmm26, zmm4, zmm21                                       ;  1526.8 p5      42 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1395.8 p2      41 t reload
        vpshufb zmm12, zmm4, zmm13                                       ;  1527.8 p5      21 t
        vpermi2b zmm13, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1529.8 p0+p5+p3   21 t
        vmovdqa64 zmm17, zmm28                                           ;  1503.0         22 t copy
        vpermi2b zmm17, zmm31, zmm20                                     ;  1531.8 p0+p5   22 t
        vpshufb zmm30, zmm4, zmm19                                       ;  1532.8 p5      23 t
        vpermi2b zmm28, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1534.8 p0+p5+p2   22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;  1398.0 p3      41 t reload
        vpternlogd zmm12, zmm3, zmm13, 0xca                              ;  1534.8 p0      21 t
        vmovdqa64 zmm24, zmm22                                           ;  1506.0         23 t copy
        vpternlogd zmm9, zmm5, zmm1, 0xca                                ;  1524.8 p0      22 t
        vpermi2b zmm23, zmm31, zmm2                                      ;  1536.8 p0+p5   41 t
        vmovdqa64 zmm1, zmm15                                            ;  1495.8         41 t copy
        vpternlogd zmm1, zmm11, zmm8, 0x96                               ;  1525.0 p0      41 t
        vpshufb zmm20, zmm4, zmm22                                       ;  1537.8 p5      23 t
        vpshufb zmm6, zmm4, zmm10                                        ;  1538.8 p5      41 t
        vmovdqa64 zmm4, zmm21                                            ;  1510.0         42 t copy
        vpermi2b zmm4, zmm31, zmm2                                       ;  1540.8 p0+p5   42 t
        vmovdqa64 zmm31, zmm19                                           ;  1518.0         23 t copy
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;  1400.7 p2      23 t reload
        vpermi2b zmm22, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1542.8 p0+p5+p3   23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1401.7 p2      41 t reload
        vpermi2b zmm21, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1544.8 p0+p5+p3   42 t
        vpermi2b zmm10, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1546.8 p0+p5+p2   41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1402.8 p3      23 t reload
        vpermi2b zmm31, zmm2, [rel camellia128_encrypt.T0_constants512 + 384] ;  1548.8 p0+p5+p2   23 t
        vpermi2b zmm24, zmm2, [rel camellia128_encrypt.T0_constants512 + 384] ;  1550.8 p0+p5+p3   23 t
        vmovdqu64 zmm2, [rbp + 18368]                                    ;  1488.8 p2      42 t reload
        vpermi2b zmm19, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1552.8 p0+p5+p3   23 t
        vpternlogd zmm27, zmm2, [rbp + 20352], 0xca                      ;  1533.0 p0+p2   42 t
        vmovdqu64 zmm16, [rbp + 17984]                                   ;  1493.8 p3      41 t
        vpternlogd zmm26, zmm4, zmm21, 0xca                              ;  1549.8 p0      42 t
        vmovdqu64 zmm3, [rbp + 18880]                                    ;  1507.8 p2      23 t reload
        vpternlogd zmm16, zmm15, [rbp + 18880], 0x96                     ;  1535.0 p0+p3   41 t
        vmovdqa64 zmm5, zmm27                                            ;  1534.0         41 t copy
        vmovdqu64 zmm4, [rbp + 20800]                                    ;  1407.7 p2      41 t reload
        vpternlogd zmm11, zmm8, zmm16, 0x96                              ;  1536.0 p0      41 t
        vpternlogd zmm18, zmm17, zmm28, 0xca                             ;  1539.8 p0      22 t
        vmovdqa64 zmm2, zmm0                                             ;  1511.0         41 t copy
        vpternlogd zmm2, zmm25, zmm8, 0x96                               ;  1538.0 p0      41 t
        vpternlogd zmm27, zmm3, zmm2, 0x96                               ;  1539.0 p0      41 t
        vpternlogd zmm0, zmm25, zmm1, 0x96                               ;  1540.0 p0      41 t
        vmovdqu64 zmm21, [rbp + 15488]                                   ;  1410.2 p3      40 t
        vpternlogd zmm5, zmm25, zmm3, 0x96                               ;  1541.0 p0      41 t
        vpternlogd zmm15, zmm5, [rbp + 17984], 0x96                      ;  1542.0 p0+p2   41 t
        vmovdqu64 zmm3, [rbp + 17792]                                    ;  1411.8 p3      62 t
        vpternlogd zmm3, zmm11, [rbp + 20224], 0x96                      ;  1543.0 p0+p2   62 t
        vpternlogd zmm11, zmm5, [rbp + 18752], 0x96                      ;  1544.0 p0+p3   62 t
        vpternlogd zmm29, zmm7, zmm14, 0xca                              ;  1545.0 p0      21 t
        vpternlogd zmm2, zmm15, [rbp + 18048], 0x96                      ;  1546.0 p0+p2   62 t
        vpternlogd zmm15, zmm4, [rbp + 20608], 0x96                      ;  1547.0 p0+p3   62 t
        vmovdqu64 zmm17, [rbp + 15424]                                   ;  1415.8 p2      40 t
        vmovdqu64 [rbp + 20608], zmm15                                   ;  1548.0 p8+p9   62 t spill
        vmovdqu64 zmm4, [rbp + 15232]                                    ;  1416.2 p3      40 t
        vmovdqu64 zmm14, [rbp + 15424]                                   ;  1416.8 p2      40 t
        vpternlogd zmm16, zmm0, [rbp + 20736], 0x96                      ;  1548.0 p0+p3   62 t
        vpternlogd zmm6, zmm23, zmm10, 0xca                              ;  1551.8 p0      41 t
        vmovdqu64 zmm10, [rbp + 15360]                                   ;  1418.0 p2      40 t
        vpternlogd zmm30, zmm31, zmm19, 0xca                             ;  1557.8 p0      23 t
        vmovdqa64 zmm19, zmm6                                            ;  1552.8         41 t copy
        vpternlogd zmm19, zmm9, zmm12, 0x96                              ;  1552.8 p0      41 t
        vpxord zmm10, zmm10, zmm3                                        ;  1552.0 p0      40 t
        vmovdqu64 zmm7, [rbp + 15296]                                    ;  1420.2 p3      40 t
        vpternlogd zmm20, zmm24, zmm22, 0xca                             ;  1555.8 p0      23 t
        vmovdqu64 zmm28, [rbp + 15616]                                   ;  1420.5 p2      40 t
        vmovdqu64 zmm25, [rbp + 15616]                                   ;  1421.2 p3      40 t
        vpternlogd zmm1, zmm27, [rbp + 19968], 0x96                      ;  1553.8 p5+p2   62 t
        vmovdqu64 zmm31, [rbp + 15680]                                   ;  1422.8 p3      40 t
        vpxord zmm31, zmm31, zmm1                                        ;  1554.8 p0      40 t
        vmovdqu64 [rbp + 20800], zmm1                                    ;  1554.8 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm30                                            ;  1558.8         41 t copy
        vpternlogd zmm30, zmm19, zmm18, 0x96                             ;  1558.8 p5      41 t
        vpternlogd zmm1, zmm18, zmm12, 0x96                              ;  1558.8 p0      41 t
        vpternlogd zmm18, zmm26, zmm20, 0x96                             ;  1556.8 p5      41 t
        vpternlogd zmm26, zmm1, zmm20, 0x96                              ;  1559.8 p0      41 t
        vpternlogd zmm20, zmm29, zmm6, 0x96                              ;  1556.8 p5      41 t
        vpternlogd zmm29, zmm6, zmm18, 0x96                              ;  1557.8 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1424.5 p2      41 t reload
        vmovdqu64 zmm23, [rbp + 15552]                                   ;  1424.7 p3      40 t
        vpxord zmm23, zmm23, zmm11                                       ;  1557.8 p5      40 t
        vpxord zmm21, zmm21, zmm16                                       ;  1558.0 p0      40 t
        vpxord zmm25, zmm25, zmm2                                        ;  1558.8 p5      40 t
        vmovdqu64 zmm5, [rbp + 19200]                                    ;  1425.5 p2      41 t reload
        vpternlogd zmm27, zmm5, [rbp + 19776], 0x96                      ;  1559.0 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 19584]                                    ;  1426.5 p2      41 t reload
        vmovdqu64 [rbp + 18048], zmm2                                    ;  1547.0 p8+p9   62 t spill
        vpternlogd zmm0, zmm5, [rbp + 19136], 0x96                       ;  1559.8 p5+p3   62 t
        vmovdqu64 zmm5, [rbp + 15232]                                    ;  1427.5 p2      40 t
        vpxord zmm4, zmm4, zmm27                                         ;  1560.0 p0      40 t
        vmovdqu64 [rbp + 19136], zmm11                                   ;  1545.0 p7+p4   62 t spill
        vpshufb zmm11, zmm6, zmm4                                        ;  1561.0 p5      41 t
        vmovdqu64 [rbp + 19584], zmm16                                   ;  1549.0 p8+p9   62 t spill
        vpxord zmm7, zmm7, zmm0                                          ;  1561.0 p0      40 t
        vpshufb zmm16, zmm6, zmm7                                        ;  1562.0 p5      23 t
        vmovdqu64 zmm22, [rbp + 15488]                                   ;  1427.7 p3      40 t
        vmovdqu64 [rbp + 19776], zmm0                                    ;  1560.8 p7+p4   62 t spill
        vmovdqu64 [rbp + 19200], zmm27                                   ;  1560.0 p8+p9   62 t spill
        vpshufb zmm2, zmm6, zmm10                                        ;  1562.8 p5      22 t
        vpxord zmm14, zmm14, zmm15                                       ;  1562.0 p0      40 t
        vmovdqu64 [rbp + 20736], zmm3                                    ;  1544.0 p7+p4   62 t spill
        vmovdqu64 zmm13, [rbp + 15360]                                   ;  1432.2 p2      40 t
        vmovdqu64 zmm15, [rbp + 15680]                                   ;  1432.3 p3      40 t
        vpternlogd zmm19, zmm26, [rbp + 19072], 0x96                     ;  1563.0 p0+p2   62 t
        vpxord zmm15, zmm15, zmm19                                       ;  1564.0 p5      40 t
        vmovdqu64 [rbp + 19968], zmm31                                   ;  1555.8 p8+p9   40 t spill
        vpshufb zmm0, zmm6, zmm21                                        ;  1564.8 p5      23 t
        vpternlogd zmm9, zmm12, zmm20, 0x96                              ;  1564.0 p0      41 t
        vpternlogd zmm18, zmm9, [rbp + 20672], 0x96                      ;  1565.0 p0+p3   62 t
        vpshufb zmm12, zmm6, zmm14                                       ;  1565.8 p5      21 t
        vpternlogd zmm20, zmm30, [rbp + 17472], 0x96                     ;  1566.0 p0+p2   62 t
        vpxord zmm22, zmm22, zmm20                                       ;  1567.0 p5      40 t
        vmovdqu64 [rbp + 17472], zmm20                                   ;  1567.0 p7+p4   62 t spill
        vpshufb zmm27, zmm6, zmm25                                       ;  1567.8 p5      21 t
        vpternlogd zmm1, zmm29, [rbp + 18240], 0x96                      ;  1567.0 p0+p3   62 t
        vmovdqu64 [rbp + 18240], zmm19                                   ;  1564.0 p8+p9   62 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;  1435.3 p2      22 t reload
        vpshufb zmm3, zmm6, zmm23                                        ;  1568.8 p5      22 t
        vmovdqa64 zmm20, zmm10                                           ;  1553.0         22 t copy
        vmovdqu64 [rbp + 18752], zmm27                                   ;  1568.8 p7+p4   21 t spill
        vmovdqu64 zmm27, [rbp + 19968]                                   ;  1555.8 p3      42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1436.3 p2      41 t reload
        vpermi2b zmm27, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;  1570.8 p0+p5+p3   42 t
        vmovdqu64 [rbp + 17984], zmm27                                   ;  1575.8 p8+p9   42 t spill
        vpermi2b zmm20, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1572.8 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;  1438.0 p3      22 t reload
        vmovdqu64 [rbp + 19072], zmm15                                   ;  1565.0 p7+p4   40 t spill
        vmovdqa64 zmm15, zmm23                                           ;  1558.8         22 t copy
        vpermi2b zmm10, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1574.8 p0+p5+p2   22 t
        vpermi2b zmm15, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1576.8 p0+p5+p3   22 t
        vmovdqa64 zmm31, zmm4                                            ;  1561.0         41 t copy
        vmovdqu64 zmm27, [rbp + 19968]                                   ;  1555.8 p2      42 t
        vpermi2b zmm4, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;  1578.8 p0+p5+p3   41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1440.3 p2      23 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;  1441.0 p3      22 t reload
        vpermi2b zmm23, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1580.8 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;  1442.0 p3      41 t reload
        vpermi2b zmm27, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1582.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20672], zmm27                                   ;  1587.8 p8+p9   42 t spill
        vmovdqu64 zmm27, [rbp + 18112]                                   ;  1443.0 p3      41 t reload
        vpternlogd zmm30, zmm27, [rbp + 17920], 0x96                     ;  1575.0 p0+p2   62 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1444.0 p3      23 t reload
        vmovdqu64 [rbp + 17920], zmm25                                   ;  1559.8 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm7                                            ;  1562.0         23 t copy
        vpermi2b zmm25, zmm6, zmm27                                      ;  1584.8 p0+p5   23 t
        vmovdqu64 zmm6, [rbp + 17920]                                    ;  1559.8 p2      21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 832] ;  1445.0 p3      21 t reload
        vpermi2b zmm6, zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;  1586.8 p0+p5+p2   21 t
        vmovdqu64 [rbp + 18112], zmm6                                    ;  1591.8 p8+p9   21 t spill
        vmovdqu64 zmm6, [rbp + 17920]                                    ;  1559.8 p3      21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;  1448.2 p2      21 t reload
        vpermi2b zmm6, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1588.8 p0+p5+p3   21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 448] ;  1449.2 p2      23 t reload
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1590.8 p0+p5+p3   41 t
        vmovdqu64 zmm19, [rbp + 18752]                                   ;  1568.8 p2      21 t
        vmovdqu64 [rbp + 17920], zmm6                                    ;  1593.8 p7+p4   21 t spill
        vmovdqa64 zmm6, zmm21                                            ;  1559.0         23 t copy
        vpermi2b zmm6, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1592.8 p0+p5+p3   23 t
        vpermi2b zmm7, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1594.8 p0+p5+p2   23 t
        vmovdqu64 zmm27, [rbp + 18112]                                   ;  1591.8 p3      21 t reload
        vpternlogd zmm19, zmm27, [rbp + 17920], 0xca                     ;  1599.8 p0+p2   21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1455.2 p3      23 t reload
        vmovdqu64 [rbp + 17920], zmm19                                   ;  1600.8 p8+p9   21 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;  1456.8 p2      23 t reload
        vpermi2b zmm21, zmm19, zmm27                                     ;  1596.8 p0+p5   23 t
        vmovdqu64 zmm8, [rbp + 15296]                                    ;  1457.5 p3      40 t
        vpxord zmm28, zmm28, zmm1                                        ;  1584.0 p0      40 t
        vmovdqu64 [rbp + 18112], zmm1                                    ;  1568.0 p7+p4   62 t spill
        vmovdqu64 zmm1, [rbp + 18944]                                    ;  1459.2 p2      41 t reload
        vmovdqu64 [rbp + 18944], zmm28                                   ;  1585.0 p8+p9   40 t spill
        vmovdqu64 zmm28, [rbp + 19072]                                   ;  1565.0 p3      42 t
        vmovdqu64 zmm24, [rbp + 15552]                                   ;  1460.2 p2      40 t
        vpternlogd zmm26, zmm1, [rbp + 17856], 0x96                      ;  1585.0 p0+p3   62 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1461.2 p2      41 t reload
        vpshufb zmm27, zmm1, [rbp + 19968]                               ;  1597.8 p5+p3   42 t
        vmovdqu64 [rbp + 19968], zmm27                                   ;  1598.8 p7+p4   42 t spill
        vmovdqu64 zmm27, [rbp + 19072]                                   ;  1565.0 p2      42 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;  1462.5 p3      41 t reload
        vpermi2b zmm27, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1599.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 17856], zmm27                                   ;  1604.8 p8+p9   42 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;  1463.5 p3      41 t reload
        vpxord zmm5, zmm5, zmm26                                         ;  1587.0 p0      40 t
        vpermi2b zmm28, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;  1601.8 p0+p5+p2   42 t
        vmovdqu64 [rbp + 18752], zmm28                                   ;  1606.8 p7+p4   42 t spill
        vpshufb zmm28, zmm1, [rbp + 18944]                               ;  1602.8 p5+p3   21 t
        vmovdqu64 [rbp + 20224], zmm28                                   ;  1603.8 p8+p9   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 832] ;  1466.8 p2      21 t reload
        vmovdqu64 zmm1, [rbp + 18944]                                    ;  1585.0 p3      21 t
        vpermi2b zmm1, zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;  1604.8 p0+p5+p2   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;  1468.8 p3      21 t reload
        vmovdqu64 [rbp + 17792], zmm1                                    ;  1609.8 p7+p4   21 t spill
        vmovdqu64 zmm1, [rbp + 18944]                                    ;  1585.0 p2      21 t
        vpermi2b zmm1, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1606.8 p0+p5+p3   21 t
        vmovdqu64 [rbp + 18944], zmm1                                    ;  1611.8 p8+p9   21 t spill
        vmovdqu64 zmm28, [rbp + 20672]                                   ;  1587.8 p2      42 t reload
        vpxord zmm8, zmm8, zmm30                                         ;  1591.0 p0      40 t
        vpternlogd zmm16, zmm25, zmm7, 0xca                              ;  1599.8 p0      23 t
        vpternlogd zmm2, zmm20, zmm10, 0xca                              ;  1593.0 p0      22 t
        vmovdqa64 zmm27, zmm14                                           ;  1563.0         21 t copy
        vpxord zmm24, zmm24, zmm18                                       ;  1594.0 p0      40 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;  1471.0 p3      23 t reload
        vmovdqu64 zmm1, [rbp + 19968]                                    ;  1598.8 p2      42 t
        vpternlogd zmm1, zmm28, [rbp + 17984], 0xca                      ;  1604.8 p0+p3   42 t
        vmovdqu64 [rbp + 17984], zmm1                                    ;  1605.8 p7+p4   42 t spill
        vmovdqu64 zmm28, [rbp + 17792]                                   ;  1609.8 p2      21 t reload
        vmovdqu64 zmm1, [rbp + 20224]                                    ;  1603.8 p3      21 t
        vpternlogd zmm1, zmm28, [rbp + 18944], 0xca                      ;  1617.8 p0+p2   21 t
        vmovdqu64 [rbp + 18944], zmm1                                    ;  1618.8 p8+p9   21 t spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1474.0 p3      21 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;  1474.2 p2      21 t reload
        vpermi2b zmm27, zmm1, zmm28                                      ;  1608.8 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;  1475.0 p3      21 t reload
        vmovdqa64 zmm7, zmm8                                             ;  1592.0         23 t copy
        vpermi2b zmm14, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1610.8 p0+p5+p2   21 t
        vmovdqu64 zmm28, [rbp + 18432]                                   ;  1476.0 p3      41 t reload
        vpternlogd zmm29, zmm28, [rbp + 20160], 0x96                     ;  1599.0 p0+p2   62 t
        vmovdqu64 zmm28, [rbp + 18816]                                   ;  1477.0 p3      41 t reload
        vpternlogd zmm9, zmm28, [rbp + 19648], 0x96                      ;  1600.0 p0+p2   62 t
        vmovdqu64 [rbp + 19648], zmm3                                    ;  1569.8 p7+p4   22 t spill
        vmovdqu64 zmm3, [rbp + 17856]                                    ;  1604.8 p3      42 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;  1478.2 p2      41 t reload
        vpshufb zmm1, zmm28, [rbp + 19072]                               ;  1611.8 p5+p3   42 t
        vmovdqu64 [rbp + 19072], zmm1                                    ;  1612.8 p8+p9   42 t spill
        vpxord zmm17, zmm17, zmm29                                       ;  1601.0 p0      40 t
        vmovdqu64 [rbp + 18816], zmm15                                   ;  1581.8 p7+p4   22 t spill
        vpternlogd zmm11, zmm31, zmm4, 0xca                              ;  1602.0 p0      41 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1479.2 p2      41 t reload
        vmovdqu64 [rbp + 17856], zmm9                                    ;  1601.0 p8+p9   62 t spill
        vmovdqu64 zmm4, [rbp + 19648]                                    ;  1569.8 p3      22 t reload
        vpternlogd zmm23, zmm4, [rbp + 18816], 0xe2                      ;  1603.0 p0+p2   22 t
        vmovdqa64 zmm20, zmm22                                           ;  1568.0         23 t copy
        vpshufb zmm1, zmm28, zmm22                                       ;  1612.8 p5      23 t
        vpternlogd zmm0, zmm21, zmm6, 0xca                               ;  1604.0 p0      23 t
        vmovdqu64 zmm15, [rbp + 19072]                                   ;  1612.8 p3      42 t
        vpternlogd zmm15, zmm3, [rbp + 18752], 0xca                      ;  1618.8 p0+p2   42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1482.0 p3      23 t reload
        vpermi2b zmm7, zmm10, zmm3                                       ;  1614.8 p0+p5   23 t
        vpermi2b zmm20, zmm10, zmm3                                      ;  1616.8 p0+p5   23 t
        vmovdqa64 zmm10, zmm24                                           ;  1595.0         22 t copy
        vmovdqu64 [rbp + 18752], zmm15                                   ;  1619.8 p7+p4   42 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;  1482.2 p2      23 t reload
        vpermi2b zmm22, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;  1618.8 p0+p5+p3   23 t
        vpshufb zmm6, zmm28, zmm8                                        ;  1619.8 p5      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;  1483.2 p2      23 t reload
        vpermi2b zmm8, zmm15, zmm21                                      ;  1621.8 p0+p5   23 t
        vmovdqu64 [rbp + 18816], zmm18                                   ;  1566.0 p8+p9   62 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;  1484.0 p3      41 t reload
        vmovdqa64 zmm18, zmm5                                            ;  1588.0         41 t copy
        vpxord zmm13, zmm13, zmm9                                        ;  1610.0 p0      40 t
        vpermi2b zmm18, zmm19, zmm31                                     ;  1623.8 p0+p5   41 t
        vpshufb zmm25, zmm28, zmm5                                       ;  1624.8 p5      41 t
        vpermi2b zmm5, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1626.8 p0+p5+p2   41 t
        vpternlogd zmm25, zmm18, zmm5, 0xca                              ;  1631.8 p0      41 t
        vmovdqu64 zmm5, [rbp + 16000]                                    ;  1486.8 p3      40 t
        vpshufb zmm3, zmm28, zmm13                                       ;  1627.8 p5      22 t
        vpshufb zmm15, zmm28, zmm17                                      ;  1628.8 p5      21 t
        vpternlogd zmm6, zmm7, zmm8, 0xca                                ;  1626.8 p0      23 t
        vpternlogd zmm1, zmm20, zmm22, 0xca                              ;  1623.8 p0      23 t
        vmovdqu64 [rbp + 19648], zmm29                                   ;  1600.0 p7+p4   62 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1487.8 p2      22 t reload
        vpshufb zmm4, zmm28, zmm24                                       ;  1629.8 p5      22 t
        vpermi2b zmm24, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1631.8 p0+p5+p3   22 t
        vpternlogd zmm12, zmm27, zmm14, 0xca                             ;  1617.0 p0      21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;  1489.0 p2      22 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;  1489.2 p3      21 t reload
        vmovdqu64 zmm8, [rbp + 16064]                                    ;  1490.0 p2      40 t
        vmovdqa64 zmm9, zmm13                                            ;  1611.0         22 t copy
        vpermi2b zmm13, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1633.8 p0+p5+p3   22 t
        vmovdqa64 zmm29, zmm11                                           ;  1603.0         41 t copy
        vpternlogd zmm29, zmm16, [rbp + 17920], 0x96                     ;  1619.0 p0+p2   41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1492.8 p3      22 t reload
        vpermi2b zmm10, zmm27, zmm14                                     ;  1635.8 p0+p5   22 t
        vpermi2b zmm9, zmm27, zmm14                                      ;  1637.8 p0+p5   22 t
        vmovdqa64 zmm14, zmm16                                           ;  1600.8         41 t copy
        vpternlogd zmm14, zmm2, [rbp + 17984], 0x96                      ;  1622.0 p0+p2   41 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1498.8 p3      21 t reload
        vmovdqa64 zmm27, zmm17                                           ;  1602.0         21 t copy
        vpermi2b zmm27, zmm22, zmm20                                     ;  1639.8 p0+p5   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 960] ;  1499.7 p2      21 t reload
        vpermi2b zmm17, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1641.8 p0+p5+p3   21 t
        vmovdqa64 zmm20, zmm11                                           ;  1603.0         41 t copy
        vpternlogd zmm20, zmm23, zmm12, 0x96                             ;  1625.0 p0      41 t
        vpternlogd zmm23, zmm12, zmm29, 0x96                             ;  1626.0 p0      41 t
        vmovdqa64 zmm22, zmm0                                            ;  1605.0         41 t copy
        vpternlogd zmm0, zmm2, zmm20, 0x96                               ;  1627.0 p0      41 t
        vpternlogd zmm22, zmm2, zmm12, 0x96                              ;  1628.0 p0      41 t
        vmovdqu64 zmm2, [rbp + 18688]                                    ;  1502.3 p2      61 t reload
        vpternlogd zmm20, zmm2, [rbp + 17280], 0x96                      ;  1629.0 p0+p3   61 t
        vpternlogd zmm4, zmm10, zmm24, 0xca                              ;  1640.8 p0      22 t
        vpternlogd zmm11, zmm14, [rbp + 17920], 0x96                     ;  1631.0 p0+p2   41 t
        vmovdqu64 zmm18, [rbp + 16128]                                   ;  1503.5 p3      40 t
        vpternlogd zmm14, zmm23, [rbp + 20544], 0x96                     ;  1632.0 p0+p2   61 t
        vmovdqa64 zmm10, zmm20                                           ;  1630.0         40 t copy
        vpternlogd zmm29, zmm0, [rbp + 17600], 0x96                      ;  1633.0 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19520]                                    ;  1505.3 p2      61 t reload
        vpxord zmm8, zmm8, zmm14                                         ;  1634.0 p0      40 t
        vmovdqu64 [rbp + 17600], zmm30                                   ;  1576.0 p8+p9   62 t spill
        vmovdqu64 zmm30, [rbp + 15936]                                   ;  1505.5 p3      40 t
        vpternlogd zmm3, zmm9, zmm13, 0xca                               ;  1642.8 p0      22 t
        vmovdqu64 zmm7, [rbp + 15872]                                    ;  1506.3 p2      40 t
        vmovdqu64 [rbp + 19072], zmm0                                    ;  1628.0 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 15808]                                   ;  1506.5 p3      40 t
        vpxord zmm5, zmm5, zmm29                                         ;  1636.0 p0      40 t
        vmovdqu64 zmm9, [rbp + 20288]                                    ;  1507.3 p2      61 t reload
        vpternlogd zmm13, zmm0, zmm9, 0x96                               ;  1637.0 p0      40 t
        vmovdqa64 zmm9, zmm25                                            ;  1632.8         41 t copy
        vmovdqa64 zmm0, zmm8                                             ;  1635.0         22 t copy
        vmovdqu64 [rbp + 18688], zmm11                                   ;  1632.0 p8+p9   41 t spill
        vpternlogd zmm9, zmm6, [rbp + 18944], 0x96                       ;  1638.0 p0+p3   41 t
        vmovdqu64 [rbp + 20544], zmm26                                   ;  1586.0 p7+p4   62 t spill
        vpternlogd zmm16, zmm22, [rbp + 17984], 0x96                     ;  1639.0 p0+p2   41 t
        vpternlogd zmm10, zmm16, [rbp + 16192], 0x96                     ;  1640.0 p0+p3   40 t
        vpternlogd zmm22, zmm2, [rbp + 18560], 0x96                      ;  1641.0 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 20032]                                    ;  1509.5 p3      61 t reload
        vpternlogd zmm7, zmm23, zmm2, 0x96                               ;  1642.0 p0      40 t
        vmovdqu64 zmm2, [rbp + 16192]                                    ;  1510.3 p2      40 t
        vmovdqu64 [rbp + 20160], zmm16                                   ;  1640.0 p8+p9   41 t spill
        vmovdqu64 [rbp + 17984], zmm14                                   ;  1633.0 p7+p4   61 t spill
        vpshufb zmm14, zmm28, zmm13                                      ;  1642.8 p5      23 t
        vmovdqu64 zmm26, [rbp + 15744]                                   ;  1510.5 p3      40 t
        vmovdqu64 [rbp + 17920], zmm23                                   ;  1627.0 p8+p9   41 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;  1511.3 p2      22 t reload
        vpternlogd zmm15, zmm27, zmm17, 0xca                             ;  1646.8 p0      21 t
        vpshufb zmm17, zmm28, zmm7                                       ;  1643.8 p5      22 t
        vpshufb zmm27, zmm28, zmm8                                       ;  1644.8 p5      22 t
        vpermi2b zmm8, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;  1646.8 p0+p5+p3   22 t
        vmovdqu64 zmm24, [rbp + 19840]                                   ;  1512.3 p2      61 t reload
        vpternlogd zmm30, zmm11, zmm24, 0x96                             ;  1645.0 p0      40 t
        vmovdqa64 zmm24, zmm22                                           ;  1642.0         40 t copy
        vpternlogd zmm24, zmm11, [rbp + 16128], 0x96                     ;  1646.0 p0+p3   40 t
        vmovdqu64 [rbp + 18560], zmm20                                   ;  1630.0 p7+p4   61 t spill
        vpternlogd zmm26, zmm16, [rbp + 19392], 0x96                     ;  1647.0 p0+p2   40 t
        vmovdqa64 zmm16, zmm26                                           ;  1648.0         41 t copy
        vmovdqu64 [rbp + 19520], zmm22                                   ;  1642.0 p8+p9   61 t spill
        vpshufb zmm20, zmm28, zmm30                                      ;  1647.8 p5      21 t
        vpshufb zmm22, zmm28, zmm5                                       ;  1648.8 p5      23 t
        vmovdqa64 zmm11, zmm7                                            ;  1643.0         22 t copy
        vpermi2b zmm7, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;  1650.8 p0+p5+p3   22 t
        vmovdqu64 [rbp + 17280], zmm29                                   ;  1634.0 p7+p4   61 t spill
        vpshufb zmm23, zmm28, zmm26                                      ;  1651.8 p5      41 t
        vpermi2b zmm26, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1653.8 p0+p5+p2   41 t
        vmovdqa64 zmm28, zmm25                                           ;  1632.8         41 t copy
        vpternlogd zmm28, zmm4, zmm15, 0x96                              ;  1650.0 p0      41 t
        vpternlogd zmm4, zmm9, zmm15, 0x96                               ;  1651.0 p0      41 t
        vmovdqa64 zmm21, zmm10                                           ;  1641.0         42 t copy
        vpermi2b zmm21, zmm19, zmm31                                     ;  1655.8 p0+p5   42 t
        vmovdqu64 [rbp + 18432], zmm21                                   ;  1660.8 p8+p9   42 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;  1521.8 p3      22 t reload
        vpermi2b zmm0, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1657.8 p0+p5+p2   22 t
        vpermi2b zmm11, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1659.8 p0+p5+p3   22 t
        vmovdqa64 zmm29, zmm6                                            ;  1627.8         41 t copy
        vmovdqu64 zmm21, [rbp + 19904]                                   ;  1523.2 p2      61 t reload
        vpternlogd zmm9, zmm21, [rbp + 18624], 0x96                      ;  1655.0 p0+p3   61 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;  1524.2 p2      41 t reload
        vmovdqu64 [rbp + 18624], zmm10                                   ;  1641.0 p7+p4   40 t spill
        vpshufb zmm10, zmm21, zmm24                                      ;  1660.8 p5      21 t
        vmovdqu64 [rbp + 19904], zmm10                                   ;  1661.8 p8+p9   21 t spill
        vmovdqu64 zmm10, [rbp + 18624]                                   ;  1641.0 p3      42 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;  1525.2 p2      41 t reload
        vmovdqu64 [rbp + 20224], zmm24                                   ;  1647.0 p7+p4   40 t spill
        vpermi2b zmm10, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1662.8 p0+p5+p3   42 t
        vpermi2b zmm16, zmm19, zmm31                                     ;  1664.8 p0+p5   41 t
        vpternlogd zmm15, zmm1, zmm3, 0x96                               ;  1658.0 p0      41 t
        vpternlogd zmm23, zmm16, zmm26, 0xca                             ;  1669.8 p0      41 t
        vpternlogd zmm1, zmm3, zmm28, 0x96                               ;  1660.0 p0      41 t
        vmovdqu64 [rbp + 17792], zmm10                                   ;  1667.8 p8+p9   42 t spill
        vmovdqu64 zmm21, [rbp + 20224]                                   ;  1647.0 p2      21 t
        vpternlogd zmm29, zmm3, [rbp + 18752], 0x96                      ;  1661.0 p0+p3   41 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1531.2 p2      41 t reload
        vpshufb zmm10, zmm3, [rbp + 18624]                               ;  1665.8 p5+p3   42 t
        vmovdqu64 [rbp + 18624], zmm10                                   ;  1666.8 p7+p4   42 t spill
        vmovdqa64 zmm3, zmm30                                            ;  1646.0         21 t copy
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;  1535.0 p2      21 t reload
        vmovdqu64 zmm24, [rbp + 18624]                                   ;  1666.8 p3      42 t
        vpermi2b zmm3, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1667.8 p0+p5+p2   21 t
        vmovdqu64 zmm10, [rbp + 18432]                                   ;  1660.8 p3      42 t reload
        vpternlogd zmm24, zmm10, [rbp + 17792], 0xca                     ;  1673.8 p0+p2   42 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1539.8 p3      21 t reload
        vmovdqu64 [rbp + 17792], zmm24                                   ;  1674.8 p8+p9   42 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;  1540.2 p2      21 t reload
        vpermi2b zmm21, zmm24, zmm10                                     ;  1669.8 p0+p5   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;  1541.8 p3      21 t reload
        vpermi2b zmm30, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1671.8 p0+p5+p2   21 t
        vmovdqu64 zmm24, [rbp + 20224]                                   ;  1647.0 p3      21 t
        vmovdqu64 [rbp + 20224], zmm21                                   ;  1674.8 p7+p4   21 t spill
        vmovdqa64 zmm21, zmm5                                            ;  1637.0         23 t copy
        vpermi2b zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1673.8 p0+p5+p2   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;  1545.8 p3      23 t reload
        vpermi2b zmm21, zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;  1675.8 p0+p5+p2   23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;  1547.8 p3      23 t reload
        vpermi2b zmm5, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;  1677.8 p0+p5+p2   23 t
        vpternlogd zmm17, zmm11, zmm7, 0xca                              ;  1669.0 p0      22 t
        vpternlogd zmm25, zmm29, [rbp + 18944], 0x96                     ;  1670.0 p0+p3   41 t
        vpternlogd zmm29, zmm4, [rbp + 19456], 0x96                      ;  1671.0 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 16064]                                   ;  1552.2 p3      40 t
        vpternlogd zmm6, zmm15, [rbp + 18752], 0x96                      ;  1672.0 p0+p2   41 t
        vmovdqu64 zmm7, [rbp + 18496]                                    ;  1554.2 p3      61 t reload
        vpternlogd zmm15, zmm25, [rbp + 17536], 0x96                     ;  1673.0 p0+p2   61 t
        vpternlogd zmm27, zmm0, zmm8, 0xca                               ;  1674.0 p0      22 t
        vmovdqa64 zmm0, zmm9                                             ;  1656.0         40 t copy
        vpxord zmm18, zmm18, zmm15                                       ;  1675.0 p0      40 t
        vpternlogd zmm0, zmm1, [rbp + 16000], 0x96                       ;  1676.0 p0+p3   40 t
        vmovdqa64 zmm26, zmm0                                            ;  1677.0         23 t copy
        vmovdqu64 zmm11, [rbp + 15872]                                   ;  1558.5 p2      40 t
        vpternlogd zmm11, zmm4, zmm7, 0x96                               ;  1677.0 p0      40 t
        vmovdqu64 zmm8, [rbp + 19712]                                    ;  1559.0 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 15808]                                   ;  1559.5 p2      40 t
        vpternlogd zmm16, zmm1, zmm8, 0x96                               ;  1678.0 p0      40 t
        vpternlogd zmm20, zmm3, zmm30, 0xca                              ;  1678.8 p5      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1560.0 p3      41 t reload
        vpshufb zmm30, zmm3, zmm11                                       ;  1679.8 p5      22 t
        vpternlogd zmm28, zmm6, [rbp + 20416], 0x96                      ;  1679.0 p0+p2   61 t
        vpternlogd zmm9, zmm1, [rbp + 16512], 0x96                       ;  1680.0 p0+p3   74 dst
        vpxord zmm2, zmm2, zmm28                                         ;  1680.8 p5      40 t
        vmovdqu64 [rbp + 20416], zmm28                                   ;  1680.0 p8+p9   61 t spill
        vmovdqu64 [rbp + 17536], zmm15                                   ;  1674.0 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 16256]                                   ;  1561.5 p2      74 dst
        vmovdqu64 zmm28, [rbp + 20160]                                   ;  1640.0 p3      41 t reload
        vpternlogd zmm15, zmm28, [rbp + 19392], 0x96                     ;  1681.0 p0+p2   74 dst
        vpxord zmm12, zmm12, zmm29                                       ;  1681.8 p5      40 t
        vmovdqu64 zmm28, [rbp + 19072]                                   ;  1628.0 p3      41 t reload
        vmovdqu64 [rbp + 19392], zmm15                                   ;  1682.0 p8+p9   74 dst spill
        vmovdqu64 zmm15, [rbp + 16320]                                   ;  1563.5 p2      74 dst
        vpternlogd zmm15, zmm28, [rbp + 20288], 0x96                     ;  1682.0 p0+p3   74 dst
        vmovdqu64 [rbp + 20288], zmm15                                   ;  1683.0 p7+p4   74 dst spill
        vmovdqu64 [rbp + 18432], zmm24                                   ;  1678.8 p8+p9   21 t spill
        vmovdqa64 zmm24, zmm13                                           ;  1638.0         23 t copy
        vpternlogd zmm22, zmm21, zmm5, 0xca                              ;  1682.8 p5      23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 512]  ;  1564.5 p2      23 t reload
        vmovdqa64 zmm7, zmm16                                            ;  1679.0         23 t copy
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;  1565.0 p3      23 t reload
        vmovdqu64 zmm15, [rbp + 16384]                                   ;  1565.5 p2      74 dst
        vpermi2b zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;  1684.8 p0+p5+p3   23 t
        vmovdqu64 zmm28, [rbp + 17920]                                   ;  1627.0 p2      41 t reload
        vmovdqu64 zmm10, [rbp + 20224]                                   ;  1674.8 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 19904]                                   ;  1661.8 p2      21 t
        vpternlogd zmm31, zmm10, [rbp + 18432], 0xca                     ;  1684.8 p0+p3   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;  1568.5 p2      23 t reload
        vmovdqu64 [rbp + 18432], zmm31                                   ;  1685.8 p7+p4   21 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;  1569.0 p3      23 t reload
        vpermi2b zmm13, zmm31, zmm10                                     ;  1686.8 p0+p5   23 t
        vpermi2b zmm26, zmm31, zmm10                                     ;  1688.8 p0+p5   23 t
        vpermi2b zmm7, zmm31, zmm10                                      ;  1690.8 p0+p5   23 t
        vmovdqu64 zmm31, [rbp + 15936]                                   ;  1569.5 p2      40 t
        vmovdqu64 zmm10, [rbp + 17344]                                   ;  1570.0 p3      61 t reload
        vpternlogd zmm31, zmm25, zmm10, 0x96                             ;  1688.0 p0      40 t
        vpshufb zmm8, zmm3, zmm16                                        ;  1691.8 p5      23 t
        vpermi2b zmm16, zmm21, zmm5                                      ;  1693.8 p0+p5   23 t
        vpternlogd zmm15, zmm28, [rbp + 20032], 0x96                     ;  1690.0 p0+p2   74 dst
        vmovdqu64 zmm28, [rbp + 18688]                                   ;  1632.0 p3      41 t reload
        vpternlogd zmm14, zmm13, zmm24, 0xca                             ;  1691.8 p0      23 t
        vpternlogd zmm8, zmm7, zmm16, 0xca                               ;  1698.8 p0      23 t
        vmovdqu64 zmm7, [rbp + 17792]                                    ;  1674.8 p2      42 t reload
        vmovdqu64 [rbp + 18688], zmm9                                    ;  1681.0 p8+p9   74 dst spill
        vmovdqu64 [rbp + 20032], zmm15                                   ;  1691.0 p7+p4   74 dst spill
        vmovdqu64 zmm15, [rbp + 16448]                                   ;  1572.0 p3      74 dst
        vmovdqa64 zmm9, zmm2                                             ;  1681.8         42 t copy
        vpermi2b zmm9, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1695.8 p0+p5+p2   42 t
        vpshufb zmm10, zmm3, zmm0                                        ;  1696.8 p5      23 t
        vpermi2b zmm0, zmm21, zmm5                                       ;  1698.8 p0+p5   23 t
        vpternlogd zmm10, zmm26, zmm0, 0xca                              ;  1703.8 p0      23 t
        vmovdqu64 zmm5, [rbp + 17728]                                    ;  1573.0 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 15744]                                   ;  1573.5 p2      40 t
        vpternlogd zmm21, zmm6, zmm5, 0x96                               ;  1696.0 p0      40 t
        vmovdqu64 zmm5, [rbp + 17280]                                    ;  1634.0 p3      74 dst
        vpxord zmm5, zmm5, [rbp + 16512]                                 ;  1697.0 p0+p2   74 dst
        vmovdqu64 [rbp + 17280], zmm5                                    ;  1698.0 p8+p9   74 dst spill
        vmovdqa64 zmm13, zmm23                                           ;  1670.8         41 t copy
        vmovdqu64 zmm5, [rbp + 17984]                                    ;  1633.0 p3      74 dst
        vpternlogd zmm15, zmm28, [rbp + 19840], 0x96                     ;  1698.0 p0+p2   74 dst
        vmovdqu64 [rbp + 19840], zmm15                                   ;  1699.0 p7+p4   74 dst spill
        vmovdqu64 zmm0, [rbp + 18432]                                    ;  1685.8 p3      21 t reload
        vmovdqu64 [rbp + 19072], zmm20                                   ;  1679.8 p8+p9   21 t spill
        vpxord zmm5, zmm5, [rbp + 16576]                                 ;  1699.0 p0+p2   74 dst
        vpternlogd zmm13, zmm27, zmm20, 0x96                             ;  1699.8 p5      41 t
        vmovdqu64 [rbp + 17984], zmm5                                    ;  1700.0 p7+p4   74 dst spill
        vmovdqa64 zmm16, zmm14                                           ;  1692.8         41 t copy
        vmovdqu64 zmm5, [rbp + 16576]                                    ;  1577.0 p3      74 dst
        vpxord zmm5, zmm5, zmm29                                         ;  1700.0 p0      74 dst
        vpshufb zmm24, zmm3, zmm2                                        ;  1700.8 p5      42 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;  1577.5 p2      22 t reload
        vmovdqu64 zmm15, [rbp + 16640]                                   ;  1578.0 p3      74 dst.6 reload
        vpternlogd zmm28, zmm15, [rbp + 19520], 0x96                     ;  1701.0 p0+p2   74 dst
        vmovdqu64 zmm15, [rbp + 16384]                                   ;  1579.0 p3      74 dst.2 reload
        vpternlogd zmm4, zmm15, [rbp + 18496], 0x96                      ;  1701.8 p5+p2   74 dst
        vmovdqu64 zmm15, [rbp + 16320]                                   ;  1580.0 p3      74 dst.1 reload
        vpternlogd zmm1, zmm15, [rbp + 19712], 0x96                      ;  1702.0 p0+p2   74 dst
        vmovdqu64 [rbp + 19712], zmm4                                    ;  1702.8 p8+p9   74 dst spill
        vmovdqa64 zmm4, zmm12                                            ;  1682.8         22 t copy
        vmovdqu64 zmm15, [rbp + 16448]                                   ;  1581.0 p3      74 dst.3 reload
        vpternlogd zmm25, zmm15, [rbp + 17344], 0x96                     ;  1702.8 p5+p2   74 dst
        vmovdqu64 zmm15, [rbp + 16256]                                   ;  1582.0 p3      74 dst.0 reload
        vpternlogd zmm6, zmm15, [rbp + 17728], 0x96                      ;  1703.0 p0+p2   74 dst
        vmovdqu64 [rbp + 17344], zmm6                                    ;  1704.0 p7+p4   74 dst spill
        vmovdqu64 [rbp + 17920], zmm28                                   ;  1702.0 p8+p9   74 dst spill
        vmovdqa64 zmm28, zmm21                                           ;  1697.0         41 t copy
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 640] ;  1583.0 p3      22 t reload
        vmovdqu64 [rbp + 17728], zmm1                                    ;  1703.0 p7+p4   74 dst spill
        vmovdqa64 zmm1, zmm11                                            ;  1678.0         22 t copy
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1705.8 p5+p2   41 t
        vmovdqu64 [rbp + 18496], zmm25                                   ;  1703.8 p8+p9   74 dst spill
        vmovdqa64 zmm25, zmm22                                           ;  1683.8         41 t copy
        vpternlogd zmm25, zmm17, zmm20, 0x96                             ;  1704.0 p0      41 t
        vmovdqa64 zmm20, zmm18                                           ;  1676.0         21 t copy
        vpternlogd zmm22, zmm17, zmm13, 0x96                             ;  1705.0 p0      41 t
        vpermi2b zmm1, zmm29, zmm15                                      ;  1707.8 p0+p5   22 t
        vmovdqa64 zmm6, zmm12                                            ;  1682.8         22 t copy
        vpermi2b zmm6, zmm29, zmm15                                      ;  1709.8 p0+p5   22 t
        vmovdqu64 zmm19, [rbp + 17536]                                   ;  1674.0 p3      74 dst
        vpxord zmm19, zmm19, [rbp + 16640]                               ;  1708.0 p0+p2   74 dst
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 768] ;  1589.5 p3      22 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1589.7 p2      22 t reload
        vpermi2b zmm11, zmm29, zmm15                                     ;  1711.8 p0+p5   22 t
        vpternlogd zmm30, zmm1, zmm11, 0xca                              ;  1716.8 p0      22 t
        vpermi2b zmm4, zmm29, zmm15                                      ;  1713.8 p0+p5   22 t
        vpshufb zmm29, zmm3, zmm18                                       ;  1714.8 p5      21 t
        vpshufb zmm12, zmm3, zmm12                                       ;  1715.8 p5      22 t
        vmovdqu64 [rbp + 19520], zmm5                                    ;  1701.0 p7+p4   74 dst spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1592.3 p3      41 t reload
        vpshufb zmm15, zmm3, zmm31                                       ;  1716.8 p5      21 t
        vpshufb zmm3, zmm3, zmm21                                        ;  1717.8 p5      41 t
        vpermi2b zmm21, zmm5, [rel camellia128_encrypt.T0_constants512 + 192] ;  1719.8 p0+p5+p2   41 t
        vpermi2b zmm2, zmm5, [rel camellia128_encrypt.T0_constants512 + 192] ;  1721.8 p0+p5+p3   42 t
        vmovdqu64 zmm5, [rbp + 20416]                                    ;  1680.0 p2      74 dst
        vpxord zmm5, zmm5, [rbp + 16704]                                 ;  1714.0 p0+p3   74 dst
        vmovdqu64 [rbp + 17536], zmm5                                    ;  1715.0 p8+p9   74 dst spill
        vmovdqu64 zmm11, [rbp + 17088]                                   ;  1596.8 p2      75 dst.5 reload
        vmovdqu64 [rbp + 20416], zmm19                                   ;  1709.0 p7+p4   74 dst spill
        vmovdqu64 zmm5, [rbp + 16704]                                    ;  1598.0 p3      74 dst
        vmovdqu64 zmm19, [rbp + 18560]                                   ;  1630.0 p2      61 t reload
        vmovdqu64 [rbp + 18560], zmm27                                   ;  1675.0 p8+p9   22 t spill
        vpternlogd zmm16, zmm17, zmm7, 0x96                              ;  1715.0 p0      41 t
        vpternlogd zmm5, zmm19, [rbp + 20160], 0x96                      ;  1716.0 p0+p3   74 dst
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;  1600.8 p2      21 t reload
        vmovdqu64 [rbp + 20160], zmm5                                    ;  1717.0 p7+p4   74 dst spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1601.2 p3      21 t reload
        vpermi2b zmm20, zmm5, zmm19                                      ;  1723.8 p0+p5   21 t
        vpternlogd zmm12, zmm6, zmm4, 0xca                               ;  1718.8 p0      22 t
        vmovdqu64 zmm4, [rbp + 17024]                                    ;  1602.0 p2      75 dst.4 reload
        vpternlogd zmm24, zmm9, zmm2, 0xca                               ;  1726.8 p0      42 t
        vmovdqu64 zmm6, [rbp + 17472]                                    ;  1602.3 p3      75 dst
        vpxord zmm6, zmm6, zmm4                                          ;  1720.0 p0      75 dst
        vpternlogd zmm7, zmm14, zmm25, 0x96                              ;  1721.0 p0      41 t
        vmovdqa64 zmm27, zmm31                                           ;  1689.0         21 t copy
        vmovdqu64 zmm9, [rbp + 19136]                                    ;  1603.0 p2      75 dst
        vmovdqu64 zmm2, [rbp + 19584]                                    ;  1603.3 p3      75 dst
        vpxord zmm2, zmm2, zmm4                                          ;  1722.0 p0      75 dst
        vmovdqu64 zmm4, [rbp + 16832]                                    ;  1604.0 p2      75 dst
        vpternlogd zmm4, zmm22, [rbp + 19776], 0x96                      ;  1723.0 p0+p3   75 dst
        vmovdqu64 zmm26, [rbp + 20800]                                   ;  1605.0 p2      75 dst
        vmovdqu64 zmm1, [rbp + 18560]                                    ;  1675.0 p3      41 t
        vpermi2b zmm27, zmm5, zmm19                                      ;  1725.8 p0+p5   21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1606.0 p2      21 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;  1606.3 p3      21 t reload
        vpermi2b zmm18, zmm19, zmm5                                      ;  1727.8 p0+p5   21 t
        vpermi2b zmm31, zmm19, zmm5                                      ;  1729.8 p0+p5   21 t
        vmovdqa64 zmm5, zmm23                                            ;  1670.8         41 t copy
        vpternlogd zmm5, zmm14, zmm0, 0x96                               ;  1727.0 p0      41 t
        vmovdqa64 zmm17, zmm24                                           ;  1727.8         41 t copy
        vpternlogd zmm1, zmm5, [rbp + 19072], 0x96                       ;  1728.0 p0+p2   41 t
        vpternlogd zmm15, zmm27, zmm31, 0xca                             ;  1734.8 p0      21 t
        vmovdqu64 zmm27, [rbp + 17216]                                   ;  1609.8 p3      75 dst.7 reload
        vpxord zmm26, zmm26, zmm27                                       ;  1730.0 p0      75 dst
        vpternlogd zmm0, zmm23, zmm16, 0x96                              ;  1730.8 p5      41 t
        vmovdqu64 zmm23, [rbp + 18112]                                   ;  1610.3 p2      75 dst
        vpternlogd zmm2, zmm22, zmm5, 0x96                               ;  1731.0 p0      75 dst
        vmovdqu64 zmm5, [rbp + 18048]                                    ;  1610.8 p3      75 dst
        vmovdqu64 zmm22, [rbp + 17152]                                   ;  1611.8 p2      75 dst.6 reload
        vpxord zmm23, zmm23, zmm22                                       ;  1731.8 p5      75 dst
        vmovdqu64 zmm31, [rbp + 20160]                                   ;  1717.0 p3      74 dst reload
        vmovdqu64 zmm14, [rbp + 18816]                                   ;  1612.8 p2      75 dst
        vpxord zmm9, zmm9, zmm11                                         ;  1732.0 p0      75 dst
        vpternlogd zmm17, zmm8, zmm30, 0x96                              ;  1732.8 p5      41 t
        vpternlogd zmm3, zmm28, zmm21, 0xca                              ;  1733.0 p0      41 t
        vpxord zmm5, zmm5, zmm22                                         ;  1733.8 p5      75 dst
        vmovdqu64 zmm22, [rbp + 17920]                                   ;  1702.0 p3      74 dst reload
        vpunpcklbw zmm27, zmm31, zmm22                                   ;  1734.8 p5      74 dst
        vmovdqu64 zmm22, [rbp + 17984]                                   ;  1700.0 p2      74 dst reload
        vpunpcklbw zmm31, zmm22, [rbp + 17280]                           ;  1735.8 p5+p3   74 dst
        vmovdqu64 zmm22, [rbp + 20160]                                   ;  1717.0 p2      74 dst reload
        vmovdqu64 zmm21, [rbp + 16896]                                   ;  1615.2 p3      75 dst
        vpternlogd zmm21, zmm1, [rbp + 20736], 0x96                      ;  1734.0 p0+p2   75 dst
        vmovdqu64 zmm28, [rbp + 18240]                                   ;  1616.2 p3      75 dst
        vmovdqu64 zmm19, [rbp + 16960]                                   ;  1618.8 p2      75 dst
        vpternlogd zmm19, zmm0, [rbp + 20608], 0x96                      ;  1735.0 p0+p3   75 dst
        vpxord zmm14, zmm14, zmm11                                       ;  1736.0 p0      75 dst
        vmovdqu64 zmm11, [rbp + 16768]                                   ;  1619.8 p2      75 dst
        vpternlogd zmm11, zmm7, [rbp + 19200], 0x96                      ;  1736.8 p5+p3   75 dst
        vpunpckhbw zmm22, zmm22, [rbp + 17920]                           ;  1737.8 p5+p2   74 dst
        vmovdqu64 [rbp + 17920], zmm4                                    ;  1724.0 p8+p9   75 dst spill
        vmovdqu64 [rbp + 20160], zmm21                                   ;  1735.0 p7+p4   75 dst spill
        vmovdqu64 zmm4, [rbp + 17984]                                    ;  1700.0 p3      74 dst reload
        vmovdqu64 [rbp + 17984], zmm19                                   ;  1736.0 p8+p9   75 dst spill
        vpunpckhbw zmm4, zmm4, [rbp + 17280]                             ;  1738.8 p5+p2   74 dst
        vmovdqu64 [rbp + 17280], zmm11                                   ;  1737.8 p7+p4   75 dst spill
        vmovdqu64 zmm11, [rbp + 19840]                                   ;  1699.0 p3      74 dst reload
        vpunpcklbw zmm19, zmm11, [rbp + 20032]                           ;  1739.8 p5+p2   74 dst
        vmovdqu64 zmm11, [rbp + 20288]                                   ;  1683.0 p3      74 dst reload
        vpunpcklbw zmm21, zmm11, [rbp + 19392]                           ;  1740.8 p5+p2   74 dst
        vpternlogd zmm29, zmm20, zmm18, 0xca                             ;  1737.0 p0      21 t
        vmovdqu64 zmm11, [rbp + 19840]                                   ;  1699.0 p3      74 dst reload
        vpunpckhbw zmm11, zmm11, [rbp + 20032]                           ;  1741.8 p5+p2   74 dst
        vmovdqu64 [rbp + 20032], zmm2                                    ;  1732.0 p8+p9   75 dst spill
        vmovdqu64 zmm2, [rbp + 20288]                                    ;  1683.0 p3      74 dst reload
        vpunpckhbw zmm2, zmm2, [rbp + 19392]                             ;  1742.8 p5+p2   74 dst
        vmovdqa64 zmm20, zmm29                                           ;  1738.0         41 t copy
        vpternlogd zmm9, zmm1, zmm16, 0x96                               ;  1738.0 p0      75 dst
        vpternlogd zmm29, zmm3, zmm17, 0x96                              ;  1739.0 p0      41 t
        vmovdqa64 zmm1, zmm10                                            ;  1704.8         41 t copy
        vpternlogd zmm1, zmm30, zmm15, 0x96                              ;  1740.0 p0      41 t
        vpternlogd zmm24, zmm8, zmm1, 0x96                               ;  1741.0 p0      41 t
        vpternlogd zmm23, zmm1, zmm29, 0x96                              ;  1742.0 p0      75 dst
        vpunpcklwd zmm1, zmm11, zmm2                                     ;  1743.8 p5      74 dst
        vpunpckhwd zmm2, zmm11, zmm2                                     ;  1744.8 p5      74 dst
        vmovdqu64 zmm11, [rbp + 16960]                                   ;  1626.0 p3      75 dst.3 reload
        vpternlogd zmm5, zmm0, zmm25, 0x96                               ;  1743.0 p0      75 dst
        vmovdqu64 zmm25, [rbp + 20160]                                   ;  1735.0 p2      75 dst reload
        vpternlogd zmm26, zmm7, zmm13, 0x96                              ;  1744.0 p0      75 dst
        vmovdqu64 zmm7, [rbp + 20032]                                    ;  1732.0 p3      75 dst reload
        vpunpcklbw zmm13, zmm9, zmm7                                     ;  1745.8 p5      74 dst
        vpunpcklwd zmm16, zmm27, zmm31                                   ;  1746.8 p5      74 dst
        vmovdqa64 zmm0, zmm3                                             ;  1734.0         41 t copy
        vpternlogd zmm0, zmm12, zmm15, 0x96                              ;  1745.0 p0      41 t
        vpunpckhbw zmm7, zmm9, zmm7                                      ;  1747.8 p5      74 dst
        vpunpcklwd zmm9, zmm19, zmm21                                    ;  1748.8 p5      74 dst
        vpternlogd zmm29, zmm11, [rbp + 19648], 0x96                     ;  1746.0 p0+p2   75 dst
        vmovdqu64 zmm11, [rbp + 16832]                                   ;  1628.0 p3      75 dst.1 reload
        vpxord zmm28, zmm28, [rbp + 17216]                               ;  1747.0 p0+p2   75 dst
        vpunpckhwd zmm18, zmm27, zmm31                                   ;  1749.8 p5      74 dst
        vpternlogd zmm10, zmm30, zmm0, 0x96                              ;  1748.0 p0      41 t
        vmovdqu64 zmm27, [rbp + 17984]                                   ;  1736.0 p3      75 dst reload
        vmovdqu64 zmm30, [rbp + 17920]                                   ;  1724.0 p2      75 dst reload
        vpternlogd zmm20, zmm3, zmm8, 0x96                               ;  1749.0 p0      41 t
        vpunpckhwd zmm19, zmm19, zmm21                                   ;  1750.8 p5      74 dst
        vmovdqu64 zmm21, [rbp + 19520]                                   ;  1701.0 p3      74 dst reload
        vpternlogd zmm12, zmm15, zmm20, 0x96                             ;  1750.0 p0      41 t
        vpunpcklwd zmm8, zmm22, zmm4                                     ;  1751.8 p5      74 dst
        vpunpcklbw zmm15, zmm26, zmm5                                    ;  1752.8 p5      74 dst
        vmovdqu64 zmm3, [rbp + 17280]                                    ;  1737.8 p2      75 dst reload
        vpunpckhbw zmm5, zmm26, zmm5                                     ;  1753.8 p5      74 dst
        vpternlogd zmm6, zmm20, zmm10, 0x96                              ;  1751.0 p0      75 dst
        vmovdqu64 zmm20, [rbp + 18688]                                   ;  1681.0 p3      74 dst reload
        vpunpckhwd zmm4, zmm22, zmm4                                     ;  1754.8 p5      74 dst
        vpunpcklbw zmm31, zmm27, zmm25                                   ;  1755.8 p5      74 dst
        vpunpcklbw zmm25, zmm30, zmm3                                    ;  1756.8 p5      74 dst
        vpunpcklbw zmm22, zmm21, zmm20                                   ;  1757.8 p5      74 dst
        vpternlogd zmm14, zmm17, zmm12, 0x96                             ;  1752.0 p0      75 dst
        vpunpckhbw zmm3, zmm30, zmm3                                     ;  1758.8 p5      74 dst
        vmovdqu64 zmm30, [rbp + 18496]                                   ;  1703.8 p2      74 dst reload
        vpternlogd zmm28, zmm0, zmm24, 0x96                              ;  1753.0 p0      75 dst
        vmovdqu64 zmm26, [rbp + 19712]                                   ;  1702.8 p3      74 dst reload
        vpunpcklbw zmm20, zmm30, zmm26                                   ;  1759.8 p5      74 dst
        vmovdqu64 zmm26, [rbp + 17728]                                   ;  1703.0 p2      74 dst reload
        vmovdqu64 zmm0, [rbp + 16768]                                    ;  1634.2 p3      75 dst.0 reload
        vpternlogd zmm24, zmm0, [rbp + 20544], 0x96                      ;  1754.0 p0+p2   75 dst
        vpunpcklbw zmm30, zmm26, [rbp + 17344]                           ;  1760.8 p5+p3   74 dst
        vmovdqu64 zmm26, [rbp + 18496]                                   ;  1703.8 p2      74 dst reload
        vpunpckhbw zmm26, zmm26, [rbp + 19712]                           ;  1761.8 p5+p3   74 dst
        vmovdqu64 zmm0, [rbp + 16896]                                    ;  1637.8 p2      75 dst.2 reload
        vpternlogd zmm10, zmm11, [rbp + 17600], 0x96                     ;  1755.0 p0+p3   75 dst
        vpternlogd zmm12, zmm0, [rbp + 17856], 0x96                      ;  1756.0 p0+p2   75 dst
        vmovdqu64 zmm11, [rbp + 17536]                                   ;  1715.0 p3      74 dst reload
        vmovdqu64 zmm0, [rbp + 20416]                                    ;  1709.0 p2      74 dst reload
        vpunpckhbw zmm27, zmm27, [rbp + 20160]                           ;  1762.8 p5+p3   74 dst
        vpunpcklbw zmm17, zmm11, zmm0                                    ;  1763.8 p5      74 dst
        vmovdqu64 zmm0, [rbp + 19520]                                    ;  1701.0 p2      74 dst reload
        vpunpckhbw zmm0, zmm0, [rbp + 18688]                             ;  1764.8 p5+p3   74 dst
        vpunpckhbw zmm11, zmm11, [rbp + 20416]                           ;  1765.8 p5+p2   74 dst
        vmovdqu64 [rbp + 20416], zmm10                                   ;  1756.0 p7+p4   75 dst spill
        vpunpcklwd zmm10, zmm31, zmm25                                   ;  1766.8 p5      74 dst
        vpunpckhwd zmm25, zmm31, zmm25                                   ;  1767.8 p5      74 dst
        vpunpcklwd zmm31, zmm27, zmm3                                    ;  1768.8 p5      74 dst
        vmovdqu64 zmm21, [rbp + 17728]                                   ;  1703.0 p3      74 dst reload
        vpunpckhbw zmm21, zmm21, [rbp + 17344]                           ;  1769.8 p5+p2   74 dst
        vpunpckhwd zmm3, zmm27, zmm3                                     ;  1770.8 p5      74 dst
        vpunpcklbw zmm27, zmm28, zmm23                                   ;  1771.8 p5      74 dst
        vpunpckhbw zmm23, zmm28, zmm23                                   ;  1772.8 p5      74 dst
        vpunpcklbw zmm28, zmm14, zmm6                                    ;  1773.8 p5      74 dst
        vpunpckhbw zmm6, zmm14, zmm6                                     ;  1774.8 p5      74 dst
        vpunpckldq zmm14, zmm16, zmm9                                    ;  1775.8 p5      74 dst
        vpunpckhdq zmm9, zmm16, zmm9                                     ;  1776.8 p5      74 dst
        vpunpckldq zmm16, zmm18, zmm19                                   ;  1777.8 p5      74 dst
        vpunpckhdq zmm18, zmm18, zmm19                                   ;  1778.8 p5      74 dst
        vpunpcklbw zmm19, zmm29, zmm12                                   ;  1779.8 p5      74 dst
        vpunpckhbw zmm12, zmm29, zmm12                                   ;  1780.8 p5      74 dst
        vpunpcklwd zmm29, zmm15, zmm13                                   ;  1781.8 p5      74 dst
        vpunpckhwd zmm13, zmm15, zmm13                                   ;  1782.8 p5      74 dst
        vpunpcklwd zmm15, zmm5, zmm7                                     ;  1783.8 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm7                                      ;  1784.8 p5      74 dst
        vpunpckldq zmm7, zmm8, zmm1                                      ;  1785.8 p5      74 dst
        vpunpckhdq zmm1, zmm8, zmm1                                      ;  1786.8 p5      74 dst
        vmovdqu64 zmm8, [rbp + 20416]                                    ;  1756.0 p3      75 dst reload
        vmovdqu64 [rbp + 17536], zmm12                                   ;  1781.8 p8+p9   74 dst spill
        vpunpcklbw zmm12, zmm8, zmm24                                    ;  1787.8 p5      74 dst
        vpunpckhbw zmm8, zmm8, zmm24                                     ;  1788.8 p5      74 dst
        vpunpckldq zmm24, zmm4, zmm2                                     ;  1789.8 p5      74 dst
        vpunpckhdq zmm2, zmm4, zmm2                                      ;  1790.8 p5      74 dst
        vpunpcklwd zmm4, zmm17, zmm22                                    ;  1791.8 p5      74 dst
        vpunpckhwd zmm17, zmm17, zmm22                                   ;  1792.8 p5      74 dst
        vpunpcklwd zmm22, zmm20, zmm30                                   ;  1793.8 p5      74 dst
        vpunpckhwd zmm20, zmm20, zmm30                                   ;  1794.8 p5      74 dst
        vpunpcklwd zmm30, zmm26, zmm21                                   ;  1795.8 p5      74 dst
        vpunpckhwd zmm21, zmm26, zmm21                                   ;  1796.8 p5      74 dst
        vpunpcklwd zmm26, zmm11, zmm0                                    ;  1797.8 p5      74 dst
        vpunpckhwd zmm0, zmm11, zmm0                                     ;  1798.8 p5      74 dst
        vpunpcklwd zmm11, zmm27, zmm28                                   ;  1799.8 p5      74 dst
        vpunpckhwd zmm27, zmm27, zmm28                                   ;  1800.8 p5      74 dst
        vpunpcklwd zmm28, zmm23, zmm6                                    ;  1801.8 p5      74 dst
        vpunpckhwd zmm6, zmm23, zmm6                                     ;  1802.8 p5      74 dst
        vpunpckldq zmm23, zmm29, zmm10                                   ;  1803.8 p5      74 dst
        vpunpckhdq zmm10, zmm29, zmm10                                   ;  1804.8 p5      74 dst
        vmovdqu64 [rbp + 20416], zmm6                                    ;  1803.8 p7+p4   74 dst spill
        vpunpckldq zmm29, zmm13, zmm25                                   ;  1805.8 p5      74 dst
        vpunpckhdq zmm13, zmm13, zmm25                                   ;  1806.8 p5      74 dst
        vpunpckldq zmm25, zmm15, zmm31                                   ;  1807.8 p5      74 dst
        vpunpckhdq zmm15, zmm15, zmm31                                   ;  1808.8 p5      74 dst
        vpunpckldq zmm31, zmm5, zmm3                                     ;  1809.8 p5      74 dst
        vpunpckhdq zmm3, zmm5, zmm3                                      ;  1810.8 p5      74 dst
        vpunpcklwd zmm5, zmm19, zmm12                                    ;  1811.8 p5      74 dst
        vpunpckhwd zmm12, zmm19, zmm12                                   ;  1812.8 p5      74 dst
        vmovdqu64 zmm19, [rbp + 17536]                                   ;  1781.8 p2      74 dst reload
        vpunpcklwd zmm6, zmm19, zmm8                                     ;  1813.8 p5      74 dst
        vpunpckhwd zmm8, zmm19, zmm8                                     ;  1814.8 p5      74 dst
        vpunpckldq zmm19, zmm4, zmm22                                    ;  1815.8 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm22                                     ;  1816.8 p5      74 dst
        vpunpckldq zmm22, zmm17, zmm20                                   ;  1817.8 p5      74 dst
        vpunpckhdq zmm17, zmm17, zmm20                                   ;  1818.8 p5      74 dst
        vpunpckldq zmm20, zmm26, zmm30                                   ;  1819.8 p5      74 dst
        vpunpckhdq zmm26, zmm26, zmm30                                   ;  1820.8 p5      74 dst
        vpunpckldq zmm30, zmm0, zmm21                                    ;  1821.8 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm21                                     ;  1822.8 p5      74 dst
        vpunpcklqdq zmm21, zmm14, zmm23                                  ;  1823.8 p5      74 dst
        vpunpckhqdq zmm14, zmm14, zmm23                                  ;  1824.8 p5      74 dst
        vpunpcklqdq zmm23, zmm9, zmm10                                   ;  1825.8 p5      74 dst
        vmovdqu64 [rbp + 17536], zmm0                                    ;  1823.8 p8+p9   74 dst spill
        vmovdqu64 [r9 + 128], zmm23                                      ;  1826.8 p7+p4   74 dst
        lea r10, [r9 + 2048]                                             ;  1655.5 p1     152 blocks
        vpunpckhqdq zmm9, zmm9, zmm10                                    ;  1826.8 p5      74 dst
        vpunpcklqdq zmm10, zmm16, zmm29                                  ;  1827.8 p5      74 dst
        vpunpckhqdq zmm16, zmm16, zmm29                                  ;  1828.8 p5      74 dst
        vpunpcklqdq zmm29, zmm18, zmm13                                  ;  1829.8 p5      74 dst
        vpunpckhqdq zmm13, zmm18, zmm13                                  ;  1830.8 p5      74 dst
        vpunpcklqdq zmm18, zmm7, zmm25                                   ;  1831.8 p5      74 dst
        vpunpckhqdq zmm7, zmm7, zmm25                                    ;  1832.8 p5      74 dst
        vmovdqu64 [r9 + 256], zmm10                                      ;  1828.8 p8+p9   74 dst
        vpunpcklqdq zmm25, zmm1, zmm15                                   ;  1833.8 p5      74 dst
        vmovdqu64 [r9], zmm21                                            ;  1824.8 p7+p4   74 dst
        vpunpckhqdq zmm1, zmm1, zmm15                                    ;  1834.8 p5      74 dst
        vpunpcklqdq zmm15, zmm24, zmm31                                  ;  1835.8 p5      74 dst
        vpunpckhqdq zmm24, zmm24, zmm31                                  ;  1836.8 p5      74 dst
        vpunpcklqdq zmm31, zmm2, zmm3                                    ;  1837.8 p5      74 dst
        vpunpckhqdq zmm2, zmm2, zmm3                                     ;  1838.8 p5      74 dst
        vmovdqu64 [r9 + 960], zmm2                                       ;  1839.8 p8+p9   74 dst
        vpunpckldq zmm3, zmm11, zmm5                                     ;  1839.8 p5      74 dst
        vmovdqu64 [r9 + 192], zmm9                                       ;  1827.8 p7+p4   74 dst
        vmovdqu64 [r9 + 64], zmm14                                       ;  1825.8 p8+p9   74 dst
        vpunpckhdq zmm5, zmm11, zmm5                                     ;  1840.8 p5      74 dst
        vmovdqu64 [r9 + 704], zmm1                                       ;  1835.8 p7+p4   74 dst
        vpunpckldq zmm11, zmm27, zmm12                                   ;  1841.8 p5      74 dst
        vpunpckhdq zmm12, zmm27, zmm12                                   ;  1842.8 p5      74 dst
        vmovdqu64 [r9 + 384], zmm29                                      ;  1830.8 p8+p9   74 dst
        vpunpckhqdq zmm2, zmm19, zmm3                                    ;  1843.8 p5      74 dst
        vmovdqu64 [r9 + 448], zmm13                                      ;  1831.8 p7+p4   74 dst
        vmovdqu64 [r9 + 768], zmm15                                      ;  1836.8 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm19, zmm3                                    ;  1844.8 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm1                                      ;  1845.8 p7+p4   74 dst
        vmovdqu64 zmm1, [rbp + 17536]                                    ;  1823.8 p3      74 dst reload
        vmovdqu64 [r9 + 320], zmm16                                      ;  1829.8 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm7                                       ;  1833.8 p7+p4   74 dst
        vmovdqu64 [r9 + 512], zmm18                                      ;  1832.8 p8+p9   74 dst
        vmovdqu64 [r9 + 640], zmm25                                      ;  1834.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1088], zmm2                                      ;  1844.8 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm24                                      ;  1837.8 p7+p4   74 dst
        vmovdqu64 [r9 + 896], zmm31                                      ;  1838.8 p8+p9   74 dst
        vpunpckldq zmm27, zmm28, zmm6                                    ;  1845.8 p5      74 dst
        vpunpckhdq zmm6, zmm28, zmm6                                     ;  1846.8 p5      74 dst
        vmovdqu64 zmm28, [rbp + 20416]                                   ;  1803.8 p2      74 dst reload
        vpunpcklqdq zmm3, zmm4, zmm5                                     ;  1847.8 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm5                                     ;  1848.8 p5      74 dst
        vpunpcklqdq zmm5, zmm22, zmm11                                   ;  1849.8 p5      74 dst
        vpunpckldq zmm0, zmm28, zmm8                                     ;  1850.8 p5      74 dst
        vpunpckhdq zmm8, zmm28, zmm8                                     ;  1851.8 p5      74 dst
        vpunpcklqdq zmm9, zmm17, zmm12                                   ;  1852.8 p5      74 dst
        vpunpckhqdq zmm10, zmm17, zmm12                                  ;  1853.8 p5      74 dst
        vpunpckhqdq zmm7, zmm22, zmm11                                   ;  1854.8 p5      74 dst
        vpunpckhqdq zmm12, zmm20, zmm27                                  ;  1855.8 p5      74 dst
        vpunpcklqdq zmm11, zmm20, zmm27                                  ;  1856.8 p5      74 dst
        vpunpcklqdq zmm13, zmm26, zmm6                                   ;  1857.8 p5      74 dst
        vpunpcklqdq zmm14, zmm30, zmm0                                   ;  1858.8 p5      74 dst
        vpunpckhqdq zmm0, zmm30, zmm0                                    ;  1859.8 p5      74 dst
        vpunpcklqdq zmm15, zmm1, zmm8                                    ;  1860.8 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm8                                     ;  1861.8 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm3                                      ;  1848.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1216], zmm4                                      ;  1849.8 p8+p9   74 dst
        vpunpckhqdq zmm6, zmm26, zmm6                                    ;  1862.8 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm5                                      ;  1850.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm7                                      ;  1855.8 p8+p9   74 dst
        vmovdqu64 [r9 + 1472], zmm10                                     ;  1854.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1408], zmm9                                      ;  1853.8 p8+p9   74 dst
        vmovdqu64 [r9 + 1536], zmm11                                     ;  1857.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1600], zmm12                                     ;  1856.8 p8+p9   74 dst
        vmovdqu64 [r9 + 1664], zmm13                                     ;  1858.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1728], zmm6                                      ;  1863.8 p8+p9   74 dst
        vmovdqu64 [r9 + 1920], zmm15                                     ;  1861.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1792], zmm14                                     ;  1859.8 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1862.8 p7+p4   74 dst
        vmovdqu64 [r9 + 1856], zmm0                                      ;  1860.8 p8+p9   74 dst
        mov r9, r10                                                      ;  1672.5        152 blocks copy
        add r8, 0x800                                                    ;  1672.7 p6     152 blocks
        cmp r8, qword [rbp + 21016]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 21008], r8                                      ;                    resident
        mov qword [rbp + 21024], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 21000]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 21008]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 21032], rsi                                     ;                    blocks left over
        mov qword [rbp + 21008], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 21024]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 21032]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 21040], rdi                                     ;                    blocks left over
        mov qword [rbp + 21048], rsi                                     ;                    blocks left over
        mov qword [rbp + 21024], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 21016], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 21000], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 21040]                                     ;                    blocks left over
        mov rdi, qword [rbp + 21048]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 21056]                                     ;                    frame
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
