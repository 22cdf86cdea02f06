; camellia256_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
;   ./cw build camellia256_encrypt --cpu golden-cove --variant boxes
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
;   blocks: 3507 uops, planned 1260.5; bounds: width 584.5, ports 1192.0, path 273.0
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
        sub rsp, 0x5d80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 23744], rax                                     ;                    frame
        mov qword [rbp + 23680], rdi                                     ;                    argument
        mov dword [rbp + 23752], ecx                                     ;                    argument
        mov qword [rbp + 23696], rsi                                     ;                    argument
        mov qword [rbp + 23712], rdx                                     ;                    argument
        mov r8, qword [rbp + 23680]                                      ;     0.0 p2     154 k reload
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
        cmp dword [rbp + 23752], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 23752]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 23688], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 23696]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 23704], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 23696]                                      ;     0.0 p2      68 d.0 reload
        vmovdqu64 zmm0, [r8]                                             ;     5.0 p3      68 d.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     5.0 p2      68 d.0
        vpunpcklbw zmm2, zmm0, zmm1                                      ;    11.0 p5      68 d.0
        vpunpckhbw zmm0, zmm0, zmm1                                      ;    11.0 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 128]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm3, [r8 + 192]                                       ;     5.0 p2      68 d.0
        vpunpcklbw zmm4, zmm1, zmm3                                      ;    11.0 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm3                                      ;    11.0 p5      68 d.0
        vpunpcklwd zmm3, zmm2, zmm4                                      ;    12.0 p5      68 d.0
        vpunpckhwd zmm2, zmm2, zmm4                                      ;    12.0 p5      68 d.0
        vpunpcklwd zmm4, zmm0, zmm1                                      ;    12.0 p5      68 d.0
        vpunpckhwd zmm0, zmm0, zmm1                                      ;    12.0 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 256]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm5, [r8 + 320]                                       ;     5.0 p2      68 d.0
        vpunpcklbw zmm6, zmm1, zmm5                                      ;    11.0 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm5                                      ;    11.0 p5      68 d.0
        vmovdqu64 zmm5, [r8 + 384]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm7, [r8 + 448]                                       ;     5.0 p2      68 d.0
        vpunpcklbw zmm8, zmm5, zmm7                                      ;    11.0 p5      68 d.0
        vpunpckhbw zmm5, zmm5, zmm7                                      ;    11.5 p5      68 d.0
        vpunpcklwd zmm7, zmm6, zmm8                                      ;    12.5 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm8                                      ;    13.5 p5      68 d.0
        vpunpcklwd zmm8, zmm1, zmm5                                      ;    14.5 p5      68 d.0
        vpunpckhwd zmm1, zmm1, zmm5                                      ;    15.5 p5      68 d.0
        vpunpckldq zmm5, zmm3, zmm7                                      ;    16.5 p5      68 d.0
        vpunpckhdq zmm3, zmm3, zmm7                                      ;    17.5 p5      68 d.0
        vpunpckldq zmm7, zmm2, zmm6                                      ;    18.5 p5      68 d.0
        vpunpckhdq zmm2, zmm2, zmm6                                      ;    19.5 p5      68 d.0
        vpunpckldq zmm6, zmm4, zmm8                                      ;    20.5 p5      68 d.0
        vpunpckhdq zmm4, zmm4, zmm8                                      ;    21.5 p5      68 d.0
        vpunpckldq zmm8, zmm0, zmm1                                      ;    22.5 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    23.5 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 512]                                       ;     5.5 p3      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.7 p2      68 d.0
        vpunpcklbw zmm10, zmm1, zmm9                                     ;    24.5 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm9                                      ;    25.5 p5      68 d.0
        vmovdqu64 zmm9, [r8 + 640]                                       ;     6.5 p3      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     6.7 p2      68 d.0
        vpunpcklbw zmm12, zmm9, zmm11                                    ;    26.5 p5      68 d.0
        vpunpckhbw zmm9, zmm9, zmm11                                     ;    27.5 p5      68 d.0
        vpunpcklwd zmm11, zmm10, zmm12                                   ;    28.5 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm12                                   ;    29.5 p5      68 d.0
        vpunpcklwd zmm12, zmm1, zmm9                                     ;    30.5 p5      68 d.0
        vpunpckhwd zmm1, zmm1, zmm9                                      ;    31.5 p5      68 d.0
        vmovdqu64 zmm9, [r8 + 768]                                       ;     7.5 p3      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     7.7 p2      68 d.0
        vpunpcklbw zmm14, zmm9, zmm13                                    ;    32.5 p5      68 d.0
        vpunpckhbw zmm9, zmm9, zmm13                                     ;    33.5 p5      68 d.0
        vmovdqu64 zmm13, [r8 + 896]                                      ;     8.5 p3      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     8.7 p2      68 d.0
        vpunpcklbw zmm16, zmm13, zmm15                                   ;    34.5 p5      68 d.0
        vpunpckhbw zmm13, zmm13, zmm15                                   ;    35.5 p5      68 d.0
        vpunpcklwd zmm15, zmm14, zmm16                                   ;    36.5 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm16                                   ;    37.5 p5      68 d.0
        vpunpcklwd zmm16, zmm9, zmm13                                    ;    38.5 p5      68 d.0
        vpunpckhwd zmm9, zmm9, zmm13                                     ;    39.5 p5      68 d.0
        vpunpckldq zmm13, zmm11, zmm15                                   ;    40.5 p5      68 d.0
        vpunpckhdq zmm11, zmm11, zmm15                                   ;    41.5 p5      68 d.0
        vpunpckldq zmm15, zmm10, zmm14                                   ;    42.5 p5      68 d.0
        vpunpckhdq zmm10, zmm10, zmm14                                   ;    43.5 p5      68 d.0
        vpunpckldq zmm14, zmm12, zmm16                                   ;    44.5 p5      68 d.0
        vpunpckhdq zmm12, zmm12, zmm16                                   ;    45.5 p5      68 d.0
        vpunpckldq zmm16, zmm1, zmm9                                     ;    46.5 p5      68 d.0
        vpunpckhdq zmm1, zmm1, zmm9                                      ;    47.5 p5      68 d.0
        vpunpcklqdq zmm9, zmm5, zmm13                                    ;    48.5 p5      68 d.0
        vpunpckhqdq zmm5, zmm5, zmm13                                    ;    49.5 p5      68 d.0
        vpunpcklqdq zmm13, zmm3, zmm11                                   ;    50.5 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm11                                    ;    51.5 p5      68 d.0
        vpunpcklqdq zmm11, zmm7, zmm15                                   ;    52.5 p5      68 d.0
        vpunpckhqdq zmm7, zmm7, zmm15                                    ;    53.5 p5      68 d.0
        vpunpcklqdq zmm15, zmm2, zmm10                                   ;    54.5 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm10                                    ;    55.5 p5      68 d.0
        vpunpcklqdq zmm10, zmm6, zmm14                                   ;    56.5 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm14                                    ;    57.5 p5      68 d.0
        vpunpcklqdq zmm14, zmm4, zmm12                                   ;    58.5 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm12                                    ;    59.5 p5      68 d.0
        vpunpcklqdq zmm12, zmm8, zmm16                                   ;    60.5 p5      68 d.0
        vpunpckhqdq zmm8, zmm8, zmm16                                    ;    61.5 p5      68 d.0
        vpunpcklqdq zmm16, zmm0, zmm1                                    ;    62.5 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;    63.5 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 1024]                                      ;    13.5 p3      68 d.0
        vmovdqu64 zmm17, [r8 + 1088]                                     ;    13.7 p2      68 d.0
        vpunpcklbw zmm18, zmm1, zmm17                                    ;    64.5 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm17                                     ;    65.5 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1152]                                     ;    14.5 p3      68 d.0
        vmovdqu64 zmm19, [r8 + 1216]                                     ;    14.7 p2      68 d.0
        vpunpcklbw zmm20, zmm17, zmm19                                   ;    66.5 p5      68 d.0
        vpunpckhbw zmm17, zmm17, zmm19                                   ;    67.5 p5      68 d.0
        vpunpcklwd zmm19, zmm18, zmm20                                   ;    68.5 p5      68 d.0
        vpunpckhwd zmm18, zmm18, zmm20                                   ;    69.5 p5      68 d.0
        vpunpcklwd zmm20, zmm1, zmm17                                    ;    70.5 p5      68 d.0
        vpunpckhwd zmm1, zmm1, zmm17                                     ;    71.5 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1280]                                     ;    15.5 p3      68 d.0
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    15.7 p2      68 d.0
        vpunpcklbw zmm22, zmm17, zmm21                                   ;    72.5 p5      68 d.0
        vpunpckhbw zmm17, zmm17, zmm21                                   ;    73.5 p5      68 d.0
        vmovdqu64 zmm21, [r8 + 1408]                                     ;    16.5 p3      68 d.0
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    16.7 p2      68 d.0
        vpunpcklbw zmm24, zmm21, zmm23                                   ;    74.5 p5      68 d.0
        vpunpckhbw zmm21, zmm21, zmm23                                   ;    75.5 p5      68 d.0
        vpunpcklwd zmm23, zmm22, zmm24                                   ;    76.5 p5      68 d.0
        vpunpckhwd zmm22, zmm22, zmm24                                   ;    77.5 p5      68 d.0
        vpunpcklwd zmm24, zmm17, zmm21                                   ;    78.5 p5      68 d.0
        vpunpckhwd zmm17, zmm17, zmm21                                   ;    79.5 p5      68 d.0
        vpunpckldq zmm21, zmm19, zmm23                                   ;    80.5 p5      68 d.0
        vpunpckhdq zmm19, zmm19, zmm23                                   ;    81.5 p5      68 d.0
        vpunpckldq zmm23, zmm18, zmm22                                   ;    82.5 p5      68 d.0
        vpunpckhdq zmm18, zmm18, zmm22                                   ;    83.5 p5      68 d.0
        vpunpckldq zmm22, zmm20, zmm24                                   ;    84.5 p5      68 d.0
        vpunpckhdq zmm20, zmm20, zmm24                                   ;    85.5 p5      68 d.0
        vpunpckldq zmm24, zmm1, zmm17                                    ;    86.5 p5      68 d.0
        vpunpckhdq zmm1, zmm1, zmm17                                     ;    87.5 p5      68 d.0
        vmovdqu64 zmm17, [r8 + 1536]                                     ;    18.8 p3      68 d.0
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    19.0 p2      68 d.0
        vpunpcklbw zmm26, zmm17, zmm25                                   ;    88.5 p5      68 d.0
        vpunpckhbw zmm17, zmm17, zmm25                                   ;    89.5 p5      68 d.0
        vmovdqu64 zmm25, [r8 + 1664]                                     ;    19.8 p3      68 d.0
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    20.0 p2      68 d.0
        vpunpcklbw zmm28, zmm25, zmm27                                   ;    90.5 p5      68 d.0
        vpunpckhbw zmm25, zmm25, zmm27                                   ;    91.5 p5      68 d.0
        vmovdqu64 zmm27, [r8 + 1792]                                     ;    20.8 p3      68 d.0
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    21.0 p2      68 d.0
        vpunpcklbw zmm30, zmm27, zmm29                                   ;    92.5 p5      68 d.0
        vpunpckhbw zmm27, zmm27, zmm29                                   ;    93.5 p5      68 d.0
        vmovdqu64 zmm29, [r8 + 1920]                                     ;    21.8 p3      68 d.0
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    22.0 p2      68 d.0
        vmovdqu64 [rbp + 21376], zmm10                                   ;    57.5 p7+p4   68 d.0 spill
        vpunpcklbw zmm10, zmm29, zmm31                                   ;    94.5 p5      68 d.0
        vpunpckhbw zmm29, zmm29, zmm31                                   ;    95.5 p5      68 d.0
        vpunpcklwd zmm31, zmm26, zmm28                                   ;    96.5 p5      68 d.0
        vpunpckhwd zmm26, zmm26, zmm28                                   ;    97.5 p5      68 d.0
        vpunpcklwd zmm28, zmm17, zmm25                                   ;    98.5 p5      68 d.0
        vpunpckhwd zmm17, zmm17, zmm25                                   ;    99.5 p5      68 d.0
        vpunpcklwd zmm25, zmm30, zmm10                                   ;   100.5 p5      68 d.0
        vpunpckhwd zmm10, zmm30, zmm10                                   ;   101.5 p5      68 d.0
        vpunpcklwd zmm30, zmm27, zmm29                                   ;   102.5 p5      68 d.0
        vpunpckhwd zmm27, zmm27, zmm29                                   ;   103.5 p5      68 d.0
        vpunpckldq zmm29, zmm31, zmm25                                   ;   104.5 p5      68 d.0
        vpunpckhdq zmm25, zmm31, zmm25                                   ;   105.5 p5      68 d.0
        vpunpckldq zmm31, zmm26, zmm10                                   ;   106.5 p5      68 d.0
        vpunpckhdq zmm10, zmm26, zmm10                                   ;   107.5 p5      68 d.0
        vpunpckldq zmm26, zmm28, zmm30                                   ;   108.5 p5      68 d.0
        vpunpckhdq zmm28, zmm28, zmm30                                   ;   109.5 p5      68 d.0
        vpunpckldq zmm30, zmm17, zmm27                                   ;   110.5 p5      68 d.0
        vpunpckhdq zmm17, zmm17, zmm27                                   ;   111.5 p5      68 d.0
        vpunpcklqdq zmm27, zmm21, zmm29                                  ;   112.5 p5      68 d.0
        vpunpckhqdq zmm21, zmm21, zmm29                                  ;   113.5 p5      68 d.0
        vpunpcklqdq zmm29, zmm19, zmm25                                  ;   114.5 p5      68 d.0
        vpunpckhqdq zmm19, zmm19, zmm25                                  ;   115.5 p5      68 d.0
        vpunpcklqdq zmm25, zmm23, zmm31                                  ;   116.5 p5      68 d.0
        vpunpckhqdq zmm23, zmm23, zmm31                                  ;   117.5 p5      68 d.0
        vpunpcklqdq zmm31, zmm18, zmm10                                  ;   118.5 p5      68 d.0
        vpunpckhqdq zmm10, zmm18, zmm10                                  ;   119.5 p5      68 d.0
        vpunpcklqdq zmm18, zmm22, zmm26                                  ;   120.5 p5      68 d.0
        vpunpckhqdq zmm22, zmm22, zmm26                                  ;   121.5 p5      68 d.0
        vpunpcklqdq zmm26, zmm20, zmm28                                  ;   122.5 p5      68 d.0
        vpunpckhqdq zmm20, zmm20, zmm28                                  ;   123.5 p5      68 d.0
        vpunpcklqdq zmm28, zmm24, zmm30                                  ;   124.5 p5      68 d.0
        vpunpckhqdq zmm24, zmm24, zmm30                                  ;   125.5 p5      68 d.0
        vpunpcklqdq zmm30, zmm1, zmm17                                   ;   126.5 p5      68 d.0
        vpunpckhqdq zmm1, zmm1, zmm17                                    ;   127.5 p5      68 d.0
        vmovdqu64 zmm17, [rbp + 3968]                                    ;    27.0 p3      68 d.0 reload
        vmovdqu64 [rbp + 21440], zmm26                                   ;   123.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm26, [rbp + 4992]                                    ;    27.3 p2      40 t
        vpternlogd zmm26, zmm2, zmm17, 0x96                              ;    56.5 p0      40 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512], 8 ;    57.5 p0+p3   41 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;    60.5 p0+p2   41 t
        vmovdqu64 [rbp + 21504], zmm2                                    ;    56.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm2, zmm10                                            ;   120.5         40 t copy
        vpternlogd zmm2, zmm17, [rbp + 4992], 0x96                       ;   120.5 p0+p3   40 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512], 8 ;   121.5 p0+p2   41 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   124.5 p0+p3   41 t
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    52.5 p0+p2   68 d
        vpxord zmm17, zmm3, [rbp + 5248]                                 ;    53.5 p0+p3   40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;    54.5 p0+p2   23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;    57.5 p0+p3   23 t
        vpxord zmm19, zmm19, [rbp + 4224]                                ;   116.5 p0+p2   68 d
        vmovdqu64 [rbp + 21568], zmm3                                    ;    53.5 p8+p9   68 d spill
        vpxord zmm3, zmm19, [rbp + 5248]                                 ;   117.5 p0+p3   40 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   118.5 p0+p2   23 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   121.5 p0+p3   23 t
        vpxord zmm29, zmm29, [rbp + 4288]                                ;   115.5 p0+p2   68 d
        vmovdqu64 [rbp + 21632], zmm19                                   ;   117.5 p7+p4   68 d spill
        vpxord zmm19, zmm29, [rbp + 5312]                                ;   116.5 p0+p3   40 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512], 8 ;   117.5 p0+p2   22 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   120.5 p0+p3   22 t
        vpxord zmm5, zmm5, [rbp + 4352]                                  ;    50.5 p0+p2   68 d
        vmovdqu64 [rbp + 21696], zmm29                                   ;   116.5 p8+p9   68 d spill
        vpxord zmm29, zmm5, [rbp + 5376]                                 ;    51.5 p0+p3   40 t
        vgf2p8affineqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512], 8 ;    52.5 p0+p2   21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;    55.5 p0+p3   21 t
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.5 p0+p2   68 d
        vmovdqu64 [rbp + 21760], zmm5                                    ;    51.5 p7+p4   68 d spill
        vpxord zmm5, zmm21, [rbp + 5376]                                 ;   115.5 p0+p3   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512], 8 ;   116.5 p0+p2   21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   119.5 p0+p3   21 t
        vpxord zmm9, zmm9, [rbp + 4416]                                  ;    53.5 p0+p2   68 d
        vmovdqu64 [rbp + 21824], zmm21                                   ;   115.5 p8+p9   68 d spill
        vpxord zmm21, zmm9, [rbp + 5440]                                 ;    54.5 p0+p3   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512], 8 ;    55.5 p0+p2   42 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;    58.5 p0+p3   42 t
        vpxord zmm27, zmm27, [rbp + 4416]                                ;   113.5 p0+p2   68 d
        vmovdqu64 [rbp + 21888], zmm9                                    ;    54.5 p7+p4   68 d spill
        vpxord zmm9, zmm27, [rbp + 5440]                                 ;   114.5 p0+p3   40 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512], 8 ;   115.5 p0+p2   42 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   118.5 p0+p3   42 t
        vmovdqu64 [rbp + 21952], zmm27                                   ;   114.5 p8+p9   68 d spill
        vmovdqu64 zmm27, [rbp + 5056]                                    ;    44.3 p2      40 t
        vpternlogd zmm27, zmm15, [rbp + 4032], 0x96                      ;    61.5 p0+p3   40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;    62.5 p0+p2   23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;    65.5 p0+p3   23 t
        vmovdqu64 [rbp + 22016], zmm15                                   ;    55.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm15, zmm29                                           ;    58.5         41 t copy
        vpternlogd zmm15, zmm26, zmm27, 0x96                             ;    68.5 p0      41 t
        vmovdqu64 [rbp + 22080], zmm10                                   ;   120.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm10, [rbp + 5120]                                    ;    46.3 p2      40 t
        vpternlogd zmm10, zmm7, [rbp + 4096], 0x96                       ;    65.5 p0+p3   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512], 8 ;    66.5 p0+p2   22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;    69.5 p0+p3   22 t
        vmovdqu64 [rbp + 22144], zmm7                                    ;    54.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm7, zmm21                                            ;    61.5         41 t copy
        vpternlogd zmm7, zmm27, zmm10, 0x96                              ;    72.5 p0      41 t
        vpternlogd zmm29, zmm7, zmm26, 0x96                              ;    73.5 p0      41 t
        vpternlogd zmm12, zmm29, [rbp + 4672], 0x96                      ;    74.5 p0+p2   61 t
        vmovdqu64 [rbp + 22208], zmm12                                   ;    75.5 p8+p9   61 t spill
        vmovdqu64 zmm12, [rbp + 5184]                                    ;    49.0 p3      40 t
        vpternlogd zmm12, zmm11, [rbp + 4160], 0x96                      ;    71.5 p0+p2   40 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512], 8 ;    72.5 p0+p3   21 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;    75.5 p0+p2   21 t
        vmovdqu64 [rbp + 22272], zmm11                                   ;    53.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm11, zmm17                                           ;    60.5         41 t copy
        vpternlogd zmm11, zmm10, zmm12, 0x96                             ;    78.5 p0      41 t
        vpternlogd zmm21, zmm27, zmm11, 0x96                             ;    79.5 p0      41 t
        vmovdqu64 zmm27, [rbp + 4480]                                    ;    51.0 p3      68 d.0 reload
        vpternlogd zmm0, zmm21, zmm27, 0x96                              ;    80.5 p0      61 t
        vmovdqu64 zmm27, [rbp + 5312]                                    ;    51.3 p2      40 t
        vpternlogd zmm27, zmm13, [rbp + 4288], 0x96                      ;    77.5 p0+p3   40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512], 8 ;    78.5 p0+p2   22 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;    81.5 p0+p3   22 t
        vpternlogd zmm26, zmm27, zmm12, 0x96                             ;    84.5 p0      41 t
        vpternlogd zmm17, zmm10, zmm26, 0x96                             ;    85.5 p0      41 t
        vpternlogd zmm27, zmm12, zmm15, 0x96                             ;    84.5 p0      41 t
        vmovdqu64 zmm10, [rbp + 4544]                                    ;    53.3 p2      68 d.1 reload
        vpternlogd zmm16, zmm17, zmm10, 0x96                             ;    86.5 p0      61 t
        vmovdqu64 zmm12, [rbp + 4608]                                    ;    54.0 p3      68 d.2 reload
        vpternlogd zmm8, zmm27, zmm12, 0x96                              ;    85.5 p0      61 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;    51.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm13, [rbp + 5056]                                    ;    54.3 p2      40 t
        vpternlogd zmm13, zmm31, [rbp + 4032], 0x96                      ;   119.5 p0+p3   40 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   120.5 p0+p2   23 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   123.5 p0+p3   23 t
        vmovdqu64 [rbp + 22400], zmm31                                   ;   119.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm31, zmm5                                            ;   122.5         41 t copy
        vpternlogd zmm31, zmm2, zmm13, 0x96                              ;   127.5 p0      41 t
        vpxord zmm12, zmm0, [rbp + 5504]                                 ;    89.5 p0+p2   40 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512], 8 ;    90.5 p0+p3   41 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;    93.5 p0+p2   41 t
        vmovdqu64 [rbp + 22464], zmm0                                    ;    81.5 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 5120]                                     ;    58.0 p3      40 t
        vpternlogd zmm0, zmm23, [rbp + 4096], 0x96                       ;   118.5 p0+p2   40 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512], 8 ;   119.5 p0+p3   22 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   122.5 p0+p2   22 t
        vmovdqu64 [rbp + 22528], zmm23                                   ;   118.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm23, zmm9                                            ;   121.5         41 t copy
        vpternlogd zmm23, zmm13, zmm0, 0x96                              ;   126.5 p0      41 t
        vpternlogd zmm5, zmm23, zmm2, 0x96                               ;   127.5 p0      41 t
        vpternlogd zmm28, zmm5, [rbp + 4672], 0x96                       ;   128.5 p0+p3   61 t
        vmovdqu64 [rbp + 22592], zmm12                                   ;    96.5 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 21440]                                   ;   123.5 p2      68 d.0 reload
        vpternlogd zmm23, zmm12, [rbp + 4800], 0x96                      ;   129.5 p0+p3   61 t
        vmovdqa64 zmm12, zmm23                                           ;   130.5         61 t copy
        vmovdqu64 zmm10, [rbp + 5184]                                    ;    61.3 p2      40 t
        vpternlogd zmm10, zmm25, [rbp + 4160], 0x96                      ;   117.5 p0+p3   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512], 8 ;   118.5 p0+p2   21 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   121.5 p0+p3   21 t
        vpternlogd zmm2, zmm19, zmm10, 0x96                              ;   127.5 p0      41 t
        vpternlogd zmm19, zmm31, zmm10, 0x96                             ;   128.5 p0      41 t
        vpternlogd zmm10, zmm3, zmm0, 0x96                               ;   125.5 p0      41 t
        vpternlogd zmm3, zmm0, zmm2, 0x96                                ;   128.5 p0      41 t
        vpternlogd zmm9, zmm13, zmm10, 0x96                              ;   126.5 p0      41 t
        vpternlogd zmm1, zmm9, [rbp + 4480], 0x96                        ;   128.5 p0+p2   61 t
        vpternlogd zmm30, zmm3, [rbp + 4544], 0x96                       ;   129.5 p0+p3   61 t
        vpternlogd zmm24, zmm19, [rbp + 4608], 0x96                      ;   129.5 p0+p2   61 t
        vpxord zmm12, zmm12, zmm19                                       ;   130.5 p0      61 t
        vmovdqu64 zmm0, [rbp + 5824]                                     ;    65.0 p3      62 l.5 reload
        vpternlogd zmm23, zmm19, zmm0, 0x96                              ;   130.5 p0      40 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512]       ;    65.3 p2      41 t reload
        vgf2p8affineqb zmm19, zmm23, zmm13, 8                            ;   131.5 p0      22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 256] ;    66.0 p3      22 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm23, 0x37                      ;   134.5 p0      22 t
        vmovdqu64 [rbp + 21440], zmm12                                   ;   131.5 p7+p4   61 t spill
        vpxord zmm12, zmm16, [rbp + 5568]                                ;   114.5 p0+p2   40 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   115.5 p0+p3   23 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   118.5 p0+p2   23 t
        vmovdqu64 [rbp + 22656], zmm16                                   ;    87.5 p8+p9   61 t spill
        vpxord zmm16, zmm8, [rbp + 5632]                                 ;   117.5 p0+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm13, 8                            ;   118.5 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, zmm23, 0x37                      ;   121.5 p0      22 t
        vmovdqu64 [rbp + 22720], zmm8                                    ;    86.5 p7+p4   61 t spill
        vpxord zmm8, zmm1, [rbp + 5504]                                  ;   129.5 p0+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm13, 8                              ;   130.5 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   133.5 p0+p3   41 t
        vmovdqu64 [rbp + 22784], zmm1                                    ;   129.5 p8+p9   61 t spill
        vpxord zmm1, zmm30, [rbp + 5568]                                 ;   130.5 p0+p2   40 t
        vgf2p8affineqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   131.5 p0+p3   23 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   134.5 p0+p2   23 t
        vmovdqu64 [rbp + 22848], zmm30                                   ;   130.5 p7+p4   61 t spill
        vpxord zmm30, zmm24, [rbp + 5632]                                ;   130.5 p0+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm13, 8                            ;   131.5 p0      22 t
        vgf2p8affineinvqb zmm30, zmm30, zmm23, 0x37                      ;   134.5 p0      22 t
        vmovdqu64 [rbp + 22912], zmm24                                   ;   130.5 p8+p9   61 t spill
        vpxord zmm24, zmm28, [rbp + 5696]                                ;   129.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm13, 8                            ;   130.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   133.5 p0+p3   21 t
        vmovdqu64 [rbp + 22976], zmm28                                   ;   129.5 p7+p4   61 t spill
        vmovdqa64 zmm28, zmm8                                            ;   136.5         41 t copy
        vpternlogd zmm28, zmm19, zmm24, 0x96                             ;   137.5 p5      41 t
        vpxord zmm4, zmm4, [rbp + 4736]                                  ;   130.5 p5+p2   61 t
        vpternlogd zmm4, zmm17, zmm15, 0x96                              ;   131.5 p5      61 t
        vmovdqu64 zmm15, [rbp + 5760]                                    ;    73.0 p3      62 l.4 reload
        vpxord zmm17, zmm4, zmm15                                        ;   132.5 p0      40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   133.5 p0+p2   23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   136.5 p0+p3   23 t
        vpxord zmm20, zmm20, [rbp + 4736]                                ;   132.5 p5+p2   61 t
        vpternlogd zmm20, zmm3, zmm31, 0x96                              ;   133.5 p5      61 t
        vpxord zmm3, zmm20, zmm15                                        ;   134.5 p5      40 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 128] ;    75.0 p3      23 t reload
        vgf2p8affineqb zmm3, zmm3, zmm15, 0x58                           ;   135.5 p0      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;    75.3 p2      23 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm31, 0x6e                        ;   138.5 p0      23 t
        vmovdqa64 zmm31, zmm3                                            ;   141.5         41 t copy
        vpternlogd zmm31, zmm30, zmm24, 0x96                             ;   141.5 p5      41 t
        vpternlogd zmm3, zmm28, zmm30, 0x96                              ;   141.5 p5      41 t
        vpxord zmm14, zmm14, [rbp + 4800]                                ;   136.5 p0+p3   61 t
        vpternlogd zmm14, zmm27, zmm7, 0x96                              ;   137.5 p5      61 t
        vpxord zmm0, zmm14, zmm0                                         ;   138.5 p0      40 t
        vgf2p8affineqb zmm0, zmm0, zmm13, 8                              ;   139.5 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm23, 0x37                        ;   142.5 p0      22 t
        vmovdqu64 zmm7, [rbp + 4864]                                     ;    76.3 p2      68 d.6 reload
        vpxord zmm6, zmm6, zmm7                                          ;   138.5 p5      61 t
        vpternlogd zmm6, zmm29, zmm11, 0x96                              ;   139.5 p5      61 t
        vpxord zmm22, zmm22, zmm7                                        ;   140.5 p5      61 t
        vpternlogd zmm22, zmm5, zmm10, 0x96                              ;   141.5 p0      61 t
        vmovdqu64 zmm5, [rbp + 4928]                                     ;    77.0 p3      68 d.7 reload
        vpxord zmm18, zmm18, zmm5                                        ;   141.5 p5      61 t
        vpternlogd zmm18, zmm9, zmm2, 0x96                               ;   142.5 p0      61 t
        vmovdqu64 zmm2, [rbp + 5888]                                     ;    77.3 p2      62 l.6 reload
        vpxord zmm7, zmm6, zmm2                                          ;   142.5 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm13, 8                              ;   143.5 p0      21 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 320]  ;    78.0 p3      21 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm9, 0xdc                         ;   146.5 p0      21 t
        vpxord zmm2, zmm22, zmm2                                         ;   143.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   144.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm9, 0xdc                         ;   147.5 p0      21 t
        vmovdqu64 zmm10, [rbp + 5952]                                    ;    78.3 p2      62 l.7 reload
        vpxord zmm11, zmm18, zmm10                                       ;   144.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm13, 8                            ;   146.5 p0      42 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 64]  ;    79.0 p3      41 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0x6e                      ;   149.5 p0      42 t
        vpternlogd zmm30, zmm11, zmm1, 0x96                              ;   152.5 p5      41 t
        vpternlogd zmm11, zmm31, zmm1, 0x96                              ;   152.5 p5      41 t
        vpternlogd zmm1, zmm2, zmm8, 0x96                                ;   150.5 p5      41 t
        vpternlogd zmm19, zmm24, zmm1, 0x96                              ;   151.5 p5      41 t
        vpternlogd zmm2, zmm8, zmm30, 0x96                               ;   153.5 p0      41 t
        vmovdqu64 zmm8, [rbp + 21376]                                    ;    79.3 p2      61 t
        vpxord zmm8, zmm8, zmm5                                          ;   149.5 p5      61 t
        vpternlogd zmm8, zmm21, zmm26, 0x96                              ;   150.5 p0      61 t
        vpxord zmm5, zmm8, zmm10                                         ;   151.5 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm13, 8                              ;   152.5 p0      42 t
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0x6e                        ;   155.5 p0      42 t
        vmovdqu64 zmm10, [rbp + 22208]                                   ;    80.0 p3      40 t
        vpxord zmm10, zmm10, [rbp + 5696]                                ;   151.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm13, 8                            ;   152.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm9, 0xdc                       ;   155.5 p0      21 t
        vmovdqa64 zmm21, zmm17                                           ;   139.5         41 t copy
        vpternlogd zmm21, zmm16, zmm10, 0x96                             ;   158.5 p5      41 t
        vmovdqu64 zmm24, [rbp + 4160]                                    ;    81.0 p3      68 d.3 reload
        vpternlogd zmm25, zmm2, zmm24, 0x96                              ;   154.5 p5      62 t
        vpternlogd zmm2, zmm31, [rbp + 21824], 0x96                      ;   154.5 p5+p2   62 t
        vpternlogd zmm1, zmm3, [rbp + 21632], 0x96                       ;   154.5 p0+p3   62 t
        vmovdqa64 zmm26, zmm5                                            ;   158.5         41 t copy
        vpternlogd zmm26, zmm12, zmm16, 0x96                             ;   158.5 p5      41 t
        vpternlogd zmm5, zmm21, zmm12, 0x96                              ;   159.5 p0      41 t
        vmovdqu64 zmm29, [rbp + 22592]                                   ;    96.5 p2      41 t reload
        vpternlogd zmm12, zmm7, zmm29, 0x96                              ;   156.5 p5      41 t
        vpternlogd zmm7, zmm26, zmm29, 0x96                              ;   159.5 p0      41 t
        vpternlogd zmm29, zmm0, zmm10, 0x96                              ;   158.5 p5      41 t
        vpternlogd zmm17, zmm16, zmm29, 0x96                             ;   159.5 p0      41 t
        vpternlogd zmm0, zmm10, zmm12, 0x96                              ;   158.5 p5      41 t
        vpternlogd zmm24, zmm7, [rbp + 22272], 0x96                      ;   160.5 p0+p3   62 t
        vpternlogd zmm7, zmm21, [rbp + 21760], 0x96                      ;   160.5 p5+p2   62 t
        vpternlogd zmm12, zmm17, [rbp + 21568], 0x96                     ;   160.5 p0+p3   62 t
        vpternlogd zmm30, zmm19, [rbp + 21696], 0x96                     ;   160.5 p5+p2   62 t
        vmovdqu64 zmm10, [rbp + 4032]                                    ;    85.0 p3      68 d.1 reload
        vmovdqu64 zmm16, [rbp + 22400]                                   ;   119.5 p2      68 d.0 reload
        vpternlogd zmm3, zmm16, zmm10, 0x96                              ;   160.5 p0      62 t
        vpternlogd zmm17, zmm10, [rbp + 22016], 0x96                     ;   161.5 p5+p3   62 t
        vpternlogd zmm28, zmm11, [rbp + 21952], 0x96                     ;   161.5 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 3968]                                    ;    87.0 p3      68 d.0 reload
        vmovdqu64 zmm16, [rbp + 22080]                                   ;   120.5 p2      68 d.0 reload
        vpternlogd zmm11, zmm16, zmm10, 0x96                             ;   162.5 p5      62 t
        vpternlogd zmm10, zmm5, [rbp + 21504], 0x96                      ;   162.5 p0+p3   62 t
        vpternlogd zmm5, zmm29, [rbp + 21888], 0x96                      ;   163.5 p5+p2   62 t
        vmovdqu64 zmm16, [rbp + 4096]                                    ;    89.0 p3      68 d.2 reload
        vmovdqu64 zmm21, [rbp + 22528]                                   ;   118.5 p2      68 d.0 reload
        vpternlogd zmm19, zmm21, zmm16, 0x96                             ;   163.5 p0      62 t
        vpternlogd zmm16, zmm0, [rbp + 22144], 0x96                      ;   164.5 p5+p3   62 t
        vmovdqu64 zmm21, [rbp + 22336]                                   ;    90.3 p2      68 d.0 reload
        vpternlogd zmm26, zmm21, [rbp + 4288], 0x96                      ;   164.5 p0+p3   62 t
        vpxord zmm0, zmm0, zmm26                                         ;   165.5 p5      62 t
        vmovdqu64 zmm21, [rbp + 6272]                                    ;    91.3 p2      61 r.4 reload
        vpxord zmm26, zmm1, zmm21                                        ;   165.5 p0      40 t
        vgf2p8affineqb zmm26, zmm26, zmm15, 0x58                         ;   166.5 p0      23 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 192] ;    92.0 p3      23 t reload
        vgf2p8affineinvqb zmm26, zmm26, zmm29, 0x6e                      ;   169.5 p0      23 t
        vpxord zmm21, zmm12, zmm21                                       ;   166.5 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm15, 0x58                         ;   168.5 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm29, 0x6e                      ;   171.5 p0      23 t
        vmovdqu64 zmm31, [rbp + 6400]                                    ;    92.3 p2      61 r.6 reload
        vmovdqu64 [rbp + 22336], zmm1                                    ;   155.5 p8+p9   62 t spill
        vpxord zmm1, zmm2, zmm31                                         ;   167.5 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm13, 8                              ;   170.5 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, zmm9, 0xdc                         ;   173.5 p0      21 t
        vmovdqu64 [rbp + 22144], zmm2                                    ;   155.5 p7+p4   62 t spill
        vpxord zmm2, zmm30, [rbp + 6336]                                 ;   168.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   172.5 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, zmm23, 0x37                        ;   175.5 p0      22 t
        vpxord zmm31, zmm7, zmm31                                        ;   169.5 p5      40 t
        vgf2p8affineqb zmm31, zmm31, zmm13, 8                            ;   174.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, zmm9, 0xdc                       ;   177.5 p0      21 t
        vmovdqu64 [rbp + 22528], zmm7                                    ;   161.5 p8+p9   62 t spill
        vpxord zmm7, zmm0, [rbp + 6336]                                  ;   170.5 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm13, 8                              ;   176.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, zmm23, 0x37                        ;   179.5 p0      22 t
        vmovdqu64 [rbp + 21888], zmm30                                   ;   161.5 p7+p4   62 t spill
        vpxord zmm30, zmm5, [rbp + 6464]                                 ;   171.5 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm13, 8                            ;   178.5 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, zmm27, 0x6e                      ;   181.5 p0      42 t
        vmovdqu64 [rbp + 21504], zmm5                                    ;   164.5 p8+p9   62 t spill
        vpxord zmm5, zmm28, [rbp + 6464]                                 ;   172.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm13, 8                              ;   180.5 p0      42 t
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0x6e                        ;   183.5 p0      42 t
        vmovdqu64 [rbp + 22080], zmm28                                   ;   162.5 p7+p4   62 t spill
        vpxord zmm28, zmm10, [rbp + 6016]                                ;   173.5 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, zmm13, 8                            ;   182.5 p0      41 t
        vgf2p8affineinvqb zmm28, zmm28, zmm27, 0x6e                      ;   185.5 p0      41 t
        vmovdqu64 [rbp + 21952], zmm10                                   ;   163.5 p8+p9   62 t spill
        vpxord zmm10, zmm11, [rbp + 6016]                                ;   174.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm13, 8                            ;   184.5 p0      41 t
        vgf2p8affineinvqb zmm10, zmm10, zmm27, 0x6e                      ;   187.5 p0      41 t
        vpxord zmm27, zmm17, [rbp + 6080]                                ;   175.5 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm15, 0x58                         ;   186.5 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm29, 0x6e                      ;   189.5 p0      23 t
        vmovdqu64 [rbp + 22016], zmm17                                   ;   162.5 p7+p4   62 t spill
        vpxord zmm17, zmm3, [rbp + 6080]                                 ;   176.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm15, 0x58                         ;   188.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm29, 0x6e                      ;   191.5 p0      23 t
        vpxord zmm29, zmm25, [rbp + 6208]                                ;   177.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm13, 8                            ;   190.5 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, zmm9, 0xdc                       ;   193.5 p0      21 t
        vmovdqa64 zmm15, zmm10                                           ;   190.5         41 t copy
        vpternlogd zmm15, zmm2, zmm29, 0x96                              ;   196.5 p5      41 t
        vmovdqu64 [rbp + 22400], zmm25                                   ;   155.5 p8+p9   62 t spill
        vpxord zmm25, zmm16, [rbp + 6144]                                ;   179.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm13, 8                            ;   192.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, zmm23, 0x37                      ;   195.5 p0      22 t
        vmovdqu64 [rbp + 21696], zmm16                                   ;   165.5 p7+p4   62 t spill
        vmovdqa64 zmm16, zmm31                                           ;   180.5         41 t copy
        vpternlogd zmm16, zmm28, zmm27, 0x96                             ;   192.5 p5      41 t
        vmovdqu64 [rbp + 21568], zmm3                                    ;   161.5 p8+p9   62 t spill
        vpxord zmm3, zmm24, [rbp + 6208]                                 ;   181.5 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm13, 8                              ;   194.5 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, zmm9, 0xdc                         ;   197.5 p0      21 t
        vmovdqa64 zmm9, zmm28                                            ;   188.5         41 t copy
        vpternlogd zmm9, zmm7, zmm3, 0x96                                ;   200.5 p5      41 t
        vpternlogd zmm7, zmm16, zmm3, 0x96                               ;   200.5 p5      41 t
        vpternlogd zmm3, zmm21, zmm25, 0x96                              ;   200.5 p5      41 t
        vpternlogd zmm21, zmm9, zmm25, 0x96                              ;   201.5 p5      41 t
        vpternlogd zmm16, zmm4, zmm21, 0x96                              ;   202.5 p5      61 t
        vpternlogd zmm25, zmm30, zmm27, 0x96                             ;   198.5 p5      41 t
        vpternlogd zmm30, zmm27, zmm3, 0x96                              ;   201.5 p5      41 t
        vpternlogd zmm31, zmm28, zmm25, 0x96                             ;   199.5 p5      41 t
        vpxord zmm4, zmm19, [rbp + 6144]                                 ;   190.5 p5+p2   40 t
        vpternlogd zmm25, zmm14, zmm7, 0x96                              ;   201.5 p5      61 t
        vgf2p8affineqb zmm4, zmm4, zmm13, 8                              ;   196.5 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, zmm23, 0x37                        ;   199.5 p0      22 t
        vpternlogd zmm3, zmm6, zmm31, 0x96                               ;   201.5 p5      61 t
        vpternlogd zmm9, zmm8, zmm30, 0x96                               ;   202.5 p5      61 t
        vmovdqa64 zmm6, zmm1                                             ;   176.5         41 t copy
        vpternlogd zmm6, zmm10, zmm17, 0x96                              ;   194.5 p5      41 t
        vpternlogd zmm2, zmm6, zmm29, 0x96                               ;   196.5 p5      41 t
        vpternlogd zmm29, zmm26, zmm4, 0x96                              ;   202.5 p5      41 t
        vpternlogd zmm26, zmm15, zmm4, 0x96                              ;   202.5 p5      41 t
        vpternlogd zmm6, zmm20, zmm26, 0x96                              ;   203.5 p5      61 t
        vpternlogd zmm4, zmm5, zmm17, 0x96                               ;   202.5 p0      41 t
        vpternlogd zmm5, zmm17, zmm29, 0x96                              ;   203.5 p5      41 t
        vpternlogd zmm1, zmm10, zmm4, 0x96                               ;   203.5 p0      41 t
        vpternlogd zmm29, zmm22, zmm1, 0x96                              ;   204.5 p5      61 t
        vpternlogd zmm15, zmm18, zmm5, 0x96                              ;   204.5 p0      61 t
        vpternlogd zmm4, zmm2, [rbp + 21440], 0x96                       ;   203.5 p5+p3   61 t
        vmovdqu64 zmm8, [rbp + 6784]                                     ;    99.3 p2      62 l.4 reload
        vpxord zmm10, zmm16, zmm8                                        ;   203.5 p0      40 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 128] ;   100.0 p3      23 t reload
        vgf2p8affineqb zmm10, zmm10, zmm14, 0x58                         ;   204.5 p0      23 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 192] ;   100.3 p2      23 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm17, 0x6e                      ;   207.5 p0      23 t
        vpxord zmm8, zmm6, zmm8                                          ;   204.5 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 0x58                           ;   205.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm17, 0x6e                        ;   208.5 p0      23 t
        vmovdqu64 zmm18, [rbp + 6848]                                    ;   101.0 p3      62 l.5 reload
        vpxord zmm20, zmm25, zmm18                                       ;   203.5 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm13, 8                            ;   206.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm23, 0x37                      ;   209.5 p0      22 t
        vpxord zmm18, zmm4, zmm18                                        ;   204.5 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm13, 8                            ;   208.5 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, zmm23, 0x37                      ;   211.5 p0      22 t
        vmovdqu64 zmm22, [rbp + 6912]                                    ;   101.3 p2      62 l.6 reload
        vpxord zmm27, zmm3, zmm22                                        ;   205.5 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm13, 8                            ;   210.5 p0      21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;   102.0 p3      21 t reload
        vgf2p8affineinvqb zmm27, zmm27, zmm28, 0xdc                      ;   213.5 p0      21 t
        vpxord zmm22, zmm29, zmm22                                       ;   206.5 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm13, 8                            ;   212.5 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, zmm28, 0xdc                      ;   215.5 p0      21 t
        vmovdqu64 [rbp + 21440], zmm29                                   ;   205.5 p7+p4   61 t spill
        vpxord zmm29, zmm9, [rbp + 6976]                                 ;   207.5 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm13, 8                            ;   214.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   217.5 p0+p3   42 t
        vmovdqu64 [rbp + 21760], zmm9                                    ;   203.5 p8+p9   61 t spill
        vpxord zmm9, zmm15, [rbp + 6976]                                 ;   208.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm13, 8                              ;   216.5 p0      42 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   219.5 p0+p3   42 t
        vmovdqu64 [rbp + 22272], zmm15                                   ;   205.5 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 6528]                                    ;   104.3 p2      40 t
        vpternlogd zmm15, zmm30, [rbp + 22464], 0x96                     ;   209.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm13, 8                            ;   218.5 p0      41 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   221.5 p0+p2   41 t
        vmovdqu64 [rbp + 22592], zmm3                                    ;   202.5 p8+p9   61 t spill
        vmovdqu64 zmm3, [rbp + 6528]                                     ;   106.0 p3      40 t
        vpternlogd zmm3, zmm5, [rbp + 22784], 0x96                       ;   210.5 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm13, 8                              ;   220.5 p0      41 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   223.5 p0+p3   41 t
        vmovdqu64 [rbp + 21632], zmm4                                    ;   204.5 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 6592]                                     ;   107.3 p2      40 t
        vpternlogd zmm4, zmm21, [rbp + 22656], 0x96                      ;   211.5 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm14, 0x58                           ;   222.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm17, 0x6e                        ;   225.5 p0      23 t
        vmovdqu64 [rbp + 21824], zmm25                                   ;   202.5 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm27                                           ;   216.5         41 t copy
        vpternlogd zmm25, zmm15, zmm4, 0x96                              ;   228.5 p5      41 t
        vmovdqu64 [rbp + 21376], zmm6                                    ;   204.5 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 6656]                                     ;   108.3 p2      40 t
        vpternlogd zmm6, zmm2, [rbp + 22912], 0x96                       ;   213.5 p5+p3   40 t
        vgf2p8affineqb zmm6, zmm6, zmm13, 8                              ;   224.5 p0      22 t
        vgf2p8affineinvqb zmm6, zmm6, zmm23, 0x37                        ;   227.5 p0      22 t
        vmovdqu64 [rbp + 23040], zmm16                                   ;   203.5 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 6592]                                    ;   109.3 p2      40 t
        vpternlogd zmm16, zmm26, [rbp + 22848], 0x96                     ;   214.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm14, 0x58                         ;   226.5 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, zmm17, 0x6e                      ;   229.5 p0      23 t
        vmovdqa64 zmm17, zmm22                                           ;   218.5         41 t copy
        vpternlogd zmm17, zmm3, zmm16, 0x96                              ;   232.5 p5      41 t
        vmovdqa64 zmm14, zmm9                                            ;   222.5         41 t copy
        vpternlogd zmm14, zmm16, zmm6, 0x96                              ;   232.5 p5      41 t
        vpternlogd zmm22, zmm14, zmm3, 0x96                              ;   233.5 p5      41 t
        vmovdqu64 [rbp + 23104], zmm2                                    ;   197.5 p7+p4   41 t spill
        vmovdqu64 zmm2, [rbp + 6656]                                     ;   110.3 p2      40 t
        vpternlogd zmm2, zmm7, [rbp + 22720], 0x96                       ;   218.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   228.5 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, zmm23, 0x37                        ;   231.5 p0      22 t
        vmovdqa64 zmm23, zmm29                                           ;   220.5         41 t copy
        vpternlogd zmm23, zmm4, zmm2, 0x96                               ;   234.5 p5      41 t
        vpternlogd zmm27, zmm23, zmm15, 0x96                             ;   235.5 p5      41 t
        vmovdqu64 [rbp + 23168], zmm7                                    ;   201.5 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 6720]                                     ;   111.3 p2      40 t
        vpternlogd zmm7, zmm31, [rbp + 22208], 0x96                      ;   221.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm13, 8                              ;   230.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, zmm28, 0xdc                        ;   233.5 p0      21 t
        vpternlogd zmm15, zmm20, zmm7, 0x96                              ;   236.5 p5      41 t
        vpternlogd zmm20, zmm25, zmm7, 0x96                              ;   236.5 p5      41 t
        vpternlogd zmm23, zmm0, zmm20, 0x96                              ;   237.5 p5      62 t
        vpternlogd zmm7, zmm10, zmm2, 0x96                               ;   236.5 p5      41 t
        vpternlogd zmm10, zmm2, zmm15, 0x96                              ;   237.5 p5      41 t
        vpternlogd zmm29, zmm4, zmm7, 0x96                               ;   237.5 p5      41 t
        vmovdqu64 zmm0, [rbp + 22976]                                    ;   129.5 p2      61 t reload
        vmovdqu64 zmm2, [rbp + 6720]                                     ;   113.0 p3      40 t
        vpternlogd zmm2, zmm1, zmm0, 0x96                                ;   228.5 p5      40 t
        vpternlogd zmm25, zmm12, zmm10, 0x96                             ;   238.5 p5      62 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   232.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0xdc                        ;   235.5 p0      21 t
        vpternlogd zmm3, zmm18, zmm2, 0x96                               ;   238.5 p5      41 t
        vpternlogd zmm18, zmm17, zmm2, 0x96                              ;   238.5 p5      41 t
        vpternlogd zmm2, zmm8, zmm6, 0x96                                ;   238.5 p5      41 t
        vpternlogd zmm8, zmm6, zmm3, 0x96                                ;   239.5 p5      41 t
        vpternlogd zmm9, zmm16, zmm2, 0x96                               ;   239.5 p5      41 t
        vpternlogd zmm17, zmm8, [rbp + 22336], 0x96                      ;   240.5 p0+p2   62 t
        vpternlogd zmm14, zmm18, [rbp + 21888], 0x96                     ;   239.5 p5+p3   62 t
        vpternlogd zmm7, zmm27, [rbp + 22528], 0x96                      ;   237.5 p0+p2   62 t
        vpternlogd zmm2, zmm22, [rbp + 22144], 0x96                      ;   239.5 p5+p3   62 t
        vpternlogd zmm15, zmm29, [rbp + 21504], 0x96                     ;   238.5 p0+p2   62 t
        vpternlogd zmm3, zmm9, [rbp + 22080], 0x96                       ;   240.5 p5+p3   62 t
        vmovdqu64 zmm4, [rbp + 7040]                                     ;   116.3 p2      61 r.0 reload
        vmovdqa64 zmm6, zmm9                                             ;   240.5         40 t copy
        vpternlogd zmm6, zmm11, zmm4, 0x96                               ;   240.5 p0      40 t
        vgf2p8affineqb zmm6, zmm6, zmm13, 8                              ;   241.5 p0      41 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 64]  ;   117.0 p3      41 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm12, 0x6e                        ;   244.5 p0      41 t
        vmovdqu64 zmm16, [rbp + 21952]                                   ;   163.5 p2      62 t reload
        vpternlogd zmm4, zmm29, zmm16, 0x96                              ;   238.5 p5      40 t
        vgf2p8affineqb zmm4, zmm4, zmm13, 8                              ;   240.5 p0      41 t
        vgf2p8affineinvqb zmm4, zmm4, zmm12, 0x6e                        ;   243.5 p0      41 t
        vpxord zmm16, zmm25, [rbp + 7296]                                ;   239.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   242.5 p0+p2   23 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   245.5 p0+p3   23 t
        vmovdqu64 [rbp + 22080], zmm9                                    ;   240.5 p7+p4   41 t spill
        vpxord zmm9, zmm23, [rbp + 7360]                                 ;   240.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm13, 8                              ;   244.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   247.5 p0+p3   22 t
        vmovdqu64 [rbp + 21504], zmm11                                   ;   163.5 p8+p9   62 t spill
        vpxord zmm11, zmm17, [rbp + 7296]                                ;   241.5 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   246.5 p0+p3   23 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   249.5 p0+p2   23 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;   238.5 p7+p4   41 t spill
        vpxord zmm29, zmm14, [rbp + 7360]                                ;   242.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm13, 8                            ;   248.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   251.5 p0+p2   22 t
        vmovdqu64 [rbp + 22528], zmm14                                   ;   240.5 p8+p9   62 t spill
        vpxord zmm14, zmm7, [rbp + 7424]                                 ;   243.5 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm13, 8                            ;   250.5 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0xdc                      ;   253.5 p0      21 t
        vmovdqu64 [rbp + 21888], zmm7                                    ;   238.5 p7+p4   62 t spill
        vpxord zmm7, zmm2, [rbp + 7424]                                  ;   244.5 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm13, 8                              ;   252.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, zmm28, 0xdc                        ;   255.5 p0      21 t
        vmovdqu64 [rbp + 22336], zmm2                                    ;   240.5 p8+p9   62 t spill
        vpxord zmm2, zmm15, [rbp + 7488]                                 ;   245.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   254.5 p0      42 t
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0x6e                        ;   257.5 p0      42 t
        vmovdqu64 [rbp + 23232], zmm15                                   ;   239.5 p7+p4   62 t spill
        vpxord zmm15, zmm3, [rbp + 7488]                                 ;   246.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm13, 8                            ;   256.5 p0      42 t
        vgf2p8affineinvqb zmm15, zmm15, zmm12, 0x6e                      ;   259.5 p0      42 t
        vmovdqa64 zmm12, zmm27                                           ;   236.5         40 t copy
        vpternlogd zmm12, zmm24, [rbp + 7232], 0x96                      ;   247.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm13, 8                            ;   258.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0xdc                      ;   261.5 p0      21 t
        vmovdqu64 [rbp + 23296], zmm27                                   ;   236.5 p8+p9   41 t spill
        vmovdqa64 zmm27, zmm4                                            ;   246.5         41 t copy
        vpternlogd zmm27, zmm9, zmm12, 0x96                              ;   264.5 p5      41 t
        vmovdqu64 [rbp + 23360], zmm24                                   ;   161.5 p7+p4   62 t spill
        vmovdqa64 zmm24, zmm18                                           ;   239.5         40 t copy
        vpternlogd zmm24, zmm19, [rbp + 7168], 0x96                      ;   249.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm13, 8                            ;   260.5 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   263.5 p0+p3   22 t
        vmovdqu64 [rbp + 23424], zmm18                                   ;   239.5 p8+p9   41 t spill
        vmovdqu64 zmm18, [rbp + 7104]                                    ;   132.8 p2      40 t
        vpternlogd zmm18, zmm10, [rbp + 22016], 0x96                     ;   250.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   262.5 p0+p2   23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   265.5 p0+p3   23 t
        vmovdqu64 [rbp + 23488], zmm19                                   ;   164.5 p7+p4   62 t spill
        vmovdqa64 zmm19, zmm14                                           ;   256.5         41 t copy
        vpternlogd zmm19, zmm4, zmm18, 0x96                              ;   268.5 p5      41 t
        vpternlogd zmm9, zmm19, zmm12, 0x96                              ;   269.5 p5      41 t
        vmovdqu64 [rbp + 23552], zmm10                                   ;   238.5 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 7168]                                    ;   134.8 p2      40 t
        vpternlogd zmm10, zmm20, [rbp + 21696], 0x96                     ;   253.5 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm13, 8                            ;   264.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   267.5 p0+p2   22 t
        vpternlogd zmm12, zmm16, zmm10, 0x96                             ;   270.5 p5      41 t
        vpternlogd zmm16, zmm27, zmm10, 0x96                             ;   270.5 p5      41 t
        vpternlogd zmm10, zmm2, zmm18, 0x96                              ;   270.5 p5      41 t
        vpternlogd zmm2, zmm18, zmm12, 0x96                              ;   271.5 p5      41 t
        vpternlogd zmm14, zmm4, zmm10, 0x96                              ;   271.5 p5      41 t
        vpternlogd zmm30, zmm2, [rbp + 22464], 0x96                      ;   272.5 p5+p3   61 t
        vpternlogd zmm2, zmm27, [rbp + 21760], 0x96                      ;   272.5 p5+p2   61 t
        vmovdqu64 zmm4, [rbp + 21568]                                    ;   161.5 p3      62 t reload
        vmovdqu64 zmm18, [rbp + 7104]                                    ;   137.8 p2      40 t
        vpternlogd zmm18, zmm8, zmm4, 0x96                               ;   261.5 p5      40 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;   138.3 p3      23 t reload
        vgf2p8affineqb zmm18, zmm18, zmm27, 0x58                         ;   266.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   269.5 p0+p2   23 t
        vpternlogd zmm21, zmm16, [rbp + 22656], 0x96                     ;   271.5 p5+p3   61 t
        vpternlogd zmm16, zmm19, [rbp + 23040], 0x96                     ;   271.5 p5+p2   61 t
        vpternlogd zmm31, zmm14, [rbp + 22208], 0x96                     ;   272.5 p5+p3   61 t
        vpternlogd zmm14, zmm12, [rbp + 22592], 0x96                     ;   272.5 p5+p2   61 t
        vpternlogd zmm10, zmm9, [rbp + 21824], 0x96                      ;   271.5 p5+p3   61 t
        vmovdqa64 zmm12, zmm7                                            ;   258.5         41 t copy
        vpternlogd zmm12, zmm6, zmm18, 0x96                              ;   272.5 p5      41 t
        vmovdqa64 zmm19, zmm15                                           ;   262.5         41 t copy
        vpternlogd zmm19, zmm18, zmm24, 0x96                             ;   272.5 p5      41 t
        vpternlogd zmm7, zmm19, zmm6, 0x96                               ;   273.5 p0      41 t
        vpternlogd zmm1, zmm0, zmm7, 0x96                                ;   274.5 p5      61 t
        vmovdqu64 zmm0, [rbp + 23168]                                    ;   201.5 p2      41 t reload
        vpternlogd zmm9, zmm0, [rbp + 22720], 0x96                       ;   270.5 p0+p3   61 t
        vmovdqu64 zmm0, [rbp + 7808]                                     ;   142.8 p2      62 l.4 reload
        vpxord zmm4, zmm16, zmm0                                         ;   272.5 p5      40 t
        vgf2p8affineqb zmm4, zmm4, zmm27, 0x58                           ;   273.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   276.5 p0+p3   23 t
        vmovdqu64 [rbp + 22720], zmm16                                   ;   272.5 p7+p4   61 t spill
        vpxord zmm16, zmm10, [rbp + 7872]                                ;   272.5 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm13, 8                            ;   273.5 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   276.5 p0+p3   22 t
        vmovdqu64 [rbp + 23168], zmm10                                   ;   272.5 p8+p9   61 t spill
        vpxord zmm10, zmm14, [rbp + 7936]                                ;   273.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm13, 8                            ;   274.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0xdc                      ;   277.5 p0      21 t
        vmovdqu64 [rbp + 22976], zmm14                                   ;   273.5 p7+p4   61 t spill
        vpxord zmm14, zmm2, [rbp + 8000]                                 ;   273.5 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm13, 8                            ;   276.5 p0      42 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   279.5 p0+p2   42 t
        vmovdqu64 [rbp + 21824], zmm2                                    ;   273.5 p8+p9   61 t spill
        vmovdqu64 zmm2, [rbp + 7232]                                     ;   146.3 p3      40 t
        vpternlogd zmm2, zmm22, [rbp + 22400], 0x96                      ;   274.5 p5+p2   40 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   278.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0xdc                        ;   281.5 p0      21 t
        vpternlogd zmm6, zmm29, zmm2, 0x96                               ;   284.5 p5      41 t
        vpternlogd zmm29, zmm12, zmm2, 0x96                              ;   284.5 p5      41 t
        vpternlogd zmm2, zmm11, zmm24, 0x96                              ;   284.5 p5      41 t
        vpternlogd zmm11, zmm24, zmm6, 0x96                              ;   285.5 p5      41 t
        vpternlogd zmm15, zmm18, zmm2, 0x96                              ;   285.5 p5      41 t
        vpternlogd zmm7, zmm2, [rbp + 21440], 0x96                       ;   285.5 p5+p3   61 t
        vpternlogd zmm5, zmm15, [rbp + 22784], 0x96                      ;   286.5 p0+p2   61 t
        vpternlogd zmm15, zmm6, [rbp + 22272], 0x96                      ;   286.5 p5+p3   61 t
        vpternlogd zmm26, zmm11, [rbp + 22848], 0x96                     ;   286.5 p0+p2   61 t
        vpternlogd zmm11, zmm12, [rbp + 21376], 0x96                     ;   286.5 p5+p3   61 t
        vpternlogd zmm19, zmm29, [rbp + 21632], 0x96                     ;   285.5 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 23104]                                    ;   197.5 p3      41 t reload
        vpternlogd zmm29, zmm2, [rbp + 22912], 0x96                      ;   285.5 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 7552]                                     ;   151.3 p3      62 l.0 reload
        vpxord zmm6, zmm30, zmm2                                         ;   283.5 p0      40 t
        vgf2p8affineqb zmm6, zmm6, zmm13, 8                              ;   284.5 p0      41 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 64]  ;   151.8 p2      41 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm12, 0x6e                        ;   287.5 p0      41 t
        vpxord zmm0, zmm11, zmm0                                         ;   287.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm27, 0x58                           ;   288.5 p0      23 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;   152.3 p3      23 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm18, 0x6e                        ;   291.5 p0      23 t
        vpxord zmm24, zmm19, [rbp + 7872]                                ;   286.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm13, 8                            ;   288.5 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   291.5 p0+p3   22 t
        vmovdqu64 [rbp + 22912], zmm19                                   ;   286.5 p7+p4   61 t spill
        vpxord zmm19, zmm7, [rbp + 7936]                                 ;   286.5 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm13, 8                            ;   290.5 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0xdc                      ;   293.5 p0      21 t
        vmovdqu64 [rbp + 23104], zmm7                                    ;   286.5 p8+p9   61 t spill
        vpxord zmm7, zmm15, [rbp + 8000]                                 ;   287.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm13, 8                              ;   292.5 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0x6e                        ;   295.5 p0      42 t
        vmovdqu64 [rbp + 21632], zmm15                                   ;   287.5 p7+p4   61 t spill
        vpxord zmm15, zmm21, [rbp + 7616]                                ;   288.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm27, 0x58                         ;   294.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm18, 0x6e                      ;   297.5 p0      23 t
        vmovdqu64 [rbp + 21376], zmm21                                   ;   272.5 p8+p9   61 t spill
        vpxord zmm21, zmm9, [rbp + 7680]                                 ;   289.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm13, 8                            ;   296.5 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   299.5 p0+p2   22 t
        vmovdqu64 [rbp + 22848], zmm9                                    ;   271.5 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm10                                            ;   280.5         41 t copy
        vpternlogd zmm9, zmm6, zmm15, 0x96                               ;   300.5 p5      41 t
        vmovdqu64 [rbp + 22272], zmm11                                   ;   287.5 p8+p9   61 t spill
        vpxord zmm11, zmm31, [rbp + 7744]                                ;   291.5 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm13, 8                            ;   298.5 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm28, 0xdc                      ;   301.5 p0      21 t
        vmovdqu64 [rbp + 22784], zmm31                                   ;   273.5 p7+p4   61 t spill
        vmovdqa64 zmm31, zmm6                                            ;   290.5         41 t copy
        vpternlogd zmm31, zmm16, zmm11, 0x96                             ;   304.5 p5      41 t
        vpternlogd zmm16, zmm9, zmm11, 0x96                              ;   304.5 p5      41 t
        vpternlogd zmm11, zmm4, zmm21, 0x96                              ;   304.5 p5      41 t
        vpternlogd zmm4, zmm31, zmm21, 0x96                              ;   305.5 p5      41 t
        vpternlogd zmm9, zmm25, zmm4, 0x96                               ;   306.5 p5      62 t
        vpternlogd zmm21, zmm14, zmm15, 0x96                             ;   302.5 p5      41 t
        vpternlogd zmm14, zmm15, zmm11, 0x96                             ;   305.5 p5      41 t
        vpternlogd zmm10, zmm6, zmm21, 0x96                              ;   303.5 p5      41 t
        vpxord zmm2, zmm5, zmm2                                          ;   300.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 8                              ;   301.5 p0      41 t
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0x6e                        ;   304.5 p0      41 t
        vpxord zmm6, zmm1, [rbp + 7744]                                  ;   301.5 p5+p2   40 t
        vpternlogd zmm21, zmm23, zmm16, 0x96                             ;   305.5 p5      62 t
        vgf2p8affineqb zmm6, zmm6, zmm13, 8                              ;   302.5 p0      21 t
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0xdc                        ;   305.5 p0      21 t
        vpxord zmm15, zmm26, [rbp + 7616]                                ;   303.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm27, 0x58                         ;   304.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm18, 0x6e                      ;   307.5 p0      23 t
        vpternlogd zmm11, zmm10, [rbp + 21888], 0x96                     ;   305.5 p5+p2   62 t
        vpternlogd zmm16, zmm20, [rbp + 21696], 0x96                     ;   305.5 p5+p3   47 y
        vpxord zmm20, zmm29, [rbp + 7680]                                ;   306.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm13, 8                            ;   307.5 p0      22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 256] ;   159.3 p3      22 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm23, 0x37                      ;   310.5 p0      22 t
        vpternlogd zmm31, zmm14, [rbp + 23232], 0x96                     ;   307.5 p5+p2   62 t
        vmovdqa64 zmm25, zmm2                                            ;   307.5         41 t copy
        vpternlogd zmm25, zmm24, zmm6, 0x96                              ;   308.5 p5      41 t
        vmovdqa64 zmm28, zmm0                                            ;   294.5         41 t copy
        vpternlogd zmm28, zmm20, zmm6, 0x96                              ;   313.5 p0      41 t
        vpternlogd zmm0, zmm25, zmm20, 0x96                              ;   313.5 p5      41 t
        vpternlogd zmm20, zmm7, zmm15, 0x96                              ;   313.5 p0      41 t
        vpternlogd zmm7, zmm28, zmm15, 0x96                              ;   314.5 p5      41 t
        vpternlogd zmm25, zmm3, zmm7, 0x96                               ;   315.5 p0      62 t
        vpternlogd zmm15, zmm19, zmm2, 0x96                              ;   311.5 p5      41 t
        vpternlogd zmm24, zmm6, zmm15, 0x96                              ;   312.5 p0      41 t
        vpternlogd zmm19, zmm2, zmm20, 0x96                              ;   314.5 p5      41 t
        vpternlogd zmm15, zmm17, zmm0, 0x96                              ;   314.5 p0      62 t
        vpternlogd zmm20, zmm24, [rbp + 22528], 0x96                     ;   314.5 p5+p3   62 t
        vpternlogd zmm28, zmm19, [rbp + 22336], 0x96                     ;   315.5 p0+p2   62 t
        vpternlogd zmm0, zmm8, [rbp + 21568], 0x96                       ;   314.5 p5+p3   47 y
        vmovdqu64 zmm2, [rbp + 8320]                                     ;   162.0 p2      71 d.4 reload
        vpandd zmm3, zmm9, zmm2                                          ;   314.5 p0      47 y
        vmovdqu64 zmm6, [rbp + 8384]                                     ;   162.7 p3      71 d.5 reload
        vpandd zmm8, zmm21, zmm6                                         ;   315.5 p5      47 y
        vpternlogd zmm19, zmm22, [rbp + 22400], 0x96                     ;   315.5 p0+p2   47 y
        vmovdqu64 zmm17, [rbp + 8448]                                    ;   163.7 p3      71 d.6 reload
        vpandd zmm22, zmm11, zmm17                                       ;   316.5 p5      47 y
        vpandd zmm2, zmm15, zmm2                                         ;   316.5 p0      47 y
        vpandd zmm6, zmm20, zmm6                                         ;   317.5 p5      47 y
        vpandd zmm23, zmm31, [rbp + 8512]                                ;   317.5 p0+p2   47 y
        vpandd zmm17, zmm28, zmm17                                       ;   318.5 p5      47 y
        vpandd zmm18, zmm25, [rbp + 8512]                                ;   318.5 p0+p3   47 y
        vgf2p8affineqb zmm27, zmm23, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   319.5 p0+p2   47 y
        vgf2p8affineqb zmm12, zmm18, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   320.5 p0+p3   47 y
        vgf2p8affineqb zmm13, zmm3, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   321.5 p0+p2   47 y
        vpaddb zmm3, zmm3, zmm3                                          ;   319.5 p5      47 y
        vmovdqu64 [rbp + 22400], zmm1                                    ;   275.5 p8+p9   61 t spill
        vgf2p8affineqb zmm1, zmm2, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   322.5 p0+p3   47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   320.5 p5      47 y
        vpaddb zmm23, zmm23, zmm23                                       ;   321.5 p5      47 y
        vpaddb zmm18, zmm18, zmm18                                       ;   322.5 p5      47 y
        vmovdqu64 [rbp + 21568], zmm29                                   ;   286.5 p7+p4   61 t spill
        vgf2p8affineqb zmm29, zmm8, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   323.5 p0+p2   47 y
        vpaddb zmm8, zmm8, zmm8                                          ;   323.5 p5      47 y
        vmovdqu64 [rbp + 22336], zmm26                                   ;   287.5 p8+p9   61 t spill
        vgf2p8affineqb zmm26, zmm6, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   324.5 p0+p3   47 y
        vpaddb zmm6, zmm6, zmm6                                          ;   324.5 p5      47 y
        vpternlogd zmm1, zmm6, zmm0, 0x96                                ;   325.5 p5      47 y
        vmovdqu64 zmm0, [rbp + 8128]                                     ;   168.0 p2      71 d.1 reload
        vpternlogd zmm20, zmm1, zmm0, 0x1e                               ;   326.5 p0      48 y
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 384]  ;   168.7 p3      47 y reload
        vmovdqu64 [rbp + 22528], zmm20                                   ;   327.5 p7+p4   48 y spill
        vgf2p8affineqb zmm20, zmm22, zmm6, 0                             ;   326.5 p0      47 y
        vpaddb zmm22, zmm22, zmm22                                       ;   326.5 p5      47 y
        vpternlogd zmm29, zmm22, zmm16, 0x96                             ;   327.5 p5      47 y
        vmovdqu64 zmm16, [rbp + 8192]                                    ;   169.0 p2      71 d.2 reload
        vpternlogd zmm11, zmm29, zmm16, 0x1e                             ;   328.5 p0      48 y
        vmovdqu64 zmm22, [rbp + 22144]                                   ;   238.5 p3      41 t reload
        vpternlogd zmm14, zmm22, [rbp + 21952], 0x96                     ;   328.5 p5+p2   47 y
        vpternlogd zmm27, zmm3, zmm14, 0x96                              ;   329.5 p0      47 y
        vmovdqu64 zmm3, [rbp + 23552]                                    ;   238.5 p3      41 t reload
        vpternlogd zmm4, zmm3, [rbp + 22016], 0x96                       ;   329.5 p5+p2   47 y
        vpternlogd zmm13, zmm8, zmm4, 0x96                               ;   330.5 p0      47 y
        vpternlogd zmm0, zmm21, zmm13, 0x36                              ;   331.5 p5      48 y
        vmovdqu64 zmm3, [rbp + 22080]                                    ;   240.5 p3      41 t reload
        vpternlogd zmm7, zmm3, [rbp + 21504], 0x96                       ;   330.5 p0+p2   47 y
        vpternlogd zmm12, zmm2, zmm7, 0x96                               ;   331.5 p5      47 y
        vmovdqu64 zmm2, [rbp + 23296]                                    ;   236.5 p3      41 t reload
        vpternlogd zmm10, zmm2, [rbp + 23360], 0x96                      ;   331.5 p0+p2   47 y
        vpternlogd zmm20, zmm23, zmm10, 0x96                             ;   332.5 p5      47 y
        vmovdqu64 zmm2, [rbp + 8064]                                     ;   173.7 p3      71 d.0 reload
        vpternlogd zmm9, zmm27, zmm2, 0x1e                               ;   332.5 p0      48 y
        vpternlogd zmm2, zmm15, zmm12, 0x36                              ;   333.5 p5      48 y
        vgf2p8affineqb zmm3, zmm17, zmm6, 0                              ;   333.5 p0      47 y
        vpternlogd zmm3, zmm18, zmm19, 0x96                              ;   336.5 p5      47 y
        vpaddb zmm4, zmm17, zmm17                                        ;   334.5 p0      47 y
        vmovdqu64 zmm7, [rbp + 23424]                                    ;   239.5 p2      41 t reload
        vpternlogd zmm24, zmm7, [rbp + 23488], 0x96                      ;   335.5 p5+p3   47 y
        vpternlogd zmm26, zmm4, zmm24, 0x96                              ;   336.5 p0      47 y
        vpternlogd zmm16, zmm28, zmm26, 0x36                             ;   337.5 p5      48 y
        vmovdqu64 zmm4, [rbp + 8256]                                     ;   175.0 p2      71 d.3 reload
        vpternlogd zmm31, zmm20, zmm4, 0x1e                              ;   336.5 p0      48 y
        vpternlogd zmm4, zmm25, zmm3, 0x36                               ;   337.5 p5      48 y
        vmovdqu64 zmm7, [rbp + 8576]                                     ;   175.7 p3      51 x
        vpternlogd zmm7, zmm30, [rbp + 22720], 0x56                      ;   337.5 p0+p2   51 x
        vmovdqu64 zmm8, [rbp + 8576]                                     ;   176.7 p3      51 x
        vpternlogd zmm8, zmm5, [rbp + 22272], 0x56                       ;   338.5 p5+p2   51 x
        vmovdqu64 zmm10, [rbp + 8832]                                    ;   177.7 p3      71 y.4 reload
        vpandd zmm14, zmm7, zmm10                                        ;   338.5 p0      52 x
        vpandd zmm10, zmm8, zmm10                                        ;   339.5 p5      52 x
        vgf2p8affineqb zmm15, zmm14, zmm6, 0                             ;   339.5 p0      52 x
        vpaddb zmm14, zmm14, zmm14                                       ;   340.5 p5      52 x
        vgf2p8affineqb zmm17, zmm10, zmm6, 0                             ;   340.5 p0      52 x
        vpaddb zmm10, zmm10, zmm10                                       ;   341.5 p5      52 x
        vmovdqu64 zmm18, [rbp + 9344]                                    ;   178.0 p2      61 r.4 reload
        vpxord zmm19, zmm9, zmm18                                        ;   341.5 p0      40 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 128] ;   178.7 p3      23 t reload
        vgf2p8affineqb zmm19, zmm19, zmm21, 0x58                         ;   342.5 p0      23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 192] ;   179.0 p2      23 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm22, 0x6e                      ;   345.5 p0      23 t
        vpxord zmm18, zmm2, zmm18                                        ;   342.5 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm21, 0x58                         ;   344.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm22, 0x6e                      ;   347.5 p0      23 t
        vmovdqu64 zmm23, [rbp + 9408]                                    ;   179.7 p3      61 r.5 reload
        vpxord zmm24, zmm0, zmm23                                        ;   343.5 p5      40 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512]       ;   180.0 p2      41 t reload
        vgf2p8affineqb zmm24, zmm24, zmm25, 8                            ;   346.5 p0      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;   180.7 p3      22 t reload
        vgf2p8affineinvqb zmm24, zmm24, zmm28, 0x37                      ;   349.5 p0      22 t
        vmovdqu64 [rbp + 22272], zmm0                                    ;   332.5 p8+p9   48 y spill
        vpxord zmm0, zmm11, [rbp + 9472]                                 ;   344.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm25, 8                              ;   348.5 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   351.5 p0+p3   21 t
        vmovdqu64 [rbp + 22720], zmm11                                   ;   329.5 p7+p4   48 y spill
        vpxord zmm11, zmm16, [rbp + 9472]                                ;   345.5 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm25, 8                            ;   350.5 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   353.5 p0+p3   21 t
        vmovdqu64 [rbp + 23488], zmm16                                   ;   338.5 p8+p9   48 y spill
        vpxord zmm16, zmm31, [rbp + 9536]                                ;   346.5 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm25, 8                            ;   352.5 p0      42 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   355.5 p0+p3   42 t
        vmovdqu64 [rbp + 23424], zmm31                                   ;   337.5 p7+p4   48 y spill
        vpxord zmm31, zmm4, [rbp + 9536]                                 ;   347.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm25, 8                            ;   354.5 p0      42 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   357.5 p0+p3   42 t
        vmovdqu64 [rbp + 23360], zmm4                                    ;   338.5 p8+p9   48 y spill
        vpxord zmm4, zmm27, [rbp + 9088]                                 ;   348.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm25, 8                              ;   356.5 p0      41 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   359.5 p0+p3   41 t
        vmovdqu64 [rbp + 23296], zmm27                                   ;   330.5 p7+p4   47 y spill
        vpxord zmm27, zmm1, [rbp + 9152]                                 ;   349.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm21, 0x58                         ;   358.5 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm22, 0x6e                      ;   361.5 p0      23 t
        vmovdqu64 [rbp + 21504], zmm1                                    ;   326.5 p8+p9   47 y spill
        vpxord zmm1, zmm12, [rbp + 9088]                                 ;   350.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm25, 8                              ;   360.5 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   363.5 p0+p2   41 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;   332.5 p7+p4   47 y spill
        vpxord zmm12, zmm13, [rbp + 9152]                                ;   351.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm21, 0x58                         ;   362.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm22, 0x6e                      ;   365.5 p0      23 t
        vpxord zmm22, zmm29, [rbp + 9216]                                ;   352.5 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm25, 8                            ;   364.5 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, zmm28, 0x37                      ;   367.5 p0      22 t
        vpxord zmm21, zmm20, [rbp + 9280]                                ;   353.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm25, 8                            ;   366.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   369.5 p0+p2   21 t
        vmovdqu64 [rbp + 22016], zmm20                                   ;   333.5 p8+p9   47 y spill
        vmovdqa64 zmm20, zmm4                                            ;   362.5         41 t copy
        vpternlogd zmm20, zmm24, zmm21, 0x96                             ;   372.5 p5      41 t
        vmovdqu64 [rbp + 23552], zmm29                                   ;   328.5 p7+p4   47 y spill
        vpxord zmm29, zmm26, [rbp + 9216]                                ;   355.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm25, 8                            ;   368.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, zmm28, 0x37                      ;   371.5 p0      22 t
        vmovdqu64 [rbp + 21952], zmm26                                   ;   337.5 p8+p9   47 y spill
        vmovdqa64 zmm26, zmm19                                           ;   348.5         41 t copy
        vpternlogd zmm26, zmm22, zmm21, 0x96                             ;   372.5 p5      41 t
        vpternlogd zmm19, zmm20, zmm22, 0x96                             ;   373.5 p5      41 t
        vpternlogd zmm22, zmm16, zmm12, 0x96                             ;   370.5 p5      41 t
        vpternlogd zmm16, zmm26, zmm12, 0x96                             ;   373.5 p5      41 t
        vpternlogd zmm12, zmm0, zmm4, 0x96                               ;   368.5 p5      41 t
        vpternlogd zmm24, zmm21, zmm12, 0x96                             ;   372.5 p5      41 t
        vpternlogd zmm0, zmm4, zmm22, 0x96                               ;   371.5 p5      41 t
        vpternlogd zmm12, zmm7, zmm19, 0x96                              ;   374.5 p5      61 t
        vpxord zmm4, zmm3, [rbp + 9280]                                  ;   364.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm25, 8                              ;   370.5 p0      21 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 320]  ;   205.0 p3      21 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm7, 0xdc                         ;   373.5 p0      21 t
        vmovdqa64 zmm21, zmm11                                           ;   356.5         41 t copy
        vpternlogd zmm21, zmm1, zmm27, 0x96                              ;   366.5 p5      41 t
        vmovdqa64 zmm7, zmm18                                            ;   350.5         41 t copy
        vpternlogd zmm7, zmm29, zmm4, 0x96                               ;   376.5 p5      41 t
        vmovdqu64 [rbp + 22144], zmm3                                    ;   337.5 p7+p4   47 y spill
        vmovdqa64 zmm3, zmm31                                            ;   360.5         41 t copy
        vpternlogd zmm3, zmm27, zmm29, 0x96                              ;   374.5 p5      41 t
        vpternlogd zmm31, zmm27, zmm7, 0x96                              ;   377.5 p5      41 t
        vpternlogd zmm11, zmm3, zmm1, 0x96                               ;   375.5 p5      41 t
        vmovdqu64 zmm27, [rbp + 9856]                                    ;   206.8 p2      62 l.4 reload
        vmovdqu64 [rbp + 23232], zmm13                                   ;   331.5 p8+p9   47 y spill
        vpxord zmm13, zmm12, zmm27                                       ;   375.5 p5      40 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   376.5 p0+p3   23 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   379.5 p0+p2   23 t
        vmovdqu64 [rbp + 21696], zmm12                                   ;   375.5 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 22528]                                   ;   327.5 p3      40 t
        vpxord zmm12, zmm12, zmm23                                       ;   371.5 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm25, 8                            ;   374.5 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0x37                      ;   377.5 p0      22 t
        vpternlogd zmm1, zmm12, zmm4, 0x96                               ;   380.5 p5      41 t
        vpternlogd zmm18, zmm29, zmm1, 0x96                              ;   381.5 p5      41 t
        vpternlogd zmm12, zmm4, zmm21, 0x96                              ;   380.5 p5      41 t
        vmovdqu64 zmm4, [rbp + 21376]                                    ;   272.5 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 23168]                                   ;   272.5 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 8640]                                    ;   212.8 p2      51 x
        vpternlogd zmm29, zmm23, zmm4, 0x36                              ;   375.5 p5      51 x
        vpternlogd zmm21, zmm8, zmm18, 0x96                              ;   382.5 p5      61 t
        vpternlogd zmm22, zmm24, zmm29, 0x96                             ;   376.5 p0      61 t
        vmovdqu64 zmm8, [rbp + 8896]                                     ;   214.7 p3      71 y.5 reload
        vpandd zmm29, zmm29, zmm8                                        ;   377.5 p5      52 x
        vgf2p8affineqb zmm23, zmm29, zmm6, 0                             ;   378.5 p0      52 x
        vpaddb zmm29, zmm29, zmm29                                       ;   378.5 p5      52 x
        vpternlogd zmm15, zmm29, zmm4, 0x96                              ;   379.5 p0      61 t
        vmovdqu64 zmm4, [rbp + 9920]                                     ;   216.7 p2      62 l.5 reload
        vpxord zmm29, zmm22, zmm4                                        ;   379.5 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm25, 8                            ;   380.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, zmm28, 0x37                      ;   383.5 p0      22 t
        vpxord zmm27, zmm21, zmm27                                       ;   383.5 p5      40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   384.5 p0+p3   23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   387.5 p0+p2   23 t
        vmovdqa64 zmm28, zmm15                                           ;   380.5         40 t copy
        vpternlogd zmm28, zmm19, [rbp + 9664], 0x96                      ;   381.5 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   383.5 p0+p2   23 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   386.5 p0+p3   23 t
        vmovdqu64 zmm25, [rbp + 22912]                                   ;   286.5 p2      61 t reload
        vmovdqu64 [rbp + 21376], zmm22                                   ;   377.5 p8+p9   61 t spill
        vmovdqu64 zmm22, [rbp + 8640]                                    ;   223.7 p3      51 x
        vpternlogd zmm22, zmm25, [rbp + 22336], 0x36                     ;   382.5 p5+p2   51 x
        vpandd zmm8, zmm8, zmm22                                         ;   383.5 p5      52 x
        vpternlogd zmm3, zmm22, zmm12, 0x96                              ;   384.5 p5      61 t
        vgf2p8affineqb zmm22, zmm8, zmm6, 0                              ;   385.5 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;   385.5 p5      52 x
        vpternlogd zmm17, zmm8, [rbp + 22336], 0x96                      ;   386.5 p5+p3   61 t
        vpxord zmm4, zmm3, zmm4                                          ;   386.5 p0      40 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512]        ;   226.7 p2      41 t reload
        vgf2p8affineqb zmm4, zmm4, zmm8, 8                               ;   387.5 p0      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;   227.0 p3      22 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm25, 0x37                        ;   390.5 p0      22 t
        vmovdqa64 zmm25, zmm17                                           ;   387.5         40 t copy
        vpternlogd zmm25, zmm18, [rbp + 9664], 0x96                      ;   387.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   389.5 p0+p3   23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   392.5 p0+p2   23 t
        vmovdqu64 zmm8, [rbp + 22976]                                    ;   273.5 p3      61 t reload
        vmovdqu64 [rbp + 22336], zmm3                                    ;   385.5 p7+p4   61 t spill
        vmovdqu64 zmm3, [rbp + 8704]                                     ;   230.7 p2      51 x
        vpternlogd zmm3, zmm8, [rbp + 22848], 0x36                       ;   388.5 p5+p3   51 x
        vpternlogd zmm26, zmm0, zmm3, 0x96                               ;   389.5 p5      61 t
        vmovdqu64 zmm8, [rbp + 8960]                                     ;   231.7 p2      71 y.6 reload
        vpandd zmm3, zmm3, zmm8                                          ;   390.5 p5      52 x
        vmovdqu64 [rbp + 22976], zmm21                                   ;   383.5 p8+p9   61 t spill
        vgf2p8affineqb zmm21, zmm3, zmm6, 0                              ;   391.5 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   391.5 p5      52 x
        vpternlogd zmm23, zmm3, [rbp + 22848], 0x96                      ;   392.5 p5+p3   61 t
        vmovdqu64 zmm3, [rbp + 9984]                                     ;   233.5 p2      62 l.6 reload
        vmovdqu64 [rbp + 22848], zmm17                                   ;   387.5 p7+p4   61 t spill
        vpxord zmm17, zmm26, zmm3                                        ;   392.5 p0      40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512], 8 ;   393.5 p0+p3   21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   396.5 p0+p2   21 t
        vmovdqu64 [rbp + 22912], zmm26                                   ;   390.5 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm23                                           ;   393.5         40 t copy
        vpternlogd zmm26, zmm24, [rbp + 9728], 0x96                      ;   393.5 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512], 8 ;   395.5 p0+p2   22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   398.5 p0+p3   22 t
        vmovdqu64 zmm3, [rbp + 23104]                                    ;   286.5 p2      61 t reload
        vmovdqu64 [rbp + 23168], zmm23                                   ;   393.5 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 8704]                                    ;   237.7 p3      51 x
        vpternlogd zmm23, zmm3, [rbp + 21568], 0x36                      ;   394.5 p5+p2   51 x
        vpandd zmm8, zmm8, zmm23                                         ;   395.5 p5      52 x
        vpternlogd zmm7, zmm23, zmm11, 0x96                              ;   396.5 p5      61 t
        vgf2p8affineqb zmm3, zmm8, zmm6, 0                               ;   397.5 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;   397.5 p5      52 x
        vpternlogd zmm22, zmm8, [rbp + 21568], 0x96                      ;   398.5 p5+p3   61 t
        vpxord zmm8, zmm7, [rbp + 9984]                                  ;   398.5 p0+p2   40 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512]       ;   239.7 p3      41 t reload
        vgf2p8affineqb zmm8, zmm8, zmm23, 8                              ;   399.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   402.5 p0+p2   21 t
        vmovdqu64 [rbp + 21568], zmm7                                    ;   397.5 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm22                                            ;   399.5         40 t copy
        vpternlogd zmm7, zmm12, [rbp + 9728], 0x96                       ;   399.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm23, 8                              ;   401.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   404.5 p0+p2   22 t
        vmovdqu64 zmm23, [rbp + 21824]                                   ;   273.5 p3      61 t reload
        vmovdqu64 [rbp + 23104], zmm22                                   ;   399.5 p7+p4   61 t spill
        vmovdqu64 zmm22, [rbp + 8768]                                    ;   241.8 p2      51 x
        vpternlogd zmm22, zmm23, [rbp + 22784], 0x36                     ;   400.5 p5+p3   51 x
        vpternlogd zmm20, zmm16, zmm22, 0x96                             ;   401.5 p5      61 t
        vmovdqu64 zmm23, [rbp + 9024]                                    ;   242.8 p2      71 y.7 reload
        vpandd zmm22, zmm22, zmm23                                       ;   402.5 p5      52 x
        vmovdqu64 [rbp + 21824], zmm12                                   ;   381.5 p8+p9   41 t spill
        vgf2p8affineqb zmm12, zmm22, zmm6, 0                             ;   403.5 p0      52 x
        vpternlogd zmm12, zmm14, zmm30, 0x96                             ;   406.5 p5      61 t
        vpaddb zmm14, zmm22, zmm22                                       ;   404.5 p5      52 x
        vpternlogd zmm21, zmm14, [rbp + 22784], 0x96                     ;   405.5 p0+p3   61 t
        vmovdqu64 zmm14, [rbp + 22400]                                   ;   275.5 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 21632]                                   ;   287.5 p3      61 t reload
        vmovdqu64 zmm30, [rbp + 8768]                                    ;   244.8 p2      51 x
        vpternlogd zmm30, zmm22, zmm14, 0x36                             ;   405.5 p5      51 x
        vpternlogd zmm1, zmm31, zmm30, 0x96                              ;   406.5 p0      61 t
        vpandd zmm30, zmm30, zmm23                                       ;   406.5 p5      52 x
        vgf2p8affineqb zmm22, zmm30, zmm6, 0                             ;   407.5 p0      52 x
        vpternlogd zmm22, zmm10, zmm5, 0x96                              ;   410.5 p5      61 t
        vpaddb zmm5, zmm30, zmm30                                        ;   407.5 p0      52 x
        vpternlogd zmm3, zmm5, zmm14, 0x96                               ;   408.5 p5      61 t
        vmovdqu64 zmm5, [rbp + 9600]                                     ;   248.2 p3      62 l.0 reload
        vmovdqa64 zmm10, zmm12                                           ;   407.5         40 t copy
        vpternlogd zmm10, zmm16, zmm5, 0x96                              ;   408.5 p0      40 t
        vpternlogd zmm5, zmm22, zmm31, 0x96                              ;   411.5 p5      40 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512]       ;   248.8 p2      41 t reload
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   409.5 p0      41 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 64]  ;   249.2 p3      41 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm23, 0x6e                      ;   412.5 p0      41 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   412.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm23, 0x6e                        ;   415.5 p0      41 t
        vmovdqu64 zmm30, [rbp + 10048]                                   ;   251.0 p2      62 l.7 reload
        vpxord zmm6, zmm20, zmm30                                        ;   410.5 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   413.5 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, zmm23, 0x6e                        ;   416.5 p0      42 t
        vpxord zmm30, zmm1, zmm30                                        ;   411.5 p5      40 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   415.5 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, zmm23, 0x6e                      ;   418.5 p0      42 t
        vmovdqa64 zmm23, zmm17                                           ;   399.5         41 t copy
        vpternlogd zmm23, zmm10, zmm28, 0x96                             ;   415.5 p5      41 t
        vmovdqu64 [rbp + 22400], zmm1                                    ;   407.5 p7+p4   61 t spill
        vmovdqa64 zmm1, zmm8                                             ;   405.5         41 t copy
        vpternlogd zmm1, zmm5, zmm25, 0x96                               ;   418.5 p5      41 t
        vmovdqu64 [rbp + 21632], zmm20                                   ;   402.5 p8+p9   61 t spill
        vmovdqa64 zmm20, zmm6                                            ;   419.5         41 t copy
        vpternlogd zmm20, zmm28, zmm26, 0x96                             ;   419.5 p5      41 t
        vpternlogd zmm17, zmm20, zmm10, 0x96                             ;   420.5 p5      41 t
        vmovdqu64 [rbp + 22784], zmm24                                   ;   373.5 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm30                                           ;   421.5         41 t copy
        vpternlogd zmm24, zmm25, zmm7, 0x96                              ;   421.5 p5      41 t
        vpternlogd zmm8, zmm24, zmm5, 0x96                               ;   422.5 p5      41 t
        vmovdqu64 [rbp + 21888], zmm18                                   ;   382.5 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm21                                           ;   406.5         40 t copy
        vpternlogd zmm18, zmm0, [rbp + 9792], 0x96                       ;   417.5 p0+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm14, 8                            ;   418.5 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   421.5 p0+p2   21 t
        vpternlogd zmm10, zmm29, zmm18, 0x96                             ;   424.5 p5      41 t
        vpternlogd zmm29, zmm23, zmm18, 0x96                             ;   424.5 p5      41 t
        vpternlogd zmm18, zmm13, zmm26, 0x96                             ;   424.5 p5      41 t
        vpternlogd zmm13, zmm26, zmm10, 0x96                             ;   425.5 p0      41 t
        vpternlogd zmm6, zmm28, zmm18, 0x96                              ;   425.5 p5      41 t
        vpternlogd zmm23, zmm9, zmm13, 0x96                              ;   426.5 p0      62 t
        vmovdqa64 zmm9, zmm3                                             ;   409.5         40 t copy
        vpternlogd zmm9, zmm11, [rbp + 9792], 0x96                       ;   422.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   423.5 p0      21 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 320] ;   266.7 p2      21 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0xdc                        ;   426.5 p0      21 t
        vpternlogd zmm5, zmm4, zmm9, 0x96                                ;   429.5 p5      41 t
        vpternlogd zmm4, zmm1, zmm9, 0x96                                ;   429.5 p5      41 t
        vpternlogd zmm9, zmm27, zmm7, 0x96                               ;   429.5 p0      41 t
        vpternlogd zmm27, zmm7, zmm5, 0x96                               ;   430.5 p5      41 t
        vpternlogd zmm30, zmm25, zmm9, 0x96                              ;   430.5 p0      41 t
        vpternlogd zmm1, zmm2, zmm27, 0x96                               ;   431.5 p5      62 t
        vpternlogd zmm20, zmm29, [rbp + 22272], 0x96                     ;   426.5 p0+p3   62 t
        vpternlogd zmm18, zmm17, [rbp + 22720], 0x96                     ;   427.5 p5+p2   62 t
        vpternlogd zmm24, zmm4, [rbp + 22528], 0x96                      ;   430.5 p0+p3   62 t
        vpternlogd zmm10, zmm6, [rbp + 23424], 0x96                      ;   428.5 p5+p2   62 t
        vpternlogd zmm9, zmm8, [rbp + 23488], 0x96                       ;   430.5 p0+p3   62 t
        vpternlogd zmm5, zmm30, [rbp + 23360], 0x96                      ;   431.5 p5+p2   62 t
        vmovdqu64 zmm2, [rbp + 10368]                                    ;   272.8 p3      61 r.4 reload
        vpxord zmm7, zmm23, zmm2                                         ;   429.5 p0      40 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 128] ;   273.7 p2      23 t reload
        vgf2p8affineqb zmm7, zmm7, zmm25, 0x58                           ;   430.5 p0      23 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 192] ;   274.0 p3      23 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm28, 0x6e                        ;   433.5 p0      23 t
        vmovdqu64 [rbp + 23360], zmm23                                   ;   427.5 p7+p4   62 t spill
        vpxord zmm23, zmm20, [rbp + 10432]                               ;   430.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   432.5 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   435.5 p0+p3   22 t
        vpxord zmm2, zmm1, zmm2                                          ;   432.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm25, 0x58                           ;   434.5 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0x6e                        ;   437.5 p0      23 t
        vmovdqu64 [rbp + 23488], zmm20                                   ;   427.5 p8+p9   62 t spill
        vpxord zmm20, zmm18, [rbp + 10496]                               ;   432.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   436.5 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, zmm26, 0xdc                      ;   439.5 p0      21 t
        vmovdqu64 [rbp + 23424], zmm18                                   ;   428.5 p7+p4   62 t spill
        vpxord zmm18, zmm24, [rbp + 10432]                               ;   433.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm14, 8                            ;   438.5 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   441.5 p0+p2   22 t
        vmovdqu64 [rbp + 22528], zmm24                                   ;   431.5 p8+p9   62 t spill
        vpxord zmm24, zmm9, [rbp + 10496]                                ;   434.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm14, 8                            ;   440.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm26, 0xdc                      ;   443.5 p0      21 t
        vmovdqu64 [rbp + 22720], zmm9                                    ;   431.5 p7+p4   62 t spill
        vpxord zmm9, zmm10, [rbp + 10560]                                ;   435.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   442.5 p0      42 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   445.5 p0+p3   42 t
        vmovdqu64 [rbp + 22272], zmm10                                   ;   429.5 p8+p9   62 t spill
        vpxord zmm10, zmm5, [rbp + 10560]                                ;   436.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   444.5 p0      42 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   447.5 p0+p3   42 t
        vmovdqu64 [rbp + 21440], zmm5                                    ;   432.5 p7+p4   62 t spill
        vmovdqu64 zmm5, [rbp + 10112]                                    ;   279.7 p2      40 t
        vpternlogd zmm5, zmm6, [rbp + 23296], 0x96                       ;   437.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   446.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   449.5 p0+p2   41 t
        vmovdqu64 [rbp + 22592], zmm1                                    ;   432.5 p8+p9   62 t spill
        vmovdqu64 zmm1, [rbp + 10176]                                    ;   281.3 p3      40 t
        vpternlogd zmm1, zmm13, [rbp + 23232], 0x96                      ;   438.5 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm25, 0x58                           ;   448.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm28, 0x6e                        ;   451.5 p0      23 t
        vmovdqu64 [rbp + 22208], zmm13                                   ;   426.5 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm20                                           ;   442.5         41 t copy
        vpternlogd zmm13, zmm5, zmm1, 0x96                               ;   454.5 p5      41 t
        vmovdqu64 [rbp + 23040], zmm6                                    ;   426.5 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 10112]                                    ;   283.2 p3      40 t
        vpternlogd zmm6, zmm30, [rbp + 22080], 0x96                      ;   440.5 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   450.5 p0      41 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   453.5 p0+p3   41 t
        vmovdqu64 [rbp + 22656], zmm30                                   ;   431.5 p7+p4   41 t spill
        vmovdqu64 zmm30, [rbp + 10240]                                   ;   286.5 p2      40 t
        vpternlogd zmm30, zmm29, [rbp + 23552], 0x96                     ;   441.5 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   452.5 p0      22 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   455.5 p0+p2   22 t
        vmovdqu64 [rbp + 21760], zmm29                                   ;   425.5 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm9                                            ;   448.5         41 t copy
        vpternlogd zmm29, zmm1, zmm30, 0x96                              ;   458.5 p5      41 t
        vpternlogd zmm20, zmm29, zmm5, 0x96                              ;   459.5 p5      41 t
        vpternlogd zmm21, zmm0, zmm20, 0x96                              ;   460.5 p5      61 t
        vmovdqu64 zmm0, [rbp + 10816]                                    ;   288.5 p3      62 l.3 reload
        vmovdqu64 [rbp + 22464], zmm20                                   ;   460.5 p7+p4   41 t spill
        vpxord zmm20, zmm21, zmm0                                        ;   461.5 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   462.5 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, zmm26, 0xdc                      ;   465.5 p0      21 t
        vmovdqu64 [rbp + 23616], zmm21                                   ;   461.5 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 10304]                                   ;   289.5 p2      40 t
        vpternlogd zmm21, zmm17, [rbp + 22016], 0x96                     ;   446.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm14, 8                            ;   456.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm26, 0xdc                      ;   459.5 p0      21 t
        vpternlogd zmm5, zmm23, zmm21, 0x96                              ;   462.5 p5      41 t
        vpternlogd zmm23, zmm13, zmm21, 0x96                             ;   462.5 p5      41 t
        vpternlogd zmm21, zmm7, zmm30, 0x96                              ;   462.5 p5      41 t
        vpternlogd zmm7, zmm30, zmm5, 0x96                               ;   463.5 p5      41 t
        vpternlogd zmm9, zmm1, zmm21, 0x96                               ;   463.5 p5      41 t
        vpternlogd zmm12, zmm16, zmm9, 0x96                              ;   464.5 p5      61 t
        vmovdqu64 zmm1, [rbp + 21504]                                    ;   326.5 p2      47 y reload
        vmovdqu64 zmm16, [rbp + 10176]                                   ;   295.0 p3      40 t
        vpternlogd zmm16, zmm27, zmm1, 0x96                              ;   453.5 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm25, 0x58                         ;   458.5 p0      23 t
        vpternlogd zmm15, zmm19, zmm7, 0x96                              ;   464.5 p5      61 t
        vgf2p8affineinvqb zmm16, zmm16, zmm28, 0x6e                      ;   461.5 p0      23 t
        vpternlogd zmm7, zmm13, [rbp + 21696], 0x96                      ;   464.5 p5+p2   61 t
        vmovdqu64 zmm13, [rbp + 22144]                                   ;   337.5 p3      47 y reload
        vmovdqu64 zmm19, [rbp + 10304]                                   ;   298.5 p2      40 t
        vpternlogd zmm19, zmm8, zmm13, 0x96                              ;   456.5 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm14, 8                            ;   460.5 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, zmm26, 0xdc                      ;   463.5 p0      21 t
        vpternlogd zmm9, zmm5, [rbp + 21632], 0x96                       ;   464.5 p5+p3   61 t
        vpternlogd zmm29, zmm23, [rbp + 21376], 0x96                     ;   463.5 p5+p2   61 t
        vmovdqa64 zmm5, zmm6                                             ;   456.5         41 t copy
        vpternlogd zmm5, zmm18, zmm19, 0x96                              ;   466.5 p5      41 t
        vmovdqa64 zmm30, zmm24                                           ;   446.5         41 t copy
        vpternlogd zmm30, zmm6, zmm16, 0x96                              ;   464.5 p5      41 t
        vpternlogd zmm18, zmm30, zmm19, 0x96                             ;   466.5 p5      41 t
        vmovdqu64 zmm13, [rbp + 23168]                                   ;   393.5 p3      61 t reload
        vpternlogd zmm23, zmm13, [rbp + 22784], 0x96                     ;   463.5 p5+p2   61 t
        vmovdqu64 zmm13, [rbp + 22464]                                   ;   460.5 p3      41 t reload
        vpternlogd zmm21, zmm13, [rbp + 22912], 0x96                     ;   466.5 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 10624]                                   ;   305.5 p3      62 l.0 reload
        vpxord zmm1, zmm12, zmm13                                        ;   465.5 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm14, 8                              ;   466.5 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   469.5 p0+p2   41 t
        vmovdqu64 [rbp + 22912], zmm12                                   ;   465.5 p7+p4   61 t spill
        vpxord zmm12, zmm15, [rbp + 10688]                               ;   465.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm25, 0x58                         ;   466.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0x6e                      ;   469.5 p0      23 t
        vmovdqu64 [rbp + 22464], zmm15                                   ;   465.5 p8+p9   61 t spill
        vpxord zmm15, zmm23, [rbp + 10752]                               ;   465.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm14, 8                            ;   467.5 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   470.5 p0+p3   22 t
        vmovdqu64 [rbp + 22784], zmm23                                   ;   464.5 p7+p4   61 t spill
        vpxord zmm23, zmm7, [rbp + 10880]                                ;   466.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm25, 0x58                         ;   469.5 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm28, 0x6e                      ;   472.5 p0      23 t
        vmovdqu64 [rbp + 23168], zmm7                                    ;   465.5 p8+p9   61 t spill
        vpxord zmm7, zmm29, [rbp + 10944]                                ;   467.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   471.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   474.5 p0+p2   22 t
        vmovdqu64 [rbp + 21376], zmm29                                   ;   464.5 p7+p4   61 t spill
        vpxord zmm29, zmm21, [rbp + 11008]                               ;   468.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm14, 8                            ;   473.5 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, zmm26, 0xdc                      ;   476.5 p0      21 t
        vmovdqu64 [rbp + 21632], zmm21                                   ;   467.5 p8+p9   61 t spill
        vpxord zmm21, zmm9, [rbp + 11072]                                ;   469.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm14, 8                            ;   475.5 p0      42 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   478.5 p0+p3   42 t
        vmovdqu64 [rbp + 21696], zmm9                                    ;   465.5 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 10240]                                    ;   314.7 p2      40 t
        vpternlogd zmm9, zmm4, [rbp + 21952], 0x96                       ;   470.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   477.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   480.5 p0+p2   22 t
        vpternlogd zmm19, zmm2, zmm9, 0x96                               ;   483.5 p5      41 t
        vpternlogd zmm2, zmm5, zmm9, 0x96                                ;   483.5 p5      41 t
        vpternlogd zmm9, zmm10, zmm16, 0x96                              ;   483.5 p5      41 t
        vpternlogd zmm10, zmm16, zmm19, 0x96                             ;   484.5 p5      41 t
        vpternlogd zmm24, zmm6, zmm9, 0x96                               ;   484.5 p5      41 t
        vpternlogd zmm22, zmm31, zmm10, 0x96                             ;   485.5 p5      61 t
        vpternlogd zmm3, zmm11, zmm24, 0x96                              ;   485.5 p5      61 t
        vpternlogd zmm24, zmm19, [rbp + 21568], 0x96                     ;   485.5 p5+p3   61 t
        vpternlogd zmm10, zmm5, [rbp + 22400], 0x96                      ;   485.5 p5+p2   61 t
        vpternlogd zmm30, zmm2, [rbp + 22976], 0x96                      ;   484.5 p0+p3   61 t
        vpternlogd zmm9, zmm18, [rbp + 22336], 0x96                      ;   484.5 p5+p2   61 t
        vmovdqu64 zmm5, [rbp + 23104]                                    ;   399.5 p3      61 t reload
        vpternlogd zmm18, zmm5, [rbp + 21824], 0x96                      ;   480.5 p0+p2   61 t
        vmovdqu64 zmm5, [rbp + 22848]                                    ;   387.5 p3      61 t reload
        vpternlogd zmm2, zmm5, [rbp + 21888], 0x96                       ;   484.5 p5+p2   61 t
        vpxord zmm5, zmm22, zmm13                                        ;   486.5 p0      40 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   487.5 p0      41 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 64]   ;   321.7 p3      41 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm6, 0x6e                         ;   490.5 p0      41 t
        vpxord zmm11, zmm2, [rbp + 10688]                                ;   485.5 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm25, 0x58                         ;   486.5 p0      23 t
        vgf2p8affineinvqb zmm11, zmm11, zmm28, 0x6e                      ;   489.5 p0      23 t
        vpxord zmm13, zmm18, [rbp + 10752]                               ;   483.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   486.5 p0      22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 256] ;   325.7 p2      22 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm16, 0x37                      ;   489.5 p0      22 t
        vpxord zmm0, zmm3, zmm0                                          ;   486.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   488.5 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0xdc                        ;   491.5 p0      21 t
        vpxord zmm19, zmm30, [rbp + 10880]                               ;   485.5 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm25, 0x58                         ;   490.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0x6e                      ;   493.5 p0      23 t
        vpxord zmm31, zmm9, [rbp + 10944]                                ;   486.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm14, 8                            ;   492.5 p0      22 t
        vgf2p8affineinvqb zmm31, zmm31, zmm16, 0x37                      ;   495.5 p0      22 t
        vpxord zmm16, zmm24, [rbp + 11008]                               ;   487.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm14, 8                            ;   494.5 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm26, 0xdc                      ;   497.5 p0      21 t
        vpxord zmm26, zmm10, [rbp + 11072]                               ;   488.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm14, 8                            ;   496.5 p0      42 t
        vgf2p8affineinvqb zmm26, zmm26, zmm6, 0x6e                       ;   499.5 p0      42 t
        vmovdqa64 zmm28, zmm1                                            ;   472.5         41 t copy
        vpternlogd zmm28, zmm7, zmm20, 0x96                              ;   489.5 p5      41 t
        vmovdqu64 [rbp + 21888], zmm10                                   ;   486.5 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm23                                           ;   475.5         41 t copy
        vpternlogd zmm10, zmm15, zmm20, 0x96                             ;   490.5 p5      41 t
        vpternlogd zmm23, zmm28, zmm15, 0x96                             ;   491.5 p5      41 t
        vpternlogd zmm15, zmm21, zmm12, 0x96                             ;   492.5 p5      41 t
        vpternlogd zmm21, zmm10, zmm12, 0x96                             ;   493.5 p5      41 t
        vpternlogd zmm12, zmm29, zmm1, 0x96                              ;   494.5 p5      41 t
        vpternlogd zmm7, zmm20, zmm12, 0x96                              ;   495.5 p5      41 t
        vpternlogd zmm29, zmm1, zmm15, 0x96                              ;   496.5 p5      41 t
        vpternlogd zmm17, zmm29, [rbp + 22016], 0x96                     ;   497.5 p5+p3   62 t
        vpternlogd zmm29, zmm10, [rbp + 23424], 0x96                     ;   498.5 p5+p2   62 t
        vmovdqa64 zmm1, zmm5                                             ;   493.5         41 t copy
        vpternlogd zmm1, zmm31, zmm0, 0x96                               ;   498.5 p0      41 t
        vpternlogd zmm12, zmm23, [rbp + 23360], 0x96                     ;   499.5 p5+p3   62 t
        vpternlogd zmm15, zmm7, [rbp + 23488], 0x96                      ;   499.5 p0+p2   62 t
        vpternlogd zmm28, zmm21, [rbp + 22272], 0x96                     ;   500.5 p5+p3   62 t
        vmovdqa64 zmm10, zmm19                                           ;   496.5         41 t copy
        vpternlogd zmm10, zmm13, zmm0, 0x96                              ;   500.5 p0      41 t
        vpternlogd zmm19, zmm1, zmm13, 0x96                              ;   501.5 p5      41 t
        vpternlogd zmm13, zmm26, zmm11, 0x96                             ;   502.5 p0      41 t
        vpternlogd zmm26, zmm10, zmm11, 0x96                             ;   502.5 p5      41 t
        vpternlogd zmm11, zmm16, zmm5, 0x96                              ;   502.5 p0      41 t
        vpternlogd zmm31, zmm0, zmm11, 0x96                              ;   503.5 p5      41 t
        vpternlogd zmm16, zmm5, zmm13, 0x96                              ;   503.5 p0      41 t
        vpternlogd zmm27, zmm19, [rbp + 21504], 0x96                     ;   504.5 p5+p2   62 t
        vpternlogd zmm19, zmm11, [rbp + 22592], 0x96                     ;   504.5 p0+p3   62 t
        vpternlogd zmm4, zmm31, [rbp + 21952], 0x96                      ;   505.5 p5+p2   62 t
        vpternlogd zmm31, zmm13, [rbp + 22528], 0x96                     ;   505.5 p0+p3   62 t
        vpternlogd zmm8, zmm16, [rbp + 22144], 0x96                      ;   506.5 p5+p2   62 t
        vpternlogd zmm16, zmm10, [rbp + 22720], 0x96                     ;   506.5 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 23040]                                    ;   426.5 p2      41 t reload
        vpternlogd zmm21, zmm0, [rbp + 23296], 0x96                      ;   507.5 p5+p3   62 t
        vmovdqu64 zmm0, [rbp + 22208]                                    ;   426.5 p2      41 t reload
        vpternlogd zmm23, zmm0, [rbp + 23232], 0x96                      ;   507.5 p0+p3   62 t
        vpternlogd zmm1, zmm26, [rbp + 21440], 0x96                      ;   508.5 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 22656]                                    ;   431.5 p3      41 t reload
        vpternlogd zmm26, zmm0, [rbp + 22080], 0x96                      ;   508.5 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 21760]                                    ;   425.5 p3      41 t reload
        vpternlogd zmm7, zmm0, [rbp + 23552], 0x96                       ;   509.5 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 11136]                                    ;   351.5 p3      61 r.0 reload
        vpxord zmm5, zmm21, zmm0                                         ;   509.5 p0      40 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   510.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm6, 0x6e                         ;   513.5 p0      41 t
        vpxord zmm0, zmm26, zmm0                                         ;   510.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   512.5 p0      41 t
        vgf2p8affineinvqb zmm0, zmm0, zmm6, 0x6e                         ;   515.5 p0      41 t
        vmovdqu64 zmm10, [rbp + 11200]                                   ;   354.5 p2      61 r.1 reload
        vpxord zmm11, zmm27, zmm10                                       ;   511.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm25, 0x58                         ;   514.5 p0      23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 192] ;   355.0 p3      23 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm13, 0x6e                      ;   517.5 p0      23 t
        vmovdqu64 zmm20, [rbp + 11328]                                   ;   356.7 p2      61 r.3 reload
        vmovdqu64 [rbp + 23552], zmm27                                   ;   505.5 p7+p4   62 t spill
        vpxord zmm27, zmm17, zmm20                                       ;   512.5 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm14, 8                            ;   516.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   519.5 p0+p3   21 t
        vpxord zmm10, zmm23, zmm10                                       ;   513.5 p5      40 t
        vgf2p8affineqb zmm10, zmm10, zmm25, 0x58                         ;   518.5 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, zmm13, 0x6e                      ;   521.5 p0      23 t
        vmovdqu64 [rbp + 21760], zmm17                                   ;   498.5 p8+p9   62 t spill
        vpxord zmm17, zmm4, [rbp + 11264]                                ;   514.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   520.5 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   523.5 p0+p3   22 t
        vmovdqu64 [rbp + 22080], zmm4                                    ;   506.5 p7+p4   62 t spill
        vpxord zmm4, zmm7, [rbp + 11264]                                 ;   515.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm14, 8                              ;   522.5 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   525.5 p0+p3   22 t
        vmovdqu64 [rbp + 22656], zmm7                                    ;   510.5 p8+p9   62 t spill
        vpxord zmm7, zmm12, [rbp + 11392]                                ;   516.5 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm25, 0x58                           ;   524.5 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm13, 0x6e                        ;   527.5 p0      23 t
        vpxord zmm20, zmm8, zmm20                                        ;   517.5 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   526.5 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   529.5 p0+p3   21 t
        vmovdqu64 [rbp + 21440], zmm8                                    ;   507.5 p7+p4   62 t spill
        vpxord zmm8, zmm15, [rbp + 11456]                                ;   518.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   528.5 p0      22 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   531.5 p0+p3   22 t
        vmovdqu64 [rbp + 23232], zmm23                                   ;   508.5 p8+p9   62 t spill
        vpxord zmm23, zmm19, [rbp + 11392]                               ;   519.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm25, 0x58                         ;   530.5 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm13, 0x6e                      ;   533.5 p0      23 t
        vpxord zmm13, zmm29, [rbp + 11520]                               ;   520.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   532.5 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   535.5 p0+p2   21 t
        vpxord zmm25, zmm31, [rbp + 11456]                               ;   521.5 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm14, 8                            ;   534.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   537.5 p0+p2   22 t
        vmovdqu64 [rbp + 22208], zmm26                                   ;   509.5 p7+p4   62 t spill
        vpxord zmm26, zmm28, [rbp + 11584]                               ;   522.5 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm14, 8                            ;   536.5 p0      42 t
        vgf2p8affineinvqb zmm26, zmm26, zmm6, 0x6e                       ;   539.5 p0      42 t
        vmovdqu64 [rbp + 23296], zmm21                                   ;   508.5 p8+p9   62 t spill
        vpxord zmm21, zmm16, [rbp + 11520]                               ;   523.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm14, 8                            ;   538.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   541.5 p0+p3   21 t
        vmovdqu64 [rbp + 23040], zmm28                                   ;   501.5 p7+p4   62 t spill
        vpxord zmm28, zmm1, [rbp + 11584]                                ;   524.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm14, 8                            ;   540.5 p0      42 t
        vgf2p8affineinvqb zmm28, zmm28, zmm6, 0x6e                       ;   543.5 p0      42 t
        vmovdqa64 zmm6, zmm5                                             ;   516.5         41 t copy
        vpternlogd zmm6, zmm8, zmm27, 0x96                               ;   534.5 p5      41 t
        vmovdqu64 [rbp + 22720], zmm1                                    ;   509.5 p8+p9   62 t spill
        vmovdqa64 zmm1, zmm7                                             ;   530.5         41 t copy
        vpternlogd zmm1, zmm4, zmm27, 0x96                               ;   530.5 p5      41 t
        vpternlogd zmm7, zmm6, zmm4, 0x96                                ;   535.5 p5      41 t
        vpternlogd zmm4, zmm26, zmm10, 0x96                              ;   542.5 p5      41 t
        vpternlogd zmm26, zmm1, zmm10, 0x96                              ;   542.5 p5      41 t
        vpternlogd zmm10, zmm13, zmm5, 0x96                              ;   538.5 p5      41 t
        vpternlogd zmm8, zmm27, zmm10, 0x96                              ;   539.5 p5      41 t
        vpternlogd zmm13, zmm5, zmm4, 0x96                               ;   543.5 p5      41 t
        vpternlogd zmm10, zmm7, [rbp + 23168], 0x96                      ;   539.5 p5+p3   61 t
        vpternlogd zmm4, zmm8, [rbp + 21376], 0x96                       ;   543.5 p5+p2   61 t
        vpternlogd zmm1, zmm13, [rbp + 21632], 0x96                      ;   544.5 p5+p3   61 t
        vpternlogd zmm6, zmm26, [rbp + 21696], 0x96                      ;   543.5 p5+p2   61 t
        vmovdqa64 zmm5, zmm0                                             ;   518.5         41 t copy
        vpternlogd zmm5, zmm25, zmm20, 0x96                              ;   540.5 p5      41 t
        vmovdqa64 zmm27, zmm23                                           ;   536.5         41 t copy
        vpternlogd zmm27, zmm17, zmm20, 0x96                             ;   538.5 p5      41 t
        vpternlogd zmm23, zmm5, zmm17, 0x96                              ;   541.5 p5      41 t
        vpternlogd zmm17, zmm28, zmm11, 0x96                             ;   546.5 p5      41 t
        vpternlogd zmm28, zmm27, zmm11, 0x96                             ;   546.5 p5      41 t
        vpternlogd zmm11, zmm21, zmm0, 0x96                              ;   544.5 p0      41 t
        vpternlogd zmm25, zmm20, zmm11, 0x96                             ;   545.5 p5      41 t
        vpternlogd zmm21, zmm0, zmm17, 0x96                              ;   547.5 p0      41 t
        vpternlogd zmm11, zmm30, zmm23, 0x96                             ;   545.5 p5      61 t
        vpxord zmm2, zmm2, zmm23                                         ;   544.5 p0      61 t
        vpternlogd zmm17, zmm9, zmm25, 0x96                              ;   547.5 p5      61 t
        vpxord zmm18, zmm18, zmm25                                       ;   546.5 p0      61 t
        vpternlogd zmm27, zmm24, zmm21, 0x96                             ;   548.5 p5      61 t
        vpxord zmm3, zmm3, zmm21                                         ;   548.5 p0      61 t
        vpxord zmm22, zmm22, zmm28                                       ;   547.5 p5      61 t
        vpternlogd zmm28, zmm5, [rbp + 21888], 0x96                      ;   547.5 p0+p3   61 t
        vpxord zmm26, zmm26, [rbp + 22912]                               ;   547.5 p5+p2   61 t
        vpxord zmm7, zmm7, [rbp + 22464]                                 ;   548.5 p0+p3   61 t
        vpxord zmm8, zmm8, [rbp + 22784]                                 ;   548.5 p5+p2   61 t
        vpxord zmm13, zmm13, [rbp + 23616]                               ;   549.5 p0+p3   61 t
        vmovdqu64 zmm0, [rbp + 11904]                                    ;   390.7 p2      62 l.4 reload
        vpxord zmm5, zmm10, zmm0                                         ;   549.5 p5      40 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 128]  ;   391.5 p3      23 t reload
        vgf2p8affineqb zmm5, zmm5, zmm9, 0x58                            ;   550.5 p0      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;   391.7 p2      23 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm20, 0x6e                        ;   553.5 p0      23 t
        vpxord zmm0, zmm11, zmm0                                         ;   550.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm9, 0x58                            ;   552.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm20, 0x6e                        ;   555.5 p0      23 t
        vmovdqu64 zmm21, [rbp + 11968]                                   ;   392.5 p3      62 l.5 reload
        vpxord zmm23, zmm4, zmm21                                        ;   551.5 p5      40 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   554.5 p0      22 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 256] ;   392.7 p2      22 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm24, 0x37                      ;   557.5 p0      22 t
        vmovdqu64 zmm25, [rbp + 12032]                                   ;   393.5 p3      62 l.6 reload
        vpxord zmm30, zmm1, zmm25                                        ;   552.5 p5      40 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   556.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   559.5 p0+p2   21 t
        vpxord zmm21, zmm17, zmm21                                       ;   553.5 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm14, 8                            ;   558.5 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, zmm24, 0x37                      ;   561.5 p0      22 t
        vmovdqu64 [rbp + 23616], zmm1                                    ;   545.5 p7+p4   61 t spill
        vpxord zmm1, zmm6, [rbp + 12096]                                 ;   554.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm14, 8                              ;   560.5 p0      42 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   563.5 p0+p2   42 t
        vpxord zmm25, zmm27, zmm25                                       ;   555.5 p5      40 t
        vgf2p8affineqb zmm25, zmm25, zmm14, 8                            ;   562.5 p0      21 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   565.5 p0+p3   21 t
        vmovdqu64 [rbp + 22784], zmm6                                    ;   544.5 p8+p9   61 t spill
        vpxord zmm6, zmm28, [rbp + 12096]                                ;   556.5 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   564.5 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   567.5 p0+p3   42 t
        vmovdqu64 [rbp + 22464], zmm28                                   ;   548.5 p7+p4   61 t spill
        vpxord zmm28, zmm26, [rbp + 11648]                               ;   557.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm14, 8                            ;   566.5 p0      41 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   569.5 p0+p3   41 t
        vmovdqu64 [rbp + 22912], zmm27                                   ;   549.5 p8+p9   61 t spill
        vpxord zmm27, zmm22, [rbp + 11648]                               ;   558.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm14, 8                            ;   568.5 p0      41 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   571.5 p0+p3   41 t
        vmovdqu64 [rbp + 21888], zmm17                                   ;   548.5 p7+p4   61 t spill
        vpxord zmm17, zmm2, [rbp + 11712]                                ;   559.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm9, 0x58                          ;   570.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm20, 0x6e                      ;   573.5 p0      23 t
        vmovdqu64 [rbp + 21696], zmm2                                    ;   545.5 p8+p9   61 t spill
        vpxord zmm2, zmm7, [rbp + 11712]                                 ;   560.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm9, 0x58                            ;   572.5 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm20, 0x6e                        ;   575.5 p0      23 t
        vpxord zmm20, zmm8, [rbp + 11776]                                ;   561.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   574.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm24, 0x37                      ;   577.5 p0      22 t
        vpxord zmm9, zmm18, [rbp + 11776]                                ;   562.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   576.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, zmm24, 0x37                        ;   579.5 p0      22 t
        vmovdqa64 zmm24, zmm30                                           ;   562.5         41 t copy
        vpternlogd zmm24, zmm28, zmm2, 0x96                              ;   578.5 p5      41 t
        vmovdqu64 [rbp + 21632], zmm18                                   ;   547.5 p7+p4   61 t spill
        vmovdqa64 zmm18, zmm25                                           ;   568.5         41 t copy
        vpternlogd zmm18, zmm27, zmm17, 0x96                             ;   576.5 p5      41 t
        vmovdqu64 [rbp + 21376], zmm8                                    ;   549.5 p8+p9   61 t spill
        vpxord zmm8, zmm13, [rbp + 11840]                                ;   565.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   578.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   581.5 p0+p3   21 t
        vmovdqu64 [rbp + 23168], zmm13                                   ;   550.5 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm28                                           ;   572.5         41 t copy
        vpternlogd zmm13, zmm23, zmm8, 0x96                              ;   584.5 p5      41 t
        vpternlogd zmm23, zmm24, zmm8, 0x96                              ;   584.5 p5      41 t
        vpternlogd zmm8, zmm5, zmm20, 0x96                               ;   584.5 p5      41 t
        vpternlogd zmm5, zmm13, zmm20, 0x96                              ;   585.5 p5      41 t
        vpternlogd zmm24, zmm12, zmm5, 0x96                              ;   586.5 p5      62 t
        vpternlogd zmm20, zmm1, zmm2, 0x96                               ;   580.5 p5      41 t
        vpternlogd zmm1, zmm2, zmm8, 0x96                                ;   585.5 p5      41 t
        vpternlogd zmm30, zmm28, zmm20, 0x96                             ;   581.5 p5      41 t
        vpxord zmm2, zmm3, [rbp + 11840]                                 ;   574.5 p5+p2   40 t
        vpternlogd zmm20, zmm15, zmm23, 0x96                             ;   585.5 p5      62 t
        vgf2p8affineqb zmm2, zmm2, zmm14, 8                              ;   580.5 p0      21 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 320] ;   408.5 p3      21 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm12, 0xdc                        ;   583.5 p0      21 t
        vpternlogd zmm8, zmm29, zmm30, 0x96                              ;   585.5 p5      62 t
        vmovdqa64 zmm15, zmm27                                           ;   574.5         41 t copy
        vpternlogd zmm15, zmm21, zmm2, 0x96                              ;   586.5 p5      41 t
        vpternlogd zmm21, zmm18, zmm2, 0x96                              ;   586.5 p5      41 t
        vpternlogd zmm2, zmm0, zmm9, 0x96                                ;   586.5 p5      41 t
        vpternlogd zmm0, zmm15, zmm9, 0x96                               ;   587.5 p5      41 t
        vpternlogd zmm18, zmm19, zmm0, 0x96                              ;   588.5 p5      62 t
        vpternlogd zmm9, zmm6, zmm17, 0x96                               ;   582.5 p0      41 t
        vpternlogd zmm6, zmm17, zmm2, 0x96                               ;   587.5 p5      41 t
        vpternlogd zmm25, zmm27, zmm9, 0x96                              ;   583.5 p0      41 t
        vpternlogd zmm9, zmm31, zmm21, 0x96                              ;   587.5 p5      62 t
        vpternlogd zmm2, zmm16, zmm25, 0x96                              ;   587.5 p0      62 t
        vpternlogd zmm13, zmm1, [rbp + 23040], 0x96                      ;   586.5 p5+p2   62 t
        vpternlogd zmm15, zmm6, [rbp + 22720], 0x96                      ;   588.5 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 12416]                                   ;   411.8 p2      71 d.4 reload
        vpandd zmm17, zmm24, zmm16                                       ;   587.5 p5      47 y
        vmovdqu64 zmm19, [rbp + 12480]                                   ;   412.5 p3      71 d.5 reload
        vpandd zmm27, zmm20, zmm19                                       ;   586.5 p0      47 y
        vpandd zmm16, zmm18, zmm16                                       ;   589.5 p5      47 y
        vpandd zmm19, zmm9, zmm19                                        ;   588.5 p0      47 y
        vmovdqu64 zmm28, [rbp + 12544]                                   ;   412.8 p2      71 d.6 reload
        vpandd zmm29, zmm8, zmm28                                        ;   587.5 p5      47 y
        vmovdqu64 zmm31, [rbp + 12672]                                   ;   415.5 p3      71 y.0 reload
        vpternlogd zmm10, zmm26, zmm31, 0x1e                             ;   588.5 p0      51 x
        vpternlogd zmm31, zmm11, zmm22, 0x36                             ;   588.5 p5      51 x
        vmovdqu64 zmm11, [rbp + 12736]                                   ;   418.7 p2      71 y.1 reload
        vpternlogd zmm4, zmm7, zmm11, 0x1e                               ;   589.5 p0      51 x
        vmovdqu64 zmm12, [rbp + 21888]                                   ;   548.5 p3      61 t reload
        vpternlogd zmm11, zmm12, [rbp + 21696], 0x36                     ;   589.5 p5+p2   51 x
        vpandd zmm12, zmm2, zmm28                                        ;   590.5 p0      47 y
        vmovdqu64 zmm28, [rbp + 12608]                                   ;   421.5 p3      71 d.7 reload
        vpandd zmm14, zmm13, zmm28                                       ;   590.5 p5      47 y
        vpandd zmm28, zmm15, zmm28                                       ;   591.5 p0      47 y
        vmovdqu64 [rbp + 21888], zmm7                                    ;   549.5 p8+p9   61 t spill
        vgf2p8affineqb zmm7, zmm14, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   592.5 p0+p2   47 y
        vmovdqu64 [rbp + 22720], zmm22                                   ;   548.5 p7+p4   61 t spill
        vgf2p8affineqb zmm22, zmm28, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   593.5 p0+p3   47 y
        vmovdqu64 [rbp + 23040], zmm26                                   ;   548.5 p8+p9   61 t spill
        vgf2p8affineqb zmm26, zmm17, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   594.5 p0+p2   47 y
        vpaddb zmm17, zmm17, zmm17                                       ;   591.5 p5      47 y
        vmovdqu64 [rbp + 22144], zmm11                                   ;   590.5 p7+p4   51 x spill
        vgf2p8affineqb zmm11, zmm16, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   595.5 p0+p3   47 y
        vpaddb zmm16, zmm16, zmm16                                       ;   592.5 p5      47 y
        vpaddb zmm14, zmm14, zmm14                                       ;   593.5 p5      47 y
        vpaddb zmm28, zmm28, zmm28                                       ;   594.5 p5      47 y
        vmovdqu64 [rbp + 22528], zmm4                                    ;   590.5 p8+p9   51 x spill
        vgf2p8affineqb zmm4, zmm27, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   596.5 p0+p2   47 y
        vpaddb zmm27, zmm27, zmm27                                       ;   595.5 p5      47 y
        vmovdqu64 [rbp + 21952], zmm31                                   ;   589.5 p7+p4   51 x spill
        vgf2p8affineqb zmm31, zmm19, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   597.5 p0+p3   47 y
        vpaddb zmm19, zmm19, zmm19                                       ;   596.5 p5      47 y
        vmovdqu64 [rbp + 22592], zmm10                                   ;   589.5 p8+p9   51 x spill
        vgf2p8affineqb zmm10, zmm29, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   598.5 p0+p2   47 y
        vpaddb zmm29, zmm29, zmm29                                       ;   597.5 p5      47 y
        vmovdqu64 [rbp + 21504], zmm3                                    ;   549.5 p7+p4   61 t spill
        vgf2p8affineqb zmm3, zmm12, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   599.5 p0+p3   47 y
        vpaddb zmm12, zmm12, zmm12                                       ;   598.5 p5      47 y
        vpxord zmm1, zmm1, [rbp + 23296]                                 ;   599.5 p5+p2   47 y
        vpternlogd zmm7, zmm17, zmm1, 0x96                               ;   600.5 p0      47 y
        vmovdqu64 zmm1, [rbp + 12160]                                    ;   428.5 p3      71 d.0 reload
        vpternlogd zmm24, zmm7, zmm1, 0x1e                               ;   601.5 p5      48 y
        vmovdqu64 zmm17, [rbp + 13440]                                   ;   429.5 p2      61 r.4 reload
        vmovdqu64 [rbp + 23296], zmm7                                    ;   601.5 p8+p9   47 y spill
        vpxord zmm7, zmm24, zmm17                                        ;   602.5 p0      40 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   603.5 p0+p3   23 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   606.5 p0+p2   23 t
        vpxord zmm6, zmm6, [rbp + 22208]                                 ;   601.5 p5+p3   47 y
        vpternlogd zmm22, zmm16, zmm6, 0x96                              ;   602.5 p5      47 y
        vpternlogd zmm1, zmm18, zmm22, 0x36                              ;   603.5 p5      48 y
        vpxord zmm5, zmm5, [rbp + 23232]                                 ;   604.5 p0+p2   47 y
        vpternlogd zmm26, zmm27, zmm5, 0x96                              ;   605.5 p5      47 y
        vpxord zmm0, zmm0, [rbp + 23552]                                 ;   605.5 p0+p3   47 y
        vpternlogd zmm11, zmm19, zmm0, 0x96                              ;   606.5 p5      47 y
        vpxord zmm23, zmm23, [rbp + 22656]                               ;   606.5 p0+p2   47 y
        vpternlogd zmm4, zmm29, zmm23, 0x96                              ;   607.5 p5      47 y
        vpxord zmm21, zmm21, [rbp + 22080]                               ;   607.5 p0+p3   47 y
        vpternlogd zmm31, zmm12, zmm21, 0x96                             ;   608.5 p5      47 y
        vpxord zmm30, zmm30, [rbp + 21760]                               ;   608.5 p0+p2   47 y
        vpternlogd zmm10, zmm14, zmm30, 0x96                             ;   609.5 p5      47 y
        vmovdqu64 zmm0, [rbp + 12224]                                    ;   435.2 p3      71 d.1 reload
        vpternlogd zmm20, zmm26, zmm0, 0x1e                              ;   609.5 p0      48 y
        vpternlogd zmm0, zmm9, zmm11, 0x36                               ;   609.5 p5      48 y
        vpxord zmm25, zmm25, [rbp + 21440]                               ;   610.5 p0+p2   47 y
        vpternlogd zmm3, zmm28, zmm25, 0x96                              ;   611.5 p5      47 y
        vmovdqu64 zmm5, [rbp + 12288]                                    ;   436.2 p3      71 d.2 reload
        vpternlogd zmm8, zmm4, zmm5, 0x1e                                ;   611.5 p0      48 y
        vpternlogd zmm5, zmm2, zmm31, 0x36                               ;   611.5 p5      48 y
        vmovdqu64 zmm2, [rbp + 12352]                                    ;   436.8 p2      71 d.3 reload
        vpternlogd zmm13, zmm10, zmm2, 0x1e                              ;   612.5 p0      48 y
        vpternlogd zmm2, zmm15, zmm3, 0x36                               ;   612.5 p5      48 y
        vmovdqu64 zmm6, [rbp + 22592]                                    ;   589.5 p3      52 x
        vmovdqu64 zmm9, [rbp + 12928]                                    ;   438.8 p2      71 y.4 reload
        vpandd zmm6, zmm6, zmm9                                          ;   613.5 p0      52 x
        vmovdqu64 zmm12, [rbp + 21952]                                   ;   589.5 p3      52 x
        vpandd zmm12, zmm12, zmm9                                        ;   613.5 p5      52 x
        vmovdqu64 zmm9, [rbp + 22528]                                    ;   590.5 p2      52 x
        vmovdqu64 zmm14, [rbp + 12992]                                   ;   442.5 p3      71 y.5 reload
        vpandd zmm9, zmm9, zmm14                                         ;   614.5 p0      52 x
        vmovdqu64 zmm15, [rbp + 22144]                                   ;   590.5 p2      52 x
        vpandd zmm15, zmm15, zmm14                                       ;   614.5 p5      52 x
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 384] ;   444.5 p3      47 y reload
        vgf2p8affineqb zmm16, zmm6, zmm14, 0                             ;   615.5 p0      52 x
        vpaddb zmm6, zmm6, zmm6                                          ;   615.5 p5      52 x
        vgf2p8affineqb zmm18, zmm12, zmm14, 0                            ;   616.5 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   616.5 p5      52 x
        vgf2p8affineqb zmm19, zmm9, zmm14, 0                             ;   617.5 p0      52 x
        vpaddb zmm9, zmm9, zmm9                                          ;   617.5 p5      52 x
        vgf2p8affineqb zmm21, zmm15, zmm14, 0                            ;   618.5 p0      52 x
        vpaddb zmm15, zmm15, zmm15                                       ;   618.5 p5      52 x
        vpxord zmm17, zmm1, zmm17                                        ;   619.5 p0      40 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 128] ;   448.8 p2      23 t reload
        vgf2p8affineqb zmm17, zmm17, zmm23, 0x58                         ;   620.5 p0      23 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 192] ;   450.5 p3      23 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm25, 0x6e                      ;   623.5 p0      23 t
        vmovdqu64 zmm27, [rbp + 13184]                                   ;   450.8 p2      61 r.0 reload
        vpxord zmm28, zmm22, zmm27                                       ;   619.5 p5      40 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512]       ;   451.5 p3      41 t reload
        vgf2p8affineqb zmm28, zmm28, zmm29, 8                            ;   622.5 p0      41 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 64]  ;   452.5 p2      41 t reload
        vgf2p8affineinvqb zmm28, zmm28, zmm30, 0x6e                      ;   625.5 p0      41 t
        vpternlogd zmm16, zmm9, [rbp + 21888], 0x96                      ;   620.5 p5+p3   61 t
        vpternlogd zmm18, zmm15, [rbp + 21696], 0x96                     ;   621.5 p5+p2   61 t
        vmovdqu64 zmm9, [rbp + 13504]                                    ;   454.5 p3      61 r.5 reload
        vpxord zmm15, zmm20, zmm9                                        ;   622.5 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm29, 8                            ;   624.5 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   627.5 p0+p2   22 t
        vpxord zmm9, zmm0, zmm9                                          ;   623.5 p5      40 t
        vgf2p8affineqb zmm9, zmm9, zmm29, 8                              ;   626.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   629.5 p0+p3   22 t
        vmovdqu64 [rbp + 21696], zmm22                                   ;   603.5 p7+p4   47 y spill
        vpxord zmm22, zmm8, [rbp + 13568]                                ;   624.5 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;   628.5 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   631.5 p0+p3   21 t
        vmovdqu64 [rbp + 21888], zmm8                                    ;   612.5 p8+p9   48 y spill
        vpxord zmm8, zmm5, [rbp + 13568]                                 ;   625.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm29, 8                              ;   630.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   633.5 p0+p3   21 t
        vmovdqu64 [rbp + 21440], zmm5                                    ;   612.5 p7+p4   48 y spill
        vpxord zmm5, zmm13, [rbp + 13632]                                ;   626.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm29, 8                              ;   632.5 p0      42 t
        vgf2p8affineinvqb zmm5, zmm5, zmm30, 0x6e                        ;   635.5 p0      42 t
        vmovdqu64 [rbp + 21760], zmm13                                   ;   613.5 p8+p9   48 y spill
        vpxord zmm13, zmm2, [rbp + 13632]                                ;   627.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   634.5 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, zmm30, 0x6e                      ;   637.5 p0      42 t
        vmovdqu64 [rbp + 22080], zmm2                                    ;   613.5 p7+p4   48 y spill
        vpxord zmm2, zmm26, [rbp + 13248]                                ;   628.5 p5+p2   40 t
        vgf2p8affineqb zmm2, zmm2, zmm23, 0x58                           ;   636.5 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm25, 0x6e                        ;   639.5 p0      23 t
        vmovdqu64 [rbp + 22656], zmm26                                   ;   606.5 p8+p9   47 y spill
        vpxord zmm26, zmm11, [rbp + 13248]                               ;   629.5 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm23, 0x58                         ;   638.5 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, zmm25, 0x6e                      ;   641.5 p0      23 t
        vpxord zmm25, zmm4, [rbp + 13312]                                ;   630.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm29, 8                            ;   640.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   643.5 p0+p3   22 t
        vpxord zmm23, zmm31, [rbp + 13312]                               ;   631.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm29, 8                            ;   642.5 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   645.5 p0+p3   22 t
        vmovdqu64 [rbp + 23552], zmm31                                   ;   609.5 p7+p4   47 y spill
        vpxord zmm31, zmm10, [rbp + 13376]                               ;   632.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm29, 8                            ;   644.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   647.5 p0+p3   21 t
        vmovdqu64 [rbp + 23232], zmm10                                   ;   610.5 p8+p9   47 y spill
        vmovdqa64 zmm10, zmm7                                            ;   609.5         41 t copy
        vpternlogd zmm10, zmm25, zmm31, 0x96                             ;   650.5 p5      41 t
        vmovdqu64 [rbp + 22208], zmm4                                    ;   608.5 p7+p4   47 y spill
        vpxord zmm4, zmm3, [rbp + 13376]                                 ;   634.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm29, 8                              ;   646.5 p0      21 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   649.5 p0+p3   21 t
        vmovdqu64 [rbp + 22272], zmm3                                    ;   612.5 p8+p9   47 y spill
        vmovdqa64 zmm3, zmm28                                            ;   628.5         41 t copy
        vpternlogd zmm3, zmm9, zmm4, 0x96                                ;   652.5 p5      41 t
        vmovdqu64 [rbp + 23488], zmm11                                   ;   607.5 p7+p4   47 y spill
        vmovdqa64 zmm11, zmm8                                            ;   636.5         41 t copy
        vpternlogd zmm11, zmm28, zmm26, 0x96                             ;   644.5 p5      41 t
        vpternlogd zmm9, zmm11, zmm4, 0x96                               ;   652.5 p5      41 t
        vpternlogd zmm4, zmm17, zmm23, 0x96                              ;   652.5 p5      41 t
        vpternlogd zmm17, zmm3, zmm23, 0x96                              ;   653.5 p5      41 t
        vpternlogd zmm23, zmm13, zmm26, 0x96                             ;   648.5 p5      41 t
        vpternlogd zmm13, zmm26, zmm4, 0x96                              ;   653.5 p5      41 t
        vpternlogd zmm8, zmm28, zmm23, 0x96                              ;   649.5 p5      41 t
        vpternlogd zmm11, zmm17, [rbp + 21952], 0x96                     ;   654.5 p5+p2   61 t
        vpternlogd zmm23, zmm9, [rbp + 22144], 0x96                      ;   653.5 p5+p3   61 t
        vmovdqa64 zmm26, zmm5                                            ;   638.5         41 t copy
        vpternlogd zmm26, zmm2, zmm25, 0x96                              ;   646.5 p5      41 t
        vpternlogd zmm5, zmm10, zmm2, 0x96                               ;   651.5 p5      41 t
        vmovdqu64 zmm28, [rbp + 13952]                                   ;   475.5 p2      62 l.4 reload
        vmovdqu64 [rbp + 22144], zmm0                                    ;   610.5 p8+p9   48 y spill
        vpxord zmm0, zmm11, zmm28                                        ;   655.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   656.5 p0+p3   23 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   659.5 p0+p2   23 t
        vmovdqu64 [rbp + 21952], zmm11                                   ;   655.5 p7+p4   61 t spill
        vpxord zmm11, zmm23, [rbp + 14016]                               ;   654.5 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm29, 8                            ;   655.5 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   658.5 p0+p2   22 t
        vmovdqu64 [rbp + 23360], zmm23                                   ;   654.5 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm18                                           ;   622.5         40 t copy
        vpternlogd zmm23, zmm17, [rbp + 13760], 0x96                     ;   654.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   655.5 p0+p2   23 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   658.5 p0+p3   23 t
        vmovdqu64 [rbp + 23424], zmm18                                   ;   622.5 p7+p4   61 t spill
        vmovdqu64 zmm18, [rbp + 23296]                                   ;   601.5 p2      40 t
        vpxord zmm18, zmm18, zmm27                                       ;   650.5 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   654.5 p0      41 t
        vgf2p8affineinvqb zmm18, zmm18, zmm30, 0x6e                      ;   657.5 p0      41 t
        vpternlogd zmm2, zmm22, zmm18, 0x96                              ;   660.5 p5      41 t
        vpternlogd zmm22, zmm26, zmm18, 0x96                             ;   660.5 p5      41 t
        vpternlogd zmm18, zmm15, zmm31, 0x96                             ;   660.5 p5      41 t
        vpternlogd zmm7, zmm25, zmm18, 0x96                              ;   661.5 p5      41 t
        vpternlogd zmm15, zmm31, zmm2, 0x96                              ;   661.5 p5      41 t
        vmovdqu64 zmm25, [rbp + 21376]                                   ;   549.5 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 23616]                                   ;   545.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 12800]                                   ;   481.7 p3      51 x
        vpternlogd zmm31, zmm27, zmm25, 0x36                             ;   656.5 p0      51 x
        vpternlogd zmm10, zmm22, zmm31, 0x96                             ;   661.5 p5      61 t
        vpternlogd zmm2, zmm7, [rbp + 22592], 0x96                       ;   662.5 p0+p2   61 t
        vpternlogd zmm26, zmm15, [rbp + 22528], 0x96                     ;   662.5 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 13056]                                   ;   484.5 p2      71 y.6 reload
        vpandd zmm31, zmm31, zmm27                                       ;   658.5 p0      52 x
        vgf2p8affineqb zmm30, zmm31, zmm14, 0                            ;   659.5 p0      52 x
        vpaddb zmm31, zmm31, zmm31                                       ;   659.5 p5      52 x
        vpternlogd zmm19, zmm31, zmm25, 0x96                             ;   660.5 p5      61 t
        vpxord zmm25, zmm2, zmm28                                        ;   663.5 p0      40 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 128] ;   486.8 p3      23 t reload
        vgf2p8affineqb zmm25, zmm25, zmm28, 0x58                         ;   664.5 p0      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   487.2 p2      23 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm31, 0x6e                      ;   667.5 p0      23 t
        vpxord zmm31, zmm26, [rbp + 14016]                               ;   663.5 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm29, 8                            ;   664.5 p0      22 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   667.5 p0+p2   22 t
        vpxord zmm28, zmm10, [rbp + 14080]                               ;   662.5 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, zmm29, 8                            ;   665.5 p0      21 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   668.5 p0+p2   21 t
        vmovdqu64 [rbp + 21376], zmm10                                   ;   662.5 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm16                                           ;   621.5         40 t copy
        vpternlogd zmm10, zmm7, [rbp + 13760], 0x96                      ;   662.5 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   667.5 p0+p2   23 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   670.5 p0+p3   23 t
        vmovdqa64 zmm29, zmm19                                           ;   661.5         40 t copy
        vpternlogd zmm29, zmm15, [rbp + 13824], 0x96                     ;   663.5 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512], 8 ;   669.5 p0+p3   22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   672.5 p0+p2   22 t
        vmovdqu64 [rbp + 22528], zmm26                                   ;   663.5 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 22912]                                   ;   549.5 p3      61 t reload
        vmovdqu64 [rbp + 22592], zmm2                                    ;   663.5 p8+p9   61 t spill
        vmovdqu64 zmm2, [rbp + 12800]                                    ;   495.5 p2      51 x
        vpternlogd zmm2, zmm26, [rbp + 21632], 0x36                      ;   664.5 p5+p3   51 x
        vpandd zmm27, zmm27, zmm2                                        ;   665.5 p5      52 x
        vpternlogd zmm4, zmm2, zmm8, 0x96                                ;   666.5 p5      61 t
        vgf2p8affineqb zmm2, zmm27, zmm14, 0                             ;   671.5 p0      52 x
        vpaddb zmm26, zmm27, zmm27                                       ;   667.5 p5      52 x
        vpternlogd zmm21, zmm26, [rbp + 21632], 0x96                     ;   668.5 p5+p2   61 t
        vpxord zmm26, zmm4, [rbp + 14080]                                ;   669.5 p5+p3   40 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512]       ;   498.7 p2      41 t reload
        vgf2p8affineqb zmm26, zmm26, zmm27, 8                            ;   672.5 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   675.5 p0+p3   21 t
        vmovdqu64 [rbp + 21632], zmm4                                    ;   667.5 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm21                                            ;   669.5         40 t copy
        vpternlogd zmm4, zmm9, [rbp + 13824], 0x96                       ;   670.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm27, 8                              ;   674.5 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   677.5 p0+p3   22 t
        vmovdqu64 zmm27, [rbp + 22784]                                   ;   544.5 p2      61 t reload
        vmovdqu64 [rbp + 22912], zmm21                                   ;   669.5 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 12864]                                   ;   504.0 p3      51 x
        vpternlogd zmm21, zmm27, [rbp + 23168], 0x36                     ;   671.5 p5+p2   51 x
        vpternlogd zmm18, zmm5, zmm21, 0x96                              ;   672.5 p5      61 t
        vmovdqu64 zmm27, [rbp + 13120]                                   ;   505.0 p3      71 y.7 reload
        vpandd zmm21, zmm21, zmm27                                       ;   673.5 p5      52 x
        vmovdqu64 [rbp + 22784], zmm9                                    ;   653.5 p7+p4   41 t spill
        vgf2p8affineqb zmm9, zmm21, zmm14, 0                             ;   676.5 p0      52 x
        vpternlogd zmm9, zmm6, [rbp + 23040], 0x96                       ;   679.5 p5+p2   61 t
        vpaddb zmm6, zmm21, zmm21                                        ;   675.5 p5      52 x
        vpternlogd zmm30, zmm6, [rbp + 23168], 0x96                      ;   676.5 p5+p3   61 t
        vmovdqu64 zmm6, [rbp + 14144]                                    ;   506.5 p2      62 l.7 reload
        vpxord zmm21, zmm18, zmm6                                        ;   677.5 p0      40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512], 8 ;   678.5 p0+p3   42 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   681.5 p0+p2   42 t
        vmovdqu64 [rbp + 23168], zmm18                                   ;   673.5 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm21                                           ;   684.5         41 t copy
        vpternlogd zmm18, zmm10, zmm29, 0x96                             ;   684.5 p5      41 t
        vmovdqa64 zmm6, zmm9                                             ;   680.5         40 t copy
        vpternlogd zmm6, zmm5, [rbp + 13696], 0x96                       ;   680.5 p5+p3   40 t
        vgf2p8affineqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512], 8 ;   681.5 p0+p2   41 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   684.5 p0+p3   41 t
        vmovdqu64 [rbp + 23040], zmm19                                   ;   661.5 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm28                                           ;   671.5         41 t copy
        vpternlogd zmm19, zmm6, zmm10, 0x96                              ;   687.5 p5      41 t
        vpternlogd zmm28, zmm18, zmm6, 0x96                              ;   687.5 p5      41 t
        vmovdqu64 [rbp + 23616], zmm15                                   ;   662.5 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm30                                           ;   677.5         40 t copy
        vpternlogd zmm15, zmm22, [rbp + 13888], 0x96                     ;   681.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512], 8 ;   682.5 p0+p3   21 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   685.5 p0+p2   21 t
        vpternlogd zmm6, zmm31, zmm15, 0x96                              ;   688.5 p5      41 t
        vpternlogd zmm31, zmm19, zmm15, 0x96                             ;   688.5 p5      41 t
        vpternlogd zmm18, zmm20, zmm31, 0x96                             ;   689.5 p0      62 t
        vpternlogd zmm15, zmm25, zmm29, 0x96                             ;   688.5 p5      41 t
        vpternlogd zmm25, zmm29, zmm6, 0x96                              ;   689.5 p0      41 t
        vpternlogd zmm21, zmm10, zmm15, 0x96                             ;   689.5 p5      41 t
        vmovdqu64 zmm10, [rbp + 21504]                                   ;   549.5 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 22464]                                   ;   548.5 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 12864]                                   ;   512.0 p3      51 x
        vpternlogd zmm29, zmm20, zmm10, 0x36                             ;   686.5 p0      51 x
        vpternlogd zmm3, zmm13, zmm29, 0x96                              ;   687.5 p5      61 t
        vpandd zmm29, zmm29, zmm27                                       ;   687.5 p0      52 x
        vgf2p8affineqb zmm20, zmm29, zmm14, 0                            ;   688.5 p0      52 x
        vpternlogd zmm20, zmm12, [rbp + 22720], 0x96                     ;   691.5 p5+p2   61 t
        vpaddb zmm12, zmm29, zmm29                                       ;   688.5 p5      52 x
        vpternlogd zmm2, zmm12, zmm10, 0x96                              ;   689.5 p0      61 t
        vmovdqa64 zmm10, zmm20                                           ;   692.5         40 t copy
        vpternlogd zmm10, zmm13, [rbp + 13696], 0x96                     ;   692.5 p5+p3   40 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512]       ;   516.5 p2      41 t reload
        vgf2p8affineqb zmm10, zmm10, zmm12, 8                            ;   693.5 p0      41 t
        vpternlogd zmm19, zmm24, zmm25, 0x96                             ;   690.5 p5      62 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 64]  ;   518.5 p3      41 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm24, 0x6e                      ;   696.5 p0      41 t
        vpternlogd zmm15, zmm28, [rbp + 21888], 0x96                     ;   691.5 p5+p2   62 t
        vpternlogd zmm6, zmm21, [rbp + 21760], 0x96                      ;   692.5 p0+p3   62 t
        vpxord zmm27, zmm3, [rbp + 14144]                                ;   692.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm12, 8                            ;   693.5 p0      42 t
        vgf2p8affineinvqb zmm27, zmm27, zmm24, 0x6e                      ;   696.5 p0      42 t
        vmovdqa64 zmm29, zmm26                                           ;   678.5         41 t copy
        vpternlogd zmm29, zmm10, zmm23, 0x96                             ;   699.5 p5      41 t
        vmovdqa64 zmm14, zmm27                                           ;   699.5         41 t copy
        vpternlogd zmm14, zmm23, zmm4, 0x96                              ;   699.5 p5      41 t
        vpternlogd zmm26, zmm14, zmm10, 0x96                             ;   700.5 p0      41 t
        vmovdqa64 zmm24, zmm2                                            ;   690.5         40 t copy
        vpternlogd zmm24, zmm8, [rbp + 13888], 0x96                      ;   695.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm12, 8                            ;   696.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   699.5 p0+p2   21 t
        vpternlogd zmm10, zmm11, zmm24, 0x96                             ;   702.5 p5      41 t
        vpternlogd zmm11, zmm29, zmm24, 0x96                             ;   702.5 p5      41 t
        vpternlogd zmm24, zmm0, zmm4, 0x96                               ;   702.5 p0      41 t
        vpternlogd zmm0, zmm4, zmm10, 0x96                               ;   703.5 p5      41 t
        vpternlogd zmm27, zmm23, zmm24, 0x96                             ;   703.5 p0      41 t
        vpternlogd zmm29, zmm1, zmm0, 0x96                               ;   704.5 p5      62 t
        vpternlogd zmm14, zmm11, [rbp + 22144], 0x96                     ;   703.5 p0+p3   62 t
        vpternlogd zmm24, zmm26, [rbp + 21440], 0x96                     ;   703.5 p5+p2   62 t
        vpternlogd zmm10, zmm27, [rbp + 22080], 0x96                     ;   704.5 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 14464]                                    ;   532.8 p2      61 r.4 reload
        vpxord zmm4, zmm19, zmm1                                         ;   701.5 p5      40 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 128] ;   534.7 p3      23 t reload
        vgf2p8affineqb zmm4, zmm4, zmm23, 0x58                           ;   702.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   705.5 p0+p2   23 t
        vmovdqu64 [rbp + 22080], zmm19                                   ;   691.5 p7+p4   62 t spill
        vpxord zmm19, zmm18, [rbp + 14528]                               ;   702.5 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm12, 8                            ;   704.5 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   707.5 p0+p2   22 t
        vmovdqu64 [rbp + 21440], zmm18                                   ;   690.5 p8+p9   62 t spill
        vpxord zmm18, zmm15, [rbp + 14592]                               ;   703.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm12, 8                            ;   706.5 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   709.5 p0+p2   21 t
        vpxord zmm1, zmm29, zmm1                                         ;   705.5 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm23, 0x58                           ;   708.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   711.5 p0+p3   23 t
        vmovdqu64 [rbp + 22144], zmm15                                   ;   692.5 p7+p4   62 t spill
        vpxord zmm15, zmm6, [rbp + 14656]                                ;   705.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm12, 8                            ;   710.5 p0      42 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   713.5 p0+p3   42 t
        vmovdqu64 [rbp + 21760], zmm6                                    ;   693.5 p8+p9   62 t spill
        vpxord zmm6, zmm14, [rbp + 14528]                                ;   706.5 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm12, 8                              ;   712.5 p0      22 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   715.5 p0+p3   22 t
        vmovdqu64 [rbp + 21888], zmm14                                   ;   704.5 p7+p4   62 t spill
        vpxord zmm14, zmm24, [rbp + 14592]                               ;   707.5 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm12, 8                            ;   714.5 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   717.5 p0+p3   21 t
        vmovdqu64 [rbp + 21504], zmm24                                   ;   704.5 p8+p9   62 t spill
        vpxord zmm24, zmm10, [rbp + 14656]                               ;   708.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm12, 8                            ;   716.5 p0      42 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   719.5 p0+p3   42 t
        vmovdqu64 [rbp + 22720], zmm10                                   ;   705.5 p7+p4   62 t spill
        vmovdqu64 zmm10, [rbp + 14208]                                   ;   548.8 p2      40 t
        vpternlogd zmm10, zmm21, [rbp + 23296], 0x96                     ;   709.5 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm12, 8                            ;   718.5 p0      41 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   721.5 p0+p2   41 t
        vmovdqu64 [rbp + 22464], zmm29                                   ;   705.5 p8+p9   62 t spill
        vmovdqu64 zmm29, [rbp + 14272]                                   ;   550.5 p3      40 t
        vpternlogd zmm29, zmm25, [rbp + 22656], 0x96                     ;   710.5 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm23, 0x58                         ;   720.5 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   723.5 p0+p3   23 t
        vmovdqu64 [rbp + 22016], zmm25                                   ;   690.5 p7+p4   41 t spill
        vmovdqa64 zmm25, zmm18                                           ;   712.5         41 t copy
        vpternlogd zmm25, zmm10, zmm29, 0x96                             ;   726.5 p5      41 t
        vmovdqu64 [rbp + 22848], zmm21                                   ;   690.5 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 14336]                                   ;   551.8 p2      40 t
        vpternlogd zmm21, zmm31, [rbp + 22208], 0x96                     ;   712.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm12, 8                            ;   722.5 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   725.5 p0+p2   22 t
        vmovdqu64 [rbp + 21824], zmm31                                   ;   689.5 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm15                                           ;   716.5         41 t copy
        vpternlogd zmm31, zmm29, zmm21, 0x96                             ;   728.5 p5      41 t
        vpternlogd zmm18, zmm31, zmm10, 0x96                             ;   729.5 p5      41 t
        vpternlogd zmm30, zmm22, zmm18, 0x96                             ;   730.5 p5      61 t
        vmovdqu64 zmm22, [rbp + 14912]                                   ;   553.5 p3      62 l.3 reload
        vmovdqu64 [rbp + 23104], zmm3                                    ;   688.5 p8+p9   61 t spill
        vpxord zmm3, zmm30, zmm22                                        ;   731.5 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm12, 8                              ;   732.5 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   735.5 p0+p2   21 t
        vmovdqu64 [rbp + 22336], zmm30                                   ;   731.5 p7+p4   61 t spill
        vmovdqu64 zmm30, [rbp + 14400]                                   ;   554.5 p3      40 t
        vpternlogd zmm30, zmm28, [rbp + 23232], 0x96                     ;   717.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm12, 8                            ;   726.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   729.5 p0+p3   21 t
        vpternlogd zmm10, zmm19, zmm30, 0x96                             ;   732.5 p5      41 t
        vpternlogd zmm19, zmm25, zmm30, 0x96                             ;   732.5 p5      41 t
        vpternlogd zmm30, zmm4, zmm21, 0x96                              ;   732.5 p5      41 t
        vpternlogd zmm4, zmm21, zmm10, 0x96                              ;   733.5 p5      41 t
        vpternlogd zmm15, zmm29, zmm30, 0x96                             ;   733.5 p5      41 t
        vpternlogd zmm9, zmm5, zmm15, 0x96                               ;   734.5 p5      61 t
        vmovdqu64 zmm5, [rbp + 21696]                                    ;   603.5 p2      47 y reload
        vmovdqu64 zmm21, [rbp + 14208]                                   ;   558.8 p3      40 t
        vpternlogd zmm21, zmm27, zmm5, 0x96                              ;   724.5 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm12, 8                            ;   728.5 p0      41 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 64]  ;   560.5 p2      41 t reload
        vgf2p8affineinvqb zmm21, zmm21, zmm29, 0x6e                      ;   731.5 p0      41 t
        vpternlogd zmm16, zmm7, zmm4, 0x96                               ;   734.5 p5      61 t
        vpternlogd zmm4, zmm25, [rbp + 22592], 0x96                      ;   734.5 p5+p3   61 t
        vpternlogd zmm18, zmm30, [rbp + 21376], 0x96                     ;   733.5 p5+p2   61 t
        vmovdqu64 zmm7, [rbp + 23488]                                    ;   607.5 p3      47 y reload
        vmovdqu64 zmm25, [rbp + 14272]                                   ;   564.7 p2      40 t
        vpternlogd zmm25, zmm0, zmm7, 0x96                               ;   728.5 p5      40 t
        vgf2p8affineqb zmm25, zmm25, zmm23, 0x58                         ;   730.5 p0      23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 192] ;   566.5 p3      23 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm30, 0x6e                      ;   733.5 p0      23 t
        vpternlogd zmm15, zmm10, [rbp + 23168], 0x96                     ;   734.5 p5+p2   61 t
        vpternlogd zmm31, zmm19, [rbp + 22528], 0x96                     ;   733.5 p5+p3   61 t
        vmovdqa64 zmm10, zmm14                                           ;   720.5         41 t copy
        vpternlogd zmm10, zmm21, zmm25, 0x96                             ;   736.5 p5      41 t
        vmovdqu64 zmm7, [rbp + 23040]                                    ;   661.5 p2      61 t reload
        vpternlogd zmm19, zmm7, [rbp + 23616], 0x96                      ;   733.5 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 14720]                                    ;   572.5 p2      62 l.0 reload
        vpxord zmm5, zmm9, zmm7                                          ;   735.5 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm12, 8                              ;   736.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm29, 0x6e                        ;   739.5 p0      41 t
        vmovdqu64 [rbp + 23616], zmm9                                    ;   735.5 p8+p9   61 t spill
        vpxord zmm9, zmm16, [rbp + 14784]                                ;   735.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm23, 0x58                           ;   736.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm30, 0x6e                        ;   739.5 p0      23 t
        vmovdqu64 [rbp + 23040], zmm16                                   ;   735.5 p7+p4   61 t spill
        vpxord zmm16, zmm19, [rbp + 14848]                               ;   734.5 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm12, 8                            ;   737.5 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   740.5 p0+p3   22 t
        vmovdqu64 [rbp + 22528], zmm19                                   ;   734.5 p8+p9   61 t spill
        vpxord zmm19, zmm4, [rbp + 14976]                                ;   735.5 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm23, 0x58                         ;   739.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm30, 0x6e                      ;   742.5 p0      23 t
        vmovdqu64 [rbp + 23168], zmm4                                    ;   735.5 p7+p4   61 t spill
        vpxord zmm4, zmm31, [rbp + 15040]                                ;   736.5 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm12, 8                              ;   741.5 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   744.5 p0+p2   22 t
        vmovdqu64 [rbp + 21376], zmm31                                   ;   734.5 p8+p9   61 t spill
        vpxord zmm31, zmm18, [rbp + 15104]                               ;   737.5 p5+p3   40 t
        vgf2p8affineqb zmm31, zmm31, zmm12, 8                            ;   743.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   746.5 p0+p2   21 t
        vmovdqu64 [rbp + 22592], zmm18                                   ;   734.5 p7+p4   61 t spill
        vpxord zmm18, zmm15, [rbp + 15168]                               ;   738.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm12, 8                            ;   745.5 p0      42 t
        vgf2p8affineinvqb zmm18, zmm18, zmm29, 0x6e                      ;   748.5 p0      42 t
        vmovdqu64 [rbp + 22976], zmm15                                   ;   735.5 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 14336]                                   ;   584.8 p2      40 t
        vpternlogd zmm15, zmm11, [rbp + 23552], 0x96                     ;   739.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm12, 8                            ;   747.5 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   750.5 p0+p2   22 t
        vmovdqa64 zmm30, zmm24                                           ;   722.5         41 t copy
        vpternlogd zmm30, zmm25, zmm15, 0x96                             ;   753.5 p5      41 t
        vpternlogd zmm14, zmm30, zmm21, 0x96                             ;   754.5 p5      41 t
        vpternlogd zmm2, zmm8, zmm14, 0x96                               ;   755.5 p5      61 t
        vpxord zmm8, zmm2, zmm22                                         ;   756.5 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm12, 8                              ;   757.5 p0      21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 320] ;   588.5 p3      21 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm22, 0xdc                        ;   760.5 p0      21 t
        vmovdqu64 [rbp + 22400], zmm2                                    ;   756.5 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 14400]                                    ;   589.0 p2      40 t
        vpternlogd zmm2, zmm26, [rbp + 22272], 0x96                      ;   744.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 8                              ;   751.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm22, 0xdc                        ;   754.5 p0      21 t
        vpternlogd zmm21, zmm6, zmm2, 0x96                               ;   757.5 p5      41 t
        vpternlogd zmm6, zmm10, zmm2, 0x96                               ;   757.5 p5      41 t
        vpternlogd zmm2, zmm1, zmm15, 0x96                               ;   757.5 p5      41 t
        vpternlogd zmm1, zmm15, zmm21, 0x96                              ;   758.5 p5      41 t
        vpternlogd zmm24, zmm25, zmm2, 0x96                              ;   758.5 p5      41 t
        vpternlogd zmm20, zmm13, zmm24, 0x96                             ;   759.5 p5      61 t
        vpternlogd zmm14, zmm2, [rbp + 21632], 0x96                      ;   758.5 p5+p2   61 t
        vpternlogd zmm24, zmm21, [rbp + 23104], 0x96                     ;   759.5 p5+p3   61 t
        vpternlogd zmm17, zmm1, [rbp + 23424], 0x96                      ;   759.5 p0+p2   61 t
        vpternlogd zmm1, zmm10, [rbp + 21952], 0x96                      ;   759.5 p5+p3   61 t
        vpternlogd zmm30, zmm6, [rbp + 23360], 0x96                      ;   758.5 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 22912]                                    ;   669.5 p3      61 t reload
        vpternlogd zmm6, zmm2, [rbp + 22784], 0x96                       ;   758.5 p5+p2   61 t
        vpxord zmm2, zmm20, zmm7                                         ;   760.5 p0      40 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 8                              ;   761.5 p0      41 t
        vgf2p8affineinvqb zmm2, zmm2, zmm29, 0x6e                        ;   764.5 p0      41 t
        vpxord zmm7, zmm17, [rbp + 14784]                                ;   760.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm23, 0x58                           ;   761.5 p0      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;   594.8 p2      23 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm10, 0x6e                        ;   764.5 p0      23 t
        vpxord zmm13, zmm6, [rbp + 14848]                                ;   759.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm12, 8                            ;   760.5 p0      22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 256] ;   595.8 p2      22 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm15, 0x37                      ;   763.5 p0      22 t
        vpxord zmm21, zmm1, [rbp + 14976]                                ;   760.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm23, 0x58                         ;   762.5 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm10, 0x6e                      ;   765.5 p0      23 t
        vpxord zmm25, zmm30, [rbp + 15040]                               ;   759.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm12, 8                            ;   764.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, zmm15, 0x37                      ;   767.5 p0      22 t
        vpxord zmm15, zmm14, [rbp + 15104]                               ;   759.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm12, 8                            ;   766.5 p0      21 t
        vgf2p8affineinvqb zmm15, zmm15, zmm22, 0xdc                      ;   769.5 p0      21 t
        vpxord zmm22, zmm24, [rbp + 15168]                               ;   760.5 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm12, 8                            ;   768.5 p0      42 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0x6e                      ;   771.5 p0      42 t
        vmovdqa64 zmm10, zmm5                                            ;   742.5         41 t copy
        vpternlogd zmm10, zmm4, zmm3, 0x96                               ;   761.5 p5      41 t
        vmovdqu64 [rbp + 22784], zmm24                                   ;   760.5 p8+p9   61 t spill
        vmovdqa64 zmm24, zmm19                                           ;   745.5         41 t copy
        vpternlogd zmm24, zmm16, zmm3, 0x96                              ;   762.5 p5      41 t
        vpternlogd zmm19, zmm10, zmm16, 0x96                             ;   763.5 p5      41 t
        vpternlogd zmm16, zmm18, zmm9, 0x96                              ;   764.5 p5      41 t
        vpternlogd zmm18, zmm24, zmm9, 0x96                              ;   765.5 p5      41 t
        vpternlogd zmm9, zmm31, zmm5, 0x96                               ;   766.5 p5      41 t
        vpternlogd zmm4, zmm3, zmm9, 0x96                                ;   767.5 p5      41 t
        vpternlogd zmm31, zmm5, zmm16, 0x96                              ;   768.5 p5      41 t
        vpternlogd zmm28, zmm31, [rbp + 23232], 0x96                     ;   769.5 p5+p3   62 t
        vpternlogd zmm31, zmm24, [rbp + 22144], 0x96                     ;   770.5 p0+p2   62 t
        vmovdqa64 zmm3, zmm2                                             ;   767.5         41 t copy
        vpternlogd zmm3, zmm25, zmm8, 0x96                               ;   770.5 p5      41 t
        vpternlogd zmm9, zmm19, [rbp + 22080], 0x96                      ;   771.5 p0+p3   62 t
        vpternlogd zmm16, zmm4, [rbp + 21440], 0x96                      ;   771.5 p5+p2   62 t
        vpternlogd zmm10, zmm18, [rbp + 21760], 0x96                     ;   772.5 p0+p3   62 t
        vmovdqa64 zmm5, zmm21                                            ;   768.5         41 t copy
        vpternlogd zmm5, zmm13, zmm8, 0x96                               ;   772.5 p5      41 t
        vpternlogd zmm21, zmm3, zmm13, 0x96                              ;   773.5 p0      41 t
        vpternlogd zmm13, zmm22, zmm7, 0x96                              ;   774.5 p5      41 t
        vpternlogd zmm22, zmm5, zmm7, 0x96                               ;   774.5 p0      41 t
        vpternlogd zmm7, zmm15, zmm2, 0x96                               ;   774.5 p5      41 t
        vpternlogd zmm25, zmm8, zmm7, 0x96                               ;   775.5 p0      41 t
        vpternlogd zmm15, zmm2, zmm13, 0x96                              ;   775.5 p5      41 t
        vpternlogd zmm27, zmm22, [rbp + 21696], 0x96                     ;   776.5 p0+p2   62 t
        vpternlogd zmm22, zmm3, [rbp + 22720], 0x96                      ;   776.5 p5+p3   62 t
        vpternlogd zmm0, zmm21, [rbp + 23488], 0x96                      ;   777.5 p0+p2   62 t
        vpternlogd zmm21, zmm7, [rbp + 22464], 0x96                      ;   777.5 p5+p3   62 t
        vpternlogd zmm11, zmm25, [rbp + 23552], 0x96                     ;   778.5 p0+p2   62 t
        vpternlogd zmm25, zmm13, [rbp + 21888], 0x96                     ;   778.5 p5+p3   62 t
        vpternlogd zmm26, zmm15, [rbp + 22272], 0x96                     ;   779.5 p0+p2   62 t
        vpternlogd zmm15, zmm5, [rbp + 21504], 0x96                      ;   779.5 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 22848]                                    ;   690.5 p2      41 t reload
        vpternlogd zmm18, zmm2, [rbp + 23296], 0x96                      ;   780.5 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 22016]                                    ;   690.5 p2      41 t reload
        vpternlogd zmm19, zmm2, [rbp + 22656], 0x96                      ;   780.5 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 21824]                                    ;   689.5 p2      41 t reload
        vpternlogd zmm4, zmm2, [rbp + 22208], 0x96                       ;   781.5 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 15232]                                    ;   618.2 p2      61 r.0 reload
        vpxord zmm3, zmm27, zmm2                                         ;   781.5 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm12, 8                              ;   782.5 p0      41 t
        vgf2p8affineinvqb zmm3, zmm3, zmm29, 0x6e                        ;   785.5 p0      41 t
        vpxord zmm2, zmm18, zmm2                                         ;   782.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 8                              ;   784.5 p0      41 t
        vgf2p8affineinvqb zmm2, zmm2, zmm29, 0x6e                        ;   787.5 p0      41 t
        vmovdqu64 zmm5, [rbp + 15424]                                    ;   621.5 p3      61 r.3 reload
        vpxord zmm7, zmm28, zmm5                                         ;   783.5 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm12, 8                              ;   786.5 p0      21 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 320]  ;   622.0 p2      21 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm8, 0xdc                         ;   789.5 p0      21 t
        vmovdqu64 zmm13, [rbp + 15296]                                   ;   623.7 p3      61 r.1 reload
        vpxord zmm24, zmm0, zmm13                                        ;   784.5 p5      40 t
        vgf2p8affineqb zmm24, zmm24, zmm23, 0x58                         ;   788.5 p0      23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   791.5 p0+p2   23 t
        vpxord zmm13, zmm19, zmm13                                       ;   785.5 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm23, 0x58                         ;   790.5 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   793.5 p0+p3   23 t
        vmovdqu64 [rbp + 22208], zmm28                                   ;   770.5 p7+p4   62 t spill
        vpxord zmm28, zmm11, [rbp + 15360]                               ;   786.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm12, 8                            ;   792.5 p0      22 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   795.5 p0+p3   22 t
        vmovdqu64 [rbp + 21824], zmm11                                   ;   779.5 p8+p9   62 t spill
        vpxord zmm11, zmm4, [rbp + 15360]                                ;   787.5 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm12, 8                            ;   794.5 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   797.5 p0+p3   22 t
        vmovdqu64 [rbp + 22656], zmm4                                    ;   782.5 p7+p4   62 t spill
        vpxord zmm4, zmm9, [rbp + 15488]                                 ;   788.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm23, 0x58                           ;   796.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   799.5 p0+p3   23 t
        vmovdqu64 [rbp + 22016], zmm0                                    ;   778.5 p8+p9   62 t spill
        vpxord zmm0, zmm16, [rbp + 15552]                                ;   789.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm12, 8                              ;   798.5 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   801.5 p0+p3   22 t
        vpxord zmm5, zmm26, zmm5                                         ;   790.5 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm12, 8                              ;   800.5 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, zmm8, 0xdc                         ;   803.5 p0      21 t
        vmovdqu64 [rbp + 23296], zmm26                                   ;   780.5 p7+p4   62 t spill
        vpxord zmm26, zmm21, [rbp + 15488]                               ;   791.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm23, 0x58                         ;   802.5 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   805.5 p0+p3   23 t
        vpxord zmm23, zmm31, [rbp + 15616]                               ;   792.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm12, 8                            ;   804.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, zmm8, 0xdc                       ;   807.5 p0      21 t
        vmovdqu64 [rbp + 22848], zmm19                                   ;   781.5 p8+p9   62 t spill
        vpxord zmm19, zmm25, [rbp + 15552]                               ;   793.5 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm12, 8                            ;   806.5 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   809.5 p0+p2   22 t
        vmovdqu64 [rbp + 21504], zmm27                                   ;   777.5 p7+p4   62 t spill
        vpxord zmm27, zmm10, [rbp + 15680]                               ;   794.5 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm12, 8                            ;   808.5 p0      42 t
        vgf2p8affineinvqb zmm27, zmm27, zmm29, 0x6e                      ;   811.5 p0      42 t
        vmovdqu64 [rbp + 22272], zmm18                                   ;   781.5 p8+p9   62 t spill
        vpxord zmm18, zmm15, [rbp + 15616]                               ;   795.5 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm12, 8                            ;   810.5 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, zmm8, 0xdc                       ;   813.5 p0      21 t
        vpxord zmm8, zmm22, [rbp + 15680]                                ;   796.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm12, 8                              ;   812.5 p0      42 t
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x6e                        ;   815.5 p0      42 t
        vmovdqa64 zmm29, zmm2                                            ;   790.5         41 t copy
        vpternlogd zmm29, zmm0, zmm7, 0x96                               ;   804.5 p5      41 t
        vmovdqu64 [rbp + 21888], zmm22                                   ;   777.5 p7+p4   62 t spill
        vmovdqa64 zmm22, zmm4                                            ;   802.5         41 t copy
        vpternlogd zmm22, zmm11, zmm7, 0x96                              ;   802.5 p5      41 t
        vpternlogd zmm4, zmm29, zmm11, 0x96                              ;   805.5 p5      41 t
        vpternlogd zmm11, zmm27, zmm13, 0x96                             ;   814.5 p5      41 t
        vpternlogd zmm27, zmm22, zmm13, 0x96                             ;   814.5 p5      41 t
        vpternlogd zmm13, zmm23, zmm2, 0x96                              ;   810.5 p5      41 t
        vpternlogd zmm0, zmm7, zmm13, 0x96                               ;   811.5 p5      41 t
        vpternlogd zmm23, zmm2, zmm11, 0x96                              ;   815.5 p5      41 t
        vpternlogd zmm13, zmm4, [rbp + 23168], 0x96                      ;   811.5 p5+p2   61 t
        vpternlogd zmm11, zmm0, [rbp + 21376], 0x96                      ;   815.5 p5+p3   61 t
        vpternlogd zmm22, zmm23, [rbp + 22592], 0x96                     ;   816.5 p5+p2   61 t
        vpternlogd zmm29, zmm27, [rbp + 22976], 0x96                     ;   815.5 p5+p3   61 t
        vmovdqa64 zmm2, zmm3                                             ;   788.5         41 t copy
        vpternlogd zmm2, zmm19, zmm5, 0x96                               ;   812.5 p5      41 t
        vmovdqa64 zmm7, zmm26                                            ;   808.5         41 t copy
        vpternlogd zmm7, zmm28, zmm5, 0x96                               ;   810.5 p5      41 t
        vpternlogd zmm26, zmm2, zmm28, 0x96                              ;   813.5 p5      41 t
        vpternlogd zmm28, zmm8, zmm24, 0x96                              ;   818.5 p5      41 t
        vpternlogd zmm8, zmm7, zmm24, 0x96                               ;   818.5 p5      41 t
        vpternlogd zmm24, zmm18, zmm3, 0x96                              ;   816.5 p0      41 t
        vpternlogd zmm19, zmm5, zmm24, 0x96                              ;   817.5 p5      41 t
        vpternlogd zmm18, zmm3, zmm28, 0x96                              ;   819.5 p0      41 t
        vpternlogd zmm24, zmm1, zmm26, 0x96                              ;   817.5 p5      61 t
        vpxord zmm17, zmm17, zmm26                                       ;   816.5 p0      61 t
        vpternlogd zmm28, zmm30, zmm19, 0x96                             ;   819.5 p5      61 t
        vpxord zmm6, zmm6, zmm19                                         ;   818.5 p0      61 t
        vpternlogd zmm7, zmm14, zmm18, 0x96                              ;   820.5 p5      61 t
        vpxord zmm20, zmm20, zmm8                                        ;   819.5 p0      61 t
        vpternlogd zmm8, zmm2, [rbp + 22784], 0x96                       ;   819.5 p5+p2   61 t
        vpxord zmm27, zmm27, [rbp + 23616]                               ;   819.5 p0+p3   61 t
        vpxord zmm4, zmm4, [rbp + 23040]                                 ;   819.5 p5+p2   61 t
        vpxord zmm0, zmm0, [rbp + 22528]                                 ;   820.5 p0+p3   61 t
        vpxord zmm23, zmm23, [rbp + 22336]                               ;   820.5 p5+p2   61 t
        vpxord zmm18, zmm18, [rbp + 22400]                               ;   821.5 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 16000]                                    ;   665.5 p2      62 l.4 reload
        vpxord zmm2, zmm13, zmm1                                         ;   821.5 p5      40 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 128]  ;   665.8 p3      23 t reload
        vgf2p8affineqb zmm2, zmm2, zmm3, 0x58                            ;   822.5 p0      23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 192]  ;   666.5 p2      23 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm5, 0x6e                         ;   825.5 p0      23 t
        vpxord zmm1, zmm24, zmm1                                         ;   822.5 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm3, 0x58                            ;   824.5 p0      23 t
        vgf2p8affineinvqb zmm1, zmm1, zmm5, 0x6e                         ;   827.5 p0      23 t
        vmovdqu64 zmm14, [rbp + 16064]                                   ;   666.8 p3      62 l.5 reload
        vpxord zmm19, zmm11, zmm14                                       ;   823.5 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm12, 8                            ;   826.5 p0      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 256] ;   667.5 p2      22 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm26, 0x37                      ;   829.5 p0      22 t
        vmovdqu64 zmm30, [rbp + 16128]                                   ;   667.8 p3      62 l.6 reload
        vmovdqu64 [rbp + 22400], zmm11                                   ;   816.5 p8+p9   61 t spill
        vpxord zmm11, zmm22, zmm30                                       ;   824.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm12, 8                            ;   828.5 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   831.5 p0+p2   21 t
        vpxord zmm14, zmm28, zmm14                                       ;   825.5 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm12, 8                            ;   830.5 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, zmm26, 0x37                      ;   833.5 p0      22 t
        vmovdqu64 [rbp + 22336], zmm22                                   ;   817.5 p7+p4   61 t spill
        vpxord zmm22, zmm29, [rbp + 16192]                               ;   826.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm12, 8                            ;   832.5 p0      42 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   835.5 p0+p2   42 t
        vpxord zmm30, zmm7, zmm30                                        ;   827.5 p5      40 t
        vgf2p8affineqb zmm30, zmm30, zmm12, 8                            ;   834.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   837.5 p0+p3   21 t
        vmovdqu64 [rbp + 22528], zmm29                                   ;   816.5 p8+p9   61 t spill
        vpxord zmm29, zmm8, [rbp + 16192]                                ;   828.5 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm12, 8                            ;   836.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   839.5 p0+p3   42 t
        vmovdqu64 [rbp + 23040], zmm8                                    ;   820.5 p7+p4   61 t spill
        vpxord zmm8, zmm27, [rbp + 15744]                                ;   829.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm12, 8                              ;   838.5 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   841.5 p0+p3   41 t
        vmovdqu64 [rbp + 23616], zmm7                                    ;   821.5 p8+p9   61 t spill
        vpxord zmm7, zmm20, [rbp + 15744]                                ;   830.5 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm12, 8                              ;   840.5 p0      41 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   843.5 p0+p3   41 t
        vmovdqu64 [rbp + 22784], zmm28                                   ;   820.5 p7+p4   61 t spill
        vpxord zmm28, zmm17, [rbp + 15808]                               ;   831.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm3, 0x58                          ;   842.5 p0      23 t
        vgf2p8affineinvqb zmm28, zmm28, zmm5, 0x6e                       ;   845.5 p0      23 t
        vmovdqu64 [rbp + 22976], zmm17                                   ;   817.5 p8+p9   61 t spill
        vpxord zmm17, zmm4, [rbp + 15808]                                ;   832.5 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm3, 0x58                          ;   844.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm5, 0x6e                       ;   847.5 p0      23 t
        vpxord zmm5, zmm0, [rbp + 15872]                                 ;   833.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm12, 8                              ;   846.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, zmm26, 0x37                        ;   849.5 p0      22 t
        vpxord zmm3, zmm6, [rbp + 15872]                                 ;   834.5 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm12, 8                              ;   848.5 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm26, 0x37                        ;   851.5 p0      22 t
        vmovdqa64 zmm26, zmm11                                           ;   834.5         41 t copy
        vpternlogd zmm26, zmm8, zmm17, 0x96                              ;   850.5 p5      41 t
        vmovdqu64 [rbp + 22592], zmm6                                    ;   819.5 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm30                                            ;   840.5         41 t copy
        vpternlogd zmm6, zmm7, zmm28, 0x96                               ;   848.5 p5      41 t
        vmovdqu64 [rbp + 21376], zmm0                                    ;   821.5 p8+p9   61 t spill
        vpxord zmm0, zmm23, [rbp + 15936]                                ;   837.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm12, 8                              ;   850.5 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   853.5 p0+p3   21 t
        vmovdqu64 [rbp + 23168], zmm23                                   ;   821.5 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm8                                            ;   844.5         41 t copy
        vpternlogd zmm23, zmm19, zmm0, 0x96                              ;   856.5 p5      41 t
        vpternlogd zmm19, zmm26, zmm0, 0x96                              ;   856.5 p5      41 t
        vpternlogd zmm0, zmm2, zmm5, 0x96                                ;   856.5 p5      41 t
        vpternlogd zmm2, zmm23, zmm5, 0x96                               ;   857.5 p5      41 t
        vpternlogd zmm26, zmm9, zmm2, 0x96                               ;   858.5 p5      62 t
        vpternlogd zmm5, zmm22, zmm17, 0x96                              ;   852.5 p5      41 t
        vpternlogd zmm22, zmm17, zmm0, 0x96                              ;   857.5 p5      41 t
        vpternlogd zmm11, zmm8, zmm5, 0x96                               ;   853.5 p5      41 t
        vpxord zmm8, zmm18, [rbp + 15936]                                ;   846.5 p5+p2   40 t
        vpternlogd zmm5, zmm16, zmm19, 0x96                              ;   857.5 p5      62 t
        vgf2p8affineqb zmm8, zmm8, zmm12, 8                              ;   852.5 p0      21 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 320]  ;   681.5 p3      21 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm9, 0xdc                         ;   855.5 p0      21 t
        vpternlogd zmm0, zmm31, zmm11, 0x96                              ;   857.5 p5      62 t
        vpternlogd zmm23, zmm10, zmm22, 0x96                             ;   858.5 p5      62 t
        vmovdqa64 zmm10, zmm7                                            ;   846.5         41 t copy
        vpternlogd zmm10, zmm14, zmm8, 0x96                              ;   858.5 p5      41 t
        vpternlogd zmm14, zmm6, zmm8, 0x96                               ;   858.5 p5      41 t
        vpternlogd zmm8, zmm1, zmm3, 0x96                                ;   858.5 p5      41 t
        vpternlogd zmm1, zmm10, zmm3, 0x96                               ;   859.5 p5      41 t
        vpternlogd zmm6, zmm21, zmm1, 0x96                               ;   860.5 p0      62 t
        vpternlogd zmm3, zmm29, zmm28, 0x96                              ;   854.5 p5      41 t
        vpternlogd zmm29, zmm28, zmm8, 0x96                              ;   859.5 p0      41 t
        vpternlogd zmm30, zmm7, zmm3, 0x96                               ;   855.5 p5      41 t
        vpternlogd zmm3, zmm25, zmm14, 0x96                              ;   859.5 p0      62 t
        vpternlogd zmm8, zmm15, zmm30, 0x96                              ;   859.5 p5      62 t
        vpternlogd zmm10, zmm29, [rbp + 21888], 0x96                     ;   860.5 p0+p2   62 t
        vmovdqu64 zmm7, [rbp + 16512]                                    ;   685.5 p3      71 d.4 reload
        vpandd zmm15, zmm26, zmm7                                        ;   859.5 p5      47 y
        vmovdqu64 zmm16, [rbp + 16576]                                   ;   685.8 p2      71 d.5 reload
        vpandd zmm17, zmm5, zmm16                                        ;   858.5 p0      47 y
        vpandd zmm7, zmm6, zmm7                                          ;   861.5 p5      47 y
        vpandd zmm16, zmm3, zmm16                                        ;   860.5 p0      47 y
        vmovdqu64 zmm21, [rbp + 16640]                                   ;   687.8 p3      71 d.6 reload
        vpandd zmm25, zmm0, zmm21                                        ;   859.5 p5      47 y
        vmovdqu64 zmm28, [rbp + 16768]                                   ;   688.7 p2      71 y.0 reload
        vpternlogd zmm13, zmm27, zmm28, 0x1e                             ;   860.5 p0      51 x
        vpternlogd zmm28, zmm24, zmm20, 0x36                             ;   860.5 p5      51 x
        vpandd zmm21, zmm8, zmm21                                        ;   861.5 p0      47 y
        vmovdqu64 zmm24, [rbp + 16704]                                   ;   689.3 p3      71 d.7 reload
        vpandd zmm31, zmm23, zmm24                                       ;   861.5 p5      47 y
        vpandd zmm24, zmm10, zmm24                                       ;   862.5 p0      47 y
        vgf2p8affineqb zmm9, zmm31, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   863.5 p0+p2   47 y
        vgf2p8affineqb zmm12, zmm24, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   864.5 p0+p3   47 y
        vmovdqu64 [rbp + 21888], zmm20                                   ;   820.5 p8+p9   61 t spill
        vgf2p8affineqb zmm20, zmm15, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   865.5 p0+p2   47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   862.5 p5      47 y
        vpaddb zmm31, zmm31, zmm31                                       ;   863.5 p5      47 y
        vmovdqu64 [rbp + 23552], zmm27                                   ;   820.5 p7+p4   61 t spill
        vgf2p8affineqb zmm27, zmm7, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   866.5 p0+p3   47 y
        vpaddb zmm7, zmm7, zmm7                                          ;   864.5 p5      47 y
        vpaddb zmm24, zmm24, zmm24                                       ;   865.5 p5      47 y
        vmovdqu64 [rbp + 22464], zmm28                                   ;   861.5 p8+p9   51 x spill
        vgf2p8affineqb zmm28, zmm17, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   867.5 p0+p2   47 y
        vpaddb zmm17, zmm17, zmm17                                       ;   866.5 p5      47 y
        vmovdqu64 [rbp + 23488], zmm13                                   ;   861.5 p7+p4   51 x spill
        vgf2p8affineqb zmm13, zmm16, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   868.5 p0+p3   47 y
        vpaddb zmm16, zmm16, zmm16                                       ;   867.5 p5      47 y
        vmovdqu64 [rbp + 22720], zmm18                                   ;   822.5 p8+p9   61 t spill
        vgf2p8affineqb zmm18, zmm25, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   869.5 p0+p2   47 y
        vpaddb zmm25, zmm25, zmm25                                       ;   868.5 p5      47 y
        vmovdqu64 [rbp + 21696], zmm4                                    ;   820.5 p7+p4   61 t spill
        vgf2p8affineqb zmm4, zmm21, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   870.5 p0+p3   47 y
        vpaddb zmm21, zmm21, zmm21                                       ;   869.5 p5      47 y
        vpxord zmm22, zmm22, [rbp + 22272]                               ;   870.5 p5+p2   47 y
        vpternlogd zmm9, zmm15, zmm22, 0x96                              ;   871.5 p0      47 y
        vmovdqu64 zmm15, [rbp + 16256]                                   ;   699.5 p3      71 d.0 reload
        vpternlogd zmm26, zmm9, zmm15, 0x1e                              ;   872.5 p5      48 y
        vmovdqu64 zmm22, [rbp + 17536]                                   ;   699.8 p2      61 r.4 reload
        vmovdqu64 [rbp + 22272], zmm9                                    ;   872.5 p8+p9   47 y spill
        vpxord zmm9, zmm26, zmm22                                        ;   873.5 p0      40 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   874.5 p0+p3   23 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   877.5 p0+p2   23 t
        vpxord zmm29, zmm29, [rbp + 21504]                               ;   872.5 p5+p3   47 y
        vpternlogd zmm12, zmm7, zmm29, 0x96                              ;   873.5 p5      47 y
        vpternlogd zmm15, zmm6, zmm12, 0x36                              ;   874.5 p5      48 y
        vpxord zmm2, zmm2, [rbp + 22848]                                 ;   875.5 p0+p2   47 y
        vpternlogd zmm20, zmm17, zmm2, 0x96                              ;   876.5 p5      47 y
        vpxord zmm1, zmm1, [rbp + 22016]                                 ;   876.5 p0+p3   47 y
        vpternlogd zmm27, zmm16, zmm1, 0x96                              ;   877.5 p5      47 y
        vpxord zmm19, zmm19, [rbp + 22656]                               ;   877.5 p0+p2   47 y
        vpternlogd zmm28, zmm25, zmm19, 0x96                             ;   878.5 p5      47 y
        vpxord zmm14, zmm14, [rbp + 21824]                               ;   878.5 p0+p3   47 y
        vpternlogd zmm13, zmm21, zmm14, 0x96                             ;   879.5 p5      47 y
        vpxord zmm11, zmm11, [rbp + 22208]                               ;   879.5 p0+p2   47 y
        vpternlogd zmm18, zmm31, zmm11, 0x96                             ;   880.5 p5      47 y
        vmovdqu64 zmm1, [rbp + 16320]                                    ;   704.5 p3      71 d.1 reload
        vpternlogd zmm5, zmm20, zmm1, 0x1e                               ;   880.5 p0      48 y
        vpternlogd zmm1, zmm3, zmm27, 0x36                               ;   880.5 p5      48 y
        vpxord zmm30, zmm30, [rbp + 23296]                               ;   881.5 p0+p2   47 y
        vpternlogd zmm4, zmm24, zmm30, 0x96                              ;   882.5 p5      47 y
        vmovdqu64 zmm2, [rbp + 16384]                                    ;   705.8 p3      71 d.2 reload
        vpternlogd zmm0, zmm28, zmm2, 0x1e                               ;   882.5 p0      48 y
        vpternlogd zmm2, zmm8, zmm13, 0x36                               ;   882.5 p5      48 y
        vmovdqu64 zmm3, [rbp + 16448]                                    ;   706.5 p2      71 d.3 reload
        vpternlogd zmm23, zmm18, zmm3, 0x1e                              ;   883.5 p0      48 y
        vpternlogd zmm3, zmm10, zmm4, 0x36                               ;   883.5 p5      48 y
        vmovdqu64 zmm6, [rbp + 23488]                                    ;   861.5 p3      52 x
        vmovdqu64 zmm7, [rbp + 17024]                                    ;   707.5 p2      71 y.4 reload
        vpandd zmm6, zmm6, zmm7                                          ;   884.5 p0      52 x
        vmovdqu64 zmm8, [rbp + 22464]                                    ;   861.5 p3      52 x
        vpandd zmm8, zmm8, zmm7                                          ;   884.5 p5      52 x
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 384]  ;   708.8 p2      47 y reload
        vgf2p8affineqb zmm10, zmm6, zmm7, 0                              ;   885.5 p0      52 x
        vpaddb zmm6, zmm6, zmm6                                          ;   885.5 p5      52 x
        vgf2p8affineqb zmm11, zmm8, zmm7, 0                              ;   886.5 p0      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;   886.5 p5      52 x
        vmovdqu64 zmm14, [rbp + 21696]                                   ;   820.5 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 22400]                                   ;   816.5 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 16832]                                   ;   712.7 p3      51 x
        vpternlogd zmm17, zmm16, zmm14, 0x36                             ;   887.5 p0      51 x
        vmovdqu64 zmm16, [rbp + 17088]                                   ;   714.5 p2      71 y.5 reload
        vpandd zmm19, zmm17, zmm16                                       ;   888.5 p5      52 x
        vgf2p8affineqb zmm21, zmm19, zmm7, 0                             ;   889.5 p0      52 x
        vpaddb zmm19, zmm19, zmm19                                       ;   889.5 p5      52 x
        vpxord zmm22, zmm15, zmm22                                       ;   889.5 p0      40 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;   716.7 p3      23 t reload
        vgf2p8affineqb zmm22, zmm22, zmm24, 0x58                         ;   890.5 p0      23 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 192] ;   717.0 p2      23 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm25, 0x6e                      ;   893.5 p0      23 t
        vpternlogd zmm10, zmm19, zmm14, 0x96                             ;   890.5 p5      61 t
        vmovdqu64 zmm14, [rbp + 22976]                                   ;   817.5 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 22784]                                   ;   820.5 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 16832]                                   ;   720.5 p3      51 x
        vpternlogd zmm29, zmm19, zmm14, 0x36                             ;   890.5 p5      51 x
        vpandd zmm16, zmm29, zmm16                                       ;   891.5 p5      52 x
        vgf2p8affineqb zmm19, zmm16, zmm7, 0                             ;   892.5 p0      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;   892.5 p5      52 x
        vpternlogd zmm11, zmm16, zmm14, 0x96                             ;   893.5 p0      61 t
        vmovdqu64 zmm14, [rbp + 17280]                                   ;   722.8 p2      61 r.0 reload
        vpxord zmm16, zmm12, zmm14                                       ;   893.5 p5      40 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512]       ;   723.2 p3      41 t reload
        vgf2p8affineqb zmm16, zmm16, zmm30, 8                            ;   894.5 p0      41 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 64]  ;   724.5 p2      41 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm31, 0x6e                      ;   897.5 p0      41 t
        vmovdqu64 [rbp + 22976], zmm12                                   ;   874.5 p7+p4   47 y spill
        vpxord zmm12, zmm5, [rbp + 17600]                                ;   894.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm30, 8                            ;   896.5 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   899.5 p0+p2   22 t
        vmovdqu64 [rbp + 22784], zmm5                                    ;   881.5 p8+p9   48 y spill
        vpxord zmm5, zmm1, [rbp + 17600]                                 ;   895.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm30, 8                              ;   898.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   901.5 p0+p2   22 t
        vmovdqu64 [rbp + 21696], zmm1                                    ;   881.5 p7+p4   48 y spill
        vpxord zmm1, zmm0, [rbp + 17664]                                 ;   896.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm30, 8                              ;   900.5 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   903.5 p0+p2   21 t
        vmovdqu64 [rbp + 22400], zmm0                                    ;   883.5 p8+p9   48 y spill
        vpxord zmm0, zmm2, [rbp + 17664]                                 ;   897.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm30, 8                              ;   902.5 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   905.5 p0+p2   21 t
        vmovdqu64 [rbp + 23296], zmm2                                    ;   883.5 p7+p4   48 y spill
        vpxord zmm2, zmm23, [rbp + 17728]                                ;   898.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm30, 8                              ;   904.5 p0      42 t
        vgf2p8affineinvqb zmm2, zmm2, zmm31, 0x6e                        ;   907.5 p0      42 t
        vmovdqu64 [rbp + 22208], zmm23                                   ;   884.5 p8+p9   48 y spill
        vpxord zmm23, zmm3, [rbp + 17728]                                ;   899.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm30, 8                            ;   906.5 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm31, 0x6e                      ;   909.5 p0      42 t
        vmovdqu64 [rbp + 21824], zmm3                                    ;   884.5 p7+p4   48 y spill
        vpxord zmm3, zmm20, [rbp + 17344]                                ;   900.5 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm24, 0x58                           ;   908.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm25, 0x6e                        ;   911.5 p0      23 t
        vmovdqu64 [rbp + 22656], zmm20                                   ;   877.5 p8+p9   47 y spill
        vpxord zmm20, zmm27, [rbp + 17344]                               ;   901.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm24, 0x58                         ;   910.5 p0      23 t
        vgf2p8affineinvqb zmm20, zmm20, zmm25, 0x6e                      ;   913.5 p0      23 t
        vpxord zmm25, zmm28, [rbp + 17408]                               ;   902.5 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm30, 8                            ;   912.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   915.5 p0+p2   22 t
        vpxord zmm24, zmm13, [rbp + 17408]                               ;   903.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm30, 8                            ;   914.5 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   917.5 p0+p2   22 t
        vmovdqu64 [rbp + 22016], zmm13                                   ;   880.5 p7+p4   47 y spill
        vpxord zmm13, zmm18, [rbp + 17472]                               ;   904.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm30, 8                            ;   916.5 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   919.5 p0+p2   21 t
        vmovdqu64 [rbp + 22848], zmm18                                   ;   881.5 p8+p9   47 y spill
        vpxord zmm18, zmm4, [rbp + 17472]                                ;   905.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm30, 8                            ;   918.5 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   921.5 p0+p2   21 t
        vmovdqu64 [rbp + 21504], zmm4                                    ;   883.5 p7+p4   47 y spill
        vmovdqa64 zmm4, zmm16                                            ;   900.5         41 t copy
        vpternlogd zmm4, zmm5, zmm18, 0x96                               ;   924.5 p5      41 t
        vmovdqu64 [rbp + 21760], zmm28                                   ;   879.5 p8+p9   47 y spill
        vmovdqa64 zmm28, zmm9                                            ;   880.5         41 t copy
        vpternlogd zmm28, zmm25, zmm13, 0x96                             ;   922.5 p5      41 t
        vmovdqu64 [rbp + 21440], zmm27                                   ;   878.5 p7+p4   47 y spill
        vmovdqa64 zmm27, zmm0                                            ;   908.5         41 t copy
        vpternlogd zmm27, zmm16, zmm20, 0x96                             ;   916.5 p5      41 t
        vpternlogd zmm5, zmm27, zmm18, 0x96                              ;   924.5 p5      41 t
        vpternlogd zmm18, zmm22, zmm24, 0x96                             ;   924.5 p5      41 t
        vpternlogd zmm22, zmm4, zmm24, 0x96                              ;   925.5 p5      41 t
        vpternlogd zmm24, zmm23, zmm20, 0x96                             ;   920.5 p5      41 t
        vpternlogd zmm23, zmm20, zmm18, 0x96                             ;   925.5 p5      41 t
        vpternlogd zmm0, zmm16, zmm24, 0x96                              ;   921.5 p5      41 t
        vpternlogd zmm24, zmm29, zmm5, 0x96                              ;   925.5 p5      61 t
        vmovdqu64 zmm16, [rbp + 22272]                                   ;   872.5 p3      40 t
        vpxord zmm16, zmm16, zmm14                                       ;   916.5 p5      40 t
        vgf2p8affineqb zmm14, zmm16, zmm30, 8                            ;   920.5 p0      41 t
        vgf2p8affineinvqb zmm14, zmm14, zmm31, 0x6e                      ;   923.5 p0      41 t
        vmovdqu64 zmm16, [rbp + 21376]                                   ;   821.5 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 22336]                                   ;   817.5 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 16896]                                   ;   746.7 p2      51 x
        vpternlogd zmm29, zmm20, zmm16, 0x36                             ;   917.5 p5      51 x
        vmovdqu64 zmm20, [rbp + 17152]                                   ;   747.0 p3      71 y.6 reload
        vpandd zmm31, zmm29, zmm20                                       ;   918.5 p5      52 x
        vgf2p8affineqb zmm30, zmm31, zmm7, 0                             ;   922.5 p0      52 x
        vpaddb zmm31, zmm31, zmm31                                       ;   919.5 p5      52 x
        vpternlogd zmm21, zmm31, zmm16, 0x96                             ;   920.5 p5      61 t
        vpternlogd zmm27, zmm22, [rbp + 22464], 0x96                     ;   926.5 p5+p2   61 t
        vmovdqa64 zmm16, zmm14                                           ;   926.5         41 t copy
        vpternlogd zmm16, zmm12, zmm13, 0x96                             ;   926.5 p5      41 t
        vpternlogd zmm9, zmm16, zmm25, 0x96                              ;   927.5 p0      41 t
        vpternlogd zmm25, zmm2, zmm3, 0x96                               ;   923.5 p5      41 t
        vpternlogd zmm2, zmm28, zmm3, 0x96                               ;   924.5 p0      41 t
        vpternlogd zmm3, zmm1, zmm14, 0x96                               ;   926.5 p5      41 t
        vpternlogd zmm12, zmm13, zmm3, 0x96                              ;   927.5 p0      41 t
        vpternlogd zmm1, zmm14, zmm25, 0x96                              ;   926.5 p5      41 t
        vmovdqu64 zmm13, [rbp + 22592]                                   ;   819.5 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 23616]                                   ;   821.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 16896]                                   ;   750.5 p3      51 x
        vpternlogd zmm31, zmm14, zmm13, 0x36                             ;   926.5 p0      51 x
        vpternlogd zmm25, zmm17, zmm12, 0x96                             ;   928.5 p5      61 t
        vpternlogd zmm28, zmm29, zmm1, 0x96                              ;   927.5 p0      61 t
        vpandd zmm14, zmm31, zmm20                                       ;   927.5 p5      52 x
        vgf2p8affineqb zmm17, zmm14, zmm7, 0                             ;   928.5 p0      52 x
        vpternlogd zmm18, zmm31, zmm0, 0x96                              ;   928.5 p5      61 t
        vpaddb zmm14, zmm14, zmm14                                       ;   929.5 p0      52 x
        vpternlogd zmm19, zmm14, zmm13, 0x96                             ;   930.5 p5      61 t
        vmovdqu64 zmm13, [rbp + 23168]                                   ;   821.5 p2      61 t reload
        vmovdqu64 zmm14, [rbp + 22528]                                   ;   816.5 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 16960]                                   ;   755.5 p2      51 x
        vpternlogd zmm20, zmm14, zmm13, 0x36                             ;   930.5 p0      51 x
        vmovdqu64 zmm14, [rbp + 17216]                                   ;   757.5 p3      71 y.7 reload
        vpandd zmm29, zmm20, zmm14                                       ;   931.5 p5      52 x
        vpternlogd zmm16, zmm20, zmm2, 0x96                              ;   931.5 p0      61 t
        vgf2p8affineqb zmm20, zmm29, zmm7, 0                             ;   932.5 p0      52 x
        vpternlogd zmm20, zmm6, [rbp + 23552], 0x96                      ;   935.5 p5+p2   61 t
        vpaddb zmm6, zmm29, zmm29                                        ;   932.5 p5      52 x
        vpternlogd zmm30, zmm6, zmm13, 0x96                              ;   933.5 p0      61 t
        vmovdqu64 zmm6, [rbp + 22720]                                    ;   822.5 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 23040]                                   ;   820.5 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 16960]                                   ;   765.3 p3      51 x
        vpternlogd zmm29, zmm13, zmm6, 0x36                              ;   933.5 p5      51 x
        vpternlogd zmm4, zmm23, zmm29, 0x96                              ;   934.5 p0      61 t
        vpandd zmm29, zmm29, zmm14                                       ;   934.5 p5      52 x
        vgf2p8affineqb zmm7, zmm29, zmm7, 0                              ;   935.5 p0      52 x
        vpaddb zmm13, zmm29, zmm29                                       ;   935.5 p5      52 x
        vpternlogd zmm17, zmm13, zmm6, 0x96                              ;   936.5 p0      61 t
        vpternlogd zmm7, zmm8, [rbp + 21888], 0x96                       ;   938.5 p5+p2   61 t
        vpternlogd zmm3, zmm9, [rbp + 23488], 0x96                       ;   937.5 p0+p3   61 t
        vmovdqu64 zmm6, [rbp + 17856]                                    ;   766.8 p2      62 l.1 reload
        vmovdqa64 zmm8, zmm10                                            ;   891.5         40 t copy
        vpternlogd zmm8, zmm9, zmm6, 0x96                                ;   937.5 p5      40 t
        vpternlogd zmm6, zmm11, zmm22, 0x96                              ;   938.5 p0      40 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 128] ;   767.3 p3      23 t reload
        vgf2p8affineqb zmm8, zmm8, zmm13, 0x58                           ;   939.5 p0      23 t
        vgf2p8affineqb zmm6, zmm6, zmm13, 0x58                           ;   940.5 p0      23 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 192] ;   767.8 p2      23 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0x6e                        ;   942.5 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0x6e                        ;   943.5 p0      23 t
        vmovdqu64 zmm29, [rbp + 18048]                                   ;   768.3 p3      62 l.4 reload
        vpxord zmm31, zmm27, zmm29                                       ;   938.5 p5      40 t
        vgf2p8affineqb zmm31, zmm31, zmm13, 0x58                         ;   943.5 p0      23 t
        vgf2p8affineinvqb zmm31, zmm31, zmm14, 0x6e                      ;   946.5 p0      23 t
        vmovdqu64 [rbp + 23488], zmm27                                   ;   927.5 p8+p9   61 t spill
        vpxord zmm27, zmm24, [rbp + 18112]                               ;   939.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512], 8 ;   945.5 p0+p3   22 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   948.5 p0+p2   22 t
        vmovdqu64 [rbp + 21888], zmm24                                   ;   926.5 p7+p4   61 t spill
        vpxord zmm24, zmm25, [rbp + 18112]                               ;   940.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512], 8 ;   947.5 p0+p2   22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   950.5 p0+p3   22 t
        vmovdqu64 [rbp + 22720], zmm25                                   ;   929.5 p8+p9   61 t spill
        vpxord zmm25, zmm28, [rbp + 18176]                               ;   941.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512], 8 ;   949.5 p0+p3   21 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   952.5 p0+p2   21 t
        vpxord zmm29, zmm3, zmm29                                        ;   942.5 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm13, 0x58                         ;   951.5 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, zmm14, 0x6e                      ;   954.5 p0      23 t
        vpxord zmm14, zmm18, [rbp + 18176]                               ;   943.5 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512], 8 ;   953.5 p0+p2   21 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   956.5 p0+p3   21 t
        vpxord zmm13, zmm16, [rbp + 18240]                               ;   944.5 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512], 8 ;   955.5 p0+p3   42 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   958.5 p0+p2   42 t
        vmovdqu64 [rbp + 23040], zmm16                                   ;   932.5 p7+p4   61 t spill
        vpxord zmm16, zmm4, [rbp + 18240]                                ;   945.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512], 8 ;   957.5 p0+p2   42 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   960.5 p0+p3   42 t
        vmovdqu64 [rbp + 23168], zmm4                                    ;   935.5 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm20                                            ;   936.5         40 t copy
        vpternlogd zmm4, zmm2, [rbp + 17792], 0x96                       ;   946.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512], 8 ;   959.5 p0+p3   41 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   962.5 p0+p2   41 t
        vmovdqu64 [rbp + 23552], zmm18                                   ;   929.5 p7+p4   61 t spill
        vmovdqa64 zmm18, zmm25                                           ;   955.5         41 t copy
        vpternlogd zmm18, zmm4, zmm8, 0x96                               ;   965.5 p5      41 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;   928.5 p8+p9   61 t spill
        vmovdqa64 zmm28, zmm21                                           ;   921.5         40 t copy
        vpternlogd zmm28, zmm12, [rbp + 17920], 0x96                     ;   948.5 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512], 8 ;   961.5 p0+p2   22 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   964.5 p0+p3   22 t
        vmovdqu64 [rbp + 22592], zmm3                                    ;   938.5 p7+p4   61 t spill
        vmovdqa64 zmm3, zmm13                                            ;   961.5         41 t copy
        vpternlogd zmm3, zmm8, zmm28, 0x96                               ;   967.5 p5      41 t
        vpternlogd zmm25, zmm3, zmm4, 0x96                               ;   968.5 p5      41 t
        vmovdqu64 [rbp + 23616], zmm21                                   ;   921.5 p8+p9   61 t spill
        vmovdqa64 zmm21, zmm7                                            ;   939.5         40 t copy
        vpternlogd zmm21, zmm23, [rbp + 17792], 0x96                     ;   951.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512], 8 ;   963.5 p0+p3   41 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   966.5 p0+p2   41 t
        vmovdqu64 [rbp + 22464], zmm12                                   ;   928.5 p7+p4   41 t spill
        vmovdqa64 zmm12, zmm14                                           ;   959.5         41 t copy
        vpternlogd zmm12, zmm21, zmm6, 0x96                              ;   969.5 p5      41 t
        vmovdqu64 [rbp + 21376], zmm22                                   ;   926.5 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm19                                           ;   931.5         40 t copy
        vpternlogd zmm22, zmm5, [rbp + 17920], 0x96                      ;   953.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512], 8 ;   965.5 p0+p2   22 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   968.5 p0+p3   22 t
        vmovdqu64 [rbp + 22336], zmm19                                   ;   931.5 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm16                                           ;   963.5         41 t copy
        vpternlogd zmm19, zmm6, zmm22, 0x96                              ;   971.5 p5      41 t
        vpternlogd zmm14, zmm19, zmm21, 0x96                             ;   972.5 p5      41 t
        vmovdqu64 [rbp + 22080], zmm5                                    ;   925.5 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm30                                            ;   934.5         40 t copy
        vpternlogd zmm5, zmm1, [rbp + 17984], 0x96                       ;   956.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512], 8 ;   967.5 p0+p3   21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   970.5 p0+p2   21 t
        vpternlogd zmm4, zmm24, zmm5, 0x96                               ;   973.5 p5      41 t
        vpternlogd zmm24, zmm18, zmm5, 0x96                              ;   973.5 p5      41 t
        vpternlogd zmm5, zmm29, zmm28, 0x96                              ;   973.5 p5      41 t
        vpternlogd zmm29, zmm28, zmm4, 0x96                              ;   974.5 p5      41 t
        vpternlogd zmm13, zmm8, zmm5, 0x96                               ;   974.5 p5      41 t
        vpternlogd zmm18, zmm26, zmm29, 0x96                             ;   975.5 p5      62 t
        vmovdqa64 zmm8, zmm17                                            ;   937.5         40 t copy
        vpternlogd zmm8, zmm0, [rbp + 17984], 0x96                       ;   963.5 p5+p3   40 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512]       ;   788.8 p2      41 t reload
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   969.5 p0      21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;   790.7 p3      21 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0xdc                        ;   972.5 p0      21 t
        vpternlogd zmm21, zmm27, zmm8, 0x96                              ;   975.5 p5      41 t
        vpternlogd zmm27, zmm12, zmm8, 0x96                              ;   975.5 p5      41 t
        vpternlogd zmm8, zmm31, zmm22, 0x96                              ;   975.5 p5      41 t
        vpternlogd zmm31, zmm22, zmm21, 0x96                             ;   976.5 p5      41 t
        vpternlogd zmm16, zmm6, zmm8, 0x96                               ;   976.5 p5      41 t
        vpternlogd zmm12, zmm15, zmm31, 0x96                             ;   977.5 p5      62 t
        vpternlogd zmm3, zmm24, [rbp + 22784], 0x96                      ;   974.5 p5+p2   62 t
        vpternlogd zmm19, zmm27, [rbp + 21696], 0x96                     ;   976.5 p0+p3   62 t
        vpternlogd zmm5, zmm25, [rbp + 22400], 0x96                      ;   974.5 p5+p2   62 t
        vpternlogd zmm8, zmm14, [rbp + 23296], 0x96                      ;   976.5 p0+p3   62 t
        vpternlogd zmm4, zmm13, [rbp + 22208], 0x96                      ;   975.5 p5+p2   62 t
        vpternlogd zmm21, zmm16, [rbp + 21824], 0x96                     ;   977.5 p0+p3   62 t
        vmovdqu64 zmm6, [rbp + 18560]                                    ;   800.5 p2      61 r.4 reload
        vpxord zmm15, zmm18, zmm6                                        ;   976.5 p5      40 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 128] ;   800.8 p3      23 t reload
        vgf2p8affineqb zmm15, zmm15, zmm22, 0x58                         ;   977.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   980.5 p0+p2   23 t
        vmovdqu64 [rbp + 21824], zmm18                                   ;   976.5 p7+p4   62 t spill
        vpxord zmm18, zmm3, [rbp + 18624]                                ;   975.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;   976.5 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   979.5 p0+p2   22 t
        vpxord zmm6, zmm12, zmm6                                         ;   978.5 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm22, 0x58                           ;   979.5 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   982.5 p0+p3   23 t
        vmovdqu64 [rbp + 22208], zmm3                                    ;   975.5 p8+p9   62 t spill
        vpxord zmm3, zmm19, [rbp + 18624]                                ;   977.5 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;   980.5 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   983.5 p0+p3   22 t
        vmovdqu64 [rbp + 23296], zmm19                                   ;   977.5 p7+p4   62 t spill
        vpxord zmm19, zmm5, [rbp + 18688]                                ;   977.5 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;   982.5 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0xdc                      ;   985.5 p0      21 t
        vmovdqu64 [rbp + 22400], zmm5                                    ;   975.5 p8+p9   62 t spill
        vpxord zmm5, zmm8, [rbp + 18688]                                 ;   978.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;   984.5 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0xdc                        ;   987.5 p0      21 t
        vmovdqu64 [rbp + 21696], zmm8                                    ;   977.5 p7+p4   62 t spill
        vpxord zmm8, zmm4, [rbp + 18752]                                 ;   979.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;   986.5 p0      42 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   989.5 p0+p3   42 t
        vmovdqu64 [rbp + 22784], zmm4                                    ;   976.5 p8+p9   62 t spill
        vpxord zmm4, zmm21, [rbp + 18752]                                ;   980.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm26, 8                              ;   988.5 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   991.5 p0+p3   42 t
        vmovdqu64 [rbp + 22144], zmm21                                   ;   978.5 p7+p4   62 t spill
        vmovdqu64 zmm21, [rbp + 18304]                                   ;   818.7 p2      40 t
        vpternlogd zmm21, zmm13, [rbp + 22272], 0x96                     ;   981.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm26, 8                            ;   990.5 p0      41 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   993.5 p0+p2   41 t
        vmovdqu64 [rbp + 23232], zmm12                                   ;   978.5 p8+p9   62 t spill
        vmovdqu64 zmm12, [rbp + 18304]                                   ;   819.8 p3      40 t
        vpternlogd zmm12, zmm16, [rbp + 22976], 0x96                     ;   982.5 p5+p2   40 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;   992.5 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   995.5 p0+p3   41 t
        vmovdqu64 [rbp + 22912], zmm16                                   ;   977.5 p7+p4   41 t spill
        vmovdqu64 zmm16, [rbp + 18368]                                   ;   821.7 p2      40 t
        vpternlogd zmm16, zmm29, [rbp + 22656], 0x96                     ;   983.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm22, 0x58                         ;   994.5 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   997.5 p0+p2   23 t
        vmovdqu64 [rbp + 23360], zmm29                                   ;   975.5 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm19                                           ;   988.5         41 t copy
        vpternlogd zmm29, zmm21, zmm16, 0x96                             ;  1000.5 p5      41 t
        vmovdqu64 [rbp + 21952], zmm13                                   ;   975.5 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 18432]                                   ;   822.8 p3      40 t
        vpternlogd zmm13, zmm24, [rbp + 21760], 0x96                     ;   985.5 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm26, 8                            ;   996.5 p0      22 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   999.5 p0+p3   22 t
        vmovdqu64 [rbp + 23424], zmm24                                   ;   974.5 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm8                                            ;   992.5         41 t copy
        vpternlogd zmm24, zmm16, zmm13, 0x96                             ;  1002.5 p5      41 t
        vpternlogd zmm19, zmm24, zmm21, 0x96                             ;  1003.5 p5      41 t
        vpternlogd zmm30, zmm1, zmm19, 0x96                              ;  1004.5 p5      61 t
        vmovdqu64 zmm1, [rbp + 22848]                                    ;   881.5 p2      47 y reload
        vmovdqu64 [rbp + 23104], zmm30                                   ;  1005.5 p7+p4   61 t spill
        vmovdqu64 zmm30, [rbp + 18496]                                   ;   824.8 p3      40 t
        vpternlogd zmm30, zmm25, zmm1, 0x96                              ;   989.5 p5      40 t
        vgf2p8affineqb zmm30, zmm30, zmm26, 8                            ;   998.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm28, 0xdc                      ;  1001.5 p0      21 t
        vpternlogd zmm21, zmm18, zmm30, 0x96                             ;  1004.5 p5      41 t
        vpternlogd zmm18, zmm29, zmm30, 0x96                             ;  1004.5 p5      41 t
        vpternlogd zmm30, zmm15, zmm13, 0x96                             ;  1004.5 p5      41 t
        vpternlogd zmm15, zmm13, zmm21, 0x96                             ;  1005.5 p5      41 t
        vpternlogd zmm8, zmm16, zmm30, 0x96                              ;  1005.5 p5      41 t
        vpternlogd zmm20, zmm2, zmm8, 0x96                               ;  1006.5 p5      61 t
        vmovdqu64 zmm2, [rbp + 21440]                                    ;   878.5 p2      47 y reload
        vmovdqu64 zmm13, [rbp + 18368]                                   ;   826.0 p3      40 t
        vpternlogd zmm13, zmm31, zmm2, 0x96                              ;   996.5 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm22, 0x58                         ;  1000.5 p0      23 t
        vpternlogd zmm10, zmm9, zmm15, 0x96                              ;  1006.5 p5      61 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 192]  ;   828.7 p2      23 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm9, 0x6e                       ;  1003.5 p0      23 t
        vpternlogd zmm15, zmm29, [rbp + 22592], 0x96                     ;  1006.5 p5+p3   61 t
        vpternlogd zmm19, zmm30, [rbp + 22528], 0x96                     ;  1005.5 p5+p2   61 t
        vmovdqu64 zmm16, [rbp + 22016]                                   ;   880.5 p3      47 y reload
        vmovdqu64 zmm29, [rbp + 18432]                                   ;   832.5 p2      40 t
        vpternlogd zmm29, zmm27, zmm16, 0x96                             ;  1000.5 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm26, 8                            ;  1002.5 p0      22 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 256] ;   833.0 p3      22 t reload
        vgf2p8affineinvqb zmm29, zmm29, zmm30, 0x37                      ;  1005.5 p0      22 t
        vpternlogd zmm8, zmm21, [rbp + 23040], 0x96                      ;  1006.5 p5+p2   61 t
        vpternlogd zmm24, zmm18, [rbp + 22720], 0x96                     ;  1005.5 p5+p3   61 t
        vmovdqa64 zmm21, zmm5                                            ;   990.5         41 t copy
        vpternlogd zmm21, zmm12, zmm13, 0x96                             ;  1006.5 p5      41 t
        vmovdqa64 zmm1, zmm4                                             ;   994.5         41 t copy
        vpternlogd zmm1, zmm13, zmm29, 0x96                              ;  1008.5 p0      41 t
        vpternlogd zmm5, zmm1, zmm12, 0x96                               ;  1009.5 p5      41 t
        vpternlogd zmm17, zmm0, zmm5, 0x96                               ;  1010.5 p0      61 t
        vmovdqu64 zmm0, [rbp + 23616]                                    ;   921.5 p2      61 t reload
        vpternlogd zmm18, zmm0, [rbp + 22464], 0x96                      ;  1005.5 p5+p3   61 t
        vmovdqu64 zmm0, [rbp + 19072]                                    ;   841.5 p2      62 l.4 reload
        vpxord zmm16, zmm15, zmm0                                        ;  1007.5 p0      40 t
        vgf2p8affineqb zmm16, zmm16, zmm22, 0x58                         ;  1008.5 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, zmm9, 0x6e                       ;  1011.5 p0      23 t
        vpxord zmm2, zmm24, [rbp + 19136]                                ;  1006.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm26, 8                              ;  1009.5 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x37                        ;  1012.5 p0      22 t
        vmovdqu64 [rbp + 22464], zmm24                                   ;  1006.5 p8+p9   61 t spill
        vpxord zmm24, zmm19, [rbp + 19200]                               ;  1007.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm26, 8                            ;  1011.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm28, 0xdc                      ;  1014.5 p0      21 t
        vmovdqu64 [rbp + 23616], zmm19                                   ;  1006.5 p7+p4   61 t spill
        vpxord zmm19, zmm8, [rbp + 19264]                                ;  1008.5 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm26, 8                            ;  1013.5 p0      42 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;  1016.5 p0+p2   42 t
        vmovdqu64 [rbp + 22720], zmm8                                    ;  1007.5 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 18496]                                    ;   849.0 p3      40 t
        vpternlogd zmm8, zmm14, [rbp + 21504], 0x96                      ;  1009.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;  1015.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0xdc                        ;  1018.5 p0      21 t
        vpternlogd zmm12, zmm3, zmm8, 0x96                               ;  1021.5 p5      41 t
        vpternlogd zmm3, zmm21, zmm8, 0x96                               ;  1021.5 p5      41 t
        vpternlogd zmm8, zmm6, zmm29, 0x96                               ;  1021.5 p5      41 t
        vpternlogd zmm6, zmm29, zmm12, 0x96                              ;  1022.5 p5      41 t
        vpternlogd zmm4, zmm13, zmm8, 0x96                               ;  1022.5 p5      41 t
        vpternlogd zmm7, zmm23, zmm4, 0x96                               ;  1023.5 p5      61 t
        vpternlogd zmm5, zmm8, [rbp + 23552], 0x96                       ;  1022.5 p5+p3   61 t
        vpternlogd zmm4, zmm12, [rbp + 23168], 0x96                      ;  1023.5 p0+p2   61 t
        vpternlogd zmm11, zmm6, [rbp + 21376], 0x96                      ;  1023.5 p5+p3   61 t
        vpternlogd zmm6, zmm21, [rbp + 23488], 0x96                      ;  1023.5 p0+p2   61 t
        vpternlogd zmm1, zmm3, [rbp + 21888], 0x96                       ;  1022.5 p5+p3   61 t
        vmovdqu64 zmm8, [rbp + 22336]                                    ;   931.5 p2      61 t reload
        vpternlogd zmm3, zmm8, [rbp + 22080], 0x96                       ;  1022.5 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 18816]                                    ;   859.5 p2      62 l.0 reload
        vpxord zmm12, zmm20, zmm8                                        ;  1019.5 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm26, 8                            ;  1020.5 p0      41 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 64]  ;   860.0 p3      41 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm13, 0x6e                      ;  1023.5 p0      41 t
        vmovdqu64 zmm21, [rbp + 18880]                                   ;   860.5 p2      62 l.1 reload
        vpxord zmm23, zmm10, zmm21                                       ;  1020.5 p5      40 t
        vgf2p8affineqb zmm23, zmm23, zmm22, 0x58                         ;  1022.5 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm9, 0x6e                       ;  1025.5 p0      23 t
        vpxord zmm0, zmm6, zmm0                                          ;  1024.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm22, 0x58                           ;  1025.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm9, 0x6e                         ;  1028.5 p0      23 t
        vpxord zmm29, zmm1, [rbp + 19136]                                ;  1023.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm26, 8                            ;  1026.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, zmm30, 0x37                      ;  1029.5 p0      22 t
        vmovdqu64 [rbp + 22080], zmm10                                   ;  1007.5 p7+p4   61 t spill
        vpxord zmm10, zmm5, [rbp + 19200]                                ;  1023.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm26, 8                            ;  1028.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0xdc                      ;  1031.5 p0      21 t
        vmovdqu64 [rbp + 22336], zmm20                                   ;  1007.5 p8+p9   61 t spill
        vpxord zmm20, zmm4, [rbp + 19264]                                ;  1024.5 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 8                            ;  1030.5 p0      42 t
        vgf2p8affineinvqb zmm20, zmm20, zmm13, 0x6e                      ;  1033.5 p0      42 t
        vmovdqu64 [rbp + 21888], zmm4                                    ;  1024.5 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm24                                            ;  1017.5         41 t copy
        vpternlogd zmm4, zmm12, zmm23, 0x96                              ;  1028.5 p5      41 t
        vmovdqu64 [rbp + 23488], zmm5                                    ;  1023.5 p8+p9   61 t spill
        vpxord zmm5, zmm18, [rbp + 18944]                                ;  1026.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;  1032.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, zmm30, 0x37                        ;  1035.5 p0      22 t
        vpxord zmm8, zmm7, zmm8                                          ;  1027.5 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;  1034.5 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, zmm13, 0x6e                        ;  1037.5 p0      41 t
        vmovdqa64 zmm13, zmm19                                           ;  1019.5         41 t copy
        vpternlogd zmm13, zmm23, zmm5, 0x96                              ;  1038.5 p5      41 t
        vpternlogd zmm24, zmm13, zmm12, 0x96                             ;  1039.5 p5      41 t
        vpternlogd zmm25, zmm24, [rbp + 22848], 0x96                     ;  1040.5 p5+p3   62 t
        vmovdqu64 [rbp + 22848], zmm18                                   ;  1006.5 p7+p4   61 t spill
        vpxord zmm18, zmm17, [rbp + 19008]                               ;  1031.5 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 8                            ;  1036.5 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, zmm28, 0xdc                      ;  1039.5 p0      21 t
        vmovdqu64 [rbp + 21376], zmm17                                   ;  1011.5 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm8                                            ;  1040.5         41 t copy
        vpternlogd zmm17, zmm29, zmm18, 0x96                             ;  1042.5 p5      41 t
        vpxord zmm21, zmm11, zmm21                                       ;  1033.5 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm22, 0x58                         ;  1038.5 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm9, 0x6e                       ;  1041.5 p0      23 t
        vmovdqa64 zmm9, zmm10                                            ;  1034.5         41 t copy
        vpternlogd zmm9, zmm8, zmm21, 0x96                               ;  1044.5 p5      41 t
        vpternlogd zmm29, zmm9, zmm18, 0x96                              ;  1045.5 p5      41 t
        vpternlogd zmm27, zmm29, [rbp + 22016], 0x96                     ;  1046.5 p5+p3   62 t
        vpxord zmm22, zmm3, [rbp + 18944]                                ;  1037.5 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm26, 8                            ;  1040.5 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, zmm30, 0x37                      ;  1043.5 p0      22 t
        vpternlogd zmm18, zmm0, zmm22, 0x96                              ;  1046.5 p5      41 t
        vpternlogd zmm0, zmm17, zmm22, 0x96                              ;  1046.5 p5      41 t
        vpternlogd zmm22, zmm20, zmm21, 0x96                             ;  1046.5 p5      41 t
        vpternlogd zmm20, zmm21, zmm18, 0x96                             ;  1047.5 p5      41 t
        vpternlogd zmm10, zmm8, zmm22, 0x96                              ;  1047.5 p0      41 t
        vpternlogd zmm29, zmm22, [rbp + 23296], 0x96                     ;  1047.5 p5+p3   62 t
        vmovdqu64 zmm8, [rbp + 23104]                                    ;  1005.5 p2      40 t
        vpternlogd zmm31, zmm0, [rbp + 21440], 0x96                      ;  1047.5 p0+p3   62 t
        vpternlogd zmm0, zmm9, [rbp + 23232], 0x96                       ;  1047.5 p5+p2   62 t
        vpxord zmm8, zmm8, [rbp + 19008]                                 ;  1044.5 p0+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;  1045.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0xdc                        ;  1048.5 p0      21 t
        vpternlogd zmm12, zmm2, zmm8, 0x96                               ;  1051.5 p5      41 t
        vpternlogd zmm2, zmm4, zmm8, 0x96                                ;  1051.5 p5      41 t
        vpternlogd zmm8, zmm16, zmm5, 0x96                               ;  1051.5 p5      41 t
        vpternlogd zmm16, zmm5, zmm12, 0x96                              ;  1052.5 p0      41 t
        vpternlogd zmm19, zmm23, zmm8, 0x96                              ;  1052.5 p5      41 t
        vpternlogd zmm24, zmm8, [rbp + 22400], 0x96                      ;  1052.5 p0+p2   62 t
        vpternlogd zmm14, zmm10, [rbp + 21504], 0x96                     ;  1048.5 p5+p3   62 t
        vpternlogd zmm10, zmm18, [rbp + 21696], 0x96                     ;  1049.5 p0+p2   62 t
        vpternlogd zmm4, zmm16, [rbp + 21824], 0x96                      ;  1053.5 p5+p3   62 t
        vpternlogd zmm13, zmm2, [rbp + 22208], 0x96                      ;  1052.5 p0+p2   62 t
        vpternlogd zmm17, zmm20, [rbp + 22144], 0x96                     ;  1050.5 p5+p3   62 t
        vmovdqu64 zmm5, [rbp + 22912]                                    ;   977.5 p2      41 t reload
        vpternlogd zmm20, zmm5, [rbp + 22976], 0x96                      ;  1051.5 p0+p3   62 t
        vpternlogd zmm12, zmm19, [rbp + 22784], 0x96                     ;  1053.5 p5+p2   62 t
        vmovdqu64 zmm5, [rbp + 21952]                                    ;   975.5 p3      41 t reload
        vpternlogd zmm19, zmm5, [rbp + 22272], 0x96                      ;  1053.5 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 23360]                                    ;   975.5 p3      41 t reload
        vpternlogd zmm16, zmm5, [rbp + 22656], 0x96                      ;  1053.5 p5+p2   62 t
        vmovdqu64 zmm5, [rbp + 23424]                                    ;   974.5 p3      41 t reload
        vpternlogd zmm2, zmm5, [rbp + 21760], 0x96                       ;  1053.5 p0+p2   62 t
        vmovdqu64 zmm5, [rbp + 19328]                                    ;   889.5 p3      61 r.0 reload
        vpxord zmm8, zmm19, zmm5                                         ;  1054.5 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 8                              ;  1055.5 p0      41 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 64]   ;   890.0 p2      41 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm9, 0x6e                         ;  1058.5 p0      41 t
        vpxord zmm5, zmm20, zmm5                                         ;  1054.5 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;  1056.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm9, 0x6e                         ;  1059.5 p0      41 t
        vmovdqu64 zmm18, [rbp + 19392]                                   ;   892.7 p3      61 r.1 reload
        vpxord zmm21, zmm31, zmm18                                       ;  1055.5 p5      40 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 128] ;   893.0 p2      23 t reload
        vgf2p8affineqb zmm21, zmm21, zmm22, 0x58                         ;  1058.5 p0      23 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;   893.7 p3      23 t reload
        vgf2p8affineinvqb zmm21, zmm21, zmm23, 0x6e                      ;  1061.5 p0      23 t
        vmovdqu64 [rbp + 21760], zmm31                                   ;  1048.5 p7+p4   62 t spill
        vpxord zmm31, zmm25, [rbp + 19520]                               ;  1056.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm26, 8                            ;  1060.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, zmm28, 0xdc                      ;  1063.5 p0      21 t
        vpxord zmm18, zmm16, zmm18                                       ;  1057.5 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm22, 0x58                         ;  1062.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm23, 0x6e                      ;  1065.5 p0      23 t
        vmovdqu64 [rbp + 23424], zmm25                                   ;  1041.5 p8+p9   62 t spill
        vpxord zmm25, zmm27, [rbp + 19456]                               ;  1058.5 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm26, 8                            ;  1064.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, zmm30, 0x37                      ;  1067.5 p0      22 t
        vmovdqu64 [rbp + 22656], zmm27                                   ;  1047.5 p7+p4   62 t spill
        vpxord zmm27, zmm2, [rbp + 19456]                                ;  1059.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm26, 8                            ;  1066.5 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, zmm30, 0x37                      ;  1069.5 p0      22 t
        vmovdqu64 [rbp + 23360], zmm2                                    ;  1054.5 p8+p9   62 t spill
        vpxord zmm2, zmm14, [rbp + 19520]                                ;  1060.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm26, 8                              ;  1068.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0xdc                        ;  1071.5 p0      21 t
        vmovdqu64 [rbp + 22272], zmm14                                   ;  1049.5 p7+p4   62 t spill
        vpxord zmm14, zmm0, [rbp + 19584]                                ;  1061.5 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm22, 0x58                         ;  1070.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm23, 0x6e                      ;  1073.5 p0      23 t
        vmovdqu64 [rbp + 21952], zmm0                                    ;  1048.5 p8+p9   62 t spill
        vpxord zmm0, zmm4, [rbp + 19584]                                 ;  1062.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm22, 0x58                           ;  1072.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm23, 0x6e                        ;  1075.5 p0      23 t
        vpxord zmm23, zmm29, [rbp + 19648]                               ;  1063.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 8                            ;  1074.5 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, zmm30, 0x37                      ;  1077.5 p0      22 t
        vmovdqu64 [rbp + 22784], zmm29                                   ;  1048.5 p7+p4   62 t spill
        vpxord zmm29, zmm13, [rbp + 19648]                               ;  1064.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm26, 8                            ;  1076.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, zmm30, 0x37                      ;  1079.5 p0      22 t
        vpxord zmm30, zmm10, [rbp + 19712]                               ;  1065.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm26, 8                            ;  1078.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm28, 0xdc                      ;  1081.5 p0      21 t
        vmovdqu64 [rbp + 22976], zmm10                                   ;  1050.5 p8+p9   62 t spill
        vpxord zmm10, zmm24, [rbp + 19712]                               ;  1066.5 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm26, 8                            ;  1080.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0xdc                      ;  1083.5 p0      21 t
        vpxord zmm28, zmm17, [rbp + 19776]                               ;  1067.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm26, 8                            ;  1082.5 p0      42 t
        vgf2p8affineinvqb zmm28, zmm28, zmm9, 0x6e                       ;  1085.5 p0      42 t
        vmovdqu64 [rbp + 22912], zmm17                                   ;  1051.5 p7+p4   62 t spill
        vpxord zmm17, zmm12, [rbp + 19776]                               ;  1068.5 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm26, 8                            ;  1084.5 p0      42 t
        vgf2p8affineinvqb zmm17, zmm17, zmm9, 0x6e                       ;  1087.5 p0      42 t
        vmovdqu64 [rbp + 22144], zmm12                                   ;  1054.5 p8+p9   62 t spill
        vmovdqa64 zmm12, zmm8                                            ;  1061.5         41 t copy
        vpternlogd zmm12, zmm29, zmm31, 0x96                             ;  1082.5 p5      41 t
        vmovdqu64 [rbp + 22208], zmm24                                   ;  1053.5 p7+p4   62 t spill
        vmovdqa64 zmm24, zmm5                                            ;  1062.5         41 t copy
        vpternlogd zmm24, zmm23, zmm2, 0x96                              ;  1080.5 p5      41 t
        vmovdqu64 [rbp + 21824], zmm13                                   ;  1053.5 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm0                                            ;  1078.5         41 t copy
        vpternlogd zmm13, zmm27, zmm31, 0x96                             ;  1078.5 p5      41 t
        vpternlogd zmm0, zmm12, zmm27, 0x96                              ;  1083.5 p5      41 t
        vpternlogd zmm27, zmm17, zmm18, 0x96                             ;  1090.5 p5      41 t
        vpternlogd zmm17, zmm13, zmm18, 0x96                             ;  1090.5 p5      41 t
        vpternlogd zmm18, zmm10, zmm8, 0x96                              ;  1086.5 p5      41 t
        vpternlogd zmm29, zmm31, zmm18, 0x96                             ;  1087.5 p5      41 t
        vpternlogd zmm10, zmm8, zmm27, 0x96                              ;  1091.5 p5      41 t
        vpternlogd zmm18, zmm15, zmm0, 0x96                              ;  1087.5 p5      61 t
        vmovdqa64 zmm8, zmm14                                            ;  1076.5         41 t copy
        vpternlogd zmm8, zmm25, zmm2, 0x96                               ;  1079.5 p5      41 t
        vpternlogd zmm14, zmm24, zmm25, 0x96                             ;  1081.5 p5      41 t
        vpternlogd zmm25, zmm28, zmm21, 0x96                             ;  1088.5 p5      41 t
        vpternlogd zmm28, zmm8, zmm21, 0x96                              ;  1088.5 p5      41 t
        vpternlogd zmm21, zmm30, zmm5, 0x96                              ;  1084.5 p5      41 t
        vpternlogd zmm23, zmm2, zmm21, 0x96                              ;  1085.5 p5      41 t
        vpternlogd zmm30, zmm5, zmm25, 0x96                              ;  1089.5 p5      41 t
        vpternlogd zmm21, zmm6, zmm14, 0x96                              ;  1086.5 p0      61 t
        vpternlogd zmm25, zmm1, zmm23, 0x96                              ;  1089.5 p5      61 t
        vpternlogd zmm27, zmm29, [rbp + 22464], 0x96                     ;  1091.5 p0+p2   61 t
        vpternlogd zmm13, zmm10, [rbp + 23616], 0x96                     ;  1092.5 p5+p3   61 t
        vpternlogd zmm8, zmm30, [rbp + 23488], 0x96                      ;  1090.5 p0+p2   61 t
        vpternlogd zmm12, zmm17, [rbp + 22720], 0x96                     ;  1091.5 p5+p3   61 t
        vpternlogd zmm24, zmm28, [rbp + 21888], 0x96                     ;  1089.5 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 19904]                                    ;   929.7 p3      62 l.1 reload
        vmovdqa64 zmm2, zmm14                                            ;  1082.5         40 t copy
        vpternlogd zmm2, zmm11, zmm1, 0x96                               ;  1089.5 p5      40 t
        vmovdqu64 zmm5, [rbp + 22080]                                    ;  1007.5 p2      61 t reload
        vpternlogd zmm1, zmm0, zmm5, 0x96                                ;  1090.5 p0      40 t
        vgf2p8affineqb zmm1, zmm1, zmm22, 0x58                           ;  1091.5 p0      23 t
        vgf2p8affineqb zmm2, zmm2, zmm22, 0x58                           ;  1092.5 p0      23 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 192]  ;   930.7 p3      23 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm6, 0x6e                         ;  1094.5 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm6, 0x6e                         ;  1095.5 p0      23 t
        vmovdqu64 zmm15, [rbp + 20416]                                   ;   931.3 p2      74 dst.1 reload
        vpternlogd zmm0, zmm5, zmm15, 0x96                               ;  1090.5 p5      74 dst
        vpternlogd zmm15, zmm14, zmm11, 0x96                             ;  1091.5 p5      74 dst
        vmovdqu64 zmm5, [rbp + 19840]                                    ;   931.7 p3      62 l.0 reload
        vmovdqa64 zmm11, zmm28                                           ;  1089.5         40 t copy
        vpternlogd zmm11, zmm7, zmm5, 0x96                               ;  1092.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm26, 8                            ;  1095.5 p0      41 t
        vgf2p8affineinvqb zmm11, zmm11, zmm9, 0x6e                       ;  1098.5 p0      41 t
        vmovdqu64 zmm14, [rbp + 22336]                                   ;  1007.5 p2      61 t reload
        vpternlogd zmm5, zmm17, zmm14, 0x96                              ;  1093.5 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 8                              ;  1097.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm9, 0x6e                         ;  1100.5 p0      41 t
        vmovdqu64 zmm31, [rbp + 20352]                                   ;   932.7 p3      74 dst.0 reload
        vpternlogd zmm17, zmm14, zmm31, 0x96                             ;  1094.5 p5      74 dst
        vpternlogd zmm31, zmm28, zmm7, 0x96                              ;  1095.5 p5      74 dst
        vmovdqu64 zmm7, [rbp + 20096]                                    ;   933.3 p2      62 l.4 reload
        vpxord zmm14, zmm18, zmm7                                        ;  1096.5 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm22, 0x58                         ;  1099.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm6, 0x6e                       ;  1102.5 p0      23 t
        vpxord zmm7, zmm21, zmm7                                         ;  1097.5 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm22, 0x58                           ;  1101.5 p0      23 t
        vgf2p8affineinvqb zmm6, zmm7, zmm6, 0x6e                         ;  1104.5 p0      23 t
        vmovdqu64 zmm7, [rbp + 19968]                                    ;   934.3 p3      62 l.2 reload
        vmovdqa64 zmm22, zmm23                                           ;  1086.5         40 t copy
        vpternlogd zmm22, zmm3, zmm7, 0x96                               ;  1098.5 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm26, 8                            ;  1103.5 p0      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;   936.7 p2      22 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm28, 0x37                      ;  1106.5 p0      22 t
        vpternlogd zmm7, zmm29, [rbp + 22848], 0x96                      ;  1099.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm26, 8                              ;  1105.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, zmm28, 0x37                        ;  1108.5 p0      22 t
        vpternlogd zmm23, zmm3, [rbp + 20480], 0x96                      ;  1100.5 p5+p2   74 dst
        vmovdqu64 zmm3, [rbp + 20160]                                    ;   938.0 p3      62 l.5 reload
        vmovdqu64 [rbp + 22336], zmm15                                   ;  1092.5 p7+p4   74 dst spill
        vpxord zmm15, zmm27, zmm3                                        ;  1101.5 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm26, 8                            ;  1107.5 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm28, 0x37                      ;  1110.5 p0      22 t
        vpxord zmm3, zmm25, zmm3                                         ;  1102.5 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm26, 8                              ;  1109.5 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x37                        ;  1112.5 p0      22 t
        vmovdqu64 zmm28, [rbp + 20224]                                   ;   940.2 p2      62 l.6 reload
        vmovdqu64 [rbp + 22080], zmm31                                   ;  1096.5 p8+p9   74 dst spill
        vpxord zmm31, zmm13, zmm28                                       ;  1103.5 p5      40 t
        vgf2p8affineqb zmm31, zmm31, zmm26, 8                            ;  1111.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1114.5 p0+p3   21 t
        vpxord zmm28, zmm8, zmm28                                        ;  1104.5 p5      40 t
        vgf2p8affineqb zmm28, zmm28, zmm26, 8                            ;  1113.5 p0      21 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1116.5 p0+p2   21 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;  1101.5 p7+p4   74 dst spill
        vpxord zmm23, zmm12, [rbp + 20288]                               ;  1105.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm26, 8                            ;  1115.5 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm9, 0x6e                       ;  1118.5 p0      42 t
        vmovdqu64 [rbp + 22720], zmm0                                    ;  1091.5 p8+p9   74 dst spill
        vpxord zmm0, zmm24, [rbp + 20288]                                ;  1106.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm26, 8                              ;  1117.5 p0      42 t
        vgf2p8affineinvqb zmm0, zmm0, zmm9, 0x6e                         ;  1120.5 p0      42 t
        vmovdqa64 zmm9, zmm31                                            ;  1117.5         41 t copy
        vpternlogd zmm9, zmm5, zmm1, 0x96                                ;  1117.5 p5      41 t
        vmovdqu64 [rbp + 23488], zmm17                                   ;  1095.5 p7+p4   74 dst spill
        vmovdqa64 zmm17, zmm28                                           ;  1119.5         41 t copy
        vpternlogd zmm17, zmm11, zmm2, 0x96                              ;  1119.5 p5      41 t
        vmovdqu64 [rbp + 23616], zmm16                                   ;  1054.5 p8+p9   62 t spill
        vmovdqa64 zmm16, zmm23                                           ;  1121.5         41 t copy
        vpternlogd zmm16, zmm1, zmm7, 0x96                               ;  1121.5 p5      41 t
        vpternlogd zmm31, zmm16, zmm5, 0x96                              ;  1122.5 p5      41 t
        vmovdqu64 [rbp + 22464], zmm16                                   ;  1122.5 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm0                                            ;  1123.5         41 t copy
        vpternlogd zmm16, zmm2, zmm22, 0x96                              ;  1123.5 p5      41 t
        vpternlogd zmm28, zmm16, zmm11, 0x96                             ;  1124.5 p5      41 t
        vmovdqu64 [rbp + 21696], zmm16                                   ;  1124.5 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 20480]                                   ;   957.8 p3      74 dst.2 reload
        vpternlogd zmm29, zmm16, [rbp + 22848], 0x96                     ;  1113.5 p5+p2   74 dst
        vmovdqu64 zmm16, [rbp + 23104]                                   ;  1005.5 p3      61 t reload
        vmovdqu64 [rbp + 22848], zmm29                                   ;  1114.5 p7+p4   74 dst spill
        vmovdqu64 zmm29, [rbp + 20032]                                   ;   961.7 p2      40 t
        vpternlogd zmm29, zmm10, zmm16, 0x96                             ;  1114.5 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm26, 8                            ;  1119.5 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1122.5 p0+p3   21 t
        vpternlogd zmm5, zmm15, zmm29, 0x96                              ;  1125.5 p5      41 t
        vpternlogd zmm15, zmm9, zmm29, 0x96                              ;  1125.5 p5      41 t
        vpternlogd zmm29, zmm14, zmm7, 0x96                              ;  1125.5 p5      41 t
        vpternlogd zmm14, zmm7, zmm5, 0x96                               ;  1126.5 p5      41 t
        vpternlogd zmm23, zmm1, zmm29, 0x96                              ;  1126.5 p5      41 t
        vmovdqu64 zmm1, [rbp + 20544]                                    ;   965.5 p2      74 dst.3 reload
        vpternlogd zmm10, zmm16, zmm1, 0x96                              ;  1120.5 p5      74 dst
        vmovdqu64 zmm7, [rbp + 21376]                                    ;  1011.5 p3      61 t reload
        vpternlogd zmm1, zmm30, zmm7, 0x96                               ;  1121.5 p0      74 dst
        vpternlogd zmm30, zmm7, [rbp + 20032], 0x96                      ;  1121.5 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm30, zmm26, 8                             ;  1122.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1125.5 p0+p3   21 t
        vpternlogd zmm11, zmm3, zmm7, 0x96                               ;  1128.5 p5      41 t
        vpternlogd zmm3, zmm17, zmm7, 0x96                               ;  1128.5 p5      41 t
        vpternlogd zmm7, zmm6, zmm22, 0x96                               ;  1128.5 p0      41 t
        vpternlogd zmm6, zmm22, zmm11, 0x96                              ;  1129.5 p5      41 t
        vpternlogd zmm0, zmm2, zmm7, 0x96                                ;  1129.5 p0      41 t
        vmovdqu64 zmm2, [rbp + 20608]                                    ;   969.5 p2      74 dst.4 reload
        vpxord zmm18, zmm18, zmm2                                        ;  1125.5 p5      74 dst
        vpxord zmm21, zmm21, zmm2                                        ;  1126.5 p0      74 dst
        vmovdqu64 zmm2, [rbp + 20672]                                    ;   970.0 p3      74 dst.5 reload
        vpxord zmm27, zmm27, zmm2                                        ;  1126.5 p5      74 dst
        vpxord zmm25, zmm25, zmm2                                        ;  1127.5 p0      74 dst
        vmovdqu64 zmm2, [rbp + 20736]                                    ;   970.5 p2      74 dst.6 reload
        vpxord zmm13, zmm13, zmm2                                        ;  1127.5 p5      74 dst
        vpxord zmm8, zmm8, zmm2                                          ;  1128.5 p0      74 dst
        vmovdqu64 zmm2, [rbp + 20800]                                    ;   971.0 p3      74 dst.7 reload
        vpxord zmm12, zmm12, zmm2                                        ;  1128.5 p5      74 dst
        vpxord zmm24, zmm24, zmm2                                        ;  1129.5 p0      74 dst
        vmovdqu64 zmm2, [rbp + 20864]                                    ;   971.5 p2      75 dst.0 reload
        vpternlogd zmm19, zmm23, zmm2, 0x96                              ;  1129.5 p5      75 dst
        vpternlogd zmm2, zmm20, zmm0, 0x96                               ;  1130.5 p0      75 dst
        vmovdqu64 zmm16, [rbp + 21120]                                   ;   972.0 p3      75 dst.4 reload
        vpxord zmm4, zmm4, zmm16                                         ;  1130.5 p5      75 dst
        vpternlogd zmm4, zmm9, zmm14, 0x96                               ;  1131.5 p0      75 dst
        vmovdqu64 zmm9, [rbp + 20928]                                    ;   972.5 p2      75 dst.1 reload
        vpternlogd zmm14, zmm9, [rbp + 23616], 0x96                      ;  1131.5 p5+p3   75 dst
        vpternlogd zmm9, zmm6, [rbp + 21760], 0x96                       ;  1132.5 p0+p2   75 dst
        vpunpcklbw zmm20, zmm12, zmm13                                   ;  1132.5 p5      74 dst
        vpunpckhbw zmm12, zmm12, zmm13                                   ;  1133.5 p5      74 dst
        vpunpcklbw zmm13, zmm27, zmm18                                   ;  1134.5 p5      74 dst
        vpunpckhbw zmm18, zmm27, zmm18                                   ;  1135.5 p5      74 dst
        vmovdqu64 zmm22, [rbp + 22848]                                   ;  1114.5 p3      74 dst reload
        vpunpcklbw zmm26, zmm10, zmm22                                   ;  1136.5 p5      74 dst
        vpunpckhbw zmm10, zmm10, zmm22                                   ;  1137.5 p5      74 dst
        vpunpcklwd zmm22, zmm20, zmm13                                   ;  1138.5 p5      74 dst
        vpunpckhwd zmm13, zmm20, zmm13                                   ;  1139.5 p5      74 dst
        vmovdqu64 zmm20, [rbp + 20992]                                   ;   976.7 p2      75 dst
        vpternlogd zmm20, zmm15, [rbp + 23360], 0x96                     ;  1133.5 p0+p3   75 dst
        vpunpcklwd zmm27, zmm12, zmm18                                   ;  1140.5 p5      74 dst
        vpunpckhwd zmm12, zmm12, zmm18                                   ;  1141.5 p5      74 dst
        vpunpcklbw zmm18, zmm14, zmm19                                   ;  1142.5 p5      74 dst
        vpunpckhbw zmm14, zmm14, zmm19                                   ;  1143.5 p5      74 dst
        vpunpcklbw zmm19, zmm24, zmm8                                    ;  1144.5 p5      74 dst
        vpunpckhbw zmm8, zmm24, zmm8                                     ;  1145.5 p5      74 dst
        vpunpcklbw zmm24, zmm25, zmm21                                   ;  1146.5 p5      74 dst
        vpunpckhbw zmm21, zmm25, zmm21                                   ;  1147.5 p5      74 dst
        vmovdqu64 zmm25, [rbp + 21888]                                   ;  1101.5 p2      74 dst reload
        vpunpcklbw zmm30, zmm1, zmm25                                    ;  1148.5 p5      74 dst
        vpunpckhbw zmm1, zmm1, zmm25                                     ;  1149.5 p5      74 dst
        vpunpcklwd zmm25, zmm19, zmm24                                   ;  1150.5 p5      74 dst
        vpunpckhwd zmm19, zmm19, zmm24                                   ;  1151.5 p5      74 dst
        vpunpcklwd zmm24, zmm8, zmm21                                    ;  1152.5 p5      74 dst
        vpunpckhwd zmm8, zmm8, zmm21                                     ;  1153.5 p5      74 dst
        vpunpcklbw zmm21, zmm9, zmm2                                     ;  1154.5 p5      74 dst
        vpunpckhbw zmm2, zmm9, zmm2                                      ;  1155.5 p5      74 dst
        vmovdqu64 zmm9, [rbp + 21056]                                    ;   980.0 p3      75 dst
        vpternlogd zmm9, zmm31, [rbp + 23424], 0x96                      ;  1134.5 p0+p2   75 dst
        vmovdqu64 [rbp + 23424], zmm2                                    ;  1156.5 p8+p9   74 dst spill
        vpunpcklbw zmm2, zmm9, zmm20                                     ;  1156.5 p5      74 dst
        vpunpckhbw zmm9, zmm9, zmm20                                     ;  1157.5 p5      74 dst
        vpunpcklwd zmm20, zmm2, zmm18                                    ;  1158.5 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm18                                     ;  1159.5 p5      74 dst
        vpunpcklwd zmm18, zmm9, zmm14                                    ;  1160.5 p5      74 dst
        vpunpckhwd zmm9, zmm9, zmm14                                     ;  1161.5 p5      74 dst
        vmovdqu64 zmm14, [rbp + 20992]                                   ;   983.7 p3      75 dst
        vpternlogd zmm14, zmm3, [rbp + 22656], 0x96                      ;  1135.5 p0+p2   75 dst
        vmovdqu64 [rbp + 22656], zmm21                                   ;  1155.5 p7+p4   74 dst spill
        vmovdqu64 zmm21, [rbp + 21056]                                   ;   984.7 p3      75 dst
        vpternlogd zmm21, zmm28, [rbp + 22272], 0x96                     ;  1136.5 p0+p2   75 dst
        vmovdqu64 [rbp + 22272], zmm8                                    ;  1154.5 p8+p9   74 dst spill
        vpunpcklbw zmm8, zmm21, zmm14                                    ;  1162.5 p5      74 dst
        vpunpckhbw zmm14, zmm21, zmm14                                   ;  1163.5 p5      74 dst
        vmovdqu64 zmm21, [rbp + 22656]                                   ;  1155.5 p3      74 dst reload
        vmovdqu64 [rbp + 21888], zmm14                                   ;  1164.5 p7+p4   74 dst spill
        vpunpcklwd zmm14, zmm8, zmm21                                    ;  1164.5 p5      74 dst
        vpunpckhwd zmm8, zmm8, zmm21                                     ;  1165.5 p5      74 dst
        vmovdqu64 zmm21, [rbp + 21952]                                   ;  1048.5 p2      75 dst
        vpxord zmm21, zmm21, zmm16                                       ;  1137.5 p0      75 dst
        vpternlogd zmm21, zmm6, zmm17, 0x96                              ;  1138.5 p0      75 dst
        vmovdqu64 zmm6, [rbp + 21824]                                    ;  1053.5 p3      75 dst
        vmovdqu64 zmm16, [rbp + 21184]                                   ;   990.5 p2      75 dst.5 reload
        vpxord zmm6, zmm6, zmm16                                         ;  1139.5 p0      75 dst
        vpternlogd zmm6, zmm15, [rbp + 22464], 0x96                      ;  1140.5 p0+p3   75 dst
        vpunpcklbw zmm15, zmm6, zmm4                                     ;  1166.5 p5      74 dst
        vpunpckhbw zmm4, zmm6, zmm4                                      ;  1167.5 p5      74 dst
        vmovdqu64 zmm6, [rbp + 22784]                                    ;  1048.5 p2      75 dst
        vpxord zmm6, zmm6, zmm16                                         ;  1141.5 p0      75 dst
        vpternlogd zmm6, zmm3, [rbp + 21696], 0x96                       ;  1142.5 p0+p3   75 dst
        vmovdqu64 zmm3, [rbp + 22208]                                    ;  1053.5 p2      75 dst
        vpunpcklbw zmm16, zmm6, zmm21                                    ;  1168.5 p5      74 dst
        vpunpckhbw zmm6, zmm6, zmm21                                     ;  1169.5 p5      74 dst
        vmovdqu64 zmm17, [rbp + 21248]                                   ;   995.5 p3      75 dst.6 reload
        vpxord zmm3, zmm3, zmm17                                         ;  1143.5 p0      75 dst
        vpternlogd zmm3, zmm31, zmm29, 0x96                              ;  1144.5 p0      75 dst
        vmovdqu64 zmm21, [rbp + 22976]                                   ;  1050.5 p2      75 dst
        vpxord zmm21, zmm21, zmm17                                       ;  1145.5 p0      75 dst
        vpternlogd zmm21, zmm28, zmm7, 0x96                              ;  1146.5 p0      75 dst
        vmovdqu64 zmm7, [rbp + 22144]                                    ;  1054.5 p3      75 dst
        vmovdqu64 zmm17, [rbp + 21312]                                   ;   998.5 p2      75 dst.7 reload
        vpxord zmm7, zmm7, zmm17                                         ;  1147.5 p0      75 dst
        vpternlogd zmm7, zmm23, zmm5, 0x96                               ;  1148.5 p0      75 dst
        vpunpcklbw zmm5, zmm7, zmm3                                      ;  1170.5 p5      74 dst
        vpunpckhbw zmm3, zmm7, zmm3                                      ;  1171.5 p5      74 dst
        vmovdqu64 zmm7, [rbp + 22912]                                    ;  1051.5 p3      75 dst
        vpxord zmm7, zmm7, zmm17                                         ;  1149.5 p0      75 dst
        vpternlogd zmm7, zmm0, zmm11, 0x96                               ;  1150.5 p0      75 dst
        vpunpcklwd zmm0, zmm5, zmm15                                     ;  1172.5 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm15                                     ;  1173.5 p5      74 dst
        vpunpcklwd zmm11, zmm3, zmm4                                     ;  1174.5 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm4                                      ;  1175.5 p5      74 dst
        vmovdqu64 zmm4, [rbp + 23488]                                    ;  1095.5 p2      74 dst reload
        vmovdqu64 zmm15, [rbp + 22720]                                   ;  1091.5 p3      74 dst reload
        vpunpcklbw zmm17, zmm15, zmm4                                    ;  1176.5 p5      74 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;  1177.5 p5      74 dst
        vpunpcklwd zmm15, zmm26, zmm17                                   ;  1178.5 p5      74 dst
        vpunpckhwd zmm17, zmm26, zmm17                                   ;  1179.5 p5      74 dst
        vpunpcklwd zmm23, zmm10, zmm4                                    ;  1180.5 p5      74 dst
        vpunpckhwd zmm4, zmm10, zmm4                                     ;  1181.5 p5      74 dst
        vpunpckldq zmm10, zmm22, zmm15                                   ;  1182.5 p5      74 dst
        vpunpckhdq zmm15, zmm22, zmm15                                   ;  1183.5 p5      74 dst
        vpunpckldq zmm22, zmm13, zmm17                                   ;  1184.5 p5      74 dst
        vpunpckhdq zmm13, zmm13, zmm17                                   ;  1185.5 p5      74 dst
        vpunpckldq zmm17, zmm27, zmm23                                   ;  1186.5 p5      74 dst
        vpunpckhdq zmm23, zmm27, zmm23                                   ;  1187.5 p5      74 dst
        vpunpckldq zmm26, zmm12, zmm4                                    ;  1188.5 p5      74 dst
        vpunpckhdq zmm4, zmm12, zmm4                                     ;  1189.5 p5      74 dst
        vpunpckldq zmm12, zmm0, zmm20                                    ;  1190.5 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm20                                     ;  1191.5 p5      74 dst
        vpunpckldq zmm20, zmm5, zmm2                                     ;  1192.5 p5      74 dst
        vpunpckhdq zmm2, zmm5, zmm2                                      ;  1193.5 p5      74 dst
        vpunpckldq zmm5, zmm11, zmm18                                    ;  1194.5 p5      74 dst
        vpunpckhdq zmm11, zmm11, zmm18                                   ;  1195.5 p5      74 dst
        vpunpckldq zmm18, zmm3, zmm9                                     ;  1196.5 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm9                                      ;  1197.5 p5      74 dst
        vpunpcklqdq zmm9, zmm10, zmm12                                   ;  1198.5 p5      74 dst
        vpunpckhqdq zmm10, zmm10, zmm12                                  ;  1199.5 p5      74 dst
        mov r9, qword [rbp + 23712]                                      ;  1008.5 p10     74 dst reload
        vmovdqu64 [r9], zmm9                                             ;  1199.5 p8+p9   74 dst
        vmovdqu64 [r9 + 64], zmm10                                       ;  1200.5 p7+p4   74 dst
        vpunpcklqdq zmm9, zmm15, zmm0                                    ;  1200.5 p5      74 dst
        vpunpckhqdq zmm0, zmm15, zmm0                                    ;  1201.5 p5      74 dst
        vmovdqu64 [r9 + 128], zmm9                                       ;  1201.5 p8+p9   74 dst
        vmovdqu64 [r9 + 192], zmm0                                       ;  1202.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm22, zmm20                                   ;  1202.5 p5      74 dst
        vpunpckhqdq zmm9, zmm22, zmm20                                   ;  1203.5 p5      74 dst
        vmovdqu64 [r9 + 256], zmm0                                       ;  1203.5 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm9                                       ;  1204.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm13, zmm2                                    ;  1204.5 p5      74 dst
        vpunpckhqdq zmm2, zmm13, zmm2                                    ;  1205.5 p5      74 dst
        vmovdqu64 [r9 + 384], zmm0                                       ;  1205.5 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm2                                       ;  1206.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm17, zmm5                                    ;  1206.5 p5      74 dst
        vpunpckhqdq zmm2, zmm17, zmm5                                    ;  1207.5 p5      74 dst
        vmovdqu64 [r9 + 512], zmm0                                       ;  1207.5 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm2                                       ;  1208.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm23, zmm11                                   ;  1208.5 p5      74 dst
        vpunpckhqdq zmm2, zmm23, zmm11                                   ;  1209.5 p5      74 dst
        vmovdqu64 [r9 + 640], zmm0                                       ;  1209.5 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm2                                       ;  1210.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm26, zmm18                                   ;  1210.5 p5      74 dst
        vpunpckhqdq zmm2, zmm26, zmm18                                   ;  1211.5 p5      74 dst
        vmovdqu64 [r9 + 768], zmm0                                       ;  1211.5 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm2                                       ;  1212.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm4, zmm3                                     ;  1212.5 p5      74 dst
        vpunpckhqdq zmm2, zmm4, zmm3                                     ;  1213.5 p5      74 dst
        vmovdqu64 [r9 + 896], zmm0                                       ;  1213.5 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm2                                       ;  1214.5 p7+p4   74 dst
        vpunpcklbw zmm0, zmm7, zmm21                                     ;  1214.5 p5      74 dst
        vpunpckhbw zmm2, zmm7, zmm21                                     ;  1215.5 p5      74 dst
        vmovdqu64 zmm3, [rbp + 22080]                                    ;  1096.5 p2      74 dst reload
        vmovdqu64 zmm4, [rbp + 22336]                                    ;  1092.5 p3      74 dst reload
        vpunpcklbw zmm5, zmm4, zmm3                                      ;  1216.5 p5      74 dst
        vpunpckhbw zmm3, zmm4, zmm3                                      ;  1217.5 p5      74 dst
        vpunpcklwd zmm4, zmm30, zmm5                                     ;  1218.5 p5      74 dst
        vpunpckhwd zmm5, zmm30, zmm5                                     ;  1219.5 p5      74 dst
        vpunpcklwd zmm7, zmm1, zmm3                                      ;  1220.5 p5      74 dst
        vpunpckhwd zmm1, zmm1, zmm3                                      ;  1221.5 p5      74 dst
        vpunpckldq zmm3, zmm25, zmm4                                     ;  1222.5 p5      74 dst
        vpunpckhdq zmm4, zmm25, zmm4                                     ;  1223.5 p5      74 dst
        vpunpckldq zmm9, zmm19, zmm5                                     ;  1224.5 p5      74 dst
        vpunpckhdq zmm5, zmm19, zmm5                                     ;  1225.5 p5      74 dst
        vpunpckldq zmm10, zmm24, zmm7                                    ;  1226.5 p5      74 dst
        vpunpckhdq zmm7, zmm24, zmm7                                     ;  1227.5 p5      74 dst
        vpunpcklwd zmm11, zmm0, zmm16                                    ;  1228.5 p5      74 dst
        vpunpckhwd zmm0, zmm0, zmm16                                     ;  1229.5 p5      74 dst
        vpunpcklwd zmm12, zmm2, zmm6                                     ;  1230.5 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm6                                      ;  1231.5 p5      74 dst
        vmovdqu64 zmm6, [rbp + 22272]                                    ;  1154.5 p2      74 dst reload
        vpunpckldq zmm13, zmm6, zmm1                                     ;  1232.5 p5      74 dst
        vpunpckhdq zmm1, zmm6, zmm1                                      ;  1233.5 p5      74 dst
        vpunpckldq zmm6, zmm11, zmm14                                    ;  1234.5 p5      74 dst
        vpunpckhdq zmm11, zmm11, zmm14                                   ;  1235.5 p5      74 dst
        vpunpckldq zmm14, zmm0, zmm8                                     ;  1236.5 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm8                                      ;  1237.5 p5      74 dst
        vmovdqu64 zmm8, [rbp + 23424]                                    ;  1156.5 p3      74 dst reload
        vmovdqu64 zmm15, [rbp + 21888]                                   ;  1164.5 p2      74 dst reload
        vpunpcklwd zmm16, zmm15, zmm8                                    ;  1238.5 p5      74 dst
        vpunpckhwd zmm8, zmm15, zmm8                                     ;  1239.5 p5      74 dst
        vpunpckldq zmm15, zmm12, zmm16                                   ;  1240.5 p5      74 dst
        vpunpckhdq zmm12, zmm12, zmm16                                   ;  1241.5 p5      74 dst
        vpunpckldq zmm16, zmm2, zmm8                                     ;  1242.5 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm8                                      ;  1243.5 p5      74 dst
        vpunpcklqdq zmm8, zmm3, zmm6                                     ;  1244.5 p5      74 dst
        vpunpckhqdq zmm3, zmm3, zmm6                                     ;  1245.5 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm8                                      ;  1245.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1088], zmm3                                      ;  1246.5 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm4, zmm11                                    ;  1246.5 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm11                                    ;  1247.5 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm3                                      ;  1247.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1216], zmm4                                      ;  1248.5 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm9, zmm14                                    ;  1248.5 p5      74 dst
        vpunpckhqdq zmm4, zmm9, zmm14                                    ;  1249.5 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm3                                      ;  1249.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1344], zmm4                                      ;  1250.5 p7+p4   74 dst
        vpunpcklqdq zmm3, zmm5, zmm0                                     ;  1250.5 p5      74 dst
        vpunpckhqdq zmm0, zmm5, zmm0                                     ;  1251.5 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm3                                      ;  1251.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  1252.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm10, zmm15                                   ;  1252.5 p5      74 dst
        vpunpckhqdq zmm3, zmm10, zmm15                                   ;  1253.5 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm0                                      ;  1253.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1600], zmm3                                      ;  1254.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm7, zmm12                                    ;  1254.5 p5      74 dst
        vpunpckhqdq zmm3, zmm7, zmm12                                    ;  1255.5 p5      74 dst
        vmovdqu64 [r9 + 1664], zmm0                                      ;  1255.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1728], zmm3                                      ;  1256.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm13, zmm16                                   ;  1256.5 p5      74 dst
        vpunpckhqdq zmm3, zmm13, zmm16                                   ;  1257.5 p5      74 dst
        vmovdqu64 [r9 + 1792], zmm0                                      ;  1257.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1856], zmm3                                      ;  1258.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm1, zmm2                                     ;  1258.5 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm2                                     ;  1259.5 p5      74 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;  1259.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1260.5 p7+p4   74 dst
        add r9, 0x800                                                    ;  1040.7 p1     154 blocks
        mov qword [rbp + 23712], r9                                      ;  1043.5 p8+p9  154 blocks
        add r8, 0x800                                                    ;  1041.0 p6     154 blocks
        mov qword [rbp + 23696], r8                                      ;  1043.7 p7+p4  154 blocks
        cmp r8, qword [rbp + 23704]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 23688]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 23696]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 23720], rsi                                     ;                    blocks left over
        mov qword [rbp + 23696], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 23712]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 23720]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 23728], rdi                                     ;                    blocks left over
        mov qword [rbp + 23736], rsi                                     ;                    blocks left over
        mov qword [rbp + 23712], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 23704], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 23688], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 23728]                                     ;                    blocks left over
        mov rdi, qword [rbp + 23736]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 23744]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia256_encrypt.T0_constants512:
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
