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
;   blocks: 7369 uops, planned 2427.3; bounds: width 1228.2, ports 2359.5, path 270.0
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
        sub rsp, 0x6180                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24768], rax                                     ;                    frame
        mov qword [rbp + 24704], rdi                                     ;                    argument
        mov dword [rbp + 24776], ecx                                     ;                    argument
        mov qword [rbp + 24720], rsi                                     ;                    argument
        mov qword [rbp + 24736], rdx                                     ;                    argument
        mov r8, qword [rbp + 24704]                                      ;     0.0 p2     154 k reload
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
        cmp dword [rbp + 24776], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24776]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24712], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24720]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24728], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 24720]                                      ;                    resident
        mov r9, qword [rbp + 24736]                                      ;                    resident
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
        vpxord zmm16, zmm16, [rbp + 4288]                                ;    69.3 p0+p3   68 d
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    70.3 p0+p2   68 d
        vmovdqu64 [rbp + 21376], zmm21                                   ;    79.3 p7+p4   68 d.0 spill
        vpunpckldq zmm21, zmm6, zmm10                                    ;    90.3 p5      68 d.0
        vpunpckhdq zmm6, zmm6, zmm10                                     ;    91.3 p5      68 d.0
        vpunpckldq zmm10, zmm18, zmm22                                   ;    92.3 p5      68 d.0
        vpunpckhdq zmm18, zmm18, zmm22                                   ;    93.3 p5      68 d.0
        vpunpckldq zmm22, zmm27, zmm24                                   ;    94.3 p5      68 d.0
        vpunpckhdq zmm24, zmm27, zmm24                                   ;    95.3 p5      68 d.0
        vpunpckldq zmm27, zmm8, zmm19                                    ;    96.3 p5      68 d.0
        vpunpckhdq zmm8, zmm8, zmm19                                     ;    97.3 p5      68 d.0
        vmovdqu64 zmm19, [rbp + 5440]                                    ;    22.5 p3      61 r.7 reload
        vmovdqu64 [rbp + 21440], zmm11                                   ;    80.3 p8+p9   68 d.0 spill
        vpxord zmm11, zmm20, zmm19                                       ;    66.3 p0      40 t
        vmovdqu64 [rbp + 21504], zmm20                                   ;    66.3 p7+p4   68 d spill
        vpxord zmm20, zmm5, [rbp + 5376]                                 ;    67.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;    67.3 p8+p9   68 d spill
        vpxord zmm5, zmm16, [rbp + 5312]                                 ;    70.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm16                                   ;    70.3 p7+p4   68 d spill
        vpxord zmm16, zmm3, [rbp + 5248]                                 ;    71.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm3                                    ;    71.3 p8+p9   68 d spill
        vmovdqu64 zmm3, [r8 + 1920]                                      ;    24.5 p3      68 d.0 reload
        vmovdqu64 [rbp + 21760], zmm29                                   ;    81.3 p7+p4   68 d.0 spill
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
        vpunpcklqdq zmm28, zmm6, zmm17                                   ;   114.3 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm17                                    ;   115.3 p5      68 d.0
        vpunpcklqdq zmm17, zmm10, zmm31                                  ;   116.3 p5      68 d.0
        vpunpckhqdq zmm10, zmm10, zmm31                                  ;   117.3 p5      68 d.0
        vpunpcklqdq zmm31, zmm18, zmm14                                  ;   118.3 p5      68 d.0
        vpunpckhqdq zmm14, zmm18, zmm14                                  ;   119.3 p5      68 d.0
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.3 p0+p2   68 d
        vpxord zmm28, zmm28, [rbp + 4288]                                ;   115.3 p0+p3   68 d
        vpunpcklqdq zmm18, zmm22, zmm26                                  ;   120.3 p5      68 d.0
        vpunpckhqdq zmm22, zmm22, zmm26                                  ;   121.3 p5      68 d.0
        vpxord zmm6, zmm6, [rbp + 4224]                                  ;   116.3 p0+p2   68 d
        vpunpcklqdq zmm26, zmm24, zmm1                                   ;   122.3 p5      68 d.0
        vpunpckhqdq zmm1, zmm24, zmm1                                    ;   123.3 p5      68 d.0
        vpternlogd zmm19, zmm23, zmm25, 0x96                             ;   113.3 p0      40 t
        vpunpcklqdq zmm24, zmm27, zmm29                                  ;   124.3 p5      68 d.0
        vpunpckhqdq zmm27, zmm27, zmm29                                  ;   125.3 p5      68 d.0
        vpunpcklqdq zmm29, zmm8, zmm3                                    ;   126.3 p5      68 d.0
        vpunpckhqdq zmm3, zmm8, zmm3                                     ;   127.3 p5      68 d.0
        vpxord zmm8, zmm21, [rbp + 5376]                                 ;   115.3 p0+p3   40 t
        vpxord zmm25, zmm28, [rbp + 5312]                                ;   116.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm23                                   ;   113.3 p8+p9   68 d.0 spill
        vpxord zmm23, zmm6, [rbp + 5248]                                 ;   117.3 p0+p3   40 t
        vmovdqu64 [rbp + 21888], zmm21                                   ;   115.3 p7+p4   68 d spill
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;    31.3 p2      41 t reload
        vmovdqu64 [rbp + 21952], zmm28                                   ;   116.3 p8+p9   68 d spill
        vpshufb zmm28, zmm21, zmm20                                      ;   128.3 p5      21 t
        vmovdqu64 [rbp + 22016], zmm6                                    ;   117.3 p7+p4   68 d spill
        vpshufb zmm6, zmm21, zmm16                                       ;   129.3 p5      23 t
        vmovdqu64 [rbp + 22080], zmm18                                   ;   121.3 p8+p9   68 d.0 spill
        vpshufb zmm18, zmm21, zmm5                                       ;   130.3 p5      22 t
        vmovdqu64 [rbp + 22144], zmm22                                   ;   122.3 p7+p4   68 d.0 spill
        vpshufb zmm22, zmm21, zmm11                                      ;   131.3 p5      42 t
        vmovdqu64 [rbp + 22208], zmm26                                   ;   123.3 p8+p9   68 d.0 spill
        vpshufb zmm26, zmm21, zmm23                                      ;   132.3 p5      23 t
        vmovdqu64 [rbp + 22272], zmm1                                    ;   124.3 p7+p4   68 d.0 spill
        vpshufb zmm1, zmm21, zmm25                                       ;   133.3 p5      22 t
        vmovdqu64 [rbp + 22336], zmm4                                    ;    82.3 p8+p9   68 d.0 spill
        vpshufb zmm4, zmm21, zmm8                                        ;   134.3 p5      21 t
        vmovdqu64 [rbp + 22400], zmm24                                   ;   125.3 p7+p4   68 d.0 spill
        vpshufb zmm24, zmm21, zmm19                                      ;   135.3 p5      42 t
        vmovdqu64 [rbp + 22464], zmm12                                   ;    83.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm12, [rbp + 5184]                                    ;    34.0 p3      40 t
        vpternlogd zmm12, zmm9, [rbp + 4160], 0x96                       ;    71.3 p0+p2   40 t
        vmovdqu64 [rbp + 22528], zmm9                                    ;    71.3 p7+p4   68 d.0 spill
        vpshufb zmm9, zmm21, zmm12                                       ;   136.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm27                                   ;   126.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm27, [rbp + 5120]                                    ;    35.0 p3      40 t
        vpternlogd zmm27, zmm7, [rbp + 4096], 0x96                       ;    72.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm7                                    ;    72.3 p7+p4   68 d.0 spill
        vpshufb zmm7, zmm21, zmm27                                       ;   137.3 p5      22 t
        vmovdqu64 [rbp + 22720], zmm13                                   ;    84.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm13, [rbp + 5056]                                    ;    36.0 p3      40 t
        vpternlogd zmm13, zmm15, [rbp + 4032], 0x96                      ;    73.3 p0+p2   40 t
        vmovdqu64 [rbp + 22784], zmm15                                   ;    73.3 p7+p4   68 d.0 spill
        vpshufb zmm15, zmm21, zmm13                                      ;   138.3 p5      23 t
        vmovdqu64 [rbp + 22848], zmm29                                   ;   127.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm29, [rbp + 4992]                                    ;    37.0 p3      40 t
        vpternlogd zmm29, zmm2, [rbp + 3968], 0x96                       ;    74.3 p0+p2   40 t
        vmovdqu64 [rbp + 22912], zmm2                                    ;    74.3 p7+p4   68 d.0 spill
        vpshufb zmm2, zmm21, zmm29                                       ;   139.3 p5      41 t
        vmovdqu64 [rbp + 22976], zmm30                                   ;    87.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512]       ;    38.0 p3      41 t reload
        vmovdqu64 [rbp + 23040], zmm3                                    ;   128.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm3, zmm29                                            ;    75.3         41 t copy
        vpermi2b zmm3, zmm30, [rel camellia256_encrypt.T0_constants512 + 64] ;   141.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 23104], zmm0                                    ;    88.3 p8+p9   68 d.0 spill
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 128]  ;    39.2 p3      41 t reload
        vpermi2b zmm29, zmm0, [rel camellia256_encrypt.T0_constants512 + 192] ;   143.3 p0+p5+p2   41 t
        vpternlogd zmm2, zmm3, zmm29, 0xca                               ;   148.3 p0      41 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 64]   ;    40.2 p3      41 t reload
        vmovdqa64 zmm29, zmm11                                           ;    67.3         42 t copy
        vpermi2b zmm29, zmm30, zmm3                                      ;   145.3 p0+p5   42 t
        vpermi2b zmm11, zmm0, [rel camellia256_encrypt.T0_constants512 + 192] ;   147.3 p0+p5+p2   42 t
        vpternlogd zmm22, zmm29, zmm11, 0xca                             ;   152.3 p0      42 t
        vmovdqa64 zmm11, zmm19                                           ;   114.3         42 t copy
        vpermi2b zmm11, zmm30, zmm3                                      ;   149.3 p0+p5   42 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 192] ;    42.2 p3      41 t reload
        vpermi2b zmm19, zmm0, zmm29                                      ;   151.3 p0+p5   42 t
        vpternlogd zmm24, zmm11, zmm19, 0xca                             ;   156.3 p0      42 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;    43.0 p2      23 t reload
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 320] ;    43.2 p3      23 t reload
        vmovdqu64 [rbp + 23168], zmm24                                   ;   157.3 p7+p4   42 t spill
        vmovdqa64 zmm24, zmm13                                           ;    74.3         23 t copy
        vpermi2b zmm24, zmm19, zmm11                                     ;   153.3 p0+p5   23 t
        vmovdqu64 [rbp + 23232], zmm22                                   ;   153.3 p8+p9   42 t spill
        vmovdqa64 zmm22, zmm16                                           ;    72.3         23 t copy
        vpermi2b zmm22, zmm19, zmm11                                     ;   155.3 p0+p5   23 t
        vmovdqu64 [rbp + 23296], zmm2                                    ;   149.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm23                                            ;   118.3         23 t copy
        vpermi2b zmm2, zmm19, zmm11                                      ;   157.3 p0+p5   23 t
        vmovdqu64 [rbp + 23360], zmm4                                    ;   135.3 p8+p9   21 t spill
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 448]  ;    46.0 p2      23 t reload
        vpermi2b zmm13, zmm4, [rel camellia256_encrypt.T0_constants512 + 512] ;   159.3 p0+p5+p3   23 t
        vpternlogd zmm15, zmm24, zmm13, 0xca                             ;   164.3 p0      23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 512] ;    47.0 p2      23 t reload
        vpermi2b zmm16, zmm4, zmm13                                      ;   161.3 p0+p5   23 t
        vpermi2b zmm23, zmm4, zmm13                                      ;   163.3 p0+p5   23 t
        vpternlogd zmm6, zmm22, zmm16, 0xca                              ;   166.3 p0      23 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 640] ;    48.2 p3      22 t reload
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 576] ;    48.3 p2      22 t reload
        vmovdqa64 zmm24, zmm27                                           ;    73.3         22 t copy
        vpermi2b zmm24, zmm22, zmm16                                     ;   165.3 p0+p5   22 t
        vpternlogd zmm26, zmm2, zmm23, 0xca                              ;   168.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 768]  ;    49.3 p3      22 t reload
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;    49.5 p2      22 t reload
        vpermi2b zmm27, zmm23, zmm2                                      ;   167.3 p0+p5   22 t
        vpternlogd zmm7, zmm24, zmm27, 0xca                              ;   172.3 p0      22 t
        vmovdqa64 zmm24, zmm5                                            ;    71.3         22 t copy
        vpermi2b zmm24, zmm22, zmm16                                     ;   169.3 p0+p5   22 t
        vpermi2b zmm5, zmm23, zmm2                                       ;   171.3 p0+p5   22 t
        vmovdqa64 zmm27, zmm25                                           ;   117.3         22 t copy
        vpermi2b zmm27, zmm22, zmm16                                     ;   173.3 p0+p5   22 t
        vpermi2b zmm25, zmm23, zmm2                                      ;   175.3 p0+p5   22 t
        vpternlogd zmm18, zmm24, zmm5, 0xca                              ;   176.3 p0      22 t
        vpternlogd zmm1, zmm27, zmm25, 0xca                              ;   180.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 896]  ;    53.0 p3      21 t reload
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 832] ;    53.2 p2      21 t reload
        vmovdqa64 zmm25, zmm12                                           ;    72.3         21 t copy
        vpermi2b zmm25, zmm24, zmm5                                      ;   177.3 p0+p5   21 t
        vmovdqa64 zmm27, zmm20                                           ;    68.3         21 t copy
        vpermi2b zmm27, zmm24, zmm5                                      ;   179.3 p0+p5   21 t
        vmovdqu64 [rbp + 23424], zmm15                                   ;   165.3 p7+p4   23 t spill
        vmovdqa64 zmm15, zmm8                                            ;   116.3         21 t copy
        vpermi2b zmm15, zmm24, zmm5                                      ;   181.3 p0+p5   21 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 960]  ;    55.5 p3      21 t reload
        vpermi2b zmm12, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   183.3 p0+p5+p2   21 t
        vpermi2b zmm20, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   185.3 p0+p5+p3   21 t
        vpternlogd zmm9, zmm25, zmm12, 0xca                              ;   188.3 p0      21 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 1024] ;    56.8 p2      21 t reload
        vpermi2b zmm8, zmm5, zmm12                                       ;   187.3 p0+p5   21 t
        vpternlogd zmm28, zmm27, zmm20, 0xca                             ;   190.3 p0      21 t
        vmovdqu64 zmm20, [rbp + 4160]                                    ;    57.7 p3      68 d.3 reload
        vmovdqu64 zmm25, [rbp + 5184]                                    ;    57.8 p2      40 t
        vpternlogd zmm25, zmm17, zmm20, 0x96                             ;   117.3 p0      40 t
        vpshufb zmm27, zmm21, zmm25                                      ;   188.3 p5      21 t
        vmovdqa64 zmm20, zmm25                                           ;   118.3         21 t copy
        vpermi2b zmm20, zmm5, zmm12                                      ;   190.3 p0+p5   21 t
        vpermi2b zmm25, zmm24, [rel camellia256_encrypt.T0_constants512 + 896] ;   192.3 p0+p5+p3   21 t
        vpternlogd zmm27, zmm25, zmm20, 0xca                             ;   197.3 p0      21 t
        vpternlogd zmm15, zmm8, [rbp + 23360], 0xe4                      ;   192.3 p0+p2   21 t
        vmovdqu64 zmm8, [rbp + 4096]                                     ;    60.0 p3      68 d.2 reload
        vmovdqu64 zmm20, [rbp + 5120]                                    ;    60.7 p2      40 t
        vpternlogd zmm20, zmm10, zmm8, 0x96                              ;   118.3 p0      40 t
        vpshufb zmm25, zmm21, zmm20                                      ;   193.3 p5      22 t
        vmovdqa64 zmm8, zmm20                                            ;   119.3         22 t copy
        vpermi2b zmm8, zmm22, zmm16                                      ;   195.3 p0+p5   22 t
        vpermi2b zmm20, zmm23, zmm2                                      ;   197.3 p0+p5   22 t
        vpternlogd zmm25, zmm8, zmm20, 0xca                              ;   202.3 p0      22 t
        vmovdqu64 zmm8, [rbp + 4032]                                     ;    62.0 p3      68 d.1 reload
        vmovdqu64 zmm20, [rbp + 5056]                                    ;    62.2 p2      40 t
        vpternlogd zmm20, zmm31, zmm8, 0x96                              ;   119.3 p0      40 t
        vpshufb zmm8, zmm21, zmm20                                       ;   198.3 p5      23 t
        vmovdqa64 zmm12, zmm20                                           ;   120.3         23 t copy
        vpermi2b zmm12, zmm19, zmm11                                     ;   200.3 p0+p5   23 t
        vpermi2b zmm20, zmm4, zmm13                                      ;   202.3 p0+p5   23 t
        vpternlogd zmm8, zmm12, zmm20, 0xca                              ;   207.3 p0      23 t
        vmovdqu64 zmm12, [rbp + 3968]                                    ;    64.0 p3      68 d.0 reload
        vmovdqu64 zmm20, [rbp + 4992]                                    ;    64.2 p2      40 t
        vpternlogd zmm20, zmm14, zmm12, 0x96                             ;   120.3 p0      40 t
        vpshufb zmm12, zmm21, zmm20                                      ;   203.3 p5      41 t
        vmovdqu64 zmm5, [rbp + 22336]                                    ;    82.3 p3      61 t
        vpxord zmm5, zmm5, [rbp + 4736]                                  ;    88.3 p0+p2   61 t
        vmovdqa64 zmm24, zmm20                                           ;   121.3         41 t copy
        vpermi2b zmm24, zmm30, zmm3                                      ;   205.3 p0+p5   41 t
        vpermi2b zmm20, zmm0, zmm29                                      ;   207.3 p0+p5   41 t
        vpternlogd zmm12, zmm24, zmm20, 0xca                             ;   212.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 21440]                                   ;    80.3 p3      61 t
        vmovdqu64 zmm24, [rbp + 4864]                                    ;    66.5 p2      68 d.6 reload
        vpxord zmm20, zmm20, zmm24                                       ;    92.3 p0      61 t
        vpxord zmm24, zmm24, [rbp + 22144]                               ;   128.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 21376]                                    ;    79.3 p2      61 t
        vpxord zmm2, zmm2, [rbp + 4928]                                  ;    94.3 p0+p3   61 t
        vmovdqu64 zmm23, [rbp + 22080]                                   ;   121.3 p2      61 t
        vpxord zmm23, zmm23, [rbp + 4928]                                ;   127.3 p0+p3   61 t
        vmovdqa64 zmm16, zmm6                                            ;   167.3         41 t copy
        vpternlogd zmm16, zmm7, zmm9, 0x96                               ;   189.3 p0      41 t
        vmovdqa64 zmm22, zmm26                                           ;   169.3         41 t copy
        vpternlogd zmm22, zmm25, zmm27, 0x96                             ;   203.3 p0      41 t
        vmovdqu64 [rbp + 22080], zmm17                                   ;   117.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm17, zmm12                                           ;   213.3         41 t copy
        vpternlogd zmm17, zmm1, zmm27, 0x96                              ;   213.3 p0      41 t
        vpternlogd zmm26, zmm17, zmm25, 0x96                             ;   214.3 p0      41 t
        vpternlogd zmm25, zmm8, [rbp + 23168], 0x96                      ;   208.3 p0+p2   41 t
        vmovdqu64 [rbp + 21376], zmm10                                   ;   118.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm10, zmm15                                           ;   193.3         41 t copy
        vpternlogd zmm10, zmm12, zmm8, 0x96                              ;   213.3 p0      41 t
        vpternlogd zmm15, zmm12, zmm25, 0x96                             ;   213.3 p0      41 t
        vpternlogd zmm1, zmm27, zmm10, 0x96                              ;   214.3 p0      41 t
        vmovdqu64 zmm12, [rbp + 23296]                                   ;   149.3 p3      41 t reload
        vmovdqa64 zmm27, zmm18                                           ;   177.3         41 t copy
        vpternlogd zmm27, zmm9, zmm12, 0x96                              ;   189.3 p0      41 t
        vpternlogd zmm6, zmm27, zmm7, 0x96                               ;   190.3 p0      41 t
        vpternlogd zmm24, zmm15, zmm22, 0x96                             ;   214.3 p0      61 t
        vpternlogd zmm22, zmm8, [rbp + 23168], 0x96                      ;   208.3 p0+p2   41 t
        vpternlogd zmm23, zmm17, zmm22, 0x96                             ;   214.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 23424]                                    ;   165.3 p3      23 t reload
        vmovdqu64 zmm17, [rbp + 23232]                                   ;   153.3 p2      42 t reload
        vpternlogd zmm7, zmm17, zmm8, 0x96                               ;   173.3 p0      41 t
        vpternlogd zmm17, zmm16, zmm8, 0x96                              ;   190.3 p0      41 t
        vpternlogd zmm2, zmm27, zmm17, 0x96                              ;   191.3 p0      61 t
        vpternlogd zmm8, zmm28, zmm12, 0x96                              ;   191.3 p0      41 t
        vpternlogd zmm28, zmm12, zmm7, 0x96                              ;   191.3 p0      41 t
        vpternlogd zmm18, zmm9, zmm8, 0x96                               ;   192.3 p0      41 t
        vpternlogd zmm5, zmm8, zmm6, 0x96                                ;   192.3 p0      61 t
        vpternlogd zmm20, zmm16, zmm28, 0x96                             ;   192.3 p0      61 t
        vmovdqu64 zmm8, [rbp + 4800]                                     ;    73.2 p3      68 d.5 reload
        vmovdqu64 zmm9, [rbp + 21760]                                    ;    81.3 p2      68 d.0 reload
        vpternlogd zmm7, zmm9, zmm8, 0x96                                ;   174.3 p0      61 t
        vmovdqu64 zmm9, [rbp + 4480]                                     ;    74.2 p3      68 d.0 reload
        vmovdqu64 zmm12, [rbp + 23104]                                   ;    88.3 p2      68 d.0 reload
        vpternlogd zmm17, zmm12, zmm9, 0x96                              ;   191.3 p0      61 t
        vmovdqu64 zmm12, [rbp + 4544]                                    ;    75.2 p3      68 d.1 reload
        vmovdqu64 zmm16, [rbp + 22976]                                   ;    87.3 p2      68 d.0 reload
        vpternlogd zmm6, zmm16, zmm12, 0x96                              ;   191.3 p0      61 t
        vpternlogd zmm9, zmm22, [rbp + 23040], 0x96                      ;   209.3 p0+p3   61 t
        vmovdqu64 zmm16, [rbp + 5504]                                    ;    76.3 p2      62 l.0 reload
        vpxord zmm22, zmm17, zmm16                                       ;   192.3 p0      40 t
        vpternlogd zmm8, zmm25, [rbp + 22208], 0x96                      ;   209.3 p0+p3   61 t
        vmovdqu64 zmm25, [rbp + 5760]                                    ;    77.3 p2      62 l.4 reload
        vpxord zmm27, zmm5, zmm25                                        ;   193.3 p0      40 t
        vpxord zmm16, zmm16, zmm9                                        ;   210.3 p0      40 t
        vmovdqu64 [rbp + 22208], zmm9                                    ;   210.3 p8+p9   61 t spill
        vpxord zmm9, zmm2, [rbp + 5952]                                  ;   192.3 p0+p3   40 t
        vmovdqu64 [rbp + 23040], zmm17                                   ;   192.3 p7+p4   61 t spill
        vpxord zmm17, zmm20, [rbp + 5888]                                ;   193.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm2                                    ;   192.3 p8+p9   61 t spill
        vpxord zmm2, zmm6, [rbp + 5568]                                  ;   192.3 p0+p3   40 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;   192.3 p7+p4   61 t spill
        vpshufb zmm6, zmm21, zmm22                                       ;   208.3 p5      41 t
        vmovdqu64 [rbp + 21760], zmm20                                   ;   193.3 p8+p9   61 t spill
        vpshufb zmm20, zmm21, zmm2                                       ;   209.3 p5      23 t
        vpternlogd zmm12, zmm26, [rbp + 22848], 0x96                     ;   215.3 p0+p2   61 t
        vmovdqu64 [rbp + 22848], zmm5                                    ;   193.3 p7+p4   61 t spill
        vpshufb zmm5, zmm21, zmm27                                       ;   210.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm31                                   ;   119.3 p8+p9   68 d.0 spill
        vmovdqa64 zmm31, zmm22                                           ;   193.3         41 t copy
        vpermi2b zmm31, zmm30, zmm3                                      ;   212.3 p0+p5   41 t
        vpermi2b zmm22, zmm0, zmm29                                      ;   214.3 p0+p5   41 t
        vpternlogd zmm6, zmm31, zmm22, 0xca                              ;   219.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 4672]                                    ;    80.2 p3      68 d.3 reload
        vmovdqu64 zmm31, [rbp + 22464]                                   ;    83.3 p2      68 d.0 reload
        vpternlogd zmm28, zmm31, zmm22, 0x96                             ;   192.3 p0      61 t
        vpternlogd zmm22, zmm15, [rbp + 22400], 0x96                     ;   214.3 p0+p3   61 t
        vmovdqu64 zmm15, [rbp + 5696]                                    ;    81.3 p2      62 l.3 reload
        vpxord zmm31, zmm28, zmm15                                       ;   193.3 p0      40 t
        vpxord zmm15, zmm15, zmm22                                       ;   215.3 p0      40 t
        vmovdqu64 [rbp + 22400], zmm22                                   ;   215.3 p7+p4   61 t spill
        vpshufb zmm22, zmm21, zmm31                                      ;   215.3 p5      21 t
        vmovdqu64 [rbp + 22464], zmm28                                   ;   193.3 p8+p9   61 t spill
        vmovdqa64 zmm28, zmm2                                            ;   193.3         23 t copy
        vpermi2b zmm28, zmm19, zmm11                                     ;   217.3 p0+p5   23 t
        vpermi2b zmm2, zmm4, zmm13                                       ;   219.3 p0+p5   23 t
        vpternlogd zmm20, zmm28, zmm2, 0xca                              ;   224.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 5824]                                     ;    83.2 p3      62 l.5 reload
        vmovdqa64 zmm28, zmm7                                            ;   175.3         40 t copy
        vpternlogd zmm28, zmm18, zmm2, 0x96                              ;   193.3 p0      40 t
        vpternlogd zmm2, zmm8, zmm1, 0x96                                ;   215.3 p0      40 t
        vmovdqu64 [rbp + 23424], zmm8                                    ;   210.3 p7+p4   61 t spill
        vpshufb zmm8, zmm21, zmm28                                       ;   220.3 p5      22 t
        vmovdqu64 [rbp + 23232], zmm7                                    ;   175.3 p8+p9   61 t spill
        vpshufb zmm7, zmm21, zmm17                                       ;   221.3 p5      21 t
        vmovdqu64 [rbp + 23168], zmm14                                   ;   120.3 p7+p4   68 d.0 spill
        vmovdqa64 zmm14, zmm27                                           ;   194.3         23 t copy
        vpermi2b zmm14, zmm19, zmm11                                     ;   223.3 p0+p5   23 t
        vpermi2b zmm27, zmm4, zmm13                                      ;   225.3 p0+p5   23 t
        vpternlogd zmm5, zmm14, zmm27, 0xca                              ;   230.3 p0      23 t
        vpshufb zmm14, zmm21, zmm16                                      ;   226.3 p5      41 t
        vpxord zmm27, zmm24, [rbp + 5888]                                ;   215.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm24                                   ;   215.3 p8+p9   61 t spill
        vpxord zmm24, zmm23, [rbp + 5952]                                ;   215.3 p0+p3   40 t
        vmovdqu64 [rbp + 21440], zmm23                                   ;   215.3 p7+p4   61 t spill
        vpxord zmm23, zmm12, [rbp + 5568]                                ;   216.3 p0+p2   40 t
        vmovdqu64 [rbp + 22336], zmm12                                   ;   216.3 p8+p9   61 t spill
        vpshufb zmm12, zmm21, zmm23                                      ;   227.3 p5      23 t
        vmovdqa64 zmm21, zmm16                                           ;   211.3         41 t copy
        vpermi2b zmm21, zmm30, zmm3                                      ;   229.3 p0+p5   41 t
        vpermi2b zmm16, zmm0, zmm29                                      ;   231.3 p0+p5   41 t
        vpternlogd zmm14, zmm21, zmm16, 0xca                             ;   236.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 22272]                                   ;   124.3 p3      68 d.0 reload
        vpternlogd zmm10, zmm16, [rbp + 4736], 0x96                      ;   214.3 p0+p2   61 t
        vpternlogd zmm25, zmm10, zmm26, 0x96                             ;   215.3 p0      40 t
        vmovdqa64 zmm16, zmm23                                           ;   217.3         23 t copy
        vpermi2b zmm16, zmm19, zmm11                                     ;   233.3 p0+p5   23 t
        vpermi2b zmm23, zmm4, zmm13                                      ;   235.3 p0+p5   23 t
        vpternlogd zmm12, zmm16, zmm23, 0xca                             ;   240.3 p0      23 t
        vmovdqu64 zmm16, [rbp + 4608]                                    ;    90.7 p3      68 d.2 reload
        vmovdqu64 zmm21, [rbp + 22720]                                   ;    90.8 p2      61 t
        vpternlogd zmm21, zmm18, zmm16, 0x96                             ;   193.3 p0      61 t
        vmovdqu64 zmm23, [rbp + 5632]                                    ;    91.7 p3      62 l.2 reload
        vmovdqu64 [rbp + 22720], zmm18                                   ;   193.3 p7+p4   41 t spill
        vpxord zmm18, zmm21, zmm23                                       ;   194.3 p0      40 t
        vpternlogd zmm16, zmm1, [rbp + 22592], 0x96                      ;   215.3 p0+p2   61 t
        vpxord zmm23, zmm23, zmm16                                       ;   216.3 p0      40 t
        vmovdqu64 [rbp + 22592], zmm16                                   ;   216.3 p8+p9   61 t spill
        vmovdqa64 zmm16, zmm9                                            ;   193.3         42 t copy
        vpermi2b zmm16, zmm30, zmm3                                      ;   237.3 p0+p5   42 t
        vmovdqu64 [rbp + 22272], zmm21                                   ;   194.3 p7+p4   61 t spill
        vmovdqa64 zmm21, zmm9                                            ;   193.3         42 t copy
        vpermi2b zmm21, zmm0, zmm29                                      ;   239.3 p0+p5   42 t
        vmovdqu64 [rbp + 23360], zmm1                                    ;   215.3 p8+p9   41 t spill
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 256]  ;    94.0 p3      41 t reload
        vpshufb zmm9, zmm1, zmm9                                         ;   240.3 p5      42 t
        vpternlogd zmm9, zmm16, zmm21, 0xca                              ;   244.3 p0      42 t
        vpshufb zmm16, zmm1, zmm18                                       ;   241.3 p5      22 t
        vpshufb zmm21, zmm1, zmm23                                       ;   242.3 p5      22 t
        vmovdqu64 [rbp + 23488], zmm26                                   ;   215.3 p7+p4   41 t spill
        vpshufb zmm26, zmm1, zmm15                                       ;   243.3 p5      21 t
        vmovdqu64 [rbp + 23552], zmm10                                   ;   215.3 p8+p9   61 t spill
        vpshufb zmm10, zmm1, zmm25                                       ;   244.3 p5      23 t
        vpshufb zmm29, zmm1, zmm2                                        ;   245.3 p5      22 t
        vpshufb zmm0, zmm1, zmm27                                        ;   246.3 p5      21 t
        vpshufb zmm3, zmm1, zmm24                                        ;   247.3 p5      42 t
        vmovdqa64 zmm1, zmm25                                            ;   216.3         23 t copy
        vpermi2b zmm1, zmm19, zmm11                                      ;   249.3 p0+p5   23 t
        vpermi2b zmm25, zmm4, zmm13                                      ;   251.3 p0+p5   23 t
        vpternlogd zmm10, zmm1, zmm25, 0xca                              ;   256.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 64]   ;    97.3 p2      41 t reload
        vmovdqa64 zmm25, zmm24                                           ;   216.3         42 t copy
        vpermi2b zmm25, zmm30, zmm1                                      ;   253.3 p0+p5   42 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 128] ;    98.2 p3      41 t reload
        vpermi2b zmm24, zmm13, [rel camellia256_encrypt.T0_constants512 + 192] ;   255.3 p0+p5+p2   42 t
        vpternlogd zmm3, zmm25, zmm24, 0xca                              ;   260.3 p0      42 t
        vmovdqu64 zmm24, [rbp + 6016]                                    ;    99.2 p3      40 t
        vmovdqu64 zmm25, [rbp + 6016]                                    ;    99.3 p2      40 t
        vmovdqu64 zmm4, [rbp + 6080]                                     ;   100.2 p3      40 t
        vmovdqu64 zmm11, [rbp + 6080]                                    ;   100.3 p2      40 t
        vmovdqu64 zmm19, [rbp + 6144]                                    ;   101.2 p3      40 t
        vmovdqu64 zmm13, [rbp + 6144]                                    ;   101.3 p2      40 t
        vmovdqu64 zmm1, [rbp + 6208]                                     ;   102.2 p3      40 t
        vmovdqu64 zmm30, [rbp + 6208]                                    ;   102.3 p2      40 t
        vmovdqu64 [rbp + 23616], zmm3                                    ;   261.3 p7+p4   42 t spill
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 576]  ;   103.2 p3      22 t reload
        vmovdqu64 [rbp + 23680], zmm9                                    ;   245.3 p8+p9   42 t spill
        vmovdqa64 zmm9, zmm18                                            ;   195.3         22 t copy
        vpermi2b zmm9, zmm3, [rel camellia256_encrypt.T0_constants512 + 640] ;   257.3 p0+p5+p2   22 t
        vmovdqu64 [rbp + 23744], zmm12                                   ;   241.3 p7+p4   23 t spill
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 704] ;   104.2 p3      22 t reload
        vpermi2b zmm18, zmm12, [rel camellia256_encrypt.T0_constants512 + 768] ;   259.3 p0+p5+p2   22 t
        vpternlogd zmm16, zmm9, zmm18, 0xca                              ;   264.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 640]  ;   105.2 p3      22 t reload
        vmovdqa64 zmm18, zmm28                                           ;   194.3         22 t copy
        vpermi2b zmm18, zmm3, zmm9                                       ;   261.3 p0+p5   22 t
        vpermi2b zmm28, zmm12, [rel camellia256_encrypt.T0_constants512 + 768] ;   263.3 p0+p5+p2   22 t
        vpternlogd zmm8, zmm18, zmm28, 0xca                              ;   268.3 p0      22 t
        vmovdqa64 zmm18, zmm23                                           ;   217.3         22 t copy
        vpermi2b zmm18, zmm3, zmm9                                       ;   265.3 p0+p5   22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;   106.2 p3      22 t reload
        vpermi2b zmm23, zmm12, zmm28                                     ;   267.3 p0+p5   22 t
        vpternlogd zmm21, zmm18, zmm23, 0xca                             ;   272.3 p0      22 t
        vmovdqa64 zmm18, zmm2                                            ;   216.3         22 t copy
        vpermi2b zmm18, zmm3, zmm9                                       ;   269.3 p0+p5   22 t
        vpermi2b zmm2, zmm12, zmm28                                      ;   271.3 p0+p5   22 t
        vpternlogd zmm29, zmm18, zmm2, 0xca                              ;   276.3 p0      22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 896]  ;   106.8 p2      21 t reload
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 832] ;   107.2 p3      21 t reload
        vmovdqa64 zmm23, zmm31                                           ;   194.3         21 t copy
        vpermi2b zmm23, zmm18, zmm2                                      ;   273.3 p0+p5   21 t
        vmovdqa64 zmm28, zmm17                                           ;   194.3         21 t copy
        vpermi2b zmm28, zmm18, zmm2                                      ;   275.3 p0+p5   21 t
        vmovdqa64 zmm12, zmm15                                           ;   216.3         21 t copy
        vpermi2b zmm12, zmm18, zmm2                                      ;   277.3 p0+p5   21 t
        vmovdqa64 zmm9, zmm27                                            ;   216.3         21 t copy
        vpermi2b zmm9, zmm18, zmm2                                       ;   279.3 p0+p5   21 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 960]  ;   109.8 p2      21 t reload
        vpermi2b zmm31, zmm2, [rel camellia256_encrypt.T0_constants512 + 1024] ;   281.3 p0+p5+p3   21 t
        vpternlogd zmm22, zmm23, zmm31, 0xca                             ;   286.3 p0      21 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 1024] ;   110.8 p2      21 t reload
        vpermi2b zmm17, zmm2, zmm23                                      ;   283.3 p0+p5   21 t
        vpermi2b zmm15, zmm2, zmm23                                      ;   285.3 p0+p5   21 t
        vpermi2b zmm27, zmm2, zmm23                                      ;   287.3 p0+p5   21 t
        vpternlogd zmm26, zmm12, zmm15, 0xca                             ;   290.3 p0      21 t
        vpternlogd zmm7, zmm28, zmm17, 0xca                              ;   288.3 p0      21 t
        vpternlogd zmm0, zmm9, zmm27, 0xca                               ;   292.3 p0      21 t
        vmovdqu64 zmm9, [rbp + 6272]                                     ;   117.3 p3      40 t
        vmovdqu64 zmm12, [rbp + 6272]                                    ;   118.3 p2      40 t
        vmovdqu64 zmm15, [rbp + 6336]                                    ;   119.3 p3      40 t
        vmovdqu64 zmm17, [rbp + 6336]                                    ;   120.3 p2      40 t
        vmovdqu64 zmm27, [rbp + 6400]                                    ;   120.5 p3      40 t
        vmovdqu64 zmm28, [rbp + 23680]                                   ;   245.3 p2      42 t reload
        vmovdqa64 zmm31, zmm20                                           ;   225.3         41 t copy
        vpternlogd zmm31, zmm16, zmm28, 0x96                             ;   265.3 p0      41 t
        vmovdqa64 zmm23, zmm6                                            ;   220.3         41 t copy
        vpternlogd zmm23, zmm8, zmm22, 0x96                              ;   287.3 p0      41 t
        vmovdqa64 zmm2, zmm5                                             ;   231.3         41 t copy
        vpternlogd zmm2, zmm16, zmm22, 0x96                              ;   287.3 p0      41 t
        vpternlogd zmm5, zmm16, zmm23, 0x96                              ;   288.3 p0      41 t
        vpternlogd zmm28, zmm2, zmm20, 0x96                              ;   288.3 p0      41 t
        vpternlogd zmm20, zmm7, zmm6, 0x96                               ;   289.3 p0      41 t
        vpternlogd zmm7, zmm6, zmm31, 0x96                               ;   289.3 p0      41 t
        vpternlogd zmm8, zmm22, zmm20, 0x96                              ;   290.3 p0      41 t
        vmovdqu64 zmm6, [rbp + 6400]                                     ;   128.7 p3      40 t
        vpternlogd zmm20, zmm5, [rbp + 21696], 0x96                      ;   290.3 p0+p2   62 t
        vpxord zmm9, zmm9, zmm20                                         ;   291.3 p0      40 t
        vpternlogd zmm23, zmm28, [rbp + 21504], 0x96                     ;   289.3 p0+p3   62 t
        vpternlogd zmm2, zmm7, [rbp + 21568], 0x96                       ;   290.3 p0+p2   62 t
        vpxord zmm27, zmm27, zmm2                                        ;   291.3 p0      40 t
        vpternlogd zmm31, zmm8, [rbp + 21632], 0x96                      ;   291.3 p0+p3   62 t
        vpxord zmm15, zmm15, zmm31                                       ;   292.3 p0      40 t
        vmovdqa64 zmm16, zmm14                                           ;   237.3         41 t copy
        vpternlogd zmm16, zmm29, zmm26, 0x96                             ;   291.3 p0      41 t
        vmovdqa64 zmm22, zmm10                                           ;   257.3         41 t copy
        vpternlogd zmm22, zmm21, zmm26, 0x96                             ;   291.3 p0      41 t
        vpternlogd zmm10, zmm16, zmm21, 0x96                             ;   292.3 p0      41 t
        vmovdqu64 [rbp + 21632], zmm2                                    ;   291.3 p8+p9   62 t spill
        vpxord zmm2, zmm23, [rbp + 6464]                                 ;   290.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm23                                   ;   290.3 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 23616]                                   ;   261.3 p3      42 t reload
        vpternlogd zmm21, zmm23, [rbp + 23744], 0x96                     ;   273.3 p0+p2   41 t
        vpternlogd zmm23, zmm22, [rbp + 23744], 0x96                     ;   292.3 p0+p3   41 t
        vmovdqu64 [rbp + 23616], zmm31                                   ;   292.3 p8+p9   62 t spill
        vmovdqa64 zmm31, zmm23                                           ;   293.3         62 t copy
        vmovdqu64 [rbp + 21504], zmm20                                   ;   291.3 p7+p4   62 t spill
        vmovdqa64 zmm20, zmm21                                           ;   274.3         41 t copy
        vpternlogd zmm20, zmm0, zmm14, 0x96                              ;   293.3 p0      41 t
        vpternlogd zmm0, zmm14, [rbp + 23744], 0x96                      ;   293.3 p0+p2   41 t
        vpternlogd zmm29, zmm26, zmm0, 0x96                              ;   294.3 p0      41 t
        vpternlogd zmm0, zmm10, [rbp + 22016], 0x96                      ;   294.3 p0+p3   62 t
        vpxord zmm12, zmm12, zmm0                                        ;   295.3 p0      40 t
        vpternlogd zmm22, zmm20, [rbp + 21888], 0x96                     ;   294.3 p0+p2   62 t
        vpxord zmm6, zmm6, zmm22                                         ;   295.3 p0      40 t
        vpternlogd zmm21, zmm29, [rbp + 21952], 0x96                     ;   295.3 p0+p3   62 t
        vpxord zmm17, zmm17, zmm21                                       ;   296.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 3968]                                    ;   140.0 p2      68 d.0 reload
        vmovdqu64 zmm26, [rbp + 22912]                                   ;   140.5 p3      68 d.0 reload
        vpternlogd zmm28, zmm26, zmm14, 0x96                             ;   289.3 p0      62 t
        vpternlogd zmm23, zmm14, [rbp + 23168], 0x96                     ;   293.3 p0+p2   62 t
        vpxord zmm24, zmm24, zmm28                                       ;   290.3 p0      40 t
        vpxord zmm25, zmm25, zmm23                                       ;   294.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 4032]                                    ;   146.3 p3      68 d.1 reload
        vmovdqu64 zmm26, [rbp + 22784]                                   ;   146.5 p2      68 d.0 reload
        vpternlogd zmm5, zmm26, zmm14, 0x96                              ;   289.3 p0      62 t
        vpternlogd zmm10, zmm14, [rbp + 23296], 0x96                     ;   293.3 p0+p3   62 t
        vpxord zmm4, zmm4, zmm5                                          ;   290.3 p0      40 t
        vpxord zmm11, zmm11, zmm10                                       ;   294.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 4160]                                    ;   148.7 p2      68 d.3 reload
        vmovdqu64 zmm26, [rbp + 22528]                                   ;   149.3 p3      68 d.0 reload
        vpternlogd zmm7, zmm26, zmm14, 0x96                              ;   290.3 p0      62 t
        vpternlogd zmm20, zmm14, [rbp + 22080], 0x96                     ;   294.3 p0+p2   62 t
        vpxord zmm1, zmm1, zmm7                                          ;   291.3 p0      40 t
        vpxord zmm30, zmm30, zmm20                                       ;   295.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 4096]                                    ;   152.3 p3      68 d.2 reload
        vmovdqu64 zmm26, [rbp + 22656]                                   ;   152.5 p2      68 d.0 reload
        vpternlogd zmm8, zmm26, zmm14, 0x96                              ;   291.3 p0      62 t
        vpternlogd zmm29, zmm14, [rbp + 21376], 0x96                     ;   295.3 p0+p3   62 t
        vpxord zmm19, zmm19, zmm8                                        ;   292.3 p0      40 t
        vpxord zmm13, zmm13, zmm29                                       ;   296.3 p0      40 t
        vmovdqu64 zmm14, [rbp + 21824]                                   ;   154.7 p2      68 d.0 reload
        vpternlogd zmm16, zmm14, [rbp + 4416], 0x96                      ;   292.3 p0+p3   62 t
        vpxord zmm31, zmm31, zmm16                                       ;   293.3 p0      62 t
        vmovdqu64 zmm14, [rbp + 6464]                                    ;   156.5 p2      40 t
        vpxord zmm14, zmm14, zmm31                                       ;   294.3 p0      40 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 256] ;   157.5 p3      41 t reload
        vpshufb zmm26, zmm16, zmm24                                      ;   291.3 p5      41 t
        vmovdqu64 [rbp + 21824], zmm20                                   ;   295.3 p8+p9   62 t spill
        vpshufb zmm20, zmm16, zmm4                                       ;   291.3 p5      23 t
        vmovdqu64 [rbp + 21376], zmm7                                    ;   291.3 p7+p4   62 t spill
        vpshufb zmm7, zmm16, zmm25                                       ;   295.3 p5      41 t
        vmovdqu64 [rbp + 22656], zmm29                                   ;   296.3 p8+p9   62 t spill
        vpshufb zmm29, zmm16, zmm19                                      ;   293.3 p5      22 t
        vmovdqu64 [rbp + 22080], zmm8                                    ;   292.3 p7+p4   62 t spill
        vpshufb zmm8, zmm16, zmm1                                        ;   292.3 p5      21 t
        vmovdqu64 [rbp + 22528], zmm10                                   ;   294.3 p8+p9   62 t spill
        vpshufb zmm10, zmm16, zmm11                                      ;   295.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm5                                    ;   290.3 p7+p4   62 t spill
        vpshufb zmm5, zmm16, zmm9                                        ;   294.3 p5      23 t
        vmovdqu64 [rbp + 22784], zmm23                                   ;   294.3 p8+p9   62 t spill
        vpshufb zmm23, zmm16, zmm13                                      ;   297.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm31                                   ;   294.3 p7+p4   62 t spill
        vpshufb zmm31, zmm16, zmm30                                      ;   296.3 p5      21 t
        vmovdqu64 [rbp + 22912], zmm22                                   ;   295.3 p8+p9   62 t spill
        vpshufb zmm22, zmm16, zmm15                                      ;   297.3 p5      22 t
        vmovdqu64 [rbp + 21952], zmm21                                   ;   296.3 p7+p4   62 t spill
        vpshufb zmm21, zmm16, zmm27                                      ;   298.3 p5      21 t
        vmovdqu64 [rbp + 21888], zmm0                                    ;   295.3 p8+p9   62 t spill
        vpshufb zmm0, zmm16, zmm12                                       ;   299.3 p5      23 t
        vmovdqu64 [rbp + 22016], zmm28                                   ;   290.3 p7+p4   62 t spill
        vpshufb zmm28, zmm16, zmm2                                       ;   300.3 p5      42 t
        vmovdqu64 [rbp + 23744], zmm14                                   ;   295.3 p8+p9   40 t spill
        vpshufb zmm14, zmm16, zmm17                                      ;   301.3 p5      22 t
        vmovdqu64 [rbp + 21696], zmm28                                   ;   301.3 p7+p4   42 t spill
        vpshufb zmm28, zmm16, [rbp + 23744]                              ;   302.3 p5+p2   42 t
        vmovdqu64 [rbp + 23680], zmm28                                   ;   303.3 p8+p9   42 t spill
        vpshufb zmm28, zmm16, zmm6                                       ;   303.3 p5      21 t
        vmovdqa64 zmm16, zmm19                                           ;   293.3         22 t copy
        vpermi2b zmm16, zmm3, [rel camellia256_encrypt.T0_constants512 + 640] ;   305.3 p0+p5+p3   22 t
        vmovdqu64 [rbp + 23808], zmm2                                    ;   291.3 p7+p4   40 t spill
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 704]  ;   171.0 p2      22 t reload
        vpermi2b zmm19, zmm2, [rel camellia256_encrypt.T0_constants512 + 768] ;   307.3 p0+p5+p3   22 t
        vpternlogd zmm29, zmm16, zmm19, 0xca                             ;   312.3 p0      22 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 896] ;   173.3 p2      21 t reload
        vmovdqa64 zmm19, zmm1                                            ;   292.3         21 t copy
        vpermi2b zmm19, zmm18, zmm16                                     ;   309.3 p0+p5   21 t
        vmovdqu64 [rbp + 23872], zmm29                                   ;   313.3 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm30                                           ;   296.3         21 t copy
        vpermi2b zmm29, zmm18, zmm16                                     ;   311.3 p0+p5   21 t
        vmovdqu64 [rbp + 23936], zmm28                                   ;   304.3 p7+p4   21 t spill
        vmovdqa64 zmm28, zmm27                                           ;   292.3         21 t copy
        vpermi2b zmm28, zmm18, zmm16                                     ;   313.3 p0+p5   21 t
        vmovdqu64 [rbp + 24000], zmm21                                   ;   299.3 p8+p9   21 t spill
        vmovdqa64 zmm21, zmm6                                            ;   296.3         21 t copy
        vpermi2b zmm21, zmm18, zmm16                                     ;   315.3 p0+p5   21 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 960] ;   182.3 p3      21 t reload
        vpermi2b zmm1, zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;   317.3 p0+p5+p2   21 t
        vpternlogd zmm8, zmm19, zmm1, 0xca                               ;   322.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 1024] ;   184.5 p3      21 t reload
        vpermi2b zmm30, zmm16, zmm1                                      ;   319.3 p0+p5   21 t
        vpermi2b zmm27, zmm16, zmm1                                      ;   321.3 p0+p5   21 t
        vpermi2b zmm6, zmm16, zmm1                                       ;   323.3 p0+p5   21 t
        vpternlogd zmm31, zmm29, zmm30, 0xca                             ;   324.3 p0      21 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 64]  ;   190.3 p2      41 t reload
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512]       ;   190.5 p3      41 t reload
        vmovdqu64 zmm30, [rbp + 23808]                                   ;   291.3 p2      42 t
        vpermi2b zmm30, zmm29, zmm19                                     ;   325.3 p0+p5   42 t
        vmovdqa64 zmm1, zmm24                                            ;   291.3         41 t copy
        vpermi2b zmm1, zmm29, zmm19                                      ;   327.3 p0+p5   41 t
        vmovdqa64 zmm16, zmm25                                           ;   295.3         41 t copy
        vpermi2b zmm16, zmm29, zmm19                                     ;   329.3 p0+p5   41 t
        vmovdqu64 zmm18, [rbp + 23744]                                   ;   295.3 p3      42 t
        vpermi2b zmm18, zmm29, zmm19                                     ;   331.3 p0+p5   42 t
        vpternlogd zmm28, zmm27, [rbp + 24000], 0xe4                     ;   326.3 p0+p2   21 t
        vpternlogd zmm21, zmm6, [rbp + 23936], 0xe4                      ;   328.3 p0+p3   21 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 192]  ;   198.7 p2      41 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;   199.3 p3      41 t reload
        vpermi2b zmm24, zmm27, zmm6                                      ;   333.3 p0+p5   41 t
        vpermi2b zmm25, zmm27, zmm6                                      ;   335.3 p0+p5   41 t
        vpternlogd zmm26, zmm1, zmm24, 0xca                              ;   338.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 23808]                                    ;   291.3 p2      42 t
        vpermi2b zmm1, zmm27, zmm6                                       ;   337.3 p0+p5   42 t
        vpternlogd zmm7, zmm16, zmm25, 0xca                              ;   340.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 23744]                                   ;   295.3 p3      42 t
        vpermi2b zmm16, zmm27, zmm6                                      ;   339.3 p0+p5   42 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 640] ;   205.3 p2      22 t reload
        vmovdqa64 zmm25, zmm13                                           ;   297.3         22 t copy
        vpermi2b zmm25, zmm3, zmm24                                      ;   341.3 p0+p5   22 t
        vpermi2b zmm13, zmm2, [rel camellia256_encrypt.T0_constants512 + 768] ;   343.3 p0+p5+p3   22 t
        vpternlogd zmm23, zmm25, zmm13, 0xca                             ;   348.3 p0      22 t
        vmovdqa64 zmm13, zmm15                                           ;   293.3         22 t copy
        vpermi2b zmm13, zmm3, zmm24                                      ;   345.3 p0+p5   22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 768] ;   209.2 p2      22 t reload
        vpermi2b zmm15, zmm2, zmm25                                      ;   347.3 p0+p5   22 t
        vpternlogd zmm22, zmm13, zmm15, 0xca                             ;   352.3 p0      22 t
        vmovdqa64 zmm13, zmm17                                           ;   297.3         22 t copy
        vpermi2b zmm13, zmm3, zmm24                                      ;   349.3 p0+p5   22 t
        vpermi2b zmm17, zmm2, zmm25                                      ;   351.3 p0+p5   22 t
        vpternlogd zmm14, zmm13, zmm17, 0xca                             ;   356.3 p0      22 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 384] ;   214.0 p3      23 t reload
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 320] ;   214.2 p2      23 t reload
        vmovdqa64 zmm17, zmm4                                            ;   291.3         23 t copy
        vpermi2b zmm17, zmm15, zmm13                                     ;   353.3 p0+p5   23 t
        vmovdqa64 zmm25, zmm11                                           ;   295.3         23 t copy
        vpermi2b zmm25, zmm15, zmm13                                     ;   355.3 p0+p5   23 t
        vmovdqa64 zmm2, zmm9                                             ;   292.3         23 t copy
        vpermi2b zmm2, zmm15, zmm13                                      ;   357.3 p0+p5   23 t
        vmovdqa64 zmm24, zmm12                                           ;   296.3         23 t copy
        vpermi2b zmm24, zmm15, zmm13                                     ;   359.3 p0+p5   23 t
        vpternlogd zmm30, zmm1, [rbp + 21696], 0xe4                      ;   342.3 p0+p3   42 t
        vpternlogd zmm18, zmm16, [rbp + 23680], 0xe4                     ;   344.3 p0+p2   42 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 512]  ;   218.0 p3      23 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 448] ;   218.3 p2      23 t reload
        vpermi2b zmm4, zmm16, zmm1                                       ;   361.3 p0+p5   23 t
        vpermi2b zmm11, zmm16, zmm1                                      ;   363.3 p0+p5   23 t
        vpermi2b zmm9, zmm16, zmm1                                       ;   365.3 p0+p5   23 t
        vpermi2b zmm12, zmm16, zmm1                                      ;   367.3 p0+p5   23 t
        vpternlogd zmm20, zmm17, zmm4, 0xca                              ;   366.3 p0      23 t
        vpternlogd zmm10, zmm25, zmm11, 0xca                             ;   368.3 p0      23 t
        vpternlogd zmm5, zmm2, zmm9, 0xca                                ;   370.3 p0      23 t
        vpternlogd zmm0, zmm24, zmm12, 0xca                              ;   372.3 p0      23 t
        vmovdqa64 zmm2, zmm26                                            ;   339.3         41 t copy
        vpternlogd zmm2, zmm22, zmm8, 0x96                               ;   353.3 p0      41 t
        vmovdqa64 zmm4, zmm7                                             ;   341.3         41 t copy
        vpternlogd zmm4, zmm14, zmm31, 0x96                              ;   357.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 6784]                                     ;   221.3 p3      40 t
        vmovdqu64 zmm11, [rbp + 6784]                                    ;   221.5 p2      40 t
        vmovdqu64 zmm12, [rbp + 6848]                                    ;   222.3 p3      40 t
        vmovdqu64 zmm17, [rbp + 6848]                                    ;   222.5 p2      40 t
        vmovdqa64 zmm24, zmm28                                           ;   327.3         41 t copy
        vpternlogd zmm24, zmm26, zmm20, 0x96                             ;   367.3 p0      41 t
        vpternlogd zmm22, zmm24, zmm8, 0x96                              ;   368.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 23872]                                   ;   313.3 p3      22 t reload
        vpternlogd zmm8, zmm5, zmm25, 0x96                               ;   371.3 p0      41 t
        vpternlogd zmm5, zmm2, zmm25, 0x96                               ;   371.3 p0      41 t
        vpternlogd zmm25, zmm30, zmm20, 0x96                             ;   367.3 p0      41 t
        vpternlogd zmm28, zmm26, zmm25, 0x96                             ;   368.3 p0      41 t
        vpternlogd zmm30, zmm20, zmm8, 0x96                              ;   372.3 p0      41 t
        vpternlogd zmm24, zmm5, [rbp + 22848], 0x96                      ;   372.3 p0+p2   61 t
        vpxord zmm9, zmm9, zmm24                                         ;   373.3 p0      40 t
        vpternlogd zmm8, zmm28, [rbp + 21760], 0x96                      ;   372.3 p0+p3   61 t
        vpternlogd zmm2, zmm30, [rbp + 22976], 0x96                      ;   373.3 p0+p2   61 t
        vmovdqa64 zmm20, zmm22                                           ;   369.3         61 t copy
        vmovdqa64 zmm26, zmm21                                           ;   329.3         41 t copy
        vpternlogd zmm26, zmm7, zmm10, 0x96                              ;   369.3 p0      41 t
        vpternlogd zmm14, zmm26, zmm31, 0x96                             ;   370.3 p0      41 t
        vpternlogd zmm31, zmm0, zmm23, 0x96                              ;   373.3 p0      41 t
        vpternlogd zmm0, zmm4, zmm23, 0x96                               ;   373.3 p0      41 t
        vpternlogd zmm23, zmm18, zmm10, 0x96                             ;   369.3 p0      41 t
        vpternlogd zmm21, zmm7, zmm23, 0x96                              ;   370.3 p0      41 t
        vpternlogd zmm18, zmm10, zmm31, 0x96                             ;   374.3 p0      41 t
        vpternlogd zmm31, zmm21, [rbp + 22144], 0x96                     ;   374.3 p0+p3   61 t
        vpternlogd zmm4, zmm18, [rbp + 21440], 0x96                      ;   375.3 p0+p2   61 t
        vmovdqa64 zmm7, zmm14                                            ;   371.3         61 t copy
        vmovdqa64 zmm10, zmm0                                            ;   374.3         61 t copy
        vmovdqu64 [rbp + 21440], zmm24                                   ;   373.3 p7+p4   61 t spill
        vpxord zmm24, zmm8, [rbp + 6912]                                 ;   373.3 p0+p3   40 t
        vmovdqu64 [rbp + 22144], zmm8                                    ;   373.3 p8+p9   61 t spill
        vpxord zmm8, zmm2, [rbp + 6976]                                  ;   374.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm2                                    ;   374.3 p7+p4   61 t spill
        vpxord zmm2, zmm31, [rbp + 6912]                                 ;   375.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm31                                   ;   375.3 p8+p9   61 t spill
        vpxord zmm31, zmm4, [rbp + 6976]                                 ;   376.3 p0+p2   40 t
        vmovdqu64 [rbp + 22848], zmm4                                    ;   376.3 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm9                                             ;   374.3         23 t copy
        vpermi2b zmm4, zmm15, zmm13                                      ;   374.3 p0+p5   23 t
        vmovdqa64 zmm3, zmm9                                             ;   374.3         23 t copy
        vpermi2b zmm3, zmm16, zmm1                                       ;   374.3 p0+p5   23 t
        vmovdqu64 [rbp + 23872], zmm31                                   ;   377.3 p8+p9   40 t spill
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 256] ;   230.2 p3      41 t reload
        vpshufb zmm9, zmm31, zmm9                                        ;   374.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm8                                    ;   375.3 p7+p4   40 t spill
        vpshufb zmm8, zmm31, [rbp + 23872]                               ;   383.3 p5+p2   42 t
        vmovdqu64 [rbp + 21696], zmm8                                    ;   384.3 p8+p9   42 t spill
        vpshufb zmm8, zmm31, [rbp + 23680]                               ;   381.3 p5+p3   42 t
        vpternlogd zmm9, zmm4, zmm3, 0xca                                ;   379.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 23680]                                    ;   375.3 p2      42 t
        vpermi2b zmm3, zmm29, zmm19                                      ;   381.3 p0+p5   42 t
        vmovdqu64 zmm4, [rbp + 23680]                                    ;   375.3 p3      42 t
        vpermi2b zmm4, zmm27, zmm6                                       ;   381.3 p0+p5   42 t
        vpternlogd zmm8, zmm3, zmm4, 0xca                                ;   386.3 p0      42 t
        vmovdqu64 zmm3, [rbp + 23872]                                    ;   377.3 p2      42 t
        vpermi2b zmm3, zmm29, zmm19                                      ;   383.3 p0+p5   42 t
        vmovdqu64 zmm4, [rbp + 23872]                                    ;   377.3 p3      42 t
        vpermi2b zmm4, zmm27, zmm6                                       ;   383.3 p0+p5   42 t
        vmovdqu64 [rbp + 23872], zmm8                                    ;   387.3 p7+p4   42 t spill
        vpshufb zmm8, zmm31, zmm24                                       ;   383.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm9                                    ;   380.3 p8+p9   23 t spill
        vpshufb zmm9, zmm31, zmm2                                        ;   384.3 p5      21 t
        vmovdqu64 [rbp + 23744], zmm3                                    ;   388.3 p7+p4   42 t spill
        vmovdqu64 zmm3, [rbp + 23232]                                    ;   237.3 p2      61 t reload
        vpternlogd zmm25, zmm3, [rbp + 22720], 0x96                      ;   368.3 p0+p3   61 t
        vpxord zmm20, zmm20, zmm25                                       ;   369.3 p0      61 t
        vpxord zmm12, zmm12, zmm20                                       ;   370.3 p0      40 t
        vmovdqu64 zmm3, [rbp + 23552]                                    ;   238.3 p2      61 t reload
        vpternlogd zmm26, zmm3, [rbp + 23488], 0x96                      ;   370.3 p0+p3   61 t
        vpxord zmm10, zmm10, zmm26                                       ;   374.3 p0      61 t
        vpxord zmm11, zmm11, zmm10                                       ;   375.3 p0      40 t
        vmovdqu64 zmm3, [rbp + 23424]                                    ;   240.5 p2      61 t reload
        vpternlogd zmm23, zmm3, [rbp + 23360], 0x96                      ;   370.3 p0+p3   61 t
        vpxord zmm7, zmm7, zmm23                                         ;   371.3 p0      61 t
        vmovdqu64 zmm3, [rbp + 22016]                                    ;   290.3 p2      62 t
        vpxord zmm17, zmm17, zmm7                                        ;   372.3 p0      40 t
        vpshufb zmm23, zmm31, zmm12                                      ;   385.3 p5      22 t
        vpshufb zmm25, zmm31, zmm17                                      ;   386.3 p5      22 t
        vpshufb zmm26, zmm31, zmm11                                      ;   387.3 p5      23 t
        vmovdqu64 [rbp + 22016], zmm7                                    ;   372.3 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm11                                            ;   376.3         23 t copy
        vpermi2b zmm7, zmm15, zmm13                                      ;   389.3 p0+p5   23 t
        vpermi2b zmm11, zmm16, zmm1                                      ;   391.3 p0+p5   23 t
        vpternlogd zmm26, zmm7, zmm11, 0xca                              ;   396.3 p0      23 t
        vmovdqu64 zmm7, [rbp + 21696]                                    ;   384.3 p3      42 t reload
        vpternlogd zmm4, zmm7, [rbp + 23744], 0xb8                       ;   394.3 p0+p2   42 t
        vmovdqu64 zmm7, [rbp + 22272]                                    ;   244.8 p3      61 t reload
        vmovdqu64 zmm11, [rbp + 6656]                                    ;   245.3 p2      40 t
        vpternlogd zmm11, zmm22, zmm7, 0x96                              ;   369.3 p0      40 t
        vpshufb zmm7, zmm31, zmm11                                       ;   392.3 p5      22 t
        vmovdqu64 [rbp + 23744], zmm20                                   ;   370.3 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 6720]                                    ;   245.8 p3      40 t
        vpternlogd zmm20, zmm28, [rbp + 22464], 0x96                     ;   369.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm10                                   ;   375.3 p8+p9   61 t spill
        vpshufb zmm10, zmm31, zmm20                                      ;   393.3 p5      21 t
        vmovdqu64 [rbp + 23360], zmm28                                   ;   369.3 p7+p4   41 t spill
        vmovdqu64 zmm28, [rbp + 6656]                                    ;   246.8 p3      40 t
        vpternlogd zmm28, zmm14, [rbp + 22592], 0x96                     ;   371.3 p0+p2   40 t
        vmovdqu64 [rbp + 23424], zmm14                                   ;   371.3 p8+p9   41 t spill
        vpshufb zmm14, zmm31, zmm28                                      ;   394.3 p5      22 t
        vmovdqu64 [rbp + 23488], zmm22                                   ;   369.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 6592]                                    ;   254.7 p3      40 t
        vpternlogd zmm22, zmm5, [rbp + 23104], 0x96                      ;   372.3 p0+p2   40 t
        vmovdqu64 [rbp + 23552], zmm5                                    ;   372.3 p8+p9   41 t spill
        vpshufb zmm5, zmm31, zmm22                                       ;   395.3 p5      23 t
        vmovdqu64 [rbp + 22720], zmm4                                    ;   395.3 p7+p4   42 t spill
        vmovdqa64 zmm4, zmm22                                            ;   373.3         23 t copy
        vpermi2b zmm4, zmm15, zmm13                                      ;   397.3 p0+p5   23 t
        vpermi2b zmm22, zmm16, zmm1                                      ;   399.3 p0+p5   23 t
        vpternlogd zmm5, zmm4, zmm22, 0xca                               ;   404.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 22400]                                    ;   261.3 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 6720]                                    ;   261.5 p2      40 t
        vpternlogd zmm22, zmm21, zmm4, 0x96                              ;   371.3 p0      40 t
        vpshufb zmm4, zmm31, zmm22                                       ;   400.3 p5      21 t
        vmovdqu64 [rbp + 23232], zmm21                                   ;   371.3 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 6528]                                    ;   262.3 p3      40 t
        vpternlogd zmm21, zmm30, [rbp + 23040], 0x96                     ;   373.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm30                                   ;   373.3 p7+p4   41 t spill
        vpshufb zmm30, zmm31, zmm21                                      ;   401.3 p5      41 t
        vmovdqu64 [rbp + 23936], zmm5                                    ;   405.3 p8+p9   23 t spill
        vmovdqa64 zmm5, zmm21                                            ;   374.3         41 t copy
        vpermi2b zmm5, zmm29, zmm19                                      ;   403.3 p0+p5   41 t
        vpermi2b zmm21, zmm27, zmm6                                      ;   405.3 p0+p5   41 t
        vpternlogd zmm30, zmm5, zmm21, 0xca                              ;   410.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 22336]                                    ;   264.5 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 6592]                                    ;   264.7 p2      40 t
        vpternlogd zmm21, zmm0, zmm5, 0x96                               ;   374.3 p0      40 t
        vpshufb zmm5, zmm31, zmm21                                       ;   406.3 p5      23 t
        vmovdqu64 [rbp + 24000], zmm0                                    ;   374.3 p7+p4   41 t spill
        vmovdqa64 zmm0, zmm21                                            ;   375.3         23 t copy
        vpermi2b zmm0, zmm15, zmm13                                      ;   408.3 p0+p5   23 t
        vpermi2b zmm21, zmm16, zmm1                                      ;   410.3 p0+p5   23 t
        vpternlogd zmm5, zmm0, zmm21, 0xca                               ;   415.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 22208]                                    ;   270.3 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 6528]                                    ;   270.5 p2      40 t
        vpternlogd zmm21, zmm18, zmm0, 0x96                              ;   375.3 p0      40 t
        vpshufb zmm0, zmm31, zmm21                                       ;   411.3 p5      41 t
        vmovdqa64 zmm1, zmm21                                            ;   376.3         41 t copy
        vpermi2b zmm1, zmm29, zmm19                                      ;   413.3 p0+p5   41 t
        vpermi2b zmm21, zmm27, zmm6                                      ;   415.3 p0+p5   41 t
        vpternlogd zmm0, zmm1, zmm21, 0xca                               ;   420.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 7040]                                     ;   276.3 p3      40 t
        vmovdqu64 zmm21, [rbp + 7296]                                    ;   276.5 p2      40 t
        vmovdqu64 zmm16, [rbp + 7296]                                    ;   277.3 p3      40 t
        vmovdqu64 zmm13, [rbp + 7360]                                    ;   277.5 p2      40 t
        vmovdqu64 zmm15, [rbp + 7360]                                    ;   278.3 p3      40 t
        vmovdqu64 zmm31, [rbp + 7424]                                    ;   278.5 p2      40 t
        vmovdqu64 zmm6, [rbp + 7424]                                     ;   279.3 p3      40 t
        vmovdqu64 zmm27, [rbp + 7488]                                    ;   279.5 p2      40 t
        vmovdqu64 zmm19, [rbp + 7488]                                    ;   280.3 p3      40 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 576] ;   280.5 p2      22 t reload
        vmovdqu64 [rbp + 24064], zmm18                                   ;   375.3 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm11                                           ;   370.3         22 t copy
        vpermi2b zmm18, zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;   417.3 p0+p5+p3   22 t
        vmovdqu64 [rbp + 24128], zmm5                                    ;   416.3 p7+p4   23 t spill
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 704]  ;   282.5 p2      22 t reload
        vpermi2b zmm11, zmm5, [rel camellia256_encrypt.T0_constants512 + 768] ;   419.3 p0+p5+p3   22 t
        vpternlogd zmm7, zmm18, zmm11, 0xca                              ;   424.3 p0      22 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 640] ;   284.5 p2      22 t reload
        vmovdqa64 zmm18, zmm28                                           ;   372.3         22 t copy
        vpermi2b zmm18, zmm29, zmm11                                     ;   421.3 p0+p5   22 t
        vpermi2b zmm28, zmm5, [rel camellia256_encrypt.T0_constants512 + 768] ;   423.3 p0+p5+p3   22 t
        vpternlogd zmm14, zmm18, zmm28, 0xca                             ;   428.3 p0      22 t
        vmovdqa64 zmm18, zmm12                                           ;   371.3         22 t copy
        vpermi2b zmm18, zmm29, zmm11                                     ;   425.3 p0+p5   22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 768] ;   292.3 p2      22 t reload
        vpermi2b zmm12, zmm5, zmm28                                      ;   427.3 p0+p5   22 t
        vpternlogd zmm23, zmm18, zmm12, 0xca                             ;   432.3 p0      22 t
        vmovdqa64 zmm12, zmm17                                           ;   373.3         22 t copy
        vpermi2b zmm12, zmm29, zmm11                                     ;   429.3 p0+p5   22 t
        vpermi2b zmm17, zmm5, zmm28                                      ;   431.3 p0+p5   22 t
        vpternlogd zmm25, zmm12, zmm17, 0xca                             ;   436.3 p0      22 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 896] ;   294.7 p3      21 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 832] ;   294.8 p2      21 t reload
        vmovdqa64 zmm18, zmm20                                           ;   370.3         21 t copy
        vpermi2b zmm18, zmm17, zmm12                                     ;   433.3 p0+p5   21 t
        vmovdqa64 zmm28, zmm22                                           ;   372.3         21 t copy
        vpermi2b zmm28, zmm17, zmm12                                     ;   435.3 p0+p5   21 t
        vmovdqa64 zmm5, zmm24                                            ;   374.3         21 t copy
        vpermi2b zmm5, zmm17, zmm12                                      ;   437.3 p0+p5   21 t
        vmovdqa64 zmm11, zmm2                                            ;   376.3         21 t copy
        vpermi2b zmm11, zmm17, zmm12                                     ;   439.3 p0+p5   21 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 960] ;   297.7 p3      21 t reload
        vpermi2b zmm20, zmm12, [rel camellia256_encrypt.T0_constants512 + 1024] ;   441.3 p0+p5+p2   21 t
        vpternlogd zmm10, zmm18, zmm20, 0xca                             ;   446.3 p0      21 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 1024] ;   298.7 p3      21 t reload
        vpermi2b zmm22, zmm12, zmm18                                     ;   443.3 p0+p5   21 t
        vpermi2b zmm24, zmm12, zmm18                                     ;   445.3 p0+p5   21 t
        vpermi2b zmm2, zmm12, zmm18                                      ;   447.3 p0+p5   21 t
        vpternlogd zmm4, zmm28, zmm22, 0xca                              ;   448.3 p0      21 t
        vpternlogd zmm8, zmm5, zmm24, 0xca                               ;   450.3 p0      21 t
        vpternlogd zmm9, zmm11, zmm2, 0xca                               ;   452.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 23936]                                    ;   405.3 p2      23 t reload
        vmovdqu64 zmm5, [rbp + 23872]                                    ;   387.3 p3      41 t
        vpternlogd zmm5, zmm7, zmm2, 0x96                                ;   425.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 24128]                                   ;   416.3 p2      23 t reload
        vmovdqu64 zmm20, [rbp + 22720]                                   ;   395.3 p3      41 t
        vpternlogd zmm20, zmm14, zmm11, 0x96                             ;   429.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 23680]                                   ;   380.3 p2      23 t reload
        vmovdqa64 zmm24, zmm7                                            ;   425.3         41 t copy
        vpternlogd zmm24, zmm10, zmm22, 0x96                             ;   447.3 p0      41 t
        vmovdqa64 zmm28, zmm30                                           ;   411.3         41 t copy
        vpternlogd zmm28, zmm23, zmm10, 0x96                             ;   447.3 p0      41 t
        vpternlogd zmm22, zmm7, zmm28, 0x96                              ;   448.3 p0      41 t
        vmovdqa64 zmm7, zmm0                                             ;   421.3         41 t copy
        vpternlogd zmm7, zmm25, zmm4, 0x96                               ;   449.3 p0      41 t
        vmovdqa64 zmm18, zmm26                                           ;   397.3         41 t copy
        vpternlogd zmm18, zmm14, zmm4, 0x96                              ;   449.3 p0      41 t
        vpternlogd zmm26, zmm14, zmm7, 0x96                              ;   450.3 p0      41 t
        vmovdqa64 zmm14, zmm8                                            ;   451.3         41 t copy
        vpternlogd zmm14, zmm30, zmm2, 0x96                              ;   451.3 p0      41 t
        vpternlogd zmm8, zmm30, zmm5, 0x96                               ;   451.3 p0      41 t
        vpternlogd zmm23, zmm10, zmm14, 0x96                             ;   452.3 p0      41 t
        vpternlogd zmm2, zmm24, [rbp + 23872], 0x96                      ;   448.3 p0+p3   41 t
        vpxord zmm3, zmm3, zmm2                                          ;   449.3 p0      62 t
        vpternlogd zmm2, zmm28, [rbp + 21568], 0x96                      ;   449.3 p0+p2   62 t
        vpxord zmm1, zmm1, zmm3                                          ;   450.3 p0      40 t
        vpxord zmm27, zmm27, zmm2                                        ;   450.3 p0      40 t
        vpternlogd zmm14, zmm22, [rbp + 21504], 0x96                     ;   452.3 p0+p3   62 t
        vpxord zmm21, zmm21, zmm14                                       ;   453.3 p0      40 t
        vpternlogd zmm24, zmm8, [rbp + 21632], 0x96                      ;   452.3 p0+p2   62 t
        vpxord zmm31, zmm31, zmm24                                       ;   453.3 p0      40 t
        vpternlogd zmm5, zmm23, [rbp + 23616], 0x96                      ;   453.3 p0+p3   62 t
        vpxord zmm13, zmm13, zmm5                                        ;   454.3 p0      40 t
        vmovdqa64 zmm10, zmm18                                           ;   450.3         41 t copy
        vpternlogd zmm10, zmm11, [rbp + 22720], 0x96                     ;   450.3 p0+p2   41 t
        vpternlogd zmm11, zmm9, zmm0, 0x96                               ;   453.3 p0      41 t
        vpternlogd zmm9, zmm0, zmm20, 0x96                               ;   453.3 p0      41 t
        vpternlogd zmm25, zmm4, zmm11, 0x96                              ;   454.3 p0      41 t
        vpternlogd zmm7, zmm10, [rbp + 23168], 0x96                      ;   451.3 p0+p3   62 t
        vpxord zmm19, zmm19, zmm7                                        ;   452.3 p0      40 t
        vpternlogd zmm11, zmm26, [rbp + 21888], 0x96                     ;   454.3 p0+p2   62 t
        vpxord zmm16, zmm16, zmm11                                       ;   455.3 p0      40 t
        vpternlogd zmm18, zmm9, [rbp + 22912], 0x96                      ;   454.3 p0+p3   62 t
        vpxord zmm6, zmm6, zmm18                                         ;   455.3 p0      40 t
        vpternlogd zmm20, zmm25, [rbp + 21952], 0x96                     ;   455.3 p0+p2   62 t
        vpxord zmm15, zmm15, zmm20                                       ;   456.3 p0      40 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 256]  ;   309.8 p3      41 t reload
        vpshufb zmm4, zmm0, zmm1                                         ;   451.3 p5      41 t
        vpshufb zmm28, zmm0, zmm21                                       ;   454.3 p5      23 t
        vpshufb zmm30, zmm0, zmm16                                       ;   456.3 p5      23 t
        vmovdqu64 [rbp + 21952], zmm3                                    ;   450.3 p8+p9   62 t spill
        vpshufb zmm3, zmm0, zmm27                                        ;   451.3 p5      42 t
        vmovdqu64 [rbp + 22912], zmm7                                    ;   452.3 p7+p4   62 t spill
        vpshufb zmm7, zmm0, zmm13                                        ;   455.3 p5      22 t
        vmovdqu64 [rbp + 21888], zmm2                                    ;   450.3 p8+p9   62 t spill
        vpshufb zmm2, zmm0, zmm31                                        ;   454.3 p5      21 t
        vmovdqu64 [rbp + 23168], zmm18                                   ;   455.3 p7+p4   62 t spill
        vpshufb zmm18, zmm0, zmm15                                       ;   457.3 p5      22 t
        vmovdqu64 [rbp + 24128], zmm24                                   ;   453.3 p8+p9   62 t spill
        vpshufb zmm24, zmm0, zmm19                                       ;   455.3 p5      42 t
        vmovdqu64 [rbp + 22720], zmm20                                   ;   456.3 p7+p4   62 t spill
        vpshufb zmm20, zmm0, zmm6                                        ;   456.3 p5      21 t
        vmovdqu64 [rbp + 23616], zmm5                                    ;   454.3 p8+p9   62 t spill
        vmovdqa64 zmm5, zmm13                                            ;   455.3         22 t copy
        vpermi2b zmm5, zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;   458.3 p0+p5+p2   22 t
        vmovdqu64 [rbp + 21632], zmm11                                   ;   455.3 p7+p4   62 t spill
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 704] ;   313.5 p3      22 t reload
        vpermi2b zmm13, zmm11, [rel camellia256_encrypt.T0_constants512 + 768] ;   460.3 p0+p5+p2   22 t
        vpternlogd zmm7, zmm5, zmm13, 0xca                               ;   465.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 896]  ;   314.5 p3      21 t reload
        vmovdqa64 zmm13, zmm31                                           ;   454.3         21 t copy
        vpermi2b zmm13, zmm17, zmm5                                      ;   462.3 p0+p5   21 t
        vpermi2b zmm31, zmm12, [rel camellia256_encrypt.T0_constants512 + 1024] ;   464.3 p0+p5+p2   21 t
        vpternlogd zmm2, zmm13, zmm31, 0xca                              ;   469.3 p0      21 t
        vmovdqa64 zmm13, zmm6                                            ;   456.3         21 t copy
        vpermi2b zmm13, zmm17, zmm5                                      ;   466.3 p0+p5   21 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 1024] ;   316.5 p3      21 t reload
        vpermi2b zmm6, zmm12, zmm31                                      ;   468.3 p0+p5   21 t
        vpternlogd zmm20, zmm13, zmm6, 0xca                              ;   473.3 p0      21 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 640]  ;   317.3 p2      22 t reload
        vmovdqa64 zmm13, zmm15                                           ;   457.3         22 t copy
        vpermi2b zmm13, zmm29, zmm6                                      ;   470.3 p0+p5   22 t
        vpermi2b zmm15, zmm11, [rel camellia256_encrypt.T0_constants512 + 768] ;   472.3 p0+p5+p3   22 t
        vpternlogd zmm18, zmm13, zmm15, 0xca                             ;   477.3 p0      22 t
        vmovdqu64 zmm13, [rbp + 23296]                                   ;   319.0 p2      62 t reload
        vmovdqu64 zmm15, [rbp + 7104]                                    ;   320.3 p3      40 t
        vpternlogd zmm15, zmm22, zmm13, 0x96                             ;   449.3 p0      40 t
        vpshufb zmm13, zmm0, zmm15                                       ;   473.3 p5      23 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;   449.3 p8+p9   41 t spill
        vmovdqu64 zmm22, [rbp + 7040]                                    ;   322.3 p2      40 t
        vpternlogd zmm22, zmm10, [rbp + 22784], 0x96                     ;   451.3 p0+p3   40 t
        vmovdqu64 [rbp + 21568], zmm10                                   ;   451.3 p7+p4   41 t spill
        vpshufb zmm10, zmm0, zmm22                                       ;   474.3 p5      41 t
        vmovdqu64 [rbp + 23936], zmm14                                   ;   453.3 p8+p9   62 t spill
        vmovdqu64 zmm14, [rbp + 7104]                                    ;   324.5 p2      40 t
        vpternlogd zmm14, zmm26, [rbp + 22528], 0x96                     ;   451.3 p0+p3   40 t
        vmovdqu64 [rbp + 23872], zmm26                                   ;   451.3 p7+p4   41 t spill
        vpshufb zmm26, zmm0, zmm14                                       ;   475.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm20                                   ;   474.3 p8+p9   21 t spill
        vmovdqu64 zmm20, [rbp + 7232]                                    ;   328.5 p2      40 t
        vpternlogd zmm20, zmm8, [rbp + 21376], 0x96                      ;   452.3 p0+p3   40 t
        vmovdqu64 [rbp + 24192], zmm8                                    ;   452.3 p7+p4   41 t spill
        vpshufb zmm8, zmm0, zmm20                                        ;   476.3 p5      21 t
        vmovdqu64 [rbp + 24256], zmm2                                    ;   470.3 p8+p9   21 t spill
        vmovdqa64 zmm2, zmm20                                            ;   453.3         21 t copy
        vpermi2b zmm2, zmm17, zmm5                                       ;   478.3 p0+p5   21 t
        vpermi2b zmm20, zmm12, zmm31                                     ;   480.3 p0+p5   21 t
        vpternlogd zmm8, zmm2, zmm20, 0xca                               ;   485.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 22080]                                    ;   334.3 p2      62 t reload
        vmovdqu64 zmm20, [rbp + 7168]                                    ;   334.5 p3      40 t
        vpternlogd zmm20, zmm23, zmm2, 0x96                              ;   453.3 p0      40 t
        vpshufb zmm2, zmm0, zmm20                                        ;   481.3 p5      22 t
        vmovdqu64 [rbp + 24320], zmm23                                   ;   453.3 p7+p4   41 t spill
        vmovdqa64 zmm23, zmm20                                           ;   454.3         22 t copy
        vpermi2b zmm23, zmm29, zmm6                                      ;   483.3 p0+p5   22 t
        vpermi2b zmm20, zmm11, [rel camellia256_encrypt.T0_constants512 + 768] ;   485.3 p0+p5+p2   22 t
        vpternlogd zmm2, zmm23, zmm20, 0xca                              ;   490.3 p0      22 t
        vmovdqu64 zmm20, [rbp + 21824]                                   ;   338.3 p3      62 t reload
        vmovdqu64 zmm23, [rbp + 7232]                                    ;   338.5 p2      40 t
        vpternlogd zmm23, zmm9, zmm20, 0x96                              ;   454.3 p0      40 t
        vpshufb zmm20, zmm0, zmm23                                       ;   486.3 p5      21 t
        vmovdqu64 [rbp + 24384], zmm9                                    ;   454.3 p8+p9   41 t spill
        vmovdqa64 zmm9, zmm23                                            ;   455.3         21 t copy
        vpermi2b zmm9, zmm17, zmm5                                       ;   488.3 p0+p5   21 t
        vpermi2b zmm23, zmm12, zmm31                                     ;   490.3 p0+p5   21 t
        vpternlogd zmm20, zmm9, zmm23, 0xca                              ;   495.3 p0      21 t
        vmovdqu64 zmm9, [rbp + 22656]                                    ;   344.3 p3      62 t reload
        vmovdqu64 zmm23, [rbp + 7168]                                    ;   344.5 p2      40 t
        vpternlogd zmm23, zmm25, zmm9, 0x96                              ;   455.3 p0      40 t
        vpshufb zmm9, zmm0, zmm23                                        ;   491.3 p5      22 t
        vmovdqa64 zmm31, zmm23                                           ;   456.3         22 t copy
        vpermi2b zmm31, zmm29, zmm6                                      ;   493.3 p0+p5   22 t
        vpermi2b zmm23, zmm11, [rel camellia256_encrypt.T0_constants512 + 768] ;   495.3 p0+p5+p3   22 t
        vpternlogd zmm9, zmm31, zmm23, 0xca                              ;   500.3 p0      22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 64]  ;   349.5 p2      41 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512]       ;   350.3 p3      41 t reload
        vmovdqa64 zmm12, zmm1                                            ;   451.3         41 t copy
        vpermi2b zmm12, zmm31, zmm23                                     ;   497.3 p0+p5   41 t
        vmovdqa64 zmm5, zmm22                                            ;   452.3         41 t copy
        vpermi2b zmm5, zmm31, zmm23                                      ;   499.3 p0+p5   41 t
        vmovdqa64 zmm17, zmm27                                           ;   451.3         42 t copy
        vpermi2b zmm17, zmm31, zmm23                                     ;   501.3 p0+p5   42 t
        vmovdqa64 zmm11, zmm19                                           ;   453.3         42 t copy
        vpermi2b zmm11, zmm31, zmm23                                     ;   503.3 p0+p5   42 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 128]  ;   357.3 p2      41 t reload
        vpermi2b zmm1, zmm6, [rel camellia256_encrypt.T0_constants512 + 192] ;   505.3 p0+p5+p3   41 t
        vpternlogd zmm4, zmm12, zmm1, 0xca                               ;   510.3 p0      41 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 192]  ;   358.5 p2      41 t reload
        vpermi2b zmm22, zmm6, zmm1                                       ;   507.3 p0+p5   41 t
        vpermi2b zmm27, zmm6, zmm1                                       ;   509.3 p0+p5   42 t
        vpermi2b zmm19, zmm6, zmm1                                       ;   511.3 p0+p5   42 t
        vpternlogd zmm10, zmm5, zmm22, 0xca                              ;   512.3 p0      41 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 384]  ;   364.5 p3      23 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 320] ;   364.7 p2      23 t reload
        vmovdqa64 zmm22, zmm15                                           ;   450.3         23 t copy
        vpermi2b zmm22, zmm12, zmm5                                      ;   513.3 p0+p5   23 t
        vpternlogd zmm3, zmm17, zmm27, 0xca                              ;   514.3 p0      42 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;   366.3 p3      23 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 448] ;   366.5 p2      23 t reload
        vpermi2b zmm15, zmm27, zmm17                                     ;   515.3 p0+p5   23 t
        vpternlogd zmm13, zmm22, zmm15, 0xca                             ;   520.3 p0      23 t
        vmovdqa64 zmm15, zmm14                                           ;   452.3         23 t copy
        vpermi2b zmm15, zmm12, zmm5                                      ;   517.3 p0+p5   23 t
        vpermi2b zmm14, zmm27, zmm17                                     ;   519.3 p0+p5   23 t
        vmovdqa64 zmm22, zmm21                                           ;   454.3         23 t copy
        vpermi2b zmm22, zmm12, zmm5                                      ;   521.3 p0+p5   23 t
        vpermi2b zmm21, zmm27, zmm17                                     ;   523.3 p0+p5   23 t
        vpternlogd zmm26, zmm15, zmm14, 0xca                             ;   524.3 p0      23 t
        vmovdqa64 zmm14, zmm16                                           ;   456.3         23 t copy
        vpermi2b zmm14, zmm12, zmm5                                      ;   525.3 p0+p5   23 t
        vpermi2b zmm16, zmm27, zmm17                                     ;   527.3 p0+p5   23 t
        vpternlogd zmm24, zmm11, zmm19, 0xca                             ;   516.3 p0      42 t
        vpternlogd zmm28, zmm22, zmm21, 0xca                             ;   528.3 p0      23 t
        vpternlogd zmm30, zmm14, zmm16, 0xca                             ;   532.3 p0      23 t
        vmovdqa64 zmm11, zmm4                                            ;   511.3         41 t copy
        vpternlogd zmm11, zmm7, zmm8, 0x96                               ;   511.3 p0      41 t
        vmovdqa64 zmm14, zmm10                                           ;   513.3         41 t copy
        vpternlogd zmm14, zmm18, zmm20, 0x96                             ;   513.3 p0      41 t
        vmovdqu64 zmm15, [rbp + 7552]                                    ;   376.5 p3      40 t
        vmovdqu64 zmm16, [rbp + 7552]                                    ;   376.7 p2      40 t
        vmovdqu64 zmm19, [rbp + 24256]                                   ;   470.3 p3      21 t reload
        vmovdqa64 zmm21, zmm4                                            ;   511.3         41 t copy
        vpternlogd zmm21, zmm13, zmm19, 0x96                             ;   521.3 p0      41 t
        vpternlogd zmm7, zmm21, zmm8, 0x96                               ;   522.3 p0      41 t
        vpternlogd zmm8, zmm28, zmm2, 0x96                               ;   529.3 p0      41 t
        vpternlogd zmm28, zmm11, zmm2, 0x96                              ;   529.3 p0      41 t
        vpternlogd zmm2, zmm3, zmm13, 0x96                               ;   521.3 p0      41 t
        vpternlogd zmm19, zmm4, zmm2, 0x96                               ;   522.3 p0      41 t
        vpternlogd zmm3, zmm13, zmm8, 0x96                               ;   530.3 p0      41 t
        vpternlogd zmm2, zmm7, [rbp + 23744], 0x96                       ;   523.3 p0+p2   61 t
        vmovdqu64 zmm4, [rbp + 7616]                                     ;   378.7 p3      40 t
        vpternlogd zmm21, zmm28, [rbp + 21440], 0x96                     ;   530.3 p0+p2   61 t
        vpternlogd zmm8, zmm19, [rbp + 22144], 0x96                      ;   530.3 p0+p3   61 t
        vpternlogd zmm11, zmm3, [rbp + 22976], 0x96                      ;   531.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 23680]                                   ;   474.3 p3      21 t reload
        vmovdqa64 zmm22, zmm10                                           ;   513.3         41 t copy
        vpternlogd zmm22, zmm26, zmm13, 0x96                             ;   525.3 p0      41 t
        vpternlogd zmm18, zmm22, zmm20, 0x96                             ;   526.3 p0      41 t
        vpternlogd zmm20, zmm30, zmm9, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm30, zmm14, zmm9, 0x96                              ;   533.3 p0      41 t
        vpternlogd zmm9, zmm24, zmm26, 0x96                              ;   525.3 p0      41 t
        vpternlogd zmm13, zmm10, zmm9, 0x96                              ;   526.3 p0      41 t
        vpternlogd zmm24, zmm26, zmm20, 0x96                             ;   534.3 p0      41 t
        vpternlogd zmm9, zmm18, [rbp + 22016], 0x96                      ;   527.3 p0+p2   61 t
        vpternlogd zmm22, zmm30, [rbp + 21696], 0x96                     ;   534.3 p0+p3   61 t
        vpternlogd zmm20, zmm13, [rbp + 21760], 0x96                     ;   534.3 p0+p2   61 t
        vmovdqu64 zmm10, [rbp + 7872]                                    ;   382.7 p3      62 l.5 reload
        vpxord zmm26, zmm2, zmm10                                        ;   524.3 p0      40 t
        vpxord zmm10, zmm10, zmm9                                        ;   528.3 p0      40 t
        vpternlogd zmm14, zmm24, [rbp + 22848], 0x96                     ;   535.3 p0+p2   61 t
        vmovdqu64 [rbp + 22848], zmm9                                    ;   528.3 p7+p4   61 t spill
        vpxord zmm9, zmm21, [rbp + 7808]                                 ;   531.3 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm2                                    ;   524.3 p8+p9   61 t spill
        vpxord zmm2, zmm8, [rbp + 7936]                                  ;   531.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm8                                    ;   531.3 p7+p4   61 t spill
        vpxord zmm8, zmm11, [rbp + 8000]                                 ;   532.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm11                                   ;   532.3 p8+p9   61 t spill
        vpxord zmm11, zmm22, [rbp + 7808]                                ;   535.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm22                                   ;   535.3 p7+p4   61 t spill
        vpxord zmm22, zmm20, [rbp + 7936]                                ;   535.3 p0+p3   40 t
        vmovdqu64 [rbp + 22976], zmm20                                   ;   535.3 p8+p9   61 t spill
        vpxord zmm20, zmm14, [rbp + 8000]                                ;   536.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm14                                   ;   536.3 p7+p4   61 t spill
        vpshufb zmm14, zmm0, zmm26                                       ;   528.3 p5      22 t
        vmovdqu64 [rbp + 21440], zmm21                                   ;   531.3 p8+p9   61 t spill
        vpshufb zmm21, zmm0, zmm10                                       ;   529.3 p5      22 t
        vmovdqu64 [rbp + 23744], zmm25                                   ;   455.3 p7+p4   41 t spill
        vpshufb zmm25, zmm0, zmm9                                        ;   532.3 p5      23 t
        vpshufb zmm29, zmm0, zmm2                                        ;   532.3 p5      21 t
        vmovdqu64 [rbp + 24256], zmm20                                   ;   537.3 p8+p9   40 t spill
        vpshufb zmm20, zmm0, zmm11                                       ;   536.3 p5      23 t
        vpshufb zmm17, zmm0, zmm22                                       ;   536.3 p5      21 t
        vmovdqa64 zmm27, zmm9                                            ;   532.3         23 t copy
        vpermi2b zmm27, zmm12, zmm5                                      ;   535.3 p0+p5   23 t
        vmovdqu64 [rbp + 24448], zmm8                                    ;   533.3 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm11                                            ;   536.3         23 t copy
        vpermi2b zmm8, zmm12, zmm5                                       ;   537.3 p0+p5   23 t
        vmovdqu64 zmm5, [rbp + 24448]                                    ;   533.3 p3      42 t
        vpermi2b zmm5, zmm31, zmm23                                      ;   539.3 p0+p5   42 t
        vmovdqu64 [rbp + 24512], zmm5                                    ;   544.3 p8+p9   42 t spill
        vmovdqu64 zmm5, [rbp + 23488]                                    ;   391.5 p2      41 t reload
        vpternlogd zmm7, zmm5, [rbp + 22272], 0x96                       ;   523.3 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 7680]                                     ;   392.5 p2      62 l.2 reload
        vpxord zmm12, zmm7, zmm5                                         ;   524.3 p0      40 t
        vmovdqu64 [rbp + 22272], zmm7                                    ;   524.3 p7+p4   61 t spill
        vpshufb zmm7, zmm0, zmm12                                        ;   540.3 p5      22 t
        vmovdqu64 [rbp + 23488], zmm17                                   ;   537.3 p8+p9   21 t spill
        vmovdqu64 zmm17, [rbp + 23360]                                   ;   392.8 p3      41 t reload
        vpternlogd zmm19, zmm17, [rbp + 22464], 0x96                     ;   523.3 p0+p2   61 t
        vmovdqu64 zmm17, [rbp + 7744]                                    ;   393.8 p3      62 l.3 reload
        vmovdqu64 [rbp + 22464], zmm22                                   ;   536.3 p7+p4   40 t spill
        vpxord zmm22, zmm19, zmm17                                       ;   524.3 p0      40 t
        vmovdqu64 [rbp + 23360], zmm19                                   ;   524.3 p8+p9   61 t spill
        vpshufb zmm19, zmm0, zmm22                                       ;   541.3 p5      21 t
        vmovdqu64 [rbp + 24576], zmm29                                   ;   533.3 p7+p4   21 t spill
        vmovdqu64 zmm29, [rbp + 23424]                                   ;   396.3 p2      41 t reload
        vpternlogd zmm18, zmm29, [rbp + 22592], 0x96                     ;   527.3 p0+p3   61 t
        vpxord zmm5, zmm5, zmm18                                         ;   528.3 p0      40 t
        vpshufb zmm29, zmm0, zmm5                                        ;   542.3 p5      22 t
        vmovdqu64 [rbp + 22592], zmm18                                   ;   528.3 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 23232]                                   ;   397.8 p2      41 t reload
        vpternlogd zmm13, zmm18, [rbp + 22400], 0x96                     ;   527.3 p0+p3   61 t
        vpxord zmm17, zmm17, zmm13                                       ;   528.3 p0      40 t
        vpshufb zmm18, zmm0, zmm17                                       ;   543.3 p5      21 t
        vmovdqu64 [rbp + 22400], zmm13                                   ;   528.3 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 23552]                                   ;   398.8 p2      41 t reload
        vpternlogd zmm28, zmm13, [rbp + 23104], 0x96                     ;   530.3 p0+p3   61 t
        vpxord zmm4, zmm4, zmm28                                         ;   531.3 p0      40 t
        vpshufb zmm13, zmm0, zmm4                                        ;   544.3 p5      23 t
        vmovdqu64 [rbp + 23104], zmm28                                   ;   531.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 23808]                                   ;   399.8 p2      41 t reload
        vpternlogd zmm3, zmm28, [rbp + 23040], 0x96                      ;   531.3 p0+p3   61 t
        vpxord zmm15, zmm15, zmm3                                        ;   532.3 p0      40 t
        vmovdqu64 zmm28, [rbp + 24448]                                   ;   533.3 p2      42 t
        vpermi2b zmm28, zmm6, zmm1                                       ;   546.3 p0+p5   42 t
        vmovdqu64 [rbp + 23040], zmm3                                    ;   532.3 p7+p4   61 t spill
        vpshufb zmm3, zmm0, zmm15                                        ;   547.3 p5      41 t
        vmovdqu64 [rbp + 23808], zmm28                                   ;   551.3 p8+p9   42 t spill
        vmovdqa64 zmm28, zmm15                                           ;   533.3         41 t copy
        vpermi2b zmm28, zmm31, zmm23                                     ;   549.3 p0+p5   41 t
        vpermi2b zmm15, zmm6, zmm1                                       ;   551.3 p0+p5   41 t
        vpternlogd zmm3, zmm28, zmm15, 0xca                              ;   556.3 p0      41 t
        vmovdqu64 zmm15, [rbp + 24000]                                   ;   405.3 p3      41 t reload
        vpternlogd zmm30, zmm15, [rbp + 22336], 0x96                     ;   534.3 p0+p2   61 t
        vmovdqu64 zmm15, [rbp + 24064]                                   ;   406.3 p3      41 t reload
        vpternlogd zmm24, zmm15, [rbp + 22208], 0x96                     ;   535.3 p0+p2   61 t
        vpshufb zmm15, zmm0, [rbp + 24448]                               ;   552.3 p5+p3   42 t
        vmovdqu64 zmm28, [rbp + 24256]                                   ;   537.3 p2      40 t reload
        vmovdqu64 [rbp + 24448], zmm3                                    ;   557.3 p7+p4   41 t spill
        vpshufb zmm3, zmm0, zmm28                                        ;   553.3 p5      42 t
        vpxord zmm16, zmm16, zmm24                                       ;   536.3 p0      40 t
        vmovdqu64 [rbp + 22208], zmm24                                   ;   536.3 p8+p9   61 t spill
        vpxord zmm24, zmm30, [rbp + 7616]                                ;   535.3 p0+p3   40 t
        vmovdqu64 [rbp + 24064], zmm30                                   ;   535.3 p7+p4   61 t spill
        vpshufb zmm30, zmm0, zmm16                                       ;   554.3 p5      41 t
        vpshufb zmm28, zmm0, zmm24                                       ;   555.3 p5      23 t
        vmovdqu64 zmm0, [rbp + 24256]                                    ;   537.3 p2      42 t
        vpermi2b zmm0, zmm31, zmm23                                      ;   557.3 p0+p5   42 t
        vmovdqu64 [rbp + 22336], zmm3                                    ;   554.3 p8+p9   42 t spill
        vmovdqu64 zmm3, [rbp + 24256]                                    ;   537.3 p3      42 t
        vpermi2b zmm3, zmm6, zmm1                                        ;   559.3 p0+p5   42 t
        vmovdqu64 [rbp + 24256], zmm0                                    ;   562.3 p7+p4   42 t spill
        vmovdqa64 zmm0, zmm16                                            ;   537.3         41 t copy
        vpermi2b zmm0, zmm31, zmm23                                      ;   561.3 p0+p5   41 t
        vpermi2b zmm16, zmm6, zmm1                                       ;   563.3 p0+p5   41 t
        vpternlogd zmm30, zmm0, zmm16, 0xca                              ;   568.3 p0      41 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 512]  ;   416.5 p2      23 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 448] ;   416.7 p3      23 t reload
        vpermi2b zmm9, zmm16, zmm0                                       ;   565.3 p0+p5   23 t
        vpermi2b zmm11, zmm16, zmm0                                      ;   567.3 p0+p5   23 t
        vpternlogd zmm25, zmm27, zmm9, 0xca                              ;   570.3 p0      23 t
        vpternlogd zmm20, zmm8, zmm11, 0xca                              ;   572.3 p0      23 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 896]  ;   421.5 p2      21 t reload
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 832]  ;   421.7 p3      21 t reload
        vmovdqu64 zmm11, [rbp + 22464]                                   ;   536.3 p2      21 t
        vpermi2b zmm11, zmm9, zmm8                                       ;   569.3 p0+p5   21 t
        vmovdqa64 zmm27, zmm22                                           ;   525.3         21 t copy
        vpermi2b zmm27, zmm9, zmm8                                       ;   571.3 p0+p5   21 t
        vmovdqa64 zmm1, zmm4                                             ;   532.3         23 t copy
        vpermi2b zmm1, zmm16, zmm0                                       ;   573.3 p0+p5   23 t
        vmovdqa64 zmm6, zmm17                                            ;   529.3         21 t copy
        vpermi2b zmm6, zmm9, zmm8                                        ;   575.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm24                                           ;   536.3         23 t copy
        vpermi2b zmm23, zmm16, zmm0                                      ;   577.3 p0+p5   23 t
        vmovdqa64 zmm0, zmm2                                             ;   532.3         21 t copy
        vpermi2b zmm0, zmm9, zmm8                                        ;   579.3 p0+p5   21 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 960]  ;   428.3 p3      21 t reload
        vpermi2b zmm22, zmm8, [rel camellia256_encrypt.T0_constants512 + 1024] ;   581.3 p0+p5+p2   21 t
        vpternlogd zmm19, zmm27, zmm22, 0xca                             ;   586.3 p0      21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 1024] ;   430.3 p3      21 t reload
        vpermi2b zmm17, zmm8, zmm22                                      ;   583.3 p0+p5   21 t
        vpermi2b zmm2, zmm8, zmm22                                       ;   585.3 p0+p5   21 t
        vmovdqu64 zmm27, [rbp + 22464]                                   ;   536.3 p2      21 t
        vpermi2b zmm27, zmm8, zmm22                                      ;   587.3 p0+p5   21 t
        vpternlogd zmm18, zmm6, zmm17, 0xca                              ;   588.3 p0      21 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 384]  ;   436.3 p3      23 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 320] ;   436.5 p2      23 t reload
        vpermi2b zmm4, zmm17, zmm6                                       ;   589.3 p0+p5   23 t
        vpermi2b zmm24, zmm17, zmm6                                      ;   591.3 p0+p5   23 t
        vpternlogd zmm13, zmm4, zmm1, 0xca                               ;   594.3 p0      23 t
        vpternlogd zmm28, zmm24, zmm23, 0xca                             ;   596.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 640]  ;   438.7 p3      22 t reload
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 576]  ;   440.3 p2      22 t reload
        vmovdqa64 zmm23, zmm12                                           ;   525.3         22 t copy
        vpermi2b zmm23, zmm4, zmm1                                       ;   593.3 p0+p5   22 t
        vmovdqa64 zmm24, zmm5                                            ;   529.3         22 t copy
        vpermi2b zmm24, zmm4, zmm1                                       ;   595.3 p0+p5   22 t
        vmovdqa64 zmm22, zmm26                                           ;   525.3         22 t copy
        vpermi2b zmm22, zmm4, zmm1                                       ;   597.3 p0+p5   22 t
        vmovdqa64 zmm8, zmm10                                            ;   529.3         22 t copy
        vpermi2b zmm8, zmm4, zmm1                                        ;   599.3 p0+p5   22 t
        vpternlogd zmm0, zmm2, [rbp + 24576], 0xe4                       ;   590.3 p0+p3   21 t
        vpternlogd zmm11, zmm27, [rbp + 23488], 0xe4                     ;   592.3 p0+p2   21 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 768]  ;   450.3 p3      22 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 704] ;   450.5 p2      22 t reload
        vpermi2b zmm12, zmm27, zmm2                                      ;   601.3 p0+p5   22 t
        vpermi2b zmm5, zmm27, zmm2                                       ;   603.3 p0+p5   22 t
        vpermi2b zmm26, zmm27, zmm2                                      ;   605.3 p0+p5   22 t
        vpermi2b zmm10, zmm27, zmm2                                      ;   607.3 p0+p5   22 t
        vpternlogd zmm7, zmm23, zmm12, 0xca                              ;   606.3 p0      22 t
        vpternlogd zmm29, zmm24, zmm5, 0xca                              ;   608.3 p0      22 t
        vmovdqu64 zmm5, [rbp + 24512]                                    ;   544.3 p3      42 t reload
        vpternlogd zmm15, zmm5, [rbp + 23808], 0xca                      ;   561.3 p0+p2   42 t
        vmovdqu64 zmm5, [rbp + 22336]                                    ;   554.3 p3      42 t reload
        vpternlogd zmm3, zmm5, [rbp + 24256], 0xb8                       ;   568.3 p0+p2   42 t
        vpternlogd zmm14, zmm22, zmm26, 0xca                             ;   610.3 p0      22 t
        vpternlogd zmm21, zmm8, zmm10, 0xca                              ;   612.3 p0      22 t
        vmovdqu64 zmm5, [rbp + 23040]                                    ;   532.3 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 21440]                                    ;   531.3 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 8576]                                    ;   457.7 p3      51 x
        vpternlogd zmm10, zmm8, zmm5, 0x36                               ;   565.3 p0      51 x
        vmovdqu64 zmm8, [rbp + 24448]                                    ;   557.3 p2      41 t reload
        vmovdqa64 zmm12, zmm0                                            ;   591.3         41 t copy
        vpternlogd zmm12, zmm13, zmm8, 0x96                              ;   595.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 8320]                                    ;   458.7 p3      47 y
        vmovdqu64 zmm23, [rbp + 8320]                                    ;   458.8 p2      47 y
        vmovdqa64 zmm24, zmm11                                           ;   593.3         41 t copy
        vpternlogd zmm24, zmm30, zmm28, 0x96                             ;   597.3 p0      41 t
        vmovdqa64 zmm26, zmm25                                           ;   571.3         41 t copy
        vpternlogd zmm26, zmm7, zmm19, 0x96                              ;   607.3 p0      41 t
        vmovdqa64 zmm5, zmm15                                            ;   562.3         41 t copy
        vpternlogd zmm5, zmm13, zmm7, 0x96                               ;   607.3 p0      41 t
        vpternlogd zmm15, zmm13, zmm26, 0x96                             ;   608.3 p0      41 t
        vpternlogd zmm0, zmm5, zmm8, 0x96                                ;   608.3 p0      41 t
        vpternlogd zmm8, zmm14, zmm19, 0x96                              ;   611.3 p0      41 t
        vpternlogd zmm25, zmm7, zmm8, 0x96                               ;   612.3 p0      41 t
        vpternlogd zmm14, zmm19, zmm12, 0x96                             ;   611.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 22208]                                    ;   536.3 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 23680]                                   ;   535.3 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 8576]                                    ;   460.7 p3      51 x
        vpternlogd zmm19, zmm13, zmm7, 0x36                              ;   575.3 p0      51 x
        vpternlogd zmm26, zmm0, [rbp + 24128], 0x96                      ;   609.3 p0+p2   62 t
        vpternlogd zmm5, zmm14, [rbp + 23616], 0x96                      ;   612.3 p0+p3   62 t
        vpternlogd zmm12, zmm25, [rbp + 23936], 0x96                     ;   613.3 p0+p2   62 t
        vpandd zmm22, zmm22, zmm12                                       ;   614.3 p0      47 y
        vpternlogd zmm8, zmm15, [rbp + 21888], 0x96                      ;   612.3 p0+p3   62 t
        vmovdqu64 zmm13, [rbp + 8448]                                    ;   462.8 p2      71 d.6 reload
        vpandd zmm7, zmm26, zmm13                                        ;   610.3 p0      47 y
        vmovdqa64 zmm9, zmm20                                            ;   573.3         41 t copy
        vpternlogd zmm9, zmm29, zmm18, 0x96                              ;   609.3 p0      41 t
        vmovdqa64 zmm2, zmm3                                             ;   569.3         41 t copy
        vpternlogd zmm2, zmm28, zmm29, 0x96                              ;   609.3 p0      41 t
        vpternlogd zmm3, zmm28, zmm9, 0x96                               ;   610.3 p0      41 t
        vpternlogd zmm11, zmm2, zmm30, 0x96                              ;   610.3 p0      41 t
        vpternlogd zmm30, zmm21, zmm18, 0x96                             ;   613.3 p0      41 t
        vpternlogd zmm20, zmm29, zmm30, 0x96                             ;   614.3 p0      41 t
        vpternlogd zmm21, zmm18, zmm24, 0x96                             ;   613.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 23104]                                   ;   531.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 21760]                                   ;   524.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 8640]                                    ;   464.7 p3      51 x
        vpternlogd zmm29, zmm28, zmm18, 0x36                             ;   589.3 p0      51 x
        vmovdqu64 zmm28, [rbp + 8832]                                    ;   464.8 p2      71 y.4 reload
        vpandd zmm18, zmm10, zmm28                                       ;   590.3 p0      52 x
        vpandd zmm28, zmm28, zmm19                                       ;   591.3 p0      52 x
        vpternlogd zmm9, zmm11, [rbp + 23168], 0x96                      ;   611.3 p0+p3   62 t
        vpandd zmm13, zmm13, zmm9                                        ;   612.3 p0      47 y
        vpternlogd zmm2, zmm21, [rbp + 22720], 0x96                      ;   614.3 p0+p2   62 t
        vpternlogd zmm24, zmm20, [rbp + 21632], 0x96                     ;   615.3 p0+p3   62 t
        vpandd zmm23, zmm23, zmm24                                       ;   616.3 p0      47 y
        vpternlogd zmm30, zmm3, [rbp + 22912], 0x96                      ;   614.3 p0+p2   62 t
        vpandd zmm27, zmm29, [rbp + 8896]                                ;   598.3 p0+p3   52 x
        vpandd zmm1, zmm5, [rbp + 8384]                                  ;   613.3 p0+p2   47 y
        vpsrlq zmm4, zmm18, 7                                            ;   600.3 p0      52 x
        vpandd zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 1088] ;   601.3 p0+p3   52 x
        vpaddb zmm18, zmm18, zmm18                                       ;   602.3 p0      52 x
        vpandd zmm16, zmm8, [rbp + 8512]                                 ;   613.3 p0+p2   47 y
        vpandd zmm6, zmm2, [rbp + 8384]                                  ;   615.3 p0+p3   47 y
        vpsrlq zmm17, zmm28, 7                                           ;   605.3 p0      52 x
        vpandd zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 1088] ;   606.3 p0+p2   52 x
        vpaddb zmm28, zmm28, zmm28                                       ;   607.3 p0      52 x
        vpsrlq zmm31, zmm16, 7                                           ;   614.3 p0      47 y
        vmovdqu64 [rbp + 22912], zmm29                                   ;   590.3 p8+p9   51 x spill
        vpandd zmm29, zmm30, [rbp + 8512]                                ;   615.3 p5+p3   47 y
        vmovdqu64 [rbp + 21632], zmm19                                   ;   576.3 p7+p4   51 x spill
        vpsrlq zmm19, zmm7, 7                                            ;   611.3 p0      47 y
        vpandd zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 1088] ;   612.3 p5+p2   47 y
        vpaddb zmm7, zmm7, zmm7                                          ;   611.3 p5      47 y
        vmovdqu64 [rbp + 22720], zmm10                                   ;   566.3 p8+p9   51 x spill
        vpsrlq zmm10, zmm29, 7                                           ;   616.3 p0      47 y
        vpandd zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 1088] ;   617.3 p5+p3   47 y
        vmovdqu64 [rbp + 23168], zmm17                                   ;   607.3 p7+p4   52 x spill
        vpsrlq zmm17, zmm22, 7                                           ;   615.3 p0      47 y
        vpandd zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 1088] ;   616.3 p5+p2   47 y
        vpaddb zmm22, zmm22, zmm22                                       ;   615.3 p0      47 y
        vpternlogd zmm22, zmm15, [rbp + 21952], 0x96                     ;   616.3 p5+p3   47 y
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 1088] ;   475.3 p2      47 y reload
        vpternlogd zmm22, zmm31, zmm15, 0x78                             ;   617.3 p0      47 y
        vpsrlq zmm31, zmm1, 7                                            ;   614.3 p0      47 y
        vpandd zmm31, zmm31, zmm15                                       ;   615.3 p5      47 y
        vpaddb zmm1, zmm1, zmm1                                          ;   615.3 p5      47 y
        vmovdqu64 [rbp + 21952], zmm4                                    ;   602.3 p8+p9   52 x spill
        vpsrlq zmm4, zmm13, 7                                            ;   615.3 p0      47 y
        vpandd zmm4, zmm4, zmm15                                         ;   616.3 p5      47 y
        vpaddb zmm13, zmm13, zmm13                                       ;   616.3 p0      47 y
        vpaddb zmm16, zmm16, zmm16                                       ;   617.3 p5      47 y
        vmovdqu64 [rbp + 21760], zmm28                                   ;   608.3 p7+p4   52 x spill
        vpsrlq zmm28, zmm23, 7                                           ;   617.3 p0      47 y
        vpandd zmm28, zmm28, zmm15                                       ;   618.3 p5      47 y
        vpaddb zmm23, zmm23, zmm23                                       ;   618.3 p0      47 y
        vmovdqu64 [rbp + 21888], zmm18                                   ;   603.3 p8+p9   52 x spill
        vpsrlq zmm18, zmm6, 7                                            ;   619.3 p0      47 y
        vpandd zmm18, zmm18, zmm15                                       ;   620.3 p5      47 y
        vpaddb zmm6, zmm6, zmm6                                          ;   620.3 p5      47 y
        vpaddb zmm29, zmm29, zmm29                                       ;   620.3 p0      47 y
        vpsrlq zmm15, zmm27, 7                                           ;   621.3 p0      52 x
        vpandd zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 1088] ;   622.3 p5+p3   52 x
        vpaddb zmm27, zmm27, zmm27                                       ;   622.3 p5      52 x
        vpternlogd zmm12, zmm22, [rbp + 8064], 0x1e                      ;   622.3 p0+p2   48 y
        vmovdqu64 [rbp + 23936], zmm15                                   ;   623.3 p7+p4   52 x spill
        vpxord zmm15, zmm22, [rbp + 9088]                                ;   623.3 p5+p3   40 t
        vmovdqu64 [rbp + 23616], zmm22                                   ;   618.3 p8+p9   47 y spill
        vpxord zmm22, zmm12, [rbp + 9344]                                ;   623.3 p0+p2   40 t
        vmovdqu64 [rbp + 24128], zmm12                                   ;   623.3 p7+p4   48 y spill
        vmovdqu64 zmm12, [rbp + 21568]                                   ;   482.8 p3      41 t reload
        vpternlogd zmm3, zmm12, [rbp + 22784], 0x96                      ;   624.3 p5+p2   47 y
        vpternlogd zmm23, zmm3, zmm10, 0x96                              ;   625.3 p0      47 y
        vmovdqu64 zmm3, [rbp + 24064]                                    ;   535.3 p3      61 t reload
        vmovdqu64 zmm10, [rbp + 22848]                                   ;   528.3 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 8640]                                    ;   486.3 p3      51 x
        vpternlogd zmm12, zmm10, zmm3, 0x36                              ;   625.3 p5      51 x
        vpternlogd zmm24, zmm23, [rbp + 8064], 0x1e                      ;   626.3 p0+p2   48 y
        vpandd zmm10, zmm12, [rbp + 8896]                                ;   626.3 p5+p3   52 x
        vpsrlq zmm3, zmm10, 7                                            ;   627.3 p0      52 x
        vpandd zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 1088] ;   628.3 p5+p2   52 x
        vpaddb zmm10, zmm10, zmm10                                       ;   627.3 p0      52 x
        vmovdqu64 [rbp + 22848], zmm12                                   ;   626.3 p8+p9   51 x spill
        vpxord zmm12, zmm24, [rbp + 9344]                                ;   628.3 p5+p3   40 t
        vmovdqu64 [rbp + 22784], zmm24                                   ;   627.3 p7+p4   48 y spill
        vpxord zmm24, zmm23, [rbp + 9088]                                ;   628.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm23                                   ;   626.3 p8+p9   47 y spill
        vmovdqu64 zmm23, [rbp + 24192]                                   ;   490.7 p3      41 t reload
        vpternlogd zmm0, zmm23, [rbp + 21376], 0x96                      ;   629.3 p5+p2   47 y
        vpternlogd zmm16, zmm0, zmm19, 0x96                              ;   630.3 p0      47 y
        vmovdqu64 zmm0, [rbp + 22272]                                    ;   524.3 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 21696]                                   ;   531.3 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 8704]                                    ;   492.8 p3      51 x
        vpternlogd zmm23, zmm19, zmm0, 0x36                              ;   630.3 p5      51 x
        vmovdqu64 zmm19, [rbp + 8256]                                    ;   493.3 p2      71 d.3 reload
        vpternlogd zmm8, zmm16, zmm19, 0x1e                              ;   631.3 p0      48 y
        vpandd zmm0, zmm23, [rbp + 8960]                                 ;   631.3 p5+p3   52 x
        vmovdqu64 [rbp + 21696], zmm23                                   ;   631.3 p7+p4   51 x spill
        vpsrlq zmm23, zmm0, 7                                            ;   632.3 p0      52 x
        vpandd zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 1088] ;   633.3 p5+p2   52 x
        vpaddb zmm0, zmm0, zmm0                                          ;   632.3 p0      52 x
        vmovdqu64 [rbp + 21376], zmm23                                   ;   634.3 p8+p9   52 x spill
        vpxord zmm23, zmm8, [rbp + 9536]                                 ;   633.3 p5+p3   40 t
        vmovdqu64 [rbp + 24192], zmm8                                    ;   632.3 p7+p4   48 y spill
        vpxord zmm8, zmm16, [rbp + 9280]                                 ;   633.3 p0+p2   40 t
        vmovdqu64 [rbp + 23680], zmm16                                   ;   631.3 p8+p9   47 y spill
        vmovdqu64 zmm16, [rbp + 21504]                                   ;   498.3 p3      41 t reload
        vpternlogd zmm25, zmm16, [rbp + 23296], 0x96                     ;   634.3 p5+p2   47 y
        vpternlogd zmm1, zmm25, zmm17, 0x96                              ;   635.3 p0      47 y
        vmovdqu64 zmm16, [rbp + 22592]                                   ;   528.3 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 22976]                                   ;   535.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 8704]                                    ;   501.5 p3      51 x
        vpternlogd zmm25, zmm17, zmm16, 0x36                             ;   635.3 p5      51 x
        vmovdqu64 zmm17, [rbp + 8128]                                    ;   501.7 p2      71 d.1 reload
        vpternlogd zmm5, zmm1, zmm17, 0x1e                               ;   636.3 p0      48 y
        vpandd zmm16, zmm25, [rbp + 8960]                                ;   636.3 p5+p3   52 x
        vmovdqu64 [rbp + 22976], zmm25                                   ;   636.3 p7+p4   51 x spill
        vpsrlq zmm25, zmm16, 7                                           ;   637.3 p0      52 x
        vpandd zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 1088] ;   638.3 p5+p2   52 x
        vpaddb zmm16, zmm16, zmm16                                       ;   637.3 p0      52 x
        vmovdqu64 [rbp + 23296], zmm25                                   ;   639.3 p8+p9   52 x spill
        vpxord zmm25, zmm5, [rbp + 9408]                                 ;   638.3 p5+p3   40 t
        vmovdqu64 [rbp + 21504], zmm5                                    ;   637.3 p7+p4   48 y spill
        vpxord zmm5, zmm1, [rbp + 9152]                                  ;   638.3 p0+p2   40 t
        vmovdqu64 [rbp + 24448], zmm1                                    ;   636.3 p8+p9   47 y spill
        vmovdqu64 zmm1, [rbp + 24320]                                    ;   506.7 p3      41 t reload
        vpternlogd zmm14, zmm1, [rbp + 22080], 0x96                      ;   639.3 p5+p2   47 y
        vpternlogd zmm7, zmm14, zmm31, 0x96                              ;   640.3 p0      47 y
        vmovdqu64 zmm1, [rbp + 23360]                                    ;   524.3 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 22016]                                   ;   532.3 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 8768]                                    ;   510.3 p3      51 x
        vpternlogd zmm31, zmm14, zmm1, 0x36                              ;   640.3 p5      51 x
        vmovdqu64 zmm14, [rbp + 8192]                                    ;   510.7 p2      71 d.2 reload
        vpternlogd zmm26, zmm7, zmm14, 0x1e                              ;   641.3 p0      48 y
        vpandd zmm1, zmm31, [rbp + 9024]                                 ;   641.3 p5+p3   52 x
        vmovdqu64 [rbp + 22016], zmm31                                   ;   641.3 p7+p4   51 x spill
        vpsrlq zmm31, zmm1, 7                                            ;   642.3 p0      52 x
        vpandd zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 1088] ;   643.3 p5+p2   52 x
        vpaddb zmm1, zmm1, zmm1                                          ;   642.3 p0      52 x
        vmovdqu64 [rbp + 22080], zmm1                                    ;   643.3 p8+p9   52 x spill
        vpxord zmm1, zmm26, [rbp + 9472]                                 ;   643.3 p5+p3   40 t
        vmovdqu64 [rbp + 24320], zmm26                                   ;   642.3 p7+p4   48 y spill
        vpxord zmm26, zmm7, [rbp + 9216]                                 ;   643.3 p0+p2   40 t
        vmovdqu64 [rbp + 21440], zmm7                                    ;   641.3 p8+p9   47 y spill
        vmovdqu64 zmm7, [rbp + 24384]                                    ;   516.8 p3      41 t reload
        vpternlogd zmm11, zmm7, [rbp + 21824], 0x96                      ;   644.3 p5+p2   47 y
        vpternlogd zmm29, zmm11, zmm4, 0x96                              ;   645.3 p0      47 y
        vmovdqu64 zmm4, [rbp + 22400]                                    ;   528.3 p3      61 t reload
        vmovdqu64 zmm7, [rbp + 22144]                                    ;   536.3 p2      61 t reload
        vmovdqu64 zmm11, [rbp + 8768]                                    ;   519.3 p3      51 x
        vpternlogd zmm11, zmm7, zmm4, 0x36                               ;   645.3 p5      51 x
        vpternlogd zmm19, zmm30, zmm29, 0x36                             ;   646.3 p0      48 y
        vmovdqu64 zmm7, [rbp + 23744]                                    ;   519.5 p2      41 t reload
        vpternlogd zmm21, zmm7, [rbp + 22656], 0x96                      ;   646.3 p5+p3   47 y
        vpternlogd zmm13, zmm21, zmm18, 0x96                             ;   647.3 p0      47 y
        vmovdqu64 zmm7, [rbp + 23872]                                    ;   521.3 p2      41 t reload
        vpternlogd zmm20, zmm7, [rbp + 22528], 0x96                      ;   647.3 p5+p3   47 y
        vpternlogd zmm6, zmm20, zmm28, 0x96                              ;   648.3 p0      47 y
        vpternlogd zmm14, zmm9, zmm13, 0x36                              ;   648.3 p5      48 y
        vpternlogd zmm17, zmm2, zmm6, 0x36                               ;   649.3 p0      48 y
        vpandd zmm2, zmm11, [rbp + 9024]                                 ;   649.3 p5+p2   52 x
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 256]  ;   524.7 p3      41 t reload
        vpshufb zmm9, zmm7, zmm15                                        ;   650.3 p5      41 t
        vpshufb zmm18, zmm7, zmm24                                       ;   651.3 p5      41 t
        vpshufb zmm20, zmm7, zmm22                                       ;   652.3 p5      23 t
        vpshufb zmm21, zmm7, zmm12                                       ;   653.3 p5      23 t
        vpsrlq zmm28, zmm2, 7                                            ;   650.3 p0      52 x
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 1088] ;   528.5 p2      47 y reload
        vpandd zmm28, zmm28, zmm30                                       ;   651.3 p0      52 x
        vpshufb zmm30, zmm7, zmm8                                        ;   654.3 p5      21 t
        vpshufb zmm4, zmm7, zmm5                                         ;   655.3 p5      23 t
        vpaddb zmm2, zmm2, zmm2                                          ;   651.3 p0      52 x
        vmovdqu64 [rbp + 22528], zmm11                                   ;   646.3 p7+p4   51 x spill
        vpxord zmm11, zmm19, [rbp + 9536]                                ;   652.3 p0+p3   40 t
        vmovdqu64 [rbp + 23872], zmm19                                   ;   647.3 p8+p9   48 y spill
        vpxord zmm19, zmm14, [rbp + 9472]                                ;   653.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm14                                   ;   649.3 p7+p4   48 y spill
        vpxord zmm14, zmm17, [rbp + 9408]                                ;   654.3 p0+p3   40 t
        vmovdqu64 [rbp + 23744], zmm17                                   ;   650.3 p8+p9   48 y spill
        vpxord zmm17, zmm29, [rbp + 9280]                                ;   655.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;   646.3 p7+p4   47 y spill
        vpshufb zmm29, zmm7, zmm23                                       ;   656.3 p5      42 t
        vmovdqu64 [rbp + 21824], zmm2                                    ;   652.3 p8+p9   52 x spill
        vpshufb zmm2, zmm7, zmm26                                        ;   657.3 p5      22 t
        vmovdqu64 [rbp + 24384], zmm3                                    ;   629.3 p7+p4   52 x spill
        vpshufb zmm3, zmm7, zmm25                                        ;   658.3 p5      22 t
        vmovdqu64 [rbp + 24256], zmm16                                   ;   638.3 p8+p9   52 x spill
        vpxord zmm16, zmm13, [rbp + 9216]                                ;   656.3 p0+p3   40 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;   648.3 p7+p4   47 y spill
        vpxord zmm13, zmm6, [rbp + 9152]                                 ;   657.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;   649.3 p8+p9   47 y spill
        vpshufb zmm6, zmm7, zmm1                                         ;   659.3 p5      21 t
        vmovdqu64 [rbp + 24512], zmm0                                    ;   633.3 p7+p4   52 x spill
        vpshufb zmm0, zmm7, zmm13                                        ;   660.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm10                                   ;   628.3 p8+p9   52 x spill
        vpshufb zmm10, zmm7, zmm16                                       ;   661.3 p5      22 t
        vmovdqu64 [rbp + 24576], zmm27                                   ;   623.3 p7+p4   52 x spill
        vpshufb zmm27, zmm7, zmm17                                       ;   662.3 p5      21 t
        vmovdqu64 [rbp + 22464], zmm28                                   ;   652.3 p8+p9   52 x spill
        vpshufb zmm28, zmm7, zmm14                                       ;   663.3 p5      22 t
        vmovdqu64 [rbp + 24000], zmm31                                   ;   644.3 p7+p4   52 x spill
        vpshufb zmm31, zmm7, zmm19                                       ;   664.3 p5      21 t
        vmovdqu64 [rbp + 23552], zmm29                                   ;   657.3 p8+p9   42 t spill
        vpshufb zmm29, zmm7, zmm11                                       ;   665.3 p5      42 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512]        ;   537.5 p3      41 t reload
        vmovdqu64 [rbp + 23232], zmm29                                   ;   666.3 p7+p4   42 t spill
        vmovdqa64 zmm29, zmm15                                           ;   624.3         41 t copy
        vpermi2b zmm29, zmm7, [rel camellia256_encrypt.T0_constants512 + 64] ;   667.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 23424], zmm11                                   ;   653.3 p8+p9   40 t spill
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 128] ;   538.7 p3      41 t reload
        vpermi2b zmm15, zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;   669.3 p0+p5+p2   41 t
        vpternlogd zmm9, zmm29, zmm15, 0xca                              ;   674.3 p0      41 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 64]  ;   539.7 p3      41 t reload
        vmovdqa64 zmm29, zmm24                                           ;   629.3         41 t copy
        vpermi2b zmm29, zmm7, zmm15                                      ;   671.3 p0+p5   41 t
        vpermi2b zmm24, zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;   673.3 p0+p5+p2   41 t
        vpternlogd zmm18, zmm29, zmm24, 0xca                             ;   678.3 p0      41 t
        vmovdqu64 zmm24, [rbp + 23424]                                   ;   653.3 p3      42 t
        vpermi2b zmm24, zmm7, zmm15                                      ;   675.3 p0+p5   42 t
        vmovdqa64 zmm29, zmm23                                           ;   634.3         42 t copy
        vpermi2b zmm29, zmm7, zmm15                                      ;   677.3 p0+p5   42 t
        vpermi2b zmm23, zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;   679.3 p0+p5+p2   42 t
        vpternlogd zmm29, zmm23, [rbp + 23552], 0xe4                     ;   684.3 p0+p3   42 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;   543.3 p2      41 t reload
        vmovdqu64 zmm15, [rbp + 23424]                                   ;   653.3 p3      42 t
        vpermi2b zmm15, zmm11, zmm23                                     ;   681.3 p0+p5   42 t
        vpternlogd zmm24, zmm15, [rbp + 23232], 0xe4                     ;   686.3 p0+p2   42 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 384] ;   544.8 p3      23 t reload
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 320] ;   545.3 p2      23 t reload
        vmovdqa64 zmm11, zmm22                                           ;   624.3         23 t copy
        vpermi2b zmm11, zmm23, zmm15                                     ;   683.3 p0+p5   23 t
        vmovdqa64 zmm7, zmm12                                            ;   629.3         23 t copy
        vpermi2b zmm7, zmm23, zmm15                                      ;   685.3 p0+p5   23 t
        vmovdqu64 [rbp + 23232], zmm24                                   ;   687.3 p7+p4   42 t spill
        vmovdqa64 zmm24, zmm5                                            ;   639.3         23 t copy
        vpermi2b zmm24, zmm23, zmm15                                     ;   687.3 p0+p5   23 t
        vmovdqu64 [rbp + 23424], zmm29                                   ;   685.3 p8+p9   42 t spill
        vmovdqa64 zmm29, zmm13                                           ;   658.3         23 t copy
        vpermi2b zmm29, zmm23, zmm15                                     ;   689.3 p0+p5   23 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 448] ;   547.7 p3      23 t reload
        vpermi2b zmm22, zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;   691.3 p0+p5+p2   23 t
        vpternlogd zmm20, zmm11, zmm22, 0xca                             ;   696.3 p0      23 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;   548.7 p3      23 t reload
        vpermi2b zmm12, zmm15, zmm11                                     ;   693.3 p0+p5   23 t
        vpermi2b zmm5, zmm15, zmm11                                      ;   695.3 p0+p5   23 t
        vpermi2b zmm13, zmm15, zmm11                                     ;   697.3 p0+p5   23 t
        vpternlogd zmm4, zmm24, zmm5, 0xca                               ;   700.3 p0      23 t
        vmovdqu64 zmm5, [rbp + 24000]                                    ;   644.3 p2      52 x reload
        vmovdqu64 zmm22, [rbp + 21888]                                   ;   603.3 p3      61 t
        vpternlogd zmm22, zmm5, [rbp + 23040], 0x96                      ;   680.3 p0+p2   61 t
        vpternlogd zmm0, zmm29, zmm13, 0xca                              ;   702.3 p0      23 t
        vmovdqu64 zmm5, [rbp + 22464]                                    ;   652.3 p3      52 x reload
        vmovdqu64 zmm13, [rbp + 21760]                                   ;   608.3 p2      61 t
        vpternlogd zmm13, zmm5, [rbp + 22208], 0x96                      ;   682.3 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 21952]                                    ;   602.3 p2      52 x reload
        vmovdqu64 zmm24, [rbp + 24576]                                   ;   623.3 p3      61 t
        vpternlogd zmm24, zmm5, [rbp + 23104], 0x96                      ;   683.3 p0+p2   61 t
        vpternlogd zmm21, zmm7, zmm12, 0xca                              ;   698.3 p0      23 t
        vmovdqu64 zmm5, [rbp + 23168]                                    ;   607.3 p3      52 x reload
        vmovdqu64 zmm7, [rbp + 23488]                                    ;   628.3 p2      61 t
        vpternlogd zmm7, zmm5, [rbp + 24064], 0x96                       ;   685.3 p0+p3   61 t
        vmovdqu64 zmm5, [rbp + 23936]                                    ;   623.3 p2      52 x reload
        vmovdqu64 zmm12, [rbp + 24512]                                   ;   633.3 p3      61 t
        vpternlogd zmm12, zmm5, [rbp + 22272], 0x96                      ;   686.3 p0+p2   61 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 896]  ;   557.5 p3      21 t reload
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 832] ;   558.3 p2      21 t reload
        vmovdqa64 zmm11, zmm8                                            ;   634.3         21 t copy
        vpermi2b zmm11, zmm29, zmm5                                      ;   699.3 p0+p5   21 t
        vmovdqa64 zmm15, zmm1                                            ;   644.3         21 t copy
        vpermi2b zmm15, zmm29, zmm5                                      ;   701.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm17                                           ;   656.3         21 t copy
        vpermi2b zmm23, zmm29, zmm5                                      ;   703.3 p0+p5   21 t
        vmovdqu64 [rbp + 22272], zmm12                                   ;   687.3 p7+p4   61 t spill
        vmovdqa64 zmm12, zmm19                                           ;   654.3         21 t copy
        vpermi2b zmm12, zmm29, zmm5                                      ;   705.3 p0+p5   21 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 960]  ;   558.8 p3      21 t reload
        vpermi2b zmm8, zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   707.3 p0+p5+p2   21 t
        vpternlogd zmm30, zmm11, zmm8, 0xca                              ;   712.3 p0      21 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 1024] ;   559.8 p3      21 t reload
        vpermi2b zmm1, zmm5, zmm8                                        ;   709.3 p0+p5   21 t
        vpermi2b zmm17, zmm5, zmm8                                       ;   711.3 p0+p5   21 t
        vpermi2b zmm19, zmm5, zmm8                                       ;   713.3 p0+p5   21 t
        vpternlogd zmm27, zmm23, zmm17, 0xca                             ;   716.3 p0      21 t
        vmovdqu64 zmm11, [rbp + 24384]                                   ;   629.3 p2      52 x reload
        vmovdqu64 zmm17, [rbp + 24256]                                   ;   638.3 p3      61 t
        vpternlogd zmm17, zmm11, [rbp + 22592], 0x96                     ;   697.3 p0+p2   61 t
        vpternlogd zmm6, zmm15, zmm1, 0xca                               ;   714.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 21376]                                    ;   634.3 p3      52 x reload
        vmovdqu64 zmm11, [rbp + 22080]                                   ;   643.3 p2      61 t
        vpternlogd zmm11, zmm1, [rbp + 23360], 0x96                      ;   699.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 23296]                                    ;   639.3 p2      52 x reload
        vmovdqu64 zmm15, [rbp + 21824]                                   ;   652.3 p3      61 t
        vpternlogd zmm15, zmm1, [rbp + 22400], 0x96                      ;   700.3 p0+p2   61 t
        vpternlogd zmm31, zmm12, zmm19, 0xca                             ;   718.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 640]  ;   570.5 p3      22 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 576] ;   570.7 p2      22 t reload
        vmovdqa64 zmm19, zmm26                                           ;   644.3         22 t copy
        vpermi2b zmm19, zmm12, zmm1                                      ;   715.3 p0+p5   22 t
        vmovdqa64 zmm23, zmm25                                           ;   639.3         22 t copy
        vpermi2b zmm23, zmm12, zmm1                                      ;   717.3 p0+p5   22 t
        vmovdqa64 zmm8, zmm16                                            ;   657.3         22 t copy
        vpermi2b zmm8, zmm12, zmm1                                       ;   719.3 p0+p5   22 t
        vmovdqa64 zmm5, zmm14                                            ;   655.3         22 t copy
        vpermi2b zmm5, zmm12, zmm1                                       ;   721.3 p0+p5   22 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 704] ;   578.3 p3      22 t reload
        vpermi2b zmm26, zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;   723.3 p0+p5+p2   22 t
        vpternlogd zmm2, zmm19, zmm26, 0xca                              ;   728.3 p0      22 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 768] ;   580.5 p3      22 t reload
        vpermi2b zmm25, zmm29, zmm19                                     ;   725.3 p0+p5   22 t
        vpermi2b zmm16, zmm29, zmm19                                     ;   727.3 p0+p5   22 t
        vpermi2b zmm14, zmm29, zmm19                                     ;   729.3 p0+p5   22 t
        vpternlogd zmm10, zmm8, zmm16, 0xca                              ;   732.3 p0      22 t
        vpternlogd zmm3, zmm23, zmm25, 0xca                              ;   730.3 p0      22 t
        vpternlogd zmm28, zmm5, zmm14, 0xca                              ;   734.3 p0      22 t
        vmovdqa64 zmm5, zmm6                                             ;   715.3         41 t copy
        vpternlogd zmm5, zmm9, zmm4, 0x96                                ;   715.3 p0      41 t
        vmovdqa64 zmm8, zmm31                                            ;   719.3         41 t copy
        vpternlogd zmm8, zmm18, zmm0, 0x96                               ;   719.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 23424]                                   ;   685.3 p2      42 t reload
        vmovdqa64 zmm16, zmm4                                            ;   701.3         41 t copy
        vpternlogd zmm16, zmm2, zmm14, 0x96                              ;   729.3 p0      41 t
        vpternlogd zmm6, zmm16, zmm9, 0x96                               ;   730.3 p0      41 t
        vpternlogd zmm9, zmm3, zmm30, 0x96                               ;   731.3 p0      41 t
        vpternlogd zmm3, zmm5, zmm30, 0x96                               ;   731.3 p0      41 t
        vpternlogd zmm30, zmm20, zmm2, 0x96                              ;   729.3 p0      41 t
        vpternlogd zmm14, zmm4, zmm30, 0x96                              ;   730.3 p0      41 t
        vpternlogd zmm20, zmm2, zmm9, 0x96                               ;   732.3 p0      41 t
        vpternlogd zmm30, zmm6, [rbp + 21696], 0x96                      ;   731.3 p0+p3   61 t
        vpternlogd zmm16, zmm3, [rbp + 22912], 0x96                      ;   732.3 p0+p2   61 t
        vpternlogd zmm5, zmm20, [rbp + 22720], 0x96                      ;   733.3 p0+p3   61 t
        vpternlogd zmm9, zmm14, [rbp + 22016], 0x96                      ;   732.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 23232]                                    ;   687.3 p3      42 t reload
        vmovdqa64 zmm4, zmm0                                             ;   703.3         41 t copy
        vpternlogd zmm4, zmm10, zmm2, 0x96                               ;   733.3 p0      41 t
        vpternlogd zmm31, zmm4, zmm18, 0x96                              ;   734.3 p0      41 t
        vpternlogd zmm18, zmm28, zmm27, 0x96                             ;   735.3 p0      41 t
        vpternlogd zmm28, zmm8, zmm27, 0x96                              ;   735.3 p5      41 t
        vpternlogd zmm27, zmm21, zmm10, 0x96                             ;   733.3 p0      41 t
        vpternlogd zmm2, zmm0, zmm27, 0x96                               ;   734.3 p5      41 t
        vpternlogd zmm21, zmm10, zmm18, 0x96                             ;   736.3 p0      41 t
        vpternlogd zmm27, zmm31, [rbp + 22976], 0x96                     ;   735.3 p5+p2   61 t
        vpternlogd zmm4, zmm28, [rbp + 22848], 0x96                      ;   736.3 p0+p3   61 t
        vpternlogd zmm8, zmm21, [rbp + 21632], 0x96                      ;   737.3 p5+p2   61 t
        vpternlogd zmm18, zmm2, [rbp + 22528], 0x96                      ;   736.3 p0+p3   61 t
        vmovdqu64 zmm0, [rbp + 9984]                                     ;   602.7 p2      62 l.6 reload
        vpxord zmm10, zmm30, zmm0                                        ;   734.3 p5      40 t
        vpxord zmm0, zmm0, zmm27                                         ;   736.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 9920]                                    ;   604.7 p3      62 l.5 reload
        vpxord zmm25, zmm16, zmm23                                       ;   735.3 p5      40 t
        vpxord zmm23, zmm23, zmm4                                        ;   737.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 9856]                                    ;   605.2 p2      62 l.4 reload
        vmovdqu64 [rbp + 22528], zmm27                                   ;   736.3 p8+p9   61 t spill
        vpxord zmm27, zmm5, zmm26                                        ;   736.3 p5      40 t
        vpxord zmm26, zmm26, zmm8                                        ;   738.3 p0      40 t
        vmovdqu64 [rbp + 21632], zmm30                                   ;   732.3 p7+p4   61 t spill
        vpxord zmm30, zmm9, [rbp + 10048]                                ;   737.3 p5+p3   40 t
        vmovdqu64 [rbp + 22848], zmm9                                    ;   733.3 p8+p9   61 t spill
        vpxord zmm9, zmm18, [rbp + 10048]                                ;   737.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm18                                   ;   737.3 p7+p4   61 t spill
        vmovdqa64 zmm18, zmm25                                           ;   736.3         22 t copy
        vpermi2b zmm18, zmm12, zmm1                                      ;   740.3 p5      22 t
        vmovdqu64 [rbp + 23232], zmm4                                    ;   737.3 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm25                                            ;   736.3         22 t copy
        vpermi2b zmm4, zmm29, zmm19                                      ;   742.3 p0+p5   22 t
        vmovdqu64 [rbp + 22016], zmm16                                   ;   733.3 p7+p4   61 t spill
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 256] ;   613.3 p3      41 t reload
        vpshufb zmm25, zmm16, zmm25                                      ;   743.3 p5      22 t
        vpternlogd zmm25, zmm18, zmm4, 0xca                              ;   747.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 9600]                                     ;   613.8 p2      62 l.0 reload
        vmovdqa64 zmm18, zmm22                                           ;   681.3         40 t copy
        vpternlogd zmm18, zmm14, zmm4, 0x96                              ;   740.3 p0      40 t
        vpternlogd zmm4, zmm13, zmm2, 0x96                               ;   741.3 p0      40 t
        vmovdqu64 [rbp + 22720], zmm8                                    ;   738.3 p8+p9   61 t spill
        vpshufb zmm8, zmm16, zmm18                                       ;   744.3 p5      41 t
        vmovdqu64 [rbp + 22912], zmm5                                    ;   734.3 p7+p4   61 t spill
        vpshufb zmm5, zmm16, zmm4                                        ;   745.3 p5      41 t
        vmovdqu64 [rbp + 21696], zmm2                                    ;   735.3 p8+p9   41 t spill
        vpshufb zmm2, zmm16, zmm27                                       ;   746.3 p5      23 t
        vmovdqu64 [rbp + 23424], zmm13                                   ;   683.3 p7+p4   61 t spill
        vpshufb zmm13, zmm16, zmm10                                      ;   747.3 p5      21 t
        vmovdqu64 [rbp + 22400], zmm22                                   ;   681.3 p8+p9   61 t spill
        vpshufb zmm22, zmm16, zmm26                                      ;   748.3 p5      23 t
        vmovdqu64 [rbp + 23296], zmm14                                   ;   731.3 p7+p4   41 t spill
        vpshufb zmm14, zmm16, zmm23                                      ;   749.3 p5      22 t
        vmovdqu64 [rbp + 21824], zmm25                                   ;   748.3 p8+p9   22 t spill
        vpshufb zmm25, zmm16, zmm0                                       ;   750.3 p5      21 t
        vmovdqu64 [rbp + 23360], zmm9                                    ;   738.3 p7+p4   40 t spill
        vpshufb zmm9, zmm16, zmm30                                       ;   751.3 p5      42 t
        vmovdqu64 [rbp + 21376], zmm9                                    ;   752.3 p8+p9   42 t spill
        vpshufb zmm9, zmm16, [rbp + 23360]                               ;   752.3 p5+p3   42 t
        vmovdqu64 [rbp + 22080], zmm9                                    ;   753.3 p7+p4   42 t spill
        vmovdqa64 zmm9, zmm23                                            ;   738.3         22 t copy
        vpermi2b zmm9, zmm12, zmm1                                       ;   754.3 p0+p5   22 t
        vpermi2b zmm23, zmm29, zmm19                                     ;   756.3 p0+p5   22 t
        vpternlogd zmm14, zmm9, zmm23, 0xca                              ;   761.3 p0      22 t
        vmovdqu64 zmm9, [rbp + 9792]                                     ;   619.2 p2      62 l.3 reload
        vmovdqa64 zmm23, zmm11                                           ;   700.3         40 t copy
        vpternlogd zmm23, zmm6, zmm9, 0x96                               ;   745.3 p0      40 t
        vpternlogd zmm9, zmm15, zmm31, 0x96                              ;   746.3 p0      40 t
        vmovdqu64 [rbp + 22592], zmm31                                   ;   735.3 p8+p9   41 t spill
        vpshufb zmm31, zmm16, zmm23                                      ;   757.3 p5      21 t
        vmovdqu64 [rbp + 24384], zmm15                                   ;   701.3 p7+p4   61 t spill
        vpshufb zmm15, zmm16, zmm9                                       ;   758.3 p5      21 t
        vmovdqu64 [rbp + 24256], zmm11                                   ;   700.3 p8+p9   61 t spill
        vmovdqa64 zmm11, zmm24                                           ;   684.3         40 t copy
        vpternlogd zmm11, zmm20, [rbp + 9664], 0x96                      ;   747.3 p0+p3   40 t
        vmovdqu64 [rbp + 23936], zmm6                                    ;   731.3 p7+p4   41 t spill
        vpshufb zmm6, zmm16, zmm11                                       ;   759.3 p5      23 t
        vmovdqu64 [rbp + 24512], zmm24                                   ;   684.3 p8+p9   61 t spill
        vmovdqa64 zmm24, zmm17                                           ;   698.3         40 t copy
        vpternlogd zmm24, zmm28, [rbp + 9728], 0x96                      ;   748.3 p0+p2   40 t
        vmovdqu64 [rbp + 24064], zmm17                                   ;   698.3 p7+p4   61 t spill
        vpshufb zmm17, zmm16, zmm24                                      ;   760.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm28                                   ;   736.3 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm24                                           ;   749.3         22 t copy
        vpermi2b zmm28, zmm12, zmm1                                      ;   762.3 p0+p5   22 t
        vpermi2b zmm24, zmm29, zmm19                                     ;   764.3 p0+p5   22 t
        vpternlogd zmm17, zmm28, zmm24, 0xca                             ;   769.3 p0      22 t
        vmovdqa64 zmm24, zmm7                                            ;   686.3         40 t copy
        vpternlogd zmm24, zmm21, [rbp + 9664], 0x96                      ;   752.3 p0+p3   40 t
        vpshufb zmm28, zmm16, zmm24                                      ;   765.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm7                                    ;   686.3 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 9728]                                     ;   624.8 p2      40 t
        vpternlogd zmm7, zmm3, [rbp + 22272], 0x96                       ;   753.3 p0+p3   40 t
        vmovdqu64 [rbp + 23104], zmm3                                    ;   732.3 p8+p9   41 t spill
        vpshufb zmm3, zmm16, zmm7                                        ;   766.3 p5      22 t
        vmovdqa64 zmm16, zmm7                                            ;   754.3         22 t copy
        vpermi2b zmm16, zmm12, zmm1                                      ;   768.3 p0+p5   22 t
        vpermi2b zmm7, zmm29, zmm19                                      ;   770.3 p0+p5   22 t
        vpternlogd zmm3, zmm16, zmm7, 0xca                               ;   775.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 64]   ;   627.0 p2      41 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512]       ;   627.2 p3      41 t reload
        vmovdqu64 zmm19, [rbp + 23360]                                   ;   738.3 p2      42 t
        vpermi2b zmm19, zmm16, zmm7                                      ;   772.3 p0+p5   42 t
        vmovdqa64 zmm29, zmm18                                           ;   741.3         41 t copy
        vpermi2b zmm29, zmm16, zmm7                                      ;   774.3 p0+p5   41 t
        vmovdqa64 zmm1, zmm4                                             ;   742.3         41 t copy
        vpermi2b zmm1, zmm16, zmm7                                       ;   776.3 p0+p5   41 t
        vmovdqa64 zmm12, zmm30                                           ;   738.3         42 t copy
        vpermi2b zmm12, zmm16, zmm7                                      ;   778.3 p0+p5   42 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 128]  ;   630.0 p3      41 t reload
        vpermi2b zmm18, zmm7, [rel camellia256_encrypt.T0_constants512 + 192] ;   780.3 p0+p5+p2   41 t
        vpternlogd zmm8, zmm29, zmm18, 0xca                              ;   785.3 p0      41 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;   631.0 p3      41 t reload
        vpermi2b zmm4, zmm7, zmm18                                       ;   782.3 p0+p5   41 t
        vpermi2b zmm30, zmm7, zmm18                                      ;   784.3 p0+p5   42 t
        vpternlogd zmm5, zmm1, zmm4, 0xca                                ;   787.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 23360]                                    ;   738.3 p2      42 t
        vpermi2b zmm1, zmm7, zmm18                                       ;   786.3 p0+p5   42 t
        vpternlogd zmm12, zmm30, [rbp + 21376], 0xe4                     ;   789.3 p0+p3   42 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 384]  ;   633.2 p2      23 t reload
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 320] ;   633.8 p3      23 t reload
        vmovdqa64 zmm30, zmm27                                           ;   737.3         23 t copy
        vpermi2b zmm30, zmm29, zmm4                                      ;   788.3 p0+p5   23 t
        vmovdqa64 zmm18, zmm26                                           ;   739.3         23 t copy
        vpermi2b zmm18, zmm29, zmm4                                      ;   790.3 p0+p5   23 t
        vmovdqa64 zmm7, zmm11                                            ;   748.3         23 t copy
        vpermi2b zmm7, zmm29, zmm4                                       ;   792.3 p0+p5   23 t
        vmovdqa64 zmm16, zmm24                                           ;   753.3         23 t copy
        vpermi2b zmm16, zmm29, zmm4                                      ;   794.3 p0+p5   23 t
        vpternlogd zmm19, zmm1, [rbp + 22080], 0xe4                      ;   791.3 p0+p2   42 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 512]  ;   636.5 p3      23 t reload
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 448]  ;   637.2 p2      23 t reload
        vpermi2b zmm27, zmm4, zmm1                                       ;   796.3 p0+p5   23 t
        vpermi2b zmm26, zmm4, zmm1                                       ;   798.3 p0+p5   23 t
        vpermi2b zmm11, zmm4, zmm1                                       ;   800.3 p0+p5   23 t
        vpermi2b zmm24, zmm4, zmm1                                       ;   802.3 p0+p5   23 t
        vpternlogd zmm6, zmm7, zmm11, 0xca                               ;   805.3 p0      23 t
        vpternlogd zmm2, zmm30, zmm27, 0xca                              ;   801.3 p0      23 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 896]  ;   639.2 p3      21 t reload
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 832] ;   639.3 p2      21 t reload
        vmovdqa64 zmm27, zmm10                                           ;   735.3         21 t copy
        vpermi2b zmm27, zmm11, zmm7                                      ;   804.3 p0+p5   21 t
        vmovdqa64 zmm30, zmm0                                            ;   737.3         21 t copy
        vpermi2b zmm30, zmm11, zmm7                                      ;   806.3 p0+p5   21 t
        vpternlogd zmm28, zmm16, zmm24, 0xca                             ;   807.3 p0      23 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 1024] ;   641.0 p3      21 t reload
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 960] ;   641.2 p2      21 t reload
        vpermi2b zmm10, zmm24, zmm16                                     ;   808.3 p0+p5   21 t
        vpermi2b zmm0, zmm24, zmm16                                      ;   810.3 p0+p5   21 t
        vpternlogd zmm22, zmm18, zmm26, 0xca                             ;   803.3 p0      23 t
        vmovdqa64 zmm18, zmm23                                           ;   746.3         21 t copy
        vpermi2b zmm18, zmm11, zmm7                                      ;   812.3 p0+p5   21 t
        vpermi2b zmm23, zmm24, zmm16                                     ;   814.3 p0+p5   21 t
        vmovdqa64 zmm26, zmm9                                            ;   747.3         21 t copy
        vpermi2b zmm26, zmm11, zmm7                                      ;   816.3 p0+p5   21 t
        vpermi2b zmm9, zmm24, zmm16                                      ;   818.3 p0+p5   21 t
        vpternlogd zmm13, zmm27, zmm10, 0xca                             ;   813.3 p0      21 t
        vpternlogd zmm31, zmm18, zmm23, 0xca                             ;   819.3 p0      21 t
        vpternlogd zmm25, zmm30, zmm0, 0xca                              ;   815.3 p0      21 t
        vpternlogd zmm15, zmm26, zmm9, 0xca                              ;   823.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 10368]                                    ;   645.5 p3      40 t
        vmovdqu64 zmm9, [rbp + 10368]                                    ;   645.7 p2      40 t
        vmovdqu64 zmm10, [rbp + 10432]                                   ;   646.5 p3      40 t
        vmovdqu64 zmm18, [rbp + 10432]                                   ;   646.7 p2      40 t
        vmovdqu64 zmm23, [rbp + 10496]                                   ;   647.5 p3      40 t
        vmovdqu64 zmm26, [rbp + 10496]                                   ;   647.7 p2      40 t
        vmovdqa64 zmm27, zmm12                                           ;   790.3         41 t copy
        vpternlogd zmm27, zmm6, zmm3, 0x96                               ;   806.3 p0      41 t
        vmovdqa64 zmm30, zmm19                                           ;   792.3         41 t copy
        vpternlogd zmm30, zmm28, zmm17, 0x96                             ;   808.3 p0      41 t
        vmovdqa64 zmm16, zmm13                                           ;   814.3         41 t copy
        vpternlogd zmm16, zmm8, zmm6, 0x96                               ;   814.3 p0      41 t
        vpternlogd zmm13, zmm27, zmm8, 0x96                              ;   814.3 p0      41 t
        vpternlogd zmm8, zmm31, [rbp + 21824], 0x96                      ;   820.3 p0+p3   41 t
        vmovdqa64 zmm24, zmm25                                           ;   816.3         41 t copy
        vpternlogd zmm24, zmm5, zmm28, 0x96                              ;   816.3 p0      41 t
        vpternlogd zmm25, zmm30, zmm5, 0x96                              ;   816.3 p0      41 t
        vpternlogd zmm5, zmm14, zmm15, 0x96                              ;   824.3 p0      41 t
        vpternlogd zmm14, zmm24, zmm15, 0x96                             ;   824.3 p0      41 t
        vpternlogd zmm15, zmm22, zmm17, 0x96                             ;   824.3 p0      41 t
        vpternlogd zmm22, zmm17, zmm5, 0x96                              ;   825.3 p0      41 t
        vpternlogd zmm19, zmm28, zmm15, 0x96                             ;   825.3 p0      41 t
        vpternlogd zmm30, zmm14, [rbp + 23744], 0x96                     ;   825.3 p0+p2   62 t
        vpxord zmm18, zmm18, zmm30                                       ;   826.3 p0      40 t
        vpternlogd zmm24, zmm22, [rbp + 22784], 0x96                     ;   826.3 p0+p3   62 t
        vpxord zmm9, zmm9, zmm24                                         ;   827.3 p0      40 t
        vpternlogd zmm15, zmm25, [rbp + 22656], 0x96                     ;   825.3 p0+p2   62 t
        vpxord zmm26, zmm26, zmm15                                       ;   826.3 p0      40 t
        vpternlogd zmm5, zmm19, [rbp + 23872], 0x96                      ;   826.3 p0+p3   62 t
        vmovdqu64 zmm17, [rbp + 10560]                                   ;   654.3 p2      40 t
        vmovdqa64 zmm28, zmm2                                            ;   802.3         41 t copy
        vpternlogd zmm28, zmm3, zmm31, 0x96                              ;   820.3 p0      41 t
        vpternlogd zmm2, zmm3, zmm8, 0x96                                ;   821.3 p0      41 t
        vpternlogd zmm12, zmm6, zmm28, 0x96                              ;   821.3 p0      41 t
        vpternlogd zmm31, zmm16, [rbp + 21824], 0x96                     ;   820.3 p0+p3   41 t
        vmovdqu64 zmm3, [rbp + 10560]                                    ;   656.8 p2      40 t
        vpternlogd zmm27, zmm31, [rbp + 21504], 0x96                     ;   821.3 p0+p3   62 t
        vpxord zmm10, zmm10, zmm27                                       ;   822.3 p0      40 t
        vpternlogd zmm16, zmm2, [rbp + 24128], 0x96                      ;   822.3 p0+p2   62 t
        vpxord zmm0, zmm0, zmm16                                         ;   823.3 p5      40 t
        vpternlogd zmm28, zmm13, [rbp + 24320], 0x96                     ;   821.3 p0+p3   62 t
        vpxord zmm23, zmm23, zmm28                                       ;   822.3 p5      40 t
        vpternlogd zmm8, zmm12, [rbp + 24192], 0x96                      ;   822.3 p0+p2   62 t
        vpxord zmm17, zmm17, zmm8                                        ;   823.3 p5      40 t
        vpxord zmm3, zmm3, zmm5                                          ;   827.3 p0      40 t
        vmovdqa64 zmm6, zmm0                                             ;   824.3         23 t copy
        vpermi2b zmm6, zmm4, zmm1                                        ;   824.3 p5      23 t
        vmovdqu64 [rbp + 24192], zmm5                                    ;   827.3 p7+p4   62 t spill
        vmovdqa64 zmm5, zmm23                                            ;   823.3         21 t copy
        vpermi2b zmm5, zmm11, zmm7                                       ;   826.3 p0+p5   21 t
        vmovdqu64 [rbp + 24320], zmm8                                    ;   823.3 p8+p9   62 t spill
        vmovdqa64 zmm8, zmm9                                             ;   828.3         23 t copy
        vpermi2b zmm8, zmm4, zmm1                                        ;   828.3 p0+p5   23 t
        vmovdqu64 [rbp + 24128], zmm15                                   ;   826.3 p7+p4   62 t spill
        vmovdqa64 zmm15, zmm26                                           ;   827.3         21 t copy
        vpermi2b zmm15, zmm11, zmm7                                      ;   830.3 p0+p5   21 t
        vmovdqu64 [rbp + 21504], zmm28                                   ;   822.3 p8+p9   62 t spill
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;   672.3 p3      41 t reload
        vmovdqu64 [rbp + 21824], zmm30                                   ;   826.3 p7+p4   62 t spill
        vpshufb zmm30, zmm28, zmm0                                       ;   831.3 p5      23 t
        vpermi2b zmm0, zmm29, [rel camellia256_encrypt.T0_constants512 + 384] ;   833.3 p0+p5+p2   23 t
        vpternlogd zmm30, zmm0, zmm6, 0xca                               ;   838.3 p0      23 t
        vpshufb zmm0, zmm28, zmm23                                       ;   834.3 p5      21 t
        vpshufb zmm6, zmm28, zmm9                                        ;   835.3 p5      23 t
        vpermi2b zmm9, zmm29, [rel camellia256_encrypt.T0_constants512 + 384] ;   837.3 p0+p5+p3   23 t
        vpternlogd zmm6, zmm9, zmm8, 0xca                                ;   842.3 p0      23 t
        vpshufb zmm8, zmm28, zmm10                                       ;   838.3 p5      22 t
        vpshufb zmm9, zmm28, zmm26                                       ;   839.3 p5      21 t
        vmovdqu64 [rbp + 23872], zmm27                                   ;   822.3 p8+p9   62 t spill
        vpshufb zmm27, zmm28, zmm17                                      ;   840.3 p5      42 t
        vmovdqu64 [rbp + 22656], zmm24                                   ;   827.3 p7+p4   62 t spill
        vpshufb zmm24, zmm28, zmm18                                      ;   841.3 p5      22 t
        vmovdqu64 [rbp + 22784], zmm16                                   ;   823.3 p8+p9   62 t spill
        vpshufb zmm16, zmm28, zmm3                                       ;   842.3 p5      42 t
        vmovdqu64 [rbp + 23744], zmm21                                   ;   737.3 p7+p4   41 t spill
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 960] ;   680.8 p2      21 t reload
        vpermi2b zmm23, zmm21, [rel camellia256_encrypt.T0_constants512 + 1024] ;   844.3 p0+p5+p3   21 t
        vpternlogd zmm0, zmm5, zmm23, 0xca                               ;   849.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   684.5 p2      21 t reload
        vpermi2b zmm26, zmm21, zmm5                                      ;   846.3 p0+p5   21 t
        vpternlogd zmm9, zmm15, zmm26, 0xca                              ;   851.3 p0      21 t
        vmovdqu64 zmm15, [rbp + 23680]                                   ;   685.5 p3      47 y reload
        vmovdqu64 zmm23, [rbp + 10304]                                   ;   686.3 p2      40 t
        vpternlogd zmm23, zmm13, zmm15, 0x96                             ;   833.3 p0      40 t
        vpshufb zmm26, zmm28, zmm23                                      ;   847.3 p5      21 t
        vmovdqa64 zmm15, zmm23                                           ;   834.3         21 t copy
        vpermi2b zmm15, zmm11, zmm7                                      ;   849.3 p0+p5   21 t
        vpermi2b zmm23, zmm21, zmm5                                      ;   851.3 p0+p5   21 t
        vpternlogd zmm26, zmm15, zmm23, 0xca                             ;   856.3 p0      21 t
        vmovdqu64 zmm15, [rbp + 22144]                                   ;   688.7 p3      47 y reload
        vmovdqu64 zmm23, [rbp + 10304]                                   ;   690.3 p2      40 t
        vpternlogd zmm23, zmm25, zmm15, 0x96                             ;   837.3 p0      40 t
        vpshufb zmm15, zmm28, zmm23                                      ;   852.3 p5      21 t
        vmovdqu64 [rbp + 22080], zmm25                                   ;   817.3 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm23                                           ;   838.3         21 t copy
        vpermi2b zmm25, zmm11, zmm7                                      ;   854.3 p0+p5   21 t
        vpermi2b zmm23, zmm21, zmm5                                      ;   856.3 p0+p5   21 t
        vpternlogd zmm15, zmm25, zmm23, 0xca                             ;   861.3 p0      21 t
        vmovdqu64 zmm23, [rbp + 23616]                                   ;   694.5 p3      47 y reload
        vmovdqu64 zmm25, [rbp + 10112]                                   ;   694.7 p2      40 t
        vpternlogd zmm25, zmm12, zmm23, 0x96                             ;   841.3 p0      40 t
        vpshufb zmm23, zmm28, zmm25                                      ;   857.3 p5      41 t
        vmovdqu64 zmm5, [rbp + 10240]                                    ;   696.7 p3      40 t
        vpternlogd zmm5, zmm31, [rbp + 21440], 0x96                      ;   842.3 p0+p2   40 t
        vpshufb zmm21, zmm28, zmm5                                       ;   858.3 p5      22 t
        vmovdqu64 zmm7, [rbp + 10176]                                    ;   698.5 p3      40 t
        vpternlogd zmm7, zmm2, [rbp + 24448], 0x96                       ;   843.3 p0+p2   40 t
        vpshufb zmm11, zmm28, zmm7                                       ;   859.3 p5      23 t
        vmovdqu64 [rbp + 21376], zmm13                                   ;   815.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm7                                            ;   844.3         23 t copy
        vpermi2b zmm13, zmm4, zmm1                                       ;   861.3 p0+p5   23 t
        vpermi2b zmm7, zmm29, [rel camellia256_encrypt.T0_constants512 + 384] ;   863.3 p0+p5+p3   23 t
        vpternlogd zmm11, zmm7, zmm13, 0xca                              ;   868.3 p0      23 t
        vmovdqu64 zmm7, [rbp + 21568]                                    ;   703.7 p2      47 y reload
        vmovdqu64 zmm13, [rbp + 10112]                                   ;   704.0 p3      40 t
        vpternlogd zmm13, zmm19, zmm7, 0x96                              ;   847.3 p0      40 t
        vpshufb zmm7, zmm28, zmm13                                       ;   864.3 p5      41 t
        vmovdqu64 [rbp + 23360], zmm31                                   ;   821.3 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 10240]                                   ;   704.7 p2      40 t
        vpternlogd zmm31, zmm14, [rbp + 22336], 0x96                     ;   848.3 p0+p3   40 t
        vmovdqu64 [rbp + 21952], zmm14                                   ;   825.3 p7+p4   41 t spill
        vpshufb zmm14, zmm28, zmm31                                      ;   865.3 p5      22 t
        vmovdqu64 [rbp + 24576], zmm2                                    ;   822.3 p8+p9   41 t spill
        vmovdqu64 zmm2, [rbp + 10176]                                    ;   705.7 p2      40 t
        vpternlogd zmm2, zmm22, [rbp + 23808], 0x96                      ;   849.3 p0+p3   40 t
        vmovdqu64 [rbp + 22208], zmm22                                   ;   826.3 p7+p4   41 t spill
        vpshufb zmm22, zmm28, zmm2                                       ;   866.3 p5      23 t
        vmovdqa64 zmm28, zmm2                                            ;   850.3         23 t copy
        vpermi2b zmm28, zmm4, zmm1                                       ;   868.3 p0+p5   23 t
        vpermi2b zmm2, zmm29, [rel camellia256_encrypt.T0_constants512 + 384] ;   870.3 p0+p5+p2   23 t
        vpternlogd zmm22, zmm2, zmm28, 0xca                              ;   875.3 p0      23 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 640]  ;   707.7 p3      22 t reload
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 576] ;   708.0 p2      22 t reload
        vmovdqa64 zmm1, zmm10                                            ;   823.3         22 t copy
        vpermi2b zmm1, zmm28, zmm2                                       ;   872.3 p0+p5   22 t
        vmovdqa64 zmm4, zmm18                                            ;   827.3         22 t copy
        vpermi2b zmm4, zmm28, zmm2                                       ;   874.3 p0+p5   22 t
        vmovdqa64 zmm29, zmm5                                            ;   843.3         22 t copy
        vpermi2b zmm29, zmm28, zmm2                                      ;   876.3 p0+p5   22 t
        vmovdqu64 [rbp + 22464], zmm19                                   ;   826.3 p8+p9   41 t spill
        vmovdqa64 zmm19, zmm31                                           ;   849.3         22 t copy
        vpermi2b zmm19, zmm28, zmm2                                      ;   878.3 p0+p5   22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 704]  ;   714.3 p3      22 t reload
        vpermi2b zmm10, zmm2, [rel camellia256_encrypt.T0_constants512 + 768] ;   880.3 p0+p5+p2   22 t
        vpternlogd zmm8, zmm1, zmm10, 0xca                               ;   885.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 768]  ;   716.5 p3      22 t reload
        vpermi2b zmm18, zmm2, zmm1                                       ;   882.3 p0+p5   22 t
        vpermi2b zmm5, zmm2, zmm1                                        ;   884.3 p0+p5   22 t
        vpermi2b zmm31, zmm2, zmm1                                       ;   886.3 p0+p5   22 t
        vpternlogd zmm21, zmm29, zmm5, 0xca                              ;   889.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 64]   ;   720.0 p2      41 t reload
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512]       ;   720.2 p3      41 t reload
        vmovdqa64 zmm29, zmm17                                           ;   824.3         42 t copy
        vpermi2b zmm29, zmm10, zmm5                                      ;   888.3 p0+p5   42 t
        vpternlogd zmm14, zmm19, zmm31, 0xca                             ;   891.3 p0      22 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 192] ;   721.2 p2      41 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 128] ;   721.3 p3      41 t reload
        vpermi2b zmm17, zmm31, zmm19                                     ;   890.3 p0+p5   42 t
        vpternlogd zmm24, zmm4, zmm18, 0xca                              ;   887.3 p0      22 t
        vmovdqa64 zmm4, zmm25                                            ;   842.3         41 t copy
        vpermi2b zmm4, zmm10, zmm5                                       ;   892.3 p0+p5   41 t
        vpermi2b zmm25, zmm31, zmm19                                     ;   894.3 p0+p5   41 t
        vmovdqa64 zmm18, zmm3                                            ;   828.3         42 t copy
        vpermi2b zmm18, zmm10, zmm5                                      ;   896.3 p0+p5   42 t
        vpermi2b zmm3, zmm31, zmm19                                      ;   898.3 p0+p5   42 t
        vpternlogd zmm23, zmm4, zmm25, 0xca                              ;   899.3 p0      41 t
        vmovdqa64 zmm4, zmm13                                            ;   848.3         41 t copy
        vpermi2b zmm4, zmm10, zmm5                                       ;   900.3 p0+p5   41 t
        vpermi2b zmm13, zmm31, zmm19                                     ;   902.3 p0+p5   41 t
        vpternlogd zmm7, zmm4, zmm13, 0xca                               ;   907.3 p0      41 t
        vpternlogd zmm27, zmm29, zmm17, 0xca                             ;   895.3 p0      42 t
        vpternlogd zmm16, zmm18, zmm3, 0xca                              ;   903.3 p0      42 t
        vmovdqu64 zmm3, [rbp + 10624]                                    ;   734.3 p2      40 t
        vmovdqu64 zmm4, [rbp + 10624]                                    ;   734.5 p3      40 t
        vmovdqu64 zmm13, [rbp + 10688]                                   ;   735.3 p2      40 t
        vmovdqu64 zmm17, [rbp + 10688]                                   ;   735.5 p3      40 t
        vmovdqu64 zmm18, [rbp + 10752]                                   ;   736.3 p2      40 t
        vmovdqu64 zmm25, [rbp + 10752]                                   ;   736.5 p3      40 t
        vmovdqa64 zmm29, zmm30                                           ;   839.3         41 t copy
        vpternlogd zmm29, zmm21, zmm26, 0x96                             ;   890.3 p0      41 t
        vmovdqa64 zmm1, zmm6                                             ;   843.3         41 t copy
        vpternlogd zmm1, zmm14, zmm15, 0x96                              ;   892.3 p0      41 t
        vmovdqa64 zmm2, zmm27                                            ;   896.3         41 t copy
        vpternlogd zmm2, zmm11, zmm21, 0x96                              ;   896.3 p0      41 t
        vpternlogd zmm27, zmm29, zmm11, 0x96                             ;   896.3 p0      41 t
        vpternlogd zmm11, zmm0, zmm23, 0x96                              ;   900.3 p0      41 t
        vpternlogd zmm0, zmm2, zmm23, 0x96                               ;   900.3 p0      41 t
        vpternlogd zmm23, zmm8, zmm26, 0x96                              ;   900.3 p0      41 t
        vpternlogd zmm30, zmm21, zmm23, 0x96                             ;   901.3 p0      41 t
        vpternlogd zmm8, zmm26, zmm11, 0x96                              ;   901.3 p0      41 t
        vpternlogd zmm20, zmm30, [rbp + 24512], 0x96                     ;   902.3 p0+p2   61 t
        vpternlogd zmm30, zmm11, [rbp + 22912], 0x96                     ;   902.3 p0+p3   61 t
        vmovdqu64 zmm11, [rbp + 10816]                                   ;   738.5 p2      40 t
        vpxord zmm13, zmm13, zmm20                                       ;   903.3 p0      40 t
        vmovdqu64 zmm21, [rbp + 10816]                                   ;   738.8 p3      40 t
        vpternlogd zmm29, zmm0, [rbp + 21632], 0x96                      ;   901.3 p0+p2   61 t
        vpternlogd zmm2, zmm8, [rbp + 22016], 0x96                       ;   902.3 p0+p3   61 t
        vpternlogd zmm23, zmm27, [rbp + 22848], 0x96                     ;   901.3 p0+p2   61 t
        vmovdqu64 zmm26, [rbp + 11008]                                   ;   740.8 p3      62 l.6 reload
        vmovdqu64 [rbp + 22848], zmm20                                   ;   903.3 p7+p4   61 t spill
        vpxord zmm20, zmm29, zmm26                                       ;   902.3 p0      40 t
        vmovdqu64 [rbp + 22016], zmm29                                   ;   902.3 p8+p9   61 t spill
        vpxord zmm29, zmm30, [rbp + 10880]                               ;   903.3 p0+p2   40 t
        vmovdqu64 [rbp + 21632], zmm30                                   ;   903.3 p7+p4   61 t spill
        vmovdqa64 zmm30, zmm16                                           ;   904.3         41 t copy
        vpternlogd zmm30, zmm22, zmm14, 0x96                             ;   904.3 p0      41 t
        vpternlogd zmm16, zmm1, zmm22, 0x96                              ;   904.3 p0      41 t
        vpternlogd zmm22, zmm9, zmm7, 0x96                               ;   908.3 p0      41 t
        vpternlogd zmm9, zmm30, zmm7, 0x96                               ;   908.3 p0      41 t
        vpternlogd zmm7, zmm24, zmm15, 0x96                              ;   908.3 p0      41 t
        vpternlogd zmm6, zmm14, zmm7, 0x96                               ;   909.3 p0      41 t
        vpternlogd zmm24, zmm15, zmm22, 0x96                             ;   909.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 10880]                                   ;   742.0 p3      40 t
        vpternlogd zmm1, zmm9, [rbp + 22528], 0x96                       ;   909.3 p0+p2   61 t
        vpxord zmm26, zmm26, zmm1                                        ;   910.3 p0      40 t
        vpternlogd zmm22, zmm6, [rbp + 22720], 0x96                      ;   910.3 p5+p3   61 t
        vpxord zmm14, zmm14, zmm22                                       ;   911.3 p0      40 t
        vpternlogd zmm30, zmm24, [rbp + 23232], 0x96                     ;   910.3 p5+p2   61 t
        vpternlogd zmm7, zmm16, [rbp + 22976], 0x96                      ;   909.3 p0+p3   61 t
        vmovdqu64 zmm15, [rbp + 10944]                                   ;   744.5 p2      62 l.5 reload
        vmovdqu64 [rbp + 22976], zmm1                                    ;   910.3 p8+p9   61 t spill
        vpxord zmm1, zmm2, zmm15                                         ;   905.3 p5      40 t
        vpxord zmm15, zmm15, zmm30                                       ;   911.3 p0      40 t
        vmovdqu64 [rbp + 23232], zmm30                                   ;   911.3 p7+p4   61 t spill
        vpxord zmm30, zmm23, [rbp + 11072]                               ;   906.3 p5+p3   40 t
        vmovdqu64 [rbp + 22720], zmm23                                   ;   902.3 p8+p9   61 t spill
        vpxord zmm23, zmm7, [rbp + 11072]                                ;   910.3 p0+p2   40 t
        vmovdqu64 [rbp + 22528], zmm7                                    ;   910.3 p7+p4   61 t spill
        vmovdqa64 zmm7, zmm30                                            ;   907.3         42 t copy
        vpermi2b zmm7, zmm10, zmm5                                       ;   909.3 p5      42 t
        vmovdqu64 [rbp + 22912], zmm2                                    ;   903.3 p8+p9   61 t spill
        vmovdqu64 zmm2, [rbp + 22400]                                    ;   748.2 p3      61 t reload
        vpternlogd zmm27, zmm2, [rbp + 23296], 0x96                      ;   907.3 p0+p2   61 t
        vpxord zmm3, zmm3, zmm27                                         ;   908.3 p0      40 t
        vmovdqa64 zmm2, zmm3                                             ;   909.3         41 t copy
        vpermi2b zmm2, zmm10, zmm5                                       ;   911.3 p0+p5   41 t
        vmovdqu64 [rbp + 23296], zmm22                                   ;   911.3 p7+p4   61 t spill
        vmovdqa64 zmm22, zmm3                                            ;   909.3         41 t copy
        vpermi2b zmm22, zmm31, zmm19                                     ;   913.3 p0+p5   41 t
        vmovdqu64 [rbp + 22400], zmm27                                   ;   908.3 p8+p9   61 t spill
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;   750.5 p3      41 t reload
        vpshufb zmm3, zmm27, zmm3                                        ;   914.3 p5      41 t
        vpternlogd zmm3, zmm2, zmm22, 0xca                               ;   918.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 24256]                                    ;   751.0 p2      61 t reload
        vpternlogd zmm0, zmm2, [rbp + 23936], 0x96                       ;   912.3 p0+p3   61 t
        vpxord zmm11, zmm11, zmm0                                        ;   913.3 p0      40 t
        vmovdqu64 zmm2, [rbp + 22272]                                    ;   752.3 p2      61 t reload
        vpternlogd zmm8, zmm2, [rbp + 23104], 0x96                       ;   914.3 p0+p3   61 t
        vpxord zmm18, zmm18, zmm8                                        ;   915.3 p5      40 t
        vmovdqu64 zmm2, [rbp + 23424]                                    ;   753.5 p2      61 t reload
        vpternlogd zmm16, zmm2, [rbp + 21696], 0x96                      ;   915.3 p0+p3   61 t
        vpxord zmm4, zmm4, zmm16                                         ;   916.3 p5      40 t
        vpshufb zmm2, zmm27, zmm13                                       ;   917.3 p5      23 t
        vpshufb zmm22, zmm27, zmm29                                      ;   918.3 p5      23 t
        vmovdqu64 [rbp + 21696], zmm0                                    ;   913.3 p7+p4   61 t spill
        vpshufb zmm0, zmm27, zmm20                                       ;   919.3 p5      21 t
        vmovdqu64 [rbp + 23424], zmm8                                    ;   915.3 p8+p9   61 t spill
        vpshufb zmm8, zmm27, zmm1                                        ;   920.3 p5      22 t
        vmovdqu64 [rbp + 23104], zmm16                                   ;   916.3 p7+p4   61 t spill
        vpshufb zmm16, zmm27, zmm30                                      ;   921.3 p5      42 t
        vpermi2b zmm30, zmm31, zmm19                                     ;   923.3 p0+p5   42 t
        vpternlogd zmm16, zmm7, zmm30, 0xca                              ;   928.3 p0      42 t
        vmovdqu64 zmm7, [rbp + 23488]                                    ;   763.7 p2      61 t reload
        vpternlogd zmm6, zmm7, [rbp + 23744], 0x96                       ;   918.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 24384]                                    ;   764.7 p2      61 t reload
        vpternlogd zmm9, zmm7, [rbp + 22592], 0x96                       ;   919.3 p0+p3   61 t
        vpxord zmm21, zmm21, zmm9                                        ;   920.3 p0      40 t
        vpxord zmm17, zmm17, zmm6                                        ;   921.3 p0      40 t
        vmovdqu64 zmm7, [rbp + 24064]                                    ;   765.7 p2      61 t reload
        vpternlogd zmm24, zmm7, [rbp + 23168], 0x96                      ;   922.3 p0+p3   61 t
        vpxord zmm25, zmm25, zmm24                                       ;   923.3 p0      40 t
        vpshufb zmm7, zmm27, zmm4                                        ;   924.3 p5      41 t
        vpshufb zmm30, zmm27, zmm18                                      ;   925.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm6                                    ;   919.3 p8+p9   61 t spill
        vpshufb zmm6, zmm27, zmm11                                       ;   926.3 p5      21 t
        vmovdqu64 [rbp + 24064], zmm9                                    ;   920.3 p7+p4   61 t spill
        vpshufb zmm9, zmm27, zmm14                                       ;   927.3 p5      23 t
        vmovdqu64 [rbp + 22592], zmm24                                   ;   923.3 p8+p9   61 t spill
        vpshufb zmm24, zmm27, zmm15                                      ;   928.3 p5      22 t
        vmovdqu64 [rbp + 24384], zmm12                                   ;   822.3 p7+p4   41 t spill
        vpshufb zmm12, zmm27, zmm26                                      ;   929.3 p5      21 t
        vmovdqu64 [rbp + 23744], zmm16                                   ;   929.3 p8+p9   42 t spill
        vpshufb zmm16, zmm27, zmm17                                      ;   930.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm3                                    ;   919.3 p7+p4   41 t spill
        vpshufb zmm3, zmm27, zmm23                                       ;   931.3 p5      42 t
        vmovdqu64 [rbp + 22272], zmm3                                    ;   932.3 p8+p9   42 t spill
        vmovdqa64 zmm3, zmm4                                             ;   917.3         41 t copy
        vpermi2b zmm3, zmm10, zmm5                                       ;   933.3 p0+p5   41 t
        vpermi2b zmm4, zmm31, zmm19                                      ;   935.3 p0+p5   41 t
        vpternlogd zmm7, zmm3, zmm4, 0xca                                ;   940.3 p0      41 t
        vpshufb zmm3, zmm27, zmm21                                       ;   936.3 p5      21 t
        vpshufb zmm4, zmm27, zmm25                                       ;   937.3 p5      22 t
        vmovdqa64 zmm27, zmm23                                           ;   911.3         42 t copy
        vpermi2b zmm27, zmm10, zmm5                                      ;   939.3 p0+p5   42 t
        vpermi2b zmm23, zmm31, zmm19                                     ;   941.3 p0+p5   42 t
        vpternlogd zmm27, zmm23, [rbp + 22272], 0xe4                     ;   946.3 p0+p2   42 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 640] ;   777.7 p3      22 t reload
        vmovdqa64 zmm19, zmm1                                            ;   906.3         22 t copy
        vpermi2b zmm19, zmm28, zmm23                                     ;   943.3 p0+p5   22 t
        vmovdqa64 zmm31, zmm18                                           ;   916.3         22 t copy
        vpermi2b zmm31, zmm28, zmm23                                     ;   945.3 p0+p5   22 t
        vmovdqa64 zmm5, zmm15                                            ;   912.3         22 t copy
        vpermi2b zmm5, zmm28, zmm23                                      ;   947.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm25                                           ;   924.3         22 t copy
        vpermi2b zmm10, zmm28, zmm23                                     ;   949.3 p0+p5   22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 704] ;   786.3 p2      22 t reload
        vpermi2b zmm1, zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;   951.3 p0+p5+p3   22 t
        vpternlogd zmm8, zmm19, zmm1, 0xca                               ;   956.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 768]  ;   789.5 p2      22 t reload
        vpermi2b zmm18, zmm23, zmm1                                      ;   953.3 p0+p5   22 t
        vpermi2b zmm15, zmm23, zmm1                                      ;   955.3 p0+p5   22 t
        vpermi2b zmm25, zmm23, zmm1                                      ;   957.3 p0+p5   22 t
        vpternlogd zmm30, zmm31, zmm18, 0xca                             ;   958.3 p0      22 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 384] ;   792.5 p3      23 t reload
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 320] ;   793.3 p2      23 t reload
        vmovdqa64 zmm31, zmm13                                           ;   904.3         23 t copy
        vpermi2b zmm31, zmm19, zmm18                                     ;   959.3 p0+p5   23 t
        vpternlogd zmm4, zmm10, zmm25, 0xca                              ;   962.3 p0      22 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;   795.5 p3      23 t reload
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 448] ;   795.7 p2      23 t reload
        vpermi2b zmm13, zmm25, zmm10                                     ;   961.3 p0+p5   23 t
        vpternlogd zmm2, zmm31, zmm13, 0xca                              ;   966.3 p0      23 t
        vmovdqa64 zmm13, zmm29                                           ;   904.3         23 t copy
        vpermi2b zmm13, zmm19, zmm18                                     ;   963.3 p0+p5   23 t
        vpermi2b zmm29, zmm25, zmm10                                     ;   965.3 p0+p5   23 t
        vmovdqa64 zmm31, zmm14                                           ;   912.3         23 t copy
        vpermi2b zmm31, zmm19, zmm18                                     ;   967.3 p0+p5   23 t
        vpermi2b zmm14, zmm25, zmm10                                     ;   969.3 p0+p5   23 t
        vpternlogd zmm24, zmm5, zmm15, 0xca                              ;   960.3 p0      22 t
        vmovdqa64 zmm5, zmm17                                            ;   922.3         23 t copy
        vpermi2b zmm5, zmm19, zmm18                                      ;   971.3 p0+p5   23 t
        vpermi2b zmm17, zmm25, zmm10                                     ;   973.3 p0+p5   23 t
        vpternlogd zmm22, zmm13, zmm29, 0xca                             ;   970.3 p0      23 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 896] ;   808.5 p3      21 t reload
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 832] ;   809.3 p2      21 t reload
        vmovdqa64 zmm29, zmm20                                           ;   903.3         21 t copy
        vpermi2b zmm29, zmm15, zmm13                                     ;   975.3 p0+p5   21 t
        vpternlogd zmm16, zmm5, zmm17, 0xca                              ;   978.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;   811.5 p3      21 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 960] ;   811.7 p2      21 t reload
        vpermi2b zmm20, zmm17, zmm5                                      ;   977.3 p0+p5   21 t
        vpternlogd zmm9, zmm31, zmm14, 0xca                              ;   974.3 p0      23 t
        vmovdqa64 zmm14, zmm11                                           ;   914.3         21 t copy
        vpermi2b zmm14, zmm15, zmm13                                     ;   979.3 p0+p5   21 t
        vpermi2b zmm11, zmm17, zmm5                                      ;   981.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm26                                           ;   911.3         21 t copy
        vpermi2b zmm31, zmm15, zmm13                                     ;   983.3 p0+p5   21 t
        vpermi2b zmm26, zmm17, zmm5                                      ;   985.3 p0+p5   21 t
        vpternlogd zmm6, zmm14, zmm11, 0xca                              ;   986.3 p0      21 t
        vmovdqa64 zmm11, zmm21                                           ;   921.3         21 t copy
        vpermi2b zmm11, zmm15, zmm13                                     ;   987.3 p0+p5   21 t
        vpermi2b zmm21, zmm17, zmm5                                      ;   989.3 p0+p5   21 t
        vpternlogd zmm0, zmm29, zmm20, 0xca                              ;   982.3 p0      21 t
        vpternlogd zmm3, zmm11, zmm21, 0xca                              ;   994.3 p0      21 t
        vpternlogd zmm12, zmm31, zmm26, 0xca                             ;   990.3 p0      21 t
        vmovdqu64 zmm11, [rbp + 11136]                                   ;   824.8 p3      40 t
        vmovdqu64 zmm14, [rbp + 11136]                                   ;   825.0 p2      40 t
        vmovdqu64 zmm20, [rbp + 11200]                                   ;   825.8 p3      40 t
        vmovdqu64 zmm21, [rbp + 11200]                                   ;   826.0 p2      40 t
        vmovdqu64 zmm26, [rbp + 23744]                                   ;   929.3 p3      42 t reload
        vmovdqa64 zmm29, zmm2                                            ;   967.3         41 t copy
        vpternlogd zmm29, zmm30, zmm26, 0x96                             ;   967.3 p0      41 t
        vmovdqa64 zmm31, zmm27                                           ;   947.3         41 t copy
        vpternlogd zmm31, zmm16, zmm4, 0x96                              ;   979.3 p0      41 t
        vmovdqa64 zmm5, zmm22                                            ;   971.3         41 t copy
        vpternlogd zmm5, zmm30, zmm6, 0x96                               ;   987.3 p0      41 t
        vpternlogd zmm26, zmm5, zmm2, 0x96                               ;   988.3 p0      41 t
        vpternlogd zmm2, zmm0, [rbp + 23488], 0x96                       ;   983.3 p0+p2   41 t
        vpternlogd zmm0, zmm29, [rbp + 23488], 0x96                      ;   983.3 p0+p3   41 t
        vpternlogd zmm5, zmm0, [rbp + 21504], 0x96                       ;   988.3 p0+p2   62 t
        vmovdqa64 zmm17, zmm2                                            ;   984.3         41 t copy
        vpternlogd zmm17, zmm8, zmm6, 0x96                               ;   987.3 p0      41 t
        vpternlogd zmm8, zmm6, [rbp + 23488], 0x96                       ;   987.3 p0+p3   41 t
        vpternlogd zmm22, zmm30, zmm8, 0x96                              ;   988.3 p0      41 t
        vpternlogd zmm29, zmm17, [rbp + 23872], 0x96                     ;   988.3 p0+p2   62 t
        vpternlogd zmm2, zmm22, [rbp + 22784], 0x96                      ;   989.3 p0+p3   62 t
        vpternlogd zmm8, zmm26, [rbp + 24320], 0x96                      ;   989.3 p0+p2   62 t
        vmovdqu64 zmm6, [rbp + 21376]                                    ;   830.8 p3      41 t reload
        vpternlogd zmm0, zmm6, [rbp + 23680], 0x96                       ;   984.3 p0+p2   62 t
        vmovdqu64 zmm6, [rbp + 11328]                                    ;   831.8 p3      61 r.3 reload
        vpxord zmm30, zmm0, zmm6                                         ;   985.3 p0      40 t
        vmovdqu64 [rbp + 23680], zmm0                                    ;   985.3 p7+p4   62 t spill
        vpxord zmm0, zmm29, [rbp + 11456]                                ;   989.3 p0+p2   40 t
        vmovdqu64 [rbp + 21376], zmm29                                   ;   989.3 p8+p9   62 t spill
        vmovdqa64 zmm29, zmm12                                           ;   991.3         41 t copy
        vpternlogd zmm29, zmm7, zmm16, 0x96                              ;   991.3 p0      41 t
        vpternlogd zmm12, zmm31, zmm7, 0x96                              ;   991.3 p0      41 t
        vpternlogd zmm7, zmm24, zmm3, 0x96                               ;   995.3 p0      41 t
        vpternlogd zmm24, zmm29, zmm3, 0x96                              ;   995.3 p0      41 t
        vpternlogd zmm3, zmm9, zmm4, 0x96                                ;   995.3 p0      41 t
        vpternlogd zmm9, zmm4, zmm7, 0x96                                ;   996.3 p0      41 t
        vpternlogd zmm27, zmm16, zmm3, 0x96                              ;   996.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 11456]                                    ;   832.8 p3      40 t
        vpternlogd zmm31, zmm24, [rbp + 21824], 0x96                     ;   996.3 p0+p2   62 t
        vpxord zmm4, zmm4, zmm31                                         ;   997.3 p5      40 t
        vpternlogd zmm3, zmm12, [rbp + 24128], 0x96                      ;   996.3 p0+p3   62 t
        vpternlogd zmm29, zmm9, [rbp + 22656], 0x96                      ;   997.3 p5+p2   62 t
        vpternlogd zmm7, zmm27, [rbp + 24192], 0x96                      ;   997.3 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 11520]                                   ;   835.0 p2      61 r.6 reload
        vmovdqu64 [rbp + 24192], zmm31                                   ;   997.3 p7+p4   62 t spill
        vpxord zmm31, zmm5, zmm16                                        ;   992.3 p5      40 t
        vpxord zmm16, zmm16, zmm3                                        ;   997.3 p0      40 t
        vmovdqu64 [rbp + 22656], zmm3                                    ;   997.3 p8+p9   62 t spill
        vpxord zmm3, zmm2, [rbp + 11392]                                 ;   993.3 p5+p3   40 t
        vmovdqu64 [rbp + 24128], zmm5                                    ;   989.3 p7+p4   62 t spill
        vpxord zmm5, zmm8, [rbp + 11584]                                 ;   993.3 p0+p2   40 t
        vmovdqu64 [rbp + 21824], zmm8                                    ;   990.3 p8+p9   62 t spill
        vpxord zmm8, zmm29, [rbp + 11392]                                ;   998.3 p5+p3   40 t
        vmovdqu64 [rbp + 24320], zmm29                                   ;   998.3 p7+p4   62 t spill
        vpxord zmm29, zmm7, [rbp + 11584]                                ;   998.3 p0+p2   40 t
        vmovdqu64 [rbp + 22784], zmm7                                    ;   998.3 p8+p9   62 t spill
        vmovdqa64 zmm7, zmm30                                            ;   986.3         21 t copy
        vpermi2b zmm7, zmm15, zmm13                                      ;   997.3 p5      21 t
        vmovdqu64 [rbp + 23872], zmm2                                    ;   990.3 p7+p4   62 t spill
        vmovdqa64 zmm2, zmm0                                             ;   990.3         22 t copy
        vpermi2b zmm2, zmm23, zmm1                                       ;   999.3 p0+p5   22 t
        vmovdqa64 zmm13, zmm3                                            ;   994.3         23 t copy
        vpermi2b zmm13, zmm19, zmm18                                     ;  1001.3 p0+p5   23 t
        vmovdqa64 zmm15, zmm3                                            ;   994.3         23 t copy
        vpermi2b zmm15, zmm25, zmm10                                     ;  1003.3 p0+p5   23 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 256]  ;   843.3 p3      41 t reload
        vpshufb zmm3, zmm1, zmm3                                         ;  1004.3 p5      23 t
        vpternlogd zmm3, zmm13, zmm15, 0xca                              ;  1008.3 p0      23 t
        vpshufb zmm13, zmm1, zmm30                                       ;  1005.3 p5      21 t
        vpshufb zmm15, zmm1, zmm0                                        ;  1006.3 p5      22 t
        vpermi2b zmm0, zmm28, [rel camellia256_encrypt.T0_constants512 + 640] ;  1008.3 p0+p5+p2   22 t
        vpternlogd zmm15, zmm0, zmm2, 0xca                               ;  1013.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 24384]                                    ;   844.8 p3      41 t reload
        vpternlogd zmm26, zmm0, [rbp + 23616], 0x96                      ;  1001.3 p0+p2   62 t
        vpxord zmm11, zmm11, zmm26                                       ;  1002.3 p0      40 t
        vmovdqu64 zmm0, [rbp + 23360]                                    ;   849.5 p3      41 t reload
        vpternlogd zmm17, zmm0, [rbp + 21440], 0x96                      ;  1003.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 24576]                                    ;   851.3 p3      41 t reload
        vpternlogd zmm22, zmm0, [rbp + 24448], 0x96                      ;  1004.3 p0+p2   62 t
        vpxord zmm20, zmm20, zmm22                                       ;  1005.3 p0      40 t
        vmovdqu64 zmm0, [rbp + 22080]                                    ;   852.5 p3      41 t reload
        vpternlogd zmm12, zmm0, [rbp + 22144], 0x96                      ;  1006.3 p0+p2   62 t
        vpxord zmm6, zmm6, zmm12                                         ;  1007.3 p0      40 t
        vmovdqu64 zmm0, [rbp + 22464]                                    ;   853.5 p3      41 t reload
        vpternlogd zmm27, zmm0, [rbp + 21568], 0x96                      ;  1008.3 p0+p2   62 t
        vpxord zmm14, zmm14, zmm27                                       ;  1009.3 p5      40 t
        vmovdqu64 zmm0, [rbp + 21952]                                    ;   856.3 p3      41 t reload
        vpternlogd zmm24, zmm0, [rbp + 22336], 0x96                      ;  1009.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 22208]                                    ;   857.3 p3      41 t reload
        vpternlogd zmm9, zmm0, [rbp + 23808], 0x96                       ;  1010.3 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 22400]                                    ;   908.3 p3      61 t
        vmovdqu64 zmm2, [rbp + 23104]                                    ;   916.3 p2      61 t
        vmovdqu64 [rbp + 23104], zmm12                                   ;  1007.3 p8+p9   62 t spill
        vmovdqu64 zmm12, [rbp + 22848]                                   ;   903.3 p3      61 t
        vmovdqu64 [rbp + 22848], zmm22                                   ;  1005.3 p7+p4   62 t spill
        vmovdqu64 zmm22, [rbp + 23424]                                   ;   915.3 p2      61 t
        vpxord zmm21, zmm21, zmm9                                        ;  1011.3 p0      40 t
        vmovdqu64 [rbp + 23424], zmm9                                    ;  1011.3 p8+p9   62 t spill
        vmovdqu64 zmm9, [rbp + 22592]                                    ;   923.3 p3      61 t
        vmovdqu64 [rbp + 22592], zmm27                                   ;  1009.3 p7+p4   62 t spill
        vpxord zmm27, zmm17, [rbp + 11264]                               ;  1011.3 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm17                                   ;  1004.3 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 21696]                                   ;   913.3 p3      61 t
        vmovdqu64 [rbp + 21696], zmm26                                   ;  1002.3 p7+p4   62 t spill
        vpshufb zmm26, zmm1, zmm11                                       ;  1012.3 p5      41 t
        vmovdqu64 [rbp + 23808], zmm3                                    ;  1009.3 p8+p9   23 t spill
        vpshufb zmm3, zmm1, zmm31                                        ;  1013.3 p5      21 t
        vmovdqu64 [rbp + 22208], zmm15                                   ;  1014.3 p7+p4   22 t spill
        vpxord zmm15, zmm24, [rbp + 11264]                               ;  1011.3 p0+p2   40 t
        vmovdqu64 [rbp + 22336], zmm24                                   ;  1010.3 p8+p9   62 t spill
        vmovdqu64 zmm24, [rbp + 24064]                                   ;   920.3 p3      61 t
        vmovdqu64 [rbp + 24064], zmm29                                   ;   999.3 p7+p4   40 t spill
        vpshufb zmm29, zmm1, zmm8                                        ;  1014.3 p5      23 t
        vmovdqu64 [rbp + 21952], zmm5                                    ;   994.3 p8+p9   40 t spill
        vpshufb zmm5, zmm1, [rbp + 24064]                                ;  1015.3 p5+p2   42 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;  1016.3 p7+p4   42 t spill
        vpshufb zmm5, zmm1, [rbp + 21952]                                ;  1016.3 p5+p3   42 t
        vmovdqu64 [rbp + 22464], zmm5                                    ;  1017.3 p8+p9   42 t spill
        vpshufb zmm5, zmm1, zmm20                                        ;  1017.3 p5      23 t
        vmovdqu64 [rbp + 22144], zmm16                                   ;   998.3 p7+p4   40 t spill
        vpshufb zmm16, zmm1, zmm4                                        ;  1018.3 p5      22 t
        vmovdqu64 [rbp + 22080], zmm3                                    ;  1014.3 p8+p9   21 t spill
        vpshufb zmm3, zmm1, [rbp + 22144]                                ;  1019.3 p5+p2   21 t
        vmovdqu64 [rbp + 24448], zmm3                                    ;  1020.3 p7+p4   21 t spill
        vpshufb zmm3, zmm1, zmm14                                        ;  1020.3 p5      41 t
        vmovdqu64 [rbp + 24576], zmm31                                   ;   993.3 p8+p9   40 t spill
        vpshufb zmm31, zmm1, zmm21                                       ;  1021.3 p5      23 t
        vmovdqu64 [rbp + 21440], zmm16                                   ;  1019.3 p7+p4   22 t spill
        vpshufb zmm16, zmm1, zmm6                                        ;  1022.3 p5      21 t
        vmovdqu64 [rbp + 23360], zmm4                                    ;   998.3 p8+p9   40 t spill
        vpshufb zmm4, zmm1, zmm27                                        ;  1023.3 p5      22 t
        vmovdqa64 zmm1, zmm8                                             ;   999.3         23 t copy
        vpermi2b zmm1, zmm19, zmm18                                      ;  1025.3 p0+p5   23 t
        vpermi2b zmm8, zmm25, zmm10                                      ;  1027.3 p0+p5   23 t
        vpternlogd zmm29, zmm1, zmm8, 0xca                               ;  1032.3 p0      23 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 1024] ;   875.3 p3      21 t reload
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 960]  ;   875.5 p2      21 t reload
        vpermi2b zmm30, zmm8, zmm1                                       ;  1029.3 p0+p5   21 t
        vpternlogd zmm13, zmm7, zmm30, 0xca                              ;  1034.3 p0      21 t
        vmovdqu64 zmm7, [rbp + 24576]                                    ;   993.3 p3      21 t
        vpermi2b zmm7, zmm8, zmm1                                        ;  1031.3 p0+p5   21 t
        vmovdqu64 zmm30, [rbp + 22144]                                   ;   998.3 p2      21 t
        vpermi2b zmm30, zmm8, zmm1                                       ;  1033.3 p0+p5   21 t
        vmovdqu64 [rbp + 23616], zmm29                                   ;  1033.3 p7+p4   23 t spill
        vmovdqa64 zmm29, zmm20                                           ;  1006.3         23 t copy
        vpermi2b zmm29, zmm19, zmm18                                     ;  1035.3 p0+p5   23 t
        vpermi2b zmm20, zmm25, zmm10                                     ;  1037.3 p0+p5   23 t
        vpternlogd zmm5, zmm29, zmm20, 0xca                              ;  1042.3 p0      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 640] ;   883.5 p3      22 t reload
        vmovdqu64 zmm29, [rbp + 23360]                                   ;   998.3 p2      22 t
        vpermi2b zmm29, zmm28, zmm20                                     ;  1039.3 p0+p5   22 t
        vmovdqu64 [rbp + 24384], zmm5                                    ;  1043.3 p8+p9   23 t spill
        vmovdqa64 zmm5, zmm21                                            ;  1012.3         23 t copy
        vpermi2b zmm5, zmm19, zmm18                                      ;  1041.3 p0+p5   23 t
        vpermi2b zmm21, zmm25, zmm10                                     ;  1043.3 p0+p5   23 t
        vpternlogd zmm31, zmm5, zmm21, 0xca                              ;  1048.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 768]  ;   891.5 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 23360]                                   ;   998.3 p2      22 t
        vpermi2b zmm21, zmm23, zmm5                                      ;  1045.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm6                                            ;  1008.3         21 t copy
        vpermi2b zmm10, zmm8, zmm1                                       ;  1047.3 p0+p5   21 t
        vmovdqa64 zmm1, zmm27                                            ;  1012.3         22 t copy
        vpermi2b zmm1, zmm28, zmm20                                      ;  1049.3 p0+p5   22 t
        vpermi2b zmm27, zmm23, zmm5                                      ;  1051.3 p0+p5   22 t
        vpternlogd zmm4, zmm1, zmm27, 0xca                               ;  1056.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 896]  ;   897.5 p3      21 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 832] ;   897.7 p2      21 t reload
        vpermi2b zmm6, zmm27, zmm1                                       ;  1053.3 p0+p5   21 t
        vpternlogd zmm16, zmm6, zmm10, 0xca                              ;  1058.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 24576]                                    ;   993.3 p3      21 t
        vpermi2b zmm6, zmm27, zmm1                                       ;  1055.3 p0+p5   21 t
        vmovdqu64 zmm10, [rbp + 22144]                                   ;   998.3 p2      21 t
        vpermi2b zmm10, zmm27, zmm1                                      ;  1057.3 p0+p5   21 t
        vmovdqa64 zmm8, zmm15                                            ;  1012.3         22 t copy
        vpermi2b zmm8, zmm28, zmm20                                      ;  1059.3 p0+p5   22 t
        vmovdqa64 zmm1, zmm15                                            ;  1012.3         22 t copy
        vpermi2b zmm1, zmm23, zmm5                                       ;  1061.3 p0+p5   22 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;   908.3 p3      41 t reload
        vpshufb zmm15, zmm27, zmm15                                      ;  1062.3 p5      22 t
        vpternlogd zmm15, zmm8, zmm1, 0xca                               ;  1066.3 p0      22 t
        vpternlogd zmm29, zmm21, [rbp + 21440], 0xe4                     ;  1050.3 p0+p2   22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 64]   ;   909.3 p3      41 t reload
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512]        ;   909.8 p2      41 t reload
        vmovdqu64 zmm21, [rbp + 21952]                                   ;   994.3 p3      42 t
        vpermi2b zmm21, zmm8, zmm1                                       ;  1064.3 p0+p5   42 t
        vmovdqa64 zmm5, zmm11                                            ;  1003.3         41 t copy
        vpermi2b zmm5, zmm8, zmm1                                        ;  1066.3 p0+p5   41 t
        vmovdqa64 zmm23, zmm14                                           ;  1010.3         41 t copy
        vpermi2b zmm23, zmm8, zmm1                                       ;  1068.3 p0+p5   41 t
        vmovdqu64 zmm20, [rbp + 24064]                                   ;   999.3 p2      42 t
        vpermi2b zmm20, zmm8, zmm1                                       ;  1070.3 p0+p5   42 t
        vpternlogd zmm6, zmm7, [rbp + 22080], 0xe4                       ;  1060.3 p0+p3   21 t
        vpternlogd zmm10, zmm30, [rbp + 24448], 0xe4                     ;  1062.3 p0+p2   21 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 192]  ;   913.2 p3      41 t reload
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 128] ;   913.5 p2      41 t reload
        vpermi2b zmm11, zmm30, zmm7                                      ;  1072.3 p0+p5   41 t
        vpermi2b zmm14, zmm30, zmm7                                      ;  1074.3 p0+p5   41 t
        vpternlogd zmm26, zmm5, zmm11, 0xca                              ;  1077.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 21952]                                    ;   994.3 p3      42 t
        vpermi2b zmm5, zmm30, zmm7                                       ;  1076.3 p0+p5   42 t
        vmovdqu64 zmm11, [rbp + 24064]                                   ;   999.3 p2      42 t
        vpermi2b zmm11, zmm30, zmm7                                      ;  1078.3 p0+p5   42 t
        vpternlogd zmm3, zmm23, zmm14, 0xca                              ;  1079.3 p0      41 t
        vpternlogd zmm21, zmm5, [rbp + 22464], 0xe4                      ;  1081.3 p0+p3   42 t
        vmovdqu64 zmm5, [rbp + 23808]                                    ;  1009.3 p2      23 t reload
        vmovdqa64 zmm14, zmm4                                            ;  1057.3         41 t copy
        vpternlogd zmm14, zmm13, zmm5, 0x96                              ;  1057.3 p0      41 t
        vpternlogd zmm20, zmm11, [rbp + 21568], 0xe4                     ;  1083.3 p0+p3   42 t
        vmovdqu64 zmm11, [rbp + 23616]                                   ;  1033.3 p2      23 t reload
        vmovdqa64 zmm23, zmm15                                           ;  1067.3         41 t copy
        vpternlogd zmm23, zmm16, zmm11, 0x96                             ;  1067.3 p0      41 t
        vmovdqa64 zmm28, zmm3                                            ;  1080.3         41 t copy
        vpternlogd zmm28, zmm29, zmm16, 0x96                             ;  1080.3 p0      41 t
        vpternlogd zmm11, zmm28, zmm15, 0x96                             ;  1081.3 p0      41 t
        vpternlogd zmm15, zmm20, zmm31, 0x96                             ;  1084.3 p0      41 t
        vpternlogd zmm20, zmm23, zmm31, 0x96                             ;  1084.3 p0      41 t
        vpternlogd zmm31, zmm10, zmm3, 0x96                              ;  1080.3 p0      41 t
        vpternlogd zmm29, zmm16, zmm31, 0x96                             ;  1081.3 p0      41 t
        vpternlogd zmm10, zmm3, zmm15, 0x96                              ;  1085.3 p0      41 t
        vpxord zmm9, zmm9, zmm29                                         ;  1082.3 p0      61 t
        vpxord zmm2, zmm2, zmm20                                         ;  1085.3 p0      61 t
        vpxord zmm24, zmm24, zmm10                                       ;  1086.3 p0      61 t
        vpternlogd zmm29, zmm15, [rbp + 23232], 0x96                     ;  1085.3 p0+p3   61 t
        vmovdqu64 zmm3, [rbp + 11648]                                    ;   919.7 p2      40 t
        vpternlogd zmm20, zmm28, [rbp + 22528], 0x96                     ;  1085.3 p0+p3   61 t
        vmovdqu64 zmm15, [rbp + 11648]                                   ;   920.7 p2      40 t
        vpternlogd zmm10, zmm23, [rbp + 22976], 0x96                     ;  1086.3 p0+p3   61 t
        vmovdqu64 zmm16, [rbp + 11712]                                   ;   921.7 p2      40 t
        vpternlogd zmm31, zmm11, [rbp + 23296], 0x96                     ;  1082.3 p0+p3   61 t
        vpxord zmm15, zmm15, zmm2                                        ;  1086.3 p0      40 t
        vmovdqu64 zmm23, [rbp + 22208]                                   ;  1014.3 p2      22 t reload
        vmovdqa64 zmm28, zmm26                                           ;  1078.3         41 t copy
        vpternlogd zmm28, zmm13, zmm23, 0x96                             ;  1078.3 p0      41 t
        vpternlogd zmm5, zmm28, zmm4, 0x96                               ;  1079.3 p0      41 t
        vpxord zmm12, zmm12, zmm5                                        ;  1080.3 p0      61 t
        vpxord zmm16, zmm16, zmm12                                       ;  1081.3 p0      40 t
        vpternlogd zmm4, zmm21, [rbp + 24384], 0x96                      ;  1082.3 p0+p3   41 t
        vpternlogd zmm21, zmm14, [rbp + 24384], 0x96                     ;  1082.3 p0+p2   41 t
        vpxord zmm0, zmm0, zmm21                                         ;  1083.3 p0      61 t
        vpxord zmm3, zmm3, zmm0                                          ;  1084.3 p0      40 t
        vpternlogd zmm21, zmm28, [rbp + 22720], 0x96                     ;  1083.3 p0+p3   61 t
        vmovdqu64 zmm28, [rbp + 11904]                                   ;   924.7 p2      62 l.4 reload
        vmovdqu64 [rbp + 22720], zmm12                                   ;  1081.3 p7+p4   61 t spill
        vpxord zmm12, zmm31, zmm28                                       ;  1083.3 p5      40 t
        vmovdqu64 [rbp + 23808], zmm31                                   ;  1083.3 p8+p9   61 t spill
        vmovdqa64 zmm31, zmm4                                            ;  1083.3         41 t copy
        vpternlogd zmm31, zmm6, zmm26, 0x96                              ;  1083.3 p0      41 t
        vpxord zmm17, zmm17, zmm31                                       ;  1084.3 p5      61 t
        vpternlogd zmm6, zmm26, [rbp + 24384], 0x96                      ;  1080.3 p0+p3   41 t
        vpternlogd zmm23, zmm13, zmm6, 0x96                              ;  1081.3 p5      41 t
        vpxord zmm22, zmm22, zmm23                                       ;  1082.3 p0      61 t
        vpternlogd zmm5, zmm6, [rbp + 21632], 0x96                       ;  1082.3 p5+p2   61 t
        vmovdqu64 zmm6, [rbp + 11776]                                    ;   926.3 p3      40 t
        vpternlogd zmm23, zmm4, [rbp + 22912], 0x96                      ;  1083.3 p0+p2   61 t
        vmovdqu64 zmm4, [rbp + 11776]                                    ;   928.3 p3      40 t
        vpternlogd zmm31, zmm14, [rbp + 22016], 0x96                     ;  1084.3 p5+p2   61 t
        vmovdqu64 zmm13, [rbp + 11840]                                   ;   929.3 p3      40 t
        vpxord zmm28, zmm28, zmm5                                        ;  1083.3 p0      40 t
        vpxord zmm6, zmm6, zmm22                                         ;  1084.3 p5      40 t
        vpxord zmm4, zmm4, zmm9                                          ;  1084.3 p0      40 t
        vpxord zmm13, zmm13, zmm17                                       ;  1085.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 11840]                                   ;   930.2 p2      40 t
        vpxord zmm14, zmm14, zmm24                                       ;  1087.3 p0      40 t
        vmovdqu64 zmm26, [rbp + 11968]                                   ;   930.5 p3      62 l.5 reload
        vmovdqu64 [rbp + 22016], zmm24                                   ;  1087.3 p7+p4   61 t spill
        vpxord zmm24, zmm23, zmm26                                       ;  1086.3 p5      40 t
        vpxord zmm26, zmm26, zmm29                                       ;  1086.3 p0      40 t
        vmovdqu64 [rbp + 22912], zmm29                                   ;  1086.3 p8+p9   61 t spill
        vpxord zmm29, zmm21, [rbp + 12096]                               ;  1087.3 p5+p2   40 t
        vmovdqu64 [rbp + 21632], zmm21                                   ;  1084.3 p7+p4   61 t spill
        vpxord zmm21, zmm31, [rbp + 12032]                               ;  1087.3 p0+p3   40 t
        vmovdqu64 [rbp + 22208], zmm17                                   ;  1085.3 p8+p9   61 t spill
        vpshufb zmm17, zmm27, zmm16                                      ;  1088.3 p5      23 t
        vmovdqu64 [rbp + 24384], zmm9                                    ;  1083.3 p7+p4   61 t spill
        vpxord zmm9, zmm20, [rbp + 12096]                                ;  1088.3 p0+p2   40 t
        vmovdqu64 [rbp + 23296], zmm20                                   ;  1086.3 p8+p9   61 t spill
        vpshufb zmm20, zmm27, zmm3                                       ;  1089.3 p5      41 t
        vmovdqu64 [rbp + 22976], zmm31                                   ;  1085.3 p7+p4   61 t spill
        vpxord zmm31, zmm10, [rbp + 12032]                               ;  1089.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm10                                   ;  1087.3 p8+p9   61 t spill
        vpshufb zmm10, zmm27, zmm15                                      ;  1090.3 p5      41 t
        vmovdqu64 [rbp + 23232], zmm22                                   ;  1083.3 p7+p4   61 t spill
        vpshufb zmm22, zmm27, zmm6                                       ;  1091.3 p5      22 t
        vmovdqu64 [rbp + 23616], zmm23                                   ;  1084.3 p8+p9   61 t spill
        vpshufb zmm23, zmm27, zmm4                                       ;  1092.3 p5      22 t
        vmovdqu64 [rbp + 21568], zmm2                                    ;  1086.3 p7+p4   61 t spill
        vpshufb zmm2, zmm27, zmm13                                       ;  1093.3 p5      21 t
        vmovdqu64 [rbp + 22464], zmm0                                    ;  1084.3 p8+p9   61 t spill
        vpshufb zmm0, zmm27, zmm28                                       ;  1094.3 p5      23 t
        vmovdqu64 [rbp + 24064], zmm5                                    ;  1083.3 p7+p4   61 t spill
        vpshufb zmm5, zmm27, zmm12                                       ;  1095.3 p5      23 t
        vmovdqu64 [rbp + 21952], zmm9                                    ;  1089.3 p8+p9   40 t spill
        vmovdqa64 zmm9, zmm16                                            ;  1082.3         23 t copy
        vpermi2b zmm9, zmm19, zmm18                                      ;  1097.3 p0+p5   23 t
        vmovdqu64 [rbp + 24448], zmm29                                   ;  1088.3 p7+p4   40 t spill
        vpshufb zmm29, zmm27, [rbp + 21952]                              ;  1098.3 p5+p2   42 t
        vmovdqu64 [rbp + 22080], zmm29                                   ;  1099.3 p8+p9   42 t spill
        vpshufb zmm29, zmm27, [rbp + 24448]                              ;  1099.3 p5+p3   42 t
        vmovdqu64 [rbp + 21440], zmm29                                   ;  1100.3 p7+p4   42 t spill
        vmovdqu64 zmm29, [rbp + 24448]                                   ;  1088.3 p2      42 t
        vpermi2b zmm29, zmm8, zmm1                                       ;  1101.3 p0+p5   42 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;  1106.3 p8+p9   42 t spill
        vmovdqu64 zmm29, [rbp + 24448]                                   ;  1088.3 p3      42 t
        vpermi2b zmm29, zmm30, zmm7                                      ;  1103.3 p0+p5   42 t
        vmovdqu64 [rbp + 24448], zmm29                                   ;  1108.3 p7+p4   42 t spill
        vmovdqu64 zmm29, [rbp + 21952]                                   ;  1089.3 p2      42 t
        vpermi2b zmm29, zmm8, zmm1                                       ;  1105.3 p0+p5   42 t
        vmovdqu64 [rbp + 24576], zmm29                                   ;  1110.3 p8+p9   42 t spill
        vmovdqu64 zmm29, [rbp + 21952]                                   ;  1089.3 p3      42 t
        vpermi2b zmm29, zmm30, zmm7                                      ;  1107.3 p0+p5   42 t
        vpermi2b zmm16, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;  1109.3 p0+p5+p2   23 t
        vpternlogd zmm17, zmm9, zmm16, 0xca                              ;  1114.3 p0      23 t
        vmovdqa64 zmm9, zmm3                                             ;  1085.3         41 t copy
        vpermi2b zmm9, zmm8, zmm1                                        ;  1111.3 p0+p5   41 t
        vpermi2b zmm3, zmm30, zmm7                                       ;  1113.3 p0+p5   41 t
        vpternlogd zmm20, zmm9, zmm3, 0xca                               ;  1118.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 22144]                                    ;  1106.3 p3      42 t reload
        vmovdqu64 zmm9, [rbp + 21440]                                    ;  1100.3 p2      42 t
        vpternlogd zmm9, zmm3, [rbp + 24448], 0xca                       ;  1114.3 p0+p3   42 t
        vpshufb zmm3, zmm27, zmm14                                       ;  1114.3 p5      21 t
        vpshufb zmm16, zmm27, zmm24                                      ;  1115.3 p5      22 t
        vmovdqu64 [rbp + 24448], zmm9                                    ;  1115.3 p7+p4   42 t spill
        vmovdqa64 zmm9, zmm15                                            ;  1087.3         41 t copy
        vpermi2b zmm9, zmm8, zmm1                                        ;  1117.3 p0+p5   41 t
        vpermi2b zmm15, zmm30, zmm7                                      ;  1119.3 p0+p5   41 t
        vpternlogd zmm10, zmm9, zmm15, 0xca                              ;  1124.3 p0      41 t
        vpshufb zmm9, zmm27, zmm26                                       ;  1120.3 p5      22 t
        vpshufb zmm15, zmm27, zmm21                                      ;  1121.3 p5      21 t
        vmovdqa64 zmm7, zmm28                                            ;  1084.3         23 t copy
        vpermi2b zmm7, zmm19, zmm18                                      ;  1123.3 p0+p5   23 t
        vpermi2b zmm28, zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;  1125.3 p0+p5+p2   23 t
        vpternlogd zmm0, zmm7, zmm28, 0xca                               ;  1130.3 p0      23 t
        vmovdqa64 zmm7, zmm12                                            ;  1084.3         23 t copy
        vpermi2b zmm7, zmm19, zmm18                                      ;  1127.3 p0+p5   23 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 512] ;   974.8 p3      23 t reload
        vpermi2b zmm12, zmm25, zmm28                                     ;  1129.3 p0+p5   23 t
        vpternlogd zmm5, zmm7, zmm12, 0xca                               ;  1134.3 p0      23 t
        vpshufb zmm7, zmm27, zmm31                                       ;  1130.3 p5      21 t
        vmovdqu64 zmm12, [rbp + 22080]                                   ;  1099.3 p2      42 t reload
        vpternlogd zmm29, zmm12, [rbp + 24576], 0xb8                     ;  1116.3 p0+p3   42 t
        vmovdqu64 zmm12, [rbp + 23168]                                   ;   979.5 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 11712]                                   ;   979.7 p3      40 t
        vpternlogd zmm30, zmm11, zmm12, 0x96                             ;  1111.3 p0      40 t
        vpshufb zmm1, zmm27, zmm30                                       ;  1131.3 p5      23 t
        vmovdqa64 zmm27, zmm30                                           ;  1112.3         23 t copy
        vpermi2b zmm27, zmm19, zmm18                                     ;  1133.3 p0+p5   23 t
        vpermi2b zmm30, zmm25, zmm28                                     ;  1135.3 p0+p5   23 t
        vpternlogd zmm1, zmm27, zmm30, 0xca                              ;  1140.3 p0      23 t
        vmovdqu64 zmm27, [rbp + 12416]                                   ;   982.5 p2      47 y
        vmovdqu64 zmm30, [rbp + 12416]                                   ;   982.7 p3      47 y
        vmovdqu64 zmm28, [rbp + 12480]                                   ;   984.3 p2      47 y
        vmovdqu64 zmm25, [rbp + 12480]                                   ;   984.5 p3      47 y
        vmovdqu64 zmm18, [rbp + 12544]                                   ;   985.3 p2      47 y
        vmovdqu64 zmm19, [rbp + 12544]                                   ;   986.3 p3      47 y
        vmovdqu64 zmm8, [rbp + 12608]                                    ;   986.5 p2      47 y
        vmovdqu64 zmm12, [rbp + 12608]                                   ;   987.3 p3      47 y
        vmovdqu64 [rbp + 24576], zmm11                                   ;  1082.3 p8+p9   41 t spill
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 576] ;   988.3 p2      22 t reload
        vmovdqu64 [rbp + 22080], zmm29                                   ;  1117.3 p7+p4   42 t spill
        vmovdqa64 zmm29, zmm6                                            ;  1085.3         22 t copy
        vpermi2b zmm29, zmm11, [rel camellia256_encrypt.T0_constants512 + 640] ;  1137.3 p0+p5+p3   22 t
        vmovdqu64 [rbp + 22144], zmm1                                    ;  1141.3 p8+p9   23 t spill
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 704]  ;   991.0 p2      22 t reload
        vpermi2b zmm6, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;  1139.3 p0+p5+p3   22 t
        vpternlogd zmm22, zmm29, zmm6, 0xca                              ;  1144.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 640]  ;   994.5 p2      22 t reload
        vmovdqa64 zmm29, zmm4                                            ;  1085.3         22 t copy
        vpermi2b zmm29, zmm11, zmm6                                      ;  1141.3 p0+p5   22 t
        vpermi2b zmm4, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;  1143.3 p0+p5+p3   22 t
        vpternlogd zmm23, zmm29, zmm4, 0xca                              ;  1148.3 p0      22 t
        vmovdqa64 zmm4, zmm24                                            ;  1087.3         22 t copy
        vpermi2b zmm4, zmm11, zmm6                                       ;  1145.3 p0+p5   22 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 768] ;   996.7 p2      22 t reload
        vpermi2b zmm24, zmm1, zmm29                                      ;  1147.3 p0+p5   22 t
        vpternlogd zmm16, zmm4, zmm24, 0xca                              ;  1152.3 p0      22 t
        vmovdqa64 zmm4, zmm26                                            ;  1087.3         22 t copy
        vpermi2b zmm4, zmm11, zmm6                                       ;  1149.3 p0+p5   22 t
        vpermi2b zmm26, zmm1, zmm29                                      ;  1151.3 p0+p5   22 t
        vpternlogd zmm9, zmm4, zmm26, 0xca                               ;  1156.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 896]  ;   998.8 p3      21 t reload
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 832] ;   999.0 p2      21 t reload
        vmovdqa64 zmm26, zmm13                                           ;  1086.3         21 t copy
        vpermi2b zmm26, zmm24, zmm4                                      ;  1153.3 p0+p5   21 t
        vmovdqa64 zmm29, zmm14                                           ;  1088.3         21 t copy
        vpermi2b zmm29, zmm24, zmm4                                      ;  1155.3 p0+p5   21 t
        vmovdqa64 zmm1, zmm21                                            ;  1088.3         21 t copy
        vpermi2b zmm1, zmm24, zmm4                                       ;  1157.3 p0+p5   21 t
        vmovdqa64 zmm6, zmm31                                            ;  1090.3         21 t copy
        vpermi2b zmm6, zmm24, zmm4                                       ;  1159.3 p0+p5   21 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 960]  ;  1001.8 p3      21 t reload
        vpermi2b zmm13, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1161.3 p0+p5+p2   21 t
        vpternlogd zmm2, zmm26, zmm13, 0xca                              ;  1166.3 p0      21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1002.8 p3      21 t reload
        vpermi2b zmm14, zmm4, zmm13                                      ;  1163.3 p0+p5   21 t
        vpermi2b zmm21, zmm4, zmm13                                      ;  1165.3 p0+p5   21 t
        vpermi2b zmm31, zmm4, zmm13                                      ;  1167.3 p0+p5   21 t
        vpternlogd zmm3, zmm29, zmm14, 0xca                              ;  1168.3 p0      21 t
        vpternlogd zmm15, zmm1, zmm21, 0xca                              ;  1170.3 p0      21 t
        vpternlogd zmm7, zmm6, zmm31, 0xca                               ;  1172.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 23168]                                    ;  1004.8 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 24576]                                    ;  1082.3 p3      41 t reload
        vmovdqu64 zmm14, [rbp + 12736]                                   ;  1005.8 p2      51 x
        vpternlogd zmm14, zmm6, zmm1, 0xf6                               ;  1139.3 p0      51 x
        vmovdqu64 zmm21, [rbp + 22464]                                   ;  1084.3 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 24064]                                   ;  1083.3 p2      61 t reload
        vmovdqu64 zmm29, [rbp + 12672]                                   ;  1007.0 p3      51 x
        vpternlogd zmm29, zmm26, zmm21, 0x36                             ;  1140.3 p0      51 x
        vmovdqu64 zmm26, [rbp + 24448]                                   ;  1115.3 p2      42 t reload
        vmovdqa64 zmm31, zmm17                                           ;  1115.3         41 t copy
        vpternlogd zmm31, zmm22, zmm26, 0x96                             ;  1145.3 p0      41 t
        vpandd zmm1, zmm29, [rbp + 12928]                                ;  1142.3 p0+p3   52 x
        vmovdqa64 zmm6, zmm20                                            ;  1119.3         41 t copy
        vpternlogd zmm6, zmm16, zmm2, 0x96                               ;  1167.3 p0      41 t
        vmovdqa64 zmm21, zmm0                                            ;  1131.3         41 t copy
        vpternlogd zmm21, zmm22, zmm2, 0x96                              ;  1167.3 p0      41 t
        vpternlogd zmm0, zmm22, zmm6, 0x96                               ;  1168.3 p0      41 t
        vpternlogd zmm26, zmm21, zmm17, 0x96                             ;  1168.3 p0      41 t
        vpternlogd zmm17, zmm15, zmm20, 0x96                             ;  1171.3 p0      41 t
        vpternlogd zmm15, zmm20, zmm31, 0x96                             ;  1171.3 p0      41 t
        vpternlogd zmm16, zmm2, zmm17, 0x96                              ;  1172.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 21568]                                    ;  1086.3 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 23808]                                   ;  1083.3 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 12672]                                   ;  1009.8 p2      51 x
        vpternlogd zmm22, zmm20, zmm2, 0x36                              ;  1150.3 p0      51 x
        vpternlogd zmm6, zmm26, [rbp + 21824], 0x96                      ;  1169.3 p0+p3   62 t
        vpandd zmm8, zmm8, zmm6                                          ;  1170.3 p0      47 y
        vpternlogd zmm17, zmm0, [rbp + 23872], 0x96                      ;  1172.3 p0+p2   62 t
        vpandd zmm27, zmm27, zmm17                                       ;  1173.3 p0      47 y
        vpternlogd zmm21, zmm15, [rbp + 24128], 0x96                     ;  1172.3 p0+p3   62 t
        vpandd zmm18, zmm18, zmm21                                       ;  1173.3 p0      47 y
        vpternlogd zmm31, zmm16, [rbp + 21376], 0x96                     ;  1173.3 p0+p2   62 t
        vpandd zmm28, zmm28, zmm31                                       ;  1174.3 p0      47 y
        vpandd zmm20, zmm22, [rbp + 12928]                               ;  1159.3 p0+p3   52 x
        vmovdqa64 zmm2, zmm10                                            ;  1125.3         41 t copy
        vpternlogd zmm2, zmm9, zmm3, 0x96                                ;  1169.3 p0      41 t
        vmovdqa64 zmm13, zmm5                                            ;  1135.3         41 t copy
        vpternlogd zmm13, zmm23, zmm3, 0x96                              ;  1169.3 p0      41 t
        vpternlogd zmm5, zmm2, zmm23, 0x96                               ;  1170.3 p0      41 t
        vpsrlq zmm4, zmm8, 7                                             ;  1171.3 p0      47 y
        vpaddb zmm8, zmm8, zmm8                                          ;  1171.3 p0      47 y
        vpternlogd zmm8, zmm15, [rbp + 23680], 0x96                      ;  1172.3 p0+p2   47 y
        vpsrlq zmm15, zmm27, 7                                           ;  1174.3 p0      47 y
        vpaddb zmm27, zmm27, zmm27                                       ;  1174.3 p0      47 y
        vpternlogd zmm27, zmm26, [rbp + 21696], 0x96                     ;  1175.3 p5+p3   47 y
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 1088] ;  1016.8 p2      47 y reload
        vpternlogd zmm27, zmm4, zmm26, 0x78                              ;  1176.3 p0      47 y
        vpsrlq zmm4, zmm28, 7                                            ;  1175.3 p0      47 y
        vpaddb zmm28, zmm28, zmm28                                       ;  1175.3 p5      47 y
        vpternlogd zmm28, zmm0, [rbp + 22848], 0x96                      ;  1176.3 p5+p3   47 y
        vpternlogd zmm28, zmm15, zmm26, 0x78                             ;  1177.3 p0      47 y
        vmovdqu64 zmm0, [rbp + 22144]                                    ;  1141.3 p2      23 t reload
        vmovdqu64 zmm15, [rbp + 22080]                                   ;  1117.3 p3      42 t reload
        vpternlogd zmm23, zmm15, zmm0, 0x96                              ;  1171.3 p5      41 t
        vpternlogd zmm15, zmm13, zmm0, 0x96                              ;  1171.3 p0      41 t
        vpternlogd zmm0, zmm7, zmm10, 0x96                               ;  1173.3 p5      41 t
        vpternlogd zmm7, zmm10, zmm23, 0x96                              ;  1173.3 p0      41 t
        vpternlogd zmm9, zmm3, zmm0, 0x96                                ;  1174.3 p5      41 t
        vpsrlq zmm3, zmm1, 7                                             ;  1173.3 p0      52 x
        vpaddb zmm1, zmm1, zmm1                                          ;  1174.3 p5      52 x
        vpternlogd zmm2, zmm15, [rbp + 22784], 0x96                      ;  1174.3 p0+p2   62 t
        vpandd zmm12, zmm12, zmm2                                        ;  1175.3 p5      47 y
        vpternlogd zmm0, zmm5, [rbp + 24320], 0x96                       ;  1175.3 p0+p3   62 t
        vpandd zmm30, zmm30, zmm0                                        ;  1176.3 p5      47 y
        vpternlogd zmm13, zmm7, [rbp + 22656], 0x96                      ;  1176.3 p0+p2   62 t
        vpandd zmm19, zmm19, zmm13                                       ;  1177.3 p5      47 y
        vpternlogd zmm23, zmm9, [rbp + 24192], 0x96                      ;  1177.3 p0+p3   62 t
        vpandd zmm25, zmm25, zmm23                                       ;  1178.3 p5      47 y
        vpsrlq zmm10, zmm12, 7                                           ;  1178.3 p0      47 y
        vpandd zmm3, zmm3, zmm26                                         ;  1179.3 p5      52 x
        vpsrlq zmm24, zmm18, 7                                           ;  1179.3 p0      47 y
        vpternlogd zmm8, zmm24, zmm26, 0x78                              ;  1180.3 p5      47 y
        vpaddb zmm18, zmm18, zmm18                                       ;  1180.3 p0      47 y
        vpternlogd zmm18, zmm16, [rbp + 22400], 0x96                     ;  1181.3 p5+p2   47 y
        vpternlogd zmm18, zmm4, zmm26, 0x78                              ;  1182.3 p0      47 y
        vmovdqu64 zmm4, [rbp + 22720]                                    ;  1081.3 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 23616]                                   ;  1084.3 p2      61 t reload
        vmovdqu64 zmm24, [rbp + 12736]                                   ;  1023.8 p3      51 x
        vpternlogd zmm24, zmm16, zmm4, 0x36                              ;  1182.3 p5      51 x
        vpsrlq zmm16, zmm30, 7                                           ;  1182.3 p0      47 y
        vpaddb zmm30, zmm30, zmm30                                       ;  1183.3 p5      47 y
        vpternlogd zmm30, zmm15, [rbp + 22592], 0x96                     ;  1184.3 p0+p2   47 y
        vpternlogd zmm30, zmm10, zmm26, 0x78                             ;  1185.3 p5      47 y
        vpaddb zmm10, zmm12, zmm12                                       ;  1184.3 p0      47 y
        vpternlogd zmm10, zmm7, [rbp + 23104], 0x96                      ;  1185.3 p5+p3   47 y
        vmovdqu64 zmm7, [rbp + 23232]                                    ;  1083.3 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 22976]                                   ;  1085.3 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 12800]                                   ;  1026.3 p2      51 x
        vpternlogd zmm15, zmm12, zmm7, 0x36                              ;  1185.3 p0      51 x
        vpsrlq zmm12, zmm20, 7                                           ;  1186.3 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;  1186.3 p5      52 x
        vpternlogd zmm17, zmm27, [rbp + 12160], 0x1e                     ;  1187.3 p5+p3   48 y
        vpternlogd zmm31, zmm28, [rbp + 12224], 0x1e                     ;  1187.3 p0+p2   48 y
        vpsrlq zmm7, zmm19, 7                                            ;  1188.3 p0      47 y
        vpternlogd zmm10, zmm7, zmm26, 0x78                              ;  1189.3 p5      47 y
        vpaddb zmm7, zmm19, zmm19                                        ;  1189.3 p5      47 y
        vpternlogd zmm7, zmm9, [rbp + 22336], 0x96                       ;  1190.3 p0+p3   47 y
        vpsrlq zmm9, zmm25, 7                                            ;  1190.3 p0      47 y
        vpternlogd zmm7, zmm9, zmm26, 0x78                               ;  1191.3 p5      47 y
        vpaddb zmm9, zmm25, zmm25                                        ;  1191.3 p5      47 y
        vpternlogd zmm9, zmm5, [rbp + 23424], 0x96                       ;  1192.3 p0+p2   47 y
        vmovdqu64 zmm5, [rbp + 24384]                                    ;  1083.3 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 22528]                                   ;  1087.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 12800]                                   ;  1036.3 p3      51 x
        vpternlogd zmm25, zmm19, zmm5, 0x36                              ;  1192.3 p5      51 x
        vpternlogd zmm9, zmm16, zmm26, 0x78                              ;  1193.3 p0      47 y
        vmovdqu64 zmm16, [rbp + 12352]                                   ;  1036.8 p2      71 d.3 reload
        vpternlogd zmm6, zmm8, zmm16, 0x1e                               ;  1193.3 p5      48 y
        vpternlogd zmm16, zmm2, zmm10, 0x36                              ;  1193.3 p0      48 y
        vmovdqu64 zmm2, [rbp + 12288]                                    ;  1038.7 p3      71 d.2 reload
        vpternlogd zmm21, zmm18, zmm2, 0x1e                              ;  1194.3 p5      48 y
        vpternlogd zmm2, zmm13, zmm7, 0x36                               ;  1194.3 p0      48 y
        vpternlogd zmm0, zmm30, [rbp + 12160], 0x1e                      ;  1195.3 p5+p2   48 y
        vpternlogd zmm23, zmm9, [rbp + 12224], 0x1e                      ;  1195.3 p0+p3   48 y
        vmovdqu64 zmm13, [rbp + 12992]                                   ;  1042.3 p2      71 y.5 reload
        vpandd zmm19, zmm24, zmm13                                       ;  1196.3 p5      52 x
        vpternlogd zmm13, zmm14, [rbp + 22912], 0x60                     ;  1196.3 p0+p3   52 x
        vpandd zmm5, zmm15, [rbp + 13056]                                ;  1197.3 p5+p2   52 x
        vpxord zmm4, zmm27, [rbp + 13184]                                ;  1197.3 p0+p3   40 t
        vmovdqu64 [rbp + 22528], zmm27                                   ;  1177.3 p7+p4   47 y spill
        vpxord zmm27, zmm28, [rbp + 13248]                               ;  1198.3 p5+p2   40 t
        vmovdqu64 [rbp + 23424], zmm28                                   ;  1178.3 p8+p9   47 y spill
        vpandd zmm28, zmm25, [rbp + 13056]                               ;  1198.3 p0+p3   52 x
        vmovdqu64 [rbp + 22336], zmm25                                   ;  1193.3 p7+p4   51 x spill
        vpxord zmm25, zmm8, [rbp + 13376]                                ;  1199.3 p5+p2   40 t
        vmovdqu64 [rbp + 22976], zmm8                                    ;  1181.3 p8+p9   47 y spill
        vpxord zmm8, zmm18, [rbp + 13312]                                ;  1199.3 p0+p3   40 t
        vmovdqu64 [rbp + 23104], zmm18                                   ;  1183.3 p7+p4   47 y spill
        vpxord zmm18, zmm17, [rbp + 13440]                               ;  1200.3 p5+p2   40 t
        vmovdqu64 [rbp + 22592], zmm17                                   ;  1188.3 p8+p9   48 y spill
        vpxord zmm17, zmm31, [rbp + 13504]                               ;  1200.3 p0+p3   40 t
        vmovdqu64 [rbp + 23616], zmm31                                   ;  1188.3 p7+p4   48 y spill
        vpxord zmm31, zmm30, [rbp + 13184]                               ;  1201.3 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm30                                   ;  1186.3 p8+p9   47 y spill
        vpsrlq zmm30, zmm19, 7                                           ;  1201.3 p0      52 x
        vpandd zmm30, zmm30, zmm26                                       ;  1202.3 p5      52 x
        vpaddb zmm19, zmm19, zmm19                                       ;  1202.3 p0      52 x
        vmovdqu64 [rbp + 24192], zmm15                                   ;  1186.3 p7+p4   51 x spill
        vpsrlq zmm15, zmm13, 7                                           ;  1203.3 p0      52 x
        vpandd zmm15, zmm15, zmm26                                       ;  1204.3 p5      52 x
        vpaddb zmm13, zmm13, zmm13                                       ;  1204.3 p5      52 x
        vmovdqu64 [rbp + 22656], zmm14                                   ;  1140.3 p8+p9   51 x spill
        vpsrlq zmm14, zmm5, 7                                            ;  1204.3 p0      52 x
        vpandd zmm14, zmm14, zmm26                                       ;  1205.3 p5      52 x
        vpaddb zmm5, zmm5, zmm5                                          ;  1205.3 p0      52 x
        vmovdqu64 [rbp + 24320], zmm24                                   ;  1183.3 p7+p4   51 x spill
        vpxord zmm24, zmm10, [rbp + 13376]                               ;  1206.3 p5+p3   40 t
        vmovdqu64 [rbp + 22784], zmm10                                   ;  1190.3 p8+p9   47 y spill
        vpsrlq zmm10, zmm28, 7                                           ;  1206.3 p0      52 x
        vpandd zmm10, zmm10, zmm26                                       ;  1207.3 p5      52 x
        vpaddb zmm28, zmm28, zmm28                                       ;  1207.3 p0      52 x
        vmovdqu64 [rbp + 22144], zmm22                                   ;  1151.3 p7+p4   51 x spill
        vpxord zmm22, zmm6, [rbp + 13632]                                ;  1208.3 p5+p2   40 t
        vmovdqu64 [rbp + 22080], zmm6                                    ;  1194.3 p8+p9   48 y spill
        vpxord zmm6, zmm16, [rbp + 13632]                                ;  1208.3 p0+p3   40 t
        vmovdqu64 [rbp + 22848], zmm16                                   ;  1194.3 p7+p4   48 y spill
        vpxord zmm16, zmm21, [rbp + 13568]                               ;  1209.3 p5+p2   40 t
        vmovdqu64 [rbp + 21696], zmm21                                   ;  1195.3 p8+p9   48 y spill
        vpxord zmm21, zmm0, [rbp + 13440]                                ;  1209.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm0                                    ;  1196.3 p7+p4   48 y spill
        vpxord zmm0, zmm7, [rbp + 13312]                                 ;  1210.3 p5+p2   40 t
        vmovdqu64 [rbp + 21376], zmm7                                    ;  1192.3 p8+p9   47 y spill
        vpxord zmm7, zmm2, [rbp + 13568]                                 ;  1210.3 p0+p3   40 t
        vmovdqu64 [rbp + 24128], zmm2                                    ;  1195.3 p7+p4   48 y spill
        vpxord zmm2, zmm23, [rbp + 13504]                                ;  1211.3 p5+p2   40 t
        vmovdqu64 [rbp + 23872], zmm23                                   ;  1196.3 p8+p9   48 y spill
        vpxord zmm23, zmm9, [rbp + 13248]                                ;  1211.3 p0+p3   40 t
        vmovdqu64 [rbp + 21824], zmm9                                    ;  1194.3 p7+p4   47 y spill
        vmovdqa64 zmm9, zmm26                                            ;  1066.7         52 x copy
        vmovdqa64 zmm11, zmm26                                           ;  1066.8         52 x copy
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 256] ;  1067.0 p2      41 t reload
        vmovdqu64 [rbp + 23808], zmm29                                   ;  1141.3 p8+p9   51 x spill
        vpshufb zmm29, zmm26, zmm4                                       ;  1212.3 p5      41 t
        vmovdqu64 [rbp + 24448], zmm10                                   ;  1208.3 p7+p4   52 x spill
        vpshufb zmm10, zmm26, zmm27                                      ;  1213.3 p5      23 t
        vmovdqu64 [rbp + 24064], zmm14                                   ;  1206.3 p8+p9   52 x spill
        vpshufb zmm14, zmm26, zmm31                                      ;  1214.3 p5      41 t
        vmovdqu64 [rbp + 21440], zmm15                                   ;  1205.3 p7+p4   52 x spill
        vpshufb zmm15, zmm26, zmm8                                       ;  1215.3 p5      22 t
        vmovdqu64 [rbp + 21952], zmm28                                   ;  1208.3 p8+p9   52 x spill
        vpshufb zmm28, zmm26, zmm25                                      ;  1216.3 p5      21 t
        vmovdqu64 [rbp + 23360], zmm30                                   ;  1203.3 p7+p4   52 x spill
        vpshufb zmm30, zmm26, zmm18                                      ;  1217.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm5                                    ;  1206.3 p8+p9   52 x spill
        vpshufb zmm5, zmm26, zmm24                                       ;  1218.3 p5      21 t
        vmovdqu64 [rbp + 21504], zmm12                                   ;  1187.3 p7+p4   52 x spill
        vpshufb zmm12, zmm26, zmm23                                      ;  1219.3 p5      23 t
        vmovdqu64 [rbp + 23744], zmm13                                   ;  1205.3 p8+p9   52 x spill
        vpshufb zmm13, zmm26, zmm0                                       ;  1220.3 p5      22 t
        vmovdqu64 [rbp + 22272], zmm3                                    ;  1180.3 p7+p4   52 x spill
        vpshufb zmm3, zmm26, zmm21                                       ;  1221.3 p5      23 t
        vmovdqu64 zmm26, [rbp + 13120]                                   ;  1075.7 p3      52 x
        vmovdqu64 [rbp + 23936], zmm19                                   ;  1203.3 p8+p9   52 x spill
        vmovdqu64 zmm19, [rbp + 13120]                                   ;  1076.0 p2      52 x
        vmovdqu64 [rbp + 24256], zmm20                                   ;  1187.3 p7+p4   52 x spill
        vmovdqu64 zmm20, [rbp + 21632]                                   ;  1084.3 p3      61 t reload
        vmovdqu64 [rbp + 24512], zmm1                                    ;  1175.3 p8+p9   52 x spill
        vmovdqu64 zmm1, [rbp + 12864]                                    ;  1077.0 p2      51 x
        vpternlogd zmm1, zmm20, [rbp + 22208], 0x36                      ;  1212.3 p0+p3   51 x
        vpandd zmm26, zmm26, zmm1                                        ;  1213.3 p0      52 x
        vpsrlq zmm20, zmm26, 7                                           ;  1214.3 p0      52 x
        vpandd zmm9, zmm9, zmm20                                         ;  1215.3 p0      52 x
        vpaddb zmm20, zmm26, zmm26                                       ;  1216.3 p0      52 x
        vmovdqu64 zmm26, [rbp + 22016]                                   ;  1087.3 p2      61 t reload
        vmovdqu64 [rbp + 21632], zmm1                                    ;  1213.3 p7+p4   51 x spill
        vmovdqu64 zmm1, [rbp + 23296]                                    ;  1086.3 p3      61 t reload
        vmovdqu64 [rbp + 21760], zmm20                                   ;  1217.3 p8+p9   52 x spill
        vmovdqu64 zmm20, [rbp + 12864]                                   ;  1081.7 p2      51 x
        vpternlogd zmm20, zmm1, zmm26, 0x36                              ;  1217.3 p0      51 x
        vpandd zmm19, zmm19, zmm20                                       ;  1218.3 p0      52 x
        vpsrlq zmm1, zmm19, 7                                            ;  1219.3 p0      52 x
        vpandd zmm11, zmm11, zmm1                                        ;  1220.3 p0      52 x
        vpaddb zmm1, zmm19, zmm19                                        ;  1221.3 p0      52 x
        vpternlogd zmm1, zmm26, [rbp + 24448], 0x96                      ;  1222.3 p5+p3   61 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 256] ;  1084.3 p2      41 t reload
        vpshufb zmm26, zmm19, zmm17                                      ;  1223.3 p5      22 t
        vmovdqu64 [rbp + 22016], zmm1                                    ;  1223.3 p7+p4   61 t spill
        vpshufb zmm1, zmm19, zmm16                                       ;  1224.3 p5      21 t
        vmovdqu64 [rbp + 24448], zmm20                                   ;  1218.3 p8+p9   51 x spill
        vpshufb zmm20, zmm19, zmm2                                       ;  1225.3 p5      22 t
        vmovdqu64 [rbp + 23296], zmm11                                   ;  1221.3 p7+p4   52 x spill
        vpshufb zmm11, zmm19, zmm22                                      ;  1226.3 p5      42 t
        vmovdqu64 [rbp + 23040], zmm9                                    ;  1216.3 p8+p9   52 x spill
        vpshufb zmm9, zmm19, zmm6                                        ;  1227.3 p5      42 t
        vmovdqu64 [rbp + 24000], zmm9                                    ;  1228.3 p7+p4   42 t spill
        vpshufb zmm9, zmm19, zmm7                                        ;  1228.3 p5      21 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512]       ;  1086.3 p3      41 t reload
        vmovdqu64 [rbp + 21888], zmm6                                    ;  1209.3 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm4                                             ;  1198.3         41 t copy
        vpermi2b zmm6, zmm19, [rel camellia256_encrypt.T0_constants512 + 64] ;  1230.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 23552], zmm11                                   ;  1227.3 p7+p4   42 t spill
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 128] ;  1087.5 p3      41 t reload
        vpermi2b zmm4, zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;  1232.3 p0+p5+p2   41 t
        vpternlogd zmm29, zmm6, zmm4, 0xca                               ;  1237.3 p0      41 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1088.5 p3      41 t reload
        vmovdqu64 zmm6, [rbp + 21888]                                    ;  1209.3 p2      42 t
        vpermi2b zmm6, zmm19, zmm4                                       ;  1234.3 p0+p5   42 t
        vmovdqu64 [rbp + 24640], zmm29                                   ;  1238.3 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm31                                           ;  1202.3         41 t copy
        vpermi2b zmm29, zmm19, zmm4                                      ;  1236.3 p0+p5   41 t
        vpermi2b zmm31, zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;  1238.3 p0+p5+p3   41 t
        vpternlogd zmm14, zmm29, zmm31, 0xca                             ;  1243.3 p0      41 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 192] ;  1090.7 p2      41 t reload
        vmovdqu64 zmm31, [rbp + 21888]                                   ;  1209.3 p3      42 t
        vpermi2b zmm31, zmm11, zmm29                                     ;  1240.3 p0+p5   42 t
        vmovdqa64 zmm29, zmm22                                           ;  1209.3         42 t copy
        vpermi2b zmm29, zmm19, zmm4                                      ;  1242.3 p0+p5   42 t
        vpermi2b zmm22, zmm11, [rel camellia256_encrypt.T0_constants512 + 192] ;  1244.3 p0+p5+p2   42 t
        vpternlogd zmm6, zmm31, [rbp + 24000], 0xe4                      ;  1245.3 p0+p3   42 t
        vpternlogd zmm29, zmm22, [rbp + 23552], 0xe4                     ;  1249.3 p0+p2   42 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 384] ;  1093.7 p3      23 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 320] ;  1094.2 p2      23 t reload
        vmovdqa64 zmm11, zmm27                                           ;  1199.3         23 t copy
        vpermi2b zmm11, zmm31, zmm22                                     ;  1246.3 p0+p5   23 t
        vmovdqa64 zmm4, zmm18                                            ;  1201.3         23 t copy
        vpermi2b zmm4, zmm31, zmm22                                      ;  1248.3 p0+p5   23 t
        vmovdqa64 zmm19, zmm23                                           ;  1212.3         23 t copy
        vpermi2b zmm19, zmm31, zmm22                                     ;  1250.3 p0+p5   23 t
        vmovdqu64 [rbp + 23552], zmm6                                    ;  1246.3 p7+p4   42 t spill
        vmovdqa64 zmm6, zmm21                                            ;  1210.3         23 t copy
        vpermi2b zmm6, zmm31, zmm22                                      ;  1252.3 p0+p5   23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 448] ;  1096.5 p3      23 t reload
        vpermi2b zmm27, zmm22, [rel camellia256_encrypt.T0_constants512 + 512] ;  1254.3 p0+p5+p2   23 t
        vpternlogd zmm10, zmm11, zmm27, 0xca                             ;  1259.3 p0      23 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;  1097.5 p3      23 t reload
        vpermi2b zmm18, zmm22, zmm11                                     ;  1256.3 p0+p5   23 t
        vpermi2b zmm23, zmm22, zmm11                                     ;  1258.3 p0+p5   23 t
        vpermi2b zmm21, zmm22, zmm11                                     ;  1260.3 p0+p5   23 t
        vpternlogd zmm12, zmm19, zmm23, 0xca                             ;  1263.3 p0      23 t
        vmovdqu64 zmm19, [rbp + 23040]                                   ;  1216.3 p2      52 x reload
        vmovdqu64 zmm23, [rbp + 24512]                                   ;  1175.3 p3      61 t
        vpternlogd zmm23, zmm19, [rbp + 22464], 0x96                     ;  1244.3 p0+p2   61 t
        vpternlogd zmm30, zmm4, zmm18, 0xca                              ;  1261.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 23296]                                    ;  1221.3 p3      52 x reload
        vmovdqu64 zmm18, [rbp + 24256]                                   ;  1187.3 p2      61 t
        vpternlogd zmm18, zmm4, [rbp + 21568], 0x96                      ;  1246.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 22272]                                    ;  1180.3 p2      52 x reload
        vmovdqu64 zmm19, [rbp + 23936]                                   ;  1203.3 p3      61 t
        vpternlogd zmm19, zmm4, [rbp + 22720], 0x96                      ;  1247.3 p0+p2   61 t
        vpternlogd zmm3, zmm6, zmm21, 0xca                               ;  1265.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 24576]                                    ;  1103.3 p3      41 t reload
        vmovdqu64 zmm6, [rbp + 23744]                                    ;  1205.3 p2      61 t
        vpternlogd zmm6, zmm4, [rbp + 23168], 0x96                       ;  1249.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 23360]                                    ;  1203.3 p2      52 x reload
        vmovdqu64 zmm21, [rbp + 23488]                                   ;  1206.3 p3      61 t
        vpternlogd zmm21, zmm4, [rbp + 23232], 0x96                      ;  1250.3 p0+p2   61 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 1088] ;  1106.3 p3      47 y reload
        vmovdqu64 zmm27, [rbp + 21504]                                   ;  1187.3 p2      52 x reload
        vpternlogd zmm6, zmm27, zmm4, 0x78                               ;  1251.3 p0      61 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 640] ;  1107.3 p3      22 t reload
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 576]  ;  1108.2 p2      22 t reload
        vmovdqa64 zmm11, zmm8                                            ;  1200.3         22 t copy
        vpermi2b zmm11, zmm4, zmm27                                      ;  1262.3 p0+p5   22 t
        vmovdqa64 zmm22, zmm17                                           ;  1201.3         22 t copy
        vpermi2b zmm22, zmm4, zmm27                                      ;  1264.3 p0+p5   22 t
        vmovdqa64 zmm31, zmm0                                            ;  1211.3         22 t copy
        vpermi2b zmm31, zmm4, zmm27                                      ;  1266.3 p0+p5   22 t
        vmovdqu64 [rbp + 21504], zmm21                                   ;  1251.3 p8+p9   61 t spill
        vmovdqa64 zmm21, zmm2                                            ;  1212.3         22 t copy
        vpermi2b zmm21, zmm4, zmm27                                      ;  1268.3 p0+p5   22 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 704] ;  1115.3 p3      22 t reload
        vpermi2b zmm8, zmm27, [rel camellia256_encrypt.T0_constants512 + 768] ;  1270.3 p0+p5+p2   22 t
        vpternlogd zmm15, zmm11, zmm8, 0xca                              ;  1275.3 p0      22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1118.3 p3      22 t reload
        vpermi2b zmm17, zmm27, zmm8                                      ;  1272.3 p0+p5   22 t
        vpermi2b zmm0, zmm27, zmm8                                       ;  1274.3 p0+p5   22 t
        vpermi2b zmm2, zmm27, zmm8                                       ;  1276.3 p0+p5   22 t
        vpternlogd zmm13, zmm31, zmm0, 0xca                              ;  1279.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 21440]                                    ;  1205.3 p2      52 x reload
        vmovdqu64 zmm11, [rbp + 21952]                                   ;  1208.3 p3      61 t
        vpternlogd zmm11, zmm0, [rbp + 24384], 0x96                      ;  1262.3 p0+p2   61 t
        vpternlogd zmm26, zmm22, zmm17, 0xca                             ;  1277.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 24064]                                    ;  1206.3 p3      52 x reload
        vmovdqu64 zmm17, [rbp + 21760]                                   ;  1217.3 p2      61 t
        vpternlogd zmm17, zmm0, [rbp + 22208], 0x96                      ;  1264.3 p0+p3   61 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1125.7 p2      21 t reload
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 832] ;  1126.5 p3      21 t reload
        vmovdqa64 zmm31, zmm25                                           ;  1200.3         21 t copy
        vpermi2b zmm31, zmm22, zmm0                                      ;  1278.3 p0+p5   21 t
        vpternlogd zmm20, zmm21, zmm2, 0xca                              ;  1281.3 p0      22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1130.5 p2      21 t reload
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 960] ;  1131.3 p3      21 t reload
        vpermi2b zmm25, zmm21, zmm2                                      ;  1280.3 p0+p5   21 t
        vpternlogd zmm28, zmm31, zmm25, 0xca                             ;  1285.3 p0      21 t
        vmovdqa64 zmm25, zmm24                                           ;  1207.3         21 t copy
        vpermi2b zmm25, zmm22, zmm0                                      ;  1282.3 p0+p5   21 t
        vpermi2b zmm24, zmm21, zmm2                                      ;  1284.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm16                                           ;  1210.3         21 t copy
        vpermi2b zmm31, zmm22, zmm0                                      ;  1286.3 p0+p5   21 t
        vpermi2b zmm16, zmm21, zmm2                                      ;  1288.3 p0+p5   21 t
        vpternlogd zmm5, zmm25, zmm24, 0xca                              ;  1289.3 p0      21 t
        vmovdqa64 zmm24, zmm7                                            ;  1211.3         21 t copy
        vpermi2b zmm24, zmm22, zmm0                                      ;  1290.3 p0+p5   21 t
        vpermi2b zmm7, zmm21, zmm2                                       ;  1292.3 p0+p5   21 t
        vpternlogd zmm1, zmm31, zmm16, 0xca                              ;  1293.3 p0      21 t
        vpternlogd zmm9, zmm24, zmm7, 0xca                               ;  1297.3 p0      21 t
        vmovdqa64 zmm7, zmm29                                            ;  1250.3         41 t copy
        vpternlogd zmm7, zmm10, zmm15, 0x96                              ;  1278.3 p0      41 t
        vmovdqu64 zmm16, [rbp + 23552]                                   ;  1246.3 p2      42 t reload
        vmovdqa64 zmm24, zmm12                                           ;  1264.3         41 t copy
        vpternlogd zmm24, zmm13, zmm16, 0x96                             ;  1280.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 24640]                                   ;  1238.3 p3      41 t reload
        vmovdqa64 zmm31, zmm26                                           ;  1278.3         41 t copy
        vpternlogd zmm31, zmm28, zmm25, 0x96                             ;  1286.3 p0      41 t
        vmovdqa64 zmm2, zmm30                                            ;  1262.3         41 t copy
        vpternlogd zmm2, zmm15, zmm28, 0x96                              ;  1286.3 p0      41 t
        vpternlogd zmm30, zmm15, zmm31, 0x96                             ;  1287.3 p0      41 t
        vpternlogd zmm29, zmm2, zmm10, 0x96                              ;  1287.3 p0      41 t
        vpternlogd zmm10, zmm1, zmm25, 0x96                              ;  1294.3 p0      41 t
        vpternlogd zmm1, zmm25, zmm7, 0x96                               ;  1294.3 p0      41 t
        vpternlogd zmm26, zmm28, zmm10, 0x96                             ;  1295.3 p0      41 t
        vpternlogd zmm31, zmm29, [rbp + 21632], 0x96                     ;  1288.3 p0+p2   61 t
        vmovdqu64 zmm15, [rbp + 13952]                                   ;  1145.3 p3      40 t
        vpternlogd zmm10, zmm30, [rbp + 23808], 0x96                     ;  1295.3 p0+p2   61 t
        vpxord zmm15, zmm15, zmm10                                       ;  1296.3 p0      40 t
        vpternlogd zmm2, zmm1, [rbp + 24192], 0x96                       ;  1295.3 p0+p3   61 t
        vpternlogd zmm7, zmm26, [rbp + 24320], 0x96                      ;  1296.3 p0+p2   61 t
        vmovdqa64 zmm25, zmm14                                           ;  1244.3         41 t copy
        vpternlogd zmm25, zmm20, zmm5, 0x96                              ;  1292.3 p0      41 t
        vmovdqa64 zmm28, zmm3                                            ;  1266.3         41 t copy
        vpternlogd zmm28, zmm13, zmm5, 0x96                              ;  1293.3 p5      41 t
        vpternlogd zmm3, zmm13, zmm25, 0x96                              ;  1293.3 p0      41 t
        vpternlogd zmm16, zmm28, zmm12, 0x96                             ;  1294.3 p5      41 t
        vpternlogd zmm12, zmm9, zmm14, 0x96                              ;  1298.3 p0      41 t
        vpternlogd zmm9, zmm14, zmm24, 0x96                              ;  1298.3 p5      41 t
        vpternlogd zmm20, zmm5, zmm12, 0x96                              ;  1299.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 13952]                                    ;  1152.7 p3      40 t
        vpternlogd zmm25, zmm16, [rbp + 24448], 0x96                     ;  1296.3 p5+p2   61 t
        vmovdqu64 zmm13, [rbp + 22656]                                   ;  1154.3 p3      51 x reload
        vpternlogd zmm24, zmm13, [rbp + 22912], 0x96                     ;  1296.3 p0+p2   61 t
        vpternlogd zmm12, zmm3, [rbp + 22144], 0x96                      ;  1299.3 p5+p3   61 t
        vpxord zmm5, zmm5, zmm12                                         ;  1300.3 p0      40 t
        vpternlogd zmm28, zmm9, [rbp + 22336], 0x96                      ;  1299.3 p5+p2   61 t
        vmovdqu64 zmm13, [rbp + 14144]                                   ;  1157.7 p3      62 l.7 reload
        vpxord zmm14, zmm31, zmm13                                       ;  1298.3 p0      40 t
        vpxord zmm13, zmm13, zmm25                                       ;  1299.3 p5      40 t
        vmovdqu64 [rbp + 22336], zmm25                                   ;  1297.3 p7+p4   61 t spill
        vpxord zmm25, zmm2, [rbp + 14080]                                ;  1299.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm31                                   ;  1289.3 p8+p9   61 t spill
        vpxord zmm31, zmm7, [rbp + 14016]                                ;  1300.3 p5+p3   40 t
        vmovdqu64 [rbp + 22912], zmm2                                    ;  1296.3 p7+p4   61 t spill
        vpxord zmm2, zmm28, [rbp + 14080]                                ;  1300.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm28                                   ;  1300.3 p8+p9   61 t spill
        vmovdqa64 zmm28, zmm31                                           ;  1301.3         22 t copy
        vpermi2b zmm28, zmm27, zmm8                                      ;  1303.3 p5      22 t
        vmovdqu64 [rbp + 24448], zmm7                                    ;  1297.3 p7+p4   61 t spill
        vmovdqa64 zmm7, zmm25                                            ;  1300.3         21 t copy
        vpermi2b zmm7, zmm22, zmm0                                       ;  1305.3 p0+p5   21 t
        vmovdqu64 [rbp + 23552], zmm12                                   ;  1300.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm2                                            ;  1301.3         21 t copy
        vpermi2b zmm12, zmm22, zmm0                                      ;  1307.3 p0+p5   21 t
        vmovdqu64 [rbp + 24320], zmm10                                   ;  1296.3 p7+p4   61 t spill
        vmovdqa64 zmm10, zmm23                                           ;  1245.3         40 t copy
        vpternlogd zmm10, zmm29, [rbp + 13696], 0x96                     ;  1303.3 p0+p3   40 t
        vmovdqu64 [rbp + 24192], zmm23                                   ;  1245.3 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm19                                           ;  1248.3         40 t copy
        vpternlogd zmm23, zmm30, [rbp + 13760], 0x96                     ;  1304.3 p0+p2   40 t
        vmovdqu64 [rbp + 23808], zmm19                                   ;  1248.3 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm6                                            ;  1252.3         40 t copy
        vpternlogd zmm19, zmm3, [rbp + 13760], 0x96                      ;  1305.3 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm6                                    ;  1252.3 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm18                                            ;  1247.3         40 t copy
        vpternlogd zmm6, zmm16, [rbp + 13696], 0x96                      ;  1306.3 p0+p2   40 t
        vmovdqu64 [rbp + 24640], zmm3                                    ;  1294.3 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm17                                            ;  1265.3         40 t copy
        vpternlogd zmm3, zmm1, [rbp + 13888], 0x96                       ;  1307.3 p0+p3   40 t
        vmovdqu64 [rbp + 22208], zmm17                                   ;  1265.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm3                                            ;  1308.3         21 t copy
        vpermi2b zmm17, zmm22, zmm0                                      ;  1310.3 p5      21 t
        vmovdqu64 [rbp + 24064], zmm1                                    ;  1295.3 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm11                                            ;  1263.3         40 t copy
        vpternlogd zmm1, zmm20, [rbp + 13824], 0x96                      ;  1308.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm11                                   ;  1263.3 p8+p9   61 t spill
        vmovdqa64 zmm11, zmm1                                            ;  1309.3         22 t copy
        vpermi2b zmm11, zmm27, zmm8                                      ;  1312.3 p0+p5   22 t
        vmovdqu64 [rbp + 24384], zmm30                                   ;  1288.3 p7+p4   41 t spill
        vmovdqa64 zmm30, zmm24                                           ;  1297.3         40 t copy
        vpternlogd zmm30, zmm20, [rbp + 14016], 0x96                     ;  1310.3 p0+p3   40 t
        vmovdqu64 [rbp + 21440], zmm24                                   ;  1297.3 p8+p9   61 t spill
        vmovdqa64 zmm24, zmm30                                           ;  1311.3         22 t copy
        vpermi2b zmm24, zmm27, zmm8                                      ;  1314.3 p0+p5   22 t
        vmovdqu64 [rbp + 21952], zmm20                                   ;  1300.3 p7+p4   41 t spill
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 256] ;  1179.0 p2      41 t reload
        vmovdqu64 [rbp + 23232], zmm18                                   ;  1247.3 p8+p9   61 t spill
        vpshufb zmm18, zmm20, zmm10                                      ;  1315.3 p5      41 t
        vmovdqu64 [rbp + 23360], zmm16                                   ;  1295.3 p7+p4   41 t spill
        vpshufb zmm16, zmm20, zmm15                                      ;  1316.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm29                                   ;  1288.3 p8+p9   41 t spill
        vpshufb zmm29, zmm20, zmm31                                      ;  1317.3 p5      22 t
        vpermi2b zmm31, zmm4, [rel camellia256_encrypt.T0_constants512 + 640] ;  1319.3 p0+p5+p3   22 t
        vpternlogd zmm29, zmm31, zmm28, 0xca                             ;  1324.3 p0      22 t
        vpshufb zmm28, zmm20, zmm23                                      ;  1320.3 p5      23 t
        vpshufb zmm31, zmm20, zmm25                                      ;  1321.3 p5      21 t
        vpermi2b zmm25, zmm21, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1323.3 p0+p5+p2   21 t
        vpternlogd zmm31, zmm7, zmm25, 0xca                              ;  1328.3 p0      21 t
        vpshufb zmm7, zmm20, zmm6                                        ;  1324.3 p5      41 t
        vpshufb zmm25, zmm20, zmm19                                      ;  1325.3 p5      23 t
        vpshufb zmm0, zmm20, zmm2                                        ;  1326.3 p5      21 t
        vpermi2b zmm2, zmm21, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1328.3 p0+p5+p3   21 t
        vpternlogd zmm0, zmm12, zmm2, 0xca                               ;  1333.3 p0      21 t
        vpshufb zmm2, zmm20, zmm1                                        ;  1329.3 p5      22 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 640] ;  1183.2 p2      22 t reload
        vpermi2b zmm1, zmm4, zmm12                                       ;  1331.3 p0+p5   22 t
        vpternlogd zmm2, zmm1, zmm11, 0xca                               ;  1336.3 p0      22 t
        vpshufb zmm1, zmm20, zmm3                                        ;  1332.3 p5      21 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1184.2 p3      21 t reload
        vpermi2b zmm3, zmm21, zmm11                                      ;  1334.3 p0+p5   21 t
        vpternlogd zmm1, zmm17, zmm3, 0xca                               ;  1339.3 p0      21 t
        vpshufb zmm3, zmm20, zmm5                                        ;  1335.3 p5      23 t
        vpshufb zmm17, zmm20, zmm14                                      ;  1336.3 p5      42 t
        vpshufb zmm11, zmm20, zmm13                                      ;  1337.3 p5      42 t
        vpshufb zmm21, zmm20, zmm30                                      ;  1338.3 p5      22 t
        vpermi2b zmm30, zmm4, zmm12                                      ;  1340.3 p0+p5   22 t
        vpternlogd zmm21, zmm30, zmm24, 0xca                             ;  1345.3 p0      22 t
        vmovdqu64 zmm24, [rbp + 21504]                                   ;  1251.3 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 13824]                                   ;  1186.5 p3      40 t
        vpternlogd zmm30, zmm26, zmm24, 0x96                             ;  1324.3 p0      40 t
        vpshufb zmm24, zmm20, zmm30                                      ;  1341.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm26                                   ;  1296.3 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm30                                           ;  1325.3         22 t copy
        vpermi2b zmm26, zmm4, zmm12                                      ;  1343.3 p0+p5   22 t
        vpermi2b zmm30, zmm27, zmm8                                      ;  1345.3 p0+p5   22 t
        vpternlogd zmm24, zmm26, zmm30, 0xca                             ;  1350.3 p0      22 t
        vmovdqu64 zmm26, [rbp + 22016]                                   ;  1223.3 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 13888]                                   ;  1188.7 p3      40 t
        vpternlogd zmm30, zmm9, zmm26, 0x96                              ;  1328.3 p0      40 t
        vpshufb zmm26, zmm20, zmm30                                      ;  1346.3 p5      21 t
        vmovdqa64 zmm8, zmm30                                            ;  1329.3         21 t copy
        vpermi2b zmm8, zmm22, [rel camellia256_encrypt.T0_constants512 + 896] ;  1348.3 p0+p5+p2   21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 960] ;  1189.8 p3      21 t reload
        vpermi2b zmm30, zmm22, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1350.3 p0+p5+p2   21 t
        vpternlogd zmm26, zmm8, zmm30, 0xca                              ;  1355.3 p0      21 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1190.8 p3      41 t reload
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512]       ;  1191.5 p2      41 t reload
        vmovdqa64 zmm22, zmm10                                           ;  1304.3         41 t copy
        vpermi2b zmm22, zmm30, zmm8                                      ;  1352.3 p0+p5   41 t
        vmovdqa64 zmm27, zmm6                                            ;  1307.3         41 t copy
        vpermi2b zmm27, zmm30, zmm8                                      ;  1354.3 p0+p5   41 t
        vmovdqa64 zmm12, zmm14                                           ;  1299.3         42 t copy
        vpermi2b zmm12, zmm30, zmm8                                      ;  1356.3 p0+p5   42 t
        vmovdqa64 zmm4, zmm13                                            ;  1300.3         42 t copy
        vpermi2b zmm4, zmm30, zmm8                                       ;  1358.3 p0+p5   42 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 128] ;  1194.0 p3      41 t reload
        vpermi2b zmm10, zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;  1360.3 p0+p5+p2   41 t
        vpternlogd zmm18, zmm22, zmm10, 0xca                             ;  1365.3 p0      41 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;  1195.0 p3      41 t reload
        vpermi2b zmm6, zmm20, zmm10                                      ;  1362.3 p0+p5   41 t
        vpermi2b zmm14, zmm20, zmm10                                     ;  1364.3 p0+p5   42 t
        vpermi2b zmm13, zmm20, zmm10                                     ;  1366.3 p0+p5   42 t
        vpternlogd zmm7, zmm27, zmm6, 0xca                               ;  1367.3 p0      41 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1197.5 p2      23 t reload
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 320] ;  1198.3 p3      23 t reload
        vmovdqa64 zmm27, zmm15                                           ;  1297.3         23 t copy
        vpermi2b zmm27, zmm22, zmm6                                      ;  1368.3 p0+p5   23 t
        vpternlogd zmm17, zmm12, zmm14, 0xca                             ;  1369.3 p0      42 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 512] ;  1199.5 p2      23 t reload
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 448] ;  1200.3 p3      23 t reload
        vpermi2b zmm15, zmm14, zmm12                                     ;  1370.3 p0+p5   23 t
        vpternlogd zmm16, zmm27, zmm15, 0xca                             ;  1375.3 p0      23 t
        vmovdqa64 zmm15, zmm23                                           ;  1305.3         23 t copy
        vpermi2b zmm15, zmm22, zmm6                                      ;  1372.3 p0+p5   23 t
        vpermi2b zmm23, zmm14, zmm12                                     ;  1374.3 p0+p5   23 t
        vmovdqa64 zmm27, zmm19                                           ;  1306.3         23 t copy
        vpermi2b zmm27, zmm22, zmm6                                      ;  1376.3 p0+p5   23 t
        vpermi2b zmm19, zmm14, zmm12                                     ;  1378.3 p0+p5   23 t
        vpternlogd zmm28, zmm15, zmm23, 0xca                             ;  1379.3 p0      23 t
        vmovdqa64 zmm15, zmm5                                            ;  1301.3         23 t copy
        vpermi2b zmm15, zmm22, zmm6                                      ;  1380.3 p0+p5   23 t
        vpermi2b zmm5, zmm14, zmm12                                      ;  1382.3 p0+p5   23 t
        vpternlogd zmm11, zmm4, zmm13, 0xca                              ;  1371.3 p0      42 t
        vpternlogd zmm25, zmm27, zmm19, 0xca                             ;  1383.3 p0      23 t
        vpternlogd zmm3, zmm15, zmm5, 0xca                               ;  1387.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 14464]                                    ;  1209.7 p2      40 t
        vmovdqu64 zmm5, [rbp + 14464]                                    ;  1209.8 p3      40 t
        vmovdqu64 zmm13, [rbp + 14528]                                   ;  1210.7 p2      40 t
        vmovdqu64 zmm15, [rbp + 14528]                                   ;  1210.8 p3      40 t
        vmovdqu64 zmm19, [rbp + 14592]                                   ;  1211.7 p2      40 t
        vmovdqu64 zmm23, [rbp + 14592]                                   ;  1211.8 p3      40 t
        vmovdqa64 zmm27, zmm18                                           ;  1366.3         41 t copy
        vpternlogd zmm27, zmm29, zmm1, 0x96                              ;  1366.3 p0      41 t
        vmovdqu64 [rbp + 24576], zmm9                                    ;  1299.3 p8+p9   41 t spill
        vmovdqa64 zmm9, zmm7                                             ;  1368.3         41 t copy
        vpternlogd zmm9, zmm21, zmm26, 0x96                              ;  1368.3 p0      41 t
        vmovdqa64 zmm12, zmm16                                           ;  1376.3         41 t copy
        vpternlogd zmm12, zmm24, zmm1, 0x96                              ;  1376.3 p0      41 t
        vpternlogd zmm16, zmm27, zmm24, 0x96                             ;  1376.3 p0      41 t
        vpternlogd zmm24, zmm17, zmm28, 0x96                             ;  1380.3 p0      41 t
        vpternlogd zmm17, zmm12, zmm28, 0x96                             ;  1380.3 p0      41 t
        vpternlogd zmm28, zmm31, zmm18, 0x96                             ;  1380.3 p0      41 t
        vpternlogd zmm29, zmm1, zmm28, 0x96                              ;  1381.3 p0      41 t
        vpternlogd zmm31, zmm18, zmm24, 0x96                             ;  1381.3 p0      41 t
        vpternlogd zmm28, zmm16, [rbp + 22592], 0x96                     ;  1381.3 p0+p2   62 t
        vpxord zmm4, zmm4, zmm28                                         ;  1382.3 p0      40 t
        vpternlogd zmm24, zmm29, [rbp + 23616], 0x96                     ;  1382.3 p0+p3   62 t
        vpxord zmm13, zmm13, zmm24                                       ;  1383.3 p0      40 t
        vpternlogd zmm27, zmm17, [rbp + 22080], 0x96                     ;  1381.3 p0+p2   62 t
        vpternlogd zmm12, zmm31, [rbp + 21696], 0x96                     ;  1382.3 p0+p3   62 t
        vpxord zmm19, zmm19, zmm12                                       ;  1383.3 p0      40 t
        vmovdqu64 zmm1, [rbp + 14656]                                    ;  1219.3 p2      61 r.7 reload
        vpxord zmm18, zmm27, zmm1                                        ;  1382.3 p0      40 t
        vmovdqu64 [rbp + 21696], zmm27                                   ;  1382.3 p7+p4   62 t spill
        vmovdqa64 zmm27, zmm0                                            ;  1334.3         41 t copy
        vpternlogd zmm27, zmm7, zmm25, 0x96                              ;  1384.3 p0      41 t
        vpternlogd zmm21, zmm27, zmm26, 0x96                             ;  1385.3 p0      41 t
        vpternlogd zmm26, zmm3, zmm2, 0x96                               ;  1388.3 p0      41 t
        vpternlogd zmm3, zmm9, zmm2, 0x96                                ;  1388.3 p0      41 t
        vpternlogd zmm2, zmm11, zmm25, 0x96                              ;  1384.3 p0      41 t
        vpternlogd zmm0, zmm7, zmm2, 0x96                                ;  1385.3 p0      41 t
        vpternlogd zmm11, zmm25, zmm26, 0x96                             ;  1389.3 p0      41 t
        vpternlogd zmm2, zmm21, [rbp + 23872], 0x96                      ;  1386.3 p0+p3   62 t
        vpxord zmm15, zmm15, zmm2                                        ;  1387.3 p0      40 t
        vpternlogd zmm27, zmm3, [rbp + 23680], 0x96                      ;  1389.3 p0+p2   62 t
        vpxord zmm5, zmm5, zmm27                                         ;  1390.3 p5      40 t
        vpternlogd zmm26, zmm0, [rbp + 24128], 0x96                      ;  1389.3 p0+p3   62 t
        vpxord zmm23, zmm23, zmm26                                       ;  1390.3 p5      40 t
        vpternlogd zmm9, zmm11, [rbp + 22848], 0x96                      ;  1390.3 p0+p2   62 t
        vpxord zmm1, zmm1, zmm9                                          ;  1391.3 p5      40 t
        vmovdqa64 zmm7, zmm4                                             ;  1383.3         23 t copy
        vpermi2b zmm7, zmm22, zmm6                                       ;  1387.3 p0+p5   23 t
        vmovdqa64 zmm25, zmm18                                           ;  1383.3         42 t copy
        vpermi2b zmm25, zmm30, zmm8                                      ;  1389.3 p0+p5   42 t
        vmovdqu64 [rbp + 22848], zmm9                                    ;  1391.3 p8+p9   62 t spill
        vmovdqa64 zmm9, zmm18                                            ;  1383.3         42 t copy
        vpermi2b zmm9, zmm20, zmm10                                      ;  1391.3 p0+p5   42 t
        vmovdqu64 [rbp + 24128], zmm26                                   ;  1390.3 p7+p4   62 t spill
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 256] ;  1227.5 p3      41 t reload
        vpshufb zmm18, zmm26, zmm18                                      ;  1392.3 p5      42 t
        vpternlogd zmm18, zmm25, zmm9, 0xca                              ;  1396.3 p0      42 t
        vpshufb zmm9, zmm26, zmm4                                        ;  1393.3 p5      23 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 512] ;  1228.3 p2      23 t reload
        vpermi2b zmm4, zmm14, zmm25                                      ;  1395.3 p0+p5   23 t
        vpternlogd zmm9, zmm7, zmm4, 0xca                                ;  1400.3 p0      23 t
        vpshufb zmm4, zmm26, zmm13                                       ;  1396.3 p5      22 t
        vpshufb zmm7, zmm26, zmm19                                       ;  1397.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm12                                   ;  1383.3 p8+p9   62 t spill
        vpshufb zmm12, zmm26, zmm15                                      ;  1398.3 p5      22 t
        vmovdqu64 [rbp + 23872], zmm2                                    ;  1387.3 p7+p4   62 t spill
        vpshufb zmm2, zmm26, zmm5                                        ;  1399.3 p5      23 t
        vmovdqu64 [rbp + 22080], zmm24                                   ;  1383.3 p8+p9   62 t spill
        vpshufb zmm24, zmm26, zmm23                                      ;  1400.3 p5      21 t
        vmovdqu64 [rbp + 23616], zmm27                                   ;  1390.3 p7+p4   62 t spill
        vpshufb zmm27, zmm26, zmm1                                       ;  1401.3 p5      42 t
        vmovdqu64 [rbp + 22592], zmm28                                   ;  1382.3 p8+p9   62 t spill
        vmovdqa64 zmm28, zmm5                                            ;  1391.3         23 t copy
        vpermi2b zmm28, zmm22, zmm6                                      ;  1403.3 p0+p5   23 t
        vpermi2b zmm5, zmm14, zmm25                                      ;  1405.3 p0+p5   23 t
        vpternlogd zmm2, zmm28, zmm5, 0xca                               ;  1410.3 p0      23 t
        vmovdqa64 zmm5, zmm1                                             ;  1392.3         42 t copy
        vpermi2b zmm5, zmm30, zmm8                                       ;  1407.3 p0+p5   42 t
        vpermi2b zmm1, zmm20, zmm10                                      ;  1409.3 p0+p5   42 t
        vpternlogd zmm27, zmm5, zmm1, 0xca                               ;  1414.3 p0      42 t
        vmovdqu64 zmm1, [rbp + 23424]                                    ;  1245.5 p3      47 y reload
        vmovdqu64 zmm5, [rbp + 14272]                                    ;  1245.7 p2      40 t
        vpternlogd zmm5, zmm16, zmm1, 0x96                               ;  1397.3 p0      40 t
        vpshufb zmm28, zmm26, zmm5                                       ;  1410.3 p5      23 t
        vmovdqa64 zmm1, zmm5                                             ;  1398.3         23 t copy
        vpermi2b zmm1, zmm22, zmm6                                       ;  1412.3 p0+p5   23 t
        vpermi2b zmm5, zmm14, zmm25                                      ;  1414.3 p0+p5   23 t
        vpternlogd zmm28, zmm1, zmm5, 0xca                               ;  1419.3 p0      23 t
        vmovdqu64 zmm1, [rbp + 22528]                                    ;  1250.5 p3      47 y reload
        vmovdqu64 zmm5, [rbp + 14208]                                    ;  1250.7 p2      40 t
        vpternlogd zmm5, zmm17, zmm1, 0x96                               ;  1401.3 p0      40 t
        vpshufb zmm1, zmm26, zmm5                                        ;  1415.3 p5      41 t
        vmovdqu64 [rbp + 23744], zmm16                                   ;  1377.3 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm5                                            ;  1402.3         41 t copy
        vpermi2b zmm16, zmm30, zmm8                                      ;  1417.3 p0+p5   41 t
        vpermi2b zmm5, zmm20, zmm10                                      ;  1419.3 p0+p5   41 t
        vpternlogd zmm1, zmm16, zmm5, 0xca                               ;  1424.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 23104]                                    ;  1255.5 p3      47 y reload
        vmovdqu64 zmm16, [rbp + 14336]                                   ;  1255.7 p2      40 t
        vpternlogd zmm16, zmm29, zmm5, 0x96                              ;  1405.3 p0      40 t
        vpshufb zmm5, zmm26, zmm16                                       ;  1420.3 p5      22 t
        vmovdqu64 [rbp + 22720], zmm29                                   ;  1382.3 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 14400]                                   ;  1257.5 p3      40 t
        vpternlogd zmm29, zmm31, [rbp + 22976], 0x96                     ;  1406.3 p0+p2   40 t
        vmovdqu64 [rbp + 22272], zmm31                                   ;  1382.3 p7+p4   41 t spill
        vpshufb zmm31, zmm26, zmm29                                      ;  1421.3 p5      21 t
        vmovdqu64 [rbp + 23936], zmm17                                   ;  1381.3 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 14336]                                   ;  1260.3 p3      40 t
        vpternlogd zmm17, zmm21, [rbp + 21376], 0x96                     ;  1407.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm21                                   ;  1386.3 p7+p4   41 t spill
        vpshufb zmm21, zmm26, zmm17                                      ;  1422.3 p5      22 t
        vmovdqu64 [rbp + 23296], zmm27                                   ;  1415.3 p8+p9   42 t spill
        vmovdqu64 zmm27, [rbp + 14400]                                   ;  1263.5 p3      40 t
        vpternlogd zmm27, zmm0, [rbp + 22784], 0x96                      ;  1408.3 p0+p2   40 t
        vmovdqu64 [rbp + 24256], zmm0                                    ;  1386.3 p7+p4   41 t spill
        vpshufb zmm0, zmm26, zmm27                                       ;  1423.3 p5      21 t
        vmovdqu64 [rbp + 22464], zmm18                                   ;  1397.3 p8+p9   42 t spill
        vmovdqu64 zmm18, [rbp + 14272]                                   ;  1265.8 p3      40 t
        vpternlogd zmm18, zmm3, [rbp + 21824], 0x96                      ;  1409.3 p0+p2   40 t
        vmovdqu64 [rbp + 23040], zmm3                                    ;  1389.3 p7+p4   41 t spill
        vpshufb zmm3, zmm26, zmm18                                       ;  1424.3 p5      23 t
        vmovdqu64 [rbp + 24512], zmm28                                   ;  1420.3 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm18                                           ;  1410.3         23 t copy
        vpermi2b zmm28, zmm22, zmm6                                      ;  1426.3 p0+p5   23 t
        vpermi2b zmm18, zmm14, zmm25                                     ;  1428.3 p0+p5   23 t
        vpternlogd zmm3, zmm28, zmm18, 0xca                              ;  1433.3 p0      23 t
        vmovdqu64 zmm18, [rbp + 22400]                                   ;  1268.2 p3      47 y reload
        vmovdqu64 zmm28, [rbp + 14208]                                   ;  1268.3 p2      40 t
        vpternlogd zmm28, zmm11, zmm18, 0x96                             ;  1413.3 p0      40 t
        vpshufb zmm18, zmm26, zmm28                                      ;  1429.3 p5      41 t
        vmovdqa64 zmm25, zmm28                                           ;  1414.3         41 t copy
        vpermi2b zmm25, zmm30, zmm8                                      ;  1431.3 p0+p5   41 t
        vpermi2b zmm28, zmm20, zmm10                                     ;  1433.3 p0+p5   41 t
        vpternlogd zmm18, zmm25, zmm28, 0xca                             ;  1438.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 14720]                                   ;  1270.2 p3      40 t
        vmovdqu64 zmm28, [rbp + 14720]                                   ;  1270.3 p2      40 t
        vmovdqu64 zmm14, [rbp + 14784]                                   ;  1271.2 p3      40 t
        vmovdqu64 zmm6, [rbp + 14784]                                    ;  1271.3 p2      40 t
        vmovdqu64 zmm22, [rbp + 14848]                                   ;  1272.2 p3      40 t
        vmovdqu64 zmm26, [rbp + 14848]                                   ;  1272.3 p2      40 t
        vmovdqu64 zmm10, [rbp + 14912]                                   ;  1273.2 p3      40 t
        vmovdqu64 zmm20, [rbp + 14912]                                   ;  1273.3 p2      40 t
        vmovdqu64 zmm8, [rbp + 14976]                                    ;  1274.2 p3      40 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 576] ;  1274.3 p2      22 t reload
        vmovdqu64 [rbp + 24000], zmm11                                   ;  1390.3 p7+p4   41 t spill
        vmovdqa64 zmm11, zmm13                                           ;  1384.3         22 t copy
        vpermi2b zmm11, zmm30, [rel camellia256_encrypt.T0_constants512 + 640] ;  1435.3 p0+p5+p3   22 t
        vmovdqu64 [rbp + 21888], zmm3                                    ;  1434.3 p8+p9   23 t spill
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 704]  ;  1275.3 p2      22 t reload
        vpermi2b zmm13, zmm3, [rel camellia256_encrypt.T0_constants512 + 768] ;  1437.3 p0+p5+p3   22 t
        vpternlogd zmm4, zmm11, zmm13, 0xca                              ;  1442.3 p0      22 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 640] ;  1276.3 p2      22 t reload
        vmovdqa64 zmm13, zmm15                                           ;  1388.3         22 t copy
        vpermi2b zmm13, zmm30, zmm11                                     ;  1439.3 p0+p5   22 t
        vpermi2b zmm15, zmm3, [rel camellia256_encrypt.T0_constants512 + 768] ;  1441.3 p0+p5+p3   22 t
        vpternlogd zmm12, zmm13, zmm15, 0xca                             ;  1446.3 p0      22 t
        vmovdqa64 zmm13, zmm16                                           ;  1406.3         22 t copy
        vpermi2b zmm13, zmm30, zmm11                                     ;  1443.3 p0+p5   22 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 768] ;  1282.0 p2      22 t reload
        vpermi2b zmm16, zmm3, zmm15                                      ;  1445.3 p0+p5   22 t
        vpternlogd zmm5, zmm13, zmm16, 0xca                              ;  1450.3 p0      22 t
        vmovdqa64 zmm13, zmm17                                           ;  1408.3         22 t copy
        vpermi2b zmm13, zmm30, zmm11                                     ;  1447.3 p0+p5   22 t
        vpermi2b zmm17, zmm3, zmm15                                      ;  1449.3 p0+p5   22 t
        vpternlogd zmm21, zmm13, zmm17, 0xca                             ;  1454.3 p0      22 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 896] ;  1284.2 p3      21 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 832] ;  1284.3 p2      21 t reload
        vmovdqa64 zmm17, zmm19                                           ;  1384.3         21 t copy
        vpermi2b zmm17, zmm16, zmm13                                     ;  1451.3 p0+p5   21 t
        vmovdqa64 zmm15, zmm23                                           ;  1391.3         21 t copy
        vpermi2b zmm15, zmm16, zmm13                                     ;  1453.3 p0+p5   21 t
        vmovdqa64 zmm3, zmm29                                            ;  1407.3         21 t copy
        vpermi2b zmm3, zmm16, zmm13                                      ;  1455.3 p0+p5   21 t
        vmovdqa64 zmm11, zmm27                                           ;  1409.3         21 t copy
        vpermi2b zmm11, zmm16, zmm13                                     ;  1457.3 p0+p5   21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 960] ;  1291.3 p3      21 t reload
        vpermi2b zmm19, zmm13, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1459.3 p0+p5+p2   21 t
        vpternlogd zmm7, zmm17, zmm19, 0xca                              ;  1464.3 p0      21 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1293.5 p3      21 t reload
        vpermi2b zmm23, zmm13, zmm17                                     ;  1461.3 p0+p5   21 t
        vpermi2b zmm29, zmm13, zmm17                                     ;  1463.3 p0+p5   21 t
        vpermi2b zmm27, zmm13, zmm17                                     ;  1465.3 p0+p5   21 t
        vpternlogd zmm31, zmm3, zmm29, 0xca                              ;  1468.3 p0      21 t
        vmovdqu64 zmm3, [rbp + 14976]                                    ;  1298.5 p2      40 t
        vpternlogd zmm0, zmm11, zmm27, 0xca                              ;  1470.3 p0      21 t
        vpternlogd zmm24, zmm15, zmm23, 0xca                             ;  1466.3 p0      21 t
        vmovdqu64 zmm11, [rbp + 15040]                                   ;  1299.0 p3      40 t
        vmovdqu64 zmm15, [rbp + 15104]                                   ;  1299.5 p2      40 t
        vmovdqu64 zmm19, [rbp + 15104]                                   ;  1300.0 p3      40 t
        vmovdqu64 zmm23, [rbp + 15168]                                   ;  1300.5 p2      40 t
        vmovdqu64 zmm27, [rbp + 15168]                                   ;  1301.0 p3      40 t
        vmovdqa64 zmm29, zmm1                                            ;  1425.3         41 t copy
        vpternlogd zmm29, zmm4, zmm31, 0x96                              ;  1469.3 p0      41 t
        vmovdqa64 zmm17, zmm9                                            ;  1401.3         41 t copy
        vpternlogd zmm17, zmm5, zmm31, 0x96                              ;  1469.3 p0      41 t
        vpternlogd zmm9, zmm29, zmm5, 0x96                               ;  1470.3 p0      41 t
        vmovdqa64 zmm13, zmm18                                           ;  1439.3         41 t copy
        vpternlogd zmm13, zmm12, zmm0, 0x96                              ;  1471.3 p0      41 t
        vmovdqa64 zmm16, zmm2                                            ;  1411.3         41 t copy
        vpternlogd zmm16, zmm21, zmm0, 0x96                              ;  1471.3 p0      41 t
        vpternlogd zmm2, zmm13, zmm21, 0x96                              ;  1472.3 p0      41 t
        vmovdqu64 zmm30, [rbp + 22464]                                   ;  1397.3 p2      42 t reload
        vpternlogd zmm5, zmm30, [rbp + 24512], 0x96                      ;  1451.3 p0+p3   41 t
        vpternlogd zmm30, zmm17, [rbp + 24512], 0x96                     ;  1470.3 p0+p2   41 t
        vpternlogd zmm29, zmm30, [rbp + 22144], 0x96                     ;  1471.3 p0+p3   61 t
        vpxord zmm23, zmm23, zmm29                                       ;  1472.3 p0      40 t
        vmovdqu64 [rbp + 22144], zmm29                                   ;  1472.3 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm5                                            ;  1452.3         41 t copy
        vpternlogd zmm29, zmm7, zmm1, 0x96                               ;  1465.3 p0      41 t
        vpternlogd zmm7, zmm1, [rbp + 24512], 0x96                       ;  1465.3 p0+p2   41 t
        vpternlogd zmm4, zmm31, zmm7, 0x96                               ;  1469.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 21888]                                    ;  1434.3 p3      23 t reload
        vmovdqu64 zmm31, [rbp + 23296]                                   ;  1415.3 p2      42 t reload
        vpternlogd zmm21, zmm31, zmm1, 0x96                              ;  1455.3 p0      41 t
        vpternlogd zmm31, zmm16, zmm1, 0x96                              ;  1472.3 p0      41 t
        vpternlogd zmm1, zmm24, zmm18, 0x96                              ;  1467.3 p0      41 t
        vpternlogd zmm24, zmm18, zmm21, 0x96                             ;  1467.3 p0      41 t
        vpternlogd zmm12, zmm0, zmm1, 0x96                               ;  1471.3 p0      41 t
        vpternlogd zmm5, zmm4, [rbp + 24448], 0x96                       ;  1470.3 p0+p3   61 t
        vpxord zmm11, zmm11, zmm5                                        ;  1471.3 p0      40 t
        vpternlogd zmm7, zmm9, [rbp + 24320], 0x96                       ;  1471.3 p0+p2   61 t
        vpxord zmm8, zmm8, zmm7                                          ;  1472.3 p0      40 t
        vpternlogd zmm17, zmm29, [rbp + 22912], 0x96                     ;  1470.3 p0+p3   61 t
        vpxord zmm15, zmm15, zmm17                                       ;  1471.3 p0      40 t
        vmovdqu64 zmm0, [rbp + 21952]                                    ;  1306.5 p2      41 t reload
        vmovdqu64 zmm18, [rbp + 21440]                                   ;  1307.0 p3      61 t reload
        vpternlogd zmm21, zmm18, zmm0, 0x96                              ;  1465.3 p0      61 t
        vpternlogd zmm0, zmm12, [rbp + 21760], 0x96                      ;  1472.3 p5+p2   61 t
        vpxord zmm26, zmm26, zmm0                                        ;  1473.3 p0      40 t
        vpternlogd zmm1, zmm2, [rbp + 23552], 0x96                       ;  1473.3 p5+p3   61 t
        vpxord zmm3, zmm3, zmm1                                          ;  1474.3 p0      40 t
        vpternlogd zmm16, zmm24, [rbp + 22656], 0x96                     ;  1472.3 p5+p2   61 t
        vpxord zmm19, zmm19, zmm16                                       ;  1473.3 p0      40 t
        vpternlogd zmm13, zmm31, [rbp + 22336], 0x96                     ;  1473.3 p5+p3   61 t
        vpxord zmm27, zmm27, zmm13                                       ;  1474.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 22208]                                   ;  1310.8 p2      61 t reload
        vpternlogd zmm29, zmm18, [rbp + 24064], 0x96                     ;  1470.3 p5+p3   61 t
        vpxord zmm10, zmm10, zmm29                                       ;  1471.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 22016]                                   ;  1312.5 p2      61 t reload
        vpternlogd zmm24, zmm18, [rbp + 24576], 0x96                     ;  1471.3 p5+p3   61 t
        vpxord zmm20, zmm20, zmm24                                       ;  1472.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 24192]                                   ;  1313.5 p2      61 t reload
        vpternlogd zmm30, zmm18, [rbp + 23488], 0x96                     ;  1472.3 p5+p3   61 t
        vpxord zmm25, zmm25, zmm30                                       ;  1473.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 21504]                                   ;  1314.5 p2      61 t reload
        vpternlogd zmm4, zmm18, [rbp + 23168], 0x96                      ;  1473.3 p5+p3   61 t
        vpxord zmm22, zmm22, zmm4                                        ;  1474.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 23808]                                   ;  1315.5 p2      61 t reload
        vpternlogd zmm9, zmm18, [rbp + 24384], 0x96                      ;  1474.3 p5+p3   61 t
        vpxord zmm14, zmm14, zmm9                                        ;  1475.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 23232]                                   ;  1316.5 p2      61 t reload
        vpternlogd zmm31, zmm18, [rbp + 23360], 0x96                     ;  1475.3 p5+p3   61 t
        vpxord zmm28, zmm28, zmm31                                       ;  1476.3 p0      40 t
        vmovdqu64 zmm18, [rbp + 21632]                                   ;  1317.5 p2      61 t reload
        vpternlogd zmm2, zmm18, [rbp + 24640], 0x96                      ;  1476.3 p5+p3   61 t
        vpxord zmm6, zmm6, zmm2                                          ;  1477.3 p0      40 t
        vmovdqa64 zmm18, zmm21                                           ;  1466.3         40 t copy
        vpternlogd zmm18, zmm12, [rbp + 15040], 0x96                     ;  1477.3 p5+p2   40 t
        vmovdqu64 [rbp + 24640], zmm2                                    ;  1477.3 p8+p9   61 t spill
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1318.7 p3      41 t reload
        vmovdqu64 [rbp + 21632], zmm13                                   ;  1474.3 p7+p4   61 t spill
        vpshufb zmm13, zmm2, zmm25                                       ;  1478.3 p5      41 t
        vmovdqu64 [rbp + 23360], zmm16                                   ;  1473.3 p8+p9   61 t spill
        vpshufb zmm16, zmm2, zmm28                                       ;  1479.3 p5      41 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;  1471.3 p7+p4   61 t spill
        vpshufb zmm17, zmm2, zmm14                                       ;  1480.3 p5      23 t
        vmovdqu64 [rbp + 24384], zmm21                                   ;  1466.3 p8+p9   61 t spill
        vpshufb zmm21, zmm2, zmm10                                       ;  1481.3 p5      21 t
        vmovdqu64 [rbp + 23808], zmm12                                   ;  1472.3 p7+p4   41 t spill
        vpshufb zmm12, zmm2, zmm22                                       ;  1482.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm5                                    ;  1471.3 p8+p9   61 t spill
        vpshufb zmm5, zmm2, zmm26                                        ;  1483.3 p5      22 t
        vmovdqu64 [rbp + 21504], zmm1                                    ;  1474.3 p7+p4   61 t spill
        vpshufb zmm1, zmm2, zmm20                                        ;  1484.3 p5      21 t
        vmovdqu64 [rbp + 23488], zmm7                                    ;  1472.3 p8+p9   61 t spill
        vpshufb zmm7, zmm2, zmm6                                         ;  1485.3 p5      23 t
        vmovdqu64 [rbp + 24192], zmm24                                   ;  1472.3 p7+p4   61 t spill
        vpshufb zmm24, zmm2, zmm8                                        ;  1486.3 p5      23 t
        vmovdqu64 [rbp + 24576], zmm29                                   ;  1471.3 p8+p9   61 t spill
        vpshufb zmm29, zmm2, zmm11                                       ;  1487.3 p5      22 t
        vmovdqu64 [rbp + 22016], zmm0                                    ;  1473.3 p7+p4   61 t spill
        vpshufb zmm0, zmm2, zmm3                                         ;  1488.3 p5      23 t
        vmovdqu64 [rbp + 24064], zmm4                                    ;  1474.3 p8+p9   61 t spill
        vpshufb zmm4, zmm2, zmm15                                        ;  1489.3 p5      21 t
        vmovdqu64 [rbp + 22208], zmm9                                    ;  1475.3 p7+p4   61 t spill
        vpshufb zmm9, zmm2, zmm23                                        ;  1490.3 p5      42 t
        vmovdqu64 [rbp + 22336], zmm31                                   ;  1476.3 p8+p9   61 t spill
        vpshufb zmm31, zmm2, zmm19                                       ;  1491.3 p5      21 t
        vmovdqu64 [rbp + 22656], zmm30                                   ;  1473.3 p7+p4   61 t spill
        vpshufb zmm30, zmm2, zmm18                                       ;  1492.3 p5      22 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;  1491.3 p8+p9   42 t spill
        vpshufb zmm9, zmm2, zmm27                                        ;  1493.3 p5      42 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512]        ;  1329.3 p2      41 t reload
        vmovdqu64 [rbp + 21952], zmm9                                    ;  1494.3 p7+p4   42 t spill
        vmovdqa64 zmm9, zmm25                                            ;  1474.3         41 t copy
        vpermi2b zmm9, zmm2, [rel camellia256_encrypt.T0_constants512 + 64] ;  1495.3 p0+p5+p3   41 t
        vmovdqu64 [rbp + 21760], zmm27                                   ;  1475.3 p8+p9   40 t spill
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;  1334.3 p2      41 t reload
        vpermi2b zmm25, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1497.3 p0+p5+p3   41 t
        vpternlogd zmm13, zmm9, zmm25, 0xca                              ;  1502.3 p0      41 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1336.5 p2      41 t reload
        vmovdqu64 zmm25, [rbp + 21760]                                   ;  1475.3 p3      42 t
        vpermi2b zmm25, zmm2, zmm9                                       ;  1499.3 p0+p5   42 t
        vmovdqu64 [rbp + 21440], zmm13                                   ;  1503.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm28                                           ;  1477.3         41 t copy
        vpermi2b zmm13, zmm2, zmm9                                       ;  1501.3 p0+p5   41 t
        vpermi2b zmm28, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1503.3 p0+p5+p2   41 t
        vpternlogd zmm16, zmm13, zmm28, 0xca                             ;  1508.3 p0      41 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 192] ;  1345.5 p3      41 t reload
        vmovdqu64 zmm28, [rbp + 21760]                                   ;  1475.3 p2      42 t
        vpermi2b zmm28, zmm27, zmm13                                     ;  1505.3 p0+p5   42 t
        vmovdqa64 zmm13, zmm23                                           ;  1473.3         42 t copy
        vpermi2b zmm13, zmm2, zmm9                                       ;  1507.3 p0+p5   42 t
        vpermi2b zmm23, zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;  1509.3 p0+p5+p3   42 t
        vpternlogd zmm25, zmm28, [rbp + 21952], 0xe4                     ;  1510.3 p0+p2   42 t
        vpternlogd zmm13, zmm23, [rbp + 23552], 0xe4                     ;  1514.3 p0+p3   42 t
        vmovdqu64 zmm23, [rbp + 15232]                                   ;  1351.7 p2      40 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 896] ;  1352.3 p3      21 t reload
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 832] ;  1352.7 p2      21 t reload
        vmovdqa64 zmm9, zmm10                                            ;  1472.3         21 t copy
        vpermi2b zmm9, zmm27, zmm28                                      ;  1511.3 p0+p5   21 t
        vmovdqa64 zmm2, zmm20                                            ;  1473.3         21 t copy
        vpermi2b zmm2, zmm27, zmm28                                      ;  1513.3 p0+p5   21 t
        vmovdqu64 [rbp + 23552], zmm25                                   ;  1511.3 p8+p9   42 t spill
        vmovdqa64 zmm25, zmm15                                           ;  1472.3         21 t copy
        vpermi2b zmm25, zmm27, zmm28                                     ;  1515.3 p0+p5   21 t
        vmovdqu64 [rbp + 21952], zmm13                                   ;  1515.3 p7+p4   42 t spill
        vmovdqa64 zmm13, zmm19                                           ;  1474.3         21 t copy
        vpermi2b zmm13, zmm27, zmm28                                     ;  1517.3 p0+p5   21 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 960] ;  1359.3 p3      21 t reload
        vpermi2b zmm10, zmm28, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1519.3 p0+p5+p2   21 t
        vpternlogd zmm21, zmm9, zmm10, 0xca                              ;  1524.3 p0      21 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1361.5 p3      21 t reload
        vpermi2b zmm20, zmm28, zmm9                                      ;  1521.3 p0+p5   21 t
        vpermi2b zmm15, zmm28, zmm9                                      ;  1523.3 p0+p5   21 t
        vpermi2b zmm19, zmm28, zmm9                                      ;  1525.3 p0+p5   21 t
        vpternlogd zmm1, zmm2, zmm20, 0xca                               ;  1526.3 p0      21 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1367.5 p2      23 t reload
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 320] ;  1367.7 p3      23 t reload
        vmovdqa64 zmm20, zmm14                                           ;  1476.3         23 t copy
        vpermi2b zmm20, zmm10, zmm2                                      ;  1527.3 p0+p5   23 t
        vpternlogd zmm4, zmm25, zmm15, 0xca                              ;  1528.3 p0      21 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;  1371.5 p2      23 t reload
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 448] ;  1371.7 p3      23 t reload
        vpermi2b zmm14, zmm25, zmm15                                     ;  1529.3 p0+p5   23 t
        vpternlogd zmm17, zmm20, zmm14, 0xca                             ;  1534.3 p0      23 t
        vmovdqa64 zmm14, zmm6                                            ;  1478.3         23 t copy
        vpermi2b zmm14, zmm10, zmm2                                      ;  1531.3 p0+p5   23 t
        vpermi2b zmm6, zmm25, zmm15                                      ;  1533.3 p0+p5   23 t
        vmovdqa64 zmm20, zmm8                                            ;  1473.3         23 t copy
        vpermi2b zmm20, zmm10, zmm2                                      ;  1535.3 p0+p5   23 t
        vpermi2b zmm8, zmm25, zmm15                                      ;  1537.3 p0+p5   23 t
        vpternlogd zmm7, zmm14, zmm6, 0xca                               ;  1538.3 p0      23 t
        vmovdqa64 zmm6, zmm3                                             ;  1475.3         23 t copy
        vpermi2b zmm6, zmm10, zmm2                                       ;  1539.3 p0+p5   23 t
        vpermi2b zmm3, zmm25, zmm15                                      ;  1541.3 p0+p5   23 t
        vpternlogd zmm31, zmm13, zmm19, 0xca                             ;  1530.3 p0      21 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  1383.5 p2      22 t reload
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 576] ;  1383.7 p3      22 t reload
        vmovdqa64 zmm19, zmm22                                           ;  1475.3         22 t copy
        vpermi2b zmm19, zmm14, zmm13                                     ;  1543.3 p0+p5   22 t
        vpternlogd zmm24, zmm20, zmm8, 0xca                              ;  1542.3 p0      23 t
        vmovdqa64 zmm8, zmm26                                            ;  1474.3         22 t copy
        vpermi2b zmm8, zmm14, zmm13                                      ;  1545.3 p0+p5   22 t
        vmovdqa64 zmm20, zmm11                                           ;  1472.3         22 t copy
        vpermi2b zmm20, zmm14, zmm13                                     ;  1547.3 p0+p5   22 t
        vpternlogd zmm0, zmm6, zmm3, 0xca                                ;  1546.3 p0      23 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1389.2 p2      22 t reload
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 704]  ;  1389.3 p3      22 t reload
        vpermi2b zmm22, zmm6, zmm3                                       ;  1549.3 p0+p5   22 t
        vpermi2b zmm26, zmm6, zmm3                                       ;  1551.3 p0+p5   22 t
        vpermi2b zmm11, zmm6, zmm3                                       ;  1553.3 p0+p5   22 t
        vpternlogd zmm12, zmm19, zmm22, 0xca                             ;  1554.3 p0      22 t
        vmovdqa64 zmm19, zmm18                                           ;  1478.3         22 t copy
        vpermi2b zmm19, zmm14, zmm13                                     ;  1555.3 p0+p5   22 t
        vpermi2b zmm18, zmm6, zmm3                                       ;  1557.3 p0+p5   22 t
        vpternlogd zmm5, zmm8, zmm26, 0xca                               ;  1556.3 p0      22 t
        vmovdqu64 zmm8, [rbp + 15232]                                    ;  1392.5 p2      40 t
        vpternlogd zmm29, zmm20, zmm11, 0xca                             ;  1558.3 p0      22 t
        vpternlogd zmm30, zmm19, zmm18, 0xca                             ;  1562.3 p0      22 t
        vmovdqu64 zmm11, [rbp + 21440]                                   ;  1503.3 p3      41 t reload
        vmovdqa64 zmm18, zmm4                                            ;  1529.3         41 t copy
        vpternlogd zmm18, zmm17, zmm11, 0x96                             ;  1535.3 p0      41 t
        vmovdqu64 zmm19, [rbp + 15296]                                   ;  1393.5 p2      40 t
        vmovdqu64 zmm20, [rbp + 15296]                                   ;  1394.0 p3      40 t
        vmovdqa64 zmm22, zmm31                                           ;  1531.3         41 t copy
        vpternlogd zmm22, zmm16, zmm7, 0x96                              ;  1539.3 p0      41 t
        vmovdqa64 zmm26, zmm24                                           ;  1543.3         41 t copy
        vpternlogd zmm26, zmm12, zmm21, 0x96                             ;  1555.3 p0      41 t
        vmovdqa64 zmm9, zmm0                                             ;  1547.3         41 t copy
        vpternlogd zmm9, zmm5, zmm1, 0x96                                ;  1557.3 p0      41 t
        vmovdqa64 zmm28, zmm11                                           ;  1509.3         41 t copy
        vpternlogd zmm28, zmm29, zmm21, 0x96                             ;  1559.3 p0      41 t
        vpternlogd zmm29, zmm21, zmm18, 0x96                             ;  1559.3 p0      41 t
        vpternlogd zmm24, zmm28, zmm12, 0x96                             ;  1560.3 p0      41 t
        vmovdqu64 zmm21, [rbp + 21952]                                   ;  1515.3 p2      42 t reload
        vpternlogd zmm12, zmm17, zmm21, 0x96                             ;  1555.3 p0      41 t
        vpternlogd zmm21, zmm17, zmm26, 0x96                             ;  1556.3 p0      41 t
        vpternlogd zmm4, zmm11, zmm12, 0x96                              ;  1556.3 p0      41 t
        vpternlogd zmm26, zmm4, [rbp + 23680], 0x96                      ;  1557.3 p0+p3   62 t
        vpternlogd zmm12, zmm29, [rbp + 22080], 0x96                     ;  1560.3 p0+p2   62 t
        vpternlogd zmm18, zmm24, [rbp + 22592], 0x96                     ;  1561.3 p0+p3   62 t
        vpternlogd zmm28, zmm21, [rbp + 21696], 0x96                     ;  1560.3 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 23552]                                   ;  1511.3 p3      42 t reload
        vmovdqa64 zmm17, zmm7                                            ;  1539.3         41 t copy
        vpternlogd zmm17, zmm5, zmm11, 0x96                              ;  1557.3 p0      41 t
        vpternlogd zmm11, zmm7, zmm9, 0x96                               ;  1558.3 p0      41 t
        vpternlogd zmm31, zmm17, zmm16, 0x96                             ;  1558.3 p0      41 t
        vpternlogd zmm16, zmm30, zmm1, 0x96                              ;  1563.3 p0      41 t
        vpternlogd zmm0, zmm5, zmm16, 0x96                               ;  1564.3 p0      41 t
        vpternlogd zmm30, zmm1, zmm22, 0x96                              ;  1563.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 15360]                                    ;  1398.8 p2      40 t
        vmovdqu64 zmm5, [rbp + 15360]                                    ;  1399.2 p3      40 t
        vpternlogd zmm9, zmm31, [rbp + 24128], 0x96                      ;  1559.3 p0+p2   62 t
        vpternlogd zmm17, zmm30, [rbp + 23872], 0x96                     ;  1564.3 p0+p3   62 t
        vpternlogd zmm22, zmm0, [rbp + 23616], 0x96                      ;  1565.3 p0+p2   62 t
        vpternlogd zmm16, zmm11, [rbp + 22848], 0x96                     ;  1564.3 p0+p3   62 t
        vmovdqu64 zmm7, [rbp + 15616]                                    ;  1401.8 p2      61 r.6 reload
        vpxord zmm27, zmm26, zmm7                                        ;  1558.3 p0      40 t
        vpxord zmm7, zmm7, zmm9                                          ;  1560.3 p0      40 t
        vmovdqu64 [rbp + 22848], zmm9                                    ;  1560.3 p8+p9   62 t spill
        vpxord zmm9, zmm12, [rbp + 15552]                                ;  1561.3 p0+p3   40 t
        vmovdqu64 [rbp + 23616], zmm26                                   ;  1558.3 p7+p4   62 t spill
        vpxord zmm26, zmm18, [rbp + 15488]                               ;  1562.3 p0+p2   40 t
        vmovdqu64 [rbp + 23872], zmm12                                   ;  1561.3 p8+p9   62 t spill
        vpxord zmm12, zmm28, [rbp + 15680]                               ;  1561.3 p0+p3   40 t
        vmovdqu64 [rbp + 24128], zmm28                                   ;  1561.3 p7+p4   62 t spill
        vpxord zmm28, zmm17, [rbp + 15552]                               ;  1565.3 p0+p2   40 t
        vmovdqu64 [rbp + 23552], zmm17                                   ;  1565.3 p8+p9   62 t spill
        vpxord zmm17, zmm22, [rbp + 15488]                               ;  1566.3 p0+p3   40 t
        vmovdqu64 [rbp + 21696], zmm22                                   ;  1566.3 p7+p4   62 t spill
        vpxord zmm22, zmm16, [rbp + 15680]                               ;  1565.3 p0+p2   40 t
        vmovdqu64 [rbp + 22592], zmm16                                   ;  1565.3 p8+p9   62 t spill
        vmovdqa64 zmm16, zmm26                                           ;  1563.3         23 t copy
        vpermi2b zmm16, zmm10, zmm2                                      ;  1563.3 p0+p5   23 t
        vmovdqu64 [rbp + 22080], zmm18                                   ;  1562.3 p7+p4   62 t spill
        vmovdqa64 zmm18, zmm26                                           ;  1563.3         23 t copy
        vpermi2b zmm18, zmm25, zmm15                                     ;  1563.3 p0+p5   23 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1412.3 p3      41 t reload
        vpshufb zmm26, zmm3, zmm26                                       ;  1563.3 p5      23 t
        vpternlogd zmm26, zmm16, zmm18, 0xca                             ;  1568.3 p0      23 t
        vmovdqu64 zmm16, [rbp + 23936]                                   ;  1414.7 p2      41 t reload
        vpternlogd zmm21, zmm16, [rbp + 22528], 0x96                     ;  1560.3 p0+p3   62 t
        vpxord zmm23, zmm23, zmm21                                       ;  1561.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 22272]                                   ;  1415.8 p2      41 t reload
        vpternlogd zmm4, zmm16, [rbp + 22976], 0x96                      ;  1562.3 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 24000]                                   ;  1417.3 p2      41 t reload
        vpternlogd zmm11, zmm16, [rbp + 22400], 0x96                     ;  1563.3 p5+p3   62 t
        vpxord zmm8, zmm8, zmm11                                         ;  1564.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 24256]                                   ;  1419.5 p2      41 t reload
        vpternlogd zmm31, zmm16, [rbp + 22784], 0x96                     ;  1564.3 p5+p3   62 t
        vmovdqu64 zmm16, [rbp + 15424]                                   ;  1420.5 p2      61 r.3 reload
        vpxord zmm18, zmm4, zmm16                                        ;  1564.3 p0      40 t
        vpxord zmm16, zmm16, zmm31                                       ;  1565.3 p5      40 t
        vmovdqu64 [rbp + 22784], zmm31                                   ;  1565.3 p8+p9   62 t spill
        vpshufb zmm31, zmm3, zmm23                                       ;  1566.3 p5      41 t
        vmovdqu64 [rbp + 24256], zmm4                                    ;  1563.3 p7+p4   62 t spill
        vpshufb zmm4, zmm3, zmm8                                         ;  1567.3 p5      41 t
        vmovdqu64 [rbp + 22400], zmm11                                   ;  1564.3 p8+p9   62 t spill
        vpshufb zmm11, zmm3, zmm27                                       ;  1568.3 p5      21 t
        vmovdqu64 [rbp + 24000], zmm21                                   ;  1561.3 p7+p4   62 t spill
        vpshufb zmm21, zmm3, zmm18                                       ;  1569.3 p5      21 t
        vpshufb zmm6, zmm3, zmm9                                         ;  1570.3 p5      22 t
        vpshufb zmm13, zmm3, zmm16                                       ;  1571.3 p5      21 t
        vpshufb zmm14, zmm3, zmm7                                        ;  1572.3 p5      21 t
        vmovdqu64 [rbp + 22976], zmm26                                   ;  1569.3 p8+p9   23 t spill
        vpshufb zmm26, zmm3, zmm17                                       ;  1573.3 p5      23 t
        vmovdqu64 [rbp + 22272], zmm22                                   ;  1566.3 p7+p4   40 t spill
        vpshufb zmm22, zmm3, zmm12                                       ;  1574.3 p5      42 t
        vmovdqu64 [rbp + 22528], zmm22                                   ;  1575.3 p8+p9   42 t spill
        vpshufb zmm22, zmm3, zmm28                                       ;  1575.3 p5      22 t
        vmovdqa64 zmm3, zmm17                                            ;  1567.3         23 t copy
        vpermi2b zmm3, zmm10, zmm2                                       ;  1577.3 p0+p5   23 t
        vpermi2b zmm17, zmm25, zmm15                                     ;  1579.3 p0+p5   23 t
        vpternlogd zmm26, zmm3, zmm17, 0xca                              ;  1584.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 22720]                                    ;  1428.0 p3      41 t reload
        vpternlogd zmm29, zmm3, [rbp + 23104], 0x96                      ;  1568.3 p0+p2   62 t
        vpxord zmm1, zmm1, zmm29                                         ;  1569.3 p0      40 t
        vmovdqu64 zmm3, [rbp + 23744]                                    ;  1429.0 p3      41 t reload
        vpternlogd zmm24, zmm3, [rbp + 23424], 0x96                      ;  1570.3 p0+p2   62 t
        vpxord zmm19, zmm19, zmm24                                       ;  1571.3 p0      40 t
        vmovdqu64 zmm3, [rbp + 21568]                                    ;  1430.0 p3      41 t reload
        vpternlogd zmm30, zmm3, [rbp + 21376], 0x96                      ;  1572.3 p0+p2   62 t
        vpxord zmm5, zmm5, zmm30                                         ;  1573.3 p0      40 t
        vmovdqu64 zmm3, [rbp + 23040]                                    ;  1431.0 p3      41 t reload
        vpternlogd zmm0, zmm3, [rbp + 21824], 0x96                       ;  1574.3 p0+p2   62 t
        vmovdqu64 zmm3, [rbp + 22656]                                    ;  1473.3 p3      61 t
        vmovdqu64 zmm17, [rbp + 22336]                                   ;  1476.3 p2      61 t
        vmovdqu64 [rbp + 22336], zmm30                                   ;  1573.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 22208]                                   ;  1475.3 p3      61 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;  1569.3 p8+p9   62 t spill
        vmovdqu64 zmm29, [rbp + 24064]                                   ;  1474.3 p2      61 t
        vpxord zmm20, zmm20, zmm0                                        ;  1575.3 p0      40 t
        vmovdqu64 [rbp + 24064], zmm0                                    ;  1575.3 p7+p4   62 t spill
        vmovdqu64 zmm0, [rbp + 22016]                                    ;  1473.3 p3      61 t
        vmovdqu64 [rbp + 22016], zmm24                                   ;  1571.3 p8+p9   62 t spill
        vmovdqu64 zmm24, [rbp + 24576]                                   ;  1471.3 p2      61 t
        vmovdqu64 [rbp + 24576], zmm26                                   ;  1585.3 p7+p4   23 t spill
        vmovdqu64 zmm26, [rbp + 24192]                                   ;  1472.3 p3      61 t
        vmovdqu64 [rbp + 24192], zmm12                                   ;  1562.3 p8+p9   40 t spill
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 256] ;  1436.7 p2      41 t reload
        vmovdqu64 [rbp + 22656], zmm14                                   ;  1573.3 p7+p4   21 t spill
        vpshufb zmm14, zmm12, [rbp + 22272]                              ;  1580.3 p5+p3   42 t
        vmovdqu64 [rbp + 21824], zmm14                                   ;  1581.3 p8+p9   42 t spill
        vpshufb zmm14, zmm12, zmm19                                      ;  1581.3 p5      23 t
        vmovdqu64 [rbp + 23040], zmm7                                    ;  1561.3 p7+p4   40 t spill
        vpshufb zmm7, zmm12, zmm1                                        ;  1582.3 p5      22 t
        vmovdqu64 [rbp + 21376], zmm11                                   ;  1569.3 p8+p9   21 t spill
        vpshufb zmm11, zmm12, zmm20                                      ;  1583.3 p5      23 t
        vmovdqu64 [rbp + 21568], zmm27                                   ;  1559.3 p7+p4   40 t spill
        vpshufb zmm27, zmm12, zmm5                                       ;  1584.3 p5      22 t
        vmovdqa64 zmm12, zmm19                                           ;  1572.3         23 t copy
        vpermi2b zmm12, zmm10, zmm2                                      ;  1586.3 p0+p5   23 t
        vpermi2b zmm19, zmm25, zmm15                                     ;  1588.3 p0+p5   23 t
        vpternlogd zmm14, zmm12, zmm19, 0xca                             ;  1593.3 p0      23 t
        vmovdqa64 zmm12, zmm20                                           ;  1576.3         23 t copy
        vpermi2b zmm12, zmm10, zmm2                                      ;  1590.3 p0+p5   23 t
        vpermi2b zmm20, zmm25, zmm15                                     ;  1592.3 p0+p5   23 t
        vpternlogd zmm11, zmm12, zmm20, 0xca                             ;  1597.3 p0      23 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 896] ;  1444.3 p2      21 t reload
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 832] ;  1444.5 p3      21 t reload
        vmovdqu64 zmm20, [rbp + 21568]                                   ;  1559.3 p2      21 t
        vpermi2b zmm20, zmm19, zmm12                                     ;  1594.3 p0+p5   21 t
        vmovdqu64 zmm15, [rbp + 23040]                                   ;  1561.3 p3      21 t
        vpermi2b zmm15, zmm19, zmm12                                     ;  1596.3 p0+p5   21 t
        vmovdqa64 zmm25, zmm18                                           ;  1565.3         21 t copy
        vpermi2b zmm25, zmm19, zmm12                                     ;  1598.3 p0+p5   21 t
        vmovdqa64 zmm2, zmm16                                            ;  1566.3         21 t copy
        vpermi2b zmm2, zmm19, zmm12                                      ;  1600.3 p0+p5   21 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 960] ;  1452.3 p2      21 t reload
        vpermi2b zmm18, zmm12, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1602.3 p0+p5+p3   21 t
        vpternlogd zmm21, zmm25, zmm18, 0xca                             ;  1607.3 p0      21 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1455.3 p2      21 t reload
        vpermi2b zmm16, zmm12, zmm18                                     ;  1604.3 p0+p5   21 t
        vpternlogd zmm13, zmm2, zmm16, 0xca                              ;  1609.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 21568]                                    ;  1559.3 p3      21 t
        vpermi2b zmm2, zmm12, zmm18                                      ;  1606.3 p0+p5   21 t
        vmovdqu64 zmm16, [rbp + 23040]                                   ;  1561.3 p2      21 t
        vpermi2b zmm16, zmm12, zmm18                                     ;  1608.3 p0+p5   21 t
        vpternlogd zmm20, zmm2, [rbp + 21376], 0xe4                      ;  1611.3 p0+p3   21 t
        vpternlogd zmm15, zmm16, [rbp + 22656], 0xe4                     ;  1613.3 p0+p2   21 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1462.3 p3      41 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512]       ;  1462.5 p2      41 t reload
        vmovdqu64 zmm25, [rbp + 24192]                                   ;  1562.3 p3      42 t
        vpermi2b zmm25, zmm16, zmm2                                      ;  1610.3 p0+p5   42 t
        vmovdqa64 zmm18, zmm23                                           ;  1562.3         41 t copy
        vpermi2b zmm18, zmm16, zmm2                                      ;  1612.3 p0+p5   41 t
        vmovdqa64 zmm12, zmm8                                            ;  1565.3         41 t copy
        vpermi2b zmm12, zmm16, zmm2                                      ;  1614.3 p0+p5   41 t
        vmovdqu64 zmm19, [rbp + 22272]                                   ;  1566.3 p2      42 t
        vpermi2b zmm19, zmm16, zmm2                                      ;  1616.3 p0+p5   42 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 128] ;  1471.0 p3      41 t reload
        vpermi2b zmm23, zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;  1618.3 p0+p5+p2   41 t
        vpternlogd zmm31, zmm18, zmm23, 0xca                             ;  1623.3 p0      41 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;  1472.0 p3      41 t reload
        vpermi2b zmm8, zmm10, zmm18                                      ;  1620.3 p0+p5   41 t
        vpternlogd zmm4, zmm12, zmm8, 0xca                               ;  1625.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 24192]                                    ;  1562.3 p2      42 t
        vpermi2b zmm8, zmm10, zmm18                                      ;  1622.3 p0+p5   42 t
        vmovdqu64 zmm12, [rbp + 22272]                                   ;  1566.3 p3      42 t
        vpermi2b zmm12, zmm10, zmm18                                     ;  1624.3 p0+p5   42 t
        vpternlogd zmm25, zmm8, [rbp + 22528], 0xe4                      ;  1627.3 p0+p2   42 t
        vpternlogd zmm19, zmm12, [rbp + 21824], 0xe4                     ;  1629.3 p0+p3   42 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1475.2 p2      22 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 576] ;  1475.5 p3      22 t reload
        vmovdqa64 zmm23, zmm9                                            ;  1562.3         22 t copy
        vpermi2b zmm23, zmm12, zmm8                                      ;  1626.3 p0+p5   22 t
        vmovdqa64 zmm18, zmm1                                            ;  1570.3         22 t copy
        vpermi2b zmm18, zmm12, zmm8                                      ;  1628.3 p0+p5   22 t
        vmovdqa64 zmm10, zmm28                                           ;  1566.3         22 t copy
        vpermi2b zmm10, zmm12, zmm8                                      ;  1630.3 p0+p5   22 t
        vmovdqa64 zmm2, zmm5                                             ;  1574.3         22 t copy
        vpermi2b zmm2, zmm12, zmm8                                       ;  1632.3 p0+p5   22 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 704]  ;  1477.8 p2      22 t reload
        vpermi2b zmm9, zmm8, [rel camellia256_encrypt.T0_constants512 + 768] ;  1634.3 p0+p5+p3   22 t
        vpternlogd zmm6, zmm23, zmm9, 0xca                               ;  1639.3 p0      22 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1478.8 p2      22 t reload
        vpermi2b zmm1, zmm8, zmm9                                        ;  1636.3 p0+p5   22 t
        vpermi2b zmm28, zmm8, zmm9                                       ;  1638.3 p0+p5   22 t
        vpermi2b zmm5, zmm8, zmm9                                        ;  1640.3 p0+p5   22 t
        vpternlogd zmm7, zmm18, zmm1, 0xca                               ;  1641.3 p0      22 t
        vpternlogd zmm27, zmm2, zmm5, 0xca                               ;  1645.3 p0      22 t
        vpternlogd zmm22, zmm10, zmm28, 0xca                             ;  1643.3 p0      22 t
        vmovdqu64 zmm1, [rbp + 15744]                                    ;  1480.8 p3      40 t
        vmovdqu64 zmm2, [rbp + 15744]                                    ;  1481.0 p2      40 t
        vmovdqu64 zmm5, [rbp + 15808]                                    ;  1481.8 p3      40 t
        vmovdqu64 zmm10, [rbp + 15872]                                   ;  1482.0 p2      40 t
        vmovdqu64 zmm18, [rbp + 15872]                                   ;  1482.8 p3      40 t
        vmovdqa64 zmm23, zmm20                                           ;  1612.3         41 t copy
        vpternlogd zmm23, zmm31, zmm14, 0x96                             ;  1624.3 p0      41 t
        vmovdqa64 zmm28, zmm15                                           ;  1614.3         41 t copy
        vpternlogd zmm28, zmm4, zmm11, 0x96                              ;  1626.3 p0      41 t
        vmovdqa64 zmm9, zmm31                                            ;  1624.3         41 t copy
        vpternlogd zmm9, zmm6, zmm21, 0x96                               ;  1640.3 p0      41 t
        vpternlogd zmm6, zmm23, zmm21, 0x96                              ;  1640.3 p0      41 t
        vpxord zmm29, zmm29, zmm6                                        ;  1641.3 p0      61 t
        vpxord zmm10, zmm10, zmm29                                       ;  1642.3 p0      40 t
        vpternlogd zmm21, zmm7, [rbp + 22976], 0x96                      ;  1642.3 p0+p2   41 t
        vmovdqu64 [rbp + 21824], zmm29                                   ;  1642.3 p8+p9   61 t spill
        vmovdqa64 zmm29, zmm25                                           ;  1628.3         41 t copy
        vpternlogd zmm29, zmm14, zmm7, 0x96                              ;  1642.3 p0      41 t
        vpternlogd zmm25, zmm14, zmm21, 0x96                             ;  1643.3 p0      41 t
        vpternlogd zmm20, zmm31, zmm29, 0x96                             ;  1643.3 p0      41 t
        vpxord zmm3, zmm3, zmm25                                         ;  1644.3 p0      61 t
        vpxord zmm24, zmm24, zmm20                                       ;  1644.3 p0      61 t
        vpternlogd zmm6, zmm29, [rbp + 23168], 0x96                      ;  1643.3 p0+p3   61 t
        vmovdqu64 zmm14, [rbp + 15936]                                   ;  1485.0 p2      40 t
        vpternlogd zmm20, zmm21, [rbp + 23232], 0x96                     ;  1644.3 p0+p3   61 t
        vmovdqu64 zmm21, [rbp + 15936]                                   ;  1486.0 p2      40 t
        vpternlogd zmm7, zmm9, [rbp + 22976], 0x96                       ;  1642.3 p0+p3   41 t
        vpxord zmm30, zmm30, zmm7                                        ;  1643.3 p0      61 t
        vpternlogd zmm7, zmm23, [rbp + 23488], 0x96                      ;  1643.3 p0+p2   61 t
        vmovdqu64 zmm23, [rbp + 16000]                                   ;  1487.7 p3      40 t
        vpternlogd zmm25, zmm9, [rbp + 22144], 0x96                      ;  1644.3 p0+p2   61 t
        vmovdqu64 zmm9, [rbp + 16000]                                    ;  1488.7 p3      40 t
        vpxord zmm23, zmm23, zmm7                                        ;  1644.3 p0      40 t
        vpxord zmm5, zmm5, zmm30                                         ;  1644.3 p0      40 t
        vpxord zmm1, zmm1, zmm3                                          ;  1645.3 p0      40 t
        vpxord zmm14, zmm14, zmm24                                       ;  1645.3 p0      40 t
        vmovdqa64 zmm29, zmm4                                            ;  1626.3         41 t copy
        vpternlogd zmm29, zmm22, zmm13, 0x96                             ;  1644.3 p0      41 t
        vpternlogd zmm22, zmm28, zmm13, 0x96                             ;  1644.3 p5      41 t
        vpxord zmm0, zmm0, zmm22                                         ;  1645.3 p0      61 t
        vmovdqu64 zmm31, [rbp + 24576]                                   ;  1585.3 p2      23 t reload
        vpternlogd zmm13, zmm27, zmm31, 0x96                             ;  1646.3 p5      41 t
        vpternlogd zmm31, zmm29, zmm27, 0x96                             ;  1646.3 p0      41 t
        vpternlogd zmm27, zmm19, zmm11, 0x96                             ;  1646.3 p5      41 t
        vpternlogd zmm19, zmm11, zmm13, 0x96                             ;  1647.3 p0      41 t
        vpternlogd zmm15, zmm4, zmm27, 0x96                              ;  1647.3 p5      41 t
        vpxord zmm17, zmm17, zmm19                                       ;  1648.3 p0      61 t
        vpxord zmm26, zmm26, zmm15                                       ;  1648.3 p5      61 t
        vpternlogd zmm15, zmm13, [rbp + 23360], 0x96                     ;  1648.3 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 16064]                                    ;  1490.2 p2      40 t
        vpternlogd zmm19, zmm29, [rbp + 21632], 0x96                     ;  1648.3 p5+p3   61 t
        vmovdqu64 zmm11, [rbp + 16128]                                   ;  1491.2 p2      40 t
        vpxord zmm4, zmm4, zmm6                                          ;  1646.3 p0      40 t
        vpxord zmm11, zmm11, zmm20                                       ;  1647.3 p5      40 t
        vpxord zmm18, zmm18, zmm0                                        ;  1647.3 p0      40 t
        vpternlogd zmm28, zmm31, [rbp + 21504], 0x96                     ;  1648.3 p5+p3   61 t
        vpxord zmm9, zmm9, zmm28                                         ;  1649.3 p0      40 t
        vpxord zmm2, zmm2, zmm17                                         ;  1649.3 p5      40 t
        vpxord zmm21, zmm21, zmm26                                       ;  1649.3 p0      40 t
        vmovdqu64 zmm13, [rbp + 16128]                                   ;  1493.5 p2      40 t
        vpxord zmm13, zmm13, zmm15                                       ;  1650.3 p5      40 t
        vmovdqu64 zmm29, [rbp + 16192]                                   ;  1494.5 p3      62 l.7 reload
        vmovdqu64 [rbp + 21504], zmm26                                   ;  1649.3 p7+p4   61 t spill
        vpxord zmm26, zmm25, zmm29                                       ;  1650.3 p0      40 t
        vpxord zmm29, zmm29, zmm19                                       ;  1651.3 p5      40 t
        vmovdqu64 [rbp + 21632], zmm19                                   ;  1649.3 p8+p9   61 t spill
        vmovdqu64 zmm19, [rbp + 24384]                                   ;  1500.7 p2      61 t reload
        vpternlogd zmm27, zmm19, [rbp + 23808], 0x96                     ;  1651.3 p0+p3   61 t
        vmovdqa64 zmm19, zmm27                                           ;  1652.3         40 t copy
        vpternlogd zmm19, zmm22, [rbp + 16064], 0x96                     ;  1652.3 p5+p2   40 t
        vmovdqu64 [rbp + 23808], zmm25                                   ;  1645.3 p7+p4   61 t spill
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;  1503.5 p3      41 t reload
        vmovdqu64 [rbp + 24384], zmm24                                   ;  1645.3 p8+p9   61 t spill
        vpshufb zmm24, zmm25, zmm1                                       ;  1653.3 p5      41 t
        vmovdqu64 [rbp + 23360], zmm0                                    ;  1646.3 p7+p4   61 t spill
        vpshufb zmm0, zmm25, zmm10                                       ;  1654.3 p5      22 t
        vmovdqu64 [rbp + 24576], zmm15                                   ;  1649.3 p8+p9   61 t spill
        vpshufb zmm15, zmm25, zmm5                                       ;  1655.3 p5      23 t
        vmovdqu64 [rbp + 22144], zmm20                                   ;  1645.3 p7+p4   61 t spill
        vpshufb zmm20, zmm25, zmm2                                       ;  1656.3 p5      41 t
        vmovdqu64 [rbp + 23488], zmm27                                   ;  1652.3 p8+p9   61 t spill
        vpshufb zmm27, zmm25, zmm14                                      ;  1657.3 p5      21 t
        vmovdqu64 [rbp + 22976], zmm22                                   ;  1645.3 p7+p4   41 t spill
        vpshufb zmm22, zmm25, zmm23                                      ;  1658.3 p5      23 t
        vmovdqu64 [rbp + 23232], zmm30                                   ;  1644.3 p8+p9   61 t spill
        vpshufb zmm30, zmm25, zmm18                                      ;  1659.3 p5      22 t
        vmovdqu64 [rbp + 23168], zmm6                                    ;  1644.3 p7+p4   61 t spill
        vpshufb zmm6, zmm25, zmm4                                        ;  1660.3 p5      22 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;  1649.3 p8+p9   61 t spill
        vpshufb zmm28, zmm25, zmm21                                      ;  1661.3 p5      21 t
        vmovdqu64 [rbp + 22272], zmm17                                   ;  1649.3 p7+p4   61 t spill
        vpshufb zmm17, zmm25, zmm9                                       ;  1662.3 p5      23 t
        vmovdqu64 [rbp + 24192], zmm7                                    ;  1644.3 p8+p9   61 t spill
        vpshufb zmm7, zmm25, zmm11                                       ;  1663.3 p5      21 t
        vmovdqu64 [rbp + 22656], zmm3                                    ;  1645.3 p7+p4   61 t spill
        vpshufb zmm3, zmm25, zmm13                                       ;  1664.3 p5      21 t
        vmovdqu64 [rbp + 21376], zmm29                                   ;  1652.3 p8+p9   40 t spill
        vpshufb zmm29, zmm25, zmm19                                      ;  1665.3 p5      22 t
        vmovdqu64 [rbp + 23040], zmm26                                   ;  1651.3 p7+p4   40 t spill
        vpshufb zmm26, zmm25, [rbp + 21376]                              ;  1666.3 p5+p2   42 t
        vmovdqu64 [rbp + 21568], zmm26                                   ;  1667.3 p8+p9   42 t spill
        vpshufb zmm26, zmm25, [rbp + 23040]                              ;  1667.3 p5+p3   42 t
        vmovdqu64 [rbp + 23424], zmm26                                   ;  1668.3 p7+p4   42 t spill
        vmovdqu64 zmm26, [rbp + 23040]                                   ;  1651.3 p2      42 t
        vpermi2b zmm26, zmm16, [rel camellia256_encrypt.T0_constants512 + 64] ;  1669.3 p0+p5+p3   42 t
        vmovdqu64 [rbp + 23744], zmm26                                   ;  1674.3 p8+p9   42 t spill
        vmovdqu64 zmm26, [rbp + 21376]                                   ;  1652.3 p2      42 t
        vpermi2b zmm26, zmm16, [rel camellia256_encrypt.T0_constants512 + 64] ;  1671.3 p0+p5+p3   42 t
        vmovdqu64 [rbp + 23104], zmm26                                   ;  1676.3 p7+p4   42 t spill
        vmovdqa64 zmm26, zmm1                                            ;  1646.3         41 t copy
        vpermi2b zmm26, zmm16, [rel camellia256_encrypt.T0_constants512 + 64] ;  1673.3 p0+p5+p2   41 t
        vmovdqu64 [rbp + 22720], zmm3                                    ;  1665.3 p8+p9   21 t spill
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 128]  ;  1522.5 p3      41 t reload
        vpermi2b zmm1, zmm3, [rel camellia256_encrypt.T0_constants512 + 192] ;  1675.3 p0+p5+p2   41 t
        vpternlogd zmm24, zmm26, zmm1, 0xca                              ;  1680.3 p0      41 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 192]  ;  1524.5 p3      41 t reload
        vmovdqu64 zmm26, [rbp + 23040]                                   ;  1651.3 p2      42 t
        vpermi2b zmm26, zmm3, zmm1                                       ;  1677.3 p0+p5   42 t
        vmovdqu64 [rbp + 23040], zmm24                                   ;  1681.3 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 21376]                                   ;  1652.3 p3      42 t
        vpermi2b zmm24, zmm3, zmm1                                       ;  1679.3 p0+p5   42 t
        vmovdqu64 [rbp + 21376], zmm24                                   ;  1684.3 p8+p9   42 t spill
        vmovdqa64 zmm24, zmm2                                            ;  1650.3         41 t copy
        vpermi2b zmm24, zmm3, zmm1                                       ;  1681.3 p0+p5   41 t
        vpermi2b zmm2, zmm16, [rel camellia256_encrypt.T0_constants512 + 64] ;  1683.3 p0+p5+p2   41 t
        vpternlogd zmm20, zmm2, zmm24, 0xca                              ;  1688.3 p0      41 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1532.5 p3      22 t reload
        vmovdqa64 zmm24, zmm10                                           ;  1643.3         22 t copy
        vpermi2b zmm24, zmm12, zmm2                                      ;  1685.3 p0+p5   22 t
        vpermi2b zmm10, zmm8, [rel camellia256_encrypt.T0_constants512 + 768] ;  1687.3 p0+p5+p2   22 t
        vpternlogd zmm0, zmm24, zmm10, 0xca                              ;  1692.3 p0      22 t
        vmovdqa64 zmm10, zmm18                                           ;  1648.3         22 t copy
        vpermi2b zmm10, zmm12, zmm2                                      ;  1689.3 p0+p5   22 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 768] ;  1538.3 p3      22 t reload
        vpermi2b zmm18, zmm8, zmm24                                      ;  1691.3 p0+p5   22 t
        vpternlogd zmm30, zmm10, zmm18, 0xca                             ;  1696.3 p0      22 t
        vmovdqa64 zmm10, zmm4                                            ;  1647.3         22 t copy
        vpermi2b zmm10, zmm12, zmm2                                      ;  1693.3 p0+p5   22 t
        vpermi2b zmm4, zmm8, zmm24                                       ;  1695.3 p0+p5   22 t
        vpternlogd zmm6, zmm10, zmm4, 0xca                               ;  1700.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 23104]                                    ;  1676.3 p2      42 t reload
        vmovdqu64 zmm10, [rbp + 21568]                                   ;  1667.3 p3      42 t
        vpternlogd zmm10, zmm4, [rbp + 21376], 0xca                      ;  1690.3 p0+p2   42 t
        vmovdqa64 zmm4, zmm19                                            ;  1653.3         22 t copy
        vpermi2b zmm4, zmm12, zmm2                                       ;  1697.3 p0+p5   22 t
        vpermi2b zmm19, zmm8, zmm24                                      ;  1699.3 p0+p5   22 t
        vpternlogd zmm29, zmm4, zmm19, 0xca                              ;  1704.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 24640]                                    ;  1550.3 p3      61 t reload
        vmovdqu64 zmm18, [rbp + 15808]                                   ;  1550.5 p2      40 t
        vpternlogd zmm18, zmm31, zmm4, 0x96                              ;  1675.3 p0      40 t
        vpshufb zmm19, zmm25, zmm18                                      ;  1700.3 p5      23 t
        vmovdqu64 zmm24, [rbp + 23424]                                   ;  1668.3 p3      42 t reload
        vpternlogd zmm26, zmm24, [rbp + 23744], 0xb8                     ;  1682.3 p0+p2   42 t
        vmovdqu64 zmm24, [rbp + 16512]                                   ;  1553.3 p3      47 y
        vmovdqu64 zmm8, [rbp + 16512]                                    ;  1553.5 p2      47 y
        vmovdqu64 zmm2, [rbp + 16576]                                    ;  1554.3 p3      47 y
        vmovdqu64 zmm12, [rbp + 16576]                                   ;  1554.5 p2      47 y
        vmovdqu64 zmm25, [rbp + 16640]                                   ;  1555.3 p3      47 y
        vmovdqu64 zmm1, [rbp + 16640]                                    ;  1555.5 p2      47 y
        vmovdqu64 zmm3, [rbp + 16704]                                    ;  1556.3 p3      47 y
        vmovdqu64 zmm16, [rbp + 16704]                                   ;  1556.5 p2      47 y
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1557.3 p3      23 t reload
        vmovdqu64 [rbp + 23744], zmm31                                   ;  1647.3 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm5                                            ;  1645.3         23 t copy
        vpermi2b zmm31, zmm4, [rel camellia256_encrypt.T0_constants512 + 384] ;  1702.3 p0+p5+p2   23 t
        vmovdqu64 [rbp + 23424], zmm10                                   ;  1691.3 p8+p9   42 t spill
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 448] ;  1560.5 p3      23 t reload
        vpermi2b zmm5, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;  1704.3 p0+p5+p2   23 t
        vpternlogd zmm15, zmm31, zmm5, 0xca                              ;  1709.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1562.5 p3      23 t reload
        vmovdqa64 zmm31, zmm23                                           ;  1645.3         23 t copy
        vpermi2b zmm31, zmm4, zmm5                                       ;  1706.3 p0+p5   23 t
        vpermi2b zmm23, zmm10, [rel camellia256_encrypt.T0_constants512 + 512] ;  1708.3 p0+p5+p2   23 t
        vpternlogd zmm22, zmm31, zmm23, 0xca                             ;  1713.3 p0      23 t
        vmovdqa64 zmm23, zmm9                                            ;  1650.3         23 t copy
        vpermi2b zmm23, zmm4, zmm5                                       ;  1710.3 p0+p5   23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 512] ;  1564.7 p3      23 t reload
        vpermi2b zmm9, zmm10, zmm31                                      ;  1712.3 p0+p5   23 t
        vpternlogd zmm17, zmm23, zmm9, 0xca                              ;  1717.3 p0      23 t
        vmovdqa64 zmm9, zmm18                                            ;  1676.3         23 t copy
        vpermi2b zmm9, zmm4, zmm5                                        ;  1714.3 p0+p5   23 t
        vpermi2b zmm18, zmm10, zmm31                                     ;  1716.3 p0+p5   23 t
        vpternlogd zmm19, zmm9, zmm18, 0xca                              ;  1721.3 p0      23 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1566.8 p2      21 t reload
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 832] ;  1567.0 p3      21 t reload
        vmovdqa64 zmm23, zmm14                                           ;  1646.3         21 t copy
        vpermi2b zmm23, zmm18, zmm9                                      ;  1718.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm21                                           ;  1650.3         21 t copy
        vpermi2b zmm31, zmm18, zmm9                                      ;  1720.3 p0+p5   21 t
        vmovdqa64 zmm10, zmm11                                           ;  1648.3         21 t copy
        vpermi2b zmm10, zmm18, zmm9                                      ;  1722.3 p0+p5   21 t
        vmovdqa64 zmm5, zmm13                                            ;  1651.3         21 t copy
        vpermi2b zmm5, zmm18, zmm9                                       ;  1724.3 p0+p5   21 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512 + 960]  ;  1569.8 p2      21 t reload
        vpermi2b zmm14, zmm9, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1726.3 p0+p5+p3   21 t
        vpternlogd zmm27, zmm23, zmm14, 0xca                             ;  1731.3 p0      21 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1570.8 p2      21 t reload
        vpermi2b zmm21, zmm9, zmm14                                      ;  1728.3 p0+p5   21 t
        vpermi2b zmm11, zmm9, zmm14                                      ;  1730.3 p0+p5   21 t
        vpermi2b zmm13, zmm9, zmm14                                      ;  1732.3 p0+p5   21 t
        vpternlogd zmm28, zmm31, zmm21, 0xca                             ;  1733.3 p0      21 t
        vpternlogd zmm7, zmm10, zmm11, 0xca                              ;  1735.3 p0      21 t
        vmovdqa64 zmm10, zmm26                                           ;  1683.3         41 t copy
        vpternlogd zmm10, zmm15, zmm0, 0x96                              ;  1710.3 p0      41 t
        vpternlogd zmm5, zmm13, [rbp + 22720], 0xe4                      ;  1737.3 p0+p3   21 t
        vmovdqu64 zmm11, [rbp + 24640]                                   ;  1573.3 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 23744]                                   ;  1647.3 p3      41 t reload
        vmovdqu64 zmm21, [rbp + 16832]                                   ;  1574.3 p2      51 x
        vpternlogd zmm21, zmm13, zmm11, 0xf6                             ;  1702.3 p0      51 x
        vmovdqu64 zmm23, [rbp + 23488]                                   ;  1652.3 p3      61 t reload
        vpternlogd zmm21, zmm23, [rbp + 22976], 0x96                     ;  1703.3 p0+p2   51 x
        vmovdqu64 zmm23, [rbp + 23424]                                   ;  1691.3 p3      42 t reload
        vmovdqa64 zmm31, zmm19                                           ;  1722.3         41 t copy
        vpternlogd zmm31, zmm30, zmm23, 0x96                             ;  1722.3 p0      41 t
        vmovdqa64 zmm11, zmm22                                           ;  1714.3         41 t copy
        vpternlogd zmm11, zmm0, zmm27, 0x96                              ;  1732.3 p0      41 t
        vpternlogd zmm26, zmm11, zmm15, 0x96                             ;  1733.3 p0      41 t
        vpternlogd zmm15, zmm7, [rbp + 23040], 0x96                      ;  1736.3 p0+p2   41 t
        vpternlogd zmm7, zmm10, [rbp + 23040], 0x96                      ;  1736.3 p0+p3   41 t
        vpternlogd zmm11, zmm7, [rbp + 23616], 0x96                      ;  1737.3 p0+p2   62 t
        vpandd zmm25, zmm25, zmm11                                       ;  1738.3 p0      47 y
        vmovdqa64 zmm13, zmm20                                           ;  1689.3         41 t copy
        vpternlogd zmm13, zmm29, zmm28, 0x96                             ;  1734.3 p0      41 t
        vmovdqa64 zmm14, zmm17                                           ;  1718.3         41 t copy
        vpternlogd zmm14, zmm30, zmm28, 0x96                             ;  1734.3 p0      41 t
        vpternlogd zmm17, zmm30, zmm13, 0x96                             ;  1735.3 p0      41 t
        vpternlogd zmm23, zmm14, zmm19, 0x96                             ;  1735.3 p0      41 t
        vpternlogd zmm19, zmm5, zmm20, 0x96                              ;  1738.3 p0      41 t
        vpternlogd zmm5, zmm20, zmm31, 0x96                              ;  1738.3 p0      41 t
        vpternlogd zmm29, zmm28, zmm19, 0x96                             ;  1739.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 22656]                                   ;  1645.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 24192]                                   ;  1644.3 p2      61 t reload
        vmovdqu64 zmm30, [rbp + 16768]                                   ;  1579.2 p3      51 x
        vpternlogd zmm30, zmm28, zmm20, 0x36                             ;  1718.3 p0      51 x
        vpternlogd zmm13, zmm23, [rbp + 22592], 0x96                     ;  1736.3 p0+p2   62 t
        vpandd zmm16, zmm16, zmm13                                       ;  1737.3 p0      47 y
        vpternlogd zmm19, zmm17, [rbp + 21696], 0x96                     ;  1739.3 p0+p3   62 t
        vpandd zmm8, zmm8, zmm19                                         ;  1740.3 p0      47 y
        vpternlogd zmm14, zmm5, [rbp + 22848], 0x96                      ;  1739.3 p0+p2   62 t
        vpandd zmm1, zmm1, zmm14                                         ;  1740.3 p0      47 y
        vpternlogd zmm31, zmm29, [rbp + 23552], 0x96                     ;  1740.3 p0+p3   62 t
        vpandd zmm12, zmm12, zmm31                                       ;  1741.3 p0      47 y
        vpsrlq zmm28, zmm16, 7                                           ;  1738.3 p0      47 y
        vmovdqa64 zmm20, zmm15                                           ;  1737.3         41 t copy
        vpternlogd zmm20, zmm6, zmm27, 0x96                              ;  1737.3 p0      41 t
        vpternlogd zmm6, zmm27, [rbp + 23040], 0x96                      ;  1732.3 p0+p2   41 t
        vpternlogd zmm22, zmm0, zmm6, 0x96                               ;  1733.3 p0      41 t
        vmovdqu64 zmm0, [rbp + 17088]                                    ;  1584.5 p3      71 y.5 reload
        vpandd zmm27, zmm21, zmm0                                        ;  1731.3 p0      52 x
        vpternlogd zmm6, zmm26, [rbp + 24128], 0x96                      ;  1734.3 p0+p2   62 t
        vpandd zmm3, zmm3, zmm6                                          ;  1735.3 p5      47 y
        vpternlogd zmm15, zmm22, [rbp + 22080], 0x96                     ;  1737.3 p0+p3   62 t
        vpandd zmm24, zmm24, zmm15                                       ;  1738.3 p5      47 y
        vpternlogd zmm10, zmm20, [rbp + 23872], 0x96                     ;  1738.3 p0+p2   62 t
        vpandd zmm2, zmm2, zmm10                                         ;  1739.3 p5      47 y
        vpandd zmm9, zmm30, [rbp + 17024]                                ;  1735.3 p0+p3   52 x
        vpsrlq zmm18, zmm3, 7                                            ;  1736.3 p0      47 y
        vpaddb zmm3, zmm3, zmm3                                          ;  1736.3 p5      47 y
        vpternlogd zmm3, zmm7, [rbp + 24256], 0x96                       ;  1737.3 p5+p2   47 y
        vpsrlq zmm7, zmm24, 7                                            ;  1739.3 p0      47 y
        vpaddb zmm24, zmm24, zmm24                                       ;  1739.3 p5      47 y
        vpternlogd zmm24, zmm26, [rbp + 24000], 0x96                     ;  1740.3 p0+p3   47 y
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 1088] ;  1588.3 p2      47 y reload
        vpternlogd zmm24, zmm18, zmm26, 0x78                             ;  1741.3 p5      47 y
        vpaddb zmm16, zmm16, zmm16                                       ;  1739.3 p0      47 y
        vpternlogd zmm16, zmm5, [rbp + 22784], 0x96                      ;  1740.3 p5+p3   47 y
        vpsrlq zmm5, zmm25, 7                                            ;  1740.3 p0      47 y
        vpternlogd zmm3, zmm5, zmm26, 0x78                               ;  1741.3 p5      47 y
        vpaddb zmm5, zmm25, zmm25                                        ;  1741.3 p0      47 y
        vpternlogd zmm5, zmm20, [rbp + 22208], 0x96                      ;  1742.3 p5+p2   47 y
        vmovdqu64 zmm18, [rbp + 22272]                                   ;  1649.3 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 22528]                                   ;  1649.3 p2      61 t reload
        vmovdqu64 zmm25, [rbp + 16768]                                   ;  1591.0 p3      51 x
        vpternlogd zmm25, zmm20, zmm18, 0x36                             ;  1742.3 p0      51 x
        vpsrlq zmm20, zmm2, 7                                            ;  1743.3 p0      47 y
        vpternlogd zmm5, zmm20, zmm26, 0x78                              ;  1744.3 p5      47 y
        vpaddb zmm2, zmm2, zmm2                                          ;  1744.3 p5      47 y
        vpternlogd zmm2, zmm22, [rbp + 22016], 0x96                      ;  1745.3 p0+p2   47 y
        vpternlogd zmm2, zmm7, zmm26, 0x78                               ;  1746.3 p5      47 y
        vmovdqu64 zmm7, [rbp + 23232]                                    ;  1644.3 p3      61 t reload
        vmovdqu64 zmm20, [rbp + 23168]                                   ;  1644.3 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 16832]                                   ;  1593.0 p3      51 x
        vpternlogd zmm22, zmm20, zmm7, 0x36                              ;  1745.3 p0      51 x
        vpsrlq zmm20, zmm8, 7                                            ;  1746.3 p0      47 y
        vpandd zmm0, zmm0, zmm22                                         ;  1746.3 p5      52 x
        vpaddb zmm8, zmm8, zmm8                                          ;  1747.3 p5      47 y
        vpternlogd zmm8, zmm23, [rbp + 22400], 0x96                      ;  1748.3 p0+p2   47 y
        vpternlogd zmm8, zmm28, zmm26, 0x78                              ;  1749.3 p5      47 y
        vpsrlq zmm23, zmm12, 7                                           ;  1748.3 p0      47 y
        vpaddb zmm12, zmm12, zmm12                                       ;  1749.3 p5      47 y
        vpternlogd zmm12, zmm17, [rbp + 24064], 0x96                     ;  1750.3 p0+p3   47 y
        vpternlogd zmm12, zmm20, zmm26, 0x78                             ;  1751.3 p5      47 y
        vmovdqu64 zmm17, [rbp + 21824]                                   ;  1642.3 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 22144]                                   ;  1645.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 16896]                                   ;  1597.5 p2      51 x
        vpternlogd zmm28, zmm20, zmm17, 0x36                             ;  1750.3 p0      51 x
        vpsrlq zmm20, zmm1, 7                                            ;  1751.3 p0      47 y
        vpternlogd zmm16, zmm20, zmm26, 0x78                             ;  1752.3 p5      47 y
        vpaddb zmm1, zmm1, zmm1                                          ;  1752.3 p5      47 y
        vpternlogd zmm1, zmm29, [rbp + 22336], 0x96                      ;  1753.3 p0+p3   47 y
        vpternlogd zmm1, zmm23, zmm26, 0x78                              ;  1754.3 p5      47 y
        vmovdqu64 zmm20, [rbp + 23360]                                   ;  1646.3 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 24576]                                   ;  1649.3 p3      61 t reload
        vmovdqu64 zmm29, [rbp + 16896]                                   ;  1601.3 p2      51 x
        vpternlogd zmm29, zmm23, zmm20, 0x36                             ;  1753.3 p0      51 x
        vmovdqu64 zmm23, [rbp + 16256]                                   ;  1601.7 p3      71 d.0 reload
        vpternlogd zmm15, zmm24, zmm23, 0x1e                             ;  1754.3 p5      48 y
        vpternlogd zmm23, zmm19, zmm8, 0x36                              ;  1754.3 p0      48 y
        vmovdqu64 zmm19, [rbp + 16448]                                   ;  1603.5 p2      71 d.3 reload
        vpternlogd zmm6, zmm3, zmm19, 0x1e                               ;  1755.3 p5      48 y
        vpternlogd zmm19, zmm13, zmm16, 0x36                             ;  1755.3 p0      48 y
        vmovdqu64 zmm13, [rbp + 16384]                                   ;  1605.3 p3      71 d.2 reload
        vpternlogd zmm11, zmm5, zmm13, 0x1e                              ;  1756.3 p5      48 y
        vpternlogd zmm13, zmm14, zmm1, 0x36                              ;  1756.3 p0      48 y
        vmovdqu64 zmm14, [rbp + 16320]                                   ;  1605.8 p2      71 d.1 reload
        vpternlogd zmm10, zmm2, zmm14, 0x1e                              ;  1757.3 p5      48 y
        vpternlogd zmm14, zmm31, zmm12, 0x36                             ;  1757.3 p0      48 y
        vpsrlq zmm31, zmm27, 7                                           ;  1758.3 p0      52 x
        vpandd zmm31, zmm31, zmm26                                       ;  1759.3 p5      52 x
        vpaddb zmm27, zmm27, zmm27                                       ;  1759.3 p5      52 x
        vpsrlq zmm20, zmm9, 7                                            ;  1759.3 p0      52 x
        vpandd zmm20, zmm20, zmm26                                       ;  1760.3 p5      52 x
        vpaddb zmm9, zmm9, zmm9                                          ;  1760.3 p0      52 x
        vpandd zmm17, zmm25, [rbp + 17024]                               ;  1761.3 p5+p3   52 x
        vmovdqa64 zmm7, zmm26                                            ;  1610.5         52 x copy
        vmovdqa64 zmm18, zmm26                                           ;  1611.3         52 x copy
        vmovdqu64 [rbp + 24576], zmm21                                   ;  1704.3 p7+p4   51 x spill
        vmovdqa64 zmm21, zmm26                                           ;  1611.7         52 x copy
        vmovdqu64 [rbp + 22336], zmm22                                   ;  1746.3 p8+p9   51 x spill
        vmovdqa64 zmm22, zmm26                                           ;  1613.3         52 x copy
        vmovdqu64 [rbp + 22144], zmm25                                   ;  1743.3 p7+p4   51 x spill
        vmovdqa64 zmm25, zmm26                                           ;  1613.7         52 x copy
        vpandd zmm26, zmm28, [rbp + 17152]                               ;  1761.3 p0+p2   52 x
        vmovdqu64 [rbp + 24064], zmm28                                   ;  1751.3 p8+p9   51 x spill
        vpsrlq zmm28, zmm0, 7                                            ;  1762.3 p0      52 x
        vpandd zmm21, zmm21, zmm28                                       ;  1763.3 p5      52 x
        vpaddb zmm0, zmm0, zmm0                                          ;  1763.3 p5      52 x
        vpandd zmm28, zmm29, [rbp + 17152]                               ;  1763.3 p0+p3   52 x
        vmovdqu64 [rbp + 22400], zmm29                                   ;  1754.3 p7+p4   51 x spill
        vpxord zmm29, zmm24, [rbp + 17280]                               ;  1764.3 p5+p2   40 t
        vmovdqu64 [rbp + 23168], zmm24                                   ;  1742.3 p8+p9   47 y spill
        vpxord zmm24, zmm3, [rbp + 17472]                                ;  1764.3 p0+p3   40 t
        vmovdqu64 [rbp + 22016], zmm3                                    ;  1742.3 p7+p4   47 y spill
        vpxord zmm3, zmm5, [rbp + 17408]                                 ;  1765.3 p5+p2   40 t
        vmovdqu64 [rbp + 22528], zmm5                                    ;  1745.3 p8+p9   47 y spill
        vpxord zmm5, zmm2, [rbp + 17344]                                 ;  1765.3 p0+p3   40 t
        vmovdqu64 [rbp + 22208], zmm2                                    ;  1747.3 p7+p4   47 y spill
        vpxord zmm2, zmm8, [rbp + 17280]                                 ;  1766.3 p5+p2   40 t
        vmovdqu64 [rbp + 22784], zmm8                                    ;  1750.3 p8+p9   47 y spill
        vpxord zmm8, zmm15, [rbp + 17536]                                ;  1766.3 p0+p3   40 t
        vmovdqu64 [rbp + 24000], zmm15                                   ;  1755.3 p7+p4   48 y spill
        vpxord zmm15, zmm23, [rbp + 17536]                               ;  1767.3 p5+p2   40 t
        vmovdqu64 [rbp + 24256], zmm23                                   ;  1755.3 p8+p9   48 y spill
        vpsrlq zmm23, zmm17, 7                                           ;  1767.3 p0      52 x
        vpaddb zmm17, zmm17, zmm17                                       ;  1768.3 p5      52 x
        vmovdqu64 [rbp + 23872], zmm30                                   ;  1719.3 p7+p4   51 x spill
        vpxord zmm30, zmm12, [rbp + 17344]                               ;  1768.3 p0+p3   40 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;  1752.3 p8+p9   47 y spill
        vpxord zmm12, zmm6, [rbp + 17728]                                ;  1769.3 p5+p2   40 t
        vmovdqu64 [rbp + 24128], zmm6                                    ;  1756.3 p7+p4   48 y spill
        vpsrlq zmm6, zmm26, 7                                            ;  1769.3 p0      52 x
        vpandd zmm22, zmm22, zmm6                                        ;  1770.3 p5      52 x
        vpaddb zmm6, zmm26, zmm26                                        ;  1770.3 p0      52 x
        vpxord zmm26, zmm16, [rbp + 17472]                               ;  1771.3 p5+p3   40 t
        vmovdqu64 [rbp + 23040], zmm16                                   ;  1753.3 p8+p9   47 y spill
        vpxord zmm16, zmm19, [rbp + 17728]                               ;  1771.3 p0+p2   40 t
        vmovdqu64 [rbp + 23552], zmm19                                   ;  1756.3 p7+p4   48 y spill
        vpxord zmm19, zmm11, [rbp + 17664]                               ;  1772.3 p5+p3   40 t
        vmovdqu64 [rbp + 22848], zmm11                                   ;  1757.3 p8+p9   48 y spill
        vpxord zmm11, zmm13, [rbp + 17664]                               ;  1772.3 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm13                                   ;  1757.3 p7+p4   48 y spill
        vpxord zmm13, zmm10, [rbp + 17600]                               ;  1773.3 p5+p3   40 t
        vmovdqu64 [rbp + 22592], zmm10                                   ;  1758.3 p8+p9   48 y spill
        vpxord zmm10, zmm14, [rbp + 17600]                               ;  1773.3 p0+p2   40 t
        vmovdqu64 [rbp + 24192], zmm14                                   ;  1758.3 p7+p4   48 y spill
        vpxord zmm14, zmm1, [rbp + 17408]                                ;  1774.3 p5+p3   40 t
        vmovdqu64 [rbp + 23424], zmm1                                    ;  1755.3 p8+p9   47 y spill
        vpsrlq zmm1, zmm28, 7                                            ;  1774.3 p0      52 x
        vpandd zmm25, zmm25, zmm1                                        ;  1775.3 p5      52 x
        vpaddb zmm1, zmm28, zmm28                                        ;  1775.3 p0      52 x
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;  1631.5 p2      41 t reload
        vmovdqu64 [rbp + 23616], zmm25                                   ;  1776.3 p7+p4   52 x spill
        vpshufb zmm25, zmm28, zmm29                                      ;  1776.3 p5      41 t
        vmovdqu64 [rbp + 22976], zmm22                                   ;  1771.3 p8+p9   52 x spill
        vpshufb zmm22, zmm28, zmm2                                       ;  1777.3 p5      41 t
        vmovdqu64 [rbp + 23488], zmm31                                   ;  1760.3 p7+p4   52 x spill
        vpshufb zmm31, zmm28, zmm5                                       ;  1778.3 p5      23 t
        vmovdqu64 [rbp + 22720], zmm1                                    ;  1776.3 p8+p9   52 x spill
        vpshufb zmm1, zmm28, zmm3                                        ;  1779.3 p5      22 t
        vmovdqu64 [rbp + 21376], zmm21                                   ;  1764.3 p7+p4   52 x spill
        vpshufb zmm21, zmm28, zmm24                                      ;  1780.3 p5      21 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;  1771.3 p8+p9   52 x spill
        vpshufb zmm6, zmm28, zmm30                                       ;  1781.3 p5      23 t
        vmovdqu64 [rbp + 21568], zmm23                                   ;  1768.3 p7+p4   52 x spill
        vpshufb zmm23, zmm28, zmm8                                       ;  1782.3 p5      23 t
        vmovdqu64 [rbp + 23936], zmm27                                   ;  1760.3 p8+p9   52 x spill
        vpshufb zmm27, zmm28, zmm15                                      ;  1783.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm20                                   ;  1761.3 p7+p4   52 x spill
        vpshufb zmm20, zmm28, zmm26                                      ;  1784.3 p5      21 t
        vmovdqu64 [rbp + 21440], zmm0                                    ;  1764.3 p8+p9   52 x spill
        vpshufb zmm0, zmm28, zmm14                                       ;  1785.3 p5      22 t
        vmovdqa64 zmm28, zmm5                                            ;  1766.3         23 t copy
        vpermi2b zmm28, zmm4, [rel camellia256_encrypt.T0_constants512 + 384] ;  1787.3 p0+p5+p3   23 t
        vmovdqu64 [rbp + 21952], zmm17                                   ;  1769.3 p7+p4   52 x spill
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 448] ;  1645.3 p2      23 t reload
        vpermi2b zmm5, zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;  1789.3 p0+p5+p3   23 t
        vpternlogd zmm31, zmm28, zmm5, 0xca                              ;  1794.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1646.5 p2      23 t reload
        vmovdqa64 zmm28, zmm30                                           ;  1769.3         23 t copy
        vpermi2b zmm28, zmm4, zmm5                                       ;  1791.3 p0+p5   23 t
        vpermi2b zmm30, zmm17, [rel camellia256_encrypt.T0_constants512 + 512] ;  1793.3 p0+p5+p3   23 t
        vpternlogd zmm6, zmm28, zmm30, 0xca                              ;  1798.3 p0      23 t
        vmovdqa64 zmm28, zmm8                                            ;  1767.3         23 t copy
        vpermi2b zmm28, zmm4, zmm5                                       ;  1795.3 p0+p5   23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 512] ;  1648.7 p2      23 t reload
        vpermi2b zmm8, zmm17, zmm30                                      ;  1797.3 p0+p5   23 t
        vpternlogd zmm23, zmm28, zmm8, 0xca                              ;  1802.3 p0      23 t
        vmovdqa64 zmm8, zmm15                                            ;  1768.3         23 t copy
        vpermi2b zmm8, zmm4, zmm5                                        ;  1799.3 p0+p5   23 t
        vpermi2b zmm15, zmm17, zmm30                                     ;  1801.3 p0+p5   23 t
        vpternlogd zmm27, zmm8, zmm15, 0xca                              ;  1806.3 p0      23 t
        vmovdqu64 zmm8, [rbp + 24384]                                    ;  1650.8 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 23808]                                   ;  1651.0 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 16960]                                   ;  1651.8 p3      51 x
        vpternlogd zmm28, zmm15, zmm8, 0x36                              ;  1788.3 p0      51 x
        vmovdqu64 zmm15, [rbp + 17216]                                   ;  1652.0 p2      71 y.7 reload
        vpandd zmm30, zmm28, zmm15                                       ;  1789.3 p0      52 x
        vpsrlq zmm17, zmm30, 7                                           ;  1790.3 p0      52 x
        vpandd zmm7, zmm7, zmm17                                         ;  1791.3 p0      52 x
        vpaddb zmm17, zmm30, zmm30                                       ;  1792.3 p0      52 x
        vmovdqu64 zmm30, [rbp + 21504]                                   ;  1652.8 p3      61 t reload
        vmovdqu64 zmm5, [rbp + 21632]                                    ;  1653.0 p2      61 t reload
        vmovdqu64 zmm4, [rbp + 16960]                                    ;  1653.8 p3      51 x
        vpternlogd zmm4, zmm5, zmm30, 0x36                               ;  1793.3 p0      51 x
        vpandd zmm15, zmm15, zmm4                                        ;  1794.3 p0      52 x
        vpsrlq zmm5, zmm15, 7                                            ;  1795.3 p0      52 x
        vpandd zmm18, zmm18, zmm5                                        ;  1796.3 p0      52 x
        vpaddb zmm5, zmm15, zmm15                                        ;  1797.3 p0      52 x
        vpternlogd zmm9, zmm7, [rbp + 22656], 0x96                       ;  1798.3 p0+p2   61 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1654.8 p3      41 t reload
        vpshufb zmm15, zmm7, zmm12                                       ;  1802.3 p5      42 t
        vpshufb zmm30, zmm7, zmm13                                       ;  1803.3 p5      22 t
        vpshufb zmm8, zmm7, zmm19                                        ;  1804.3 p5      21 t
        vmovdqu64 [rbp + 22656], zmm9                                    ;  1799.3 p8+p9   61 t spill
        vpshufb zmm9, zmm7, zmm10                                        ;  1805.3 p5      22 t
        vmovdqu64 [rbp + 21632], zmm4                                    ;  1794.3 p7+p4   51 x spill
        vpshufb zmm4, zmm7, zmm11                                        ;  1806.3 p5      21 t
        vmovdqu64 [rbp + 23808], zmm28                                   ;  1789.3 p8+p9   51 x spill
        vpshufb zmm28, zmm7, zmm16                                       ;  1807.3 p5      42 t
        vmovdqu64 zmm7, [rbp + 22976]                                    ;  1771.3 p2      52 x reload
        vpternlogd zmm17, zmm7, [rbp + 24384], 0x96                      ;  1799.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 21952]                                    ;  1769.3 p2      52 x reload
        vpternlogd zmm18, zmm7, [rbp + 22272], 0x96                      ;  1800.3 p0+p3   61 t
        vmovdqu64 zmm7, [rbp + 23616]                                    ;  1776.3 p2      52 x reload
        vpternlogd zmm5, zmm7, [rbp + 21504], 0x96                       ;  1801.3 p0+p3   61 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1658.7 p2      41 t reload
        vmovdqu64 [rbp + 21504], zmm5                                    ;  1802.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512]        ;  1658.8 p3      41 t reload
        vmovdqu64 [rbp + 23616], zmm17                                   ;  1800.3 p8+p9   61 t spill
        vmovdqa64 zmm17, zmm29                                           ;  1765.3         41 t copy
        vpermi2b zmm17, zmm5, zmm7                                       ;  1809.3 p0+p5   41 t
        vmovdqu64 [rbp + 22272], zmm18                                   ;  1801.3 p7+p4   61 t spill
        vmovdqa64 zmm18, zmm2                                            ;  1767.3         41 t copy
        vpermi2b zmm18, zmm5, zmm7                                       ;  1811.3 p0+p5   41 t
        vmovdqu64 [rbp + 21952], zmm6                                    ;  1799.3 p8+p9   23 t spill
        vmovdqa64 zmm6, zmm12                                            ;  1770.3         42 t copy
        vpermi2b zmm6, zmm5, zmm7                                        ;  1813.3 p0+p5   42 t
        vmovdqu64 [rbp + 24384], zmm31                                   ;  1795.3 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm16                                           ;  1772.3         42 t copy
        vpermi2b zmm31, zmm5, zmm7                                       ;  1815.3 p0+p5   42 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 128]  ;  1661.0 p2      41 t reload
        vpermi2b zmm29, zmm7, [rel camellia256_encrypt.T0_constants512 + 192] ;  1817.3 p0+p5+p3   41 t
        vpternlogd zmm25, zmm17, zmm29, 0xca                             ;  1822.3 p0      41 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 192] ;  1662.0 p2      41 t reload
        vpermi2b zmm2, zmm7, zmm17                                       ;  1819.3 p0+p5   41 t
        vpermi2b zmm12, zmm7, zmm17                                      ;  1821.3 p0+p5   42 t
        vpermi2b zmm16, zmm7, zmm17                                      ;  1823.3 p0+p5   42 t
        vpternlogd zmm22, zmm18, zmm2, 0xca                              ;  1824.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 23680]                                    ;  1761.3 p3      52 x reload
        vmovdqu64 zmm18, [rbp + 21440]                                   ;  1764.3 p2      61 t
        vpternlogd zmm18, zmm2, [rbp + 23232], 0x96                      ;  1812.3 p0+p3   61 t
        vpternlogd zmm15, zmm6, zmm12, 0xca                              ;  1826.3 p0      42 t
        vmovdqu64 zmm2, [rbp + 23744]                                    ;  1665.5 p2      41 t reload
        vmovdqu64 zmm6, [rbp + 23936]                                    ;  1760.3 p3      61 t
        vpternlogd zmm6, zmm2, [rbp + 24640], 0x96                       ;  1814.3 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 21376]                                    ;  1764.3 p3      52 x reload
        vmovdqu64 zmm12, [rbp + 23104]                                   ;  1771.3 p2      61 t
        vpternlogd zmm12, zmm2, [rbp + 21824], 0x96                      ;  1815.3 p0+p3   61 t
        vpternlogd zmm28, zmm31, zmm16, 0xca                             ;  1828.3 p0      42 t
        vmovdqu64 zmm2, [rbp + 23488]                                    ;  1760.3 p2      52 x reload
        vmovdqu64 zmm16, [rbp + 22720]                                   ;  1776.3 p3      61 t
        vpternlogd zmm16, zmm2, [rbp + 23360], 0x96                      ;  1817.3 p0+p2   61 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1675.3 p3      22 t reload
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 576] ;  1675.5 p2      22 t reload
        vmovdqa64 zmm31, zmm3                                            ;  1766.3         22 t copy
        vpermi2b zmm31, zmm29, zmm2                                      ;  1825.3 p0+p5   22 t
        vmovdqa64 zmm17, zmm14                                           ;  1775.3         22 t copy
        vpermi2b zmm17, zmm29, zmm2                                      ;  1827.3 p0+p5   22 t
        vmovdqa64 zmm7, zmm13                                            ;  1774.3         22 t copy
        vpermi2b zmm7, zmm29, zmm2                                       ;  1829.3 p0+p5   22 t
        vmovdqa64 zmm5, zmm10                                            ;  1774.3         22 t copy
        vpermi2b zmm5, zmm29, zmm2                                       ;  1831.3 p0+p5   22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 704]  ;  1682.3 p3      22 t reload
        vpermi2b zmm3, zmm2, [rel camellia256_encrypt.T0_constants512 + 768] ;  1833.3 p0+p5+p2   22 t
        vpternlogd zmm1, zmm31, zmm3, 0xca                               ;  1838.3 p0      22 t
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1684.3 p3      22 t reload
        vpermi2b zmm14, zmm2, zmm3                                       ;  1835.3 p0+p5   22 t
        vpermi2b zmm13, zmm2, zmm3                                       ;  1837.3 p0+p5   22 t
        vpermi2b zmm10, zmm2, zmm3                                       ;  1839.3 p0+p5   22 t
        vpternlogd zmm0, zmm17, zmm14, 0xca                              ;  1840.3 p0      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 896] ;  1689.3 p2      21 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 832] ;  1689.5 p3      21 t reload
        vmovdqa64 zmm31, zmm24                                           ;  1765.3         21 t copy
        vpermi2b zmm31, zmm17, zmm14                                     ;  1841.3 p0+p5   21 t
        vpternlogd zmm30, zmm7, zmm13, 0xca                              ;  1842.3 p0      22 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1692.5 p2      21 t reload
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 960] ;  1692.7 p3      21 t reload
        vpermi2b zmm24, zmm13, zmm7                                      ;  1843.3 p0+p5   21 t
        vpternlogd zmm21, zmm31, zmm24, 0xca                             ;  1848.3 p0      21 t
        vmovdqa64 zmm24, zmm26                                           ;  1772.3         21 t copy
        vpermi2b zmm24, zmm17, zmm14                                     ;  1845.3 p0+p5   21 t
        vpermi2b zmm26, zmm13, zmm7                                      ;  1847.3 p0+p5   21 t
        vmovdqa64 zmm31, zmm19                                           ;  1773.3         21 t copy
        vpermi2b zmm31, zmm17, zmm14                                     ;  1849.3 p0+p5   21 t
        vpermi2b zmm19, zmm13, zmm7                                      ;  1851.3 p0+p5   21 t
        vpternlogd zmm9, zmm5, zmm10, 0xca                               ;  1844.3 p0      22 t
        vmovdqa64 zmm5, zmm11                                            ;  1773.3         21 t copy
        vpermi2b zmm5, zmm17, zmm14                                      ;  1853.3 p0+p5   21 t
        vpermi2b zmm11, zmm13, zmm7                                      ;  1855.3 p0+p5   21 t
        vpternlogd zmm20, zmm24, zmm26, 0xca                             ;  1852.3 p0      21 t
        vmovdqu64 zmm10, [rbp + 21568]                                   ;  1768.3 p2      52 x reload
        vpternlogd zmm6, zmm10, [rel camellia256_encrypt.T0_constants512 + 1088], 0x78 ;  1840.3 p0+p3   61 t
        vpternlogd zmm8, zmm31, zmm19, 0xca                              ;  1856.3 p0      21 t
        vpternlogd zmm4, zmm5, zmm11, 0xca                               ;  1860.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 24384]                                    ;  1795.3 p2      23 t reload
        vmovdqa64 zmm10, zmm15                                           ;  1827.3         41 t copy
        vpternlogd zmm10, zmm1, zmm5, 0x96                               ;  1843.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 21952]                                   ;  1799.3 p3      23 t reload
        vmovdqa64 zmm19, zmm28                                           ;  1829.3         41 t copy
        vpternlogd zmm19, zmm0, zmm11, 0x96                              ;  1844.3 p0      41 t
        vmovdqu64 zmm24, [rbp + 18048]                                   ;  1706.7 p2      40 t
        vmovdqa64 zmm26, zmm25                                           ;  1823.3         41 t copy
        vpternlogd zmm26, zmm30, zmm21, 0x96                             ;  1849.3 p0      41 t
        vmovdqa64 zmm31, zmm23                                           ;  1803.3         41 t copy
        vpternlogd zmm31, zmm1, zmm21, 0x96                              ;  1849.3 p0      41 t
        vpternlogd zmm23, zmm1, zmm26, 0x96                              ;  1850.3 p0      41 t
        vpternlogd zmm15, zmm31, zmm5, 0x96                              ;  1850.3 p0      41 t
        vpternlogd zmm5, zmm8, zmm25, 0x96                               ;  1857.3 p0      41 t
        vpternlogd zmm8, zmm25, zmm10, 0x96                              ;  1857.3 p0      41 t
        vpternlogd zmm30, zmm21, zmm5, 0x96                              ;  1858.3 p0      41 t
        vmovdqu64 zmm1, [rbp + 18048]                                    ;  1708.3 p3      40 t
        vpternlogd zmm26, zmm15, [rbp + 23808], 0x96                     ;  1852.3 p0+p2   61 t
        vpternlogd zmm5, zmm23, [rbp + 23872], 0x96                      ;  1858.3 p0+p3   61 t
        vpxord zmm24, zmm24, zmm5                                        ;  1859.3 p0      40 t
        vpternlogd zmm31, zmm8, [rbp + 24064], 0x96                      ;  1858.3 p0+p2   61 t
        vpternlogd zmm10, zmm30, [rbp + 22336], 0x96                     ;  1859.3 p5+p3   61 t
        vmovdqa64 zmm21, zmm22                                           ;  1825.3         41 t copy
        vpternlogd zmm21, zmm9, zmm20, 0x96                              ;  1856.3 p0      41 t
        vmovdqa64 zmm25, zmm27                                           ;  1807.3         41 t copy
        vpternlogd zmm25, zmm0, zmm20, 0x96                              ;  1857.3 p5      41 t
        vpternlogd zmm27, zmm0, zmm21, 0x96                              ;  1857.3 p0      41 t
        vpternlogd zmm28, zmm25, zmm11, 0x96                             ;  1858.3 p5      41 t
        vpternlogd zmm11, zmm4, zmm22, 0x96                              ;  1861.3 p0      41 t
        vpternlogd zmm4, zmm22, zmm19, 0x96                              ;  1861.3 p5      41 t
        vpternlogd zmm9, zmm20, zmm11, 0x96                              ;  1862.3 p0      41 t
        vpternlogd zmm21, zmm28, [rbp + 21632], 0x96                     ;  1860.3 p5+p2   61 t
        vmovdqu64 zmm0, [rbp + 18240]                                    ;  1715.7 p3      62 l.7 reload
        vpxord zmm20, zmm26, zmm0                                        ;  1860.3 p0      40 t
        vpxord zmm0, zmm0, zmm21                                         ;  1861.3 p5      40 t
        vpternlogd zmm11, zmm27, [rbp + 22144], 0x96                     ;  1862.3 p0+p2   61 t
        vpxord zmm1, zmm1, zmm11                                         ;  1863.3 p5      40 t
        vpternlogd zmm25, zmm4, [rbp + 22400], 0x96                      ;  1862.3 p0+p3   61 t
        vpternlogd zmm19, zmm9, [rbp + 24576], 0x96                      ;  1863.3 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 18176]                                   ;  1721.3 p3      62 l.6 reload
        vmovdqu64 [rbp + 24576], zmm21                                   ;  1861.3 p8+p9   61 t spill
        vpxord zmm21, zmm31, zmm22                                       ;  1863.3 p0      40 t
        vpxord zmm22, zmm22, zmm25                                       ;  1864.3 p5      40 t
        vmovdqu64 [rbp + 22400], zmm26                                   ;  1853.3 p7+p4   61 t spill
        vpxord zmm26, zmm10, [rbp + 18112]                               ;  1864.3 p0+p2   40 t
        vmovdqu64 [rbp + 22144], zmm25                                   ;  1863.3 p8+p9   61 t spill
        vpxord zmm25, zmm19, [rbp + 18112]                               ;  1865.3 p5+p3   40 t
        vmovdqu64 [rbp + 21632], zmm31                                   ;  1859.3 p7+p4   61 t spill
        vmovdqa64 zmm31, zmm26                                           ;  1865.3         22 t copy
        vpermi2b zmm31, zmm2, zmm3                                       ;  1867.3 p0+p5   22 t
        vmovdqu64 [rbp + 21952], zmm19                                   ;  1864.3 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm21                                           ;  1864.3         21 t copy
        vpermi2b zmm19, zmm17, zmm14                                     ;  1869.3 p0+p5   21 t
        vmovdqu64 [rbp + 22336], zmm10                                   ;  1860.3 p7+p4   61 t spill
        vmovdqa64 zmm10, zmm21                                           ;  1864.3         21 t copy
        vpermi2b zmm10, zmm13, zmm7                                      ;  1871.3 p0+p5   21 t
        vmovdqu64 [rbp + 24064], zmm11                                   ;  1863.3 p8+p9   61 t spill
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 256] ;  1731.5 p2      41 t reload
        vpshufb zmm21, zmm11, zmm21                                      ;  1872.3 p5      21 t
        vpternlogd zmm21, zmm19, zmm10, 0xca                             ;  1876.3 p0      21 t
        vmovdqu64 zmm10, [rbp + 17856]                                   ;  1732.5 p3      62 l.1 reload
        vmovdqa64 zmm19, zmm18                                           ;  1813.3         40 t copy
        vpternlogd zmm19, zmm23, zmm10, 0x96                             ;  1869.3 p0      40 t
        vpternlogd zmm10, zmm6, zmm27, 0x96                              ;  1870.3 p0      40 t
        vmovdqu64 [rbp + 23872], zmm5                                    ;  1859.3 p7+p4   61 t spill
        vpshufb zmm5, zmm11, zmm24                                       ;  1873.3 p5      23 t
        vmovdqu64 [rbp + 23808], zmm27                                   ;  1858.3 p8+p9   41 t spill
        vpshufb zmm27, zmm11, zmm26                                      ;  1874.3 p5      22 t
        vpermi2b zmm26, zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;  1876.3 p0+p5+p2   22 t
        vpternlogd zmm27, zmm26, zmm31, 0xca                             ;  1881.3 p0      22 t
        vmovdqu64 zmm26, [rbp + 17920]                                   ;  1738.2 p3      62 l.2 reload
        vmovdqa64 zmm31, zmm12                                           ;  1816.3         40 t copy
        vpternlogd zmm31, zmm30, zmm26, 0x96                             ;  1873.3 p0      40 t
        vpternlogd zmm26, zmm16, zmm9, 0x96                              ;  1874.3 p0      40 t
        vmovdqu64 [rbp + 24384], zmm9                                    ;  1863.3 p7+p4   41 t spill
        vpshufb zmm9, zmm11, zmm19                                       ;  1877.3 p5      23 t
        vmovdqu64 [rbp + 21568], zmm16                                   ;  1818.3 p8+p9   61 t spill
        vpshufb zmm16, zmm11, zmm1                                       ;  1878.3 p5      23 t
        vmovdqu64 [rbp + 23360], zmm12                                   ;  1816.3 p7+p4   61 t spill
        vpshufb zmm12, zmm11, zmm10                                      ;  1879.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm30                                   ;  1859.3 p8+p9   41 t spill
        vpshufb zmm30, zmm11, zmm20                                      ;  1880.3 p5      42 t
        vmovdqu64 [rbp + 22720], zmm6                                    ;  1841.3 p7+p4   61 t spill
        vpshufb zmm6, zmm11, zmm25                                       ;  1881.3 p5      22 t
        vmovdqu64 [rbp + 21824], zmm18                                   ;  1813.3 p8+p9   61 t spill
        vpshufb zmm18, zmm11, zmm0                                       ;  1882.3 p5      42 t
        vmovdqu64 [rbp + 21376], zmm23                                   ;  1851.3 p7+p4   41 t spill
        vpshufb zmm23, zmm11, zmm22                                      ;  1883.3 p5      21 t
        vmovdqu64 [rbp + 23104], zmm21                                   ;  1877.3 p8+p9   21 t spill
        vpshufb zmm21, zmm11, zmm31                                      ;  1884.3 p5      22 t
        vpshufb zmm7, zmm11, zmm26                                       ;  1885.3 p5      22 t
        vmovdqa64 zmm13, zmm25                                           ;  1866.3         22 t copy
        vpermi2b zmm13, zmm2, zmm3                                       ;  1887.3 p0+p5   22 t
        vpermi2b zmm25, zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;  1889.3 p0+p5+p2   22 t
        vpternlogd zmm6, zmm25, zmm13, 0xca                              ;  1894.3 p0      22 t
        vmovdqa64 zmm13, zmm22                                           ;  1865.3         21 t copy
        vpermi2b zmm13, zmm17, zmm14                                     ;  1891.3 p0+p5   21 t
        vmovdqa64 zmm25, zmm31                                           ;  1874.3         22 t copy
        vpermi2b zmm25, zmm2, zmm3                                       ;  1893.3 p0+p5   22 t
        vpermi2b zmm31, zmm29, [rel camellia256_encrypt.T0_constants512 + 640] ;  1895.3 p0+p5+p3   22 t
        vpternlogd zmm21, zmm31, zmm25, 0xca                             ;  1900.3 p0      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1745.0 p2      21 t reload
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 960] ;  1745.3 p3      21 t reload
        vpermi2b zmm22, zmm31, zmm25                                     ;  1897.3 p0+p5   21 t
        vpternlogd zmm23, zmm13, zmm22, 0xca                             ;  1902.3 p0      21 t
        vmovdqa64 zmm13, zmm26                                           ;  1875.3         22 t copy
        vpermi2b zmm13, zmm2, zmm3                                       ;  1899.3 p0+p5   22 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 640] ;  1746.7 p2      22 t reload
        vpermi2b zmm26, zmm29, zmm22                                     ;  1901.3 p0+p5   22 t
        vpternlogd zmm7, zmm26, zmm13, 0xca                              ;  1906.3 p0      22 t
        vmovdqu64 zmm13, [rbp + 22656]                                   ;  1799.3 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 17792]                                   ;  1747.7 p2      40 t
        vpternlogd zmm26, zmm15, zmm13, 0x96                             ;  1887.3 p0      40 t
        vpshufb zmm13, zmm11, zmm26                                      ;  1902.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 17792]                                    ;  1748.5 p3      40 t
        vpternlogd zmm3, zmm28, [rbp + 22272], 0x96                      ;  1888.3 p0+p2   40 t
        vpshufb zmm2, zmm11, zmm3                                        ;  1903.3 p5      41 t
        vmovdqu64 zmm22, [rbp + 17984]                                   ;  1749.5 p3      40 t
        vpternlogd zmm22, zmm8, [rbp + 23616], 0x96                      ;  1889.3 p0+p2   40 t
        vpshufb zmm29, zmm11, zmm22                                      ;  1904.3 p5      21 t
        vmovdqu64 [rbp + 24640], zmm8                                    ;  1858.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm22                                            ;  1890.3         21 t copy
        vpermi2b zmm8, zmm17, zmm14                                      ;  1906.3 p0+p5   21 t
        vpermi2b zmm22, zmm31, zmm25                                     ;  1908.3 p0+p5   21 t
        vpternlogd zmm29, zmm8, zmm22, 0xca                              ;  1913.3 p0      21 t
        vmovdqu64 zmm8, [rbp + 21504]                                    ;  1802.3 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 17984]                                   ;  1751.2 p2      40 t
        vpternlogd zmm22, zmm4, zmm8, 0x96                               ;  1893.3 p0      40 t
        vpshufb zmm8, zmm11, zmm22                                       ;  1909.3 p5      21 t
        vmovdqa64 zmm11, zmm22                                           ;  1894.3         21 t copy
        vpermi2b zmm11, zmm17, zmm14                                     ;  1911.3 p0+p5   21 t
        vpermi2b zmm22, zmm31, zmm25                                     ;  1913.3 p0+p5   21 t
        vpternlogd zmm8, zmm11, zmm22, 0xca                              ;  1918.3 p0      21 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 384] ;  1753.0 p3      23 t reload
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 320] ;  1753.2 p2      23 t reload
        vmovdqa64 zmm25, zmm24                                           ;  1860.3         23 t copy
        vpermi2b zmm25, zmm22, zmm11                                     ;  1915.3 p0+p5   23 t
        vmovdqa64 zmm31, zmm19                                           ;  1870.3         23 t copy
        vpermi2b zmm31, zmm22, zmm11                                     ;  1917.3 p0+p5   23 t
        vmovdqa64 zmm14, zmm1                                            ;  1864.3         23 t copy
        vpermi2b zmm14, zmm22, zmm11                                     ;  1919.3 p0+p5   23 t
        vmovdqa64 zmm17, zmm10                                           ;  1871.3         23 t copy
        vpermi2b zmm17, zmm22, zmm11                                     ;  1921.3 p0+p5   23 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 448] ;  1756.0 p3      23 t reload
        vpermi2b zmm24, zmm11, [rel camellia256_encrypt.T0_constants512 + 512] ;  1923.3 p0+p5+p2   23 t
        vpternlogd zmm5, zmm25, zmm24, 0xca                              ;  1928.3 p0      23 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 512] ;  1757.0 p3      23 t reload
        vpermi2b zmm19, zmm11, zmm24                                     ;  1925.3 p0+p5   23 t
        vpermi2b zmm1, zmm11, zmm24                                      ;  1927.3 p0+p5   23 t
        vpermi2b zmm10, zmm11, zmm24                                     ;  1929.3 p0+p5   23 t
        vpternlogd zmm9, zmm31, zmm19, 0xca                              ;  1930.3 p0      23 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 64]  ;  1758.7 p2      41 t reload
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512]       ;  1758.8 p3      41 t reload
        vmovdqa64 zmm31, zmm20                                           ;  1861.3         42 t copy
        vpermi2b zmm31, zmm25, zmm19                                     ;  1931.3 p0+p5   42 t
        vpternlogd zmm12, zmm17, zmm10, 0xca                             ;  1934.3 p0      23 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 192] ;  1759.8 p2      41 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 128] ;  1760.0 p3      41 t reload
        vpermi2b zmm20, zmm17, zmm10                                     ;  1933.3 p0+p5   42 t
        vpternlogd zmm16, zmm14, zmm1, 0xca                              ;  1932.3 p0      23 t
        vmovdqa64 zmm1, zmm0                                             ;  1862.3         42 t copy
        vpermi2b zmm1, zmm25, zmm19                                      ;  1935.3 p0+p5   42 t
        vpermi2b zmm0, zmm17, zmm10                                      ;  1937.3 p0+p5   42 t
        vmovdqa64 zmm14, zmm26                                           ;  1888.3         41 t copy
        vpermi2b zmm14, zmm25, zmm19                                     ;  1939.3 p0+p5   41 t
        vpermi2b zmm26, zmm17, zmm10                                     ;  1941.3 p0+p5   41 t
        vpternlogd zmm13, zmm14, zmm26, 0xca                             ;  1946.3 p0      41 t
        vmovdqa64 zmm14, zmm3                                            ;  1889.3         41 t copy
        vpermi2b zmm14, zmm25, zmm19                                     ;  1943.3 p0+p5   41 t
        vpermi2b zmm3, zmm17, zmm10                                      ;  1945.3 p0+p5   41 t
        vpternlogd zmm2, zmm14, zmm3, 0xca                               ;  1950.3 p0      41 t
        vpternlogd zmm30, zmm31, zmm20, 0xca                             ;  1938.3 p0      42 t
        vmovdqu64 zmm3, [rbp + 18560]                                    ;  1765.7 p2      40 t
        vmovdqu64 zmm14, [rbp + 18560]                                   ;  1765.8 p3      40 t
        vmovdqu64 zmm20, [rbp + 18624]                                   ;  1766.7 p2      40 t
        vpternlogd zmm18, zmm1, zmm0, 0xca                               ;  1942.3 p0      42 t
        vmovdqu64 zmm0, [rbp + 18624]                                    ;  1766.8 p3      40 t
        vmovdqu64 zmm1, [rbp + 18688]                                    ;  1767.7 p2      40 t
        vmovdqu64 zmm26, [rbp + 18688]                                   ;  1767.8 p3      40 t
        vmovdqa64 zmm31, zmm5                                            ;  1929.3         41 t copy
        vpternlogd zmm31, zmm21, zmm29, 0x96                             ;  1929.3 p0      41 t
        vmovdqu64 [rbp + 23744], zmm4                                    ;  1862.3 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm16                                            ;  1933.3         41 t copy
        vpternlogd zmm4, zmm7, zmm8, 0x96                                ;  1933.3 p0      41 t
        vmovdqu64 [rbp + 23936], zmm28                                   ;  1859.3 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm30                                           ;  1939.3         41 t copy
        vpternlogd zmm28, zmm9, zmm21, 0x96                              ;  1939.3 p0      41 t
        vpternlogd zmm30, zmm31, zmm9, 0x96                              ;  1939.3 p0      41 t
        vpternlogd zmm9, zmm13, [rbp + 23104], 0x96                      ;  1947.3 p0+p2   41 t
        vmovdqu64 [rbp + 23232], zmm15                                   ;  1851.3 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm18                                           ;  1943.3         41 t copy
        vpternlogd zmm15, zmm12, zmm7, 0x96                              ;  1943.3 p0      41 t
        vpternlogd zmm18, zmm4, zmm12, 0x96                              ;  1943.3 p0      41 t
        vpternlogd zmm12, zmm23, zmm2, 0x96                              ;  1951.3 p0      41 t
        vpternlogd zmm23, zmm15, zmm2, 0x96                              ;  1951.3 p0      41 t
        vpternlogd zmm2, zmm6, zmm8, 0x96                                ;  1951.3 p0      41 t
        vpternlogd zmm16, zmm7, zmm2, 0x96                               ;  1952.3 p0      41 t
        vpternlogd zmm6, zmm8, zmm12, 0x96                               ;  1952.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 18752]                                    ;  1773.5 p3      40 t
        vpternlogd zmm12, zmm16, [rbp + 24256], 0x96                     ;  1953.3 p0+p2   62 t
        vpxord zmm14, zmm14, zmm12                                       ;  1954.3 p0      40 t
        vpternlogd zmm4, zmm23, [rbp + 21696], 0x96                      ;  1952.3 p0+p3   62 t
        vpxord zmm26, zmm26, zmm4                                        ;  1953.3 p0      40 t
        vpternlogd zmm15, zmm6, [rbp + 24192], 0x96                      ;  1953.3 p0+p2   62 t
        vpxord zmm0, zmm0, zmm15                                         ;  1954.3 p0      40 t
        vpternlogd zmm2, zmm18, [rbp + 23552], 0x96                      ;  1952.3 p0+p3   62 t
        vmovdqa64 zmm8, zmm13                                            ;  1947.3         41 t copy
        vpternlogd zmm8, zmm27, zmm29, 0x96                              ;  1947.3 p0      41 t
        vpternlogd zmm5, zmm21, zmm8, 0x96                               ;  1948.3 p0      41 t
        vpternlogd zmm27, zmm29, zmm9, 0x96                              ;  1948.3 p0      41 t
        vmovdqu64 zmm21, [rbp + 18752]                                   ;  1778.3 p2      40 t
        vpternlogd zmm13, zmm28, [rbp + 23104], 0x96                     ;  1947.3 p0+p3   41 t
        vpternlogd zmm9, zmm5, [rbp + 24000], 0x96                       ;  1949.3 p0+p2   62 t
        vpxord zmm3, zmm3, zmm9                                          ;  1950.3 p0      40 t
        vpternlogd zmm31, zmm13, [rbp + 22848], 0x96                     ;  1948.3 p5+p3   62 t
        vpxord zmm1, zmm1, zmm31                                         ;  1949.3 p0      40 t
        vpternlogd zmm28, zmm27, [rbp + 22592], 0x96                     ;  1949.3 p5+p2   62 t
        vpxord zmm20, zmm20, zmm28                                       ;  1950.3 p0      40 t
        vpternlogd zmm8, zmm30, [rbp + 24128], 0x96                      ;  1948.3 p5+p3   62 t
        vpxord zmm7, zmm7, zmm8                                          ;  1949.3 p0      40 t
        vpxord zmm21, zmm21, zmm2                                        ;  1953.3 p5      40 t
        vmovdqa64 zmm29, zmm3                                            ;  1951.3         23 t copy
        vpermi2b zmm29, zmm11, zmm24                                     ;  1951.3 p0+p5   23 t
        vmovdqu64 [rbp + 24128], zmm2                                    ;  1953.3 p7+p4   62 t spill
        vmovdqa64 zmm2, zmm7                                             ;  1950.3         42 t copy
        vpermi2b zmm2, zmm25, zmm19                                      ;  1953.3 p0+p5   42 t
        vmovdqu64 [rbp + 22592], zmm8                                    ;  1949.3 p8+p9   62 t spill
        vmovdqa64 zmm8, zmm7                                             ;  1950.3         42 t copy
        vpermi2b zmm8, zmm17, zmm10                                      ;  1955.3 p0+p5   42 t
        vmovdqu64 [rbp + 22848], zmm4                                    ;  1953.3 p7+p4   62 t spill
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 256]  ;  1796.5 p2      41 t reload
        vpshufb zmm7, zmm4, zmm7                                         ;  1956.3 p5      42 t
        vpternlogd zmm7, zmm2, zmm8, 0xca                                ;  1960.3 p0      42 t
        vpshufb zmm2, zmm4, zmm3                                         ;  1957.3 p5      23 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1799.3 p3      23 t reload
        vpermi2b zmm3, zmm22, zmm8                                       ;  1959.3 p0+p5   23 t
        vpternlogd zmm2, zmm3, zmm29, 0xca                               ;  1964.3 p0      23 t
        vpshufb zmm3, zmm4, zmm20                                        ;  1960.3 p5      22 t
        vpshufb zmm29, zmm4, zmm1                                        ;  1961.3 p5      21 t
        vmovdqu64 [rbp + 24000], zmm31                                   ;  1949.3 p8+p9   62 t spill
        vpshufb zmm31, zmm4, zmm14                                       ;  1962.3 p5      23 t
        vmovdqu64 [rbp + 23104], zmm15                                   ;  1954.3 p7+p4   62 t spill
        vpshufb zmm15, zmm4, zmm0                                        ;  1963.3 p5      22 t
        vmovdqu64 [rbp + 23552], zmm28                                   ;  1950.3 p8+p9   62 t spill
        vpshufb zmm28, zmm4, zmm26                                       ;  1964.3 p5      21 t
        vmovdqu64 [rbp + 24192], zmm12                                   ;  1954.3 p7+p4   62 t spill
        vpshufb zmm12, zmm4, zmm21                                       ;  1965.3 p5      42 t
        vmovdqu64 [rbp + 21696], zmm9                                    ;  1950.3 p8+p9   62 t spill
        vmovdqa64 zmm9, zmm14                                            ;  1955.3         23 t copy
        vpermi2b zmm9, zmm22, zmm8                                       ;  1967.3 p0+p5   23 t
        vpermi2b zmm14, zmm11, zmm24                                     ;  1969.3 p0+p5   23 t
        vpternlogd zmm31, zmm9, zmm14, 0xca                              ;  1974.3 p0      23 t
        vmovdqa64 zmm9, zmm21                                            ;  1954.3         42 t copy
        vpermi2b zmm9, zmm25, zmm19                                      ;  1971.3 p0+p5   42 t
        vpermi2b zmm21, zmm17, zmm10                                     ;  1973.3 p0+p5   42 t
        vpternlogd zmm12, zmm9, zmm21, 0xca                              ;  1978.3 p0      42 t
        vmovdqu64 zmm9, [rbp + 23168]                                    ;  1809.8 p2      47 y reload
        vmovdqu64 zmm14, [rbp + 18304]                                   ;  1810.0 p3      40 t
        vpternlogd zmm14, zmm30, zmm9, 0x96                              ;  1961.3 p0      40 t
        vpshufb zmm21, zmm4, zmm14                                       ;  1974.3 p5      41 t
        vmovdqa64 zmm9, zmm14                                            ;  1962.3         41 t copy
        vpermi2b zmm9, zmm25, zmm19                                      ;  1976.3 p0+p5   41 t
        vpermi2b zmm14, zmm17, zmm10                                     ;  1978.3 p0+p5   41 t
        vpternlogd zmm21, zmm9, zmm14, 0xca                              ;  1983.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 22784]                                    ;  1811.8 p2      47 y reload
        vmovdqu64 zmm14, [rbp + 18304]                                   ;  1812.0 p3      40 t
        vpternlogd zmm14, zmm18, zmm9, 0x96                              ;  1965.3 p0      40 t
        vpshufb zmm9, zmm4, zmm14                                        ;  1979.3 p5      41 t
        vmovdqu64 [rbp + 24256], zmm18                                   ;  1944.3 p7+p4   41 t spill
        vmovdqa64 zmm18, zmm14                                           ;  1966.3         41 t copy
        vpermi2b zmm18, zmm25, zmm19                                     ;  1981.3 p0+p5   41 t
        vpermi2b zmm14, zmm17, zmm10                                     ;  1983.3 p0+p5   41 t
        vpternlogd zmm9, zmm18, zmm14, 0xca                              ;  1988.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 22208]                                   ;  1814.0 p2      47 y reload
        vmovdqu64 zmm18, [rbp + 18368]                                   ;  1814.2 p3      40 t
        vpternlogd zmm18, zmm5, zmm14, 0x96                              ;  1969.3 p0      40 t
        vpshufb zmm14, zmm4, zmm18                                       ;  1984.3 p5      23 t
        vmovdqa64 zmm10, zmm18                                           ;  1970.3         23 t copy
        vpermi2b zmm10, zmm22, zmm8                                      ;  1986.3 p0+p5   23 t
        vpermi2b zmm18, zmm11, zmm24                                     ;  1988.3 p0+p5   23 t
        vpternlogd zmm14, zmm10, zmm18, 0xca                             ;  1993.3 p0      23 t
        vmovdqu64 zmm10, [rbp + 22016]                                   ;  1816.5 p2      47 y reload
        vmovdqu64 zmm18, [rbp + 18496]                                   ;  1816.7 p3      40 t
        vpternlogd zmm18, zmm13, zmm10, 0x96                             ;  1973.3 p0      40 t
        vpshufb zmm10, zmm4, zmm18                                       ;  1989.3 p5      21 t
        vmovdqu64 zmm17, [rbp + 18432]                                   ;  1818.7 p2      40 t
        vpternlogd zmm17, zmm27, [rbp + 22528], 0x96                     ;  1974.3 p0+p3   40 t
        vpshufb zmm19, zmm4, zmm17                                       ;  1990.3 p5      22 t
        vmovdqu64 zmm25, [rbp + 18368]                                   ;  1820.5 p2      40 t
        vpternlogd zmm25, zmm16, [rbp + 22080], 0x96                     ;  1975.3 p0+p3   40 t
        vmovdqu64 [rbp + 23680], zmm13                                   ;  1948.3 p8+p9   41 t spill
        vpshufb zmm13, zmm4, zmm25                                       ;  1991.3 p5      23 t
        vmovdqu64 [rbp + 21440], zmm27                                   ;  1949.3 p7+p4   41 t spill
        vmovdqa64 zmm27, zmm25                                           ;  1976.3         23 t copy
        vpermi2b zmm27, zmm22, zmm8                                      ;  1993.3 p0+p5   23 t
        vpermi2b zmm25, zmm11, zmm24                                     ;  1995.3 p0+p5   23 t
        vpternlogd zmm13, zmm27, zmm25, 0xca                             ;  2000.3 p0      23 t
        vmovdqu64 zmm25, [rbp + 23040]                                   ;  1828.3 p2      47 y reload
        vmovdqu64 zmm27, [rbp + 18496]                                   ;  1828.5 p3      40 t
        vpternlogd zmm27, zmm23, zmm25, 0x96                             ;  1979.3 p0      40 t
        vpshufb zmm25, zmm4, zmm27                                       ;  1996.3 p5      21 t
        vmovdqu64 zmm24, [rbp + 18432]                                   ;  1829.3 p2      40 t
        vpternlogd zmm24, zmm6, [rbp + 23424], 0x96                      ;  1980.3 p0+p3   40 t
        vpshufb zmm11, zmm4, zmm24                                       ;  1997.3 p5      22 t
        vmovdqu64 zmm8, [rbp + 18816]                                    ;  1830.3 p2      40 t
        vmovdqu64 zmm22, [rbp + 18816]                                   ;  1830.5 p3      40 t
        vmovdqu64 zmm4, [rbp + 18880]                                    ;  1831.3 p2      40 t
        vmovdqu64 [rbp + 22976], zmm23                                   ;  1952.3 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 18880]                                   ;  1831.5 p3      40 t
        vmovdqu64 [rbp + 21760], zmm6                                    ;  1953.3 p7+p4   41 t spill
        vmovdqu64 zmm6, [rbp + 18944]                                    ;  1832.3 p2      40 t
        vmovdqu64 [rbp + 22912], zmm16                                   ;  1953.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 18944]                                   ;  1832.5 p3      40 t
        vmovdqu64 [rbp + 24320], zmm5                                    ;  1949.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 19008]                                    ;  1833.3 p2      40 t
        vmovdqu64 [rbp + 24448], zmm30                                   ;  1940.3 p8+p9   41 t spill
        vmovdqu64 zmm30, [rbp + 19008]                                   ;  1833.5 p3      40 t
        vmovdqu64 [rbp + 21888], zmm12                                   ;  1979.3 p7+p4   42 t spill
        vmovdqu64 zmm12, [rbp + 19072]                                   ;  1834.3 p2      40 t
        vmovdqu64 [rbp + 23296], zmm7                                    ;  1961.3 p8+p9   42 t spill
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 576]  ;  1834.5 p3      22 t reload
        vmovdqu64 [rbp + 24512], zmm13                                   ;  2001.3 p7+p4   23 t spill
        vmovdqa64 zmm13, zmm20                                           ;  1951.3         22 t copy
        vpermi2b zmm13, zmm7, [rel camellia256_encrypt.T0_constants512 + 640] ;  1999.3 p0+p5+p2   22 t
        vmovdqu64 [rbp + 22464], zmm14                                   ;  1994.3 p8+p9   23 t spill
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 704] ;  1835.5 p3      22 t reload
        vpermi2b zmm20, zmm14, [rel camellia256_encrypt.T0_constants512 + 768] ;  2001.3 p0+p5+p2   22 t
        vpternlogd zmm3, zmm13, zmm20, 0xca                              ;  2006.3 p0      22 t
        vmovdqu64 zmm13, [rel camellia256_encrypt.T0_constants512 + 640] ;  1836.5 p3      22 t reload
        vmovdqa64 zmm20, zmm0                                            ;  1955.3         22 t copy
        vpermi2b zmm20, zmm7, zmm13                                      ;  2003.3 p0+p5   22 t
        vpermi2b zmm0, zmm14, [rel camellia256_encrypt.T0_constants512 + 768] ;  2005.3 p0+p5+p2   22 t
        vpternlogd zmm15, zmm20, zmm0, 0xca                              ;  2010.3 p0      22 t
        vmovdqa64 zmm0, zmm17                                            ;  1975.3         22 t copy
        vpermi2b zmm0, zmm7, zmm13                                       ;  2007.3 p0+p5   22 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 768] ;  1842.3 p3      22 t reload
        vpermi2b zmm17, zmm14, zmm20                                     ;  2009.3 p0+p5   22 t
        vpternlogd zmm19, zmm0, zmm17, 0xca                              ;  2014.3 p0      22 t
        vmovdqa64 zmm0, zmm24                                            ;  1981.3         22 t copy
        vpermi2b zmm0, zmm7, zmm13                                       ;  2011.3 p0+p5   22 t
        vpermi2b zmm24, zmm14, zmm20                                     ;  2013.3 p0+p5   22 t
        vpternlogd zmm11, zmm0, zmm24, 0xca                              ;  2018.3 p0      22 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1846.5 p2      21 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 832] ;  1846.7 p3      21 t reload
        vmovdqa64 zmm24, zmm1                                            ;  1950.3         21 t copy
        vpermi2b zmm24, zmm17, zmm0                                      ;  2015.3 p0+p5   21 t
        vmovdqa64 zmm20, zmm26                                           ;  1954.3         21 t copy
        vpermi2b zmm20, zmm17, zmm0                                      ;  2017.3 p0+p5   21 t
        vmovdqa64 zmm14, zmm18                                           ;  1974.3         21 t copy
        vpermi2b zmm14, zmm17, zmm0                                      ;  2019.3 p0+p5   21 t
        vmovdqa64 zmm13, zmm27                                           ;  1980.3         21 t copy
        vpermi2b zmm13, zmm17, zmm0                                      ;  2021.3 p0+p5   21 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 960]  ;  1856.3 p2      21 t reload
        vpermi2b zmm1, zmm0, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2023.3 p0+p5+p3   21 t
        vpternlogd zmm29, zmm24, zmm1, 0xca                              ;  2028.3 p0      21 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1858.3 p2      21 t reload
        vpermi2b zmm26, zmm0, zmm1                                       ;  2025.3 p0+p5   21 t
        vpermi2b zmm18, zmm0, zmm1                                       ;  2027.3 p0+p5   21 t
        vpermi2b zmm27, zmm0, zmm1                                       ;  2029.3 p0+p5   21 t
        vpternlogd zmm10, zmm14, zmm18, 0xca                             ;  2032.3 p0      21 t
        vmovdqu64 zmm14, [rbp + 19072]                                   ;  1861.5 p3      40 t
        vpternlogd zmm25, zmm13, zmm27, 0xca                             ;  2034.3 p0      21 t
        vpternlogd zmm28, zmm20, zmm26, 0xca                             ;  2030.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 19136]                                   ;  1862.0 p2      40 t
        vmovdqu64 zmm18, [rbp + 19136]                                   ;  1862.5 p3      40 t
        vmovdqu64 zmm20, [rbp + 19200]                                   ;  1863.0 p2      40 t
        vmovdqu64 zmm24, [rbp + 19200]                                   ;  1863.5 p3      40 t
        vmovdqu64 zmm26, [rbp + 22464]                                   ;  1994.3 p2      23 t reload
        vmovdqa64 zmm27, zmm29                                           ;  2029.3         41 t copy
        vpternlogd zmm27, zmm21, zmm26, 0x96                             ;  2029.3 p0      41 t
        vmovdqa64 zmm1, zmm21                                            ;  1984.3         41 t copy
        vpternlogd zmm1, zmm3, zmm10, 0x96                               ;  2033.3 p0      41 t
        vpternlogd zmm3, zmm27, zmm10, 0x96                              ;  2033.3 p0      41 t
        vpternlogd zmm10, zmm2, zmm19, 0x96                              ;  2033.3 p0      41 t
        vpternlogd zmm2, zmm1, zmm19, 0x96                               ;  2034.3 p0      41 t
        vpternlogd zmm19, zmm26, [rbp + 23296], 0x96                     ;  2015.3 p0+p3   41 t
        vpternlogd zmm29, zmm21, zmm19, 0x96                             ;  2029.3 p0      41 t
        vpternlogd zmm26, zmm10, [rbp + 23296], 0x96                     ;  2034.3 p0+p2   41 t
        vpternlogd zmm19, zmm3, [rbp + 22336], 0x96                      ;  2034.3 p0+p3   61 t
        vpxord zmm13, zmm13, zmm19                                       ;  2035.3 p0      40 t
        vpternlogd zmm27, zmm2, [rbp + 23872], 0x96                      ;  2035.3 p0+p2   61 t
        vpxord zmm12, zmm12, zmm27                                       ;  2036.3 p0      40 t
        vpternlogd zmm10, zmm29, [rbp + 21632], 0x96                     ;  2034.3 p0+p3   61 t
        vpxord zmm20, zmm20, zmm10                                       ;  2035.3 p0      40 t
        vpternlogd zmm1, zmm26, [rbp + 22400], 0x96                      ;  2035.3 p0+p2   61 t
        vmovdqa64 zmm21, zmm9                                            ;  1989.3         41 t copy
        vpternlogd zmm21, zmm15, zmm25, 0x96                             ;  2035.3 p0      41 t
        vmovdqu64 [rbp + 22400], zmm10                                   ;  2035.3 p7+p4   61 t spill
        vmovdqa64 zmm10, zmm31                                           ;  1975.3         41 t copy
        vpternlogd zmm10, zmm11, zmm25, 0x96                             ;  2035.3 p0      41 t
        vpternlogd zmm31, zmm21, zmm11, 0x96                             ;  2036.3 p0      41 t
        vmovdqu64 [rbp + 21632], zmm19                                   ;  2035.3 p8+p9   61 t spill
        vpxord zmm19, zmm1, [rbp + 19264]                                ;  2036.3 p0+p3   40 t
        vmovdqu64 [rbp + 23872], zmm1                                    ;  2036.3 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 21888]                                    ;  1979.3 p2      42 t reload
        vpternlogd zmm11, zmm1, [rbp + 24512], 0x96                      ;  2024.3 p0+p3   41 t
        vpternlogd zmm1, zmm10, [rbp + 24512], 0x96                      ;  2036.3 p0+p2   41 t
        vpternlogd zmm21, zmm1, [rbp + 24576], 0x96                      ;  2037.3 p0+p3   61 t
        vmovdqu64 [rbp + 24576], zmm27                                   ;  2036.3 p8+p9   61 t spill
        vmovdqa64 zmm27, zmm11                                           ;  2025.3         41 t copy
        vpternlogd zmm27, zmm28, zmm9, 0x96                              ;  2031.3 p0      41 t
        vpternlogd zmm28, zmm9, [rbp + 24512], 0x96                      ;  2031.3 p0+p2   41 t
        vpternlogd zmm15, zmm25, zmm28, 0x96                             ;  2035.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 19264]                                    ;  1870.8 p3      40 t
        vpxord zmm9, zmm9, zmm21                                         ;  2038.3 p5      40 t
        vpternlogd zmm11, zmm15, [rbp + 21952], 0x96                     ;  2036.3 p0+p2   61 t
        vpxord zmm18, zmm18, zmm11                                       ;  2037.3 p5      40 t
        vpternlogd zmm10, zmm27, [rbp + 22144], 0x96                     ;  2036.3 p0+p3   61 t
        vpxord zmm24, zmm24, zmm10                                       ;  2037.3 p5      40 t
        vpternlogd zmm28, zmm31, [rbp + 24064], 0x96                     ;  2037.3 p0+p2   61 t
        vpxord zmm14, zmm14, zmm28                                       ;  2038.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 23616]                                   ;  1874.5 p3      61 t reload
        vpternlogd zmm29, zmm25, [rbp + 24640], 0x96                     ;  2033.3 p0+p2   61 t
        vpxord zmm5, zmm5, zmm29                                         ;  2034.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 21504]                                   ;  1876.3 p3      61 t reload
        vpternlogd zmm27, zmm25, [rbp + 23744], 0x96                     ;  2034.3 p0+p2   61 t
        vpxord zmm30, zmm30, zmm27                                       ;  2035.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 22656]                                   ;  1877.3 p3      61 t reload
        vpternlogd zmm26, zmm25, [rbp + 23232], 0x96                     ;  2035.3 p0+p2   61 t
        vpxord zmm8, zmm8, zmm26                                         ;  2036.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 23360]                                   ;  1878.3 p3      61 t reload
        vpternlogd zmm3, zmm25, [rbp + 23488], 0x96                      ;  2036.3 p0+p2   61 t
        vpxord zmm6, zmm6, zmm3                                          ;  2037.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 21824]                                   ;  1879.3 p3      61 t reload
        vpternlogd zmm2, zmm25, [rbp + 21376], 0x96                      ;  2037.3 p0+p2   61 t
        vpxord zmm4, zmm4, zmm2                                          ;  2038.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 22272]                                   ;  1881.5 p3      61 t reload
        vpternlogd zmm1, zmm25, [rbp + 23936], 0x96                      ;  2038.3 p0+p2   61 t
        vpxord zmm22, zmm22, zmm1                                        ;  2039.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 21568]                                   ;  1882.5 p3      61 t reload
        vpternlogd zmm15, zmm25, [rbp + 24384], 0x96                     ;  2039.3 p0+p2   61 t
        vpxord zmm16, zmm16, zmm15                                       ;  2040.3 p5      40 t
        vmovdqu64 zmm25, [rbp + 22720]                                   ;  1883.5 p3      61 t reload
        vpternlogd zmm31, zmm25, [rbp + 23808], 0x96                     ;  2040.3 p0+p2   61 t
        vpxord zmm23, zmm23, zmm31                                       ;  2041.3 p5      40 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;  1884.5 p3      41 t reload
        vmovdqu64 [rbp + 23808], zmm27                                   ;  2035.3 p7+p4   61 t spill
        vpshufb zmm27, zmm25, zmm8                                       ;  2042.3 p5      41 t
        vmovdqu64 [rbp + 22720], zmm29                                   ;  2034.3 p8+p9   61 t spill
        vpshufb zmm29, zmm25, zmm22                                      ;  2043.3 p5      41 t
        vmovdqu64 [rbp + 24384], zmm15                                   ;  2040.3 p7+p4   61 t spill
        vpshufb zmm15, zmm25, zmm5                                       ;  2044.3 p5      21 t
        vmovdqu64 [rbp + 21568], zmm3                                    ;  2037.3 p8+p9   61 t spill
        vpshufb zmm3, zmm25, zmm4                                        ;  2045.3 p5      23 t
        vmovdqu64 [rbp + 23936], zmm31                                   ;  2041.3 p7+p4   61 t spill
        vpshufb zmm31, zmm25, zmm6                                       ;  2046.3 p5      22 t
        vmovdqu64 [rbp + 22272], zmm2                                    ;  2038.3 p8+p9   61 t spill
        vpshufb zmm2, zmm25, zmm30                                       ;  2047.3 p5      21 t
        vmovdqu64 [rbp + 21376], zmm1                                    ;  2039.3 p7+p4   61 t spill
        vpshufb zmm1, zmm25, zmm12                                       ;  2048.3 p5      23 t
        vmovdqu64 [rbp + 21824], zmm26                                   ;  2036.3 p8+p9   61 t spill
        vpshufb zmm26, zmm25, zmm23                                      ;  2049.3 p5      23 t
        vmovdqu64 [rbp + 23488], zmm21                                   ;  2038.3 p7+p4   61 t spill
        vpshufb zmm21, zmm25, zmm13                                      ;  2050.3 p5      22 t
        vmovdqu64 [rbp + 23360], zmm10                                   ;  2037.3 p8+p9   61 t spill
        vpshufb zmm10, zmm25, zmm16                                      ;  2051.3 p5      22 t
        vmovdqu64 [rbp + 23232], zmm11                                   ;  2037.3 p7+p4   61 t spill
        vpshufb zmm11, zmm25, zmm14                                      ;  2052.3 p5      23 t
        vmovdqu64 [rbp + 22656], zmm28                                   ;  2038.3 p8+p9   61 t spill
        vpshufb zmm28, zmm25, zmm20                                      ;  2053.3 p5      21 t
        vmovdqu64 [rbp + 23744], zmm9                                    ;  2039.3 p7+p4   40 t spill
        vpshufb zmm9, zmm25, zmm18                                       ;  2054.3 p5      22 t
        vmovdqu64 [rbp + 21504], zmm19                                   ;  2037.3 p8+p9   40 t spill
        vpshufb zmm19, zmm25, [rbp + 23744]                              ;  2055.3 p5+p2   42 t
        vmovdqu64 [rbp + 24640], zmm19                                   ;  2056.3 p7+p4   42 t spill
        vpshufb zmm19, zmm25, [rbp + 21504]                              ;  2056.3 p5+p3   42 t
        vmovdqu64 [rbp + 23616], zmm19                                   ;  2057.3 p8+p9   42 t spill
        vpshufb zmm19, zmm25, zmm24                                      ;  2057.3 p5      21 t
        vmovdqa64 zmm25, zmm5                                            ;  2035.3         21 t copy
        vpermi2b zmm25, zmm17, [rel camellia256_encrypt.T0_constants512 + 896] ;  2059.3 p0+p5+p2   21 t
        vpermi2b zmm5, zmm0, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2061.3 p0+p5+p3   21 t
        vpternlogd zmm15, zmm25, zmm5, 0xca                              ;  2066.3 p0      21 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 640]  ;  1906.3 p2      22 t reload
        vmovdqa64 zmm25, zmm6                                            ;  2038.3         22 t copy
        vpermi2b zmm25, zmm7, zmm5                                       ;  2063.3 p0+p5   22 t
        vmovdqu64 [rbp + 24064], zmm15                                   ;  2067.3 p7+p4   21 t spill
        vmovdqa64 zmm15, zmm13                                           ;  2036.3         22 t copy
        vpermi2b zmm15, zmm7, zmm5                                       ;  2065.3 p0+p5   22 t
        vmovdqa64 zmm0, zmm16                                            ;  2041.3         22 t copy
        vpermi2b zmm0, zmm7, zmm5                                        ;  2067.3 p0+p5   22 t
        vmovdqa64 zmm17, zmm18                                           ;  2038.3         22 t copy
        vpermi2b zmm17, zmm7, zmm5                                       ;  2069.3 p0+p5   22 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 704]  ;  1911.3 p3      22 t reload
        vpermi2b zmm6, zmm5, [rel camellia256_encrypt.T0_constants512 + 768] ;  2071.3 p0+p5+p2   22 t
        vpternlogd zmm31, zmm25, zmm6, 0xca                              ;  2076.3 p0      22 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 768]  ;  1913.5 p3      22 t reload
        vpermi2b zmm13, zmm5, zmm6                                       ;  2073.3 p0+p5   22 t
        vpermi2b zmm16, zmm5, zmm6                                       ;  2075.3 p0+p5   22 t
        vpermi2b zmm18, zmm5, zmm6                                       ;  2077.3 p0+p5   22 t
        vpternlogd zmm10, zmm0, zmm16, 0xca                              ;  2080.3 p0      22 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 64]   ;  1918.5 p2      41 t reload
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512]       ;  1918.7 p3      41 t reload
        vmovdqu64 zmm25, [rbp + 21504]                                   ;  2037.3 p2      42 t
        vpermi2b zmm25, zmm16, zmm0                                      ;  2079.3 p0+p5   42 t
        vpternlogd zmm21, zmm15, zmm13, 0xca                             ;  2078.3 p0      22 t
        vmovdqu64 zmm13, [rbp + 23744]                                   ;  2039.3 p3      42 t
        vpermi2b zmm13, zmm16, zmm0                                      ;  2081.3 p0+p5   42 t
        vmovdqa64 zmm15, zmm8                                            ;  2037.3         41 t copy
        vpermi2b zmm15, zmm16, zmm0                                      ;  2083.3 p0+p5   41 t
        vpternlogd zmm9, zmm17, zmm18, 0xca                              ;  2082.3 p0      22 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 192] ;  1924.5 p2      41 t reload
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 128] ;  1924.7 p3      41 t reload
        vpermi2b zmm8, zmm18, zmm17                                      ;  2085.3 p0+p5   41 t
        vpternlogd zmm27, zmm15, zmm8, 0xca                              ;  2090.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 21504]                                    ;  2037.3 p2      42 t
        vpermi2b zmm8, zmm18, zmm17                                      ;  2087.3 p0+p5   42 t
        vmovdqu64 zmm15, [rbp + 23744]                                   ;  2039.3 p3      42 t
        vpermi2b zmm15, zmm18, zmm17                                     ;  2089.3 p0+p5   42 t
        vmovdqa64 zmm6, zmm22                                            ;  2040.3         41 t copy
        vpermi2b zmm6, zmm16, zmm0                                       ;  2091.3 p0+p5   41 t
        vpermi2b zmm22, zmm18, zmm17                                     ;  2093.3 p0+p5   41 t
        vpternlogd zmm29, zmm6, zmm22, 0xca                              ;  2098.3 p0      41 t
        vpternlogd zmm25, zmm8, [rbp + 23616], 0xe4                      ;  2092.3 p0+p2   42 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 384]  ;  1936.3 p3      23 t reload
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 320]  ;  1936.5 p2      23 t reload
        vmovdqa64 zmm22, zmm4                                            ;  2039.3         23 t copy
        vpermi2b zmm22, zmm8, zmm6                                       ;  2095.3 p0+p5   23 t
        vmovdqa64 zmm5, zmm12                                            ;  2037.3         23 t copy
        vpermi2b zmm5, zmm8, zmm6                                        ;  2097.3 p0+p5   23 t
        vmovdqa64 zmm7, zmm23                                            ;  2042.3         23 t copy
        vpermi2b zmm7, zmm8, zmm6                                        ;  2099.3 p0+p5   23 t
        vmovdqa64 zmm17, zmm14                                           ;  2039.3         23 t copy
        vpermi2b zmm17, zmm8, zmm6                                       ;  2101.3 p0+p5   23 t
        vpternlogd zmm13, zmm15, [rbp + 24640], 0xe4                     ;  2094.3 p0+p3   42 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 512] ;  1944.7 p2      23 t reload
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 448]  ;  1946.3 p3      23 t reload
        vpermi2b zmm4, zmm6, zmm15                                       ;  2103.3 p0+p5   23 t
        vpermi2b zmm12, zmm6, zmm15                                      ;  2105.3 p0+p5   23 t
        vpermi2b zmm23, zmm6, zmm15                                      ;  2107.3 p0+p5   23 t
        vpermi2b zmm14, zmm6, zmm15                                      ;  2109.3 p0+p5   23 t
        vpternlogd zmm3, zmm22, zmm4, 0xca                               ;  2108.3 p0      23 t
        vpternlogd zmm26, zmm7, zmm23, 0xca                              ;  2112.3 p0      23 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 896]  ;  1951.7 p2      21 t reload
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 832]  ;  1951.8 p3      21 t reload
        vmovdqa64 zmm22, zmm30                                           ;  2036.3         21 t copy
        vpermi2b zmm22, zmm7, zmm4                                       ;  2111.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm20                                           ;  2036.3         21 t copy
        vpermi2b zmm23, zmm7, zmm4                                       ;  2113.3 p0+p5   21 t
        vpternlogd zmm1, zmm5, zmm12, 0xca                               ;  2110.3 p0      23 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 1024] ;  1953.5 p2      21 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 960] ;  1953.7 p3      21 t reload
        vpermi2b zmm30, zmm12, zmm5                                      ;  2115.3 p0+p5   21 t
        vpermi2b zmm20, zmm12, zmm5                                      ;  2117.3 p0+p5   21 t
        vpternlogd zmm11, zmm17, zmm14, 0xca                             ;  2114.3 p0      23 t
        vmovdqa64 zmm14, zmm24                                           ;  2038.3         21 t copy
        vpermi2b zmm14, zmm7, zmm4                                       ;  2119.3 p0+p5   21 t
        vpermi2b zmm24, zmm12, zmm5                                      ;  2121.3 p0+p5   21 t
        vpternlogd zmm2, zmm22, zmm30, 0xca                              ;  2120.3 p0      21 t
        vmovdqu64 zmm17, [rbp + 24064]                                   ;  2067.3 p2      21 t reload
        vmovdqa64 zmm22, zmm27                                           ;  2091.3         41 t copy
        vpternlogd zmm22, zmm21, zmm17, 0x96                             ;  2091.3 p0      41 t
        vpternlogd zmm28, zmm23, zmm20, 0xca                             ;  2122.3 p0      21 t
        vpternlogd zmm19, zmm14, zmm24, 0xca                             ;  2126.3 p0      21 t
        vmovdqu64 zmm14, [rbp + 19328]                                   ;  1957.2 p3      40 t
        vmovdqu64 zmm20, [rbp + 19328]                                   ;  1957.3 p2      40 t
        vmovdqu64 zmm23, [rbp + 19392]                                   ;  1958.2 p3      40 t
        vmovdqu64 zmm24, [rbp + 19392]                                   ;  1958.3 p2      40 t
        vmovdqa64 zmm30, zmm25                                           ;  2093.3         41 t copy
        vpternlogd zmm30, zmm3, zmm31, 0x96                              ;  2109.3 p0      41 t
        vmovdqa64 zmm5, zmm1                                             ;  2111.3         41 t copy
        vpternlogd zmm5, zmm31, zmm17, 0x96                              ;  2111.3 p0      41 t
        vpternlogd zmm1, zmm31, zmm22, 0x96                              ;  2111.3 p0      41 t
        vpternlogd zmm25, zmm5, zmm3, 0x96                               ;  2112.3 p0      41 t
        vpternlogd zmm3, zmm28, zmm27, 0x96                              ;  2123.3 p0      41 t
        vpternlogd zmm28, zmm27, zmm30, 0x96                             ;  2123.3 p0      41 t
        vpternlogd zmm21, zmm17, zmm3, 0x96                              ;  2124.3 p0      41 t
        vmovdqu64 zmm17, [rbp + 19456]                                   ;  1959.3 p3      40 t
        vpternlogd zmm22, zmm25, [rbp + 22592], 0x96                     ;  2113.3 p0+p2   62 t
        vmovdqu64 zmm27, [rbp + 19456]                                   ;  1960.3 p3      40 t
        vmovdqa64 zmm31, zmm13                                           ;  2095.3         41 t copy
        vpternlogd zmm31, zmm26, zmm10, 0x96                             ;  2113.3 p0      41 t
        vpternlogd zmm3, zmm1, [rbp + 21696], 0x96                       ;  2124.3 p0+p2   62 t
        vpternlogd zmm5, zmm28, [rbp + 24000], 0x96                      ;  2124.3 p0+p3   62 t
        vpternlogd zmm30, zmm21, [rbp + 23552], 0x96                     ;  2125.3 p0+p2   62 t
        vpxord zmm12, zmm22, [rbp + 19776]                               ;  2114.3 p0+p3   40 t
        vmovdqu64 [rbp + 23552], zmm22                                   ;  2114.3 p8+p9   62 t spill
        vmovdqa64 zmm22, zmm29                                           ;  2099.3         41 t copy
        vpternlogd zmm22, zmm9, zmm2, 0x96                               ;  2121.3 p0      41 t
        vmovdqa64 zmm4, zmm11                                            ;  2115.3         41 t copy
        vpternlogd zmm4, zmm10, zmm2, 0x96                               ;  2121.3 p0      41 t
        vpternlogd zmm11, zmm10, zmm22, 0x96                             ;  2122.3 p0      41 t
        vpternlogd zmm13, zmm4, zmm26, 0x96                              ;  2122.3 p0      41 t
        vpternlogd zmm26, zmm19, zmm29, 0x96                             ;  2127.3 p0      41 t
        vpternlogd zmm19, zmm29, zmm31, 0x96                             ;  2127.3 p0      41 t
        vpternlogd zmm9, zmm2, zmm26, 0x96                               ;  2128.3 p0      41 t
        vmovdqu64 zmm2, [rbp + 19776]                                    ;  1963.2 p2      40 t
        vpternlogd zmm22, zmm13, [rbp + 24128], 0x96                     ;  2123.3 p0+p3   62 t
        vpxord zmm2, zmm2, zmm22                                         ;  2124.3 p0      40 t
        vmovdqu64 zmm10, [rbp + 24320]                                   ;  1964.2 p2      41 t reload
        vpternlogd zmm1, zmm10, [rbp + 22208], 0x96                      ;  2112.3 p0+p3   62 t
        vpxord zmm23, zmm23, zmm1                                        ;  2113.3 p0      40 t
        vmovdqu64 zmm10, [rbp + 24448]                                   ;  1965.2 p2      41 t reload
        vpternlogd zmm25, zmm10, [rbp + 23168], 0x96                     ;  2114.3 p0+p3   62 t
        vpxord zmm14, zmm14, zmm25                                       ;  2115.3 p0      40 t
        vpternlogd zmm26, zmm11, [rbp + 24192], 0x96                     ;  2128.3 p0+p2   62 t
        vpternlogd zmm4, zmm19, [rbp + 22848], 0x96                      ;  2128.3 p0+p3   62 t
        vpternlogd zmm31, zmm9, [rbp + 23104], 0x96                      ;  2129.3 p0+p2   62 t
        vmovdqu64 zmm10, [rbp + 19584]                                   ;  1967.3 p3      61 r.4 reload
        vpxord zmm29, zmm3, zmm10                                        ;  2125.3 p0      40 t
        vpxord zmm10, zmm10, zmm26                                       ;  2129.3 p0      40 t
        vmovdqu64 [rbp + 23104], zmm22                                   ;  2124.3 p7+p4   62 t spill
        vpxord zmm22, zmm5, [rbp + 19712]                                ;  2125.3 p0+p2   40 t
        vmovdqu64 [rbp + 22848], zmm5                                    ;  2125.3 p8+p9   62 t spill
        vpxord zmm5, zmm30, [rbp + 19648]                                ;  2126.3 p5+p3   40 t
        vmovdqu64 [rbp + 24192], zmm30                                   ;  2126.3 p7+p4   62 t spill
        vpxord zmm30, zmm4, [rbp + 19712]                                ;  2129.3 p0+p2   40 t
        vmovdqu64 [rbp + 23168], zmm4                                    ;  2129.3 p8+p9   62 t spill
        vpxord zmm4, zmm31, [rbp + 19648]                                ;  2130.3 p5+p3   40 t
        vmovdqu64 [rbp + 24448], zmm31                                   ;  2130.3 p7+p4   62 t spill
        vmovdqa64 zmm31, zmm14                                           ;  2116.3         41 t copy
        vpermi2b zmm31, zmm16, zmm0                                      ;  2125.3 p0+p5   41 t
        vmovdqu64 [rbp + 22208], zmm26                                   ;  2129.3 p8+p9   62 t spill
        vmovdqa64 zmm26, zmm23                                           ;  2114.3         23 t copy
        vpermi2b zmm26, zmm6, zmm15                                      ;  2127.3 p0+p5   23 t
        vmovdqu64 [rbp + 24320], zmm3                                    ;  2125.3 p7+p4   62 t spill
        vmovdqa64 zmm3, zmm12                                            ;  2115.3         42 t copy
        vpermi2b zmm3, zmm16, zmm0                                       ;  2129.3 p0+p5   42 t
        vmovdqu64 [rbp + 24128], zmm1                                    ;  2113.3 p8+p9   62 t spill
        vmovdqa64 zmm1, zmm29                                            ;  2126.3         23 t copy
        vpermi2b zmm1, zmm6, zmm15                                       ;  2131.3 p0+p5   23 t
        vmovdqu64 [rbp + 24000], zmm25                                   ;  2115.3 p7+p4   62 t spill
        vmovdqa64 zmm25, zmm10                                           ;  2130.3         23 t copy
        vpermi2b zmm25, zmm6, zmm15                                      ;  2133.3 p0+p5   23 t
        vmovdqu64 zmm7, [rbp + 24256]                                    ;  1985.0 p2      41 t reload
        vpternlogd zmm13, zmm7, [rbp + 22784], 0x96                      ;  2128.3 p0+p3   62 t
        vpxord zmm20, zmm20, zmm13                                       ;  2129.3 p0      40 t
        vmovdqa64 zmm7, zmm20                                            ;  2130.3         41 t copy
        vpermi2b zmm7, zmm16, zmm0                                       ;  2135.3 p0+p5   41 t
        vmovdqu64 [rbp + 22784], zmm13                                   ;  2129.3 p8+p9   62 t spill
        vmovdqu64 zmm13, [rbp + 22912]                                   ;  1989.3 p2      41 t reload
        vpternlogd zmm11, zmm13, [rbp + 22080], 0x96                     ;  2131.3 p0+p3   62 t
        vpxord zmm24, zmm24, zmm11                                       ;  2132.3 p0      40 t
        vmovdqa64 zmm13, zmm24                                           ;  2133.3         23 t copy
        vpermi2b zmm13, zmm6, zmm15                                      ;  2137.3 p0+p5   23 t
        vmovdqa64 zmm15, zmm2                                            ;  2125.3         42 t copy
        vpermi2b zmm15, zmm16, zmm0                                      ;  2139.3 p0+p5   42 t
        vmovdqu64 zmm6, [rbp + 23680]                                    ;  1994.3 p2      41 t reload
        vpternlogd zmm28, zmm6, [rbp + 22016], 0x96                      ;  2135.3 p0+p3   62 t
        vmovdqu64 zmm6, [rbp + 19520]                                    ;  1995.3 p2      61 r.3 reload
        vpxord zmm0, zmm28, zmm6                                         ;  2136.3 p0      40 t
        vmovdqu64 zmm16, [rbp + 21440]                                   ;  1995.5 p3      41 t reload
        vpternlogd zmm21, zmm16, [rbp + 22528], 0x96                     ;  2137.3 p0+p2   62 t
        vpxord zmm17, zmm17, zmm21                                       ;  2138.3 p0      40 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 256] ;  1996.5 p3      41 t reload
        vmovdqu64 [rbp + 22528], zmm28                                   ;  2136.3 p7+p4   62 t spill
        vpshufb zmm28, zmm16, zmm14                                      ;  2140.3 p5      41 t
        vpermi2b zmm14, zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;  2142.3 p0+p5+p2   41 t
        vpternlogd zmm28, zmm31, zmm14, 0xca                             ;  2147.3 p0      41 t
        vpshufb zmm14, zmm16, zmm23                                      ;  2143.3 p5      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 384] ;  1998.5 p3      23 t reload
        vpermi2b zmm23, zmm8, zmm31                                      ;  2145.3 p0+p5   23 t
        vpternlogd zmm14, zmm23, zmm26, 0xca                             ;  2150.3 p0      23 t
        vpshufb zmm23, zmm16, zmm12                                      ;  2146.3 p5      42 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 192] ;  2001.5 p2      41 t reload
        vpermi2b zmm12, zmm18, zmm26                                     ;  2148.3 p0+p5   42 t
        vpternlogd zmm23, zmm3, zmm12, 0xca                              ;  2153.3 p0      42 t
        vpshufb zmm3, zmm16, zmm20                                       ;  2149.3 p5      41 t
        vpermi2b zmm20, zmm18, zmm26                                     ;  2151.3 p0+p5   41 t
        vpternlogd zmm3, zmm7, zmm20, 0xca                               ;  2156.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 22976]                                    ;  2003.2 p3      41 t reload
        vpternlogd zmm19, zmm7, [rbp + 23040], 0x96                      ;  2147.3 p0+p2   62 t
        vmovdqu64 zmm7, [rbp + 21760]                                    ;  2004.2 p3      41 t reload
        vpternlogd zmm9, zmm7, [rbp + 23424], 0x96                       ;  2148.3 p0+p2   62 t
        vpshufb zmm7, zmm16, zmm29                                       ;  2152.3 p5      23 t
        vpermi2b zmm29, zmm8, zmm31                                      ;  2154.3 p0+p5   23 t
        vpternlogd zmm7, zmm29, zmm1, 0xca                               ;  2159.3 p0      23 t
        vpshufb zmm1, zmm16, zmm24                                       ;  2155.3 p5      23 t
        vpermi2b zmm24, zmm8, zmm31                                      ;  2157.3 p0+p5   23 t
        vpshufb zmm12, zmm16, zmm10                                      ;  2158.3 p5      23 t
        vpermi2b zmm10, zmm8, zmm31                                      ;  2160.3 p0+p5   23 t
        vpternlogd zmm1, zmm24, zmm13, 0xca                              ;  2162.3 p0      23 t
        vpshufb zmm13, zmm16, zmm5                                       ;  2161.3 p5      22 t
        vpxord zmm6, zmm6, zmm19                                         ;  2154.3 p0      40 t
        vpshufb zmm20, zmm16, zmm2                                       ;  2162.3 p5      42 t
        vpermi2b zmm2, zmm18, zmm26                                      ;  2164.3 p0+p5   42 t
        vpxord zmm27, zmm27, zmm9                                        ;  2156.3 p0      40 t
        vpternlogd zmm12, zmm10, zmm25, 0xca                             ;  2165.3 p0      23 t
        vpshufb zmm10, zmm16, zmm22                                      ;  2165.3 p5      21 t
        vpshufb zmm24, zmm16, zmm4                                       ;  2166.3 p5      22 t
        vpshufb zmm25, zmm16, zmm30                                      ;  2167.3 p5      21 t
        vpshufb zmm29, zmm16, zmm17                                      ;  2168.3 p5      22 t
        vpternlogd zmm20, zmm15, zmm2, 0xca                              ;  2169.3 p0      42 t
        vpshufb zmm2, zmm16, zmm0                                        ;  2169.3 p5      21 t
        vpshufb zmm15, zmm16, zmm27                                      ;  2170.3 p5      22 t
        vmovdqu64 [rbp + 23424], zmm19                                   ;  2148.3 p8+p9   62 t spill
        vpshufb zmm19, zmm16, zmm6                                       ;  2171.3 p5      21 t
        vmovdqu64 [rbp + 21760], zmm9                                    ;  2149.3 p7+p4   62 t spill
        vmovdqu64 zmm9, [rbp + 20096]                                    ;  2012.7 p3      40 t
        vmovdqu64 [rbp + 23040], zmm21                                   ;  2138.3 p8+p9   62 t spill
        vmovdqu64 zmm21, [rbp + 20096]                                   ;  2014.3 p2      40 t
        vmovdqu64 [rbp + 22976], zmm11                                   ;  2132.3 p7+p4   62 t spill
        vmovdqu64 zmm11, [rbp + 20160]                                   ;  2014.7 p3      40 t
        vmovdqu64 zmm31, [rbp + 20160]                                   ;  2015.3 p2      40 t
        vmovdqu64 zmm8, [rbp + 20224]                                    ;  2015.7 p3      40 t
        vmovdqu64 zmm16, [rbp + 20224]                                   ;  2016.3 p2      40 t
        vmovdqu64 zmm26, [rbp + 20288]                                   ;  2016.7 p3      40 t
        vmovdqu64 zmm18, [rbp + 20288]                                   ;  2017.3 p2      40 t
        vmovdqu64 [rbp + 21440], zmm20                                   ;  2170.3 p8+p9   42 t spill
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 576] ;  2018.5 p3      22 t reload
        vmovdqu64 [rbp + 22016], zmm23                                   ;  2154.3 p7+p4   42 t spill
        vmovdqa64 zmm23, zmm5                                            ;  2127.3         22 t copy
        vpermi2b zmm23, zmm20, [rel camellia256_encrypt.T0_constants512 + 640] ;  2173.3 p0+p5+p2   22 t
        vmovdqu64 [rbp + 23680], zmm1                                    ;  2163.3 p8+p9   23 t spill
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 704]  ;  2020.5 p3      22 t reload
        vpermi2b zmm5, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;  2175.3 p0+p5+p2   22 t
        vpternlogd zmm13, zmm23, zmm5, 0xca                              ;  2180.3 p0      22 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 640]  ;  2022.5 p3      22 t reload
        vmovdqa64 zmm23, zmm4                                            ;  2131.3         22 t copy
        vpermi2b zmm23, zmm20, zmm5                                      ;  2177.3 p0+p5   22 t
        vpermi2b zmm4, zmm1, [rel camellia256_encrypt.T0_constants512 + 768] ;  2179.3 p0+p5+p2   22 t
        vpternlogd zmm24, zmm23, zmm4, 0xca                              ;  2184.3 p0      22 t
        vmovdqa64 zmm4, zmm17                                            ;  2139.3         22 t copy
        vpermi2b zmm4, zmm20, zmm5                                       ;  2181.3 p0+p5   22 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 768] ;  2029.3 p3      22 t reload
        vpermi2b zmm17, zmm1, zmm23                                      ;  2183.3 p0+p5   22 t
        vpternlogd zmm29, zmm4, zmm17, 0xca                              ;  2188.3 p0      22 t
        vmovdqa64 zmm4, zmm27                                            ;  2157.3         22 t copy
        vpermi2b zmm4, zmm20, zmm5                                       ;  2185.3 p0+p5   22 t
        vpermi2b zmm27, zmm1, zmm23                                      ;  2187.3 p0+p5   22 t
        vpternlogd zmm15, zmm4, zmm27, 0xca                              ;  2192.3 p0      22 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 896]  ;  2035.3 p2      21 t reload
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 832] ;  2035.5 p3      21 t reload
        vmovdqa64 zmm27, zmm22                                           ;  2126.3         21 t copy
        vpermi2b zmm27, zmm17, zmm4                                      ;  2189.3 p0+p5   21 t
        vmovdqa64 zmm23, zmm30                                           ;  2130.3         21 t copy
        vpermi2b zmm23, zmm17, zmm4                                      ;  2191.3 p0+p5   21 t
        vmovdqa64 zmm1, zmm0                                             ;  2137.3         21 t copy
        vpermi2b zmm1, zmm17, zmm4                                       ;  2193.3 p0+p5   21 t
        vmovdqa64 zmm5, zmm6                                             ;  2155.3         21 t copy
        vpermi2b zmm5, zmm17, zmm4                                       ;  2195.3 p0+p5   21 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512 + 960]  ;  2038.3 p2      21 t reload
        vpermi2b zmm22, zmm4, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2197.3 p0+p5+p3   21 t
        vpternlogd zmm10, zmm27, zmm22, 0xca                             ;  2202.3 p0      21 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 1024] ;  2039.3 p2      21 t reload
        vpermi2b zmm30, zmm4, zmm22                                      ;  2199.3 p0+p5   21 t
        vpermi2b zmm0, zmm4, zmm22                                       ;  2201.3 p0+p5   21 t
        vpermi2b zmm6, zmm4, zmm22                                       ;  2203.3 p0+p5   21 t
        vpternlogd zmm2, zmm1, zmm0, 0xca                                ;  2206.3 p0      21 t
        vpternlogd zmm19, zmm5, zmm6, 0xca                               ;  2208.3 p0      21 t
        vpternlogd zmm25, zmm23, zmm30, 0xca                             ;  2204.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 22016]                                    ;  2154.3 p3      42 t reload
        vmovdqa64 zmm1, zmm14                                            ;  2151.3         41 t copy
        vpternlogd zmm1, zmm29, zmm0, 0x96                               ;  2189.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 23680]                                    ;  2163.3 p2      23 t reload
        vmovdqa64 zmm6, zmm25                                            ;  2205.3         41 t copy
        vpternlogd zmm6, zmm3, zmm5, 0x96                                ;  2205.3 p0      41 t
        vmovdqu64 zmm23, [rbp + 21440]                                   ;  2170.3 p3      42 t reload
        vmovdqa64 zmm27, zmm5                                            ;  2169.3         41 t copy
        vpternlogd zmm27, zmm15, zmm23, 0x96                             ;  2193.3 p0      41 t
        vpternlogd zmm25, zmm27, zmm3, 0x96                              ;  2205.3 p0      41 t
        vpternlogd zmm3, zmm24, zmm19, 0x96                              ;  2209.3 p0      41 t
        vpternlogd zmm24, zmm6, zmm19, 0x96                              ;  2209.3 p0      41 t
        vpternlogd zmm19, zmm12, zmm15, 0x96                             ;  2209.3 p0      41 t
        vpternlogd zmm12, zmm15, zmm3, 0x96                              ;  2210.3 p0      41 t
        vpternlogd zmm23, zmm5, zmm19, 0x96                              ;  2210.3 p0      41 t
        vpternlogd zmm27, zmm24, [rbp + 23232], 0x96                     ;  2210.3 p0+p2   61 t
        vpxord zmm31, zmm31, zmm27                                       ;  2211.3 p0      40 t
        vpternlogd zmm6, zmm12, [rbp + 22656], 0x96                      ;  2211.3 p0+p3   61 t
        vpxord zmm21, zmm21, zmm6                                        ;  2212.3 p0      40 t
        vpternlogd zmm19, zmm25, [rbp + 23360], 0x96                     ;  2210.3 p0+p2   61 t
        vpxord zmm16, zmm16, zmm19                                       ;  2211.3 p0      40 t
        vmovdqa64 zmm5, zmm10                                            ;  2203.3         41 t copy
        vpternlogd zmm5, zmm28, zmm14, 0x96                              ;  2203.3 p0      41 t
        vpternlogd zmm10, zmm1, zmm28, 0x96                              ;  2203.3 p0      41 t
        vpternlogd zmm28, zmm13, zmm2, 0x96                              ;  2207.3 p0      41 t
        vpternlogd zmm13, zmm5, zmm2, 0x96                               ;  2207.3 p0      41 t
        vpternlogd zmm2, zmm7, zmm29, 0x96                               ;  2207.3 p0      41 t
        vpternlogd zmm7, zmm29, zmm28, 0x96                              ;  2208.3 p0      41 t
        vpternlogd zmm0, zmm14, zmm2, 0x96                               ;  2208.3 p5      41 t
        vpternlogd zmm1, zmm13, [rbp + 21632], 0x96                      ;  2208.3 p0+p3   61 t
        vpxord zmm11, zmm11, zmm1                                        ;  2209.3 p5      40 t
        vpternlogd zmm5, zmm7, [rbp + 24576], 0x96                       ;  2209.3 p0+p2   61 t
        vpxord zmm9, zmm9, zmm5                                          ;  2210.3 p5      40 t
        vpternlogd zmm2, zmm10, [rbp + 22400], 0x96                      ;  2208.3 p0+p3   61 t
        vpxord zmm8, zmm8, zmm2                                          ;  2209.3 p5      40 t
        vpternlogd zmm28, zmm0, [rbp + 23872], 0x96                      ;  2209.3 p0+p2   61 t
        vpxord zmm26, zmm26, zmm28                                       ;  2210.3 p5      40 t
        vpternlogd zmm3, zmm23, [rbp + 23488], 0x96                      ;  2211.3 p0+p3   61 t
        vpxord zmm18, zmm18, zmm3                                        ;  2212.3 p5      40 t
        vmovdqu64 zmm14, [rbp + 22720]                                   ;  2049.2 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 20032]                                   ;  2049.7 p3      40 t
        vpternlogd zmm15, zmm10, zmm14, 0x96                             ;  2209.3 p0      40 t
        vmovdqa64 zmm29, zmm15                                           ;  2210.3         21 t copy
        vpermi2b zmm29, zmm4, zmm22                                      ;  2212.3 p5      21 t
        vmovdqa64 zmm30, zmm8                                            ;  2210.3         21 t copy
        vpermi2b zmm30, zmm4, zmm22                                      ;  2214.3 p0+p5   21 t
        vmovdqa64 zmm14, zmm16                                           ;  2212.3         21 t copy
        vpermi2b zmm14, zmm4, zmm22                                      ;  2216.3 p0+p5   21 t
        vmovdqu64 [rbp + 23488], zmm3                                    ;  2212.3 p7+p4   61 t spill
        vmovdqu64 zmm3, [rel camellia256_encrypt.T0_constants512 + 256]  ;  2051.8 p2      41 t reload
        vmovdqu64 [rbp + 23872], zmm28                                   ;  2210.3 p8+p9   61 t spill
        vpshufb zmm28, zmm3, zmm15                                       ;  2217.3 p5      21 t
        vpermi2b zmm15, zmm17, [rel camellia256_encrypt.T0_constants512 + 896] ;  2219.3 p0+p5+p3   21 t
        vpternlogd zmm28, zmm15, zmm29, 0xca                             ;  2224.3 p0      21 t
        vpshufb zmm15, zmm3, zmm8                                        ;  2220.3 p5      21 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 896] ;  2053.2 p2      21 t reload
        vpermi2b zmm8, zmm17, zmm29                                      ;  2222.3 p0+p5   21 t
        vpternlogd zmm15, zmm8, zmm30, 0xca                              ;  2227.3 p0      21 t
        vpshufb zmm8, zmm3, zmm9                                         ;  2223.3 p5      23 t
        vpshufb zmm30, zmm3, zmm11                                       ;  2224.3 p5      22 t
        vmovdqu64 [rbp + 22400], zmm19                                   ;  2211.3 p7+p4   61 t spill
        vpshufb zmm19, zmm3, zmm16                                       ;  2225.3 p5      21 t
        vpermi2b zmm16, zmm17, zmm29                                     ;  2227.3 p0+p5   21 t
        vpternlogd zmm19, zmm16, zmm14, 0xca                             ;  2232.3 p0      21 t
        vpshufb zmm14, zmm3, zmm21                                       ;  2228.3 p5      23 t
        vpshufb zmm16, zmm3, zmm31                                       ;  2229.3 p5      22 t
        vmovdqu64 [rbp + 24576], zmm2                                    ;  2209.3 p8+p9   61 t spill
        vpshufb zmm2, zmm3, zmm26                                        ;  2230.3 p5      42 t
        vmovdqu64 [rbp + 21632], zmm27                                   ;  2211.3 p7+p4   61 t spill
        vpshufb zmm27, zmm3, zmm18                                       ;  2231.3 p5      42 t
        vmovdqu64 [rbp + 22016], zmm1                                    ;  2209.3 p8+p9   61 t spill
        vmovdqa64 zmm1, zmm11                                            ;  2210.3         22 t copy
        vpermi2b zmm1, zmm20, [rel camellia256_encrypt.T0_constants512 + 640] ;  2233.3 p0+p5+p3   22 t
        vmovdqu64 [rbp + 23360], zmm6                                    ;  2212.3 p7+p4   61 t spill
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 704]  ;  2064.5 p2      22 t reload
        vpermi2b zmm11, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;  2235.3 p0+p5+p3   22 t
        vpternlogd zmm30, zmm1, zmm11, 0xca                              ;  2240.3 p0      22 t
        vmovdqu64 zmm1, [rel camellia256_encrypt.T0_constants512 + 640]  ;  2067.3 p2      22 t reload
        vmovdqa64 zmm11, zmm31                                           ;  2212.3         22 t copy
        vpermi2b zmm11, zmm20, zmm1                                      ;  2237.3 p0+p5   22 t
        vpermi2b zmm31, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;  2239.3 p0+p5+p3   22 t
        vpternlogd zmm16, zmm11, zmm31, 0xca                             ;  2244.3 p0      22 t
        vmovdqu64 zmm11, [rbp + 23808]                                   ;  2070.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 20032]                                   ;  2070.7 p3      40 t
        vpternlogd zmm31, zmm25, zmm11, 0x96                             ;  2224.3 p0      40 t
        vmovdqa64 zmm11, zmm31                                           ;  2225.3         21 t copy
        vpermi2b zmm11, zmm17, zmm29                                     ;  2241.3 p0+p5   21 t
        vmovdqa64 zmm17, zmm31                                           ;  2225.3         21 t copy
        vpermi2b zmm17, zmm4, zmm22                                      ;  2243.3 p0+p5   21 t
        vmovdqu64 zmm4, [rbp + 21824]                                    ;  2076.3 p2      61 t reload
        vmovdqu64 zmm22, [rbp + 19840]                                   ;  2076.5 p3      40 t
        vpternlogd zmm22, zmm0, zmm4, 0x96                               ;  2227.3 p0      40 t
        vpshufb zmm29, zmm3, zmm31                                       ;  2244.3 p5      21 t
        vpternlogd zmm29, zmm11, zmm17, 0xca                             ;  2248.3 p0      21 t
        vmovdqu64 zmm11, [rbp + 21568]                                   ;  2078.3 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 19968]                                   ;  2078.5 p3      40 t
        vpternlogd zmm17, zmm13, zmm11, 0x96                             ;  2229.3 p0      40 t
        vpshufb zmm31, zmm3, zmm22                                       ;  2245.3 p5      41 t
        vpshufb zmm11, zmm3, zmm17                                       ;  2246.3 p5      22 t
        vmovdqa64 zmm4, zmm17                                            ;  2230.3         22 t copy
        vpermi2b zmm4, zmm20, zmm1                                       ;  2248.3 p0+p5   22 t
        vpermi2b zmm17, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;  2250.3 p0+p5+p2   22 t
        vpternlogd zmm11, zmm4, zmm17, 0xca                              ;  2255.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 22272]                                    ;  2084.3 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 19904]                                   ;  2084.5 p2      40 t
        vpternlogd zmm17, zmm7, zmm4, 0x96                               ;  2233.3 p0      40 t
        vpshufb zmm4, zmm3, zmm17                                        ;  2251.3 p5      23 t
        vmovdqu64 [rbp + 22656], zmm5                                    ;  2210.3 p8+p9   61 t spill
        vmovdqu64 zmm5, [rbp + 19840]                                    ;  2086.3 p3      40 t
        vpternlogd zmm5, zmm23, [rbp + 21376], 0x96                      ;  2234.3 p0+p2   40 t
        vmovdqu64 [rbp + 23232], zmm25                                   ;  2206.3 p7+p4   41 t spill
        vpshufb zmm25, zmm3, zmm5                                        ;  2252.3 p5      41 t
        vmovdqu64 [rbp + 23680], zmm10                                   ;  2204.3 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 19968]                                   ;  2088.7 p3      40 t
        vpternlogd zmm10, zmm24, [rbp + 24384], 0x96                     ;  2235.3 p0+p2   40 t
        vmovdqu64 [rbp + 21440], zmm24                                   ;  2210.3 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm10                                           ;  2236.3         22 t copy
        vpermi2b zmm24, zmm20, zmm1                                      ;  2254.3 p0+p5   22 t
        vpshufb zmm1, zmm3, zmm10                                        ;  2255.3 p5      22 t
        vpermi2b zmm10, zmm6, [rel camellia256_encrypt.T0_constants512 + 768] ;  2257.3 p0+p5+p3   22 t
        vpternlogd zmm1, zmm24, zmm10, 0xca                              ;  2262.3 p0      22 t
        vmovdqu64 zmm6, [rbp + 23936]                                    ;  2094.3 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 19904]                                   ;  2094.5 p3      40 t
        vpternlogd zmm10, zmm12, zmm6, 0x96                              ;  2239.3 p0      40 t
        vmovdqu64 zmm20, [rbp + 22656]                                   ;  2210.3 p2      74 dst
        vmovdqu64 zmm24, [rbp + 20608]                                   ;  2096.3 p3      74 dst.4 reload
        vpxord zmm20, zmm20, zmm24                                       ;  2240.3 p0      74 dst
        vpshufb zmm3, zmm3, zmm10                                        ;  2258.3 p5      23 t
        vpternlogd zmm12, zmm6, [rbp + 20416], 0x96                      ;  2241.3 p0+p2   74 dst
        vmovdqu64 zmm6, [rbp + 20352]                                    ;  2098.7 p3      74 dst.0 reload
        vpternlogd zmm0, zmm6, [rbp + 21824], 0x96                       ;  2242.3 p0+p2   74 dst
        vpternlogd zmm6, zmm23, [rbp + 21376], 0x96                      ;  2243.3 p0+p3   74 dst
        vmovdqu64 zmm23, [rbp + 20480]                                   ;  2100.3 p2      74 dst.2 reload
        vpternlogd zmm13, zmm23, [rbp + 21568], 0x96                     ;  2244.3 p0+p3   74 dst
        vmovdqu64 [rbp + 21568], zmm12                                   ;  2242.3 p8+p9   74 dst spill
        vmovdqu64 zmm12, [rbp + 21440]                                   ;  2210.3 p2      41 t reload
        vpternlogd zmm23, zmm12, [rbp + 24384], 0x96                     ;  2245.3 p0+p3   74 dst
        vmovdqu64 zmm12, [rbp + 20416]                                   ;  2102.3 p2      74 dst.1 reload
        vpternlogd zmm7, zmm12, [rbp + 22272], 0x96                      ;  2246.3 p0+p3   74 dst
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 384] ;  2104.3 p2      23 t reload
        vmovdqu64 [rbp + 22272], zmm6                                    ;  2244.3 p7+p4   74 dst spill
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 320]  ;  2104.7 p3      23 t reload
        vmovdqu64 [rbp + 24384], zmm23                                   ;  2246.3 p8+p9   74 dst spill
        vmovdqa64 zmm23, zmm9                                            ;  2211.3         23 t copy
        vpermi2b zmm23, zmm6, zmm12                                      ;  2260.3 p0+p5   23 t
        vmovdqa64 zmm24, zmm21                                           ;  2213.3         23 t copy
        vpermi2b zmm24, zmm6, zmm12                                      ;  2262.3 p0+p5   23 t
        vmovdqu64 [rbp + 21440], zmm0                                    ;  2243.3 p7+p4   74 dst spill
        vmovdqa64 zmm0, zmm17                                            ;  2234.3         23 t copy
        vpermi2b zmm0, zmm6, zmm12                                       ;  2264.3 p0+p5   23 t
        vmovdqu64 [rbp + 21376], zmm7                                    ;  2247.3 p8+p9   74 dst spill
        vmovdqa64 zmm7, zmm10                                            ;  2240.3         23 t copy
        vpermi2b zmm7, zmm6, zmm12                                       ;  2266.3 p0+p5   23 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 512]  ;  2114.3 p2      23 t reload
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 448] ;  2114.5 p3      23 t reload
        vpermi2b zmm9, zmm12, zmm6                                       ;  2268.3 p0+p5   23 t
        vpermi2b zmm21, zmm12, zmm6                                      ;  2270.3 p0+p5   23 t
        vpermi2b zmm17, zmm12, zmm6                                      ;  2272.3 p0+p5   23 t
        vpermi2b zmm10, zmm12, zmm6                                      ;  2274.3 p0+p5   23 t
        vpternlogd zmm4, zmm0, zmm17, 0xca                               ;  2277.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 23680]                                    ;  2204.3 p2      41 t reload
        vmovdqu64 zmm6, [rbp + 20544]                                    ;  2120.3 p3      74 dst
        vpternlogd zmm6, zmm0, [rbp + 22720], 0x96                       ;  2256.3 p0+p2   74 dst
        vmovdqu64 zmm0, [rbp + 23232]                                    ;  2206.3 p3      41 t reload
        vmovdqu64 zmm12, [rbp + 20544]                                   ;  2122.5 p2      74 dst
        vpternlogd zmm12, zmm0, [rbp + 23808], 0x96                      ;  2257.3 p0+p3   74 dst
        vpternlogd zmm8, zmm23, zmm9, 0xca                               ;  2273.3 p0      23 t
        vmovdqu64 zmm0, [rel camellia256_encrypt.T0_constants512 + 64]   ;  2124.3 p2      41 t reload
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512]        ;  2124.5 p3      41 t reload
        vmovdqa64 zmm17, zmm26                                           ;  2211.3         42 t copy
        vpermi2b zmm17, zmm9, zmm0                                       ;  2276.3 p0+p5   42 t
        vmovdqa64 zmm23, zmm18                                           ;  2213.3         42 t copy
        vpermi2b zmm23, zmm9, zmm0                                       ;  2278.3 p0+p5   42 t
        vpternlogd zmm3, zmm7, zmm10, 0xca                               ;  2279.3 p0      23 t
        vmovdqu64 zmm7, [rel camellia256_encrypt.T0_constants512 + 192]  ;  2127.7 p2      41 t reload
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 128] ;  2127.8 p3      41 t reload
        vpermi2b zmm26, zmm10, zmm7                                      ;  2280.3 p0+p5   42 t
        vpermi2b zmm18, zmm10, zmm7                                      ;  2282.3 p0+p5   42 t
        vpternlogd zmm14, zmm24, zmm21, 0xca                             ;  2275.3 p0      23 t
        vmovdqa64 zmm21, zmm22                                           ;  2228.3         41 t copy
        vpermi2b zmm21, zmm9, zmm0                                       ;  2284.3 p0+p5   41 t
        vmovdqu64 zmm24, [rbp + 23360]                                   ;  2212.3 p2      74 dst
        vpxord zmm24, zmm24, [rbp + 20608]                               ;  2266.3 p0+p3   74 dst
        vpermi2b zmm22, zmm10, zmm7                                      ;  2286.3 p0+p5   41 t
        vmovdqu64 [rbp + 23360], zmm12                                   ;  2258.3 p7+p4   74 dst spill
        vmovdqa64 zmm12, zmm5                                            ;  2235.3         41 t copy
        vpermi2b zmm12, zmm9, zmm0                                       ;  2288.3 p0+p5   41 t
        vpermi2b zmm5, zmm10, zmm7                                       ;  2290.3 p0+p5   41 t
        vmovdqu64 zmm0, [rbp + 22016]                                    ;  2209.3 p2      74 dst
        vmovdqu64 zmm7, [rbp + 20672]                                    ;  2132.2 p3      74 dst.5 reload
        vpxord zmm0, zmm0, zmm7                                          ;  2270.3 p0      74 dst
        vmovdqu64 zmm9, [rbp + 21632]                                    ;  2211.3 p2      74 dst
        vpxord zmm9, zmm9, zmm7                                          ;  2271.3 p0      74 dst
        vpternlogd zmm31, zmm21, zmm22, 0xca                             ;  2291.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 24576]                                    ;  2209.3 p3      74 dst
        vmovdqu64 zmm10, [rbp + 20736]                                   ;  2134.0 p2      74 dst.6 reload
        vpxord zmm7, zmm7, zmm10                                         ;  2273.3 p0      74 dst
        vmovdqu64 zmm21, [rbp + 22400]                                   ;  2211.3 p3      74 dst
        vpxord zmm21, zmm21, zmm10                                       ;  2274.3 p0      74 dst
        vmovdqu64 zmm10, [rbp + 23872]                                   ;  2210.3 p2      74 dst
        vmovdqu64 zmm22, [rbp + 20800]                                   ;  2135.2 p3      74 dst.7 reload
        vpxord zmm10, zmm10, zmm22                                       ;  2275.3 p0      74 dst
        vpxord zmm22, zmm22, [rbp + 23488]                               ;  2276.3 p0+p2   74 dst
        vpternlogd zmm25, zmm12, zmm5, 0xca                              ;  2295.3 p0      41 t
        vmovdqu64 zmm5, [rbp + 24320]                                    ;  2136.2 p3      75 dst
        vmovdqu64 zmm12, [rbp + 21120]                                   ;  2137.0 p2      75 dst.4 reload
        vpxord zmm5, zmm5, zmm12                                         ;  2278.3 p0      75 dst
        vpxord zmm12, zmm12, [rbp + 22208]                               ;  2279.3 p0+p3   75 dst
        vpternlogd zmm2, zmm17, zmm26, 0xca                              ;  2285.3 p0      42 t
        vmovdqu64 zmm17, [rbp + 24192]                                   ;  2138.0 p2      75 dst
        vmovdqu64 zmm26, [rbp + 21184]                                   ;  2138.2 p3      75 dst.5 reload
        vpxord zmm17, zmm17, zmm26                                       ;  2281.3 p0      75 dst
        vpxord zmm26, zmm26, [rbp + 24448]                               ;  2282.3 p0+p2   75 dst
        vpternlogd zmm27, zmm23, zmm18, 0xca                             ;  2287.3 p0      42 t
        vmovdqu64 zmm18, [rbp + 22848]                                   ;  2139.2 p3      75 dst
        vmovdqu64 zmm23, [rbp + 21248]                                   ;  2140.0 p2      75 dst.6 reload
        vpxord zmm18, zmm18, zmm23                                       ;  2284.3 p0      75 dst
        vpxord zmm23, zmm23, [rbp + 23168]                               ;  2285.3 p0+p3   75 dst
        vmovdqu64 [rbp + 23168], zmm24                                   ;  2267.3 p8+p9   74 dst spill
        vmovdqu64 zmm24, [rbp + 23552]                                   ;  2141.0 p2      75 dst
        vpxord zmm24, zmm24, [rbp + 21312]                               ;  2286.3 p0+p3   75 dst
        vmovdqu64 [rbp + 23552], zmm9                                    ;  2272.3 p7+p4   74 dst spill
        vmovdqu64 zmm9, [rbp + 23104]                                    ;  2142.0 p2      75 dst
        vpxord zmm9, zmm9, [rbp + 21312]                                 ;  2287.3 p0+p3   75 dst
        vmovdqu64 [rbp + 23104], zmm21                                   ;  2275.3 p8+p9   74 dst spill
        vmovdqu64 zmm21, [rbp + 21376]                                   ;  2247.3 p2      74 dst reload
        vmovdqu64 [rbp + 22848], zmm22                                   ;  2277.3 p7+p4   74 dst spill
        vpunpcklbw zmm22, zmm21, [rbp + 21440]                           ;  2291.3 p5+p3   74 dst
        vpunpckhbw zmm21, zmm21, [rbp + 21440]                           ;  2292.3 p5+p2   74 dst
        vmovdqu64 [rbp + 21440], zmm21                                   ;  2293.3 p8+p9   74 dst spill
        vpunpcklbw zmm21, zmm6, zmm13                                    ;  2293.3 p5      74 dst
        vpunpckhbw zmm6, zmm6, zmm13                                     ;  2294.3 p5      74 dst
        vmovdqa64 zmm13, zmm8                                            ;  2274.3         41 t copy
        vpternlogd zmm13, zmm11, zmm28, 0x96                             ;  2288.3 p0      41 t
        vmovdqu64 [rbp + 21376], zmm6                                    ;  2295.3 p7+p4   74 dst spill
        vpunpcklbw zmm6, zmm0, zmm20                                     ;  2295.3 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm20                                     ;  2296.3 p5      74 dst
        vmovdqu64 zmm20, [rbp + 21440]                                   ;  2293.3 p3      74 dst reload
        vmovdqu64 [rbp + 24448], zmm22                                   ;  2292.3 p8+p9   74 dst spill
        vmovdqu64 zmm22, [rbp + 21376]                                   ;  2295.3 p2      74 dst reload
        vmovdqu64 [rbp + 24192], zmm21                                   ;  2294.3 p7+p4   74 dst spill
        vpunpcklwd zmm21, zmm22, zmm20                                   ;  2301.3 p5      74 dst
        vpunpckhwd zmm20, zmm22, zmm20                                   ;  2301.3 p5      74 dst
        vmovdqu64 zmm22, [rbp + 24448]                                   ;  2292.3 p3      74 dst reload
        vmovdqu64 [rbp + 21440], zmm20                                   ;  2302.3 p8+p9   74 dst spill
        vmovdqu64 zmm20, [rbp + 24192]                                   ;  2294.3 p2      74 dst reload
        vmovdqu64 [rbp + 21376], zmm21                                   ;  2302.3 p7+p4   74 dst spill
        vpunpcklwd zmm21, zmm20, zmm22                                   ;  2300.3 p5      74 dst
        vpunpckhwd zmm20, zmm20, zmm22                                   ;  2300.3 p5      74 dst
        vmovdqa64 zmm22, zmm14                                           ;  2276.3         41 t copy
        vpternlogd zmm22, zmm1, zmm29, 0x96                              ;  2289.3 p0      41 t
        vmovdqu64 [rbp + 24448], zmm20                                   ;  2301.3 p8+p9   74 dst spill
        vpunpcklbw zmm20, zmm10, zmm7                                    ;  2301.3 p5      74 dst
        vpunpckhbw zmm7, zmm10, zmm7                                     ;  2302.3 p5      74 dst
        vmovdqa64 zmm10, zmm2                                            ;  2286.3         41 t copy
        vpternlogd zmm10, zmm4, zmm11, 0x96                              ;  2290.3 p0      41 t
        vpternlogd zmm2, zmm13, zmm4, 0x96                               ;  2291.3 p0      41 t
        vpternlogd zmm4, zmm15, zmm31, 0x96                              ;  2292.3 p0      41 t
        vpternlogd zmm15, zmm10, zmm31, 0x96                             ;  2293.3 p0      41 t
        vpternlogd zmm31, zmm30, zmm28, 0x96                             ;  2294.3 p0      41 t
        vpternlogd zmm30, zmm28, zmm4, 0x96                              ;  2295.3 p0      41 t
        vpternlogd zmm8, zmm11, zmm31, 0x96                              ;  2296.3 p0      41 t
        vpternlogd zmm18, zmm13, zmm15, 0x96                             ;  2297.3 p0      75 dst
        vpternlogd zmm5, zmm4, zmm8, 0x96                                ;  2298.3 p0      75 dst
        vpternlogd zmm17, zmm10, zmm30, 0x96                             ;  2299.3 p0      75 dst
        vpternlogd zmm24, zmm31, zmm2, 0x96                              ;  2300.3 p0      75 dst
        vmovdqa64 zmm4, zmm27                                            ;  2288.3         41 t copy
        vpternlogd zmm4, zmm3, zmm1, 0x96                                ;  2301.3 p0      41 t
        vpternlogd zmm27, zmm22, zmm3, 0x96                              ;  2302.3 p0      41 t
        vpternlogd zmm3, zmm19, zmm25, 0x96                              ;  2303.3 p5      41 t
        vpternlogd zmm19, zmm4, zmm25, 0x96                              ;  2303.3 p0      41 t
        vpternlogd zmm25, zmm16, zmm29, 0x96                             ;  2304.3 p5      41 t
        vpternlogd zmm14, zmm1, zmm25, 0x96                              ;  2305.3 p0      41 t
        vpternlogd zmm16, zmm29, zmm3, 0x96                              ;  2305.3 p5      41 t
        vpternlogd zmm12, zmm3, zmm14, 0x96                              ;  2306.3 p0      75 dst
        vpternlogd zmm23, zmm22, zmm19, 0x96                             ;  2306.3 p5      75 dst
        vpternlogd zmm26, zmm4, zmm16, 0x96                              ;  2306.3 p0      75 dst
        vpternlogd zmm9, zmm25, zmm27, 0x96                              ;  2307.3 p5      75 dst
        vmovdqu64 zmm1, [rbp + 20864]                                    ;  2147.0 p3      75 dst.0 reload
        vpternlogd zmm2, zmm1, [rbp + 24000], 0x96                       ;  2307.3 p0+p2   75 dst
        vpternlogd zmm1, zmm27, [rbp + 22784], 0x96                      ;  2308.3 p5+p3   75 dst
        vmovdqu64 zmm3, [rbp + 21056]                                    ;  2148.2 p2      75 dst.3 reload
        vpternlogd zmm15, zmm3, [rbp + 22528], 0x96                      ;  2308.3 p0+p3   75 dst
        vpternlogd zmm3, zmm19, [rbp + 23424], 0x96                      ;  2309.3 p5+p2   75 dst
        vpunpcklwd zmm4, zmm20, zmm6                                     ;  2310.3 p5      74 dst
        vpunpckhwd zmm6, zmm20, zmm6                                     ;  2311.3 p5      74 dst
        vmovdqu64 zmm10, [rbp + 20992]                                   ;  2150.0 p3      75 dst.2 reload
        vpternlogd zmm30, zmm10, [rbp + 23040], 0x96                     ;  2309.3 p0+p2   75 dst
        vpternlogd zmm10, zmm16, [rbp + 21760], 0x96                     ;  2310.3 p0+p3   75 dst
        vmovdqu64 zmm11, [rbp + 20928]                                   ;  2151.3 p2      75 dst.1 reload
        vpternlogd zmm8, zmm11, [rbp + 24128], 0x96                      ;  2311.3 p0+p3   75 dst
        vpternlogd zmm11, zmm14, [rbp + 22976], 0x96                     ;  2312.3 p5+p2   75 dst
        vmovdqu64 zmm13, [rbp + 23104]                                   ;  2275.3 p3      74 dst reload
        vmovdqu64 zmm14, [rbp + 22848]                                   ;  2277.3 p2      74 dst reload
        vpunpcklbw zmm16, zmm14, zmm13                                   ;  2313.3 p5      74 dst
        vmovdqu64 zmm19, [rbp + 23168]                                   ;  2267.3 p3      74 dst reload
        vmovdqu64 zmm20, [rbp + 23552]                                   ;  2272.3 p2      74 dst reload
        vpunpcklbw zmm22, zmm20, zmm19                                   ;  2314.3 p5      74 dst
        vmovdqu64 zmm25, [rbp + 24384]                                   ;  2246.3 p3      74 dst reload
        vmovdqu64 zmm27, [rbp + 23360]                                   ;  2258.3 p2      74 dst reload
        vpunpcklbw zmm28, zmm27, zmm25                                   ;  2315.3 p5      74 dst
        vmovdqu64 zmm29, [rbp + 22272]                                   ;  2244.3 p3      74 dst reload
        vmovdqu64 zmm31, [rbp + 21568]                                   ;  2242.3 p2      74 dst reload
        vpunpcklbw zmm25, zmm31, zmm29                                   ;  2316.3 p5      74 dst
        vpunpckhbw zmm29, zmm31, zmm29                                   ;  2317.3 p5      74 dst
        vpunpckhbw zmm27, zmm27, [rbp + 24384]                           ;  2318.3 p5+p3   74 dst
        vpunpckhbw zmm19, zmm20, zmm19                                   ;  2319.3 p5      74 dst
        vpunpckhbw zmm13, zmm14, zmm13                                   ;  2320.3 p5      74 dst
        vpunpcklwd zmm14, zmm7, zmm0                                     ;  2321.3 p5      74 dst
        vpunpckhwd zmm0, zmm7, zmm0                                      ;  2322.3 p5      74 dst
        vpunpcklbw zmm7, zmm17, zmm5                                     ;  2323.3 p5      74 dst
        vpunpckhbw zmm5, zmm17, zmm5                                     ;  2324.3 p5      74 dst
        vpunpcklbw zmm17, zmm24, zmm18                                   ;  2325.3 p5      74 dst
        vpunpckhbw zmm18, zmm24, zmm18                                   ;  2326.3 p5      74 dst
        vpunpckldq zmm20, zmm4, zmm21                                    ;  2327.3 p5      74 dst
        vpunpckhdq zmm4, zmm4, zmm21                                     ;  2328.3 p5      74 dst
        vmovdqu64 zmm21, [rbp + 24448]                                   ;  2301.3 p2      74 dst reload
        vpunpckldq zmm24, zmm6, zmm21                                    ;  2329.3 p5      74 dst
        vpunpckhdq zmm6, zmm6, zmm21                                     ;  2330.3 p5      74 dst
        vpunpcklbw zmm21, zmm15, zmm30                                   ;  2331.3 p5      74 dst
        vpunpckhbw zmm15, zmm15, zmm30                                   ;  2332.3 p5      74 dst
        vpunpcklbw zmm30, zmm8, zmm2                                     ;  2333.3 p5      74 dst
        vpunpckhbw zmm2, zmm8, zmm2                                      ;  2334.3 p5      74 dst
        vmovdqu64 zmm8, [rbp + 21376]                                    ;  2302.3 p3      74 dst reload
        vpunpckldq zmm31, zmm14, zmm8                                    ;  2335.3 p5      74 dst
        vpunpckhdq zmm8, zmm14, zmm8                                     ;  2336.3 p5      74 dst
        vmovdqu64 zmm14, [rbp + 21440]                                   ;  2302.3 p2      74 dst reload
        vmovdqu64 [rbp + 21376], zmm1                                    ;  2309.3 p7+p4   75 dst spill
        vpunpckldq zmm1, zmm0, zmm14                                     ;  2337.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm14                                     ;  2338.3 p5      74 dst
        vpunpcklwd zmm14, zmm17, zmm7                                    ;  2339.3 p5      74 dst
        vpunpckhwd zmm7, zmm17, zmm7                                     ;  2340.3 p5      74 dst
        vpunpcklbw zmm17, zmm26, zmm12                                   ;  2341.3 p5      74 dst
        vpunpckhbw zmm12, zmm26, zmm12                                   ;  2342.3 p5      74 dst
        vpunpcklbw zmm26, zmm9, zmm23                                    ;  2343.3 p5      74 dst
        vpunpckhbw zmm9, zmm9, zmm23                                     ;  2344.3 p5      74 dst
        vpunpcklwd zmm23, zmm18, zmm5                                    ;  2345.3 p5      74 dst
        vpunpckhwd zmm5, zmm18, zmm5                                     ;  2346.3 p5      74 dst
        vpunpcklwd zmm18, zmm16, zmm22                                   ;  2347.3 p5      74 dst
        vpunpckhwd zmm16, zmm16, zmm22                                   ;  2348.3 p5      74 dst
        vpunpcklbw zmm22, zmm3, zmm10                                    ;  2349.3 p5      74 dst
        vpunpckhbw zmm3, zmm3, zmm10                                     ;  2350.3 p5      74 dst
        vpunpcklwd zmm10, zmm28, zmm25                                   ;  2351.3 p5      74 dst
        vpunpckhwd zmm25, zmm28, zmm25                                   ;  2352.3 p5      74 dst
        vmovdqu64 zmm28, [rbp + 21376]                                   ;  2309.3 p3      75 dst reload
        vmovdqu64 [rbp + 21440], zmm3                                    ;  2351.3 p8+p9   74 dst spill
        vpunpcklbw zmm3, zmm11, zmm28                                    ;  2353.3 p5      74 dst
        vpunpckhbw zmm11, zmm11, zmm28                                   ;  2354.3 p5      74 dst
        vpunpcklwd zmm28, zmm13, zmm19                                   ;  2355.3 p5      74 dst
        vpunpckhwd zmm13, zmm13, zmm19                                   ;  2356.3 p5      74 dst
        vpunpcklwd zmm19, zmm27, zmm29                                   ;  2357.3 p5      74 dst
        vpunpckhwd zmm27, zmm27, zmm29                                   ;  2358.3 p5      74 dst
        vpunpcklwd zmm29, zmm21, zmm30                                   ;  2359.3 p5      74 dst
        vpunpckhwd zmm21, zmm21, zmm30                                   ;  2360.3 p5      74 dst
        vpunpcklwd zmm30, zmm15, zmm2                                    ;  2361.3 p5      74 dst
        vpunpckhwd zmm2, zmm15, zmm2                                     ;  2362.3 p5      74 dst
        vpunpckldq zmm15, zmm14, zmm29                                   ;  2363.3 p5      74 dst
        vpunpckhdq zmm14, zmm14, zmm29                                   ;  2364.3 p5      74 dst
        vpunpcklwd zmm29, zmm26, zmm17                                   ;  2365.3 p5      74 dst
        vpunpckhwd zmm17, zmm26, zmm17                                   ;  2366.3 p5      74 dst
        vpunpckldq zmm26, zmm7, zmm21                                    ;  2367.3 p5      74 dst
        vpunpckhdq zmm7, zmm7, zmm21                                     ;  2368.3 p5      74 dst
        vpunpcklwd zmm21, zmm9, zmm12                                    ;  2369.3 p5      74 dst
        vpunpckhwd zmm9, zmm9, zmm12                                     ;  2370.3 p5      74 dst
        vpunpckldq zmm12, zmm23, zmm30                                   ;  2371.3 p5      74 dst
        vpunpckhdq zmm23, zmm23, zmm30                                   ;  2372.3 p5      74 dst
        vpunpckldq zmm30, zmm5, zmm2                                     ;  2373.3 p5      74 dst
        vpunpckhdq zmm2, zmm5, zmm2                                      ;  2374.3 p5      74 dst
        vpunpckldq zmm5, zmm18, zmm10                                    ;  2375.3 p5      74 dst
        vpunpckhdq zmm10, zmm18, zmm10                                   ;  2376.3 p5      74 dst
        vpunpcklqdq zmm18, zmm20, zmm15                                  ;  2377.3 p5      74 dst
        vpunpckhqdq zmm15, zmm20, zmm15                                  ;  2378.3 p5      74 dst
        vmovdqu64 [r9], zmm18                                            ;  2378.3 p7+p4   74 dst
        vmovdqu64 [r9 + 64], zmm15                                       ;  2379.3 p8+p9   74 dst
        vpunpckldq zmm15, zmm16, zmm25                                   ;  2379.3 p5      74 dst
        vpunpckhdq zmm16, zmm16, zmm25                                   ;  2380.3 p5      74 dst
        vpunpcklqdq zmm18, zmm4, zmm14                                   ;  2381.3 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm14                                    ;  2382.3 p5      74 dst
        vpunpcklqdq zmm14, zmm24, zmm26                                  ;  2383.3 p5      74 dst
        vpunpckhqdq zmm20, zmm24, zmm26                                  ;  2384.3 p5      74 dst
        vpunpcklqdq zmm24, zmm6, zmm7                                    ;  2385.3 p5      74 dst
        vpunpckhqdq zmm6, zmm6, zmm7                                     ;  2386.3 p5      74 dst
        vpunpcklwd zmm7, zmm22, zmm3                                     ;  2387.3 p5      74 dst
        vpunpckhwd zmm3, zmm22, zmm3                                     ;  2388.3 p5      74 dst
        vpunpckldq zmm22, zmm28, zmm19                                   ;  2389.3 p5      74 dst
        vpunpckhdq zmm19, zmm28, zmm19                                   ;  2390.3 p5      74 dst
        vpunpckldq zmm25, zmm13, zmm27                                   ;  2391.3 p5      74 dst
        vpunpckhdq zmm13, zmm13, zmm27                                   ;  2392.3 p5      74 dst
        vpunpcklqdq zmm26, zmm31, zmm12                                  ;  2393.3 p5      74 dst
        vpunpckhqdq zmm12, zmm31, zmm12                                  ;  2394.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm18                                      ;  2382.3 p7+p4   74 dst
        vmovdqu64 [r9 + 192], zmm4                                       ;  2383.3 p8+p9   74 dst
        vpunpcklqdq zmm4, zmm8, zmm23                                    ;  2395.3 p5      74 dst
        vpunpckhqdq zmm8, zmm8, zmm23                                    ;  2396.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm14                                      ;  2384.3 p7+p4   74 dst
        vpunpcklqdq zmm14, zmm1, zmm30                                   ;  2397.3 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm30                                    ;  2398.3 p5      74 dst
        vmovdqu64 [r9 + 320], zmm20                                      ;  2385.3 p8+p9   74 dst
        vpunpcklqdq zmm18, zmm0, zmm2                                    ;  2399.3 p5      74 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                     ;  2400.3 p5      74 dst
        add r8, 0x800                                                    ;  2198.8 p1     154 blocks
        lea r10, [r9 + 2048]                                             ;  2200.3 p6     154 blocks
        vmovdqu64 [r9 + 384], zmm24                                      ;  2386.3 p7+p4   74 dst
        vmovdqu64 [r9 + 448], zmm6                                       ;  2387.3 p8+p9   74 dst
        vmovdqu64 zmm2, [rbp + 21440]                                    ;  2351.3 p2      74 dst reload
        vpunpcklwd zmm6, zmm2, zmm11                                     ;  2401.3 p5      74 dst
        vpunpckhwd zmm2, zmm2, zmm11                                     ;  2402.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm26                                      ;  2394.3 p7+p4   74 dst
        vmovdqu64 [r9 + 576], zmm12                                      ;  2395.3 p8+p9   74 dst
        vmovdqu64 [r9 + 640], zmm4                                       ;  2396.3 p7+p4   74 dst
        vmovdqu64 [r9 + 704], zmm8                                       ;  2397.3 p8+p9   74 dst
        vmovdqu64 [r9 + 768], zmm14                                      ;  2398.3 p7+p4   74 dst
        vmovdqu64 [r9 + 832], zmm1                                       ;  2399.3 p8+p9   74 dst
        vmovdqu64 [r9 + 896], zmm18                                      ;  2400.3 p7+p4   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  2401.3 p8+p9   74 dst
        vpunpckldq zmm0, zmm29, zmm7                                     ;  2403.3 p5      74 dst
        vpunpckhdq zmm1, zmm29, zmm7                                     ;  2404.3 p5      74 dst
        vpunpckldq zmm4, zmm17, zmm3                                     ;  2405.3 p5      74 dst
        vpunpckhdq zmm3, zmm17, zmm3                                     ;  2406.3 p5      74 dst
        vpunpckldq zmm7, zmm21, zmm6                                     ;  2407.3 p5      74 dst
        vpunpckhdq zmm6, zmm21, zmm6                                     ;  2408.3 p5      74 dst
        vpunpckldq zmm8, zmm9, zmm2                                      ;  2409.3 p5      74 dst
        vpunpckhdq zmm2, zmm9, zmm2                                      ;  2410.3 p5      74 dst
        vpunpcklqdq zmm9, zmm5, zmm0                                     ;  2411.3 p5      74 dst
        vpunpckhqdq zmm0, zmm5, zmm0                                     ;  2412.3 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm9                                      ;  2412.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1088], zmm0                                      ;  2413.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm10, zmm1                                    ;  2413.3 p5      74 dst
        vpunpckhqdq zmm1, zmm10, zmm1                                    ;  2414.3 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm0                                      ;  2414.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm15, zmm4                                    ;  2415.3 p5      74 dst
        vpunpckhqdq zmm4, zmm15, zmm4                                    ;  2416.3 p5      74 dst
        vmovdqu64 [r9 + 1216], zmm1                                      ;  2415.3 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm16, zmm3                                    ;  2417.3 p5      74 dst
        vpunpckhqdq zmm3, zmm16, zmm3                                    ;  2418.3 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm0                                      ;  2416.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1344], zmm4                                      ;  2417.3 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm22, zmm7                                    ;  2419.3 p5      74 dst
        vpunpckhqdq zmm4, zmm22, zmm7                                    ;  2420.3 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm1                                      ;  2418.3 p7+p4   74 dst
        vpunpcklqdq zmm1, zmm19, zmm6                                    ;  2421.3 p5      74 dst
        vpunpckhqdq zmm5, zmm19, zmm6                                    ;  2422.3 p5      74 dst
        vmovdqu64 [r9 + 1472], zmm3                                      ;  2419.3 p8+p9   74 dst
        vpunpcklqdq zmm3, zmm25, zmm8                                    ;  2423.3 p5      74 dst
        vpunpckhqdq zmm6, zmm25, zmm8                                    ;  2424.3 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm0                                      ;  2420.3 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm13, zmm2                                    ;  2425.3 p5      74 dst
        vpunpckhqdq zmm2, zmm13, zmm2                                    ;  2426.3 p5      74 dst
        vmovdqu64 [r9 + 1600], zmm4                                      ;  2421.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1664], zmm1                                      ;  2422.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1728], zmm5                                      ;  2423.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1792], zmm3                                      ;  2424.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1856], zmm6                                      ;  2425.3 p8+p9   74 dst
        vmovdqu64 [r9 + 1920], zmm0                                      ;  2426.3 p7+p4   74 dst
        vmovdqu64 [r9 + 1984], zmm2                                      ;  2427.3 p8+p9   74 dst
        mov r9, r10                                                      ;  2215.5        154 blocks copy
        cmp r8, qword [rbp + 24728]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 24720], r8                                      ;                    resident
        mov qword [rbp + 24736], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 24712]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24720]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24744], rsi                                     ;                    blocks left over
        mov qword [rbp + 24720], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24736]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24744]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24752], rdi                                     ;                    blocks left over
        mov qword [rbp + 24760], rsi                                     ;                    blocks left over
        mov qword [rbp + 24736], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24728], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24712], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24752]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24760]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24768]                                     ;                    frame
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
