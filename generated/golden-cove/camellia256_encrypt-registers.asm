; camellia256_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
;   ./cw build camellia256_encrypt --cpu golden-cove --variant registers
;
; void camellia256_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 272 bytes, read, secret, no alignment needed
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
;   body: 545 uops, planned 272.7; bounds: width 90.8, ports 272.0, path 1.0
;   blocks: 6884 uops, planned 2424.3; bounds: width 1147.3, ports 2359.5, path 270.0
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
        sub rsp, 0x6100                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24640], rax                                     ;                    frame
        mov qword [rbp + 24576], rdi                                     ;                    argument
        mov dword [rbp + 24648], ecx                                     ;                    argument
        mov qword [rbp + 24592], rsi                                     ;                    argument
        mov qword [rbp + 24608], rdx                                     ;                    argument
        mov r8, qword [rbp + 24576]                                      ;     0.0 p2     154 k reload
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
        cmp dword [rbp + 24648], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24648]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24584], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24592]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24600], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 24592]                                      ;                    resident
        mov r9, qword [rbp + 24608]                                      ;                    resident
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
        vmovdqu64 [rbp + 21440], zmm26                                   ;   123.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm26, [rbp + 4992]                                    ;    27.2 p3      40 t
        vpternlogd zmm26, zmm2, zmm17, 0x96                              ;    56.3 p0      40 t
        vmovdqu64 [rbp + 21504], zmm2                                    ;    56.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm2, zmm10                                            ;   120.3         40 t copy
        vpternlogd zmm2, zmm17, [rbp + 4992], 0x96                       ;   120.3 p0+p2   40 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 256] ;    28.2 p3      41 t reload
        vmovdqu64 [rbp + 21568], zmm10                                   ;   120.3 p8+p9   68 d.0 spill
        vpshufb zmm10, zmm17, zmm26                                      ;   128.3 p5      41 t
        vmovdqu64 [rbp + 21632], zmm14                                   ;    59.3 p7+p4   68 d.0 spill
        vpshufb zmm14, zmm17, zmm2                                       ;   129.3 p5      41 t
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    52.3 p0+p2   68 d
        vmovdqu64 [rbp + 21696], zmm20                                   ;   124.3 p8+p9   68 d.0 spill
        vpxord zmm20, zmm3, [rbp + 5248]                                 ;    53.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm3                                    ;    53.3 p7+p4   68 d spill
        vpshufb zmm3, zmm17, zmm20                                       ;   130.3 p5      23 t
        vpxord zmm19, zmm19, [rbp + 4224]                                ;   116.3 p0+p2   68 d
        vmovdqu64 [rbp + 21824], zmm28                                   ;   125.3 p8+p9   68 d.0 spill
        vpxord zmm28, zmm19, [rbp + 5248]                                ;   117.3 p0+p3   40 t
        vmovdqu64 [rbp + 21888], zmm19                                   ;   117.3 p7+p4   68 d spill
        vpshufb zmm19, zmm17, zmm28                                      ;   131.3 p5      23 t
        vpxord zmm13, zmm13, [rbp + 4288]                                ;    51.3 p0+p2   68 d
        vmovdqu64 [rbp + 21952], zmm12                                   ;    61.3 p8+p9   68 d.0 spill
        vpxord zmm12, zmm13, [rbp + 5312]                                ;    52.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm13                                   ;    52.3 p7+p4   68 d spill
        vpshufb zmm13, zmm17, zmm12                                      ;   132.3 p5      22 t
        vpxord zmm29, zmm29, [rbp + 4288]                                ;   115.3 p0+p2   68 d
        vmovdqu64 [rbp + 22080], zmm24                                   ;   126.3 p8+p9   68 d.0 spill
        vpxord zmm24, zmm29, [rbp + 5312]                                ;   116.3 p0+p3   40 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;   116.3 p7+p4   68 d spill
        vpshufb zmm29, zmm17, zmm24                                      ;   133.3 p5      22 t
        vpxord zmm5, zmm5, [rbp + 4352]                                  ;    50.3 p0+p2   68 d
        vmovdqu64 [rbp + 22208], zmm8                                    ;    62.3 p8+p9   68 d.0 spill
        vpxord zmm8, zmm5, [rbp + 5376]                                  ;    51.3 p0+p3   40 t
        vmovdqu64 [rbp + 22272], zmm5                                    ;    51.3 p7+p4   68 d spill
        vpshufb zmm5, zmm17, zmm8                                        ;   134.3 p5      21 t
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.3 p0+p2   68 d
        vmovdqu64 [rbp + 22336], zmm30                                   ;   127.3 p8+p9   68 d.0 spill
        vpxord zmm30, zmm21, [rbp + 5376]                                ;   115.3 p0+p3   40 t
        vmovdqu64 [rbp + 22400], zmm21                                   ;   115.3 p7+p4   68 d spill
        vpshufb zmm21, zmm17, zmm30                                      ;   135.3 p5      21 t
        vpxord zmm9, zmm9, [rbp + 4416]                                  ;    49.3 p0+p2   68 d
        vmovdqu64 [rbp + 22464], zmm16                                   ;    63.3 p8+p9   68 d.0 spill
        vpxord zmm16, zmm9, [rbp + 5440]                                 ;    50.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm9                                    ;    50.3 p7+p4   68 d spill
        vpshufb zmm9, zmm17, zmm16                                       ;   136.3 p5      42 t
        vmovdqu64 [rbp + 22592], zmm1                                    ;   128.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm1, [rbp + 5056]                                     ;    36.0 p2      40 t
        vpternlogd zmm1, zmm15, [rbp + 4032], 0x96                       ;    55.3 p0+p3   40 t
        vmovdqu64 [rbp + 22656], zmm15                                   ;    55.3 p7+p4   68 d.0 spill
        vpshufb zmm15, zmm17, zmm1                                       ;   137.3 p5      23 t
        vmovdqu64 [rbp + 22720], zmm0                                    ;    64.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm0, [rbp + 5120]                                     ;    37.0 p2      40 t
        vpternlogd zmm0, zmm7, [rbp + 4096], 0x96                        ;    54.3 p0+p3   40 t
        vmovdqu64 [rbp + 22784], zmm7                                    ;    54.3 p7+p4   68 d.0 spill
        vpshufb zmm7, zmm17, zmm0                                        ;   138.3 p5      22 t
        vmovdqu64 [rbp + 22848], zmm9                                    ;   137.3 p8+p9   42 t spill
        vmovdqu64 zmm9, [rbp + 5184]                                     ;    38.0 p2      40 t
        vpternlogd zmm9, zmm11, [rbp + 4160], 0x96                       ;    53.3 p0+p3   40 t
        vmovdqu64 [rbp + 22912], zmm11                                   ;    53.3 p7+p4   68 d.0 spill
        vpshufb zmm11, zmm17, zmm9                                       ;   139.3 p5      21 t
        vmovdqu64 [rbp + 22976], zmm16                                   ;    51.3 p8+p9   40 t spill
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512]       ;    39.0 p2      41 t reload
        vmovdqu64 [rbp + 23040], zmm21                                   ;   136.3 p7+p4   21 t spill
        vmovdqa64 zmm21, zmm26                                           ;    57.3         41 t copy
        vpermi2b zmm21, zmm16, [rel camellia256_encrypt.T0_constants512 + 64] ;   141.3 p0+p5+p3   41 t
        vmovdqu64 [rbp + 23104], zmm30                                   ;   116.3 p8+p9   40 t spill
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 128] ;    40.0 p2      41 t reload
        vpermi2b zmm26, zmm30, [rel camellia256_encrypt.T0_constants512 + 192] ;   143.3 p0+p5+p3   41 t
        vpternlogd zmm10, zmm21, zmm26, 0xca                             ;   148.3 p0      41 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 64]  ;    41.0 p2      41 t reload
        vmovdqa64 zmm26, zmm2                                            ;   121.3         41 t copy
        vpermi2b zmm26, zmm16, zmm21                                     ;   145.3 p0+p5   41 t
        vpermi2b zmm2, zmm30, [rel camellia256_encrypt.T0_constants512 + 192] ;   147.3 p0+p5+p3   41 t
        vpternlogd zmm14, zmm26, zmm2, 0xca                              ;   152.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 4032]                                     ;    42.0 p2      68 d.1 reload
        vmovdqu64 zmm26, [rbp + 5056]                                    ;    42.3 p3      40 t
        vpternlogd zmm26, zmm31, zmm2, 0x96                              ;   119.3 p0      40 t
        vpshufb zmm2, zmm17, zmm26                                       ;   148.3 p5      23 t
        vmovdqu64 [rbp + 23168], zmm31                                   ;   119.3 p7+p4   68 d.0 spill
        vmovdqu64 zmm31, [rbp + 5120]                                    ;    43.0 p2      40 t
        vpternlogd zmm31, zmm23, [rbp + 4096], 0x96                      ;   118.3 p0+p3   40 t
        vmovdqu64 [rbp + 23232], zmm23                                   ;   118.3 p8+p9   68 d.0 spill
        vpshufb zmm23, zmm17, zmm31                                      ;   149.3 p5      22 t
        vmovdqu64 zmm30, [rbp + 5184]                                    ;    44.0 p2      40 t
        vpternlogd zmm30, zmm25, [rbp + 4160], 0x96                      ;   117.3 p0+p3   40 t
        vmovdqu64 [rbp + 23296], zmm25                                   ;   117.3 p7+p4   68 d.0 spill
        vpshufb zmm25, zmm17, zmm30                                      ;   150.3 p5      21 t
        vmovdqu64 zmm17, [rbp + 5440]                                    ;    45.0 p2      40 t
        vpternlogd zmm17, zmm27, [rbp + 4416], 0x96                      ;   113.3 p0+p3   40 t
        vmovdqu64 [rbp + 23360], zmm27                                   ;   113.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm27, zmm17                                           ;   114.3         42 t copy
        vpermi2b zmm27, zmm16, zmm21                                     ;   152.3 p0+p5   42 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 320] ;    46.0 p2      23 t reload
        vmovdqa64 zmm16, zmm1                                            ;    56.3         23 t copy
        vpermi2b zmm16, zmm21, [rel camellia256_encrypt.T0_constants512 + 384] ;   154.3 p0+p5+p3   23 t
        vmovdqu64 [rbp + 23424], zmm14                                   ;   153.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 448] ;    47.0 p2      23 t reload
        vpermi2b zmm1, zmm14, [rel camellia256_encrypt.T0_constants512 + 512] ;   156.3 p0+p5+p3   23 t
        vpternlogd zmm15, zmm16, zmm1, 0xca                              ;   161.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 384]  ;    48.0 p2      23 t reload
        vmovdqa64 zmm16, zmm26                                           ;   120.3         23 t copy
        vpermi2b zmm16, zmm21, zmm1                                      ;   158.3 p0+p5   23 t
        vpermi2b zmm26, zmm14, [rel camellia256_encrypt.T0_constants512 + 512] ;   160.3 p0+p5+p3   23 t
        vpternlogd zmm2, zmm16, zmm26, 0xca                              ;   165.3 p0      23 t
        vmovdqa64 zmm16, zmm20                                           ;    54.3         23 t copy
        vpermi2b zmm16, zmm21, zmm1                                      ;   162.3 p0+p5   23 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 512] ;    49.3 p2      23 t reload
        vpermi2b zmm20, zmm14, zmm26                                     ;   164.3 p0+p5   23 t
        vpternlogd zmm3, zmm16, zmm20, 0xca                              ;   169.3 p0      23 t
        vmovdqa64 zmm16, zmm28                                           ;   118.3         23 t copy
        vpermi2b zmm16, zmm21, zmm1                                      ;   166.3 p0+p5   23 t
        vpermi2b zmm28, zmm14, zmm26                                     ;   168.3 p0+p5   23 t
        vpternlogd zmm19, zmm16, zmm28, 0xca                             ;   173.3 p0      23 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 640] ;    51.5 p3      22 t reload
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 576] ;    51.7 p2      22 t reload
        vmovdqa64 zmm28, zmm0                                            ;    55.3         22 t copy
        vpermi2b zmm28, zmm20, zmm16                                     ;   170.3 p0+p5   22 t
        vmovdqa64 zmm26, zmm12                                           ;    53.3         22 t copy
        vpermi2b zmm26, zmm20, zmm16                                     ;   172.3 p0+p5   22 t
        vmovdqa64 zmm14, zmm31                                           ;   119.3         22 t copy
        vpermi2b zmm14, zmm20, zmm16                                     ;   174.3 p0+p5   22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 704]  ;    53.8 p3      22 t reload
        vpermi2b zmm0, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;   176.3 p0+p5+p2   22 t
        vpternlogd zmm7, zmm28, zmm0, 0xca                               ;   181.3 p0      22 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 768]  ;    54.8 p3      22 t reload
        vpermi2b zmm31, zmm1, zmm0                                       ;   178.3 p0+p5   22 t
        vpternlogd zmm23, zmm14, zmm31, 0xca                             ;   183.3 p0      22 t
        vpermi2b zmm12, zmm1, zmm0                                       ;   180.3 p0+p5   22 t
        vpternlogd zmm13, zmm26, zmm12, 0xca                             ;   185.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 896] ;    56.2 p2      21 t reload
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 832] ;    56.3 p3      21 t reload
        vmovdqa64 zmm26, zmm9                                            ;    56.5         21 t copy
        vpermi2b zmm26, zmm14, zmm12                                     ;   182.3 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;    57.2 p2      21 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;    57.3 p3      21 t reload
        vpermi2b zmm9, zmm31, zmm28                                      ;   184.3 p0+p5   21 t
        vpternlogd zmm11, zmm26, zmm9, 0xca                              ;   189.3 p0      21 t
        vmovdqa64 zmm9, zmm8                                             ;    58.2         21 t copy
        vpermi2b zmm9, zmm14, zmm12                                      ;   186.3 p0+p5   21 t
        vpermi2b zmm8, zmm31, zmm28                                      ;   188.3 p0+p5   21 t
        vpternlogd zmm5, zmm9, zmm8, 0xca                                ;   193.3 p0      21 t
        vmovdqa64 zmm8, zmm30                                            ;   118.3         21 t copy
        vpermi2b zmm8, zmm14, zmm12                                      ;   190.3 p0+p5   21 t
        vpermi2b zmm30, zmm31, zmm28                                     ;   192.3 p0+p5   21 t
        vpternlogd zmm25, zmm8, zmm30, 0xca                              ;   197.3 p0      21 t
        vmovdqa64 zmm8, zmm24                                            ;   117.3         22 t copy
        vpermi2b zmm8, zmm20, zmm16                                      ;   194.3 p0+p5   22 t
        vpermi2b zmm24, zmm1, zmm0                                       ;   196.3 p0+p5   22 t
        vpternlogd zmm29, zmm8, zmm24, 0xca                              ;   201.3 p0      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 256]  ;    62.2 p2      41 t reload
        vpshufb zmm9, zmm8, zmm17                                        ;   197.3 p5      42 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 192] ;    62.5 p3      41 t reload
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 128] ;    63.2 p2      41 t reload
        vpermi2b zmm17, zmm26, zmm24                                     ;   199.3 p0+p5   42 t
        vpternlogd zmm9, zmm27, zmm17, 0xca                              ;   204.3 p0      42 t
        vmovdqa64 zmm17, zmm10                                           ;   149.3         41 t copy
        vpternlogd zmm17, zmm13, zmm11, 0x96                             ;   190.3 p0      41 t
        vmovdqa64 zmm27, zmm3                                            ;   170.3         41 t copy
        vpternlogd zmm27, zmm7, zmm11, 0x96                              ;   190.3 p0      41 t
        vpternlogd zmm3, zmm17, zmm7, 0x96                               ;   191.3 p0      41 t
        vmovdqa64 zmm30, zmm5                                            ;   194.3         41 t copy
        vpternlogd zmm30, zmm10, zmm15, 0x96                             ;   194.3 p0      41 t
        vpternlogd zmm13, zmm11, zmm30, 0x96                             ;   195.3 p0      41 t
        vmovdqa64 zmm11, zmm19                                           ;   174.3         41 t copy
        vpternlogd zmm11, zmm23, zmm25, 0x96                             ;   198.3 p0      41 t
        vmovdqa64 zmm0, zmm9                                             ;   205.3         41 t copy
        vpternlogd zmm0, zmm2, zmm23, 0x96                               ;   205.3 p0      41 t
        vpternlogd zmm9, zmm11, zmm2, 0x96                               ;   205.3 p0      41 t
        vmovdqa64 zmm1, zmm29                                            ;   202.3         41 t copy
        vpternlogd zmm1, zmm25, [rbp + 23424], 0x96                      ;   202.3 p0+p3   41 t
        vpternlogd zmm19, zmm23, zmm1, 0x96                              ;   203.3 p0      41 t
        vmovdqu64 zmm23, [rbp + 4544]                                    ;    66.3 p2      68 d.1 reload
        vmovdqu64 zmm16, [rbp + 22464]                                   ;    66.8 p3      61 t
        vpternlogd zmm16, zmm3, zmm23, 0x96                              ;   192.3 p0      61 t
        vpternlogd zmm23, zmm19, [rbp + 22336], 0x96                     ;   204.3 p0+p2   61 t
        vpxord zmm20, zmm16, [rbp + 5568]                                ;   193.3 p0+p3   40 t
        vmovdqu64 [rbp + 22336], zmm16                                   ;   193.3 p8+p9   61 t spill
        vpshufb zmm16, zmm8, zmm20                                       ;   200.3 p5      23 t
        vpxord zmm21, zmm23, [rbp + 5568]                                ;   205.3 p0+p2   40 t
        vmovdqu64 [rbp + 22464], zmm23                                   ;   205.3 p7+p4   61 t spill
        vpshufb zmm23, zmm8, zmm21                                       ;   206.3 p5      23 t
        vpxord zmm4, zmm4, [rbp + 4736]                                  ;   106.3 p0+p3   61 t
        vpternlogd zmm4, zmm3, zmm30, 0x96                               ;   195.3 p0      61 t
        vmovdqu64 zmm3, [rbp + 5760]                                     ;    69.3 p2      62 l.4 reload
        vpxord zmm30, zmm4, zmm3                                         ;   196.3 p0      40 t
        vmovdqu64 [rbp + 23488], zmm4                                    ;   196.3 p8+p9   61 t spill
        vpshufb zmm4, zmm8, zmm30                                        ;   202.3 p5      23 t
        vpxord zmm6, zmm6, [rbp + 4864]                                  ;   109.3 p0+p3   61 t
        vpxord zmm22, zmm22, [rbp + 4864]                                ;   122.3 p0+p2   61 t
        vpxord zmm18, zmm18, [rbp + 4928]                                ;   121.3 p0+p3   61 t
        vpternlogd zmm18, zmm1, zmm9, 0x96                               ;   206.3 p0      61 t
        vmovdqu64 zmm1, [rbp + 4480]                                     ;    71.3 p2      68 d.0 reload
        vmovdqu64 zmm8, [rbp + 22592]                                    ;   128.3 p3      68 d.0 reload
        vpternlogd zmm9, zmm8, zmm1, 0x96                                ;   206.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 5952]                                     ;    72.3 p2      62 l.7 reload
        vpxord zmm3, zmm18, zmm8                                         ;   207.3 p0      40 t
        vmovdqu64 [rbp + 22592], zmm18                                   ;   207.3 p7+p4   61 t spill
        vpxord zmm18, zmm9, [rbp + 5504]                                 ;   207.3 p0+p3   40 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;   207.3 p8+p9   61 t spill
        vmovdqa64 zmm9, zmm18                                            ;   208.3         41 t copy
        vpermi2b zmm9, zmm26, zmm24                                      ;   208.3 p0+p5   41 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 256]  ;    73.3 p2      41 t reload
        vmovdqu64 [rbp + 23616], zmm3                                    ;   208.3 p7+p4   40 t spill
        vpshufb zmm3, zmm8, zmm18                                        ;   208.3 p5      41 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512]        ;    73.8 p3      41 t reload
        vpermi2b zmm18, zmm8, [rel camellia256_encrypt.T0_constants512 + 64] ;   208.3 p0+p5+p2   41 t
        vpternlogd zmm3, zmm18, zmm9, 0xca                               ;   213.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 4800]                                     ;    74.8 p3      68 d.5 reload
        vmovdqu64 zmm18, [rbp + 21440]                                   ;   123.3 p2      61 t
        vpternlogd zmm18, zmm0, zmm9, 0x96                               ;   206.3 p0      61 t
        vmovdqu64 [rbp + 21440], zmm3                                    ;   214.3 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 22208]                                    ;    75.8 p3      61 t
        vpternlogd zmm3, zmm13, [rbp + 4608], 0x96                       ;   196.3 p0+p2   61 t
        vmovdqu64 [rbp + 22208], zmm4                                    ;   203.3 p7+p4   23 t spill
        vpxord zmm4, zmm3, [rbp + 5632]                                  ;   197.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm3                                    ;   197.3 p8+p9   61 t spill
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 256]  ;    77.3 p2      41 t reload
        vmovdqu64 [rbp + 23744], zmm30                                   ;   197.3 p7+p4   40 t spill
        vpshufb zmm30, zmm3, zmm4                                        ;   208.3 p5      22 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 320]  ;    77.8 p3      23 t reload
        vmovdqu64 [rbp + 23808], zmm30                                   ;   209.3 p8+p9   22 t spill
        vmovdqa64 zmm30, zmm20                                           ;   194.3         23 t copy
        vpermi2b zmm30, zmm3, [rel camellia256_encrypt.T0_constants512 + 384] ;   210.3 p0+p5+p2   23 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 448]  ;    78.8 p3      23 t reload
        vpermi2b zmm20, zmm3, [rel camellia256_encrypt.T0_constants512 + 512] ;   212.3 p0+p5+p2   23 t
        vpternlogd zmm16, zmm30, zmm20, 0xca                             ;   217.3 p0      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 512] ;    79.8 p3      23 t reload
        vmovdqa64 zmm30, zmm21                                           ;   206.3         23 t copy
        vpermi2b zmm30, zmm3, zmm20                                      ;   214.3 p0+p5   23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 320] ;    80.3 p2      23 t reload
        vpermi2b zmm21, zmm20, [rel camellia256_encrypt.T0_constants512 + 384] ;   216.3 p0+p5+p3   23 t
        vpternlogd zmm23, zmm21, zmm30, 0xca                             ;   221.3 p0      23 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 640] ;    81.3 p2      22 t reload
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 576] ;    81.8 p3      22 t reload
        vmovdqa64 zmm3, zmm4                                             ;   198.3         22 t copy
        vpermi2b zmm3, zmm30, zmm21                                      ;   218.3 p0+p5   22 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 704] ;    82.3 p2      22 t reload
        vpermi2b zmm4, zmm20, [rel camellia256_encrypt.T0_constants512 + 768] ;   220.3 p0+p5+p3   22 t
        vpternlogd zmm3, zmm4, [rbp + 23808], 0xe4                       ;   225.3 p0+p2   22 t
        vmovdqu64 zmm4, [rbp + 23104]                                    ;   116.3 p3      21 t
        vpermi2b zmm4, zmm14, zmm12                                      ;   222.3 p0+p5   21 t
        vmovdqu64 zmm12, [rbp + 23104]                                   ;   116.3 p2      21 t
        vpermi2b zmm12, zmm31, zmm28                                     ;   224.3 p0+p5   21 t
        vpternlogd zmm4, zmm12, [rbp + 23040], 0xe4                      ;   229.3 p0+p3   21 t
        vmovdqu64 zmm12, [rbp + 23424]                                   ;   153.3 p2      41 t reload
        vpternlogd zmm2, zmm4, zmm12, 0x96                               ;   230.3 p0      41 t
        vpternlogd zmm0, zmm4, zmm12, 0x96                               ;   230.3 p0      41 t
        vpternlogd zmm29, zmm25, zmm2, 0x96                              ;   231.3 p0      41 t
        vpternlogd zmm22, zmm11, zmm0, 0x96                              ;   231.3 p0      61 t
        vmovdqu64 zmm4, [rbp + 22976]                                    ;    85.8 p3      42 t
        vpermi2b zmm4, zmm26, zmm24                                      ;   226.3 p0+p5   42 t
        vmovdqu64 zmm11, [rbp + 4672]                                    ;    86.3 p2      68 d.3 reload
        vmovdqu64 zmm12, [rbp + 21824]                                   ;   125.3 p3      68 d.0 reload
        vpternlogd zmm0, zmm12, zmm11, 0x96                              ;   231.3 p0      61 t
        vmovdqu64 zmm12, [rbp + 21696]                                   ;   124.3 p2      68 d.0 reload
        vpternlogd zmm2, zmm12, [rbp + 4736], 0x96                       ;   231.3 p0+p3   61 t
        vmovdqu64 zmm12, [rbp + 5888]                                    ;    88.3 p2      62 l.6 reload
        vpxord zmm25, zmm22, zmm12                                       ;   232.3 p0      40 t
        vmovdqu64 [rbp + 21696], zmm22                                   ;   232.3 p7+p4   61 t spill
        vpxord zmm22, zmm0, [rbp + 5696]                                 ;   232.3 p0+p3   40 t
        vmovdqu64 [rbp + 21824], zmm0                                    ;   232.3 p8+p9   61 t spill
        vmovdqa64 zmm0, zmm2                                             ;   232.3         40 t copy
        vpternlogd zmm0, zmm19, [rbp + 5760], 0x96                       ;   232.3 p0+p2   40 t
        vmovdqu64 [rbp + 23424], zmm2                                    ;   232.3 p7+p4   61 t spill
        vmovdqa64 zmm2, zmm18                                            ;   207.3         40 t copy
        vpternlogd zmm2, zmm29, [rbp + 5824], 0x96                       ;   232.3 p0+p3   40 t
        vmovdqu64 [rbp + 23040], zmm18                                   ;   207.3 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm22                                           ;   233.3         21 t copy
        vpermi2b zmm18, zmm31, zmm28                                     ;   233.3 p0+p5   21 t
        vmovdqu64 [rbp + 23104], zmm19                                   ;   204.3 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm2                                            ;   233.3         22 t copy
        vpermi2b zmm19, zmm30, zmm21                                     ;   233.3 p0+p5   22 t
        vmovdqa64 zmm14, zmm25                                           ;   233.3         21 t copy
        vpermi2b zmm14, zmm31, zmm28                                     ;   233.3 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;    90.3 p2      41 t reload
        vpshufb zmm31, zmm28, zmm22                                      ;   233.3 p5      21 t
        vpshufb zmm20, zmm28, zmm2                                       ;   234.3 p5      22 t
        vpshufb zmm21, zmm28, zmm25                                      ;   235.3 p5      21 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 832] ;    90.8 p3      21 t reload
        vpermi2b zmm22, zmm30, [rel camellia256_encrypt.T0_constants512 + 896] ;   237.3 p0+p5+p2   21 t
        vpternlogd zmm31, zmm22, zmm18, 0xca                             ;   242.3 p0      21 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 896] ;    91.8 p3      21 t reload
        vpermi2b zmm25, zmm30, zmm18                                     ;   239.3 p0+p5   21 t
        vpternlogd zmm21, zmm25, zmm14, 0xca                             ;   244.3 p0      21 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 64]  ;    92.3 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 22976]                                   ;    92.8 p3      42 t
        vpermi2b zmm22, zmm8, zmm14                                      ;   241.3 p0+p5   42 t
        vpternlogd zmm22, zmm4, [rbp + 22848], 0xe4                      ;   246.3 p0+p2   42 t
        vpternlogd zmm7, zmm22, zmm15, 0x96                              ;   247.3 p0      41 t
        vpternlogd zmm22, zmm15, zmm27, 0x96                             ;   247.3 p0      41 t
        vpternlogd zmm5, zmm10, zmm7, 0x96                               ;   248.3 p0      41 t
        vpternlogd zmm6, zmm27, zmm5, 0x96                               ;   249.3 p0      61 t
        vpternlogd zmm11, zmm5, [rbp + 21952], 0x96                      ;   249.3 p0+p3   61 t
        vpternlogd zmm9, zmm7, [rbp + 21632], 0x96                       ;   248.3 p0+p2   61 t
        vpternlogd zmm1, zmm22, [rbp + 22720], 0x96                      ;   248.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 22080]                                    ;   126.3 p2      61 t
        vpternlogd zmm4, zmm29, [rbp + 4608], 0x96                       ;   232.3 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 21376]                                    ;    96.3 p2      61 t
        vpxord zmm5, zmm5, [rbp + 4928]                                  ;   162.3 p0+p3   61 t
        vpternlogd zmm5, zmm22, zmm17, 0x96                              ;   248.3 p0      61 t
        vpxord zmm7, zmm4, [rbp + 5632]                                  ;   233.3 p0+p2   40 t
        vpxord zmm10, zmm1, [rbp + 5504]                                 ;   249.3 p0+p3   40 t
        vpxord zmm12, zmm6, zmm12                                        ;   250.3 p0      40 t
        vpxord zmm15, zmm5, [rbp + 5952]                                 ;   249.3 p0+p2   40 t
        vmovdqa64 zmm17, zmm9                                            ;   249.3         40 t copy
        vpternlogd zmm17, zmm13, [rbp + 5824], 0x96                      ;   249.3 p0+p3   40 t
        vpxord zmm22, zmm11, [rbp + 5696]                                ;   250.3 p0+p2   40 t
        vpshufb zmm25, zmm28, zmm10                                      ;   250.3 p5      41 t
        vmovdqa64 zmm27, zmm10                                           ;   250.3         41 t copy
        vpermi2b zmm27, zmm8, zmm14                                      ;   250.3 p0+p5   41 t
        vpermi2b zmm10, zmm26, zmm24                                     ;   250.3 p0+p5   41 t
        vpternlogd zmm25, zmm27, zmm10, 0xca                             ;   255.3 p0      41 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;    99.8 p3      22 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 704] ;   100.3 p2      22 t reload
        vpermi2b zmm2, zmm27, zmm10                                      ;   248.3 p0+p5   22 t
        vpternlogd zmm20, zmm19, zmm2, 0xca                              ;   253.3 p0      22 t
        vpshufb zmm2, zmm28, zmm7                                        ;   249.3 p5      22 t
        vmovdqa64 zmm19, zmm7                                            ;   234.3         22 t copy
        vpermi2b zmm19, zmm27, zmm10                                     ;   251.3 p0+p5   22 t
        vmovdqu64 [rbp + 21376], zmm11                                   ;   250.3 p8+p9   61 t spill
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 576] ;   100.8 p3      22 t reload
        vpermi2b zmm7, zmm11, [rel camellia256_encrypt.T0_constants512 + 640] ;   253.3 p0+p5+p2   22 t
        vpternlogd zmm2, zmm7, zmm19, 0xca                               ;   258.3 p0      22 t
        vpshufb zmm7, zmm28, zmm22                                       ;   254.3 p5      21 t
        vmovdqa64 zmm19, zmm22                                           ;   251.3         21 t copy
        vpermi2b zmm19, zmm30, zmm18                                     ;   256.3 p0+p5   21 t
        vmovdqu64 [rbp + 22080], zmm4                                    ;   233.3 p7+p4   61 t spill
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 960]  ;   102.2 p3      21 t reload
        vpermi2b zmm22, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;   258.3 p0+p5+p2   21 t
        vpternlogd zmm7, zmm19, zmm22, 0xca                              ;   263.3 p0      21 t
        vpshufb zmm19, zmm28, zmm0                                       ;   259.3 p5      23 t
        vpshufb zmm22, zmm28, zmm17                                      ;   260.3 p5      22 t
        vmovdqu64 [rbp + 22720], zmm1                                    ;   249.3 p8+p9   61 t spill
        vmovdqa64 zmm1, zmm17                                            ;   250.3         22 t copy
        vpermi2b zmm1, zmm27, zmm10                                      ;   262.3 p0+p5   22 t
        vpermi2b zmm17, zmm11, [rel camellia256_encrypt.T0_constants512 + 640] ;   264.3 p0+p5+p3   22 t
        vpternlogd zmm22, zmm17, zmm1, 0xca                              ;   269.3 p0      22 t
        vmovdqa64 zmm1, zmm25                                            ;   256.3         41 t copy
        vpternlogd zmm1, zmm22, zmm7, 0x96                               ;   270.3 p0      41 t
        vpshufb zmm17, zmm28, zmm12                                      ;   265.3 p5      21 t
        vmovdqa64 zmm10, zmm12                                           ;   251.3         21 t copy
        vpermi2b zmm10, zmm30, zmm18                                     ;   267.3 p0+p5   21 t
        vpermi2b zmm12, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;   269.3 p0+p5+p2   21 t
        vpternlogd zmm17, zmm10, zmm12, 0xca                             ;   274.3 p0      21 t
        vmovdqa64 zmm10, zmm17                                           ;   275.3         41 t copy
        vpternlogd zmm10, zmm25, zmm16, 0x96                             ;   275.3 p0      41 t
        vpternlogd zmm22, zmm10, zmm7, 0x96                              ;   276.3 p0      41 t
        vpshufb zmm12, zmm28, zmm15                                      ;   270.3 p5      42 t
        vmovdqa64 zmm4, zmm15                                            ;   250.3         42 t copy
        vpermi2b zmm4, zmm8, zmm14                                       ;   272.3 p0+p5   42 t
        vpermi2b zmm15, zmm26, zmm24                                     ;   274.3 p0+p5   42 t
        vpternlogd zmm12, zmm4, zmm15, 0xca                              ;   279.3 p0      42 t
        vmovdqa64 zmm4, zmm12                                            ;   280.3         41 t copy
        vpternlogd zmm4, zmm16, zmm3, 0x96                               ;   280.3 p0      41 t
        vpternlogd zmm17, zmm25, zmm4, 0x96                              ;   281.3 p0      41 t
        vpternlogd zmm4, zmm22, [rbp + 22016], 0x96                      ;   281.3 p0+p3   62 t
        vmovdqu64 zmm15, [rbp + 4096]                                    ;   113.3 p2      68 d.2 reload
        vmovdqu64 zmm25, [rbp + 22784]                                   ;   114.3 p3      68 d.0 reload
        vpternlogd zmm22, zmm25, zmm15, 0x96                             ;   277.3 p0      62 t
        vmovdqu64 zmm25, [rbp + 21440]                                   ;   214.3 p2      41 t reload
        vmovdqa64 zmm18, zmm20                                           ;   254.3         41 t copy
        vpternlogd zmm18, zmm31, zmm25, 0x96                             ;   254.3 p0      41 t
        vmovdqa64 zmm30, zmm21                                           ;   245.3         41 t copy
        vpternlogd zmm30, zmm25, zmm23, 0x96                             ;   245.3 p0      41 t
        vpternlogd zmm20, zmm30, zmm31, 0x96                             ;   254.3 p0      41 t
        vpternlogd zmm15, zmm20, [rbp + 23232], 0x96                     ;   255.3 p0+p3   62 t
        vpxord zmm27, zmm4, [rbp + 6336]                                 ;   282.3 p0+p2   40 t
        vmovdqu64 [rbp + 23232], zmm4                                    ;   282.3 p7+p4   62 t spill
        vpxord zmm4, zmm15, [rbp + 6144]                                 ;   256.3 p0+p3   40 t
        vmovdqu64 [rbp + 22784], zmm15                                   ;   256.3 p8+p9   62 t spill
        vpshufb zmm15, zmm28, zmm4                                       ;   275.3 p5      22 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 320] ;   128.5 p2      23 t reload
        vmovdqu64 [rbp + 22016], zmm5                                    ;   249.3 p7+p4   61 t spill
        vmovdqa64 zmm5, zmm0                                             ;   233.3         23 t copy
        vpermi2b zmm5, zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;   277.3 p0+p5+p3   23 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;   250.3 p8+p9   61 t spill
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 448]  ;   129.7 p2      23 t reload
        vpermi2b zmm0, zmm6, [rel camellia256_encrypt.T0_constants512 + 512] ;   279.3 p0+p5+p3   23 t
        vpternlogd zmm19, zmm5, zmm0, 0xca                               ;   284.3 p0      23 t
        vpternlogd zmm31, zmm19, zmm2, 0x96                              ;   285.3 p0      41 t
        vpternlogd zmm19, zmm18, zmm2, 0x96                              ;   285.3 p0      41 t
        vpternlogd zmm30, zmm19, [rbp + 21888], 0x96                     ;   286.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 23360]                                    ;   131.2 p3      68 d.0 reload
        vpternlogd zmm18, zmm0, [rbp + 4416], 0x96                       ;   255.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 4032]                                     ;   132.2 p3      68 d.1 reload
        vmovdqu64 zmm5, [rbp + 23168]                                    ;   132.8 p2      68 d.0 reload
        vpternlogd zmm19, zmm5, zmm0, 0x96                               ;   286.3 p0      62 t
        vmovdqu64 zmm5, [rbp + 6272]                                     ;   133.2 p3      61 r.4 reload
        vmovdqu64 [rbp + 23168], zmm29                                   ;   232.3 p7+p4   41 t spill
        vpxord zmm29, zmm30, zmm5                                        ;   287.3 p0      40 t
        vmovdqu64 [rbp + 23360], zmm30                                   ;   287.3 p8+p9   62 t spill
        vpxord zmm30, zmm22, [rbp + 6144]                                ;   278.3 p0+p2   40 t
        vmovdqu64 [rbp + 21888], zmm22                                   ;   278.3 p7+p4   62 t spill
        vpshufb zmm22, zmm28, zmm30                                      ;   280.3 p5      22 t
        vmovdqu64 [rbp + 21952], zmm9                                    ;   249.3 p8+p9   61 t spill
        vpxord zmm9, zmm19, [rbp + 6080]                                 ;   287.3 p0+p3   40 t
        vmovdqu64 [rbp + 22848], zmm19                                   ;   287.3 p7+p4   62 t spill
        vpshufb zmm19, zmm28, zmm9                                       ;   288.3 p5      23 t
        vmovdqu64 [rbp + 22976], zmm13                                   ;   196.3 p8+p9   41 t spill
        vpshufb zmm13, zmm28, zmm29                                      ;   288.3 p5      23 t
        vpshufb zmm5, zmm28, zmm27                                       ;   283.3 p5      22 t
        vmovdqu64 [rbp + 23808], zmm5                                    ;   284.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm9                                             ;   288.3         23 t copy
        vpermi2b zmm5, zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;   288.3 p0+p5+p2   23 t
        vpermi2b zmm9, zmm6, [rel camellia256_encrypt.T0_constants512 + 512] ;   288.3 p0+p5+p3   23 t
        vpternlogd zmm19, zmm5, zmm9, 0xca                               ;   293.3 p0      23 t
        vmovdqu64 zmm5, [rbp + 4160]                                     ;   136.7 p2      68 d.3 reload
        vmovdqu64 zmm9, [rbp + 22912]                                    ;   137.0 p3      62 t
        vpternlogd zmm9, zmm17, zmm5, 0x96                               ;   282.3 p0      62 t
        vmovdqu64 [rbp + 22912], zmm19                                   ;   294.3 p8+p9   23 t spill
        vpxord zmm19, zmm9, [rbp + 6208]                                 ;   283.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm9                                    ;   283.3 p7+p4   62 t spill
        vpshufb zmm9, zmm28, zmm19                                       ;   288.3 p5      21 t
        vmovdqu64 [rbp + 23936], zmm27                                   ;   283.3 p8+p9   40 t spill
        vmovdqa64 zmm27, zmm29                                           ;   288.3         23 t copy
        vpermi2b zmm27, zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;   290.3 p0+p5+p3   23 t
        vpermi2b zmm29, zmm6, [rel camellia256_encrypt.T0_constants512 + 512] ;   292.3 p0+p5+p2   23 t
        vpternlogd zmm13, zmm27, zmm29, 0xca                             ;   297.3 p0      23 t
        vmovdqu64 zmm27, [rbp + 23616]                                   ;   208.3 p3      40 t reload
        vpshufb zmm29, zmm28, zmm27                                      ;   293.3 p5      42 t
        vmovdqa64 zmm28, zmm27                                           ;   214.3         42 t copy
        vpermi2b zmm28, zmm8, zmm14                                      ;   295.3 p0+p5   42 t
        vpermi2b zmm27, zmm26, zmm24                                     ;   297.3 p0+p5   42 t
        vpternlogd zmm29, zmm28, zmm27, 0xca                             ;   302.3 p0      42 t
        vpternlogd zmm2, zmm29, zmm23, 0x96                              ;   303.3 p0      41 t
        vpternlogd zmm29, zmm23, zmm31, 0x96                             ;   303.3 p0      41 t
        vpternlogd zmm21, zmm25, zmm2, 0x96                              ;   304.3 p0      41 t
        vpternlogd zmm20, zmm2, [rbp + 22144], 0x96                      ;   304.3 p0+p2   62 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 384]  ;   148.3 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 23744]                                   ;   197.3 p2      23 t
        vpermi2b zmm23, zmm11, zmm2                                      ;   299.3 p0+p5   23 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;   150.3 p3      23 t reload
        vmovdqu64 zmm27, [rbp + 23744]                                   ;   197.3 p2      23 t
        vpermi2b zmm27, zmm6, zmm25                                      ;   301.3 p0+p5   23 t
        vpternlogd zmm23, zmm27, [rbp + 22208], 0xe4                     ;   306.3 p0+p3   23 t
        vpternlogd zmm7, zmm23, zmm3, 0x96                               ;   307.3 p0      41 t
        vpternlogd zmm23, zmm3, zmm1, 0x96                               ;   307.3 p0      41 t
        vpternlogd zmm12, zmm16, zmm7, 0x96                              ;   308.3 p0      41 t
        vpternlogd zmm17, zmm7, [rbp + 22272], 0x96                      ;   308.3 p0+p2   62 t
        vpternlogd zmm0, zmm23, [rbp + 22656], 0x96                      ;   308.3 p0+p3   62 t
        vpternlogd zmm23, zmm10, [rbp + 21760], 0x96                     ;   308.3 p0+p2   62 t
        vpternlogd zmm5, zmm21, [rbp + 23296], 0x96                      ;   305.3 p0+p3   62 t
        vpternlogd zmm21, zmm31, [rbp + 22400], 0x96                     ;   305.3 p0+p2   62 t
        vpxord zmm18, zmm18, zmm29                                       ;   304.3 p0      62 t
        vmovdqu64 zmm3, [rbp + 3968]                                     ;   156.2 p3      68 d.0 reload
        vmovdqu64 zmm7, [rbp + 21568]                                    ;   156.8 p2      68 d.0 reload
        vpternlogd zmm29, zmm7, zmm3, 0x96                               ;   304.3 p0      62 t
        vpternlogd zmm3, zmm12, [rbp + 21504], 0x96                      ;   309.3 p0+p3   62 t
        vpternlogd zmm12, zmm1, [rbp + 22528], 0x96                      ;   309.3 p0+p2   62 t
        vmovdqu64 zmm1, [rbp + 6016]                                     ;   158.2 p3      61 r.0 reload
        vpxord zmm7, zmm3, zmm1                                          ;   310.3 p0      40 t
        vpxord zmm10, zmm23, [rbp + 6272]                                ;   309.3 p0+p2   40 t
        vpxord zmm16, zmm20, [rbp + 6336]                                ;   305.3 p0+p3   40 t
        vpxord zmm1, zmm29, zmm1                                         ;   305.3 p0      40 t
        vmovdqu64 zmm27, [rbp + 6400]                                    ;   159.8 p2      61 r.6 reload
        vpxord zmm28, zmm21, zmm27                                       ;   306.3 p0      40 t
        vpxord zmm27, zmm17, zmm27                                       ;   309.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 6464]                                    ;   160.2 p3      61 r.7 reload
        vmovdqu64 [rbp + 22528], zmm29                                   ;   305.3 p7+p4   62 t spill
        vpxord zmm29, zmm18, zmm31                                       ;   305.3 p0      40 t
        vpxord zmm31, zmm12, zmm31                                       ;   310.3 p0      40 t
        vmovdqu64 [rbp + 21504], zmm18                                   ;   305.3 p8+p9   62 t spill
        vmovdqa64 zmm18, zmm7                                            ;   311.3         41 t copy
        vpermi2b zmm18, zmm8, zmm14                                      ;   311.3 p0+p5   41 t
        vmovdqu64 [rbp + 21568], zmm12                                   ;   310.3 p7+p4   62 t spill
        vmovdqa64 zmm12, zmm7                                            ;   311.3         41 t copy
        vpermi2b zmm12, zmm26, zmm24                                     ;   311.3 p0+p5   41 t
        vmovdqu64 [rbp + 22400], zmm21                                   ;   306.3 p8+p9   62 t spill
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;   167.3 p2      41 t reload
        vpshufb zmm7, zmm21, zmm7                                        ;   311.3 p5      41 t
        vpternlogd zmm7, zmm18, zmm12, 0xca                              ;   316.3 p0      41 t
        vpshufb zmm12, zmm21, zmm1                                       ;   307.3 p5      41 t
        vmovdqa64 zmm18, zmm1                                            ;   306.3         41 t copy
        vpermi2b zmm18, zmm8, zmm14                                      ;   309.3 p0+p5   41 t
        vpermi2b zmm1, zmm26, zmm24                                      ;   311.3 p0+p5   41 t
        vpternlogd zmm12, zmm18, zmm1, 0xca                              ;   316.3 p0      41 t
        vpxord zmm1, zmm0, [rbp + 6080]                                  ;   309.3 p0+p3   40 t
        vpshufb zmm18, zmm21, zmm1                                       ;   312.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm0                                    ;   309.3 p7+p4   62 t spill
        vmovdqa64 zmm0, zmm1                                             ;   310.3         23 t copy
        vpermi2b zmm0, zmm11, zmm2                                       ;   314.3 p0+p5   23 t
        vpermi2b zmm1, zmm6, zmm25                                       ;   316.3 p0+p5   23 t
        vpternlogd zmm18, zmm0, zmm1, 0xca                               ;   321.3 p0      23 t
        vpxord zmm0, zmm5, [rbp + 6208]                                  ;   306.3 p0+p2   40 t
        vpshufb zmm1, zmm21, zmm0                                        ;   317.3 p5      21 t
        vmovdqu64 [rbp + 21760], zmm5                                    ;   306.3 p8+p9   62 t spill
        vpshufb zmm5, zmm21, zmm10                                       ;   318.3 p5      23 t
        vmovdqu64 [rbp + 22656], zmm17                                   ;   309.3 p7+p4   62 t spill
        vmovdqa64 zmm17, zmm10                                           ;   310.3         23 t copy
        vpermi2b zmm17, zmm11, zmm2                                      ;   320.3 p0+p5   23 t
        vpermi2b zmm10, zmm6, zmm25                                      ;   322.3 p0+p5   23 t
        vpternlogd zmm5, zmm17, zmm10, 0xca                              ;   327.3 p0      23 t
        vpshufb zmm10, zmm21, zmm16                                      ;   323.3 p5      22 t
        vpshufb zmm17, zmm21, zmm27                                      ;   324.3 p5      21 t
        vpshufb zmm25, zmm21, zmm28                                      ;   325.3 p5      21 t
        vpshufb zmm6, zmm21, zmm31                                       ;   326.3 p5      42 t
        vmovdqa64 zmm2, zmm31                                            ;   311.3         42 t copy
        vpermi2b zmm2, zmm8, zmm14                                       ;   328.3 p0+p5   42 t
        vpermi2b zmm31, zmm26, zmm24                                     ;   330.3 p0+p5   42 t
        vpternlogd zmm6, zmm2, zmm31, 0xca                               ;   335.3 p0      42 t
        vpshufb zmm2, zmm21, zmm29                                       ;   331.3 p5      42 t
        vmovdqa64 zmm31, zmm29                                           ;   306.3         42 t copy
        vpermi2b zmm31, zmm8, zmm14                                      ;   333.3 p0+p5   42 t
        vpermi2b zmm29, zmm26, zmm24                                     ;   335.3 p0+p5   42 t
        vpternlogd zmm2, zmm31, zmm29, 0xca                              ;   340.3 p0      42 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;   191.3 p3      22 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 576] ;   191.5 p2      22 t reload
        vmovdqa64 zmm11, zmm4                                            ;   257.3         22 t copy
        vpermi2b zmm11, zmm31, zmm29                                     ;   337.3 p0+p5   22 t
        vmovdqa64 zmm21, zmm30                                           ;   279.3         22 t copy
        vpermi2b zmm21, zmm31, zmm29                                     ;   339.3 p0+p5   22 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 704] ;   195.3 p3      22 t reload
        vpermi2b zmm4, zmm24, [rel camellia256_encrypt.T0_constants512 + 768] ;   341.3 p0+p5+p2   22 t
        vpternlogd zmm15, zmm11, zmm4, 0xca                              ;   346.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 768]  ;   198.5 p3      22 t reload
        vpermi2b zmm30, zmm24, zmm4                                      ;   343.3 p0+p5   22 t
        vpternlogd zmm22, zmm21, zmm30, 0xca                             ;   348.3 p0      22 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 896] ;   201.5 p2      21 t reload
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 832] ;   201.7 p3      21 t reload
        vmovdqa64 zmm30, zmm19                                           ;   284.3         21 t copy
        vpermi2b zmm30, zmm21, zmm11                                     ;   345.3 p0+p5   21 t
        vmovdqa64 zmm26, zmm0                                            ;   307.3         21 t copy
        vpermi2b zmm26, zmm21, zmm11                                     ;   347.3 p0+p5   21 t
        vmovdqa64 zmm14, zmm16                                           ;   306.3         22 t copy
        vpermi2b zmm14, zmm31, zmm29                                     ;   349.3 p0+p5   22 t
        vpermi2b zmm16, zmm24, zmm4                                      ;   351.3 p0+p5   22 t
        vpternlogd zmm10, zmm14, zmm16, 0xca                             ;   356.3 p0      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 1024] ;   206.7 p2      21 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 960] ;   206.8 p3      21 t reload
        vpermi2b zmm19, zmm16, zmm14                                     ;   353.3 p0+p5   21 t
        vpternlogd zmm9, zmm30, zmm19, 0xca                              ;   358.3 p0      21 t
        vpermi2b zmm0, zmm16, zmm14                                      ;   355.3 p0+p5   21 t
        vpternlogd zmm1, zmm26, zmm0, 0xca                               ;   360.3 p0      21 t
        vmovdqa64 zmm0, zmm27                                            ;   310.3         21 t copy
        vpermi2b zmm0, zmm21, zmm11                                      ;   357.3 p0+p5   21 t
        vpermi2b zmm27, zmm16, zmm14                                     ;   359.3 p0+p5   21 t
        vpternlogd zmm17, zmm0, zmm27, 0xca                              ;   364.3 p0      21 t
        vmovdqa64 zmm0, zmm28                                            ;   307.3         21 t copy
        vpermi2b zmm0, zmm21, zmm11                                      ;   361.3 p0+p5   21 t
        vpermi2b zmm28, zmm16, zmm14                                     ;   363.3 p0+p5   21 t
        vpternlogd zmm25, zmm0, zmm28, 0xca                              ;   368.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 23936]                                    ;   283.3 p2      22 t
        vpermi2b zmm0, zmm31, zmm29                                      ;   365.3 p0+p5   22 t
        vmovdqa64 zmm19, zmm12                                           ;   317.3         41 t copy
        vpternlogd zmm19, zmm10, zmm1, 0x96                              ;   361.3 p0      41 t
        vmovdqa64 zmm26, zmm6                                            ;   336.3         41 t copy
        vpternlogd zmm26, zmm18, zmm22, 0x96                             ;   349.3 p0      41 t
        vmovdqa64 zmm27, zmm5                                            ;   328.3         41 t copy
        vpternlogd zmm27, zmm22, zmm9, 0x96                              ;   359.3 p0      41 t
        vpternlogd zmm6, zmm27, zmm18, 0x96                              ;   360.3 p0      41 t
        vpternlogd zmm18, zmm17, zmm7, 0x96                              ;   365.3 p0      41 t
        vpternlogd zmm17, zmm26, zmm7, 0x96                              ;   365.3 p0      41 t
        vpternlogd zmm27, zmm17, [rbp + 21632], 0x96                     ;   366.3 p0+p3   61 t
        vmovdqa64 zmm28, zmm13                                           ;   298.3         41 t copy
        vpternlogd zmm28, zmm15, zmm1, 0x96                              ;   361.3 p0      41 t
        vpternlogd zmm13, zmm19, zmm15, 0x96                             ;   362.3 p0      41 t
        vmovdqu64 zmm30, [rbp + 22912]                                   ;   294.3 p2      23 t reload
        vpternlogd zmm15, zmm2, zmm30, 0x96                              ;   347.3 p0      41 t
        vpternlogd zmm2, zmm28, zmm30, 0x96                              ;   362.3 p0      41 t
        vpternlogd zmm30, zmm25, zmm12, 0x96                             ;   369.3 p0      41 t
        vpternlogd zmm10, zmm1, zmm30, 0x96                              ;   370.3 p0      41 t
        vpternlogd zmm25, zmm12, zmm15, 0x96                             ;   369.3 p0      41 t
        vpternlogd zmm19, zmm2, [rbp + 22592], 0x96                      ;   363.3 p0+p3   61 t
        vpternlogd zmm28, zmm25, [rbp + 21696], 0x96                     ;   370.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 21952]                                    ;   249.3 p3      61 t reload
        vpternlogd zmm26, zmm1, [rbp + 22976], 0x96                      ;   350.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 23040]                                    ;   217.0 p3      61 t reload
        vpternlogd zmm15, zmm1, [rbp + 23168], 0x96                      ;   348.3 p0+p2   61 t
        vpxord zmm15, zmm15, zmm10                                       ;   371.3 p0      61 t
        vmovdqu64 zmm1, [rbp + 23424]                                    ;   232.3 p3      61 t reload
        vpternlogd zmm30, zmm1, [rbp + 23104], 0x96                      ;   370.3 p0+p2   61 t
        vpxord zmm30, zmm30, zmm13                                       ;   371.3 p0      61 t
        vmovdqu64 zmm1, [rbp + 6784]                                     ;   219.0 p3      62 l.4 reload
        vpxord zmm12, zmm30, zmm1                                        ;   372.3 p0      40 t
        vmovdqu64 [rbp + 23104], zmm30                                   ;   372.3 p8+p9   61 t spill
        vpxord zmm30, zmm27, [rbp + 6912]                                ;   367.3 p0+p2   40 t
        vmovdqu64 [rbp + 23424], zmm27                                   ;   367.3 p7+p4   61 t spill
        vpxord zmm27, zmm15, [rbp + 6848]                                ;   372.3 p0+p3   40 t
        vmovdqu64 [rbp + 23168], zmm15                                   ;   372.3 p8+p9   61 t spill
        vpxord zmm15, zmm19, [rbp + 6976]                                ;   364.3 p0+p2   40 t
        vmovdqu64 [rbp + 23040], zmm19                                   ;   364.3 p7+p4   61 t spill
        vpxord zmm19, zmm28, [rbp + 6912]                                ;   371.3 p0+p3   40 t
        vmovdqu64 [rbp + 22976], zmm28                                   ;   371.3 p8+p9   61 t spill
        vmovdqa64 zmm28, zmm27                                           ;   373.3         22 t copy
        vpermi2b zmm28, zmm31, zmm29                                     ;   373.3 p0+p5   22 t
        vmovdqa64 zmm14, zmm27                                           ;   373.3         22 t copy
        vpermi2b zmm14, zmm24, zmm4                                      ;   373.3 p0+p5   22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 256] ;   222.3 p2      41 t reload
        vpshufb zmm27, zmm16, zmm27                                      ;   373.3 p5      22 t
        vpternlogd zmm27, zmm28, zmm14, 0xca                             ;   378.3 p0      22 t
        vpshufb zmm14, zmm16, zmm12                                      ;   373.3 p5      23 t
        vpshufb zmm28, zmm16, zmm30                                      ;   372.3 p5      21 t
        vmovdqa64 zmm29, zmm30                                           ;   368.3         21 t copy
        vpermi2b zmm29, zmm21, zmm11                                     ;   374.3 p0+p5   21 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 960] ;   225.3 p3      21 t reload
        vpermi2b zmm30, zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;   376.3 p0+p5+p2   21 t
        vpternlogd zmm28, zmm29, zmm30, 0xca                             ;   381.3 p0      21 t
        vpshufb zmm29, zmm16, zmm19                                      ;   377.3 p5      21 t
        vpshufb zmm30, zmm16, zmm15                                      ;   378.3 p5      42 t
        vmovdqu64 zmm11, [rbp + 6528]                                    ;   227.7 p3      40 t
        vpternlogd zmm11, zmm2, [rbp + 23552], 0x96                      ;   363.3 p0+p2   40 t
        vmovdqu64 [rbp + 21952], zmm2                                    ;   363.3 p7+p4   41 t spill
        vpshufb zmm2, zmm16, zmm11                                       ;   379.3 p5      41 t
        vmovdqa64 zmm21, zmm11                                           ;   364.3         41 t copy
        vpermi2b zmm21, zmm8, [rel camellia256_encrypt.T0_constants512 + 64] ;   381.3 p0+p5+p3   41 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 128] ;   231.3 p2      41 t reload
        vpermi2b zmm11, zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   383.3 p0+p5+p3   41 t
        vpternlogd zmm2, zmm21, zmm11, 0xca                              ;   388.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 22464]                                   ;   233.0 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 6592]                                    ;   233.3 p3      40 t
        vpternlogd zmm21, zmm13, zmm11, 0x96                             ;   363.3 p0      40 t
        vpshufb zmm11, zmm16, zmm21                                      ;   384.3 p5      23 t
        vmovdqu64 [rbp + 21696], zmm13                                   ;   363.3 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 6720]                                    ;   234.0 p2      40 t
        vpternlogd zmm13, zmm17, [rbp + 21376], 0x96                     ;   366.3 p0+p3   40 t
        vmovdqu64 [rbp + 22592], zmm17                                   ;   366.3 p7+p4   41 t spill
        vpshufb zmm17, zmm16, zmm13                                      ;   385.3 p5      21 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;   305.3 p8+p9   62 t spill
        vmovdqu64 zmm20, [rbp + 6656]                                    ;   235.0 p2      40 t
        vpternlogd zmm20, zmm10, [rbp + 22080], 0x96                     ;   371.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm10                                   ;   371.3 p7+p4   41 t spill
        vpshufb zmm10, zmm16, zmm20                                      ;   386.3 p5      22 t
        vmovdqu64 [rbp + 22272], zmm23                                   ;   309.3 p8+p9   62 t spill
        vmovdqa64 zmm23, zmm20                                           ;   372.3         22 t copy
        vpermi2b zmm23, zmm24, zmm4                                      ;   388.3 p0+p5   22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 576] ;   236.5 p2      22 t reload
        vpermi2b zmm20, zmm16, [rel camellia256_encrypt.T0_constants512 + 640] ;   390.3 p0+p5+p3   22 t
        vpternlogd zmm10, zmm20, zmm23, 0xca                             ;   395.3 p0      22 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 64]  ;   239.0 p2      41 t reload
        vmovdqa64 zmm23, zmm15                                           ;   365.3         42 t copy
        vpermi2b zmm23, zmm8, zmm20                                      ;   392.3 p0+p5   42 t
        vpermi2b zmm15, zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   394.3 p0+p5+p3   42 t
        vpternlogd zmm30, zmm23, zmm15, 0xca                             ;   399.3 p0      42 t
        vmovdqu64 zmm15, [rbp + 21824]                                   ;   240.5 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 6720]                                    ;   240.8 p3      40 t
        vpternlogd zmm23, zmm25, zmm15, 0x96                             ;   370.3 p0      40 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 256] ;   241.5 p2      41 t reload
        vmovdqu64 [rbp + 22208], zmm25                                   ;   370.3 p7+p4   41 t spill
        vpshufb zmm25, zmm15, zmm23                                      ;   395.3 p5      21 t
        vmovdqu64 zmm16, [rbp + 6528]                                    ;   242.7 p3      40 t
        vpternlogd zmm16, zmm6, [rbp + 22720], 0x96                      ;   361.3 p0+p2   40 t
        vpshufb zmm31, zmm15, zmm16                                      ;   396.3 p5      41 t
        vmovdqa64 zmm15, zmm16                                           ;   362.3         41 t copy
        vpermi2b zmm15, zmm8, zmm20                                      ;   398.3 p0+p5   41 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 128] ;   245.3 p3      41 t reload
        vpermi2b zmm16, zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;   400.3 p0+p5+p2   41 t
        vpternlogd zmm31, zmm15, zmm16, 0xca                             ;   405.3 p0      41 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 384] ;   247.5 p3      23 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 320] ;   248.3 p2      23 t reload
        vmovdqa64 zmm20, zmm21                                           ;   364.3         23 t copy
        vpermi2b zmm20, zmm16, zmm15                                     ;   402.3 p0+p5   23 t
        vmovdqa64 zmm8, zmm12                                            ;   373.3         23 t copy
        vpermi2b zmm8, zmm16, zmm15                                      ;   404.3 p0+p5   23 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 448] ;   251.0 p3      23 t reload
        vpermi2b zmm21, zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;   406.3 p0+p5+p2   23 t
        vpternlogd zmm11, zmm20, zmm21, 0xca                             ;   411.3 p0      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 512] ;   252.0 p3      23 t reload
        vpermi2b zmm12, zmm15, zmm20                                     ;   408.3 p0+p5   23 t
        vpternlogd zmm14, zmm8, zmm12, 0xca                              ;   413.3 p0      23 t
        vmovdqu64 zmm8, [rbp + 23936]                                    ;   283.3 p2      22 t
        vpermi2b zmm8, zmm24, zmm4                                       ;   410.3 p0+p5   22 t
        vpternlogd zmm0, zmm8, [rbp + 23808], 0xe4                       ;   415.3 p0+p3   22 t
        vpternlogd zmm7, zmm0, zmm9, 0x96                                ;   416.3 p0      41 t
        vpternlogd zmm5, zmm22, zmm7, 0x96                               ;   417.3 p0      41 t
        vpternlogd zmm0, zmm9, zmm18, 0x96                               ;   416.3 p0      41 t
        vpternlogd zmm18, zmm5, [rbp + 23488], 0x96                      ;   418.3 p0+p2   61 t
        vpternlogd zmm7, zmm6, [rbp + 22016], 0x96                       ;   417.3 p0+p3   61 t
        vpxord zmm26, zmm26, zmm0                                        ;   417.3 p0      61 t
        vpxord zmm1, zmm18, zmm1                                         ;   419.3 p0      40 t
        vpxord zmm8, zmm26, [rbp + 6848]                                 ;   418.3 p0+p2   40 t
        vpxord zmm9, zmm7, [rbp + 6976]                                  ;   418.3 p0+p3   40 t
        vmovdqu64 zmm12, [rbp + 22336]                                   ;   257.7 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 6592]                                    ;   258.0 p3      40 t
        vpternlogd zmm21, zmm5, zmm12, 0x96                              ;   418.3 p0      40 t
        vmovdqa64 zmm22, zmm21                                           ;   419.3         23 t copy
        vpermi2b zmm22, zmm15, zmm20                                     ;   419.3 p0+p5   23 t
        vmovdqa64 zmm12, zmm30                                           ;   400.3         41 t copy
        vpternlogd zmm12, zmm11, zmm10, 0x96                             ;   412.3 p0      41 t
        vmovdqu64 [rbp + 22016], zmm7                                    ;   418.3 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm1                                             ;   420.3         23 t copy
        vpermi2b zmm7, zmm15, zmm20                                      ;   420.3 p0+p5   23 t
        vmovdqa64 zmm20, zmm8                                            ;   419.3         22 t copy
        vpermi2b zmm20, zmm24, zmm4                                      ;   419.3 p0+p5   22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 256] ;   261.3 p2      41 t reload
        vmovdqu64 [rbp + 23488], zmm26                                   ;   418.3 p7+p4   61 t spill
        vpshufb zmm26, zmm15, zmm21                                      ;   419.3 p5      23 t
        vpermi2b zmm21, zmm16, [rel camellia256_encrypt.T0_constants512 + 384] ;   419.3 p0+p5+p3   23 t
        vpternlogd zmm26, zmm21, zmm22, 0xca                             ;   424.3 p0      23 t
        vpshufb zmm21, zmm15, zmm1                                       ;   420.3 p5      23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 384] ;   264.7 p2      23 t reload
        vpermi2b zmm1, zmm16, zmm22                                      ;   422.3 p0+p5   23 t
        vpternlogd zmm21, zmm1, zmm7, 0xca                               ;   427.3 p0      23 t
        vpshufb zmm1, zmm15, zmm8                                        ;   423.3 p5      22 t
        vmovdqa64 zmm7, zmm28                                            ;   382.3         41 t copy
        vpternlogd zmm7, zmm31, zmm26, 0x96                              ;   425.3 p0      41 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 576] ;   269.7 p3      22 t reload
        vpermi2b zmm8, zmm22, [rel camellia256_encrypt.T0_constants512 + 640] ;   425.3 p0+p5+p2   22 t
        vpternlogd zmm1, zmm8, zmm20, 0xca                               ;   430.3 p0      22 t
        vpshufb zmm8, zmm15, zmm9                                        ;   426.3 p5      42 t
        vmovdqu64 zmm20, [rbp + 23680]                                   ;   272.3 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 6656]                                    ;   272.5 p2      40 t
        vpternlogd zmm16, zmm0, zmm20, 0x96                              ;   417.3 p0      40 t
        vpshufb zmm20, zmm15, zmm16                                      ;   427.3 p5      22 t
        vmovdqa64 zmm15, zmm16                                           ;   418.3         22 t copy
        vpermi2b zmm15, zmm24, zmm4                                      ;   429.3 p0+p5   22 t
        vpermi2b zmm16, zmm22, [rel camellia256_encrypt.T0_constants512 + 640] ;   431.3 p0+p5+p3   22 t
        vpternlogd zmm20, zmm16, zmm15, 0xca                             ;   436.3 p0      22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 896] ;   277.5 p2      21 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 832] ;   277.7 p3      21 t reload
        vmovdqa64 zmm4, zmm13                                            ;   367.3         21 t copy
        vpermi2b zmm4, zmm16, zmm15                                      ;   433.3 p0+p5   21 t
        vmovdqa64 zmm24, zmm23                                           ;   371.3         21 t copy
        vpermi2b zmm24, zmm16, zmm15                                     ;   435.3 p0+p5   21 t
        vmovdqa64 zmm22, zmm19                                           ;   372.3         21 t copy
        vpermi2b zmm22, zmm16, zmm15                                     ;   437.3 p0+p5   21 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 960] ;   283.0 p2      21 t reload
        vpermi2b zmm13, zmm15, [rel camellia256_encrypt.T0_constants512 + 1024] ;   439.3 p0+p5+p3   21 t
        vpternlogd zmm17, zmm4, zmm13, 0xca                              ;   444.3 p0      21 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;   284.0 p2      21 t reload
        vpermi2b zmm23, zmm15, zmm4                                      ;   441.3 p0+p5   21 t
        vpternlogd zmm25, zmm24, zmm23, 0xca                             ;   446.3 p0      21 t
        vpermi2b zmm19, zmm15, zmm4                                      ;   443.3 p0+p5   21 t
        vpternlogd zmm29, zmm22, zmm19, 0xca                             ;   448.3 p0      21 t
        vmovdqa64 zmm13, zmm31                                           ;   406.3         41 t copy
        vpternlogd zmm13, zmm1, zmm17, 0x96                              ;   445.3 p0      41 t
        vpternlogd zmm1, zmm7, zmm17, 0x96                               ;   445.3 p0      41 t
        vpternlogd zmm17, zmm21, zmm20, 0x96                             ;   445.3 p0      41 t
        vpternlogd zmm21, zmm13, zmm20, 0x96                             ;   446.3 p0      41 t
        vpternlogd zmm7, zmm21, [rbp + 22272], 0x96                      ;   447.3 p0+p3   62 t
        vmovdqa64 zmm19, zmm2                                            ;   389.3         41 t copy
        vpternlogd zmm19, zmm27, zmm25, 0x96                             ;   447.3 p0      41 t
        vmovdqa64 zmm22, zmm14                                           ;   414.3         41 t copy
        vpternlogd zmm22, zmm10, zmm25, 0x96                             ;   447.3 p0      41 t
        vpternlogd zmm14, zmm10, zmm19, 0x96                             ;   448.3 p0      41 t
        vpternlogd zmm30, zmm22, zmm11, 0x96                             ;   448.3 p0      41 t
        vpternlogd zmm11, zmm29, zmm2, 0x96                              ;   449.3 p0      41 t
        vpternlogd zmm27, zmm25, zmm11, 0x96                             ;   450.3 p0      41 t
        vpternlogd zmm29, zmm2, zmm12, 0x96                              ;   449.3 p0      41 t
        vpternlogd zmm11, zmm14, [rbp + 23360], 0x96                     ;   450.3 p0+p2   62 t
        vpternlogd zmm12, zmm27, [rbp + 22912], 0x96                     ;   451.3 p0+p3   62 t
        vpternlogd zmm22, zmm29, [rbp + 22400], 0x96                     ;   450.3 p0+p2   62 t
        vpternlogd zmm19, zmm30, [rbp + 21504], 0x96                     ;   449.3 p0+p3   62 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 64]   ;   290.0 p2      41 t reload
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512]       ;   290.3 p3      41 t reload
        vmovdqa64 zmm23, zmm9                                            ;   419.3         42 t copy
        vpermi2b zmm23, zmm10, zmm2                                      ;   445.3 p0+p5   42 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 192] ;   291.0 p2      41 t reload
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 128] ;   291.3 p3      41 t reload
        vpermi2b zmm9, zmm25, zmm24                                      ;   447.3 p0+p5   42 t
        vpternlogd zmm8, zmm23, zmm9, 0xca                               ;   452.3 p0      42 t
        vpternlogd zmm20, zmm8, zmm26, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm8, zmm26, zmm17, 0x96                              ;   453.3 p0      41 t
        vpternlogd zmm28, zmm31, zmm20, 0x96                             ;   454.3 p0      41 t
        vpxord zmm3, zmm3, zmm8                                          ;   454.3 p0      62 t
        vpternlogd zmm8, zmm13, [rbp + 21568], 0x96                      ;   454.3 p0+p2   62 t
        vpternlogd zmm20, zmm1, [rbp + 23232], 0x96                      ;   454.3 p0+p3   62 t
        vpternlogd zmm17, zmm28, [rbp + 22656], 0x96                     ;   455.3 p0+p2   62 t
        vmovdqu64 zmm9, [rbp + 7040]                                     ;   295.0 p3      61 r.0 reload
        vpxord zmm13, zmm3, zmm9                                         ;   455.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 22528]                                   ;   305.3 p2      62 t reload
        vpternlogd zmm9, zmm30, zmm23, 0x96                              ;   449.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 7296]                                    ;   296.0 p3      61 r.4 reload
        vpxord zmm31, zmm7, zmm26                                        ;   448.3 p0      40 t
        vpxord zmm26, zmm11, zmm26                                       ;   451.3 p0      40 t
        vpxord zmm23, zmm12, [rbp + 7360]                                ;   452.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm30                                   ;   449.3 p8+p9   41 t spill
        vpxord zmm30, zmm20, [rbp + 7360]                                ;   455.3 p0+p3   40 t
        vmovdqu64 [rbp + 23232], zmm3                                    ;   455.3 p7+p4   62 t spill
        vpxord zmm3, zmm22, [rbp + 7424]                                 ;   451.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm22                                   ;   451.3 p8+p9   62 t spill
        vpxord zmm22, zmm17, [rbp + 7424]                                ;   456.3 p0+p3   40 t
        vmovdqu64 [rbp + 21504], zmm17                                   ;   456.3 p7+p4   62 t spill
        vpxord zmm17, zmm19, [rbp + 7488]                                ;   450.3 p0+p2   40 t
        vmovdqu64 [rbp + 22400], zmm19                                   ;   450.3 p8+p9   62 t spill
        vpxord zmm19, zmm8, [rbp + 7488]                                 ;   455.3 p0+p3   40 t
        vmovdqu64 [rbp + 22912], zmm8                                    ;   455.3 p7+p4   62 t spill
        vmovdqa64 zmm8, zmm13                                            ;   456.3         41 t copy
        vpermi2b zmm8, zmm10, zmm2                                       ;   456.3 p0+p5   41 t
        vmovdqu64 [rbp + 23360], zmm12                                   ;   452.3 p8+p9   62 t spill
        vmovdqa64 zmm12, zmm13                                           ;   456.3         41 t copy
        vpermi2b zmm12, zmm25, zmm24                                     ;   456.3 p0+p5   41 t
        vmovdqu64 [rbp + 22272], zmm20                                   ;   455.3 p7+p4   62 t spill
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 256] ;   305.5 p2      41 t reload
        vpshufb zmm13, zmm20, zmm13                                      ;   456.3 p5      41 t
        vpternlogd zmm13, zmm8, zmm12, 0xca                              ;   461.3 p0      41 t
        vpshufb zmm8, zmm20, zmm9                                        ;   453.3 p5      41 t
        vmovdqa64 zmm12, zmm9                                            ;   450.3         41 t copy
        vpermi2b zmm12, zmm10, zmm2                                      ;   455.3 p0+p5   41 t
        vpermi2b zmm9, zmm25, zmm24                                      ;   457.3 p0+p5   41 t
        vpternlogd zmm8, zmm12, zmm9, 0xca                               ;   462.3 p0      41 t
        vpshufb zmm9, zmm20, zmm31                                       ;   458.3 p5      23 t
        vpshufb zmm12, zmm20, zmm26                                      ;   459.3 p5      23 t
        vmovdqu64 [rbp + 23808], zmm11                                   ;   451.3 p8+p9   62 t spill
        vpshufb zmm11, zmm20, zmm30                                      ;   460.3 p5      22 t
        vmovdqu64 [rbp + 23936], zmm7                                    ;   448.3 p7+p4   62 t spill
        vpshufb zmm7, zmm20, zmm23                                       ;   461.3 p5      22 t
        vpshufb zmm24, zmm20, zmm22                                      ;   462.3 p5      21 t
        vmovdqa64 zmm25, zmm22                                           ;   457.3         21 t copy
        vpermi2b zmm25, zmm15, zmm4                                      ;   464.3 p0+p5   21 t
        vpermi2b zmm22, zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;   466.3 p0+p5+p3   21 t
        vpternlogd zmm24, zmm22, zmm25, 0xca                             ;   471.3 p0      21 t
        vpshufb zmm22, zmm20, zmm3                                       ;   467.3 p5      21 t
        vmovdqa64 zmm25, zmm3                                            ;   452.3         21 t copy
        vpermi2b zmm25, zmm15, zmm4                                      ;   469.3 p0+p5   21 t
        vpermi2b zmm3, zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;   471.3 p0+p5+p2   21 t
        vpternlogd zmm22, zmm3, zmm25, 0xca                              ;   476.3 p0      21 t
        vpshufb zmm3, zmm20, zmm19                                       ;   472.3 p5      42 t
        vmovdqa64 zmm25, zmm19                                           ;   456.3         42 t copy
        vpermi2b zmm25, zmm10, zmm2                                      ;   474.3 p0+p5   42 t
        vpshufb zmm2, zmm20, zmm17                                       ;   475.3 p5      42 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 128] ;   313.8 p3      41 t reload
        vpermi2b zmm19, zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;   477.3 p0+p5+p2   42 t
        vpternlogd zmm3, zmm25, zmm19, 0xca                              ;   482.3 p0      42 t
        vmovdqu64 zmm19, [rbp + 23296]                                   ;   314.8 p3      62 t reload
        vmovdqu64 zmm25, [rbp + 7104]                                    ;   316.3 p2      40 t
        vpternlogd zmm25, zmm21, zmm19, 0x96                             ;   447.3 p0      40 t
        vpshufb zmm19, zmm20, zmm25                                      ;   478.3 p5      23 t
        vmovdqu64 [rbp + 23744], zmm21                                   ;   447.3 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 7168]                                    ;   317.0 p3      40 t
        vpternlogd zmm21, zmm1, [rbp + 21888], 0x96                      ;   446.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm1                                    ;   446.3 p7+p4   41 t spill
        vpshufb zmm1, zmm20, zmm21                                       ;   479.3 p5      22 t
        vmovdqu64 zmm10, [rbp + 7104]                                    ;   318.0 p3      40 t
        vpternlogd zmm10, zmm14, [rbp + 22848], 0x96                     ;   449.3 p0+p2   40 t
        vmovdqu64 [rbp + 21440], zmm14                                   ;   449.3 p8+p9   41 t spill
        vpshufb zmm14, zmm20, zmm10                                      ;   480.3 p5      23 t
        vmovdqu64 [rbp + 23616], zmm18                                   ;   419.3 p7+p4   61 t spill
        vmovdqu64 zmm18, [rbp + 7168]                                    ;   319.0 p3      40 t
        vpternlogd zmm18, zmm27, [rbp + 22784], 0x96                     ;   451.3 p0+p2   40 t
        vmovdqu64 [rbp + 24000], zmm27                                   ;   451.3 p8+p9   41 t spill
        vpshufb zmm27, zmm20, zmm18                                      ;   481.3 p5      22 t
        vmovdqu64 [rbp + 24064], zmm0                                    ;   417.3 p7+p4   41 t spill
        vmovdqu64 zmm0, [rbp + 7232]                                     ;   320.0 p3      40 t
        vpternlogd zmm0, zmm29, [rbp + 21760], 0x96                      ;   450.3 p0+p2   40 t
        vmovdqu64 [rbp + 24128], zmm29                                   ;   450.3 p8+p9   41 t spill
        vpshufb zmm29, zmm20, zmm0                                       ;   482.3 p5      21 t
        vmovdqu64 [rbp + 24192], zmm5                                    ;   418.3 p7+p4   41 t spill
        vmovdqa64 zmm5, zmm0                                             ;   451.3         21 t copy
        vpermi2b zmm5, zmm15, zmm4                                       ;   484.3 p0+p5   21 t
        vpermi2b zmm0, zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;   486.3 p0+p5+p3   21 t
        vpternlogd zmm29, zmm0, zmm5, 0xca                               ;   491.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 23872]                                    ;   323.0 p2      62 t reload
        vmovdqu64 zmm5, [rbp + 7232]                                     ;   323.3 p3      40 t
        vpternlogd zmm5, zmm28, zmm0, 0x96                               ;   455.3 p0      40 t
        vpshufb zmm0, zmm20, zmm5                                        ;   487.3 p5      21 t
        vmovdqu64 [rbp + 24256], zmm28                                   ;   455.3 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm5                                            ;   456.3         21 t copy
        vpermi2b zmm28, zmm15, zmm4                                      ;   489.3 p0+p5   21 t
        vpermi2b zmm5, zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;   491.3 p0+p5+p2   21 t
        vpternlogd zmm0, zmm5, zmm28, 0xca                               ;   496.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 384]  ;   329.0 p3      23 t reload
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;   329.3 p2      23 t reload
        vmovdqa64 zmm4, zmm25                                            ;   448.3         23 t copy
        vpermi2b zmm4, zmm28, zmm5                                       ;   493.3 p0+p5   23 t
        vmovdqa64 zmm15, zmm10                                           ;   450.3         23 t copy
        vpermi2b zmm15, zmm28, zmm5                                      ;   495.3 p0+p5   23 t
        vmovdqa64 zmm16, zmm31                                           ;   449.3         23 t copy
        vpermi2b zmm16, zmm28, zmm5                                      ;   497.3 p0+p5   23 t
        vmovdqa64 zmm20, zmm26                                           ;   452.3         23 t copy
        vpermi2b zmm20, zmm28, zmm5                                      ;   499.3 p0+p5   23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 448]  ;   341.3 p3      23 t reload
        vpermi2b zmm25, zmm5, [rel camellia256_encrypt.T0_constants512 + 512] ;   501.3 p0+p5+p2   23 t
        vpternlogd zmm19, zmm4, zmm25, 0xca                              ;   506.3 p0      23 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 512]  ;   342.5 p3      23 t reload
        vpermi2b zmm10, zmm5, zmm4                                       ;   503.3 p0+p5   23 t
        vpternlogd zmm14, zmm15, zmm10, 0xca                             ;   508.3 p0      23 t
        vpermi2b zmm31, zmm5, zmm4                                       ;   505.3 p0+p5   23 t
        vpternlogd zmm9, zmm16, zmm31, 0xca                              ;   510.3 p0      23 t
        vpermi2b zmm26, zmm5, zmm4                                       ;   507.3 p0+p5   23 t
        vpternlogd zmm12, zmm20, zmm26, 0xca                             ;   512.3 p0      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 640] ;   348.5 p2      22 t reload
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 576] ;   349.3 p3      22 t reload
        vmovdqa64 zmm16, zmm21                                           ;   447.3         22 t copy
        vpermi2b zmm16, zmm15, zmm10                                     ;   509.3 p0+p5   22 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 768] ;   350.3 p2      22 t reload
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 704] ;   350.5 p3      22 t reload
        vpermi2b zmm21, zmm25, zmm20                                     ;   511.3 p0+p5   22 t
        vpternlogd zmm1, zmm16, zmm21, 0xca                              ;   516.3 p0      22 t
        vmovdqa64 zmm16, zmm18                                           ;   452.3         22 t copy
        vpermi2b zmm16, zmm15, zmm10                                     ;   513.3 p0+p5   22 t
        vpermi2b zmm18, zmm25, zmm20                                     ;   515.3 p0+p5   22 t
        vpternlogd zmm27, zmm16, zmm18, 0xca                             ;   520.3 p0      22 t
        vmovdqa64 zmm16, zmm30                                           ;   456.3         22 t copy
        vpermi2b zmm16, zmm15, zmm10                                     ;   517.3 p0+p5   22 t
        vpermi2b zmm30, zmm25, zmm20                                     ;   519.3 p0+p5   22 t
        vpternlogd zmm11, zmm16, zmm30, 0xca                             ;   524.3 p0      22 t
        vmovdqa64 zmm16, zmm23                                           ;   453.3         22 t copy
        vpermi2b zmm16, zmm15, zmm10                                     ;   521.3 p0+p5   22 t
        vpermi2b zmm23, zmm25, zmm20                                     ;   523.3 p0+p5   22 t
        vpternlogd zmm7, zmm16, zmm23, 0xca                              ;   528.3 p0      22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 64]  ;   364.5 p2      41 t reload
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512]       ;   365.3 p3      41 t reload
        vmovdqa64 zmm21, zmm17                                           ;   451.3         42 t copy
        vpermi2b zmm21, zmm18, zmm16                                     ;   525.3 p0+p5   42 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;   368.3 p2      41 t reload
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 128] ;   368.5 p3      41 t reload
        vpermi2b zmm17, zmm26, zmm23                                     ;   527.3 p0+p5   42 t
        vpternlogd zmm2, zmm21, zmm17, 0xca                              ;   532.3 p0      42 t
        vmovdqa64 zmm17, zmm24                                           ;   472.3         41 t copy
        vpternlogd zmm17, zmm13, zmm19, 0x96                             ;   507.3 p0      41 t
        vmovdqa64 zmm21, zmm22                                           ;   477.3         41 t copy
        vpternlogd zmm21, zmm8, zmm14, 0x96                              ;   509.3 p0      41 t
        vmovdqa64 zmm30, zmm9                                            ;   511.3         41 t copy
        vpternlogd zmm30, zmm1, zmm0, 0x96                               ;   517.3 p0      41 t
        vmovdqa64 zmm31, zmm13                                           ;   462.3         41 t copy
        vpternlogd zmm31, zmm11, zmm0, 0x96                              ;   525.3 p0      41 t
        vpternlogd zmm11, zmm0, zmm17, 0x96                              ;   525.3 p0      41 t
        vpternlogd zmm9, zmm31, zmm1, 0x96                               ;   526.3 p0      41 t
        vpternlogd zmm1, zmm3, zmm19, 0x96                               ;   517.3 p0      41 t
        vpternlogd zmm3, zmm19, zmm30, 0x96                              ;   518.3 p0      41 t
        vpternlogd zmm24, zmm13, zmm1, 0x96                              ;   518.3 p0      41 t
        vpternlogd zmm6, zmm3, [rbp + 22720], 0x96                       ;   519.3 p0+p2   61 t
        vpternlogd zmm3, zmm31, [rbp + 22016], 0x96                      ;   526.3 p0+p3   61 t
        vmovdqa64 zmm0, zmm12                                            ;   513.3         41 t copy
        vpternlogd zmm0, zmm27, zmm29, 0x96                              ;   521.3 p0      41 t
        vmovdqa64 zmm13, zmm8                                            ;   463.3         41 t copy
        vpternlogd zmm13, zmm7, zmm29, 0x96                              ;   529.3 p0      41 t
        vpternlogd zmm7, zmm29, zmm21, 0x96                              ;   529.3 p0      41 t
        vpternlogd zmm12, zmm13, zmm27, 0x96                             ;   530.3 p0      41 t
        vpternlogd zmm27, zmm2, zmm14, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm2, zmm14, zmm0, 0x96                               ;   533.3 p0      41 t
        vpternlogd zmm22, zmm8, zmm27, 0x96                              ;   534.3 p0      41 t
        vpternlogd zmm17, zmm9, [rbp + 23616], 0x96                      ;   527.3 p0+p2   61 t
        vpternlogd zmm30, zmm24, [rbp + 23424], 0x96                     ;   519.3 p0+p3   61 t
        vpternlogd zmm1, zmm11, [rbp + 23488], 0x96                      ;   526.3 p0+p2   61 t
        vpternlogd zmm21, zmm12, [rbp + 23104], 0x96                     ;   531.3 p0+p3   61 t
        vpternlogd zmm27, zmm7, [rbp + 23168], 0x96                      ;   534.3 p0+p2   61 t
        vpternlogd zmm0, zmm22, [rbp + 22976], 0x96                      ;   535.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 24192]                                    ;   418.3 p2      41 t reload
        vpternlogd zmm9, zmm8, [rbp + 22336], 0x96                       ;   527.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 22592]                                    ;   378.8 p2      41 t reload
        vpternlogd zmm24, zmm8, [rbp + 21376], 0x96                      ;   519.3 p0+p3   61 t
        vpternlogd zmm13, zmm2, [rbp + 23040], 0x96                      ;   534.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 24064]                                    ;   417.3 p3      41 t reload
        vpternlogd zmm11, zmm8, [rbp + 23680], 0x96                      ;   526.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 21952]                                    ;   381.2 p3      41 t reload
        vpternlogd zmm2, zmm8, [rbp + 23552], 0x96                       ;   534.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 21696]                                    ;   382.2 p3      41 t reload
        vpternlogd zmm12, zmm8, [rbp + 22464], 0x96                      ;   531.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 21632]                                    ;   383.2 p3      41 t reload
        vpternlogd zmm7, zmm8, [rbp + 22080], 0x96                       ;   530.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 22208]                                    ;   384.2 p3      41 t reload
        vpternlogd zmm22, zmm8, [rbp + 21824], 0x96                      ;   535.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 7552]                                     ;   385.2 p3      62 l.0 reload
        vpxord zmm14, zmm6, zmm8                                         ;   520.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 7808]                                    ;   385.8 p2      62 l.4 reload
        vpxord zmm29, zmm17, zmm19                                       ;   528.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 7936]                                    ;   386.2 p3      62 l.6 reload
        vmovdqu64 [rbp + 21824], zmm6                                    ;   520.3 p7+p4   61 t spill
        vpxord zmm6, zmm30, zmm31                                        ;   520.3 p0      40 t
        vmovdqu64 [rbp + 22208], zmm30                                   ;   520.3 p8+p9   61 t spill
        vpxord zmm30, zmm1, [rbp + 7872]                                 ;   527.3 p0+p2   40 t
        vpxord zmm19, zmm21, zmm19                                       ;   532.3 p0      40 t
        vmovdqu64 [rbp + 22080], zmm1                                    ;   527.3 p7+p4   61 t spill
        vpxord zmm1, zmm3, [rbp + 8000]                                  ;   527.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm3                                    ;   527.3 p8+p9   61 t spill
        vpxord zmm3, zmm27, [rbp + 7872]                                 ;   535.3 p0+p2   40 t
        vpxord zmm31, zmm0, zmm31                                        ;   536.3 p0      40 t
        vmovdqu64 [rbp + 22464], zmm0                                    ;   536.3 p7+p4   61 t spill
        vpxord zmm0, zmm13, [rbp + 8000]                                 ;   535.3 p0+p3   40 t
        vmovdqu64 [rbp + 21696], zmm13                                   ;   535.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm14                                           ;   521.3         41 t copy
        vpermi2b zmm13, zmm18, zmm16                                     ;   529.3 p0+p5   41 t
        vmovdqu64 [rbp + 23552], zmm27                                   ;   535.3 p7+p4   61 t spill
        vmovdqa64 zmm27, zmm14                                           ;   521.3         41 t copy
        vpermi2b zmm27, zmm26, zmm23                                     ;   531.3 p0+p5   41 t
        vmovdqu64 [rbp + 21952], zmm21                                   ;   532.3 p8+p9   61 t spill
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;   390.0 p2      41 t reload
        vpshufb zmm14, zmm21, zmm14                                      ;   532.3 p5      41 t
        vpternlogd zmm14, zmm13, zmm27, 0xca                             ;   536.3 p0      41 t
        vmovdqu64 zmm13, [rbp + 7616]                                    ;   390.5 p3      62 l.1 reload
        vpxord zmm27, zmm9, zmm13                                        ;   528.3 p0      40 t
        vmovdqu64 [rbp + 23680], zmm9                                    ;   528.3 p7+p4   61 t spill
        vpshufb zmm9, zmm21, zmm27                                       ;   533.3 p5      23 t
        vmovdqu64 [rbp + 24064], zmm17                                   ;   528.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm27                                           ;   529.3         23 t copy
        vpermi2b zmm17, zmm5, zmm4                                       ;   535.3 p0+p5   23 t
        vpermi2b zmm27, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;   537.3 p0+p5+p2   23 t
        vpternlogd zmm9, zmm27, zmm17, 0xca                              ;   542.3 p0      23 t
        vmovdqu64 zmm17, [rbp + 7744]                                    ;   393.5 p3      62 l.3 reload
        vpxord zmm27, zmm24, zmm17                                       ;   524.3 p0      40 t
        vmovdqu64 [rbp + 23040], zmm24                                   ;   520.3 p7+p4   61 t spill
        vpxord zmm24, zmm11, [rbp + 7680]                                ;   527.3 p0+p2   40 t
        vpxord zmm8, zmm2, zmm8                                          ;   535.3 p0      40 t
        vmovdqu64 [rbp + 21376], zmm11                                   ;   527.3 p8+p9   61 t spill
        vpshufb zmm11, zmm21, zmm8                                       ;   538.3 p5      41 t
        vmovdqu64 [rbp + 22592], zmm2                                    ;   535.3 p7+p4   61 t spill
        vmovdqa64 zmm2, zmm8                                             ;   536.3         41 t copy
        vpermi2b zmm2, zmm18, zmm16                                      ;   540.3 p0+p5   41 t
        vpermi2b zmm8, zmm26, zmm23                                      ;   542.3 p0+p5   41 t
        vpternlogd zmm11, zmm2, zmm8, 0xca                               ;   547.3 p0      41 t
        vpshufb zmm2, zmm21, zmm24                                       ;   543.3 p5      22 t
        vmovdqa64 zmm8, zmm24                                            ;   528.3         22 t copy
        vpermi2b zmm8, zmm15, zmm10                                      ;   545.3 p0+p5   22 t
        vpermi2b zmm24, zmm25, zmm20                                     ;   547.3 p0+p5   22 t
        vpternlogd zmm2, zmm8, zmm24, 0xca                               ;   552.3 p0      22 t
        vpxord zmm8, zmm12, zmm13                                        ;   533.3 p0      40 t
        vpshufb zmm13, zmm21, zmm8                                       ;   548.3 p5      23 t
        vmovdqa64 zmm24, zmm8                                            ;   534.3         23 t copy
        vpermi2b zmm24, zmm5, zmm4                                       ;   550.3 p0+p5   23 t
        vpermi2b zmm8, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;   552.3 p0+p5+p3   23 t
        vpternlogd zmm13, zmm8, zmm24, 0xca                              ;   557.3 p0      23 t
        vpxord zmm8, zmm7, [rbp + 7680]                                  ;   537.3 p0+p2   40 t
        vpxord zmm17, zmm22, zmm17                                       ;   538.3 p0      40 t
        vpshufb zmm24, zmm21, zmm27                                      ;   553.3 p5      21 t
        vmovdqu64 [rbp + 22336], zmm22                                   ;   536.3 p8+p9   61 t spill
        vpshufb zmm22, zmm21, zmm8                                       ;   554.3 p5      22 t
        vmovdqu64 [rbp + 24192], zmm7                                    ;   531.3 p7+p4   61 t spill
        vmovdqa64 zmm7, zmm8                                             ;   538.3         22 t copy
        vpermi2b zmm7, zmm15, zmm10                                      ;   556.3 p0+p5   22 t
        vpermi2b zmm8, zmm25, zmm20                                      ;   558.3 p0+p5   22 t
        vpternlogd zmm22, zmm7, zmm8, 0xca                               ;   563.3 p0      22 t
        vpshufb zmm7, zmm21, zmm17                                       ;   559.3 p5      21 t
        vpshufb zmm8, zmm21, zmm29                                       ;   560.3 p5      23 t
        vmovdqu64 [rbp + 22976], zmm12                                   ;   532.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm29                                           ;   529.3         23 t copy
        vpermi2b zmm12, zmm5, zmm4                                       ;   562.3 p0+p5   23 t
        vpermi2b zmm29, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;   564.3 p0+p5+p3   23 t
        vpternlogd zmm8, zmm29, zmm12, 0xca                              ;   569.3 p0      23 t
        vpshufb zmm12, zmm21, zmm19                                      ;   565.3 p5      23 t
        vmovdqa64 zmm29, zmm19                                           ;   533.3         23 t copy
        vpermi2b zmm29, zmm5, zmm4                                       ;   567.3 p0+p5   23 t
        vpermi2b zmm19, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;   569.3 p0+p5+p2   23 t
        vpternlogd zmm12, zmm19, zmm29, 0xca                             ;   574.3 p0      23 t
        vpshufb zmm19, zmm21, zmm30                                      ;   570.3 p5      22 t
        vmovdqa64 zmm29, zmm30                                           ;   528.3         22 t copy
        vpermi2b zmm29, zmm15, zmm10                                     ;   572.3 p0+p5   22 t
        vpermi2b zmm30, zmm25, zmm20                                     ;   574.3 p0+p5   22 t
        vpternlogd zmm19, zmm29, zmm30, 0xca                             ;   579.3 p0      22 t
        vpshufb zmm29, zmm21, zmm6                                       ;   575.3 p5      21 t
        vpshufb zmm30, zmm21, zmm3                                       ;   576.3 p5      22 t
        vmovdqa64 zmm4, zmm3                                             ;   536.3         22 t copy
        vpermi2b zmm4, zmm15, zmm10                                      ;   578.3 p0+p5   22 t
        vpermi2b zmm3, zmm25, zmm20                                      ;   580.3 p0+p5   22 t
        vpternlogd zmm30, zmm4, zmm3, 0xca                               ;   585.3 p0      22 t
        vpshufb zmm3, zmm21, zmm31                                       ;   581.3 p5      21 t
        vpshufb zmm4, zmm21, zmm1                                        ;   582.3 p5      42 t
        vmovdqa64 zmm20, zmm1                                            ;   528.3         42 t copy
        vpermi2b zmm20, zmm18, zmm16                                     ;   584.3 p0+p5   42 t
        vpermi2b zmm1, zmm26, zmm23                                      ;   586.3 p0+p5   42 t
        vpternlogd zmm4, zmm20, zmm1, 0xca                               ;   591.3 p0      42 t
        vpshufb zmm1, zmm21, zmm0                                        ;   587.3 p5      42 t
        vmovdqa64 zmm20, zmm0                                            ;   536.3         42 t copy
        vpermi2b zmm20, zmm18, zmm16                                     ;   589.3 p0+p5   42 t
        vpermi2b zmm0, zmm26, zmm23                                      ;   591.3 p0+p5   42 t
        vpternlogd zmm1, zmm20, zmm0, 0xca                               ;   596.3 p0      42 t
        vmovdqa64 zmm0, zmm4                                             ;   592.3         41 t copy
        vpternlogd zmm0, zmm9, zmm2, 0x96                                ;   592.3 p0      41 t
        vmovdqa64 zmm20, zmm1                                            ;   597.3         41 t copy
        vpternlogd zmm20, zmm13, zmm22, 0x96                             ;   597.3 p0      41 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 832] ;   431.5 p3      21 t reload
        vmovdqa64 zmm10, zmm27                                           ;   525.3         21 t copy
        vpermi2b zmm10, zmm25, [rel camellia256_encrypt.T0_constants512 + 896] ;   593.3 p0+p5+p2   21 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 960] ;   432.5 p3      21 t reload
        vpermi2b zmm27, zmm15, [rel camellia256_encrypt.T0_constants512 + 1024] ;   595.3 p0+p5+p2   21 t
        vpternlogd zmm24, zmm10, zmm27, 0xca                             ;   600.3 p0      21 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 896] ;   436.5 p3      21 t reload
        vmovdqa64 zmm27, zmm17                                           ;   539.3         21 t copy
        vpermi2b zmm27, zmm25, zmm10                                     ;   597.3 p0+p5   21 t
        vpermi2b zmm17, zmm15, [rel camellia256_encrypt.T0_constants512 + 1024] ;   599.3 p0+p5+p2   21 t
        vpternlogd zmm7, zmm27, zmm17, 0xca                              ;   604.3 p0      21 t
        vmovdqa64 zmm17, zmm6                                            ;   521.3         21 t copy
        vpermi2b zmm17, zmm25, zmm10                                     ;   601.3 p0+p5   21 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 1024] ;   440.8 p3      21 t reload
        vpermi2b zmm6, zmm15, zmm27                                      ;   603.3 p0+p5   21 t
        vpternlogd zmm29, zmm17, zmm6, 0xca                              ;   608.3 p0      21 t
        vmovdqa64 zmm6, zmm31                                            ;   537.3         21 t copy
        vpermi2b zmm6, zmm25, zmm10                                      ;   605.3 p0+p5   21 t
        vpermi2b zmm31, zmm15, zmm27                                     ;   607.3 p0+p5   21 t
        vpternlogd zmm3, zmm6, zmm31, 0xca                               ;   612.3 p0      21 t
        vmovdqa64 zmm6, zmm14                                            ;   537.3         41 t copy
        vpternlogd zmm6, zmm19, zmm24, 0x96                              ;   601.3 p0      41 t
        vmovdqa64 zmm17, zmm8                                            ;   570.3         41 t copy
        vpternlogd zmm17, zmm2, zmm24, 0x96                              ;   601.3 p0      41 t
        vpternlogd zmm8, zmm2, zmm6, 0x96                                ;   602.3 p0      41 t
        vpternlogd zmm4, zmm17, zmm9, 0x96                               ;   602.3 p0      41 t
        vpternlogd zmm9, zmm29, zmm14, 0x96                              ;   609.3 p0      41 t
        vpternlogd zmm19, zmm24, zmm9, 0x96                              ;   610.3 p0      41 t
        vpternlogd zmm29, zmm14, zmm0, 0x96                              ;   609.3 p0      41 t
        vmovdqa64 zmm2, zmm11                                            ;   548.3         41 t copy
        vpternlogd zmm2, zmm30, zmm7, 0x96                               ;   605.3 p0      41 t
        vpternlogd zmm9, zmm8, [rbp + 23936], 0x96                       ;   610.3 p0+p2   62 t
        vmovdqa64 zmm14, zmm12                                           ;   575.3         41 t copy
        vpternlogd zmm14, zmm22, zmm7, 0x96                              ;   605.3 p0      41 t
        vpternlogd zmm12, zmm22, zmm2, 0x96                              ;   606.3 p0      41 t
        vpternlogd zmm1, zmm14, zmm13, 0x96                              ;   606.3 p0      41 t
        vpternlogd zmm13, zmm3, zmm11, 0x96                              ;   613.3 p0      41 t
        vpternlogd zmm30, zmm7, zmm13, 0x96                              ;   614.3 p0      41 t
        vpternlogd zmm3, zmm11, zmm20, 0x96                              ;   613.3 p0      41 t
        vpternlogd zmm0, zmm19, [rbp + 22272], 0x96                      ;   611.3 p0+p3   62 t
        vpternlogd zmm13, zmm12, [rbp + 23808], 0x96                     ;   614.3 p0+p2   62 t
        vpternlogd zmm6, zmm4, [rbp + 22912], 0x96                       ;   603.3 p0+p3   62 t
        vpternlogd zmm17, zmm29, [rbp + 21504], 0x96                     ;   610.3 p0+p2   62 t
        vpternlogd zmm20, zmm30, [rbp + 23360], 0x96                     ;   615.3 p0+p3   62 t
        vpternlogd zmm2, zmm1, [rbp + 22400], 0x96                       ;   607.3 p0+p2   62 t
        vpternlogd zmm14, zmm3, [rbp + 21568], 0x96                      ;   614.3 p0+p3   62 t
        vmovdqu64 zmm7, [rbp + 8320]                                     ;   455.3 p2      71 d.4 reload
        vpandd zmm11, zmm9, zmm7                                         ;   611.3 p0      47 y
        vmovdqu64 zmm22, [rbp + 8384]                                    ;   456.0 p3      71 d.5 reload
        vpandd zmm24, zmm0, zmm22                                        ;   612.3 p0      47 y
        vpandd zmm7, zmm13, zmm7                                         ;   615.3 p0      47 y
        vmovdqu64 zmm31, [rbp + 8512]                                    ;   456.3 p2      71 d.7 reload
        vpandd zmm27, zmm6, zmm31                                        ;   604.3 p0      47 y
        vpandd zmm15, zmm17, [rbp + 8448]                                ;   611.3 p0+p3   47 y
        vpandd zmm22, zmm20, zmm22                                       ;   616.3 p0      47 y
        vpandd zmm31, zmm2, zmm31                                        ;   608.3 p0      47 y
        vpandd zmm10, zmm14, [rbp + 8448]                                ;   615.3 p0+p2   47 y
        vpsrlq zmm25, zmm27, 7                                           ;   605.3 p0      47 y
        vpsrlq zmm5, zmm31, 7                                            ;   609.3 p0      47 y
        vpsrlq zmm28, zmm11, 7                                           ;   612.3 p0      47 y
        vpaddb zmm11, zmm11, zmm11                                       ;   612.3 p0      47 y
        vpternlogd zmm11, zmm4, [rbp + 23232], 0x96                      ;   613.3 p5+p3   47 y
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 1088] ;   458.3 p2      47 y reload
        vpternlogd zmm11, zmm25, zmm4, 0x78                              ;   614.3 p0      47 y
        vmovdqu64 zmm25, [rbp + 8064]                                    ;   459.0 p3      71 d.0 reload
        vpternlogd zmm9, zmm11, zmm25, 0x1e                              ;   615.3 p5      48 y
        vpaddb zmm27, zmm27, zmm27                                       ;   609.3 p0      47 y
        vpsrlq zmm21, zmm7, 7                                            ;   616.3 p0      47 y
        vpaddb zmm7, zmm7, zmm7                                          ;   616.3 p5      47 y
        vpaddb zmm31, zmm31, zmm31                                       ;   611.3 p5      47 y
        vpsrlq zmm23, zmm24, 7                                           ;   613.3 p0      47 y
        vpaddb zmm24, zmm24, zmm24                                       ;   613.3 p5      47 y
        vpsrlq zmm26, zmm22, 7                                           ;   617.3 p0      47 y
        vpaddb zmm22, zmm22, zmm22                                       ;   617.3 p5      47 y
        vpsrlq zmm16, zmm15, 7                                           ;   613.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   614.3 p5      47 y
        vpsrlq zmm18, zmm10, 7                                           ;   616.3 p0      47 y
        vpaddb zmm10, zmm10, zmm10                                       ;   616.3 p5      47 y
        vmovdqu64 [rbp + 23232], zmm9                                    ;   616.3 p7+p4   48 y spill
        vmovdqu64 zmm9, [rbp + 22656]                                    ;   460.0 p2      41 t reload
        vpternlogd zmm1, zmm9, [rbp + 22528], 0x96                       ;   615.3 p0+p3   47 y
        vmovdqu64 zmm9, [rbp + 23744]                                    ;   461.3 p2      41 t reload
        vpternlogd zmm8, zmm9, [rbp + 23296], 0x96                       ;   616.3 p5+p3   47 y
        vmovdqu64 zmm9, [rbp + 21440]                                    ;   462.3 p2      41 t reload
        vpternlogd zmm12, zmm9, [rbp + 22848], 0x96                      ;   616.3 p0+p3   47 y
        vmovdqu64 zmm9, [rbp + 22144]                                    ;   463.3 p2      41 t reload
        vpternlogd zmm19, zmm9, [rbp + 21888], 0x96                      ;   617.3 p5+p3   47 y
        vmovdqu64 zmm9, [rbp + 24000]                                    ;   464.3 p2      41 t reload
        vpternlogd zmm30, zmm9, [rbp + 22784], 0x96                      ;   617.3 p0+p3   47 y
        vmovdqu64 zmm9, [rbp + 24256]                                    ;   465.3 p2      41 t reload
        vpternlogd zmm29, zmm9, [rbp + 23872], 0x96                      ;   618.3 p5+p3   47 y
        vmovdqu64 zmm9, [rbp + 24128]                                    ;   466.3 p2      41 t reload
        vpternlogd zmm3, zmm9, [rbp + 21760], 0x96                       ;   618.3 p0+p3   47 y
        vpandd zmm5, zmm5, zmm4                                          ;   619.3 p5      47 y
        vpternlogd zmm7, zmm1, zmm5, 0x96                                ;   620.3 p0      47 y
        vpternlogd zmm25, zmm13, zmm7, 0x36                              ;   621.3 p5      48 y
        vpandd zmm28, zmm28, zmm4                                        ;   620.3 p0      47 y
        vpternlogd zmm24, zmm8, zmm28, 0x96                              ;   621.3 p5      47 y
        vpandd zmm21, zmm21, zmm4                                        ;   621.3 p0      47 y
        vpternlogd zmm22, zmm12, zmm21, 0x96                             ;   622.3 p5      47 y
        vpandd zmm23, zmm23, zmm4                                        ;   622.3 p0      47 y
        vpternlogd zmm15, zmm19, zmm23, 0x96                             ;   623.3 p5      47 y
        vpandd zmm26, zmm26, zmm4                                        ;   623.3 p0      47 y
        vpternlogd zmm10, zmm30, zmm26, 0x96                             ;   624.3 p5      47 y
        vpandd zmm16, zmm16, zmm4                                        ;   624.3 p0      47 y
        vpternlogd zmm27, zmm29, zmm16, 0x96                             ;   625.3 p5      47 y
        vpandd zmm18, zmm18, zmm4                                        ;   625.3 p0      47 y
        vpternlogd zmm31, zmm3, zmm18, 0x96                              ;   626.3 p5      47 y
        vmovdqu64 zmm1, [rbp + 8128]                                     ;   471.5 p2      71 d.1 reload
        vpternlogd zmm0, zmm24, zmm1, 0x1e                               ;   626.3 p0      48 y
        vpternlogd zmm1, zmm20, zmm22, 0x36                              ;   627.3 p5      48 y
        vmovdqu64 zmm3, [rbp + 8192]                                     ;   472.5 p3      71 d.2 reload
        vpternlogd zmm17, zmm15, zmm3, 0x1e                              ;   627.3 p0      48 y
        vpternlogd zmm3, zmm14, zmm10, 0x36                              ;   628.3 p5      48 y
        vmovdqu64 zmm5, [rbp + 8256]                                     ;   474.5 p2      71 d.3 reload
        vpternlogd zmm6, zmm27, zmm5, 0x1e                               ;   628.3 p0      48 y
        vpternlogd zmm5, zmm2, zmm31, 0x36                               ;   629.3 p5      48 y
        vmovdqu64 zmm2, [rbp + 21824]                                    ;   520.3 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 24064]                                    ;   528.3 p2      61 t reload
        vmovdqu64 zmm9, [rbp + 8576]                                     ;   477.5 p3      51 x
        vpternlogd zmm9, zmm8, zmm2, 0x36                                ;   629.3 p0      51 x
        vmovdqu64 zmm8, [rbp + 8832]                                     ;   477.7 p2      71 y.4 reload
        vpandd zmm12, zmm9, zmm8                                         ;   630.3 p5      52 x
        vpsrlq zmm13, zmm12, 7                                           ;   631.3 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   631.3 p5      52 x
        vpandd zmm13, zmm13, zmm4                                        ;   632.3 p0      52 x
        vmovdqu64 zmm14, [rbp + 22592]                                   ;   535.3 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 21952]                                   ;   532.3 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 8576]                                    ;   482.5 p3      51 x
        vpternlogd zmm18, zmm16, zmm14, 0x36                             ;   632.3 p5      51 x
        vpandd zmm8, zmm18, zmm8                                         ;   633.3 p0      52 x
        vpsrlq zmm16, zmm8, 7                                            ;   634.3 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;   634.3 p5      52 x
        vpandd zmm16, zmm16, zmm4                                        ;   635.3 p5      52 x
        vmovdqu64 zmm19, [rbp + 9088]                                    ;   484.0 p2      61 r.0 reload
        vpxord zmm20, zmm11, zmm19                                       ;   634.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 9344]                                    ;   484.3 p3      61 r.4 reload
        vpxord zmm23, zmm25, zmm21                                       ;   635.3 p5      40 t
        vmovdqu64 zmm26, [rbp + 23680]                                   ;   528.3 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 22080]                                   ;   527.3 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 8640]                                    ;   486.0 p2      51 x
        vpternlogd zmm29, zmm28, zmm26, 0x36                             ;   635.3 p0      51 x
        vmovdqu64 zmm28, [rbp + 8896]                                    ;   486.3 p3      71 y.5 reload
        vpandd zmm30, zmm29, zmm28                                       ;   636.3 p5      52 x
        vpsrlq zmm26, zmm30, 7                                           ;   637.3 p0      52 x
        vpaddb zmm30, zmm30, zmm30                                       ;   637.3 p5      52 x
        vpternlogd zmm30, zmm13, [rbp + 23680], 0x96                     ;   638.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 9408]                                    ;   487.3 p3      61 r.5 reload
        vpxord zmm14, zmm0, zmm13                                        ;   638.3 p5      40 t
        vpxord zmm13, zmm1, zmm13                                        ;   638.3 p0      40 t
        vpxord zmm2, zmm17, [rbp + 9472]                                 ;   639.3 p5+p2   40 t
        vmovdqu64 [rbp + 23680], zmm11                                   ;   615.3 p8+p9   47 y spill
        vpxord zmm11, zmm3, [rbp + 9472]                                 ;   639.3 p0+p3   40 t
        vmovdqu64 [rbp + 22080], zmm3                                    ;   629.3 p7+p4   48 y spill
        vpxord zmm3, zmm6, [rbp + 9536]                                  ;   640.3 p5+p2   40 t
        vmovdqu64 [rbp + 21952], zmm6                                    ;   629.3 p8+p9   48 y spill
        vpxord zmm6, zmm5, [rbp + 9536]                                  ;   640.3 p0+p3   40 t
        vpxord zmm19, zmm7, zmm19                                        ;   641.3 p5      40 t
        vmovdqu64 [rbp + 24064], zmm7                                    ;   621.3 p7+p4   47 y spill
        vpxord zmm7, zmm24, [rbp + 9152]                                 ;   641.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm24                                   ;   622.3 p8+p9   47 y spill
        vpxord zmm24, zmm22, [rbp + 9152]                                ;   642.3 p5+p3   40 t
        vmovdqu64 [rbp + 24128], zmm22                                   ;   623.3 p7+p4   47 y spill
        vpxord zmm22, zmm15, [rbp + 9216]                                ;   642.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm15                                   ;   624.3 p8+p9   47 y spill
        vpxord zmm15, zmm10, [rbp + 9216]                                ;   643.3 p5+p3   40 t
        vmovdqu64 [rbp + 24256], zmm10                                   ;   625.3 p7+p4   47 y spill
        vpxord zmm10, zmm27, [rbp + 9280]                                ;   643.3 p0+p2   40 t
        vmovdqu64 [rbp + 22784], zmm27                                   ;   626.3 p8+p9   47 y spill
        vpxord zmm27, zmm31, [rbp + 9280]                                ;   644.3 p5+p3   40 t
        vpandd zmm26, zmm26, zmm4                                        ;   644.3 p0      52 x
        vmovdqu64 [rbp + 24000], zmm31                                   ;   627.3 p7+p4   47 y spill
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 256] ;   494.3 p2      41 t reload
        vmovdqu64 [rbp + 21888], zmm5                                    ;   630.3 p8+p9   48 y spill
        vpshufb zmm5, zmm31, zmm20                                       ;   645.3 p5      41 t
        vmovdqu64 [rbp + 22144], zmm17                                   ;   628.3 p7+p4   48 y spill
        vpshufb zmm17, zmm31, zmm19                                      ;   646.3 p5      41 t
        vmovdqu64 [rbp + 22848], zmm1                                    ;   628.3 p8+p9   48 y spill
        vpshufb zmm1, zmm31, zmm7                                        ;   647.3 p5      23 t
        vmovdqu64 [rbp + 21440], zmm0                                    ;   627.3 p7+p4   48 y spill
        vpshufb zmm0, zmm31, zmm24                                       ;   648.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm25                                   ;   622.3 p8+p9   48 y spill
        vpshufb zmm25, zmm31, zmm22                                      ;   649.3 p5      22 t
        vmovdqu64 [rbp + 23744], zmm30                                   ;   639.3 p7+p4   61 t spill
        vpshufb zmm30, zmm31, zmm15                                      ;   650.3 p5      22 t
        vmovdqu64 [rbp + 22528], zmm29                                   ;   636.3 p8+p9   51 x spill
        vpshufb zmm29, zmm31, zmm10                                      ;   651.3 p5      21 t
        vmovdqu64 [rbp + 22656], zmm18                                   ;   633.3 p7+p4   51 x spill
        vpshufb zmm18, zmm31, zmm27                                      ;   652.3 p5      21 t
        vmovdqu64 [rbp + 21568], zmm9                                    ;   630.3 p8+p9   51 x spill
        vpshufb zmm9, zmm31, zmm23                                       ;   653.3 p5      23 t
        vmovdqu64 [rbp + 22400], zmm26                                   ;   645.3 p7+p4   52 x spill
        vpshufb zmm26, zmm31, zmm14                                      ;   654.3 p5      22 t
        vmovdqu64 [rbp + 23360], zmm16                                   ;   636.3 p8+p9   52 x spill
        vpshufb zmm16, zmm31, zmm13                                      ;   655.3 p5      22 t
        vmovdqu64 [rbp + 21504], zmm8                                    ;   635.3 p7+p4   52 x spill
        vpshufb zmm8, zmm31, zmm2                                        ;   656.3 p5      21 t
        vmovdqu64 [rbp + 22912], zmm12                                   ;   632.3 p8+p9   52 x spill
        vpshufb zmm12, zmm31, zmm11                                      ;   657.3 p5      21 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;   641.3 p7+p4   40 t spill
        vpshufb zmm6, zmm31, zmm3                                        ;   658.3 p5      42 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512]       ;   507.3 p3      41 t reload
        vmovdqu64 [rbp + 22272], zmm6                                    ;   659.3 p8+p9   42 t spill
        vmovdqa64 zmm6, zmm20                                            ;   635.3         41 t copy
        vpermi2b zmm6, zmm31, [rel camellia256_encrypt.T0_constants512 + 64] ;   660.3 p0+p5+p2   41 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 128] ;   510.3 p3      41 t reload
        vpermi2b zmm20, zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   662.3 p0+p5+p2   41 t
        vpternlogd zmm5, zmm6, zmm20, 0xca                               ;   667.3 p0      41 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 192]  ;   512.5 p3      41 t reload
        vmovdqa64 zmm20, zmm19                                           ;   642.3         41 t copy
        vpermi2b zmm20, zmm31, zmm6                                      ;   664.3 p0+p5   41 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512]        ;   513.8 p2      41 t reload
        vpermi2b zmm19, zmm6, [rel camellia256_encrypt.T0_constants512 + 64] ;   666.3 p0+p5+p3   41 t
        vpternlogd zmm17, zmm19, zmm20, 0xca                             ;   671.3 p0      41 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 64]  ;   515.0 p2      41 t reload
        vmovdqa64 zmm20, zmm3                                            ;   641.3         42 t copy
        vpermi2b zmm20, zmm6, zmm19                                      ;   668.3 p0+p5   42 t
        vpermi2b zmm3, zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   670.3 p0+p5+p3   42 t
        vpternlogd zmm20, zmm3, [rbp + 22272], 0xe4                      ;   675.3 p0+p2   42 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 384]  ;   520.3 p3      23 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 320] ;   520.5 p2      23 t reload
        vmovdqa64 zmm19, zmm7                                            ;   642.3         23 t copy
        vpermi2b zmm19, zmm31, zmm3                                      ;   672.3 p0+p5   23 t
        vmovdqa64 zmm6, zmm24                                            ;   643.3         23 t copy
        vpermi2b zmm6, zmm31, zmm3                                       ;   674.3 p0+p5   23 t
        vmovdqu64 [rbp + 22272], zmm20                                   ;   676.3 p7+p4   42 t spill
        vmovdqa64 zmm20, zmm23                                           ;   636.3         23 t copy
        vpermi2b zmm20, zmm31, zmm3                                      ;   676.3 p0+p5   23 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 448]  ;   528.3 p3      23 t reload
        vpermi2b zmm7, zmm3, [rel camellia256_encrypt.T0_constants512 + 512] ;   678.3 p0+p5+p2   23 t
        vpternlogd zmm1, zmm19, zmm7, 0xca                               ;   683.3 p0      23 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 512]  ;   529.5 p3      23 t reload
        vpermi2b zmm24, zmm3, zmm7                                       ;   680.3 p0+p5   23 t
        vpternlogd zmm0, zmm6, zmm24, 0xca                               ;   685.3 p0      23 t
        vpermi2b zmm23, zmm3, zmm7                                       ;   682.3 p0+p5   23 t
        vpternlogd zmm9, zmm20, zmm23, 0xca                              ;   687.3 p0      23 t
        vmovdqu64 zmm6, [rbp + 22976]                                    ;   532.5 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 23552]                                   ;   535.3 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 8640]                                    ;   533.5 p2      51 x
        vpternlogd zmm20, zmm19, zmm6, 0x36                              ;   663.3 p0      51 x
        vpandd zmm19, zmm20, zmm28                                       ;   664.3 p0      52 x
        vpsrlq zmm23, zmm19, 7                                           ;   665.3 p0      52 x
        vpaddb zmm19, zmm19, zmm19                                       ;   666.3 p0      52 x
        vpternlogd zmm19, zmm6, [rbp + 23360], 0x96                      ;   667.3 p0+p3   61 t
        vpandd zmm23, zmm23, zmm4                                        ;   668.3 p0      52 x
        vmovdqu64 zmm6, [rbp + 21376]                                    ;   534.8 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 22208]                                   ;   535.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8704]                                    ;   535.8 p2      51 x
        vpternlogd zmm28, zmm24, zmm6, 0x36                              ;   669.3 p0      51 x
        vmovdqu64 zmm24, [rbp + 8960]                                    ;   536.3 p3      71 y.6 reload
        vpandd zmm6, zmm28, zmm24                                        ;   670.3 p0      52 x
        vpsrlq zmm7, zmm6, 7                                             ;   671.3 p0      52 x
        vpaddb zmm6, zmm6, zmm6                                          ;   672.3 p0      52 x
        vpandd zmm7, zmm7, zmm4                                          ;   673.3 p0      52 x
        vmovdqu64 zmm3, [rbp + 22400]                                    ;   645.3 p2      52 x reload
        vpternlogd zmm6, zmm3, [rbp + 21376], 0x96                       ;   674.3 p0+p3   61 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 640]  ;   537.8 p2      22 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 576] ;   538.3 p3      22 t reload
        vmovdqu64 [rbp + 21376], zmm6                                    ;   675.3 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm22                                            ;   643.3         22 t copy
        vpermi2b zmm6, zmm31, zmm3                                       ;   684.3 p0+p5   22 t
        vmovdqu64 [rbp + 22400], zmm19                                   ;   668.3 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm15                                           ;   644.3         22 t copy
        vpermi2b zmm19, zmm31, zmm3                                      ;   686.3 p0+p5   22 t
        vmovdqu64 [rbp + 22208], zmm28                                   ;   670.3 p8+p9   51 x spill
        vmovdqa64 zmm28, zmm14                                           ;   639.3         22 t copy
        vpermi2b zmm28, zmm31, zmm3                                      ;   688.3 p0+p5   22 t
        vmovdqu64 [rbp + 22976], zmm20                                   ;   664.3 p7+p4   51 x spill
        vmovdqa64 zmm20, zmm13                                           ;   639.3         22 t copy
        vpermi2b zmm20, zmm31, zmm3                                      ;   690.3 p0+p5   22 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 704]  ;   540.5 p2      22 t reload
        vpermi2b zmm22, zmm3, [rel camellia256_encrypt.T0_constants512 + 768] ;   692.3 p0+p5+p3   22 t
        vpternlogd zmm25, zmm6, zmm22, 0xca                              ;   697.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 768]  ;   541.5 p2      22 t reload
        vpermi2b zmm15, zmm3, zmm6                                       ;   694.3 p0+p5   22 t
        vpternlogd zmm30, zmm19, zmm15, 0xca                             ;   699.3 p0      22 t
        vpermi2b zmm14, zmm3, zmm6                                       ;   696.3 p0+p5   22 t
        vpternlogd zmm26, zmm28, zmm14, 0xca                             ;   701.3 p0      22 t
        vpermi2b zmm13, zmm3, zmm6                                       ;   698.3 p0+p5   22 t
        vpternlogd zmm16, zmm20, zmm13, 0xca                             ;   703.3 p0      22 t
        vmovdqu64 zmm13, [rbp + 24192]                                   ;   543.5 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 22464]                                   ;   543.7 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 8704]                                    ;   544.5 p3      51 x
        vpternlogd zmm15, zmm14, zmm13, 0x36                             ;   687.3 p0      51 x
        vpandd zmm14, zmm15, zmm24                                       ;   688.3 p0      52 x
        vpsrlq zmm19, zmm14, 7                                           ;   689.3 p0      52 x
        vpaddb zmm14, zmm14, zmm14                                       ;   690.3 p0      52 x
        vpandd zmm19, zmm19, zmm4                                        ;   691.3 p0      52 x
        vmovdqu64 zmm20, [rbp + 23040]                                   ;   544.8 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 21632]                                   ;   545.5 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 8768]                                    ;   545.8 p2      51 x
        vpternlogd zmm24, zmm22, zmm20, 0x36                             ;   692.3 p0      51 x
        vpternlogd zmm14, zmm23, zmm13, 0x96                             ;   693.3 p0      61 t
        vmovdqu64 zmm13, [rbp + 9024]                                    ;   546.5 p3      71 y.7 reload
        vpandd zmm22, zmm24, zmm13                                       ;   694.3 p0      52 x
        vpsrlq zmm23, zmm22, 7                                           ;   695.3 p0      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;   696.3 p0      52 x
        vpternlogd zmm22, zmm7, zmm20, 0x96                              ;   697.3 p0      61 t
        vpandd zmm23, zmm23, zmm4                                        ;   698.3 p0      52 x
        vmovdqu64 zmm7, [rbp + 22336]                                    ;   546.8 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 21696]                                   ;   547.5 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8768]                                    ;   547.8 p2      51 x
        vpternlogd zmm28, zmm20, zmm7, 0x36                              ;   699.3 p5      51 x
        vpandd zmm13, zmm28, zmm13                                       ;   700.3 p0      52 x
        vpsrlq zmm20, zmm13, 7                                           ;   701.3 p0      52 x
        vpaddb zmm13, zmm13, zmm13                                       ;   701.3 p5      52 x
        vpternlogd zmm13, zmm19, zmm7, 0x96                              ;   702.3 p5      61 t
        vmovdqu64 zmm7, [rbp + 22912]                                    ;   632.3 p3      52 x reload
        vpternlogd zmm23, zmm7, [rbp + 21824], 0x96                      ;   701.3 p0+p2   61 t
        vpandd zmm20, zmm20, zmm4                                        ;   702.3 p5      52 x
        vmovdqu64 zmm7, [rbp + 21504]                                    ;   635.3 p3      52 x reload
        vpternlogd zmm20, zmm7, [rbp + 22592], 0x96                      ;   703.3 p0+p2   61 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 896]  ;   550.5 p3      21 t reload
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 832] ;   550.8 p2      21 t reload
        vmovdqa64 zmm4, zmm10                                            ;   644.3         21 t copy
        vpermi2b zmm4, zmm19, zmm7                                       ;   705.3 p5      21 t
        vmovdqa64 zmm6, zmm27                                            ;   645.3         21 t copy
        vpermi2b zmm6, zmm19, zmm7                                       ;   707.3 p0+p5   21 t
        vmovdqa64 zmm3, zmm2                                             ;   640.3         21 t copy
        vpermi2b zmm3, zmm19, zmm7                                       ;   709.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm11                                           ;   640.3         21 t copy
        vpermi2b zmm31, zmm19, zmm7                                      ;   711.3 p0+p5   21 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 960]  ;   552.2 p3      21 t reload
        vpermi2b zmm10, zmm7, [rel camellia256_encrypt.T0_constants512 + 1024] ;   713.3 p0+p5+p2   21 t
        vpternlogd zmm29, zmm4, zmm10, 0xca                              ;   718.3 p0      21 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;   553.2 p3      21 t reload
        vpermi2b zmm27, zmm7, zmm4                                       ;   715.3 p0+p5   21 t
        vpternlogd zmm18, zmm6, zmm27, 0xca                              ;   720.3 p0      21 t
        vpermi2b zmm2, zmm7, zmm4                                        ;   717.3 p0+p5   21 t
        vpermi2b zmm11, zmm7, zmm4                                       ;   719.3 p0+p5   21 t
        vpternlogd zmm8, zmm3, zmm2, 0xca                                ;   722.3 p0      21 t
        vpternlogd zmm12, zmm31, zmm11, 0xca                             ;   724.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 23232]                                    ;   616.3 p2      40 t
        vpxord zmm2, zmm2, zmm21                                         ;   714.3 p0      40 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 256]  ;   555.5 p3      41 t reload
        vpshufb zmm6, zmm3, zmm2                                         ;   720.3 p5      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 384] ;   556.2 p2      23 t reload
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 320] ;   556.5 p3      23 t reload
        vmovdqa64 zmm21, zmm2                                            ;   715.3         23 t copy
        vpermi2b zmm21, zmm11, zmm10                                     ;   722.3 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 512] ;   558.3 p2      23 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 448] ;   558.5 p3      23 t reload
        vpermi2b zmm2, zmm31, zmm27                                      ;   724.3 p0+p5   23 t
        vpternlogd zmm6, zmm21, zmm2, 0xca                               ;   729.3 p0      23 t
        vmovdqa64 zmm2, zmm5                                             ;   668.3         41 t copy
        vpternlogd zmm2, zmm26, zmm29, 0x96                              ;   719.3 p0      41 t
        vmovdqa64 zmm21, zmm17                                           ;   672.3         41 t copy
        vpternlogd zmm21, zmm16, zmm18, 0x96                             ;   721.3 p0      41 t
        vmovdqa64 zmm4, zmm9                                             ;   688.3         41 t copy
        vpternlogd zmm4, zmm30, zmm18, 0x96                              ;   721.3 p0      41 t
        vpternlogd zmm9, zmm21, zmm30, 0x96                              ;   722.3 p0      41 t
        vmovdqa64 zmm7, zmm8                                             ;   723.3         41 t copy
        vpternlogd zmm7, zmm5, zmm1, 0x96                                ;   723.3 p0      41 t
        vpternlogd zmm26, zmm7, zmm29, 0x96                              ;   724.3 p0      41 t
        vpternlogd zmm29, zmm6, zmm25, 0x96                              ;   730.3 p0      41 t
        vpternlogd zmm6, zmm2, zmm25, 0x96                               ;   730.3 p5      41 t
        vpternlogd zmm25, zmm1, [rbp + 22272], 0x96                      ;   725.3 p0+p2   41 t
        vpternlogd zmm8, zmm5, zmm25, 0x96                               ;   726.3 p5      41 t
        vpternlogd zmm1, zmm29, [rbp + 22272], 0x96                      ;   731.3 p0+p3   41 t
        vpternlogd zmm2, zmm24, zmm1, 0x96                               ;   732.3 p5      61 t
        vpternlogd zmm7, zmm6, [rbp + 21568], 0x96                       ;   731.3 p0+p2   61 t
        vpternlogd zmm25, zmm26, [rbp + 22528], 0x96                     ;   728.3 p5+p3   61 t
        vpternlogd zmm29, zmm8, [rbp + 22208], 0x96                      ;   731.3 p0+p2   61 t
        vmovdqa64 zmm5, zmm12                                            ;   725.3         41 t copy
        vpternlogd zmm5, zmm17, zmm0, 0x96                               ;   729.3 p5      41 t
        vpternlogd zmm16, zmm18, zmm5, 0x96                              ;   730.3 p0      41 t
        vpternlogd zmm5, zmm9, [rbp + 22656], 0x96                       ;   730.3 p5+p3   61 t
        vmovdqu64 zmm18, [rbp + 9856]                                    ;   575.7 p2      62 l.4 reload
        vpxord zmm24, zmm7, zmm18                                        ;   732.3 p0      40 t
        vpxord zmm18, zmm5, zmm18                                        ;   731.3 p5      40 t
        vmovdqu64 [rbp + 22656], zmm5                                    ;   731.3 p8+p9   61 t spill
        vpxord zmm5, zmm25, [rbp + 9920]                                 ;   731.3 p0+p3   40 t
        vmovdqu64 [rbp + 22208], zmm25                                   ;   729.3 p7+p4   61 t spill
        vpxord zmm25, zmm29, [rbp + 9984]                                ;   732.3 p5+p2   40 t
        vmovdqu64 [rbp + 22528], zmm29                                   ;   732.3 p8+p9   61 t spill
        vpxord zmm29, zmm2, [rbp + 10048]                                ;   733.3 p0+p3   40 t
        vmovdqu64 [rbp + 21568], zmm2                                    ;   733.3 p7+p4   61 t spill
        vmovdqa64 zmm2, zmm23                                            ;   702.3         40 t copy
        vpternlogd zmm2, zmm1, [rbp + 9600], 0x96                        ;   733.3 p5+p2   40 t
        vmovdqu64 [rbp + 22272], zmm7                                    ;   732.3 p8+p9   61 t spill
        vpshufb zmm7, zmm3, zmm2                                         ;   734.3 p5      41 t
        vmovdqu64 [rbp + 22592], zmm23                                   ;   702.3 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm22                                           ;   698.3         40 t copy
        vpternlogd zmm23, zmm8, [rbp + 9792], 0x96                       ;   733.3 p0+p3   40 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;   698.3 p8+p9   61 t spill
        vpshufb zmm22, zmm3, zmm23                                       ;   735.3 p5      21 t
        vmovdqu64 [rbp + 21824], zmm8                                    ;   727.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm14                                            ;   694.3         40 t copy
        vpternlogd zmm8, zmm16, [rbp + 9728], 0x96                       ;   734.3 p0+p2   40 t
        vmovdqu64 [rbp + 22912], zmm14                                   ;   694.3 p8+p9   61 t spill
        vpshufb zmm14, zmm3, zmm8                                        ;   736.3 p5      22 t
        vmovdqu64 [rbp + 22336], zmm1                                    ;   732.3 p7+p4   41 t spill
        vpshufb zmm1, zmm3, zmm24                                        ;   737.3 p5      23 t
        vmovdqa64 zmm19, zmm24                                           ;   733.3         23 t copy
        vpermi2b zmm19, zmm11, zmm10                                     ;   739.3 p0+p5   23 t
        vpermi2b zmm24, zmm31, zmm27                                     ;   741.3 p0+p5   23 t
        vpternlogd zmm1, zmm19, zmm24, 0xca                              ;   746.3 p0      23 t
        vpshufb zmm19, zmm3, zmm18                                       ;   742.3 p5      23 t
        vmovdqa64 zmm24, zmm18                                           ;   732.3         23 t copy
        vpermi2b zmm24, zmm11, zmm10                                     ;   744.3 p0+p5   23 t
        vpermi2b zmm18, zmm31, zmm27                                     ;   746.3 p0+p5   23 t
        vpternlogd zmm19, zmm24, zmm18, 0xca                             ;   751.3 p0      23 t
        vpshufb zmm18, zmm3, zmm5                                        ;   747.3 p5      22 t
        vpshufb zmm24, zmm3, zmm25                                       ;   748.3 p5      21 t
        vpshufb zmm27, zmm3, zmm29                                       ;   749.3 p5      42 t
        vmovdqu64 zmm31, [rbp + 9664]                                    ;   600.7 p3      40 t
        vpternlogd zmm31, zmm9, [rbp + 22400], 0x96                      ;   741.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm9                                    ;   723.3 p8+p9   41 t spill
        vpshufb zmm9, zmm3, zmm31                                        ;   750.3 p5      23 t
        vmovdqu64 [rbp + 23040], zmm19                                   ;   752.3 p7+p4   23 t spill
        vmovdqa64 zmm19, zmm31                                           ;   742.3         23 t copy
        vpermi2b zmm19, zmm11, zmm10                                     ;   752.3 p0+p5   23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 448] ;   605.3 p3      23 t reload
        vpermi2b zmm31, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;   754.3 p0+p5+p2   23 t
        vpternlogd zmm9, zmm19, zmm31, 0xca                              ;   759.3 p0      23 t
        vmovdqu64 zmm19, [rbp + 21376]                                   ;   675.3 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 9728]                                    ;   608.3 p2      40 t
        vpternlogd zmm31, zmm26, zmm19, 0x96                             ;   745.3 p0      40 t
        vpshufb zmm19, zmm3, zmm31                                       ;   755.3 p5      22 t
        vmovdqu64 [rbp + 24192], zmm26                                   ;   725.3 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 9664]                                    ;   609.5 p3      40 t
        vpternlogd zmm26, zmm6, [rbp + 23744], 0x96                      ;   746.3 p0+p2   40 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;   731.3 p7+p4   41 t spill
        vpshufb zmm6, zmm3, zmm26                                        ;   756.3 p5      23 t
        vmovdqa64 zmm10, zmm26                                           ;   747.3         23 t copy
        vpermi2b zmm10, zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;   758.3 p0+p5+p3   23 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 448] ;   613.3 p2      23 t reload
        vpermi2b zmm26, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;   760.3 p0+p5+p3   23 t
        vpternlogd zmm6, zmm10, zmm26, 0xca                              ;   765.3 p0      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 64]  ;   614.3 p2      41 t reload
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512]       ;   614.7 p3      41 t reload
        vmovdqa64 zmm11, zmm2                                            ;   734.3         41 t copy
        vpermi2b zmm11, zmm26, zmm10                                     ;   762.3 p0+p5   41 t
        vmovdqu64 [rbp + 22464], zmm9                                    ;   760.3 p8+p9   23 t spill
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 128]  ;   615.3 p2      41 t reload
        vpermi2b zmm2, zmm9, [rel camellia256_encrypt.T0_constants512 + 192] ;   764.3 p0+p5+p3   41 t
        vpternlogd zmm7, zmm11, zmm2, 0xca                               ;   769.3 p0      41 t
        vmovdqa64 zmm2, zmm29                                            ;   734.3         42 t copy
        vpermi2b zmm2, zmm26, zmm10                                      ;   766.3 p0+p5   42 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;   616.8 p2      41 t reload
        vpermi2b zmm29, zmm9, zmm11                                      ;   768.3 p0+p5   42 t
        vpternlogd zmm27, zmm2, zmm29, 0xca                              ;   773.3 p0      42 t
        vmovdqu64 zmm2, [rbp + 23808]                                    ;   641.3 p3      40 t reload
        vpshufb zmm29, zmm3, zmm2                                        ;   769.3 p5      42 t
        vmovdqa64 zmm3, zmm2                                             ;   647.3         42 t copy
        vpermi2b zmm3, zmm26, zmm10                                      ;   771.3 p0+p5   42 t
        vpermi2b zmm2, zmm9, zmm11                                       ;   773.3 p0+p5   42 t
        vpternlogd zmm29, zmm3, zmm2, 0xca                               ;   778.3 p0      42 t
        vpternlogd zmm30, zmm29, zmm0, 0x96                              ;   779.3 p0      41 t
        vpternlogd zmm29, zmm0, zmm4, 0x96                               ;   779.3 p0      41 t
        vpternlogd zmm12, zmm17, zmm30, 0x96                             ;   780.3 p0      41 t
        vpternlogd zmm4, zmm15, zmm12, 0x96                              ;   781.3 p0      61 t
        vpternlogd zmm21, zmm28, zmm29, 0x96                             ;   780.3 p0      61 t
        vpternlogd zmm30, zmm16, [rbp + 22976], 0x96                     ;   780.3 p0+p2   61 t
        vmovdqa64 zmm0, zmm20                                            ;   704.3         40 t copy
        vpternlogd zmm0, zmm29, [rbp + 9600], 0x96                       ;   780.3 p0+p3   40 t
        vpxord zmm2, zmm30, [rbp + 9920]                                 ;   781.3 p0+p2   40 t
        vmovdqa64 zmm3, zmm13                                            ;   703.3         40 t copy
        vpternlogd zmm3, zmm12, [rbp + 9792], 0x96                       ;   781.3 p0+p3   40 t
        vpxord zmm15, zmm4, [rbp + 9984]                                 ;   782.3 p0+p2   40 t
        vpxord zmm17, zmm21, [rbp + 10048]                               ;   781.3 p0+p3   40 t
        vmovdqa64 zmm28, zmm0                                            ;   781.3         41 t copy
        vpermi2b zmm28, zmm26, zmm10                                     ;   781.3 p0+p5   41 t
        vmovdqu64 [rbp + 22976], zmm21                                   ;   781.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm0                                            ;   781.3         41 t copy
        vpermi2b zmm21, zmm9, zmm11                                      ;   781.3 p0+p5   41 t
        vmovdqu64 [rbp + 23808], zmm4                                    ;   782.3 p8+p9   61 t spill
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 256]  ;   623.7 p2      41 t reload
        vpshufb zmm0, zmm4, zmm0                                         ;   781.3 p5      41 t
        vpternlogd zmm0, zmm28, zmm21, 0xca                              ;   786.3 p0      41 t
        vpshufb zmm21, zmm4, zmm3                                        ;   782.3 p5      21 t
        vpshufb zmm28, zmm4, zmm2                                        ;   782.3 p5      22 t
        vmovdqu64 [rbp + 23360], zmm30                                   ;   781.3 p7+p4   61 t spill
        vpshufb zmm30, zmm4, zmm15                                       ;   783.3 p5      21 t
        vmovdqu64 [rbp + 23552], zmm13                                   ;   703.3 p8+p9   61 t spill
        vpshufb zmm13, zmm4, zmm17                                       ;   782.3 p5      42 t
        vmovdqa64 zmm4, zmm17                                            ;   782.3         42 t copy
        vpermi2b zmm4, zmm26, zmm10                                      ;   784.3 p0+p5   42 t
        vpermi2b zmm17, zmm9, zmm11                                      ;   786.3 p0+p5   42 t
        vpternlogd zmm13, zmm4, zmm17, 0xca                              ;   791.3 p0      42 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 640]  ;   626.5 p3      22 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 576] ;   626.7 p2      22 t reload
        vmovdqa64 zmm11, zmm8                                            ;   735.3         22 t copy
        vpermi2b zmm11, zmm17, zmm4                                      ;   788.3 p0+p5   22 t
        vmovdqa64 zmm9, zmm31                                            ;   746.3         22 t copy
        vpermi2b zmm9, zmm17, zmm4                                       ;   790.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm5                                            ;   732.3         22 t copy
        vpermi2b zmm10, zmm17, zmm4                                      ;   792.3 p0+p5   22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 704] ;   628.8 p3      22 t reload
        vpermi2b zmm8, zmm26, [rel camellia256_encrypt.T0_constants512 + 768] ;   794.3 p0+p5+p2   22 t
        vpternlogd zmm14, zmm11, zmm8, 0xca                              ;   799.3 p0      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 768]  ;   629.8 p3      22 t reload
        vpermi2b zmm31, zmm26, zmm8                                      ;   796.3 p0+p5   22 t
        vpternlogd zmm19, zmm9, zmm31, 0xca                              ;   801.3 p0      22 t
        vpermi2b zmm5, zmm26, zmm8                                       ;   798.3 p0+p5   22 t
        vpternlogd zmm18, zmm10, zmm5, 0xca                              ;   803.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 896]  ;   631.2 p2      21 t reload
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 832]  ;   631.3 p3      21 t reload
        vmovdqa64 zmm10, zmm23                                           ;   734.3         21 t copy
        vpermi2b zmm10, zmm9, zmm5                                       ;   800.3 p0+p5   21 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;   632.2 p2      21 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;   632.3 p3      21 t reload
        vpermi2b zmm23, zmm31, zmm11                                     ;   802.3 p0+p5   21 t
        vpternlogd zmm22, zmm10, zmm23, 0xca                             ;   807.3 p0      21 t
        vmovdqa64 zmm10, zmm3                                            ;   782.3         21 t copy
        vpermi2b zmm10, zmm9, zmm5                                       ;   804.3 p0+p5   21 t
        vpermi2b zmm3, zmm31, zmm11                                      ;   806.3 p0+p5   21 t
        vpternlogd zmm21, zmm10, zmm3, 0xca                              ;   811.3 p0      21 t
        vmovdqa64 zmm3, zmm25                                            ;   733.3         21 t copy
        vpermi2b zmm3, zmm9, zmm5                                        ;   808.3 p0+p5   21 t
        vpermi2b zmm25, zmm31, zmm11                                     ;   810.3 p0+p5   21 t
        vpternlogd zmm24, zmm3, zmm25, 0xca                              ;   815.3 p0      21 t
        vmovdqa64 zmm3, zmm2                                             ;   782.3         22 t copy
        vpermi2b zmm3, zmm17, zmm4                                       ;   812.3 p0+p5   22 t
        vpermi2b zmm2, zmm26, zmm8                                       ;   814.3 p0+p5   22 t
        vpternlogd zmm28, zmm3, zmm2, 0xca                               ;   819.3 p0      22 t
        vmovdqa64 zmm2, zmm15                                            ;   783.3         21 t copy
        vpermi2b zmm2, zmm9, zmm5                                        ;   816.3 p0+p5   21 t
        vpermi2b zmm15, zmm31, zmm11                                     ;   818.3 p0+p5   21 t
        vpternlogd zmm30, zmm2, zmm15, 0xca                              ;   823.3 p0      21 t
        vmovdqa64 zmm2, zmm7                                             ;   770.3         41 t copy
        vpternlogd zmm2, zmm18, zmm22, 0x96                              ;   808.3 p0      41 t
        vmovdqa64 zmm3, zmm1                                             ;   747.3         41 t copy
        vpternlogd zmm3, zmm19, zmm22, 0x96                              ;   808.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm19, 0x96                               ;   809.3 p0      41 t
        vpternlogd zmm19, zmm27, zmm6, 0x96                              ;   803.3 p0      41 t
        vpternlogd zmm27, zmm3, zmm6, 0x96                               ;   809.3 p0      41 t
        vpternlogd zmm6, zmm24, zmm7, 0x96                               ;   816.3 p0      41 t
        vpternlogd zmm18, zmm22, zmm6, 0x96                              ;   817.3 p0      41 t
        vpternlogd zmm24, zmm7, zmm19, 0x96                              ;   816.3 p0      41 t
        vpternlogd zmm6, zmm1, [rbp + 23232], 0x96                       ;   817.3 p0+p2   62 t
        vpternlogd zmm19, zmm18, [rbp + 21440], 0x96                     ;   818.3 p0+p3   62 t
        vmovdqa64 zmm7, zmm0                                             ;   787.3         41 t copy
        vpternlogd zmm7, zmm28, zmm21, 0x96                              ;   820.3 p0      41 t
        vpternlogd zmm2, zmm27, [rbp + 21952], 0x96                      ;   811.3 p0+p2   62 t
        vpternlogd zmm3, zmm24, [rbp + 22144], 0x96                      ;   817.3 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 22464]                                   ;   760.3 p2      23 t reload
        vmovdqa64 zmm15, zmm13                                           ;   792.3         41 t copy
        vpternlogd zmm15, zmm14, zmm10, 0x96                             ;   813.3 p0      41 t
        vmovdqa64 zmm22, zmm30                                           ;   824.3         41 t copy
        vpternlogd zmm22, zmm0, zmm10, 0x96                              ;   824.3 p0      41 t
        vpternlogd zmm30, zmm0, zmm15, 0x96                              ;   824.3 p0      41 t
        vpternlogd zmm28, zmm22, zmm21, 0x96                             ;   825.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 23040]                                    ;   752.3 p3      23 t reload
        vpternlogd zmm21, zmm14, zmm0, 0x96                              ;   817.3 p0      41 t
        vpternlogd zmm0, zmm14, zmm7, 0x96                               ;   821.3 p0      41 t
        vpternlogd zmm13, zmm10, zmm21, 0x96                             ;   819.3 p5      41 t
        vpternlogd zmm22, zmm0, [rbp + 23296], 0x96                      ;   825.3 p0+p2   62 t
        vpternlogd zmm15, zmm28, [rbp + 22848], 0x96                     ;   826.3 p5+p3   62 t
        vpternlogd zmm21, zmm30, [rbp + 22080], 0x96                     ;   825.3 p0+p2   62 t
        vpternlogd zmm7, zmm13, [rbp + 21888], 0x96                      ;   821.3 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 10368]                                   ;   656.3 p2      61 r.4 reload
        vpxord zmm14, zmm6, zmm10                                        ;   821.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 10432]                                   ;   657.3 p3      61 r.5 reload
        vpxord zmm25, zmm19, zmm23                                       ;   822.3 p5      40 t
        vmovdqu64 [rbp + 21888], zmm19                                   ;   819.3 p7+p4   62 t spill
        vpxord zmm19, zmm2, [rbp + 10560]                                ;   822.3 p0+p2   40 t
        vmovdqu64 [rbp + 22080], zmm2                                    ;   812.3 p8+p9   62 t spill
        vpxord zmm2, zmm3, [rbp + 10496]                                 ;   823.3 p5+p3   40 t
        vpxord zmm10, zmm22, zmm10                                       ;   826.3 p0      40 t
        vpxord zmm23, zmm15, zmm23                                       ;   827.3 p5      40 t
        vmovdqu64 [rbp + 22848], zmm3                                    ;   818.3 p7+p4   62 t spill
        vpxord zmm3, zmm21, [rbp + 10496]                                ;   826.3 p0+p2   40 t
        vmovdqu64 [rbp + 23296], zmm21                                   ;   826.3 p8+p9   62 t spill
        vpxord zmm21, zmm7, [rbp + 10560]                                ;   825.3 p5+p3   40 t
        vmovdqu64 [rbp + 22464], zmm7                                    ;   822.3 p7+p4   62 t spill
        vmovdqa64 zmm7, zmm25                                            ;   823.3         22 t copy
        vpermi2b zmm7, zmm17, zmm4                                       ;   827.3 p0+p5   22 t
        vmovdqu64 [rbp + 23040], zmm15                                   ;   827.3 p8+p9   62 t spill
        vmovdqa64 zmm15, zmm25                                           ;   823.3         22 t copy
        vpermi2b zmm15, zmm26, zmm8                                      ;   829.3 p0+p5   22 t
        vmovdqu64 [rbp + 22144], zmm22                                   ;   826.3 p7+p4   62 t spill
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 256] ;   671.5 p2      41 t reload
        vpshufb zmm25, zmm22, zmm25                                      ;   830.3 p5      22 t
        vpternlogd zmm25, zmm7, zmm15, 0xca                              ;   834.3 p0      22 t
        vpshufb zmm7, zmm22, zmm14                                       ;   831.3 p5      23 t
        vpshufb zmm15, zmm22, zmm10                                      ;   832.3 p5      23 t
        vmovdqu64 [rbp + 21952], zmm6                                    ;   818.3 p8+p9   62 t spill
        vpshufb zmm6, zmm22, zmm23                                       ;   833.3 p5      22 t
        vmovdqu64 [rbp + 21440], zmm12                                   ;   781.3 p7+p4   41 t spill
        vmovdqa64 zmm12, zmm23                                           ;   828.3         22 t copy
        vpermi2b zmm12, zmm17, zmm4                                      ;   835.3 p0+p5   22 t
        vpermi2b zmm23, zmm26, zmm8                                      ;   837.3 p0+p5   22 t
        vpternlogd zmm6, zmm12, zmm23, 0xca                              ;   842.3 p0      22 t
        vpshufb zmm12, zmm22, zmm2                                       ;   838.3 p5      21 t
        vmovdqa64 zmm23, zmm2                                            ;   824.3         21 t copy
        vpermi2b zmm23, zmm9, zmm5                                       ;   840.3 p0+p5   21 t
        vpermi2b zmm2, zmm31, zmm11                                      ;   842.3 p0+p5   21 t
        vpternlogd zmm12, zmm23, zmm2, 0xca                              ;   847.3 p0      21 t
        vpshufb zmm2, zmm22, zmm3                                        ;   843.3 p5      21 t
        vmovdqa64 zmm23, zmm3                                            ;   827.3         21 t copy
        vpermi2b zmm23, zmm9, zmm5                                       ;   845.3 p0+p5   21 t
        vpermi2b zmm3, zmm31, zmm11                                      ;   847.3 p0+p5   21 t
        vpternlogd zmm2, zmm23, zmm3, 0xca                               ;   852.3 p0      21 t
        vpshufb zmm3, zmm22, zmm19                                       ;   848.3 p5      42 t
        vpshufb zmm23, zmm22, zmm21                                      ;   849.3 p5      42 t
        vmovdqu64 [rbp + 23232], zmm16                                   ;   731.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 10112]                                   ;   686.3 p3      40 t
        vpternlogd zmm16, zmm27, [rbp + 23680], 0x96                     ;   837.3 p0+p2   40 t
        vmovdqu64 [rbp + 23936], zmm27                                   ;   810.3 p7+p4   41 t spill
        vpshufb zmm27, zmm22, zmm16                                      ;   850.3 p5      41 t
        vmovdqu64 [rbp + 23168], zmm20                                   ;   704.3 p8+p9   61 t spill
        vmovdqu64 zmm20, [rbp + 10176]                                   ;   688.7 p3      40 t
        vpternlogd zmm20, zmm1, [rbp + 21760], 0x96                      ;   838.3 p0+p2   40 t
        vmovdqu64 [rbp + 23104], zmm1                                    ;   810.3 p7+p4   41 t spill
        vpshufb zmm1, zmm22, zmm20                                       ;   851.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm29                                   ;   780.3 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 10112]                                   ;   689.7 p3      40 t
        vpternlogd zmm29, zmm13, [rbp + 24064], 0x96                     ;   839.3 p0+p2   40 t
        vmovdqu64 [rbp + 23424], zmm13                                   ;   820.3 p7+p4   41 t spill
        vpshufb zmm13, zmm22, zmm29                                      ;   852.3 p5      41 t
        vmovdqu64 [rbp + 23616], zmm2                                    ;   853.3 p8+p9   21 t spill
        vmovdqu64 zmm2, [rbp + 10240]                                    ;   690.7 p3      40 t
        vpternlogd zmm2, zmm18, [rbp + 23872], 0x96                      ;   840.3 p0+p2   40 t
        vmovdqu64 [rbp + 22016], zmm18                                   ;   818.3 p7+p4   41 t spill
        vpshufb zmm18, zmm22, zmm2                                       ;   853.3 p5      22 t
        vmovdqu64 [rbp + 22720], zmm12                                   ;   848.3 p8+p9   21 t spill
        vmovdqa64 zmm12, zmm2                                            ;   841.3         22 t copy
        vpermi2b zmm12, zmm17, zmm4                                      ;   855.3 p0+p5   22 t
        vpermi2b zmm2, zmm26, zmm8                                       ;   857.3 p0+p5   22 t
        vpternlogd zmm18, zmm12, zmm2, 0xca                              ;   862.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 24128]                                    ;   693.0 p3      47 y reload
        vmovdqu64 zmm12, [rbp + 10176]                                   ;   693.2 p2      40 t
        vpternlogd zmm12, zmm0, zmm2, 0x96                               ;   844.3 p0      40 t
        vpshufb zmm2, zmm22, zmm12                                       ;   858.3 p5      23 t
        vmovdqu64 [rbp + 24320], zmm0                                    ;   822.3 p7+p4   41 t spill
        vmovdqu64 zmm0, [rbp + 10304]                                    ;   694.0 p3      40 t
        vpternlogd zmm0, zmm24, [rbp + 22784], 0x96                      ;   845.3 p0+p2   40 t
        vmovdqu64 [rbp + 24384], zmm24                                   ;   817.3 p8+p9   41 t spill
        vpshufb zmm24, zmm22, zmm0                                       ;   859.3 p5      21 t
        vmovdqu64 [rbp + 24448], zmm18                                   ;   863.3 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm0                                            ;   846.3         21 t copy
        vpermi2b zmm18, zmm9, zmm5                                       ;   861.3 p0+p5   21 t
        vpermi2b zmm0, zmm31, zmm11                                      ;   863.3 p0+p5   21 t
        vpternlogd zmm24, zmm18, zmm0, 0xca                              ;   868.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 24256]                                    ;   697.5 p3      47 y reload
        vmovdqu64 zmm18, [rbp + 10240]                                   ;   697.7 p2      40 t
        vpternlogd zmm18, zmm28, zmm0, 0x96                              ;   849.3 p0      40 t
        vpshufb zmm0, zmm22, zmm18                                       ;   864.3 p5      22 t
        vmovdqu64 [rbp + 24512], zmm28                                   ;   826.3 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm18                                           ;   850.3         22 t copy
        vpermi2b zmm28, zmm17, zmm4                                      ;   866.3 p0+p5   22 t
        vpermi2b zmm18, zmm26, zmm8                                      ;   868.3 p0+p5   22 t
        vpternlogd zmm0, zmm28, zmm18, 0xca                              ;   873.3 p0      22 t
        vmovdqu64 zmm18, [rbp + 24000]                                   ;   703.5 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 10304]                                   ;   703.7 p2      40 t
        vpternlogd zmm28, zmm30, zmm18, 0x96                             ;   853.3 p0      40 t
        vpshufb zmm18, zmm22, zmm28                                      ;   869.3 p5      21 t
        vmovdqa64 zmm8, zmm28                                            ;   854.3         21 t copy
        vpermi2b zmm8, zmm9, zmm5                                        ;   871.3 p0+p5   21 t
        vpermi2b zmm28, zmm31, zmm11                                     ;   873.3 p0+p5   21 t
        vpternlogd zmm18, zmm8, zmm28, 0xca                              ;   878.3 p0      21 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 64]   ;   706.0 p3      41 t reload
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512]       ;   706.2 p2      41 t reload
        vmovdqa64 zmm11, zmm16                                           ;   838.3         41 t copy
        vpermi2b zmm11, zmm28, zmm8                                      ;   875.3 p0+p5   41 t
        vmovdqa64 zmm31, zmm29                                           ;   840.3         41 t copy
        vpermi2b zmm31, zmm28, zmm8                                      ;   877.3 p0+p5   41 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 128]  ;   707.7 p3      41 t reload
        vpermi2b zmm16, zmm5, [rel camellia256_encrypt.T0_constants512 + 192] ;   879.3 p0+p5+p2   41 t
        vpternlogd zmm27, zmm11, zmm16, 0xca                             ;   884.3 p0      41 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;   708.7 p3      41 t reload
        vpermi2b zmm29, zmm5, zmm11                                      ;   881.3 p0+p5   41 t
        vpternlogd zmm13, zmm31, zmm29, 0xca                             ;   886.3 p0      41 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 384] ;   709.3 p2      23 t reload
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 320] ;   709.7 p3      23 t reload
        vmovdqa64 zmm31, zmm20                                           ;   839.3         23 t copy
        vpermi2b zmm31, zmm29, zmm16                                     ;   883.3 p0+p5   23 t
        vmovdqa64 zmm9, zmm12                                            ;   845.3         23 t copy
        vpermi2b zmm9, zmm29, zmm16                                      ;   885.3 p0+p5   23 t
        vmovdqa64 zmm26, zmm14                                           ;   822.3         23 t copy
        vpermi2b zmm26, zmm29, zmm16                                     ;   887.3 p0+p5   23 t
        vmovdqa64 zmm4, zmm10                                            ;   827.3         23 t copy
        vpermi2b zmm4, zmm29, zmm16                                      ;   889.3 p0+p5   23 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 448] ;   714.3 p2      23 t reload
        vpermi2b zmm20, zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;   891.3 p0+p5+p3   23 t
        vpternlogd zmm1, zmm31, zmm20, 0xca                              ;   896.3 p0      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 512] ;   716.5 p2      23 t reload
        vpermi2b zmm12, zmm17, zmm20                                     ;   893.3 p0+p5   23 t
        vpternlogd zmm2, zmm9, zmm12, 0xca                               ;   898.3 p0      23 t
        vpermi2b zmm14, zmm17, zmm20                                     ;   895.3 p0+p5   23 t
        vpternlogd zmm7, zmm26, zmm14, 0xca                              ;   900.3 p0      23 t
        vpermi2b zmm10, zmm17, zmm20                                     ;   897.3 p0+p5   23 t
        vpternlogd zmm15, zmm4, zmm10, 0xca                              ;   902.3 p0      23 t
        vmovdqa64 zmm4, zmm19                                            ;   823.3         42 t copy
        vpermi2b zmm4, zmm28, zmm8                                       ;   899.3 p0+p5   42 t
        vpermi2b zmm19, zmm5, zmm11                                      ;   901.3 p0+p5   42 t
        vpternlogd zmm3, zmm4, zmm19, 0xca                               ;   906.3 p0      42 t
        vmovdqa64 zmm4, zmm21                                            ;   826.3         42 t copy
        vpermi2b zmm4, zmm28, zmm8                                       ;   903.3 p0+p5   42 t
        vpermi2b zmm21, zmm5, zmm11                                      ;   905.3 p0+p5   42 t
        vpternlogd zmm23, zmm4, zmm21, 0xca                              ;   910.3 p0      42 t
        vmovdqa64 zmm4, zmm27                                            ;   885.3         41 t copy
        vpternlogd zmm4, zmm25, zmm24, 0x96                              ;   885.3 p0      41 t
        vmovdqa64 zmm9, zmm13                                            ;   887.3         41 t copy
        vpternlogd zmm9, zmm6, zmm18, 0x96                               ;   887.3 p0      41 t
        vmovdqa64 zmm10, zmm15                                           ;   903.3         41 t copy
        vpternlogd zmm10, zmm0, zmm18, 0x96                              ;   903.3 p0      41 t
        vpternlogd zmm15, zmm9, zmm0, 0x96                               ;   903.3 p0      41 t
        vpternlogd zmm0, zmm23, zmm2, 0x96                               ;   911.3 p0      41 t
        vpternlogd zmm23, zmm10, zmm2, 0x96                              ;   911.3 p0      41 t
        vmovdqu64 zmm12, [rbp + 23616]                                   ;   853.3 p3      21 t reload
        vpternlogd zmm2, zmm13, zmm12, 0x96                              ;   899.3 p0      41 t
        vpternlogd zmm6, zmm18, zmm2, 0x96                               ;   900.3 p0      41 t
        vpternlogd zmm12, zmm13, zmm0, 0x96                              ;   912.3 p0      41 t
        vpternlogd zmm2, zmm15, [rbp + 22656], 0x96                      ;   904.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 24448]                                   ;   863.3 p3      22 t reload
        vmovdqa64 zmm14, zmm7                                            ;   901.3         41 t copy
        vpternlogd zmm14, zmm24, zmm13, 0x96                             ;   901.3 p0      41 t
        vpternlogd zmm7, zmm4, zmm13, 0x96                               ;   901.3 p0      41 t
        vpternlogd zmm13, zmm3, zmm1, 0x96                               ;   907.3 p0      41 t
        vpternlogd zmm3, zmm14, zmm1, 0x96                               ;   907.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 22720]                                   ;   848.3 p2      21 t reload
        vpternlogd zmm1, zmm27, zmm18, 0x96                              ;   897.3 p0      41 t
        vpternlogd zmm25, zmm24, zmm1, 0x96                              ;   898.3 p0      41 t
        vpternlogd zmm18, zmm27, zmm13, 0x96                             ;   908.3 p0      41 t
        vpternlogd zmm1, zmm7, [rbp + 22272], 0x96                       ;   902.3 p0+p3   61 t
        vpternlogd zmm13, zmm25, [rbp + 22208], 0x96                     ;   908.3 p0+p2   61 t
        vpternlogd zmm14, zmm18, [rbp + 22528], 0x96                     ;   909.3 p0+p3   61 t
        vpternlogd zmm0, zmm6, [rbp + 23360], 0x96                       ;   912.3 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 23744]                                   ;   735.8 p3      61 t reload
        vpternlogd zmm7, zmm19, [rbp + 21632], 0x96                      ;   902.3 p0+p2   61 t
        vpternlogd zmm4, zmm3, [rbp + 21568], 0x96                       ;   908.3 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 22592]                                   ;   737.2 p2      61 t reload
        vpternlogd zmm3, zmm19, [rbp + 22336], 0x96                      ;   908.3 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 21376]                                   ;   738.2 p2      61 t reload
        vpternlogd zmm25, zmm19, [rbp + 24192], 0x96                     ;   905.3 p0+p3   61 t
        vpternlogd zmm10, zmm12, [rbp + 23808], 0x96                     ;   913.3 p5+p2   61 t
        vmovdqu64 zmm19, [rbp + 22400]                                   ;   739.8 p3      61 t reload
        vpternlogd zmm15, zmm19, [rbp + 21696], 0x96                     ;   906.3 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 22912]                                   ;   740.8 p3      61 t reload
        vpternlogd zmm6, zmm19, [rbp + 23232], 0x96                      ;   907.3 p5+p2   61 t
        vpternlogd zmm9, zmm23, [rbp + 22976], 0x96                      ;   912.3 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 23168]                                   ;   742.2 p2      61 t reload
        vpternlogd zmm23, zmm19, [rbp + 23488], 0x96                     ;   912.3 p5+p3   61 t
        vmovdqu64 zmm19, [rbp + 21504]                                   ;   743.2 p2      61 t reload
        vpternlogd zmm18, zmm19, [rbp + 21824], 0x96                     ;   909.3 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 23552]                                   ;   744.2 p2      61 t reload
        vpternlogd zmm12, zmm19, [rbp + 21440], 0x96                     ;   913.3 p5+p3   61 t
        vmovdqu64 zmm19, [rbp + 10688]                                   ;   745.2 p2      62 l.1 reload
        vpxord zmm21, zmm7, zmm19                                        ;   909.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 10624]                                   ;   745.8 p3      62 l.0 reload
        vpxord zmm26, zmm3, zmm24                                        ;   910.3 p5      40 t
        vpxord zmm24, zmm23, zmm24                                       ;   913.3 p0      40 t
        vmovdqu64 zmm27, [rbp + 10752]                                   ;   746.5 p2      62 l.2 reload
        vpxord zmm31, zmm25, zmm27                                       ;   911.3 p5      40 t
        vpxord zmm27, zmm6, zmm27                                        ;   911.3 p0      40 t
        vmovdqu64 [rbp + 21440], zmm6                                    ;   908.3 p7+p4   61 t spill
        vpxord zmm6, zmm1, [rbp + 10880]                                 ;   912.3 p5+p3   40 t
        vmovdqu64 [rbp + 23552], zmm1                                    ;   903.3 p8+p9   61 t spill
        vpxord zmm1, zmm18, [rbp + 10816]                                ;   912.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm18                                   ;   910.3 p7+p4   61 t spill
        vpxord zmm18, zmm2, [rbp + 10880]                                ;   913.3 p5+p3   40 t
        vmovdqu64 [rbp + 21504], zmm2                                    ;   905.3 p8+p9   61 t spill
        vpxord zmm2, zmm12, [rbp + 10816]                                ;   914.3 p0+p2   40 t
        vmovdqu64 [rbp + 23488], zmm12                                   ;   914.3 p7+p4   61 t spill
        vpxord zmm12, zmm13, [rbp + 10944]                               ;   914.3 p5+p3   40 t
        vmovdqu64 [rbp + 23168], zmm13                                   ;   909.3 p8+p9   61 t spill
        vpxord zmm13, zmm14, [rbp + 11008]                               ;   914.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm14                                   ;   910.3 p7+p4   61 t spill
        vpxord zmm14, zmm0, [rbp + 10944]                                ;   915.3 p5+p3   40 t
        vmovdqu64 [rbp + 23232], zmm0                                    ;   913.3 p8+p9   61 t spill
        vpxord zmm0, zmm4, [rbp + 11072]                                 ;   915.3 p0+p2   40 t
        vmovdqu64 [rbp + 22912], zmm4                                    ;   909.3 p7+p4   61 t spill
        vpxord zmm4, zmm10, [rbp + 11008]                                ;   916.3 p5+p3   40 t
        vmovdqu64 [rbp + 21696], zmm10                                   ;   914.3 p8+p9   61 t spill
        vpxord zmm10, zmm9, [rbp + 11072]                                ;   916.3 p0+p2   40 t
        vmovdqu64 [rbp + 22400], zmm9                                    ;   913.3 p7+p4   61 t spill
        vpshufb zmm9, zmm22, zmm26                                       ;   917.3 p5      41 t
        vmovdqu64 [rbp + 23808], zmm25                                   ;   906.3 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm26                                           ;   911.3         41 t copy
        vpermi2b zmm25, zmm28, zmm8                                      ;   919.3 p0+p5   41 t
        vpermi2b zmm26, zmm5, zmm11                                      ;   921.3 p0+p5   41 t
        vpternlogd zmm9, zmm25, zmm26, 0xca                              ;   926.3 p0      41 t
        vpshufb zmm25, zmm22, zmm24                                      ;   922.3 p5      41 t
        vmovdqa64 zmm26, zmm24                                           ;   914.3         41 t copy
        vpermi2b zmm26, zmm28, zmm8                                      ;   924.3 p0+p5   41 t
        vpermi2b zmm24, zmm5, zmm11                                      ;   926.3 p0+p5   41 t
        vpternlogd zmm25, zmm26, zmm24, 0xca                             ;   931.3 p0      41 t
        vpshufb zmm24, zmm22, zmm21                                      ;   927.3 p5      23 t
        vmovdqa64 zmm26, zmm21                                           ;   910.3         23 t copy
        vpermi2b zmm26, zmm29, zmm16                                     ;   929.3 p0+p5   23 t
        vpermi2b zmm21, zmm17, zmm20                                     ;   931.3 p0+p5   23 t
        vpternlogd zmm24, zmm26, zmm21, 0xca                             ;   936.3 p0      23 t
        vpshufb zmm21, zmm22, zmm31                                      ;   932.3 p5      22 t
        vpshufb zmm26, zmm22, zmm27                                      ;   933.3 p5      22 t
        vmovdqu64 [rbp + 24192], zmm7                                    ;   903.3 p7+p4   61 t spill
        vpshufb zmm7, zmm22, zmm1                                        ;   934.3 p5      21 t
        vmovdqu64 [rbp + 21376], zmm23                                   ;   913.3 p8+p9   61 t spill
        vpshufb zmm23, zmm22, zmm2                                       ;   935.3 p5      21 t
        vmovdqu64 [rbp + 22336], zmm3                                    ;   909.3 p7+p4   61 t spill
        vpshufb zmm3, zmm22, zmm6                                        ;   936.3 p5      23 t
        vmovdqa64 zmm11, zmm6                                            ;   913.3         23 t copy
        vpermi2b zmm11, zmm29, zmm16                                     ;   938.3 p0+p5   23 t
        vpermi2b zmm6, zmm17, zmm20                                      ;   940.3 p0+p5   23 t
        vpternlogd zmm3, zmm11, zmm6, 0xca                               ;   945.3 p0      23 t
        vpshufb zmm6, zmm22, zmm18                                       ;   941.3 p5      23 t
        vmovdqa64 zmm11, zmm18                                           ;   914.3         23 t copy
        vpermi2b zmm11, zmm29, zmm16                                     ;   943.3 p0+p5   23 t
        vpermi2b zmm18, zmm17, zmm20                                     ;   945.3 p0+p5   23 t
        vpternlogd zmm6, zmm11, zmm18, 0xca                              ;   950.3 p0      23 t
        vpshufb zmm11, zmm22, zmm12                                      ;   946.3 p5      22 t
        vpshufb zmm18, zmm22, zmm14                                      ;   947.3 p5      22 t
        vpxord zmm19, zmm15, zmm19                                       ;   932.3 p0      40 t
        vmovdqu64 [rbp + 22592], zmm15                                   ;   907.3 p8+p9   61 t spill
        vpshufb zmm15, zmm22, zmm19                                      ;   948.3 p5      23 t
        vmovdqa64 zmm5, zmm19                                            ;   933.3         23 t copy
        vpermi2b zmm5, zmm29, zmm16                                      ;   950.3 p0+p5   23 t
        vpermi2b zmm19, zmm17, zmm20                                     ;   952.3 p0+p5   23 t
        vpternlogd zmm15, zmm5, zmm19, 0xca                              ;   957.3 p0      23 t
        vpshufb zmm5, zmm22, zmm13                                       ;   953.3 p5      21 t
        vpshufb zmm19, zmm22, zmm4                                       ;   954.3 p5      21 t
        vpshufb zmm20, zmm22, zmm0                                       ;   955.3 p5      42 t
        vmovdqa64 zmm17, zmm0                                            ;   916.3         42 t copy
        vpermi2b zmm17, zmm28, zmm8                                      ;   957.3 p0+p5   42 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 128] ;   786.3 p3      41 t reload
        vpermi2b zmm0, zmm16, [rel camellia256_encrypt.T0_constants512 + 192] ;   959.3 p0+p5+p2   42 t
        vpternlogd zmm20, zmm17, zmm0, 0xca                              ;   964.3 p0      42 t
        vpshufb zmm0, zmm22, zmm10                                       ;   960.3 p5      42 t
        vmovdqa64 zmm17, zmm10                                           ;   917.3         42 t copy
        vpermi2b zmm17, zmm28, zmm8                                      ;   962.3 p0+p5   42 t
        vpermi2b zmm10, zmm16, [rel camellia256_encrypt.T0_constants512 + 192] ;   964.3 p0+p5+p3   42 t
        vpternlogd zmm0, zmm17, zmm10, 0xca                              ;   969.3 p0      42 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 640] ;   788.7 p2      22 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 576] ;   789.0 p3      22 t reload
        vmovdqa64 zmm29, zmm31                                           ;   912.3         22 t copy
        vpermi2b zmm29, zmm17, zmm10                                     ;   966.3 p0+p5   22 t
        vmovdqa64 zmm22, zmm27                                           ;   912.3         22 t copy
        vpermi2b zmm22, zmm17, zmm10                                     ;   968.3 p0+p5   22 t
        vmovdqa64 zmm16, zmm12                                           ;   915.3         22 t copy
        vpermi2b zmm16, zmm17, zmm10                                     ;   970.3 p0+p5   22 t
        vmovdqa64 zmm8, zmm14                                            ;   916.3         22 t copy
        vpermi2b zmm8, zmm17, zmm10                                      ;   972.3 p0+p5   22 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 704] ;   793.8 p2      22 t reload
        vpermi2b zmm31, zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;   974.3 p0+p5+p3   22 t
        vpternlogd zmm21, zmm29, zmm31, 0xca                             ;   979.3 p0      22 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;   797.3 p2      22 t reload
        vpermi2b zmm27, zmm10, zmm29                                     ;   976.3 p0+p5   22 t
        vpternlogd zmm26, zmm22, zmm27, 0xca                             ;   981.3 p0      22 t
        vpermi2b zmm12, zmm10, zmm29                                     ;   978.3 p0+p5   22 t
        vpternlogd zmm11, zmm16, zmm12, 0xca                             ;   983.3 p0      22 t
        vpermi2b zmm14, zmm10, zmm29                                     ;   980.3 p0+p5   22 t
        vpternlogd zmm18, zmm8, zmm14, 0xca                              ;   985.3 p0      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 896]  ;   803.3 p3      21 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 832] ;   803.5 p2      21 t reload
        vmovdqa64 zmm14, zmm1                                            ;   913.3         21 t copy
        vpermi2b zmm14, zmm12, zmm8                                      ;   982.3 p0+p5   21 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;   804.8 p3      21 t reload
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 960] ;   805.3 p2      21 t reload
        vpermi2b zmm1, zmm22, zmm16                                      ;   984.3 p0+p5   21 t
        vpternlogd zmm7, zmm14, zmm1, 0xca                               ;   989.3 p0      21 t
        vmovdqa64 zmm1, zmm2                                             ;   915.3         21 t copy
        vpermi2b zmm1, zmm12, zmm8                                       ;   986.3 p0+p5   21 t
        vpermi2b zmm2, zmm22, zmm16                                      ;   988.3 p0+p5   21 t
        vpternlogd zmm23, zmm1, zmm2, 0xca                               ;   993.3 p0      21 t
        vmovdqa64 zmm1, zmm13                                            ;   915.3         21 t copy
        vpermi2b zmm1, zmm12, zmm8                                       ;   990.3 p0+p5   21 t
        vpermi2b zmm13, zmm22, zmm16                                     ;   992.3 p0+p5   21 t
        vpternlogd zmm5, zmm1, zmm13, 0xca                               ;   997.3 p0      21 t
        vmovdqa64 zmm1, zmm4                                             ;   917.3         21 t copy
        vpermi2b zmm1, zmm12, zmm8                                       ;   994.3 p0+p5   21 t
        vpermi2b zmm4, zmm22, zmm16                                      ;   996.3 p0+p5   21 t
        vpternlogd zmm19, zmm1, zmm4, 0xca                               ;  1001.3 p0      21 t
        vmovdqa64 zmm1, zmm9                                             ;   927.3         41 t copy
        vpternlogd zmm1, zmm11, zmm7, 0x96                               ;   990.3 p0      41 t
        vmovdqa64 zmm2, zmm3                                             ;   946.3         41 t copy
        vpternlogd zmm2, zmm21, zmm7, 0x96                               ;   990.3 p0      41 t
        vpternlogd zmm3, zmm1, zmm21, 0x96                               ;   991.3 p0      41 t
        vpternlogd zmm21, zmm20, zmm24, 0x96                             ;   980.3 p0      41 t
        vpternlogd zmm20, zmm2, zmm24, 0x96                              ;   991.3 p0      41 t
        vpternlogd zmm24, zmm5, zmm9, 0x96                               ;   998.3 p0      41 t
        vpternlogd zmm11, zmm7, zmm24, 0x96                              ;   999.3 p0      41 t
        vpternlogd zmm5, zmm9, zmm21, 0x96                               ;   998.3 p0      41 t
        vmovdqa64 zmm4, zmm25                                            ;   932.3         41 t copy
        vpternlogd zmm4, zmm18, zmm23, 0x96                              ;   994.3 p0      41 t
        vmovdqa64 zmm7, zmm0                                             ;   970.3         41 t copy
        vpternlogd zmm7, zmm15, zmm26, 0x96                              ;   982.3 p0      41 t
        vmovdqa64 zmm9, zmm6                                             ;   951.3         41 t copy
        vpternlogd zmm9, zmm26, zmm23, 0x96                              ;   994.3 p0      41 t
        vpternlogd zmm6, zmm26, zmm4, 0x96                               ;   995.3 p0      41 t
        vpternlogd zmm0, zmm9, zmm15, 0x96                               ;   995.3 p0      41 t
        vpternlogd zmm15, zmm19, zmm25, 0x96                             ;  1002.3 p0      41 t
        vpternlogd zmm18, zmm23, zmm15, 0x96                             ;  1003.3 p0      41 t
        vpternlogd zmm19, zmm25, zmm7, 0x96                              ;  1002.3 p0      41 t
        vpternlogd zmm24, zmm3, [rbp + 21952], 0x96                      ;   999.3 p0+p3   62 t
        vpternlogd zmm30, zmm19, [rbp + 24000], 0x96                     ;  1003.3 p0+p2   62 t
        vpternlogd zmm19, zmm9, [rbp + 23296], 0x96                      ;  1003.3 p0+p3   62 t
        vpternlogd zmm21, zmm11, [rbp + 21888], 0x96                     ;  1000.3 p0+p2   62 t
        vpternlogd zmm15, zmm6, [rbp + 22144], 0x96                      ;  1003.3 p0+p3   62 t
        vpternlogd zmm1, zmm20, [rbp + 22080], 0x96                      ;   992.3 p0+p2   62 t
        vmovdqu64 zmm9, [rbp + 23936]                                    ;   829.0 p3      41 t reload
        vpternlogd zmm20, zmm9, [rbp + 23680], 0x96                      ;   992.3 p0+p2   62 t
        vpternlogd zmm2, zmm5, [rbp + 22848], 0x96                       ;   999.3 p0+p3   62 t
        vpternlogd zmm7, zmm18, [rbp + 23040], 0x96                      ;  1004.3 p0+p2   62 t
        vmovdqu64 zmm9, [rbp + 23104]                                    ;   831.0 p3      41 t reload
        vpternlogd zmm3, zmm9, [rbp + 21760], 0x96                       ;   992.3 p0+p2   62 t
        vpternlogd zmm4, zmm0, [rbp + 22464], 0x96                       ;   996.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 23424]                                    ;   832.3 p2      41 t reload
        vpternlogd zmm0, zmm9, [rbp + 24064], 0x96                       ;   996.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 24320]                                    ;   833.3 p2      41 t reload
        vpternlogd zmm6, zmm9, [rbp + 24128], 0x96                       ;   996.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 22016]                                    ;   834.3 p2      41 t reload
        vpternlogd zmm11, zmm9, [rbp + 23872], 0x96                      ;  1000.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 24384]                                    ;   835.3 p2      41 t reload
        vpternlogd zmm5, zmm9, [rbp + 22784], 0x96                       ;   999.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 24512]                                    ;   836.3 p2      41 t reload
        vpternlogd zmm18, zmm9, [rbp + 24256], 0x96                      ;  1004.3 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 11136]                                    ;   837.3 p2      61 r.0 reload
        vpxord zmm13, zmm20, zmm9                                        ;   997.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 11200]                                   ;   838.0 p3      61 r.1 reload
        vpxord zmm23, zmm3, zmm14                                        ;   998.3 p5      40 t
        vpxord zmm9, zmm0, zmm9                                          ;   998.3 p0      40 t
        vpxord zmm14, zmm6, zmm14                                        ;   999.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 11264]                                   ;   838.3 p2      61 r.2 reload
        vpxord zmm26, zmm11, zmm25                                       ;  1001.3 p0      40 t
        vmovdqu64 zmm27, [rbp + 11328]                                   ;   839.0 p3      61 r.3 reload
        vpxord zmm31, zmm5, zmm27                                        ;  1000.3 p5      40 t
        vpxord zmm25, zmm18, zmm25                                       ;  1005.3 p0      40 t
        vmovdqu64 [rbp + 24256], zmm5                                    ;  1000.3 p7+p4   62 t spill
        vpxord zmm5, zmm24, [rbp + 11392]                                ;  1001.3 p5+p2   40 t
        vpxord zmm27, zmm30, zmm27                                       ;  1004.3 p0      40 t
        vmovdqu64 [rbp + 24512], zmm30                                   ;  1004.3 p8+p9   62 t spill
        vpxord zmm30, zmm21, [rbp + 11456]                               ;  1002.3 p5+p3   40 t
        vmovdqu64 [rbp + 22784], zmm18                                   ;  1005.3 p7+p4   62 t spill
        vpxord zmm18, zmm15, [rbp + 11392]                               ;  1004.3 p0+p2   40 t
        vmovdqu64 [rbp + 24384], zmm11                                   ;  1001.3 p8+p9   62 t spill
        vpxord zmm11, zmm1, [rbp + 11584]                                ;  1003.3 p5+p3   40 t
        vmovdqu64 [rbp + 23872], zmm6                                    ;   997.3 p7+p4   62 t spill
        vpxord zmm6, zmm2, [rbp + 11520]                                 ;  1003.3 p0+p2   40 t
        vmovdqu64 [rbp + 22016], zmm3                                    ;   993.3 p8+p9   62 t spill
        vpxord zmm3, zmm7, [rbp + 11456]                                 ;  1005.3 p5+p3   40 t
        vmovdqu64 [rbp + 24128], zmm0                                    ;   997.3 p7+p4   62 t spill
        vpxord zmm0, zmm4, [rbp + 11584]                                 ;  1004.3 p0+p2   40 t
        vmovdqu64 [rbp + 24320], zmm20                                   ;   993.3 p8+p9   62 t spill
        vpxord zmm20, zmm19, [rbp + 11520]                               ;  1005.3 p5+p3   40 t
        vmovdqu64 [rbp + 24064], zmm4                                    ;   997.3 p7+p4   62 t spill
        vmovdqa64 zmm4, zmm26                                            ;  1002.3         22 t copy
        vpermi2b zmm4, zmm10, zmm29                                      ;  1007.3 p0+p5   22 t
        vmovdqu64 [rbp + 23424], zmm1                                    ;   993.3 p8+p9   62 t spill
        vmovdqa64 zmm1, zmm25                                            ;  1006.3         22 t copy
        vpermi2b zmm1, zmm10, zmm29                                      ;  1009.3 p0+p5   22 t
        vmovdqu64 [rbp + 22464], zmm19                                   ;  1004.3 p7+p4   62 t spill
        vmovdqa64 zmm19, zmm31                                           ;  1001.3         21 t copy
        vpermi2b zmm19, zmm12, zmm8                                      ;  1011.3 p0+p5   21 t
        vmovdqu64 [rbp + 21760], zmm2                                    ;  1000.3 p8+p9   62 t spill
        vmovdqa64 zmm2, zmm31                                            ;  1001.3         21 t copy
        vpermi2b zmm2, zmm22, zmm16                                      ;  1013.3 p0+p5   21 t
        vmovdqu64 [rbp + 23104], zmm7                                    ;  1005.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 256]  ;   853.3 p2      41 t reload
        vpshufb zmm31, zmm7, zmm31                                       ;  1014.3 p5      21 t
        vpternlogd zmm31, zmm19, zmm2, 0xca                              ;  1018.3 p0      21 t
        vpshufb zmm2, zmm7, zmm26                                        ;  1015.3 p5      22 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 640] ;   854.0 p3      22 t reload
        vpermi2b zmm26, zmm17, zmm19                                     ;  1017.3 p0+p5   22 t
        vpternlogd zmm2, zmm26, zmm4, 0xca                               ;  1022.3 p0      22 t
        vpshufb zmm4, zmm7, zmm25                                        ;  1018.3 p5      22 t
        vpermi2b zmm25, zmm17, zmm19                                     ;  1020.3 p0+p5   22 t
        vpternlogd zmm4, zmm25, zmm1, 0xca                               ;  1025.3 p0      22 t
        vpshufb zmm1, zmm7, zmm13                                        ;  1021.3 p5      41 t
        vpshufb zmm25, zmm7, zmm9                                        ;  1022.3 p5      41 t
        vpshufb zmm26, zmm7, zmm23                                       ;  1023.3 p5      23 t
        vmovdqu64 [rbp + 23040], zmm21                                   ;  1001.3 p8+p9   62 t spill
        vpshufb zmm21, zmm7, zmm14                                       ;  1024.3 p5      23 t
        vmovdqu64 [rbp + 22848], zmm15                                   ;  1004.3 p7+p4   62 t spill
        vpshufb zmm15, zmm7, zmm27                                       ;  1025.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm24                                   ;  1000.3 p8+p9   62 t spill
        vmovdqa64 zmm24, zmm27                                           ;  1005.3         21 t copy
        vpermi2b zmm24, zmm12, zmm8                                      ;  1027.3 p0+p5   21 t
        vpermi2b zmm27, zmm22, zmm16                                     ;  1029.3 p0+p5   21 t
        vpternlogd zmm15, zmm24, zmm27, 0xca                             ;  1034.3 p0      21 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 64]  ;   860.5 p2      41 t reload
        vmovdqa64 zmm27, zmm13                                           ;   998.3         41 t copy
        vpermi2b zmm27, zmm28, zmm24                                     ;  1031.3 p0+p5   41 t
        vmovdqa64 zmm16, zmm9                                            ;   999.3         41 t copy
        vpermi2b zmm16, zmm28, zmm24                                     ;  1033.3 p0+p5   41 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;   864.0 p3      41 t reload
        vpermi2b zmm13, zmm24, [rel camellia256_encrypt.T0_constants512 + 192] ;  1035.3 p0+p5+p2   41 t
        vpternlogd zmm1, zmm27, zmm13, 0xca                              ;  1040.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 192] ;   865.0 p3      41 t reload
        vpermi2b zmm9, zmm24, zmm13                                      ;  1037.3 p0+p5   41 t
        vpternlogd zmm25, zmm16, zmm9, 0xca                              ;  1042.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 384]  ;   866.5 p2      23 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 320] ;   866.7 p3      23 t reload
        vmovdqa64 zmm27, zmm23                                           ;   999.3         23 t copy
        vpermi2b zmm27, zmm16, zmm9                                      ;  1039.3 p0+p5   23 t
        vmovdqa64 zmm13, zmm14                                           ;  1000.3         23 t copy
        vpermi2b zmm13, zmm16, zmm9                                      ;  1041.3 p0+p5   23 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 448] ;   870.0 p2      23 t reload
        vpermi2b zmm23, zmm24, [rel camellia256_encrypt.T0_constants512 + 512] ;  1043.3 p0+p5+p3   23 t
        vpternlogd zmm26, zmm27, zmm23, 0xca                             ;  1048.3 p0      23 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 512] ;   873.3 p2      23 t reload
        vpermi2b zmm14, zmm24, zmm23                                     ;  1045.3 p0+p5   23 t
        vpternlogd zmm21, zmm13, zmm14, 0xca                             ;  1050.3 p0      23 t
        vpshufb zmm13, zmm7, zmm5                                        ;  1046.3 p5      23 t
        vmovdqa64 zmm14, zmm5                                            ;  1002.3         23 t copy
        vpermi2b zmm14, zmm16, zmm9                                      ;  1048.3 p0+p5   23 t
        vpermi2b zmm5, zmm24, zmm23                                      ;  1050.3 p0+p5   23 t
        vpternlogd zmm13, zmm14, zmm5, 0xca                              ;  1055.3 p0      23 t
        vpshufb zmm5, zmm7, zmm18                                        ;  1051.3 p5      23 t
        vmovdqa64 zmm14, zmm18                                           ;  1005.3         23 t copy
        vpermi2b zmm14, zmm16, zmm9                                      ;  1053.3 p0+p5   23 t
        vpermi2b zmm18, zmm24, zmm23                                     ;  1055.3 p0+p5   23 t
        vpternlogd zmm5, zmm14, zmm18, 0xca                              ;  1060.3 p0      23 t
        vpshufb zmm14, zmm7, zmm30                                       ;  1056.3 p5      22 t
        vmovdqa64 zmm18, zmm30                                           ;  1003.3         22 t copy
        vpermi2b zmm18, zmm17, zmm19                                     ;  1058.3 p0+p5   22 t
        vpermi2b zmm30, zmm10, zmm29                                     ;  1060.3 p0+p5   22 t
        vpternlogd zmm14, zmm18, zmm30, 0xca                             ;  1065.3 p0      22 t
        vpshufb zmm18, zmm7, zmm3                                        ;  1061.3 p5      22 t
        vmovdqa64 zmm27, zmm3                                            ;  1006.3         22 t copy
        vpermi2b zmm27, zmm17, zmm19                                     ;  1063.3 p0+p5   22 t
        vpermi2b zmm3, zmm10, zmm29                                      ;  1065.3 p0+p5   22 t
        vpternlogd zmm18, zmm27, zmm3, 0xca                              ;  1070.3 p0      22 t
        vpshufb zmm3, zmm7, zmm6                                         ;  1066.3 p5      21 t
        vmovdqa64 zmm27, zmm6                                            ;  1004.3         21 t copy
        vpermi2b zmm27, zmm12, zmm8                                      ;  1068.3 p0+p5   21 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 1024] ;   890.8 p3      21 t reload
        vpermi2b zmm6, zmm22, zmm30                                      ;  1070.3 p0+p5   21 t
        vpternlogd zmm3, zmm27, zmm6, 0xca                               ;  1075.3 p0      21 t
        vpshufb zmm6, zmm7, zmm20                                        ;  1071.3 p5      21 t
        vmovdqa64 zmm27, zmm20                                           ;  1006.3         21 t copy
        vpermi2b zmm27, zmm12, zmm8                                      ;  1073.3 p0+p5   21 t
        vpermi2b zmm20, zmm22, zmm30                                     ;  1075.3 p0+p5   21 t
        vpternlogd zmm6, zmm27, zmm20, 0xca                              ;  1080.3 p0      21 t
        vpshufb zmm20, zmm7, zmm11                                       ;  1076.3 p5      42 t
        vmovdqa64 zmm27, zmm13                                           ;  1056.3         41 t copy
        vpternlogd zmm27, zmm2, zmm31, 0x96                              ;  1056.3 p0      41 t
        vmovdqa64 zmm30, zmm1                                            ;  1041.3         41 t copy
        vpternlogd zmm30, zmm14, zmm31, 0x96                             ;  1066.3 p0      41 t
        vpternlogd zmm13, zmm30, zmm2, 0x96                              ;  1067.3 p0      41 t
        vmovdqa64 zmm22, zmm5                                            ;  1061.3         41 t copy
        vpternlogd zmm22, zmm4, zmm15, 0x96                              ;  1061.3 p0      41 t
        vpshufb zmm8, zmm7, zmm0                                         ;  1077.3 p5      42 t
        vmovdqa64 zmm12, zmm25                                           ;  1043.3         41 t copy
        vpternlogd zmm12, zmm18, zmm15, 0x96                             ;  1071.3 p0      41 t
        vpternlogd zmm5, zmm12, zmm4, 0x96                               ;  1072.3 p0      41 t
        vmovdqa64 zmm29, zmm3                                            ;  1076.3         41 t copy
        vpternlogd zmm29, zmm1, zmm26, 0x96                              ;  1076.3 p0      41 t
        vpternlogd zmm14, zmm31, zmm29, 0x96                             ;  1077.3 p0      41 t
        vpternlogd zmm29, zmm13, [rbp + 23552], 0x96                     ;  1077.3 p0+p2   61 t
        vmovdqa64 zmm31, zmm6                                            ;  1081.3         41 t copy
        vpternlogd zmm31, zmm25, zmm21, 0x96                             ;  1081.3 p0      41 t
        vpternlogd zmm18, zmm15, zmm31, 0x96                             ;  1082.3 p0      41 t
        vpternlogd zmm31, zmm5, [rbp + 21504], 0x96                      ;  1082.3 p0+p3   61 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 64]  ;   908.3 p2      41 t reload
        vmovdqa64 zmm10, zmm11                                           ;  1004.3         42 t copy
        vpermi2b zmm10, zmm28, zmm15                                     ;  1079.3 p0+p5   42 t
        vmovdqa64 zmm19, zmm0                                            ;  1005.3         42 t copy
        vpermi2b zmm19, zmm28, zmm15                                     ;  1081.3 p0+p5   42 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 128] ;   912.0 p3      41 t reload
        vpermi2b zmm11, zmm17, [rel camellia256_encrypt.T0_constants512 + 192] ;  1083.3 p0+p5+p2   42 t
        vpternlogd zmm20, zmm10, zmm11, 0xca                             ;  1088.3 p0      42 t
        vpternlogd zmm2, zmm20, zmm26, 0x96                              ;  1089.3 p0      41 t
        vpternlogd zmm20, zmm26, zmm27, 0x96                             ;  1089.3 p0      41 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;   913.2 p3      41 t reload
        vpermi2b zmm0, zmm17, zmm10                                      ;  1085.3 p0+p5   42 t
        vpternlogd zmm8, zmm19, zmm0, 0xca                               ;  1090.3 p0      42 t
        vpternlogd zmm3, zmm1, zmm2, 0x96                                ;  1090.3 p0      41 t
        vpternlogd zmm4, zmm8, zmm21, 0x96                               ;  1091.3 p0      41 t
        vpternlogd zmm8, zmm21, zmm22, 0x96                              ;  1091.3 p0      41 t
        vpternlogd zmm6, zmm25, zmm4, 0x96                               ;  1092.3 p0      41 t
        vpxord zmm13, zmm13, [rbp + 24192]                               ;  1071.3 p0+p2   61 t
        vpternlogd zmm2, zmm14, [rbp + 23168], 0x96                      ;  1090.3 p0+p3   61 t
        vpxord zmm14, zmm14, [rbp + 23808]                               ;  1078.3 p0+p2   61 t
        vpternlogd zmm4, zmm18, [rbp + 23232], 0x96                      ;  1092.3 p0+p3   61 t
        vpxord zmm18, zmm18, [rbp + 21440]                               ;  1083.3 p0+p2   61 t
        vpternlogd zmm27, zmm3, [rbp + 22976], 0x96                      ;  1091.3 p0+p3   61 t
        vpxord zmm3, zmm3, [rbp + 21824]                                 ;  1091.3 p0+p2   61 t
        vpternlogd zmm30, zmm20, [rbp + 22912], 0x96                     ;  1090.3 p0+p3   61 t
        vpxord zmm20, zmm20, [rbp + 22336]                               ;  1090.3 p0+p2   61 t
        vpternlogd zmm22, zmm6, [rbp + 21696], 0x96                      ;  1093.3 p0+p3   61 t
        vpxord zmm6, zmm6, [rbp + 23488]                                 ;  1093.3 p0+p2   61 t
        vpternlogd zmm12, zmm8, [rbp + 22400], 0x96                      ;  1092.3 p0+p3   61 t
        vpxord zmm8, zmm8, [rbp + 21376]                                 ;  1092.3 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 11904]                                    ;   920.8 p3      62 l.4 reload
        vpxord zmm1, zmm29, zmm0                                         ;  1084.3 p0      40 t
        vmovdqu64 zmm11, [rbp + 11712]                                   ;   921.7 p2      62 l.1 reload
        vpxord zmm19, zmm13, zmm11                                       ;  1085.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 22592]                                   ;   921.8 p3      61 t reload
        vpternlogd zmm11, zmm5, zmm21, 0x96                              ;  1086.3 p5      40 t
        vpxord zmm0, zmm31, zmm0                                         ;  1086.3 p0      40 t
        vmovdqu64 zmm25, [rbp + 11968]                                   ;   922.7 p2      62 l.5 reload
        vpxord zmm26, zmm2, zmm25                                        ;  1091.3 p5      40 t
        vpxord zmm21, zmm27, [rbp + 12032]                               ;  1092.3 p0+p3   40 t
        vmovdqu64 [rbp + 21376], zmm27                                   ;  1092.3 p7+p4   61 t spill
        vpxord zmm27, zmm30, [rbp + 12096]                               ;  1091.3 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm30                                   ;  1091.3 p8+p9   61 t spill
        vpxord zmm30, zmm22, [rbp + 12032]                               ;  1094.3 p0+p3   40 t
        vmovdqu64 [rbp + 23488], zmm22                                   ;  1094.3 p7+p4   61 t spill
        vpxord zmm22, zmm12, [rbp + 12096]                               ;  1093.3 p5+p2   40 t
        vmovdqu64 [rbp + 21696], zmm12                                   ;  1093.3 p8+p9   61 t spill
        vpshufb zmm12, zmm7, zmm19                                       ;  1090.3 p5      23 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;  1072.3 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm19                                           ;  1086.3         23 t copy
        vpermi2b zmm13, zmm16, zmm9                                      ;  1092.3 p0+p5   23 t
        vpermi2b zmm19, zmm24, zmm23                                     ;  1094.3 p0+p5   23 t
        vpternlogd zmm12, zmm13, zmm19, 0xca                             ;  1099.3 p0      23 t
        vpshufb zmm13, zmm7, zmm11                                       ;  1095.3 p5      23 t
        vmovdqa64 zmm19, zmm11                                           ;  1087.3         23 t copy
        vpermi2b zmm19, zmm16, zmm9                                      ;  1097.3 p0+p5   23 t
        vpermi2b zmm11, zmm24, zmm23                                     ;  1099.3 p0+p5   23 t
        vpternlogd zmm13, zmm19, zmm11, 0xca                             ;  1104.3 p0      23 t
        vmovdqu64 zmm11, [rbp + 11776]                                   ;   924.8 p3      62 l.2 reload
        vpxord zmm19, zmm14, zmm11                                       ;  1095.3 p0      40 t
        vmovdqu64 [rbp + 22912], zmm14                                   ;  1079.3 p8+p9   61 t spill
        vpxord zmm14, zmm20, [rbp + 11648]                               ;  1096.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm2                                    ;  1091.3 p7+p4   61 t spill
        vpshufb zmm2, zmm7, zmm14                                        ;  1100.3 p5      41 t
        vmovdqu64 [rbp + 22976], zmm31                                   ;  1083.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm14                                           ;  1097.3         41 t copy
        vpermi2b zmm31, zmm28, zmm15                                     ;  1102.3 p0+p5   41 t
        vpermi2b zmm14, zmm17, zmm10                                     ;  1104.3 p0+p5   41 t
        vpternlogd zmm2, zmm31, zmm14, 0xca                              ;  1109.3 p0      41 t
        vpxord zmm14, zmm8, [rbp + 11648]                                ;  1100.3 p0+p3   40 t
        vpshufb zmm31, zmm7, zmm14                                       ;  1105.3 p5      41 t
        vmovdqu64 [rbp + 21440], zmm8                                    ;  1093.3 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm14                                            ;  1101.3         41 t copy
        vpermi2b zmm8, zmm28, zmm15                                      ;  1107.3 p0+p5   41 t
        vpermi2b zmm14, zmm17, zmm10                                     ;  1109.3 p0+p5   41 t
        vpternlogd zmm31, zmm8, zmm14, 0xca                              ;  1114.3 p0      41 t
        vpxord zmm8, zmm18, zmm11                                        ;  1104.3 p0      40 t
        vpshufb zmm11, zmm7, zmm19                                       ;  1110.3 p5      22 t
        vmovdqu64 zmm14, [rbp + 11840]                                   ;   928.5 p2      62 l.3 reload
        vmovdqu64 [rbp + 23232], zmm18                                   ;  1084.3 p8+p9   61 t spill
        vpxord zmm18, zmm3, zmm14                                        ;  1105.3 p0      40 t
        vpxord zmm14, zmm6, zmm14                                        ;  1106.3 p0      40 t
        vpxord zmm25, zmm4, zmm25                                        ;  1107.3 p0      40 t
        vmovdqu64 [rbp + 23808], zmm4                                    ;  1093.3 p7+p4   61 t spill
        vpshufb zmm4, zmm7, zmm8                                         ;  1111.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm6                                    ;  1094.3 p8+p9   61 t spill
        vpshufb zmm6, zmm7, zmm1                                         ;  1112.3 p5      23 t
        vmovdqu64 [rbp + 24192], zmm3                                    ;  1092.3 p7+p4   61 t spill
        vmovdqa64 zmm3, zmm1                                             ;  1085.3         23 t copy
        vpermi2b zmm3, zmm16, zmm9                                       ;  1114.3 p0+p5   23 t
        vpermi2b zmm1, zmm24, zmm23                                      ;  1116.3 p0+p5   23 t
        vpternlogd zmm6, zmm3, zmm1, 0xca                                ;  1121.3 p0      23 t
        vpshufb zmm1, zmm7, zmm18                                        ;  1117.3 p5      21 t
        vpshufb zmm3, zmm7, zmm14                                        ;  1118.3 p5      21 t
        vmovdqu64 [rbp + 21504], zmm29                                   ;  1078.3 p8+p9   61 t spill
        vpshufb zmm29, zmm7, zmm0                                        ;  1119.3 p5      23 t
        vmovdqu64 [rbp + 23552], zmm20                                   ;  1091.3 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm0                                            ;  1087.3         23 t copy
        vpermi2b zmm20, zmm16, zmm9                                      ;  1121.3 p0+p5   23 t
        vpermi2b zmm0, zmm24, zmm23                                      ;  1123.3 p0+p5   23 t
        vpternlogd zmm29, zmm20, zmm0, 0xca                              ;  1128.3 p0      23 t
        vpshufb zmm0, zmm7, zmm26                                        ;  1124.3 p5      22 t
        vpshufb zmm20, zmm7, zmm21                                       ;  1125.3 p5      21 t
        vpshufb zmm23, zmm7, zmm25                                       ;  1126.3 p5      22 t
        vpshufb zmm24, zmm7, zmm30                                       ;  1127.3 p5      21 t
        vpshufb zmm9, zmm7, zmm27                                        ;  1128.3 p5      42 t
        vmovdqa64 zmm16, zmm27                                           ;  1092.3         42 t copy
        vpermi2b zmm16, zmm28, zmm15                                     ;  1130.3 p0+p5   42 t
        vpermi2b zmm27, zmm17, zmm10                                     ;  1132.3 p0+p5   42 t
        vpternlogd zmm9, zmm16, zmm27, 0xca                              ;  1137.3 p0      42 t
        vpshufb zmm16, zmm7, zmm22                                       ;  1133.3 p5      42 t
        vmovdqa64 zmm27, zmm22                                           ;  1094.3         42 t copy
        vpermi2b zmm27, zmm28, zmm15                                     ;  1135.3 p0+p5   42 t
        vpermi2b zmm22, zmm17, zmm10                                     ;  1137.3 p0+p5   42 t
        vpternlogd zmm16, zmm27, zmm22, 0xca                             ;  1142.3 p0      42 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 640] ;   957.5 p3      22 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 576] ;   957.7 p2      22 t reload
        vmovdqa64 zmm7, zmm19                                            ;  1096.3         22 t copy
        vpermi2b zmm7, zmm27, zmm22                                      ;  1139.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm8                                            ;  1105.3         22 t copy
        vpermi2b zmm10, zmm27, zmm22                                     ;  1141.3 p0+p5   22 t
        vmovdqa64 zmm17, zmm26                                           ;  1092.3         22 t copy
        vpermi2b zmm17, zmm27, zmm22                                     ;  1143.3 p0+p5   22 t
        vmovdqa64 zmm15, zmm25                                           ;  1108.3         22 t copy
        vpermi2b zmm15, zmm27, zmm22                                     ;  1145.3 p0+p5   22 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 704] ;   967.3 p3      22 t reload
        vpermi2b zmm19, zmm22, [rel camellia256_encrypt.T0_constants512 + 768] ;  1147.3 p0+p5+p2   22 t
        vpternlogd zmm11, zmm7, zmm19, 0xca                              ;  1152.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 768]  ;   970.3 p3      22 t reload
        vpermi2b zmm8, zmm22, zmm7                                       ;  1149.3 p0+p5   22 t
        vpternlogd zmm4, zmm10, zmm8, 0xca                               ;  1154.3 p0      22 t
        vpermi2b zmm26, zmm22, zmm7                                      ;  1151.3 p0+p5   22 t
        vpternlogd zmm0, zmm17, zmm26, 0xca                              ;  1156.3 p0      22 t
        vpermi2b zmm25, zmm22, zmm7                                      ;  1153.3 p0+p5   22 t
        vpternlogd zmm23, zmm15, zmm25, 0xca                             ;  1158.3 p0      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 896]  ;   975.5 p2      21 t reload
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 832] ;   975.7 p3      21 t reload
        vmovdqa64 zmm15, zmm18                                           ;  1106.3         21 t copy
        vpermi2b zmm15, zmm10, zmm8                                      ;  1155.3 p0+p5   21 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;   977.8 p2      21 t reload
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 960] ;   979.3 p3      21 t reload
        vpermi2b zmm18, zmm19, zmm17                                     ;  1157.3 p0+p5   21 t
        vpternlogd zmm1, zmm15, zmm18, 0xca                              ;  1162.3 p0      21 t
        vmovdqa64 zmm15, zmm14                                           ;  1107.3         21 t copy
        vpermi2b zmm15, zmm10, zmm8                                      ;  1159.3 p0+p5   21 t
        vpermi2b zmm14, zmm19, zmm17                                     ;  1161.3 p0+p5   21 t
        vpternlogd zmm3, zmm15, zmm14, 0xca                              ;  1166.3 p0      21 t
        vmovdqa64 zmm14, zmm21                                           ;  1093.3         21 t copy
        vpermi2b zmm14, zmm10, zmm8                                      ;  1163.3 p0+p5   21 t
        vpermi2b zmm21, zmm19, zmm17                                     ;  1165.3 p0+p5   21 t
        vpternlogd zmm20, zmm14, zmm21, 0xca                             ;  1170.3 p0      21 t
        vmovdqa64 zmm14, zmm30                                           ;  1095.3         21 t copy
        vpermi2b zmm14, zmm10, zmm8                                      ;  1167.3 p0+p5   21 t
        vpermi2b zmm30, zmm19, zmm17                                     ;  1169.3 p0+p5   21 t
        vpternlogd zmm24, zmm14, zmm30, 0xca                             ;  1174.3 p0      21 t
        vmovdqa64 zmm14, zmm2                                            ;  1110.3         41 t copy
        vpternlogd zmm14, zmm0, zmm1, 0x96                               ;  1163.3 p0      41 t
        vmovdqa64 zmm15, zmm6                                            ;  1122.3         41 t copy
        vpternlogd zmm15, zmm11, zmm1, 0x96                              ;  1163.3 p0      41 t
        vpternlogd zmm6, zmm14, zmm11, 0x96                              ;  1164.3 p0      41 t
        vpternlogd zmm11, zmm9, zmm12, 0x96                              ;  1153.3 p0      41 t
        vpternlogd zmm9, zmm15, zmm12, 0x96                              ;  1164.3 p0      41 t
        vpternlogd zmm12, zmm20, zmm2, 0x96                              ;  1171.3 p0      41 t
        vpternlogd zmm0, zmm1, zmm12, 0x96                               ;  1172.3 p0      41 t
        vpternlogd zmm20, zmm2, zmm11, 0x96                              ;  1171.3 p0      41 t
        vmovdqa64 zmm1, zmm31                                            ;  1115.3         41 t copy
        vpternlogd zmm1, zmm23, zmm3, 0x96                               ;  1167.3 p0      41 t
        vpternlogd zmm12, zmm6, [rbp + 23680], 0x96                      ;  1172.3 p0+p2   62 t
        vmovdqa64 zmm2, zmm16                                            ;  1143.3         41 t copy
        vpternlogd zmm2, zmm13, zmm4, 0x96                               ;  1155.3 p0      41 t
        vmovdqa64 zmm18, zmm29                                           ;  1129.3         41 t copy
        vpternlogd zmm18, zmm4, zmm3, 0x96                               ;  1167.3 p0      41 t
        vpternlogd zmm29, zmm4, zmm1, 0x96                               ;  1168.3 p0      41 t
        vpternlogd zmm16, zmm18, zmm13, 0x96                             ;  1168.3 p0      41 t
        vpternlogd zmm13, zmm24, zmm31, 0x96                             ;  1175.3 p0      41 t
        vpternlogd zmm23, zmm3, zmm13, 0x96                              ;  1176.3 p0      41 t
        vpternlogd zmm24, zmm31, zmm2, 0x96                              ;  1175.3 p0      41 t
        vpternlogd zmm11, zmm0, [rbp + 23040], 0x96                      ;  1173.3 p0+p3   62 t
        vpternlogd zmm13, zmm29, [rbp + 22848], 0x96                     ;  1176.3 p0+p2   62 t
        vpternlogd zmm14, zmm9, [rbp + 23424], 0x96                      ;  1165.3 p0+p3   62 t
        vpternlogd zmm15, zmm20, [rbp + 21760], 0x96                     ;  1172.3 p0+p2   62 t
        vpternlogd zmm2, zmm23, [rbp + 23104], 0x96                      ;  1177.3 p0+p3   62 t
        vpternlogd zmm1, zmm16, [rbp + 24064], 0x96                      ;  1169.3 p0+p2   62 t
        vpternlogd zmm18, zmm24, [rbp + 22464], 0x96                     ;  1176.3 p0+p3   62 t
        vmovdqu64 zmm3, [rbp + 12416]                                    ;  1005.7 p2      71 d.4 reload
        vpandd zmm4, zmm12, zmm3                                         ;  1173.3 p0      47 y
        vmovdqu64 zmm21, [rbp + 12480]                                   ;  1006.3 p3      71 d.5 reload
        vpandd zmm25, zmm11, zmm21                                       ;  1174.3 p0      47 y
        vpandd zmm3, zmm13, zmm3                                         ;  1177.3 p5      47 y
        vmovdqu64 zmm26, [rbp + 12608]                                   ;  1006.7 p2      71 d.7 reload
        vpandd zmm30, zmm14, zmm26                                       ;  1170.3 p0      47 y
        vmovdqu64 zmm31, [rbp + 12544]                                   ;  1007.3 p3      71 d.6 reload
        vpandd zmm17, zmm15, zmm31                                       ;  1173.3 p5      47 y
        vpandd zmm21, zmm2, zmm21                                        ;  1178.3 p0      47 y
        vpandd zmm26, zmm1, zmm26                                        ;  1172.3 p5      47 y
        vpandd zmm31, zmm18, zmm31                                       ;  1177.3 p0      47 y
        vpsrlq zmm19, zmm30, 7                                           ;  1173.3 p0      47 y
        vpsrlq zmm8, zmm26, 7                                            ;  1174.3 p0      47 y
        vpaddb zmm30, zmm30, zmm30                                       ;  1173.3 p5      47 y
        vpternlogd zmm30, zmm20, [rbp + 24256], 0x96                     ;  1174.3 p5+p2   47 y
        vpsrlq zmm20, zmm4, 7                                            ;  1175.3 p0      47 y
        vpaddb zmm4, zmm4, zmm4                                          ;  1175.3 p5      47 y
        vpternlogd zmm4, zmm9, [rbp + 24320], 0x96                       ;  1176.3 p5+p3   47 y
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 1088] ;  1008.7 p2      47 y reload
        vpternlogd zmm4, zmm19, zmm9, 0x78                               ;  1177.3 p0      47 y
        vmovdqu64 zmm19, [rbp + 12160]                                   ;  1009.3 p3      71 d.0 reload
        vpternlogd zmm12, zmm4, zmm19, 0x1e                              ;  1178.3 p5      48 y
        vpaddb zmm26, zmm26, zmm26                                       ;  1177.3 p0      47 y
        vpternlogd zmm26, zmm24, [rbp + 24512], 0x96                     ;  1178.3 p5+p2   47 y
        vpsrlq zmm24, zmm3, 7                                            ;  1178.3 p0      47 y
        vpaddb zmm3, zmm3, zmm3                                          ;  1179.3 p5      47 y
        vpternlogd zmm3, zmm16, [rbp + 24128], 0x96                      ;  1180.3 p0+p3   47 y
        vpternlogd zmm3, zmm8, zmm9, 0x78                                ;  1181.3 p5      47 y
        vpternlogd zmm19, zmm13, zmm3, 0x36                              ;  1182.3 p0      48 y
        vpsrlq zmm8, zmm25, 7                                            ;  1181.3 p0      47 y
        vpaddb zmm13, zmm25, zmm25                                       ;  1181.3 p5      47 y
        vpternlogd zmm13, zmm6, [rbp + 22016], 0x96                      ;  1182.3 p5+p2   47 y
        vpternlogd zmm13, zmm20, zmm9, 0x78                              ;  1183.3 p0      47 y
        vpsrlq zmm6, zmm21, 7                                            ;  1183.3 p0      47 y
        vpaddb zmm16, zmm21, zmm21                                       ;  1183.3 p5      47 y
        vpternlogd zmm16, zmm29, [rbp + 23872], 0x96                     ;  1184.3 p5+p3   47 y
        vpternlogd zmm16, zmm24, zmm9, 0x78                              ;  1185.3 p0      47 y
        vpsrlq zmm20, zmm17, 7                                           ;  1185.3 p0      47 y
        vpternlogd zmm30, zmm20, zmm9, 0x78                              ;  1186.3 p5      47 y
        vpaddb zmm17, zmm17, zmm17                                       ;  1186.3 p5      47 y
        vpternlogd zmm17, zmm0, [rbp + 24384], 0x96                      ;  1187.3 p0+p2   47 y
        vpternlogd zmm17, zmm8, zmm9, 0x78                               ;  1188.3 p5      47 y
        vmovdqu64 zmm0, [rbp + 12224]                                    ;  1013.0 p3      71 d.1 reload
        vpternlogd zmm11, zmm13, zmm0, 0x1e                              ;  1187.3 p0      48 y
        vpternlogd zmm0, zmm2, zmm16, 0x36                               ;  1188.3 p5      48 y
        vpsrlq zmm2, zmm31, 7                                            ;  1188.3 p0      47 y
        vpternlogd zmm26, zmm2, zmm9, 0x78                               ;  1189.3 p5      47 y
        vpaddb zmm2, zmm31, zmm31                                        ;  1189.3 p0      47 y
        vpternlogd zmm2, zmm23, [rbp + 22784], 0x96                      ;  1190.3 p5+p2   47 y
        vpternlogd zmm2, zmm6, zmm9, 0x78                                ;  1191.3 p0      47 y
        vmovdqu64 zmm6, [rbp + 12288]                                    ;  1014.5 p3      71 d.2 reload
        vpternlogd zmm15, zmm17, zmm6, 0x1e                              ;  1191.3 p5      48 y
        vpternlogd zmm6, zmm18, zmm2, 0x36                               ;  1192.3 p0      48 y
        vmovdqu64 zmm8, [rbp + 12352]                                    ;  1015.0 p2      71 d.3 reload
        vpternlogd zmm14, zmm30, zmm8, 0x1e                              ;  1192.3 p5      48 y
        vpternlogd zmm8, zmm1, zmm26, 0x36                               ;  1192.3 p0      48 y
        vmovdqu64 zmm1, [rbp + 22592]                                    ;  1015.5 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 12736]                                   ;  1016.0 p2      51 x
        vpternlogd zmm18, zmm5, zmm1, 0xf6                               ;  1193.3 p5      51 x
        vmovdqu64 zmm20, [rbp + 23808]                                   ;  1093.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 12992]                                   ;  1017.0 p2      52 x
        vpternlogd zmm21, zmm18, zmm20, 0x60                             ;  1194.3 p0      52 x
        vpsrlq zmm23, zmm21, 7                                           ;  1195.3 p0      52 x
        vpandd zmm23, zmm23, zmm9                                        ;  1196.3 p5      52 x
        vpaddb zmm21, zmm21, zmm21                                       ;  1195.3 p5      52 x
        vmovdqu64 zmm24, [rbp + 23552]                                   ;  1091.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 21504]                                   ;  1078.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 12672]                                   ;  1018.5 p3      51 x
        vpternlogd zmm29, zmm25, zmm24, 0x36                             ;  1195.3 p0      51 x
        vpternlogd zmm21, zmm5, zmm1, 0x96                               ;  1196.3 p5      61 t
        vmovdqu64 zmm1, [rbp + 12928]                                    ;  1019.0 p2      71 y.4 reload
        vpandd zmm5, zmm29, zmm1                                         ;  1196.3 p0      52 x
        vpsrlq zmm25, zmm5, 7                                            ;  1197.3 p0      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;  1197.3 p5      52 x
        vmovdqu64 zmm31, [rbp + 13440]                                   ;  1019.5 p3      61 r.4 reload
        vpxord zmm20, zmm12, zmm31                                       ;  1198.3 p5      40 t
        vpxord zmm31, zmm19, zmm31                                       ;  1198.3 p0      40 t
        vpxord zmm24, zmm11, [rbp + 13504]                               ;  1199.3 p5+p2   40 t
        vmovdqu64 [rbp + 22592], zmm11                                   ;  1188.3 p8+p9   48 y spill
        vpxord zmm11, zmm0, [rbp + 13504]                                ;  1199.3 p0+p3   40 t
        vmovdqu64 [rbp + 21504], zmm0                                    ;  1189.3 p7+p4   48 y spill
        vpxord zmm0, zmm15, [rbp + 13568]                                ;  1200.3 p5+p2   40 t
        vmovdqu64 [rbp + 22784], zmm15                                   ;  1192.3 p8+p9   48 y spill
        vpxord zmm15, zmm6, [rbp + 13568]                                ;  1200.3 p0+p3   40 t
        vmovdqu64 [rbp + 24384], zmm6                                    ;  1193.3 p7+p4   48 y spill
        vpxord zmm6, zmm14, [rbp + 13632]                                ;  1201.3 p5+p2   40 t
        vmovdqu64 [rbp + 23872], zmm14                                   ;  1193.3 p8+p9   48 y spill
        vpxord zmm14, zmm8, [rbp + 13632]                                ;  1201.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm8                                    ;  1193.3 p7+p4   48 y spill
        vpxord zmm8, zmm4, [rbp + 13184]                                 ;  1202.3 p5+p2   40 t
        vmovdqu64 [rbp + 24128], zmm4                                    ;  1178.3 p8+p9   47 y spill
        vpxord zmm4, zmm3, [rbp + 13184]                                 ;  1202.3 p0+p3   40 t
        vmovdqu64 [rbp + 24512], zmm3                                    ;  1182.3 p7+p4   47 y spill
        vpxord zmm3, zmm13, [rbp + 13248]                                ;  1203.3 p5+p2   40 t
        vmovdqu64 [rbp + 24320], zmm13                                   ;  1184.3 p8+p9   47 y spill
        vpxord zmm13, zmm16, [rbp + 13248]                               ;  1203.3 p0+p3   40 t
        vmovdqu64 [rbp + 24256], zmm16                                   ;  1186.3 p7+p4   47 y spill
        vpxord zmm16, zmm17, [rbp + 13312]                               ;  1204.3 p5+p2   40 t
        vmovdqu64 [rbp + 22464], zmm17                                   ;  1189.3 p8+p9   47 y spill
        vpxord zmm17, zmm30, [rbp + 13376]                               ;  1204.3 p0+p3   40 t
        vmovdqu64 [rbp + 24064], zmm30                                   ;  1187.3 p7+p4   47 y spill
        vpxord zmm30, zmm2, [rbp + 13312]                                ;  1205.3 p5+p2   40 t
        vmovdqu64 [rbp + 23104], zmm2                                    ;  1192.3 p8+p9   47 y spill
        vpxord zmm2, zmm26, [rbp + 13376]                                ;  1205.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm26                                   ;  1190.3 p7+p4   47 y spill
        vmovdqa64 zmm26, zmm16                                           ;  1205.3         22 t copy
        vpermi2b zmm26, zmm22, zmm7                                      ;  1208.3 p5      22 t
        vmovdqu64 [rbp + 23424], zmm19                                   ;  1183.3 p8+p9   48 y spill
        vmovdqa64 zmm19, zmm30                                           ;  1206.3         22 t copy
        vpermi2b zmm19, zmm22, zmm7                                      ;  1210.3 p0+p5   22 t
        vpandd zmm25, zmm25, zmm9                                        ;  1207.3 p0      52 x
        vmovdqu64 [rbp + 22848], zmm12                                   ;  1179.3 p7+p4   48 y spill
        vmovdqa64 zmm12, zmm24                                           ;  1200.3         22 t copy
        vpermi2b zmm12, zmm22, zmm7                                      ;  1212.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm11                                           ;  1200.3         22 t copy
        vpermi2b zmm10, zmm22, zmm7                                      ;  1214.3 p0+p5   22 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1038.3 p2      41 t reload
        vpshufb zmm22, zmm7, zmm16                                       ;  1215.3 p5      22 t
        vpermi2b zmm16, zmm27, [rel camellia256_encrypt.T0_constants512 + 640] ;  1217.3 p0+p5+p3   22 t
        vpternlogd zmm22, zmm16, zmm26, 0xca                             ;  1222.3 p0      22 t
        vpshufb zmm16, zmm7, zmm30                                       ;  1218.3 p5      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 640] ;  1041.5 p2      22 t reload
        vpermi2b zmm30, zmm27, zmm26                                     ;  1220.3 p0+p5   22 t
        vpternlogd zmm16, zmm30, zmm19, 0xca                             ;  1225.3 p0      22 t
        vpshufb zmm19, zmm7, zmm8                                        ;  1221.3 p5      41 t
        vpshufb zmm30, zmm7, zmm24                                       ;  1222.3 p5      22 t
        vpermi2b zmm24, zmm27, zmm26                                     ;  1224.3 p0+p5   22 t
        vpternlogd zmm30, zmm24, zmm12, 0xca                             ;  1229.3 p0      22 t
        vpshufb zmm12, zmm7, zmm4                                        ;  1225.3 p5      41 t
        vpshufb zmm24, zmm7, zmm11                                       ;  1226.3 p5      22 t
        vpermi2b zmm11, zmm27, zmm26                                     ;  1228.3 p0+p5   22 t
        vpternlogd zmm24, zmm11, zmm10, 0xca                             ;  1233.3 p0      22 t
        vpshufb zmm10, zmm7, zmm3                                        ;  1229.3 p5      23 t
        vpshufb zmm11, zmm7, zmm13                                       ;  1230.3 p5      23 t
        vpshufb zmm26, zmm7, zmm17                                       ;  1231.3 p5      21 t
        vpshufb zmm27, zmm7, zmm2                                        ;  1232.3 p5      21 t
        vmovdqu64 [rbp + 23040], zmm18                                   ;  1194.3 p8+p9   51 x spill
        vpshufb zmm18, zmm7, zmm20                                       ;  1233.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm29                                   ;  1196.3 p7+p4   51 x spill
        vpshufb zmm29, zmm7, zmm31                                       ;  1234.3 p5      23 t
        vmovdqa64 zmm7, zmm8                                             ;  1203.3         41 t copy
        vpermi2b zmm7, zmm28, [rel camellia256_encrypt.T0_constants512 + 64] ;  1236.3 p0+p5+p3   41 t
        vmovdqu64 [rbp + 23936], zmm23                                   ;  1197.3 p8+p9   52 x spill
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 128] ;  1055.3 p2      41 t reload
        vpermi2b zmm8, zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;  1238.3 p0+p5+p3   41 t
        vpternlogd zmm19, zmm7, zmm8, 0xca                               ;  1243.3 p0      41 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1056.5 p2      41 t reload
        vmovdqa64 zmm8, zmm4                                             ;  1203.3         41 t copy
        vpermi2b zmm8, zmm28, zmm7                                       ;  1240.3 p0+p5   41 t
        vpermi2b zmm4, zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;  1242.3 p0+p5+p3   41 t
        vpternlogd zmm12, zmm8, zmm4, 0xca                               ;  1247.3 p0      41 t
        vmovdqa64 zmm4, zmm6                                             ;  1202.3         42 t copy
        vpermi2b zmm4, zmm28, zmm7                                       ;  1244.3 p0+p5   42 t
        vmovdqa64 zmm8, zmm14                                            ;  1202.3         42 t copy
        vpermi2b zmm8, zmm28, zmm7                                       ;  1246.3 p0+p5   42 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1066.3 p2      41 t reload
        vpshufb zmm28, zmm7, zmm6                                        ;  1247.3 p5      42 t
        vpermi2b zmm6, zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;  1249.3 p0+p5+p3   42 t
        vpternlogd zmm28, zmm4, zmm6, 0xca                               ;  1254.3 p0      42 t
        vpshufb zmm4, zmm7, zmm14                                        ;  1250.3 p5      42 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 192]  ;  1070.7 p2      41 t reload
        vpermi2b zmm14, zmm23, zmm6                                      ;  1252.3 p0+p5   42 t
        vpternlogd zmm4, zmm8, zmm14, 0xca                               ;  1257.3 p0      42 t
        vpshufb zmm8, zmm7, zmm0                                         ;  1253.3 p5      21 t
        vpshufb zmm14, zmm7, zmm15                                       ;  1254.3 p5      21 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1073.8 p3      23 t reload
        vmovdqa64 zmm6, zmm3                                             ;  1204.3         23 t copy
        vpermi2b zmm6, zmm7, [rel camellia256_encrypt.T0_constants512 + 384] ;  1256.3 p0+p5+p2   23 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 448] ;  1076.3 p3      23 t reload
        vpermi2b zmm3, zmm23, [rel camellia256_encrypt.T0_constants512 + 512] ;  1258.3 p0+p5+p2   23 t
        vpternlogd zmm10, zmm6, zmm3, 0xca                               ;  1263.3 p0      23 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1080.3 p3      23 t reload
        vmovdqa64 zmm6, zmm13                                            ;  1204.3         23 t copy
        vpermi2b zmm6, zmm7, zmm3                                        ;  1260.3 p0+p5   23 t
        vpermi2b zmm13, zmm23, [rel camellia256_encrypt.T0_constants512 + 512] ;  1262.3 p0+p5+p2   23 t
        vpternlogd zmm11, zmm6, zmm13, 0xca                              ;  1267.3 p0      23 t
        vmovdqa64 zmm6, zmm20                                            ;  1199.3         23 t copy
        vpermi2b zmm6, zmm7, zmm3                                        ;  1264.3 p0+p5   23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;  1082.7 p3      23 t reload
        vpermi2b zmm20, zmm23, zmm13                                     ;  1266.3 p0+p5   23 t
        vpternlogd zmm18, zmm6, zmm20, 0xca                              ;  1271.3 p0      23 t
        vmovdqa64 zmm6, zmm31                                            ;  1199.3         23 t copy
        vpermi2b zmm6, zmm7, zmm3                                        ;  1268.3 p0+p5   23 t
        vpermi2b zmm31, zmm23, zmm13                                     ;  1270.3 p0+p5   23 t
        vpternlogd zmm29, zmm6, zmm31, 0xca                              ;  1275.3 p0      23 t
        vmovdqu64 zmm6, [rbp + 21440]                                    ;  1093.3 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 22976]                                   ;  1085.0 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 12672]                                   ;  1085.8 p2      51 x
        vpternlogd zmm31, zmm20, zmm6, 0x36                              ;  1242.3 p0      51 x
        vpandd zmm1, zmm31, zmm1                                         ;  1243.3 p0      52 x
        vpsrlq zmm20, zmm1, 7                                            ;  1244.3 p0      52 x
        vpternlogd zmm21, zmm20, zmm9, 0x78                              ;  1245.3 p0      61 t
        vpaddb zmm1, zmm1, zmm1                                          ;  1246.3 p0      52 x
        vmovdqa64 zmm20, zmm28                                           ;  1255.3         41 t copy
        vpternlogd zmm20, zmm10, zmm22, 0x96                             ;  1264.3 p0      41 t
        vmovdqa64 zmm13, zmm4                                            ;  1258.3         41 t copy
        vpternlogd zmm13, zmm11, zmm16, 0x96                             ;  1268.3 p0      41 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 832] ;  1088.7 p3      21 t reload
        vmovdqa64 zmm3, zmm17                                            ;  1205.3         21 t copy
        vpermi2b zmm3, zmm23, [rel camellia256_encrypt.T0_constants512 + 896] ;  1272.3 p0+p5+p2   21 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 960]  ;  1090.8 p3      21 t reload
        vpermi2b zmm17, zmm7, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1274.3 p0+p5+p2   21 t
        vpternlogd zmm26, zmm3, zmm17, 0xca                              ;  1279.3 p0      21 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1092.3 p3      21 t reload
        vmovdqa64 zmm17, zmm2                                            ;  1206.3         21 t copy
        vpermi2b zmm17, zmm23, zmm3                                      ;  1276.3 p0+p5   21 t
        vpermi2b zmm2, zmm7, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1278.3 p0+p5+p2   21 t
        vpternlogd zmm27, zmm17, zmm2, 0xca                              ;  1283.3 p0      21 t
        vmovdqa64 zmm2, zmm0                                             ;  1201.3         21 t copy
        vpermi2b zmm2, zmm23, zmm3                                       ;  1280.3 p0+p5   21 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1095.2 p3      21 t reload
        vpermi2b zmm0, zmm7, zmm17                                       ;  1282.3 p0+p5   21 t
        vpternlogd zmm8, zmm2, zmm0, 0xca                                ;  1287.3 p0      21 t
        vmovdqa64 zmm0, zmm15                                            ;  1201.3         21 t copy
        vpermi2b zmm0, zmm23, zmm3                                       ;  1284.3 p0+p5   21 t
        vpermi2b zmm15, zmm7, zmm17                                      ;  1286.3 p0+p5   21 t
        vpternlogd zmm14, zmm0, zmm15, 0xca                              ;  1291.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 22336]                                    ;  1097.3 p2      61 t reload
        vmovdqu64 zmm2, [rbp + 21824]                                    ;  1097.5 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 12736]                                   ;  1098.3 p2      51 x
        vpternlogd zmm15, zmm2, zmm0, 0x36                               ;  1261.3 p0      51 x
        vpandd zmm2, zmm15, [rbp + 12992]                                ;  1262.3 p0+p3   52 x
        vpsrlq zmm17, zmm2, 7                                            ;  1263.3 p0      52 x
        vpaddb zmm2, zmm2, zmm2                                          ;  1264.3 p0      52 x
        vpternlogd zmm2, zmm25, zmm0, 0x96                               ;  1265.3 p0      61 t
        vmovdqa64 zmm0, zmm19                                            ;  1244.3         41 t copy
        vpternlogd zmm0, zmm30, zmm26, 0x96                              ;  1280.3 p0      41 t
        vmovdqa64 zmm25, zmm18                                           ;  1272.3         41 t copy
        vpternlogd zmm25, zmm22, zmm26, 0x96                             ;  1280.3 p0      41 t
        vpternlogd zmm18, zmm22, zmm0, 0x96                              ;  1281.3 p0      41 t
        vpternlogd zmm28, zmm25, zmm10, 0x96                             ;  1281.3 p0      41 t
        vpternlogd zmm10, zmm8, zmm19, 0x96                              ;  1288.3 p0      41 t
        vpternlogd zmm30, zmm26, zmm10, 0x96                             ;  1289.3 p0      41 t
        vpternlogd zmm8, zmm19, zmm20, 0x96                              ;  1288.3 p0      41 t
        vpandd zmm17, zmm17, zmm9                                        ;  1273.3 p0      52 x
        vmovdqu64 zmm19, [rbp + 22912]                                   ;  1100.3 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 21376]                                   ;  1100.5 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 12800]                                   ;  1101.3 p2      51 x
        vpternlogd zmm26, zmm22, zmm19, 0x36                             ;  1274.3 p0      51 x
        vpternlogd zmm20, zmm15, zmm30, 0x96                             ;  1290.3 p0      61 t
        vmovdqu64 zmm15, [rbp + 13056]                                   ;  1101.5 p3      71 y.6 reload
        vpandd zmm22, zmm26, zmm15                                       ;  1276.3 p0      52 x
        vpternlogd zmm25, zmm26, zmm8, 0x96                              ;  1289.3 p0      61 t
        vpsrlq zmm26, zmm22, 7                                           ;  1278.3 p0      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;  1279.3 p0      52 x
        vpternlogd zmm22, zmm17, zmm19, 0x96                             ;  1280.3 p0      61 t
        vpternlogd zmm10, zmm18, [rbp + 23680], 0x96                     ;  1289.3 p0+p2   61 t
        vmovdqa64 zmm17, zmm12                                           ;  1248.3         41 t copy
        vpternlogd zmm17, zmm24, zmm27, 0x96                             ;  1284.3 p0      41 t
        vmovdqa64 zmm19, zmm29                                           ;  1276.3         41 t copy
        vpternlogd zmm19, zmm16, zmm27, 0x96                             ;  1284.3 p0      41 t
        vpternlogd zmm29, zmm16, zmm17, 0x96                             ;  1285.3 p0      41 t
        vpternlogd zmm4, zmm19, zmm11, 0x96                              ;  1285.3 p0      41 t
        vpternlogd zmm11, zmm14, zmm12, 0x96                             ;  1292.3 p0      41 t
        vpternlogd zmm24, zmm27, zmm11, 0x96                             ;  1293.3 p5      41 t
        vpternlogd zmm14, zmm12, zmm13, 0x96                             ;  1292.3 p0      41 t
        vpandd zmm26, zmm26, zmm9                                        ;  1288.3 p5      52 x
        vmovdqu64 zmm12, [rbp + 23232]                                   ;  1107.5 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 23488]                                   ;  1107.7 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 12800]                                   ;  1109.3 p3      51 x
        vpternlogd zmm27, zmm16, zmm12, 0x36                             ;  1288.3 p0      51 x
        vpternlogd zmm11, zmm31, zmm29, 0x96                             ;  1293.3 p5      61 t
        vpandd zmm15, zmm27, zmm15                                       ;  1289.3 p0      52 x
        vpternlogd zmm19, zmm27, zmm14, 0x96                             ;  1293.3 p5      61 t
        vpsrlq zmm16, zmm15, 7                                           ;  1290.3 p0      52 x
        vpaddb zmm15, zmm15, zmm15                                       ;  1291.3 p5      52 x
        vpternlogd zmm15, zmm12, [rbp + 23936], 0x96                     ;  1292.3 p0+p2   61 t
        vpandd zmm16, zmm16, zmm9                                        ;  1292.3 p5      52 x
        vmovdqu64 zmm12, [rbp + 24192]                                   ;  1112.5 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 22400]                                   ;  1114.3 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 12864]                                   ;  1114.5 p3      51 x
        vpternlogd zmm31, zmm27, zmm12, 0x36                             ;  1292.3 p0      51 x
        vmovdqu64 zmm27, [rbp + 13120]                                   ;  1115.3 p2      71 y.7 reload
        vpandd zmm7, zmm31, zmm27                                        ;  1293.3 p5      52 x
        vpternlogd zmm0, zmm31, zmm28, 0x96                              ;  1293.3 p0      61 t
        vpsrlq zmm31, zmm7, 7                                            ;  1294.3 p0      52 x
        vpaddb zmm7, zmm7, zmm7                                          ;  1294.3 p5      52 x
        vpternlogd zmm7, zmm26, zmm12, 0x96                              ;  1295.3 p5      61 t
        vpandd zmm31, zmm31, zmm9                                        ;  1295.3 p0      52 x
        vpternlogd zmm5, zmm31, [rbp + 23552], 0x96                      ;  1296.3 p5+p3   61 t
        vmovdqu64 zmm12, [rbp + 23168]                                   ;  1116.8 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 21696]                                   ;  1117.5 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 12864]                                   ;  1117.8 p2      51 x
        vpternlogd zmm31, zmm26, zmm12, 0x36                             ;  1296.3 p0      51 x
        vpandd zmm26, zmm31, zmm27                                       ;  1297.3 p5      52 x
        vpternlogd zmm17, zmm31, zmm4, 0x96                              ;  1297.3 p0      61 t
        vpsrlq zmm27, zmm26, 7                                           ;  1298.3 p0      52 x
        vpaddb zmm26, zmm26, zmm26                                       ;  1298.3 p5      52 x
        vpternlogd zmm26, zmm16, zmm12, 0x96                             ;  1299.3 p5      61 t
        vpandd zmm27, zmm27, zmm9                                        ;  1299.3 p0      52 x
        vpternlogd zmm1, zmm27, zmm6, 0x96                               ;  1300.3 p5      61 t
        vmovdqu64 zmm6, [rbp + 23040]                                    ;  1194.3 p3      51 x reload
        vpternlogd zmm13, zmm6, [rbp + 23808], 0x96                      ;  1300.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 13760]                                    ;  1123.3 p3      62 l.1 reload
        vmovdqa64 zmm12, zmm2                                            ;  1266.3         40 t copy
        vpternlogd zmm12, zmm18, zmm6, 0x96                              ;  1301.3 p5      40 t
        vpternlogd zmm6, zmm21, zmm29, 0x96                              ;  1301.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 13696]                                   ;  1126.3 p2      62 l.0 reload
        vmovdqa64 zmm27, zmm5                                            ;  1297.3         40 t copy
        vpternlogd zmm27, zmm28, zmm16, 0x96                             ;  1302.3 p5      40 t
        vpternlogd zmm16, zmm1, zmm4, 0x96                               ;  1302.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 13952]                                   ;  1128.5 p3      62 l.4 reload
        vpxord zmm9, zmm10, zmm31                                        ;  1303.3 p5      40 t
        vmovdqu64 [rbp + 23808], zmm10                                   ;  1290.3 p7+p4   61 t spill
        vpxord zmm10, zmm20, [rbp + 14016]                               ;  1303.3 p0+p2   40 t
        vpxord zmm31, zmm11, zmm31                                       ;  1304.3 p5      40 t
        vmovdqu64 [rbp + 23040], zmm20                                   ;  1291.3 p8+p9   61 t spill
        vpxord zmm20, zmm25, [rbp + 14080]                               ;  1304.3 p0+p3   40 t
        vmovdqu64 [rbp + 21440], zmm25                                   ;  1290.3 p7+p4   61 t spill
        vpxord zmm25, zmm19, [rbp + 14080]                               ;  1305.3 p5+p2   40 t
        vmovdqu64 [rbp + 23168], zmm19                                   ;  1294.3 p8+p9   61 t spill
        vpxord zmm19, zmm0, [rbp + 14144]                                ;  1305.3 p0+p3   40 t
        vmovdqu64 [rbp + 21696], zmm0                                    ;  1294.3 p7+p4   61 t spill
        vpxord zmm0, zmm17, [rbp + 14144]                                ;  1306.3 p5+p2   40 t
        vmovdqu64 [rbp + 23552], zmm17                                   ;  1298.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm22                                           ;  1281.3         40 t copy
        vpternlogd zmm17, zmm30, [rbp + 13824], 0x96                     ;  1306.3 p0+p3   40 t
        vmovdqu64 [rbp + 24192], zmm11                                   ;  1294.3 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm15                                           ;  1293.3         40 t copy
        vpternlogd zmm11, zmm24, [rbp + 13824], 0x96                     ;  1307.3 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm15                                   ;  1293.3 p8+p9   61 t spill
        vmovdqa64 zmm15, zmm7                                            ;  1296.3         40 t copy
        vpternlogd zmm15, zmm8, [rbp + 13888], 0x96                      ;  1307.3 p0+p3   40 t
        vmovdqu64 [rbp + 23232], zmm7                                    ;  1296.3 p7+p4   61 t spill
        vmovdqa64 zmm7, zmm26                                            ;  1300.3         40 t copy
        vpternlogd zmm7, zmm14, [rbp + 13888], 0x96                      ;  1308.3 p5+p2   40 t
        vmovdqu64 [rbp + 23936], zmm26                                   ;  1300.3 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm15                                           ;  1308.3         21 t copy
        vpermi2b zmm26, zmm23, zmm3                                      ;  1310.3 p0+p5   21 t
        vmovdqu64 [rbp + 23488], zmm14                                   ;  1293.3 p7+p4   41 t spill
        vmovdqa64 zmm14, zmm13                                           ;  1301.3         40 t copy
        vpternlogd zmm14, zmm24, [rbp + 14016], 0x96                     ;  1309.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm13                                   ;  1301.3 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm7                                            ;  1309.3         21 t copy
        vpermi2b zmm13, zmm23, zmm3                                      ;  1312.3 p0+p5   21 t
        vmovdqu64 [rbp + 22912], zmm8                                    ;  1289.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm20                                            ;  1305.3         21 t copy
        vpermi2b zmm8, zmm23, zmm3                                       ;  1314.3 p0+p5   21 t
        vmovdqu64 [rbp + 21376], zmm24                                   ;  1294.3 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm25                                           ;  1306.3         21 t copy
        vpermi2b zmm24, zmm23, zmm3                                      ;  1316.3 p0+p5   21 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1156.3 p2      41 t reload
        vpshufb zmm23, zmm3, zmm15                                       ;  1317.3 p5      21 t
        vmovdqu64 [rbp + 22336], zmm22                                   ;  1281.3 p7+p4   61 t spill
        vpshufb zmm22, zmm3, zmm7                                        ;  1318.3 p5      21 t
        vmovdqu64 [rbp + 21824], zmm30                                   ;  1290.3 p8+p9   41 t spill
        vpshufb zmm30, zmm3, zmm27                                       ;  1319.3 p5      41 t
        vmovdqu64 [rbp + 22976], zmm29                                   ;  1286.3 p7+p4   41 t spill
        vpshufb zmm29, zmm3, zmm16                                       ;  1320.3 p5      41 t
        vmovdqu64 [rbp + 22080], zmm21                                   ;  1246.3 p8+p9   61 t spill
        vpshufb zmm21, zmm3, zmm12                                       ;  1321.3 p5      23 t
        vmovdqu64 [rbp + 22144], zmm2                                    ;  1266.3 p7+p4   61 t spill
        vpshufb zmm2, zmm3, zmm6                                         ;  1322.3 p5      23 t
        vmovdqu64 [rbp + 21888], zmm18                                   ;  1282.3 p8+p9   41 t spill
        vpshufb zmm18, zmm3, zmm20                                       ;  1323.3 p5      21 t
        vmovdqu64 [rbp + 23296], zmm4                                    ;  1286.3 p7+p4   41 t spill
        vpshufb zmm4, zmm3, zmm17                                        ;  1324.3 p5      22 t
        vmovdqu64 [rbp + 24000], zmm1                                    ;  1301.3 p8+p9   61 t spill
        vpshufb zmm1, zmm3, zmm25                                        ;  1325.3 p5      21 t
        vmovdqu64 [rbp + 21952], zmm5                                    ;  1297.3 p7+p4   61 t spill
        vpshufb zmm5, zmm3, zmm11                                        ;  1326.3 p5      22 t
        vmovdqu64 [rbp + 21568], zmm28                                   ;  1282.3 p8+p9   41 t spill
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 960] ;  1164.3 p3      21 t reload
        vpermi2b zmm15, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1328.3 p0+p5+p2   21 t
        vpternlogd zmm23, zmm26, zmm15, 0xca                             ;  1333.3 p0      21 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1166.5 p3      21 t reload
        vpermi2b zmm7, zmm28, zmm15                                      ;  1330.3 p0+p5   21 t
        vpternlogd zmm22, zmm13, zmm7, 0xca                              ;  1335.3 p0      21 t
        vpermi2b zmm20, zmm28, zmm15                                     ;  1332.3 p0+p5   21 t
        vpternlogd zmm18, zmm8, zmm20, 0xca                              ;  1337.3 p0      21 t
        vpermi2b zmm25, zmm28, zmm15                                     ;  1334.3 p0+p5   21 t
        vpternlogd zmm1, zmm24, zmm25, 0xca                              ;  1339.3 p0      21 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1172.5 p2      41 t reload
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512]        ;  1174.3 p3      41 t reload
        vmovdqa64 zmm13, zmm27                                           ;  1303.3         41 t copy
        vpermi2b zmm13, zmm8, zmm7                                       ;  1336.3 p0+p5   41 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;  1175.3 p2      41 t reload
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;  1175.5 p3      41 t reload
        vpermi2b zmm27, zmm24, zmm20                                     ;  1338.3 p0+p5   41 t
        vpternlogd zmm30, zmm13, zmm27, 0xca                             ;  1343.3 p0      41 t
        vmovdqa64 zmm13, zmm16                                           ;  1303.3         41 t copy
        vpermi2b zmm13, zmm8, zmm7                                       ;  1340.3 p0+p5   41 t
        vpermi2b zmm16, zmm24, zmm20                                     ;  1342.3 p0+p5   41 t
        vpternlogd zmm29, zmm13, zmm16, 0xca                             ;  1347.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 384] ;  1177.7 p2      23 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 320] ;  1177.8 p3      23 t reload
        vmovdqa64 zmm25, zmm12                                           ;  1302.3         23 t copy
        vpermi2b zmm25, zmm16, zmm13                                     ;  1344.3 p0+p5   23 t
        vmovdqa64 zmm26, zmm6                                            ;  1302.3         23 t copy
        vpermi2b zmm26, zmm16, zmm13                                     ;  1346.3 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 512] ;  1179.3 p2      23 t reload
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 448] ;  1179.5 p3      23 t reload
        vpermi2b zmm12, zmm15, zmm27                                     ;  1348.3 p0+p5   23 t
        vpternlogd zmm21, zmm25, zmm12, 0xca                             ;  1353.3 p0      23 t
        vpermi2b zmm6, zmm15, zmm27                                      ;  1350.3 p0+p5   23 t
        vpternlogd zmm2, zmm26, zmm6, 0xca                               ;  1355.3 p0      23 t
        vpshufb zmm6, zmm3, zmm9                                         ;  1351.3 p5      23 t
        vmovdqa64 zmm12, zmm9                                            ;  1304.3         23 t copy
        vpermi2b zmm12, zmm16, zmm13                                     ;  1353.3 p0+p5   23 t
        vpermi2b zmm9, zmm15, zmm27                                      ;  1355.3 p0+p5   23 t
        vpternlogd zmm6, zmm12, zmm9, 0xca                               ;  1360.3 p0      23 t
        vpshufb zmm9, zmm3, zmm31                                        ;  1356.3 p5      23 t
        vmovdqa64 zmm12, zmm31                                           ;  1305.3         23 t copy
        vpermi2b zmm12, zmm16, zmm13                                     ;  1358.3 p0+p5   23 t
        vpermi2b zmm31, zmm15, zmm27                                     ;  1360.3 p0+p5   23 t
        vpternlogd zmm9, zmm12, zmm31, 0xca                              ;  1365.3 p0      23 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 640] ;  1184.0 p2      22 t reload
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 576] ;  1184.2 p3      22 t reload
        vmovdqa64 zmm26, zmm17                                           ;  1307.3         22 t copy
        vpermi2b zmm26, zmm25, zmm12                                     ;  1362.3 p0+p5   22 t
        vmovdqa64 zmm31, zmm11                                           ;  1308.3         22 t copy
        vpermi2b zmm31, zmm25, zmm12                                     ;  1364.3 p0+p5   22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 704] ;  1185.7 p2      22 t reload
        vpermi2b zmm17, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1366.3 p0+p5+p3   22 t
        vpternlogd zmm4, zmm26, zmm17, 0xca                              ;  1371.3 p0      22 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 768] ;  1186.7 p2      22 t reload
        vpermi2b zmm11, zmm28, zmm17                                     ;  1368.3 p0+p5   22 t
        vpternlogd zmm5, zmm31, zmm11, 0xca                              ;  1373.3 p0      22 t
        vpshufb zmm11, zmm3, zmm10                                       ;  1369.3 p5      22 t
        vmovdqa64 zmm26, zmm10                                           ;  1304.3         22 t copy
        vpermi2b zmm26, zmm25, zmm12                                     ;  1371.3 p0+p5   22 t
        vpermi2b zmm10, zmm28, zmm17                                     ;  1373.3 p0+p5   22 t
        vpternlogd zmm11, zmm26, zmm10, 0xca                             ;  1378.3 p0      22 t
        vpshufb zmm10, zmm3, zmm14                                       ;  1374.3 p5      22 t
        vmovdqa64 zmm26, zmm14                                           ;  1310.3         22 t copy
        vpermi2b zmm26, zmm25, zmm12                                     ;  1376.3 p0+p5   22 t
        vpermi2b zmm14, zmm28, zmm17                                     ;  1378.3 p0+p5   22 t
        vpternlogd zmm10, zmm26, zmm14, 0xca                             ;  1383.3 p0      22 t
        vpshufb zmm14, zmm3, zmm19                                       ;  1379.3 p5      42 t
        vmovdqa64 zmm26, zmm19                                           ;  1306.3         42 t copy
        vpermi2b zmm26, zmm8, zmm7                                       ;  1381.3 p0+p5   42 t
        vpermi2b zmm19, zmm24, zmm20                                     ;  1383.3 p0+p5   42 t
        vpternlogd zmm14, zmm26, zmm19, 0xca                             ;  1388.3 p0      42 t
        vpshufb zmm19, zmm3, zmm0                                        ;  1384.3 p5      42 t
        vmovdqa64 zmm26, zmm0                                            ;  1307.3         42 t copy
        vpermi2b zmm26, zmm8, zmm7                                       ;  1386.3 p0+p5   42 t
        vpermi2b zmm0, zmm24, zmm20                                      ;  1388.3 p0+p5   42 t
        vpternlogd zmm19, zmm26, zmm0, 0xca                              ;  1393.3 p0      42 t
        vmovdqa64 zmm0, zmm18                                            ;  1338.3         41 t copy
        vpternlogd zmm0, zmm30, zmm21, 0x96                              ;  1357.3 p0      41 t
        vmovdqa64 zmm26, zmm1                                            ;  1340.3         41 t copy
        vpternlogd zmm26, zmm29, zmm2, 0x96                              ;  1358.3 p0      41 t
        vmovdqa64 zmm31, zmm6                                            ;  1361.3         41 t copy
        vpternlogd zmm31, zmm4, zmm23, 0x96                              ;  1372.3 p0      41 t
        vmovdqa64 zmm17, zmm30                                           ;  1344.3         41 t copy
        vpternlogd zmm17, zmm11, zmm23, 0x96                             ;  1379.3 p0      41 t
        vpternlogd zmm11, zmm23, zmm0, 0x96                              ;  1379.3 p0      41 t
        vpternlogd zmm6, zmm17, zmm4, 0x96                               ;  1380.3 p0      41 t
        vpternlogd zmm4, zmm14, zmm21, 0x96                              ;  1389.3 p0      41 t
        vpternlogd zmm14, zmm21, zmm31, 0x96                             ;  1389.3 p0      41 t
        vpternlogd zmm18, zmm30, zmm4, 0x96                              ;  1390.3 p0      41 t
        vpternlogd zmm0, zmm6, [rbp + 22848], 0x96                       ;  1381.3 p0+p3   62 t
        vmovdqa64 zmm21, zmm9                                            ;  1366.3         41 t copy
        vpternlogd zmm21, zmm5, zmm22, 0x96                              ;  1374.3 p0      41 t
        vpternlogd zmm4, zmm11, [rbp + 22592], 0x96                      ;  1390.3 p0+p2   62 t
        vpternlogd zmm31, zmm18, [rbp + 22784], 0x96                     ;  1391.3 p0+p3   62 t
        vpternlogd zmm17, zmm14, [rbp + 23872], 0x96                     ;  1390.3 p0+p2   62 t
        vmovdqa64 zmm23, zmm29                                           ;  1348.3         41 t copy
        vpternlogd zmm23, zmm10, zmm22, 0x96                             ;  1384.3 p0      41 t
        vpternlogd zmm10, zmm22, zmm26, 0x96                             ;  1384.3 p0      41 t
        vpternlogd zmm9, zmm23, zmm5, 0x96                               ;  1385.3 p0      41 t
        vpternlogd zmm5, zmm19, zmm2, 0x96                               ;  1394.3 p0      41 t
        vpternlogd zmm19, zmm2, zmm21, 0x96                              ;  1394.3 p0      41 t
        vpternlogd zmm1, zmm29, zmm5, 0x96                               ;  1395.3 p0      41 t
        vpternlogd zmm26, zmm9, [rbp + 23424], 0x96                      ;  1386.3 p0+p3   62 t
        vpternlogd zmm5, zmm10, [rbp + 21504], 0x96                      ;  1395.3 p0+p2   62 t
        vpternlogd zmm21, zmm1, [rbp + 24384], 0x96                      ;  1396.3 p0+p3   62 t
        vpternlogd zmm23, zmm19, [rbp + 22016], 0x96                     ;  1395.3 p0+p2   62 t
        vmovdqu64 zmm2, [rbp + 14464]                                    ;  1206.3 p3      61 r.4 reload
        vpxord zmm22, zmm0, zmm2                                         ;  1382.3 p0      40 t
        vpxord zmm2, zmm26, zmm2                                         ;  1387.3 p0      40 t
        vmovdqu64 zmm29, [rbp + 14528]                                   ;  1206.8 p2      61 r.5 reload
        vpxord zmm30, zmm4, zmm29                                        ;  1391.3 p0      40 t
        vmovdqu64 [rbp + 22016], zmm4                                    ;  1391.3 p7+p4   62 t spill
        vpxord zmm4, zmm31, [rbp + 14592]                                ;  1392.3 p0+p3   40 t
        vpxord zmm29, zmm5, zmm29                                        ;  1396.3 p0      40 t
        vmovdqu64 [rbp + 24384], zmm31                                   ;  1392.3 p8+p9   62 t spill
        vpxord zmm31, zmm17, [rbp + 14656]                               ;  1391.3 p0+p2   40 t
        vmovdqu64 [rbp + 21504], zmm17                                   ;  1391.3 p7+p4   62 t spill
        vpxord zmm17, zmm21, [rbp + 14592]                               ;  1397.3 p0+p3   40 t
        vmovdqu64 [rbp + 23424], zmm21                                   ;  1397.3 p8+p9   62 t spill
        vpxord zmm21, zmm23, [rbp + 14656]                               ;  1396.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm23                                   ;  1396.3 p7+p4   62 t spill
        vpshufb zmm23, zmm3, zmm22                                       ;  1389.3 p5      23 t
        vmovdqu64 [rbp + 22784], zmm5                                    ;  1396.3 p8+p9   62 t spill
        vmovdqa64 zmm5, zmm22                                            ;  1383.3         23 t copy
        vpermi2b zmm5, zmm16, zmm13                                      ;  1391.3 p0+p5   23 t
        vpermi2b zmm22, zmm15, zmm27                                     ;  1393.3 p0+p5   23 t
        vpternlogd zmm23, zmm5, zmm22, 0xca                              ;  1398.3 p0      23 t
        vpshufb zmm5, zmm3, zmm2                                         ;  1394.3 p5      23 t
        vmovdqa64 zmm22, zmm2                                            ;  1388.3         23 t copy
        vpermi2b zmm22, zmm16, zmm13                                     ;  1396.3 p0+p5   23 t
        vpermi2b zmm2, zmm15, zmm27                                      ;  1398.3 p0+p5   23 t
        vpternlogd zmm5, zmm22, zmm2, 0xca                               ;  1403.3 p0      23 t
        vpshufb zmm2, zmm3, zmm30                                        ;  1399.3 p5      22 t
        vmovdqa64 zmm22, zmm30                                           ;  1392.3         22 t copy
        vpermi2b zmm22, zmm25, zmm12                                     ;  1401.3 p0+p5   22 t
        vpermi2b zmm30, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1403.3 p0+p5+p3   22 t
        vpternlogd zmm2, zmm22, zmm30, 0xca                              ;  1408.3 p0      22 t
        vpshufb zmm22, zmm3, zmm29                                       ;  1404.3 p5      22 t
        vmovdqa64 zmm30, zmm29                                           ;  1397.3         22 t copy
        vpermi2b zmm30, zmm25, zmm12                                     ;  1406.3 p0+p5   22 t
        vpermi2b zmm29, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1408.3 p0+p5+p2   22 t
        vpternlogd zmm22, zmm30, zmm29, 0xca                             ;  1413.3 p0      22 t
        vpshufb zmm29, zmm3, zmm4                                        ;  1409.3 p5      21 t
        vpshufb zmm30, zmm3, zmm17                                       ;  1410.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm26                                   ;  1387.3 p7+p4   62 t spill
        vpshufb zmm26, zmm3, zmm31                                       ;  1411.3 p5      42 t
        vmovdqu64 [rbp + 22848], zmm0                                    ;  1382.3 p8+p9   62 t spill
        vmovdqa64 zmm0, zmm31                                            ;  1392.3         42 t copy
        vpermi2b zmm0, zmm8, zmm7                                        ;  1413.3 p0+p5   42 t
        vpermi2b zmm31, zmm24, zmm20                                     ;  1415.3 p0+p5   42 t
        vpternlogd zmm26, zmm0, zmm31, 0xca                              ;  1420.3 p0      42 t
        vpshufb zmm0, zmm3, zmm21                                        ;  1416.3 p5      42 t
        vmovdqa64 zmm31, zmm21                                           ;  1397.3         42 t copy
        vpermi2b zmm31, zmm8, zmm7                                       ;  1418.3 p0+p5   42 t
        vpermi2b zmm21, zmm24, zmm20                                     ;  1420.3 p0+p5   42 t
        vpternlogd zmm0, zmm31, zmm21, 0xca                              ;  1425.3 p0      42 t
        vmovdqu64 zmm21, [rbp + 24320]                                   ;  1248.5 p3      47 y reload
        vmovdqu64 zmm31, [rbp + 14272]                                   ;  1249.3 p2      40 t
        vpternlogd zmm31, zmm6, zmm21, 0x96                              ;  1407.3 p0      40 t
        vpshufb zmm21, zmm3, zmm31                                       ;  1421.3 p5      23 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;  1381.3 p7+p4   41 t spill
        vmovdqa64 zmm6, zmm31                                            ;  1408.3         23 t copy
        vpermi2b zmm6, zmm16, zmm13                                      ;  1423.3 p0+p5   23 t
        vpermi2b zmm31, zmm15, zmm27                                     ;  1425.3 p0+p5   23 t
        vpternlogd zmm21, zmm6, zmm31, 0xca                              ;  1430.3 p0      23 t
        vmovdqu64 zmm6, [rbp + 24128]                                    ;  1255.3 p3      47 y reload
        vmovdqu64 zmm31, [rbp + 14208]                                   ;  1255.5 p2      40 t
        vpternlogd zmm31, zmm14, zmm6, 0x96                              ;  1411.3 p0      40 t
        vpshufb zmm6, zmm3, zmm31                                        ;  1426.3 p5      41 t
        vmovdqu64 [rbp + 23744], zmm14                                   ;  1390.3 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm31                                           ;  1412.3         41 t copy
        vpermi2b zmm14, zmm8, zmm7                                       ;  1428.3 p0+p5   41 t
        vpermi2b zmm31, zmm24, zmm20                                     ;  1430.3 p0+p5   41 t
        vpternlogd zmm6, zmm14, zmm31, 0xca                              ;  1435.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 22464]                                   ;  1261.5 p3      47 y reload
        vmovdqu64 zmm31, [rbp + 14336]                                   ;  1261.7 p2      40 t
        vpternlogd zmm31, zmm11, zmm14, 0x96                             ;  1415.3 p0      40 t
        vpshufb zmm14, zmm3, zmm31                                       ;  1431.3 p5      22 t
        vmovdqu64 [rbp + 23360], zmm11                                   ;  1380.3 p7+p4   41 t spill
        vmovdqa64 zmm11, zmm31                                           ;  1416.3         22 t copy
        vpermi2b zmm11, zmm25, zmm12                                     ;  1433.3 p0+p5   22 t
        vpermi2b zmm31, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1435.3 p0+p5+p3   22 t
        vpternlogd zmm14, zmm11, zmm31, 0xca                             ;  1440.3 p0      22 t
        vmovdqa64 zmm11, zmm26                                           ;  1421.3         41 t copy
        vpternlogd zmm11, zmm21, zmm14, 0x96                             ;  1441.3 p0      41 t
        vmovdqu64 zmm31, [rbp + 24256]                                   ;  1268.5 p2      47 y reload
        vmovdqu64 [rbp + 22528], zmm11                                   ;  1442.3 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 14272]                                   ;  1269.5 p3      40 t
        vpternlogd zmm11, zmm9, zmm31, 0x96                              ;  1420.3 p0      40 t
        vpshufb zmm31, zmm3, zmm11                                       ;  1436.3 p5      23 t
        vmovdqu64 [rbp + 22208], zmm9                                    ;  1386.3 p7+p4   41 t spill
        vmovdqa64 zmm9, zmm11                                            ;  1421.3         23 t copy
        vpermi2b zmm9, zmm16, zmm13                                      ;  1438.3 p0+p5   23 t
        vpermi2b zmm11, zmm15, zmm27                                     ;  1440.3 p0+p5   23 t
        vpternlogd zmm31, zmm9, zmm11, 0xca                              ;  1445.3 p0      23 t
        vmovdqu64 zmm9, [rbp + 24512]                                    ;  1275.5 p2      47 y reload
        vmovdqu64 zmm11, [rbp + 14208]                                   ;  1275.7 p3      40 t
        vpternlogd zmm11, zmm19, zmm9, 0x96                              ;  1424.3 p0      40 t
        vpshufb zmm9, zmm3, zmm11                                        ;  1441.3 p5      41 t
        vmovdqa64 zmm27, zmm11                                           ;  1425.3         41 t copy
        vpermi2b zmm27, zmm8, zmm7                                       ;  1443.3 p0+p5   41 t
        vpermi2b zmm11, zmm24, zmm20                                     ;  1445.3 p0+p5   41 t
        vpternlogd zmm9, zmm27, zmm11, 0xca                              ;  1450.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 23104]                                   ;  1278.0 p2      47 y reload
        vmovdqu64 zmm27, [rbp + 14336]                                   ;  1278.2 p3      40 t
        vpternlogd zmm27, zmm10, zmm11, 0x96                             ;  1428.3 p0      40 t
        vpshufb zmm11, zmm3, zmm27                                       ;  1446.3 p5      22 t
        vmovdqa64 zmm15, zmm27                                           ;  1429.3         22 t copy
        vpermi2b zmm15, zmm25, zmm12                                     ;  1448.3 p0+p5   22 t
        vpermi2b zmm27, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1450.3 p0+p5+p2   22 t
        vpternlogd zmm11, zmm15, zmm27, 0xca                             ;  1455.3 p0      22 t
        vmovdqa64 zmm15, zmm0                                            ;  1426.3         41 t copy
        vpternlogd zmm15, zmm31, zmm11, 0x96                             ;  1456.3 p0      41 t
        vmovdqu64 zmm27, [rbp + 24064]                                   ;  1280.7 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 14400]                                   ;  1281.3 p2      40 t
        vpternlogd zmm28, zmm18, zmm27, 0x96                             ;  1433.3 p0      40 t
        vpshufb zmm27, zmm3, zmm28                                       ;  1451.3 p5      21 t
        vmovdqu64 zmm12, [rbp + 14400]                                   ;  1283.3 p3      40 t
        vpternlogd zmm12, zmm1, [rbp + 21760], 0x96                      ;  1434.3 p0+p2   40 t
        vpshufb zmm25, zmm3, zmm12                                       ;  1452.3 p5      21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 832] ;  1284.5 p3      21 t reload
        vmovdqa64 zmm16, zmm28                                           ;  1434.3         21 t copy
        vpermi2b zmm16, zmm13, [rel camellia256_encrypt.T0_constants512 + 896] ;  1454.3 p0+p5+p2   21 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 960]  ;  1287.3 p3      21 t reload
        vpermi2b zmm28, zmm3, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1456.3 p0+p5+p2   21 t
        vpternlogd zmm27, zmm16, zmm28, 0xca                             ;  1461.3 p0      21 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;  1289.3 p3      21 t reload
        vmovdqa64 zmm28, zmm12                                           ;  1435.3         21 t copy
        vpermi2b zmm28, zmm13, zmm16                                     ;  1458.3 p0+p5   21 t
        vpermi2b zmm12, zmm3, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1460.3 p0+p5+p2   21 t
        vpternlogd zmm25, zmm28, zmm12, 0xca                             ;  1465.3 p0      21 t
        vmovdqa64 zmm12, zmm4                                            ;  1393.3         21 t copy
        vpermi2b zmm12, zmm13, zmm16                                     ;  1462.3 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1293.2 p3      21 t reload
        vpermi2b zmm4, zmm3, zmm28                                       ;  1464.3 p0+p5   21 t
        vpternlogd zmm29, zmm12, zmm4, 0xca                              ;  1469.3 p0      21 t
        vmovdqa64 zmm4, zmm17                                            ;  1398.3         21 t copy
        vpermi2b zmm4, zmm13, zmm16                                      ;  1466.3 p0+p5   21 t
        vpermi2b zmm17, zmm3, zmm28                                      ;  1468.3 p0+p5   21 t
        vpternlogd zmm30, zmm4, zmm17, 0xca                              ;  1473.3 p0      21 t
        vmovdqa64 zmm4, zmm6                                             ;  1436.3         41 t copy
        vpternlogd zmm4, zmm2, zmm27, 0x96                               ;  1462.3 p0      41 t
        vmovdqa64 zmm12, zmm23                                           ;  1399.3         41 t copy
        vpternlogd zmm12, zmm14, zmm27, 0x96                             ;  1462.3 p0      41 t
        vpternlogd zmm23, zmm14, zmm4, 0x96                              ;  1463.3 p0      41 t
        vpternlogd zmm26, zmm12, zmm21, 0x96                             ;  1463.3 p0      41 t
        vpternlogd zmm21, zmm29, zmm6, 0x96                              ;  1470.3 p0      41 t
        vpternlogd zmm2, zmm27, zmm21, 0x96                              ;  1471.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 22528]                                   ;  1442.3 p2      41 t reload
        vpternlogd zmm29, zmm6, zmm14, 0x96                              ;  1470.3 p0      41 t
        vmovdqa64 zmm6, zmm9                                             ;  1451.3         41 t copy
        vpternlogd zmm6, zmm22, zmm25, 0x96                              ;  1466.3 p0      41 t
        vpternlogd zmm21, zmm23, [rbp + 23808], 0x96                     ;  1471.3 p0+p3   61 t
        vpternlogd zmm14, zmm2, [rbp + 23040], 0x96                      ;  1472.3 p0+p2   61 t
        vpternlogd zmm4, zmm26, [rbp + 21696], 0x96                      ;  1464.3 p0+p3   61 t
        vpternlogd zmm12, zmm29, [rbp + 21440], 0x96                     ;  1471.3 p0+p2   61 t
        vmovdqa64 zmm17, zmm5                                            ;  1404.3         41 t copy
        vpternlogd zmm17, zmm11, zmm25, 0x96                             ;  1466.3 p0      41 t
        vpternlogd zmm5, zmm11, zmm6, 0x96                               ;  1467.3 p0      41 t
        vpternlogd zmm0, zmm17, zmm31, 0x96                              ;  1467.3 p0      41 t
        vpternlogd zmm31, zmm30, zmm9, 0x96                              ;  1474.3 p0      41 t
        vpternlogd zmm22, zmm25, zmm31, 0x96                             ;  1475.3 p0      41 t
        vpternlogd zmm30, zmm9, zmm15, 0x96                              ;  1474.3 p0      41 t
        vpternlogd zmm31, zmm5, [rbp + 24192], 0x96                      ;  1475.3 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 21952]                                    ;  1300.2 p2      61 t reload
        vpternlogd zmm26, zmm9, [rbp + 21568], 0x96                      ;  1466.3 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 22144]                                    ;  1301.2 p2      61 t reload
        vpternlogd zmm23, zmm9, [rbp + 21888], 0x96                      ;  1467.3 p0+p3   61 t
        vpternlogd zmm6, zmm0, [rbp + 23552], 0x96                       ;  1468.3 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 24000]                                    ;  1302.8 p3      61 t reload
        vpternlogd zmm0, zmm9, [rbp + 23296], 0x96                       ;  1469.3 p5+p2   61 t
        vpternlogd zmm17, zmm30, [rbp + 23168], 0x96                     ;  1475.3 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 22080]                                    ;  1304.2 p2      61 t reload
        vpternlogd zmm5, zmm9, [rbp + 22976], 0x96                       ;  1470.3 p5+p3   61 t
        vmovdqu64 zmm9, [rbp + 22336]                                    ;  1305.2 p2      61 t reload
        vpternlogd zmm2, zmm9, [rbp + 21824], 0x96                       ;  1472.3 p0+p3   61 t
        vmovdqu64 zmm9, [rbp + 21376]                                    ;  1306.2 p2      41 t reload
        vmovdqu64 zmm11, [rbp + 23680]                                   ;  1306.8 p3      61 t reload
        vpternlogd zmm15, zmm11, zmm9, 0x96                              ;  1471.3 p5      61 t
        vpternlogd zmm9, zmm22, [rbp + 22400], 0x96                      ;  1476.3 p0+p2   61 t
        vmovdqu64 zmm11, [rbp + 23232]                                   ;  1307.8 p3      61 t reload
        vpternlogd zmm29, zmm11, [rbp + 22912], 0x96                     ;  1472.3 p5+p2   61 t
        vmovdqu64 zmm11, [rbp + 23936]                                   ;  1308.8 p3      61 t reload
        vpternlogd zmm30, zmm11, [rbp + 23488], 0x96                     ;  1475.3 p0+p2   61 t
        vmovdqu64 zmm11, [rbp + 14720]                                   ;  1309.8 p3      62 l.0 reload
        vpxord zmm25, zmm26, zmm11                                       ;  1473.3 p5      40 t
        vpxord zmm11, zmm0, zmm11                                        ;  1473.3 p0      40 t
        vmovdqu64 zmm27, [rbp + 14784]                                   ;  1310.2 p2      62 l.1 reload
        vmovdqu64 [rbp + 23488], zmm0                                    ;  1470.3 p8+p9   61 t spill
        vpxord zmm0, zmm23, zmm27                                        ;  1474.3 p5      40 t
        vmovdqu64 [rbp + 23936], zmm23                                   ;  1468.3 p7+p4   61 t spill
        vpxord zmm23, zmm2, [rbp + 14848]                                ;  1474.3 p0+p3   40 t
        vmovdqu64 [rbp + 22912], zmm2                                    ;  1473.3 p8+p9   61 t spill
        vpxord zmm2, zmm29, [rbp + 14912]                                ;  1475.3 p5+p2   40 t
        vmovdqu64 [rbp + 23232], zmm29                                   ;  1473.3 p7+p4   61 t spill
        vpxord zmm29, zmm9, [rbp + 14848]                                ;  1477.3 p0+p3   40 t
        vmovdqu64 [rbp + 21376], zmm9                                    ;  1477.3 p8+p9   61 t spill
        vpxord zmm9, zmm21, [rbp + 14976]                                ;  1476.3 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm21                                   ;  1472.3 p7+p4   61 t spill
        vpxord zmm21, zmm30, [rbp + 14912]                               ;  1476.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm30                                   ;  1476.3 p8+p9   61 t spill
        vpxord zmm30, zmm14, [rbp + 15040]                               ;  1477.3 p5+p2   40 t
        vmovdqu64 [rbp + 21824], zmm14                                   ;  1473.3 p7+p4   61 t spill
        vpxord zmm14, zmm31, [rbp + 14976]                               ;  1477.3 p0+p3   40 t
        vmovdqu64 [rbp + 22336], zmm31                                   ;  1476.3 p8+p9   61 t spill
        vpxord zmm31, zmm4, [rbp + 15168]                                ;  1478.3 p5+p2   40 t
        vmovdqu64 [rbp + 22976], zmm4                                    ;  1465.3 p7+p4   61 t spill
        vpxord zmm4, zmm12, [rbp + 15104]                                ;  1478.3 p0+p3   40 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;  1472.3 p8+p9   61 t spill
        vpxord zmm12, zmm6, [rbp + 15168]                                ;  1479.3 p5+p2   40 t
        vmovdqu64 [rbp + 23168], zmm6                                    ;  1469.3 p7+p4   61 t spill
        vpxord zmm6, zmm17, [rbp + 15104]                                ;  1479.3 p0+p3   40 t
        vmovdqu64 [rbp + 23296], zmm17                                   ;  1476.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm25                                           ;  1474.3         41 t copy
        vpermi2b zmm17, zmm8, zmm7                                       ;  1482.3 p5      41 t
        vmovdqu64 [rbp + 24000], zmm26                                   ;  1467.3 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm25                                           ;  1474.3         41 t copy
        vpermi2b zmm26, zmm24, zmm20                                     ;  1484.3 p0+p5   41 t
        vmovdqu64 [rbp + 23552], zmm1                                    ;  1396.3 p8+p9   41 t spill
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1316.2 p2      41 t reload
        vpshufb zmm25, zmm1, zmm25                                       ;  1485.3 p5      41 t
        vpternlogd zmm25, zmm17, zmm26, 0xca                             ;  1489.3 p0      41 t
        vmovdqa64 zmm17, zmm15                                           ;  1472.3         40 t copy
        vpternlogd zmm17, zmm22, [rbp + 15040], 0x96                     ;  1482.3 p0+p3   40 t
        vpshufb zmm26, zmm1, zmm11                                       ;  1486.3 p5      41 t
        vmovdqu64 [rbp + 21888], zmm15                                   ;  1472.3 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm11                                           ;  1474.3         41 t copy
        vpermi2b zmm15, zmm8, zmm7                                       ;  1488.3 p0+p5   41 t
        vpermi2b zmm11, zmm24, zmm20                                     ;  1490.3 p0+p5   41 t
        vpternlogd zmm26, zmm15, zmm11, 0xca                             ;  1495.3 p0      41 t
        vpshufb zmm11, zmm1, zmm0                                        ;  1491.3 p5      23 t
        vpshufb zmm15, zmm1, zmm23                                       ;  1492.3 p5      22 t
        vmovdqu64 [rbp + 22144], zmm22                                   ;  1476.3 p8+p9   41 t spill
        vpshufb zmm22, zmm1, zmm29                                       ;  1493.3 p5      22 t
        vpshufb zmm20, zmm1, zmm2                                        ;  1494.3 p5      21 t
        vmovdqa64 zmm24, zmm2                                            ;  1476.3         21 t copy
        vpermi2b zmm24, zmm13, zmm16                                     ;  1496.3 p0+p5   21 t
        vpermi2b zmm2, zmm3, zmm28                                       ;  1498.3 p0+p5   21 t
        vpternlogd zmm20, zmm24, zmm2, 0xca                              ;  1503.3 p0      21 t
        vpshufb zmm2, zmm1, zmm21                                        ;  1499.3 p5      21 t
        vmovdqa64 zmm24, zmm21                                           ;  1477.3         21 t copy
        vpermi2b zmm24, zmm13, zmm16                                     ;  1501.3 p0+p5   21 t
        vpermi2b zmm21, zmm3, zmm28                                      ;  1503.3 p0+p5   21 t
        vpternlogd zmm2, zmm24, zmm21, 0xca                              ;  1508.3 p0      21 t
        vpshufb zmm21, zmm1, zmm9                                        ;  1504.3 p5      23 t
        vpshufb zmm24, zmm1, zmm14                                       ;  1505.3 p5      23 t
        vpshufb zmm7, zmm1, zmm30                                        ;  1506.3 p5      22 t
        vpshufb zmm8, zmm1, zmm17                                        ;  1507.3 p5      22 t
        vpxord zmm27, zmm5, zmm27                                        ;  1492.3 p0      40 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;  1471.3 p7+p4   61 t spill
        vpshufb zmm5, zmm1, zmm27                                        ;  1508.3 p5      23 t
        vpshufb zmm28, zmm1, zmm4                                        ;  1509.3 p5      21 t
        vmovdqa64 zmm1, zmm4                                             ;  1479.3         21 t copy
        vpermi2b zmm1, zmm13, zmm16                                      ;  1511.3 p0+p5   21 t
        vpermi2b zmm4, zmm3, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1513.3 p0+p5+p2   21 t
        vpternlogd zmm28, zmm1, zmm4, 0xca                               ;  1518.3 p0      21 t
        vmovdqa64 zmm1, zmm6                                             ;  1480.3         21 t copy
        vpermi2b zmm1, zmm13, zmm16                                      ;  1515.3 p0+p5   21 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1338.3 p3      41 t reload
        vpshufb zmm16, zmm4, zmm6                                        ;  1516.3 p5      21 t
        vpermi2b zmm6, zmm3, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1518.3 p0+p5+p2   21 t
        vpternlogd zmm16, zmm1, zmm6, 0xca                               ;  1523.3 p0      21 t
        vpshufb zmm1, zmm4, zmm31                                        ;  1519.3 p5      42 t
        vpshufb zmm6, zmm4, zmm12                                        ;  1520.3 p5      42 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1341.3 p3      23 t reload
        vmovdqa64 zmm13, zmm0                                            ;  1475.3         23 t copy
        vpermi2b zmm13, zmm3, [rel camellia256_encrypt.T0_constants512 + 384] ;  1522.3 p0+p5+p2   23 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 448]  ;  1343.3 p3      23 t reload
        vpermi2b zmm0, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;  1524.3 p0+p5+p2   23 t
        vpternlogd zmm11, zmm13, zmm0, 0xca                              ;  1529.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1345.3 p3      23 t reload
        vmovdqa64 zmm13, zmm27                                           ;  1493.3         23 t copy
        vpermi2b zmm13, zmm3, zmm0                                       ;  1526.3 p0+p5   23 t
        vpermi2b zmm27, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;  1528.3 p0+p5+p2   23 t
        vpternlogd zmm5, zmm13, zmm27, 0xca                              ;  1533.3 p0      23 t
        vmovdqa64 zmm13, zmm9                                            ;  1477.3         23 t copy
        vpermi2b zmm13, zmm3, zmm0                                       ;  1530.3 p0+p5   23 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 512] ;  1349.8 p3      23 t reload
        vpermi2b zmm9, zmm4, zmm27                                       ;  1532.3 p0+p5   23 t
        vpternlogd zmm21, zmm13, zmm9, 0xca                              ;  1537.3 p0      23 t
        vmovdqa64 zmm9, zmm14                                            ;  1478.3         23 t copy
        vpermi2b zmm9, zmm3, zmm0                                        ;  1534.3 p0+p5   23 t
        vpermi2b zmm14, zmm4, zmm27                                      ;  1536.3 p0+p5   23 t
        vpternlogd zmm24, zmm9, zmm14, 0xca                              ;  1541.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1356.3 p2      22 t reload
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 576] ;  1356.5 p3      22 t reload
        vmovdqa64 zmm14, zmm23                                           ;  1475.3         22 t copy
        vpermi2b zmm14, zmm13, zmm9                                      ;  1538.3 p0+p5   22 t
        vmovdqa64 zmm27, zmm29                                           ;  1478.3         22 t copy
        vpermi2b zmm27, zmm13, zmm9                                      ;  1540.3 p0+p5   22 t
        vmovdqa64 zmm4, zmm30                                            ;  1478.3         22 t copy
        vpermi2b zmm4, zmm13, zmm9                                       ;  1542.3 p0+p5   22 t
        vmovdqa64 zmm0, zmm17                                            ;  1483.3         22 t copy
        vpermi2b zmm0, zmm13, zmm9                                       ;  1544.3 p0+p5   22 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 704]  ;  1366.3 p2      22 t reload
        vpermi2b zmm23, zmm9, [rel camellia256_encrypt.T0_constants512 + 768] ;  1546.3 p0+p5+p3   22 t
        vpternlogd zmm15, zmm14, zmm23, 0xca                             ;  1551.3 p0      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 768] ;  1367.5 p2      22 t reload
        vpermi2b zmm29, zmm9, zmm14                                      ;  1548.3 p0+p5   22 t
        vpternlogd zmm22, zmm27, zmm29, 0xca                             ;  1553.3 p0      22 t
        vpermi2b zmm30, zmm9, zmm14                                      ;  1550.3 p0+p5   22 t
        vpternlogd zmm7, zmm4, zmm30, 0xca                               ;  1555.3 p0      22 t
        vpermi2b zmm17, zmm9, zmm14                                      ;  1552.3 p0+p5   22 t
        vpternlogd zmm8, zmm0, zmm17, 0xca                               ;  1557.3 p0      22 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1373.5 p3      41 t reload
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512]        ;  1373.7 p2      41 t reload
        vmovdqa64 zmm17, zmm31                                           ;  1479.3         42 t copy
        vpermi2b zmm17, zmm4, zmm0                                       ;  1554.3 p0+p5   42 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;  1376.3 p3      41 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;  1376.5 p2      41 t reload
        vpermi2b zmm31, zmm27, zmm23                                     ;  1556.3 p0+p5   42 t
        vpternlogd zmm1, zmm17, zmm31, 0xca                              ;  1561.3 p0      42 t
        vmovdqa64 zmm17, zmm12                                           ;  1480.3         42 t copy
        vpermi2b zmm17, zmm4, zmm0                                       ;  1558.3 p0+p5   42 t
        vpermi2b zmm12, zmm27, zmm23                                     ;  1560.3 p0+p5   42 t
        vpternlogd zmm6, zmm17, zmm12, 0xca                              ;  1565.3 p0      42 t
        vmovdqa64 zmm12, zmm28                                           ;  1519.3         41 t copy
        vpternlogd zmm12, zmm25, zmm11, 0x96                             ;  1530.3 p0      41 t
        vmovdqa64 zmm17, zmm16                                           ;  1524.3         41 t copy
        vpternlogd zmm17, zmm26, zmm5, 0x96                              ;  1534.3 p0      41 t
        vmovdqa64 zmm29, zmm25                                           ;  1490.3         41 t copy
        vpternlogd zmm29, zmm7, zmm20, 0x96                              ;  1556.3 p0      41 t
        vpternlogd zmm7, zmm12, zmm20, 0x96                              ;  1556.3 p0      41 t
        vpternlogd zmm20, zmm21, zmm15, 0x96                             ;  1552.3 p0      41 t
        vpternlogd zmm21, zmm29, zmm15, 0x96                             ;  1557.3 p0      41 t
        vpternlogd zmm15, zmm1, zmm11, 0x96                              ;  1562.3 p0      41 t
        vpternlogd zmm1, zmm11, zmm20, 0x96                              ;  1562.3 p0      41 t
        vpternlogd zmm28, zmm25, zmm15, 0x96                             ;  1563.3 p0      41 t
        vmovdqa64 zmm11, zmm26                                           ;  1496.3         41 t copy
        vpternlogd zmm11, zmm8, zmm2, 0x96                               ;  1558.3 p0      41 t
        vpternlogd zmm8, zmm17, zmm2, 0x96                               ;  1558.3 p0      41 t
        vpternlogd zmm2, zmm24, zmm22, 0x96                              ;  1554.3 p0      41 t
        vpternlogd zmm24, zmm11, zmm22, 0x96                             ;  1559.3 p0      41 t
        vpternlogd zmm22, zmm6, zmm5, 0x96                               ;  1566.3 p0      41 t
        vpternlogd zmm6, zmm5, zmm2, 0x96                                ;  1566.3 p0      41 t
        vpternlogd zmm16, zmm26, zmm22, 0x96                             ;  1567.3 p0      41 t
        vpternlogd zmm19, zmm6, [rbp + 24512], 0x96                      ;  1567.3 p0+p3   62 t
        vpternlogd zmm6, zmm11, [rbp + 23872], 0x96                      ;  1567.3 p0+p2   62 t
        vpternlogd zmm10, zmm8, [rbp + 23104], 0x96                      ;  1559.3 p0+p3   62 t
        vpternlogd zmm8, zmm22, [rbp + 22784], 0x96                      ;  1567.3 p0+p2   62 t
        vpternlogd zmm12, zmm21, [rbp + 22848], 0x96                     ;  1558.3 p0+p3   62 t
        vpternlogd zmm18, zmm28, [rbp + 24064], 0x96                     ;  1564.3 p0+p2   62 t
        vpternlogd zmm28, zmm20, [rbp + 24384], 0x96                     ;  1564.3 p0+p3   62 t
        vpternlogd zmm17, zmm24, [rbp + 22592], 0x96                     ;  1560.3 p0+p2   62 t
        vpternlogd zmm15, zmm7, [rbp + 22016], 0x96                      ;  1563.3 p0+p3   62 t
        vpternlogd zmm29, zmm1, [rbp + 21504], 0x96                      ;  1563.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 23744]                                    ;  1399.7 p3      41 t reload
        vpternlogd zmm1, zmm5, [rbp + 24128], 0x96                       ;  1563.3 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 21632]                                    ;  1400.7 p3      41 t reload
        vpternlogd zmm21, zmm5, [rbp + 24320], 0x96                      ;  1558.3 p0+p2   62 t
        vpternlogd zmm2, zmm16, [rbp + 23424], 0x96                      ;  1568.3 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 23360]                                    ;  1402.0 p2      41 t reload
        vpternlogd zmm7, zmm5, [rbp + 22464], 0x96                       ;  1558.3 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 22208]                                    ;  1403.0 p2      41 t reload
        vpternlogd zmm24, zmm5, [rbp + 24256], 0x96                      ;  1560.3 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 23552]                                    ;  1404.0 p2      41 t reload
        vpternlogd zmm16, zmm5, [rbp + 21760], 0x96                      ;  1568.3 p0+p3   62 t
        vmovdqu64 zmm5, [rbp + 15232]                                    ;  1405.0 p2      61 r.0 reload
        vpxord zmm11, zmm1, zmm5                                         ;  1564.3 p5      40 t
        vmovdqu64 zmm20, [rbp + 15296]                                   ;  1405.7 p3      61 r.1 reload
        vpxord zmm22, zmm21, zmm20                                       ;  1561.3 p0      40 t
        vpxord zmm20, zmm24, zmm20                                       ;  1562.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 15360]                                   ;  1406.0 p2      61 r.2 reload
        vpxord zmm26, zmm7, zmm25                                        ;  1562.3 p0      40 t
        vpxord zmm5, zmm19, zmm5                                         ;  1568.3 p5      40 t
        vpxord zmm25, zmm10, zmm25                                       ;  1563.3 p0      40 t
        vmovdqu64 zmm30, [rbp + 15488]                                   ;  1406.7 p3      61 r.4 reload
        vpxord zmm31, zmm12, zmm30                                       ;  1564.3 p5      40 t
        vmovdqu64 [rbp + 21760], zmm10                                   ;  1560.3 p8+p9   62 t spill
        vpxord zmm10, zmm18, [rbp + 15424]                               ;  1565.3 p0+p2   40 t
        vpxord zmm30, zmm17, zmm30                                       ;  1565.3 p5      40 t
        vmovdqu64 [rbp + 23552], zmm18                                   ;  1565.3 p7+p4   62 t spill
        vpxord zmm18, zmm16, [rbp + 15424]                               ;  1569.3 p0+p3   40 t
        vmovdqu64 [rbp + 24256], zmm16                                   ;  1569.3 p8+p9   62 t spill
        vpxord zmm16, zmm15, [rbp + 15552]                               ;  1566.3 p5+p2   40 t
        vmovdqu64 [rbp + 22208], zmm7                                    ;  1559.3 p7+p4   62 t spill
        vpxord zmm7, zmm28, [rbp + 15616]                                ;  1566.3 p0+p3   40 t
        vmovdqu64 [rbp + 22464], zmm24                                   ;  1561.3 p8+p9   62 t spill
        vpxord zmm24, zmm8, [rbp + 15552]                                ;  1568.3 p5+p2   40 t
        vmovdqu64 [rbp + 23360], zmm21                                   ;  1559.3 p7+p4   62 t spill
        vpxord zmm21, zmm29, [rbp + 15680]                               ;  1567.3 p0+p3   40 t
        vmovdqu64 [rbp + 23424], zmm19                                   ;  1568.3 p8+p9   62 t spill
        vpxord zmm19, zmm2, [rbp + 15616]                                ;  1569.3 p5+p2   40 t
        vmovdqu64 [rbp + 24320], zmm1                                    ;  1564.3 p7+p4   62 t spill
        vpxord zmm1, zmm6, [rbp + 15680]                                 ;  1568.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;  1568.3 p8+p9   62 t spill
        vmovdqa64 zmm6, zmm11                                            ;  1565.3         41 t copy
        vpermi2b zmm6, zmm4, zmm0                                        ;  1571.3 p5      41 t
        vmovdqu64 [rbp + 24128], zmm29                                   ;  1564.3 p7+p4   62 t spill
        vmovdqa64 zmm29, zmm11                                           ;  1565.3         41 t copy
        vpermi2b zmm29, zmm27, zmm23                                     ;  1573.3 p0+p5   41 t
        vmovdqu64 [rbp + 23744], zmm2                                    ;  1569.3 p8+p9   62 t spill
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1411.0 p2      41 t reload
        vpshufb zmm11, zmm2, zmm11                                       ;  1574.3 p5      41 t
        vpternlogd zmm11, zmm6, zmm29, 0xca                              ;  1578.3 p0      41 t
        vpshufb zmm6, zmm2, zmm5                                         ;  1575.3 p5      41 t
        vmovdqa64 zmm29, zmm5                                            ;  1569.3         41 t copy
        vpermi2b zmm29, zmm4, zmm0                                       ;  1577.3 p0+p5   41 t
        vpermi2b zmm5, zmm27, zmm23                                      ;  1579.3 p0+p5   41 t
        vpternlogd zmm6, zmm29, zmm5, 0xca                               ;  1584.3 p0      41 t
        vpshufb zmm5, zmm2, zmm22                                        ;  1580.3 p5      23 t
        vpshufb zmm29, zmm2, zmm20                                       ;  1581.3 p5      23 t
        vmovdqu64 [rbp + 21504], zmm28                                   ;  1565.3 p7+p4   62 t spill
        vpshufb zmm28, zmm2, zmm26                                       ;  1582.3 p5      22 t
        vmovdqu64 [rbp + 22016], zmm8                                    ;  1568.3 p8+p9   62 t spill
        vmovdqa64 zmm8, zmm26                                            ;  1563.3         22 t copy
        vpermi2b zmm8, zmm9, zmm14                                       ;  1584.3 p0+p5   22 t
        vpermi2b zmm26, zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  1586.3 p0+p5+p3   22 t
        vpternlogd zmm28, zmm26, zmm8, 0xca                              ;  1591.3 p0      22 t
        vpshufb zmm8, zmm2, zmm25                                        ;  1587.3 p5      22 t
        vmovdqa64 zmm26, zmm25                                           ;  1564.3         22 t copy
        vpermi2b zmm26, zmm9, zmm14                                      ;  1589.3 p0+p5   22 t
        vpermi2b zmm25, zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  1591.3 p0+p5+p2   22 t
        vpternlogd zmm8, zmm25, zmm26, 0xca                              ;  1596.3 p0      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 384] ;  1426.3 p3      23 t reload
        vmovdqa64 zmm26, zmm22                                           ;  1562.3         23 t copy
        vpermi2b zmm26, zmm3, zmm25                                      ;  1593.3 p0+p5   23 t
        vmovdqu64 [rbp + 22592], zmm15                                   ;  1564.3 p7+p4   62 t spill
        vmovdqa64 zmm15, zmm20                                           ;  1563.3         23 t copy
        vpermi2b zmm15, zmm3, zmm25                                      ;  1595.3 p0+p5   23 t
        vmovdqu64 [rbp + 24384], zmm17                                   ;  1561.3 p8+p9   62 t spill
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 448] ;  1430.5 p2      23 t reload
        vpermi2b zmm22, zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;  1597.3 p0+p5+p3   23 t
        vpternlogd zmm5, zmm26, zmm22, 0xca                              ;  1602.3 p0      23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 512] ;  1431.5 p2      23 t reload
        vpermi2b zmm20, zmm17, zmm22                                     ;  1599.3 p0+p5   23 t
        vpternlogd zmm29, zmm15, zmm20, 0xca                             ;  1604.3 p0      23 t
        vpshufb zmm15, zmm2, zmm10                                       ;  1600.3 p5      21 t
        vpshufb zmm20, zmm2, zmm18                                       ;  1601.3 p5      21 t
        vpshufb zmm26, zmm2, zmm31                                       ;  1602.3 p5      23 t
        vmovdqu64 [rbp + 24064], zmm12                                   ;  1559.3 p7+p4   62 t spill
        vmovdqa64 zmm12, zmm31                                           ;  1565.3         23 t copy
        vpermi2b zmm12, zmm3, zmm25                                      ;  1604.3 p0+p5   23 t
        vpermi2b zmm31, zmm17, zmm22                                     ;  1606.3 p0+p5   23 t
        vpternlogd zmm26, zmm12, zmm31, 0xca                             ;  1611.3 p0      23 t
        vpshufb zmm12, zmm2, zmm30                                       ;  1607.3 p5      23 t
        vmovdqa64 zmm31, zmm30                                           ;  1566.3         23 t copy
        vpermi2b zmm31, zmm3, zmm25                                      ;  1609.3 p0+p5   23 t
        vpermi2b zmm30, zmm17, zmm22                                     ;  1611.3 p0+p5   23 t
        vpternlogd zmm12, zmm31, zmm30, 0xca                             ;  1616.3 p0      23 t
        vpshufb zmm30, zmm2, zmm16                                       ;  1612.3 p5      22 t
        vmovdqa64 zmm31, zmm16                                           ;  1567.3         22 t copy
        vpermi2b zmm31, zmm9, zmm14                                      ;  1614.3 p0+p5   22 t
        vpermi2b zmm16, zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  1616.3 p0+p5+p3   22 t
        vpternlogd zmm30, zmm16, zmm31, 0xca                             ;  1621.3 p0      22 t
        vpshufb zmm16, zmm2, zmm24                                       ;  1617.3 p5      22 t
        vmovdqa64 zmm31, zmm24                                           ;  1569.3         22 t copy
        vpermi2b zmm31, zmm9, zmm14                                      ;  1619.3 p0+p5   22 t
        vpermi2b zmm24, zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  1621.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm24, zmm31, 0xca                             ;  1626.3 p0      22 t
        vpshufb zmm24, zmm2, zmm7                                        ;  1622.3 p5      21 t
        vpshufb zmm31, zmm2, zmm19                                       ;  1623.3 p5      21 t
        vpshufb zmm14, zmm2, zmm21                                       ;  1624.3 p5      42 t
        vmovdqa64 zmm9, zmm21                                            ;  1568.3         42 t copy
        vpermi2b zmm9, zmm4, zmm0                                        ;  1626.3 p0+p5   42 t
        vpermi2b zmm21, zmm27, zmm23                                     ;  1628.3 p0+p5   42 t
        vpternlogd zmm14, zmm9, zmm21, 0xca                              ;  1633.3 p0      42 t
        vpshufb zmm9, zmm2, zmm1                                         ;  1629.3 p5      42 t
        vmovdqa64 zmm21, zmm1                                            ;  1569.3         42 t copy
        vpermi2b zmm21, zmm4, zmm0                                       ;  1631.3 p0+p5   42 t
        vpermi2b zmm1, zmm27, zmm23                                      ;  1633.3 p0+p5   42 t
        vpternlogd zmm9, zmm21, zmm1, 0xca                               ;  1638.3 p0      42 t
        vmovdqa64 zmm1, zmm14                                            ;  1634.3         41 t copy
        vpternlogd zmm1, zmm5, zmm28, 0x96                               ;  1634.3 p0      41 t
        vmovdqa64 zmm21, zmm9                                            ;  1639.3         41 t copy
        vpternlogd zmm21, zmm29, zmm8, 0x96                              ;  1639.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 832] ;  1457.8 p3      21 t reload
        vmovdqa64 zmm22, zmm10                                           ;  1566.3         21 t copy
        vpermi2b zmm22, zmm13, [rel camellia256_encrypt.T0_constants512 + 896] ;  1635.3 p0+p5+p2   21 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 960] ;  1458.8 p3      21 t reload
        vpermi2b zmm10, zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1637.3 p0+p5+p2   21 t
        vpternlogd zmm15, zmm22, zmm10, 0xca                             ;  1642.3 p0      21 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 896] ;  1459.8 p3      21 t reload
        vmovdqa64 zmm22, zmm18                                           ;  1570.3         21 t copy
        vpermi2b zmm22, zmm13, zmm10                                     ;  1639.3 p0+p5   21 t
        vpermi2b zmm18, zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1641.3 p0+p5+p2   21 t
        vpternlogd zmm20, zmm22, zmm18, 0xca                             ;  1646.3 p0      21 t
        vmovdqa64 zmm18, zmm7                                            ;  1567.3         21 t copy
        vpermi2b zmm18, zmm13, zmm10                                     ;  1643.3 p0+p5   21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1465.3 p3      21 t reload
        vpermi2b zmm7, zmm17, zmm22                                      ;  1645.3 p0+p5   21 t
        vpternlogd zmm24, zmm18, zmm7, 0xca                              ;  1650.3 p0      21 t
        vmovdqa64 zmm7, zmm19                                            ;  1570.3         21 t copy
        vpermi2b zmm7, zmm13, zmm10                                      ;  1647.3 p0+p5   21 t
        vpermi2b zmm19, zmm17, zmm22                                     ;  1649.3 p0+p5   21 t
        vpternlogd zmm31, zmm7, zmm19, 0xca                              ;  1654.3 p0      21 t
        vmovdqa64 zmm7, zmm11                                            ;  1579.3         41 t copy
        vpternlogd zmm7, zmm30, zmm15, 0x96                              ;  1643.3 p0      41 t
        vmovdqa64 zmm18, zmm26                                           ;  1612.3         41 t copy
        vpternlogd zmm18, zmm28, zmm15, 0x96                             ;  1643.3 p0      41 t
        vpternlogd zmm26, zmm28, zmm7, 0x96                              ;  1644.3 p0      41 t
        vpternlogd zmm14, zmm18, zmm5, 0x96                              ;  1644.3 p0      41 t
        vpternlogd zmm5, zmm24, zmm11, 0x96                              ;  1651.3 p0      41 t
        vpternlogd zmm30, zmm15, zmm5, 0x96                              ;  1652.3 p0      41 t
        vpternlogd zmm24, zmm11, zmm1, 0x96                              ;  1651.3 p0      41 t
        vmovdqa64 zmm11, zmm6                                            ;  1585.3         41 t copy
        vpternlogd zmm11, zmm16, zmm20, 0x96                             ;  1647.3 p0      41 t
        vmovdqa64 zmm15, zmm12                                           ;  1617.3         41 t copy
        vpternlogd zmm15, zmm8, zmm20, 0x96                              ;  1647.3 p0      41 t
        vpternlogd zmm12, zmm8, zmm11, 0x96                              ;  1648.3 p0      41 t
        vpternlogd zmm9, zmm15, zmm29, 0x96                              ;  1648.3 p0      41 t
        vpternlogd zmm29, zmm31, zmm6, 0x96                              ;  1655.3 p0      41 t
        vpternlogd zmm16, zmm20, zmm29, 0x96                             ;  1656.3 p0      41 t
        vpternlogd zmm31, zmm6, zmm21, 0x96                              ;  1655.3 p0      41 t
        vpternlogd zmm5, zmm26, [rbp + 22400], 0x96                      ;  1652.3 p0+p2   61 t
        vpxord zmm26, zmm26, [rbp + 23936]                               ;  1645.3 p0+p3   61 t
        vpternlogd zmm1, zmm30, [rbp + 21824], 0x96                      ;  1653.3 p0+p2   61 t
        vpxord zmm30, zmm30, [rbp + 22912]                               ;  1653.3 p0+p3   61 t
        vpternlogd zmm29, zmm12, [rbp + 22336], 0x96                     ;  1656.3 p0+p2   61 t
        vpternlogd zmm7, zmm14, [rbp + 22976], 0x96                      ;  1645.3 p0+p3   61 t
        vpxord zmm14, zmm14, [rbp + 24000]                               ;  1645.3 p0+p2   61 t
        vpternlogd zmm18, zmm24, [rbp + 22080], 0x96                     ;  1652.3 p0+p3   61 t
        vpxord zmm24, zmm24, [rbp + 23232]                               ;  1652.3 p0+p2   61 t
        vpternlogd zmm11, zmm9, [rbp + 23168], 0x96                      ;  1649.3 p0+p3   61 t
        vpxord zmm9, zmm9, [rbp + 23488]                                 ;  1649.3 p0+p2   61 t
        vpternlogd zmm15, zmm31, [rbp + 23296], 0x96                     ;  1656.3 p0+p3   61 t
        vpxord zmm31, zmm31, [rbp + 23680]                               ;  1656.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 21888]                                    ;  1482.8 p3      61 t reload
        vpternlogd zmm21, zmm6, [rbp + 22144], 0x96                      ;  1645.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 21376]                                    ;  1483.8 p3      61 t
        vpxord zmm6, zmm6, zmm16                                         ;  1657.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 16000]                                    ;  1484.5 p2      62 l.4 reload
        vpxord zmm19, zmm5, zmm8                                         ;  1653.3 p0      40 t
        vmovdqu64 zmm20, [rbp + 16064]                                   ;  1484.8 p3      62 l.5 reload
        vpxord zmm28, zmm1, zmm20                                        ;  1654.3 p0      40 t
        vpternlogd zmm20, zmm21, zmm16, 0x96                             ;  1657.3 p0      40 t
        vpxord zmm8, zmm29, zmm8                                         ;  1657.3 p5      40 t
        vmovdqu64 [rbp + 21376], zmm16                                   ;  1657.3 p8+p9   41 t spill
        vpxord zmm16, zmm7, [rbp + 16192]                                ;  1650.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm7                                    ;  1646.3 p7+p4   61 t spill
        vpxord zmm7, zmm18, [rbp + 16128]                                ;  1653.3 p5+p3   40 t
        vmovdqu64 [rbp + 21888], zmm18                                   ;  1653.3 p8+p9   61 t spill
        vpxord zmm18, zmm11, [rbp + 16192]                               ;  1651.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm11                                   ;  1650.3 p7+p4   61 t spill
        vpxord zmm11, zmm15, [rbp + 16128]                               ;  1657.3 p5+p3   40 t
        vmovdqu64 [rbp + 23296], zmm15                                   ;  1657.3 p8+p9   61 t spill
        vpxord zmm15, zmm14, [rbp + 15744]                               ;  1652.3 p0+p2   40 t
        vmovdqu64 [rbp + 23488], zmm21                                   ;  1646.3 p7+p4   61 t spill
        vpshufb zmm21, zmm2, zmm15                                       ;  1653.3 p5      41 t
        vmovdqu64 [rbp + 23168], zmm1                                    ;  1654.3 p8+p9   61 t spill
        vmovdqa64 zmm1, zmm15                                            ;  1653.3         41 t copy
        vpermi2b zmm1, zmm4, zmm0                                        ;  1655.3 p0+p5   41 t
        vpermi2b zmm15, zmm27, zmm23                                     ;  1657.3 p0+p5   41 t
        vpternlogd zmm21, zmm1, zmm15, 0xca                              ;  1662.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 15808]                                    ;  1487.8 p3      62 l.1 reload
        vpxord zmm15, zmm26, zmm1                                        ;  1656.3 p0      40 t
        vpternlogd zmm1, zmm12, [rbp + 21568], 0x96                      ;  1657.3 p0+p2   40 t
        vmovdqu64 [rbp + 23232], zmm26                                   ;  1646.3 p7+p4   61 t spill
        vpshufb zmm26, zmm2, zmm15                                       ;  1658.3 p5      23 t
        vmovdqu64 [rbp + 22080], zmm29                                   ;  1657.3 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm15                                           ;  1657.3         23 t copy
        vpermi2b zmm29, zmm3, zmm25                                      ;  1660.3 p0+p5   23 t
        vmovdqu64 [rbp + 24000], zmm5                                    ;  1653.3 p7+p4   61 t spill
        vpxord zmm5, zmm9, [rbp + 15744]                                 ;  1659.3 p0+p3   40 t
        vmovdqu64 [rbp + 22976], zmm9                                    ;  1650.3 p8+p9   61 t spill
        vpshufb zmm9, zmm2, zmm5                                         ;  1661.3 p5      41 t
        vmovdqu64 [rbp + 22336], zmm14                                   ;  1646.3 p7+p4   61 t spill
        vmovdqa64 zmm14, zmm5                                            ;  1660.3         41 t copy
        vpermi2b zmm14, zmm4, zmm0                                       ;  1663.3 p0+p5   41 t
        vpermi2b zmm5, zmm27, zmm23                                      ;  1665.3 p0+p5   41 t
        vpternlogd zmm9, zmm14, zmm5, 0xca                               ;  1670.3 p0      41 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 512]  ;  1489.5 p2      23 t reload
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 448] ;  1489.8 p3      23 t reload
        vpermi2b zmm15, zmm14, zmm5                                      ;  1667.3 p0+p5   23 t
        vpternlogd zmm26, zmm29, zmm15, 0xca                             ;  1672.3 p0      23 t
        vpshufb zmm15, zmm2, zmm1                                        ;  1668.3 p5      23 t
        vmovdqa64 zmm29, zmm1                                            ;  1658.3         23 t copy
        vpermi2b zmm29, zmm3, zmm25                                      ;  1670.3 p0+p5   23 t
        vpermi2b zmm1, zmm14, zmm5                                       ;  1672.3 p0+p5   23 t
        vpternlogd zmm15, zmm29, zmm1, 0xca                              ;  1677.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 15872]                                    ;  1491.7 p2      62 l.2 reload
        vpxord zmm29, zmm30, zmm1                                        ;  1668.3 p0      40 t
        vmovdqu64 [rbp + 22912], zmm30                                   ;  1654.3 p8+p9   61 t spill
        vpxord zmm30, zmm24, [rbp + 15936]                               ;  1669.3 p0+p3   40 t
        vpxord zmm1, zmm6, zmm1                                          ;  1670.3 p0      40 t
        vmovdqu64 [rbp + 21824], zmm24                                   ;  1653.3 p7+p4   61 t spill
        vpxord zmm24, zmm31, [rbp + 15936]                               ;  1671.3 p0+p2   40 t
        vmovdqu64 [rbp + 23936], zmm31                                   ;  1657.3 p8+p9   61 t spill
        vpshufb zmm31, zmm2, zmm29                                       ;  1673.3 p5      22 t
        vmovdqu64 [rbp + 22400], zmm6                                    ;  1658.3 p7+p4   61 t spill
        vpshufb zmm6, zmm2, zmm1                                         ;  1674.3 p5      22 t
        vmovdqu64 [rbp + 22848], zmm12                                   ;  1649.3 p8+p9   41 t spill
        vpshufb zmm12, zmm2, zmm30                                       ;  1675.3 p5      21 t
        vmovdqa64 zmm23, zmm30                                           ;  1670.3         21 t copy
        vpermi2b zmm23, zmm13, zmm10                                     ;  1677.3 p0+p5   21 t
        vpermi2b zmm30, zmm17, zmm22                                     ;  1679.3 p0+p5   21 t
        vpternlogd zmm12, zmm23, zmm30, 0xca                             ;  1684.3 p0      21 t
        vpshufb zmm23, zmm2, zmm19                                       ;  1680.3 p5      23 t
        vmovdqa64 zmm30, zmm19                                           ;  1654.3         23 t copy
        vpermi2b zmm30, zmm3, zmm25                                      ;  1682.3 p0+p5   23 t
        vpermi2b zmm19, zmm14, zmm5                                      ;  1684.3 p0+p5   23 t
        vpternlogd zmm23, zmm30, zmm19, 0xca                             ;  1689.3 p0      23 t
        vpshufb zmm19, zmm2, zmm24                                       ;  1685.3 p5      21 t
        vmovdqa64 zmm30, zmm24                                           ;  1672.3         21 t copy
        vpermi2b zmm30, zmm13, zmm10                                     ;  1687.3 p0+p5   21 t
        vpermi2b zmm24, zmm17, zmm22                                     ;  1689.3 p0+p5   21 t
        vpternlogd zmm19, zmm30, zmm24, 0xca                             ;  1694.3 p0      21 t
        vpshufb zmm24, zmm2, zmm8                                        ;  1690.3 p5      23 t
        vmovdqa64 zmm30, zmm8                                            ;  1658.3         23 t copy
        vpermi2b zmm30, zmm3, zmm25                                      ;  1692.3 p0+p5   23 t
        vpermi2b zmm8, zmm14, zmm5                                       ;  1694.3 p0+p5   23 t
        vpternlogd zmm24, zmm30, zmm8, 0xca                              ;  1699.3 p0      23 t
        vpshufb zmm8, zmm2, zmm28                                        ;  1695.3 p5      22 t
        vpshufb zmm30, zmm2, zmm20                                       ;  1696.3 p5      22 t
        vpshufb zmm5, zmm2, zmm7                                         ;  1697.3 p5      21 t
        vmovdqa64 zmm14, zmm7                                            ;  1654.3         21 t copy
        vpermi2b zmm14, zmm13, zmm10                                     ;  1699.3 p0+p5   21 t
        vpermi2b zmm7, zmm17, zmm22                                      ;  1701.3 p0+p5   21 t
        vpternlogd zmm5, zmm14, zmm7, 0xca                               ;  1706.3 p0      21 t
        vpshufb zmm7, zmm2, zmm11                                        ;  1702.3 p5      21 t
        vmovdqa64 zmm14, zmm11                                           ;  1658.3         21 t copy
        vpermi2b zmm14, zmm13, zmm10                                     ;  1704.3 p0+p5   21 t
        vpermi2b zmm11, zmm17, zmm22                                     ;  1706.3 p0+p5   21 t
        vpternlogd zmm7, zmm14, zmm11, 0xca                              ;  1711.3 p0      21 t
        vpshufb zmm11, zmm2, zmm16                                       ;  1707.3 p5      42 t
        vmovdqa64 zmm14, zmm16                                           ;  1651.3         42 t copy
        vpermi2b zmm14, zmm4, zmm0                                       ;  1709.3 p0+p5   42 t
        vpermi2b zmm16, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1711.3 p0+p5+p3   42 t
        vpternlogd zmm11, zmm14, zmm16, 0xca                             ;  1716.3 p0      42 t
        vmovdqa64 zmm14, zmm5                                            ;  1707.3         41 t copy
        vpternlogd zmm14, zmm21, zmm26, 0x96                             ;  1707.3 p0      41 t
        vpshufb zmm16, zmm2, zmm18                                       ;  1712.3 p5      42 t
        vmovdqa64 zmm22, zmm18                                           ;  1652.3         42 t copy
        vpermi2b zmm22, zmm4, zmm0                                       ;  1714.3 p0+p5   42 t
        vpermi2b zmm18, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1716.3 p0+p5+p2   42 t
        vpternlogd zmm16, zmm22, zmm18, 0xca                             ;  1721.3 p0      42 t
        vmovdqa64 zmm18, zmm7                                            ;  1712.3         41 t copy
        vpternlogd zmm18, zmm9, zmm15, 0x96                              ;  1712.3 p0      41 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 640] ;  1539.3 p3      22 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 576] ;  1539.5 p2      22 t reload
        vmovdqa64 zmm10, zmm29                                           ;  1669.3         22 t copy
        vpermi2b zmm10, zmm17, zmm22                                     ;  1718.3 p0+p5   22 t
        vmovdqa64 zmm13, zmm1                                            ;  1671.3         22 t copy
        vpermi2b zmm13, zmm17, zmm22                                     ;  1720.3 p0+p5   22 t
        vmovdqa64 zmm25, zmm28                                           ;  1655.3         22 t copy
        vpermi2b zmm25, zmm17, zmm22                                     ;  1722.3 p0+p5   22 t
        vmovdqa64 zmm3, zmm20                                            ;  1658.3         22 t copy
        vpermi2b zmm3, zmm17, zmm22                                      ;  1724.3 p0+p5   22 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 704] ;  1547.3 p3      22 t reload
        vpermi2b zmm29, zmm22, [rel camellia256_encrypt.T0_constants512 + 768] ;  1726.3 p0+p5+p2   22 t
        vpternlogd zmm31, zmm10, zmm29, 0xca                             ;  1731.3 p0      22 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;  1549.5 p3      22 t reload
        vpermi2b zmm1, zmm22, zmm10                                      ;  1728.3 p0+p5   22 t
        vpternlogd zmm6, zmm13, zmm1, 0xca                               ;  1733.3 p0      22 t
        vpermi2b zmm28, zmm22, zmm10                                     ;  1730.3 p0+p5   22 t
        vpermi2b zmm20, zmm22, zmm10                                     ;  1732.3 p0+p5   22 t
        vpternlogd zmm8, zmm25, zmm28, 0xca                              ;  1735.3 p0      22 t
        vpternlogd zmm30, zmm3, zmm20, 0xca                              ;  1737.3 p0      22 t
        vmovdqa64 zmm1, zmm21                                            ;  1663.3         41 t copy
        vpternlogd zmm1, zmm8, zmm12, 0x96                               ;  1736.3 p0      41 t
        vpternlogd zmm8, zmm14, zmm12, 0x96                              ;  1736.3 p0      41 t
        vpternlogd zmm12, zmm23, zmm31, 0x96                             ;  1732.3 p0      41 t
        vpternlogd zmm23, zmm1, zmm31, 0x96                              ;  1737.3 p0      41 t
        vpternlogd zmm31, zmm11, zmm26, 0x96                             ;  1732.3 p0      41 t
        vpternlogd zmm11, zmm26, zmm12, 0x96                             ;  1733.3 p0      41 t
        vpternlogd zmm5, zmm21, zmm31, 0x96                              ;  1733.3 p0      41 t
        vpternlogd zmm14, zmm23, [rbp + 24064], 0x96                     ;  1738.3 p0+p2   62 t
        vpternlogd zmm31, zmm8, [rbp + 22592], 0x96                      ;  1737.3 p0+p3   62 t
        vmovdqa64 zmm3, zmm9                                             ;  1671.3         41 t copy
        vpternlogd zmm3, zmm30, zmm19, 0x96                              ;  1738.3 p0      41 t
        vpternlogd zmm30, zmm18, zmm19, 0x96                             ;  1738.3 p0      41 t
        vpternlogd zmm19, zmm24, zmm6, 0x96                              ;  1734.3 p0      41 t
        vpternlogd zmm24, zmm3, zmm6, 0x96                               ;  1739.3 p0      41 t
        vpternlogd zmm6, zmm16, zmm15, 0x96                              ;  1734.3 p0      41 t
        vpternlogd zmm16, zmm15, zmm19, 0x96                             ;  1735.3 p0      41 t
        vpternlogd zmm7, zmm9, zmm6, 0x96                                ;  1735.3 p0      41 t
        vpternlogd zmm18, zmm24, [rbp + 24384], 0x96                     ;  1740.3 p0+p2   62 t
        vpternlogd zmm12, zmm5, [rbp + 21504], 0x96                      ;  1734.3 p0+p3   62 t
        vpternlogd zmm6, zmm30, [rbp + 22016], 0x96                      ;  1739.3 p0+p2   62 t
        vpternlogd zmm19, zmm7, [rbp + 23744], 0x96                      ;  1736.3 p0+p3   62 t
        vpternlogd zmm1, zmm11, [rbp + 24128], 0x96                      ;  1737.3 p0+p2   62 t
        vpternlogd zmm3, zmm16, [rbp + 21632], 0x96                      ;  1739.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 16512]                                    ;  1567.7 p2      71 d.4 reload
        vpandd zmm13, zmm14, zmm9                                        ;  1739.3 p0      47 y
        vmovdqu64 zmm15, [rbp + 16576]                                   ;  1568.3 p3      71 d.5 reload
        vpandd zmm20, zmm31, zmm15                                       ;  1738.3 p5      47 y
        vpandd zmm9, zmm18, zmm9                                         ;  1741.3 p0      47 y
        vmovdqu64 zmm21, [rbp + 16640]                                   ;  1568.7 p2      71 d.6 reload
        vpandd zmm25, zmm12, zmm21                                       ;  1735.3 p5      47 y
        vpandd zmm15, zmm6, zmm15                                        ;  1740.3 p0      47 y
        vpandd zmm21, zmm19, zmm21                                       ;  1737.3 p5      47 y
        vmovdqu64 zmm26, [rbp + 16704]                                   ;  1569.3 p3      71 d.7 reload
        vpandd zmm28, zmm1, zmm26                                        ;  1738.3 p0      47 y
        vpandd zmm26, zmm3, zmm26                                        ;  1740.3 p5      47 y
        vpsrlq zmm29, zmm28, 7                                           ;  1739.3 p0      47 y
        vpsrlq zmm10, zmm26, 7                                           ;  1741.3 p0      47 y
        vpsrlq zmm22, zmm13, 7                                           ;  1740.3 p0      47 y
        vpaddb zmm13, zmm13, zmm13                                       ;  1740.3 p5      47 y
        vpternlogd zmm13, zmm11, [rbp + 24320], 0x96                     ;  1741.3 p5+p2   47 y
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 1088] ;  1570.3 p3      47 y reload
        vpternlogd zmm13, zmm29, zmm11, 0x78                             ;  1742.3 p5      47 y
        vmovdqu64 zmm29, [rbp + 16256]                                   ;  1571.0 p2      71 d.0 reload
        vpternlogd zmm14, zmm13, zmm29, 0x1e                             ;  1743.3 p0      48 y
        vpaddb zmm28, zmm28, zmm28                                       ;  1740.3 p5      47 y
        vpternlogd zmm28, zmm5, [rbp + 23552], 0x96                      ;  1741.3 p0+p3   47 y
        vpsrlq zmm5, zmm9, 7                                             ;  1742.3 p0      47 y
        vpaddb zmm9, zmm9, zmm9                                          ;  1742.3 p5      47 y
        vpternlogd zmm9, zmm16, [rbp + 23424], 0x96                      ;  1743.3 p5+p2   47 y
        vpternlogd zmm9, zmm10, zmm11, 0x78                              ;  1744.3 p0      47 y
        vpternlogd zmm29, zmm18, zmm9, 0x36                              ;  1745.3 p5      48 y
        vpsrlq zmm10, zmm20, 7                                           ;  1743.3 p0      47 y
        vpaddb zmm16, zmm20, zmm20                                       ;  1744.3 p5      47 y
        vpternlogd zmm16, zmm23, [rbp + 23360], 0x96                     ;  1745.3 p0+p3   47 y
        vpternlogd zmm16, zmm22, zmm11, 0x78                             ;  1746.3 p5      47 y
        vpsrlq zmm18, zmm15, 7                                           ;  1745.3 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;  1746.3 p5      47 y
        vpternlogd zmm15, zmm24, [rbp + 22464], 0x96                     ;  1747.3 p0+p2   47 y
        vpternlogd zmm15, zmm5, zmm11, 0x78                              ;  1748.3 p5      47 y
        vpaddb zmm5, zmm26, zmm26                                        ;  1747.3 p0      47 y
        vpternlogd zmm5, zmm7, [rbp + 24256], 0x96                       ;  1748.3 p5+p3   47 y
        vpsrlq zmm7, zmm25, 7                                            ;  1748.3 p0      47 y
        vpternlogd zmm28, zmm7, zmm11, 0x78                              ;  1749.3 p5      47 y
        vpaddb zmm7, zmm25, zmm25                                        ;  1749.3 p0      47 y
        vpternlogd zmm7, zmm8, [rbp + 22208], 0x96                       ;  1750.3 p5+p2   47 y
        vpternlogd zmm7, zmm10, zmm11, 0x78                              ;  1751.3 p0      47 y
        vpsrlq zmm8, zmm21, 7                                            ;  1751.3 p0      47 y
        vpternlogd zmm5, zmm8, zmm11, 0x78                               ;  1752.3 p5      47 y
        vpaddb zmm8, zmm21, zmm21                                        ;  1752.3 p5      47 y
        vpternlogd zmm8, zmm30, [rbp + 21760], 0x96                      ;  1753.3 p0+p3   47 y
        vpternlogd zmm8, zmm18, zmm11, 0x78                              ;  1754.3 p5      47 y
        vmovdqu64 zmm10, [rbp + 16320]                                   ;  1576.7 p2      71 d.1 reload
        vpternlogd zmm31, zmm16, zmm10, 0x1e                             ;  1753.3 p0      48 y
        vpternlogd zmm10, zmm6, zmm15, 0x36                              ;  1754.3 p5      48 y
        vmovdqu64 zmm6, [rbp + 16384]                                    ;  1577.2 p3      71 d.2 reload
        vpternlogd zmm12, zmm7, zmm6, 0x1e                               ;  1754.3 p0      48 y
        vpternlogd zmm6, zmm19, zmm8, 0x36                               ;  1755.3 p5      48 y
        vmovdqu64 zmm18, [rbp + 16448]                                   ;  1577.7 p2      71 d.3 reload
        vpternlogd zmm1, zmm28, zmm18, 0x1e                              ;  1755.3 p0      48 y
        vpternlogd zmm18, zmm3, zmm5, 0x36                               ;  1756.3 p5      48 y
        vmovdqu64 zmm3, [rbp + 21568]                                    ;  1578.2 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 22848]                                   ;  1649.3 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 16832]                                   ;  1579.2 p3      51 x
        vpternlogd zmm20, zmm19, zmm3, 0xf6                              ;  1756.3 p0      51 x
        vmovdqu64 zmm21, [rbp + 23488]                                   ;  1646.3 p2      61 t reload
        vpternlogd zmm20, zmm21, [rbp + 21376], 0x96                     ;  1757.3 p5+p3   51 x
        vmovdqu64 zmm21, [rbp + 17088]                                   ;  1580.7 p2      71 y.5 reload
        vpandd zmm22, zmm20, zmm21                                       ;  1758.3 p0      52 x
        vpsrlq zmm23, zmm22, 7                                           ;  1759.3 p0      52 x
        vpandd zmm23, zmm23, zmm11                                       ;  1760.3 p5      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;  1759.3 p5      52 x
        vmovdqu64 zmm24, [rbp + 22336]                                   ;  1646.3 p3      61 t reload
        vmovdqu64 zmm25, [rbp + 24000]                                   ;  1653.3 p2      61 t reload
        vmovdqu64 zmm26, [rbp + 16768]                                   ;  1582.2 p3      51 x
        vpternlogd zmm26, zmm25, zmm24, 0x36                             ;  1759.3 p0      51 x
        vpternlogd zmm22, zmm19, zmm3, 0x96                              ;  1760.3 p5      61 t
        vmovdqu64 zmm3, [rbp + 17024]                                    ;  1582.7 p2      71 y.4 reload
        vpandd zmm19, zmm26, zmm3                                        ;  1760.3 p0      52 x
        vpsrlq zmm25, zmm19, 7                                           ;  1761.3 p0      52 x
        vpaddb zmm19, zmm19, zmm19                                       ;  1761.3 p5      52 x
        vmovdqu64 zmm30, [rbp + 17536]                                   ;  1583.2 p3      61 r.4 reload
        vpxord zmm24, zmm14, zmm30                                       ;  1762.3 p5      40 t
        vpandd zmm25, zmm25, zmm11                                       ;  1762.3 p0      52 x
        vpxord zmm30, zmm29, zmm30                                       ;  1763.3 p5      40 t
        vmovdqu64 [rbp + 21568], zmm29                                   ;  1746.3 p7+p4   48 y spill
        vpxord zmm29, zmm31, [rbp + 17600]                               ;  1763.3 p0+p2   40 t
        vmovdqu64 [rbp + 22848], zmm31                                   ;  1754.3 p8+p9   48 y spill
        vpxord zmm31, zmm10, [rbp + 17600]                               ;  1764.3 p5+p3   40 t
        vmovdqu64 [rbp + 24000], zmm10                                   ;  1755.3 p7+p4   48 y spill
        vpxord zmm10, zmm12, [rbp + 17664]                               ;  1764.3 p0+p2   40 t
        vmovdqu64 [rbp + 21376], zmm12                                   ;  1755.3 p8+p9   48 y spill
        vpxord zmm12, zmm6, [rbp + 17664]                                ;  1765.3 p5+p3   40 t
        vmovdqu64 [rbp + 23488], zmm6                                    ;  1756.3 p7+p4   48 y spill
        vpxord zmm6, zmm1, [rbp + 17728]                                 ;  1765.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm1                                    ;  1756.3 p8+p9   48 y spill
        vpxord zmm1, zmm18, [rbp + 17728]                                ;  1766.3 p5+p3   40 t
        vmovdqu64 [rbp + 22208], zmm18                                   ;  1757.3 p7+p4   48 y spill
        vpxord zmm18, zmm13, [rbp + 17280]                               ;  1766.3 p0+p2   40 t
        vmovdqu64 [rbp + 24256], zmm13                                   ;  1743.3 p8+p9   47 y spill
        vpshufb zmm13, zmm2, zmm18                                       ;  1767.3 p5      41 t
        vmovdqu64 [rbp + 22464], zmm14                                   ;  1744.3 p7+p4   48 y spill
        vmovdqa64 zmm14, zmm18                                           ;  1767.3         41 t copy
        vpermi2b zmm14, zmm4, zmm0                                       ;  1769.3 p0+p5   41 t
        vpermi2b zmm18, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1771.3 p0+p5+p3   41 t
        vpternlogd zmm13, zmm14, zmm18, 0xca                             ;  1776.3 p0      41 t
        vpxord zmm14, zmm9, [rbp + 17280]                                ;  1770.3 p0+p2   40 t
        vpshufb zmm18, zmm2, zmm14                                       ;  1772.3 p5      41 t
        vmovdqu64 [rbp + 23360], zmm9                                    ;  1745.3 p8+p9   47 y spill
        vmovdqa64 zmm9, zmm14                                            ;  1771.3         41 t copy
        vpermi2b zmm9, zmm4, zmm0                                        ;  1774.3 p0+p5   41 t
        vpermi2b zmm14, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1776.3 p0+p5+p3   41 t
        vpternlogd zmm18, zmm9, zmm14, 0xca                              ;  1781.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 17344]                                    ;  1597.5 p2      61 r.1 reload
        vpxord zmm14, zmm16, zmm9                                        ;  1774.3 p0      40 t
        vpxord zmm9, zmm15, zmm9                                         ;  1775.3 p0      40 t
        vmovdqu64 [rbp + 23424], zmm15                                   ;  1749.3 p7+p4   47 y spill
        vpxord zmm15, zmm7, [rbp + 17408]                                ;  1776.3 p0+p3   40 t
        vmovdqu64 [rbp + 23552], zmm7                                    ;  1752.3 p8+p9   47 y spill
        vpxord zmm7, zmm28, [rbp + 17472]                                ;  1777.3 p5+p2   40 t
        vmovdqu64 [rbp + 24320], zmm28                                   ;  1750.3 p7+p4   47 y spill
        vpshufb zmm28, zmm2, zmm14                                       ;  1778.3 p5      23 t
        vmovdqu64 [rbp + 21632], zmm16                                   ;  1747.3 p8+p9   47 y spill
        vpxord zmm16, zmm8, [rbp + 17408]                                ;  1777.3 p0+p3   40 t
        vmovdqu64 [rbp + 24128], zmm8                                    ;  1755.3 p7+p4   47 y spill
        vpxord zmm8, zmm5, [rbp + 17472]                                 ;  1778.3 p0+p2   40 t
        vmovdqu64 [rbp + 23744], zmm5                                    ;  1753.3 p8+p9   47 y spill
        vpshufb zmm5, zmm2, zmm9                                         ;  1779.3 p5      23 t
        vpshufb zmm27, zmm2, zmm15                                       ;  1780.3 p5      22 t
        vpshufb zmm0, zmm2, zmm16                                        ;  1781.3 p5      22 t
        vpshufb zmm4, zmm2, zmm7                                         ;  1782.3 p5      21 t
        vpshufb zmm17, zmm2, zmm24                                       ;  1783.3 p5      23 t
        vmovdqu64 [rbp + 22016], zmm20                                   ;  1758.3 p7+p4   51 x spill
        vpshufb zmm20, zmm2, zmm8                                        ;  1784.3 p5      21 t
        vmovdqu64 [rbp + 21504], zmm26                                   ;  1760.3 p8+p9   51 x spill
        vpshufb zmm26, zmm2, zmm30                                       ;  1785.3 p5      23 t
        vmovdqu64 [rbp + 24384], zmm23                                   ;  1761.3 p7+p4   52 x spill
        vpshufb zmm23, zmm2, zmm29                                       ;  1786.3 p5      22 t
        vmovdqu64 [rbp + 22592], zmm22                                   ;  1761.3 p8+p9   61 t spill
        vpshufb zmm22, zmm2, zmm31                                       ;  1787.3 p5      22 t
        vmovdqu64 [rbp + 24064], zmm25                                   ;  1763.3 p7+p4   52 x spill
        vpshufb zmm25, zmm2, zmm10                                       ;  1788.3 p5      21 t
        vmovdqu64 [rbp + 22784], zmm19                                   ;  1762.3 p8+p9   52 x spill
        vpshufb zmm19, zmm2, zmm12                                       ;  1789.3 p5      21 t
        vmovdqu64 [rbp + 23104], zmm18                                   ;  1782.3 p7+p4   41 t spill
        vpshufb zmm18, zmm2, zmm6                                        ;  1790.3 p5      42 t
        vmovdqu64 [rbp + 23872], zmm13                                   ;  1777.3 p8+p9   41 t spill
        vpshufb zmm13, zmm2, zmm1                                        ;  1791.3 p5      42 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1614.5 p3      23 t reload
        vmovdqu64 [rbp + 24512], zmm13                                   ;  1792.3 p7+p4   42 t spill
        vmovdqa64 zmm13, zmm14                                           ;  1775.3         23 t copy
        vpermi2b zmm13, zmm2, [rel camellia256_encrypt.T0_constants512 + 384] ;  1793.3 p0+p5+p2   23 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 448]  ;  1617.3 p3      23 t reload
        vpermi2b zmm14, zmm2, [rel camellia256_encrypt.T0_constants512 + 512] ;  1795.3 p0+p5+p2   23 t
        vpternlogd zmm28, zmm13, zmm14, 0xca                             ;  1800.3 p0      23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;  1621.3 p3      23 t reload
        vmovdqa64 zmm14, zmm9                                            ;  1776.3         23 t copy
        vpermi2b zmm14, zmm2, zmm13                                      ;  1797.3 p0+p5   23 t
        vmovdqu64 [rbp + 21952], zmm28                                   ;  1801.3 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm24                                           ;  1763.3         23 t copy
        vpermi2b zmm28, zmm2, zmm13                                      ;  1799.3 p0+p5   23 t
        vmovdqu64 [rbp + 24192], zmm1                                    ;  1767.3 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm30                                            ;  1764.3         23 t copy
        vpermi2b zmm1, zmm2, zmm13                                       ;  1801.3 p0+p5   23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 320] ;  1627.8 p2      23 t reload
        vpermi2b zmm9, zmm13, [rel camellia256_encrypt.T0_constants512 + 384] ;  1803.3 p0+p5+p3   23 t
        vpternlogd zmm5, zmm9, zmm14, 0xca                               ;  1808.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1633.3 p2      23 t reload
        vpermi2b zmm24, zmm13, zmm9                                      ;  1805.3 p0+p5   23 t
        vpternlogd zmm17, zmm24, zmm28, 0xca                             ;  1810.3 p0      23 t
        vpermi2b zmm30, zmm13, zmm9                                      ;  1807.3 p0+p5   23 t
        vpternlogd zmm26, zmm30, zmm1, 0xca                              ;  1812.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 22976]                                    ;  1650.3 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 22080]                                   ;  1657.3 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 16768]                                   ;  1639.3 p3      51 x
        vpternlogd zmm24, zmm14, zmm1, 0x36                              ;  1791.3 p0      51 x
        vpandd zmm3, zmm24, zmm3                                         ;  1792.3 p0      52 x
        vpsrlq zmm14, zmm3, 7                                            ;  1793.3 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;  1794.3 p0      52 x
        vpternlogd zmm14, zmm11, [rbp + 22592], 0x6a                     ;  1795.3 p0+p2   61 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 640] ;  1640.7 p3      22 t reload
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 576] ;  1641.3 p2      22 t reload
        vmovdqa64 zmm2, zmm15                                            ;  1777.3         22 t copy
        vpermi2b zmm2, zmm30, zmm28                                      ;  1809.3 p0+p5   22 t
        vmovdqa64 zmm9, zmm16                                            ;  1778.3         22 t copy
        vpermi2b zmm9, zmm30, zmm28                                      ;  1811.3 p0+p5   22 t
        vmovdqa64 zmm13, zmm29                                           ;  1764.3         22 t copy
        vpermi2b zmm13, zmm30, zmm28                                     ;  1813.3 p0+p5   22 t
        vmovdqa64 zmm1, zmm31                                            ;  1765.3         22 t copy
        vpermi2b zmm1, zmm30, zmm28                                      ;  1815.3 p0+p5   22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 704] ;  1647.3 p3      22 t reload
        vpermi2b zmm15, zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;  1817.3 p0+p5+p2   22 t
        vpternlogd zmm27, zmm2, zmm15, 0xca                              ;  1822.3 p0      22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1650.3 p3      22 t reload
        vpermi2b zmm16, zmm28, zmm2                                      ;  1819.3 p0+p5   22 t
        vpternlogd zmm0, zmm9, zmm16, 0xca                               ;  1824.3 p0      22 t
        vpermi2b zmm29, zmm28, zmm2                                      ;  1821.3 p0+p5   22 t
        vpternlogd zmm23, zmm13, zmm29, 0xca                             ;  1826.3 p0      22 t
        vmovdqu64 zmm9, [rbp + 23232]                                    ;  1654.5 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 23168]                                   ;  1654.7 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 16832]                                   ;  1655.5 p2      51 x
        vpternlogd zmm15, zmm13, zmm9, 0x36                              ;  1806.3 p0      51 x
        vpandd zmm13, zmm15, zmm21                                       ;  1807.3 p0      52 x
        vpsrlq zmm16, zmm13, 7                                           ;  1808.3 p0      52 x
        vpermi2b zmm31, zmm28, zmm2                                      ;  1823.3 p0+p5   22 t
        vpternlogd zmm22, zmm1, zmm31, 0xca                              ;  1828.3 p0      22 t
        vpandd zmm16, zmm16, zmm11                                       ;  1811.3 p0      52 x
        vpaddb zmm1, zmm13, zmm13                                        ;  1812.3 p0      52 x
        vmovdqu64 zmm13, [rbp + 22912]                                   ;  1657.0 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 21888]                                   ;  1657.2 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 16896]                                   ;  1658.0 p3      51 x
        vpternlogd zmm29, zmm21, zmm13, 0x36                             ;  1813.3 p0      51 x
        vmovdqu64 zmm21, [rbp + 17152]                                   ;  1658.2 p2      71 y.6 reload
        vpandd zmm31, zmm29, zmm21                                       ;  1814.3 p0      52 x
        vpternlogd zmm1, zmm9, [rbp + 24064], 0x96                       ;  1815.3 p0+p3   61 t
        vpsrlq zmm9, zmm31, 7                                            ;  1816.3 p0      52 x
        vpandd zmm9, zmm9, zmm11                                         ;  1817.3 p0      52 x
        vpaddb zmm31, zmm31, zmm31                                       ;  1818.3 p0      52 x
        vpternlogd zmm31, zmm16, zmm13, 0x96                             ;  1819.3 p0      61 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 896] ;  1659.2 p2      21 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 832] ;  1660.0 p3      21 t reload
        vmovdqa64 zmm2, zmm7                                             ;  1778.3         21 t copy
        vpermi2b zmm2, zmm16, zmm13                                      ;  1825.3 p0+p5   21 t
        vmovdqa64 zmm28, zmm8                                            ;  1779.3         21 t copy
        vpermi2b zmm28, zmm16, zmm13                                     ;  1827.3 p0+p5   21 t
        vmovdqa64 zmm30, zmm10                                           ;  1765.3         21 t copy
        vpermi2b zmm30, zmm16, zmm13                                     ;  1829.3 p0+p5   21 t
        vmovdqu64 [rbp + 22912], zmm31                                   ;  1820.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm12                                           ;  1766.3         21 t copy
        vpermi2b zmm31, zmm16, zmm13                                     ;  1831.3 p0+p5   21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 960] ;  1662.2 p2      21 t reload
        vpermi2b zmm7, zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1833.3 p0+p5+p3   21 t
        vpternlogd zmm4, zmm2, zmm7, 0xca                                ;  1838.3 p0      21 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1663.2 p2      21 t reload
        vpermi2b zmm8, zmm13, zmm2                                       ;  1835.3 p0+p5   21 t
        vpternlogd zmm20, zmm28, zmm8, 0xca                              ;  1840.3 p0      21 t
        vpermi2b zmm10, zmm13, zmm2                                      ;  1837.3 p0+p5   21 t
        vpermi2b zmm12, zmm13, zmm2                                      ;  1839.3 p0+p5   21 t
        vpternlogd zmm25, zmm30, zmm10, 0xca                             ;  1842.3 p0      21 t
        vmovdqu64 zmm7, [rbp + 22400]                                    ;  1665.0 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 23296]                                    ;  1665.2 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 16896]                                   ;  1666.0 p3      51 x
        vpternlogd zmm10, zmm8, zmm7, 0x36                               ;  1831.3 p0      51 x
        vpandd zmm8, zmm10, zmm21                                        ;  1832.3 p0      52 x
        vpsrlq zmm21, zmm8, 7                                            ;  1833.3 p0      52 x
        vpternlogd zmm19, zmm31, zmm12, 0xca                             ;  1844.3 p0      21 t
        vpandd zmm21, zmm21, zmm11                                       ;  1835.3 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;  1836.3 p0      52 x
        vmovdqu64 zmm12, [rbp + 21824]                                   ;  1666.5 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 22144]                                   ;  1667.0 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 16960]                                   ;  1667.5 p2      51 x
        vpternlogd zmm30, zmm28, zmm12, 0x36                             ;  1837.3 p0      51 x
        vmovdqu64 zmm28, [rbp + 17216]                                   ;  1668.0 p3      71 y.7 reload
        vpandd zmm31, zmm30, zmm28                                       ;  1838.3 p0      52 x
        vpsrlq zmm2, zmm31, 7                                            ;  1839.3 p0      52 x
        vpandd zmm2, zmm2, zmm11                                         ;  1840.3 p5      52 x
        vpaddb zmm31, zmm31, zmm31                                       ;  1840.3 p0      52 x
        vpternlogd zmm31, zmm9, zmm12, 0x96                              ;  1841.3 p5      61 t
        vpternlogd zmm8, zmm7, [rbp + 24384], 0x96                       ;  1841.3 p0+p2   61 t
        vmovdqu64 zmm7, [rbp + 23936]                                    ;  1669.0 p3      61 t reload
        vmovdqu64 zmm9, [rbp + 23680]                                    ;  1669.5 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 16960]                                   ;  1670.0 p3      51 x
        vpternlogd zmm12, zmm9, zmm7, 0x36                               ;  1842.3 p5      51 x
        vpandd zmm9, zmm12, zmm28                                        ;  1843.3 p0      52 x
        vpsrlq zmm28, zmm9, 7                                            ;  1844.3 p0      52 x
        vpandd zmm28, zmm28, zmm11                                       ;  1845.3 p5      52 x
        vpaddb zmm9, zmm9, zmm9                                          ;  1844.3 p5      52 x
        vpternlogd zmm9, zmm21, zmm7, 0x96                               ;  1845.3 p0      61 t
        vpternlogd zmm3, zmm28, [rbp + 22976], 0x96                      ;  1846.3 p5+p2   61 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1671.0 p3      41 t reload
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512]       ;  1671.5 p2      41 t reload
        vmovdqa64 zmm21, zmm6                                            ;  1766.3         42 t copy
        vpermi2b zmm21, zmm11, zmm7                                      ;  1847.3 p0+p5   42 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 192] ;  1672.0 p3      41 t reload
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 128] ;  1672.5 p2      41 t reload
        vpermi2b zmm6, zmm13, zmm28                                      ;  1849.3 p0+p5   42 t
        vpternlogd zmm18, zmm21, zmm6, 0xca                              ;  1854.3 p0      42 t
        vmovdqa64 zmm6, zmm17                                            ;  1811.3         41 t copy
        vpternlogd zmm6, zmm27, zmm4, 0x96                               ;  1848.3 p0      41 t
        vmovdqa64 zmm21, zmm26                                           ;  1813.3         41 t copy
        vpternlogd zmm21, zmm0, zmm20, 0x96                              ;  1849.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 22784]                                   ;  1762.3 p3      52 x reload
        vpternlogd zmm2, zmm16, [rbp + 22336], 0x96                      ;  1850.3 p5+p2   61 t
        vmovdqu64 zmm16, [rbp + 23872]                                   ;  1777.3 p3      41 t reload
        vmovdqu64 [rbp + 22336], zmm9                                    ;  1846.3 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm23                                            ;  1827.3         41 t copy
        vpternlogd zmm9, zmm4, zmm16, 0x96                               ;  1850.3 p0      41 t
        vpternlogd zmm17, zmm9, zmm27, 0x96                              ;  1851.3 p5      41 t
        vpternlogd zmm27, zmm18, [rbp + 21952], 0x96                     ;  1855.3 p0+p2   41 t
        vpternlogd zmm18, zmm6, [rbp + 21952], 0x96                      ;  1855.3 p5+p3   41 t
        vpternlogd zmm9, zmm30, zmm18, 0x96                              ;  1856.3 p0      61 t
        vmovdqa64 zmm30, zmm27                                           ;  1856.3         41 t copy
        vpternlogd zmm30, zmm25, zmm16, 0x96                             ;  1856.3 p5      41 t
        vpternlogd zmm6, zmm29, zmm30, 0x96                              ;  1857.3 p0      61 t
        vpternlogd zmm25, zmm16, [rbp + 21952], 0x96                     ;  1854.3 p5+p2   41 t
        vpternlogd zmm23, zmm4, zmm25, 0x96                              ;  1855.3 p0      41 t
        vpternlogd zmm27, zmm15, zmm23, 0x96                             ;  1856.3 p5      61 t
        vmovdqu64 zmm4, [rbp + 23104]                                    ;  1782.3 p3      41 t reload
        vmovdqa64 zmm15, zmm22                                           ;  1829.3         41 t copy
        vpternlogd zmm15, zmm20, zmm4, 0x96                              ;  1855.3 p0      41 t
        vpternlogd zmm26, zmm15, zmm0, 0x96                              ;  1856.3 p5      41 t
        vpternlogd zmm25, zmm17, [rbp + 21504], 0x96                     ;  1856.3 p0+p2   61 t
        vmovdqa64 zmm16, zmm19                                           ;  1845.3         41 t copy
        vpternlogd zmm16, zmm4, zmm5, 0x96                               ;  1857.3 p5      41 t
        vpternlogd zmm22, zmm20, zmm16, 0x96                             ;  1858.3 p0      41 t
        vpternlogd zmm16, zmm24, zmm26, 0x96                             ;  1858.3 p5      61 t
        vmovdqu64 zmm20, [rbp + 24192]                                   ;  1767.3 p3      42 t
        vpermi2b zmm20, zmm11, zmm7                                      ;  1860.3 p0+p5   42 t
        vmovdqu64 zmm24, [rbp + 18048]                                   ;  1690.3 p2      62 l.4 reload
        vpxord zmm29, zmm25, zmm24                                       ;  1859.3 p0      40 t
        vpxord zmm24, zmm16, zmm24                                       ;  1860.3 p0      40 t
        vmovdqu64 [rbp + 21504], zmm16                                   ;  1859.3 p8+p9   61 t spill
        vpxord zmm16, zmm27, [rbp + 18112]                               ;  1861.3 p5+p3   40 t
        vmovdqu64 [rbp + 21952], zmm27                                   ;  1857.3 p7+p4   61 t spill
        vpxord zmm27, zmm6, [rbp + 18176]                                ;  1861.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm6                                    ;  1858.3 p8+p9   61 t spill
        vpxord zmm6, zmm9, [rbp + 18240]                                 ;  1862.3 p5+p3   40 t
        vmovdqu64 [rbp + 22784], zmm9                                    ;  1857.3 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm2                                             ;  1851.3         40 t copy
        vpternlogd zmm9, zmm18, [rbp + 17792], 0x96                      ;  1862.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm25                                   ;  1857.3 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm9                                            ;  1863.3         41 t copy
        vpermi2b zmm25, zmm11, zmm7                                      ;  1865.3 p5      41 t
        vmovdqu64 [rbp + 23936], zmm2                                    ;  1851.3 p7+p4   61 t spill
        vmovdqa64 zmm2, zmm9                                             ;  1863.3         41 t copy
        vpermi2b zmm2, zmm13, zmm28                                      ;  1867.3 p0+p5   41 t
        vmovdqu64 [rbp + 23680], zmm18                                   ;  1856.3 p8+p9   41 t spill
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 256] ;  1704.5 p3      41 t reload
        vpshufb zmm9, zmm18, zmm9                                        ;  1868.3 p5      41 t
        vpternlogd zmm9, zmm25, zmm2, 0xca                               ;  1872.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 17856]                                    ;  1706.7 p2      62 l.1 reload
        vmovdqa64 zmm25, zmm1                                            ;  1816.3         40 t copy
        vpternlogd zmm25, zmm17, zmm2, 0x96                              ;  1865.3 p0      40 t
        vpternlogd zmm2, zmm14, zmm26, 0x96                              ;  1866.3 p0      40 t
        vmovdqu64 [rbp + 22400], zmm26                                   ;  1857.3 p7+p4   41 t spill
        vpshufb zmm26, zmm18, zmm25                                      ;  1869.3 p5      23 t
        vmovdqu64 [rbp + 24384], zmm14                                   ;  1796.3 p8+p9   61 t spill
        vpshufb zmm14, zmm18, zmm2                                       ;  1870.3 p5      23 t
        vmovdqu64 [rbp + 21824], zmm1                                    ;  1816.3 p7+p4   61 t spill
        vmovdqa64 zmm1, zmm8                                             ;  1842.3         40 t copy
        vpternlogd zmm1, zmm22, [rbp + 17920], 0x96                      ;  1867.3 p0+p3   40 t
        vmovdqu64 [rbp + 22144], zmm8                                    ;  1842.3 p8+p9   61 t spill
        vpshufb zmm8, zmm18, zmm1                                        ;  1871.3 p5      22 t
        vmovdqu64 [rbp + 23296], zmm17                                   ;  1852.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm31                                           ;  1842.3         40 t copy
        vpternlogd zmm17, zmm30, [rbp + 17984], 0x96                     ;  1868.3 p0+p2   40 t
        vmovdqu64 [rbp + 23232], zmm31                                   ;  1842.3 p8+p9   61 t spill
        vpshufb zmm31, zmm18, zmm17                                      ;  1872.3 p5      21 t
        vmovdqu64 [rbp + 24064], zmm30                                   ;  1857.3 p7+p4   41 t spill
        vpshufb zmm30, zmm18, zmm29                                      ;  1873.3 p5      23 t
        vpshufb zmm7, zmm18, zmm24                                       ;  1874.3 p5      23 t
        vpshufb zmm11, zmm18, zmm16                                      ;  1875.3 p5      22 t
        vmovdqu64 [rbp + 21888], zmm9                                    ;  1873.3 p8+p9   41 t spill
        vpshufb zmm9, zmm18, zmm27                                       ;  1876.3 p5      21 t
        vmovdqu64 [rbp + 23168], zmm9                                    ;  1877.3 p7+p4   21 t spill
        vpshufb zmm9, zmm18, zmm6                                        ;  1877.3 p5      42 t
        vmovdqa64 zmm18, zmm6                                            ;  1863.3         42 t copy
        vpermi2b zmm18, zmm13, zmm28                                     ;  1879.3 p0+p5   42 t
        vmovdqu64 [rbp + 22592], zmm9                                    ;  1878.3 p8+p9   42 t spill
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512]        ;  1722.5 p3      41 t reload
        vpermi2b zmm6, zmm9, [rel camellia256_encrypt.T0_constants512 + 64] ;  1881.3 p0+p5+p2   42 t
        vpternlogd zmm6, zmm18, [rbp + 22592], 0xe4                      ;  1886.3 p0+p3   42 t
        vmovdqu64 zmm18, [rbp + 22912]                                   ;  1820.3 p2      61 t reload
        vmovdqu64 [rbp + 22592], zmm6                                    ;  1887.3 p7+p4   42 t spill
        vmovdqu64 zmm6, [rbp + 17920]                                    ;  1725.5 p3      40 t
        vpternlogd zmm6, zmm23, zmm18, 0x96                              ;  1872.3 p0      40 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 256] ;  1725.8 p2      41 t reload
        vmovdqu64 [rbp + 22080], zmm23                                   ;  1856.3 p8+p9   41 t spill
        vpshufb zmm23, zmm18, zmm6                                       ;  1882.3 p5      22 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 320] ;  1727.7 p3      23 t reload
        vmovdqa64 zmm9, zmm25                                            ;  1866.3         23 t copy
        vpermi2b zmm9, zmm18, [rel camellia256_encrypt.T0_constants512 + 384] ;  1884.3 p0+p5+p2   23 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 448] ;  1729.8 p3      23 t reload
        vpermi2b zmm25, zmm18, [rel camellia256_encrypt.T0_constants512 + 512] ;  1886.3 p0+p5+p2   23 t
        vpternlogd zmm26, zmm9, zmm25, 0xca                              ;  1891.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 512]  ;  1732.5 p3      23 t reload
        vmovdqa64 zmm25, zmm2                                            ;  1867.3         23 t copy
        vpermi2b zmm25, zmm18, zmm9                                      ;  1888.3 p0+p5   23 t
        vmovdqu64 [rbp + 21440], zmm26                                   ;  1892.3 p7+p4   23 t spill
        vmovdqa64 zmm26, zmm29                                           ;  1860.3         23 t copy
        vpermi2b zmm26, zmm18, zmm9                                      ;  1890.3 p0+p5   23 t
        vmovdqu64 [rbp + 21696], zmm27                                   ;  1862.3 p8+p9   40 t spill
        vmovdqa64 zmm27, zmm24                                           ;  1861.3         23 t copy
        vpermi2b zmm27, zmm18, zmm9                                      ;  1892.3 p0+p5   23 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1738.8 p2      23 t reload
        vpermi2b zmm2, zmm9, [rel camellia256_encrypt.T0_constants512 + 384] ;  1894.3 p0+p5+p3   23 t
        vpternlogd zmm14, zmm2, zmm25, 0xca                              ;  1899.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1739.8 p2      23 t reload
        vpermi2b zmm29, zmm9, zmm2                                       ;  1896.3 p0+p5   23 t
        vpternlogd zmm30, zmm29, zmm26, 0xca                             ;  1901.3 p0      23 t
        vmovdqu64 zmm25, [rbp + 24192]                                   ;  1767.3 p3      42 t
        vpermi2b zmm25, zmm13, zmm28                                     ;  1898.3 p0+p5   42 t
        vpternlogd zmm20, zmm25, [rbp + 24512], 0xe4                     ;  1903.3 p0+p2   42 t
        vpternlogd zmm0, zmm20, zmm5, 0x96                               ;  1904.3 p0      41 t
        vpternlogd zmm20, zmm5, zmm21, 0x96                              ;  1904.3 p0      41 t
        vpternlogd zmm19, zmm4, zmm0, 0x96                               ;  1905.3 p0      41 t
        vpternlogd zmm21, zmm10, zmm19, 0x96                             ;  1906.3 p0      61 t
        vpternlogd zmm15, zmm12, zmm20, 0x96                             ;  1905.3 p0      61 t
        vpternlogd zmm0, zmm22, [rbp + 22016], 0x96                      ;  1905.3 p0+p3   61 t
        vpermi2b zmm24, zmm9, zmm2                                       ;  1900.3 p0+p5   23 t
        vpternlogd zmm7, zmm24, zmm27, 0xca                              ;  1905.3 p0      23 t
        vmovdqa64 zmm4, zmm3                                             ;  1847.3         40 t copy
        vpternlogd zmm4, zmm20, [rbp + 17792], 0x96                      ;  1905.3 p0+p2   40 t
        vpxord zmm5, zmm0, [rbp + 18112]                                 ;  1906.3 p0+p3   40 t
        vpxord zmm10, zmm21, [rbp + 18176]                               ;  1907.3 p0+p2   40 t
        vpxord zmm12, zmm15, [rbp + 18240]                               ;  1906.3 p0+p3   40 t
        vmovdqu64 zmm24, [rbp + 22336]                                   ;  1846.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 17984]                                   ;  1745.8 p3      40 t
        vpternlogd zmm25, zmm19, zmm24, 0x96                             ;  1906.3 p0      40 t
        vmovdqa64 zmm26, zmm4                                            ;  1906.3         41 t copy
        vpermi2b zmm26, zmm13, zmm28                                     ;  1906.3 p0+p5   41 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;  1746.5 p2      41 t reload
        vpshufb zmm29, zmm27, zmm4                                       ;  1906.3 p5      41 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512]       ;  1746.8 p3      41 t reload
        vpermi2b zmm4, zmm24, [rel camellia256_encrypt.T0_constants512 + 64] ;  1906.3 p0+p5+p2   41 t
        vpternlogd zmm29, zmm4, zmm26, 0xca                              ;  1911.3 p0      41 t
        vpshufb zmm4, zmm27, zmm25                                       ;  1907.3 p5      21 t
        vpshufb zmm26, zmm27, zmm5                                       ;  1907.3 p5      22 t
        vpshufb zmm18, zmm27, zmm10                                      ;  1908.3 p5      21 t
        vpshufb zmm2, zmm27, zmm12                                       ;  1909.3 p5      42 t
        vmovdqa64 zmm9, zmm12                                            ;  1907.3         42 t copy
        vpermi2b zmm9, zmm13, zmm28                                      ;  1911.3 p0+p5   42 t
        vpermi2b zmm12, zmm24, [rel camellia256_encrypt.T0_constants512 + 64] ;  1913.3 p0+p5+p3   42 t
        vpternlogd zmm2, zmm12, zmm9, 0xca                               ;  1918.3 p0      42 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1748.7 p2      22 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 576] ;  1749.0 p3      22 t reload
        vmovdqa64 zmm27, zmm6                                            ;  1873.3         22 t copy
        vpermi2b zmm27, zmm12, zmm9                                      ;  1915.3 p0+p5   22 t
        vmovdqa64 zmm28, zmm1                                            ;  1868.3         22 t copy
        vpermi2b zmm28, zmm12, zmm9                                      ;  1917.3 p0+p5   22 t
        vmovdqa64 zmm13, zmm16                                           ;  1862.3         22 t copy
        vpermi2b zmm13, zmm12, zmm9                                      ;  1919.3 p0+p5   22 t
        vmovdqu64 [rbp + 22016], zmm15                                   ;  1906.3 p7+p4   61 t spill
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 704] ;  1751.2 p2      22 t reload
        vpermi2b zmm6, zmm15, [rel camellia256_encrypt.T0_constants512 + 768] ;  1921.3 p0+p5+p3   22 t
        vpternlogd zmm23, zmm27, zmm6, 0xca                              ;  1926.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1752.3 p2      22 t reload
        vpermi2b zmm1, zmm15, zmm6                                       ;  1923.3 p0+p5   22 t
        vpternlogd zmm8, zmm28, zmm1, 0xca                               ;  1928.3 p0      22 t
        vpermi2b zmm16, zmm15, zmm6                                      ;  1925.3 p0+p5   22 t
        vpternlogd zmm11, zmm13, zmm16, 0xca                             ;  1930.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1755.5 p3      21 t reload
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 832] ;  1755.7 p2      21 t reload
        vmovdqa64 zmm16, zmm17                                           ;  1869.3         21 t copy
        vpermi2b zmm16, zmm13, zmm1                                      ;  1927.3 p0+p5   21 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1757.3 p3      21 t reload
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 960] ;  1757.5 p2      21 t reload
        vpermi2b zmm17, zmm28, zmm27                                     ;  1929.3 p0+p5   21 t
        vpternlogd zmm31, zmm16, zmm17, 0xca                             ;  1934.3 p0      21 t
        vmovdqa64 zmm16, zmm25                                           ;  1907.3         21 t copy
        vpermi2b zmm16, zmm13, zmm1                                      ;  1931.3 p0+p5   21 t
        vpermi2b zmm25, zmm28, zmm27                                     ;  1933.3 p0+p5   21 t
        vpternlogd zmm4, zmm16, zmm25, 0xca                              ;  1938.3 p0      21 t
        vmovdqa64 zmm16, zmm5                                            ;  1907.3         22 t copy
        vpermi2b zmm16, zmm12, zmm9                                      ;  1935.3 p0+p5   22 t
        vpermi2b zmm5, zmm15, zmm6                                       ;  1937.3 p0+p5   22 t
        vpternlogd zmm26, zmm16, zmm5, 0xca                              ;  1942.3 p0      22 t
        vmovdqa64 zmm5, zmm10                                            ;  1908.3         21 t copy
        vpermi2b zmm5, zmm13, zmm1                                       ;  1939.3 p0+p5   21 t
        vpermi2b zmm10, zmm28, zmm27                                     ;  1941.3 p0+p5   21 t
        vpternlogd zmm18, zmm5, zmm10, 0xca                              ;  1946.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 21696]                                    ;  1862.3 p3      21 t
        vpermi2b zmm5, zmm13, zmm1                                       ;  1943.3 p0+p5   21 t
        vmovdqa64 zmm10, zmm30                                           ;  1902.3         41 t copy
        vpternlogd zmm10, zmm23, zmm31, 0x96                             ;  1935.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 21696]                                   ;  1862.3 p2      21 t
        vpermi2b zmm16, zmm28, zmm27                                     ;  1945.3 p0+p5   21 t
        vpternlogd zmm5, zmm16, [rbp + 23168], 0xe4                      ;  1950.3 p0+p3   21 t
        vmovdqa64 zmm16, zmm29                                           ;  1912.3         41 t copy
        vpternlogd zmm16, zmm26, zmm4, 0x96                              ;  1943.3 p0      41 t
        vmovdqa64 zmm17, zmm7                                            ;  1906.3         41 t copy
        vpternlogd zmm17, zmm8, zmm4, 0x96                               ;  1939.3 p0      41 t
        vpternlogd zmm7, zmm16, zmm8, 0x96                               ;  1944.3 p0      41 t
        vpternlogd zmm8, zmm2, zmm14, 0x96                               ;  1932.3 p0      41 t
        vpternlogd zmm2, zmm17, zmm14, 0x96                              ;  1940.3 p0      41 t
        vpternlogd zmm14, zmm18, zmm29, 0x96                             ;  1947.3 p0      41 t
        vpternlogd zmm26, zmm4, zmm14, 0x96                              ;  1948.3 p0      41 t
        vpternlogd zmm18, zmm29, zmm8, 0x96                              ;  1947.3 p0      41 t
        vpternlogd zmm14, zmm7, [rbp + 21568], 0x96                      ;  1948.3 p0+p2   62 t
        vpternlogd zmm8, zmm26, [rbp + 24000], 0x96                      ;  1949.3 p0+p3   62 t
        vmovdqu64 zmm4, [rbp + 21888]                                    ;  1873.3 p2      41 t reload
        vmovdqa64 zmm25, zmm11                                           ;  1931.3         41 t copy
        vpternlogd zmm25, zmm31, zmm4, 0x96                              ;  1939.3 p0      41 t
        vpternlogd zmm30, zmm25, zmm23, 0x96                             ;  1940.3 p0      41 t
        vpternlogd zmm17, zmm18, [rbp + 23488], 0x96                     ;  1948.3 p0+p3   62 t
        vpternlogd zmm16, zmm2, [rbp + 22208], 0x96                      ;  1944.3 p0+p2   62 t
        vmovdqu64 zmm29, [rbp + 21440]                                   ;  1892.3 p3      23 t reload
        vmovdqu64 zmm27, [rbp + 22592]                                   ;  1887.3 p2      42 t reload
        vpternlogd zmm23, zmm27, zmm29, 0x96                             ;  1943.3 p0      41 t
        vpternlogd zmm27, zmm10, zmm29, 0x96                             ;  1944.3 p0      41 t
        vpternlogd zmm29, zmm5, zmm4, 0x96                               ;  1951.3 p0      41 t
        vpternlogd zmm11, zmm31, zmm29, 0x96                             ;  1952.3 p5      41 t
        vpternlogd zmm5, zmm4, zmm23, 0x96                               ;  1951.3 p0      41 t
        vpternlogd zmm29, zmm30, [rbp + 22464], 0x96                     ;  1952.3 p5+p3   62 t
        vpternlogd zmm23, zmm11, [rbp + 22848], 0x96                     ;  1953.3 p0+p2   62 t
        vpternlogd zmm25, zmm27, [rbp + 21760], 0x96                     ;  1948.3 p5+p3   62 t
        vpternlogd zmm10, zmm5, [rbp + 21376], 0x96                      ;  1952.3 p0+p2   62 t
        vmovdqu64 zmm4, [rbp + 18560]                                    ;  1785.8 p3      61 r.4 reload
        vpxord zmm31, zmm14, zmm4                                        ;  1949.3 p5      40 t
        vpxord zmm4, zmm29, zmm4                                         ;  1953.3 p0      40 t
        vmovdqu64 [rbp + 21376], zmm14                                   ;  1949.3 p8+p9   62 t spill
        vpxord zmm14, zmm8, [rbp + 18624]                                ;  1950.3 p5+p2   40 t
        vmovdqu64 [rbp + 21760], zmm8                                    ;  1950.3 p7+p4   62 t spill
        vpxord zmm8, zmm23, [rbp + 18624]                                ;  1954.3 p0+p3   40 t
        vmovdqu64 [rbp + 22848], zmm23                                   ;  1954.3 p8+p9   62 t spill
        vpxord zmm23, zmm17, [rbp + 18688]                               ;  1951.3 p5+p2   40 t
        vmovdqu64 [rbp + 22464], zmm17                                   ;  1949.3 p7+p4   62 t spill
        vpxord zmm17, zmm16, [rbp + 18752]                               ;  1951.3 p0+p3   40 t
        vmovdqu64 [rbp + 21888], zmm16                                   ;  1945.3 p8+p9   62 t spill
        vpxord zmm16, zmm10, [rbp + 18688]                               ;  1953.3 p5+p2   40 t
        vmovdqu64 [rbp + 21440], zmm10                                   ;  1953.3 p7+p4   62 t spill
        vpxord zmm10, zmm25, [rbp + 18752]                               ;  1952.3 p0+p3   40 t
        vmovdqu64 [rbp + 22592], zmm25                                   ;  1949.3 p8+p9   62 t spill
        vmovdqa64 zmm25, zmm8                                            ;  1955.3         22 t copy
        vpermi2b zmm25, zmm12, zmm9                                      ;  1955.3 p5      22 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;  1953.3 p7+p4   62 t spill
        vmovdqa64 zmm29, zmm8                                            ;  1955.3         22 t copy
        vpermi2b zmm29, zmm15, zmm6                                      ;  1957.3 p0+p5   22 t
        vmovdqu64 [rbp + 23488], zmm21                                   ;  1907.3 p8+p9   61 t spill
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;  1800.5 p2      41 t reload
        vpshufb zmm8, zmm21, zmm8                                        ;  1958.3 p5      22 t
        vpternlogd zmm8, zmm25, zmm29, 0xca                              ;  1962.3 p0      22 t
        vpshufb zmm25, zmm21, zmm4                                       ;  1959.3 p5      23 t
        vpshufb zmm29, zmm21, zmm31                                      ;  1960.3 p5      23 t
        vmovdqu64 [rbp + 24000], zmm0                                    ;  1906.3 p7+p4   61 t spill
        vpshufb zmm0, zmm21, zmm14                                       ;  1961.3 p5      22 t
        vmovdqu64 [rbp + 21568], zmm19                                   ;  1906.3 p8+p9   41 t spill
        vmovdqa64 zmm19, zmm14                                           ;  1951.3         22 t copy
        vpermi2b zmm19, zmm12, zmm9                                      ;  1963.3 p0+p5   22 t
        vpermi2b zmm14, zmm15, zmm6                                      ;  1965.3 p0+p5   22 t
        vpternlogd zmm0, zmm19, zmm14, 0xca                              ;  1970.3 p0      22 t
        vpshufb zmm14, zmm21, zmm16                                      ;  1966.3 p5      21 t
        vmovdqa64 zmm19, zmm16                                           ;  1954.3         21 t copy
        vpermi2b zmm19, zmm13, zmm1                                      ;  1968.3 p0+p5   21 t
        vpermi2b zmm16, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1970.3 p0+p5+p3   21 t
        vpternlogd zmm14, zmm19, zmm16, 0xca                             ;  1975.3 p0      21 t
        vpshufb zmm16, zmm21, zmm23                                      ;  1971.3 p5      21 t
        vmovdqa64 zmm19, zmm23                                           ;  1952.3         21 t copy
        vpermi2b zmm19, zmm13, zmm1                                      ;  1973.3 p0+p5   21 t
        vpermi2b zmm23, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1975.3 p0+p5+p2   21 t
        vpternlogd zmm16, zmm19, zmm23, 0xca                             ;  1980.3 p0      21 t
        vpshufb zmm19, zmm21, zmm10                                      ;  1976.3 p5      42 t
        vpshufb zmm23, zmm21, zmm17                                      ;  1977.3 p5      42 t
        vmovdqu64 [rbp + 23168], zmm22                                   ;  1859.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 18304]                                   ;  1814.0 p3      40 t
        vpternlogd zmm22, zmm2, [rbp + 23360], 0x96                      ;  1964.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm2                                    ;  1941.3 p8+p9   41 t spill
        vpshufb zmm2, zmm21, zmm22                                       ;  1978.3 p5      41 t
        vmovdqu64 [rbp + 23104], zmm3                                    ;  1847.3 p7+p4   61 t spill
        vmovdqa64 zmm3, zmm22                                            ;  1965.3         41 t copy
        vpermi2b zmm3, zmm24, [rel camellia256_encrypt.T0_constants512 + 64] ;  1980.3 p0+p5+p3   41 t
        vmovdqu64 [rbp + 24512], zmm20                                   ;  1905.3 p8+p9   41 t spill
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 128] ;  1816.3 p2      41 t reload
        vpermi2b zmm22, zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;  1982.3 p0+p5+p3   41 t
        vpternlogd zmm2, zmm3, zmm22, 0xca                               ;  1987.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 24256]                                    ;  1818.5 p2      47 y reload
        vmovdqu64 zmm22, [rbp + 18304]                                   ;  1818.7 p3      40 t
        vpternlogd zmm22, zmm27, zmm3, 0x96                              ;  1968.3 p0      40 t
        vpshufb zmm3, zmm21, zmm22                                       ;  1983.3 p5      41 t
        vmovdqu64 [rbp + 24192], zmm27                                   ;  1945.3 p7+p4   41 t spill
        vmovdqa64 zmm27, zmm22                                           ;  1969.3         41 t copy
        vpermi2b zmm27, zmm24, [rel camellia256_encrypt.T0_constants512 + 64] ;  1985.3 p0+p5+p2   41 t
        vpermi2b zmm22, zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;  1987.3 p0+p5+p3   41 t
        vpternlogd zmm3, zmm27, zmm22, 0xca                              ;  1992.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 21632]                                   ;  1824.5 p2      47 y reload
        vmovdqu64 zmm27, [rbp + 18368]                                   ;  1824.7 p3      40 t
        vpternlogd zmm27, zmm30, zmm22, 0x96                             ;  1972.3 p0      40 t
        vpshufb zmm22, zmm21, zmm27                                      ;  1988.3 p5      23 t
        vmovdqu64 [rbp + 23040], zmm30                                   ;  1941.3 p8+p9   41 t spill
        vmovdqu64 zmm30, [rbp + 18368]                                   ;  1826.7 p2      40 t
        vpternlogd zmm30, zmm7, [rbp + 23424], 0x96                      ;  1973.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm7                                    ;  1945.3 p7+p4   41 t spill
        vpshufb zmm7, zmm21, zmm30                                       ;  1989.3 p5      23 t
        vmovdqu64 zmm20, [rbp + 18432]                                   ;  1828.0 p2      40 t
        vpternlogd zmm20, zmm26, [rbp + 24128], 0x96                     ;  1974.3 p0+p3   40 t
        vmovdqu64 [rbp + 23808], zmm26                                   ;  1949.3 p8+p9   41 t spill
        vpshufb zmm26, zmm21, zmm20                                      ;  1990.3 p5      22 t
        vmovdqa64 zmm24, zmm20                                           ;  1975.3         22 t copy
        vpermi2b zmm24, zmm12, zmm9                                      ;  1992.3 p0+p5   22 t
        vpermi2b zmm20, zmm15, zmm6                                      ;  1994.3 p0+p5   22 t
        vpternlogd zmm26, zmm24, zmm20, 0xca                             ;  1999.3 p0      22 t
        vmovdqu64 zmm20, [rbp + 23552]                                   ;  1830.5 p2      47 y reload
        vmovdqu64 zmm24, [rbp + 18432]                                   ;  1830.7 p3      40 t
        vpternlogd zmm24, zmm11, zmm20, 0x96                             ;  1978.3 p0      40 t
        vpshufb zmm20, zmm21, zmm24                                      ;  1995.3 p5      22 t
        vmovdqu64 [rbp + 22272], zmm11                                   ;  1953.3 p7+p4   41 t spill
        vmovdqa64 zmm11, zmm24                                           ;  1979.3         22 t copy
        vpermi2b zmm11, zmm12, zmm9                                      ;  1997.3 p0+p5   22 t
        vpermi2b zmm24, zmm15, zmm6                                      ;  1999.3 p0+p5   22 t
        vpternlogd zmm20, zmm11, zmm24, 0xca                             ;  2004.3 p0      22 t
        vmovdqu64 zmm11, [rbp + 23744]                                   ;  1832.7 p2      47 y reload
        vmovdqu64 zmm24, [rbp + 18496]                                   ;  1832.8 p3      40 t
        vpternlogd zmm24, zmm18, zmm11, 0x96                             ;  1982.3 p0      40 t
        vpshufb zmm11, zmm21, zmm24                                      ;  2000.3 p5      21 t
        vmovdqa64 zmm6, zmm24                                            ;  1983.3         21 t copy
        vpermi2b zmm6, zmm13, zmm1                                       ;  2002.3 p0+p5   21 t
        vpermi2b zmm24, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2004.3 p0+p5+p2   21 t
        vpternlogd zmm11, zmm6, zmm24, 0xca                              ;  2009.3 p0      21 t
        vmovdqa64 zmm6, zmm2                                             ;  1988.3         41 t copy
        vpternlogd zmm6, zmm0, zmm11, 0x96                               ;  2010.3 p0      41 t
        vmovdqu64 zmm24, [rbp + 24320]                                   ;  1836.8 p3      47 y reload
        vmovdqu64 zmm15, [rbp + 18496]                                   ;  1838.3 p2      40 t
        vpternlogd zmm15, zmm5, zmm24, 0x96                              ;  1987.3 p0      40 t
        vpshufb zmm24, zmm21, zmm15                                      ;  2005.3 p5      21 t
        vmovdqa64 zmm9, zmm15                                            ;  1988.3         21 t copy
        vpermi2b zmm9, zmm13, zmm1                                       ;  2007.3 p0+p5   21 t
        vpermi2b zmm15, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2009.3 p0+p5+p3   21 t
        vpternlogd zmm24, zmm9, zmm15, 0xca                              ;  2014.3 p0      21 t
        vmovdqa64 zmm9, zmm3                                             ;  1993.3         41 t copy
        vpternlogd zmm9, zmm8, zmm24, 0x96                               ;  2015.3 p0      41 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 384] ;  1844.5 p2      23 t reload
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;  1844.7 p3      23 t reload
        vmovdqa64 zmm1, zmm27                                            ;  1973.3         23 t copy
        vpermi2b zmm1, zmm28, zmm15                                      ;  2011.3 p0+p5   23 t
        vmovdqa64 zmm13, zmm30                                           ;  1974.3         23 t copy
        vpermi2b zmm13, zmm28, zmm15                                     ;  2013.3 p0+p5   23 t
        vmovdqa64 zmm12, zmm4                                            ;  1954.3         23 t copy
        vpermi2b zmm12, zmm28, zmm15                                     ;  2015.3 p0+p5   23 t
        vmovdqa64 zmm21, zmm31                                           ;  1950.3         23 t copy
        vpermi2b zmm21, zmm28, zmm15                                     ;  2017.3 p0+p5   23 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 448] ;  1847.5 p2      23 t reload
        vpermi2b zmm27, zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;  2019.3 p0+p5+p3   23 t
        vpternlogd zmm22, zmm1, zmm27, 0xca                              ;  2024.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 512]  ;  1848.5 p2      23 t reload
        vpermi2b zmm30, zmm15, zmm1                                      ;  2021.3 p0+p5   23 t
        vpternlogd zmm7, zmm13, zmm30, 0xca                              ;  2026.3 p0      23 t
        vpermi2b zmm4, zmm15, zmm1                                       ;  2023.3 p0+p5   23 t
        vpermi2b zmm31, zmm15, zmm1                                      ;  2025.3 p0+p5   23 t
        vpternlogd zmm25, zmm12, zmm4, 0xca                              ;  2028.3 p0      23 t
        vpternlogd zmm29, zmm21, zmm31, 0xca                             ;  2030.3 p0      23 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1850.5 p3      41 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512]       ;  1850.7 p2      41 t reload
        vmovdqa64 zmm13, zmm10                                           ;  1953.3         42 t copy
        vpermi2b zmm13, zmm12, zmm4                                      ;  2027.3 p0+p5   42 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 192] ;  1853.0 p3      41 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;  1854.3 p2      41 t reload
        vpermi2b zmm10, zmm27, zmm21                                     ;  2029.3 p0+p5   42 t
        vpternlogd zmm19, zmm13, zmm10, 0xca                             ;  2034.3 p0      42 t
        vmovdqa64 zmm10, zmm17                                           ;  1952.3         42 t copy
        vpermi2b zmm10, zmm12, zmm4                                      ;  2031.3 p0+p5   42 t
        vpermi2b zmm17, zmm27, zmm21                                     ;  2033.3 p0+p5   42 t
        vpternlogd zmm23, zmm10, zmm17, 0xca                             ;  2038.3 p0      42 t
        vmovdqa64 zmm10, zmm25                                           ;  2029.3         41 t copy
        vpternlogd zmm10, zmm20, zmm24, 0x96                             ;  2029.3 p0      41 t
        vpternlogd zmm25, zmm9, zmm20, 0x96                              ;  2029.3 p0      41 t
        vpternlogd zmm20, zmm19, zmm22, 0x96                             ;  2035.3 p0      41 t
        vpternlogd zmm19, zmm10, zmm22, 0x96                             ;  2035.3 p0      41 t
        vpternlogd zmm22, zmm14, zmm3, 0x96                              ;  2025.3 p0      41 t
        vpternlogd zmm8, zmm24, zmm22, 0x96                              ;  2026.3 p0      41 t
        vpternlogd zmm14, zmm3, zmm20, 0x96                              ;  2036.3 p0      41 t
        vmovdqa64 zmm3, zmm29                                            ;  2031.3         41 t copy
        vpternlogd zmm3, zmm26, zmm11, 0x96                              ;  2031.3 p0      41 t
        vpternlogd zmm29, zmm6, zmm26, 0x96                              ;  2031.3 p0      41 t
        vpternlogd zmm26, zmm23, zmm7, 0x96                              ;  2039.3 p0      41 t
        vpternlogd zmm23, zmm3, zmm7, 0x96                               ;  2039.3 p0      41 t
        vpternlogd zmm7, zmm16, zmm2, 0x96                               ;  2027.3 p0      41 t
        vpternlogd zmm0, zmm11, zmm7, 0x96                               ;  2028.3 p0      41 t
        vpternlogd zmm16, zmm2, zmm26, 0x96                              ;  2040.3 p0      41 t
        vpternlogd zmm22, zmm25, [rbp + 22976], 0x96                     ;  2030.3 p0+p3   61 t
        vpternlogd zmm7, zmm29, [rbp + 21504], 0x96                      ;  2032.3 p0+p2   61 t
        vpternlogd zmm20, zmm8, [rbp + 21952], 0x96                      ;  2036.3 p0+p3   61 t
        vpternlogd zmm10, zmm14, [rbp + 23872], 0x96                     ;  2037.3 p0+p2   61 t
        vpternlogd zmm26, zmm0, [rbp + 24000], 0x96                      ;  2040.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 21824]                                    ;  1865.3 p2      61 t reload
        vpternlogd zmm25, zmm2, [rbp + 23296], 0x96                      ;  2030.3 p0+p3   61 t
        vpternlogd zmm9, zmm19, [rbp + 22784], 0x96                      ;  2036.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 23936]                                    ;  1866.5 p3      61 t reload
        vpternlogd zmm19, zmm2, [rbp + 23680], 0x96                      ;  2036.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 22912]                                    ;  1867.5 p3      61 t reload
        vpternlogd zmm8, zmm2, [rbp + 22080], 0x96                       ;  2032.3 p0+p2   61 t
        vpternlogd zmm3, zmm16, [rbp + 23488], 0x96                      ;  2041.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 24384]                                    ;  1869.3 p2      61 t reload
        vpternlogd zmm29, zmm2, [rbp + 22400], 0x96                      ;  2034.3 p5+p3   61 t
        vmovdqu64 zmm2, [rbp + 22144]                                    ;  1870.3 p2      61 t reload
        vpternlogd zmm0, zmm2, [rbp + 23168], 0x96                       ;  2034.3 p0+p3   61 t
        vpternlogd zmm6, zmm23, [rbp + 22016], 0x96                      ;  2040.3 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 23104]                                    ;  1871.5 p3      61 t reload
        vpternlogd zmm23, zmm2, [rbp + 24512], 0x96                      ;  2040.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 23232]                                    ;  1872.5 p3      61 t reload
        vpternlogd zmm14, zmm2, [rbp + 24064], 0x96                      ;  2037.3 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 22336]                                    ;  1873.5 p3      61 t reload
        vpternlogd zmm16, zmm2, [rbp + 21568], 0x96                      ;  2041.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 19072]                                    ;  1874.5 p3      62 l.4 reload
        vpxord zmm11, zmm22, zmm2                                        ;  2037.3 p5      40 t
        vpxord zmm2, zmm7, zmm2                                          ;  2037.3 p0      40 t
        vmovdqu64 zmm13, [rbp + 19136]                                   ;  1875.3 p2      62 l.5 reload
        vpxord zmm17, zmm20, zmm13                                       ;  2038.3 p5      40 t
        vmovdqu64 zmm24, [rbp + 18880]                                   ;  1875.5 p3      62 l.1 reload
        vpxord zmm30, zmm25, zmm24                                       ;  2038.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 19200]                                   ;  1876.3 p2      62 l.6 reload
        vmovdqu64 [rbp + 21568], zmm25                                   ;  2031.3 p8+p9   61 t spill
        vpxord zmm25, zmm10, zmm31                                       ;  2039.3 p5      40 t
        vpxord zmm13, zmm26, zmm13                                       ;  2041.3 p0      40 t
        vmovdqu64 [rbp + 22336], zmm10                                   ;  2038.3 p7+p4   61 t spill
        vpxord zmm10, zmm9, [rbp + 19264]                                ;  2040.3 p5+p3   40 t
        vpxord zmm31, zmm3, zmm31                                        ;  2042.3 p0      40 t
        vmovdqu64 [rbp + 24064], zmm9                                    ;  2037.3 p8+p9   61 t spill
        vpxord zmm9, zmm6, [rbp + 19264]                                 ;  2041.3 p5+p2   40 t
        vmovdqu64 [rbp + 23232], zmm6                                    ;  2041.3 p7+p4   61 t spill
        vpxord zmm6, zmm19, [rbp + 18816]                                ;  2041.3 p0+p3   40 t
        vmovdqu64 [rbp + 24512], zmm19                                   ;  2037.3 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm6                                            ;  2042.3         41 t copy
        vpermi2b zmm19, zmm12, zmm4                                      ;  2044.3 p5      41 t
        vmovdqu64 [rbp + 23104], zmm3                                    ;  2042.3 p7+p4   61 t spill
        vmovdqa64 zmm3, zmm6                                             ;  2042.3         41 t copy
        vpermi2b zmm3, zmm27, zmm21                                      ;  2046.3 p0+p5   41 t
        vmovdqu64 [rbp + 22016], zmm26                                   ;  2041.3 p8+p9   61 t spill
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 256] ;  1884.3 p2      41 t reload
        vpshufb zmm6, zmm26, zmm6                                        ;  2047.3 p5      41 t
        vpternlogd zmm6, zmm19, zmm3, 0xca                               ;  2051.3 p0      41 t
        vpshufb zmm3, zmm26, zmm30                                       ;  2048.3 p5      23 t
        vmovdqa64 zmm19, zmm30                                           ;  2039.3         23 t copy
        vpermi2b zmm19, zmm15, zmm1                                      ;  2050.3 p0+p5   23 t
        vpermi2b zmm30, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;  2052.3 p0+p5+p3   23 t
        vpternlogd zmm3, zmm30, zmm19, 0xca                              ;  2057.3 p0      23 t
        vpxord zmm19, zmm29, zmm24                                       ;  2047.3 p0      40 t
        vmovdqu64 zmm24, [rbp + 18944]                                   ;  1888.2 p2      62 l.2 reload
        vpxord zmm30, zmm8, zmm24                                        ;  2048.3 p0      40 t
        vmovdqu64 [rbp + 23168], zmm8                                    ;  2033.3 p7+p4   61 t spill
        vpxord zmm8, zmm23, [rbp + 18816]                                ;  2049.3 p0+p3   40 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;  2035.3 p8+p9   61 t spill
        vpshufb zmm29, zmm26, zmm8                                       ;  2053.3 p5      41 t
        vmovdqu64 [rbp + 22400], zmm23                                   ;  2041.3 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm8                                            ;  2050.3         41 t copy
        vpermi2b zmm23, zmm12, zmm4                                      ;  2055.3 p0+p5   41 t
        vpermi2b zmm8, zmm27, zmm21                                      ;  2057.3 p0+p5   41 t
        vpternlogd zmm29, zmm23, zmm8, 0xca                              ;  2062.3 p0      41 t
        vpxord zmm8, zmm0, zmm24                                         ;  2053.3 p0      40 t
        vpshufb zmm23, zmm26, zmm19                                      ;  2058.3 p5      23 t
        vmovdqa64 zmm24, zmm19                                           ;  2048.3         23 t copy
        vpermi2b zmm24, zmm15, zmm1                                      ;  2060.3 p0+p5   23 t
        vpermi2b zmm19, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;  2062.3 p0+p5+p2   23 t
        vpternlogd zmm23, zmm19, zmm24, 0xca                             ;  2067.3 p0      23 t
        vmovdqu64 zmm19, [rbp + 19008]                                   ;  1896.0 p3      62 l.3 reload
        vpxord zmm24, zmm14, zmm19                                       ;  2057.3 p0      40 t
        vpxord zmm19, zmm16, zmm19                                       ;  2058.3 p0      40 t
        vmovdqu64 [rbp + 24384], zmm16                                   ;  2042.3 p8+p9   61 t spill
        vpshufb zmm16, zmm26, zmm30                                      ;  2063.3 p5      22 t
        vmovdqu64 [rbp + 23488], zmm14                                   ;  2038.3 p7+p4   61 t spill
        vpshufb zmm14, zmm26, zmm8                                       ;  2064.3 p5      22 t
        vmovdqu64 [rbp + 22080], zmm0                                    ;  2035.3 p8+p9   61 t spill
        vpshufb zmm0, zmm26, zmm11                                       ;  2065.3 p5      23 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;  2037.3 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm11                                           ;  2038.3         23 t copy
        vpermi2b zmm20, zmm15, zmm1                                      ;  2067.3 p0+p5   23 t
        vpermi2b zmm11, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;  2069.3 p0+p5+p2   23 t
        vpternlogd zmm0, zmm11, zmm20, 0xca                              ;  2074.3 p0      23 t
        vpshufb zmm11, zmm26, zmm24                                      ;  2070.3 p5      21 t
        vpshufb zmm20, zmm26, zmm2                                       ;  2071.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm7                                    ;  2033.3 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm2                                             ;  2038.3         23 t copy
        vpermi2b zmm7, zmm15, zmm1                                       ;  2073.3 p0+p5   23 t
        vpermi2b zmm2, zmm28, [rel camellia256_encrypt.T0_constants512 + 384] ;  2075.3 p0+p5+p3   23 t
        vpternlogd zmm20, zmm2, zmm7, 0xca                               ;  2080.3 p0      23 t
        vpshufb zmm2, zmm26, zmm19                                       ;  2076.3 p5      21 t
        vpshufb zmm7, zmm26, zmm17                                       ;  2077.3 p5      22 t
        vpshufb zmm1, zmm26, zmm13                                       ;  2078.3 p5      22 t
        vpshufb zmm15, zmm26, zmm25                                      ;  2079.3 p5      21 t
        vpshufb zmm28, zmm26, zmm31                                      ;  2080.3 p5      21 t
        vmovdqu64 [rbp + 23936], zmm22                                   ;  2031.3 p7+p4   61 t spill
        vpshufb zmm22, zmm26, zmm10                                      ;  2081.3 p5      42 t
        vmovdqa64 zmm26, zmm10                                           ;  2041.3         42 t copy
        vpermi2b zmm26, zmm12, zmm4                                      ;  2083.3 p0+p5   42 t
        vpermi2b zmm10, zmm27, zmm21                                     ;  2085.3 p0+p5   42 t
        vpternlogd zmm22, zmm26, zmm10, 0xca                             ;  2090.3 p0      42 t
        vmovdqa64 zmm10, zmm9                                            ;  2042.3         42 t copy
        vpermi2b zmm10, zmm12, zmm4                                      ;  2087.3 p0+p5   42 t
        vmovdqa64 zmm26, zmm9                                            ;  2042.3         42 t copy
        vpermi2b zmm26, zmm27, zmm21                                     ;  2089.3 p0+p5   42 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;  1912.8 p2      41 t reload
        vpshufb zmm9, zmm21, zmm9                                        ;  2090.3 p5      42 t
        vpternlogd zmm9, zmm10, zmm26, 0xca                              ;  2094.3 p0      42 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 640] ;  1913.3 p3      22 t reload
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 576] ;  1916.3 p2      22 t reload
        vmovdqa64 zmm21, zmm30                                           ;  2049.3         22 t copy
        vpermi2b zmm21, zmm26, zmm10                                     ;  2092.3 p0+p5   22 t
        vmovdqa64 zmm27, zmm8                                            ;  2054.3         22 t copy
        vpermi2b zmm27, zmm26, zmm10                                     ;  2094.3 p0+p5   22 t
        vmovdqa64 zmm4, zmm17                                            ;  2039.3         22 t copy
        vpermi2b zmm4, zmm26, zmm10                                      ;  2096.3 p0+p5   22 t
        vmovdqa64 zmm12, zmm13                                           ;  2042.3         22 t copy
        vpermi2b zmm12, zmm26, zmm10                                     ;  2098.3 p0+p5   22 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 704] ;  1922.8 p3      22 t reload
        vpermi2b zmm30, zmm10, [rel camellia256_encrypt.T0_constants512 + 768] ;  2100.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm21, zmm30, 0xca                             ;  2105.3 p0      22 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 768] ;  1925.0 p3      22 t reload
        vpermi2b zmm8, zmm10, zmm21                                      ;  2102.3 p0+p5   22 t
        vpternlogd zmm14, zmm27, zmm8, 0xca                              ;  2107.3 p0      22 t
        vpermi2b zmm17, zmm10, zmm21                                     ;  2104.3 p0+p5   22 t
        vpternlogd zmm7, zmm4, zmm17, 0xca                               ;  2109.3 p0      22 t
        vpermi2b zmm13, zmm10, zmm21                                     ;  2106.3 p0+p5   22 t
        vpternlogd zmm1, zmm12, zmm13, 0xca                              ;  2111.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1931.3 p2      21 t reload
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 832]  ;  1931.5 p3      21 t reload
        vmovdqa64 zmm12, zmm24                                           ;  2058.3         21 t copy
        vpermi2b zmm12, zmm8, zmm4                                       ;  2108.3 p0+p5   21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1932.3 p2      21 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 960] ;  1932.5 p3      21 t reload
        vpermi2b zmm24, zmm17, zmm13                                     ;  2110.3 p0+p5   21 t
        vpternlogd zmm11, zmm12, zmm24, 0xca                             ;  2115.3 p0      21 t
        vmovdqa64 zmm12, zmm19                                           ;  2059.3         21 t copy
        vpermi2b zmm12, zmm8, zmm4                                       ;  2112.3 p0+p5   21 t
        vpermi2b zmm19, zmm17, zmm13                                     ;  2114.3 p0+p5   21 t
        vpternlogd zmm2, zmm12, zmm19, 0xca                              ;  2119.3 p0      21 t
        vmovdqa64 zmm12, zmm25                                           ;  2040.3         21 t copy
        vpermi2b zmm12, zmm8, zmm4                                       ;  2116.3 p0+p5   21 t
        vpermi2b zmm25, zmm17, zmm13                                     ;  2118.3 p0+p5   21 t
        vpternlogd zmm15, zmm12, zmm25, 0xca                             ;  2123.3 p0      21 t
        vmovdqa64 zmm12, zmm31                                           ;  2043.3         21 t copy
        vpermi2b zmm12, zmm8, zmm4                                       ;  2120.3 p0+p5   21 t
        vpermi2b zmm31, zmm17, zmm13                                     ;  2122.3 p0+p5   21 t
        vpternlogd zmm28, zmm12, zmm31, 0xca                             ;  2127.3 p0      21 t
        vmovdqa64 zmm12, zmm6                                            ;  2052.3         41 t copy
        vpternlogd zmm12, zmm7, zmm11, 0x96                              ;  2116.3 p0      41 t
        vmovdqa64 zmm19, zmm0                                            ;  2075.3         41 t copy
        vpternlogd zmm19, zmm16, zmm11, 0x96                             ;  2116.3 p0      41 t
        vpternlogd zmm0, zmm12, zmm16, 0x96                              ;  2117.3 p0      41 t
        vpternlogd zmm16, zmm22, zmm3, 0x96                              ;  2106.3 p0      41 t
        vpternlogd zmm22, zmm19, zmm3, 0x96                              ;  2117.3 p0      41 t
        vpternlogd zmm3, zmm15, zmm6, 0x96                               ;  2124.3 p0      41 t
        vpternlogd zmm7, zmm11, zmm3, 0x96                               ;  2125.3 p0      41 t
        vpternlogd zmm15, zmm6, zmm16, 0x96                              ;  2124.3 p0      41 t
        vmovdqa64 zmm6, zmm29                                            ;  2063.3         41 t copy
        vpternlogd zmm6, zmm1, zmm2, 0x96                                ;  2120.3 p0      41 t
        vmovdqa64 zmm11, zmm9                                            ;  2095.3         41 t copy
        vpternlogd zmm11, zmm23, zmm14, 0x96                             ;  2108.3 p0      41 t
        vmovdqa64 zmm24, zmm20                                           ;  2081.3         41 t copy
        vpternlogd zmm24, zmm14, zmm2, 0x96                              ;  2120.3 p0      41 t
        vpternlogd zmm20, zmm14, zmm6, 0x96                              ;  2121.3 p0      41 t
        vpternlogd zmm9, zmm24, zmm23, 0x96                              ;  2121.3 p0      41 t
        vpternlogd zmm23, zmm28, zmm29, 0x96                             ;  2128.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm23, 0x96                               ;  2129.3 p0      41 t
        vpternlogd zmm28, zmm29, zmm11, 0x96                             ;  2128.3 p0      41 t
        vpternlogd zmm5, zmm15, [rbp + 24320], 0x96                      ;  2125.3 p0+p2   62 t
        vpternlogd zmm15, zmm19, [rbp + 21440], 0x96                     ;  2125.3 p0+p3   62 t
        vpternlogd zmm3, zmm0, [rbp + 22208], 0x96                       ;  2125.3 p0+p2   62 t
        vpternlogd zmm18, zmm28, [rbp + 23744], 0x96                     ;  2129.3 p0+p3   62 t
        vpternlogd zmm28, zmm24, [rbp + 22464], 0x96                     ;  2129.3 p0+p2   62 t
        vpternlogd zmm16, zmm7, [rbp + 22848], 0x96                      ;  2126.3 p0+p3   62 t
        vpternlogd zmm23, zmm20, [rbp + 21376], 0x96                     ;  2129.3 p0+p2   62 t
        vpternlogd zmm12, zmm22, [rbp + 22592], 0x96                     ;  2118.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 24192]                                    ;  1957.0 p2      41 t reload
        vpternlogd zmm22, zmm2, [rbp + 24256], 0x96                      ;  2119.3 p0+p3   62 t
        vpternlogd zmm11, zmm1, [rbp + 21760], 0x96                      ;  2130.3 p0+p2   62 t
        vmovdqu64 zmm2, [rbp + 23040]                                    ;  1958.3 p3      41 t reload
        vpternlogd zmm0, zmm2, [rbp + 21632], 0x96                       ;  2121.3 p0+p2   62 t
        vpternlogd zmm6, zmm9, [rbp + 21888], 0x96                       ;  2122.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 21696]                                    ;  1960.0 p2      41 t reload
        vpternlogd zmm9, zmm2, [rbp + 23360], 0x96                       ;  2123.3 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 22528]                                    ;  1961.0 p2      41 t reload
        vpternlogd zmm20, zmm2, [rbp + 23424], 0x96                      ;  2123.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 22272]                                    ;  1962.0 p2      41 t reload
        vpternlogd zmm7, zmm2, [rbp + 23552], 0x96                       ;  2126.3 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 23808]                                    ;  1963.0 p2      41 t reload
        vpternlogd zmm1, zmm2, [rbp + 24128], 0x96                       ;  2130.3 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 19328]                                    ;  1964.0 p2      61 r.0 reload
        vpxord zmm14, zmm22, zmm2                                        ;  2125.3 p5      40 t
        vpxord zmm2, zmm9, zmm2                                          ;  2125.3 p0      40 t
        vmovdqu64 zmm19, [rbp + 19392]                                   ;  1964.3 p3      61 r.1 reload
        vpxord zmm24, zmm0, zmm19                                        ;  2126.3 p5      40 t
        vpxord zmm19, zmm20, zmm19                                       ;  2126.3 p0      40 t
        vmovdqu64 zmm25, [rbp + 19456]                                   ;  1965.0 p2      61 r.2 reload
        vpxord zmm27, zmm7, zmm25                                        ;  2127.3 p5      40 t
        vmovdqu64 zmm29, [rbp + 19520]                                   ;  1965.3 p3      61 r.3 reload
        vpxord zmm30, zmm5, zmm29                                        ;  2127.3 p0      40 t
        vpxord zmm25, zmm1, zmm25                                        ;  2131.3 p5      40 t
        vmovdqu64 zmm31, [rbp + 19584]                                   ;  1966.0 p2      61 r.4 reload
        vmovdqu64 [rbp + 24128], zmm5                                    ;  2126.3 p8+p9   62 t spill
        vpxord zmm5, zmm3, zmm31                                         ;  2128.3 p0      40 t
        vpxord zmm29, zmm18, zmm29                                       ;  2130.3 p5      40 t
        vmovdqu64 [rbp + 23808], zmm3                                    ;  2126.3 p7+p4   62 t spill
        vpxord zmm3, zmm16, [rbp + 19648]                                ;  2129.3 p0+p3   40 t
        vpxord zmm31, zmm23, zmm31                                       ;  2130.3 p5      40 t
        vmovdqu64 [rbp + 23552], zmm16                                   ;  2127.3 p8+p9   62 t spill
        vpxord zmm16, zmm12, [rbp + 19776]                               ;  2130.3 p0+p2   40 t
        vmovdqu64 [rbp + 22272], zmm12                                   ;  2119.3 p7+p4   62 t spill
        vpxord zmm12, zmm15, [rbp + 19712]                               ;  2131.3 p5+p3   40 t
        vmovdqu64 [rbp + 23424], zmm15                                   ;  2126.3 p8+p9   62 t spill
        vpxord zmm15, zmm11, [rbp + 19648]                               ;  2131.3 p0+p2   40 t
        vmovdqu64 [rbp + 22528], zmm11                                   ;  2131.3 p7+p4   62 t spill
        vpxord zmm11, zmm6, [rbp + 19776]                                ;  2132.3 p5+p3   40 t
        vmovdqu64 [rbp + 23360], zmm6                                    ;  2123.3 p8+p9   62 t spill
        vpxord zmm6, zmm28, [rbp + 19712]                                ;  2132.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm28                                   ;  2130.3 p7+p4   62 t spill
        vmovdqa64 zmm28, zmm27                                           ;  2128.3         22 t copy
        vpermi2b zmm28, zmm10, zmm21                                     ;  2135.3 p5      22 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;  2130.3 p8+p9   62 t spill
        vmovdqa64 zmm23, zmm25                                           ;  2132.3         22 t copy
        vpermi2b zmm23, zmm10, zmm21                                     ;  2137.3 p0+p5   22 t
        vmovdqu64 [rbp + 21632], zmm18                                   ;  2130.3 p7+p4   62 t spill
        vmovdqa64 zmm18, zmm30                                           ;  2128.3         21 t copy
        vpermi2b zmm18, zmm8, zmm4                                       ;  2139.3 p0+p5   21 t
        vmovdqu64 [rbp + 23040], zmm1                                    ;  2131.3 p8+p9   62 t spill
        vmovdqa64 zmm1, zmm30                                            ;  2128.3         21 t copy
        vpermi2b zmm1, zmm17, zmm13                                      ;  2141.3 p0+p5   21 t
        vmovdqu64 [rbp + 21760], zmm7                                    ;  2127.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1980.5 p3      41 t reload
        vpshufb zmm30, zmm7, zmm30                                       ;  2142.3 p5      21 t
        vpternlogd zmm30, zmm18, zmm1, 0xca                              ;  2146.3 p0      21 t
        vpshufb zmm1, zmm7, zmm27                                        ;  2143.3 p5      22 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 640] ;  1981.8 p2      22 t reload
        vpermi2b zmm27, zmm26, zmm18                                     ;  2145.3 p0+p5   22 t
        vpternlogd zmm1, zmm27, zmm28, 0xca                              ;  2150.3 p0      22 t
        vpshufb zmm27, zmm7, zmm25                                       ;  2146.3 p5      22 t
        vpermi2b zmm25, zmm26, zmm18                                     ;  2148.3 p0+p5   22 t
        vpternlogd zmm27, zmm25, zmm23, 0xca                             ;  2153.3 p0      22 t
        vpshufb zmm23, zmm7, zmm14                                       ;  2149.3 p5      41 t
        vpshufb zmm25, zmm7, zmm2                                        ;  2150.3 p5      41 t
        vpshufb zmm28, zmm7, zmm24                                       ;  2151.3 p5      23 t
        vmovdqu64 [rbp + 24256], zmm20                                   ;  2124.3 p8+p9   62 t spill
        vpshufb zmm20, zmm7, zmm19                                       ;  2152.3 p5      23 t
        vmovdqu64 [rbp + 24192], zmm0                                    ;  2122.3 p7+p4   62 t spill
        vpshufb zmm0, zmm7, zmm29                                        ;  2153.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm9                                    ;  2124.3 p8+p9   62 t spill
        vmovdqa64 zmm9, zmm29                                            ;  2131.3         21 t copy
        vpermi2b zmm9, zmm8, zmm4                                        ;  2155.3 p0+p5   21 t
        vpermi2b zmm29, zmm17, zmm13                                     ;  2157.3 p0+p5   21 t
        vpternlogd zmm0, zmm9, zmm29, 0xca                               ;  2162.3 p0      21 t
        vpshufb zmm9, zmm7, zmm5                                         ;  2158.3 p5      23 t
        vpshufb zmm29, zmm7, zmm31                                       ;  2159.3 p5      23 t
        vmovdqu64 [rbp + 21376], zmm22                                   ;  2120.3 p7+p4   62 t spill
        vpshufb zmm22, zmm7, zmm3                                        ;  2160.3 p5      22 t
        vmovdqa64 zmm13, zmm3                                            ;  2130.3         22 t copy
        vpermi2b zmm13, zmm26, zmm18                                     ;  2162.3 p0+p5   22 t
        vpermi2b zmm3, zmm10, zmm21                                      ;  2164.3 p0+p5   22 t
        vpternlogd zmm22, zmm13, zmm3, 0xca                              ;  2169.3 p0      22 t
        vpshufb zmm3, zmm7, zmm15                                        ;  2165.3 p5      22 t
        vmovdqa64 zmm13, zmm15                                           ;  2132.3         22 t copy
        vpermi2b zmm13, zmm26, zmm18                                     ;  2167.3 p0+p5   22 t
        vpermi2b zmm15, zmm10, zmm21                                     ;  2169.3 p0+p5   22 t
        vpternlogd zmm3, zmm13, zmm15, 0xca                              ;  2174.3 p0      22 t
        vpshufb zmm13, zmm7, zmm12                                       ;  2170.3 p5      21 t
        vmovdqa64 zmm15, zmm12                                           ;  2132.3         21 t copy
        vpermi2b zmm15, zmm8, zmm4                                       ;  2172.3 p0+p5   21 t
        vpermi2b zmm12, zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2174.3 p0+p5+p3   21 t
        vpternlogd zmm13, zmm15, zmm12, 0xca                             ;  2179.3 p0      21 t
        vpshufb zmm12, zmm7, zmm6                                        ;  2175.3 p5      21 t
        vmovdqa64 zmm15, zmm6                                            ;  2133.3         21 t copy
        vpermi2b zmm15, zmm8, zmm4                                       ;  2177.3 p0+p5   21 t
        vpermi2b zmm6, zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2179.3 p0+p5+p2   21 t
        vpternlogd zmm12, zmm15, zmm6, 0xca                              ;  2184.3 p0      21 t
        vpshufb zmm6, zmm7, zmm16                                        ;  2180.3 p5      42 t
        vpshufb zmm15, zmm7, zmm11                                       ;  2181.3 p5      42 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512]       ;  2005.7 p3      41 t reload
        vmovdqa64 zmm4, zmm14                                            ;  2126.3         41 t copy
        vpermi2b zmm4, zmm17, [rel camellia256_encrypt.T0_constants512 + 64] ;  2183.3 p0+p5+p2   41 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 128]  ;  2007.3 p3      41 t reload
        vpermi2b zmm14, zmm8, [rel camellia256_encrypt.T0_constants512 + 192] ;  2185.3 p0+p5+p2   41 t
        vpternlogd zmm23, zmm4, zmm14, 0xca                              ;  2190.3 p0      41 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 64]   ;  2010.3 p3      41 t reload
        vmovdqa64 zmm14, zmm2                                            ;  2126.3         41 t copy
        vpermi2b zmm14, zmm17, zmm4                                      ;  2187.3 p0+p5   41 t
        vpermi2b zmm2, zmm8, [rel camellia256_encrypt.T0_constants512 + 192] ;  2189.3 p0+p5+p2   41 t
        vpternlogd zmm25, zmm14, zmm2, 0xca                              ;  2194.3 p0      41 t
        vmovdqa64 zmm2, zmm16                                            ;  2131.3         42 t copy
        vpermi2b zmm2, zmm17, zmm4                                       ;  2191.3 p0+p5   42 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 192] ;  2014.3 p3      41 t reload
        vpermi2b zmm16, zmm8, zmm14                                      ;  2193.3 p0+p5   42 t
        vpternlogd zmm6, zmm2, zmm16, 0xca                               ;  2198.3 p0      42 t
        vmovdqa64 zmm2, zmm11                                            ;  2133.3         42 t copy
        vpermi2b zmm2, zmm17, zmm4                                       ;  2195.3 p0+p5   42 t
        vpermi2b zmm11, zmm8, zmm14                                      ;  2197.3 p0+p5   42 t
        vpternlogd zmm15, zmm2, zmm11, 0xca                              ;  2202.3 p0      42 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 384]  ;  2018.5 p2      23 t reload
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 320] ;  2018.7 p3      23 t reload
        vmovdqa64 zmm16, zmm24                                           ;  2127.3         23 t copy
        vpermi2b zmm16, zmm11, zmm2                                      ;  2199.3 p0+p5   23 t
        vmovdqa64 zmm21, zmm19                                           ;  2127.3         23 t copy
        vpermi2b zmm21, zmm11, zmm2                                      ;  2201.3 p0+p5   23 t
        vmovdqa64 zmm10, zmm5                                            ;  2129.3         23 t copy
        vpermi2b zmm10, zmm11, zmm2                                      ;  2203.3 p0+p5   23 t
        vmovdqa64 zmm18, zmm31                                           ;  2131.3         23 t copy
        vpermi2b zmm18, zmm11, zmm2                                      ;  2205.3 p0+p5   23 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 448] ;  2027.3 p2      23 t reload
        vpermi2b zmm24, zmm26, [rel camellia256_encrypt.T0_constants512 + 512] ;  2207.3 p0+p5+p3   23 t
        vpternlogd zmm28, zmm16, zmm24, 0xca                             ;  2212.3 p0      23 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 512] ;  2030.5 p2      23 t reload
        vpermi2b zmm19, zmm26, zmm16                                     ;  2209.3 p0+p5   23 t
        vpternlogd zmm20, zmm21, zmm19, 0xca                             ;  2214.3 p0      23 t
        vpermi2b zmm5, zmm26, zmm16                                      ;  2211.3 p0+p5   23 t
        vpermi2b zmm31, zmm26, zmm16                                     ;  2213.3 p0+p5   23 t
        vpternlogd zmm9, zmm10, zmm5, 0xca                               ;  2216.3 p0      23 t
        vpternlogd zmm29, zmm18, zmm31, 0xca                             ;  2218.3 p0      23 t
        vmovdqa64 zmm5, zmm23                                            ;  2191.3         41 t copy
        vpternlogd zmm5, zmm22, zmm30, 0x96                              ;  2191.3 p0      41 t
        vmovdqa64 zmm10, zmm25                                           ;  2195.3         41 t copy
        vpternlogd zmm10, zmm3, zmm0, 0x96                               ;  2195.3 p0      41 t
        vmovdqa64 zmm18, zmm9                                            ;  2217.3         41 t copy
        vpternlogd zmm18, zmm1, zmm30, 0x96                              ;  2217.3 p0      41 t
        vpternlogd zmm9, zmm5, zmm1, 0x96                                ;  2217.3 p0      41 t
        vpternlogd zmm1, zmm6, zmm28, 0x96                               ;  2213.3 p0      41 t
        vpternlogd zmm6, zmm18, zmm28, 0x96                              ;  2218.3 p0      41 t
        vpternlogd zmm28, zmm13, zmm23, 0x96                             ;  2213.3 p0      41 t
        vpternlogd zmm22, zmm30, zmm28, 0x96                             ;  2214.3 p0      41 t
        vpternlogd zmm13, zmm23, zmm1, 0x96                              ;  2214.3 p0      41 t
        vpternlogd zmm28, zmm9, [rbp + 23936], 0x96                      ;  2218.3 p0+p3   61 t
        vpternlogd zmm1, zmm22, [rbp + 22912], 0x96                      ;  2215.3 p0+p2   61 t
        vpternlogd zmm18, zmm13, [rbp + 22336], 0x96                     ;  2218.3 p0+p3   61 t
        vmovdqa64 zmm19, zmm29                                           ;  2219.3         41 t copy
        vpternlogd zmm19, zmm27, zmm0, 0x96                              ;  2219.3 p0      41 t
        vpternlogd zmm29, zmm10, zmm27, 0x96                             ;  2219.3 p0      41 t
        vpternlogd zmm27, zmm15, zmm20, 0x96                             ;  2215.3 p0      41 t
        vpternlogd zmm15, zmm19, zmm20, 0x96                             ;  2220.3 p0      41 t
        vpternlogd zmm20, zmm12, zmm25, 0x96                             ;  2215.3 p0      41 t
        vpternlogd zmm3, zmm0, zmm20, 0x96                               ;  2216.3 p0      41 t
        vpternlogd zmm12, zmm25, zmm27, 0x96                             ;  2216.3 p0      41 t
        vpternlogd zmm20, zmm29, [rbp + 23680], 0x96                     ;  2220.3 p0+p2   61 t
        vpternlogd zmm27, zmm3, [rbp + 22016], 0x96                      ;  2217.3 p0+p3   61 t
        vpternlogd zmm19, zmm12, [rbp + 23104], 0x96                     ;  2220.3 p0+p2   61 t
        vpternlogd zmm5, zmm6, [rbp + 24064], 0x96                       ;  2219.3 p0+p3   61 t
        vpternlogd zmm10, zmm15, [rbp + 23232], 0x96                     ;  2221.3 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 20096]                                    ;  2044.3 p3      62 l.4 reload
        vpxord zmm21, zmm28, zmm0                                        ;  2219.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 20160]                                   ;  2045.0 p2      62 l.5 reload
        vpxord zmm24, zmm1, zmm23                                        ;  2216.3 p0      40 t
        vpxord zmm0, zmm20, zmm0                                         ;  2221.3 p0      40 t
        vpxord zmm23, zmm27, zmm23                                       ;  2218.3 p0      40 t
        vmovdqu64 zmm25, [rbp + 20224]                                   ;  2045.3 p3      62 l.6 reload
        vpxord zmm30, zmm18, zmm25                                       ;  2219.3 p0      40 t
        vpxord zmm25, zmm19, zmm25                                       ;  2221.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 20288]                                   ;  2046.0 p2      62 l.7 reload
        vmovdqu64 [rbp + 23232], zmm19                                   ;  2221.3 p8+p9   61 t spill
        vpxord zmm19, zmm5, zmm31                                        ;  2220.3 p0      40 t
        vpxord zmm31, zmm10, zmm31                                       ;  2222.3 p0      40 t
        vmovdqu64 [rbp + 24064], zmm31                                   ;  2223.3 p7+p4   40 t spill
        vpshufb zmm31, zmm7, zmm21                                       ;  2220.3 p5      23 t
        vmovdqu64 [rbp + 23104], zmm19                                   ;  2221.3 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm21                                           ;  2220.3         23 t copy
        vpermi2b zmm19, zmm11, zmm2                                      ;  2220.3 p0+p5   23 t
        vpermi2b zmm21, zmm26, zmm16                                     ;  2220.3 p0+p5   23 t
        vpternlogd zmm31, zmm19, zmm21, 0xca                             ;  2225.3 p0      23 t
        vpshufb zmm19, zmm7, zmm0                                        ;  2222.3 p5      23 t
        vmovdqa64 zmm21, zmm0                                            ;  2222.3         23 t copy
        vpermi2b zmm21, zmm11, zmm2                                      ;  2222.3 p0+p5   23 t
        vpermi2b zmm0, zmm26, zmm16                                      ;  2223.3 p0+p5   23 t
        vpternlogd zmm19, zmm21, zmm0, 0xca                              ;  2228.3 p0      23 t
        vpshufb zmm0, zmm7, zmm24                                        ;  2224.3 p5      22 t
        vpshufb zmm21, zmm7, zmm23                                       ;  2225.3 p5      22 t
        vmovdqu64 [rbp + 22016], zmm19                                   ;  2229.3 p7+p4   23 t spill
        vpshufb zmm19, zmm7, zmm30                                       ;  2226.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm31                                   ;  2226.3 p8+p9   23 t spill
        vpshufb zmm31, zmm7, zmm25                                       ;  2227.3 p5      21 t
        vmovdqu64 [rbp + 22336], zmm31                                   ;  2228.3 p7+p4   21 t spill
        vmovdqu64 zmm31, [rbp + 19840]                                   ;  2050.3 p3      40 t
        vpternlogd zmm31, zmm6, [rbp + 24512], 0x96                      ;  2219.3 p0+p2   40 t
        vmovdqu64 [rbp + 22912], zmm6                                    ;  2219.3 p8+p9   41 t spill
        vpshufb zmm6, zmm7, zmm31                                        ;  2228.3 p5      41 t
        vmovdqu64 [rbp + 23936], zmm25                                   ;  2222.3 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm31                                           ;  2220.3         41 t copy
        vpermi2b zmm25, zmm17, zmm4                                      ;  2230.3 p0+p5   41 t
        vpermi2b zmm31, zmm8, zmm14                                      ;  2232.3 p0+p5   41 t
        vpternlogd zmm6, zmm25, zmm31, 0xca                              ;  2237.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 23104]                                   ;  2221.3 p3      42 t
        vpermi2b zmm25, zmm17, zmm4                                      ;  2234.3 p0+p5   42 t
        vmovdqu64 zmm31, [rbp + 24064]                                   ;  2223.3 p2      42 t
        vpermi2b zmm31, zmm17, zmm4                                      ;  2236.3 p0+p5   42 t
        vmovdqu64 [rbp + 22848], zmm6                                    ;  2238.3 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 23104]                                    ;  2221.3 p3      42 t
        vpermi2b zmm6, zmm8, zmm14                                       ;  2238.3 p0+p5   42 t
        vmovdqu64 [rbp + 22464], zmm31                                   ;  2241.3 p7+p4   42 t spill
        vmovdqu64 zmm31, [rbp + 24064]                                   ;  2223.3 p2      42 t
        vpermi2b zmm31, zmm8, zmm14                                      ;  2240.3 p0+p5   42 t
        vmovdqu64 [rbp + 23744], zmm31                                   ;  2245.3 p8+p9   42 t spill
        vmovdqu64 zmm31, [rbp + 19904]                                   ;  2058.5 p3      40 t
        vpternlogd zmm31, zmm9, [rbp + 21568], 0x96                      ;  2226.3 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm9                                    ;  2218.3 p7+p4   41 t spill
        vmovdqa64 zmm9, zmm31                                            ;  2227.3         23 t copy
        vpermi2b zmm9, zmm11, zmm2                                       ;  2242.3 p0+p5   23 t
        vmovdqu64 [rbp + 21440], zmm25                                   ;  2239.3 p8+p9   42 t spill
        vpshufb zmm25, zmm7, zmm31                                       ;  2243.3 p5      23 t
        vpermi2b zmm31, zmm26, zmm16                                     ;  2245.3 p0+p5   23 t
        vpternlogd zmm25, zmm9, zmm31, 0xca                              ;  2250.3 p0      23 t
        vmovdqu64 zmm9, [rbp + 22400]                                    ;  2063.3 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 19840]                                   ;  2063.5 p2      40 t
        vpternlogd zmm31, zmm15, zmm9, 0x96                              ;  2230.3 p0      40 t
        vmovdqa64 zmm9, zmm31                                            ;  2231.3         41 t copy
        vpermi2b zmm9, zmm17, zmm4                                       ;  2247.3 p0+p5   41 t
        vmovdqa64 zmm4, zmm31                                            ;  2231.3         41 t copy
        vpermi2b zmm4, zmm8, zmm14                                       ;  2249.3 p0+p5   41 t
        vpshufb zmm8, zmm7, zmm31                                        ;  2250.3 p5      41 t
        vpternlogd zmm8, zmm9, zmm4, 0xca                                ;  2254.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 23168]                                    ;  2068.7 p3      61 t reload
        vmovdqu64 zmm9, [rbp + 19968]                                    ;  2068.8 p2      40 t
        vpternlogd zmm9, zmm22, zmm4, 0x96                               ;  2234.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 22144]                                   ;  2069.7 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 19904]                                   ;  2069.8 p2      40 t
        vpternlogd zmm17, zmm29, zmm14, 0x96                             ;  2235.3 p0      40 t
        vmovdqa64 zmm31, zmm17                                           ;  2236.3         23 t copy
        vpermi2b zmm31, zmm11, zmm2                                      ;  2252.3 p0+p5   23 t
        vmovdqa64 zmm2, zmm17                                            ;  2236.3         23 t copy
        vpermi2b zmm2, zmm26, zmm16                                      ;  2254.3 p0+p5   23 t
        vpshufb zmm11, zmm7, zmm17                                       ;  2255.3 p5      23 t
        vpternlogd zmm11, zmm31, zmm2, 0xca                              ;  2259.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 22080]                                    ;  2075.5 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 19968]                                   ;  2075.7 p2      40 t
        vpternlogd zmm16, zmm3, zmm2, 0x96                               ;  2239.3 p0      40 t
        vmovdqu64 zmm17, [rbp + 23488]                                   ;  2076.5 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 20032]                                   ;  2078.3 p2      40 t
        vpternlogd zmm26, zmm13, zmm17, 0x96                             ;  2240.3 p0      40 t
        vmovdqu64 zmm31, [rbp + 20480]                                   ;  2078.7 p3      74 dst.2 reload
        vpternlogd zmm22, zmm4, zmm31, 0x96                              ;  2241.3 p0      74 dst
        vpternlogd zmm31, zmm3, zmm2, 0x96                               ;  2242.3 p0      74 dst
        vmovdqu64 zmm2, [rbp + 24384]                                    ;  2080.7 p2      61 t reload
        vmovdqu64 zmm3, [rbp + 20032]                                    ;  2081.3 p3      40 t
        vpternlogd zmm3, zmm12, zmm2, 0x96                               ;  2243.3 p0      40 t
        vmovdqu64 zmm4, [rbp + 20416]                                    ;  2081.7 p2      74 dst.1 reload
        vpternlogd zmm29, zmm14, zmm4, 0x96                              ;  2244.3 p0      74 dst
        vmovdqu64 zmm14, [rbp + 20544]                                   ;  2082.3 p3      74 dst.3 reload
        vpternlogd zmm13, zmm17, zmm14, 0x96                             ;  2245.3 p0      74 dst
        vpternlogd zmm14, zmm12, zmm2, 0x96                              ;  2246.3 p0      74 dst
        vpshufb zmm2, zmm7, zmm9                                         ;  2256.3 p5      22 t
        vmovdqu64 zmm12, [rbp + 22208]                                   ;  2218.3 p2      41 t reload
        vpternlogd zmm4, zmm12, [rbp + 21568], 0x96                      ;  2247.3 p0+p3   74 dst
        vpshufb zmm12, zmm7, zmm16                                       ;  2257.3 p5      22 t
        vpshufb zmm17, zmm7, zmm26                                       ;  2258.3 p5      21 t
        vmovdqu64 [rbp + 21568], zmm29                                   ;  2245.3 p7+p4   74 dst spill
        vpshufb zmm29, zmm7, [rbp + 23104]                               ;  2259.3 p5+p2   42 t
        vpternlogd zmm29, zmm6, [rbp + 21440], 0xac                      ;  2260.3 p0+p3   42 t
        vpshufb zmm6, zmm7, [rbp + 24064]                                ;  2260.3 p5+p2   42 t
        vpshufb zmm7, zmm7, zmm3                                         ;  2261.3 p5      21 t
        vmovdqu64 [rbp + 24064], zmm31                                   ;  2243.3 p8+p9   74 dst spill
        vmovdqu64 zmm31, [rbp + 22464]                                   ;  2241.3 p3      42 t reload
        vpternlogd zmm6, zmm31, [rbp + 23744], 0xca                      ;  2261.3 p0+p2   42 t
        vmovdqu64 zmm31, [rbp + 20352]                                   ;  2095.5 p3      74 dst.0 reload
        vpternlogd zmm15, zmm31, [rbp + 22400], 0x96                     ;  2250.3 p0+p2   74 dst
        vmovdqu64 [rbp + 22400], zmm15                                   ;  2251.3 p7+p4   74 dst spill
        vmovdqu64 zmm15, [rbp + 22912]                                   ;  2219.3 p3      41 t reload
        vpternlogd zmm31, zmm15, [rbp + 24512], 0x96                     ;  2251.3 p0+p2   74 dst
        vpunpcklbw zmm15, zmm13, zmm22                                   ;  2262.3 p5      74 dst
        vpunpckhbw zmm13, zmm13, zmm22                                   ;  2263.3 p5      74 dst
        vpunpcklbw zmm22, zmm4, zmm31                                    ;  2264.3 p5      74 dst
        vpunpckhbw zmm4, zmm4, zmm31                                     ;  2265.3 p5      74 dst
        vpunpcklwd zmm31, zmm15, zmm22                                   ;  2266.3 p5      74 dst
        vpunpckhwd zmm15, zmm15, zmm22                                   ;  2267.3 p5      74 dst
        vpunpcklwd zmm22, zmm13, zmm4                                    ;  2268.3 p5      74 dst
        vpunpckhwd zmm4, zmm13, zmm4                                     ;  2269.3 p5      74 dst
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  2101.7 p3      22 t reload
        vmovdqu64 [rbp + 24512], zmm14                                   ;  2247.3 p8+p9   74 dst spill
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 576] ;  2103.3 p2      22 t reload
        vmovdqu64 [rbp + 22912], zmm4                                    ;  2270.3 p7+p4   74 dst spill
        vmovdqa64 zmm4, zmm9                                             ;  2235.3         22 t copy
        vpermi2b zmm4, zmm14, zmm13                                      ;  2271.3 p0+p5   22 t
        vmovdqu64 [rbp + 23744], zmm22                                   ;  2269.3 p8+p9   74 dst spill
        vmovdqa64 zmm22, zmm16                                           ;  2240.3         22 t copy
        vpermi2b zmm22, zmm14, zmm13                                     ;  2273.3 p0+p5   22 t
        vmovdqu64 [rbp + 22464], zmm15                                   ;  2268.3 p7+p4   74 dst spill
        vmovdqa64 zmm15, zmm24                                           ;  2217.3         22 t copy
        vpermi2b zmm15, zmm14, zmm13                                     ;  2275.3 p0+p5   22 t
        vmovdqu64 [rbp + 21440], zmm31                                   ;  2267.3 p8+p9   74 dst spill
        vmovdqa64 zmm31, zmm23                                           ;  2219.3         22 t copy
        vpermi2b zmm31, zmm14, zmm13                                     ;  2277.3 p0+p5   22 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 768] ;  2112.3 p3      22 t reload
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 704] ;  2112.5 p2      22 t reload
        vpermi2b zmm9, zmm14, zmm13                                      ;  2279.3 p0+p5   22 t
        vpternlogd zmm2, zmm4, zmm9, 0xca                                ;  2284.3 p0      22 t
        vpermi2b zmm16, zmm14, zmm13                                     ;  2281.3 p0+p5   22 t
        vpternlogd zmm12, zmm22, zmm16, 0xca                             ;  2286.3 p0      22 t
        vpermi2b zmm24, zmm14, zmm13                                     ;  2283.3 p0+p5   22 t
        vpermi2b zmm23, zmm14, zmm13                                     ;  2285.3 p0+p5   22 t
        vpternlogd zmm0, zmm15, zmm24, 0xca                              ;  2288.3 p0      22 t
        vpternlogd zmm21, zmm31, zmm23, 0xca                             ;  2290.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 896]  ;  2119.7 p3      21 t reload
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 832]  ;  2120.3 p2      21 t reload
        vmovdqa64 zmm13, zmm26                                           ;  2241.3         21 t copy
        vpermi2b zmm13, zmm9, zmm4                                       ;  2287.3 p0+p5   21 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2123.3 p3      21 t reload
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 960] ;  2123.5 p2      21 t reload
        vpermi2b zmm26, zmm15, zmm14                                     ;  2289.3 p0+p5   21 t
        vpternlogd zmm17, zmm13, zmm26, 0xca                             ;  2294.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 23936]                                   ;  2222.3 p3      21 t
        vpermi2b zmm13, zmm9, zmm4                                       ;  2291.3 p0+p5   21 t
        vmovdqu64 zmm16, [rbp + 23936]                                   ;  2222.3 p2      21 t
        vpermi2b zmm16, zmm15, zmm14                                     ;  2293.3 p0+p5   21 t
        vmovdqa64 zmm22, zmm3                                            ;  2244.3         21 t copy
        vpermi2b zmm22, zmm9, zmm4                                       ;  2295.3 p0+p5   21 t
        vpermi2b zmm3, zmm15, zmm14                                      ;  2297.3 p0+p5   21 t
        vpternlogd zmm7, zmm22, zmm3, 0xca                               ;  2302.3 p0      21 t
        vmovdqa64 zmm3, zmm30                                            ;  2220.3         21 t copy
        vpermi2b zmm3, zmm9, zmm4                                        ;  2299.3 p0+p5   21 t
        vpermi2b zmm30, zmm15, zmm14                                     ;  2301.3 p0+p5   21 t
        vpternlogd zmm19, zmm3, zmm30, 0xca                              ;  2306.3 p0      21 t
        vpternlogd zmm13, zmm16, [rbp + 22336], 0xe4                     ;  2298.3 p0+p3   21 t
        vmovdqa64 zmm3, zmm29                                            ;  2261.3         41 t copy
        vpternlogd zmm3, zmm25, zmm2, 0x96                               ;  2285.3 p0      41 t
        vmovdqa64 zmm4, zmm6                                             ;  2262.3         41 t copy
        vpternlogd zmm4, zmm11, zmm12, 0x96                              ;  2287.3 p0      41 t
        vmovdqa64 zmm9, zmm8                                             ;  2255.3         41 t copy
        vpternlogd zmm9, zmm21, zmm7, 0x96                               ;  2303.3 p0      41 t
        vmovdqa64 zmm14, zmm13                                           ;  2299.3         41 t copy
        vpternlogd zmm14, zmm8, zmm11, 0x96                              ;  2299.3 p0      41 t
        vpternlogd zmm13, zmm8, zmm4, 0x96                               ;  2299.3 p0      41 t
        vpternlogd zmm21, zmm14, zmm7, 0x96                              ;  2303.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 22016]                                    ;  2229.3 p2      23 t reload
        vpternlogd zmm7, zmm12, zmm8, 0x96                               ;  2303.3 p0      41 t
        vpternlogd zmm8, zmm12, zmm9, 0x96                               ;  2304.3 p0      41 t
        vpternlogd zmm6, zmm11, zmm7, 0x96                               ;  2304.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 22848]                                   ;  2238.3 p3      41 t reload
        vmovdqa64 zmm12, zmm0                                            ;  2289.3         41 t copy
        vpternlogd zmm12, zmm17, zmm11, 0x96                             ;  2295.3 p0      41 t
        vmovdqa64 zmm15, zmm19                                           ;  2307.3         41 t copy
        vpternlogd zmm15, zmm11, zmm25, 0x96                             ;  2307.3 p0      41 t
        vpternlogd zmm19, zmm11, zmm3, 0x96                              ;  2307.3 p0      41 t
        vpternlogd zmm0, zmm15, zmm17, 0x96                              ;  2308.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 23680]                                   ;  2226.3 p2      23 t reload
        vpternlogd zmm17, zmm2, zmm11, 0x96                              ;  2295.3 p0      41 t
        vpternlogd zmm11, zmm2, zmm12, 0x96                              ;  2296.3 p0      41 t
        vpternlogd zmm29, zmm25, zmm17, 0x96                             ;  2296.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 20608]                                    ;  2136.0 p3      74 dst.4 reload
        vpxord zmm28, zmm28, zmm2                                        ;  2292.3 p0      74 dst
        vpxord zmm20, zmm20, zmm2                                        ;  2293.3 p0      74 dst
        vmovdqu64 zmm2, [rbp + 20672]                                    ;  2136.5 p2      74 dst.5 reload
        vpxord zmm1, zmm1, zmm2                                          ;  2294.3 p0      74 dst
        vpxord zmm27, zmm27, zmm2                                        ;  2295.3 p0      74 dst
        vmovdqu64 zmm2, [rbp + 20736]                                    ;  2137.0 p3      74 dst.6 reload
        vpxord zmm18, zmm18, zmm2                                        ;  2296.3 p0      74 dst
        vmovdqu64 zmm16, [rbp + 20800]                                   ;  2137.5 p2      74 dst.7 reload
        vpxord zmm5, zmm5, zmm16                                         ;  2297.3 p0      74 dst
        vpxord zmm10, zmm10, zmm16                                       ;  2298.3 p0      74 dst
        vmovdqu64 zmm16, [rbp + 23232]                                   ;  2221.3 p3      74 dst
        vpxord zmm16, zmm16, zmm2                                        ;  2299.3 p0      74 dst
        vpunpcklbw zmm2, zmm5, zmm18                                     ;  2302.3 p5      74 dst
        vpunpckhbw zmm5, zmm5, zmm18                                     ;  2303.3 p5      74 dst
        vpunpcklbw zmm18, zmm1, zmm28                                    ;  2304.3 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm28                                     ;  2305.3 p5      74 dst
        vmovdqu64 zmm22, [rbp + 20864]                                   ;  2138.8 p2      75 dst
        vpternlogd zmm22, zmm29, [rbp + 21376], 0x96                     ;  2300.3 p0+p3   75 dst
        vmovdqu64 zmm23, [rbp + 20928]                                   ;  2139.8 p2      75 dst
        vpternlogd zmm23, zmm11, [rbp + 24192], 0x96                     ;  2301.3 p0+p3   75 dst
        vpunpcklwd zmm24, zmm2, zmm18                                    ;  2306.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm18                                     ;  2307.3 p5      74 dst
        vmovdqu64 zmm18, [rbp + 23808]                                   ;  2140.8 p2      75 dst
        vmovdqu64 zmm25, [rbp + 21120]                                   ;  2141.0 p3      75 dst.4 reload
        vpxord zmm18, zmm18, zmm25                                       ;  2302.3 p0      75 dst
        vpternlogd zmm18, zmm11, zmm15, 0x96                             ;  2308.3 p0      75 dst
        vmovdqu64 zmm11, [rbp + 20864]                                   ;  2141.8 p2      75 dst
        vpternlogd zmm11, zmm6, [rbp + 22592], 0x96                      ;  2305.3 p0+p3   75 dst
        vpunpcklwd zmm15, zmm5, zmm1                                     ;  2308.3 p5      74 dst
        vpunpckhwd zmm1, zmm5, zmm1                                      ;  2309.3 p5      74 dst
        vmovdqu64 zmm5, [rbp + 21888]                                    ;  2142.8 p2      75 dst
        vpxord zmm5, zmm5, zmm25                                         ;  2305.3 p0      75 dst
        vpternlogd zmm5, zmm14, zmm8, 0x96                               ;  2306.3 p0      75 dst
        vmovdqu64 zmm14, [rbp + 20928]                                   ;  2143.0 p3      75 dst.1 reload
        vpternlogd zmm8, zmm14, [rbp + 24256], 0x96                      ;  2307.3 p0+p2   75 dst
        vmovdqu64 zmm14, [rbp + 20992]                                   ;  2144.0 p3      75 dst
        vpternlogd zmm14, zmm21, [rbp + 23040], 0x96                     ;  2308.3 p0+p2   75 dst
        vmovdqu64 zmm25, [rbp + 21056]                                   ;  2145.0 p3      75 dst
        vpternlogd zmm25, zmm13, [rbp + 21632], 0x96                     ;  2309.3 p0+p2   75 dst
        vmovdqu64 zmm26, [rbp + 23552]                                   ;  2146.0 p3      75 dst
        vmovdqu64 zmm28, [rbp + 21184]                                   ;  2146.8 p2      75 dst.5 reload
        vpxord zmm26, zmm26, zmm28                                       ;  2310.3 p5      75 dst
        vpternlogd zmm26, zmm3, zmm0, 0x96                               ;  2311.3 p0      75 dst
        vmovdqu64 zmm3, [rbp + 20992]                                    ;  2147.0 p3      75 dst.2 reload
        vpternlogd zmm0, zmm3, [rbp + 21760], 0x96                       ;  2311.3 p5+p2   75 dst
        vmovdqu64 zmm3, [rbp + 21056]                                    ;  2148.0 p3      75 dst
        vpternlogd zmm3, zmm19, [rbp + 24128], 0x96                      ;  2311.3 p0+p2   75 dst
        vmovdqu64 zmm30, [rbp + 21440]                                   ;  2267.3 p3      74 dst reload
        vpunpckldq zmm31, zmm24, zmm30                                   ;  2312.3 p5      74 dst
        vpunpckhdq zmm24, zmm24, zmm30                                   ;  2313.3 p5      74 dst
        vmovdqu64 zmm30, [rbp + 22464]                                   ;  2268.3 p2      74 dst reload
        vmovdqu64 [rbp + 21440], zmm11                                   ;  2306.3 p7+p4   75 dst spill
        vpunpckldq zmm11, zmm2, zmm30                                    ;  2314.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm30                                     ;  2315.3 p5      74 dst
        vmovdqu64 zmm30, [rbp + 23744]                                   ;  2269.3 p3      74 dst reload
        vmovdqu64 [rbp + 22464], zmm8                                    ;  2308.3 p8+p9   75 dst spill
        vpunpckldq zmm8, zmm15, zmm30                                    ;  2316.3 p5      74 dst
        vpunpckhdq zmm15, zmm15, zmm30                                   ;  2317.3 p5      74 dst
        vmovdqu64 zmm30, [rbp + 22912]                                   ;  2270.3 p2      74 dst reload
        vmovdqu64 [rbp + 23744], zmm14                                   ;  2309.3 p7+p4   75 dst spill
        vpunpckldq zmm14, zmm1, zmm30                                    ;  2318.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm30                                     ;  2319.3 p5      74 dst
        vpunpcklbw zmm30, zmm26, zmm18                                   ;  2320.3 p5      74 dst
        vpunpckhbw zmm18, zmm26, zmm18                                   ;  2321.3 p5      74 dst
        vpunpcklbw zmm26, zmm23, zmm22                                   ;  2322.3 p5      74 dst
        vpunpckhbw zmm22, zmm23, zmm22                                   ;  2323.3 p5      74 dst
        vpunpcklbw zmm23, zmm3, zmm0                                     ;  2324.3 p5      74 dst
        vpunpckhbw zmm0, zmm3, zmm0                                      ;  2325.3 p5      74 dst
        vpunpcklwd zmm3, zmm23, zmm26                                    ;  2326.3 p5      74 dst
        vpunpckhwd zmm23, zmm23, zmm26                                   ;  2327.3 p5      74 dst
        vpunpcklwd zmm26, zmm0, zmm22                                    ;  2328.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm22                                     ;  2329.3 p5      74 dst
        vpunpcklbw zmm22, zmm10, zmm16                                   ;  2330.3 p5      74 dst
        vpunpckhbw zmm10, zmm10, zmm16                                   ;  2331.3 p5      74 dst
        vpunpcklbw zmm16, zmm27, zmm20                                   ;  2332.3 p5      74 dst
        vpunpckhbw zmm20, zmm27, zmm20                                   ;  2333.3 p5      74 dst
        vpunpcklwd zmm27, zmm22, zmm16                                   ;  2334.3 p5      74 dst
        vpunpckhwd zmm16, zmm22, zmm16                                   ;  2335.3 p5      74 dst
        vpunpcklwd zmm22, zmm10, zmm20                                   ;  2336.3 p5      74 dst
        vpunpckhwd zmm10, zmm10, zmm20                                   ;  2337.3 p5      74 dst
        vmovdqu64 zmm20, [rbp + 23744]                                   ;  2309.3 p3      75 dst reload
        vmovdqu64 [rbp + 22912], zmm5                                    ;  2307.3 p8+p9   75 dst spill
        vpunpcklbw zmm5, zmm25, zmm20                                    ;  2338.3 p5      74 dst
        vpunpckhbw zmm20, zmm25, zmm20                                   ;  2339.3 p5      74 dst
        vmovdqu64 zmm25, [rbp + 22528]                                   ;  2163.5 p2      75 dst
        vpxord zmm25, zmm25, zmm28                                       ;  2312.3 p0      75 dst
        vpternlogd zmm25, zmm21, zmm4, 0x96                              ;  2313.3 p0      75 dst
        vmovdqu64 zmm4, [rbp + 23424]                                    ;  2164.0 p3      75 dst
        vmovdqu64 zmm21, [rbp + 22912]                                   ;  2307.3 p2      75 dst reload
        vpunpcklbw zmm28, zmm25, zmm21                                   ;  2340.3 p5      74 dst
        vpunpckhbw zmm21, zmm25, zmm21                                   ;  2341.3 p5      74 dst
        vmovdqu64 zmm25, [rbp + 21248]                                   ;  2167.7 p3      75 dst.6 reload
        vpxord zmm4, zmm4, zmm25                                         ;  2314.3 p0      75 dst
        vpternlogd zmm4, zmm19, zmm17, 0x96                              ;  2315.3 p0      75 dst
        vmovdqu64 zmm17, [rbp + 21696]                                   ;  2169.7 p2      75 dst
        vpxord zmm17, zmm17, zmm25                                       ;  2316.3 p0      75 dst
        vpternlogd zmm17, zmm13, zmm7, 0x96                              ;  2317.3 p0      75 dst
        vmovdqu64 zmm7, [rbp + 22272]                                    ;  2170.7 p3      75 dst
        vmovdqu64 zmm13, [rbp + 21312]                                   ;  2172.3 p2      75 dst.7 reload
        vpxord zmm7, zmm7, zmm13                                         ;  2318.3 p0      75 dst
        vpternlogd zmm7, zmm29, zmm12, 0x96                              ;  2319.3 p0      75 dst
        vpunpcklbw zmm12, zmm7, zmm4                                     ;  2342.3 p5      74 dst
        vpunpckhbw zmm4, zmm7, zmm4                                      ;  2343.3 p5      74 dst
        vmovdqu64 zmm7, [rbp + 23360]                                    ;  2174.7 p3      75 dst
        vpxord zmm7, zmm7, zmm13                                         ;  2320.3 p0      75 dst
        vpternlogd zmm7, zmm6, zmm9, 0x96                                ;  2321.3 p0      75 dst
        vpunpcklwd zmm6, zmm12, zmm30                                    ;  2344.3 p5      74 dst
        vpunpckhwd zmm9, zmm12, zmm30                                    ;  2345.3 p5      74 dst
        vpunpcklwd zmm12, zmm4, zmm18                                    ;  2346.3 p5      74 dst
        vpunpckhwd zmm4, zmm4, zmm18                                     ;  2347.3 p5      74 dst
        vpunpckldq zmm13, zmm6, zmm3                                     ;  2348.3 p5      74 dst
        vpunpckhdq zmm3, zmm6, zmm3                                      ;  2349.3 p5      74 dst
        vpunpckldq zmm6, zmm9, zmm23                                     ;  2350.3 p5      74 dst
        vpunpckhdq zmm9, zmm9, zmm23                                     ;  2351.3 p5      74 dst
        vpunpckldq zmm18, zmm12, zmm26                                   ;  2352.3 p5      74 dst
        vpunpckhdq zmm12, zmm12, zmm26                                   ;  2353.3 p5      74 dst
        vpunpckldq zmm19, zmm4, zmm0                                     ;  2354.3 p5      74 dst
        vpunpckhdq zmm0, zmm4, zmm0                                      ;  2355.3 p5      74 dst
        vpunpcklqdq zmm4, zmm31, zmm13                                   ;  2356.3 p5      74 dst
        vpunpckhqdq zmm13, zmm31, zmm13                                  ;  2357.3 p5      74 dst
        vmovdqu64 [r9], zmm4                                             ;  2357.3 p7+p4   74 dst
        vmovdqu64 [r9 + 64], zmm13                                       ;  2358.3 p8+p9   74 dst
        vpunpcklqdq zmm4, zmm24, zmm3                                    ;  2358.3 p5      74 dst
        vpunpckhqdq zmm3, zmm24, zmm3                                    ;  2359.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm4                                       ;  2359.3 p7+p4   74 dst
        vmovdqu64 [r9 + 192], zmm3                                       ;  2360.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm11, zmm6                                    ;  2360.3 p5      74 dst
        vpunpckhqdq zmm4, zmm11, zmm6                                    ;  2361.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm3                                       ;  2361.3 p7+p4   74 dst
        vmovdqu64 [r9 + 320], zmm4                                       ;  2362.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm2, zmm9                                     ;  2362.3 p5      74 dst
        vpunpckhqdq zmm2, zmm2, zmm9                                     ;  2363.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm3                                       ;  2363.3 p7+p4   74 dst
        vmovdqu64 [r9 + 448], zmm2                                       ;  2364.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm8, zmm18                                    ;  2364.3 p5      74 dst
        vpunpckhqdq zmm3, zmm8, zmm18                                    ;  2365.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm2                                       ;  2365.3 p7+p4   74 dst
        vmovdqu64 [r9 + 576], zmm3                                       ;  2366.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm15, zmm12                                   ;  2366.3 p5      74 dst
        vpunpckhqdq zmm3, zmm15, zmm12                                   ;  2367.3 p5      74 dst
        vmovdqu64 [r9 + 640], zmm2                                       ;  2367.3 p7+p4   74 dst
        vmovdqu64 [r9 + 704], zmm3                                       ;  2368.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm14, zmm19                                   ;  2368.3 p5      74 dst
        vpunpckhqdq zmm3, zmm14, zmm19                                   ;  2369.3 p5      74 dst
        vmovdqu64 [r9 + 768], zmm2                                       ;  2369.3 p7+p4   74 dst
        vmovdqu64 [r9 + 832], zmm3                                       ;  2370.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm1, zmm0                                     ;  2370.3 p5      74 dst
        vpunpckhqdq zmm0, zmm1, zmm0                                     ;  2371.3 p5      74 dst
        vmovdqu64 [r9 + 896], zmm2                                       ;  2371.3 p7+p4   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  2372.3 p8+p9   74 dst
        vpunpcklbw zmm0, zmm7, zmm17                                     ;  2372.3 p5      74 dst
        vpunpckhbw zmm1, zmm7, zmm17                                     ;  2373.3 p5      74 dst
        vpunpcklwd zmm2, zmm0, zmm28                                     ;  2374.3 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm28                                     ;  2375.3 p5      74 dst
        vmovdqu64 zmm3, [rbp + 24064]                                    ;  2243.3 p2      74 dst reload
        vmovdqu64 zmm4, [rbp + 24512]                                    ;  2247.3 p3      74 dst reload
        vpunpcklbw zmm6, zmm4, zmm3                                      ;  2376.3 p5      74 dst
        vpunpckhbw zmm3, zmm4, zmm3                                      ;  2377.3 p5      74 dst
        vpunpcklwd zmm4, zmm1, zmm21                                     ;  2378.3 p5      74 dst
        vpunpckhwd zmm1, zmm1, zmm21                                     ;  2379.3 p5      74 dst
        vmovdqu64 zmm7, [rbp + 22400]                                    ;  2251.3 p2      74 dst reload
        vmovdqu64 zmm8, [rbp + 21568]                                    ;  2245.3 p3      74 dst reload
        vpunpcklbw zmm9, zmm8, zmm7                                      ;  2380.3 p5      74 dst
        vpunpckhbw zmm7, zmm8, zmm7                                      ;  2381.3 p5      74 dst
        vpunpcklwd zmm8, zmm6, zmm9                                      ;  2382.3 p5      74 dst
        vpunpckhwd zmm6, zmm6, zmm9                                      ;  2383.3 p5      74 dst
        vpunpcklwd zmm9, zmm3, zmm7                                      ;  2384.3 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm7                                      ;  2385.3 p5      74 dst
        vpunpckldq zmm7, zmm27, zmm8                                     ;  2386.3 p5      74 dst
        vpunpckhdq zmm8, zmm27, zmm8                                     ;  2387.3 p5      74 dst
        vpunpckldq zmm11, zmm16, zmm6                                    ;  2388.3 p5      74 dst
        vpunpckhdq zmm6, zmm16, zmm6                                     ;  2389.3 p5      74 dst
        vpunpckldq zmm12, zmm22, zmm9                                    ;  2390.3 p5      74 dst
        vpunpckhdq zmm9, zmm22, zmm9                                     ;  2391.3 p5      74 dst
        vpunpckldq zmm13, zmm10, zmm3                                    ;  2392.3 p5      74 dst
        vpunpckhdq zmm3, zmm10, zmm3                                     ;  2393.3 p5      74 dst
        vmovdqu64 zmm10, [rbp + 21440]                                   ;  2306.3 p2      75 dst reload
        vmovdqu64 zmm14, [rbp + 22464]                                   ;  2308.3 p3      75 dst reload
        vpunpcklbw zmm15, zmm14, zmm10                                   ;  2394.3 p5      74 dst
        vpunpckhbw zmm10, zmm14, zmm10                                   ;  2395.3 p5      74 dst
        vpunpcklwd zmm14, zmm5, zmm15                                    ;  2396.3 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm15                                     ;  2397.3 p5      74 dst
        vpunpcklwd zmm15, zmm20, zmm10                                   ;  2398.3 p5      74 dst
        vpunpckhwd zmm10, zmm20, zmm10                                   ;  2399.3 p5      74 dst
        vpunpckldq zmm16, zmm2, zmm14                                    ;  2400.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm14                                     ;  2401.3 p5      74 dst
        vpunpckldq zmm14, zmm0, zmm5                                     ;  2402.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm5                                      ;  2403.3 p5      74 dst
        vpunpckldq zmm5, zmm4, zmm15                                     ;  2404.3 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm15                                     ;  2405.3 p5      74 dst
        vpunpckldq zmm15, zmm1, zmm10                                    ;  2406.3 p5      74 dst
        vpunpckhdq zmm1, zmm1, zmm10                                     ;  2407.3 p5      74 dst
        vpunpcklqdq zmm10, zmm7, zmm16                                   ;  2408.3 p5      74 dst
        vpunpckhqdq zmm7, zmm7, zmm16                                    ;  2409.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm10                                     ;  2409.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1088], zmm7                                      ;  2410.3 p8+p9   74 dst
        vpunpcklqdq zmm7, zmm8, zmm2                                     ;  2410.3 p5      74 dst
        vpunpckhqdq zmm2, zmm8, zmm2                                     ;  2411.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm7                                      ;  2411.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1216], zmm2                                      ;  2412.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm11, zmm14                                   ;  2412.3 p5      74 dst
        vpunpckhqdq zmm7, zmm11, zmm14                                   ;  2413.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm2                                      ;  2413.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm7                                      ;  2414.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm6, zmm0                                     ;  2414.3 p5      74 dst
        vpunpckhqdq zmm0, zmm6, zmm0                                     ;  2415.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm2                                      ;  2415.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  2416.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm12, zmm5                                    ;  2416.3 p5      74 dst
        vpunpckhqdq zmm2, zmm12, zmm5                                    ;  2417.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm0                                      ;  2417.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1600], zmm2                                      ;  2418.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm9, zmm4                                     ;  2418.3 p5      74 dst
        vpunpckhqdq zmm2, zmm9, zmm4                                     ;  2419.3 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm0                                      ;  2419.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1728], zmm2                                      ;  2420.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm13, zmm15                                   ;  2420.3 p5      74 dst
        vpunpckhqdq zmm2, zmm13, zmm15                                   ;  2421.3 p5      74 dst
        vmovdqu64 [r9 + 1792], zmm0                                      ;  2421.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1856], zmm2                                      ;  2422.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm3, zmm1                                     ;  2422.3 p5      74 dst
        vpunpckhqdq zmm1, zmm3, zmm1                                     ;  2423.3 p5      74 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;  2423.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  2424.3 p8+p9   74 dst
        add r9, 0x800                                                    ;  2224.0 p1     154 blocks
        add r8, 0x800                                                    ;  2224.2 p6     154 blocks
        cmp r8, qword [rbp + 24600]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 24592], r8                                      ;                    resident
        mov qword [rbp + 24608], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 24584]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24592]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24616], rsi                                     ;                    blocks left over
        mov qword [rbp + 24592], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24608]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24616]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24624], rdi                                     ;                    blocks left over
        mov qword [rbp + 24632], rsi                                     ;                    blocks left over
        mov qword [rbp + 24608], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24600], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24584], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24624]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24632]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24640]                                     ;                    frame
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
