; camellia256_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia256_encrypt --cpu golden-cove --variant registers
;
; void camellia256_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 272 bytes, read, secret, no alignment needed
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
;   body: 545 uops, planned 272.7; bounds: width 90.8, ports 272.0, path 1.0
;   blocks: 5854 uops, planned 2251.3; bounds: width 975.7, ports 2176.0, path 390.0
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
%fatal "camellia256_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia256_encrypt
$_camellia256_encrypt:
%else
        global $camellia256_encrypt
%endif
$camellia256_encrypt:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x6040                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24448], rax                                     ;                    frame
        mov qword [rbp + 24384], rdi                                     ;                    argument
        mov dword [rbp + 24456], ecx                                     ;                    argument
        mov qword [rbp + 24400], rsi                                     ;                    argument
        mov qword [rbp + 24416], rdx                                     ;                    argument
        mov r8, qword [rbp + 24384]                                      ;     0.0 p2     154 k reload
        vpbroadcastb zmm0, [r8]                                          ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 3968], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 1]                                      ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 4032], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 2]                                      ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 4096], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 3]                                      ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 4160], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 4]                                      ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 4224], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 5]                                      ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 4288], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 6]                                      ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 4352], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 4416], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 8]                                      ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 4480], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 9]                                      ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 4544], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 10]                                     ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 4608], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 11]                                     ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 4672], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 12]                                     ;    12.2 p5+p3  154 k
        vmovdqu64 [rbp + 4736], zmm0                                     ;    13.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 13]                                     ;    13.2 p5+p10  154 k
        vmovdqu64 [rbp + 4800], zmm0                                     ;    14.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 14]                                     ;    14.2 p5+p2  154 k
        vmovdqu64 [rbp + 4864], zmm0                                     ;    15.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 15]                                     ;    15.2 p5+p3  154 k
        vmovdqu64 [rbp + 4928], zmm0                                     ;    16.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 16]                                     ;    16.2 p5+p10  154 k
        vmovdqu64 [rbp + 4992], zmm0                                     ;    17.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 17]                                     ;    17.2 p5+p2  154 k
        vmovdqu64 [rbp + 5056], zmm0                                     ;    18.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 18]                                     ;    18.2 p5+p3  154 k
        vmovdqu64 [rbp + 5120], zmm0                                     ;    19.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 19]                                     ;    19.2 p5+p10  154 k
        vmovdqu64 [rbp + 5184], zmm0                                     ;    20.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 20]                                     ;    20.2 p5+p2  154 k
        vmovdqu64 [rbp + 5248], zmm0                                     ;    21.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 21]                                     ;    21.2 p5+p3  154 k
        vmovdqu64 [rbp + 5312], zmm0                                     ;    22.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 22]                                     ;    22.2 p5+p10  154 k
        vmovdqu64 [rbp + 5376], zmm0                                     ;    23.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 23]                                     ;    23.2 p5+p2  154 k
        vmovdqu64 [rbp + 5440], zmm0                                     ;    24.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 24]                                     ;    24.2 p5+p3  154 k
        vmovdqu64 [rbp + 5504], zmm0                                     ;    25.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 25]                                     ;    25.2 p5+p10  154 k
        vmovdqu64 [rbp + 5568], zmm0                                     ;    26.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 26]                                     ;    26.2 p5+p2  154 k
        vmovdqu64 [rbp + 5632], zmm0                                     ;    27.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 27]                                     ;    27.2 p5+p3  154 k
        vmovdqu64 [rbp + 5696], zmm0                                     ;    28.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 28]                                     ;    28.2 p5+p10  154 k
        vmovdqu64 [rbp + 5760], zmm0                                     ;    29.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 29]                                     ;    29.2 p5+p2  154 k
        vmovdqu64 [rbp + 5824], zmm0                                     ;    30.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 30]                                     ;    30.2 p5+p3  154 k
        vmovdqu64 [rbp + 5888], zmm0                                     ;    31.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 31]                                     ;    31.2 p5+p10  154 k
        vmovdqu64 [rbp + 5952], zmm0                                     ;    32.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 32]                                     ;    32.2 p5+p2  154 k
        vpbroadcastb zmm1, [r8 + 33]                                     ;    33.2 p5+p3  154 k
        vmovdqu64 [rbp + 6016], zmm0                                     ;    33.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 34]                                     ;    34.2 p5+p10  154 k
        vmovdqu64 [rbp + 6080], zmm1                                     ;    34.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 35]                                     ;    35.2 p5+p2  154 k
        vmovdqu64 [rbp + 6144], zmm0                                     ;    35.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 36]                                     ;    36.2 p5+p3  154 k
        vmovdqu64 [rbp + 6208], zmm1                                     ;    36.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 37]                                     ;    37.2 p5+p10  154 k
        vmovdqu64 [rbp + 6272], zmm0                                     ;    37.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 38]                                     ;    38.2 p5+p2  154 k
        vmovdqu64 [rbp + 6336], zmm1                                     ;    38.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 39]                                     ;    39.2 p5+p3  154 k
        vmovdqu64 [rbp + 6400], zmm0                                     ;    39.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 40]                                     ;    40.2 p5+p10  154 k
        vmovdqu64 [rbp + 6464], zmm1                                     ;    40.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 41]                                     ;    41.2 p5+p2  154 k
        vmovdqu64 [rbp + 6528], zmm0                                     ;    41.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 42]                                     ;    42.2 p5+p3  154 k
        vmovdqu64 [rbp + 6592], zmm1                                     ;    42.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 43]                                     ;    43.2 p5+p10  154 k
        vmovdqu64 [rbp + 6656], zmm0                                     ;    43.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 44]                                     ;    44.2 p5+p2  154 k
        vmovdqu64 [rbp + 6720], zmm1                                     ;    44.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 45]                                     ;    45.2 p5+p3  154 k
        vmovdqu64 [rbp + 6784], zmm0                                     ;    45.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 46]                                     ;    46.2 p5+p10  154 k
        vmovdqu64 [rbp + 6848], zmm1                                     ;    46.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 47]                                     ;    47.2 p5+p2  154 k
        vmovdqu64 [rbp + 6912], zmm0                                     ;    47.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 48]                                     ;    48.2 p5+p3  154 k
        vmovdqu64 [rbp + 6976], zmm1                                     ;    48.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 49]                                     ;    49.2 p5+p10  154 k
        vmovdqu64 [rbp + 7040], zmm0                                     ;    49.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 50]                                     ;    50.2 p5+p2  154 k
        vmovdqu64 [rbp + 7104], zmm1                                     ;    50.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 51]                                     ;    51.2 p5+p3  154 k
        vmovdqu64 [rbp + 7168], zmm0                                     ;    51.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 52]                                     ;    52.2 p5+p10  154 k
        vmovdqu64 [rbp + 7232], zmm1                                     ;    52.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 53]                                     ;    53.2 p5+p2  154 k
        vmovdqu64 [rbp + 7296], zmm0                                     ;    53.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 54]                                     ;    54.2 p5+p3  154 k
        vmovdqu64 [rbp + 7360], zmm1                                     ;    54.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 55]                                     ;    55.2 p5+p10  154 k
        vmovdqu64 [rbp + 7424], zmm0                                     ;    55.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 56]                                     ;    56.2 p5+p2  154 k
        vmovdqu64 [rbp + 7488], zmm1                                     ;    56.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 57]                                     ;    57.2 p5+p3  154 k
        vmovdqu64 [rbp + 7552], zmm0                                     ;    57.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 58]                                     ;    58.2 p5+p10  154 k
        vmovdqu64 [rbp + 7616], zmm1                                     ;    58.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 59]                                     ;    59.2 p5+p2  154 k
        vmovdqu64 [rbp + 7680], zmm0                                     ;    59.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 60]                                     ;    60.2 p5+p3  154 k
        vmovdqu64 [rbp + 7744], zmm1                                     ;    60.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 61]                                     ;    61.2 p5+p10  154 k
        vmovdqu64 [rbp + 7808], zmm0                                     ;    61.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 62]                                     ;    62.2 p5+p2  154 k
        vmovdqu64 [rbp + 7872], zmm1                                     ;    62.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 63]                                     ;    63.2 p5+p3  154 k
        vmovdqu64 [rbp + 7936], zmm0                                     ;    63.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 64]                                     ;    64.2 p5+p10  154 k
        vmovdqu64 [rbp + 8000], zmm1                                     ;    64.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 65]                                     ;    65.2 p5+p2  154 k
        vpbroadcastb zmm2, [r8 + 66]                                     ;    66.2 p5+p3  154 k
        vmovdqu64 [rbp + 8064], zmm0                                     ;    65.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 67]                                     ;    67.2 p5+p10  154 k
        vmovdqu64 [rbp + 8128], zmm1                                     ;    66.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 68]                                     ;    68.2 p5+p2  154 k
        vmovdqu64 [rbp + 8192], zmm2                                     ;    67.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 69]                                     ;    69.2 p5+p3  154 k
        vmovdqu64 [rbp + 8256], zmm0                                     ;    68.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 70]                                     ;    70.2 p5+p10  154 k
        vmovdqu64 [rbp + 8320], zmm1                                     ;    69.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 71]                                     ;    71.2 p5+p2  154 k
        vmovdqu64 [rbp + 8384], zmm2                                     ;    70.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 72]                                     ;    72.2 p5+p3  154 k
        vmovdqu64 [rbp + 8448], zmm0                                     ;    71.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 73]                                     ;    73.2 p5+p10  154 k
        vmovdqu64 [rbp + 8512], zmm1                                     ;    72.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 74]                                     ;    74.2 p5+p2  154 k
        vmovdqu64 [rbp + 8576], zmm2                                     ;    73.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 75]                                     ;    75.2 p5+p3  154 k
        vmovdqu64 [rbp + 8640], zmm0                                     ;    74.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 76]                                     ;    76.2 p5+p10  154 k
        vmovdqu64 [rbp + 8704], zmm1                                     ;    75.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 77]                                     ;    77.2 p5+p2  154 k
        vmovdqu64 [rbp + 8768], zmm2                                     ;    76.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 78]                                     ;    78.2 p5+p3  154 k
        vmovdqu64 [rbp + 8832], zmm0                                     ;    77.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 79]                                     ;    79.2 p5+p10  154 k
        vmovdqu64 [rbp + 8896], zmm1                                     ;    78.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 80]                                     ;    80.2 p5+p2  154 k
        vmovdqu64 [rbp + 8960], zmm2                                     ;    79.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 81]                                     ;    81.2 p5+p3  154 k
        vmovdqu64 [rbp + 9024], zmm0                                     ;    80.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 82]                                     ;    82.2 p5+p10  154 k
        vmovdqu64 [rbp + 9088], zmm1                                     ;    81.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 83]                                     ;    83.2 p5+p2  154 k
        vmovdqu64 [rbp + 9152], zmm2                                     ;    82.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 84]                                     ;    84.2 p5+p3  154 k
        vmovdqu64 [rbp + 9216], zmm0                                     ;    83.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 85]                                     ;    85.2 p5+p10  154 k
        vmovdqu64 [rbp + 9280], zmm1                                     ;    84.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 86]                                     ;    86.2 p5+p2  154 k
        vmovdqu64 [rbp + 9344], zmm2                                     ;    85.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 87]                                     ;    87.2 p5+p3  154 k
        vmovdqu64 [rbp + 9408], zmm0                                     ;    86.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 88]                                     ;    88.2 p5+p10  154 k
        vmovdqu64 [rbp + 9472], zmm1                                     ;    87.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 89]                                     ;    89.2 p5+p2  154 k
        vmovdqu64 [rbp + 9536], zmm2                                     ;    88.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 90]                                     ;    90.2 p5+p3  154 k
        vmovdqu64 [rbp + 9600], zmm0                                     ;    89.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 91]                                     ;    91.2 p5+p10  154 k
        vmovdqu64 [rbp + 9664], zmm1                                     ;    90.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 92]                                     ;    92.2 p5+p2  154 k
        vmovdqu64 [rbp + 9728], zmm2                                     ;    91.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 93]                                     ;    93.2 p5+p3  154 k
        vmovdqu64 [rbp + 9792], zmm0                                     ;    92.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 94]                                     ;    94.2 p5+p10  154 k
        vmovdqu64 [rbp + 9856], zmm1                                     ;    93.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 95]                                     ;    95.2 p5+p2  154 k
        vmovdqu64 [rbp + 9920], zmm2                                     ;    94.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 96]                                     ;    96.2 p5+p3  154 k
        vmovdqu64 [rbp + 9984], zmm0                                     ;    95.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 97]                                     ;    97.2 p5+p10  154 k
        vmovdqu64 [rbp + 10048], zmm1                                    ;    96.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 98]                                     ;    98.2 p5+p2  154 k
        vmovdqu64 [rbp + 10112], zmm2                                    ;    97.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 99]                                     ;    99.2 p5+p3  154 k
        vpbroadcastb zmm3, [r8 + 100]                                    ;   100.2 p5+p10  154 k
        vmovdqu64 [rbp + 10176], zmm0                                    ;    98.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 101]                                    ;   101.2 p5+p2  154 k
        vmovdqu64 [rbp + 10240], zmm1                                    ;    99.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 102]                                    ;   102.2 p5+p3  154 k
        vmovdqu64 [rbp + 10304], zmm2                                    ;   100.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 103]                                    ;   103.2 p5+p10  154 k
        vmovdqu64 [rbp + 10368], zmm3                                    ;   101.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 104]                                    ;   104.2 p5+p2  154 k
        vmovdqu64 [rbp + 10432], zmm0                                    ;   102.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 105]                                    ;   105.2 p5+p3  154 k
        vmovdqu64 [rbp + 10496], zmm1                                    ;   103.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 106]                                    ;   106.2 p5+p10  154 k
        vmovdqu64 [rbp + 10560], zmm2                                    ;   104.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 107]                                    ;   107.2 p5+p2  154 k
        vmovdqu64 [rbp + 10624], zmm3                                    ;   105.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 108]                                    ;   108.2 p5+p3  154 k
        vmovdqu64 [rbp + 10688], zmm0                                    ;   106.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 109]                                    ;   109.2 p5+p10  154 k
        vmovdqu64 [rbp + 10752], zmm1                                    ;   107.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 110]                                    ;   110.2 p5+p2  154 k
        vmovdqu64 [rbp + 10816], zmm2                                    ;   108.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 111]                                    ;   111.2 p5+p3  154 k
        vmovdqu64 [rbp + 10880], zmm3                                    ;   109.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 112]                                    ;   112.2 p5+p10  154 k
        vmovdqu64 [rbp + 10944], zmm0                                    ;   110.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 113]                                    ;   113.2 p5+p2  154 k
        vmovdqu64 [rbp + 11008], zmm1                                    ;   111.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 114]                                    ;   114.2 p5+p3  154 k
        vmovdqu64 [rbp + 11072], zmm2                                    ;   112.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 115]                                    ;   115.2 p5+p10  154 k
        vmovdqu64 [rbp + 11136], zmm3                                    ;   113.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 116]                                    ;   116.2 p5+p2  154 k
        vmovdqu64 [rbp + 11200], zmm0                                    ;   114.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 117]                                    ;   117.2 p5+p3  154 k
        vmovdqu64 [rbp + 11264], zmm1                                    ;   115.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 118]                                    ;   118.2 p5+p10  154 k
        vmovdqu64 [rbp + 11328], zmm2                                    ;   116.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 119]                                    ;   119.2 p5+p2  154 k
        vmovdqu64 [rbp + 11392], zmm3                                    ;   117.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 120]                                    ;   120.2 p5+p3  154 k
        vmovdqu64 [rbp + 11456], zmm0                                    ;   118.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 121]                                    ;   121.2 p5+p10  154 k
        vmovdqu64 [rbp + 11520], zmm1                                    ;   119.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 122]                                    ;   122.2 p5+p2  154 k
        vmovdqu64 [rbp + 11584], zmm2                                    ;   120.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 123]                                    ;   123.2 p5+p3  154 k
        vmovdqu64 [rbp + 11648], zmm3                                    ;   121.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 124]                                    ;   124.2 p5+p10  154 k
        vmovdqu64 [rbp + 11712], zmm0                                    ;   122.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 125]                                    ;   125.2 p5+p2  154 k
        vmovdqu64 [rbp + 11776], zmm1                                    ;   123.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 126]                                    ;   126.2 p5+p3  154 k
        vmovdqu64 [rbp + 11840], zmm2                                    ;   124.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 127]                                    ;   127.2 p5+p10  154 k
        vmovdqu64 [rbp + 11904], zmm3                                    ;   125.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 128]                                    ;   128.2 p5+p2  154 k
        vmovdqu64 [rbp + 11968], zmm0                                    ;   126.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 129]                                    ;   129.2 p5+p3  154 k
        vmovdqu64 [rbp + 12032], zmm1                                    ;   127.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 130]                                    ;   130.2 p5+p10  154 k
        vmovdqu64 [rbp + 12096], zmm2                                    ;   128.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 131]                                    ;   131.2 p5+p2  154 k
        vmovdqu64 [rbp + 12160], zmm3                                    ;   129.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 132]                                    ;   132.2 p5+p3  154 k
        vpbroadcastb zmm4, [r8 + 133]                                    ;   133.2 p5+p10  154 k
        vmovdqu64 [rbp + 12224], zmm0                                    ;   130.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 134]                                    ;   134.2 p5+p2  154 k
        vmovdqu64 [rbp + 12288], zmm1                                    ;   131.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 135]                                    ;   135.2 p5+p3  154 k
        vmovdqu64 [rbp + 12352], zmm2                                    ;   132.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 136]                                    ;   136.2 p5+p10  154 k
        vmovdqu64 [rbp + 12416], zmm3                                    ;   133.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 137]                                    ;   137.2 p5+p2  154 k
        vmovdqu64 [rbp + 12480], zmm4                                    ;   134.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 138]                                    ;   138.2 p5+p3  154 k
        vmovdqu64 [rbp + 12544], zmm0                                    ;   135.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 139]                                    ;   139.2 p5+p10  154 k
        vmovdqu64 [rbp + 12608], zmm1                                    ;   136.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 140]                                    ;   140.2 p5+p2  154 k
        vmovdqu64 [rbp + 12672], zmm2                                    ;   137.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 141]                                    ;   141.2 p5+p3  154 k
        vmovdqu64 [rbp + 12736], zmm3                                    ;   138.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 142]                                    ;   142.2 p5+p10  154 k
        vmovdqu64 [rbp + 12800], zmm4                                    ;   139.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 143]                                    ;   143.2 p5+p2  154 k
        vmovdqu64 [rbp + 12864], zmm0                                    ;   140.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 144]                                    ;   144.2 p5+p3  154 k
        vmovdqu64 [rbp + 12928], zmm1                                    ;   141.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 145]                                    ;   145.2 p5+p10  154 k
        vmovdqu64 [rbp + 12992], zmm2                                    ;   142.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 146]                                    ;   146.2 p5+p2  154 k
        vmovdqu64 [rbp + 13056], zmm3                                    ;   143.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 147]                                    ;   147.2 p5+p3  154 k
        vmovdqu64 [rbp + 13120], zmm4                                    ;   144.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 148]                                    ;   148.2 p5+p10  154 k
        vmovdqu64 [rbp + 13184], zmm0                                    ;   145.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 149]                                    ;   149.2 p5+p2  154 k
        vmovdqu64 [rbp + 13248], zmm1                                    ;   146.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 150]                                    ;   150.2 p5+p3  154 k
        vmovdqu64 [rbp + 13312], zmm2                                    ;   147.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 151]                                    ;   151.2 p5+p10  154 k
        vmovdqu64 [rbp + 13376], zmm3                                    ;   148.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 152]                                    ;   152.2 p5+p2  154 k
        vmovdqu64 [rbp + 13440], zmm4                                    ;   149.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 153]                                    ;   153.2 p5+p3  154 k
        vmovdqu64 [rbp + 13504], zmm0                                    ;   150.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 154]                                    ;   154.2 p5+p10  154 k
        vmovdqu64 [rbp + 13568], zmm1                                    ;   151.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 155]                                    ;   155.2 p5+p2  154 k
        vmovdqu64 [rbp + 13632], zmm2                                    ;   152.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 156]                                    ;   156.2 p5+p3  154 k
        vmovdqu64 [rbp + 13696], zmm3                                    ;   153.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 157]                                    ;   157.2 p5+p10  154 k
        vmovdqu64 [rbp + 13760], zmm4                                    ;   154.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 158]                                    ;   158.2 p5+p2  154 k
        vmovdqu64 [rbp + 13824], zmm0                                    ;   155.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 159]                                    ;   159.2 p5+p3  154 k
        vmovdqu64 [rbp + 13888], zmm1                                    ;   156.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 160]                                    ;   160.2 p5+p10  154 k
        vmovdqu64 [rbp + 13952], zmm2                                    ;   157.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 161]                                    ;   161.2 p5+p2  154 k
        vmovdqu64 [rbp + 14016], zmm3                                    ;   158.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 162]                                    ;   162.2 p5+p3  154 k
        vmovdqu64 [rbp + 14080], zmm4                                    ;   159.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 163]                                    ;   163.2 p5+p10  154 k
        vmovdqu64 [rbp + 14144], zmm0                                    ;   160.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 164]                                    ;   164.2 p5+p2  154 k
        vmovdqu64 [rbp + 14208], zmm1                                    ;   161.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 165]                                    ;   165.2 p5+p3  154 k
        vpbroadcastb zmm5, [r8 + 166]                                    ;   166.2 p5+p10  154 k
        vmovdqu64 [rbp + 14272], zmm2                                    ;   162.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 167]                                    ;   167.2 p5+p2  154 k
        vmovdqu64 [rbp + 14336], zmm3                                    ;   163.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 168]                                    ;   168.2 p5+p3  154 k
        vmovdqu64 [rbp + 14400], zmm4                                    ;   164.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 169]                                    ;   169.2 p5+p10  154 k
        vmovdqu64 [rbp + 14464], zmm0                                    ;   165.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 170]                                    ;   170.2 p5+p2  154 k
        vmovdqu64 [rbp + 14528], zmm1                                    ;   166.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 171]                                    ;   171.2 p5+p3  154 k
        vmovdqu64 [rbp + 14592], zmm5                                    ;   167.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 172]                                    ;   172.2 p5+p10  154 k
        vmovdqu64 [rbp + 14656], zmm2                                    ;   168.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 173]                                    ;   173.2 p5+p2  154 k
        vmovdqu64 [rbp + 14720], zmm3                                    ;   169.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 174]                                    ;   174.2 p5+p3  154 k
        vmovdqu64 [rbp + 14784], zmm4                                    ;   170.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 175]                                    ;   175.2 p5+p10  154 k
        vmovdqu64 [rbp + 14848], zmm0                                    ;   171.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 176]                                    ;   176.2 p5+p2  154 k
        vmovdqu64 [rbp + 14912], zmm1                                    ;   172.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 177]                                    ;   177.2 p5+p3  154 k
        vmovdqu64 [rbp + 14976], zmm5                                    ;   173.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 178]                                    ;   178.2 p5+p10  154 k
        vmovdqu64 [rbp + 15040], zmm2                                    ;   174.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 179]                                    ;   179.2 p5+p2  154 k
        vmovdqu64 [rbp + 15104], zmm3                                    ;   175.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 180]                                    ;   180.2 p5+p3  154 k
        vmovdqu64 [rbp + 15168], zmm4                                    ;   176.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 181]                                    ;   181.2 p5+p10  154 k
        vmovdqu64 [rbp + 15232], zmm0                                    ;   177.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 182]                                    ;   182.2 p5+p2  154 k
        vmovdqu64 [rbp + 15296], zmm1                                    ;   178.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 183]                                    ;   183.2 p5+p3  154 k
        vmovdqu64 [rbp + 15360], zmm5                                    ;   179.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 184]                                    ;   184.2 p5+p10  154 k
        vmovdqu64 [rbp + 15424], zmm2                                    ;   180.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 185]                                    ;   185.2 p5+p2  154 k
        vmovdqu64 [rbp + 15488], zmm3                                    ;   181.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 186]                                    ;   186.2 p5+p3  154 k
        vmovdqu64 [rbp + 15552], zmm4                                    ;   182.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 187]                                    ;   187.2 p5+p10  154 k
        vmovdqu64 [rbp + 15616], zmm0                                    ;   183.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 188]                                    ;   188.2 p5+p2  154 k
        vmovdqu64 [rbp + 15680], zmm1                                    ;   184.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 189]                                    ;   189.2 p5+p3  154 k
        vmovdqu64 [rbp + 15744], zmm5                                    ;   185.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 190]                                    ;   190.2 p5+p10  154 k
        vmovdqu64 [rbp + 15808], zmm2                                    ;   186.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 191]                                    ;   191.2 p5+p2  154 k
        vmovdqu64 [rbp + 15872], zmm3                                    ;   187.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 192]                                    ;   192.2 p5+p3  154 k
        vmovdqu64 [rbp + 15936], zmm4                                    ;   188.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 193]                                    ;   193.2 p5+p10  154 k
        vmovdqu64 [rbp + 16000], zmm0                                    ;   189.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 194]                                    ;   194.2 p5+p2  154 k
        vmovdqu64 [rbp + 16064], zmm1                                    ;   190.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 195]                                    ;   195.2 p5+p3  154 k
        vmovdqu64 [rbp + 16128], zmm5                                    ;   191.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 196]                                    ;   196.2 p5+p10  154 k
        vmovdqu64 [rbp + 16192], zmm2                                    ;   192.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 197]                                    ;   197.2 p5+p2  154 k
        vmovdqu64 [rbp + 16256], zmm3                                    ;   193.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 198]                                    ;   198.2 p5+p3  154 k
        vpbroadcastb zmm6, [r8 + 199]                                    ;   199.2 p5+p10  154 k
        vmovdqu64 [rbp + 16320], zmm4                                    ;   194.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 200]                                    ;   200.2 p5+p2  154 k
        vmovdqu64 [rbp + 16384], zmm0                                    ;   195.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 201]                                    ;   201.2 p5+p3  154 k
        vmovdqu64 [rbp + 16448], zmm1                                    ;   196.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 202]                                    ;   202.2 p5+p10  154 k
        vmovdqu64 [rbp + 16512], zmm5                                    ;   197.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 203]                                    ;   203.2 p5+p2  154 k
        vmovdqu64 [rbp + 16576], zmm2                                    ;   198.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 204]                                    ;   204.2 p5+p3  154 k
        vmovdqu64 [rbp + 16640], zmm3                                    ;   199.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 205]                                    ;   205.2 p5+p10  154 k
        vmovdqu64 [rbp + 16704], zmm6                                    ;   200.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 206]                                    ;   206.2 p5+p2  154 k
        vmovdqu64 [rbp + 16768], zmm4                                    ;   201.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 207]                                    ;   207.2 p5+p3  154 k
        vmovdqu64 [rbp + 16832], zmm0                                    ;   202.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 208]                                    ;   208.2 p5+p10  154 k
        vmovdqu64 [rbp + 16896], zmm1                                    ;   203.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 209]                                    ;   209.2 p5+p2  154 k
        vmovdqu64 [rbp + 16960], zmm5                                    ;   204.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 210]                                    ;   210.2 p5+p3  154 k
        vmovdqu64 [rbp + 17024], zmm2                                    ;   205.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 211]                                    ;   211.2 p5+p10  154 k
        vmovdqu64 [rbp + 17088], zmm3                                    ;   206.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 212]                                    ;   212.2 p5+p2  154 k
        vmovdqu64 [rbp + 17152], zmm6                                    ;   207.2 p7+p4  154 k
        vpbroadcastb zmm6, [r8 + 213]                                    ;   213.2 p5+p3  154 k
        vmovdqu64 [rbp + 17216], zmm4                                    ;   208.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 214]                                    ;   214.2 p5+p10  154 k
        vmovdqu64 [rbp + 17280], zmm0                                    ;   209.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 215]                                    ;   215.2 p5+p2  154 k
        vmovdqu64 [rbp + 17344], zmm1                                    ;   210.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 216]                                    ;   216.2 p5+p3  154 k
        vmovdqu64 [rbp + 17408], zmm5                                    ;   211.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 217]                                    ;   217.2 p5+p10  154 k
        vmovdqu64 [rbp + 17472], zmm2                                    ;   212.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 218]                                    ;   218.2 p5+p2  154 k
        vmovdqu64 [rbp + 17536], zmm3                                    ;   213.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 219]                                    ;   219.2 p5+p3  154 k
        vmovdqu64 [rbp + 17600], zmm6                                    ;   214.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 220]                                    ;   220.2 p5+p10  154 k
        vmovdqu64 [rbp + 17664], zmm4                                    ;   215.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 221]                                    ;   221.2 p5+p2  154 k
        vmovdqu64 [rbp + 17728], zmm0                                    ;   216.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 222]                                    ;   222.2 p5+p3  154 k
        vmovdqu64 [rbp + 17792], zmm1                                    ;   217.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 223]                                    ;   223.2 p5+p10  154 k
        vmovdqu64 [rbp + 17856], zmm5                                    ;   218.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 224]                                    ;   224.2 p5+p2  154 k
        vmovdqu64 [rbp + 17920], zmm2                                    ;   219.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 225]                                    ;   225.2 p5+p3  154 k
        vmovdqu64 [rbp + 17984], zmm3                                    ;   220.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 226]                                    ;   226.2 p5+p10  154 k
        vmovdqu64 [rbp + 18048], zmm6                                    ;   221.2 p7+p4  154 k
        vpbroadcastb zmm6, [r8 + 227]                                    ;   227.2 p5+p2  154 k
        vmovdqu64 [rbp + 18112], zmm4                                    ;   222.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 228]                                    ;   228.2 p5+p3  154 k
        vmovdqu64 [rbp + 18176], zmm0                                    ;   223.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 229]                                    ;   229.2 p5+p10  154 k
        vmovdqu64 [rbp + 18240], zmm1                                    ;   224.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 230]                                    ;   230.2 p5+p2  154 k
        vmovdqu64 [rbp + 18304], zmm5                                    ;   225.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 231]                                    ;   231.2 p5+p3  154 k
        vmovdqu64 [rbp + 18368], zmm2                                    ;   226.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 232]                                    ;   232.2 p5+p10  154 k
        vpbroadcastb zmm7, [r8 + 233]                                    ;   233.2 p5+p2  154 k
        vmovdqu64 [rbp + 18432], zmm3                                    ;   227.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 234]                                    ;   234.2 p5+p3  154 k
        vmovdqu64 [rbp + 18496], zmm6                                    ;   228.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 235]                                    ;   235.2 p5+p10  154 k
        vmovdqu64 [rbp + 18560], zmm4                                    ;   229.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 236]                                    ;   236.2 p5+p2  154 k
        vmovdqu64 [rbp + 18624], zmm0                                    ;   230.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 237]                                    ;   237.2 p5+p3  154 k
        vmovdqu64 [rbp + 18688], zmm1                                    ;   231.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 238]                                    ;   238.2 p5+p10  154 k
        vmovdqu64 [rbp + 18752], zmm5                                    ;   232.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 239]                                    ;   239.2 p5+p2  154 k
        vmovdqu64 [rbp + 18816], zmm2                                    ;   233.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 240]                                    ;   240.2 p5+p3  154 k
        vmovdqu64 [rbp + 18880], zmm7                                    ;   234.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 241]                                    ;   241.2 p5+p10  154 k
        vmovdqu64 [rbp + 18944], zmm3                                    ;   235.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 242]                                    ;   242.2 p5+p2  154 k
        vmovdqu64 [rbp + 19008], zmm6                                    ;   236.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 243]                                    ;   243.2 p5+p3  154 k
        vmovdqu64 [rbp + 19072], zmm4                                    ;   237.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 244]                                    ;   244.2 p5+p10  154 k
        vmovdqu64 [rbp + 19136], zmm0                                    ;   238.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 245]                                    ;   245.2 p5+p2  154 k
        vmovdqu64 [rbp + 19200], zmm1                                    ;   239.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 246]                                    ;   246.2 p5+p3  154 k
        vmovdqu64 [rbp + 19264], zmm5                                    ;   240.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 247]                                    ;   247.2 p5+p10  154 k
        vmovdqu64 [rbp + 19328], zmm2                                    ;   241.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 248]                                    ;   248.2 p5+p2  154 k
        vmovdqu64 [rbp + 19392], zmm7                                    ;   242.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 249]                                    ;   249.2 p5+p3  154 k
        vmovdqu64 [rbp + 19456], zmm3                                    ;   243.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 250]                                    ;   250.2 p5+p10  154 k
        vmovdqu64 [rbp + 19520], zmm6                                    ;   244.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 251]                                    ;   251.2 p5+p2  154 k
        vmovdqu64 [rbp + 19584], zmm4                                    ;   245.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 252]                                    ;   252.2 p5+p3  154 k
        vmovdqu64 [rbp + 19648], zmm0                                    ;   246.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 253]                                    ;   253.2 p5+p10  154 k
        vmovdqu64 [rbp + 19712], zmm1                                    ;   247.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 254]                                    ;   254.2 p5+p2  154 k
        vmovdqu64 [rbp + 19776], zmm5                                    ;   248.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 255]                                    ;   255.2 p5+p3  154 k
        vmovdqu64 [rbp + 19840], zmm2                                    ;   249.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 256]                                    ;   256.2 p5+p10  154 k
        vmovdqu64 [rbp + 19904], zmm7                                    ;   250.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 257]                                    ;   257.2 p5+p2  154 k
        vmovdqu64 [rbp + 19968], zmm3                                    ;   251.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 258]                                    ;   258.2 p5+p3  154 k
        vmovdqu64 [rbp + 20032], zmm6                                    ;   252.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 259]                                    ;   259.2 p5+p10  154 k
        vmovdqu64 [rbp + 20096], zmm4                                    ;   253.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 260]                                    ;   260.2 p5+p2  154 k
        vmovdqu64 [rbp + 20160], zmm0                                    ;   254.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 261]                                    ;   261.2 p5+p3  154 k
        vmovdqu64 [rbp + 20224], zmm1                                    ;   255.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 262]                                    ;   262.2 p5+p10  154 k
        vmovdqu64 [rbp + 20288], zmm5                                    ;   256.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 263]                                    ;   263.2 p5+p2  154 k
        vmovdqu64 [rbp + 20352], zmm2                                    ;   257.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 264]                                    ;   264.2 p5+p3  154 k
        vmovdqu64 [rbp + 20416], zmm7                                    ;   258.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 265]                                    ;   265.2 p5+p10  154 k
        vpbroadcastb zmm8, [r8 + 266]                                    ;   266.2 p5+p2  154 k
        vmovdqu64 [rbp + 20480], zmm3                                    ;   259.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 267]                                    ;   267.2 p5+p3  154 k
        vmovdqu64 [rbp + 20544], zmm6                                    ;   260.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 268]                                    ;   268.2 p5+p10  154 k
        vmovdqu64 [rbp + 20608], zmm4                                    ;   261.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 269]                                    ;   269.2 p5+p2  154 k
        vmovdqu64 [rbp + 20672], zmm0                                    ;   262.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 270]                                    ;   270.2 p5+p3  154 k
        vmovdqu64 [rbp + 20736], zmm1                                    ;   263.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 271]                                    ;   271.2 p5+p10  154 k
        vmovdqu64 [rbp + 20800], zmm5                                    ;   264.2 p8+p9  154 k
        vmovdqu64 [rbp + 20864], zmm2                                    ;   265.2 p7+p4  154 k
        vmovdqu64 [rbp + 20928], zmm7                                    ;   266.2 p8+p9  154 k
        vmovdqu64 [rbp + 20992], zmm8                                    ;   267.2 p7+p4  154 k
        vmovdqu64 [rbp + 21056], zmm3                                    ;   268.2 p8+p9  154 k
        vmovdqu64 [rbp + 21120], zmm6                                    ;   269.2 p7+p4  154 k
        vmovdqu64 [rbp + 21184], zmm4                                    ;   270.2 p8+p9  154 k
        vmovdqu64 [rbp + 21248], zmm0                                    ;   271.2 p7+p4  154 k
        vmovdqu64 [rbp + 21312], zmm1                                    ;   272.2 p8+p9  154 k
        cmp dword [rbp + 24456], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24456]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24392], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24400]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24408], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 24400]                                      ;                    resident
        mov r9, qword [rbp + 24416]                                      ;                    resident
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
        vmovdqu64 [rbp + 21376], zmm10                                   ;    57.3 p7+p4   68 d.0 spill
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
        vmovdqu64 zmm17, [rbp + 3968]                                    ;    26.8 p2      68 d.0 reload
        vmovdqu64 [rbp + 21440], zmm18                                   ;   121.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm18, [rbp + 4992]                                    ;    27.2 p3      40 t
        vpternlogd zmm18, zmm2, zmm17, 0x96                              ;    56.3 p0      40 t
        vpmovb2m k1, zmm18                                               ;    57.3 p0      41 t
        vptestmb k2, zmm18, [rel camellia256_encrypt.T0_constants512 + 256] ;   128.3 p5+p2   41 t
        vmovdqu64 [rbp + 21504], zmm2                                    ;    56.3 p7+p4   68 d.0 spill
        vpermb zmm2, zmm18, [rel camellia256_encrypt.T0_constants512]    ;   129.3 p5+p3   41 t
        vpermb zmm2{k2}, zmm18, [rel camellia256_encrypt.T0_constants512 + 64] ;   132.3 p5+p2   41 t
        vmovdqu64 [rbp + 21568], zmm22                                   ;   122.3 p8+p9   68 d.0 spill
        vpermb zmm22, zmm18, [rel camellia256_encrypt.T0_constants512 + 128] ;   131.3 p5+p3   41 t
        vpermb zmm22{k2}, zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;   134.3 p5+p2   41 t
        vmovdqu8 zmm2{k1}, zmm22                                         ;   139.3 p0      41 t
        vmovdqa64 zmm18, zmm10                                           ;   120.3         40 t copy
        vpternlogd zmm18, zmm17, [rbp + 4992], 0x96                      ;   120.3 p0+p3   40 t
        vpmovb2m k1, zmm18                                               ;   121.3 p0      41 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 256] ;    30.8 p2      41 t reload
        vptestmb k2, zmm18, zmm22                                        ;   133.3 p5      41 t
        vpermb zmm17, zmm18, [rel camellia256_encrypt.T0_constants512]   ;   134.3 p5+p3   41 t
        vpermb zmm17{k2}, zmm18, [rel camellia256_encrypt.T0_constants512 + 64] ;   137.3 p5+p2   41 t
        vmovdqu64 [rbp + 21632], zmm10                                   ;   120.3 p7+p4   68 d.0 spill
        vpermb zmm10, zmm18, [rel camellia256_encrypt.T0_constants512 + 128] ;   136.3 p5+p3   41 t
        vpermb zmm10{k2}, zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;   139.3 p5+p2   41 t
        vmovdqu8 zmm17{k1}, zmm10                                        ;   144.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 4032]                                    ;    33.2 p3      68 d.1 reload
        vmovdqu64 zmm18, [rbp + 5056]                                    ;    33.8 p2      40 t
        vpternlogd zmm18, zmm15, zmm10, 0x96                             ;    55.3 p0      40 t
        vpmovb2m k1, zmm18                                               ;    56.3 p0      23 t
        vptestmb k2, zmm18, zmm22                                        ;   138.3 p5      23 t
        vmovdqu64 [rbp + 21696], zmm15                                   ;    55.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm15, zmm31                                           ;   119.3         40 t copy
        vpternlogd zmm15, zmm10, [rbp + 5056], 0x96                      ;   119.3 p0+p3   40 t
        vpmovb2m k3, zmm15                                               ;   120.3 p0      23 t
        vptestmb k4, zmm15, zmm22                                        ;   139.3 p5      23 t
        vpermb zmm10, zmm18, [rel camellia256_encrypt.T0_constants512 + 320] ;   140.3 p5+p2   23 t
        vpermb zmm10{k2}, zmm18, [rel camellia256_encrypt.T0_constants512 + 384] ;   143.3 p5+p3   23 t
        vmovdqu64 [rbp + 21760], zmm31                                   ;   119.3 p7+p4   68 d.0 spill
        vpermb zmm31, zmm18, [rel camellia256_encrypt.T0_constants512 + 448] ;   142.3 p5+p2   23 t
        vpermb zmm31{k2}, zmm18, [rel camellia256_encrypt.T0_constants512 + 512] ;   145.3 p5+p3   23 t
        vmovdqu8 zmm10{k1}, zmm31                                        ;   150.3 p0      23 t
        vmovdqu64 zmm18, [rbp + 4096]                                    ;    36.8 p2      68 d.2 reload
        vmovdqu64 zmm31, [rbp + 5120]                                    ;    37.2 p3      40 t
        vpternlogd zmm31, zmm7, zmm18, 0x96                              ;    54.3 p0      40 t
        vpmovb2m k1, zmm31                                               ;    55.3 p0      22 t
        vptestmb k2, zmm31, zmm22                                        ;   144.3 p5      22 t
        vmovdqu64 [rbp + 21824], zmm7                                    ;    54.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm7, zmm23                                            ;   118.3         40 t copy
        vpternlogd zmm7, zmm18, [rbp + 5120], 0x96                       ;   118.3 p0+p2   40 t
        vpmovb2m k5, zmm7                                                ;   119.3 p0      22 t
        vpermb zmm18, zmm31, [rel camellia256_encrypt.T0_constants512 + 576] ;   145.3 p5+p3   22 t
        vpermb zmm18{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 640] ;   148.3 p5+p2   22 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;   118.3 p7+p4   68 d.0 spill
        vpermb zmm23, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;   147.3 p5+p3   22 t
        vpermb zmm23{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;   150.3 p5+p2   22 t
        vmovdqu8 zmm18{k1}, zmm23                                        ;   155.3 p0      22 t
        vptestmb k1, zmm7, zmm22                                         ;   149.3 p5      22 t
        vmovdqu64 zmm23, [rbp + 4160]                                    ;    40.2 p3      68 d.3 reload
        vmovdqu64 zmm31, [rbp + 5184]                                    ;    40.8 p2      40 t
        vpternlogd zmm31, zmm11, zmm23, 0x96                             ;    53.3 p0      40 t
        vpmovb2m k2, zmm31                                               ;    54.3 p0      21 t
        vmovdqu64 [rbp + 21952], zmm11                                   ;    53.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm11, zmm25                                           ;   117.3         40 t copy
        vpternlogd zmm11, zmm23, [rbp + 5184], 0x96                      ;   117.3 p0+p3   40 t
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    52.3 p0+p2   68 d
        vpxord zmm23, zmm3, [rbp + 5248]                                 ;    53.3 p0+p3   40 t
        vpxord zmm19, zmm19, [rbp + 4224]                                ;   116.3 p0+p2   68 d
        vmovdqu64 [rbp + 22016], zmm3                                    ;    53.3 p7+p4   68 d spill
        vpxord zmm3, zmm19, [rbp + 5248]                                 ;   117.3 p0+p3   40 t
        vmovdqu64 [rbp + 22080], zmm19                                   ;   117.3 p8+p9   68 d spill
        vpermb zmm19, zmm15, [rel camellia256_encrypt.T0_constants512 + 320] ;   150.3 p5+p2   23 t
        vpermb zmm19{k4}, zmm15, [rel camellia256_encrypt.T0_constants512 + 384] ;   153.3 p5+p3   23 t
        vmovdqu64 [rbp + 22144], zmm25                                   ;   117.3 p7+p4   68 d.0 spill
        vpermb zmm25, zmm15, [rel camellia256_encrypt.T0_constants512 + 448] ;   152.3 p5+p2   23 t
        vpermb zmm25{k4}, zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;   155.3 p5+p3   23 t
        vmovdqu8 zmm19{k3}, zmm25                                        ;   160.3 p0      23 t
        vptestmb k3, zmm31, zmm22                                        ;   154.3 p5      21 t
        vpmovb2m k4, zmm23                                               ;    54.3 p0      23 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 832] ;    45.8 p2      21 t reload
        vpermb zmm25, zmm31, zmm15                                       ;   155.3 p5      21 t
        vpermb zmm25{k3}, zmm31, [rel camellia256_encrypt.T0_constants512 + 896] ;   158.3 p5+p3   21 t
        vpermb zmm15, zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;   157.3 p5+p2   21 t
        vpermb zmm15{k3}, zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;   160.3 p5+p3   21 t
        vmovdqu8 zmm25{k2}, zmm15                                        ;   165.3 p0      21 t
        vptestmb k2, zmm23, zmm22                                        ;   159.3 p5      23 t
        vpmovb2m k3, zmm11                                               ;   118.3 p0      21 t
        vmovdqu64 zmm15, [rbp + 4416]                                    ;    47.8 p2      68 d.7 reload
        vmovdqu64 zmm31, [rbp + 5440]                                    ;    48.2 p3      40 t
        vpternlogd zmm31, zmm27, zmm15, 0x96                             ;   113.3 p0      40 t
        vpxord zmm9, zmm9, zmm15                                         ;    55.3 p0      68 d
        vpxord zmm15, zmm9, [rbp + 5440]                                 ;    56.3 p0+p2   40 t
        vpxord zmm13, zmm13, [rbp + 4288]                                ;    57.3 p0+p3   68 d
        vmovdqu64 [rbp + 22208], zmm27                                   ;   113.3 p8+p9   68 d.0 spill
        vpxord zmm27, zmm13, [rbp + 5312]                                ;    58.3 p0+p2   40 t
        vpxord zmm29, zmm29, [rbp + 4288]                                ;   115.3 p0+p3   68 d
        vmovdqu64 [rbp + 22272], zmm9                                    ;    56.3 p7+p4   68 d spill
        vpxord zmm9, zmm29, [rbp + 5312]                                 ;   116.3 p0+p2   40 t
        vpxord zmm5, zmm5, [rbp + 4352]                                  ;    61.3 p0+p3   68 d
        vmovdqu64 [rbp + 22336], zmm29                                   ;   116.3 p8+p9   68 d spill
        vpxord zmm29, zmm5, [rbp + 5376]                                 ;    62.3 p0+p2   40 t
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.3 p0+p3   68 d
        vmovdqu64 [rbp + 22400], zmm5                                    ;    62.3 p7+p4   68 d spill
        vpxord zmm5, zmm21, [rbp + 5376]                                 ;   115.3 p0+p2   40 t
        vmovdqu64 [rbp + 22464], zmm21                                   ;   115.3 p8+p9   68 d spill
        vpermb zmm21, zmm23, [rel camellia256_encrypt.T0_constants512 + 320] ;   160.3 p5+p3   23 t
        vpermb zmm21{k2}, zmm23, [rel camellia256_encrypt.T0_constants512 + 384] ;   163.3 p5+p2   23 t
        vmovdqu64 [rbp + 22528], zmm13                                   ;    58.3 p7+p4   68 d spill
        vpermb zmm13, zmm23, [rel camellia256_encrypt.T0_constants512 + 448] ;   162.3 p5+p3   23 t
        vpermb zmm13{k2}, zmm23, [rel camellia256_encrypt.T0_constants512 + 512] ;   165.3 p5+p2   23 t
        vmovdqu8 zmm21{k4}, zmm13                                        ;   170.3 p0      23 t
        vptestmb k2, zmm11, zmm22                                        ;   164.3 p5      21 t
        vpmovb2m k4, zmm27                                               ;    66.3 p0      22 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 576] ;    55.2 p3      22 t reload
        vpermb zmm23, zmm7, zmm13                                        ;   165.3 p5      22 t
        vpermb zmm23{k1}, zmm7, [rel camellia256_encrypt.T0_constants512 + 640] ;   168.3 p5+p2   22 t
        vmovdqu64 [rbp + 22592], zmm26                                   ;   123.3 p8+p9   68 d.0 spill
        vpermb zmm26, zmm7, [rel camellia256_encrypt.T0_constants512 + 704] ;   167.3 p5+p3   22 t
        vpermb zmm26{k1}, zmm7, [rel camellia256_encrypt.T0_constants512 + 768] ;   170.3 p5+p2   22 t
        vmovdqu8 zmm23{k5}, zmm26                                        ;   175.3 p0      22 t
        vptestmb k1, zmm27, zmm22                                        ;   169.3 p5      22 t
        vpmovb2m k5, zmm29                                               ;    68.3 p0      21 t
        vpermb zmm7, zmm27, zmm13                                        ;   170.3 p5      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 640] ;    57.2 p3      22 t reload
        vpermb zmm7{k1}, zmm27, zmm26                                    ;   173.3 p5      22 t
        vmovdqu64 [rbp + 22656], zmm14                                   ;    59.3 p7+p4   68 d.0 spill
        vpermb zmm14, zmm27, [rel camellia256_encrypt.T0_constants512 + 704] ;   172.3 p5+p2   22 t
        vpermb zmm14{k1}, zmm27, [rel camellia256_encrypt.T0_constants512 + 768] ;   175.3 p5+p3   22 t
        vmovdqu8 zmm7{k4}, zmm14                                         ;   180.3 p0      22 t
        vptestmb k1, zmm29, zmm22                                        ;   174.3 p5      21 t
        vpmovb2m k4, zmm3                                                ;   118.3 p0      23 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 832] ;    58.8 p2      21 t reload
        vpermb zmm27, zmm11, zmm14                                       ;   175.3 p5      21 t
        vpermb zmm27{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 896] ;   178.3 p5+p3   21 t
        vmovdqu64 [rbp + 22720], zmm20                                   ;   124.3 p8+p9   68 d.0 spill
        vpermb zmm20, zmm11, [rel camellia256_encrypt.T0_constants512 + 960] ;   177.3 p5+p2   21 t
        vpermb zmm20{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;   180.3 p5+p3   21 t
        vmovdqu8 zmm27{k3}, zmm20                                        ;   185.3 p0      21 t
        vptestmb k2, zmm3, zmm22                                         ;   179.3 p5      23 t
        vpmovb2m k3, zmm15                                               ;    72.3 p0      42 t
        vpermb zmm11, zmm29, zmm14                                       ;   180.3 p5      21 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 896] ;    60.8 p2      21 t reload
        vpermb zmm11{k1}, zmm29, zmm20                                   ;   183.3 p5      21 t
        vmovdqu64 [rbp + 22784], zmm28                                   ;   125.3 p7+p4   68 d.0 spill
        vpermb zmm28, zmm29, [rel camellia256_encrypt.T0_constants512 + 960] ;   182.3 p5+p3   21 t
        vpermb zmm28{k1}, zmm29, [rel camellia256_encrypt.T0_constants512 + 1024] ;   185.3 p5+p2   21 t
        vmovdqu8 zmm11{k5}, zmm28                                        ;   190.3 p0      21 t
        vptestmb k1, zmm15, zmm22                                        ;   184.3 p5      42 t
        vpmovb2m k5, zmm9                                                ;   117.3 p0      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;    62.2 p3      23 t reload
        vpermb zmm29, zmm3, zmm28                                        ;   185.3 p5      23 t
        vpermb zmm29{k2}, zmm3, [rel camellia256_encrypt.T0_constants512 + 384] ;   188.3 p5+p2   23 t
        vpermb zmm28, zmm3, [rel camellia256_encrypt.T0_constants512 + 448] ;   187.3 p5+p3   23 t
        vpermb zmm28{k2}, zmm3, [rel camellia256_encrypt.T0_constants512 + 512] ;   190.3 p5+p2   23 t
        vmovdqu8 zmm29{k4}, zmm28                                        ;   195.3 p0      23 t
        vptestmb k2, zmm9, zmm22                                         ;   189.3 p5      22 t
        vpmovb2m k4, zmm5                                                ;   116.3 p0      21 t
        vmovdqa64 zmm3, zmm21                                            ;   173.3         41 t copy
        vpternlogd zmm3, zmm18, zmm25, 0x96                              ;   173.3 p0      41 t
        vmovdqa64 zmm28, zmm2                                            ;   142.3         41 t copy
        vpternlogd zmm28, zmm7, zmm25, 0x96                              ;   183.3 p0      41 t
        vpternlogd zmm21, zmm28, zmm18, 0x96                             ;   184.3 p0      41 t
        vpternlogd zmm16, zmm21, [rbp + 4544], 0x96                      ;   185.3 p0+p3   61 t
        vmovdqu64 [rbp + 22848], zmm16                                   ;   186.3 p8+p9   61 t spill
        vpermb zmm16, zmm15, [rel camellia256_encrypt.T0_constants512]   ;   190.3 p5+p2   42 t
        vpermb zmm16{k1}, zmm15, [rel camellia256_encrypt.T0_constants512 + 64] ;   193.3 p5+p3   42 t
        vmovdqu64 [rbp + 22912], zmm28                                   ;   184.3 p7+p4   41 t spill
        vpermb zmm28, zmm15, [rel camellia256_encrypt.T0_constants512 + 128] ;   192.3 p5+p2   42 t
        vpermb zmm28{k1}, zmm15, [rel camellia256_encrypt.T0_constants512 + 192] ;   195.3 p5+p3   42 t
        vmovdqu8 zmm16{k3}, zmm28                                        ;   200.3 p0      42 t
        vptestmb k1, zmm5, zmm22                                         ;   194.3 p5      21 t
        vpmovb2m k3, zmm31                                               ;   114.3 p0      42 t
        vpternlogd zmm18, zmm16, zmm10, 0x96                             ;   203.3 p0      41 t
        vpternlogd zmm16, zmm3, zmm10, 0x96                              ;   203.3 p0      41 t
        vpternlogd zmm10, zmm11, zmm2, 0x96                              ;   193.3 p0      41 t
        vpternlogd zmm7, zmm25, zmm10, 0x96                              ;   194.3 p0      41 t
        vpermb zmm15, zmm9, zmm13                                        ;   195.3 p5      22 t
        vpermb zmm15{k2}, zmm9, zmm26                                    ;   198.3 p5      22 t
        vpternlogd zmm11, zmm2, zmm18, 0x96                              ;   204.3 p0      41 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 704]  ;    66.8 p2      22 t reload
        vpermb zmm25, zmm9, zmm2                                         ;   197.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;    67.2 p3      22 t reload
        vpermb zmm25{k2}, zmm9, zmm28                                    ;   200.3 p5      22 t
        vmovdqu8 zmm15{k5}, zmm25                                        ;   205.3 p0      22 t
        vptestmb k2, zmm31, zmm22                                        ;   199.3 p5      42 t
        vmovdqu64 zmm9, [rbp + 4480]                                     ;    67.8 p2      68 d.0 reload
        vpternlogd zmm0, zmm16, zmm9, 0x96                               ;   204.3 p0      61 t
        vmovdqu64 zmm25, [rbp + 4608]                                    ;    68.2 p3      68 d.2 reload
        vpternlogd zmm8, zmm7, zmm25, 0x96                               ;   195.3 p0      61 t
        vpternlogd zmm12, zmm11, [rbp + 4672], 0x96                      ;   205.3 p0+p2   61 t
        vmovdqa64 zmm28, zmm29                                           ;   198.3         41 t copy
        vpternlogd zmm28, zmm23, zmm27, 0x96                             ;   198.3 p0      41 t
        vmovdqa64 zmm26, zmm17                                           ;   147.3         41 t copy
        vpternlogd zmm26, zmm15, zmm27, 0x96                             ;   208.3 p0      41 t
        vpternlogd zmm29, zmm26, zmm23, 0x96                             ;   209.3 p0      41 t
        vpternlogd zmm30, zmm29, [rbp + 4544], 0x96                      ;   210.3 p0+p3   61 t
        vpermb zmm2, zmm5, zmm14                                         ;   200.3 p5      21 t
        vpermb zmm2{k1}, zmm5, zmm20                                     ;   203.3 p5      21 t
        vpermb zmm20, zmm5, [rel camellia256_encrypt.T0_constants512 + 960] ;   202.3 p5+p2   21 t
        vpermb zmm20{k1}, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   205.3 p5+p3   21 t
        vmovdqu8 zmm2{k4}, zmm20                                         ;   210.3 p0      21 t
        vmovdqa64 zmm5, zmm2                                             ;   213.3         41 t copy
        vpternlogd zmm5, zmm17, zmm19, 0x96                              ;   213.3 p0      41 t
        vpternlogd zmm15, zmm27, zmm5, 0x96                              ;   214.3 p0      41 t
        vpternlogd zmm24, zmm25, zmm15, 0x96                             ;   215.3 p0      61 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512]       ;    70.8 p2      41 t reload
        vpermb zmm25, zmm31, zmm20                                       ;   204.3 p5      42 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 64]  ;    71.2 p3      41 t reload
        vpermb zmm25{k2}, zmm31, zmm27                                   ;   207.3 p5      42 t
        vpermb zmm14, zmm31, [rel camellia256_encrypt.T0_constants512 + 128] ;   206.3 p5+p2   42 t
        vpermb zmm14{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   209.3 p5+p3   42 t
        vmovdqu8 zmm25{k3}, zmm14                                        ;   214.3 p0      42 t
        vpternlogd zmm23, zmm25, zmm19, 0x96                             ;   217.3 p0      41 t
        vpternlogd zmm25, zmm19, zmm28, 0x96                             ;   217.3 p0      41 t
        vpternlogd zmm2, zmm17, zmm23, 0x96                              ;   218.3 p0      41 t
        vpternlogd zmm1, zmm9, zmm25, 0x96                               ;   218.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 4736]                                     ;    72.8 p2      68 d.4 reload
        vpxord zmm4, zmm4, zmm9                                          ;   105.3 p0      61 t
        vpternlogd zmm4, zmm21, zmm10, 0x96                              ;   194.3 p0      61 t
        vpternlogd zmm9, zmm5, [rbp + 22720], 0x96                       ;   214.3 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 4800]                                     ;    73.8 p2      68 d.5 reload
        vmovdqu64 zmm10, [rbp + 22656]                                   ;    74.2 p3      68 d.0 reload
        vpternlogd zmm18, zmm10, zmm5, 0x96                              ;   204.3 p0      61 t
        vpternlogd zmm5, zmm23, [rbp + 22592], 0x96                      ;   218.3 p0+p2   61 t
        vmovdqu64 zmm10, [rbp + 4864]                                    ;    75.2 p3      68 d.6 reload
        vpxord zmm6, zmm6, zmm10                                         ;   110.3 p0      61 t
        vpternlogd zmm6, zmm11, zmm3, 0x96                               ;   205.3 p0      61 t
        vmovdqu64 zmm3, [rbp + 22784]                                    ;   125.3 p2      61 t
        vpternlogd zmm3, zmm2, [rbp + 4672], 0x96                        ;   219.3 p0+p3   61 t
        vmovdqu64 zmm11, [rbp + 5760]                                    ;    76.8 p2      62 l.4 reload
        vpxord zmm14, zmm4, zmm11                                        ;   195.3 p0      40 t
        vpternlogd zmm11, zmm9, zmm29, 0x96                              ;   215.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 21568]                                   ;   122.3 p3      61 t
        vpxord zmm17, zmm17, zmm10                                       ;   128.3 p0      61 t
        vpternlogd zmm17, zmm2, zmm28, 0x96                              ;   219.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 21376]                                    ;    77.8 p2      61 t
        vmovdqu64 zmm10, [rbp + 4928]                                    ;    78.2 p3      68 d.7 reload
        vpxord zmm2, zmm2, zmm10                                         ;   117.3 p0      61 t
        vpternlogd zmm2, zmm16, [rbp + 22912], 0x96                      ;   204.3 p0+p2   61 t
        vmovdqu64 zmm16, [rbp + 5504]                                    ;    79.2 p3      62 l.0 reload
        vpxord zmm19, zmm0, zmm16                                        ;   205.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 5632]                                    ;    79.8 p2      62 l.2 reload
        vpxord zmm23, zmm8, zmm21                                        ;   196.3 p0      40 t
        vpmovb2m k1, zmm19                                               ;   206.3 p0      41 t
        vptestmb k2, zmm19, zmm22                                        ;   208.3 p5      41 t
        vpmovb2m k3, zmm23                                               ;   197.3 p0      22 t
        vptestmb k4, zmm23, zmm22                                        ;   209.3 p5      22 t
        vpmovb2m k5, zmm14                                               ;   196.3 p0      23 t
        vmovdqu64 zmm28, [rbp + 5888]                                    ;    80.2 p3      62 l.6 reload
        vpxord zmm31, zmm6, zmm28                                        ;   206.3 p0      40 t
        vmovdqu64 [rbp + 22912], zmm8                                    ;   196.3 p8+p9   61 t spill
        vpxord zmm8, zmm2, [rbp + 5952]                                  ;   205.3 p0+p2   40 t
        vpxord zmm28, zmm17, zmm28                                       ;   220.3 p0      40 t
        vmovdqu64 [rbp + 21376], zmm0                                    ;   205.3 p7+p4   61 t spill
        vpxord zmm0, zmm30, [rbp + 5568]                                 ;   211.3 p0+p3   40 t
        vmovdqu64 [rbp + 21568], zmm30                                   ;   211.3 p8+p9   61 t spill
        vpxord zmm30, zmm12, [rbp + 5696]                                ;   206.3 p0+p2   40 t
        vpxord zmm16, zmm1, zmm16                                        ;   219.3 p0      40 t
        vpxord zmm21, zmm24, zmm21                                       ;   216.3 p0      40 t
        vmovdqu64 [rbp + 22784], zmm12                                   ;   206.3 p7+p4   61 t spill
        vpxord zmm12, zmm3, [rbp + 5696]                                 ;   220.3 p0+p3   40 t
        vmovdqu64 [rbp + 22592], zmm3                                    ;   220.3 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm18                                            ;   205.3         40 t copy
        vpternlogd zmm3, zmm7, [rbp + 5824], 0x96                        ;   205.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm24                                   ;   216.3 p7+p4   61 t spill
        vpermb zmm24, zmm19, zmm20                                       ;   210.3 p5      41 t
        vpermb zmm24{k2}, zmm19, zmm27                                   ;   213.3 p5      41 t
        vmovdqu64 [rbp + 22720], zmm1                                    ;   219.3 p8+p9   61 t spill
        vpermb zmm1, zmm19, [rel camellia256_encrypt.T0_constants512 + 128] ;   212.3 p5+p3   41 t
        vpermb zmm1{k2}, zmm19, [rel camellia256_encrypt.T0_constants512 + 192] ;   215.3 p5+p2   41 t
        vmovdqu8 zmm24{k1}, zmm1                                         ;   220.3 p0      41 t
        vpmovb2m k1, zmm16                                               ;   220.3 p0      41 t
        vptestmb k2, zmm16, zmm22                                        ;   220.3 p5      41 t
        vmovdqa64 zmm1, zmm5                                             ;   219.3         40 t copy
        vpternlogd zmm1, zmm15, [rbp + 5824], 0x96                       ;   219.3 p0+p3   40 t
        vpermb zmm19, zmm16, zmm20                                       ;   220.3 p5      41 t
        vpermb zmm19{k2}, zmm16, zmm27                                   ;   223.3 p5      41 t
        vmovdqu64 [rbp + 22976], zmm2                                    ;   205.3 p7+p4   61 t spill
        vpermb zmm2, zmm16, [rel camellia256_encrypt.T0_constants512 + 128] ;   220.3 p5+p2   41 t
        vpermb zmm2{k2}, zmm16, [rel camellia256_encrypt.T0_constants512 + 192] ;   223.3 p5+p3   41 t
        vmovdqu8 zmm19{k1}, zmm2                                         ;   228.3 p0      41 t
        vpmovb2m k1, zmm0                                                ;   212.3 p0      23 t
        vptestmb k2, zmm0, zmm22                                         ;   219.3 p5      23 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 320]  ;    85.8 p2      23 t reload
        vpermb zmm16, zmm0, zmm2                                         ;   220.3 p5      23 t
        vpermb zmm16{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 384] ;   223.3 p5+p3   23 t
        vmovdqu64 [rbp + 23040], zmm17                                   ;   220.3 p8+p9   61 t spill
        vpermb zmm17, zmm0, [rel camellia256_encrypt.T0_constants512 + 448] ;   222.3 p5+p2   23 t
        vpermb zmm17{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 512] ;   225.3 p5+p3   23 t
        vmovdqu8 zmm16{k1}, zmm17                                        ;   230.3 p0      23 t
        vpmovb2m k1, zmm21                                               ;   217.3 p0      22 t
        vptestmb k2, zmm21, zmm22                                        ;   224.3 p5      22 t
        vpermb zmm0, zmm23, zmm13                                        ;   225.3 p5      22 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 640] ;    87.8 p2      22 t reload
        vpermb zmm0{k4}, zmm23, zmm17                                    ;   228.3 p5      22 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;   206.3 p7+p4   61 t spill
        vpermb zmm6, zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;   227.3 p5+p3   22 t
        vpermb zmm6{k4}, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;   230.3 p5+p2   22 t
        vmovdqu8 zmm0{k3}, zmm6                                          ;   235.3 p0      22 t
        vptestmb k3, zmm14, zmm22                                        ;   229.3 p5      23 t
        vpmovb2m k4, zmm30                                               ;   207.3 p0      21 t
        vpermb zmm6, zmm21, zmm13                                        ;   230.3 p5      22 t
        vpermb zmm6{k2}, zmm21, zmm17                                    ;   233.3 p5      22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;    89.2 p3      22 t reload
        vmovdqu64 [rbp + 23168], zmm5                                    ;   219.3 p8+p9   61 t spill
        vpermb zmm5, zmm21, zmm23                                        ;   232.3 p5      22 t
        vpermb zmm5{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;   235.3 p5+p2   22 t
        vmovdqu8 zmm6{k1}, zmm5                                          ;   240.3 p0      22 t
        vptestmb k1, zmm30, zmm22                                        ;   234.3 p5      21 t
        vpmovb2m k2, zmm12                                               ;   221.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 832]  ;    90.2 p3      21 t reload
        vpermb zmm21, zmm30, zmm5                                        ;   235.3 p5      21 t
        vpermb zmm21{k1}, zmm30, [rel camellia256_encrypt.T0_constants512 + 896] ;   238.3 p5+p2   21 t
        vmovdqu64 [rbp + 23232], zmm15                                   ;   215.3 p7+p4   41 t spill
        vpermb zmm15, zmm30, [rel camellia256_encrypt.T0_constants512 + 960] ;   237.3 p5+p3   21 t
        vpermb zmm15{k1}, zmm30, [rel camellia256_encrypt.T0_constants512 + 1024] ;   240.3 p5+p2   21 t
        vmovdqu8 zmm21{k4}, zmm15                                        ;   245.3 p0      21 t
        vptestmb k1, zmm12, zmm22                                        ;   239.3 p5      21 t
        vpmovb2m k4, zmm11                                               ;   216.3 p0      23 t
        vpermb zmm15, zmm14, zmm2                                        ;   240.3 p5      23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;    92.2 p3      23 t reload
        vpermb zmm15{k3}, zmm14, zmm30                                   ;   243.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm18                                   ;   205.3 p8+p9   61 t spill
        vpermb zmm18, zmm14, [rel camellia256_encrypt.T0_constants512 + 448] ;   242.3 p5+p2   23 t
        vpermb zmm18{k3}, zmm14, [rel camellia256_encrypt.T0_constants512 + 512] ;   245.3 p5+p3   23 t
        vmovdqu8 zmm15{k5}, zmm18                                        ;   250.3 p0      23 t
        vptestmb k3, zmm11, zmm22                                        ;   244.3 p5      23 t
        vpmovb2m k5, zmm3                                                ;   206.3 p0      22 t
        vpermb zmm14, zmm12, zmm5                                        ;   245.3 p5      21 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 896] ;    93.8 p2      21 t reload
        vpermb zmm14{k1}, zmm12, zmm18                                   ;   248.3 p5      21 t
        vmovdqu64 [rbp + 23360], zmm7                                    ;   195.3 p7+p4   41 t spill
        vpermb zmm7, zmm12, [rel camellia256_encrypt.T0_constants512 + 960] ;   247.3 p5+p3   21 t
        vpermb zmm7{k1}, zmm12, [rel camellia256_encrypt.T0_constants512 + 1024] ;   250.3 p5+p2   21 t
        vmovdqu8 zmm14{k2}, zmm7                                         ;   255.3 p0      21 t
        vptestmb k1, zmm3, zmm22                                         ;   249.3 p5      22 t
        vpmovb2m k2, zmm1                                                ;   220.3 p0      22 t
        vpermb zmm7, zmm11, zmm2                                         ;   250.3 p5      23 t
        vpermb zmm7{k3}, zmm11, zmm30                                    ;   253.3 p5      23 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 448] ;    95.2 p3      23 t reload
        vmovdqu64 [rbp + 23424], zmm29                                   ;   210.3 p8+p9   41 t spill
        vpermb zmm29, zmm11, zmm12                                       ;   252.3 p5      23 t
        vpermb zmm29{k3}, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;   255.3 p5+p2   23 t
        vmovdqu8 zmm7{k4}, zmm29                                         ;   260.3 p0      23 t
        vptestmb k3, zmm1, zmm22                                         ;   254.3 p5      22 t
        vpmovb2m k4, zmm31                                               ;   207.3 p0      21 t
        vmovdqa64 zmm11, zmm15                                           ;   253.3         41 t copy
        vpternlogd zmm11, zmm0, zmm21, 0x96                              ;   253.3 p0      41 t
        vpermb zmm29, zmm3, zmm13                                        ;   255.3 p5      22 t
        vpermb zmm29{k1}, zmm3, zmm17                                    ;   258.3 p5      22 t
        vmovdqu64 [rbp + 23488], zmm9                                    ;   215.3 p7+p4   61 t spill
        vpermb zmm9, zmm3, zmm23                                         ;   257.3 p5      22 t
        vpermb zmm9{k1}, zmm3, [rel camellia256_encrypt.T0_constants512 + 768] ;   260.3 p5+p3   22 t
        vmovdqu8 zmm29{k5}, zmm9                                         ;   265.3 p0      22 t
        vptestmb k1, zmm31, zmm22                                        ;   259.3 p5      21 t
        vpmovb2m k5, zmm28                                               ;   221.3 p0      21 t
        vmovdqa64 zmm3, zmm24                                            ;   223.3         41 t copy
        vpternlogd zmm3, zmm29, zmm21, 0x96                              ;   268.3 p0      41 t
        vpternlogd zmm15, zmm3, zmm0, 0x96                               ;   269.3 p0      41 t
        vmovdqa64 zmm9, zmm7                                             ;   263.3         41 t copy
        vpternlogd zmm9, zmm6, zmm14, 0x96                               ;   263.3 p0      41 t
        vmovdqu64 [rbp + 23552], zmm4                                    ;   195.3 p8+p9   61 t spill
        vpermb zmm4, zmm1, zmm13                                         ;   260.3 p5      22 t
        vpermb zmm4{k3}, zmm1, zmm17                                     ;   263.3 p5      22 t
        vpermb zmm17, zmm1, zmm23                                        ;   262.3 p5      22 t
        vpermb zmm17{k3}, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;   265.3 p5+p2   22 t
        vmovdqu8 zmm4{k2}, zmm17                                         ;   270.3 p0      22 t
        vptestmb k2, zmm28, zmm22                                        ;   264.3 p5      21 t
        vpmovb2m k3, zmm8                                                ;   206.3 p0      42 t
        vmovdqa64 zmm1, zmm19                                            ;   231.3         41 t copy
        vpternlogd zmm1, zmm4, zmm14, 0x96                               ;   273.3 p0      41 t
        vpternlogd zmm7, zmm1, zmm6, 0x96                                ;   274.3 p0      41 t
        vpermb zmm17, zmm31, zmm5                                        ;   265.3 p5      21 t
        vpermb zmm17{k1}, zmm31, zmm18                                   ;   268.3 p5      21 t
        vpermb zmm23, zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;   267.3 p5+p3   21 t
        vpermb zmm23{k1}, zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;   270.3 p5+p2   21 t
        vmovdqu8 zmm17{k4}, zmm23                                        ;   275.3 p0      21 t
        vptestmb k1, zmm8, zmm22                                         ;   269.3 p5      42 t
        vpermb zmm23, zmm28, zmm5                                        ;   270.3 p5      21 t
        vpermb zmm23{k2}, zmm28, zmm18                                   ;   273.3 p5      21 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;    98.2 p3      21 t reload
        vpermb zmm18, zmm28, zmm31                                       ;   272.3 p5      21 t
        vpermb zmm18{k2}, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;   275.3 p5+p2   21 t
        vmovdqu8 zmm23{k5}, zmm18                                        ;   280.3 p0      21 t
        vmovdqa64 zmm18, zmm23                                           ;   283.3         41 t copy
        vpternlogd zmm18, zmm19, zmm16, 0x96                             ;   283.3 p0      41 t
        vpternlogd zmm4, zmm14, zmm18, 0x96                              ;   284.3 p0      41 t
        vpternlogd zmm18, zmm7, [rbp + 22080], 0x96                      ;   284.3 p0+p3   62 t
        vmovdqu64 zmm14, [rbp + 4032]                                    ;    99.8 p2      68 d.1 reload
        vmovdqu64 zmm28, [rbp + 21760]                                   ;   119.3 p3      68 d.0 reload
        vpternlogd zmm7, zmm28, zmm14, 0x96                              ;   275.3 p0      62 t
        vpternlogd zmm14, zmm15, [rbp + 21696], 0x96                     ;   270.3 p0+p2   62 t
        vpermb zmm28, zmm8, zmm20                                        ;   274.3 p5      42 t
        vpermb zmm28{k1}, zmm8, zmm27                                    ;   277.3 p5      42 t
        vpermb zmm31, zmm8, [rel camellia256_encrypt.T0_constants512 + 128] ;   276.3 p5+p3   42 t
        vpermb zmm31{k1}, zmm8, [rel camellia256_encrypt.T0_constants512 + 192] ;   279.3 p5+p2   42 t
        vmovdqu8 zmm28{k3}, zmm31                                        ;   284.3 p0      42 t
        vmovdqu64 zmm8, [rbp + 22208]                                    ;   113.3 p3      68 d.0 reload
        vpternlogd zmm1, zmm8, [rbp + 4416], 0x96                        ;   274.3 p0+p2   62 t
        vmovdqu64 zmm8, [rbp + 21440]                                    ;   121.3 p3      61 t
        vpxord zmm8, zmm8, zmm10                                         ;   171.3 p0      61 t
        vpternlogd zmm8, zmm25, zmm26, 0x96                              ;   218.3 p0      61 t
        vpxord zmm10, zmm8, [rbp + 5952]                                 ;   219.3 p0+p2   40 t
        vmovdqu64 zmm25, [rbp + 22848]                                   ;   186.3 p3      40 t
        vpmovb2m k1, zmm10                                               ;   220.3 p0      42 t
        vptestmb k2, zmm10, zmm22                                        ;   278.3 p5      42 t
        vpxord zmm25, zmm25, [rbp + 5568]                                ;   192.3 p0+p2   40 t
        vpmovb2m k3, zmm25                                               ;   193.3 p0      23 t
        vptestmb k4, zmm25, zmm22                                        ;   279.3 p5      23 t
        vpermb zmm26, zmm25, zmm2                                        ;   280.3 p5      23 t
        vpermb zmm26{k4}, zmm25, zmm30                                   ;   283.3 p5      23 t
        vpermb zmm31, zmm25, zmm12                                       ;   282.3 p5      23 t
        vpermb zmm31{k4}, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;   285.3 p5+p3   23 t
        vmovdqu8 zmm26{k3}, zmm31                                        ;   290.3 p0      23 t
        vpternlogd zmm0, zmm28, zmm26, 0x96                              ;   293.3 p0      41 t
        vpternlogd zmm28, zmm11, zmm26, 0x96                             ;   293.3 p0      41 t
        vpternlogd zmm26, zmm17, zmm24, 0x96                             ;   293.3 p0      41 t
        vpternlogd zmm29, zmm21, zmm26, 0x96                             ;   294.3 p0      41 t
        vpternlogd zmm17, zmm24, zmm0, 0x96                              ;   294.3 p0      41 t
        vpermb zmm21, zmm10, zmm20                                       ;   284.3 p5      42 t
        vpermb zmm21{k2}, zmm10, zmm27                                   ;   287.3 p5      42 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;   105.8 p2      41 t reload
        vpermb zmm25, zmm10, zmm24                                       ;   286.3 p5      42 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   106.2 p3      41 t reload
        vpermb zmm25{k2}, zmm10, zmm31                                   ;   289.3 p5      42 t
        vmovdqu8 zmm21{k1}, zmm25                                        ;   294.3 p0      42 t
        vpternlogd zmm6, zmm21, zmm16, 0x96                              ;   297.3 p0      41 t
        vpternlogd zmm21, zmm16, zmm9, 0x96                              ;   297.3 p0      41 t
        vpternlogd zmm23, zmm19, zmm6, 0x96                              ;   298.3 p0      41 t
        vpternlogd zmm15, zmm26, [rbp + 22016], 0x96                     ;   294.3 p0+p2   62 t
        vpternlogd zmm0, zmm29, [rbp + 22528], 0x96                      ;   295.3 p0+p3   62 t
        vpternlogd zmm11, zmm17, [rbp + 22400], 0x96                     ;   295.3 p0+p2   62 t
        vpternlogd zmm6, zmm4, [rbp + 22336], 0x96                       ;   298.3 p0+p3   62 t
        vpternlogd zmm3, zmm28, [rbp + 22272], 0x96                      ;   294.3 p0+p2   62 t
        vpxord zmm1, zmm1, zmm21                                         ;   298.3 p0      62 t
        vmovdqu64 zmm10, [rbp + 3968]                                    ;   109.2 p3      68 d.0 reload
        vmovdqu64 zmm16, [rbp + 21504]                                   ;   109.8 p2      68 d.0 reload
        vpternlogd zmm28, zmm16, zmm10, 0x96                             ;   294.3 p0      62 t
        vpternlogd zmm21, zmm10, [rbp + 21632], 0x96                     ;   298.3 p0+p3   62 t
        vpternlogd zmm9, zmm23, [rbp + 22464], 0x96                      ;   299.3 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 4096]                                    ;   111.2 p3      68 d.2 reload
        vmovdqu64 zmm16, [rbp + 21888]                                   ;   118.3 p2      68 d.0 reload
        vpternlogd zmm4, zmm16, zmm10, 0x96                              ;   285.3 p0      62 t
        vpternlogd zmm29, zmm10, [rbp + 21824], 0x96                     ;   295.3 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 4160]                                    ;   112.8 p2      68 d.3 reload
        vmovdqu64 zmm16, [rbp + 21952]                                   ;   113.2 p3      68 d.0 reload
        vpternlogd zmm17, zmm16, zmm10, 0x96                             ;   295.3 p0      62 t
        vpternlogd zmm23, zmm10, [rbp + 22144], 0x96                     ;   299.3 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 6016]                                    ;   114.2 p3      61 r.0 reload
        vpxord zmm16, zmm28, zmm10                                       ;   295.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 6080]                                    ;   114.8 p2      61 r.1 reload
        vpxord zmm25, zmm14, zmm19                                       ;   271.3 p0      40 t
        vpmovb2m k1, zmm16                                               ;   296.3 p0      41 t
        vptestmb k2, zmm16, zmm22                                        ;   296.3 p5      41 t
        vpmovb2m k3, zmm25                                               ;   272.3 p0      23 t
        vptestmb k4, zmm25, zmm22                                        ;   289.3 p5      23 t
        vmovdqu64 zmm26, [rbp + 6272]                                    ;   115.2 p3      61 r.4 reload
        vmovdqu64 [rbp + 22144], zmm14                                   ;   271.3 p7+p4   62 t spill
        vpxord zmm14, zmm18, zmm26                                       ;   285.3 p0      40 t
        vpmovb2m k5, zmm14                                               ;   286.3 p0      23 t
        vpxord zmm26, zmm15, zmm26                                       ;   295.3 p0      40 t
        vmovdqu64 [rbp + 21952], zmm18                                   ;   285.3 p8+p9   62 t spill
        vpxord zmm18, zmm0, [rbp + 6336]                                 ;   296.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm0                                    ;   296.3 p7+p4   62 t spill
        vpxord zmm0, zmm11, [rbp + 6400]                                 ;   296.3 p0+p3   40 t
        vmovdqu64 [rbp + 21888], zmm11                                   ;   296.3 p8+p9   62 t spill
        vpxord zmm11, zmm6, [rbp + 6336]                                 ;   299.3 p0+p2   40 t
        vmovdqu64 [rbp + 22464], zmm6                                    ;   299.3 p7+p4   62 t spill
        vpxord zmm6, zmm3, [rbp + 6464]                                  ;   295.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm3                                    ;   295.3 p8+p9   62 t spill
        vpxord zmm3, zmm9, [rbp + 6400]                                  ;   300.3 p0+p2   40 t
        vmovdqu64 [rbp + 21504], zmm9                                    ;   300.3 p7+p4   62 t spill
        vpxord zmm9, zmm1, [rbp + 6464]                                  ;   299.3 p0+p3   40 t
        vpxord zmm19, zmm7, zmm19                                        ;   276.3 p0      40 t
        vmovdqu64 [rbp + 22272], zmm7                                    ;   276.3 p8+p9   62 t spill
        vpxord zmm7, zmm4, [rbp + 6144]                                  ;   286.3 p0+p2   40 t
        vpxord zmm10, zmm21, zmm10                                       ;   299.3 p0      40 t
        vmovdqu64 [rbp + 22336], zmm4                                    ;   286.3 p7+p4   62 t spill
        vpxord zmm4, zmm29, [rbp + 6144]                                 ;   296.3 p0+p3   40 t
        vmovdqu64 [rbp + 22400], zmm29                                   ;   296.3 p8+p9   62 t spill
        vpxord zmm29, zmm17, [rbp + 6208]                                ;   296.3 p0+p2   40 t
        vmovdqu64 [rbp + 22528], zmm17                                   ;   296.3 p7+p4   62 t spill
        vpxord zmm17, zmm23, [rbp + 6208]                                ;   300.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm23                                   ;   300.3 p8+p9   62 t spill
        vpermb zmm23, zmm16, zmm20                                       ;   296.3 p5      41 t
        vpermb zmm23{k2}, zmm16, zmm27                                   ;   299.3 p5      41 t
        vmovdqu64 [rbp + 21440], zmm21                                   ;   299.3 p7+p4   62 t spill
        vpermb zmm21, zmm16, zmm24                                       ;   296.3 p5      41 t
        vpermb zmm21{k2}, zmm16, zmm31                                   ;   299.3 p5      41 t
        vmovdqu8 zmm23{k1}, zmm21                                        ;   304.3 p0      41 t
        vpmovb2m k1, zmm10                                               ;   300.3 p0      41 t
        vptestmb k2, zmm10, zmm22                                        ;   300.3 p5      41 t
        vpermb zmm16, zmm25, zmm2                                        ;   295.3 p5      23 t
        vpermb zmm16{k4}, zmm25, zmm30                                   ;   298.3 p5      23 t
        vpermb zmm21, zmm25, zmm12                                       ;   297.3 p5      23 t
        vpermb zmm21{k4}, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;   300.3 p5+p2   23 t
        vmovdqu8 zmm16{k3}, zmm21                                        ;   305.3 p0      23 t
        vpmovb2m k3, zmm19                                               ;   277.3 p0      23 t
        vptestmb k4, zmm19, zmm22                                        ;   299.3 p5      23 t
        vpermb zmm21, zmm10, zmm20                                       ;   300.3 p5      41 t
        vpermb zmm21{k2}, zmm10, zmm27                                   ;   303.3 p5      41 t
        vpermb zmm25, zmm10, zmm24                                       ;   302.3 p5      41 t
        vpermb zmm25{k2}, zmm10, zmm31                                   ;   305.3 p5      41 t
        vmovdqu8 zmm21{k1}, zmm25                                        ;   310.3 p0      41 t
        vpmovb2m k1, zmm4                                                ;   297.3 p0      22 t
        vptestmb k2, zmm4, zmm22                                         ;   304.3 p5      22 t
        vpermb zmm10, zmm19, zmm2                                        ;   305.3 p5      23 t
        vpermb zmm10{k4}, zmm19, zmm30                                   ;   308.3 p5      23 t
        vpermb zmm25, zmm19, zmm12                                       ;   307.3 p5      23 t
        vpermb zmm25{k4}, zmm19, [rel camellia256_encrypt.T0_constants512 + 512] ;   310.3 p5+p3   23 t
        vmovdqu8 zmm10{k3}, zmm25                                        ;   315.3 p0      23 t
        vpmovb2m k3, zmm7                                                ;   287.3 p0      22 t
        vptestmb k4, zmm7, zmm22                                         ;   309.3 p5      22 t
        vpermb zmm19, zmm4, zmm13                                        ;   310.3 p5      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 640] ;   147.5 p2      22 t reload
        vpermb zmm19{k2}, zmm4, zmm25                                    ;   313.3 p5      22 t
        vmovdqu64 [rbp + 22208], zmm1                                    ;   299.3 p8+p9   62 t spill
        vpermb zmm1, zmm4, [rel camellia256_encrypt.T0_constants512 + 704] ;   312.3 p5+p3   22 t
        vpermb zmm1{k2}, zmm4, [rel camellia256_encrypt.T0_constants512 + 768] ;   315.3 p5+p2   22 t
        vmovdqu8 zmm19{k1}, zmm1                                         ;   320.3 p0      22 t
        vpmovb2m k1, zmm29                                               ;   297.3 p0      21 t
        vptestmb k2, zmm29, zmm22                                        ;   314.3 p5      21 t
        vpermb zmm1, zmm7, zmm13                                         ;   315.3 p5      22 t
        vpermb zmm1{k4}, zmm7, zmm25                                     ;   318.3 p5      22 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 704]  ;   149.2 p3      22 t reload
        vmovdqu64 [rbp + 21696], zmm15                                   ;   295.3 p7+p4   62 t spill
        vpermb zmm15, zmm7, zmm4                                         ;   317.3 p5      22 t
        vpermb zmm15{k4}, zmm7, [rel camellia256_encrypt.T0_constants512 + 768] ;   320.3 p5+p2   22 t
        vmovdqu8 zmm1{k3}, zmm15                                         ;   325.3 p0      22 t
        vptestmb k3, zmm14, zmm22                                        ;   319.3 p5      23 t
        vpmovb2m k4, zmm17                                               ;   301.3 p0      21 t
        vpermb zmm7, zmm29, zmm5                                         ;   320.3 p5      21 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 896] ;   153.7 p3      21 t reload
        vpermb zmm7{k2}, zmm29, zmm15                                    ;   323.3 p5      21 t
        vmovdqu64 [rbp + 21760], zmm28                                   ;   295.3 p8+p9   62 t spill
        vpermb zmm28, zmm29, [rel camellia256_encrypt.T0_constants512 + 960] ;   322.3 p5+p2   21 t
        vpermb zmm28{k2}, zmm29, [rel camellia256_encrypt.T0_constants512 + 1024] ;   325.3 p5+p3   21 t
        vmovdqu8 zmm7{k1}, zmm28                                         ;   330.3 p0      21 t
        vptestmb k1, zmm17, zmm22                                        ;   324.3 p5      21 t
        vpmovb2m k2, zmm26                                               ;   296.3 p0      23 t
        vpermb zmm28, zmm17, zmm5                                        ;   325.3 p5      21 t
        vpermb zmm28{k1}, zmm17, zmm15                                   ;   328.3 p5      21 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 960] ;   155.3 p2      21 t reload
        vpermb zmm31, zmm17, zmm29                                       ;   327.3 p5      21 t
        vpermb zmm31{k1}, zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;   330.3 p5+p3   21 t
        vmovdqu8 zmm28{k4}, zmm31                                        ;   335.3 p0      21 t
        vptestmb k1, zmm26, zmm22                                        ;   329.3 p5      23 t
        vpmovb2m k4, zmm18                                               ;   297.3 p0      22 t
        vpermb zmm17, zmm26, zmm2                                        ;   330.3 p5      23 t
        vpermb zmm17{k1}, zmm26, zmm30                                   ;   333.3 p5      23 t
        vpermb zmm31, zmm26, zmm12                                       ;   332.3 p5      23 t
        vpermb zmm31{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 512] ;   335.3 p5+p2   23 t
        vmovdqu8 zmm17{k2}, zmm31                                        ;   340.3 p0      23 t
        vptestmb k1, zmm18, zmm22                                        ;   334.3 p5      22 t
        vpmovb2m k2, zmm11                                               ;   300.3 p0      22 t
        vpermb zmm26, zmm14, zmm2                                        ;   335.3 p5      23 t
        vpermb zmm26{k3}, zmm14, zmm30                                   ;   338.3 p5      23 t
        vpermb zmm31, zmm14, zmm12                                       ;   337.3 p5      23 t
        vpermb zmm31{k3}, zmm14, [rel camellia256_encrypt.T0_constants512 + 512] ;   340.3 p5+p3   23 t
        vmovdqu8 zmm26{k5}, zmm31                                        ;   345.3 p0      23 t
        vptestmb k3, zmm11, zmm22                                        ;   339.3 p5      22 t
        vpmovb2m k5, zmm0                                                ;   297.3 p0      21 t
        vmovdqa64 zmm14, zmm17                                           ;   343.3         41 t copy
        vpternlogd zmm14, zmm19, zmm7, 0x96                              ;   343.3 p0      41 t
        vmovdqa64 zmm31, zmm26                                           ;   348.3         41 t copy
        vpternlogd zmm31, zmm1, zmm28, 0x96                              ;   348.3 p0      41 t
        vpermb zmm30, zmm18, zmm13                                       ;   340.3 p5      22 t
        vpermb zmm30{k1}, zmm18, zmm25                                   ;   343.3 p5      22 t
        vpermb zmm12, zmm18, zmm4                                        ;   342.3 p5      22 t
        vpermb zmm12{k1}, zmm18, [rel camellia256_encrypt.T0_constants512 + 768] ;   345.3 p5+p2   22 t
        vmovdqu8 zmm30{k4}, zmm12                                        ;   350.3 p0      22 t
        vptestmb k1, zmm0, zmm22                                         ;   344.3 p5      21 t
        vpmovb2m k4, zmm3                                                ;   301.3 p0      21 t
        vmovdqa64 zmm12, zmm23                                           ;   307.3         41 t copy
        vpternlogd zmm12, zmm30, zmm7, 0x96                              ;   353.3 p0      41 t
        vpternlogd zmm17, zmm12, zmm19, 0x96                             ;   354.3 p0      41 t
        vpermb zmm18, zmm11, zmm13                                       ;   345.3 p5      22 t
        vpermb zmm18{k3}, zmm11, zmm25                                   ;   348.3 p5      22 t
        vpermb zmm25, zmm11, zmm4                                        ;   347.3 p5      22 t
        vpermb zmm25{k3}, zmm11, [rel camellia256_encrypt.T0_constants512 + 768] ;   350.3 p5+p3   22 t
        vmovdqu8 zmm18{k2}, zmm25                                        ;   355.3 p0      22 t
        vptestmb k2, zmm3, zmm22                                         ;   349.3 p5      21 t
        vpmovb2m k3, zmm6                                                ;   296.3 p0      42 t
        vmovdqa64 zmm11, zmm21                                           ;   313.3         41 t copy
        vpternlogd zmm11, zmm18, zmm28, 0x96                             ;   358.3 p0      41 t
        vpternlogd zmm26, zmm11, zmm1, 0x96                              ;   359.3 p0      41 t
        vpermb zmm25, zmm0, zmm5                                         ;   350.3 p5      21 t
        vpermb zmm25{k1}, zmm0, zmm15                                    ;   353.3 p5      21 t
        vpermb zmm4, zmm0, zmm29                                         ;   352.3 p5      21 t
        vpermb zmm4{k1}, zmm0, [rel camellia256_encrypt.T0_constants512 + 1024] ;   355.3 p5+p2   21 t
        vmovdqu8 zmm25{k5}, zmm4                                         ;   360.3 p0      21 t
        vptestmb k1, zmm6, zmm22                                         ;   354.3 p5      42 t
        vpmovb2m k5, zmm9                                                ;   300.3 p0      42 t
        vmovdqa64 zmm0, zmm25                                            ;   363.3         41 t copy
        vpternlogd zmm0, zmm23, zmm16, 0x96                              ;   363.3 p0      41 t
        vpternlogd zmm30, zmm7, zmm0, 0x96                               ;   364.3 p0      41 t
        vpternlogd zmm0, zmm17, [rbp + 23552], 0x96                      ;   364.3 p0+p3   61 t
        vpermb zmm4, zmm3, zmm5                                          ;   355.3 p5      21 t
        vpermb zmm4{k2}, zmm3, zmm15                                     ;   358.3 p5      21 t
        vpermb zmm7, zmm3, zmm29                                         ;   357.3 p5      21 t
        vpermb zmm7{k2}, zmm3, [rel camellia256_encrypt.T0_constants512 + 1024] ;   360.3 p5+p2   21 t
        vmovdqu8 zmm4{k4}, zmm7                                          ;   365.3 p0      21 t
        vptestmb k2, zmm9, zmm22                                         ;   359.3 p5      42 t
        vmovdqa64 zmm3, zmm4                                             ;   368.3         41 t copy
        vpternlogd zmm3, zmm21, zmm10, 0x96                              ;   368.3 p0      41 t
        vpternlogd zmm18, zmm28, zmm3, 0x96                              ;   369.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 23488]                                    ;   215.3 p3      61 t reload
        vpternlogd zmm3, zmm7, [rbp + 23424], 0x96                       ;   369.3 p0+p2   61 t
        vpxord zmm3, zmm3, zmm26                                         ;   370.3 p0      61 t
        vpermb zmm7, zmm6, zmm20                                         ;   360.3 p5      42 t
        vpermb zmm7{k1}, zmm6, zmm27                                     ;   363.3 p5      42 t
        vpermb zmm28, zmm6, zmm24                                        ;   362.3 p5      42 t
        vpermb zmm28{k1}, zmm6, [rel camellia256_encrypt.T0_constants512 + 192] ;   365.3 p5+p3   42 t
        vmovdqu8 zmm7{k3}, zmm28                                         ;   370.3 p0      42 t
        vpternlogd zmm19, zmm7, zmm16, 0x96                              ;   373.3 p0      41 t
        vpternlogd zmm7, zmm16, zmm14, 0x96                              ;   373.3 p0      41 t
        vpternlogd zmm25, zmm23, zmm19, 0x96                             ;   374.3 p0      41 t
        vpermb zmm6, zmm9, zmm20                                         ;   364.3 p5      42 t
        vpermb zmm6{k2}, zmm9, zmm27                                     ;   367.3 p5      42 t
        vpermb zmm16, zmm9, zmm24                                        ;   366.3 p5      42 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;   183.8 p2      41 t reload
        vpermb zmm16{k2}, zmm9, zmm23                                    ;   369.3 p5      42 t
        vmovdqu8 zmm6{k5}, zmm16                                         ;   374.3 p0      42 t
        vpternlogd zmm1, zmm6, zmm10, 0x96                               ;   377.3 p0      41 t
        vpternlogd zmm6, zmm10, zmm31, 0x96                              ;   377.3 p0      41 t
        vpternlogd zmm4, zmm21, zmm1, 0x96                               ;   378.3 p0      41 t
        vpternlogd zmm11, zmm8, zmm6, 0x96                               ;   378.3 p0      61 t
        vpternlogd zmm14, zmm25, [rbp + 23104], 0x96                     ;   375.3 p0+p3   61 t
        vpternlogd zmm12, zmm7, [rbp + 22976], 0x96                      ;   374.3 p0+p2   61 t
        vpternlogd zmm31, zmm4, [rbp + 23040], 0x96                      ;   379.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 23296]                                    ;   205.3 p2      61 t reload
        vpternlogd zmm19, zmm8, [rbp + 23360], 0x96                      ;   374.3 p0+p3   61 t
        vpxord zmm19, zmm19, zmm30                                       ;   375.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 23168]                                    ;   219.3 p2      61 t reload
        vpternlogd zmm1, zmm8, [rbp + 23232], 0x96                       ;   378.3 p0+p3   61 t
        vpxord zmm1, zmm1, zmm18                                         ;   379.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 6784]                                     ;   194.5 p2      62 l.4 reload
        vpxord zmm9, zmm0, zmm8                                          ;   365.3 p0      40 t
        vpxord zmm8, zmm3, zmm8                                          ;   371.3 p0      40 t
        vmovdqu64 zmm10, [rbp + 6848]                                    ;   198.5 p3      62 l.5 reload
        vpxord zmm16, zmm19, zmm10                                       ;   376.3 p0      40 t
        vpmovb2m k1, zmm9                                                ;   366.3 p0      23 t
        vptestmb k2, zmm9, zmm22                                         ;   368.3 p5      23 t
        vmovdqu64 zmm21, [rbp + 6912]                                    ;   199.2 p2      62 l.6 reload
        vpxord zmm28, zmm14, zmm21                                       ;   376.3 p0      40 t
        vpmovb2m k3, zmm8                                                ;   372.3 p0      23 t
        vptestmb k4, zmm8, zmm22                                         ;   372.3 p5      23 t
        vpmovb2m k5, zmm16                                               ;   377.3 p0      22 t
        vpxord zmm10, zmm1, zmm10                                        ;   380.3 p0      40 t
        vmovdqu64 [rbp + 23232], zmm14                                   ;   376.3 p7+p4   61 t spill
        vpxord zmm14, zmm12, [rbp + 6976]                                ;   375.3 p0+p3   40 t
        vpxord zmm21, zmm31, zmm21                                       ;   380.3 p0      40 t
        vmovdqu64 [rbp + 23168], zmm12                                   ;   375.3 p8+p9   61 t spill
        vpxord zmm12, zmm11, [rbp + 6976]                                ;   379.3 p0+p2   40 t
        vmovdqu64 [rbp + 23360], zmm11                                   ;   379.3 p7+p4   61 t spill
        vpermb zmm11, zmm9, zmm2                                         ;   370.3 p5      23 t
        vpermb zmm11{k2}, zmm9, [rel camellia256_encrypt.T0_constants512 + 384] ;   373.3 p5+p3   23 t
        vmovdqu64 [rbp + 23296], zmm31                                   ;   380.3 p8+p9   61 t spill
        vpermb zmm31, zmm9, [rel camellia256_encrypt.T0_constants512 + 448] ;   372.3 p5+p2   23 t
        vpermb zmm31{k2}, zmm9, [rel camellia256_encrypt.T0_constants512 + 512] ;   375.3 p5+p3   23 t
        vmovdqu8 zmm11{k1}, zmm31                                        ;   380.3 p0      23 t
        vptestmb k1, zmm16, zmm22                                        ;   377.3 p5      22 t
        vpmovb2m k2, zmm10                                               ;   381.3 p0      22 t
        vmovdqu64 zmm9, [rbp + 22848]                                    ;   205.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 6592]                                    ;   205.7 p3      40 t
        vpternlogd zmm31, zmm17, zmm9, 0x96                              ;   355.3 p0      40 t
        vpmovb2m k6, zmm31                                               ;   356.3 p0      23 t
        vptestmb k7, zmm31, zmm22                                        ;   375.3 p5      23 t
        vpermb zmm9, zmm31, zmm2                                         ;   376.3 p5      23 t
        vpermb zmm9{k7}, zmm31, [rel camellia256_encrypt.T0_constants512 + 384] ;   379.3 p5+p2   23 t
        vmovdqu64 [rbp + 23040], zmm1                                    ;   380.3 p7+p4   61 t spill
        vpermb zmm1, zmm31, [rel camellia256_encrypt.T0_constants512 + 448] ;   378.3 p5+p3   23 t
        vpermb zmm1{k7}, zmm31, [rel camellia256_encrypt.T0_constants512 + 512] ;   381.3 p5+p2   23 t
        vmovdqu8 zmm9{k6}, zmm1                                          ;   386.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 21568]                                    ;   211.3 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 6592]                                    ;   210.5 p2      40 t
        vpternlogd zmm31, zmm26, zmm1, 0x96                              ;   360.3 p0      40 t
        vpmovb2m k6, zmm31                                               ;   361.3 p0      23 t
        vptestmb k7, zmm31, zmm22                                        ;   380.3 p5      23 t
        vpermb zmm1, zmm31, zmm2                                         ;   381.3 p5      23 t
        vpermb zmm1{k7}, zmm31, [rel camellia256_encrypt.T0_constants512 + 384] ;   384.3 p5+p3   23 t
        vmovdqu64 [rbp + 22976], zmm19                                   ;   376.3 p8+p9   61 t spill
        vpermb zmm19, zmm31, [rel camellia256_encrypt.T0_constants512 + 448] ;   383.3 p5+p2   23 t
        vpermb zmm19{k7}, zmm31, [rel camellia256_encrypt.T0_constants512 + 512] ;   386.3 p5+p3   23 t
        vmovdqu8 zmm1{k6}, zmm19                                         ;   391.3 p0      23 t
        vmovdqu64 zmm19, [rbp + 21376]                                   ;   212.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 6528]                                    ;   212.8 p3      40 t
        vpternlogd zmm31, zmm7, zmm19, 0x96                              ;   374.3 p0      40 t
        vpmovb2m k6, zmm31                                               ;   375.3 p0      41 t
        vptestmb k7, zmm31, zmm22                                        ;   385.3 p5      41 t
        vpermb zmm19, zmm31, zmm20                                       ;   386.3 p5      41 t
        vpermb zmm19{k7}, zmm31, zmm27                                   ;   389.3 p5      41 t
        vmovdqu64 [rbp + 23104], zmm3                                    ;   371.3 p7+p4   61 t spill
        vpermb zmm3, zmm31, zmm24                                        ;   388.3 p5      41 t
        vpermb zmm3{k7}, zmm31, zmm23                                    ;   391.3 p5      41 t
        vmovdqu8 zmm19{k6}, zmm3                                         ;   396.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 22912]                                    ;   217.2 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 6656]                                    ;   217.3 p3      40 t
        vpternlogd zmm31, zmm30, zmm3, 0x96                              ;   365.3 p0      40 t
        vmovdqu64 zmm3, [rbp + 6528]                                     ;   218.3 p2      40 t
        vpternlogd zmm3, zmm6, [rbp + 22720], 0x96                       ;   378.3 p0+p3   40 t
        vpmovb2m k6, zmm3                                                ;   379.3 p0      41 t
        vptestmb k7, zmm3, zmm22                                         ;   390.3 p5      41 t
        vmovdqu64 [rbp + 23424], zmm0                                    ;   365.3 p8+p9   61 t spill
        vpermb zmm0, zmm3, zmm20                                         ;   391.3 p5      41 t
        vpermb zmm0{k7}, zmm3, zmm27                                     ;   394.3 p5      41 t
        vmovdqu64 [rbp + 23488], zmm30                                   ;   365.3 p7+p4   41 t spill
        vpermb zmm30, zmm3, zmm24                                        ;   393.3 p5      41 t
        vpermb zmm30{k7}, zmm3, zmm23                                    ;   396.3 p5      41 t
        vmovdqu8 zmm0{k6}, zmm30                                         ;   401.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 22656]                                    ;   220.8 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 6656]                                    ;   221.0 p3      40 t
        vpternlogd zmm30, zmm18, zmm3, 0x96                              ;   370.3 p0      40 t
        vpermb zmm3, zmm8, zmm2                                          ;   395.3 p5      23 t
        vpermb zmm3{k4}, zmm8, [rel camellia256_encrypt.T0_constants512 + 384] ;   398.3 p5+p2   23 t
        vpermb zmm2, zmm8, [rel camellia256_encrypt.T0_constants512 + 448] ;   397.3 p5+p3   23 t
        vpermb zmm2{k4}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;   400.3 p5+p2   23 t
        vmovdqu8 zmm3{k3}, zmm2                                          ;   405.3 p0      23 t
        vpmovb2m k3, zmm31                                               ;   366.3 p0      22 t
        vptestmb k4, zmm31, zmm22                                        ;   399.3 p5      22 t
        vpermb zmm2, zmm31, zmm13                                        ;   400.3 p5      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 640]  ;   223.0 p3      22 t reload
        vpermb zmm2{k4}, zmm31, zmm8                                     ;   403.3 p5      22 t
        vmovdqu64 [rbp + 23552], zmm18                                   ;   370.3 p8+p9   41 t spill
        vpermb zmm18, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;   402.3 p5+p2   22 t
        vpermb zmm18{k4}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;   405.3 p5+p3   22 t
        vmovdqu8 zmm2{k3}, zmm18                                         ;   410.3 p0      22 t
        vpmovb2m k3, zmm30                                               ;   371.3 p0      22 t
        vptestmb k4, zmm30, zmm22                                        ;   404.3 p5      22 t
        vpermb zmm18, zmm30, zmm13                                       ;   405.3 p5      22 t
        vpermb zmm18{k4}, zmm30, zmm8                                    ;   408.3 p5      22 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;   224.8 p2      22 t reload
        vmovdqu64 [rbp + 22080], zmm26                                   ;   360.3 p7+p4   41 t spill
        vpermb zmm26, zmm30, zmm31                                       ;   407.3 p5      22 t
        vpermb zmm26{k4}, zmm30, [rel camellia256_encrypt.T0_constants512 + 768] ;   410.3 p5+p3   22 t
        vmovdqu8 zmm18{k3}, zmm26                                        ;   415.3 p0      22 t
        vptestmb k3, zmm10, zmm22                                        ;   409.3 p5      22 t
        vpmovb2m k4, zmm28                                               ;   377.3 p0      21 t
        vmovdqu64 zmm26, [rbp + 22784]                                   ;   225.8 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 6720]                                    ;   226.0 p3      40 t
        vpternlogd zmm30, zmm25, zmm26, 0x96                             ;   375.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 6720]                                    ;   226.8 p2      40 t
        vpternlogd zmm26, zmm4, [rbp + 22592], 0x96                      ;   379.3 p0+p3   40 t
        vmovdqu64 [rbp + 23616], zmm4                                    ;   379.3 p8+p9   41 t spill
        vpermb zmm4, zmm16, zmm13                                        ;   410.3 p5      22 t
        vpermb zmm4{k1}, zmm16, zmm8                                     ;   413.3 p5      22 t
        vmovdqu64 [rbp + 23680], zmm25                                   ;   375.3 p7+p4   41 t spill
        vpermb zmm25, zmm16, zmm31                                       ;   412.3 p5      22 t
        vpermb zmm25{k1}, zmm16, [rel camellia256_encrypt.T0_constants512 + 768] ;   415.3 p5+p2   22 t
        vmovdqu8 zmm4{k5}, zmm25                                         ;   420.3 p0      22 t
        vpmovb2m k1, zmm30                                               ;   376.3 p0      21 t
        vptestmb k5, zmm30, zmm22                                        ;   414.3 p5      21 t
        vpermb zmm16, zmm30, zmm5                                        ;   415.3 p5      21 t
        vpermb zmm16{k5}, zmm30, zmm15                                   ;   418.3 p5      21 t
        vpermb zmm25, zmm30, zmm29                                       ;   417.3 p5      21 t
        vpermb zmm25{k5}, zmm30, [rel camellia256_encrypt.T0_constants512 + 1024] ;   420.3 p5+p3   21 t
        vmovdqu8 zmm16{k1}, zmm25                                        ;   425.3 p0      21 t
        vpmovb2m k1, zmm26                                               ;   380.3 p0      21 t
        vptestmb k5, zmm26, zmm22                                        ;   419.3 p5      21 t
        vpermb zmm25, zmm26, zmm5                                        ;   420.3 p5      21 t
        vpermb zmm25{k5}, zmm26, zmm15                                   ;   423.3 p5      21 t
        vpermb zmm30, zmm26, zmm29                                       ;   422.3 p5      21 t
        vpermb zmm30{k5}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;   425.3 p5+p2   21 t
        vmovdqu8 zmm25{k1}, zmm30                                        ;   430.3 p0      21 t
        vptestmb k1, zmm28, zmm22                                        ;   424.3 p5      21 t
        vpmovb2m k5, zmm21                                               ;   381.3 p0      21 t
        vmovdqa64 zmm26, zmm19                                           ;   399.3         41 t copy
        vpternlogd zmm26, zmm4, zmm16, 0x96                              ;   428.3 p0      41 t
        vmovdqa64 zmm30, zmm11                                           ;   383.3         41 t copy
        vpternlogd zmm30, zmm2, zmm16, 0x96                              ;   428.3 p0      41 t
        vpternlogd zmm11, zmm26, zmm2, 0x96                              ;   429.3 p0      41 t
        vmovdqu64 [rbp + 23744], zmm17                                   ;   355.3 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm3                                            ;   408.3         41 t copy
        vpternlogd zmm17, zmm18, zmm25, 0x96                             ;   433.3 p0      41 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;   378.3 p7+p4   41 t spill
        vpermb zmm6, zmm10, zmm13                                        ;   425.3 p5      22 t
        vpermb zmm6{k3}, zmm10, zmm8                                     ;   428.3 p5      22 t
        vpermb zmm8, zmm10, zmm31                                        ;   427.3 p5      22 t
        vpermb zmm8{k3}, zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;   430.3 p5+p3   22 t
        vmovdqu8 zmm6{k2}, zmm8                                          ;   435.3 p0      22 t
        vptestmb k2, zmm21, zmm22                                        ;   429.3 p5      21 t
        vpmovb2m k3, zmm14                                               ;   376.3 p0      42 t
        vmovdqa64 zmm8, zmm0                                             ;   404.3         41 t copy
        vpternlogd zmm8, zmm6, zmm25, 0x96                               ;   438.3 p0      41 t
        vpternlogd zmm3, zmm8, zmm18, 0x96                               ;   439.3 p0      41 t
        vpermb zmm10, zmm28, zmm5                                        ;   430.3 p5      21 t
        vpermb zmm10{k1}, zmm28, zmm15                                   ;   433.3 p5      21 t
        vpermb zmm31, zmm28, zmm29                                       ;   432.3 p5      21 t
        vpermb zmm31{k1}, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;   435.3 p5+p2   21 t
        vmovdqu8 zmm10{k4}, zmm31                                        ;   440.3 p0      21 t
        vptestmb k1, zmm14, zmm22                                        ;   434.3 p5      42 t
        vpmovb2m k4, zmm12                                               ;   380.3 p0      42 t
        vmovdqa64 zmm28, zmm10                                           ;   443.3         41 t copy
        vpternlogd zmm28, zmm19, zmm9, 0x96                              ;   443.3 p0      41 t
        vpternlogd zmm4, zmm16, zmm28, 0x96                              ;   444.3 p0      41 t
        vpternlogd zmm28, zmm11, [rbp + 21696], 0x96                     ;   444.3 p0+p3   62 t
        vpermb zmm16, zmm21, zmm5                                        ;   435.3 p5      21 t
        vpermb zmm16{k2}, zmm21, zmm15                                   ;   438.3 p5      21 t
        vpermb zmm31, zmm21, zmm29                                       ;   437.3 p5      21 t
        vpermb zmm31{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 1024] ;   440.3 p5+p2   21 t
        vmovdqu8 zmm16{k5}, zmm31                                        ;   445.3 p0      21 t
        vptestmb k2, zmm12, zmm22                                        ;   439.3 p5      42 t
        vmovdqa64 zmm21, zmm16                                           ;   448.3         41 t copy
        vpternlogd zmm21, zmm0, zmm1, 0x96                               ;   448.3 p0      41 t
        vpternlogd zmm6, zmm25, zmm21, 0x96                              ;   449.3 p0      41 t
        vpternlogd zmm21, zmm3, [rbp + 21952], 0x96                      ;   449.3 p0+p3   62 t
        vpermb zmm25, zmm14, zmm20                                       ;   440.3 p5      42 t
        vpermb zmm25{k1}, zmm14, zmm27                                   ;   443.3 p5      42 t
        vpermb zmm31, zmm14, zmm24                                       ;   442.3 p5      42 t
        vpermb zmm31{k1}, zmm14, zmm23                                   ;   445.3 p5      42 t
        vmovdqu8 zmm25{k3}, zmm31                                        ;   450.3 p0      42 t
        vpternlogd zmm2, zmm25, zmm9, 0x96                               ;   453.3 p0      41 t
        vpternlogd zmm25, zmm9, zmm30, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm10, zmm19, zmm2, 0x96                              ;   454.3 p0      41 t
        vpermb zmm9, zmm12, zmm20                                        ;   444.3 p5      42 t
        vpermb zmm9{k2}, zmm12, zmm27                                    ;   447.3 p5      42 t
        vpermb zmm14, zmm12, zmm24                                       ;   446.3 p5      42 t
        vpermb zmm14{k2}, zmm12, zmm23                                   ;   449.3 p5      42 t
        vmovdqu8 zmm9{k4}, zmm14                                         ;   454.3 p0      42 t
        vpternlogd zmm18, zmm9, zmm1, 0x96                               ;   457.3 p0      41 t
        vpternlogd zmm9, zmm1, zmm17, 0x96                               ;   457.3 p0      41 t
        vpternlogd zmm16, zmm0, zmm18, 0x96                              ;   458.3 p0      41 t
        vpternlogd zmm2, zmm4, [rbp + 21824], 0x96                       ;   454.3 p0+p2   62 t
        vpternlogd zmm30, zmm10, [rbp + 21888], 0x96                     ;   455.3 p0+p3   62 t
        vpternlogd zmm18, zmm6, [rbp + 22464], 0x96                      ;   458.3 p0+p2   62 t
        vpternlogd zmm26, zmm25, [rbp + 21632], 0x96                     ;   454.3 p0+p3   62 t
        vpxord zmm25, zmm25, [rbp + 21760]                               ;   454.3 p0+p2   62 t
        vpternlogd zmm17, zmm16, [rbp + 21504], 0x96                     ;   459.3 p0+p3   62 t
        vpternlogd zmm8, zmm9, [rbp + 22208], 0x96                       ;   458.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 7040]                                     ;   263.7 p3      61 r.0 reload
        vpxord zmm1, zmm25, zmm0                                         ;   455.3 p0      40 t
        vmovdqu64 zmm12, [rbp + 21440]                                   ;   299.3 p2      62 t reload
        vpternlogd zmm0, zmm9, zmm12, 0x96                               ;   458.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 7296]                                    ;   264.7 p3      61 r.4 reload
        vpxord zmm19, zmm28, zmm14                                       ;   445.3 p0      40 t
        vpmovb2m k1, zmm1                                                ;   456.3 p0      41 t
        vptestmb k2, zmm1, zmm22                                         ;   456.3 p5      41 t
        vpmovb2m k3, zmm0                                                ;   459.3 p0      41 t
        vptestmb k4, zmm0, zmm22                                         ;   459.3 p5      41 t
        vpmovb2m k5, zmm19                                               ;   446.3 p0      23 t
        vpxord zmm14, zmm21, zmm14                                       ;   450.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 7360]                                    ;   270.3 p2      61 r.5 reload
        vpxord zmm12, zmm2, zmm31                                        ;   455.3 p0      40 t
        vmovdqu64 [rbp + 22208], zmm9                                    ;   458.3 p8+p9   41 t spill
        vpxord zmm9, zmm30, [rbp + 7424]                                 ;   456.3 p0+p3   40 t
        vpxord zmm31, zmm18, zmm31                                       ;   459.3 p0      40 t
        vmovdqu64 [rbp + 21504], zmm25                                   ;   455.3 p7+p4   62 t spill
        vpxord zmm25, zmm26, [rbp + 7488]                                ;   455.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm26                                   ;   455.3 p8+p9   62 t spill
        vpxord zmm26, zmm17, [rbp + 7424]                                ;   460.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm17                                   ;   460.3 p7+p4   62 t spill
        vpxord zmm17, zmm8, [rbp + 7488]                                 ;   459.3 p0+p2   40 t
        vmovdqu64 [rbp + 22464], zmm8                                    ;   459.3 p8+p9   62 t spill
        vpermb zmm8, zmm1, zmm20                                         ;   456.3 p5      41 t
        vpermb zmm8{k2}, zmm1, zmm27                                     ;   459.3 p5      41 t
        vmovdqu64 [rbp + 21888], zmm30                                   ;   456.3 p7+p4   62 t spill
        vpermb zmm30, zmm1, zmm24                                        ;   456.3 p5      41 t
        vpermb zmm30{k2}, zmm1, zmm23                                    ;   459.3 p5      41 t
        vmovdqu8 zmm8{k1}, zmm30                                         ;   464.3 p0      41 t
        vptestmb k1, zmm19, zmm22                                        ;   454.3 p5      23 t
        vpmovb2m k2, zmm14                                               ;   451.3 p0      23 t
        vpermb zmm1, zmm0, zmm20                                         ;   459.3 p5      41 t
        vpermb zmm1{k4}, zmm0, zmm27                                     ;   462.3 p5      41 t
        vpermb zmm30, zmm0, zmm24                                        ;   459.3 p5      41 t
        vpermb zmm30{k4}, zmm0, zmm23                                    ;   462.3 p5      41 t
        vmovdqu8 zmm1{k3}, zmm30                                         ;   467.3 p0      41 t
        vptestmb k3, zmm14, zmm22                                        ;   459.3 p5      23 t
        vpmovb2m k4, zmm12                                               ;   456.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 22144]                                    ;   284.3 p3      62 t reload
        vmovdqu64 zmm30, [rbp + 7104]                                    ;   285.3 p2      40 t
        vpternlogd zmm30, zmm11, zmm0, 0x96                              ;   430.3 p0      40 t
        vpmovb2m k6, zmm30                                               ;   431.3 p0      23 t
        vptestmb k7, zmm30, zmm22                                        ;   460.3 p5      23 t
        vpermb zmm0, zmm30, [rel camellia256_encrypt.T0_constants512 + 320] ;   461.3 p5+p3   23 t
        vpermb zmm0{k7}, zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;   464.3 p5+p2   23 t
        vmovdqu64 [rbp + 21824], zmm11                                   ;   430.3 p8+p9   41 t spill
        vpermb zmm11, zmm30, [rel camellia256_encrypt.T0_constants512 + 448] ;   463.3 p5+p3   23 t
        vpermb zmm11{k7}, zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;   466.3 p5+p2   23 t
        vmovdqu8 zmm0{k6}, zmm11                                         ;   471.3 p0      23 t
        vmovdqu64 zmm11, [rbp + 22272]                                   ;   288.0 p3      62 t reload
        vmovdqu64 zmm30, [rbp + 7104]                                    ;   288.3 p2      40 t
        vpternlogd zmm30, zmm3, zmm11, 0x96                              ;   440.3 p0      40 t
        vpermb zmm11, zmm19, [rel camellia256_encrypt.T0_constants512 + 320] ;   465.3 p5+p3   23 t
        vpermb zmm11{k1}, zmm19, [rel camellia256_encrypt.T0_constants512 + 384] ;   468.3 p5+p2   23 t
        vmovdqu64 [rbp + 21952], zmm3                                    ;   440.3 p7+p4   41 t spill
        vpermb zmm3, zmm19, [rel camellia256_encrypt.T0_constants512 + 448] ;   467.3 p5+p3   23 t
        vpermb zmm3{k1}, zmm19, [rel camellia256_encrypt.T0_constants512 + 512] ;   470.3 p5+p2   23 t
        vmovdqu8 zmm11{k5}, zmm3                                         ;   475.3 p0      23 t
        vpmovb2m k1, zmm30                                               ;   441.3 p0      23 t
        vptestmb k5, zmm30, zmm22                                        ;   469.3 p5      23 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 320]  ;   291.0 p3      23 t reload
        vpermb zmm19, zmm30, zmm3                                        ;   470.3 p5      23 t
        vpermb zmm19{k5}, zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;   473.3 p5+p2   23 t
        vmovdqu64 [rbp + 21696], zmm18                                   ;   459.3 p8+p9   62 t spill
        vpermb zmm18, zmm30, [rel camellia256_encrypt.T0_constants512 + 448] ;   472.3 p5+p3   23 t
        vpermb zmm18{k5}, zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;   475.3 p5+p2   23 t
        vmovdqu8 zmm19{k1}, zmm18                                        ;   480.3 p0      23 t
        vptestmb k1, zmm12, zmm22                                        ;   474.3 p5      22 t
        vpmovb2m k5, zmm31                                               ;   460.3 p0      22 t
        vmovdqu64 zmm18, [rbp + 22400]                                   ;   296.3 p3      62 t reload
        vmovdqu64 zmm30, [rbp + 7168]                                    ;   294.3 p2      40 t
        vpternlogd zmm30, zmm4, zmm18, 0x96                              ;   445.3 p0      40 t
        vpermb zmm18, zmm14, zmm3                                        ;   475.3 p5      23 t
        vpermb zmm18{k3}, zmm14, [rel camellia256_encrypt.T0_constants512 + 384] ;   478.3 p5+p3   23 t
        vpermb zmm3, zmm14, [rel camellia256_encrypt.T0_constants512 + 448] ;   477.3 p5+p2   23 t
        vpermb zmm3{k3}, zmm14, [rel camellia256_encrypt.T0_constants512 + 512] ;   480.3 p5+p3   23 t
        vmovdqu8 zmm18{k2}, zmm3                                         ;   485.3 p0      23 t
        vpmovb2m k2, zmm30                                               ;   446.3 p0      22 t
        vptestmb k3, zmm30, zmm22                                        ;   479.3 p5      22 t
        vpermb zmm3, zmm30, zmm13                                        ;   480.3 p5      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 640] ;   296.5 p2      22 t reload
        vpermb zmm3{k3}, zmm30, zmm14                                    ;   483.3 p5      22 t
        vmovdqu64 [rbp + 23872], zmm4                                    ;   445.3 p7+p4   41 t spill
        vpermb zmm4, zmm30, [rel camellia256_encrypt.T0_constants512 + 704] ;   482.3 p5+p3   22 t
        vpermb zmm4{k3}, zmm30, [rel camellia256_encrypt.T0_constants512 + 768] ;   485.3 p5+p2   22 t
        vmovdqu8 zmm3{k2}, zmm4                                          ;   490.3 p0      22 t
        vptestmb k2, zmm31, zmm22                                        ;   484.3 p5      22 t
        vpmovb2m k3, zmm9                                                ;   457.3 p0      21 t
        vmovdqu64 zmm4, [rbp + 22336]                                    ;   300.0 p3      62 t reload
        vmovdqu64 zmm30, [rbp + 7168]                                    ;   300.3 p2      40 t
        vpternlogd zmm30, zmm6, zmm4, 0x96                               ;   450.3 p0      40 t
        vmovdqu64 zmm4, [rbp + 7232]                                     ;   301.0 p3      40 t
        vpternlogd zmm4, zmm10, [rbp + 22528], 0x96                      ;   455.3 p0+p2   40 t
        vmovdqu64 [rbp + 23936], zmm10                                   ;   455.3 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 7232]                                    ;   302.0 p3      40 t
        vpternlogd zmm10, zmm16, [rbp + 22016], 0x96                     ;   459.3 p0+p2   40 t
        vmovdqu64 [rbp + 24000], zmm16                                   ;   459.3 p7+p4   41 t spill
        vpermb zmm16, zmm12, zmm13                                       ;   485.3 p5      22 t
        vpermb zmm16{k1}, zmm12, zmm14                                   ;   488.3 p5      22 t
        vmovdqu64 [rbp + 24064], zmm6                                    ;   450.3 p8+p9   41 t spill
        vpermb zmm6, zmm12, [rel camellia256_encrypt.T0_constants512 + 704] ;   487.3 p5+p3   22 t
        vpermb zmm6{k1}, zmm12, [rel camellia256_encrypt.T0_constants512 + 768] ;   490.3 p5+p2   22 t
        vmovdqu8 zmm16{k4}, zmm6                                         ;   495.3 p0      22 t
        vpmovb2m k1, zmm30                                               ;   451.3 p0      22 t
        vptestmb k4, zmm30, zmm22                                        ;   489.3 p5      22 t
        vpermb zmm6, zmm30, zmm13                                        ;   490.3 p5      22 t
        vpermb zmm6{k4}, zmm30, zmm14                                    ;   493.3 p5      22 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 704] ;   304.0 p3      22 t reload
        vmovdqu64 [rbp + 24128], zmm2                                    ;   455.3 p7+p4   62 t spill
        vpermb zmm2, zmm30, zmm12                                        ;   492.3 p5      22 t
        vpermb zmm2{k4}, zmm30, [rel camellia256_encrypt.T0_constants512 + 768] ;   495.3 p5+p2   22 t
        vmovdqu8 zmm6{k1}, zmm2                                          ;   500.3 p0      22 t
        vpmovb2m k1, zmm4                                                ;   456.3 p0      21 t
        vptestmb k4, zmm4, zmm22                                         ;   494.3 p5      21 t
        vpermb zmm2, zmm4, zmm5                                          ;   495.3 p5      21 t
        vpermb zmm2{k4}, zmm4, zmm15                                     ;   498.3 p5      21 t
        vpermb zmm30, zmm4, zmm29                                        ;   497.3 p5      21 t
        vpermb zmm30{k4}, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;   500.3 p5+p3   21 t
        vmovdqu8 zmm2{k1}, zmm30                                         ;   505.3 p0      21 t
        vpmovb2m k1, zmm10                                               ;   460.3 p0      21 t
        vptestmb k4, zmm10, zmm22                                        ;   499.3 p5      21 t
        vpermb zmm4, zmm10, zmm5                                         ;   500.3 p5      21 t
        vpermb zmm4{k4}, zmm10, zmm15                                    ;   503.3 p5      21 t
        vpermb zmm30, zmm10, zmm29                                       ;   502.3 p5      21 t
        vpermb zmm30{k4}, zmm10, [rel camellia256_encrypt.T0_constants512 + 1024] ;   505.3 p5+p2   21 t
        vmovdqu8 zmm4{k1}, zmm30                                         ;   510.3 p0      21 t
        vptestmb k1, zmm9, zmm22                                         ;   504.3 p5      21 t
        vpmovb2m k4, zmm26                                               ;   461.3 p0      21 t
        vmovdqa64 zmm10, zmm8                                            ;   467.3         41 t copy
        vpternlogd zmm10, zmm16, zmm2, 0x96                              ;   508.3 p0      41 t
        vmovdqa64 zmm30, zmm11                                           ;   478.3         41 t copy
        vpternlogd zmm30, zmm3, zmm2, 0x96                               ;   508.3 p0      41 t
        vpternlogd zmm11, zmm10, zmm3, 0x96                              ;   509.3 p0      41 t
        vmovdqu64 [rbp + 24192], zmm21                                   ;   450.3 p8+p9   62 t spill
        vmovdqa64 zmm21, zmm18                                           ;   488.3         41 t copy
        vpternlogd zmm21, zmm6, zmm4, 0x96                               ;   513.3 p0      41 t
        vmovdqu64 [rbp + 24256], zmm28                                   ;   445.3 p7+p4   62 t spill
        vpermb zmm28, zmm31, zmm13                                       ;   505.3 p5      22 t
        vpermb zmm28{k2}, zmm31, zmm14                                   ;   508.3 p5      22 t
        vpermb zmm14, zmm31, zmm12                                       ;   507.3 p5      22 t
        vpermb zmm14{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;   510.3 p5+p3   22 t
        vmovdqu8 zmm28{k5}, zmm14                                        ;   515.3 p0      22 t
        vptestmb k2, zmm26, zmm22                                        ;   509.3 p5      21 t
        vpmovb2m k5, zmm25                                               ;   456.3 p0      42 t
        vmovdqa64 zmm14, zmm1                                            ;   470.3         41 t copy
        vpternlogd zmm14, zmm28, zmm4, 0x96                              ;   518.3 p0      41 t
        vpternlogd zmm18, zmm14, zmm6, 0x96                              ;   519.3 p0      41 t
        vpermb zmm31, zmm9, zmm5                                         ;   510.3 p5      21 t
        vpermb zmm31{k1}, zmm9, zmm15                                    ;   513.3 p5      21 t
        vpermb zmm12, zmm9, zmm29                                        ;   512.3 p5      21 t
        vpermb zmm12{k1}, zmm9, [rel camellia256_encrypt.T0_constants512 + 1024] ;   515.3 p5+p2   21 t
        vmovdqu8 zmm31{k3}, zmm12                                        ;   520.3 p0      21 t
        vptestmb k1, zmm25, zmm22                                        ;   514.3 p5      42 t
        vpmovb2m k3, zmm17                                               ;   460.3 p0      42 t
        vmovdqa64 zmm9, zmm31                                            ;   523.3         41 t copy
        vpternlogd zmm9, zmm8, zmm0, 0x96                                ;   523.3 p0      41 t
        vpternlogd zmm16, zmm2, zmm9, 0x96                               ;   524.3 p0      41 t
        vpternlogd zmm9, zmm11, [rbp + 23424], 0x96                      ;   524.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 23744]                                    ;   355.3 p2      41 t reload
        vpternlogd zmm11, zmm2, [rbp + 22848], 0x96                      ;   510.3 p0+p3   61 t
        vpermb zmm2, zmm26, zmm5                                         ;   515.3 p5      21 t
        vpermb zmm2{k2}, zmm26, zmm15                                    ;   518.3 p5      21 t
        vpermb zmm12, zmm26, zmm29                                       ;   517.3 p5      21 t
        vpermb zmm12{k2}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;   520.3 p5+p2   21 t
        vmovdqu8 zmm2{k4}, zmm12                                         ;   525.3 p0      21 t
        vptestmb k2, zmm17, zmm22                                        ;   519.3 p5      42 t
        vmovdqa64 zmm12, zmm2                                            ;   528.3         41 t copy
        vpternlogd zmm12, zmm1, zmm19, 0x96                              ;   528.3 p0      41 t
        vpternlogd zmm28, zmm4, zmm12, 0x96                              ;   529.3 p0      41 t
        vpternlogd zmm12, zmm18, [rbp + 23104], 0x96                     ;   529.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 22080]                                    ;   360.3 p2      41 t reload
        vpternlogd zmm18, zmm4, [rbp + 21568], 0x96                      ;   520.3 p0+p3   61 t
        vpermb zmm4, zmm25, zmm20                                        ;   520.3 p5      42 t
        vpermb zmm4{k1}, zmm25, zmm27                                    ;   523.3 p5      42 t
        vpermb zmm26, zmm25, zmm24                                       ;   522.3 p5      42 t
        vpermb zmm26{k1}, zmm25, zmm23                                   ;   525.3 p5      42 t
        vmovdqu8 zmm4{k5}, zmm26                                         ;   530.3 p0      42 t
        vpternlogd zmm3, zmm4, zmm0, 0x96                                ;   533.3 p0      41 t
        vpternlogd zmm4, zmm0, zmm30, 0x96                               ;   533.3 p0      41 t
        vpternlogd zmm31, zmm8, zmm3, 0x96                               ;   534.3 p0      41 t
        vpermb zmm0, zmm17, zmm20                                        ;   524.3 p5      42 t
        vpermb zmm0{k2}, zmm17, zmm27                                    ;   527.3 p5      42 t
        vpermb zmm8, zmm17, zmm24                                        ;   526.3 p5      42 t
        vpermb zmm8{k2}, zmm17, zmm23                                    ;   529.3 p5      42 t
        vmovdqu8 zmm0{k3}, zmm8                                          ;   534.3 p0      42 t
        vpternlogd zmm6, zmm0, zmm19, 0x96                               ;   537.3 p0      41 t
        vpternlogd zmm0, zmm19, zmm21, 0x96                              ;   537.3 p0      41 t
        vpternlogd zmm2, zmm1, zmm6, 0x96                                ;   538.3 p0      41 t
        vpternlogd zmm7, zmm4, [rbp + 21376], 0x96                       ;   534.3 p0+p2   61 t
        vpternlogd zmm4, zmm10, [rbp + 23168], 0x96                      ;   534.3 p0+p3   61 t
        vpternlogd zmm3, zmm16, [rbp + 22976], 0x96                      ;   534.3 p0+p2   61 t
        vpternlogd zmm30, zmm31, [rbp + 23232], 0x96                     ;   535.3 p0+p3   61 t
        vpternlogd zmm6, zmm28, [rbp + 23040], 0x96                      ;   538.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 23488]                                    ;   365.3 p3      41 t reload
        vpternlogd zmm16, zmm1, [rbp + 22912], 0x96                      ;   525.3 p0+p2   61 t
        vpternlogd zmm21, zmm2, [rbp + 23296], 0x96                      ;   539.3 p0+p3   61 t
        vpternlogd zmm14, zmm0, [rbp + 23360], 0x96                      ;   538.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 23808]                                    ;   378.3 p3      41 t reload
        vpternlogd zmm0, zmm1, [rbp + 22720], 0x96                       ;   538.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 23552]                                    ;   370.3 p3      41 t reload
        vpternlogd zmm28, zmm1, [rbp + 22656], 0x96                      ;   530.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 23680]                                    ;   375.3 p3      41 t reload
        vpternlogd zmm31, zmm1, [rbp + 22784], 0x96                      ;   535.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 23616]                                    ;   379.3 p3      41 t reload
        vpternlogd zmm2, zmm1, [rbp + 22592], 0x96                       ;   539.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 7616]                                     ;   345.3 p3      62 l.1 reload
        vpxord zmm8, zmm11, zmm1                                         ;   511.3 p0      40 t
        vmovdqu64 zmm10, [rbp + 7808]                                    ;   348.5 p2      62 l.4 reload
        vpxord zmm17, zmm9, zmm10                                        ;   525.3 p0      40 t
        vpxord zmm10, zmm12, zmm10                                       ;   530.3 p0      40 t
        vpxord zmm1, zmm18, zmm1                                         ;   521.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 7872]                                    ;   349.2 p3      62 l.5 reload
        vpxord zmm25, zmm3, zmm19                                        ;   535.3 p0      40 t
        vpmovb2m k1, zmm8                                                ;   512.3 p0      23 t
        vptestmb k2, zmm8, zmm22                                         ;   528.3 p5      23 t
        vpmovb2m k3, zmm1                                                ;   522.3 p0      23 t
        vptestmb k4, zmm1, zmm22                                         ;   529.3 p5      23 t
        vpmovb2m k5, zmm17                                               ;   526.3 p0      23 t
        vmovdqu64 zmm26, [rbp + 7936]                                    ;   353.5 p2      62 l.6 reload
        vmovdqu64 [rbp + 22592], zmm18                                   ;   521.3 p8+p9   61 t spill
        vpxord zmm18, zmm30, zmm26                                       ;   536.3 p0      40 t
        vpxord zmm19, zmm6, zmm19                                        ;   539.3 p0      40 t
        vmovdqu64 [rbp + 23616], zmm30                                   ;   536.3 p7+p4   61 t spill
        vpxord zmm30, zmm4, [rbp + 8000]                                 ;   535.3 p0+p3   40 t
        vpxord zmm26, zmm21, zmm26                                       ;   540.3 p0      40 t
        vmovdqu64 [rbp + 22784], zmm4                                    ;   535.3 p8+p9   61 t spill
        vpxord zmm4, zmm14, [rbp + 8000]                                 ;   539.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm14                                   ;   539.3 p7+p4   61 t spill
        vpxord zmm14, zmm7, [rbp + 7552]                                 ;   535.3 p0+p3   40 t
        vmovdqu64 [rbp + 22656], zmm21                                   ;   540.3 p8+p9   61 t spill
        vpxord zmm21, zmm16, [rbp + 7680]                                ;   526.3 p0+p2   40 t
        vmovdqu64 [rbp + 23552], zmm16                                   ;   526.3 p7+p4   61 t spill
        vpxord zmm16, zmm0, [rbp + 7552]                                 ;   539.3 p0+p3   40 t
        vmovdqu64 [rbp + 22720], zmm6                                    ;   539.3 p8+p9   61 t spill
        vpxord zmm6, zmm28, [rbp + 7680]                                 ;   531.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm28                                   ;   531.3 p7+p4   61 t spill
        vpxord zmm28, zmm31, [rbp + 7744]                                ;   536.3 p0+p3   40 t
        vmovdqu64 [rbp + 23360], zmm31                                   ;   536.3 p8+p9   61 t spill
        vpxord zmm31, zmm2, [rbp + 7744]                                 ;   540.3 p0+p2   40 t
        vmovdqu64 [rbp + 23296], zmm2                                    ;   540.3 p7+p4   61 t spill
        vpermb zmm2, zmm8, [rel camellia256_encrypt.T0_constants512 + 320] ;   530.3 p5+p3   23 t
        vpermb zmm2{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 384] ;   533.3 p5+p2   23 t
        vmovdqu64 [rbp + 22912], zmm11                                   ;   511.3 p8+p9   61 t spill
        vpermb zmm11, zmm8, [rel camellia256_encrypt.T0_constants512 + 448] ;   532.3 p5+p3   23 t
        vpermb zmm11{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;   535.3 p5+p2   23 t
        vmovdqu8 zmm2{k1}, zmm11                                         ;   540.3 p0      23 t
        vpmovb2m k1, zmm14                                               ;   536.3 p0      41 t
        vptestmb k2, zmm14, zmm22                                        ;   536.3 p5      41 t
        vpermb zmm8, zmm14, zmm20                                        ;   536.3 p5      41 t
        vpermb zmm8{k2}, zmm14, zmm27                                    ;   539.3 p5      41 t
        vpermb zmm11, zmm14, zmm24                                       ;   537.3 p5      41 t
        vpermb zmm11{k2}, zmm14, zmm23                                   ;   540.3 p5      41 t
        vmovdqu8 zmm8{k1}, zmm11                                         ;   545.3 p0      41 t
        vpmovb2m k1, zmm16                                               ;   540.3 p0      41 t
        vptestmb k2, zmm16, zmm22                                        ;   540.3 p5      41 t
        vpermb zmm11, zmm16, zmm20                                       ;   540.3 p5      41 t
        vpermb zmm11{k2}, zmm16, zmm27                                   ;   543.3 p5      41 t
        vpermb zmm14, zmm16, zmm24                                       ;   542.3 p5      41 t
        vpermb zmm14{k2}, zmm16, zmm23                                   ;   545.3 p5      41 t
        vmovdqu8 zmm11{k1}, zmm14                                        ;   550.3 p0      41 t
        vpmovb2m k1, zmm21                                               ;   527.3 p0      22 t
        vptestmb k2, zmm21, zmm22                                        ;   544.3 p5      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 320] ;   373.3 p3      23 t reload
        vpermb zmm16, zmm1, zmm14                                        ;   545.3 p5      23 t
        vpermb zmm16{k4}, zmm1, [rel camellia256_encrypt.T0_constants512 + 384] ;   548.3 p5+p2   23 t
        vmovdqu64 [rbp + 23488], zmm3                                    ;   535.3 p7+p4   61 t spill
        vpermb zmm3, zmm1, [rel camellia256_encrypt.T0_constants512 + 448] ;   547.3 p5+p3   23 t
        vpermb zmm3{k4}, zmm1, [rel camellia256_encrypt.T0_constants512 + 512] ;   550.3 p5+p2   23 t
        vmovdqu8 zmm16{k3}, zmm3                                         ;   555.3 p0      23 t
        vpmovb2m k3, zmm6                                                ;   532.3 p0      22 t
        vptestmb k4, zmm6, zmm22                                         ;   549.3 p5      22 t
        vpermb zmm1, zmm21, zmm13                                        ;   550.3 p5      22 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 640]  ;   378.3 p3      22 t reload
        vpermb zmm1{k2}, zmm21, zmm3                                     ;   553.3 p5      22 t
        vmovdqu64 [rbp + 23040], zmm12                                   ;   530.3 p8+p9   61 t spill
        vpermb zmm12, zmm21, [rel camellia256_encrypt.T0_constants512 + 704] ;   552.3 p5+p2   22 t
        vpermb zmm12{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;   555.3 p5+p3   22 t
        vmovdqu8 zmm1{k1}, zmm12                                         ;   560.3 p0      22 t
        vptestmb k1, zmm17, zmm22                                        ;   554.3 p5      23 t
        vpmovb2m k2, zmm28                                               ;   537.3 p0      21 t
        vpermb zmm12, zmm6, zmm13                                        ;   555.3 p5      22 t
        vpermb zmm12{k4}, zmm6, zmm3                                     ;   558.3 p5      22 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 704] ;   380.7 p2      22 t reload
        vmovdqu64 [rbp + 23232], zmm0                                    ;   539.3 p7+p4   61 t spill
        vpermb zmm0, zmm6, zmm21                                         ;   557.3 p5      22 t
        vpermb zmm0{k4}, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;   560.3 p5+p3   22 t
        vmovdqu8 zmm12{k3}, zmm0                                         ;   565.3 p0      22 t
        vptestmb k3, zmm28, zmm22                                        ;   559.3 p5      21 t
        vpmovb2m k4, zmm31                                               ;   541.3 p0      21 t
        vpermb zmm0, zmm28, zmm5                                         ;   560.3 p5      21 t
        vpermb zmm0{k3}, zmm28, zmm15                                    ;   563.3 p5      21 t
        vpermb zmm6, zmm28, zmm29                                        ;   562.3 p5      21 t
        vpermb zmm6{k3}, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;   565.3 p5+p2   21 t
        vmovdqu8 zmm0{k2}, zmm6                                          ;   570.3 p0      21 t
        vptestmb k2, zmm31, zmm22                                        ;   564.3 p5      21 t
        vpmovb2m k3, zmm10                                               ;   531.3 p0      23 t
        vpermb zmm6, zmm31, zmm5                                         ;   565.3 p5      21 t
        vpermb zmm6{k2}, zmm31, zmm15                                    ;   568.3 p5      21 t
        vpermb zmm28, zmm31, zmm29                                       ;   567.3 p5      21 t
        vpermb zmm28{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;   570.3 p5+p3   21 t
        vmovdqu8 zmm6{k4}, zmm28                                         ;   575.3 p0      21 t
        vptestmb k2, zmm10, zmm22                                        ;   569.3 p5      23 t
        vpmovb2m k4, zmm25                                               ;   536.3 p0      22 t
        vpermb zmm28, zmm17, zmm14                                       ;   570.3 p5      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 384] ;   384.3 p2      23 t reload
        vpermb zmm28{k1}, zmm17, zmm31                                   ;   573.3 p5      23 t
        vmovdqu64 [rbp + 22976], zmm9                                    ;   525.3 p8+p9   61 t spill
        vpermb zmm9, zmm17, [rel camellia256_encrypt.T0_constants512 + 448] ;   572.3 p5+p3   23 t
        vpermb zmm9{k1}, zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;   575.3 p5+p2   23 t
        vmovdqu8 zmm28{k5}, zmm9                                         ;   580.3 p0      23 t
        vptestmb k1, zmm25, zmm22                                        ;   574.3 p5      22 t
        vpmovb2m k5, zmm19                                               ;   540.3 p0      22 t
        vpermb zmm9, zmm10, zmm14                                        ;   575.3 p5      23 t
        vpermb zmm9{k2}, zmm10, zmm31                                    ;   578.3 p5      23 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 448] ;   386.0 p3      23 t reload
        vpermb zmm31, zmm10, zmm17                                       ;   577.3 p5      23 t
        vpermb zmm31{k2}, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;   580.3 p5+p2   23 t
        vmovdqu8 zmm9{k3}, zmm31                                         ;   585.3 p0      23 t
        vptestmb k2, zmm19, zmm22                                        ;   579.3 p5      22 t
        vpmovb2m k3, zmm18                                               ;   537.3 p0      21 t
        vmovdqa64 zmm10, zmm28                                           ;   583.3         41 t copy
        vpternlogd zmm10, zmm1, zmm0, 0x96                               ;   583.3 p0      41 t
        vpermb zmm31, zmm25, zmm13                                       ;   580.3 p5      22 t
        vpermb zmm31{k1}, zmm25, zmm3                                    ;   583.3 p5      22 t
        vpermb zmm17, zmm25, zmm21                                       ;   582.3 p5      22 t
        vpermb zmm17{k1}, zmm25, [rel camellia256_encrypt.T0_constants512 + 768] ;   585.3 p5+p3   22 t
        vmovdqu8 zmm31{k4}, zmm17                                        ;   590.3 p0      22 t
        vptestmb k1, zmm18, zmm22                                        ;   584.3 p5      21 t
        vpmovb2m k4, zmm26                                               ;   541.3 p0      21 t
        vmovdqa64 zmm17, zmm8                                            ;   548.3         41 t copy
        vpternlogd zmm17, zmm31, zmm0, 0x96                              ;   593.3 p0      41 t
        vpternlogd zmm28, zmm17, zmm1, 0x96                              ;   594.3 p0      41 t
        vmovdqa64 zmm25, zmm9                                            ;   588.3         41 t copy
        vpternlogd zmm25, zmm12, zmm6, 0x96                              ;   588.3 p0      41 t
        vpermb zmm14, zmm19, zmm13                                       ;   585.3 p5      22 t
        vpermb zmm14{k2}, zmm19, zmm3                                    ;   588.3 p5      22 t
        vpermb zmm3, zmm19, zmm21                                        ;   587.3 p5      22 t
        vpermb zmm3{k2}, zmm19, [rel camellia256_encrypt.T0_constants512 + 768] ;   590.3 p5+p2   22 t
        vmovdqu8 zmm14{k5}, zmm3                                         ;   595.3 p0      22 t
        vptestmb k2, zmm26, zmm22                                        ;   589.3 p5      21 t
        vpmovb2m k5, zmm30                                               ;   536.3 p0      42 t
        vmovdqa64 zmm3, zmm11                                            ;   553.3         41 t copy
        vpternlogd zmm3, zmm14, zmm6, 0x96                               ;   598.3 p0      41 t
        vpternlogd zmm9, zmm3, zmm12, 0x96                               ;   599.3 p0      41 t
        vpermb zmm19, zmm18, zmm5                                        ;   590.3 p5      21 t
        vpermb zmm19{k1}, zmm18, zmm15                                   ;   593.3 p5      21 t
        vpermb zmm21, zmm18, zmm29                                       ;   592.3 p5      21 t
        vpermb zmm21{k1}, zmm18, [rel camellia256_encrypt.T0_constants512 + 1024] ;   595.3 p5+p3   21 t
        vmovdqu8 zmm19{k3}, zmm21                                        ;   600.3 p0      21 t
        vptestmb k1, zmm30, zmm22                                        ;   594.3 p5      42 t
        vpmovb2m k3, zmm4                                                ;   540.3 p0      42 t
        vmovdqa64 zmm18, zmm19                                           ;   603.3         41 t copy
        vpternlogd zmm18, zmm8, zmm2, 0x96                               ;   603.3 p0      41 t
        vpternlogd zmm31, zmm0, zmm18, 0x96                              ;   604.3 p0      41 t
        vpternlogd zmm18, zmm28, [rbp + 24256], 0x96                     ;   604.3 p0+p2   62 t
        vpermb zmm0, zmm26, zmm5                                         ;   595.3 p5      21 t
        vpermb zmm0{k2}, zmm26, zmm15                                    ;   598.3 p5      21 t
        vpermb zmm21, zmm26, zmm29                                       ;   597.3 p5      21 t
        vpermb zmm21{k2}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;   600.3 p5+p3   21 t
        vmovdqu8 zmm0{k4}, zmm21                                         ;   605.3 p0      21 t
        vptestmb k2, zmm4, zmm22                                         ;   599.3 p5      42 t
        vmovdqa64 zmm21, zmm0                                            ;   608.3         41 t copy
        vpternlogd zmm21, zmm11, zmm16, 0x96                             ;   608.3 p0      41 t
        vpternlogd zmm14, zmm6, zmm21, 0x96                              ;   609.3 p0      41 t
        vpternlogd zmm21, zmm9, [rbp + 24192], 0x96                      ;   609.3 p0+p2   62 t
        vpermb zmm6, zmm30, zmm20                                        ;   600.3 p5      42 t
        vpermb zmm6{k1}, zmm30, zmm27                                    ;   603.3 p5      42 t
        vpermb zmm26, zmm30, zmm24                                       ;   602.3 p5      42 t
        vpermb zmm26{k1}, zmm30, zmm23                                   ;   605.3 p5      42 t
        vmovdqu8 zmm6{k5}, zmm26                                         ;   610.3 p0      42 t
        vpternlogd zmm1, zmm6, zmm2, 0x96                                ;   613.3 p0      41 t
        vpternlogd zmm6, zmm2, zmm10, 0x96                               ;   613.3 p0      41 t
        vpternlogd zmm19, zmm8, zmm1, 0x96                               ;   614.3 p0      41 t
        vpermb zmm2, zmm4, zmm20                                         ;   604.3 p5      42 t
        vpermb zmm2{k2}, zmm4, zmm27                                     ;   607.3 p5      42 t
        vpermb zmm8, zmm4, zmm24                                         ;   606.3 p5      42 t
        vpermb zmm8{k2}, zmm4, zmm23                                     ;   609.3 p5      42 t
        vmovdqu8 zmm2{k3}, zmm8                                          ;   614.3 p0      42 t
        vpternlogd zmm12, zmm2, zmm16, 0x96                              ;   617.3 p0      41 t
        vpternlogd zmm2, zmm16, zmm25, 0x96                              ;   617.3 p0      41 t
        vpternlogd zmm0, zmm11, zmm12, 0x96                              ;   618.3 p0      41 t
        vpternlogd zmm1, zmm31, [rbp + 24128], 0x96                      ;   614.3 p0+p3   62 t
        vpternlogd zmm10, zmm19, [rbp + 21888], 0x96                     ;   615.3 p0+p2   62 t
        vpternlogd zmm12, zmm14, [rbp + 21696], 0x96                     ;   618.3 p0+p3   62 t
        vpternlogd zmm17, zmm6, [rbp + 21760], 0x96                      ;   614.3 p0+p2   62 t
        vpternlogd zmm25, zmm0, [rbp + 21632], 0x96                      ;   619.3 p0+p3   62 t
        vpternlogd zmm3, zmm2, [rbp + 22464], 0x96                       ;   618.3 p0+p2   62 t
        vmovdqu64 zmm4, [rbp + 8320]                                     ;   419.3 p3      71 d.4 reload
        vpandd zmm8, zmm18, zmm4                                         ;   605.3 p0      47 y
        vpandd zmm4, zmm21, zmm4                                         ;   610.3 p0      47 y
        vmovdqu64 zmm11, [rbp + 8384]                                    ;   419.7 p2      71 d.5 reload
        vpandd zmm16, zmm1, zmm11                                        ;   615.3 p0      47 y
        vmovdqu64 zmm26, [rbp + 8448]                                    ;   420.3 p3      71 d.6 reload
        vpandd zmm30, zmm10, zmm26                                       ;   616.3 p0      47 y
        vpandd zmm11, zmm12, zmm11                                       ;   619.3 p0      47 y
        vpandd zmm15, zmm17, [rbp + 8512]                                ;   615.3 p0+p2   47 y
        vpandd zmm26, zmm25, zmm26                                       ;   620.3 p0      47 y
        vpandd zmm29, zmm3, [rbp + 8512]                                 ;   619.3 p0+p3   47 y
        vpsrlq zmm5, zmm15, 7                                            ;   616.3 p0      47 y
        vpsrlq zmm13, zmm8, 7                                            ;   606.3 p0      47 y
        vpaddb zmm8, zmm8, zmm8                                          ;   606.3 p0      47 y
        vpternlogd zmm8, zmm6, [rbp + 21504], 0x96                       ;   614.3 p0+p2   47 y
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 1088] ;   425.3 p3      47 y reload
        vpternlogd zmm8, zmm5, zmm6, 0x78                                ;   617.3 p0      47 y
        vmovdqu64 zmm5, [rbp + 8064]                                     ;   428.5 p2      71 d.0 reload
        vpternlogd zmm18, zmm8, zmm5, 0x1e                               ;   618.3 p0      48 y
        vpsrlq zmm23, zmm29, 7                                           ;   620.3 p0      47 y
        vpsrlq zmm27, zmm4, 7                                            ;   611.3 p0      47 y
        vpaddb zmm4, zmm4, zmm4                                          ;   611.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   616.3 p0      47 y
        vpsrlq zmm24, zmm16, 7                                           ;   616.3 p0      47 y
        vpaddb zmm16, zmm16, zmm16                                       ;   616.3 p0      47 y
        vpaddb zmm29, zmm29, zmm29                                       ;   620.3 p0      47 y
        vpsrlq zmm20, zmm11, 7                                           ;   620.3 p0      47 y
        vpaddb zmm11, zmm11, zmm11                                       ;   620.3 p0      47 y
        vpsrlq zmm22, zmm30, 7                                           ;   617.3 p0      47 y
        vpaddb zmm30, zmm30, zmm30                                       ;   617.3 p0      47 y
        vmovdqu64 [rbp + 21504], zmm18                                   ;   619.3 p7+p4   48 y spill
        vmovdqu64 zmm18, [rbp + 21824]                                   ;   434.7 p3      41 t reload
        vpternlogd zmm28, zmm18, [rbp + 22144], 0x96                     ;   595.3 p0+p2   47 y
        vpsrlq zmm18, zmm26, 7                                           ;   621.3 p0      47 y
        vpaddb zmm26, zmm26, zmm26                                       ;   621.3 p0      47 y
        vmovdqu64 [rbp + 22144], zmm8                                    ;   618.3 p8+p9   47 y spill
        vmovdqu64 zmm8, [rbp + 21952]                                    ;   440.3 p3      41 t reload
        vpternlogd zmm9, zmm8, [rbp + 22272], 0x96                       ;   600.3 p0+p2   47 y
        vmovdqu64 zmm8, [rbp + 22208]                                    ;   458.3 p3      41 t reload
        vpternlogd zmm2, zmm8, [rbp + 21440], 0x96                       ;   618.3 p0+p2   47 y
        vmovdqu64 zmm8, [rbp + 23872]                                    ;   445.3 p3      41 t reload
        vpternlogd zmm31, zmm8, [rbp + 22400], 0x96                      ;   605.3 p0+p2   47 y
        vmovdqu64 zmm8, [rbp + 24064]                                    ;   450.3 p3      41 t reload
        vpternlogd zmm14, zmm8, [rbp + 22336], 0x96                      ;   610.3 p0+p2   47 y
        vmovdqu64 zmm8, [rbp + 23936]                                    ;   455.3 p3      41 t reload
        vpternlogd zmm19, zmm8, [rbp + 22528], 0x96                      ;   615.3 p0+p2   47 y
        vmovdqu64 zmm8, [rbp + 24000]                                    ;   459.3 p3      41 t reload
        vpternlogd zmm0, zmm8, [rbp + 22016], 0x96                       ;   619.3 p0+p2   47 y
        vpandd zmm23, zmm23, zmm6                                        ;   621.3 p0      47 y
        vpternlogd zmm4, zmm2, zmm23, 0x96                               ;   622.3 p0      47 y
        vpandd zmm13, zmm13, zmm6                                        ;   607.3 p0      47 y
        vpternlogd zmm16, zmm28, zmm13, 0x96                             ;   617.3 p0      47 y
        vpternlogd zmm5, zmm21, zmm4, 0x36                               ;   623.3 p0      48 y
        vpandd zmm27, zmm27, zmm6                                        ;   612.3 p0      47 y
        vpternlogd zmm11, zmm9, zmm27, 0x96                              ;   621.3 p0      47 y
        vpandd zmm24, zmm24, zmm6                                        ;   617.3 p0      47 y
        vpternlogd zmm30, zmm31, zmm24, 0x96                             ;   618.3 p0      47 y
        vpandd zmm20, zmm20, zmm6                                        ;   621.3 p0      47 y
        vpternlogd zmm26, zmm14, zmm20, 0x96                             ;   622.3 p0      47 y
        vpandd zmm22, zmm22, zmm6                                        ;   618.3 p0      47 y
        vpternlogd zmm15, zmm19, zmm22, 0x96                             ;   619.3 p0      47 y
        vpandd zmm18, zmm18, zmm6                                        ;   622.3 p0      47 y
        vpternlogd zmm29, zmm0, zmm18, 0x96                              ;   623.3 p0      47 y
        vmovdqu64 zmm0, [rbp + 8128]                                     ;   451.2 p3      71 d.1 reload
        vpternlogd zmm1, zmm16, zmm0, 0x1e                               ;   618.3 p0      48 y
        vpternlogd zmm0, zmm12, zmm11, 0x36                              ;   622.3 p0      48 y
        vmovdqu64 zmm2, [rbp + 8192]                                     ;   454.3 p2      71 d.2 reload
        vpternlogd zmm10, zmm30, zmm2, 0x1e                              ;   619.3 p0      48 y
        vpternlogd zmm2, zmm25, zmm26, 0x36                              ;   623.3 p0      48 y
        vmovdqu64 zmm8, [rbp + 8256]                                     ;   455.5 p3      71 d.3 reload
        vpternlogd zmm17, zmm15, zmm8, 0x1e                              ;   620.3 p0      48 y
        vpternlogd zmm8, zmm3, zmm29, 0x36                               ;   624.3 p0      48 y
        vmovdqu64 zmm3, [rbp + 8576]                                     ;   456.0 p2      51 x
        vpternlogd zmm3, zmm7, [rbp + 22976], 0x56                       ;   555.3 p0+p3   51 x
        vmovdqu64 zmm9, [rbp + 8832]                                     ;   458.3 p2      71 y.4 reload
        vpandd zmm12, zmm3, zmm9                                         ;   556.3 p0      52 x
        vpsrlq zmm13, zmm12, 7                                           ;   557.3 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   558.3 p0      52 x
        vpandd zmm13, zmm13, zmm6                                        ;   559.3 p0      52 x
        vmovdqu64 zmm14, [rbp + 23232]                                   ;   539.3 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 23040]                                   ;   530.3 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 8576]                                    ;   461.0 p3      51 x
        vpternlogd zmm19, zmm18, zmm14, 0x36                             ;   560.3 p0      51 x
        vpandd zmm9, zmm19, zmm9                                         ;   561.3 p0      52 x
        vpsrlq zmm18, zmm9, 7                                            ;   562.3 p0      52 x
        vpaddb zmm9, zmm9, zmm9                                          ;   563.3 p0      52 x
        vpandd zmm18, zmm18, zmm6                                        ;   564.3 p0      52 x
        vmovdqu64 zmm20, [rbp + 22912]                                   ;   511.3 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 23488]                                   ;   535.3 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 8640]                                    ;   462.3 p2      51 x
        vpternlogd zmm22, zmm21, zmm20, 0x36                             ;   565.3 p0      51 x
        vmovdqu64 zmm21, [rbp + 8896]                                    ;   463.0 p3      71 y.5 reload
        vpandd zmm23, zmm22, zmm21                                       ;   566.3 p0      52 x
        vpsrlq zmm24, zmm23, 7                                           ;   567.3 p0      52 x
        vpaddb zmm23, zmm23, zmm23                                       ;   568.3 p0      52 x
        vpandd zmm24, zmm24, zmm6                                        ;   569.3 p0      52 x
        vmovdqu64 zmm25, [rbp + 22592]                                   ;   521.3 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 22720]                                   ;   539.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8640]                                    ;   464.3 p2      51 x
        vpternlogd zmm28, zmm27, zmm25, 0x36                             ;   570.3 p0      51 x
        vpternlogd zmm23, zmm13, zmm20, 0x96                             ;   571.3 p0      61 t
        vpandd zmm13, zmm28, zmm21                                       ;   572.3 p0      52 x
        vpsrlq zmm20, zmm13, 7                                           ;   573.3 p0      52 x
        vpaddb zmm13, zmm13, zmm13                                       ;   574.3 p0      52 x
        vpandd zmm20, zmm20, zmm6                                        ;   575.3 p0      52 x
        vmovdqu64 zmm21, [rbp + 9408]                                    ;   465.0 p3      61 r.5 reload
        vpxord zmm27, zmm1, zmm21                                        ;   619.3 p0      40 t
        vpternlogd zmm13, zmm18, zmm25, 0x96                             ;   577.3 p0      61 t
        vmovdqu64 zmm18, [rbp + 9344]                                    ;   465.3 p2      61 r.4 reload
        vpxord zmm25, zmm5, zmm18                                        ;   624.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 9472]                                    ;   466.0 p3      61 r.6 reload
        vpxord zmm14, zmm10, zmm31                                       ;   620.3 p0      40 t
        vpmovb2m k1, zmm25                                               ;   625.3 p0      23 t
        vpmovb2m k2, zmm27                                               ;   620.3 p0      22 t
        vpmovb2m k3, zmm14                                               ;   621.3 p0      21 t
        vpxord zmm21, zmm0, zmm21                                        ;   623.3 p0      40 t
        vpmovb2m k4, zmm21                                               ;   624.3 p0      22 t
        vmovdqu64 [rbp + 22592], zmm10                                   ;   620.3 p7+p4   48 y spill
        vpxord zmm10, zmm17, [rbp + 9536]                                ;   621.3 p0+p2   40 t
        vpxord zmm31, zmm2, zmm31                                        ;   624.3 p0      40 t
        vpmovb2m k5, zmm31                                               ;   625.3 p0      21 t
        vmovdqu64 [rbp + 22912], zmm17                                   ;   621.3 p8+p9   48 y spill
        vpxord zmm17, zmm8, [rbp + 9536]                                 ;   625.3 p0+p3   40 t
        vmovdqu64 [rbp + 22720], zmm8                                    ;   625.3 p7+p4   48 y spill
        vpxord zmm8, zmm16, [rbp + 9152]                                 ;   618.3 p0+p2   40 t
        vmovdqu64 [rbp + 23488], zmm16                                   ;   618.3 p8+p9   47 y spill
        vpxord zmm16, zmm4, [rbp + 9088]                                 ;   623.3 p0+p3   40 t
        vmovdqu64 [rbp + 23040], zmm4                                    ;   623.3 p7+p4   47 y spill
        vpxord zmm4, zmm30, [rbp + 9216]                                 ;   619.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm30                                   ;   619.3 p8+p9   47 y spill
        vpxord zmm30, zmm11, [rbp + 9152]                                ;   622.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm11                                   ;   622.3 p7+p4   47 y spill
        vpxord zmm11, zmm15, [rbp + 9280]                                ;   620.3 p0+p2   40 t
        vmovdqu64 [rbp + 24000], zmm15                                   ;   620.3 p8+p9   47 y spill
        vpxord zmm15, zmm26, [rbp + 9216]                                ;   623.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm26                                   ;   623.3 p7+p4   47 y spill
        vpxord zmm26, zmm29, [rbp + 9280]                                ;   624.3 p0+p2   40 t
        vpmovb2m k6, zmm16                                               ;   624.3 p0      41 t
        vmovdqu64 [rbp + 23936], zmm29                                   ;   624.3 p8+p9   47 y spill
        vpermb zmm29, zmm16, [rel camellia256_encrypt.T0_constants512]   ;   624.3 p5+p3   41 t
        vmovdqu64 [rbp + 22336], zmm2                                    ;   624.3 p7+p4   48 y spill
        vpermb zmm2, zmm16, [rel camellia256_encrypt.T0_constants512 + 128] ;   624.3 p5+p2   41 t
        vptestmb k7, zmm16, [rel camellia256_encrypt.T0_constants512 + 256] ;   624.3 p5+p3   41 t
        vpermb zmm29{k7}, zmm16, [rel camellia256_encrypt.T0_constants512 + 64] ;   627.3 p5+p2   41 t
        vpermb zmm2{k7}, zmm16, [rel camellia256_encrypt.T0_constants512 + 192] ;   627.3 p5+p3   41 t
        vmovdqu8 zmm29{k6}, zmm2                                         ;   632.3 p0      41 t
        vpmovb2m k6, zmm8                                                ;   619.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 320]  ;   478.5 p2      23 t reload
        vpermb zmm16, zmm8, zmm2                                         ;   619.3 p5      23 t
        vmovdqu64 [rbp + 24064], zmm0                                    ;   623.3 p8+p9   48 y spill
        vpermb zmm0, zmm8, [rel camellia256_encrypt.T0_constants512 + 448] ;   619.3 p5+p3   23 t
        vptestmb k7, zmm8, [rel camellia256_encrypt.T0_constants512 + 256] ;   619.3 p5+p2   23 t
        vpermb zmm16{k7}, zmm8, [rel camellia256_encrypt.T0_constants512 + 384] ;   622.3 p5+p3   23 t
        vpermb zmm0{k7}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;   622.3 p5+p2   23 t
        vmovdqu8 zmm16{k6}, zmm0                                         ;   627.3 p0      23 t
        vpmovb2m k6, zmm30                                               ;   623.3 p0      23 t
        vpermb zmm0, zmm30, zmm2                                         ;   623.3 p5      23 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 448]  ;   483.8 p3      23 t reload
        vmovdqu64 [rbp + 22400], zmm1                                    ;   619.3 p7+p4   48 y spill
        vpermb zmm1, zmm30, zmm8                                         ;   623.3 p5      23 t
        vptestmb k7, zmm30, [rel camellia256_encrypt.T0_constants512 + 256] ;   623.3 p5+p2   23 t
        vpermb zmm0{k7}, zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;   626.3 p5+p3   23 t
        vpermb zmm1{k7}, zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;   626.3 p5+p2   23 t
        vmovdqu8 zmm0{k6}, zmm1                                          ;   631.3 p0      23 t
        vpmovb2m k6, zmm4                                                ;   620.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 576]  ;   488.7 p3      22 t reload
        vpermb zmm30, zmm4, zmm1                                         ;   623.3 p5      22 t
        vmovdqu64 [rbp + 23872], zmm5                                    ;   624.3 p8+p9   48 y spill
        vpermb zmm5, zmm4, [rel camellia256_encrypt.T0_constants512 + 704] ;   624.3 p5+p2   22 t
        vptestmb k7, zmm4, [rel camellia256_encrypt.T0_constants512 + 256] ;   625.3 p5+p3   22 t
        vpermb zmm30{k7}, zmm4, [rel camellia256_encrypt.T0_constants512 + 640] ;   627.3 p5+p2   22 t
        vpermb zmm5{k7}, zmm4, [rel camellia256_encrypt.T0_constants512 + 768] ;   627.3 p5+p3   22 t
        vmovdqu8 zmm30{k6}, zmm5                                         ;   632.3 p0      22 t
        vpermb zmm4, zmm25, zmm2                                         ;   628.3 p5      23 t
        vpermb zmm5, zmm25, zmm8                                         ;   629.3 p5      23 t
        vptestmb k6, zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;   630.3 p5+p2   23 t
        vpermb zmm4{k6}, zmm25, [rel camellia256_encrypt.T0_constants512 + 384] ;   632.3 p5+p3   23 t
        vpermb zmm5{k6}, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;   632.3 p5+p2   23 t
        vmovdqu8 zmm4{k1}, zmm5                                          ;   637.3 p0      23 t
        vpmovb2m k1, zmm15                                               ;   624.3 p0      22 t
        vpermb zmm5, zmm15, zmm1                                         ;   633.3 p5      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 704] ;   495.3 p3      22 t reload
        vpermb zmm1, zmm15, zmm25                                        ;   634.3 p5      22 t
        vptestmb k6, zmm15, [rel camellia256_encrypt.T0_constants512 + 256] ;   635.3 p5+p2   22 t
        vpermb zmm5{k6}, zmm15, [rel camellia256_encrypt.T0_constants512 + 640] ;   637.3 p5+p3   22 t
        vpermb zmm1{k6}, zmm15, [rel camellia256_encrypt.T0_constants512 + 768] ;   637.3 p5+p2   22 t
        vmovdqu8 zmm5{k1}, zmm1                                          ;   642.3 p0      22 t
        vpmovb2m k1, zmm11                                               ;   621.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 832]  ;   498.3 p3      21 t reload
        vpermb zmm15, zmm11, zmm1                                        ;   638.3 p5      21 t
        vpermb zmm25, zmm11, [rel camellia256_encrypt.T0_constants512 + 960] ;   639.3 p5+p2   21 t
        vptestmb k6, zmm11, [rel camellia256_encrypt.T0_constants512 + 256] ;   640.3 p5+p3   21 t
        vpermb zmm15{k6}, zmm11, [rel camellia256_encrypt.T0_constants512 + 896] ;   642.3 p5+p2   21 t
        vpermb zmm25{k6}, zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;   642.3 p5+p3   21 t
        vmovdqu8 zmm15{k1}, zmm25                                        ;   647.3 p0      21 t
        vpmovb2m k1, zmm26                                               ;   625.3 p0      21 t
        vpermb zmm11, zmm26, zmm1                                        ;   643.3 p5      21 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 960] ;   503.5 p2      21 t reload
        vpermb zmm1, zmm26, zmm25                                        ;   644.3 p5      21 t
        vptestmb k6, zmm26, [rel camellia256_encrypt.T0_constants512 + 256] ;   645.3 p5+p3   21 t
        vpermb zmm11{k6}, zmm26, [rel camellia256_encrypt.T0_constants512 + 896] ;   647.3 p5+p2   21 t
        vpermb zmm1{k6}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;   647.3 p5+p3   21 t
        vmovdqu8 zmm11{k1}, zmm1                                         ;   652.3 p0      21 t
        vpmovb2m k1, zmm10                                               ;   622.3 p0      42 t
        vmovdqa64 zmm1, zmm4                                             ;   640.3         41 t copy
        vpternlogd zmm1, zmm5, zmm11, 0x96                               ;   655.3 p0      41 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 576] ;   509.0 p2      22 t reload
        vpermb zmm25, zmm27, zmm26                                       ;   648.3 p5      22 t
        vpermb zmm26, zmm27, [rel camellia256_encrypt.T0_constants512 + 704] ;   649.3 p5+p3   22 t
        vptestmb k6, zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;   650.3 p5+p2   22 t
        vpermb zmm25{k6}, zmm27, [rel camellia256_encrypt.T0_constants512 + 640] ;   652.3 p5+p3   22 t
        vpermb zmm26{k6}, zmm27, [rel camellia256_encrypt.T0_constants512 + 768] ;   652.3 p5+p2   22 t
        vmovdqu8 zmm25{k2}, zmm26                                        ;   657.3 p0      22 t
        vpmovb2m k2, zmm17                                               ;   626.3 p0      42 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 576] ;   514.7 p3      22 t reload
        vpermb zmm27, zmm21, zmm26                                       ;   653.3 p5      22 t
        vpermb zmm26, zmm21, [rel camellia256_encrypt.T0_constants512 + 704] ;   654.3 p5+p2   22 t
        vptestmb k6, zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;   655.3 p5+p3   22 t
        vpermb zmm27{k6}, zmm21, [rel camellia256_encrypt.T0_constants512 + 640] ;   657.3 p5+p2   22 t
        vpermb zmm26{k6}, zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;   657.3 p5+p3   22 t
        vmovdqu8 zmm27{k4}, zmm26                                        ;   662.3 p0      22 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;   517.3 p2      41 t reload
        vptestmb k4, zmm14, zmm21                                        ;   658.3 p5      21 t
        vmovdqa64 zmm26, zmm29                                           ;   635.3         41 t copy
        vpternlogd zmm26, zmm27, zmm11, 0x96                             ;   665.3 p0      41 t
        vpternlogd zmm4, zmm26, zmm5, 0x96                               ;   666.3 p0      41 t
        vpermb zmm8, zmm14, [rel camellia256_encrypt.T0_constants512 + 832] ;   659.3 p5+p3   21 t
        vpermb zmm8{k4}, zmm14, [rel camellia256_encrypt.T0_constants512 + 896] ;   662.3 p5+p2   21 t
        vpermb zmm2, zmm14, [rel camellia256_encrypt.T0_constants512 + 960] ;   661.3 p5+p3   21 t
        vpermb zmm2{k4}, zmm14, [rel camellia256_encrypt.T0_constants512 + 1024] ;   664.3 p5+p2   21 t
        vmovdqu8 zmm8{k3}, zmm2                                          ;   669.3 p0      21 t
        vptestmb k3, zmm31, zmm21                                        ;   663.3 p5      21 t
        vptestmb k4, zmm10, zmm21                                        ;   664.3 p5      42 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 832]  ;   523.3 p3      21 t reload
        vpermb zmm14, zmm31, zmm2                                        ;   665.3 p5      21 t
        vpermb zmm14{k3}, zmm31, [rel camellia256_encrypt.T0_constants512 + 896] ;   668.3 p5+p2   21 t
        vpermb zmm2, zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;   667.3 p5+p3   21 t
        vpermb zmm2{k3}, zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;   670.3 p5+p2   21 t
        vmovdqu8 zmm14{k5}, zmm2                                         ;   675.3 p0      21 t
        vptestmb k3, zmm17, zmm21                                        ;   669.3 p5      42 t
        vmovdqa64 zmm2, zmm14                                            ;   678.3         41 t copy
        vpternlogd zmm2, zmm29, zmm0, 0x96                               ;   678.3 p0      41 t
        vpternlogd zmm27, zmm11, zmm2, 0x96                              ;   679.3 p0      41 t
        vpternlogd zmm2, zmm19, zmm4, 0x96                               ;   679.3 p0      61 t
        vmovdqu64 zmm11, [rbp + 23552]                                   ;   526.3 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 23616]                                   ;   536.3 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 8704]                                    ;   527.3 p3      51 x
        vpternlogd zmm31, zmm19, zmm11, 0x36                             ;   623.3 p0      51 x
        vmovdqu64 zmm19, [rbp + 8960]                                    ;   528.3 p2      71 y.6 reload
        vpandd zmm11, zmm31, zmm19                                       ;   624.3 p0      52 x
        vmovdqu64 [rbp + 23616], zmm2                                    ;   680.3 p7+p4   61 t spill
        vpsrlq zmm2, zmm11, 7                                            ;   625.3 p0      52 x
        vpaddb zmm11, zmm11, zmm11                                       ;   626.3 p0      52 x
        vpternlogd zmm11, zmm24, [rbp + 23552], 0x96                     ;   627.3 p0+p3   61 t
        vpandd zmm2, zmm2, zmm6                                          ;   628.3 p0      52 x
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512]       ;   531.0 p2      41 t reload
        vmovdqu64 [rbp + 23552], zmm11                                   ;   628.3 p8+p9   61 t spill
        vpermb zmm11, zmm10, zmm24                                       ;   670.3 p5      42 t
        vpermb zmm11{k4}, zmm10, [rel camellia256_encrypt.T0_constants512 + 64] ;   673.3 p5+p3   42 t
        vmovdqu64 [rbp + 21440], zmm13                                   ;   578.3 p7+p4   61 t spill
        vpermb zmm13, zmm10, [rel camellia256_encrypt.T0_constants512 + 128] ;   672.3 p5+p2   42 t
        vpermb zmm13{k4}, zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;   675.3 p5+p3   42 t
        vmovdqu8 zmm11{k1}, zmm13                                        ;   680.3 p0      42 t
        vmovdqa64 zmm10, zmm11                                           ;   683.3         41 t copy
        vpternlogd zmm10, zmm16, zmm30, 0x96                             ;   683.3 p0      41 t
        vpermb zmm13, zmm17, zmm24                                       ;   674.3 p5      42 t
        vpermb zmm13{k3}, zmm17, [rel camellia256_encrypt.T0_constants512 + 64] ;   677.3 p5+p2   42 t
        vmovdqu64 [rbp + 22208], zmm4                                    ;   667.3 p8+p9   41 t spill
        vpermb zmm4, zmm17, [rel camellia256_encrypt.T0_constants512 + 128] ;   676.3 p5+p3   42 t
        vpermb zmm4{k3}, zmm17, [rel camellia256_encrypt.T0_constants512 + 192] ;   679.3 p5+p2   42 t
        vmovdqu8 zmm13{k2}, zmm4                                         ;   684.3 p0      42 t
        vpternlogd zmm5, zmm13, zmm0, 0x96                               ;   687.3 p0      41 t
        vpternlogd zmm13, zmm0, zmm1, 0x96                               ;   687.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 23808]                                    ;   539.5 p3      61 t reload
        vmovdqu64 zmm4, [rbp + 22656]                                    ;   540.3 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 8704]                                    ;   540.5 p3      51 x
        vpternlogd zmm17, zmm4, zmm0, 0x36                               ;   634.3 p0      51 x
        vpandd zmm4, zmm17, zmm19                                        ;   635.3 p0      52 x
        vpsrlq zmm19, zmm4, 7                                            ;   636.3 p0      52 x
        vpternlogd zmm14, zmm29, zmm5, 0x96                              ;   688.3 p0      41 t
        vpaddb zmm4, zmm4, zmm4                                          ;   638.3 p0      52 x
        vpternlogd zmm4, zmm20, zmm0, 0x96                               ;   639.3 p0      61 t
        vpandd zmm19, zmm19, zmm6                                        ;   640.3 p0      52 x
        vmovdqu64 zmm0, [rbp + 22144]                                    ;   618.3 p2      40 t
        vpternlogd zmm5, zmm28, zmm27, 0x96                              ;   688.3 p0      61 t
        vpxord zmm0, zmm0, [rbp + 9088]                                  ;   642.3 p0+p3   40 t
        vmovdqu64 zmm20, [rbp + 23360]                                   ;   542.2 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 22784]                                   ;   542.5 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 8768]                                    ;   543.2 p2      51 x
        vpternlogd zmm29, zmm28, zmm20, 0x36                             ;   643.3 p0      51 x
        vpmovb2m k1, zmm0                                                ;   644.3 p0      41 t
        vptestmb k2, zmm0, zmm21                                         ;   678.3 p5      41 t
        vmovdqu64 zmm28, [rbp + 9024]                                    ;   543.5 p3      71 y.7 reload
        vpandd zmm20, zmm29, zmm28                                       ;   645.3 p0      52 x
        vpsrlq zmm21, zmm20, 7                                           ;   646.3 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;   647.3 p0      52 x
        vpternlogd zmm1, zmm17, zmm14, 0x96                              ;   689.3 p0      61 t
        vpternlogd zmm20, zmm2, [rbp + 23360], 0x96                      ;   649.3 p0+p2   61 t
        vpermb zmm2, zmm0, zmm24                                         ;   679.3 p5      41 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 64]  ;   544.5 p3      41 t reload
        vpermb zmm2{k2}, zmm0, zmm17                                     ;   682.3 p5      41 t
        vpermb zmm17, zmm0, [rel camellia256_encrypt.T0_constants512 + 128] ;   681.3 p5+p2   41 t
        vpermb zmm17{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 192] ;   684.3 p5+p3   41 t
        vmovdqu8 zmm2{k1}, zmm17                                         ;   689.3 p0      41 t
        vpandd zmm21, zmm21, zmm6                                        ;   651.3 p0      52 x
        vpternlogd zmm12, zmm21, zmm7, 0x96                              ;   652.3 p0      61 t
        vmovdqu64 zmm0, [rbp + 23296]                                    ;   546.2 p2      61 t reload
        vmovdqu64 zmm7, [rbp + 23680]                                    ;   546.5 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 8768]                                    ;   547.2 p2      51 x
        vpternlogd zmm17, zmm7, zmm0, 0x36                               ;   653.3 p0      51 x
        vpandd zmm7, zmm17, zmm28                                        ;   654.3 p0      52 x
        vpsrlq zmm21, zmm7, 7                                            ;   655.3 p0      52 x
        vpaddb zmm7, zmm7, zmm7                                          ;   656.3 p0      52 x
        vpternlogd zmm7, zmm19, zmm0, 0x96                               ;   657.3 p0      61 t
        vpandd zmm21, zmm21, zmm6                                        ;   658.3 p0      52 x
        vmovdqu64 zmm0, [rbp + 21504]                                    ;   619.3 p3      40 t
        vpxord zmm0, zmm0, zmm18                                         ;   659.3 p0      40 t
        vpmovb2m k1, zmm0                                                ;   660.3 p0      23 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 320] ;   548.2 p2      23 t reload
        vpermb zmm19, zmm0, zmm18                                        ;   683.3 p5      23 t
        vpternlogd zmm26, zmm17, zmm13, 0x96                             ;   688.3 p0      61 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 256] ;   548.5 p3      41 t reload
        vptestmb k2, zmm0, zmm17                                         ;   684.3 p5      23 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;   549.2 p2      23 t reload
        vpermb zmm19{k2}, zmm0, zmm28                                    ;   686.3 p5      23 t
        vpternlogd zmm9, zmm21, [rbp + 23232], 0x96                      ;   662.3 p0+p3   61 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 448] ;   550.2 p2      23 t reload
        vpermb zmm6, zmm0, zmm21                                         ;   686.3 p5      23 t
        vpermb zmm6{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 512] ;   689.3 p5+p3   23 t
        vmovdqu8 zmm19{k1}, zmm6                                         ;   694.3 p0      23 t
        vmovdqa64 zmm0, zmm2                                             ;   692.3         41 t copy
        vpternlogd zmm0, zmm25, zmm15, 0x96                              ;   692.3 p0      41 t
        vmovdqa64 zmm6, zmm19                                            ;   697.3         41 t copy
        vpternlogd zmm6, zmm30, zmm15, 0x96                              ;   697.3 p0      41 t
        vpternlogd zmm19, zmm30, zmm0, 0x96                              ;   697.3 p0      41 t
        vpternlogd zmm11, zmm6, zmm16, 0x96                              ;   698.3 p0      41 t
        vpternlogd zmm0, zmm29, zmm11, 0x96                              ;   699.3 p0      61 t
        vpternlogd zmm16, zmm8, zmm2, 0x96                               ;   692.3 p0      41 t
        vpternlogd zmm25, zmm15, zmm16, 0x96                             ;   693.3 p0      41 t
        vpternlogd zmm8, zmm2, zmm10, 0x96                               ;   692.3 p0      41 t
        vpternlogd zmm16, zmm3, zmm19, 0x96                              ;   698.3 p0      61 t
        vpternlogd zmm10, zmm22, zmm25, 0x96                             ;   694.3 p0      61 t
        vpternlogd zmm6, zmm31, zmm8, 0x96                               ;   698.3 p0      61 t
        vmovdqu64 zmm2, [rbp + 9600]                                     ;   551.5 p2      62 l.0 reload
        vmovdqa64 zmm3, zmm9                                             ;   663.3         40 t copy
        vpternlogd zmm3, zmm13, zmm2, 0x96                               ;   688.3 p0      40 t
        vpternlogd zmm2, zmm12, zmm11, 0x96                              ;   699.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 9728]                                    ;   552.2 p3      62 l.2 reload
        vmovdqa64 zmm22, zmm4                                            ;   640.3         40 t copy
        vpternlogd zmm22, zmm27, zmm15, 0x96                             ;   680.3 p0      40 t
        vmovdqu64 zmm29, [rbp + 23552]                                   ;   628.3 p2      61 t reload
        vpternlogd zmm15, zmm25, zmm29, 0x96                             ;   694.3 p0      40 t
        vpmovb2m k1, zmm2                                                ;   700.3 p0      41 t
        vptestmb k2, zmm2, zmm17                                         ;   700.3 p5      41 t
        vpmovb2m k3, zmm3                                                ;   689.3 p0      41 t
        vptestmb k4, zmm3, zmm17                                         ;   689.3 p5      41 t
        vpmovb2m k5, zmm15                                               ;   695.3 p0      22 t
        vmovdqu64 zmm30, [rbp + 9920]                                    ;   553.8 p3      62 l.5 reload
        vpxord zmm31, zmm5, zmm30                                        ;   689.3 p0      40 t
        vpxord zmm29, zmm16, [rbp + 9856]                                ;   699.3 p0+p2   40 t
        vpxord zmm30, zmm10, zmm30                                       ;   695.3 p0      40 t
        vmovdqu64 [rbp + 23232], zmm5                                    ;   689.3 p7+p4   61 t spill
        vpxord zmm5, zmm1, [rbp + 9984]                                  ;   690.3 p0+p3   40 t
        vmovdqu64 [rbp + 23296], zmm1                                    ;   690.3 p8+p9   61 t spill
        vpxord zmm1, zmm26, [rbp + 10048]                                ;   689.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm26                                   ;   689.3 p7+p4   61 t spill
        vpxord zmm26, zmm6, [rbp + 9984]                                 ;   699.3 p0+p3   40 t
        vmovdqu64 [rbp + 23360], zmm6                                    ;   699.3 p8+p9   61 t spill
        vpxord zmm6, zmm0, [rbp + 10048]                                 ;   700.3 p0+p2   40 t
        vmovdqu64 [rbp + 22784], zmm0                                    ;   700.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm23                                            ;   572.3         40 t copy
        vpternlogd zmm0, zmm19, [rbp + 9664], 0x96                       ;   698.3 p0+p3   40 t
        vmovdqu64 [rbp + 23808], zmm10                                   ;   695.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm7                                            ;   658.3         40 t copy
        vpternlogd zmm10, zmm14, [rbp + 9792], 0x96                      ;   690.3 p5+p2   40 t
        vmovdqu64 [rbp + 22656], zmm16                                   ;   699.3 p7+p4   61 t spill
        vmovdqa64 zmm16, zmm20                                           ;   650.3         40 t copy
        vpternlogd zmm16, zmm8, [rbp + 9792], 0x96                       ;   693.3 p0+p3   40 t
        vmovdqu64 [rbp + 22272], zmm7                                    ;   658.3 p8+p9   61 t spill
        vpermb zmm7, zmm2, zmm24                                         ;   700.3 p5      41 t
        vpermb zmm7{k2}, zmm2, [rel camellia256_encrypt.T0_constants512 + 64] ;   703.3 p5+p2   41 t
        vmovdqu64 [rbp + 21952], zmm14                                   ;   689.3 p7+p4   41 t spill
        vpermb zmm14, zmm2, [rel camellia256_encrypt.T0_constants512 + 128] ;   700.3 p5+p3   41 t
        vpermb zmm14{k2}, zmm2, [rel camellia256_encrypt.T0_constants512 + 192] ;   703.3 p5+p2   41 t
        vmovdqu8 zmm7{k1}, zmm14                                         ;   708.3 p0      41 t
        vpmovb2m k1, zmm0                                                ;   699.3 p0      23 t
        vptestmb k2, zmm0, zmm17                                         ;   699.3 p5      23 t
        vpermb zmm2, zmm3, zmm24                                         ;   696.3 p5      41 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 64]  ;   573.8 p3      41 t reload
        vpermb zmm2{k4}, zmm3, zmm14                                     ;   699.3 p5      41 t
        vmovdqu64 [rbp + 21824], zmm20                                   ;   650.3 p8+p9   61 t spill
        vpermb zmm20, zmm3, [rel camellia256_encrypt.T0_constants512 + 128] ;   698.3 p5+p2   41 t
        vpermb zmm20{k4}, zmm3, [rel camellia256_encrypt.T0_constants512 + 192] ;   701.3 p5+p3   41 t
        vmovdqu8 zmm2{k3}, zmm20                                         ;   706.3 p0      41 t
        vptestmb k3, zmm15, zmm17                                        ;   700.3 p5      22 t
        vpmovb2m k4, zmm22                                               ;   694.3 p0      22 t
        vpermb zmm3, zmm0, zmm18                                         ;   701.3 p5      23 t
        vpermb zmm3{k2}, zmm0, zmm28                                     ;   704.3 p5      23 t
        vpermb zmm20, zmm0, zmm21                                        ;   703.3 p5      23 t
        vpermb zmm20{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 512] ;   706.3 p5+p2   23 t
        vmovdqu8 zmm3{k1}, zmm20                                         ;   711.3 p0      23 t
        vptestmb k1, zmm22, zmm17                                        ;   705.3 p5      22 t
        vpmovb2m k2, zmm16                                               ;   696.3 p0      21 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 576]  ;   583.7 p3      22 t reload
        vpermb zmm20, zmm15, zmm0                                        ;   706.3 p5      22 t
        vpermb zmm20{k3}, zmm15, [rel camellia256_encrypt.T0_constants512 + 640] ;   709.3 p5+p2   22 t
        vmovdqu64 [rbp + 22464], zmm8                                    ;   693.3 p7+p4   41 t spill
        vpermb zmm8, zmm15, [rel camellia256_encrypt.T0_constants512 + 704] ;   708.3 p5+p3   22 t
        vpermb zmm8{k3}, zmm15, [rel camellia256_encrypt.T0_constants512 + 768] ;   711.3 p5+p2   22 t
        vmovdqu8 zmm20{k5}, zmm8                                         ;   716.3 p0      22 t
        vptestmb k3, zmm16, zmm17                                        ;   710.3 p5      21 t
        vpmovb2m k5, zmm10                                               ;   698.3 p0      21 t
        vpermb zmm8, zmm22, zmm0                                         ;   711.3 p5      22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 640] ;   589.0 p3      22 t reload
        vpermb zmm8{k1}, zmm22, zmm15                                    ;   714.3 p5      22 t
        vmovdqu64 [rbp + 21632], zmm4                                    ;   640.3 p8+p9   61 t spill
        vpermb zmm4, zmm22, [rel camellia256_encrypt.T0_constants512 + 704] ;   713.3 p5+p2   22 t
        vpermb zmm4{k1}, zmm22, [rel camellia256_encrypt.T0_constants512 + 768] ;   716.3 p5+p3   22 t
        vmovdqu8 zmm8{k4}, zmm4                                          ;   721.3 p0      22 t
        vptestmb k1, zmm10, zmm17                                        ;   715.3 p5      21 t
        vpmovb2m k4, zmm29                                               ;   700.3 p0      23 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 832]  ;   593.8 p2      21 t reload
        vpermb zmm22, zmm16, zmm4                                        ;   716.3 p5      21 t
        vpermb zmm22{k3}, zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;   719.3 p5+p3   21 t
        vmovdqu64 [rbp + 21760], zmm27                                   ;   680.3 p7+p4   41 t spill
        vpermb zmm27, zmm16, [rel camellia256_encrypt.T0_constants512 + 960] ;   718.3 p5+p2   21 t
        vpermb zmm27{k3}, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;   721.3 p5+p3   21 t
        vmovdqu8 zmm22{k2}, zmm27                                        ;   726.3 p0      21 t
        vptestmb k2, zmm29, zmm17                                        ;   720.3 p5      23 t
        vpmovb2m k3, zmm30                                               ;   702.3 p0      22 t
        vpermb zmm16, zmm10, zmm4                                        ;   721.3 p5      21 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 896] ;   598.5 p2      21 t reload
        vpermb zmm16{k1}, zmm10, zmm27                                   ;   724.3 p5      21 t
        vmovdqu64 [rbp + 21696], zmm25                                   ;   694.3 p8+p9   41 t spill
        vpermb zmm25, zmm10, [rel camellia256_encrypt.T0_constants512 + 960] ;   723.3 p5+p3   21 t
        vpermb zmm25{k1}, zmm10, [rel camellia256_encrypt.T0_constants512 + 1024] ;   726.3 p5+p2   21 t
        vmovdqu8 zmm16{k5}, zmm25                                        ;   731.3 p0      21 t
        vptestmb k1, zmm30, zmm17                                        ;   725.3 p5      22 t
        vpmovb2m k5, zmm31                                               ;   704.3 p0      22 t
        vpermb zmm10, zmm29, zmm18                                       ;   726.3 p5      23 t
        vpermb zmm10{k2}, zmm29, zmm28                                   ;   729.3 p5      23 t
        vpermb zmm25, zmm29, zmm21                                       ;   728.3 p5      23 t
        vpermb zmm25{k2}, zmm29, [rel camellia256_encrypt.T0_constants512 + 512] ;   731.3 p5+p3   23 t
        vmovdqu8 zmm10{k4}, zmm25                                        ;   736.3 p0      23 t
        vptestmb k2, zmm31, zmm17                                        ;   730.3 p5      22 t
        vpmovb2m k4, zmm26                                               ;   706.3 p0      21 t
        vmovdqa64 zmm25, zmm10                                           ;   739.3         41 t copy
        vpternlogd zmm25, zmm20, zmm22, 0x96                             ;   739.3 p0      41 t
        vpermb zmm29, zmm30, zmm0                                        ;   731.3 p5      22 t
        vpermb zmm29{k1}, zmm30, zmm15                                   ;   734.3 p5      22 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;   606.2 p7+p4   61 t spill
        vpermb zmm23, zmm30, [rel camellia256_encrypt.T0_constants512 + 704] ;   733.3 p5+p2   22 t
        vpermb zmm23{k1}, zmm30, [rel camellia256_encrypt.T0_constants512 + 768] ;   736.3 p5+p3   22 t
        vmovdqu8 zmm29{k3}, zmm23                                        ;   741.3 p0      22 t
        vptestmb k1, zmm26, zmm17                                        ;   735.3 p5      21 t
        vpmovb2m k3, zmm5                                                ;   709.3 p0      21 t
        vmovdqa64 zmm23, zmm7                                            ;   711.3         41 t copy
        vpternlogd zmm23, zmm29, zmm22, 0x96                             ;   744.3 p0      41 t
        vpternlogd zmm10, zmm23, zmm20, 0x96                             ;   745.3 p0      41 t
        vpermb zmm30, zmm31, zmm0                                        ;   736.3 p5      22 t
        vpermb zmm30{k2}, zmm31, zmm15                                   ;   739.3 p5      22 t
        vpermb zmm15, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;   738.3 p5+p2   22 t
        vpermb zmm15{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;   741.3 p5+p3   22 t
        vmovdqu8 zmm30{k5}, zmm15                                        ;   746.3 p0      22 t
        vptestmb k2, zmm5, zmm17                                         ;   740.3 p5      21 t
        vpmovb2m k5, zmm6                                                ;   713.3 p0      42 t
        vmovdqa64 zmm15, zmm2                                            ;   709.3         41 t copy
        vpternlogd zmm15, zmm30, zmm16, 0x96                             ;   749.3 p0      41 t
        vpermb zmm31, zmm26, zmm4                                        ;   741.3 p5      21 t
        vpermb zmm31{k1}, zmm26, zmm27                                   ;   744.3 p5      21 t
        vpermb zmm0, zmm26, [rel camellia256_encrypt.T0_constants512 + 960] ;   743.3 p5+p2   21 t
        vpermb zmm0{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;   746.3 p5+p3   21 t
        vmovdqu8 zmm31{k4}, zmm0                                         ;   751.3 p0      21 t
        vptestmb k1, zmm6, zmm17                                         ;   745.3 p5      42 t
        vpmovb2m k4, zmm1                                                ;   716.3 p0      42 t
        vmovdqa64 zmm0, zmm31                                            ;   754.3         41 t copy
        vpternlogd zmm0, zmm7, zmm3, 0x96                                ;   754.3 p0      41 t
        vpternlogd zmm29, zmm22, zmm0, 0x96                              ;   755.3 p0      41 t
        vpternlogd zmm0, zmm10, [rbp + 21504], 0x96                      ;   755.3 p0+p2   62 t
        vpermb zmm22, zmm5, zmm4                                         ;   746.3 p5      21 t
        vpermb zmm22{k2}, zmm5, zmm27                                    ;   749.3 p5      21 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 960] ;   620.7 p3      21 t reload
        vpermb zmm27, zmm5, zmm26                                        ;   748.3 p5      21 t
        vpermb zmm27{k2}, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   751.3 p5+p2   21 t
        vmovdqu8 zmm22{k3}, zmm27                                        ;   756.3 p0      21 t
        vptestmb k2, zmm1, zmm17                                         ;   750.3 p5      42 t
        vpermb zmm5, zmm6, zmm24                                         ;   751.3 p5      42 t
        vpermb zmm5{k1}, zmm6, zmm14                                     ;   754.3 p5      42 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;   621.8 p3      41 t reload
        vpermb zmm26, zmm6, zmm27                                        ;   753.3 p5      42 t
        vpermb zmm26{k1}, zmm6, [rel camellia256_encrypt.T0_constants512 + 192] ;   756.3 p5+p2   42 t
        vmovdqu8 zmm5{k5}, zmm26                                         ;   761.3 p0      42 t
        vpternlogd zmm20, zmm5, zmm3, 0x96                               ;   764.3 p0      41 t
        vpternlogd zmm5, zmm3, zmm25, 0x96                               ;   764.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 23616]                                    ;   680.3 p3      40 t
        vpternlogd zmm31, zmm7, zmm20, 0x96                              ;   765.3 p0      41 t
        vpxord zmm3, zmm3, [rbp + 9856]                                  ;   725.3 p0+p2   40 t
        vmovdqu64 zmm6, [rbp + 22208]                                    ;   667.3 p3      41 t reload
        vmovdqu64 zmm7, [rbp + 21440]                                    ;   624.2 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 9664]                                    ;   624.8 p3      40 t
        vpternlogd zmm26, zmm7, zmm6, 0x96                               ;   726.3 p0      40 t
        vpmovb2m k1, zmm26                                               ;   727.3 p0      23 t
        vptestmb k3, zmm26, zmm17                                        ;   755.3 p5      23 t
        vpmovb2m k5, zmm3                                                ;   728.3 p0      23 t
        vpermb zmm6, zmm26, zmm18                                        ;   756.3 p5      23 t
        vpermb zmm6{k3}, zmm26, zmm28                                    ;   759.3 p5      23 t
        vpermb zmm7, zmm26, zmm21                                        ;   758.3 p5      23 t
        vpermb zmm7{k3}, zmm26, [rel camellia256_encrypt.T0_constants512 + 512] ;   761.3 p5+p2   23 t
        vmovdqu8 zmm6{k1}, zmm7                                          ;   766.3 p0      23 t
        vptestmb k1, zmm3, zmm17                                         ;   760.3 p5      23 t
        vpternlogd zmm20, zmm29, [rbp + 22400], 0x96                     ;   765.3 p0+p3   62 t
        vpternlogd zmm25, zmm31, [rbp + 22592], 0x96                     ;   766.3 p0+p2   62 t
        vpternlogd zmm23, zmm5, [rbp + 22912], 0x96                      ;   765.3 p0+p3   62 t
        vpermb zmm7, zmm3, zmm18                                         ;   761.3 p5      23 t
        vpermb zmm7{k1}, zmm3, zmm28                                     ;   764.3 p5      23 t
        vpermb zmm26, zmm3, zmm21                                        ;   763.3 p5      23 t
        vpermb zmm26{k1}, zmm3, [rel camellia256_encrypt.T0_constants512 + 512] ;   766.3 p5+p2   23 t
        vmovdqu8 zmm7{k5}, zmm26                                         ;   771.3 p0      23 t
        vmovdqa64 zmm3, zmm7                                             ;   774.3         41 t copy
        vpternlogd zmm3, zmm8, zmm16, 0x96                               ;   774.3 p0      41 t
        vpternlogd zmm7, zmm15, zmm8, 0x96                               ;   774.3 p0      41 t
        vmovdqa64 zmm26, zmm22                                           ;   759.3         41 t copy
        vpternlogd zmm26, zmm2, zmm6, 0x96                               ;   769.3 p0      41 t
        vpternlogd zmm30, zmm16, zmm26, 0x96                             ;   770.3 p0      41 t
        vpternlogd zmm26, zmm7, [rbp + 23872], 0x96                      ;   775.3 p0+p3   62 t
        vpermb zmm16, zmm1, zmm24                                        ;   765.3 p5      42 t
        vpermb zmm16{k2}, zmm1, zmm14                                    ;   768.3 p5      42 t
        vpermb zmm4, zmm1, zmm27                                         ;   767.3 p5      42 t
        vpermb zmm4{k2}, zmm1, [rel camellia256_encrypt.T0_constants512 + 192] ;   770.3 p5+p2   42 t
        vmovdqu8 zmm16{k4}, zmm4                                         ;   775.3 p0      42 t
        vpternlogd zmm8, zmm16, zmm6, 0x96                               ;   778.3 p0      41 t
        vpternlogd zmm16, zmm6, zmm3, 0x96                               ;   778.3 p0      41 t
        vpternlogd zmm22, zmm2, zmm8, 0x96                               ;   779.3 p0      41 t
        vpternlogd zmm8, zmm30, [rbp + 24064], 0x96                      ;   779.3 p0+p3   62 t
        vpternlogd zmm3, zmm22, [rbp + 22336], 0x96                      ;   780.3 p0+p2   62 t
        vpternlogd zmm15, zmm16, [rbp + 22720], 0x96                     ;   779.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 10368]                                    ;   631.3 p2      61 r.4 reload
        vpxord zmm2, zmm0, zmm1                                          ;   756.3 p0      40 t
        vpmovb2m k1, zmm2                                                ;   757.3 p0      23 t
        vptestmb k2, zmm2, zmm17                                         ;   769.3 p5      23 t
        vmovdqu64 zmm4, [rbp + 10432]                                    ;   632.0 p3      61 r.5 reload
        vpxord zmm6, zmm20, zmm4                                         ;   766.3 p0      40 t
        vpmovb2m k3, zmm6                                                ;   767.3 p0      22 t
        vptestmb k4, zmm6, zmm17                                         ;   770.3 p5      22 t
        vmovdqu64 [rbp + 22720], zmm20                                   ;   766.3 p8+p9   62 t spill
        vpxord zmm20, zmm25, [rbp + 10496]                               ;   767.3 p0+p2   40 t
        vpmovb2m k5, zmm20                                               ;   768.3 p0      21 t
        vpxord zmm1, zmm26, zmm1                                         ;   776.3 p0      40 t
        vmovdqu64 [rbp + 22336], zmm25                                   ;   767.3 p7+p4   62 t spill
        vpxord zmm25, zmm23, [rbp + 10560]                               ;   766.3 p0+p3   40 t
        vpxord zmm4, zmm8, zmm4                                          ;   780.3 p0      40 t
        vmovdqu64 [rbp + 24064], zmm23                                   ;   766.3 p8+p9   62 t spill
        vpxord zmm23, zmm3, [rbp + 10496]                                ;   781.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm3                                    ;   781.3 p7+p4   62 t spill
        vpxord zmm3, zmm15, [rbp + 10560]                                ;   780.3 p0+p3   40 t
        vmovdqu64 [rbp + 22912], zmm15                                   ;   780.3 p8+p9   62 t spill
        vpermb zmm15, zmm2, zmm18                                        ;   771.3 p5      23 t
        vpermb zmm15{k2}, zmm2, zmm28                                    ;   774.3 p5      23 t
        vmovdqu64 [rbp + 22592], zmm8                                    ;   780.3 p7+p4   62 t spill
        vpermb zmm8, zmm2, zmm21                                         ;   773.3 p5      23 t
        vpermb zmm8{k2}, zmm2, [rel camellia256_encrypt.T0_constants512 + 512] ;   776.3 p5+p2   23 t
        vmovdqu8 zmm15{k1}, zmm8                                         ;   781.3 p0      23 t
        vpmovb2m k1, zmm1                                                ;   777.3 p0      23 t
        vptestmb k2, zmm1, zmm17                                         ;   777.3 p5      23 t
        vmovdqu64 zmm2, [rbp + 23488]                                    ;   635.7 p3      47 y reload
        vmovdqu64 zmm8, [rbp + 10176]                                    ;   636.0 p2      40 t
        vpternlogd zmm8, zmm10, zmm2, 0x96                               ;   759.3 p0      40 t
        vpmovb2m k6, zmm8                                                ;   760.3 p0      23 t
        vptestmb k7, zmm8, zmm17                                         ;   776.3 p5      23 t
        vpermb zmm2, zmm8, zmm18                                         ;   777.3 p5      23 t
        vpermb zmm2{k7}, zmm8, zmm28                                     ;   780.3 p5      23 t
        vmovdqu64 [rbp + 22400], zmm26                                   ;   776.3 p8+p9   62 t spill
        vpermb zmm26, zmm8, zmm21                                        ;   779.3 p5      23 t
        vpermb zmm26{k7}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;   782.3 p5+p3   23 t
        vmovdqu8 zmm2{k6}, zmm26                                         ;   787.3 p0      23 t
        vmovdqu64 zmm8, [rbp + 22144]                                    ;   637.5 p2      47 y reload
        vmovdqu64 zmm26, [rbp + 10112]                                   ;   638.2 p3      40 t
        vpternlogd zmm26, zmm5, zmm8, 0x96                               ;   765.3 p0      40 t
        vpmovb2m k6, zmm26                                               ;   766.3 p0      41 t
        vptestmb k7, zmm26, zmm17                                        ;   781.3 p5      41 t
        vpermb zmm8, zmm26, zmm24                                        ;   782.3 p5      41 t
        vpermb zmm8{k7}, zmm26, zmm14                                    ;   785.3 p5      41 t
        vmovdqu64 [rbp + 21504], zmm0                                    ;   756.3 p7+p4   62 t spill
        vpermb zmm0, zmm26, zmm27                                        ;   784.3 p5      41 t
        vpermb zmm0{k7}, zmm26, [rel camellia256_encrypt.T0_constants512 + 192] ;   787.3 p5+p2   41 t
        vmovdqu8 zmm8{k6}, zmm0                                          ;   792.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 22976]                                    ;   639.3 p3      47 y reload
        vmovdqu64 zmm26, [rbp + 10240]                                   ;   640.0 p2      40 t
        vpternlogd zmm26, zmm29, zmm0, 0x96                              ;   765.3 p0      40 t
        vmovdqu64 zmm0, [rbp + 10304]                                    ;   640.3 p3      40 t
        vpternlogd zmm0, zmm31, [rbp + 24000], 0x96                      ;   766.3 p0+p2   40 t
        vmovdqu64 [rbp + 24128], zmm31                                   ;   766.3 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 10112]                                   ;   641.3 p3      40 t
        vpternlogd zmm31, zmm16, [rbp + 23040], 0x96                     ;   779.3 p0+p2   40 t
        vpmovb2m k6, zmm31                                               ;   780.3 p0      41 t
        vptestmb k7, zmm31, zmm17                                        ;   786.3 p5      41 t
        vmovdqu64 [rbp + 24192], zmm29                                   ;   756.3 p7+p4   41 t spill
        vpermb zmm29, zmm31, zmm24                                       ;   787.3 p5      41 t
        vpermb zmm29{k7}, zmm31, zmm14                                   ;   790.3 p5      41 t
        vmovdqu64 [rbp + 24256], zmm10                                   ;   746.3 p8+p9   41 t spill
        vpermb zmm10, zmm31, zmm27                                       ;   789.3 p5      41 t
        vpermb zmm10{k7}, zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   792.3 p5+p3   41 t
        vmovdqu8 zmm29{k6}, zmm10                                        ;   797.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 22016]                                   ;   643.0 p2      47 y reload
        vmovdqu64 zmm31, [rbp + 10176]                                   ;   643.3 p3      40 t
        vpternlogd zmm31, zmm7, zmm10, 0x96                              ;   775.3 p0      40 t
        vpmovb2m k6, zmm31                                               ;   776.3 p0      23 t
        vptestmb k7, zmm31, zmm17                                        ;   791.3 p5      23 t
        vpermb zmm10, zmm31, zmm18                                       ;   792.3 p5      23 t
        vpermb zmm10{k7}, zmm31, zmm28                                   ;   795.3 p5      23 t
        vmovdqu64 [rbp + 23168], zmm7                                    ;   775.3 p7+p4   41 t spill
        vpermb zmm7, zmm31, zmm21                                        ;   794.3 p5      23 t
        vpermb zmm7{k7}, zmm31, [rel camellia256_encrypt.T0_constants512 + 512] ;   797.3 p5+p2   23 t
        vmovdqu8 zmm10{k6}, zmm7                                         ;   802.3 p0      23 t
        vmovdqu64 zmm7, [rbp + 22528]                                    ;   644.3 p3      47 y reload
        vmovdqu64 zmm31, [rbp + 10240]                                   ;   645.0 p2      40 t
        vpternlogd zmm31, zmm30, zmm7, 0x96                              ;   773.3 p0      40 t
        vpermb zmm7, zmm1, zmm18                                         ;   796.3 p5      23 t
        vpermb zmm7{k2}, zmm1, zmm28                                     ;   799.3 p5      23 t
        vpermb zmm28, zmm1, zmm21                                        ;   798.3 p5      23 t
        vpermb zmm28{k2}, zmm1, [rel camellia256_encrypt.T0_constants512 + 512] ;   801.3 p5+p3   23 t
        vmovdqu8 zmm7{k1}, zmm28                                         ;   806.3 p0      23 t
        vpmovb2m k1, zmm26                                               ;   775.3 p0      22 t
        vptestmb k2, zmm26, zmm17                                        ;   800.3 p5      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 576]  ;   646.0 p2      22 t reload
        vpermb zmm28, zmm26, zmm1                                        ;   801.3 p5      22 t
        vpermb zmm28{k2}, zmm26, [rel camellia256_encrypt.T0_constants512 + 640] ;   804.3 p5+p3   22 t
        vpermb zmm21, zmm26, [rel camellia256_encrypt.T0_constants512 + 704] ;   803.3 p5+p2   22 t
        vpermb zmm21{k2}, zmm26, [rel camellia256_encrypt.T0_constants512 + 768] ;   806.3 p5+p3   22 t
        vmovdqu8 zmm28{k1}, zmm21                                        ;   811.3 p0      22 t
        vpmovb2m k1, zmm31                                               ;   777.3 p0      22 t
        vptestmb k2, zmm31, zmm17                                        ;   805.3 p5      22 t
        vpermb zmm21, zmm31, zmm1                                        ;   806.3 p5      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 640] ;   648.0 p2      22 t reload
        vpermb zmm21{k2}, zmm31, zmm26                                   ;   809.3 p5      22 t
        vpermb zmm18, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;   808.3 p5+p3   22 t
        vpermb zmm18{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;   811.3 p5+p2   22 t
        vmovdqu8 zmm21{k1}, zmm18                                        ;   816.3 p0      22 t
        vpmovb2m k1, zmm0                                                ;   779.3 p0      21 t
        vptestmb k2, zmm0, zmm17                                         ;   810.3 p5      21 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 832] ;   649.3 p3      21 t reload
        vpermb zmm31, zmm0, zmm18                                        ;   811.3 p5      21 t
        vpermb zmm31{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 896] ;   814.3 p5+p2   21 t
        vmovdqu64 [rbp + 21376], zmm30                                   ;   771.3 p8+p9   41 t spill
        vpermb zmm30, zmm0, [rel camellia256_encrypt.T0_constants512 + 960] ;   813.3 p5+p3   21 t
        vpermb zmm30{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 1024] ;   816.3 p5+p2   21 t
        vmovdqu8 zmm31{k1}, zmm30                                        ;   821.3 p0      21 t
        vptestmb k1, zmm20, zmm17                                        ;   815.3 p5      21 t
        vpmovb2m k2, zmm4                                                ;   781.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 23936]                                    ;   651.3 p3      47 y reload
        vmovdqu64 zmm30, [rbp + 10304]                                   ;   652.0 p2      40 t
        vpternlogd zmm30, zmm22, zmm0, 0x96                              ;   782.3 p0      40 t
        vpermb zmm0, zmm6, zmm1                                          ;   816.3 p5      22 t
        vpermb zmm0{k4}, zmm6, zmm26                                     ;   819.3 p5      22 t
        vmovdqu64 [rbp + 21568], zmm22                                   ;   780.3 p7+p4   41 t spill
        vpermb zmm22, zmm6, [rel camellia256_encrypt.T0_constants512 + 704] ;   818.3 p5+p3   22 t
        vpermb zmm22{k4}, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;   821.3 p5+p2   22 t
        vmovdqu8 zmm0{k3}, zmm22                                         ;   826.3 p0      22 t
        vpmovb2m k3, zmm30                                               ;   784.3 p0      21 t
        vptestmb k4, zmm30, zmm17                                        ;   820.3 p5      21 t
        vpermb zmm6, zmm30, zmm18                                        ;   821.3 p5      21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 896] ;   653.3 p3      21 t reload
        vpermb zmm6{k4}, zmm30, zmm22                                    ;   824.3 p5      21 t
        vmovdqu64 [rbp + 22080], zmm16                                   ;   779.3 p8+p9   41 t spill
        vpermb zmm16, zmm30, [rel camellia256_encrypt.T0_constants512 + 960] ;   823.3 p5+p2   21 t
        vpermb zmm16{k4}, zmm30, [rel camellia256_encrypt.T0_constants512 + 1024] ;   826.3 p5+p3   21 t
        vmovdqu8 zmm6{k3}, zmm16                                         ;   831.3 p0      21 t
        vptestmb k3, zmm4, zmm17                                         ;   825.3 p5      22 t
        vpmovb2m k4, zmm23                                               ;   786.3 p0      21 t
        vmovdqa64 zmm16, zmm8                                            ;   795.3         41 t copy
        vpternlogd zmm16, zmm0, zmm31, 0x96                              ;   829.3 p0      41 t
        vmovdqa64 zmm30, zmm15                                           ;   784.3         41 t copy
        vpternlogd zmm30, zmm28, zmm31, 0x96                             ;   824.3 p0      41 t
        vpternlogd zmm15, zmm16, zmm28, 0x96                             ;   830.3 p0      41 t
        vpternlogd zmm19, zmm15, [rbp + 21888], 0x96                     ;   831.3 p0+p2   61 t
        vmovdqu64 [rbp + 21888], zmm5                                    ;   765.3 p7+p4   41 t spill
        vmovdqa64 zmm5, zmm7                                             ;   809.3         41 t copy
        vpternlogd zmm5, zmm21, zmm6, 0x96                               ;   834.3 p0      41 t
        vmovdqu64 [rbp + 23104], zmm19                                   ;   832.3 p8+p9   61 t spill
        vpermb zmm19, zmm4, zmm1                                         ;   826.3 p5      22 t
        vpermb zmm19{k3}, zmm4, zmm26                                    ;   829.3 p5      22 t
        vpermb zmm26, zmm4, [rel camellia256_encrypt.T0_constants512 + 704] ;   828.3 p5+p3   22 t
        vpermb zmm26{k3}, zmm4, [rel camellia256_encrypt.T0_constants512 + 768] ;   831.3 p5+p2   22 t
        vmovdqu8 zmm19{k2}, zmm26                                        ;   836.3 p0      22 t
        vptestmb k2, zmm23, zmm17                                        ;   830.3 p5      21 t
        vpmovb2m k3, zmm25                                               ;   793.3 p0      42 t
        vmovdqa64 zmm4, zmm29                                            ;   800.3         41 t copy
        vpternlogd zmm4, zmm19, zmm6, 0x96                               ;   839.3 p0      41 t
        vpternlogd zmm7, zmm4, zmm21, 0x96                               ;   840.3 p0      41 t
        vpermb zmm26, zmm20, zmm18                                       ;   831.3 p5      21 t
        vpermb zmm26{k1}, zmm20, zmm22                                   ;   834.3 p5      21 t
        vpermb zmm1, zmm20, [rel camellia256_encrypt.T0_constants512 + 960] ;   833.3 p5+p3   21 t
        vpermb zmm1{k1}, zmm20, [rel camellia256_encrypt.T0_constants512 + 1024] ;   836.3 p5+p2   21 t
        vmovdqu8 zmm26{k5}, zmm1                                         ;   841.3 p0      21 t
        vptestmb k1, zmm25, zmm17                                        ;   835.3 p5      42 t
        vpmovb2m k5, zmm3                                                ;   797.3 p0      42 t
        vmovdqa64 zmm1, zmm26                                            ;   844.3         41 t copy
        vpternlogd zmm1, zmm8, zmm2, 0x96                                ;   844.3 p0      41 t
        vpternlogd zmm0, zmm31, zmm1, 0x96                               ;   845.3 p0      41 t
        vpternlogd zmm15, zmm1, [rbp + 22656], 0x96                      ;   845.3 p0+p3   61 t
        vpermb zmm1, zmm23, zmm18                                        ;   836.3 p5      21 t
        vpermb zmm1{k2}, zmm23, zmm22                                    ;   839.3 p5      21 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 960] ;   659.3 p2      21 t reload
        vpermb zmm31, zmm23, zmm20                                       ;   838.3 p5      21 t
        vpermb zmm31{k2}, zmm23, [rel camellia256_encrypt.T0_constants512 + 1024] ;   841.3 p5+p3   21 t
        vmovdqu8 zmm1{k4}, zmm31                                         ;   846.3 p0      21 t
        vptestmb k2, zmm3, zmm17                                         ;   840.3 p5      42 t
        vmovdqa64 zmm23, zmm1                                            ;   849.3         41 t copy
        vpternlogd zmm23, zmm29, zmm10, 0x96                             ;   849.3 p0      41 t
        vpternlogd zmm19, zmm6, zmm23, 0x96                              ;   850.3 p0      41 t
        vpternlogd zmm23, zmm7, [rbp + 23616], 0x96                      ;   850.3 p0+p2   61 t
        vpermb zmm6, zmm25, zmm24                                        ;   841.3 p5      42 t
        vpermb zmm6{k1}, zmm25, zmm14                                    ;   844.3 p5      42 t
        vpermb zmm31, zmm25, zmm27                                       ;   843.3 p5      42 t
        vpermb zmm31{k1}, zmm25, [rel camellia256_encrypt.T0_constants512 + 192] ;   846.3 p5+p3   42 t
        vmovdqu8 zmm6{k3}, zmm31                                         ;   851.3 p0      42 t
        vpternlogd zmm28, zmm6, zmm2, 0x96                               ;   854.3 p0      41 t
        vpternlogd zmm6, zmm2, zmm30, 0x96                               ;   854.3 p0      41 t
        vpternlogd zmm26, zmm8, zmm28, 0x96                              ;   855.3 p0      41 t
        vpternlogd zmm12, zmm11, zmm6, 0x96                              ;   855.3 p0      61 t
        vpermb zmm2, zmm3, zmm24                                         ;   845.3 p5      42 t
        vpermb zmm2{k2}, zmm3, zmm14                                     ;   848.3 p5      42 t
        vpermb zmm8, zmm3, zmm27                                         ;   847.3 p5      42 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;   672.3 p2      41 t reload
        vpermb zmm8{k2}, zmm3, zmm11                                     ;   850.3 p5      42 t
        vmovdqu8 zmm2{k5}, zmm8                                          ;   855.3 p0      42 t
        vpternlogd zmm21, zmm2, zmm10, 0x96                              ;   858.3 p0      41 t
        vpternlogd zmm2, zmm10, zmm5, 0x96                               ;   858.3 p0      41 t
        vpternlogd zmm1, zmm29, zmm21, 0x96                              ;   859.3 p0      41 t
        vpternlogd zmm9, zmm13, zmm2, 0x96                               ;   859.3 p0      61 t
        vpternlogd zmm6, zmm16, [rbp + 22784], 0x96                      ;   855.3 p0+p3   61 t
        vpternlogd zmm2, zmm4, [rbp + 23680], 0x96                       ;   859.3 p0+p2   61 t
        vpternlogd zmm28, zmm0, [rbp + 23808], 0x96                      ;   855.3 p0+p3   61 t
        vmovdqu64 zmm3, [rbp + 21440]                                    ;   680.3 p2      61 t reload
        vpternlogd zmm7, zmm3, [rbp + 22208], 0x96                       ;   841.3 p0+p3   61 t
        vpternlogd zmm30, zmm26, [rbp + 23360], 0x96                     ;   856.3 p0+p2   61 t
        vpternlogd zmm21, zmm19, [rbp + 23232], 0x96                     ;   859.3 p0+p3   61 t
        vmovdqu64 zmm3, [rbp + 23552]                                    ;   682.3 p2      61 t reload
        vpternlogd zmm0, zmm3, [rbp + 21696], 0x96                       ;   846.3 p0+p3   61 t
        vpternlogd zmm5, zmm1, [rbp + 23296], 0x96                       ;   860.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 21632]                                    ;   683.5 p3      61 t reload
        vpternlogd zmm19, zmm3, [rbp + 21760], 0x96                      ;   851.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 21824]                                    ;   684.5 p3      61 t reload
        vpternlogd zmm26, zmm3, [rbp + 22464], 0x96                      ;   856.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 22272]                                    ;   685.5 p3      61 t reload
        vpternlogd zmm1, zmm3, [rbp + 21952], 0x96                       ;   860.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 10624]                                    ;   686.5 p3      62 l.0 reload
        vpxord zmm4, zmm12, zmm3                                         ;   856.3 p0      40 t
        vmovdqu64 zmm8, [rbp + 10752]                                    ;   687.3 p2      62 l.2 reload
        vpxord zmm10, zmm0, zmm8                                         ;   847.3 p0      40 t
        vpxord zmm3, zmm9, zmm3                                          ;   860.3 p0      40 t
        vpxord zmm8, zmm19, zmm8                                         ;   852.3 p0      40 t
        vmovdqu64 zmm13, [rbp + 10880]                                   ;   687.5 p3      62 l.4 reload
        vpxord zmm16, zmm15, zmm13                                       ;   846.3 p0      40 t
        vmovdqu64 zmm25, [rbp + 10816]                                   ;   688.3 p2      62 l.3 reload
        vpxord zmm29, zmm26, zmm25                                       ;   857.3 p0      40 t
        vpmovb2m k1, zmm4                                                ;   857.3 p0      41 t
        vptestmb k2, zmm4, zmm17                                         ;   857.3 p5      41 t
        vpmovb2m k3, zmm3                                                ;   861.3 p0      41 t
        vptestmb k4, zmm3, zmm17                                         ;   861.3 p5      41 t
        vpmovb2m k5, zmm10                                               ;   848.3 p0      22 t
        vpxord zmm13, zmm23, zmm13                                       ;   851.3 p0      40 t
        vpxord zmm25, zmm1, zmm25                                        ;   861.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 10944]                                   ;   689.8 p3      62 l.5 reload
        vmovdqu64 [rbp + 21952], zmm23                                   ;   851.3 p7+p4   61 t spill
        vpxord zmm23, zmm28, zmm31                                       ;   856.3 p0      40 t
        vmovdqu64 [rbp + 22272], zmm28                                   ;   856.3 p8+p9   61 t spill
        vpxord zmm28, zmm30, [rbp + 11008]                               ;   857.3 p0+p2   40 t
        vpxord zmm31, zmm21, zmm31                                       ;   860.3 p0      40 t
        vmovdqu64 [rbp + 22464], zmm30                                   ;   857.3 p7+p4   61 t spill
        vpxord zmm30, zmm6, [rbp + 11072]                                ;   856.3 p0+p3   40 t
        vmovdqu64 [rbp + 21824], zmm6                                    ;   856.3 p8+p9   61 t spill
        vpxord zmm6, zmm5, [rbp + 11008]                                 ;   861.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm5                                    ;   861.3 p7+p4   61 t spill
        vpxord zmm5, zmm2, [rbp + 11072]                                 ;   860.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm2                                    ;   860.3 p8+p9   61 t spill
        vpermb zmm2, zmm4, zmm24                                         ;   857.3 p5      41 t
        vpermb zmm2{k2}, zmm4, zmm14                                     ;   860.3 p5      41 t
        vmovdqu64 [rbp + 23296], zmm21                                   ;   860.3 p7+p4   61 t spill
        vpermb zmm21, zmm4, zmm27                                        ;   857.3 p5      41 t
        vpermb zmm21{k2}, zmm4, zmm11                                    ;   860.3 p5      41 t
        vmovdqu8 zmm2{k1}, zmm21                                         ;   865.3 p0      41 t
        vptestmb k1, zmm10, zmm17                                        ;   855.3 p5      22 t
        vpmovb2m k2, zmm8                                                ;   853.3 p0      22 t
        vpermb zmm4, zmm3, zmm24                                         ;   861.3 p5      41 t
        vpermb zmm4{k4}, zmm3, zmm14                                     ;   864.3 p5      41 t
        vpermb zmm21, zmm3, zmm27                                        ;   861.3 p5      41 t
        vpermb zmm21{k4}, zmm3, zmm11                                    ;   864.3 p5      41 t
        vmovdqu8 zmm4{k3}, zmm21                                         ;   869.3 p0      41 t
        vptestmb k3, zmm8, zmm17                                         ;   860.3 p5      22 t
        vpmovb2m k4, zmm29                                               ;   858.3 p0      21 t
        vmovdqu64 zmm3, [rbp + 10688]                                    ;   694.5 p2      62 l.1 reload
        vpxord zmm21, zmm7, zmm3                                         ;   847.3 p0      40 t
        vmovdqu64 [rbp + 21696], zmm7                                    ;   842.3 p8+p9   61 t spill
        vpermb zmm7, zmm10, [rel camellia256_encrypt.T0_constants512 + 576] ;   861.3 p5+p3   22 t
        vpermb zmm7{k1}, zmm10, [rel camellia256_encrypt.T0_constants512 + 640] ;   864.3 p5+p2   22 t
        vmovdqu64 [rbp + 23552], zmm15                                   ;   846.3 p7+p4   61 t spill
        vpermb zmm15, zmm10, [rel camellia256_encrypt.T0_constants512 + 704] ;   863.3 p5+p3   22 t
        vpermb zmm15{k1}, zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;   866.3 p5+p2   22 t
        vmovdqu8 zmm7{k5}, zmm15                                         ;   871.3 p0      22 t
        vpmovb2m k1, zmm21                                               ;   849.3 p0      23 t
        vptestmb k5, zmm21, zmm17                                        ;   865.3 p5      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 320] ;   697.0 p3      23 t reload
        vpermb zmm15, zmm21, zmm10                                       ;   866.3 p5      23 t
        vpermb zmm15{k5}, zmm21, [rel camellia256_encrypt.T0_constants512 + 384] ;   869.3 p5+p2   23 t
        vmovdqu64 [rbp + 23232], zmm1                                    ;   861.3 p8+p9   61 t spill
        vpermb zmm1, zmm21, [rel camellia256_encrypt.T0_constants512 + 448] ;   868.3 p5+p3   23 t
        vpermb zmm1{k5}, zmm21, [rel camellia256_encrypt.T0_constants512 + 512] ;   871.3 p5+p2   23 t
        vmovdqu8 zmm15{k1}, zmm1                                         ;   876.3 p0      23 t
        vptestmb k1, zmm29, zmm17                                        ;   870.3 p5      21 t
        vpmovb2m k5, zmm25                                               ;   862.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 576]  ;   699.0 p3      22 t reload
        vpermb zmm21, zmm8, zmm1                                         ;   871.3 p5      22 t
        vpermb zmm21{k3}, zmm8, [rel camellia256_encrypt.T0_constants512 + 640] ;   874.3 p5+p2   22 t
        vmovdqu64 [rbp + 23360], zmm26                                   ;   857.3 p7+p4   61 t spill
        vpermb zmm26, zmm8, [rel camellia256_encrypt.T0_constants512 + 704] ;   873.3 p5+p3   22 t
        vpermb zmm26{k3}, zmm8, [rel camellia256_encrypt.T0_constants512 + 768] ;   876.3 p5+p2   22 t
        vmovdqu8 zmm21{k2}, zmm26                                        ;   881.3 p0      22 t
        vptestmb k2, zmm25, zmm17                                        ;   875.3 p5      21 t
        vpmovb2m k3, zmm16                                               ;   853.3 p0      23 t
        vpermb zmm8, zmm29, zmm18                                        ;   876.3 p5      21 t
        vpermb zmm8{k1}, zmm29, zmm22                                    ;   879.3 p5      21 t
        vpermb zmm26, zmm29, zmm20                                       ;   878.3 p5      21 t
        vpermb zmm26{k1}, zmm29, [rel camellia256_encrypt.T0_constants512 + 1024] ;   881.3 p5+p3   21 t
        vmovdqu8 zmm8{k4}, zmm26                                         ;   886.3 p0      21 t
        vptestmb k1, zmm16, zmm17                                        ;   880.3 p5      23 t
        vpmovb2m k4, zmm13                                               ;   855.3 p0      23 t
        vpermb zmm26, zmm25, zmm18                                       ;   881.3 p5      21 t
        vpermb zmm26{k2}, zmm25, zmm22                                   ;   884.3 p5      21 t
        vpermb zmm29, zmm25, zmm20                                       ;   883.3 p5      21 t
        vpermb zmm29{k2}, zmm25, [rel camellia256_encrypt.T0_constants512 + 1024] ;   886.3 p5+p2   21 t
        vmovdqu8 zmm26{k5}, zmm29                                        ;   891.3 p0      21 t
        vptestmb k2, zmm13, zmm17                                        ;   885.3 p5      23 t
        vpmovb2m k5, zmm23                                               ;   857.3 p0      22 t
        vpermb zmm25, zmm16, zmm10                                       ;   886.3 p5      23 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 384] ;   702.7 p3      23 t reload
        vpermb zmm25{k1}, zmm16, zmm29                                   ;   889.3 p5      23 t
        vmovdqu64 [rbp + 22208], zmm19                                   ;   852.3 p8+p9   61 t spill
        vpermb zmm19, zmm16, [rel camellia256_encrypt.T0_constants512 + 448] ;   888.3 p5+p2   23 t
        vpermb zmm19{k1}, zmm16, [rel camellia256_encrypt.T0_constants512 + 512] ;   891.3 p5+p3   23 t
        vmovdqu8 zmm25{k3}, zmm19                                        ;   896.3 p0      23 t
        vptestmb k1, zmm23, zmm17                                        ;   890.3 p5      22 t
        vpmovb2m k3, zmm31                                               ;   861.3 p0      22 t
        vpermb zmm16, zmm13, zmm10                                       ;   891.3 p5      23 t
        vpermb zmm16{k2}, zmm13, zmm29                                   ;   894.3 p5      23 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 448] ;   704.3 p2      23 t reload
        vmovdqu64 [rbp + 21440], zmm0                                    ;   847.3 p7+p4   61 t spill
        vpermb zmm0, zmm13, zmm19                                        ;   893.3 p5      23 t
        vpermb zmm0{k2}, zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;   896.3 p5+p3   23 t
        vmovdqu8 zmm16{k4}, zmm0                                         ;   901.3 p0      23 t
        vptestmb k2, zmm31, zmm17                                        ;   895.3 p5      22 t
        vpmovb2m k4, zmm28                                               ;   861.3 p0      21 t
        vmovdqa64 zmm0, zmm25                                            ;   899.3         41 t copy
        vpternlogd zmm0, zmm7, zmm8, 0x96                                ;   899.3 p0      41 t
        vmovdqa64 zmm13, zmm16                                           ;   904.3         41 t copy
        vpternlogd zmm13, zmm21, zmm26, 0x96                             ;   904.3 p0      41 t
        vmovdqu64 [rbp + 23808], zmm9                                    ;   860.3 p8+p9   61 t spill
        vpermb zmm9, zmm23, zmm1                                         ;   896.3 p5      22 t
        vpermb zmm9{k1}, zmm23, [rel camellia256_encrypt.T0_constants512 + 640] ;   899.3 p5+p2   22 t
        vmovdqu64 [rbp + 23680], zmm12                                   ;   856.3 p7+p4   61 t spill
        vpermb zmm12, zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;   898.3 p5+p3   22 t
        vpermb zmm12{k1}, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;   901.3 p5+p2   22 t
        vmovdqu8 zmm9{k5}, zmm12                                         ;   906.3 p0      22 t
        vptestmb k1, zmm28, zmm17                                        ;   900.3 p5      21 t
        vpmovb2m k5, zmm6                                                ;   865.3 p0      21 t
        vmovdqa64 zmm12, zmm2                                            ;   868.3         41 t copy
        vpternlogd zmm12, zmm9, zmm8, 0x96                               ;   909.3 p0      41 t
        vpternlogd zmm25, zmm12, zmm7, 0x96                              ;   910.3 p0      41 t
        vpermb zmm23, zmm31, zmm1                                        ;   901.3 p5      22 t
        vpermb zmm23{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 640] ;   904.3 p5+p3   22 t
        vpermb zmm1, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;   903.3 p5+p2   22 t
        vpermb zmm1{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;   906.3 p5+p3   22 t
        vmovdqu8 zmm23{k3}, zmm1                                         ;   911.3 p0      22 t
        vptestmb k2, zmm6, zmm17                                         ;   905.3 p5      21 t
        vpmovb2m k3, zmm30                                               ;   869.3 p0      42 t
        vmovdqa64 zmm1, zmm4                                             ;   872.3         41 t copy
        vpternlogd zmm1, zmm23, zmm26, 0x96                              ;   914.3 p0      41 t
        vpternlogd zmm16, zmm1, zmm21, 0x96                              ;   915.3 p0      41 t
        vpermb zmm31, zmm28, zmm18                                       ;   906.3 p5      21 t
        vpermb zmm31{k1}, zmm28, zmm22                                   ;   909.3 p5      21 t
        vpermb zmm11, zmm28, zmm20                                       ;   908.3 p5      21 t
        vpermb zmm11{k1}, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;   911.3 p5+p2   21 t
        vmovdqu8 zmm31{k4}, zmm11                                        ;   916.3 p0      21 t
        vptestmb k1, zmm30, zmm17                                        ;   910.3 p5      42 t
        vpmovb2m k4, zmm5                                                ;   873.3 p0      42 t
        vpermb zmm11, zmm6, zmm18                                        ;   911.3 p5      21 t
        vpermb zmm11{k2}, zmm6, zmm22                                    ;   914.3 p5      21 t
        vpermb zmm28, zmm6, zmm20                                        ;   913.3 p5      21 t
        vpermb zmm28{k2}, zmm6, [rel camellia256_encrypt.T0_constants512 + 1024] ;   916.3 p5+p3   21 t
        vmovdqu8 zmm11{k5}, zmm28                                        ;   921.3 p0      21 t
        vptestmb k2, zmm5, zmm17                                         ;   915.3 p5      42 t
        vmovdqa64 zmm6, zmm11                                            ;   924.3         41 t copy
        vpternlogd zmm6, zmm4, zmm15, 0x96                               ;   924.3 p0      41 t
        vpternlogd zmm23, zmm26, zmm6, 0x96                              ;   925.3 p0      41 t
        vpternlogd zmm6, zmm16, [rbp + 22400], 0x96                      ;   925.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 23168]                                   ;   775.3 p3      41 t reload
        vpternlogd zmm16, zmm26, [rbp + 22016], 0x96                     ;   916.3 p0+p2   62 t
        vpermb zmm26, zmm30, zmm24                                       ;   916.3 p5      42 t
        vpermb zmm26{k1}, zmm30, zmm14                                   ;   919.3 p5      42 t
        vpermb zmm28, zmm30, zmm27                                       ;   918.3 p5      42 t
        vpermb zmm28{k1}, zmm30, [rel camellia256_encrypt.T0_constants512 + 192] ;   921.3 p5+p3   42 t
        vmovdqu8 zmm26{k3}, zmm28                                        ;   926.3 p0      42 t
        vpermb zmm28, zmm5, zmm24                                        ;   920.3 p5      42 t
        vpermb zmm28{k2}, zmm5, zmm14                                    ;   923.3 p5      42 t
        vpermb zmm30, zmm5, zmm27                                        ;   922.3 p5      42 t
        vpermb zmm30{k2}, zmm5, [rel camellia256_encrypt.T0_constants512 + 192] ;   925.3 p5+p2   42 t
        vmovdqu8 zmm28{k4}, zmm30                                        ;   930.3 p0      42 t
        vpternlogd zmm21, zmm28, zmm15, 0x96                             ;   933.3 p0      41 t
        vpternlogd zmm28, zmm15, zmm13, 0x96                             ;   933.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 23104]                                    ;   832.3 p3      40 t
        vpxord zmm5, zmm5, zmm3                                          ;   883.3 p0      40 t
        vpmovb2m k1, zmm5                                                ;   884.3 p0      23 t
        vptestmb k2, zmm5, zmm17                                         ;   924.3 p5      23 t
        vpermb zmm3, zmm5, zmm10                                         ;   925.3 p5      23 t
        vpermb zmm3{k2}, zmm5, zmm29                                     ;   928.3 p5      23 t
        vpermb zmm15, zmm5, zmm19                                        ;   927.3 p5      23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;   729.8 p2      23 t reload
        vpermb zmm15{k2}, zmm5, zmm30                                    ;   930.3 p5      23 t
        vmovdqu8 zmm3{k1}, zmm15                                         ;   935.3 p0      23 t
        vpternlogd zmm11, zmm4, zmm21, 0x96                              ;   934.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm3, 0x96                               ;   938.3 p0      41 t
        vpternlogd zmm26, zmm0, zmm3, 0x96                               ;   938.3 p0      41 t
        vpternlogd zmm3, zmm31, zmm2, 0x96                               ;   938.3 p0      41 t
        vpternlogd zmm9, zmm8, zmm3, 0x96                                ;   939.3 p0      41 t
        vpternlogd zmm31, zmm2, zmm7, 0x96                               ;   939.3 p0      41 t
        vpternlogd zmm3, zmm25, [rbp + 21504], 0x96                      ;   939.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 24256]                                    ;   746.3 p2      41 t reload
        vpternlogd zmm25, zmm2, [rbp + 23488], 0x96                      ;   911.3 p0+p3   62 t
        vpternlogd zmm21, zmm23, [rbp + 22592], 0x96                     ;   934.3 p0+p2   62 t
        vpternlogd zmm7, zmm9, [rbp + 22720], 0x96                       ;   940.3 p0+p3   62 t
        vpternlogd zmm13, zmm11, [rbp + 23872], 0x96                     ;   935.3 p0+p2   62 t
        vpternlogd zmm0, zmm31, [rbp + 22336], 0x96                      ;   940.3 p0+p3   62 t
        vpternlogd zmm1, zmm28, [rbp + 22912], 0x96                      ;   934.3 p0+p2   62 t
        vmovdqu64 zmm2, [rbp + 22080]                                    ;   779.3 p3      41 t reload
        vpternlogd zmm28, zmm2, [rbp + 23040], 0x96                      ;   934.3 p0+p2   62 t
        vpternlogd zmm12, zmm26, [rbp + 24064], 0x96                     ;   939.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 21376]                                    ;   771.3 p2      41 t reload
        vpternlogd zmm23, zmm2, [rbp + 22528], 0x96                      ;   926.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 21888]                                    ;   765.3 p2      41 t reload
        vpternlogd zmm26, zmm2, [rbp + 22144], 0x96                      ;   939.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 24192]                                    ;   756.3 p2      41 t reload
        vpternlogd zmm9, zmm2, [rbp + 22976], 0x96                       ;   940.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 21568]                                    ;   780.3 p2      41 t reload
        vpternlogd zmm11, zmm2, [rbp + 23936], 0x96                      ;   935.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 24128]                                    ;   766.3 p2      41 t reload
        vpternlogd zmm31, zmm2, [rbp + 24000], 0x96                      ;   940.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 11200]                                    ;   754.7 p2      61 r.1 reload
        vpxord zmm4, zmm25, zmm2                                         ;   912.3 p0      40 t
        vpxord zmm2, zmm16, zmm2                                         ;   917.3 p0      40 t
        vmovdqu64 zmm5, [rbp + 11136]                                    ;   756.3 p3      61 r.0 reload
        vpxord zmm8, zmm28, zmm5                                         ;   935.3 p0      40 t
        vpmovb2m k1, zmm4                                                ;   913.3 p0      23 t
        vptestmb k2, zmm4, zmm17                                         ;   929.3 p5      23 t
        vpmovb2m k3, zmm8                                                ;   936.3 p0      41 t
        vptestmb k4, zmm8, zmm17                                         ;   936.3 p5      41 t
        vpmovb2m k5, zmm2                                                ;   918.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 11264]                                   ;   757.5 p2      61 r.2 reload
        vmovdqu64 [rbp + 24000], zmm16                                   ;   917.3 p8+p9   62 t spill
        vpxord zmm16, zmm23, zmm15                                       ;   927.3 p0      40 t
        vpxord zmm5, zmm26, zmm5                                         ;   940.3 p0      40 t
        vmovdqu64 [rbp + 24128], zmm23                                   ;   927.3 p7+p4   62 t spill
        vpxord zmm23, zmm6, [rbp + 11392]                                ;   926.3 p0+p3   40 t
        vpxord zmm15, zmm9, zmm15                                        ;   941.3 p0      40 t
        vmovdqu64 [rbp + 23936], zmm9                                    ;   941.3 p8+p9   62 t spill
        vpxord zmm9, zmm11, [rbp + 11328]                                ;   936.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm11                                   ;   936.3 p7+p4   62 t spill
        vpxord zmm11, zmm31, [rbp + 11328]                               ;   941.3 p0+p3   40 t
        vmovdqu64 [rbp + 22976], zmm31                                   ;   941.3 p8+p9   62 t spill
        vpxord zmm31, zmm3, [rbp + 11392]                                ;   940.3 p0+p2   40 t
        vmovdqu64 [rbp + 24192], zmm25                                   ;   912.3 p7+p4   62 t spill
        vpxord zmm25, zmm21, [rbp + 11456]                               ;   935.3 p0+p3   40 t
        vmovdqu64 [rbp + 22144], zmm28                                   ;   935.3 p8+p9   62 t spill
        vpxord zmm28, zmm7, [rbp + 11456]                                ;   941.3 p0+p2   40 t
        vmovdqu64 [rbp + 21888], zmm26                                   ;   940.3 p7+p4   62 t spill
        vpxord zmm26, zmm13, [rbp + 11520]                               ;   936.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm13                                   ;   936.3 p8+p9   62 t spill
        vpxord zmm13, zmm0, [rbp + 11520]                                ;   941.3 p0+p2   40 t
        vmovdqu64 [rbp + 21376], zmm0                                    ;   941.3 p7+p4   62 t spill
        vpxord zmm0, zmm1, [rbp + 11584]                                 ;   935.3 p0+p3   40 t
        vmovdqu64 [rbp + 24064], zmm1                                    ;   935.3 p8+p9   62 t spill
        vpxord zmm1, zmm12, [rbp + 11584]                                ;   940.3 p0+p2   40 t
        vmovdqu64 [rbp + 23040], zmm12                                   ;   940.3 p7+p4   62 t spill
        vpermb zmm12, zmm4, zmm10                                        ;   931.3 p5      23 t
        vpermb zmm12{k2}, zmm4, zmm29                                    ;   934.3 p5      23 t
        vmovdqu64 [rbp + 22080], zmm21                                   ;   935.3 p8+p9   62 t spill
        vpermb zmm21, zmm4, zmm19                                        ;   933.3 p5      23 t
        vpermb zmm21{k2}, zmm4, zmm30                                    ;   936.3 p5      23 t
        vmovdqu8 zmm12{k1}, zmm21                                        ;   941.3 p0      23 t
        vpmovb2m k1, zmm5                                                ;   941.3 p0      41 t
        vptestmb k2, zmm5, zmm17                                         ;   941.3 p5      41 t
        vpermb zmm4, zmm5, zmm24                                         ;   941.3 p5      41 t
        vpermb zmm4{k2}, zmm5, zmm14                                     ;   944.3 p5      41 t
        vpermb zmm21, zmm5, zmm27                                        ;   941.3 p5      41 t
        vpermb zmm21{k2}, zmm5, [rel camellia256_encrypt.T0_constants512 + 192] ;   944.3 p5+p3   41 t
        vmovdqu8 zmm4{k1}, zmm21                                         ;   949.3 p0      41 t
        vptestmb k1, zmm2, zmm17                                         ;   940.3 p5      23 t
        vpmovb2m k2, zmm15                                               ;   942.3 p0      22 t
        vpermb zmm5, zmm8, zmm24                                         ;   941.3 p5      41 t
        vpermb zmm5{k4}, zmm8, zmm14                                     ;   944.3 p5      41 t
        vpermb zmm21, zmm8, zmm27                                        ;   943.3 p5      41 t
        vpermb zmm21{k4}, zmm8, [rel camellia256_encrypt.T0_constants512 + 192] ;   946.3 p5+p2   41 t
        vmovdqu8 zmm5{k3}, zmm21                                         ;   951.3 p0      41 t
        vptestmb k3, zmm15, zmm17                                        ;   945.3 p5      22 t
        vpmovb2m k4, zmm16                                               ;   930.3 p0      22 t
        vpermb zmm8, zmm2, zmm10                                         ;   946.3 p5      23 t
        vpermb zmm8{k1}, zmm2, zmm29                                     ;   949.3 p5      23 t
        vpermb zmm21, zmm2, zmm19                                        ;   948.3 p5      23 t
        vpermb zmm21{k1}, zmm2, zmm30                                    ;   951.3 p5      23 t
        vmovdqu8 zmm8{k5}, zmm21                                         ;   956.3 p0      23 t
        vptestmb k1, zmm16, zmm17                                        ;   950.3 p5      22 t
        vpmovb2m k5, zmm11                                               ;   942.3 p0      21 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 576]  ;   780.7 p3      22 t reload
        vpermb zmm21, zmm15, zmm2                                        ;   951.3 p5      22 t
        vpermb zmm21{k3}, zmm15, [rel camellia256_encrypt.T0_constants512 + 640] ;   954.3 p5+p2   22 t
        vmovdqu64 [rbp + 22912], zmm7                                    ;   941.3 p7+p4   62 t spill
        vpermb zmm7, zmm15, [rel camellia256_encrypt.T0_constants512 + 704] ;   953.3 p5+p3   22 t
        vpermb zmm7{k3}, zmm15, [rel camellia256_encrypt.T0_constants512 + 768] ;   956.3 p5+p2   22 t
        vmovdqu8 zmm21{k2}, zmm7                                         ;   961.3 p0      22 t
        vptestmb k2, zmm11, zmm17                                        ;   955.3 p5      21 t
        vpmovb2m k3, zmm9                                                ;   937.3 p0      21 t
        vpermb zmm7, zmm16, zmm2                                         ;   956.3 p5      22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 640] ;   782.8 p3      22 t reload
        vpermb zmm7{k1}, zmm16, zmm15                                    ;   959.3 p5      22 t
        vmovdqu64 [rbp + 22336], zmm6                                    ;   926.3 p8+p9   62 t spill
        vpermb zmm6, zmm16, [rel camellia256_encrypt.T0_constants512 + 704] ;   958.3 p5+p2   22 t
        vpermb zmm6{k1}, zmm16, [rel camellia256_encrypt.T0_constants512 + 768] ;   961.3 p5+p3   22 t
        vmovdqu8 zmm7{k4}, zmm6                                          ;   966.3 p0      22 t
        vptestmb k1, zmm9, zmm17                                         ;   960.3 p5      21 t
        vpmovb2m k4, zmm31                                               ;   941.3 p0      23 t
        vpermb zmm6, zmm11, zmm18                                        ;   961.3 p5      21 t
        vpermb zmm6{k2}, zmm11, zmm22                                    ;   964.3 p5      21 t
        vpermb zmm16, zmm11, zmm20                                       ;   963.3 p5      21 t
        vpermb zmm16{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;   966.3 p5+p2   21 t
        vmovdqu8 zmm6{k5}, zmm16                                         ;   971.3 p0      21 t
        vptestmb k2, zmm31, zmm17                                        ;   965.3 p5      23 t
        vpmovb2m k5, zmm23                                               ;   938.3 p0      23 t
        vpermb zmm11, zmm9, zmm18                                        ;   966.3 p5      21 t
        vpermb zmm11{k1}, zmm9, zmm22                                    ;   969.3 p5      21 t
        vpermb zmm16, zmm9, zmm20                                        ;   968.3 p5      21 t
        vpermb zmm16{k1}, zmm9, [rel camellia256_encrypt.T0_constants512 + 1024] ;   971.3 p5+p3   21 t
        vmovdqu8 zmm11{k3}, zmm16                                        ;   976.3 p0      21 t
        vptestmb k1, zmm23, zmm17                                        ;   970.3 p5      23 t
        vpmovb2m k3, zmm28                                               ;   942.3 p0      22 t
        vpermb zmm9, zmm31, zmm10                                        ;   971.3 p5      23 t
        vpermb zmm9{k2}, zmm31, zmm29                                    ;   974.3 p5      23 t
        vpermb zmm16, zmm31, zmm19                                       ;   973.3 p5      23 t
        vpermb zmm16{k2}, zmm31, zmm30                                   ;   976.3 p5      23 t
        vmovdqu8 zmm9{k4}, zmm16                                         ;   981.3 p0      23 t
        vptestmb k2, zmm28, zmm17                                        ;   975.3 p5      22 t
        vpmovb2m k4, zmm25                                               ;   942.3 p0      22 t
        vpermb zmm16, zmm23, zmm10                                       ;   976.3 p5      23 t
        vpermb zmm16{k1}, zmm23, zmm29                                   ;   979.3 p5      23 t
        vpermb zmm31, zmm23, zmm19                                       ;   978.3 p5      23 t
        vpermb zmm31{k1}, zmm23, zmm30                                   ;   981.3 p5      23 t
        vmovdqu8 zmm16{k5}, zmm31                                        ;   986.3 p0      23 t
        vptestmb k1, zmm25, zmm17                                        ;   980.3 p5      22 t
        vpmovb2m k5, zmm13                                               ;   944.3 p0      21 t
        vmovdqa64 zmm23, zmm9                                            ;   984.3         41 t copy
        vpternlogd zmm23, zmm21, zmm6, 0x96                              ;   984.3 p0      41 t
        vmovdqa64 zmm31, zmm16                                           ;   989.3         41 t copy
        vpternlogd zmm31, zmm7, zmm11, 0x96                              ;   989.3 p0      41 t
        vpermb zmm30, zmm28, zmm2                                        ;   981.3 p5      22 t
        vpermb zmm30{k2}, zmm28, zmm15                                   ;   984.3 p5      22 t
        vpermb zmm29, zmm28, [rel camellia256_encrypt.T0_constants512 + 704] ;   983.3 p5+p2   22 t
        vpermb zmm29{k2}, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;   986.3 p5+p3   22 t
        vmovdqu8 zmm30{k3}, zmm29                                        ;   991.3 p0      22 t
        vptestmb k2, zmm13, zmm17                                        ;   985.3 p5      21 t
        vpmovb2m k3, zmm26                                               ;   948.3 p0      21 t
        vmovdqa64 zmm28, zmm4                                            ;   952.3         41 t copy
        vpternlogd zmm28, zmm30, zmm6, 0x96                              ;   994.3 p0      41 t
        vpternlogd zmm9, zmm28, zmm21, 0x96                              ;   995.3 p0      41 t
        vpermb zmm29, zmm25, zmm2                                        ;   986.3 p5      22 t
        vpermb zmm29{k1}, zmm25, zmm15                                   ;   989.3 p5      22 t
        vpermb zmm15, zmm25, [rel camellia256_encrypt.T0_constants512 + 704] ;   988.3 p5+p2   22 t
        vpermb zmm15{k1}, zmm25, [rel camellia256_encrypt.T0_constants512 + 768] ;   991.3 p5+p3   22 t
        vmovdqu8 zmm29{k4}, zmm15                                        ;   996.3 p0      22 t
        vptestmb k1, zmm26, zmm17                                        ;   990.3 p5      21 t
        vpmovb2m k4, zmm1                                                ;   952.3 p0      42 t
        vmovdqa64 zmm15, zmm5                                            ;   954.3         41 t copy
        vpternlogd zmm15, zmm29, zmm11, 0x96                             ;   999.3 p0      41 t
        vpternlogd zmm16, zmm15, zmm7, 0x96                              ;  1000.3 p0      41 t
        vpermb zmm25, zmm13, zmm18                                       ;   991.3 p5      21 t
        vpermb zmm25{k2}, zmm13, zmm22                                   ;   994.3 p5      21 t
        vpermb zmm2, zmm13, zmm20                                        ;   993.3 p5      21 t
        vpermb zmm2{k2}, zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;   996.3 p5+p2   21 t
        vmovdqu8 zmm25{k5}, zmm2                                         ;  1001.3 p0      21 t
        vptestmb k2, zmm1, zmm17                                         ;   995.3 p5      42 t
        vpmovb2m k5, zmm0                                                ;   956.3 p0      42 t
        vmovdqa64 zmm2, zmm25                                            ;  1004.3         41 t copy
        vpternlogd zmm2, zmm4, zmm12, 0x96                               ;  1004.3 p0      41 t
        vpternlogd zmm30, zmm6, zmm2, 0x96                               ;  1005.3 p0      41 t
        vpternlogd zmm2, zmm9, [rbp + 23552], 0x96                       ;  1005.3 p0+p3   61 t
        vpermb zmm6, zmm26, zmm18                                        ;   996.3 p5      21 t
        vpermb zmm6{k1}, zmm26, zmm22                                    ;   999.3 p5      21 t
        vpermb zmm13, zmm26, zmm20                                       ;   998.3 p5      21 t
        vpermb zmm13{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1001.3 p5+p2   21 t
        vmovdqu8 zmm6{k3}, zmm13                                         ;  1006.3 p0      21 t
        vptestmb k1, zmm0, zmm17                                         ;  1000.3 p5      42 t
        vmovdqa64 zmm13, zmm6                                            ;  1009.3         41 t copy
        vpternlogd zmm13, zmm5, zmm8, 0x96                               ;  1009.3 p0      41 t
        vpternlogd zmm29, zmm11, zmm13, 0x96                             ;  1010.3 p0      41 t
        vpternlogd zmm13, zmm16, [rbp + 21952], 0x96                     ;  1010.3 p0+p3   61 t
        vpermb zmm11, zmm1, zmm24                                        ;  1001.3 p5      42 t
        vpermb zmm11{k2}, zmm1, zmm14                                    ;  1004.3 p5      42 t
        vpermb zmm26, zmm1, zmm27                                        ;  1003.3 p5      42 t
        vpermb zmm26{k2}, zmm1, [rel camellia256_encrypt.T0_constants512 + 192] ;  1006.3 p5+p2   42 t
        vmovdqu8 zmm11{k4}, zmm26                                        ;  1011.3 p0      42 t
        vpternlogd zmm21, zmm11, zmm12, 0x96                             ;  1014.3 p0      41 t
        vpternlogd zmm11, zmm12, zmm23, 0x96                             ;  1014.3 p0      41 t
        vpternlogd zmm25, zmm4, zmm21, 0x96                              ;  1015.3 p0      41 t
        vpermb zmm1, zmm0, zmm24                                         ;  1005.3 p5      42 t
        vpermb zmm1{k1}, zmm0, zmm14                                     ;  1008.3 p5      42 t
        vpermb zmm4, zmm0, zmm27                                         ;  1007.3 p5      42 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 192] ;   815.0 p3      41 t reload
        vpermb zmm4{k1}, zmm0, zmm12                                     ;  1010.3 p5      42 t
        vmovdqu8 zmm1{k5}, zmm4                                          ;  1015.3 p0      42 t
        vpternlogd zmm7, zmm1, zmm8, 0x96                                ;  1018.3 p0      41 t
        vpternlogd zmm1, zmm8, zmm31, 0x96                               ;  1018.3 p0      41 t
        vpternlogd zmm6, zmm5, zmm7, 0x96                                ;  1019.3 p0      41 t
        vpxord zmm9, zmm9, [rbp + 23104]                                 ;   996.3 p0+p2   61 t
        vpternlogd zmm21, zmm30, [rbp + 22272], 0x96                     ;  1015.3 p0+p3   61 t
        vpxord zmm30, zmm30, [rbp + 21440]                               ;  1006.3 p0+p2   61 t
        vpternlogd zmm23, zmm25, [rbp + 22464], 0x96                     ;  1016.3 p0+p3   61 t
        vpxord zmm25, zmm25, [rbp + 23360]                               ;  1016.3 p0+p2   61 t
        vpternlogd zmm7, zmm29, [rbp + 23296], 0x96                      ;  1019.3 p0+p3   61 t
        vpxord zmm29, zmm29, [rbp + 22208]                               ;  1011.3 p0+p2   61 t
        vpternlogd zmm28, zmm11, [rbp + 21824], 0x96                     ;  1015.3 p0+p3   61 t
        vpxord zmm11, zmm11, [rbp + 23680]                               ;  1015.3 p0+p2   61 t
        vpternlogd zmm31, zmm6, [rbp + 21760], 0x96                      ;  1020.3 p0+p3   61 t
        vpxord zmm6, zmm6, [rbp + 23232]                                 ;  1020.3 p0+p2   61 t
        vpternlogd zmm15, zmm1, [rbp + 21632], 0x96                      ;  1019.3 p0+p3   61 t
        vpxord zmm1, zmm1, [rbp + 23808]                                 ;  1019.3 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 11904]                                    ;   829.5 p3      62 l.4 reload
        vpxord zmm4, zmm2, zmm0                                          ;  1006.3 p0      40 t
        vmovdqu64 zmm5, [rbp + 11712]                                    ;   830.3 p2      62 l.1 reload
        vpxord zmm8, zmm9, zmm5                                          ;   997.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 21696]                                   ;   842.3 p3      61 t reload
        vpternlogd zmm5, zmm16, zmm26, 0x96                              ;  1001.3 p0      40 t
        vpmovb2m k1, zmm8                                                ;   998.3 p0      23 t
        vptestmb k2, zmm8, zmm17                                         ;  1009.3 p5      23 t
        vpmovb2m k3, zmm5                                                ;  1002.3 p0      23 t
        vptestmb k4, zmm5, zmm17                                         ;  1010.3 p5      23 t
        vpmovb2m k5, zmm4                                                ;  1007.3 p0      23 t
        vpxord zmm0, zmm13, zmm0                                         ;  1011.3 p0      40 t
        vpxord zmm26, zmm21, [rbp + 11968]                               ;  1016.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm9                                    ;   997.3 p7+p4   61 t spill
        vpxord zmm9, zmm23, [rbp + 12032]                                ;  1017.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm23                                   ;  1017.3 p8+p9   61 t spill
        vpxord zmm23, zmm28, [rbp + 12096]                               ;  1016.3 p0+p2   40 t
        vmovdqu64 [rbp + 23232], zmm28                                   ;  1016.3 p7+p4   61 t spill
        vpxord zmm28, zmm31, [rbp + 12032]                               ;  1021.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm31                                   ;  1021.3 p8+p9   61 t spill
        vpxord zmm31, zmm15, [rbp + 12096]                               ;  1020.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm15                                   ;  1020.3 p7+p4   61 t spill
        vpxord zmm15, zmm11, [rbp + 11648]                               ;  1016.3 p0+p3   40 t
        vmovdqu64 [rbp + 21824], zmm21                                   ;  1016.3 p8+p9   61 t spill
        vpxord zmm21, zmm30, [rbp + 11776]                               ;  1007.3 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm30                                   ;  1007.3 p7+p4   61 t spill
        vpxord zmm30, zmm1, [rbp + 11648]                                ;  1020.3 p0+p3   40 t
        vmovdqu64 [rbp + 23296], zmm13                                   ;  1011.3 p8+p9   61 t spill
        vpxord zmm13, zmm29, [rbp + 11776]                               ;  1012.3 p0+p2   40 t
        vmovdqu64 [rbp + 23360], zmm29                                   ;  1012.3 p7+p4   61 t spill
        vpxord zmm29, zmm25, [rbp + 11840]                               ;  1017.3 p0+p3   40 t
        vmovdqu64 [rbp + 22464], zmm25                                   ;  1017.3 p8+p9   61 t spill
        vpxord zmm25, zmm6, [rbp + 11840]                                ;  1021.3 p0+p2   40 t
        vmovdqu64 [rbp + 21440], zmm6                                    ;  1021.3 p7+p4   61 t spill
        vpxord zmm6, zmm7, [rbp + 11968]                                 ;  1020.3 p0+p3   40 t
        vmovdqu64 [rbp + 22272], zmm7                                    ;  1020.3 p8+p9   61 t spill
        vpermb zmm7, zmm8, zmm10                                         ;  1011.3 p5      23 t
        vpermb zmm7{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 384] ;  1014.3 p5+p2   23 t
        vmovdqu64 [rbp + 23104], zmm1                                    ;  1020.3 p7+p4   61 t spill
        vpermb zmm1, zmm8, zmm19                                         ;  1013.3 p5      23 t
        vpermb zmm1{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;  1016.3 p5+p3   23 t
        vmovdqu8 zmm7{k1}, zmm1                                          ;  1021.3 p0      23 t
        vpmovb2m k1, zmm15                                               ;  1017.3 p0      41 t
        vptestmb k2, zmm15, zmm17                                        ;  1017.3 p5      41 t
        vpermb zmm1, zmm15, zmm24                                        ;  1017.3 p5      41 t
        vpermb zmm1{k2}, zmm15, zmm14                                    ;  1020.3 p5      41 t
        vpermb zmm8, zmm15, zmm27                                        ;  1018.3 p5      41 t
        vpermb zmm8{k2}, zmm15, zmm12                                    ;  1021.3 p5      41 t
        vmovdqu8 zmm1{k1}, zmm8                                          ;  1026.3 p0      41 t
        vpmovb2m k1, zmm30                                               ;  1021.3 p0      41 t
        vptestmb k2, zmm30, zmm17                                        ;  1021.3 p5      41 t
        vpermb zmm8, zmm30, zmm24                                        ;  1021.3 p5      41 t
        vpermb zmm8{k2}, zmm30, zmm14                                    ;  1024.3 p5      41 t
        vpermb zmm15, zmm30, zmm27                                       ;  1023.3 p5      41 t
        vpermb zmm15{k2}, zmm30, zmm12                                   ;  1026.3 p5      41 t
        vmovdqu8 zmm8{k1}, zmm15                                         ;  1031.3 p0      41 t
        vpmovb2m k1, zmm21                                               ;  1009.3 p0      22 t
        vptestmb k2, zmm21, zmm17                                        ;  1025.3 p5      22 t
        vpermb zmm15, zmm5, zmm10                                        ;  1026.3 p5      23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;   852.3 p2      23 t reload
        vpermb zmm15{k4}, zmm5, zmm30                                    ;  1029.3 p5      23 t
        vmovdqu64 [rbp + 21952], zmm2                                    ;  1006.3 p8+p9   61 t spill
        vpermb zmm2, zmm5, zmm19                                         ;  1028.3 p5      23 t
        vpermb zmm2{k4}, zmm5, [rel camellia256_encrypt.T0_constants512 + 512] ;  1031.3 p5+p3   23 t
        vmovdqu8 zmm15{k3}, zmm2                                         ;  1036.3 p0      23 t
        vpmovb2m k3, zmm13                                               ;  1013.3 p0      22 t
        vptestmb k4, zmm13, zmm17                                        ;  1030.3 p5      22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 576]  ;   857.0 p2      22 t reload
        vpermb zmm5, zmm21, zmm2                                         ;  1031.3 p5      22 t
        vpermb zmm5{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 640] ;  1034.3 p5+p3   22 t
        vmovdqu64 [rbp + 23552], zmm11                                   ;  1016.3 p7+p4   61 t spill
        vpermb zmm11, zmm21, [rel camellia256_encrypt.T0_constants512 + 704] ;  1033.3 p5+p2   22 t
        vpermb zmm11{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;  1036.3 p5+p3   22 t
        vmovdqu8 zmm5{k1}, zmm11                                         ;  1041.3 p0      22 t
        vptestmb k1, zmm4, zmm17                                         ;  1035.3 p5      23 t
        vpmovb2m k2, zmm29                                               ;  1018.3 p0      21 t
        vpermb zmm11, zmm13, zmm2                                        ;  1036.3 p5      22 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 640] ;   861.0 p2      22 t reload
        vpermb zmm11{k4}, zmm13, zmm21                                   ;  1039.3 p5      22 t
        vmovdqu64 [rbp + 23872], zmm16                                   ;  1001.3 p8+p9   41 t spill
        vpermb zmm16, zmm13, [rel camellia256_encrypt.T0_constants512 + 704] ;  1038.3 p5+p3   22 t
        vpermb zmm16{k4}, zmm13, [rel camellia256_encrypt.T0_constants512 + 768] ;  1041.3 p5+p2   22 t
        vmovdqu8 zmm11{k3}, zmm16                                        ;  1046.3 p0      22 t
        vptestmb k3, zmm29, zmm17                                        ;  1040.3 p5      21 t
        vpmovb2m k4, zmm25                                               ;  1022.3 p0      21 t
        vpermb zmm13, zmm29, zmm18                                       ;  1041.3 p5      21 t
        vpermb zmm13{k3}, zmm29, zmm22                                   ;  1044.3 p5      21 t
        vpermb zmm16, zmm29, zmm20                                       ;  1043.3 p5      21 t
        vpermb zmm16{k3}, zmm29, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1046.3 p5+p3   21 t
        vmovdqu8 zmm13{k2}, zmm16                                        ;  1051.3 p0      21 t
        vptestmb k2, zmm25, zmm17                                        ;  1045.3 p5      21 t
        vpmovb2m k3, zmm0                                                ;  1017.3 p0      23 t
        vpermb zmm16, zmm25, zmm18                                       ;  1046.3 p5      21 t
        vpermb zmm16{k2}, zmm25, zmm22                                   ;  1049.3 p5      21 t
        vpermb zmm29, zmm25, zmm20                                       ;  1048.3 p5      21 t
        vpermb zmm29{k2}, zmm25, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1051.3 p5+p2   21 t
        vmovdqu8 zmm16{k4}, zmm29                                        ;  1056.3 p0      21 t
        vptestmb k2, zmm0, zmm17                                         ;  1050.3 p5      23 t
        vpmovb2m k4, zmm26                                               ;  1019.3 p0      22 t
        vpermb zmm25, zmm4, zmm10                                        ;  1051.3 p5      23 t
        vpermb zmm25{k1}, zmm4, zmm30                                    ;  1054.3 p5      23 t
        vpermb zmm29, zmm4, zmm19                                        ;  1053.3 p5      23 t
        vpermb zmm29{k1}, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;  1056.3 p5+p3   23 t
        vmovdqu8 zmm25{k5}, zmm29                                        ;  1061.3 p0      23 t
        vptestmb k1, zmm26, zmm17                                        ;  1055.3 p5      22 t
        vpmovb2m k5, zmm6                                                ;  1021.3 p0      22 t
        vpermb zmm4, zmm0, zmm10                                         ;  1056.3 p5      23 t
        vpermb zmm4{k2}, zmm0, zmm30                                     ;  1059.3 p5      23 t
        vpermb zmm29, zmm0, zmm19                                        ;  1058.3 p5      23 t
        vpermb zmm29{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 512] ;  1061.3 p5+p2   23 t
        vmovdqu8 zmm4{k3}, zmm29                                         ;  1066.3 p0      23 t
        vptestmb k2, zmm6, zmm17                                         ;  1060.3 p5      22 t
        vpmovb2m k3, zmm9                                                ;  1023.3 p0      21 t
        vmovdqa64 zmm0, zmm25                                            ;  1064.3         41 t copy
        vpternlogd zmm0, zmm5, zmm13, 0x96                               ;  1064.3 p0      41 t
        vpermb zmm29, zmm26, zmm2                                        ;  1061.3 p5      22 t
        vpermb zmm29{k1}, zmm26, zmm21                                   ;  1064.3 p5      22 t
        vpermb zmm30, zmm26, [rel camellia256_encrypt.T0_constants512 + 704] ;  1063.3 p5+p3   22 t
        vpermb zmm30{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 768] ;  1066.3 p5+p2   22 t
        vmovdqu8 zmm29{k4}, zmm30                                        ;  1071.3 p0      22 t
        vptestmb k1, zmm9, zmm17                                         ;  1065.3 p5      21 t
        vpmovb2m k4, zmm28                                               ;  1026.3 p0      21 t
        vmovdqa64 zmm26, zmm1                                            ;  1029.3         41 t copy
        vpternlogd zmm26, zmm29, zmm13, 0x96                             ;  1074.3 p0      41 t
        vpternlogd zmm25, zmm26, zmm5, 0x96                              ;  1075.3 p0      41 t
        vmovdqa64 zmm30, zmm4                                            ;  1069.3         41 t copy
        vpternlogd zmm30, zmm11, zmm16, 0x96                             ;  1069.3 p0      41 t
        vpermb zmm19, zmm6, zmm2                                         ;  1066.3 p5      22 t
        vpermb zmm19{k2}, zmm6, zmm21                                    ;  1069.3 p5      22 t
        vpermb zmm21, zmm6, [rel camellia256_encrypt.T0_constants512 + 704] ;  1068.3 p5+p3   22 t
        vpermb zmm21{k2}, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;  1071.3 p5+p2   22 t
        vmovdqu8 zmm19{k5}, zmm21                                        ;  1076.3 p0      22 t
        vptestmb k2, zmm28, zmm17                                        ;  1070.3 p5      21 t
        vpmovb2m k5, zmm23                                               ;  1031.3 p0      42 t
        vmovdqa64 zmm6, zmm8                                             ;  1034.3         41 t copy
        vpternlogd zmm6, zmm19, zmm16, 0x96                              ;  1079.3 p0      41 t
        vpternlogd zmm4, zmm6, zmm11, 0x96                               ;  1080.3 p0      41 t
        vpermb zmm21, zmm9, zmm18                                        ;  1071.3 p5      21 t
        vpermb zmm21{k1}, zmm9, zmm22                                    ;  1074.3 p5      21 t
        vpermb zmm2, zmm9, zmm20                                         ;  1073.3 p5      21 t
        vpermb zmm2{k1}, zmm9, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1076.3 p5+p3   21 t
        vmovdqu8 zmm21{k3}, zmm2                                         ;  1081.3 p0      21 t
        vptestmb k1, zmm23, zmm17                                        ;  1075.3 p5      42 t
        vpmovb2m k3, zmm31                                               ;  1035.3 p0      42 t
        vmovdqa64 zmm2, zmm21                                            ;  1084.3         41 t copy
        vpternlogd zmm2, zmm1, zmm7, 0x96                                ;  1084.3 p0      41 t
        vpternlogd zmm29, zmm13, zmm2, 0x96                              ;  1085.3 p0      41 t
        vpternlogd zmm2, zmm3, zmm25, 0x96                               ;  1085.3 p0      62 t
        vpermb zmm3, zmm28, zmm18                                        ;  1076.3 p5      21 t
        vpermb zmm3{k2}, zmm28, zmm22                                    ;  1079.3 p5      21 t
        vpermb zmm9, zmm28, zmm20                                        ;  1078.3 p5      21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;   873.5 p2      21 t reload
        vpermb zmm9{k2}, zmm28, zmm13                                    ;  1081.3 p5      21 t
        vmovdqu8 zmm3{k4}, zmm9                                          ;  1086.3 p0      21 t
        vptestmb k2, zmm31, zmm17                                        ;  1080.3 p5      42 t
        vmovdqa64 zmm9, zmm3                                             ;  1089.3         41 t copy
        vpternlogd zmm9, zmm8, zmm15, 0x96                               ;  1089.3 p0      41 t
        vpternlogd zmm19, zmm16, zmm9, 0x96                              ;  1090.3 p0      41 t
        vpternlogd zmm9, zmm4, [rbp + 22336], 0x96                       ;  1090.3 p0+p3   62 t
        vpermb zmm16, zmm23, zmm24                                       ;  1081.3 p5      42 t
        vpermb zmm16{k1}, zmm23, zmm14                                   ;  1084.3 p5      42 t
        vpermb zmm28, zmm23, zmm27                                       ;  1083.3 p5      42 t
        vpermb zmm28{k1}, zmm23, zmm12                                   ;  1086.3 p5      42 t
        vmovdqu8 zmm16{k5}, zmm28                                        ;  1091.3 p0      42 t
        vpternlogd zmm5, zmm16, zmm7, 0x96                               ;  1094.3 p0      41 t
        vpternlogd zmm16, zmm7, zmm0, 0x96                               ;  1094.3 p0      41 t
        vpternlogd zmm21, zmm1, zmm5, 0x96                               ;  1095.3 p0      41 t
        vpermb zmm1, zmm31, zmm24                                        ;  1085.3 p5      42 t
        vpermb zmm1{k2}, zmm31, zmm14                                    ;  1088.3 p5      42 t
        vpermb zmm7, zmm31, zmm27                                        ;  1087.3 p5      42 t
        vpermb zmm7{k2}, zmm31, zmm12                                    ;  1090.3 p5      42 t
        vmovdqu8 zmm1{k3}, zmm7                                          ;  1095.3 p0      42 t
        vpternlogd zmm11, zmm1, zmm15, 0x96                              ;  1098.3 p0      41 t
        vpternlogd zmm1, zmm15, zmm30, 0x96                              ;  1098.3 p0      41 t
        vpternlogd zmm3, zmm8, zmm11, 0x96                               ;  1099.3 p0      41 t
        vpternlogd zmm5, zmm29, [rbp + 22912], 0x96                      ;  1095.3 p0+p2   62 t
        vpternlogd zmm0, zmm21, [rbp + 21376], 0x96                      ;  1096.3 p0+p3   62 t
        vpternlogd zmm11, zmm19, [rbp + 22080], 0x96                     ;  1099.3 p0+p2   62 t
        vpternlogd zmm26, zmm16, [rbp + 23040], 0x96                     ;  1095.3 p0+p3   62 t
        vpternlogd zmm30, zmm3, [rbp + 22528], 0x96                      ;  1100.3 p0+p2   62 t
        vpternlogd zmm6, zmm1, [rbp + 24064], 0x96                       ;  1099.3 p0+p3   62 t
        vmovdqu64 zmm7, [rbp + 12416]                                    ;   894.3 p2      71 d.4 reload
        vpandd zmm8, zmm2, zmm7                                          ;  1086.3 p0      47 y
        vpandd zmm7, zmm9, zmm7                                          ;  1091.3 p0      47 y
        vmovdqu64 zmm15, [rbp + 12480]                                   ;   894.8 p3      71 d.5 reload
        vpandd zmm23, zmm5, zmm15                                        ;  1096.3 p0      47 y
        vmovdqu64 zmm28, [rbp + 12544]                                   ;   895.3 p2      71 d.6 reload
        vpandd zmm31, zmm0, zmm28                                        ;  1097.3 p0      47 y
        vpandd zmm15, zmm11, zmm15                                       ;  1100.3 p0      47 y
        vpandd zmm13, zmm26, [rbp + 12608]                               ;  1096.3 p0+p3   47 y
        vpandd zmm28, zmm30, zmm28                                       ;  1101.3 p0      47 y
        vpandd zmm22, zmm6, [rbp + 12608]                                ;  1100.3 p0+p2   47 y
        vpsrlq zmm20, zmm13, 7                                           ;  1097.3 p0      47 y
        vpsrlq zmm18, zmm8, 7                                            ;  1087.3 p0      47 y
        vpaddb zmm8, zmm8, zmm8                                          ;  1087.3 p0      47 y
        vpternlogd zmm8, zmm16, [rbp + 21888], 0x96                      ;  1095.3 p0+p3   47 y
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 1088] ;   901.3 p2      47 y reload
        vpternlogd zmm8, zmm20, zmm16, 0x78                              ;  1098.3 p0      47 y
        vmovdqu64 zmm20, [rbp + 12160]                                   ;   904.5 p3      71 d.0 reload
        vpternlogd zmm2, zmm8, zmm20, 0x1e                               ;  1099.3 p0      48 y
        vpsrlq zmm10, zmm22, 7                                           ;  1101.3 p0      47 y
        vpsrlq zmm12, zmm7, 7                                            ;  1092.3 p0      47 y
        vpaddb zmm7, zmm7, zmm7                                          ;  1092.3 p0      47 y
        vpternlogd zmm7, zmm1, [rbp + 22144], 0x96                       ;  1099.3 p0+p2   47 y
        vpternlogd zmm7, zmm10, zmm16, 0x78                              ;  1102.3 p0      47 y
        vpternlogd zmm20, zmm9, zmm7, 0x36                               ;  1103.3 p0      48 y
        vpsrlq zmm1, zmm23, 7                                            ;  1097.3 p0      47 y
        vpaddb zmm9, zmm23, zmm23                                        ;  1097.3 p0      47 y
        vpternlogd zmm9, zmm25, [rbp + 24192], 0x96                      ;  1098.3 p0+p3   47 y
        vpternlogd zmm9, zmm18, zmm16, 0x78                              ;  1099.3 p0      47 y
        vpaddb zmm10, zmm13, zmm13                                       ;  1097.3 p0      47 y
        vpternlogd zmm10, zmm21, [rbp + 22976], 0x96                     ;  1098.3 p0+p2   47 y
        vpsrlq zmm13, zmm15, 7                                           ;  1101.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;  1101.3 p0      47 y
        vpternlogd zmm15, zmm4, [rbp + 24000], 0x96                      ;  1102.3 p0+p3   47 y
        vpternlogd zmm15, zmm12, zmm16, 0x78                             ;  1103.3 p0      47 y
        vpaddb zmm4, zmm22, zmm22                                        ;  1101.3 p0      47 y
        vpternlogd zmm4, zmm3, [rbp + 21568], 0x96                       ;  1102.3 p0+p2   47 y
        vmovdqu64 zmm3, [rbp + 12224]                                    ;   914.8 p3      71 d.1 reload
        vpternlogd zmm5, zmm9, zmm3, 0x1e                                ;  1100.3 p5      48 y
        vpternlogd zmm3, zmm11, zmm15, 0x36                              ;  1104.3 p0      48 y
        vpsrlq zmm11, zmm31, 7                                           ;  1098.3 p0      47 y
        vpternlogd zmm10, zmm11, zmm16, 0x78                             ;  1099.3 p5      47 y
        vpaddb zmm11, zmm31, zmm31                                       ;  1098.3 p5      47 y
        vpternlogd zmm11, zmm29, [rbp + 23936], 0x96                     ;  1099.3 p0+p2   47 y
        vpternlogd zmm11, zmm1, zmm16, 0x78                              ;  1100.3 p5      47 y
        vmovdqu64 zmm1, [rbp + 12288]                                    ;   919.5 p3      71 d.2 reload
        vpternlogd zmm0, zmm11, zmm1, 0x1e                               ;  1101.3 p0      48 y
        vpsrlq zmm12, zmm28, 7                                           ;  1102.3 p0      47 y
        vpternlogd zmm4, zmm12, zmm16, 0x78                              ;  1103.3 p5      47 y
        vpaddb zmm12, zmm28, zmm28                                       ;  1102.3 p5      47 y
        vpternlogd zmm12, zmm19, [rbp + 24128], 0x96                     ;  1103.3 p0+p2   47 y
        vpternlogd zmm12, zmm13, zmm16, 0x78                             ;  1104.3 p5      47 y
        vpternlogd zmm1, zmm30, zmm12, 0x36                              ;  1105.3 p0      48 y
        vmovdqu64 zmm13, [rbp + 12352]                                   ;   926.3 p3      71 d.3 reload
        vpternlogd zmm26, zmm10, zmm13, 0x1e                             ;  1100.3 p5      48 y
        vpternlogd zmm13, zmm6, zmm4, 0x36                               ;  1104.3 p0      48 y
        vmovdqu64 zmm6, [rbp + 21696]                                    ;   926.8 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 23872]                                   ;  1001.3 p3      41 t reload
        vmovdqu64 zmm19, [rbp + 12736]                                   ;   927.8 p2      51 x
        vpternlogd zmm19, zmm18, zmm6, 0xf6                              ;  1097.3 p5      51 x
        vmovdqu64 zmm21, [rbp + 22272]                                   ;  1020.3 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 12992]                                   ;   928.8 p2      52 x
        vpternlogd zmm22, zmm19, zmm21, 0x60                             ;  1098.3 p0      52 x
        vpsrlq zmm23, zmm22, 7                                           ;  1099.3 p0      52 x
        vpandd zmm23, zmm23, zmm16                                       ;  1100.3 p5      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;  1099.3 p5      52 x
        vmovdqu64 zmm25, [rbp + 23552]                                   ;  1016.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 21952]                                   ;  1006.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 12672]                                   ;   933.3 p3      51 x
        vpternlogd zmm29, zmm28, zmm25, 0x36                             ;  1099.3 p0      51 x
        vmovdqu64 zmm28, [rbp + 12928]                                   ;   934.5 p2      71 y.4 reload
        vpandd zmm30, zmm29, zmm28                                       ;  1100.3 p5      52 x
        vpternlogd zmm22, zmm18, zmm6, 0x96                              ;  1100.3 p0      61 t
        vpsrlq zmm6, zmm30, 7                                            ;  1101.3 p0      52 x
        vpaddb zmm18, zmm30, zmm30                                       ;  1101.3 p5      52 x
        vmovdqu64 zmm30, [rbp + 13440]                                   ;   935.3 p3      61 r.4 reload
        vpxord zmm31, zmm2, zmm30                                        ;  1102.3 p5      40 t
        vpmovb2m k1, zmm31                                               ;  1103.3 p0      23 t
        vptestmb k2, zmm31, zmm17                                        ;  1103.3 p5      23 t
        vpxord zmm21, zmm5, [rbp + 13504]                                ;  1103.3 p0+p2   40 t
        vpmovb2m k3, zmm21                                               ;  1104.3 p0      22 t
        vptestmb k4, zmm21, zmm17                                        ;  1104.3 p5      22 t
        vpxord zmm30, zmm20, zmm30                                       ;  1105.3 p5      40 t
        vpmovb2m k5, zmm30                                               ;  1106.3 p0      23 t
        vpxord zmm25, zmm0, [rbp + 13568]                                ;  1106.3 p5+p3   40 t
        vmovdqu64 [rbp + 21696], zmm0                                    ;  1102.3 p7+p4   48 y spill
        vpxord zmm0, zmm3, [rbp + 13504]                                 ;  1106.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm3                                    ;  1105.3 p8+p9   48 y spill
        vpxord zmm3, zmm26, [rbp + 13632]                                ;  1107.3 p5+p3   40 t
        vmovdqu64 [rbp + 21952], zmm26                                   ;  1101.3 p7+p4   48 y spill
        vpxord zmm26, zmm1, [rbp + 13568]                                ;  1107.3 p0+p2   40 t
        vmovdqu64 [rbp + 24128], zmm1                                    ;  1106.3 p8+p9   48 y spill
        vpxord zmm1, zmm13, [rbp + 13632]                                ;  1108.3 p5+p3   40 t
        vmovdqu64 [rbp + 23936], zmm13                                   ;  1105.3 p7+p4   48 y spill
        vpxord zmm13, zmm8, [rbp + 13184]                                ;  1108.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm8                                    ;  1099.3 p8+p9   47 y spill
        vpxord zmm8, zmm9, [rbp + 13248]                                 ;  1109.3 p5+p3   40 t
        vmovdqu64 [rbp + 24000], zmm9                                    ;  1100.3 p7+p4   47 y spill
        vpxord zmm9, zmm7, [rbp + 13184]                                 ;  1109.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm7                                    ;  1103.3 p8+p9   47 y spill
        vpxord zmm7, zmm11, [rbp + 13312]                                ;  1110.3 p5+p3   40 t
        vmovdqu64 [rbp + 24192], zmm11                                   ;  1101.3 p7+p4   47 y spill
        vpxord zmm11, zmm15, [rbp + 13248]                               ;  1110.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm15                                   ;  1104.3 p8+p9   47 y spill
        vpxord zmm15, zmm10, [rbp + 13376]                               ;  1111.3 p5+p3   40 t
        vmovdqu64 [rbp + 21888], zmm10                                   ;  1100.3 p7+p4   47 y spill
        vpxord zmm10, zmm12, [rbp + 13312]                               ;  1111.3 p0+p2   40 t
        vmovdqu64 [rbp + 24064], zmm12                                   ;  1105.3 p8+p9   47 y spill
        vpxord zmm12, zmm4, [rbp + 13376]                                ;  1112.3 p5+p3   40 t
        vpandd zmm6, zmm6, zmm16                                         ;  1112.3 p0      52 x
        vpmovb2m k6, zmm13                                               ;  1113.3 p0      41 t
        vptestmb k7, zmm13, zmm17                                        ;  1113.3 p5      41 t
        vmovdqu64 [rbp + 22528], zmm4                                    ;  1104.3 p7+p4   47 y spill
        vpermb zmm4, zmm13, zmm24                                        ;  1114.3 p5      41 t
        vpermb zmm4{k7}, zmm13, zmm14                                    ;  1117.3 p5      41 t
        vmovdqu64 [rbp + 23040], zmm5                                    ;  1101.3 p8+p9   48 y spill
        vpermb zmm5, zmm13, zmm27                                        ;  1116.3 p5      41 t
        vpermb zmm5{k7}, zmm13, [rel camellia256_encrypt.T0_constants512 + 192] ;  1119.3 p5+p2   41 t
        vmovdqu8 zmm4{k6}, zmm5                                          ;  1124.3 p0      41 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 320]  ;   946.8 p3      23 t reload
        vpermb zmm13, zmm31, zmm5                                        ;  1118.3 p5      23 t
        vpermb zmm13{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 384] ;  1121.3 p5+p2   23 t
        vmovdqu64 [rbp + 22080], zmm20                                   ;  1104.3 p7+p4   48 y spill
        vpermb zmm20, zmm31, [rel camellia256_encrypt.T0_constants512 + 448] ;  1120.3 p5+p3   23 t
        vpermb zmm20{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 512] ;  1123.3 p5+p2   23 t
        vmovdqu8 zmm13{k1}, zmm20                                        ;  1128.3 p0      23 t
        vpmovb2m k1, zmm9                                                ;  1116.3 p0      41 t
        vptestmb k2, zmm9, zmm17                                         ;  1122.3 p5      41 t
        vpermb zmm20, zmm9, zmm24                                        ;  1123.3 p5      41 t
        vpermb zmm20{k2}, zmm9, zmm14                                    ;  1126.3 p5      41 t
        vpermb zmm31, zmm9, zmm27                                        ;  1125.3 p5      41 t
        vpermb zmm31{k2}, zmm9, [rel camellia256_encrypt.T0_constants512 + 192] ;  1128.3 p5+p3   41 t
        vmovdqu8 zmm20{k1}, zmm31                                        ;  1133.3 p0      41 t
        vpmovb2m k1, zmm8                                                ;  1118.3 p0      23 t
        vptestmb k2, zmm8, zmm17                                         ;  1127.3 p5      23 t
        vpermb zmm9, zmm8, zmm5                                          ;  1128.3 p5      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 384] ;   949.5 p2      23 t reload
        vpermb zmm9{k2}, zmm8, zmm31                                     ;  1131.3 p5      23 t
        vmovdqu64 [rbp + 21376], zmm2                                    ;  1100.3 p8+p9   48 y spill
        vpermb zmm2, zmm8, [rel camellia256_encrypt.T0_constants512 + 448] ;  1130.3 p5+p3   23 t
        vpermb zmm2{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;  1133.3 p5+p2   23 t
        vmovdqu8 zmm9{k1}, zmm2                                          ;  1138.3 p0      23 t
        vpmovb2m k1, zmm11                                               ;  1120.3 p0      23 t
        vptestmb k2, zmm11, zmm17                                        ;  1132.3 p5      23 t
        vpermb zmm2, zmm11, zmm5                                         ;  1133.3 p5      23 t
        vpermb zmm2{k2}, zmm11, zmm31                                    ;  1136.3 p5      23 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 448]  ;   950.8 p3      23 t reload
        vpermb zmm14, zmm11, zmm8                                        ;  1135.3 p5      23 t
        vpermb zmm14{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;  1138.3 p5+p2   23 t
        vmovdqu8 zmm2{k1}, zmm14                                         ;  1143.3 p0      23 t
        vpmovb2m k1, zmm7                                                ;  1122.3 p0      22 t
        vptestmb k2, zmm7, zmm17                                         ;  1137.3 p5      22 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 576] ;   951.8 p3      22 t reload
        vpermb zmm14, zmm7, zmm11                                        ;  1138.3 p5      22 t
        vpermb zmm14{k2}, zmm7, [rel camellia256_encrypt.T0_constants512 + 640] ;  1141.3 p5+p2   22 t
        vpermb zmm27, zmm7, [rel camellia256_encrypt.T0_constants512 + 704] ;  1140.3 p5+p3   22 t
        vpermb zmm27{k2}, zmm7, [rel camellia256_encrypt.T0_constants512 + 768] ;  1143.3 p5+p2   22 t
        vmovdqu8 zmm14{k1}, zmm27                                        ;  1148.3 p0      22 t
        vpmovb2m k1, zmm10                                               ;  1124.3 p0      22 t
        vptestmb k2, zmm10, zmm17                                        ;  1142.3 p5      22 t
        vpermb zmm7, zmm10, zmm11                                        ;  1143.3 p5      22 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 640] ;   953.8 p3      22 t reload
        vpermb zmm7{k2}, zmm10, zmm27                                    ;  1146.3 p5      22 t
        vpermb zmm24, zmm10, [rel camellia256_encrypt.T0_constants512 + 704] ;  1145.3 p5+p2   22 t
        vpermb zmm24{k2}, zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;  1148.3 p5+p3   22 t
        vmovdqu8 zmm7{k1}, zmm24                                         ;  1153.3 p0      22 t
        vpmovb2m k1, zmm15                                               ;  1126.3 p0      21 t
        vptestmb k2, zmm15, zmm17                                        ;  1147.3 p5      21 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 832] ;   955.5 p2      21 t reload
        vpermb zmm24, zmm15, zmm10                                       ;  1148.3 p5      21 t
        vpermb zmm24{k2}, zmm15, [rel camellia256_encrypt.T0_constants512 + 896] ;  1151.3 p5+p3   21 t
        vpermb zmm27, zmm15, [rel camellia256_encrypt.T0_constants512 + 960] ;  1150.3 p5+p2   21 t
        vpermb zmm27{k2}, zmm15, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1153.3 p5+p3   21 t
        vmovdqu8 zmm24{k1}, zmm27                                        ;  1158.3 p0      21 t
        vpmovb2m k1, zmm12                                               ;  1128.3 p0      21 t
        vptestmb k2, zmm12, zmm17                                        ;  1152.3 p5      21 t
        vpermb zmm15, zmm12, zmm10                                       ;  1153.3 p5      21 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 896] ;   957.5 p2      21 t reload
        vpermb zmm15{k2}, zmm12, zmm27                                   ;  1156.3 p5      21 t
        vpermb zmm27, zmm12, [rel camellia256_encrypt.T0_constants512 + 960] ;  1155.3 p5+p3   21 t
        vpermb zmm27{k2}, zmm12, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1158.3 p5+p2   21 t
        vmovdqu8 zmm15{k1}, zmm27                                        ;  1163.3 p0      21 t
        vptestmb k1, zmm30, zmm17                                        ;  1157.3 p5      23 t
        vpmovb2m k2, zmm0                                                ;  1130.3 p0      22 t
        vpermb zmm12, zmm30, zmm5                                        ;  1158.3 p5      23 t
        vpermb zmm12{k1}, zmm30, zmm31                                   ;  1161.3 p5      23 t
        vpermb zmm27, zmm30, zmm8                                        ;  1160.3 p5      23 t
        vpermb zmm27{k1}, zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;  1163.3 p5+p3   23 t
        vmovdqu8 zmm12{k5}, zmm27                                        ;  1168.3 p0      23 t
        vptestmb k1, zmm0, zmm17                                         ;  1162.3 p5      22 t
        vpmovb2m k5, zmm25                                               ;  1132.3 p0      21 t
        vpermb zmm27, zmm21, zmm11                                       ;  1163.3 p5      22 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 640] ;   961.3 p2      22 t reload
        vpermb zmm27{k4}, zmm21, zmm30                                   ;  1166.3 p5      22 t
        vpermb zmm31, zmm21, [rel camellia256_encrypt.T0_constants512 + 704] ;  1165.3 p5+p3   22 t
        vpermb zmm31{k4}, zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;  1168.3 p5+p2   22 t
        vmovdqu8 zmm27{k3}, zmm31                                        ;  1173.3 p0      22 t
        vptestmb k3, zmm25, zmm17                                        ;  1167.3 p5      21 t
        vpmovb2m k4, zmm26                                               ;  1134.3 p0      21 t
        vmovdqa64 zmm21, zmm13                                           ;  1131.3         41 t copy
        vpternlogd zmm21, zmm14, zmm24, 0x96                             ;  1161.3 p0      41 t
        vmovdqa64 zmm31, zmm4                                            ;  1127.3         41 t copy
        vpternlogd zmm31, zmm27, zmm24, 0x96                             ;  1176.3 p0      41 t
        vpternlogd zmm13, zmm31, zmm14, 0x96                             ;  1177.3 p0      41 t
        vmovdqa64 zmm8, zmm12                                            ;  1171.3         41 t copy
        vpternlogd zmm8, zmm7, zmm15, 0x96                               ;  1171.3 p0      41 t
        vpermb zmm5, zmm0, zmm11                                         ;  1168.3 p5      22 t
        vpermb zmm5{k1}, zmm0, zmm30                                     ;  1171.3 p5      22 t
        vpermb zmm30, zmm0, [rel camellia256_encrypt.T0_constants512 + 704] ;  1170.3 p5+p3   22 t
        vpermb zmm30{k1}, zmm0, [rel camellia256_encrypt.T0_constants512 + 768] ;  1173.3 p5+p2   22 t
        vmovdqu8 zmm5{k2}, zmm30                                         ;  1178.3 p0      22 t
        vptestmb k1, zmm26, zmm17                                        ;  1172.3 p5      21 t
        vpmovb2m k2, zmm3                                                ;  1140.3 p0      42 t
        vmovdqa64 zmm0, zmm20                                            ;  1136.3         41 t copy
        vpternlogd zmm0, zmm5, zmm15, 0x96                               ;  1181.3 p0      41 t
        vpternlogd zmm12, zmm0, zmm7, 0x96                               ;  1182.3 p0      41 t
        vpermb zmm30, zmm25, zmm10                                       ;  1173.3 p5      21 t
        vpermb zmm30{k3}, zmm25, [rel camellia256_encrypt.T0_constants512 + 896] ;  1176.3 p5+p3   21 t
        vpermb zmm11, zmm25, [rel camellia256_encrypt.T0_constants512 + 960] ;  1175.3 p5+p2   21 t
        vpermb zmm11{k3}, zmm25, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1178.3 p5+p3   21 t
        vmovdqu8 zmm30{k5}, zmm11                                        ;  1183.3 p0      21 t
        vptestmb k3, zmm3, zmm17                                         ;  1177.3 p5      42 t
        vpmovb2m k5, zmm1                                                ;  1144.3 p0      42 t
        vmovdqa64 zmm11, zmm30                                           ;  1186.3         41 t copy
        vpternlogd zmm11, zmm4, zmm9, 0x96                               ;  1186.3 p0      41 t
        vpternlogd zmm27, zmm24, zmm11, 0x96                             ;  1187.3 p0      41 t
        vpternlogd zmm11, zmm29, zmm13, 0x96                             ;  1187.3 p0      61 t
        vmovdqu64 zmm24, [rbp + 23104]                                   ;  1020.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 23296]                                   ;  1011.3 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 12672]                                   ;   986.3 p2      51 x
        vpternlogd zmm29, zmm25, zmm24, 0x36                             ;  1148.3 p0      51 x
        vpandd zmm25, zmm29, zmm28                                       ;  1149.3 p0      52 x
        vpsrlq zmm28, zmm25, 7                                           ;  1150.3 p0      52 x
        vpternlogd zmm22, zmm28, zmm16, 0x78                             ;  1151.3 p0      61 t
        vpaddb zmm25, zmm25, zmm25                                       ;  1152.3 p0      52 x
        vpermb zmm28, zmm26, zmm10                                       ;  1178.3 p5      21 t
        vpermb zmm28{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 896] ;  1181.3 p5+p3   21 t
        vpermb zmm10, zmm26, [rel camellia256_encrypt.T0_constants512 + 960] ;  1180.3 p5+p2   21 t
        vpermb zmm10{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1183.3 p5+p3   21 t
        vmovdqu8 zmm28{k4}, zmm10                                        ;  1188.3 p0      21 t
        vptestmb k1, zmm1, zmm17                                         ;  1182.3 p5      42 t
        vmovdqa64 zmm10, zmm28                                           ;  1191.3         41 t copy
        vpternlogd zmm10, zmm20, zmm2, 0x96                              ;  1191.3 p0      41 t
        vpternlogd zmm5, zmm15, zmm10, 0x96                              ;  1192.3 p0      41 t
        vpternlogd zmm10, zmm29, zmm12, 0x96                             ;  1192.3 p0      61 t
        vmovdqu64 zmm15, [rbp + 23808]                                   ;   997.3 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 21824]                                   ;  1016.3 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 12736]                                   ;   996.5 p2      51 x
        vpternlogd zmm29, zmm26, zmm15, 0x36                             ;  1157.3 p0      51 x
        vpandd zmm26, zmm29, [rbp + 12992]                               ;  1158.3 p0+p3   52 x
        vpsrlq zmm17, zmm26, 7                                           ;  1159.3 p0      52 x
        vpaddb zmm26, zmm26, zmm26                                       ;  1160.3 p0      52 x
        vpternlogd zmm26, zmm6, zmm15, 0x96                              ;  1161.3 p0      61 t
        vpandd zmm17, zmm17, zmm16                                       ;  1162.3 p0      52 x
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512]        ;   999.8 p2      41 t reload
        vpermb zmm15, zmm3, zmm6                                         ;  1183.3 p5      42 t
        vpermb zmm15{k3}, zmm3, [rel camellia256_encrypt.T0_constants512 + 64] ;  1186.3 p5+p3   42 t
        vpermb zmm24, zmm3, [rel camellia256_encrypt.T0_constants512 + 128] ;  1185.3 p5+p2   42 t
        vpermb zmm24{k3}, zmm3, [rel camellia256_encrypt.T0_constants512 + 192] ;  1188.3 p5+p3   42 t
        vmovdqu8 zmm15{k2}, zmm24                                        ;  1193.3 p0      42 t
        vpternlogd zmm14, zmm15, zmm9, 0x96                              ;  1196.3 p0      41 t
        vpternlogd zmm15, zmm9, zmm21, 0x96                              ;  1196.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 22208]                                    ;  1007.3 p2      61 t reload
        vmovdqu64 zmm9, [rbp + 21632]                                    ;  1017.3 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 12800]                                   ;  1005.5 p2      51 x
        vpternlogd zmm24, zmm9, zmm3, 0x36                               ;  1166.3 p0      51 x
        vmovdqu64 zmm9, [rbp + 13056]                                    ;  1006.3 p3      71 y.6 reload
        vpandd zmm3, zmm24, zmm9                                         ;  1167.3 p0      52 x
        vpternlogd zmm30, zmm4, zmm14, 0x96                              ;  1197.3 p0      41 t
        vpsrlq zmm4, zmm3, 7                                             ;  1169.3 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;  1170.3 p0      52 x
        vpternlogd zmm14, zmm29, zmm27, 0x96                             ;  1197.3 p0      61 t
        vpternlogd zmm21, zmm24, zmm30, 0x96                             ;  1198.3 p0      61 t
        vpternlogd zmm3, zmm17, [rbp + 22208], 0x96                      ;  1173.3 p0+p2   61 t
        vpandd zmm4, zmm4, zmm16                                         ;  1174.3 p0      52 x
        vmovdqu64 zmm17, [rbp + 23360]                                   ;  1012.3 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 21760]                                   ;  1021.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 12800]                                   ;  1011.5 p3      51 x
        vpternlogd zmm29, zmm24, zmm17, 0x36                             ;  1175.3 p0      51 x
        vpandd zmm9, zmm29, zmm9                                         ;  1176.3 p0      52 x
        vpsrlq zmm24, zmm9, 7                                            ;  1177.3 p0      52 x
        vpaddb zmm9, zmm9, zmm9                                          ;  1178.3 p0      52 x
        vpternlogd zmm9, zmm23, zmm17, 0x96                              ;  1179.3 p0      61 t
        vpandd zmm24, zmm24, zmm16                                       ;  1180.3 p0      52 x
        vpermb zmm17, zmm1, zmm6                                         ;  1187.3 p5      42 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 64]  ;  1015.5 p2      41 t reload
        vpermb zmm17{k1}, zmm1, zmm23                                    ;  1190.3 p5      42 t
        vpermb zmm23, zmm1, [rel camellia256_encrypt.T0_constants512 + 128] ;  1189.3 p5+p3   42 t
        vpermb zmm23{k1}, zmm1, [rel camellia256_encrypt.T0_constants512 + 192] ;  1192.3 p5+p2   42 t
        vmovdqu8 zmm17{k5}, zmm23                                        ;  1197.3 p0      42 t
        vpternlogd zmm7, zmm17, zmm2, 0x96                               ;  1200.3 p0      41 t
        vpternlogd zmm17, zmm2, zmm8, 0x96                               ;  1200.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 22464]                                    ;  1018.3 p3      61 t reload
        vmovdqu64 zmm2, [rbp + 23232]                                    ;  1019.3 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 12864]                                   ;  1019.5 p3      51 x
        vpternlogd zmm23, zmm2, zmm1, 0x36                               ;  1184.3 p0      51 x
        vmovdqu64 zmm2, [rbp + 13120]                                    ;  1020.5 p2      71 y.7 reload
        vpandd zmm6, zmm23, zmm2                                         ;  1185.3 p0      52 x
        vpternlogd zmm28, zmm20, zmm7, 0x96                              ;  1201.3 p0      41 t
        vpsrlq zmm20, zmm6, 7                                            ;  1187.3 p0      52 x
        vpternlogd zmm31, zmm23, zmm15, 0x96                             ;  1197.3 p0      61 t
        vpaddb zmm6, zmm6, zmm6                                          ;  1189.3 p0      52 x
        vpternlogd zmm6, zmm4, zmm1, 0x96                                ;  1190.3 p0      61 t
        vpandd zmm20, zmm20, zmm16                                       ;  1191.3 p5      52 x
        vmovdqu64 zmm1, [rbp + 21440]                                    ;  1021.8 p3      61 t reload
        vmovdqu64 zmm4, [rbp + 23680]                                    ;  1022.0 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 12864]                                   ;  1022.8 p3      51 x
        vpternlogd zmm23, zmm4, zmm1, 0x36                               ;  1191.3 p0      51 x
        vpandd zmm2, zmm23, zmm2                                         ;  1192.3 p5      52 x
        vpsrlq zmm4, zmm2, 7                                             ;  1193.3 p0      52 x
        vpternlogd zmm8, zmm29, zmm28, 0x96                              ;  1202.3 p5      61 t
        vpaddb zmm2, zmm2, zmm2                                          ;  1193.3 p0      52 x
        vpternlogd zmm2, zmm24, zmm1, 0x96                               ;  1194.3 p5      61 t
        vpandd zmm4, zmm4, zmm16                                         ;  1194.3 p0      52 x
        vpternlogd zmm18, zmm20, [rbp + 23552], 0x96                     ;  1195.3 p5+p2   61 t
        vpternlogd zmm25, zmm4, [rbp + 23104], 0x96                      ;  1195.3 p0+p3   61 t
        vpternlogd zmm0, zmm23, zmm17, 0x96                              ;  1201.3 p5      61 t
        vpternlogd zmm7, zmm19, [rbp + 22272], 0x96                      ;  1201.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 13760]                                    ;  1024.8 p3      62 l.1 reload
        vmovdqa64 zmm4, zmm26                                            ;  1162.3         40 t copy
        vpternlogd zmm4, zmm13, zmm1, 0x96                               ;  1197.3 p5      40 t
        vpternlogd zmm1, zmm22, zmm12, 0x96                              ;  1197.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 13952]                                   ;  1025.5 p2      62 l.4 reload
        vpxord zmm20, zmm11, zmm19                                       ;  1198.3 p5      40 t
        vmovdqu64 zmm23, [rbp + 13696]                                   ;  1025.8 p3      62 l.0 reload
        vmovdqa64 zmm24, zmm18                                           ;  1196.3         40 t copy
        vpternlogd zmm24, zmm15, zmm23, 0x96                             ;  1198.3 p0      40 t
        vpternlogd zmm23, zmm25, zmm17, 0x96                             ;  1201.3 p5      40 t
        vpmovb2m k1, zmm24                                               ;  1199.3 p0      41 t
        vpmovb2m k2, zmm23                                               ;  1202.3 p0      41 t
        vpmovb2m k3, zmm4                                                ;  1201.3 p0      23 t
        vpmovb2m k4, zmm1                                                ;  1202.3 p0      23 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 256] ;  1027.0 p2      41 t reload
        vptestmb k5, zmm24, zmm29                                        ;  1200.3 p5      41 t
        vpxord zmm19, zmm10, zmm19                                       ;  1201.3 p5      40 t
        vpxord zmm16, zmm14, [rbp + 14016]                               ;  1202.3 p5+p3   40 t
        vmovdqu64 [rbp + 22272], zmm14                                   ;  1198.3 p7+p4   61 t spill
        vpxord zmm14, zmm21, [rbp + 14080]                               ;  1203.3 p5+p2   40 t
        vmovdqu64 [rbp + 23104], zmm21                                   ;  1199.3 p8+p9   61 t spill
        vpxord zmm21, zmm31, [rbp + 14144]                               ;  1203.3 p0+p3   40 t
        vmovdqu64 [rbp + 23552], zmm31                                   ;  1198.3 p7+p4   61 t spill
        vpxord zmm31, zmm8, [rbp + 14080]                                ;  1204.3 p5+p2   40 t
        vmovdqu64 [rbp + 21440], zmm8                                    ;  1203.3 p8+p9   61 t spill
        vpxord zmm8, zmm0, [rbp + 14144]                                 ;  1204.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm0                                    ;  1202.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm3                                             ;  1174.3         40 t copy
        vpternlogd zmm0, zmm27, [rbp + 13824], 0x96                      ;  1205.3 p5+p2   40 t
        vmovdqu64 [rbp + 22464], zmm10                                   ;  1193.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm9                                            ;  1180.3         40 t copy
        vpternlogd zmm10, zmm5, [rbp + 13824], 0x96                      ;  1205.3 p0+p3   40 t
        vmovdqu64 [rbp + 23232], zmm11                                   ;  1188.3 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm6                                            ;  1191.3         40 t copy
        vpternlogd zmm11, zmm30, [rbp + 13888], 0x96                     ;  1206.3 p5+p2   40 t
        vmovdqu64 [rbp + 23360], zmm6                                    ;  1191.3 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm2                                             ;  1195.3         40 t copy
        vpternlogd zmm6, zmm28, [rbp + 13888], 0x96                      ;  1206.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm2                                    ;  1195.3 p7+p4   61 t spill
        vmovdqa64 zmm2, zmm7                                             ;  1202.3         40 t copy
        vpternlogd zmm2, zmm5, [rbp + 14016], 0x96                       ;  1207.3 p5+p2   40 t
        vmovdqu64 [rbp + 22208], zmm7                                    ;  1202.3 p8+p9   61 t spill
        vpermb zmm7, zmm24, [rel camellia256_encrypt.T0_constants512]    ;  1208.3 p5+p3   41 t
        vpermb zmm7{k5}, zmm24, [rel camellia256_encrypt.T0_constants512 + 64] ;  1211.3 p5+p2   41 t
        vmovdqu64 [rbp + 21632], zmm28                                   ;  1202.3 p7+p4   41 t spill
        vpermb zmm28, zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;  1210.3 p5+p3   41 t
        vpermb zmm28{k5}, zmm24, [rel camellia256_encrypt.T0_constants512 + 192] ;  1213.3 p5+p2   41 t
        vmovdqu8 zmm7{k1}, zmm28                                         ;  1218.3 p0      41 t
        vptestmb k1, zmm23, zmm29                                        ;  1212.3 p5      41 t
        vptestmb k5, zmm4, zmm29                                         ;  1213.3 p5      23 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512]       ;  1035.5 p3      41 t reload
        vpermb zmm28, zmm23, zmm24                                       ;  1214.3 p5      41 t
        vpermb zmm28{k1}, zmm23, [rel camellia256_encrypt.T0_constants512 + 64] ;  1217.3 p5+p2   41 t
        vmovdqu64 [rbp + 23808], zmm30                                   ;  1198.3 p8+p9   41 t spill
        vpermb zmm30, zmm23, [rel camellia256_encrypt.T0_constants512 + 128] ;  1216.3 p5+p3   41 t
        vpermb zmm30{k1}, zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;  1219.3 p5+p2   41 t
        vmovdqu8 zmm28{k2}, zmm30                                        ;  1224.3 p0      41 t
        vptestmb k1, zmm1, zmm29                                         ;  1218.3 p5      23 t
        vpmovb2m k2, zmm0                                                ;  1209.3 p0      22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 320] ;  1040.5 p3      23 t reload
        vpermb zmm30, zmm4, zmm23                                        ;  1219.3 p5      23 t
        vpermb zmm30{k5}, zmm4, [rel camellia256_encrypt.T0_constants512 + 384] ;  1222.3 p5+p2   23 t
        vmovdqu64 [rbp + 21824], zmm9                                    ;  1180.3 p7+p4   61 t spill
        vpermb zmm9, zmm4, [rel camellia256_encrypt.T0_constants512 + 448] ;  1221.3 p5+p3   23 t
        vpermb zmm9{k5}, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;  1224.3 p5+p2   23 t
        vmovdqu8 zmm30{k3}, zmm9                                         ;  1229.3 p0      23 t
        vptestmb k3, zmm0, zmm29                                         ;  1223.3 p5      22 t
        vpmovb2m k5, zmm10                                               ;  1211.3 p0      22 t
        vpermb zmm4, zmm1, zmm23                                         ;  1224.3 p5      23 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1045.5 p3      23 t reload
        vpermb zmm4{k1}, zmm1, zmm9                                      ;  1227.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm5                                    ;  1193.3 p8+p9   41 t spill
        vpermb zmm5, zmm1, [rel camellia256_encrypt.T0_constants512 + 448] ;  1226.3 p5+p2   23 t
        vpermb zmm5{k1}, zmm1, [rel camellia256_encrypt.T0_constants512 + 512] ;  1229.3 p5+p3   23 t
        vmovdqu8 zmm4{k4}, zmm5                                          ;  1234.3 p0      23 t
        vptestmb k1, zmm10, zmm29                                        ;  1228.3 p5      22 t
        vpmovb2m k4, zmm11                                               ;  1213.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 576]  ;  1051.3 p2      22 t reload
        vpermb zmm5, zmm0, zmm1                                          ;  1229.3 p5      22 t
        vpermb zmm5{k3}, zmm0, [rel camellia256_encrypt.T0_constants512 + 640] ;  1232.3 p5+p3   22 t
        vmovdqu64 [rbp + 22912], zmm3                                    ;  1174.3 p7+p4   61 t spill
        vpermb zmm3, zmm0, [rel camellia256_encrypt.T0_constants512 + 704] ;  1231.3 p5+p2   22 t
        vpermb zmm3{k3}, zmm0, [rel camellia256_encrypt.T0_constants512 + 768] ;  1234.3 p5+p3   22 t
        vmovdqu8 zmm5{k2}, zmm3                                          ;  1239.3 p0      22 t
        vptestmb k2, zmm11, zmm29                                        ;  1233.3 p5      21 t
        vpmovb2m k3, zmm6                                                ;  1215.3 p0      21 t
        vpermb zmm0, zmm10, zmm1                                         ;  1234.3 p5      22 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1059.7 p2      22 t reload
        vpermb zmm0{k1}, zmm10, zmm3                                     ;  1237.3 p5      22 t
        vmovdqu64 [rbp + 22336], zmm27                                   ;  1188.3 p8+p9   41 t spill
        vpermb zmm27, zmm10, [rel camellia256_encrypt.T0_constants512 + 704] ;  1236.3 p5+p3   22 t
        vpermb zmm27{k1}, zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;  1239.3 p5+p2   22 t
        vmovdqu8 zmm0{k5}, zmm27                                         ;  1244.3 p0      22 t
        vptestmb k1, zmm6, zmm29                                         ;  1238.3 p5      21 t
        vpmovb2m k5, zmm20                                               ;  1217.3 p0      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 832] ;  1064.8 p3      21 t reload
        vpermb zmm27, zmm11, zmm10                                       ;  1239.3 p5      21 t
        vpermb zmm27{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 896] ;  1242.3 p5+p2   21 t
        vmovdqu64 [rbp + 22720], zmm12                                   ;  1183.3 p7+p4   41 t spill
        vpermb zmm12, zmm11, [rel camellia256_encrypt.T0_constants512 + 960] ;  1241.3 p5+p3   21 t
        vpermb zmm12{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1244.3 p5+p2   21 t
        vmovdqu8 zmm27{k4}, zmm12                                        ;  1249.3 p0      21 t
        vptestmb k2, zmm20, zmm29                                        ;  1243.3 p5      23 t
        vpmovb2m k4, zmm19                                               ;  1219.3 p0      23 t
        vpermb zmm11, zmm6, zmm10                                        ;  1244.3 p5      21 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 896] ;  1070.3 p3      21 t reload
        vpermb zmm11{k1}, zmm6, zmm12                                    ;  1247.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm22                                   ;  1152.3 p8+p9   61 t spill
        vpermb zmm22, zmm6, [rel camellia256_encrypt.T0_constants512 + 960] ;  1246.3 p5+p2   21 t
        vpermb zmm22{k1}, zmm6, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1249.3 p5+p3   21 t
        vmovdqu8 zmm11{k3}, zmm22                                        ;  1254.3 p0      21 t
        vptestmb k1, zmm19, zmm29                                        ;  1248.3 p5      23 t
        vpmovb2m k3, zmm16                                               ;  1221.3 p0      22 t
        vpermb zmm6, zmm20, zmm23                                        ;  1249.3 p5      23 t
        vpermb zmm6{k2}, zmm20, zmm9                                     ;  1252.3 p5      23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 448] ;  1076.7 p2      23 t reload
        vmovdqu64 [rbp + 23488], zmm26                                   ;  1162.3 p7+p4   61 t spill
        vpermb zmm26, zmm20, zmm22                                       ;  1251.3 p5      23 t
        vpermb zmm26{k2}, zmm20, [rel camellia256_encrypt.T0_constants512 + 512] ;  1254.3 p5+p3   23 t
        vmovdqu8 zmm6{k5}, zmm26                                         ;  1259.3 p0      23 t
        vptestmb k2, zmm16, zmm29                                        ;  1253.3 p5      22 t
        vpmovb2m k5, zmm2                                                ;  1223.3 p0      22 t
        vpermb zmm20, zmm19, zmm23                                       ;  1254.3 p5      23 t
        vpermb zmm20{k1}, zmm19, zmm9                                    ;  1257.3 p5      23 t
        vpermb zmm26, zmm19, zmm22                                       ;  1256.3 p5      23 t
        vpermb zmm26{k1}, zmm19, [rel camellia256_encrypt.T0_constants512 + 512] ;  1259.3 p5+p2   23 t
        vmovdqu8 zmm20{k4}, zmm26                                        ;  1264.3 p0      23 t
        vptestmb k1, zmm2, zmm29                                         ;  1258.3 p5      22 t
        vpmovb2m k4, zmm14                                               ;  1225.3 p0      21 t
        vpermb zmm19, zmm16, zmm1                                        ;  1259.3 p5      22 t
        vpermb zmm19{k2}, zmm16, zmm3                                    ;  1262.3 p5      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 704] ;  1084.5 p3      22 t reload
        vmovdqu64 [rbp + 24256], zmm13                                   ;  1178.3 p8+p9   41 t spill
        vpermb zmm13, zmm16, zmm26                                       ;  1261.3 p5      22 t
        vpermb zmm13{k2}, zmm16, [rel camellia256_encrypt.T0_constants512 + 768] ;  1264.3 p5+p2   22 t
        vmovdqu8 zmm19{k3}, zmm13                                        ;  1269.3 p0      22 t
        vptestmb k2, zmm14, zmm29                                        ;  1263.3 p5      21 t
        vpmovb2m k3, zmm31                                               ;  1227.3 p0      21 t
        vmovdqa64 zmm13, zmm6                                            ;  1262.3         41 t copy
        vpternlogd zmm13, zmm5, zmm27, 0x96                              ;  1262.3 p0      41 t
        vmovdqa64 zmm16, zmm7                                            ;  1221.3         41 t copy
        vpternlogd zmm16, zmm19, zmm27, 0x96                             ;  1272.3 p0      41 t
        vpternlogd zmm6, zmm16, zmm5, 0x96                               ;  1273.3 p0      41 t
        vmovdqu64 [rbp + 21504], zmm17                                   ;  1201.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm20                                           ;  1267.3         41 t copy
        vpternlogd zmm17, zmm0, zmm11, 0x96                              ;  1267.3 p0      41 t
        vmovdqu64 [rbp + 22016], zmm25                                   ;  1196.3 p8+p9   61 t spill
        vpermb zmm25, zmm2, zmm1                                         ;  1264.3 p5      22 t
        vpermb zmm25{k1}, zmm2, zmm3                                     ;  1267.3 p5      22 t
        vpermb zmm3, zmm2, zmm26                                         ;  1266.3 p5      22 t
        vpermb zmm3{k1}, zmm2, [rel camellia256_encrypt.T0_constants512 + 768] ;  1269.3 p5+p3   22 t
        vmovdqu8 zmm25{k5}, zmm3                                         ;  1274.3 p0      22 t
        vptestmb k1, zmm31, zmm29                                        ;  1268.3 p5      21 t
        vpmovb2m k5, zmm21                                               ;  1233.3 p0      42 t
        vmovdqa64 zmm2, zmm28                                            ;  1227.3         41 t copy
        vpternlogd zmm2, zmm25, zmm11, 0x96                              ;  1277.3 p0      41 t
        vpternlogd zmm20, zmm2, zmm0, 0x96                               ;  1278.3 p0      41 t
        vpermb zmm3, zmm14, zmm10                                        ;  1269.3 p5      21 t
        vpermb zmm3{k2}, zmm14, zmm12                                    ;  1272.3 p5      21 t
        vpermb zmm26, zmm14, [rel camellia256_encrypt.T0_constants512 + 960] ;  1271.3 p5+p2   21 t
        vpermb zmm26{k2}, zmm14, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1274.3 p5+p3   21 t
        vmovdqu8 zmm3{k4}, zmm26                                         ;  1279.3 p0      21 t
        vptestmb k2, zmm21, zmm29                                        ;  1273.3 p5      42 t
        vpmovb2m k4, zmm8                                                ;  1237.3 p0      42 t
        vmovdqa64 zmm14, zmm3                                            ;  1282.3         41 t copy
        vpternlogd zmm14, zmm7, zmm30, 0x96                              ;  1282.3 p0      41 t
        vpternlogd zmm19, zmm27, zmm14, 0x96                             ;  1283.3 p0      41 t
        vpternlogd zmm14, zmm6, [rbp + 21376], 0x96                      ;  1283.3 p0+p2   62 t
        vpermb zmm26, zmm31, zmm10                                       ;  1274.3 p5      21 t
        vpermb zmm26{k1}, zmm31, zmm12                                   ;  1277.3 p5      21 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 960] ;  1101.5 p3      21 t reload
        vpermb zmm12, zmm31, zmm27                                       ;  1276.3 p5      21 t
        vpermb zmm12{k1}, zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1279.3 p5+p2   21 t
        vmovdqu8 zmm26{k3}, zmm12                                        ;  1284.3 p0      21 t
        vptestmb k1, zmm8, zmm29                                         ;  1278.3 p5      42 t
        vmovdqa64 zmm12, zmm26                                           ;  1287.3         41 t copy
        vpternlogd zmm12, zmm28, zmm4, 0x96                              ;  1287.3 p0      41 t
        vpternlogd zmm25, zmm11, zmm12, 0x96                             ;  1288.3 p0      41 t
        vpternlogd zmm12, zmm20, [rbp + 22080], 0x96                     ;  1288.3 p0+p3   62 t
        vpermb zmm11, zmm21, zmm24                                       ;  1279.3 p5      42 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 64]  ;  1103.3 p2      41 t reload
        vpermb zmm11{k2}, zmm21, zmm31                                   ;  1282.3 p5      42 t
        vpermb zmm27, zmm21, [rel camellia256_encrypt.T0_constants512 + 128] ;  1281.3 p5+p3   42 t
        vpermb zmm27{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 192] ;  1284.3 p5+p2   42 t
        vmovdqu8 zmm11{k5}, zmm27                                        ;  1289.3 p0      42 t
        vpternlogd zmm5, zmm11, zmm30, 0x96                              ;  1292.3 p0      41 t
        vpternlogd zmm11, zmm30, zmm13, 0x96                             ;  1292.3 p0      41 t
        vpternlogd zmm3, zmm7, zmm5, 0x96                                ;  1293.3 p0      41 t
        vpermb zmm7, zmm8, zmm24                                         ;  1283.3 p5      42 t
        vpermb zmm7{k1}, zmm8, zmm31                                     ;  1286.3 p5      42 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 128] ;  1105.0 p3      41 t reload
        vpermb zmm27, zmm8, zmm21                                        ;  1285.3 p5      42 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 192] ;  1105.3 p2      41 t reload
        vpermb zmm27{k1}, zmm8, zmm30                                    ;  1288.3 p5      42 t
        vmovdqu8 zmm7{k4}, zmm27                                         ;  1293.3 p0      42 t
        vpternlogd zmm0, zmm7, zmm4, 0x96                                ;  1296.3 p0      41 t
        vpternlogd zmm7, zmm4, zmm17, 0x96                               ;  1296.3 p0      41 t
        vpternlogd zmm26, zmm28, zmm0, 0x96                              ;  1297.3 p0      41 t
        vpternlogd zmm5, zmm19, [rbp + 23040], 0x96                      ;  1293.3 p0+p3   62 t
        vpternlogd zmm13, zmm3, [rbp + 21696], 0x96                      ;  1294.3 p0+p2   62 t
        vpternlogd zmm0, zmm25, [rbp + 23872], 0x96                      ;  1297.3 p0+p3   62 t
        vpternlogd zmm16, zmm11, [rbp + 21952], 0x96                     ;  1293.3 p0+p2   62 t
        vpternlogd zmm17, zmm26, [rbp + 24128], 0x96                     ;  1298.3 p0+p3   62 t
        vpternlogd zmm2, zmm7, [rbp + 23936], 0x96                       ;  1297.3 p0+p2   62 t
        vmovdqu64 zmm4, [rbp + 14464]                                    ;  1109.3 p3      61 r.4 reload
        vpxord zmm8, zmm14, zmm4                                         ;  1284.3 p0      40 t
        vpmovb2m k1, zmm8                                                ;  1285.3 p0      23 t
        vptestmb k2, zmm8, zmm29                                         ;  1287.3 p5      23 t
        vpxord zmm4, zmm12, zmm4                                         ;  1289.3 p0      40 t
        vmovdqu64 zmm27, [rbp + 14528]                                   ;  1109.7 p2      61 r.5 reload
        vpxord zmm28, zmm5, zmm27                                        ;  1294.3 p0      40 t
        vpmovb2m k3, zmm4                                                ;  1290.3 p0      23 t
        vptestmb k4, zmm4, zmm29                                         ;  1290.3 p5      23 t
        vpmovb2m k5, zmm28                                               ;  1295.3 p0      22 t
        vmovdqu64 [rbp + 23936], zmm5                                    ;  1294.3 p7+p4   62 t spill
        vpxord zmm5, zmm13, [rbp + 14592]                                ;  1295.3 p0+p3   40 t
        vpxord zmm27, zmm0, zmm27                                        ;  1298.3 p0      40 t
        vmovdqu64 [rbp + 24128], zmm13                                   ;  1295.3 p8+p9   62 t spill
        vpxord zmm13, zmm16, [rbp + 14656]                               ;  1294.3 p0+p2   40 t
        vmovdqu64 [rbp + 21952], zmm16                                   ;  1294.3 p7+p4   62 t spill
        vpxord zmm16, zmm17, [rbp + 14592]                               ;  1299.3 p0+p3   40 t
        vmovdqu64 [rbp + 23872], zmm17                                   ;  1299.3 p8+p9   62 t spill
        vpxord zmm17, zmm2, [rbp + 14656]                                ;  1298.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm2                                    ;  1298.3 p7+p4   62 t spill
        vpermb zmm2, zmm8, zmm23                                         ;  1289.3 p5      23 t
        vpermb zmm2{k2}, zmm8, zmm9                                      ;  1292.3 p5      23 t
        vmovdqu64 [rbp + 23040], zmm0                                    ;  1298.3 p8+p9   62 t spill
        vpermb zmm0, zmm8, zmm22                                         ;  1291.3 p5      23 t
        vpermb zmm0{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;  1294.3 p5+p3   23 t
        vmovdqu8 zmm2{k1}, zmm0                                          ;  1299.3 p0      23 t
        vptestmb k1, zmm28, zmm29                                        ;  1295.3 p5      22 t
        vpmovb2m k2, zmm27                                               ;  1299.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 24000]                                    ;  1113.0 p2      47 y reload
        vmovdqu64 zmm8, [rbp + 14272]                                    ;  1113.3 p3      40 t
        vpternlogd zmm8, zmm6, zmm0, 0x96                                ;  1274.3 p0      40 t
        vpmovb2m k6, zmm8                                                ;  1275.3 p0      23 t
        vptestmb k7, zmm8, zmm29                                         ;  1294.3 p5      23 t
        vpermb zmm0, zmm8, zmm23                                         ;  1295.3 p5      23 t
        vpermb zmm0{k7}, zmm8, zmm9                                      ;  1298.3 p5      23 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;  1289.3 p7+p4   62 t spill
        vpermb zmm12, zmm8, zmm22                                        ;  1297.3 p5      23 t
        vpermb zmm12{k7}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;  1300.3 p5+p2   23 t
        vmovdqu8 zmm0{k6}, zmm12                                         ;  1305.3 p0      23 t
        vmovdqu64 zmm8, [rbp + 22144]                                    ;  1114.8 p3      47 y reload
        vmovdqu64 zmm12, [rbp + 14272]                                   ;  1115.5 p2      40 t
        vpternlogd zmm12, zmm20, zmm8, 0x96                              ;  1279.3 p0      40 t
        vpmovb2m k6, zmm12                                               ;  1280.3 p0      23 t
        vptestmb k7, zmm12, zmm29                                        ;  1299.3 p5      23 t
        vpermb zmm8, zmm12, zmm23                                        ;  1300.3 p5      23 t
        vpermb zmm8{k7}, zmm12, zmm9                                     ;  1303.3 p5      23 t
        vmovdqu64 [rbp + 21376], zmm14                                   ;  1284.3 p8+p9   62 t spill
        vpermb zmm14, zmm12, zmm22                                       ;  1302.3 p5      23 t
        vpermb zmm14{k7}, zmm12, [rel camellia256_encrypt.T0_constants512 + 512] ;  1305.3 p5+p3   23 t
        vmovdqu8 zmm8{k6}, zmm14                                         ;  1310.3 p0      23 t
        vmovdqu64 zmm12, [rbp + 21568]                                   ;  1116.7 p2      47 y reload
        vmovdqu64 zmm14, [rbp + 14208]                                   ;  1117.3 p3      40 t
        vpternlogd zmm14, zmm11, zmm12, 0x96                             ;  1293.3 p0      40 t
        vpmovb2m k6, zmm14                                               ;  1294.3 p0      41 t
        vptestmb k7, zmm14, zmm29                                        ;  1304.3 p5      41 t
        vpermb zmm12, zmm14, zmm24                                       ;  1305.3 p5      41 t
        vpermb zmm12{k7}, zmm14, zmm31                                   ;  1308.3 p5      41 t
        vmovdqu64 [rbp + 23168], zmm20                                   ;  1279.3 p7+p4   41 t spill
        vpermb zmm20, zmm14, zmm21                                       ;  1307.3 p5      41 t
        vpermb zmm20{k7}, zmm14, zmm30                                   ;  1310.3 p5      41 t
        vmovdqu8 zmm12{k6}, zmm20                                        ;  1315.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 24192]                                   ;  1118.5 p2      47 y reload
        vmovdqu64 zmm20, [rbp + 14336]                                   ;  1118.7 p3      40 t
        vpternlogd zmm20, zmm19, zmm14, 0x96                             ;  1284.3 p0      40 t
        vpermb zmm14, zmm4, zmm23                                        ;  1309.3 p5      23 t
        vpermb zmm14{k4}, zmm4, zmm9                                     ;  1312.3 p5      23 t
        vpermb zmm9, zmm4, zmm22                                         ;  1311.3 p5      23 t
        vpermb zmm9{k4}, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;  1314.3 p5+p2   23 t
        vmovdqu8 zmm14{k3}, zmm9                                         ;  1319.3 p0      23 t
        vpmovb2m k3, zmm20                                               ;  1285.3 p0      22 t
        vptestmb k4, zmm20, zmm29                                        ;  1313.3 p5      22 t
        vpermb zmm4, zmm20, zmm1                                         ;  1314.3 p5      22 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1120.3 p3      22 t reload
        vpermb zmm4{k4}, zmm20, zmm9                                     ;  1317.3 p5      22 t
        vpermb zmm22, zmm20, [rel camellia256_encrypt.T0_constants512 + 704] ;  1316.3 p5+p2   22 t
        vpermb zmm22{k4}, zmm20, [rel camellia256_encrypt.T0_constants512 + 768] ;  1319.3 p5+p3   22 t
        vmovdqu8 zmm4{k3}, zmm22                                         ;  1324.3 p0      22 t
        vptestmb k3, zmm27, zmm29                                        ;  1318.3 p5      22 t
        vpmovb2m k4, zmm5                                                ;  1296.3 p0      21 t
        vmovdqu64 zmm20, [rbp + 22976]                                   ;  1121.7 p2      47 y reload
        vmovdqu64 zmm22, [rbp + 14208]                                   ;  1122.3 p3      40 t
        vpternlogd zmm22, zmm7, zmm20, 0x96                              ;  1297.3 p0      40 t
        vpmovb2m k6, zmm22                                               ;  1298.3 p0      41 t
        vptestmb k7, zmm22, zmm29                                        ;  1319.3 p5      41 t
        vpermb zmm20, zmm22, zmm24                                       ;  1320.3 p5      41 t
        vpermb zmm20{k7}, zmm22, zmm31                                   ;  1323.3 p5      41 t
        vpermb zmm23, zmm22, zmm21                                       ;  1322.3 p5      41 t
        vpermb zmm23{k7}, zmm22, zmm30                                   ;  1325.3 p5      41 t
        vmovdqu8 zmm20{k6}, zmm23                                        ;  1330.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 24064]                                   ;  1123.2 p2      47 y reload
        vmovdqu64 zmm23, [rbp + 14336]                                   ;  1124.3 p3      40 t
        vpternlogd zmm23, zmm25, zmm22, 0x96                             ;  1289.3 p0      40 t
        vmovdqu64 zmm22, [rbp + 14400]                                   ;  1127.5 p2      40 t
        vpternlogd zmm22, zmm3, [rbp + 21888], 0x96                      ;  1294.3 p0+p3   40 t
        vmovdqu64 [rbp + 22400], zmm3                                    ;  1294.3 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 14400]                                    ;  1128.5 p2      40 t
        vpternlogd zmm3, zmm26, [rbp + 22528], 0x96                      ;  1298.3 p0+p3   40 t
        vmovdqu64 [rbp + 22784], zmm26                                   ;  1298.3 p7+p4   41 t spill
        vpermb zmm26, zmm28, zmm1                                        ;  1324.3 p5      22 t
        vpermb zmm26{k1}, zmm28, zmm9                                    ;  1327.3 p5      22 t
        vmovdqu64 [rbp + 23616], zmm25                                   ;  1289.3 p8+p9   41 t spill
        vpermb zmm25, zmm28, [rel camellia256_encrypt.T0_constants512 + 704] ;  1326.3 p5+p2   22 t
        vpermb zmm25{k1}, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1329.3 p5+p3   22 t
        vmovdqu8 zmm26{k5}, zmm25                                        ;  1334.3 p0      22 t
        vpmovb2m k1, zmm23                                               ;  1293.3 p0      22 t
        vptestmb k5, zmm23, zmm29                                        ;  1328.3 p5      22 t
        vpermb zmm25, zmm23, zmm1                                        ;  1329.3 p5      22 t
        vpermb zmm25{k5}, zmm23, zmm9                                    ;  1332.3 p5      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 704] ;  1137.2 p2      22 t reload
        vmovdqu64 [rbp + 22656], zmm19                                   ;  1284.3 p7+p4   41 t spill
        vpermb zmm19, zmm23, zmm28                                       ;  1331.3 p5      22 t
        vpermb zmm19{k5}, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;  1334.3 p5+p3   22 t
        vmovdqu8 zmm25{k1}, zmm19                                        ;  1339.3 p0      22 t
        vpmovb2m k1, zmm22                                               ;  1295.3 p0      21 t
        vptestmb k5, zmm22, zmm29                                        ;  1333.3 p5      21 t
        vpermb zmm19, zmm22, zmm10                                       ;  1334.3 p5      21 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 896] ;  1142.0 p2      21 t reload
        vpermb zmm19{k5}, zmm22, zmm23                                   ;  1337.3 p5      21 t
        vmovdqu64 [rbp + 22848], zmm6                                    ;  1274.3 p8+p9   41 t spill
        vpermb zmm6, zmm22, [rel camellia256_encrypt.T0_constants512 + 960] ;  1336.3 p5+p3   21 t
        vpermb zmm6{k5}, zmm22, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1339.3 p5+p2   21 t
        vmovdqu8 zmm19{k1}, zmm6                                         ;  1344.3 p0      21 t
        vpmovb2m k1, zmm3                                                ;  1299.3 p0      21 t
        vptestmb k5, zmm3, zmm29                                         ;  1338.3 p5      21 t
        vpermb zmm6, zmm3, zmm10                                         ;  1339.3 p5      21 t
        vpermb zmm6{k5}, zmm3, zmm23                                     ;  1342.3 p5      21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 960] ;  1147.3 p3      21 t reload
        vmovdqu64 [rbp + 23744], zmm7                                    ;  1297.3 p7+p4   41 t spill
        vpermb zmm7, zmm3, zmm22                                         ;  1341.3 p5      21 t
        vpermb zmm7{k5}, zmm3, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1344.3 p5+p2   21 t
        vmovdqu8 zmm6{k1}, zmm7                                          ;  1349.3 p0      21 t
        vptestmb k1, zmm5, zmm29                                         ;  1343.3 p5      21 t
        vpmovb2m k5, zmm16                                               ;  1300.3 p0      21 t
        vmovdqa64 zmm3, zmm12                                            ;  1318.3         41 t copy
        vpternlogd zmm3, zmm26, zmm19, 0x96                              ;  1347.3 p0      41 t
        vmovdqa64 zmm7, zmm2                                             ;  1302.3         41 t copy
        vpternlogd zmm7, zmm4, zmm19, 0x96                               ;  1347.3 p0      41 t
        vpternlogd zmm2, zmm3, zmm4, 0x96                                ;  1348.3 p0      41 t
        vmovdqu64 [rbp + 23424], zmm11                                   ;  1293.3 p8+p9   41 t spill
        vmovdqa64 zmm11, zmm14                                           ;  1322.3         41 t copy
        vpternlogd zmm11, zmm25, zmm6, 0x96                              ;  1352.3 p0      41 t
        vmovdqu64 [rbp + 24320], zmm3                                    ;  1348.3 p7+p4   41 t spill
        vpermb zmm3, zmm27, zmm1                                         ;  1344.3 p5      22 t
        vpermb zmm3{k3}, zmm27, zmm9                                     ;  1347.3 p5      22 t
        vpermb zmm9, zmm27, zmm28                                        ;  1346.3 p5      22 t
        vpermb zmm9{k3}, zmm27, [rel camellia256_encrypt.T0_constants512 + 768] ;  1349.3 p5+p3   22 t
        vmovdqu8 zmm3{k2}, zmm9                                          ;  1354.3 p0      22 t
        vptestmb k2, zmm16, zmm29                                        ;  1348.3 p5      21 t
        vpmovb2m k3, zmm13                                               ;  1305.3 p0      42 t
        vmovdqa64 zmm9, zmm20                                            ;  1333.3         41 t copy
        vpternlogd zmm9, zmm3, zmm6, 0x96                                ;  1357.3 p0      41 t
        vpternlogd zmm14, zmm9, zmm25, 0x96                              ;  1358.3 p0      41 t
        vpermb zmm27, zmm5, zmm10                                        ;  1349.3 p5      21 t
        vpermb zmm27{k1}, zmm5, zmm23                                    ;  1352.3 p5      21 t
        vpermb zmm28, zmm5, zmm22                                        ;  1351.3 p5      21 t
        vpermb zmm28{k1}, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1354.3 p5+p2   21 t
        vmovdqu8 zmm27{k4}, zmm28                                        ;  1359.3 p0      21 t
        vptestmb k1, zmm13, zmm29                                        ;  1353.3 p5      42 t
        vpmovb2m k4, zmm17                                               ;  1309.3 p0      42 t
        vmovdqa64 zmm5, zmm27                                            ;  1362.3         41 t copy
        vpternlogd zmm5, zmm12, zmm0, 0x96                               ;  1362.3 p0      41 t
        vpternlogd zmm26, zmm19, zmm5, 0x96                              ;  1363.3 p0      41 t
        vpternlogd zmm5, zmm2, [rbp + 23232], 0x96                       ;  1363.3 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 23488]                                   ;  1172.2 p2      61 t reload
        vpternlogd zmm2, zmm19, [rbp + 24256], 0x96                      ;  1349.3 p0+p3   61 t
        vpermb zmm19, zmm16, zmm10                                       ;  1354.3 p5      21 t
        vpermb zmm19{k2}, zmm16, zmm23                                   ;  1357.3 p5      21 t
        vpermb zmm28, zmm16, zmm22                                       ;  1356.3 p5      21 t
        vpermb zmm28{k2}, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1359.3 p5+p2   21 t
        vmovdqu8 zmm19{k5}, zmm28                                        ;  1364.3 p0      21 t
        vptestmb k2, zmm17, zmm29                                        ;  1358.3 p5      42 t
        vmovdqa64 zmm16, zmm19                                           ;  1367.3         41 t copy
        vpternlogd zmm16, zmm20, zmm8, 0x96                              ;  1367.3 p0      41 t
        vpternlogd zmm3, zmm6, zmm16, 0x96                               ;  1368.3 p0      41 t
        vpternlogd zmm16, zmm14, [rbp + 22464], 0x96                     ;  1368.3 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 22592]                                    ;  1179.0 p2      61 t reload
        vpternlogd zmm14, zmm6, [rbp + 22720], 0x96                      ;  1359.3 p0+p3   61 t
        vpermb zmm6, zmm13, zmm24                                        ;  1359.3 p5      42 t
        vpermb zmm6{k1}, zmm13, zmm31                                    ;  1362.3 p5      42 t
        vpermb zmm28, zmm13, zmm21                                       ;  1361.3 p5      42 t
        vpermb zmm28{k1}, zmm13, zmm30                                   ;  1364.3 p5      42 t
        vmovdqu8 zmm6{k3}, zmm28                                         ;  1369.3 p0      42 t
        vpternlogd zmm4, zmm6, zmm0, 0x96                                ;  1372.3 p0      41 t
        vpternlogd zmm6, zmm0, zmm7, 0x96                                ;  1372.3 p0      41 t
        vpternlogd zmm27, zmm12, zmm4, 0x96                              ;  1373.3 p0      41 t
        vpternlogd zmm18, zmm15, zmm6, 0x96                              ;  1373.3 p0      61 t
        vpermb zmm0, zmm17, zmm24                                        ;  1363.3 p5      42 t
        vpermb zmm0{k2}, zmm17, zmm31                                    ;  1366.3 p5      42 t
        vpermb zmm12, zmm17, zmm21                                       ;  1365.3 p5      42 t
        vpermb zmm12{k2}, zmm17, zmm30                                   ;  1368.3 p5      42 t
        vmovdqu8 zmm0{k4}, zmm12                                         ;  1373.3 p0      42 t
        vpternlogd zmm25, zmm0, zmm8, 0x96                               ;  1376.3 p0      41 t
        vpternlogd zmm0, zmm8, zmm11, 0x96                               ;  1376.3 p0      41 t
        vpternlogd zmm19, zmm20, zmm25, 0x96                             ;  1377.3 p0      41 t
        vpternlogd zmm4, zmm26, [rbp + 22272], 0x96                      ;  1373.3 p0+p2   61 t
        vpternlogd zmm7, zmm27, [rbp + 23104], 0x96                      ;  1374.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 22912]                                    ;  1189.7 p2      61 t reload
        vpternlogd zmm26, zmm8, [rbp + 22336], 0x96                      ;  1364.3 p0+p3   61 t
        vpternlogd zmm11, zmm19, [rbp + 21440], 0x96                     ;  1378.3 p0+p2   61 t
        vpternlogd zmm9, zmm0, [rbp + 23680], 0x96                       ;  1377.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 22016]                                    ;  1196.3 p2      61 t reload
        vpternlogd zmm0, zmm8, [rbp + 21504], 0x96                       ;  1377.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 23360]                                    ;  1192.7 p2      61 t reload
        vpternlogd zmm27, zmm8, [rbp + 23808], 0x96                      ;  1374.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 21760]                                    ;  1195.3 p2      61 t reload
        vpternlogd zmm19, zmm8, [rbp + 21632], 0x96                      ;  1378.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 23296]                                    ;  1194.7 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 22208]                                   ;  1202.3 p3      61 t reload
        vpternlogd zmm25, zmm12, zmm8, 0x96                              ;  1377.3 p0      61 t
        vpternlogd zmm8, zmm3, [rbp + 21824], 0x96                       ;  1369.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 24320]                                   ;  1348.3 p3      41 t reload
        vpternlogd zmm6, zmm12, [rbp + 23552], 0x96                      ;  1373.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 14784]                                   ;  1197.0 p3      62 l.1 reload
        vpxord zmm13, zmm2, zmm12                                        ;  1350.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 14720]                                   ;  1197.7 p2      62 l.0 reload
        vpxord zmm17, zmm18, zmm15                                       ;  1374.3 p0      40 t
        vpmovb2m k1, zmm17                                               ;  1375.3 p0      41 t
        vptestmb k2, zmm17, zmm29                                        ;  1375.3 p5      41 t
        vpmovb2m k3, zmm13                                               ;  1351.3 p0      23 t
        vptestmb k4, zmm13, zmm29                                        ;  1368.3 p5      23 t
        vmovdqu64 zmm20, [rbp + 14848]                                   ;  1198.0 p3      62 l.2 reload
        vpxord zmm28, zmm26, zmm20                                       ;  1365.3 p0      40 t
        vpmovb2m k5, zmm28                                               ;  1366.3 p0      22 t
        vpxord zmm15, zmm0, zmm15                                        ;  1378.3 p0      40 t
        vpxord zmm20, zmm8, zmm20                                        ;  1370.3 p0      40 t
        vmovdqu64 [rbp + 23552], zmm8                                    ;  1370.3 p8+p9   61 t spill
        vpxord zmm8, zmm5, [rbp + 14976]                                 ;  1364.3 p0+p2   40 t
        vmovdqu64 [rbp + 24320], zmm5                                    ;  1364.3 p7+p4   61 t spill
        vpxord zmm5, zmm27, [rbp + 14912]                                ;  1375.3 p0+p3   40 t
        vmovdqu64 [rbp + 23296], zmm27                                   ;  1375.3 p8+p9   61 t spill
        vpxord zmm27, zmm16, [rbp + 14976]                               ;  1369.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm16                                   ;  1369.3 p7+p4   61 t spill
        vpxord zmm16, zmm19, [rbp + 14912]                               ;  1379.3 p0+p3   40 t
        vmovdqu64 [rbp + 22208], zmm19                                   ;  1379.3 p8+p9   61 t spill
        vpxord zmm19, zmm4, [rbp + 15040]                                ;  1374.3 p0+p2   40 t
        vmovdqu64 [rbp + 21632], zmm4                                    ;  1374.3 p7+p4   61 t spill
        vpxord zmm4, zmm7, [rbp + 15104]                                 ;  1375.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm7                                    ;  1375.3 p8+p9   61 t spill
        vpxord zmm7, zmm6, [rbp + 15168]                                 ;  1374.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;  1374.3 p7+p4   61 t spill
        vpxord zmm6, zmm11, [rbp + 15104]                                ;  1379.3 p0+p3   40 t
        vmovdqu64 [rbp + 23360], zmm11                                   ;  1379.3 p8+p9   61 t spill
        vpxord zmm11, zmm9, [rbp + 15168]                                ;  1378.3 p0+p2   40 t
        vmovdqu64 [rbp + 21504], zmm9                                    ;  1378.3 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm25                                            ;  1378.3         40 t copy
        vpternlogd zmm9, zmm3, [rbp + 15040], 0x96                       ;  1378.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm25                                   ;  1378.3 p8+p9   61 t spill
        vpermb zmm25, zmm17, zmm24                                       ;  1375.3 p5      41 t
        vpermb zmm25{k2}, zmm17, zmm31                                   ;  1378.3 p5      41 t
        vmovdqu64 [rbp + 23680], zmm3                                    ;  1369.3 p7+p4   41 t spill
        vpermb zmm3, zmm17, zmm21                                        ;  1375.3 p5      41 t
        vpermb zmm3{k2}, zmm17, zmm30                                    ;  1378.3 p5      41 t
        vmovdqu8 zmm25{k1}, zmm3                                         ;  1383.3 p0      41 t
        vpmovb2m k1, zmm15                                               ;  1379.3 p0      41 t
        vptestmb k2, zmm15, zmm29                                        ;  1379.3 p5      41 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1203.8 p2      23 t reload
        vpermb zmm17, zmm13, zmm3                                        ;  1374.3 p5      23 t
        vpermb zmm17{k4}, zmm13, [rel camellia256_encrypt.T0_constants512 + 384] ;  1377.3 p5+p3   23 t
        vmovdqu64 [rbp + 21440], zmm26                                   ;  1365.3 p8+p9   61 t spill
        vpermb zmm26, zmm13, [rel camellia256_encrypt.T0_constants512 + 448] ;  1376.3 p5+p2   23 t
        vpermb zmm26{k4}, zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;  1379.3 p5+p3   23 t
        vmovdqu8 zmm17{k3}, zmm26                                        ;  1384.3 p0      23 t
        vptestmb k3, zmm28, zmm29                                        ;  1378.3 p5      22 t
        vpmovb2m k4, zmm20                                               ;  1371.3 p0      22 t
        vpermb zmm13, zmm15, zmm24                                       ;  1379.3 p5      41 t
        vpermb zmm13{k2}, zmm15, zmm31                                   ;  1382.3 p5      41 t
        vpermb zmm26, zmm15, zmm21                                       ;  1381.3 p5      41 t
        vpermb zmm26{k2}, zmm15, zmm30                                   ;  1384.3 p5      41 t
        vmovdqu8 zmm13{k1}, zmm26                                        ;  1389.3 p0      41 t
        vptestmb k1, zmm20, zmm29                                        ;  1383.3 p5      22 t
        vpmovb2m k2, zmm5                                                ;  1376.3 p0      21 t
        vpxord zmm12, zmm14, zmm12                                       ;  1363.3 p0      40 t
        vpermb zmm15, zmm28, zmm1                                        ;  1384.3 p5      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 640] ;  1206.8 p2      22 t reload
        vpermb zmm15{k3}, zmm28, zmm26                                   ;  1387.3 p5      22 t
        vmovdqu64 [rbp + 22336], zmm14                                   ;  1360.3 p7+p4   61 t spill
        vpermb zmm14, zmm28, [rel camellia256_encrypt.T0_constants512 + 704] ;  1386.3 p5+p3   22 t
        vpermb zmm14{k3}, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1389.3 p5+p2   22 t
        vmovdqu8 zmm15{k5}, zmm14                                        ;  1394.3 p0      22 t
        vpmovb2m k3, zmm12                                               ;  1365.3 p0      23 t
        vptestmb k5, zmm12, zmm29                                        ;  1388.3 p5      23 t
        vpermb zmm14, zmm12, zmm3                                        ;  1389.3 p5      23 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;  1208.3 p3      23 t reload
        vpermb zmm14{k5}, zmm12, zmm28                                   ;  1392.3 p5      23 t
        vmovdqu64 [rbp + 22912], zmm2                                    ;  1350.3 p8+p9   61 t spill
        vpermb zmm2, zmm12, [rel camellia256_encrypt.T0_constants512 + 448] ;  1391.3 p5+p2   23 t
        vpermb zmm2{k5}, zmm12, [rel camellia256_encrypt.T0_constants512 + 512] ;  1394.3 p5+p3   23 t
        vmovdqu8 zmm14{k3}, zmm2                                         ;  1399.3 p0      23 t
        vptestmb k3, zmm5, zmm29                                         ;  1393.3 p5      21 t
        vpmovb2m k5, zmm16                                               ;  1380.3 p0      21 t
        vpermb zmm2, zmm20, zmm1                                         ;  1394.3 p5      22 t
        vpermb zmm2{k1}, zmm20, zmm26                                    ;  1397.3 p5      22 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 704] ;  1210.0 p2      22 t reload
        vmovdqu64 [rbp + 23104], zmm0                                    ;  1378.3 p7+p4   61 t spill
        vpermb zmm0, zmm20, zmm12                                        ;  1396.3 p5      22 t
        vpermb zmm0{k1}, zmm20, [rel camellia256_encrypt.T0_constants512 + 768] ;  1399.3 p5+p3   22 t
        vmovdqu8 zmm2{k4}, zmm0                                          ;  1404.3 p0      22 t
        vptestmb k1, zmm16, zmm29                                        ;  1398.3 p5      21 t
        vpmovb2m k4, zmm8                                                ;  1369.3 p0      23 t
        vpermb zmm0, zmm5, zmm10                                         ;  1399.3 p5      21 t
        vpermb zmm0{k3}, zmm5, zmm23                                     ;  1402.3 p5      21 t
        vpermb zmm20, zmm5, zmm22                                        ;  1401.3 p5      21 t
        vpermb zmm20{k3}, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1404.3 p5+p2   21 t
        vmovdqu8 zmm0{k2}, zmm20                                         ;  1409.3 p0      21 t
        vptestmb k2, zmm8, zmm29                                         ;  1403.3 p5      23 t
        vpmovb2m k3, zmm27                                               ;  1371.3 p0      23 t
        vpermb zmm5, zmm16, zmm10                                        ;  1404.3 p5      21 t
        vpermb zmm5{k1}, zmm16, zmm23                                    ;  1407.3 p5      21 t
        vpermb zmm20, zmm16, zmm22                                       ;  1406.3 p5      21 t
        vpermb zmm20{k1}, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1409.3 p5+p3   21 t
        vmovdqu8 zmm5{k5}, zmm20                                         ;  1414.3 p0      21 t
        vptestmb k1, zmm27, zmm29                                        ;  1408.3 p5      23 t
        vpmovb2m k5, zmm19                                               ;  1375.3 p0      22 t
        vpermb zmm16, zmm8, zmm3                                         ;  1409.3 p5      23 t
        vpermb zmm16{k2}, zmm8, zmm28                                    ;  1412.3 p5      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 448] ;  1213.8 p2      23 t reload
        vmovdqu64 [rbp + 22272], zmm18                                   ;  1374.3 p8+p9   61 t spill
        vpermb zmm18, zmm8, zmm20                                        ;  1411.3 p5      23 t
        vpermb zmm18{k2}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;  1414.3 p5+p3   23 t
        vmovdqu8 zmm16{k4}, zmm18                                        ;  1419.3 p0      23 t
        vptestmb k2, zmm19, zmm29                                        ;  1413.3 p5      22 t
        vpmovb2m k4, zmm9                                                ;  1379.3 p0      22 t
        vpermb zmm8, zmm27, zmm3                                         ;  1414.3 p5      23 t
        vpermb zmm8{k1}, zmm27, zmm28                                    ;  1417.3 p5      23 t
        vpermb zmm18, zmm27, zmm20                                       ;  1416.3 p5      23 t
        vpermb zmm18{k1}, zmm27, [rel camellia256_encrypt.T0_constants512 + 512] ;  1419.3 p5+p2   23 t
        vmovdqu8 zmm8{k3}, zmm18                                         ;  1424.3 p0      23 t
        vptestmb k1, zmm9, zmm29                                         ;  1418.3 p5      22 t
        vpmovb2m k3, zmm4                                                ;  1377.3 p0      21 t
        vmovdqa64 zmm18, zmm16                                           ;  1422.3         41 t copy
        vpternlogd zmm18, zmm15, zmm0, 0x96                              ;  1422.3 p0      41 t
        vpermb zmm27, zmm19, zmm1                                        ;  1419.3 p5      22 t
        vpermb zmm27{k2}, zmm19, zmm26                                   ;  1422.3 p5      22 t
        vpermb zmm28, zmm19, zmm12                                       ;  1421.3 p5      22 t
        vpermb zmm28{k2}, zmm19, [rel camellia256_encrypt.T0_constants512 + 768] ;  1424.3 p5+p3   22 t
        vmovdqu8 zmm27{k5}, zmm28                                        ;  1429.3 p0      22 t
        vptestmb k2, zmm4, zmm29                                         ;  1423.3 p5      21 t
        vpmovb2m k5, zmm6                                                ;  1380.3 p0      21 t
        vmovdqa64 zmm19, zmm25                                           ;  1386.3         41 t copy
        vpternlogd zmm19, zmm27, zmm0, 0x96                              ;  1432.3 p0      41 t
        vpternlogd zmm16, zmm19, zmm15, 0x96                             ;  1433.3 p0      41 t
        vmovdqa64 zmm28, zmm8                                            ;  1427.3         41 t copy
        vpternlogd zmm28, zmm2, zmm5, 0x96                               ;  1427.3 p0      41 t
        vpermb zmm20, zmm9, zmm1                                         ;  1424.3 p5      22 t
        vpermb zmm20{k1}, zmm9, zmm26                                    ;  1427.3 p5      22 t
        vpermb zmm26, zmm9, zmm12                                        ;  1426.3 p5      22 t
        vpermb zmm26{k1}, zmm9, [rel camellia256_encrypt.T0_constants512 + 768] ;  1429.3 p5+p2   22 t
        vmovdqu8 zmm20{k4}, zmm26                                        ;  1434.3 p0      22 t
        vptestmb k1, zmm6, zmm29                                         ;  1428.3 p5      21 t
        vpmovb2m k4, zmm7                                                ;  1385.3 p0      42 t
        vmovdqa64 zmm9, zmm13                                            ;  1392.3         41 t copy
        vpternlogd zmm9, zmm20, zmm5, 0x96                               ;  1437.3 p0      41 t
        vpternlogd zmm8, zmm9, zmm2, 0x96                                ;  1438.3 p0      41 t
        vpermb zmm26, zmm4, zmm10                                        ;  1429.3 p5      21 t
        vpermb zmm26{k2}, zmm4, zmm23                                    ;  1432.3 p5      21 t
        vpermb zmm12, zmm4, zmm22                                        ;  1431.3 p5      21 t
        vpermb zmm12{k2}, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1434.3 p5+p3   21 t
        vmovdqu8 zmm26{k3}, zmm12                                        ;  1439.3 p0      21 t
        vptestmb k2, zmm7, zmm29                                         ;  1433.3 p5      42 t
        vpmovb2m k3, zmm11                                               ;  1389.3 p0      42 t
        vmovdqa64 zmm4, zmm26                                            ;  1442.3         41 t copy
        vpternlogd zmm4, zmm25, zmm17, 0x96                              ;  1442.3 p0      41 t
        vpternlogd zmm27, zmm0, zmm4, 0x96                               ;  1443.3 p0      41 t
        vpternlogd zmm4, zmm16, [rbp + 21376], 0x96                      ;  1443.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 22848]                                    ;  1274.3 p3      41 t reload
        vpternlogd zmm16, zmm0, [rbp + 24000], 0x96                      ;  1434.3 p0+p2   62 t
        vpermb zmm0, zmm6, zmm10                                         ;  1434.3 p5      21 t
        vpermb zmm0{k1}, zmm6, zmm23                                     ;  1437.3 p5      21 t
        vpermb zmm12, zmm6, zmm22                                        ;  1436.3 p5      21 t
        vpermb zmm12{k1}, zmm6, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1439.3 p5+p3   21 t
        vmovdqu8 zmm0{k5}, zmm12                                         ;  1444.3 p0      21 t
        vptestmb k1, zmm11, zmm29                                        ;  1438.3 p5      42 t
        vmovdqa64 zmm6, zmm0                                             ;  1447.3         41 t copy
        vpternlogd zmm6, zmm13, zmm14, 0x96                              ;  1447.3 p0      41 t
        vpternlogd zmm20, zmm5, zmm6, 0x96                               ;  1448.3 p0      41 t
        vpternlogd zmm6, zmm8, [rbp + 22080], 0x96                       ;  1448.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 23168]                                    ;  1279.3 p3      41 t reload
        vpternlogd zmm8, zmm5, [rbp + 22144], 0x96                       ;  1439.3 p0+p2   62 t
        vpermb zmm5, zmm7, zmm24                                         ;  1439.3 p5      42 t
        vpermb zmm5{k2}, zmm7, zmm31                                     ;  1442.3 p5      42 t
        vpermb zmm12, zmm7, zmm21                                        ;  1441.3 p5      42 t
        vpermb zmm12{k2}, zmm7, zmm30                                    ;  1444.3 p5      42 t
        vmovdqu8 zmm5{k4}, zmm12                                         ;  1449.3 p0      42 t
        vpternlogd zmm15, zmm5, zmm17, 0x96                              ;  1452.3 p0      41 t
        vpternlogd zmm5, zmm17, zmm18, 0x96                              ;  1452.3 p0      41 t
        vpternlogd zmm26, zmm25, zmm15, 0x96                             ;  1453.3 p0      41 t
        vpermb zmm7, zmm11, zmm24                                        ;  1443.3 p5      42 t
        vpermb zmm7{k1}, zmm11, zmm31                                    ;  1446.3 p5      42 t
        vpermb zmm12, zmm11, zmm21                                       ;  1445.3 p5      42 t
        vpermb zmm12{k1}, zmm11, zmm30                                   ;  1448.3 p5      42 t
        vmovdqu8 zmm7{k3}, zmm12                                         ;  1453.3 p0      42 t
        vpternlogd zmm2, zmm7, zmm14, 0x96                               ;  1456.3 p0      41 t
        vpternlogd zmm7, zmm14, zmm28, 0x96                              ;  1456.3 p0      41 t
        vpternlogd zmm0, zmm13, zmm2, 0x96                               ;  1457.3 p0      41 t
        vpternlogd zmm15, zmm27, [rbp + 23936], 0x96                     ;  1453.3 p0+p3   62 t
        vpternlogd zmm18, zmm26, [rbp + 24128], 0x96                     ;  1454.3 p0+p2   62 t
        vpternlogd zmm2, zmm20, [rbp + 23040], 0x96                      ;  1457.3 p0+p3   62 t
        vpternlogd zmm19, zmm5, [rbp + 21952], 0x96                      ;  1453.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 23424]                                   ;  1293.3 p3      41 t reload
        vpternlogd zmm5, zmm11, [rbp + 21568], 0x96                      ;  1453.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 22656]                                   ;  1284.3 p3      41 t reload
        vpternlogd zmm27, zmm11, [rbp + 24192], 0x96                     ;  1444.3 p0+p2   62 t
        vpternlogd zmm28, zmm0, [rbp + 23872], 0x96                      ;  1458.3 p0+p3   62 t
        vpternlogd zmm9, zmm7, [rbp + 21696], 0x96                       ;  1457.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 23744]                                   ;  1297.3 p3      41 t reload
        vpternlogd zmm7, zmm11, [rbp + 22976], 0x96                      ;  1457.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 23616]                                   ;  1289.3 p3      41 t reload
        vpternlogd zmm20, zmm11, [rbp + 24064], 0x96                     ;  1449.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 22400]                                   ;  1294.3 p3      41 t reload
        vpternlogd zmm26, zmm11, [rbp + 21888], 0x96                     ;  1454.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 22784]                                   ;  1298.3 p3      41 t reload
        vpternlogd zmm0, zmm11, [rbp + 22528], 0x96                      ;  1458.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 15296]                                   ;  1275.3 p3      61 r.1 reload
        vpxord zmm12, zmm16, zmm11                                       ;  1435.3 p0      40 t
        vpxord zmm11, zmm8, zmm11                                        ;  1440.3 p0      40 t
        vmovdqu64 zmm13, [rbp + 15232]                                   ;  1275.5 p2      61 r.0 reload
        vpxord zmm14, zmm5, zmm13                                        ;  1454.3 p0      40 t
        vpmovb2m k1, zmm14                                               ;  1455.3 p0      41 t
        vptestmb k2, zmm14, zmm29                                        ;  1455.3 p5      41 t
        vpmovb2m k3, zmm12                                               ;  1436.3 p0      23 t
        vptestmb k4, zmm12, zmm29                                        ;  1448.3 p5      23 t
        vpmovb2m k5, zmm11                                               ;  1441.3 p0      23 t
        vmovdqu64 zmm17, [rbp + 15360]                                   ;  1278.3 p3      61 r.2 reload
        vpxord zmm25, zmm27, zmm17                                       ;  1445.3 p0      40 t
        vpxord zmm13, zmm7, zmm13                                        ;  1458.3 p0      40 t
        vpxord zmm17, zmm20, zmm17                                       ;  1450.3 p0      40 t
        vmovdqu64 [rbp + 22528], zmm20                                   ;  1450.3 p7+p4   62 t spill
        vpxord zmm20, zmm4, [rbp + 15488]                                ;  1444.3 p0+p2   40 t
        vmovdqu64 [rbp + 22784], zmm27                                   ;  1445.3 p8+p9   62 t spill
        vpxord zmm27, zmm26, [rbp + 15424]                               ;  1455.3 p0+p3   40 t
        vmovdqu64 [rbp + 21888], zmm26                                   ;  1455.3 p7+p4   62 t spill
        vpxord zmm26, zmm6, [rbp + 15488]                                ;  1449.3 p0+p2   40 t
        vmovdqu64 [rbp + 22400], zmm8                                    ;  1440.3 p8+p9   62 t spill
        vpxord zmm8, zmm0, [rbp + 15424]                                 ;  1459.3 p0+p3   40 t
        vmovdqu64 [rbp + 24064], zmm0                                    ;  1459.3 p7+p4   62 t spill
        vpxord zmm0, zmm15, [rbp + 15552]                                ;  1454.3 p0+p2   40 t
        vmovdqu64 [rbp + 23616], zmm16                                   ;  1435.3 p8+p9   62 t spill
        vpxord zmm16, zmm18, [rbp + 15616]                               ;  1455.3 p0+p3   40 t
        vmovdqu64 [rbp + 22976], zmm7                                    ;  1458.3 p7+p4   62 t spill
        vpxord zmm7, zmm2, [rbp + 15552]                                 ;  1458.3 p0+p2   40 t
        vmovdqu64 [rbp + 23744], zmm5                                    ;  1454.3 p8+p9   62 t spill
        vpxord zmm5, zmm19, [rbp + 15680]                                ;  1454.3 p0+p3   40 t
        vmovdqu64 [rbp + 21696], zmm19                                   ;  1454.3 p7+p4   62 t spill
        vpxord zmm19, zmm28, [rbp + 15616]                               ;  1459.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm28                                   ;  1459.3 p8+p9   62 t spill
        vpxord zmm28, zmm9, [rbp + 15680]                                ;  1458.3 p0+p3   40 t
        vmovdqu64 [rbp + 24192], zmm9                                    ;  1458.3 p7+p4   62 t spill
        vpermb zmm9, zmm14, zmm24                                        ;  1455.3 p5      41 t
        vpermb zmm9{k2}, zmm14, zmm31                                    ;  1458.3 p5      41 t
        vmovdqu64 [rbp + 22656], zmm18                                   ;  1455.3 p8+p9   62 t spill
        vpermb zmm18, zmm14, zmm21                                       ;  1455.3 p5      41 t
        vpermb zmm18{k2}, zmm14, zmm30                                   ;  1458.3 p5      41 t
        vmovdqu8 zmm9{k1}, zmm18                                         ;  1463.3 p0      41 t
        vptestmb k1, zmm11, zmm29                                        ;  1453.3 p5      23 t
        vpmovb2m k2, zmm13                                               ;  1459.3 p0      41 t
        vpermb zmm14, zmm12, zmm3                                        ;  1454.3 p5      23 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 384] ;  1294.3 p2      23 t reload
        vpermb zmm14{k4}, zmm12, zmm18                                   ;  1457.3 p5      23 t
        vmovdqu64 [rbp + 21568], zmm2                                    ;  1458.3 p7+p4   62 t spill
        vpermb zmm2, zmm12, [rel camellia256_encrypt.T0_constants512 + 448] ;  1456.3 p5+p3   23 t
        vpermb zmm2{k4}, zmm12, [rel camellia256_encrypt.T0_constants512 + 512] ;  1459.3 p5+p2   23 t
        vmovdqu8 zmm14{k3}, zmm2                                         ;  1464.3 p0      23 t
        vptestmb k3, zmm13, zmm29                                        ;  1459.3 p5      41 t
        vpmovb2m k4, zmm25                                               ;  1446.3 p0      22 t
        vpermb zmm2, zmm13, zmm24                                        ;  1459.3 p5      41 t
        vpermb zmm2{k3}, zmm13, zmm31                                    ;  1462.3 p5      41 t
        vpermb zmm12, zmm13, zmm21                                       ;  1461.3 p5      41 t
        vpermb zmm12{k3}, zmm13, zmm30                                   ;  1464.3 p5      41 t
        vmovdqu8 zmm2{k2}, zmm12                                         ;  1469.3 p0      41 t
        vptestmb k2, zmm25, zmm29                                        ;  1463.3 p5      22 t
        vpmovb2m k3, zmm17                                               ;  1451.3 p0      22 t
        vpermb zmm12, zmm11, zmm3                                        ;  1464.3 p5      23 t
        vpermb zmm12{k1}, zmm11, zmm18                                   ;  1467.3 p5      23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 448] ;  1299.5 p3      23 t reload
        vmovdqu64 [rbp + 23424], zmm15                                   ;  1454.3 p8+p9   62 t spill
        vpermb zmm15, zmm11, zmm13                                       ;  1466.3 p5      23 t
        vpermb zmm15{k1}, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;  1469.3 p5+p2   23 t
        vmovdqu8 zmm12{k5}, zmm15                                        ;  1474.3 p0      23 t
        vptestmb k1, zmm17, zmm29                                        ;  1468.3 p5      22 t
        vpmovb2m k5, zmm27                                               ;  1456.3 p0      21 t
        vpermb zmm11, zmm25, zmm1                                        ;  1469.3 p5      22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 640] ;  1300.8 p3      22 t reload
        vpermb zmm11{k2}, zmm25, zmm15                                   ;  1472.3 p5      22 t
        vmovdqu64 [rbp + 21952], zmm6                                    ;  1449.3 p7+p4   62 t spill
        vpermb zmm6, zmm25, [rel camellia256_encrypt.T0_constants512 + 704] ;  1471.3 p5+p2   22 t
        vpermb zmm6{k2}, zmm25, [rel camellia256_encrypt.T0_constants512 + 768] ;  1474.3 p5+p3   22 t
        vmovdqu8 zmm11{k4}, zmm6                                         ;  1479.3 p0      22 t
        vptestmb k2, zmm27, zmm29                                        ;  1473.3 p5      21 t
        vpmovb2m k4, zmm8                                                ;  1460.3 p0      21 t
        vpermb zmm6, zmm17, zmm1                                         ;  1474.3 p5      22 t
        vpermb zmm6{k1}, zmm17, zmm15                                    ;  1477.3 p5      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 704] ;  1302.5 p2      22 t reload
        vmovdqu64 [rbp + 23040], zmm4                                    ;  1444.3 p8+p9   62 t spill
        vpermb zmm4, zmm17, zmm25                                        ;  1476.3 p5      22 t
        vpermb zmm4{k1}, zmm17, [rel camellia256_encrypt.T0_constants512 + 768] ;  1479.3 p5+p3   22 t
        vmovdqu8 zmm6{k3}, zmm4                                          ;  1484.3 p0      22 t
        vptestmb k1, zmm8, zmm29                                         ;  1478.3 p5      21 t
        vpmovb2m k3, zmm20                                               ;  1449.3 p0      23 t
        vpermb zmm4, zmm27, zmm10                                        ;  1479.3 p5      21 t
        vpermb zmm4{k2}, zmm27, zmm23                                    ;  1482.3 p5      21 t
        vpermb zmm17, zmm27, zmm22                                       ;  1481.3 p5      21 t
        vpermb zmm17{k2}, zmm27, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1484.3 p5+p2   21 t
        vmovdqu8 zmm4{k5}, zmm17                                         ;  1489.3 p0      21 t
        vptestmb k2, zmm20, zmm29                                        ;  1483.3 p5      23 t
        vpmovb2m k5, zmm26                                               ;  1451.3 p0      23 t
        vpermb zmm17, zmm8, zmm10                                        ;  1484.3 p5      21 t
        vpermb zmm17{k1}, zmm8, zmm23                                    ;  1487.3 p5      21 t
        vpermb zmm27, zmm8, zmm22                                        ;  1486.3 p5      21 t
        vpermb zmm27{k1}, zmm8, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1489.3 p5+p3   21 t
        vmovdqu8 zmm17{k4}, zmm27                                        ;  1494.3 p0      21 t
        vptestmb k1, zmm26, zmm29                                        ;  1488.3 p5      23 t
        vpmovb2m k4, zmm0                                                ;  1455.3 p0      22 t
        vpermb zmm8, zmm20, zmm3                                         ;  1489.3 p5      23 t
        vpermb zmm8{k2}, zmm20, zmm18                                    ;  1492.3 p5      23 t
        vpermb zmm27, zmm20, zmm13                                       ;  1491.3 p5      23 t
        vpermb zmm27{k2}, zmm20, [rel camellia256_encrypt.T0_constants512 + 512] ;  1494.3 p5+p2   23 t
        vmovdqu8 zmm8{k3}, zmm27                                         ;  1499.3 p0      23 t
        vptestmb k2, zmm0, zmm29                                         ;  1493.3 p5      22 t
        vpmovb2m k3, zmm7                                                ;  1459.3 p0      22 t
        vpermb zmm20, zmm26, zmm3                                        ;  1494.3 p5      23 t
        vpermb zmm20{k1}, zmm26, zmm18                                   ;  1497.3 p5      23 t
        vpermb zmm27, zmm26, zmm13                                       ;  1496.3 p5      23 t
        vpermb zmm27{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 512] ;  1499.3 p5+p3   23 t
        vmovdqu8 zmm20{k5}, zmm27                                        ;  1504.3 p0      23 t
        vptestmb k1, zmm7, zmm29                                         ;  1498.3 p5      22 t
        vpmovb2m k5, zmm16                                               ;  1457.3 p0      21 t
        vmovdqa64 zmm26, zmm8                                            ;  1502.3         41 t copy
        vpternlogd zmm26, zmm11, zmm4, 0x96                              ;  1502.3 p0      41 t
        vpermb zmm27, zmm0, zmm1                                         ;  1499.3 p5      22 t
        vpermb zmm27{k2}, zmm0, zmm15                                    ;  1502.3 p5      22 t
        vpermb zmm18, zmm0, zmm25                                        ;  1501.3 p5      22 t
        vpermb zmm18{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 768] ;  1504.3 p5+p2   22 t
        vmovdqu8 zmm27{k4}, zmm18                                        ;  1509.3 p0      22 t
        vptestmb k2, zmm16, zmm29                                        ;  1503.3 p5      21 t
        vpmovb2m k4, zmm19                                               ;  1460.3 p0      21 t
        vmovdqa64 zmm0, zmm9                                             ;  1466.3         41 t copy
        vpternlogd zmm0, zmm27, zmm4, 0x96                               ;  1512.3 p0      41 t
        vpternlogd zmm8, zmm0, zmm11, 0x96                               ;  1513.3 p0      41 t
        vmovdqa64 zmm18, zmm20                                           ;  1507.3         41 t copy
        vpternlogd zmm18, zmm6, zmm17, 0x96                              ;  1507.3 p0      41 t
        vpermb zmm13, zmm7, zmm1                                         ;  1504.3 p5      22 t
        vpermb zmm13{k1}, zmm7, zmm15                                    ;  1507.3 p5      22 t
        vpermb zmm15, zmm7, zmm25                                        ;  1506.3 p5      22 t
        vpermb zmm15{k1}, zmm7, [rel camellia256_encrypt.T0_constants512 + 768] ;  1509.3 p5+p3   22 t
        vmovdqu8 zmm13{k3}, zmm15                                        ;  1514.3 p0      22 t
        vptestmb k1, zmm19, zmm29                                        ;  1508.3 p5      21 t
        vpmovb2m k3, zmm5                                                ;  1465.3 p0      42 t
        vmovdqa64 zmm7, zmm2                                             ;  1472.3         41 t copy
        vpternlogd zmm7, zmm13, zmm17, 0x96                              ;  1517.3 p0      41 t
        vpternlogd zmm20, zmm7, zmm6, 0x96                               ;  1518.3 p0      41 t
        vpermb zmm15, zmm16, zmm10                                       ;  1509.3 p5      21 t
        vpermb zmm15{k2}, zmm16, zmm23                                   ;  1512.3 p5      21 t
        vpermb zmm25, zmm16, zmm22                                       ;  1511.3 p5      21 t
        vpermb zmm25{k2}, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1514.3 p5+p2   21 t
        vmovdqu8 zmm15{k5}, zmm25                                        ;  1519.3 p0      21 t
        vptestmb k2, zmm5, zmm29                                         ;  1513.3 p5      42 t
        vpmovb2m k5, zmm28                                               ;  1469.3 p0      42 t
        vmovdqa64 zmm16, zmm15                                           ;  1522.3         41 t copy
        vpternlogd zmm16, zmm9, zmm14, 0x96                              ;  1522.3 p0      41 t
        vpternlogd zmm27, zmm4, zmm16, 0x96                              ;  1523.3 p0      41 t
        vpternlogd zmm16, zmm8, [rbp + 24320], 0x96                      ;  1523.3 p0+p3   61 t
        vpermb zmm4, zmm19, zmm10                                        ;  1514.3 p5      21 t
        vpermb zmm4{k1}, zmm19, zmm23                                    ;  1517.3 p5      21 t
        vpermb zmm25, zmm19, zmm22                                       ;  1516.3 p5      21 t
        vpermb zmm25{k1}, zmm19, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1519.3 p5+p2   21 t
        vmovdqu8 zmm4{k4}, zmm25                                         ;  1524.3 p0      21 t
        vptestmb k1, zmm28, zmm29                                        ;  1518.3 p5      42 t
        vmovdqa64 zmm19, zmm4                                            ;  1527.3         41 t copy
        vpternlogd zmm19, zmm2, zmm12, 0x96                              ;  1527.3 p0      41 t
        vpternlogd zmm13, zmm17, zmm19, 0x96                             ;  1528.3 p0      41 t
        vpternlogd zmm19, zmm20, [rbp + 21824], 0x96                     ;  1528.3 p0+p3   61 t
        vpermb zmm17, zmm5, zmm24                                        ;  1519.3 p5      42 t
        vpermb zmm17{k2}, zmm5, zmm31                                    ;  1522.3 p5      42 t
        vpermb zmm25, zmm5, zmm21                                        ;  1521.3 p5      42 t
        vpermb zmm25{k2}, zmm5, zmm30                                    ;  1524.3 p5      42 t
        vmovdqu8 zmm17{k3}, zmm25                                        ;  1529.3 p0      42 t
        vpternlogd zmm11, zmm17, zmm14, 0x96                             ;  1532.3 p0      41 t
        vpternlogd zmm17, zmm14, zmm26, 0x96                             ;  1532.3 p0      41 t
        vpternlogd zmm15, zmm9, zmm11, 0x96                              ;  1533.3 p0      41 t
        vpermb zmm5, zmm28, zmm24                                        ;  1523.3 p5      42 t
        vpermb zmm5{k1}, zmm28, zmm31                                    ;  1526.3 p5      42 t
        vpermb zmm9, zmm28, zmm21                                        ;  1525.3 p5      42 t
        vpermb zmm9{k1}, zmm28, zmm30                                    ;  1528.3 p5      42 t
        vmovdqu8 zmm5{k5}, zmm9                                          ;  1533.3 p0      42 t
        vpternlogd zmm6, zmm5, zmm12, 0x96                               ;  1536.3 p0      41 t
        vpternlogd zmm5, zmm12, zmm18, 0x96                              ;  1536.3 p0      41 t
        vpternlogd zmm4, zmm2, zmm6, 0x96                                ;  1537.3 p0      41 t
        vpxord zmm8, zmm8, [rbp + 22912]                                 ;  1514.3 p0+p2   61 t
        vpternlogd zmm11, zmm27, [rbp + 21632], 0x96                     ;  1533.3 p0+p3   61 t
        vpxord zmm27, zmm27, [rbp + 21440]                               ;  1524.3 p0+p2   61 t
        vpternlogd zmm26, zmm15, [rbp + 21760], 0x96                     ;  1534.3 p0+p3   61 t
        vpxord zmm15, zmm15, [rbp + 23296]                               ;  1534.3 p0+p2   61 t
        vpternlogd zmm0, zmm17, [rbp + 23808], 0x96                      ;  1533.3 p0+p3   61 t
        vpxord zmm17, zmm17, [rbp + 22272]                               ;  1533.3 p0+p2   61 t
        vpternlogd zmm18, zmm4, [rbp + 23360], 0x96                      ;  1538.3 p0+p3   61 t
        vpxord zmm4, zmm4, [rbp + 22208]                                 ;  1538.3 p0+p2   61 t
        vpternlogd zmm7, zmm5, [rbp + 21504], 0x96                       ;  1537.3 p0+p3   61 t
        vpxord zmm5, zmm5, [rbp + 23104]                                 ;  1537.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 22016]                                    ;  1378.3 p3      61 t reload
        vpternlogd zmm6, zmm2, [rbp + 23680], 0x96                       ;  1537.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 23552]                                    ;  1370.3 p3      61 t
        vpxord zmm2, zmm2, zmm13                                         ;  1529.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 16000]                                    ;  1349.7 p2      62 l.4 reload
        vpxord zmm12, zmm16, zmm9                                        ;  1524.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 15808]                                   ;  1352.5 p3      62 l.1 reload
        vpxord zmm25, zmm8, zmm14                                        ;  1515.3 p0      40 t
        vmovdqu64 zmm28, [rbp + 22336]                                   ;  1360.3 p2      61 t reload
        vpternlogd zmm14, zmm20, zmm28, 0x96                             ;  1519.3 p0      40 t
        vpmovb2m k1, zmm25                                               ;  1516.3 p0      23 t
        vptestmb k2, zmm25, zmm29                                        ;  1527.3 p5      23 t
        vpmovb2m k3, zmm14                                               ;  1520.3 p0      23 t
        vptestmb k4, zmm14, zmm29                                        ;  1528.3 p5      23 t
        vpmovb2m k5, zmm12                                               ;  1525.3 p0      23 t
        vpxord zmm9, zmm19, zmm9                                         ;  1529.3 p0      40 t
        vpxord zmm28, zmm11, [rbp + 16064]                               ;  1534.3 p0+p3   40 t
        vmovdqu64 [rbp + 23552], zmm8                                    ;  1515.3 p7+p4   61 t spill
        vpxord zmm8, zmm26, [rbp + 16128]                                ;  1535.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm26                                   ;  1535.3 p8+p9   61 t spill
        vpxord zmm26, zmm0, [rbp + 16192]                                ;  1534.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm0                                    ;  1534.3 p7+p4   61 t spill
        vpxord zmm0, zmm18, [rbp + 16128]                                ;  1539.3 p0+p2   40 t
        vmovdqu64 [rbp + 23104], zmm18                                   ;  1539.3 p8+p9   61 t spill
        vpxord zmm18, zmm7, [rbp + 16192]                                ;  1538.3 p0+p3   40 t
        vmovdqu64 [rbp + 21504], zmm7                                    ;  1538.3 p7+p4   61 t spill
        vpxord zmm7, zmm17, [rbp + 15744]                                ;  1534.3 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm11                                   ;  1534.3 p8+p9   61 t spill
        vpxord zmm11, zmm27, [rbp + 15872]                               ;  1525.3 p0+p3   40 t
        vmovdqu64 [rbp + 23360], zmm27                                   ;  1525.3 p7+p4   61 t spill
        vpxord zmm27, zmm5, [rbp + 15744]                                ;  1538.3 p0+p2   40 t
        vmovdqu64 [rbp + 22272], zmm19                                   ;  1529.3 p8+p9   61 t spill
        vpxord zmm19, zmm2, [rbp + 15872]                                ;  1530.3 p0+p3   40 t
        vmovdqu64 [rbp + 23808], zmm2                                    ;  1530.3 p7+p4   61 t spill
        vpxord zmm2, zmm15, [rbp + 15936]                                ;  1535.3 p0+p2   40 t
        vmovdqu64 [rbp + 23296], zmm15                                   ;  1535.3 p8+p9   61 t spill
        vpxord zmm15, zmm4, [rbp + 15936]                                ;  1539.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm4                                    ;  1539.3 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm6                                             ;  1538.3         40 t copy
        vpternlogd zmm4, zmm13, [rbp + 16064], 0x96                      ;  1538.3 p0+p2   40 t
        vmovdqu64 [rbp + 21440], zmm6                                    ;  1538.3 p8+p9   61 t spill
        vpermb zmm6, zmm25, zmm3                                         ;  1529.3 p5      23 t
        vpermb zmm6{k2}, zmm25, [rel camellia256_encrypt.T0_constants512 + 384] ;  1532.3 p5+p3   23 t
        vmovdqu64 [rbp + 21632], zmm13                                   ;  1529.3 p7+p4   41 t spill
        vpermb zmm13, zmm25, [rel camellia256_encrypt.T0_constants512 + 448] ;  1531.3 p5+p2   23 t
        vpermb zmm13{k2}, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;  1534.3 p5+p3   23 t
        vmovdqu8 zmm6{k1}, zmm13                                         ;  1539.3 p0      23 t
        vpmovb2m k1, zmm7                                                ;  1535.3 p0      41 t
        vptestmb k2, zmm7, zmm29                                         ;  1535.3 p5      41 t
        vpermb zmm13, zmm7, zmm24                                        ;  1535.3 p5      41 t
        vpermb zmm13{k2}, zmm7, zmm31                                    ;  1538.3 p5      41 t
        vpermb zmm25, zmm7, zmm21                                        ;  1536.3 p5      41 t
        vpermb zmm25{k2}, zmm7, zmm30                                    ;  1539.3 p5      41 t
        vmovdqu8 zmm13{k1}, zmm25                                        ;  1544.3 p0      41 t
        vpmovb2m k1, zmm27                                               ;  1539.3 p0      41 t
        vptestmb k2, zmm27, zmm29                                        ;  1539.3 p5      41 t
        vpermb zmm7, zmm27, zmm24                                        ;  1539.3 p5      41 t
        vpermb zmm7{k2}, zmm27, zmm31                                    ;  1542.3 p5      41 t
        vpermb zmm25, zmm27, zmm21                                       ;  1541.3 p5      41 t
        vpermb zmm25{k2}, zmm27, zmm30                                   ;  1544.3 p5      41 t
        vmovdqu8 zmm7{k1}, zmm25                                         ;  1549.3 p0      41 t
        vpmovb2m k1, zmm11                                               ;  1526.3 p0      22 t
        vptestmb k2, zmm11, zmm29                                        ;  1543.3 p5      22 t
        vpermb zmm25, zmm14, zmm3                                        ;  1544.3 p5      23 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 384] ;  1374.7 p2      23 t reload
        vpermb zmm25{k4}, zmm14, zmm27                                   ;  1547.3 p5      23 t
        vmovdqu64 [rbp + 22912], zmm5                                    ;  1538.3 p8+p9   61 t spill
        vpermb zmm5, zmm14, [rel camellia256_encrypt.T0_constants512 + 448] ;  1546.3 p5+p3   23 t
        vpermb zmm5{k4}, zmm14, [rel camellia256_encrypt.T0_constants512 + 512] ;  1549.3 p5+p2   23 t
        vmovdqu8 zmm25{k3}, zmm5                                         ;  1554.3 p0      23 t
        vpmovb2m k3, zmm19                                               ;  1531.3 p0      22 t
        vptestmb k4, zmm19, zmm29                                        ;  1548.3 p5      22 t
        vpermb zmm5, zmm11, zmm1                                         ;  1549.3 p5      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 640] ;  1378.7 p3      22 t reload
        vpermb zmm5{k2}, zmm11, zmm14                                    ;  1552.3 p5      22 t
        vmovdqu64 [rbp + 21824], zmm16                                   ;  1524.3 p7+p4   61 t spill
        vpermb zmm16, zmm11, [rel camellia256_encrypt.T0_constants512 + 704] ;  1551.3 p5+p2   22 t
        vpermb zmm16{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 768] ;  1554.3 p5+p3   22 t
        vmovdqu8 zmm5{k1}, zmm16                                         ;  1559.3 p0      22 t
        vptestmb k1, zmm12, zmm29                                        ;  1553.3 p5      23 t
        vpmovb2m k2, zmm2                                                ;  1536.3 p0      21 t
        vpermb zmm11, zmm19, zmm1                                        ;  1554.3 p5      22 t
        vpermb zmm11{k4}, zmm19, zmm14                                   ;  1557.3 p5      22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 704] ;  1380.3 p2      22 t reload
        vmovdqu64 [rbp + 24320], zmm17                                   ;  1534.3 p8+p9   61 t spill
        vpermb zmm17, zmm19, zmm16                                       ;  1556.3 p5      22 t
        vpermb zmm17{k4}, zmm19, [rel camellia256_encrypt.T0_constants512 + 768] ;  1559.3 p5+p3   22 t
        vmovdqu8 zmm11{k3}, zmm17                                        ;  1564.3 p0      22 t
        vptestmb k3, zmm2, zmm29                                         ;  1558.3 p5      21 t
        vpmovb2m k4, zmm15                                               ;  1540.3 p0      21 t
        vpermb zmm17, zmm2, zmm10                                        ;  1559.3 p5      21 t
        vpermb zmm17{k3}, zmm2, zmm23                                    ;  1562.3 p5      21 t
        vpermb zmm19, zmm2, zmm22                                        ;  1561.3 p5      21 t
        vpermb zmm19{k3}, zmm2, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1564.3 p5+p2   21 t
        vmovdqu8 zmm17{k2}, zmm19                                        ;  1569.3 p0      21 t
        vptestmb k2, zmm15, zmm29                                        ;  1563.3 p5      21 t
        vpmovb2m k3, zmm9                                                ;  1530.3 p0      23 t
        vpermb zmm2, zmm15, zmm10                                        ;  1564.3 p5      21 t
        vpermb zmm2{k2}, zmm15, zmm23                                    ;  1567.3 p5      21 t
        vpermb zmm19, zmm15, zmm22                                       ;  1566.3 p5      21 t
        vpermb zmm19{k2}, zmm15, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1569.3 p5+p3   21 t
        vmovdqu8 zmm2{k4}, zmm19                                         ;  1574.3 p0      21 t
        vptestmb k2, zmm9, zmm29                                         ;  1568.3 p5      23 t
        vpmovb2m k4, zmm28                                               ;  1535.3 p0      22 t
        vpermb zmm15, zmm12, zmm3                                        ;  1569.3 p5      23 t
        vpermb zmm15{k1}, zmm12, zmm27                                   ;  1572.3 p5      23 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 448] ;  1384.2 p2      23 t reload
        vmovdqu64 [rbp + 24128], zmm20                                   ;  1519.3 p7+p4   41 t spill
        vpermb zmm20, zmm12, zmm19                                       ;  1571.3 p5      23 t
        vpermb zmm20{k1}, zmm12, [rel camellia256_encrypt.T0_constants512 + 512] ;  1574.3 p5+p3   23 t
        vmovdqu8 zmm15{k5}, zmm20                                        ;  1579.3 p0      23 t
        vptestmb k1, zmm28, zmm29                                        ;  1573.3 p5      22 t
        vpmovb2m k5, zmm4                                                ;  1539.3 p0      22 t
        vpermb zmm12, zmm9, zmm3                                         ;  1574.3 p5      23 t
        vpermb zmm12{k2}, zmm9, zmm27                                    ;  1577.3 p5      23 t
        vpermb zmm20, zmm9, zmm19                                        ;  1576.3 p5      23 t
        vpermb zmm20{k2}, zmm9, [rel camellia256_encrypt.T0_constants512 + 512] ;  1579.3 p5+p2   23 t
        vmovdqu8 zmm12{k3}, zmm20                                        ;  1584.3 p0      23 t
        vptestmb k2, zmm4, zmm29                                         ;  1578.3 p5      22 t
        vpmovb2m k3, zmm8                                                ;  1536.3 p0      21 t
        vmovdqa64 zmm9, zmm15                                            ;  1582.3         41 t copy
        vpternlogd zmm9, zmm5, zmm17, 0x96                               ;  1582.3 p0      41 t
        vpermb zmm20, zmm28, zmm1                                        ;  1579.3 p5      22 t
        vpermb zmm20{k1}, zmm28, zmm14                                   ;  1582.3 p5      22 t
        vpermb zmm27, zmm28, zmm16                                       ;  1581.3 p5      22 t
        vpermb zmm27{k1}, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1584.3 p5+p3   22 t
        vmovdqu8 zmm20{k4}, zmm27                                        ;  1589.3 p0      22 t
        vptestmb k1, zmm8, zmm29                                         ;  1583.3 p5      21 t
        vpmovb2m k4, zmm0                                                ;  1540.3 p0      21 t
        vmovdqa64 zmm27, zmm13                                           ;  1547.3         41 t copy
        vpternlogd zmm27, zmm20, zmm17, 0x96                             ;  1592.3 p0      41 t
        vpternlogd zmm15, zmm27, zmm5, 0x96                              ;  1593.3 p0      41 t
        vmovdqa64 zmm28, zmm12                                           ;  1587.3         41 t copy
        vpternlogd zmm28, zmm11, zmm2, 0x96                              ;  1587.3 p0      41 t
        vpermb zmm19, zmm4, zmm1                                         ;  1584.3 p5      22 t
        vpermb zmm19{k2}, zmm4, zmm14                                    ;  1587.3 p5      22 t
        vpermb zmm14, zmm4, zmm16                                        ;  1586.3 p5      22 t
        vpermb zmm14{k2}, zmm4, [rel camellia256_encrypt.T0_constants512 + 768] ;  1589.3 p5+p2   22 t
        vmovdqu8 zmm19{k5}, zmm14                                        ;  1594.3 p0      22 t
        vptestmb k2, zmm0, zmm29                                         ;  1588.3 p5      21 t
        vpmovb2m k5, zmm26                                               ;  1544.3 p0      42 t
        vmovdqa64 zmm4, zmm7                                             ;  1552.3         41 t copy
        vpternlogd zmm4, zmm19, zmm2, 0x96                               ;  1597.3 p0      41 t
        vpternlogd zmm12, zmm4, zmm11, 0x96                              ;  1598.3 p0      41 t
        vpermb zmm14, zmm8, zmm10                                        ;  1589.3 p5      21 t
        vpermb zmm14{k1}, zmm8, zmm23                                    ;  1592.3 p5      21 t
        vpermb zmm16, zmm8, zmm22                                        ;  1591.3 p5      21 t
        vpermb zmm16{k1}, zmm8, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1594.3 p5+p3   21 t
        vmovdqu8 zmm14{k3}, zmm16                                        ;  1599.3 p0      21 t
        vptestmb k1, zmm26, zmm29                                        ;  1593.3 p5      42 t
        vpmovb2m k3, zmm18                                               ;  1548.3 p0      42 t
        vmovdqa64 zmm8, zmm14                                            ;  1602.3         41 t copy
        vpternlogd zmm8, zmm13, zmm6, 0x96                               ;  1602.3 p0      41 t
        vpternlogd zmm20, zmm17, zmm8, 0x96                              ;  1603.3 p0      41 t
        vpternlogd zmm8, zmm15, [rbp + 23040], 0x96                      ;  1603.3 p0+p2   62 t
        vpermb zmm16, zmm0, zmm10                                        ;  1594.3 p5      21 t
        vpermb zmm16{k2}, zmm0, zmm23                                    ;  1597.3 p5      21 t
        vpermb zmm17, zmm0, zmm22                                        ;  1596.3 p5      21 t
        vpermb zmm17{k2}, zmm0, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1599.3 p5+p3   21 t
        vmovdqu8 zmm16{k4}, zmm17                                        ;  1604.3 p0      21 t
        vptestmb k2, zmm18, zmm29                                        ;  1598.3 p5      42 t
        vmovdqa64 zmm0, zmm16                                            ;  1607.3         41 t copy
        vpternlogd zmm0, zmm7, zmm25, 0x96                               ;  1607.3 p0      41 t
        vpternlogd zmm19, zmm2, zmm0, 0x96                               ;  1608.3 p0      41 t
        vpternlogd zmm0, zmm12, [rbp + 21952], 0x96                      ;  1608.3 p0+p2   62 t
        vpermb zmm2, zmm26, zmm24                                        ;  1599.3 p5      42 t
        vpermb zmm2{k1}, zmm26, zmm31                                    ;  1602.3 p5      42 t
        vpermb zmm17, zmm26, zmm21                                       ;  1601.3 p5      42 t
        vpermb zmm17{k1}, zmm26, zmm30                                   ;  1604.3 p5      42 t
        vmovdqu8 zmm2{k5}, zmm17                                         ;  1609.3 p0      42 t
        vpternlogd zmm5, zmm2, zmm6, 0x96                                ;  1612.3 p0      41 t
        vpternlogd zmm2, zmm6, zmm9, 0x96                                ;  1612.3 p0      41 t
        vpternlogd zmm14, zmm13, zmm5, 0x96                              ;  1613.3 p0      41 t
        vpermb zmm6, zmm18, zmm24                                        ;  1603.3 p5      42 t
        vpermb zmm6{k2}, zmm18, zmm31                                    ;  1606.3 p5      42 t
        vpermb zmm13, zmm18, zmm21                                       ;  1605.3 p5      42 t
        vpermb zmm13{k2}, zmm18, zmm30                                   ;  1608.3 p5      42 t
        vmovdqu8 zmm6{k3}, zmm13                                         ;  1613.3 p0      42 t
        vpternlogd zmm11, zmm6, zmm25, 0x96                              ;  1616.3 p0      41 t
        vpternlogd zmm6, zmm25, zmm28, 0x96                              ;  1616.3 p0      41 t
        vpternlogd zmm16, zmm7, zmm11, 0x96                              ;  1617.3 p0      41 t
        vpternlogd zmm5, zmm20, [rbp + 23424], 0x96                      ;  1613.3 p0+p3   62 t
        vpternlogd zmm9, zmm14, [rbp + 22656], 0x96                      ;  1614.3 p0+p2   62 t
        vpternlogd zmm11, zmm19, [rbp + 21568], 0x96                     ;  1617.3 p0+p3   62 t
        vpternlogd zmm27, zmm2, [rbp + 21696], 0x96                      ;  1613.3 p0+p2   62 t
        vpternlogd zmm28, zmm16, [rbp + 23872], 0x96                     ;  1618.3 p0+p3   62 t
        vpternlogd zmm4, zmm6, [rbp + 24192], 0x96                       ;  1617.3 p0+p2   62 t
        vmovdqu64 zmm7, [rbp + 16512]                                    ;  1412.7 p3      71 d.4 reload
        vpandd zmm13, zmm8, zmm7                                         ;  1604.3 p0      47 y
        vpandd zmm7, zmm0, zmm7                                          ;  1609.3 p0      47 y
        vmovdqu64 zmm17, [rbp + 16576]                                   ;  1414.3 p2      71 d.5 reload
        vpandd zmm18, zmm5, zmm17                                        ;  1614.3 p0      47 y
        vmovdqu64 zmm25, [rbp + 16640]                                   ;  1417.5 p3      71 d.6 reload
        vpandd zmm26, zmm9, zmm25                                        ;  1615.3 p0      47 y
        vpandd zmm17, zmm11, zmm17                                       ;  1618.3 p0      47 y
        vpandd zmm23, zmm27, [rbp + 16704]                               ;  1614.3 p0+p2   47 y
        vpandd zmm25, zmm28, zmm25                                       ;  1619.3 p0      47 y
        vpandd zmm22, zmm4, [rbp + 16704]                                ;  1618.3 p0+p3   47 y
        vpsrlq zmm10, zmm23, 7                                           ;  1615.3 p0      47 y
        vpsrlq zmm1, zmm13, 7                                            ;  1605.3 p0      47 y
        vpaddb zmm13, zmm13, zmm13                                       ;  1605.3 p0      47 y
        vpternlogd zmm13, zmm2, [rbp + 23744], 0x96                      ;  1613.3 p0+p2   47 y
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 1088] ;  1422.8 p3      47 y reload
        vpternlogd zmm13, zmm10, zmm2, 0x78                              ;  1616.3 p0      47 y
        vmovdqu64 zmm10, [rbp + 16256]                                   ;  1423.5 p2      71 d.0 reload
        vpternlogd zmm8, zmm13, zmm10, 0x1e                              ;  1617.3 p0      48 y
        vpsrlq zmm3, zmm22, 7                                            ;  1619.3 p0      47 y
        vpsrlq zmm30, zmm7, 7                                            ;  1610.3 p0      47 y
        vpaddb zmm7, zmm7, zmm7                                          ;  1610.3 p0      47 y
        vpternlogd zmm7, zmm6, [rbp + 22976], 0x96                       ;  1617.3 p0+p3   47 y
        vpternlogd zmm7, zmm3, zmm2, 0x78                                ;  1620.3 p0      47 y
        vpternlogd zmm10, zmm0, zmm7, 0x36                               ;  1621.3 p0      48 y
        vpsrlq zmm0, zmm18, 7                                            ;  1615.3 p0      47 y
        vpaddb zmm3, zmm18, zmm18                                        ;  1615.3 p0      47 y
        vpternlogd zmm3, zmm15, [rbp + 23616], 0x96                      ;  1616.3 p0+p2   47 y
        vpternlogd zmm3, zmm1, zmm2, 0x78                                ;  1617.3 p0      47 y
        vpaddb zmm1, zmm23, zmm23                                        ;  1615.3 p0      47 y
        vpternlogd zmm1, zmm14, [rbp + 21888], 0x96                      ;  1616.3 p0+p3   47 y
        vpsrlq zmm6, zmm17, 7                                            ;  1619.3 p0      47 y
        vpaddb zmm14, zmm17, zmm17                                       ;  1619.3 p0      47 y
        vpternlogd zmm14, zmm12, [rbp + 22400], 0x96                     ;  1620.3 p0+p2   47 y
        vpternlogd zmm14, zmm30, zmm2, 0x78                              ;  1621.3 p0      47 y
        vpaddb zmm12, zmm22, zmm22                                       ;  1619.3 p0      47 y
        vpternlogd zmm12, zmm16, [rbp + 24064], 0x96                     ;  1620.3 p0+p3   47 y
        vmovdqu64 zmm15, [rbp + 16320]                                   ;  1437.7 p2      71 d.1 reload
        vpternlogd zmm5, zmm3, zmm15, 0x1e                               ;  1618.3 p0      48 y
        vpternlogd zmm15, zmm11, zmm14, 0x36                             ;  1622.3 p0      48 y
        vpsrlq zmm11, zmm26, 7                                           ;  1616.3 p0      47 y
        vpternlogd zmm1, zmm11, zmm2, 0x78                               ;  1617.3 p0      47 y
        vpaddb zmm11, zmm26, zmm26                                       ;  1616.3 p0      47 y
        vpternlogd zmm11, zmm20, [rbp + 22784], 0x96                     ;  1617.3 p5+p3   47 y
        vpternlogd zmm11, zmm0, zmm2, 0x78                               ;  1618.3 p0      47 y
        vmovdqu64 zmm0, [rbp + 16384]                                    ;  1442.5 p2      71 d.2 reload
        vpternlogd zmm9, zmm11, zmm0, 0x1e                               ;  1619.3 p5      48 y
        vpsrlq zmm16, zmm25, 7                                           ;  1620.3 p0      47 y
        vpternlogd zmm12, zmm16, zmm2, 0x78                              ;  1621.3 p5      47 y
        vpaddb zmm16, zmm25, zmm25                                       ;  1620.3 p0      47 y
        vpternlogd zmm16, zmm19, [rbp + 22528], 0x96                     ;  1621.3 p5+p3   47 y
        vpternlogd zmm16, zmm6, zmm2, 0x78                               ;  1622.3 p0      47 y
        vpternlogd zmm0, zmm28, zmm16, 0x36                              ;  1623.3 p5      48 y
        vmovdqu64 zmm6, [rbp + 16448]                                    ;  1445.2 p2      71 d.3 reload
        vpternlogd zmm27, zmm1, zmm6, 0x1e                               ;  1618.3 p0      48 y
        vpternlogd zmm6, zmm4, zmm12, 0x36                               ;  1622.3 p5      48 y
        vmovdqu64 zmm4, [rbp + 22336]                                    ;  1445.7 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 24128]                                   ;  1519.3 p2      41 t reload
        vmovdqu64 zmm18, [rbp + 16832]                                   ;  1447.3 p3      51 x
        vpternlogd zmm18, zmm17, zmm4, 0xf6                              ;  1612.3 p0      51 x
        vmovdqu64 zmm19, [rbp + 21440]                                   ;  1538.3 p2      61 t reload
        vpternlogd zmm18, zmm19, [rbp + 21632], 0x96                     ;  1613.3 p5+p3   51 x
        vmovdqu64 zmm19, [rbp + 17088]                                   ;  1449.3 p2      71 y.5 reload
        vpandd zmm20, zmm18, zmm19                                       ;  1614.3 p0      52 x
        vpsrlq zmm22, zmm20, 7                                           ;  1615.3 p0      52 x
        vpandd zmm22, zmm22, zmm2                                        ;  1616.3 p5      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;  1615.3 p5      52 x
        vmovdqu64 zmm23, [rbp + 24320]                                   ;  1534.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 21824]                                   ;  1524.3 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 16768]                                   ;  1451.2 p3      51 x
        vpternlogd zmm26, zmm25, zmm23, 0x36                             ;  1615.3 p0      51 x
        vmovdqu64 zmm25, [rbp + 17024]                                   ;  1452.3 p2      71 y.4 reload
        vpandd zmm28, zmm26, zmm25                                       ;  1616.3 p5      52 x
        vpternlogd zmm20, zmm17, zmm4, 0x96                              ;  1616.3 p0      61 t
        vpsrlq zmm4, zmm28, 7                                            ;  1617.3 p0      52 x
        vpaddb zmm17, zmm28, zmm28                                       ;  1617.3 p5      52 x
        vmovdqu64 zmm28, [rbp + 17536]                                   ;  1454.7 p3      61 r.4 reload
        vpxord zmm30, zmm8, zmm28                                        ;  1618.3 p5      40 t
        vpmovb2m k1, zmm30                                               ;  1619.3 p0      23 t
        vptestmb k2, zmm30, zmm29                                        ;  1619.3 p5      23 t
        vpandd zmm4, zmm4, zmm2                                          ;  1619.3 p0      52 x
        vpxord zmm23, zmm5, [rbp + 17600]                                ;  1620.3 p5+p2   40 t
        vpmovb2m k3, zmm23                                               ;  1621.3 p0      22 t
        vptestmb k4, zmm23, zmm29                                        ;  1621.3 p5      22 t
        vpxord zmm28, zmm10, zmm28                                       ;  1622.3 p0      40 t
        vpmovb2m k5, zmm28                                               ;  1623.3 p0      23 t
        vmovdqu64 [rbp + 22336], zmm5                                    ;  1619.3 p8+p9   48 y spill
        vpxord zmm5, zmm9, [rbp + 17664]                                 ;  1622.3 p5+p3   40 t
        vmovdqu64 [rbp + 24128], zmm9                                    ;  1620.3 p7+p4   48 y spill
        vpxord zmm9, zmm15, [rbp + 17600]                                ;  1623.3 p5+p2   40 t
        vmovdqu64 [rbp + 21824], zmm15                                   ;  1623.3 p8+p9   48 y spill
        vpxord zmm15, zmm27, [rbp + 17728]                               ;  1623.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm27                                   ;  1619.3 p7+p4   48 y spill
        vpxord zmm27, zmm0, [rbp + 17664]                                ;  1624.3 p5+p2   40 t
        vmovdqu64 [rbp + 21440], zmm0                                    ;  1624.3 p8+p9   48 y spill
        vpxord zmm0, zmm6, [rbp + 17728]                                 ;  1624.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm6                                    ;  1623.3 p7+p4   48 y spill
        vpxord zmm6, zmm13, [rbp + 17280]                                ;  1625.3 p5+p2   40 t
        vmovdqu64 [rbp + 22784], zmm13                                   ;  1617.3 p8+p9   47 y spill
        vpxord zmm13, zmm3, [rbp + 17344]                                ;  1625.3 p0+p3   40 t
        vmovdqu64 [rbp + 24064], zmm3                                    ;  1618.3 p7+p4   47 y spill
        vpxord zmm3, zmm7, [rbp + 17280]                                 ;  1626.3 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm7                                    ;  1621.3 p8+p9   47 y spill
        vpxord zmm7, zmm11, [rbp + 17408]                                ;  1626.3 p0+p3   40 t
        vmovdqu64 [rbp + 21888], zmm11                                   ;  1619.3 p7+p4   47 y spill
        vpxord zmm11, zmm14, [rbp + 17344]                               ;  1627.3 p5+p2   40 t
        vmovdqu64 [rbp + 23616], zmm14                                   ;  1622.3 p8+p9   47 y spill
        vpxord zmm14, zmm1, [rbp + 17472]                                ;  1627.3 p0+p3   40 t
        vmovdqu64 [rbp + 22976], zmm1                                    ;  1618.3 p7+p4   47 y spill
        vpxord zmm1, zmm16, [rbp + 17408]                                ;  1628.3 p5+p2   40 t
        vmovdqu64 [rbp + 23744], zmm16                                   ;  1623.3 p8+p9   47 y spill
        vpxord zmm16, zmm12, [rbp + 17472]                               ;  1628.3 p0+p3   40 t
        vpmovb2m k6, zmm6                                                ;  1629.3 p0      41 t
        vptestmb k7, zmm6, zmm29                                         ;  1629.3 p5      41 t
        vmovdqu64 [rbp + 24192], zmm12                                   ;  1622.3 p7+p4   47 y spill
        vpermb zmm12, zmm6, zmm24                                        ;  1630.3 p5      41 t
        vpermb zmm12{k7}, zmm6, zmm31                                    ;  1633.3 p5      41 t
        vmovdqu64 [rbp + 23872], zmm10                                   ;  1622.3 p8+p9   48 y spill
        vpermb zmm10, zmm6, zmm21                                        ;  1632.3 p5      41 t
        vpermb zmm10{k7}, zmm6, [rel camellia256_encrypt.T0_constants512 + 192] ;  1635.3 p5+p2   41 t
        vmovdqu8 zmm12{k6}, zmm10                                        ;  1640.3 p0      41 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1466.2 p3      23 t reload
        vpermb zmm10, zmm30, zmm6                                        ;  1634.3 p5      23 t
        vpermb zmm10{k2}, zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;  1637.3 p5+p2   23 t
        vmovdqu64 [rbp + 21696], zmm8                                    ;  1618.3 p7+p4   48 y spill
        vpermb zmm8, zmm30, [rel camellia256_encrypt.T0_constants512 + 448] ;  1636.3 p5+p3   23 t
        vpermb zmm8{k2}, zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;  1639.3 p5+p2   23 t
        vmovdqu8 zmm10{k1}, zmm8                                         ;  1644.3 p0      23 t
        vpmovb2m k1, zmm3                                                ;  1632.3 p0      41 t
        vptestmb k2, zmm3, zmm29                                         ;  1638.3 p5      41 t
        vpermb zmm8, zmm3, zmm24                                         ;  1639.3 p5      41 t
        vpermb zmm8{k2}, zmm3, zmm31                                     ;  1642.3 p5      41 t
        vpermb zmm30, zmm3, zmm21                                        ;  1641.3 p5      41 t
        vpermb zmm30{k2}, zmm3, [rel camellia256_encrypt.T0_constants512 + 192] ;  1644.3 p5+p3   41 t
        vmovdqu8 zmm8{k1}, zmm30                                         ;  1649.3 p0      41 t
        vpmovb2m k1, zmm13                                               ;  1634.3 p0      23 t
        vptestmb k2, zmm13, zmm29                                        ;  1643.3 p5      23 t
        vpermb zmm3, zmm13, zmm6                                         ;  1644.3 p5      23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 384] ;  1468.5 p2      23 t reload
        vpermb zmm3{k2}, zmm13, zmm30                                    ;  1647.3 p5      23 t
        vpermb zmm31, zmm13, [rel camellia256_encrypt.T0_constants512 + 448] ;  1646.3 p5+p3   23 t
        vpermb zmm31{k2}, zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;  1649.3 p5+p2   23 t
        vmovdqu8 zmm3{k1}, zmm31                                         ;  1654.3 p0      23 t
        vpmovb2m k1, zmm11                                               ;  1636.3 p0      23 t
        vptestmb k2, zmm11, zmm29                                        ;  1648.3 p5      23 t
        vpermb zmm13, zmm11, zmm6                                        ;  1649.3 p5      23 t
        vpermb zmm13{k2}, zmm11, zmm30                                   ;  1652.3 p5      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 448] ;  1470.2 p3      23 t reload
        vpermb zmm21, zmm11, zmm31                                       ;  1651.3 p5      23 t
        vpermb zmm21{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;  1654.3 p5+p2   23 t
        vmovdqu8 zmm13{k1}, zmm21                                        ;  1659.3 p0      23 t
        vpmovb2m k1, zmm7                                                ;  1638.3 p0      22 t
        vptestmb k2, zmm7, zmm29                                         ;  1653.3 p5      22 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 576] ;  1471.2 p3      22 t reload
        vpermb zmm21, zmm7, zmm11                                        ;  1654.3 p5      22 t
        vpermb zmm21{k2}, zmm7, [rel camellia256_encrypt.T0_constants512 + 640] ;  1657.3 p5+p2   22 t
        vpermb zmm24, zmm7, [rel camellia256_encrypt.T0_constants512 + 704] ;  1656.3 p5+p3   22 t
        vpermb zmm24{k2}, zmm7, [rel camellia256_encrypt.T0_constants512 + 768] ;  1659.3 p5+p2   22 t
        vmovdqu8 zmm21{k1}, zmm24                                        ;  1664.3 p0      22 t
        vpmovb2m k1, zmm1                                                ;  1640.3 p0      22 t
        vptestmb k2, zmm1, zmm29                                         ;  1658.3 p5      22 t
        vpermb zmm7, zmm1, zmm11                                         ;  1659.3 p5      22 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 640] ;  1473.2 p3      22 t reload
        vpermb zmm7{k2}, zmm1, zmm24                                     ;  1662.3 p5      22 t
        vpermb zmm24, zmm1, [rel camellia256_encrypt.T0_constants512 + 704] ;  1661.3 p5+p2   22 t
        vpermb zmm24{k2}, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;  1664.3 p5+p3   22 t
        vmovdqu8 zmm7{k1}, zmm24                                         ;  1669.3 p0      22 t
        vpmovb2m k1, zmm14                                               ;  1642.3 p0      21 t
        vptestmb k2, zmm14, zmm29                                        ;  1663.3 p5      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 832]  ;  1474.5 p2      21 t reload
        vpermb zmm24, zmm14, zmm1                                        ;  1664.3 p5      21 t
        vpermb zmm24{k2}, zmm14, [rel camellia256_encrypt.T0_constants512 + 896] ;  1667.3 p5+p3   21 t
        vpermb zmm11, zmm14, [rel camellia256_encrypt.T0_constants512 + 960] ;  1666.3 p5+p2   21 t
        vpermb zmm11{k2}, zmm14, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1669.3 p5+p3   21 t
        vmovdqu8 zmm24{k1}, zmm11                                        ;  1674.3 p0      21 t
        vpmovb2m k1, zmm16                                               ;  1644.3 p0      21 t
        vptestmb k2, zmm16, zmm29                                        ;  1668.3 p5      21 t
        vpermb zmm11, zmm16, zmm1                                        ;  1669.3 p5      21 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 896] ;  1477.3 p2      21 t reload
        vpermb zmm11{k2}, zmm16, zmm14                                   ;  1672.3 p5      21 t
        vpermb zmm14, zmm16, [rel camellia256_encrypt.T0_constants512 + 960] ;  1671.3 p5+p3   21 t
        vpermb zmm14{k2}, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1674.3 p5+p2   21 t
        vmovdqu8 zmm11{k1}, zmm14                                        ;  1679.3 p0      21 t
        vptestmb k1, zmm28, zmm29                                        ;  1673.3 p5      23 t
        vpmovb2m k2, zmm9                                                ;  1646.3 p0      22 t
        vpermb zmm14, zmm28, zmm6                                        ;  1674.3 p5      23 t
        vpermb zmm14{k1}, zmm28, zmm30                                   ;  1677.3 p5      23 t
        vpermb zmm16, zmm28, zmm31                                       ;  1676.3 p5      23 t
        vpermb zmm16{k1}, zmm28, [rel camellia256_encrypt.T0_constants512 + 512] ;  1679.3 p5+p3   23 t
        vmovdqu8 zmm14{k5}, zmm16                                        ;  1684.3 p0      23 t
        vptestmb k1, zmm9, zmm29                                         ;  1678.3 p5      22 t
        vpmovb2m k5, zmm5                                                ;  1648.3 p0      21 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 576] ;  1483.2 p2      22 t reload
        vpermb zmm28, zmm23, zmm16                                       ;  1679.3 p5      22 t
        vpermb zmm28{k4}, zmm23, [rel camellia256_encrypt.T0_constants512 + 640] ;  1682.3 p5+p3   22 t
        vpermb zmm30, zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;  1681.3 p5+p2   22 t
        vpermb zmm30{k4}, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;  1684.3 p5+p3   22 t
        vmovdqu8 zmm28{k3}, zmm30                                        ;  1689.3 p0      22 t
        vptestmb k3, zmm5, zmm29                                         ;  1683.3 p5      21 t
        vpmovb2m k4, zmm27                                               ;  1650.3 p0      21 t
        vmovdqa64 zmm23, zmm10                                           ;  1647.3         41 t copy
        vpternlogd zmm23, zmm21, zmm24, 0x96                             ;  1677.3 p0      41 t
        vmovdqa64 zmm30, zmm12                                           ;  1643.3         41 t copy
        vpternlogd zmm30, zmm28, zmm24, 0x96                             ;  1692.3 p0      41 t
        vpternlogd zmm10, zmm30, zmm21, 0x96                             ;  1693.3 p0      41 t
        vmovdqa64 zmm31, zmm14                                           ;  1687.3         41 t copy
        vpternlogd zmm31, zmm7, zmm11, 0x96                              ;  1687.3 p0      41 t
        vpermb zmm6, zmm9, zmm16                                         ;  1684.3 p5      22 t
        vpermb zmm6{k1}, zmm9, [rel camellia256_encrypt.T0_constants512 + 640] ;  1687.3 p5+p2   22 t
        vpermb zmm16, zmm9, [rel camellia256_encrypt.T0_constants512 + 704] ;  1686.3 p5+p3   22 t
        vpermb zmm16{k1}, zmm9, [rel camellia256_encrypt.T0_constants512 + 768] ;  1689.3 p5+p2   22 t
        vmovdqu8 zmm6{k2}, zmm16                                         ;  1694.3 p0      22 t
        vptestmb k1, zmm27, zmm29                                        ;  1688.3 p5      21 t
        vpmovb2m k2, zmm15                                               ;  1656.3 p0      42 t
        vmovdqa64 zmm9, zmm8                                             ;  1652.3         41 t copy
        vpternlogd zmm9, zmm6, zmm11, 0x96                               ;  1697.3 p0      41 t
        vpternlogd zmm14, zmm9, zmm7, 0x96                               ;  1698.3 p0      41 t
        vpermb zmm16, zmm5, zmm1                                         ;  1689.3 p5      21 t
        vpermb zmm16{k3}, zmm5, [rel camellia256_encrypt.T0_constants512 + 896] ;  1692.3 p5+p3   21 t
        vpermb zmm29, zmm5, [rel camellia256_encrypt.T0_constants512 + 960] ;  1691.3 p5+p2   21 t
        vpermb zmm29{k3}, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1694.3 p5+p3   21 t
        vmovdqu8 zmm16{k5}, zmm29                                        ;  1699.3 p0      21 t
        vpmovb2m k3, zmm0                                                ;  1660.3 p0      42 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1504.3 p2      41 t reload
        vptestmb k5, zmm15, zmm5                                         ;  1693.3 p5      42 t
        vmovdqa64 zmm29, zmm16                                           ;  1702.3         41 t copy
        vpternlogd zmm29, zmm12, zmm3, 0x96                              ;  1702.3 p0      41 t
        vpternlogd zmm28, zmm24, zmm29, 0x96                             ;  1703.3 p0      41 t
        vpternlogd zmm29, zmm26, zmm10, 0x96                             ;  1703.3 p0      61 t
        vpermb zmm24, zmm27, zmm1                                        ;  1694.3 p5      21 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 896] ;  1508.3 p3      21 t reload
        vpermb zmm24{k1}, zmm27, zmm26                                   ;  1697.3 p5      21 t
        vpermb zmm26, zmm27, [rel camellia256_encrypt.T0_constants512 + 960] ;  1696.3 p5+p2   21 t
        vpermb zmm26{k1}, zmm27, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1699.3 p5+p3   21 t
        vmovdqu8 zmm24{k4}, zmm26                                        ;  1704.3 p0      21 t
        vptestmb k1, zmm0, zmm5                                          ;  1698.3 p5      42 t
        vmovdqa64 zmm26, zmm24                                           ;  1707.3         41 t copy
        vpternlogd zmm26, zmm8, zmm13, 0x96                              ;  1707.3 p0      41 t
        vpternlogd zmm6, zmm11, zmm26, 0x96                              ;  1708.3 p0      41 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512]       ;  1514.5 p2      41 t reload
        vpermb zmm27, zmm15, zmm11                                       ;  1699.3 p5      42 t
        vpermb zmm27{k5}, zmm15, [rel camellia256_encrypt.T0_constants512 + 64] ;  1702.3 p5+p3   42 t
        vpermb zmm1, zmm15, [rel camellia256_encrypt.T0_constants512 + 128] ;  1701.3 p5+p2   42 t
        vpermb zmm1{k5}, zmm15, [rel camellia256_encrypt.T0_constants512 + 192] ;  1704.3 p5+p3   42 t
        vmovdqu8 zmm27{k2}, zmm1                                         ;  1709.3 p0      42 t
        vpternlogd zmm21, zmm27, zmm3, 0x96                              ;  1712.3 p0      41 t
        vpternlogd zmm27, zmm3, zmm23, 0x96                              ;  1712.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 22912]                                    ;  1538.3 p2      61 t reload
        vmovdqu64 zmm3, [rbp + 22272]                                    ;  1529.3 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 16768]                                   ;  1518.7 p2      51 x
        vpternlogd zmm15, zmm3, zmm1, 0x36                               ;  1670.3 p0      51 x
        vpandd zmm3, zmm15, zmm25                                        ;  1671.3 p0      52 x
        vpsrlq zmm25, zmm3, 7                                            ;  1672.3 p0      52 x
        vpternlogd zmm20, zmm25, zmm2, 0x78                              ;  1673.3 p0      61 t
        vpaddb zmm3, zmm3, zmm3                                          ;  1674.3 p0      52 x
        vpternlogd zmm16, zmm12, zmm21, 0x96                             ;  1713.3 p0      41 t
        vpternlogd zmm26, zmm15, zmm14, 0x96                             ;  1708.3 p0      61 t
        vmovdqu64 zmm12, [rbp + 23552]                                   ;  1522.7 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 22208]                                   ;  1534.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 16832]                                   ;  1523.7 p3      51 x
        vpternlogd zmm25, zmm15, zmm12, 0x36                             ;  1677.3 p0      51 x
        vpandd zmm15, zmm25, zmm19                                       ;  1678.3 p0      52 x
        vpsrlq zmm19, zmm15, 7                                           ;  1679.3 p0      52 x
        vpandd zmm19, zmm19, zmm2                                        ;  1680.3 p0      52 x
        vpaddb zmm15, zmm15, zmm15                                       ;  1681.3 p0      52 x
        vpternlogd zmm15, zmm4, zmm12, 0x96                              ;  1682.3 p0      61 t
        vpternlogd zmm21, zmm25, zmm28, 0x96                             ;  1713.3 p0      61 t
        vmovdqu64 zmm4, [rbp + 23360]                                    ;  1527.3 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 23680]                                   ;  1535.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 16896]                                   ;  1528.3 p2      51 x
        vpternlogd zmm25, zmm12, zmm4, 0x36                              ;  1684.3 p0      51 x
        vmovdqu64 zmm12, [rbp + 17152]                                   ;  1529.3 p3      71 y.6 reload
        vpandd zmm5, zmm25, zmm12                                        ;  1685.3 p0      52 x
        vpternlogd zmm23, zmm25, zmm16, 0x96                             ;  1714.3 p0      61 t
        vpsrlq zmm25, zmm5, 7                                            ;  1687.3 p0      52 x
        vpandd zmm25, zmm25, zmm2                                        ;  1688.3 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;  1689.3 p0      52 x
        vpternlogd zmm5, zmm19, zmm4, 0x96                               ;  1690.3 p0      61 t
        vpermb zmm4, zmm0, zmm11                                         ;  1703.3 p5      42 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 64]  ;  1533.3 p2      41 t reload
        vpermb zmm4{k1}, zmm0, zmm19                                     ;  1706.3 p5      42 t
        vpermb zmm19, zmm0, [rel camellia256_encrypt.T0_constants512 + 128] ;  1705.3 p5+p3   42 t
        vpermb zmm19{k1}, zmm0, [rel camellia256_encrypt.T0_constants512 + 192] ;  1708.3 p5+p2   42 t
        vmovdqu8 zmm4{k3}, zmm19                                         ;  1713.3 p0      42 t
        vpternlogd zmm7, zmm4, zmm13, 0x96                               ;  1716.3 p0      41 t
        vpternlogd zmm4, zmm13, zmm31, 0x96                              ;  1716.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 23808]                                    ;  1536.3 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 23104]                                   ;  1539.3 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 16896]                                   ;  1537.5 p3      51 x
        vpternlogd zmm19, zmm13, zmm0, 0x36                              ;  1694.3 p0      51 x
        vpandd zmm12, zmm19, zmm12                                       ;  1695.3 p0      52 x
        vpsrlq zmm13, zmm12, 7                                           ;  1696.3 p0      52 x
        vpandd zmm13, zmm13, zmm2                                        ;  1697.3 p0      52 x
        vpternlogd zmm24, zmm8, zmm7, 0x96                               ;  1717.3 p0      41 t
        vpaddb zmm8, zmm12, zmm12                                        ;  1699.3 p0      52 x
        vpternlogd zmm8, zmm22, zmm0, 0x96                               ;  1700.3 p0      61 t
        vmovdqu64 zmm0, [rbp + 23296]                                    ;  1539.5 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 22016]                                   ;  1539.7 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 16960]                                   ;  1540.5 p2      51 x
        vpternlogd zmm22, zmm12, zmm0, 0x36                              ;  1701.3 p0      51 x
        vmovdqu64 zmm12, [rbp + 17216]                                   ;  1540.7 p3      71 y.7 reload
        vpandd zmm11, zmm22, zmm12                                       ;  1702.3 p0      52 x
        vpsrlq zmm0, zmm11, 7                                            ;  1703.3 p0      52 x
        vpandd zmm0, zmm0, zmm2                                          ;  1704.3 p0      52 x
        vpternlogd zmm7, zmm18, zmm6, 0x96                               ;  1717.3 p0      61 t
        vpaddb zmm11, zmm11, zmm11                                       ;  1706.3 p0      52 x
        vpternlogd zmm30, zmm22, zmm27, 0x96                             ;  1713.3 p5      61 t
        vpternlogd zmm31, zmm19, zmm24, 0x96                             ;  1718.3 p0      61 t
        vmovdqu64 zmm18, [rbp + 21760]                                   ;  1541.5 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 21504]                                   ;  1541.7 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 16960]                                   ;  1542.5 p2      51 x
        vpternlogd zmm22, zmm19, zmm18, 0x36                             ;  1708.3 p5      51 x
        vpandd zmm12, zmm22, zmm12                                       ;  1709.3 p0      52 x
        vpsrlq zmm19, zmm12, 7                                           ;  1710.3 p0      52 x
        vpandd zmm19, zmm19, zmm2                                        ;  1711.3 p5      52 x
        vpternlogd zmm3, zmm19, zmm1, 0x96                               ;  1712.3 p5      61 t
        vpaddb zmm1, zmm12, zmm12                                        ;  1710.3 p0      52 x
        vpternlogd zmm1, zmm13, zmm18, 0x96                              ;  1711.3 p5      61 t
        vpternlogd zmm17, zmm0, [rbp + 24320], 0x96                      ;  1711.3 p0+p3   61 t
        vpternlogd zmm9, zmm22, zmm4, 0x96                               ;  1717.3 p5      61 t
        vpternlogd zmm11, zmm25, [rbp + 23296], 0x96                     ;  1712.3 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 17856]                                    ;  1544.2 p3      62 l.1 reload
        vmovdqa64 zmm2, zmm15                                            ;  1683.3         40 t copy
        vpternlogd zmm2, zmm10, zmm0, 0x96                               ;  1713.3 p5      40 t
        vpternlogd zmm0, zmm20, zmm14, 0x96                              ;  1713.3 p0      40 t
        vmovdqu64 zmm12, [rbp + 18048]                                   ;  1544.7 p2      62 l.4 reload
        vpxord zmm13, zmm29, zmm12                                       ;  1714.3 p5      40 t
        vmovdqu64 zmm18, [rbp + 17792]                                   ;  1545.2 p3      62 l.0 reload
        vmovdqa64 zmm19, zmm17                                           ;  1712.3         40 t copy
        vpternlogd zmm19, zmm27, zmm18, 0x96                             ;  1714.3 p0      40 t
        vpternlogd zmm18, zmm3, zmm4, 0x96                               ;  1717.3 p5      40 t
        vpmovb2m k1, zmm19                                               ;  1715.3 p0      41 t
        vpmovb2m k2, zmm18                                               ;  1718.3 p0      41 t
        vpmovb2m k3, zmm2                                                ;  1717.3 p0      23 t
        vpmovb2m k4, zmm0                                                ;  1718.3 p0      23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 256] ;  1546.3 p2      41 t reload
        vptestmb k5, zmm19, zmm22                                        ;  1716.3 p5      41 t
        vpxord zmm12, zmm26, zmm12                                       ;  1717.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 18112]                                   ;  1546.8 p3      62 l.5 reload
        vmovdqu64 [rbp + 23296], zmm26                                   ;  1709.3 p8+p9   61 t spill
        vpxord zmm26, zmm21, zmm25                                       ;  1718.3 p5      40 t
        vmovdqu64 [rbp + 24320], zmm21                                   ;  1714.3 p7+p4   61 t spill
        vpxord zmm21, zmm23, [rbp + 18176]                               ;  1719.3 p5+p2   40 t
        vpxord zmm25, zmm7, zmm25                                        ;  1719.3 p0      40 t
        vmovdqu64 [rbp + 21760], zmm23                                   ;  1715.3 p8+p9   61 t spill
        vpxord zmm23, zmm30, [rbp + 18240]                               ;  1720.3 p5+p3   40 t
        vmovdqu64 [rbp + 22912], zmm30                                   ;  1714.3 p7+p4   61 t spill
        vpxord zmm30, zmm31, [rbp + 18176]                               ;  1720.3 p0+p2   40 t
        vmovdqu64 [rbp + 21504], zmm31                                   ;  1719.3 p8+p9   61 t spill
        vpxord zmm31, zmm9, [rbp + 18240]                                ;  1721.3 p5+p3   40 t
        vmovdqu64 [rbp + 22016], zmm9                                    ;  1718.3 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm5                                             ;  1691.3         40 t copy
        vpternlogd zmm9, zmm28, [rbp + 17920], 0x96                      ;  1721.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm7                                    ;  1718.3 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm8                                             ;  1701.3         40 t copy
        vpternlogd zmm7, zmm6, [rbp + 17920], 0x96                       ;  1722.3 p5+p3   40 t
        vmovdqu64 [rbp + 23104], zmm29                                   ;  1704.3 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm11                                           ;  1713.3         40 t copy
        vpternlogd zmm29, zmm16, [rbp + 17984], 0x96                     ;  1722.3 p0+p2   40 t
        vmovdqu64 [rbp + 23360], zmm11                                   ;  1713.3 p8+p9   61 t spill
        vmovdqa64 zmm11, zmm1                                            ;  1712.3         40 t copy
        vpternlogd zmm11, zmm24, [rbp + 17984], 0x96                     ;  1723.3 p5+p3   40 t
        vmovdqu64 [rbp + 23680], zmm1                                    ;  1712.3 p7+p4   61 t spill
        vpermb zmm1, zmm19, [rel camellia256_encrypt.T0_constants512]    ;  1724.3 p5+p2   41 t
        vpermb zmm1{k5}, zmm19, [rel camellia256_encrypt.T0_constants512 + 64] ;  1727.3 p5+p3   41 t
        vmovdqu64 [rbp + 23552], zmm24                                   ;  1718.3 p8+p9   41 t spill
        vpermb zmm24, zmm19, [rel camellia256_encrypt.T0_constants512 + 128] ;  1726.3 p5+p2   41 t
        vpermb zmm24{k5}, zmm19, [rel camellia256_encrypt.T0_constants512 + 192] ;  1729.3 p5+p3   41 t
        vmovdqu8 zmm1{k1}, zmm24                                         ;  1734.3 p0      41 t
        vptestmb k1, zmm18, zmm22                                        ;  1728.3 p5      41 t
        vptestmb k5, zmm2, zmm22                                         ;  1729.3 p5      23 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512]       ;  1557.3 p2      41 t reload
        vpermb zmm24, zmm18, zmm19                                       ;  1730.3 p5      41 t
        vpermb zmm24{k1}, zmm18, [rel camellia256_encrypt.T0_constants512 + 64] ;  1733.3 p5+p3   41 t
        vmovdqu64 [rbp + 22208], zmm16                                   ;  1714.3 p7+p4   41 t spill
        vpermb zmm16, zmm18, [rel camellia256_encrypt.T0_constants512 + 128] ;  1732.3 p5+p2   41 t
        vpermb zmm16{k1}, zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;  1735.3 p5+p3   41 t
        vmovdqu8 zmm24{k2}, zmm16                                        ;  1740.3 p0      41 t
        vptestmb k1, zmm0, zmm22                                         ;  1734.3 p5      23 t
        vpmovb2m k2, zmm9                                                ;  1725.3 p0      22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 320] ;  1562.3 p2      23 t reload
        vpermb zmm18, zmm2, zmm16                                        ;  1735.3 p5      23 t
        vpermb zmm18{k5}, zmm2, [rel camellia256_encrypt.T0_constants512 + 384] ;  1738.3 p5+p3   23 t
        vmovdqu64 [rbp + 22272], zmm8                                    ;  1701.3 p8+p9   61 t spill
        vpermb zmm8, zmm2, [rel camellia256_encrypt.T0_constants512 + 448] ;  1737.3 p5+p2   23 t
        vpermb zmm8{k5}, zmm2, [rel camellia256_encrypt.T0_constants512 + 512] ;  1740.3 p5+p3   23 t
        vmovdqu8 zmm18{k3}, zmm8                                         ;  1745.3 p0      23 t
        vptestmb k3, zmm9, zmm22                                         ;  1739.3 p5      22 t
        vpmovb2m k5, zmm7                                                ;  1727.3 p0      22 t
        vpermb zmm2, zmm0, zmm16                                         ;  1740.3 p5      23 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1567.5 p2      23 t reload
        vpermb zmm2{k1}, zmm0, zmm8                                      ;  1743.3 p5      23 t
        vmovdqu64 [rbp + 21568], zmm6                                    ;  1709.3 p7+p4   41 t spill
        vpermb zmm6, zmm0, [rel camellia256_encrypt.T0_constants512 + 448] ;  1742.3 p5+p3   23 t
        vpermb zmm6{k1}, zmm0, [rel camellia256_encrypt.T0_constants512 + 512] ;  1745.3 p5+p2   23 t
        vmovdqu8 zmm2{k4}, zmm6                                          ;  1750.3 p0      23 t
        vptestmb k1, zmm7, zmm22                                         ;  1744.3 p5      22 t
        vpmovb2m k4, zmm29                                               ;  1729.3 p0      21 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 576]  ;  1572.7 p3      22 t reload
        vpermb zmm6, zmm9, zmm0                                          ;  1745.3 p5      22 t
        vpermb zmm6{k3}, zmm9, [rel camellia256_encrypt.T0_constants512 + 640] ;  1748.3 p5+p2   22 t
        vmovdqu64 [rbp + 22656], zmm5                                    ;  1691.3 p8+p9   61 t spill
        vpermb zmm5, zmm9, [rel camellia256_encrypt.T0_constants512 + 704] ;  1747.3 p5+p3   22 t
        vpermb zmm5{k3}, zmm9, [rel camellia256_encrypt.T0_constants512 + 768] ;  1750.3 p5+p2   22 t
        vmovdqu8 zmm6{k2}, zmm5                                          ;  1755.3 p0      22 t
        vptestmb k2, zmm29, zmm22                                        ;  1749.3 p5      21 t
        vpmovb2m k3, zmm11                                               ;  1731.3 p0      21 t
        vpermb zmm5, zmm7, zmm0                                          ;  1750.3 p5      22 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1578.2 p3      22 t reload
        vpermb zmm5{k1}, zmm7, zmm9                                      ;  1753.3 p5      22 t
        vmovdqu64 [rbp + 23424], zmm28                                   ;  1704.3 p7+p4   41 t spill
        vpermb zmm28, zmm7, [rel camellia256_encrypt.T0_constants512 + 704] ;  1752.3 p5+p2   22 t
        vpermb zmm28{k1}, zmm7, [rel camellia256_encrypt.T0_constants512 + 768] ;  1755.3 p5+p3   22 t
        vmovdqu8 zmm5{k5}, zmm28                                         ;  1760.3 p0      22 t
        vptestmb k1, zmm11, zmm22                                        ;  1754.3 p5      21 t
        vpmovb2m k5, zmm13                                               ;  1733.3 p0      23 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 832]  ;  1583.0 p2      21 t reload
        vpermb zmm28, zmm29, zmm7                                        ;  1755.3 p5      21 t
        vpermb zmm28{k2}, zmm29, [rel camellia256_encrypt.T0_constants512 + 896] ;  1758.3 p5+p3   21 t
        vmovdqu64 [rbp + 21952], zmm14                                   ;  1699.3 p8+p9   41 t spill
        vpermb zmm14, zmm29, [rel camellia256_encrypt.T0_constants512 + 960] ;  1757.3 p5+p2   21 t
        vpermb zmm14{k2}, zmm29, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1760.3 p5+p3   21 t
        vmovdqu8 zmm28{k4}, zmm14                                        ;  1765.3 p0      21 t
        vptestmb k2, zmm13, zmm22                                        ;  1759.3 p5      23 t
        vpmovb2m k4, zmm12                                               ;  1735.3 p0      23 t
        vpermb zmm14, zmm11, zmm7                                        ;  1760.3 p5      21 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 896] ;  1588.5 p2      21 t reload
        vpermb zmm14{k1}, zmm11, zmm29                                   ;  1763.3 p5      21 t
        vmovdqu64 [rbp + 23040], zmm20                                   ;  1674.3 p7+p4   61 t spill
        vpermb zmm20, zmm11, [rel camellia256_encrypt.T0_constants512 + 960] ;  1762.3 p5+p3   21 t
        vpermb zmm20{k1}, zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1765.3 p5+p2   21 t
        vmovdqu8 zmm14{k3}, zmm20                                        ;  1770.3 p0      21 t
        vptestmb k1, zmm12, zmm22                                        ;  1764.3 p5      23 t
        vpmovb2m k3, zmm26                                               ;  1737.3 p0      22 t
        vpermb zmm11, zmm13, zmm16                                       ;  1765.3 p5      23 t
        vpermb zmm11{k2}, zmm13, zmm8                                    ;  1768.3 p5      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 448] ;  1594.8 p3      23 t reload
        vmovdqu64 [rbp + 23936], zmm15                                   ;  1683.3 p8+p9   61 t spill
        vpermb zmm15, zmm13, zmm20                                       ;  1767.3 p5      23 t
        vpermb zmm15{k2}, zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;  1770.3 p5+p2   23 t
        vmovdqu8 zmm11{k5}, zmm15                                        ;  1775.3 p0      23 t
        vptestmb k2, zmm26, zmm22                                        ;  1769.3 p5      22 t
        vpmovb2m k5, zmm25                                               ;  1739.3 p0      22 t
        vpermb zmm13, zmm12, zmm16                                       ;  1770.3 p5      23 t
        vpermb zmm13{k1}, zmm12, zmm8                                    ;  1773.3 p5      23 t
        vpermb zmm15, zmm12, zmm20                                       ;  1772.3 p5      23 t
        vpermb zmm15{k1}, zmm12, [rel camellia256_encrypt.T0_constants512 + 512] ;  1775.3 p5+p3   23 t
        vmovdqu8 zmm13{k4}, zmm15                                        ;  1780.3 p0      23 t
        vptestmb k1, zmm25, zmm22                                        ;  1774.3 p5      22 t
        vpmovb2m k4, zmm21                                               ;  1741.3 p0      21 t
        vpermb zmm12, zmm26, zmm0                                        ;  1775.3 p5      22 t
        vpermb zmm12{k2}, zmm26, zmm9                                    ;  1778.3 p5      22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 704] ;  1602.7 p2      22 t reload
        vmovdqu64 [rbp + 22144], zmm10                                   ;  1694.3 p7+p4   41 t spill
        vpermb zmm10, zmm26, zmm15                                       ;  1777.3 p5      22 t
        vpermb zmm10{k2}, zmm26, [rel camellia256_encrypt.T0_constants512 + 768] ;  1780.3 p5+p3   22 t
        vmovdqu8 zmm12{k3}, zmm10                                        ;  1785.3 p0      22 t
        vptestmb k2, zmm21, zmm22                                        ;  1779.3 p5      21 t
        vpmovb2m k3, zmm30                                               ;  1743.3 p0      21 t
        vmovdqa64 zmm10, zmm11                                           ;  1778.3         41 t copy
        vpternlogd zmm10, zmm6, zmm28, 0x96                              ;  1778.3 p0      41 t
        vmovdqa64 zmm26, zmm1                                            ;  1737.3         41 t copy
        vpternlogd zmm26, zmm12, zmm28, 0x96                             ;  1788.3 p0      41 t
        vpternlogd zmm11, zmm26, zmm6, 0x96                              ;  1789.3 p0      41 t
        vmovdqu64 [rbp + 23168], zmm4                                    ;  1717.3 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm13                                            ;  1783.3         41 t copy
        vpternlogd zmm4, zmm5, zmm14, 0x96                               ;  1783.3 p0      41 t
        vmovdqu64 [rbp + 22080], zmm3                                    ;  1713.3 p7+p4   61 t spill
        vpermb zmm3, zmm25, zmm0                                         ;  1780.3 p5      22 t
        vpermb zmm3{k1}, zmm25, zmm9                                     ;  1783.3 p5      22 t
        vpermb zmm9, zmm25, zmm15                                        ;  1782.3 p5      22 t
        vpermb zmm9{k1}, zmm25, [rel camellia256_encrypt.T0_constants512 + 768] ;  1785.3 p5+p2   22 t
        vmovdqu8 zmm3{k5}, zmm9                                          ;  1790.3 p0      22 t
        vptestmb k1, zmm30, zmm22                                        ;  1784.3 p5      21 t
        vpmovb2m k5, zmm23                                               ;  1749.3 p0      42 t
        vmovdqa64 zmm9, zmm24                                            ;  1743.3         41 t copy
        vpternlogd zmm9, zmm3, zmm14, 0x96                               ;  1793.3 p0      41 t
        vpternlogd zmm13, zmm9, zmm5, 0x96                               ;  1794.3 p0      41 t
        vpermb zmm25, zmm21, zmm7                                        ;  1785.3 p5      21 t
        vpermb zmm25{k2}, zmm21, zmm29                                   ;  1788.3 p5      21 t
        vpermb zmm15, zmm21, [rel camellia256_encrypt.T0_constants512 + 960] ;  1787.3 p5+p3   21 t
        vpermb zmm15{k2}, zmm21, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1790.3 p5+p2   21 t
        vmovdqu8 zmm25{k4}, zmm15                                        ;  1795.3 p0      21 t
        vptestmb k2, zmm23, zmm22                                        ;  1789.3 p5      42 t
        vpmovb2m k4, zmm31                                               ;  1753.3 p0      42 t
        vmovdqa64 zmm15, zmm25                                           ;  1798.3         41 t copy
        vpternlogd zmm15, zmm1, zmm18, 0x96                              ;  1798.3 p0      41 t
        vpternlogd zmm12, zmm28, zmm15, 0x96                             ;  1799.3 p0      41 t
        vpternlogd zmm15, zmm11, [rbp + 21696], 0x96                     ;  1799.3 p0+p3   62 t
        vpermb zmm21, zmm30, zmm7                                        ;  1790.3 p5      21 t
        vpermb zmm21{k1}, zmm30, zmm29                                   ;  1793.3 p5      21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 960] ;  1619.7 p2      21 t reload
        vpermb zmm29, zmm30, zmm28                                       ;  1792.3 p5      21 t
        vpermb zmm29{k1}, zmm30, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1795.3 p5+p3   21 t
        vmovdqu8 zmm21{k3}, zmm29                                        ;  1800.3 p0      21 t
        vptestmb k1, zmm31, zmm22                                        ;  1794.3 p5      42 t
        vmovdqa64 zmm29, zmm21                                           ;  1803.3         41 t copy
        vpternlogd zmm29, zmm24, zmm2, 0x96                              ;  1803.3 p0      41 t
        vpternlogd zmm3, zmm14, zmm29, 0x96                              ;  1804.3 p0      41 t
        vpternlogd zmm29, zmm13, [rbp + 23872], 0x96                     ;  1804.3 p0+p2   62 t
        vpermb zmm14, zmm23, zmm19                                       ;  1795.3 p5      42 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 64]  ;  1621.5 p3      41 t reload
        vpermb zmm14{k2}, zmm23, zmm30                                   ;  1798.3 p5      42 t
        vpermb zmm28, zmm23, [rel camellia256_encrypt.T0_constants512 + 128] ;  1797.3 p5+p2   42 t
        vpermb zmm28{k2}, zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;  1800.3 p5+p3   42 t
        vmovdqu8 zmm14{k5}, zmm28                                        ;  1805.3 p0      42 t
        vpternlogd zmm6, zmm14, zmm18, 0x96                              ;  1808.3 p0      41 t
        vpternlogd zmm14, zmm18, zmm10, 0x96                             ;  1808.3 p0      41 t
        vpternlogd zmm25, zmm1, zmm6, 0x96                               ;  1809.3 p0      41 t
        vpermb zmm1, zmm31, zmm19                                        ;  1799.3 p5      42 t
        vpermb zmm1{k1}, zmm31, zmm30                                    ;  1802.3 p5      42 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 128] ;  1623.2 p2      41 t reload
        vpermb zmm23, zmm31, zmm18                                       ;  1801.3 p5      42 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 192] ;  1623.5 p3      41 t reload
        vpermb zmm23{k1}, zmm31, zmm28                                   ;  1804.3 p5      42 t
        vmovdqu8 zmm1{k4}, zmm23                                         ;  1809.3 p0      42 t
        vpternlogd zmm5, zmm1, zmm2, 0x96                                ;  1812.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm4, 0x96                                ;  1812.3 p0      41 t
        vpternlogd zmm21, zmm24, zmm5, 0x96                              ;  1813.3 p0      41 t
        vpternlogd zmm6, zmm12, [rbp + 22336], 0x96                      ;  1809.3 p0+p2   62 t
        vpternlogd zmm10, zmm25, [rbp + 24128], 0x96                     ;  1810.3 p0+p3   62 t
        vpternlogd zmm5, zmm3, [rbp + 21824], 0x96                       ;  1813.3 p0+p2   62 t
        vpternlogd zmm26, zmm14, [rbp + 21632], 0x96                     ;  1809.3 p0+p3   62 t
        vpternlogd zmm4, zmm21, [rbp + 21440], 0x96                      ;  1814.3 p0+p2   62 t
        vpternlogd zmm9, zmm1, [rbp + 22528], 0x96                       ;  1813.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 18560]                                    ;  1627.5 p2      61 r.4 reload
        vpxord zmm23, zmm15, zmm2                                        ;  1800.3 p0      40 t
        vpmovb2m k1, zmm23                                               ;  1801.3 p0      23 t
        vptestmb k2, zmm23, zmm22                                        ;  1803.3 p5      23 t
        vpxord zmm2, zmm29, zmm2                                         ;  1805.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 18624]                                   ;  1627.8 p3      61 r.5 reload
        vpxord zmm31, zmm6, zmm24                                        ;  1810.3 p0      40 t
        vpmovb2m k3, zmm2                                                ;  1806.3 p0      23 t
        vptestmb k4, zmm2, zmm22                                         ;  1806.3 p5      23 t
        vpmovb2m k5, zmm31                                               ;  1811.3 p0      22 t
        vmovdqu64 [rbp + 22528], zmm6                                    ;  1810.3 p8+p9   62 t spill
        vpxord zmm6, zmm10, [rbp + 18688]                                ;  1811.3 p0+p2   40 t
        vpxord zmm24, zmm5, zmm24                                        ;  1814.3 p0      40 t
        vmovdqu64 [rbp + 21440], zmm10                                   ;  1811.3 p7+p4   62 t spill
        vpxord zmm10, zmm26, [rbp + 18752]                               ;  1810.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm26                                   ;  1810.3 p8+p9   62 t spill
        vpxord zmm26, zmm4, [rbp + 18688]                                ;  1815.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm4                                    ;  1815.3 p7+p4   62 t spill
        vpxord zmm4, zmm9, [rbp + 18752]                                 ;  1814.3 p0+p3   40 t
        vmovdqu64 [rbp + 24128], zmm9                                    ;  1814.3 p8+p9   62 t spill
        vpermb zmm9, zmm23, zmm16                                        ;  1805.3 p5      23 t
        vpermb zmm9{k2}, zmm23, zmm8                                     ;  1808.3 p5      23 t
        vmovdqu64 [rbp + 22336], zmm5                                    ;  1814.3 p7+p4   62 t spill
        vpermb zmm5, zmm23, zmm20                                        ;  1807.3 p5      23 t
        vpermb zmm5{k2}, zmm23, [rel camellia256_encrypt.T0_constants512 + 512] ;  1810.3 p5+p2   23 t
        vmovdqu8 zmm9{k1}, zmm5                                          ;  1815.3 p0      23 t
        vptestmb k1, zmm31, zmm22                                        ;  1811.3 p5      22 t
        vpmovb2m k2, zmm24                                               ;  1815.3 p0      22 t
        vmovdqu64 zmm5, [rbp + 24064]                                    ;  1631.2 p3      47 y reload
        vmovdqu64 zmm23, [rbp + 18368]                                   ;  1631.5 p2      40 t
        vpternlogd zmm23, zmm11, zmm5, 0x96                              ;  1790.3 p0      40 t
        vpmovb2m k6, zmm23                                               ;  1791.3 p0      23 t
        vptestmb k7, zmm23, zmm22                                        ;  1810.3 p5      23 t
        vpermb zmm5, zmm23, zmm16                                        ;  1811.3 p5      23 t
        vpermb zmm5{k7}, zmm23, zmm8                                     ;  1814.3 p5      23 t
        vmovdqu64 [rbp + 23872], zmm29                                   ;  1805.3 p8+p9   62 t spill
        vpermb zmm29, zmm23, zmm20                                       ;  1813.3 p5      23 t
        vpermb zmm29{k7}, zmm23, [rel camellia256_encrypt.T0_constants512 + 512] ;  1816.3 p5+p3   23 t
        vmovdqu8 zmm5{k6}, zmm29                                         ;  1821.3 p0      23 t
        vmovdqu64 zmm23, [rbp + 23616]                                   ;  1633.0 p2      47 y reload
        vmovdqu64 zmm29, [rbp + 18368]                                   ;  1633.7 p3      40 t
        vpternlogd zmm29, zmm13, zmm23, 0x96                             ;  1795.3 p0      40 t
        vpmovb2m k6, zmm29                                               ;  1796.3 p0      23 t
        vptestmb k7, zmm29, zmm22                                        ;  1815.3 p5      23 t
        vpermb zmm23, zmm29, zmm16                                       ;  1816.3 p5      23 t
        vpermb zmm23{k7}, zmm29, zmm8                                    ;  1819.3 p5      23 t
        vmovdqu64 [rbp + 21696], zmm15                                   ;  1800.3 p7+p4   62 t spill
        vpermb zmm15, zmm29, zmm20                                       ;  1818.3 p5      23 t
        vpermb zmm15{k7}, zmm29, [rel camellia256_encrypt.T0_constants512 + 512] ;  1821.3 p5+p2   23 t
        vmovdqu8 zmm23{k6}, zmm15                                        ;  1826.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 22784]                                   ;  1634.8 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 18304]                                   ;  1635.5 p2      40 t
        vpternlogd zmm29, zmm14, zmm15, 0x96                             ;  1809.3 p0      40 t
        vpmovb2m k6, zmm29                                               ;  1810.3 p0      41 t
        vptestmb k7, zmm29, zmm22                                        ;  1820.3 p5      41 t
        vpermb zmm15, zmm29, zmm19                                       ;  1821.3 p5      41 t
        vpermb zmm15{k7}, zmm29, zmm30                                   ;  1824.3 p5      41 t
        vmovdqu64 [rbp + 24000], zmm13                                   ;  1795.3 p8+p9   41 t spill
        vpermb zmm13, zmm29, zmm18                                       ;  1823.3 p5      41 t
        vpermb zmm13{k7}, zmm29, zmm28                                   ;  1826.3 p5      41 t
        vmovdqu8 zmm15{k6}, zmm13                                        ;  1831.3 p0      41 t
        vmovdqu64 zmm13, [rbp + 21888]                                   ;  1636.7 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 18432]                                   ;  1636.8 p2      40 t
        vpternlogd zmm29, zmm12, zmm13, 0x96                             ;  1800.3 p0      40 t
        vpermb zmm13, zmm2, zmm16                                        ;  1825.3 p5      23 t
        vpermb zmm13{k4}, zmm2, zmm8                                     ;  1828.3 p5      23 t
        vpermb zmm8, zmm2, zmm20                                         ;  1827.3 p5      23 t
        vpermb zmm8{k4}, zmm2, [rel camellia256_encrypt.T0_constants512 + 512] ;  1830.3 p5+p3   23 t
        vmovdqu8 zmm13{k3}, zmm8                                         ;  1835.3 p0      23 t
        vpmovb2m k3, zmm29                                               ;  1801.3 p0      22 t
        vptestmb k4, zmm29, zmm22                                        ;  1829.3 p5      22 t
        vpermb zmm2, zmm29, zmm0                                         ;  1830.3 p5      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1638.5 p2      22 t reload
        vpermb zmm2{k4}, zmm29, zmm8                                     ;  1833.3 p5      22 t
        vpermb zmm20, zmm29, [rel camellia256_encrypt.T0_constants512 + 704] ;  1832.3 p5+p3   22 t
        vpermb zmm20{k4}, zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;  1835.3 p5+p2   22 t
        vmovdqu8 zmm2{k3}, zmm20                                         ;  1840.3 p0      22 t
        vptestmb k3, zmm24, zmm22                                        ;  1834.3 p5      22 t
        vpmovb2m k4, zmm6                                                ;  1812.3 p0      21 t
        vmovdqu64 zmm20, [rbp + 22400]                                   ;  1639.8 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 18304]                                   ;  1640.5 p2      40 t
        vpternlogd zmm29, zmm1, zmm20, 0x96                              ;  1813.3 p0      40 t
        vpmovb2m k6, zmm29                                               ;  1814.3 p0      41 t
        vptestmb k7, zmm29, zmm22                                        ;  1835.3 p5      41 t
        vpermb zmm20, zmm29, zmm19                                       ;  1836.3 p5      41 t
        vpermb zmm20{k7}, zmm29, zmm30                                   ;  1839.3 p5      41 t
        vpermb zmm16, zmm29, zmm18                                       ;  1838.3 p5      41 t
        vpermb zmm16{k7}, zmm29, zmm28                                   ;  1841.3 p5      41 t
        vmovdqu8 zmm20{k6}, zmm16                                        ;  1846.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 23744]                                   ;  1641.3 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 18432]                                   ;  1641.5 p2      40 t
        vpternlogd zmm29, zmm3, zmm16, 0x96                              ;  1805.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 18496]                                   ;  1642.3 p3      40 t
        vpternlogd zmm16, zmm25, [rbp + 22976], 0x96                     ;  1810.3 p0+p2   40 t
        vmovdqu64 [rbp + 22848], zmm25                                   ;  1810.3 p7+p4   41 t spill
        vmovdqu64 zmm25, [rbp + 18496]                                   ;  1643.8 p3      40 t
        vpternlogd zmm25, zmm21, [rbp + 24192], 0x96                     ;  1814.3 p0+p2   40 t
        vmovdqu64 [rbp + 21376], zmm21                                   ;  1814.3 p8+p9   41 t spill
        vpermb zmm21, zmm31, zmm0                                        ;  1840.3 p5      22 t
        vpermb zmm21{k1}, zmm31, zmm8                                    ;  1843.3 p5      22 t
        vmovdqu64 [rbp + 22720], zmm3                                    ;  1805.3 p7+p4   41 t spill
        vpermb zmm3, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;  1842.3 p5+p3   22 t
        vpermb zmm3{k1}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;  1845.3 p5+p2   22 t
        vmovdqu8 zmm21{k5}, zmm3                                         ;  1850.3 p0      22 t
        vpmovb2m k1, zmm29                                               ;  1809.3 p0      22 t
        vptestmb k5, zmm29, zmm22                                        ;  1844.3 p5      22 t
        vpermb zmm3, zmm29, zmm0                                         ;  1845.3 p5      22 t
        vpermb zmm3{k5}, zmm29, zmm8                                     ;  1848.3 p5      22 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;  1652.8 p3      22 t reload
        vmovdqu64 [rbp + 22592], zmm12                                   ;  1800.3 p8+p9   41 t spill
        vpermb zmm12, zmm29, zmm31                                       ;  1847.3 p5      22 t
        vpermb zmm12{k5}, zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;  1850.3 p5+p2   22 t
        vmovdqu8 zmm3{k1}, zmm12                                         ;  1855.3 p0      22 t
        vpmovb2m k1, zmm16                                               ;  1811.3 p0      21 t
        vptestmb k5, zmm16, zmm22                                        ;  1849.3 p5      21 t
        vpermb zmm12, zmm16, zmm7                                        ;  1850.3 p5      21 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 896] ;  1657.8 p3      21 t reload
        vpermb zmm12{k5}, zmm16, zmm29                                   ;  1853.3 p5      21 t
        vmovdqu64 [rbp + 22464], zmm11                                   ;  1790.3 p7+p4   41 t spill
        vpermb zmm11, zmm16, [rel camellia256_encrypt.T0_constants512 + 960] ;  1852.3 p5+p2   21 t
        vpermb zmm11{k5}, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1855.3 p5+p3   21 t
        vmovdqu8 zmm12{k1}, zmm11                                        ;  1860.3 p0      21 t
        vpmovb2m k1, zmm25                                               ;  1815.3 p0      21 t
        vptestmb k5, zmm25, zmm22                                        ;  1854.3 p5      21 t
        vpermb zmm11, zmm25, zmm7                                        ;  1855.3 p5      21 t
        vpermb zmm11{k5}, zmm25, zmm29                                   ;  1858.3 p5      21 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 960] ;  1663.2 p2      21 t reload
        vmovdqu64 [rbp + 24256], zmm1                                    ;  1813.3 p8+p9   41 t spill
        vpermb zmm1, zmm25, zmm16                                        ;  1857.3 p5      21 t
        vpermb zmm1{k5}, zmm25, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1860.3 p5+p3   21 t
        vmovdqu8 zmm11{k1}, zmm1                                         ;  1865.3 p0      21 t
        vptestmb k1, zmm6, zmm22                                         ;  1859.3 p5      21 t
        vpmovb2m k5, zmm26                                               ;  1816.3 p0      21 t
        vmovdqa64 zmm1, zmm15                                            ;  1834.3         41 t copy
        vpternlogd zmm1, zmm21, zmm12, 0x96                              ;  1863.3 p0      41 t
        vmovdqa64 zmm25, zmm9                                            ;  1818.3         41 t copy
        vpternlogd zmm25, zmm2, zmm12, 0x96                              ;  1863.3 p0      41 t
        vpternlogd zmm9, zmm1, zmm2, 0x96                                ;  1864.3 p0      41 t
        vmovdqu64 [rbp + 23488], zmm14                                   ;  1809.3 p7+p4   41 t spill
        vmovdqa64 zmm14, zmm13                                           ;  1838.3         41 t copy
        vpternlogd zmm14, zmm3, zmm11, 0x96                              ;  1868.3 p0      41 t
        vmovdqu64 [rbp + 23232], zmm1                                    ;  1864.3 p8+p9   41 t spill
        vpermb zmm1, zmm24, zmm0                                         ;  1860.3 p5      22 t
        vpermb zmm1{k3}, zmm24, zmm8                                     ;  1863.3 p5      22 t
        vpermb zmm8, zmm24, zmm31                                        ;  1862.3 p5      22 t
        vpermb zmm8{k3}, zmm24, [rel camellia256_encrypt.T0_constants512 + 768] ;  1865.3 p5+p2   22 t
        vmovdqu8 zmm1{k2}, zmm8                                          ;  1870.3 p0      22 t
        vptestmb k2, zmm26, zmm22                                        ;  1864.3 p5      21 t
        vpmovb2m k3, zmm10                                               ;  1821.3 p0      42 t
        vmovdqa64 zmm8, zmm20                                            ;  1849.3         41 t copy
        vpternlogd zmm8, zmm1, zmm11, 0x96                               ;  1873.3 p0      41 t
        vpternlogd zmm13, zmm8, zmm3, 0x96                               ;  1874.3 p0      41 t
        vpermb zmm24, zmm6, zmm7                                         ;  1865.3 p5      21 t
        vpermb zmm24{k1}, zmm6, zmm29                                    ;  1868.3 p5      21 t
        vpermb zmm31, zmm6, zmm16                                        ;  1867.3 p5      21 t
        vpermb zmm31{k1}, zmm6, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1870.3 p5+p3   21 t
        vmovdqu8 zmm24{k4}, zmm31                                        ;  1875.3 p0      21 t
        vptestmb k1, zmm10, zmm22                                        ;  1869.3 p5      42 t
        vpmovb2m k4, zmm4                                                ;  1825.3 p0      42 t
        vmovdqa64 zmm6, zmm24                                            ;  1878.3         41 t copy
        vpternlogd zmm6, zmm15, zmm5, 0x96                               ;  1878.3 p0      41 t
        vpternlogd zmm21, zmm12, zmm6, 0x96                              ;  1879.3 p0      41 t
        vpternlogd zmm6, zmm9, [rbp + 23104], 0x96                       ;  1879.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 23936]                                   ;  1688.0 p3      61 t reload
        vpternlogd zmm9, zmm12, [rbp + 22144], 0x96                      ;  1865.3 p0+p2   61 t
        vpermb zmm12, zmm26, zmm7                                        ;  1870.3 p5      21 t
        vpermb zmm12{k2}, zmm26, zmm29                                   ;  1873.3 p5      21 t
        vpermb zmm31, zmm26, zmm16                                       ;  1872.3 p5      21 t
        vpermb zmm31{k2}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1875.3 p5+p3   21 t
        vmovdqu8 zmm12{k5}, zmm31                                        ;  1880.3 p0      21 t
        vptestmb k2, zmm4, zmm22                                         ;  1874.3 p5      42 t
        vmovdqa64 zmm26, zmm12                                           ;  1883.3         41 t copy
        vpternlogd zmm26, zmm20, zmm23, 0x96                             ;  1883.3 p0      41 t
        vpternlogd zmm1, zmm11, zmm26, 0x96                              ;  1884.3 p0      41 t
        vpternlogd zmm26, zmm13, [rbp + 23296], 0x96                     ;  1884.3 p0+p2   61 t
        vmovdqu64 zmm11, [rbp + 23040]                                   ;  1694.8 p3      61 t reload
        vpternlogd zmm13, zmm11, [rbp + 21952], 0x96                     ;  1875.3 p0+p2   61 t
        vpermb zmm11, zmm10, zmm19                                       ;  1875.3 p5      42 t
        vpermb zmm11{k1}, zmm10, zmm30                                   ;  1878.3 p5      42 t
        vpermb zmm31, zmm10, zmm18                                       ;  1877.3 p5      42 t
        vpermb zmm31{k1}, zmm10, zmm28                                   ;  1880.3 p5      42 t
        vmovdqu8 zmm11{k3}, zmm31                                        ;  1885.3 p0      42 t
        vpternlogd zmm2, zmm11, zmm5, 0x96                               ;  1888.3 p0      41 t
        vpternlogd zmm11, zmm5, zmm25, 0x96                              ;  1888.3 p0      41 t
        vpternlogd zmm24, zmm15, zmm2, 0x96                              ;  1889.3 p0      41 t
        vpternlogd zmm17, zmm27, zmm11, 0x96                             ;  1889.3 p0      61 t
        vpermb zmm5, zmm4, zmm19                                         ;  1879.3 p5      42 t
        vpermb zmm5{k2}, zmm4, zmm30                                     ;  1882.3 p5      42 t
        vpermb zmm10, zmm4, zmm18                                        ;  1881.3 p5      42 t
        vpermb zmm10{k2}, zmm4, zmm28                                    ;  1884.3 p5      42 t
        vmovdqu8 zmm5{k4}, zmm10                                         ;  1889.3 p0      42 t
        vpternlogd zmm3, zmm5, zmm23, 0x96                               ;  1892.3 p0      41 t
        vpternlogd zmm5, zmm23, zmm14, 0x96                              ;  1892.3 p0      41 t
        vpternlogd zmm12, zmm20, zmm3, 0x96                              ;  1893.3 p0      41 t
        vpternlogd zmm2, zmm21, [rbp + 24320], 0x96                      ;  1889.3 p0+p3   61 t
        vpternlogd zmm25, zmm24, [rbp + 21760], 0x96                     ;  1890.3 p0+p2   61 t
        vpternlogd zmm3, zmm1, [rbp + 23808], 0x96                       ;  1893.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 22656]                                    ;  1705.7 p2      61 t reload
        vpternlogd zmm21, zmm4, [rbp + 23424], 0x96                      ;  1880.3 p0+p3   61 t
        vpternlogd zmm14, zmm12, [rbp + 21504], 0x96                     ;  1894.3 p0+p2   61 t
        vpternlogd zmm8, zmm5, [rbp + 22016], 0x96                       ;  1893.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 22080]                                    ;  1713.3 p2      61 t reload
        vpternlogd zmm5, zmm4, [rbp + 23168], 0x96                       ;  1893.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 22272]                                    ;  1710.7 p2      61 t reload
        vpternlogd zmm1, zmm4, [rbp + 21568], 0x96                       ;  1885.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 23360]                                    ;  1713.3 p2      61 t reload
        vpternlogd zmm24, zmm4, [rbp + 22208], 0x96                      ;  1890.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 23680]                                    ;  1714.3 p2      61 t reload
        vpternlogd zmm12, zmm4, [rbp + 23552], 0x96                      ;  1894.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 23232]                                    ;  1864.3 p2      41 t reload
        vpternlogd zmm11, zmm4, [rbp + 22912], 0x96                      ;  1889.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 18880]                                    ;  1716.3 p2      62 l.1 reload
        vpxord zmm10, zmm9, zmm4                                         ;  1866.3 p0      40 t
        vmovdqu64 zmm15, [rbp + 19072]                                   ;  1716.5 p3      62 l.4 reload
        vpxord zmm20, zmm6, zmm15                                        ;  1880.3 p0      40 t
        vpxord zmm15, zmm26, zmm15                                       ;  1885.3 p0      40 t
        vpxord zmm4, zmm13, zmm4                                         ;  1876.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 19136]                                   ;  1717.3 p2      62 l.5 reload
        vpxord zmm27, zmm2, zmm23                                        ;  1890.3 p0      40 t
        vpmovb2m k1, zmm10                                               ;  1867.3 p0      23 t
        vptestmb k2, zmm10, zmm22                                        ;  1883.3 p5      23 t
        vpmovb2m k3, zmm4                                                ;  1877.3 p0      23 t
        vptestmb k4, zmm4, zmm22                                         ;  1884.3 p5      23 t
        vpmovb2m k5, zmm20                                               ;  1881.3 p0      23 t
        vmovdqu64 zmm31, [rbp + 19200]                                   ;  1717.5 p3      62 l.6 reload
        vmovdqu64 [rbp + 22912], zmm13                                   ;  1876.3 p7+p4   61 t spill
        vpxord zmm13, zmm25, zmm31                                       ;  1891.3 p0      40 t
        vpxord zmm23, zmm3, zmm23                                        ;  1894.3 p0      40 t
        vmovdqu64 [rbp + 23232], zmm9                                    ;  1866.3 p8+p9   61 t spill
        vpxord zmm9, zmm11, [rbp + 19264]                                ;  1890.3 p0+p2   40 t
        vpxord zmm31, zmm14, zmm31                                       ;  1895.3 p0      40 t
        vmovdqu64 [rbp + 23552], zmm11                                   ;  1890.3 p7+p4   61 t spill
        vpxord zmm11, zmm8, [rbp + 19264]                                ;  1894.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm8                                    ;  1894.3 p8+p9   61 t spill
        vpxord zmm8, zmm17, [rbp + 18816]                                ;  1890.3 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm17                                   ;  1890.3 p7+p4   61 t spill
        vpxord zmm17, zmm21, [rbp + 18944]                               ;  1881.3 p0+p3   40 t
        vmovdqu64 [rbp + 23360], zmm21                                   ;  1881.3 p8+p9   61 t spill
        vpxord zmm21, zmm5, [rbp + 18816]                                ;  1894.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;  1894.3 p7+p4   61 t spill
        vpxord zmm5, zmm1, [rbp + 18944]                                 ;  1886.3 p0+p3   40 t
        vmovdqu64 [rbp + 22272], zmm1                                    ;  1886.3 p8+p9   61 t spill
        vpxord zmm1, zmm24, [rbp + 19008]                                ;  1891.3 p0+p2   40 t
        vmovdqu64 [rbp + 23168], zmm24                                   ;  1891.3 p7+p4   61 t spill
        vpxord zmm24, zmm12, [rbp + 19008]                               ;  1895.3 p0+p3   40 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;  1895.3 p8+p9   61 t spill
        vpermb zmm12, zmm10, [rel camellia256_encrypt.T0_constants512 + 320] ;  1885.3 p5+p2   23 t
        vpermb zmm12{k2}, zmm10, [rel camellia256_encrypt.T0_constants512 + 384] ;  1888.3 p5+p3   23 t
        vmovdqu64 [rbp + 22016], zmm14                                   ;  1895.3 p7+p4   61 t spill
        vpermb zmm14, zmm10, [rel camellia256_encrypt.T0_constants512 + 448] ;  1887.3 p5+p2   23 t
        vpermb zmm14{k2}, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;  1890.3 p5+p3   23 t
        vmovdqu8 zmm12{k1}, zmm14                                        ;  1895.3 p0      23 t
        vpmovb2m k1, zmm8                                                ;  1891.3 p0      41 t
        vptestmb k2, zmm8, zmm22                                         ;  1891.3 p5      41 t
        vpermb zmm10, zmm8, zmm19                                        ;  1891.3 p5      41 t
        vpermb zmm10{k2}, zmm8, zmm30                                    ;  1894.3 p5      41 t
        vpermb zmm14, zmm8, zmm18                                        ;  1892.3 p5      41 t
        vpermb zmm14{k2}, zmm8, zmm28                                    ;  1895.3 p5      41 t
        vmovdqu8 zmm10{k1}, zmm14                                        ;  1900.3 p0      41 t
        vpmovb2m k1, zmm21                                               ;  1895.3 p0      41 t
        vptestmb k2, zmm21, zmm22                                        ;  1895.3 p5      41 t
        vpermb zmm8, zmm21, zmm19                                        ;  1895.3 p5      41 t
        vpermb zmm8{k2}, zmm21, zmm30                                    ;  1898.3 p5      41 t
        vpermb zmm14, zmm21, zmm18                                       ;  1897.3 p5      41 t
        vpermb zmm14{k2}, zmm21, zmm28                                   ;  1900.3 p5      41 t
        vmovdqu8 zmm8{k1}, zmm14                                         ;  1905.3 p0      41 t
        vpmovb2m k1, zmm17                                               ;  1882.3 p0      22 t
        vptestmb k2, zmm17, zmm22                                        ;  1899.3 p5      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 320] ;  1724.3 p2      23 t reload
        vpermb zmm21, zmm4, zmm14                                        ;  1900.3 p5      23 t
        vpermb zmm21{k4}, zmm4, [rel camellia256_encrypt.T0_constants512 + 384] ;  1903.3 p5+p3   23 t
        vmovdqu64 [rbp + 21504], zmm25                                   ;  1891.3 p8+p9   61 t spill
        vpermb zmm25, zmm4, [rel camellia256_encrypt.T0_constants512 + 448] ;  1902.3 p5+p2   23 t
        vpermb zmm25{k4}, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;  1905.3 p5+p3   23 t
        vmovdqu8 zmm21{k3}, zmm25                                        ;  1910.3 p0      23 t
        vpmovb2m k3, zmm5                                                ;  1887.3 p0      22 t
        vptestmb k4, zmm5, zmm22                                         ;  1904.3 p5      22 t
        vpermb zmm4, zmm17, zmm0                                         ;  1905.3 p5      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 640] ;  1726.3 p2      22 t reload
        vpermb zmm4{k2}, zmm17, zmm25                                    ;  1908.3 p5      22 t
        vmovdqu64 [rbp + 23424], zmm3                                    ;  1894.3 p7+p4   61 t spill
        vpermb zmm3, zmm17, [rel camellia256_encrypt.T0_constants512 + 704] ;  1907.3 p5+p3   22 t
        vpermb zmm3{k2}, zmm17, [rel camellia256_encrypt.T0_constants512 + 768] ;  1910.3 p5+p2   22 t
        vmovdqu8 zmm4{k1}, zmm3                                          ;  1915.3 p0      22 t
        vptestmb k1, zmm20, zmm22                                        ;  1909.3 p5      23 t
        vpmovb2m k2, zmm1                                                ;  1892.3 p0      21 t
        vpermb zmm3, zmm5, zmm0                                          ;  1910.3 p5      22 t
        vpermb zmm3{k4}, zmm5, zmm25                                     ;  1913.3 p5      22 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 704] ;  1727.7 p3      22 t reload
        vmovdqu64 [rbp + 22656], zmm2                                    ;  1890.3 p8+p9   61 t spill
        vpermb zmm2, zmm5, zmm17                                         ;  1912.3 p5      22 t
        vpermb zmm2{k4}, zmm5, [rel camellia256_encrypt.T0_constants512 + 768] ;  1915.3 p5+p2   22 t
        vmovdqu8 zmm3{k3}, zmm2                                          ;  1920.3 p0      22 t
        vptestmb k3, zmm1, zmm22                                         ;  1914.3 p5      21 t
        vpmovb2m k4, zmm24                                               ;  1896.3 p0      21 t
        vpermb zmm2, zmm1, zmm7                                          ;  1915.3 p5      21 t
        vpermb zmm2{k3}, zmm1, zmm29                                     ;  1918.3 p5      21 t
        vpermb zmm5, zmm1, zmm16                                         ;  1917.3 p5      21 t
        vpermb zmm5{k3}, zmm1, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1920.3 p5+p3   21 t
        vmovdqu8 zmm2{k2}, zmm5                                          ;  1925.3 p0      21 t
        vptestmb k2, zmm24, zmm22                                        ;  1919.3 p5      21 t
        vpmovb2m k3, zmm15                                               ;  1887.3 p0      23 t
        vpermb zmm1, zmm24, zmm7                                         ;  1920.3 p5      21 t
        vpermb zmm1{k2}, zmm24, zmm29                                    ;  1923.3 p5      21 t
        vpermb zmm5, zmm24, zmm16                                        ;  1922.3 p5      21 t
        vpermb zmm5{k2}, zmm24, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1925.3 p5+p2   21 t
        vmovdqu8 zmm1{k4}, zmm5                                          ;  1930.3 p0      21 t
        vptestmb k2, zmm15, zmm22                                        ;  1924.3 p5      23 t
        vpmovb2m k4, zmm27                                               ;  1891.3 p0      22 t
        vpermb zmm5, zmm20, zmm14                                        ;  1925.3 p5      23 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 384] ;  1731.3 p3      23 t reload
        vpermb zmm5{k1}, zmm20, zmm24                                    ;  1928.3 p5      23 t
        vmovdqu64 [rbp + 23808], zmm26                                   ;  1885.3 p7+p4   61 t spill
        vpermb zmm26, zmm20, [rel camellia256_encrypt.T0_constants512 + 448] ;  1927.3 p5+p2   23 t
        vpermb zmm26{k1}, zmm20, [rel camellia256_encrypt.T0_constants512 + 512] ;  1930.3 p5+p3   23 t
        vmovdqu8 zmm5{k5}, zmm26                                         ;  1935.3 p0      23 t
        vptestmb k1, zmm27, zmm22                                        ;  1929.3 p5      22 t
        vpmovb2m k5, zmm23                                               ;  1895.3 p0      22 t
        vpermb zmm20, zmm15, zmm14                                       ;  1930.3 p5      23 t
        vpermb zmm20{k2}, zmm15, zmm24                                   ;  1933.3 p5      23 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 448] ;  1733.0 p2      23 t reload
        vpermb zmm24, zmm15, zmm26                                       ;  1932.3 p5      23 t
        vpermb zmm24{k2}, zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;  1935.3 p5+p3   23 t
        vmovdqu8 zmm20{k3}, zmm24                                        ;  1940.3 p0      23 t
        vptestmb k2, zmm23, zmm22                                        ;  1934.3 p5      22 t
        vpmovb2m k3, zmm13                                               ;  1893.3 p0      21 t
        vmovdqa64 zmm15, zmm5                                            ;  1938.3         41 t copy
        vpternlogd zmm15, zmm4, zmm2, 0x96                               ;  1938.3 p0      41 t
        vpermb zmm24, zmm27, zmm0                                        ;  1935.3 p5      22 t
        vpermb zmm24{k1}, zmm27, zmm25                                   ;  1938.3 p5      22 t
        vpermb zmm26, zmm27, zmm17                                       ;  1937.3 p5      22 t
        vpermb zmm26{k1}, zmm27, [rel camellia256_encrypt.T0_constants512 + 768] ;  1940.3 p5+p2   22 t
        vmovdqu8 zmm24{k4}, zmm26                                        ;  1945.3 p0      22 t
        vptestmb k1, zmm13, zmm22                                        ;  1939.3 p5      21 t
        vpmovb2m k4, zmm31                                               ;  1896.3 p0      21 t
        vmovdqa64 zmm26, zmm10                                           ;  1903.3         41 t copy
        vpternlogd zmm26, zmm24, zmm2, 0x96                              ;  1948.3 p0      41 t
        vpternlogd zmm5, zmm26, zmm4, 0x96                               ;  1949.3 p0      41 t
        vmovdqa64 zmm27, zmm20                                           ;  1943.3         41 t copy
        vpternlogd zmm27, zmm3, zmm1, 0x96                               ;  1943.3 p0      41 t
        vmovdqu64 [rbp + 21760], zmm6                                    ;  1880.3 p8+p9   61 t spill
        vpermb zmm6, zmm23, zmm0                                         ;  1940.3 p5      22 t
        vpermb zmm6{k2}, zmm23, zmm25                                    ;  1943.3 p5      22 t
        vpermb zmm25, zmm23, zmm17                                       ;  1942.3 p5      22 t
        vpermb zmm25{k2}, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;  1945.3 p5+p3   22 t
        vmovdqu8 zmm6{k5}, zmm25                                         ;  1950.3 p0      22 t
        vptestmb k2, zmm31, zmm22                                        ;  1944.3 p5      21 t
        vpmovb2m k5, zmm9                                                ;  1901.3 p0      42 t
        vmovdqa64 zmm23, zmm8                                            ;  1908.3         41 t copy
        vpternlogd zmm23, zmm6, zmm1, 0x96                               ;  1953.3 p0      41 t
        vpternlogd zmm20, zmm23, zmm3, 0x96                              ;  1954.3 p0      41 t
        vpermb zmm25, zmm13, zmm7                                        ;  1945.3 p5      21 t
        vpermb zmm25{k1}, zmm13, zmm29                                   ;  1948.3 p5      21 t
        vpermb zmm17, zmm13, zmm16                                       ;  1947.3 p5      21 t
        vpermb zmm17{k1}, zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1950.3 p5+p2   21 t
        vmovdqu8 zmm25{k3}, zmm17                                        ;  1955.3 p0      21 t
        vptestmb k1, zmm9, zmm22                                         ;  1949.3 p5      42 t
        vpmovb2m k3, zmm11                                               ;  1905.3 p0      42 t
        vmovdqa64 zmm13, zmm25                                           ;  1958.3         41 t copy
        vpternlogd zmm13, zmm10, zmm12, 0x96                             ;  1958.3 p0      41 t
        vpternlogd zmm24, zmm2, zmm13, 0x96                              ;  1959.3 p0      41 t
        vpternlogd zmm13, zmm5, [rbp + 21696], 0x96                      ;  1959.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 22464]                                    ;  1790.3 p2      41 t reload
        vpternlogd zmm5, zmm2, [rbp + 24064], 0x96                       ;  1950.3 p0+p3   62 t
        vpermb zmm2, zmm31, zmm7                                         ;  1950.3 p5      21 t
        vpermb zmm2{k2}, zmm31, zmm29                                    ;  1953.3 p5      21 t
        vpermb zmm17, zmm31, zmm16                                       ;  1952.3 p5      21 t
        vpermb zmm17{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1955.3 p5+p2   21 t
        vmovdqu8 zmm2{k4}, zmm17                                         ;  1960.3 p0      21 t
        vptestmb k2, zmm11, zmm22                                        ;  1954.3 p5      42 t
        vmovdqa64 zmm17, zmm2                                            ;  1963.3         41 t copy
        vpternlogd zmm17, zmm8, zmm21, 0x96                              ;  1963.3 p0      41 t
        vpternlogd zmm6, zmm1, zmm17, 0x96                               ;  1964.3 p0      41 t
        vpternlogd zmm17, zmm20, [rbp + 23872], 0x96                     ;  1964.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 24000]                                    ;  1795.3 p2      41 t reload
        vpternlogd zmm20, zmm1, [rbp + 23616], 0x96                      ;  1955.3 p0+p3   62 t
        vpermb zmm1, zmm9, zmm19                                         ;  1955.3 p5      42 t
        vpermb zmm1{k1}, zmm9, zmm30                                     ;  1958.3 p5      42 t
        vpermb zmm31, zmm9, zmm18                                        ;  1957.3 p5      42 t
        vpermb zmm31{k1}, zmm9, zmm28                                    ;  1960.3 p5      42 t
        vmovdqu8 zmm1{k5}, zmm31                                         ;  1965.3 p0      42 t
        vpternlogd zmm4, zmm1, zmm12, 0x96                               ;  1968.3 p0      41 t
        vpternlogd zmm1, zmm12, zmm15, 0x96                              ;  1968.3 p0      41 t
        vpternlogd zmm25, zmm10, zmm4, 0x96                              ;  1969.3 p0      41 t
        vpermb zmm9, zmm11, zmm19                                        ;  1959.3 p5      42 t
        vpermb zmm9{k2}, zmm11, zmm30                                    ;  1962.3 p5      42 t
        vpermb zmm10, zmm11, zmm18                                       ;  1961.3 p5      42 t
        vpermb zmm10{k2}, zmm11, zmm28                                   ;  1964.3 p5      42 t
        vmovdqu8 zmm9{k3}, zmm10                                         ;  1969.3 p0      42 t
        vpternlogd zmm3, zmm9, zmm21, 0x96                               ;  1972.3 p0      41 t
        vpternlogd zmm9, zmm21, zmm27, 0x96                              ;  1972.3 p0      41 t
        vpternlogd zmm2, zmm8, zmm3, 0x96                                ;  1973.3 p0      41 t
        vpternlogd zmm4, zmm24, [rbp + 22528], 0x96                      ;  1969.3 p0+p2   62 t
        vpternlogd zmm15, zmm25, [rbp + 21440], 0x96                     ;  1970.3 p0+p3   62 t
        vpternlogd zmm3, zmm6, [rbp + 22336], 0x96                       ;  1973.3 p0+p2   62 t
        vpternlogd zmm26, zmm1, [rbp + 21632], 0x96                      ;  1969.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 23488]                                    ;  1809.3 p2      41 t reload
        vpternlogd zmm1, zmm8, [rbp + 22784], 0x96                       ;  1969.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 22592]                                    ;  1800.3 p2      41 t reload
        vpternlogd zmm24, zmm8, [rbp + 21888], 0x96                      ;  1960.3 p0+p3   62 t
        vpternlogd zmm27, zmm2, [rbp + 21824], 0x96                      ;  1974.3 p0+p2   62 t
        vpternlogd zmm23, zmm9, [rbp + 24128], 0x96                      ;  1973.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 24256]                                    ;  1813.3 p2      41 t reload
        vpternlogd zmm9, zmm8, [rbp + 22400], 0x96                       ;  1973.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 22720]                                    ;  1805.3 p2      41 t reload
        vpternlogd zmm6, zmm8, [rbp + 23744], 0x96                       ;  1965.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 22848]                                    ;  1810.3 p2      41 t reload
        vpternlogd zmm25, zmm8, [rbp + 22976], 0x96                      ;  1970.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 21376]                                    ;  1814.3 p2      41 t reload
        vpternlogd zmm2, zmm8, [rbp + 24192], 0x96                       ;  1974.3 p0+p3   62 t
        vmovdqu64 zmm8, [rbp + 19392]                                    ;  1790.7 p2      61 r.1 reload
        vpxord zmm10, zmm5, zmm8                                         ;  1951.3 p0      40 t
        vpxord zmm8, zmm20, zmm8                                         ;  1956.3 p0      40 t
        vmovdqu64 zmm11, [rbp + 19328]                                   ;  1791.3 p3      61 r.0 reload
        vpxord zmm12, zmm1, zmm11                                        ;  1970.3 p0      40 t
        vpmovb2m k1, zmm12                                               ;  1971.3 p0      41 t
        vptestmb k2, zmm12, zmm22                                        ;  1971.3 p5      41 t
        vpmovb2m k3, zmm10                                               ;  1952.3 p0      23 t
        vptestmb k4, zmm10, zmm22                                        ;  1964.3 p5      23 t
        vpmovb2m k5, zmm8                                                ;  1957.3 p0      23 t
        vmovdqu64 zmm21, [rbp + 19456]                                   ;  1793.7 p2      61 r.2 reload
        vpxord zmm31, zmm24, zmm21                                       ;  1961.3 p0      40 t
        vpxord zmm11, zmm9, zmm11                                        ;  1974.3 p0      40 t
        vpxord zmm21, zmm6, zmm21                                        ;  1966.3 p0      40 t
        vmovdqu64 [rbp + 24192], zmm6                                    ;  1966.3 p7+p4   62 t spill
        vpxord zmm6, zmm13, [rbp + 19584]                                ;  1960.3 p0+p3   40 t
        vmovdqu64 [rbp + 21376], zmm13                                   ;  1960.3 p8+p9   62 t spill
        vpxord zmm13, zmm25, [rbp + 19520]                               ;  1971.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm25                                   ;  1971.3 p7+p4   62 t spill
        vpxord zmm25, zmm17, [rbp + 19584]                               ;  1965.3 p0+p3   40 t
        vmovdqu64 [rbp + 22848], zmm17                                   ;  1965.3 p8+p9   62 t spill
        vpxord zmm17, zmm2, [rbp + 19520]                                ;  1975.3 p0+p2   40 t
        vmovdqu64 [rbp + 23744], zmm2                                    ;  1975.3 p7+p4   62 t spill
        vpxord zmm2, zmm4, [rbp + 19648]                                 ;  1970.3 p0+p3   40 t
        vmovdqu64 [rbp + 22720], zmm4                                    ;  1970.3 p8+p9   62 t spill
        vpxord zmm4, zmm15, [rbp + 19712]                                ;  1971.3 p0+p2   40 t
        vmovdqu64 [rbp + 22400], zmm15                                   ;  1971.3 p7+p4   62 t spill
        vpxord zmm15, zmm3, [rbp + 19648]                                ;  1974.3 p0+p3   40 t
        vmovdqu64 [rbp + 24256], zmm3                                    ;  1974.3 p8+p9   62 t spill
        vpxord zmm3, zmm26, [rbp + 19776]                                ;  1970.3 p0+p2   40 t
        vmovdqu64 [rbp + 24128], zmm26                                   ;  1970.3 p7+p4   62 t spill
        vpxord zmm26, zmm27, [rbp + 19712]                               ;  1975.3 p0+p3   40 t
        vmovdqu64 [rbp + 21824], zmm27                                   ;  1975.3 p8+p9   62 t spill
        vpxord zmm27, zmm23, [rbp + 19776]                               ;  1974.3 p0+p2   40 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;  1974.3 p7+p4   62 t spill
        vpermb zmm23, zmm12, zmm19                                       ;  1971.3 p5      41 t
        vpermb zmm23{k2}, zmm12, zmm30                                   ;  1974.3 p5      41 t
        vmovdqu64 [rbp + 22592], zmm24                                   ;  1961.3 p8+p9   62 t spill
        vpermb zmm24, zmm12, zmm18                                       ;  1971.3 p5      41 t
        vpermb zmm24{k2}, zmm12, zmm28                                   ;  1974.3 p5      41 t
        vmovdqu8 zmm23{k1}, zmm24                                        ;  1979.3 p0      41 t
        vptestmb k1, zmm8, zmm22                                         ;  1969.3 p5      23 t
        vpmovb2m k2, zmm11                                               ;  1975.3 p0      41 t
        vpermb zmm12, zmm10, zmm14                                       ;  1970.3 p5      23 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 384] ;  1809.3 p3      23 t reload
        vpermb zmm12{k4}, zmm10, zmm24                                   ;  1973.3 p5      23 t
        vmovdqu64 [rbp + 22784], zmm20                                   ;  1956.3 p7+p4   62 t spill
        vpermb zmm20, zmm10, [rel camellia256_encrypt.T0_constants512 + 448] ;  1972.3 p5+p2   23 t
        vpermb zmm20{k4}, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;  1975.3 p5+p3   23 t
        vmovdqu8 zmm12{k3}, zmm20                                        ;  1980.3 p0      23 t
        vptestmb k3, zmm11, zmm22                                        ;  1975.3 p5      41 t
        vpmovb2m k4, zmm31                                               ;  1962.3 p0      22 t
        vpermb zmm10, zmm11, zmm19                                       ;  1975.3 p5      41 t
        vpermb zmm10{k3}, zmm11, zmm30                                   ;  1978.3 p5      41 t
        vpermb zmm20, zmm11, zmm18                                       ;  1977.3 p5      41 t
        vpermb zmm20{k3}, zmm11, zmm28                                   ;  1980.3 p5      41 t
        vmovdqu8 zmm10{k2}, zmm20                                        ;  1985.3 p0      41 t
        vptestmb k2, zmm31, zmm22                                        ;  1979.3 p5      22 t
        vpmovb2m k3, zmm21                                               ;  1967.3 p0      22 t
        vpermb zmm11, zmm8, zmm14                                        ;  1980.3 p5      23 t
        vpermb zmm11{k1}, zmm8, zmm24                                    ;  1983.3 p5      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 448] ;  1815.2 p2      23 t reload
        vmovdqu64 [rbp + 23488], zmm5                                    ;  1951.3 p8+p9   62 t spill
        vpermb zmm5, zmm8, zmm20                                         ;  1982.3 p5      23 t
        vpermb zmm5{k1}, zmm8, [rel camellia256_encrypt.T0_constants512 + 512] ;  1985.3 p5+p3   23 t
        vmovdqu8 zmm11{k5}, zmm5                                         ;  1990.3 p0      23 t
        vptestmb k1, zmm21, zmm22                                        ;  1984.3 p5      22 t
        vpmovb2m k5, zmm13                                               ;  1972.3 p0      21 t
        vpermb zmm5, zmm31, zmm0                                         ;  1985.3 p5      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1816.5 p2      22 t reload
        vpermb zmm5{k2}, zmm31, zmm8                                     ;  1988.3 p5      22 t
        vmovdqu64 [rbp + 21632], zmm9                                    ;  1974.3 p7+p4   62 t spill
        vpermb zmm9, zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;  1987.3 p5+p3   22 t
        vpermb zmm9{k2}, zmm31, [rel camellia256_encrypt.T0_constants512 + 768] ;  1990.3 p5+p2   22 t
        vmovdqu8 zmm5{k4}, zmm9                                          ;  1995.3 p0      22 t
        vptestmb k2, zmm13, zmm22                                        ;  1989.3 p5      21 t
        vpmovb2m k4, zmm17                                               ;  1976.3 p0      21 t
        vpermb zmm9, zmm21, zmm0                                         ;  1990.3 p5      22 t
        vpermb zmm9{k1}, zmm21, zmm8                                     ;  1993.3 p5      22 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 704] ;  1818.2 p3      22 t reload
        vmovdqu64 [rbp + 22336], zmm1                                    ;  1970.3 p8+p9   62 t spill
        vpermb zmm1, zmm21, zmm31                                        ;  1992.3 p5      22 t
        vpermb zmm1{k1}, zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;  1995.3 p5+p2   22 t
        vmovdqu8 zmm9{k3}, zmm1                                          ;  2000.3 p0      22 t
        vptestmb k1, zmm17, zmm22                                        ;  1994.3 p5      21 t
        vpmovb2m k3, zmm6                                                ;  1965.3 p0      23 t
        vpermb zmm1, zmm13, zmm7                                         ;  1995.3 p5      21 t
        vpermb zmm1{k2}, zmm13, zmm29                                    ;  1998.3 p5      21 t
        vpermb zmm21, zmm13, zmm16                                       ;  1997.3 p5      21 t
        vpermb zmm21{k2}, zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2000.3 p5+p3   21 t
        vmovdqu8 zmm1{k5}, zmm21                                         ;  2005.3 p0      21 t
        vptestmb k2, zmm6, zmm22                                         ;  1999.3 p5      23 t
        vpmovb2m k5, zmm25                                               ;  1967.3 p0      23 t
        vpermb zmm13, zmm17, zmm7                                        ;  2000.3 p5      21 t
        vpermb zmm13{k1}, zmm17, zmm29                                   ;  2003.3 p5      21 t
        vpermb zmm21, zmm17, zmm16                                       ;  2002.3 p5      21 t
        vpermb zmm21{k1}, zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2005.3 p5+p2   21 t
        vmovdqu8 zmm13{k4}, zmm21                                        ;  2010.3 p0      21 t
        vptestmb k1, zmm25, zmm22                                        ;  2004.3 p5      23 t
        vpmovb2m k4, zmm2                                                ;  1971.3 p0      22 t
        vpermb zmm17, zmm6, zmm14                                        ;  2005.3 p5      23 t
        vpermb zmm17{k2}, zmm6, zmm24                                    ;  2008.3 p5      23 t
        vpermb zmm21, zmm6, zmm20                                        ;  2007.3 p5      23 t
        vpermb zmm21{k2}, zmm6, [rel camellia256_encrypt.T0_constants512 + 512] ;  2010.3 p5+p3   23 t
        vmovdqu8 zmm17{k3}, zmm21                                        ;  2015.3 p0      23 t
        vptestmb k2, zmm2, zmm22                                         ;  2009.3 p5      22 t
        vpmovb2m k3, zmm15                                               ;  1975.3 p0      22 t
        vpermb zmm6, zmm25, zmm14                                        ;  2010.3 p5      23 t
        vpermb zmm6{k1}, zmm25, zmm24                                    ;  2013.3 p5      23 t
        vpermb zmm21, zmm25, zmm20                                       ;  2012.3 p5      23 t
        vpermb zmm21{k1}, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;  2015.3 p5+p2   23 t
        vmovdqu8 zmm6{k5}, zmm21                                         ;  2020.3 p0      23 t
        vptestmb k1, zmm15, zmm22                                        ;  2014.3 p5      22 t
        vpmovb2m k5, zmm4                                                ;  1973.3 p0      21 t
        vmovdqa64 zmm21, zmm17                                           ;  2018.3         41 t copy
        vpternlogd zmm21, zmm5, zmm1, 0x96                               ;  2018.3 p0      41 t
        vpermb zmm25, zmm2, zmm0                                         ;  2015.3 p5      22 t
        vpermb zmm25{k2}, zmm2, zmm8                                     ;  2018.3 p5      22 t
        vpermb zmm24, zmm2, zmm31                                        ;  2017.3 p5      22 t
        vpermb zmm24{k2}, zmm2, [rel camellia256_encrypt.T0_constants512 + 768] ;  2020.3 p5+p3   22 t
        vmovdqu8 zmm25{k4}, zmm24                                        ;  2025.3 p0      22 t
        vptestmb k2, zmm4, zmm22                                         ;  2019.3 p5      21 t
        vpmovb2m k4, zmm26                                               ;  1976.3 p0      21 t
        vmovdqa64 zmm2, zmm23                                            ;  1982.3         41 t copy
        vpternlogd zmm2, zmm25, zmm1, 0x96                               ;  2028.3 p0      41 t
        vpternlogd zmm17, zmm2, zmm5, 0x96                               ;  2029.3 p0      41 t
        vmovdqa64 zmm24, zmm6                                            ;  2023.3         41 t copy
        vpternlogd zmm24, zmm9, zmm13, 0x96                              ;  2023.3 p0      41 t
        vpermb zmm20, zmm15, zmm0                                        ;  2020.3 p5      22 t
        vpermb zmm20{k1}, zmm15, zmm8                                    ;  2023.3 p5      22 t
        vpermb zmm8, zmm15, zmm31                                        ;  2022.3 p5      22 t
        vpermb zmm8{k1}, zmm15, [rel camellia256_encrypt.T0_constants512 + 768] ;  2025.3 p5+p2   22 t
        vmovdqu8 zmm20{k3}, zmm8                                         ;  2030.3 p0      22 t
        vptestmb k1, zmm26, zmm22                                        ;  2024.3 p5      21 t
        vpmovb2m k3, zmm3                                                ;  1981.3 p0      42 t
        vmovdqa64 zmm8, zmm10                                            ;  1988.3         41 t copy
        vpternlogd zmm8, zmm20, zmm13, 0x96                              ;  2033.3 p0      41 t
        vpternlogd zmm6, zmm8, zmm9, 0x96                                ;  2034.3 p0      41 t
        vpermb zmm15, zmm4, zmm7                                         ;  2025.3 p5      21 t
        vpermb zmm15{k2}, zmm4, zmm29                                    ;  2028.3 p5      21 t
        vpermb zmm31, zmm4, zmm16                                        ;  2027.3 p5      21 t
        vpermb zmm31{k2}, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2030.3 p5+p3   21 t
        vmovdqu8 zmm15{k5}, zmm31                                        ;  2035.3 p0      21 t
        vptestmb k2, zmm3, zmm22                                         ;  2029.3 p5      42 t
        vpmovb2m k5, zmm27                                               ;  1985.3 p0      42 t
        vmovdqa64 zmm4, zmm15                                            ;  2038.3         41 t copy
        vpternlogd zmm4, zmm23, zmm12, 0x96                              ;  2038.3 p0      41 t
        vpternlogd zmm25, zmm1, zmm4, 0x96                               ;  2039.3 p0      41 t
        vpternlogd zmm4, zmm17, [rbp + 21760], 0x96                      ;  2039.3 p0+p2   61 t
        vpermb zmm1, zmm26, zmm7                                         ;  2030.3 p5      21 t
        vpermb zmm1{k1}, zmm26, zmm29                                    ;  2033.3 p5      21 t
        vpermb zmm31, zmm26, zmm16                                       ;  2032.3 p5      21 t
        vpermb zmm31{k1}, zmm26, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2035.3 p5+p3   21 t
        vmovdqu8 zmm1{k4}, zmm31                                         ;  2040.3 p0      21 t
        vptestmb k1, zmm27, zmm22                                        ;  2034.3 p5      42 t
        vmovdqa64 zmm26, zmm1                                            ;  2043.3         41 t copy
        vpternlogd zmm26, zmm10, zmm11, 0x96                             ;  2043.3 p0      41 t
        vpternlogd zmm20, zmm13, zmm26, 0x96                             ;  2044.3 p0      41 t
        vpternlogd zmm26, zmm6, [rbp + 23808], 0x96                      ;  2044.3 p0+p2   61 t
        vpermb zmm13, zmm3, zmm19                                        ;  2035.3 p5      42 t
        vpermb zmm13{k2}, zmm3, zmm30                                    ;  2038.3 p5      42 t
        vpermb zmm31, zmm3, zmm18                                        ;  2037.3 p5      42 t
        vpermb zmm31{k2}, zmm3, zmm28                                    ;  2040.3 p5      42 t
        vmovdqu8 zmm13{k3}, zmm31                                        ;  2045.3 p0      42 t
        vpternlogd zmm5, zmm13, zmm12, 0x96                              ;  2048.3 p0      41 t
        vpternlogd zmm13, zmm12, zmm21, 0x96                             ;  2048.3 p0      41 t
        vpternlogd zmm15, zmm23, zmm5, 0x96                              ;  2049.3 p0      41 t
        vpermb zmm3, zmm27, zmm19                                        ;  2039.3 p5      42 t
        vpermb zmm3{k1}, zmm27, zmm30                                    ;  2042.3 p5      42 t
        vpermb zmm12, zmm27, zmm18                                       ;  2041.3 p5      42 t
        vpermb zmm12{k1}, zmm27, zmm28                                   ;  2044.3 p5      42 t
        vmovdqu8 zmm3{k5}, zmm12                                         ;  2049.3 p0      42 t
        vpternlogd zmm9, zmm3, zmm11, 0x96                               ;  2052.3 p0      41 t
        vpternlogd zmm3, zmm11, zmm24, 0x96                              ;  2052.3 p0      41 t
        vpternlogd zmm1, zmm10, zmm9, 0x96                               ;  2053.3 p0      41 t
        vpternlogd zmm5, zmm25, [rbp + 22656], 0x96                      ;  2049.3 p0+p3   61 t
        vpternlogd zmm21, zmm15, [rbp + 21504], 0x96                     ;  2050.3 p0+p2   61 t
        vpternlogd zmm9, zmm20, [rbp + 23424], 0x96                      ;  2053.3 p0+p3   61 t
        vpternlogd zmm2, zmm13, [rbp + 23552], 0x96                      ;  2049.3 p0+p2   61 t
        vpternlogd zmm24, zmm1, [rbp + 22016], 0x96                      ;  2054.3 p0+p3   61 t
        vpternlogd zmm8, zmm3, [rbp + 23680], 0x96                       ;  2053.3 p0+p2   61 t
        vmovdqu64 zmm10, [rbp + 20096]                                   ;  1859.7 p3      62 l.4 reload
        vpxord zmm11, zmm4, zmm10                                        ;  2040.3 p0      40 t
        vpxord zmm10, zmm26, zmm10                                       ;  2045.3 p0      40 t
        vmovdqu64 zmm12, [rbp + 20160]                                   ;  1863.3 p2      62 l.5 reload
        vpxord zmm23, zmm5, zmm12                                        ;  2050.3 p0      40 t
        vpmovb2m k1, zmm11                                               ;  2041.3 p0      23 t
        vptestmb k2, zmm11, zmm22                                        ;  2043.3 p5      23 t
        vmovdqu64 zmm27, [rbp + 20224]                                   ;  1864.0 p3      62 l.6 reload
        vpxord zmm31, zmm21, zmm27                                       ;  2051.3 p0      40 t
        vpmovb2m k3, zmm10                                               ;  2046.3 p0      23 t
        vptestmb k4, zmm10, zmm22                                        ;  2046.3 p5      23 t
        vpmovb2m k5, zmm23                                               ;  2051.3 p0      22 t
        vpxord zmm12, zmm9, zmm12                                        ;  2054.3 p0      40 t
        vmovdqu64 [rbp + 23680], zmm21                                   ;  2051.3 p7+p4   61 t spill
        vpxord zmm21, zmm2, [rbp + 20288]                                ;  2050.3 p0+p2   40 t
        vpxord zmm27, zmm24, zmm27                                       ;  2055.3 p0      40 t
        vmovdqu64 [rbp + 22016], zmm2                                    ;  2050.3 p8+p9   61 t spill
        vpxord zmm2, zmm8, [rbp + 20288]                                 ;  2054.3 p0+p3   40 t
        vpermb zmm29, zmm11, zmm14                                       ;  2045.3 p5      23 t
        vpermb zmm29{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;  2048.3 p5+p2   23 t
        vpermb zmm16, zmm11, [rel camellia256_encrypt.T0_constants512 + 448] ;  2047.3 p5+p3   23 t
        vpermb zmm16{k2}, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;  2050.3 p5+p2   23 t
        vmovdqu8 zmm29{k1}, zmm16                                        ;  2055.3 p0      23 t
        vptestmb k1, zmm23, zmm22                                        ;  2051.3 p5      22 t
        vpmovb2m k2, zmm12                                               ;  2055.3 p0      22 t
        vmovdqu64 zmm11, [rbp + 23232]                                   ;  1871.2 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 19904]                                   ;  1871.7 p2      40 t
        vpternlogd zmm16, zmm17, zmm11, 0x96                             ;  2030.3 p0      40 t
        vpermb zmm11, zmm16, zmm14                                       ;  2050.3 p5      23 t
        vmovdqu64 [rbp + 23552], zmm17                                   ;  2030.3 p7+p4   41 t spill
        vpermb zmm17, zmm10, zmm14                                       ;  2051.3 p5      23 t
        vpermb zmm17{k4}, zmm10, [rel camellia256_encrypt.T0_constants512 + 384] ;  2054.3 p5+p3   23 t
        vmovdqu64 [rbp + 23424], zmm29                                   ;  2058.3 p8+p9   23 t spill
        vpermb zmm29, zmm10, [rel camellia256_encrypt.T0_constants512 + 448] ;  2053.3 p5+p2   23 t
        vpermb zmm29{k4}, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;  2056.3 p5+p3   23 t
        vmovdqu8 zmm17{k3}, zmm29                                        ;  2061.3 p0      23 t
        vpmovb2m k3, zmm16                                               ;  2031.3 p0      23 t
        vptestmb k4, zmm16, zmm22                                        ;  2055.3 p5      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 384] ;  1878.3 p2      23 t reload
        vpermb zmm11{k4}, zmm16, zmm10                                   ;  2057.3 p5      23 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 448] ;  1878.7 p3      23 t reload
        vmovdqu64 [rbp + 21504], zmm17                                   ;  2064.3 p7+p4   23 t spill
        vpermb zmm17, zmm16, zmm29                                       ;  2057.3 p5      23 t
        vpermb zmm17{k4}, zmm16, [rel camellia256_encrypt.T0_constants512 + 512] ;  2060.3 p5+p2   23 t
        vmovdqu8 zmm11{k3}, zmm17                                        ;  2065.3 p0      23 t
        vptestmb k3, zmm12, zmm22                                        ;  2059.3 p5      22 t
        vpmovb2m k4, zmm31                                               ;  2052.3 p0      21 t
        vmovdqu64 zmm16, [rbp + 22912]                                   ;  1881.0 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 19904]                                   ;  1881.3 p2      40 t
        vpternlogd zmm17, zmm6, zmm16, 0x96                              ;  2035.3 p0      40 t
        vpermb zmm14, zmm17, zmm14                                       ;  2060.3 p5      23 t
        vpermb zmm29, zmm17, zmm29                                       ;  2061.3 p5      23 t
        vpternlogd zmm6, zmm16, [rbp + 20416], 0x96                      ;  2035.3 p0+p3   74 dst
        vpmovb2m k6, zmm17                                               ;  2036.3 p0      23 t
        vptestmb k7, zmm17, zmm22                                        ;  2062.3 p5      23 t
        vpermb zmm14{k7}, zmm17, zmm10                                   ;  2064.3 p5      23 t
        vpermb zmm29{k7}, zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;  2064.3 p5+p2   23 t
        vmovdqu8 zmm14{k6}, zmm29                                        ;  2069.3 p0      23 t
        vmovdqu64 zmm10, [rbp + 22208]                                   ;  1890.3 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 19840]                                   ;  1886.3 p2      40 t
        vpternlogd zmm16, zmm13, zmm10, 0x96                             ;  2049.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 20352]                                   ;  1886.7 p3      74 dst.0 reload
        vpternlogd zmm13, zmm10, zmm17, 0x96                             ;  2049.3 p0      74 dst
        vpermb zmm10, zmm16, zmm19                                       ;  2065.3 p5      41 t
        vpermb zmm29, zmm16, zmm18                                       ;  2066.3 p5      41 t
        vpmovb2m k6, zmm16                                               ;  2050.3 p0      41 t
        vptestmb k7, zmm16, zmm22                                        ;  2067.3 p5      41 t
        vpermb zmm10{k7}, zmm16, zmm30                                   ;  2069.3 p5      41 t
        vpermb zmm29{k7}, zmm16, zmm28                                   ;  2069.3 p5      41 t
        vmovdqu8 zmm10{k6}, zmm29                                        ;  2074.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 23360]                                   ;  1890.5 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 19968]                                   ;  1890.7 p3      40 t
        vpternlogd zmm29, zmm25, zmm16, 0x96                             ;  2040.3 p0      40 t
        vpternlogd zmm25, zmm16, [rbp + 20480], 0x96                     ;  2040.3 p0+p2   74 dst
        vpermb zmm16, zmm29, zmm0                                        ;  2070.3 p5      22 t
        vpmovb2m k6, zmm29                                               ;  2041.3 p0      22 t
        vptestmb k7, zmm29, zmm22                                        ;  2071.3 p5      22 t
        vpermb zmm16{k7}, zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;  2073.3 p5+p3   22 t
        vpermb zmm17, zmm29, [rel camellia256_encrypt.T0_constants512 + 704] ;  2073.3 p5+p2   22 t
        vpermb zmm17{k7}, zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;  2076.3 p5+p3   22 t
        vmovdqu8 zmm16{k6}, zmm17                                        ;  2081.3 p0      22 t
        vmovdqu64 zmm17, [rbp + 21568]                                   ;  1895.5 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 19840]                                   ;  1896.3 p3      40 t
        vpternlogd zmm29, zmm3, zmm17, 0x96                              ;  2053.3 p0      40 t
        vpermb zmm17, zmm29, zmm19                                       ;  2075.3 p5      41 t
        vmovdqu64 [rbp + 23360], zmm6                                    ;  2036.3 p8+p9   74 dst spill
        vpermb zmm6, zmm29, zmm18                                        ;  2076.3 p5      41 t
        vpmovb2m k6, zmm29                                               ;  2054.3 p0      41 t
        vptestmb k7, zmm29, zmm22                                        ;  2077.3 p5      41 t
        vpermb zmm17{k7}, zmm29, zmm30                                   ;  2079.3 p5      41 t
        vpermb zmm6{k7}, zmm29, zmm28                                    ;  2079.3 p5      41 t
        vmovdqu8 zmm17{k6}, zmm6                                         ;  2084.3 p0      41 t
        vpermb zmm6, zmm21, zmm19                                        ;  2080.3 p5      42 t
        vpermb zmm19, zmm2, zmm19                                        ;  2081.3 p5      42 t
        vpermb zmm29, zmm21, zmm18                                       ;  2082.3 p5      42 t
        vpermb zmm18, zmm2, zmm18                                        ;  2083.3 p5      42 t
        vpermb zmm28, zmm23, zmm0                                        ;  2084.3 p5      22 t
        vpermb zmm28{k1}, zmm23, [rel camellia256_encrypt.T0_constants512 + 640] ;  2087.3 p5+p2   22 t
        vpermb zmm30, zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;  2086.3 p5+p3   22 t
        vpermb zmm30{k1}, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;  2089.3 p5+p2   22 t
        vmovdqu8 zmm28{k5}, zmm30                                        ;  2094.3 p0      22 t
        vptestmb k1, zmm31, zmm22                                        ;  2088.3 p5      21 t
        vpmovb2m k5, zmm21                                               ;  2051.3 p0      42 t
        vpermb zmm23, zmm12, zmm0                                        ;  2089.3 p5      22 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 640] ;  1898.8 p3      22 t reload
        vpermb zmm23{k3}, zmm12, zmm30                                   ;  2092.3 p5      22 t
        vmovdqu64 [rbp + 22208], zmm13                                   ;  2050.3 p7+p4   74 dst spill
        vpermb zmm13, zmm12, [rel camellia256_encrypt.T0_constants512 + 704] ;  2091.3 p5+p2   22 t
        vpermb zmm13{k3}, zmm12, [rel camellia256_encrypt.T0_constants512 + 768] ;  2094.3 p5+p3   22 t
        vmovdqu8 zmm23{k2}, zmm13                                        ;  2099.3 p0      22 t
        vptestmb k2, zmm21, zmm22                                        ;  2093.3 p5      42 t
        vptestmb k3, zmm27, zmm22                                        ;  2094.3 p5      21 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 64]  ;  1900.7 p2      41 t reload
        vpermb zmm6{k2}, zmm21, zmm12                                    ;  2095.3 p5      42 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 192] ;  1900.8 p3      41 t reload
        vpermb zmm29{k2}, zmm21, zmm13                                   ;  2096.3 p5      42 t
        vmovdqu8 zmm6{k5}, zmm29                                         ;  2101.3 p0      42 t
        vpmovb2m k2, zmm27                                               ;  2056.3 p0      21 t
        vpmovb2m k5, zmm2                                                ;  2055.3 p0      42 t
        vmovdqu64 zmm21, [rbp + 22272]                                   ;  1901.7 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 19968]                                   ;  1901.8 p3      40 t
        vpternlogd zmm29, zmm20, zmm21, 0x96                             ;  2046.3 p0      40 t
        vpermb zmm0, zmm29, zmm0                                         ;  2097.3 p5      22 t
        vpternlogd zmm20, zmm21, [rbp + 20480], 0x96                     ;  2047.3 p0+p2   74 dst
        vptestmb k6, zmm29, zmm22                                        ;  2098.3 p5      22 t
        vpermb zmm0{k6}, zmm29, zmm30                                    ;  2100.3 p5      22 t
        vpmovb2m k7, zmm29                                               ;  2048.3 p0      22 t
        vpermb zmm21, zmm29, [rel camellia256_encrypt.T0_constants512 + 704] ;  2100.3 p5+p3   22 t
        vpermb zmm21{k6}, zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;  2103.3 p5+p2   22 t
        vmovdqu8 zmm0{k7}, zmm21                                         ;  2108.3 p0      22 t
        vmovdqu64 zmm21, [rbp + 23168]                                   ;  1903.8 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 20032]                                   ;  1904.7 p2      40 t
        vpternlogd zmm29, zmm15, zmm21, 0x96                             ;  2050.3 p0      40 t
        vmovdqu64 zmm30, [rbp + 20544]                                   ;  1904.8 p3      74 dst.3 reload
        vpternlogd zmm15, zmm21, zmm30, 0x96                             ;  2051.3 p0      74 dst
        vptestmb k6, zmm29, zmm22                                        ;  2102.3 p5      21 t
        vptestmb k7, zmm2, zmm22                                         ;  2103.3 p5      42 t
        vpermb zmm19{k7}, zmm2, zmm12                                    ;  2105.3 p5      42 t
        vpermb zmm18{k7}, zmm2, zmm13                                    ;  2105.3 p5      42 t
        vmovdqu64 zmm2, [rbp + 22080]                                    ;  1905.7 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 20032]                                   ;  1905.8 p3      40 t
        vpternlogd zmm12, zmm1, zmm2, 0x96                               ;  2054.3 p0      40 t
        vmovdqu8 zmm19{k5}, zmm18                                        ;  2110.3 p0      42 t
        vpermb zmm13, zmm29, zmm7                                        ;  2106.3 p5      21 t
        vptestmb k5, zmm12, zmm22                                        ;  2107.3 p5      21 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 896] ;  1906.7 p2      21 t reload
        vpermb zmm13{k6}, zmm29, zmm18                                   ;  2109.3 p5      21 t
        vpternlogd zmm30, zmm1, zmm2, 0x96                               ;  2054.3 p0      74 dst
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 960]  ;  1906.8 p3      21 t reload
        vpermb zmm2, zmm29, zmm1                                         ;  2109.3 p5      21 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1907.7 p2      21 t reload
        vpermb zmm2{k6}, zmm29, zmm21                                    ;  2112.3 p5      21 t
        vpmovb2m k6, zmm29                                               ;  2055.3 p0      21 t
        vmovdqu8 zmm13{k6}, zmm2                                         ;  2117.3 p0      21 t
        vpermb zmm2, zmm12, zmm7                                         ;  2111.3 p5      21 t
        vpermb zmm2{k5}, zmm12, zmm18                                    ;  2114.3 p5      21 t
        vpmovb2m k6, zmm12                                               ;  2057.3 p0      21 t
        vpermb zmm22, zmm12, zmm1                                        ;  2113.3 p5      21 t
        vpermb zmm22{k5}, zmm12, zmm21                                   ;  2116.3 p5      21 t
        vmovdqu8 zmm2{k6}, zmm22                                         ;  2121.3 p0      21 t
        vpermb zmm12, zmm31, zmm7                                        ;  2115.3 p5      21 t
        vpermb zmm7, zmm27, zmm7                                         ;  2116.3 p5      21 t
        vpermb zmm12{k1}, zmm31, zmm18                                   ;  2118.3 p5      21 t
        vpermb zmm7{k3}, zmm27, zmm18                                    ;  2119.3 p5      21 t
        vpermb zmm18, zmm31, zmm1                                        ;  2119.3 p5      21 t
        vpermb zmm18{k1}, zmm31, zmm21                                   ;  2122.3 p5      21 t
        vmovdqu8 zmm12{k4}, zmm18                                        ;  2127.3 p0      21 t
        vpermb zmm1, zmm27, zmm1                                         ;  2121.3 p5      21 t
        vpermb zmm1{k3}, zmm27, zmm21                                    ;  2124.3 p5      21 t
        vmovdqu8 zmm7{k2}, zmm1                                          ;  2129.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 20352]                                    ;  1913.7 p3      74 dst.0 reload
        vpternlogd zmm3, zmm1, [rbp + 21568], 0x96                       ;  2061.3 p0+p2   74 dst
        vmovdqa64 zmm1, zmm6                                             ;  2104.3         41 t copy
        vpternlogd zmm1, zmm11, zmm16, 0x96                              ;  2104.3 p0      41 t
        vmovdqa64 zmm18, zmm10                                           ;  2077.3         41 t copy
        vpternlogd zmm18, zmm28, zmm13, 0x96                             ;  2120.3 p0      41 t
        vmovdqa64 zmm21, zmm17                                           ;  2087.3         41 t copy
        vpternlogd zmm21, zmm23, zmm2, 0x96                              ;  2124.3 p0      41 t
        vmovdqa64 zmm22, zmm19                                           ;  2113.3         41 t copy
        vpternlogd zmm22, zmm14, zmm0, 0x96                              ;  2113.3 p0      41 t
        vmovdqa64 zmm27, zmm12                                           ;  2130.3         41 t copy
        vpternlogd zmm27, zmm10, zmm11, 0x96                             ;  2130.3 p0      41 t
        vpternlogd zmm12, zmm10, zmm1, 0x96                              ;  2130.3 p0      41 t
        vpternlogd zmm28, zmm27, zmm13, 0x96                             ;  2131.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 23424]                                   ;  2058.3 p3      23 t reload
        vpternlogd zmm13, zmm16, zmm10, 0x96                             ;  2120.3 p0      41 t
        vpternlogd zmm10, zmm16, zmm18, 0x96                             ;  2121.3 p0      41 t
        vpternlogd zmm6, zmm11, zmm13, 0x96                              ;  2121.3 p0      41 t
        vmovdqa64 zmm11, zmm7                                            ;  2132.3         41 t copy
        vpternlogd zmm11, zmm17, zmm14, 0x96                             ;  2132.3 p0      41 t
        vpternlogd zmm7, zmm17, zmm22, 0x96                              ;  2132.3 p0      41 t
        vpternlogd zmm23, zmm11, zmm2, 0x96                              ;  2133.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 21504]                                   ;  2064.3 p2      23 t reload
        vpternlogd zmm2, zmm0, zmm16, 0x96                               ;  2124.3 p0      41 t
        vpternlogd zmm16, zmm0, zmm21, 0x96                              ;  2125.3 p0      41 t
        vpternlogd zmm19, zmm14, zmm2, 0x96                              ;  2125.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 20608]                                    ;  1929.0 p3      74 dst.4 reload
        vpxord zmm4, zmm4, zmm0                                          ;  2078.3 p0      74 dst
        vpxord zmm26, zmm26, zmm0                                        ;  2079.3 p0      74 dst
        vmovdqu64 zmm0, [rbp + 20672]                                    ;  1933.3 p2      74 dst.5 reload
        vpxord zmm5, zmm5, zmm0                                          ;  2080.3 p0      74 dst
        vpxord zmm9, zmm9, zmm0                                          ;  2081.3 p0      74 dst
        vmovdqu64 zmm0, [rbp + 20736]                                    ;  1933.8 p3      74 dst.6 reload
        vpxord zmm24, zmm24, zmm0                                        ;  2082.3 p0      74 dst
        vmovdqu64 zmm14, [rbp + 20800]                                   ;  1934.3 p2      74 dst.7 reload
        vpxord zmm8, zmm8, zmm14                                         ;  2083.3 p0      74 dst
        vmovdqu64 zmm17, [rbp + 23680]                                   ;  2051.3 p3      74 dst
        vpxord zmm17, zmm17, zmm0                                        ;  2084.3 p0      74 dst
        vmovdqu64 zmm0, [rbp + 22016]                                    ;  2050.3 p2      74 dst
        vpxord zmm0, zmm0, zmm14                                         ;  2085.3 p0      74 dst
        vpunpcklbw zmm14, zmm15, zmm25                                   ;  2123.3 p5      74 dst
        vpunpckhbw zmm15, zmm15, zmm25                                   ;  2124.3 p5      74 dst
        vpunpcklbw zmm25, zmm0, zmm17                                    ;  2125.3 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm17                                     ;  2126.3 p5      74 dst
        vpunpcklbw zmm17, zmm5, zmm4                                     ;  2127.3 p5      74 dst
        vpunpckhbw zmm4, zmm5, zmm4                                      ;  2128.3 p5      74 dst
        vmovdqu64 zmm5, [rbp + 21376]                                    ;  1960.3 p3      75 dst
        vpunpcklwd zmm29, zmm25, zmm17                                   ;  2129.3 p5      74 dst
        vpunpckhwd zmm17, zmm25, zmm17                                   ;  2130.3 p5      74 dst
        vpunpcklwd zmm25, zmm0, zmm4                                     ;  2131.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm4                                      ;  2132.3 p5      74 dst
        vpunpcklbw zmm4, zmm30, zmm20                                    ;  2133.3 p5      74 dst
        vpunpckhbw zmm20, zmm30, zmm20                                   ;  2134.3 p5      74 dst
        vpunpcklbw zmm30, zmm8, zmm24                                    ;  2135.3 p5      74 dst
        vpunpckhbw zmm8, zmm8, zmm24                                     ;  2136.3 p5      74 dst
        vpunpcklbw zmm24, zmm9, zmm26                                    ;  2137.3 p5      74 dst
        vpunpckhbw zmm9, zmm9, zmm26                                     ;  2138.3 p5      74 dst
        vpunpcklwd zmm26, zmm30, zmm24                                   ;  2139.3 p5      74 dst
        vpunpckhwd zmm24, zmm30, zmm24                                   ;  2140.3 p5      74 dst
        vpunpcklwd zmm30, zmm8, zmm9                                     ;  2141.3 p5      74 dst
        vpunpckhwd zmm8, zmm8, zmm9                                      ;  2142.3 p5      74 dst
        vmovdqu64 zmm9, [rbp + 20864]                                    ;  1950.5 p2      75 dst
        vpternlogd zmm9, zmm6, [rbp + 22336], 0x96                       ;  2122.3 p0+p3   75 dst
        vmovdqu64 zmm31, [rbp + 21120]                                   ;  1951.5 p2      75 dst.4 reload
        vpxord zmm5, zmm5, zmm31                                         ;  2087.3 p0      75 dst
        vpternlogd zmm5, zmm27, zmm10, 0x96                              ;  2131.3 p0      75 dst
        vmovdqu64 zmm27, [rbp + 20928]                                   ;  1951.7 p3      75 dst.1 reload
        vpternlogd zmm10, zmm27, [rbp + 23488], 0x96                     ;  2122.3 p0+p2   75 dst
        vpternlogd zmm27, zmm16, [rbp + 22784], 0x96                     ;  2126.3 p0+p3   75 dst
        vmovdqu64 [rbp + 22784], zmm27                                   ;  2127.3 p8+p9   75 dst spill
        vpunpcklbw zmm27, zmm10, zmm9                                    ;  2143.3 p5      74 dst
        vpunpckhbw zmm9, zmm10, zmm9                                     ;  2144.3 p5      74 dst
        vmovdqu64 zmm10, [rbp + 20864]                                   ;  1955.7 p2      75 dst
        vpternlogd zmm10, zmm19, [rbp + 21632], 0x96                     ;  2126.3 p0+p3   75 dst
        vmovdqu64 [rbp + 21632], zmm10                                   ;  2127.3 p7+p4   75 dst spill
        vmovdqu64 zmm10, [rbp + 20992]                                   ;  1958.5 p2      75 dst
        vpternlogd zmm10, zmm28, [rbp + 22592], 0x96                     ;  2132.3 p0+p3   75 dst
        vmovdqu64 [rbp + 22592], zmm8                                    ;  2143.3 p8+p9   74 dst spill
        vmovdqu64 zmm8, [rbp + 21056]                                    ;  1960.3 p2      75 dst
        vpternlogd zmm8, zmm12, [rbp + 22976], 0x96                      ;  2131.3 p0+p3   75 dst
        vmovdqu64 [rbp + 22976], zmm30                                   ;  2142.3 p7+p4   74 dst spill
        vpunpcklbw zmm30, zmm8, zmm10                                    ;  2145.3 p5      74 dst
        vpunpckhbw zmm8, zmm8, zmm10                                     ;  2146.3 p5      74 dst
        vpunpcklwd zmm10, zmm30, zmm27                                   ;  2147.3 p5      74 dst
        vpunpckhwd zmm27, zmm30, zmm27                                   ;  2148.3 p5      74 dst
        vpunpcklwd zmm30, zmm8, zmm9                                     ;  2149.3 p5      74 dst
        vpunpckhwd zmm8, zmm8, zmm9                                      ;  2150.3 p5      74 dst
        vmovdqu64 zmm9, [rbp + 20992]                                    ;  1963.3 p2      75 dst
        vpternlogd zmm9, zmm23, [rbp + 24192], 0x96                      ;  2134.3 p0+p3   75 dst
        vmovdqu64 [rbp + 24192], zmm9                                    ;  2135.3 p8+p9   75 dst spill
        vmovdqu64 zmm9, [rbp + 21056]                                    ;  1965.3 p2      75 dst
        vpternlogd zmm9, zmm7, [rbp + 23744], 0x96                       ;  2133.3 p0+p3   75 dst
        vmovdqu64 [rbp + 23744], zmm24                                   ;  2141.3 p7+p4   74 dst spill
        vpunpcklbw zmm24, zmm9, [rbp + 24192]                            ;  2151.3 p5+p2   74 dst
        vpunpckhbw zmm9, zmm9, [rbp + 24192]                             ;  2152.3 p5+p3   74 dst
        vmovdqu64 [rbp + 24192], zmm9                                    ;  2153.3 p8+p9   74 dst spill
        vmovdqu64 zmm9, [rbp + 23360]                                    ;  2036.3 p2      74 dst reload
        vmovdqu64 [rbp + 23488], zmm24                                   ;  2152.3 p7+p4   74 dst spill
        vpunpcklbw zmm24, zmm9, zmm3                                     ;  2153.3 p5      74 dst
        vpunpckhbw zmm3, zmm9, zmm3                                      ;  2154.3 p5      74 dst
        vpunpcklwd zmm9, zmm4, zmm24                                     ;  2155.3 p5      74 dst
        vpunpckhwd zmm4, zmm4, zmm24                                     ;  2156.3 p5      74 dst
        vpunpcklwd zmm24, zmm20, zmm3                                    ;  2157.3 p5      74 dst
        vpunpckhwd zmm3, zmm20, zmm3                                     ;  2158.3 p5      74 dst
        vpunpckldq zmm20, zmm26, zmm9                                    ;  2159.3 p5      74 dst
        vpunpckhdq zmm9, zmm26, zmm9                                     ;  2160.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 23744]                                   ;  2141.3 p3      74 dst reload
        vmovdqu64 [rbp + 23360], zmm9                                    ;  2161.3 p8+p9   74 dst spill
        vpunpckldq zmm9, zmm26, zmm4                                     ;  2161.3 p5      74 dst
        vpunpckhdq zmm4, zmm26, zmm4                                     ;  2162.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 22976]                                   ;  2142.3 p2      74 dst reload
        vmovdqu64 [rbp + 23744], zmm4                                    ;  2163.3 p7+p4   74 dst spill
        vpunpckldq zmm4, zmm26, zmm24                                    ;  2163.3 p5      74 dst
        vpunpckhdq zmm24, zmm26, zmm24                                   ;  2164.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 22592]                                   ;  2143.3 p3      74 dst reload
        vmovdqu64 [rbp + 22976], zmm24                                   ;  2165.3 p8+p9   74 dst spill
        vpunpckldq zmm24, zmm26, zmm3                                    ;  2165.3 p5      74 dst
        vpunpckhdq zmm3, zmm26, zmm3                                     ;  2166.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 22848]                                   ;  1975.7 p2      75 dst
        vpxord zmm26, zmm26, zmm31                                       ;  2096.3 p0      75 dst
        vpternlogd zmm26, zmm16, zmm11, 0x96                             ;  2133.3 p0      75 dst
        vmovdqu64 zmm11, [rbp + 22720]                                   ;  1976.2 p3      75 dst
        vmovdqu64 zmm16, [rbp + 21184]                                   ;  1976.7 p2      75 dst.5 reload
        vpxord zmm11, zmm11, zmm16                                       ;  2098.3 p0      75 dst
        vpternlogd zmm11, zmm28, zmm1, 0x96                              ;  2132.3 p0      75 dst
        vmovdqu64 zmm1, [rbp + 24256]                                    ;  1977.2 p3      75 dst
        vpxord zmm1, zmm1, zmm16                                         ;  2100.3 p0      75 dst
        vpternlogd zmm1, zmm23, zmm22, 0x96                              ;  2134.3 p0      75 dst
        vmovdqu64 zmm16, [rbp + 23552]                                   ;  2030.3 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 20416]                                   ;  1978.2 p3      74 dst
        vpternlogd zmm22, zmm16, [rbp + 23232], 0x96                     ;  2102.3 p0+p2   74 dst
        vmovdqu64 zmm16, [rbp + 22208]                                   ;  2050.3 p3      74 dst reload
        vpunpcklbw zmm23, zmm22, zmm16                                   ;  2167.3 p5      74 dst
        vpunpckhbw zmm16, zmm22, zmm16                                   ;  2168.3 p5      74 dst
        vmovdqu64 zmm22, [rbp + 22400]                                   ;  1979.7 p2      75 dst
        vpunpcklbw zmm28, zmm11, zmm5                                    ;  2169.3 p5      74 dst
        vpunpckhbw zmm5, zmm11, zmm5                                     ;  2170.3 p5      74 dst
        vpunpcklwd zmm11, zmm14, zmm23                                   ;  2171.3 p5      74 dst
        vpunpckhwd zmm14, zmm14, zmm23                                   ;  2172.3 p5      74 dst
        vpunpcklwd zmm23, zmm15, zmm16                                   ;  2173.3 p5      74 dst
        vpunpckhwd zmm15, zmm15, zmm16                                   ;  2174.3 p5      74 dst
        vpunpckldq zmm16, zmm29, zmm11                                   ;  2175.3 p5      74 dst
        vpunpckhdq zmm11, zmm29, zmm11                                   ;  2176.3 p5      74 dst
        vpunpckldq zmm29, zmm17, zmm14                                   ;  2177.3 p5      74 dst
        vpunpckhdq zmm14, zmm17, zmm14                                   ;  2178.3 p5      74 dst
        vpunpckldq zmm17, zmm25, zmm23                                   ;  2179.3 p5      74 dst
        vpunpckhdq zmm23, zmm25, zmm23                                   ;  2180.3 p5      74 dst
        vpunpckldq zmm25, zmm0, zmm15                                    ;  2181.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm15                                     ;  2182.3 p5      74 dst
        vpunpcklbw zmm15, zmm1, zmm26                                    ;  2183.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm26                                     ;  2184.3 p5      74 dst
        vmovdqu64 zmm26, [rbp + 21248]                                   ;  1981.3 p3      75 dst.6 reload
        vpxord zmm22, zmm22, zmm26                                       ;  2103.3 p0      75 dst
        vpternlogd zmm22, zmm12, zmm13, 0x96                             ;  2131.3 p0      75 dst
        vmovdqu64 zmm12, [rbp + 21824]                                   ;  1981.8 p2      75 dst
        vpxord zmm12, zmm12, zmm26                                       ;  2105.3 p0      75 dst
        vpternlogd zmm12, zmm7, zmm2, 0x96                               ;  2133.3 p0      75 dst
        vmovdqu64 zmm2, [rbp + 24128]                                    ;  1982.3 p3      75 dst
        vmovdqu64 zmm7, [rbp + 21312]                                    ;  1982.8 p2      75 dst.7 reload
        vpxord zmm2, zmm2, zmm7                                          ;  2107.3 p0      75 dst
        vpternlogd zmm2, zmm6, zmm18, 0x96                               ;  2122.3 p0      75 dst
        vpunpcklbw zmm6, zmm2, zmm22                                     ;  2185.3 p5      74 dst
        vpunpckhbw zmm2, zmm2, zmm22                                     ;  2186.3 p5      74 dst
        vmovdqu64 zmm13, [rbp + 21888]                                   ;  1983.3 p3      75 dst
        vpxord zmm13, zmm13, zmm7                                        ;  2109.3 p0      75 dst
        vpternlogd zmm13, zmm19, zmm21, 0x96                             ;  2126.3 p0      75 dst
        vpunpcklwd zmm7, zmm6, zmm28                                     ;  2187.3 p5      74 dst
        vpunpckhwd zmm6, zmm6, zmm28                                     ;  2188.3 p5      74 dst
        vpunpcklwd zmm18, zmm2, zmm5                                     ;  2189.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm5                                      ;  2190.3 p5      74 dst
        vpunpckldq zmm5, zmm7, zmm10                                     ;  2191.3 p5      74 dst
        vpunpckhdq zmm7, zmm7, zmm10                                     ;  2192.3 p5      74 dst
        vpunpckldq zmm10, zmm6, zmm27                                    ;  2193.3 p5      74 dst
        vpunpckhdq zmm6, zmm6, zmm27                                     ;  2194.3 p5      74 dst
        vpunpckldq zmm19, zmm18, zmm30                                   ;  2195.3 p5      74 dst
        vpunpckhdq zmm18, zmm18, zmm30                                   ;  2196.3 p5      74 dst
        vpunpckldq zmm21, zmm2, zmm8                                     ;  2197.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm8                                      ;  2198.3 p5      74 dst
        vpunpcklqdq zmm8, zmm16, zmm5                                    ;  2199.3 p5      74 dst
        vpunpckhqdq zmm5, zmm16, zmm5                                    ;  2200.3 p5      74 dst
        vmovdqu64 [r9], zmm8                                             ;  2200.3 p7+p4   74 dst
        vmovdqu64 [r9 + 64], zmm5                                        ;  2201.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm11, zmm7                                    ;  2201.3 p5      74 dst
        vpunpckhqdq zmm7, zmm11, zmm7                                    ;  2202.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm5                                       ;  2202.3 p7+p4   74 dst
        vmovdqu64 [r9 + 192], zmm7                                       ;  2203.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm29, zmm10                                   ;  2203.3 p5      74 dst
        vpunpckhqdq zmm7, zmm29, zmm10                                   ;  2204.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm5                                       ;  2204.3 p7+p4   74 dst
        vmovdqu64 [r9 + 320], zmm7                                       ;  2205.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm14, zmm6                                    ;  2205.3 p5      74 dst
        vpunpckhqdq zmm6, zmm14, zmm6                                    ;  2206.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm5                                       ;  2206.3 p7+p4   74 dst
        vmovdqu64 [r9 + 448], zmm6                                       ;  2207.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm17, zmm19                                   ;  2207.3 p5      74 dst
        vpunpckhqdq zmm6, zmm17, zmm19                                   ;  2208.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm5                                       ;  2208.3 p7+p4   74 dst
        vmovdqu64 [r9 + 576], zmm6                                       ;  2209.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm23, zmm18                                   ;  2209.3 p5      74 dst
        vpunpckhqdq zmm6, zmm23, zmm18                                   ;  2210.3 p5      74 dst
        vmovdqu64 [r9 + 640], zmm5                                       ;  2210.3 p7+p4   74 dst
        vmovdqu64 [r9 + 704], zmm6                                       ;  2211.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm25, zmm21                                   ;  2211.3 p5      74 dst
        vpunpckhqdq zmm6, zmm25, zmm21                                   ;  2212.3 p5      74 dst
        vmovdqu64 [r9 + 768], zmm5                                       ;  2212.3 p7+p4   74 dst
        vmovdqu64 [r9 + 832], zmm6                                       ;  2213.3 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm0, zmm2                                     ;  2213.3 p5      74 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                     ;  2214.3 p5      74 dst
        vmovdqu64 [r9 + 896], zmm5                                       ;  2214.3 p7+p4   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  2215.3 p8+p9   74 dst
        vpunpcklbw zmm0, zmm13, zmm12                                    ;  2215.3 p5      74 dst
        vpunpckhbw zmm2, zmm13, zmm12                                    ;  2216.3 p5      74 dst
        vpunpcklwd zmm5, zmm0, zmm15                                     ;  2217.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm15                                     ;  2218.3 p5      74 dst
        vpunpcklwd zmm6, zmm2, zmm1                                      ;  2219.3 p5      74 dst
        vpunpckhwd zmm1, zmm2, zmm1                                      ;  2220.3 p5      74 dst
        vmovdqu64 zmm2, [rbp + 21632]                                    ;  2127.3 p2      75 dst reload
        vmovdqu64 zmm7, [rbp + 22784]                                    ;  2127.3 p3      75 dst reload
        vpunpcklbw zmm8, zmm7, zmm2                                      ;  2221.3 p5      74 dst
        vpunpckhbw zmm2, zmm7, zmm2                                      ;  2222.3 p5      74 dst
        vmovdqu64 zmm7, [rbp + 23488]                                    ;  2152.3 p2      74 dst reload
        vpunpcklwd zmm10, zmm7, zmm8                                     ;  2223.3 p5      74 dst
        vpunpckhwd zmm7, zmm7, zmm8                                      ;  2224.3 p5      74 dst
        vpunpckldq zmm8, zmm5, zmm10                                     ;  2225.3 p5      74 dst
        vpunpckhdq zmm5, zmm5, zmm10                                     ;  2226.3 p5      74 dst
        vpunpckldq zmm10, zmm0, zmm7                                     ;  2227.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm7                                      ;  2228.3 p5      74 dst
        vpunpcklqdq zmm7, zmm20, zmm8                                    ;  2229.3 p5      74 dst
        vpunpckhqdq zmm8, zmm20, zmm8                                    ;  2230.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm7                                      ;  2230.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1088], zmm8                                      ;  2231.3 p8+p9   74 dst
        vmovdqu64 zmm7, [rbp + 24192]                                    ;  2153.3 p3      74 dst reload
        vpunpcklwd zmm8, zmm7, zmm2                                      ;  2231.3 p5      74 dst
        vpunpckhwd zmm2, zmm7, zmm2                                      ;  2232.3 p5      74 dst
        vpunpckldq zmm7, zmm6, zmm8                                      ;  2233.3 p5      74 dst
        vpunpckhdq zmm6, zmm6, zmm8                                      ;  2234.3 p5      74 dst
        vpunpckldq zmm8, zmm1, zmm2                                      ;  2235.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm2                                      ;  2236.3 p5      74 dst
        vpunpcklqdq zmm2, zmm9, zmm10                                    ;  2237.3 p5      74 dst
        vpunpckhqdq zmm9, zmm9, zmm10                                    ;  2238.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm2                                      ;  2238.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm9                                      ;  2239.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm4, zmm7                                     ;  2239.3 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm7                                     ;  2240.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm2                                      ;  2240.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1600], zmm4                                      ;  2241.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm24, zmm8                                    ;  2241.3 p5      74 dst
        vpunpckhqdq zmm4, zmm24, zmm8                                    ;  2242.3 p5      74 dst
        vmovdqu64 [r9 + 1792], zmm2                                      ;  2242.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1856], zmm4                                      ;  2243.3 p8+p9   74 dst
        vmovdqu64 zmm2, [rbp + 23360]                                    ;  2161.3 p2      74 dst reload
        vpunpcklqdq zmm4, zmm2, zmm5                                     ;  2243.3 p5      74 dst
        vpunpckhqdq zmm2, zmm2, zmm5                                     ;  2244.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm4                                      ;  2244.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1216], zmm2                                      ;  2245.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm3, zmm1                                     ;  2245.3 p5      74 dst
        vpunpckhqdq zmm1, zmm3, zmm1                                     ;  2246.3 p5      74 dst
        vmovdqu64 [r9 + 1920], zmm2                                      ;  2246.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  2247.3 p8+p9   74 dst
        vmovdqu64 zmm1, [rbp + 23744]                                    ;  2163.3 p3      74 dst reload
        vpunpcklqdq zmm2, zmm1, zmm0                                     ;  2247.3 p5      74 dst
        vpunpckhqdq zmm0, zmm1, zmm0                                     ;  2248.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm2                                      ;  2248.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  2249.3 p8+p9   74 dst
        vmovdqu64 zmm0, [rbp + 22976]                                    ;  2165.3 p2      74 dst reload
        vpunpcklqdq zmm1, zmm0, zmm6                                     ;  2249.3 p5      74 dst
        vpunpckhqdq zmm0, zmm0, zmm6                                     ;  2250.3 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm1                                      ;  2250.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1728], zmm0                                      ;  2251.3 p8+p9   74 dst
        add r9, 0x800                                                    ;  2031.0 p1     154 blocks
        add r8, 0x800                                                    ;  2031.2 p6     154 blocks
        cmp r8, qword [rbp + 24408]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 24400], r8                                      ;                    resident
        mov qword [rbp + 24416], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 24392]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24400]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24424], rsi                                     ;                    blocks left over
        mov qword [rbp + 24400], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24416]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24424]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24432], rdi                                     ;                    blocks left over
        mov qword [rbp + 24440], rsi                                     ;                    blocks left over
        mov qword [rbp + 24416], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24408], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24392], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24432]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24440]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24448]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia256_encrypt.T0_constants512:
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
