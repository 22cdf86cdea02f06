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
;   blocks: 5242 uops, planned 1869.3; bounds: width 873.7, ports 1794.5, path 205.0
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
        sub rsp, 0x5040                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 20352], rax                                     ;                    frame
        mov qword [rbp + 20288], rdi                                     ;                    argument
        mov dword [rbp + 20360], ecx                                     ;                    argument
        mov qword [rbp + 20304], rsi                                     ;                    argument
        mov qword [rbp + 20320], rdx                                     ;                    argument
        mov r8, qword [rbp + 20288]                                      ;     0.0 p2     152 k reload
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
        cmp dword [rbp + 20360], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 20360]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 20296], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 20304]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 20312], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 20304]                                      ;                    resident
        mov r9, qword [rbp + 20320]                                      ;                    resident
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
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    52.3 p0+p3   68 d
        vmovdqu64 [rbp + 17408], zmm18                                   ;   116.3 p7+p4   68 d spill
        vpxord zmm18, zmm3, [rbp + 5248]                                 ;    53.3 p0+p2   40 t
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
        vmovdqu64 zmm27, [rbp + 4992]                                    ;    32.5 p3      40 t
        vpternlogd zmm27, zmm2, [rbp + 3968], 0x96                       ;    56.3 p0+p2   40 t
        vmovdqu64 [rbp + 17728], zmm3                                    ;    53.3 p8+p9   68 d spill
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 256]  ;    33.5 p3      41 t reload
        vmovdqu64 [rbp + 17792], zmm2                                    ;    56.3 p7+p4   68 d.0 spill
        vpshufb zmm2, zmm3, zmm27                                        ;   128.3 p5      41 t
        vmovdqu64 [rbp + 17856], zmm26                                   ;   123.3 p8+p9   68 d.0 spill
        vpshufb zmm26, zmm3, zmm18                                       ;   129.3 p5      23 t
        vmovdqu64 [rbp + 17920], zmm14                                   ;    59.3 p7+p4   68 d.0 spill
        vpshufb zmm14, zmm3, zmm17                                       ;   130.3 p5      22 t
        vmovdqu64 [rbp + 17984], zmm28                                   ;   125.3 p8+p9   68 d.0 spill
        vpshufb zmm28, zmm3, zmm21                                       ;   131.3 p5      42 t
        vmovdqu64 [rbp + 18048], zmm12                                   ;    61.3 p7+p4   68 d.0 spill
        vpshufb zmm12, zmm3, zmm29                                       ;   132.3 p5      22 t
        vmovdqu64 [rbp + 18112], zmm24                                   ;   126.3 p8+p9   68 d.0 spill
        vpshufb zmm24, zmm3, zmm13                                       ;   133.3 p5      21 t
        vmovdqu64 [rbp + 18176], zmm8                                    ;    62.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm8, [rbp + 5056]                                     ;    33.8 p2      40 t
        vpternlogd zmm8, zmm15, [rbp + 4032], 0x96                       ;    55.3 p0+p3   40 t
        vmovdqu64 [rbp + 18240], zmm15                                   ;    55.3 p8+p9   68 d.0 spill
        vpshufb zmm15, zmm3, zmm8                                        ;   134.3 p5      23 t
        vmovdqu64 [rbp + 18304], zmm30                                   ;   127.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm30, [rbp + 5120]                                    ;    34.8 p2      40 t
        vpternlogd zmm30, zmm7, [rbp + 4096], 0x96                       ;    54.3 p0+p3   40 t
        vmovdqu64 [rbp + 18368], zmm7                                    ;    54.3 p8+p9   68 d.0 spill
        vpshufb zmm7, zmm3, zmm30                                        ;   135.3 p5      22 t
        vmovdqu64 [rbp + 18432], zmm16                                   ;    63.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm16, [rbp + 5184]                                    ;    35.8 p2      40 t
        vpternlogd zmm16, zmm11, [rbp + 4160], 0x96                      ;    53.3 p0+p3   40 t
        vmovdqu64 [rbp + 18496], zmm11                                   ;    53.3 p8+p9   68 d.0 spill
        vpshufb zmm11, zmm3, zmm16                                       ;   136.3 p5      21 t
        vmovdqu64 [rbp + 18560], zmm1                                    ;   128.3 p7+p4   68 d.0 spill
        vpshufb zmm1, zmm3, zmm9                                         ;   137.3 p5      42 t
        vmovdqu64 [rbp + 18624], zmm0                                    ;    64.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm0, [rbp + 5376]                                     ;    36.8 p2      40 t
        vpternlogd zmm0, zmm5, [rbp + 4352], 0x96                        ;    50.3 p0+p3   40 t
        vmovdqu64 [rbp + 18688], zmm5                                    ;    50.3 p7+p4   68 d.0 spill
        vpshufb zmm5, zmm3, zmm0                                         ;   138.3 p5      21 t
        vmovdqu64 [rbp + 18752], zmm1                                    ;   138.3 p8+p9   42 t spill
        vmovdqu64 zmm1, [rbp + 4992]                                     ;    37.8 p2      40 t
        vpternlogd zmm1, zmm10, [rbp + 3968], 0x96                       ;   120.3 p0+p3   40 t
        vmovdqu64 [rbp + 18816], zmm10                                   ;   120.3 p7+p4   68 d.0 spill
        vpshufb zmm10, zmm3, zmm1                                        ;   139.3 p5      41 t
        vmovdqu64 [rbp + 18880], zmm9                                    ;   115.3 p8+p9   40 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512]        ;    38.8 p2      41 t reload
        vmovdqu64 [rbp + 18944], zmm28                                   ;   132.3 p7+p4   42 t spill
        vmovdqa64 zmm28, zmm27                                           ;    57.3         41 t copy
        vpermi2b zmm28, zmm9, [rel camellia128_encrypt.T0_constants512 + 64] ;   141.3 p0+p5+p3   41 t
        vmovdqu64 [rbp + 19008], zmm21                                   ;    53.0 p8+p9   40 t spill
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;    39.8 p2      41 t reload
        vpermi2b zmm27, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;   143.3 p0+p5+p3   41 t
        vpternlogd zmm2, zmm28, zmm27, 0xca                              ;   148.3 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 64]  ;    40.8 p2      41 t reload
        vmovdqa64 zmm28, zmm1                                            ;   121.3         41 t copy
        vpermi2b zmm28, zmm9, zmm27                                      ;   145.3 p0+p5   41 t
        vpermi2b zmm1, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;   147.3 p0+p5+p3   41 t
        vpternlogd zmm10, zmm28, zmm1, 0xca                              ;   152.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 4032]                                     ;    42.0 p2      68 d.1 reload
        vmovdqu64 zmm28, [rbp + 5056]                                    ;    42.5 p3      40 t
        vpternlogd zmm28, zmm31, zmm1, 0x96                              ;   119.3 p0      40 t
        vpshufb zmm1, zmm3, zmm28                                        ;   148.3 p5      23 t
        vmovdqu64 [rbp + 19072], zmm31                                   ;   119.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm31, [rbp + 5120]                                    ;    43.0 p2      40 t
        vpternlogd zmm31, zmm23, [rbp + 4096], 0x96                      ;   118.3 p0+p3   40 t
        vmovdqu64 [rbp + 19136], zmm23                                   ;   118.3 p8+p9   68 d.0 spill
        vpshufb zmm23, zmm3, zmm31                                       ;   149.3 p5      22 t
        vmovdqu64 zmm21, [rbp + 5184]                                    ;    44.0 p2      40 t
        vpternlogd zmm21, zmm25, [rbp + 4160], 0x96                      ;   117.3 p0+p3   40 t
        vmovdqu64 [rbp + 19200], zmm25                                   ;   117.3 p7+p4   68 d.0 spill
        vpshufb zmm25, zmm3, zmm21                                       ;   150.3 p5      21 t
        vmovdqu64 zmm27, [rbp + 5248]                                    ;    45.0 p2      40 t
        vpternlogd zmm27, zmm19, [rbp + 4224], 0x96                      ;   116.3 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm19                                   ;   116.3 p8+p9   68 d.0 spill
        vpshufb zmm19, zmm3, zmm27                                       ;   151.3 p5      23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 320]  ;    46.0 p2      23 t reload
        vmovdqa64 zmm9, zmm8                                             ;    56.3         23 t copy
        vpermi2b zmm9, zmm3, [rel camellia128_encrypt.T0_constants512 + 384] ;   153.3 p0+p5+p3   23 t
        vmovdqu64 [rbp + 19328], zmm10                                   ;   153.3 p7+p4   41 t spill
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 448] ;    47.0 p2      23 t reload
        vpermi2b zmm8, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   155.3 p0+p5+p3   23 t
        vpternlogd zmm15, zmm9, zmm8, 0xca                               ;   160.3 p0      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 384]  ;    48.0 p2      23 t reload
        vmovdqa64 zmm9, zmm28                                            ;   120.3         23 t copy
        vpermi2b zmm9, zmm3, zmm8                                        ;   157.3 p0+p5   23 t
        vpermi2b zmm28, zmm10, [rel camellia128_encrypt.T0_constants512 + 512] ;   159.3 p0+p5+p3   23 t
        vpternlogd zmm1, zmm9, zmm28, 0xca                               ;   164.3 p0      23 t
        vmovdqa64 zmm9, zmm18                                            ;    54.3         23 t copy
        vpermi2b zmm9, zmm3, zmm8                                        ;   161.3 p0+p5   23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 512] ;    49.3 p2      23 t reload
        vpermi2b zmm18, zmm10, zmm28                                     ;   163.3 p0+p5   23 t
        vpternlogd zmm26, zmm9, zmm18, 0xca                              ;   168.3 p0      23 t
        vmovdqa64 zmm9, zmm27                                            ;   117.3         23 t copy
        vpermi2b zmm9, zmm3, zmm8                                        ;   165.3 p0+p5   23 t
        vpermi2b zmm27, zmm10, zmm28                                     ;   167.3 p0+p5   23 t
        vpternlogd zmm19, zmm9, zmm27, 0xca                              ;   172.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 640]  ;    51.5 p3      22 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 576] ;    51.7 p2      22 t reload
        vmovdqa64 zmm27, zmm30                                           ;    55.3         22 t copy
        vpermi2b zmm27, zmm18, zmm9                                      ;   169.3 p0+p5   22 t
        vmovdqa64 zmm28, zmm17                                           ;    53.3         22 t copy
        vpermi2b zmm28, zmm18, zmm9                                      ;   171.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm31                                           ;   119.3         22 t copy
        vpermi2b zmm10, zmm18, zmm9                                      ;   173.3 p0+p5   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;    53.8 p3      22 t reload
        vpermi2b zmm30, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   175.3 p0+p5+p2   22 t
        vpternlogd zmm7, zmm27, zmm30, 0xca                              ;   180.3 p0      22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 768] ;    54.8 p3      22 t reload
        vpermi2b zmm31, zmm8, zmm27                                      ;   177.3 p0+p5   22 t
        vpternlogd zmm23, zmm10, zmm31, 0xca                             ;   182.3 p0      22 t
        vpermi2b zmm17, zmm8, zmm27                                      ;   179.3 p0+p5   22 t
        vpternlogd zmm14, zmm28, zmm17, 0xca                             ;   184.3 p0      22 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 896] ;    56.2 p2      21 t reload
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 832] ;    56.3 p3      21 t reload
        vmovdqa64 zmm28, zmm16                                           ;    56.5         21 t copy
        vpermi2b zmm28, zmm17, zmm10                                     ;   181.3 p0+p5   21 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 1024] ;    57.2 p2      21 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 960] ;    57.3 p3      21 t reload
        vpermi2b zmm16, zmm31, zmm30                                     ;   183.3 p0+p5   21 t
        vpternlogd zmm11, zmm28, zmm16, 0xca                             ;   188.3 p0      21 t
        vmovdqa64 zmm16, zmm0                                            ;    58.2         21 t copy
        vpermi2b zmm16, zmm17, zmm10                                     ;   185.3 p0+p5   21 t
        vpermi2b zmm0, zmm31, zmm30                                      ;   187.3 p0+p5   21 t
        vpternlogd zmm5, zmm16, zmm0, 0xca                               ;   192.3 p0      21 t
        vmovdqa64 zmm0, zmm21                                            ;   118.3         21 t copy
        vpermi2b zmm0, zmm17, zmm10                                      ;   189.3 p0+p5   21 t
        vpermi2b zmm21, zmm31, zmm30                                     ;   191.3 p0+p5   21 t
        vpternlogd zmm25, zmm0, zmm21, 0xca                              ;   196.3 p0      21 t
        vmovdqa64 zmm0, zmm29                                            ;   116.3         22 t copy
        vpermi2b zmm0, zmm18, zmm9                                       ;   193.3 p0+p5   22 t
        vpermi2b zmm29, zmm8, zmm27                                      ;   195.3 p0+p5   22 t
        vpternlogd zmm12, zmm0, zmm29, 0xca                              ;   200.3 p0      22 t
        vmovdqa64 zmm0, zmm13                                            ;   116.3         21 t copy
        vpermi2b zmm0, zmm17, zmm10                                      ;   197.3 p0+p5   21 t
        vpermi2b zmm13, zmm31, zmm30                                     ;   199.3 p0+p5   21 t
        vpternlogd zmm24, zmm0, zmm13, 0xca                              ;   204.3 p0      21 t
        vmovdqa64 zmm0, zmm2                                             ;   149.3         41 t copy
        vpternlogd zmm0, zmm14, zmm11, 0x96                              ;   189.3 p0      41 t
        vmovdqa64 zmm13, zmm26                                           ;   169.3         41 t copy
        vpternlogd zmm13, zmm7, zmm11, 0x96                              ;   189.3 p0      41 t
        vpternlogd zmm26, zmm0, zmm7, 0x96                               ;   190.3 p0      41 t
        vmovdqa64 zmm16, zmm5                                            ;   193.3         41 t copy
        vpternlogd zmm16, zmm2, zmm15, 0x96                              ;   193.3 p0      41 t
        vpternlogd zmm14, zmm11, zmm16, 0x96                             ;   194.3 p0      41 t
        vmovdqa64 zmm11, zmm19                                           ;   173.3         41 t copy
        vpternlogd zmm11, zmm23, zmm25, 0x96                             ;   197.3 p0      41 t
        vmovdqu64 zmm21, [rbp + 19328]                                   ;   153.3 p2      41 t reload
        vmovdqa64 zmm28, zmm12                                           ;   201.3         41 t copy
        vpternlogd zmm28, zmm25, zmm21, 0x96                             ;   201.3 p0      41 t
        vpternlogd zmm19, zmm28, zmm23, 0x96                             ;   202.3 p0      41 t
        vmovdqa64 zmm29, zmm24                                           ;   205.3         41 t copy
        vpternlogd zmm29, zmm21, zmm1, 0x96                              ;   205.3 p0      41 t
        vpternlogd zmm12, zmm25, zmm29, 0x96                             ;   206.3 p0      41 t
        vmovdqa64 zmm25, zmm12                                           ;   207.3         61 t copy
        vmovdqu64 zmm30, [rbp + 18112]                                   ;   126.3 p3      68 d.0 reload
        vpternlogd zmm12, zmm30, [rbp + 4608], 0x96                      ;   207.3 p0+p2   61 t
        vmovdqu64 zmm30, [rbp + 4928]                                    ;    67.5 p3      68 d.7 reload
        vmovdqu64 zmm31, [rbp + 17280]                                   ;    67.7 p2      68 d.0 reload
        vpternlogd zmm0, zmm31, zmm30, 0x96                              ;   190.3 p0      61 t
        vpternlogd zmm30, zmm28, [rbp + 17344], 0x96                     ;   202.3 p0+p3   61 t
        vmovdqa64 zmm28, zmm14                                           ;   195.3         61 t copy
        vmovdqu64 zmm31, [rbp + 5632]                                    ;    68.7 p2      62 l.2 reload
        vpxord zmm10, zmm12, zmm31                                       ;   208.3 p0      40 t
        vmovdqu64 [rbp + 17344], zmm12                                   ;   208.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm10                                           ;   209.3         22 t copy
        vpermi2b zmm12, zmm18, zmm9                                      ;   209.3 p0+p5   22 t
        vmovdqa64 zmm17, zmm10                                           ;   209.3         22 t copy
        vpermi2b zmm17, zmm8, zmm27                                      ;   209.3 p0+p5   22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 256] ;    69.8 p3      41 t reload
        vpshufb zmm10, zmm27, zmm10                                      ;   209.3 p5      22 t
        vpternlogd zmm10, zmm12, zmm17, 0xca                             ;   214.3 p0      22 t
        vmovdqu64 zmm12, [rbp + 4544]                                    ;    70.3 p2      68 d.1 reload
        vmovdqu64 zmm17, [rbp + 18432]                                   ;    70.8 p3      61 t
        vpternlogd zmm17, zmm26, zmm12, 0x96                             ;   191.3 p0      61 t
        vpternlogd zmm12, zmm19, [rbp + 18304], 0x96                     ;   203.3 p0+p2   61 t
        vpxord zmm8, zmm17, [rbp + 5568]                                 ;   192.3 p0+p3   40 t
        vmovdqu64 [rbp + 18304], zmm17                                   ;   192.3 p7+p4   61 t spill
        vpshufb zmm17, zmm27, zmm8                                       ;   205.3 p5      23 t
        vpxord zmm9, zmm12, [rbp + 5568]                                 ;   204.3 p0+p2   40 t
        vmovdqu64 [rbp + 18432], zmm12                                   ;   204.3 p8+p9   61 t spill
        vpshufb zmm12, zmm27, zmm9                                       ;   206.3 p5      23 t
        vpxord zmm4, zmm4, [rbp + 4736]                                  ;   112.2 p0+p3   61 t
        vpternlogd zmm4, zmm26, zmm16, 0x96                              ;   194.3 p0      61 t
        vmovdqu64 zmm16, [rbp + 5760]                                    ;    73.3 p2      62 l.4 reload
        vpxord zmm26, zmm4, zmm16                                        ;   195.3 p0      40 t
        vmovdqu64 [rbp + 17280], zmm4                                    ;   195.3 p7+p4   61 t spill
        vpshufb zmm4, zmm27, zmm26                                       ;   207.3 p5      23 t
        vmovdqa64 zmm18, zmm8                                            ;   193.3         23 t copy
        vpermi2b zmm18, zmm3, [rel camellia128_encrypt.T0_constants512 + 384] ;   209.3 p0+p5+p3   23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;    74.3 p2      23 t reload
        vpermi2b zmm8, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   211.3 p0+p5+p3   23 t
        vpternlogd zmm17, zmm18, zmm8, 0xca                              ;   216.3 p0      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 512]  ;    75.3 p2      23 t reload
        vmovdqa64 zmm18, zmm9                                            ;   205.3         23 t copy
        vpermi2b zmm18, zmm3, zmm8                                       ;   213.3 p0+p5   23 t
        vmovdqa64 zmm27, zmm26                                           ;   196.3         23 t copy
        vpermi2b zmm27, zmm3, zmm8                                       ;   215.3 p0+p5   23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 320]  ;    76.2 p3      23 t reload
        vpermi2b zmm9, zmm8, [rel camellia128_encrypt.T0_constants512 + 384] ;   217.3 p0+p5+p2   23 t
        vpternlogd zmm12, zmm9, zmm18, 0xca                              ;   222.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 384]  ;    77.2 p3      23 t reload
        vpermi2b zmm26, zmm8, zmm9                                       ;   219.3 p0+p5   23 t
        vpternlogd zmm4, zmm26, zmm27, 0xca                              ;   224.3 p0      23 t
        vpxord zmm20, zmm20, [rbp + 4736]                                ;   124.3 p0+p2   61 t
        vpternlogd zmm20, zmm19, zmm29, 0x96                             ;   206.3 p0      61 t
        vmovdqu64 zmm18, [rbp + 4864]                                    ;    78.2 p3      68 d.6 reload
        vpxord zmm6, zmm6, zmm18                                         ;   126.2 p0      61 t
        vpxord zmm22, zmm22, zmm18                                       ;   127.2 p0      61 t
        vmovdqu64 zmm18, [rbp + 18176]                                   ;    78.8 p2      61 t
        vpternlogd zmm18, zmm14, [rbp + 4608], 0x96                      ;   195.3 p0+p3   61 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 64]  ;    79.8 p2      41 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;    80.2 p3      41 t reload
        vmovdqu64 zmm27, [rbp + 19008]                                   ;    80.8 p2      42 t
        vpermi2b zmm27, zmm26, zmm19                                     ;   221.3 p0+p5   42 t
        vpxord zmm16, zmm20, zmm16                                       ;   207.3 p0      40 t
        vpxord zmm29, zmm18, zmm31                                       ;   196.3 p0      40 t
        vmovdqa64 zmm31, zmm16                                           ;   208.3         23 t copy
        vpermi2b zmm31, zmm8, zmm9                                       ;   223.3 p0+p5   23 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;    81.2 p3      41 t reload
        vpshufb zmm8, zmm9, zmm16                                        ;   224.3 p5      23 t
        vpermi2b zmm16, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   226.3 p0+p5+p2   23 t
        vpternlogd zmm8, zmm31, zmm16, 0xca                              ;   231.3 p0      23 t
        vpshufb zmm16, zmm9, zmm29                                       ;   227.3 p5      22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 640] ;    82.3 p3      22 t reload
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 576]  ;    82.8 p2      22 t reload
        vmovdqu64 [rbp + 18176], zmm18                                   ;   196.3 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm29                                           ;   197.3         22 t copy
        vpermi2b zmm18, zmm3, zmm31                                      ;   229.3 p0+p5   22 t
        vmovdqu64 [rbp + 18112], zmm20                                   ;   207.3 p7+p4   61 t spill
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 704] ;    83.7 p3      22 t reload
        vpermi2b zmm29, zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   231.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm18, zmm29, 0xca                             ;   236.3 p0      22 t
        vmovdqu64 zmm18, [rbp + 18880]                                   ;   115.3 p3      42 t
        vpermi2b zmm18, zmm26, zmm19                                     ;   233.3 p0+p5   42 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 192] ;    85.2 p2      41 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 128] ;    85.7 p3      41 t reload
        vmovdqu64 zmm31, [rbp + 19008]                                   ;    86.2 p2      42 t
        vpermi2b zmm31, zmm20, zmm29                                     ;   235.3 p0+p5   42 t
        vpternlogd zmm27, zmm31, [rbp + 18944], 0xe4                     ;   240.3 p0+p3   42 t
        vpternlogd zmm7, zmm27, zmm15, 0x96                              ;   241.3 p0      41 t
        vpternlogd zmm27, zmm15, zmm13, 0x96                             ;   241.3 p0      41 t
        vpternlogd zmm5, zmm2, zmm7, 0x96                                ;   242.3 p0      41 t
        vpternlogd zmm6, zmm13, zmm5, 0x96                               ;   243.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 4672]                                     ;    87.2 p2      68 d.3 reload
        vmovdqu64 zmm13, [rbp + 18048]                                   ;    87.7 p3      68 d.0 reload
        vpternlogd zmm5, zmm13, zmm2, 0x96                               ;   243.3 p0      61 t
        vmovdqu64 zmm13, [rbp + 18880]                                   ;   115.3 p2      42 t
        vpermi2b zmm13, zmm20, zmm29                                     ;   237.3 p0+p5   42 t
        vpternlogd zmm18, zmm13, [rbp + 18752], 0xe4                     ;   242.3 p0+p3   42 t
        vpternlogd zmm23, zmm18, zmm1, 0x96                              ;   243.3 p0      41 t
        vpternlogd zmm18, zmm1, zmm11, 0x96                              ;   243.3 p0      41 t
        vpternlogd zmm24, zmm21, zmm23, 0x96                             ;   244.3 p0      41 t
        vpternlogd zmm22, zmm11, zmm24, 0x96                             ;   245.3 p0      61 t
        vpternlogd zmm2, zmm24, [rbp + 17984], 0x96                      ;   245.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 4800]                                     ;    89.7 p3      68 d.5 reload
        vmovdqu64 zmm11, [rbp + 17920]                                   ;    90.3 p2      68 d.0 reload
        vpternlogd zmm7, zmm11, zmm1, 0x96                               ;   242.3 p0      61 t
        vpternlogd zmm1, zmm23, [rbp + 17856], 0x96                      ;   244.3 p0+p3   61 t
        vpxord zmm25, zmm25, zmm1                                        ;   245.3 p0      61 t
        vpxord zmm28, zmm28, zmm7                                        ;   243.3 p0      61 t
        vmovdqu64 zmm1, [rbp + 5824]                                     ;    91.3 p2      62 l.5 reload
        vpternlogd zmm7, zmm14, zmm1, 0x96                               ;   243.3 p0      40 t
        vmovdqu64 zmm11, [rbp + 4480]                                    ;    91.7 p3      68 d.0 reload
        vmovdqu64 zmm13, [rbp + 18624]                                   ;    92.3 p2      61 t
        vpternlogd zmm13, zmm27, zmm11, 0x96                             ;   242.3 p0      61 t
        vpternlogd zmm11, zmm18, [rbp + 18560], 0x96                     ;   244.3 p0+p3   61 t
        vmovdqu64 zmm14, [rbp + 5504]                                    ;    93.3 p2      62 l.0 reload
        vpxord zmm15, zmm13, zmm14                                       ;   243.3 p0      40 t
        vpxord zmm1, zmm25, zmm1                                         ;   246.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 5888]                                    ;    93.7 p3      62 l.6 reload
        vpxord zmm23, zmm6, zmm21                                        ;   244.3 p0      40 t
        vpxord zmm21, zmm22, zmm21                                       ;   246.3 p0      40 t
        vpshufb zmm24, zmm9, zmm15                                       ;   244.3 p5      41 t
        vmovdqa64 zmm31, zmm15                                           ;   244.3         41 t copy
        vpermi2b zmm31, zmm26, zmm19                                     ;   244.3 p0+p5   41 t
        vpermi2b zmm15, zmm20, zmm29                                     ;   244.3 p0+p5   41 t
        vpternlogd zmm24, zmm31, zmm15, 0xca                             ;   249.3 p0      41 t
        vmovdqu64 zmm15, [rbp + 5952]                                    ;    94.5 p2      62 l.7 reload
        vmovdqa64 zmm31, zmm0                                            ;   191.3         40 t copy
        vpternlogd zmm31, zmm27, zmm15, 0x96                             ;   242.3 p0      40 t
        vpternlogd zmm15, zmm30, zmm18, 0x96                             ;   244.3 p0      40 t
        vpxord zmm14, zmm11, zmm14                                       ;   245.3 p0      40 t
        vmovdqu64 [rbp + 18560], zmm11                                   ;   245.3 p8+p9   61 t spill
        vpshufb zmm11, zmm9, zmm14                                       ;   246.3 p5      41 t
        vmovdqu64 [rbp + 18624], zmm13                                   ;   243.3 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm14                                           ;   246.3         41 t copy
        vpermi2b zmm13, zmm26, zmm19                                     ;   246.3 p0+p5   41 t
        vpermi2b zmm14, zmm20, zmm29                                     ;   247.3 p0+p5   41 t
        vpternlogd zmm11, zmm13, zmm14, 0xca                             ;   252.3 p0      41 t
        vmovdqu64 zmm13, [rbp + 5696]                                    ;    97.2 p3      62 l.3 reload
        vpxord zmm14, zmm5, zmm13                                        ;   244.3 p0      40 t
        vpxord zmm13, zmm2, zmm13                                        ;   246.3 p0      40 t
        vmovdqu64 [rbp + 17856], zmm2                                    ;   246.3 p8+p9   61 t spill
        vpshufb zmm2, zmm9, zmm14                                        ;   248.3 p5      21 t
        vmovdqu64 [rbp + 17920], zmm5                                    ;   244.3 p7+p4   61 t spill
        vpshufb zmm5, zmm9, zmm13                                        ;   249.3 p5      21 t
        vmovdqu64 [rbp + 17984], zmm18                                   ;   244.3 p8+p9   41 t spill
        vpshufb zmm18, zmm9, zmm7                                        ;   250.3 p5      22 t
        vmovdqu64 [rbp + 19328], zmm30                                   ;   203.3 p7+p4   61 t spill
        vpshufb zmm30, zmm9, zmm1                                        ;   251.3 p5      22 t
        vmovdqu64 [rbp + 18752], zmm0                                    ;   191.3 p8+p9   61 t spill
        vpshufb zmm0, zmm9, zmm23                                        ;   252.3 p5      21 t
        vmovdqu64 [rbp + 18880], zmm27                                   ;   242.3 p7+p4   41 t spill
        vpshufb zmm27, zmm9, zmm21                                       ;   253.3 p5      21 t
        vmovdqu64 [rbp + 18048], zmm22                                   ;   246.3 p8+p9   61 t spill
        vpshufb zmm22, zmm9, zmm31                                       ;   254.3 p5      42 t
        vmovdqu64 [rbp + 18944], zmm6                                    ;   244.3 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm31                                            ;   243.3         42 t copy
        vpermi2b zmm6, zmm26, zmm19                                      ;   256.3 p0+p5   42 t
        vpermi2b zmm31, zmm20, zmm29                                     ;   258.3 p0+p5   42 t
        vpternlogd zmm22, zmm6, zmm31, 0xca                              ;   263.3 p0      42 t
        vmovdqa64 zmm6, zmm22                                            ;   264.3         41 t copy
        vpternlogd zmm6, zmm17, zmm16, 0x96                              ;   264.3 p0      41 t
        vpshufb zmm31, zmm9, zmm15                                       ;   259.3 p5      42 t
        vmovdqa64 zmm9, zmm15                                            ;   245.3         42 t copy
        vpermi2b zmm9, zmm26, zmm19                                      ;   261.3 p0+p5   42 t
        vpermi2b zmm15, zmm20, zmm29                                     ;   263.3 p0+p5   42 t
        vpternlogd zmm31, zmm9, zmm15, 0xca                              ;   268.3 p0      42 t
        vmovdqa64 zmm9, zmm31                                            ;   269.3         41 t copy
        vpternlogd zmm9, zmm12, zmm10, 0x96                              ;   269.3 p0      41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 640] ;   103.7 p2      22 t reload
        vmovdqa64 zmm29, zmm7                                            ;   244.3         22 t copy
        vpermi2b zmm29, zmm3, zmm15                                      ;   265.3 p0+p5   22 t
        vmovdqa64 zmm20, zmm1                                            ;   247.3         22 t copy
        vpermi2b zmm20, zmm3, zmm15                                      ;   267.3 p0+p5   22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 704] ;   105.2 p3      22 t reload
        vpermi2b zmm7, zmm15, [rel camellia128_encrypt.T0_constants512 + 768] ;   269.3 p0+p5+p2   22 t
        vpternlogd zmm18, zmm29, zmm7, 0xca                              ;   274.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 768]  ;   106.2 p3      22 t reload
        vpermi2b zmm1, zmm15, zmm7                                       ;   271.3 p0+p5   22 t
        vpternlogd zmm30, zmm20, zmm1, 0xca                              ;   276.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   106.8 p2      21 t reload
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 832] ;   107.2 p3      21 t reload
        vmovdqa64 zmm29, zmm14                                           ;   245.3         21 t copy
        vpermi2b zmm29, zmm20, zmm1                                      ;   273.3 p0+p5   21 t
        vmovdqa64 zmm7, zmm13                                            ;   247.3         21 t copy
        vpermi2b zmm7, zmm20, zmm1                                       ;   275.3 p0+p5   21 t
        vmovdqa64 zmm15, zmm23                                           ;   245.3         21 t copy
        vpermi2b zmm15, zmm20, zmm1                                      ;   277.3 p0+p5   21 t
        vmovdqa64 zmm3, zmm21                                            ;   247.3         21 t copy
        vpermi2b zmm3, zmm20, zmm1                                       ;   279.3 p0+p5   21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 960]  ;   115.3 p2      21 t reload
        vpermi2b zmm14, zmm1, [rel camellia128_encrypt.T0_constants512 + 1024] ;   281.3 p0+p5+p3   21 t
        vpternlogd zmm2, zmm29, zmm14, 0xca                              ;   286.3 p0      21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 1024] ;   120.3 p2      21 t reload
        vpermi2b zmm13, zmm1, zmm14                                      ;   283.3 p0+p5   21 t
        vpternlogd zmm5, zmm7, zmm13, 0xca                               ;   288.3 p0      21 t
        vpermi2b zmm23, zmm1, zmm14                                      ;   285.3 p0+p5   21 t
        vpternlogd zmm0, zmm15, zmm23, 0xca                              ;   290.3 p0      21 t
        vpermi2b zmm21, zmm1, zmm14                                      ;   287.3 p0+p5   21 t
        vpternlogd zmm27, zmm3, zmm21, 0xca                              ;   292.3 p0      21 t
        vmovdqa64 zmm3, zmm24                                            ;   250.3         41 t copy
        vpternlogd zmm3, zmm18, zmm2, 0x96                               ;   287.3 p0      41 t
        vmovdqa64 zmm7, zmm11                                            ;   253.3         41 t copy
        vpternlogd zmm7, zmm30, zmm5, 0x96                               ;   289.3 p0      41 t
        vmovdqa64 zmm13, zmm4                                            ;   225.3         41 t copy
        vpternlogd zmm13, zmm16, zmm2, 0x96                              ;   287.3 p0      41 t
        vpternlogd zmm4, zmm16, zmm3, 0x96                               ;   288.3 p0      41 t
        vpternlogd zmm22, zmm13, zmm17, 0x96                             ;   288.3 p0      41 t
        vpternlogd zmm17, zmm0, zmm24, 0x96                              ;   291.3 p0      41 t
        vpternlogd zmm18, zmm2, zmm17, 0x96                              ;   292.3 p0      41 t
        vpternlogd zmm0, zmm24, zmm6, 0x96                               ;   291.3 p0      41 t
        vmovdqa64 zmm2, zmm8                                             ;   232.3         41 t copy
        vpternlogd zmm2, zmm10, zmm5, 0x96                               ;   289.3 p0      41 t
        vpternlogd zmm8, zmm10, zmm7, 0x96                               ;   290.3 p0      41 t
        vpternlogd zmm31, zmm2, zmm12, 0x96                              ;   290.3 p0      41 t
        vpternlogd zmm12, zmm27, zmm11, 0x96                             ;   293.3 p0      41 t
        vpternlogd zmm30, zmm5, zmm12, 0x96                              ;   294.3 p0      41 t
        vpternlogd zmm27, zmm11, zmm9, 0x96                              ;   293.3 p0      41 t
        vpternlogd zmm17, zmm4, [rbp + 17728], 0x96                      ;   292.3 p0+p3   62 t
        vpternlogd zmm6, zmm18, [rbp + 17472], 0x96                      ;   293.3 p0+p2   62 t
        vpternlogd zmm9, zmm30, [rbp + 17408], 0x96                      ;   295.3 p0+p3   62 t
        vpternlogd zmm3, zmm22, [rbp + 17600], 0x96                      ;   289.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 3968]                                     ;   134.2 p3      68 d.0 reload
        vmovdqu64 zmm10, [rbp + 17792]                                   ;   134.5 p2      68 d.0 reload
        vpternlogd zmm22, zmm10, zmm5, 0x96                              ;   289.3 p0      62 t
        vpternlogd zmm5, zmm31, [rbp + 18816], 0x96                      ;   291.3 p0+p3   62 t
        vpternlogd zmm31, zmm7, [rbp + 17664], 0x96                      ;   291.3 p0+p2   62 t
        vpternlogd zmm2, zmm27, [rbp + 17536], 0x96                      ;   294.3 p0+p3   62 t
        vmovdqu64 zmm7, [rbp + 4032]                                     ;   136.5 p2      68 d.1 reload
        vmovdqu64 zmm10, [rbp + 18240]                                   ;   137.2 p3      68 d.0 reload
        vpternlogd zmm4, zmm10, zmm7, 0x96                               ;   289.3 p0      62 t
        vpternlogd zmm7, zmm8, [rbp + 19072], 0x96                       ;   291.3 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 4096]                                    ;   138.2 p3      68 d.2 reload
        vmovdqu64 zmm11, [rbp + 18368]                                   ;   138.5 p2      68 d.0 reload
        vpternlogd zmm18, zmm11, zmm10, 0x96                             ;   293.3 p0      62 t
        vpternlogd zmm30, zmm10, [rbp + 19136], 0x96                     ;   295.3 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 4160]                                    ;   139.5 p2      68 d.3 reload
        vmovdqu64 zmm11, [rbp + 19200]                                   ;   140.2 p3      68 d.0 reload
        vpternlogd zmm27, zmm11, zmm10, 0x96                             ;   294.3 p0      62 t
        vpternlogd zmm10, zmm0, [rbp + 18496], 0x96                      ;   292.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 19264]                                   ;   141.2 p3      68 d.0 reload
        vpternlogd zmm12, zmm11, [rbp + 4224], 0x96                      ;   294.3 p0+p2   62 t
        vpxord zmm8, zmm8, zmm12                                         ;   295.3 p0      62 t
        vmovdqu64 zmm11, [rbp + 18688]                                   ;   142.2 p3      68 d.0 reload
        vpternlogd zmm13, zmm11, [rbp + 4352], 0x96                      ;   288.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 6080]                                    ;   143.2 p3      61 r.1 reload
        vpxord zmm12, zmm4, zmm11                                        ;   290.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 6208]                                    ;   143.5 p2      61 r.3 reload
        vpxord zmm16, zmm10, zmm15                                       ;   293.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 6272]                                    ;   144.2 p3      61 r.4 reload
        vpxord zmm23, zmm17, zmm21                                       ;   293.3 p0      40 t
        vpxord zmm21, zmm8, zmm21                                        ;   296.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 6336]                                    ;   144.5 p2      61 r.5 reload
        vpxord zmm29, zmm6, zmm24                                        ;   294.3 p0      40 t
        vpxord zmm24, zmm9, zmm24                                        ;   296.3 p0      40 t
        vmovdqu64 [rbp + 18688], zmm9                                    ;   296.3 p8+p9   62 t spill
        vpxord zmm9, zmm3, [rbp + 6464]                                  ;   290.3 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm3                                    ;   290.3 p7+p4   62 t spill
        vpxord zmm3, zmm2, [rbp + 6400]                                  ;   295.3 p0+p2   40 t
        vmovdqu64 [rbp + 18496], zmm2                                    ;   295.3 p8+p9   62 t spill
        vpxord zmm2, zmm31, [rbp + 6464]                                 ;   292.3 p0+p3   40 t
        vmovdqu64 [rbp + 19200], zmm31                                   ;   292.3 p7+p4   62 t spill
        vpxord zmm31, zmm22, [rbp + 6016]                                ;   290.3 p0+p2   40 t
        vmovdqu64 [rbp + 19136], zmm22                                   ;   290.3 p8+p9   62 t spill
        vmovdqa64 zmm22, zmm31                                           ;   291.3         41 t copy
        vpermi2b zmm22, zmm26, zmm19                                     ;   291.3 p0+p5   41 t
        vmovdqu64 [rbp + 18368], zmm6                                    ;   294.3 p7+p4   62 t spill
        vpxord zmm6, zmm5, [rbp + 6016]                                  ;   292.3 p0+p3   40 t
        vmovdqu64 [rbp + 19072], zmm5                                    ;   292.3 p8+p9   62 t spill
        vmovdqa64 zmm5, zmm6                                             ;   293.3         41 t copy
        vpermi2b zmm5, zmm26, zmm19                                      ;   293.3 p0+p5   41 t
        vpxord zmm11, zmm7, zmm11                                        ;   292.3 p0      40 t
        vmovdqu64 [rbp + 18240], zmm7                                    ;   292.3 p7+p4   62 t spill
        vpxord zmm7, zmm18, [rbp + 6144]                                 ;   294.3 p0+p2   40 t
        vmovdqu64 [rbp + 17536], zmm18                                   ;   294.3 p8+p9   62 t spill
        vpxord zmm18, zmm30, [rbp + 6144]                                ;   296.3 p0+p3   40 t
        vpxord zmm15, zmm27, zmm15                                       ;   295.3 p0      40 t
        vmovdqu64 [rbp + 17664], zmm27                                   ;   295.3 p7+p4   62 t spill
        vmovdqa64 zmm27, zmm16                                           ;   294.3         21 t copy
        vpermi2b zmm27, zmm1, zmm14                                      ;   294.3 p0+p5   21 t
        vmovdqu64 [rbp + 18816], zmm30                                   ;   296.3 p8+p9   62 t spill
        vmovdqa64 zmm30, zmm13                                           ;   289.3         40 t copy
        vpternlogd zmm30, zmm0, [rbp + 6400], 0x96                       ;   292.3 p0+p2   40 t
        vmovdqu64 [rbp + 17792], zmm13                                   ;   289.3 p7+p4   62 t spill
        vmovdqa64 zmm13, zmm15                                           ;   296.3         21 t copy
        vpermi2b zmm13, zmm1, zmm14                                      ;   296.3 p0+p5   21 t
        vmovdqu64 [rbp + 17600], zmm0                                    ;   292.3 p8+p9   41 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 256]  ;   156.8 p3      41 t reload
        vmovdqu64 [rbp + 17408], zmm8                                    ;   296.3 p7+p4   62 t spill
        vpshufb zmm8, zmm0, zmm31                                        ;   296.3 p5      41 t
        vmovdqu64 [rbp + 17472], zmm17                                   ;   293.3 p8+p9   62 t spill
        vpshufb zmm17, zmm0, zmm6                                        ;   297.3 p5      41 t
        vmovdqu64 [rbp + 17728], zmm10                                   ;   293.3 p7+p4   62 t spill
        vpshufb zmm10, zmm0, zmm16                                       ;   298.3 p5      21 t
        vpermi2b zmm16, zmm20, [rel camellia128_encrypt.T0_constants512 + 896] ;   300.3 p0+p5+p2   21 t
        vpternlogd zmm10, zmm16, zmm27, 0xca                             ;   305.3 p0      21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;   161.5 p3      41 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;   162.3 p2      41 t reload
        vpermi2b zmm31, zmm27, zmm16                                     ;   302.3 p0+p5   41 t
        vpternlogd zmm8, zmm22, zmm31, 0xca                              ;   307.3 p0      41 t
        vpermi2b zmm6, zmm27, zmm16                                      ;   304.3 p0+p5   41 t
        vpternlogd zmm17, zmm5, zmm6, 0xca                               ;   309.3 p0      41 t
        vpshufb zmm5, zmm0, zmm12                                        ;   305.3 p5      23 t
        vpshufb zmm6, zmm0, zmm11                                        ;   306.3 p5      23 t
        vpshufb zmm22, zmm0, zmm15                                       ;   307.3 p5      21 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 896] ;   168.3 p3      21 t reload
        vpermi2b zmm15, zmm20, zmm31                                     ;   309.3 p0+p5   21 t
        vpternlogd zmm22, zmm15, zmm13, 0xca                             ;   314.3 p0      21 t
        vpshufb zmm13, zmm0, zmm7                                        ;   310.3 p5      22 t
        vpshufb zmm15, zmm0, zmm18                                       ;   311.3 p5      22 t
        vmovdqu64 [rbp + 19008], zmm4                                    ;   290.3 p8+p9   62 t spill
        vpshufb zmm4, zmm0, zmm23                                        ;   312.3 p5      23 t
        vpshufb zmm16, zmm0, zmm21                                       ;   313.3 p5      23 t
        vpshufb zmm27, zmm0, zmm29                                       ;   314.3 p5      22 t
        vpshufb zmm19, zmm0, zmm24                                       ;   315.3 p5      22 t
        vpshufb zmm26, zmm0, zmm30                                       ;   316.3 p5      21 t
        vmovdqa64 zmm0, zmm30                                            ;   293.3         21 t copy
        vpermi2b zmm0, zmm20, zmm31                                      ;   318.3 p0+p5   21 t
        vpermi2b zmm30, zmm1, zmm14                                      ;   320.3 p0+p5   21 t
        vpternlogd zmm26, zmm0, zmm30, 0xca                              ;   325.3 p0      21 t
        vmovdqa64 zmm0, zmm3                                             ;   296.3         21 t copy
        vpermi2b zmm0, zmm20, zmm31                                      ;   322.3 p0+p5   21 t
        vmovdqa64 zmm30, zmm3                                            ;   296.3         21 t copy
        vpermi2b zmm30, zmm1, zmm14                                      ;   324.3 p0+p5   21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 256] ;   180.3 p2      41 t reload
        vpshufb zmm3, zmm14, zmm3                                        ;   325.3 p5      21 t
        vpternlogd zmm3, zmm0, zmm30, 0xca                               ;   329.3 p0      21 t
        vpshufb zmm0, zmm14, zmm9                                        ;   326.3 p5      42 t
        vpshufb zmm30, zmm14, zmm2                                       ;   327.3 p5      42 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 320]  ;   182.7 p3      23 t reload
        vmovdqa64 zmm31, zmm12                                           ;   291.3         23 t copy
        vpermi2b zmm31, zmm1, [rel camellia128_encrypt.T0_constants512 + 384] ;   329.3 p0+p5+p2   23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 448] ;   185.3 p3      23 t reload
        vpermi2b zmm12, zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;   331.3 p0+p5+p2   23 t
        vpternlogd zmm5, zmm31, zmm12, 0xca                              ;   336.3 p0      23 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;   186.5 p3      23 t reload
        vmovdqa64 zmm31, zmm11                                           ;   293.3         23 t copy
        vpermi2b zmm31, zmm1, zmm12                                      ;   333.3 p0+p5   23 t
        vpermi2b zmm11, zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;   335.3 p0+p5+p2   23 t
        vpternlogd zmm6, zmm31, zmm11, 0xca                              ;   340.3 p0      23 t
        vmovdqa64 zmm11, zmm23                                           ;   294.3         23 t copy
        vpermi2b zmm11, zmm1, zmm12                                      ;   337.3 p0+p5   23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 512] ;   192.3 p3      23 t reload
        vpermi2b zmm23, zmm20, zmm31                                     ;   339.3 p0+p5   23 t
        vpternlogd zmm4, zmm11, zmm23, 0xca                              ;   344.3 p0      23 t
        vmovdqa64 zmm11, zmm21                                           ;   297.3         23 t copy
        vpermi2b zmm11, zmm1, zmm12                                      ;   341.3 p0+p5   23 t
        vpermi2b zmm21, zmm20, zmm31                                     ;   343.3 p0+p5   23 t
        vpternlogd zmm16, zmm11, zmm21, 0xca                             ;   348.3 p0      23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;   198.5 p2      22 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 576] ;   198.7 p3      22 t reload
        vmovdqa64 zmm23, zmm7                                            ;   295.3         22 t copy
        vpermi2b zmm23, zmm21, zmm11                                     ;   345.3 p0+p5   22 t
        vmovdqa64 zmm31, zmm18                                           ;   297.3         22 t copy
        vpermi2b zmm31, zmm21, zmm11                                     ;   347.3 p0+p5   22 t
        vmovdqa64 zmm20, zmm29                                           ;   295.3         22 t copy
        vpermi2b zmm20, zmm21, zmm11                                     ;   349.3 p0+p5   22 t
        vmovdqa64 zmm12, zmm24                                           ;   297.3         22 t copy
        vpermi2b zmm12, zmm21, zmm11                                     ;   351.3 p0+p5   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 704] ;   206.0 p2      22 t reload
        vpermi2b zmm7, zmm11, [rel camellia128_encrypt.T0_constants512 + 768] ;   353.3 p0+p5+p3   22 t
        vpternlogd zmm13, zmm23, zmm7, 0xca                              ;   358.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 768]  ;   207.0 p2      22 t reload
        vpermi2b zmm18, zmm11, zmm7                                      ;   355.3 p0+p5   22 t
        vpternlogd zmm15, zmm31, zmm18, 0xca                             ;   360.3 p0      22 t
        vpermi2b zmm29, zmm11, zmm7                                      ;   357.3 p0+p5   22 t
        vpternlogd zmm27, zmm20, zmm29, 0xca                             ;   362.3 p0      22 t
        vpermi2b zmm24, zmm11, zmm7                                      ;   359.3 p0+p5   22 t
        vpternlogd zmm19, zmm12, zmm24, 0xca                             ;   364.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 64]  ;   209.0 p3      41 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512]       ;   209.2 p2      41 t reload
        vmovdqa64 zmm20, zmm9                                            ;   291.3         42 t copy
        vpermi2b zmm20, zmm18, zmm12                                     ;   361.3 p0+p5   42 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 192] ;   210.0 p3      41 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 128] ;   210.2 p2      41 t reload
        vpermi2b zmm9, zmm24, zmm23                                      ;   363.3 p0+p5   42 t
        vpternlogd zmm0, zmm20, zmm9, 0xca                               ;   368.3 p0      42 t
        vmovdqa64 zmm9, zmm2                                             ;   293.3         42 t copy
        vpermi2b zmm9, zmm18, zmm12                                      ;   365.3 p0+p5   42 t
        vpermi2b zmm2, zmm24, zmm23                                      ;   367.3 p0+p5   42 t
        vpternlogd zmm30, zmm9, zmm2, 0xca                               ;   372.3 p0      42 t
        vmovdqa64 zmm2, zmm26                                            ;   326.3         41 t copy
        vpternlogd zmm2, zmm8, zmm5, 0x96                                ;   337.3 p0      41 t
        vmovdqa64 zmm9, zmm3                                             ;   330.3         41 t copy
        vpternlogd zmm9, zmm17, zmm6, 0x96                               ;   341.3 p0      41 t
        vmovdqa64 zmm20, zmm8                                            ;   308.3         41 t copy
        vpternlogd zmm20, zmm27, zmm10, 0x96                             ;   363.3 p0      41 t
        vpternlogd zmm27, zmm2, zmm10, 0x96                              ;   363.3 p0      41 t
        vpternlogd zmm10, zmm4, zmm13, 0x96                              ;   359.3 p0      41 t
        vpternlogd zmm4, zmm20, zmm13, 0x96                              ;   364.3 p0      41 t
        vpternlogd zmm13, zmm0, zmm5, 0x96                               ;   369.3 p0      41 t
        vpternlogd zmm0, zmm5, zmm10, 0x96                               ;   369.3 p0      41 t
        vpternlogd zmm26, zmm8, zmm13, 0x96                              ;   370.3 p0      41 t
        vpternlogd zmm13, zmm28, zmm27, 0x96                             ;   370.3 p0      61 t
        vpternlogd zmm2, zmm4, [rbp + 17280], 0x96                       ;   365.3 p0+p3   61 t
        vmovdqa64 zmm5, zmm17                                            ;   310.3         41 t copy
        vpternlogd zmm5, zmm19, zmm22, 0x96                              ;   365.3 p0      41 t
        vpternlogd zmm19, zmm9, zmm22, 0x96                              ;   365.3 p0      41 t
        vpternlogd zmm22, zmm16, zmm15, 0x96                             ;   361.3 p0      41 t
        vpternlogd zmm16, zmm5, zmm15, 0x96                              ;   366.3 p0      41 t
        vpternlogd zmm15, zmm30, zmm6, 0x96                              ;   373.3 p0      41 t
        vpternlogd zmm30, zmm6, zmm22, 0x96                              ;   373.3 p0      41 t
        vpternlogd zmm3, zmm17, zmm15, 0x96                              ;   374.3 p0      41 t
        vpternlogd zmm15, zmm25, zmm19, 0x96                             ;   374.3 p0      61 t
        vpternlogd zmm9, zmm16, [rbp + 18112], 0x96                      ;   367.3 p0+p2   61 t
        vpternlogd zmm10, zmm26, [rbp + 18944], 0x96                     ;   371.3 p0+p3   61 t
        vpternlogd zmm22, zmm3, [rbp + 18048], 0x96                      ;   375.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 18752]                                    ;   221.2 p3      61 t reload
        vpternlogd zmm20, zmm6, [rbp + 18880], 0x96                      ;   364.3 p0+p2   61 t
        vpxord zmm20, zmm20, zmm0                                        ;   370.3 p0      61 t
        vmovdqu64 zmm6, [rbp + 19328]                                    ;   222.2 p3      61 t reload
        vpternlogd zmm5, zmm6, [rbp + 17984], 0x96                       ;   366.3 p0+p2   61 t
        vpxord zmm6, zmm5, zmm30                                         ;   374.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 6976]                                     ;   223.3 p3      62 l.7 reload
        vpternlogd zmm5, zmm30, zmm8, 0x96                               ;   374.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 6784]                                    ;   224.3 p2      62 l.4 reload
        vpxord zmm25, zmm2, zmm17                                        ;   366.3 p0      40 t
        vpxord zmm17, zmm9, zmm17                                        ;   368.3 p0      40 t
        vmovdqu64 zmm28, [rbp + 6848]                                    ;   225.3 p3      62 l.5 reload
        vpxord zmm29, zmm13, zmm28                                       ;   371.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 6912]                                    ;   225.7 p2      62 l.6 reload
        vmovdqu64 [rbp + 17984], zmm6                                    ;   375.3 p7+p4   61 t spill
        vpxord zmm6, zmm10, zmm31                                        ;   372.3 p0      40 t
        vpxord zmm28, zmm15, zmm28                                       ;   375.3 p0      40 t
        vpxord zmm8, zmm20, zmm8                                         ;   371.3 p0      40 t
        vpxord zmm31, zmm22, zmm31                                       ;   376.3 p0      40 t
        vmovdqu64 [rbp + 19328], zmm20                                   ;   371.3 p8+p9   61 t spill
        vpshufb zmm20, zmm14, zmm25                                      ;   368.3 p5      23 t
        vmovdqu64 [rbp + 18880], zmm22                                   ;   376.3 p7+p4   61 t spill
        vpshufb zmm22, zmm14, zmm17                                      ;   369.3 p5      23 t
        vmovdqu64 [rbp + 18752], zmm10                                   ;   372.3 p8+p9   61 t spill
        vpshufb zmm10, zmm14, zmm29                                      ;   372.3 p5      22 t
        vmovdqu64 [rbp + 18048], zmm15                                   ;   375.3 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm29                                           ;   372.3         22 t copy
        vpermi2b zmm15, zmm11, zmm7                                      ;   372.3 p0+p5   22 t
        vpermi2b zmm29, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   374.3 p0+p5+p3   22 t
        vpternlogd zmm10, zmm29, zmm15, 0xca                             ;   379.3 p0      22 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;   231.3 p2      23 t reload
        vmovdqa64 zmm29, zmm25                                           ;   367.3         23 t copy
        vpermi2b zmm29, zmm1, zmm15                                      ;   376.3 p0+p5   23 t
        vmovdqu64 [rbp + 18944], zmm13                                   ;   371.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm17                                           ;   369.3         23 t copy
        vpermi2b zmm13, zmm1, zmm15                                      ;   378.3 p0+p5   23 t
        vmovdqu64 [rbp + 18112], zmm9                                    ;   368.3 p7+p4   61 t spill
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 448]  ;   234.5 p3      23 t reload
        vpermi2b zmm25, zmm9, [rel camellia128_encrypt.T0_constants512 + 512] ;   380.3 p0+p5+p2   23 t
        vpternlogd zmm20, zmm29, zmm25, 0xca                             ;   385.3 p0      23 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 512] ;   236.5 p3      23 t reload
        vpermi2b zmm17, zmm9, zmm25                                      ;   382.3 p0+p5   23 t
        vpternlogd zmm22, zmm13, zmm17, 0xca                             ;   387.3 p0      23 t
        vmovdqu64 zmm13, [rbp + 18624]                                   ;   243.3 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 6528]                                    ;   238.7 p3      40 t
        vpternlogd zmm17, zmm0, zmm13, 0x96                              ;   370.3 p0      40 t
        vpshufb zmm29, zmm14, zmm17                                      ;   383.3 p5      41 t
        vmovdqa64 zmm13, zmm17                                           ;   371.3         41 t copy
        vpermi2b zmm13, zmm18, zmm12                                     ;   385.3 p0+p5   41 t
        vpermi2b zmm17, zmm24, zmm23                                     ;   387.3 p0+p5   41 t
        vpternlogd zmm29, zmm13, zmm17, 0xca                             ;   392.3 p0      41 t
        vpshufb zmm13, zmm14, zmm28                                      ;   388.3 p5      22 t
        vmovdqa64 zmm17, zmm28                                           ;   376.3         22 t copy
        vpermi2b zmm17, zmm11, zmm7                                      ;   390.3 p0+p5   22 t
        vpermi2b zmm28, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   392.3 p0+p5+p2   22 t
        vpternlogd zmm13, zmm28, zmm17, 0xca                             ;   397.3 p0      22 t
        vpshufb zmm17, zmm14, zmm6                                       ;   393.3 p5      21 t
        vpshufb zmm28, zmm14, zmm31                                      ;   394.3 p5      21 t
        vmovdqu64 [rbp + 17280], zmm2                                    ;   366.3 p8+p9   61 t spill
        vpshufb zmm2, zmm14, zmm8                                        ;   395.3 p5      42 t
        vmovdqu64 [rbp + 19392], zmm0                                    ;   370.3 p7+p4   41 t spill
        vmovdqa64 zmm0, zmm8                                             ;   372.3         42 t copy
        vpermi2b zmm0, zmm18, zmm12                                      ;   397.3 p0+p5   42 t
        vpermi2b zmm8, zmm24, zmm23                                      ;   399.3 p0+p5   42 t
        vpternlogd zmm2, zmm0, zmm8, 0xca                                ;   404.3 p0      42 t
        vpshufb zmm0, zmm14, zmm5                                        ;   400.3 p5      42 t
        vmovdqa64 zmm8, zmm5                                             ;   375.3         42 t copy
        vpermi2b zmm8, zmm18, zmm12                                      ;   402.3 p0+p5   42 t
        vpermi2b zmm5, zmm24, zmm23                                      ;   404.3 p0+p5   42 t
        vpternlogd zmm0, zmm8, zmm5, 0xca                                ;   409.3 p0      42 t
        vmovdqu64 zmm5, [rbp + 18304]                                    ;   249.5 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 6592]                                     ;   249.7 p2      40 t
        vpternlogd zmm8, zmm4, zmm5, 0x96                                ;   365.3 p0      40 t
        vpshufb zmm5, zmm14, zmm8                                        ;   405.3 p5      23 t
        vmovdqu64 [rbp + 19456], zmm4                                    ;   365.3 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm8                                             ;   366.3         23 t copy
        vpermi2b zmm4, zmm1, zmm15                                       ;   407.3 p0+p5   23 t
        vpermi2b zmm8, zmm9, zmm25                                       ;   409.3 p0+p5   23 t
        vpternlogd zmm5, zmm4, zmm8, 0xca                                ;   414.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 18176]                                    ;   251.7 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 6656]                                     ;   251.8 p2      40 t
        vpternlogd zmm8, zmm27, zmm4, 0x96                               ;   364.3 p0      40 t
        vpshufb zmm4, zmm14, zmm8                                        ;   410.3 p5      22 t
        vmovdqu64 [rbp + 19520], zmm27                                   ;   364.3 p7+p4   41 t spill
        vmovdqa64 zmm27, zmm8                                            ;   365.3         22 t copy
        vpermi2b zmm27, zmm11, zmm7                                      ;   412.3 p0+p5   22 t
        vpermi2b zmm8, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   414.3 p0+p5+p3   22 t
        vpternlogd zmm4, zmm8, zmm27, 0xca                               ;   419.3 p0      22 t
        vmovdqa64 zmm8, zmm2                                             ;   405.3         41 t copy
        vpternlogd zmm8, zmm5, zmm4, 0x96                                ;   420.3 p0      41 t
        vmovdqu64 zmm27, [rbp + 18432]                                   ;   254.2 p2      61 t reload
        vmovdqu64 [rbp + 19584], zmm8                                    ;   421.3 p8+p9   41 t spill
        vmovdqu64 zmm8, [rbp + 6592]                                     ;   254.5 p3      40 t
        vpternlogd zmm8, zmm16, zmm27, 0x96                              ;   367.3 p0      40 t
        vpshufb zmm27, zmm14, zmm8                                       ;   415.3 p5      23 t
        vmovdqu64 [rbp + 19648], zmm16                                   ;   367.3 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm8                                            ;   368.3         23 t copy
        vpermi2b zmm16, zmm1, zmm15                                      ;   417.3 p0+p5   23 t
        vpermi2b zmm8, zmm9, zmm25                                       ;   419.3 p0+p5   23 t
        vpternlogd zmm27, zmm16, zmm8, 0xca                              ;   424.3 p0      23 t
        vmovdqu64 zmm8, [rbp + 18560]                                    ;   256.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 6528]                                    ;   256.7 p3      40 t
        vpternlogd zmm16, zmm30, zmm8, 0x96                              ;   374.3 p0      40 t
        vpshufb zmm8, zmm14, zmm16                                       ;   420.3 p5      41 t
        vmovdqa64 zmm25, zmm16                                           ;   375.3         41 t copy
        vpermi2b zmm25, zmm18, zmm12                                     ;   422.3 p0+p5   41 t
        vpermi2b zmm16, zmm24, zmm23                                     ;   424.3 p0+p5   41 t
        vpternlogd zmm8, zmm25, zmm16, 0xca                              ;   429.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 17344]                                   ;   263.5 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 6656]                                    ;   264.3 p3      40 t
        vpternlogd zmm25, zmm19, zmm16, 0x96                             ;   369.2 p0      40 t
        vpshufb zmm16, zmm14, zmm25                                      ;   425.3 p5      22 t
        vmovdqa64 zmm9, zmm25                                            ;   370.2         22 t copy
        vpermi2b zmm9, zmm11, zmm7                                       ;   427.3 p0+p5   22 t
        vpermi2b zmm25, zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   429.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm25, zmm9, 0xca                              ;   434.3 p0      22 t
        vmovdqa64 zmm9, zmm0                                             ;   410.3         41 t copy
        vpternlogd zmm9, zmm27, zmm16, 0x96                              ;   435.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 17920]                                   ;   270.3 p3      61 t reload
        vmovdqu64 zmm7, [rbp + 6720]                                     ;   270.5 p2      40 t
        vpternlogd zmm7, zmm26, zmm25, 0x96                              ;   374.2 p0      40 t
        vpshufb zmm25, zmm14, zmm7                                       ;   430.3 p5      21 t
        vmovdqu64 zmm11, [rbp + 6720]                                    ;   271.3 p3      40 t
        vpternlogd zmm11, zmm3, [rbp + 17856], 0x96                      ;   375.3 p0+p2   40 t
        vpshufb zmm21, zmm14, zmm11                                      ;   431.3 p5      21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   272.5 p3      21 t reload
        vmovdqa64 zmm1, zmm7                                             ;   375.2         21 t copy
        vpermi2b zmm1, zmm15, [rel camellia128_encrypt.T0_constants512 + 896] ;   433.3 p0+p5+p2   21 t
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 960] ;   274.3 p3      21 t reload
        vpermi2b zmm7, zmm14, [rel camellia128_encrypt.T0_constants512 + 1024] ;   435.3 p0+p5+p2   21 t
        vpternlogd zmm25, zmm1, zmm7, 0xca                               ;   440.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   276.5 p3      21 t reload
        vmovdqa64 zmm7, zmm11                                            ;   376.3         21 t copy
        vpermi2b zmm7, zmm15, zmm1                                       ;   437.3 p0+p5   21 t
        vpermi2b zmm11, zmm14, [rel camellia128_encrypt.T0_constants512 + 1024] ;   439.3 p0+p5+p2   21 t
        vpternlogd zmm21, zmm7, zmm11, 0xca                              ;   444.3 p0      21 t
        vmovdqa64 zmm7, zmm6                                             ;   373.3         21 t copy
        vpermi2b zmm7, zmm15, zmm1                                       ;   441.3 p0+p5   21 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 1024] ;   282.3 p3      21 t reload
        vpermi2b zmm6, zmm14, zmm11                                      ;   443.3 p0+p5   21 t
        vpternlogd zmm17, zmm7, zmm6, 0xca                               ;   448.3 p0      21 t
        vmovdqa64 zmm6, zmm31                                            ;   377.3         21 t copy
        vpermi2b zmm6, zmm15, zmm1                                       ;   445.3 p0+p5   21 t
        vpermi2b zmm31, zmm14, zmm11                                     ;   447.3 p0+p5   21 t
        vpternlogd zmm28, zmm6, zmm31, 0xca                              ;   452.3 p0      21 t
        vmovdqa64 zmm6, zmm29                                            ;   393.3         41 t copy
        vpternlogd zmm6, zmm10, zmm25, 0x96                              ;   441.3 p0      41 t
        vmovdqa64 zmm7, zmm20                                            ;   386.3         41 t copy
        vpternlogd zmm7, zmm4, zmm25, 0x96                               ;   441.3 p0      41 t
        vpternlogd zmm20, zmm4, zmm6, 0x96                               ;   442.3 p0      41 t
        vpternlogd zmm2, zmm7, zmm5, 0x96                                ;   442.3 p0      41 t
        vpternlogd zmm5, zmm17, zmm29, 0x96                              ;   449.3 p0      41 t
        vpternlogd zmm10, zmm25, zmm5, 0x96                              ;   450.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 19584]                                    ;   421.3 p2      41 t reload
        vpternlogd zmm17, zmm29, zmm4, 0x96                              ;   449.3 p0      41 t
        vmovdqa64 zmm25, zmm8                                            ;   430.3         41 t copy
        vpternlogd zmm25, zmm13, zmm21, 0x96                             ;   445.3 p0      41 t
        vpternlogd zmm5, zmm20, [rbp + 17472], 0x96                      ;   450.3 p0+p3   62 t
        vpternlogd zmm4, zmm10, [rbp + 18368], 0x96                      ;   451.3 p0+p2   62 t
        vpternlogd zmm6, zmm2, [rbp + 19264], 0x96                       ;   443.3 p0+p3   62 t
        vmovdqa64 zmm29, zmm22                                           ;   388.3         41 t copy
        vpternlogd zmm29, zmm16, zmm21, 0x96                             ;   445.3 p0      41 t
        vpternlogd zmm22, zmm16, zmm25, 0x96                             ;   446.3 p0      41 t
        vpternlogd zmm0, zmm29, zmm27, 0x96                              ;   446.3 p0      41 t
        vpternlogd zmm27, zmm28, zmm8, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm13, zmm21, zmm27, 0x96                             ;   454.3 p0      41 t
        vpternlogd zmm28, zmm8, zmm9, 0x96                               ;   453.3 p0      41 t
        vpternlogd zmm27, zmm22, [rbp + 17408], 0x96                     ;   454.3 p0+p2   62 t
        vpternlogd zmm9, zmm13, [rbp + 18688], 0x96                      ;   455.3 p0+p3   62 t
        vpternlogd zmm25, zmm0, [rbp + 19200], 0x96                      ;   447.3 p0+p2   62 t
        vpternlogd zmm29, zmm28, [rbp + 18496], 0x96                     ;   454.3 p0+p3   62 t
        vpxord zmm20, zmm20, [rbp + 19008]                               ;   443.3 p0+p2   62 t
        vmovdqu64 zmm8, [rbp + 17792]                                    ;   298.0 p3      62 t reload
        vpternlogd zmm7, zmm8, [rbp + 17600], 0x96                       ;   442.3 p0+p2   62 t
        vpxord zmm7, zmm7, zmm17                                         ;   450.3 p0      62 t
        vpxord zmm17, zmm17, [rbp + 17728]                               ;   450.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 7104]                                     ;   299.7 p2      61 r.1 reload
        vpxord zmm16, zmm20, zmm8                                        ;   444.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 18240]                                   ;   300.0 p3      62 t reload
        vpternlogd zmm8, zmm22, zmm21, 0x96                              ;   447.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 7232]                                    ;   300.7 p2      61 r.3 reload
        vpxord zmm21, zmm17, zmm31                                       ;   451.3 p0      40 t
        vpternlogd zmm31, zmm28, [rbp + 17664], 0x96                     ;   454.3 p0+p3   40 t
        vmovdqu64 [rbp + 17728], zmm28                                   ;   454.3 p8+p9   41 t spill
        vpxord zmm28, zmm5, [rbp + 7296]                                 ;   451.3 p0+p2   40 t
        vmovdqu64 [rbp + 17600], zmm17                                   ;   451.3 p7+p4   62 t spill
        vpxord zmm17, zmm4, [rbp + 7360]                                 ;   452.3 p0+p3   40 t
        vmovdqu64 [rbp + 17792], zmm22                                   ;   447.3 p8+p9   41 t spill
        vpxord zmm22, zmm27, [rbp + 7296]                                ;   455.3 p0+p2   40 t
        vmovdqu64 [rbp + 19008], zmm20                                   ;   444.3 p7+p4   62 t spill
        vpxord zmm20, zmm6, [rbp + 7488]                                 ;   444.3 p0+p3   40 t
        vmovdqu64 [rbp + 18496], zmm6                                    ;   444.3 p8+p9   62 t spill
        vpxord zmm6, zmm7, [rbp + 7424]                                  ;   451.3 p0+p2   40 t
        vmovdqu64 [rbp + 19200], zmm7                                    ;   451.3 p7+p4   62 t spill
        vpxord zmm7, zmm9, [rbp + 7360]                                  ;   456.3 p0+p3   40 t
        vmovdqu64 [rbp + 18688], zmm9                                    ;   456.3 p8+p9   62 t spill
        vpxord zmm9, zmm25, [rbp + 7488]                                 ;   448.3 p0+p2   40 t
        vmovdqu64 [rbp + 17408], zmm25                                   ;   448.3 p7+p4   62 t spill
        vpxord zmm25, zmm29, [rbp + 7424]                                ;   455.3 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm29                                   ;   455.3 p8+p9   62 t spill
        vmovdqa64 zmm29, zmm21                                           ;   452.3         21 t copy
        vpermi2b zmm29, zmm15, zmm1                                      ;   452.3 p0+p5   21 t
        vmovdqu64 [rbp + 18368], zmm4                                    ;   452.3 p7+p4   62 t spill
        vmovdqa64 zmm4, zmm21                                            ;   452.3         21 t copy
        vpermi2b zmm4, zmm14, zmm11                                      ;   452.3 p0+p5   21 t
        vmovdqu64 [rbp + 19584], zmm27                                   ;   455.3 p8+p9   62 t spill
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 256] ;   305.7 p2      41 t reload
        vpshufb zmm21, zmm27, zmm21                                      ;   452.3 p5      21 t
        vpternlogd zmm21, zmm29, zmm4, 0xca                              ;   457.3 p0      21 t
        vpshufb zmm4, zmm27, zmm16                                       ;   453.3 p5      23 t
        vpshufb zmm29, zmm27, zmm8                                       ;   454.3 p5      23 t
        vmovdqu64 [rbp + 17472], zmm5                                    ;   451.3 p7+p4   62 t spill
        vpshufb zmm5, zmm27, zmm31                                       ;   455.3 p5      21 t
        vmovdqu64 [rbp + 19712], zmm3                                    ;   375.3 p8+p9   41 t spill
        vmovdqa64 zmm3, zmm31                                            ;   455.3         21 t copy
        vpermi2b zmm3, zmm15, zmm1                                       ;   457.3 p0+p5   21 t
        vpermi2b zmm31, zmm14, zmm11                                     ;   459.3 p0+p5   21 t
        vpternlogd zmm5, zmm3, zmm31, 0xca                               ;   464.3 p0      21 t
        vpshufb zmm3, zmm27, zmm28                                       ;   460.3 p5      23 t
        vpshufb zmm31, zmm27, zmm22                                      ;   461.3 p5      23 t
        vpshufb zmm11, zmm27, zmm17                                      ;   462.3 p5      22 t
        vpshufb zmm14, zmm27, zmm7                                       ;   463.3 p5      22 t
        vpshufb zmm1, zmm27, zmm6                                        ;   464.3 p5      21 t
        vpshufb zmm15, zmm27, zmm20                                      ;   465.3 p5      42 t
        vmovdqu64 [rbp + 19776], zmm26                                   ;   371.3 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm20                                           ;   445.3         42 t copy
        vpermi2b zmm26, zmm18, zmm12                                     ;   467.3 p0+p5   42 t
        vpermi2b zmm20, zmm24, zmm23                                     ;   469.3 p0+p5   42 t
        vpternlogd zmm15, zmm26, zmm20, 0xca                             ;   474.3 p0      42 t
        vpshufb zmm20, zmm27, zmm25                                      ;   470.3 p5      21 t
        vpshufb zmm26, zmm27, zmm9                                       ;   471.3 p5      42 t
        vmovdqu64 [rbp + 19840], zmm19                                   ;   366.3 p8+p9   41 t spill
        vmovdqa64 zmm19, zmm9                                            ;   449.3         42 t copy
        vpermi2b zmm19, zmm18, zmm12                                     ;   473.3 p0+p5   42 t
        vpermi2b zmm9, zmm24, zmm23                                      ;   475.3 p0+p5   42 t
        vpternlogd zmm26, zmm19, zmm9, 0xca                              ;   480.3 p0      42 t
        vmovdqu64 zmm9, [rbp + 19136]                                    ;   310.8 p3      62 t reload
        vmovdqu64 zmm19, [rbp + 7040]                                    ;   311.0 p2      40 t
        vpternlogd zmm19, zmm2, zmm9, 0x96                               ;   443.3 p0      40 t
        vpshufb zmm9, zmm27, zmm19                                       ;   476.3 p5      41 t
        vmovdqu64 [rbp + 19904], zmm2                                    ;   443.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm19                                            ;   444.3         41 t copy
        vpermi2b zmm2, zmm18, zmm12                                      ;   478.3 p0+p5   41 t
        vpermi2b zmm19, zmm24, zmm23                                     ;   480.3 p0+p5   41 t
        vpternlogd zmm9, zmm2, zmm19, 0xca                               ;   485.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 19072]                                    ;   313.0 p3      62 t reload
        vmovdqu64 zmm19, [rbp + 7040]                                    ;   313.2 p2      40 t
        vpternlogd zmm19, zmm0, zmm2, 0x96                               ;   447.3 p0      40 t
        vpshufb zmm2, zmm27, zmm19                                       ;   481.3 p5      41 t
        vmovdqu64 [rbp + 19968], zmm0                                    ;   447.3 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm19                                            ;   448.3         41 t copy
        vpermi2b zmm0, zmm18, zmm12                                      ;   483.3 p0+p5   41 t
        vpermi2b zmm19, zmm24, zmm23                                     ;   485.3 p0+p5   41 t
        vpternlogd zmm2, zmm0, zmm19, 0xca                               ;   490.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 17536]                                    ;   315.2 p3      62 t reload
        vmovdqu64 zmm19, [rbp + 7168]                                    ;   315.3 p2      40 t
        vpternlogd zmm19, zmm10, zmm0, 0x96                              ;   451.3 p0      40 t
        vpshufb zmm0, zmm27, zmm19                                       ;   486.3 p5      22 t
        vmovdqu64 [rbp + 20032], zmm10                                   ;   451.3 p7+p4   41 t spill
        vmovdqu64 zmm10, [rbp + 7168]                                    ;   316.2 p3      40 t
        vpternlogd zmm10, zmm13, [rbp + 18816], 0x96                     ;   455.3 p0+p2   40 t
        vmovdqu64 [rbp + 20096], zmm13                                   ;   455.3 p8+p9   41 t spill
        vpshufb zmm13, zmm27, zmm10                                      ;   487.3 p5      22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 320] ;   317.2 p3      23 t reload
        vmovdqa64 zmm23, zmm16                                           ;   445.3         23 t copy
        vpermi2b zmm23, zmm27, [rel camellia128_encrypt.T0_constants512 + 384] ;   489.3 p0+p5+p2   23 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 448] ;   318.2 p3      23 t reload
        vpermi2b zmm16, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   491.3 p0+p5+p2   23 t
        vpternlogd zmm4, zmm23, zmm16, 0xca                              ;   496.3 p0      23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;   325.5 p3      23 t reload
        vmovdqa64 zmm23, zmm8                                            ;   448.3         23 t copy
        vpermi2b zmm23, zmm27, zmm16                                     ;   493.3 p0+p5   23 t
        vpermi2b zmm8, zmm24, [rel camellia128_encrypt.T0_constants512 + 512] ;   495.3 p0+p5+p2   23 t
        vpternlogd zmm29, zmm23, zmm8, 0xca                              ;   500.3 p0      23 t
        vmovdqa64 zmm8, zmm28                                            ;   452.3         23 t copy
        vpermi2b zmm8, zmm27, zmm16                                      ;   497.3 p0+p5   23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 512] ;   330.3 p3      23 t reload
        vpermi2b zmm28, zmm24, zmm23                                     ;   499.3 p0+p5   23 t
        vpternlogd zmm3, zmm8, zmm28, 0xca                               ;   504.3 p0      23 t
        vmovdqa64 zmm8, zmm22                                            ;   456.3         23 t copy
        vpermi2b zmm8, zmm27, zmm16                                      ;   501.3 p0+p5   23 t
        vpermi2b zmm22, zmm24, zmm23                                     ;   503.3 p0+p5   23 t
        vpternlogd zmm31, zmm8, zmm22, 0xca                              ;   508.3 p0      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 640]  ;   337.5 p2      22 t reload
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 576] ;   337.7 p3      22 t reload
        vmovdqa64 zmm28, zmm19                                           ;   452.3         22 t copy
        vpermi2b zmm28, zmm22, zmm8                                      ;   505.3 p0+p5   22 t
        vmovdqa64 zmm23, zmm10                                           ;   456.3         22 t copy
        vpermi2b zmm23, zmm22, zmm8                                      ;   507.3 p0+p5   22 t
        vmovdqa64 zmm24, zmm17                                           ;   453.3         22 t copy
        vpermi2b zmm24, zmm22, zmm8                                      ;   509.3 p0+p5   22 t
        vmovdqa64 zmm16, zmm7                                            ;   457.3         22 t copy
        vpermi2b zmm16, zmm22, zmm8                                      ;   511.3 p0+p5   22 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 704]  ;   345.3 p2      22 t reload
        vpermi2b zmm19, zmm8, [rel camellia128_encrypt.T0_constants512 + 768] ;   513.3 p0+p5+p3   22 t
        vpternlogd zmm0, zmm28, zmm19, 0xca                              ;   518.3 p0      22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;   348.5 p2      22 t reload
        vpermi2b zmm10, zmm8, zmm19                                      ;   515.3 p0+p5   22 t
        vpternlogd zmm13, zmm23, zmm10, 0xca                             ;   520.3 p0      22 t
        vpermi2b zmm17, zmm8, zmm19                                      ;   517.3 p0+p5   22 t
        vpternlogd zmm11, zmm24, zmm17, 0xca                             ;   522.3 p0      22 t
        vpermi2b zmm7, zmm8, zmm19                                       ;   519.3 p0+p5   22 t
        vpternlogd zmm14, zmm16, zmm7, 0xca                              ;   524.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 896]  ;   352.5 p3      21 t reload
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 832] ;   354.3 p2      21 t reload
        vmovdqa64 zmm16, zmm6                                            ;   452.3         21 t copy
        vpermi2b zmm16, zmm10, zmm7                                      ;   521.3 p0+p5   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;   356.3 p3      21 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 960] ;   356.5 p2      21 t reload
        vpermi2b zmm6, zmm23, zmm17                                      ;   523.3 p0+p5   21 t
        vpternlogd zmm1, zmm16, zmm6, 0xca                               ;   528.3 p0      21 t
        vmovdqa64 zmm6, zmm25                                            ;   456.3         21 t copy
        vpermi2b zmm6, zmm10, zmm7                                       ;   525.3 p0+p5   21 t
        vpermi2b zmm25, zmm23, zmm17                                     ;   527.3 p0+p5   21 t
        vpternlogd zmm20, zmm6, zmm25, 0xca                              ;   532.3 p0      21 t
        vmovdqa64 zmm6, zmm9                                             ;   486.3         41 t copy
        vpternlogd zmm6, zmm11, zmm21, 0x96                              ;   523.3 p0      41 t
        vmovdqa64 zmm16, zmm3                                            ;   505.3         41 t copy
        vpternlogd zmm16, zmm0, zmm21, 0x96                              ;   519.3 p0      41 t
        vpternlogd zmm3, zmm6, zmm0, 0x96                                ;   524.3 p0      41 t
        vpternlogd zmm0, zmm15, zmm4, 0x96                               ;   519.3 p0      41 t
        vpternlogd zmm15, zmm16, zmm4, 0x96                              ;   520.3 p0      41 t
        vpternlogd zmm4, zmm1, zmm9, 0x96                                ;   529.3 p0      41 t
        vpternlogd zmm11, zmm21, zmm4, 0x96                              ;   530.3 p0      41 t
        vpternlogd zmm1, zmm9, zmm0, 0x96                                ;   529.3 p0      41 t
        vmovdqa64 zmm9, zmm2                                             ;   491.3         41 t copy
        vpternlogd zmm9, zmm14, zmm5, 0x96                               ;   525.3 p0      41 t
        vmovdqa64 zmm21, zmm31                                           ;   509.3         41 t copy
        vpternlogd zmm21, zmm13, zmm5, 0x96                              ;   521.3 p0      41 t
        vpternlogd zmm31, zmm9, zmm13, 0x96                              ;   526.3 p0      41 t
        vpternlogd zmm13, zmm26, zmm29, 0x96                             ;   521.3 p0      41 t
        vpternlogd zmm26, zmm21, zmm29, 0x96                             ;   522.3 p0      41 t
        vpternlogd zmm29, zmm20, zmm2, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm14, zmm5, zmm29, 0x96                              ;   534.3 p0      41 t
        vpternlogd zmm20, zmm2, zmm13, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm30, zmm26, [rbp + 18560], 0x96                     ;   523.3 p0+p3   61 t
        vpternlogd zmm26, zmm9, [rbp + 17984], 0x96                      ;   526.3 p0+p2   61 t
        vpternlogd zmm4, zmm3, [rbp + 17280], 0x96                       ;   530.3 p0+p3   61 t
        vpternlogd zmm0, zmm11, [rbp + 18944], 0x96                      ;   531.3 p0+p2   61 t
        vpternlogd zmm29, zmm31, [rbp + 18112], 0x96                     ;   534.3 p0+p3   61 t
        vpternlogd zmm6, zmm15, [rbp + 19328], 0x96                      ;   524.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 19392]                                    ;   374.7 p3      41 t reload
        vpternlogd zmm15, zmm2, [rbp + 18624], 0x96                      ;   521.3 p0+p2   61 t
        vpternlogd zmm16, zmm1, [rbp + 18752], 0x96                      ;   530.3 p0+p3   61 t
        vpternlogd zmm13, zmm14, [rbp + 18048], 0x96                     ;   535.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 19456]                                    ;   376.7 p3      41 t reload
        vpternlogd zmm3, zmm2, [rbp + 18304], 0x96                       ;   525.3 p0+p2   61 t
        vpternlogd zmm21, zmm20, [rbp + 18880], 0x96                     ;   534.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19648]                                    ;   378.3 p2      41 t reload
        vpternlogd zmm31, zmm2, [rbp + 18432], 0x96                      ;   527.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19520]                                    ;   379.3 p2      41 t reload
        vpternlogd zmm11, zmm2, [rbp + 18176], 0x96                      ;   531.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19776]                                    ;   380.3 p2      41 t reload
        vpternlogd zmm1, zmm2, [rbp + 17920], 0x96                       ;   530.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19840]                                    ;   381.3 p2      41 t reload
        vpternlogd zmm14, zmm2, [rbp + 17344], 0x96                      ;   535.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19712]                                    ;   382.3 p2      41 t reload
        vpternlogd zmm20, zmm2, [rbp + 17856], 0x96                      ;   534.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 7552]                                     ;   383.3 p2      62 l.0 reload
        vpxord zmm5, zmm15, zmm2                                         ;   522.3 p0      40 t
        vmovdqu64 zmm9, [rbp + 7808]                                     ;   383.7 p3      62 l.4 reload
        vpxord zmm24, zmm4, zmm9                                         ;   531.3 p0      40 t
        vmovdqu64 zmm25, [rbp + 7872]                                    ;   384.3 p2      62 l.5 reload
        vpxord zmm28, zmm0, zmm25                                        ;   532.3 p0      40 t
        vpxord zmm9, zmm29, zmm9                                         ;   535.3 p0      40 t
        vmovdqu64 [rbp + 17856], zmm0                                    ;   532.3 p7+p4   61 t spill
        vpxord zmm0, zmm6, [rbp + 8000]                                  ;   525.3 p0+p3   40 t
        vmovdqu64 [rbp + 19712], zmm6                                    ;   525.3 p8+p9   61 t spill
        vpxord zmm6, zmm16, [rbp + 7936]                                 ;   531.3 p0+p2   40 t
        vpxord zmm25, zmm13, zmm25                                       ;   536.3 p0      40 t
        vmovdqu64 [rbp + 17344], zmm16                                   ;   531.3 p7+p4   61 t spill
        vpxord zmm16, zmm26, [rbp + 8000]                                ;   527.3 p0+p3   40 t
        vmovdqu64 [rbp + 19840], zmm26                                   ;   527.3 p8+p9   61 t spill
        vpxord zmm26, zmm21, [rbp + 7936]                                ;   535.3 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm21                                   ;   535.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm5                                            ;   523.3         41 t copy
        vpermi2b zmm21, zmm18, zmm12                                     ;   529.3 p0+p5   41 t
        vpxord zmm2, zmm30, zmm2                                         ;   524.3 p0      40 t
        vmovdqu64 [rbp + 19776], zmm13                                   ;   536.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm2                                            ;   525.3         41 t copy
        vpermi2b zmm13, zmm18, zmm12                                     ;   531.3 p0+p5   41 t
        vmovdqu64 [rbp + 18176], zmm30                                   ;   524.3 p7+p4   61 t spill
        vpxord zmm30, zmm3, [rbp + 7616]                                 ;   526.3 p0+p3   40 t
        vmovdqu64 [rbp + 19520], zmm3                                    ;   526.3 p8+p9   61 t spill
        vpxord zmm3, zmm31, [rbp + 7616]                                 ;   528.3 p0+p2   40 t
        vmovdqu64 [rbp + 18432], zmm31                                   ;   528.3 p7+p4   61 t spill
        vpxord zmm31, zmm11, [rbp + 7680]                                ;   532.3 p0+p3   40 t
        vmovdqu64 [rbp + 19648], zmm11                                   ;   532.3 p8+p9   61 t spill
        vpxord zmm11, zmm1, [rbp + 7744]                                 ;   531.3 p0+p2   40 t
        vmovdqu64 [rbp + 18880], zmm1                                    ;   531.3 p7+p4   61 t spill
        vpxord zmm1, zmm14, [rbp + 7680]                                 ;   536.3 p0+p3   40 t
        vmovdqu64 [rbp + 18304], zmm14                                   ;   536.3 p8+p9   61 t spill
        vpxord zmm14, zmm20, [rbp + 7744]                                ;   535.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm20                                   ;   535.3 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm31                                           ;   533.3         22 t copy
        vpermi2b zmm20, zmm8, zmm19                                      ;   533.3 p0+p5   22 t
        vmovdqu64 [rbp + 18048], zmm29                                   ;   535.3 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm1                                            ;   537.3         22 t copy
        vpermi2b zmm29, zmm8, zmm19                                      ;   537.3 p0+p5   22 t
        vmovdqu64 [rbp + 18752], zmm4                                    ;   531.3 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm11                                            ;   532.3         21 t copy
        vpermi2b zmm4, zmm10, zmm7                                       ;   537.3 p0+p5   21 t
        vmovdqu64 [rbp + 18624], zmm15                                   ;   522.3 p8+p9   61 t spill
        vmovdqa64 zmm15, zmm11                                           ;   532.3         21 t copy
        vpermi2b zmm15, zmm23, zmm17                                     ;   539.3 p0+p5   21 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 256] ;   390.3 p3      41 t reload
        vpshufb zmm11, zmm12, zmm11                                      ;   540.3 p5      21 t
        vpternlogd zmm11, zmm4, zmm15, 0xca                              ;   544.3 p0      21 t
        vpshufb zmm4, zmm12, zmm5                                        ;   541.3 p5      41 t
        vpshufb zmm15, zmm12, zmm2                                       ;   542.3 p5      41 t
        vpshufb zmm18, zmm12, zmm31                                      ;   543.3 p5      22 t
        vpermi2b zmm31, zmm22, [rel camellia128_encrypt.T0_constants512 + 640] ;   545.3 p0+p5+p2   22 t
        vpternlogd zmm18, zmm31, zmm20, 0xca                             ;   550.3 p0      22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 192] ;   395.5 p3      41 t reload
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 128] ;   395.7 p2      41 t reload
        vpermi2b zmm5, zmm31, zmm20                                      ;   547.3 p0+p5   41 t
        vpternlogd zmm4, zmm21, zmm5, 0xca                               ;   552.3 p0      41 t
        vpermi2b zmm2, zmm31, zmm20                                      ;   549.3 p0+p5   41 t
        vpternlogd zmm15, zmm13, zmm2, 0xca                              ;   554.3 p0      41 t
        vpshufb zmm2, zmm12, zmm30                                       ;   550.3 p5      23 t
        vpshufb zmm5, zmm12, zmm3                                        ;   551.3 p5      23 t
        vpshufb zmm13, zmm12, zmm1                                       ;   552.3 p5      22 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 640] ;   402.5 p3      22 t reload
        vpermi2b zmm1, zmm22, zmm21                                      ;   554.3 p0+p5   22 t
        vpternlogd zmm13, zmm1, zmm29, 0xca                              ;   559.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 384]  ;   405.3 p2      23 t reload
        vmovdqa64 zmm29, zmm30                                           ;   527.3         23 t copy
        vpermi2b zmm29, zmm27, zmm1                                      ;   556.3 p0+p5   23 t
        vmovdqa64 zmm20, zmm3                                            ;   529.3         23 t copy
        vpermi2b zmm20, zmm27, zmm1                                      ;   558.3 p0+p5   23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 448] ;   410.3 p3      23 t reload
        vpermi2b zmm30, zmm31, [rel camellia128_encrypt.T0_constants512 + 512] ;   560.3 p0+p5+p2   23 t
        vpternlogd zmm2, zmm29, zmm30, 0xca                              ;   565.3 p0      23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 512] ;   411.3 p3      23 t reload
        vpermi2b zmm3, zmm31, zmm29                                      ;   562.3 p0+p5   23 t
        vpternlogd zmm5, zmm20, zmm3, 0xca                               ;   567.3 p0      23 t
        vpshufb zmm3, zmm12, zmm14                                       ;   563.3 p5      21 t
        vmovdqa64 zmm20, zmm14                                           ;   536.3         21 t copy
        vpermi2b zmm20, zmm10, zmm7                                      ;   565.3 p0+p5   21 t
        vpermi2b zmm14, zmm23, zmm17                                     ;   567.3 p0+p5   21 t
        vpternlogd zmm3, zmm20, zmm14, 0xca                              ;   572.3 p0      21 t
        vpshufb zmm14, zmm12, zmm24                                      ;   568.3 p5      23 t
        vmovdqa64 zmm20, zmm24                                           ;   532.3         23 t copy
        vpermi2b zmm20, zmm27, zmm1                                      ;   570.3 p0+p5   23 t
        vpermi2b zmm24, zmm31, zmm29                                     ;   572.3 p0+p5   23 t
        vpternlogd zmm14, zmm20, zmm24, 0xca                             ;   577.3 p0      23 t
        vpshufb zmm20, zmm12, zmm9                                       ;   573.3 p5      23 t
        vmovdqa64 zmm24, zmm9                                            ;   536.3         23 t copy
        vpermi2b zmm24, zmm27, zmm1                                      ;   575.3 p0+p5   23 t
        vpermi2b zmm9, zmm31, zmm29                                      ;   577.3 p0+p5   23 t
        vpternlogd zmm20, zmm24, zmm9, 0xca                              ;   582.3 p0      23 t
        vpshufb zmm9, zmm12, zmm28                                       ;   578.3 p5      22 t
        vmovdqa64 zmm24, zmm28                                           ;   533.3         22 t copy
        vpermi2b zmm24, zmm22, zmm21                                     ;   580.3 p0+p5   22 t
        vpermi2b zmm28, zmm8, zmm19                                      ;   582.3 p0+p5   22 t
        vpternlogd zmm9, zmm24, zmm28, 0xca                              ;   587.3 p0      22 t
        vpshufb zmm24, zmm12, zmm25                                      ;   583.3 p5      22 t
        vmovdqa64 zmm28, zmm25                                           ;   537.3         22 t copy
        vpermi2b zmm28, zmm22, zmm21                                     ;   585.3 p0+p5   22 t
        vpermi2b zmm25, zmm8, zmm19                                      ;   587.3 p0+p5   22 t
        vpternlogd zmm24, zmm28, zmm25, 0xca                             ;   592.3 p0      22 t
        vpshufb zmm25, zmm12, zmm6                                       ;   588.3 p5      21 t
        vmovdqa64 zmm28, zmm6                                            ;   532.3         21 t copy
        vpermi2b zmm28, zmm10, zmm7                                      ;   590.3 p0+p5   21 t
        vpermi2b zmm6, zmm23, zmm17                                      ;   592.3 p0+p5   21 t
        vpternlogd zmm25, zmm28, zmm6, 0xca                              ;   597.3 p0      21 t
        vpshufb zmm6, zmm12, zmm26                                       ;   593.3 p5      21 t
        vmovdqa64 zmm28, zmm26                                           ;   536.3         21 t copy
        vpermi2b zmm28, zmm10, zmm7                                      ;   595.3 p0+p5   21 t
        vpermi2b zmm26, zmm23, zmm17                                     ;   597.3 p0+p5   21 t
        vpternlogd zmm6, zmm28, zmm26, 0xca                              ;   602.3 p0      21 t
        vpshufb zmm26, zmm12, zmm0                                       ;   598.3 p5      42 t
        vmovdqa64 zmm28, zmm14                                           ;   578.3         41 t copy
        vpternlogd zmm28, zmm18, zmm11, 0x96                             ;   578.3 p0      41 t
        vmovdqa64 zmm30, zmm4                                            ;   553.3         41 t copy
        vpternlogd zmm30, zmm9, zmm11, 0x96                              ;   588.3 p0      41 t
        vpternlogd zmm14, zmm30, zmm18, 0x96                             ;   589.3 p0      41 t
        vmovdqa64 zmm17, zmm20                                           ;   583.3         41 t copy
        vpternlogd zmm17, zmm13, zmm3, 0x96                              ;   583.3 p0      41 t
        vpshufb zmm23, zmm12, zmm16                                      ;   599.3 p5      42 t
        vmovdqa64 zmm7, zmm15                                            ;   555.3         41 t copy
        vpternlogd zmm7, zmm24, zmm3, 0x96                               ;   593.3 p0      41 t
        vpternlogd zmm20, zmm7, zmm13, 0x96                              ;   594.3 p0      41 t
        vmovdqa64 zmm10, zmm25                                           ;   598.3         41 t copy
        vpternlogd zmm10, zmm4, zmm2, 0x96                               ;   598.3 p0      41 t
        vpternlogd zmm9, zmm11, zmm10, 0x96                              ;   599.3 p0      41 t
        vpternlogd zmm10, zmm14, [rbp + 17472], 0x96                     ;   599.3 p0+p2   62 t
        vmovdqa64 zmm11, zmm6                                            ;   603.3         41 t copy
        vpternlogd zmm11, zmm15, zmm5, 0x96                              ;   603.3 p0      41 t
        vpternlogd zmm24, zmm3, zmm11, 0x96                              ;   604.3 p0      41 t
        vpternlogd zmm11, zmm20, [rbp + 19584], 0x96                     ;   604.3 p0+p3   62 t
        vmovdqu64 zmm3, [rbp + 8320]                                     ;   445.3 p2      71 d.4 reload
        vpandd zmm19, zmm10, zmm3                                        ;   600.3 p0      47 y
        vpandd zmm3, zmm11, zmm3                                         ;   605.3 p0      47 y
        vpsrlq zmm8, zmm19, 7                                            ;   601.3 p0      47 y
        vpaddb zmm19, zmm19, zmm19                                       ;   601.3 p0      47 y
        vpsrlq zmm21, zmm3, 7                                            ;   606.3 p0      47 y
        vpaddb zmm3, zmm3, zmm3                                          ;   606.3 p0      47 y
        vmovdqu64 zmm22, [rbp + 17792]                                   ;   448.5 p3      41 t reload
        vpternlogd zmm20, zmm22, [rbp + 18240], 0x96                     ;   595.3 p0+p2   47 y
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 64]  ;   449.5 p3      41 t reload
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512]       ;   450.3 p2      41 t reload
        vmovdqa64 zmm31, zmm0                                            ;   526.3         42 t copy
        vpermi2b zmm31, zmm29, zmm22                                     ;   601.3 p0+p5   42 t
        vmovdqa64 zmm1, zmm16                                            ;   528.3         42 t copy
        vpermi2b zmm1, zmm29, zmm22                                      ;   603.3 p0+p5   42 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 128] ;   453.8 p3      41 t reload
        vpermi2b zmm0, zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;   605.3 p0+p5+p2   42 t
        vpternlogd zmm26, zmm31, zmm0, 0xca                              ;   610.3 p0      42 t
        vpternlogd zmm18, zmm26, zmm2, 0x96                              ;   611.3 p0      41 t
        vpternlogd zmm26, zmm2, zmm28, 0x96                              ;   611.3 p0      41 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 192]  ;   455.0 p3      41 t reload
        vpermi2b zmm16, zmm27, zmm0                                      ;   607.3 p0+p5   42 t
        vpternlogd zmm23, zmm1, zmm16, 0xca                              ;   612.3 p0      42 t
        vpternlogd zmm25, zmm4, zmm18, 0x96                              ;   612.3 p0      41 t
        vpternlogd zmm13, zmm23, zmm5, 0x96                              ;   613.3 p0      41 t
        vpternlogd zmm23, zmm5, zmm17, 0x96                              ;   613.3 p0      41 t
        vpternlogd zmm6, zmm15, zmm13, 0x96                              ;   614.3 p0      41 t
        vpternlogd zmm18, zmm9, [rbp + 18368], 0x96                      ;   612.3 p0+p2   62 t
        vpternlogd zmm13, zmm24, [rbp + 18688], 0x96                     ;   614.3 p0+p3   62 t
        vpternlogd zmm28, zmm25, [rbp + 19200], 0x96                     ;   613.3 p0+p2   62 t
        vpternlogd zmm30, zmm26, [rbp + 18496], 0x96                     ;   612.3 p0+p3   62 t
        vpternlogd zmm17, zmm6, [rbp + 19264], 0x96                      ;   615.3 p0+p2   62 t
        vpternlogd zmm7, zmm23, [rbp + 17408], 0x96                      ;   614.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 8384]                                     ;   459.5 p2      71 d.5 reload
        vpandd zmm2, zmm18, zmm1                                         ;   613.3 p0      47 y
        vpandd zmm1, zmm13, zmm1                                         ;   615.3 p0      47 y
        vmovdqu64 zmm4, [rbp + 8448]                                     ;   459.8 p3      71 d.6 reload
        vpandd zmm5, zmm28, zmm4                                         ;   614.3 p0      47 y
        vmovdqu64 zmm15, [rbp + 8512]                                    ;   460.5 p2      71 d.7 reload
        vpandd zmm16, zmm30, zmm15                                       ;   613.3 p0      47 y
        vpandd zmm4, zmm17, zmm4                                         ;   616.3 p0      47 y
        vpandd zmm15, zmm7, zmm15                                        ;   615.3 p5      47 y
        vpsrlq zmm31, zmm16, 7                                           ;   614.3 p0      47 y
        vpsrlq zmm12, zmm15, 7                                           ;   616.3 p0      47 y
        vpaddb zmm16, zmm16, zmm16                                       ;   614.3 p5      47 y
        vpternlogd zmm16, zmm25, [rbp + 17600], 0x96                     ;   615.3 p5+p3   47 y
        vpsrlq zmm25, zmm2, 7                                            ;   614.3 p0      47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   614.3 p5      47 y
        vpternlogd zmm2, zmm14, [rbp + 19008], 0x96                      ;   615.3 p0+p2   47 y
        vmovdqu64 zmm14, [rel camellia128_encrypt.T0_constants512 + 1088] ;   461.8 p3      47 y reload
        vpternlogd zmm2, zmm8, zmm14, 0x78                               ;   616.3 p5      47 y
        vmovdqu64 zmm8, [rbp + 8128]                                     ;   462.5 p2      71 d.1 reload
        vpternlogd zmm18, zmm2, zmm8, 0x1e                               ;   617.3 p0      48 y
        vpaddb zmm15, zmm15, zmm15                                       ;   616.3 p5      47 y
        vpsrlq zmm0, zmm1, 7                                             ;   616.3 p0      47 y
        vpaddb zmm1, zmm1, zmm1                                          ;   616.3 p5      47 y
        vpsrlq zmm27, zmm5, 7                                            ;   615.3 p0      47 y
        vpternlogd zmm16, zmm27, zmm14, 0x78                             ;   616.3 p5      47 y
        vmovdqu64 zmm27, [rbp + 8256]                                    ;   463.0 p3      71 d.3 reload
        vpternlogd zmm30, zmm16, zmm27, 0x1e                             ;   617.3 p0      48 y
        vpaddb zmm5, zmm5, zmm5                                          ;   616.3 p5      47 y
        vpsrlq zmm22, zmm4, 7                                            ;   617.3 p0      47 y
        vpaddb zmm4, zmm4, zmm4                                          ;   617.3 p5      47 y
        vmovdqu64 zmm29, [rbp + 19904]                                   ;   463.8 p2      41 t reload
        vpternlogd zmm26, zmm29, [rbp + 19136], 0x96                     ;   618.2 p0+p3   47 y
        vmovdqu64 zmm29, [rbp + 19968]                                   ;   464.8 p2      41 t reload
        vpternlogd zmm23, zmm29, [rbp + 19072], 0x96                     ;   618.3 p5+p3   47 y
        vmovdqu64 zmm29, [rbp + 20032]                                   ;   465.8 p2      41 t reload
        vpternlogd zmm9, zmm29, [rbp + 17536], 0x96                      ;   619.2 p0+p3   47 y
        vmovdqu64 zmm29, [rbp + 20096]                                   ;   466.8 p2      41 t reload
        vpternlogd zmm24, zmm29, [rbp + 18816], 0x96                     ;   619.3 p5+p3   47 y
        vmovdqu64 zmm29, [rbp + 17728]                                   ;   467.8 p2      41 t reload
        vpternlogd zmm6, zmm29, [rbp + 17664], 0x96                      ;   620.2 p0+p3   47 y
        vmovdqu64 zmm29, [rbp + 9408]                                    ;   468.8 p2      61 r.5 reload
        vmovdqu64 [rbp + 17664], zmm30                                   ;   618.3 p7+p4   48 y spill
        vpxord zmm30, zmm18, zmm29                                       ;   620.3 p5      40 t
        vpandd zmm31, zmm31, zmm14                                       ;   621.2 p0      47 y
        vpternlogd zmm19, zmm26, zmm31, 0x96                             ;   622.2 p5      47 y
        vmovdqu64 zmm26, [rbp + 8064]                                    ;   469.0 p3      71 d.0 reload
        vpternlogd zmm10, zmm19, zmm26, 0x1e                             ;   623.2 p0      48 y
        vmovdqu64 zmm31, [rbp + 9344]                                    ;   469.8 p2      61 r.4 reload
        vmovdqu64 [rbp + 17728], zmm18                                   ;   618.3 p8+p9   48 y spill
        vpxord zmm18, zmm10, zmm31                                       ;   624.2 p5      40 t
        vpandd zmm12, zmm12, zmm14                                       ;   623.2 p0      47 y
        vpternlogd zmm3, zmm23, zmm12, 0x96                              ;   624.2 p5      47 y
        vpternlogd zmm26, zmm11, zmm3, 0x36                              ;   625.2 p0      48 y
        vpandd zmm21, zmm21, zmm14                                       ;   624.3 p5      47 y
        vpternlogd zmm1, zmm20, zmm21, 0x96                              ;   625.3 p0      47 y
        vpternlogd zmm8, zmm13, zmm1, 0x36                               ;   626.3 p5      48 y
        vpandd zmm25, zmm25, zmm14                                       ;   626.2 p0      47 y
        vpternlogd zmm5, zmm9, zmm25, 0x96                               ;   627.2 p5      47 y
        vpandd zmm0, zmm0, zmm14                                         ;   627.2 p0      47 y
        vpternlogd zmm4, zmm24, zmm0, 0x96                               ;   628.2 p5      47 y
        vpandd zmm22, zmm22, zmm14                                       ;   628.2 p0      47 y
        vpternlogd zmm15, zmm6, zmm22, 0x96                              ;   629.2 p5      47 y
        vpternlogd zmm27, zmm7, zmm15, 0x36                              ;   630.2 p0      48 y
        vmovdqu64 zmm0, [rbp + 8192]                                     ;   472.7 p3      71 d.2 reload
        vpternlogd zmm28, zmm5, zmm0, 0x1e                               ;   629.3 p5      48 y
        vpternlogd zmm0, zmm17, zmm4, 0x36                               ;   630.2 p0      48 y
        vmovdqu64 zmm6, [rbp + 18624]                                    ;   522.3 p2      61 t reload
        vmovdqu64 zmm7, [rbp + 18752]                                    ;   531.3 p3      61 t reload
        vmovdqu64 zmm9, [rbp + 8576]                                     ;   475.7 p2      51 x
        vpternlogd zmm9, zmm7, zmm6, 0x36                                ;   630.3 p5      51 x
        vmovdqu64 zmm7, [rbp + 8832]                                     ;   476.3 p3      71 y.4 reload
        vpandd zmm11, zmm9, zmm7                                         ;   631.3 p0      52 x
        vpsrlq zmm12, zmm11, 7                                           ;   632.3 p0      52 x
        vpaddb zmm11, zmm11, zmm11                                       ;   632.3 p5      52 x
        vpandd zmm12, zmm12, zmm14                                       ;   633.3 p5      52 x
        vmovdqu64 zmm13, [rbp + 18176]                                   ;   524.3 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 18048]                                   ;   535.3 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 8576]                                    ;   481.3 p2      51 x
        vpternlogd zmm20, zmm17, zmm13, 0x36                             ;   633.2 p0      51 x
        vpandd zmm7, zmm20, zmm7                                         ;   634.2 p5      52 x
        vpsrlq zmm17, zmm7, 7                                            ;   635.2 p0      52 x
        vpaddb zmm7, zmm7, zmm7                                          ;   635.2 p5      52 x
        vpandd zmm17, zmm17, zmm14                                       ;   636.2 p0      52 x
        vmovdqu64 zmm21, [rbp + 19520]                                   ;   526.3 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 17856]                                   ;   532.3 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 8640]                                    ;   483.3 p3      51 x
        vpternlogd zmm23, zmm22, zmm21, 0x36                             ;   635.3 p5      51 x
        vmovdqu64 zmm22, [rbp + 8896]                                    ;   483.7 p2      71 y.5 reload
        vpandd zmm24, zmm23, zmm22                                       ;   636.3 p0      52 x
        vpsrlq zmm25, zmm24, 7                                           ;   637.3 p0      52 x
        vpaddb zmm24, zmm24, zmm24                                       ;   637.3 p5      52 x
        vpternlogd zmm24, zmm12, zmm21, 0x96                             ;   638.3 p5      61 t
        vpxord zmm12, zmm26, zmm31                                       ;   638.2 p0      40 t
        vpxord zmm21, zmm8, zmm29                                        ;   638.3 p5      40 t
        vmovdqu64 zmm29, [rbp + 9472]                                    ;   486.8 p3      61 r.6 reload
        vpxord zmm31, zmm28, zmm29                                       ;   639.2 p0      40 t
        vpxord zmm29, zmm0, zmm29                                        ;   639.3 p5      40 t
        vpxord zmm13, zmm27, [rbp + 9536]                                ;   640.2 p0+p2   40 t
        vpxord zmm6, zmm2, [rbp + 9152]                                  ;   640.3 p5+p3   40 t
        vmovdqu64 [rbp + 19520], zmm2                                    ;   617.3 p7+p4   47 y spill
        vpxord zmm2, zmm19, [rbp + 9088]                                 ;   641.2 p0+p2   40 t
        vmovdqu64 [rbp + 17856], zmm19                                   ;   623.2 p8+p9   47 y spill
        vpxord zmm19, zmm3, [rbp + 9088]                                 ;   641.3 p5+p3   40 t
        vmovdqu64 [rbp + 18048], zmm3                                    ;   625.2 p7+p4   47 y spill
        vpxord zmm3, zmm16, [rbp + 9280]                                 ;   642.2 p0+p2   40 t
        vmovdqu64 [rbp + 18752], zmm16                                   ;   617.3 p8+p9   47 y spill
        vpxord zmm16, zmm1, [rbp + 9152]                                 ;   642.3 p5+p3   40 t
        vmovdqu64 [rbp + 18816], zmm1                                    ;   626.3 p7+p4   47 y spill
        vpxord zmm1, zmm5, [rbp + 9216]                                  ;   643.2 p0+p2   40 t
        vmovdqu64 [rbp + 20096], zmm5                                    ;   628.2 p8+p9   47 y spill
        vpxord zmm5, zmm4, [rbp + 9216]                                  ;   643.3 p5+p3   40 t
        vmovdqu64 [rbp + 17536], zmm4                                    ;   629.2 p7+p4   47 y spill
        vpxord zmm4, zmm15, [rbp + 9280]                                 ;   644.2 p0+p2   40 t
        vpandd zmm25, zmm25, zmm14                                       ;   644.3 p5      52 x
        vmovdqu64 [rbp + 20032], zmm15                                   ;   630.2 p8+p9   47 y spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;   493.7 p3      41 t reload
        vmovdqu64 [rbp + 19072], zmm27                                   ;   631.2 p7+p4   48 y spill
        vpshufb zmm27, zmm15, zmm2                                       ;   645.3 p5      41 t
        vmovdqu64 [rbp + 19968], zmm0                                    ;   631.2 p8+p9   48 y spill
        vpshufb zmm0, zmm15, zmm19                                       ;   646.3 p5      41 t
        vmovdqu64 [rbp + 19136], zmm28                                   ;   630.3 p7+p4   48 y spill
        vpshufb zmm28, zmm15, zmm6                                       ;   647.3 p5      23 t
        vmovdqu64 [rbp + 19904], zmm8                                    ;   627.3 p8+p9   48 y spill
        vpshufb zmm8, zmm15, zmm16                                       ;   648.3 p5      23 t
        vmovdqu64 [rbp + 19008], zmm26                                   ;   626.2 p7+p4   48 y spill
        vpshufb zmm26, zmm15, zmm1                                       ;   649.3 p5      22 t
        vmovdqu64 [rbp + 17600], zmm10                                   ;   624.2 p8+p9   48 y spill
        vpshufb zmm10, zmm15, zmm5                                       ;   650.3 p5      22 t
        vmovdqu64 [rbp + 17408], zmm24                                   ;   639.3 p7+p4   61 t spill
        vpshufb zmm24, zmm15, zmm3                                       ;   651.3 p5      21 t
        vmovdqu64 [rbp + 19264], zmm23                                   ;   636.3 p8+p9   51 x spill
        vpshufb zmm23, zmm15, zmm18                                      ;   652.3 p5      23 t
        vmovdqu64 [rbp + 18496], zmm20                                   ;   634.2 p7+p4   51 x spill
        vpshufb zmm20, zmm15, zmm4                                       ;   653.3 p5      21 t
        vmovdqu64 [rbp + 19200], zmm9                                    ;   631.3 p8+p9   51 x spill
        vpshufb zmm9, zmm15, zmm30                                       ;   654.3 p5      22 t
        vmovdqu64 [rbp + 18688], zmm25                                   ;   645.3 p7+p4   52 x spill
        vpshufb zmm25, zmm15, zmm12                                      ;   655.3 p5      23 t
        vmovdqu64 [rbp + 18368], zmm17                                   ;   637.2 p8+p9   52 x spill
        vpshufb zmm17, zmm15, zmm21                                      ;   656.3 p5      22 t
        vmovdqu64 [rbp + 18240], zmm7                                    ;   636.2 p7+p4   52 x spill
        vpshufb zmm7, zmm15, zmm31                                       ;   657.3 p5      21 t
        vmovdqu64 [rbp + 17792], zmm11                                   ;   633.3 p8+p9   52 x spill
        vpshufb zmm11, zmm15, zmm29                                      ;   658.3 p5      21 t
        vmovdqu64 [rbp + 19584], zmm11                                   ;   659.3 p7+p4   21 t spill
        vpshufb zmm11, zmm15, zmm13                                      ;   659.3 p5      42 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;   506.7 p2      41 t reload
        vmovdqu64 [rbp + 17472], zmm11                                   ;   660.3 p8+p9   42 t spill
        vmovdqa64 zmm11, zmm2                                            ;   642.2         41 t copy
        vpermi2b zmm11, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;   661.3 p0+p5+p3   41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;   509.3 p2      41 t reload
        vpermi2b zmm2, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   663.3 p0+p5+p3   41 t
        vpternlogd zmm27, zmm11, zmm2, 0xca                              ;   668.3 p0      41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 192]  ;   510.5 p2      41 t reload
        vmovdqa64 zmm11, zmm19                                           ;   642.3         41 t copy
        vpermi2b zmm11, zmm15, zmm2                                      ;   665.3 p0+p5   41 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512]        ;   514.3 p3      41 t reload
        vpermi2b zmm19, zmm2, [rel camellia128_encrypt.T0_constants512 + 64] ;   667.3 p0+p5+p2   41 t
        vpternlogd zmm0, zmm19, zmm11, 0xca                              ;   672.3 p0      41 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 64]  ;   516.5 p3      41 t reload
        vmovdqa64 zmm19, zmm13                                           ;   641.2         42 t copy
        vpermi2b zmm19, zmm2, zmm11                                      ;   669.3 p0+p5   42 t
        vpermi2b zmm13, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;   671.3 p0+p5+p2   42 t
        vpternlogd zmm19, zmm13, [rbp + 17472], 0xe4                     ;   676.3 p0+p3   42 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 384] ;   520.7 p2      23 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;   521.3 p3      23 t reload
        vmovdqa64 zmm11, zmm6                                            ;   641.3         23 t copy
        vpermi2b zmm11, zmm15, zmm13                                     ;   673.3 p0+p5   23 t
        vmovdqa64 zmm2, zmm16                                            ;   643.3         23 t copy
        vpermi2b zmm2, zmm15, zmm13                                      ;   675.3 p0+p5   23 t
        vmovdqu64 [rbp + 17472], zmm19                                   ;   677.3 p7+p4   42 t spill
        vmovdqa64 zmm19, zmm18                                           ;   625.2         23 t copy
        vpermi2b zmm19, zmm15, zmm13                                     ;   677.3 p0+p5   23 t
        vmovdqu64 [rbp + 19392], zmm0                                    ;   673.3 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm12                                            ;   639.2         23 t copy
        vpermi2b zmm0, zmm15, zmm13                                      ;   679.3 p0+p5   23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 448] ;   528.3 p2      23 t reload
        vpermi2b zmm6, zmm13, [rel camellia128_encrypt.T0_constants512 + 512] ;   681.3 p0+p5+p3   23 t
        vpternlogd zmm28, zmm11, zmm6, 0xca                              ;   686.3 p0      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 512]  ;   530.5 p2      23 t reload
        vpermi2b zmm16, zmm13, zmm6                                      ;   683.3 p0+p5   23 t
        vpternlogd zmm8, zmm2, zmm16, 0xca                               ;   688.3 p0      23 t
        vpermi2b zmm18, zmm13, zmm6                                      ;   685.3 p0+p5   23 t
        vpternlogd zmm23, zmm19, zmm18, 0xca                             ;   690.3 p0      23 t
        vpermi2b zmm12, zmm13, zmm6                                      ;   687.3 p0+p5   23 t
        vpternlogd zmm25, zmm0, zmm12, 0xca                              ;   692.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 18432]                                    ;   534.8 p3      61 t reload
        vmovdqu64 zmm2, [rbp + 19776]                                    ;   536.3 p2      61 t reload
        vmovdqu64 zmm11, [rbp + 8640]                                    ;   535.8 p3      51 x
        vpternlogd zmm11, zmm2, zmm0, 0x36                               ;   666.2 p0      51 x
        vpandd zmm2, zmm11, zmm22                                        ;   667.2 p0      52 x
        vpsrlq zmm12, zmm2, 7                                            ;   668.2 p0      52 x
        vpaddb zmm2, zmm2, zmm2                                          ;   669.2 p0      52 x
        vpandd zmm12, zmm12, zmm14                                       ;   670.2 p0      52 x
        vmovdqu64 zmm16, [rbp + 19648]                                   ;   536.2 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 17344]                                   ;   536.8 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 8704]                                    ;   537.2 p2      51 x
        vpternlogd zmm19, zmm18, zmm16, 0x36                             ;   671.2 p0      51 x
        vmovdqu64 zmm18, [rbp + 8960]                                    ;   537.8 p3      71 y.6 reload
        vpandd zmm22, zmm19, zmm18                                       ;   672.2 p0      52 x
        vpternlogd zmm2, zmm0, [rbp + 18368], 0x96                       ;   673.2 p0+p2   61 t
        vpsrlq zmm0, zmm22, 7                                            ;   674.2 p0      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;   675.2 p0      52 x
        vpternlogd zmm22, zmm16, [rbp + 18688], 0x96                     ;   676.2 p0+p3   61 t
        vpandd zmm0, zmm0, zmm14                                         ;   677.2 p0      52 x
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 640] ;   539.2 p2      22 t reload
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 576]  ;   539.8 p3      22 t reload
        vmovdqa64 zmm13, zmm1                                            ;   644.2         22 t copy
        vpermi2b zmm13, zmm6, zmm16                                      ;   689.3 p0+p5   22 t
        vmovdqa64 zmm15, zmm5                                            ;   644.3         22 t copy
        vpermi2b zmm15, zmm6, zmm16                                      ;   691.3 p0+p5   22 t
        vmovdqu64 [rbp + 19648], zmm22                                   ;   677.2 p7+p4   61 t spill
        vmovdqa64 zmm22, zmm30                                           ;   621.3         22 t copy
        vpermi2b zmm22, zmm6, zmm16                                      ;   693.3 p0+p5   22 t
        vmovdqu64 [rbp + 18688], zmm2                                    ;   674.2 p8+p9   61 t spill
        vmovdqa64 zmm2, zmm21                                            ;   639.3         22 t copy
        vpermi2b zmm2, zmm6, zmm16                                       ;   695.3 p0+p5   22 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 704] ;   541.7 p2      22 t reload
        vpermi2b zmm1, zmm16, [rel camellia128_encrypt.T0_constants512 + 768] ;   697.3 p0+p5+p3   22 t
        vpternlogd zmm26, zmm13, zmm1, 0xca                              ;   702.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 768]  ;   542.7 p2      22 t reload
        vpermi2b zmm5, zmm16, zmm1                                       ;   699.3 p0+p5   22 t
        vpternlogd zmm10, zmm15, zmm5, 0xca                              ;   704.3 p0      22 t
        vpermi2b zmm30, zmm16, zmm1                                      ;   701.3 p0+p5   22 t
        vpternlogd zmm9, zmm22, zmm30, 0xca                              ;   706.3 p0      22 t
        vpermi2b zmm21, zmm16, zmm1                                      ;   703.3 p0+p5   22 t
        vpternlogd zmm17, zmm2, zmm21, 0xca                              ;   708.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 18304]                                    ;   544.7 p3      61 t reload
        vmovdqu64 zmm5, [rbp + 17920]                                    ;   544.8 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 8704]                                    ;   545.7 p3      51 x
        vpternlogd zmm13, zmm5, zmm2, 0x36                               ;   690.2 p0      51 x
        vpandd zmm5, zmm13, zmm18                                        ;   691.2 p0      52 x
        vpsrlq zmm15, zmm5, 7                                            ;   692.2 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;   693.2 p0      52 x
        vpandd zmm15, zmm15, zmm14                                       ;   694.2 p0      52 x
        vmovdqu64 zmm18, [rbp + 18880]                                   ;   546.0 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 19712]                                   ;   546.7 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 8768]                                    ;   547.0 p2      51 x
        vpternlogd zmm22, zmm21, zmm18, 0x36                             ;   695.2 p0      51 x
        vpternlogd zmm5, zmm12, zmm2, 0x96                               ;   696.2 p0      61 t
        vmovdqu64 zmm2, [rbp + 9024]                                     ;   547.7 p3      71 y.7 reload
        vpandd zmm12, zmm22, zmm2                                        ;   697.2 p0      52 x
        vpsrlq zmm21, zmm12, 7                                           ;   698.2 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   699.2 p0      52 x
        vpternlogd zmm12, zmm0, zmm18, 0x96                              ;   700.2 p0      61 t
        vpandd zmm21, zmm21, zmm14                                       ;   701.2 p0      52 x
        vmovdqu64 zmm0, [rbp + 19456]                                    ;   548.0 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 19840]                                   ;   548.7 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 8768]                                    ;   549.0 p2      51 x
        vpternlogd zmm30, zmm18, zmm0, 0x36                              ;   702.2 p0      51 x
        vpandd zmm2, zmm30, zmm2                                         ;   703.2 p0      52 x
        vpsrlq zmm18, zmm2, 7                                            ;   704.2 p0      52 x
        vpaddb zmm2, zmm2, zmm2                                          ;   704.3 p5      52 x
        vpternlogd zmm2, zmm15, zmm0, 0x96                               ;   705.3 p0      61 t
        vmovdqu64 zmm0, [rbp + 17792]                                    ;   633.3 p3      52 x reload
        vpternlogd zmm21, zmm0, [rbp + 18624], 0x96                      ;   705.3 p5+p2   61 t
        vpandd zmm18, zmm18, zmm14                                       ;   706.2 p0      52 x
        vmovdqu64 zmm0, [rbp + 18240]                                    ;   636.2 p3      52 x reload
        vpternlogd zmm18, zmm0, [rbp + 18176], 0x96                      ;   707.2 p5+p2   61 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 896]  ;   551.7 p3      21 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;   552.0 p2      21 t reload
        vmovdqa64 zmm14, zmm3                                            ;   643.2         21 t copy
        vpermi2b zmm14, zmm15, zmm0                                      ;   708.3 p0+p5   21 t
        vmovdqa64 zmm1, zmm4                                             ;   645.2         21 t copy
        vpermi2b zmm1, zmm15, zmm0                                       ;   710.3 p0+p5   21 t
        vmovdqa64 zmm16, zmm31                                           ;   640.2         21 t copy
        vpermi2b zmm16, zmm15, zmm0                                      ;   712.3 p0+p5   21 t
        vmovdqa64 zmm6, zmm29                                            ;   640.3         21 t copy
        vpermi2b zmm6, zmm15, zmm0                                       ;   714.3 p0+p5   21 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 960]  ;   553.3 p3      21 t reload
        vpermi2b zmm3, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   716.3 p0+p5+p2   21 t
        vpternlogd zmm24, zmm14, zmm3, 0xca                              ;   721.3 p0      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 1024] ;   554.3 p3      21 t reload
        vpermi2b zmm4, zmm0, zmm3                                        ;   718.3 p0+p5   21 t
        vpternlogd zmm20, zmm1, zmm4, 0xca                               ;   723.3 p0      21 t
        vpermi2b zmm31, zmm0, zmm3                                       ;   720.3 p0+p5   21 t
        vpermi2b zmm29, zmm0, zmm3                                       ;   722.3 p0+p5   21 t
        vpternlogd zmm7, zmm16, zmm31, 0xca                              ;   725.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 17664]                                    ;   618.3 p2      40 t
        vpxord zmm1, zmm1, [rbp + 9536]                                  ;   718.2 p0+p3   40 t
        vpternlogd zmm6, zmm29, [rbp + 19584], 0xe4                      ;   727.3 p0+p2   21 t
        vmovdqa64 zmm4, zmm27                                            ;   669.3         41 t copy
        vpternlogd zmm4, zmm9, zmm24, 0x96                               ;   722.3 p0      41 t
        vmovdqa64 zmm14, zmm23                                           ;   691.3         41 t copy
        vpternlogd zmm14, zmm26, zmm24, 0x96                             ;   722.3 p0      41 t
        vpternlogd zmm23, zmm4, zmm26, 0x96                              ;   723.3 p0      41 t
        vmovdqa64 zmm16, zmm25                                           ;   693.3         41 t copy
        vpternlogd zmm16, zmm10, zmm20, 0x96                             ;   724.3 p0      41 t
        vmovdqa64 zmm29, zmm7                                            ;   726.3         41 t copy
        vpternlogd zmm29, zmm27, zmm28, 0x96                             ;   726.3 p5      41 t
        vpternlogd zmm9, zmm24, zmm29, 0x96                              ;   727.3 p0      41 t
        vpternlogd zmm29, zmm23, [rbp + 19200], 0x96                     ;   727.3 p5+p3   61 t
        vmovdqu64 zmm24, [rbp + 17472]                                   ;   677.3 p2      42 t reload
        vmovdqa64 zmm31, zmm8                                            ;   689.3         41 t copy
        vpternlogd zmm31, zmm10, zmm24, 0x96                             ;   725.2 p0      41 t
        vpternlogd zmm24, zmm16, zmm8, 0x96                              ;   725.3 p5      41 t
        vpternlogd zmm8, zmm6, [rbp + 19392], 0x96                       ;   728.3 p0+p3   41 t
        vpternlogd zmm6, zmm31, [rbp + 19392], 0x96                      ;   728.3 p5+p2   41 t
        vpternlogd zmm16, zmm13, zmm6, 0x96                              ;   729.3 p0      61 t
        vmovdqa64 zmm13, zmm8                                            ;   729.3         41 t copy
        vpternlogd zmm13, zmm17, zmm20, 0x96                             ;   729.3 p5      41 t
        vpternlogd zmm31, zmm11, zmm13, 0x96                             ;   730.3 p0      61 t
        vpternlogd zmm17, zmm20, [rbp + 19392], 0x96                     ;   728.3 p5+p3   41 t
        vpternlogd zmm25, zmm10, zmm17, 0x96                             ;   729.3 p0      41 t
        vpternlogd zmm17, zmm30, zmm24, 0x96                             ;   729.3 p5      61 t
        vpternlogd zmm8, zmm25, [rbp + 18496], 0x96                      ;   730.3 p0+p2   61 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 256] ;   572.3 p3      41 t reload
        vpshufb zmm11, zmm10, zmm1                                       ;   730.3 p5      42 t
        vmovdqu64 zmm20, [rbp + 9856]                                    ;   572.7 p2      62 l.4 reload
        vpxord zmm30, zmm29, zmm20                                       ;   731.2 p0      40 t
        vpxord zmm20, zmm8, zmm20                                        ;   731.3 p5      40 t
        vmovdqu64 [rbp + 18496], zmm8                                    ;   731.3 p7+p4   61 t spill
        vpxord zmm8, zmm31, [rbp + 9920]                                 ;   732.2 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm31                                   ;   731.3 p8+p9   61 t spill
        vpxord zmm31, zmm16, [rbp + 9984]                                ;   732.3 p5+p2   40 t
        vmovdqu64 [rbp + 17472], zmm16                                   ;   730.3 p7+p4   61 t spill
        vpxord zmm16, zmm17, [rbp + 10048]                               ;   733.2 p0+p3   40 t
        vmovdqu64 [rbp + 19200], zmm17                                   ;   730.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm18                                           ;   708.2         40 t copy
        vpternlogd zmm17, zmm24, [rbp + 9600], 0x96                      ;   733.3 p5+p2   40 t
        vmovdqu64 [rbp + 19584], zmm29                                   ;   728.3 p7+p4   61 t spill
        vpshufb zmm29, zmm10, zmm17                                      ;   734.3 p5      41 t
        vmovdqu64 [rbp + 18176], zmm18                                   ;   708.2 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm5                                            ;   697.2         40 t copy
        vpternlogd zmm18, zmm13, [rbp + 9728], 0x96                      ;   734.2 p0+p3   40 t
        vmovdqu64 [rbp + 18240], zmm5                                    ;   697.2 p7+p4   61 t spill
        vpshufb zmm5, zmm10, zmm18                                       ;   735.3 p5      22 t
        vmovdqu64 [rbp + 18624], zmm13                                   ;   730.3 p8+p9   41 t spill
        vmovdqa64 zmm13, zmm2                                            ;   706.3         40 t copy
        vpternlogd zmm13, zmm6, [rbp + 9792], 0x96                       ;   735.2 p0+p2   40 t
        vmovdqu64 [rbp + 17792], zmm2                                    ;   706.3 p7+p4   61 t spill
        vpshufb zmm2, zmm10, zmm13                                       ;   736.3 p5      21 t
        vmovdqu64 [rbp + 19456], zmm6                                    ;   729.3 p8+p9   41 t spill
        vmovdqa64 zmm6, zmm13                                            ;   736.2         21 t copy
        vpermi2b zmm6, zmm0, zmm3                                        ;   738.3 p0+p5   21 t
        vpermi2b zmm13, zmm15, [rel camellia128_encrypt.T0_constants512 + 896] ;   740.3 p0+p5+p3   21 t
        vpternlogd zmm2, zmm13, zmm6, 0xca                               ;   745.3 p0      21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 64]   ;   592.5 p2      41 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512]       ;   593.3 p3      41 t reload
        vmovdqu64 [rbp + 19840], zmm24                                   ;   726.3 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm1                                            ;   719.2         42 t copy
        vpermi2b zmm24, zmm13, zmm6                                      ;   742.3 p0+p5   42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 128]  ;   597.3 p2      41 t reload
        vpermi2b zmm1, zmm3, [rel camellia128_encrypt.T0_constants512 + 192] ;   744.3 p0+p5+p3   42 t
        vpternlogd zmm11, zmm24, zmm1, 0xca                              ;   749.3 p0      42 t
        vpternlogd zmm26, zmm11, zmm28, 0x96                             ;   750.3 p0      41 t
        vpternlogd zmm11, zmm28, zmm14, 0x96                             ;   750.3 p0      41 t
        vpternlogd zmm7, zmm27, zmm26, 0x96                              ;   751.3 p0      41 t
        vpternlogd zmm14, zmm19, zmm7, 0x96                              ;   752.3 p0      61 t
        vpternlogd zmm4, zmm22, zmm11, 0x96                              ;   751.3 p5      61 t
        vpternlogd zmm26, zmm9, [rbp + 19264], 0x96                      ;   751.3 p0+p2   61 t
        vmovdqa64 zmm1, zmm21                                            ;   706.3         40 t copy
        vpternlogd zmm1, zmm11, [rbp + 9600], 0x96                       ;   751.3 p5+p3   40 t
        vmovdqa64 zmm19, zmm17                                           ;   734.3         41 t copy
        vpermi2b zmm19, zmm13, zmm6                                      ;   748.3 p0+p5   41 t
        vmovdqu64 zmm22, [rel camellia128_encrypt.T0_constants512 + 192] ;   604.5 p2      41 t reload
        vpermi2b zmm17, zmm3, zmm22                                      ;   750.3 p0+p5   41 t
        vpternlogd zmm29, zmm19, zmm17, 0xca                             ;   755.3 p0      41 t
        vpxord zmm17, zmm26, [rbp + 9920]                                ;   752.3 p0+p3   40 t
        vmovdqu64 zmm19, [rbp + 17408]                                   ;   639.3 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 9664]                                    ;   606.3 p3      40 t
        vpternlogd zmm24, zmm23, zmm19, 0x96                             ;   751.2 p0      40 t
        vpxord zmm27, zmm14, [rbp + 9984]                                ;   753.3 p5+p2   40 t
        vpxord zmm28, zmm4, [rbp + 10048]                                ;   752.3 p0+p3   40 t
        vpshufb zmm19, zmm10, zmm1                                       ;   752.3 p5      41 t
        vmovdqu64 [rbp + 19264], zmm4                                    ;   752.3 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm1                                             ;   752.3         41 t copy
        vpermi2b zmm4, zmm13, zmm6                                       ;   754.3 p0+p5   41 t
        vpermi2b zmm1, zmm3, zmm22                                       ;   756.3 p0+p5   41 t
        vpternlogd zmm19, zmm4, zmm1, 0xca                               ;   761.3 p0      41 t
        vmovdqa64 zmm1, zmm12                                            ;   701.2         40 t copy
        vpternlogd zmm1, zmm7, [rbp + 9792], 0x96                        ;   756.2 p0+p2   40 t
        vpshufb zmm4, zmm10, zmm24                                       ;   757.3 p5      23 t
        vmovdqu64 [rbp + 18880], zmm14                                   ;   753.3 p7+p4   61 t spill
        vpshufb zmm14, zmm10, zmm30                                      ;   758.3 p5      23 t
        vmovdqu64 [rbp + 18304], zmm26                                   ;   752.3 p8+p9   61 t spill
        vpshufb zmm26, zmm10, zmm1                                       ;   759.3 p5      21 t
        vmovdqu64 [rbp + 19712], zmm12                                   ;   701.2 p7+p4   61 t spill
        vpshufb zmm12, zmm10, zmm20                                      ;   760.3 p5      23 t
        vmovdqu64 [rbp + 17920], zmm7                                    ;   752.3 p8+p9   41 t spill
        vpshufb zmm7, zmm10, zmm8                                        ;   761.3 p5      22 t
        vmovdqu64 [rbp + 18432], zmm23                                   ;   724.3 p7+p4   41 t spill
        vpshufb zmm23, zmm10, zmm17                                      ;   762.3 p5      22 t
        vmovdqu64 [rbp + 18368], zmm21                                   ;   706.3 p8+p9   61 t spill
        vpshufb zmm21, zmm10, zmm31                                      ;   763.3 p5      21 t
        vmovdqu64 [rbp + 17344], zmm11                                   ;   751.3 p7+p4   41 t spill
        vpshufb zmm11, zmm10, zmm27                                      ;   764.3 p5      21 t
        vpshufb zmm22, zmm10, zmm16                                      ;   765.3 p5      42 t
        vmovdqa64 zmm3, zmm16                                            ;   734.2         42 t copy
        vpermi2b zmm3, zmm13, zmm6                                       ;   767.3 p0+p5   42 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   612.8 p3      41 t reload
        vpermi2b zmm16, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   769.3 p0+p5+p2   42 t
        vpternlogd zmm22, zmm3, zmm16, 0xca                              ;   774.3 p0      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 896]  ;   614.3 p3      21 t reload
        vmovdqa64 zmm16, zmm1                                            ;   757.2         21 t copy
        vpermi2b zmm16, zmm15, zmm3                                      ;   771.3 p0+p5   21 t
        vpermi2b zmm1, zmm0, [rel camellia128_encrypt.T0_constants512 + 1024] ;   773.3 p0+p5+p2   21 t
        vpternlogd zmm26, zmm16, zmm1, 0xca                              ;   778.3 p0      21 t
        vmovdqa64 zmm1, zmm31                                            ;   733.3         21 t copy
        vpermi2b zmm1, zmm15, zmm3                                       ;   775.3 p0+p5   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;   617.2 p3      21 t reload
        vpermi2b zmm31, zmm0, zmm16                                      ;   777.3 p0+p5   21 t
        vpternlogd zmm21, zmm1, zmm31, 0xca                              ;   782.3 p0      21 t
        vmovdqa64 zmm1, zmm27                                            ;   754.3         21 t copy
        vpermi2b zmm1, zmm15, zmm3                                       ;   779.3 p0+p5   21 t
        vpermi2b zmm27, zmm0, zmm16                                      ;   781.3 p0+p5   21 t
        vpternlogd zmm11, zmm1, zmm27, 0xca                              ;   786.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 18688]                                    ;   674.2 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 9664]                                    ;   619.5 p3      40 t
        vpternlogd zmm27, zmm25, zmm1, 0x96                              ;   769.2 p0      40 t
        vpshufb zmm31, zmm10, zmm27                                      ;   782.3 p5      23 t
        vpshufb zmm1, zmm10, zmm28                                       ;   783.3 p5      42 t
        vmovdqu64 zmm16, [rbp + 9728]                                    ;   620.3 p2      40 t
        vpternlogd zmm16, zmm9, [rbp + 19648], 0x96                      ;   770.2 p0+p3   40 t
        vpshufb zmm0, zmm10, zmm16                                       ;   784.3 p5      22 t
        vmovdqa64 zmm3, zmm28                                            ;   753.3         42 t copy
        vpermi2b zmm3, zmm13, [rel camellia128_encrypt.T0_constants512 + 64] ;   786.3 p0+p5+p2   42 t
        vpermi2b zmm28, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   788.3 p0+p5+p3   42 t
        vpternlogd zmm1, zmm3, zmm28, 0xca                               ;   793.3 p0      42 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   622.3 p2      23 t reload
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 320] ;   622.5 p3      23 t reload
        vmovdqa64 zmm15, zmm24                                           ;   752.2         23 t copy
        vpermi2b zmm15, zmm28, zmm3                                      ;   790.3 p0+p5   23 t
        vmovdqa64 zmm10, zmm27                                           ;   770.2         23 t copy
        vpermi2b zmm10, zmm28, zmm3                                      ;   792.3 p0+p5   23 t
        vmovdqa64 zmm6, zmm30                                            ;   732.2         23 t copy
        vpermi2b zmm6, zmm28, zmm3                                       ;   794.3 p0+p5   23 t
        vmovdqa64 zmm13, zmm20                                           ;   732.3         23 t copy
        vpermi2b zmm13, zmm28, zmm3                                      ;   796.3 p0+p5   23 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 448]  ;   625.2 p2      23 t reload
        vpermi2b zmm24, zmm3, [rel camellia128_encrypt.T0_constants512 + 512] ;   798.3 p0+p5+p3   23 t
        vpternlogd zmm4, zmm15, zmm24, 0xca                              ;   803.3 p0      23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;   626.2 p2      23 t reload
        vpermi2b zmm27, zmm3, zmm15                                      ;   800.3 p0+p5   23 t
        vpternlogd zmm31, zmm10, zmm27, 0xca                             ;   805.3 p0      23 t
        vpermi2b zmm30, zmm3, zmm15                                      ;   802.3 p0+p5   23 t
        vpermi2b zmm20, zmm3, zmm15                                      ;   804.3 p0+p5   23 t
        vpternlogd zmm14, zmm6, zmm30, 0xca                              ;   807.3 p0      23 t
        vpternlogd zmm12, zmm13, zmm20, 0xca                             ;   809.3 p0      23 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 640]  ;   628.2 p3      22 t reload
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 576] ;   628.3 p2      22 t reload
        vmovdqa64 zmm13, zmm18                                           ;   735.2         22 t copy
        vpermi2b zmm13, zmm10, zmm6                                      ;   806.3 p0+p5   22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 768] ;   631.2 p3      22 t reload
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 704] ;   631.3 p2      22 t reload
        vpermi2b zmm18, zmm24, zmm20                                     ;   808.3 p0+p5   22 t
        vpternlogd zmm5, zmm13, zmm18, 0xca                              ;   813.3 p0      22 t
        vmovdqa64 zmm13, zmm16                                           ;   771.2         22 t copy
        vpermi2b zmm13, zmm10, zmm6                                      ;   810.3 p0+p5   22 t
        vpermi2b zmm16, zmm24, zmm20                                     ;   812.3 p0+p5   22 t
        vpternlogd zmm0, zmm13, zmm16, 0xca                              ;   817.3 p0      22 t
        vmovdqa64 zmm13, zmm8                                            ;   733.2         22 t copy
        vpermi2b zmm13, zmm10, zmm6                                      ;   814.3 p0+p5   22 t
        vpermi2b zmm8, zmm24, zmm20                                      ;   816.3 p0+p5   22 t
        vpternlogd zmm7, zmm13, zmm8, 0xca                               ;   821.3 p0      22 t
        vmovdqa64 zmm8, zmm17                                            ;   753.3         22 t copy
        vpermi2b zmm8, zmm10, zmm6                                       ;   818.3 p0+p5   22 t
        vpermi2b zmm17, zmm24, zmm20                                     ;   820.3 p0+p5   22 t
        vpternlogd zmm23, zmm8, zmm17, 0xca                              ;   825.3 p0      22 t
        vmovdqa64 zmm8, zmm11                                            ;   787.3         41 t copy
        vpternlogd zmm8, zmm19, zmm4, 0x96                               ;   804.3 p0      41 t
        vmovdqa64 zmm13, zmm21                                           ;   783.3         41 t copy
        vpternlogd zmm13, zmm29, zmm31, 0x96                             ;   806.3 p0      41 t
        vmovdqa64 zmm16, zmm12                                           ;   810.3         41 t copy
        vpternlogd zmm16, zmm5, zmm2, 0x96                               ;   814.3 p0      41 t
        vmovdqa64 zmm17, zmm14                                           ;   808.3         41 t copy
        vpternlogd zmm17, zmm0, zmm26, 0x96                              ;   818.3 p0      41 t
        vmovdqa64 zmm18, zmm29                                           ;   756.3         41 t copy
        vpternlogd zmm18, zmm7, zmm2, 0x96                               ;   822.3 p0      41 t
        vpternlogd zmm7, zmm2, zmm13, 0x96                               ;   822.3 p0      41 t
        vpternlogd zmm12, zmm18, zmm5, 0x96                              ;   823.3 p0      41 t
        vpternlogd zmm5, zmm22, zmm31, 0x96                              ;   814.3 p0      41 t
        vpternlogd zmm22, zmm31, zmm16, 0x96                             ;   815.3 p0      41 t
        vpternlogd zmm21, zmm29, zmm5, 0x96                              ;   815.3 p0      41 t
        vpternlogd zmm13, zmm12, [rbp + 19008], 0x96                     ;   824.3 p0+p3   62 t
        vmovdqa64 zmm2, zmm19                                            ;   762.3         41 t copy
        vpternlogd zmm2, zmm23, zmm26, 0x96                              ;   826.3 p0      41 t
        vpternlogd zmm23, zmm26, zmm8, 0x96                              ;   826.3 p0      41 t
        vpternlogd zmm14, zmm2, zmm0, 0x96                               ;   827.3 p0      41 t
        vpternlogd zmm0, zmm1, zmm4, 0x96                                ;   818.3 p0      41 t
        vpternlogd zmm1, zmm4, zmm17, 0x96                               ;   819.3 p0      41 t
        vpternlogd zmm11, zmm19, zmm0, 0x96                              ;   819.3 p0      41 t
        vpternlogd zmm8, zmm14, [rbp + 17600], 0x96                      ;   828.3 p0+p2   62 t
        vpternlogd zmm16, zmm21, [rbp + 19968], 0x96                     ;   816.3 p0+p3   62 t
        vpternlogd zmm17, zmm11, [rbp + 19136], 0x96                     ;   820.3 p0+p2   62 t
        vpternlogd zmm5, zmm7, [rbp + 19904], 0x96                       ;   823.3 p0+p3   62 t
        vpternlogd zmm0, zmm23, [rbp + 17728], 0x96                      ;   827.3 p0+p2   62 t
        vpternlogd zmm18, zmm22, [rbp + 19072], 0x96                     ;   823.3 p0+p3   62 t
        vpternlogd zmm2, zmm1, [rbp + 17664], 0x96                       ;   827.3 p0+p2   62 t
        vmovdqu64 zmm4, [rbp + 10368]                                    ;   653.3 p3      61 r.4 reload
        vpxord zmm19, zmm13, zmm4                                        ;   825.3 p5      40 t
        vpxord zmm4, zmm8, zmm4                                          ;   829.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 10496]                                   ;   654.5 p2      61 r.6 reload
        vpxord zmm27, zmm16, zmm26                                       ;   822.3 p5      40 t
        vpxord zmm26, zmm17, zmm26                                       ;   823.2 p0      40 t
        vmovdqu64 zmm29, [rbp + 10432]                                   ;   656.3 p3      61 r.5 reload
        vpxord zmm30, zmm5, zmm29                                        ;   824.3 p5      40 t
        vpxord zmm29, zmm0, zmm29                                        ;   828.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 10560]                                   ;   657.5 p2      61 r.7 reload
        vmovdqu64 [rbp + 17664], zmm16                                   ;   817.3 p8+p9   62 t spill
        vpxord zmm16, zmm18, zmm31                                       ;   824.3 p5      40 t
        vpxord zmm31, zmm2, zmm31                                        ;   828.3 p0      40 t
        vmovdqu64 [rbp + 19072], zmm18                                   ;   824.3 p7+p4   62 t spill
        vmovdqa64 zmm18, zmm4                                            ;   830.3         23 t copy
        vpermi2b zmm18, zmm3, zmm15                                      ;   830.3 p5      23 t
        vmovdqu64 [rbp + 17728], zmm2                                    ;   828.3 p8+p9   62 t spill
        vmovdqa64 zmm2, zmm19                                            ;   826.3         23 t copy
        vpermi2b zmm2, zmm3, zmm15                                       ;   829.3 p0+p5   23 t
        vmovdqu64 [rbp + 19904], zmm17                                   ;   821.3 p7+p4   62 t spill
        vmovdqa64 zmm17, zmm29                                           ;   829.3         22 t copy
        vpermi2b zmm17, zmm10, zmm6                                      ;   831.3 p0+p5   22 t
        vmovdqu64 [rbp + 19136], zmm5                                    ;   824.3 p8+p9   62 t spill
        vmovdqa64 zmm5, zmm29                                            ;   829.3         22 t copy
        vpermi2b zmm5, zmm24, zmm20                                      ;   833.3 p0+p5   22 t
        vmovdqu64 [rbp + 19968], zmm0                                    ;   828.3 p7+p4   62 t spill
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 256]  ;   672.5 p3      41 t reload
        vpshufb zmm29, zmm0, zmm29                                       ;   834.3 p5      22 t
        vpternlogd zmm29, zmm17, zmm5, 0xca                              ;   838.3 p0      22 t
        vpshufb zmm5, zmm0, zmm4                                         ;   835.3 p5      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 384] ;   674.3 p2      23 t reload
        vpermi2b zmm4, zmm28, zmm17                                      ;   837.3 p0+p5   23 t
        vpternlogd zmm5, zmm4, zmm18, 0xca                               ;   842.3 p0      23 t
        vpshufb zmm4, zmm0, zmm19                                        ;   838.3 p5      23 t
        vpermi2b zmm19, zmm28, zmm17                                     ;   840.3 p0+p5   23 t
        vpternlogd zmm4, zmm19, zmm2, 0xca                               ;   845.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 18048]                                    ;   678.0 p3      47 y reload
        vmovdqu64 zmm18, [rbp + 10112]                                   ;   678.3 p2      40 t
        vpternlogd zmm18, zmm22, zmm2, 0x96                              ;   834.2 p0      40 t
        vpshufb zmm19, zmm0, zmm18                                       ;   841.3 p5      41 t
        vpshufb zmm2, zmm0, zmm30                                        ;   842.3 p5      22 t
        vmovdqu64 [rbp + 17600], zmm13                                   ;   825.3 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm30                                           ;   825.3         22 t copy
        vpermi2b zmm13, zmm10, zmm6                                      ;   844.3 p0+p5   22 t
        vpermi2b zmm30, zmm24, zmm20                                     ;   846.3 p0+p5   22 t
        vpternlogd zmm2, zmm13, zmm30, 0xca                              ;   851.3 p0      22 t
        vpshufb zmm13, zmm0, zmm26                                       ;   847.3 p5      21 t
        vpshufb zmm30, zmm0, zmm27                                       ;   848.3 p5      21 t
        vmovdqu64 [rbp + 19008], zmm8                                    ;   829.3 p7+p4   62 t spill
        vpshufb zmm8, zmm0, zmm31                                        ;   849.3 p5      42 t
        vmovdqu64 [rbp + 19776], zmm22                                   ;   816.3 p8+p9   41 t spill
        vpshufb zmm22, zmm0, zmm16                                       ;   850.3 p5      42 t
        vmovdqu64 [rbp + 19328], zmm9                                    ;   728.3 p7+p4   41 t spill
        vmovdqu64 zmm9, [rbp + 10112]                                    ;   686.7 p3      40 t
        vpternlogd zmm9, zmm1, [rbp + 17856], 0x96                       ;   838.2 p0+p2   40 t
        vmovdqu64 [rbp + 18112], zmm1                                    ;   820.3 p8+p9   41 t spill
        vpshufb zmm1, zmm0, zmm9                                         ;   851.3 p5      41 t
        vmovdqu64 [rbp + 18944], zmm25                                   ;   730.3 p7+p4   41 t spill
        vmovdqu64 zmm25, [rbp + 10176]                                   ;   689.3 p3      40 t
        vpternlogd zmm25, zmm12, [rbp + 18816], 0x96                     ;   839.2 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm12                                   ;   824.3 p8+p9   41 t spill
        vpshufb zmm12, zmm0, zmm25                                       ;   852.3 p5      23 t
        vmovdqu64 [rbp + 17984], zmm4                                    ;   846.3 p7+p4   23 t spill
        vmovdqa64 zmm4, zmm25                                            ;   840.2         23 t copy
        vpermi2b zmm4, zmm28, zmm17                                      ;   854.3 p0+p5   23 t
        vpermi2b zmm25, zmm3, zmm15                                      ;   856.3 p0+p5   23 t
        vpternlogd zmm12, zmm4, zmm25, 0xca                              ;   861.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 19520]                                    ;   694.0 p3      47 y reload
        vmovdqu64 zmm25, [rbp + 10176]                                   ;   694.2 p2      40 t
        vpternlogd zmm25, zmm14, zmm4, 0x96                              ;   843.2 p0      40 t
        vpshufb zmm4, zmm0, zmm25                                        ;   857.3 p5      23 t
        vmovdqu64 [rbp + 18560], zmm14                                   ;   828.3 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm25                                           ;   844.2         23 t copy
        vpermi2b zmm14, zmm28, zmm17                                     ;   859.3 p0+p5   23 t
        vpermi2b zmm25, zmm3, zmm15                                      ;   861.3 p0+p5   23 t
        vpternlogd zmm4, zmm14, zmm25, 0xca                              ;   866.3 p0      23 t
        vmovdqu64 zmm14, [rbp + 20032]                                   ;   696.2 p3      47 y reload
        vmovdqu64 zmm25, [rbp + 10304]                                   ;   696.3 p2      40 t
        vpternlogd zmm25, zmm21, zmm14, 0x96                             ;   847.2 p0      40 t
        vpshufb zmm14, zmm0, zmm25                                       ;   862.3 p5      21 t
        vmovdqu64 zmm15, [rbp + 10304]                                   ;   697.2 p3      40 t
        vpternlogd zmm15, zmm11, [rbp + 18752], 0x96                     ;   848.2 p0+p2   40 t
        vpshufb zmm3, zmm0, zmm15                                        ;   863.3 p5      21 t
        vmovdqu64 zmm17, [rbp + 10240]                                   ;   698.2 p3      40 t
        vpternlogd zmm17, zmm7, [rbp + 17536], 0x96                      ;   849.2 p0+p2   40 t
        vpshufb zmm28, zmm0, zmm17                                       ;   864.3 p5      22 t
        vmovdqu64 [rbp + 20160], zmm21                                   ;   816.3 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm17                                           ;   850.2         22 t copy
        vpermi2b zmm21, zmm10, zmm6                                      ;   866.3 p0+p5   22 t
        vpermi2b zmm17, zmm24, zmm20                                     ;   868.3 p0+p5   22 t
        vpternlogd zmm28, zmm21, zmm17, 0xca                             ;   873.3 p0      22 t
        vmovdqu64 zmm17, [rbp + 20096]                                   ;   700.5 p3      47 y reload
        vmovdqu64 zmm21, [rbp + 10240]                                   ;   700.7 p2      40 t
        vpternlogd zmm21, zmm23, zmm17, 0x96                             ;   853.2 p0      40 t
        vpshufb zmm17, zmm0, zmm21                                       ;   869.3 p5      22 t
        vmovdqa64 zmm0, zmm21                                            ;   854.2         22 t copy
        vpermi2b zmm0, zmm10, zmm6                                       ;   871.3 p0+p5   22 t
        vpermi2b zmm21, zmm24, zmm20                                     ;   873.3 p0+p5   22 t
        vpternlogd zmm17, zmm0, zmm21, 0xca                              ;   878.3 p0      22 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 64]   ;   706.3 p3      41 t reload
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512]       ;   706.5 p2      41 t reload
        vmovdqa64 zmm20, zmm9                                            ;   839.2         41 t copy
        vpermi2b zmm20, zmm21, zmm0                                      ;   875.3 p0+p5   41 t
        vmovdqa64 zmm24, zmm18                                           ;   835.2         41 t copy
        vpermi2b zmm24, zmm21, zmm0                                      ;   877.3 p0+p5   41 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 128]  ;   709.8 p3      41 t reload
        vpermi2b zmm9, zmm6, [rel camellia128_encrypt.T0_constants512 + 192] ;   879.3 p0+p5+p2   41 t
        vpternlogd zmm1, zmm20, zmm9, 0xca                               ;   884.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 192]  ;   710.8 p3      41 t reload
        vpermi2b zmm18, zmm6, zmm9                                       ;   881.3 p0+p5   41 t
        vpternlogd zmm19, zmm24, zmm18, 0xca                             ;   886.3 p0      41 t
        vmovdqa64 zmm18, zmm31                                           ;   829.3         42 t copy
        vpermi2b zmm18, zmm21, zmm0                                      ;   883.3 p0+p5   42 t
        vpermi2b zmm31, zmm6, zmm9                                       ;   885.3 p0+p5   42 t
        vpternlogd zmm8, zmm18, zmm31, 0xca                              ;   890.3 p0      42 t
        vmovdqa64 zmm18, zmm16                                           ;   825.3         42 t copy
        vpermi2b zmm18, zmm21, zmm0                                      ;   887.3 p0+p5   42 t
        vpermi2b zmm16, zmm6, zmm9                                       ;   889.3 p0+p5   42 t
        vpternlogd zmm22, zmm18, zmm16, 0xca                             ;   894.3 p0      42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 896] ;   714.2 p2      21 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 832] ;   714.3 p3      21 t reload
        vmovdqa64 zmm20, zmm15                                           ;   849.2         21 t copy
        vpermi2b zmm20, zmm18, zmm16                                     ;   891.3 p0+p5   21 t
        vmovdqa64 zmm24, zmm25                                           ;   848.2         21 t copy
        vpermi2b zmm24, zmm18, zmm16                                     ;   893.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm26                                           ;   824.2         21 t copy
        vpermi2b zmm31, zmm18, zmm16                                     ;   895.3 p0+p5   21 t
        vmovdqa64 zmm10, zmm27                                           ;   823.3         21 t copy
        vpermi2b zmm10, zmm18, zmm16                                     ;   897.3 p0+p5   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 960] ;   717.3 p2      21 t reload
        vpermi2b zmm15, zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;   899.3 p0+p5+p3   21 t
        vpternlogd zmm3, zmm20, zmm15, 0xca                              ;   904.3 p0      21 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 1024] ;   719.5 p2      21 t reload
        vpermi2b zmm25, zmm16, zmm15                                     ;   901.3 p0+p5   21 t
        vpternlogd zmm14, zmm24, zmm25, 0xca                             ;   906.3 p0      21 t
        vpermi2b zmm26, zmm16, zmm15                                     ;   903.3 p0+p5   21 t
        vpermi2b zmm27, zmm16, zmm15                                     ;   905.3 p0+p5   21 t
        vpternlogd zmm13, zmm31, zmm26, 0xca                             ;   908.3 p0      21 t
        vpternlogd zmm30, zmm10, zmm27, 0xca                             ;   910.3 p0      21 t
        vmovdqa64 zmm10, zmm1                                            ;   885.3         41 t copy
        vpternlogd zmm10, zmm29, zmm3, 0x96                              ;   905.3 p0      41 t
        vmovdqa64 zmm20, zmm8                                            ;   891.3         41 t copy
        vpternlogd zmm20, zmm4, zmm17, 0x96                              ;   891.3 p0      41 t
        vmovdqa64 zmm24, zmm19                                           ;   887.3         41 t copy
        vpternlogd zmm24, zmm2, zmm14, 0x96                              ;   907.3 p0      41 t
        vmovdqa64 zmm25, zmm5                                            ;   843.3         41 t copy
        vpternlogd zmm25, zmm17, zmm3, 0x96                              ;   905.3 p0      41 t
        vpternlogd zmm5, zmm17, zmm10, 0x96                              ;   906.3 p0      41 t
        vpternlogd zmm8, zmm25, zmm4, 0x96                               ;   906.3 p0      41 t
        vpternlogd zmm4, zmm13, zmm1, 0x96                               ;   909.3 p0      41 t
        vpternlogd zmm29, zmm3, zmm4, 0x96                               ;   910.3 p0      41 t
        vpternlogd zmm13, zmm1, zmm20, 0x96                              ;   909.3 p0      41 t
        vmovdqa64 zmm1, zmm22                                            ;   895.3         41 t copy
        vpternlogd zmm1, zmm12, zmm28, 0x96                              ;   895.3 p0      41 t
        vmovdqa64 zmm3, zmm30                                            ;   911.3         41 t copy
        vpternlogd zmm3, zmm19, zmm12, 0x96                              ;   911.3 p0      41 t
        vpternlogd zmm30, zmm19, zmm1, 0x96                              ;   911.3 p0      41 t
        vpternlogd zmm2, zmm3, zmm14, 0x96                               ;   912.3 p0      41 t
        vmovdqu64 zmm17, [rbp + 17984]                                   ;   846.3 p3      23 t reload
        vpternlogd zmm14, zmm28, zmm17, 0x96                             ;   907.3 p0      41 t
        vpternlogd zmm17, zmm28, zmm24, 0x96                             ;   908.3 p0      41 t
        vpternlogd zmm22, zmm12, zmm14, 0x96                             ;   908.3 p0      41 t
        vpternlogd zmm4, zmm5, [rbp + 19584], 0x96                       ;   910.3 p0+p2   61 t
        vpternlogd zmm3, zmm17, [rbp + 18496], 0x96                      ;   912.3 p0+p3   61 t
        vpternlogd zmm20, zmm29, [rbp + 18304], 0x96                     ;   911.3 p0+p2   61 t
        vpternlogd zmm25, zmm13, [rbp + 18880], 0x96                     ;   910.3 p0+p3   61 t
        vpternlogd zmm1, zmm2, [rbp + 19392], 0x96                       ;   913.3 p0+p2   61 t
        vpternlogd zmm10, zmm8, [rbp + 19264], 0x96                      ;   907.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 18368]                                   ;   734.0 p2      61 t reload
        vpternlogd zmm8, zmm12, [rbp + 17344], 0x96                      ;   907.3 p0+p3   61 t
        vpternlogd zmm14, zmm30, [rbp + 17472], 0x96                     ;   912.3 p0+p2   61 t
        vpternlogd zmm24, zmm22, [rbp + 19200], 0x96                     ;   909.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 18176]                                   ;   736.0 p2      61 t reload
        vpternlogd zmm22, zmm12, [rbp + 19840], 0x96                     ;   909.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 17408]                                   ;   737.0 p2      61 t reload
        vpternlogd zmm5, zmm12, [rbp + 18432], 0x96                      ;   907.3 p5+p3   61 t
        vmovdqu64 zmm12, [rbp + 18688]                                   ;   738.0 p2      61 t reload
        vpternlogd zmm17, zmm12, [rbp + 18944], 0x96                     ;   909.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 19648]                                   ;   739.0 p2      61 t reload
        vpternlogd zmm29, zmm12, [rbp + 19328], 0x96                     ;   911.3 p5+p3   61 t
        vmovdqu64 zmm12, [rbp + 19712]                                   ;   740.0 p2      61 t reload
        vpternlogd zmm13, zmm12, [rbp + 17920], 0x96                     ;   910.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 18240]                                   ;   741.0 p2      61 t reload
        vpternlogd zmm2, zmm12, [rbp + 18624], 0x96                      ;   913.3 p5+p3   61 t
        vmovdqu64 zmm12, [rbp + 17792]                                   ;   742.0 p2      61 t reload
        vpternlogd zmm30, zmm12, [rbp + 19456], 0x96                     ;   912.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 10624]                                   ;   743.0 p2      62 l.0 reload
        vpxord zmm19, zmm8, zmm12                                        ;   909.3 p5      40 t
        vmovdqu64 zmm26, [rbp + 10688]                                   ;   743.3 p3      62 l.1 reload
        vpxord zmm27, zmm5, zmm26                                        ;   910.2 p0      40 t
        vpxord zmm26, zmm17, zmm26                                       ;   910.3 p5      40 t
        vmovdqu64 zmm28, [rbp + 10752]                                   ;   744.0 p2      62 l.2 reload
        vpxord zmm31, zmm2, zmm28                                        ;   914.3 p0      40 t
        vmovdqu64 [rbp + 19456], zmm2                                    ;   914.3 p8+p9   61 t spill
        vpxord zmm2, zmm30, [rbp + 10816]                                ;   913.3 p5+p3   40 t
        vmovdqu64 [rbp + 17792], zmm30                                   ;   913.3 p7+p4   61 t spill
        vpxord zmm30, zmm4, [rbp + 10880]                                ;   912.2 p0+p2   40 t
        vmovdqu64 [rbp + 18624], zmm4                                    ;   911.3 p8+p9   61 t spill
        vpxord zmm4, zmm3, [rbp + 10880]                                 ;   913.3 p5+p3   40 t
        vmovdqu64 [rbp + 18240], zmm3                                    ;   913.3 p7+p4   61 t spill
        vpxord zmm3, zmm20, [rbp + 10944]                                ;   913.2 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm20                                   ;   912.3 p8+p9   61 t spill
        vpxord zmm20, zmm25, [rbp + 11008]                               ;   913.3 p5+p3   40 t
        vmovdqu64 [rbp + 19712], zmm25                                   ;   911.3 p7+p4   61 t spill
        vpxord zmm25, zmm1, [rbp + 10944]                                ;   914.3 p0+p2   40 t
        vmovdqu64 [rbp + 19328], zmm1                                    ;   914.3 p8+p9   61 t spill
        vpxord zmm1, zmm10, [rbp + 11072]                                ;   914.3 p5+p3   40 t
        vmovdqu64 [rbp + 19648], zmm10                                   ;   908.3 p7+p4   61 t spill
        vpxord zmm10, zmm14, [rbp + 11008]                               ;   915.2 p0+p2   40 t
        vmovdqu64 [rbp + 18944], zmm14                                   ;   913.3 p8+p9   61 t spill
        vpxord zmm14, zmm24, [rbp + 11072]                               ;   915.3 p5+p3   40 t
        vmovdqu64 [rbp + 18688], zmm24                                   ;   910.3 p7+p4   61 t spill
        vmovdqa64 zmm24, zmm19                                           ;   910.3         41 t copy
        vpermi2b zmm24, zmm21, zmm0                                      ;   917.3 p0+p5   41 t
        vmovdqu64 [rbp + 18432], zmm17                                   ;   910.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm19                                           ;   910.3         41 t copy
        vpermi2b zmm17, zmm6, zmm9                                       ;   919.3 p0+p5   41 t
        vmovdqu64 [rbp + 17408], zmm5                                    ;   908.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 256]  ;   754.3 p2      41 t reload
        vpshufb zmm19, zmm5, zmm19                                       ;   920.3 p5      41 t
        vpternlogd zmm19, zmm24, zmm17, 0xca                             ;   924.3 p0      41 t
        vpshufb zmm17, zmm5, zmm27                                       ;   921.3 p5      23 t
        vpshufb zmm24, zmm5, zmm26                                       ;   922.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm8                                    ;   908.3 p8+p9   61 t spill
        vpshufb zmm8, zmm5, zmm31                                        ;   923.3 p5      22 t
        vmovdqu64 [rbp + 18176], zmm11                                   ;   820.3 p7+p4   41 t spill
        vpshufb zmm11, zmm5, zmm2                                        ;   924.3 p5      21 t
        vmovdqu64 [rbp + 19200], zmm7                                    ;   823.3 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm2                                             ;   914.3         21 t copy
        vpermi2b zmm7, zmm16, zmm15                                      ;   926.3 p0+p5   21 t
        vpermi2b zmm2, zmm18, [rel camellia128_encrypt.T0_constants512 + 896] ;   928.3 p0+p5+p3   21 t
        vpternlogd zmm11, zmm2, zmm7, 0xca                               ;   933.3 p0      21 t
        vpshufb zmm2, zmm5, zmm30                                        ;   929.3 p5      23 t
        vpshufb zmm7, zmm5, zmm4                                         ;   930.3 p5      23 t
        vmovdqu64 [rbp + 17472], zmm23                                   ;   827.3 p7+p4   41 t spill
        vpshufb zmm23, zmm5, zmm3                                        ;   931.3 p5      22 t
        vpshufb zmm15, zmm5, zmm25                                       ;   932.3 p5      22 t
        vpxord zmm12, zmm22, zmm12                                       ;   922.2 p0      40 t
        vmovdqu64 [rbp + 17344], zmm22                                   ;   910.3 p8+p9   61 t spill
        vpshufb zmm22, zmm5, zmm12                                       ;   933.3 p5      41 t
        vmovdqu64 [rbp + 18368], zmm11                                   ;   934.3 p7+p4   21 t spill
        vmovdqa64 zmm11, zmm12                                           ;   923.2         41 t copy
        vpermi2b zmm11, zmm21, zmm0                                      ;   935.3 p0+p5   41 t
        vpermi2b zmm12, zmm6, zmm9                                       ;   937.3 p0+p5   41 t
        vpternlogd zmm22, zmm11, zmm12, 0xca                             ;   942.3 p0      41 t
        vpshufb zmm11, zmm5, zmm20                                       ;   938.3 p5      21 t
        vpxord zmm12, zmm29, zmm28                                       ;   926.2 p0      40 t
        vpshufb zmm28, zmm5, zmm12                                       ;   939.3 p5      22 t
        vmovdqu64 [rbp + 19264], zmm29                                   ;   912.3 p8+p9   61 t spill
        vpxord zmm29, zmm13, [rbp + 10816]                               ;   927.2 p0+p2   40 t
        vmovdqu64 [rbp + 19392], zmm13                                   ;   911.3 p7+p4   61 t spill
        vpshufb zmm13, zmm5, zmm29                                       ;   940.3 p5      21 t
        vpshufb zmm9, zmm5, zmm10                                        ;   941.3 p5      21 t
        vpshufb zmm6, zmm5, zmm1                                         ;   942.3 p5      42 t
        vmovdqa64 zmm5, zmm1                                             ;   915.3         42 t copy
        vpermi2b zmm5, zmm21, zmm0                                       ;   944.3 p0+p5   42 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 128]  ;   772.8 p3      41 t reload
        vpermi2b zmm1, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;   946.3 p0+p5+p2   42 t
        vpternlogd zmm6, zmm5, zmm1, 0xca                                ;   951.3 p0      42 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 896]  ;   775.5 p3      21 t reload
        vmovdqa64 zmm5, zmm29                                            ;   928.2         21 t copy
        vpermi2b zmm5, zmm18, zmm1                                       ;   948.3 p0+p5   21 t
        vpermi2b zmm29, zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;   950.3 p0+p5+p2   21 t
        vpternlogd zmm13, zmm5, zmm29, 0xca                              ;   955.3 p0      21 t
        vmovdqa64 zmm5, zmm20                                            ;   914.3         21 t copy
        vpermi2b zmm5, zmm18, zmm1                                       ;   952.3 p0+p5   21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 1024] ;   780.8 p3      21 t reload
        vpermi2b zmm20, zmm16, zmm29                                     ;   954.3 p0+p5   21 t
        vpternlogd zmm11, zmm5, zmm20, 0xca                              ;   959.3 p0      21 t
        vmovdqa64 zmm5, zmm10                                            ;   916.2         21 t copy
        vpermi2b zmm5, zmm18, zmm1                                       ;   956.3 p0+p5   21 t
        vpermi2b zmm10, zmm16, zmm29                                     ;   958.3 p0+p5   21 t
        vpternlogd zmm9, zmm5, zmm10, 0xca                               ;   963.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 384]  ;   787.5 p2      23 t reload
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 320] ;   787.7 p3      23 t reload
        vmovdqa64 zmm20, zmm27                                           ;   911.2         23 t copy
        vpermi2b zmm20, zmm10, zmm5                                      ;   960.3 p0+p5   23 t
        vmovdqa64 zmm29, zmm26                                           ;   911.3         23 t copy
        vpermi2b zmm29, zmm10, zmm5                                      ;   962.3 p0+p5   23 t
        vmovdqa64 zmm16, zmm30                                           ;   913.2         23 t copy
        vpermi2b zmm16, zmm10, zmm5                                      ;   964.3 p0+p5   23 t
        vmovdqa64 zmm1, zmm4                                             ;   914.3         23 t copy
        vpermi2b zmm1, zmm10, zmm5                                       ;   966.3 p0+p5   23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 448] ;   794.3 p2      23 t reload
        vpermi2b zmm27, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;   968.3 p0+p5+p3   23 t
        vpternlogd zmm17, zmm20, zmm27, 0xca                             ;   973.3 p0      23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 512] ;   795.5 p2      23 t reload
        vpermi2b zmm26, zmm18, zmm20                                     ;   970.3 p0+p5   23 t
        vpternlogd zmm24, zmm29, zmm26, 0xca                             ;   975.3 p0      23 t
        vpermi2b zmm30, zmm18, zmm20                                     ;   972.3 p0+p5   23 t
        vpternlogd zmm2, zmm16, zmm30, 0xca                              ;   977.3 p0      23 t
        vpermi2b zmm4, zmm18, zmm20                                      ;   974.3 p0+p5   23 t
        vpternlogd zmm7, zmm1, zmm4, 0xca                                ;   979.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 640]  ;   803.3 p3      22 t reload
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 576]  ;   803.5 p2      22 t reload
        vmovdqa64 zmm16, zmm31                                           ;   915.3         22 t copy
        vpermi2b zmm16, zmm4, zmm1                                       ;   976.3 p0+p5   22 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 768] ;   805.3 p3      22 t reload
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 704] ;   805.5 p2      22 t reload
        vpermi2b zmm31, zmm27, zmm26                                     ;   978.3 p0+p5   22 t
        vpternlogd zmm8, zmm16, zmm31, 0xca                              ;   983.3 p0      22 t
        vmovdqa64 zmm16, zmm12                                           ;   927.2         22 t copy
        vpermi2b zmm16, zmm4, zmm1                                       ;   980.3 p0+p5   22 t
        vpermi2b zmm12, zmm27, zmm26                                     ;   982.3 p0+p5   22 t
        vpternlogd zmm28, zmm16, zmm12, 0xca                             ;   987.3 p0      22 t
        vmovdqa64 zmm12, zmm3                                            ;   914.2         22 t copy
        vpermi2b zmm12, zmm4, zmm1                                       ;   984.3 p0+p5   22 t
        vpermi2b zmm3, zmm27, zmm26                                      ;   986.3 p0+p5   22 t
        vpternlogd zmm23, zmm12, zmm3, 0xca                              ;   991.3 p0      22 t
        vmovdqa64 zmm3, zmm25                                            ;   915.3         22 t copy
        vpermi2b zmm3, zmm4, zmm1                                        ;   988.3 p0+p5   22 t
        vpermi2b zmm25, zmm27, zmm26                                     ;   990.3 p0+p5   22 t
        vpternlogd zmm15, zmm3, zmm25, 0xca                              ;   995.3 p0      22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 256]  ;   818.3 p3      41 t reload
        vpshufb zmm12, zmm3, zmm14                                       ;   991.3 p5      42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 64]  ;   819.3 p2      41 t reload
        vmovdqa64 zmm25, zmm14                                           ;   916.3         42 t copy
        vpermi2b zmm25, zmm21, zmm16                                     ;   993.3 p0+p5   42 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 192] ;   821.3 p3      41 t reload
        vpermi2b zmm14, zmm0, zmm29                                      ;   995.3 p0+p5   42 t
        vpternlogd zmm12, zmm25, zmm14, 0xca                             ;  1000.3 p0      42 t
        vmovdqa64 zmm14, zmm11                                           ;   960.3         41 t copy
        vpternlogd zmm14, zmm19, zmm17, 0x96                             ;   974.3 p0      41 t
        vmovdqa64 zmm25, zmm9                                            ;   964.3         41 t copy
        vpternlogd zmm25, zmm22, zmm24, 0x96                             ;   976.3 p0      41 t
        vmovdqa64 zmm30, zmm19                                           ;   925.3         41 t copy
        vpternlogd zmm30, zmm23, zmm13, 0x96                             ;   992.3 p0      41 t
        vpternlogd zmm23, zmm14, zmm13, 0x96                             ;   992.3 p0      41 t
        vpternlogd zmm13, zmm2, zmm28, 0x96                              ;   988.3 p0      41 t
        vpternlogd zmm2, zmm30, zmm28, 0x96                              ;   993.3 p0      41 t
        vpternlogd zmm28, zmm6, zmm17, 0x96                              ;   988.3 p0      41 t
        vpternlogd zmm6, zmm17, zmm13, 0x96                              ;   989.3 p0      41 t
        vpternlogd zmm11, zmm19, zmm28, 0x96                             ;   989.3 p0      41 t
        vmovdqu64 zmm17, [rbp + 18368]                                   ;   934.3 p2      21 t reload
        vmovdqa64 zmm19, zmm7                                            ;   980.3         41 t copy
        vpternlogd zmm19, zmm8, zmm17, 0x96                              ;   984.3 p0      41 t
        vpternlogd zmm14, zmm2, [rbp + 19008], 0x96                      ;   994.3 p0+p3   62 t
        vpternlogd zmm28, zmm23, [rbp + 19968], 0x96                     ;   993.3 p0+p2   62 t
        vpternlogd zmm13, zmm11, [rbp + 19904], 0x96                     ;   990.3 p0+p3   62 t
        vpternlogd zmm30, zmm6, [rbp + 17728], 0x96                      ;   993.3 p0+p2   62 t
        vmovdqa64 zmm31, zmm22                                           ;   943.3         41 t copy
        vpternlogd zmm31, zmm15, zmm17, 0x96                             ;   996.3 p0      41 t
        vpternlogd zmm15, zmm17, zmm25, 0x96                             ;   996.3 p0      41 t
        vpternlogd zmm7, zmm31, zmm8, 0x96                               ;   997.3 p0      41 t
        vpternlogd zmm8, zmm12, zmm24, 0x96                              ;  1001.3 p0      41 t
        vpternlogd zmm12, zmm24, zmm19, 0x96                             ;  1001.3 p0      41 t
        vpternlogd zmm9, zmm22, zmm8, 0x96                               ;  1002.3 p0      41 t
        vpternlogd zmm25, zmm7, [rbp + 17600], 0x96                      ;   998.3 p0+p3   62 t
        vmovdqu64 zmm17, [rbp + 18112]                                   ;   831.0 p2      41 t reload
        vpternlogd zmm6, zmm17, [rbp + 17856], 0x96                      ;   990.3 p0+p3   62 t
        vpternlogd zmm8, zmm15, [rbp + 19136], 0x96                      ;  1002.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 18560]                                   ;   832.7 p3      41 t reload
        vpternlogd zmm2, zmm17, [rbp + 19520], 0x96                      ;   994.3 p0+p2   62 t
        vpternlogd zmm19, zmm9, [rbp + 17664], 0x96                      ;  1003.3 p0+p3   62 t
        vmovdqu64 zmm17, [rbp + 17472]                                   ;   834.0 p2      41 t reload
        vpternlogd zmm23, zmm17, [rbp + 20096], 0x96                     ;   993.3 p0+p3   62 t
        vpternlogd zmm31, zmm12, [rbp + 19072], 0x96                     ;  1002.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 19776]                                   ;   835.7 p3      41 t reload
        vpternlogd zmm12, zmm17, [rbp + 18048], 0x96                     ;  1002.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 18176]                                   ;   836.7 p3      41 t reload
        vpternlogd zmm11, zmm17, [rbp + 18752], 0x96                     ;   995.2 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 17280]                                   ;   837.7 p3      41 t reload
        vpternlogd zmm7, zmm17, [rbp + 18816], 0x96                      ;   998.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 19200]                                   ;   838.7 p3      41 t reload
        vpternlogd zmm15, zmm17, [rbp + 17536], 0x96                     ;   997.3 p5+p2   62 t
        vmovdqu64 zmm17, [rbp + 20160]                                   ;   839.7 p3      41 t reload
        vpternlogd zmm9, zmm17, [rbp + 20032], 0x96                      ;  1003.3 p0+p2   62 t
        vmovdqu64 zmm17, [rbp + 11136]                                   ;   840.7 p3      61 r.0 reload
        vpxord zmm22, zmm6, zmm17                                        ;   997.3 p5      40 t
        vmovdqu64 zmm24, [rbp + 11200]                                   ;   841.0 p2      61 r.1 reload
        vmovdqu64 [rbp + 20032], zmm6                                    ;   991.3 p8+p9   62 t spill
        vpxord zmm6, zmm2, zmm24                                         ;   998.2 p0      40 t
        vmovdqu64 [rbp + 20160], zmm2                                    ;   995.3 p7+p4   62 t spill
        vpxord zmm2, zmm23, [rbp + 11264]                                ;   998.3 p5+p3   40 t
        vpxord zmm17, zmm12, zmm17                                       ;  1003.3 p0      40 t
        vpxord zmm24, zmm7, zmm24                                        ;   999.3 p5      40 t
        vmovdqu64 [rbp + 17536], zmm23                                   ;   994.3 p8+p9   62 t spill
        vpxord zmm23, zmm15, [rbp + 11264]                               ;  1000.2 p0+p2   40 t
        vmovdqu64 [rbp + 19200], zmm15                                   ;   998.3 p7+p4   62 t spill
        vpxord zmm15, zmm11, [rbp + 11328]                               ;  1000.3 p5+p3   40 t
        vmovdqu64 [rbp + 18816], zmm11                                   ;   996.2 p8+p9   62 t spill
        vpxord zmm11, zmm14, [rbp + 11392]                               ;  1001.2 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm7                                    ;   999.3 p7+p4   62 t spill
        vpxord zmm7, zmm28, [rbp + 11456]                                ;  1001.3 p5+p3   40 t
        vmovdqu64 [rbp + 18752], zmm12                                   ;  1003.3 p8+p9   62 t spill
        vpxord zmm12, zmm13, [rbp + 11520]                               ;  1002.2 p0+p2   40 t
        vmovdqu64 [rbp + 18176], zmm13                                   ;   991.3 p7+p4   62 t spill
        vpxord zmm13, zmm25, [rbp + 11392]                               ;  1002.3 p5+p3   40 t
        vmovdqu64 [rbp + 18048], zmm28                                   ;   994.3 p8+p9   62 t spill
        vpxord zmm28, zmm9, [rbp + 11328]                                ;  1004.3 p0+p2   40 t
        vmovdqu64 [rbp + 19776], zmm9                                    ;  1004.3 p7+p4   62 t spill
        vpxord zmm9, zmm30, [rbp + 11584]                                ;  1003.3 p5+p3   40 t
        vmovdqu64 [rbp + 19072], zmm30                                   ;   994.3 p8+p9   62 t spill
        vpxord zmm30, zmm8, [rbp + 11456]                                ;  1004.2 p0+p2   40 t
        vmovdqu64 [rbp + 20096], zmm8                                    ;  1003.3 p7+p4   62 t spill
        vpxord zmm8, zmm19, [rbp + 11520]                                ;  1004.3 p5+p3   40 t
        vmovdqu64 [rbp + 17472], zmm19                                   ;  1004.3 p8+p9   62 t spill
        vpxord zmm19, zmm31, [rbp + 11584]                               ;  1005.2 p0+p2   40 t
        vmovdqu64 [rbp + 17664], zmm31                                   ;  1003.3 p7+p4   62 t spill
        vpshufb zmm31, zmm3, zmm22                                       ;  1005.3 p5      41 t
        vmovdqu64 [rbp + 19520], zmm25                                   ;   999.3 p8+p9   62 t spill
        vmovdqa64 zmm25, zmm22                                           ;   998.3         41 t copy
        vpermi2b zmm25, zmm21, zmm16                                     ;  1007.3 p0+p5   41 t
        vpermi2b zmm22, zmm0, zmm29                                      ;  1009.3 p0+p5   41 t
        vpternlogd zmm31, zmm25, zmm22, 0xca                             ;  1014.3 p0      41 t
        vpshufb zmm22, zmm3, zmm17                                       ;  1010.3 p5      41 t
        vmovdqa64 zmm25, zmm17                                           ;  1004.3         41 t copy
        vpermi2b zmm25, zmm21, zmm16                                     ;  1012.3 p0+p5   41 t
        vpermi2b zmm17, zmm0, zmm29                                      ;  1014.3 p0+p5   41 t
        vpternlogd zmm22, zmm25, zmm17, 0xca                             ;  1019.3 p0      41 t
        vpshufb zmm17, zmm3, zmm6                                        ;  1015.3 p5      23 t
        vmovdqa64 zmm25, zmm6                                            ;   999.2         23 t copy
        vpermi2b zmm25, zmm10, zmm5                                      ;  1017.3 p0+p5   23 t
        vpermi2b zmm6, zmm18, zmm20                                      ;  1019.3 p0+p5   23 t
        vpternlogd zmm17, zmm25, zmm6, 0xca                              ;  1024.3 p0      23 t
        vpshufb zmm6, zmm3, zmm24                                        ;  1020.3 p5      23 t
        vmovdqa64 zmm25, zmm24                                           ;  1000.3         23 t copy
        vpermi2b zmm25, zmm10, zmm5                                      ;  1022.3 p0+p5   23 t
        vpermi2b zmm24, zmm18, zmm20                                     ;  1024.3 p0+p5   23 t
        vpternlogd zmm6, zmm25, zmm24, 0xca                              ;  1029.3 p0      23 t
        vpshufb zmm24, zmm3, zmm2                                        ;  1025.3 p5      22 t
        vmovdqa64 zmm25, zmm2                                            ;   999.3         22 t copy
        vpermi2b zmm25, zmm4, zmm1                                       ;  1027.3 p0+p5   22 t
        vpermi2b zmm2, zmm27, zmm26                                      ;  1029.3 p0+p5   22 t
        vpternlogd zmm24, zmm25, zmm2, 0xca                              ;  1034.3 p0      22 t
        vpshufb zmm2, zmm3, zmm23                                        ;  1030.3 p5      22 t
        vmovdqa64 zmm25, zmm23                                           ;  1001.2         22 t copy
        vpermi2b zmm25, zmm4, zmm1                                       ;  1032.3 p0+p5   22 t
        vpermi2b zmm23, zmm27, zmm26                                     ;  1034.3 p0+p5   22 t
        vpternlogd zmm2, zmm25, zmm23, 0xca                              ;  1039.3 p0      22 t
        vpshufb zmm23, zmm3, zmm15                                       ;  1035.3 p5      21 t
        vpshufb zmm25, zmm3, zmm28                                       ;  1036.3 p5      21 t
        vmovdqu64 [rbp + 18560], zmm14                                   ;   995.3 p7+p4   62 t spill
        vpshufb zmm14, zmm3, zmm11                                       ;  1037.3 p5      23 t
        vmovdqa64 zmm29, zmm11                                           ;  1002.2         23 t copy
        vpermi2b zmm29, zmm10, zmm5                                      ;  1039.3 p0+p5   23 t
        vpermi2b zmm11, zmm18, zmm20                                     ;  1041.3 p0+p5   23 t
        vpternlogd zmm14, zmm29, zmm11, 0xca                             ;  1046.3 p0      23 t
        vpshufb zmm11, zmm3, zmm13                                       ;  1042.3 p5      23 t
        vmovdqa64 zmm29, zmm13                                           ;  1003.3         23 t copy
        vpermi2b zmm29, zmm10, zmm5                                      ;  1044.3 p0+p5   23 t
        vpermi2b zmm13, zmm18, zmm20                                     ;  1046.3 p0+p5   23 t
        vpternlogd zmm11, zmm29, zmm13, 0xca                             ;  1051.3 p0      23 t
        vpshufb zmm13, zmm3, zmm7                                        ;  1047.3 p5      22 t
        vmovdqa64 zmm29, zmm7                                            ;  1002.3         22 t copy
        vpermi2b zmm29, zmm4, zmm1                                       ;  1049.3 p0+p5   22 t
        vpermi2b zmm7, zmm27, zmm26                                      ;  1051.3 p0+p5   22 t
        vpternlogd zmm13, zmm29, zmm7, 0xca                              ;  1056.3 p0      22 t
        vpshufb zmm7, zmm3, zmm30                                        ;  1052.3 p5      22 t
        vmovdqa64 zmm29, zmm30                                           ;  1005.2         22 t copy
        vpermi2b zmm29, zmm4, zmm1                                       ;  1054.3 p0+p5   22 t
        vpermi2b zmm30, zmm27, zmm26                                     ;  1056.3 p0+p5   22 t
        vpternlogd zmm7, zmm29, zmm30, 0xca                              ;  1061.3 p0      22 t
        vpshufb zmm29, zmm3, zmm12                                       ;  1057.3 p5      21 t
        vpshufb zmm30, zmm3, zmm8                                        ;  1058.3 p5      21 t
        vpshufb zmm26, zmm3, zmm9                                        ;  1059.3 p5      42 t
        vmovdqa64 zmm27, zmm9                                            ;  1004.3         42 t copy
        vpermi2b zmm27, zmm21, zmm16                                     ;  1061.3 p0+p5   42 t
        vpermi2b zmm9, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1063.3 p0+p5+p3   42 t
        vpternlogd zmm26, zmm27, zmm9, 0xca                              ;  1068.3 p0      42 t
        vpshufb zmm9, zmm3, zmm19                                        ;  1064.3 p5      42 t
        vmovdqa64 zmm27, zmm19                                           ;  1006.2         42 t copy
        vpermi2b zmm27, zmm21, zmm16                                     ;  1066.3 p0+p5   42 t
        vpermi2b zmm19, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1068.3 p0+p5+p2   42 t
        vpternlogd zmm9, zmm27, zmm19, 0xca                              ;  1073.3 p0      42 t
        vmovdqa64 zmm19, zmm26                                           ;  1069.3         41 t copy
        vpternlogd zmm19, zmm17, zmm24, 0x96                             ;  1069.3 p0      41 t
        vmovdqa64 zmm27, zmm9                                            ;  1074.3         41 t copy
        vpternlogd zmm27, zmm6, zmm2, 0x96                               ;  1074.3 p0      41 t
        vmovdqu64 zmm1, [rel camellia128_encrypt.T0_constants512 + 832]  ;   894.7 p3      21 t reload
        vmovdqa64 zmm4, zmm15                                            ;  1001.3         21 t copy
        vpermi2b zmm4, zmm1, [rel camellia128_encrypt.T0_constants512 + 896] ;  1070.3 p0+p5+p2   21 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 960] ;   896.3 p3      21 t reload
        vpermi2b zmm15, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1072.3 p0+p5+p2   21 t
        vpternlogd zmm23, zmm4, zmm15, 0xca                              ;  1077.3 p0      21 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 896]  ;   898.5 p3      21 t reload
        vmovdqa64 zmm15, zmm28                                           ;  1005.3         21 t copy
        vpermi2b zmm15, zmm1, zmm4                                       ;  1074.3 p0+p5   21 t
        vpermi2b zmm28, zmm20, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1076.3 p0+p5+p2   21 t
        vpternlogd zmm25, zmm15, zmm28, 0xca                             ;  1081.3 p0      21 t
        vmovdqa64 zmm15, zmm12                                           ;  1003.2         21 t copy
        vpermi2b zmm15, zmm1, zmm4                                       ;  1078.3 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 1024] ;   904.3 p3      21 t reload
        vpermi2b zmm12, zmm20, zmm28                                     ;  1080.3 p0+p5   21 t
        vpternlogd zmm29, zmm15, zmm12, 0xca                             ;  1085.3 p0      21 t
        vmovdqa64 zmm12, zmm8                                            ;  1005.3         21 t copy
        vpermi2b zmm12, zmm1, zmm4                                       ;  1082.3 p0+p5   21 t
        vpermi2b zmm8, zmm20, zmm28                                      ;  1084.3 p0+p5   21 t
        vpternlogd zmm30, zmm12, zmm8, 0xca                              ;  1089.3 p0      21 t
        vmovdqa64 zmm8, zmm31                                            ;  1015.3         41 t copy
        vpternlogd zmm8, zmm13, zmm23, 0x96                              ;  1078.3 p0      41 t
        vmovdqa64 zmm12, zmm14                                           ;  1047.3         41 t copy
        vpternlogd zmm12, zmm24, zmm23, 0x96                             ;  1078.3 p0      41 t
        vpternlogd zmm14, zmm24, zmm8, 0x96                              ;  1079.3 p0      41 t
        vpternlogd zmm26, zmm12, zmm17, 0x96                             ;  1079.3 p0      41 t
        vpternlogd zmm17, zmm29, zmm31, 0x96                             ;  1086.3 p0      41 t
        vpternlogd zmm13, zmm23, zmm17, 0x96                             ;  1087.3 p0      41 t
        vpternlogd zmm29, zmm31, zmm19, 0x96                             ;  1086.3 p0      41 t
        vmovdqa64 zmm15, zmm22                                           ;  1020.3         41 t copy
        vpternlogd zmm15, zmm7, zmm25, 0x96                              ;  1082.3 p0      41 t
        vmovdqa64 zmm23, zmm11                                           ;  1052.3         41 t copy
        vpternlogd zmm23, zmm2, zmm25, 0x96                              ;  1082.3 p0      41 t
        vpternlogd zmm11, zmm2, zmm15, 0x96                              ;  1083.3 p0      41 t
        vpternlogd zmm9, zmm23, zmm6, 0x96                               ;  1083.3 p0      41 t
        vpternlogd zmm6, zmm30, zmm22, 0x96                              ;  1090.3 p0      41 t
        vpternlogd zmm7, zmm25, zmm6, 0x96                               ;  1091.3 p0      41 t
        vpternlogd zmm30, zmm22, zmm27, 0x96                             ;  1090.3 p0      41 t
        vpternlogd zmm17, zmm14, [rbp + 18624], 0x96                     ;  1087.3 p0+p2   61 t
        vpxord zmm14, zmm14, [rbp + 17408]                               ;  1080.3 p0+p3   61 t
        vpternlogd zmm19, zmm13, [rbp + 17920], 0x96                     ;  1088.3 p0+p2   61 t
        vpternlogd zmm6, zmm11, [rbp + 18240], 0x96                      ;  1091.3 p0+p3   61 t
        vpxord zmm11, zmm11, [rbp + 18432]                               ;  1084.3 p0+p2   61 t
        vpternlogd zmm8, zmm26, [rbp + 19648], 0x96                      ;  1080.3 p0+p3   61 t
        vpxord zmm26, zmm26, [rbp + 19840]                               ;  1080.3 p0+p2   61 t
        vpternlogd zmm12, zmm29, [rbp + 19712], 0x96                     ;  1087.3 p0+p3   61 t
        vpternlogd zmm27, zmm7, [rbp + 19328], 0x96                      ;  1092.3 p0+p2   61 t
        vpxord zmm7, zmm7, [rbp + 19456]                                 ;  1092.3 p0+p3   61 t
        vpternlogd zmm15, zmm9, [rbp + 18688], 0x96                      ;  1084.3 p0+p2   61 t
        vpternlogd zmm23, zmm30, [rbp + 18944], 0x96                     ;  1091.3 p0+p3   61 t
        vpxord zmm30, zmm30, [rbp + 17792]                               ;  1091.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 11904]                                    ;   920.5 p3      62 l.4 reload
        vpxord zmm22, zmm17, zmm2                                        ;  1088.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 11648]                                   ;   921.2 p2      62 l.0 reload
        vpxord zmm25, zmm26, zmm24                                       ;  1084.2 p0      40 t
        vmovdqu64 zmm31, [rbp + 17344]                                   ;   921.5 p3      61 t reload
        vpternlogd zmm24, zmm9, zmm31, 0x96                              ;  1085.2 p0      40 t
        vpxord zmm31, zmm19, [rbp + 11968]                               ;  1089.3 p5+p2   40 t
        vmovdqu64 [rbp + 17792], zmm19                                   ;  1089.3 p8+p9   61 t spill
        vpxord zmm19, zmm27, [rbp + 11968]                               ;  1093.3 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm27                                   ;  1093.3 p7+p4   61 t spill
        vpxord zmm27, zmm15, [rbp + 12096]                               ;  1086.3 p5+p2   40 t
        vmovdqu64 [rbp + 18688], zmm15                                   ;  1085.3 p8+p9   61 t spill
        vpxord zmm15, zmm23, [rbp + 12032]                               ;  1092.3 p0+p3   40 t
        vmovdqu64 [rbp + 19456], zmm23                                   ;  1092.3 p7+p4   61 t spill
        vpshufb zmm23, zmm3, zmm25                                       ;  1087.3 p5      41 t
        vmovdqu64 [rbp + 19328], zmm17                                   ;  1088.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm25                                           ;  1085.2         41 t copy
        vpermi2b zmm17, zmm21, zmm16                                     ;  1089.3 p0+p5   41 t
        vpermi2b zmm25, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1091.3 p0+p5+p2   41 t
        vpternlogd zmm23, zmm17, zmm25, 0xca                             ;  1096.3 p0      41 t
        vpshufb zmm17, zmm3, zmm24                                       ;  1092.3 p5      41 t
        vmovdqa64 zmm25, zmm24                                           ;  1086.2         41 t copy
        vpermi2b zmm25, zmm21, zmm16                                     ;  1094.3 p0+p5   41 t
        vpermi2b zmm24, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1096.3 p0+p5+p3   41 t
        vpternlogd zmm17, zmm25, zmm24, 0xca                             ;  1101.3 p0      41 t
        vmovdqu64 zmm24, [rbp + 11712]                                   ;   925.2 p2      62 l.1 reload
        vpxord zmm25, zmm14, zmm24                                       ;  1094.2 p0      40 t
        vmovdqu64 [rbp + 19712], zmm14                                   ;  1081.3 p7+p4   61 t spill
        vpshufb zmm14, zmm3, zmm25                                       ;  1097.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm26                                   ;  1081.3 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm25                                           ;  1095.2         23 t copy
        vpermi2b zmm26, zmm10, zmm5                                      ;  1099.3 p0+p5   23 t
        vpermi2b zmm25, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1101.3 p0+p5+p3   23 t
        vpternlogd zmm14, zmm26, zmm25, 0xca                             ;  1106.3 p0      23 t
        vpxord zmm24, zmm11, zmm24                                       ;  1098.2 p0      40 t
        vpshufb zmm25, zmm3, zmm24                                       ;  1102.3 p5      23 t
        vmovdqa64 zmm26, zmm24                                           ;  1099.2         23 t copy
        vpermi2b zmm26, zmm10, zmm5                                      ;  1104.3 p0+p5   23 t
        vpermi2b zmm24, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1106.3 p0+p5+p2   23 t
        vpternlogd zmm25, zmm26, zmm24, 0xca                             ;  1111.3 p0      23 t
        vmovdqu64 zmm24, [rbp + 11776]                                   ;   927.0 p3      62 l.2 reload
        vpxord zmm26, zmm7, zmm24                                        ;  1102.2 p0      40 t
        vpternlogd zmm24, zmm13, [rbp + 19264], 0x96                     ;  1103.2 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm7                                    ;  1093.3 p7+p4   61 t spill
        vpxord zmm7, zmm30, [rbp + 11840]                                ;  1104.2 p0+p3   40 t
        vpxord zmm2, zmm6, zmm2                                          ;  1105.2 p0      40 t
        vmovdqu64 [rbp + 18432], zmm6                                    ;  1092.3 p8+p9   61 t spill
        vpshufb zmm6, zmm3, zmm24                                        ;  1107.3 p5      22 t
        vmovdqu64 [rbp + 18240], zmm30                                   ;  1092.3 p7+p4   61 t spill
        vpxord zmm30, zmm8, [rbp + 12096]                                ;  1106.2 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm8                                    ;  1081.3 p8+p9   61 t spill
        vpxord zmm8, zmm12, [rbp + 12032]                                ;  1107.2 p0+p3   40 t
        vmovdqu64 [rbp + 17408], zmm12                                   ;  1088.3 p7+p4   61 t spill
        vpshufb zmm12, zmm3, zmm26                                       ;  1108.3 p5      22 t
        vmovdqu64 [rbp + 18624], zmm11                                   ;  1085.3 p8+p9   61 t spill
        vpshufb zmm11, zmm3, zmm22                                       ;  1109.3 p5      23 t
        vmovdqu64 [rbp + 19136], zmm13                                   ;  1088.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm22                                           ;  1089.3         23 t copy
        vpermi2b zmm13, zmm10, zmm5                                      ;  1111.3 p0+p5   23 t
        vpermi2b zmm22, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1113.3 p0+p5+p2   23 t
        vpternlogd zmm11, zmm13, zmm22, 0xca                             ;  1118.3 p0      23 t
        vpshufb zmm13, zmm3, zmm7                                        ;  1114.3 p5      21 t
        vmovdqa64 zmm22, zmm7                                            ;  1105.2         21 t copy
        vpermi2b zmm22, zmm1, zmm4                                       ;  1116.3 p0+p5   21 t
        vpermi2b zmm7, zmm20, zmm28                                      ;  1118.3 p0+p5   21 t
        vpternlogd zmm13, zmm22, zmm7, 0xca                              ;  1123.3 p0      21 t
        vpshufb zmm7, zmm3, zmm31                                        ;  1119.3 p5      22 t
        vpshufb zmm22, zmm3, zmm2                                        ;  1120.3 p5      23 t
        vmovdqu64 [rbp + 17856], zmm9                                    ;  1084.3 p8+p9   41 t spill
        vmovdqa64 zmm9, zmm2                                             ;  1106.2         23 t copy
        vpermi2b zmm9, zmm10, zmm5                                       ;  1122.3 p0+p5   23 t
        vpermi2b zmm2, zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1124.3 p0+p5+p3   23 t
        vpternlogd zmm22, zmm9, zmm2, 0xca                               ;  1129.3 p0      23 t
        vpshufb zmm2, zmm3, zmm19                                        ;  1125.3 p5      22 t
        vpshufb zmm9, zmm3, zmm15                                        ;  1126.3 p5      21 t
        vmovdqa64 zmm18, zmm15                                           ;  1093.3         21 t copy
        vpermi2b zmm18, zmm1, zmm4                                       ;  1128.3 p0+p5   21 t
        vpermi2b zmm15, zmm20, zmm28                                     ;  1130.3 p0+p5   21 t
        vpternlogd zmm9, zmm18, zmm15, 0xca                              ;  1135.3 p0      21 t
        vpshufb zmm15, zmm3, zmm8                                        ;  1131.3 p5      21 t
        vmovdqa64 zmm18, zmm8                                            ;  1108.2         21 t copy
        vpermi2b zmm18, zmm1, zmm4                                       ;  1133.3 p0+p5   21 t
        vpermi2b zmm8, zmm20, zmm28                                      ;  1135.3 p0+p5   21 t
        vpternlogd zmm15, zmm18, zmm8, 0xca                              ;  1140.3 p0      21 t
        vmovdqa64 zmm8, zmm9                                             ;  1136.3         41 t copy
        vpternlogd zmm8, zmm17, zmm25, 0x96                              ;  1136.3 p0      41 t
        vmovdqa64 zmm18, zmm15                                           ;  1141.3         41 t copy
        vpternlogd zmm18, zmm23, zmm14, 0x96                             ;  1141.3 p0      41 t
        vpshufb zmm5, zmm3, zmm27                                        ;  1136.3 p5      42 t
        vmovdqa64 zmm10, zmm27                                           ;  1087.3         42 t copy
        vpermi2b zmm10, zmm21, zmm16                                     ;  1138.3 p0+p5   42 t
        vpermi2b zmm27, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1140.3 p0+p5+p2   42 t
        vpternlogd zmm5, zmm10, zmm27, 0xca                              ;  1145.3 p0      42 t
        vpshufb zmm10, zmm3, zmm30                                       ;  1141.3 p5      42 t
        vmovdqa64 zmm27, zmm30                                           ;  1107.2         42 t copy
        vpermi2b zmm27, zmm21, zmm16                                     ;  1143.3 p0+p5   42 t
        vpermi2b zmm30, zmm0, [rel camellia128_encrypt.T0_constants512 + 192] ;  1145.3 p0+p5+p3   42 t
        vpternlogd zmm10, zmm27, zmm30, 0xca                             ;  1150.3 p0      42 t
        vmovdqu64 zmm27, [rbp + 19392]                                   ;   964.5 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 11840]                                   ;   965.3 p3      40 t
        vpternlogd zmm30, zmm29, zmm27, 0x96                             ;  1131.2 p0      40 t
        vpshufb zmm0, zmm3, zmm30                                        ;  1146.3 p5      21 t
        vmovdqa64 zmm3, zmm30                                            ;  1132.2         21 t copy
        vpermi2b zmm3, zmm1, zmm4                                        ;  1148.3 p0+p5   21 t
        vpermi2b zmm30, zmm20, zmm28                                     ;  1150.3 p0+p5   21 t
        vpternlogd zmm0, zmm3, zmm30, 0xca                               ;  1155.3 p0      21 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 640]  ;   969.5 p2      22 t reload
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 576] ;   971.3 p3      22 t reload
        vmovdqa64 zmm28, zmm24                                           ;  1104.2         22 t copy
        vpermi2b zmm28, zmm30, zmm3                                      ;  1152.3 p0+p5   22 t
        vmovdqa64 zmm20, zmm26                                           ;  1103.2         22 t copy
        vpermi2b zmm20, zmm30, zmm3                                      ;  1154.3 p0+p5   22 t
        vmovdqa64 zmm4, zmm31                                            ;  1090.3         22 t copy
        vpermi2b zmm4, zmm30, zmm3                                       ;  1156.3 p0+p5   22 t
        vmovdqa64 zmm1, zmm19                                            ;  1094.3         22 t copy
        vpermi2b zmm1, zmm30, zmm3                                       ;  1158.3 p0+p5   22 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 704]  ;   979.3 p2      22 t reload
        vpermi2b zmm24, zmm3, [rel camellia128_encrypt.T0_constants512 + 768] ;  1160.3 p0+p5+p3   22 t
        vpternlogd zmm6, zmm28, zmm24, 0xca                              ;  1165.3 p0      22 t
        vmovdqu64 zmm24, [rel camellia128_encrypt.T0_constants512 + 768] ;   980.5 p2      22 t reload
        vpermi2b zmm26, zmm3, zmm24                                      ;  1162.3 p0+p5   22 t
        vpternlogd zmm12, zmm20, zmm26, 0xca                             ;  1167.3 p0      22 t
        vpermi2b zmm31, zmm3, zmm24                                      ;  1164.3 p0+p5   22 t
        vpermi2b zmm19, zmm3, zmm24                                      ;  1166.3 p0+p5   22 t
        vpternlogd zmm7, zmm4, zmm31, 0xca                               ;  1169.3 p0      22 t
        vpternlogd zmm2, zmm1, zmm19, 0xca                               ;  1171.3 p0      22 t
        vmovdqa64 zmm1, zmm23                                            ;  1097.3         41 t copy
        vpternlogd zmm1, zmm7, zmm0, 0x96                                ;  1170.3 p0      41 t
        vpternlogd zmm7, zmm18, zmm0, 0x96                               ;  1170.3 p0      41 t
        vpternlogd zmm0, zmm11, zmm6, 0x96                               ;  1166.3 p0      41 t
        vpternlogd zmm11, zmm1, zmm6, 0x96                               ;  1171.3 p0      41 t
        vpternlogd zmm6, zmm10, zmm14, 0x96                              ;  1166.3 p0      41 t
        vpternlogd zmm10, zmm14, zmm0, 0x96                              ;  1167.3 p0      41 t
        vpternlogd zmm15, zmm23, zmm6, 0x96                              ;  1167.3 p0      41 t
        vpternlogd zmm18, zmm11, [rbp + 18560], 0x96                     ;  1172.3 p0+p3   62 t
        vpternlogd zmm6, zmm7, [rbp + 18048], 0x96                       ;  1171.3 p0+p2   62 t
        vmovdqa64 zmm4, zmm17                                            ;  1102.3         41 t copy
        vpternlogd zmm4, zmm2, zmm13, 0x96                               ;  1172.3 p0      41 t
        vpternlogd zmm2, zmm8, zmm13, 0x96                               ;  1172.3 p0      41 t
        vpternlogd zmm13, zmm22, zmm12, 0x96                             ;  1168.3 p0      41 t
        vpternlogd zmm22, zmm4, zmm12, 0x96                              ;  1173.3 p0      41 t
        vpternlogd zmm12, zmm5, zmm25, 0x96                              ;  1168.3 p0      41 t
        vpternlogd zmm5, zmm25, zmm13, 0x96                              ;  1169.3 p0      41 t
        vpternlogd zmm9, zmm17, zmm12, 0x96                              ;  1169.3 p0      41 t
        vpternlogd zmm8, zmm22, [rbp + 19520], 0x96                      ;  1174.3 p0+p3   62 t
        vpternlogd zmm0, zmm15, [rbp + 18176], 0x96                      ;  1168.3 p0+p2   62 t
        vpternlogd zmm12, zmm2, [rbp + 20096], 0x96                      ;  1173.3 p0+p3   62 t
        vpternlogd zmm13, zmm9, [rbp + 17472], 0x96                      ;  1170.3 p0+p2   62 t
        vpternlogd zmm1, zmm10, [rbp + 19072], 0x96                      ;  1171.3 p0+p3   62 t
        vpternlogd zmm4, zmm5, [rbp + 17664], 0x96                       ;  1173.3 p5+p2   62 t
        vmovdqu64 zmm14, [rbp + 12416]                                   ;  1000.7 p3      71 d.4 reload
        vpandd zmm17, zmm18, zmm14                                       ;  1173.3 p0      47 y
        vmovdqu64 zmm19, [rbp + 12480]                                   ;  1001.5 p2      71 d.5 reload
        vpandd zmm20, zmm6, zmm19                                        ;  1172.3 p5      47 y
        vpandd zmm14, zmm8, zmm14                                        ;  1175.3 p0      47 y
        vmovdqu64 zmm23, [rbp + 12544]                                   ;  1002.0 p3      71 d.6 reload
        vpandd zmm25, zmm0, zmm23                                        ;  1169.3 p5      47 y
        vpandd zmm19, zmm12, zmm19                                       ;  1174.3 p0      47 y
        vpandd zmm23, zmm13, zmm23                                       ;  1171.3 p5      47 y
        vmovdqu64 zmm26, [rbp + 12608]                                   ;  1002.7 p2      71 d.7 reload
        vpandd zmm28, zmm1, zmm26                                        ;  1172.3 p0      47 y
        vpandd zmm26, zmm4, zmm26                                        ;  1174.3 p5      47 y
        vpsrlq zmm31, zmm28, 7                                           ;  1173.3 p0      47 y
        vpsrlq zmm24, zmm26, 7                                           ;  1175.3 p0      47 y
        vpsrlq zmm3, zmm17, 7                                            ;  1174.3 p0      47 y
        vpaddb zmm17, zmm17, zmm17                                       ;  1174.3 p5      47 y
        vpternlogd zmm17, zmm10, [rbp + 20032], 0x96                     ;  1175.3 p5+p3   47 y
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 1088] ;  1004.2 p2      47 y reload
        vpternlogd zmm17, zmm31, zmm10, 0x78                             ;  1176.3 p5      47 y
        vmovdqu64 zmm31, [rbp + 12160]                                   ;  1004.8 p3      71 d.0 reload
        vpternlogd zmm18, zmm17, zmm31, 0x1e                             ;  1177.3 p0      48 y
        vpaddb zmm28, zmm28, zmm28                                       ;  1175.3 p5      47 y
        vpternlogd zmm28, zmm15, [rbp + 18816], 0x96                     ;  1176.3 p0+p2   47 y
        vpsrlq zmm15, zmm14, 7                                           ;  1177.2 p0      47 y
        vpaddb zmm14, zmm14, zmm14                                       ;  1176.3 p5      47 y
        vpternlogd zmm14, zmm5, [rbp + 18752], 0x96                      ;  1177.3 p5+p3   47 y
        vpternlogd zmm14, zmm24, zmm10, 0x78                             ;  1178.3 p0      47 y
        vpternlogd zmm31, zmm8, zmm14, 0x36                              ;  1179.3 p5      48 y
        vpsrlq zmm5, zmm20, 7                                            ;  1179.2 p0      47 y
        vpaddb zmm8, zmm20, zmm20                                        ;  1179.3 p5      47 y
        vpternlogd zmm8, zmm11, [rbp + 20160], 0x96                      ;  1180.3 p0+p2   47 y
        vpternlogd zmm8, zmm3, zmm10, 0x78                               ;  1181.3 p5      47 y
        vpsrlq zmm3, zmm19, 7                                            ;  1181.2 p0      47 y
        vpaddb zmm11, zmm19, zmm19                                       ;  1181.3 p5      47 y
        vpternlogd zmm11, zmm22, [rbp + 17280], 0x96                     ;  1182.3 p0+p3   47 y
        vpternlogd zmm11, zmm15, zmm10, 0x78                             ;  1183.3 p5      47 y
        vpaddb zmm15, zmm26, zmm26                                       ;  1183.2 p0      47 y
        vpternlogd zmm15, zmm9, [rbp + 19776], 0x96                      ;  1184.2 p5+p2   47 y
        vpsrlq zmm9, zmm25, 7                                            ;  1184.2 p0      47 y
        vpternlogd zmm28, zmm9, zmm10, 0x78                              ;  1185.2 p5      47 y
        vpaddb zmm9, zmm25, zmm25                                        ;  1185.2 p0      47 y
        vpternlogd zmm9, zmm7, [rbp + 17536], 0x96                       ;  1186.2 p5+p3   47 y
        vpternlogd zmm9, zmm5, zmm10, 0x78                               ;  1187.2 p0      47 y
        vpsrlq zmm5, zmm23, 7                                            ;  1187.2 p0      47 y
        vpternlogd zmm15, zmm5, zmm10, 0x78                              ;  1188.2 p5      47 y
        vpaddb zmm5, zmm23, zmm23                                        ;  1187.3 p5      47 y
        vpternlogd zmm5, zmm2, [rbp + 19200], 0x96                       ;  1188.3 p0+p2   47 y
        vpternlogd zmm5, zmm3, zmm10, 0x78                               ;  1189.3 p5      47 y
        vmovdqu64 zmm2, [rbp + 12224]                                    ;  1010.5 p3      71 d.1 reload
        vpternlogd zmm6, zmm8, zmm2, 0x1e                                ;  1189.2 p0      48 y
        vpternlogd zmm2, zmm12, zmm11, 0x36                              ;  1189.3 p5      48 y
        vmovdqu64 zmm3, [rbp + 12864]                                    ;  1011.0 p2      71 y.3 reload
        vmovdqa64 zmm7, zmm29                                            ;  1087.3         51 x copy
        vpternlogd zmm7, zmm27, zmm3, 0xbe                               ;  1190.2 p0      51 x
        vmovdqu64 zmm12, [rbp + 18240]                                   ;  1092.3 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 18688]                                   ;  1085.3 p2      61 t reload
        vpternlogd zmm3, zmm19, zmm12, 0x36                              ;  1190.3 p5      51 x
        vmovdqu64 zmm19, [rbp + 12288]                                   ;  1012.5 p3      71 d.2 reload
        vpternlogd zmm0, zmm9, zmm19, 0x1e                               ;  1191.2 p0      48 y
        vpternlogd zmm19, zmm13, zmm5, 0x36                              ;  1191.3 p5      48 y
        vmovdqu64 zmm13, [rbp + 12352]                                   ;  1013.0 p2      71 d.3 reload
        vpternlogd zmm1, zmm28, zmm13, 0x1e                              ;  1192.2 p0      48 y
        vpternlogd zmm13, zmm4, zmm15, 0x36                              ;  1192.3 p5      48 y
        vmovdqu64 zmm4, [rbp + 13120]                                    ;  1013.5 p3      71 y.7 reload
        vpandd zmm20, zmm3, zmm4                                         ;  1193.2 p0      52 x
        vmovdqu64 zmm22, [rbp + 17920]                                   ;  1081.3 p2      61 t reload
        vpternlogd zmm4, zmm7, zmm22, 0x60                               ;  1193.3 p5      52 x
        vpsrlq zmm23, zmm4, 7                                            ;  1194.3 p0      52 x
        vpandd zmm23, zmm23, zmm10                                       ;  1195.3 p5      52 x
        vpsrlq zmm24, zmm20, 7                                           ;  1195.2 p0      52 x
        vpaddb zmm4, zmm4, zmm4                                          ;  1195.3 p5      52 x
        vpternlogd zmm4, zmm29, zmm27, 0x96                              ;  1196.3 p0      61 t
        vpaddb zmm20, zmm20, zmm20                                       ;  1196.3 p5      52 x
        vmovdqu64 zmm25, [rbp + 17344]                                   ;  1014.7 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 17856]                                   ;  1084.3 p2      41 t reload
        vmovdqu64 zmm27, [rbp + 12672]                                   ;  1015.7 p3      51 x
        vpternlogd zmm27, zmm26, zmm25, 0xf6                             ;  1197.2 p0      51 x
        vmovdqu64 zmm29, [rbp + 13440]                                   ;  1016.0 p2      61 r.4 reload
        vpxord zmm22, zmm18, zmm29                                       ;  1197.3 p5      40 t
        vpxord zmm29, zmm31, zmm29                                       ;  1198.2 p0      40 t
        vpxord zmm12, zmm6, [rbp + 13504]                                ;  1198.3 p5+p3   40 t
        vpxord zmm25, zmm2, [rbp + 13504]                                ;  1199.2 p0+p2   40 t
        vpxord zmm26, zmm0, [rbp + 13568]                                ;  1199.3 p5+p3   40 t
        vmovdqu64 [rbp + 19392], zmm0                                    ;  1192.2 p7+p4   48 y spill
        vpxord zmm0, zmm19, [rbp + 13568]                                ;  1200.2 p0+p2   40 t
        vmovdqu64 [rbp + 18688], zmm19                                   ;  1192.3 p8+p9   48 y spill
        vpxord zmm19, zmm1, [rbp + 13632]                                ;  1200.3 p5+p3   40 t
        vmovdqu64 [rbp + 19200], zmm1                                    ;  1193.2 p7+p4   48 y spill
        vpxord zmm1, zmm13, [rbp + 13632]                                ;  1201.2 p0+p2   40 t
        vmovdqu64 [rbp + 17536], zmm13                                   ;  1193.3 p8+p9   48 y spill
        vpxord zmm13, zmm17, [rbp + 13184]                               ;  1201.3 p5+p3   40 t
        vmovdqu64 [rbp + 19776], zmm17                                   ;  1177.3 p7+p4   47 y spill
        vpxord zmm17, zmm14, [rbp + 13184]                               ;  1202.2 p0+p2   40 t
        vmovdqu64 [rbp + 17280], zmm14                                   ;  1179.3 p8+p9   47 y spill
        vmovdqa64 zmm14, zmm13                                           ;  1202.3         41 t copy
        vpermi2b zmm14, zmm21, zmm16                                     ;  1204.3 p5      41 t
        vmovdqu64 [rbp + 20160], zmm2                                    ;  1190.3 p7+p4   48 y spill
        vpxord zmm2, zmm8, [rbp + 13248]                                 ;  1203.2 p0+p3   40 t
        vmovdqu64 [rbp + 18752], zmm8                                    ;  1182.3 p8+p9   47 y spill
        vpxord zmm8, zmm11, [rbp + 13248]                                ;  1204.2 p0+p2   40 t
        vmovdqu64 [rbp + 18816], zmm11                                   ;  1184.3 p7+p4   47 y spill
        vmovdqa64 zmm11, zmm17                                           ;  1203.2         41 t copy
        vpermi2b zmm11, zmm21, zmm16                                     ;  1206.3 p0+p5   41 t
        vmovdqu64 [rbp + 20032], zmm6                                    ;  1190.2 p8+p9   48 y spill
        vpxord zmm6, zmm9, [rbp + 13312]                                 ;  1206.2 p0+p3   40 t
        vmovdqu64 [rbp + 17664], zmm9                                    ;  1188.2 p7+p4   47 y spill
        vpxord zmm9, zmm28, [rbp + 13376]                                ;  1207.2 p0+p2   40 t
        vmovdqu64 [rbp + 19072], zmm28                                   ;  1186.2 p8+p9   47 y spill
        vpxord zmm28, zmm5, [rbp + 13312]                                ;  1207.3 p5+p3   40 t
        vmovdqu64 [rbp + 17472], zmm5                                    ;  1190.3 p7+p4   47 y spill
        vpxord zmm5, zmm15, [rbp + 13376]                                ;  1208.2 p0+p2   40 t
        vmovdqu64 [rbp + 20096], zmm15                                   ;  1189.2 p8+p9   47 y spill
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 256] ;  1025.5 p3      41 t reload
        vmovdqu64 [rbp + 18176], zmm31                                   ;  1180.3 p7+p4   48 y spill
        vpshufb zmm31, zmm15, zmm13                                      ;  1208.3 p5      41 t
        vmovdqu64 [rbp + 19520], zmm18                                   ;  1178.3 p8+p9   48 y spill
        vpshufb zmm18, zmm15, zmm17                                      ;  1209.3 p5      41 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 128] ;  1029.3 p2      41 t reload
        vpermi2b zmm13, zmm16, [rel camellia128_encrypt.T0_constants512 + 192] ;  1211.3 p0+p5+p3   41 t
        vpternlogd zmm31, zmm14, zmm13, 0xca                             ;  1216.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 192] ;  1030.5 p2      41 t reload
        vpermi2b zmm17, zmm16, zmm13                                     ;  1213.3 p0+p5   41 t
        vpternlogd zmm18, zmm11, zmm17, 0xca                             ;  1218.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 18432]                                   ;  1092.3 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 12928]                                   ;  1034.7 p2      52 x
        vpternlogd zmm14, zmm27, zmm11, 0x60                             ;  1213.2 p0      52 x
        vpsrlq zmm17, zmm14, 7                                           ;  1214.2 p0      52 x
        vpaddb zmm14, zmm14, zmm14                                       ;  1214.3 p5      52 x
        vpandd zmm17, zmm17, zmm10                                       ;  1215.2 p0      52 x
        vpshufb zmm11, zmm15, zmm2                                       ;  1215.3 p5      23 t
        vpshufb zmm13, zmm15, zmm8                                       ;  1216.3 p5      23 t
        vpshufb zmm16, zmm15, zmm6                                       ;  1217.3 p5      22 t
        vpshufb zmm21, zmm15, zmm28                                      ;  1218.3 p5      22 t
        vmovdqu64 [rbp + 18048], zmm3                                    ;  1191.3 p7+p4   51 x spill
        vpshufb zmm3, zmm15, zmm9                                        ;  1219.3 p5      21 t
        vmovdqu64 [rbp + 18560], zmm7                                    ;  1191.2 p8+p9   51 x spill
        vpshufb zmm7, zmm15, zmm22                                       ;  1220.3 p5      23 t
        vpshufb zmm30, zmm15, zmm5                                       ;  1221.3 p5      21 t
        vmovdqu64 [rbp + 18112], zmm27                                   ;  1198.2 p7+p4   51 x spill
        vpshufb zmm27, zmm15, zmm29                                      ;  1222.3 p5      23 t
        vmovdqu64 [rbp + 17600], zmm20                                   ;  1197.3 p8+p9   52 x spill
        vpshufb zmm20, zmm15, zmm12                                      ;  1223.3 p5      22 t
        vmovdqu64 [rbp + 18368], zmm4                                    ;  1197.3 p7+p4   61 t spill
        vpshufb zmm4, zmm15, zmm25                                       ;  1224.3 p5      22 t
        vmovdqu64 [rbp + 17728], zmm17                                   ;  1216.2 p8+p9   52 x spill
        vpshufb zmm17, zmm15, zmm26                                      ;  1225.3 p5      21 t
        vmovdqu64 [rbp + 19904], zmm24                                   ;  1196.2 p7+p4   52 x spill
        vpshufb zmm24, zmm15, zmm0                                       ;  1226.3 p5      21 t
        vmovdqu64 [rbp + 19968], zmm14                                   ;  1215.3 p8+p9   52 x spill
        vpshufb zmm14, zmm15, zmm19                                      ;  1227.3 p5      42 t
        vmovdqu64 [rbp + 19008], zmm23                                   ;  1196.3 p7+p4   52 x spill
        vpshufb zmm23, zmm15, zmm1                                       ;  1228.3 p5      42 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 320] ;  1051.3 p3      23 t reload
        vmovdqu64 [rbp + 18880], zmm18                                   ;  1219.3 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm2                                            ;  1204.2         23 t copy
        vpermi2b zmm18, zmm15, [rel camellia128_encrypt.T0_constants512 + 384] ;  1230.3 p0+p5+p2   23 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 448] ;  1054.3 p3      23 t reload
        vpermi2b zmm2, zmm15, [rel camellia128_encrypt.T0_constants512 + 512] ;  1232.3 p0+p5+p2   23 t
        vpternlogd zmm11, zmm18, zmm2, 0xca                              ;  1237.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 512]  ;  1056.5 p3      23 t reload
        vmovdqa64 zmm18, zmm8                                            ;  1205.2         23 t copy
        vpermi2b zmm18, zmm15, zmm2                                      ;  1234.3 p0+p5   23 t
        vmovdqu64 [rbp + 18304], zmm11                                   ;  1238.3 p7+p4   23 t spill
        vmovdqa64 zmm11, zmm22                                           ;  1198.3         23 t copy
        vpermi2b zmm11, zmm15, zmm2                                      ;  1236.3 p0+p5   23 t
        vmovdqu64 [rbp + 18496], zmm31                                   ;  1217.3 p8+p9   41 t spill
        vmovdqa64 zmm31, zmm29                                           ;  1199.2         23 t copy
        vpermi2b zmm31, zmm15, zmm2                                      ;  1238.3 p0+p5   23 t
        vmovdqu64 zmm2, [rel camellia128_encrypt.T0_constants512 + 320]  ;  1066.3 p2      23 t reload
        vpermi2b zmm8, zmm2, [rel camellia128_encrypt.T0_constants512 + 384] ;  1240.3 p0+p5+p3   23 t
        vpternlogd zmm13, zmm8, zmm18, 0xca                              ;  1245.3 p0      23 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1068.5 p2      23 t reload
        vpermi2b zmm22, zmm2, zmm8                                       ;  1242.3 p0+p5   23 t
        vpternlogd zmm7, zmm22, zmm11, 0xca                              ;  1247.3 p0      23 t
        vpermi2b zmm29, zmm2, zmm8                                       ;  1244.3 p0+p5   23 t
        vpternlogd zmm27, zmm29, zmm31, 0xca                             ;  1249.3 p0      23 t
        vmovdqu64 zmm11, [rbp + 19264]                                   ;  1073.5 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 19136]                                   ;  1088.3 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 12800]                                   ;  1074.5 p3      51 x
        vpternlogd zmm22, zmm18, zmm11, 0xf6                             ;  1228.2 p0      51 x
        vmovdqu64 zmm29, [rbp + 17408]                                   ;  1088.3 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 13056]                                   ;  1075.5 p3      52 x
        vpternlogd zmm31, zmm22, zmm29, 0x60                             ;  1229.2 p0      52 x
        vpsrlq zmm15, zmm31, 7                                           ;  1230.2 p0      52 x
        vpaddb zmm31, zmm31, zmm31                                       ;  1231.2 p0      52 x
        vpternlogd zmm31, zmm18, zmm11, 0x96                             ;  1232.2 p0      61 t
        vpternlogd zmm15, zmm10, [rbp + 18368], 0x6a                     ;  1233.2 p0+p2   61 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;  1077.3 p3      22 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 576] ;  1077.5 p2      22 t reload
        vmovdqa64 zmm8, zmm6                                             ;  1207.2         22 t copy
        vpermi2b zmm8, zmm18, zmm11                                      ;  1246.3 p0+p5   22 t
        vmovdqa64 zmm2, zmm28                                            ;  1208.3         22 t copy
        vpermi2b zmm2, zmm18, zmm11                                      ;  1248.3 p0+p5   22 t
        vmovdqa64 zmm29, zmm12                                           ;  1199.3         22 t copy
        vpermi2b zmm29, zmm18, zmm11                                     ;  1250.3 p0+p5   22 t
        vmovdqu64 [rbp + 18368], zmm15                                   ;  1234.2 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm25                                           ;  1200.2         22 t copy
        vpermi2b zmm15, zmm18, zmm11                                     ;  1252.3 p0+p5   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 704] ;  1085.3 p3      22 t reload
        vpermi2b zmm6, zmm11, [rel camellia128_encrypt.T0_constants512 + 768] ;  1254.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm8, zmm6, 0xca                               ;  1259.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 768]  ;  1087.5 p3      22 t reload
        vpermi2b zmm28, zmm11, zmm6                                      ;  1256.3 p0+p5   22 t
        vpternlogd zmm21, zmm2, zmm28, 0xca                              ;  1261.3 p0      22 t
        vpermi2b zmm12, zmm11, zmm6                                      ;  1258.3 p0+p5   22 t
        vpternlogd zmm20, zmm29, zmm12, 0xca                             ;  1263.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 19840]                                    ;  1091.0 p2      61 t reload
        vmovdqu64 zmm8, [rbp + 19328]                                    ;  1091.2 p3      61 t reload
        vmovdqu64 zmm12, [rbp + 12672]                                   ;  1092.0 p2      51 x
        vpternlogd zmm12, zmm8, zmm2, 0x36                               ;  1244.2 p0      51 x
        vpandd zmm8, zmm12, [rbp + 12928]                                ;  1245.2 p0+p3   52 x
        vpermi2b zmm25, zmm11, zmm6                                      ;  1260.3 p0+p5   22 t
        vpternlogd zmm4, zmm15, zmm25, 0xca                              ;  1265.3 p0      22 t
        vpsrlq zmm15, zmm8, 7                                            ;  1248.2 p0      52 x
        vpandd zmm15, zmm15, zmm10                                       ;  1249.2 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;  1250.2 p0      52 x
        vmovdqu64 zmm25, [rbp + 19712]                                   ;  1093.0 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 17792]                                   ;  1093.2 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 12736]                                   ;  1094.0 p2      51 x
        vpternlogd zmm29, zmm28, zmm25, 0x36                             ;  1251.2 p0      51 x
        vmovdqu64 zmm28, [rbp + 12992]                                   ;  1094.2 p3      71 y.5 reload
        vpandd zmm6, zmm29, zmm28                                        ;  1252.2 p0      52 x
        vpternlogd zmm8, zmm2, [rbp + 19008], 0x96                       ;  1253.2 p0+p2   61 t
        vpsrlq zmm2, zmm6, 7                                             ;  1254.2 p0      52 x
        vpternlogd zmm31, zmm2, zmm10, 0x78                              ;  1255.2 p0      61 t
        vpaddb zmm2, zmm6, zmm6                                          ;  1256.2 p0      52 x
        vpternlogd zmm2, zmm15, zmm25, 0x96                              ;  1257.2 p0      61 t
        vmovdqu64 zmm6, [rbp + 18624]                                    ;  1095.2 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 18944]                                   ;  1096.0 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 12736]                                   ;  1096.2 p3      51 x
        vpternlogd zmm25, zmm15, zmm6, 0x36                              ;  1258.2 p0      51 x
        vpandd zmm15, zmm25, zmm28                                       ;  1259.2 p0      52 x
        vpsrlq zmm28, zmm15, 7                                           ;  1260.2 p0      52 x
        vpandd zmm28, zmm28, zmm10                                       ;  1261.2 p0      52 x
        vpaddb zmm15, zmm15, zmm15                                       ;  1261.3 p5      52 x
        vpternlogd zmm15, zmm6, [rbp + 17728], 0x96                      ;  1262.3 p0+p2   61 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1097.2 p3      21 t reload
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;  1098.0 p2      21 t reload
        vmovdqa64 zmm18, zmm9                                            ;  1208.2         21 t copy
        vpermi2b zmm18, zmm11, zmm6                                      ;  1264.3 p5      21 t
        vmovdqu64 [rbp + 18624], zmm31                                   ;  1256.2 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm5                                            ;  1209.2         21 t copy
        vpermi2b zmm31, zmm11, zmm6                                      ;  1266.3 p0+p5   21 t
        vmovdqu64 [rbp + 17728], zmm15                                   ;  1263.3 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm26                                           ;  1200.3         21 t copy
        vpermi2b zmm15, zmm11, zmm6                                      ;  1268.3 p0+p5   21 t
        vmovdqu64 [rbp + 18944], zmm2                                    ;  1258.2 p8+p9   61 t spill
        vmovdqa64 zmm2, zmm0                                             ;  1201.2         21 t copy
        vpermi2b zmm2, zmm11, zmm6                                       ;  1270.3 p0+p5   21 t
        vmovdqu64 zmm6, [rel camellia128_encrypt.T0_constants512 + 960]  ;  1100.2 p3      21 t reload
        vpermi2b zmm9, zmm6, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1272.3 p0+p5+p2   21 t
        vpternlogd zmm3, zmm18, zmm9, 0xca                               ;  1277.3 p0      21 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1101.2 p3      21 t reload
        vpermi2b zmm5, zmm6, zmm9                                        ;  1274.3 p0+p5   21 t
        vpternlogd zmm30, zmm31, zmm5, 0xca                              ;  1279.3 p0      21 t
        vpermi2b zmm26, zmm6, zmm9                                       ;  1276.3 p0+p5   21 t
        vpermi2b zmm0, zmm6, zmm9                                        ;  1278.3 p0+p5   21 t
        vpternlogd zmm17, zmm15, zmm26, 0xca                             ;  1281.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 19648]                                    ;  1103.0 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 19456]                                   ;  1103.2 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 12800]                                   ;  1104.0 p2      51 x
        vpternlogd zmm18, zmm15, zmm5, 0x36                              ;  1273.2 p0      51 x
        vpandd zmm15, zmm18, [rbp + 13056]                               ;  1274.2 p0+p3   52 x
        vpternlogd zmm24, zmm2, zmm0, 0xca                               ;  1283.3 p0      21 t
        vpsrlq zmm0, zmm15, 7                                            ;  1276.2 p0      52 x
        vpandd zmm0, zmm0, zmm10                                         ;  1277.2 p0      52 x
        vpaddb zmm2, zmm15, zmm15                                        ;  1278.2 p0      52 x
        vpternlogd zmm2, zmm28, zmm5, 0x96                               ;  1279.2 p0      61 t
        vmovdqu64 zmm5, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1107.5 p2      41 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512]       ;  1107.7 p3      41 t reload
        vmovdqa64 zmm26, zmm19                                           ;  1201.3         42 t copy
        vpermi2b zmm26, zmm15, zmm5                                      ;  1281.3 p5      42 t
        vmovdqa64 zmm28, zmm1                                            ;  1202.2         42 t copy
        vpermi2b zmm28, zmm15, zmm5                                      ;  1283.3 p0+p5   42 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 192] ;  1112.3 p2      41 t reload
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 128]  ;  1112.5 p3      41 t reload
        vpermi2b zmm19, zmm9, zmm31                                      ;  1285.3 p0+p5   42 t
        vpternlogd zmm14, zmm26, zmm19, 0xca                             ;  1290.3 p0      42 t
        vpermi2b zmm1, zmm9, zmm31                                       ;  1287.3 p0+p5   42 t
        vpternlogd zmm23, zmm28, zmm1, 0xca                              ;  1292.3 p0      42 t
        vmovdqa64 zmm1, zmm7                                             ;  1248.3         41 t copy
        vpternlogd zmm1, zmm16, zmm3, 0x96                               ;  1285.2 p0      41 t
        vmovdqa64 zmm19, zmm27                                           ;  1250.3         41 t copy
        vpternlogd zmm19, zmm21, zmm30, 0x96                             ;  1286.2 p0      41 t
        vpternlogd zmm22, zmm1, [rbp + 17408], 0x96                      ;  1287.2 p0+p2   61 t
        vmovdqu64 zmm26, [rbp + 18304]                                   ;  1238.3 p3      23 t reload
        vpternlogd zmm1, zmm14, zmm26, 0x96                              ;  1291.3 p0      41 t
        vpternlogd zmm14, zmm26, zmm16, 0x96                             ;  1291.3 p5      41 t
        vmovdqu64 zmm28, [rbp + 18496]                                   ;  1217.3 p2      41 t reload
        vpternlogd zmm26, zmm17, zmm28, 0x96                             ;  1289.2 p0      41 t
        vpternlogd zmm17, zmm14, zmm28, 0x96                             ;  1292.3 p5      41 t
        vpternlogd zmm28, zmm20, zmm3, 0x96                              ;  1290.2 p0      41 t
        vpternlogd zmm7, zmm16, zmm28, 0x96                              ;  1291.2 p5      41 t
        vpternlogd zmm20, zmm3, zmm26, 0x96                              ;  1291.2 p0      41 t
        vpternlogd zmm26, zmm12, zmm7, 0x96                              ;  1292.2 p5      61 t
        vpternlogd zmm14, zmm29, zmm20, 0x96                             ;  1292.3 p0      61 t
        vmovdqu64 zmm3, [rbp + 18880]                                    ;  1219.3 p3      41 t reload
        vmovdqa64 zmm12, zmm4                                            ;  1266.3         41 t copy
        vpternlogd zmm12, zmm30, zmm3, 0x96                              ;  1292.3 p5      41 t
        vpternlogd zmm27, zmm12, zmm21, 0x96                             ;  1293.3 p0      41 t
        vpternlogd zmm21, zmm23, zmm13, 0x96                             ;  1293.3 p5      41 t
        vpternlogd zmm23, zmm19, zmm13, 0x96                             ;  1294.2 p0      41 t
        vpternlogd zmm13, zmm24, zmm3, 0x96                              ;  1294.3 p5      41 t
        vpternlogd zmm4, zmm30, zmm13, 0x96                              ;  1295.3 p0      41 t
        vpternlogd zmm24, zmm3, zmm21, 0x96                              ;  1295.3 p5      41 t
        vpternlogd zmm21, zmm25, zmm4, 0x96                              ;  1296.3 p0      61 t
        vpternlogd zmm19, zmm18, zmm24, 0x96                             ;  1296.3 p5      61 t
        vmovdqu64 zmm3, [rbp + 17600]                                    ;  1197.3 p2      52 x reload
        vpternlogd zmm0, zmm3, [rbp + 18240], 0x96                       ;  1297.2 p0+p3   61 t
        vpternlogd zmm12, zmm23, [rbp + 18048], 0x96                     ;  1297.3 p5+p2   61 t
        vmovdqu64 zmm3, [rbp + 18112]                                    ;  1198.2 p3      51 x reload
        vpternlogd zmm13, zmm3, [rbp + 18432], 0x96                      ;  1298.2 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 18560]                                    ;  1191.2 p3      51 x reload
        vpternlogd zmm28, zmm3, [rbp + 17920], 0x96                      ;  1298.3 p5+p2   61 t
        vmovdqu64 zmm3, [rbp + 13696]                                    ;  1133.3 p3      62 l.0 reload
        vmovdqa64 zmm16, zmm8                                            ;  1254.2         40 t copy
        vpternlogd zmm16, zmm1, zmm3, 0x96                               ;  1299.2 p0      40 t
        vmovdqu64 zmm18, [rbp + 13952]                                   ;  1135.3 p2      62 l.4 reload
        vpxord zmm25, zmm26, zmm18                                       ;  1299.3 p5      40 t
        vpternlogd zmm18, zmm13, zmm27, 0x96                             ;  1300.2 p0      40 t
        vmovdqu64 zmm29, [rbp + 14016]                                   ;  1136.3 p3      62 l.5 reload
        vpxord zmm30, zmm14, zmm29                                       ;  1300.3 p5      40 t
        vpxord zmm29, zmm21, zmm29                                       ;  1301.2 p0      40 t
        vmovdqu64 [rbp + 17920], zmm21                                   ;  1297.3 p7+p4   61 t spill
        vpxord zmm21, zmm19, [rbp + 14080]                               ;  1301.3 p5+p2   40 t
        vmovdqu64 [rbp + 18560], zmm19                                   ;  1297.3 p8+p9   61 t spill
        vpxord zmm19, zmm12, [rbp + 14144]                               ;  1302.2 p0+p3   40 t
        vmovdqu64 [rbp + 18432], zmm12                                   ;  1298.3 p7+p4   61 t spill
        vmovdqa64 zmm12, zmm16                                           ;  1300.2         41 t copy
        vpermi2b zmm12, zmm15, zmm5                                      ;  1304.3 p5      41 t
        vmovdqu64 [rbp + 18112], zmm14                                   ;  1293.3 p8+p9   61 t spill
        vmovdqa64 zmm14, zmm16                                           ;  1300.2         41 t copy
        vpermi2b zmm14, zmm9, zmm31                                      ;  1306.3 p0+p5   41 t
        vmovdqu64 [rbp + 18048], zmm13                                   ;  1299.2 p7+p4   61 t spill
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 256] ;  1143.5 p2      41 t reload
        vpshufb zmm16, zmm13, zmm16                                      ;  1307.3 p5      41 t
        vpternlogd zmm16, zmm12, zmm14, 0xca                             ;  1311.3 p0      41 t
        vmovdqu64 zmm12, [rbp + 13824]                                   ;  1145.7 p3      62 l.2 reload
        vmovdqa64 zmm14, zmm2                                            ;  1280.2         40 t copy
        vpternlogd zmm14, zmm4, zmm12, 0x96                              ;  1305.2 p0      40 t
        vpternlogd zmm12, zmm20, [rbp + 18624], 0x96                     ;  1306.2 p0+p2   40 t
        vmovdqu64 [rbp + 18240], zmm26                                   ;  1293.2 p8+p9   61 t spill
        vpshufb zmm26, zmm13, zmm12                                      ;  1308.3 p5      22 t
        vmovdqu64 [rbp + 17600], zmm2                                    ;  1280.2 p7+p4   61 t spill
        vpshufb zmm2, zmm13, zmm14                                       ;  1309.3 p5      22 t
        vmovdqu64 [rbp + 18880], zmm4                                    ;  1296.3 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm0                                             ;  1298.2         40 t copy
        vpternlogd zmm4, zmm24, [rbp + 13888], 0x96                      ;  1307.2 p0+p3   40 t
        vmovdqu64 [rbp + 18496], zmm0                                    ;  1298.2 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm22                                            ;  1288.2         40 t copy
        vpternlogd zmm0, zmm17, [rbp + 14080], 0x96                      ;  1308.2 p0+p2   40 t
        vmovdqu64 [rbp + 18304], zmm22                                   ;  1288.2 p8+p9   61 t spill
        vpshufb zmm22, zmm13, zmm4                                       ;  1310.3 p5      21 t
        vmovdqu64 [rbp + 17408], zmm24                                   ;  1296.3 p7+p4   41 t spill
        vpshufb zmm24, zmm13, zmm25                                      ;  1311.3 p5      23 t
        vmovdqu64 [rbp + 19648], zmm20                                   ;  1292.2 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm28                                           ;  1299.3         40 t copy
        vpternlogd zmm20, zmm1, [rbp + 14144], 0x96                      ;  1309.2 p0+p3   40 t
        vmovdqu64 [rbp + 19456], zmm28                                   ;  1299.3 p7+p4   61 t spill
        vpshufb zmm28, zmm13, zmm18                                      ;  1312.3 p5      23 t
        vmovdqu64 [rbp + 19712], zmm8                                    ;  1254.2 p8+p9   61 t spill
        vpshufb zmm8, zmm13, zmm30                                       ;  1313.3 p5      22 t
        vmovdqu64 [rbp + 19840], zmm1                                    ;  1292.3 p7+p4   41 t spill
        vpshufb zmm1, zmm13, zmm29                                       ;  1314.3 p5      22 t
        vpshufb zmm6, zmm13, zmm0                                        ;  1315.3 p5      21 t
        vpshufb zmm11, zmm13, zmm21                                      ;  1316.3 p5      21 t
        vmovdqu64 [rbp + 19008], zmm16                                   ;  1312.3 p8+p9   41 t spill
        vpshufb zmm16, zmm13, zmm20                                      ;  1317.3 p5      42 t
        vmovdqu64 [rbp + 17792], zmm19                                   ;  1303.2 p7+p4   40 t spill
        vmovdqa64 zmm19, zmm20                                           ;  1310.2         42 t copy
        vpermi2b zmm19, zmm15, zmm5                                      ;  1319.3 p0+p5   42 t
        vpermi2b zmm20, zmm9, zmm31                                      ;  1321.3 p0+p5   42 t
        vpternlogd zmm16, zmm19, zmm20, 0xca                             ;  1326.3 p0      42 t
        vmovdqu64 zmm19, [rbp + 18944]                                   ;  1258.2 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 13760]                                   ;  1166.3 p3      40 t
        vpternlogd zmm20, zmm7, zmm19, 0x96                              ;  1313.2 p0      40 t
        vpshufb zmm19, zmm13, zmm20                                      ;  1322.3 p5      23 t
        vmovdqu64 [rbp + 19328], zmm7                                    ;  1292.2 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 13760]                                    ;  1167.7 p2      40 t
        vpternlogd zmm7, zmm27, [rbp + 17728], 0x96                      ;  1314.2 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm27                                   ;  1294.3 p7+p4   41 t spill
        vpshufb zmm27, zmm13, zmm7                                       ;  1323.3 p5      23 t
        vmovdqu64 [rbp + 19136], zmm16                                   ;  1327.3 p8+p9   42 t spill
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;  1171.5 p2      23 t reload
        vmovdqu64 [rbp + 19584], zmm11                                   ;  1317.3 p7+p4   21 t spill
        vmovdqa64 zmm11, zmm20                                           ;  1314.2         23 t copy
        vpermi2b zmm11, zmm16, [rel camellia128_encrypt.T0_constants512 + 384] ;  1325.3 p0+p5+p3   23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;  1172.8 p2      23 t reload
        vpermi2b zmm20, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1327.3 p0+p5+p3   23 t
        vpternlogd zmm19, zmm11, zmm20, 0xca                             ;  1332.3 p0      23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 512] ;  1173.8 p2      23 t reload
        vmovdqa64 zmm20, zmm7                                            ;  1315.2         23 t copy
        vpermi2b zmm20, zmm16, zmm11                                     ;  1329.3 p0+p5   23 t
        vmovdqu64 [rbp + 17984], zmm19                                   ;  1333.3 p8+p9   23 t spill
        vmovdqa64 zmm19, zmm25                                           ;  1300.3         23 t copy
        vpermi2b zmm19, zmm16, zmm11                                     ;  1331.3 p0+p5   23 t
        vmovdqa64 zmm13, zmm18                                           ;  1301.2         23 t copy
        vpermi2b zmm13, zmm16, zmm11                                     ;  1333.3 p0+p5   23 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;  1176.0 p3      23 t reload
        vpermi2b zmm7, zmm11, [rel camellia128_encrypt.T0_constants512 + 384] ;  1335.3 p0+p5+p2   23 t
        vpternlogd zmm27, zmm7, zmm20, 0xca                              ;  1340.3 p0      23 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1177.0 p3      23 t reload
        vpermi2b zmm25, zmm11, zmm7                                      ;  1337.3 p0+p5   23 t
        vpternlogd zmm24, zmm25, zmm19, 0xca                             ;  1342.3 p0      23 t
        vpermi2b zmm18, zmm11, zmm7                                      ;  1339.3 p0+p5   23 t
        vpternlogd zmm28, zmm18, zmm13, 0xca                             ;  1344.3 p0      23 t
        vmovdqu64 zmm13, [rbp + 18368]                                   ;  1234.2 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 13888]                                   ;  1178.5 p3      40 t
        vpternlogd zmm18, zmm17, zmm13, 0x96                             ;  1327.2 p0      40 t
        vmovdqu64 zmm19, [rbp + 17856]                                   ;  1179.3 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 19968]                                   ;  1215.3 p3      61 t
        vpternlogd zmm20, zmm19, [rbp + 17344], 0x96                     ;  1328.2 p0+p2   61 t
        vpternlogd zmm20, zmm10, [rbp + 19904], 0x78                     ;  1329.2 p0+p3   61 t
        vpternlogd zmm3, zmm20, zmm23, 0x96                              ;  1330.2 p0      40 t
        vmovdqa64 zmm10, zmm3                                            ;  1331.2         41 t copy
        vpermi2b zmm10, zmm15, zmm5                                      ;  1341.3 p0+p5   41 t
        vmovdqa64 zmm19, zmm3                                            ;  1331.2         41 t copy
        vpermi2b zmm19, zmm9, zmm31                                      ;  1343.3 p0+p5   41 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 256] ;  1181.3 p2      41 t reload
        vpshufb zmm3, zmm25, zmm3                                        ;  1344.3 p5      41 t
        vpternlogd zmm3, zmm10, zmm19, 0xca                              ;  1348.3 p0      41 t
        vpshufb zmm10, zmm25, zmm18                                      ;  1345.3 p5      21 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 640] ;  1182.0 p3      22 t reload
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 576] ;  1182.3 p2      22 t reload
        vmovdqa64 zmm16, zmm12                                           ;  1307.2         22 t copy
        vpermi2b zmm16, zmm13, zmm19                                     ;  1347.3 p0+p5   22 t
        vmovdqa64 zmm7, zmm14                                            ;  1306.2         22 t copy
        vpermi2b zmm7, zmm13, zmm19                                      ;  1349.3 p0+p5   22 t
        vmovdqa64 zmm11, zmm30                                           ;  1301.3         22 t copy
        vpermi2b zmm11, zmm13, zmm19                                     ;  1351.3 p0+p5   22 t
        vmovdqu64 [rbp + 19904], zmm17                                   ;  1293.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm29                                           ;  1302.2         22 t copy
        vpermi2b zmm17, zmm13, zmm19                                     ;  1353.3 p0+p5   22 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 704] ;  1185.2 p3      22 t reload
        vpermi2b zmm12, zmm19, [rel camellia128_encrypt.T0_constants512 + 768] ;  1355.3 p0+p5+p2   22 t
        vpternlogd zmm26, zmm16, zmm12, 0xca                             ;  1360.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 768] ;  1188.2 p3      22 t reload
        vpermi2b zmm14, zmm19, zmm12                                     ;  1357.3 p0+p5   22 t
        vpternlogd zmm2, zmm7, zmm14, 0xca                               ;  1362.3 p0      22 t
        vpermi2b zmm30, zmm19, zmm12                                     ;  1359.3 p0+p5   22 t
        vpternlogd zmm8, zmm11, zmm30, 0xca                              ;  1364.3 p0      22 t
        vpermi2b zmm29, zmm19, zmm12                                     ;  1361.3 p0+p5   22 t
        vpternlogd zmm1, zmm17, zmm29, 0xca                              ;  1366.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1191.3 p2      21 t reload
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 832] ;  1191.5 p3      21 t reload
        vmovdqa64 zmm14, zmm4                                            ;  1308.2         21 t copy
        vpermi2b zmm14, zmm11, zmm7                                      ;  1363.3 p0+p5   21 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1192.3 p2      21 t reload
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 960] ;  1193.2 p3      21 t reload
        vpermi2b zmm4, zmm17, zmm16                                      ;  1365.3 p0+p5   21 t
        vpternlogd zmm22, zmm14, zmm4, 0xca                              ;  1370.3 p0      21 t
        vmovdqa64 zmm4, zmm18                                            ;  1328.2         21 t copy
        vpermi2b zmm4, zmm11, zmm7                                       ;  1367.3 p0+p5   21 t
        vpermi2b zmm18, zmm17, zmm16                                     ;  1369.3 p0+p5   21 t
        vpternlogd zmm10, zmm4, zmm18, 0xca                              ;  1374.3 p0      21 t
        vmovdqa64 zmm4, zmm0                                             ;  1309.2         21 t copy
        vpermi2b zmm4, zmm11, zmm7                                       ;  1371.3 p0+p5   21 t
        vpermi2b zmm0, zmm17, zmm16                                      ;  1373.3 p0+p5   21 t
        vpternlogd zmm6, zmm4, zmm0, 0xca                                ;  1378.3 p0      21 t
        vmovdqa64 zmm0, zmm21                                            ;  1302.3         21 t copy
        vpermi2b zmm0, zmm11, zmm7                                       ;  1375.3 p0+p5   21 t
        vpermi2b zmm21, zmm17, zmm16                                     ;  1377.3 p0+p5   21 t
        vpternlogd zmm0, zmm21, [rbp + 19584], 0xe4                      ;  1382.3 p0+p2   21 t
        vmovdqa64 zmm4, zmm3                                             ;  1349.3         41 t copy
        vpternlogd zmm4, zmm1, zmm22, 0x96                               ;  1371.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 17792]                                   ;  1303.2 p3      40 t reload
        vpshufb zmm18, zmm25, zmm14                                      ;  1378.3 p5      42 t
        vmovdqa64 zmm21, zmm14                                           ;  1309.2         42 t copy
        vpermi2b zmm21, zmm15, zmm5                                      ;  1380.3 p0+p5   42 t
        vpermi2b zmm14, zmm9, zmm31                                      ;  1382.3 p0+p5   42 t
        vpternlogd zmm18, zmm21, zmm14, 0xca                             ;  1387.3 p0      42 t
        vmovdqa64 zmm14, zmm28                                           ;  1345.3         41 t copy
        vpternlogd zmm14, zmm2, zmm22, 0x96                              ;  1371.3 p0      41 t
        vpternlogd zmm28, zmm4, zmm2, 0x96                               ;  1372.3 p0      41 t
        vpternlogd zmm2, zmm18, zmm27, 0x96                              ;  1388.3 p0      41 t
        vpternlogd zmm18, zmm14, zmm27, 0x96                             ;  1388.3 p0      41 t
        vpternlogd zmm27, zmm0, zmm3, 0x96                               ;  1383.3 p0      41 t
        vpternlogd zmm1, zmm22, zmm27, 0x96                              ;  1384.3 p0      41 t
        vpternlogd zmm0, zmm3, zmm2, 0x96                                ;  1389.3 p0      41 t
        vmovdqa64 zmm3, zmm24                                            ;  1343.3         41 t copy
        vpternlogd zmm3, zmm26, zmm10, 0x96                              ;  1375.3 p0      41 t
        vpternlogd zmm27, zmm28, [rbp + 18176], 0x96                     ;  1384.3 p0+p2   62 t
        vpternlogd zmm2, zmm1, [rbp + 20160], 0x96                       ;  1389.3 p0+p3   62 t
        vmovdqu64 zmm21, [rbp + 19008]                                   ;  1312.3 p2      41 t reload
        vmovdqa64 zmm22, zmm8                                            ;  1365.3         41 t copy
        vpternlogd zmm22, zmm10, zmm21, 0x96                             ;  1375.3 p0      41 t
        vpternlogd zmm24, zmm22, zmm26, 0x96                             ;  1376.3 p0      41 t
        vpternlogd zmm14, zmm0, [rbp + 18688], 0x96                      ;  1390.3 p0+p3   62 t
        vpternlogd zmm4, zmm18, [rbp + 17536], 0x96                      ;  1389.3 p0+p2   62 t
        vmovdqu64 zmm29, [rbp + 17984]                                   ;  1333.3 p3      23 t reload
        vmovdqu64 zmm30, [rbp + 19136]                                   ;  1327.3 p2      42 t reload
        vpternlogd zmm26, zmm30, zmm29, 0x96                             ;  1376.2 p0      41 t
        vpternlogd zmm30, zmm3, zmm29, 0x96                              ;  1377.2 p0      41 t
        vpternlogd zmm29, zmm6, zmm21, 0x96                              ;  1379.3 p0      41 t
        vpternlogd zmm8, zmm10, zmm29, 0x96                              ;  1380.3 p0      41 t
        vpternlogd zmm6, zmm21, zmm26, 0x96                              ;  1380.2 p0      41 t
        vpternlogd zmm29, zmm24, [rbp + 19520], 0x96                     ;  1381.2 p0+p3   62 t
        vpternlogd zmm26, zmm8, [rbp + 20032], 0x96                      ;  1382.2 p0+p2   62 t
        vpternlogd zmm3, zmm6, [rbp + 19392], 0x96                       ;  1383.2 p0+p3   62 t
        vpternlogd zmm22, zmm30, [rbp + 19200], 0x96                     ;  1383.3 p5+p2   62 t
        vmovdqu64 zmm10, [rbp + 14464]                                   ;  1221.7 p3      61 r.4 reload
        vpxord zmm21, zmm29, zmm10                                       ;  1384.2 p0      40 t
        vpxord zmm10, zmm27, zmm10                                       ;  1385.3 p5      40 t
        vmovdqu64 [rbp + 19200], zmm27                                   ;  1385.3 p8+p9   62 t spill
        vpxord zmm27, zmm26, [rbp + 14528]                               ;  1385.2 p0+p2   40 t
        vmovdqu64 [rbp + 19392], zmm26                                   ;  1383.2 p7+p4   62 t spill
        vpxord zmm26, zmm3, [rbp + 14592]                                ;  1385.3 p5+p3   40 t
        vmovdqu64 [rbp + 20032], zmm3                                    ;  1384.2 p8+p9   62 t spill
        vpxord zmm3, zmm2, [rbp + 14528]                                 ;  1390.3 p0+p2   40 t
        vmovdqu64 [rbp + 19520], zmm2                                    ;  1390.3 p7+p4   62 t spill
        vpxord zmm2, zmm22, [rbp + 14656]                                ;  1386.3 p5+p3   40 t
        vmovdqu64 [rbp + 19008], zmm22                                   ;  1384.3 p8+p9   62 t spill
        vpxord zmm22, zmm14, [rbp + 14592]                               ;  1391.3 p0+p2   40 t
        vmovdqu64 [rbp + 17984], zmm14                                   ;  1391.3 p7+p4   62 t spill
        vpxord zmm14, zmm4, [rbp + 14656]                                ;  1390.3 p5+p3   40 t
        vmovdqu64 [rbp + 19136], zmm4                                    ;  1390.3 p8+p9   62 t spill
        vpshufb zmm4, zmm25, zmm21                                       ;  1388.3 p5      23 t
        vmovdqu64 [rbp + 17536], zmm29                                   ;  1382.2 p7+p4   62 t spill
        vpshufb zmm29, zmm25, zmm10                                      ;  1389.3 p5      23 t
        vmovdqu64 [rbp + 18688], zmm23                                   ;  1295.2 p8+p9   41 t spill
        vpshufb zmm23, zmm25, zmm27                                      ;  1390.3 p5      22 t
        vmovdqu64 [rbp + 20160], zmm20                                   ;  1330.2 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm27                                           ;  1386.2         22 t copy
        vpermi2b zmm20, zmm19, zmm12                                     ;  1392.3 p0+p5   22 t
        vpermi2b zmm27, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;  1394.3 p0+p5+p2   22 t
        vpternlogd zmm23, zmm27, zmm20, 0xca                             ;  1399.3 p0      22 t
        vpshufb zmm20, zmm25, zmm3                                       ;  1395.3 p5      22 t
        vmovdqa64 zmm27, zmm3                                            ;  1391.3         22 t copy
        vpermi2b zmm27, zmm19, zmm12                                     ;  1397.3 p0+p5   22 t
        vpermi2b zmm3, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;  1399.3 p0+p5+p3   22 t
        vpternlogd zmm20, zmm3, zmm27, 0xca                              ;  1404.3 p0      22 t
        vpshufb zmm3, zmm25, zmm26                                       ;  1400.3 p5      21 t
        vmovdqa64 zmm27, zmm26                                           ;  1386.3         21 t copy
        vpermi2b zmm27, zmm11, zmm7                                      ;  1402.3 p0+p5   21 t
        vpermi2b zmm26, zmm17, zmm16                                     ;  1404.3 p0+p5   21 t
        vpternlogd zmm3, zmm27, zmm26, 0xca                              ;  1409.3 p0      21 t
        vpshufb zmm26, zmm25, zmm22                                      ;  1405.3 p5      21 t
        vmovdqa64 zmm27, zmm22                                           ;  1392.3         21 t copy
        vpermi2b zmm27, zmm11, zmm7                                      ;  1407.3 p0+p5   21 t
        vpermi2b zmm22, zmm17, zmm16                                     ;  1409.3 p0+p5   21 t
        vpternlogd zmm26, zmm27, zmm22, 0xca                             ;  1414.3 p0      21 t
        vpshufb zmm22, zmm25, zmm2                                       ;  1410.3 p5      42 t
        vmovdqa64 zmm27, zmm2                                            ;  1387.3         42 t copy
        vpermi2b zmm27, zmm15, zmm5                                      ;  1412.3 p0+p5   42 t
        vpermi2b zmm2, zmm9, zmm31                                       ;  1414.3 p0+p5   42 t
        vpternlogd zmm22, zmm27, zmm2, 0xca                              ;  1419.3 p0      42 t
        vpshufb zmm2, zmm25, zmm14                                       ;  1415.3 p5      42 t
        vmovdqa64 zmm27, zmm14                                           ;  1391.3         42 t copy
        vpermi2b zmm27, zmm15, zmm5                                      ;  1417.3 p0+p5   42 t
        vpermi2b zmm14, zmm9, zmm31                                      ;  1419.3 p0+p5   42 t
        vpternlogd zmm2, zmm27, zmm14, 0xca                              ;  1424.3 p0      42 t
        vmovdqu64 zmm14, [rbp + 19776]                                   ;  1253.0 p2      47 y reload
        vmovdqu64 zmm27, [rbp + 14208]                                   ;  1253.2 p3      40 t
        vpternlogd zmm27, zmm30, zmm14, 0x96                             ;  1406.2 p0      40 t
        vpshufb zmm14, zmm25, zmm27                                      ;  1420.3 p5      41 t
        vmovdqu64 [rbp + 18176], zmm30                                   ;  1378.2 p8+p9   41 t spill
        vmovdqa64 zmm30, zmm27                                           ;  1407.2         41 t copy
        vpermi2b zmm30, zmm15, zmm5                                      ;  1422.3 p0+p5   41 t
        vpermi2b zmm27, zmm9, zmm31                                      ;  1424.3 p0+p5   41 t
        vpternlogd zmm14, zmm30, zmm27, 0xca                             ;  1429.3 p0      41 t
        vmovdqu64 zmm27, [rbp + 18816]                                   ;  1257.3 p2      47 y reload
        vmovdqu64 zmm30, [rbp + 14272]                                   ;  1257.5 p3      40 t
        vpternlogd zmm30, zmm28, zmm27, 0x96                             ;  1410.2 p0      40 t
        vpshufb zmm27, zmm25, zmm30                                      ;  1425.3 p5      23 t
        vmovdqu64 [rbp + 17792], zmm28                                   ;  1373.3 p7+p4   41 t spill
        vmovdqu64 zmm28, [rbp + 14272]                                   ;  1259.5 p2      40 t
        vpternlogd zmm28, zmm24, [rbp + 18752], 0x96                     ;  1411.2 p0+p3   40 t
        vmovdqu64 [rbp + 19584], zmm24                                   ;  1377.3 p8+p9   41 t spill
        vpshufb zmm24, zmm25, zmm28                                      ;  1426.3 p5      23 t
        vmovdqu64 [rbp + 17344], zmm2                                    ;  1425.3 p7+p4   42 t spill
        vmovdqu64 zmm2, [rbp + 14336]                                    ;  1261.7 p2      40 t
        vpternlogd zmm2, zmm8, [rbp + 17664], 0x96                       ;  1412.2 p0+p3   40 t
        vmovdqu64 [rbp + 17856], zmm8                                    ;  1381.3 p8+p9   41 t spill
        vpshufb zmm8, zmm25, zmm2                                        ;  1427.3 p5      22 t
        vmovdqu64 [rbp + 19968], zmm22                                   ;  1420.3 p7+p4   42 t spill
        vmovdqa64 zmm22, zmm2                                            ;  1413.2         22 t copy
        vpermi2b zmm22, zmm19, zmm12                                     ;  1429.3 p0+p5   22 t
        vpermi2b zmm2, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;  1431.3 p0+p5+p2   22 t
        vpternlogd zmm8, zmm2, zmm22, 0xca                               ;  1436.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 17280]                                    ;  1266.3 p3      47 y reload
        vmovdqu64 zmm22, [rbp + 14208]                                   ;  1266.5 p2      40 t
        vpternlogd zmm22, zmm18, zmm2, 0x96                              ;  1416.2 p0      40 t
        vpshufb zmm2, zmm25, zmm22                                       ;  1432.3 p5      41 t
        vmovdqu64 [rbp + 20224], zmm18                                   ;  1389.3 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm22                                           ;  1417.2         41 t copy
        vpermi2b zmm18, zmm15, zmm5                                      ;  1434.3 p0+p5   41 t
        vpermi2b zmm22, zmm9, zmm31                                      ;  1436.3 p0+p5   41 t
        vpternlogd zmm2, zmm18, zmm22, 0xca                              ;  1441.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 19072]                                   ;  1268.5 p3      47 y reload
        vmovdqu64 zmm22, [rbp + 14400]                                   ;  1268.7 p2      40 t
        vpternlogd zmm22, zmm6, zmm18, 0x96                              ;  1420.2 p0      40 t
        vpshufb zmm18, zmm25, zmm22                                      ;  1437.3 p5      21 t
        vmovdqa64 zmm31, zmm22                                           ;  1421.2         21 t copy
        vpermi2b zmm31, zmm11, zmm7                                      ;  1439.3 p0+p5   21 t
        vpermi2b zmm22, zmm17, zmm16                                     ;  1441.3 p0+p5   21 t
        vpternlogd zmm18, zmm31, zmm22, 0xca                             ;  1446.3 p0      21 t
        vmovdqa64 zmm22, zmm14                                           ;  1430.3         41 t copy
        vpternlogd zmm22, zmm23, zmm18, 0x96                             ;  1447.3 p0      41 t
        vmovdqu64 zmm31, [rbp + 17472]                                   ;  1270.8 p3      47 y reload
        vmovdqu64 zmm9, [rbp + 14336]                                    ;  1271.0 p2      40 t
        vpternlogd zmm9, zmm1, zmm31, 0x96                               ;  1425.2 p0      40 t
        vpshufb zmm31, zmm25, zmm9                                       ;  1442.3 p5      22 t
        vmovdqa64 zmm5, zmm9                                             ;  1426.2         22 t copy
        vpermi2b zmm5, zmm19, zmm12                                      ;  1444.3 p0+p5   22 t
        vpermi2b zmm9, zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;  1446.3 p0+p5+p3   22 t
        vpternlogd zmm31, zmm9, zmm5, 0xca                               ;  1451.3 p0      22 t
        vmovdqu64 zmm5, [rbp + 20096]                                    ;  1273.3 p2      47 y reload
        vmovdqu64 zmm9, [rbp + 14400]                                    ;  1273.5 p3      40 t
        vpternlogd zmm9, zmm0, zmm5, 0x96                                ;  1429.2 p0      40 t
        vpshufb zmm5, zmm25, zmm9                                        ;  1447.3 p5      21 t
        vmovdqa64 zmm12, zmm9                                            ;  1430.2         21 t copy
        vpermi2b zmm12, zmm11, zmm7                                      ;  1449.3 p0+p5   21 t
        vpermi2b zmm9, zmm17, zmm16                                      ;  1451.3 p0+p5   21 t
        vpternlogd zmm5, zmm12, zmm9, 0xca                               ;  1456.3 p0      21 t
        vmovdqa64 zmm9, zmm2                                             ;  1442.3         41 t copy
        vpternlogd zmm9, zmm20, zmm5, 0x96                               ;  1457.3 p0      41 t
        vmovdqu64 zmm12, [rel camellia128_encrypt.T0_constants512 + 384] ;  1279.3 p2      23 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;  1279.5 p3      23 t reload
        vmovdqa64 zmm17, zmm28                                           ;  1412.2         23 t copy
        vpermi2b zmm17, zmm16, zmm12                                     ;  1453.3 p0+p5   23 t
        vmovdqa64 zmm7, zmm30                                            ;  1411.2         23 t copy
        vpermi2b zmm7, zmm16, zmm12                                      ;  1455.3 p0+p5   23 t
        vmovdqa64 zmm11, zmm21                                           ;  1385.2         23 t copy
        vpermi2b zmm11, zmm16, zmm12                                     ;  1457.3 p0+p5   23 t
        vmovdqa64 zmm19, zmm10                                           ;  1386.3         23 t copy
        vpermi2b zmm19, zmm16, zmm12                                     ;  1459.3 p0+p5   23 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 448] ;  1285.2 p2      23 t reload
        vpermi2b zmm28, zmm13, [rel camellia128_encrypt.T0_constants512 + 512] ;  1461.3 p0+p5+p3   23 t
        vpternlogd zmm24, zmm17, zmm28, 0xca                             ;  1466.3 p0      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 512] ;  1286.2 p2      23 t reload
        vpermi2b zmm30, zmm13, zmm17                                     ;  1463.3 p0+p5   23 t
        vpternlogd zmm27, zmm7, zmm30, 0xca                              ;  1468.3 p0      23 t
        vpermi2b zmm21, zmm13, zmm17                                     ;  1465.3 p0+p5   23 t
        vpermi2b zmm10, zmm13, zmm17                                     ;  1467.3 p0+p5   23 t
        vpternlogd zmm4, zmm11, zmm21, 0xca                              ;  1470.3 p0      23 t
        vpternlogd zmm29, zmm19, zmm10, 0xca                             ;  1472.3 p0      23 t
        vmovdqa64 zmm7, zmm4                                             ;  1471.3         41 t copy
        vpternlogd zmm7, zmm8, zmm18, 0x96                               ;  1471.3 p0      41 t
        vpternlogd zmm4, zmm22, zmm8, 0x96                               ;  1471.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 19968]                                   ;  1420.3 p3      42 t reload
        vpternlogd zmm8, zmm24, zmm10, 0x96                              ;  1467.3 p0      41 t
        vpternlogd zmm10, zmm7, zmm24, 0x96                              ;  1472.3 p0      41 t
        vpternlogd zmm24, zmm3, zmm14, 0x96                              ;  1467.3 p0      41 t
        vpternlogd zmm23, zmm18, zmm24, 0x96                             ;  1468.3 p0      41 t
        vpternlogd zmm3, zmm14, zmm8, 0x96                               ;  1468.3 p0      41 t
        vmovdqa64 zmm11, zmm29                                           ;  1473.3         41 t copy
        vpternlogd zmm11, zmm31, zmm5, 0x96                              ;  1473.3 p0      41 t
        vpternlogd zmm29, zmm9, zmm31, 0x96                              ;  1473.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 17344]                                   ;  1425.3 p2      42 t reload
        vpternlogd zmm31, zmm27, zmm14, 0x96                             ;  1469.3 p0      41 t
        vpternlogd zmm14, zmm11, zmm27, 0x96                             ;  1474.3 p0      41 t
        vpternlogd zmm27, zmm26, zmm2, 0x96                              ;  1469.3 p0      41 t
        vpternlogd zmm20, zmm5, zmm27, 0x96                              ;  1470.3 p0      41 t
        vpternlogd zmm26, zmm2, zmm31, 0x96                              ;  1470.3 p0      41 t
        vpternlogd zmm24, zmm4, [rbp + 18240], 0x96                      ;  1472.3 p0+p3   61 t
        vpternlogd zmm8, zmm23, [rbp + 18112], 0x96                      ;  1469.3 p0+p2   61 t
        vpternlogd zmm31, zmm20, [rbp + 17920], 0x96                     ;  1471.3 p0+p3   61 t
        vpternlogd zmm11, zmm26, [rbp + 18560], 0x96                     ;  1474.3 p0+p2   61 t
        vpternlogd zmm9, zmm14, [rbp + 18432], 0x96                      ;  1475.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 18944]                                    ;  1298.0 p2      61 t reload
        vpternlogd zmm4, zmm2, [rbp + 19328], 0x96                       ;  1472.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 20160]                                    ;  1330.2 p2      61 t reload
        vpternlogd zmm14, zmm2, [rbp + 18688], 0x96                      ;  1475.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 18624]                                    ;  1300.0 p2      61 t reload
        vpternlogd zmm23, zmm2, [rbp + 19648], 0x96                      ;  1469.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 19840]                                    ;  1301.0 p2      41 t reload
        vmovdqu64 zmm5, [rbp + 19456]                                    ;  1301.7 p3      61 t reload
        vpternlogd zmm22, zmm5, zmm2, 0x96                               ;  1468.2 p0      61 t
        vpternlogd zmm2, zmm10, [rbp + 19712], 0x96                      ;  1473.3 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 17600]                                    ;  1302.7 p3      61 t reload
        vpternlogd zmm20, zmm5, [rbp + 18880], 0x96                      ;  1471.3 p0+p2   61 t
        vmovdqu64 zmm5, [rbp + 18496]                                    ;  1303.7 p3      61 t reload
        vpternlogd zmm26, zmm5, [rbp + 17408], 0x96                      ;  1471.3 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 19264]                                    ;  1304.7 p3      41 t reload
        vmovdqu64 zmm18, [rbp + 18048]                                   ;  1305.0 p2      61 t reload
        vpternlogd zmm27, zmm18, zmm5, 0x96                              ;  1470.3 p0      61 t
        vpternlogd zmm5, zmm29, [rbp + 17728], 0x96                      ;  1474.3 p5+p3   61 t
        vmovdqu64 zmm18, [rbp + 19904]                                   ;  1306.0 p2      41 t reload
        vmovdqu64 zmm19, [rbp + 18304]                                   ;  1306.7 p3      61 t reload
        vpternlogd zmm7, zmm19, zmm18, 0x96                              ;  1472.3 p0      61 t
        vpternlogd zmm18, zmm3, [rbp + 18368], 0x96                      ;  1471.3 p5+p2   61 t
        vmovdqu64 zmm19, [rbp + 14976]                                   ;  1307.7 p3      62 l.4 reload
        vpxord zmm21, zmm24, zmm19                                       ;  1473.3 p0      40 t
        vpternlogd zmm19, zmm27, zmm29, 0x96                             ;  1474.3 p5      40 t
        vmovdqu64 zmm28, [rbp + 15040]                                   ;  1309.7 p2      62 l.5 reload
        vpxord zmm30, zmm8, zmm28                                        ;  1473.2 p0      40 t
        vpxord zmm28, zmm31, zmm28                                       ;  1473.3 p5      40 t
        vmovdqu64 [rbp + 19904], zmm31                                   ;  1472.3 p7+p4   61 t spill
        vpxord zmm31, zmm11, [rbp + 15104]                               ;  1475.3 p0+p3   40 t
        vmovdqu64 [rbp + 18368], zmm11                                   ;  1475.3 p8+p9   61 t spill
        vpxord zmm11, zmm9, [rbp + 15168]                                ;  1476.3 p5+p2   40 t
        vmovdqu64 [rbp + 18304], zmm9                                    ;  1476.3 p7+p4   61 t spill
        vpxord zmm9, zmm2, [rbp + 14720]                                 ;  1475.2 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm2                                    ;  1474.3 p8+p9   61 t spill
        vpshufb zmm2, zmm25, zmm9                                        ;  1476.2 p5      41 t
        vmovdqu64 [rbp + 17728], zmm8                                    ;  1470.3 p7+p4   61 t spill
        vpxord zmm8, zmm4, [rbp + 14784]                                 ;  1476.2 p0+p2   40 t
        vmovdqu64 [rbp + 18048], zmm4                                    ;  1473.3 p8+p9   61 t spill
        vpshufb zmm4, zmm25, zmm8                                        ;  1477.2 p5      23 t
        vmovdqu64 [rbp + 17408], zmm29                                   ;  1474.3 p7+p4   41 t spill
        vmovdqa64 zmm29, zmm8                                            ;  1477.2         23 t copy
        vpermi2b zmm29, zmm16, zmm12                                     ;  1478.3 p0+p5   23 t
        vpermi2b zmm8, zmm13, zmm17                                      ;  1480.3 p0+p5   23 t
        vpternlogd zmm4, zmm29, zmm8, 0xca                               ;  1485.3 p0      23 t
        vmovdqa64 zmm8, zmm7                                             ;  1473.3         40 t copy
        vpternlogd zmm8, zmm3, [rbp + 15104], 0x96                       ;  1480.2 p0+p3   40 t
        vpxord zmm29, zmm14, [rbp + 14720]                               ;  1481.2 p0+p2   40 t
        vmovdqu64 [rbp + 18496], zmm14                                   ;  1476.3 p8+p9   61 t spill
        vpshufb zmm14, zmm25, zmm29                                      ;  1482.2 p5      41 t
        vmovdqu64 [rbp + 18880], zmm7                                    ;  1473.3 p7+p4   61 t spill
        vpxord zmm7, zmm23, [rbp + 14848]                                ;  1482.2 p0+p3   40 t
        vmovdqu64 [rbp + 17600], zmm23                                   ;  1470.3 p8+p9   61 t spill
        vpxord zmm23, zmm5, [rbp + 14784]                                ;  1482.3 p5+p2   40 t
        vmovdqu64 [rbp + 19840], zmm5                                    ;  1475.3 p7+p4   61 t spill
        vpshufb zmm5, zmm25, zmm23                                       ;  1483.3 p5      23 t
        vmovdqu64 [rbp + 19712], zmm3                                    ;  1469.3 p8+p9   41 t spill
        vmovdqa64 zmm3, zmm23                                            ;  1483.3         23 t copy
        vpermi2b zmm3, zmm16, zmm12                                      ;  1485.3 p0+p5   23 t
        vpermi2b zmm23, zmm13, zmm17                                     ;  1487.3 p0+p5   23 t
        vpternlogd zmm5, zmm3, zmm23, 0xca                               ;  1492.3 p0      23 t
        vmovdqa64 zmm3, zmm22                                            ;  1469.2         40 t copy
        vpternlogd zmm3, zmm10, [rbp + 15168], 0x96                      ;  1486.2 p0+p3   40 t
        vpxord zmm23, zmm20, [rbp + 14848]                               ;  1487.2 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm20                                   ;  1472.3 p7+p4   61 t spill
        vpxord zmm20, zmm18, [rbp + 14912]                               ;  1488.2 p0+p3   40 t
        vmovdqu64 [rbp + 19648], zmm18                                   ;  1472.3 p8+p9   61 t spill
        vpxord zmm18, zmm26, [rbp + 14912]                               ;  1488.3 p5+p2   40 t
        vmovdqu64 [rbp + 18624], zmm26                                   ;  1472.3 p7+p4   61 t spill
        vpshufb zmm26, zmm25, zmm7                                       ;  1489.3 p5      22 t
        vmovdqu64 [rbp + 18688], zmm22                                   ;  1469.2 p8+p9   61 t spill
        vpshufb zmm22, zmm25, zmm23                                      ;  1490.3 p5      22 t
        vmovdqu64 [rbp + 20160], zmm10                                   ;  1473.3 p7+p4   41 t spill
        vpshufb zmm10, zmm25, zmm20                                      ;  1491.3 p5      21 t
        vmovdqu64 [rbp + 19328], zmm27                                   ;  1471.3 p8+p9   61 t spill
        vpshufb zmm27, zmm25, zmm21                                      ;  1492.3 p5      23 t
        vmovdqu64 [rbp + 18944], zmm24                                   ;  1473.3 p7+p4   61 t spill
        vmovdqa64 zmm24, zmm21                                           ;  1474.3         23 t copy
        vpermi2b zmm24, zmm16, zmm12                                     ;  1494.3 p0+p5   23 t
        vpermi2b zmm21, zmm13, zmm17                                     ;  1496.3 p0+p5   23 t
        vpternlogd zmm27, zmm24, zmm21, 0xca                             ;  1501.3 p0      23 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 64]  ;  1330.5 p3      41 t reload
        vmovdqa64 zmm24, zmm9                                            ;  1476.2         41 t copy
        vpermi2b zmm24, zmm15, zmm21                                     ;  1498.3 p0+p5   41 t
        vmovdqu64 [rbp + 18432], zmm0                                    ;  1390.3 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm29                                            ;  1482.2         41 t copy
        vpermi2b zmm0, zmm15, zmm21                                      ;  1500.3 p0+p5   41 t
        vmovdqu64 zmm21, [rel camellia128_encrypt.T0_constants512 + 128] ;  1334.3 p2      41 t reload
        vpermi2b zmm9, zmm21, [rel camellia128_encrypt.T0_constants512 + 192] ;  1502.3 p0+p5+p3   41 t
        vpternlogd zmm2, zmm24, zmm9, 0xca                               ;  1507.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 192]  ;  1336.5 p2      41 t reload
        vpermi2b zmm29, zmm21, zmm9                                      ;  1504.3 p0+p5   41 t
        vpternlogd zmm14, zmm0, zmm29, 0xca                              ;  1509.3 p0      41 t
        vpshufb zmm0, zmm25, zmm18                                       ;  1505.3 p5      21 t
        vpshufb zmm24, zmm25, zmm19                                      ;  1506.3 p5      23 t
        vmovdqa64 zmm29, zmm19                                           ;  1475.3         23 t copy
        vpermi2b zmm29, zmm16, zmm12                                     ;  1508.3 p0+p5   23 t
        vpermi2b zmm19, zmm13, zmm17                                     ;  1510.3 p0+p5   23 t
        vpternlogd zmm24, zmm29, zmm19, 0xca                             ;  1515.3 p0      23 t
        vpshufb zmm19, zmm25, zmm30                                      ;  1511.3 p5      22 t
        vpshufb zmm29, zmm25, zmm28                                      ;  1512.3 p5      22 t
        vpshufb zmm17, zmm25, zmm8                                       ;  1513.3 p5      21 t
        vpshufb zmm13, zmm25, zmm31                                      ;  1514.3 p5      21 t
        vpshufb zmm12, zmm25, zmm3                                       ;  1515.3 p5      42 t
        vmovdqa64 zmm16, zmm3                                            ;  1487.2         42 t copy
        vpermi2b zmm16, zmm21, zmm9                                      ;  1517.3 p0+p5   42 t
        vpermi2b zmm3, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;  1519.3 p0+p5+p3   42 t
        vpternlogd zmm12, zmm3, zmm16, 0xca                              ;  1524.3 p0      42 t
        vpshufb zmm3, zmm25, zmm11                                       ;  1520.3 p5      42 t
        vmovdqa64 zmm16, zmm11                                           ;  1477.3         42 t copy
        vpermi2b zmm16, zmm21, zmm9                                      ;  1522.3 p0+p5   42 t
        vpermi2b zmm11, zmm15, [rel camellia128_encrypt.T0_constants512 + 64] ;  1524.3 p0+p5+p2   42 t
        vpternlogd zmm3, zmm11, zmm16, 0xca                              ;  1529.3 p0      42 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 640] ;  1348.5 p3      22 t reload
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 576] ;  1348.8 p2      22 t reload
        vmovdqa64 zmm25, zmm7                                            ;  1483.2         22 t copy
        vpermi2b zmm25, zmm16, zmm11                                     ;  1526.3 p0+p5   22 t
        vmovdqa64 zmm9, zmm23                                            ;  1488.2         22 t copy
        vpermi2b zmm9, zmm16, zmm11                                      ;  1528.3 p0+p5   22 t
        vmovdqa64 zmm21, zmm30                                           ;  1474.2         22 t copy
        vpermi2b zmm21, zmm16, zmm11                                     ;  1530.3 p0+p5   22 t
        vmovdqa64 zmm15, zmm28                                           ;  1474.3         22 t copy
        vpermi2b zmm15, zmm16, zmm11                                     ;  1532.3 p0+p5   22 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 704] ;  1356.8 p3      22 t reload
        vpermi2b zmm7, zmm11, [rel camellia128_encrypt.T0_constants512 + 768] ;  1534.3 p0+p5+p2   22 t
        vpternlogd zmm26, zmm25, zmm7, 0xca                              ;  1539.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia128_encrypt.T0_constants512 + 768]  ;  1358.5 p3      22 t reload
        vpermi2b zmm23, zmm11, zmm7                                      ;  1536.3 p0+p5   22 t
        vpternlogd zmm22, zmm9, zmm23, 0xca                              ;  1541.3 p0      22 t
        vpermi2b zmm30, zmm11, zmm7                                      ;  1538.3 p0+p5   22 t
        vpternlogd zmm19, zmm21, zmm30, 0xca                             ;  1543.3 p0      22 t
        vpermi2b zmm28, zmm11, zmm7                                      ;  1540.3 p0+p5   22 t
        vpternlogd zmm29, zmm15, zmm28, 0xca                             ;  1545.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1365.3 p2      21 t reload
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 832] ;  1366.3 p3      21 t reload
        vmovdqa64 zmm21, zmm20                                           ;  1489.2         21 t copy
        vpermi2b zmm21, zmm15, zmm9                                      ;  1542.3 p0+p5   21 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1367.3 p2      21 t reload
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 960] ;  1367.5 p3      21 t reload
        vpermi2b zmm20, zmm25, zmm23                                     ;  1544.3 p0+p5   21 t
        vpternlogd zmm10, zmm21, zmm20, 0xca                             ;  1549.3 p0      21 t
        vmovdqa64 zmm20, zmm18                                           ;  1489.3         21 t copy
        vpermi2b zmm20, zmm15, zmm9                                      ;  1546.3 p0+p5   21 t
        vpermi2b zmm18, zmm25, zmm23                                     ;  1548.3 p0+p5   21 t
        vpternlogd zmm0, zmm20, zmm18, 0xca                              ;  1553.3 p0      21 t
        vmovdqa64 zmm18, zmm8                                            ;  1481.2         21 t copy
        vpermi2b zmm18, zmm15, zmm9                                      ;  1550.3 p0+p5   21 t
        vpermi2b zmm8, zmm25, zmm23                                      ;  1552.3 p0+p5   21 t
        vpternlogd zmm17, zmm18, zmm8, 0xca                              ;  1557.3 p0      21 t
        vmovdqa64 zmm8, zmm31                                            ;  1476.3         21 t copy
        vpermi2b zmm8, zmm15, zmm9                                       ;  1554.3 p0+p5   21 t
        vpermi2b zmm31, zmm25, zmm23                                     ;  1556.3 p0+p5   21 t
        vpternlogd zmm13, zmm8, zmm31, 0xca                              ;  1561.3 p0      21 t
        vmovdqa64 zmm8, zmm2                                             ;  1508.3         41 t copy
        vpternlogd zmm8, zmm19, zmm10, 0x96                              ;  1550.3 p0      41 t
        vmovdqa64 zmm18, zmm27                                           ;  1502.3         41 t copy
        vpternlogd zmm18, zmm26, zmm10, 0x96                             ;  1550.3 p0      41 t
        vpternlogd zmm27, zmm8, zmm26, 0x96                              ;  1551.3 p0      41 t
        vpternlogd zmm26, zmm12, zmm4, 0x96                              ;  1540.3 p0      41 t
        vpternlogd zmm12, zmm18, zmm4, 0x96                              ;  1551.3 p0      41 t
        vpternlogd zmm4, zmm17, zmm2, 0x96                               ;  1558.3 p0      41 t
        vpternlogd zmm19, zmm10, zmm4, 0x96                              ;  1559.3 p0      41 t
        vpternlogd zmm17, zmm2, zmm26, 0x96                              ;  1558.3 p0      41 t
        vmovdqa64 zmm2, zmm14                                            ;  1510.3         41 t copy
        vpternlogd zmm2, zmm29, zmm0, 0x96                               ;  1554.3 p0      41 t
        vmovdqa64 zmm10, zmm3                                            ;  1530.3         41 t copy
        vpternlogd zmm10, zmm5, zmm22, 0x96                              ;  1542.3 p0      41 t
        vmovdqa64 zmm20, zmm24                                           ;  1516.3         41 t copy
        vpternlogd zmm20, zmm22, zmm0, 0x96                              ;  1554.3 p0      41 t
        vpternlogd zmm24, zmm22, zmm2, 0x96                              ;  1555.3 p0      41 t
        vpternlogd zmm3, zmm20, zmm5, 0x96                               ;  1555.3 p0      41 t
        vpternlogd zmm5, zmm13, zmm14, 0x96                              ;  1562.3 p0      41 t
        vpternlogd zmm29, zmm0, zmm5, 0x96                               ;  1563.3 p0      41 t
        vpternlogd zmm13, zmm14, zmm10, 0x96                             ;  1562.3 p0      41 t
        vpternlogd zmm6, zmm17, [rbp + 19072], 0x96                      ;  1559.3 p0+p2   62 t
        vpternlogd zmm17, zmm18, [rbp + 20032], 0x96                     ;  1559.3 p0+p3   62 t
        vpternlogd zmm1, zmm29, [rbp + 17472], 0x96                      ;  1564.3 p0+p2   62 t
        vpternlogd zmm29, zmm10, [rbp + 19520], 0x96                     ;  1564.3 p0+p3   62 t
        vpternlogd zmm4, zmm27, [rbp + 17536], 0x96                      ;  1559.3 p0+p2   62 t
        vpternlogd zmm26, zmm19, [rbp + 19392], 0x96                     ;  1560.3 p0+p3   62 t
        vpternlogd zmm5, zmm24, [rbp + 19200], 0x96                      ;  1563.3 p0+p2   62 t
        vpternlogd zmm8, zmm12, [rbp + 19008], 0x96                      ;  1554.2 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 18176]                                    ;  1393.3 p2      41 t reload
        vpternlogd zmm12, zmm0, [rbp + 19776], 0x96                      ;  1555.2 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 19584]                                    ;  1394.3 p2      41 t reload
        vpternlogd zmm27, zmm0, [rbp + 18752], 0x96                      ;  1556.2 p0+p3   62 t
        vpternlogd zmm2, zmm3, [rbp + 19136], 0x96                       ;  1557.2 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 20224]                                    ;  1395.7 p3      41 t reload
        vpternlogd zmm3, zmm0, [rbp + 17280], 0x96                       ;  1557.3 p5+p2   62 t
        vpternlogd zmm20, zmm13, [rbp + 17984], 0x96                     ;  1563.3 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 17792]                                    ;  1397.3 p2      41 t reload
        vpternlogd zmm24, zmm0, [rbp + 18816], 0x96                      ;  1558.3 p5+p3   62 t
        vmovdqu64 zmm0, [rbp + 17856]                                    ;  1398.3 p2      41 t reload
        vpternlogd zmm19, zmm0, [rbp + 17664], 0x96                      ;  1560.3 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 18432]                                    ;  1399.3 p2      41 t reload
        vpternlogd zmm13, zmm0, [rbp + 20096], 0x96                      ;  1563.3 p5+p3   62 t
        vmovdqu64 zmm0, [rbp + 15232]                                    ;  1400.3 p2      61 r.0 reload
        vpxord zmm10, zmm12, zmm0                                        ;  1560.2 p0      40 t
        vpxord zmm0, zmm3, zmm0                                          ;  1560.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 15296]                                   ;  1400.7 p3      61 r.1 reload
        vpxord zmm18, zmm27, zmm14                                       ;  1561.2 p0      40 t
        vpxord zmm14, zmm24, zmm14                                       ;  1561.3 p5      40 t
        vmovdqu64 zmm21, [rbp + 15360]                                   ;  1401.3 p2      61 r.2 reload
        vpxord zmm22, zmm19, zmm21                                       ;  1562.2 p0      40 t
        vmovdqu64 zmm28, [rbp + 15424]                                   ;  1401.7 p3      61 r.3 reload
        vpxord zmm30, zmm6, zmm28                                        ;  1562.3 p5      40 t
        vpxord zmm21, zmm1, zmm21                                        ;  1565.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 15488]                                   ;  1402.3 p2      61 r.4 reload
        vmovdqu64 [rbp + 20096], zmm6                                    ;  1560.3 p7+p4   62 t spill
        vpxord zmm6, zmm4, zmm31                                         ;  1563.3 p5      40 t
        vpxord zmm28, zmm13, zmm28                                       ;  1564.3 p0      40 t
        vmovdqu64 [rbp + 18432], zmm4                                    ;  1560.3 p8+p9   62 t spill
        vpxord zmm4, zmm26, [rbp + 15552]                                ;  1564.3 p5+p3   40 t
        vpxord zmm31, zmm5, zmm31                                        ;  1565.2 p0      40 t
        vmovdqu64 [rbp + 17664], zmm26                                   ;  1561.3 p7+p4   62 t spill
        vpxord zmm26, zmm8, [rbp + 15680]                                ;  1565.3 p5+p2   40 t
        vmovdqu64 [rbp + 17856], zmm8                                    ;  1555.2 p8+p9   62 t spill
        vpxord zmm8, zmm17, [rbp + 15616]                                ;  1566.2 p0+p3   40 t
        vmovdqu64 [rbp + 18816], zmm17                                   ;  1560.3 p7+p4   62 t spill
        vpxord zmm17, zmm29, [rbp + 15552]                               ;  1566.3 p5+p2   40 t
        vmovdqu64 [rbp + 17792], zmm29                                   ;  1565.3 p8+p9   62 t spill
        vpxord zmm29, zmm2, [rbp + 15680]                                ;  1567.2 p0+p3   40 t
        vmovdqu64 [rbp + 17984], zmm2                                    ;  1558.2 p7+p4   62 t spill
        vpxord zmm2, zmm20, [rbp + 15616]                                ;  1567.3 p5+p2   40 t
        vmovdqu64 [rbp + 17280], zmm20                                   ;  1564.3 p8+p9   62 t spill
        vmovdqa64 zmm20, zmm22                                           ;  1563.2         22 t copy
        vpermi2b zmm20, zmm11, zmm7                                      ;  1569.3 p0+p5   22 t
        vmovdqu64 [rbp + 20224], zmm5                                    ;  1564.3 p7+p4   62 t spill
        vmovdqa64 zmm5, zmm21                                            ;  1566.3         22 t copy
        vpermi2b zmm5, zmm11, zmm7                                       ;  1571.3 p0+p5   22 t
        vmovdqu64 [rbp + 19136], zmm13                                   ;  1564.3 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm30                                           ;  1563.3         21 t copy
        vpermi2b zmm13, zmm15, zmm9                                      ;  1573.3 p0+p5   21 t
        vmovdqu64 [rbp + 18752], zmm1                                    ;  1565.3 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm30                                            ;  1563.3         21 t copy
        vpermi2b zmm1, zmm25, zmm23                                      ;  1575.3 p0+p5   21 t
        vmovdqu64 [rbp + 19584], zmm19                                   ;  1561.3 p8+p9   62 t spill
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 256] ;  1414.3 p3      41 t reload
        vpshufb zmm30, zmm19, zmm30                                      ;  1576.3 p5      21 t
        vpternlogd zmm30, zmm13, zmm1, 0xca                              ;  1580.3 p0      21 t
        vpshufb zmm1, zmm19, zmm22                                       ;  1577.3 p5      22 t
        vmovdqu64 zmm13, [rel camellia128_encrypt.T0_constants512 + 640] ;  1415.5 p2      22 t reload
        vpermi2b zmm22, zmm16, zmm13                                     ;  1579.3 p0+p5   22 t
        vpternlogd zmm1, zmm22, zmm20, 0xca                              ;  1584.3 p0      22 t
        vpshufb zmm20, zmm19, zmm21                                      ;  1580.3 p5      22 t
        vpermi2b zmm21, zmm16, zmm13                                     ;  1582.3 p0+p5   22 t
        vpternlogd zmm20, zmm21, zmm5, 0xca                              ;  1587.3 p0      22 t
        vpshufb zmm5, zmm19, zmm10                                       ;  1583.3 p5      41 t
        vpshufb zmm21, zmm19, zmm0                                       ;  1584.3 p5      41 t
        vpshufb zmm22, zmm19, zmm18                                      ;  1585.3 p5      23 t
        vmovdqu64 [rbp + 19776], zmm24                                   ;  1559.3 p7+p4   62 t spill
        vpshufb zmm24, zmm19, zmm14                                      ;  1586.3 p5      23 t
        vmovdqu64 [rbp + 18176], zmm27                                   ;  1557.2 p8+p9   62 t spill
        vpshufb zmm27, zmm19, zmm28                                      ;  1587.3 p5      21 t
        vmovdqu64 [rbp + 19008], zmm3                                    ;  1558.3 p7+p4   62 t spill
        vmovdqa64 zmm3, zmm28                                            ;  1565.3         21 t copy
        vpermi2b zmm3, zmm15, zmm9                                       ;  1589.3 p0+p5   21 t
        vpermi2b zmm28, zmm25, zmm23                                     ;  1591.3 p0+p5   21 t
        vpternlogd zmm27, zmm3, zmm28, 0xca                              ;  1596.3 p0      21 t
        vpshufb zmm3, zmm19, zmm6                                        ;  1592.3 p5      23 t
        vpshufb zmm28, zmm19, zmm31                                      ;  1593.3 p5      23 t
        vmovdqu64 [rbp + 19200], zmm12                                   ;  1556.2 p8+p9   62 t spill
        vpshufb zmm12, zmm19, zmm4                                       ;  1594.3 p5      22 t
        vmovdqa64 zmm23, zmm4                                            ;  1565.3         22 t copy
        vpermi2b zmm23, zmm16, zmm13                                     ;  1596.3 p0+p5   22 t
        vpermi2b zmm4, zmm11, zmm7                                       ;  1598.3 p0+p5   22 t
        vpternlogd zmm12, zmm23, zmm4, 0xca                              ;  1603.3 p0      22 t
        vpshufb zmm4, zmm19, zmm17                                       ;  1599.3 p5      22 t
        vmovdqa64 zmm23, zmm17                                           ;  1567.3         22 t copy
        vpermi2b zmm23, zmm16, zmm13                                     ;  1601.3 p0+p5   22 t
        vpermi2b zmm17, zmm11, zmm7                                      ;  1603.3 p0+p5   22 t
        vpternlogd zmm4, zmm23, zmm17, 0xca                              ;  1608.3 p0      22 t
        vpshufb zmm17, zmm19, zmm8                                       ;  1604.3 p5      21 t
        vmovdqa64 zmm23, zmm8                                            ;  1567.2         21 t copy
        vpermi2b zmm23, zmm15, zmm9                                      ;  1606.3 p0+p5   21 t
        vpermi2b zmm8, zmm25, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1608.3 p0+p5+p3   21 t
        vpternlogd zmm17, zmm23, zmm8, 0xca                              ;  1613.3 p0      21 t
        vpshufb zmm8, zmm19, zmm2                                        ;  1609.3 p5      21 t
        vmovdqa64 zmm23, zmm2                                            ;  1568.3         21 t copy
        vpermi2b zmm23, zmm15, zmm9                                      ;  1611.3 p0+p5   21 t
        vpermi2b zmm2, zmm25, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1613.3 p0+p5+p2   21 t
        vpternlogd zmm8, zmm23, zmm2, 0xca                               ;  1618.3 p0      21 t
        vpshufb zmm2, zmm19, zmm26                                       ;  1614.3 p5      42 t
        vpshufb zmm23, zmm19, zmm29                                      ;  1615.3 p5      42 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512]       ;  1441.7 p3      41 t reload
        vmovdqa64 zmm9, zmm10                                            ;  1561.2         41 t copy
        vpermi2b zmm9, zmm25, [rel camellia128_encrypt.T0_constants512 + 64] ;  1617.3 p0+p5+p2   41 t
        vmovdqu64 zmm15, [rel camellia128_encrypt.T0_constants512 + 128] ;  1443.0 p3      41 t reload
        vpermi2b zmm10, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;  1619.3 p0+p5+p2   41 t
        vpternlogd zmm5, zmm9, zmm10, 0xca                               ;  1624.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 64]   ;  1446.3 p3      41 t reload
        vmovdqa64 zmm10, zmm0                                            ;  1561.3         41 t copy
        vpermi2b zmm10, zmm25, zmm9                                      ;  1621.3 p0+p5   41 t
        vpermi2b zmm0, zmm15, [rel camellia128_encrypt.T0_constants512 + 192] ;  1623.3 p0+p5+p2   41 t
        vpternlogd zmm21, zmm10, zmm0, 0xca                              ;  1628.3 p0      41 t
        vmovdqa64 zmm0, zmm26                                            ;  1566.3         42 t copy
        vpermi2b zmm0, zmm25, zmm9                                       ;  1625.3 p0+p5   42 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 192] ;  1449.7 p3      41 t reload
        vpermi2b zmm26, zmm15, zmm10                                     ;  1627.3 p0+p5   42 t
        vpternlogd zmm2, zmm0, zmm26, 0xca                               ;  1632.3 p0      42 t
        vmovdqa64 zmm0, zmm29                                            ;  1568.2         42 t copy
        vpermi2b zmm0, zmm25, zmm9                                       ;  1629.3 p0+p5   42 t
        vpermi2b zmm29, zmm15, zmm10                                     ;  1631.3 p0+p5   42 t
        vpternlogd zmm23, zmm0, zmm29, 0xca                              ;  1636.3 p0      42 t
        vmovdqu64 zmm0, [rel camellia128_encrypt.T0_constants512 + 384]  ;  1456.3 p2      23 t reload
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 320] ;  1456.5 p3      23 t reload
        vmovdqa64 zmm29, zmm18                                           ;  1562.2         23 t copy
        vpermi2b zmm29, zmm26, zmm0                                      ;  1633.3 p0+p5   23 t
        vmovdqa64 zmm7, zmm14                                            ;  1562.3         23 t copy
        vpermi2b zmm7, zmm26, zmm0                                       ;  1635.3 p0+p5   23 t
        vmovdqa64 zmm11, zmm6                                            ;  1564.3         23 t copy
        vpermi2b zmm11, zmm26, zmm0                                      ;  1637.3 p0+p5   23 t
        vmovdqa64 zmm13, zmm31                                           ;  1566.2         23 t copy
        vpermi2b zmm13, zmm26, zmm0                                      ;  1639.3 p0+p5   23 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 448] ;  1462.3 p2      23 t reload
        vpermi2b zmm18, zmm16, [rel camellia128_encrypt.T0_constants512 + 512] ;  1641.3 p0+p5+p3   23 t
        vpternlogd zmm22, zmm29, zmm18, 0xca                             ;  1646.3 p0      23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 512] ;  1464.5 p2      23 t reload
        vpermi2b zmm14, zmm16, zmm18                                     ;  1643.3 p0+p5   23 t
        vpternlogd zmm24, zmm7, zmm14, 0xca                              ;  1648.3 p0      23 t
        vpermi2b zmm6, zmm16, zmm18                                      ;  1645.3 p0+p5   23 t
        vpermi2b zmm31, zmm16, zmm18                                     ;  1647.3 p0+p5   23 t
        vpternlogd zmm3, zmm11, zmm6, 0xca                               ;  1650.3 p0      23 t
        vpternlogd zmm28, zmm13, zmm31, 0xca                             ;  1652.3 p0      23 t
        vmovdqa64 zmm6, zmm5                                             ;  1625.3         41 t copy
        vpternlogd zmm6, zmm12, zmm30, 0x96                              ;  1625.3 p0      41 t
        vmovdqa64 zmm7, zmm21                                            ;  1629.3         41 t copy
        vpternlogd zmm7, zmm4, zmm27, 0x96                               ;  1629.3 p0      41 t
        vmovdqa64 zmm11, zmm3                                            ;  1651.3         41 t copy
        vpternlogd zmm11, zmm1, zmm30, 0x96                              ;  1651.3 p0      41 t
        vpternlogd zmm3, zmm6, zmm1, 0x96                                ;  1651.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm22, 0x96                               ;  1647.3 p0      41 t
        vpternlogd zmm2, zmm11, zmm22, 0x96                              ;  1652.3 p0      41 t
        vpternlogd zmm22, zmm17, zmm5, 0x96                              ;  1647.3 p0      41 t
        vpternlogd zmm12, zmm30, zmm22, 0x96                             ;  1648.3 p0      41 t
        vpternlogd zmm17, zmm5, zmm1, 0x96                               ;  1648.3 p0      41 t
        vpternlogd zmm22, zmm3, [rbp + 18944], 0x96                      ;  1652.3 p0+p3   61 t
        vpternlogd zmm1, zmm12, [rbp + 17728], 0x96                      ;  1649.3 p0+p2   61 t
        vmovdqa64 zmm5, zmm28                                            ;  1653.3         41 t copy
        vpternlogd zmm5, zmm20, zmm27, 0x96                              ;  1653.3 p0      41 t
        vpternlogd zmm28, zmm7, zmm20, 0x96                              ;  1653.3 p0      41 t
        vpternlogd zmm20, zmm23, zmm24, 0x96                             ;  1649.3 p0      41 t
        vpternlogd zmm23, zmm5, zmm24, 0x96                              ;  1654.3 p0      41 t
        vpternlogd zmm24, zmm8, zmm21, 0x96                              ;  1649.3 p0      41 t
        vpternlogd zmm4, zmm27, zmm24, 0x96                              ;  1650.3 p0      41 t
        vpternlogd zmm8, zmm21, zmm20, 0x96                              ;  1650.3 p0      41 t
        vpternlogd zmm20, zmm4, [rbp + 19904], 0x96                      ;  1651.3 p0+p3   61 t
        vpternlogd zmm5, zmm8, [rbp + 18368], 0x96                       ;  1654.3 p0+p2   61 t
        vpternlogd zmm7, zmm23, [rbp + 18304], 0x96                      ;  1655.3 p0+p3   61 t
        vmovdqu64 zmm13, [rbp + 18688]                                   ;  1477.8 p2      61 t reload
        vpternlogd zmm6, zmm13, [rbp + 20160], 0x96                      ;  1637.2 p0+p3   61 t
        vmovdqu64 zmm13, [rbp + 19328]                                   ;  1478.8 p2      61 t reload
        vpternlogd zmm24, zmm13, [rbp + 17408], 0x96                     ;  1650.3 p0+p3   61 t
        vmovdqu64 zmm13, [rbp + 18880]                                   ;  1479.8 p2      61 t reload
        vpternlogd zmm11, zmm13, [rbp + 19712], 0x96                     ;  1652.3 p0+p3   61 t
        vmovdqu64 zmm13, [rbp + 16000]                                   ;  1480.8 p2      62 l.4 reload
        vpxord zmm14, zmm22, zmm13                                       ;  1653.3 p0      40 t
        vpternlogd zmm13, zmm24, zmm28, 0x96                             ;  1654.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 16064]                                   ;  1481.5 p3      62 l.5 reload
        vpxord zmm27, zmm1, zmm21                                        ;  1650.3 p0      40 t
        vpxord zmm21, zmm20, zmm21                                       ;  1652.3 p0      40 t
        vmovdqu64 zmm29, [rbp + 16128]                                   ;  1481.8 p2      62 l.6 reload
        vpxord zmm30, zmm5, zmm29                                        ;  1655.3 p0      40 t
        vpternlogd zmm29, zmm11, zmm17, 0x96                             ;  1653.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 16192]                                   ;  1482.5 p3      62 l.7 reload
        vmovdqu64 [rbp + 19712], zmm5                                    ;  1655.3 p7+p4   61 t spill
        vpxord zmm5, zmm7, zmm31                                         ;  1656.3 p0      40 t
        vpternlogd zmm31, zmm6, zmm2, 0x96                               ;  1653.3 p0      40 t
        vpternlogd zmm24, zmm28, [rbp + 16512], 0x96                     ;  1654.3 p0+p2   74 dst
        vpternlogd zmm11, zmm17, [rbp + 16640], 0x96                     ;  1653.3 p5+p3   74 dst
        vpternlogd zmm6, zmm2, [rbp + 16704], 0x96                       ;  1653.3 p0+p2   74 dst
        vmovdqu64 [rbp + 18880], zmm24                                   ;  1655.3 p8+p9   74 dst spill
        vpshufb zmm24, zmm19, zmm14                                      ;  1654.3 p5      23 t
        vmovdqu64 [rbp + 17408], zmm11                                   ;  1654.3 p7+p4   74 dst spill
        vmovdqa64 zmm11, zmm14                                           ;  1654.3         23 t copy
        vpermi2b zmm11, zmm26, zmm0                                      ;  1654.3 p0+p5   23 t
        vpermi2b zmm14, zmm16, zmm18                                     ;  1654.3 p0+p5   23 t
        vpternlogd zmm24, zmm11, zmm14, 0xca                             ;  1659.3 p0      23 t
        vpshufb zmm11, zmm19, zmm13                                      ;  1655.3 p5      23 t
        vmovdqa64 zmm14, zmm13                                           ;  1655.3         23 t copy
        vpermi2b zmm14, zmm26, zmm0                                      ;  1656.3 p0+p5   23 t
        vpermi2b zmm13, zmm16, zmm18                                     ;  1658.3 p0+p5   23 t
        vpternlogd zmm11, zmm14, zmm13, 0xca                             ;  1663.3 p0      23 t
        vpshufb zmm13, zmm19, zmm27                                      ;  1659.3 p5      22 t
        vpshufb zmm14, zmm19, zmm21                                      ;  1660.3 p5      22 t
        vmovdqu64 [rbp + 19328], zmm6                                    ;  1654.3 p8+p9   74 dst spill
        vpshufb zmm6, zmm19, zmm29                                       ;  1661.3 p5      21 t
        vmovdqu64 [rbp + 20160], zmm11                                   ;  1664.3 p7+p4   23 t spill
        vpshufb zmm11, zmm19, zmm30                                      ;  1662.3 p5      21 t
        vmovdqu64 [rbp + 18688], zmm24                                   ;  1660.3 p8+p9   23 t spill
        vpshufb zmm24, zmm19, zmm31                                      ;  1663.3 p5      42 t
        vmovdqu64 [rbp + 18304], zmm5                                    ;  1657.3 p7+p4   40 t spill
        vmovdqa64 zmm5, zmm31                                            ;  1654.3         42 t copy
        vpermi2b zmm5, zmm25, zmm9                                       ;  1665.3 p0+p5   42 t
        vpermi2b zmm31, zmm15, zmm10                                     ;  1667.3 p0+p5   42 t
        vpternlogd zmm24, zmm5, zmm31, 0xca                              ;  1672.3 p0      42 t
        vmovdqu64 zmm5, [rbp + 18304]                                    ;  1657.3 p3      42 t
        vpermi2b zmm5, zmm25, zmm9                                       ;  1669.3 p0+p5   42 t
        vmovdqu64 zmm31, [rbp + 18304]                                   ;  1657.3 p2      42 t
        vpermi2b zmm31, zmm15, zmm10                                     ;  1671.3 p0+p5   42 t
        vmovdqu64 [rbp + 18368], zmm24                                   ;  1673.3 p8+p9   42 t spill
        vmovdqu64 zmm24, [rbp + 15744]                                   ;  1489.8 p3      40 t
        vpternlogd zmm24, zmm2, [rbp + 19264], 0x96                      ;  1661.2 p0+p2   40 t
        vmovdqu64 [rbp + 19904], zmm2                                    ;  1653.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm24                                            ;  1662.2         41 t copy
        vpermi2b zmm2, zmm25, zmm9                                       ;  1673.3 p0+p5   41 t
        vmovdqu64 [rbp + 17728], zmm5                                    ;  1674.3 p8+p9   42 t spill
        vpshufb zmm5, zmm19, zmm24                                       ;  1674.3 p5      41 t
        vpermi2b zmm24, zmm15, zmm10                                     ;  1676.3 p0+p5   41 t
        vpternlogd zmm5, zmm2, zmm24, 0xca                               ;  1681.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 18048]                                    ;  1494.3 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 15808]                                   ;  1494.5 p2      40 t
        vpternlogd zmm24, zmm3, zmm2, 0x96                               ;  1665.2 p0      40 t
        vpternlogd zmm3, zmm2, [rbp + 16320], 0x96                       ;  1666.2 p0+p3   74 dst
        vmovdqa64 zmm2, zmm24                                            ;  1666.2         23 t copy
        vpermi2b zmm2, zmm26, zmm0                                       ;  1678.3 p0+p5   23 t
        vmovdqu64 [rbp + 18048], zmm3                                    ;  1667.2 p7+p4   74 dst spill
        vpshufb zmm3, zmm19, zmm24                                       ;  1679.3 p5      23 t
        vpermi2b zmm24, zmm16, zmm18                                     ;  1681.3 p0+p5   23 t
        vpternlogd zmm3, zmm2, zmm24, 0xca                               ;  1686.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 18496]                                    ;  1501.3 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 15744]                                   ;  1501.5 p3      40 t
        vpternlogd zmm24, zmm23, zmm2, 0x96                              ;  1670.2 p0      40 t
        vmovdqa64 zmm2, zmm24                                            ;  1671.2         41 t copy
        vpermi2b zmm2, zmm25, zmm9                                       ;  1683.3 p0+p5   41 t
        vmovdqa64 zmm9, zmm24                                            ;  1671.2         41 t copy
        vpermi2b zmm9, zmm15, zmm10                                      ;  1685.3 p0+p5   41 t
        vpshufb zmm10, zmm19, zmm24                                      ;  1686.3 p5      41 t
        vpternlogd zmm10, zmm2, zmm9, 0xca                               ;  1690.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 17600]                                    ;  1505.7 p2      61 t reload
        vmovdqu64 zmm9, [rbp + 15872]                                    ;  1505.8 p3      40 t
        vpternlogd zmm9, zmm12, zmm2, 0x96                               ;  1674.2 p0      40 t
        vmovdqu64 zmm15, [rbp + 19840]                                   ;  1507.5 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 15808]                                   ;  1507.7 p3      40 t
        vpternlogd zmm24, zmm28, zmm15, 0x96                             ;  1675.2 p0      40 t
        vmovdqa64 zmm25, zmm24                                           ;  1676.2         23 t copy
        vpermi2b zmm25, zmm26, zmm0                                      ;  1688.3 p0+p5   23 t
        vmovdqa64 zmm0, zmm24                                            ;  1676.2         23 t copy
        vpermi2b zmm0, zmm16, zmm18                                      ;  1690.3 p0+p5   23 t
        vpshufb zmm16, zmm19, zmm24                                      ;  1691.3 p5      23 t
        vpternlogd zmm16, zmm25, zmm0, 0xca                              ;  1695.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 19456]                                    ;  1513.7 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 15872]                                   ;  1515.3 p3      40 t
        vpternlogd zmm18, zmm4, zmm0, 0x96                               ;  1679.2 p0      40 t
        vmovdqu64 zmm24, [rbp + 19648]                                   ;  1515.7 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 15936]                                   ;  1516.3 p3      40 t
        vpternlogd zmm25, zmm17, zmm24, 0x96                             ;  1680.2 p0      40 t
        vmovdqu64 zmm26, [rbp + 16384]                                   ;  1516.7 p2      74 dst.2 reload
        vpternlogd zmm12, zmm2, zmm26, 0x96                              ;  1681.2 p0      74 dst
        vpternlogd zmm26, zmm4, zmm0, 0x96                               ;  1682.2 p0      74 dst
        vmovdqu64 zmm0, [rbp + 18624]                                    ;  1517.3 p3      61 t reload
        vmovdqu64 zmm2, [rbp + 15936]                                    ;  1517.7 p2      40 t
        vpternlogd zmm2, zmm8, zmm0, 0x96                                ;  1683.2 p0      40 t
        vpternlogd zmm28, zmm15, [rbp + 16320], 0x96                     ;  1684.2 p0+p3   74 dst
        vmovdqu64 zmm4, [rbp + 16448]                                    ;  1524.3 p2      74 dst.3 reload
        vpternlogd zmm17, zmm24, zmm4, 0x96                              ;  1685.2 p0      74 dst
        vpternlogd zmm4, zmm8, zmm0, 0x96                                ;  1686.2 p0      74 dst
        vpshufb zmm0, zmm19, zmm9                                        ;  1692.3 p5      22 t
        vpshufb zmm8, zmm19, [rbp + 18304]                               ;  1693.3 p5+p3   42 t
        vpternlogd zmm8, zmm31, [rbp + 17728], 0xac                      ;  1694.3 p0+p2   42 t
        vpshufb zmm15, zmm19, zmm18                                      ;  1694.3 p5      22 t
        vpshufb zmm24, zmm19, zmm25                                      ;  1695.3 p5      21 t
        vpshufb zmm19, zmm19, zmm2                                       ;  1696.3 p5      21 t
        vmovdqu64 zmm31, [rbp + 16256]                                   ;  1529.7 p3      74 dst.0 reload
        vpternlogd zmm23, zmm31, [rbp + 18496], 0x96                     ;  1688.2 p0+p2   74 dst
        vmovdqu64 [rbp + 18496], zmm28                                   ;  1685.2 p8+p9   74 dst spill
        vmovdqu64 zmm28, [rbp + 19904]                                   ;  1653.3 p3      41 t reload
        vpternlogd zmm31, zmm28, [rbp + 19264], 0x96                     ;  1689.2 p0+p2   74 dst
        vpunpcklbw zmm28, zmm17, zmm12                                   ;  1697.3 p5      74 dst
        vpunpckhbw zmm12, zmm17, zmm12                                   ;  1698.3 p5      74 dst
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 640] ;  1533.3 p3      22 t reload
        vmovdqu64 [rbp + 19264], zmm23                                   ;  1689.2 p7+p4   74 dst spill
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 576] ;  1533.7 p2      22 t reload
        vmovdqu64 [rbp + 19904], zmm26                                   ;  1683.2 p8+p9   74 dst spill
        vmovdqa64 zmm26, zmm9                                            ;  1675.2         22 t copy
        vpermi2b zmm26, zmm23, zmm17                                     ;  1700.3 p0+p5   22 t
        vmovdqu64 [rbp + 17728], zmm4                                    ;  1687.2 p7+p4   74 dst spill
        vmovdqa64 zmm4, zmm18                                            ;  1680.2         22 t copy
        vpermi2b zmm4, zmm23, zmm17                                      ;  1702.3 p0+p5   22 t
        vmovdqu64 [rbp + 18304], zmm12                                   ;  1699.3 p8+p9   74 dst spill
        vmovdqa64 zmm12, zmm27                                           ;  1651.3         22 t copy
        vpermi2b zmm12, zmm23, zmm17                                     ;  1704.3 p0+p5   22 t
        vmovdqu64 [rbp + 18624], zmm28                                   ;  1698.3 p7+p4   74 dst spill
        vmovdqa64 zmm28, zmm21                                           ;  1653.3         22 t copy
        vpermi2b zmm28, zmm23, zmm17                                     ;  1706.3 p0+p5   22 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 768] ;  1543.3 p3      22 t reload
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 704] ;  1544.3 p2      22 t reload
        vpermi2b zmm9, zmm23, zmm17                                      ;  1708.3 p0+p5   22 t
        vpternlogd zmm0, zmm26, zmm9, 0xca                               ;  1713.3 p0      22 t
        vpermi2b zmm18, zmm23, zmm17                                     ;  1710.3 p0+p5   22 t
        vpternlogd zmm15, zmm4, zmm18, 0xca                              ;  1715.3 p0      22 t
        vpermi2b zmm27, zmm23, zmm17                                     ;  1712.3 p0+p5   22 t
        vpermi2b zmm21, zmm23, zmm17                                     ;  1714.3 p0+p5   22 t
        vpternlogd zmm13, zmm12, zmm27, 0xca                             ;  1717.3 p0      22 t
        vpternlogd zmm14, zmm28, zmm21, 0xca                             ;  1719.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia128_encrypt.T0_constants512 + 896]  ;  1550.5 p3      21 t reload
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 832]  ;  1551.3 p2      21 t reload
        vmovdqa64 zmm12, zmm25                                           ;  1681.2         21 t copy
        vpermi2b zmm12, zmm9, zmm4                                       ;  1716.3 p0+p5   21 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 1024] ;  1553.3 p3      21 t reload
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 960] ;  1554.3 p2      21 t reload
        vpermi2b zmm25, zmm18, zmm17                                     ;  1718.3 p0+p5   21 t
        vpternlogd zmm24, zmm12, zmm25, 0xca                             ;  1723.3 p0      21 t
        vmovdqa64 zmm12, zmm2                                            ;  1684.2         21 t copy
        vpermi2b zmm12, zmm9, zmm4                                       ;  1720.3 p0+p5   21 t
        vpermi2b zmm2, zmm18, zmm17                                      ;  1722.3 p0+p5   21 t
        vpternlogd zmm19, zmm12, zmm2, 0xca                              ;  1727.3 p0      21 t
        vmovdqa64 zmm2, zmm29                                            ;  1654.3         21 t copy
        vpermi2b zmm2, zmm9, zmm4                                        ;  1724.3 p0+p5   21 t
        vmovdqa64 zmm12, zmm30                                           ;  1656.3         21 t copy
        vpermi2b zmm12, zmm9, zmm4                                       ;  1726.3 p0+p5   21 t
        vpermi2b zmm29, zmm18, zmm17                                     ;  1728.3 p0+p5   21 t
        vpermi2b zmm30, zmm18, zmm17                                     ;  1730.3 p0+p5   21 t
        vpternlogd zmm6, zmm2, zmm29, 0xca                               ;  1733.3 p0      21 t
        vpternlogd zmm11, zmm12, zmm30, 0xca                             ;  1735.3 p0      21 t
        vmovdqa64 zmm2, zmm5                                             ;  1682.3         41 t copy
        vpternlogd zmm2, zmm13, zmm24, 0x96                              ;  1724.3 p0      41 t
        vmovdqa64 zmm4, zmm10                                            ;  1691.3         41 t copy
        vpternlogd zmm4, zmm14, zmm19, 0x96                              ;  1728.3 p0      41 t
        vmovdqa64 zmm9, zmm8                                             ;  1695.3         41 t copy
        vpternlogd zmm9, zmm16, zmm15, 0x96                              ;  1716.3 p0      41 t
        vmovdqa64 zmm12, zmm6                                            ;  1734.3         41 t copy
        vpternlogd zmm12, zmm5, zmm3, 0x96                               ;  1734.3 p0      41 t
        vpternlogd zmm13, zmm12, zmm24, 0x96                             ;  1735.3 p0      41 t
        vmovdqu64 zmm17, [rbp + 18688]                                   ;  1660.3 p3      23 t reload
        vpternlogd zmm24, zmm0, zmm17, 0x96                              ;  1724.3 p0      41 t
        vpternlogd zmm17, zmm2, zmm0, 0x96                               ;  1725.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 18368]                                   ;  1673.3 p2      42 t reload
        vpternlogd zmm0, zmm3, zmm18, 0x96                               ;  1721.2 p0      41 t
        vpternlogd zmm18, zmm3, zmm24, 0x96                              ;  1725.3 p0      41 t
        vpternlogd zmm6, zmm5, zmm0, 0x96                                ;  1734.3 p0      41 t
        vmovdqa64 zmm3, zmm11                                            ;  1736.3         41 t copy
        vpternlogd zmm3, zmm10, zmm16, 0x96                              ;  1736.3 p0      41 t
        vpternlogd zmm11, zmm10, zmm9, 0x96                              ;  1736.3 p0      41 t
        vpternlogd zmm14, zmm3, zmm19, 0x96                              ;  1737.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 20160]                                    ;  1664.3 p3      23 t reload
        vpternlogd zmm19, zmm15, zmm5, 0x96                              ;  1728.3 p0      41 t
        vpternlogd zmm5, zmm15, zmm4, 0x96                               ;  1729.3 p0      41 t
        vpternlogd zmm8, zmm16, zmm19, 0x96                              ;  1729.3 p0      41 t
        vpxord zmm22, zmm22, [rbp + 16512]                               ;  1730.2 p0+p2   74 dst
        vmovdqu64 zmm10, [rbp + 16576]                                   ;  1568.7 p3      74 dst.5 reload
        vpxord zmm1, zmm1, zmm10                                         ;  1731.2 p0      74 dst
        vpxord zmm20, zmm20, zmm10                                       ;  1731.3 p5      74 dst
        vpxord zmm7, zmm7, [rbp + 16704]                                 ;  1732.2 p0+p2   74 dst
        vmovdqu64 zmm10, [rbp + 19712]                                   ;  1655.3 p3      74 dst
        vpxord zmm10, zmm10, [rbp + 16640]                               ;  1732.3 p5+p2   74 dst
        vpunpcklbw zmm15, zmm1, zmm22                                    ;  1733.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;  1734.3 p5      74 dst
        vmovdqu64 zmm16, [rbp + 16768]                                   ;  1570.7 p3      75 dst
        vpternlogd zmm16, zmm18, [rbp + 19200], 0x96                     ;  1733.2 p0+p2   75 dst
        vmovdqu64 zmm21, [rbp + 16832]                                   ;  1571.7 p3      75 dst
        vpternlogd zmm21, zmm17, [rbp + 18176], 0x96                     ;  1734.2 p0+p2   75 dst
        vmovdqu64 zmm22, [rbp + 16768]                                   ;  1572.7 p3      75 dst
        vpternlogd zmm22, zmm8, [rbp + 19008], 0x96                      ;  1735.2 p0+p2   75 dst
        vmovdqu64 zmm23, [rbp + 18432]                                   ;  1573.7 p3      75 dst
        vmovdqu64 zmm25, [rbp + 17024]                                   ;  1574.3 p2      75 dst.4 reload
        vpxord zmm23, zmm23, zmm25                                       ;  1735.3 p5      75 dst
        vpternlogd zmm23, zmm17, zmm12, 0x96                             ;  1736.3 p0      75 dst
        vmovdqu64 zmm12, [rbp + 16832]                                   ;  1574.7 p3      75 dst
        vpternlogd zmm12, zmm5, [rbp + 19776], 0x96                      ;  1736.3 p5+p2   75 dst
        vmovdqu64 zmm17, [rbp + 18048]                                   ;  1667.2 p3      74 dst reload
        vpunpcklbw zmm26, zmm17, zmm31                                   ;  1737.3 p5      74 dst
        vpunpckhbw zmm17, zmm17, zmm31                                   ;  1738.3 p5      74 dst
        vmovdqu64 zmm27, [rbp + 20224]                                   ;  1576.3 p2      75 dst
        vpxord zmm27, zmm27, zmm25                                       ;  1737.2 p0      75 dst
        vpternlogd zmm27, zmm5, zmm3, 0x96                               ;  1738.2 p0      75 dst
        vmovdqu64 zmm3, [rbp + 16896]                                    ;  1576.7 p3      75 dst
        vpternlogd zmm3, zmm13, [rbp + 19584], 0x96                      ;  1739.2 p0+p2   75 dst
        vmovdqu64 zmm5, [rbp + 17664]                                    ;  1577.7 p3      75 dst
        vmovdqu64 zmm25, [rbp + 17088]                                   ;  1578.3 p2      75 dst.5 reload
        vpxord zmm5, zmm5, zmm25                                         ;  1739.3 p5      75 dst
        vpternlogd zmm5, zmm13, zmm0, 0x96                               ;  1740.3 p0      75 dst
        vmovdqu64 zmm0, [rbp + 16960]                                    ;  1578.7 p3      75 dst
        vpternlogd zmm0, zmm6, [rbp + 20096], 0x96                       ;  1740.3 p5+p2   75 dst
        vmovdqu64 zmm13, [rbp + 16896]                                   ;  1579.7 p3      75 dst
        vpternlogd zmm13, zmm14, [rbp + 18752], 0x96                     ;  1741.2 p0+p2   75 dst
        vmovdqu64 zmm28, [rbp + 16960]                                   ;  1580.7 p3      75 dst
        vpternlogd zmm28, zmm11, [rbp + 19136], 0x96                     ;  1741.3 p5+p2   75 dst
        vmovdqu64 zmm29, [rbp + 17792]                                   ;  1581.7 p3      75 dst
        vpxord zmm29, zmm29, zmm25                                       ;  1742.2 p0      75 dst
        vpternlogd zmm29, zmm14, zmm9, 0x96                              ;  1743.2 p5      75 dst
        vmovdqu64 zmm9, [rbp + 18816]                                    ;  1582.3 p2      75 dst
        vmovdqu64 zmm14, [rbp + 17152]                                   ;  1582.7 p3      75 dst.6 reload
        vpxord zmm9, zmm9, zmm14                                         ;  1743.2 p0      75 dst
        vpternlogd zmm9, zmm6, zmm24, 0x96                               ;  1744.2 p5      75 dst
        vmovdqu64 zmm6, [rbp + 17280]                                    ;  1583.3 p2      75 dst
        vpxord zmm6, zmm6, zmm14                                         ;  1744.2 p0      75 dst
        vpternlogd zmm6, zmm11, zmm19, 0x96                              ;  1745.2 p5      75 dst
        vmovdqu64 zmm11, [rbp + 17856]                                   ;  1583.7 p3      75 dst
        vmovdqu64 zmm14, [rbp + 17216]                                   ;  1584.3 p2      75 dst.7 reload
        vpxord zmm11, zmm11, zmm14                                       ;  1745.2 p0      75 dst
        vpternlogd zmm11, zmm18, zmm2, 0x96                              ;  1746.2 p5      75 dst
        vmovdqu64 zmm2, [rbp + 17984]                                    ;  1584.7 p3      75 dst
        vpxord zmm2, zmm2, zmm14                                         ;  1746.2 p0      75 dst
        vpternlogd zmm2, zmm8, zmm4, 0x96                                ;  1747.2 p5      75 dst
        vmovdqu64 zmm4, [rbp + 18624]                                    ;  1698.3 p2      74 dst reload
        vpunpcklwd zmm8, zmm4, zmm26                                     ;  1747.3 p5      74 dst
        vpunpckhwd zmm4, zmm4, zmm26                                     ;  1748.3 p5      74 dst
        vpunpcklbw zmm14, zmm5, zmm23                                    ;  1749.3 p5      74 dst
        vpunpckhbw zmm5, zmm5, zmm23                                     ;  1750.3 p5      74 dst
        vpunpcklbw zmm18, zmm11, zmm9                                    ;  1751.3 p5      74 dst
        vpunpckhbw zmm9, zmm11, zmm9                                     ;  1752.3 p5      74 dst
        vmovdqu64 zmm11, [rbp + 17408]                                   ;  1654.3 p3      74 dst reload
        vmovdqu64 zmm19, [rbp + 19328]                                   ;  1654.3 p2      74 dst reload
        vpunpcklbw zmm23, zmm19, zmm11                                   ;  1753.3 p5      74 dst
        vpunpckhbw zmm11, zmm19, zmm11                                   ;  1754.3 p5      74 dst
        vpunpcklwd zmm19, zmm23, zmm15                                   ;  1755.3 p5      74 dst
        vpunpckhwd zmm15, zmm23, zmm15                                   ;  1756.3 p5      74 dst
        vpunpcklwd zmm23, zmm11, zmm1                                    ;  1757.3 p5      74 dst
        vpunpckhwd zmm1, zmm11, zmm1                                     ;  1758.3 p5      74 dst
        vpunpckldq zmm11, zmm19, zmm8                                    ;  1759.3 p5      74 dst
        vpunpckhdq zmm8, zmm19, zmm8                                     ;  1760.3 p5      74 dst
        vpunpckldq zmm19, zmm15, zmm4                                    ;  1761.3 p5      74 dst
        vpunpckhdq zmm4, zmm15, zmm4                                     ;  1762.3 p5      74 dst
        vmovdqu64 zmm15, [rbp + 18304]                                   ;  1699.3 p3      74 dst reload
        vpunpcklwd zmm24, zmm15, zmm17                                   ;  1763.3 p5      74 dst
        vpunpckhwd zmm15, zmm15, zmm17                                   ;  1764.3 p5      74 dst
        vpunpckldq zmm17, zmm23, zmm24                                   ;  1765.3 p5      74 dst
        vpunpckhdq zmm23, zmm23, zmm24                                   ;  1766.3 p5      74 dst
        vpunpcklbw zmm24, zmm21, zmm16                                   ;  1767.3 p5      74 dst
        vpunpckhbw zmm16, zmm21, zmm16                                   ;  1768.3 p5      74 dst
        vpunpckldq zmm21, zmm1, zmm15                                    ;  1769.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm15                                     ;  1770.3 p5      74 dst
        vpunpcklbw zmm15, zmm0, zmm3                                     ;  1771.3 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm3                                      ;  1772.3 p5      74 dst
        vpunpcklwd zmm3, zmm18, zmm14                                    ;  1773.3 p5      74 dst
        vpunpckhwd zmm14, zmm18, zmm14                                   ;  1774.3 p5      74 dst
        vpunpcklwd zmm18, zmm9, zmm5                                     ;  1775.3 p5      74 dst
        vpunpckhwd zmm5, zmm9, zmm5                                      ;  1776.3 p5      74 dst
        vpunpcklwd zmm9, zmm15, zmm24                                    ;  1777.3 p5      74 dst
        vpunpckhwd zmm15, zmm15, zmm24                                   ;  1778.3 p5      74 dst
        vpunpcklwd zmm24, zmm0, zmm16                                    ;  1779.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm16                                     ;  1780.3 p5      74 dst
        vpunpckldq zmm16, zmm3, zmm9                                     ;  1781.3 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm9                                      ;  1782.3 p5      74 dst
        vpunpckldq zmm9, zmm14, zmm15                                    ;  1783.3 p5      74 dst
        vpunpckhdq zmm14, zmm14, zmm15                                   ;  1784.3 p5      74 dst
        vpunpckldq zmm15, zmm18, zmm24                                   ;  1785.3 p5      74 dst
        vpunpckhdq zmm18, zmm18, zmm24                                   ;  1786.3 p5      74 dst
        vpunpckldq zmm24, zmm5, zmm0                                     ;  1787.3 p5      74 dst
        vpunpckhdq zmm0, zmm5, zmm0                                      ;  1788.3 p5      74 dst
        vpunpcklqdq zmm5, zmm11, zmm16                                   ;  1789.3 p5      74 dst
        vpunpckhqdq zmm11, zmm11, zmm16                                  ;  1790.3 p5      74 dst
        vmovdqu64 [r9], zmm5                                             ;  1790.3 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm11                                       ;  1791.3 p7+p4   74 dst
        vpunpcklqdq zmm5, zmm8, zmm3                                     ;  1791.3 p5      74 dst
        vpunpckhqdq zmm3, zmm8, zmm3                                     ;  1792.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm5                                       ;  1792.3 p8+p9   74 dst
        vmovdqu64 [r9 + 192], zmm3                                       ;  1793.3 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm19, zmm9                                    ;  1793.3 p5      74 dst
        vpunpckhqdq zmm5, zmm19, zmm9                                    ;  1794.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm3                                       ;  1794.3 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm5                                       ;  1795.3 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm4, zmm14                                    ;  1795.3 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm14                                    ;  1796.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm3                                       ;  1796.3 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm4                                       ;  1797.3 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm17, zmm15                                   ;  1797.3 p5      74 dst
        vpunpckhqdq zmm4, zmm17, zmm15                                   ;  1798.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm3                                       ;  1798.3 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm4                                       ;  1799.3 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm23, zmm18                                   ;  1799.3 p5      74 dst
        vpunpckhqdq zmm4, zmm23, zmm18                                   ;  1800.3 p5      74 dst
        vmovdqu64 [r9 + 640], zmm3                                       ;  1800.3 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm4                                       ;  1801.3 p7+p4   74 dst
        vpunpcklbw zmm3, zmm7, zmm10                                     ;  1801.3 p5      74 dst
        vpunpckhbw zmm4, zmm7, zmm10                                     ;  1802.3 p5      74 dst
        vmovdqu64 zmm5, [rbp + 18880]                                    ;  1655.3 p2      74 dst reload
        vpunpcklbw zmm7, zmm20, zmm5                                     ;  1803.3 p5      74 dst
        vpunpckhbw zmm5, zmm20, zmm5                                     ;  1804.3 p5      74 dst
        vpunpcklqdq zmm8, zmm21, zmm24                                   ;  1805.3 p5      74 dst
        vpunpckhqdq zmm9, zmm21, zmm24                                   ;  1806.3 p5      74 dst
        vmovdqu64 [r9 + 768], zmm8                                       ;  1806.3 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm9                                       ;  1807.3 p7+p4   74 dst
        vpunpcklqdq zmm8, zmm1, zmm0                                     ;  1807.3 p5      74 dst
        vpunpckhqdq zmm0, zmm1, zmm0                                     ;  1808.3 p5      74 dst
        vmovdqu64 [r9 + 896], zmm8                                       ;  1808.3 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  1809.3 p7+p4   74 dst
        vpunpcklbw zmm0, zmm2, zmm6                                      ;  1809.3 p5      74 dst
        vpunpckhbw zmm1, zmm2, zmm6                                      ;  1810.3 p5      74 dst
        vpunpcklbw zmm2, zmm29, zmm27                                    ;  1811.3 p5      74 dst
        vpunpckhbw zmm6, zmm29, zmm27                                    ;  1812.3 p5      74 dst
        vpunpcklwd zmm8, zmm3, zmm7                                      ;  1813.3 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm7                                      ;  1814.3 p5      74 dst
        vpunpcklwd zmm7, zmm4, zmm5                                      ;  1815.3 p5      74 dst
        vpunpckhwd zmm4, zmm4, zmm5                                      ;  1816.3 p5      74 dst
        vpunpcklbw zmm5, zmm28, zmm13                                    ;  1817.3 p5      74 dst
        vpunpckhbw zmm9, zmm28, zmm13                                    ;  1818.3 p5      74 dst
        vpunpcklbw zmm10, zmm12, zmm22                                   ;  1819.3 p5      74 dst
        vpunpckhbw zmm11, zmm12, zmm22                                   ;  1820.3 p5      74 dst
        vmovdqu64 zmm12, [rbp + 19904]                                   ;  1683.2 p3      74 dst reload
        vmovdqu64 zmm13, [rbp + 17728]                                   ;  1687.2 p2      74 dst reload
        vpunpcklbw zmm14, zmm13, zmm12                                   ;  1821.3 p5      74 dst
        vpunpckhbw zmm12, zmm13, zmm12                                   ;  1822.3 p5      74 dst
        vpunpcklwd zmm13, zmm0, zmm2                                     ;  1823.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm2                                      ;  1824.3 p5      74 dst
        vmovdqu64 zmm2, [rbp + 19264]                                    ;  1689.2 p3      74 dst reload
        vmovdqu64 zmm15, [rbp + 18496]                                   ;  1685.2 p2      74 dst reload
        vpunpcklbw zmm16, zmm15, zmm2                                    ;  1825.3 p5      74 dst
        vpunpckhbw zmm2, zmm15, zmm2                                     ;  1826.3 p5      74 dst
        vpunpcklwd zmm15, zmm14, zmm16                                   ;  1827.3 p5      74 dst
        vpunpckhwd zmm14, zmm14, zmm16                                   ;  1828.3 p5      74 dst
        vpunpcklwd zmm16, zmm12, zmm2                                    ;  1829.3 p5      74 dst
        vpunpckhwd zmm2, zmm12, zmm2                                     ;  1830.3 p5      74 dst
        vpunpckldq zmm12, zmm8, zmm15                                    ;  1831.3 p5      74 dst
        vpunpckhdq zmm8, zmm8, zmm15                                     ;  1832.3 p5      74 dst
        vpunpckldq zmm15, zmm3, zmm14                                    ;  1833.3 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm14                                     ;  1834.3 p5      74 dst
        vpunpckldq zmm14, zmm7, zmm16                                    ;  1835.3 p5      74 dst
        vpunpckhdq zmm7, zmm7, zmm16                                     ;  1836.3 p5      74 dst
        vpunpckldq zmm16, zmm4, zmm2                                     ;  1837.3 p5      74 dst
        vpunpckhdq zmm2, zmm4, zmm2                                      ;  1838.3 p5      74 dst
        vpunpcklwd zmm4, zmm1, zmm6                                      ;  1839.3 p5      74 dst
        vpunpckhwd zmm1, zmm1, zmm6                                      ;  1840.3 p5      74 dst
        vpunpcklwd zmm6, zmm5, zmm10                                     ;  1841.3 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm10                                     ;  1842.3 p5      74 dst
        vpunpcklwd zmm10, zmm9, zmm11                                    ;  1843.3 p5      74 dst
        vpunpckhwd zmm9, zmm9, zmm11                                     ;  1844.3 p5      74 dst
        vpunpckldq zmm11, zmm13, zmm6                                    ;  1845.3 p5      74 dst
        vpunpckhdq zmm6, zmm13, zmm6                                     ;  1846.3 p5      74 dst
        vpunpckldq zmm13, zmm0, zmm5                                     ;  1847.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm5                                      ;  1848.3 p5      74 dst
        vpunpckldq zmm5, zmm4, zmm10                                     ;  1849.3 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm10                                     ;  1850.3 p5      74 dst
        vpunpckldq zmm10, zmm1, zmm9                                     ;  1851.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm9                                      ;  1852.3 p5      74 dst
        vpunpcklqdq zmm9, zmm12, zmm11                                   ;  1853.3 p5      74 dst
        vpunpckhqdq zmm11, zmm12, zmm11                                  ;  1854.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm9                                      ;  1854.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1088], zmm11                                     ;  1855.3 p7+p4   74 dst
        vpunpcklqdq zmm9, zmm8, zmm6                                     ;  1855.3 p5      74 dst
        vpunpckhqdq zmm6, zmm8, zmm6                                     ;  1856.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm9                                      ;  1856.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1216], zmm6                                      ;  1857.3 p7+p4   74 dst
        vpunpcklqdq zmm6, zmm15, zmm13                                   ;  1857.3 p5      74 dst
        vpunpckhqdq zmm8, zmm15, zmm13                                   ;  1858.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm6                                      ;  1858.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1344], zmm8                                      ;  1859.3 p7+p4   74 dst
        vpunpcklqdq zmm6, zmm3, zmm0                                     ;  1859.3 p5      74 dst
        vpunpckhqdq zmm0, zmm3, zmm0                                     ;  1860.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm6                                      ;  1860.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  1861.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm14, zmm5                                    ;  1861.3 p5      74 dst
        vpunpckhqdq zmm3, zmm14, zmm5                                    ;  1862.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm0                                      ;  1862.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1600], zmm3                                      ;  1863.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm7, zmm4                                     ;  1863.3 p5      74 dst
        vpunpckhqdq zmm3, zmm7, zmm4                                     ;  1864.3 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm0                                      ;  1864.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1728], zmm3                                      ;  1865.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm16, zmm10                                   ;  1865.3 p5      74 dst
        vpunpckhqdq zmm3, zmm16, zmm10                                   ;  1866.3 p5      74 dst
        vmovdqu64 [r9 + 1792], zmm0                                      ;  1866.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1856], zmm3                                      ;  1867.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm2, zmm1                                     ;  1867.3 p5      74 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                     ;  1868.3 p5      74 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;  1868.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1869.3 p7+p4   74 dst
        add r9, 0x800                                                    ;  1655.5 p1     152 blocks
        add r8, 0x800                                                    ;  1655.7 p6     152 blocks
        cmp r8, qword [rbp + 20312]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 20304], r8                                      ;                    resident
        mov qword [rbp + 20320], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 20296]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 20304]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 20328], rsi                                     ;                    blocks left over
        mov qword [rbp + 20304], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 20320]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 20328]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 20336], rdi                                     ;                    blocks left over
        mov qword [rbp + 20344], rsi                                     ;                    blocks left over
        mov qword [rbp + 20320], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 20312], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 20296], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 20336]                                     ;                    blocks left over
        mov rdi, qword [rbp + 20344]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 20352]                                     ;                    frame
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
