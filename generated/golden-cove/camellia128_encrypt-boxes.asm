; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
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
;   blocks: 2917 uops, planned 990.3; bounds: width 486.2, ports 920.0, path 207.0
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
        sub rsp, 0x4f80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 20160], rax                                     ;                    frame
        mov qword [rbp + 20096], rdi                                     ;                    argument
        mov dword [rbp + 20168], ecx                                     ;                    argument
        mov qword [rbp + 20112], rsi                                     ;                    argument
        mov qword [rbp + 20128], rdx                                     ;                    argument
        mov r8, qword [rbp + 20096]                                      ;     0.0 p2     152 k reload
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
        cmp dword [rbp + 20168], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 20168]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 20104], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 20112]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 20120], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 20112]                                      ;                    resident
        mov r9, qword [rbp + 20128]                                      ;                    resident
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
        vpxord zmm5, zmm5, [rbp + 4352]                                  ;    66.3 p0+p2   68 d
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    70.3 p0+p3   68 d
        vpunpckldq zmm25, zmm6, zmm10                                    ;    90.3 p5      68 d.0
        vpunpckhdq zmm6, zmm6, zmm10                                     ;    91.3 p5      68 d.0
        vpunpckldq zmm10, zmm18, zmm22                                   ;    92.3 p5      68 d.0
        vpunpckhdq zmm18, zmm18, zmm22                                   ;    93.3 p5      68 d.0
        vpunpckldq zmm22, zmm27, zmm24                                   ;    94.3 p5      68 d.0
        vpunpckhdq zmm24, zmm27, zmm24                                   ;    95.3 p5      68 d.0
        vpunpckldq zmm27, zmm8, zmm19                                    ;    96.3 p5      68 d.0
        vpunpckhdq zmm8, zmm8, zmm19                                     ;    97.3 p5      68 d.0
        vmovdqu64 zmm19, [rbp + 5440]                                    ;    22.2 p2      61 r.7 reload
        vmovdqu64 [rbp + 17280], zmm21                                   ;    79.3 p7+p4   68 d.0 spill
        vpxord zmm21, zmm20, zmm19                                       ;    66.3 p0      40 t
        vmovdqu64 [rbp + 17344], zmm20                                   ;    66.3 p8+p9   68 d spill
        vpxord zmm20, zmm5, [rbp + 5376]                                 ;    67.3 p0+p3   40 t
        vmovdqu64 [rbp + 17408], zmm5                                    ;    67.3 p7+p4   68 d spill
        vpxord zmm5, zmm3, [rbp + 5248]                                  ;    71.3 p0+p2   40 t
        vmovdqu64 [rbp + 17472], zmm3                                    ;    71.3 p8+p9   68 d spill
        vmovdqu64 zmm3, [r8 + 1920]                                      ;    23.8 p3      68 d.0 reload
        vpunpcklbw zmm19, zmm3, zmm31                                    ;    98.3 p5      68 d.0
        vpunpckhbw zmm3, zmm3, zmm31                                     ;    99.3 p5      68 d.0
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 128] ;    24.2 p2      23 t reload
        vgf2p8affineqb zmm5, zmm5, zmm31, 0x58                           ;    72.3 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;    75.3 p0+p3   23 t
        vpunpcklwd zmm31, zmm14, zmm19                                   ;   100.3 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm19                                   ;   101.3 p5      68 d.0
        vpunpcklwd zmm19, zmm28, zmm3                                    ;   102.3 p5      68 d.0
        vpunpckhwd zmm3, zmm28, zmm3                                     ;   103.3 p5      68 d.0
        vpunpckldq zmm28, zmm17, zmm31                                   ;   104.3 p5      68 d.0
        vpunpckhdq zmm17, zmm17, zmm31                                   ;   105.3 p5      68 d.0
        vpunpckldq zmm31, zmm26, zmm14                                   ;   106.3 p5      68 d.0
        vpunpckhdq zmm14, zmm26, zmm14                                   ;   107.3 p5      68 d.0
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;    25.8 p2      41 t reload
        vgf2p8affineqb zmm20, zmm20, zmm26, 8                            ;    68.3 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;    71.3 p0+p3   21 t
        vmovdqu64 [rbp + 17536], zmm11                                   ;    80.3 p7+p4   68 d.0 spill
        vpunpckldq zmm11, zmm1, zmm19                                    ;   108.3 p5      68 d.0
        vpunpckhdq zmm1, zmm1, zmm19                                     ;   109.3 p5      68 d.0
        vpunpckldq zmm19, zmm23, zmm3                                    ;   110.3 p5      68 d.0
        vgf2p8affineqb zmm21, zmm21, zmm26, 8                            ;    67.3 p0      42 t
        vpunpckhdq zmm3, zmm23, zmm3                                     ;   111.3 p5      68 d.0
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 64]  ;    27.3 p2      41 t reload
        vgf2p8affineinvqb zmm21, zmm21, zmm23, 0x6e                      ;    70.3 p0      42 t
        vpunpcklqdq zmm23, zmm25, zmm28                                  ;   112.3 p5      68 d.0
        vpunpckhqdq zmm25, zmm25, zmm28                                  ;   113.3 p5      68 d.0
        vpunpcklqdq zmm28, zmm6, zmm17                                   ;   114.3 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm17                                    ;   115.3 p5      68 d.0
        vpunpcklqdq zmm17, zmm10, zmm31                                  ;   116.3 p5      68 d.0
        vpunpckhqdq zmm10, zmm10, zmm31                                  ;   117.3 p5      68 d.0
        vpunpcklqdq zmm31, zmm18, zmm14                                  ;   118.3 p5      68 d.0
        vpunpckhqdq zmm14, zmm18, zmm14                                  ;   119.3 p5      68 d.0
        vpxord zmm25, zmm25, [rbp + 4352]                                ;   114.3 p0+p3   68 d
        vpunpcklqdq zmm18, zmm22, zmm11                                  ;   120.3 p5      68 d.0
        vpunpckhqdq zmm11, zmm22, zmm11                                  ;   121.3 p5      68 d.0
        vpunpcklqdq zmm22, zmm24, zmm1                                   ;   122.3 p5      68 d.0
        vpunpckhqdq zmm1, zmm24, zmm1                                    ;   123.3 p5      68 d.0
        vpunpcklqdq zmm24, zmm27, zmm19                                  ;   124.3 p5      68 d.0
        vpunpckhqdq zmm19, zmm27, zmm19                                  ;   125.3 p5      68 d.0
        vpunpcklqdq zmm27, zmm8, zmm3                                    ;   126.3 p5      68 d.0
        vpunpckhqdq zmm3, zmm8, zmm3                                     ;   127.3 p5      68 d.0
        vmovdqu64 zmm8, [rbp + 4224]                                     ;    30.5 p2      68 d.4 reload
        vmovdqu64 [rbp + 17600], zmm18                                   ;   121.3 p8+p9   68 d.0 spill
        vpxord zmm18, zmm6, zmm8                                         ;   116.3 p0      68 d
        vpxord zmm29, zmm29, [rbp + 4800]                                ;    81.3 p0+p3   61 t
        vpxord zmm4, zmm4, [rbp + 4736]                                  ;    82.3 p0+p2   61 t
        vpxord zmm11, zmm11, [rbp + 4864]                                ;   122.3 p0+p3   61 t
        vmovdqu64 [rbp + 17664], zmm18                                   ;   117.3 p7+p4   68 d spill
        vmovdqu64 zmm18, [rbp + 17536]                                   ;    80.3 p2      61 t
        vpxord zmm18, zmm18, [rbp + 4864]                                ;    86.3 p0+p3   61 t
        vmovdqu64 [rbp + 17536], zmm11                                   ;   123.3 p8+p9   61 t spill
        vmovdqu64 zmm11, [rbp + 17280]                                   ;    79.3 p2      61 t
        vpxord zmm11, zmm11, [rbp + 4928]                                ;    85.3 p0+p3   61 t
        vmovdqu64 [rbp + 17280], zmm11                                   ;    86.3 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 17600]                                   ;   121.3 p2      61 t
        vpxord zmm11, zmm11, [rbp + 4928]                                ;   127.3 p0+p3   61 t
        vpternlogd zmm6, zmm8, [rbp + 5248], 0x96                        ;   116.3 p0+p2   40 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 128]  ;    36.0 p3      23 t reload
        vgf2p8affineqb zmm6, zmm6, zmm8, 0x58                            ;   117.3 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   120.3 p0+p2   23 t
        vmovdqu64 [rbp + 17600], zmm11                                   ;   128.3 p8+p9   61 t spill
        vpxord zmm11, zmm25, [rbp + 5376]                                ;   115.3 p0+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   116.3 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   119.3 p0+p2   21 t
        vmovdqu64 [rbp + 17728], zmm25                                   ;   115.3 p7+p4   68 d spill
        vmovdqu64 zmm25, [rbp + 5312]                                    ;    38.0 p3      40 t
        vpternlogd zmm25, zmm16, [rbp + 4288], 0x96                      ;    69.3 p0+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm26, 8                            ;    70.3 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;    73.3 p0+p3   22 t
        vmovdqu64 [rbp + 17792], zmm16                                   ;    69.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm16, [rbp + 5184]                                    ;    39.5 p2      40 t
        vpternlogd zmm16, zmm9, [rbp + 4160], 0x96                       ;    71.3 p0+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;    72.3 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;    75.3 p0+p2   21 t
        vmovdqu64 [rbp + 17856], zmm9                                    ;    71.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm9, [rbp + 5120]                                     ;    41.0 p3      40 t
        vpternlogd zmm9, zmm7, [rbp + 4096], 0x96                        ;    72.3 p0+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm26, 8                              ;    73.3 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;    76.3 p0+p3   22 t
        vmovdqu64 [rbp + 17920], zmm7                                    ;    72.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm7, zmm5                                             ;    78.3         41 t copy
        vpternlogd zmm7, zmm9, zmm16, 0x96                               ;    79.3 p0      41 t
        vmovdqu64 [rbp + 17984], zmm18                                   ;    87.3 p7+p4   61 t spill
        vmovdqu64 zmm18, [rbp + 5056]                                    ;    42.5 p2      40 t
        vpternlogd zmm18, zmm15, [rbp + 4032], 0x96                      ;    73.3 p0+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm8, 0x58                          ;    74.3 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;    77.3 p0+p2   23 t
        vmovdqu64 [rbp + 18048], zmm15                                   ;    73.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm15, zmm21                                           ;    73.3         41 t copy
        vpternlogd zmm15, zmm18, zmm9, 0x96                              ;    80.3 p0      41 t
        vpternlogd zmm21, zmm7, zmm18, 0x96                              ;    80.3 p0      41 t
        vpternlogd zmm0, zmm21, [rbp + 4480], 0x96                       ;    88.3 p0+p3   61 t
        vmovdqu64 [rbp + 18112], zmm0                                    ;    89.3 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 4992]                                     ;    44.5 p2      40 t
        vpternlogd zmm0, zmm2, [rbp + 3968], 0x96                        ;    74.3 p0+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;    75.3 p0      41 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;    78.3 p0+p2   41 t
        vpternlogd zmm18, zmm20, zmm0, 0x96                              ;    81.3 p0      41 t
        vpternlogd zmm20, zmm15, zmm0, 0x96                              ;    81.3 p0      41 t
        vpternlogd zmm0, zmm25, zmm16, 0x96                              ;    81.3 p0      41 t
        vpternlogd zmm5, zmm9, zmm0, 0x96                                ;    82.3 p0      41 t
        vpternlogd zmm25, zmm16, zmm18, 0x96                             ;    82.3 p0      41 t
        vpternlogd zmm4, zmm18, zmm5, 0x96                               ;    83.3 p0      61 t
        vpternlogd zmm29, zmm15, zmm25, 0x96                             ;    83.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 4608]                                     ;    46.0 p3      68 d.2 reload
        vpternlogd zmm13, zmm25, zmm9, 0x96                              ;    84.3 p0      61 t
        vpternlogd zmm21, zmm0, [rbp + 17280], 0x96                      ;    92.3 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 4544]                                     ;    47.0 p3      68 d.1 reload
        vpternlogd zmm30, zmm5, zmm0, 0x96                               ;    87.3 p0      61 t
        vmovdqu64 zmm5, [rbp + 4672]                                     ;    47.5 p2      68 d.3 reload
        vpternlogd zmm12, zmm20, zmm5, 0x96                              ;    83.3 p0      61 t
        vpternlogd zmm20, zmm7, [rbp + 17984], 0x96                      ;    93.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 4416]                                     ;    48.5 p2      68 d.7 reload
        vmovdqu64 zmm15, [rbp + 5440]                                    ;    49.0 p3      40 t
        vpternlogd zmm15, zmm23, zmm7, 0x96                              ;   113.3 p0      40 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 8                            ;   114.3 p0      42 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 64]  ;    49.5 p2      41 t reload
        vgf2p8affineinvqb zmm15, zmm15, zmm16, 0x6e                      ;   117.3 p0      42 t
        vmovdqu64 zmm18, [rbp + 4288]                                    ;    50.0 p3      68 d.5 reload
        vmovdqu64 zmm25, [rbp + 5312]                                    ;    50.5 p2      40 t
        vpternlogd zmm25, zmm28, zmm18, 0x96                             ;   115.3 p0      40 t
        vgf2p8affineqb zmm25, zmm25, zmm26, 8                            ;   116.3 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   119.3 p0+p3   22 t
        vmovdqu64 zmm7, [rbp + 5184]                                     ;    51.5 p2      40 t
        vpternlogd zmm7, zmm17, [rbp + 4160], 0x96                       ;   117.3 p0+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   118.3 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   121.3 p0+p2   21 t
        vmovdqu64 zmm18, [rbp + 5120]                                    ;    53.0 p3      40 t
        vpternlogd zmm18, zmm10, [rbp + 4096], 0x96                      ;   118.3 p0+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   119.3 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   122.3 p0+p3   22 t
        vmovdqu64 [rbp + 17984], zmm23                                   ;   113.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm23, zmm6                                            ;   123.3         41 t copy
        vpternlogd zmm23, zmm18, zmm7, 0x96                              ;   125.3 p0      41 t
        vmovdqu64 [rbp + 17280], zmm28                                   ;   115.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm28, [rbp + 5056]                                    ;    54.5 p2      40 t
        vpternlogd zmm28, zmm31, [rbp + 4032], 0x96                      ;   119.3 p0+p3   40 t
        vgf2p8affineqb zmm28, zmm28, zmm8, 0x58                          ;   120.3 p0      23 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   123.3 p0+p2   23 t
        vmovdqa64 zmm8, zmm15                                            ;   120.3         41 t copy
        vpternlogd zmm8, zmm28, zmm18, 0x96                              ;   126.3 p0      41 t
        vpternlogd zmm15, zmm23, zmm28, 0x96                             ;   126.3 p0      41 t
        vpternlogd zmm3, zmm15, [rbp + 4480], 0x96                       ;   128.3 p0+p3   61 t
        vpternlogd zmm22, zmm8, [rbp + 4800], 0x96                       ;   127.3 p0+p2   61 t
        vmovdqu64 [rbp + 18176], zmm17                                   ;   117.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm17, [rbp + 4992]                                    ;    57.0 p3      40 t
        vpternlogd zmm17, zmm14, [rbp + 3968], 0x96                      ;   120.3 p0+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   121.3 p0      41 t
        vgf2p8affineinvqb zmm17, zmm17, zmm16, 0x6e                      ;   124.3 p0      41 t
        vpternlogd zmm28, zmm11, zmm17, 0x96                             ;   127.3 p0      41 t
        vpternlogd zmm8, zmm11, zmm17, 0x96                              ;   127.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 5760]                                    ;    58.0 p3      62 l.4 reload
        vpxord zmm16, zmm4, zmm11                                        ;   102.3 p0      40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   103.3 p0+p2   23 t
        vpternlogd zmm24, zmm5, zmm8, 0x96                               ;   128.3 p0      61 t
        vmovdqu64 zmm5, [rbp + 5824]                                     ;    59.0 p3      62 l.5 reload
        vmovdqu64 [rbp + 18240], zmm4                                    ;    84.3 p7+p4   61 t spill
        vpxord zmm4, zmm29, zmm5                                         ;   105.3 p0      40 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   106.3 p0+p2   23 t
        vpternlogd zmm17, zmm25, zmm7, 0x96                              ;   127.3 p0      41 t
        vpternlogd zmm6, zmm18, zmm17, 0x96                              ;   128.3 p0      41 t
        vpternlogd zmm25, zmm7, zmm28, 0x96                              ;   128.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 5696]                                     ;    60.0 p3      62 l.3 reload
        vpxord zmm18, zmm12, zmm7                                        ;   110.3 p0      40 t
        vpternlogd zmm27, zmm0, zmm6, 0x96                               ;   129.3 p0      61 t
        vmovdqu64 zmm0, [rbp + 5632]                                     ;    60.5 p2      62 l.2 reload
        vmovdqu64 [rbp + 18304], zmm12                                   ;    84.3 p8+p9   61 t spill
        vpxord zmm12, zmm13, zmm0                                        ;   112.3 p0      40 t
        vpternlogd zmm19, zmm9, zmm25, 0x96                              ;   129.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 5568]                                     ;    61.0 p3      62 l.1 reload
        vmovdqu64 [rbp + 18368], zmm13                                   ;    85.3 p7+p4   61 t spill
        vpxord zmm13, zmm30, zmm9                                        ;   114.3 p0      40 t
        vpxord zmm22, zmm22, zmm25                                       ;   129.3 p0      61 t
        vmovdqu64 zmm25, [rbp + 18112]                                   ;    89.3 p2      40 t
        vpxord zmm25, zmm25, [rbp + 5504]                                ;   116.3 p0+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 8                              ;   117.3 p0      22 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   118.3 p0      21 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   119.3 p0      22 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   120.3 p0+p2   23 t
        vgf2p8affineqb zmm25, zmm25, zmm26, 8                            ;   121.3 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   124.3 p0+p3   41 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   123.3 p0+p2   23 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   124.3 p0+p3   22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   125.3 p0+p2   21 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   126.3 p0+p3   22 t
        vpxord zmm7, zmm7, zmm24                                         ;   129.3 p0      40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   130.3 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   133.3 p0+p2   21 t
        vpxord zmm9, zmm9, zmm27                                         ;   130.3 p5      40 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   131.3 p0+p3   23 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   134.3 p0+p2   23 t
        vpxord zmm0, zmm0, zmm19                                         ;   130.3 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;   132.3 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   135.3 p0+p3   22 t
        vpxord zmm5, zmm5, zmm22                                         ;   130.3 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;   134.3 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   137.3 p0+p2   22 t
        vmovdqu64 [rbp + 18432], zmm24                                   ;   129.3 p8+p9   61 t spill
        vpxord zmm24, zmm21, [rbp + 5952]                                ;   131.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm26, 8                            ;   136.3 p0      42 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   139.3 p0+p2   42 t
        vmovdqu64 [rbp + 18496], zmm19                                   ;   130.3 p7+p4   61 t spill
        vpxord zmm19, zmm20, [rbp + 5888]                                ;   132.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;   138.3 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   141.3 p0+p2   21 t
        vpternlogd zmm1, zmm28, [rbp + 4736], 0x96                       ;   133.3 p5+p3   61 t
        vpternlogd zmm8, zmm23, [rbp + 17536], 0x96                      ;   134.3 p5+p2   61 t
        vpternlogd zmm15, zmm17, [rbp + 17600], 0x96                     ;   135.3 p5+p3   61 t
        vpternlogd zmm11, zmm1, zmm6, 0x96                               ;   136.3 p5      40 t
        vpxord zmm17, zmm3, [rbp + 5504]                                 ;   137.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   140.3 p0      41 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 128] ;    72.0 p3      23 t reload
        vgf2p8affineqb zmm11, zmm11, zmm23, 0x58                         ;   141.3 p0      23 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 64]  ;    72.5 p2      41 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm28, 0x6e                      ;   143.3 p0      41 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   144.3 p0+p3   23 t
        vpxord zmm23, zmm8, [rbp + 5888]                                 ;   138.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 8                            ;   144.3 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   147.3 p0+p3   21 t
        vmovdqu64 [rbp + 17600], zmm27                                   ;   130.3 p8+p9   61 t spill
        vpxord zmm27, zmm15, [rbp + 5952]                                ;   139.3 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm26, 8                            ;   146.3 p0      42 t
        vgf2p8affineinvqb zmm27, zmm27, zmm28, 0x6e                      ;   149.3 p0      42 t
        vmovdqu64 [rbp + 17536], zmm30                                   ;    88.3 p7+p4   61 t spill
        vmovdqa64 zmm30, zmm16                                           ;   109.3         41 t copy
        vpternlogd zmm30, zmm12, zmm18, 0x96                             ;   140.3 p5      41 t
        vmovdqu64 [rbp + 18560], zmm3                                    ;   129.3 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm25                                            ;   127.3         41 t copy
        vpternlogd zmm3, zmm4, zmm18, 0x96                               ;   141.3 p5      41 t
        vpternlogd zmm16, zmm3, zmm12, 0x96                              ;   142.3 p5      41 t
        vpternlogd zmm12, zmm24, zmm13, 0x96                             ;   143.3 p5      41 t
        vpternlogd zmm24, zmm30, zmm13, 0x96                             ;   144.3 p5      41 t
        vpternlogd zmm13, zmm19, zmm25, 0x96                             ;   145.3 p5      41 t
        vpternlogd zmm19, zmm25, zmm12, 0x96                             ;   146.3 p5      41 t
        vpternlogd zmm4, zmm18, zmm13, 0x96                              ;   147.3 p5      41 t
        vmovdqu64 zmm18, [rbp + 3968]                                    ;    75.0 p3      68 d.0 reload
        vpternlogd zmm2, zmm24, zmm18, 0x96                              ;   148.3 p5      62 t
        vpternlogd zmm24, zmm3, [rbp + 17344], 0x96                      ;   148.3 p0+p2   62 t
        vpternlogd zmm13, zmm16, [rbp + 17472], 0x96                     ;   149.3 p5+p3   62 t
        vpternlogd zmm30, zmm19, [rbp + 17408], 0x96                     ;   149.3 p0+p2   62 t
        vmovdqa64 zmm3, zmm17                                            ;   146.3         41 t copy
        vpternlogd zmm3, zmm5, zmm7, 0x96                                ;   150.3 p5      41 t
        vmovdqa64 zmm25, zmm11                                           ;   147.3         41 t copy
        vpternlogd zmm25, zmm0, zmm7, 0x96                               ;   150.3 p0      41 t
        vpternlogd zmm11, zmm3, zmm0, 0x96                               ;   151.3 p5      41 t
        vpternlogd zmm0, zmm27, zmm9, 0x96                               ;   152.3 p0      41 t
        vpternlogd zmm27, zmm25, zmm9, 0x96                              ;   152.3 p5      41 t
        vpternlogd zmm14, zmm18, zmm27, 0x96                             ;   153.3 p0      62 t
        vpternlogd zmm9, zmm23, zmm17, 0x96                              ;   153.3 p5      41 t
        vpternlogd zmm23, zmm17, zmm0, 0x96                              ;   153.3 p0      41 t
        vpternlogd zmm5, zmm7, zmm9, 0x96                                ;   154.3 p5      41 t
        vmovdqu64 zmm7, [rbp + 4032]                                     ;    77.0 p3      68 d.1 reload
        vpternlogd zmm31, zmm11, zmm7, 0x96                              ;   154.3 p0      62 t
        vpternlogd zmm16, zmm7, [rbp + 18048], 0x96                      ;   155.3 p5+p2   62 t
        vpternlogd zmm11, zmm9, [rbp + 17664], 0x96                      ;   155.3 p0+p3   62 t
        vmovdqa64 zmm7, zmm4                                             ;   148.3         62 t copy
        vmovdqu64 zmm9, [rbp + 4096]                                     ;    78.5 p2      68 d.2 reload
        vpternlogd zmm10, zmm5, zmm9, 0x96                               ;   156.3 p5      62 t
        vpternlogd zmm9, zmm4, [rbp + 17920], 0x96                       ;   156.3 p0+p3   62 t
        vpternlogd zmm25, zmm23, [rbp + 17728], 0x96                     ;   157.3 p5+p2   62 t
        vmovdqu64 zmm17, [rbp + 4288]                                    ;    80.0 p3      68 d.5 reload
        vmovdqu64 zmm18, [rbp + 17792]                                   ;    80.5 p2      68 d.0 reload
        vpternlogd zmm12, zmm18, zmm17, 0x96                             ;   157.3 p0      62 t
        vpternlogd zmm0, zmm17, [rbp + 17280], 0x96                      ;   158.3 p5+p3   62 t
        vpxord zmm5, zmm5, zmm0                                          ;   159.3 p0      62 t
        vpxord zmm7, zmm7, zmm12                                         ;   159.3 p5      62 t
        vmovdqu64 zmm0, [rbp + 6016]                                     ;    81.5 p2      61 r.0 reload
        vpxord zmm17, zmm2, zmm0                                         ;   159.3 p0      40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   160.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 6336]                                    ;    82.0 p3      61 r.5 reload
        vpternlogd zmm12, zmm4, zmm18, 0x96                              ;   160.3 p5      40 t
        vgf2p8affineinvqb zmm4, zmm17, zmm28, 0x6e                       ;   163.3 p0      41 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   162.3 p0      22 t
        vmovdqu64 zmm17, [rbp + 6272]                                    ;    82.5 p2      61 r.4 reload
        vmovdqu64 [rbp + 17280], zmm2                                    ;   149.3 p7+p4   62 t spill
        vpxord zmm2, zmm13, zmm17                                        ;   161.3 p5      40 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   163.3 p0+p3   23 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   165.3 p0+p2   22 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   166.3 p0+p3   23 t
        vpxord zmm0, zmm0, zmm14                                         ;   162.3 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;   166.3 p0      41 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x6e                        ;   169.3 p0      41 t
        vpxord zmm17, zmm17, zmm11                                       ;   163.3 p5      40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   168.3 p0+p2   23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   171.3 p0+p3   23 t
        vpxord zmm18, zmm18, zmm5                                        ;   164.3 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   170.3 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   173.3 p0+p2   22 t
        vmovdqu64 [rbp + 17792], zmm14                                   ;   154.3 p8+p9   62 t spill
        vpxord zmm14, zmm24, [rbp + 6464]                                ;   165.3 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm26, 8                            ;   172.3 p0      42 t
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x6e                      ;   175.3 p0      42 t
        vmovdqu64 [rbp + 17728], zmm24                                   ;   149.3 p7+p4   62 t spill
        vpxord zmm24, zmm30, [rbp + 6400]                                ;   166.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm26, 8                            ;   174.3 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   177.3 p0+p3   21 t
        vmovdqu64 [rbp + 17920], zmm30                                   ;   150.3 p8+p9   62 t spill
        vpxord zmm30, zmm31, [rbp + 6080]                                ;   167.3 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   176.3 p0+p3   23 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   179.3 p0+p2   23 t
        vmovdqu64 [rbp + 17664], zmm31                                   ;   155.3 p7+p4   62 t spill
        vpxord zmm31, zmm25, [rbp + 6400]                                ;   168.3 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm26, 8                            ;   178.3 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   181.3 p0+p2   21 t
        vmovdqu64 [rbp + 18048], zmm25                                   ;   158.3 p8+p9   62 t spill
        vpxord zmm25, zmm16, [rbp + 6080]                                ;   169.3 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   180.3 p0+p2   23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   183.3 p0+p3   23 t
        vmovdqu64 [rbp + 17408], zmm16                                   ;   156.3 p7+p4   62 t spill
        vpxord zmm16, zmm9, [rbp + 6144]                                 ;   170.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;   182.3 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   185.3 p0+p3   22 t
        vmovdqu64 [rbp + 17472], zmm9                                    ;   157.3 p8+p9   62 t spill
        vpxord zmm9, zmm10, [rbp + 6144]                                 ;   171.3 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm26, 8                              ;   184.3 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   187.3 p0+p3   22 t
        vmovdqu64 [rbp + 17344], zmm10                                   ;   157.3 p7+p4   62 t spill
        vmovdqa64 zmm10, zmm31                                           ;   184.3         41 t copy
        vpternlogd zmm10, zmm0, zmm30, 0x96                              ;   184.3 p5      41 t
        vpternlogd zmm1, zmm6, zmm10, 0x96                               ;   185.3 p5      61 t
        vmovdqa64 zmm6, zmm1                                             ;   186.3         61 t copy
        vmovdqu64 [rbp + 18624], zmm5                                    ;   160.3 p8+p9   62 t spill
        vmovdqa64 zmm5, zmm24                                            ;   180.3         41 t copy
        vpternlogd zmm5, zmm4, zmm25, 0x96                               ;   186.3 p5      41 t
        vmovdqu64 [rbp + 18688], zmm7                                    ;   160.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 17856]                                    ;    93.5 p2      68 d.0 reload
        vpternlogd zmm19, zmm7, [rbp + 4160], 0x96                       ;   175.3 p5+p3   62 t
        vmovdqu64 zmm7, [rbp + 6208]                                     ;    94.5 p2      61 r.3 reload
        vmovdqu64 [rbp + 17856], zmm11                                   ;   156.3 p8+p9   62 t spill
        vpxord zmm11, zmm19, zmm7                                        ;   176.3 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   186.3 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   189.3 p0+p3   21 t
        vmovdqu64 [rbp + 18752], zmm19                                   ;   176.3 p7+p4   62 t spill
        vmovdqa64 zmm19, zmm14                                           ;   178.3         41 t copy
        vpternlogd zmm19, zmm25, zmm16, 0x96                             ;   188.3 p5      41 t
        vpternlogd zmm24, zmm19, zmm4, 0x96                              ;   189.3 p5      41 t
        vpternlogd zmm4, zmm12, zmm11, 0x96                              ;   192.3 p5      41 t
        vpternlogd zmm12, zmm5, zmm11, 0x96                              ;   192.3 p5      41 t
        vpternlogd zmm19, zmm29, zmm12, 0x96                             ;   193.3 p5      61 t
        vpternlogd zmm11, zmm2, zmm16, 0x96                              ;   192.3 p5      41 t
        vpternlogd zmm2, zmm16, zmm4, 0x96                               ;   193.3 p5      41 t
        vmovdqu64 zmm16, [rbp + 17984]                                   ;   113.3 p2      68 d.0 reload
        vpternlogd zmm3, zmm16, [rbp + 4416], 0x96                       ;   184.3 p5+p3   62 t
        vmovdqu64 zmm16, [rbp + 18176]                                   ;   117.3 p2      68 d.0 reload
        vpternlogd zmm23, zmm16, [rbp + 4160], 0x96                      ;   185.3 p5+p3   62 t
        vpxord zmm7, zmm7, zmm23                                         ;   186.3 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   188.3 p0      21 t
        vpternlogd zmm14, zmm25, zmm11, 0x96                             ;   193.3 p5      41 t
        vmovdqu64 zmm16, [rel camellia128_encrypt.T0_constants512 + 320] ;    97.5 p2      21 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm16, 0xdc                        ;   191.3 p0      21 t
        vpternlogd zmm11, zmm20, zmm24, 0x96                             ;   193.3 p5      61 t
        vmovdqa64 zmm20, zmm3                                            ;   185.3         40 t copy
        vpternlogd zmm20, zmm27, [rbp + 6464], 0x96                      ;   189.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 8                            ;   190.3 p0      42 t
        vpternlogd zmm4, zmm21, zmm14, 0x96                              ;   194.3 p5      61 t
        vgf2p8affineinvqb zmm20, zmm20, zmm28, 0x6e                      ;   193.3 p0      42 t
        vpternlogd zmm10, zmm18, zmm7, 0x96                              ;   194.3 p5      41 t
        vpternlogd zmm18, zmm0, zmm7, 0x96                               ;   194.3 p5      41 t
        vpternlogd zmm7, zmm17, zmm9, 0x96                               ;   194.3 p0      41 t
        vpternlogd zmm17, zmm18, zmm9, 0x96                              ;   195.3 p5      41 t
        vpternlogd zmm9, zmm20, zmm30, 0x96                              ;   196.3 p0      41 t
        vpternlogd zmm20, zmm30, zmm7, 0x96                              ;   196.3 p5      41 t
        vpternlogd zmm31, zmm0, zmm9, 0x96                               ;   197.3 p0      41 t
        vpternlogd zmm9, zmm22, zmm10, 0x96                              ;   197.3 p5      61 t
        vpternlogd zmm18, zmm15, zmm20, 0x96                             ;   197.3 p0      61 t
        vpternlogd zmm7, zmm8, zmm31, 0x96                               ;   198.3 p5      61 t
        vpternlogd zmm5, zmm2, [rbp + 18240], 0x96                       ;   196.3 p0+p2   61 t
        vpxord zmm6, zmm6, zmm17                                         ;   197.3 p5      61 t
        vmovdqu64 zmm0, [rbp + 6848]                                     ;    99.0 p3      62 l.5 reload
        vpxord zmm8, zmm19, zmm0                                         ;   197.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 6912]                                    ;    99.5 p2      62 l.6 reload
        vpxord zmm21, zmm11, zmm15                                       ;   198.3 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   198.3 p0      22 t
        vmovdqu64 zmm22, [rbp + 6784]                                    ;   100.0 p3      62 l.4 reload
        vpternlogd zmm1, zmm17, zmm22, 0x96                              ;   199.3 p5      40 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   100.5 p2      23 t reload
        vgf2p8affineqb zmm1, zmm1, zmm25, 0x58                           ;   200.3 p0      23 t
        vgf2p8affineqb zmm21, zmm21, zmm26, 8                            ;   200.3 p0      21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 256] ;   101.0 p3      22 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x37                        ;   201.3 p0      22 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 192] ;   101.5 p2      23 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm30, 0x6e                        ;   203.3 p0      23 t
        vpxord zmm0, zmm0, zmm9                                          ;   200.3 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;   203.3 p0      22 t
        vpxord zmm22, zmm22, zmm5                                        ;   201.3 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm25, 0x58                         ;   204.3 p0      23 t
        vpxord zmm15, zmm15, zmm7                                        ;   202.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 8                            ;   205.3 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm16, 0xdc                      ;   206.3 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, zmm30, 0x6e                      ;   207.3 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0x37                        ;   208.3 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm16, 0xdc                      ;   209.3 p0      21 t
        vmovdqu64 [rbp + 18240], zmm7                                    ;   199.3 p8+p9   61 t spill
        vpxord zmm7, zmm4, [rbp + 6976]                                  ;   203.3 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   210.3 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm28, 0x6e                        ;   213.3 p0      42 t
        vmovdqu64 [rbp + 18176], zmm4                                    ;   195.3 p7+p4   61 t spill
        vpxord zmm4, zmm18, [rbp + 6976]                                 ;   204.3 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 8                              ;   212.3 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x6e                        ;   215.3 p0      42 t
        vmovdqu64 [rbp + 17984], zmm18                                   ;   198.3 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 6720]                                    ;   103.0 p3      40 t
        vpternlogd zmm18, zmm24, [rbp + 18304], 0x96                     ;   205.3 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   214.3 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, zmm16, 0xdc                      ;   217.3 p0      21 t
        vmovdqu64 [rbp + 18816], zmm11                                   ;   194.3 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 6528]                                    ;   104.0 p3      40 t
        vpternlogd zmm11, zmm14, [rbp + 18112], 0x96                     ;   206.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   216.3 p0      41 t
        vgf2p8affineinvqb zmm11, zmm11, zmm28, 0x6e                      ;   219.3 p0      41 t
        vmovdqu64 [rbp + 18880], zmm9                                    ;   198.3 p8+p9   61 t spill
        vmovdqa64 zmm9, zmm11                                            ;   222.3         41 t copy
        vpternlogd zmm9, zmm8, zmm18, 0x96                               ;   222.3 p5      41 t
        vmovdqu64 [rbp + 18944], zmm19                                   ;   194.3 p7+p4   61 t spill
        vmovdqu64 zmm19, [rbp + 6656]                                    ;   105.0 p3      40 t
        vpternlogd zmm19, zmm12, [rbp + 18368], 0x96                     ;   208.3 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;   218.3 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, zmm29, 0x37                      ;   221.3 p0      22 t
        vmovdqu64 [rbp + 19008], zmm6                                    ;   198.3 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm22                                            ;   210.3         41 t copy
        vpternlogd zmm6, zmm19, zmm18, 0x96                              ;   224.3 p5      41 t
        vpternlogd zmm22, zmm9, zmm19, 0x96                              ;   224.3 p5      41 t
        vmovdqu64 [rbp + 19072], zmm5                                    ;   197.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 6592]                                     ;   106.0 p3      40 t
        vpternlogd zmm5, zmm2, [rbp + 17536], 0x96                       ;   211.3 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm25, 0x58                           ;   220.3 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm30, 0x6e                        ;   223.3 p0      23 t
        vpternlogd zmm19, zmm7, zmm5, 0x96                               ;   226.3 p5      41 t
        vpternlogd zmm7, zmm6, zmm5, 0x96                                ;   226.3 p5      41 t
        vpternlogd zmm5, zmm21, zmm11, 0x96                              ;   226.3 p5      41 t
        vpternlogd zmm8, zmm18, zmm5, 0x96                               ;   227.3 p5      41 t
        vpternlogd zmm21, zmm11, zmm19, 0x96                             ;   227.3 p5      41 t
        vpternlogd zmm5, zmm13, zmm22, 0x96                              ;   227.3 p5      62 t
        vmovdqu64 zmm11, [rbp + 18496]                                   ;   130.3 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 6656]                                    ;   107.5 p2      40 t
        vpternlogd zmm13, zmm10, zmm11, 0x96                             ;   218.3 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm26, 8                            ;   222.3 p0      22 t
        vgf2p8affineinvqb zmm13, zmm13, zmm29, 0x37                      ;   225.3 p0      22 t
        vpternlogd zmm19, zmm8, [rbp + 18688], 0x96                      ;   228.3 p5+p3   62 t
        vpternlogd zmm9, zmm7, [rbp + 17728], 0x96                       ;   227.3 p5+p2   62 t
        vpternlogd zmm6, zmm21, [rbp + 17920], 0x96                      ;   228.3 p5+p3   62 t
        vmovdqu64 zmm18, [rbp + 7296]                                    ;   109.5 p2      61 r.4 reload
        vpxord zmm11, zmm5, zmm18                                        ;   228.3 p5      40 t
        vmovdqu64 [rbp + 17920], zmm5                                    ;   228.3 p8+p9   62 t spill
        vpxord zmm5, zmm19, [rbp + 7360]                                 ;   229.3 p5+p3   40 t
        vmovdqu64 [rbp + 17728], zmm19                                   ;   229.3 p7+p4   62 t spill
        vpxord zmm19, zmm9, [rbp + 7488]                                 ;   228.3 p5+p2   40 t
        vmovdqu64 [rbp + 18688], zmm9                                    ;   228.3 p8+p9   62 t spill
        vpxord zmm9, zmm6, [rbp + 7424]                                  ;   229.3 p0+p3   40 t
        vmovdqu64 [rbp + 19136], zmm6                                    ;   229.3 p7+p4   62 t spill
        vmovdqu64 zmm6, [rbp + 7360]                                     ;   111.5 p2      40 t
        vmovdqu64 zmm29, [rbp + 7424]                                    ;   112.0 p3      40 t
        vmovdqu64 [rbp + 19200], zmm24                                   ;   190.3 p8+p9   41 t spill
        vmovdqu64 zmm24, [rbp + 7488]                                    ;   112.5 p2      40 t
        vmovdqu64 [rbp + 19264], zmm10                                   ;   195.3 p7+p4   41 t spill
        vmovdqu64 zmm10, [rbp + 6592]                                    ;   113.0 p3      40 t
        vpternlogd zmm10, zmm17, [rbp + 17600], 0x96                     ;   225.3 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm25, 0x58                         ;   226.3 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, zmm30, 0x6e                      ;   229.3 p0      23 t
        vmovdqa64 zmm30, zmm4                                            ;   218.3         41 t copy
        vpternlogd zmm30, zmm10, zmm13, 0x96                             ;   232.3 p5      41 t
        vmovdqu64 zmm25, [rbp + 6528]                                    ;   114.0 p3      40 t
        vpternlogd zmm25, zmm20, [rbp + 18560], 0x96                     ;   227.3 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm26, 8                            ;   228.3 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, zmm28, 0x6e                      ;   231.3 p0      41 t
        vmovdqa64 zmm28, zmm15                                           ;   212.3         41 t copy
        vpternlogd zmm28, zmm25, zmm10, 0x96                             ;   234.3 p5      41 t
        vpternlogd zmm15, zmm30, zmm25, 0x96                             ;   234.3 p5      41 t
        vmovdqu64 [rbp + 19328], zmm12                                   ;   193.3 p8+p9   41 t spill
        vmovdqa64 zmm12, zmm15                                           ;   235.3         40 t copy
        vpternlogd zmm12, zmm23, [rbp + 7232], 0x96                      ;   235.3 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm23                                   ;   186.3 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 6720]                                    ;   115.5 p2      40 t
        vpternlogd zmm23, zmm31, [rbp + 18432], 0x96                     ;   230.3 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 8                            ;   231.3 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, zmm16, 0xdc                      ;   234.3 p0      21 t
        vpternlogd zmm25, zmm0, zmm23, 0x96                              ;   237.3 p5      41 t
        vpternlogd zmm3, zmm27, zmm25, 0x96                              ;   238.3 p5      62 t
        vpternlogd zmm25, zmm1, zmm13, 0x96                              ;   238.3 p0      41 t
        vpternlogd zmm1, zmm13, zmm23, 0x96                              ;   237.3 p5      41 t
        vpternlogd zmm0, zmm23, zmm28, 0x96                              ;   237.3 p0      41 t
        vpternlogd zmm4, zmm10, zmm1, 0x96                               ;   238.3 p5      41 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512 + 128] ;   116.5 p2      23 t reload
        vgf2p8affineqb zmm11, zmm11, zmm10, 0x58                         ;   234.3 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;   235.3 p0      22 t
        vgf2p8affineqb zmm9, zmm9, zmm26, 8                              ;   236.3 p0      21 t
        vgf2p8affineqb zmm13, zmm19, zmm26, 8                            ;   237.3 p0      42 t
        vpxord zmm3, zmm3, zmm4                                          ;   239.3 p5      62 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   238.3 p0      21 t
        vpternlogd zmm30, zmm0, [rbp + 18624], 0x96                      ;   238.3 p5+p3   62 t
        vpxord zmm6, zmm6, zmm30                                         ;   239.3 p5      40 t
        vpternlogd zmm1, zmm15, [rbp + 18048], 0x96                      ;   238.3 p5+p2   62 t
        vpxord zmm29, zmm29, zmm1                                        ;   239.3 p5      40 t
        vpternlogd zmm28, zmm25, [rbp + 17856], 0x96                     ;   239.3 p0+p3   62 t
        vpxord zmm18, zmm18, zmm28                                       ;   240.3 p5      40 t
        vmovdqu64 zmm19, [rel camellia128_encrypt.T0_constants512 + 192] ;   118.5 p2      23 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm19, 0x6e                      ;   240.3 p0      23 t
        vmovdqu64 zmm23, [rel camellia128_encrypt.T0_constants512 + 256] ;   119.3 p3      22 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm23, 0x37                        ;   241.3 p0      22 t
        vpxord zmm24, zmm24, zmm3                                        ;   241.3 p5      40 t
        vgf2p8affineinvqb zmm12, zmm12, zmm16, 0xdc                      ;   242.3 p0      21 t
        vgf2p8affineqb zmm6, zmm6, zmm26, 8                              ;   243.3 p0      22 t
        vgf2p8affineqb zmm18, zmm18, zmm10, 0x58                         ;   244.3 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm16, 0xdc                        ;   245.3 p0      21 t
        vgf2p8affineqb zmm27, zmm29, zmm26, 8                            ;   246.3 p0      21 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 64]  ;   126.3 p2      41 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm29, 0x6e                      ;   247.3 p0      42 t
        vgf2p8affineqb zmm24, zmm24, zmm26, 8                            ;   248.3 p0      42 t
        vgf2p8affineinvqb zmm18, zmm18, zmm19, 0x6e                      ;   249.3 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, zmm23, 0x37                        ;   250.3 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, zmm16, 0xdc                      ;   251.3 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm29, 0x6e                      ;   252.3 p0      42 t
        vmovdqu64 [rbp + 17856], zmm15                                   ;   235.3 p8+p9   41 t spill
        vmovdqu64 zmm15, [rbp + 7104]                                    ;   129.3 p3      40 t
        vpternlogd zmm15, zmm22, [rbp + 17408], 0x96                     ;   242.3 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm10, 0x58                         ;   253.3 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm19, 0x6e                      ;   256.3 p0      23 t
        vmovdqu64 [rbp + 18048], zmm22                                   ;   225.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 7040]                                    ;   130.3 p3      40 t
        vpternlogd zmm22, zmm7, [rbp + 17280], 0x96                      ;   243.3 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm26, 8                            ;   255.3 p0      41 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0x6e                      ;   258.3 p0      41 t
        vmovdqu64 [rbp + 18624], zmm7                                    ;   227.3 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm9                                             ;   248.3         41 t copy
        vpternlogd zmm7, zmm22, zmm15, 0x96                              ;   261.3 p5      41 t
        vmovdqu64 [rbp + 19456], zmm3                                    ;   240.3 p7+p4   62 t spill
        vmovdqu64 zmm3, [rbp + 7168]                                     ;   131.8 p3      40 t
        vpternlogd zmm3, zmm8, [rbp + 17472], 0x96                       ;   245.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   257.3 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm23, 0x37                        ;   260.3 p0      22 t
        vmovdqu64 [rbp + 19520], zmm8                                    ;   228.3 p8+p9   41 t spill
        vmovdqa64 zmm8, zmm13                                            ;   250.3         41 t copy
        vpternlogd zmm8, zmm15, zmm3, 0x96                               ;   263.3 p5      41 t
        vpternlogd zmm9, zmm8, zmm22, 0x96                               ;   264.3 p5      41 t
        vmovdqu64 [rbp + 19584], zmm1                                    ;   239.3 p7+p4   62 t spill
        vmovdqu64 zmm1, [rbp + 7232]                                     ;   133.5 p3      40 t
        vpternlogd zmm1, zmm21, [rbp + 18752], 0x96                      ;   248.3 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm26, 8                              ;   259.3 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, zmm16, 0xdc                        ;   262.3 p0      21 t
        vpternlogd zmm22, zmm5, zmm1, 0x96                               ;   265.3 p5      41 t
        vpternlogd zmm5, zmm7, zmm1, 0x96                                ;   265.3 p5      41 t
        vpternlogd zmm1, zmm11, zmm3, 0x96                               ;   265.3 p5      41 t
        vpternlogd zmm11, zmm3, zmm22, 0x96                              ;   266.3 p5      41 t
        vpternlogd zmm13, zmm15, zmm1, 0x96                              ;   266.3 p5      41 t
        vpternlogd zmm14, zmm13, [rbp + 18112], 0x96                     ;   267.3 p5+p3   61 t
        vpternlogd zmm13, zmm22, [rbp + 18176], 0x96                     ;   267.3 p5+p2   61 t
        vmovdqu64 zmm3, [rbp + 17792]                                    ;   154.3 p3      62 t reload
        vmovdqu64 zmm15, [rbp + 7040]                                    ;   136.5 p2      40 t
        vpternlogd zmm15, zmm4, zmm3, 0x96                               ;   256.3 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 8                            ;   261.3 p0      41 t
        vgf2p8affineinvqb zmm15, zmm15, zmm29, 0x6e                      ;   264.3 p0      41 t
        vpternlogd zmm2, zmm11, [rbp + 17536], 0x96                      ;   267.3 p5+p3   61 t
        vpternlogd zmm11, zmm7, [rbp + 19072], 0x96                      ;   267.3 p5+p2   61 t
        vpternlogd zmm8, zmm5, [rbp + 18944], 0x96                       ;   266.3 p5+p3   61 t
        vpternlogd zmm1, zmm9, [rbp + 18816], 0x96                       ;   266.3 p5+p2   61 t
        vmovdqa64 zmm7, zmm15                                            ;   267.3         41 t copy
        vpternlogd zmm7, zmm6, zmm12, 0x96                               ;   267.3 p5      41 t
        vmovdqu64 zmm22, [rbp + 7872]                                    ;   139.2 p3      62 l.5 reload
        vpxord zmm3, zmm8, zmm22                                         ;   267.3 p5      40 t
        vpxord zmm16, zmm11, [rbp + 7808]                                ;   268.3 p5+p2   40 t
        vmovdqu64 [rbp + 18816], zmm8                                    ;   267.3 p8+p9   61 t spill
        vpxord zmm8, zmm14, [rbp + 7552]                                 ;   268.3 p0+p3   40 t
        vmovdqu64 [rbp + 18944], zmm14                                   ;   268.3 p7+p4   61 t spill
        vpxord zmm14, zmm2, [rbp + 7616]                                 ;   268.3 p5+p2   40 t
        vmovdqu64 [rbp + 19072], zmm2                                    ;   268.3 p8+p9   61 t spill
        vmovdqu64 zmm2, [rbp + 19200]                                    ;   190.3 p3      41 t reload
        vpternlogd zmm9, zmm2, [rbp + 18304], 0x96                       ;   265.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 7744]                                     ;   142.2 p3      62 l.3 reload
        vmovdqu64 [rbp + 18304], zmm11                                   ;   268.3 p7+p4   61 t spill
        vpxord zmm11, zmm9, zmm2                                         ;   266.3 p5      40 t
        vmovdqu64 [rbp + 19200], zmm9                                    ;   266.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 19328]                                    ;   193.3 p2      41 t reload
        vpternlogd zmm5, zmm9, [rbp + 18368], 0x96                       ;   266.3 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 7680]                                     ;   143.5 p2      62 l.2 reload
        vpxord zmm29, zmm5, zmm9                                         ;   267.3 p5      40 t
        vmovdqu64 [rbp + 18368], zmm5                                    ;   267.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 7552]                                     ;   144.2 p3      40 t
        vmovdqu64 [rbp + 19328], zmm21                                   ;   228.3 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 7616]                                    ;   144.5 p2      40 t
        vmovdqu64 [rbp + 17536], zmm4                                    ;   239.3 p7+p4   41 t spill
        vmovdqu64 zmm4, [rbp + 7808]                                     ;   145.2 p3      40 t
        vmovdqu64 [rbp + 18176], zmm30                                   ;   239.3 p8+p9   62 t spill
        vmovdqu64 zmm30, [rbp + 7168]                                    ;   145.5 p2      40 t
        vpternlogd zmm30, zmm0, [rbp + 17344], 0x96                      ;   266.3 p0+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm26, 8                            ;   267.3 p0      22 t
        vgf2p8affineinvqb zmm30, zmm30, zmm23, 0x37                      ;   270.3 p0      22 t
        vmovdqa64 zmm23, zmm18                                           ;   252.3         41 t copy
        vpternlogd zmm23, zmm30, zmm12, 0x96                             ;   273.3 p5      41 t
        vpternlogd zmm18, zmm7, zmm30, 0x96                              ;   273.3 p5      41 t
        vpternlogd zmm17, zmm18, [rbp + 17600], 0x96                     ;   274.3 p5+p2   61 t
        vpxord zmm21, zmm21, zmm17                                       ;   275.3 p0      40 t
        vmovdqu64 [rbp + 17600], zmm17                                   ;   275.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 7104]                                    ;   147.2 p3      40 t
        vpternlogd zmm17, zmm25, [rbp + 17664], 0x96                     ;   270.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 0x58                         ;   271.3 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm19, 0x6e                      ;   274.3 p0      23 t
        vpternlogd zmm30, zmm24, zmm17, 0x96                             ;   277.3 p5      41 t
        vpternlogd zmm24, zmm23, zmm17, 0x96                             ;   277.3 p5      41 t
        vpternlogd zmm17, zmm27, zmm15, 0x96                             ;   277.3 p0      41 t
        vpternlogd zmm6, zmm12, zmm17, 0x96                              ;   278.3 p5      41 t
        vpternlogd zmm27, zmm15, zmm30, 0x96                             ;   278.3 p0      41 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   274.3 p0      41 t
        vgf2p8affineqb zmm12, zmm14, zmm10, 0x58                         ;   275.3 p0      23 t
        vgf2p8affineqb zmm14, zmm29, zmm26, 8                            ;   276.3 p0      22 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   277.3 p0      21 t
        vgf2p8affineqb zmm15, zmm16, zmm10, 0x58                         ;   278.3 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   279.3 p0      22 t
        vpternlogd zmm18, zmm17, [rbp + 19008], 0x96                     ;   278.3 p5+p3   61 t
        vmovdqu64 zmm16, [rbp + 7936]                                    ;   148.5 p2      62 l.6 reload
        vpxord zmm17, zmm1, zmm16                                        ;   275.3 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm10, 0x58                         ;   280.3 p0      23 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 64]  ;   149.2 p3      41 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x6e                        ;   281.3 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, zmm19, 0x6e                      ;   282.3 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   283.3 p0+p2   22 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   284.3 p0      21 t
        vpxord zmm4, zmm4, zmm18                                         ;   279.3 p5      40 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   285.3 p0+p3   21 t
        vgf2p8affineqb zmm4, zmm4, zmm10, 0x58                           ;   286.3 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm19, 0x6e                      ;   287.3 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm19, 0x6e                      ;   288.3 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   289.3 p0+p2   22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   290.3 p0+p3   21 t
        vgf2p8affineinvqb zmm4, zmm4, zmm19, 0x6e                        ;   291.3 p0      23 t
        vpternlogd zmm20, zmm24, [rbp + 18560], 0x96                     ;   278.3 p5+p2   61 t
        vpxord zmm5, zmm5, zmm20                                         ;   279.3 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;   292.3 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm29, 0x6e                        ;   295.3 p0      41 t
        vpternlogd zmm24, zmm7, [rbp + 17984], 0x96                      ;   279.3 p5+p3   61 t
        vpternlogd zmm31, zmm27, [rbp + 18432], 0x96                     ;   280.3 p5+p2   61 t
        vpternlogd zmm27, zmm23, [rbp + 18240], 0x96                     ;   281.3 p5+p3   61 t
        vpxord zmm16, zmm16, zmm27                                       ;   282.3 p5      40 t
        vpternlogd zmm30, zmm6, [rbp + 18880], 0x96                      ;   283.3 p5+p2   61 t
        vmovdqu64 zmm7, [rbp + 8000]                                     ;   154.2 p3      62 l.7 reload
        vpxord zmm23, zmm13, zmm7                                        ;   284.3 p5      40 t
        vpxord zmm7, zmm7, zmm24                                         ;   285.3 p5      40 t
        vpxord zmm22, zmm22, zmm30                                       ;   286.3 p5      40 t
        vpxord zmm2, zmm2, zmm31                                         ;   287.3 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm26, 8                            ;   294.3 p0      21 t
        vgf2p8affineqb zmm2, zmm2, zmm26, 8                              ;   295.3 p0      21 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 8                            ;   296.3 p0      42 t
        vgf2p8affineqb zmm22, zmm22, zmm26, 8                            ;   297.3 p0      22 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;   298.3 p0      42 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   299.3 p0+p2   21 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   300.3 p0+p3   21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   301.3 p0+p2   22 t
        vgf2p8affineinvqb zmm23, zmm23, zmm29, 0x6e                      ;   302.3 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm29, 0x6e                        ;   303.3 p0      42 t
        vmovdqa64 zmm19, zmm15                                           ;   291.3         41 t copy
        vpternlogd zmm19, zmm14, zmm11, 0x96                             ;   291.3 p5      41 t
        vmovdqa64 zmm10, zmm8                                            ;   284.3         41 t copy
        vpternlogd zmm10, zmm3, zmm11, 0x96                              ;   292.3 p5      41 t
        vpternlogd zmm15, zmm10, zmm14, 0x96                             ;   293.3 p5      41 t
        vpternlogd zmm14, zmm23, zmm12, 0x96                             ;   305.3 p5      41 t
        vpternlogd zmm23, zmm19, zmm12, 0x96                             ;   305.3 p5      41 t
        vpternlogd zmm12, zmm17, zmm8, 0x96                              ;   293.3 p5      41 t
        vpternlogd zmm3, zmm11, zmm12, 0x96                              ;   294.3 p5      41 t
        vpternlogd zmm17, zmm8, zmm14, 0x96                              ;   306.3 p5      41 t
        vmovdqu64 zmm8, [rbp + 19264]                                    ;   195.3 p3      41 t reload
        vpternlogd zmm6, zmm8, [rbp + 18496], 0x96                       ;   296.3 p5+p2   61 t
        vpxord zmm9, zmm9, zmm6                                          ;   297.3 p5      40 t
        vgf2p8affineqb zmm8, zmm9, zmm26, 8                              ;   304.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia128_encrypt.T0_constants512 + 256]  ;   158.0 p3      22 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm9, 0x37                         ;   307.3 p0      22 t
        vpternlogd zmm12, zmm15, [rbp + 17920], 0x96                     ;   298.3 p5+p2   62 t
        vmovdqu64 zmm11, [rbp + 8576]                                    ;   159.0 p3      71 y.0 reload
        vpternlogd zmm18, zmm20, zmm11, 0x1e                             ;   299.3 p5      51 x
        vmovdqu64 zmm9, [rbp + 18304]                                    ;   268.3 p2      61 t reload
        vpternlogd zmm11, zmm9, [rbp + 18944], 0x36                      ;   300.3 p5+p3   51 x
        vmovdqu64 zmm9, [rbp + 8768]                                     ;   160.2 p2      71 y.3 reload
        vpternlogd zmm24, zmm31, zmm9, 0x1e                              ;   301.3 p5      51 x
        vpternlogd zmm9, zmm13, [rbp + 19200], 0x36                      ;   302.3 p5+p3   51 x
        vpternlogd zmm14, zmm3, [rbp + 17728], 0x96                      ;   306.3 p5+p2   62 t
        vpternlogd zmm10, zmm23, [rbp + 18688], 0x96                     ;   306.3 p5+p3   62 t
        vmovdqu64 zmm13, [rbp + 8320]                                    ;   162.2 p2      71 d.4 reload
        vpandd zmm29, zmm12, zmm13                                       ;   305.3 p5      47 y
        vpternlogd zmm19, zmm17, [rbp + 19136], 0x96                     ;   307.3 p5+p3   62 t
        vmovdqa64 zmm26, zmm5                                            ;   298.3         41 t copy
        vpternlogd zmm26, zmm22, zmm2, 0x96                              ;   306.3 p0      41 t
        vmovdqu64 [rbp + 19136], zmm31                                   ;   281.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm16                                           ;   303.3         41 t copy
        vpternlogd zmm31, zmm5, zmm21, 0x96                              ;   307.3 p5      41 t
        vpternlogd zmm22, zmm31, zmm2, 0x96                              ;   308.3 p0      41 t
        vpternlogd zmm2, zmm4, zmm8, 0x96                                ;   310.3 p5      41 t
        vpternlogd zmm4, zmm26, zmm8, 0x96                               ;   310.3 p0      41 t
        vpternlogd zmm31, zmm28, zmm4, 0x96                              ;   311.3 p5      62 t
        vpternlogd zmm8, zmm7, zmm21, 0x96                               ;   310.3 p0      41 t
        vpternlogd zmm7, zmm21, zmm2, 0x96                               ;   311.3 p5      41 t
        vpternlogd zmm16, zmm5, zmm8, 0x96                               ;   311.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 19072]                                    ;   268.3 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 18816]                                   ;   267.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8640]                                    ;   164.3 p2      51 x
        vpternlogd zmm28, zmm21, zmm5, 0x36                              ;   311.3 p5      51 x
        vpandd zmm13, zmm13, zmm31                                       ;   312.3 p0      47 y
        vpternlogd zmm8, zmm22, [rbp + 18176], 0x96                      ;   312.3 p5+p3   62 t
        vpternlogd zmm22, zmm0, [rbp + 17344], 0x96                      ;   312.3 p0+p2   47 y
        vmovdqu64 zmm0, [rbp + 18368]                                    ;   267.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 8704]                                    ;   166.3 p2      71 y.2 reload
        vpternlogd zmm1, zmm21, zmm0, 0x1e                               ;   313.3 p5      51 x
        vpternlogd zmm21, zmm27, zmm6, 0x36                              ;   313.3 p0      51 x
        vpternlogd zmm4, zmm25, [rbp + 17664], 0x96                      ;   314.3 p5+p3   47 y
        vpternlogd zmm2, zmm16, [rbp + 19584], 0x96                      ;   314.3 p0+p2   62 t
        vpternlogd zmm26, zmm7, [rbp + 19456], 0x96                      ;   315.3 p5+p3   62 t
        vmovdqu64 zmm25, [rbp + 8384]                                    ;   168.3 p2      71 d.5 reload
        vpandd zmm27, zmm14, zmm25                                       ;   315.3 p0      47 y
        vpandd zmm25, zmm25, zmm8                                        ;   316.3 p5      47 y
        vpandd zmm0, zmm10, [rbp + 8512]                                 ;   316.3 p0+p3   47 y
        vpandd zmm5, zmm19, [rbp + 8448]                                 ;   317.3 p5+p2   47 y
        vmovdqu64 [rbp + 19456], zmm6                                    ;   297.3 p7+p4   61 t spill
        vgf2p8affineqb zmm6, zmm29, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   317.3 p0+p3   47 y
        vpaddb zmm29, zmm29, zmm29                                       ;   318.3 p5      47 y
        vmovdqu64 [rbp + 19584], zmm20                                   ;   279.3 p8+p9   61 t spill
        vpandd zmm20, zmm2, [rbp + 8448]                                 ;   318.3 p0+p2   47 y
        vmovdqu64 [rbp + 17664], zmm24                                   ;   302.3 p7+p4   51 x spill
        vgf2p8affineqb zmm24, zmm13, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   319.3 p0+p3   47 y
        vmovdqu64 [rbp + 17344], zmm9                                    ;   303.3 p8+p9   51 x spill
        vmovdqu64 zmm9, [rbp + 17664]                                    ;   302.3 p2      52 x
        vpandd zmm9, zmm9, [rbp + 9024]                                  ;   319.3 p5+p3   52 x
        vmovdqu64 [rbp + 18176], zmm9                                    ;   320.3 p7+p4   52 x spill
        vmovdqu64 zmm9, [rbp + 17344]                                    ;   303.3 p2      52 x
        vpandd zmm9, zmm9, [rbp + 9024]                                  ;   320.3 p5+p3   52 x
        vmovdqu64 [rbp + 18816], zmm9                                    ;   321.3 p8+p9   52 x spill
        vmovdqu64 zmm9, [rbp + 18176]                                    ;   320.3 p2      52 x
        vpaddb zmm9, zmm9, [rbp + 18176]                                 ;   326.3 p0+p3   52 x
        vmovdqu64 [rbp + 18688], zmm9                                    ;   327.3 p7+p4   52 x spill
        vmovdqu64 zmm9, [rbp + 18816]                                    ;   321.3 p2      52 x
        vpaddb zmm9, zmm9, [rbp + 18816]                                 ;   327.3 p5+p3   52 x
        vmovdqu64 [rbp + 17728], zmm9                                    ;   328.3 p8+p9   52 x spill
        vmovdqu64 zmm9, [rbp + 18816]                                    ;   321.3 p2      52 x reload
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   327.3 p0+p3   52 x
        vmovdqu64 [rbp + 18816], zmm9                                    ;   330.3 p7+p4   52 x spill
        vmovdqu64 zmm9, [rbp + 18176]                                    ;   320.3 p2      52 x reload
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   326.3 p0+p3   52 x
        vpaddb zmm13, zmm13, zmm13                                       ;   322.3 p5      47 y
        vmovdqu64 [rbp + 18176], zmm9                                    ;   329.3 p8+p9   52 x spill
        vpandd zmm9, zmm18, [rbp + 8832]                                 ;   323.3 p5+p2   52 x
        vmovdqu64 [rbp + 18304], zmm18                                   ;   300.3 p7+p4   51 x spill
        vpandd zmm18, zmm26, [rbp + 8512]                                ;   323.3 p0+p3   47 y
        vmovdqu64 [rbp + 17920], zmm9                                    ;   324.3 p8+p9   52 x spill
        vpandd zmm9, zmm11, [rbp + 8832]                                 ;   324.3 p5+p2   52 x
        vmovdqu64 [rbp + 18496], zmm11                                   ;   301.3 p7+p4   51 x spill
        vmovdqu64 zmm11, [rbp + 17920]                                   ;   324.3 p3      52 x
        vpaddb zmm11, zmm11, [rbp + 17920]                               ;   330.3 p0+p2   52 x
        vmovdqu64 [rbp + 19264], zmm11                                   ;   331.3 p8+p9   52 x spill
        vmovdqu64 zmm11, [rbp + 17920]                                   ;   324.3 p3      52 x reload
        vgf2p8affineqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   330.3 p0+p2   52 x
        vmovdqu64 [rbp + 17920], zmm11                                   ;   333.3 p7+p4   52 x spill
        vgf2p8affineqb zmm11, zmm0, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   326.3 p0+p3   47 y
        vmovdqu64 [rbp + 18880], zmm9                                    ;   325.3 p8+p9   52 x spill
        vgf2p8affineqb zmm9, zmm27, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   327.3 p0+p2   47 y
        vmovdqu64 [rbp + 18240], zmm21                                   ;   314.3 p7+p4   51 x spill
        vmovdqu64 zmm21, [rbp + 18880]                                   ;   325.3 p3      52 x
        vpaddb zmm21, zmm21, [rbp + 18880]                               ;   331.3 p5+p2   52 x
        vmovdqu64 [rbp + 18432], zmm21                                   ;   332.3 p8+p9   52 x spill
        vmovdqu64 zmm21, [rbp + 18240]                                   ;   314.3 p3      52 x
        vpandd zmm21, zmm21, [rbp + 8960]                                ;   326.3 p5+p2   52 x
        vmovdqu64 [rbp + 17984], zmm21                                   ;   327.3 p7+p4   52 x spill
        vmovdqu64 zmm21, [rbp + 18880]                                   ;   325.3 p3      52 x reload
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   331.3 p0+p2   52 x
        vmovdqu64 [rbp + 18880], zmm21                                   ;   334.3 p8+p9   52 x spill
        vmovdqu64 zmm21, [rbp + 17984]                                   ;   327.3 p3      52 x
        vpaddb zmm21, zmm21, [rbp + 17984]                               ;   333.3 p5+p2   52 x
        vmovdqu64 [rbp + 18560], zmm21                                   ;   334.3 p7+p4   52 x spill
        vmovdqu64 zmm21, [rbp + 17984]                                   ;   327.3 p3      52 x reload
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   333.3 p0+p2   52 x
        vpaddb zmm27, zmm27, zmm27                                       ;   328.3 p5      47 y
        vmovdqu64 [rbp + 17984], zmm21                                   ;   336.3 p8+p9   52 x spill
        vgf2p8affineqb zmm21, zmm25, [rel camellia128_encrypt.T0_constants512 + 384], 0 ;   330.3 p0+p3   47 y
        vpaddb zmm25, zmm25, zmm25                                       ;   329.3 p5      47 y
        vpternlogd zmm24, zmm25, zmm4, 0x96                              ;   330.3 p5      47 y
        vmovdqu64 zmm4, [rbp + 17600]                                    ;   275.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 8640]                                    ;   188.3 p3      71 y.1 reload
        vpternlogd zmm30, zmm25, zmm4, 0x1e                              ;   331.3 p5      51 x
        vpaddb zmm0, zmm0, zmm0                                          ;   331.3 p0      47 y
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 384] ;   188.8 p2      47 y reload
        vgf2p8affineqb zmm4, zmm5, zmm25, 0                              ;   332.3 p0      47 y
        vpaddb zmm5, zmm5, zmm5                                          ;   332.3 p5      47 y
        vmovdqu64 [rbp + 19008], zmm1                                    ;   314.3 p7+p4   51 x spill
        vgf2p8affineqb zmm1, zmm20, zmm25, 0                             ;   333.3 p0      47 y
        vmovdqu64 [rbp + 18112], zmm30                                   ;   332.3 p8+p9   51 x spill
        vmovdqu64 zmm30, [rbp + 19008]                                   ;   314.3 p3      52 x
        vpandd zmm30, zmm30, [rbp + 8960]                                ;   333.3 p5+p2   52 x
        vmovdqu64 [rbp + 19648], zmm30                                   ;   334.3 p7+p4   52 x spill
        vmovdqu64 zmm30, [rbp + 18112]                                   ;   332.3 p3      52 x
        vpandd zmm30, zmm30, [rbp + 8896]                                ;   338.3 p5+p2   52 x
        vmovdqu64 [rbp + 19712], zmm30                                   ;   339.3 p8+p9   52 x spill
        vmovdqu64 zmm30, [rbp + 19648]                                   ;   334.3 p3      52 x
        vpaddb zmm30, zmm30, [rbp + 19648]                               ;   340.3 p0+p2   52 x
        vmovdqu64 [rbp + 19776], zmm30                                   ;   341.3 p7+p4   52 x spill
        vmovdqu64 zmm30, [rbp + 19712]                                   ;   339.3 p3      52 x
        vpaddb zmm30, zmm30, [rbp + 19712]                               ;   345.3 p5+p2   52 x
        vmovdqu64 [rbp + 19840], zmm30                                   ;   346.3 p8+p9   52 x spill
        vmovdqu64 zmm30, [rbp + 19712]                                   ;   339.3 p3      52 x reload
        vgf2p8affineqb zmm30, zmm30, zmm25, 0                            ;   345.3 p0      52 x
        vmovdqu64 [rbp + 19712], zmm30                                   ;   348.3 p7+p4   52 x spill
        vmovdqu64 zmm30, [rbp + 19648]                                   ;   334.3 p2      52 x reload
        vgf2p8affineqb zmm30, zmm30, zmm25, 0                            ;   340.3 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;   336.3 p5      47 y
        vpternlogd zmm21, zmm20, zmm22, 0x96                             ;   337.3 p5      47 y
        vmovdqu64 zmm20, [rbp + 18048]                                   ;   225.3 p3      41 t reload
        vpternlogd zmm15, zmm20, [rbp + 17408], 0x96                     ;   337.3 p0+p2   47 y
        vpternlogd zmm6, zmm27, zmm15, 0x96                              ;   338.3 p5      47 y
        vmovdqu64 zmm15, [rbp + 19520]                                   ;   228.3 p3      41 t reload
        vpternlogd zmm3, zmm15, [rbp + 17472], 0x96                      ;   338.3 p0+p2   47 y
        vmovdqu64 zmm15, [rbp + 18624]                                   ;   227.3 p3      41 t reload
        vpternlogd zmm23, zmm15, [rbp + 17280], 0x96                     ;   339.3 p5+p2   47 y
        vmovdqu64 zmm15, [rbp + 19328]                                   ;   228.3 p3      41 t reload
        vpternlogd zmm17, zmm15, [rbp + 18752], 0x96                     ;   339.3 p0+p2   47 y
        vpternlogd zmm11, zmm29, zmm23, 0x96                             ;   340.3 p5      47 y
        vgf2p8affineqb zmm15, zmm18, zmm25, 0                            ;   340.3 p0      47 y
        vpternlogd zmm9, zmm5, zmm3, 0x96                                ;   341.3 p5      47 y
        vmovdqu64 zmm3, [rbp + 17536]                                    ;   239.3 p3      41 t reload
        vpternlogd zmm7, zmm3, [rbp + 17792], 0x96                       ;   341.3 p0+p2   47 y
        vpandd zmm3, zmm28, [rbp + 8896]                                 ;   342.3 p5+p3   52 x
        vpaddb zmm5, zmm18, zmm18                                        ;   342.3 p0      47 y
        vpternlogd zmm4, zmm0, zmm17, 0x96                               ;   343.3 p5      47 y
        vpternlogd zmm15, zmm13, zmm7, 0x96                              ;   343.3 p0      47 y
        vmovdqu64 zmm0, [rbp + 17856]                                    ;   235.3 p2      41 t reload
        vpternlogd zmm16, zmm0, [rbp + 19392], 0x96                      ;   344.3 p5+p3   47 y
        vpternlogd zmm1, zmm5, zmm16, 0x96                               ;   345.3 p0      47 y
        vmovdqu64 zmm0, [rbp + 8128]                                     ;   202.3 p2      71 d.1 reload
        vpternlogd zmm8, zmm24, zmm0, 0x1e                               ;   345.3 p5      48 y
        vpternlogd zmm0, zmm14, zmm6, 0x36                               ;   345.3 p0      48 y
        vmovdqu64 zmm5, [rbp + 8192]                                     ;   203.2 p3      71 d.2 reload
        vpternlogd zmm2, zmm21, zmm5, 0x1e                               ;   346.3 p5      48 y
        vpternlogd zmm5, zmm19, zmm9, 0x36                               ;   346.3 p0      48 y
        vmovdqu64 zmm7, [rbp + 8064]                                     ;   203.3 p2      71 d.0 reload
        vpternlogd zmm12, zmm11, zmm7, 0x1e                              ;   347.3 p5      48 y
        vpternlogd zmm7, zmm31, zmm15, 0x36                              ;   347.3 p0      48 y
        vmovdqu64 zmm13, [rbp + 8256]                                    ;   204.2 p3      71 d.3 reload
        vpternlogd zmm10, zmm4, zmm13, 0x1e                              ;   348.3 p5      48 y
        vpternlogd zmm13, zmm26, zmm1, 0x36                              ;   348.3 p0      48 y
        vmovdqu64 zmm14, [rbp + 18432]                                   ;   332.3 p2      52 x reload
        vmovdqu64 zmm16, [rbp + 18816]                                   ;   330.3 p3      61 t
        vpternlogd zmm16, zmm14, [rbp + 18944], 0x96                     ;   349.3 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 19264]                                   ;   331.3 p3      52 x reload
        vmovdqu64 zmm17, [rbp + 18176]                                   ;   329.3 p2      61 t
        vpternlogd zmm17, zmm14, [rbp + 19584], 0x96                     ;   349.3 p0+p3   61 t
        vmovdqu64 zmm14, [rbp + 19840]                                   ;   346.3 p2      52 x reload
        vmovdqu64 zmm18, [rbp + 17920]                                   ;   333.3 p3      61 t
        vpternlogd zmm18, zmm14, [rbp + 17600], 0x96                     ;   352.3 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 18560]                                   ;   334.3 p3      52 x reload
        vmovdqu64 zmm19, [rbp + 19712]                                   ;   348.3 p2      61 t
        vpternlogd zmm19, zmm14, [rbp + 19456], 0x96                     ;   354.3 p0+p3   61 t
        vmovdqu64 zmm14, [rbp + 18688]                                   ;   327.3 p2      52 x reload
        vmovdqu64 zmm20, [rbp + 17984]                                   ;   336.3 p3      61 t
        vpternlogd zmm20, zmm14, [rbp + 19136], 0x96                     ;   351.3 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 9152]                                    ;   212.7 p3      61 r.1 reload
        vpxord zmm22, zmm24, zmm14                                       ;   351.3 p0      40 t
        vpxord zmm14, zmm14, zmm6                                        ;   352.3 p5      40 t
        vgf2p8affineqb zmm23, zmm3, zmm25, 0                             ;   352.3 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   353.3 p5      52 x
        vmovdqu64 zmm26, [rbp + 9216]                                    ;   216.8 p2      61 r.2 reload
        vpxord zmm27, zmm21, zmm26                                       ;   353.3 p0      40 t
        vpxord zmm26, zmm26, zmm9                                        ;   354.3 p5      40 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 128] ;   218.7 p3      23 t reload
        vgf2p8affineqb zmm22, zmm22, zmm29, 0x58                         ;   354.3 p0      23 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 0x58                         ;   355.3 p0      23 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512]       ;   219.2 p2      41 t reload
        vgf2p8affineqb zmm27, zmm27, zmm31, 8                            ;   356.3 p0      22 t
        vgf2p8affineqb zmm26, zmm26, zmm31, 8                            ;   357.3 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   358.3 p0+p3   23 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   359.3 p0+p2   23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   360.3 p0+p3   22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   361.3 p0+p2   22 t
        vpxord zmm25, zmm11, [rbp + 9088]                                ;   355.3 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm31, 8                            ;   362.3 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   365.3 p0+p2   41 t
        vmovdqu64 [rbp + 19136], zmm21                                   ;   338.3 p8+p9   47 y spill
        vpxord zmm21, zmm0, [rbp + 9408]                                 ;   356.3 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm31, 8                            ;   364.3 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   367.3 p0+p2   22 t
        vmovdqu64 [rbp + 18688], zmm9                                    ;   342.3 p7+p4   47 y spill
        vpxord zmm9, zmm8, [rbp + 9408]                                  ;   357.3 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm31, 8                              ;   366.3 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   369.3 p0+p2   22 t
        vmovdqu64 [rbp + 17984], zmm24                                   ;   331.3 p8+p9   47 y spill
        vpxord zmm24, zmm15, [rbp + 9088]                                ;   358.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm31, 8                            ;   368.3 p0      41 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   371.3 p0+p2   41 t
        vmovdqu64 [rbp + 19456], zmm6                                    ;   339.3 p7+p4   47 y spill
        vpxord zmm6, zmm12, [rbp + 9344]                                 ;   359.3 p5+p3   40 t
        vgf2p8affineqb zmm6, zmm6, zmm29, 0x58                           ;   370.3 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   373.3 p0+p2   23 t
        vmovdqu64 [rbp + 18560], zmm15                                   ;   344.3 p8+p9   47 y spill
        vpxord zmm15, zmm5, [rbp + 9472]                                 ;   360.3 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm31, 8                            ;   372.3 p0      21 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   375.3 p0+p2   21 t
        vmovdqu64 [rbp + 19712], zmm11                                   ;   341.3 p7+p4   47 y spill
        vpxord zmm11, zmm2, [rbp + 9472]                                 ;   361.3 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm31, 8                            ;   374.3 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   377.3 p0+p2   21 t
        vmovdqu64 [rbp + 17600], zmm2                                    ;   347.3 p8+p9   48 y spill
        vpxord zmm2, zmm7, [rbp + 9344]                                  ;   362.3 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm29, 0x58                           ;   376.3 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   379.3 p0+p2   23 t
        vpxord zmm29, zmm4, [rbp + 9280]                                 ;   363.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm31, 8                            ;   378.3 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   381.3 p0+p2   21 t
        vmovdqu64 [rbp + 19840], zmm4                                    ;   344.3 p7+p4   47 y spill
        vpxord zmm4, zmm10, [rbp + 9536]                                 ;   364.3 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm31, 8                              ;   380.3 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   383.3 p0+p2   42 t
        vmovdqu64 [rbp + 17920], zmm10                                   ;   349.3 p8+p9   48 y spill
        vpxord zmm10, zmm1, [rbp + 9280]                                 ;   365.3 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm31, 8                            ;   382.3 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   385.3 p0+p2   21 t
        vmovdqu64 [rbp + 19584], zmm1                                    ;   346.3 p7+p4   47 y spill
        vpxord zmm1, zmm13, [rbp + 9536]                                 ;   366.3 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm31, 8                              ;   384.3 p0      42 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   387.3 p0+p2   42 t
        vmovdqa64 zmm31, zmm15                                           ;   378.3         41 t copy
        vpternlogd zmm31, zmm25, zmm14, 0x96                             ;   378.3 p5      41 t
        vmovdqu64 [rbp + 19264], zmm13                                   ;   349.3 p8+p9   48 y spill
        vmovdqa64 zmm13, zmm11                                           ;   380.3         41 t copy
        vpternlogd zmm13, zmm24, zmm22, 0x96                             ;   380.3 p5      41 t
        vmovdqu64 [rbp + 18176], zmm5                                    ;   347.3 p7+p4   48 y spill
        vmovdqa64 zmm5, zmm25                                            ;   368.3         41 t copy
        vpternlogd zmm5, zmm21, zmm29, 0x96                              ;   384.3 p5      41 t
        vpternlogd zmm21, zmm31, zmm29, 0x96                             ;   384.3 p5      41 t
        vpternlogd zmm29, zmm6, zmm26, 0x96                              ;   384.3 p5      41 t
        vpternlogd zmm6, zmm5, zmm26, 0x96                               ;   385.3 p5      41 t
        vpternlogd zmm26, zmm4, zmm14, 0x96                              ;   386.3 p5      41 t
        vpternlogd zmm4, zmm14, zmm29, 0x96                              ;   386.3 p5      41 t
        vpternlogd zmm15, zmm25, zmm26, 0x96                             ;   387.3 p5      41 t
        vmovdqu64 zmm14, [rbp + 17728]                                   ;   328.3 p3      52 x reload
        vpternlogd zmm30, zmm14, [rbp + 19200], 0x96                     ;   376.3 p5+p2   61 t
        vpternlogd zmm26, zmm28, zmm21, 0x96                             ;   387.3 p5      61 t
        vmovdqu64 zmm14, [rbp + 18880]                                   ;   334.3 p3      52 x reload
        vpternlogd zmm3, zmm14, [rbp + 19072], 0x96                      ;   378.3 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 19776]                                   ;   341.3 p3      52 x reload
        vpternlogd zmm23, zmm14, [rbp + 18368], 0x96                     ;   379.3 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 9856]                                    ;   237.7 p3      40 t
        vpternlogd zmm31, zmm6, [rbp + 18496], 0x96                      ;   386.3 p5+p2   61 t
        vpxord zmm14, zmm14, zmm31                                       ;   387.3 p5      40 t
        vmovdqu64 zmm25, [rel camellia128_encrypt.T0_constants512 + 128] ;   238.7 p3      23 t reload
        vgf2p8affineqb zmm14, zmm14, zmm25, 0x58                         ;   388.3 p0      23 t
        vpternlogd zmm5, zmm4, [rbp + 17344], 0x96                       ;   387.3 p5+p2   61 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 192] ;   239.7 p3      23 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x6e                      ;   391.3 p0      23 t
        vpternlogd zmm29, zmm15, [rbp + 19008], 0x96                     ;   388.3 p5+p2   61 t
        vmovdqu64 [rbp + 19008], zmm31                                   ;   387.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm24                                           ;   374.3         41 t copy
        vpternlogd zmm31, zmm9, zmm10, 0x96                              ;   388.3 p5      41 t
        vpternlogd zmm9, zmm13, zmm10, 0x96                              ;   388.3 p5      41 t
        vpternlogd zmm10, zmm2, zmm27, 0x96                              ;   388.3 p5      41 t
        vpternlogd zmm2, zmm31, zmm27, 0x96                              ;   389.3 p5      41 t
        vpternlogd zmm27, zmm1, zmm22, 0x96                              ;   390.3 p5      41 t
        vpternlogd zmm1, zmm22, zmm10, 0x96                              ;   390.3 p0      41 t
        vpternlogd zmm11, zmm24, zmm27, 0x96                             ;   391.3 p5      41 t
        vpternlogd zmm13, zmm2, [rbp + 18304], 0x96                      ;   390.3 p0+p3   61 t
        vpternlogd zmm27, zmm9, [rbp + 18112], 0x96                      ;   391.3 p5+p2   61 t
        vpternlogd zmm31, zmm1, [rbp + 17664], 0x96                      ;   391.3 p0+p3   61 t
        vpternlogd zmm10, zmm11, [rbp + 18240], 0x96                     ;   392.3 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 9920]                                    ;   243.8 p3      62 l.5 reload
        vpxord zmm24, zmm26, zmm22                                       ;   391.3 p0      40 t
        vpxord zmm22, zmm22, zmm27                                       ;   392.3 p5      40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512], 8 ;   392.3 p0+p2   22 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512], 8 ;   393.3 p0+p3   22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   395.3 p0+p2   22 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   396.3 p0+p3   22 t
        vmovdqu64 [rbp + 18240], zmm27                                   ;   392.3 p7+p4   61 t spill
        vpxord zmm27, zmm5, [rbp + 10048]                                ;   393.3 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512], 8 ;   396.3 p0+p3   42 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   399.3 p0+p2   42 t
        vmovdqu64 [rbp + 17664], zmm5                                    ;   388.3 p8+p9   61 t spill
        vpxord zmm5, zmm29, [rbp + 9984]                                 ;   394.3 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512], 8 ;   398.3 p0+p2   21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   401.3 p0+p3   21 t
        vmovdqu64 [rbp + 18112], zmm29                                   ;   389.3 p7+p4   61 t spill
        vpxord zmm29, zmm13, [rbp + 9856]                                ;   395.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm25, 0x58                         ;   400.3 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, zmm28, 0x6e                      ;   403.3 p0      23 t
        vmovdqu64 [rbp + 18304], zmm26                                   ;   388.3 p8+p9   61 t spill
        vpxord zmm26, zmm31, [rbp + 10048]                               ;   396.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512], 8 ;   402.3 p0+p2   42 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   405.3 p0+p3   42 t
        vmovdqu64 [rbp + 17344], zmm31                                   ;   392.3 p7+p4   61 t spill
        vpxord zmm31, zmm10, [rbp + 9984]                                ;   397.3 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512], 8 ;   404.3 p0+p3   21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   407.3 p0+p2   21 t
        vmovdqu64 [rbp + 18496], zmm10                                   ;   393.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm23                                           ;   380.3         40 t copy
        vpternlogd zmm10, zmm21, [rbp + 9728], 0x96                      ;   398.3 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512], 8 ;   406.3 p0+p2   22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   409.3 p0+p3   22 t
        vmovdqu64 [rbp + 18368], zmm13                                   ;   391.3 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm3                                            ;   379.3         40 t copy
        vpternlogd zmm13, zmm6, [rbp + 9664], 0x96                       ;   399.3 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm25, 0x58                         ;   408.3 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, zmm28, 0x6e                      ;   411.3 p0      23 t
        vmovdqu64 [rbp + 19776], zmm23                                   ;   380.3 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm27                                           ;   402.3         41 t copy
        vpternlogd zmm23, zmm13, zmm10, 0x96                             ;   414.3 p5      41 t
        vmovdqu64 [rbp + 19072], zmm21                                   ;   385.3 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm16                                           ;   350.3         40 t copy
        vpternlogd zmm21, zmm4, [rbp + 9600], 0x96                       ;   401.3 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512], 8 ;   410.3 p0+p2   41 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   413.3 p0+p3   41 t
        vmovdqu64 [rbp + 18880], zmm3                                    ;   379.3 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm5                                             ;   404.3         41 t copy
        vpternlogd zmm3, zmm21, zmm13, 0x96                              ;   416.3 p5      41 t
        vpternlogd zmm5, zmm23, zmm21, 0x96                              ;   416.3 p5      41 t
        vmovdqu64 [rbp + 19200], zmm6                                    ;   386.3 p7+p4   41 t spill
        vmovdqa64 zmm6, zmm30                                            ;   377.3         40 t copy
        vpternlogd zmm6, zmm15, [rbp + 9792], 0x96                       ;   404.3 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512], 8 ;   412.3 p0+p3   21 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   415.3 p0+p2   21 t
        vpternlogd zmm21, zmm24, zmm6, 0x96                              ;   418.3 p5      41 t
        vpternlogd zmm24, zmm3, zmm6, 0x96                               ;   418.3 p5      41 t
        vpternlogd zmm23, zmm0, zmm24, 0x96                              ;   419.3 p5      62 t
        vpternlogd zmm6, zmm14, zmm10, 0x96                              ;   418.3 p5      41 t
        vpternlogd zmm14, zmm10, zmm21, 0x96                             ;   419.3 p5      41 t
        vmovdqa64 zmm0, zmm19                                            ;   355.3         40 t copy
        vpternlogd zmm0, zmm9, [rbp + 9728], 0x96                        ;   410.3 p5+p3   40 t
        vmovdqu64 zmm10, [rel camellia128_encrypt.T0_constants512]       ;   270.7 p2      41 t reload
        vgf2p8affineqb zmm0, zmm0, zmm10, 8                              ;   414.3 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   417.3 p0+p3   22 t
        vpternlogd zmm27, zmm13, zmm6, 0x96                              ;   419.3 p5      41 t
        vpternlogd zmm3, zmm12, zmm14, 0x96                              ;   420.3 p5      62 t
        vmovdqa64 zmm12, zmm18                                           ;   353.3         40 t copy
        vpternlogd zmm12, zmm2, [rbp + 9664], 0x96                       ;   413.3 p5+p2   40 t
        vgf2p8affineqb zmm12, zmm12, zmm25, 0x58                         ;   416.3 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0x6e                      ;   419.3 p0      23 t
        vpternlogd zmm6, zmm5, [rbp + 18176], 0x96                       ;   419.3 p5+p3   62 t
        vpternlogd zmm21, zmm27, [rbp + 17920], 0x96                     ;   420.3 p5+p2   62 t
        vmovdqu64 zmm13, [rbp + 10432]                                   ;   273.3 p3      61 r.5 reload
        vpxord zmm28, zmm23, zmm13                                       ;   420.3 p5      40 t
        vmovdqu64 [rbp + 17920], zmm23                                   ;   420.3 p8+p9   62 t spill
        vpxord zmm23, zmm3, [rbp + 10368]                                ;   421.3 p5+p2   40 t
        vmovdqu64 [rbp + 18176], zmm3                                    ;   421.3 p7+p4   62 t spill
        vpxord zmm3, zmm6, [rbp + 10496]                                 ;   420.3 p5+p3   40 t
        vmovdqu64 [rbp + 17728], zmm6                                    ;   420.3 p8+p9   62 t spill
        vpxord zmm6, zmm21, [rbp + 10560]                                ;   421.3 p0+p2   40 t
        vmovdqu64 [rbp + 18944], zmm21                                   ;   421.3 p7+p4   62 t spill
        vmovdqa64 zmm21, zmm26                                           ;   408.3         41 t copy
        vpternlogd zmm21, zmm12, zmm0, 0x96                              ;   422.3 p5      41 t
        vmovdqa64 zmm25, zmm17                                           ;   350.3         40 t copy
        vpternlogd zmm25, zmm1, [rbp + 9600], 0x96                       ;   419.3 p0+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm10, 8                            ;   420.3 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   423.3 p0+p2   41 t
        vmovdqu64 [rbp + 18432], zmm30                                   ;   377.3 p8+p9   61 t spill
        vmovdqa64 zmm30, zmm31                                           ;   410.3         41 t copy
        vpternlogd zmm30, zmm25, zmm12, 0x96                             ;   426.3 p5      41 t
        vpternlogd zmm31, zmm21, zmm25, 0x96                             ;   426.3 p5      41 t
        vmovdqu64 [rbp + 18816], zmm15                                   ;   388.3 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm20                                           ;   352.3         40 t copy
        vpternlogd zmm15, zmm11, [rbp + 9792], 0x96                      ;   422.3 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm10, 8                            ;   423.3 p0      21 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   426.3 p0+p2   21 t
        vpternlogd zmm25, zmm22, zmm15, 0x96                             ;   429.3 p5      41 t
        vpternlogd zmm22, zmm30, zmm15, 0x96                             ;   429.3 p5      41 t
        vpternlogd zmm21, zmm8, zmm22, 0x96                              ;   430.3 p0      62 t
        vpternlogd zmm15, zmm29, zmm0, 0x96                              ;   429.3 p5      41 t
        vpternlogd zmm29, zmm0, zmm25, 0x96                              ;   430.3 p0      41 t
        vpternlogd zmm26, zmm12, zmm15, 0x96                             ;   430.3 p5      41 t
        vmovdqu64 zmm0, [rbp + 10368]                                    ;   278.3 p3      40 t
        vpternlogd zmm30, zmm7, zmm29, 0x96                              ;   431.3 p0      62 t
        vmovdqu64 zmm7, [rbp + 10496]                                    ;   278.7 p2      40 t
        vmovdqu64 zmm8, [rel camellia128_encrypt.T0_constants512 + 128]  ;   279.3 p3      23 t reload
        vgf2p8affineqb zmm12, zmm23, zmm8, 0x58                          ;   427.3 p0      23 t
        vgf2p8affineqb zmm23, zmm28, zmm10, 8                            ;   428.3 p0      22 t
        vgf2p8affineqb zmm3, zmm3, zmm10, 8                              ;   429.3 p0      21 t
        vgf2p8affineqb zmm6, zmm6, zmm10, 8                              ;   430.3 p0      42 t
        vpxord zmm13, zmm13, zmm21                                       ;   431.3 p5      40 t
        vmovdqu64 zmm28, [rel camellia128_encrypt.T0_constants512 + 192] ;   279.8 p2      23 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0x6e                      ;   431.3 p0      23 t
        vpxord zmm0, zmm0, zmm30                                         ;   432.3 p5      40 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   432.3 p0+p3   22 t
        vgf2p8affineqb zmm0, zmm0, zmm8, 0x58                            ;   433.3 p0      23 t
        vgf2p8affineqb zmm13, zmm13, zmm10, 8                            ;   434.3 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   435.3 p0+p2   21 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   436.3 p0+p3   42 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x6e                        ;   437.3 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   438.3 p0+p2   22 t
        vpternlogd zmm15, zmm31, [rbp + 17600], 0x96                     ;   430.3 p5+p3   62 t
        vpxord zmm7, zmm7, zmm15                                         ;   431.3 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm10, 8                              ;   439.3 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   442.3 p0+p2   21 t
        vpternlogd zmm25, zmm26, [rbp + 19264], 0x96                     ;   431.3 p5+p3   62 t
        vmovdqu64 [rbp + 19264], zmm15                                   ;   431.3 p8+p9   62 t spill
        vpxord zmm15, zmm25, [rbp + 10560]                               ;   432.3 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm10, 8                            ;   441.3 p0      42 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   444.3 p0+p3   42 t
        vmovdqu64 [rbp + 17600], zmm25                                   ;   432.3 p7+p4   62 t spill
        vmovdqu64 zmm25, [rbp + 10624]                                   ;   294.3 p2      40 t
        vmovdqu64 [rbp + 19392], zmm21                                   ;   431.3 p8+p9   62 t spill
        vmovdqu64 zmm21, [rbp + 10624]                                   ;   294.7 p3      40 t
        vmovdqu64 [rbp + 17856], zmm30                                   ;   432.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 10688]                                   ;   295.3 p2      40 t
        vmovdqu64 [rbp + 17792], zmm20                                   ;   352.3 p8+p9   61 t spill
        vmovdqu64 zmm20, [rbp + 10688]                                   ;   298.5 p3      40 t
        vmovdqu64 [rbp + 17536], zmm11                                   ;   392.3 p7+p4   41 t spill
        vmovdqu64 zmm11, [rbp + 10752]                                   ;   298.8 p2      40 t
        vmovdqu64 [rbp + 18752], zmm19                                   ;   355.3 p8+p9   61 t spill
        vmovdqu64 zmm19, [rbp + 10752]                                   ;   299.5 p3      40 t
        vmovdqu64 [rbp + 19328], zmm9                                    ;   389.3 p7+p4   41 t spill
        vmovdqu64 zmm9, [rbp + 10816]                                    ;   299.8 p2      40 t
        vmovdqu64 [rbp + 17280], zmm18                                   ;   353.3 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 10816]                                   ;   300.5 p3      40 t
        vmovdqu64 [rbp + 18624], zmm2                                    ;   390.3 p7+p4   41 t spill
        vmovdqu64 zmm2, [rbp + 10880]                                    ;   300.8 p2      40 t
        vmovdqu64 [rbp + 17472], zmm17                                   ;   350.3 p8+p9   61 t spill
        vmovdqu64 zmm17, [rbp + 10304]                                   ;   301.5 p3      40 t
        vpternlogd zmm17, zmm5, [rbp + 19840], 0x96                      ;   433.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   443.3 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   446.3 p0+p3   21 t
        vmovdqu64 [rbp + 19520], zmm5                                    ;   417.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 10112]                                    ;   302.8 p2      40 t
        vpternlogd zmm5, zmm27, [rbp + 19712], 0x96                      ;   434.3 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm10, 8                              ;   445.3 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   448.3 p0+p2   41 t
        vmovdqu64 [rbp + 17408], zmm27                                   ;   420.3 p8+p9   41 t spill
        vmovdqa64 zmm27, zmm5                                            ;   451.3         41 t copy
        vpternlogd zmm27, zmm23, zmm17, 0x96                             ;   451.3 p5      41 t
        vmovdqu64 [rbp + 18048], zmm1                                    ;   391.3 p7+p4   41 t spill
        vmovdqu64 zmm1, [rbp + 10880]                                    ;   307.0 p3      40 t
        vmovdqu64 [rbp + 19648], zmm16                                   ;   350.3 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 10240]                                   ;   307.3 p2      40 t
        vpternlogd zmm16, zmm24, [rbp + 18688], 0x96                     ;   436.3 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm10, 8                            ;   447.3 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   450.3 p0+p2   22 t
        vmovdqu64 [rbp + 19904], zmm24                                   ;   419.3 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm12                                           ;   434.3         41 t copy
        vpternlogd zmm24, zmm16, zmm17, 0x96                             ;   453.3 p5      41 t
        vpternlogd zmm12, zmm27, zmm16, 0x96                             ;   453.3 p5      41 t
        vmovdqu64 [rbp + 19968], zmm27                                   ;   452.3 p8+p9   41 t spill
        vmovdqu64 zmm27, [rbp + 10176]                                   ;   309.0 p3      40 t
        vpternlogd zmm27, zmm14, [rbp + 19456], 0x96                     ;   439.3 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm8, 0x58                          ;   449.3 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm28, 0x6e                      ;   452.3 p0      23 t
        vpternlogd zmm16, zmm6, zmm27, 0x96                              ;   455.3 p5      41 t
        vpternlogd zmm6, zmm24, zmm27, 0x96                              ;   455.3 p5      41 t
        vpternlogd zmm27, zmm3, zmm5, 0x96                               ;   455.3 p5      41 t
        vpternlogd zmm23, zmm17, zmm27, 0x96                             ;   456.3 p5      41 t
        vpternlogd zmm3, zmm5, zmm16, 0x96                               ;   456.3 p5      41 t
        vpternlogd zmm4, zmm6, [rbp + 19648], 0x96                       ;   456.3 p5+p3   61 t
        vpxord zmm25, zmm25, zmm4                                        ;   457.3 p5      40 t
        vpternlogd zmm27, zmm12, [rbp + 19008], 0x96                     ;   456.3 p5+p2   61 t
        vpxord zmm2, zmm2, zmm27                                         ;   457.3 p5      40 t
        vpternlogd zmm16, zmm23, [rbp + 18304], 0x96                     ;   457.3 p5+p3   61 t
        vpternlogd zmm24, zmm3, [rbp + 18112], 0x96                      ;   457.3 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 18880]                                    ;   379.3 p3      61 t reload
        vpternlogd zmm12, zmm5, [rbp + 19200], 0x96                      ;   454.3 p5+p2   61 t
        vpxord zmm30, zmm30, zmm12                                       ;   455.3 p0      40 t
        vmovdqu64 zmm5, [rbp + 19776]                                    ;   380.3 p3      61 t reload
        vpternlogd zmm23, zmm5, [rbp + 19072], 0x96                      ;   457.3 p5+p2   61 t
        vpxord zmm11, zmm11, zmm23                                       ;   458.3 p0      40 t
        vmovdqu64 zmm5, [rbp + 18432]                                    ;   377.3 p3      61 t reload
        vpternlogd zmm3, zmm5, [rbp + 18816], 0x96                       ;   457.3 p5+p2   61 t
        vpxord zmm9, zmm9, zmm3                                          ;   458.3 p0      40 t
        vmovdqu64 zmm5, [rbp + 19968]                                    ;   452.3 p3      41 t reload
        vpternlogd zmm6, zmm5, [rbp + 17664], 0x96                       ;   458.3 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 19584]                                    ;   346.3 p3      47 y reload
        vmovdqu64 zmm17, [rbp + 10304]                                   ;   318.3 p2      40 t
        vpternlogd zmm17, zmm31, zmm5, 0x96                              ;   454.3 p0      40 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   455.3 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   458.3 p0+p3   21 t
        vmovdqu64 zmm5, [rbp + 10112]                                    ;   319.3 p2      40 t
        vpternlogd zmm5, zmm26, [rbp + 18560], 0x96                      ;   455.3 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm10, 8                              ;   457.3 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   460.3 p0+p2   41 t
        vmovdqu64 [rbp + 17664], zmm27                                   ;   457.3 p7+p4   61 t spill
        vpxord zmm27, zmm16, [rbp + 10944]                               ;   458.3 p5+p3   40 t
        vmovdqu64 [rbp + 19968], zmm16                                   ;   458.3 p8+p9   61 t spill
        vmovdqa64 zmm16, zmm5                                            ;   463.3         41 t copy
        vpternlogd zmm16, zmm13, zmm17, 0x96                             ;   463.3 p5      41 t
        vmovdqu64 [rbp + 18816], zmm3                                    ;   458.3 p7+p4   61 t spill
        vmovdqu64 zmm3, [rbp + 10944]                                    ;   321.3 p2      40 t
        vmovdqu64 [rbp + 18432], zmm23                                   ;   458.3 p8+p9   61 t spill
        vmovdqu64 zmm23, [rbp + 10240]                                   ;   321.8 p3      40 t
        vpternlogd zmm23, zmm22, [rbp + 19136], 0x96                     ;   458.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm10, 8                            ;   459.3 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   462.3 p0+p3   22 t
        vmovdqu64 [rbp + 19072], zmm12                                   ;   455.3 p7+p4   61 t spill
        vmovdqa64 zmm12, zmm0                                            ;   440.3         41 t copy
        vpternlogd zmm12, zmm23, zmm17, 0x96                             ;   465.3 p5      41 t
        vpternlogd zmm0, zmm16, zmm23, 0x96                              ;   465.3 p5      41 t
        vmovdqu64 [rbp + 19776], zmm4                                    ;   457.3 p8+p9   61 t spill
        vmovdqu64 zmm4, [rbp + 10176]                                    ;   323.3 p2      40 t
        vpternlogd zmm4, zmm29, [rbp + 17984], 0x96                      ;   461.3 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm8, 0x58                            ;   462.3 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x6e                        ;   465.3 p0      23 t
        vpternlogd zmm23, zmm15, zmm4, 0x96                              ;   468.3 p5      41 t
        vpternlogd zmm15, zmm12, zmm4, 0x96                              ;   468.3 p5      41 t
        vpternlogd zmm4, zmm7, zmm5, 0x96                                ;   468.3 p0      41 t
        vpternlogd zmm13, zmm17, zmm4, 0x96                              ;   469.3 p5      41 t
        vpternlogd zmm7, zmm5, zmm23, 0x96                               ;   469.3 p0      41 t
        vgf2p8affineqb zmm5, zmm30, zmm8, 0x58                           ;   465.3 p0      23 t
        vgf2p8affineqb zmm17, zmm25, zmm10, 8                            ;   466.3 p0      41 t
        vgf2p8affineqb zmm11, zmm11, zmm10, 8                            ;   467.3 p0      22 t
        vgf2p8affineqb zmm2, zmm2, zmm8, 0x58                            ;   468.3 p0      23 t
        vgf2p8affineqb zmm9, zmm9, zmm10, 8                              ;   469.3 p0      21 t
        vgf2p8affineqb zmm25, zmm27, zmm10, 8                            ;   470.3 p0      22 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 64]  ;   330.5 p2      41 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm27, 0x6e                      ;   471.3 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0x6e                        ;   472.3 p0      23 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 256] ;   331.0 p3      22 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm30, 0x37                      ;   473.3 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   474.3 p0+p2   21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0x6e                        ;   475.3 p0      23 t
        vgf2p8affineinvqb zmm25, zmm25, zmm30, 0x37                      ;   476.3 p0      22 t
        vpternlogd zmm4, zmm0, [rbp + 18368], 0x96                       ;   469.3 p5+p3   61 t
        vpxord zmm1, zmm1, zmm4                                          ;   470.3 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm8, 0x58                            ;   477.3 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm28, 0x6e                        ;   480.3 p0      23 t
        vmovdqu64 [rbp + 18368], zmm4                                    ;   470.3 p7+p4   61 t spill
        vpxord zmm4, zmm24, [rbp + 11008]                                ;   467.3 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm10, 8                              ;   479.3 p0      21 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   482.3 p0+p3   21 t
        vpternlogd zmm23, zmm13, [rbp + 18240], 0x96                     ;   470.3 p5+p2   61 t
        vpxord zmm3, zmm3, zmm23                                         ;   471.3 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm10, 8                              ;   481.3 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm30, 0x37                        ;   484.3 p0      22 t
        vpternlogd zmm16, zmm15, [rbp + 17344], 0x96                     ;   470.3 p5+p3   61 t
        vpternlogd zmm12, zmm7, [rbp + 18496], 0x96                      ;   471.3 p5+p2   61 t
        vmovdqu64 [rbp + 18496], zmm24                                   ;   458.3 p8+p9   61 t spill
        vpxord zmm24, zmm6, [rbp + 11072]                                ;   472.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm10, 8                            ;   483.3 p0      42 t
        vgf2p8affineinvqb zmm24, zmm24, zmm27, 0x6e                      ;   486.3 p0      42 t
        vmovdqu64 [rbp + 17344], zmm6                                    ;   459.3 p7+p4   61 t spill
        vpxord zmm6, zmm16, [rbp + 11072]                                ;   473.3 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm10, 8                              ;   485.3 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, zmm27, 0x6e                        ;   488.3 p0      42 t
        vmovdqu64 [rbp + 18240], zmm16                                   ;   471.3 p8+p9   61 t spill
        vpxord zmm16, zmm12, [rbp + 11008]                               ;   474.3 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm10, 8                            ;   487.3 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   490.3 p0+p2   21 t
        vmovdqu64 [rbp + 19200], zmm12                                   ;   472.3 p7+p4   61 t spill
        vmovdqa64 zmm12, zmm2                                            ;   478.3         41 t copy
        vpternlogd zmm12, zmm11, zmm9, 0x96                              ;   478.3 p5      41 t
        vmovdqu64 [rbp + 18880], zmm23                                   ;   471.3 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm17                                           ;   474.3         41 t copy
        vpternlogd zmm23, zmm25, zmm9, 0x96                              ;   479.3 p5      41 t
        vpternlogd zmm2, zmm23, zmm11, 0x96                              ;   480.3 p5      41 t
        vpternlogd zmm11, zmm24, zmm5, 0x96                              ;   489.3 p5      41 t
        vpternlogd zmm24, zmm12, zmm5, 0x96                              ;   489.3 p5      41 t
        vpternlogd zmm5, zmm4, zmm17, 0x96                               ;   485.3 p5      41 t
        vpternlogd zmm25, zmm9, zmm5, 0x96                               ;   486.3 p5      41 t
        vpternlogd zmm4, zmm17, zmm11, 0x96                              ;   490.3 p5      41 t
        vmovdqu64 zmm9, [rbp + 17280]                                    ;   353.3 p3      61 t reload
        vpternlogd zmm0, zmm9, [rbp + 18624], 0x96                       ;   483.3 p5+p2   61 t
        vpxord zmm20, zmm20, zmm0                                        ;   484.3 p5      40 t
        vgf2p8affineqb zmm9, zmm20, zmm8, 0x58                           ;   489.3 p0      23 t
        vmovdqu64 zmm17, [rbp + 17472]                                   ;   350.3 p3      61 t reload
        vpternlogd zmm15, zmm17, [rbp + 18048], 0x96                     ;   485.3 p5+p2   61 t
        vpxord zmm21, zmm21, zmm15                                       ;   486.3 p5      40 t
        vgf2p8affineqb zmm17, zmm21, zmm10, 8                            ;   490.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 18752]                                   ;   355.3 p3      61 t reload
        vpternlogd zmm13, zmm20, [rbp + 19328], 0x96                     ;   487.3 p5+p2   61 t
        vpxord zmm19, zmm19, zmm13                                       ;   488.3 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm10, 8                            ;   491.3 p0      22 t
        vmovdqu64 zmm20, [rbp + 17792]                                   ;   352.3 p3      61 t reload
        vpternlogd zmm7, zmm20, [rbp + 17536], 0x96                      ;   489.3 p5+p2   61 t
        vpxord zmm18, zmm18, zmm7                                        ;   490.3 p5      40 t
        vgf2p8affineinvqb zmm17, zmm17, zmm27, 0x6e                      ;   493.3 p0      41 t
        vgf2p8affineinvqb zmm9, zmm9, zmm28, 0x6e                        ;   493.3 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm10, 8                            ;   494.3 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, zmm30, 0x37                      ;   495.3 p0      22 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 320] ;   350.0 p3      21 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm20, 0xdc                      ;   497.3 p0      21 t
        vpternlogd zmm14, zmm2, [rbp + 19456], 0x96                      ;   491.3 p5+p2   62 t
        vpternlogd zmm2, zmm5, [rbp + 18176], 0x96                       ;   492.3 p5+p3   62 t
        vpternlogd zmm11, zmm25, [rbp + 17920], 0x96                     ;   493.3 p5+p2   62 t
        vpternlogd zmm23, zmm24, [rbp + 18944], 0x96                     ;   494.3 p5+p3   62 t
        vpternlogd zmm12, zmm4, [rbp + 17728], 0x96                      ;   495.3 p5+p2   62 t
        vmovdqu64 zmm5, [rbp + 19904]                                    ;   419.3 p3      41 t reload
        vpternlogd zmm25, zmm5, [rbp + 18688], 0x96                      ;   496.3 p5+p2   62 t
        vmovdqu64 zmm5, [rbp + 11200]                                    ;   354.0 p3      61 r.1 reload
        vpxord zmm21, zmm14, zmm5                                        ;   497.3 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm8, 0x58                          ;   498.3 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x6e                      ;   501.3 p0      23 t
        vmovdqu64 [rbp + 18688], zmm14                                   ;   492.3 p7+p4   62 t spill
        vpxord zmm14, zmm2, [rbp + 11392]                                ;   498.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm8, 0x58                          ;   499.3 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x6e                      ;   502.3 p0      23 t
        vmovdqu64 [rbp + 19904], zmm2                                    ;   493.3 p8+p9   62 t spill
        vpxord zmm2, zmm11, [rbp + 11456]                                ;   499.3 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm10, 8                              ;   501.3 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x37                        ;   504.3 p0      22 t
        vmovdqu64 [rbp + 17728], zmm11                                   ;   494.3 p7+p4   62 t spill
        vmovdqa64 zmm11, zmm16                                           ;   493.3         41 t copy
        vpternlogd zmm11, zmm17, zmm9, 0x96                              ;   500.3 p5      41 t
        vpxord zmm20, zmm25, [rbp + 11264]                               ;   501.3 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm10, 8                            ;   503.3 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm30, 0x37                      ;   506.3 p0      22 t
        vmovdqu64 [rbp + 18944], zmm25                                   ;   497.3 p8+p9   62 t spill
        vpxord zmm25, zmm23, [rbp + 11584]                               ;   502.3 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm10, 8                            ;   505.3 p0      42 t
        vgf2p8affineinvqb zmm25, zmm25, zmm27, 0x6e                      ;   508.3 p0      42 t
        vmovdqu64 [rbp + 17920], zmm23                                   ;   495.3 p7+p4   62 t spill
        vpxord zmm23, zmm12, [rbp + 11520]                               ;   503.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm10, 8                            ;   507.3 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   510.3 p0+p3   21 t
        vmovdqu64 [rbp + 18176], zmm12                                   ;   496.3 p8+p9   62 t spill
        vmovdqa64 zmm12, zmm6                                            ;   491.3         41 t copy
        vpternlogd zmm12, zmm9, zmm19, 0x96                              ;   504.3 p5      41 t
        vpternlogd zmm16, zmm12, zmm17, 0x96                             ;   505.3 p5      41 t
        vpternlogd zmm17, zmm3, zmm18, 0x96                              ;   506.3 p5      41 t
        vpternlogd zmm3, zmm11, zmm18, 0x96                              ;   507.3 p5      41 t
        vpternlogd zmm18, zmm1, zmm19, 0x96                              ;   508.3 p5      41 t
        vpternlogd zmm1, zmm19, zmm17, 0x96                              ;   509.3 p5      41 t
        vmovdqu64 zmm19, [rbp + 19776]                                   ;   457.3 p2      61 t
        vpternlogd zmm6, zmm9, zmm18, 0x96                               ;   509.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 19072]                                    ;   455.3 p3      61 t
        vmovdqu64 zmm30, [rbp + 18432]                                   ;   458.3 p2      61 t
        vmovdqu64 [rbp + 18432], zmm7                                    ;   490.3 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 18816]                                    ;   458.3 p3      61 t
        vmovdqu64 zmm28, [rbp + 18432]                                   ;   490.3 p2      61 t
        vpternlogd zmm31, zmm16, [rbp + 19584], 0x96                     ;   510.3 p5+p3   62 t
        vpternlogd zmm16, zmm18, [rbp + 19264], 0x96                     ;   510.3 p0+p2   62 t
        vpternlogd zmm22, zmm3, [rbp + 19136], 0x96                      ;   511.3 p5+p3   62 t
        vpternlogd zmm3, zmm12, [rbp + 19392], 0x96                      ;   511.3 p0+p2   62 t
        vmovdqu64 zmm12, [rbp + 17408]                                   ;   420.3 p3      41 t reload
        vpternlogd zmm24, zmm12, [rbp + 19712], 0x96                     ;   512.3 p5+p2   62 t
        vmovdqu64 zmm12, [rbp + 19520]                                   ;   417.3 p3      41 t reload
        vpternlogd zmm4, zmm12, [rbp + 19840], 0x96                      ;   512.3 p0+p2   62 t
        vpternlogd zmm26, zmm6, [rbp + 18560], 0x96                      ;   513.3 p5+p3   62 t
        vpternlogd zmm6, zmm17, [rbp + 17600], 0x96                      ;   513.3 p0+p2   62 t
        vmovdqu64 zmm12, [rbp + 11264]                                   ;   365.5 p3      40 t
        vpxord zmm12, zmm12, zmm22                                       ;   514.3 p5      40 t
        vpternlogd zmm29, zmm1, [rbp + 17984], 0x96                      ;   514.3 p0+p2   62 t
        vpternlogd zmm1, zmm11, [rbp + 17856], 0x96                      ;   515.3 p5+p3   62 t
        vmovdqu64 zmm11, [rbp + 11392]                                   ;   370.3 p2      40 t
        vpxord zmm5, zmm5, zmm29                                         ;   515.3 p0      40 t
        vgf2p8affineqb zmm12, zmm12, zmm10, 8                            ;   516.3 p0      22 t
        vgf2p8affineqb zmm5, zmm5, zmm8, 0x58                            ;   517.3 p0      23 t
        vpxord zmm11, zmm11, zmm1                                        ;   516.3 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm8, 0x58                          ;   518.3 p0      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512 + 192] ;   372.8 p3      23 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm17, 0x6e                        ;   520.3 p0      23 t
        vmovdqu64 zmm18, [rel camellia128_encrypt.T0_constants512 + 256] ;   374.5 p2      22 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm18, 0x37                      ;   520.3 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm17, 0x6e                      ;   521.3 p0      23 t
        vpxord zmm17, zmm31, [rbp + 11328]                               ;   517.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   522.3 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   525.3 p0+p2   21 t
        vpxord zmm8, zmm24, [rbp + 11136]                                ;   518.3 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm10, 8                              ;   524.3 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x6e                        ;   527.3 p0      41 t
        vmovdqu64 [rbp + 17856], zmm31                                   ;   511.3 p8+p9   62 t spill
        vpxord zmm31, zmm26, [rbp + 11136]                               ;   519.3 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm10, 8                            ;   526.3 p0      41 t
        vgf2p8affineinvqb zmm31, zmm31, zmm27, 0x6e                      ;   529.3 p0      41 t
        vmovdqu64 [rbp + 17984], zmm22                                   ;   512.3 p7+p4   62 t spill
        vpxord zmm22, zmm16, [rbp + 11520]                               ;   520.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm10, 8                            ;   528.3 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   531.3 p0+p2   21 t
        vmovdqu64 [rbp + 17600], zmm29                                   ;   515.3 p8+p9   62 t spill
        vpxord zmm29, zmm4, [rbp + 11328]                                ;   521.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm10, 8                            ;   530.3 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   533.3 p0+p2   21 t
        vmovdqu64 [rbp + 18560], zmm4                                    ;   513.3 p7+p4   62 t spill
        vpxord zmm4, zmm3, [rbp + 11456]                                 ;   522.3 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm10, 8                              ;   532.3 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, zmm18, 0x37                        ;   535.3 p0      22 t
        vpxord zmm18, zmm6, [rbp + 11584]                                ;   523.3 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm10, 8                            ;   534.3 p0      42 t
        vgf2p8affineinvqb zmm18, zmm18, zmm27, 0x6e                      ;   537.3 p0      42 t
        vmovdqu64 [rbp + 19840], zmm26                                   ;   514.3 p8+p9   62 t spill
        vmovdqa64 zmm26, zmm25                                           ;   511.3         41 t copy
        vpternlogd zmm26, zmm21, zmm20, 0x96                             ;   524.3 p5      41 t
        vmovdqu64 [rbp + 19520], zmm24                                   ;   513.3 p7+p4   62 t spill
        vmovdqa64 zmm24, zmm11                                           ;   524.3         41 t copy
        vpternlogd zmm24, zmm12, zmm17, 0x96                             ;   528.3 p5      41 t
        vmovdqa64 zmm27, zmm23                                           ;   513.3         41 t copy
        vpternlogd zmm27, zmm8, zmm21, 0x96                              ;   530.3 p5      41 t
        vpternlogd zmm23, zmm26, zmm8, 0x96                              ;   530.3 p5      41 t
        vpternlogd zmm8, zmm2, zmm29, 0x96                               ;   536.3 p5      41 t
        vpternlogd zmm2, zmm27, zmm29, 0x96                              ;   536.3 p5      41 t
        vpternlogd zmm29, zmm14, zmm20, 0x96                             ;   536.3 p5      41 t
        vpternlogd zmm14, zmm20, zmm8, 0x96                              ;   537.3 p5      41 t
        vpternlogd zmm25, zmm21, zmm29, 0x96                             ;   537.3 p5      41 t
        vpxord zmm7, zmm7, zmm23                                         ;   533.3 p5      61 t
        vpxord zmm19, zmm19, zmm25                                       ;   538.3 p5      61 t
        vpxord zmm30, zmm30, zmm2                                        ;   537.3 p5      61 t
        vpxord zmm9, zmm9, zmm14                                         ;   538.3 p5      61 t
        vpternlogd zmm2, zmm26, [rbp + 19968], 0x96                      ;   537.3 p0+p3   61 t
        vpternlogd zmm14, zmm27, [rbp + 17664], 0x96                     ;   538.3 p5+p2   61 t
        vpternlogd zmm23, zmm29, [rbp + 18496], 0x96                     ;   537.3 p0+p3   61 t
        vpternlogd zmm25, zmm8, [rbp + 17344], 0x96                      ;   538.3 p5+p2   61 t
        vmovdqu64 zmm8, [rbp + 11648]                                    ;   395.0 p3      40 t
        vmovdqu64 zmm20, [rbp + 11648]                                   ;   395.3 p2      40 t
        vpxord zmm8, zmm8, zmm19                                         ;   539.3 p0      40 t
        vgf2p8affineqb zmm8, zmm8, zmm10, 8                              ;   540.3 p0      41 t
        vmovdqa64 zmm21, zmm22                                           ;   534.3         41 t copy
        vpternlogd zmm21, zmm31, zmm5, 0x96                              ;   539.3 p5      41 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 64]  ;   396.0 p3      41 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm26, 0x6e                        ;   543.3 p0      41 t
        vmovdqa64 zmm27, zmm31                                           ;   532.3         41 t copy
        vpternlogd zmm27, zmm4, zmm17, 0x96                              ;   540.3 p5      41 t
        vpternlogd zmm4, zmm17, zmm21, 0x96                              ;   541.3 p5      41 t
        vpternlogd zmm11, zmm27, zmm12, 0x96                             ;   541.3 p0      41 t
        vpternlogd zmm12, zmm18, zmm5, 0x96                              ;   542.3 p5      41 t
        vpternlogd zmm18, zmm5, zmm24, 0x96                              ;   542.3 p0      41 t
        vpternlogd zmm22, zmm31, zmm12, 0x96                             ;   543.3 p5      41 t
        vpxord zmm0, zmm0, zmm11                                         ;   543.3 p0      61 t
        vpxord zmm13, zmm13, zmm4                                        ;   544.3 p5      61 t
        vpxord zmm15, zmm15, zmm18                                       ;   544.3 p0      61 t
        vpxord zmm28, zmm28, zmm22                                       ;   545.3 p5      61 t
        vpternlogd zmm11, zmm21, [rbp + 18368], 0x96                     ;   545.3 p0+p2   61 t
        vpternlogd zmm4, zmm12, [rbp + 18880], 0x96                      ;   546.3 p5+p3   61 t
        vpternlogd zmm18, zmm27, [rbp + 18240], 0x96                     ;   546.3 p0+p2   61 t
        vpternlogd zmm22, zmm24, [rbp + 19200], 0x96                     ;   547.3 p5+p3   61 t
        vmovdqu64 zmm5, [rbp + 11840]                                    ;   399.5 p2      62 l.3 reload
        vpxord zmm12, zmm7, zmm5                                         ;   547.3 p0      40 t
        vpxord zmm20, zmm20, zmm15                                       ;   548.3 p5      40 t
        vmovdqu64 zmm17, [rbp + 11968]                                   ;   399.8 p3      62 l.5 reload
        vpxord zmm21, zmm2, zmm17                                        ;   548.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 11904]                                   ;   400.5 p2      62 l.4 reload
        vpxord zmm27, zmm14, zmm24                                       ;   549.3 p5      40 t
        vpxord zmm24, zmm24, zmm11                                       ;   549.3 p0      40 t
        vgf2p8affineqb zmm20, zmm20, zmm10, 8                            ;   550.3 p0      41 t
        vpxord zmm17, zmm17, zmm4                                        ;   550.3 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm10, 8                            ;   551.3 p0      21 t
        vpxord zmm5, zmm5, zmm28                                         ;   551.3 p5      40 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 128] ;   400.8 p3      23 t reload
        vgf2p8affineqb zmm27, zmm27, zmm29, 0x58                         ;   552.3 p0      23 t
        vgf2p8affineqb zmm21, zmm21, zmm10, 8                            ;   553.3 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm26, 0x6e                      ;   554.3 p0      41 t
        vgf2p8affineqb zmm24, zmm24, zmm29, 0x58                         ;   555.3 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm10, 8                              ;   556.3 p0      21 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   557.3 p0      22 t
        vmovdqu64 zmm31, [rbp + 12032]                                   ;   404.7 p2      62 l.6 reload
        vmovdqu64 [rbp + 19200], zmm28                                   ;   546.3 p8+p9   61 t spill
        vpxord zmm28, zmm23, zmm31                                       ;   552.3 p5      40 t
        vpxord zmm31, zmm31, zmm22                                       ;   553.3 p5      40 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   558.3 p0+p3   21 t
        vgf2p8affineqb zmm28, zmm28, zmm10, 8                            ;   559.3 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   560.3 p0+p2   23 t
        vgf2p8affineqb zmm31, zmm31, zmm10, 8                            ;   561.3 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   562.3 p0+p3   22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   563.3 p0+p2   21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   564.3 p0+p3   23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   565.3 p0+p2   22 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   566.3 p0+p3   21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   567.3 p0+p2   21 t
        vmovdqu64 [rbp + 18240], zmm7                                    ;   534.3 p7+p4   61 t spill
        vpxord zmm7, zmm25, [rbp + 12096]                                ;   554.3 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm10, 8                              ;   568.3 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm26, 0x6e                        ;   571.3 p0      42 t
        vmovdqu64 [rbp + 18880], zmm25                                   ;   539.3 p8+p9   61 t spill
        vpxord zmm25, zmm30, [rbp + 11776]                               ;   555.3 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm10, 8                            ;   570.3 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   573.3 p0+p3   22 t
        vmovdqu64 [rbp + 18368], zmm22                                   ;   548.3 p7+p4   61 t spill
        vpxord zmm22, zmm9, [rbp + 11712]                                ;   556.3 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 0x58                         ;   572.3 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   575.3 p0+p3   23 t
        vmovdqu64 [rbp + 17344], zmm30                                   ;   538.3 p8+p9   61 t spill
        vpxord zmm30, zmm0, [rbp + 11712]                                ;   557.3 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 0x58                         ;   574.3 p0      23 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   577.3 p0+p3   23 t
        vpxord zmm29, zmm18, [rbp + 12096]                               ;   558.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm10, 8                            ;   576.3 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm26, 0x6e                      ;   579.3 p0      42 t
        vpxord zmm26, zmm13, [rbp + 11776]                               ;   559.3 p5+p3   40 t
        vmovdqu64 [rbp + 18496], zmm18                                   ;   547.3 p7+p4   61 t spill
        vmovdqu64 zmm18, [rbp + 19520]                                   ;   513.3 p2      47 y
        vmovdqu64 [rbp + 19520], zmm13                                   ;   545.3 p8+p9   61 t spill
        vmovdqu64 zmm13, [rbp + 19840]                                   ;   514.3 p3      47 y
        vmovdqu64 [rbp + 19840], zmm23                                   ;   538.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 18688]                                   ;   492.3 p2      47 y
        vgf2p8affineqb zmm26, zmm26, zmm10, 8                            ;   578.3 p0      22 t
        vmovdqu64 zmm10, [rbp + 17600]                                   ;   515.3 p3      47 y
        vmovdqu64 [rbp + 17600], zmm0                                    ;   544.3 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 18944]                                    ;   497.3 p2      47 y
        vmovdqu64 [rbp + 18944], zmm4                                    ;   547.3 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 17984]                                    ;   512.3 p3      47 y
        vmovdqu64 [rbp + 17984], zmm9                                    ;   539.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 18560]                                    ;   513.3 p2      47 y
        vmovdqu64 [rbp + 18560], zmm2                                    ;   538.3 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 17856]                                    ;   511.3 p3      47 y
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   581.3 p0+p2   22 t
        vpternlogd zmm14, zmm19, [rbp + 12672], 0x1e                     ;   560.3 p5+p3   51 x
        vpternlogd zmm11, zmm15, [rbp + 12672], 0x1e                     ;   561.3 p5+p2   51 x
        vmovdqu64 [rbp + 17856], zmm15                                   ;   545.3 p8+p9   61 t spill
        vmovdqa64 zmm15, zmm8                                            ;   546.3         41 t copy
        vpternlogd zmm15, zmm21, zmm12, 0x96                             ;   565.3 p5      41 t
        vmovdqu64 [rbp + 18688], zmm19                                   ;   539.3 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm20                                           ;   557.3         41 t copy
        vpternlogd zmm19, zmm17, zmm5, 0x96                              ;   568.3 p5      41 t
        vmovdqu64 [rbp + 17664], zmm11                                   ;   562.3 p8+p9   51 x spill
        vpandd zmm11, zmm14, [rbp + 12928]                               ;   564.3 p5+p3   52 x
        vmovdqu64 [rbp + 19968], zmm14                                   ;   561.3 p7+p4   51 x spill
        vmovdqu64 zmm14, [rbp + 17664]                                   ;   562.3 p2      52 x
        vpandd zmm14, zmm14, [rbp + 12928]                               ;   568.3 p5+p3   52 x
        vmovdqu64 [rbp + 19712], zmm14                                   ;   569.3 p8+p9   52 x spill
        vmovdqa64 zmm14, zmm27                                           ;   563.3         41 t copy
        vpternlogd zmm14, zmm25, zmm12, 0x96                             ;   576.3 p5      41 t
        vpternlogd zmm27, zmm15, zmm25, 0x96                             ;   576.3 p5      41 t
        vpternlogd zmm25, zmm7, zmm22, 0x96                              ;   578.3 p5      41 t
        vpternlogd zmm7, zmm14, zmm22, 0x96                              ;   578.3 p5      41 t
        vpternlogd zmm22, zmm28, zmm8, 0x96                              ;   578.3 p5      41 t
        vpternlogd zmm21, zmm12, zmm22, 0x96                             ;   579.3 p5      41 t
        vpternlogd zmm28, zmm8, zmm25, 0x96                              ;   579.3 p5      41 t
        vpxord zmm23, zmm23, zmm27                                       ;   577.3 p5      47 y
        vpternlogd zmm27, zmm22, [rbp + 19904], 0x96                     ;   579.3 p5+p2   62 t
        vmovdqu64 zmm8, [rbp + 17984]                                    ;   539.3 p3      61 t reload
        vmovdqu64 zmm12, [rbp + 18560]                                   ;   538.3 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 12736]                                   ;   427.0 p3      51 x
        vpternlogd zmm22, zmm12, zmm8, 0x36                              ;   575.3 p5      51 x
        vpxord zmm18, zmm18, zmm7                                        ;   579.3 p5      47 y
        vpternlogd zmm7, zmm15, [rbp + 17920], 0x96                      ;   579.3 p5+p2   62 t
        vpternlogd zmm25, zmm21, [rbp + 17728], 0x96                     ;   580.3 p5+p3   62 t
        vpxord zmm0, zmm0, zmm21                                         ;   580.3 p5      47 y
        vmovdqu64 zmm12, [rbp + 17600]                                   ;   544.3 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 18944]                                   ;   547.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 12736]                                   ;   430.3 p2      51 x
        vpternlogd zmm21, zmm15, zmm12, 0x36                             ;   580.3 p5      51 x
        vpternlogd zmm14, zmm28, [rbp + 18176], 0x96                     ;   580.3 p0+p3   62 t
        vpxord zmm9, zmm9, zmm28                                         ;   581.3 p5      47 y
        vmovdqu64 zmm15, [rbp + 12416]                                   ;   431.8 p2      71 d.4 reload
        vpandd zmm28, zmm27, zmm15                                       ;   581.3 p0      47 y
        vpandd zmm12, zmm25, [rbp + 12480]                               ;   582.3 p5+p3   47 y
        vpandd zmm8, zmm7, [rbp + 12608]                                 ;   582.3 p0+p2   47 y
        vmovdqu64 [rbp + 18176], zmm11                                   ;   565.3 p7+p4   52 x spill
        vpandd zmm11, zmm14, [rbp + 12544]                               ;   583.3 p5+p3   47 y
        vmovdqu64 [rbp + 18944], zmm21                                   ;   581.3 p8+p9   51 x spill
        vmovdqa64 zmm21, zmm31                                           ;   570.3         41 t copy
        vpternlogd zmm21, zmm20, zmm30, 0x96                             ;   583.3 p0      41 t
        vmovdqu64 [rbp + 17728], zmm22                                   ;   576.3 p7+p4   51 x spill
        vmovdqu64 zmm22, [rbp + 18944]                                   ;   581.3 p2      52 x
        vpandd zmm22, zmm22, [rbp + 12992]                               ;   587.3 p5+p3   52 x
        vmovdqu64 [rbp + 17920], zmm22                                   ;   588.3 p8+p9   52 x spill
        vmovdqu64 zmm22, [rbp + 17728]                                   ;   576.3 p2      52 x
        vpandd zmm22, zmm22, [rbp + 12992]                               ;   584.3 p0+p3   52 x
        vpternlogd zmm17, zmm21, zmm5, 0x96                              ;   585.3 p5      41 t
        vpternlogd zmm5, zmm24, zmm26, 0x96                              ;   585.3 p0      41 t
        vpternlogd zmm24, zmm19, zmm26, 0x96                             ;   586.3 p5      41 t
        vpternlogd zmm21, zmm1, zmm24, 0x96                              ;   587.3 p0      62 t
        vpternlogd zmm26, zmm29, zmm30, 0x96                             ;   587.3 p5      41 t
        vmovdqu64 zmm1, [rbp + 18176]                                    ;   565.3 p2      52 x
        vpaddb zmm1, zmm1, [rbp + 18176]                                 ;   587.3 p0+p3   52 x
        vpternlogd zmm29, zmm30, zmm5, 0x96                              ;   588.3 p5      41 t
        vmovdqu64 zmm30, [rbp + 19712]                                   ;   569.3 p2      52 x
        vpaddb zmm30, zmm30, [rbp + 19712]                               ;   588.3 p0+p3   52 x
        vpternlogd zmm31, zmm20, zmm26, 0x96                             ;   589.3 p5      41 t
        vmovdqu64 zmm20, [rbp + 17920]                                   ;   588.3 p2      52 x
        vpaddb zmm20, zmm20, [rbp + 17920]                               ;   594.3 p0+p3   52 x
        vpternlogd zmm26, zmm3, zmm17, 0x96                              ;   590.3 p5      62 t
        vpternlogd zmm19, zmm6, zmm29, 0x96                              ;   590.3 p0      62 t
        vmovdqu64 zmm3, [rel camellia128_encrypt.T0_constants512 + 384]  ;   447.3 p2      47 y reload
        vmovdqu64 zmm6, [rbp + 18176]                                    ;   565.3 p3      52 x reload
        vgf2p8affineqb zmm6, zmm6, zmm3, 0                               ;   591.3 p0      52 x
        vpternlogd zmm5, zmm16, zmm31, 0x96                              ;   591.3 p5      62 t
        vpxord zmm10, zmm10, zmm24                                       ;   592.3 p5      47 y
        vmovdqu64 zmm16, [rbp + 19712]                                   ;   569.3 p2      52 x reload
        vgf2p8affineqb zmm16, zmm16, zmm3, 0                             ;   592.3 p0      52 x
        vpxord zmm4, zmm4, zmm17                                         ;   593.3 p5      47 y
        vmovdqu64 zmm17, [rbp + 17920]                                   ;   588.3 p3      52 x reload
        vgf2p8affineqb zmm17, zmm17, zmm3, 0                             ;   594.3 p0      52 x
        vpxord zmm13, zmm13, zmm29                                       ;   594.3 p5      47 y
        vpxord zmm2, zmm2, zmm31                                         ;   594.3 p0      47 y
        vmovdqu64 zmm24, [rbp + 17344]                                   ;   538.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 19840]                                   ;   538.3 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 12800]                                   ;   450.3 p2      51 x
        vpternlogd zmm31, zmm29, zmm24, 0x36                             ;   595.3 p5      51 x
        vpandd zmm15, zmm15, zmm21                                       ;   595.3 p0      47 y
        vgf2p8affineqb zmm29, zmm8, zmm3, 0                              ;   596.3 p0      47 y
        vgf2p8affineqb zmm24, zmm28, zmm3, 0                             ;   597.3 p0      47 y
        vpaddb zmm28, zmm28, zmm28                                       ;   596.3 p5      47 y
        vpternlogd zmm29, zmm28, zmm18, 0x96                             ;   599.3 p5      47 y
        vgf2p8affineqb zmm18, zmm12, zmm3, 0                             ;   598.3 p0      47 y
        vpaddb zmm12, zmm12, zmm12                                       ;   598.3 p5      47 y
        vpternlogd zmm24, zmm12, zmm23, 0x96                             ;   600.3 p5      47 y
        vmovdqu64 zmm12, [rbp + 19520]                                   ;   545.3 p3      61 t reload
        vmovdqu64 zmm23, [rbp + 18368]                                   ;   548.3 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 12800]                                   ;   452.3 p3      51 x
        vpternlogd zmm28, zmm23, zmm12, 0x36                             ;   599.3 p0      51 x
        vpaddb zmm8, zmm8, zmm8                                          ;   600.3 p5      47 y
        vgf2p8affineqb zmm23, zmm11, zmm3, 0                             ;   600.3 p0      47 y
        vpternlogd zmm23, zmm8, zmm9, 0x96                               ;   603.3 p5      47 y
        vpaddb zmm8, zmm11, zmm11                                        ;   601.3 p0      47 y
        vpternlogd zmm18, zmm8, zmm0, 0x96                               ;   602.3 p5      47 y
        vmovdqu64 zmm0, [rbp + 18240]                                    ;   534.3 p2      61 t reload
        vmovdqu64 zmm8, [rbp + 18880]                                    ;   539.3 p3      61 t reload
        vmovdqu64 zmm9, [rbp + 12864]                                    ;   453.8 p2      51 x
        vpternlogd zmm9, zmm8, zmm0, 0x36                                ;   602.3 p0      51 x
        vpandd zmm8, zmm26, [rbp + 12480]                                ;   603.3 p5+p3   47 y
        vpandd zmm11, zmm19, [rbp + 12608]                               ;   603.3 p0+p2   47 y
        vpandd zmm0, zmm5, [rbp + 12544]                                 ;   604.3 p5+p3   47 y
        vgf2p8affineqb zmm12, zmm15, zmm3, 0                             ;   604.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   605.3 p5      47 y
        vpternlogd zmm27, zmm29, [rbp + 12160], 0x1e                     ;   605.3 p0+p2   48 y
        vmovdqu64 [rbp + 18880], zmm17                                   ;   597.3 p7+p4   52 x spill
        vgf2p8affineqb zmm17, zmm22, zmm3, 0                             ;   606.3 p0      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;   606.3 p5      52 x
        vmovdqu64 [rbp + 18368], zmm17                                   ;   609.3 p8+p9   52 x spill
        vgf2p8affineqb zmm17, zmm11, zmm3, 0                             ;   607.3 p0      47 y
        vpternlogd zmm17, zmm15, zmm13, 0x96                             ;   610.3 p5      47 y
        vmovdqu64 zmm13, [rbp + 12224]                                   ;   456.3 p3      71 d.1 reload
        vpternlogd zmm25, zmm24, zmm13, 0x1e                             ;   608.3 p5      48 y
        vgf2p8affineqb zmm15, zmm8, zmm3, 0                              ;   608.3 p0      47 y
        vpaddb zmm8, zmm8, zmm8                                          ;   609.3 p5      47 y
        vpternlogd zmm12, zmm8, zmm10, 0x96                              ;   610.3 p0      47 y
        vpternlogd zmm13, zmm26, zmm12, 0x36                             ;   611.3 p5      48 y
        vmovdqu64 zmm8, [rbp + 19200]                                    ;   546.3 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 18496]                                   ;   547.3 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 12864]                                   ;   458.5 p2      51 x
        vpternlogd zmm26, zmm10, zmm8, 0x36                              ;   610.3 p0      51 x
        vmovdqu64 zmm10, [rbp + 12288]                                   ;   458.7 p3      71 d.2 reload
        vpternlogd zmm14, zmm18, zmm10, 0x1e                             ;   611.3 p5      48 y
        vpaddb zmm11, zmm11, zmm11                                       ;   611.3 p0      47 y
        vgf2p8affineqb zmm8, zmm0, zmm3, 0                               ;   612.3 p0      47 y
        vpternlogd zmm8, zmm11, zmm2, 0x96                               ;   615.3 p5      47 y
        vpaddb zmm0, zmm0, zmm0                                          ;   613.3 p5      47 y
        vpternlogd zmm15, zmm0, zmm4, 0x96                               ;   614.3 p0      47 y
        vpternlogd zmm10, zmm5, zmm15, 0x36                              ;   615.3 p5      48 y
        vmovdqu64 zmm0, [rbp + 13056]                                    ;   459.8 p2      71 y.6 reload
        vpandd zmm2, zmm31, zmm0                                         ;   614.3 p0      52 x
        vpandd zmm0, zmm0, zmm28                                         ;   615.3 p5      52 x
        vmovdqu64 zmm4, [rbp + 12352]                                    ;   460.3 p3      71 d.3 reload
        vpternlogd zmm7, zmm23, zmm4, 0x1e                               ;   615.3 p0      48 y
        vpternlogd zmm4, zmm19, zmm8, 0x36                               ;   616.3 p5      48 y
        vmovdqu64 zmm5, [rbp + 13120]                                    ;   460.8 p2      71 y.7 reload
        vpandd zmm11, zmm9, zmm5                                         ;   616.3 p0      52 x
        vpandd zmm5, zmm5, zmm26                                         ;   617.3 p5      52 x
        vpternlogd zmm21, zmm17, [rbp + 12160], 0x1e                     ;   617.3 p0+p3   48 y
        vpternlogd zmm16, zmm20, [rbp + 17600], 0x96                     ;   618.3 p5+p2   61 t
        vmovdqu64 zmm19, [rbp + 13184]                                   ;   462.3 p3      61 r.0 reload
        vpxord zmm20, zmm29, zmm19                                       ;   618.3 p0      40 t
        vpxord zmm19, zmm19, zmm17                                       ;   619.3 p5      40 t
        vgf2p8affineqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512], 8 ;   619.3 p0+p2   41 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512], 8 ;   620.3 p0+p3   41 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   622.3 p0+p2   41 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   623.3 p0+p3   41 t
        vmovdqu64 [rbp + 17600], zmm17                                   ;   611.3 p7+p4   47 y spill
        vpxord zmm17, zmm24, [rbp + 13248]                               ;   620.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   623.3 p0+p3   23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   626.3 p0+p2   23 t
        vmovdqu64 [rbp + 18496], zmm24                                   ;   601.3 p8+p9   47 y spill
        vpxord zmm24, zmm27, [rbp + 13440]                               ;   621.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   625.3 p0+p2   23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   628.3 p0+p3   23 t
        vmovdqu64 [rbp + 19840], zmm29                                   ;   600.3 p7+p4   47 y spill
        vpxord zmm29, zmm18, [rbp + 13312]                               ;   622.3 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512], 8 ;   627.3 p0+p3   22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   630.3 p0+p2   22 t
        vpternlogd zmm6, zmm22, [rbp + 17984], 0x96                      ;   623.3 p5+p3   61 t
        vmovdqu64 zmm22, [rbp + 13376]                                   ;   469.8 p2      61 r.3 reload
        vmovdqu64 [rbp + 17984], zmm18                                   ;   603.3 p8+p9   47 y spill
        vpxord zmm18, zmm23, zmm22                                       ;   624.3 p5      40 t
        vpxord zmm22, zmm22, zmm8                                        ;   625.3 p5      40 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512], 8 ;   629.3 p0+p3   21 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512], 8 ;   630.3 p0+p2   21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   632.3 p0+p3   21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   633.3 p0+p2   21 t
        vmovdqu64 [rbp + 17920], zmm8                                    ;   616.3 p7+p4   47 y spill
        vpxord zmm8, zmm25, [rbp + 13504]                                ;   626.3 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512], 8 ;   633.3 p0+p2   22 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   636.3 p0+p3   22 t
        vmovdqu64 [rbp + 19712], zmm23                                   ;   604.3 p8+p9   47 y spill
        vgf2p8affineqb zmm23, zmm11, zmm3, 0                             ;   635.3 p0      52 x
        vmovdqu64 [rbp + 18176], zmm25                                   ;   609.3 p7+p4   48 y spill
        vgf2p8affineqb zmm25, zmm2, zmm3, 0                              ;   636.3 p0      52 x
        vmovdqu64 [rbp + 18560], zmm27                                   ;   606.3 p8+p9   48 y spill
        vgf2p8affineqb zmm27, zmm5, zmm3, 0                              ;   637.3 p0      52 x
        vgf2p8affineqb zmm3, zmm0, zmm3, 0                               ;   638.3 p0      52 x
        vpaddb zmm2, zmm2, zmm2                                          ;   627.3 p5      52 x
        vpaddb zmm0, zmm0, zmm0                                          ;   628.3 p5      52 x
        vmovdqu64 [rbp + 19904], zmm16                                   ;   619.3 p7+p4   61 t spill
        vpxord zmm16, zmm13, [rbp + 13504]                               ;   629.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512], 8 ;   639.3 p0+p3   22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   642.3 p0+p2   22 t
        vpaddb zmm11, zmm11, zmm11                                       ;   630.3 p5      52 x
        vmovdqu64 [rbp + 17408], zmm13                                   ;   612.3 p8+p9   48 y spill
        vpxord zmm13, zmm14, [rbp + 13568]                               ;   631.3 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512], 8 ;   641.3 p0+p2   21 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   644.3 p0+p3   21 t
        vpaddb zmm5, zmm5, zmm5                                          ;   632.3 p5      52 x
        vmovdqu64 [rbp + 19392], zmm14                                   ;   612.3 p7+p4   48 y spill
        vpxord zmm14, zmm12, [rbp + 13248]                               ;   633.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   643.3 p0+p3   23 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   646.3 p0+p2   23 t
        vmovdqu64 [rbp + 19136], zmm12                                   ;   611.3 p8+p9   47 y spill
        vpxord zmm12, zmm10, [rbp + 13568]                               ;   634.3 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512], 8 ;   645.3 p0+p2   21 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   648.3 p0+p3   21 t
        vmovdqu64 [rbp + 19264], zmm10                                   ;   616.3 p7+p4   48 y spill
        vpxord zmm10, zmm7, [rbp + 13632]                                ;   635.3 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512], 8 ;   647.3 p0+p3   42 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   650.3 p0+p2   42 t
        vmovdqu64 [rbp + 19584], zmm7                                    ;   616.3 p8+p9   48 y spill
        vpxord zmm7, zmm21, [rbp + 13440]                                ;   636.3 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 128], 0x58 ;   649.3 p0+p2   23 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   652.3 p0+p3   23 t
        vmovdqu64 [rbp + 18432], zmm21                                   ;   618.3 p7+p4   48 y spill
        vpxord zmm21, zmm4, [rbp + 13632]                                ;   637.3 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512], 8 ;   651.3 p0+p3   42 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   654.3 p0+p2   42 t
        vmovdqu64 [rbp + 18816], zmm4                                    ;   617.3 p8+p9   48 y spill
        vpxord zmm4, zmm15, [rbp + 13312]                                ;   638.3 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512], 8 ;   653.3 p0+p2   22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   656.3 p0+p3   22 t
        vpternlogd zmm23, zmm1, [rbp + 18688], 0x96                      ;   639.3 p5+p2   61 t
        vpternlogd zmm27, zmm30, [rbp + 17856], 0x96                     ;   640.3 p5+p3   61 t
        vpternlogd zmm25, zmm11, [rbp + 18240], 0x96                     ;   641.3 p5+p2   61 t
        vpternlogd zmm3, zmm5, [rbp + 19200], 0x96                       ;   642.3 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 18368]                                    ;   609.3 p2      52 x reload
        vpternlogd zmm2, zmm1, [rbp + 17344], 0x96                       ;   643.3 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 18880]                                    ;   597.3 p2      52 x reload
        vpternlogd zmm0, zmm1, [rbp + 19520], 0x96                       ;   644.3 p5+p3   61 t
        vmovdqa64 zmm1, zmm24                                            ;   631.3         41 t copy
        vpternlogd zmm1, zmm29, zmm18, 0x96                              ;   645.3 p5      41 t
        vmovdqu64 zmm5, [rbp + 13952]                                    ;   495.7 p2      40 t
        vmovdqa64 zmm11, zmm20                                           ;   625.3         41 t copy
        vpternlogd zmm11, zmm8, zmm18, 0x96                              ;   646.3 p5      41 t
        vpternlogd zmm24, zmm11, zmm29, 0x96                             ;   647.3 p5      41 t
        vpternlogd zmm29, zmm10, zmm17, 0x96                             ;   653.3 p5      41 t
        vpternlogd zmm10, zmm1, zmm17, 0x96                              ;   653.3 p5      41 t
        vpternlogd zmm17, zmm13, zmm20, 0x96                             ;   650.3 p5      41 t
        vpternlogd zmm8, zmm18, zmm17, 0x96                              ;   651.3 p5      41 t
        vpternlogd zmm13, zmm20, zmm29, 0x96                             ;   654.3 p5      41 t
        vmovdqu64 zmm18, [rbp + 13952]                                   ;   496.5 p3      40 t
        vpternlogd zmm11, zmm9, zmm10, 0x96                              ;   654.3 p5      61 t
        vpternlogd zmm1, zmm31, zmm13, 0x96                              ;   655.3 p5      61 t
        vmovdqu64 zmm9, [rbp + 14016]                                    ;   497.0 p2      40 t
        vmovdqu64 zmm20, [rbp + 14016]                                   ;   497.5 p3      40 t
        vpternlogd zmm17, zmm24, [rbp + 19968], 0x96                     ;   655.3 p5+p2   61 t
        vpxord zmm5, zmm5, zmm17                                         ;   656.3 p0      40 t
        vmovdqu64 zmm30, [rel camellia128_encrypt.T0_constants512 + 128] ;   498.5 p3      23 t reload
        vgf2p8affineqb zmm5, zmm5, zmm30, 0x58                           ;   657.3 p0      23 t
        vmovdqa64 zmm31, zmm19                                           ;   626.3         41 t copy
        vpternlogd zmm31, zmm16, zmm22, 0x96                             ;   656.3 p5      41 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   660.3 p0+p2   23 t
        vpternlogd zmm29, zmm8, [rbp + 17728], 0x96                      ;   657.3 p5+p3   61 t
        vpxord zmm9, zmm9, zmm29                                         ;   658.3 p5      40 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512], 8 ;   659.3 p0+p2   22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   662.3 p0+p3   22 t
        vmovdqu64 [rbp + 17728], zmm29                                   ;   658.3 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm12                                           ;   651.3         41 t copy
        vpternlogd zmm29, zmm19, zmm14, 0x96                             ;   659.3 p5      41 t
        vpternlogd zmm16, zmm29, zmm22, 0x96                             ;   660.3 p5      41 t
        vpternlogd zmm22, zmm7, zmm4, 0x96                               ;   660.3 p0      41 t
        vpternlogd zmm7, zmm31, zmm4, 0x96                               ;   661.3 p5      41 t
        vpternlogd zmm4, zmm21, zmm14, 0x96                              ;   661.3 p0      41 t
        vpternlogd zmm21, zmm14, zmm22, 0x96                             ;   662.3 p5      41 t
        vpternlogd zmm12, zmm19, zmm4, 0x96                              ;   662.3 p0      41 t
        vpternlogd zmm22, zmm28, zmm12, 0x96                             ;   663.3 p5      61 t
        vpternlogd zmm31, zmm26, zmm21, 0x96                             ;   663.3 p0      61 t
        vmovdqu64 zmm14, [rbp + 14080]                                   ;   502.2 p2      40 t
        vmovdqu64 zmm19, [rbp + 14080]                                   ;   502.3 p3      40 t
        vpxord zmm14, zmm14, zmm1                                        ;   664.3 p5      40 t
        vpxord zmm19, zmm19, zmm22                                       ;   664.3 p0      40 t
        vpternlogd zmm29, zmm7, [rbp + 17664], 0x96                      ;   665.3 p5+p2   61 t
        vpxord zmm18, zmm18, zmm29                                       ;   666.3 p0      40 t
        vpternlogd zmm4, zmm16, [rbp + 18944], 0x96                      ;   666.3 p5+p3   61 t
        vpxord zmm20, zmm20, zmm4                                        ;   667.3 p0      40 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512]       ;   505.3 p2      41 t reload
        vgf2p8affineqb zmm14, zmm14, zmm26, 8                            ;   667.3 p0      21 t
        vgf2p8affineqb zmm18, zmm18, zmm30, 0x58                         ;   668.3 p0      23 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;   669.3 p0      21 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 8                            ;   670.3 p0      22 t
        vmovdqu64 zmm28, [rbp + 14144]                                   ;   507.5 p3      62 l.7 reload
        vmovdqu64 [rbp + 18944], zmm22                                   ;   664.3 p8+p9   61 t spill
        vpxord zmm22, zmm11, zmm28                                       ;   667.3 p5      40 t
        vpxord zmm28, zmm28, zmm31                                       ;   668.3 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm26, 8                            ;   671.3 p0      42 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   672.3 p0+p2   23 t
        vgf2p8affineqb zmm28, zmm28, zmm26, 8                            ;   673.3 p0      42 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   674.3 p0+p3   21 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   675.3 p0+p2   22 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   676.3 p0+p3   21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   677.3 p0+p2   42 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   678.3 p0+p3   42 t
        vmovdqu64 [rbp + 17664], zmm31                                   ;   664.3 p7+p4   61 t spill
        vmovdqa64 zmm31, zmm6                                            ;   624.3         40 t copy
        vpternlogd zmm31, zmm24, [rbp + 13760], 0x96                     ;   669.3 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm30, 0x58                         ;   679.3 p0      23 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   682.3 p0+p3   23 t
        vmovdqu64 [rbp + 19968], zmm11                                   ;   655.3 p8+p9   61 t spill
        vmovdqa64 zmm11, zmm2                                            ;   644.3         40 t copy
        vpternlogd zmm11, zmm8, [rbp + 13824], 0x96                      ;   670.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   681.3 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   684.3 p0+p3   22 t
        vmovdqu64 [rbp + 19520], zmm1                                    ;   656.3 p7+p4   61 t spill
        vmovdqa64 zmm1, zmm22                                            ;   680.3         41 t copy
        vpternlogd zmm1, zmm31, zmm11, 0x96                              ;   687.3 p5      41 t
        vmovdqu64 [rbp + 18880], zmm4                                    ;   667.3 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm23                                            ;   640.3         40 t copy
        vpternlogd zmm4, zmm10, [rbp + 13696], 0x96                      ;   672.3 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 8                              ;   683.3 p0      41 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   686.3 p0+p3   41 t
        vmovdqu64 [rbp + 17344], zmm29                                   ;   666.3 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm14                                           ;   677.3         41 t copy
        vpternlogd zmm29, zmm4, zmm31, 0x96                              ;   689.3 p5      41 t
        vpternlogd zmm14, zmm1, zmm4, 0x96                               ;   689.3 p5      41 t
        vmovdqu64 [rbp + 18368], zmm17                                   ;   656.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm25                                           ;   642.3         40 t copy
        vpternlogd zmm17, zmm13, [rbp + 13888], 0x96                     ;   675.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;   685.3 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   688.3 p0+p3   21 t
        vpternlogd zmm4, zmm9, zmm17, 0x96                               ;   691.3 p5      41 t
        vpternlogd zmm9, zmm29, zmm17, 0x96                              ;   691.3 p5      41 t
        vpternlogd zmm17, zmm5, zmm11, 0x96                              ;   691.3 p5      41 t
        vpternlogd zmm5, zmm11, zmm4, 0x96                               ;   692.3 p5      41 t
        vpternlogd zmm22, zmm31, zmm17, 0x96                             ;   692.3 p5      41 t
        vmovdqa64 zmm11, zmm0                                            ;   645.3         40 t copy
        vpternlogd zmm11, zmm16, [rbp + 13824], 0x96                     ;   681.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;   687.3 p0      22 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 256] ;   519.8 p3      22 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm31, 0x37                      ;   690.3 p0      22 t
        vpternlogd zmm1, zmm9, [rbp + 18176], 0x96                       ;   692.3 p5+p2   62 t
        vpternlogd zmm29, zmm5, [rbp + 18560], 0x96                      ;   693.3 p5+p3   62 t
        vpternlogd zmm17, zmm14, [rbp + 19392], 0x96                     ;   692.3 p5+p2   62 t
        vpternlogd zmm4, zmm22, [rbp + 19584], 0x96                      ;   693.3 p5+p3   62 t
        vpxord zmm31, zmm1, [rbp + 14528]                                ;   693.3 p5+p2   40 t
        vmovdqu64 [rbp + 19584], zmm1                                    ;   693.3 p7+p4   62 t spill
        vpxord zmm1, zmm17, [rbp + 14592]                                ;   693.3 p5+p3   40 t
        vmovdqu64 [rbp + 19392], zmm17                                   ;   693.3 p8+p9   62 t spill
        vpxord zmm17, zmm29, [rbp + 14464]                               ;   694.3 p5+p2   40 t
        vmovdqu64 [rbp + 18560], zmm29                                   ;   694.3 p7+p4   62 t spill
        vpxord zmm29, zmm4, [rbp + 14656]                                ;   694.3 p5+p3   40 t
        vmovdqu64 [rbp + 18176], zmm4                                    ;   694.3 p8+p9   62 t spill
        vmovdqa64 zmm4, zmm27                                            ;   641.3         40 t copy
        vpternlogd zmm4, zmm21, [rbp + 13696], 0x96                      ;   689.3 p0+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 8                              ;   690.3 p0      41 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   693.3 p0+p3   41 t
        vmovdqu64 [rbp + 19200], zmm25                                   ;   642.3 p7+p4   61 t spill
        vmovdqa64 zmm25, zmm3                                            ;   643.3         40 t copy
        vpternlogd zmm25, zmm12, [rbp + 13888], 0x96                     ;   690.3 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm26, 8                            ;   692.3 p0      21 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   695.3 p0+p3   21 t
        vmovdqa64 zmm26, zmm4                                            ;   696.3         41 t copy
        vpternlogd zmm26, zmm20, zmm25, 0x96                             ;   698.3 p5      41 t
        vmovdqu64 [rbp + 18240], zmm3                                    ;   643.3 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm18                                            ;   675.3         41 t copy
        vpternlogd zmm3, zmm11, zmm25, 0x96                              ;   698.3 p5      41 t
        vpternlogd zmm18, zmm26, zmm11, 0x96                             ;   699.3 p5      41 t
        vmovdqu64 [rbp + 17856], zmm12                                   ;   663.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 14464]                                   ;   540.3 p2      40 t
        vmovdqu64 [rbp + 18688], zmm13                                   ;   655.3 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 14528]                                   ;   540.7 p3      40 t
        vmovdqu64 [rbp + 19072], zmm0                                    ;   645.3 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 14592]                                    ;   541.3 p2      40 t
        vmovdqu64 [rbp + 19776], zmm16                                   ;   661.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 14656]                                   ;   541.7 p3      40 t
        vmovdqu64 [rbp + 19456], zmm2                                    ;   644.3 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 13760]                                    ;   542.3 p2      40 t
        vpternlogd zmm2, zmm7, [rbp + 19904], 0x96                       ;   694.3 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm30, 0x58                           ;   695.3 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   698.3 p0+p2   23 t
        vpternlogd zmm11, zmm28, zmm2, 0x96                              ;   701.3 p5      41 t
        vpternlogd zmm28, zmm3, zmm2, 0x96                               ;   701.3 p5      41 t
        vpternlogd zmm2, zmm19, zmm4, 0x96                               ;   701.3 p0      41 t
        vpternlogd zmm20, zmm25, zmm2, 0x96                              ;   702.3 p5      41 t
        vpternlogd zmm19, zmm4, zmm11, 0x96                              ;   702.3 p0      41 t
        vgf2p8affineqb zmm4, zmm17, zmm30, 0x58                          ;   698.3 p0      23 t
        vmovdqu64 zmm17, [rel camellia128_encrypt.T0_constants512]       ;   543.7 p3      41 t reload
        vgf2p8affineqb zmm25, zmm31, zmm17, 8                            ;   699.3 p0      22 t
        vgf2p8affineqb zmm1, zmm1, zmm17, 8                              ;   700.3 p0      21 t
        vgf2p8affineqb zmm29, zmm29, zmm17, 8                            ;   701.3 p0      42 t
        vmovdqu64 zmm31, [rel camellia128_encrypt.T0_constants512 + 192] ;   544.3 p2      23 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0x6e                        ;   702.3 p0      23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   703.3 p0+p3   22 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   704.3 p0+p2   21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   705.3 p0+p3   42 t
        vpternlogd zmm2, zmm18, [rbp + 18432], 0x96                      ;   702.3 p5+p2   62 t
        vpxord zmm12, zmm12, zmm2                                        ;   703.3 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm30, 0x58                         ;   706.3 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm31, 0x6e                      ;   709.3 p0      23 t
        vpternlogd zmm11, zmm20, [rbp + 17408], 0x96                     ;   703.3 p5+p3   62 t
        vpxord zmm13, zmm13, zmm11                                       ;   704.3 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm17, 8                            ;   708.3 p0      22 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   711.3 p0+p2   22 t
        vpternlogd zmm26, zmm28, [rbp + 18816], 0x96                     ;   702.3 p5+p3   62 t
        vpxord zmm16, zmm16, zmm26                                       ;   703.3 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm17, 8                            ;   710.3 p0      42 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   713.3 p0+p2   42 t
        vpternlogd zmm3, zmm19, [rbp + 19264], 0x96                      ;   704.3 p5+p3   62 t
        vpxord zmm0, zmm0, zmm3                                          ;   705.3 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm17, 8                              ;   712.3 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   715.3 p0+p2   21 t
        vmovdqu64 [rbp + 19264], zmm26                                   ;   703.3 p8+p9   62 t spill
        vmovdqa64 zmm26, zmm20                                           ;   703.3         40 t copy
        vpternlogd zmm26, zmm15, [rbp + 14336], 0x96                     ;   706.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm17, 8                            ;   714.3 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   717.3 p0+p2   22 t
        vmovdqu64 [rbp + 18816], zmm3                                    ;   705.3 p7+p4   62 t spill
        vmovdqu64 zmm3, [rbp + 14720]                                    ;   550.7 p3      40 t
        vmovdqu64 [rbp + 17408], zmm11                                   ;   704.3 p8+p9   62 t spill
        vmovdqu64 zmm11, [rbp + 14720]                                   ;   551.3 p2      40 t
        vmovdqu64 [rbp + 18432], zmm2                                    ;   703.3 p7+p4   62 t spill
        vmovdqu64 zmm2, [rbp + 14784]                                    ;   551.7 p3      40 t
        vmovdqu64 [rbp + 17536], zmm20                                   ;   703.3 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 14784]                                   ;   552.3 p2      40 t
        vmovdqu64 [rbp + 17792], zmm15                                   ;   615.3 p7+p4   47 y spill
        vmovdqu64 zmm15, [rbp + 14848]                                   ;   553.5 p3      40 t
        vmovdqu64 [rbp + 19328], zmm8                                    ;   652.3 p8+p9   41 t spill
        vmovdqu64 zmm8, [rbp + 14848]                                    ;   554.5 p2      40 t
        vmovdqu64 [rbp + 18752], zmm7                                    ;   662.3 p7+p4   41 t spill
        vmovdqu64 zmm7, [rbp + 14912]                                    ;   555.3 p3      40 t
        vmovdqu64 [rbp + 18048], zmm6                                    ;   624.3 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 14912]                                    ;   557.3 p2      40 t
        vmovdqu64 [rbp + 17472], zmm24                                   ;   648.3 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 14976]                                   ;   559.3 p3      40 t
        vmovdqu64 [rbp + 18624], zmm27                                   ;   641.3 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 14400]                                   ;   560.5 p2      40 t
        vpternlogd zmm27, zmm14, [rbp + 19712], 0x96                     ;   707.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm17, 8                            ;   716.3 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   719.3 p0+p2   21 t
        vmovdqu64 [rbp + 17280], zmm14                                   ;   690.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 14208]                                   ;   563.3 p3      40 t
        vpternlogd zmm14, zmm22, [rbp + 19840], 0x96                     ;   708.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm17, 8                            ;   718.3 p0      41 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   721.3 p0+p3   41 t
        vmovdqu64 [rbp + 18112], zmm22                                   ;   693.3 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm14                                           ;   724.3         41 t copy
        vpternlogd zmm22, zmm25, zmm27, 0x96                             ;   724.3 p5      41 t
        vmovdqu64 [rbp + 18304], zmm21                                   ;   663.3 p7+p4   41 t spill
        vmovdqu64 zmm21, [rbp + 14976]                                   ;   570.7 p2      40 t
        vmovdqu64 [rbp + 19008], zmm23                                   ;   640.3 p8+p9   61 t spill
        vmovdqu64 zmm23, [rbp + 14336]                                   ;   574.3 p3      40 t
        vpternlogd zmm23, zmm9, [rbp + 17984], 0x96                      ;   710.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm17, 8                            ;   720.3 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   723.3 p0+p3   22 t
        vmovdqu64 [rbp + 19648], zmm9                                    ;   692.3 p7+p4   41 t spill
        vmovdqa64 zmm9, zmm4                                             ;   705.3         41 t copy
        vpternlogd zmm9, zmm23, zmm27, 0x96                              ;   726.3 p5      41 t
        vpternlogd zmm4, zmm22, zmm23, 0x96                              ;   726.3 p5      41 t
        vmovdqu64 [rbp + 20032], zmm22                                   ;   725.3 p8+p9   41 t spill
        vmovdqu64 zmm22, [rbp + 14272]                                   ;   578.7 p2      40 t
        vpternlogd zmm22, zmm5, [rbp + 18496], 0x96                      ;   713.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm30, 0x58                         ;   722.3 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, zmm31, 0x6e                      ;   725.3 p0      23 t
        vpternlogd zmm23, zmm29, zmm22, 0x96                             ;   728.3 p5      41 t
        vpternlogd zmm29, zmm9, zmm22, 0x96                              ;   728.3 p5      41 t
        vpternlogd zmm22, zmm1, zmm14, 0x96                              ;   728.3 p5      41 t
        vpternlogd zmm25, zmm27, zmm22, 0x96                             ;   729.3 p5      41 t
        vpternlogd zmm1, zmm14, zmm23, 0x96                              ;   729.3 p5      41 t
        vpternlogd zmm10, zmm29, [rbp + 19008], 0x96                     ;   729.3 p5+p2   61 t
        vpternlogd zmm22, zmm4, [rbp + 18368], 0x96                      ;   729.3 p5+p3   61 t
        vpxord zmm24, zmm24, zmm22                                       ;   730.3 p5      40 t
        vpxord zmm3, zmm3, zmm10                                         ;   730.3 p5      40 t
        vpternlogd zmm23, zmm25, [rbp + 17728], 0x96                     ;   730.3 p5+p2   61 t
        vpternlogd zmm9, zmm1, [rbp + 19520], 0x96                       ;   730.3 p5+p3   61 t
        vmovdqu64 zmm14, [rbp + 18048]                                   ;   624.3 p2      61 t reload
        vpternlogd zmm4, zmm14, [rbp + 17472], 0x96                      ;   727.3 p0+p3   61 t
        vpxord zmm2, zmm2, zmm4                                          ;   728.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 19456]                                   ;   644.3 p2      61 t reload
        vpternlogd zmm25, zmm14, [rbp + 19328], 0x96                     ;   730.3 p0+p3   61 t
        vpxord zmm15, zmm15, zmm25                                       ;   731.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 19200]                                   ;   642.3 p2      61 t reload
        vpternlogd zmm1, zmm14, [rbp + 18688], 0x96                      ;   730.3 p0+p3   61 t
        vpxord zmm7, zmm7, zmm1                                          ;   731.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 20032]                                   ;   725.3 p2      41 t reload
        vpternlogd zmm29, zmm14, [rbp + 19968], 0x96                     ;   731.3 p0+p3   61 t
        vmovdqu64 zmm14, [rbp + 19136]                                   ;   611.3 p2      47 y reload
        vmovdqu64 zmm27, [rbp + 14272]                                   ;   589.5 p3      40 t
        vpternlogd zmm27, zmm18, zmm14, 0x96                             ;   728.3 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm30, 0x58                         ;   729.3 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm31, 0x6e                      ;   732.3 p0      23 t
        vmovdqa64 zmm14, zmm16                                           ;   716.3         41 t copy
        vpternlogd zmm14, zmm27, zmm26, 0x96                             ;   735.3 p5      41 t
        vmovdqu64 [rbp + 19968], zmm1                                    ;   731.3 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 14208]                                    ;   590.2 p2      40 t
        vpternlogd zmm1, zmm28, [rbp + 17600], 0x96                      ;   730.3 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm17, 8                              ;   731.3 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 64], 0x6e ;   734.3 p0+p2   41 t
        vmovdqu64 [rbp + 20032], zmm25                                   ;   731.3 p8+p9   61 t spill
        vpxord zmm25, zmm23, [rbp + 15040]                               ;   731.3 p5+p3   40 t
        vmovdqu64 [rbp + 18688], zmm4                                    ;   728.3 p7+p4   61 t spill
        vpxord zmm4, zmm9, [rbp + 15104]                                 ;   732.3 p5+p2   40 t
        vmovdqu64 [rbp + 19200], zmm10                                   ;   730.3 p8+p9   61 t spill
        vpxord zmm10, zmm29, [rbp + 15168]                               ;   732.3 p0+p3   40 t
        vmovdqu64 [rbp + 19328], zmm29                                   ;   732.3 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm0                                            ;   718.3         41 t copy
        vpternlogd zmm29, zmm1, zmm27, 0x96                              ;   737.3 p5      41 t
        vpternlogd zmm0, zmm14, zmm1, 0x96                               ;   737.3 p0      41 t
        vmovdqu64 [rbp + 19456], zmm9                                    ;   731.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 15040]                                    ;   593.2 p2      40 t
        vmovdqu64 [rbp + 17472], zmm23                                   ;   731.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 15104]                                   ;   593.5 p3      40 t
        vmovdqu64 [rbp + 18048], zmm22                                   ;   730.3 p8+p9   61 t spill
        vmovdqu64 zmm22, [rbp + 15168]                                   ;   594.2 p2      40 t
        vmovdqu64 zmm31, [rbp + 14400]                                   ;   594.5 p3      40 t
        vpternlogd zmm31, zmm19, [rbp + 17920], 0x96                     ;   734.3 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm17, 8                            ;   735.3 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   738.3 p0+p3   21 t
        vpternlogd zmm1, zmm13, zmm31, 0x96                              ;   741.3 p5      41 t
        vpternlogd zmm13, zmm29, zmm31, 0x96                             ;   741.3 p5      41 t
        vpternlogd zmm31, zmm12, zmm26, 0x96                             ;   741.3 p0      41 t
        vpternlogd zmm12, zmm26, zmm1, 0x96                              ;   742.3 p5      41 t
        vpternlogd zmm16, zmm27, zmm31, 0x96                             ;   742.3 p0      41 t
        vgf2p8affineqb zmm2, zmm2, zmm30, 0x58                           ;   738.3 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm17, 8                              ;   739.3 p0      41 t
        vgf2p8affineqb zmm15, zmm15, zmm17, 8                            ;   740.3 p0      22 t
        vgf2p8affineqb zmm24, zmm24, zmm30, 0x58                         ;   741.3 p0      23 t
        vgf2p8affineqb zmm7, zmm7, zmm17, 8                              ;   742.3 p0      21 t
        vgf2p8affineqb zmm25, zmm25, zmm17, 8                            ;   743.3 p0      22 t
        vgf2p8affineqb zmm4, zmm4, zmm17, 8                              ;   744.3 p0      21 t
        vgf2p8affineqb zmm10, zmm10, zmm17, 8                            ;   745.3 p0      42 t
        vmovdqu64 zmm26, [rel camellia128_encrypt.T0_constants512 + 64]  ;   596.2 p2      41 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm26, 0x6e                        ;   746.3 p0      41 t
        vmovdqu64 zmm27, [rel camellia128_encrypt.T0_constants512 + 192] ;   596.5 p3      23 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm27, 0x6e                        ;   747.3 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   748.3 p0+p2   22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   749.3 p0+p3   21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm27, 0x6e                      ;   750.3 p0      23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   751.3 p0+p2   22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   752.3 p0+p3   21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm26, 0x6e                      ;   753.3 p0      42 t
        vpternlogd zmm14, zmm13, [rbp + 18880], 0x96                     ;   742.3 p5+p2   61 t
        vpxord zmm9, zmm9, zmm14                                         ;   743.3 p5      40 t
        vgf2p8affineqb zmm9, zmm9, zmm17, 8                              ;   754.3 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_encrypt.T0_constants512 + 256], 0x37 ;   757.3 p0+p3   22 t
        vpternlogd zmm29, zmm12, [rbp + 17344], 0x96                     ;   743.3 p5+p2   61 t
        vpxord zmm21, zmm21, zmm29                                       ;   744.3 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm30, 0x58                         ;   756.3 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm27, 0x6e                      ;   759.3 p0      23 t
        vpternlogd zmm31, zmm0, [rbp + 18944], 0x96                      ;   742.3 p5+p3   61 t
        vpxord zmm23, zmm23, zmm31                                       ;   743.3 p5      40 t
        vgf2p8affineqb zmm23, zmm23, zmm17, 8                            ;   758.3 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   761.3 p0+p2   21 t
        vpternlogd zmm1, zmm16, [rbp + 17664], 0x96                      ;   744.3 p5+p3   61 t
        vpxord zmm22, zmm22, zmm1                                        ;   745.3 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm17, 8                            ;   760.3 p0      42 t
        vgf2p8affineinvqb zmm22, zmm22, zmm26, 0x6e                      ;   763.3 p0      42 t
        vmovdqu64 [rbp + 17664], zmm1                                    ;   745.3 p7+p4   61 t spill
        vmovdqa64 zmm1, zmm24                                            ;   753.3         41 t copy
        vpternlogd zmm1, zmm15, zmm7, 0x96                               ;   753.3 p5      41 t
        vmovdqu64 [rbp + 18944], zmm31                                   ;   743.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm3                                            ;   749.3         41 t copy
        vpternlogd zmm31, zmm25, zmm7, 0x96                              ;   754.3 p5      41 t
        vpternlogd zmm24, zmm31, zmm15, 0x96                             ;   755.3 p5      41 t
        vpternlogd zmm15, zmm10, zmm2, 0x96                              ;   756.3 p5      41 t
        vpternlogd zmm10, zmm1, zmm2, 0x96                               ;   756.3 p5      41 t
        vpternlogd zmm2, zmm4, zmm3, 0x96                                ;   755.3 p5      41 t
        vpternlogd zmm25, zmm7, zmm2, 0x96                               ;   756.3 p5      41 t
        vpternlogd zmm4, zmm3, zmm15, 0x96                               ;   757.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 18240]                                    ;   643.3 p2      61 t reload
        vpternlogd zmm0, zmm3, [rbp + 17856], 0x96                       ;   754.3 p5+p3   61 t
        vpxord zmm6, zmm6, zmm0                                          ;   755.3 p5      40 t
        vgf2p8affineqb zmm3, zmm6, zmm17, 8                              ;   762.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 18624]                                    ;   641.3 p2      61 t reload
        vpternlogd zmm16, zmm6, [rbp + 18304], 0x96                      ;   756.3 p5+p3   61 t
        vmovdqu64 zmm6, [rbp + 19072]                                    ;   645.3 p2      61 t reload
        vpternlogd zmm13, zmm6, [rbp + 19776], 0x96                      ;   757.3 p5+p3   61 t
        vpxord zmm11, zmm11, zmm16                                       ;   758.3 p5      40 t
        vgf2p8affineqb zmm6, zmm11, zmm17, 8                             ;   763.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 19904]                                    ;   619.3 p2      61 t reload
        vpternlogd zmm12, zmm7, [rbp + 18752], 0x96                      ;   759.3 p5+p3   61 t
        vpxord zmm8, zmm8, zmm13                                         ;   760.3 p5      40 t
        vgf2p8affineqb zmm7, zmm8, zmm17, 8                              ;   764.3 p0      22 t
        vpxord zmm20, zmm20, zmm12                                       ;   761.3 p5      40 t
        vgf2p8affineqb zmm8, zmm20, zmm30, 0x58                          ;   765.3 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0x6e                        ;   766.3 p0      41 t
        vmovdqu64 zmm11, [rel camellia128_encrypt.T0_constants512 + 320] ;   609.7 p2      21 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm11, 0xdc                        ;   767.3 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x6e                        ;   768.3 p0      23 t
        vmovdqu64 zmm20, [rel camellia128_encrypt.T0_constants512 + 256] ;   611.5 p3      22 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm20, 0x37                        ;   769.3 p0      22 t
        vpternlogd zmm5, zmm24, [rbp + 18496], 0x96                      ;   762.3 p5+p2   62 t
        vpternlogd zmm24, zmm2, [rbp + 18560], 0x96                      ;   763.3 p5+p3   62 t
        vpternlogd zmm15, zmm25, [rbp + 19584], 0x96                     ;   764.3 p5+p2   62 t
        vpternlogd zmm31, zmm10, [rbp + 18176], 0x96                     ;   765.3 p5+p3   62 t
        vpternlogd zmm1, zmm4, [rbp + 19392], 0x96                       ;   766.3 p5+p2   62 t
        vmovdqu64 zmm2, [rbp + 15296]                                    ;   614.5 p3      61 r.1 reload
        vpxord zmm11, zmm5, zmm2                                         ;   767.3 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm30, 0x58                         ;   770.3 p0      23 t
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0x6e                      ;   773.3 p0      23 t
        vmovdqu64 [rbp + 19392], zmm5                                    ;   763.3 p7+p4   62 t spill
        vpxord zmm5, zmm24, [rbp + 15488]                                ;   768.3 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm30, 0x58                           ;   772.3 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0x6e                        ;   775.3 p0      23 t
        vmovdqu64 [rbp + 18176], zmm24                                   ;   764.3 p8+p9   62 t spill
        vpxord zmm24, zmm15, [rbp + 15552]                               ;   769.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm17, 8                            ;   774.3 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, zmm20, 0x37                      ;   777.3 p0      22 t
        vmovdqu64 [rbp + 19584], zmm15                                   ;   765.3 p7+p4   62 t spill
        vpxord zmm15, zmm31, [rbp + 15680]                               ;   770.3 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm17, 8                            ;   776.3 p0      42 t
        vgf2p8affineinvqb zmm15, zmm15, zmm26, 0x6e                      ;   779.3 p0      42 t
        vmovdqu64 [rbp + 18560], zmm31                                   ;   766.3 p8+p9   62 t spill
        vpxord zmm31, zmm1, [rbp + 15616]                                ;   771.3 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm17, 8                            ;   778.3 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   781.3 p0+p2   21 t
        vmovdqu64 [rbp + 18496], zmm1                                    ;   767.3 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm6                                             ;   769.3         41 t copy
        vpternlogd zmm1, zmm9, zmm3, 0x96                                ;   772.3 p5      41 t
        vmovdqu64 [rbp + 18752], zmm0                                    ;   755.3 p8+p9   61 t spill
        vmovdqa64 zmm0, zmm23                                            ;   764.3         41 t copy
        vpternlogd zmm0, zmm6, zmm8, 0x96                                ;   773.3 p5      41 t
        vpternlogd zmm9, zmm0, zmm3, 0x96                                ;   774.3 p5      41 t
        vpternlogd zmm3, zmm21, zmm7, 0x96                               ;   775.3 p5      41 t
        vpternlogd zmm21, zmm1, zmm7, 0x96                               ;   776.3 p5      41 t
        vpternlogd zmm7, zmm22, zmm8, 0x96                               ;   777.3 p5      41 t
        vpternlogd zmm22, zmm8, zmm3, 0x96                               ;   778.3 p5      41 t
        vpternlogd zmm23, zmm6, zmm7, 0x96                               ;   779.3 p5      41 t
        vmovdqu64 zmm6, [rbp + 18112]                                    ;   693.3 p3      41 t reload
        vpternlogd zmm10, zmm6, [rbp + 19840], 0x96                      ;   780.3 p5+p2   62 t
        vmovdqu64 zmm6, [rbp + 19648]                                    ;   692.3 p3      41 t reload
        vpternlogd zmm25, zmm6, [rbp + 17984], 0x96                      ;   780.3 p0+p2   62 t
        vmovdqu64 zmm6, [rbp + 17280]                                    ;   690.3 p3      41 t reload
        vpternlogd zmm4, zmm6, [rbp + 19712], 0x96                       ;   781.3 p5+p2   62 t
        vpternlogd zmm18, zmm21, [rbp + 19136], 0x96                     ;   781.3 p0+p3   62 t
        vpternlogd zmm21, zmm0, [rbp + 18432], 0x96                      ;   782.3 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 15488]                                    ;   635.3 p3      40 t
        vpxord zmm2, zmm2, zmm18                                         ;   782.3 p0      40 t
        vpternlogd zmm28, zmm22, [rbp + 17600], 0x96                     ;   783.3 p5+p2   62 t
        vpternlogd zmm22, zmm1, [rbp + 19264], 0x96                      ;   783.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 15552]                                    ;   639.3 p2      40 t
        vgf2p8affineqb zmm2, zmm2, zmm30, 0x58                           ;   784.3 p0      23 t
        vpternlogd zmm7, zmm9, [rbp + 17408], 0x96                       ;   784.3 p5+p3   62 t
        vpxord zmm0, zmm0, zmm21                                         ;   785.3 p5      40 t
        vpternlogd zmm19, zmm23, [rbp + 17920], 0x96                     ;   785.3 p0+p2   62 t
        vpternlogd zmm23, zmm3, [rbp + 18816], 0x96                      ;   786.3 p5+p3   62 t
        vmovdqu64 zmm3, [rbp + 15616]                                    ;   641.7 p2      40 t
        vpxord zmm1, zmm1, zmm7                                          ;   786.3 p0      40 t
        vgf2p8affineinvqb zmm2, zmm2, zmm27, 0x6e                        ;   787.3 p0      23 t
        vgf2p8affineqb zmm0, zmm0, zmm30, 0x58                           ;   788.3 p0      23 t
        vpxord zmm3, zmm3, zmm23                                         ;   787.3 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm17, 8                              ;   789.3 p0      22 t
        vgf2p8affineqb zmm3, zmm3, zmm17, 8                              ;   790.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 17536]                                    ;   703.3 p3      41 t reload
        vpternlogd zmm9, zmm6, [rbp + 17792], 0x96                       ;   788.3 p5+p2   62 t
        vgf2p8affineinvqb zmm0, zmm0, zmm27, 0x6e                        ;   791.3 p0      23 t
        vmovdqu64 zmm6, [rbp + 15232]                                    ;   647.5 p3      61 r.0 reload
        vpxord zmm8, zmm10, zmm6                                         ;   789.3 p5      40 t
        vpxord zmm6, zmm6, zmm28                                         ;   790.3 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm17, 8                              ;   792.3 p0      41 t
        vgf2p8affineqb zmm6, zmm6, zmm17, 8                              ;   793.3 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, zmm26, 0x6e                        ;   795.3 p0      41 t
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0x6e                        ;   796.3 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, zmm20, 0x37                        ;   796.3 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   797.3 p0+p2   21 t
        vpxord zmm27, zmm25, [rbp + 15360]                               ;   791.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm17, 8                            ;   798.3 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, zmm20, 0x37                      ;   801.3 p0      22 t
        vpxord zmm30, zmm4, [rbp + 15424]                                ;   792.3 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm17, 8                            ;   800.3 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   803.3 p0+p3   21 t
        vmovdqu64 [rbp + 17792], zmm23                                   ;   787.3 p7+p4   62 t spill
        vpxord zmm23, zmm19, [rbp + 15424]                               ;   793.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm17, 8                            ;   802.3 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   805.3 p0+p3   21 t
        vmovdqu64 [rbp + 17536], zmm7                                    ;   785.3 p8+p9   62 t spill
        vpxord zmm7, zmm22, [rbp + 15680]                                ;   794.3 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm17, 8                              ;   804.3 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm26, 0x6e                        ;   807.3 p0      42 t
        vmovdqu64 [rbp + 18816], zmm22                                   ;   784.3 p7+p4   62 t spill
        vpxord zmm22, zmm9, [rbp + 15360]                                ;   795.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm17, 8                            ;   806.3 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, zmm20, 0x37                      ;   809.3 p0      22 t
        vmovdqu64 [rbp + 17920], zmm21                                   ;   783.3 p8+p9   62 t spill
        vmovdqa64 zmm21, zmm31                                           ;   784.3         41 t copy
        vpternlogd zmm21, zmm8, zmm11, 0x96                              ;   798.3 p5      41 t
        vmovdqu64 [rbp + 17408], zmm19                                   ;   786.3 p7+p4   62 t spill
        vmovdqa64 zmm19, zmm3                                            ;   800.3         41 t copy
        vpternlogd zmm19, zmm6, zmm2, 0x96                               ;   800.3 p5      41 t
        vmovdqu64 [rbp + 19264], zmm4                                    ;   782.3 p8+p9   62 t spill
        vmovdqa64 zmm4, zmm15                                            ;   782.3         41 t copy
        vpternlogd zmm4, zmm11, zmm27, 0x96                              ;   804.3 p5      41 t
        vpternlogd zmm31, zmm4, zmm8, 0x96                               ;   805.3 p5      41 t
        vpternlogd zmm8, zmm24, zmm30, 0x96                              ;   806.3 p5      41 t
        vpternlogd zmm24, zmm21, zmm30, 0x96                             ;   806.3 p5      41 t
        vpternlogd zmm30, zmm5, zmm27, 0x96                              ;   806.3 p5      41 t
        vpternlogd zmm5, zmm27, zmm8, 0x96                               ;   807.3 p5      41 t
        vpternlogd zmm15, zmm11, zmm30, 0x96                             ;   807.3 p5      41 t
        vpternlogd zmm4, zmm24, [rbp + 17472], 0x96                      ;   807.3 p5+p2   61 t
        vpternlogd zmm21, zmm5, [rbp + 18048], 0x96                      ;   808.3 p5+p3   61 t
        vpternlogd zmm30, zmm31, [rbp + 19456], 0x96                     ;   807.3 p5+p2   61 t
        vpternlogd zmm8, zmm15, [rbp + 19328], 0x96                      ;   808.3 p5+p3   61 t
        vmovdqa64 zmm11, zmm6                                            ;   799.3         41 t copy
        vpternlogd zmm11, zmm1, zmm23, 0x96                              ;   808.3 p0      41 t
        vpternlogd zmm1, zmm19, zmm23, 0x96                              ;   809.3 p5      41 t
        vpternlogd zmm23, zmm0, zmm22, 0x96                              ;   812.3 p0      41 t
        vpternlogd zmm0, zmm11, zmm22, 0x96                              ;   812.3 p5      41 t
        vpternlogd zmm19, zmm29, zmm0, 0x96                              ;   813.3 p0      61 t
        vpternlogd zmm22, zmm7, zmm2, 0x96                               ;   812.3 p5      41 t
        vpternlogd zmm7, zmm2, zmm23, 0x96                               ;   813.3 p0      41 t
        vpternlogd zmm3, zmm6, zmm22, 0x96                               ;   813.3 p5      41 t
        vpternlogd zmm22, zmm14, zmm1, 0x96                              ;   813.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 16000]                                    ;   665.5 p2      40 t
        vmovdqu64 zmm6, [rbp + 16000]                                    ;   665.7 p3      40 t
        vpxord zmm2, zmm2, zmm21                                         ;   813.3 p5      40 t
        vpxord zmm6, zmm6, zmm19                                         ;   814.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 16064]                                   ;   666.5 p2      62 l.5 reload
        vpxord zmm27, zmm4, zmm14                                        ;   814.3 p5      40 t
        vpxord zmm14, zmm14, zmm22                                       ;   814.3 p0      40 t
        vmovdqu64 zmm29, [rel camellia128_encrypt.T0_constants512 + 128] ;   666.7 p3      23 t reload
        vgf2p8affineqb zmm2, zmm2, zmm29, 0x58                           ;   815.3 p0      23 t
        vgf2p8affineqb zmm6, zmm6, zmm29, 0x58                           ;   816.3 p0      23 t
        vgf2p8affineqb zmm27, zmm27, zmm17, 8                            ;   817.3 p0      22 t
        vgf2p8affineqb zmm14, zmm14, zmm17, 8                            ;   818.3 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   819.3 p0+p2   23 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   820.3 p0+p3   23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm20, 0x37                      ;   821.3 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, zmm20, 0x37                      ;   822.3 p0      22 t
        vpxord zmm4, zmm4, [rbp + 16576]                                 ;   815.3 p5+p2   74 dst
        vpxord zmm21, zmm21, [rbp + 16512]                               ;   816.3 p5+p3   74 dst
        vpxord zmm19, zmm19, [rbp + 16512]                               ;   817.3 p5+p2   74 dst
        vpxord zmm22, zmm22, [rbp + 16576]                               ;   818.3 p5+p3   74 dst
        vpternlogd zmm23, zmm3, [rbp + 18944], 0x96                      ;   819.3 p5+p2   61 t
        vpternlogd zmm11, zmm7, [rbp + 17664], 0x96                      ;   820.3 p5+p3   61 t
        vmovdqu64 [rbp + 17664], zmm19                                   ;   818.3 p7+p4   74 dst spill
        vpxord zmm19, zmm30, [rbp + 16128]                               ;   821.3 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm17, 8                            ;   823.3 p0      21 t
        vpxord zmm30, zmm30, [rbp + 16640]                               ;   822.3 p5+p3   74 dst
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   826.3 p0+p2   21 t
        vmovdqu64 [rbp + 18944], zmm22                                   ;   819.3 p8+p9   74 dst spill
        vpxord zmm22, zmm8, [rbp + 16192]                                ;   823.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm17, 8                            ;   825.3 p0      42 t
        vpxord zmm8, zmm8, [rbp + 16704]                                 ;   824.3 p5+p2   74 dst
        vgf2p8affineinvqb zmm22, zmm22, zmm26, 0x6e                      ;   828.3 p0      42 t
        vmovdqu64 [rbp + 19328], zmm4                                    ;   816.3 p7+p4   74 dst spill
        vpxord zmm4, zmm23, [rbp + 16128]                                ;   825.3 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm17, 8                              ;   827.3 p0      21 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   830.3 p0+p2   21 t
        vpxord zmm23, zmm23, [rbp + 16640]                               ;   826.3 p5+p3   74 dst
        vmovdqu64 [rbp + 19456], zmm23                                   ;   827.3 p8+p9   74 dst spill
        vpxord zmm23, zmm11, [rbp + 16192]                               ;   827.3 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm17, 8                            ;   829.3 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm26, 0x6e                      ;   832.3 p0      42 t
        vpxord zmm11, zmm11, [rbp + 16704]                               ;   828.3 p5+p3   74 dst
        vmovdqu64 [rbp + 18048], zmm11                                   ;   829.3 p7+p4   74 dst spill
        vmovdqa64 zmm11, zmm1                                            ;   810.3         40 t copy
        vpternlogd zmm11, zmm13, [rbp + 15872], 0x96                     ;   829.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm17, 8                            ;   831.3 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm20, 0x37                      ;   834.3 p0      22 t
        vpternlogd zmm1, zmm13, [rbp + 16384], 0x96                      ;   830.3 p5+p3   74 dst
        vmovdqu64 zmm13, [rbp + 15808]                                   ;   685.7 p2      62 l.1 reload
        vmovdqu64 [rbp + 17472], zmm1                                    ;   831.3 p8+p9   74 dst spill
        vmovdqa64 zmm1, zmm0                                             ;   813.3         40 t copy
        vpternlogd zmm1, zmm12, zmm13, 0x96                              ;   831.3 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 0x58                           ;   833.3 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   836.3 p0+p3   23 t
        vpternlogd zmm13, zmm5, [rbp + 18688], 0x96                      ;   832.3 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 0x58                         ;   835.3 p0      23 t
        vmovdqu64 zmm29, [rbp + 16320]                                   ;   688.5 p3      74 dst.1 reload
        vpternlogd zmm0, zmm12, zmm29, 0x96                              ;   833.3 p5      74 dst
        vpternlogd zmm29, zmm5, [rbp + 18688], 0x96                      ;   834.3 p5+p2   74 dst
        vgf2p8affineinvqb zmm5, zmm13, [rel camellia128_encrypt.T0_constants512 + 192], 0x6e ;   838.3 p0+p3   23 t
        vmovdqu64 zmm12, [rbp + 15744]                                   ;   689.8 p2      62 l.0 reload
        vmovdqa64 zmm13, zmm7                                            ;   814.3         40 t copy
        vpternlogd zmm13, zmm16, zmm12, 0x96                             ;   835.3 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm17, 8                            ;   837.3 p0      41 t
        vgf2p8affineinvqb zmm13, zmm13, zmm26, 0x6e                      ;   840.3 p0      41 t
        vpternlogd zmm12, zmm15, [rbp + 19200], 0x96                     ;   836.3 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm17, 8                            ;   839.3 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, zmm26, 0x6e                      ;   842.3 p0      41 t
        vmovdqu64 zmm26, [rbp + 16256]                                   ;   691.5 p2      74 dst.0 reload
        vpternlogd zmm7, zmm16, zmm26, 0x96                              ;   837.3 p5      74 dst
        vpternlogd zmm26, zmm15, [rbp + 19200], 0x96                     ;   838.3 p5+p3   74 dst
        vmovdqa64 zmm15, zmm23                                           ;   835.3         41 t copy
        vpternlogd zmm15, zmm1, zmm11, 0x96                              ;   839.3 p5      41 t
        vmovdqa64 zmm16, zmm4                                            ;   833.3         41 t copy
        vpternlogd zmm16, zmm13, zmm1, 0x96                              ;   843.3 p5      41 t
        vpternlogd zmm4, zmm15, zmm13, 0x96                              ;   843.3 p5      41 t
        vmovdqu64 [rbp + 19200], zmm0                                    ;   834.3 p7+p4   74 dst spill
        vmovdqa64 zmm0, zmm19                                            ;   829.3         41 t copy
        vpternlogd zmm0, zmm12, zmm5, 0x96                               ;   845.3 p0      41 t
        vmovdqu64 [rbp + 18688], zmm7                                    ;   838.3 p8+p9   74 dst spill
        vmovdqu64 zmm7, [rbp + 15936]                                    ;   694.8 p2      40 t
        vpternlogd zmm7, zmm31, [rbp + 19968], 0x96                      ;   842.3 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm17, 8                              ;   843.3 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   846.3 p0+p2   21 t
        vmovdqu64 [rbp + 17600], zmm29                                   ;   835.3 p7+p4   74 dst spill
        vmovdqa64 zmm29, zmm12                                           ;   845.3         41 t copy
        vpternlogd zmm29, zmm27, zmm7, 0x96                              ;   849.3 p5      41 t
        vpternlogd zmm27, zmm0, zmm7, 0x96                               ;   849.3 p5      41 t
        vmovdqu64 [rbp + 18432], zmm26                                   ;   839.3 p8+p9   74 dst spill
        vmovdqu64 zmm26, [rbp + 16448]                                   ;   696.5 p3      74 dst.3 reload
        vpternlogd zmm31, zmm26, [rbp + 19968], 0x96                     ;   844.3 p0+p2   74 dst
        vpternlogd zmm26, zmm3, [rbp + 18752], 0x96                      ;   845.3 p5+p3   74 dst
        vmovdqu64 [rbp + 19968], zmm26                                   ;   846.3 p7+p4   74 dst spill
        vmovdqu64 zmm26, [rbp + 15936]                                   ;   697.8 p2      62 l.3 reload
        vpternlogd zmm3, zmm26, [rbp + 18752], 0x96                      ;   845.3 p0+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm17, 8                              ;   846.3 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_encrypt.T0_constants512 + 320], 0xdc ;   849.3 p0+p2   21 t
        vpternlogd zmm13, zmm14, zmm3, 0x96                              ;   852.3 p5      41 t
        vpternlogd zmm14, zmm16, zmm3, 0x96                              ;   852.3 p5      41 t
        vpternlogd zmm3, zmm6, zmm11, 0x96                               ;   852.3 p5      41 t
        vpternlogd zmm6, zmm11, zmm13, 0x96                              ;   853.3 p0      41 t
        vpternlogd zmm23, zmm1, zmm3, 0x96                               ;   853.3 p5      41 t
        vmovdqu64 zmm1, [rbp + 20032]                                    ;   731.3 p3      61 t reload
        vmovdqu64 zmm11, [rbp + 15872]                                   ;   699.8 p2      40 t
        vpternlogd zmm11, zmm24, zmm1, 0x96                              ;   849.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 18176]                                   ;   764.3 p3      75 dst
        vpxord zmm26, zmm26, [rbp + 17024]                               ;   850.3 p5+p2   75 dst
        vgf2p8affineqb zmm11, zmm11, zmm17, 8                            ;   850.3 p0      22 t
        vmovdqu64 zmm17, [rbp + 17920]                                   ;   783.3 p3      75 dst
        vpxord zmm17, zmm17, [rbp + 17024]                               ;   851.3 p5+p2   75 dst
        vmovdqu64 [rbp + 17920], zmm31                                   ;   845.3 p8+p9   74 dst spill
        vmovdqu64 zmm31, [rbp + 19584]                                   ;   765.3 p3      75 dst
        vpxord zmm31, zmm31, [rbp + 17088]                               ;   851.3 p0+p2   75 dst
        vmovdqu64 zmm1, [rbp + 17536]                                    ;   785.3 p3      75 dst
        vpxord zmm1, zmm1, [rbp + 17088]                                 ;   852.3 p5+p2   75 dst
        vgf2p8affineinvqb zmm11, zmm11, zmm20, 0x37                      ;   853.3 p0      22 t
        vmovdqu64 zmm20, [rbp + 18496]                                   ;   767.3 p3      75 dst
        vpxord zmm20, zmm20, [rbp + 17152]                               ;   853.3 p5+p2   75 dst
        vmovdqu64 [rbp + 18496], zmm21                                   ;   817.3 p7+p4   74 dst spill
        vmovdqu64 zmm21, [rbp + 17792]                                   ;   787.3 p3      75 dst
        vpxord zmm21, zmm21, [rbp + 17152]                               ;   853.3 p0+p2   75 dst
        vmovdqu64 [rbp + 17792], zmm30                                   ;   823.3 p8+p9   74 dst spill
        vmovdqu64 zmm30, [rbp + 18560]                                   ;   766.3 p3      75 dst
        vpxord zmm30, zmm30, [rbp + 17216]                               ;   854.3 p5+p2   75 dst
        vmovdqu64 [rbp + 18560], zmm8                                    ;   825.3 p7+p4   74 dst spill
        vmovdqu64 zmm8, [rbp + 18816]                                    ;   784.3 p3      75 dst
        vpxord zmm8, zmm8, [rbp + 17216]                                 ;   854.3 p0+p2   75 dst
        vpternlogd zmm7, zmm2, zmm11, 0x96                               ;   856.3 p5      41 t
        vpternlogd zmm2, zmm29, zmm11, 0x96                              ;   856.3 p0      41 t
        vpternlogd zmm11, zmm22, zmm5, 0x96                              ;   856.3 p5      41 t
        vpternlogd zmm22, zmm5, zmm7, 0x96                               ;   857.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 17792]                                    ;   823.3 p3      74 dst reload
        vmovdqu64 [rbp + 18816], zmm13                                   ;   853.3 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 18560]                                   ;   825.3 p2      74 dst reload
        vmovdqu64 [rbp + 17536], zmm8                                    ;   855.3 p7+p4   75 dst spill
        vpunpcklbw zmm8, zmm13, zmm5                                     ;   857.3 p5      74 dst
        vpunpckhbw zmm5, zmm13, zmm5                                     ;   858.3 p5      74 dst
        vpternlogd zmm19, zmm12, zmm11, 0x96                             ;   857.3 p0      41 t
        vmovdqu64 zmm12, [rbp + 18496]                                   ;   817.3 p3      74 dst reload
        vmovdqu64 zmm13, [rbp + 19328]                                   ;   816.3 p2      74 dst reload
        vmovdqu64 [rbp + 17792], zmm5                                    ;   859.3 p8+p9   74 dst spill
        vpunpcklbw zmm5, zmm13, zmm12                                    ;   859.3 p5      74 dst
        vpunpckhbw zmm12, zmm13, zmm12                                   ;   860.3 p5      74 dst
        vmovdqu64 zmm13, [rbp + 18432]                                   ;   839.3 p3      74 dst reload
        vmovdqu64 [rbp + 18496], zmm12                                   ;   861.3 p7+p4   74 dst spill
        vmovdqu64 zmm12, [rbp + 17600]                                   ;   835.3 p2      74 dst reload
        vmovdqu64 [rbp + 19328], zmm8                                    ;   858.3 p8+p9   74 dst spill
        vpunpcklbw zmm8, zmm12, zmm13                                    ;   861.3 p5      74 dst
        vpunpckhbw zmm12, zmm12, zmm13                                   ;   862.3 p5      74 dst
        vpternlogd zmm17, zmm16, zmm6, 0x96                              ;   858.3 p0      75 dst
        vmovdqu64 zmm13, [rbp + 18496]                                   ;   861.3 p3      74 dst reload
        vmovdqu64 zmm16, [rbp + 17792]                                   ;   859.3 p2      74 dst reload
        vmovdqu64 [rbp + 18432], zmm17                                   ;   859.3 p7+p4   75 dst spill
        vpunpcklwd zmm17, zmm16, zmm13                                   ;   867.3 p5      74 dst
        vpternlogd zmm1, zmm15, zmm14, 0x96                              ;   859.3 p0      75 dst
        vpternlogd zmm21, zmm3, zmm4, 0x96                               ;   860.3 p0      75 dst
        vmovdqu64 zmm3, [rbp + 16384]                                    ;   718.3 p3      74 dst.2 reload
        vpternlogd zmm24, zmm3, [rbp + 20032], 0x96                      ;   861.3 p0+p2   74 dst
        vpternlogd zmm26, zmm0, zmm2, 0x96                               ;   862.3 p0      75 dst
        vpternlogd zmm31, zmm11, zmm27, 0x96                             ;   863.3 p0      75 dst
        vmovdqu64 zmm0, [rbp + 16896]                                    ;   719.3 p3      75 dst.2 reload
        vpternlogd zmm27, zmm25, zmm0, 0x96                              ;   864.3 p5      75 dst
        vpternlogd zmm0, zmm14, zmm9, 0x96                               ;   864.3 p0      75 dst
        vpternlogd zmm20, zmm7, zmm19, 0x96                              ;   865.3 p5      75 dst
        vpternlogd zmm30, zmm29, zmm22, 0x96                             ;   865.3 p0      75 dst
        vmovdqu64 zmm3, [rbp + 16832]                                    ;   721.0 p2      75 dst.1 reload
        vpternlogd zmm6, zmm18, zmm3, 0x96                               ;   866.3 p5      75 dst
        vpternlogd zmm3, zmm2, [rbp + 19392], 0x96                       ;   866.3 p0+p3   75 dst
        vmovdqu64 zmm2, [rbp + 16768]                                    ;   722.0 p2      75 dst.0 reload
        vpternlogd zmm22, zmm10, zmm2, 0x96                              ;   867.3 p5      75 dst
        vpternlogd zmm2, zmm28, zmm23, 0x96                              ;   867.3 p0      75 dst
        vmovdqu64 zmm7, [rbp + 16960]                                    ;   722.3 p3      75 dst.3 reload
        vpternlogd zmm4, zmm7, [rbp + 17408], 0x96                       ;   868.3 p5+p2   75 dst
        vpternlogd zmm7, zmm19, [rbp + 19264], 0x96                      ;   868.3 p0+p3   75 dst
        vmovdqu64 zmm9, [rbp + 19456]                                    ;   827.3 p2      74 dst reload
        vmovdqu64 zmm10, [rbp + 18048]                                   ;   829.3 p3      74 dst reload
        vpunpcklbw zmm11, zmm10, zmm9                                    ;   869.3 p5      74 dst
        vmovdqu64 zmm14, [rbp + 17664]                                   ;   818.3 p2      74 dst reload
        vmovdqu64 zmm15, [rbp + 18944]                                   ;   819.3 p3      74 dst reload
        vpunpcklbw zmm18, zmm15, zmm14                                   ;   870.3 p5      74 dst
        vmovdqu64 zmm19, [rbp + 17472]                                   ;   831.3 p2      74 dst reload
        vmovdqu64 zmm25, [rbp + 19968]                                   ;   846.3 p3      74 dst reload
        vpunpcklbw zmm28, zmm25, zmm19                                   ;   871.3 p5      74 dst
        vpunpckhbw zmm14, zmm15, zmm14                                   ;   872.3 p5      74 dst
        vmovdqu64 zmm15, [rbp + 18688]                                   ;   838.3 p2      74 dst reload
        vmovdqu64 zmm29, [rbp + 19200]                                   ;   834.3 p3      74 dst reload
        vpunpcklbw zmm19, zmm29, zmm15                                   ;   873.3 p5      74 dst
        vpunpckhbw zmm9, zmm10, zmm9                                     ;   874.3 p5      74 dst
        vpunpckhbw zmm10, zmm29, zmm15                                   ;   875.3 p5      74 dst
        vpunpckhwd zmm13, zmm16, zmm13                                   ;   876.3 p5      74 dst
        vmovdqu64 zmm15, [rbp + 17536]                                   ;   855.3 p2      75 dst reload
        vpternlogd zmm23, zmm15, [rbp + 18816], 0x96                     ;   869.3 p0+p3   75 dst
        vpunpckhbw zmm15, zmm25, [rbp + 17472]                           ;   877.3 p5+p2   74 dst
        vpunpcklbw zmm16, zmm31, zmm26                                   ;   878.3 p5      74 dst
        vpunpckhbw zmm25, zmm31, zmm26                                   ;   879.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 19328]                                   ;   858.3 p3      74 dst reload
        vpunpcklwd zmm29, zmm26, zmm5                                    ;   880.3 p5      74 dst
        vpunpckhwd zmm5, zmm26, zmm5                                     ;   881.3 p5      74 dst
        vpunpcklbw zmm26, zmm30, zmm20                                   ;   882.3 p5      74 dst
        vpunpckhbw zmm20, zmm30, zmm20                                   ;   883.3 p5      74 dst
        vpunpcklbw zmm30, zmm3, zmm22                                    ;   884.3 p5      74 dst
        vpunpckhbw zmm3, zmm3, zmm22                                     ;   885.3 p5      74 dst
        vpunpcklbw zmm22, zmm7, zmm27                                    ;   886.3 p5      74 dst
        vpunpckhbw zmm7, zmm7, zmm27                                     ;   887.3 p5      74 dst
        vmovdqu64 zmm27, [rbp + 17920]                                   ;   845.3 p2      74 dst reload
        vpunpcklbw zmm31, zmm27, zmm24                                   ;   888.3 p5      74 dst
        vpunpckhbw zmm24, zmm27, zmm24                                   ;   889.3 p5      74 dst
        vmovdqu64 zmm27, [rbp + 18432]                                   ;   859.3 p3      75 dst reload
        vmovdqu64 [rbp + 17920], zmm6                                    ;   867.3 p8+p9   75 dst spill
        vpunpcklbw zmm6, zmm1, zmm27                                     ;   890.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm27                                     ;   891.3 p5      74 dst
        vpunpcklwd zmm27, zmm26, zmm16                                   ;   892.3 p5      74 dst
        vpunpckhwd zmm16, zmm26, zmm16                                   ;   893.3 p5      74 dst
        vpunpcklwd zmm26, zmm20, zmm25                                   ;   894.3 p5      74 dst
        vpunpckhwd zmm20, zmm20, zmm25                                   ;   895.3 p5      74 dst
        vpunpcklwd zmm25, zmm31, zmm8                                    ;   896.3 p5      74 dst
        vpunpckhwd zmm8, zmm31, zmm8                                     ;   897.3 p5      74 dst
        vpunpcklwd zmm31, zmm11, zmm18                                   ;   898.3 p5      74 dst
        vpunpckhwd zmm11, zmm11, zmm18                                   ;   899.3 p5      74 dst
        vpunpcklwd zmm18, zmm24, zmm12                                   ;   900.3 p5      74 dst
        vpunpckhwd zmm12, zmm24, zmm12                                   ;   901.3 p5      74 dst
        vpunpcklwd zmm24, zmm22, zmm30                                   ;   902.3 p5      74 dst
        vpunpckhwd zmm22, zmm22, zmm30                                   ;   903.3 p5      74 dst
        vpunpcklbw zmm30, zmm23, zmm21                                   ;   904.3 p5      74 dst
        vpunpckhbw zmm21, zmm23, zmm21                                   ;   905.3 p5      74 dst
        vpunpcklwd zmm23, zmm9, zmm14                                    ;   906.3 p5      74 dst
        vpunpckhwd zmm9, zmm9, zmm14                                     ;   907.3 p5      74 dst
        vpunpcklbw zmm14, zmm4, zmm0                                     ;   908.3 p5      74 dst
        vmovdqu64 [rbp + 18432], zmm14                                   ;   909.3 p7+p4   74 dst spill
        vpunpcklwd zmm14, zmm28, zmm19                                   ;   909.3 p5      74 dst
        vpunpckhwd zmm19, zmm28, zmm19                                   ;   910.3 p5      74 dst
        vpunpcklwd zmm28, zmm7, zmm3                                     ;   911.3 p5      74 dst
        vpunpckhwd zmm3, zmm7, zmm3                                      ;   912.3 p5      74 dst
        vpunpckldq zmm7, zmm29, zmm25                                    ;   913.3 p5      74 dst
        vpunpckhbw zmm0, zmm4, zmm0                                      ;   914.3 p5      74 dst
        vpunpckhdq zmm4, zmm29, zmm25                                    ;   915.3 p5      74 dst
        vpunpcklwd zmm25, zmm15, zmm10                                   ;   916.3 p5      74 dst
        vpunpckhwd zmm10, zmm15, zmm10                                   ;   917.3 p5      74 dst
        vpunpckldq zmm15, zmm5, zmm8                                     ;   918.3 p5      74 dst
        vpunpckhdq zmm5, zmm5, zmm8                                      ;   919.3 p5      74 dst
        vpunpckldq zmm8, zmm17, zmm18                                    ;   920.3 p5      74 dst
        vpunpckhdq zmm17, zmm17, zmm18                                   ;   921.3 p5      74 dst
        vpunpckldq zmm18, zmm13, zmm12                                   ;   922.3 p5      74 dst
        vpunpckhdq zmm12, zmm13, zmm12                                   ;   923.3 p5      74 dst
        vmovdqu64 zmm13, [rbp + 17920]                                   ;   867.3 p2      75 dst reload
        vpunpcklbw zmm29, zmm13, zmm2                                    ;   924.3 p5      74 dst
        vpunpckhbw zmm2, zmm13, zmm2                                     ;   925.3 p5      74 dst
        vpunpckldq zmm13, zmm27, zmm24                                   ;   926.3 p5      74 dst
        vpunpckhdq zmm24, zmm27, zmm24                                   ;   927.3 p5      74 dst
        vpunpckldq zmm27, zmm16, zmm22                                   ;   928.3 p5      74 dst
        vpunpckhdq zmm16, zmm16, zmm22                                   ;   929.3 p5      74 dst
        vpunpckldq zmm22, zmm26, zmm28                                   ;   930.3 p5      74 dst
        vpunpckhdq zmm26, zmm26, zmm28                                   ;   931.3 p5      74 dst
        vpunpckldq zmm28, zmm20, zmm3                                    ;   932.3 p5      74 dst
        vpunpckhdq zmm3, zmm20, zmm3                                     ;   933.3 p5      74 dst
        vpunpcklwd zmm20, zmm30, zmm6                                    ;   934.3 p5      74 dst
        vpunpckhwd zmm6, zmm30, zmm6                                     ;   935.3 p5      74 dst
        vpunpcklwd zmm30, zmm21, zmm1                                    ;   936.3 p5      74 dst
        vpunpckhwd zmm1, zmm21, zmm1                                     ;   937.3 p5      74 dst
        vpunpckldq zmm21, zmm31, zmm14                                   ;   938.3 p5      74 dst
        vpunpckhdq zmm14, zmm31, zmm14                                   ;   939.3 p5      74 dst
        vpunpckldq zmm31, zmm11, zmm19                                   ;   940.3 p5      74 dst
        vpunpckhdq zmm11, zmm11, zmm19                                   ;   941.3 p5      74 dst
        vpunpcklqdq zmm19, zmm7, zmm13                                   ;   942.3 p5      74 dst
        vpunpckhqdq zmm7, zmm7, zmm13                                    ;   943.3 p5      74 dst
        vmovdqu64 [r9], zmm19                                            ;   943.3 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm7                                        ;   944.3 p7+p4   74 dst
        vpunpcklqdq zmm7, zmm4, zmm24                                    ;   944.3 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm24                                    ;   945.3 p5      74 dst
        vpunpckldq zmm13, zmm23, zmm25                                   ;   946.3 p5      74 dst
        vpunpckhdq zmm19, zmm23, zmm25                                   ;   947.3 p5      74 dst
        vpunpcklqdq zmm23, zmm15, zmm27                                  ;   948.3 p5      74 dst
        vpunpckhqdq zmm15, zmm15, zmm27                                  ;   949.3 p5      74 dst
        vpunpckldq zmm24, zmm9, zmm10                                    ;   950.3 p5      74 dst
        vpunpckhdq zmm9, zmm9, zmm10                                     ;   951.3 p5      74 dst
        vpunpcklqdq zmm10, zmm5, zmm16                                   ;   952.3 p5      74 dst
        vpunpckhqdq zmm5, zmm5, zmm16                                    ;   953.3 p5      74 dst
        vpunpcklqdq zmm16, zmm8, zmm22                                   ;   954.3 p5      74 dst
        vpunpckhqdq zmm8, zmm8, zmm22                                    ;   955.3 p5      74 dst
        vpunpcklqdq zmm22, zmm17, zmm26                                  ;   956.3 p5      74 dst
        vpunpckhqdq zmm17, zmm17, zmm26                                  ;   957.3 p5      74 dst
        vpunpcklqdq zmm25, zmm18, zmm28                                  ;   958.3 p5      74 dst
        vpunpckhqdq zmm18, zmm18, zmm28                                  ;   959.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm7                                       ;   945.3 p8+p9   74 dst
        vpunpcklqdq zmm7, zmm12, zmm3                                    ;   960.3 p5      74 dst
        vpunpckhqdq zmm3, zmm12, zmm3                                    ;   961.3 p5      74 dst
        add r8, 0x800                                                    ;   748.5 p1     152 blocks
        lea r10, [r9 + 2048]                                             ;   749.3 p6     152 blocks
        vmovdqu64 [r9 + 192], zmm4                                       ;   946.3 p7+p4   74 dst
        vmovdqu64 [r9 + 256], zmm23                                      ;   949.3 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm15                                      ;   950.3 p7+p4   74 dst
        vpunpcklwd zmm4, zmm0, zmm2                                      ;   962.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm2                                      ;   963.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm10                                      ;   953.3 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm5                                       ;   954.3 p7+p4   74 dst
        vmovdqu64 [r9 + 512], zmm16                                      ;   955.3 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm8                                       ;   956.3 p7+p4   74 dst
        vmovdqu64 [r9 + 640], zmm22                                      ;   957.3 p8+p9   74 dst
        vmovdqu64 zmm2, [rbp + 18432]                                    ;   909.3 p3      74 dst reload
        vpunpcklwd zmm5, zmm2, zmm29                                     ;   964.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm29                                     ;   965.3 p5      74 dst
        vmovdqu64 [r9 + 704], zmm17                                      ;   958.3 p7+p4   74 dst
        vmovdqu64 [r9 + 768], zmm25                                      ;   959.3 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm18                                      ;   960.3 p7+p4   74 dst
        vmovdqu64 [r9 + 896], zmm7                                       ;   961.3 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm3                                       ;   962.3 p7+p4   74 dst
        vpunpckldq zmm3, zmm30, zmm4                                     ;   966.3 p5      74 dst
        vpunpckhdq zmm4, zmm30, zmm4                                     ;   967.3 p5      74 dst
        vpunpckldq zmm7, zmm20, zmm5                                     ;   968.3 p5      74 dst
        vpunpckhdq zmm5, zmm20, zmm5                                     ;   969.3 p5      74 dst
        vpunpckldq zmm8, zmm1, zmm0                                      ;   970.3 p5      74 dst
        vpunpckhdq zmm0, zmm1, zmm0                                      ;   971.3 p5      74 dst
        vpunpckldq zmm1, zmm6, zmm2                                      ;   972.3 p5      74 dst
        vpunpckhdq zmm2, zmm6, zmm2                                      ;   973.3 p5      74 dst
        vpunpcklqdq zmm6, zmm21, zmm7                                    ;   974.3 p5      74 dst
        vpunpckhqdq zmm7, zmm21, zmm7                                    ;   975.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm6                                      ;   975.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1088], zmm7                                      ;   976.3 p7+p4   74 dst
        vpunpcklqdq zmm6, zmm13, zmm3                                    ;   976.3 p5      74 dst
        vpunpckhqdq zmm3, zmm13, zmm3                                    ;   977.3 p5      74 dst
        vpunpcklqdq zmm7, zmm14, zmm5                                    ;   978.3 p5      74 dst
        vpunpckhqdq zmm5, zmm14, zmm5                                    ;   979.3 p5      74 dst
        vpunpcklqdq zmm10, zmm19, zmm4                                   ;   980.3 p5      74 dst
        vpunpckhqdq zmm4, zmm19, zmm4                                    ;   981.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm6                                      ;   977.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1152], zmm7                                      ;   979.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1600], zmm3                                      ;   978.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1216], zmm5                                      ;   980.3 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm24, zmm8                                    ;   982.3 p5      74 dst
        vpunpckhqdq zmm5, zmm24, zmm8                                    ;   983.3 p5      74 dst
        vpunpcklqdq zmm6, zmm31, zmm1                                    ;   984.3 p5      74 dst
        vpunpckhqdq zmm1, zmm31, zmm1                                    ;   985.3 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm10                                     ;   981.3 p8+p9   74 dst
        vpunpcklqdq zmm7, zmm11, zmm2                                    ;   986.3 p5      74 dst
        vpunpckhqdq zmm2, zmm11, zmm2                                    ;   987.3 p5      74 dst
        vpunpcklqdq zmm8, zmm9, zmm0                                     ;   988.3 p5      74 dst
        vpunpckhqdq zmm0, zmm9, zmm0                                     ;   989.3 p5      74 dst
        vmovdqu64 [r9 + 1728], zmm4                                      ;   982.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1280], zmm6                                      ;   985.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1792], zmm3                                      ;   983.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm1                                      ;   986.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1856], zmm5                                      ;   984.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1408], zmm7                                      ;   987.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1472], zmm2                                      ;   988.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1920], zmm8                                      ;   989.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm0                                      ;   990.3 p7+p4   74 dst
        mov r9, r10                                                      ;   771.5        152 blocks copy
        cmp r8, qword [rbp + 20120]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 20112], r8                                      ;                    resident
        mov qword [rbp + 20128], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 20104]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 20112]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 20136], rsi                                     ;                    blocks left over
        mov qword [rbp + 20112], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 20128]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 20136]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 20144], rdi                                     ;                    blocks left over
        mov qword [rbp + 20152], rsi                                     ;                    blocks left over
        mov qword [rbp + 20128], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 20120], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 20104], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 20144]                                     ;                    blocks left over
        mov rdi, qword [rbp + 20152]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 20160]                                     ;                    frame
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
