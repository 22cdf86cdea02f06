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
;   blocks: 6822 uops, planned 1865.5; bounds: width 1137.0, ports 1794.5, path 205.0
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
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2      68 d.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3      68 d.0
        vmovdqu64 zmm2, [r8 + 128]                                       ;     1.0 p2      68 d.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3      68 d.0
        vmovdqu64 zmm4, [r8 + 256]                                       ;     2.0 p2      68 d.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     2.2 p3      68 d.0
        vmovdqu64 zmm6, [r8 + 384]                                       ;     3.0 p2      68 d.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     3.2 p3      68 d.0
        vmovdqu64 zmm8, [r8 + 512]                                       ;     4.0 p2      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     4.2 p3      68 d.0
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.0 p2      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.2 p3      68 d.0
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.0 p2      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.2 p3      68 d.0
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.0 p2      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.2 p3      68 d.0
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     8.0 p2      68 d.0
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     8.2 p3      68 d.0
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     9.0 p2      68 d.0
        vmovdqu64 zmm19, [r8 + 1216]                                     ;     9.2 p3      68 d.0
        vmovdqu64 zmm20, [r8 + 1280]                                     ;    10.0 p2      68 d.0
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    10.2 p3      68 d.0
        vmovdqu64 zmm22, [r8 + 1408]                                     ;    11.0 p2      68 d.0
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    11.2 p3      68 d.0
        vmovdqu64 zmm24, [r8 + 1536]                                     ;    12.0 p2      68 d.0
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    12.2 p3      68 d.0
        vmovdqu64 zmm26, [r8 + 1664]                                     ;    13.0 p2      68 d.0
        vpunpcklbw zmm27, zmm0, zmm1                                     ;     6.2 p5      68 d.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;     6.2 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 1728]                                      ;    13.2 p3      68 d.0
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    14.0 p2      68 d.0
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    14.2 p3      68 d.0
        vpunpcklbw zmm30, zmm2, zmm3                                     ;     7.2 p5      68 d.0
        vpunpckhbw zmm2, zmm2, zmm3                                      ;     7.5 p5      68 d.0
        vpunpcklwd zmm3, zmm27, zmm30                                    ;     8.5 p5      68 d.0
        vpunpckhwd zmm27, zmm27, zmm30                                   ;     9.5 p5      68 d.0
        vpunpcklbw zmm30, zmm4, zmm5                                     ;    10.5 p5      68 d.0
        vpunpckhbw zmm4, zmm4, zmm5                                      ;    11.5 p5      68 d.0
        vpunpcklwd zmm5, zmm0, zmm2                                      ;    12.5 p5      68 d.0
        vpunpckhwd zmm0, zmm0, zmm2                                      ;    13.5 p5      68 d.0
        vpunpcklbw zmm2, zmm6, zmm7                                      ;    14.5 p5      68 d.0
        vpunpckhbw zmm6, zmm6, zmm7                                      ;    15.5 p5      68 d.0
        vpunpcklbw zmm7, zmm8, zmm9                                      ;    16.5 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm9                                      ;    17.5 p5      68 d.0
        vpunpcklbw zmm9, zmm10, zmm11                                    ;    18.5 p5      68 d.0
        vpunpckhbw zmm10, zmm10, zmm11                                   ;    19.5 p5      68 d.0
        vpunpcklbw zmm11, zmm12, zmm13                                   ;    20.5 p5      68 d.0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    21.5 p5      68 d.0
        vpunpcklbw zmm13, zmm14, zmm15                                   ;    22.5 p5      68 d.0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    23.5 p5      68 d.0
        vpunpcklbw zmm15, zmm16, zmm17                                   ;    24.5 p5      68 d.0
        vpunpckhbw zmm16, zmm16, zmm17                                   ;    25.5 p5      68 d.0
        vpunpcklwd zmm17, zmm30, zmm2                                    ;    26.5 p5      68 d.0
        vpunpckhwd zmm2, zmm30, zmm2                                     ;    27.5 p5      68 d.0
        vpunpcklbw zmm30, zmm18, zmm19                                   ;    28.5 p5      68 d.0
        vpunpckhbw zmm18, zmm18, zmm19                                   ;    29.5 p5      68 d.0
        vpunpcklwd zmm19, zmm4, zmm6                                     ;    30.5 p5      68 d.0
        vpunpckhwd zmm4, zmm4, zmm6                                      ;    31.5 p5      68 d.0
        vpunpcklbw zmm6, zmm20, zmm21                                    ;    32.5 p5      68 d.0
        vpunpckhbw zmm20, zmm20, zmm21                                   ;    33.5 p5      68 d.0
        vpunpcklbw zmm21, zmm22, zmm23                                   ;    34.5 p5      68 d.0
        vpunpckhbw zmm22, zmm22, zmm23                                   ;    35.5 p5      68 d.0
        vpunpcklbw zmm23, zmm24, zmm25                                   ;    36.5 p5      68 d.0
        vpunpckhbw zmm24, zmm24, zmm25                                   ;    37.5 p5      68 d.0
        vpunpcklwd zmm25, zmm7, zmm9                                     ;    38.5 p5      68 d.0
        vpunpckhwd zmm7, zmm7, zmm9                                      ;    39.5 p5      68 d.0
        vpunpcklbw zmm9, zmm26, zmm1                                     ;    40.5 p5      68 d.0
        vpunpckhbw zmm1, zmm26, zmm1                                     ;    41.5 p5      68 d.0
        vpunpcklwd zmm26, zmm8, zmm10                                    ;    42.5 p5      68 d.0
        vpunpckhwd zmm8, zmm8, zmm10                                     ;    43.5 p5      68 d.0
        vpunpcklbw zmm10, zmm28, zmm29                                   ;    44.5 p5      68 d.0
        vpunpcklwd zmm31, zmm11, zmm13                                   ;    45.5 p5      68 d.0
        vpunpckhwd zmm11, zmm11, zmm13                                   ;    46.5 p5      68 d.0
        vpunpcklwd zmm13, zmm12, zmm14                                   ;    47.5 p5      68 d.0
        vpunpckhwd zmm12, zmm12, zmm14                                   ;    48.5 p5      68 d.0
        vpunpckldq zmm14, zmm3, zmm17                                    ;    49.5 p5      68 d.0
        vpunpckhbw zmm28, zmm28, zmm29                                   ;    50.5 p5      68 d.0
        vpunpckhdq zmm3, zmm3, zmm17                                     ;    51.5 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1984]                                     ;    15.0 p2      68 d.0 reload
        vmovdqu64 zmm29, [r8 + 1920]                                     ;    15.2 p3      68 d.0 reload
        vmovdqu64 [rbp + 17280], zmm28                                   ;    51.5 p7+p4   68 d.0 spill
        vpunpcklbw zmm28, zmm29, zmm17                                   ;    52.5 p5      68 d.0
        vpunpckldq zmm17, zmm27, zmm2                                    ;    53.5 p5      68 d.0
        vpunpckhbw zmm29, zmm29, [r8 + 1984]                             ;    54.5 p5+p2   68 d.0
        vpunpckhdq zmm2, zmm27, zmm2                                     ;    55.5 p5      68 d.0
        vpunpcklwd zmm27, zmm15, zmm30                                   ;    56.5 p5      68 d.0
        vpunpckhwd zmm15, zmm15, zmm30                                   ;    57.5 p5      68 d.0
        vpunpcklwd zmm30, zmm16, zmm18                                   ;    58.5 p5      68 d.0
        vpunpckhwd zmm16, zmm16, zmm18                                   ;    59.5 p5      68 d.0
        vpunpckldq zmm18, zmm5, zmm19                                    ;    60.5 p5      68 d.0
        vpunpckhdq zmm5, zmm5, zmm19                                     ;    61.5 p5      68 d.0
        vpunpckldq zmm19, zmm0, zmm4                                     ;    62.5 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm4                                      ;    63.5 p5      68 d.0
        vpunpcklwd zmm4, zmm6, zmm21                                     ;    64.5 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm21                                     ;    65.5 p5      68 d.0
        vpunpcklwd zmm21, zmm20, zmm22                                   ;    66.5 p5      68 d.0
        vpunpckhwd zmm20, zmm20, zmm22                                   ;    67.5 p5      68 d.0
        vpunpcklwd zmm22, zmm23, zmm9                                    ;    68.5 p5      68 d.0
        vpunpckhwd zmm9, zmm23, zmm9                                     ;    69.5 p5      68 d.0
        vpunpcklwd zmm23, zmm24, zmm1                                    ;    70.5 p5      68 d.0
        vpunpckhwd zmm1, zmm24, zmm1                                     ;    71.5 p5      68 d.0
        vpunpckldq zmm24, zmm25, zmm31                                   ;    72.5 p5      68 d.0
        vpunpckhdq zmm25, zmm25, zmm31                                   ;    73.5 p5      68 d.0
        vpunpckldq zmm31, zmm7, zmm11                                    ;    74.5 p5      68 d.0
        vpunpckhdq zmm7, zmm7, zmm11                                     ;    75.5 p5      68 d.0
        vpunpckldq zmm11, zmm26, zmm13                                   ;    76.5 p5      68 d.0
        vpunpckhdq zmm13, zmm26, zmm13                                   ;    77.5 p5      68 d.0
        vpunpckldq zmm26, zmm8, zmm12                                    ;    78.5 p5      68 d.0
        vpunpckhdq zmm8, zmm8, zmm12                                     ;    79.5 p5      68 d.0
        vpunpcklwd zmm12, zmm10, zmm28                                   ;    80.5 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm28                                   ;    81.5 p5      68 d.0
        vmovdqu64 zmm28, [rbp + 17280]                                   ;    51.5 p3      68 d.0 reload
        vmovdqu64 [rbp + 17344], zmm1                                    ;    72.5 p8+p9   68 d.0 spill
        vpunpcklwd zmm1, zmm28, zmm29                                    ;    82.5 p5      68 d.0
        vpunpckhwd zmm28, zmm28, zmm29                                   ;    83.5 p5      68 d.0
        vpunpckldq zmm29, zmm27, zmm4                                    ;    84.5 p5      68 d.0
        vpunpckhdq zmm4, zmm27, zmm4                                     ;    85.5 p5      68 d.0
        vpunpckldq zmm27, zmm15, zmm6                                    ;    86.5 p5      68 d.0
        vpunpckhdq zmm6, zmm15, zmm6                                     ;    87.5 p5      68 d.0
        vpunpckldq zmm15, zmm30, zmm21                                   ;    88.5 p5      68 d.0
        vpunpckhdq zmm21, zmm30, zmm21                                   ;    89.5 p5      68 d.0
        vpunpckldq zmm30, zmm16, zmm20                                   ;    90.5 p5      68 d.0
        vpunpckhdq zmm16, zmm16, zmm20                                   ;    91.5 p5      68 d.0
        vpunpcklqdq zmm20, zmm14, zmm24                                  ;    92.5 p5      68 d.0
        vpunpckhqdq zmm14, zmm14, zmm24                                  ;    93.5 p5      68 d.0
        vpunpcklqdq zmm24, zmm3, zmm25                                   ;    94.5 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm25                                    ;    95.5 p5      68 d.0
        vpunpcklqdq zmm25, zmm17, zmm31                                  ;    96.5 p5      68 d.0
        vpunpckhqdq zmm17, zmm17, zmm31                                  ;    97.5 p5      68 d.0
        vpunpcklqdq zmm31, zmm2, zmm7                                    ;    98.5 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm7                                     ;    99.5 p5      68 d.0
        vmovdqu64 zmm7, [rbp + 4224]                                     ;    21.8 p2      68 d
        vmovdqu64 [rbp + 17280], zmm14                                   ;    94.5 p7+p4   68 d.0 spill
        vpunpcklqdq zmm14, zmm18, zmm11                                  ;   100.5 p5      68 d.0
        vmovdqu64 [rbp + 17408], zmm14                                   ;   101.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm14, [rbp + 4288]                                    ;    22.5 p3      68 d
        vpunpckhqdq zmm11, zmm18, zmm11                                  ;   101.5 p5      68 d.0
        vmovdqu64 zmm18, [rbp + 4288]                                    ;    22.8 p2      68 d
        vmovdqu64 [rbp + 17472], zmm11                                   ;   102.5 p7+p4   68 d.0 spill
        vpunpcklqdq zmm11, zmm5, zmm13                                   ;   102.5 p5      68 d.0
        vmovdqu64 [rbp + 17536], zmm11                                   ;   103.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm11, [rbp + 4352]                                    ;    23.5 p3      68 d
        vpunpckhqdq zmm5, zmm5, zmm13                                    ;   103.5 p5      68 d.0
        vmovdqu64 zmm13, [rbp + 4416]                                    ;    23.8 p2      68 d
        vmovdqu64 [rbp + 17600], zmm5                                    ;   104.5 p7+p4   68 d.0 spill
        vpunpcklqdq zmm5, zmm19, zmm26                                   ;   104.5 p5      68 d.0
        vmovdqu64 [rbp + 17664], zmm5                                    ;   105.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm5, [rbp + 4416]                                     ;    24.5 p3      68 d
        vpunpckhqdq zmm19, zmm19, zmm26                                  ;   105.5 p5      68 d.0
        vpunpcklqdq zmm26, zmm0, zmm8                                    ;   106.5 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm8                                     ;   107.5 p5      68 d.0
        vmovdqu64 zmm8, [rbp + 5248]                                     ;    25.2 p2      40 t
        vmovdqu64 [rbp + 17728], zmm19                                   ;   106.5 p7+p4   68 d.0 spill
        vmovdqu64 zmm19, [rbp + 5312]                                    ;    25.5 p3      40 t
        vmovdqu64 [rbp + 17792], zmm26                                   ;   107.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm26, [rbp + 5376]                                    ;    26.2 p2      40 t
        vmovdqu64 [rbp + 17856], zmm0                                    ;   108.5 p7+p4   68 d.0 spill
        vmovdqu64 zmm0, [rbp + 5440]                                     ;    26.5 p3      40 t
        vmovdqu64 [rbp + 17920], zmm25                                   ;    97.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm25, [rbp + 5440]                                    ;    27.2 p2      40 t
        vmovdqu64 [rbp + 17984], zmm17                                   ;    98.5 p7+p4   68 d.0 spill
        vmovdqu64 zmm17, [rbp + 17920]                                   ;    97.5 p3      68 d.0 reload
        vmovdqu64 [rbp + 18048], zmm31                                   ;    99.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm31, [rbp + 5184]                                    ;    28.2 p2      40 t
        vpternlogd zmm31, zmm17, [rbp + 4160], 0x96                      ;   103.5 p0+p3   40 t
        vmovdqu64 zmm17, [rbp + 18048]                                   ;    99.5 p2      68 d.0 reload
        vmovdqu64 [rbp + 18112], zmm31                                   ;   104.5 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 5056]                                    ;    29.5 p3      40 t
        vpternlogd zmm31, zmm17, [rbp + 4032], 0x96                      ;   105.5 p0+p2   40 t
        vmovdqu64 zmm17, [rbp + 17984]                                   ;    98.5 p3      68 d.0 reload
        vmovdqu64 [rbp + 18176], zmm31                                   ;   106.5 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 5120]                                    ;    31.2 p2      40 t
        vpternlogd zmm31, zmm17, [rbp + 4096], 0x96                      ;   104.5 p0+p3   40 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;    32.2 p2      41 t reload
        vmovdqu64 [rbp + 18240], zmm31                                   ;   105.5 p7+p4   40 t spill
        vpshufb zmm31, zmm17, [rbp + 18176]                              ;   112.5 p5+p3   23 t
        vmovdqu64 zmm17, [rbp + 17280]                                   ;    94.5 p2      68 d.0 reload
        vmovdqu64 [rbp + 18304], zmm31                                   ;   113.5 p8+p9   23 t spill
        vmovdqu64 zmm31, [rbp + 5376]                                    ;    33.5 p3      40 t
        vpternlogd zmm31, zmm17, [rbp + 4352], 0x96                      ;   100.5 p0+p2   40 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;    34.5 p3      23 t reload
        vmovdqu64 [rbp + 18368], zmm31                                   ;   101.5 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 18176]                                   ;   106.5 p2      23 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   112.5 p0+p5+p3   23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 448] ;    36.2 p2      23 t reload
        vmovdqu64 [rbp + 18432], zmm31                                   ;   117.5 p8+p9   23 t spill
        vmovdqu64 zmm31, [rbp + 18176]                                   ;   106.5 p3      23 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   112.5 p0+p5+p2   23 t
        vpunpckldq zmm17, zmm22, zmm12                                   ;   113.5 p5      68 d.0
        vpunpckhdq zmm12, zmm22, zmm12                                   ;   114.5 p5      68 d.0
        vpunpckldq zmm22, zmm9, zmm10                                    ;   115.5 p5      68 d.0
        vmovdqu64 [rbp + 18176], zmm31                                   ;   117.5 p7+p4   23 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 576] ;    37.5 p3      22 t reload
        vmovdqu64 [rbp + 18496], zmm2                                    ;   100.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm2, [rbp + 18240]                                    ;   105.5 p2      22 t
        vpermi2b zmm2, zmm31, [rel camellia128_encrypt.T0_constants512 + 640] ;   117.5 p0+p5+p3   22 t
        vmovdqu64 zmm31, [rbp + 18496]                                   ;   100.5 p2      68 d.0 reload
        vmovdqu64 [rbp + 18560], zmm2                                    ;   122.5 p7+p4   22 t spill
        vmovdqu64 zmm2, [rbp + 4992]                                     ;    39.5 p3      40 t
        vpternlogd zmm2, zmm31, [rbp + 3968], 0x96                       ;   106.5 p0+p2   40 t
        vmovdqu64 zmm31, [rbp + 18432]                                   ;   117.5 p3      23 t reload
        vmovdqu64 [rbp + 18624], zmm2                                    ;   107.5 p8+p9   40 t spill
        vmovdqu64 zmm2, [rbp + 18304]                                    ;   113.5 p2      23 t
        vpternlogd zmm2, zmm31, [rbp + 18176], 0xca                      ;   123.5 p0+p3   23 t
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   107.5 p2      40 t reload
        vmovdqu64 [rbp + 18176], zmm2                                    ;   124.5 p7+p4   23 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 256]  ;    42.5 p3      41 t reload
        vmovdqu64 [rbp + 18432], zmm20                                   ;    93.5 p8+p9   68 d.0 spill
        vpshufb zmm20, zmm2, zmm31                                       ;   118.5 p5      41 t
        vpxord zmm13, zmm13, [rbp + 18432]                               ;    99.5 p0+p2   68 d
        vpunpckhdq zmm9, zmm9, zmm10                                     ;   119.5 p5      68 d.0
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 768] ;    43.5 p3      22 t reload
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 704]  ;    44.2 p2      22 t reload
        vmovdqu64 zmm31, [rbp + 18240]                                   ;   105.5 p3      22 t
        vpermi2b zmm31, zmm2, zmm10                                      ;   121.5 p0+p5   22 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512]       ;    45.2 p2      41 t reload
        vmovdqu64 zmm2, [rbp + 18624]                                    ;   107.5 p3      41 t
        vpermi2b zmm2, zmm10, [rel camellia128_encrypt.T0_constants512 + 64] ;   123.5 p0+p5+p2   41 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 128] ;    46.5 p3      41 t reload
        vmovdqu64 [rbp + 18432], zmm31                                   ;   126.5 p7+p4   22 t spill
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   107.5 p2      41 t
        vpermi2b zmm31, zmm10, [rel camellia128_encrypt.T0_constants512 + 192] ;   125.5 p0+p5+p3   41 t
        vpunpckldq zmm10, zmm23, zmm1                                    ;   126.5 p5      68 d.0
        vmovdqu64 [rbp + 18624], zmm20                                   ;   119.5 p8+p9   41 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;    48.2 p2      41 t reload
        vmovdqu64 [rbp + 18304], zmm2                                    ;   128.5 p7+p4   41 t spill
        vpshufb zmm2, zmm20, [rbp + 18240]                               ;   127.5 p5+p3   22 t
        vpunpckhdq zmm1, zmm23, zmm1                                     ;   128.5 p5      68 d.0
        vmovdqu64 zmm23, [rbp + 17344]                                   ;    72.5 p2      68 d.0 reload
        vpunpckldq zmm20, zmm23, zmm28                                   ;   129.5 p5      68 d.0
        vpunpckhdq zmm23, zmm23, zmm28                                   ;   130.5 p5      68 d.0
        vpxord zmm14, zmm14, zmm24                                       ;    95.5 p0      68 d
        vpxord zmm7, zmm7, zmm3                                          ;    96.5 p0      68 d
        vpxord zmm19, zmm19, zmm14                                       ;    96.5 p0      40 t
        vpxord zmm8, zmm8, zmm7                                          ;    97.5 p0      40 t
        vpxord zmm0, zmm0, zmm13                                         ;   100.5 p0      40 t
        vpunpcklqdq zmm3, zmm29, zmm17                                   ;   131.5 p5      68 d.0
        vpunpckhqdq zmm17, zmm29, zmm17                                  ;   132.5 p5      68 d.0
        vpunpcklqdq zmm24, zmm4, zmm12                                   ;   133.5 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm12                                    ;   134.5 p5      68 d.0
        vpunpcklqdq zmm12, zmm27, zmm22                                  ;   135.5 p5      68 d.0
        vpunpckhqdq zmm22, zmm27, zmm22                                  ;   136.5 p5      68 d.0
        vpunpcklqdq zmm27, zmm6, zmm9                                    ;   137.5 p5      68 d.0
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;    49.5 p3      21 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;    50.2 p2      21 t reload
        vmovdqu64 [rbp + 17344], zmm13                                   ;   100.5 p8+p9   68 d spill
        vmovdqu64 zmm13, [rbp + 18112]                                   ;   104.5 p3      21 t
        vpermi2b zmm13, zmm29, zmm28                                     ;   139.5 p0+p5   21 t
        vpunpckhqdq zmm6, zmm6, zmm9                                     ;   140.5 p5      68 d.0
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;    51.2 p2      21 t reload
        vmovdqu64 [rbp + 18240], zmm14                                   ;    96.5 p7+p4   68 d spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 960] ;    51.5 p3      21 t reload
        vmovdqu64 [rbp + 18688], zmm7                                    ;    97.5 p8+p9   68 d spill
        vmovdqu64 zmm7, [rbp + 18112]                                    ;   104.5 p2      21 t
        vpermi2b zmm7, zmm14, zmm9                                       ;   142.5 p0+p5   21 t
        vpunpcklqdq zmm9, zmm15, zmm10                                   ;   143.5 p5      68 d.0
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 256] ;    52.5 p3      41 t reload
        vpshufb zmm28, zmm14, [rbp + 18112]                              ;   144.5 p5+p2   21 t
        vpunpckhqdq zmm10, zmm15, zmm10                                  ;   145.5 p5      68 d.0
        vpunpcklqdq zmm15, zmm21, zmm1                                   ;   146.5 p5      68 d.0
        vpunpckhqdq zmm1, zmm21, zmm1                                    ;   147.5 p5      68 d.0
        vpunpcklqdq zmm21, zmm30, zmm20                                  ;   148.5 p5      68 d.0
        vpunpckhqdq zmm20, zmm30, zmm20                                  ;   149.5 p5      68 d.0
        vpxord zmm5, zmm5, zmm3                                          ;   132.5 p0      68 d
        vmovdqu64 zmm3, [rbp + 18560]                                    ;   122.5 p3      22 t reload
        vpternlogd zmm2, zmm3, [rbp + 18432], 0xca                       ;   132.5 p0+p2   22 t
        vpunpcklqdq zmm3, zmm16, zmm23                                   ;   150.5 p5      68 d.0
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 384] ;    54.5 p3      23 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 320] ;    55.2 p2      23 t reload
        vmovdqu64 [rbp + 18432], zmm9                                    ;   144.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm9, zmm8                                             ;    98.5         23 t copy
        vpermi2b zmm9, zmm29, zmm30                                      ;   152.5 p0+p5   23 t
        vpunpckhqdq zmm16, zmm16, zmm23                                  ;   153.5 p5      68 d.0
        vpshufb zmm23, zmm14, zmm19                                      ;   154.5 p5      22 t
        vmovdqu64 [rbp + 18560], zmm10                                   ;   146.5 p8+p9   68 d.0 spill
        vpshufb zmm10, zmm14, zmm8                                       ;   155.5 p5      23 t
        vmovdqu64 [rbp + 18112], zmm15                                   ;   147.5 p7+p4   68 d.0 spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;    55.5 p3      23 t reload
        vpermi2b zmm8, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   157.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18752], zmm1                                    ;   148.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 576]  ;    56.5 p3      22 t reload
        vmovdqu64 [rbp + 18816], zmm21                                   ;   149.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm21, zmm19                                           ;    97.5         22 t copy
        vpermi2b zmm21, zmm1, [rel camellia128_encrypt.T0_constants512 + 640] ;   159.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18880], zmm20                                   ;   150.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;    57.5 p3      22 t reload
        vpermi2b zmm19, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   161.5 p0+p5+p2   22 t
        vpxord zmm11, zmm11, zmm17                                       ;   133.5 p0      68 d
        vpxord zmm25, zmm25, zmm5                                        ;   133.5 p0      40 t
        vpxord zmm18, zmm18, zmm24                                       ;   134.5 p0      68 d
        vmovdqu64 zmm17, [rbp + 18368]                                   ;   101.5 p3      40 t reload
        vmovdqu64 [rbp + 18944], zmm5                                    ;   133.5 p7+p4   68 d spill
        vpshufb zmm5, zmm14, zmm17                                       ;   162.5 p5      21 t
        vmovdqu64 [rbp + 19008], zmm18                                   ;   135.5 p8+p9   68 d spill
        vpshufb zmm18, zmm14, zmm0                                       ;   163.5 p5      42 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512]       ;    59.2 p2      41 t reload
        vmovdqu64 [rbp + 19072], zmm3                                    ;   151.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm3, zmm0                                             ;   101.5         42 t copy
        vpermi2b zmm3, zmm17, [rel camellia128_encrypt.T0_constants512 + 64] ;   165.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 19136], zmm16                                   ;   154.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 832] ;    60.2 p2      21 t reload
        vmovdqu64 [rbp + 19200], zmm2                                    ;   133.5 p7+p4   22 t spill
        vmovdqu64 zmm2, [rbp + 18368]                                    ;   101.5 p3      21 t
        vpermi2b zmm2, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   167.5 p0+p5+p2   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 960] ;    61.5 p3      21 t reload
        vmovdqu64 zmm20, [rbp + 18368]                                   ;   101.5 p2      21 t
        vpermi2b zmm20, zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;   169.5 p0+p5+p3   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;    63.2 p2      41 t reload
        vpermi2b zmm0, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   171.5 p0+p5+p3   42 t
        vpxord zmm26, zmm26, zmm11                                       ;   134.5 p0      40 t
        vmovdqu64 [rbp + 18368], zmm11                                   ;   134.5 p8+p9   68 d spill
        vmovdqu64 zmm11, [rbp + 18624]                                   ;   119.5 p2      41 t reload
        vpternlogd zmm31, zmm11, [rbp + 18304], 0xb8                     ;   134.5 p0+p3   41 t
        vpshufb zmm11, zmm14, zmm25                                      ;   172.5 p5      42 t
        vpshufb zmm1, zmm14, zmm26                                       ;   173.5 p5      21 t
        vmovdqu64 [rbp + 18304], zmm31                                   ;   135.5 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 5312]                                    ;    65.2 p2      61 r.5 reload
        vpternlogd zmm24, zmm31, [rbp + 4288], 0x96                      ;   134.5 p0+p3   40 t
        vpshufb zmm31, zmm14, zmm24                                      ;   174.5 p5      22 t
        vmovdqu64 [rbp + 18624], zmm11                                   ;   173.5 p8+p9   42 t spill
        vmovdqa64 zmm11, zmm25                                           ;   134.5         42 t copy
        vpermi2b zmm11, zmm17, [rel camellia128_encrypt.T0_constants512 + 64] ;   176.5 p0+p5+p2   42 t
        vpermi2b zmm25, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   178.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 19264], zmm11                                   ;   181.5 p7+p4   42 t spill
        vmovdqu64 zmm11, [rbp + 5248]                                    ;    67.2 p2      40 t
        vpternlogd zmm11, zmm4, [rbp + 4224], 0x96                       ;   135.5 p0+p3   40 t
        vmovdqu64 [rbp + 19328], zmm4                                    ;   135.5 p8+p9   68 d.0 spill
        vpshufb zmm4, zmm14, zmm11                                       ;   179.5 p5      23 t
        vmovdqu64 [rbp + 19392], zmm25                                   ;   183.5 p7+p4   42 t spill
        vmovdqa64 zmm25, zmm11                                           ;   136.5         23 t copy
        vpermi2b zmm25, zmm29, zmm30                                     ;   181.5 p0+p5   23 t
        vmovdqu64 [rbp + 19456], zmm18                                   ;   164.5 p8+p9   42 t spill
        vmovdqu64 zmm18, [rbp + 19264]                                   ;   181.5 p2      42 t reload
        vmovdqu64 [rbp + 19520], zmm3                                    ;   170.5 p7+p4   42 t spill
        vmovdqu64 zmm3, [rbp + 18624]                                    ;   173.5 p3      42 t
        vpternlogd zmm3, zmm18, [rbp + 19392], 0xca                      ;   189.5 p0+p2   42 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;    69.5 p3      23 t reload
        vpermi2b zmm11, zmm15, zmm18                                     ;   183.5 p0+p5   23 t
        vpternlogd zmm28, zmm13, zmm7, 0xca                              ;   147.5 p0      21 t
        vmovdqu64 zmm7, [rbp + 4160]                                     ;    70.2 p2      68 d.3 reload
        vmovdqu64 zmm13, [rbp + 5184]                                    ;    70.5 p3      40 t
        vpternlogd zmm13, zmm12, zmm7, 0x96                              ;   136.5 p0      40 t
        vpshufb zmm7, zmm14, zmm13                                       ;   184.5 p5      21 t
        vmovdqu64 [rbp + 19392], zmm12                                   ;   136.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;    71.2 p2      22 t reload
        vmovdqu64 [rbp + 19264], zmm3                                    ;   190.5 p7+p4   42 t spill
        vmovdqa64 zmm3, zmm24                                            ;   135.5         22 t copy
        vpermi2b zmm3, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   186.5 p0+p5+p3   22 t
        vmovdqu64 [rbp + 18624], zmm28                                   ;   148.5 p8+p9   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;    72.2 p2      22 t reload
        vpermi2b zmm24, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   188.5 p0+p5+p3   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 832] ;    73.2 p2      21 t reload
        vmovdqa64 zmm12, zmm26                                           ;   135.5         21 t copy
        vpermi2b zmm12, zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;   190.5 p0+p5+p3   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;    74.2 p2      21 t reload
        vpermi2b zmm26, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   192.5 p0+p5+p3   21 t
        vmovdqu64 [rbp + 19584], zmm0                                    ;   176.5 p7+p4   42 t spill
        vmovdqa64 zmm0, zmm13                                            ;   137.5         21 t copy
        vpermi2b zmm0, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   194.5 p0+p5+p2   21 t
        vmovdqu64 zmm28, [rbp + 19520]                                   ;   170.5 p3      42 t reload
        vmovdqu64 [rbp + 19648], zmm1                                    ;   174.5 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 19456]                                    ;   164.5 p2      42 t
        vpternlogd zmm1, zmm28, [rbp + 19584], 0xca                      ;   182.5 p0+p3   42 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;    77.2 p2      21 t reload
        vmovdqu64 [rbp + 19584], zmm1                                    ;   183.5 p7+p4   42 t spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 832]  ;    77.5 p3      21 t reload
        vpermi2b zmm13, zmm1, zmm28                                      ;   196.5 p0+p5   21 t
        vmovdqu64 zmm28, [rbp + 5120]                                    ;    78.2 p2      40 t
        vpternlogd zmm28, zmm22, [rbp + 4096], 0x96                      ;   137.5 p0+p3   40 t
        vpshufb zmm1, zmm14, zmm28                                       ;   197.5 p5      22 t
        vmovdqu64 [rbp + 19520], zmm22                                   ;   137.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm22, [rbp + 5056]                                    ;    79.2 p2      40 t
        vpternlogd zmm22, zmm27, [rbp + 4032], 0x96                      ;   138.5 p0+p3   40 t
        vmovdqu64 [rbp + 19456], zmm27                                   ;   138.5 p7+p4   68 d.0 spill
        vpshufb zmm27, zmm14, zmm22                                      ;   198.5 p5      23 t
        vmovdqu64 [rbp + 19712], zmm12                                   ;   195.5 p8+p9   21 t spill
        vmovdqa64 zmm12, zmm22                                           ;   139.5         23 t copy
        vpermi2b zmm12, zmm29, zmm30                                     ;   200.5 p0+p5   23 t
        vpermi2b zmm22, zmm15, zmm18                                     ;   202.5 p0+p5   23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 576] ;    80.2 p2      22 t reload
        vmovdqa64 zmm15, zmm28                                           ;   138.5         22 t copy
        vpermi2b zmm15, zmm18, [rel camellia128_encrypt.T0_constants512 + 640] ;   204.5 p0+p5+p3   22 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 704] ;    81.2 p2      22 t reload
        vpermi2b zmm28, zmm18, [rel camellia128_encrypt.T0_constants512 + 768] ;   206.5 p0+p5+p3   22 t
        vmovdqu64 zmm18, [rbp + 4992]                                    ;    82.2 p2      40 t
        vpternlogd zmm18, zmm6, [rbp + 3968], 0x96                       ;   141.5 p0+p3   40 t
        vmovdqu64 zmm30, [rbp + 17600]                                   ;   104.5 p2      61 t
        vpxord zmm30, zmm30, [rbp + 4736]                                ;   110.5 p0+p3   61 t
        vmovdqu64 zmm29, [rbp + 18176]                                   ;   124.5 p2      23 t reload
        vmovdqu64 [rbp + 17600], zmm6                                    ;   141.5 p7+p4   68 d.0 spill
        vmovdqu64 zmm6, [rbp + 19584]                                    ;   183.5 p3      41 t
        vpternlogd zmm6, zmm29, [rbp + 19200], 0x96                      ;   189.5 p0+p2   41 t
        vpshufb zmm29, zmm14, zmm18                                      ;   207.5 p5      41 t
        vmovdqa64 zmm14, zmm18                                           ;   142.5         41 t copy
        vpermi2b zmm14, zmm17, [rel camellia128_encrypt.T0_constants512 + 64] ;   209.5 p0+p5+p3   41 t
        vpermi2b zmm18, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   211.5 p0+p5+p2   41 t
        vmovdqu64 zmm16, [rbp + 18752]                                   ;   148.5 p3      61 t
        vpxord zmm16, zmm16, [rbp + 4736]                                ;   154.5 p0+p2   61 t
        vpternlogd zmm10, zmm9, zmm8, 0xca                               ;   162.5 p0      23 t
        vpternlogd zmm23, zmm21, zmm19, 0xca                             ;   166.5 p0      22 t
        vmovdqu64 zmm8, [rbp + 18624]                                    ;   148.5 p3      21 t reload
        vmovdqu64 zmm9, [rbp + 19200]                                    ;   133.5 p2      41 t
        vpternlogd zmm9, zmm10, zmm8, 0x96                               ;   163.5 p0      41 t
        vmovdqu64 zmm19, [rbp + 18304]                                   ;   135.5 p3      41 t reload
        vmovdqa64 zmm21, zmm23                                           ;   167.5         41 t copy
        vpternlogd zmm21, zmm8, zmm19, 0x96                              ;   167.5 p0      41 t
        vpternlogd zmm10, zmm21, [rbp + 19200], 0x96                     ;   168.5 p0+p2   41 t
        vpternlogd zmm5, zmm2, zmm20, 0xca                               ;   174.5 p0      21 t
        vmovdqu64 zmm2, [rbp + 18176]                                    ;   124.5 p3      23 t reload
        vmovdqu64 zmm20, [rbp + 19584]                                   ;   183.5 p2      41 t
        vpternlogd zmm20, zmm9, zmm2, 0x96                               ;   189.5 p0      41 t
        vpternlogd zmm2, zmm5, zmm19, 0x96                               ;   175.5 p0      41 t
        vpternlogd zmm23, zmm8, zmm2, 0x96                               ;   176.5 p0      41 t
        vpternlogd zmm30, zmm2, zmm10, 0x96                              ;   176.5 p0      61 t
        vmovdqu64 zmm2, [rbp + 4544]                                     ;    90.5 p3      68 d.1 reload
        vmovdqu64 zmm8, [rbp + 17792]                                    ;   107.5 p2      68 d.0 reload
        vpternlogd zmm10, zmm8, zmm2, 0x96                               ;   169.5 p0      61 t
        vmovdqu64 zmm8, [rbp + 4608]                                     ;    91.5 p3      68 d.2 reload
        vmovdqu64 zmm17, [rbp + 17728]                                   ;   106.5 p2      61 t
        vpternlogd zmm17, zmm23, zmm8, 0x96                              ;   177.5 p0      61 t
        vpternlogd zmm4, zmm25, zmm11, 0xca                              ;   188.5 p0      23 t
        vpternlogd zmm5, zmm19, zmm6, 0x96                               ;   190.5 p0      41 t
        vmovdqu64 zmm11, [rbp + 4480]                                    ;    92.5 p3      68 d.0 reload
        vmovdqu64 zmm19, [rbp + 17856]                                   ;   108.5 p2      61 t
        vpternlogd zmm19, zmm20, zmm11, 0x96                             ;   190.5 p0      61 t
        vpternlogd zmm31, zmm3, zmm24, 0xca                              ;   193.5 p0      22 t
        vmovdqu64 zmm3, [rbp + 4672]                                     ;    93.5 p3      68 d.3 reload
        vmovdqu64 zmm24, [rbp + 17664]                                   ;   105.5 p2      61 t
        vpternlogd zmm24, zmm5, zmm3, 0x96                               ;   191.5 p0      61 t
        vpternlogd zmm7, zmm13, zmm0, 0xca                               ;   201.5 p0      21 t
        vmovdqu64 zmm0, [rbp + 19648]                                    ;   174.5 p3      21 t reload
        vpternlogd zmm26, zmm0, [rbp + 19712], 0xb8                      ;   201.5 p0+p2   21 t
        vpternlogd zmm27, zmm12, zmm22, 0xca                             ;   207.5 p0      23 t
        vpternlogd zmm1, zmm15, zmm28, 0xca                              ;   211.5 p0      22 t
        vmovdqu64 zmm0, [rbp + 19264]                                    ;   190.5 p3      42 t reload
        vmovdqa64 zmm12, zmm27                                           ;   208.5         41 t copy
        vpternlogd zmm12, zmm1, zmm0, 0x96                               ;   212.5 p0      41 t
        vmovdqa64 zmm13, zmm4                                            ;   189.5         41 t copy
        vpternlogd zmm13, zmm1, zmm7, 0x96                               ;   212.5 p0      41 t
        vpternlogd zmm0, zmm13, zmm27, 0x96                              ;   213.5 p0      41 t
        vpternlogd zmm29, zmm14, zmm18, 0xca                             ;   216.5 p0      41 t
        vmovdqu64 zmm14, [rbp + 17472]                                   ;   102.5 p2      61 t
        vmovdqu64 zmm15, [rbp + 4864]                                    ;    96.5 p3      68 d.6 reload
        vpxord zmm14, zmm14, zmm15                                       ;   116.8 p0      61 t
        vmovdqu64 zmm18, [rbp + 18560]                                   ;   146.5 p2      61 t
        vmovdqu64 zmm22, [rbp + 5504]                                    ;    97.5 p3      40 t
        vmovdqu64 zmm25, [rbp + 5504]                                    ;    98.2 p2      40 t
        vmovdqu64 zmm28, [rbp + 5568]                                    ;    98.5 p3      40 t
        vpxord zmm18, zmm18, zmm15                                       ;   152.5 p0      61 t
        vmovdqu64 zmm15, [rbp + 5568]                                    ;    99.2 p2      40 t
        vmovdqu64 [rbp + 18560], zmm20                                   ;   190.5 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 5632]                                    ;    99.5 p3      40 t
        vmovdqu64 [rbp + 17472], zmm30                                   ;   177.5 p7+p4   61 t spill
        vmovdqu64 zmm30, [rbp + 5632]                                    ;   100.2 p2      40 t
        vmovdqu64 [rbp + 19264], zmm24                                   ;   192.5 p8+p9   61 t spill
        vmovdqu64 zmm24, [rbp + 17472]                                   ;   177.5 p3      40 t
        vpxord zmm24, zmm24, [rbp + 5760]                                ;   183.5 p0+p2   40 t
        vmovdqu64 [rbp + 19712], zmm24                                   ;   184.5 p7+p4   40 t spill
        vmovdqu64 zmm24, [rbp + 19264]                                   ;   192.5 p3      40 t
        vpxord zmm24, zmm24, [rbp + 5696]                                ;   198.5 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm24                                   ;   199.5 p8+p9   40 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   102.5 p3      41 t reload
        vmovdqu64 [rbp + 17664], zmm17                                   ;   178.5 p7+p4   61 t spill
        vpshufb zmm17, zmm24, [rbp + 19712]                              ;   212.5 p5+p2   23 t
        vpxord zmm20, zmm20, [rbp + 17664]                               ;   184.5 p0+p3   40 t
        vmovdqu64 zmm24, [rbp + 5696]                                    ;   104.2 p2      40 t
        vmovdqu64 [rbp + 17856], zmm17                                   ;   213.5 p8+p9   23 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   104.5 p3      41 t reload
        vmovdqu64 [rbp + 18304], zmm20                                   ;   185.5 p7+p4   40 t spill
        vpshufb zmm20, zmm17, [rbp + 19648]                              ;   213.5 p5+p2   21 t
        vmovdqu64 zmm17, [rbp + 5760]                                    ;   105.5 p3      40 t
        vmovdqu64 [rbp + 17728], zmm20                                   ;   214.5 p8+p9   21 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;   106.2 p2      41 t reload
        vmovdqu64 [rbp + 17792], zmm10                                   ;   170.5 p7+p4   61 t spill
        vpshufb zmm10, zmm20, [rbp + 18304]                              ;   214.5 p5+p3   22 t
        vpxord zmm28, zmm28, [rbp + 17792]                               ;   176.5 p0+p2   40 t
        vmovdqu64 zmm20, [rbp + 5824]                                    ;   107.5 p3      40 t
        vmovdqu64 [rbp + 18624], zmm10                                   ;   215.5 p8+p9   22 t spill
        vmovdqu64 zmm10, [rbp + 5888]                                    ;   108.2 p2      40 t
        vmovdqu64 [rbp + 18176], zmm28                                   ;   177.5 p7+p4   40 t spill
        vmovdqu64 zmm28, [rbp + 5888]                                    ;   108.5 p3      40 t
        vmovdqu64 [rbp + 19584], zmm19                                   ;   191.5 p8+p9   61 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   109.2 p2      41 t reload
        vpshufb zmm3, zmm19, [rbp + 18176]                               ;   215.5 p5+p3   23 t
        vpxord zmm22, zmm22, [rbp + 19584]                               ;   197.5 p0+p2   40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   110.5 p3      23 t reload
        vmovdqu64 [rbp + 19200], zmm3                                    ;   216.5 p7+p4   23 t spill
        vmovdqu64 zmm3, [rbp + 18176]                                    ;   177.5 p2      23 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   217.5 p0+p5+p3   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   112.2 p2      23 t reload
        vmovdqu64 [rbp + 18752], zmm3                                    ;   222.5 p8+p9   23 t spill
        vmovdqu64 zmm3, [rbp + 18176]                                    ;   177.5 p3      23 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;   219.5 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   113.5 p3      22 t reload
        vmovdqu64 [rbp + 18176], zmm3                                    ;   224.5 p7+p4   23 t spill
        vmovdqu64 zmm3, [rbp + 18304]                                    ;   185.5 p2      22 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   221.5 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rbp + 18752]                                   ;   222.5 p2      23 t reload
        vmovdqu64 [rbp + 19776], zmm3                                    ;   226.5 p8+p9   22 t spill
        vmovdqu64 zmm3, [rbp + 19200]                                    ;   216.5 p3      23 t
        vpternlogd zmm3, zmm19, [rbp + 18176], 0xca                      ;   230.5 p0+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   116.5 p3      22 t reload
        vmovdqu64 [rbp + 18176], zmm3                                    ;   231.5 p7+p4   23 t spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 704]  ;   117.2 p2      22 t reload
        vmovdqu64 [rbp + 18752], zmm22                                   ;   198.5 p8+p9   40 t spill
        vmovdqu64 zmm22, [rbp + 18304]                                   ;   185.5 p3      22 t
        vpermi2b zmm22, zmm3, zmm19                                      ;   223.5 p0+p5   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   118.2 p2      41 t reload
        vpshufb zmm3, zmm19, [rbp + 18752]                               ;   224.5 p5+p3   41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;   119.2 p2      41 t reload
        vmovdqu64 [rbp + 18304], zmm22                                   ;   228.5 p7+p4   22 t spill
        vmovdqu64 zmm22, [rbp + 18752]                                   ;   198.5 p3      41 t
        vpermi2b zmm22, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;   226.5 p0+p5+p2   41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 128] ;   120.5 p3      41 t reload
        vmovdqu64 [rbp + 19200], zmm3                                    ;   225.5 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 18752]                                    ;   198.5 p2      41 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;   228.5 p0+p5+p3   41 t
        vmovdqu64 zmm19, [rbp + 19776]                                   ;   226.5 p2      22 t reload
        vmovdqu64 [rbp + 18752], zmm22                                   ;   231.5 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 18624]                                   ;   215.5 p3      22 t
        vpternlogd zmm22, zmm19, [rbp + 18304], 0xca                     ;   234.5 p0+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   123.5 p3      21 t reload
        vmovdqu64 [rbp + 18304], zmm22                                   ;   235.5 p8+p9   22 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;   124.2 p2      21 t reload
        vmovdqu64 [rbp + 19776], zmm3                                    ;   233.5 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 19648]                                    ;   199.5 p3      21 t
        vpermi2b zmm3, zmm22, zmm19                                      ;   230.5 p0+p5   21 t
        vmovdqu64 zmm19, [rbp + 18752]                                   ;   231.5 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 19200]                                   ;   225.5 p3      41 t
        vpternlogd zmm22, zmm19, [rbp + 19776], 0xca                     ;   239.5 p0+p2   41 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;   126.5 p3      21 t reload
        vmovdqu64 [rbp + 19776], zmm22                                   ;   240.5 p8+p9   41 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 960] ;   127.2 p2      21 t reload
        vmovdqu64 [rbp + 18752], zmm3                                    ;   235.5 p7+p4   21 t spill
        vmovdqu64 zmm3, [rbp + 19648]                                    ;   199.5 p3      21 t
        vpermi2b zmm3, zmm22, zmm19                                      ;   232.5 p0+p5   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   128.2 p2      23 t reload
        vmovdqu64 zmm22, [rbp + 19712]                                   ;   184.5 p3      23 t
        vpermi2b zmm22, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   234.5 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   129.5 p3      23 t reload
        vmovdqu64 [rbp + 19648], zmm22                                   ;   239.5 p8+p9   23 t spill
        vmovdqu64 zmm22, [rbp + 19712]                                   ;   184.5 p2      23 t
        vpermi2b zmm22, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;   236.5 p0+p5+p3   23 t
        vmovdqu64 zmm19, [rbp + 17408]                                   ;   131.2 p2      68 d.0 reload
        vpternlogd zmm21, zmm19, [rbp + 4928], 0x96                      ;   168.5 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 18560]                                   ;   190.5 p2      41 t reload
        vmovdqu64 [rbp + 17408], zmm22                                   ;   241.5 p7+p4   23 t spill
        vmovdqu64 zmm22, [rbp + 5952]                                    ;   132.5 p3      40 t
        vpternlogd zmm22, zmm21, zmm19, 0x96                             ;   196.5 p0      40 t
        vmovdqu64 zmm19, [rbp + 19648]                                   ;   239.5 p2      23 t reload
        vmovdqu64 [rbp + 19712], zmm21                                   ;   169.5 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 17856]                                   ;   213.5 p3      23 t
        vpternlogd zmm21, zmm19, [rbp + 17408], 0xca                     ;   247.5 p0+p2   23 t
        vmovdqa64 zmm19, zmm23                                           ;   177.5         61 t copy
        vpternlogd zmm14, zmm5, zmm9, 0x96                               ;   191.5 p0      61 t
        vmovdqu64 zmm5, [rbp + 4800]                                     ;   134.5 p3      68 d.5 reload
        vmovdqu64 zmm9, [rbp + 17536]                                    ;   135.2 p2      68 d.0 reload
        vpternlogd zmm6, zmm9, zmm5, 0x96                                ;   190.5 p0      61 t
        vpxord zmm19, zmm19, zmm6                                        ;   191.5 p0      61 t
        vpternlogd zmm6, zmm23, [rbp + 5824], 0x96                       ;   191.5 p0+p3   40 t
        vpxord zmm10, zmm10, zmm14                                       ;   192.5 p0      40 t
        vpternlogd zmm5, zmm12, [rbp + 18112], 0x96                      ;   213.5 p0+p2   61 t
        vpternlogd zmm11, zmm0, [rbp + 19136], 0x96                      ;   214.5 p0+p3   61 t
        vpxord zmm25, zmm25, zmm11                                       ;   215.5 p0      40 t
        vpternlogd zmm27, zmm26, zmm29, 0x96                             ;   217.5 p0      41 t
        vpternlogd zmm12, zmm26, zmm29, 0x96                             ;   217.5 p0      41 t
        vpternlogd zmm29, zmm31, zmm7, 0x96                              ;   217.5 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   137.2 p2      41 t reload
        vpshufb zmm23, zmm9, zmm6                                        ;   237.5 p5      22 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 640] ;   137.5 p3      22 t reload
        vmovdqu64 [rbp + 19136], zmm11                                   ;   215.5 p7+p4   61 t spill
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 576] ;   138.2 p2      22 t reload
        vmovdqu64 [rbp + 18112], zmm14                                   ;   192.5 p8+p9   61 t spill
        vmovdqa64 zmm14, zmm6                                            ;   192.5         22 t copy
        vpermi2b zmm14, zmm11, zmm26                                     ;   239.5 p0+p5   22 t
        vmovdqu64 [rbp + 17536], zmm19                                   ;   192.5 p7+p4   61 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   138.5 p3      22 t reload
        vpermi2b zmm6, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   241.5 p0+p5+p2   22 t
        vpternlogd zmm4, zmm1, zmm29, 0x96                               ;   218.5 p0      41 t
        vpternlogd zmm31, zmm7, zmm27, 0x96                              ;   218.5 p0      41 t
        vpshufb zmm1, zmm9, zmm10                                        ;   242.5 p5      21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 896]  ;   139.5 p3      21 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 832] ;   140.2 p2      21 t reload
        vmovdqa64 zmm26, zmm10                                           ;   193.5         21 t copy
        vpermi2b zmm26, zmm19, zmm7                                      ;   244.5 p0+p5   21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   140.5 p3      21 t reload
        vpermi2b zmm10, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;   246.5 p0+p5+p2   21 t
        vpternlogd zmm18, zmm13, zmm12, 0x96                             ;   218.5 p0      61 t
        vpshufb zmm13, zmm9, zmm25                                       ;   247.5 p5      41 t
        vpternlogd zmm16, zmm27, zmm4, 0x96                              ;   219.5 p0      61 t
        vpternlogd zmm2, zmm4, [rbp + 19072], 0x96                       ;   219.5 p0+p3   61 t
        vpxord zmm5, zmm5, zmm31                                         ;   219.5 p0      61 t
        vpternlogd zmm8, zmm31, [rbp + 18880], 0x96                      ;   219.5 p0+p2   61 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;   142.5 p3      41 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512]       ;   143.2 p2      41 t reload
        vmovdqa64 zmm31, zmm22                                           ;   197.5         42 t copy
        vpermi2b zmm31, zmm27, zmm4                                      ;   249.5 p0+p5   42 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 128]  ;   143.5 p3      41 t reload
        vmovdqa64 zmm19, zmm22                                           ;   197.5         42 t copy
        vpermi2b zmm19, zmm7, [rel camellia128_encrypt.T0_constants512 + 192] ;   251.5 p0+p5+p2   42 t
        vpxord zmm28, zmm28, zmm18                                       ;   219.5 p0      40 t
        vpxord zmm17, zmm17, zmm16                                       ;   220.5 p0      40 t
        vpxord zmm20, zmm20, zmm5                                        ;   220.5 p0      40 t
        vpxord zmm15, zmm15, zmm2                                        ;   220.5 p0      40 t
        vpxord zmm30, zmm30, zmm8                                        ;   220.5 p0      40 t
        vmovdqu64 [rbp + 18880], zmm8                                    ;   220.5 p8+p9   61 t spill
        vmovdqa64 zmm8, zmm25                                            ;   216.5         41 t copy
        vpermi2b zmm8, zmm27, zmm4                                       ;   253.5 p0+p5   41 t
        vpermi2b zmm25, zmm7, [rel camellia128_encrypt.T0_constants512 + 192] ;   255.5 p0+p5+p3   41 t
        vmovdqu64 [rbp + 19072], zmm2                                    ;   220.5 p7+p4   61 t spill
        vpshufb zmm2, zmm9, zmm28                                        ;   256.5 p5      21 t
        vmovdqu64 [rbp + 17408], zmm18                                   ;   219.5 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 18816]                                   ;   149.5 p2      68 d.0 reload
        vpternlogd zmm12, zmm18, [rbp + 4672], 0x96                      ;   218.5 p0+p3   61 t
        vpshufb zmm18, zmm9, zmm22                                       ;   257.5 p5      42 t
        vpxord zmm24, zmm24, zmm12                                       ;   219.5 p0      40 t
        vpshufb zmm22, zmm9, zmm24                                       ;   258.5 p5      21 t
        vmovdqu64 [rbp + 18816], zmm12                                   ;   219.5 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 18432]                                   ;   146.2 p2      68 d.0 reload
        vpternlogd zmm29, zmm12, [rbp + 4928], 0x96                      ;   218.5 p0+p3   61 t
        vpshufb zmm12, zmm9, zmm15                                       ;   259.5 p5      23 t
        vmovdqu64 [rbp + 18432], zmm5                                    ;   220.5 p8+p9   61 t spill
        vpshufb zmm5, zmm9, zmm30                                        ;   260.5 p5      22 t
        vmovdqu64 [rbp + 19648], zmm16                                   ;   220.5 p7+p4   61 t spill
        vpshufb zmm16, zmm9, zmm17                                       ;   261.5 p5      23 t
        vpshufb zmm7, zmm9, zmm20                                        ;   262.5 p5      22 t
        vmovdqa64 zmm9, zmm29                                            ;   219.5         40 t copy
        vpternlogd zmm9, zmm0, [rbp + 5952], 0x96                        ;   219.5 p0+p2   40 t
        vmovdqu64 [rbp + 17856], zmm29                                   ;   219.5 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm9                                            ;   220.5         42 t copy
        vpermi2b zmm29, zmm27, zmm4                                      ;   264.5 p0+p5   42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;   147.5 p3      41 t reload
        vpshufb zmm27, zmm4, zmm9                                        ;   265.5 p5      42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 128]  ;   148.2 p2      41 t reload
        vpermi2b zmm9, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;   267.5 p0+p5+p3   42 t
        vmovdqa64 zmm4, zmm30                                            ;   221.5         22 t copy
        vpermi2b zmm4, zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   269.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 19200], zmm0                                    ;   214.5 p7+p4   41 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 704]  ;   149.5 p3      22 t reload
        vpermi2b zmm30, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   271.5 p0+p5+p2   22 t
        vmovdqa64 zmm0, zmm20                                            ;   221.5         22 t copy
        vpermi2b zmm0, zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   273.5 p0+p5+p3   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 704] ;   151.2 p2      22 t reload
        vpermi2b zmm20, zmm11, [rel camellia128_encrypt.T0_constants512 + 768] ;   275.5 p0+p5+p3   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;   152.2 p2      21 t reload
        vmovdqu64 [rbp + 18624], zmm21                                   ;   248.5 p8+p9   23 t spill
        vmovdqa64 zmm21, zmm24                                           ;   220.5         21 t copy
        vpermi2b zmm21, zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;   277.5 p0+p5+p3   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 960] ;   153.2 p2      21 t reload
        vpermi2b zmm24, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   279.5 p0+p5+p3   21 t
        vmovdqu64 [rbp + 19840], zmm29                                   ;   269.5 p7+p4   42 t spill
        vmovdqa64 zmm29, zmm28                                           ;   220.5         21 t copy
        vpermi2b zmm29, zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   281.5 p0+p5+p2   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;   157.5 p3      21 t reload
        vpermi2b zmm28, zmm11, [rel camellia128_encrypt.T0_constants512 + 896] ;   283.5 p0+p5+p2   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;   158.5 p3      23 t reload
        vmovdqu64 [rbp + 19904], zmm27                                   ;   266.5 p8+p9   42 t spill
        vmovdqa64 zmm27, zmm15                                           ;   221.5         23 t copy
        vpermi2b zmm27, zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   285.5 p0+p5+p2   23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 448] ;   162.5 p3      23 t reload
        vpermi2b zmm15, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   287.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19968], zmm9                                    ;   272.5 p7+p4   42 t spill
        vmovdqa64 zmm9, zmm17                                            ;   221.5         23 t copy
        vpermi2b zmm9, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   289.5 p0+p5+p3   23 t
        vmovdqu64 zmm11, [rbp + 19840]                                   ;   269.5 p2      42 t reload
        vmovdqu64 [rbp + 20032], zmm31                                   ;   254.5 p8+p9   42 t spill
        vmovdqu64 zmm31, [rbp + 19904]                                   ;   266.5 p3      42 t
        vpternlogd zmm31, zmm11, [rbp + 19968], 0xca                     ;   278.5 p0+p2   42 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;   167.7 p3      23 t reload
        vmovdqu64 [rbp + 19968], zmm31                                   ;   279.5 p7+p4   42 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;   167.8 p2      23 t reload
        vpermi2b zmm17, zmm31, zmm11                                     ;   291.5 p0+p5   23 t
        vmovdqu64 zmm11, [rbp + 17728]                                   ;   214.5 p3      21 t reload
        vpternlogd zmm3, zmm11, [rbp + 18752], 0xb8                      ;   241.5 p0+p2   21 t
        vpternlogd zmm23, zmm14, zmm6, 0xca                              ;   246.5 p0      22 t
        vmovdqu64 zmm6, [rbp + 18304]                                    ;   235.5 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 18624]                                   ;   248.5 p2      41 t
        vpternlogd zmm11, zmm3, zmm6, 0x96                               ;   254.5 p0      41 t
        vpternlogd zmm1, zmm26, zmm10, 0xca                              ;   251.5 p0      21 t
        vmovdqu64 zmm10, [rbp + 19776]                                   ;   240.5 p3      41 t reload
        vmovdqa64 zmm14, zmm23                                           ;   247.5         41 t copy
        vpternlogd zmm14, zmm3, zmm10, 0x96                              ;   247.5 p0      41 t
        vmovdqa64 zmm26, zmm14                                           ;   248.5         41 t copy
        vpternlogd zmm26, zmm6, [rbp + 18624], 0x96                      ;   254.5 p0+p2   41 t
        vpternlogd zmm13, zmm8, zmm25, 0xca                              ;   260.5 p0      41 t
        vmovdqu64 zmm8, [rbp + 6016]                                     ;   173.2 p3      40 t
        vmovdqu64 zmm25, [rbp + 6016]                                    ;   174.5 p2      40 t
        vmovdqu64 zmm31, [rbp + 6080]                                    ;   174.7 p3      40 t
        vmovdqu64 zmm6, [rbp + 6080]                                     ;   175.5 p2      40 t
        vmovdqu64 zmm10, [rbp + 6144]                                    ;   175.7 p3      40 t
        vmovdqu64 [rbp + 18624], zmm14                                   ;   248.5 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 6144]                                    ;   176.7 p2      40 t
        vmovdqu64 [rbp + 18752], zmm26                                   ;   255.5 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 6208]                                    ;   177.0 p3      40 t
        vmovdqu64 [rbp + 17728], zmm23                                   ;   247.5 p8+p9   22 t spill
        vmovdqu64 zmm23, [rbp + 18048]                                   ;   177.7 p2      68 d.0 reload
        vmovdqu64 [rbp + 19840], zmm3                                    ;   242.5 p7+p4   21 t spill
        vmovdqu64 zmm3, [rbp + 18752]                                    ;   255.5 p3      62 t
        vpternlogd zmm3, zmm23, [rbp + 4032], 0x96                       ;   261.5 p0+p2   62 t
        vpternlogd zmm18, zmm19, [rbp + 20032], 0xac                     ;   260.5 p0+p3   42 t
        vmovdqu64 zmm19, [rbp + 18176]                                   ;   231.5 p2      23 t reload
        vmovdqu64 zmm23, [rbp + 19776]                                   ;   240.5 p3      41 t
        vpternlogd zmm23, zmm1, zmm19, 0x96                              ;   252.5 p0      41 t
        vpxord zmm31, zmm31, zmm3                                        ;   262.5 p0      40 t
        vmovdqu64 [rbp + 20032], zmm3                                    ;   262.5 p8+p9   62 t spill
        vmovdqu64 zmm3, [rbp + 17728]                                    ;   247.5 p2      41 t
        vpternlogd zmm3, zmm23, [rbp + 19840], 0x96                      ;   253.5 p0+p3   41 t
        vmovdqu64 [rbp + 19840], zmm31                                   ;   263.5 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 18752]                                   ;   255.5 p2      41 t reload
        vpternlogd zmm23, zmm31, [rbp + 18688], 0x96                     ;   261.5 p0+p3   62 t
        vmovdqu64 zmm31, [rbp + 4096]                                    ;   184.7 p2      68 d.2 reload
        vmovdqu64 zmm19, [rbp + 17984]                                   ;   184.8 p3      62 t
        vpternlogd zmm19, zmm3, zmm31, 0x96                              ;   254.5 p0      62 t
        vpxord zmm10, zmm10, zmm19                                       ;   255.5 p0      40 t
        vmovdqu64 [rbp + 17984], zmm19                                   ;   255.5 p8+p9   62 t spill
        vmovdqu64 zmm19, [rbp + 17280]                                   ;   185.7 p2      62 t
        vpternlogd zmm19, zmm11, [rbp + 4352], 0x96                      ;   255.5 p0+p3   62 t
        vpternlogd zmm11, zmm18, [rbp + 18176], 0x96                     ;   261.5 p0+p2   41 t
        vmovdqu64 zmm31, [rbp + 18176]                                   ;   231.5 p3      23 t reload
        vpternlogd zmm18, zmm31, [rbp + 18304], 0x96                     ;   261.5 p0+p2   41 t
        vpternlogd zmm1, zmm18, [rbp + 19776], 0x96                      ;   262.5 p0+p3   41 t
        vpternlogd zmm3, zmm18, [rbp + 18240], 0x96                      ;   262.5 p0+p2   62 t
        vmovdqu64 zmm18, [rbp + 3968]                                    ;   190.8 p3      68 d.0 reload
        vmovdqu64 zmm31, [rbp + 18496]                                   ;   191.5 p2      62 t
        vpternlogd zmm31, zmm11, zmm18, 0x96                             ;   262.5 p0      62 t
        vpxord zmm8, zmm8, zmm31                                         ;   263.5 p0      40 t
        vmovdqu64 [rbp + 18496], zmm31                                   ;   263.5 p7+p4   62 t spill
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   248.5 p3      41 t reload
        vpternlogd zmm11, zmm31, [rbp + 17344], 0x96                     ;   262.5 p0+p2   62 t
        vmovdqu64 zmm31, [rbp + 4160]                                    ;   192.8 p3      68 d.3 reload
        vmovdqu64 zmm18, [rbp + 17920]                                   ;   193.5 p2      62 t
        vpternlogd zmm18, zmm1, zmm31, 0x96                              ;   263.5 p0      62 t
        vpxord zmm26, zmm26, zmm18                                       ;   264.5 p0      40 t
        vpternlogd zmm5, zmm4, zmm30, 0xca                               ;   276.5 p0      22 t
        vpternlogd zmm7, zmm0, zmm20, 0xca                               ;   280.5 p0      22 t
        vpternlogd zmm22, zmm21, zmm24, 0xca                             ;   284.5 p0      21 t
        vmovdqa64 zmm0, zmm13                                            ;   261.5         41 t copy
        vpternlogd zmm0, zmm7, zmm22, 0x96                               ;   285.5 p0      41 t
        vpternlogd zmm2, zmm28, zmm29, 0xca                              ;   288.5 p0      21 t
        vpternlogd zmm12, zmm27, zmm15, 0xca                             ;   292.5 p0      23 t
        vmovdqu64 zmm4, [rbp + 19840]                                    ;   263.5 p3      40 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   194.5 p2      41 t reload
        vpshufb zmm20, zmm15, zmm4                                       ;   292.5 p5      23 t
        vmovdqu64 zmm21, [rbp + 6208]                                    ;   195.5 p3      40 t
        vmovdqu64 zmm24, [rbp + 6272]                                    ;   195.7 p2      40 t
        vmovdqu64 zmm27, [rbp + 6272]                                    ;   196.5 p3      40 t
        vmovdqu64 zmm28, [rbp + 6336]                                    ;   196.7 p2      40 t
        vmovdqu64 zmm29, [rbp + 6336]                                    ;   197.5 p3      40 t
        vmovdqu64 zmm30, [rbp + 6400]                                    ;   197.7 p2      40 t
        vmovdqu64 [rbp + 17920], zmm18                                   ;   264.5 p8+p9   62 t spill
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   198.5 p3      40 t
        vmovdqu64 zmm4, [rbp + 6464]                                     ;   198.7 p2      40 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;   199.5 p3      23 t reload
        vmovdqu64 [rbp + 17344], zmm26                                   ;   265.5 p7+p4   40 t spill
        vmovdqu64 zmm26, [rbp + 19840]                                   ;   263.5 p2      23 t
        vpermi2b zmm26, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;   294.5 p0+p5+p3   23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;   200.8 p2      23 t reload
        vmovdqu64 [rbp + 18624], zmm10                                   ;   256.5 p8+p9   40 t spill
        vmovdqu64 zmm10, [rbp + 19840]                                   ;   263.5 p3      23 t
        vpermi2b zmm10, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   296.5 p0+p5+p2   23 t
        vpxord zmm24, zmm24, zmm23                                       ;   262.5 p0      40 t
        vpxord zmm28, zmm28, zmm3                                        ;   263.5 p0      40 t
        vpxord zmm18, zmm18, zmm11                                       ;   263.5 p0      40 t
        vmovdqu64 [rbp + 19840], zmm11                                   ;   263.5 p7+p4   62 t spill
        vmovdqa64 zmm11, zmm19                                           ;   256.5         40 t copy
        vpternlogd zmm11, zmm1, [rbp + 6400], 0x96                       ;   263.5 p0+p3   40 t
        vmovdqu64 [rbp + 18240], zmm19                                   ;   256.5 p8+p9   62 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   202.8 p2      41 t reload
        vmovdqu64 [rbp + 19776], zmm1                                    ;   263.5 p7+p4   41 t spill
        vpshufb zmm1, zmm19, zmm8                                        ;   297.5 p5      41 t
        vmovdqu64 [rbp + 18304], zmm3                                    ;   263.5 p8+p9   62 t spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512]        ;   203.5 p3      41 t reload
        vmovdqu64 [rbp + 18176], zmm23                                   ;   262.5 p7+p4   62 t spill
        vmovdqa64 zmm23, zmm8                                            ;   264.5         41 t copy
        vpermi2b zmm23, zmm3, [rel camellia128_encrypt.T0_constants512 + 64] ;   299.5 p0+p5+p2   41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;   207.5 p3      41 t reload
        vpermi2b zmm8, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   301.5 p0+p5+p2   41 t
        vpternlogd zmm16, zmm17, zmm9, 0xca                              ;   296.5 p0      23 t
        vmovdqu64 zmm9, [rbp + 18624]                                    ;   256.5 p3      40 t reload
        vpshufb zmm17, zmm19, zmm9                                       ;   302.5 p5      22 t
        vpshufb zmm9, zmm19, [rbp + 17344]                               ;   303.5 p5+p2   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   211.5 p3      22 t reload
        vmovdqu64 zmm15, [rbp + 18624]                                   ;   256.5 p2      22 t
        vpermi2b zmm15, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   305.5 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   212.7 p2      22 t reload
        vmovdqu64 zmm3, [rbp + 18624]                                    ;   256.5 p3      22 t
        vpermi2b zmm3, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   307.5 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 832] ;   214.5 p3      21 t reload
        vmovdqu64 [rbp + 18624], zmm18                                   ;   264.5 p8+p9   40 t spill
        vmovdqu64 zmm18, [rbp + 17344]                                   ;   265.5 p2      21 t
        vpermi2b zmm18, zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   309.5 p0+p5+p3   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;   215.7 p2      21 t reload
        vmovdqu64 [rbp + 17280], zmm11                                   ;   264.5 p7+p4   40 t spill
        vmovdqu64 zmm11, [rbp + 17344]                                   ;   265.5 p3      21 t
        vpermi2b zmm11, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;   311.5 p0+p5+p2   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;   217.7 p3      41 t reload
        vmovdqu64 [rbp + 17344], zmm28                                   ;   264.5 p8+p9   40 t spill
        vpshufb zmm28, zmm19, zmm24                                      ;   312.5 p5      23 t
        vmovdqu64 [rbp + 18688], zmm28                                   ;   313.5 p7+p4   23 t spill
        vpshufb zmm28, zmm19, [rbp + 17344]                              ;   313.5 p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   218.7 p3      22 t reload
        vmovdqu64 [rbp + 18752], zmm28                                   ;   314.5 p8+p9   22 t spill
        vmovdqu64 zmm28, [rbp + 17344]                                   ;   264.5 p2      22 t
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;   315.5 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   220.0 p2      22 t reload
        vmovdqu64 [rbp + 17728], zmm28                                   ;   320.5 p7+p4   22 t spill
        vmovdqu64 zmm28, [rbp + 17344]                                   ;   264.5 p3      22 t
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   317.5 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   221.7 p3      23 t reload
        vmovdqu64 [rbp + 17344], zmm28                                   ;   322.5 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm24                                           ;   263.5         23 t copy
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;   319.5 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   222.7 p3      23 t reload
        vpermi2b zmm24, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;   321.5 p0+p5+p2   23 t
        vmovdqa64 zmm19, zmm2                                            ;   289.5         41 t copy
        vpternlogd zmm19, zmm13, zmm12, 0x96                             ;   293.5 p0      41 t
        vpternlogd zmm7, zmm19, zmm22, 0x96                              ;   294.5 p0      41 t
        vpternlogd zmm22, zmm16, zmm5, 0x96                              ;   297.5 p0      41 t
        vmovdqu64 [rbp + 18048], zmm28                                   ;   324.5 p7+p4   23 t spill
        vmovdqu64 zmm28, [rbp + 17728]                                   ;   320.5 p3      22 t reload
        vmovdqu64 [rbp + 19904], zmm24                                   ;   326.5 p8+p9   23 t spill
        vmovdqu64 zmm24, [rbp + 18752]                                   ;   314.5 p2      22 t
        vpternlogd zmm24, zmm28, [rbp + 17344], 0xca                     ;   328.5 p0+p3   22 t
        vmovdqu64 zmm28, [rbp + 18048]                                   ;   324.5 p2      23 t reload
        vmovdqu64 [rbp + 17344], zmm24                                   ;   329.5 p7+p4   22 t spill
        vmovdqu64 zmm24, [rbp + 18688]                                   ;   313.5 p3      23 t
        vpternlogd zmm24, zmm28, [rbp + 19904], 0xca                     ;   332.5 p0+p2   23 t
        vpternlogd zmm16, zmm0, zmm5, 0x96                               ;   297.5 p0      41 t
        vmovdqu64 zmm28, [rbp + 19968]                                   ;   279.5 p3      42 t reload
        vpternlogd zmm5, zmm12, zmm28, 0x96                              ;   293.5 p0      41 t
        vmovdqu64 [rbp + 19904], zmm24                                   ;   333.5 p8+p9   23 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   227.0 p2      41 t reload
        vmovdqu64 [rbp + 18048], zmm9                                    ;   304.5 p7+p4   21 t spill
        vpshufb zmm9, zmm24, [rbp + 17280]                               ;   322.5 p5+p3   21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   228.0 p2      21 t reload
        vmovdqu64 [rbp + 18688], zmm9                                    ;   323.5 p8+p9   21 t spill
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   264.5 p3      21 t
        vpermi2b zmm9, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   324.5 p0+p5+p2   21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 960] ;   229.7 p3      21 t reload
        vmovdqu64 [rbp + 17728], zmm9                                    ;   329.5 p7+p4   21 t spill
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   264.5 p2      21 t
        vpermi2b zmm9, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   326.5 p0+p5+p3   21 t
        vpternlogd zmm2, zmm13, zmm5, 0x96                               ;   294.5 p0      41 t
        vpternlogd zmm31, zmm2, [rbp + 19392], 0x96                      ;   295.5 p0+p2   62 t
        vpternlogd zmm5, zmm7, [rbp + 19008], 0x96                       ;   295.5 p0+p3   62 t
        vpxord zmm29, zmm29, zmm5                                        ;   296.5 p0      40 t
        vpxord zmm21, zmm21, zmm31                                       ;   296.5 p0      40 t
        vpternlogd zmm28, zmm12, zmm22, 0x96                             ;   298.5 p0      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 64]  ;   232.0 p2      41 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512]       ;   232.7 p3      41 t reload
        vmovdqu64 [rbp + 19968], zmm31                                   ;   296.5 p8+p9   62 t spill
        vmovdqu64 zmm31, [rbp + 18624]                                   ;   264.5 p2      42 t
        vpermi2b zmm31, zmm13, zmm12                                     ;   328.5 p0+p5   42 t
        vpternlogd zmm20, zmm26, zmm10, 0xca                             ;   301.5 p0      23 t
        vmovdqu64 zmm10, [rbp + 19328]                                   ;   233.7 p3      68 d.0 reload
        vpternlogd zmm19, zmm10, [rbp + 4224], 0x96                      ;   294.5 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 19520]                                   ;   234.7 p3      68 d.0 reload
        vpternlogd zmm7, zmm10, [rbp + 4096], 0x96                       ;   295.5 p0+p2   62 t
        vpxord zmm14, zmm14, zmm7                                        ;   296.5 p0      40 t
        vpxord zmm19, zmm19, zmm16                                       ;   298.5 p0      62 t
        vpternlogd zmm2, zmm22, [rbp + 18368], 0x96                      ;   298.5 p0+p3   62 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 256] ;   236.0 p2      41 t reload
        vpshufb zmm22, zmm10, zmm14                                      ;   329.5 p5      22 t
        vpshufb zmm26, zmm10, zmm21                                      ;   330.5 p5      21 t
        vpxord zmm27, zmm27, zmm19                                       ;   299.5 p0      40 t
        vpxord zmm30, zmm30, zmm2                                        ;   299.5 p0      40 t
        vmovdqu64 [rbp + 18368], zmm7                                    ;   296.5 p7+p4   62 t spill
        vpshufb zmm7, zmm10, zmm29                                       ;   331.5 p5      22 t
        vpternlogd zmm0, zmm28, [rbp + 18944], 0x96                      ;   299.5 p0+p3   62 t
        vpxord zmm4, zmm4, zmm0                                          ;   300.5 p0      40 t
        vmovdqu64 [rbp + 18944], zmm0                                    ;   300.5 p8+p9   62 t spill
        vpshufb zmm0, zmm10, zmm27                                       ;   332.5 p5      23 t
        vmovdqu64 [rbp + 19520], zmm2                                    ;   299.5 p7+p4   62 t spill
        vpshufb zmm2, zmm10, zmm30                                       ;   333.5 p5      21 t
        vmovdqu64 [rbp + 19328], zmm5                                    ;   296.5 p8+p9   62 t spill
        vmovdqu64 zmm5, [rbp + 19456]                                    ;   237.0 p2      68 d.0 reload
        vpternlogd zmm16, zmm5, [rbp + 4032], 0x96                       ;   298.5 p0+p3   62 t
        vpxord zmm6, zmm6, zmm16                                         ;   299.5 p0      40 t
        vpshufb zmm5, zmm10, zmm6                                        ;   334.5 p5      23 t
        vpternlogd zmm1, zmm23, zmm8, 0xca                               ;   306.5 p0      41 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   238.0 p2      21 t reload
        vmovdqa64 zmm23, zmm21                                           ;   297.5         21 t copy
        vpermi2b zmm23, zmm24, zmm8                                      ;   336.5 p0+p5   21 t
        vmovdqu64 [rbp + 19456], zmm16                                   ;   299.5 p7+p4   62 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 832] ;   238.7 p3      21 t reload
        vpermi2b zmm21, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   338.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19008], zmm19                                   ;   299.5 p8+p9   62 t spill
        vmovdqa64 zmm19, zmm30                                           ;   300.5         21 t copy
        vpermi2b zmm19, zmm24, zmm8                                      ;   340.5 p0+p5   21 t
        vpermi2b zmm30, zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   342.5 p0+p5+p3   21 t
        vmovdqu64 zmm8, [rbp + 17600]                                    ;   240.0 p2      68 d.0 reload
        vpternlogd zmm28, zmm8, [rbp + 3968], 0x96                       ;   299.5 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 18624]                                    ;   264.5 p2      40 t reload
        vpshufb zmm24, zmm10, zmm8                                       ;   343.5 p5      42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;   241.7 p3      41 t reload
        vpermi2b zmm8, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   345.5 p0+p5+p2   42 t
        vpxord zmm25, zmm25, zmm28                                       ;   300.5 p0      40 t
        vmovdqu64 [rbp + 18624], zmm28                                   ;   300.5 p7+p4   62 t spill
        vpshufb zmm28, zmm10, zmm25                                      ;   346.5 p5      41 t
        vmovdqa64 zmm10, zmm25                                           ;   301.5         41 t copy
        vpermi2b zmm10, zmm13, zmm12                                     ;   348.5 p0+p5   41 t
        vpermi2b zmm25, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   350.5 p0+p5+p3   41 t
        vmovdqa64 zmm16, zmm4                                            ;   301.5         42 t copy
        vpermi2b zmm16, zmm13, zmm12                                     ;   352.5 p0+p5   42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;   243.0 p2      22 t reload
        vmovdqa64 zmm13, zmm14                                           ;   297.5         22 t copy
        vpermi2b zmm13, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   354.5 p0+p5+p3   22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 704] ;   244.0 p2      22 t reload
        vpermi2b zmm14, zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;   356.5 p0+p5+p3   22 t
        vmovdqu64 [rbp + 17600], zmm20                                   ;   302.5 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm29                                           ;   297.5         22 t copy
        vpermi2b zmm20, zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;   358.5 p0+p5+p2   22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 576] ;   245.7 p3      22 t reload
        vpermi2b zmm29, zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   360.5 p0+p5+p2   22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   246.7 p3      41 t reload
        vmovdqu64 [rbp + 19392], zmm1                                    ;   307.5 p7+p4   41 t spill
        vpshufb zmm1, zmm12, zmm4                                        ;   361.5 p5      42 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   247.0 p2      41 t reload
        vpermi2b zmm4, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   363.5 p0+p5+p3   42 t
        vpternlogd zmm17, zmm15, zmm3, 0xca                              ;   312.5 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   248.0 p2      23 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;   248.7 p3      23 t reload
        vmovdqa64 zmm12, zmm6                                            ;   300.5         23 t copy
        vpermi2b zmm12, zmm15, zmm3                                      ;   365.5 p0+p5   23 t
        vmovdqu64 [rbp + 17280], zmm17                                   ;   313.5 p8+p9   22 t spill
        vmovdqa64 zmm17, zmm27                                           ;   300.5         23 t copy
        vpermi2b zmm17, zmm15, zmm3                                      ;   367.5 p0+p5   23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;   249.0 p2      23 t reload
        vpermi2b zmm6, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   369.5 p0+p5+p3   23 t
        vpermi2b zmm27, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   371.5 p0+p5+p2   23 t
        vpternlogd zmm18, zmm11, [rbp + 18048], 0xe4                     ;   316.5 p0+p3   21 t
        vmovdqu64 zmm11, [rbp + 17344]                                   ;   329.5 p2      22 t reload
        vmovdqu64 zmm3, [rbp + 19392]                                    ;   307.5 p3      41 t
        vpternlogd zmm3, zmm18, zmm11, 0x96                              ;   335.5 p0      41 t
        vmovdqu64 zmm15, [rbp + 19904]                                   ;   333.5 p2      41 t
        vpternlogd zmm15, zmm18, [rbp + 17280], 0x96                     ;   339.5 p0+p3   41 t
        vmovdqu64 zmm11, [rbp + 18688]                                   ;   323.5 p2      21 t reload
        vpternlogd zmm9, zmm11, [rbp + 17728], 0xb8                      ;   335.5 p0+p3   21 t
        vpternlogd zmm26, zmm21, zmm23, 0xca                             ;   343.5 p0      21 t
        vmovdqu64 zmm11, [rbp + 17600]                                   ;   302.5 p2      23 t reload
        vmovdqu64 zmm21, [rbp + 19392]                                   ;   307.5 p3      41 t
        vpternlogd zmm21, zmm9, zmm11, 0x96                              ;   336.5 p0      41 t
        vpternlogd zmm18, zmm21, [rbp + 17344], 0x96                     ;   337.5 p0+p2   41 t
        vmovdqu64 zmm23, [rbp + 17280]                                   ;   313.5 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 19904]                                   ;   333.5 p2      41 t
        vpternlogd zmm11, zmm3, zmm23, 0x96                              ;   339.5 p0      41 t
        vmovdqu64 zmm23, [rbp + 19712]                                   ;   256.7 p3      61 t reload
        vpternlogd zmm3, zmm23, [rbp + 18560], 0x96                      ;   336.5 p0+p2   61 t
        vpternlogd zmm21, zmm11, [rbp + 17472], 0x96                     ;   340.5 p0+p3   61 t
        vpternlogd zmm2, zmm30, zmm19, 0xca                              ;   347.5 p0      21 t
        vmovdqu64 zmm19, [rbp + 17664]                                   ;   258.0 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 6656]                                    ;   258.7 p3      40 t
        vpternlogd zmm23, zmm18, zmm19, 0x96                             ;   338.5 p0      40 t
        vmovdqu64 zmm30, [rbp + 17792]                                   ;   259.0 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 6592]                                    ;   259.7 p3      40 t
        vpternlogd zmm19, zmm11, zmm30, 0x96                             ;   340.5 p0      40 t
        vpternlogd zmm24, zmm31, zmm8, 0xca                              ;   350.5 p0      42 t
        vmovdqu64 zmm8, [rbp + 17600]                                    ;   302.5 p2      23 t reload
        vmovdqa64 zmm31, zmm15                                           ;   340.5         41 t copy
        vpternlogd zmm31, zmm24, zmm8, 0x96                              ;   351.5 p0      41 t
        vpxord zmm3, zmm3, zmm31                                         ;   352.5 p0      61 t
        vpternlogd zmm28, zmm10, zmm25, 0xca                             ;   355.5 p0      41 t
        vmovdqu64 zmm10, [rbp + 6784]                                    ;   260.7 p3      40 t
        vmovdqu64 zmm25, [rbp + 6784]                                    ;   261.0 p2      40 t
        vmovdqu64 zmm30, [rbp + 6848]                                    ;   261.7 p3      40 t
        vmovdqu64 [rbp + 17472], zmm11                                   ;   340.5 p7+p4   41 t spill
        vmovdqu64 zmm11, [rbp + 6848]                                    ;   262.0 p2      40 t
        vmovdqu64 [rbp + 18560], zmm23                                   ;   339.5 p8+p9   40 t spill
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   262.7 p3      40 t
        vmovdqu64 zmm8, [rbp + 6912]                                     ;   263.0 p2      40 t
        vpxord zmm10, zmm10, zmm21                                       ;   341.5 p0      40 t
        vmovdqu64 [rbp + 19712], zmm21                                   ;   341.5 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 17600]                                   ;   302.5 p3      23 t reload
        vpternlogd zmm24, zmm21, [rbp + 17280], 0x96                     ;   351.5 p0+p2   41 t
        vpternlogd zmm9, zmm24, [rbp + 19392], 0x96                      ;   352.5 p0+p3   41 t
        vpternlogd zmm24, zmm18, [rbp + 17536], 0x96                     ;   352.5 p0+p2   61 t
        vpxord zmm30, zmm30, zmm24                                       ;   353.5 p0      40 t
        vpternlogd zmm15, zmm9, [rbp + 18112], 0x96                      ;   353.5 p0+p3   61 t
        vpxord zmm23, zmm23, zmm15                                       ;   354.5 p0      40 t
        vpternlogd zmm22, zmm13, zmm14, 0xca                             ;   361.5 p0      22 t
        vmovdqu64 zmm13, [rbp + 19584]                                   ;   266.0 p2      61 t reload
        vmovdqu64 zmm14, [rbp + 6528]                                    ;   266.7 p3      40 t
        vpternlogd zmm14, zmm31, zmm13, 0x96                             ;   352.5 p0      40 t
        vmovdqu64 zmm21, [rbp + 19264]                                   ;   267.0 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 6720]                                    ;   267.7 p3      40 t
        vpternlogd zmm13, zmm9, zmm21, 0x96                              ;   353.5 p0      40 t
        vpternlogd zmm7, zmm29, zmm20, 0xca                              ;   365.5 p0      22 t
        vpternlogd zmm1, zmm16, zmm4, 0xca                               ;   368.5 p0      42 t
        vmovdqa64 zmm4, zmm28                                            ;   356.5         41 t copy
        vpternlogd zmm4, zmm7, zmm26, 0x96                               ;   366.5 p0      41 t
        vmovdqu64 zmm16, [rbp + 17856]                                   ;   268.0 p2      61 t
        vpternlogd zmm16, zmm4, [rbp + 19200], 0x96                      ;   367.5 p0+p3   61 t
        vmovdqa64 zmm20, zmm16                                           ;   368.5         61 t copy
        vpternlogd zmm5, zmm12, zmm6, 0xca                               ;   374.5 p0      23 t
        vmovdqu64 zmm6, [rbp + 18560]                                    ;   339.5 p2      40 t reload
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   269.7 p3      41 t reload
        vpshufb zmm29, zmm12, zmm6                                       ;   372.5 p5      22 t
        vmovdqu64 zmm21, [rbp + 6976]                                    ;   270.0 p2      40 t
        vmovdqu64 [rbp + 19200], zmm15                                   ;   354.5 p8+p9   61 t spill
        vpshufb zmm15, zmm12, zmm19                                      ;   373.5 p5      23 t
        vmovdqu64 [rbp + 17856], zmm24                                   ;   353.5 p7+p4   61 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   270.7 p3      23 t reload
        vmovdqu64 [rbp + 18112], zmm9                                    ;   353.5 p8+p9   41 t spill
        vmovdqa64 zmm9, zmm19                                            ;   341.5         23 t copy
        vpermi2b zmm9, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   375.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 17536], zmm18                                   ;   338.5 p7+p4   41 t spill
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;   271.7 p3      23 t reload
        vpermi2b zmm19, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   377.5 p0+p5+p2   23 t
        vpxord zmm21, zmm21, zmm3                                        ;   353.5 p0      40 t
        vmovdqu64 [rbp + 19392], zmm3                                    ;   353.5 p8+p9   61 t spill
        vpshufb zmm3, zmm12, zmm14                                       ;   378.5 p5      41 t
        vmovdqu64 [rbp + 17280], zmm31                                   ;   352.5 p7+p4   41 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 576] ;   272.7 p3      22 t reload
        vmovdqa64 zmm18, zmm6                                            ;   345.5         22 t copy
        vpermi2b zmm18, zmm31, [rel camellia128_encrypt.T0_constants512 + 640] ;   380.5 p0+p5+p2   22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 704] ;   273.7 p3      22 t reload
        vpermi2b zmm6, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   382.5 p0+p5+p2   22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;   275.0 p3      41 t reload
        vmovdqa64 zmm24, zmm14                                           ;   353.5         41 t copy
        vpermi2b zmm24, zmm31, [rel camellia128_encrypt.T0_constants512 + 64] ;   384.5 p0+p5+p2   41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   277.0 p3      41 t reload
        vpermi2b zmm14, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   386.5 p0+p5+p2   41 t
        vpternlogd zmm0, zmm17, zmm27, 0xca                              ;   376.5 p0      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   280.5 p3      41 t reload
        vpshufb zmm27, zmm17, zmm10                                      ;   387.5 p5      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   280.8 p2      23 t reload
        vmovdqa64 zmm12, zmm10                                           ;   342.5         23 t copy
        vpermi2b zmm12, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   389.5 p0+p5+p3   23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 448] ;   282.5 p2      23 t reload
        vpermi2b zmm10, zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;   391.5 p0+p5+p3   23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   284.5 p2      41 t reload
        vmovdqu64 [rbp + 18560], zmm21                                   ;   354.5 p8+p9   40 t spill
        vpshufb zmm21, zmm17, zmm13                                      ;   392.5 p5      21 t
        vpshufb zmm31, zmm17, zmm30                                      ;   393.5 p5      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;   286.5 p3      21 t reload
        vmovdqu64 [rbp + 17600], zmm23                                   ;   355.5 p7+p4   40 t spill
        vmovdqa64 zmm23, zmm13                                           ;   354.5         21 t copy
        vpermi2b zmm23, zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   395.5 p0+p5+p2   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;   288.5 p3      21 t reload
        vmovdqu64 [rbp + 19904], zmm31                                   ;   394.5 p8+p9   22 t spill
        vmovdqu64 zmm31, [rbp + 17600]                                   ;   355.5 p2      21 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;   397.5 p0+p5+p3   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;   290.5 p2      21 t reload
        vmovdqu64 [rbp + 17344], zmm31                                   ;   402.5 p7+p4   21 t spill
        vmovdqu64 zmm31, [rbp + 17600]                                   ;   355.5 p3      21 t
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   399.5 p0+p5+p2   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;   293.5 p3      21 t reload
        vpermi2b zmm13, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;   401.5 p0+p5+p2   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;   295.0 p3      22 t reload
        vmovdqu64 [rbp + 17728], zmm31                                   ;   404.5 p8+p9   21 t spill
        vmovdqa64 zmm31, zmm30                                           ;   354.5         22 t copy
        vpermi2b zmm31, zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   403.5 p0+p5+p2   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   296.0 p3      22 t reload
        vpermi2b zmm30, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   405.5 p0+p5+p2   22 t
        vpternlogd zmm4, zmm0, zmm22, 0x96                               ;   377.5 p0      41 t
        vpternlogd zmm0, zmm22, zmm26, 0x96                              ;   377.5 p0      41 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;   297.0 p3      41 t reload
        vmovdqu64 [rbp + 18688], zmm31                                   ;   408.5 p7+p4   22 t spill
        vpshufb zmm31, zmm17, [rbp + 17600]                              ;   406.5 p5+p2   21 t
        vpternlogd zmm22, zmm1, zmm5, 0x96                               ;   375.5 p0      41 t
        vpternlogd zmm1, zmm0, zmm5, 0x96                                ;   378.5 p0      41 t
        vpternlogd zmm5, zmm2, zmm28, 0x96                               ;   375.5 p0      41 t
        vmovdqu64 [rbp + 17600], zmm31                                   ;   407.5 p8+p9   21 t spill
        vpshufb zmm31, zmm17, [rbp + 18560]                              ;   407.5 p5+p3   42 t
        vmovdqu64 [rbp + 18048], zmm31                                   ;   408.5 p7+p4   42 t spill
        vmovdqu64 zmm31, [rbp + 17728]                                   ;   404.5 p2      21 t reload
        vmovdqu64 zmm17, [rbp + 17600]                                   ;   407.5 p3      21 t
        vpternlogd zmm17, zmm31, [rbp + 17344], 0xca                     ;   413.5 p0+p2   21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 64]  ;   300.3 p3      41 t reload
        vmovdqu64 [rbp + 17344], zmm17                                   ;   414.5 p8+p9   21 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512]       ;   300.8 p2      41 t reload
        vmovdqu64 [rbp + 17728], zmm30                                   ;   410.5 p7+p4   22 t spill
        vmovdqu64 zmm30, [rbp + 18560]                                   ;   354.5 p3      42 t
        vpermi2b zmm30, zmm17, zmm31                                     ;   409.5 p0+p5   42 t
        vmovdqu64 [rbp + 17600], zmm30                                   ;   414.5 p8+p9   42 t spill
        vmovdqu64 zmm30, [rbp + 18688]                                   ;   408.5 p2      22 t reload
        vmovdqu64 zmm31, [rbp + 19904]                                   ;   394.5 p3      22 t
        vpternlogd zmm31, zmm30, [rbp + 17728], 0xca                     ;   416.5 p0+p2   22 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   303.3 p3      41 t reload
        vmovdqu64 [rbp + 17728], zmm31                                   ;   417.5 p7+p4   22 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 128] ;   303.8 p2      41 t reload
        vmovdqu64 zmm17, [rbp + 18560]                                   ;   354.5 p3      42 t
        vpermi2b zmm17, zmm31, zmm30                                     ;   411.5 p0+p5   42 t
        vpternlogd zmm7, zmm26, zmm5, 0x96                               ;   376.5 p0      41 t
        vpternlogd zmm2, zmm28, zmm22, 0x96                              ;   376.5 p0      41 t
        vpternlogd zmm22, zmm7, [rbp + 18432], 0x96                      ;   377.5 p0+p2   61 t
        vpxord zmm11, zmm11, zmm22                                       ;   378.5 p0      40 t
        vpternlogd zmm5, zmm4, [rbp + 19648], 0x96                       ;   378.5 p0+p3   61 t
        vpternlogd zmm0, zmm2, [rbp + 17408], 0x96                       ;   378.5 p0+p2   61 t
        vpxord zmm25, zmm25, zmm5                                        ;   379.5 p0      40 t
        vpxord zmm8, zmm8, zmm0                                          ;   379.5 p0      40 t
        vpxord zmm20, zmm20, zmm1                                        ;   379.5 p0      61 t
        vmovdqu64 zmm26, [rbp + 20032]                                   ;   306.3 p3      62 t
        vmovdqu64 zmm28, [rbp + 17920]                                   ;   306.8 p2      62 t
        vpternlogd zmm15, zmm9, zmm19, 0xca                              ;   382.5 p0      23 t
        vpternlogd zmm16, zmm1, [rbp + 6976], 0x96                       ;   379.5 p0+p3   40 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   307.8 p2      41 t reload
        vpshufb zmm19, zmm9, zmm11                                       ;   412.5 p5      22 t
        vmovdqu64 [rbp + 17920], zmm20                                   ;   380.5 p8+p9   61 t spill
        vpshufb zmm20, zmm9, zmm25                                       ;   413.5 p5      23 t
        vmovdqu64 [rbp + 20032], zmm0                                    ;   379.5 p7+p4   61 t spill
        vpshufb zmm0, zmm9, zmm8                                         ;   414.5 p5      21 t
        vmovdqu64 [rbp + 17408], zmm22                                   ;   378.5 p8+p9   61 t spill
        vpshufb zmm22, zmm9, zmm16                                       ;   415.5 p5      42 t
        vmovdqu64 [rbp + 19648], zmm5                                    ;   379.5 p7+p4   61 t spill
        vmovdqa64 zmm5, zmm16                                            ;   380.5         42 t copy
        vpermi2b zmm5, zmm31, zmm30                                      ;   417.5 p0+p5   42 t
        vpternlogd zmm29, zmm18, zmm6, 0xca                              ;   387.5 p0      22 t
        vmovdqu64 zmm6, [rbp + 18880]                                    ;   308.3 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 6656]                                    ;   308.8 p2      40 t
        vpternlogd zmm18, zmm7, zmm6, 0x96                               ;   377.5 p0      40 t
        vpshufb zmm6, zmm9, zmm18                                        ;   418.5 p5      22 t
        vmovdqu64 [rbp + 18432], zmm7                                    ;   377.5 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 6720]                                     ;   309.3 p3      40 t
        vpternlogd zmm7, zmm2, [rbp + 18816], 0x96                       ;   377.5 p0+p2   40 t
        vmovdqu64 [rbp + 18560], zmm2                                    ;   377.5 p7+p4   41 t spill
        vpshufb zmm2, zmm9, zmm7                                         ;   419.5 p5      21 t
        vmovdqu64 [rbp + 18688], zmm15                                   ;   383.5 p8+p9   23 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;   310.3 p3      41 t reload
        vpermi2b zmm16, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   421.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19904], zmm29                                   ;   388.5 p7+p4   22 t spill
        vmovdqu64 zmm29, [rbp + 6592]                                    ;   311.3 p3      40 t
        vpternlogd zmm29, zmm4, [rbp + 19072], 0x96                      ;   378.5 p0+p2   40 t
        vmovdqu64 [rbp + 18752], zmm4                                    ;   378.5 p8+p9   41 t spill
        vpshufb zmm4, zmm9, zmm29                                        ;   422.5 p5      23 t
        vmovdqu64 [rbp + 20096], zmm22                                   ;   416.5 p7+p4   42 t spill
        vmovdqu64 zmm22, [rbp + 6528]                                    ;   312.3 p3      40 t
        vpternlogd zmm22, zmm1, [rbp + 19136], 0x96                      ;   379.5 p0+p2   40 t
        vmovdqu64 [rbp + 20160], zmm1                                    ;   379.5 p8+p9   41 t spill
        vpshufb zmm1, zmm9, zmm22                                        ;   423.5 p5      41 t
        vmovdqa64 zmm9, zmm22                                            ;   380.5         41 t copy
        vpermi2b zmm9, zmm31, zmm30                                      ;   425.5 p0+p5   41 t
        vpermi2b zmm22, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   427.5 p0+p5+p3   41 t
        vpternlogd zmm3, zmm24, zmm14, 0xca                              ;   391.5 p0      41 t
        vmovdqu64 zmm14, [rbp + 7104]                                    ;   313.8 p2      40 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 640] ;   314.3 p3      22 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 576] ;   314.8 p2      22 t reload
        vmovdqa64 zmm31, zmm18                                           ;   378.5         22 t copy
        vpermi2b zmm31, zmm30, zmm24                                     ;   429.5 p0+p5   22 t
        vmovdqa64 zmm15, zmm11                                           ;   379.5         22 t copy
        vpermi2b zmm15, zmm30, zmm24                                     ;   431.5 p0+p5   22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;   315.7 p3      22 t reload
        vpermi2b zmm18, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;   433.5 p0+p5+p2   22 t
        vpermi2b zmm11, zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;   435.5 p0+p5+p3   22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   316.8 p2      21 t reload
        vmovdqa64 zmm30, zmm7                                            ;   378.5         21 t copy
        vpermi2b zmm30, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   437.5 p0+p5+p3   21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 960] ;   317.8 p2      21 t reload
        vpermi2b zmm7, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   439.5 p0+p5+p3   21 t
        vmovdqu64 [rbp + 20224], zmm3                                    ;   392.5 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm8                                             ;   380.5         21 t copy
        vpermi2b zmm3, zmm24, [rel camellia128_encrypt.T0_constants512 + 1024] ;   441.5 p0+p5+p2   21 t
        vmovdqu64 zmm24, [rbp + 20224]                                   ;   392.5 p3      41 t reload
        vmovdqu64 [rbp + 20288], zmm5                                    ;   422.5 p8+p9   42 t spill
        vmovdqu64 zmm5, [rbp + 17344]                                    ;   414.5 p2      41 t
        vpternlogd zmm5, zmm24, [rbp + 18688], 0x96                      ;   420.5 p0+p3   41 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   320.8 p2      21 t reload
        vpermi2b zmm8, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   443.5 p0+p5+p3   21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   321.8 p2      23 t reload
        vmovdqu64 [rbp + 20352], zmm5                                    ;   421.5 p7+p4   41 t spill
        vmovdqa64 zmm5, zmm29                                            ;   379.5         23 t copy
        vpermi2b zmm5, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   445.5 p0+p5+p3   23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 448] ;   322.8 p2      23 t reload
        vpermi2b zmm29, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   447.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 20416], zmm16                                   ;   426.5 p8+p9   42 t spill
        vmovdqa64 zmm16, zmm25                                           ;   380.5         23 t copy
        vpermi2b zmm16, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   449.5 p0+p5+p2   23 t
        vmovdqu64 zmm24, [rbp + 20416]                                   ;   426.5 p3      42 t reload
        vmovdqu64 [rbp + 20480], zmm17                                   ;   416.5 p7+p4   42 t spill
        vmovdqu64 zmm17, [rbp + 20096]                                   ;   416.5 p2      42 t
        vpternlogd zmm17, zmm24, [rbp + 20288], 0xca                     ;   432.5 p0+p3   42 t
        vmovdqu64 zmm24, [rbp + 17600]                                   ;   414.5 p2      42 t reload
        vmovdqu64 [rbp + 20288], zmm17                                   ;   433.5 p8+p9   42 t spill
        vmovdqu64 zmm17, [rbp + 18048]                                   ;   408.5 p3      42 t
        vpternlogd zmm17, zmm24, [rbp + 20480], 0xca                     ;   422.5 p0+p2   42 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   327.7 p3      23 t reload
        vmovdqu64 [rbp + 20480], zmm17                                   ;   423.5 p7+p4   42 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   327.8 p2      23 t reload
        vpermi2b zmm25, zmm17, zmm24                                     ;   451.5 p0+p5   23 t
        vmovdqu64 zmm24, [rbp + 18688]                                   ;   383.5 p3      23 t reload
        vmovdqu64 zmm17, [rbp + 20480]                                   ;   423.5 p2      41 t
        vpternlogd zmm17, zmm24, [rbp + 19904], 0x96                     ;   429.5 p0+p3   41 t
        vpternlogd zmm27, zmm12, zmm10, 0xca                             ;   396.5 p0      23 t
        vpternlogd zmm21, zmm23, zmm13, 0xca                             ;   406.5 p0      21 t
        vmovdqu64 zmm10, [rbp + 19904]                                   ;   388.5 p2      22 t reload
        vmovdqa64 zmm12, zmm27                                           ;   397.5         41 t copy
        vpternlogd zmm12, zmm21, zmm10, 0x96                             ;   407.5 p0      41 t
        vpternlogd zmm24, zmm12, [rbp + 20480], 0x96                     ;   429.5 p0+p3   41 t
        vmovdqu64 zmm13, [rbp + 18240]                                   ;   330.8 p2      62 t reload
        vpternlogd zmm12, zmm13, [rbp + 19776], 0x96                     ;   408.5 p0+p3   62 t
        vmovdqu64 zmm13, [rbp + 17728]                                   ;   417.5 p2      22 t reload
        vmovdqu64 zmm23, [rbp + 20224]                                   ;   392.5 p3      41 t
        vpternlogd zmm23, zmm21, zmm13, 0x96                             ;   423.5 p0      41 t
        vpternlogd zmm27, zmm10, zmm23, 0x96                             ;   424.5 p0      41 t
        vmovdqu64 zmm10, [rbp + 20352]                                   ;   421.5 p2      41 t reload
        vpternlogd zmm13, zmm21, zmm10, 0x96                             ;   427.5 p0      41 t
        vpxord zmm26, zmm26, zmm27                                       ;   425.5 p0      62 t
        vpxord zmm14, zmm14, zmm26                                       ;   426.5 p0      40 t
        vpternlogd zmm27, zmm10, [rbp + 18176], 0x96                     ;   427.5 p0+p3   62 t
        vpternlogd zmm1, zmm22, zmm9, 0xca                               ;   432.5 p0      41 t
        vmovdqu64 zmm9, [rbp + 7232]                                     ;   334.3 p2      40 t
        vmovdqu64 zmm10, [rbp + 7296]                                    ;   334.8 p3      40 t
        vmovdqu64 zmm21, [rbp + 7296]                                    ;   335.3 p2      40 t
        vmovdqu64 zmm22, [rbp + 7360]                                    ;   335.8 p3      40 t
        vmovdqu64 [rbp + 18176], zmm26                                   ;   426.5 p8+p9   62 t spill
        vmovdqu64 zmm26, [rbp + 7360]                                    ;   336.3 p2      40 t
        vmovdqu64 [rbp + 20352], zmm14                                   ;   427.5 p7+p4   40 t spill
        vmovdqu64 zmm14, [rbp + 7424]                                    ;   336.8 p3      40 t
        vpxord zmm10, zmm10, zmm27                                       ;   428.5 p0      40 t
        vpternlogd zmm23, zmm24, [rbp + 19840], 0x96                     ;   430.5 p0+p2   62 t
        vpternlogd zmm6, zmm31, zmm18, 0xca                              ;   438.5 p0      22 t
        vmovdqa64 zmm18, zmm13                                           ;   428.5         62 t copy
        vpternlogd zmm18, zmm17, [rbp + 18304], 0x96                     ;   430.5 p0+p3   62 t
        vpxord zmm22, zmm22, zmm18                                       ;   431.5 p0      40 t
        vmovdqu64 zmm31, [rbp + 17344]                                   ;   414.5 p2      21 t reload
        vpternlogd zmm17, zmm31, [rbp + 20224], 0x96                     ;   430.5 p0+p3   41 t
        vpxord zmm28, zmm28, zmm17                                       ;   431.5 p0      62 t
        vpxord zmm12, zmm12, zmm17                                       ;   431.5 p0      62 t
        vpxord zmm9, zmm9, zmm28                                         ;   432.5 p0      40 t
        vpxord zmm14, zmm14, zmm12                                       ;   432.5 p0      40 t
        vmovdqu64 zmm17, [rbp + 17984]                                   ;   339.3 p2      62 t reload
        vmovdqu64 zmm31, [rbp + 7168]                                    ;   339.8 p3      40 t
        vpternlogd zmm31, zmm13, zmm17, 0x96                             ;   428.5 p0      40 t
        vpternlogd zmm19, zmm15, zmm11, 0xca                             ;   440.5 p0      22 t
        vmovdqu64 zmm11, [rbp + 18496]                                   ;   340.3 p2      62 t reload
        vmovdqu64 zmm15, [rbp + 7040]                                    ;   340.8 p3      40 t
        vpternlogd zmm15, zmm24, zmm11, 0x96                             ;   430.5 p0      40 t
        vpternlogd zmm2, zmm30, zmm7, 0xca                               ;   444.5 p0      21 t
        vmovdqa64 zmm7, zmm1                                             ;   433.5         41 t copy
        vpternlogd zmm7, zmm19, zmm2, 0x96                               ;   445.5 p0      41 t
        vpternlogd zmm0, zmm8, zmm3, 0xca                                ;   448.5 p0      21 t
        vpternlogd zmm4, zmm5, zmm29, 0xca                               ;   452.5 p0      23 t
        vmovdqu64 zmm3, [rbp + 20352]                                    ;   427.5 p2      40 t reload
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 256]  ;   341.8 p3      41 t reload
        vpshufb zmm8, zmm5, zmm3                                         ;   452.5 p5      23 t
        vmovdqu64 zmm29, [rbp + 7424]                                    ;   342.3 p2      40 t
        vmovdqu64 zmm30, [rbp + 7488]                                    ;   342.8 p3      40 t
        vmovdqu64 zmm17, [rbp + 7488]                                    ;   343.3 p2      40 t
        vpxord zmm30, zmm30, zmm23                                       ;   431.5 p0      40 t
        vpshufb zmm11, zmm5, zmm31                                       ;   453.5 p5      22 t
        vmovdqu64 [rbp + 20224], zmm28                                   ;   432.5 p8+p9   62 t spill
        vpshufb zmm28, zmm5, zmm15                                       ;   454.5 p5      41 t
        vmovdqu64 [rbp + 17344], zmm13                                   ;   428.5 p7+p4   41 t spill
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 576] ;   343.8 p3      22 t reload
        vmovdqu64 [rbp + 18304], zmm24                                   ;   430.5 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm31                                           ;   429.5         22 t copy
        vpermi2b zmm24, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;   456.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 19840], zmm23                                   ;   431.5 p7+p4   62 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;   344.8 p3      22 t reload
        vpermi2b zmm31, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;   458.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 17728], zmm12                                   ;   432.5 p8+p9   62 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512]       ;   345.8 p3      41 t reload
        vmovdqu64 [rbp + 19904], zmm18                                   ;   431.5 p7+p4   62 t spill
        vmovdqa64 zmm18, zmm15                                           ;   431.5         41 t copy
        vpermi2b zmm18, zmm12, [rel camellia128_encrypt.T0_constants512 + 64] ;   460.5 p0+p5+p2   41 t
        vmovdqu64 [rbp + 19776], zmm27                                   ;   428.5 p8+p9   62 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;   346.8 p3      41 t reload
        vpermi2b zmm15, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;   462.5 p0+p5+p2   41 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 320] ;   347.8 p3      23 t reload
        vmovdqa64 zmm13, zmm3                                            ;   433.5         23 t copy
        vpermi2b zmm13, zmm23, [rel camellia128_encrypt.T0_constants512 + 384] ;   464.5 p0+p5+p2   23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 448] ;   348.8 p3      23 t reload
        vpermi2b zmm3, zmm23, [rel camellia128_encrypt.T0_constants512 + 512] ;   466.5 p0+p5+p2   23 t
        vpternlogd zmm20, zmm25, zmm16, 0xca                             ;   456.5 p0      23 t
        vpshufb zmm16, zmm5, zmm10                                       ;   467.5 p5      23 t
        vpshufb zmm25, zmm5, zmm22                                       ;   468.5 p5      22 t
        vpshufb zmm23, zmm5, zmm9                                        ;   469.5 p5      21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 320]  ;   349.8 p3      23 t reload
        vmovdqa64 zmm27, zmm10                                           ;   429.5         23 t copy
        vpermi2b zmm27, zmm5, [rel camellia128_encrypt.T0_constants512 + 384] ;   471.5 p0+p5+p2   23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 448]  ;   350.8 p3      23 t reload
        vpermi2b zmm10, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   473.5 p0+p5+p2   23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 576]  ;   351.8 p3      22 t reload
        vmovdqu64 [rbp + 20352], zmm30                                   ;   432.5 p7+p4   40 t spill
        vmovdqa64 zmm30, zmm22                                           ;   432.5         22 t copy
        vpermi2b zmm30, zmm5, [rel camellia128_encrypt.T0_constants512 + 640] ;   475.5 p0+p5+p2   22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 704]  ;   353.5 p3      22 t reload
        vpermi2b zmm22, zmm5, [rel camellia128_encrypt.T0_constants512 + 768] ;   477.5 p0+p5+p2   22 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 832]  ;   356.0 p3      21 t reload
        vmovdqa64 zmm12, zmm9                                            ;   433.5         21 t copy
        vpermi2b zmm12, zmm5, [rel camellia128_encrypt.T0_constants512 + 896] ;   479.5 p0+p5+p2   21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 960]  ;   358.2 p3      21 t reload
        vpermi2b zmm9, zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;   481.5 p0+p5+p2   21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 832]  ;   360.0 p3      21 t reload
        vmovdqu64 [rbp + 18240], zmm25                                   ;   469.5 p8+p9   22 t spill
        vmovdqa64 zmm25, zmm14                                           ;   433.5         21 t copy
        vpermi2b zmm25, zmm5, [rel camellia128_encrypt.T0_constants512 + 896] ;   483.5 p0+p5+p2   21 t
        vmovdqa64 zmm5, zmm0                                             ;   449.5         41 t copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                                ;   453.5 p0      41 t
        vpternlogd zmm19, zmm5, zmm2, 0x96                               ;   454.5 p0      41 t
        vpternlogd zmm2, zmm20, zmm6, 0x96                               ;   457.5 p0      41 t
        vmovdqu64 [rbp + 18688], zmm25                                   ;   488.5 p7+p4   21 t spill
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 256] ;   365.7 p3      41 t reload
        vmovdqu64 [rbp + 20480], zmm30                                   ;   480.5 p8+p9   22 t spill
        vpshufb zmm30, zmm25, zmm14                                      ;   484.5 p5      21 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 960] ;   366.2 p2      21 t reload
        vpermi2b zmm14, zmm25, [rel camellia128_encrypt.T0_constants512 + 1024] ;   486.5 p0+p5+p3   21 t
        vpternlogd zmm20, zmm7, zmm6, 0x96                               ;   457.5 p0      41 t
        vpternlogd zmm6, zmm4, [rbp + 20288], 0x96                       ;   453.5 p0+p2   41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512]       ;   369.0 p3      41 t reload
        vmovdqu64 [rbp + 17600], zmm30                                   ;   485.5 p7+p4   21 t spill
        vmovdqu64 zmm30, [rbp + 20352]                                   ;   432.5 p2      42 t
        vpermi2b zmm30, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   488.5 p0+p5+p3   42 t
        vpternlogd zmm0, zmm1, zmm6, 0x96                                ;   454.5 p0      41 t
        vpternlogd zmm6, zmm19, [rbp + 19328], 0x96                      ;   455.5 p0+p2   62 t
        vpxord zmm26, zmm26, zmm6                                        ;   456.5 p0      40 t
        vpternlogd zmm4, zmm2, [rbp + 20288], 0x96                       ;   458.5 p0+p3   41 t
        vmovdqu64 zmm1, [rbp + 20352]                                    ;   432.5 p2      40 t reload
        vmovdqu64 [rbp + 20288], zmm6                                    ;   456.5 p8+p9   62 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   374.8 p3      41 t reload
        vmovdqu64 [rbp + 19328], zmm30                                   ;   493.5 p7+p4   42 t spill
        vpshufb zmm30, zmm6, zmm1                                        ;   489.5 p5      42 t
        vmovdqu64 [rbp + 18048], zmm30                                   ;   490.5 p8+p9   42 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 128] ;   377.0 p2      41 t reload
        vpermi2b zmm1, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   491.5 p0+p5+p3   42 t
        vpternlogd zmm5, zmm20, [rbp + 19008], 0x96                      ;   458.5 p0+p2   62 t
        vpxord zmm21, zmm21, zmm5                                        ;   459.5 p0      40 t
        vpternlogd zmm2, zmm0, [rbp + 19520], 0x96                       ;   458.5 p0+p3   62 t
        vpxord zmm29, zmm29, zmm2                                        ;   459.5 p0      40 t
        vmovdqu64 [rbp + 19520], zmm2                                    ;   459.5 p7+p4   62 t spill
        vpshufb zmm2, zmm6, zmm26                                        ;   492.5 p5      22 t
        vpternlogd zmm11, zmm24, zmm31, 0xca                             ;   463.5 p0      22 t
        vpternlogd zmm7, zmm4, [rbp + 18944], 0x96                       ;   459.5 p0+p2   62 t
        vmovdqu64 zmm24, [rbp + 18368]                                   ;   379.5 p3      62 t reload
        vmovdqu64 zmm31, [rbp + 7168]                                    ;   380.2 p2      40 t
        vpternlogd zmm31, zmm19, zmm24, 0x96                             ;   455.5 p0      40 t
        vpxord zmm17, zmm17, zmm7                                        ;   460.5 p0      40 t
        vpshufb zmm24, zmm6, zmm31                                       ;   493.5 p5      22 t
        vmovdqu64 [rbp + 18944], zmm19                                   ;   455.5 p8+p9   41 t spill
        vpshufb zmm19, zmm6, zmm21                                       ;   494.5 p5      23 t
        vmovdqu64 [rbp + 19008], zmm7                                    ;   460.5 p7+p4   62 t spill
        vpshufb zmm7, zmm6, zmm29                                        ;   495.5 p5      21 t
        vmovdqu64 [rbp + 20352], zmm5                                    ;   459.5 p8+p9   62 t spill
        vpshufb zmm5, zmm6, zmm17                                        ;   496.5 p5      42 t
        vpternlogd zmm28, zmm18, zmm15, 0xca                             ;   467.5 p0      41 t
        vmovdqu64 zmm15, [rbp + 19968]                                   ;   381.5 p3      62 t reload
        vmovdqu64 zmm18, [rbp + 7232]                                    ;   381.7 p2      40 t
        vpternlogd zmm18, zmm0, zmm15, 0x96                              ;   455.5 p0      40 t
        vpshufb zmm15, zmm6, zmm18                                       ;   497.5 p5      21 t
        vmovdqu64 [rbp + 20416], zmm0                                    ;   455.5 p7+p4   41 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 576]  ;   382.5 p3      22 t reload
        vmovdqu64 [rbp + 20096], zmm11                                   ;   464.5 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm31                                           ;   456.5         22 t copy
        vpermi2b zmm11, zmm0, [rel camellia128_encrypt.T0_constants512 + 640] ;   499.5 p0+p5+p2   22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 704]  ;   383.5 p3      22 t reload
        vpermi2b zmm31, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   501.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20544], zmm28                                   ;   468.5 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm26                                           ;   457.5         22 t copy
        vpermi2b zmm28, zmm0, [rel camellia128_encrypt.T0_constants512 + 768] ;   503.5 p0+p5+p3   22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 576]  ;   384.8 p2      22 t reload
        vpermi2b zmm26, zmm0, [rel camellia128_encrypt.T0_constants512 + 640] ;   505.5 p0+p5+p3   22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 832]  ;   385.8 p2      21 t reload
        vmovdqu64 [rbp + 20608], zmm5                                    ;   497.5 p8+p9   42 t spill
        vmovdqa64 zmm5, zmm18                                            ;   456.5         21 t copy
        vpermi2b zmm5, zmm0, [rel camellia128_encrypt.T0_constants512 + 896] ;   507.5 p0+p5+p3   21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 960]  ;   386.8 p2      21 t reload
        vpermi2b zmm18, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   509.5 p0+p5+p3   21 t
        vmovdqu64 [rbp + 20672], zmm17                                   ;   461.5 p7+p4   40 t spill
        vmovdqa64 zmm17, zmm29                                           ;   460.5         21 t copy
        vpermi2b zmm17, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   511.5 p0+p5+p2   21 t
        vmovdqu64 zmm0, [rbp + 20672]                                    ;   461.5 p3      42 t
        vpermi2b zmm0, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   513.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20736], zmm0                                    ;   518.5 p8+p9   42 t spill
        vmovdqu64 zmm0, [rbp + 20672]                                    ;   461.5 p3      42 t
        vpermi2b zmm0, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   515.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20672], zmm0                                    ;   520.5 p7+p4   42 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 832]  ;   390.5 p3      21 t reload
        vpermi2b zmm29, zmm0, [rel camellia128_encrypt.T0_constants512 + 896] ;   517.5 p0+p5+p2   21 t
        vmovdqu64 zmm0, [rbp + 20736]                                    ;   518.5 p3      42 t reload
        vmovdqu64 [rbp + 20800], zmm1                                    ;   496.5 p8+p9   42 t spill
        vmovdqu64 zmm1, [rbp + 20608]                                    ;   497.5 p2      42 t
        vpternlogd zmm1, zmm0, [rbp + 20672], 0xca                       ;   526.5 p0+p3   42 t
        vmovdqu64 zmm0, [rbp + 19328]                                    ;   493.5 p2      42 t reload
        vmovdqu64 [rbp + 20672], zmm1                                    ;   527.5 p7+p4   42 t spill
        vmovdqu64 zmm1, [rbp + 18048]                                    ;   490.5 p3      42 t
        vpternlogd zmm1, zmm0, [rbp + 20800], 0xca                       ;   502.5 p0+p2   42 t
        vmovdqu64 zmm0, [rbp + 19456]                                    ;   394.5 p3      62 t reload
        vmovdqu64 [rbp + 20800], zmm1                                    ;   503.5 p8+p9   42 t spill
        vmovdqu64 zmm1, [rbp + 7104]                                     ;   394.8 p2      40 t
        vpternlogd zmm1, zmm20, zmm0, 0x96                               ;   458.8 p0      40 t
        vpshufb zmm0, zmm6, zmm1                                         ;   518.5 p5      23 t
        vmovdqu64 [rbp + 19328], zmm20                                   ;   458.5 p7+p4   41 t spill
        vmovdqu64 zmm20, [rbp + 7040]                                    ;   395.5 p3      40 t
        vpternlogd zmm20, zmm4, [rbp + 18624], 0x96                      ;   459.8 p0+p2   40 t
        vmovdqu64 [rbp + 18048], zmm4                                    ;   459.5 p8+p9   41 t spill
        vpshufb zmm4, zmm6, zmm20                                        ;   519.5 p5      41 t
        vmovdqa64 zmm6, zmm20                                            ;   460.8         41 t copy
        vpermi2b zmm6, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;   521.5 p0+p5+p3   41 t
        vpermi2b zmm20, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   523.5 p0+p5+p2   41 t
        vpternlogd zmm8, zmm13, zmm3, 0xca                               ;   471.5 p0      23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   397.5 p3      23 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 320] ;   397.8 p2      23 t reload
        vmovdqa64 zmm30, zmm1                                            ;   459.8         23 t copy
        vpermi2b zmm30, zmm13, zmm3                                      ;   525.5 p0+p5   23 t
        vmovdqa64 zmm25, zmm21                                           ;   460.5         23 t copy
        vpermi2b zmm25, zmm13, zmm3                                      ;   527.5 p0+p5   23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;   398.5 p3      23 t reload
        vpermi2b zmm1, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   529.5 p0+p5+p2   23 t
        vpermi2b zmm21, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   531.5 p0+p5+p3   23 t
        vpternlogd zmm16, zmm27, zmm10, 0xca                             ;   478.5 p0      23 t
        vmovdqu64 zmm10, [rbp + 20096]                                   ;   464.5 p2      22 t reload
        vmovdqu64 zmm27, [rbp + 20800]                                   ;   503.5 p3      41 t
        vpternlogd zmm27, zmm8, zmm10, 0x96                              ;   509.5 p0      41 t
        vpternlogd zmm23, zmm12, zmm9, 0xca                              ;   486.5 p0      21 t
        vmovdqu64 zmm9, [rbp + 18240]                                    ;   469.5 p2      22 t reload
        vpternlogd zmm22, zmm9, [rbp + 20480], 0xb8                      ;   486.5 p0+p3   22 t
        vmovdqu64 zmm9, [rbp + 20544]                                    ;   468.5 p2      41 t reload
        vmovdqa64 zmm12, zmm22                                           ;   487.5         41 t copy
        vpternlogd zmm12, zmm23, zmm9, 0x96                              ;   487.5 p0      41 t
        vmovdqa64 zmm3, zmm16                                            ;   479.5         41 t copy
        vpternlogd zmm3, zmm10, zmm23, 0x96                              ;   487.5 p0      41 t
        vpternlogd zmm16, zmm10, zmm12, 0x96                             ;   488.5 p0      41 t
        vmovdqa64 zmm10, zmm3                                            ;   488.5         41 t copy
        vpternlogd zmm10, zmm8, [rbp + 20800], 0x96                      ;   509.5 p0+p3   41 t
        vmovdqu64 zmm13, [rbp + 17600]                                   ;   485.5 p2      21 t reload
        vpternlogd zmm14, zmm13, [rbp + 18688], 0xb8                     ;   494.5 p0+p3   21 t
        vpternlogd zmm8, zmm14, zmm9, 0x96                               ;   495.5 p0      41 t
        vpternlogd zmm22, zmm23, zmm8, 0x96                              ;   496.5 p0      41 t
        vmovdqu64 zmm13, [rbp + 17472]                                   ;   404.8 p2      61 t
        vpternlogd zmm13, zmm16, [rbp + 17792], 0x96                     ;   489.5 p0+p3   61 t
        vpternlogd zmm16, zmm8, [rbp + 19712], 0x96                      ;   496.5 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 17536]                                    ;   406.8 p3      61 t
        vpternlogd zmm8, zmm22, [rbp + 17664], 0x96                      ;   497.5 p0+p2   61 t
        vpternlogd zmm24, zmm11, zmm31, 0xca                             ;   506.5 p0      22 t
        vpternlogd zmm2, zmm26, zmm28, 0xca                              ;   510.5 p0      22 t
        vpternlogd zmm14, zmm9, zmm27, 0x96                              ;   510.5 p0      41 t
        vpternlogd zmm22, zmm27, [rbp + 17856], 0x96                     ;   510.5 p0+p3   61 t
        vpternlogd zmm12, zmm10, [rbp + 19392], 0x96                     ;   510.5 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   410.8 p3      41 t reload
        vpternlogd zmm10, zmm9, [rbp + 19584], 0x96                      ;   510.5 p0+p2   61 t
        vpternlogd zmm3, zmm14, [rbp + 19200], 0x96                      ;   511.5 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 18112]                                    ;   412.5 p2      41 t reload
        vpternlogd zmm14, zmm9, [rbp + 19264], 0x96                      ;   511.5 p0+p3   61 t
        vpternlogd zmm15, zmm5, zmm18, 0xca                              ;   514.5 p0      21 t
        vpternlogd zmm7, zmm29, zmm17, 0xca                              ;   522.5 p0      21 t
        vpternlogd zmm4, zmm6, zmm20, 0xca                               ;   528.5 p0      41 t
        vmovdqu64 zmm5, [rbp + 7552]                                     ;   413.5 p2      40 t
        vmovdqu64 zmm6, [rbp + 7552]                                     ;   413.8 p3      40 t
        vmovdqu64 zmm9, [rbp + 7616]                                     ;   414.5 p2      40 t
        vmovdqu64 zmm11, [rbp + 7616]                                    ;   414.8 p3      40 t
        vmovdqu64 zmm17, [rbp + 7680]                                    ;   415.5 p2      40 t
        vmovdqu64 zmm18, [rbp + 7680]                                    ;   415.8 p3      40 t
        vmovdqu64 zmm20, [rbp + 7744]                                    ;   416.5 p2      40 t
        vmovdqu64 zmm23, [rbp + 7744]                                    ;   416.8 p3      40 t
        vpxord zmm9, zmm9, zmm13                                         ;   492.8 p0      40 t
        vpxord zmm17, zmm17, zmm8                                        ;   498.5 p0      40 t
        vpxord zmm5, zmm5, zmm10                                         ;   511.5 p0      40 t
        vpxord zmm20, zmm20, zmm14                                       ;   512.5 p0      40 t
        vmovdqa64 zmm26, zmm4                                            ;   529.5         41 t copy
        vpternlogd zmm26, zmm2, zmm15, 0x96                              ;   529.5 p0      41 t
        vpternlogd zmm0, zmm30, zmm1, 0xca                               ;   534.5 p0      23 t
        vmovdqu64 zmm1, [rbp + 7808]                                     ;   417.5 p2      40 t
        vmovdqu64 zmm27, [rbp + 7808]                                    ;   417.8 p3      40 t
        vmovdqu64 zmm28, [rbp + 7872]                                    ;   418.5 p2      40 t
        vmovdqu64 zmm29, [rbp + 7872]                                    ;   418.8 p3      40 t
        vmovdqu64 zmm30, [rbp + 7936]                                    ;   419.5 p2      40 t
        vmovdqu64 zmm31, [rbp + 7936]                                    ;   419.8 p3      40 t
        vmovdqu64 [rbp + 19264], zmm14                                   ;   512.5 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 8000]                                    ;   420.5 p2      40 t
        vmovdqu64 [rbp + 18112], zmm8                                    ;   498.5 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 8000]                                     ;   420.8 p3      40 t
        vpxord zmm1, zmm1, zmm16                                         ;   498.8 p0      40 t
        vmovdqu64 [rbp + 19200], zmm13                                   ;   490.5 p7+p4   61 t spill
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 256] ;   421.5 p2      41 t reload
        vmovdqu64 [rbp + 19584], zmm10                                   ;   511.5 p8+p9   61 t spill
        vpshufb zmm10, zmm13, zmm9                                       ;   532.5 p5      23 t
        vmovdqu64 [rbp + 17280], zmm16                                   ;   497.5 p7+p4   61 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;   421.8 p3      23 t reload
        vmovdqa64 zmm13, zmm9                                            ;   493.8         23 t copy
        vpermi2b zmm13, zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;   534.5 p0+p5+p2   23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;   422.8 p3      23 t reload
        vpermi2b zmm9, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;   536.5 p0+p5+p2   23 t
        vpxord zmm28, zmm28, zmm22                                       ;   511.5 p0      40 t
        vpxord zmm14, zmm14, zmm12                                       ;   511.5 p0      40 t
        vpxord zmm30, zmm30, zmm3                                        ;   512.5 p0      40 t
        vmovdqu64 [rbp + 19392], zmm12                                   ;   511.5 p8+p9   61 t spill
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   423.8 p3      41 t reload
        vmovdqu64 [rbp + 17856], zmm3                                    ;   512.5 p7+p4   61 t spill
        vpshufb zmm3, zmm12, zmm5                                        ;   537.5 p5      41 t
        vmovdqu64 [rbp + 20544], zmm22                                   ;   511.5 p8+p9   61 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512]       ;   424.5 p2      41 t reload
        vmovdqa64 zmm16, zmm5                                            ;   512.5         41 t copy
        vpermi2b zmm16, zmm22, [rel camellia128_encrypt.T0_constants512 + 64] ;   539.5 p0+p5+p3   41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 128] ;   425.5 p2      41 t reload
        vpermi2b zmm5, zmm12, [rel camellia128_encrypt.T0_constants512 + 192] ;   541.5 p0+p5+p3   41 t
        vpternlogd zmm19, zmm25, zmm21, 0xca                             ;   536.5 p0      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;   426.5 p2      41 t reload
        vpshufb zmm25, zmm21, zmm17                                      ;   542.5 p5      22 t
        vpshufb zmm12, zmm21, zmm1                                       ;   543.5 p5      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 576] ;   426.8 p3      22 t reload
        vmovdqa64 zmm22, zmm17                                           ;   499.5         22 t copy
        vpermi2b zmm22, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   545.5 p0+p5+p2   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   427.8 p3      22 t reload
        vpermi2b zmm17, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   547.5 p0+p5+p2   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 320] ;   428.8 p3      23 t reload
        vmovdqu64 [rbp + 17664], zmm14                                   ;   512.5 p7+p4   40 t spill
        vmovdqa64 zmm14, zmm1                                            ;   499.8         23 t copy
        vpermi2b zmm14, zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;   549.5 p0+p5+p2   23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;   429.8 p3      23 t reload
        vpermi2b zmm1, zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;   551.5 p0+p5+p2   23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;   430.8 p3      41 t reload
        vmovdqu64 [rbp + 17536], zmm30                                   ;   513.5 p8+p9   40 t spill
        vpshufb zmm30, zmm21, zmm28                                      ;   552.5 p5      22 t
        vmovdqu64 [rbp + 19712], zmm30                                   ;   553.5 p7+p4   22 t spill
        vpshufb zmm30, zmm21, zmm20                                      ;   553.5 p5      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 576] ;   431.5 p2      22 t reload
        vmovdqu64 [rbp + 17792], zmm12                                   ;   544.5 p8+p9   23 t spill
        vmovdqa64 zmm12, zmm28                                           ;   512.5         22 t copy
        vpermi2b zmm12, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   555.5 p0+p5+p3   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 704] ;   433.0 p2      22 t reload
        vpermi2b zmm28, zmm21, [rel camellia128_encrypt.T0_constants512 + 768] ;   557.5 p0+p5+p3   22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 832] ;   434.0 p2      21 t reload
        vmovdqu64 [rbp + 17472], zmm12                                   ;   560.5 p7+p4   22 t spill
        vmovdqa64 zmm12, zmm20                                           ;   513.5         21 t copy
        vpermi2b zmm12, zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;   559.5 p0+p5+p3   21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 960] ;   436.5 p2      21 t reload
        vpermi2b zmm20, zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;   561.5 p0+p5+p3   21 t
        vmovdqa64 zmm21, zmm7                                            ;   523.5         41 t copy
        vpternlogd zmm21, zmm4, zmm0, 0x96                               ;   535.5 p0      41 t
        vpternlogd zmm2, zmm21, zmm15, 0x96                              ;   536.5 p0      41 t
        vpternlogd zmm15, zmm19, zmm24, 0x96                             ;   537.5 p0      41 t
        vpternlogd zmm19, zmm26, zmm24, 0x96                             ;   537.5 p0      41 t
        vpternlogd zmm24, zmm0, [rbp + 20672], 0x96                      ;   535.5 p0+p2   41 t
        vmovdqu64 [rbp + 18688], zmm28                                   ;   562.5 p8+p9   22 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   442.7 p3      41 t reload
        vmovdqu64 [rbp + 17600], zmm14                                   ;   554.5 p7+p4   23 t spill
        vpshufb zmm14, zmm28, [rbp + 17536]                              ;   562.5 p5+p2   21 t
        vmovdqu64 zmm28, [rbp + 17472]                                   ;   560.5 p3      22 t reload
        vmovdqu64 [rbp + 20800], zmm14                                   ;   563.5 p8+p9   21 t spill
        vmovdqu64 zmm14, [rbp + 19712]                                   ;   553.5 p2      22 t
        vpternlogd zmm14, zmm28, [rbp + 18688], 0xca                     ;   568.5 p0+p3   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;   446.5 p2      21 t reload
        vmovdqu64 [rbp + 18688], zmm14                                   ;   569.5 p7+p4   22 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 832] ;   446.8 p3      21 t reload
        vmovdqu64 [rbp + 17472], zmm1                                    ;   556.5 p8+p9   23 t spill
        vmovdqu64 zmm1, [rbp + 17536]                                    ;   513.5 p2      21 t
        vpermi2b zmm1, zmm14, zmm28                                      ;   564.5 p0+p5   21 t
        vmovdqu64 zmm28, [rbp + 17600]                                   ;   554.5 p3      23 t reload
        vmovdqu64 zmm14, [rbp + 17792]                                   ;   544.5 p2      23 t
        vpternlogd zmm14, zmm28, [rbp + 17472], 0xca                     ;   562.5 p0+p3   23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   449.7 p2      21 t reload
        vmovdqu64 [rbp + 17472], zmm14                                   ;   563.5 p7+p4   23 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 960] ;   450.5 p3      21 t reload
        vmovdqu64 [rbp + 17600], zmm1                                    ;   569.5 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 17536]                                    ;   513.5 p2      21 t
        vpermi2b zmm1, zmm14, zmm28                                      ;   566.5 p0+p5   21 t
        vpternlogd zmm7, zmm4, zmm24, 0x96                               ;   536.5 p0      41 t
        vpternlogd zmm24, zmm2, [rbp + 17408], 0x96                      ;   537.5 p0+p3   61 t
        vpternlogd zmm0, zmm15, [rbp + 20672], 0x96                      ;   538.5 p0+p2   41 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 64]   ;   454.8 p3      41 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512]       ;   455.5 p2      41 t reload
        vmovdqu64 zmm14, [rbp + 17664]                                   ;   512.5 p3      42 t
        vpermi2b zmm14, zmm28, zmm4                                      ;   568.5 p0+p5   42 t
        vmovdqu64 [rbp + 20672], zmm14                                   ;   573.5 p7+p4   42 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 128] ;   456.5 p2      41 t reload
        vmovdqu64 [rbp + 17408], zmm1                                    ;   571.5 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 17664]                                    ;   512.5 p3      42 t
        vpermi2b zmm1, zmm14, [rel camellia128_encrypt.T0_constants512 + 192] ;   570.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 17536], zmm1                                    ;   575.5 p7+p4   42 t spill
        vmovdqu64 zmm1, [rbp + 17600]                                    ;   569.5 p3      21 t reload
        vmovdqu64 zmm14, [rbp + 20800]                                   ;   563.5 p2      21 t
        vpternlogd zmm14, zmm1, [rbp + 17408], 0xca                      ;   577.5 p0+p3   21 t
        vpxord zmm29, zmm29, zmm24                                       ;   538.5 p0      40 t
        vpternlogd zmm21, zmm19, [rbp + 19648], 0x96                     ;   538.5 p0+p2   61 t
        vpternlogd zmm15, zmm7, [rbp + 20032], 0x96                      ;   538.5 p0+p3   61 t
        vpxord zmm27, zmm27, zmm21                                       ;   539.5 p0      40 t
        vpxord zmm31, zmm31, zmm15                                       ;   539.5 p0      40 t
        vpternlogd zmm26, zmm0, [rbp + 17920], 0x96                      ;   539.5 p0+p2   61 t
        vpternlogd zmm10, zmm13, zmm9, 0xca                              ;   541.5 p0      23 t
        vmovdqu64 zmm1, [rbp + 18432]                                    ;   460.8 p3      41 t reload
        vpternlogd zmm2, zmm1, [rbp + 18880], 0x96                       ;   537.8 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 18560]                                    ;   461.8 p3      41 t reload
        vpternlogd zmm7, zmm1, [rbp + 18816], 0x96                       ;   538.8 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 18752]                                    ;   462.8 p3      41 t reload
        vpternlogd zmm19, zmm1, [rbp + 19072], 0x96                      ;   539.8 p0+p2   61 t
        vpxord zmm18, zmm18, zmm2                                        ;   540.8 p0      40 t
        vmovdqu64 zmm1, [rbp + 20160]                                    ;   463.8 p3      41 t reload
        vpternlogd zmm0, zmm1, [rbp + 19136], 0x96                       ;   541.8 p0+p2   61 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 256]  ;   464.8 p3      41 t reload
        vpshufb zmm9, zmm1, [rbp + 17664]                                ;   571.5 p5+p2   42 t
        vpxord zmm23, zmm23, zmm7                                        ;   542.8 p0      40 t
        vpxord zmm8, zmm8, zmm26                                         ;   543.8 p0      40 t
        vpshufb zmm13, zmm1, zmm29                                       ;   572.5 p5      22 t
        vpxord zmm11, zmm11, zmm19                                       ;   544.8 p0      40 t
        vpxord zmm6, zmm6, zmm0                                          ;   545.8 p0      40 t
        vmovdqu64 [rbp + 17664], zmm7                                    ;   539.8 p8+p9   61 t spill
        vmovdqu64 zmm7, [rbp + 8320]                                     ;   465.8 p3      47 y
        vmovdqu64 [rbp + 19136], zmm26                                   ;   540.5 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 8320]                                    ;   466.5 p2      47 y
        vmovdqu64 [rbp + 20160], zmm15                                   ;   539.5 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 8384]                                    ;   466.8 p3      47 y
        vmovdqu64 [rbp + 19072], zmm2                                    ;   538.8 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 8384]                                     ;   467.5 p2      47 y
        vmovdqu64 [rbp + 18752], zmm24                                   ;   538.5 p8+p9   61 t spill
        vpshufb zmm24, zmm1, zmm27                                       ;   573.5 p5      23 t
        vmovdqu64 [rbp + 18816], zmm19                                   ;   540.8 p7+p4   61 t spill
        vpshufb zmm19, zmm1, zmm31                                       ;   574.5 p5      21 t
        vpternlogd zmm3, zmm16, zmm5, 0xca                               ;   546.8 p0      41 t
        vmovdqu64 zmm5, [rbp + 8448]                                     ;   467.8 p3      47 y
        vpshufb zmm16, zmm1, zmm18                                       ;   575.5 p5      22 t
        vmovdqu64 [rbp + 18560], zmm21                                   ;   539.5 p8+p9   61 t spill
        vpshufb zmm21, zmm1, zmm23                                       ;   576.5 p5      21 t
        vmovdqu64 [rbp + 18880], zmm0                                    ;   542.8 p7+p4   61 t spill
        vpshufb zmm0, zmm1, zmm8                                         ;   577.5 p5      42 t
        vmovdqu64 [rbp + 18432], zmm14                                   ;   578.5 p8+p9   21 t spill
        vpshufb zmm14, zmm1, zmm11                                       ;   578.5 p5      23 t
        vmovdqu64 [rbp + 17920], zmm10                                   ;   542.5 p7+p4   23 t spill
        vmovdqa64 zmm10, zmm8                                            ;   544.8         42 t copy
        vpermi2b zmm10, zmm28, zmm4                                      ;   580.5 p0+p5   42 t
        vmovdqu64 [rbp + 20032], zmm3                                    ;   547.8 p8+p9   41 t spill
        vpshufb zmm3, zmm1, zmm6                                         ;   581.5 p5      41 t
        vmovdqu64 zmm1, [rbp + 20032]                                    ;   547.8 p2      41 t reload
        vmovdqu64 [rbp + 19648], zmm0                                    ;   578.5 p7+p4   42 t spill
        vmovdqu64 zmm0, [rbp + 18432]                                    ;   578.5 p3      41 t
        vpternlogd zmm0, zmm1, [rbp + 17920], 0x96                       ;   584.5 p0+p2   41 t
        vmovdqa64 zmm1, zmm6                                             ;   546.8         41 t copy
        vpermi2b zmm1, zmm28, zmm4                                       ;   583.5 p0+p5   41 t
        vmovdqu64 zmm4, [rbp + 8448]                                     ;   469.8 p3      47 y
        vpternlogd zmm25, zmm22, zmm17, 0xca                             ;   552.5 p0      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;   470.5 p2      22 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 576] ;   470.8 p3      22 t reload
        vmovdqa64 zmm28, zmm29                                           ;   539.5         22 t copy
        vpermi2b zmm28, zmm22, zmm17                                     ;   585.5 p0+p5   22 t
        vmovdqu64 [rbp + 17408], zmm0                                    ;   585.5 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm18                                            ;   541.8         22 t copy
        vpermi2b zmm0, zmm22, zmm17                                      ;   587.5 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;   471.5 p2      22 t reload
        vpermi2b zmm29, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   589.5 p0+p5+p3   22 t
        vpermi2b zmm18, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;   591.5 p0+p5+p2   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   472.8 p3      23 t reload
        vmovdqa64 zmm22, zmm27                                           ;   540.5         23 t copy
        vpermi2b zmm22, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   593.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 17600], zmm25                                   ;   553.5 p7+p4   22 t spill
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 448] ;   473.8 p3      23 t reload
        vpermi2b zmm27, zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   595.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 20800], zmm10                                   ;   585.5 p8+p9   42 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;   474.8 p3      21 t reload
        vmovdqu64 [rbp + 17792], zmm8                                    ;   544.8 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm31                                            ;   540.5         21 t copy
        vpermi2b zmm8, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;   597.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19712], zmm9                                    ;   572.5 p8+p9   42 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 128]  ;   475.8 p3      41 t reload
        vmovdqu64 [rbp + 20096], zmm19                                   ;   575.5 p7+p4   21 t spill
        vmovdqu64 zmm19, [rbp + 17792]                                   ;   544.8 p2      42 t
        vpermi2b zmm19, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   599.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 17792], zmm19                                   ;   604.5 p8+p9   42 t spill
        vmovdqu64 zmm19, [rbp + 20672]                                   ;   573.5 p2      42 t reload
        vmovdqu64 [rbp + 20480], zmm8                                    ;   602.5 p7+p4   21 t spill
        vmovdqu64 zmm8, [rbp + 19712]                                    ;   572.5 p3      42 t
        vpternlogd zmm8, zmm19, [rbp + 17536], 0xca                      ;   581.5 p0+p2   42 t
        vmovdqu64 zmm19, [rbp + 20800]                                   ;   585.5 p3      42 t reload
        vmovdqu64 [rbp + 17536], zmm8                                    ;   582.5 p8+p9   42 t spill
        vmovdqu64 zmm8, [rbp + 19648]                                    ;   578.5 p2      42 t
        vpternlogd zmm8, zmm19, [rbp + 17792], 0xca                      ;   610.5 p0+p3   42 t
        vmovdqu64 zmm19, [rbp + 17600]                                   ;   553.5 p2      22 t reload
        vmovdqu64 [rbp + 17792], zmm8                                    ;   611.5 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 17920]                                    ;   542.5 p3      23 t reload
        vmovdqu64 [rbp + 20800], zmm31                                   ;   540.5 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 17536]                                   ;   582.5 p2      41 t
        vpternlogd zmm31, zmm8, zmm19, 0x96                              ;   588.5 p0      41 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;   484.8 p3      21 t reload
        vmovdqu64 zmm19, [rbp + 20800]                                   ;   540.5 p2      21 t
        vpermi2b zmm19, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   601.5 p0+p5+p3   21 t
        vpermi2b zmm6, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   603.5 p0+p5+p2   41 t
        vmovdqu64 zmm9, [rbp + 8512]                                     ;   488.5 p3      47 y
        vmovdqu64 [rbp + 20800], zmm31                                   ;   589.5 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 8512]                                    ;   488.8 p2      47 y
        vmovdqu64 [rbp + 19648], zmm19                                   ;   606.5 p8+p9   21 t spill
        vmovdqu64 zmm19, [rbp + 18432]                                   ;   578.5 p3      21 t reload
        vmovdqu64 [rbp + 20672], zmm31                                   ;   494.8 p7+p4   47 y spill
        vmovdqu64 zmm31, [rbp + 20800]                                   ;   589.5 p2      41 t
        vpternlogd zmm31, zmm19, [rbp + 20032], 0x96                     ;   595.5 p0+p3   41 t
        vmovdqu64 zmm19, [rbp + 20480]                                   ;   602.5 p2      21 t reload
        vmovdqu64 [rbp + 18432], zmm31                                   ;   596.5 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 20096]                                   ;   575.5 p3      21 t
        vpternlogd zmm31, zmm19, [rbp + 19648], 0xca                     ;   612.5 p0+p2   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;   492.5 p3      21 t reload
        vmovdqu64 [rbp + 19648], zmm31                                   ;   613.5 p7+p4   21 t spill
        vmovdqa64 zmm31, zmm23                                           ;   543.8         21 t copy
        vpermi2b zmm31, zmm10, zmm19                                     ;   605.5 p0+p5   21 t
        vpermi2b zmm23, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   607.5 p0+p5+p2   21 t
        vmovdqa64 zmm8, zmm11                                            ;   545.8         23 t copy
        vpermi2b zmm8, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   609.5 p0+p5+p3   23 t
        vpermi2b zmm11, zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   611.5 p0+p5+p2   23 t
        vpternlogd zmm30, zmm12, zmm20, 0xca                             ;   570.8 p0      21 t
        vmovdqu64 zmm12, [rbp + 18688]                                   ;   569.5 p3      22 t reload
        vmovdqu64 zmm20, [rbp + 20032]                                   ;   547.8 p2      41 t
        vpternlogd zmm20, zmm30, zmm12, 0x96                             ;   575.5 p0      41 t
        vpternlogd zmm12, zmm30, [rbp + 17408], 0x96                     ;   591.5 p0+p3   41 t
        vmovdqu64 zmm19, [rbp + 17472]                                   ;   563.5 p2      23 t reload
        vpternlogd zmm30, zmm19, [rbp + 17600], 0x96                     ;   573.8 p0+p3   41 t
        vpternlogd zmm19, zmm20, [rbp + 17600], 0x96                     ;   576.5 p0+p2   41 t
        vmovdqu64 zmm10, [rbp + 17536]                                   ;   582.5 p3      41 t
        vpternlogd zmm10, zmm30, [rbp + 17920], 0x96                     ;   588.5 p0+p2   41 t
        vmovdqu64 zmm25, [rbp + 18432]                                   ;   596.5 p3      41 t reload
        vpternlogd zmm30, zmm25, [rbp + 17728], 0x96                     ;   602.5 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 17408]                                   ;   585.5 p3      62 t
        vpternlogd zmm17, zmm19, [rbp + 19776], 0x96                     ;   591.5 p0+p2   62 t
        vpandd zmm7, zmm7, zmm17                                         ;   592.5 p0      47 y
        vpternlogd zmm13, zmm28, zmm29, 0xca                             ;   594.5 p0      22 t
        vpternlogd zmm20, zmm10, [rbp + 19840], 0x96                     ;   589.5 p0+p3   62 t
        vpandd zmm9, zmm9, zmm20                                         ;   590.5 p0      47 y
        vpternlogd zmm16, zmm0, zmm18, 0xca                              ;   596.5 p0      22 t
        vmovdqu64 zmm0, [rbp + 20800]                                    ;   589.5 p2      62 t
        vpternlogd zmm0, zmm12, [rbp + 19904], 0x96                      ;   595.5 p0+p3   62 t
        vpandd zmm15, zmm15, zmm0                                        ;   596.5 p0      47 y
        vpternlogd zmm24, zmm22, zmm27, 0xca                             ;   600.5 p0      23 t
        vpandd zmm5, zmm5, zmm30                                         ;   603.5 p0      47 y
        vpternlogd zmm3, zmm1, zmm6, 0xca                                ;   608.5 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 1088] ;   502.2 p2      47 y
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 1088] ;   502.8 p3      47 y
        vpsrlq zmm18, zmm9, 7                                            ;   591.5 p0      47 y
        vpandd zmm1, zmm1, zmm18                                         ;   592.5 p0      47 y
        vpaddb zmm18, zmm7, zmm7                                         ;   593.5 p0      47 y
        vpaddb zmm22, zmm15, zmm15                                       ;   597.5 p0      47 y
        vpternlogd zmm21, zmm31, zmm23, 0xca                             ;   612.5 p0      21 t
        vmovdqa64 zmm23, zmm3                                            ;   609.5         41 t copy
        vpternlogd zmm23, zmm13, zmm21, 0x96                             ;   613.5 p0      41 t
        vmovdqa64 zmm27, zmm24                                           ;   601.5         41 t copy
        vpternlogd zmm27, zmm16, zmm21, 0x96                             ;   613.5 p0      41 t
        vpternlogd zmm24, zmm23, zmm16, 0x96                             ;   614.5 p0      41 t
        vpternlogd zmm14, zmm8, zmm11, 0xca                              ;   616.5 p0      23 t
        vmovdqu64 zmm8, [rbp + 19584]                                    ;   511.5 p2      61 t reload
        vmovdqu64 zmm11, [rbp + 17280]                                   ;   506.8 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8576]                                    ;   507.7 p2      51 x
        vpternlogd zmm28, zmm11, zmm8, 0x36                              ;   597.8 p0      51 x
        vmovdqu64 zmm11, [rbp + 18880]                                   ;   542.8 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 18560]                                   ;   539.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 8576]                                    ;   509.5 p3      51 x
        vpternlogd zmm31, zmm29, zmm11, 0x36                             ;   598.8 p0      51 x
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;   510.5 p2      47 y
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 1088] ;   510.7 p3      47 y
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 1088] ;   511.5 p2      47 y
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 1088] ;   511.7 p3      47 y
        vmovdqu64 [rbp + 18560], zmm31                                   ;   599.8 p8+p9   51 x spill
        vmovdqu64 zmm31, [rbp + 20544]                                   ;   512.5 p2      61 t reload
        vmovdqu64 [rbp + 17280], zmm28                                   ;   598.8 p7+p4   51 x spill
        vmovdqu64 zmm28, [rbp + 8640]                                    ;   512.7 p3      51 x
        vpternlogd zmm28, zmm31, [rbp + 19200], 0x36                     ;   599.8 p0+p2   51 x
        vmovdqu64 zmm31, [rbp + 18816]                                   ;   540.8 p3      61 t reload
        vmovdqu64 [rbp + 20544], zmm28                                   ;   600.8 p8+p9   51 x spill
        vmovdqu64 zmm28, [rbp + 18752]                                   ;   538.5 p2      61 t reload
        vmovdqu64 [rbp + 19904], zmm20                                   ;   590.5 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 8640]                                    ;   515.5 p3      51 x
        vpternlogd zmm20, zmm28, zmm31, 0x36                             ;   600.8 p0      51 x
        vmovdqu64 zmm28, [rbp + 18112]                                   ;   516.7 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 17856]                                   ;   516.8 p3      61 t reload
        vmovdqu64 [rbp + 18752], zmm20                                   ;   601.8 p8+p9   51 x spill
        vmovdqu64 zmm20, [rbp + 8704]                                    ;   518.5 p2      51 x
        vpternlogd zmm20, zmm31, zmm28, 0x36                             ;   601.8 p0      51 x
        vmovdqu64 zmm31, [rbp + 19072]                                   ;   538.8 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 20160]                                   ;   539.5 p2      61 t reload
        vmovdqu64 [rbp + 17856], zmm20                                   ;   602.8 p7+p4   51 x spill
        vmovdqu64 zmm20, [rbp + 8704]                                    ;   520.5 p3      51 x
        vpternlogd zmm20, zmm28, zmm31, 0x36                             ;   602.8 p0      51 x
        vmovdqu64 zmm28, [rbp + 19264]                                   ;   520.8 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 19392]                                   ;   521.5 p3      61 t reload
        vmovdqu64 [rbp + 20160], zmm20                                   ;   603.8 p8+p9   51 x spill
        vmovdqu64 zmm20, [rbp + 8768]                                    ;   522.5 p2      51 x
        vpternlogd zmm20, zmm31, zmm28, 0x36                             ;   603.8 p0      51 x
        vpaddb zmm9, zmm9, zmm9                                          ;   604.8 p0      47 y
        vpsrlq zmm7, zmm7, 7                                             ;   605.8 p0      47 y
        vmovdqu64 zmm31, [rbp + 18304]                                   ;   524.7 p3      41 t reload
        vpternlogd zmm10, zmm31, [rbp + 18496], 0x96                     ;   606.8 p0+p2   47 y
        vmovdqu64 zmm31, [rbp + 17344]                                   ;   527.5 p3      41 t reload
        vpternlogd zmm12, zmm31, [rbp + 17984], 0x96                     ;   607.8 p0+p2   47 y
        vpsrlq zmm15, zmm15, 7                                           ;   608.8 p0      47 y
        vpternlogd zmm22, zmm19, [rbp + 18176], 0x96                     ;   609.8 p0+p3   47 y
        vpsrlq zmm19, zmm5, 7                                            ;   610.8 p0      47 y
        vpaddb zmm5, zmm5, zmm5                                          ;   611.8 p0      47 y
        vpternlogd zmm18, zmm10, zmm1, 0x96                              ;   612.5 p5      47 y
        vmovdqu64 zmm1, [rbp + 18432]                                    ;   596.5 p2      41 t reload
        vpternlogd zmm9, zmm1, [rbp + 20224], 0x96                       ;   612.8 p0+p3   47 y
        vpandd zmm11, zmm11, zmm15                                       ;   613.5 p5      47 y
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 1088] ;   530.0 p2      47 y reload
        vpternlogd zmm22, zmm7, zmm1, 0x78                               ;   613.8 p0      47 y
        vpternlogd zmm9, zmm19, zmm1, 0x78                               ;   614.5 p5      47 y
        vpternlogd zmm5, zmm12, zmm11, 0x96                              ;   614.8 p0      47 y
        vmovdqu64 zmm7, [rbp + 8064]                                     ;   530.5 p3      71 d.0 reload
        vpternlogd zmm17, zmm18, zmm7, 0x1e                              ;   615.5 p5      48 y
        vmovdqu64 zmm10, [rbp + 8128]                                    ;   531.0 p2      71 d.1 reload
        vpternlogd zmm0, zmm22, zmm10, 0x1e                              ;   615.8 p0      48 y
        vmovdqu64 zmm11, [rbp + 8192]                                    ;   531.5 p3      71 d.2 reload
        vpternlogd zmm30, zmm5, zmm11, 0x1e                              ;   616.5 p5      48 y
        vmovdqu64 zmm12, [rbp + 19328]                                   ;   532.0 p2      47 y
        vpternlogd zmm12, zmm24, [rbp + 19456], 0x96                     ;   616.8 p0+p3   47 y
        vmovdqu64 zmm15, [rbp + 17792]                                   ;   611.5 p2      42 t reload
        vpternlogd zmm16, zmm14, zmm15, 0x96                             ;   617.5 p5      41 t
        vpternlogd zmm15, zmm27, zmm14, 0x96                             ;   617.8 p0      41 t
        vmovdqu64 zmm19, [rbp + 19648]                                   ;   613.5 p3      21 t reload
        vpternlogd zmm14, zmm3, zmm19, 0x96                              ;   619.5 p5      41 t
        vmovdqu64 zmm31, [rbp + 17280]                                   ;   598.8 p2      52 x
        vpandd zmm31, zmm31, [rbp + 8832]                                ;   618.8 p0+p3   52 x
        vmovdqu64 zmm28, [rbp + 18560]                                   ;   599.8 p2      52 x
        vpandd zmm28, zmm28, [rbp + 8832]                                ;   619.5 p5+p3   52 x
        vmovdqu64 zmm1, [rbp + 20544]                                    ;   600.8 p2      52 x
        vpandd zmm1, zmm1, [rbp + 8896]                                  ;   619.8 p0+p3   52 x
        vmovdqu64 zmm11, [rbp + 18752]                                   ;   601.8 p2      52 x
        vpandd zmm11, zmm11, [rbp + 8896]                                ;   620.5 p5+p3   52 x
        vmovdqu64 [rbp + 17792], zmm30                                   ;   617.5 p7+p4   48 y spill
        vmovdqu64 zmm30, [rbp + 17856]                                   ;   602.8 p2      52 x
        vpandd zmm30, zmm30, [rbp + 8960]                                ;   620.8 p0+p3   52 x
        vmovdqu64 [rbp + 19456], zmm0                                    ;   616.8 p8+p9   48 y spill
        vmovdqu64 zmm0, [rbp + 20160]                                    ;   603.8 p2      52 x
        vpandd zmm0, zmm0, [rbp + 8960]                                  ;   621.5 p5+p3   52 x
        vmovdqu64 [rbp + 19328], zmm17                                   ;   616.5 p7+p4   48 y spill
        vmovdqu64 zmm17, [rbp + 9024]                                    ;   540.0 p2      52 x
        vmovdqu64 zmm10, [rbp + 19136]                                   ;   540.5 p3      61 t reload
        vmovdqu64 zmm7, [rbp + 8768]                                     ;   541.0 p2      51 x
        vpternlogd zmm7, zmm10, [rbp + 17664], 0x36                      ;   621.8 p0+p3   51 x
        vpandd zmm17, zmm17, zmm20                                       ;   622.5 p5      52 x
        vpternlogd zmm19, zmm3, zmm16, 0x96                              ;   622.8 p0      41 t
        vpternlogd zmm13, zmm21, zmm14, 0x96                             ;   623.5 p5      41 t
        vmovdqu64 zmm3, [rbp + 9024]                                     ;   542.0 p2      52 x
        vpternlogd zmm23, zmm15, [rbp + 19008], 0x96                     ;   623.8 p0+p3   62 t
        vpternlogd zmm24, zmm14, [rbp + 20352], 0x96                     ;   624.5 p5+p2   62 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 1088] ;   543.5 p3      52 x
        vmovdqu64 zmm14, [rbp + 18048]                                   ;   544.0 p2      41 t reload
        vpternlogd zmm15, zmm14, [rbp + 18624], 0x96                     ;   624.8 p0+p3   47 y
        vmovdqu64 zmm14, [rbp + 8256]                                    ;   545.0 p2      48 y
        vpternlogd zmm14, zmm9, [rbp + 19904], 0x56                      ;   625.5 p5+p3   48 y
        vpaddb zmm21, zmm31, zmm31                                       ;   625.8 p0      52 x
        vpandd zmm3, zmm3, zmm7                                          ;   626.5 p5      52 x
        vpandd zmm26, zmm26, zmm24                                       ;   626.8 p0      47 y
        vmovdqu64 [rbp + 19904], zmm7                                    ;   622.8 p8+p9   51 x spill
        vpaddb zmm7, zmm28, zmm28                                        ;   627.5 p5      52 x
        vpternlogd zmm27, zmm19, [rbp + 19520], 0x96                     ;   627.8 p0+p2   62 t
        vpternlogd zmm16, zmm13, [rbp + 20288], 0x96                     ;   628.5 p5+p3   62 t
        vmovdqu64 [rbp + 20288], zmm20                                   ;   604.8 p7+p4   51 x spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 1088] ;   547.0 p2      52 x
        vmovdqu64 [rbp + 19520], zmm7                                    ;   628.5 p8+p9   52 x spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 1088] ;   547.5 p3      52 x
        vmovdqu64 [rbp + 18624], zmm21                                   ;   626.8 p7+p4   52 x spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 1088] ;   548.0 p2      52 x
        vmovdqu64 [rbp + 18048], zmm14                                   ;   626.5 p8+p9   48 y spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 1088] ;   548.5 p3      52 x
        vmovdqu64 [rbp + 20352], zmm9                                    ;   615.5 p7+p4   47 y spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1088] ;   549.0 p2      52 x
        vpsrlq zmm31, zmm31, 7                                           ;   628.8 p0      52 x
        vpsrlq zmm28, zmm28, 7                                           ;   629.8 p0      52 x
        vmovdqu64 [rbp + 19008], zmm5                                    ;   615.8 p8+p9   47 y spill
        vpsrlq zmm5, zmm1, 7                                             ;   630.8 p0      52 x
        vpaddb zmm1, zmm1, zmm1                                          ;   629.5 p5      52 x
        vmovdqu64 [rbp + 19648], zmm1                                    ;   630.5 p7+p4   52 x spill
        vpsrlq zmm1, zmm11, 7                                            ;   631.8 p0      52 x
        vpaddb zmm11, zmm11, zmm11                                       ;   630.5 p5      52 x
        vmovdqu64 [rbp + 19136], zmm11                                   ;   631.5 p8+p9   52 x spill
        vpsrlq zmm11, zmm30, 7                                           ;   632.8 p0      52 x
        vpaddb zmm30, zmm30, zmm30                                       ;   631.5 p5      52 x
        vmovdqu64 [rbp + 20224], zmm30                                   ;   632.5 p7+p4   52 x spill
        vpaddb zmm30, zmm0, zmm0                                         ;   632.5 p5      52 x
        vmovdqu64 [rbp + 18432], zmm30                                   ;   633.5 p8+p9   52 x spill
        vpsrlq zmm30, zmm17, 7                                           ;   633.8 p0      52 x
        vpaddb zmm17, zmm17, zmm17                                       ;   633.5 p5      52 x
        vmovdqu64 [rbp + 18176], zmm17                                   ;   634.5 p7+p4   52 x spill
        vmovdqu64 zmm17, [rbp + 20672]                                   ;   549.5 p3      47 y reload
        vpandd zmm17, zmm17, zmm23                                       ;   634.5 p5      47 y
        vpandd zmm4, zmm4, zmm27                                         ;   634.8 p0      47 y
        vpandd zmm2, zmm2, zmm16                                         ;   635.5 p5      47 y
        vmovdqu64 [rbp + 20672], zmm22                                   ;   614.8 p8+p9   47 y spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 1088] ;   550.0 p2      52 x
        vmovdqu64 [rbp + 17984], zmm18                                   ;   613.5 p7+p4   47 y spill
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 1088] ;   550.5 p3      52 x
        vpsrlq zmm0, zmm0, 7                                             ;   635.8 p0      52 x
        vpandd zmm7, zmm7, zmm31                                         ;   636.5 p5      52 x
        vmovdqu64 zmm31, [rbp + 20416]                                   ;   551.0 p2      41 t reload
        vpternlogd zmm19, zmm31, [rbp + 19968], 0x96                     ;   636.8 p0+p3   47 y
        vpsrlq zmm31, zmm26, 7                                           ;   637.8 p0      47 y
        vpandd zmm21, zmm21, zmm28                                       ;   637.5 p5      52 x
        vpaddb zmm26, zmm26, zmm26                                       ;   638.5 p5      47 y
        vmovdqu64 zmm28, [rbp + 18944]                                   ;   552.0 p2      41 t reload
        vpternlogd zmm13, zmm28, [rbp + 18368], 0x96                     ;   638.8 p0+p3   47 y
        vpsrlq zmm28, zmm3, 7                                            ;   639.8 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   639.5 p5      52 x
        vpandd zmm14, zmm14, zmm5                                        ;   640.5 p5      52 x
        vpandd zmm9, zmm9, zmm1                                          ;   640.8 p0      52 x
        vpandd zmm22, zmm22, zmm11                                       ;   641.5 p5      52 x
        vpandd zmm10, zmm10, zmm30                                       ;   641.8 p0      52 x
        vpsrlq zmm1, zmm17, 7                                            ;   642.8 p0      47 y
        vpaddb zmm5, zmm17, zmm17                                        ;   642.5 p5      47 y
        vpsrlq zmm11, zmm4, 7                                            ;   643.8 p0      47 y
        vpaddb zmm4, zmm4, zmm4                                          ;   643.5 p5      47 y
        vpsrlq zmm17, zmm2, 7                                            ;   644.8 p0      47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   644.5 p5      47 y
        vpandd zmm18, zmm18, zmm0                                        ;   645.5 p5      52 x
        vpandd zmm29, zmm29, zmm31                                       ;   645.8 p0      47 y
        vpandd zmm20, zmm20, zmm28                                       ;   646.5 p5      52 x
        vpandd zmm6, zmm6, zmm1                                          ;   646.8 p0      47 y
        vmovdqu64 zmm0, [rbp + 17984]                                    ;   613.5 p2      40 t
        vmovdqu64 zmm1, [rbp + 9088]                                     ;   553.5 p3      61 r.0 reload
        vpxord zmm0, zmm0, zmm1                                          ;   647.5 p5      40 t
        vmovdqu64 zmm28, [rbp + 20672]                                   ;   614.8 p2      40 t
        vmovdqu64 zmm30, [rbp + 9152]                                    ;   554.5 p3      61 r.1 reload
        vpxord zmm28, zmm28, zmm30                                       ;   647.8 p0      40 t
        vmovdqu64 zmm31, [rbp + 19008]                                   ;   615.8 p2      40 t
        vpxord zmm31, zmm31, [rbp + 9216]                                ;   648.5 p5+p3   40 t
        vmovdqu64 [rbp + 18368], zmm3                                    ;   640.5 p8+p9   52 x spill
        vmovdqu64 zmm3, [rbp + 20352]                                    ;   615.5 p2      40 t
        vpxord zmm3, zmm3, [rbp + 9280]                                  ;   648.8 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm18                                   ;   646.5 p7+p4   52 x spill
        vmovdqu64 zmm18, [rbp + 19328]                                   ;   616.5 p2      40 t
        vpxord zmm18, zmm18, [rbp + 9344]                                ;   649.5 p5+p3   40 t
        vmovdqu64 [rbp + 19968], zmm22                                   ;   642.5 p8+p9   52 x spill
        vmovdqu64 zmm22, [rbp + 19456]                                   ;   616.8 p2      40 t
        vpxord zmm22, zmm22, [rbp + 9408]                                ;   649.8 p0+p3   40 t
        vmovdqu64 [rbp + 20416], zmm9                                    ;   641.8 p7+p4   52 x spill
        vmovdqu64 zmm9, [rbp + 9216]                                     ;   559.0 p2      40 t
        vmovdqu64 [rbp + 17344], zmm14                                   ;   641.5 p8+p9   52 x spill
        vmovdqu64 zmm14, [rbp + 9280]                                    ;   559.5 p3      40 t
        vmovdqu64 [rbp + 18496], zmm21                                   ;   638.5 p7+p4   52 x spill
        vmovdqu64 zmm21, [rbp + 9344]                                    ;   560.0 p2      40 t
        vpandd zmm25, zmm25, zmm11                                       ;   650.5 p5      47 y
        vpandd zmm8, zmm8, zmm17                                         ;   650.8 p0      47 y
        vmovdqu64 zmm11, [rbp + 17792]                                   ;   617.5 p3      40 t
        vmovdqu64 zmm17, [rbp + 9472]                                    ;   561.0 p2      61 r.6 reload
        vpxord zmm11, zmm11, zmm17                                       ;   651.5 p5      40 t
        vmovdqu64 zmm17, [rbp + 18048]                                   ;   626.5 p3      40 t
        vpxord zmm17, zmm17, [rbp + 9536]                                ;   651.8 p0+p2   40 t
        vmovdqu64 [rbp + 18304], zmm7                                    ;   637.5 p8+p9   52 x spill
        vmovdqu64 zmm7, [rbp + 9408]                                     ;   562.5 p3      40 t
        vmovdqu64 [rbp + 19392], zmm20                                   ;   647.5 p7+p4   52 x spill
        vmovdqu64 zmm20, [rbp + 9472]                                    ;   563.0 p2      40 t
        vmovdqu64 [rbp + 20800], zmm10                                   ;   642.8 p8+p9   52 x spill
        vmovdqu64 zmm10, [rbp + 9536]                                    ;   563.5 p3      40 t
        vpternlogd zmm2, zmm12, zmm29, 0x96                              ;   652.5 p5      47 y
        vpternlogd zmm26, zmm15, zmm6, 0x96                              ;   652.8 p0      47 y
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   564.0 p2      41 t reload
        vpshufb zmm12, zmm6, zmm0                                        ;   653.5 p5      41 t
        vpternlogd zmm5, zmm19, zmm25, 0x96                              ;   653.8 p0      47 y
        vpshufb zmm15, zmm6, zmm28                                       ;   654.5 p5      23 t
        vpternlogd zmm4, zmm13, zmm8, 0x96                               ;   654.8 p0      47 y
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 64]   ;   564.5 p3      41 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512]       ;   565.0 p2      41 t reload
        vmovdqa64 zmm19, zmm0                                            ;   648.5         41 t copy
        vpermi2b zmm19, zmm13, zmm8                                      ;   657.5 p5      41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   565.5 p3      41 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 128] ;   566.0 p2      41 t reload
        vpermi2b zmm0, zmm29, zmm25                                      ;   659.5 p0+p5   41 t
        vpxord zmm30, zmm30, zmm2                                        ;   656.8 p0      40 t
        vpxord zmm1, zmm1, zmm26                                         ;   657.8 p0      40 t
        vpxord zmm14, zmm14, zmm5                                        ;   658.8 p0      40 t
        vpternlogd zmm16, zmm2, [rbp + 8128], 0x1e                       ;   659.8 p0+p3   48 y
        vpxord zmm9, zmm9, zmm4                                          ;   660.5 p5      40 t
        vpternlogd zmm24, zmm26, [rbp + 8064], 0x1e                      ;   660.8 p0+p2   48 y
        vmovdqu64 [rbp + 19840], zmm2                                    ;   653.5 p7+p4   47 y spill
        vpshufb zmm2, zmm6, zmm31                                        ;   661.5 p5      22 t
        vpternlogd zmm23, zmm5, [rbp + 8256], 0x1e                       ;   661.8 p0+p3   48 y
        vpternlogd zmm27, zmm4, [rbp + 8192], 0x1e                       ;   662.5 p5+p2   48 y
        vmovdqu64 [rbp + 19776], zmm5                                    ;   654.8 p8+p9   47 y spill
        vmovdqu64 zmm5, [rbp + 20800]                                    ;   642.8 p3      52 x reload
        vmovdqu64 [rbp + 17408], zmm4                                    ;   655.8 p7+p4   47 y spill
        vmovdqu64 zmm4, [rbp + 18624]                                    ;   626.8 p2      61 t
        vpternlogd zmm4, zmm5, [rbp + 19584], 0x96                       ;   662.8 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 19392]                                    ;   647.5 p2      52 x reload
        vmovdqu64 [rbp + 19584], zmm26                                   ;   653.8 p8+p9   47 y spill
        vmovdqu64 zmm26, [rbp + 19520]                                   ;   628.5 p3      61 t
        vpternlogd zmm26, zmm5, [rbp + 18880], 0x96                      ;   663.5 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 18304]                                    ;   637.5 p3      52 x reload
        vmovdqu64 [rbp + 18880], zmm26                                   ;   664.5 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 19648]                                   ;   630.5 p2      61 t
        vpternlogd zmm26, zmm5, [rbp + 19200], 0x96                      ;   663.8 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 18496]                                    ;   638.5 p2      52 x reload
        vmovdqu64 [rbp + 19200], zmm26                                   ;   664.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 19136]                                   ;   631.5 p3      61 t
        vpternlogd zmm26, zmm5, [rbp + 18816], 0x96                      ;   664.5 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 17344]                                    ;   641.5 p3      52 x reload
        vmovdqu64 [rbp + 18816], zmm26                                   ;   665.5 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 20224]                                   ;   632.5 p2      61 t
        vpternlogd zmm26, zmm5, [rbp + 18112], 0x96                      ;   664.8 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 20416]                                    ;   641.8 p2      52 x reload
        vmovdqu64 [rbp + 18112], zmm26                                   ;   665.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 18432]                                   ;   633.5 p3      61 t
        vpternlogd zmm26, zmm5, [rbp + 19072], 0x96                      ;   665.5 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 19968]                                    ;   642.5 p3      52 x reload
        vmovdqu64 [rbp + 19072], zmm26                                   ;   666.5 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18176]                                   ;   634.5 p2      61 t
        vpternlogd zmm26, zmm5, [rbp + 19264], 0x96                      ;   665.8 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 18944]                                    ;   646.5 p2      52 x reload
        vmovdqu64 [rbp + 19264], zmm26                                   ;   666.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 18368]                                   ;   640.5 p3      61 t
        vpternlogd zmm26, zmm5, [rbp + 17664], 0x96                      ;   666.5 p5+p2   61 t
        vpshufb zmm5, zmm6, zmm3                                         ;   667.5 p5      21 t
        vmovdqu64 [rbp + 17664], zmm26                                   ;   667.5 p7+p4   61 t spill
        vpshufb zmm26, zmm6, zmm18                                       ;   668.5 p5      23 t
        vmovdqu64 [rbp + 18944], zmm4                                    ;   663.8 p8+p9   61 t spill
        vpshufb zmm4, zmm6, zmm22                                        ;   669.5 p5      22 t
        vmovdqu64 [rbp + 18368], zmm17                                   ;   652.8 p7+p4   40 t spill
        vpshufb zmm17, zmm6, zmm11                                       ;   670.5 p5      21 t
        vmovdqu64 [rbp + 19968], zmm17                                   ;   671.5 p8+p9   21 t spill
        vpshufb zmm17, zmm6, [rbp + 18368]                               ;   671.5 p5+p3   42 t
        vmovdqu64 [rbp + 18176], zmm17                                   ;   672.5 p7+p4   42 t spill
        vmovdqu64 zmm17, [rbp + 18368]                                   ;   652.8 p2      42 t
        vpermi2b zmm17, zmm13, zmm8                                      ;   673.5 p0+p5   42 t
        vmovdqu64 [rbp + 20416], zmm17                                   ;   678.5 p8+p9   42 t spill
        vmovdqu64 zmm17, [rbp + 18368]                                   ;   652.8 p3      42 t
        vpermi2b zmm17, zmm29, zmm25                                     ;   675.5 p0+p5   42 t
        vmovdqu64 [rbp + 18368], zmm17                                   ;   680.5 p7+p4   42 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 320] ;   582.3 p2      23 t reload
        vmovdqu64 [rbp + 18432], zmm11                                   ;   652.5 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm28                                           ;   648.8         23 t copy
        vpermi2b zmm11, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   677.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 17344], zmm4                                    ;   670.5 p7+p4   22 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 832]  ;   583.3 p2      21 t reload
        vmovdqu64 [rbp + 20224], zmm22                                   ;   650.8 p8+p9   40 t spill
        vmovdqu64 zmm22, [rbp + 18432]                                   ;   652.5 p3      21 t
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 896] ;   679.5 p0+p5+p2   21 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;   585.0 p3      22 t reload
        vmovdqu64 [rbp + 18496], zmm22                                   ;   684.5 p7+p4   21 t spill
        vmovdqu64 zmm22, [rbp + 20224]                                   ;   650.8 p2      22 t
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;   681.5 p0+p5+p3   22 t
        vmovdqu64 [rbp + 19136], zmm22                                   ;   686.5 p8+p9   22 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 704] ;   586.3 p2      22 t reload
        vmovdqu64 zmm4, [rbp + 20224]                                    ;   650.8 p3      22 t
        vpermi2b zmm4, zmm22, [rel camellia128_encrypt.T0_constants512 + 768] ;   683.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20224], zmm4                                    ;   688.5 p7+p4   22 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 960]  ;   588.0 p3      21 t reload
        vmovdqu64 zmm22, [rbp + 18432]                                   ;   652.5 p2      21 t
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 1024] ;   685.5 p0+p5+p3   21 t
        vmovdqu64 zmm4, [rbp + 19136]                                    ;   686.5 p2      22 t reload
        vmovdqu64 [rbp + 18432], zmm22                                   ;   690.5 p8+p9   21 t spill
        vmovdqu64 zmm22, [rbp + 17344]                                   ;   670.5 p3      22 t
        vpternlogd zmm22, zmm4, [rbp + 20224], 0xca                      ;   694.5 p0+p2   22 t
        vmovdqu64 zmm4, [rbp + 18496]                                    ;   684.5 p3      21 t reload
        vmovdqu64 [rbp + 20224], zmm22                                   ;   695.5 p7+p4   22 t spill
        vmovdqu64 zmm22, [rbp + 19968]                                   ;   671.5 p2      21 t
        vpternlogd zmm22, zmm4, [rbp + 18432], 0xca                      ;   696.5 p0+p3   21 t
        vmovdqu64 zmm4, [rbp + 20416]                                    ;   678.5 p2      42 t reload
        vmovdqu64 [rbp + 18432], zmm22                                   ;   697.5 p8+p9   21 t spill
        vmovdqu64 zmm22, [rbp + 18176]                                   ;   672.5 p3      42 t
        vpternlogd zmm22, zmm4, [rbp + 18368], 0xca                      ;   686.5 p0+p2   42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 512]  ;   594.0 p3      23 t reload
        vmovdqu64 [rbp + 18368], zmm22                                   ;   687.5 p7+p4   42 t spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 448] ;   594.3 p2      23 t reload
        vpermi2b zmm28, zmm22, zmm4                                      ;   687.5 p0+p5   23 t
        vmovdqu64 [rbp + 20416], zmm26                                   ;   669.5 p8+p9   23 t spill
        vmovdqa64 zmm26, zmm18                                           ;   650.5         23 t copy
        vpermi2b zmm26, zmm22, zmm4                                      ;   689.5 p0+p5   23 t
        vpermi2b zmm18, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   691.5 p0+p5+p3   23 t
        vpxord zmm7, zmm7, zmm16                                         ;   679.8 p0      40 t
        vmovdqu64 [rbp + 18176], zmm16                                   ;   660.8 p7+p4   48 y spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;   595.3 p2      22 t reload
        vmovdqu64 [rbp + 18496], zmm7                                    ;   680.8 p8+p9   40 t spill
        vmovdqa64 zmm7, zmm31                                            ;   649.5         22 t copy
        vpermi2b zmm7, zmm16, [rel camellia128_encrypt.T0_constants512 + 640] ;   693.5 p0+p5+p3   22 t
        vpshufb zmm16, zmm6, [rbp + 18496]                               ;   694.5 p5+p2   22 t
        vmovdqu64 [rbp + 19968], zmm16                                   ;   695.5 p7+p4   22 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;   597.0 p3      22 t reload
        vmovdqu64 [rbp + 19136], zmm26                                   ;   694.5 p8+p9   23 t spill
        vmovdqu64 zmm26, [rbp + 18496]                                   ;   680.8 p2      22 t
        vpermi2b zmm26, zmm16, [rel camellia128_encrypt.T0_constants512 + 640] ;   696.5 p0+p5+p3   22 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   598.3 p2      22 t reload
        vmovdqu64 [rbp + 17344], zmm26                                   ;   701.5 p7+p4   22 t spill
        vmovdqu64 zmm26, [rbp + 18496]                                   ;   680.8 p3      22 t
        vpermi2b zmm26, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   698.5 p0+p5+p2   22 t
        vpermi2b zmm31, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   700.5 p0+p5+p3   22 t
        vpxord zmm21, zmm21, zmm24                                       ;   684.8 p0      40 t
        vmovdqu64 [rbp + 18496], zmm24                                   ;   661.8 p8+p9   48 y spill
        vpshufb zmm24, zmm6, zmm30                                       ;   701.5 p5      23 t
        vmovdqu64 [rbp + 18304], zmm26                                   ;   703.5 p7+p4   22 t spill
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 832] ;   602.5 p2      21 t reload
        vmovdqa64 zmm16, zmm3                                            ;   649.8         21 t copy
        vpermi2b zmm16, zmm26, [rel camellia128_encrypt.T0_constants512 + 896] ;   703.5 p0+p5+p3   21 t
        vmovdqu64 zmm26, [rbp + 17344]                                   ;   701.5 p2      22 t reload
        vmovdqu64 [rbp + 19648], zmm21                                   ;   685.8 p8+p9   40 t spill
        vmovdqu64 zmm21, [rbp + 19968]                                   ;   695.5 p3      22 t
        vpternlogd zmm21, zmm26, [rbp + 18304], 0xca                     ;   709.5 p0+p2   22 t
        vmovdqu64 zmm26, [rbp + 19648]                                   ;   685.8 p3      40 t reload
        vmovdqu64 [rbp + 18304], zmm21                                   ;   710.5 p7+p4   22 t spill
        vpshufb zmm21, zmm6, zmm26                                       ;   704.5 p5      23 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 960] ;   605.7 p2      21 t reload
        vpermi2b zmm3, zmm26, [rel camellia128_encrypt.T0_constants512 + 1024] ;   706.5 p0+p5+p3   21 t
        vmovdqu64 zmm26, [rbp + 19648]                                   ;   685.8 p2      23 t
        vpermi2b zmm26, zmm22, zmm4                                      ;   708.5 p0+p5   23 t
        vmovdqu64 [rbp + 17344], zmm21                                   ;   705.5 p8+p9   23 t spill
        vmovdqu64 zmm21, [rbp + 19648]                                   ;   685.8 p3      23 t
        vpermi2b zmm21, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   710.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19648], zmm26                                   ;   713.5 p7+p4   23 t spill
        vmovdqa64 zmm26, zmm30                                           ;   657.8         23 t copy
        vpermi2b zmm26, zmm22, zmm4                                      ;   712.5 p0+p5   23 t
        vpermi2b zmm30, zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   714.5 p0+p5+p3   23 t
        vpshufb zmm4, zmm6, zmm1                                         ;   715.5 p5      41 t
        vpxord zmm10, zmm10, zmm23                                       ;   692.8 p0      40 t
        vpternlogd zmm12, zmm19, zmm0, 0xca                              ;   693.8 p0      41 t
        vmovdqa64 zmm0, zmm1                                             ;   658.8         41 t copy
        vpermi2b zmm0, zmm13, zmm8                                       ;   717.5 p0+p5   41 t
        vpermi2b zmm1, zmm29, zmm25                                      ;   719.5 p0+p5   41 t
        vpshufb zmm19, zmm6, zmm14                                       ;   720.5 p5      21 t
        vpxord zmm20, zmm20, zmm27                                       ;   696.8 p0      40 t
        vpshufb zmm22, zmm6, zmm9                                        ;   721.5 p5      22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;   615.8 p2      21 t reload
        vmovdqu64 [rbp + 19968], zmm23                                   ;   662.8 p8+p9   48 y spill
        vmovdqa64 zmm23, zmm14                                           ;   659.8         21 t copy
        vpermi2b zmm23, zmm17, [rel camellia128_encrypt.T0_constants512 + 896] ;   723.5 p0+p5+p3   21 t
        vmovdqu64 [rbp + 19392], zmm27                                   ;   663.5 p7+p4   48 y spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;   617.0 p2      21 t reload
        vpermi2b zmm14, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   725.5 p0+p5+p3   21 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 576] ;   618.0 p2      22 t reload
        vmovdqa64 zmm29, zmm9                                            ;   661.5         22 t copy
        vpermi2b zmm29, zmm25, [rel camellia128_encrypt.T0_constants512 + 640] ;   727.5 p0+p5+p3   22 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 704] ;   619.0 p2      22 t reload
        vpermi2b zmm9, zmm25, [rel camellia128_encrypt.T0_constants512 + 768] ;   729.5 p0+p5+p3   22 t
        vpternlogd zmm15, zmm11, zmm28, 0xca                             ;   701.8 p0      23 t
        vpshufb zmm11, zmm6, zmm10                                       ;   730.5 p5      42 t
        vmovdqa64 zmm28, zmm10                                           ;   693.8         42 t copy
        vpermi2b zmm28, zmm13, zmm8                                      ;   732.5 p0+p5   42 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   620.2 p2      41 t reload
        vpermi2b zmm10, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;   734.5 p0+p5+p3   42 t
        vpshufb zmm25, zmm6, zmm20                                       ;   735.5 p5      21 t
        vmovdqu64 zmm6, [rbp + 20416]                                    ;   669.5 p2      23 t reload
        vpternlogd zmm18, zmm6, [rbp + 19136], 0xe2                      ;   704.8 p0+p3   23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;   622.2 p2      21 t reload
        vmovdqa64 zmm8, zmm20                                            ;   697.8         21 t copy
        vpermi2b zmm8, zmm17, zmm6                                       ;   737.5 p0+p5   21 t
        vpermi2b zmm20, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   739.5 p0+p5+p3   21 t
        vpternlogd zmm2, zmm7, zmm31, 0xca                               ;   707.8 p0      22 t
        vmovdqu64 zmm7, [rbp + 18432]                                    ;   697.5 p2      21 t reload
        vmovdqa64 zmm31, zmm12                                           ;   694.8         41 t copy
        vpternlogd zmm31, zmm15, zmm7, 0x96                              ;   708.8 p0      41 t
        vpternlogd zmm5, zmm16, zmm3, 0xca                               ;   711.5 p0      21 t
        vmovdqu64 zmm3, [rbp + 18368]                                    ;   687.5 p3      42 t reload
        vmovdqa64 zmm16, zmm15                                           ;   702.8         41 t copy
        vpternlogd zmm16, zmm2, zmm3, 0x96                               ;   710.8 p0      41 t
        vpternlogd zmm7, zmm16, zmm12, 0x96                              ;   711.8 p0      41 t
        vpternlogd zmm12, zmm5, [rbp + 20224], 0x96                      ;   712.8 p0+p2   41 t
        vmovdqa64 zmm27, zmm18                                           ;   705.8         41 t copy
        vpternlogd zmm27, zmm2, zmm5, 0x96                               ;   713.8 p0      41 t
        vpternlogd zmm18, zmm2, zmm12, 0x96                              ;   714.8 p0      41 t
        vpternlogd zmm5, zmm31, [rbp + 20224], 0x96                      ;   715.8 p0+p3   41 t
        vpternlogd zmm3, zmm15, zmm27, 0x96                              ;   716.8 p0      41 t
        vpternlogd zmm27, zmm7, [rbp + 17856], 0x96                      ;   717.8 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 17344]                                    ;   705.5 p3      23 t reload
        vpternlogd zmm21, zmm2, [rbp + 19648], 0xe2                      ;   719.5 p0+p2   23 t
        vpternlogd zmm31, zmm18, [rbp + 17280], 0x96                     ;   719.8 p0+p3   61 t
        vpternlogd zmm24, zmm30, zmm26, 0xca                             ;   720.8 p0      23 t
        vpternlogd zmm16, zmm5, [rbp + 20544], 0x96                      ;   721.8 p0+p2   61 t
        vpternlogd zmm12, zmm3, [rbp + 20288], 0x96                      ;   722.8 p0+p3   61 t
        vpternlogd zmm4, zmm0, zmm1, 0xca                                ;   724.5 p0      41 t
        vmovdqu64 zmm0, [rbp + 9856]                                     ;   628.7 p2      40 t
        vmovdqu64 zmm1, [rbp + 9856]                                     ;   629.2 p3      40 t
        vmovdqu64 zmm2, [rbp + 9920]                                     ;   629.7 p2      40 t
        vmovdqu64 zmm15, [rbp + 9920]                                    ;   630.2 p3      40 t
        vmovdqu64 zmm26, [rbp + 9984]                                    ;   630.7 p2      40 t
        vmovdqu64 zmm30, [rbp + 9984]                                    ;   631.2 p3      40 t
        vmovdqu64 zmm6, [rbp + 10048]                                    ;   631.7 p2      40 t
        vmovdqu64 zmm17, [rbp + 10048]                                   ;   632.2 p3      40 t
        vpxord zmm26, zmm26, zmm27                                       ;   724.8 p0      40 t
        vpxord zmm0, zmm0, zmm31                                         ;   725.8 p0      40 t
        vpxord zmm2, zmm2, zmm16                                         ;   726.8 p0      40 t
        vmovdqu64 [rbp + 20288], zmm27                                   ;   718.8 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 9792]                                    ;   632.7 p2      40 t
        vpternlogd zmm27, zmm7, [rbp + 19264], 0x96                      ;   727.8 p0+p3   40 t
        vpxord zmm6, zmm6, zmm12                                         ;   728.8 p0      40 t
        vmovdqu64 [rbp + 20544], zmm12                                   ;   723.8 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 9664]                                    ;   633.7 p2      40 t
        vpternlogd zmm12, zmm18, [rbp + 19200], 0x96                     ;   729.8 p0+p3   40 t
        vmovdqu64 [rbp + 17280], zmm16                                   ;   722.8 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 9728]                                    ;   634.7 p2      40 t
        vpternlogd zmm16, zmm5, [rbp + 18112], 0x96                      ;   730.8 p0+p3   40 t
        vpternlogd zmm19, zmm23, zmm14, 0xca                             ;   731.8 p0      21 t
        vmovdqu64 zmm14, [rbp + 18944]                                   ;   663.8 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 9600]                                    ;   636.2 p3      40 t
        vpternlogd zmm23, zmm3, zmm14, 0x96                              ;   732.8 p0      40 t
        vpternlogd zmm22, zmm29, zmm9, 0xca                              ;   734.5 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   636.7 p2      41 t reload
        vpshufb zmm29, zmm9, zmm27                                       ;   740.5 p5      21 t
        vpshufb zmm14, zmm9, zmm12                                       ;   741.5 p5      23 t
        vmovdqu64 [rbp + 19648], zmm31                                   ;   720.8 p7+p4   61 t spill
        vpshufb zmm31, zmm9, zmm16                                       ;   742.5 p5      22 t
        vpternlogd zmm11, zmm28, zmm10, 0xca                             ;   739.5 p0      42 t
        vmovdqu64 zmm10, [rbp + 18304]                                   ;   710.5 p3      22 t reload
        vmovdqa64 zmm28, zmm4                                            ;   725.5         41 t copy
        vpternlogd zmm28, zmm19, zmm10, 0x96                             ;   735.8 p0      41 t
        vmovdqu64 [rbp + 17344], zmm7                                    ;   712.8 p8+p9   41 t spill
        vpshufb zmm7, zmm9, zmm23                                        ;   743.5 p5      41 t
        vmovdqu64 [rbp + 17856], zmm5                                    ;   716.8 p7+p4   41 t spill
        vmovdqa64 zmm5, zmm21                                            ;   720.5         41 t copy
        vpternlogd zmm5, zmm22, zmm19, 0x96                              ;   736.8 p0      41 t
        vpternlogd zmm21, zmm28, zmm22, 0x96                             ;   737.8 p0      41 t
        vpternlogd zmm22, zmm11, zmm24, 0x96                             ;   740.5 p0      41 t
        vpternlogd zmm11, zmm5, zmm24, 0x96                              ;   740.5 p0      41 t
        vmovdqu64 [rbp + 18368], zmm18                                   ;   715.8 p8+p9   41 t spill
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 832] ;   637.7 p2      21 t reload
        vmovdqu64 [rbp + 20224], zmm3                                    ;   717.8 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm27                                            ;   728.8         21 t copy
        vpermi2b zmm3, zmm18, [rel camellia128_encrypt.T0_constants512 + 896] ;   745.5 p0+p5+p3   21 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 960] ;   638.7 p2      21 t reload
        vpermi2b zmm27, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;   747.5 p0+p5+p3   21 t
        vmovdqa64 zmm18, zmm23                                           ;   733.8         41 t copy
        vpermi2b zmm18, zmm13, [rel camellia128_encrypt.T0_constants512 + 64] ;   749.5 p0+p5+p2   41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 128]  ;   640.2 p3      41 t reload
        vpermi2b zmm23, zmm9, [rel camellia128_encrypt.T0_constants512 + 192] ;   751.5 p0+p5+p2   41 t
        vpternlogd zmm25, zmm8, zmm20, 0xca                              ;   744.8 p0      21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   641.2 p3      41 t reload
        vpshufb zmm20, zmm8, zmm0                                        ;   752.5 p5      23 t
        vpshufb zmm9, zmm8, zmm2                                         ;   753.5 p5      22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 320]  ;   641.7 p2      23 t reload
        vmovdqa64 zmm13, zmm0                                            ;   726.8         23 t copy
        vpermi2b zmm13, zmm8, [rel camellia128_encrypt.T0_constants512 + 384] ;   755.5 p0+p5+p3   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 448]  ;   642.7 p2      23 t reload
        vpermi2b zmm0, zmm8, [rel camellia128_encrypt.T0_constants512 + 512] ;   757.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 18432], zmm6                                    ;   729.8 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm12                                            ;   730.8         23 t copy
        vpermi2b zmm6, zmm8, [rel camellia128_encrypt.T0_constants512 + 512] ;   759.5 p0+p5+p2   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 320]  ;   644.2 p3      23 t reload
        vpermi2b zmm12, zmm8, [rel camellia128_encrypt.T0_constants512 + 384] ;   761.5 p0+p5+p2   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;   645.2 p3      22 t reload
        vmovdqu64 [rbp + 19136], zmm26                                   ;   725.8 p7+p4   40 t spill
        vmovdqa64 zmm26, zmm2                                            ;   727.8         22 t copy
        vpermi2b zmm26, zmm8, [rel camellia128_encrypt.T0_constants512 + 640] ;   763.5 p0+p5+p2   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   646.2 p3      22 t reload
        vpermi2b zmm2, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   765.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20416], zmm9                                    ;   754.5 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm16                                            ;   731.8         22 t copy
        vpermi2b zmm9, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   767.5 p0+p5+p3   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;   647.7 p2      22 t reload
        vpermi2b zmm16, zmm8, [rel camellia128_encrypt.T0_constants512 + 640] ;   769.5 p0+p5+p3   22 t
        vpternlogd zmm28, zmm11, [rbp + 19904], 0x96                     ;   753.8 p0+p2   61 t
        vpternlogd zmm24, zmm25, zmm4, 0x96                              ;   754.8 p0      41 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   649.2 p3      41 t reload
        vmovdqu64 [rbp + 19904], zmm26                                   ;   768.5 p7+p4   22 t spill
        vpshufb zmm26, zmm8, [rbp + 19136]                               ;   770.5 p5+p2   21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 832]  ;   650.2 p3      21 t reload
        vmovdqu64 [rbp + 19520], zmm26                                   ;   771.5 p8+p9   21 t spill
        vmovdqu64 zmm26, [rbp + 19136]                                   ;   725.8 p2      21 t
        vpermi2b zmm26, zmm8, [rel camellia128_encrypt.T0_constants512 + 896] ;   772.5 p0+p5+p3   21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;   651.7 p2      21 t reload
        vmovdqu64 [rbp + 20800], zmm26                                   ;   777.5 p7+p4   21 t spill
        vmovdqu64 zmm26, [rbp + 19136]                                   ;   725.8 p3      21 t
        vpermi2b zmm26, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;   774.5 p0+p5+p2   21 t
        vpternlogd zmm25, zmm4, zmm22, 0x96                              ;   757.8 p0      41 t
        vmovdqu64 zmm4, [rbp + 18816]                                    ;   665.5 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 9664]                                     ;   653.7 p2      40 t
        vpternlogd zmm8, zmm21, zmm4, 0x96                               ;   758.8 p0      40 t
        vpternlogd zmm29, zmm3, zmm27, 0xca                              ;   759.8 p0      21 t
        vmovdqu64 zmm3, [rbp + 18880]                                    ;   664.5 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 9600]                                    ;   654.7 p2      40 t
        vpternlogd zmm27, zmm11, zmm3, 0x96                              ;   760.8 p0      40 t
        vpternlogd zmm10, zmm19, zmm24, 0x96                             ;   761.8 p0      41 t
        vmovdqu64 zmm19, [rbp + 18432]                                   ;   729.8 p3      40 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;   655.7 p2      41 t reload
        vpshufb zmm3, zmm4, zmm19                                        ;   775.5 p5      42 t
        vmovdqu64 [rbp + 18304], zmm11                                   ;   741.5 p8+p9   41 t spill
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512]       ;   656.2 p3      41 t reload
        vmovdqu64 [rbp + 19136], zmm29                                   ;   760.8 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm19                                           ;   735.8         42 t copy
        vpermi2b zmm29, zmm11, [rel camellia128_encrypt.T0_constants512 + 64] ;   777.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 18624], zmm3                                    ;   776.5 p8+p9   42 t spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 128]  ;   657.2 p3      41 t reload
        vpermi2b zmm19, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   779.5 p0+p5+p2   42 t
        vpxord zmm17, zmm17, zmm28                                       ;   764.8 p0      40 t
        vpternlogd zmm7, zmm18, zmm23, 0xca                              ;   765.8 p0      41 t
        vpternlogd zmm24, zmm21, [rbp + 18560], 0x96                     ;   766.8 p0+p3   61 t
        vpternlogd zmm5, zmm25, [rbp + 20160], 0x96                      ;   767.8 p0+p2   61 t
        vpshufb zmm18, zmm4, zmm8                                        ;   780.5 p5      23 t
        vpternlogd zmm20, zmm13, zmm0, 0xca                              ;   768.8 p0      23 t
        vmovdqu64 zmm0, [rbp + 17664]                                    ;   667.5 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 9792]                                    ;   659.7 p2      40 t
        vpternlogd zmm13, zmm25, zmm0, 0x96                              ;   769.8 p0      40 t
        vpshufb zmm23, zmm4, zmm27                                       ;   781.5 p5      41 t
        vpternlogd zmm14, zmm12, zmm6, 0xca                              ;   770.8 p0      23 t
        vpternlogd zmm22, zmm10, [rbp + 18752], 0x96                     ;   771.8 p0+p3   61 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 64]   ;   660.7 p2      41 t reload
        vmovdqa64 zmm12, zmm27                                           ;   761.8         41 t copy
        vpermi2b zmm12, zmm11, zmm6                                      ;   783.5 p0+p5   41 t
        vpermi2b zmm27, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   785.5 p0+p5+p3   41 t
        vpxord zmm1, zmm1, zmm24                                         ;   774.8 p0      40 t
        vpxord zmm30, zmm30, zmm5                                        ;   775.8 p0      40 t
        vpshufb zmm0, zmm4, zmm17                                        ;   786.5 p5      42 t
        vmovdqu64 [rbp + 18752], zmm28                                   ;   754.8 p7+p4   61 t spill
        vmovdqa64 zmm28, zmm17                                           ;   765.8         42 t copy
        vpermi2b zmm28, zmm11, zmm6                                      ;   788.5 p0+p5   42 t
        vpermi2b zmm17, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   790.5 p0+p5+p2   42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 320]  ;   662.2 p3      23 t reload
        vmovdqa64 zmm6, zmm8                                             ;   759.8         23 t copy
        vpermi2b zmm6, zmm3, [rel camellia128_encrypt.T0_constants512 + 384] ;   792.5 p0+p5+p2   23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 448] ;   663.2 p3      23 t reload
        vpermi2b zmm8, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   794.5 p0+p5+p2   23 t
        vpxord zmm15, zmm15, zmm22                                       ;   780.8 p0      40 t
        vpternlogd zmm31, zmm16, zmm9, 0xca                              ;   781.8 p0      22 t
        vmovdqu64 zmm9, [rbp + 19072]                                    ;   666.5 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 9728]                                    ;   664.7 p2      40 t
        vpternlogd zmm16, zmm10, zmm9, 0x96                              ;   782.8 p0      40 t
        vpshufb zmm9, zmm4, zmm13                                        ;   795.5 p5      21 t
        vmovdqu64 [rbp + 20160], zmm5                                    ;   768.8 p8+p9   61 t spill
        vmovdqu64 zmm5, [rbp + 20416]                                    ;   754.5 p3      22 t reload
        vpternlogd zmm2, zmm5, [rbp + 19904], 0xb8                       ;   783.8 p0+p2   22 t
        vpshufb zmm5, zmm4, zmm1                                         ;   796.5 p5      23 t
        vmovdqu64 [rbp + 19904], zmm22                                   ;   772.8 p7+p4   61 t spill
        vpshufb zmm22, zmm4, zmm30                                       ;   797.5 p5      21 t
        vmovdqu64 [rbp + 20416], zmm24                                   ;   767.8 p8+p9   61 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;   666.2 p3      21 t reload
        vmovdqu64 [rbp + 18560], zmm25                                   ;   758.8 p7+p4   41 t spill
        vmovdqa64 zmm25, zmm13                                           ;   770.8         21 t copy
        vpermi2b zmm25, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   799.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 18432], zmm10                                   ;   762.8 p8+p9   41 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;   667.2 p3      21 t reload
        vpermi2b zmm13, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;   801.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 17728], zmm21                                   ;   738.8 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm1                                            ;   775.8         23 t copy
        vpermi2b zmm21, zmm3, [rel camellia128_encrypt.T0_constants512 + 384] ;   803.5 p0+p5+p3   23 t
        vpermi2b zmm1, zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;   805.5 p0+p5+p2   23 t
        vmovdqa64 zmm11, zmm30                                           ;   776.8         21 t copy
        vpermi2b zmm11, zmm24, [rel camellia128_encrypt.T0_constants512 + 896] ;   807.5 p0+p5+p3   21 t
        vpermi2b zmm30, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;   809.5 p0+p5+p2   21 t
        vpshufb zmm10, zmm4, zmm15                                       ;   810.5 p5      22 t
        vmovdqu64 zmm24, [rbp + 19520]                                   ;   771.5 p3      21 t reload
        vpternlogd zmm26, zmm24, [rbp + 20800], 0xb8                     ;   790.8 p0+p2   21 t
        vpshufb zmm24, zmm4, zmm16                                       ;   811.5 p5      22 t
        vpternlogd zmm29, zmm19, [rbp + 18624], 0xe4                     ;   791.8 p0+p3   42 t
        vmovdqu64 zmm19, [rbp + 19136]                                   ;   760.8 p2      21 t reload
        vmovdqa64 zmm3, zmm20                                            ;   769.8         41 t copy
        vpternlogd zmm3, zmm31, zmm19, 0x96                              ;   792.8 p0      41 t
        vpternlogd zmm23, zmm12, zmm27, 0xca                             ;   793.8 p0      41 t
        vmovdqu64 zmm12, [rbp + 10368]                                   ;   672.2 p3      40 t
        vmovdqu64 zmm27, [rbp + 10368]                                   ;   672.7 p2      40 t
        vmovdqu64 zmm4, [rbp + 10432]                                    ;   673.2 p3      40 t
        vmovdqu64 zmm19, [rbp + 10432]                                   ;   673.7 p2      40 t
        vmovdqu64 [rbp + 18624], zmm3                                    ;   793.8 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 10496]                                    ;   674.2 p3      40 t
        vmovdqu64 [rbp + 20800], zmm20                                   ;   769.8 p7+p4   23 t spill
        vmovdqu64 zmm20, [rbp + 10496]                                   ;   674.7 p2      40 t
        vmovdqu64 [rbp + 19520], zmm29                                   ;   792.8 p8+p9   42 t spill
        vmovdqu64 zmm29, [rbp + 10560]                                   ;   675.2 p3      40 t
        vmovdqu64 [rbp + 17920], zmm31                                   ;   782.8 p7+p4   22 t spill
        vmovdqu64 zmm31, [rbp + 10560]                                   ;   675.7 p2      40 t
        vmovdqu64 [rbp + 17536], zmm26                                   ;   791.8 p8+p9   21 t spill
        vmovdqu64 zmm26, [rbp + 19520]                                   ;   792.8 p3      41 t
        vpternlogd zmm26, zmm14, [rbp + 17920], 0x96                     ;   798.8 p0+p2   41 t
        vmovdqu64 [rbp + 17600], zmm26                                   ;   799.8 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm7                                            ;   766.8         41 t copy
        vpternlogd zmm26, zmm14, [rbp + 17536], 0x96                     ;   797.8 p0+p3   41 t
        vmovdqu64 [rbp + 17472], zmm26                                   ;   798.8 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 17600]                                   ;   799.8 p2      41 t
        vpternlogd zmm26, zmm7, [rbp + 17536], 0x96                      ;   805.8 p0+p3   41 t
        vmovdqu64 [rbp + 17536], zmm26                                   ;   806.8 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 18624]                                   ;   793.8 p2      41 t reload
        vpternlogd zmm14, zmm26, [rbp + 19520], 0x96                     ;   799.8 p0+p3   41 t
        vmovdqu64 zmm26, [rbp + 17536]                                   ;   806.8 p2      41 t reload
        vmovdqu64 [rbp + 19520], zmm14                                   ;   800.8 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 10304]                                   ;   680.2 p3      40 t
        vpternlogd zmm14, zmm26, [rbp + 20352], 0x96                     ;   812.8 p0+p2   40 t
        vmovdqu64 zmm26, [rbp + 19520]                                   ;   800.8 p3      41 t reload
        vmovdqu64 [rbp + 18688], zmm14                                   ;   813.8 p7+p4   40 t spill
        vmovdqu64 zmm14, [rbp + 10112]                                   ;   681.7 p2      40 t
        vpternlogd zmm14, zmm26, [rbp + 17984], 0x96                     ;   806.8 p0+p3   40 t
        vmovdqu64 zmm26, [rbp + 18624]                                   ;   793.8 p2      41 t reload
        vmovdqu64 [rbp + 20032], zmm14                                   ;   807.8 p8+p9   40 t spill
        vmovdqu64 zmm14, [rbp + 17536]                                   ;   806.8 p3      62 t
        vpternlogd zmm14, zmm26, [rbp + 17792], 0x96                     ;   812.8 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 19136]                                   ;   760.8 p3      21 t reload
        vpternlogd zmm7, zmm2, zmm26, 0x96                               ;   801.8 p0      41 t
        vpternlogd zmm2, zmm26, [rbp + 17472], 0x96                      ;   804.8 p0+p2   41 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 640] ;   685.2 p3      22 t reload
        vmovdqu64 [rbp + 19136], zmm14                                   ;   813.8 p7+p4   62 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 576] ;   685.7 p2      22 t reload
        vmovdqu64 [rbp + 17792], zmm2                                    ;   805.8 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm15                                            ;   781.8         22 t copy
        vpermi2b zmm2, zmm14, zmm26                                      ;   813.5 p0+p5   22 t
        vpxord zmm3, zmm3, [rbp + 19136]                                 ;   819.8 p0+p3   40 t
        vmovdqu64 [rbp + 18624], zmm3                                    ;   820.8 p7+p4   40 t spill
        vmovdqu64 zmm3, [rbp + 17600]                                    ;   799.8 p2      41 t reload
        vmovdqu64 [rbp + 20480], zmm7                                    ;   802.8 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 17792]                                    ;   805.8 p3      62 t
        vpternlogd zmm7, zmm3, [rbp + 19456], 0x96                       ;   811.8 p0+p2   62 t
        vmovdqu64 zmm3, [rbp + 20800]                                    ;   769.8 p3      23 t reload
        vmovdqu64 [rbp + 19456], zmm7                                    ;   812.8 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 20480]                                    ;   802.8 p2      41 t
        vpternlogd zmm7, zmm3, [rbp + 17920], 0x96                       ;   808.8 p0+p3   41 t
        vmovdqu64 zmm3, [rbp + 19456]                                    ;   812.8 p2      62 t reload
        vpxord zmm4, zmm4, zmm3                                          ;   818.8 p0      40 t
        vmovdqu64 zmm3, [rbp + 20480]                                    ;   802.8 p3      41 t reload
        vmovdqu64 [rbp + 17920], zmm4                                    ;   819.8 p8+p9   40 t spill
        vmovdqu64 zmm4, [rbp + 19520]                                    ;   800.8 p2      62 t
        vpternlogd zmm4, zmm3, [rbp + 18048], 0x96                       ;   808.8 p0+p3   62 t
        vmovdqu64 zmm3, [rbp + 19008]                                    ;   691.7 p2      47 y reload
        vmovdqu64 [rbp + 18048], zmm4                                    ;   809.8 p7+p4   62 t spill
        vmovdqu64 zmm4, [rbp + 17792]                                    ;   805.8 p3      41 t reload
        vmovdqu64 [rbp + 20480], zmm7                                    ;   809.8 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 10240]                                    ;   692.7 p2      40 t
        vpternlogd zmm7, zmm4, zmm3, 0x96                                ;   811.8 p0      40 t
        vpxord zmm29, zmm29, [rbp + 18048]                               ;   815.8 p0+p3   40 t
        vmovdqu64 zmm3, [rbp + 17472]                                    ;   798.8 p2      41 t reload
        vmovdqu64 zmm4, [rbp + 20480]                                    ;   809.8 p3      62 t
        vpternlogd zmm4, zmm3, [rbp + 19328], 0x96                       ;   815.8 p0+p2   62 t
        vmovdqu64 zmm3, [rbp + 20672]                                    ;   695.2 p3      47 y reload
        vmovdqu64 [rbp + 19328], zmm29                                   ;   816.8 p7+p4   40 t spill
        vmovdqu64 zmm29, [rbp + 20480]                                   ;   809.8 p2      41 t reload
        vmovdqu64 [rbp + 17472], zmm7                                    ;   812.8 p8+p9   40 t spill
        vmovdqu64 zmm7, [rbp + 10176]                                    ;   696.2 p3      40 t
        vpternlogd zmm7, zmm29, zmm3, 0x96                               ;   815.8 p0      40 t
        vmovdqa64 zmm3, zmm16                                            ;   783.8         22 t copy
        vpermi2b zmm3, zmm14, zmm26                                      ;   815.5 p0+p5   22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;   696.7 p2      22 t reload
        vpermi2b zmm15, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   817.5 p0+p5+p3   22 t
        vpermi2b zmm16, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   819.5 p0+p5+p2   22 t
        vpternlogd zmm0, zmm28, zmm17, 0xca                              ;   816.8 p0      42 t
        vpternlogd zmm18, zmm6, zmm8, 0xca                               ;   817.8 p0      23 t
        vmovdqu64 zmm6, [rbp + 20032]                                    ;   807.8 p3      40 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 256]  ;   698.7 p2      41 t reload
        vpshufb zmm17, zmm8, zmm6                                        ;   820.5 p5      41 t
        vpternlogd zmm9, zmm25, zmm13, 0xca                              ;   818.8 p0      21 t
        vpternlogd zmm5, zmm21, zmm1, 0xca                               ;   819.8 p0      23 t
        vpternlogd zmm22, zmm11, zmm30, 0xca                             ;   820.8 p0      21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 64]   ;   699.3 p3      41 t reload
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512]       ;   699.7 p2      41 t reload
        vmovdqa64 zmm13, zmm6                                            ;   813.8         41 t copy
        vpermi2b zmm13, zmm11, zmm1                                      ;   823.5 p5      41 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;   700.3 p3      41 t reload
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   700.7 p2      41 t reload
        vpermi2b zmm6, zmm25, zmm21                                      ;   825.5 p0+p5   41 t
        vpxord zmm12, zmm12, zmm4                                        ;   822.8 p0      40 t
        vpternlogd zmm10, zmm2, zmm15, 0xca                              ;   823.8 p0      22 t
        vmovdqa64 zmm2, zmm22                                            ;   821.8         41 t copy
        vpternlogd zmm2, zmm23, zmm18, 0x96                              ;   824.8 p0      41 t
        vpternlogd zmm24, zmm3, zmm16, 0xca                              ;   825.8 p0      22 t
        vmovdqu64 zmm3, [rbp + 17472]                                    ;   812.8 p3      22 t
        vpermi2b zmm3, zmm14, zmm26                                      ;   828.5 p5      22 t
        vmovdqu64 zmm15, [rbp + 17920]                                   ;   819.8 p2      22 t
        vpermi2b zmm15, zmm14, zmm26                                     ;   830.5 p0+p5   22 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   703.3 p3      22 t reload
        vmovdqu64 zmm28, [rbp + 17472]                                   ;   812.8 p2      22 t
        vpermi2b zmm28, zmm29, zmm16                                     ;   832.5 p0+p5   22 t
        vpshufb zmm30, zmm8, [rbp + 17472]                               ;   833.5 p5+p3   22 t
        vmovdqu64 [rbp + 17472], zmm4                                    ;   816.8 p7+p4   62 t spill
        vpshufb zmm4, zmm8, [rbp + 18688]                                ;   834.5 p5+p2   21 t
        vpshufb zmm16, zmm8, [rbp + 17920]                               ;   835.5 p5+p3   22 t
        vmovdqu64 zmm26, [rbp + 17920]                                   ;   819.8 p2      22 t
        vpermi2b zmm26, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;   837.5 p0+p5+p3   22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;   706.8 p2      21 t reload
        vmovdqu64 zmm14, [rbp + 18688]                                   ;   813.8 p3      21 t
        vpermi2b zmm14, zmm29, [rel camellia128_encrypt.T0_constants512 + 896] ;   839.5 p0+p5+p2   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 960] ;   709.0 p3      21 t reload
        vmovdqu64 zmm8, [rbp + 18688]                                    ;   813.8 p2      21 t
        vpermi2b zmm8, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   841.5 p0+p5+p3   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 832] ;   710.5 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 18624]                                   ;   820.8 p3      21 t
        vpermi2b zmm21, zmm29, [rel camellia128_encrypt.T0_constants512 + 896] ;   843.5 p0+p5+p2   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 960] ;   712.0 p3      21 t reload
        vmovdqu64 zmm25, [rbp + 18624]                                   ;   820.8 p2      21 t
        vpermi2b zmm25, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   845.5 p0+p5+p3   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;   713.5 p2      41 t reload
        vpshufb zmm1, zmm29, zmm7                                        ;   846.5 p5      23 t
        vpshufb zmm11, zmm29, zmm12                                      ;   847.5 p5      23 t
        vmovdqa64 zmm29, zmm23                                           ;   794.8         41 t copy
        vpternlogd zmm29, zmm10, zmm9, 0x96                              ;   833.8 p0      41 t
        vmovdqu64 [rbp + 18688], zmm21                                   ;   848.5 p8+p9   21 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;   716.0 p3      41 t reload
        vmovdqu64 [rbp + 17920], zmm25                                   ;   850.5 p7+p4   21 t spill
        vpshufb zmm25, zmm21, [rbp + 18624]                              ;   848.5 p5+p2   21 t
        vpternlogd zmm10, zmm2, zmm9, 0x96                               ;   834.8 p0      41 t
        vpternlogd zmm9, zmm5, zmm24, 0x96                               ;   835.8 p0      41 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 320] ;   719.7 p3      23 t reload
        vmovdqu64 [rbp + 18624], zmm25                                   ;   849.5 p8+p9   21 t spill
        vmovdqa64 zmm25, zmm7                                            ;   816.8         23 t copy
        vpermi2b zmm25, zmm21, [rel camellia128_encrypt.T0_constants512 + 384] ;   850.5 p0+p5+p2   23 t
        vmovdqu64 zmm21, [rbp + 18688]                                   ;   848.5 p3      21 t reload
        vmovdqu64 [rbp + 20032], zmm15                                   ;   835.5 p7+p4   22 t spill
        vmovdqu64 zmm15, [rbp + 18624]                                   ;   849.5 p2      21 t
        vpternlogd zmm15, zmm21, [rbp + 17920], 0xca                     ;   856.5 p0+p3   21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;   724.8 p2      23 t reload
        vmovdqu64 [rbp + 17920], zmm15                                   ;   857.5 p8+p9   21 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;   725.5 p3      23 t reload
        vpermi2b zmm7, zmm15, zmm21                                      ;   852.5 p0+p5   23 t
        vmovdqu64 [rbp + 18688], zmm16                                   ;   836.5 p7+p4   22 t spill
        vmovdqa64 zmm16, zmm12                                           ;   823.8         23 t copy
        vpermi2b zmm16, zmm15, zmm21                                     ;   854.5 p0+p5   23 t
        vpternlogd zmm17, zmm13, zmm6, 0xca                              ;   840.8 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 384]  ;   730.5 p2      23 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 320] ;   730.7 p3      23 t reload
        vpermi2b zmm12, zmm13, zmm6                                      ;   856.5 p0+p5   23 t
        vmovdqa64 zmm21, zmm0                                            ;   817.8         41 t copy
        vpternlogd zmm21, zmm18, zmm24, 0x96                             ;   842.8 p0      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;   732.8 p2      41 t reload
        vmovdqu64 [rbp + 18624], zmm17                                   ;   841.8 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 19328]                                   ;   816.8 p3      42 t
        vpermi2b zmm17, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   858.5 p0+p5+p2   42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   735.5 p3      41 t reload
        vmovdqu64 zmm13, [rbp + 19328]                                   ;   816.8 p2      42 t
        vpermi2b zmm13, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   860.5 p0+p5+p3   42 t
        vpternlogd zmm5, zmm24, zmm29, 0x96                              ;   845.8 p0      41 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   739.5 p2      41 t reload
        vmovdqu64 [rbp + 20800], zmm17                                   ;   863.5 p7+p4   42 t spill
        vpshufb zmm17, zmm24, [rbp + 19328]                              ;   861.5 p5+p3   42 t
        vpternlogd zmm0, zmm18, zmm9, 0x96                               ;   846.8 p0      41 t
        vpternlogd zmm30, zmm3, zmm28, 0xca                              ;   847.8 p0      22 t
        vmovdqu64 zmm3, [rbp + 17408]                                    ;   740.5 p2      47 y reload
        vmovdqu64 zmm18, [rbp + 10240]                                   ;   740.8 p3      40 t
        vpternlogd zmm18, zmm10, zmm3, 0x96                              ;   848.8 p0      40 t
        vpternlogd zmm22, zmm23, zmm21, 0x96                             ;   849.8 p0      41 t
        vpternlogd zmm21, zmm10, [rbp + 18176], 0x96                     ;   850.8 p0+p2   62 t
        vmovdqu64 zmm23, [rbp + 18688]                                   ;   836.5 p3      22 t reload
        vpternlogd zmm26, zmm23, [rbp + 20032], 0xb8                     ;   851.8 p0+p2   22 t
        vpternlogd zmm4, zmm14, zmm8, 0xca                               ;   852.8 p0      21 t
        vpternlogd zmm2, zmm5, [rbp + 18496], 0x96                       ;   853.8 p0+p3   62 t
        vpternlogd zmm29, zmm0, [rbp + 19968], 0x96                      ;   854.8 p0+p2   62 t
        vmovdqu64 zmm8, [rbp + 19840]                                    ;   746.5 p3      47 y reload
        vmovdqu64 zmm14, [rbp + 10176]                                   ;   746.7 p2      40 t
        vpternlogd zmm14, zmm5, zmm8, 0x96                               ;   855.8 p0      40 t
        vpshufb zmm23, zmm24, zmm18                                      ;   862.5 p5      22 t
        vpternlogd zmm9, zmm22, [rbp + 19392], 0x96                      ;   856.8 p0+p3   62 t
        vpxord zmm19, zmm19, zmm21                                       ;   857.8 p0      40 t
        vpxord zmm27, zmm27, zmm2                                        ;   858.8 p0      40 t
        vmovdqu64 zmm28, [rbp + 19584]                                   ;   747.7 p2      47 y reload
        vmovdqu64 zmm3, [rbp + 10112]                                    ;   748.5 p3      40 t
        vpternlogd zmm3, zmm0, zmm28, 0x96                               ;   859.8 p0      40 t
        vpxord zmm31, zmm31, zmm29                                       ;   860.8 p0      40 t
        vpternlogd zmm1, zmm25, zmm7, 0xca                               ;   861.8 p0      23 t
        vmovdqu64 zmm7, [rbp + 19776]                                    ;   748.7 p2      47 y reload
        vmovdqu64 zmm25, [rbp + 10304]                                   ;   749.5 p3      40 t
        vpternlogd zmm25, zmm22, zmm7, 0x96                              ;   862.8 p0      40 t
        vpxord zmm20, zmm20, zmm9                                        ;   863.5 p5      40 t
        vpternlogd zmm11, zmm12, zmm16, 0xca                             ;   863.8 p0      23 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 640] ;   749.7 p2      22 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;   750.5 p3      22 t reload
        vmovdqa64 zmm7, zmm18                                            ;   849.8         22 t copy
        vpermi2b zmm7, zmm16, zmm12                                      ;   866.5 p5      22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   750.7 p2      22 t reload
        vpermi2b zmm18, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   868.5 p0+p5+p3   22 t
        vpshufb zmm28, zmm24, zmm14                                      ;   869.5 p5      23 t
        vmovdqu64 [rbp + 19392], zmm29                                   ;   855.8 p8+p9   62 t spill
        vmovdqa64 zmm29, zmm26                                           ;   852.8         41 t copy
        vpternlogd zmm29, zmm4, [rbp + 18624], 0x96                      ;   865.8 p0+p2   41 t
        vmovdqu64 [rbp + 19968], zmm9                                    ;   857.8 p7+p4   62 t spill
        vpshufb zmm9, zmm24, zmm19                                       ;   870.5 p5      22 t
        vmovdqu64 [rbp + 18496], zmm21                                   ;   851.8 p8+p9   62 t spill
        vmovdqa64 zmm21, zmm19                                           ;   858.8         22 t copy
        vpermi2b zmm21, zmm16, zmm12                                     ;   872.5 p0+p5   22 t
        vpermi2b zmm19, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   874.5 p0+p5+p3   22 t
        vpshufb zmm8, zmm24, zmm27                                       ;   875.5 p5      23 t
        vpshufb zmm12, zmm24, zmm3                                       ;   876.5 p5      41 t
        vpshufb zmm16, zmm24, zmm31                                      ;   877.5 p5      42 t
        vmovdqu64 [rbp + 20032], zmm2                                    ;   854.8 p7+p4   62 t spill
        vpshufb zmm2, zmm24, zmm25                                       ;   878.5 p5      21 t
        vmovdqu64 [rbp + 18688], zmm22                                   ;   850.8 p8+p9   41 t spill
        vpshufb zmm22, zmm24, zmm20                                      ;   879.5 p5      21 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 320] ;   754.2 p2      23 t reload
        vmovdqu64 [rbp + 18176], zmm10                                   ;   835.8 p7+p4   41 t spill
        vmovdqa64 zmm10, zmm14                                           ;   856.8         23 t copy
        vpermi2b zmm10, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   881.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 19328], zmm5                                    ;   846.8 p8+p9   41 t spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 448]  ;   755.3 p2      23 t reload
        vpermi2b zmm14, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   883.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 17600], zmm0                                    ;   847.8 p7+p4   41 t spill
        vmovdqa64 zmm0, zmm27                                            ;   859.8         23 t copy
        vpermi2b zmm0, zmm24, [rel camellia128_encrypt.T0_constants512 + 384] ;   885.5 p0+p5+p2   23 t
        vpermi2b zmm27, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;   887.5 p0+p5+p3   23 t
        vmovdqa64 zmm5, zmm3                                             ;   860.8         41 t copy
        vpermi2b zmm5, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   889.5 p0+p5+p2   41 t
        vpermi2b zmm3, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   891.5 p0+p5+p3   41 t
        vpternlogd zmm17, zmm13, [rbp + 20800], 0xac                     ;   874.8 p0+p2   42 t
        vmovdqa64 zmm13, zmm11                                           ;   864.8         41 t copy
        vpternlogd zmm13, zmm30, zmm4, 0x96                              ;   875.8 p0      41 t
        vpternlogd zmm11, zmm29, zmm30, 0x96                             ;   876.8 p0      41 t
        vmovdqa64 zmm24, zmm31                                           ;   861.8         42 t copy
        vpermi2b zmm24, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   893.5 p0+p5+p3   42 t
        vpermi2b zmm31, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   895.5 p0+p5+p2   42 t
        vpternlogd zmm23, zmm7, zmm18, 0xca                              ;   879.8 p0      22 t
        vmovdqu64 zmm7, [rbp + 18624]                                    ;   841.8 p3      41 t reload
        vmovdqu64 zmm18, [rbp + 17920]                                   ;   857.5 p2      41 t
        vpternlogd zmm18, zmm1, zmm7, 0x96                               ;   880.8 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;   761.7 p3      21 t reload
        vmovdqa64 zmm15, zmm25                                           ;   863.8         21 t copy
        vpermi2b zmm15, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;   897.5 p0+p5+p2   21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   762.7 p3      21 t reload
        vpermi2b zmm25, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;   899.5 p0+p5+p2   21 t
        vmovdqa64 zmm7, zmm20                                            ;   864.5         21 t copy
        vpermi2b zmm7, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;   901.5 p0+p5+p3   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;   764.5 p2      21 t reload
        vpermi2b zmm20, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   903.5 p0+p5+p3   21 t
        vpternlogd zmm30, zmm17, zmm1, 0x96                              ;   885.8 p0      41 t
        vpternlogd zmm17, zmm1, zmm13, 0x96                              ;   886.8 p0      41 t
        vpternlogd zmm9, zmm21, zmm19, 0xca                              ;   887.8 p0      22 t
        vmovdqu64 zmm1, [rbp + 19200]                                    ;   767.0 p2      61 t
        vpternlogd zmm1, zmm11, [rbp + 18368], 0x96                      ;   888.8 p0+p3   61 t
        vpternlogd zmm26, zmm4, zmm18, 0x96                              ;   889.8 p0      41 t
        vpternlogd zmm11, zmm18, [rbp + 19648], 0x96                     ;   890.8 p0+p2   61 t
        vpternlogd zmm28, zmm10, zmm14, 0xca                             ;   891.8 p0      23 t
        vmovdqu64 zmm4, [rbp + 17920]                                    ;   857.5 p3      41 t
        vpternlogd zmm4, zmm30, [rbp + 18624], 0x96                      ;   892.8 p0+p2   41 t
        vpternlogd zmm29, zmm17, [rbp + 20544], 0x96                     ;   893.8 p0+p3   61 t
        vmovdqu64 zmm10, [rbp + 18944]                                   ;   772.5 p2      61 t reload
        vpternlogd zmm17, zmm10, [rbp + 20224], 0x96                     ;   894.8 p0+p3   61 t
        vpternlogd zmm8, zmm0, zmm27, 0xca                               ;   895.8 p0      23 t
        vpternlogd zmm30, zmm26, [rbp + 17280], 0x96                     ;   896.8 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 18112]                                    ;   774.8 p3      61 t reload
        vpternlogd zmm26, zmm0, [rbp + 17856], 0x96                      ;   897.8 p0+p2   61 t
        vpternlogd zmm13, zmm4, [rbp + 20288], 0x96                      ;   898.8 p0+p3   61 t
        vpternlogd zmm12, zmm5, zmm3, 0xca                               ;   899.8 p0      41 t
        vmovdqu64 zmm0, [rbp + 10624]                                    ;   776.5 p2      40 t
        vmovdqu64 zmm3, [rbp + 10624]                                    ;   776.8 p3      40 t
        vmovdqu64 zmm5, [rbp + 10688]                                    ;   777.5 p2      40 t
        vmovdqu64 zmm10, [rbp + 10688]                                   ;   777.8 p3      40 t
        vmovdqu64 zmm14, [rbp + 10752]                                   ;   778.5 p2      40 t
        vmovdqu64 zmm18, [rbp + 10752]                                   ;   778.8 p3      40 t
        vmovdqu64 zmm19, [rbp + 10816]                                   ;   779.5 p2      40 t
        vmovdqu64 zmm21, [rbp + 10816]                                   ;   779.8 p3      40 t
        vmovdqu64 zmm27, [rbp + 10880]                                   ;   780.5 p2      40 t
        vmovdqu64 zmm6, [rbp + 10880]                                    ;   780.8 p3      40 t
        vmovdqu64 [rbp + 20288], zmm29                                   ;   894.8 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 10944]                                   ;   781.5 p2      40 t
        vmovdqu64 [rbp + 17856], zmm13                                   ;   899.8 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 20288]                                   ;   894.8 p3      40 t
        vpxord zmm13, zmm13, [rbp + 11072]                               ;   900.8 p0+p2   40 t
        vmovdqu64 [rbp + 18112], zmm13                                   ;   901.8 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 17856]                                   ;   899.8 p3      40 t
        vpxord zmm13, zmm13, [rbp + 11008]                               ;   905.8 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm13                                   ;   906.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 10944]                                   ;   783.8 p3      40 t
        vmovdqu64 [rbp + 20224], zmm30                                   ;   897.8 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 11008]                                   ;   784.5 p2      40 t
        vpxord zmm29, zmm29, [rbp + 20224]                               ;   903.8 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm29                                   ;   904.8 p7+p4   40 t spill
        vmovdqu64 zmm29, [rbp + 11072]                                   ;   785.5 p2      40 t
        vpxord zmm5, zmm5, zmm1                                          ;   903.8 p0      40 t
        vpxord zmm27, zmm27, zmm11                                       ;   904.5 p5      40 t
        vpxord zmm0, zmm0, zmm17                                         ;   904.8 p0      40 t
        vpternlogd zmm16, zmm24, zmm31, 0xca                             ;   905.5 p5      42 t
        vmovdqu64 zmm24, [rbp + 19264]                                   ;   785.8 p3      61 t reload
        vpternlogd zmm4, zmm24, [rbp + 17344], 0x96                      ;   905.8 p0+p2   61 t
        vpxord zmm14, zmm14, zmm26                                       ;   906.5 p5      40 t
        vpternlogd zmm2, zmm15, zmm25, 0xca                              ;   906.8 p0      21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   786.8 p3      41 t reload
        vpshufb zmm24, zmm15, zmm5                                       ;   907.5 p5      23 t
        vpternlogd zmm22, zmm7, zmm20, 0xca                              ;   908.5 p0      21 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 640]  ;   787.5 p2      22 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;   787.8 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 18944]                                   ;   904.8 p2      22 t
        vpermi2b zmm25, zmm20, zmm7                                      ;   910.8 p5      22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;   788.8 p3      22 t reload
        vmovdqu64 [rbp + 17344], zmm26                                   ;   898.8 p8+p9   61 t spill
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 704] ;   789.5 p2      22 t reload
        vmovdqu64 [rbp + 19264], zmm11                                   ;   891.8 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 18944]                                   ;   904.8 p3      22 t
        vpermi2b zmm11, zmm26, zmm31                                     ;   912.5 p0+p5   22 t
        vpxord zmm19, zmm19, zmm4                                        ;   909.8 p0      40 t
        vmovdqu64 [rbp + 20544], zmm4                                    ;   906.8 p8+p9   61 t spill
        vpshufb zmm4, zmm15, zmm27                                       ;   913.5 p5      23 t
        vmovdqu64 [rbp + 18624], zmm1                                    ;   889.8 p7+p4   61 t spill
        vpshufb zmm1, zmm15, zmm0                                        ;   914.5 p5      41 t
        vmovdqu64 [rbp + 17920], zmm17                                   ;   895.8 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm16                                           ;   906.5         41 t copy
        vpternlogd zmm17, zmm28, zmm23, 0x96                             ;   910.8 p0      41 t
        vpshufb zmm31, zmm15, zmm14                                      ;   915.5 p5      22 t
        vmovdqa64 zmm26, zmm12                                           ;   900.8         41 t copy
        vpternlogd zmm26, zmm9, zmm2, 0x96                               ;   911.8 p0      41 t
        vpshufb zmm7, zmm15, [rbp + 18944]                               ;   916.5 p5+p2   22 t
        vmovdqa64 zmm20, zmm8                                            ;   896.8         41 t copy
        vpternlogd zmm20, zmm23, zmm2, 0x96                              ;   912.8 p0      41 t
        vpternlogd zmm8, zmm23, zmm26, 0x96                              ;   913.8 p0      41 t
        vmovdqa64 zmm23, zmm22                                           ;   909.5         41 t copy
        vpternlogd zmm23, zmm12, zmm28, 0x96                             ;   914.8 p0      41 t
        vmovdqu64 [rbp + 18944], zmm25                                   ;   915.8 p7+p4   22 t spill
        vpshufb zmm25, zmm15, [rbp + 17280]                              ;   917.5 p5+p3   21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   796.0 p2      21 t reload
        vmovdqu64 [rbp + 19648], zmm25                                   ;   918.5 p8+p9   21 t spill
        vmovdqu64 zmm25, [rbp + 17280]                                   ;   906.8 p3      21 t
        vpermi2b zmm25, zmm15, [rel camellia128_encrypt.T0_constants512 + 896] ;   919.5 p0+p5+p2   21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 960] ;   799.5 p3      21 t reload
        vmovdqu64 [rbp + 18368], zmm25                                   ;   924.5 p7+p4   21 t spill
        vmovdqu64 zmm25, [rbp + 17280]                                   ;   906.8 p2      21 t
        vpermi2b zmm25, zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;   921.5 p0+p5+p3   21 t
        vpternlogd zmm22, zmm12, zmm17, 0x96                             ;   917.8 p0      41 t
        vpternlogd zmm16, zmm28, zmm20, 0x96                             ;   918.8 p0      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;   800.8 p2      23 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 320] ;   801.5 p3      23 t reload
        vmovdqa64 zmm15, zmm5                                            ;   904.8         23 t copy
        vpermi2b zmm15, zmm28, zmm12                                     ;   923.5 p0+p5   23 t
        vmovdqu64 [rbp + 17280], zmm25                                   ;   926.5 p8+p9   21 t spill
        vmovdqa64 zmm25, zmm27                                           ;   905.5         23 t copy
        vpermi2b zmm25, zmm28, zmm12                                     ;   925.5 p0+p5   23 t
        vmovdqu64 zmm12, [rbp + 18368]                                   ;   924.5 p2      21 t reload
        vmovdqu64 zmm28, [rbp + 19648]                                   ;   918.5 p3      21 t
        vpternlogd zmm28, zmm12, [rbp + 17280], 0xca                     ;   932.5 p0+p2   21 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;   805.5 p3      23 t reload
        vmovdqu64 [rbp + 17280], zmm28                                   ;   933.5 p7+p4   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 448] ;   806.5 p2      23 t reload
        vpermi2b zmm5, zmm28, zmm12                                      ;   927.5 p0+p5   23 t
        vpermi2b zmm27, zmm28, zmm12                                     ;   929.5 p0+p5   23 t
        vpternlogd zmm9, zmm2, zmm23, 0x96                               ;   924.8 p0      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;   810.5 p3      41 t reload
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512]       ;   810.7 p2      41 t reload
        vmovdqu64 zmm28, [rbp + 18112]                                   ;   901.8 p3      42 t
        vpermi2b zmm28, zmm12, zmm2                                      ;   931.5 p0+p5   42 t
        vmovdqu64 [rbp + 18368], zmm28                                   ;   936.5 p8+p9   42 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 128] ;   814.5 p2      41 t reload
        vmovdqu64 [rbp + 19648], zmm11                                   ;   917.5 p7+p4   22 t spill
        vmovdqu64 zmm11, [rbp + 18112]                                   ;   901.8 p3      42 t
        vpermi2b zmm11, zmm28, [rel camellia128_encrypt.T0_constants512 + 192] ;   933.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19200], zmm11                                   ;   938.5 p8+p9   42 t spill
        vmovdqa64 zmm11, zmm0                                            ;   905.8         41 t copy
        vpermi2b zmm11, zmm12, zmm2                                      ;   935.5 p0+p5   41 t
        vpermi2b zmm0, zmm28, [rel camellia128_encrypt.T0_constants512 + 192] ;   937.5 p0+p5+p3   41 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   816.8 p2      41 t reload
        vpshufb zmm2, zmm28, zmm19                                       ;   938.5 p5      21 t
        vpternlogd zmm23, zmm8, [rbp + 20416], 0x96                      ;   929.8 p0+p3   61 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 576] ;   817.8 p2      22 t reload
        vmovdqa64 zmm12, zmm14                                           ;   907.5         22 t copy
        vpermi2b zmm12, zmm28, [rel camellia128_encrypt.T0_constants512 + 640] ;   940.5 p0+p5+p3   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;   818.8 p2      22 t reload
        vpermi2b zmm14, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   942.5 p0+p5+p3   22 t
        vmovdqu64 zmm28, [rbp + 18816]                                   ;   819.8 p2      61 t reload
        vpternlogd zmm8, zmm28, [rbp + 17728], 0x96                      ;   932.8 p0+p3   61 t
        vpternlogd zmm20, zmm22, [rbp + 20160], 0x96                     ;   933.8 p0+p2   61 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;   821.3 p3      21 t reload
        vmovdqu64 [rbp + 20160], zmm7                                    ;   917.5 p7+p4   22 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 832]  ;   821.8 p2      21 t reload
        vmovdqu64 [rbp + 17728], zmm4                                    ;   914.5 p8+p9   23 t spill
        vmovdqa64 zmm4, zmm19                                            ;   910.8         21 t copy
        vpermi2b zmm4, zmm7, zmm28                                       ;   944.5 p0+p5   21 t
        vmovdqu64 zmm28, [rbp + 18944]                                   ;   915.8 p3      22 t reload
        vmovdqu64 zmm7, [rbp + 20160]                                    ;   917.5 p2      22 t
        vpternlogd zmm7, zmm28, [rbp + 19648], 0xca                      ;   935.8 p0+p3   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   823.8 p2      21 t reload
        vmovdqu64 [rbp + 19648], zmm7                                    ;   936.8 p7+p4   22 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;   824.3 p3      21 t reload
        vpermi2b zmm19, zmm7, zmm28                                      ;   946.5 p0+p5   21 t
        vpternlogd zmm26, zmm16, [rbp + 18752], 0x96                     ;   937.8 p0+p2   61 t
        vmovdqu64 zmm28, [rbp + 17664]                                   ;   825.3 p3      61 t reload
        vpternlogd zmm22, zmm28, [rbp + 18560], 0x96                     ;   938.8 p0+p2   61 t
        vmovdqu64 zmm28, [rbp + 18880]                                   ;   826.3 p3      61 t reload
        vpternlogd zmm16, zmm28, [rbp + 18304], 0x96                     ;   939.8 p0+p2   61 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;   827.3 p3      41 t reload
        vpshufb zmm7, zmm28, [rbp + 18112]                               ;   947.5 p5+p2   42 t
        vpternlogd zmm17, zmm9, [rbp + 19904], 0x96                      ;   940.8 p0+p3   61 t
        vpxord zmm6, zmm6, zmm23                                         ;   941.8 p0      40 t
        vpternlogd zmm24, zmm15, zmm5, 0xca                              ;   942.8 p0      23 t
        vmovdqu64 zmm5, [rbp + 19072]                                    ;   828.8 p2      61 t reload
        vpternlogd zmm9, zmm5, [rbp + 18432], 0x96                       ;   943.8 p0+p3   61 t
        vpxord zmm10, zmm10, zmm8                                        ;   944.8 p0      40 t
        vpternlogd zmm25, zmm27, [rbp + 17728], 0xe4                     ;   945.8 p0+p2   23 t
        vpxord zmm30, zmm30, zmm20                                       ;   946.8 p0      40 t
        vpxord zmm29, zmm29, zmm26                                       ;   947.8 p0      40 t
        vpxord zmm21, zmm21, zmm22                                       ;   948.5 p5      40 t
        vpxord zmm3, zmm3, zmm16                                         ;   948.8 p0      40 t
        vpternlogd zmm1, zmm11, zmm0, 0xca                               ;   949.5 p5      41 t
        vpxord zmm13, zmm13, zmm17                                       ;   949.8 p0      40 t
        vpshufb zmm0, zmm28, zmm6                                        ;   950.5 p5      23 t
        vpxord zmm18, zmm18, zmm9                                        ;   950.8 p0      40 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 384]  ;   830.3 p3      23 t reload
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;   830.8 p2      23 t reload
        vmovdqa64 zmm15, zmm6                                            ;   942.8         23 t copy
        vpermi2b zmm15, zmm11, zmm5                                      ;   953.5 p5      23 t
        vpternlogd zmm31, zmm12, zmm14, 0xca                             ;   951.8 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;   831.3 p3      23 t reload
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 448] ;   831.8 p2      23 t reload
        vpermi2b zmm6, zmm14, zmm12                                      ;   955.5 p0+p5   23 t
        vpshufb zmm27, zmm28, zmm10                                      ;   956.5 p5      23 t
        vmovdqu64 [rbp + 17728], zmm16                                   ;   940.8 p8+p9   61 t spill
        vmovdqa64 zmm16, zmm10                                           ;   945.8         23 t copy
        vpermi2b zmm16, zmm11, zmm5                                      ;   958.5 p0+p5   23 t
        vpermi2b zmm10, zmm14, zmm12                                     ;   960.5 p0+p5   23 t
        vpternlogd zmm2, zmm4, zmm19, 0xca                               ;   955.8 p0      21 t
        vpshufb zmm4, zmm28, zmm30                                       ;   961.5 p5      21 t
        vpshufb zmm19, zmm28, zmm21                                      ;   962.5 p5      21 t
        vpshufb zmm12, zmm28, zmm29                                      ;   963.5 p5      42 t
        vpshufb zmm14, zmm28, zmm3                                       ;   964.5 p5      41 t
        vpshufb zmm5, zmm28, zmm13                                       ;   965.5 p5      22 t
        vpshufb zmm11, zmm28, zmm18                                      ;   966.5 p5      22 t
        vmovdqu64 zmm28, [rbp + 18368]                                   ;   936.5 p3      42 t reload
        vpternlogd zmm7, zmm28, [rbp + 19200], 0xca                      ;   956.8 p0+p2   42 t
        vmovdqu64 zmm28, [rbp + 17280]                                   ;   933.5 p3      21 t reload
        vmovdqu64 [rbp + 19200], zmm26                                   ;   938.8 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm1                                            ;   950.5         41 t copy
        vpternlogd zmm26, zmm24, zmm28, 0x96                             ;   957.8 p0      41 t
        vpternlogd zmm0, zmm15, zmm6, 0xca                               ;   960.5 p0      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;   833.8 p2      21 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   834.3 p3      21 t reload
        vmovdqu64 [rbp + 18368], zmm20                                   ;   934.8 p8+p9   61 t spill
        vmovdqa64 zmm20, zmm30                                           ;   947.8         21 t copy
        vpermi2b zmm20, zmm15, zmm6                                      ;   968.5 p0+p5   21 t
        vmovdqu64 [rbp + 18432], zmm17                                   ;   941.8 p7+p4   61 t spill
        vmovdqa64 zmm17, zmm21                                           ;   949.5         21 t copy
        vpermi2b zmm17, zmm15, zmm6                                      ;   970.5 p0+p5   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;   835.7 p2      21 t reload
        vpermi2b zmm30, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   972.5 p0+p5+p3   21 t
        vpermi2b zmm21, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;   974.5 p0+p5+p2   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512]        ;   836.8 p3      41 t reload
        vmovdqa64 zmm15, zmm29                                           ;   948.8         42 t copy
        vpermi2b zmm15, zmm6, [rel camellia128_encrypt.T0_constants512 + 64] ;   976.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19072], zmm23                                   ;   930.8 p8+p9   61 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 128] ;   837.8 p3      41 t reload
        vpermi2b zmm29, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   978.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19904], zmm22                                   ;   939.8 p7+p4   61 t spill
        vmovdqa64 zmm22, zmm3                                            ;   949.8         41 t copy
        vpermi2b zmm22, zmm6, [rel camellia128_encrypt.T0_constants512 + 64] ;   980.5 p0+p5+p3   41 t
        vpermi2b zmm3, zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   982.5 p0+p5+p2   41 t
        vmovdqa64 zmm23, zmm25                                           ;   946.8         41 t copy
        vpternlogd zmm23, zmm31, zmm2, 0x96                              ;   967.8 p0      41 t
        vmovdqa64 zmm6, zmm7                                             ;   957.8         41 t copy
        vpternlogd zmm6, zmm24, zmm31, 0x96                              ;   968.8 p0      41 t
        vmovdqu64 [rbp + 18112], zmm9                                    ;   944.8 p8+p9   61 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 576]  ;   840.7 p3      22 t reload
        vmovdqu64 [rbp + 18304], zmm8                                    ;   933.8 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm13                                            ;   950.8         22 t copy
        vpermi2b zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 640] ;   984.5 p0+p5+p2   22 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 704] ;   842.5 p3      22 t reload
        vpermi2b zmm13, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   986.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18880], zmm6                                    ;   969.8 p8+p9   41 t spill
        vmovdqa64 zmm6, zmm18                                            ;   951.8         22 t copy
        vpermi2b zmm6, zmm9, [rel camellia128_encrypt.T0_constants512 + 640] ;   988.5 p0+p5+p3   22 t
        vpermi2b zmm18, zmm28, [rel camellia128_encrypt.T0_constants512 + 768] ;   990.5 p0+p5+p2   22 t
        vmovdqu64 zmm28, [rbp + 18880]                                   ;   969.8 p3      41 t
        vpternlogd zmm28, zmm1, [rbp + 17280], 0x96                      ;   975.8 p0+p2   41 t
        vpternlogd zmm1, zmm2, [rbp + 19648], 0x96                       ;   974.8 p0+p3   41 t
        vpternlogd zmm2, zmm26, [rbp + 19648], 0x96                      ;   975.8 p0+p2   41 t
        vpternlogd zmm27, zmm16, zmm10, 0xca                             ;   976.8 p0      23 t
        vpternlogd zmm7, zmm24, zmm23, 0x96                              ;   977.8 p0      41 t
        vpternlogd zmm25, zmm31, zmm1, 0x96                              ;   978.8 p0      41 t
        vpternlogd zmm4, zmm20, zmm30, 0xca                              ;   979.8 p0      21 t
        vpternlogd zmm23, zmm28, [rbp + 19136], 0x96                     ;   980.8 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 17536]                                   ;   851.5 p2      41 t reload
        vpternlogd zmm28, zmm10, [rbp + 20352], 0x96                     ;   981.8 p0+p3   62 t
        vpternlogd zmm19, zmm17, zmm21, 0xca                             ;   982.8 p0      21 t
        vmovdqu64 zmm10, [rbp + 17792]                                   ;   852.5 p2      62 t
        vpternlogd zmm10, zmm2, [rbp + 19008], 0x96                      ;   983.8 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 18880]                                   ;   969.8 p2      41 t reload
        vpternlogd zmm2, zmm16, [rbp + 19456], 0x96                      ;   984.8 p0+p3   62 t
        vpternlogd zmm1, zmm7, [rbp + 18048], 0x96                       ;   985.8 p0+p2   62 t
        vmovdqu64 zmm16, [rbp + 19520]                                   ;   855.5 p3      41 t reload
        vpternlogd zmm7, zmm16, [rbp + 17984], 0x96                      ;   986.8 p0+p2   62 t
        vpternlogd zmm26, zmm25, [rbp + 17472], 0x96                     ;   987.8 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 20480]                                   ;   857.5 p2      41 t reload
        vpternlogd zmm25, zmm16, [rbp + 20672], 0x96                     ;   988.8 p0+p3   62 t
        vpternlogd zmm12, zmm15, zmm29, 0xca                             ;   989.8 p0      42 t
        vpternlogd zmm14, zmm22, zmm3, 0xca                              ;   990.8 p0      41 t
        vmovdqu64 zmm3, [rbp + 11136]                                    ;   858.5 p2      40 t
        vmovdqu64 zmm15, [rbp + 11136]                                   ;   858.7 p3      40 t
        vmovdqu64 zmm16, [rbp + 11200]                                   ;   859.5 p2      40 t
        vmovdqu64 zmm17, [rbp + 11200]                                   ;   859.7 p3      40 t
        vmovdqu64 zmm20, [rbp + 11264]                                   ;   860.5 p2      40 t
        vmovdqu64 zmm21, [rbp + 11264]                                   ;   860.7 p3      40 t
        vmovdqu64 zmm22, [rbp + 11328]                                   ;   861.5 p2      40 t
        vmovdqu64 zmm24, [rbp + 11328]                                   ;   861.7 p3      40 t
        vmovdqu64 zmm29, [rbp + 11392]                                   ;   862.5 p2      40 t
        vmovdqu64 zmm30, [rbp + 11392]                                   ;   862.7 p3      40 t
        vmovdqu64 zmm31, [rbp + 11456]                                   ;   863.5 p2      40 t
        vmovdqu64 zmm9, [rbp + 11456]                                    ;   863.7 p3      40 t
        vmovdqu64 [rbp + 20672], zmm1                                    ;   986.8 p7+p4   62 t spill
        vmovdqu64 zmm1, [rbp + 11520]                                    ;   864.5 p2      40 t
        vmovdqu64 [rbp + 20480], zmm23                                   ;   981.8 p8+p9   62 t spill
        vmovdqu64 zmm23, [rbp + 20672]                                   ;   986.8 p3      40 t
        vpxord zmm1, zmm1, [rbp + 20480]                                 ;   991.5 p5+p2   40 t
        vpxord zmm23, zmm23, [rbp + 11584]                               ;   992.8 p0+p3   40 t
        vmovdqu64 [rbp + 17472], zmm23                                   ;   993.8 p7+p4   40 t spill
        vmovdqu64 zmm23, [rbp + 11520]                                   ;   866.5 p2      40 t
        vmovdqu64 [rbp + 17984], zmm1                                    ;   992.5 p8+p9   40 t spill
        vmovdqu64 zmm1, [rbp + 11584]                                    ;   866.7 p3      40 t
        vpxord zmm22, zmm22, zmm28                                       ;   992.5 p5      40 t
        vpxord zmm20, zmm20, zmm10                                       ;   992.8 p0      40 t
        vpxord zmm31, zmm31, zmm2                                        ;   993.5 p5      40 t
        vpxord zmm3, zmm3, zmm7                                          ;   993.8 p0      40 t
        vpxord zmm29, zmm29, zmm26                                       ;   994.5 p5      40 t
        vpternlogd zmm5, zmm8, zmm13, 0xca                               ;   994.8 p0      22 t
        vpxord zmm16, zmm16, zmm25                                       ;   995.5 p5      40 t
        vmovdqa64 zmm8, zmm4                                             ;   980.8         41 t copy
        vpternlogd zmm8, zmm14, zmm27, 0x96                              ;   995.8 p0      41 t
        vpternlogd zmm11, zmm6, zmm18, 0xca                              ;   996.5 p5      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   867.5 p2      41 t reload
        vpshufb zmm13, zmm6, zmm22                                       ;   997.5 p5      21 t
        vpshufb zmm18, zmm6, zmm20                                       ;   998.5 p5      22 t
        vmovdqu64 [rbp + 19520], zmm28                                   ;   982.8 p7+p4   62 t spill
        vpshufb zmm28, zmm6, zmm3                                        ;   999.5 p5      41 t
        vmovdqu64 [rbp + 18048], zmm10                                   ;   984.8 p8+p9   62 t spill
        vpshufb zmm10, zmm6, zmm29                                       ;  1000.5 p5      23 t
        vmovdqu64 [rbp + 19456], zmm25                                   ;   989.8 p7+p4   62 t spill
        vmovdqa64 zmm25, zmm14                                           ;   991.8         41 t copy
        vpternlogd zmm25, zmm5, zmm19, 0x96                              ;   996.8 p0      41 t
        vpternlogd zmm5, zmm8, zmm19, 0x96                               ;   997.8 p0      41 t
        vpternlogd zmm19, zmm0, zmm11, 0x96                              ;   998.8 p0      41 t
        vpternlogd zmm0, zmm25, zmm11, 0x96                              ;   999.8 p0      41 t
        vpternlogd zmm11, zmm12, zmm27, 0x96                             ;  1000.8 p0      41 t
        vmovdqu64 [rbp + 18880], zmm7                                    ;   987.8 p8+p9   62 t spill
        vpshufb zmm7, zmm6, [rbp + 17984]                                ;  1001.5 p5+p3   21 t
        vmovdqu64 [rbp + 19008], zmm2                                    ;   985.8 p7+p4   62 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 832]  ;   869.8 p2      21 t reload
        vmovdqu64 [rbp + 17792], zmm26                                   ;   988.8 p8+p9   62 t spill
        vmovdqu64 zmm26, [rbp + 17984]                                   ;   992.5 p3      21 t
        vpermi2b zmm26, zmm2, [rel camellia128_encrypt.T0_constants512 + 896] ;  1003.5 p0+p5+p2   21 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 960]  ;   871.3 p3      21 t reload
        vmovdqu64 zmm6, [rbp + 17984]                                    ;   992.5 p2      21 t
        vpermi2b zmm6, zmm2, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1005.5 p0+p5+p3   21 t
        vpternlogd zmm12, zmm27, zmm19, 0x96                             ;  1003.8 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;   872.8 p2      21 t reload
        vmovdqu64 [rbp + 17984], zmm7                                    ;  1002.5 p7+p4   21 t spill
        vmovdqa64 zmm7, zmm22                                            ;   993.5         21 t copy
        vpermi2b zmm7, zmm2, zmm27                                       ;  1007.5 p0+p5   21 t
        vpternlogd zmm4, zmm14, zmm11, 0x96                              ;  1005.8 p0      41 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 64]  ;   873.3 p3      41 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512]       ;   873.8 p2      41 t reload
        vmovdqu64 zmm2, [rbp + 17472]                                    ;   993.8 p3      42 t
        vpermi2b zmm2, zmm27, zmm14                                      ;  1009.5 p0+p5   42 t
        vmovdqu64 [rbp + 20352], zmm2                                    ;  1014.5 p8+p9   42 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 128]  ;   874.8 p2      41 t reload
        vmovdqu64 [rbp + 17536], zmm26                                   ;  1008.5 p7+p4   21 t spill
        vmovdqu64 zmm26, [rbp + 17472]                                   ;   993.8 p3      42 t
        vpermi2b zmm26, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1011.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 19136], zmm26                                   ;  1016.5 p8+p9   42 t spill
        vmovdqa64 zmm26, zmm3                                            ;   994.8         41 t copy
        vpermi2b zmm26, zmm27, zmm14                                     ;  1013.5 p0+p5   41 t
        vpermi2b zmm3, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1015.5 p0+p5+p3   41 t
        vmovdqu64 [rbp + 19648], zmm6                                    ;  1010.5 p7+p4   21 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;   879.7 p2      21 t reload
        vpermi2b zmm22, zmm6, [rel camellia128_encrypt.T0_constants512 + 896] ;  1017.5 p0+p5+p3   21 t
        vmovdqu64 zmm6, [rbp + 17536]                                    ;  1008.5 p2      21 t reload
        vmovdqu64 zmm2, [rbp + 17984]                                    ;  1002.5 p3      21 t
        vpternlogd zmm2, zmm6, [rbp + 19648], 0xca                       ;  1016.5 p0+p2   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   881.8 p3      41 t reload
        vmovdqu64 [rbp + 19648], zmm2                                    ;  1017.5 p8+p9   21 t spill
        vpshufb zmm2, zmm6, zmm31                                        ;  1018.5 p5      22 t
        vpshufb zmm14, zmm6, zmm16                                       ;  1019.5 p5      23 t
        vpternlogd zmm8, zmm0, [rbp + 20032], 0x96                       ;  1012.8 p0+p2   62 t
        vpternlogd zmm11, zmm5, [rbp + 18496], 0x96                      ;  1013.8 p0+p3   62 t
        vmovdqu64 zmm6, [rbp + 18176]                                    ;   888.5 p2      41 t reload
        vpternlogd zmm5, zmm6, [rbp + 17408], 0x96                       ;  1014.8 p0+p3   62 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 640]  ;   889.5 p2      22 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;   890.5 p3      22 t reload
        vmovdqu64 [rbp + 17408], zmm2                                    ;  1019.5 p7+p4   22 t spill
        vmovdqa64 zmm2, zmm20                                            ;   993.8         22 t copy
        vpermi2b zmm2, zmm27, zmm6                                       ;  1021.5 p0+p5   22 t
        vmovdqu64 [rbp + 18176], zmm10                                   ;  1001.5 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm31                                           ;   994.5         22 t copy
        vpermi2b zmm10, zmm27, zmm6                                      ;  1023.5 p0+p5   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 704]  ;   896.5 p2      22 t reload
        vpermi2b zmm20, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1025.5 p0+p5+p3   22 t
        vpermi2b zmm31, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1027.5 p0+p5+p2   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;   897.7 p3      23 t reload
        vmovdqa64 zmm27, zmm29                                           ;   995.5         23 t copy
        vpermi2b zmm27, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;  1029.5 p0+p5+p2   23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 448]  ;   900.5 p3      23 t reload
        vpermi2b zmm29, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;  1031.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18496], zmm10                                   ;  1028.5 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm16                                           ;   996.5         23 t copy
        vpermi2b zmm10, zmm6, [rel camellia128_encrypt.T0_constants512 + 512] ;  1033.5 p0+p5+p3   23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;   902.5 p2      23 t reload
        vpermi2b zmm16, zmm6, [rel camellia128_encrypt.T0_constants512 + 384] ;  1035.5 p0+p5+p3   23 t
        vmovdqu64 zmm6, [rbp + 19328]                                    ;   904.5 p2      41 t reload
        vpternlogd zmm0, zmm6, [rbp + 19840], 0x96                       ;  1023.8 p0+p3   62 t
        vpternlogd zmm25, zmm12, [rbp + 19392], 0x96                     ;  1024.8 p0+p2   62 t
        vpternlogd zmm19, zmm4, [rbp + 19968], 0x96                      ;  1025.8 p0+p3   62 t
        vmovdqu64 zmm6, [rbp + 17600]                                    ;   908.5 p2      41 t reload
        vpternlogd zmm12, zmm6, [rbp + 19584], 0x96                      ;  1026.8 p0+p3   62 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;   909.5 p2      41 t reload
        vmovdqu64 [rbp + 19584], zmm31                                   ;  1032.5 p8+p9   22 t spill
        vpshufb zmm31, zmm6, [rbp + 17472]                               ;  1036.5 p5+p3   42 t
        vmovdqu64 [rbp + 17472], zmm31                                   ;  1037.5 p7+p4   42 t spill
        vmovdqu64 zmm31, [rbp + 18496]                                   ;  1028.5 p2      22 t reload
        vmovdqu64 zmm6, [rbp + 17408]                                    ;  1019.5 p3      22 t
        vpternlogd zmm6, zmm31, [rbp + 19584], 0xca                      ;  1038.5 p0+p2   22 t
        vmovdqu64 zmm31, [rbp + 20352]                                   ;  1014.5 p3      42 t reload
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1039.5 p8+p9   22 t spill
        vmovdqu64 zmm6, [rbp + 17472]                                    ;  1037.5 p2      42 t
        vpternlogd zmm6, zmm31, [rbp + 19136], 0xca                      ;  1043.5 p0+p3   42 t
        vmovdqu64 zmm31, [rbp + 18688]                                   ;   913.5 p2      41 t reload
        vpternlogd zmm4, zmm31, [rbp + 19776], 0x96                      ;  1029.8 p0+p3   62 t
        vmovdqu64 zmm31, [rbp + 17920]                                   ;   914.5 p2      61 t
        vmovdqu64 [rbp + 17920], zmm6                                    ;  1044.5 p7+p4   42 t spill
        vmovdqu64 zmm6, [rbp + 18624]                                    ;   914.7 p3      61 t
        vpxord zmm30, zmm30, zmm8                                        ;  1030.8 p0      40 t
        vpxord zmm9, zmm9, zmm11                                         ;  1031.8 p0      40 t
        vpxord zmm21, zmm21, zmm5                                        ;  1032.8 p0      40 t
        vpternlogd zmm28, zmm26, zmm3, 0xca                              ;  1033.8 p0      41 t
        vpternlogd zmm13, zmm22, zmm7, 0xca                              ;  1034.8 p0      21 t
        vpxord zmm17, zmm17, zmm0                                        ;  1035.8 p0      40 t
        vpxord zmm1, zmm1, zmm25                                         ;  1036.8 p0      40 t
        vpxord zmm23, zmm23, zmm19                                       ;  1037.5 p5      40 t
        vpxord zmm15, zmm15, zmm12                                       ;  1037.8 p0      40 t
        vmovdqu64 zmm3, [rbp + 18304]                                    ;   933.8 p2      61 t
        vmovdqu64 zmm7, [rbp + 18112]                                    ;   944.8 p3      61 t
        vmovdqu64 zmm22, [rbp + 19904]                                   ;   939.8 p2      61 t
        vpternlogd zmm18, zmm2, zmm20, 0xca                              ;  1038.5 p5      22 t
        vpxord zmm24, zmm24, zmm4                                        ;  1038.8 p0      40 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 256]  ;   916.7 p3      41 t reload
        vpshufb zmm20, zmm2, zmm30                                       ;  1039.5 p5      23 t
        vpshufb zmm26, zmm2, zmm9                                        ;  1040.5 p5      22 t
        vmovdqu64 [rbp + 19904], zmm4                                    ;  1030.8 p8+p9   62 t spill
        vpshufb zmm4, zmm2, zmm21                                        ;  1041.5 p5      22 t
        vpternlogd zmm14, zmm16, zmm10, 0xca                             ;  1040.5 p0      23 t
        vpternlogd zmm27, zmm29, [rbp + 18176], 0xe4                     ;  1040.8 p0+p2   23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;   917.7 p3      23 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;   918.5 p2      23 t reload
        vmovdqa64 zmm29, zmm30                                           ;  1031.8         23 t copy
        vpermi2b zmm29, zmm16, zmm10                                     ;  1043.5 p0+p5   23 t
        vmovdqu64 [rbp + 18176], zmm5                                    ;  1015.8 p7+p4   62 t spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 448]  ;   918.7 p3      23 t reload
        vpermi2b zmm30, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;  1045.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18112], zmm0                                    ;  1024.8 p8+p9   62 t spill
        vpshufb zmm0, zmm2, zmm17                                        ;  1046.5 p5      23 t
        vmovdqu64 [rbp + 18304], zmm12                                   ;  1027.8 p7+p4   62 t spill
        vmovdqa64 zmm12, zmm17                                           ;  1036.8         23 t copy
        vpermi2b zmm12, zmm16, zmm10                                     ;  1048.5 p0+p5   23 t
        vpermi2b zmm17, zmm5, [rel camellia128_encrypt.T0_constants512 + 512] ;  1050.5 p0+p5+p3   23 t
        vpshufb zmm5, zmm2, zmm1                                         ;  1051.5 p5      42 t
        vpshufb zmm10, zmm2, zmm23                                       ;  1052.5 p5      21 t
        vpshufb zmm16, zmm2, zmm15                                       ;  1053.5 p5      41 t
        vmovdqu64 [rbp + 18624], zmm25                                   ;  1025.8 p8+p9   62 t spill
        vpshufb zmm25, zmm2, zmm24                                       ;  1054.5 p5      21 t
        vmovdqa64 zmm2, zmm28                                            ;  1034.8         41 t copy
        vpternlogd zmm2, zmm13, [rbp + 19584], 0x96                      ;  1045.8 p0+p2   41 t
        vmovdqu64 [rbp + 19776], zmm19                                   ;  1026.8 p7+p4   62 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   921.0 p3      22 t reload
        vmovdqu64 [rbp + 18688], zmm11                                   ;  1014.8 p8+p9   62 t spill
        vmovdqa64 zmm11, zmm9                                            ;  1032.8         22 t copy
        vpermi2b zmm11, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1056.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 19136], zmm8                                    ;  1013.8 p7+p4   62 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   922.2 p3      22 t reload
        vpermi2b zmm9, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1058.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 20352], zmm2                                    ;  1046.8 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm21                                            ;  1033.8         22 t copy
        vpermi2b zmm2, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1060.5 p0+p5+p3   22 t
        vpermi2b zmm21, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1062.5 p0+p5+p2   22 t
        vmovdqa64 zmm8, zmm27                                            ;  1041.8         41 t copy
        vpternlogd zmm8, zmm18, zmm13, 0x96                              ;  1050.8 p0      41 t
        vpternlogd zmm27, zmm18, [rbp + 20352], 0x96                     ;  1052.8 p0+p3   41 t
        vpternlogd zmm18, zmm14, [rbp + 17920], 0x96                     ;  1052.8 p0+p2   41 t
        vmovdqa64 zmm19, zmm28                                           ;  1034.8         41 t copy
        vpternlogd zmm19, zmm14, [rbp + 19648], 0x96                     ;  1053.8 p0+p3   41 t
        vpternlogd zmm20, zmm29, zmm30, 0xca                             ;  1054.8 p0      23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 64]  ;   925.8 p2      41 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512]       ;   926.5 p3      41 t reload
        vmovdqu64 [rbp + 17472], zmm27                                   ;  1053.8 p7+p4   41 t spill
        vmovdqa64 zmm27, zmm1                                            ;  1037.8         42 t copy
        vpermi2b zmm27, zmm30, zmm29                                     ;  1064.5 p0+p5   42 t
        vpxord zmm6, zmm6, [rbp + 17472]                                 ;  1059.8 p0+p2   61 t
        vmovdqu64 [rbp + 18496], zmm6                                    ;  1060.8 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm15                                            ;  1038.8         41 t copy
        vpermi2b zmm6, zmm30, zmm29                                      ;  1066.5 p0+p5   41 t
        vmovdqu64 zmm29, [rbp + 11648]                                   ;   928.0 p3      40 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 128] ;   928.2 p2      41 t reload
        vpermi2b zmm1, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1068.5 p0+p5+p3   42 t
        vpermi2b zmm15, zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1070.5 p0+p5+p2   41 t
        vmovdqu64 zmm30, [rbp + 18496]                                   ;  1060.8 p3      40 t
        vpxord zmm30, zmm30, [rbp + 11712]                               ;  1066.8 p0+p2   40 t
        vmovdqu64 [rbp + 17408], zmm30                                   ;  1067.8 p7+p4   40 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;   931.5 p3      21 t reload
        vmovdqu64 [rbp + 17600], zmm28                                   ;  1034.8 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm23                                           ;  1038.5         21 t copy
        vpermi2b zmm28, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;  1072.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19968], zmm18                                   ;  1053.8 p7+p4   41 t spill
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 960] ;   934.5 p3      21 t reload
        vpermi2b zmm23, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1074.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19392], zmm13                                   ;  1035.8 p8+p9   21 t spill
        vmovdqu64 zmm13, [rbp + 19648]                                   ;  1017.5 p3      21 t reload
        vmovdqu64 [rbp + 19840], zmm19                                   ;  1054.8 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 19968]                                   ;  1053.8 p2      41 t
        vpternlogd zmm19, zmm13, [rbp + 17600], 0x96                     ;  1063.8 p0+p3   41 t
        vmovdqu64 zmm13, [rbp + 19584]                                   ;  1039.5 p2      22 t reload
        vmovdqu64 [rbp + 17600], zmm19                                   ;  1064.8 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 19840]                                   ;  1054.8 p3      41 t
        vpternlogd zmm19, zmm13, [rbp + 19392], 0x96                     ;  1064.8 p0+p2   41 t
        vmovdqu64 zmm13, [rbp + 19840]                                   ;  1054.8 p3      41 t reload
        vmovdqu64 [rbp + 19392], zmm19                                   ;  1065.8 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 17472]                                   ;  1053.8 p2      61 t
        vpternlogd zmm19, zmm13, [rbp + 19264], 0x96                     ;  1065.8 p0+p3   61 t
        vmovdqu64 zmm13, [rbp + 19968]                                   ;  1053.8 p2      41 t reload
        vmovdqu64 [rbp + 19264], zmm19                                   ;  1066.8 p8+p9   61 t spill
        vmovdqu64 zmm19, [rbp + 19392]                                   ;  1065.8 p3      61 t
        vpternlogd zmm19, zmm13, [rbp + 20224], 0x96                     ;  1071.8 p0+p2   61 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 896] ;   942.5 p3      21 t reload
        vmovdqu64 [rbp + 20224], zmm19                                   ;  1072.8 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm24                                           ;  1039.8         21 t copy
        vpermi2b zmm19, zmm30, zmm13                                     ;  1076.5 p0+p5   21 t
        vpermi2b zmm24, zmm18, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1078.5 p0+p5+p2   21 t
        vpternlogd zmm0, zmm12, zmm17, 0xca                              ;  1069.8 p0      23 t
        vpternlogd zmm14, zmm8, [rbp + 17920], 0x96                      ;  1070.8 p0+p3   41 t
        vmovdqu64 zmm12, [rbp + 17600]                                   ;  1064.8 p2      41 t reload
        vpternlogd zmm8, zmm12, [rbp + 17856], 0x96                      ;  1071.8 p0+p3   61 t
        vpternlogd zmm26, zmm11, zmm9, 0xca                              ;  1072.8 p0      22 t
        vpternlogd zmm4, zmm2, zmm21, 0xca                               ;  1073.8 p0      22 t
        vpxord zmm31, zmm31, zmm14                                       ;  1074.8 p0      61 t
        vpternlogd zmm5, zmm27, zmm1, 0xca                               ;  1075.8 p0      42 t
        vmovdqu64 zmm1, [rbp + 20352]                                    ;  1046.8 p2      41 t reload
        vpternlogd zmm14, zmm1, [rbp + 20288], 0x96                      ;  1076.8 p0+p3   61 t
        vpternlogd zmm16, zmm6, zmm15, 0xca                              ;  1077.8 p0      41 t
        vmovdqu64 zmm1, [rbp + 19264]                                    ;  1066.8 p2      40 t
        vmovdqu64 zmm2, [rbp + 11904]                                    ;   949.8 p3      62 l.4 reload
        vpxord zmm1, zmm1, zmm2                                          ;  1078.8 p0      40 t
        vmovdqu64 zmm6, [rbp + 20224]                                    ;  1072.8 p2      40 t
        vmovdqu64 zmm9, [rbp + 11968]                                    ;   950.8 p3      62 l.5 reload
        vpxord zmm6, zmm6, zmm9                                          ;  1079.5 p5      40 t
        vmovdqu64 zmm11, [rbp + 17408]                                   ;  1067.8 p2      40 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   951.8 p3      41 t reload
        vpshufb zmm17, zmm15, zmm11                                      ;  1080.5 p5      23 t
        vmovdqu64 zmm21, [rbp + 11712]                                   ;   952.7 p2      40 t
        vmovdqu64 zmm27, [rbp + 11776]                                   ;   952.8 p3      40 t
        vmovdqu64 zmm18, [rbp + 11840]                                   ;   953.7 p2      40 t
        vmovdqu64 zmm13, [rbp + 12032]                                   ;   953.8 p3      40 t
        vmovdqu64 zmm30, [rbp + 12032]                                   ;   954.7 p2      40 t
        vmovdqu64 zmm11, [rbp + 12096]                                   ;   954.8 p3      40 t
        vmovdqu64 zmm15, [rbp + 12096]                                   ;   955.7 p2      40 t
        vmovdqu64 zmm12, [rbp + 19392]                                   ;  1065.8 p3      41 t reload
        vmovdqu64 [rbp + 20288], zmm6                                    ;  1080.5 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 11776]                                    ;   956.7 p2      40 t
        vpternlogd zmm6, zmm12, [rbp + 17344], 0x96                      ;  1079.8 p0+p3   40 t
        vmovdqu64 zmm12, [rbp + 17600]                                   ;  1064.8 p2      41 t reload
        vmovdqu64 [rbp + 20352], zmm1                                    ;  1079.8 p7+p4   40 t spill
        vmovdqu64 zmm1, [rbp + 11840]                                    ;   957.8 p3      40 t
        vpternlogd zmm1, zmm12, [rbp + 20544], 0x96                      ;  1080.8 p0+p2   40 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 320] ;   958.8 p3      23 t reload
        vmovdqu64 [rbp + 17856], zmm1                                    ;  1081.8 p8+p9   40 t spill
        vmovdqu64 zmm1, [rbp + 17408]                                    ;  1067.8 p2      23 t
        vpermi2b zmm1, zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;  1083.5 p5+p3   23 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 448] ;   960.7 p2      23 t reload
        vmovdqu64 [rbp + 17920], zmm6                                    ;  1080.8 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 17408]                                    ;  1067.8 p3      23 t
        vpermi2b zmm6, zmm12, [rel camellia128_encrypt.T0_constants512 + 512] ;  1085.5 p0+p5+p2   23 t
        vpxord zmm13, zmm13, zmm8                                        ;  1082.8 p0      40 t
        vpxord zmm29, zmm29, zmm31                                       ;  1083.8 p0      40 t
        vpternlogd zmm10, zmm28, zmm23, 0xca                             ;  1084.8 p0      21 t
        vmovdqa64 zmm23, zmm5                                            ;  1076.8         41 t copy
        vpternlogd zmm23, zmm0, zmm4, 0x96                               ;  1085.8 p0      41 t
        vpxord zmm11, zmm11, zmm14                                       ;  1086.5 p5      40 t
        vpternlogd zmm25, zmm19, zmm24, 0xca                             ;  1086.8 p0      21 t
        vmovdqu64 zmm19, [rbp + 17920]                                   ;  1080.8 p3      40 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 256] ;   962.7 p2      41 t reload
        vpshufb zmm28, zmm24, zmm19                                      ;  1087.5 p5      22 t
        vmovdqu64 [rbp + 17408], zmm14                                   ;  1077.8 p8+p9   61 t spill
        vpshufb zmm14, zmm24, [rbp + 17856]                              ;  1088.5 p5+p3   21 t
        vmovdqu64 [rbp + 19968], zmm8                                    ;  1072.8 p7+p4   61 t spill
        vpshufb zmm8, zmm24, [rbp + 20352]                               ;  1089.5 p5+p2   23 t
        vmovdqu64 [rbp + 19840], zmm31                                   ;  1075.8 p8+p9   61 t spill
        vpshufb zmm31, zmm24, [rbp + 20288]                              ;  1090.5 p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 832] ;   964.7 p2      21 t reload
        vmovdqu64 zmm12, [rbp + 17856]                                   ;  1081.8 p3      21 t
        vpermi2b zmm12, zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;  1092.5 p0+p5+p2   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   965.8 p3      22 t reload
        vmovdqu64 [rbp + 17472], zmm11                                   ;  1087.5 p7+p4   40 t spill
        vmovdqu64 zmm11, [rbp + 17920]                                   ;  1080.8 p2      22 t
        vpermi2b zmm11, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1094.5 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   967.7 p2      22 t reload
        vmovdqu64 zmm24, [rbp + 17920]                                   ;  1080.8 p3      22 t
        vpermi2b zmm24, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1096.5 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;   968.8 p3      21 t reload
        vmovdqu64 [rbp + 17920], zmm13                                   ;  1083.8 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 17856]                                   ;  1081.8 p2      21 t
        vpermi2b zmm13, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1098.5 p0+p5+p3   21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;   970.7 p2      23 t reload
        vmovdqu64 [rbp + 17856], zmm31                                   ;  1091.5 p7+p4   22 t spill
        vmovdqu64 zmm31, [rbp + 20352]                                   ;  1079.8 p3      23 t
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 384] ;  1100.5 p0+p5+p2   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 448] ;   973.5 p3      23 t reload
        vmovdqu64 [rbp + 19584], zmm8                                    ;  1090.5 p8+p9   23 t spill
        vmovdqu64 zmm8, [rbp + 20352]                                    ;  1079.8 p2      23 t
        vpermi2b zmm8, zmm19, [rel camellia128_encrypt.T0_constants512 + 512] ;  1102.5 p0+p5+p3   23 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;   975.5 p2      22 t reload
        vmovdqu64 [rbp + 20352], zmm31                                   ;  1105.5 p7+p4   23 t spill
        vmovdqu64 zmm31, [rbp + 20288]                                   ;  1080.5 p3      22 t
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1104.5 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;   979.5 p3      22 t reload
        vmovdqu64 [rbp + 19648], zmm31                                   ;  1109.5 p8+p9   22 t spill
        vmovdqu64 zmm31, [rbp + 20288]                                   ;  1080.5 p2      22 t
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1106.5 p0+p5+p3   22 t
        vpternlogd zmm17, zmm1, zmm6, 0xca                               ;  1095.8 p0      23 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 256]  ;   981.7 p2      41 t reload
        vpshufb zmm6, zmm1, zmm29                                        ;  1107.5 p5      41 t
        vmovdqa64 zmm19, zmm10                                           ;  1085.8         41 t copy
        vpternlogd zmm19, zmm16, zmm0, 0x96                              ;  1096.8 p0      41 t
        vpternlogd zmm10, zmm23, zmm16, 0x96                             ;  1097.8 p0      41 t
        vpternlogd zmm16, zmm26, zmm25, 0x96                             ;  1098.8 p0      41 t
        vmovdqu64 [rbp + 20288], zmm17                                   ;  1096.8 p7+p4   23 t spill
        vmovdqa64 zmm17, zmm20                                           ;  1055.8         41 t copy
        vpternlogd zmm17, zmm4, zmm25, 0x96                              ;  1099.8 p0      41 t
        vmovdqu64 [rbp + 19328], zmm31                                   ;  1111.5 p8+p9   22 t spill
        vpshufb zmm31, zmm1, [rbp + 17920]                               ;  1108.5 p5+p3   21 t
        vmovdqu64 zmm1, [rbp + 19648]                                    ;  1109.5 p2      22 t reload
        vmovdqu64 [rbp + 20032], zmm31                                   ;  1109.5 p7+p4   21 t spill
        vmovdqu64 zmm31, [rbp + 17856]                                   ;  1091.5 p3      22 t
        vpternlogd zmm31, zmm1, [rbp + 19328], 0xca                      ;  1117.5 p0+p2   22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   989.5 p3      21 t reload
        vmovdqu64 [rbp + 19328], zmm31                                   ;  1118.5 p8+p9   22 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 832] ;   989.8 p2      21 t reload
        vmovdqu64 [rbp + 19648], zmm8                                    ;  1107.5 p7+p4   23 t spill
        vmovdqu64 zmm8, [rbp + 17920]                                    ;  1083.8 p3      21 t
        vpermi2b zmm8, zmm31, zmm1                                       ;  1110.5 p0+p5   21 t
        vmovdqu64 zmm1, [rbp + 20352]                                    ;  1105.5 p2      23 t reload
        vmovdqu64 zmm31, [rbp + 19584]                                   ;  1090.5 p3      23 t
        vpternlogd zmm31, zmm1, [rbp + 19648], 0xca                      ;  1113.5 p0+p2   23 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 1024] ;   992.7 p3      21 t reload
        vmovdqu64 [rbp + 19648], zmm31                                   ;  1114.5 p8+p9   23 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 960] ;   993.7 p2      21 t reload
        vmovdqu64 [rbp + 20352], zmm8                                    ;  1115.5 p7+p4   21 t spill
        vmovdqu64 zmm8, [rbp + 17920]                                    ;  1083.8 p3      21 t
        vpermi2b zmm8, zmm31, zmm1                                       ;  1112.5 p0+p5   21 t
        vpternlogd zmm26, zmm25, zmm19, 0x96                             ;  1104.8 p0      41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 64]  ;   996.3 p2      41 t reload
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512]        ;   996.5 p3      41 t reload
        vmovdqa64 zmm31, zmm29                                           ;  1084.8         41 t copy
        vpermi2b zmm31, zmm1, zmm25                                      ;  1114.5 p0+p5   41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   997.3 p2      41 t reload
        vpermi2b zmm29, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1116.5 p0+p5+p3   41 t
        vpxord zmm22, zmm22, zmm10                                       ;  1107.8 p0      61 t
        vpternlogd zmm20, zmm4, zmm16, 0x96                              ;  1108.8 p0      41 t
        vpternlogd zmm5, zmm0, zmm17, 0x96                               ;  1109.8 p0      41 t
        vmovdqu64 zmm0, [rbp + 17472]                                    ;  1087.5 p2      40 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;   998.7 p3      41 t reload
        vmovdqu64 [rbp + 17920], zmm8                                    ;  1117.5 p8+p9   21 t spill
        vpshufb zmm8, zmm4, zmm0                                         ;  1117.5 p5      42 t
        vmovdqu64 zmm0, [rbp + 20352]                                    ;  1115.5 p2      21 t reload
        vmovdqu64 [rbp + 19584], zmm8                                    ;  1118.5 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 20032]                                    ;  1109.5 p3      21 t
        vpternlogd zmm8, zmm0, [rbp + 17920], 0xca                       ;  1123.5 p0+p2   21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1000.7 p3      41 t reload
        vmovdqu64 [rbp + 17920], zmm8                                    ;  1124.5 p8+p9   21 t spill
        vmovdqu64 zmm8, [rbp + 17472]                                    ;  1087.5 p2      42 t
        vpermi2b zmm8, zmm1, zmm0                                        ;  1119.5 p0+p5   42 t
        vmovdqu64 [rbp + 20352], zmm8                                    ;  1124.5 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 17472]                                    ;  1087.5 p3      42 t
        vpermi2b zmm8, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1121.5 p0+p5+p2   42 t
        vpternlogd zmm28, zmm11, zmm24, 0xca                             ;  1113.8 p0      22 t
        vpternlogd zmm10, zmm17, [rbp + 18368], 0x96                     ;  1114.8 p0+p3   61 t
        vpternlogd zmm14, zmm12, zmm13, 0xca                             ;  1115.8 p0      21 t
        vpxord zmm7, zmm7, zmm26                                         ;  1116.8 p0      61 t
        vpternlogd zmm26, zmm23, [rbp + 18432], 0x96                     ;  1117.8 p0+p2   61 t
        vpxord zmm18, zmm18, zmm22                                       ;  1118.8 p0      40 t
        vpxord zmm3, zmm3, zmm20                                         ;  1119.8 p0      61 t
        vpternlogd zmm20, zmm19, [rbp + 19072], 0x96                     ;  1120.8 p0+p3   61 t
        vpternlogd zmm16, zmm5, [rbp + 19200], 0x96                      ;  1121.8 p0+p2   61 t
        vmovdqu64 zmm11, [rbp + 17728]                                   ;  1004.7 p3      61 t reload
        vmovdqu64 zmm12, [rbp + 11648]                                   ;  1005.5 p2      40 t
        vpternlogd zmm12, zmm5, zmm11, 0x96                              ;  1122.5 p5      40 t
        vpxord zmm30, zmm30, zmm10                                       ;  1122.8 p0      40 t
        vpxord zmm27, zmm27, zmm7                                        ;  1123.5 p5      40 t
        vmovdqu64 zmm13, [rbp + 19648]                                   ;  1114.5 p3      23 t reload
        vmovdqa64 zmm17, zmm28                                           ;  1114.8         41 t copy
        vpternlogd zmm17, zmm14, zmm13, 0x96                             ;  1123.8 p0      41 t
        vpxord zmm9, zmm9, zmm26                                         ;  1124.5 p5      40 t
        vpshufb zmm19, zmm4, zmm18                                       ;  1125.5 p5      21 t
        vpternlogd zmm6, zmm31, zmm29, 0xca                              ;  1124.8 p0      41 t
        vpxord zmm21, zmm21, zmm3                                        ;  1125.8 p0      40 t
        vpxord zmm2, zmm2, zmm20                                         ;  1126.5 p5      40 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 896] ;  1006.5 p2      21 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;  1006.7 p3      21 t reload
        vmovdqa64 zmm29, zmm18                                           ;  1119.8         21 t copy
        vpermi2b zmm29, zmm24, zmm23                                     ;  1128.5 p0+p5   21 t
        vpxord zmm15, zmm15, zmm16                                       ;  1127.8 p0      40 t
        vmovdqu64 zmm31, [rbp + 12416]                                   ;  1007.5 p2      47 y
        vmovdqu64 zmm11, [rbp + 12416]                                   ;  1007.7 p3      47 y
        vmovdqu64 [rbp + 19200], zmm20                                   ;  1121.8 p8+p9   61 t spill
        vmovdqu64 zmm20, [rbp + 12480]                                   ;  1008.5 p2      47 y
        vmovdqu64 [rbp + 19072], zmm22                                   ;  1108.8 p7+p4   61 t spill
        vmovdqu64 zmm22, [rbp + 12480]                                   ;  1008.7 p3      47 y
        vmovdqu64 [rbp + 18432], zmm16                                   ;  1122.8 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 12544]                                   ;  1009.5 p2      47 y
        vmovdqu64 [rbp + 18368], zmm10                                   ;  1115.8 p7+p4   61 t spill
        vpshufb zmm10, zmm4, zmm12                                       ;  1129.5 p5      41 t
        vmovdqu64 [rbp + 17472], zmm7                                    ;  1117.8 p8+p9   61 t spill
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1009.7 p3      21 t reload
        vpermi2b zmm18, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1131.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20032], zmm26                                   ;  1118.8 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm12                                           ;  1123.5         41 t copy
        vpermi2b zmm26, zmm1, zmm0                                       ;  1133.5 p0+p5   41 t
        vmovdqu64 [rbp + 17856], zmm3                                    ;  1120.8 p8+p9   61 t spill
        vmovdqu64 zmm3, [rbp + 12544]                                    ;  1010.8 p3      47 y
        vpermi2b zmm12, zmm25, [rel camellia128_encrypt.T0_constants512 + 192] ;  1135.5 p0+p5+p2   41 t
        vmovdqu64 [rbp + 17536], zmm5                                    ;  1110.8 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 12608]                                    ;  1011.8 p3      47 y
        vmovdqu64 zmm13, [rbp + 12608]                                   ;  1012.5 p2      47 y
        vpshufb zmm25, zmm4, zmm27                                       ;  1136.5 p5      22 t
        vpshufb zmm0, zmm4, zmm30                                        ;  1137.5 p5      21 t
        vmovdqa64 zmm1, zmm30                                            ;  1123.8         21 t copy
        vpermi2b zmm1, zmm24, zmm23                                      ;  1139.5 p0+p5   21 t
        vpermi2b zmm30, zmm7, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1141.5 p0+p5+p3   21 t
        vpshufb zmm7, zmm4, zmm9                                         ;  1142.5 p5      22 t
        vpshufb zmm23, zmm4, zmm21                                       ;  1143.5 p5      23 t
        vpshufb zmm24, zmm4, zmm2                                        ;  1144.5 p5      23 t
        vmovdqu64 [rbp + 17984], zmm17                                   ;  1124.8 p8+p9   41 t spill
        vpshufb zmm17, zmm4, zmm15                                       ;  1145.5 p5      42 t
        vmovdqa64 zmm4, zmm6                                             ;  1125.8         41 t copy
        vpternlogd zmm4, zmm14, [rbp + 19328], 0x96                      ;  1133.8 p0+p2   41 t
        vmovdqu64 [rbp + 17280], zmm14                                   ;  1116.8 p7+p4   21 t spill
        vmovdqu64 zmm14, [rbp + 19584]                                   ;  1118.5 p3      42 t reload
        vpternlogd zmm8, zmm14, [rbp + 20352], 0xb8                      ;  1134.8 p0+p2   42 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;  1017.5 p3      22 t reload
        vmovdqu64 [rbp + 20352], zmm4                                    ;  1134.8 p8+p9   41 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1018.5 p2      22 t reload
        vmovdqu64 [rbp + 19584], zmm28                                   ;  1114.8 p7+p4   22 t spill
        vmovdqa64 zmm28, zmm27                                           ;  1124.5         22 t copy
        vpermi2b zmm28, zmm4, zmm14                                      ;  1147.5 p0+p5   22 t
        vmovdqu64 zmm14, [rbp + 19648]                                   ;  1114.5 p3      23 t reload
        vmovdqu64 zmm4, [rbp + 20352]                                    ;  1134.8 p2      41 t
        vpternlogd zmm4, zmm14, [rbp + 19584], 0x96                      ;  1140.8 p0+p3   41 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 768] ;  1022.8 p2      22 t reload
        vmovdqu64 [rbp + 19648], zmm4                                    ;  1141.8 p8+p9   41 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1023.5 p3      22 t reload
        vpermi2b zmm27, zmm4, zmm14                                      ;  1149.5 p0+p5   22 t
        vmovdqu64 [rbp + 18560], zmm8                                    ;  1135.8 p7+p4   42 t spill
        vmovdqa64 zmm8, zmm9                                             ;  1125.5         22 t copy
        vpermi2b zmm8, zmm4, zmm14                                       ;  1151.5 p0+p5   22 t
        vmovdqu64 zmm14, [rbp + 20288]                                   ;  1096.8 p2      23 t reload
        vmovdqu64 zmm4, [rbp + 18560]                                    ;  1135.8 p3      41 t
        vpternlogd zmm4, zmm14, [rbp + 19584], 0x96                      ;  1141.8 p0+p2   41 t
        vmovdqu64 [rbp + 19584], zmm4                                    ;  1142.8 p8+p9   41 t spill
        vmovdqu64 zmm4, [rbp + 17984]                                    ;  1124.8 p3      41 t
        vpternlogd zmm4, zmm14, [rbp + 18560], 0x96                      ;  1141.8 p0+p2   41 t
        vpternlogd zmm14, zmm6, [rbp + 17920], 0x96                      ;  1141.8 p0+p3   41 t
        vmovdqu64 [rbp + 20288], zmm4                                    ;  1142.8 p7+p4   41 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1027.7 p2      22 t reload
        vpermi2b zmm9, zmm4, [rel camellia128_encrypt.T0_constants512 + 640] ;  1153.5 p0+p5+p3   22 t
        vmovdqu64 zmm4, [rbp + 20352]                                    ;  1134.8 p2      41 t reload
        vmovdqu64 [rbp + 18560], zmm6                                    ;  1125.8 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 20288]                                    ;  1142.8 p3      62 t
        vpternlogd zmm6, zmm4, [rbp + 20672], 0x96                       ;  1148.8 p0+p2   62 t
        vmovdqu64 zmm4, [rbp + 17920]                                    ;  1124.5 p3      21 t reload
        vmovdqu64 [rbp + 20672], zmm6                                    ;  1149.8 p7+p4   62 t spill
        vmovdqu64 zmm6, [rbp + 19584]                                    ;  1142.8 p2      41 t
        vpternlogd zmm6, zmm4, [rbp + 18560], 0x96                       ;  1148.8 p0+p3   41 t
        vmovdqu64 zmm4, [rbp + 20672]                                    ;  1149.8 p2      62 t reload
        vpandd zmm5, zmm5, zmm4                                          ;  1155.8 p0      47 y
        vpternlogd zmm19, zmm29, zmm18, 0xca                             ;  1146.8 p0      21 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 384] ;  1034.8 p3      23 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 320] ;  1035.0 p2      23 t reload
        vmovdqa64 zmm4, zmm21                                            ;  1126.8         23 t copy
        vpermi2b zmm4, zmm29, zmm18                                      ;  1155.5 p0+p5   23 t
        vmovdqu64 [rbp + 18560], zmm5                                    ;  1156.8 p8+p9   47 y spill
        vmovdqa64 zmm5, zmm2                                             ;  1127.5         23 t copy
        vpermi2b zmm5, zmm29, zmm18                                      ;  1157.5 p0+p5   23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;  1040.5 p3      23 t reload
        vpermi2b zmm21, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1159.5 p0+p5+p2   23 t
        vpermi2b zmm2, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1161.5 p0+p5+p3   23 t
        vpternlogd zmm10, zmm26, zmm12, 0xca                             ;  1151.8 p0      41 t
        vmovdqu64 zmm12, [rbp + 18560]                                   ;  1156.8 p2      47 y reload
        vpsrlq zmm26, zmm12, 7                                           ;  1162.8 p0      47 y
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512]       ;  1042.5 p3      41 t reload
        vmovdqa64 zmm29, zmm15                                           ;  1128.8         42 t copy
        vpermi2b zmm29, zmm18, [rel camellia128_encrypt.T0_constants512 + 64] ;  1163.5 p0+p5+p2   42 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 128] ;  1043.5 p3      41 t reload
        vpermi2b zmm15, zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;  1165.5 p0+p5+p2   42 t
        vpternlogd zmm0, zmm1, zmm30, 0xca                               ;  1155.8 p0      21 t
        vmovdqu64 zmm1, [rbp + 19328]                                    ;  1118.5 p3      41 t
        vpternlogd zmm1, zmm14, [rbp + 17280], 0x96                      ;  1156.8 p0+p2   41 t
        vmovdqu64 zmm30, [rbp + 19648]                                   ;  1141.8 p3      41 t reload
        vpternlogd zmm14, zmm30, [rbp + 17792], 0x96                     ;  1157.8 p0+p2   62 t
        vpternlogd zmm25, zmm28, zmm27, 0xca                             ;  1158.8 p0      22 t
        vmovdqu64 zmm27, [rbp + 17984]                                   ;  1124.8 p3      62 t
        vpternlogd zmm27, zmm6, [rbp + 20480], 0x96                      ;  1159.8 p0+p2   62 t
        vpternlogd zmm7, zmm9, zmm8, 0xca                                ;  1160.8 p0      22 t
        vpandd zmm31, zmm31, zmm14                                       ;  1161.8 p0      47 y
        vmovdqu64 zmm8, [rbp + 19584]                                    ;  1142.8 p3      62 t
        vpternlogd zmm8, zmm1, [rbp + 19008], 0x96                       ;  1162.8 p0+p2   62 t
        vpandd zmm16, zmm16, zmm27                                       ;  1163.8 p0      47 y
        vpternlogd zmm23, zmm4, zmm21, 0xca                              ;  1164.8 p0      23 t
        vmovdqa64 zmm4, zmm10                                            ;  1152.8         41 t copy
        vpternlogd zmm4, zmm7, zmm19, 0x96                               ;  1165.8 p0      41 t
        vpsrlq zmm9, zmm31, 7                                            ;  1166.8 p0      47 y
        vpaddb zmm21, zmm31, zmm31                                       ;  1166.5 p5      47 y
        vpaddb zmm12, zmm12, zmm12                                       ;  1167.5 p5      47 y
        vpandd zmm20, zmm20, zmm8                                        ;  1167.8 p0      47 y
        vpternlogd zmm24, zmm5, zmm2, 0xca                               ;  1168.5 p5      23 t
        vmovdqu64 zmm2, [rbp + 17728]                                    ;  1048.5 p3      61 t reload
        vmovdqu64 zmm5, [rbp + 17536]                                    ;  1110.8 p2      41 t reload
        vmovdqu64 zmm28, [rbp + 12672]                                   ;  1049.5 p3      51 x
        vpternlogd zmm28, zmm5, zmm2, 0xf6                               ;  1168.8 p0      51 x
        vmovdqu64 zmm31, [rbp + 17344]                                   ;  1049.8 p2      61 t reload
        vmovdqu64 zmm2, [rbp + 19392]                                    ;  1065.8 p3      41 t reload
        vmovdqu64 zmm5, [rbp + 12800]                                    ;  1050.8 p2      51 x
        vpternlogd zmm5, zmm2, zmm31, 0xf6                               ;  1169.5 p5      51 x
        vmovdqu64 zmm31, [rbp + 17600]                                   ;  1064.8 p3      41 t reload
        vmovdqu64 zmm2, [rbp + 12864]                                    ;  1051.8 p2      51 x
        vpternlogd zmm2, zmm31, [rbp + 20544], 0xf6                      ;  1169.8 p0+p3   51 x
        vmovdqu64 zmm31, [rbp + 19264]                                   ;  1066.8 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 12672]                                   ;  1053.5 p3      51 x
        vpternlogd zmm18, zmm31, [rbp + 19840], 0x36                     ;  1170.5 p5+p2   51 x
        vmovdqu64 zmm31, [rbp + 18496]                                   ;  1060.8 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 20224]                                   ;  1072.8 p2      61 t reload
        vmovdqu64 [rbp + 19264], zmm2                                    ;  1170.8 p7+p4   51 x spill
        vmovdqu64 zmm2, [rbp + 12736]                                    ;  1055.5 p3      51 x
        vpternlogd zmm2, zmm30, zmm31, 0x36                              ;  1170.8 p0      51 x
        vmovdqu64 zmm30, [rbp + 17856]                                   ;  1120.8 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 20032]                                   ;  1118.8 p3      61 t reload
        vmovdqu64 [rbp + 20224], zmm5                                    ;  1170.5 p8+p9   51 x spill
        vmovdqu64 zmm5, [rbp + 12736]                                    ;  1056.8 p2      51 x
        vpternlogd zmm5, zmm31, zmm30, 0x36                              ;  1171.5 p5      51 x
        vmovdqu64 zmm31, [rbp + 17472]                                   ;  1117.8 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 18368]                                   ;  1115.8 p2      61 t reload
        vmovdqu64 [rbp + 20032], zmm5                                    ;  1172.5 p7+p4   51 x spill
        vmovdqu64 zmm5, [rbp + 12800]                                    ;  1058.5 p3      51 x
        vpternlogd zmm5, zmm30, zmm31, 0x36                              ;  1171.8 p0      51 x
        vmovdqu64 zmm30, [rbp + 19072]                                   ;  1108.8 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 18432]                                   ;  1122.8 p3      61 t reload
        vmovdqu64 [rbp + 18368], zmm5                                    ;  1172.8 p8+p9   51 x spill
        vmovdqu64 zmm5, [rbp + 12864]                                    ;  1059.8 p2      51 x
        vpternlogd zmm5, zmm31, zmm30, 0x36                              ;  1172.5 p5      51 x
        vpsrlq zmm31, zmm16, 7                                           ;  1172.8 p0      47 y
        vpternlogd zmm17, zmm29, zmm15, 0xca                             ;  1173.5 p5      42 t
        vmovdqu64 zmm15, [rbp + 20032]                                   ;  1172.5 p3      52 x
        vmovdqu64 zmm29, [rbp + 12992]                                   ;  1060.8 p2      71 y.5 reload
        vpandd zmm15, zmm15, zmm29                                       ;  1178.5 p0      52 x
        vmovdqu64 zmm30, [rbp + 12928]                                   ;  1061.5 p3      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;  1174.5 p5      47 y
        vmovdqu64 [rbp + 18432], zmm15                                   ;  1179.5 p7+p4   52 x spill
        vmovdqa64 zmm15, zmm0                                            ;  1156.8         41 t copy
        vpternlogd zmm15, zmm10, zmm23, 0x96                             ;  1174.8 p0      41 t
        vpternlogd zmm12, zmm6, [rbp + 19520], 0x96                      ;  1175.5 p5+p2   47 y
        vpsrlq zmm6, zmm20, 7                                            ;  1175.8 p0      47 y
        vpandd zmm30, zmm30, zmm18                                       ;  1176.5 p5      52 x
        vpandd zmm29, zmm29, zmm2                                        ;  1176.8 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;  1177.5 p5      47 y
        vmovdqu64 [rbp + 19520], zmm2                                    ;  1171.8 p8+p9   51 x spill
        vmovdqa64 zmm2, zmm24                                            ;  1169.5         41 t copy
        vpternlogd zmm2, zmm25, zmm19, 0x96                              ;  1177.8 p0      41 t
        vmovdqu64 [rbp + 18560], zmm18                                   ;  1171.5 p7+p4   51 x spill
        vmovdqu64 zmm18, [rbp + 18368]                                   ;  1172.8 p3      52 x
        vpandd zmm18, zmm18, [rbp + 13056]                               ;  1178.8 p5+p2   52 x
        vmovdqu64 [rbp + 19008], zmm18                                   ;  1179.8 p8+p9   52 x spill
        vmovdqu64 zmm18, [rbp + 13120]                                   ;  1067.8 p3      52 x
        vmovdqu64 [rbp + 19584], zmm29                                   ;  1177.8 p7+p4   52 x spill
        vmovdqu64 zmm29, [rbp + 20224]                                   ;  1170.5 p2      51 x reload
        vmovdqu64 [rbp + 20480], zmm30                                   ;  1177.5 p8+p9   52 x spill
        vmovdqu64 zmm30, [rbp + 13056]                                   ;  1068.8 p3      52 x
        vpternlogd zmm30, zmm29, [rbp + 19968], 0x60                     ;  1178.8 p0+p2   52 x
        vmovdqu64 zmm29, [rbp + 19264]                                   ;  1170.8 p3      51 x reload
        vmovdqu64 [rbp + 17984], zmm30                                   ;  1179.8 p7+p4   52 x spill
        vmovdqu64 zmm30, [rbp + 13120]                                   ;  1070.5 p2      52 x
        vpternlogd zmm30, zmm29, [rbp + 17408], 0x60                     ;  1179.5 p5+p3   52 x
        vpternlogd zmm24, zmm4, zmm25, 0x96                              ;  1179.8 p0      41 t
        vpternlogd zmm25, zmm17, zmm23, 0x96                             ;  1180.5 p5      41 t
        vmovdqu64 zmm29, [rbp + 20480]                                   ;  1177.5 p2      52 x
        vpaddb zmm29, zmm29, [rbp + 20480]                               ;  1183.5 p0+p3   52 x
        vmovdqu64 [rbp + 17792], zmm29                                   ;  1184.5 p8+p9   52 x spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1072.5 p2      52 x
        vpandd zmm18, zmm18, zmm5                                        ;  1181.5 p5      52 x
        vmovdqu64 [rbp + 17280], zmm5                                    ;  1173.5 p7+p4   51 x spill
        vmovdqu64 zmm5, [rbp + 20288]                                    ;  1142.8 p3      41 t reload
        vpternlogd zmm21, zmm5, [rbp + 18880], 0x96                      ;  1181.8 p0+p2   47 y
        vpternlogd zmm7, zmm19, zmm15, 0x96                              ;  1182.5 p5      41 t
        vpternlogd zmm16, zmm1, [rbp + 18048], 0x96                      ;  1182.8 p0+p3   47 y
        vmovdqu64 zmm1, [rbp + 19200]                                    ;  1121.8 p2      61 t reload
        vmovdqu64 zmm5, [rbp + 12928]                                    ;  1074.8 p3      52 x
        vpternlogd zmm5, zmm28, zmm1, 0x60                               ;  1183.5 p5      52 x
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1075.5 p2      47 y reload
        vpternlogd zmm12, zmm31, zmm19, 0x78                             ;  1183.8 p0      47 y
        vpternlogd zmm17, zmm23, zmm2, 0x96                              ;  1184.5 p5      41 t
        vmovdqu64 zmm23, [rbp + 19584]                                   ;  1177.8 p3      52 x
        vmovdqu64 zmm31, [rbp + 19584]                                   ;  1177.8 p2      52 x reload
        vpaddb zmm23, zmm23, zmm31                                       ;  1184.8 p0      52 x
        vmovdqu64 zmm1, [rbp + 18432]                                    ;  1179.5 p3      52 x
        vpaddb zmm1, zmm1, [rbp + 18432]                                 ;  1185.5 p5+p2   52 x
        vmovdqu64 [rbp + 18048], zmm28                                   ;  1169.8 p8+p9   51 x spill
        vmovdqu64 zmm28, [rbp + 20480]                                   ;  1177.5 p3      52 x reload
        vpsrlq zmm28, zmm28, 7                                           ;  1185.8 p0      52 x
        vpternlogd zmm0, zmm10, zmm25, 0x96                              ;  1186.5 p5      41 t
        vpandd zmm10, zmm19, zmm28                                       ;  1186.8 p0      52 x
        vpternlogd zmm15, zmm24, [rbp + 19136], 0x96                     ;  1187.5 p5+p2   62 t
        vmovdqu64 zmm28, [rbp + 17984]                                   ;  1179.8 p3      52 x
        vpaddb zmm28, zmm28, [rbp + 17984]                               ;  1187.8 p0+p2   52 x
        vmovdqu64 [rbp + 19136], zmm28                                   ;  1188.8 p7+p4   52 x spill
        vmovdqa64 zmm28, zmm19                                           ;  1081.5         52 x copy
        vpternlogd zmm21, zmm26, zmm19, 0x78                             ;  1188.5 p5      47 y
        vpsrlq zmm26, zmm30, 7                                           ;  1188.8 p0      52 x
        vpternlogd zmm16, zmm6, zmm19, 0x78                              ;  1189.5 p5      47 y
        vmovdqu64 zmm6, [rbp + 19648]                                    ;  1141.8 p3      41 t reload
        vpternlogd zmm20, zmm6, [rbp + 19456], 0x96                      ;  1189.8 p0+p2   47 y
        vpternlogd zmm25, zmm7, [rbp + 18688], 0x96                      ;  1190.5 p5+p3   62 t
        vmovdqu64 zmm6, [rbp + 19008]                                    ;  1179.8 p2      52 x
        vpaddb zmm6, zmm6, [rbp + 19008]                                 ;  1190.8 p0+p3   52 x
        vpsrlq zmm31, zmm31, 7                                           ;  1191.8 p0      52 x
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1191.8 p8+p9   52 x spill
        vpsrlq zmm6, zmm18, 7                                            ;  1192.8 p0      52 x
        vpandd zmm11, zmm11, zmm15                                       ;  1191.5 p5      47 y
        vpternlogd zmm4, zmm17, [rbp + 18624], 0x96                      ;  1192.5 p5+p2   62 t
        vmovdqu64 [rbp + 18624], zmm31                                   ;  1192.8 p7+p4   52 x spill
        vpsrlq zmm31, zmm5, 7                                            ;  1193.8 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;  1193.5 p5      52 x
        vpandd zmm29, zmm29, zmm26                                       ;  1194.5 p5      52 x
        vpternlogd zmm2, zmm0, [rbp + 19776], 0x96                       ;  1194.8 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 18432]                                   ;  1179.5 p2      52 x reload
        vpsrlq zmm26, zmm26, 7                                           ;  1195.8 p0      52 x
        vmovdqu64 [rbp + 18432], zmm1                                    ;  1186.5 p8+p9   52 x spill
        vmovdqu64 zmm1, [rbp + 17984]                                    ;  1179.8 p3      52 x reload
        vpsrlq zmm1, zmm1, 7                                             ;  1196.8 p0      52 x
        vmovdqu64 [rbp + 17984], zmm1                                    ;  1197.8 p7+p4   52 x spill
        vmovdqu64 zmm1, [rbp + 19008]                                    ;  1179.8 p2      52 x reload
        vpsrlq zmm1, zmm1, 7                                             ;  1197.8 p0      52 x
        vpandd zmm26, zmm19, zmm26                                       ;  1196.8 p5      52 x
        vpandd zmm1, zmm19, zmm1                                         ;  1198.8 p5      52 x
        vpaddb zmm30, zmm30, zmm30                                       ;  1197.5 p5      52 x
        vpaddb zmm18, zmm18, zmm18                                       ;  1198.5 p5      52 x
        vpternlogd zmm20, zmm9, zmm19, 0x78                              ;  1198.8 p0      47 y
        vmovdqu64 zmm9, [rbp + 12160]                                    ;  1086.0 p3      71 d.0 reload
        vpternlogd zmm14, zmm21, zmm9, 0x1e                              ;  1199.5 p5      48 y
        vpandd zmm22, zmm22, zmm25                                       ;  1199.8 p0      47 y
        vmovdqu64 [rbp + 19008], zmm1                                    ;  1199.8 p8+p9   52 x spill
        vmovdqu64 zmm1, [rbp + 13184]                                    ;  1086.7 p2      40 t
        vpxord zmm1, zmm1, zmm21                                         ;  1200.5 p5      40 t
        vpandd zmm13, zmm13, zmm4                                        ;  1200.8 p0      47 y
        vpternlogd zmm27, zmm16, [rbp + 12288], 0x1e                     ;  1201.5 p5+p3   48 y
        vpandd zmm28, zmm28, zmm31                                       ;  1201.8 p0      52 x
        vpsrlq zmm31, zmm11, 7                                           ;  1202.8 p0      47 y
        vpandd zmm3, zmm3, zmm2                                          ;  1202.5 p5      47 y
        vmovdqu64 [rbp + 19776], zmm21                                   ;  1189.5 p7+p4   47 y spill
        vmovdqu64 zmm21, [rbp + 13184]                                   ;  1088.2 p2      40 t
        vmovdqu64 [rbp + 18688], zmm18                                   ;  1199.5 p8+p9   52 x spill
        vmovdqu64 zmm18, [rbp + 13248]                                   ;  1088.5 p3      40 t
        vmovdqu64 [rbp + 19456], zmm30                                   ;  1198.5 p7+p4   52 x spill
        vmovdqu64 zmm30, [rbp + 13248]                                   ;  1089.2 p2      40 t
        vmovdqu64 [rbp + 19648], zmm26                                   ;  1197.8 p8+p9   52 x spill
        vmovdqu64 zmm26, [rbp + 13312]                                   ;  1089.5 p3      40 t
        vpxord zmm26, zmm26, zmm16                                       ;  1203.5 p5      40 t
        vpaddb zmm11, zmm11, zmm11                                       ;  1203.8 p0      47 y
        vmovdqu64 [rbp + 20480], zmm16                                   ;  1190.5 p7+p4   47 y spill
        vmovdqu64 zmm16, [rbp + 13312]                                   ;  1090.2 p2      40 t
        vmovdqu64 [rbp + 18880], zmm28                                   ;  1202.8 p8+p9   52 x spill
        vmovdqu64 zmm28, [rbp + 13376]                                   ;  1090.5 p3      40 t
        vpxord zmm28, zmm28, zmm12                                       ;  1204.5 p5      40 t
        vmovdqu64 [rbp + 20288], zmm23                                   ;  1185.8 p7+p4   52 x spill
        vmovdqu64 zmm23, [rbp + 12352]                                   ;  1091.2 p2      48 y
        vpternlogd zmm23, zmm12, [rbp + 20672], 0x56                     ;  1204.8 p0+p3   48 y
        vpxord zmm18, zmm18, zmm20                                       ;  1205.5 p5      40 t
        vpternlogd zmm8, zmm20, [rbp + 12224], 0x1e                      ;  1205.8 p0+p2   48 y
        vmovdqu64 [rbp + 20672], zmm12                                   ;  1184.8 p8+p9   47 y spill
        vpsrlq zmm12, zmm22, 7                                           ;  1206.8 p0      47 y
        vpaddb zmm22, zmm22, zmm22                                       ;  1206.5 p5      47 y
        vmovdqu64 [rbp + 19328], zmm20                                   ;  1199.8 p7+p4   47 y spill
        vpsrlq zmm20, zmm13, 7                                           ;  1207.8 p0      47 y
        vmovdqu64 [rbp + 17920], zmm10                                   ;  1187.8 p8+p9   52 x spill
        vmovdqu64 zmm10, [rbp + 13376]                                   ;  1092.7 p3      40 t
        vmovdqu64 [rbp + 20352], zmm6                                    ;  1193.8 p7+p4   52 x spill
        vmovdqu64 zmm6, [rbp + 13440]                                    ;  1093.2 p2      40 t
        vmovdqu64 [rbp + 17664], zmm5                                    ;  1194.5 p8+p9   52 x spill
        vmovdqu64 zmm5, [rbp + 13440]                                    ;  1093.7 p3      40 t
        vmovdqu64 [rbp + 18752], zmm29                                   ;  1195.5 p7+p4   52 x spill
        vmovdqu64 zmm29, [rbp + 13504]                                   ;  1094.2 p2      40 t
        vmovdqu64 [rbp + 18944], zmm28                                   ;  1205.5 p8+p9   40 t spill
        vmovdqu64 zmm28, [rbp + 13504]                                   ;  1094.7 p3      40 t
        vmovdqu64 [rbp + 20160], zmm26                                   ;  1204.5 p7+p4   40 t spill
        vmovdqu64 zmm26, [rbp + 13568]                                   ;  1095.2 p2      40 t
        vpxord zmm6, zmm6, zmm14                                         ;  1207.5 p5      40 t
        vpxord zmm26, zmm26, zmm27                                       ;  1208.5 p5      40 t
        vpaddb zmm13, zmm13, zmm13                                       ;  1208.8 p0      47 y
        vmovdqu64 [rbp + 18816], zmm27                                   ;  1202.5 p8+p9   48 y spill
        vpsrlq zmm27, zmm3, 7                                            ;  1209.8 p0      47 y
        vpaddb zmm3, zmm3, zmm3                                          ;  1209.5 p5      47 y
        vmovdqu64 [rbp + 20416], zmm14                                   ;  1200.5 p7+p4   48 y spill
        vmovdqu64 zmm14, [rbp + 13568]                                   ;  1095.7 p3      40 t
        vmovdqu64 [rbp + 20800], zmm26                                   ;  1209.5 p8+p9   40 t spill
        vmovdqu64 zmm26, [rbp + 13632]                                   ;  1096.2 p2      40 t
        vmovdqu64 [rbp + 20096], zmm6                                    ;  1208.5 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 13632]                                    ;  1096.7 p3      40 t
        vpxord zmm26, zmm26, zmm23                                       ;  1210.5 p5      40 t
        vpternlogd zmm11, zmm17, [rbp + 18304], 0x96                     ;  1210.8 p0+p2   47 y
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 256] ;  1097.7 p3      41 t reload
        vmovdqu64 [rbp + 18304], zmm23                                   ;  1205.8 p8+p9   48 y spill
        vpshufb zmm23, zmm17, zmm1                                       ;  1211.5 p5      41 t
        vpxord zmm29, zmm29, zmm8                                        ;  1211.8 p0      40 t
        vpternlogd zmm22, zmm24, [rbp + 18112], 0x96                     ;  1212.5 p5+p2   47 y
        vpternlogd zmm13, zmm0, [rbp + 19904], 0x96                      ;  1212.8 p0+p3   47 y
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1099.8 p2      41 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512]       ;  1100.5 p3      41 t reload
        vmovdqu64 [rbp + 19904], zmm8                                    ;  1206.8 p7+p4   48 y spill
        vmovdqa64 zmm8, zmm1                                             ;  1201.5         41 t copy
        vpermi2b zmm8, zmm24, zmm0                                       ;  1215.5 p5      41 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 128] ;  1102.2 p2      41 t reload
        vpermi2b zmm1, zmm17, [rel camellia128_encrypt.T0_constants512 + 192] ;  1217.5 p0+p5+p3   41 t
        vpternlogd zmm11, zmm20, zmm19, 0x78                             ;  1214.8 p0      47 y
        vpternlogd zmm3, zmm7, [rbp + 18176], 0x96                       ;  1215.8 p0+p2   47 y
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1104.0 p3      41 t reload
        vpshufb zmm20, zmm7, zmm18                                       ;  1218.5 p5      23 t
        vpternlogd zmm22, zmm31, zmm19, 0x78                             ;  1216.8 p0      47 y
        vpternlogd zmm13, zmm27, zmm19, 0x78                             ;  1217.8 p0      47 y
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1106.0 p2      23 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;  1106.2 p3      23 t reload
        vmovdqa64 zmm7, zmm18                                            ;  1206.5         23 t copy
        vpermi2b zmm7, zmm31, zmm27                                      ;  1220.5 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 448] ;  1108.0 p2      23 t reload
        vpermi2b zmm18, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1222.5 p0+p5+p3   23 t
        vpternlogd zmm9, zmm15, zmm11, 0x36                              ;  1220.8 p0      48 y
        vpternlogd zmm3, zmm12, zmm19, 0x78                              ;  1221.8 p0      47 y
        vmovdqu64 zmm12, [rbp + 20160]                                   ;  1204.5 p2      40 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;  1110.0 p3      41 t reload
        vpshufb zmm19, zmm15, zmm12                                      ;  1223.5 p5      22 t
        vpxord zmm21, zmm21, zmm11                                       ;  1222.8 p0      40 t
        vpxord zmm30, zmm30, zmm22                                       ;  1223.8 p0      40 t
        vpxord zmm10, zmm10, zmm13                                       ;  1224.5 p5      40 t
        vpternlogd zmm25, zmm22, [rbp + 12224], 0x1e                     ;  1224.8 p0+p2   48 y
        vmovdqu64 [rbp + 18176], zmm22                                   ;  1217.8 p8+p9   47 y spill
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1112.5 p3      21 t reload
        vmovdqu64 [rbp + 18112], zmm11                                   ;  1215.8 p7+p4   47 y spill
        vmovdqu64 zmm11, [rbp + 18944]                                   ;  1205.5 p2      21 t
        vpermi2b zmm11, zmm22, [rel camellia128_encrypt.T0_constants512 + 896] ;  1227.5 p5+p3   21 t
        vpternlogd zmm23, zmm8, zmm1, 0xca                               ;  1225.8 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1114.0 p2      22 t reload
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1114.5 p3      22 t reload
        vmovdqa64 zmm22, zmm12                                           ;  1210.5         22 t copy
        vpermi2b zmm22, zmm8, zmm1                                       ;  1229.5 p0+p5   22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1118.5 p2      22 t reload
        vpermi2b zmm12, zmm1, [rel camellia128_encrypt.T0_constants512 + 768] ;  1231.5 p0+p5+p3   22 t
        vpternlogd zmm4, zmm13, [rbp + 12352], 0x1e                      ;  1228.8 p0+p2   48 y
        vpxord zmm5, zmm5, zmm9                                          ;  1229.8 p0      40 t
        vpxord zmm16, zmm16, zmm3                                        ;  1230.8 p0      40 t
        vpternlogd zmm2, zmm3, [rbp + 12288], 0x1e                       ;  1231.8 p0+p3   48 y
        vmovdqu64 [rbp + 20160], zmm13                                   ;  1218.8 p8+p9   47 y spill
        vpshufb zmm13, zmm15, [rbp + 18944]                              ;  1232.5 p5+p2   21 t
        vmovdqu64 [rbp + 19712], zmm3                                    ;  1222.8 p7+p4   47 y spill
        vpshufb zmm3, zmm15, [rbp + 20096]                               ;  1233.5 p5+p3   23 t
        vmovdqu64 [rbp + 18240], zmm9                                    ;  1221.8 p8+p9   48 y spill
        vpshufb zmm9, zmm15, [rbp + 20800]                               ;  1234.5 p5+p2   21 t
        vmovdqu64 [rbp + 20736], zmm23                                   ;  1226.8 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 20096]                                   ;  1208.5 p3      23 t
        vpermi2b zmm23, zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1236.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 20608], zmm26                                   ;  1211.5 p8+p9   40 t spill
        vmovdqu64 zmm26, [rbp + 20096]                                   ;  1208.5 p3      23 t
        vpermi2b zmm26, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1238.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 20096], zmm9                                    ;  1235.5 p7+p4   21 t spill
        vpshufb zmm9, zmm15, [rbp + 20608]                               ;  1239.5 p5+p3   42 t
        vmovdqu64 [rbp + 20864], zmm9                                    ;  1240.5 p8+p9   42 t spill
        vmovdqu64 zmm9, [rbp + 20608]                                    ;  1211.5 p2      42 t
        vpermi2b zmm9, zmm24, zmm0                                       ;  1241.5 p0+p5   42 t
        vmovdqu64 [rbp + 20928], zmm9                                    ;  1246.5 p7+p4   42 t spill
        vmovdqu64 zmm9, [rbp + 20608]                                    ;  1211.5 p3      42 t
        vpermi2b zmm9, zmm17, [rel camellia128_encrypt.T0_constants512 + 192] ;  1243.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20608], zmm9                                    ;  1248.5 p8+p9   42 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1125.8 p3      21 t reload
        vmovdqu64 zmm1, [rbp + 18944]                                    ;  1205.5 p2      21 t
        vpermi2b zmm1, zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1245.5 p0+p5+p3   21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1127.5 p2      21 t reload
        vmovdqu64 zmm8, [rbp + 20800]                                    ;  1209.5 p3      21 t
        vpermi2b zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 896] ;  1247.5 p0+p5+p2   21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1128.8 p3      21 t reload
        vmovdqu64 [rbp + 18944], zmm8                                    ;  1252.5 p7+p4   21 t spill
        vmovdqu64 zmm8, [rbp + 20800]                                    ;  1209.5 p2      21 t
        vpermi2b zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1249.5 p0+p5+p3   21 t
        vmovdqu64 zmm9, [rbp + 20928]                                    ;  1246.5 p2      42 t reload
        vmovdqu64 [rbp + 20800], zmm8                                    ;  1254.5 p8+p9   21 t spill
        vmovdqu64 zmm8, [rbp + 20864]                                    ;  1240.5 p3      42 t
        vpternlogd zmm8, zmm9, [rbp + 20608], 0xca                       ;  1254.5 p0+p2   42 t
        vmovdqu64 zmm9, [rbp + 18944]                                    ;  1252.5 p3      21 t reload
        vmovdqu64 [rbp + 20608], zmm8                                    ;  1255.5 p7+p4   42 t spill
        vmovdqu64 zmm8, [rbp + 20096]                                    ;  1235.5 p2      21 t
        vpternlogd zmm8, zmm9, [rbp + 20800], 0xca                       ;  1260.5 p0+p3   21 t
        vmovdqu64 zmm9, [rbp + 18752]                                    ;  1195.5 p2      52 x reload
        vmovdqu64 [rbp + 20800], zmm8                                    ;  1261.5 p8+p9   21 t spill
        vmovdqu64 zmm8, [rbp + 17792]                                    ;  1184.5 p3      61 t
        vpternlogd zmm8, zmm9, [rbp + 19840], 0x96                       ;  1241.8 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 17536]                                    ;  1134.8 p3      41 t reload
        vmovdqu64 [rbp + 19840], zmm8                                    ;  1242.8 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 17664]                                    ;  1194.5 p2      61 t
        vpternlogd zmm8, zmm9, [rbp + 17728], 0x96                       ;  1242.8 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 17920]                                    ;  1187.8 p2      52 x reload
        vmovdqu64 [rbp + 17728], zmm8                                    ;  1243.8 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 20288]                                    ;  1185.8 p3      61 t
        vpternlogd zmm8, zmm9, [rbp + 18496], 0x96                       ;  1243.8 p0+p2   61 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1137.8 p3      47 y reload
        vmovdqu64 [rbp + 18496], zmm8                                    ;  1244.8 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 20352]                                    ;  1193.8 p2      52 x reload
        vmovdqu64 [rbp + 17920], zmm29                                   ;  1212.8 p8+p9   40 t spill
        vmovdqu64 zmm29, [rbp + 17728]                                   ;  1243.8 p3      61 t
        vpternlogd zmm29, zmm8, zmm9, 0x78                               ;  1249.8 p0      61 t
        vmovdqu64 zmm8, [rbp + 17920]                                    ;  1212.8 p2      40 t reload
        vpshufb zmm9, zmm15, zmm8                                        ;  1250.5 p5      22 t
        vmovdqu64 [rbp + 20352], zmm29                                   ;  1250.8 p7+p4   61 t spill
        vmovdqu64 zmm29, [rbp + 18880]                                   ;  1202.8 p3      52 x reload
        vmovdqu64 zmm8, [rbp + 18432]                                    ;  1186.5 p2      61 t
        vpternlogd zmm8, zmm29, [rbp + 17856], 0x96                      ;  1245.8 p0+p3   61 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1141.5 p2      22 t reload
        vmovdqu64 [rbp + 17856], zmm8                                    ;  1246.8 p8+p9   61 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1141.8 p3      22 t reload
        vmovdqu64 [rbp + 18880], zmm9                                    ;  1251.5 p7+p4   22 t spill
        vmovdqu64 zmm9, [rbp + 17920]                                    ;  1212.8 p2      22 t
        vpermi2b zmm9, zmm8, zmm29                                       ;  1252.5 p0+p5   22 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1142.8 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 17920]                                    ;  1212.8 p2      22 t
        vpermi2b zmm8, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1254.5 p0+p5+p3   22 t
        vmovdqu64 zmm29, [rbp + 19392]                                   ;  1144.5 p2      41 t reload
        vmovdqu64 [rbp + 17920], zmm9                                    ;  1257.5 p8+p9   22 t spill
        vmovdqu64 zmm9, [rbp + 19136]                                    ;  1188.8 p3      61 t
        vpternlogd zmm9, zmm29, [rbp + 17344], 0x96                      ;  1248.8 p0+p2   61 t
        vmovdqu64 zmm29, [rbp + 19648]                                   ;  1197.8 p3      52 x reload
        vmovdqu64 [rbp + 17344], zmm9                                    ;  1249.8 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 19584]                                    ;  1191.8 p2      61 t
        vpternlogd zmm9, zmm29, [rbp + 17472], 0x96                      ;  1249.8 p0+p3   61 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1147.5 p2      47 y reload
        vmovdqu64 [rbp + 17472], zmm9                                    ;  1250.8 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 18624]                                    ;  1192.8 p3      52 x reload
        vmovdqu64 [rbp + 19648], zmm8                                    ;  1259.5 p7+p4   22 t spill
        vmovdqu64 zmm8, [rbp + 17344]                                    ;  1249.8 p2      61 t
        vpternlogd zmm8, zmm9, zmm29, 0x78                               ;  1255.8 p0      61 t
        vmovdqu64 zmm9, [rbp + 17920]                                    ;  1257.5 p3      22 t reload
        vmovdqu64 zmm29, [rbp + 18880]                                   ;  1251.5 p2      22 t
        vpternlogd zmm29, zmm9, [rbp + 19648], 0xca                      ;  1265.5 p0+p3   22 t
        vmovdqu64 zmm9, [rbp + 17600]                                    ;  1150.5 p2      41 t reload
        vmovdqu64 [rbp + 19648], zmm8                                    ;  1256.8 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 19456]                                    ;  1198.5 p3      61 t
        vpternlogd zmm8, zmm9, [rbp + 20544], 0x96                       ;  1252.8 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 19008]                                    ;  1199.8 p3      52 x reload
        vmovdqu64 [rbp + 20544], zmm8                                    ;  1253.8 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 18688]                                    ;  1199.5 p2      61 t
        vpternlogd zmm8, zmm9, [rbp + 19072], 0x96                       ;  1253.8 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 17984]                                    ;  1197.8 p2      52 x reload
        vmovdqu64 [rbp + 19072], zmm8                                    ;  1254.8 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 20544]                                    ;  1253.8 p3      61 t
        vpternlogd zmm8, zmm9, [rel camellia128_encrypt.T0_constants512 + 1088], 0x78 ;  1259.8 p0+p2   61 t
        vpshufb zmm9, zmm15, zmm21                                       ;  1255.5 p5      41 t
        vpxord zmm28, zmm28, zmm25                                       ;  1255.8 p0      40 t
        vpternlogd zmm20, zmm7, zmm18, 0xca                              ;  1256.5 p5      23 t
        vmovdqa64 zmm7, zmm21                                            ;  1223.8         41 t copy
        vpermi2b zmm7, zmm24, zmm0                                       ;  1258.5 p0+p5   41 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 192] ;  1154.8 p3      41 t reload
        vpermi2b zmm21, zmm17, zmm18                                     ;  1260.5 p0+p5   41 t
        vmovdqu64 [rbp + 17984], zmm25                                   ;  1225.8 p7+p4   48 y spill
        vpshufb zmm25, zmm15, zmm30                                      ;  1261.5 p5      23 t
        vpshufb zmm18, zmm15, zmm10                                      ;  1262.5 p5      21 t
        vpxord zmm6, zmm6, zmm4                                          ;  1258.8 p0      40 t
        vpxord zmm14, zmm14, zmm2                                        ;  1259.8 p0      40 t
        vmovdqu64 [rbp + 20544], zmm4                                    ;  1229.8 p8+p9   48 y spill
        vmovdqa64 zmm4, zmm30                                            ;  1224.8         23 t copy
        vpermi2b zmm4, zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1264.5 p0+p5+p2   23 t
        vpermi2b zmm30, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1266.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 19008], zmm2                                    ;  1232.8 p7+p4   48 y spill
        vpshufb zmm2, zmm15, zmm5                                        ;  1267.5 p5      23 t
        vpternlogd zmm19, zmm22, zmm12, 0xca                             ;  1262.8 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 896] ;  1158.8 p2      21 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1159.0 p3      21 t reload
        vmovdqa64 zmm17, zmm10                                           ;  1225.5         21 t copy
        vpermi2b zmm17, zmm22, zmm12                                     ;  1269.5 p0+p5   21 t
        vmovdqu64 [rbp + 18688], zmm8                                    ;  1260.8 p8+p9   61 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1160.0 p2      21 t reload
        vpermi2b zmm10, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1271.5 p0+p5+p3   21 t
        vpshufb zmm0, zmm15, zmm16                                       ;  1272.5 p5      22 t
        vmovdqa64 zmm24, zmm5                                            ;  1230.8         23 t copy
        vpermi2b zmm24, zmm31, [rel camellia128_encrypt.T0_constants512 + 384] ;  1274.5 p0+p5+p2   23 t
        vpermi2b zmm5, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1276.5 p0+p5+p3   23 t
        vpternlogd zmm3, zmm23, zmm26, 0xca                              ;  1267.8 p0      23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 640] ;  1162.2 p2      22 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 576] ;  1162.5 p3      22 t reload
        vmovdqa64 zmm27, zmm16                                           ;  1231.8         22 t copy
        vpermi2b zmm27, zmm26, zmm23                                     ;  1278.5 p0+p5   22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 704] ;  1163.2 p2      22 t reload
        vpermi2b zmm16, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;  1280.5 p0+p5+p3   22 t
        vpternlogd zmm13, zmm11, zmm1, 0xca                              ;  1270.8 p0      21 t
        vpshufb zmm1, zmm15, zmm28                                       ;  1281.5 p5      22 t
        vmovdqa64 zmm11, zmm28                                           ;  1256.8         22 t copy
        vpermi2b zmm11, zmm26, zmm23                                     ;  1283.5 p0+p5   22 t
        vpermi2b zmm28, zmm31, [rel camellia128_encrypt.T0_constants512 + 768] ;  1285.5 p0+p5+p2   22 t
        vpternlogd zmm9, zmm7, zmm21, 0xca                               ;  1273.8 p0      41 t
        vpshufb zmm7, zmm15, zmm6                                        ;  1286.5 p5      42 t
        vpshufb zmm21, zmm15, zmm14                                      ;  1287.5 p5      21 t
        vmovdqa64 zmm31, zmm14                                           ;  1260.8         21 t copy
        vpermi2b zmm31, zmm22, zmm12                                     ;  1289.5 p0+p5   21 t
        vpermi2b zmm14, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1291.5 p0+p5+p3   21 t
        vmovdqu64 zmm8, [rbp + 20800]                                    ;  1261.5 p2      41 t
        vpternlogd zmm8, zmm20, [rbp + 20736], 0x96                      ;  1276.8 p0+p3   41 t
        vpternlogd zmm25, zmm4, zmm30, 0xca                              ;  1277.8 p0      23 t
        vmovdqu64 zmm4, [rbp + 13952]                                    ;  1172.0 p2      40 t
        vmovdqu64 zmm30, [rbp + 14016]                                   ;  1172.5 p3      40 t
        vmovdqu64 zmm12, [rbp + 14016]                                   ;  1173.0 p2      40 t
        vmovdqa64 zmm22, zmm20                                           ;  1257.5         41 t copy
        vpternlogd zmm22, zmm19, [rbp + 20608], 0x96                     ;  1278.8 p0+p3   41 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512]       ;  1174.0 p2      41 t reload
        vmovdqa64 zmm26, zmm6                                            ;  1259.8         42 t copy
        vpermi2b zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1293.5 p0+p5+p3   42 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;  1175.0 p2      41 t reload
        vpermi2b zmm6, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;  1295.5 p0+p5+p3   42 t
        vpternlogd zmm18, zmm17, zmm10, 0xca                             ;  1281.8 p0      21 t
        vmovdqu64 zmm10, [rbp + 20736]                                   ;  1226.8 p2      41 t reload
        vmovdqa64 zmm17, zmm29                                           ;  1266.5         41 t copy
        vpternlogd zmm17, zmm13, zmm10, 0x96                             ;  1282.8 p0      41 t
        vmovdqa64 zmm15, zmm3                                            ;  1268.8         41 t copy
        vpternlogd zmm15, zmm19, zmm13, 0x96                             ;  1283.8 p0      41 t
        vpternlogd zmm29, zmm13, zmm8, 0x96                              ;  1284.8 p0      41 t
        vpternlogd zmm2, zmm24, zmm5, 0xca                               ;  1285.8 p0      23 t
        vpternlogd zmm10, zmm22, [rbp + 20800], 0x96                     ;  1286.8 p0+p3   41 t
        vpternlogd zmm3, zmm19, zmm17, 0x96                              ;  1287.8 p0      41 t
        vpternlogd zmm0, zmm27, zmm16, 0xca                              ;  1288.8 p0      22 t
        vmovdqu64 zmm5, [rbp + 14080]                                    ;  1177.0 p2      40 t
        vmovdqu64 zmm13, [rbp + 14144]                                   ;  1177.5 p3      40 t
        vmovdqu64 zmm16, [rbp + 19264]                                   ;  1178.0 p2      51 x reload
        vpternlogd zmm17, zmm16, [rbp + 17408], 0x96                     ;  1289.8 p0+p3   61 t
        vpternlogd zmm20, zmm15, [rbp + 20608], 0x96                     ;  1290.8 p0+p2   41 t
        vmovdqu64 zmm16, [rbp + 20224]                                   ;  1179.5 p3      51 x reload
        vpternlogd zmm15, zmm16, [rbp + 19968], 0x96                     ;  1291.8 p0+p2   61 t
        vpternlogd zmm22, zmm29, [rbp + 19520], 0x96                     ;  1292.8 p0+p3   61 t
        vmovdqu64 zmm16, [rbp + 19648]                                   ;  1256.8 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 13824]                                   ;  1181.5 p3      40 t
        vpternlogd zmm19, zmm29, zmm16, 0x96                             ;  1293.8 p0      40 t
        vpternlogd zmm1, zmm11, zmm28, 0xca                              ;  1294.8 p0      22 t
        vpternlogd zmm8, zmm3, [rbp + 18560], 0x96                       ;  1295.8 p0+p2   61 t
        vmovdqu64 zmm11, [rbp + 18688]                                   ;  1260.8 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 13888]                                   ;  1183.0 p2      40 t
        vpternlogd zmm24, zmm10, zmm11, 0x96                             ;  1296.5 p5      40 t
        vmovdqa64 zmm27, zmm2                                            ;  1286.8         41 t copy
        vpternlogd zmm27, zmm0, zmm18, 0x96                              ;  1296.8 p0      41 t
        vpxord zmm30, zmm30, zmm22                                       ;  1297.5 p5      40 t
        vpternlogd zmm21, zmm31, zmm14, 0xca                             ;  1297.8 p0      21 t
        vmovdqu64 zmm14, [rbp + 18496]                                   ;  1244.8 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 13760]                                   ;  1184.0 p2      40 t
        vpternlogd zmm28, zmm3, zmm14, 0x96                              ;  1298.5 p5      40 t
        vmovdqa64 zmm31, zmm17                                           ;  1290.8         40 t copy
        vpternlogd zmm31, zmm20, [rbp + 14144], 0x96                     ;  1298.8 p0+p3   40 t
        vpxord zmm4, zmm4, zmm8                                          ;  1299.5 p5      40 t
        vpternlogd zmm7, zmm26, zmm6, 0xca                               ;  1300.5 p0      42 t
        vmovdqa64 zmm6, zmm15                                            ;  1292.8         40 t copy
        vpternlogd zmm6, zmm10, [rbp + 14080], 0x96                      ;  1300.5 p5+p2   40 t
        vmovdqa64 zmm26, zmm9                                            ;  1274.8         41 t copy
        vpternlogd zmm26, zmm1, zmm18, 0x96                              ;  1300.8 p0      41 t
        vpternlogd zmm2, zmm26, zmm0, 0x96                               ;  1301.8 p5      41 t
        vpternlogd zmm0, zmm7, zmm25, 0x96                               ;  1301.8 p0      41 t
        vpternlogd zmm7, zmm27, zmm25, 0x96                              ;  1302.5 p5      41 t
        vpternlogd zmm25, zmm21, zmm9, 0x96                              ;  1302.8 p0      41 t
        vpternlogd zmm21, zmm9, zmm0, 0x96                               ;  1303.5 p5      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1185.5 p3      41 t reload
        vpshufb zmm11, zmm9, zmm19                                       ;  1304.5 p5      22 t
        vpshufb zmm16, zmm9, zmm24                                       ;  1305.5 p5      21 t
        vpshufb zmm14, zmm9, zmm30                                       ;  1306.5 p5      22 t
        vpternlogd zmm1, zmm18, zmm25, 0x96                              ;  1303.8 p0      41 t
        vmovdqu64 zmm18, [rbp + 19840]                                   ;  1242.8 p2      61 t reload
        vmovdqu64 [rbp + 18560], zmm17                                   ;  1290.8 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 13696]                                   ;  1186.5 p3      40 t
        vpternlogd zmm17, zmm20, zmm18, 0x96                             ;  1304.8 p0      40 t
        vpshufb zmm18, zmm9, zmm28                                       ;  1307.5 p5      23 t
        vmovdqu64 [rbp + 19520], zmm15                                   ;  1292.8 p8+p9   61 t spill
        vpshufb zmm15, zmm9, zmm31                                       ;  1308.5 p5      42 t
        vmovdqu64 [rbp + 19968], zmm22                                   ;  1293.8 p7+p4   61 t spill
        vpshufb zmm22, zmm9, zmm4                                        ;  1309.5 p5      23 t
        vmovdqu64 [rbp + 20224], zmm8                                    ;  1296.8 p8+p9   61 t spill
        vpshufb zmm8, zmm9, zmm6                                         ;  1310.5 p5      21 t
        vpternlogd zmm26, zmm7, [rbp + 17280], 0x96                      ;  1305.8 p0+p2   61 t
        vmovdqu64 [rbp + 17280], zmm10                                   ;  1287.8 p7+p4   41 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 576] ;  1187.5 p3      22 t reload
        vmovdqu64 [rbp + 20608], zmm29                                   ;  1285.8 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm19                                           ;  1294.8         22 t copy
        vpermi2b zmm29, zmm10, [rel camellia128_encrypt.T0_constants512 + 640] ;  1312.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 17408], zmm3                                    ;  1288.8 p7+p4   41 t spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1188.5 p3      22 t reload
        vpermi2b zmm19, zmm3, [rel camellia128_encrypt.T0_constants512 + 768] ;  1314.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 19264], zmm20                                   ;  1291.8 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm30                                           ;  1298.5         22 t copy
        vpermi2b zmm20, zmm10, [rel camellia128_encrypt.T0_constants512 + 640] ;  1316.5 p0+p5+p3   22 t
        vpermi2b zmm30, zmm3, [rel camellia128_encrypt.T0_constants512 + 768] ;  1318.5 p0+p5+p2   22 t
        vpxord zmm13, zmm13, zmm26                                       ;  1310.8 p0      40 t
        vpternlogd zmm27, zmm21, [rbp + 18368], 0x96                     ;  1311.8 p0+p3   61 t
        vpternlogd zmm0, zmm1, [rbp + 20032], 0x96                       ;  1312.8 p0+p2   61 t
        vmovdqu64 [rbp + 20032], zmm26                                   ;  1306.8 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm31                                           ;  1299.8         42 t copy
        vpermi2b zmm26, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1320.5 p0+p5+p3   42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1192.0 p2      41 t reload
        vpermi2b zmm31, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;  1322.5 p0+p5+p3   42 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;  1193.0 p2      21 t reload
        vmovdqu64 [rbp + 18368], zmm13                                   ;  1311.8 p8+p9   40 t spill
        vmovdqa64 zmm13, zmm24                                           ;  1297.5         21 t copy
        vpermi2b zmm13, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1324.5 p0+p5+p3   21 t
        vpshufb zmm10, zmm9, [rbp + 18368]                               ;  1325.5 p5+p2   42 t
        vmovdqu64 [rbp + 20736], zmm10                                   ;  1326.5 p7+p4   42 t spill
        vmovdqu64 zmm10, [rbp + 18368]                                   ;  1311.8 p3      42 t
        vpermi2b zmm10, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1327.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 20800], zmm10                                   ;  1332.5 p8+p9   42 t spill
        vmovdqu64 zmm10, [rbp + 18368]                                   ;  1311.8 p3      42 t
        vpermi2b zmm10, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;  1329.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 18368], zmm10                                   ;  1334.5 p7+p4   42 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;  1196.5 p3      21 t reload
        vpermi2b zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1331.5 p0+p5+p2   21 t
        vmovdqu64 zmm10, [rbp + 20800]                                   ;  1332.5 p3      42 t reload
        vmovdqu64 [rbp + 17600], zmm15                                   ;  1309.5 p8+p9   42 t spill
        vmovdqu64 zmm15, [rbp + 20736]                                   ;  1326.5 p2      42 t
        vpternlogd zmm15, zmm10, [rbp + 18368], 0xca                     ;  1340.5 p0+p3   42 t
        vpshufb zmm10, zmm9, zmm17                                       ;  1332.5 p5      41 t
        vmovdqu64 [rbp + 18368], zmm15                                   ;  1341.5 p7+p4   42 t spill
        vmovdqu64 zmm15, [rbp + 18048]                                   ;  1199.0 p2      51 x reload
        vpternlogd zmm25, zmm15, [rbp + 19200], 0x96                     ;  1320.8 p0+p3   61 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1200.0 p2      23 t reload
        vmovdqu64 [rbp + 19200], zmm26                                   ;  1325.5 p8+p9   42 t spill
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 320] ;  1200.5 p3      23 t reload
        vmovdqu64 [rbp + 18048], zmm31                                   ;  1327.5 p7+p4   42 t spill
        vmovdqa64 zmm31, zmm28                                           ;  1299.5         23 t copy
        vpermi2b zmm31, zmm26, zmm15                                     ;  1334.5 p0+p5   23 t
        vmovdqu64 [rbp + 20800], zmm8                                    ;  1311.5 p8+p9   21 t spill
        vmovdqu64 zmm8, [rbp + 19200]                                    ;  1325.5 p2      42 t reload
        vmovdqu64 [rbp + 20736], zmm6                                    ;  1301.5 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 17600]                                    ;  1309.5 p3      42 t
        vpternlogd zmm6, zmm8, [rbp + 18048], 0xca                       ;  1333.5 p0+p2   42 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1202.5 p3      21 t reload
        vmovdqu64 [rbp + 18048], zmm6                                    ;  1334.5 p8+p9   42 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1203.8 p2      21 t reload
        vmovdqu64 [rbp + 19200], zmm14                                   ;  1307.5 p7+p4   22 t spill
        vmovdqu64 zmm14, [rbp + 20736]                                   ;  1301.5 p3      21 t
        vpermi2b zmm14, zmm6, zmm8                                       ;  1336.5 p0+p5   21 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1204.8 p2      21 t reload
        vmovdqu64 zmm6, [rbp + 20736]                                    ;  1301.5 p3      21 t
        vpermi2b zmm6, zmm8, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1338.5 p0+p5+p2   21 t
        vmovdqa64 zmm8, zmm4                                             ;  1300.5         23 t copy
        vpermi2b zmm8, zmm26, zmm15                                      ;  1340.5 p0+p5   23 t
        vmovdqu64 [rbp + 20736], zmm14                                   ;  1341.5 p8+p9   21 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 448] ;  1206.5 p3      23 t reload
        vpermi2b zmm28, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1342.5 p0+p5+p2   23 t
        vpermi2b zmm4, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1344.5 p0+p5+p3   23 t
        vpxord zmm5, zmm5, zmm27                                         ;  1328.8 p0      40 t
        vpxord zmm12, zmm12, zmm0                                        ;  1329.8 p0      40 t
        vmovdqu64 [rbp + 17600], zmm27                                   ;  1312.8 p7+p4   61 t spill
        vmovdqa64 zmm27, zmm17                                           ;  1305.8         41 t copy
        vpermi2b zmm27, zmm23, [rel camellia128_encrypt.T0_constants512 + 64] ;  1346.5 p0+p5+p2   41 t
        vpermi2b zmm17, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;  1348.5 p0+p5+p3   41 t
        vmovdqu64 [rbp + 19456], zmm0                                    ;  1313.8 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 13696]                                    ;  1209.5 p2      40 t
        vpternlogd zmm0, zmm7, [rbp + 20352], 0x96                       ;  1332.8 p0+p3   40 t
        vmovdqu64 [rbp + 17920], zmm7                                    ;  1303.5 p7+p4   41 t spill
        vmovdqu64 zmm7, [rbp + 13760]                                    ;  1210.5 p2      40 t
        vpternlogd zmm7, zmm2, [rbp + 17856], 0x96                       ;  1333.8 p0+p3   40 t
        vmovdqu64 [rbp + 18880], zmm5                                    ;  1329.8 p8+p9   40 t spill
        vmovdqu64 zmm5, [rbp + 13888]                                    ;  1211.5 p2      40 t
        vpternlogd zmm5, zmm21, [rbp + 19072], 0x96                      ;  1334.8 p0+p3   40 t
        vmovdqu64 [rbp + 18624], zmm21                                   ;  1304.5 p7+p4   41 t spill
        vpshufb zmm21, zmm9, [rbp + 18880]                               ;  1349.5 p5+p2   21 t
        vmovdqu64 [rbp + 17344], zmm21                                   ;  1350.5 p8+p9   21 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 832] ;  1212.8 p3      21 t reload
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1343.5 p7+p4   21 t spill
        vmovdqu64 zmm6, [rbp + 18880]                                    ;  1329.8 p2      21 t
        vpermi2b zmm6, zmm21, [rel camellia128_encrypt.T0_constants512 + 896] ;  1351.5 p0+p5+p3   21 t
        vmovdqu64 zmm21, [rbp + 20736]                                   ;  1341.5 p2      21 t reload
        vmovdqu64 [rbp + 19392], zmm6                                    ;  1356.5 p8+p9   21 t spill
        vmovdqu64 zmm6, [rbp + 20800]                                    ;  1311.5 p3      21 t
        vpternlogd zmm6, zmm21, [rbp + 19584], 0xca                      ;  1349.5 p0+p2   21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1215.8 p3      21 t reload
        vmovdqu64 [rbp + 19584], zmm6                                    ;  1350.5 p7+p4   21 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1216.5 p2      21 t reload
        vmovdqu64 [rbp + 20736], zmm12                                   ;  1330.8 p8+p9   40 t spill
        vmovdqu64 zmm12, [rbp + 18880]                                   ;  1329.8 p3      21 t
        vpermi2b zmm12, zmm6, zmm21                                      ;  1353.5 p0+p5   21 t
        vpshufb zmm21, zmm9, [rbp + 20736]                               ;  1354.5 p5+p2   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 576]  ;  1220.8 p3      22 t reload
        vmovdqu64 [rbp + 18880], zmm12                                   ;  1358.5 p7+p4   21 t spill
        vmovdqu64 zmm12, [rbp + 20736]                                   ;  1330.8 p2      22 t
        vpermi2b zmm12, zmm6, [rel camellia128_encrypt.T0_constants512 + 640] ;  1356.5 p0+p5+p3   22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1223.5 p2      22 t reload
        vmovdqu64 [rbp + 20800], zmm21                                   ;  1355.5 p8+p9   22 t spill
        vmovdqu64 zmm21, [rbp + 20736]                                   ;  1330.8 p3      22 t
        vpermi2b zmm21, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1358.5 p0+p5+p2   22 t
        vmovdqu64 zmm6, [rbp + 19392]                                    ;  1356.5 p3      21 t reload
        vmovdqu64 [rbp + 20736], zmm12                                   ;  1361.5 p7+p4   22 t spill
        vmovdqu64 zmm12, [rbp + 17344]                                   ;  1350.5 p2      21 t
        vpternlogd zmm12, zmm6, [rbp + 18880], 0xca                      ;  1364.5 p0+p3   21 t
        vmovdqu64 zmm6, [rbp + 17472]                                    ;  1250.8 p2      61 t reload
        vmovdqu64 [rbp + 18880], zmm12                                   ;  1365.5 p8+p9   21 t spill
        vmovdqu64 zmm12, [rbp + 13824]                                   ;  1227.5 p3      40 t
        vpternlogd zmm12, zmm1, zmm6, 0x96                               ;  1341.8 p0      40 t
        vpternlogd zmm11, zmm29, zmm19, 0xca                             ;  1342.8 p0      22 t
        vmovdqa64 zmm19, zmm25                                           ;  1321.8         40 t copy
        vpternlogd zmm19, zmm2, [rbp + 13952], 0x96                      ;  1343.8 p0+p2   40 t
        vpternlogd zmm20, zmm30, [rbp + 19200], 0xe4                     ;  1344.8 p0+p3   22 t
        vpshufb zmm29, zmm9, zmm0                                        ;  1359.5 p5      41 t
        vpternlogd zmm16, zmm13, zmm24, 0xca                             ;  1345.8 p0      21 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1229.2 p2      41 t reload
        vmovdqa64 zmm24, zmm0                                            ;  1333.8         41 t copy
        vpermi2b zmm24, zmm23, zmm13                                     ;  1361.5 p0+p5   41 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;  1230.0 p3      41 t reload
        vpermi2b zmm0, zmm3, zmm30                                       ;  1363.5 p0+p5   41 t
        vpshufb zmm6, zmm9, zmm7                                         ;  1364.5 p5      23 t
        vmovdqa64 zmm30, zmm7                                            ;  1334.8         23 t copy
        vpermi2b zmm30, zmm26, zmm15                                     ;  1366.5 p0+p5   23 t
        vpermi2b zmm7, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1368.5 p0+p5+p2   23 t
        vpshufb zmm3, zmm9, zmm5                                         ;  1369.5 p5      21 t
        vpternlogd zmm18, zmm31, zmm28, 0xca                             ;  1350.8 p0      23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;  1236.7 p3      21 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 832] ;  1236.8 p2      21 t reload
        vmovdqa64 zmm13, zmm5                                            ;  1335.8         21 t copy
        vpermi2b zmm13, zmm31, zmm28                                     ;  1371.5 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;  1237.7 p3      21 t reload
        vpermi2b zmm5, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1373.5 p0+p5+p2   21 t
        vpshufb zmm28, zmm9, zmm12                                       ;  1374.5 p5      22 t
        vpternlogd zmm22, zmm8, zmm4, 0xca                               ;  1353.8 p0      23 t
        vpshufb zmm4, zmm9, zmm19                                        ;  1375.5 p5      23 t
        vmovdqa64 zmm8, zmm19                                            ;  1344.8         23 t copy
        vpermi2b zmm8, zmm26, zmm15                                      ;  1377.5 p0+p5   23 t
        vpermi2b zmm19, zmm14, [rel camellia128_encrypt.T0_constants512 + 512] ;  1379.5 p0+p5+p3   23 t
        vpternlogd zmm10, zmm27, zmm17, 0xca                             ;  1356.8 p0      41 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;  1241.7 p2      22 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1241.8 p3      22 t reload
        vmovdqa64 zmm31, zmm12                                           ;  1342.8         22 t copy
        vpermi2b zmm31, zmm27, zmm17                                     ;  1381.5 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 704] ;  1244.0 p2      22 t reload
        vpermi2b zmm12, zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;  1383.5 p0+p5+p3   22 t
        vmovdqa64 zmm17, zmm22                                           ;  1354.8         41 t copy
        vpternlogd zmm17, zmm11, zmm16, 0x96                             ;  1359.8 p0      41 t
        vmovdqa64 zmm27, zmm18                                           ;  1351.8         41 t copy
        vpternlogd zmm27, zmm11, [rbp + 18048], 0x96                     ;  1360.8 p0+p2   41 t
        vmovdqa64 zmm14, zmm10                                           ;  1357.8         41 t copy
        vpternlogd zmm14, zmm20, zmm16, 0x96                             ;  1361.8 p0      41 t
        vpternlogd zmm22, zmm11, zmm14, 0x96                             ;  1362.8 p0      41 t
        vmovdqu64 zmm11, [rbp + 19584]                                   ;  1350.5 p3      21 t reload
        vmovdqa64 zmm15, zmm10                                           ;  1357.8         41 t copy
        vpternlogd zmm15, zmm18, zmm11, 0x96                             ;  1363.8 p0      41 t
        vpternlogd zmm11, zmm10, zmm27, 0x96                             ;  1364.8 p0      41 t
        vpternlogd zmm18, zmm17, [rbp + 18048], 0x96                     ;  1365.8 p0+p2   41 t
        vpternlogd zmm20, zmm16, zmm15, 0x96                             ;  1366.8 p0      41 t
        vmovdqu64 zmm10, [rbp + 20800]                                   ;  1355.5 p3      22 t reload
        vpternlogd zmm21, zmm10, [rbp + 20736], 0xb8                     ;  1367.8 p0+p2   22 t
        vpternlogd zmm15, zmm22, [rbp + 20416], 0x96                     ;  1368.8 p0+p3   62 t
        vpternlogd zmm29, zmm24, zmm0, 0xca                              ;  1369.8 p0      41 t
        vmovdqu64 zmm0, [rbp + 14464]                                    ;  1253.0 p2      40 t
        vmovdqu64 zmm10, [rbp + 14464]                                   ;  1253.5 p3      40 t
        vmovdqu64 zmm16, [rbp + 14528]                                   ;  1254.5 p2      40 t
        vmovdqu64 zmm24, [rbp + 14528]                                   ;  1254.7 p3      40 t
        vmovdqu64 zmm26, [rbp + 14592]                                   ;  1255.5 p2      40 t
        vmovdqu64 zmm9, [rbp + 14592]                                    ;  1255.7 p3      40 t
        vmovdqu64 zmm23, [rbp + 14656]                                   ;  1256.5 p2      40 t
        vmovdqu64 [rbp + 20416], zmm25                                   ;  1321.8 p7+p4   61 t spill
        vmovdqu64 zmm25, [rbp + 14656]                                   ;  1256.7 p3      40 t
        vpternlogd zmm17, zmm11, [rbp + 18816], 0x96                     ;  1370.8 p0+p2   62 t
        vpxord zmm0, zmm0, zmm15                                         ;  1371.8 p0      40 t
        vpternlogd zmm14, zmm18, [rbp + 18304], 0x96                     ;  1372.8 p0+p3   62 t
        vpternlogd zmm6, zmm30, zmm7, 0xca                               ;  1373.8 p0      23 t
        vpternlogd zmm27, zmm20, [rbp + 19904], 0x96                     ;  1374.8 p0+p2   62 t
        vmovdqu64 zmm7, [rbp + 19328]                                    ;  1262.0 p3      47 y reload
        vmovdqu64 zmm30, [rbp + 14272]                                   ;  1262.7 p2      40 t
        vpternlogd zmm30, zmm22, zmm7, 0x96                              ;  1375.8 p0      40 t
        vpxord zmm26, zmm26, zmm17                                       ;  1376.8 p0      40 t
        vpxord zmm23, zmm23, zmm14                                       ;  1377.8 p0      40 t
        vpxord zmm16, zmm16, zmm27                                       ;  1378.8 p0      40 t
        vpternlogd zmm3, zmm13, zmm5, 0xca                               ;  1379.8 p0      21 t
        vmovdqu64 zmm5, [rbp + 20672]                                    ;  1263.2 p3      47 y reload
        vmovdqu64 zmm13, [rbp + 14400]                                   ;  1263.7 p2      40 t
        vpternlogd zmm13, zmm11, zmm5, 0x96                              ;  1380.8 p0      40 t
        vmovdqu64 zmm5, [rbp + 14208]                                    ;  1264.2 p3      40 t
        vpternlogd zmm5, zmm18, [rbp + 19776], 0x96                      ;  1381.8 p0+p2   40 t
        vmovdqu64 zmm7, [rbp + 14336]                                    ;  1265.2 p3      40 t
        vpternlogd zmm7, zmm20, [rbp + 20480], 0x96                      ;  1382.8 p0+p2   40 t
        vmovdqu64 [rbp + 19904], zmm14                                   ;  1373.8 p8+p9   62 t spill
        vmovdqa64 zmm14, zmm29                                           ;  1370.8         41 t copy
        vpternlogd zmm14, zmm6, [rbp + 18880], 0x96                      ;  1383.8 p0+p3   41 t
        vpternlogd zmm4, zmm8, zmm19, 0xca                               ;  1384.5 p5      23 t
        vmovdqa64 zmm8, zmm29                                            ;  1370.8         41 t copy
        vpternlogd zmm8, zmm21, zmm3, 0x96                               ;  1384.8 p0      41 t
        vpternlogd zmm21, zmm14, zmm3, 0x96                              ;  1385.5 p5      41 t
        vpternlogd zmm28, zmm31, zmm12, 0xca                             ;  1388.5 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;  1266.7 p2      41 t reload
        vpshufb zmm19, zmm12, zmm0                                       ;  1386.5 p5      23 t
        vpshufb zmm31, zmm12, zmm30                                      ;  1387.5 p5      23 t
        vmovdqu64 [rbp + 18304], zmm17                                   ;  1371.8 p7+p4   62 t spill
        vpshufb zmm17, zmm12, zmm26                                      ;  1388.5 p5      21 t
        vmovdqu64 [rbp + 18816], zmm27                                   ;  1375.8 p8+p9   62 t spill
        vpshufb zmm27, zmm12, zmm16                                      ;  1389.5 p5      22 t
        vmovdqu64 [rbp + 20736], zmm15                                   ;  1369.8 p7+p4   62 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;  1267.5 p3      23 t reload
        vmovdqu64 [rbp + 20800], zmm11                                   ;  1365.8 p8+p9   41 t spill
        vmovdqa64 zmm11, zmm0                                            ;  1372.8         23 t copy
        vpermi2b zmm11, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1391.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18048], zmm20                                   ;  1367.8 p7+p4   41 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 448] ;  1268.7 p3      23 t reload
        vpermi2b zmm0, zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;  1393.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19584], zmm22                                   ;  1363.8 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm30                                           ;  1376.8         23 t copy
        vpermi2b zmm22, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1395.5 p0+p5+p3   23 t
        vpermi2b zmm30, zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;  1397.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19200], zmm18                                   ;  1366.8 p7+p4   41 t spill
        vpshufb zmm18, zmm12, zmm13                                      ;  1398.5 p5      21 t
        vmovdqu64 [rbp + 19392], zmm1                                    ;  1304.8 p8+p9   41 t spill
        vpshufb zmm1, zmm12, zmm5                                        ;  1399.5 p5      41 t
        vmovdqu64 [rbp + 17344], zmm2                                    ;  1302.8 p7+p4   41 t spill
        vpshufb zmm2, zmm12, zmm7                                        ;  1400.5 p5      22 t
        vpternlogd zmm3, zmm4, zmm28, 0x96                               ;  1390.8 p0      41 t
        vpternlogd zmm4, zmm8, zmm28, 0x96                               ;  1391.8 p0      41 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;  1272.0 p3      21 t reload
        vmovdqa64 zmm15, zmm26                                           ;  1377.8         21 t copy
        vpermi2b zmm15, zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;  1402.5 p0+p5+p2   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 960] ;  1273.0 p3      21 t reload
        vpermi2b zmm26, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1404.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 19136], zmm23                                   ;  1378.8 p8+p9   40 t spill
        vmovdqa64 zmm23, zmm13                                           ;  1381.8         21 t copy
        vpermi2b zmm23, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1406.5 p0+p5+p3   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;  1274.3 p2      21 t reload
        vpermi2b zmm13, zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;  1408.5 p0+p5+p3   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;  1275.3 p2      22 t reload
        vmovdqa64 zmm12, zmm16                                           ;  1379.8         22 t copy
        vpermi2b zmm12, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;  1410.5 p0+p5+p3   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;  1276.3 p2      22 t reload
        vpermi2b zmm16, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1412.5 p0+p5+p3   22 t
        vmovdqu64 [rbp + 18432], zmm17                                   ;  1389.5 p7+p4   21 t spill
        vmovdqa64 zmm17, zmm7                                            ;  1383.8         22 t copy
        vpermi2b zmm17, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;  1414.5 p0+p5+p2   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 576] ;  1278.0 p3      22 t reload
        vpermi2b zmm7, zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;  1416.5 p0+p5+p2   22 t
        vpternlogd zmm28, zmm6, [rbp + 18368], 0x96                      ;  1400.8 p0+p3   41 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;  1279.3 p2      41 t reload
        vmovdqu64 [rbp + 17728], zmm15                                   ;  1407.5 p8+p9   21 t spill
        vpshufb zmm15, zmm20, [rbp + 19136]                              ;  1417.5 p5+p3   42 t
        vmovdqu64 [rbp + 20288], zmm15                                   ;  1418.5 p7+p4   42 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;  1280.3 p2      41 t reload
        vmovdqu64 [rbp + 17536], zmm26                                   ;  1409.5 p8+p9   21 t spill
        vmovdqu64 zmm26, [rbp + 19136]                                   ;  1378.8 p3      42 t
        vpermi2b zmm26, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;  1419.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 17664], zmm26                                   ;  1424.5 p7+p4   42 t spill
        vmovdqu64 zmm26, [rbp + 17728]                                   ;  1407.5 p3      21 t reload
        vmovdqu64 zmm20, [rbp + 18432]                                   ;  1389.5 p2      21 t
        vpternlogd zmm20, zmm26, [rbp + 17536], 0xca                     ;  1415.5 p0+p3   21 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 192] ;  1283.3 p2      41 t reload
        vmovdqu64 [rbp + 17536], zmm20                                   ;  1416.5 p8+p9   21 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 128] ;  1284.0 p3      41 t reload
        vmovdqu64 [rbp + 17728], zmm27                                   ;  1390.5 p7+p4   22 t spill
        vmovdqu64 zmm27, [rbp + 19136]                                   ;  1378.8 p2      42 t
        vpermi2b zmm27, zmm20, zmm26                                     ;  1421.5 p0+p5   42 t
        vmovdqu64 [rbp + 19136], zmm27                                   ;  1426.5 p8+p9   42 t spill
        vmovdqa64 zmm27, zmm5                                            ;  1382.8         41 t copy
        vpermi2b zmm27, zmm20, zmm26                                     ;  1423.5 p0+p5   41 t
        vmovdqu64 zmm26, [rbp + 17664]                                   ;  1424.5 p3      42 t reload
        vmovdqu64 zmm20, [rbp + 20288]                                   ;  1418.5 p2      42 t
        vpternlogd zmm20, zmm26, [rbp + 19136], 0xca                     ;  1432.5 p0+p3   42 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1286.5 p2      41 t reload
        vpermi2b zmm5, zmm15, zmm26                                      ;  1425.5 p0+p5   41 t
        vpternlogd zmm6, zmm3, [rbp + 18368], 0x96                       ;  1407.8 p0+p3   41 t
        vpternlogd zmm14, zmm4, [rbp + 18240], 0x96                      ;  1408.8 p0+p2   62 t
        vmovdqu64 [rbp + 18240], zmm20                                   ;  1433.5 p7+p4   42 t spill
        vmovdqu64 zmm20, [rbp + 14336]                                   ;  1291.0 p3      40 t
        vpternlogd zmm20, zmm21, [rbp + 19712], 0x96                     ;  1409.8 p0+p2   40 t
        vpternlogd zmm19, zmm11, zmm0, 0xca                              ;  1410.8 p0      23 t
        vmovdqu64 zmm0, [rbp + 18176]                                    ;  1294.5 p3      47 y reload
        vmovdqu64 zmm11, [rbp + 14272]                                   ;  1294.7 p2      40 t
        vpternlogd zmm11, zmm4, zmm0, 0x96                               ;  1411.8 p0      40 t
        vpternlogd zmm31, zmm22, zmm30, 0xca                             ;  1412.8 p0      23 t
        vpternlogd zmm29, zmm28, [rbp + 18880], 0x96                     ;  1413.8 p0+p3   41 t
        vpternlogd zmm28, zmm21, [rbp + 17984], 0x96                     ;  1414.8 p0+p2   62 t
        vpternlogd zmm8, zmm6, [rbp + 20544], 0x96                       ;  1415.8 p0+p3   62 t
        vpxord zmm10, zmm10, zmm14                                       ;  1416.8 p0      40 t
        vpternlogd zmm18, zmm13, zmm23, 0xca                             ;  1417.8 p0      21 t
        vmovdqu64 zmm13, [rbp + 18112]                                   ;  1298.0 p2      47 y reload
        vmovdqu64 zmm22, [rbp + 14208]                                   ;  1298.7 p3      40 t
        vpternlogd zmm22, zmm6, zmm13, 0x96                              ;  1418.8 p0      40 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 256] ;  1299.0 p2      41 t reload
        vpshufb zmm30, zmm23, zmm20                                      ;  1426.5 p5      22 t
        vpxord zmm24, zmm24, zmm28                                       ;  1419.8 p0      40 t
        vpshufb zmm0, zmm23, zmm11                                       ;  1427.5 p5      23 t
        vpxord zmm25, zmm25, zmm8                                        ;  1420.8 p0      40 t
        vpternlogd zmm3, zmm29, [rbp + 19008], 0x96                      ;  1421.8 p0+p3   62 t
        vpternlogd zmm2, zmm7, zmm17, 0xca                               ;  1422.8 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 640]  ;  1300.7 p2      22 t reload
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 576] ;  1300.8 p3      22 t reload
        vmovdqa64 zmm13, zmm20                                           ;  1410.8         22 t copy
        vpermi2b zmm13, zmm17, zmm7                                      ;  1429.5 p0+p5   22 t
        vmovdqu64 [rbp + 19008], zmm8                                    ;  1416.8 p8+p9   62 t spill
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1301.8 p2      22 t reload
        vpermi2b zmm20, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1431.5 p0+p5+p3   22 t
        vpternlogd zmm12, zmm16, [rbp + 17728], 0xe4                     ;  1425.8 p0+p2   22 t
        vpshufb zmm16, zmm23, zmm10                                      ;  1432.5 p5      23 t
        vpxord zmm9, zmm9, zmm3                                          ;  1426.8 p0      40 t
        vmovdqu64 [rbp + 17728], zmm3                                    ;  1422.8 p7+p4   62 t spill
        vpshufb zmm3, zmm23, zmm22                                       ;  1433.5 p5      41 t
        vmovdqu64 [rbp + 20544], zmm28                                   ;  1415.8 p8+p9   62 t spill
        vmovdqa64 zmm28, zmm22                                           ;  1419.8         41 t copy
        vpermi2b zmm28, zmm15, zmm26                                     ;  1435.5 p0+p5   41 t
        vmovdqu64 [rbp + 17984], zmm14                                   ;  1409.8 p7+p4   62 t spill
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 320] ;  1304.5 p3      23 t reload
        vmovdqu64 [rbp + 18880], zmm21                                   ;  1386.5 p8+p9   41 t spill
        vmovdqa64 zmm21, zmm11                                           ;  1412.8         23 t copy
        vpermi2b zmm21, zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;  1437.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18368], zmm4                                    ;  1392.8 p7+p4   41 t spill
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 448]  ;  1305.7 p3      23 t reload
        vpermi2b zmm11, zmm4, [rel camellia128_encrypt.T0_constants512 + 512] ;  1439.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19136], zmm6                                    ;  1408.8 p8+p9   41 t spill
        vpshufb zmm6, zmm23, zmm24                                       ;  1440.5 p5      22 t
        vmovdqa64 zmm26, zmm24                                           ;  1420.8         22 t copy
        vpermi2b zmm26, zmm17, zmm7                                      ;  1442.5 p0+p5   22 t
        vpermi2b zmm24, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;  1444.5 p0+p5+p3   22 t
        vmovdqu64 zmm8, [rbp + 14400]                                    ;  1307.8 p2      40 t
        vpternlogd zmm8, zmm29, [rbp + 20160], 0x96                      ;  1432.8 p0+p3   40 t
        vmovdqa64 zmm7, zmm10                                            ;  1417.8         23 t copy
        vpermi2b zmm7, zmm14, [rel camellia128_encrypt.T0_constants512 + 384] ;  1446.5 p0+p5+p2   23 t
        vpermi2b zmm10, zmm4, [rel camellia128_encrypt.T0_constants512 + 512] ;  1448.5 p0+p5+p3   23 t
        vpshufb zmm17, zmm23, zmm25                                      ;  1449.5 p5      42 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1309.8 p2      41 t reload
        vpermi2b zmm22, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;  1451.5 p0+p5+p3   41 t
        vmovdqa64 zmm14, zmm19                                           ;  1411.8         41 t copy
        vpternlogd zmm14, zmm2, zmm18, 0x96                              ;  1436.8 p0      41 t
        vpternlogd zmm1, zmm5, zmm27, 0xca                               ;  1437.8 p0      41 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1310.8 p2      41 t reload
        vmovdqa64 zmm27, zmm25                                           ;  1421.8         42 t copy
        vpermi2b zmm27, zmm15, zmm5                                      ;  1453.5 p0+p5   42 t
        vpermi2b zmm25, zmm4, [rel camellia128_encrypt.T0_constants512 + 192] ;  1455.5 p0+p5+p3   42 t
        vmovdqa64 zmm4, zmm31                                            ;  1413.8         41 t copy
        vpternlogd zmm4, zmm2, [rbp + 18240], 0x96                       ;  1440.8 p0+p2   41 t
        vpshufb zmm5, zmm23, zmm9                                        ;  1456.5 p5      21 t
        vpternlogd zmm30, zmm13, zmm20, 0xca                             ;  1441.8 p0      22 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 896] ;  1313.0 p3      21 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;  1313.3 p2      21 t reload
        vmovdqa64 zmm15, zmm9                                            ;  1427.8         21 t copy
        vpermi2b zmm15, zmm20, zmm13                                     ;  1458.5 p0+p5   21 t
        vmovdqu64 [rbp + 17664], zmm29                                   ;  1414.8 p7+p4   41 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 960] ;  1317.7 p3      21 t reload
        vpermi2b zmm9, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1460.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20288], zmm4                                    ;  1441.8 p8+p9   41 t spill
        vpshufb zmm4, zmm23, zmm8                                        ;  1461.5 p5      21 t
        vmovdqa64 zmm23, zmm8                                            ;  1433.8         21 t copy
        vpermi2b zmm23, zmm20, zmm13                                     ;  1463.5 p0+p5   21 t
        vpermi2b zmm8, zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1465.5 p0+p5+p3   21 t
        vpternlogd zmm0, zmm21, zmm11, 0xca                              ;  1446.8 p0      23 t
        vmovdqa64 zmm11, zmm14                                           ;  1437.8         41 t copy
        vpternlogd zmm11, zmm31, [rbp + 18240], 0x96                     ;  1447.8 p0+p2   41 t
        vmovdqu64 zmm21, [rbp + 17536]                                   ;  1416.5 p3      21 t reload
        vpternlogd zmm31, zmm1, zmm21, 0x96                              ;  1448.8 p0      41 t
        vpternlogd zmm21, zmm1, [rbp + 20288], 0x96                      ;  1449.8 p0+p2   41 t
        vpternlogd zmm1, zmm12, zmm18, 0x96                              ;  1450.8 p0      41 t
        vmovdqu64 zmm29, [rbp + 19520]                                   ;  1325.7 p3      61 t reload
        vpternlogd zmm14, zmm29, [rbp + 17280], 0x96                     ;  1451.8 p0+p2   61 t
        vpternlogd zmm6, zmm26, zmm24, 0xca                              ;  1452.8 p0      22 t
        vpternlogd zmm12, zmm18, zmm31, 0x96                             ;  1453.8 p0      41 t
        vmovdqu64 zmm18, [rbp + 19264]                                   ;  1327.8 p3      41 t reload
        vmovdqu64 zmm24, [rbp + 19840]                                   ;  1328.0 p2      61 t
        vpternlogd zmm24, zmm11, zmm18, 0x96                             ;  1454.8 p0      61 t
        vpternlogd zmm19, zmm2, zmm1, 0x96                               ;  1455.8 p0      41 t
        vpternlogd zmm16, zmm7, zmm10, 0xca                              ;  1456.8 p0      23 t
        vpternlogd zmm1, zmm18, [rbp + 18560], 0x96                      ;  1457.8 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 18688]                                    ;  1330.0 p2      61 t
        vpternlogd zmm2, zmm21, [rbp + 17280], 0x96                      ;  1458.8 p0+p3   61 t
        vpternlogd zmm3, zmm28, zmm22, 0xca                              ;  1459.8 p0      41 t
        vmovdqu64 zmm7, [rbp + 14720]                                    ;  1332.5 p2      40 t
        vmovdqu64 zmm10, [rbp + 14720]                                   ;  1332.7 p3      40 t
        vmovdqu64 zmm18, [rbp + 14784]                                   ;  1333.5 p2      40 t
        vmovdqu64 zmm22, [rbp + 14784]                                   ;  1333.7 p3      40 t
        vmovdqu64 zmm26, [rbp + 14848]                                   ;  1334.5 p2      40 t
        vmovdqu64 zmm28, [rbp + 14848]                                   ;  1334.7 p3      40 t
        vmovdqu64 zmm29, [rbp + 14912]                                   ;  1335.5 p2      40 t
        vmovdqu64 zmm13, [rbp + 14912]                                   ;  1335.7 p3      40 t
        vmovdqu64 zmm20, [rbp + 14976]                                   ;  1336.5 p2      40 t
        vmovdqu64 [rbp + 17280], zmm11                                   ;  1448.8 p7+p4   41 t spill
        vmovdqu64 zmm11, [rbp + 15040]                                   ;  1336.7 p3      40 t
        vmovdqu64 [rbp + 18688], zmm1                                    ;  1458.8 p8+p9   61 t spill
        vmovdqu64 zmm1, [rbp + 15040]                                    ;  1337.5 p2      40 t
        vmovdqu64 [rbp + 19264], zmm14                                   ;  1452.8 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 15104]                                   ;  1338.7 p3      40 t
        vmovdqu64 [rbp + 18560], zmm21                                   ;  1450.8 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 15168]                                   ;  1341.5 p2      40 t
        vmovdqu64 [rbp + 19840], zmm2                                    ;  1459.8 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 19264]                                    ;  1452.8 p3      61 t reload
        vmovdqu64 [rbp + 19520], zmm24                                   ;  1455.8 p8+p9   61 t spill
        vmovdqu64 zmm24, [rbp + 15104]                                   ;  1342.5 p2      40 t
        vpternlogd zmm24, zmm2, [rbp + 18560], 0x96                      ;  1460.8 p0+p3   40 t
        vpxord zmm7, zmm7, [rbp + 19520]                                 ;  1461.8 p0+p2   40 t
        vpxord zmm29, zmm29, [rbp + 19840]                               ;  1465.8 p0+p3   40 t
        vmovdqu64 zmm2, [rbp + 18688]                                    ;  1458.8 p2      61 t reload
        vmovdqu64 [rbp + 17536], zmm24                                   ;  1461.8 p7+p4   40 t spill
        vmovdqu64 zmm24, [rbp + 15168]                                   ;  1344.8 p3      40 t
        vpternlogd zmm24, zmm2, [rbp + 17280], 0x96                      ;  1464.8 p0+p2   40 t
        vpternlogd zmm17, zmm27, zmm25, 0xca                             ;  1464.8 p0      42 t
        vpternlogd zmm31, zmm19, [rbp + 20224], 0x96                     ;  1465.8 p0+p3   61 t
        vmovdqu64 zmm25, [rbp + 18496]                                   ;  1346.5 p2      61 t reload
        vpternlogd zmm19, zmm25, [rbp + 17408], 0x96                     ;  1466.5 p5+p3   61 t
        vmovdqu64 zmm25, [rbp + 19648]                                   ;  1347.5 p2      61 t
        vpternlogd zmm25, zmm12, [rbp + 20608], 0x96                     ;  1466.8 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 20288]                                   ;  1441.8 p2      41 t reload
        vpternlogd zmm12, zmm27, [rbp + 19968], 0x96                     ;  1467.5 p5+p3   61 t
        vpternlogd zmm5, zmm15, zmm9, 0xca                               ;  1467.8 p0      21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1349.5 p2      41 t reload
        vpshufb zmm15, zmm9, zmm7                                        ;  1468.5 p5      41 t
        vmovdqa64 zmm27, zmm17                                           ;  1465.8         41 t copy
        vpternlogd zmm27, zmm0, zmm30, 0x96                              ;  1468.8 p0      41 t
        vpxord zmm20, zmm20, zmm31                                       ;  1469.5 p5      40 t
        vpxord zmm18, zmm18, zmm19                                       ;  1469.8 p0      40 t
        vpternlogd zmm4, zmm23, zmm8, 0xca                               ;  1470.5 p5      21 t
        vpxord zmm26, zmm26, zmm25                                       ;  1470.8 p0      40 t
        vpshufb zmm8, zmm9, zmm29                                        ;  1471.5 p5      21 t
        vpxord zmm11, zmm11, zmm12                                       ;  1471.8 p0      40 t
        vmovdqa64 zmm23, zmm5                                            ;  1468.8         41 t copy
        vpternlogd zmm23, zmm3, zmm0, 0x96                               ;  1472.5 p5      41 t
        vpternlogd zmm5, zmm27, zmm3, 0x96                               ;  1472.8 p0      41 t
        vpternlogd zmm3, zmm6, zmm4, 0x96                                ;  1473.5 p5      41 t
        vpternlogd zmm6, zmm23, zmm4, 0x96                               ;  1473.8 p0      41 t
        vpternlogd zmm4, zmm16, zmm30, 0x96                              ;  1474.5 p5      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1349.8 p3      21 t reload
        vmovdqu64 [rbp + 19968], zmm25                                   ;  1467.8 p8+p9   61 t spill
        vmovdqu64 zmm25, [rbp + 17536]                                   ;  1461.8 p2      21 t
        vpermi2b zmm25, zmm2, [rel camellia128_encrypt.T0_constants512 + 896] ;  1476.5 p0+p5+p3   21 t
        vmovdqu64 [rbp + 20288], zmm19                                   ;  1467.5 p7+p4   61 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;  1351.5 p2      21 t reload
        vmovdqu64 [rbp + 20608], zmm12                                   ;  1468.5 p8+p9   61 t spill
        vmovdqu64 zmm12, [rbp + 17536]                                   ;  1461.8 p3      21 t
        vpermi2b zmm12, zmm19, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1478.5 p0+p5+p2   21 t
        vpternlogd zmm16, zmm30, zmm3, 0x96                              ;  1476.8 p0      41 t
        vpshufb zmm30, zmm9, [rbp + 17536]                               ;  1479.5 p5+p3   21 t
        vpternlogd zmm17, zmm0, zmm4, 0x96                               ;  1477.8 p0      41 t
        vpshufb zmm0, zmm9, zmm20                                        ;  1480.5 p5      23 t
        vmovdqu64 [rbp + 17536], zmm31                                   ;  1466.8 p7+p4   61 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;  1355.0 p2      41 t reload
        vmovdqa64 zmm19, zmm7                                            ;  1462.8         41 t copy
        vpermi2b zmm19, zmm31, [rel camellia128_encrypt.T0_constants512 + 64] ;  1482.5 p0+p5+p3   41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1356.0 p2      41 t reload
        vpermi2b zmm7, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1484.5 p0+p5+p3   41 t
        vmovdqu64 [rbp + 19648], zmm24                                   ;  1465.8 p8+p9   40 t spill
        vpshufb zmm24, zmm9, zmm18                                       ;  1485.5 p5      23 t
        vmovdqu64 [rbp + 17408], zmm25                                   ;  1481.5 p7+p4   21 t spill
        vmovdqu64 zmm25, [rbp + 19648]                                   ;  1465.8 p2      42 t
        vpermi2b zmm25, zmm31, [rel camellia128_encrypt.T0_constants512 + 64] ;  1487.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 18496], zmm25                                   ;  1492.5 p8+p9   42 t spill
        vmovdqu64 zmm25, [rbp + 19648]                                   ;  1465.8 p2      42 t
        vpermi2b zmm25, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1489.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 20224], zmm25                                   ;  1494.5 p7+p4   42 t spill
        vpshufb zmm25, zmm9, zmm26                                       ;  1490.5 p5      22 t
        vmovdqu64 [rbp + 18240], zmm12                                   ;  1483.5 p8+p9   21 t spill
        vpshufb zmm12, zmm9, zmm11                                       ;  1491.5 p5      22 t
        vpternlogd zmm27, zmm6, [rbp + 19456], 0x96                      ;  1482.8 p0+p2   61 t
        vpternlogd zmm4, zmm5, [rbp + 17600], 0x96                       ;  1483.8 p0+p3   61 t
        vmovdqu64 [rbp + 17600], zmm30                                   ;  1480.5 p7+p4   21 t spill
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;  1360.2 p2      21 t reload
        vmovdqa64 zmm9, zmm29                                            ;  1466.8         21 t copy
        vpermi2b zmm9, zmm30, [rel camellia128_encrypt.T0_constants512 + 896] ;  1493.5 p0+p5+p3   21 t
        vmovdqu64 zmm30, [rbp + 17408]                                   ;  1481.5 p2      21 t reload
        vmovdqu64 zmm2, [rbp + 17600]                                    ;  1480.5 p3      21 t
        vpternlogd zmm2, zmm30, [rbp + 18240], 0xca                      ;  1489.5 p0+p2   21 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1362.7 p3      21 t reload
        vmovdqu64 [rbp + 18240], zmm2                                    ;  1490.5 p8+p9   21 t spill
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1363.7 p2      21 t reload
        vpermi2b zmm29, zmm2, zmm30                                      ;  1495.5 p0+p5   21 t
        vmovdqu64 zmm30, [rbp + 20416]                                   ;  1364.3 p3      61 t reload
        vpternlogd zmm23, zmm30, [rbp + 17344], 0x96                     ;  1487.8 p0+p2   61 t
        vmovdqu64 zmm30, [rbp + 19072]                                   ;  1365.8 p3      61 t reload
        vpternlogd zmm5, zmm30, [rbp + 18624], 0x96                      ;  1488.8 p0+p2   61 t
        vmovdqu64 zmm30, [rbp + 17472]                                   ;  1366.8 p3      61 t reload
        vpternlogd zmm6, zmm30, [rbp + 19392], 0x96                      ;  1489.8 p0+p2   61 t
        vpternlogd zmm3, zmm17, [rbp + 20032], 0x96                      ;  1490.8 p0+p3   61 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 384] ;  1368.5 p2      23 t reload
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1368.8 p3      23 t reload
        vmovdqa64 zmm31, zmm20                                           ;  1470.5         23 t copy
        vpermi2b zmm31, zmm2, zmm30                                      ;  1497.5 p0+p5   23 t
        vmovdqu64 [rbp + 20032], zmm12                                   ;  1492.5 p7+p4   22 t spill
        vmovdqa64 zmm12, zmm18                                           ;  1470.8         23 t copy
        vpermi2b zmm12, zmm2, zmm30                                      ;  1499.5 p0+p5   23 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 448] ;  1369.5 p2      23 t reload
        vpermi2b zmm20, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;  1501.5 p0+p5+p3   23 t
        vpermi2b zmm18, zmm30, [rel camellia128_encrypt.T0_constants512 + 512] ;  1503.5 p0+p5+p2   23 t
        vpxord zmm1, zmm1, zmm27                                         ;  1495.8 p0      40 t
        vmovdqu64 [rbp + 19392], zmm27                                   ;  1483.8 p8+p9   61 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1373.8 p3      22 t reload
        vmovdqa64 zmm30, zmm26                                           ;  1471.8         22 t copy
        vpermi2b zmm30, zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1505.5 p0+p5+p2   22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;  1374.8 p3      22 t reload
        vpermi2b zmm26, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;  1507.5 p0+p5+p2   22 t
        vmovdqa64 zmm2, zmm11                                            ;  1472.8         22 t copy
        vpermi2b zmm2, zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;  1509.5 p0+p5+p3   22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1379.0 p2      22 t reload
        vpermi2b zmm11, zmm27, [rel camellia128_encrypt.T0_constants512 + 640] ;  1511.5 p0+p5+p3   22 t
        vpxord zmm14, zmm14, zmm4                                        ;  1500.8 p0      40 t
        vmovdqu64 [rbp + 17472], zmm4                                    ;  1484.8 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 20352]                                    ;  1382.8 p2      61 t reload
        vpternlogd zmm17, zmm4, [rbp + 17920], 0x96                      ;  1501.8 p0+p3   61 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1384.8 p2      41 t reload
        vpshufb zmm27, zmm4, [rbp + 19648]                               ;  1512.5 p5+p3   42 t
        vpternlogd zmm15, zmm19, zmm7, 0xca                              ;  1502.8 p0      41 t
        vmovdqu64 zmm7, [rbp + 17856]                                    ;  1385.8 p2      61 t
        vpternlogd zmm7, zmm16, [rbp + 17344], 0x96                      ;  1503.8 p0+p3   61 t
        vpxord zmm13, zmm13, zmm5                                        ;  1504.8 p0      40 t
        vpxord zmm28, zmm28, zmm6                                        ;  1505.8 p0      40 t
        vpxord zmm21, zmm21, zmm3                                        ;  1506.8 p0      40 t
        vmovdqa64 zmm19, zmm23                                           ;  1488.8         40 t copy
        vpternlogd zmm19, zmm16, [rbp + 14976], 0x96                     ;  1507.8 p0+p2   40 t
        vpternlogd zmm8, zmm9, zmm29, 0xca                               ;  1508.8 p0      21 t
        vpshufb zmm9, zmm4, zmm1                                         ;  1513.5 p5      22 t
        vpxord zmm10, zmm10, zmm17                                       ;  1509.8 p0      40 t
        vpshufb zmm29, zmm4, zmm14                                       ;  1514.5 p5      21 t
        vpxord zmm22, zmm22, zmm7                                        ;  1510.8 p0      40 t
        vpternlogd zmm0, zmm31, zmm20, 0xca                              ;  1511.8 p0      23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 640] ;  1390.2 p3      22 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 576] ;  1390.3 p2      22 t reload
        vmovdqu64 [rbp + 17344], zmm5                                    ;  1489.8 p8+p9   61 t spill
        vmovdqa64 zmm5, zmm1                                             ;  1496.8         22 t copy
        vpermi2b zmm5, zmm31, zmm20                                      ;  1516.5 p0+p5   22 t
        vmovdqu64 [rbp + 17856], zmm6                                    ;  1490.8 p7+p4   61 t spill
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 704]  ;  1391.5 p3      22 t reload
        vpermi2b zmm1, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1518.5 p0+p5+p2   22 t
        vpternlogd zmm24, zmm12, zmm18, 0xca                             ;  1514.8 p0      23 t
        vpshufb zmm12, zmm4, zmm13                                       ;  1519.5 p5      21 t
        vpshufb zmm18, zmm4, zmm28                                       ;  1520.5 p5      22 t
        vpternlogd zmm25, zmm30, zmm26, 0xca                             ;  1515.8 p0      22 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 896] ;  1392.8 p3      21 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 832] ;  1393.0 p2      21 t reload
        vmovdqu64 [rbp + 19648], zmm7                                    ;  1504.8 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm14                                            ;  1501.8         21 t copy
        vpermi2b zmm7, zmm30, zmm26                                      ;  1522.5 p0+p5   21 t
        vmovdqu64 [rbp + 17920], zmm17                                   ;  1502.8 p7+p4   61 t spill
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;  1394.2 p3      21 t reload
        vpermi2b zmm14, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1524.5 p0+p5+p2   21 t
        vmovdqu64 [rbp + 20352], zmm3                                    ;  1491.8 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm13                                            ;  1505.8         21 t copy
        vpermi2b zmm3, zmm30, zmm26                                      ;  1526.5 p0+p5   21 t
        vpermi2b zmm13, zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1528.5 p0+p5+p3   21 t
        vmovdqa64 zmm17, zmm28                                           ;  1506.8         22 t copy
        vpermi2b zmm17, zmm31, zmm20                                     ;  1530.5 p0+p5   22 t
        vpermi2b zmm28, zmm6, [rel camellia128_encrypt.T0_constants512 + 768] ;  1532.5 p0+p5+p2   22 t
        vpshufb zmm26, zmm4, zmm21                                       ;  1533.5 p5      42 t
        vpshufb zmm30, zmm4, zmm19                                       ;  1534.5 p5      23 t
        vpshufb zmm6, zmm4, zmm10                                        ;  1535.5 p5      41 t
        vpshufb zmm20, zmm4, zmm22                                       ;  1536.5 p5      23 t
        vpternlogd zmm11, zmm2, [rbp + 20032], 0xe4                      ;  1522.8 p0+p3   22 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1398.3 p2      41 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;  1399.0 p3      41 t reload
        vmovdqa64 zmm4, zmm21                                            ;  1507.8         42 t copy
        vpermi2b zmm4, zmm31, zmm2                                       ;  1538.5 p0+p5   42 t
        vmovdqu64 [rbp + 20032], zmm23                                   ;  1488.8 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm10                                           ;  1510.8         41 t copy
        vpermi2b zmm23, zmm31, zmm2                                      ;  1540.5 p0+p5   41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1400.2 p2      41 t reload
        vpermi2b zmm21, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1542.5 p0+p5+p3   42 t
        vpermi2b zmm10, zmm2, [rel camellia128_encrypt.T0_constants512 + 192] ;  1544.5 p0+p5+p2   41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1401.3 p3      23 t reload
        vmovdqa64 zmm31, zmm19                                           ;  1508.8         23 t copy
        vpermi2b zmm31, zmm2, [rel camellia128_encrypt.T0_constants512 + 384] ;  1546.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18624], zmm16                                   ;  1477.8 p8+p9   41 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;  1402.3 p3      23 t reload
        vpermi2b zmm19, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1548.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 19072], zmm24                                   ;  1515.8 p7+p4   23 t spill
        vmovdqa64 zmm24, zmm22                                           ;  1511.8         23 t copy
        vpermi2b zmm24, zmm2, [rel camellia128_encrypt.T0_constants512 + 384] ;  1550.5 p0+p5+p3   23 t
        vpermi2b zmm22, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1552.5 p0+p5+p2   23 t
        vmovdqu64 zmm16, [rbp + 18240]                                   ;  1490.5 p3      41 t
        vpternlogd zmm16, zmm15, [rbp + 19072], 0x96                     ;  1531.8 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 18496]                                    ;  1492.5 p3      42 t reload
        vpternlogd zmm27, zmm2, [rbp + 20224], 0xca                      ;  1532.8 p0+p2   42 t
        vmovdqa64 zmm2, zmm0                                             ;  1512.8         41 t copy
        vpternlogd zmm2, zmm25, zmm8, 0x96                               ;  1533.8 p0      41 t
        vpternlogd zmm9, zmm5, zmm1, 0xca                                ;  1534.8 p0      22 t
        vmovdqa64 zmm1, zmm15                                            ;  1503.8         41 t copy
        vpternlogd zmm1, zmm11, zmm8, 0x96                               ;  1535.8 p0      41 t
        vpternlogd zmm29, zmm7, zmm14, 0xca                              ;  1536.8 p0      21 t
        vpternlogd zmm12, zmm3, zmm13, 0xca                              ;  1537.8 p0      21 t
        vpternlogd zmm11, zmm8, zmm16, 0x96                              ;  1538.8 p0      41 t
        vmovdqu64 zmm3, [rbp + 19072]                                    ;  1515.8 p3      23 t reload
        vmovdqa64 zmm5, zmm27                                            ;  1533.8         41 t copy
        vpternlogd zmm5, zmm25, zmm3, 0x96                               ;  1539.8 p0      41 t
        vpternlogd zmm27, zmm3, zmm2, 0x96                               ;  1540.8 p0      41 t
        vpternlogd zmm18, zmm17, zmm28, 0xca                             ;  1541.8 p0      22 t
        vpternlogd zmm0, zmm25, zmm1, 0x96                               ;  1542.8 p0      41 t
        vmovdqu64 zmm3, [rbp + 18048]                                    ;  1412.0 p2      62 t
        vpternlogd zmm3, zmm11, [rbp + 20480], 0x96                      ;  1543.8 p0+p3   62 t
        vpternlogd zmm15, zmm5, [rbp + 18240], 0x96                      ;  1544.8 p0+p2   41 t
        vpternlogd zmm11, zmm5, [rbp + 18816], 0x96                      ;  1545.8 p0+p3   62 t
        vpternlogd zmm1, zmm27, [rbp + 19904], 0x96                      ;  1546.8 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 19200]                                    ;  1415.8 p3      41 t reload
        vpternlogd zmm27, zmm5, [rbp + 19776], 0x96                      ;  1547.8 p0+p2   62 t
        vpternlogd zmm16, zmm0, [rbp + 20736], 0x96                      ;  1548.8 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 19584]                                    ;  1418.5 p2      41 t reload
        vpternlogd zmm0, zmm5, [rbp + 19328], 0x96                       ;  1549.8 p0+p3   62 t
        vpternlogd zmm26, zmm4, zmm21, 0xca                              ;  1550.8 p0      42 t
        vpternlogd zmm2, zmm15, [rbp + 18304], 0x96                      ;  1551.8 p0+p2   62 t
        vmovdqu64 zmm4, [rbp + 20800]                                    ;  1421.5 p3      41 t reload
        vpternlogd zmm15, zmm4, [rbp + 20672], 0x96                      ;  1552.8 p0+p2   62 t
        vpternlogd zmm6, zmm23, zmm10, 0xca                              ;  1553.5 p5      41 t
        vmovdqu64 zmm4, [rbp + 15232]                                    ;  1422.5 p3      40 t
        vmovdqu64 zmm5, [rbp + 15232]                                    ;  1422.7 p2      40 t
        vmovdqu64 zmm7, [rbp + 15296]                                    ;  1423.5 p3      40 t
        vmovdqu64 zmm8, [rbp + 15296]                                    ;  1423.7 p2      40 t
        vmovdqu64 zmm10, [rbp + 15360]                                   ;  1424.5 p3      40 t
        vmovdqu64 zmm13, [rbp + 15360]                                   ;  1424.7 p2      40 t
        vmovdqu64 zmm14, [rbp + 15424]                                   ;  1425.5 p3      40 t
        vmovdqu64 zmm17, [rbp + 15424]                                   ;  1425.7 p2      40 t
        vpxord zmm10, zmm10, zmm3                                        ;  1553.8 p0      40 t
        vpxord zmm4, zmm4, zmm27                                         ;  1554.5 p5      40 t
        vpxord zmm7, zmm7, zmm0                                          ;  1554.8 p0      40 t
        vpternlogd zmm30, zmm31, zmm19, 0xca                             ;  1555.5 p5      23 t
        vpxord zmm14, zmm14, zmm15                                       ;  1555.8 p0      40 t
        vmovdqa64 zmm19, zmm6                                            ;  1554.5         41 t copy
        vpternlogd zmm19, zmm9, zmm12, 0x96                              ;  1556.5 p5      41 t
        vpternlogd zmm20, zmm24, zmm22, 0xca                             ;  1557.5 p0      23 t
        vmovdqu64 zmm21, [rbp + 15488]                                   ;  1426.5 p3      40 t
        vmovdqu64 zmm22, [rbp + 15488]                                   ;  1426.7 p2      40 t
        vmovdqu64 zmm23, [rbp + 15552]                                   ;  1427.5 p3      40 t
        vmovdqu64 zmm24, [rbp + 15552]                                   ;  1427.7 p2      40 t
        vmovdqu64 zmm25, [rbp + 15616]                                   ;  1428.5 p3      40 t
        vmovdqu64 zmm28, [rbp + 15616]                                   ;  1428.7 p2      40 t
        vmovdqu64 zmm31, [rbp + 15680]                                   ;  1429.5 p3      40 t
        vmovdqu64 [rbp + 20672], zmm15                                   ;  1553.8 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 15680]                                   ;  1429.7 p2      40 t
        vpxord zmm23, zmm23, zmm11                                       ;  1557.5 p5      40 t
        vpxord zmm31, zmm31, zmm1                                        ;  1557.8 p0      40 t
        vpxord zmm21, zmm21, zmm16                                       ;  1558.5 p5      40 t
        vpxord zmm25, zmm25, zmm2                                        ;  1558.8 p0      40 t
        vmovdqu64 [rbp + 20800], zmm1                                    ;  1547.8 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm30                                            ;  1556.5         41 t copy
        vpternlogd zmm1, zmm18, zmm12, 0x96                              ;  1559.5 p5      41 t
        vpternlogd zmm30, zmm19, zmm18, 0x96                             ;  1559.8 p0      41 t
        vpternlogd zmm18, zmm26, zmm20, 0x96                             ;  1560.5 p5      41 t
        vpternlogd zmm26, zmm1, zmm20, 0x96                              ;  1560.8 p0      41 t
        vpternlogd zmm20, zmm29, zmm6, 0x96                              ;  1561.5 p5      41 t
        vpternlogd zmm29, zmm6, zmm18, 0x96                              ;  1561.8 p0      41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1434.5 p3      41 t reload
        vmovdqu64 [rbp + 18304], zmm2                                    ;  1552.8 p8+p9   62 t spill
        vpshufb zmm2, zmm6, zmm10                                        ;  1562.5 p5      22 t
        vmovdqu64 [rbp + 19328], zmm11                                   ;  1546.8 p7+p4   62 t spill
        vpshufb zmm11, zmm6, zmm4                                        ;  1563.5 p5      41 t
        vmovdqu64 [rbp + 19584], zmm16                                   ;  1549.8 p8+p9   62 t spill
        vpshufb zmm16, zmm6, zmm7                                        ;  1564.5 p5      23 t
        vpternlogd zmm9, zmm12, zmm20, 0x96                              ;  1562.8 p0      41 t
        vpshufb zmm12, zmm6, zmm14                                       ;  1565.5 p5      21 t
        vmovdqu64 [rbp + 20736], zmm3                                    ;  1544.8 p7+p4   62 t spill
        vpshufb zmm3, zmm6, zmm23                                        ;  1566.5 p5      22 t
        vmovdqu64 [rbp + 19776], zmm0                                    ;  1550.8 p8+p9   62 t spill
        vpshufb zmm0, zmm6, zmm21                                        ;  1567.5 p5      23 t
        vmovdqu64 [rbp + 19200], zmm27                                   ;  1548.8 p7+p4   62 t spill
        vpshufb zmm27, zmm6, zmm25                                       ;  1568.5 p5      21 t
        vpternlogd zmm19, zmm26, [rbp + 19008], 0x96                     ;  1563.8 p0+p2   62 t
        vpxord zmm15, zmm15, zmm19                                       ;  1564.8 p0      40 t
        vpternlogd zmm20, zmm30, [rbp + 17984], 0x96                     ;  1565.8 p0+p3   62 t
        vpternlogd zmm1, zmm29, [rbp + 17728], 0x96                      ;  1566.8 p0+p2   62 t
        vpxord zmm22, zmm22, zmm20                                       ;  1567.8 p0      40 t
        vmovdqu64 [rbp + 17728], zmm19                                   ;  1564.8 p8+p9   62 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;  1438.5 p3      22 t reload
        vmovdqu64 [rbp + 17984], zmm20                                   ;  1566.8 p7+p4   62 t spill
        vmovdqa64 zmm20, zmm10                                           ;  1554.8         22 t copy
        vpermi2b zmm20, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1570.5 p0+p5+p2   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;  1439.5 p3      22 t reload
        vpermi2b zmm10, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1572.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 19008], zmm15                                   ;  1565.8 p8+p9   40 t spill
        vmovdqa64 zmm15, zmm23                                           ;  1558.5         22 t copy
        vpermi2b zmm15, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1574.5 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 576] ;  1441.0 p2      22 t reload
        vpermi2b zmm23, zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1576.5 p0+p5+p3   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;  1442.0 p2      41 t reload
        vmovdqu64 [rbp + 19904], zmm31                                   ;  1558.8 p7+p4   40 t spill
        vmovdqa64 zmm31, zmm4                                            ;  1555.5         41 t copy
        vpermi2b zmm31, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1578.5 p0+p5+p3   41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1443.0 p2      41 t reload
        vmovdqu64 [rbp + 18816], zmm27                                   ;  1569.5 p8+p9   21 t spill
        vmovdqu64 zmm27, [rbp + 19904]                                   ;  1558.8 p3      42 t
        vpermi2b zmm27, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;  1580.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 18240], zmm27                                   ;  1585.5 p7+p4   42 t spill
        vmovdqu64 zmm27, [rbp + 19904]                                   ;  1558.8 p3      42 t
        vpermi2b zmm27, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1582.5 p0+p5+p2   42 t
        vpermi2b zmm4, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;  1584.5 p0+p5+p3   41 t
        vpternlogd zmm18, zmm9, [rbp + 20544], 0x96                      ;  1576.8 p0+p2   62 t
        vmovdqu64 [rbp + 20544], zmm27                                   ;  1587.5 p8+p9   42 t spill
        vmovdqu64 zmm27, [rbp + 18368]                                   ;  1446.5 p3      41 t reload
        vpternlogd zmm30, zmm27, [rbp + 18176], 0x96                     ;  1577.8 p0+p2   62 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1447.5 p3      23 t reload
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1448.0 p2      23 t reload
        vmovdqu64 [rbp + 18176], zmm25                                   ;  1559.8 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm7                                            ;  1555.8         23 t copy
        vpermi2b zmm25, zmm6, zmm27                                      ;  1586.5 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 832] ;  1450.2 p3      21 t reload
        vmovdqu64 zmm6, [rbp + 18176]                                    ;  1559.8 p2      21 t
        vpermi2b zmm6, zmm27, [rel camellia128_encrypt.T0_constants512 + 896] ;  1588.5 p0+p5+p3   21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 960] ;  1451.5 p2      21 t reload
        vmovdqu64 [rbp + 18368], zmm6                                    ;  1593.5 p8+p9   21 t spill
        vmovdqu64 zmm6, [rbp + 18176]                                    ;  1559.8 p3      21 t
        vpermi2b zmm6, zmm27, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1590.5 p0+p5+p2   21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 448] ;  1456.5 p3      23 t reload
        vpermi2b zmm7, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1592.5 p0+p5+p2   23 t
        vmovdqu64 [rbp + 18176], zmm6                                    ;  1595.5 p7+p4   21 t spill
        vmovdqa64 zmm6, zmm21                                            ;  1559.5         23 t copy
        vpermi2b zmm6, zmm27, [rel camellia128_encrypt.T0_constants512 + 512] ;  1594.5 p0+p5+p3   23 t
        vmovdqu64 zmm27, [rbp + 18368]                                   ;  1593.5 p2      21 t reload
        vmovdqu64 zmm19, [rbp + 18816]                                   ;  1569.5 p3      21 t
        vpternlogd zmm19, zmm27, [rbp + 18176], 0xca                     ;  1601.5 p0+p2   21 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;  1460.8 p3      23 t reload
        vmovdqu64 [rbp + 18176], zmm19                                   ;  1602.5 p8+p9   21 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 320] ;  1461.5 p2      23 t reload
        vpermi2b zmm21, zmm19, zmm27                                     ;  1596.5 p0+p5   23 t
        vpxord zmm28, zmm28, zmm1                                        ;  1585.8 p0      40 t
        vmovdqu64 [rbp + 18368], zmm1                                    ;  1567.8 p7+p4   62 t spill
        vmovdqu64 zmm1, [rbp + 19136]                                    ;  1462.2 p3      41 t reload
        vpternlogd zmm26, zmm1, [rbp + 18112], 0x96                      ;  1586.8 p0+p2   62 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1463.8 p3      41 t reload
        vpshufb zmm27, zmm1, [rbp + 19904]                               ;  1597.5 p5+p2   42 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512]       ;  1465.5 p3      41 t reload
        vmovdqu64 [rbp + 19904], zmm27                                   ;  1598.5 p8+p9   42 t spill
        vmovdqu64 zmm27, [rbp + 19008]                                   ;  1565.8 p2      42 t
        vpermi2b zmm27, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1599.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 18112], zmm27                                   ;  1604.5 p7+p4   42 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;  1468.7 p2      41 t reload
        vmovdqu64 [rbp + 19136], zmm28                                   ;  1586.8 p8+p9   40 t spill
        vmovdqu64 zmm28, [rbp + 19008]                                   ;  1565.8 p3      42 t
        vpermi2b zmm28, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;  1601.5 p0+p5+p2   42 t
        vmovdqu64 [rbp + 18816], zmm28                                   ;  1606.5 p7+p4   42 t spill
        vpshufb zmm28, zmm1, [rbp + 19136]                               ;  1602.5 p5+p3   21 t
        vmovdqu64 [rbp + 20480], zmm28                                   ;  1603.5 p8+p9   21 t spill
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 832] ;  1471.8 p2      21 t reload
        vmovdqu64 zmm1, [rbp + 19136]                                    ;  1586.8 p3      21 t
        vpermi2b zmm1, zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;  1604.5 p0+p5+p2   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;  1473.5 p3      21 t reload
        vmovdqu64 [rbp + 18048], zmm1                                    ;  1609.5 p7+p4   21 t spill
        vmovdqu64 zmm1, [rbp + 19136]                                    ;  1586.8 p2      21 t
        vpermi2b zmm1, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1606.5 p0+p5+p3   21 t
        vmovdqu64 zmm28, [rbp + 20544]                                   ;  1587.5 p2      42 t reload
        vmovdqu64 [rbp + 19136], zmm1                                    ;  1611.5 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 19904]                                    ;  1598.5 p3      42 t
        vpternlogd zmm1, zmm28, [rbp + 18240], 0xca                      ;  1604.5 p0+p2   42 t
        vmovdqu64 zmm28, [rbp + 18048]                                   ;  1609.5 p3      21 t reload
        vmovdqu64 [rbp + 18240], zmm1                                    ;  1605.5 p7+p4   42 t spill
        vmovdqu64 zmm1, [rbp + 20480]                                    ;  1603.5 p2      21 t
        vpternlogd zmm1, zmm28, [rbp + 19136], 0xca                      ;  1617.5 p0+p3   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 896] ;  1477.8 p2      21 t reload
        vmovdqu64 [rbp + 19136], zmm1                                    ;  1618.5 p8+p9   21 t spill
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1478.5 p3      21 t reload
        vmovdqa64 zmm27, zmm14                                           ;  1556.8         21 t copy
        vpermi2b zmm27, zmm1, zmm28                                      ;  1608.5 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 960] ;  1478.8 p2      21 t reload
        vpermi2b zmm14, zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1610.5 p0+p5+p3   21 t
        vmovdqu64 zmm28, [rbp + 17664]                                   ;  1479.8 p2      41 t reload
        vpternlogd zmm29, zmm28, [rbp + 20160], 0x96                     ;  1595.8 p0+p3   62 t
        vmovdqu64 zmm28, [rbp + 18880]                                   ;  1480.8 p2      41 t reload
        vpternlogd zmm9, zmm28, [rbp + 19712], 0x96                      ;  1596.8 p0+p3   62 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 256] ;  1481.8 p2      41 t reload
        vpshufb zmm1, zmm28, [rbp + 19008]                               ;  1611.5 p5+p3   42 t
        vmovdqu64 [rbp + 19008], zmm1                                    ;  1612.5 p7+p4   42 t spill
        vpshufb zmm1, zmm28, zmm22                                       ;  1612.5 p5      23 t
        vmovdqu64 [rbp + 19712], zmm3                                    ;  1567.5 p8+p9   22 t spill
        vmovdqu64 zmm3, [rbp + 18112]                                    ;  1604.5 p2      42 t reload
        vmovdqu64 [rbp + 18880], zmm15                                   ;  1579.5 p7+p4   22 t spill
        vmovdqu64 zmm15, [rbp + 19008]                                   ;  1612.5 p3      42 t
        vpternlogd zmm15, zmm3, [rbp + 18816], 0xca                      ;  1618.5 p0+p2   42 t
        vpternlogd zmm2, zmm20, zmm10, 0xca                              ;  1598.8 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1484.5 p3      23 t reload
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;  1484.8 p2      23 t reload
        vmovdqa64 zmm20, zmm22                                           ;  1568.8         23 t copy
        vpermi2b zmm20, zmm10, zmm3                                      ;  1614.5 p0+p5   23 t
        vmovdqu64 [rbp + 18816], zmm15                                   ;  1619.5 p8+p9   42 t spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;  1485.5 p3      23 t reload
        vpermi2b zmm22, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;  1616.5 p0+p5+p2   23 t
        vpxord zmm24, zmm24, zmm18                                       ;  1601.8 p0      40 t
        vpxord zmm8, zmm8, zmm30                                         ;  1602.8 p0      40 t
        vpxord zmm5, zmm5, zmm26                                         ;  1603.8 p0      40 t
        vpternlogd zmm11, zmm31, zmm4, 0xca                              ;  1604.8 p0      41 t
        vmovdqu64 zmm4, [rbp + 19712]                                    ;  1567.5 p3      22 t reload
        vpternlogd zmm23, zmm4, [rbp + 18880], 0xe2                      ;  1605.8 p0+p2   22 t
        vpternlogd zmm16, zmm25, zmm7, 0xca                              ;  1606.8 p0      23 t
        vpxord zmm17, zmm17, zmm29                                       ;  1607.8 p0      40 t
        vpxord zmm13, zmm13, zmm9                                        ;  1608.8 p0      40 t
        vpternlogd zmm0, zmm21, zmm6, 0xca                               ;  1609.8 p0      23 t
        vpshufb zmm4, zmm28, zmm24                                       ;  1617.5 p5      22 t
        vpshufb zmm6, zmm28, zmm8                                        ;  1618.5 p5      23 t
        vmovdqa64 zmm7, zmm8                                             ;  1603.8         23 t copy
        vpermi2b zmm7, zmm10, zmm3                                       ;  1620.5 p0+p5   23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 512] ;  1487.5 p3      23 t reload
        vpermi2b zmm8, zmm15, zmm21                                      ;  1622.5 p0+p5   23 t
        vpshufb zmm25, zmm28, zmm5                                       ;  1623.5 p5      41 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1487.8 p2      41 t reload
        vmovdqu64 [rbp + 18880], zmm18                                   ;  1577.8 p7+p4   62 t spill
        vmovdqa64 zmm18, zmm5                                            ;  1604.8         41 t copy
        vpermi2b zmm18, zmm19, zmm31                                     ;  1625.5 p0+p5   41 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;  1488.5 p3      41 t reload
        vpermi2b zmm5, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1627.5 p0+p5+p2   41 t
        vpshufb zmm15, zmm28, zmm17                                      ;  1628.5 p5      21 t
        vpshufb zmm3, zmm28, zmm13                                       ;  1629.5 p5      22 t
        vpternlogd zmm12, zmm27, zmm14, 0xca                             ;  1615.5 p0      21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 640] ;  1489.5 p3      22 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 576] ;  1489.8 p2      22 t reload
        vmovdqa64 zmm10, zmm24                                           ;  1602.8         22 t copy
        vpermi2b zmm10, zmm27, zmm14                                     ;  1631.5 p0+p5   22 t
        vmovdqu64 [rbp + 19712], zmm29                                   ;  1596.8 p8+p9   62 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1490.5 p3      22 t reload
        vpermi2b zmm24, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1633.5 p0+p5+p2   22 t
        vmovdqu64 [rbp + 18112], zmm9                                    ;  1597.8 p7+p4   62 t spill
        vmovdqa64 zmm9, zmm13                                            ;  1609.8         22 t copy
        vpermi2b zmm9, zmm27, zmm14                                      ;  1635.5 p0+p5   22 t
        vpermi2b zmm13, zmm29, [rel camellia128_encrypt.T0_constants512 + 768] ;  1637.5 p0+p5+p3   22 t
        vmovdqa64 zmm29, zmm11                                           ;  1605.8         41 t copy
        vpternlogd zmm29, zmm16, [rbp + 18176], 0x96                     ;  1619.8 p0+p2   41 t
        vmovdqa64 zmm14, zmm16                                           ;  1607.8         41 t copy
        vpternlogd zmm14, zmm2, [rbp + 18240], 0x96                      ;  1620.8 p0+p3   41 t
        vpternlogd zmm1, zmm20, zmm22, 0xca                              ;  1621.8 p0      23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;  1495.5 p2      21 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 832] ;  1496.0 p3      21 t reload
        vmovdqa64 zmm27, zmm17                                           ;  1608.8         21 t copy
        vpermi2b zmm27, zmm22, zmm20                                     ;  1639.5 p0+p5   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 960] ;  1496.5 p2      21 t reload
        vpermi2b zmm17, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1641.5 p0+p5+p3   21 t
        vmovdqa64 zmm20, zmm11                                           ;  1605.8         41 t copy
        vpternlogd zmm20, zmm23, zmm12, 0x96                             ;  1624.8 p0      41 t
        vmovdqa64 zmm22, zmm0                                            ;  1610.8         41 t copy
        vpternlogd zmm22, zmm2, zmm12, 0x96                              ;  1625.8 p0      41 t
        vpternlogd zmm23, zmm12, zmm29, 0x96                             ;  1626.8 p0      41 t
        vpternlogd zmm11, zmm14, [rbp + 18176], 0x96                     ;  1627.8 p0+p2   41 t
        vpternlogd zmm0, zmm2, zmm20, 0x96                               ;  1628.8 p0      41 t
        vpternlogd zmm6, zmm7, zmm8, 0xca                                ;  1629.8 p0      23 t
        vmovdqu64 zmm2, [rbp + 18688]                                    ;  1500.7 p3      61 t reload
        vpternlogd zmm20, zmm2, [rbp + 17280], 0x96                      ;  1630.8 p0+p2   61 t
        vpternlogd zmm16, zmm22, [rbp + 18240], 0x96                     ;  1631.8 p0+p3   41 t
        vmovdqu64 zmm2, [rbp + 19264]                                    ;  1501.8 p2      61 t reload
        vpternlogd zmm22, zmm2, [rbp + 18560], 0x96                      ;  1632.8 p0+p3   61 t
        vpternlogd zmm14, zmm23, [rbp + 20608], 0x96                     ;  1633.8 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 19968]                                    ;  1503.7 p3      61 t reload
        vmovdqu64 zmm7, [rbp + 15872]                                    ;  1503.8 p2      40 t
        vpternlogd zmm7, zmm23, zmm2, 0x96                               ;  1634.8 p0      40 t
        vpternlogd zmm25, zmm18, zmm5, 0xca                              ;  1635.8 p0      41 t
        vmovdqu64 zmm5, [rbp + 16000]                                    ;  1504.7 p3      40 t
        vmovdqu64 zmm8, [rbp + 16064]                                    ;  1504.8 p2      40 t
        vmovdqu64 zmm12, [rbp + 16064]                                   ;  1505.7 p3      40 t
        vmovdqu64 zmm18, [rbp + 16128]                                   ;  1505.8 p2      40 t
        vmovdqu64 zmm2, [rbp + 16192]                                    ;  1506.7 p3      40 t
        vpternlogd zmm29, zmm0, [rbp + 17536], 0x96                      ;  1636.8 p0+p2   61 t
        vpxord zmm8, zmm8, zmm14                                         ;  1637.8 p0      40 t
        vpternlogd zmm4, zmm10, zmm24, 0xca                              ;  1638.8 p0      22 t
        vmovdqa64 zmm10, zmm20                                           ;  1631.8         40 t copy
        vpternlogd zmm10, zmm16, [rbp + 16192], 0x96                     ;  1639.8 p0+p3   40 t
        vmovdqu64 zmm24, [rbp + 19840]                                   ;  1507.8 p2      61 t reload
        vmovdqu64 [rbp + 17536], zmm30                                   ;  1578.8 p8+p9   62 t spill
        vmovdqu64 zmm30, [rbp + 15936]                                   ;  1508.7 p3      40 t
        vpternlogd zmm30, zmm11, zmm24, 0x96                             ;  1640.8 p0      40 t
        vpxord zmm5, zmm5, zmm29                                         ;  1641.8 p0      40 t
        vpternlogd zmm3, zmm9, zmm13, 0xca                               ;  1642.5 p5      22 t
        vmovdqu64 zmm9, [rbp + 20288]                                    ;  1509.2 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 15808]                                   ;  1509.7 p3      40 t
        vpternlogd zmm13, zmm0, zmm9, 0x96                               ;  1642.8 p0      40 t
        vmovdqa64 zmm24, zmm22                                           ;  1633.8         40 t copy
        vpternlogd zmm24, zmm11, [rbp + 16128], 0x96                     ;  1643.5 p5+p2   40 t
        vmovdqa64 zmm9, zmm25                                            ;  1636.8         41 t copy
        vpternlogd zmm9, zmm6, [rbp + 19136], 0x96                       ;  1643.8 p0+p3   41 t
        vmovdqu64 [rbp + 20608], zmm26                                   ;  1587.8 p7+p4   62 t spill
        vmovdqu64 zmm26, [rbp + 15744]                                   ;  1513.0 p2      40 t
        vpternlogd zmm26, zmm16, [rbp + 19520], 0x96                     ;  1644.5 p5+p3   40 t
        vpternlogd zmm15, zmm27, zmm17, 0xca                             ;  1646.5 p0      21 t
        vpshufb zmm17, zmm28, zmm7                                       ;  1645.5 p5      22 t
        vpshufb zmm27, zmm28, zmm8                                       ;  1646.5 p5      22 t
        vmovdqu64 [rbp + 18560], zmm20                                   ;  1631.8 p8+p9   61 t spill
        vpshufb zmm20, zmm28, zmm30                                      ;  1647.5 p5      21 t
        vmovdqu64 [rbp + 19264], zmm22                                   ;  1633.8 p7+p4   61 t spill
        vpshufb zmm22, zmm28, zmm5                                       ;  1648.5 p5      23 t
        vmovdqu64 [rbp + 18240], zmm14                                   ;  1634.8 p8+p9   61 t spill
        vpshufb zmm14, zmm28, zmm13                                      ;  1649.5 p5      23 t
        vmovdqu64 [rbp + 17280], zmm29                                   ;  1637.8 p7+p4   61 t spill
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;  1517.8 p2      22 t reload
        vmovdqu64 [rbp + 18688], zmm11                                   ;  1628.8 p8+p9   41 t spill
        vmovdqa64 zmm11, zmm7                                            ;  1635.8         22 t copy
        vpermi2b zmm11, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1651.5 p0+p5+p3   22 t
        vmovdqu64 [rbp + 18176], zmm23                                   ;  1627.8 p7+p4   41 t spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;  1519.0 p2      22 t reload
        vpermi2b zmm7, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;  1653.5 p0+p5+p3   22 t
        vmovdqu64 [rbp + 19008], zmm0                                    ;  1629.8 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm8                                             ;  1638.8         22 t copy
        vpermi2b zmm0, zmm29, [rel camellia128_encrypt.T0_constants512 + 640] ;  1655.5 p0+p5+p2   22 t
        vpermi2b zmm8, zmm23, [rel camellia128_encrypt.T0_constants512 + 768] ;  1657.5 p0+p5+p3   22 t
        vpshufb zmm23, zmm28, zmm26                                      ;  1658.5 p5      41 t
        vmovdqu64 [rbp + 20160], zmm16                                   ;  1632.8 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm26                                           ;  1645.5         41 t copy
        vpermi2b zmm16, zmm19, zmm31                                     ;  1660.5 p0+p5   41 t
        vpermi2b zmm26, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1662.5 p0+p5+p2   41 t
        vmovdqa64 zmm29, zmm6                                            ;  1630.8         41 t copy
        vpternlogd zmm29, zmm3, [rbp + 18816], 0x96                      ;  1651.8 p0+p3   41 t
        vmovdqa64 zmm28, zmm25                                           ;  1636.8         41 t copy
        vpternlogd zmm28, zmm4, zmm15, 0x96                              ;  1652.8 p0      41 t
        vpternlogd zmm4, zmm9, zmm15, 0x96                               ;  1653.8 p0      41 t
        vpternlogd zmm15, zmm1, zmm3, 0x96                               ;  1654.8 p0      41 t
        vmovdqa64 zmm21, zmm10                                           ;  1640.8         42 t copy
        vpermi2b zmm21, zmm19, zmm31                                     ;  1664.5 p0+p5   42 t
        vmovdqu64 [rbp + 17664], zmm21                                   ;  1669.5 p8+p9   42 t spill
        vmovdqu64 zmm21, [rbp + 20032]                                   ;  1527.7 p2      61 t reload
        vpternlogd zmm9, zmm21, [rbp + 18624], 0x96                      ;  1656.8 p0+p3   61 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 256] ;  1528.7 p2      41 t reload
        vmovdqu64 [rbp + 18624], zmm10                                   ;  1640.8 p7+p4   40 t spill
        vpshufb zmm10, zmm21, zmm24                                      ;  1665.5 p5      21 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;  1529.8 p3      41 t reload
        vmovdqu64 [rbp + 20032], zmm10                                   ;  1666.5 p8+p9   21 t spill
        vmovdqu64 zmm10, [rbp + 18624]                                   ;  1640.8 p2      42 t
        vpermi2b zmm10, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1667.5 p0+p5+p3   42 t
        vpternlogd zmm1, zmm3, zmm28, 0x96                               ;  1658.8 p0      41 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1533.7 p2      41 t reload
        vmovdqu64 [rbp + 18048], zmm10                                   ;  1672.5 p7+p4   42 t spill
        vpshufb zmm10, zmm3, [rbp + 18624]                               ;  1668.5 p5+p3   42 t
        vmovdqu64 [rbp + 18624], zmm10                                   ;  1669.5 p8+p9   42 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;  1535.7 p2      21 t reload
        vmovdqa64 zmm3, zmm30                                            ;  1641.8         21 t copy
        vpermi2b zmm3, zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1670.5 p0+p5+p3   21 t
        vmovdqu64 zmm10, [rbp + 17664]                                   ;  1669.5 p2      42 t reload
        vmovdqu64 [rbp + 20480], zmm24                                   ;  1644.5 p7+p4   40 t spill
        vmovdqu64 zmm24, [rbp + 18624]                                   ;  1669.5 p3      42 t
        vpternlogd zmm24, zmm10, [rbp + 18048], 0xca                     ;  1678.5 p0+p2   42 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;  1539.7 p3      21 t reload
        vmovdqu64 [rbp + 18048], zmm24                                   ;  1679.5 p8+p9   42 t spill
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 832] ;  1540.2 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 20480]                                   ;  1644.5 p3      21 t
        vpermi2b zmm21, zmm24, zmm10                                     ;  1672.5 p0+p5   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 960] ;  1544.2 p2      21 t reload
        vmovdqu64 zmm24, [rbp + 20480]                                   ;  1644.5 p3      21 t
        vpermi2b zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1674.5 p0+p5+p2   21 t
        vpermi2b zmm30, zmm10, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1676.5 p0+p5+p3   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;  1549.5 p2      23 t reload
        vmovdqu64 [rbp + 20480], zmm21                                   ;  1677.5 p7+p4   21 t spill
        vmovdqa64 zmm21, zmm5                                            ;  1642.8         23 t copy
        vpermi2b zmm21, zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;  1678.5 p0+p5+p3   23 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;  1551.5 p2      23 t reload
        vpermi2b zmm5, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;  1680.5 p0+p5+p3   23 t
        vmovdqu64 [rbp + 17664], zmm24                                   ;  1679.5 p8+p9   21 t spill
        vmovdqa64 zmm24, zmm13                                           ;  1643.8         23 t copy
        vpermi2b zmm24, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;  1682.5 p0+p5+p2   23 t
        vmovdqu64 zmm10, [rbp + 20480]                                   ;  1677.5 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 20032]                                   ;  1666.5 p2      21 t
        vpternlogd zmm31, zmm10, [rbp + 17664], 0xca                     ;  1685.5 p0+p3   21 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 384] ;  1557.5 p2      23 t reload
        vmovdqu64 [rbp + 17664], zmm31                                   ;  1686.5 p7+p4   21 t spill
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 320] ;  1557.8 p3      23 t reload
        vpermi2b zmm13, zmm31, zmm10                                     ;  1684.5 p0+p5   23 t
        vpternlogd zmm25, zmm29, [rbp + 19136], 0x96                     ;  1669.8 p0+p2   41 t
        vpternlogd zmm17, zmm11, zmm7, 0xca                              ;  1670.8 p0      22 t
        vpternlogd zmm29, zmm4, [rbp + 19392], 0x96                      ;  1671.8 p0+p3   61 t
        vpternlogd zmm6, zmm15, [rbp + 18816], 0x96                      ;  1672.8 p0+p2   41 t
        vmovdqu64 zmm7, [rbp + 17856]                                    ;  1560.0 p3      61 t reload
        vmovdqu64 zmm11, [rbp + 15872]                                   ;  1560.5 p2      40 t
        vpternlogd zmm11, zmm4, zmm7, 0x96                               ;  1673.8 p0      40 t
        vpternlogd zmm27, zmm0, zmm8, 0xca                               ;  1674.8 p0      22 t
        vmovdqa64 zmm0, zmm9                                             ;  1657.8         40 t copy
        vpternlogd zmm0, zmm1, [rbp + 16000], 0x96                       ;  1675.8 p0+p3   40 t
        vpternlogd zmm23, zmm16, zmm26, 0xca                             ;  1676.8 p0      41 t
        vmovdqu64 zmm8, [rbp + 19648]                                    ;  1561.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 15808]                                   ;  1562.0 p3      40 t
        vpternlogd zmm16, zmm1, zmm8, 0x96                               ;  1677.8 p0      40 t
        vpternlogd zmm15, zmm25, [rbp + 17472], 0x96                     ;  1678.8 p0+p2   61 t
        vpxord zmm12, zmm12, zmm29                                       ;  1679.8 p0      40 t
        vpternlogd zmm28, zmm6, [rbp + 20352], 0x96                      ;  1680.8 p0+p3   61 t
        vmovdqa64 zmm26, zmm0                                            ;  1676.8         23 t copy
        vpermi2b zmm26, zmm31, zmm10                                     ;  1686.5 p0+p5   23 t
        vmovdqa64 zmm7, zmm16                                            ;  1678.8         23 t copy
        vpermi2b zmm7, zmm31, zmm10                                      ;  1688.5 p0+p5   23 t
        vmovdqu64 zmm10, [rbp + 17344]                                   ;  1563.7 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 15936]                                   ;  1564.0 p3      40 t
        vpternlogd zmm31, zmm25, zmm10, 0x96                             ;  1683.8 p0      40 t
        vpxord zmm18, zmm18, zmm15                                       ;  1684.8 p0      40 t
        vpternlogd zmm20, zmm3, zmm30, 0xca                              ;  1685.8 p0      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 256]  ;  1564.7 p2      41 t reload
        vpshufb zmm30, zmm3, zmm11                                       ;  1689.5 p5      22 t
        vpshufb zmm10, zmm3, zmm0                                        ;  1690.5 p5      23 t
        vpxord zmm2, zmm2, zmm28                                         ;  1686.8 p0      40 t
        vpshufb zmm8, zmm3, zmm16                                        ;  1691.5 p5      23 t
        vpternlogd zmm22, zmm21, zmm5, 0xca                              ;  1687.8 p0      23 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 512]  ;  1565.5 p3      23 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 448] ;  1565.7 p2      23 t reload
        vpermi2b zmm0, zmm21, zmm5                                       ;  1693.5 p0+p5   23 t
        vpermi2b zmm16, zmm21, zmm5                                      ;  1695.5 p0+p5   23 t
        vmovdqu64 zmm5, [rbp + 17920]                                    ;  1566.8 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 15744]                                   ;  1567.0 p2      40 t
        vpternlogd zmm21, zmm6, zmm5, 0x96                               ;  1690.8 p0      40 t
        vmovdqu64 zmm5, [rbp + 17280]                                    ;  1637.8 p3      74 dst
        vpxord zmm5, zmm5, [rbp + 16512]                                 ;  1691.8 p0+p2   74 dst
        vmovdqu64 [rbp + 17280], zmm5                                    ;  1692.8 p8+p9   74 dst spill
        vmovdqu64 zmm5, [rbp + 18240]                                    ;  1634.8 p3      74 dst
        vpxord zmm5, zmm5, [rbp + 16576]                                 ;  1692.8 p0+p2   74 dst
        vmovdqu64 [rbp + 18240], zmm5                                    ;  1693.8 p7+p4   74 dst spill
        vmovdqu64 zmm5, [rbp + 16576]                                    ;  1569.8 p3      74 dst
        vmovdqu64 [rbp + 20352], zmm28                                   ;  1681.8 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 20160]                                   ;  1632.8 p2      41 t reload
        vmovdqu64 [rbp + 17472], zmm15                                   ;  1679.8 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 16256]                                   ;  1570.8 p3      74 dst
        vpternlogd zmm15, zmm28, [rbp + 19520], 0x96                     ;  1693.8 p0+p2   74 dst
        vmovdqu64 zmm28, [rbp + 19008]                                   ;  1629.8 p3      41 t reload
        vmovdqu64 [rbp + 19520], zmm15                                   ;  1694.8 p8+p9   74 dst spill
        vmovdqu64 zmm15, [rbp + 16320]                                   ;  1572.0 p2      74 dst
        vpternlogd zmm15, zmm28, [rbp + 20288], 0x96                     ;  1694.8 p0+p3   74 dst
        vmovdqu64 zmm28, [rbp + 18176]                                   ;  1627.8 p2      41 t reload
        vmovdqu64 [rbp + 20288], zmm15                                   ;  1695.8 p7+p4   74 dst spill
        vmovdqu64 zmm15, [rbp + 16384]                                   ;  1573.8 p3      74 dst
        vpternlogd zmm15, zmm28, [rbp + 19968], 0x96                     ;  1695.8 p0+p2   74 dst
        vmovdqu64 zmm28, [rbp + 18688]                                   ;  1628.8 p3      41 t reload
        vmovdqu64 [rbp + 19968], zmm15                                   ;  1696.8 p8+p9   74 dst spill
        vmovdqu64 zmm15, [rbp + 16448]                                   ;  1575.0 p2      74 dst
        vpternlogd zmm15, zmm28, [rbp + 19840], 0x96                     ;  1696.5 p5+p3   74 dst
        vmovdqu64 [rbp + 19840], zmm15                                   ;  1697.5 p7+p4   74 dst spill
        vmovdqu64 zmm15, [rbp + 16640]                                   ;  1576.0 p2      74 dst.6 reload
        vpternlogd zmm28, zmm15, [rbp + 19264], 0x96                     ;  1696.8 p0+p3   74 dst
        vmovdqu64 zmm15, [rbp + 16384]                                   ;  1577.0 p2      74 dst.2 reload
        vpternlogd zmm4, zmm15, [rbp + 17856], 0x96                      ;  1697.5 p5+p3   74 dst
        vpternlogd zmm9, zmm1, [rbp + 16512], 0x96                       ;  1697.8 p0+p2   74 dst
        vmovdqu64 zmm15, [rbp + 16320]                                   ;  1578.8 p3      74 dst.1 reload
        vpternlogd zmm1, zmm15, [rbp + 19648], 0x96                      ;  1698.5 p5+p2   74 dst
        vpxord zmm5, zmm5, zmm29                                         ;  1698.8 p0      74 dst
        vmovdqu64 zmm15, [rbp + 16448]                                   ;  1579.8 p3      74 dst.3 reload
        vpternlogd zmm25, zmm15, [rbp + 17344], 0x96                     ;  1699.5 p5+p2   74 dst
        vmovdqu64 zmm15, [rbp + 16256]                                   ;  1580.8 p3      74 dst.0 reload
        vpternlogd zmm6, zmm15, [rbp + 17920], 0x96                      ;  1699.8 p0+p2   74 dst
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 640] ;  1581.8 p3      22 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 576] ;  1582.0 p2      22 t reload
        vmovdqu64 [rbp + 17920], zmm1                                    ;  1699.5 p8+p9   74 dst spill
        vmovdqa64 zmm1, zmm11                                            ;  1674.8         22 t copy
        vpermi2b zmm1, zmm29, zmm15                                      ;  1702.5 p5      22 t
        vmovdqu64 [rbp + 17344], zmm6                                    ;  1700.8 p7+p4   74 dst spill
        vmovdqa64 zmm6, zmm12                                            ;  1680.8         22 t copy
        vpermi2b zmm6, zmm29, zmm15                                      ;  1704.5 p0+p5   22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 768] ;  1582.8 p3      22 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 704] ;  1583.0 p2      22 t reload
        vpermi2b zmm11, zmm29, zmm15                                     ;  1706.5 p0+p5   22 t
        vmovdqu64 [rbp + 19648], zmm4                                    ;  1698.5 p8+p9   74 dst spill
        vmovdqa64 zmm4, zmm12                                            ;  1680.8         22 t copy
        vpermi2b zmm4, zmm29, zmm15                                      ;  1708.5 p0+p5   22 t
        vpshufb zmm12, zmm3, zmm12                                       ;  1709.5 p5      22 t
        vpshufb zmm15, zmm3, zmm31                                       ;  1710.5 p5      21 t
        vpshufb zmm29, zmm3, zmm18                                       ;  1711.5 p5      21 t
        vpternlogd zmm14, zmm13, zmm24, 0xca                             ;  1703.8 p0      23 t
        vmovdqa64 zmm13, zmm23                                           ;  1677.8         41 t copy
        vpternlogd zmm13, zmm27, zmm20, 0x96                             ;  1704.8 p0      41 t
        vpshufb zmm24, zmm3, zmm2                                        ;  1712.5 p5      42 t
        vpshufb zmm3, zmm3, zmm21                                        ;  1713.5 p5      41 t
        vmovdqu64 [rbp + 17856], zmm25                                   ;  1700.5 p7+p4   74 dst spill
        vmovdqa64 zmm25, zmm22                                           ;  1688.8         41 t copy
        vpternlogd zmm25, zmm17, zmm20, 0x96                             ;  1705.8 p0      41 t
        vmovdqu64 [rbp + 18688], zmm9                                    ;  1698.8 p8+p9   74 dst spill
        vmovdqa64 zmm9, zmm2                                             ;  1687.8         42 t copy
        vpermi2b zmm9, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1715.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 19264], zmm5                                    ;  1699.8 p7+p4   74 dst spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1589.7 p2      41 t reload
        vpermi2b zmm2, zmm5, [rel camellia128_encrypt.T0_constants512 + 192] ;  1717.5 p0+p5+p3   42 t
        vmovdqu64 [rbp + 18176], zmm28                                   ;  1697.8 p8+p9   74 dst spill
        vmovdqa64 zmm28, zmm21                                           ;  1691.8         41 t copy
        vpermi2b zmm28, zmm19, [rel camellia128_encrypt.T0_constants512 + 64] ;  1719.5 p0+p5+p2   41 t
        vmovdqu64 zmm19, [rbp + 17472]                                   ;  1679.8 p3      74 dst
        vpxord zmm19, zmm19, [rbp + 16640]                               ;  1709.8 p0+p2   74 dst
        vpermi2b zmm21, zmm5, [rel camellia128_encrypt.T0_constants512 + 192] ;  1721.5 p0+p5+p3   41 t
        vmovdqu64 zmm5, [rbp + 20352]                                    ;  1681.8 p2      74 dst
        vpxord zmm5, zmm5, [rbp + 16704]                                 ;  1711.8 p0+p3   74 dst
        vmovdqu64 [rbp + 20352], zmm19                                   ;  1710.8 p7+p4   74 dst spill
        vmovdqu64 zmm19, [rbp + 18560]                                   ;  1631.8 p2      61 t reload
        vmovdqu64 [rbp + 17472], zmm5                                    ;  1712.8 p8+p9   74 dst spill
        vmovdqu64 zmm5, [rbp + 16704]                                    ;  1594.2 p3      74 dst
        vpternlogd zmm5, zmm19, [rbp + 20160], 0x96                      ;  1712.8 p0+p2   74 dst
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 896] ;  1595.5 p3      21 t reload
        vmovdqu64 [rbp + 20160], zmm5                                    ;  1713.8 p7+p4   74 dst spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1595.8 p2      21 t reload
        vmovdqu64 [rbp + 18560], zmm27                                   ;  1675.8 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm31                                           ;  1684.8         21 t copy
        vpermi2b zmm27, zmm5, zmm19                                      ;  1723.5 p0+p5   21 t
        vmovdqu64 [rbp + 19008], zmm20                                   ;  1686.8 p7+p4   21 t spill
        vmovdqa64 zmm20, zmm18                                           ;  1685.8         21 t copy
        vpermi2b zmm20, zmm5, zmm19                                      ;  1725.5 p0+p5   21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1600.2 p3      21 t reload
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 960] ;  1602.5 p2      21 t reload
        vpermi2b zmm31, zmm19, zmm5                                      ;  1727.5 p0+p5   21 t
        vpermi2b zmm18, zmm19, zmm5                                      ;  1729.5 p0+p5   21 t
        vpternlogd zmm10, zmm26, zmm0, 0xca                              ;  1717.8 p0      23 t
        vpternlogd zmm8, zmm7, zmm16, 0xca                               ;  1718.8 p0      23 t
        vmovdqu64 zmm0, [rbp + 17664]                                    ;  1686.5 p3      21 t reload
        vmovdqa64 zmm5, zmm23                                            ;  1677.8         41 t copy
        vpternlogd zmm5, zmm14, zmm0, 0x96                               ;  1719.8 p0      41 t
        vmovdqu64 zmm7, [rbp + 18048]                                    ;  1679.5 p2      42 t reload
        vmovdqa64 zmm16, zmm14                                           ;  1704.8         41 t copy
        vpternlogd zmm16, zmm17, zmm7, 0x96                              ;  1720.8 p0      41 t
        vpternlogd zmm22, zmm17, zmm13, 0x96                             ;  1721.8 p0      41 t
        vpternlogd zmm7, zmm14, zmm25, 0x96                              ;  1722.8 p0      41 t
        vpternlogd zmm30, zmm1, zmm11, 0xca                              ;  1723.8 p0      22 t
        vpternlogd zmm12, zmm6, zmm4, 0xca                               ;  1724.8 p0      22 t
        vpternlogd zmm24, zmm9, zmm2, 0xca                               ;  1725.8 p0      42 t
        vpternlogd zmm0, zmm23, zmm16, 0x96                              ;  1726.8 p0      41 t
        vmovdqu64 zmm1, [rbp + 18560]                                    ;  1675.8 p3      41 t
        vpternlogd zmm1, zmm5, [rbp + 19008], 0x96                       ;  1727.8 p0+p2   41 t
        vpternlogd zmm3, zmm28, zmm21, 0xca                              ;  1728.8 p0      41 t
        vmovdqu64 zmm2, [rbp + 19584]                                    ;  1607.0 p3      75 dst
        vmovdqu64 zmm4, [rbp + 17024]                                    ;  1607.2 p2      75 dst.4 reload
        vpxord zmm2, zmm2, zmm4                                          ;  1729.8 p0      75 dst
        vmovdqu64 zmm6, [rbp + 17984]                                    ;  1608.0 p3      75 dst
        vmovdqu64 zmm9, [rbp + 19328]                                    ;  1608.2 p2      75 dst
        vmovdqu64 zmm11, [rbp + 17088]                                   ;  1609.0 p3      75 dst.5 reload
        vpxord zmm9, zmm9, zmm11                                         ;  1730.5 p5      75 dst
        vmovdqu64 zmm14, [rbp + 18880]                                   ;  1609.2 p2      75 dst
        vpxord zmm6, zmm6, zmm4                                          ;  1730.8 p0      75 dst
        vpxord zmm14, zmm14, zmm11                                       ;  1731.5 p5      75 dst
        vmovdqu64 zmm4, [rbp + 16832]                                    ;  1610.0 p3      75 dst
        vpternlogd zmm4, zmm22, [rbp + 19776], 0x96                      ;  1731.8 p0+p2   75 dst
        vmovdqu64 zmm11, [rbp + 16768]                                   ;  1611.0 p3      75 dst
        vpternlogd zmm11, zmm7, [rbp + 19200], 0x96                      ;  1732.5 p5+p2   75 dst
        vmovdqa64 zmm17, zmm24                                           ;  1726.8         41 t copy
        vpternlogd zmm17, zmm8, zmm30, 0x96                              ;  1732.8 p0      41 t
        vmovdqu64 zmm19, [rbp + 16960]                                   ;  1612.0 p3      75 dst
        vpternlogd zmm19, zmm0, [rbp + 20672], 0x96                      ;  1733.5 p5+p2   75 dst
        vmovdqu64 zmm21, [rbp + 16896]                                   ;  1613.0 p3      75 dst
        vpternlogd zmm21, zmm1, [rbp + 20736], 0x96                      ;  1733.8 p0+p2   75 dst
        vpternlogd zmm2, zmm22, zmm5, 0x96                               ;  1734.5 p5      75 dst
        vpternlogd zmm15, zmm27, zmm31, 0xca                             ;  1734.8 p0      21 t
        vmovdqu64 zmm5, [rbp + 18304]                                    ;  1615.8 p3      75 dst
        vmovdqu64 zmm22, [rbp + 17152]                                   ;  1618.5 p2      75 dst.6 reload
        vpxord zmm5, zmm5, zmm22                                         ;  1735.5 p5      75 dst
        vmovdqu64 zmm23, [rbp + 18368]                                   ;  1618.8 p3      75 dst
        vmovdqu64 zmm26, [rbp + 20800]                                   ;  1619.5 p2      75 dst
        vmovdqu64 zmm27, [rbp + 17216]                                   ;  1619.8 p3      75 dst.7 reload
        vpxord zmm26, zmm26, zmm27                                       ;  1735.8 p0      75 dst
        vmovdqu64 zmm28, [rbp + 17728]                                   ;  1620.5 p2      75 dst
        vpxord zmm23, zmm23, zmm22                                       ;  1736.5 p5      75 dst
        vmovdqu64 zmm22, [rbp + 18176]                                   ;  1697.8 p3      74 dst reload
        vmovdqu64 zmm31, [rbp + 20160]                                   ;  1713.8 p2      74 dst reload
        vpunpcklbw zmm27, zmm31, zmm22                                   ;  1737.5 p5      74 dst
        vpxord zmm28, zmm28, [rbp + 17216]                               ;  1736.8 p0+p3   75 dst
        vmovdqu64 zmm22, [rbp + 18240]                                   ;  1693.8 p2      74 dst reload
        vpunpcklbw zmm31, zmm22, [rbp + 17280]                           ;  1738.5 p5+p3   74 dst
        vmovdqu64 zmm22, [rbp + 20160]                                   ;  1713.8 p2      74 dst reload
        vpunpckhbw zmm22, zmm22, [rbp + 18176]                           ;  1739.5 p5+p3   74 dst
        vmovdqu64 [rbp + 18176], zmm4                                    ;  1732.8 p8+p9   75 dst spill
        vmovdqu64 zmm4, [rbp + 18240]                                    ;  1693.8 p2      74 dst reload
        vpunpckhbw zmm4, zmm4, [rbp + 17280]                             ;  1740.5 p5+p3   74 dst
        vmovdqu64 [rbp + 17280], zmm11                                   ;  1733.5 p7+p4   75 dst spill
        vmovdqu64 zmm11, [rbp + 19840]                                   ;  1697.5 p2      74 dst reload
        vmovdqu64 [rbp + 18240], zmm19                                   ;  1734.5 p8+p9   75 dst spill
        vpunpcklbw zmm19, zmm11, [rbp + 19968]                           ;  1741.5 p5+p3   74 dst
        vmovdqu64 zmm11, [rbp + 20288]                                   ;  1695.8 p2      74 dst reload
        vmovdqu64 [rbp + 20160], zmm21                                   ;  1734.8 p7+p4   75 dst spill
        vpunpcklbw zmm21, zmm11, [rbp + 19520]                           ;  1742.5 p5+p3   74 dst
        vmovdqu64 zmm11, [rbp + 19840]                                   ;  1697.5 p2      74 dst reload
        vpunpckhbw zmm11, zmm11, [rbp + 19968]                           ;  1743.5 p5+p3   74 dst
        vmovdqu64 [rbp + 19968], zmm2                                    ;  1735.5 p8+p9   75 dst spill
        vmovdqu64 zmm2, [rbp + 20288]                                    ;  1695.8 p2      74 dst reload
        vpunpckhbw zmm2, zmm2, [rbp + 19520]                             ;  1744.5 p5+p3   74 dst
        vpternlogd zmm9, zmm1, zmm16, 0x96                               ;  1737.8 p0      75 dst
        vpternlogd zmm29, zmm20, zmm18, 0xca                             ;  1738.8 p0      21 t
        vpternlogd zmm5, zmm0, zmm25, 0x96                               ;  1739.8 p0      75 dst
        vmovdqa64 zmm0, zmm3                                             ;  1729.8         41 t copy
        vpternlogd zmm0, zmm12, zmm15, 0x96                              ;  1740.8 p0      41 t
        vmovdqa64 zmm1, zmm10                                            ;  1718.8         41 t copy
        vpternlogd zmm1, zmm30, zmm15, 0x96                              ;  1741.8 p0      41 t
        vpternlogd zmm26, zmm7, zmm13, 0x96                              ;  1742.8 p0      75 dst
        vmovdqu64 zmm7, [rbp + 19968]                                    ;  1735.5 p2      75 dst reload
        vpunpcklbw zmm13, zmm9, zmm7                                     ;  1745.5 p5      74 dst
        vpunpcklwd zmm16, zmm27, zmm31                                   ;  1746.5 p5      74 dst
        vpunpckhwd zmm18, zmm27, zmm31                                   ;  1747.5 p5      74 dst
        vmovdqa64 zmm20, zmm29                                           ;  1739.8         41 t copy
        vpternlogd zmm20, zmm3, zmm8, 0x96                               ;  1743.8 p0      41 t
        vmovdqu64 zmm25, [rbp + 20160]                                   ;  1734.8 p3      75 dst reload
        vmovdqu64 zmm27, [rbp + 18240]                                   ;  1734.5 p2      75 dst reload
        vpunpcklbw zmm31, zmm27, zmm25                                   ;  1748.5 p5      74 dst
        vpternlogd zmm29, zmm3, zmm17, 0x96                              ;  1744.8 p0      41 t
        vpternlogd zmm10, zmm30, zmm0, 0x96                              ;  1745.8 p0      41 t
        vmovdqu64 zmm3, [rbp + 17280]                                    ;  1733.5 p3      75 dst reload
        vmovdqu64 zmm30, [rbp + 18176]                                   ;  1732.8 p2      75 dst reload
        vpunpcklbw zmm25, zmm30, zmm3                                    ;  1749.5 p5      74 dst
        vpunpckhbw zmm27, zmm27, [rbp + 20160]                           ;  1750.5 p5+p3   74 dst
        vpunpckhbw zmm7, zmm9, zmm7                                      ;  1751.5 p5      74 dst
        vpternlogd zmm24, zmm8, zmm1, 0x96                               ;  1746.8 p0      41 t
        vpunpckhbw zmm3, zmm30, zmm3                                     ;  1752.5 p5      74 dst
        vpunpcklwd zmm8, zmm22, zmm4                                     ;  1753.5 p5      74 dst
        vpunpckhwd zmm4, zmm22, zmm4                                     ;  1754.5 p5      74 dst
        vpunpcklwd zmm9, zmm19, zmm21                                    ;  1755.5 p5      74 dst
        vpunpckhwd zmm19, zmm19, zmm21                                   ;  1756.5 p5      74 dst
        vpternlogd zmm12, zmm15, zmm20, 0x96                             ;  1747.8 p0      41 t
        vpunpcklbw zmm15, zmm26, zmm5                                    ;  1757.5 p5      74 dst
        vpunpckhbw zmm5, zmm26, zmm5                                     ;  1758.5 p5      74 dst
        vpternlogd zmm23, zmm1, zmm29, 0x96                              ;  1748.8 p0      75 dst
        vpunpcklwd zmm1, zmm11, zmm2                                     ;  1759.5 p5      74 dst
        vpunpckhwd zmm2, zmm11, zmm2                                     ;  1760.5 p5      74 dst
        vpternlogd zmm6, zmm20, zmm10, 0x96                              ;  1749.8 p0      75 dst
        vmovdqu64 zmm11, [rbp + 16960]                                   ;  1632.5 p2      75 dst.3 reload
        vpternlogd zmm29, zmm11, [rbp + 19712], 0x96                     ;  1750.8 p0+p3   75 dst
        vmovdqu64 zmm11, [rbp + 16832]                                   ;  1633.5 p2      75 dst.1 reload
        vpternlogd zmm10, zmm11, [rbp + 17536], 0x96                     ;  1751.8 p0+p3   75 dst
        vpternlogd zmm28, zmm0, zmm24, 0x96                              ;  1752.8 p0      75 dst
        vpternlogd zmm14, zmm17, zmm12, 0x96                             ;  1753.8 p0      75 dst
        vmovdqu64 zmm0, [rbp + 16768]                                    ;  1634.5 p2      75 dst.0 reload
        vpternlogd zmm24, zmm0, [rbp + 20608], 0x96                      ;  1754.8 p0+p3   75 dst
        vmovdqu64 zmm0, [rbp + 16896]                                    ;  1635.5 p2      75 dst.2 reload
        vpternlogd zmm12, zmm0, [rbp + 18112], 0x96                      ;  1755.8 p0+p3   75 dst
        vmovdqu64 zmm0, [rbp + 20352]                                    ;  1710.8 p2      74 dst reload
        vmovdqu64 zmm11, [rbp + 17472]                                   ;  1712.8 p3      74 dst reload
        vpunpcklbw zmm17, zmm11, zmm0                                    ;  1761.5 p5      74 dst
        vmovdqu64 zmm20, [rbp + 18688]                                   ;  1698.8 p2      74 dst reload
        vmovdqu64 zmm21, [rbp + 19264]                                   ;  1699.8 p3      74 dst reload
        vpunpcklbw zmm22, zmm21, zmm20                                   ;  1762.5 p5      74 dst
        vmovdqu64 zmm26, [rbp + 19648]                                   ;  1698.5 p2      74 dst reload
        vmovdqu64 zmm30, [rbp + 17856]                                   ;  1700.5 p3      74 dst reload
        vpunpcklbw zmm20, zmm30, zmm26                                   ;  1763.5 p5      74 dst
        vmovdqu64 zmm26, [rbp + 17920]                                   ;  1699.5 p2      74 dst reload
        vpunpcklbw zmm30, zmm26, [rbp + 17344]                           ;  1764.5 p5+p3   74 dst
        vmovdqu64 zmm26, [rbp + 17856]                                   ;  1700.5 p2      74 dst reload
        vpunpckhbw zmm26, zmm26, [rbp + 19648]                           ;  1765.5 p5+p3   74 dst
        vmovdqu64 zmm21, [rbp + 17920]                                   ;  1699.5 p2      74 dst reload
        vpunpckhbw zmm21, zmm21, [rbp + 17344]                           ;  1766.5 p5+p3   74 dst
        vmovdqu64 zmm0, [rbp + 19264]                                    ;  1699.8 p2      74 dst reload
        vpunpckhbw zmm0, zmm0, [rbp + 18688]                             ;  1767.5 p5+p3   74 dst
        vpunpckhbw zmm11, zmm11, [rbp + 20352]                           ;  1768.5 p5+p2   74 dst
        vmovdqu64 [rbp + 20352], zmm10                                   ;  1752.8 p7+p4   75 dst spill
        vpunpcklwd zmm10, zmm31, zmm25                                   ;  1769.5 p5      74 dst
        vpunpckhwd zmm25, zmm31, zmm25                                   ;  1770.5 p5      74 dst
        vpunpcklwd zmm31, zmm27, zmm3                                    ;  1771.5 p5      74 dst
        vpunpckhwd zmm3, zmm27, zmm3                                     ;  1772.5 p5      74 dst
        vpunpcklbw zmm27, zmm28, zmm23                                   ;  1773.5 p5      74 dst
        vpunpckhbw zmm23, zmm28, zmm23                                   ;  1774.5 p5      74 dst
        vpunpcklbw zmm28, zmm14, zmm6                                    ;  1775.5 p5      74 dst
        vpunpckhbw zmm6, zmm14, zmm6                                     ;  1776.5 p5      74 dst
        vpunpckldq zmm14, zmm16, zmm9                                    ;  1777.5 p5      74 dst
        vpunpckhdq zmm9, zmm16, zmm9                                     ;  1778.5 p5      74 dst
        vpunpckldq zmm16, zmm18, zmm19                                   ;  1779.5 p5      74 dst
        vpunpckhdq zmm18, zmm18, zmm19                                   ;  1780.5 p5      74 dst
        vpunpcklbw zmm19, zmm29, zmm12                                   ;  1781.5 p5      74 dst
        vpunpckhbw zmm12, zmm29, zmm12                                   ;  1782.5 p5      74 dst
        vpunpcklwd zmm29, zmm15, zmm13                                   ;  1783.5 p5      74 dst
        vpunpckhwd zmm13, zmm15, zmm13                                   ;  1784.5 p5      74 dst
        vpunpcklwd zmm15, zmm5, zmm7                                     ;  1785.5 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm7                                      ;  1786.5 p5      74 dst
        vpunpckldq zmm7, zmm8, zmm1                                      ;  1787.5 p5      74 dst
        vpunpckhdq zmm1, zmm8, zmm1                                      ;  1788.5 p5      74 dst
        vmovdqu64 zmm8, [rbp + 20352]                                    ;  1752.8 p3      75 dst reload
        vmovdqu64 [rbp + 17472], zmm12                                   ;  1783.5 p8+p9   74 dst spill
        vpunpcklbw zmm12, zmm8, zmm24                                    ;  1789.5 p5      74 dst
        vpunpckhbw zmm8, zmm8, zmm24                                     ;  1790.5 p5      74 dst
        vpunpckldq zmm24, zmm4, zmm2                                     ;  1791.5 p5      74 dst
        vpunpckhdq zmm2, zmm4, zmm2                                      ;  1792.5 p5      74 dst
        vpunpcklwd zmm4, zmm17, zmm22                                    ;  1793.5 p5      74 dst
        vpunpckhwd zmm17, zmm17, zmm22                                   ;  1794.5 p5      74 dst
        vpunpcklwd zmm22, zmm20, zmm30                                   ;  1795.5 p5      74 dst
        vpunpckhwd zmm20, zmm20, zmm30                                   ;  1796.5 p5      74 dst
        vpunpcklwd zmm30, zmm26, zmm21                                   ;  1797.5 p5      74 dst
        vpunpckhwd zmm21, zmm26, zmm21                                   ;  1798.5 p5      74 dst
        vpunpcklwd zmm26, zmm11, zmm0                                    ;  1799.5 p5      74 dst
        vpunpckhwd zmm0, zmm11, zmm0                                     ;  1800.5 p5      74 dst
        vpunpcklwd zmm11, zmm27, zmm28                                   ;  1801.5 p5      74 dst
        vpunpckhwd zmm27, zmm27, zmm28                                   ;  1802.5 p5      74 dst
        vpunpcklwd zmm28, zmm23, zmm6                                    ;  1803.5 p5      74 dst
        vpunpckhwd zmm6, zmm23, zmm6                                     ;  1804.5 p5      74 dst
        vpunpckldq zmm23, zmm29, zmm10                                   ;  1805.5 p5      74 dst
        vpunpckhdq zmm10, zmm29, zmm10                                   ;  1806.5 p5      74 dst
        vpunpckldq zmm29, zmm13, zmm25                                   ;  1807.5 p5      74 dst
        vpunpckhdq zmm13, zmm13, zmm25                                   ;  1808.5 p5      74 dst
        vpunpckldq zmm25, zmm15, zmm31                                   ;  1809.5 p5      74 dst
        vpunpckhdq zmm15, zmm15, zmm31                                   ;  1810.5 p5      74 dst
        vpunpckldq zmm31, zmm5, zmm3                                     ;  1811.5 p5      74 dst
        vpunpckhdq zmm3, zmm5, zmm3                                      ;  1812.5 p5      74 dst
        vpunpcklwd zmm5, zmm19, zmm12                                    ;  1813.5 p5      74 dst
        vpunpckhwd zmm12, zmm19, zmm12                                   ;  1814.5 p5      74 dst
        vmovdqu64 zmm19, [rbp + 17472]                                   ;  1783.5 p2      74 dst reload
        vmovdqu64 [rbp + 20352], zmm6                                    ;  1805.5 p7+p4   74 dst spill
        vpunpcklwd zmm6, zmm19, zmm8                                     ;  1815.5 p5      74 dst
        vpunpckhwd zmm8, zmm19, zmm8                                     ;  1816.5 p5      74 dst
        vpunpckldq zmm19, zmm4, zmm22                                    ;  1817.5 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm22                                     ;  1818.5 p5      74 dst
        vpunpckldq zmm22, zmm17, zmm20                                   ;  1819.5 p5      74 dst
        vpunpckhdq zmm17, zmm17, zmm20                                   ;  1820.5 p5      74 dst
        vpunpckldq zmm20, zmm26, zmm30                                   ;  1821.5 p5      74 dst
        vpunpckhdq zmm26, zmm26, zmm30                                   ;  1822.5 p5      74 dst
        vpunpckldq zmm30, zmm0, zmm21                                    ;  1823.5 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm21                                     ;  1824.5 p5      74 dst
        vpunpcklqdq zmm21, zmm14, zmm23                                  ;  1825.5 p5      74 dst
        vpunpckhqdq zmm14, zmm14, zmm23                                  ;  1826.5 p5      74 dst
        vpunpcklqdq zmm23, zmm9, zmm10                                   ;  1827.5 p5      74 dst
        vpunpckhqdq zmm9, zmm9, zmm10                                    ;  1828.5 p5      74 dst
        vpunpcklqdq zmm10, zmm16, zmm29                                  ;  1829.5 p5      74 dst
        vpunpckhqdq zmm16, zmm16, zmm29                                  ;  1830.5 p5      74 dst
        vpunpcklqdq zmm29, zmm18, zmm13                                  ;  1831.5 p5      74 dst
        vpunpckhqdq zmm13, zmm18, zmm13                                  ;  1832.5 p5      74 dst
        vpunpcklqdq zmm18, zmm7, zmm25                                   ;  1833.5 p5      74 dst
        vpunpckhqdq zmm7, zmm7, zmm25                                    ;  1834.5 p5      74 dst
        vpunpcklqdq zmm25, zmm1, zmm15                                   ;  1835.5 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm15                                    ;  1836.5 p5      74 dst
        vpunpcklqdq zmm15, zmm24, zmm31                                  ;  1837.5 p5      74 dst
        vpunpckhqdq zmm24, zmm24, zmm31                                  ;  1838.5 p5      74 dst
        vpunpcklqdq zmm31, zmm2, zmm3                                    ;  1839.5 p5      74 dst
        vpunpckhqdq zmm2, zmm2, zmm3                                     ;  1840.5 p5      74 dst
        vpunpckldq zmm3, zmm11, zmm5                                     ;  1841.5 p5      74 dst
        vpunpckhdq zmm5, zmm11, zmm5                                     ;  1842.5 p5      74 dst
        vpunpckldq zmm11, zmm27, zmm12                                   ;  1843.5 p5      74 dst
        vpunpckhdq zmm12, zmm27, zmm12                                   ;  1844.5 p5      74 dst
        vpunpckldq zmm27, zmm28, zmm6                                    ;  1845.5 p5      74 dst
        vpunpckhdq zmm6, zmm28, zmm6                                     ;  1846.5 p5      74 dst
        vmovdqu64 zmm28, [rbp + 20352]                                   ;  1805.5 p3      74 dst reload
        vmovdqu64 [rbp + 17472], zmm0                                    ;  1825.5 p8+p9   74 dst spill
        vpunpckldq zmm0, zmm28, zmm8                                     ;  1847.5 p5      74 dst
        vpunpckhdq zmm8, zmm28, zmm8                                     ;  1848.5 p5      74 dst
        vmovdqu64 [r9], zmm21                                            ;  1826.5 p7+p4   74 dst
        lea r10, [r9 + 2048]                                             ;  1659.5 p1     152 blocks
        vmovdqu64 [r9 + 64], zmm14                                       ;  1827.5 p8+p9   74 dst
        vmovdqu64 [r9 + 128], zmm23                                      ;  1828.5 p7+p4   74 dst
        add r8, 0x800                                                    ;  1660.7 p6     152 blocks
        vmovdqu64 [r9 + 192], zmm9                                       ;  1829.5 p8+p9   74 dst
        vmovdqu64 [r9 + 256], zmm10                                      ;  1830.5 p7+p4   74 dst
        vmovdqu64 [r9 + 320], zmm16                                      ;  1831.5 p8+p9   74 dst
        vmovdqu64 [r9 + 384], zmm29                                      ;  1832.5 p7+p4   74 dst
        vmovdqu64 [r9 + 448], zmm13                                      ;  1833.5 p8+p9   74 dst
        vmovdqu64 [r9 + 512], zmm18                                      ;  1834.5 p7+p4   74 dst
        vmovdqu64 [r9 + 576], zmm7                                       ;  1835.5 p8+p9   74 dst
        vmovdqu64 [r9 + 640], zmm25                                      ;  1836.5 p7+p4   74 dst
        vmovdqu64 [r9 + 704], zmm1                                       ;  1837.5 p8+p9   74 dst
        vmovdqu64 [r9 + 768], zmm15                                      ;  1838.5 p7+p4   74 dst
        vmovdqu64 [r9 + 832], zmm24                                      ;  1839.5 p8+p9   74 dst
        vmovdqu64 [r9 + 896], zmm31                                      ;  1840.5 p7+p4   74 dst
        vmovdqu64 [r9 + 960], zmm2                                       ;  1841.5 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm19, zmm3                                    ;  1849.5 p5      74 dst
        vpunpckhqdq zmm2, zmm19, zmm3                                    ;  1850.5 p5      74 dst
        vpunpcklqdq zmm3, zmm4, zmm5                                     ;  1851.5 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm5                                     ;  1852.5 p5      74 dst
        vpunpcklqdq zmm5, zmm22, zmm11                                   ;  1853.5 p5      74 dst
        vpunpckhqdq zmm7, zmm22, zmm11                                   ;  1854.5 p5      74 dst
        vpunpcklqdq zmm9, zmm17, zmm12                                   ;  1855.5 p5      74 dst
        vpunpckhqdq zmm10, zmm17, zmm12                                  ;  1856.5 p5      74 dst
        vpunpcklqdq zmm11, zmm20, zmm27                                  ;  1857.5 p5      74 dst
        vpunpckhqdq zmm12, zmm20, zmm27                                  ;  1858.5 p5      74 dst
        vpunpcklqdq zmm13, zmm26, zmm6                                   ;  1859.5 p5      74 dst
        vpunpckhqdq zmm6, zmm26, zmm6                                    ;  1860.5 p5      74 dst
        vpunpcklqdq zmm14, zmm30, zmm0                                   ;  1861.5 p5      74 dst
        vpunpckhqdq zmm0, zmm30, zmm0                                    ;  1862.5 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm1                                      ;  1850.5 p7+p4   74 dst
        vmovdqu64 zmm1, [rbp + 17472]                                    ;  1825.5 p2      74 dst reload
        vpunpcklqdq zmm15, zmm1, zmm8                                    ;  1863.5 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm8                                     ;  1864.5 p5      74 dst
        vmovdqu64 [r9 + 1088], zmm2                                      ;  1851.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1152], zmm3                                      ;  1852.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1216], zmm4                                      ;  1853.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1280], zmm5                                      ;  1854.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm7                                      ;  1855.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1408], zmm9                                      ;  1856.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1472], zmm10                                     ;  1857.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1536], zmm11                                     ;  1858.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1600], zmm12                                     ;  1859.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1664], zmm13                                     ;  1860.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1728], zmm6                                      ;  1861.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1792], zmm14                                     ;  1862.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1856], zmm0                                      ;  1863.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1920], zmm15                                     ;  1864.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1865.5 p8+p9   74 dst
        mov r9, r10                                                      ;  1675.7        152 blocks copy
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
