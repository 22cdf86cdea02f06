; camellia256_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
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
;   blocks: 3758 uops, planned 1261.5; bounds: width 626.3, ports 1192.0, path 273.0
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
        sub rsp, 0x5f80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24256], rax                                     ;                    frame
        mov qword [rbp + 24192], rdi                                     ;                    argument
        mov dword [rbp + 24264], ecx                                     ;                    argument
        mov qword [rbp + 24208], rsi                                     ;                    argument
        mov qword [rbp + 24224], rdx                                     ;                    argument
        mov r8, qword [rbp + 24192]                                      ;     0.0 p2     154 k reload
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
        cmp dword [rbp + 24264], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24264]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24200], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24208]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24216], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 24208]                                      ;     0.0 p2      68 d.0 reload
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
        vmovdqu64 zmm6, [r8 + 512]                                       ;     5.0 p3      68 d.0
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.0 p2      68 d.0
        vpunpcklbw zmm10, zmm6, zmm9                                     ;    20.5 p5      68 d.0
        vpunpckhbw zmm6, zmm6, zmm9                                      ;    21.5 p5      68 d.0
        vmovdqu64 zmm9, [r8 + 640]                                       ;     5.8 p3      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     6.0 p2      68 d.0
        vpunpcklbw zmm12, zmm9, zmm11                                    ;    22.5 p5      68 d.0
        vpunpckhbw zmm9, zmm9, zmm11                                     ;    23.5 p5      68 d.0
        vpunpckldq zmm11, zmm4, zmm8                                     ;    24.5 p5      68 d.0
        vpunpckhdq zmm4, zmm4, zmm8                                      ;    25.5 p5      68 d.0
        vmovdqu64 zmm8, [r8 + 768]                                       ;     6.8 p3      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     7.0 p2      68 d.0
        vpunpcklbw zmm14, zmm8, zmm13                                    ;    26.5 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm13                                     ;    27.5 p5      68 d.0
        vpunpckldq zmm13, zmm0, zmm1                                     ;    28.5 p5      68 d.0
        vpunpckhdq zmm0, zmm0, zmm1                                      ;    29.5 p5      68 d.0
        vmovdqu64 zmm1, [r8 + 896]                                       ;     7.8 p3      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     8.0 p2      68 d.0
        vpunpcklbw zmm16, zmm1, zmm15                                    ;    30.5 p5      68 d.0
        vpunpckhbw zmm1, zmm1, zmm15                                     ;    31.5 p5      68 d.0
        vpunpcklwd zmm15, zmm10, zmm12                                   ;    32.5 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm12                                   ;    33.5 p5      68 d.0
        vpunpcklwd zmm12, zmm6, zmm9                                     ;    34.5 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm9                                      ;    35.5 p5      68 d.0
        vpunpcklwd zmm9, zmm14, zmm16                                    ;    36.5 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm16                                   ;    37.5 p5      68 d.0
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     9.2 p3      68 d.0
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     9.3 p2      68 d.0
        vpunpcklbw zmm18, zmm16, zmm17                                   ;    38.5 p5      68 d.0
        vpunpckhbw zmm16, zmm16, zmm17                                   ;    39.5 p5      68 d.0
        vpunpcklwd zmm17, zmm8, zmm1                                     ;    40.5 p5      68 d.0
        vpunpckhwd zmm1, zmm8, zmm1                                      ;    41.5 p5      68 d.0
        vmovdqu64 zmm8, [r8 + 1152]                                      ;    10.2 p3      68 d.0
        vmovdqu64 zmm19, [r8 + 1216]                                     ;    10.3 p2      68 d.0
        vpunpcklbw zmm20, zmm8, zmm19                                    ;    42.5 p5      68 d.0
        vpunpckhbw zmm8, zmm8, zmm19                                     ;    43.5 p5      68 d.0
        vmovdqu64 zmm19, [r8 + 1280]                                     ;    11.2 p3      68 d.0
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    11.3 p2      68 d.0
        vpunpcklbw zmm22, zmm19, zmm21                                   ;    44.5 p5      68 d.0
        vpunpckhbw zmm19, zmm19, zmm21                                   ;    45.5 p5      68 d.0
        vmovdqu64 zmm21, [r8 + 1408]                                     ;    12.2 p3      68 d.0
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    12.3 p2      68 d.0
        vpunpcklbw zmm24, zmm21, zmm23                                   ;    46.5 p5      68 d.0
        vpunpckhbw zmm21, zmm21, zmm23                                   ;    47.5 p5      68 d.0
        vmovdqu64 zmm23, [r8 + 1536]                                     ;    13.2 p3      68 d.0
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    13.3 p2      68 d.0
        vpunpcklbw zmm26, zmm23, zmm25                                   ;    48.5 p5      68 d.0
        vpunpckhbw zmm23, zmm23, zmm25                                   ;    49.5 p5      68 d.0
        vmovdqu64 zmm25, [r8 + 1664]                                     ;    14.2 p3      68 d.0
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    14.3 p2      68 d.0
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    15.2 p3      68 d.0
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    15.3 p2      68 d.0
        vpunpcklbw zmm30, zmm25, zmm27                                   ;    50.5 p5      68 d.0
        vpunpckhbw zmm25, zmm25, zmm27                                   ;    51.5 p5      68 d.0
        vpunpckldq zmm27, zmm15, zmm9                                    ;    52.5 p5      68 d.0
        vpunpckhdq zmm9, zmm15, zmm9                                     ;    53.5 p5      68 d.0
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    16.2 p3      68 d.0
        vpunpckldq zmm15, zmm10, zmm14                                   ;    54.5 p5      68 d.0
        vpunpckhdq zmm10, zmm10, zmm14                                   ;    55.5 p5      68 d.0
        vpunpcklbw zmm14, zmm28, zmm29                                   ;    56.5 p5      68 d.0
        vpunpckhbw zmm28, zmm28, zmm29                                   ;    57.5 p5      68 d.0
        vpunpckldq zmm29, zmm12, zmm17                                   ;    58.5 p5      68 d.0
        vpunpckhdq zmm12, zmm12, zmm17                                   ;    59.5 p5      68 d.0
        vpunpckldq zmm17, zmm6, zmm1                                     ;    60.5 p5      68 d.0
        vpunpckhdq zmm1, zmm6, zmm1                                      ;    61.5 p5      68 d.0
        vpunpcklwd zmm6, zmm18, zmm20                                    ;    62.5 p5      68 d.0
        vpunpckhwd zmm18, zmm18, zmm20                                   ;    63.5 p5      68 d.0
        vpunpcklqdq zmm20, zmm5, zmm27                                   ;    64.5 p5      68 d.0
        vpunpckhqdq zmm5, zmm5, zmm27                                    ;    65.5 p5      68 d.0
        vpunpcklwd zmm27, zmm16, zmm8                                    ;    66.5 p5      68 d.0
        vpunpckhwd zmm8, zmm16, zmm8                                     ;    67.5 p5      68 d.0
        vpunpcklqdq zmm16, zmm3, zmm9                                    ;    68.5 p5      68 d.0
        vpunpckhqdq zmm3, zmm3, zmm9                                     ;    69.5 p5      68 d.0
        vpunpcklqdq zmm9, zmm7, zmm15                                    ;    70.5 p5      68 d.0
        vpunpckhqdq zmm7, zmm7, zmm15                                    ;    71.5 p5      68 d.0
        vpunpcklqdq zmm15, zmm2, zmm10                                   ;    72.5 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm10                                    ;    73.5 p5      68 d.0
        vpunpcklwd zmm10, zmm22, zmm24                                   ;    74.5 p5      68 d.0
        vpunpckhwd zmm22, zmm22, zmm24                                   ;    75.5 p5      68 d.0
        vpunpcklwd zmm24, zmm19, zmm21                                   ;    76.5 p5      68 d.0
        vpunpckhwd zmm19, zmm19, zmm21                                   ;    77.5 p5      68 d.0
        vpunpcklqdq zmm21, zmm11, zmm29                                  ;    78.5 p5      68 d.0
        vpunpckhqdq zmm11, zmm11, zmm29                                  ;    79.5 p5      68 d.0
        vpunpcklqdq zmm29, zmm4, zmm12                                   ;    80.5 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm12                                    ;    81.5 p5      68 d.0
        vpunpcklqdq zmm12, zmm13, zmm17                                  ;    82.5 p5      68 d.0
        vpunpckhqdq zmm13, zmm13, zmm17                                  ;    83.5 p5      68 d.0
        vpunpcklwd zmm17, zmm26, zmm30                                   ;    84.5 p5      68 d.0
        vpunpckhwd zmm26, zmm26, zmm30                                   ;    85.5 p5      68 d.0
        vpunpcklqdq zmm30, zmm0, zmm1                                    ;    86.5 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;    87.5 p5      68 d.0
        vpunpcklwd zmm1, zmm23, zmm25                                    ;    88.5 p5      68 d.0
        vpunpckhwd zmm23, zmm23, zmm25                                   ;    89.5 p5      68 d.0
        vmovdqu64 zmm25, [rbp + 4416]                                    ;    20.3 p2      68 d.7 reload
        vpxord zmm20, zmm20, zmm25                                       ;    65.5 p0      68 d
        vpxord zmm5, zmm5, [rbp + 4352]                                  ;    66.5 p0+p3   68 d
        vpxord zmm3, zmm3, [rbp + 4224]                                  ;    70.5 p0+p2   68 d
        vmovdqu64 [rbp + 21376], zmm21                                   ;    79.5 p7+p4   68 d.0 spill
        vpunpckldq zmm21, zmm6, zmm10                                    ;    90.5 p5      68 d.0
        vpunpckhdq zmm6, zmm6, zmm10                                     ;    91.5 p5      68 d.0
        vpunpckldq zmm10, zmm18, zmm22                                   ;    92.5 p5      68 d.0
        vpunpckhdq zmm18, zmm18, zmm22                                   ;    93.5 p5      68 d.0
        vpunpckldq zmm22, zmm27, zmm24                                   ;    94.5 p5      68 d.0
        vpunpckhdq zmm24, zmm27, zmm24                                   ;    95.5 p5      68 d.0
        vpunpckldq zmm27, zmm8, zmm19                                    ;    96.5 p5      68 d.0
        vpunpckhdq zmm8, zmm8, zmm19                                     ;    97.5 p5      68 d.0
        vmovdqu64 zmm19, [rbp + 5440]                                    ;    22.5 p3      61 r.7 reload
        vmovdqu64 [rbp + 21440], zmm11                                   ;    80.5 p8+p9   68 d.0 spill
        vpxord zmm11, zmm20, zmm19                                       ;    66.5 p0      40 t
        vmovdqu64 [rbp + 21504], zmm20                                   ;    66.5 p7+p4   68 d spill
        vpxord zmm20, zmm5, [rbp + 5376]                                 ;    67.5 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;    67.5 p8+p9   68 d spill
        vpxord zmm5, zmm3, [rbp + 5248]                                  ;    71.5 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm3                                    ;    71.5 p7+p4   68 d spill
        vmovdqu64 zmm3, [r8 + 1920]                                      ;    24.2 p2      68 d.0 reload
        vmovdqu64 [rbp + 21696], zmm29                                   ;    81.5 p8+p9   68 d.0 spill
        vpunpcklbw zmm29, zmm3, zmm31                                    ;    98.5 p5      68 d.0
        vpunpckhbw zmm3, zmm3, zmm31                                     ;    99.5 p5      68 d.0
        vpunpcklwd zmm31, zmm14, zmm29                                   ;   100.5 p5      68 d.0
        vpunpckhwd zmm14, zmm14, zmm29                                   ;   101.5 p5      68 d.0
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 128] ;    24.8 p3      23 t reload
        vgf2p8affineqb zmm5, zmm5, zmm29, 0x58                           ;    72.5 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;    75.5 p0+p2   23 t
        vpunpcklwd zmm29, zmm28, zmm3                                    ;   102.5 p5      68 d.0
        vpunpckhwd zmm3, zmm28, zmm3                                     ;   103.5 p5      68 d.0
        vpunpckldq zmm28, zmm17, zmm31                                   ;   104.5 p5      68 d.0
        vpunpckhdq zmm17, zmm17, zmm31                                   ;   105.5 p5      68 d.0
        vpunpckldq zmm31, zmm26, zmm14                                   ;   106.5 p5      68 d.0
        vpunpckhdq zmm14, zmm26, zmm14                                   ;   107.5 p5      68 d.0
        vpunpckldq zmm26, zmm1, zmm29                                    ;   108.5 p5      68 d.0
        vgf2p8affineqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512], 8 ;    68.5 p0+p3   21 t
        vpunpckhdq zmm1, zmm1, zmm29                                     ;   109.5 p5      68 d.0
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 320] ;    26.8 p2      21 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm29, 0xdc                      ;    71.5 p0      21 t
        vpunpckldq zmm29, zmm23, zmm3                                    ;   110.5 p5      68 d.0
        vpunpckhdq zmm3, zmm23, zmm3                                     ;   111.5 p5      68 d.0
        vpunpcklqdq zmm23, zmm21, zmm28                                  ;   112.5 p5      68 d.0
        vgf2p8affineqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512], 8 ;    67.5 p0+p3   42 t
        vpunpckhqdq zmm21, zmm21, zmm28                                  ;   113.5 p5      68 d.0
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 64]  ;    28.0 p2      41 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm28, 0x6e                      ;    70.5 p0      42 t
        vpxord zmm25, zmm25, zmm23                                       ;   113.5 p0      68 d
        vpunpcklqdq zmm23, zmm6, zmm17                                   ;   114.5 p5      68 d.0
        vpunpckhqdq zmm6, zmm6, zmm17                                    ;   115.5 p5      68 d.0
        vpunpcklqdq zmm17, zmm10, zmm31                                  ;   116.5 p5      68 d.0
        vpunpckhqdq zmm10, zmm10, zmm31                                  ;   117.5 p5      68 d.0
        vpunpcklqdq zmm31, zmm18, zmm14                                  ;   118.5 p5      68 d.0
        vpunpckhqdq zmm14, zmm18, zmm14                                  ;   119.5 p5      68 d.0
        vpxord zmm21, zmm21, [rbp + 4352]                                ;   114.5 p0+p3   68 d
        vmovdqu64 zmm18, [rbp + 4288]                                    ;    29.7 p2      68 d.5 reload
        vpxord zmm23, zmm23, zmm18                                       ;   115.5 p0      68 d
        vpxord zmm6, zmm6, [rbp + 4224]                                  ;   116.5 p0+p3   68 d
        vpxord zmm19, zmm19, zmm25                                       ;   114.5 p0      40 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512], 8 ;   115.5 p0+p2   42 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0x6e                      ;   118.5 p0      42 t
        vmovdqu64 [rbp + 21760], zmm25                                   ;   114.5 p7+p4   68 d spill
        vpunpcklqdq zmm25, zmm22, zmm26                                  ;   120.5 p5      68 d.0
        vpunpckhqdq zmm22, zmm22, zmm26                                  ;   121.5 p5      68 d.0
        vpunpcklqdq zmm26, zmm24, zmm1                                   ;   122.5 p5      68 d.0
        vpunpckhqdq zmm1, zmm24, zmm1                                    ;   123.5 p5      68 d.0
        vpunpcklqdq zmm24, zmm27, zmm29                                  ;   124.5 p5      68 d.0
        vpunpckhqdq zmm27, zmm27, zmm29                                  ;   125.5 p5      68 d.0
        vpunpcklqdq zmm29, zmm8, zmm3                                    ;   126.5 p5      68 d.0
        vpunpckhqdq zmm3, zmm8, zmm3                                     ;   127.5 p5      68 d.0
        vmovdqu64 zmm8, [rbp + 4736]                                     ;    32.2 p3      68 d.4 reload
        vpxord zmm4, zmm4, zmm8                                          ;    82.5 p0      61 t
        vpxord zmm1, zmm1, zmm8                                          ;   124.5 p0      61 t
        vmovdqu64 zmm8, [rbp + 21696]                                    ;    81.5 p2      61 t
        vpxord zmm8, zmm8, [rbp + 4800]                                  ;    87.5 p0+p3   61 t
        vpxord zmm22, zmm22, [rbp + 4864]                                ;   122.5 p0+p2   61 t
        vpxord zmm25, zmm25, [rbp + 4928]                                ;   121.5 p0+p3   61 t
        vmovdqu64 [rbp + 21696], zmm25                                   ;   122.5 p8+p9   61 t spill
        vmovdqu64 zmm25, [rbp + 21440]                                   ;    80.5 p2      61 t
        vpxord zmm25, zmm25, [rbp + 4864]                                ;    86.5 p0+p3   61 t
        vmovdqu64 [rbp + 21440], zmm22                                   ;   123.5 p7+p4   61 t spill
        vmovdqu64 zmm22, [rbp + 21376]                                   ;    79.5 p2      61 t
        vpxord zmm22, zmm22, [rbp + 4928]                                ;    85.5 p0+p3   61 t
        vmovdqu64 [rbp + 21376], zmm22                                   ;    86.5 p8+p9   61 t spill
        vpxord zmm22, zmm21, [rbp + 5376]                                ;   115.5 p0+p2   40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512], 8 ;   116.5 p0+p3   21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   119.5 p0+p2   21 t
        vmovdqu64 [rbp + 21824], zmm21                                   ;   115.5 p7+p4   68 d spill
        vpxord zmm21, zmm23, [rbp + 5312]                                ;   116.5 p0+p3   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512], 8 ;   117.5 p0+p2   22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   120.5 p0+p3   22 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;   116.5 p8+p9   68 d spill
        vpxord zmm23, zmm6, [rbp + 5248]                                 ;   117.5 p0+p2   40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   118.5 p0+p3   23 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   121.5 p0+p2   23 t
        vmovdqu64 [rbp + 21952], zmm6                                    ;   117.5 p7+p4   68 d spill
        vmovdqa64 zmm6, zmm16                                            ;    69.5         40 t copy
        vpternlogd zmm6, zmm18, [rbp + 5312], 0x96                       ;    69.5 p0+p3   40 t
        vgf2p8affineqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512], 8 ;    70.5 p0+p2   22 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;    73.5 p0+p3   22 t
        vmovdqu64 zmm18, [rbp + 5184]                                    ;    42.7 p2      40 t
        vpternlogd zmm18, zmm9, [rbp + 4160], 0x96                       ;    71.5 p0+p3   40 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512], 8 ;    72.5 p0+p2   21 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;    75.5 p0+p3   21 t
        vmovdqu64 [rbp + 22016], zmm16                                   ;    69.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm16, [rbp + 5120]                                    ;    44.7 p2      40 t
        vpternlogd zmm16, zmm7, [rbp + 4096], 0x96                       ;    72.5 p0+p3   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512], 8 ;    73.5 p0+p2   22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;    76.5 p0+p3   22 t
        vmovdqu64 [rbp + 22080], zmm9                                    ;    71.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm9, zmm5                                             ;    78.5         41 t copy
        vpternlogd zmm9, zmm16, zmm18, 0x96                              ;    79.5 p0      41 t
        vmovdqu64 [rbp + 22144], zmm7                                    ;    72.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm7, [rbp + 5056]                                     ;    46.7 p2      40 t
        vpternlogd zmm7, zmm15, [rbp + 4032], 0x96                       ;    73.5 p0+p3   40 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;    74.5 p0+p2   23 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;    77.5 p0+p3   23 t
        vmovdqu64 [rbp + 22208], zmm15                                   ;    73.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm15, zmm11                                           ;    73.5         41 t copy
        vpternlogd zmm15, zmm7, zmm16, 0x96                              ;    80.5 p0      41 t
        vpternlogd zmm11, zmm9, zmm7, 0x96                               ;    80.5 p0      41 t
        vpternlogd zmm0, zmm11, [rbp + 4480], 0x96                       ;    88.5 p0+p2   61 t
        vmovdqu64 [rbp + 22272], zmm0                                    ;    89.5 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 4992]                                     ;    49.2 p3      40 t
        vpternlogd zmm0, zmm2, [rbp + 3968], 0x96                        ;    74.5 p0+p2   40 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512], 8 ;    75.5 p0+p3   41 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x6e                        ;    78.5 p0      41 t
        vpternlogd zmm7, zmm20, zmm0, 0x96                               ;    81.5 p0      41 t
        vpternlogd zmm20, zmm15, zmm0, 0x96                              ;    81.5 p0      41 t
        vpternlogd zmm0, zmm6, zmm18, 0x96                               ;    81.5 p0      41 t
        vpternlogd zmm5, zmm16, zmm0, 0x96                               ;    82.5 p0      41 t
        vpternlogd zmm6, zmm18, zmm7, 0x96                               ;    82.5 p0      41 t
        vpternlogd zmm4, zmm7, zmm5, 0x96                                ;    83.5 p0      61 t
        vpternlogd zmm8, zmm15, zmm6, 0x96                               ;    88.5 p0      61 t
        vpternlogd zmm25, zmm9, zmm20, 0x96                              ;    87.5 p0      61 t
        vmovdqu64 zmm7, [rbp + 4672]                                     ;    50.7 p2      68 d.3 reload
        vpternlogd zmm12, zmm20, zmm7, 0x96                              ;    83.5 p0      61 t
        vmovdqu64 zmm9, [rbp + 4608]                                     ;    51.2 p3      68 d.2 reload
        vpternlogd zmm13, zmm6, zmm9, 0x96                               ;    84.5 p0      61 t
        vpternlogd zmm11, zmm0, [rbp + 21376], 0x96                      ;    92.5 p0+p2   61 t
        vmovdqu64 zmm0, [rbp + 4544]                                     ;    52.2 p3      68 d.1 reload
        vpternlogd zmm30, zmm5, zmm0, 0x96                               ;    87.5 p0      61 t
        vmovdqu64 zmm5, [rbp + 4160]                                     ;    52.7 p2      68 d.3 reload
        vmovdqu64 zmm6, [rbp + 5184]                                     ;    53.2 p3      40 t
        vpternlogd zmm6, zmm17, zmm5, 0x96                               ;   117.5 p0      40 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512]       ;    53.7 p2      41 t reload
        vgf2p8affineqb zmm6, zmm6, zmm15, 8                              ;   118.5 p0      21 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512 + 320] ;    54.2 p3      21 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm16, 0xdc                        ;   121.5 p0      21 t
        vmovdqu64 zmm18, [rbp + 4096]                                    ;    54.7 p2      68 d.2 reload
        vmovdqu64 zmm20, [rbp + 5120]                                    ;    55.2 p3      40 t
        vpternlogd zmm20, zmm10, zmm18, 0x96                             ;   118.5 p0      40 t
        vgf2p8affineqb zmm20, zmm20, zmm15, 8                            ;   119.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   122.5 p0+p2   22 t
        vmovdqa64 zmm5, zmm23                                            ;   124.5         41 t copy
        vpternlogd zmm5, zmm20, zmm6, 0x96                               ;   125.5 p0      41 t
        vmovdqu64 zmm18, [rbp + 5056]                                    ;    56.2 p3      40 t
        vpternlogd zmm18, zmm31, [rbp + 4032], 0x96                      ;   119.5 p0+p2   40 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   120.5 p0+p3   23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   123.5 p0+p2   23 t
        vmovdqa64 zmm16, zmm19                                           ;   121.5         41 t copy
        vpternlogd zmm16, zmm18, zmm20, 0x96                             ;   126.5 p0      41 t
        vpternlogd zmm19, zmm5, zmm18, 0x96                              ;   126.5 p0      41 t
        vpternlogd zmm3, zmm19, [rbp + 4480], 0x96                       ;   128.5 p0+p3   61 t
        vpternlogd zmm26, zmm16, [rbp + 4800], 0x96                      ;   127.5 p0+p2   61 t
        vmovdqu64 [rbp + 21376], zmm17                                   ;   117.5 p7+p4   68 d.0 spill
        vmovdqa64 zmm17, zmm26                                           ;   128.5         61 t copy
        vmovdqu64 [rbp + 22336], zmm10                                   ;   118.5 p8+p9   68 d.0 spill
        vmovdqu64 zmm10, [rbp + 4992]                                    ;    59.2 p3      40 t
        vpternlogd zmm10, zmm14, [rbp + 3968], 0x96                      ;   120.5 p0+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm15, 8                            ;   121.5 p0      41 t
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0x6e                      ;   124.5 p0      41 t
        vpternlogd zmm18, zmm22, zmm10, 0x96                             ;   127.5 p0      41 t
        vpternlogd zmm16, zmm22, zmm10, 0x96                             ;   127.5 p0      41 t
        vmovdqu64 zmm22, [rbp + 5760]                                    ;    60.2 p3      62 l.4 reload
        vpxord zmm28, zmm4, zmm22                                        ;   105.5 p0      40 t
        vpternlogd zmm24, zmm7, zmm16, 0x96                              ;   128.5 p0      61 t
        vmovdqu64 zmm7, [rbp + 5696]                                     ;    60.7 p2      62 l.3 reload
        vmovdqu64 [rbp + 22400], zmm4                                    ;    84.5 p7+p4   61 t spill
        vpxord zmm4, zmm12, zmm7                                         ;   107.5 p0      40 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   108.5 p0+p3   23 t
        vpternlogd zmm10, zmm21, zmm6, 0x96                              ;   127.5 p0      41 t
        vpternlogd zmm23, zmm20, zmm10, 0x96                             ;   128.5 p0      41 t
        vpternlogd zmm21, zmm6, zmm18, 0x96                              ;   128.5 p0      41 t
        vmovdqu64 zmm6, [rbp + 5632]                                     ;    61.7 p2      62 l.2 reload
        vpxord zmm20, zmm13, zmm6                                        ;   112.5 p0      40 t
        vpternlogd zmm29, zmm0, zmm23, 0x96                              ;   129.5 p0      61 t
        vpternlogd zmm1, zmm23, zmm18, 0x96                              ;   129.5 p0      61 t
        vmovdqu64 zmm0, [rbp + 22272]                                    ;    89.5 p3      40 t
        vmovdqu64 zmm18, [rbp + 5504]                                    ;    62.7 p2      62 l.0 reload
        vpxord zmm0, zmm0, zmm18                                         ;   115.5 p0      40 t
        vmovdqu64 zmm23, [rbp + 5888]                                    ;    63.2 p3      62 l.6 reload
        vmovdqu64 [rbp + 22464], zmm12                                   ;    84.5 p8+p9   61 t spill
        vpxord zmm12, zmm25, zmm23                                       ;   116.5 p0      40 t
        vpternlogd zmm27, zmm9, zmm21, 0x96                              ;   129.5 p0      61 t
        vmovdqu64 zmm9, [rbp + 5824]                                     ;    63.7 p2      62 l.5 reload
        vmovdqu64 [rbp + 22528], zmm13                                   ;    85.5 p7+p4   61 t spill
        vpxord zmm13, zmm8, zmm9                                         ;   118.5 p0      40 t
        vgf2p8affineqb zmm4, zmm4, zmm15, 8                              ;   119.5 p0      21 t
        vgf2p8affineqb zmm20, zmm20, zmm15, 8                            ;   120.5 p0      22 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   121.5 p0+p3   23 t
        vgf2p8affineqb zmm0, zmm0, zmm15, 8                              ;   122.5 p0      41 t
        vpternlogd zmm9, zmm26, zmm21, 0x96                              ;   129.5 p0      40 t
        vmovdqu64 zmm26, [rbp + 5568]                                    ;    64.7 p2      62 l.1 reload
        vmovdqu64 [rbp + 22592], zmm25                                   ;    88.5 p8+p9   61 t spill
        vpxord zmm25, zmm30, zmm26                                       ;   124.5 p0      40 t
        vpxord zmm17, zmm17, zmm21                                       ;   129.5 p0      61 t
        vmovdqu64 zmm21, [rbp + 5952]                                    ;    65.2 p3      62 l.7 reload
        vmovdqu64 [rbp + 22656], zmm30                                   ;    88.5 p7+p4   61 t spill
        vpxord zmm30, zmm11, zmm21                                       ;   126.5 p0      40 t
        vgf2p8affineqb zmm12, zmm12, zmm15, 8                            ;   127.5 p0      21 t
        vgf2p8affineqb zmm13, zmm13, zmm15, 8                            ;   128.5 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   129.5 p0+p2   41 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   130.5 p0+p3   22 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   131.5 p0+p2   21 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   132.5 p0+p3   23 t
        vgf2p8affineqb zmm30, zmm30, zmm15, 8                            ;   133.5 p0      42 t
        vgf2p8affineqb zmm9, zmm9, zmm15, 8                              ;   134.5 p0      22 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   135.5 p0+p2   22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   136.5 p0+p3   23 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   137.5 p0+p2   21 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   138.5 p0+p3   22 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   139.5 p0+p2   42 t
        vpxord zmm7, zmm7, zmm24                                         ;   129.5 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm15, 8                              ;   140.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   143.5 p0+p3   21 t
        vpxord zmm22, zmm22, zmm1                                        ;   130.5 p5      40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   142.5 p0+p2   23 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   145.5 p0+p3   23 t
        vpxord zmm6, zmm6, zmm27                                         ;   130.5 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm15, 8                              ;   144.5 p0      22 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   147.5 p0+p2   22 t
        vpxord zmm18, zmm18, zmm3                                        ;   131.5 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm15, 8                            ;   146.5 p0      41 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   149.5 p0+p3   41 t
        vpxord zmm26, zmm26, zmm29                                       ;   132.5 p5      40 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   148.5 p0+p2   23 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   151.5 p0+p3   23 t
        vpternlogd zmm16, zmm5, [rbp + 21440], 0x96                      ;   133.5 p5+p2   61 t
        vpternlogd zmm19, zmm10, [rbp + 21696], 0x96                     ;   134.5 p5+p3   61 t
        vpxord zmm23, zmm23, zmm16                                       ;   135.5 p5      40 t
        vpxord zmm21, zmm21, zmm19                                       ;   136.5 p5      40 t
        vgf2p8affineqb zmm5, zmm23, zmm15, 8                             ;   150.5 p0      21 t
        vgf2p8affineqb zmm10, zmm21, zmm15, 8                            ;   151.5 p0      42 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 320] ;    74.7 p2      21 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0xdc                        ;   153.5 p0      21 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 64]  ;    75.2 p3      41 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm23, 0x6e                      ;   154.5 p0      42 t
        vmovdqa64 zmm21, zmm28                                           ;   124.5         41 t copy
        vpternlogd zmm21, zmm20, zmm4, 0x96                              ;   137.5 p5      41 t
        vmovdqu64 [rbp + 21696], zmm24                                   ;   129.5 p8+p9   61 t spill
        vmovdqa64 zmm24, zmm0                                            ;   132.5         41 t copy
        vpternlogd zmm24, zmm13, zmm4, 0x96                              ;   138.5 p5      41 t
        vpternlogd zmm28, zmm24, zmm20, 0x96                             ;   139.5 p5      41 t
        vpternlogd zmm20, zmm30, zmm25, 0x96                             ;   142.5 p5      41 t
        vpternlogd zmm30, zmm21, zmm25, 0x96                             ;   142.5 p5      41 t
        vpternlogd zmm25, zmm12, zmm0, 0x96                              ;   142.5 p5      41 t
        vpternlogd zmm13, zmm4, zmm25, 0x96                              ;   143.5 p5      41 t
        vpternlogd zmm12, zmm0, zmm20, 0x96                              ;   144.5 p5      41 t
        vmovdqu64 zmm0, [rbp + 3968]                                     ;    75.7 p2      68 d.0 reload
        vpternlogd zmm2, zmm30, zmm0, 0x96                               ;   145.5 p5      62 t
        vpternlogd zmm30, zmm24, [rbp + 21504], 0x96                     ;   146.5 p5+p3   62 t
        vpternlogd zmm25, zmm28, [rbp + 21632], 0x96                     ;   147.5 p5+p2   62 t
        vpternlogd zmm21, zmm12, [rbp + 21568], 0x96                     ;   148.5 p5+p3   62 t
        vmovdqa64 zmm4, zmm13                                            ;   144.5         62 t copy
        vmovdqu64 zmm24, [rbp + 6272]                                    ;    77.7 p2      61 r.4 reload
        vmovdqu64 [rbp + 21568], zmm27                                   ;   130.5 p7+p4   61 t spill
        vpxord zmm27, zmm25, zmm24                                       ;   149.5 p5      40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   154.5 p0+p3   23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   157.5 p0+p2   23 t
        vmovdqu64 [rbp + 21632], zmm25                                   ;   148.5 p8+p9   62 t spill
        vmovdqa64 zmm25, zmm22                                           ;   148.5         41 t copy
        vpternlogd zmm25, zmm6, zmm7, 0x96                               ;   150.5 p5      41 t
        vmovdqu64 [rbp + 21504], zmm29                                   ;   130.5 p7+p4   61 t spill
        vpxord zmm29, zmm30, [rbp + 6464]                                ;   151.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm15, 8                            ;   156.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm23, 0x6e                      ;   159.5 p0      42 t
        vmovdqu64 [rbp + 21440], zmm30                                   ;   147.5 p8+p9   62 t spill
        vpxord zmm30, zmm2, [rbp + 6016]                                 ;   152.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm15, 8                            ;   158.5 p0      41 t
        vgf2p8affineinvqb zmm30, zmm30, zmm23, 0x6e                      ;   161.5 p0      41 t
        vmovdqu64 [rbp + 22720], zmm2                                    ;   146.5 p7+p4   62 t spill
        vmovdqa64 zmm2, zmm18                                            ;   152.5         41 t copy
        vpternlogd zmm2, zmm9, zmm7, 0x96                                ;   153.5 p5      41 t
        vpternlogd zmm22, zmm2, zmm6, 0x96                               ;   154.5 p5      41 t
        vpternlogd zmm6, zmm10, zmm26, 0x96                              ;   157.5 p5      41 t
        vpternlogd zmm10, zmm25, zmm26, 0x96                             ;   157.5 p5      41 t
        vpternlogd zmm14, zmm0, zmm10, 0x96                              ;   158.5 p5      62 t
        vpternlogd zmm26, zmm5, zmm18, 0x96                              ;   158.5 p5      41 t
        vpternlogd zmm5, zmm18, zmm6, 0x96                               ;   159.5 p5      41 t
        vpternlogd zmm9, zmm7, zmm26, 0x96                               ;   160.5 p0      41 t
        vmovdqu64 zmm0, [rbp + 4032]                                     ;    80.2 p3      68 d.1 reload
        vmovdqu64 zmm7, [rbp + 22208]                                    ;    80.7 p2      68 d.0 reload
        vpternlogd zmm28, zmm7, zmm0, 0x96                               ;   160.5 p5      62 t
        vpternlogd zmm31, zmm0, zmm22, 0x96                              ;   161.5 p0      62 t
        vmovdqu64 zmm0, [rbp + 4096]                                     ;    81.2 p3      68 d.2 reload
        vmovdqu64 zmm7, [rbp + 22144]                                    ;    81.7 p2      68 d.0 reload
        vpternlogd zmm13, zmm7, zmm0, 0x96                               ;   161.5 p5      62 t
        vpternlogd zmm22, zmm26, [rbp + 21952], 0x96                     ;   162.5 p0+p3   62 t
        vmovdqu64 zmm7, [rbp + 22016]                                    ;    82.7 p2      68 d.0 reload
        vpternlogd zmm20, zmm7, [rbp + 4288], 0x96                       ;   162.5 p5+p3   62 t
        vpxord zmm4, zmm4, zmm20                                         ;   163.5 p0      62 t
        vmovdqu64 zmm7, [rbp + 4160]                                     ;    83.7 p2      68 d.3 reload
        vmovdqu64 zmm18, [rbp + 22080]                                   ;    84.2 p3      68 d.0 reload
        vpternlogd zmm12, zmm18, zmm7, 0x96                              ;   163.5 p5      62 t
        vpternlogd zmm10, zmm2, [rbp + 21760], 0x96                      ;   164.5 p0+p2   62 t
        vmovdqu64 zmm2, [rbp + 6400]                                     ;    85.2 p3      61 r.6 reload
        vpxord zmm18, zmm21, zmm2                                        ;   164.5 p5      40 t
        vpxord zmm24, zmm24, zmm22                                       ;   165.5 p0      40 t
        vpternlogd zmm7, zmm5, [rbp + 21376], 0x96                       ;   165.5 p5+p2   62 t
        vpternlogd zmm5, zmm25, [rbp + 21824], 0x96                      ;   166.5 p0+p3   62 t
        vpternlogd zmm0, zmm9, [rbp + 22336], 0x96                       ;   166.5 p5+p2   62 t
        vpternlogd zmm9, zmm6, [rbp + 21888], 0x96                       ;   167.5 p0+p3   62 t
        vpxord zmm6, zmm14, [rbp + 6016]                                 ;   167.5 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm15, 8                              ;   168.5 p0      41 t
        vmovdqu64 zmm20, [rbp + 6080]                                    ;    88.2 p3      61 r.1 reload
        vpxord zmm25, zmm28, zmm20                                       ;   168.5 p5      40 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 128] ;    88.7 p2      23 t reload
        vgf2p8affineqb zmm25, zmm25, zmm26, 0x58                         ;   169.5 p0      23 t
        vgf2p8affineqb zmm24, zmm24, zmm26, 0x58                         ;   170.5 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm15, 8                            ;   171.5 p0      21 t
        vgf2p8affineinvqb zmm6, zmm6, zmm23, 0x6e                        ;   172.5 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   173.5 p0+p3   23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   174.5 p0+p2   23 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   175.5 p0+p3   21 t
        vpxord zmm2, zmm2, zmm5                                          ;   169.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm15, 8                              ;   176.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   179.5 p0+p2   21 t
        vpxord zmm20, zmm20, zmm31                                       ;   170.5 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 0x58                         ;   178.5 p0      23 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   181.5 p0+p3   23 t
        vpxord zmm26, zmm4, [rbp + 6336]                                 ;   171.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm15, 8                            ;   180.5 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   183.5 p0+p3   22 t
        vmovdqu64 [rbp + 21888], zmm31                                   ;   162.5 p8+p9   62 t spill
        vpxord zmm31, zmm13, [rbp + 6144]                                ;   172.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm15, 8                            ;   182.5 p0      22 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   185.5 p0+p3   22 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;   162.5 p7+p4   62 t spill
        vpxord zmm13, zmm10, [rbp + 6464]                                ;   173.5 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm15, 8                            ;   184.5 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, zmm23, 0x6e                      ;   187.5 p0      42 t
        vpxord zmm23, zmm12, [rbp + 6208]                                ;   174.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm15, 8                            ;   186.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   189.5 p0+p2   21 t
        vmovdqu64 [rbp + 21824], zmm12                                   ;   164.5 p8+p9   62 t spill
        vpxord zmm12, zmm9, [rbp + 6336]                                 ;   175.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm15, 8                            ;   188.5 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   191.5 p0+p2   22 t
        vmovdqu64 [rbp + 21376], zmm28                                   ;   161.5 p7+p4   62 t spill
        vpxord zmm28, zmm7, [rbp + 6208]                                 ;   176.5 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm28, zmm15, 8                            ;   190.5 p0      21 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   193.5 p0+p2   21 t
        vmovdqu64 [rbp + 21760], zmm7                                    ;   166.5 p8+p9   62 t spill
        vpxord zmm7, zmm0, [rbp + 6144]                                  ;   177.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm15, 8                              ;   192.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   195.5 p0+p2   22 t
        vmovdqu64 [rbp + 22080], zmm0                                    ;   167.5 p7+p4   62 t spill
        vmovdqa64 zmm0, zmm18                                            ;   178.5         41 t copy
        vpternlogd zmm0, zmm30, zmm25, 0x96                              ;   178.5 p5      41 t
        vmovdqu64 [rbp + 22016], zmm14                                   ;   159.5 p8+p9   62 t spill
        vmovdqa64 zmm14, zmm2                                            ;   182.5         41 t copy
        vpternlogd zmm14, zmm6, zmm20, 0x96                              ;   184.5 p5      41 t
        vmovdqu64 [rbp + 21952], zmm10                                   ;   165.5 p7+p4   62 t spill
        vmovdqa64 zmm10, zmm29                                           ;   162.5         41 t copy
        vpternlogd zmm10, zmm25, zmm31, 0x96                             ;   188.5 p5      41 t
        vpternlogd zmm18, zmm10, zmm30, 0x96                             ;   189.5 p5      41 t
        vpternlogd zmm30, zmm26, zmm23, 0x96                             ;   192.5 p5      41 t
        vpternlogd zmm26, zmm0, zmm23, 0x96                              ;   192.5 p5      41 t
        vpternlogd zmm10, zmm8, zmm26, 0x96                              ;   193.5 p5      61 t
        vpternlogd zmm23, zmm27, zmm31, 0x96                             ;   192.5 p5      41 t
        vpternlogd zmm27, zmm31, zmm30, 0x96                             ;   193.5 p5      41 t
        vpternlogd zmm29, zmm25, zmm23, 0x96                             ;   193.5 p5      41 t
        vpternlogd zmm30, zmm11, zmm29, 0x96                             ;   194.5 p5      61 t
        vpternlogd zmm0, zmm27, [rbp + 22400], 0x96                      ;   194.5 p5+p3   61 t
        vpternlogd zmm23, zmm18, [rbp + 22592], 0x96                     ;   193.5 p5+p2   61 t
        vmovdqu64 zmm8, [rbp + 6848]                                     ;    99.2 p3      62 l.5 reload
        vpxord zmm11, zmm10, zmm8                                        ;   194.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm15, 8                            ;   195.5 p0      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;    99.7 p2      22 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm25, 0x37                      ;   198.5 p0      22 t
        vmovdqu64 zmm31, [rbp + 6912]                                    ;   100.2 p3      62 l.6 reload
        vmovdqu64 [rbp + 22592], zmm10                                   ;   194.5 p8+p9   61 t spill
        vpxord zmm10, zmm23, zmm31                                       ;   194.5 p5      40 t
        vgf2p8affineqb zmm10, zmm10, zmm15, 8                            ;   196.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   199.5 p0+p2   21 t
        vmovdqu64 [rbp + 22400], zmm23                                   ;   194.5 p7+p4   61 t spill
        vpxord zmm23, zmm0, [rbp + 6784]                                 ;   195.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   198.5 p0+p2   23 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   201.5 p0+p3   23 t
        vmovdqu64 [rbp + 22144], zmm0                                    ;   195.5 p8+p9   61 t spill
        vmovdqa64 zmm0, zmm6                                             ;   175.5         41 t copy
        vpternlogd zmm0, zmm12, zmm28, 0x96                              ;   196.5 p5      41 t
        vpternlogd zmm12, zmm14, zmm28, 0x96                             ;   196.5 p5      41 t
        vpternlogd zmm28, zmm24, zmm7, 0x96                              ;   198.5 p5      41 t
        vpternlogd zmm24, zmm0, zmm7, 0x96                               ;   198.5 p5      41 t
        vpternlogd zmm14, zmm1, zmm24, 0x96                              ;   199.5 p5      61 t
        vpternlogd zmm7, zmm13, zmm20, 0x96                              ;   199.5 p5      41 t
        vpternlogd zmm13, zmm20, zmm28, 0x96                             ;   200.5 p0      41 t
        vpternlogd zmm2, zmm6, zmm7, 0x96                                ;   200.5 p5      41 t
        vpternlogd zmm7, zmm17, zmm12, 0x96                              ;   201.5 p0      61 t
        vpternlogd zmm28, zmm16, zmm2, 0x96                              ;   201.5 p5      61 t
        vpternlogd zmm0, zmm19, zmm13, 0x96                              ;   202.5 p0      61 t
        vpxord zmm8, zmm8, zmm7                                          ;   202.5 p5      40 t
        vpxord zmm31, zmm31, zmm28                                       ;   203.5 p0      40 t
        vmovdqu64 zmm1, [rbp + 6976]                                     ;   102.7 p2      62 l.7 reload
        vpxord zmm6, zmm30, zmm1                                         ;   203.5 p5      40 t
        vpxord zmm16, zmm14, [rbp + 6784]                                ;   204.5 p0+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm15, 8                              ;   205.5 p0      22 t
        vmovdqu64 zmm17, [rel camellia256_encrypt.T0_constants512 + 128] ;   103.7 p2      23 t reload
        vgf2p8affineqb zmm16, zmm16, zmm17, 0x58                         ;   206.5 p0      23 t
        vgf2p8affineqb zmm19, zmm31, zmm15, 8                            ;   207.5 p0      21 t
        vgf2p8affineqb zmm6, zmm6, zmm15, 8                              ;   208.5 p0      42 t
        vpxord zmm1, zmm1, zmm0                                          ;   204.5 p5      40 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 192] ;   104.2 p3      23 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm20, 0x6e                      ;   209.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm25, 0x37                        ;   210.5 p0      22 t
        vgf2p8affineqb zmm1, zmm1, zmm15, 8                              ;   211.5 p0      42 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 320] ;   104.7 p2      21 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm31, 0xdc                      ;   212.5 p0      21 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   213.5 p0+p3   42 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   214.5 p0+p2   42 t
        vmovdqu64 [rbp + 22208], zmm0                                    ;   203.5 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm13                                            ;   201.5         40 t copy
        vpternlogd zmm0, zmm3, [rbp + 6528], 0x96                        ;   205.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm15, 8                              ;   215.5 p0      41 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   218.5 p0+p2   41 t
        vmovdqu64 [rbp + 22784], zmm30                                   ;   195.5 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 6720]                                    ;   107.2 p3      40 t
        vpternlogd zmm30, zmm18, [rbp + 22464], 0x96                     ;   206.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm15, 8                            ;   217.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm31, 0xdc                      ;   220.5 p0      21 t
        vmovdqu64 [rbp + 22848], zmm28                                   ;   202.5 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 6528]                                    ;   108.2 p3      40 t
        vpternlogd zmm28, zmm29, [rbp + 22272], 0x96                     ;   207.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm15, 8                            ;   219.5 p0      41 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   222.5 p0+p3   41 t
        vmovdqu64 [rbp + 22912], zmm7                                    ;   202.5 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm28                                            ;   225.5         41 t copy
        vpternlogd zmm7, zmm11, zmm30, 0x96                              ;   225.5 p5      41 t
        vmovdqu64 [rbp + 22976], zmm14                                   ;   200.5 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 6656]                                    ;   109.7 p2      40 t
        vpternlogd zmm14, zmm26, [rbp + 22528], 0x96                     ;   209.5 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm15, 8                            ;   221.5 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, zmm25, 0x37                      ;   224.5 p0      22 t
        vmovdqu64 [rbp + 23040], zmm18                                   ;   190.5 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm23                                           ;   204.5         41 t copy
        vpternlogd zmm18, zmm14, zmm30, 0x96                             ;   227.5 p5      41 t
        vpternlogd zmm23, zmm7, zmm14, 0x96                              ;   227.5 p5      41 t
        vmovdqu64 [rbp + 23104], zmm26                                   ;   193.5 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 6592]                                    ;   110.7 p2      40 t
        vpternlogd zmm26, zmm27, [rbp + 22656], 0x96                     ;   212.5 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm17, 0x58                         ;   223.5 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, zmm20, 0x6e                      ;   226.5 p0      23 t
        vpternlogd zmm14, zmm6, zmm26, 0x96                              ;   229.5 p5      41 t
        vpternlogd zmm6, zmm18, zmm26, 0x96                              ;   229.5 p5      41 t
        vpternlogd zmm26, zmm10, zmm28, 0x96                             ;   229.5 p5      41 t
        vpternlogd zmm11, zmm30, zmm26, 0x96                             ;   230.5 p5      41 t
        vpternlogd zmm10, zmm28, zmm14, 0x96                             ;   230.5 p5      41 t
        vpternlogd zmm14, zmm4, zmm11, 0x96                              ;   231.5 p5      62 t
        vmovdqu64 zmm4, [rbp + 21568]                                    ;   130.5 p2      61 t reload
        vmovdqu64 zmm28, [rbp + 6656]                                    ;   112.2 p3      40 t
        vpternlogd zmm28, zmm12, zmm4, 0x96                              ;   219.5 p5      40 t
        vgf2p8affineqb zmm28, zmm28, zmm15, 8                            ;   225.5 p0      22 t
        vgf2p8affineinvqb zmm28, zmm28, zmm25, 0x37                      ;   228.5 p0      22 t
        vpternlogd zmm18, zmm21, zmm10, 0x96                             ;   231.5 p5      62 t
        vpternlogd zmm26, zmm23, [rbp + 21632], 0x96                     ;   230.5 p5+p2   62 t
        vpternlogd zmm7, zmm6, [rbp + 21440], 0x96                       ;   230.5 p5+p3   62 t
        vmovdqu64 zmm21, [rbp + 7296]                                    ;   113.7 p2      61 r.4 reload
        vpxord zmm30, zmm26, zmm21                                       ;   231.5 p5      40 t
        vpxord zmm4, zmm7, [rbp + 7488]                                  ;   231.5 p5+p3   40 t
        vmovdqu64 [rbp + 21440], zmm7                                    ;   231.5 p8+p9   62 t spill
        vpxord zmm7, zmm14, [rbp + 7360]                                 ;   232.5 p5+p2   40 t
        vmovdqu64 [rbp + 21632], zmm14                                   ;   232.5 p7+p4   62 t spill
        vpxord zmm14, zmm18, [rbp + 7424]                                ;   232.5 p5+p3   40 t
        vmovdqu64 [rbp + 23168], zmm18                                   ;   232.5 p8+p9   62 t spill
        vmovdqu64 zmm18, [rbp + 7360]                                    ;   115.7 p2      40 t
        vmovdqu64 [rbp + 23232], zmm26                                   ;   231.5 p7+p4   62 t spill
        vmovdqu64 zmm26, [rbp + 7424]                                    ;   116.2 p3      40 t
        vmovdqu64 zmm25, [rbp + 7488]                                    ;   116.7 p2      40 t
        vmovdqu64 [rbp + 23296], zmm12                                   ;   197.5 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 6592]                                    ;   117.2 p3      40 t
        vpternlogd zmm12, zmm24, [rbp + 21504], 0x96                     ;   227.5 p0+p2   40 t
        vgf2p8affineqb zmm12, zmm12, zmm17, 0x58                         ;   228.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm20, 0x6e                      ;   231.5 p0      23 t
        vmovdqa64 zmm20, zmm19                                           ;   215.5         41 t copy
        vpternlogd zmm20, zmm0, zmm12, 0x96                              ;   234.5 p5      41 t
        vmovdqa64 zmm17, zmm1                                            ;   217.5         41 t copy
        vpternlogd zmm17, zmm12, zmm28, 0x96                             ;   234.5 p5      41 t
        vpternlogd zmm19, zmm17, zmm0, 0x96                              ;   235.5 p5      41 t
        vmovdqu64 [rbp + 23360], zmm24                                   ;   199.5 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 6720]                                    ;   118.2 p3      40 t
        vpternlogd zmm24, zmm2, [rbp + 21696], 0x96                      ;   230.5 p0+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm15, 8                            ;   231.5 p0      21 t
        vgf2p8affineinvqb zmm24, zmm24, zmm31, 0xdc                      ;   234.5 p0      21 t
        vpternlogd zmm0, zmm8, zmm24, 0x96                               ;   237.5 p5      41 t
        vpternlogd zmm8, zmm20, zmm24, 0x96                              ;   237.5 p5      41 t
        vpternlogd zmm17, zmm9, zmm8, 0x96                               ;   238.5 p5      62 t
        vpternlogd zmm24, zmm16, zmm28, 0x96                             ;   237.5 p0      41 t
        vpternlogd zmm16, zmm28, zmm0, 0x96                              ;   238.5 p5      41 t
        vpternlogd zmm1, zmm12, zmm24, 0x96                              ;   238.5 p0      41 t
        vpternlogd zmm20, zmm22, zmm16, 0x96                             ;   239.5 p5      62 t
        vpternlogd zmm24, zmm5, zmm19, 0x96                              ;   238.5 p0      62 t
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 128]  ;   119.2 p3      23 t reload
        vgf2p8affineqb zmm9, zmm30, zmm5, 0x58                           ;   236.5 p0      23 t
        vgf2p8affineqb zmm7, zmm7, zmm15, 8                              ;   237.5 p0      22 t
        vgf2p8affineqb zmm12, zmm14, zmm15, 8                            ;   238.5 p0      21 t
        vgf2p8affineqb zmm4, zmm4, zmm15, 8                              ;   239.5 p0      42 t
        vpxord zmm18, zmm18, zmm17                                       ;   239.5 p5      40 t
        vpxord zmm21, zmm21, zmm20                                       ;   240.5 p5      40 t
        vpxord zmm26, zmm26, zmm24                                       ;   239.5 p5      40 t
        vpternlogd zmm0, zmm1, [rbp + 21952], 0x96                       ;   239.5 p5+p2   62 t
        vpxord zmm25, zmm25, zmm0                                        ;   240.5 p5      40 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 192] ;   120.2 p3      23 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0x6e                        ;   240.5 p0      23 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 256] ;   120.7 p2      22 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm22, 0x37                        ;   241.5 p0      22 t
        vgf2p8affineqb zmm21, zmm21, zmm5, 0x58                          ;   242.5 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm15, 8                            ;   243.5 p0      22 t
        vgf2p8affineqb zmm26, zmm26, zmm15, 8                            ;   244.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm31, 0xdc                      ;   245.5 p0      21 t
        vgf2p8affineqb zmm25, zmm25, zmm15, 8                            ;   246.5 p0      42 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 64]  ;   121.2 p3      41 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x6e                        ;   247.5 p0      42 t
        vgf2p8affineinvqb zmm21, zmm21, zmm14, 0x6e                      ;   248.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm22, 0x37                      ;   249.5 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, zmm31, 0xdc                      ;   250.5 p0      21 t
        vgf2p8affineinvqb zmm25, zmm25, zmm28, 0x6e                      ;   251.5 p0      42 t
        vmovdqu64 zmm30, [rbp + 7552]                                    ;   121.7 p2      40 t
        vmovdqu64 [rbp + 21952], zmm0                                    ;   240.5 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 7552]                                     ;   122.2 p3      40 t
        vmovdqu64 [rbp + 23424], zmm24                                   ;   239.5 p7+p4   62 t spill
        vmovdqu64 zmm24, [rbp + 7616]                                    ;   122.7 p2      40 t
        vmovdqu64 [rbp + 23488], zmm17                                   ;   239.5 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 7616]                                    ;   123.2 p3      40 t
        vmovdqu64 [rbp + 23552], zmm20                                   ;   240.5 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 7680]                                    ;   123.7 p2      40 t
        vmovdqu64 [rbp + 23616], zmm2                                    ;   201.5 p8+p9   41 t spill
        vmovdqu64 zmm2, [rbp + 7680]                                     ;   124.2 p3      40 t
        vmovdqu64 [rbp + 23680], zmm27                                   ;   194.5 p7+p4   41 t spill
        vmovdqu64 zmm27, [rbp + 7744]                                    ;   124.7 p2      40 t
        vmovdqu64 [rbp + 23744], zmm13                                   ;   201.5 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 7744]                                    ;   125.2 p3      40 t
        vmovdqu64 [rbp + 23808], zmm3                                    ;   129.5 p7+p4   61 t spill
        vmovdqu64 zmm3, [rbp + 7104]                                     ;   126.5 p2      40 t
        vpternlogd zmm3, zmm23, [rbp + 21376], 0x96                      ;   240.5 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm5, 0x58                            ;   252.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0x6e                        ;   255.5 p0      23 t
        vmovdqu64 [rbp + 23872], zmm23                                   ;   228.5 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 7040]                                    ;   129.0 p2      40 t
        vpternlogd zmm23, zmm6, [rbp + 22720], 0x96                      ;   241.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm15, 8                            ;   254.5 p0      41 t
        vgf2p8affineinvqb zmm23, zmm23, zmm28, 0x6e                      ;   257.5 p0      41 t
        vmovdqu64 [rbp + 23936], zmm6                                    ;   230.5 p7+p4   41 t spill
        vmovdqa64 zmm6, zmm12                                            ;   248.5         41 t copy
        vpternlogd zmm6, zmm23, zmm3, 0x96                               ;   260.5 p5      41 t
        vmovdqu64 [rbp + 24000], zmm29                                   ;   194.5 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 7168]                                    ;   130.5 p2      40 t
        vpternlogd zmm29, zmm11, [rbp + 22336], 0x96                     ;   243.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm15, 8                            ;   256.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, zmm22, 0x37                      ;   259.5 p0      22 t
        vmovdqu64 [rbp + 24064], zmm11                                   ;   231.5 p7+p4   41 t spill
        vmovdqa64 zmm11, zmm4                                            ;   250.5         41 t copy
        vpternlogd zmm11, zmm3, zmm29, 0x96                              ;   262.5 p5      41 t
        vpternlogd zmm12, zmm11, zmm23, 0x96                             ;   263.5 p5      41 t
        vmovdqu64 [rbp + 24128], zmm11                                   ;   263.5 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 7232]                                    ;   132.2 p2      40 t
        vpternlogd zmm11, zmm10, [rbp + 21824], 0x96                     ;   246.5 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm15, 8                            ;   258.5 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm31, 0xdc                      ;   261.5 p0      21 t
        vpternlogd zmm23, zmm7, zmm11, 0x96                              ;   264.5 p5      41 t
        vpternlogd zmm7, zmm6, zmm11, 0x96                               ;   264.5 p5      41 t
        vpternlogd zmm11, zmm9, zmm29, 0x96                              ;   264.5 p5      41 t
        vpternlogd zmm9, zmm29, zmm23, 0x96                              ;   265.5 p5      41 t
        vpternlogd zmm4, zmm3, zmm11, 0x96                               ;   265.5 p5      41 t
        vpternlogd zmm6, zmm9, [rbp + 22144], 0x96                       ;   266.5 p5+p2   61 t
        vpternlogd zmm11, zmm12, [rbp + 22400], 0x96                     ;   265.5 p5+p3   61 t
        vpternlogd zmm23, zmm4, [rbp + 22784], 0x96                      ;   266.5 p5+p2   61 t
        vmovdqu64 zmm3, [rbp + 7808]                                     ;   135.2 p3      62 l.4 reload
        vpxord zmm29, zmm6, zmm3                                         ;   267.5 p5      40 t
        vmovdqu64 [rbp + 22784], zmm6                                    ;   267.5 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 23040]                                    ;   190.5 p2      41 t reload
        vpternlogd zmm12, zmm6, [rbp + 22464], 0x96                      ;   264.5 p5+p3   61 t
        vpxord zmm27, zmm27, zmm12                                       ;   265.5 p5      40 t
        vmovdqu64 zmm6, [rbp + 24000]                                    ;   194.5 p2      41 t reload
        vpternlogd zmm4, zmm6, [rbp + 22272], 0x96                       ;   266.5 p5+p3   61 t
        vpxord zmm30, zmm30, zmm4                                        ;   267.5 p5      40 t
        vmovdqu64 zmm6, [rbp + 23680]                                    ;   194.5 p2      41 t reload
        vpternlogd zmm9, zmm6, [rbp + 22656], 0x96                       ;   266.5 p0+p3   61 t
        vpxord zmm24, zmm24, zmm9                                        ;   267.5 p5      40 t
        vmovdqu64 zmm6, [rbp + 21760]                                    ;   166.5 p2      62 t reload
        vmovdqu64 [rbp + 22656], zmm12                                   ;   265.5 p8+p9   61 t spill
        vmovdqu64 zmm12, [rbp + 7232]                                    ;   139.2 p3      40 t
        vpternlogd zmm12, zmm19, zmm6, 0x96                              ;   261.5 p0      40 t
        vgf2p8affineqb zmm12, zmm12, zmm15, 8                            ;   262.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm31, 0xdc                      ;   265.5 p0      21 t
        vmovdqu64 zmm6, [rbp + 7040]                                     ;   139.8 p2      40 t
        vpternlogd zmm6, zmm1, [rbp + 22016], 0x96                       ;   261.5 p5+p3   40 t
        vgf2p8affineqb zmm6, zmm6, zmm15, 8                              ;   264.5 p0      41 t
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x6e                        ;   267.5 p0      41 t
        vmovdqa64 zmm31, zmm6                                            ;   270.5         41 t copy
        vpternlogd zmm31, zmm18, zmm12, 0x96                             ;   270.5 p5      41 t
        vmovdqu64 [rbp + 23680], zmm9                                    ;   267.5 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 7168]                                     ;   140.8 p2      40 t
        vpternlogd zmm9, zmm8, [rbp + 22080], 0x96                       ;   263.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm15, 8                              ;   266.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, zmm22, 0x37                        ;   269.5 p0      22 t
        vmovdqu64 [rbp + 22272], zmm4                                    ;   267.5 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm21                                            ;   251.5         41 t copy
        vpternlogd zmm4, zmm9, zmm12, 0x96                               ;   272.5 p5      41 t
        vpternlogd zmm21, zmm31, zmm9, 0x96                              ;   272.5 p5      41 t
        vmovdqu64 zmm22, [rbp + 7104]                                    ;   141.8 p2      40 t
        vpternlogd zmm22, zmm16, [rbp + 21888], 0x96                     ;   266.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm5, 0x58                          ;   268.5 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, zmm14, 0x6e                      ;   271.5 p0      23 t
        vpternlogd zmm9, zmm25, zmm22, 0x96                              ;   274.5 p5      41 t
        vpternlogd zmm25, zmm4, zmm22, 0x96                              ;   274.5 p5      41 t
        vpternlogd zmm22, zmm26, zmm6, 0x96                              ;   274.5 p5      41 t
        vpternlogd zmm18, zmm12, zmm22, 0x96                             ;   275.5 p0      41 t
        vpternlogd zmm26, zmm6, zmm9, 0x96                               ;   275.5 p5      41 t
        vgf2p8affineqb zmm6, zmm30, zmm15, 8                             ;   271.5 p0      41 t
        vgf2p8affineqb zmm12, zmm24, zmm5, 0x58                          ;   272.5 p0      23 t
        vgf2p8affineqb zmm24, zmm27, zmm15, 8                            ;   273.5 p0      21 t
        vgf2p8affineqb zmm27, zmm29, zmm5, 0x58                          ;   274.5 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x6e                        ;   275.5 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, zmm14, 0x6e                      ;   276.5 p0      23 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 320] ;   143.8 p2      21 t reload
        vgf2p8affineinvqb zmm24, zmm24, zmm29, 0xdc                      ;   277.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm14, 0x6e                      ;   278.5 p0      23 t
        vpternlogd zmm22, zmm21, [rbp + 22976], 0x96                     ;   275.5 p5+p3   61 t
        vpxord zmm3, zmm3, zmm22                                         ;   276.5 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm5, 0x58                            ;   279.5 p0      23 t
        vpternlogd zmm9, zmm18, [rbp + 22912], 0x96                      ;   276.5 p5+p2   61 t
        vpternlogd zmm31, zmm25, [rbp + 22208], 0x96                     ;   275.5 p5+p3   61 t
        vpternlogd zmm4, zmm26, [rbp + 22848], 0x96                      ;   276.5 p5+p2   61 t
        vmovdqu64 zmm30, [rbp + 7936]                                    ;   146.3 p3      62 l.6 reload
        vmovdqu64 [rbp + 22848], zmm22                                   ;   276.5 p7+p4   61 t spill
        vpxord zmm22, zmm11, zmm30                                       ;   276.5 p5      40 t
        vpxord zmm30, zmm30, zmm4                                        ;   277.5 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm15, 8                            ;   280.5 p0      21 t
        vgf2p8affineqb zmm30, zmm30, zmm15, 8                            ;   281.5 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0x6e                        ;   282.5 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0xdc                      ;   283.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm29, 0xdc                      ;   284.5 p0      21 t
        vmovdqu64 [rbp + 22208], zmm4                                    ;   277.5 p8+p9   61 t spill
        vpxord zmm4, zmm23, [rbp + 8000]                                 ;   278.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm15, 8                              ;   285.5 p0      42 t
        vgf2p8affineinvqb zmm4, zmm4, zmm28, 0x6e                        ;   288.5 p0      42 t
        vmovdqu64 [rbp + 22912], zmm23                                   ;   267.5 p7+p4   61 t spill
        vpxord zmm23, zmm31, [rbp + 8000]                                ;   279.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm15, 8                            ;   287.5 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm28, 0x6e                      ;   290.5 p0      42 t
        vmovdqu64 [rbp + 22976], zmm31                                   ;   276.5 p8+p9   61 t spill
        vpxord zmm31, zmm9, [rbp + 7872]                                 ;   280.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm15, 8                            ;   289.5 p0      22 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   292.5 p0+p3   22 t
        vmovdqu64 [rbp + 24000], zmm11                                   ;   266.5 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm22                                           ;   286.5         41 t copy
        vpternlogd zmm11, zmm6, zmm12, 0x96                              ;   286.5 p5      41 t
        vmovdqu64 [rbp + 22464], zmm9                                    ;   277.5 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 23360]                                    ;   199.5 p2      41 t reload
        vpternlogd zmm21, zmm9, [rbp + 21504], 0x96                      ;   282.5 p5+p3   61 t
        vpxord zmm17, zmm17, zmm21                                       ;   283.5 p5      40 t
        vgf2p8affineqb zmm9, zmm17, zmm5, 0x58                           ;   291.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0x6e                        ;   294.5 p0      23 t
        vmovdqu64 zmm17, [rbp + 23744]                                   ;   201.5 p2      41 t reload
        vpternlogd zmm25, zmm17, [rbp + 23808], 0x96                     ;   284.5 p5+p3   61 t
        vpxord zmm0, zmm0, zmm25                                         ;   285.5 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm15, 8                              ;   293.5 p0      41 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x6e                        ;   296.5 p0      41 t
        vmovdqa64 zmm17, zmm30                                           ;   287.5         41 t copy
        vpternlogd zmm17, zmm0, zmm9, 0x96                               ;   299.5 p5      41 t
        vmovdqu64 zmm14, [rbp + 23296]                                   ;   197.5 p2      41 t reload
        vpternlogd zmm18, zmm14, [rbp + 21568], 0x96                     ;   287.5 p5+p3   61 t
        vpxord zmm2, zmm2, zmm18                                         ;   288.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm15, 8                              ;   295.5 p0      22 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 256] ;   153.5 p2      22 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0x37                        ;   298.5 p0      22 t
        vmovdqa64 zmm5, zmm23                                            ;   293.5         41 t copy
        vpternlogd zmm5, zmm9, zmm2, 0x96                                ;   301.5 p5      41 t
        vpternlogd zmm30, zmm5, zmm0, 0x96                               ;   302.5 p5      41 t
        vmovdqu64 zmm28, [rbp + 23616]                                   ;   201.5 p3      41 t reload
        vpternlogd zmm26, zmm28, [rbp + 21696], 0x96                     ;   291.5 p5+p2   61 t
        vpxord zmm13, zmm13, zmm26                                       ;   292.5 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm15, 8                            ;   297.5 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, zmm29, 0xdc                      ;   300.5 p0      21 t
        vpternlogd zmm0, zmm31, zmm13, 0x96                              ;   303.5 p5      41 t
        vpternlogd zmm31, zmm17, zmm13, 0x96                             ;   303.5 p5      41 t
        vpternlogd zmm13, zmm3, zmm2, 0x96                               ;   303.5 p5      41 t
        vpternlogd zmm3, zmm2, zmm0, 0x96                                ;   304.5 p5      41 t
        vpternlogd zmm23, zmm9, zmm13, 0x96                              ;   304.5 p5      41 t
        vmovdqu64 zmm2, [rbp + 23104]                                    ;   193.5 p3      61 t
        vpternlogd zmm2, zmm7, [rbp + 22528], 0x96                       ;   298.5 p5+p2   61 t
        vmovdqu64 zmm9, [rbp + 24128]                                    ;   263.5 p3      41 t reload
        vpternlogd zmm7, zmm9, [rbp + 22592], 0x96                       ;   299.5 p0+p2   61 t
        vpxord zmm20, zmm20, zmm2                                        ;   299.5 p5      40 t
        vgf2p8affineqb zmm9, zmm20, zmm15, 8                             ;   300.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, zmm14, 0x37                        ;   303.5 p0      22 t
        vpxord zmm20, zmm7, [rbp + 7872]                                 ;   300.5 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm15, 8                            ;   302.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm14, 0x37                      ;   305.5 p0      22 t
        vpternlogd zmm5, zmm31, [rbp + 23488], 0x96                      ;   304.5 p5+p2   62 t
        vpternlogd zmm13, zmm30, [rbp + 23424], 0x96                     ;   304.5 p5+p3   62 t
        vpternlogd zmm17, zmm3, [rbp + 23552], 0x96                      ;   305.5 p5+p2   62 t
        vpternlogd zmm0, zmm23, [rbp + 21952], 0x96                      ;   305.5 p0+p3   62 t
        vpternlogd zmm23, zmm1, [rbp + 22016], 0x96                      ;   305.5 p5+p2   47 y
        vpternlogd zmm3, zmm16, [rbp + 21888], 0x96                      ;   305.5 p0+p3   47 y
        vmovdqu64 zmm1, [rbp + 22272]                                    ;   267.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 22784]                                   ;   267.5 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 8576]                                    ;   162.2 p2      51 x
        vpternlogd zmm28, zmm16, zmm1, 0x36                              ;   305.5 p5      51 x
        vpternlogd zmm31, zmm8, [rbp + 22080], 0x96                      ;   306.5 p0+p3   47 y
        vpternlogd zmm30, zmm19, [rbp + 21760], 0x96                     ;   306.5 p5+p2   47 y
        vmovdqu64 zmm8, [rbp + 22656]                                    ;   265.5 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 22912]                                   ;   267.5 p2      61 t reload
        vmovdqu64 zmm19, [rbp + 8768]                                    ;   165.0 p3      51 x
        vpternlogd zmm19, zmm16, zmm8, 0x36                              ;   307.5 p0      51 x
        vmovdqu64 zmm16, [rbp + 8384]                                    ;   165.2 p2      71 d.5 reload
        vpandd zmm8, zmm5, zmm16                                         ;   307.5 p5      47 y
        vpandd zmm1, zmm17, [rbp + 8320]                                 ;   308.5 p0+p3   47 y
        vpandd zmm29, zmm13, [rbp + 8448]                                ;   308.5 p5+p2   47 y
        vpandd zmm14, zmm0, [rbp + 8512]                                 ;   309.5 p0+p3   47 y
        vmovdqa64 zmm15, zmm27                                           ;   281.5         41 t copy
        vpternlogd zmm15, zmm9, zmm24, 0x96                              ;   309.5 p5      41 t
        vmovdqu64 [rbp + 22912], zmm19                                   ;   308.5 p7+p4   51 x spill
        vmovdqa64 zmm19, zmm4                                            ;   291.5         41 t copy
        vpternlogd zmm19, zmm12, zmm9, 0x96                              ;   310.5 p0      41 t
        vpternlogd zmm4, zmm12, zmm15, 0x96                              ;   310.5 p5      41 t
        vpternlogd zmm22, zmm19, zmm6, 0x96                              ;   311.5 p0      41 t
        vpternlogd zmm6, zmm20, zmm24, 0x96                              ;   311.5 p5      41 t
        vmovdqu64 zmm12, [rbp + 22912]                                   ;   308.5 p2      52 x
        vpandd zmm12, zmm12, [rbp + 9024]                                ;   314.5 p0+p3   52 x
        vpternlogd zmm20, zmm24, zmm11, 0x96                             ;   312.5 p5      41 t
        vpternlogd zmm27, zmm9, zmm6, 0x96                               ;   313.5 p0      41 t
        vpternlogd zmm15, zmm22, [rbp + 23168], 0x96                     ;   313.5 p5+p2   62 t
        vpternlogd zmm6, zmm4, [rbp + 21440], 0x96                       ;   314.5 p0+p3   62 t
        vpternlogd zmm19, zmm20, [rbp + 21632], 0x96                     ;   314.5 p5+p2   62 t
        vpandd zmm16, zmm16, zmm19                                       ;   315.5 p0      47 y
        vpternlogd zmm11, zmm27, [rbp + 23232], 0x96                     ;   315.5 p5+p3   62 t
        vpternlogd zmm22, zmm10, [rbp + 21824], 0x96                     ;   316.5 p0+p2   47 y
        vmovdqu64 zmm9, [rbp + 8320]                                     ;   171.0 p3      47 y
        vpandd zmm9, zmm9, zmm11                                         ;   316.5 p5      47 y
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 384] ;   171.2 p2      47 y reload
        vgf2p8affineqb zmm24, zmm14, zmm10, 0                            ;   317.5 p0      47 y
        vmovdqu64 [rbp + 21824], zmm12                                   ;   315.5 p8+p9   52 x spill
        vgf2p8affineqb zmm12, zmm1, zmm10, 0                             ;   318.5 p0      47 y
        vmovdqu64 [rbp + 23232], zmm28                                   ;   306.5 p7+p4   51 x spill
        vmovdqu64 zmm28, [rbp + 21824]                                   ;   315.5 p3      52 x
        vpaddb zmm28, zmm28, [rbp + 21824]                               ;   321.5 p5+p2   52 x
        vmovdqu64 [rbp + 21632], zmm28                                   ;   322.5 p8+p9   52 x spill
        vmovdqu64 zmm28, [rbp + 23232]                                   ;   306.5 p3      52 x
        vpandd zmm28, zmm28, [rbp + 8832]                                ;   318.5 p5+p2   52 x
        vmovdqu64 [rbp + 21440], zmm28                                   ;   319.5 p7+p4   52 x spill
        vmovdqu64 zmm28, [rbp + 21824]                                   ;   315.5 p3      52 x reload
        vgf2p8affineqb zmm28, zmm28, zmm10, 0                            ;   321.5 p0      52 x
        vmovdqu64 [rbp + 21824], zmm28                                   ;   324.5 p8+p9   52 x spill
        vmovdqu64 zmm28, [rbp + 21440]                                   ;   319.5 p2      52 x
        vpaddb zmm28, zmm28, [rbp + 21440]                               ;   325.5 p5+p3   52 x
        vmovdqu64 [rbp + 23168], zmm28                                   ;   326.5 p7+p4   52 x spill
        vmovdqu64 zmm28, [rbp + 21440]                                   ;   319.5 p2      52 x reload
        vgf2p8affineqb zmm28, zmm28, zmm10, 0                            ;   325.5 p0      52 x
        vpaddb zmm1, zmm1, zmm1                                          ;   320.5 p5      47 y
        vpternlogd zmm24, zmm1, zmm23, 0x96                              ;   321.5 p0      47 y
        vgf2p8affineqb zmm1, zmm8, zmm10, 0                              ;   322.5 p0      47 y
        vpaddb zmm8, zmm8, zmm8                                          ;   321.5 p5      47 y
        vpternlogd zmm12, zmm8, zmm3, 0x96                               ;   322.5 p5      47 y
        vmovdqu64 zmm3, [rbp + 8448]                                     ;   176.0 p3      47 y
        vpandd zmm3, zmm3, zmm15                                         ;   323.5 p0      47 y
        vgf2p8affineqb zmm8, zmm29, zmm10, 0                             ;   324.5 p0      47 y
        vpaddb zmm23, zmm29, zmm29                                       ;   323.5 p5      47 y
        vpternlogd zmm1, zmm23, zmm31, 0x96                              ;   325.5 p5      47 y
        vmovdqu64 zmm23, [rbp + 8512]                                    ;   176.2 p2      47 y
        vpandd zmm23, zmm23, zmm6                                        ;   325.5 p0      47 y
        vpaddb zmm14, zmm14, zmm14                                       ;   325.5 p5      47 y
        vpternlogd zmm8, zmm14, zmm30, 0x96                              ;   327.5 p0      47 y
        vmovdqu64 zmm14, [rbp + 8640]                                    ;   177.0 p3      51 x
        vpternlogd zmm14, zmm21, [rbp + 22464], 0x56                     ;   326.5 p5+p2   51 x
        vmovdqu64 zmm29, [rbp + 8832]                                    ;   178.0 p3      52 x
        vgf2p8affineqb zmm30, zmm9, zmm10, 0                             ;   327.5 p0      47 y
        vpaddb zmm9, zmm9, zmm9                                          ;   327.5 p5      47 y
        vgf2p8affineqb zmm31, zmm16, zmm10, 0                            ;   328.5 p0      47 y
        vpaddb zmm16, zmm16, zmm16                                       ;   328.5 p5      47 y
        vpternlogd zmm17, zmm24, [rbp + 8064], 0x1e                      ;   329.5 p0+p2   48 y
        vmovdqu64 [rbp + 22464], zmm21                                   ;   283.5 p8+p9   61 t spill
        vgf2p8affineqb zmm21, zmm23, zmm10, 0                            ;   330.5 p0      47 y
        vmovdqu64 [rbp + 21440], zmm28                                   ;   328.5 p7+p4   52 x spill
        vgf2p8affineqb zmm28, zmm3, zmm10, 0                             ;   331.5 p0      47 y
        vpaddb zmm3, zmm3, zmm3                                          ;   329.5 p5      47 y
        vpternlogd zmm5, zmm12, [rbp + 8128], 0x1e                       ;   330.5 p5+p3   48 y
        vpaddb zmm23, zmm23, zmm23                                       ;   331.5 p5      47 y
        vpternlogd zmm28, zmm23, zmm22, 0x96                             ;   334.5 p0      47 y
        vmovdqu64 zmm22, [rbp + 23680]                                   ;   267.5 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 8640]                                    ;   184.7 p3      71 y.1 reload
        vpternlogd zmm7, zmm23, zmm22, 0x1e                              ;   332.5 p5      51 x
        vmovdqu64 zmm23, [rbp + 8192]                                    ;   186.5 p2      71 d.2 reload
        vpternlogd zmm13, zmm1, zmm23, 0x1e                              ;   333.5 p0      48 y
        vpternlogd zmm0, zmm8, [rbp + 8256], 0x1e                        ;   333.5 p5+p3   48 y
        vpternlogd zmm6, zmm28, [rbp + 8256], 0x1e                       ;   335.5 p0+p2   48 y
        vpandd zmm22, zmm14, [rbp + 8896]                                ;   334.5 p5+p3   52 x
        vmovdqu64 [rbp + 21760], zmm14                                   ;   327.5 p8+p9   51 x spill
        vpandd zmm14, zmm7, [rbp + 8896]                                 ;   335.5 p0+p2   52 x
        vmovdqu64 [rbp + 22080], zmm7                                    ;   333.5 p7+p4   51 x spill
        vpxord zmm7, zmm24, [rbp + 9088]                                 ;   335.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512], 8 ;   336.5 p0+p2   41 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   339.5 p0+p3   41 t
        vmovdqu64 [rbp + 22784], zmm24                                   ;   322.5 p8+p9   47 y spill
        vpxord zmm24, zmm12, [rbp + 9152]                                ;   336.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   338.5 p0+p3   23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   341.5 p0+p2   23 t
        vmovdqu64 [rbp + 21888], zmm12                                   ;   323.5 p7+p4   47 y spill
        vpxord zmm12, zmm1, [rbp + 9216]                                 ;   337.5 p5+p3   40 t
        vmovdqu64 [rbp + 22016], zmm1                                    ;   326.5 p8+p9   47 y spill
        vpxord zmm1, zmm17, [rbp + 9344]                                 ;   338.5 p5+p2   40 t
        vmovdqu64 [rbp + 21952], zmm17                                   ;   330.5 p7+p4   48 y spill
        vgf2p8affineqb zmm17, zmm22, zmm10, 0                            ;   340.5 p0      52 x
        vpaddb zmm22, zmm22, zmm22                                       ;   339.5 p5      52 x
        vmovdqu64 [rbp + 23552], zmm17                                   ;   343.5 p8+p9   52 x spill
        vgf2p8affineqb zmm17, zmm14, zmm10, 0                            ;   341.5 p0      52 x
        vpaddb zmm14, zmm14, zmm14                                       ;   340.5 p5      52 x
        vmovdqu64 [rbp + 23424], zmm17                                   ;   344.5 p7+p4   52 x spill
        vpxord zmm17, zmm8, [rbp + 9280]                                 ;   341.5 p5+p3   40 t
        vmovdqu64 [rbp + 23488], zmm8                                    ;   328.5 p8+p9   47 y spill
        vpxord zmm8, zmm5, [rbp + 9408]                                  ;   342.5 p0+p2   40 t
        vmovdqu64 [rbp + 22592], zmm5                                    ;   331.5 p7+p4   48 y spill
        vpxord zmm5, zmm13, [rbp + 9472]                                 ;   342.5 p5+p3   40 t
        vmovdqu64 [rbp + 24128], zmm13                                   ;   334.5 p8+p9   48 y spill
        vpxord zmm13, zmm0, [rbp + 9536]                                 ;   343.5 p0+p2   40 t
        vmovdqu64 [rbp + 22528], zmm0                                    ;   334.5 p7+p4   48 y spill
        vpxord zmm0, zmm6, [rbp + 9536]                                  ;   343.5 p5+p3   40 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;   336.5 p8+p9   48 y spill
        vpxord zmm6, zmm28, [rbp + 9280]                                 ;   344.5 p0+p2   40 t
        vmovdqu64 [rbp + 21696], zmm28                                   ;   335.5 p7+p4   47 y spill
        vmovdqu64 zmm28, [rbp + 23936]                                   ;   230.5 p3      41 t reload
        vpternlogd zmm4, zmm28, [rbp + 22720], 0x96                      ;   344.5 p5+p2   47 y
        vpternlogd zmm21, zmm9, zmm4, 0x96                               ;   345.5 p0      47 y
        vmovdqu64 zmm4, [rbp + 8576]                                     ;   203.3 p3      51 x
        vpternlogd zmm4, zmm25, [rbp + 22848], 0x56                      ;   345.5 p5+p2   51 x
        vmovdqu64 zmm9, [rbp + 23872]                                    ;   228.5 p3      41 t reload
        vpternlogd zmm27, zmm9, [rbp + 21376], 0x96                      ;   346.5 p0+p2   47 y
        vpternlogd zmm30, zmm16, zmm27, 0x96                             ;   347.5 p5      47 y
        vmovdqu64 zmm9, [rbp + 8704]                                     ;   205.3 p3      51 x
        vpternlogd zmm9, zmm18, [rbp + 22208], 0x56                      ;   347.5 p0+p2   51 x
        vmovdqu64 zmm16, [rbp + 8768]                                    ;   206.3 p3      51 x
        vpternlogd zmm16, zmm26, [rbp + 22976], 0x56                     ;   347.5 p5+p2   51 x
        vmovdqu64 zmm27, [rbp + 24064]                                   ;   231.5 p3      41 t reload
        vpternlogd zmm20, zmm27, [rbp + 22336], 0x96                     ;   348.5 p0+p2   47 y
        vpternlogd zmm31, zmm3, zmm20, 0x96                              ;   349.5 p5      47 y
        vmovdqu64 zmm3, [rbp + 8704]                                     ;   208.3 p3      51 x
        vpternlogd zmm3, zmm2, [rbp + 24000], 0x56                       ;   349.5 p0+p2   51 x
        vpternlogd zmm23, zmm15, zmm31, 0x36                             ;   350.5 p5      48 y
        vmovdqu64 zmm15, [rbp + 9024]                                    ;   209.3 p3      52 x
        vpandd zmm29, zmm29, zmm4                                        ;   350.5 p0      52 x
        vpternlogd zmm11, zmm21, [rbp + 8064], 0x1e                      ;   350.5 p5+p2   48 y
        vmovdqu64 zmm20, [rbp + 9088]                                    ;   210.3 p3      40 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512]       ;   210.7 p2      41 t reload
        vgf2p8affineqb zmm12, zmm12, zmm27, 8                            ;   351.5 p0      22 t
        vpandd zmm15, zmm15, zmm16                                       ;   351.5 p5      52 x
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 128] ;   211.3 p3      23 t reload
        vgf2p8affineqb zmm1, zmm1, zmm28, 0x58                           ;   352.5 p0      23 t
        vgf2p8affineqb zmm17, zmm17, zmm27, 8                            ;   353.5 p0      21 t
        vgf2p8affineqb zmm6, zmm6, zmm27, 8                              ;   354.5 p0      21 t
        vgf2p8affineqb zmm8, zmm8, zmm27, 8                              ;   355.5 p0      22 t
        vgf2p8affineqb zmm5, zmm5, zmm27, 8                              ;   356.5 p0      21 t
        vpxord zmm20, zmm20, zmm21                                       ;   352.5 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm27, 8                            ;   357.5 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   358.5 p0+p2   22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   359.5 p0+p3   21 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   360.5 p0+p2   23 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   361.5 p0+p3   41 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   362.5 p0+p2   21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   363.5 p0+p3   22 t
        vpternlogd zmm19, zmm30, [rbp + 8128], 0x1e                      ;   353.5 p5+p2   48 y
        vgf2p8affineqb zmm0, zmm0, zmm27, 8                              ;   364.5 p0      42 t
        vgf2p8affineqb zmm13, zmm13, zmm27, 8                            ;   365.5 p0      42 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   366.5 p0+p3   21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   367.5 p0+p2   42 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   368.5 p0+p3   42 t
        vmovdqu64 [rbp + 24000], zmm21                                   ;   346.5 p8+p9   47 y spill
        vpandd zmm21, zmm9, [rbp + 8960]                                 ;   354.5 p5+p2   52 x
        vmovdqu64 [rbp + 22336], zmm16                                   ;   348.5 p7+p4   51 x spill
        vpandd zmm16, zmm3, [rbp + 8960]                                 ;   355.5 p5+p3   52 x
        vmovdqu64 [rbp + 24064], zmm9                                    ;   348.5 p8+p9   51 x spill
        vgf2p8affineqb zmm9, zmm15, zmm10, 0                             ;   369.5 p0      52 x
        vmovdqu64 [rbp + 22976], zmm3                                    ;   350.5 p7+p4   51 x spill
        vgf2p8affineqb zmm3, zmm29, zmm10, 0                             ;   370.5 p0      52 x
        vpaddb zmm29, zmm29, zmm29                                       ;   356.5 p5      52 x
        vpternlogd zmm9, zmm29, zmm25, 0x96                              ;   372.5 p5      61 t
        vpaddb zmm15, zmm15, zmm15                                       ;   358.5 p5      52 x
        vpxord zmm25, zmm11, [rbp + 9344]                                ;   359.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm28, 0x58                         ;   371.5 p0      23 t
        vgf2p8affineqb zmm29, zmm21, zmm10, 0                            ;   372.5 p0      52 x
        vpternlogd zmm29, zmm15, zmm26, 0x96                             ;   375.5 p5      61 t
        vpaddb zmm15, zmm21, zmm21                                       ;   361.5 p5      52 x
        vpxord zmm21, zmm30, [rbp + 9152]                                ;   362.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm28, 0x58                         ;   373.5 p0      23 t
        vpxord zmm26, zmm23, [rbp + 9472]                                ;   363.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm27, 8                            ;   374.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   376.5 p0+p3   23 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   376.5 p0+p2   23 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   377.5 p0+p3   21 t
        vgf2p8affineqb zmm28, zmm16, zmm10, 0                            ;   378.5 p0      52 x
        vpaddb zmm16, zmm16, zmm16                                       ;   364.5 p5      52 x
        vpxord zmm10, zmm31, [rbp + 9216]                                ;   365.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm27, 8                            ;   379.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   382.5 p0+p3   22 t
        vmovdqu64 [rbp + 22208], zmm31                                   ;   350.5 p8+p9   47 y spill
        vpxord zmm31, zmm19, [rbp + 9408]                                ;   366.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm27, 8                            ;   381.5 p0      22 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   384.5 p0+p3   22 t
        vpternlogd zmm15, zmm18, [rbp + 23552], 0x96                     ;   367.5 p5+p2   61 t
        vpternlogd zmm16, zmm2, [rbp + 23424], 0x96                      ;   368.5 p5+p3   61 t
        vmovdqu64 zmm2, [rbp + 21440]                                    ;   328.5 p2      52 x reload
        vpternlogd zmm14, zmm2, [rbp + 23680], 0x96                      ;   369.5 p5+p3   61 t
        vpternlogd zmm3, zmm22, [rbp + 22464], 0x96                      ;   373.5 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 23168]                                    ;   326.5 p3      52 x reload
        vmovdqu64 zmm18, [rbp + 21824]                                   ;   324.5 p2      61 t
        vpternlogd zmm18, zmm2, [rbp + 22272], 0x96                      ;   371.5 p5+p3   61 t
        vmovdqa64 zmm2, zmm1                                             ;   363.5         41 t copy
        vpternlogd zmm2, zmm12, zmm17, 0x96                              ;   372.5 p5      41 t
        vmovdqa64 zmm22, zmm7                                            ;   342.5         41 t copy
        vpternlogd zmm22, zmm8, zmm17, 0x96                              ;   373.5 p5      41 t
        vpternlogd zmm1, zmm22, zmm12, 0x96                              ;   374.5 p5      41 t
        vpternlogd zmm12, zmm13, zmm24, 0x96                             ;   375.5 p5      41 t
        vpternlogd zmm13, zmm2, zmm24, 0x96                              ;   376.5 p5      41 t
        vpternlogd zmm24, zmm5, zmm7, 0x96                               ;   377.5 p5      41 t
        vpternlogd zmm5, zmm7, zmm12, 0x96                               ;   378.5 p5      41 t
        vpternlogd zmm8, zmm17, zmm24, 0x96                              ;   379.5 p5      41 t
        vpternlogd zmm24, zmm4, zmm1, 0x96                               ;   380.5 p5      61 t
        vpternlogd zmm22, zmm13, [rbp + 22336], 0x96                     ;   381.5 p5+p2   61 t
        vpternlogd zmm2, zmm5, [rbp + 24064], 0x96                       ;   382.5 p5+p3   61 t
        vpternlogd zmm12, zmm8, [rbp + 21760], 0x96                      ;   383.5 p0+p2   61 t
        vmovdqu64 zmm4, [rbp + 9856]                                     ;   236.7 p3      40 t
        vmovdqa64 zmm7, zmm26                                            ;   380.5         41 t copy
        vpternlogd zmm7, zmm20, zmm21, 0x96                              ;   383.5 p5      41 t
        vpxord zmm17, zmm24, [rbp + 9856]                                ;   384.5 p0+p2   40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   385.5 p0+p3   23 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   388.5 p0+p2   23 t
        vmovdqu64 [rbp + 21760], zmm24                                   ;   381.5 p7+p4   61 t spill
        vmovdqa64 zmm24, zmm25                                           ;   379.5         41 t copy
        vpternlogd zmm24, zmm10, zmm6, 0x96                              ;   385.5 p5      41 t
        vmovdqu64 [rbp + 24064], zmm30                                   ;   348.5 p8+p9   47 y spill
        vpxord zmm30, zmm22, [rbp + 10048]                               ;   385.5 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm27, 8                            ;   387.5 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   390.5 p0+p2   42 t
        vmovdqu64 [rbp + 22336], zmm22                                   ;   382.5 p7+p4   61 t spill
        vpxord zmm22, zmm2, [rbp + 9984]                                 ;   386.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm27, 8                            ;   389.5 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   392.5 p0+p2   21 t
        vmovdqu64 [rbp + 22272], zmm2                                    ;   383.5 p8+p9   61 t spill
        vmovdqa64 zmm2, zmm0                                             ;   370.5         41 t copy
        vpternlogd zmm2, zmm21, zmm10, 0x96                              ;   387.5 p5      41 t
        vpternlogd zmm0, zmm21, zmm24, 0x96                              ;   388.5 p5      41 t
        vpternlogd zmm26, zmm2, zmm20, 0x96                              ;   389.5 p5      41 t
        vpternlogd zmm20, zmm31, zmm6, 0x96                              ;   390.5 p5      41 t
        vpternlogd zmm31, zmm6, zmm7, 0x96                               ;   391.5 p0      41 t
        vpternlogd zmm25, zmm10, zmm20, 0x96                             ;   391.5 p5      41 t
        vmovdqu64 zmm6, [rbp + 9984]                                     ;   240.8 p3      40 t
        vpternlogd zmm24, zmm26, [rbp + 22976], 0x96                     ;   392.5 p0+p2   61 t
        vpxord zmm6, zmm6, zmm24                                         ;   393.5 p5      40 t
        vpternlogd zmm7, zmm25, [rbp + 23232], 0x96                      ;   393.5 p0+p3   61 t
        vpxord zmm4, zmm4, zmm7                                          ;   394.5 p5      40 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 128] ;   243.0 p2      23 t reload
        vgf2p8affineqb zmm4, zmm4, zmm10, 0x58                           ;   395.5 p0      23 t
        vpternlogd zmm2, zmm31, [rbp + 22080], 0x96                      ;   394.5 p5+p3   61 t
        vpternlogd zmm20, zmm0, [rbp + 22912], 0x96                      ;   395.5 p0+p2   61 t
        vgf2p8affineqb zmm6, zmm6, zmm27, 8                              ;   396.5 p0      21 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 192] ;   244.5 p3      23 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0x6e                        ;   398.5 p0      23 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   399.5 p0+p2   21 t
        vmovdqu64 [rbp + 22912], zmm24                                   ;   393.5 p7+p4   61 t spill
        vpxord zmm24, zmm12, [rbp + 9920]                                ;   395.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm27, 8                            ;   399.5 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   402.5 p0+p2   22 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;   384.5 p8+p9   61 t spill
        vpxord zmm12, zmm2, [rbp + 9920]                                 ;   396.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm27, 8                            ;   401.5 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   404.5 p0+p2   22 t
        vmovdqu64 [rbp + 23232], zmm2                                    ;   395.5 p7+p4   61 t spill
        vpxord zmm2, zmm20, [rbp + 10048]                                ;   397.5 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm27, 8                              ;   403.5 p0      42 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   406.5 p0+p2   42 t
        vmovdqu64 [rbp + 22976], zmm20                                   ;   396.5 p8+p9   61 t spill
        vmovdqa64 zmm20, zmm3                                            ;   374.5         40 t copy
        vpternlogd zmm20, zmm1, [rbp + 9664], 0x96                       ;   398.5 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm10, 0x58                         ;   405.5 p0      23 t
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0x6e                      ;   408.5 p0      23 t
        vmovdqu64 [rbp + 23168], zmm7                                    ;   394.5 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 21632]                                    ;   322.5 p2      52 x reload
        vpternlogd zmm28, zmm7, [rbp + 22656], 0x96                      ;   399.5 p5+p3   61 t
        vmovdqu64 zmm7, [rbp + 9600]                                     ;   257.3 p2      62 l.0 reload
        vmovdqu64 [rbp + 22656], zmm3                                    ;   374.5 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm9                                             ;   373.5         40 t copy
        vpternlogd zmm3, zmm13, zmm7, 0x96                               ;   400.5 p5      40 t
        vpternlogd zmm7, zmm18, zmm0, 0x96                               ;   401.5 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm27, 8                              ;   407.5 p0      41 t
        vgf2p8affineqb zmm7, zmm7, zmm27, 8                              ;   408.5 p0      41 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   410.5 p0+p3   41 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   411.5 p0+p2   41 t
        vmovdqu64 [rbp + 21632], zmm1                                    ;   375.5 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm22                                            ;   395.5         41 t copy
        vpternlogd zmm1, zmm3, zmm20, 0x96                               ;   413.5 p5      41 t
        vmovdqu64 [rbp + 21824], zmm9                                    ;   373.5 p8+p9   61 t spill
        vmovdqa64 zmm9, zmm29                                            ;   376.5         40 t copy
        vpternlogd zmm9, zmm5, [rbp + 9792], 0x96                        ;   403.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm27, 8                              ;   411.5 p0      21 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   414.5 p0+p2   21 t
        vmovdqu64 [rbp + 22464], zmm29                                   ;   376.5 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm3                                            ;   413.5         41 t copy
        vpternlogd zmm29, zmm24, zmm9, 0x96                              ;   417.5 p5      41 t
        vpternlogd zmm24, zmm1, zmm9, 0x96                               ;   417.5 p5      41 t
        vmovdqu64 [rbp + 23680], zmm5                                    ;   379.5 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm15                                            ;   368.5         40 t copy
        vpternlogd zmm5, zmm8, [rbp + 9728], 0x96                        ;   406.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm27, 8                              ;   413.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   416.5 p0+p2   22 t
        vpternlogd zmm9, zmm17, zmm5, 0x96                               ;   419.5 p5      41 t
        vpternlogd zmm17, zmm29, zmm5, 0x96                              ;   419.5 p5      41 t
        vpternlogd zmm5, zmm30, zmm20, 0x96                              ;   419.5 p5      41 t
        vpternlogd zmm30, zmm20, zmm9, 0x96                              ;   420.5 p5      41 t
        vpternlogd zmm22, zmm3, zmm5, 0x96                               ;   420.5 p5      41 t
        vmovdqa64 zmm3, zmm14                                            ;   370.5         40 t copy
        vpternlogd zmm3, zmm25, [rbp + 9664], 0x96                       ;   412.5 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm10, 0x58                           ;   415.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0x6e                        ;   418.5 p0      23 t
        vpternlogd zmm1, zmm17, [rbp + 21952], 0x96                      ;   420.5 p5+p2   62 t
        vpternlogd zmm5, zmm24, [rbp + 22592], 0x96                      ;   420.5 p5+p3   62 t
        vpternlogd zmm9, zmm22, [rbp + 24128], 0x96                      ;   421.5 p5+p2   62 t
        vpternlogd zmm29, zmm30, [rbp + 22528], 0x96                     ;   421.5 p5+p3   62 t
        vmovdqu64 zmm20, [rbp + 10368]                                   ;   269.5 p2      61 r.4 reload
        vpxord zmm21, zmm1, zmm20                                        ;   421.5 p0      40 t
        vmovdqu64 [rbp + 22528], zmm1                                    ;   421.5 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm6                                             ;   402.5         41 t copy
        vpternlogd zmm1, zmm7, zmm3, 0x96                                ;   421.5 p5      41 t
        vpxord zmm10, zmm5, [rbp + 10432]                                ;   421.5 p0+p3   40 t
        vmovdqu64 [rbp + 24128], zmm5                                    ;   421.5 p8+p9   62 t spill
        vpxord zmm5, zmm9, [rbp + 10496]                                 ;   422.5 p5+p2   40 t
        vmovdqu64 [rbp + 22592], zmm9                                    ;   422.5 p7+p4   62 t spill
        vpxord zmm9, zmm29, [rbp + 10560]                                ;   422.5 p0+p3   40 t
        vmovdqu64 [rbp + 21952], zmm29                                   ;   422.5 p8+p9   62 t spill
        vmovdqa64 zmm29, zmm16                                           ;   369.5         40 t copy
        vpternlogd zmm29, zmm31, [rbp + 9728], 0x96                      ;   419.5 p5+p2   40 t
        vgf2p8affineqb zmm29, zmm29, zmm27, 8                            ;   420.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   423.5 p0+p3   22 t
        vmovdqu64 [rbp + 21440], zmm15                                   ;   368.5 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm2                                            ;   409.5         41 t copy
        vpternlogd zmm15, zmm3, zmm29, 0x96                              ;   426.5 p5      41 t
        vpternlogd zmm6, zmm15, zmm7, 0x96                               ;   427.5 p5      41 t
        vmovdqu64 [rbp + 23424], zmm8                                    ;   380.5 p8+p9   41 t spill
        vmovdqa64 zmm8, zmm28                                            ;   400.5         40 t copy
        vpternlogd zmm8, zmm26, [rbp + 9792], 0x96                       ;   422.5 p0+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm27, 8                              ;   423.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   426.5 p0+p3   21 t
        vpternlogd zmm7, zmm12, zmm8, 0x96                               ;   429.5 p5      41 t
        vpternlogd zmm12, zmm1, zmm8, 0x96                               ;   429.5 p5      41 t
        vpternlogd zmm15, zmm19, zmm12, 0x96                             ;   430.5 p5      62 t
        vpternlogd zmm8, zmm4, zmm29, 0x96                               ;   429.5 p0      41 t
        vpternlogd zmm4, zmm29, zmm7, 0x96                               ;   430.5 p5      41 t
        vpternlogd zmm2, zmm3, zmm8, 0x96                                ;   430.5 p0      41 t
        vmovdqu64 zmm3, [rbp + 10432]                                    ;   274.2 p2      40 t
        vpternlogd zmm1, zmm11, zmm4, 0x96                               ;   431.5 p5      62 t
        vmovdqu64 zmm11, [rbp + 10496]                                   ;   274.5 p3      40 t
        vpternlogd zmm8, zmm23, zmm6, 0x96                               ;   430.5 p0      62 t
        vmovdqu64 zmm19, [rbp + 10560]                                   ;   275.2 p2      40 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 128] ;   275.5 p3      23 t reload
        vgf2p8affineqb zmm21, zmm21, zmm23, 0x58                         ;   428.5 p0      23 t
        vgf2p8affineqb zmm10, zmm10, zmm27, 8                            ;   429.5 p0      22 t
        vgf2p8affineqb zmm5, zmm5, zmm27, 8                              ;   430.5 p0      21 t
        vgf2p8affineqb zmm9, zmm9, zmm27, 8                              ;   431.5 p0      42 t
        vpxord zmm3, zmm3, zmm15                                         ;   431.5 p5      40 t
        vpxord zmm20, zmm20, zmm1                                        ;   432.5 p5      40 t
        vpxord zmm11, zmm11, zmm8                                        ;   431.5 p5      40 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 192] ;   276.7 p2      23 t reload
        vgf2p8affineinvqb zmm21, zmm21, zmm29, 0x6e                      ;   432.5 p0      23 t
        vgf2p8affineqb zmm20, zmm20, zmm23, 0x58                         ;   433.5 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm27, 8                              ;   434.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   435.5 p0+p3   22 t
        vgf2p8affineqb zmm11, zmm11, zmm27, 8                            ;   436.5 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   437.5 p0+p2   21 t
        vgf2p8affineinvqb zmm20, zmm20, zmm29, 0x6e                      ;   438.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   439.5 p0+p3   42 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   440.5 p0+p2   22 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   441.5 p0+p3   21 t
        vpternlogd zmm7, zmm2, [rbp + 23104], 0x96                       ;   431.5 p5+p2   62 t
        vpxord zmm19, zmm19, zmm7                                        ;   432.5 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm27, 8                            ;   442.5 p0      42 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   445.5 p0+p3   42 t
        vmovdqu64 [rbp + 23104], zmm7                                    ;   432.5 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 10624]                                    ;   283.5 p2      40 t
        vmovdqu64 [rbp + 23552], zmm8                                    ;   431.5 p8+p9   62 t spill
        vmovdqu64 zmm8, [rbp + 10624]                                    ;   283.8 p3      40 t
        vmovdqu64 [rbp + 21376], zmm15                                   ;   431.5 p7+p4   62 t spill
        vmovdqu64 zmm15, [rbp + 10688]                                   ;   284.5 p2      40 t
        vmovdqu64 [rbp + 23872], zmm1                                    ;   432.5 p8+p9   62 t spill
        vmovdqu64 zmm1, [rbp + 10688]                                    ;   284.8 p3      40 t
        vmovdqu64 [rbp + 22848], zmm28                                   ;   400.5 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 10752]                                   ;   285.5 p2      40 t
        vmovdqu64 [rbp + 22720], zmm26                                   ;   390.5 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 10752]                                   ;   286.5 p3      40 t
        vmovdqu64 [rbp + 23936], zmm16                                   ;   369.5 p7+p4   61 t spill
        vmovdqu64 zmm16, [rbp + 10816]                                   ;   287.7 p2      40 t
        vmovdqu64 [rbp + 23616], zmm31                                   ;   392.5 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 10816]                                   ;   288.5 p3      40 t
        vmovdqu64 [rbp + 21568], zmm14                                   ;   370.5 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 10880]                                   ;   291.7 p2      40 t
        vmovdqu64 [rbp + 23296], zmm25                                   ;   392.5 p8+p9   41 t spill
        vmovdqu64 zmm25, [rbp + 10240]                                   ;   292.0 p3      40 t
        vpternlogd zmm25, zmm24, [rbp + 22016], 0x96                     ;   432.5 p5+p2   40 t
        vgf2p8affineqb zmm25, zmm25, zmm27, 8                            ;   444.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   447.5 p0+p3   22 t
        vmovdqu64 [rbp + 23808], zmm24                                   ;   418.5 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 10176]                                   ;   295.7 p2      40 t
        vpternlogd zmm24, zmm17, [rbp + 21888], 0x96                     ;   433.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm23, 0x58                         ;   446.5 p0      23 t
        vgf2p8affineinvqb zmm24, zmm24, zmm29, 0x6e                      ;   449.5 p0      23 t
        vmovdqu64 [rbp + 23744], zmm17                                   ;   420.5 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm9                                            ;   442.5         41 t copy
        vpternlogd zmm17, zmm24, zmm25, 0x96                             ;   452.5 p5      41 t
        vmovdqu64 [rbp + 21504], zmm13                                   ;   377.5 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 10112]                                   ;   297.5 p2      40 t
        vpternlogd zmm13, zmm30, [rbp + 22784], 0x96                     ;   435.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm27, 8                            ;   448.5 p0      41 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   451.5 p0+p2   41 t
        vmovdqu64 [rbp + 23360], zmm30                                   ;   421.5 p8+p9   41 t spill
        vmovdqa64 zmm30, zmm5                                            ;   440.5         41 t copy
        vpternlogd zmm30, zmm13, zmm24, 0x96                             ;   454.5 p5      41 t
        vpternlogd zmm5, zmm17, zmm13, 0x96                              ;   454.5 p5      41 t
        vmovdqu64 [rbp + 23040], zmm17                                   ;   453.5 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 10304]                                   ;   300.8 p3      40 t
        vpternlogd zmm17, zmm22, [rbp + 23488], 0x96                     ;   438.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm27, 8                            ;   450.5 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   453.5 p0+p3   21 t
        vpternlogd zmm13, zmm10, zmm17, 0x96                             ;   456.5 p5      41 t
        vpternlogd zmm10, zmm30, zmm17, 0x96                             ;   456.5 p5      41 t
        vpternlogd zmm17, zmm21, zmm25, 0x96                             ;   456.5 p5      41 t
        vpternlogd zmm21, zmm25, zmm13, 0x96                             ;   457.5 p5      41 t
        vpternlogd zmm9, zmm24, zmm17, 0x96                              ;   457.5 p5      41 t
        vpternlogd zmm30, zmm21, [rbp + 21760], 0x96                     ;   458.5 p5+p2   61 t
        vpternlogd zmm17, zmm5, [rbp + 22272], 0x96                      ;   457.5 p5+p3   61 t
        vpternlogd zmm13, zmm9, [rbp + 22336], 0x96                      ;   458.5 p5+p2   61 t
        vmovdqu64 zmm24, [rbp + 22464]                                   ;   376.5 p3      61 t reload
        vpternlogd zmm5, zmm24, [rbp + 23680], 0x96                      ;   455.5 p5+p2   61 t
        vpxord zmm31, zmm31, zmm5                                        ;   456.5 p5      40 t
        vmovdqu64 zmm24, [rbp + 21824]                                   ;   373.5 p3      61 t reload
        vpternlogd zmm9, zmm24, [rbp + 21504], 0x96                      ;   458.5 p5+p2   61 t
        vpxord zmm8, zmm8, zmm9                                          ;   459.5 p5      40 t
        vmovdqu64 zmm24, [rbp + 22656]                                   ;   374.5 p3      61 t reload
        vpternlogd zmm21, zmm24, [rbp + 21632], 0x96                     ;   458.5 p5+p2   61 t
        vpxord zmm1, zmm1, zmm21                                         ;   459.5 p0      40 t
        vmovdqu64 zmm24, [rbp + 21696]                                   ;   335.5 p3      47 y reload
        vmovdqu64 zmm25, [rbp + 10304]                                   ;   308.8 p2      40 t
        vpternlogd zmm25, zmm6, zmm24, 0x96                              ;   452.5 p5      40 t
        vgf2p8affineqb zmm25, zmm25, zmm27, 8                            ;   453.5 p0      21 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   456.5 p0+p3   21 t
        vmovdqu64 zmm24, [rbp + 10112]                                   ;   309.8 p2      40 t
        vpternlogd zmm24, zmm2, [rbp + 24000], 0x96                      ;   453.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm27, 8                            ;   455.5 p0      41 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   458.5 p0+p2   41 t
        vmovdqu64 [rbp + 21632], zmm5                                    ;   456.5 p8+p9   61 t spill
        vpxord zmm5, zmm30, [rbp + 10880]                                ;   459.5 p5+p3   40 t
        vmovdqu64 [rbp + 22656], zmm30                                   ;   459.5 p7+p4   61 t spill
        vmovdqa64 zmm30, zmm24                                           ;   461.5         41 t copy
        vpternlogd zmm30, zmm3, zmm25, 0x96                              ;   461.5 p5      41 t
        vmovdqu64 [rbp + 21504], zmm21                                   ;   459.5 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 10944]                                   ;   311.8 p2      40 t
        vmovdqu64 [rbp + 21824], zmm9                                    ;   459.5 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 10240]                                    ;   312.2 p3      40 t
        vpternlogd zmm9, zmm12, [rbp + 22208], 0x96                      ;   456.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm27, 8                              ;   457.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   460.5 p0+p3   22 t
        vmovdqa64 zmm27, zmm20                                           ;   441.5         41 t copy
        vpternlogd zmm27, zmm9, zmm25, 0x96                              ;   463.5 p5      41 t
        vpternlogd zmm20, zmm30, zmm9, 0x96                              ;   463.5 p5      41 t
        vmovdqu64 [rbp + 23680], zmm22                                   ;   421.5 p8+p9   41 t spill
        vmovdqu64 zmm22, [rbp + 10176]                                   ;   313.8 p2      40 t
        vpternlogd zmm22, zmm4, [rbp + 24064], 0x96                      ;   459.5 p0+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm23, 0x58                         ;   460.5 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0x6e                      ;   463.5 p0      23 t
        vpternlogd zmm9, zmm19, zmm22, 0x96                              ;   466.5 p5      41 t
        vpternlogd zmm19, zmm27, zmm22, 0x96                             ;   466.5 p5      41 t
        vpternlogd zmm18, zmm0, zmm19, 0x96                              ;   467.5 p5      61 t
        vpternlogd zmm22, zmm11, zmm24, 0x96                             ;   466.5 p0      41 t
        vpternlogd zmm3, zmm25, zmm22, 0x96                              ;   467.5 p5      41 t
        vpternlogd zmm11, zmm24, zmm9, 0x96                              ;   467.5 p0      41 t
        vmovdqu64 zmm0, [rbp + 10944]                                    ;   314.8 p2      40 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512]       ;   315.2 p3      41 t reload
        vgf2p8affineqb zmm8, zmm8, zmm24, 8                              ;   464.5 p0      41 t
        vgf2p8affineqb zmm25, zmm31, zmm24, 8                            ;   465.5 p0      21 t
        vgf2p8affineqb zmm1, zmm1, zmm23, 0x58                           ;   466.5 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm23, 0x58                           ;   467.5 p0      23 t
        vpternlogd zmm19, zmm30, [rbp + 22976], 0x96                     ;   467.5 p5+p2   61 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 64]  ;   316.2 p3      41 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm30, 0x6e                        ;   468.5 p0      41 t
        vpxord zmm7, zmm7, zmm18                                         ;   468.5 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm24, 8                              ;   469.5 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, zmm29, 0x6e                        ;   470.5 p0      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 320] ;   317.0 p2      21 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm31, 0xdc                      ;   471.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, zmm30, 0x6e                        ;   472.5 p0      41 t
        vgf2p8affineinvqb zmm5, zmm5, zmm29, 0x6e                        ;   473.5 p0      23 t
        vpternlogd zmm22, zmm20, [rbp + 23168], 0x96                     ;   467.5 p5+p3   61 t
        vpxord zmm14, zmm14, zmm22                                       ;   468.5 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm23, 0x58                         ;   474.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm29, 0x6e                      ;   477.5 p0      23 t
        vpternlogd zmm9, zmm3, [rbp + 23232], 0x96                       ;   468.5 p5+p2   61 t
        vpxord zmm21, zmm21, zmm9                                        ;   469.5 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm24, 8                            ;   476.5 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   479.5 p0+p3   22 t
        vpternlogd zmm27, zmm11, [rbp + 22912], 0x96                     ;   469.5 p5+p2   61 t
        vmovdqu64 [rbp + 22912], zmm9                                    ;   469.5 p7+p4   61 t spill
        vpxord zmm9, zmm17, [rbp + 11008]                                ;   470.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm24, 8                              ;   478.5 p0      21 t
        vgf2p8affineinvqb zmm9, zmm9, zmm31, 0xdc                        ;   481.5 p0      21 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;   458.5 p8+p9   61 t spill
        vpxord zmm17, zmm13, [rbp + 11072]                               ;   471.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm24, 8                            ;   480.5 p0      42 t
        vgf2p8affineinvqb zmm17, zmm17, zmm30, 0x6e                      ;   483.5 p0      42 t
        vmovdqu64 [rbp + 23168], zmm13                                   ;   459.5 p7+p4   61 t spill
        vpxord zmm13, zmm19, [rbp + 11072]                               ;   472.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm24, 8                            ;   482.5 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, zmm30, 0x6e                      ;   485.5 p0      42 t
        vpxord zmm30, zmm27, [rbp + 11008]                               ;   473.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm24, 8                            ;   484.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm31, 0xdc                      ;   487.5 p0      21 t
        vmovdqu64 [rbp + 22976], zmm19                                   ;   468.5 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm9                                            ;   484.5         41 t copy
        vpternlogd zmm19, zmm8, zmm1, 0x96                               ;   484.5 p5      41 t
        vmovdqu64 [rbp + 22464], zmm27                                   ;   470.5 p7+p4   61 t spill
        vmovdqu64 zmm27, [rbp + 21568]                                   ;   370.5 p3      61 t reload
        vpternlogd zmm20, zmm27, [rbp + 23296], 0x96                     ;   475.5 p5+p2   61 t
        vpxord zmm15, zmm15, zmm20                                       ;   476.5 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm23, 0x58                         ;   486.5 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm29, 0x6e                      ;   489.5 p0      23 t
        vmovdqa64 zmm27, zmm30                                           ;   490.5         41 t copy
        vpternlogd zmm27, zmm7, zmm15, 0x96                              ;   492.5 p5      41 t
        vmovdqu64 zmm29, [rbp + 23936]                                   ;   369.5 p3      61 t reload
        vpternlogd zmm3, zmm29, [rbp + 23616], 0x96                      ;   478.5 p5+p2   61 t
        vpxord zmm28, zmm28, zmm3                                        ;   479.5 p5      40 t
        vgf2p8affineqb zmm28, zmm28, zmm24, 8                            ;   488.5 p0      22 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 256] ;   332.5 p3      22 t reload
        vgf2p8affineinvqb zmm28, zmm28, zmm29, 0x37                      ;   491.5 p0      22 t
        vmovdqa64 zmm23, zmm13                                           ;   488.5         41 t copy
        vpternlogd zmm23, zmm15, zmm28, 0x96                             ;   494.5 p5      41 t
        vpternlogd zmm30, zmm23, zmm7, 0x96                              ;   495.5 p5      41 t
        vpternlogd zmm6, zmm30, [rbp + 21696], 0x96                      ;   496.5 p5+p2   62 t
        vmovdqu64 [rbp + 21696], zmm22                                   ;   468.5 p8+p9   61 t spill
        vmovdqu64 zmm22, [rbp + 22848]                                   ;   400.5 p3      61 t reload
        vpternlogd zmm11, zmm22, [rbp + 22720], 0x96                     ;   483.5 p5+p2   61 t
        vpxord zmm16, zmm16, zmm11                                       ;   484.5 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 8                            ;   490.5 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm31, 0xdc                      ;   493.5 p0      21 t
        vpternlogd zmm7, zmm21, zmm16, 0x96                              ;   496.5 p5      41 t
        vpternlogd zmm21, zmm27, zmm16, 0x96                             ;   496.5 p5      41 t
        vpternlogd zmm16, zmm14, zmm28, 0x96                             ;   496.5 p5      41 t
        vpternlogd zmm14, zmm28, zmm7, 0x96                              ;   497.5 p5      41 t
        vpternlogd zmm13, zmm15, zmm16, 0x96                             ;   497.5 p5      41 t
        vmovdqu64 zmm15, [rbp + 21440]                                   ;   368.5 p3      61 t
        vpternlogd zmm15, zmm10, [rbp + 23424], 0x96                     ;   490.5 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 23040]                                   ;   453.5 p3      41 t reload
        vpternlogd zmm10, zmm22, [rbp + 22080], 0x96                     ;   491.5 p5+p2   61 t
        vpxord zmm26, zmm26, zmm15                                       ;   492.5 p0      40 t
        vgf2p8affineqb zmm22, zmm26, zmm24, 8                            ;   493.5 p0      22 t
        vpxord zmm0, zmm0, zmm10                                         ;   492.5 p5      40 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0x37                      ;   496.5 p0      22 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 8                              ;   495.5 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0x37                        ;   498.5 p0      22 t
        vpternlogd zmm30, zmm16, [rbp + 23552], 0x96                     ;   497.5 p5+p3   62 t
        vmovdqu64 zmm16, [rbp + 11136]                                   ;   345.0 p2      40 t
        vpternlogd zmm2, zmm13, [rbp + 24000], 0x96                      ;   498.5 p5+p3   62 t
        vpternlogd zmm13, zmm7, [rbp + 23104], 0x96                      ;   498.5 p5+p2   62 t
        vmovdqu64 zmm7, [rbp + 11136]                                    ;   346.7 p3      40 t
        vpxord zmm16, zmm16, zmm2                                        ;   499.5 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 8                            ;   500.5 p0      41 t
        vpternlogd zmm12, zmm21, [rbp + 22208], 0x96                     ;   497.5 p5+p2   62 t
        vpternlogd zmm21, zmm23, [rbp + 21376], 0x96                     ;   498.5 p0+p3   62 t
        vmovdqu64 zmm23, [rbp + 11200]                                   ;   348.0 p2      40 t
        vpternlogd zmm4, zmm14, [rbp + 24064], 0x96                      ;   498.5 p5+p3   62 t
        vpternlogd zmm14, zmm27, [rbp + 23872], 0x96                     ;   499.5 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 11200]                                   ;   349.7 p3      40 t
        vpxord zmm23, zmm23, zmm4                                        ;   499.5 p5      40 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 128] ;   350.0 p2      23 t reload
        vgf2p8affineqb zmm23, zmm23, zmm27, 0x58                         ;   500.5 p0      23 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 64]  ;   350.7 p3      41 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm28, 0x6e                      ;   503.5 p0      41 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   503.5 p0+p2   23 t
        vmovdqu64 [rbp + 23872], zmm4                                    ;   499.5 p7+p4   62 t spill
        vpxord zmm4, zmm6, [rbp + 11328]                                 ;   500.5 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, zmm24, 8                              ;   503.5 p0      21 t
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0xdc                        ;   506.5 p0      21 t
        vmovdqu64 [rbp + 24064], zmm6                                    ;   497.5 p8+p9   62 t spill
        vpxord zmm6, zmm12, [rbp + 11264]                                ;   501.5 p5+p2   40 t
        vgf2p8affineqb zmm6, zmm6, zmm24, 8                              ;   505.5 p0      22 t
        vgf2p8affineinvqb zmm6, zmm6, zmm29, 0x37                        ;   508.5 p0      22 t
        vmovdqu64 [rbp + 21376], zmm12                                   ;   498.5 p7+p4   62 t spill
        vmovdqa64 zmm12, zmm5                                            ;   476.5         41 t copy
        vpternlogd zmm12, zmm22, zmm25, 0x96                             ;   502.5 p5      41 t
        vmovdqu64 [rbp + 22208], zmm2                                    ;   499.5 p8+p9   62 t spill
        vmovdqa64 zmm2, zmm8                                             ;   471.5         41 t copy
        vpternlogd zmm2, zmm0, zmm25, 0x96                               ;   503.5 p5      41 t
        vpternlogd zmm0, zmm25, zmm19, 0x96                              ;   504.5 p5      41 t
        vpternlogd zmm5, zmm2, zmm22, 0x96                               ;   505.5 p5      41 t
        vpternlogd zmm22, zmm17, zmm1, 0x96                              ;   506.5 p5      41 t
        vmovdqu64 zmm25, [rbp + 21824]                                   ;   459.5 p3      61 t
        vpternlogd zmm17, zmm1, zmm12, 0x96                              ;   507.5 p0      41 t
        vmovdqu64 zmm1, [rbp + 21504]                                    ;   459.5 p2      61 t
        vpternlogd zmm9, zmm8, zmm22, 0x96                               ;   507.5 p5      41 t
        vmovdqu64 zmm8, [rbp + 21632]                                    ;   456.5 p3      61 t
        vpternlogd zmm19, zmm5, [rbp + 22528], 0x96                      ;   508.5 p0+p2   62 t
        vpternlogd zmm22, zmm0, [rbp + 24128], 0x96                      ;   508.5 p5+p3   62 t
        vpxord zmm31, zmm30, [rbp + 11520]                               ;   509.5 p0+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm24, 8                            ;   510.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   513.5 p0+p3   21 t
        vpternlogd zmm12, zmm9, [rbp + 22592], 0x96                      ;   509.5 p5+p2   62 t
        vpternlogd zmm2, zmm17, [rbp + 21952], 0x96                      ;   510.5 p5+p3   62 t
        vmovdqu64 [rbp + 21952], zmm30                                   ;   498.5 p7+p4   62 t spill
        vpxord zmm30, zmm21, [rbp + 11456]                               ;   511.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm24, 8                            ;   512.5 p0      22 t
        vgf2p8affineinvqb zmm30, zmm30, zmm29, 0x37                      ;   515.5 p0      22 t
        vmovdqu64 [rbp + 22592], zmm21                                   ;   499.5 p8+p9   62 t spill
        vpxord zmm21, zmm13, [rbp + 11584]                               ;   512.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm24, 8                            ;   514.5 p0      42 t
        vgf2p8affineinvqb zmm21, zmm21, zmm28, 0x6e                      ;   517.5 p0      42 t
        vmovdqu64 [rbp + 24128], zmm13                                   ;   499.5 p7+p4   62 t spill
        vpxord zmm13, zmm14, [rbp + 11392]                               ;   513.5 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm27, 0x58                         ;   516.5 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   519.5 p0+p3   23 t
        vmovdqu64 [rbp + 22528], zmm14                                   ;   500.5 p8+p9   62 t spill
        vpxord zmm14, zmm19, [rbp + 11392]                               ;   514.5 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm27, 0x58                         ;   518.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   521.5 p0+p3   23 t
        vmovdqu64 [rbp + 21632], zmm19                                   ;   509.5 p7+p4   62 t spill
        vpxord zmm19, zmm22, [rbp + 11456]                               ;   515.5 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm24, 8                            ;   520.5 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, zmm29, 0x37                      ;   523.5 p0      22 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;   509.5 p8+p9   62 t spill
        vpxord zmm22, zmm12, [rbp + 11520]                               ;   516.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm24, 8                            ;   522.5 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   525.5 p0+p2   21 t
        vmovdqu64 [rbp + 21824], zmm12                                   ;   510.5 p7+p4   62 t spill
        vpxord zmm12, zmm2, [rbp + 11584]                                ;   517.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm24, 8                            ;   524.5 p0      42 t
        vgf2p8affineinvqb zmm12, zmm12, zmm28, 0x6e                      ;   527.5 p0      42 t
        vmovdqu64 [rbp + 23104], zmm2                                    ;   511.5 p8+p9   62 t spill
        vmovdqa64 zmm2, zmm31                                            ;   516.5         41 t copy
        vpternlogd zmm2, zmm16, zmm23, 0x96                              ;   518.5 p5      41 t
        vmovdqa64 zmm29, zmm16                                           ;   506.5         41 t copy
        vpternlogd zmm29, zmm30, zmm4, 0x96                              ;   519.5 p5      41 t
        vpternlogd zmm30, zmm2, zmm4, 0x96                               ;   520.5 p5      41 t
        vpternlogd zmm4, zmm13, zmm6, 0x96                               ;   522.5 p5      41 t
        vpternlogd zmm13, zmm29, zmm6, 0x96                              ;   522.5 p5      41 t
        vpternlogd zmm6, zmm21, zmm23, 0x96                              ;   523.5 p5      41 t
        vpternlogd zmm21, zmm23, zmm4, 0x96                              ;   524.5 p5      41 t
        vpternlogd zmm31, zmm16, zmm6, 0x96                              ;   525.5 p5      41 t
        vmovdqu64 zmm16, [rbp + 23808]                                   ;   418.5 p2      41 t reload
        vpternlogd zmm0, zmm16, [rbp + 22016], 0x96                      ;   526.5 p0+p3   62 t
        vmovdqu64 zmm16, [rbp + 23744]                                   ;   420.5 p2      41 t reload
        vpternlogd zmm5, zmm16, [rbp + 21888], 0x96                      ;   526.5 p5+p3   62 t
        vmovdqu64 zmm16, [rbp + 23360]                                   ;   421.5 p2      41 t reload
        vpternlogd zmm17, zmm16, [rbp + 22784], 0x96                     ;   527.5 p0+p3   62 t
        vpxord zmm26, zmm26, zmm5                                        ;   527.5 p5      40 t
        vpxord zmm7, zmm7, zmm17                                         ;   528.5 p0      40 t
        vgf2p8affineqb zmm7, zmm7, zmm24, 8                              ;   529.5 p0      41 t
        vgf2p8affineqb zmm16, zmm26, zmm27, 0x58                         ;   530.5 p0      23 t
        vmovdqu64 zmm23, [rbp + 23680]                                   ;   421.5 p2      41 t reload
        vpternlogd zmm9, zmm23, [rbp + 23488], 0x96                      ;   528.5 p5+p3   62 t
        vgf2p8affineinvqb zmm7, zmm7, zmm28, 0x6e                        ;   532.5 p0      41 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;   389.0 p2      23 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm23, 0x6e                      ;   533.5 p0      23 t
        vpxord zmm3, zmm3, zmm30                                         ;   529.5 p5      61 t
        vpxord zmm20, zmm20, zmm13                                       ;   530.5 p5      61 t
        vpxord zmm18, zmm18, zmm21                                       ;   531.5 p5      61 t
        vpternlogd zmm13, zmm2, [rbp + 21696], 0x96                      ;   532.5 p5+p3   61 t
        vpxord zmm2, zmm0, [rbp + 11264]                                 ;   533.5 p0+p2   40 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 8                              ;   534.5 p0      22 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 256] ;   390.5 p3      22 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm26, 0x37                        ;   537.5 p0      22 t
        vpxord zmm11, zmm11, zmm31                                       ;   533.5 p5      61 t
        vpternlogd zmm30, zmm6, [rbp + 22912], 0x96                      ;   534.5 p5+p2   61 t
        vpternlogd zmm21, zmm29, [rbp + 22976], 0x96                     ;   535.5 p5+p3   61 t
        vpternlogd zmm31, zmm4, [rbp + 22464], 0x96                      ;   536.5 p0+p2   61 t
        vmovdqu64 zmm4, [rbp + 11328]                                    ;   392.5 p3      40 t
        vpxord zmm4, zmm4, zmm9                                          ;   536.5 p5      40 t
        vgf2p8affineqb zmm4, zmm4, zmm24, 8                              ;   537.5 p0      21 t
        vmovdqu64 zmm6, [rel camellia256_encrypt.T0_constants512 + 320]  ;   393.0 p2      21 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm6, 0xdc                         ;   540.5 p0      21 t
        vmovdqu64 zmm29, [rbp + 11904]                                   ;   393.5 p3      62 l.4 reload
        vmovdqu64 [rbp + 22464], zmm9                                    ;   529.5 p7+p4   62 t spill
        vpxord zmm9, zmm13, zmm29                                        ;   537.5 p5      40 t
        vgf2p8affineqb zmm9, zmm9, zmm27, 0x58                           ;   539.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm23, 0x6e                        ;   542.5 p0      23 t
        vmovdqu64 [rbp + 22976], zmm13                                   ;   533.5 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm22                                           ;   528.5         41 t copy
        vpternlogd zmm13, zmm7, zmm16, 0x96                              ;   538.5 p5      41 t
        vmovdqu64 [rbp + 22912], zmm0                                    ;   527.5 p7+p4   62 t spill
        vpxord zmm0, zmm3, [rbp + 11776]                                 ;   539.5 p5+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 8                              ;   541.5 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0x37                        ;   544.5 p0      22 t
        vmovdqu64 [rbp + 21696], zmm3                                    ;   530.5 p8+p9   61 t spill
        vpxord zmm3, zmm20, [rbp + 11712]                                ;   540.5 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm27, 0x58                           ;   543.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm23, 0x6e                        ;   546.5 p0      23 t
        vmovdqu64 [rbp + 23488], zmm20                                   ;   531.5 p7+p4   61 t spill
        vpxord zmm20, zmm18, [rbp + 11648]                               ;   541.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm24, 8                            ;   545.5 p0      41 t
        vgf2p8affineinvqb zmm20, zmm20, zmm28, 0x6e                      ;   548.5 p0      41 t
        vmovdqu64 [rbp + 23680], zmm18                                   ;   532.5 p8+p9   61 t spill
        vpxord zmm18, zmm30, [rbp + 11968]                               ;   542.5 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm24, 8                            ;   547.5 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, zmm26, 0x37                      ;   550.5 p0      22 t
        vmovdqu64 [rbp + 22784], zmm30                                   ;   535.5 p7+p4   61 t spill
        vpxord zmm30, zmm21, [rbp + 12096]                               ;   543.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm24, 8                            ;   549.5 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, zmm28, 0x6e                      ;   552.5 p0      42 t
        vmovdqu64 [rbp + 23360], zmm21                                   ;   536.5 p8+p9   61 t spill
        vpxord zmm21, zmm31, [rbp + 12032]                               ;   544.5 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm24, 8                            ;   551.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm6, 0xdc                       ;   554.5 p0      21 t
        vmovdqu64 [rbp + 21888], zmm31                                   ;   537.5 p7+p4   61 t spill
        vmovdqa64 zmm31, zmm12                                           ;   530.5         41 t copy
        vpternlogd zmm31, zmm16, zmm2, 0x96                              ;   545.5 p5      41 t
        vpternlogd zmm22, zmm31, zmm7, 0x96                              ;   546.5 p5      41 t
        vpternlogd zmm7, zmm19, zmm4, 0x96                               ;   547.5 p5      41 t
        vpternlogd zmm19, zmm13, zmm4, 0x96                              ;   548.5 p5      41 t
        vpternlogd zmm4, zmm14, zmm2, 0x96                               ;   549.5 p5      41 t
        vpternlogd zmm14, zmm2, zmm7, 0x96                               ;   550.5 p5      41 t
        vpternlogd zmm12, zmm16, zmm4, 0x96                              ;   551.5 p5      41 t
        vpternlogd zmm31, zmm10, zmm19, 0x96                             ;   552.5 p5      61 t
        vmovdqu64 zmm2, [rbp + 11648]                                    ;   402.5 p2      40 t
        vpxord zmm15, zmm15, zmm19                                       ;   553.5 p0      61 t
        vmovdqu64 zmm10, [rbp + 11712]                                   ;   402.8 p3      40 t
        vpxord zmm8, zmm8, zmm22                                         ;   553.5 p5      61 t
        vpxord zmm1, zmm1, zmm14                                         ;   554.5 p0      61 t
        vpxord zmm25, zmm25, zmm12                                       ;   554.5 p5      61 t
        vpternlogd zmm14, zmm13, [rbp + 22656], 0x96                     ;   555.5 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 11776]                                   ;   407.5 p3      40 t
        vpternlogd zmm22, zmm4, [rbp + 23232], 0x96                      ;   555.5 p5+p2   61 t
        vmovdqu64 zmm4, [rbp + 11968]                                    ;   408.5 p3      40 t
        vpternlogd zmm12, zmm7, [rbp + 23168], 0x96                      ;   556.5 p0+p2   61 t
        vmovdqu64 zmm7, [rbp + 11840]                                    ;   409.8 p3      62 l.3 reload
        vpxord zmm16, zmm11, zmm7                                        ;   556.5 p5      40 t
        vpxord zmm4, zmm4, zmm31                                         ;   557.5 p0      40 t
        vpxord zmm29, zmm29, zmm14                                       ;   557.5 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 8                            ;   558.5 p0      21 t
        vpxord zmm13, zmm13, zmm15                                       ;   558.5 p5      40 t
        vpxord zmm2, zmm2, zmm25                                         ;   559.5 p0      40 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 8                              ;   560.5 p0      41 t
        vgf2p8affineqb zmm13, zmm13, zmm24, 8                            ;   561.5 p0      22 t
        vpxord zmm10, zmm10, zmm1                                        ;   559.5 p5      40 t
        vpxord zmm7, zmm7, zmm8                                          ;   560.5 p5      40 t
        vmovdqu64 zmm19, [rbp + 22208]                                   ;   499.5 p2      47 y
        vmovdqu64 [rbp + 22208], zmm8                                    ;   554.5 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 23872]                                    ;   499.5 p3      47 y
        vgf2p8affineqb zmm10, zmm10, zmm27, 0x58                         ;   562.5 p0      23 t
        vgf2p8affineqb zmm29, zmm29, zmm27, 0x58                         ;   563.5 p0      23 t
        vgf2p8affineqb zmm4, zmm4, zmm24, 8                              ;   564.5 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0x6e                        ;   565.5 p0      41 t
        vgf2p8affineinvqb zmm16, zmm16, zmm6, 0xdc                       ;   566.5 p0      21 t
        vgf2p8affineqb zmm7, zmm7, zmm24, 8                              ;   567.5 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm23, 0x6e                      ;   568.5 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, zmm26, 0x37                      ;   569.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, zmm23, 0x6e                      ;   570.5 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm26, 0x37                        ;   571.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, zmm6, 0xdc                         ;   572.5 p0      21 t
        vpxord zmm26, zmm22, [rbp + 12032]                               ;   561.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm24, 8                            ;   573.5 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, zmm6, 0xdc                       ;   576.5 p0      21 t
        vpxord zmm6, zmm12, [rbp + 12096]                                ;   562.5 p5+p3   40 t
        vmovdqu64 zmm23, [rbp + 21376]                                   ;   498.5 p2      47 y
        vmovdqu64 zmm27, [rbp + 22912]                                   ;   527.5 p3      47 y
        vmovdqu64 [rbp + 22912], zmm12                                   ;   557.5 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 24064]                                   ;   497.5 p2      47 y
        vmovdqu64 [rbp + 24064], zmm11                                   ;   534.5 p8+p9   61 t spill
        vmovdqu64 zmm11, [rbp + 22464]                                   ;   529.5 p3      47 y
        vgf2p8affineqb zmm6, zmm6, zmm24, 8                              ;   575.5 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x6e                        ;   578.5 p0      42 t
        vmovdqa64 zmm28, zmm30                                           ;   555.5         41 t copy
        vpternlogd zmm28, zmm3, zmm0, 0x96                               ;   563.5 p5      41 t
        vmovdqa64 zmm24, zmm21                                           ;   557.5         41 t copy
        vpternlogd zmm24, zmm20, zmm3, 0x96                              ;   564.5 p5      41 t
        vpternlogd zmm21, zmm28, zmm20, 0x96                             ;   565.5 p5      41 t
        vpternlogd zmm20, zmm18, zmm16, 0x96                             ;   569.5 p5      41 t
        vpternlogd zmm18, zmm24, zmm16, 0x96                             ;   569.5 p5      41 t
        vpternlogd zmm16, zmm9, zmm0, 0x96                               ;   569.5 p5      41 t
        vpternlogd zmm9, zmm0, zmm20, 0x96                               ;   570.5 p5      41 t
        vpternlogd zmm30, zmm3, zmm16, 0x96                              ;   570.5 p5      41 t
        vpternlogd zmm28, zmm18, [rbp + 22592], 0x96                     ;   571.5 p5+p2   62 t
        vpxord zmm23, zmm23, zmm18                                       ;   572.5 p5      47 y
        vmovdqu64 zmm0, [rbp + 23680]                                    ;   532.5 p3      61 t reload
        vmovdqu64 zmm3, [rbp + 22976]                                    ;   533.5 p2      61 t reload
        vmovdqu64 zmm18, [rbp + 12672]                                   ;   424.2 p3      51 x
        vpternlogd zmm18, zmm3, zmm0, 0x36                               ;   573.5 p5      51 x
        vpxord zmm12, zmm12, zmm21                                       ;   574.5 p5      47 y
        vpternlogd zmm21, zmm16, [rbp + 21952], 0x96                     ;   575.5 p5+p2   62 t
        vpternlogd zmm24, zmm9, [rbp + 22528], 0x96                      ;   576.5 p5+p3   62 t
        vpxord zmm8, zmm8, zmm9                                          ;   577.5 p0      47 y
        vmovdqu64 zmm3, [rbp + 23488]                                    ;   531.5 p2      61 t reload
        vmovdqu64 zmm9, [rbp + 22784]                                    ;   535.5 p3      61 t reload
        vmovdqu64 zmm16, [rbp + 12736]                                   ;   426.7 p2      51 x
        vpternlogd zmm16, zmm9, zmm3, 0x36                               ;   577.5 p5      51 x
        vpxord zmm19, zmm19, zmm30                                       ;   578.5 p0      47 y
        vpternlogd zmm30, zmm20, [rbp + 24128], 0x96                     ;   578.5 p5+p3   62 t
        vpternlogd zmm31, zmm1, [rbp + 12736], 0x1e                      ;   579.5 p0+p2   51 x
        vpternlogd zmm14, zmm25, [rbp + 12672], 0x1e                     ;   579.5 p5+p3   51 x
        vmovdqu64 zmm9, [rbp + 12800]                                    ;   428.7 p2      71 y.2 reload
        vpternlogd zmm22, zmm15, zmm9, 0x1e                              ;   580.5 p0      51 x
        vmovdqu64 zmm20, [rbp + 21696]                                   ;   530.5 p3      61 t reload
        vmovdqu64 zmm3, [rbp + 21888]                                    ;   537.5 p2      61 t reload
        vpternlogd zmm9, zmm3, zmm20, 0x36                               ;   580.5 p5      51 x
        vmovdqu64 zmm3, [rbp + 12480]                                    ;   430.2 p3      71 d.5 reload
        vpandd zmm20, zmm28, zmm3                                        ;   581.5 p0      47 y
        vmovdqa64 zmm0, zmm2                                             ;   568.5         41 t copy
        vpternlogd zmm0, zmm4, zmm7, 0x96                                ;   581.5 p5      41 t
        vmovdqu64 [rbp + 21888], zmm15                                   ;   554.5 p7+p4   61 t spill
        vmovdqa64 zmm15, zmm29                                           ;   573.5         41 t copy
        vpternlogd zmm15, zmm13, zmm7, 0x96                              ;   582.5 p0      41 t
        vpternlogd zmm29, zmm0, zmm13, 0x96                              ;   582.5 p5      41 t
        vpternlogd zmm13, zmm6, zmm10, 0x96                              ;   583.5 p0      41 t
        vpternlogd zmm6, zmm15, zmm10, 0x96                              ;   583.5 p5      41 t
        vpternlogd zmm10, zmm26, zmm2, 0x96                              ;   584.5 p0      41 t
        vpternlogd zmm26, zmm2, zmm13, 0x96                              ;   584.5 p5      41 t
        vpternlogd zmm4, zmm7, zmm10, 0x96                               ;   585.5 p0      41 t
        vpxord zmm17, zmm17, zmm6                                        ;   585.5 p5      47 y
        vpternlogd zmm6, zmm0, [rbp + 23104], 0x96                       ;   586.5 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 24064]                                    ;   534.5 p3      61 t reload
        vmovdqu64 zmm2, [rbp + 23360]                                    ;   536.5 p2      61 t reload
        vmovdqu64 zmm7, [rbp + 12864]                                    ;   434.2 p3      51 x
        vpternlogd zmm7, zmm2, zmm0, 0x36                                ;   586.5 p5      51 x
        vpxord zmm5, zmm5, zmm29                                         ;   587.5 p0      47 y
        vpternlogd zmm29, zmm10, [rbp + 21632], 0x96                     ;   587.5 p5+p2   62 t
        vmovdqu64 zmm2, [rbp + 12416]                                    ;   435.2 p3      71 d.4 reload
        vpandd zmm10, zmm24, zmm2                                        ;   588.5 p0      47 y
        vpandd zmm2, zmm2, zmm29                                         ;   588.5 p5      47 y
        vpxord zmm27, zmm27, zmm4                                        ;   589.5 p0      47 y
        vpxord zmm11, zmm11, zmm26                                       ;   589.5 p5      47 y
        vpternlogd zmm26, zmm15, [rbp + 21824], 0x96                     ;   590.5 p0+p2   62 t
        vpternlogd zmm4, zmm13, [rbp + 21504], 0x96                      ;   590.5 p5+p3   62 t
        vpandd zmm3, zmm3, zmm4                                          ;   591.5 p0      47 y
        vmovdqu64 zmm13, [rbp + 12544]                                   ;   443.5 p2      71 d.6 reload
        vpandd zmm15, zmm21, zmm13                                       ;   591.5 p5      47 y
        vpandd zmm13, zmm13, zmm26                                       ;   592.5 p0      47 y
        vpandd zmm0, zmm30, [rbp + 12608]                                ;   592.5 p5+p3   47 y
        vmovdqu64 [rbp + 21504], zmm1                                    ;   555.5 p8+p9   61 t spill
        vgf2p8affineqb zmm1, zmm20, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   593.5 p0+p2   47 y
        vpaddb zmm20, zmm20, zmm20                                       ;   593.5 p5      47 y
        vmovdqu64 [rbp + 21824], zmm25                                   ;   555.5 p7+p4   61 t spill
        vpandd zmm25, zmm6, [rbp + 12608]                                ;   594.5 p0+p3   47 y
        vmovdqu64 [rbp + 21632], zmm7                                    ;   587.5 p8+p9   51 x spill
        vpandd zmm7, zmm18, [rbp + 12928]                                ;   594.5 p5+p2   52 x
        vmovdqu64 [rbp + 23360], zmm18                                   ;   574.5 p7+p4   51 x spill
        vmovdqu64 zmm18, [rbp + 21632]                                   ;   587.5 p3      52 x
        vpandd zmm18, zmm18, [rbp + 13120]                               ;   595.5 p0+p2   52 x
        vmovdqu64 [rbp + 23104], zmm18                                   ;   596.5 p8+p9   52 x spill
        vgf2p8affineqb zmm18, zmm10, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   596.5 p0+p3   47 y
        vpternlogd zmm18, zmm20, zmm8, 0x96                              ;   599.5 p5      47 y
        vmovdqu64 zmm8, [rbp + 23104]                                    ;   596.5 p2      52 x
        vmovdqu64 zmm20, [rbp + 23104]                                   ;   596.5 p3      52 x reload
        vpaddb zmm8, zmm8, zmm20                                         ;   602.5 p5      52 x
        vgf2p8affineqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   602.5 p0+p2   52 x
        vpaddb zmm10, zmm10, zmm10                                       ;   597.5 p5      47 y
        vmovdqu64 [rbp + 23104], zmm8                                    ;   603.5 p7+p4   52 x spill
        vgf2p8affineqb zmm8, zmm2, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   598.5 p0+p3   47 y
        vpaddb zmm2, zmm2, zmm2                                          ;   598.5 p5      47 y
        vmovdqu64 [rbp + 24128], zmm20                                   ;   605.5 p8+p9   52 x spill
        vgf2p8affineqb zmm20, zmm0, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   599.5 p0+p2   47 y
        vpternlogd zmm20, zmm10, zmm19, 0x96                             ;   602.5 p5      47 y
        vmovdqu64 zmm10, [rbp + 12992]                                   ;   453.8 p3      71 y.5 reload
        vpandd zmm19, zmm16, zmm10                                       ;   600.5 p0      52 x
        vpandd zmm10, zmm10, zmm31                                       ;   600.5 p5      52 x
        vmovdqu64 [rbp + 22784], zmm31                                   ;   580.5 p7+p4   51 x spill
        vgf2p8affineqb zmm31, zmm3, [rel camellia256_encrypt.T0_constants512 + 384], 0 ;   601.5 p0+p2   47 y
        vpaddb zmm3, zmm3, zmm3                                          ;   601.5 p5      47 y
        vpternlogd zmm8, zmm3, zmm5, 0x96                                ;   602.5 p0      47 y
        vpandd zmm3, zmm14, [rbp + 12928]                                ;   602.5 p5+p3   52 x
        vmovdqu64 zmm5, [rel camellia256_encrypt.T0_constants512 + 384]  ;   455.2 p2      47 y reload
        vmovdqu64 [rbp + 22528], zmm16                                   ;   578.5 p8+p9   51 x spill
        vgf2p8affineqb zmm16, zmm15, zmm5, 0                             ;   603.5 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   603.5 p5      47 y
        vpternlogd zmm1, zmm15, zmm23, 0x96                              ;   604.5 p0      47 y
        vgf2p8affineqb zmm15, zmm25, zmm5, 0                             ;   605.5 p0      47 y
        vpternlogd zmm15, zmm2, zmm17, 0x96                              ;   608.5 p5      47 y
        vmovdqu64 zmm2, [rbp + 22208]                                    ;   554.5 p3      61 t reload
        vmovdqu64 zmm17, [rbp + 22912]                                   ;   557.5 p2      61 t reload
        vmovdqu64 zmm23, [rbp + 12864]                                   ;   456.8 p3      51 x
        vpternlogd zmm23, zmm17, zmm2, 0x36                              ;   605.5 p5      51 x
        vpaddb zmm0, zmm0, zmm0                                          ;   606.5 p0      47 y
        vpternlogd zmm16, zmm0, zmm12, 0x96                              ;   607.5 p5      47 y
        vgf2p8affineqb zmm0, zmm13, zmm5, 0                              ;   607.5 p0      47 y
        vpaddb zmm12, zmm13, zmm13                                       ;   607.5 p5      47 y
        vpternlogd zmm31, zmm12, zmm27, 0x96                             ;   608.5 p0      47 y
        vmovdqu64 zmm12, [rbp + 13056]                                   ;   457.2 p2      71 y.6 reload
        vpandd zmm13, zmm9, zmm12                                        ;   608.5 p5      52 x
        vpandd zmm12, zmm12, zmm22                                       ;   609.5 p0      52 x
        vpaddb zmm17, zmm25, zmm25                                       ;   609.5 p5      47 y
        vpternlogd zmm0, zmm17, zmm11, 0x96                              ;   610.5 p0      47 y
        vmovdqu64 zmm11, [rbp + 13120]                                   ;   457.8 p3      52 x
        vmovdqu64 zmm17, [rbp + 12224]                                   ;   458.2 p2      71 d.1 reload
        vpternlogd zmm28, zmm18, zmm17, 0x1e                             ;   610.5 p5      48 y
        vpternlogd zmm17, zmm4, zmm8, 0x36                               ;   611.5 p0      48 y
        vmovdqu64 zmm4, [rbp + 12160]                                    ;   459.5 p3      71 d.0 reload
        vpternlogd zmm24, zmm20, zmm4, 0x1e                              ;   611.5 p5      48 y
        vpternlogd zmm4, zmm29, zmm15, 0x36                              ;   612.5 p0      48 y
        vgf2p8affineqb zmm25, zmm7, zmm5, 0                              ;   613.5 p0      52 x
        vpandd zmm11, zmm11, zmm23                                       ;   612.5 p5      52 x
        vmovdqu64 zmm27, [rbp + 12288]                                   ;   460.3 p2      71 d.2 reload
        vpternlogd zmm21, zmm1, zmm27, 0x1e                              ;   613.5 p5      48 y
        vpternlogd zmm27, zmm26, zmm31, 0x36                             ;   614.5 p0      48 y
        vpaddb zmm7, zmm7, zmm7                                          ;   614.5 p5      52 x
        vmovdqu64 zmm26, [rbp + 12352]                                   ;   461.0 p3      71 d.3 reload
        vpternlogd zmm30, zmm16, zmm26, 0x1e                             ;   615.5 p0      48 y
        vpternlogd zmm26, zmm6, zmm0, 0x36                               ;   615.5 p5      48 y
        vgf2p8affineqb zmm6, zmm19, zmm5, 0                              ;   616.5 p0      52 x
        vpaddb zmm19, zmm19, zmm19                                       ;   616.5 p5      52 x
        vgf2p8affineqb zmm29, zmm10, zmm5, 0                             ;   617.5 p0      52 x
        vpaddb zmm10, zmm10, zmm10                                       ;   617.5 p5      52 x
        vgf2p8affineqb zmm2, zmm3, zmm5, 0                               ;   618.5 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   618.5 p5      52 x
        vmovdqu64 [rbp + 22912], zmm23                                   ;   606.5 p7+p4   51 x spill
        vpxord zmm23, zmm18, [rbp + 13248]                               ;   619.5 p0+p2   40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   620.5 p0+p3   23 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   623.5 p0+p2   23 t
        vmovdqu64 [rbp + 21952], zmm18                                   ;   600.5 p8+p9   47 y spill
        vgf2p8affineqb zmm18, zmm13, zmm5, 0                             ;   622.5 p0      52 x
        vpaddb zmm13, zmm13, zmm13                                       ;   619.5 p5      52 x
        vmovdqu64 [rbp + 22976], zmm22                                   ;   581.5 p7+p4   51 x spill
        vpxord zmm22, zmm20, [rbp + 13184]                               ;   620.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512], 8 ;   623.5 p0+p2   41 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   626.5 p0+p3   41 t
        vmovdqu64 [rbp + 22592], zmm20                                   ;   603.5 p8+p9   47 y spill
        vgf2p8affineqb zmm20, zmm12, zmm5, 0                             ;   625.5 p0      52 x
        vpaddb zmm12, zmm12, zmm12                                       ;   621.5 p5      52 x
        vmovdqu64 [rbp + 22464], zmm9                                    ;   581.5 p7+p4   51 x spill
        vpxord zmm9, zmm8, [rbp + 13248]                                 ;   622.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   626.5 p0+p3   23 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   629.5 p0+p2   23 t
        vmovdqu64 [rbp + 21376], zmm8                                    ;   603.5 p8+p9   47 y spill
        vgf2p8affineqb zmm8, zmm11, zmm5, 0                              ;   628.5 p0      52 x
        vpxord zmm5, zmm1, [rbp + 13312]                                 ;   623.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512], 8 ;   629.5 p0+p2   22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   632.5 p0+p3   22 t
        vpaddb zmm11, zmm11, zmm11                                       ;   624.5 p5      52 x
        vmovdqu64 [rbp + 23872], zmm1                                    ;   605.5 p7+p4   47 y spill
        vpxord zmm1, zmm15, [rbp + 13184]                                ;   625.5 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512], 8 ;   631.5 p0+p3   41 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   634.5 p0+p2   41 t
        vmovdqu64 [rbp + 23168], zmm15                                   ;   609.5 p8+p9   47 y spill
        vpxord zmm15, zmm28, [rbp + 13504]                               ;   626.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512], 8 ;   633.5 p0+p2   22 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   636.5 p0+p3   22 t
        vmovdqu64 [rbp + 23232], zmm28                                   ;   611.5 p7+p4   48 y spill
        vpxord zmm28, zmm24, [rbp + 13440]                               ;   627.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   635.5 p0+p3   23 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   638.5 p0+p2   23 t
        vmovdqu64 [rbp + 22656], zmm24                                   ;   612.5 p8+p9   48 y spill
        vpxord zmm24, zmm16, [rbp + 13376]                               ;   628.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512], 8 ;   637.5 p0+p2   21 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   640.5 p0+p3   21 t
        vmovdqu64 [rbp + 23744], zmm16                                   ;   608.5 p7+p4   47 y spill
        vpxord zmm16, zmm17, [rbp + 13504]                               ;   629.5 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512], 8 ;   639.5 p0+p3   22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   642.5 p0+p2   22 t
        vmovdqu64 [rbp + 22016], zmm17                                   ;   612.5 p8+p9   48 y spill
        vpxord zmm17, zmm31, [rbp + 13312]                               ;   630.5 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512], 8 ;   641.5 p0+p2   22 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   644.5 p0+p3   22 t
        vmovdqu64 [rbp + 23808], zmm31                                   ;   609.5 p7+p4   47 y spill
        vpxord zmm31, zmm4, [rbp + 13440]                                ;   631.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   643.5 p0+p3   23 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   646.5 p0+p2   23 t
        vmovdqu64 [rbp + 24000], zmm4                                    ;   613.5 p8+p9   48 y spill
        vpxord zmm4, zmm21, [rbp + 13568]                                ;   632.5 p5+p3   40 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512], 8 ;   645.5 p0+p2   21 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   648.5 p0+p3   21 t
        vmovdqu64 [rbp + 23552], zmm21                                   ;   614.5 p7+p4   48 y spill
        vpxord zmm21, zmm0, [rbp + 13376]                                ;   633.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512], 8 ;   647.5 p0+p3   21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   650.5 p0+p2   21 t
        vmovdqu64 [rbp + 22080], zmm0                                    ;   611.5 p8+p9   47 y spill
        vpxord zmm0, zmm27, [rbp + 13568]                                ;   634.5 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512], 8 ;   649.5 p0+p2   21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   652.5 p0+p3   21 t
        vpternlogd zmm25, zmm19, [rbp + 23488], 0x96                     ;   635.5 p5+p2   61 t
        vmovdqu64 zmm19, [rbp + 13632]                                   ;   483.8 p3      61 r.7 reload
        vmovdqu64 [rbp + 23488], zmm27                                   ;   615.5 p7+p4   48 y spill
        vpxord zmm27, zmm30, zmm19                                       ;   636.5 p5      40 t
        vpxord zmm19, zmm19, zmm26                                       ;   637.5 p5      40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512], 8 ;   651.5 p0+p2   42 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512], 8 ;   652.5 p0+p3   42 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   654.5 p0+p2   42 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   655.5 p0+p3   42 t
        vpternlogd zmm2, zmm10, [rbp + 21504], 0x96                      ;   638.5 p5+p2   61 t
        vpternlogd zmm6, zmm13, [rbp + 21696], 0x96                      ;   639.5 p5+p3   61 t
        vpternlogd zmm29, zmm12, [rbp + 21888], 0x96                     ;   640.5 p5+p2   61 t
        vpternlogd zmm20, zmm11, [rbp + 22208], 0x96                     ;   641.5 p5+p3   61 t
        vmovdqu64 zmm10, [rbp + 24128]                                   ;   605.5 p2      52 x reload
        vpternlogd zmm7, zmm10, [rbp + 23680], 0x96                      ;   642.5 p5+p3   61 t
        vpternlogd zmm8, zmm3, [rbp + 21824], 0x96                       ;   643.5 p5+p2   61 t
        vmovdqu64 zmm3, [rbp + 23104]                                    ;   603.5 p3      52 x reload
        vpternlogd zmm18, zmm3, [rbp + 24064], 0x96                      ;   644.5 p5+p2   61 t
        vmovdqu64 zmm3, [rbp + 13952]                                    ;   492.7 p3      40 t
        vmovdqu64 zmm10, [rbp + 13952]                                   ;   493.5 p2      40 t
        vmovdqu64 zmm11, [rbp + 14016]                                   ;   493.7 p3      40 t
        vmovdqa64 zmm12, zmm22                                           ;   629.5         41 t copy
        vpternlogd zmm12, zmm15, zmm24, 0x96                             ;   645.5 p5      41 t
        vmovdqa64 zmm13, zmm28                                           ;   641.5         41 t copy
        vpternlogd zmm13, zmm5, zmm24, 0x96                              ;   646.5 p5      41 t
        vpternlogd zmm28, zmm12, zmm5, 0x96                              ;   647.5 p5      41 t
        vpternlogd zmm5, zmm27, zmm23, 0x96                              ;   657.5 p5      41 t
        vpternlogd zmm27, zmm13, zmm23, 0x96                             ;   657.5 p5      41 t
        vpternlogd zmm23, zmm4, zmm22, 0x96                              ;   651.5 p5      41 t
        vpternlogd zmm15, zmm24, zmm23, 0x96                             ;   652.5 p5      41 t
        vpternlogd zmm4, zmm22, zmm5, 0x96                               ;   658.5 p5      41 t
        vpternlogd zmm23, zmm28, [rbp + 23360], 0x96                     ;   653.5 p5+p2   61 t
        vpxord zmm3, zmm3, zmm23                                         ;   654.5 p5      40 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 128] ;   497.7 p3      23 t reload
        vgf2p8affineqb zmm3, zmm3, zmm22, 0x58                           ;   655.5 p0      23 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 192] ;   498.0 p2      23 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm24, 0x6e                        ;   658.5 p0      23 t
        vpternlogd zmm5, zmm15, [rbp + 22528], 0x96                      ;   658.5 p5+p3   61 t
        vpxord zmm11, zmm11, zmm5                                        ;   659.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512], 8 ;   660.5 p0+p2   22 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   663.5 p0+p3   22 t
        vpternlogd zmm12, zmm27, [rbp + 21632], 0x96                     ;   658.5 p5+p2   61 t
        vpternlogd zmm13, zmm4, [rbp + 22464], 0x96                      ;   659.5 p5+p3   61 t
        vmovdqu64 [rbp + 22464], zmm5                                    ;   659.5 p8+p9   61 t spill
        vmovdqa64 zmm5, zmm1                                             ;   637.5         41 t copy
        vpternlogd zmm5, zmm16, zmm21, 0x96                              ;   659.5 p0      41 t
        vmovdqu64 [rbp + 21632], zmm23                                   ;   654.5 p7+p4   61 t spill
        vmovdqa64 zmm23, zmm31                                           ;   649.5         41 t copy
        vpternlogd zmm23, zmm17, zmm21, 0x96                             ;   659.5 p5      41 t
        vpternlogd zmm31, zmm5, zmm17, 0x96                              ;   660.5 p0      41 t
        vpternlogd zmm17, zmm19, zmm9, 0x96                              ;   660.5 p5      41 t
        vpternlogd zmm19, zmm23, zmm9, 0x96                              ;   661.5 p0      41 t
        vpternlogd zmm9, zmm0, zmm1, 0x96                                ;   661.5 p5      41 t
        vpternlogd zmm0, zmm1, zmm17, 0x96                               ;   662.5 p0      41 t
        vpternlogd zmm16, zmm21, zmm9, 0x96                              ;   662.5 p5      41 t
        vpternlogd zmm9, zmm14, zmm31, 0x96                              ;   663.5 p0      61 t
        vmovdqu64 zmm1, [rbp + 14016]                                    ;   502.0 p2      40 t
        vpxord zmm10, zmm10, zmm9                                        ;   664.5 p5      40 t
        vgf2p8affineqb zmm10, zmm10, zmm22, 0x58                         ;   665.5 p0      23 t
        vpternlogd zmm5, zmm19, [rbp + 22912], 0x96                      ;   664.5 p5+p3   61 t
        vpternlogd zmm17, zmm16, [rbp + 22784], 0x96                     ;   665.5 p0+p2   61 t
        vpxord zmm1, zmm1, zmm17                                         ;   666.5 p5      40 t
        vpternlogd zmm23, zmm0, [rbp + 22976], 0x96                      ;   666.5 p0+p3   61 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512]       ;   504.0 p2      41 t reload
        vgf2p8affineqb zmm1, zmm1, zmm14, 8                              ;   667.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, zmm24, 0x6e                      ;   668.5 p0      23 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 256] ;   504.7 p3      22 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm21, 0x37                        ;   670.5 p0      22 t
        vmovdqu64 [rbp + 22976], zmm17                                   ;   666.5 p8+p9   61 t spill
        vpxord zmm17, zmm12, [rbp + 14144]                               ;   666.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   670.5 p0      42 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   673.5 p0+p3   42 t
        vmovdqu64 [rbp + 22784], zmm12                                   ;   659.5 p7+p4   61 t spill
        vpxord zmm12, zmm13, [rbp + 14080]                               ;   667.5 p5+p2   40 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   672.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   675.5 p0+p3   21 t
        vmovdqu64 [rbp + 22912], zmm13                                   ;   660.5 p8+p9   61 t spill
        vpxord zmm13, zmm5, [rbp + 14144]                                ;   668.5 p5+p2   40 t
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   674.5 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   677.5 p0+p3   42 t
        vmovdqu64 [rbp + 22528], zmm5                                    ;   665.5 p7+p4   61 t spill
        vpxord zmm5, zmm23, [rbp + 14080]                                ;   669.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   676.5 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   679.5 p0+p3   21 t
        vmovdqu64 [rbp + 23360], zmm23                                   ;   667.5 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm25                                           ;   636.5         40 t copy
        vpternlogd zmm23, zmm28, [rbp + 13760], 0x96                     ;   670.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm22, 0x58                         ;   678.5 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm24, 0x6e                      ;   681.5 p0      23 t
        vmovdqu64 [rbp + 24064], zmm9                                    ;   664.5 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm6                                             ;   640.5         40 t copy
        vpternlogd zmm9, zmm15, [rbp + 13824], 0x96                      ;   671.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   680.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, zmm21, 0x37                        ;   683.5 p0      22 t
        vmovdqu64 [rbp + 23104], zmm6                                    ;   640.5 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm17                                            ;   676.5         41 t copy
        vpternlogd zmm6, zmm23, zmm9, 0x96                               ;   686.5 p5      41 t
        vmovdqu64 [rbp + 21824], zmm15                                   ;   653.5 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm7                                            ;   643.5         40 t copy
        vpternlogd zmm15, zmm27, [rbp + 13696], 0x96                     ;   673.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm14, 8                            ;   682.5 p0      41 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   685.5 p0+p3   41 t
        vmovdqu64 [rbp + 23680], zmm25                                   ;   636.5 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm12                                           ;   678.5         41 t copy
        vpternlogd zmm25, zmm15, zmm23, 0x96                             ;   688.5 p5      41 t
        vpternlogd zmm12, zmm6, zmm15, 0x96                              ;   688.5 p5      41 t
        vmovdqu64 [rbp + 24128], zmm28                                   ;   648.5 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm18                                           ;   645.5         40 t copy
        vpternlogd zmm28, zmm4, [rbp + 13888], 0x96                      ;   676.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm14, 8                            ;   684.5 p0      21 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   687.5 p0+p3   21 t
        vpternlogd zmm15, zmm11, zmm28, 0x96                             ;   690.5 p5      41 t
        vpternlogd zmm11, zmm25, zmm28, 0x96                             ;   690.5 p5      41 t
        vpternlogd zmm28, zmm3, zmm9, 0x96                               ;   690.5 p5      41 t
        vpternlogd zmm3, zmm9, zmm15, 0x96                               ;   691.5 p5      41 t
        vpternlogd zmm17, zmm23, zmm28, 0x96                             ;   691.5 p5      41 t
        vmovdqa64 zmm9, zmm2                                             ;   639.5         40 t copy
        vpternlogd zmm9, zmm31, [rbp + 13760], 0x96                      ;   682.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm22, 0x58                           ;   686.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm24, 0x6e                        ;   689.5 p0      23 t
        vpternlogd zmm15, zmm30, zmm17, 0x96                             ;   692.5 p5      62 t
        vmovdqa64 zmm23, zmm8                                            ;   644.5         40 t copy
        vpternlogd zmm23, zmm19, [rbp + 13696], 0x96                     ;   684.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   688.5 p0      41 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 64]  ;   526.7 p2      41 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm30, 0x6e                      ;   691.5 p0      41 t
        vpternlogd zmm6, zmm11, [rbp + 23232], 0x96                      ;   691.5 p5+p3   62 t
        vpternlogd zmm28, zmm12, [rbp + 23552], 0x96                     ;   691.5 p5+p2   62 t
        vpternlogd zmm25, zmm3, [rbp + 22656], 0x96                      ;   692.5 p5+p3   62 t
        vpxord zmm24, zmm6, [rbp + 14528]                                ;   692.5 p5+p2   40 t
        vmovdqu64 [rbp + 22656], zmm6                                    ;   692.5 p8+p9   62 t spill
        vpxord zmm6, zmm25, [rbp + 14464]                                ;   693.5 p5+p3   40 t
        vmovdqu64 [rbp + 23552], zmm25                                   ;   693.5 p7+p4   62 t spill
        vpxord zmm25, zmm28, [rbp + 14592]                               ;   692.5 p0+p2   40 t
        vmovdqu64 [rbp + 23232], zmm28                                   ;   692.5 p8+p9   62 t spill
        vpxord zmm28, zmm15, [rbp + 14656]                               ;   693.5 p5+p3   40 t
        vmovdqu64 [rbp + 22208], zmm15                                   ;   693.5 p7+p4   62 t spill
        vmovdqa64 zmm15, zmm5                                            ;   682.5         41 t copy
        vpternlogd zmm15, zmm23, zmm9, 0x96                              ;   694.5 p0      41 t
        vmovdqa64 zmm22, zmm29                                           ;   641.5         40 t copy
        vpternlogd zmm22, zmm16, [rbp + 13824], 0x96                     ;   691.5 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   692.5 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, zmm21, 0x37                      ;   695.5 p0      22 t
        vmovdqa64 zmm21, zmm13                                           ;   680.5         41 t copy
        vpternlogd zmm21, zmm9, zmm22, 0x96                              ;   698.5 p5      41 t
        vpternlogd zmm5, zmm21, zmm23, 0x96                              ;   699.5 p5      41 t
        vmovdqa64 zmm30, zmm20                                           ;   642.5         40 t copy
        vpternlogd zmm30, zmm0, [rbp + 13888], 0x96                      ;   694.5 p0+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   695.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   698.5 p0+p2   21 t
        vpternlogd zmm23, zmm1, zmm30, 0x96                              ;   701.5 p5      41 t
        vpternlogd zmm1, zmm15, zmm30, 0x96                              ;   701.5 p5      41 t
        vpternlogd zmm30, zmm10, zmm22, 0x96                             ;   701.5 p5      41 t
        vpternlogd zmm10, zmm22, zmm23, 0x96                             ;   702.5 p0      41 t
        vpternlogd zmm13, zmm9, zmm30, 0x96                              ;   702.5 p5      41 t
        vpternlogd zmm23, zmm26, zmm13, 0x96                             ;   703.5 p0      62 t
        vmovdqu64 zmm9, [rbp + 14464]                                    ;   536.5 p3      40 t
        vgf2p8affineqb zmm22, zmm24, zmm14, 8                            ;   699.5 p0      22 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;   536.8 p2      23 t reload
        vgf2p8affineqb zmm6, zmm6, zmm24, 0x58                           ;   700.5 p0      23 t
        vgf2p8affineqb zmm25, zmm25, zmm14, 8                            ;   701.5 p0      21 t
        vgf2p8affineqb zmm26, zmm28, zmm14, 8                            ;   702.5 p0      42 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 192] ;   537.5 p3      23 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x6e                        ;   703.5 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   704.5 p0+p2   22 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   705.5 p0+p3   21 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   706.5 p0+p2   42 t
        vpternlogd zmm21, zmm1, [rbp + 22016], 0x96                      ;   702.5 p5+p3   62 t
        vpternlogd zmm15, zmm10, [rbp + 24000], 0x96                     ;   703.5 p5+p2   62 t
        vpxord zmm9, zmm9, zmm15                                         ;   704.5 p5      40 t
        vgf2p8affineqb zmm9, zmm9, zmm24, 0x58                           ;   707.5 p0      23 t
        vgf2p8affineinvqb zmm9, zmm9, zmm28, 0x6e                        ;   710.5 p0      23 t
        vpternlogd zmm30, zmm5, [rbp + 23488], 0x96                      ;   702.5 p5+p3   62 t
        vmovdqu64 [rbp + 23488], zmm15                                   ;   704.5 p8+p9   62 t spill
        vpxord zmm15, zmm21, [rbp + 14528]                               ;   703.5 p5+p2   40 t
        vgf2p8affineqb zmm15, zmm15, zmm14, 8                            ;   709.5 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   712.5 p0+p3   22 t
        vmovdqu64 [rbp + 24000], zmm21                                   ;   703.5 p7+p4   62 t spill
        vpxord zmm21, zmm30, [rbp + 14592]                               ;   703.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm14, 8                            ;   711.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   714.5 p0+p3   21 t
        vmovdqu64 [rbp + 22016], zmm30                                   ;   703.5 p8+p9   62 t spill
        vpxord zmm30, zmm23, [rbp + 14656]                               ;   704.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   713.5 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   716.5 p0+p3   42 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;   704.5 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 14720]                                   ;   547.5 p2      40 t
        vmovdqu64 [rbp + 21696], zmm20                                   ;   642.5 p8+p9   61 t spill
        vmovdqu64 zmm20, [rbp + 14720]                                   ;   547.8 p3      40 t
        vmovdqu64 [rbp + 21504], zmm0                                    ;   663.5 p7+p4   41 t spill
        vmovdqu64 zmm0, [rbp + 14784]                                    ;   549.5 p2      40 t
        vmovdqu64 [rbp + 23040], zmm18                                   ;   645.5 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 14784]                                   ;   549.8 p3      40 t
        vmovdqu64 [rbp + 23424], zmm4                                    ;   659.5 p7+p4   41 t spill
        vmovdqu64 zmm4, [rbp + 14848]                                    ;   551.5 p2      40 t
        vmovdqu64 [rbp + 21440], zmm29                                   ;   641.5 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 14848]                                   ;   551.8 p3      40 t
        vmovdqu64 [rbp + 22720], zmm16                                   ;   663.5 p7+p4   41 t spill
        vmovdqu64 zmm16, [rbp + 14912]                                   ;   553.5 p2      40 t
        vmovdqu64 [rbp + 22848], zmm2                                    ;   639.5 p8+p9   61 t spill
        vmovdqu64 zmm2, [rbp + 14912]                                    ;   553.8 p3      40 t
        vmovdqu64 [rbp + 23616], zmm31                                   ;   661.5 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 14976]                                   ;   555.5 p2      40 t
        vmovdqu64 [rbp + 23936], zmm8                                    ;   644.5 p8+p9   61 t spill
        vmovdqu64 zmm8, [rbp + 14400]                                    ;   555.8 p3      40 t
        vpternlogd zmm8, zmm12, [rbp + 23744], 0x96                      ;   705.5 p5+p2   40 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   715.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   718.5 p0+p3   21 t
        vmovdqu64 [rbp + 23296], zmm12                                   ;   689.5 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 14208]                                   ;   558.0 p2      40 t
        vpternlogd zmm12, zmm17, [rbp + 22592], 0x96                     ;   706.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   717.5 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   720.5 p0+p2   41 t
        vmovdqu64 [rbp + 21568], zmm17                                   ;   692.5 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm12                                           ;   723.5         41 t copy
        vpternlogd zmm17, zmm22, zmm8, 0x96                              ;   723.5 p5      41 t
        vmovdqu64 [rbp + 22336], zmm19                                   ;   662.5 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 14976]                                   ;   559.7 p3      40 t
        vmovdqu64 [rbp + 22272], zmm7                                    ;   643.5 p8+p9   61 t spill
        vmovdqu64 zmm7, [rbp + 14336]                                    ;   560.0 p2      40 t
        vpternlogd zmm7, zmm11, [rbp + 23872], 0x96                      ;   708.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   719.5 p0      22 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   722.5 p0+p2   22 t
        vmovdqu64 [rbp + 21760], zmm11                                   ;   691.5 p7+p4   41 t spill
        vmovdqa64 zmm11, zmm6                                            ;   706.5         41 t copy
        vpternlogd zmm11, zmm7, zmm8, 0x96                               ;   725.5 p5      41 t
        vpternlogd zmm6, zmm17, zmm7, 0x96                               ;   725.5 p5      41 t
        vmovdqu64 [rbp + 22400], zmm17                                   ;   724.5 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 14272]                                   ;   561.7 p3      40 t
        vpternlogd zmm17, zmm3, [rbp + 21952], 0x96                      ;   711.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm24, 0x58                         ;   721.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm28, 0x6e                      ;   724.5 p0      23 t
        vpternlogd zmm7, zmm26, zmm17, 0x96                              ;   727.5 p5      41 t
        vpternlogd zmm26, zmm11, zmm17, 0x96                             ;   727.5 p5      41 t
        vpternlogd zmm17, zmm25, zmm12, 0x96                             ;   727.5 p5      41 t
        vpternlogd zmm22, zmm8, zmm17, 0x96                              ;   728.5 p5      41 t
        vpternlogd zmm25, zmm12, zmm7, 0x96                              ;   728.5 p5      41 t
        vpternlogd zmm27, zmm26, [rbp + 22272], 0x96                     ;   728.5 p5+p3   61 t
        vpxord zmm23, zmm23, zmm27                                       ;   729.5 p5      40 t
        vpternlogd zmm17, zmm6, [rbp + 21632], 0x96                      ;   728.5 p5+p2   61 t
        vpxord zmm31, zmm31, zmm17                                       ;   729.5 p5      40 t
        vpternlogd zmm7, zmm22, [rbp + 22464], 0x96                      ;   729.5 p5+p3   61 t
        vpternlogd zmm11, zmm25, [rbp + 22912], 0x96                     ;   729.5 p5+p2   61 t
        vmovdqu64 zmm8, [rbp + 23680]                                    ;   636.5 p3      61 t reload
        vpternlogd zmm6, zmm8, [rbp + 24128], 0x96                       ;   726.5 p0+p2   61 t
        vpxord zmm0, zmm0, zmm6                                          ;   727.5 p5      40 t
        vmovdqu64 zmm8, [rbp + 23104]                                    ;   640.5 p3      61 t reload
        vpternlogd zmm22, zmm8, [rbp + 21824], 0x96                      ;   729.5 p0+p2   61 t
        vpxord zmm4, zmm4, zmm22                                         ;   730.5 p5      40 t
        vmovdqu64 zmm8, [rbp + 23040]                                    ;   645.5 p3      61 t reload
        vpternlogd zmm25, zmm8, [rbp + 23424], 0x96                      ;   729.5 p0+p2   61 t
        vpxord zmm16, zmm16, zmm25                                       ;   730.5 p5      40 t
        vmovdqu64 zmm8, [rbp + 22400]                                    ;   724.5 p3      41 t reload
        vpternlogd zmm26, zmm8, [rbp + 22784], 0x96                      ;   730.5 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 22080]                                    ;   611.5 p3      47 y reload
        vmovdqu64 zmm12, [rbp + 14400]                                   ;   581.8 p2      40 t
        vpternlogd zmm12, zmm5, zmm8, 0x96                               ;   726.5 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   727.5 p0      21 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   730.5 p0+p3   21 t
        vmovdqu64 zmm8, [rbp + 14208]                                    ;   582.8 p2      40 t
        vpternlogd zmm8, zmm13, [rbp + 23168], 0x96                      ;   727.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   729.5 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   732.5 p0+p2   41 t
        vmovdqu64 [rbp + 22784], zmm17                                   ;   729.5 p7+p4   61 t spill
        vpxord zmm17, zmm7, [rbp + 15040]                                ;   730.5 p5+p3   40 t
        vmovdqu64 [rbp + 22400], zmm7                                    ;   730.5 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm8                                             ;   735.5         41 t copy
        vpternlogd zmm7, zmm15, zmm12, 0x96                              ;   735.5 p5      41 t
        vmovdqu64 [rbp + 23424], zmm25                                   ;   730.5 p7+p4   61 t spill
        vmovdqu64 zmm25, [rbp + 15040]                                   ;   584.8 p2      40 t
        vmovdqu64 [rbp + 23040], zmm22                                   ;   730.5 p8+p9   61 t spill
        vmovdqu64 zmm22, [rbp + 14336]                                   ;   585.7 p3      40 t
        vpternlogd zmm22, zmm1, [rbp + 23808], 0x96                      ;   730.5 p5+p2   40 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   731.5 p0      22 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   734.5 p0+p3   22 t
        vmovdqu64 [rbp + 21824], zmm6                                    ;   727.5 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm9                                             ;   713.5         41 t copy
        vpternlogd zmm6, zmm22, zmm12, 0x96                              ;   737.5 p5      41 t
        vpternlogd zmm9, zmm7, zmm22, 0x96                               ;   737.5 p5      41 t
        vmovdqu64 [rbp + 23104], zmm27                                   ;   729.5 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 14272]                                   ;   586.8 p2      40 t
        vpternlogd zmm27, zmm10, [rbp + 21376], 0x96                     ;   733.5 p0+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm24, 0x58                         ;   734.5 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm28, 0x6e                      ;   737.5 p0      23 t
        vpternlogd zmm22, zmm30, zmm27, 0x96                             ;   740.5 p5      41 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 0x58                           ;   736.5 p0      23 t
        vpternlogd zmm30, zmm6, zmm27, 0x96                              ;   740.5 p5      41 t
        vpternlogd zmm27, zmm21, zmm8, 0x96                              ;   740.5 p5      41 t
        vpternlogd zmm15, zmm12, zmm27, 0x96                             ;   741.5 p5      41 t
        vpternlogd zmm21, zmm8, zmm22, 0x96                              ;   741.5 p0      41 t
        vgf2p8affineqb zmm8, zmm23, zmm14, 8                             ;   738.5 p0      41 t
        vgf2p8affineqb zmm4, zmm4, zmm14, 8                              ;   739.5 p0      22 t
        vgf2p8affineqb zmm12, zmm16, zmm14, 8                            ;   740.5 p0      21 t
        vgf2p8affineqb zmm16, zmm31, zmm24, 0x58                         ;   741.5 p0      23 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   742.5 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm28, 0x6e                        ;   743.5 p0      23 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 64]  ;   588.8 p2      41 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm23, 0x6e                        ;   744.5 p0      41 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 256] ;   589.2 p3      22 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0x37                        ;   745.5 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   746.5 p0+p2   21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm28, 0x6e                      ;   747.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0x37                      ;   748.5 p0      22 t
        vpternlogd zmm27, zmm9, [rbp + 24064], 0x96                      ;   741.5 p5+p3   61 t
        vpxord zmm19, zmm19, zmm27                                       ;   742.5 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm24, 0x58                         ;   749.5 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0x6e                      ;   752.5 p0      23 t
        vmovdqu64 [rbp + 24064], zmm27                                   ;   742.5 p7+p4   61 t spill
        vpxord zmm27, zmm11, [rbp + 15104]                               ;   739.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm14, 8                            ;   751.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   754.5 p0+p3   21 t
        vpternlogd zmm22, zmm15, [rbp + 22976], 0x96                     ;   742.5 p5+p2   61 t
        vpxord zmm25, zmm25, zmm22                                       ;   743.5 p5      40 t
        vgf2p8affineqb zmm25, zmm25, zmm14, 8                            ;   753.5 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, zmm31, 0x37                      ;   756.5 p0      22 t
        vpternlogd zmm7, zmm30, [rbp + 22528], 0x96                      ;   742.5 p5+p3   61 t
        vmovdqu64 [rbp + 22528], zmm11                                   ;   730.5 p8+p9   61 t spill
        vpxord zmm11, zmm26, [rbp + 15168]                               ;   743.5 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm14, 8                            ;   755.5 p0      42 t
        vgf2p8affineinvqb zmm11, zmm11, zmm23, 0x6e                      ;   758.5 p0      42 t
        vpternlogd zmm6, zmm21, [rbp + 23360], 0x96                      ;   744.5 p5+p3   61 t
        vmovdqu64 [rbp + 23360], zmm26                                   ;   731.5 p7+p4   61 t spill
        vpxord zmm26, zmm7, [rbp + 15168]                                ;   745.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm14, 8                            ;   757.5 p0      42 t
        vgf2p8affineinvqb zmm26, zmm26, zmm23, 0x6e                      ;   760.5 p0      42 t
        vmovdqu64 [rbp + 22976], zmm7                                    ;   743.5 p8+p9   61 t spill
        vpxord zmm7, zmm6, [rbp + 15104]                                 ;   746.5 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   759.5 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   762.5 p0+p2   21 t
        vmovdqu64 [rbp + 24128], zmm6                                    ;   745.5 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm16                                            ;   750.5         41 t copy
        vpternlogd zmm6, zmm4, zmm12, 0x96                               ;   750.5 p5      41 t
        vmovdqu64 [rbp + 23680], zmm22                                   ;   743.5 p8+p9   61 t spill
        vmovdqa64 zmm22, zmm8                                            ;   747.5         41 t copy
        vpternlogd zmm22, zmm17, zmm12, 0x96                             ;   751.5 p5      41 t
        vpternlogd zmm16, zmm22, zmm4, 0x96                              ;   752.5 p5      41 t
        vpternlogd zmm4, zmm11, zmm0, 0x96                               ;   761.5 p5      41 t
        vpternlogd zmm11, zmm6, zmm0, 0x96                               ;   761.5 p5      41 t
        vpternlogd zmm0, zmm27, zmm8, 0x96                               ;   757.5 p5      41 t
        vpternlogd zmm17, zmm12, zmm0, 0x96                              ;   758.5 p5      41 t
        vpternlogd zmm27, zmm8, zmm4, 0x96                               ;   762.5 p5      41 t
        vmovdqu64 zmm8, [rbp + 22848]                                    ;   639.5 p3      61 t reload
        vpternlogd zmm9, zmm8, [rbp + 23616], 0x96                       ;   755.5 p5+p2   61 t
        vpxord zmm18, zmm18, zmm9                                        ;   756.5 p5      40 t
        vgf2p8affineqb zmm8, zmm18, zmm24, 0x58                          ;   761.5 p0      23 t
        vmovdqu64 zmm12, [rbp + 23936]                                   ;   644.5 p3      61 t reload
        vpternlogd zmm30, zmm12, [rbp + 22336], 0x96                     ;   757.5 p5+p2   61 t
        vpxord zmm20, zmm20, zmm30                                       ;   758.5 p5      40 t
        vgf2p8affineqb zmm12, zmm20, zmm14, 8                            ;   762.5 p0      41 t
        vmovdqu64 zmm18, [rbp + 21440]                                   ;   641.5 p3      61 t reload
        vpternlogd zmm15, zmm18, [rbp + 22720], 0x96                     ;   759.5 p5+p2   61 t
        vpxord zmm29, zmm29, zmm15                                       ;   760.5 p5      40 t
        vmovdqu64 zmm18, [rbp + 21696]                                   ;   642.5 p3      61 t reload
        vpternlogd zmm21, zmm18, [rbp + 21504], 0x96                     ;   761.5 p5+p2   61 t
        vgf2p8affineqb zmm18, zmm29, zmm14, 8                            ;   763.5 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, zmm23, 0x6e                      ;   765.5 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0x6e                        ;   765.5 p0      23 t
        vpxord zmm2, zmm2, zmm21                                         ;   762.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm14, 8                              ;   766.5 p0      21 t
        vgf2p8affineinvqb zmm18, zmm18, zmm31, 0x37                      ;   767.5 p0      22 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 320] ;   609.7 p3      21 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm20, 0xdc                        ;   769.5 p0      21 t
        vpternlogd zmm3, zmm16, [rbp + 21952], 0x96                      ;   763.5 p5+p2   62 t
        vpternlogd zmm16, zmm0, [rbp + 23552], 0x96                      ;   764.5 p5+p3   62 t
        vpternlogd zmm4, zmm17, [rbp + 22656], 0x96                      ;   765.5 p5+p2   62 t
        vpternlogd zmm22, zmm11, [rbp + 22208], 0x96                     ;   766.5 p5+p3   62 t
        vpternlogd zmm6, zmm27, [rbp + 23232], 0x96                      ;   767.5 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 21760]                                    ;   691.5 p3      41 t reload
        vpternlogd zmm17, zmm0, [rbp + 23872], 0x96                      ;   768.5 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 21568]                                    ;   692.5 p3      41 t reload
        vpternlogd zmm11, zmm0, [rbp + 22592], 0x96                      ;   769.5 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 15296]                                    ;   614.7 p3      61 r.1 reload
        vpxord zmm29, zmm3, zmm0                                         ;   769.5 p5      40 t
        vgf2p8affineqb zmm29, zmm29, zmm24, 0x58                         ;   770.5 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, zmm28, 0x6e                      ;   773.5 p0      23 t
        vmovdqu64 [rbp + 22592], zmm3                                    ;   764.5 p7+p4   62 t spill
        vpxord zmm3, zmm16, [rbp + 15488]                                ;   770.5 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm24, 0x58                           ;   772.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x6e                        ;   775.5 p0      23 t
        vmovdqu64 [rbp + 21568], zmm16                                   ;   765.5 p8+p9   62 t spill
        vmovdqa64 zmm16, zmm7                                            ;   765.5         41 t copy
        vpternlogd zmm16, zmm12, zmm8, 0x96                              ;   771.5 p5      41 t
        vpxord zmm20, zmm4, [rbp + 15552]                                ;   772.5 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   774.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm31, 0x37                      ;   777.5 p0      22 t
        vmovdqu64 [rbp + 23872], zmm4                                    ;   766.5 p7+p4   62 t spill
        vpxord zmm4, zmm11, [rbp + 15232]                                ;   773.5 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm14, 8                              ;   776.5 p0      41 t
        vgf2p8affineinvqb zmm4, zmm4, zmm23, 0x6e                        ;   779.5 p0      41 t
        vmovdqu64 [rbp + 21760], zmm11                                   ;   770.5 p8+p9   62 t spill
        vpxord zmm11, zmm17, [rbp + 15360]                               ;   774.5 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm14, 8                            ;   778.5 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm31, 0x37                      ;   781.5 p0      22 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;   769.5 p7+p4   62 t spill
        vmovdqa64 zmm17, zmm26                                           ;   763.5         41 t copy
        vpternlogd zmm17, zmm8, zmm18, 0x96                              ;   775.5 p5      41 t
        vpternlogd zmm7, zmm17, zmm12, 0x96                              ;   776.5 p5      41 t
        vpternlogd zmm12, zmm25, zmm2, 0x96                              ;   777.5 p5      41 t
        vpternlogd zmm25, zmm16, zmm2, 0x96                              ;   778.5 p5      41 t
        vpternlogd zmm2, zmm19, zmm18, 0x96                              ;   779.5 p5      41 t
        vpternlogd zmm19, zmm18, zmm12, 0x96                             ;   780.5 p0      41 t
        vmovdqu64 zmm18, [rbp + 23104]                                   ;   729.5 p2      61 t
        vpternlogd zmm26, zmm8, zmm2, 0x96                               ;   780.5 p5      41 t
        vmovdqu64 zmm8, [rbp + 21824]                                    ;   727.5 p3      61 t
        vmovdqu64 zmm31, [rbp + 23040]                                   ;   730.5 p2      61 t
        vmovdqu64 [rbp + 23040], zmm21                                   ;   762.5 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 23424]                                   ;   730.5 p3      61 t
        vmovdqu64 [rbp + 23424], zmm15                                   ;   760.5 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 23040]                                   ;   762.5 p2      61 t
        vmovdqu64 zmm28, [rbp + 23424]                                   ;   760.5 p3      61 t
        vpternlogd zmm5, zmm7, [rbp + 22080], 0x96                       ;   781.5 p0+p2   62 t
        vpternlogd zmm7, zmm2, [rbp + 22016], 0x96                       ;   781.5 p5+p3   62 t
        vpternlogd zmm1, zmm25, [rbp + 23808], 0x96                      ;   782.5 p0+p2   62 t
        vpternlogd zmm25, zmm17, [rbp + 24000], 0x96                     ;   782.5 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 23296]                                    ;   689.5 p2      41 t reload
        vpternlogd zmm27, zmm2, [rbp + 23744], 0x96                      ;   783.5 p0+p3   62 t
        vpternlogd zmm13, zmm26, [rbp + 23168], 0x96                     ;   783.5 p5+p2   62 t
        vpternlogd zmm26, zmm12, [rbp + 21888], 0x96                     ;   784.5 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 15232]                                    ;   641.5 p2      40 t
        vpxord zmm2, zmm2, zmm13                                         ;   784.5 p5      40 t
        vgf2p8affineqb zmm2, zmm2, zmm14, 8                              ;   785.5 p0      41 t
        vpternlogd zmm10, zmm19, [rbp + 21376], 0x96                     ;   785.5 p5+p3   62 t
        vpternlogd zmm19, zmm16, [rbp + 23488], 0x96                     ;   786.5 p0+p2   62 t
        vmovdqu64 zmm12, [rbp + 15680]                                   ;   645.5 p3      61 r.7 reload
        vpxord zmm16, zmm22, zmm12                                       ;   786.5 p5      40 t
        vpxord zmm0, zmm0, zmm10                                         ;   787.5 p0      40 t
        vmovdqu64 zmm17, [rbp + 15616]                                   ;   646.0 p2      61 r.6 reload
        vmovdqu64 [rbp + 23488], zmm10                                   ;   786.5 p8+p9   62 t spill
        vpxord zmm10, zmm6, zmm17                                        ;   787.5 p5      40 t
        vpxord zmm17, zmm17, zmm7                                        ;   788.5 p0      40 t
        vgf2p8affineinvqb zmm2, zmm2, zmm23, 0x6e                        ;   789.5 p0      41 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 0x58                           ;   790.5 p0      23 t
        vpxord zmm12, zmm12, zmm26                                       ;   788.5 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm14, 8                            ;   791.5 p0      42 t
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   792.5 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   793.5 p0+p3   23 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   794.5 p0      21 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   795.5 p0      42 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   796.5 p0+p2   21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm23, 0x6e                      ;   797.5 p0      42 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   798.5 p0+p3   21 t
        vgf2p8affineinvqb zmm12, zmm12, zmm23, 0x6e                      ;   799.5 p0      42 t
        vpxord zmm23, zmm5, [rbp + 15424]                                ;   789.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   800.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   803.5 p0+p3   21 t
        vmovdqu64 [rbp + 21376], zmm5                                    ;   782.5 p7+p4   62 t spill
        vpxord zmm5, zmm1, [rbp + 15360]                                 ;   790.5 p5+p2   40 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   802.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   805.5 p0+p3   22 t
        vmovdqu64 [rbp + 21888], zmm1                                    ;   783.5 p8+p9   62 t spill
        vpxord zmm1, zmm27, [rbp + 15424]                                ;   791.5 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm14, 8                              ;   804.5 p0      21 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   807.5 p0+p3   21 t
        vmovdqu64 [rbp + 23168], zmm27                                   ;   784.5 p7+p4   62 t spill
        vpxord zmm27, zmm25, [rbp + 15552]                               ;   792.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm14, 8                            ;   806.5 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   809.5 p0+p3   22 t
        vpxord zmm14, zmm19, [rbp + 15488]                               ;   793.5 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm24, 0x58                         ;   808.5 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   811.5 p0+p3   23 t
        vmovdqu64 [rbp + 23744], zmm13                                   ;   784.5 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm10                                           ;   799.5         41 t copy
        vpternlogd zmm13, zmm4, zmm29, 0x96                              ;   799.5 p5      41 t
        vmovdqa64 zmm24, zmm16                                           ;   800.5         41 t copy
        vpternlogd zmm24, zmm29, zmm11, 0x96                             ;   800.5 p5      41 t
        vpternlogd zmm10, zmm24, zmm4, 0x96                              ;   801.5 p5      41 t
        vpternlogd zmm4, zmm20, zmm1, 0x96                               ;   810.5 p5      41 t
        vpxord zmm21, zmm21, zmm10                                       ;   802.5 p5      61 t
        vpternlogd zmm20, zmm13, zmm1, 0x96                              ;   810.5 p5      41 t
        vpternlogd zmm1, zmm3, zmm11, 0x96                               ;   810.5 p5      41 t
        vpternlogd zmm3, zmm11, zmm4, 0x96                               ;   811.5 p5      41 t
        vpternlogd zmm16, zmm29, zmm1, 0x96                              ;   811.5 p5      41 t
        vpxord zmm18, zmm18, zmm16                                       ;   812.5 p5      61 t
        vpxord zmm31, zmm31, zmm20                                       ;   811.5 p5      61 t
        vpxord zmm8, zmm8, zmm3                                          ;   812.5 p5      61 t
        vpternlogd zmm20, zmm24, [rbp + 22400], 0x96                     ;   811.5 p5+p2   61 t
        vpternlogd zmm3, zmm13, [rbp + 22784], 0x96                      ;   812.5 p5+p3   61 t
        vpternlogd zmm10, zmm1, [rbp + 22528], 0x96                      ;   811.5 p5+p2   61 t
        vpternlogd zmm16, zmm4, [rbp + 23360], 0x96                      ;   812.5 p5+p3   61 t
        vmovdqa64 zmm1, zmm17                                            ;   801.5         41 t copy
        vpternlogd zmm1, zmm2, zmm0, 0x96                                ;   810.5 p0      41 t
        vmovdqu64 zmm4, [rbp + 15744]                                    ;   664.2 p2      40 t
        vmovdqu64 zmm11, [rbp + 15744]                                   ;   664.5 p3      40 t
        vmovdqu64 zmm13, [rbp + 15808]                                   ;   665.2 p2      40 t
        vpxord zmm4, zmm4, zmm18                                         ;   813.5 p5      40 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512]       ;   665.5 p3      41 t reload
        vgf2p8affineqb zmm4, zmm4, zmm24, 8                              ;   814.5 p0      41 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 64]  ;   666.2 p2      41 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm29, 0x6e                        ;   817.5 p0      41 t
        vpxord zmm13, zmm13, zmm8                                        ;   813.5 p5      40 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   814.5 p0+p3   23 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   817.5 p0+p2   23 t
        vmovdqu64 [rbp + 23360], zmm8                                    ;   813.5 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm12                                            ;   802.5         41 t copy
        vpternlogd zmm8, zmm0, zmm5, 0x96                                ;   812.5 p5      41 t
        vpternlogd zmm17, zmm8, zmm2, 0x96                               ;   813.5 p5      41 t
        vpternlogd zmm2, zmm27, zmm23, 0x96                              ;   814.5 p5      41 t
        vpternlogd zmm27, zmm1, zmm23, 0x96                              ;   815.5 p0      41 t
        vpternlogd zmm23, zmm14, zmm5, 0x96                              ;   815.5 p5      41 t
        vpternlogd zmm14, zmm5, zmm2, 0x96                               ;   816.5 p0      41 t
        vpternlogd zmm12, zmm0, zmm23, 0x96                              ;   816.5 p5      41 t
        vpxord zmm15, zmm15, zmm17                                       ;   817.5 p0      61 t
        vpxord zmm28, zmm28, zmm27                                       ;   817.5 p5      61 t
        vpxord zmm30, zmm30, zmm12                                       ;   818.5 p0      61 t
        vpxord zmm9, zmm9, zmm14                                         ;   818.5 p5      61 t
        vpternlogd zmm27, zmm8, [rbp + 23680], 0x96                      ;   819.5 p0+p3   61 t
        vmovdqu64 zmm0, [rbp + 15808]                                    ;   669.3 p2      40 t
        vpternlogd zmm14, zmm1, [rbp + 24064], 0x96                      ;   819.5 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 15936]                                    ;   670.3 p2      62 l.3 reload
        vpxord zmm5, zmm21, zmm1                                         ;   820.5 p0      40 t
        vpternlogd zmm17, zmm23, [rbp + 24128], 0x96                     ;   820.5 p5+p3   61 t
        vpternlogd zmm12, zmm2, [rbp + 22976], 0x96                      ;   821.5 p0+p2   61 t
        vmovdqu64 zmm2, [rbp + 15872]                                    ;   672.0 p3      40 t
        vpxord zmm2, zmm2, zmm31                                         ;   821.5 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm24, 8                              ;   822.5 p0      21 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 8                              ;   823.5 p0      22 t
        vpxord zmm11, zmm11, zmm30                                       ;   822.5 p5      40 t
        vgf2p8affineqb zmm8, zmm11, zmm24, 8                             ;   824.5 p0      41 t
        vpxord zmm1, zmm1, zmm15                                         ;   823.5 p5      40 t
        vpxord zmm0, zmm0, zmm9                                          ;   824.5 p5      40 t
        vmovdqu64 zmm11, [rel camellia256_encrypt.T0_constants512 + 128] ;   673.8 p2      23 t reload
        vgf2p8affineqb zmm0, zmm0, zmm11, 0x58                           ;   825.5 p0      23 t
        vgf2p8affineqb zmm1, zmm1, zmm24, 8                              ;   826.5 p0      21 t
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x6e                        ;   827.5 p0      41 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 256] ;   676.8 p3      22 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm23, 0x37                        ;   828.5 p0      22 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   829.5 p0+p2   21 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   830.5 p0+p3   23 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   831.5 p0+p2   21 t
        vmovdqu64 [rbp + 22976], zmm15                                   ;   818.5 p8+p9   61 t spill
        vpxord zmm15, zmm20, [rbp + 16064]                               ;   825.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm24, 8                            ;   832.5 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm23, 0x37                      ;   835.5 p0      22 t
        vmovdqu64 [rbp + 24128], zmm21                                   ;   803.5 p7+p4   61 t spill
        vpxord zmm21, zmm3, [rbp + 16000]                                ;   826.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm11, 0x58                         ;   834.5 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   837.5 p0+p3   23 t
        vmovdqu64 [rbp + 24064], zmm31                                   ;   812.5 p8+p9   61 t spill
        vpxord zmm31, zmm10, [rbp + 16128]                               ;   827.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm24, 8                            ;   836.5 p0      21 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   839.5 p0+p3   21 t
        vmovdqu64 [rbp + 23680], zmm10                                   ;   812.5 p7+p4   61 t spill
        vpxord zmm10, zmm16, [rbp + 16192]                               ;   828.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm24, 8                            ;   838.5 p0      42 t
        vgf2p8affineinvqb zmm10, zmm10, zmm29, 0x6e                      ;   841.5 p0      42 t
        vmovdqu64 [rbp + 22528], zmm16                                   ;   813.5 p8+p9   61 t spill
        vpxord zmm16, zmm14, [rbp + 16000]                               ;   829.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, zmm11, 0x58                         ;   840.5 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   843.5 p0+p2   23 t
        vpxord zmm11, zmm27, [rbp + 16064]                               ;   830.5 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm24, 8                            ;   842.5 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm23, 0x37                      ;   845.5 p0      22 t
        vmovdqu64 [rbp + 22784], zmm27                                   ;   820.5 p7+p4   61 t spill
        vpxord zmm27, zmm17, [rbp + 16128]                               ;   831.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm24, 8                            ;   844.5 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   847.5 p0+p3   21 t
        vmovdqu64 [rbp + 22400], zmm17                                   ;   821.5 p8+p9   61 t spill
        vpxord zmm17, zmm28, [rbp + 15872]                               ;   832.5 p5+p2   40 t
        vmovdqu64 [rbp + 23296], zmm28                                   ;   818.5 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 21760]                                   ;   770.5 p3      47 y
        vmovdqu64 [rbp + 21760], zmm9                                    ;   819.5 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 23744]                                    ;   784.5 p2      47 y
        vmovdqu64 [rbp + 23744], zmm20                                   ;   812.5 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 22592]                                   ;   764.5 p3      47 y
        vmovdqu64 [rbp + 22592], zmm14                                   ;   820.5 p8+p9   61 t spill
        vmovdqu64 zmm14, [rbp + 23488]                                   ;   786.5 p2      47 y
        vgf2p8affineqb zmm17, zmm17, zmm24, 8                            ;   846.5 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, zmm23, 0x37                      ;   849.5 p0      22 t
        vpxord zmm23, zmm12, [rbp + 16192]                               ;   833.5 p5+p3   40 t
        vmovdqu64 [rbp + 23488], zmm12                                   ;   822.5 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 23232]                                   ;   769.5 p2      47 y
        vmovdqu64 [rbp + 23232], zmm30                                   ;   819.5 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 21888]                                   ;   783.5 p3      47 y
        vmovdqu64 [rbp + 21888], zmm3                                    ;   813.5 p7+p4   61 t spill
        vmovdqu64 zmm3, [rbp + 23168]                                    ;   784.5 p2      47 y
        vmovdqu64 [rbp + 23168], zmm18                                   ;   813.5 p8+p9   61 t spill
        vmovdqu64 zmm18, [rbp + 21376]                                   ;   782.5 p3      47 y
        vgf2p8affineqb zmm23, zmm23, zmm24, 8                            ;   848.5 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm29, 0x6e                      ;   851.5 p0      42 t
        vmovdqa64 zmm29, zmm4                                            ;   820.5         41 t copy
        vpternlogd zmm29, zmm15, zmm5, 0x96                              ;   838.5 p5      41 t
        vmovdqa64 zmm24, zmm21                                           ;   840.5         41 t copy
        vpternlogd zmm24, zmm2, zmm5, 0x96                               ;   840.5 p5      41 t
        vpternlogd zmm21, zmm29, zmm2, 0x96                              ;   840.5 p5      41 t
        vpternlogd zmm2, zmm10, zmm13, 0x96                              ;   844.5 p5      41 t
        vpternlogd zmm10, zmm24, zmm13, 0x96                             ;   844.5 p5      41 t
        vpternlogd zmm29, zmm22, zmm10, 0x96                             ;   845.5 p5      62 t
        vpternlogd zmm13, zmm31, zmm4, 0x96                              ;   842.5 p5      41 t
        vpternlogd zmm15, zmm5, zmm13, 0x96                              ;   843.5 p5      41 t
        vpternlogd zmm31, zmm4, zmm2, 0x96                               ;   845.5 p5      41 t
        vmovdqu64 zmm4, [rbp + 23168]                                    ;   813.5 p2      61 t reload
        vmovdqu64 zmm5, [rbp + 21888]                                    ;   813.5 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 16768]                                   ;   697.0 p2      51 x
        vpternlogd zmm22, zmm5, zmm4, 0x36                               ;   843.5 p5      51 x
        vpternlogd zmm24, zmm6, zmm31, 0x96                              ;   846.5 p5      62 t
        vpxord zmm28, zmm28, zmm10                                       ;   845.5 p5      47 y
        vmovdqu64 zmm5, [rbp + 23232]                                    ;   819.5 p3      61 t reload
        vmovdqu64 zmm6, [rbp + 22592]                                    ;   820.5 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 16768]                                   ;   698.2 p3      51 x
        vpternlogd zmm10, zmm6, zmm5, 0x36                               ;   846.5 p5      51 x
        vpxord zmm3, zmm3, zmm31                                         ;   847.5 p5      47 y
        vpxord zmm20, zmm20, zmm21                                       ;   848.5 p5      47 y
        vpternlogd zmm21, zmm13, [rbp + 21568], 0x96                     ;   849.5 p5+p2   62 t
        vmovdqu64 zmm6, [rbp + 23360]                                    ;   813.5 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 23744]                                   ;   812.5 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 16832]                                   ;   700.5 p3      51 x
        vpternlogd zmm31, zmm13, zmm6, 0x36                              ;   850.5 p0      51 x
        vpternlogd zmm2, zmm15, [rbp + 23872], 0x96                      ;   850.5 p5+p2   62 t
        vpxord zmm12, zmm12, zmm15                                       ;   851.5 p0      47 y
        vmovdqu64 zmm13, [rbp + 16704]                                   ;   701.5 p3      71 d.7 reload
        vpandd zmm15, zmm29, zmm13                                       ;   851.5 p5      47 y
        vpandd zmm6, zmm24, [rbp + 16640]                                ;   852.5 p0+p2   47 y
        vpandd zmm5, zmm21, [rbp + 16512]                                ;   852.5 p5+p3   47 y
        vmovdqa64 zmm4, zmm8                                             ;   830.5         41 t copy
        vpternlogd zmm4, zmm11, zmm1, 0x96                               ;   853.5 p0      41 t
        vmovdqu64 [rbp + 23872], zmm31                                   ;   851.5 p7+p4   51 x spill
        vpandd zmm31, zmm2, [rbp + 16576]                                ;   853.5 p5+p2   47 y
        vmovdqu64 [rbp + 23744], zmm10                                   ;   847.5 p8+p9   51 x spill
        vmovdqu64 zmm10, [rbp + 23872]                                   ;   851.5 p3      52 x
        vpandd zmm10, zmm10, [rbp + 17088]                               ;   857.5 p0+p2   52 x
        vmovdqu64 [rbp + 21568], zmm10                                   ;   858.5 p7+p4   52 x spill
        vmovdqu64 zmm10, [rbp + 23744]                                   ;   847.5 p3      52 x
        vpandd zmm10, zmm10, [rbp + 17024]                               ;   854.5 p5+p2   52 x
        vmovdqu64 [rbp + 22592], zmm10                                   ;   855.5 p8+p9   52 x spill
        vmovdqa64 zmm10, zmm27                                           ;   850.5         41 t copy
        vpternlogd zmm10, zmm8, zmm0, 0x96                               ;   855.5 p0      41 t
        vpternlogd zmm11, zmm10, zmm1, 0x96                              ;   856.5 p5      41 t
        vpternlogd zmm1, zmm16, zmm17, 0x96                              ;   856.5 p0      41 t
        vpternlogd zmm16, zmm4, zmm17, 0x96                              ;   856.5 p5      41 t
        vpternlogd zmm10, zmm19, zmm16, 0x96                             ;   857.5 p0      62 t
        vpternlogd zmm17, zmm23, zmm0, 0x96                              ;   857.5 p5      41 t
        vmovdqu64 zmm19, [rbp + 22592]                                   ;   855.5 p3      52 x
        vpaddb zmm19, zmm19, [rbp + 22592]                               ;   861.5 p0+p2   52 x
        vpternlogd zmm23, zmm0, zmm1, 0x96                               ;   858.5 p5      41 t
        vmovdqu64 zmm0, [rbp + 21568]                                    ;   858.5 p3      52 x
        vpaddb zmm0, zmm0, [rbp + 21568]                                 ;   864.5 p0+p2   52 x
        vpternlogd zmm27, zmm8, zmm17, 0x96                              ;   859.5 p5      41 t
        vpternlogd zmm17, zmm25, zmm11, 0x96                             ;   860.5 p0      62 t
        vmovdqu64 zmm8, [rel camellia256_encrypt.T0_constants512 + 384]  ;   714.7 p3      47 y reload
        vmovdqu64 zmm25, [rbp + 22592]                                   ;   855.5 p2      52 x reload
        vgf2p8affineqb zmm25, zmm25, zmm8, 0                             ;   861.5 p0      52 x
        vpternlogd zmm4, zmm26, zmm23, 0x96                              ;   860.5 p5      62 t
        vpternlogd zmm1, zmm7, zmm27, 0x96                               ;   861.5 p5      62 t
        vmovdqu64 zmm7, [rbp + 21568]                                    ;   858.5 p3      52 x reload
        vgf2p8affineqb zmm7, zmm7, zmm8, 0                               ;   864.5 p0      52 x
        vpxord zmm14, zmm14, zmm16                                       ;   862.5 p5      47 y
        vpxord zmm30, zmm30, zmm11                                       ;   863.5 p0      47 y
        vmovdqu64 zmm11, [rbp + 21760]                                   ;   819.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 22784]                                   ;   820.5 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 16832]                                   ;   720.5 p2      51 x
        vpternlogd zmm26, zmm16, zmm11, 0x36                             ;   863.5 p5      51 x
        vpxord zmm9, zmm9, zmm23                                         ;   864.5 p0      47 y
        vpxord zmm18, zmm18, zmm27                                       ;   864.5 p5      47 y
        vmovdqu64 zmm16, [rbp + 24064]                                   ;   812.5 p3      61 t reload
        vmovdqu64 zmm23, [rbp + 23680]                                   ;   812.5 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 16896]                                   ;   721.7 p3      51 x
        vpternlogd zmm27, zmm23, zmm16, 0x36                             ;   865.5 p0      51 x
        vpandd zmm13, zmm13, zmm4                                        ;   865.5 p5      47 y
        vgf2p8affineqb zmm23, zmm15, zmm8, 0                             ;   866.5 p0      47 y
        vgf2p8affineqb zmm16, zmm5, zmm8, 0                              ;   867.5 p0      47 y
        vpaddb zmm5, zmm5, zmm5                                          ;   866.5 p5      47 y
        vpternlogd zmm23, zmm5, zmm28, 0x96                              ;   869.5 p5      47 y
        vpaddb zmm5, zmm15, zmm15                                        ;   868.5 p0      47 y
        vpandd zmm15, zmm10, [rbp + 16512]                               ;   868.5 p5+p2   47 y
        vgf2p8affineqb zmm28, zmm6, zmm8, 0                              ;   869.5 p0      47 y
        vpternlogd zmm28, zmm5, zmm3, 0x96                               ;   872.5 p5      47 y
        vpaddb zmm3, zmm6, zmm6                                          ;   870.5 p0      47 y
        vgf2p8affineqb zmm5, zmm31, zmm8, 0                              ;   871.5 p0      47 y
        vpternlogd zmm5, zmm3, zmm12, 0x96                               ;   874.5 p5      47 y
        vmovdqu64 zmm3, [rbp + 23296]                                    ;   818.5 p3      61 t reload
        vmovdqu64 zmm6, [rbp + 22400]                                    ;   821.5 p2      61 t reload
        vmovdqu64 zmm12, [rbp + 16896]                                   ;   724.2 p3      51 x
        vpternlogd zmm12, zmm6, zmm3, 0x36                               ;   871.5 p5      51 x
        vpaddb zmm6, zmm31, zmm31                                        ;   872.5 p0      47 y
        vpternlogd zmm16, zmm6, zmm20, 0x96                              ;   873.5 p5      47 y
        vmovdqu64 zmm6, [rbp + 24128]                                    ;   803.5 p2      61 t reload
        vmovdqu64 zmm20, [rbp + 22528]                                   ;   813.5 p3      61 t reload
        vmovdqu64 zmm31, [rbp + 16960]                                   ;   725.5 p2      51 x
        vpternlogd zmm31, zmm20, zmm6, 0x36                              ;   873.5 p0      51 x
        vpandd zmm20, zmm22, [rbp + 17024]                               ;   873.5 p5+p3   52 x
        vpandd zmm6, zmm17, [rbp + 16576]                                ;   874.5 p0+p2   47 y
        vpandd zmm3, zmm1, [rbp + 16640]                                 ;   874.5 p5+p3   47 y
        vgf2p8affineqb zmm11, zmm13, zmm8, 0                             ;   875.5 p0      47 y
        vpaddb zmm13, zmm13, zmm13                                       ;   875.5 p5      47 y
        vmovdqu64 [rbp + 22528], zmm22                                   ;   844.5 p7+p4   51 x spill
        vgf2p8affineqb zmm22, zmm15, zmm8, 0                             ;   876.5 p0      47 y
        vpaddb zmm15, zmm15, zmm15                                       ;   876.5 p5      47 y
        vpternlogd zmm11, zmm15, zmm9, 0x96                              ;   878.5 p0      47 y
        vmovdqu64 zmm9, [rbp + 16256]                                    ;   727.5 p2      71 d.0 reload
        vpternlogd zmm21, zmm23, zmm9, 0x1e                              ;   877.5 p5      48 y
        vpternlogd zmm9, zmm10, zmm11, 0x36                              ;   879.5 p0      48 y
        vgf2p8affineqb zmm10, zmm6, zmm8, 0                              ;   879.5 p0      47 y
        vpaddb zmm6, zmm6, zmm6                                          ;   878.5 p5      47 y
        vpternlogd zmm22, zmm6, zmm14, 0x96                              ;   879.5 p5      47 y
        vmovdqu64 zmm6, [rbp + 22976]                                    ;   818.5 p3      61 t reload
        vmovdqu64 zmm14, [rbp + 23488]                                   ;   822.5 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 16960]                                   ;   729.2 p3      51 x
        vpternlogd zmm15, zmm14, zmm6, 0x36                              ;   880.5 p0      51 x
        vmovdqu64 zmm14, [rbp + 16320]                                   ;   729.5 p2      71 d.1 reload
        vpternlogd zmm2, zmm16, zmm14, 0x1e                              ;   880.5 p5      48 y
        vpternlogd zmm14, zmm17, zmm22, 0x36                             ;   881.5 p0      48 y
        vmovdqu64 zmm17, [rbp + 16448]                                   ;   730.2 p3      71 d.3 reload
        vpternlogd zmm29, zmm28, zmm17, 0x1e                             ;   881.5 p5      48 y
        vpternlogd zmm24, zmm5, [rbp + 16384], 0x1e                      ;   882.5 p0+p2   48 y
        vgf2p8affineqb zmm6, zmm3, zmm8, 0                               ;   883.5 p0      47 y
        vpternlogd zmm6, zmm13, zmm18, 0x96                              ;   886.5 p5      47 y
        vpternlogd zmm17, zmm4, zmm6, 0x36                               ;   887.5 p5      48 y
        vmovdqu64 zmm4, [rbp + 17088]                                    ;   731.2 p3      52 x
        vpandd zmm4, zmm4, zmm26                                         ;   884.5 p0      52 x
        vpaddb zmm3, zmm3, zmm3                                          ;   884.5 p5      47 y
        vpternlogd zmm10, zmm3, zmm30, 0x96                              ;   885.5 p0      47 y
        vmovdqu64 zmm3, [rbp + 17152]                                    ;   731.5 p2      71 y.6 reload
        vpandd zmm13, zmm27, zmm3                                        ;   885.5 p5      52 x
        vpandd zmm3, zmm3, zmm12                                         ;   886.5 p0      52 x
        vmovdqu64 zmm18, [rbp + 17216]                                   ;   732.2 p3      71 y.7 reload
        vpandd zmm30, zmm31, zmm18                                       ;   886.5 p5      52 x
        vpandd zmm18, zmm18, zmm15                                       ;   887.5 p0      52 x
        vpternlogd zmm1, zmm10, [rbp + 16384], 0x1e                      ;   887.5 p5+p2   48 y
        vmovdqu64 [rbp + 23488], zmm15                                   ;   881.5 p8+p9   51 x spill
        vgf2p8affineqb zmm15, zmm20, zmm8, 0                             ;   888.5 p0      52 x
        vpaddb zmm20, zmm20, zmm20                                       ;   888.5 p5      52 x
        vmovdqu64 [rbp + 22400], zmm31                                   ;   874.5 p7+p4   51 x spill
        vpxord zmm31, zmm23, [rbp + 17280]                               ;   889.5 p0+p3   40 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512], 8 ;   890.5 p0+p2   41 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   893.5 p0+p3   41 t
        vmovdqu64 [rbp + 23680], zmm23                                   ;   870.5 p8+p9   47 y spill
        vpxord zmm23, zmm16, [rbp + 17344]                               ;   889.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   892.5 p0+p3   23 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   895.5 p0+p2   23 t
        vmovdqu64 [rbp + 22784], zmm16                                   ;   874.5 p7+p4   47 y spill
        vpxord zmm16, zmm28, [rbp + 17472]                               ;   890.5 p5+p3   40 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512], 8 ;   894.5 p0+p2   21 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   897.5 p0+p3   21 t
        vmovdqu64 [rbp + 21568], zmm28                                   ;   873.5 p8+p9   47 y spill
        vpxord zmm28, zmm5, [rbp + 17408]                                ;   891.5 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512], 8 ;   896.5 p0+p3   22 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   899.5 p0+p2   22 t
        vmovdqu64 [rbp + 22592], zmm5                                    ;   875.5 p7+p4   47 y spill
        vpxord zmm5, zmm21, [rbp + 17536]                                ;   892.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   898.5 p0+p2   23 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   901.5 p0+p3   23 t
        vmovdqu64 [rbp + 21888], zmm21                                   ;   878.5 p8+p9   48 y spill
        vgf2p8affineqb zmm21, zmm30, zmm8, 0                             ;   900.5 p0      52 x
        vmovdqu64 [rbp + 21376], zmm12                                   ;   872.5 p7+p4   51 x spill
        vgf2p8affineqb zmm12, zmm4, zmm8, 0                              ;   901.5 p0      52 x
        vpaddb zmm4, zmm4, zmm4                                          ;   893.5 p5      52 x
        vmovdqu64 [rbp + 24000], zmm27                                   ;   866.5 p8+p9   51 x spill
        vpxord zmm27, zmm9, [rbp + 17536]                                ;   894.5 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   902.5 p0+p3   23 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   905.5 p0+p2   23 t
        vmovdqu64 [rbp + 23808], zmm9                                    ;   880.5 p7+p4   48 y spill
        vgf2p8affineqb zmm9, zmm18, zmm8, 0                              ;   904.5 p0      52 x
        vmovdqu64 [rbp + 22016], zmm26                                   ;   864.5 p8+p9   51 x spill
        vgf2p8affineqb zmm26, zmm13, zmm8, 0                             ;   905.5 p0      52 x
        vgf2p8affineqb zmm8, zmm3, zmm8, 0                               ;   906.5 p0      52 x
        vpaddb zmm13, zmm13, zmm13                                       ;   895.5 p5      52 x
        vmovdqu64 [rbp + 22080], zmm8                                    ;   909.5 p7+p4   52 x spill
        vpxord zmm8, zmm2, [rbp + 17600]                                 ;   896.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512], 8 ;   907.5 p0+p2   22 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   910.5 p0+p3   22 t
        vpaddb zmm3, zmm3, zmm3                                          ;   897.5 p5      52 x
        vmovdqu64 [rbp + 23424], zmm2                                    ;   881.5 p8+p9   48 y spill
        vpxord zmm2, zmm11, [rbp + 17280]                                ;   898.5 p5+p2   40 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512], 8 ;   909.5 p0+p3   41 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   912.5 p0+p2   41 t
        vmovdqu64 [rbp + 23040], zmm11                                   ;   879.5 p7+p4   47 y spill
        vpxord zmm11, zmm14, [rbp + 17600]                               ;   899.5 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512], 8 ;   911.5 p0+p2   22 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   914.5 p0+p3   22 t
        vpaddb zmm30, zmm30, zmm30                                       ;   900.5 p5      52 x
        vmovdqu64 [rbp + 21824], zmm14                                   ;   882.5 p8+p9   48 y spill
        vpxord zmm14, zmm29, [rbp + 17728]                               ;   901.5 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512], 8 ;   913.5 p0+p3   42 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   916.5 p0+p2   42 t
        vmovdqu64 [rbp + 23104], zmm29                                   ;   882.5 p7+p4   48 y spill
        vpxord zmm29, zmm24, [rbp + 17664]                               ;   902.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512], 8 ;   915.5 p0+p2   21 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   918.5 p0+p3   21 t
        vpaddb zmm18, zmm18, zmm18                                       ;   903.5 p5      52 x
        vmovdqu64 [rbp + 22208], zmm24                                   ;   883.5 p8+p9   48 y spill
        vpxord zmm24, zmm22, [rbp + 17344]                               ;   904.5 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;   917.5 p0+p3   23 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;   920.5 p0+p2   23 t
        vmovdqu64 [rbp + 22656], zmm22                                   ;   880.5 p7+p4   47 y spill
        vpxord zmm22, zmm17, [rbp + 17728]                               ;   905.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512], 8 ;   919.5 p0+p2   42 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   922.5 p0+p3   42 t
        vmovdqu64 [rbp + 23552], zmm17                                   ;   888.5 p8+p9   48 y spill
        vpxord zmm17, zmm1, [rbp + 17664]                                ;   906.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512], 8 ;   921.5 p0+p3   21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   924.5 p0+p2   21 t
        vmovdqu64 [rbp + 21952], zmm1                                    ;   888.5 p7+p4   48 y spill
        vpxord zmm1, zmm10, [rbp + 17408]                                ;   907.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512], 8 ;   923.5 p0+p2   22 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   926.5 p0+p3   22 t
        vmovdqu64 [rbp + 21504], zmm10                                   ;   886.5 p8+p9   47 y spill
        vpxord zmm10, zmm6, [rbp + 17472]                                ;   908.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512], 8 ;   925.5 p0+p3   21 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   928.5 p0+p2   21 t
        vpternlogd zmm15, zmm0, [rbp + 23360], 0x96                      ;   909.5 p5+p3   61 t
        vpternlogd zmm25, zmm4, [rbp + 21760], 0x96                      ;   910.5 p5+p2   61 t
        vpternlogd zmm7, zmm13, [rbp + 24064], 0x96                      ;   911.5 p5+p3   61 t
        vpternlogd zmm21, zmm20, [rbp + 23168], 0x96                     ;   912.5 p5+p2   61 t
        vpternlogd zmm12, zmm3, [rbp + 23296], 0x96                      ;   913.5 p5+p3   61 t
        vpternlogd zmm9, zmm19, [rbp + 23232], 0x96                      ;   914.5 p5+p2   61 t
        vpternlogd zmm26, zmm30, [rbp + 24128], 0x96                     ;   915.5 p5+p3   61 t
        vmovdqa64 zmm0, zmm5                                             ;   904.5         41 t copy
        vpternlogd zmm0, zmm28, zmm16, 0x96                              ;   916.5 p5      41 t
        vmovdqu64 zmm3, [rbp + 18048]                                    ;   766.5 p2      40 t
        vmovdqu64 zmm4, [rbp + 18048]                                    ;   766.8 p3      40 t
        vmovdqu64 zmm13, [rbp + 18112]                                   ;   767.5 p2      40 t
        vmovdqu64 zmm19, [rbp + 18112]                                   ;   767.8 p3      40 t
        vmovdqu64 zmm20, [rbp + 22080]                                   ;   909.5 p2      52 x reload
        vpternlogd zmm18, zmm20, [rbp + 22976], 0x96                     ;   917.5 p5+p3   61 t
        vmovdqa64 zmm20, zmm31                                           ;   896.5         41 t copy
        vpternlogd zmm20, zmm8, zmm16, 0x96                              ;   918.5 p5      41 t
        vpternlogd zmm5, zmm20, zmm28, 0x96                              ;   919.5 p5      41 t
        vpternlogd zmm28, zmm14, zmm23, 0x96                             ;   920.5 p5      41 t
        vpternlogd zmm14, zmm0, zmm23, 0x96                              ;   921.5 p5      41 t
        vpternlogd zmm23, zmm29, zmm31, 0x96                             ;   922.5 p5      41 t
        vpternlogd zmm29, zmm31, zmm28, 0x96                             ;   923.5 p5      41 t
        vpternlogd zmm8, zmm16, zmm23, 0x96                              ;   924.5 p5      41 t
        vmovdqu64 zmm16, [rbp + 18176]                                   ;   769.5 p2      40 t
        vpternlogd zmm23, zmm5, [rbp + 22528], 0x96                      ;   925.5 p5+p3   61 t
        vpxord zmm3, zmm3, zmm23                                         ;   926.5 p5      40 t
        vpternlogd zmm20, zmm14, [rbp + 22400], 0x96                     ;   927.5 p0+p2   61 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 128] ;   770.8 p3      23 t reload
        vgf2p8affineqb zmm3, zmm3, zmm30, 0x58                           ;   928.5 p0      23 t
        vpternlogd zmm0, zmm29, [rbp + 24000], 0x96                      ;   927.5 p5+p2   61 t
        vpxord zmm16, zmm16, zmm0                                        ;   928.5 p5      40 t
        vpternlogd zmm28, zmm8, [rbp + 23872], 0x96                      ;   929.5 p0+p3   61 t
        vpxord zmm13, zmm13, zmm28                                       ;   930.5 p5      40 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 192] ;   772.5 p2      23 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm31, 0x6e                        ;   931.5 p0      23 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512], 8 ;   931.5 p0+p3   22 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512], 8 ;   932.5 p0+p2   21 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   934.5 p0+p3   22 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   935.5 p0+p2   21 t
        vmovdqu64 [rbp + 23872], zmm0                                    ;   928.5 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm17                                            ;   927.5         41 t copy
        vpternlogd zmm0, zmm2, zmm24, 0x96                               ;   930.5 p5      41 t
        vmovdqu64 [rbp + 24000], zmm28                                   ;   930.5 p8+p9   61 t spill
        vmovdqa64 zmm28, zmm22                                           ;   925.5         41 t copy
        vpternlogd zmm28, zmm24, zmm1, 0x96                              ;   931.5 p5      41 t
        vpternlogd zmm17, zmm28, zmm2, 0x96                              ;   932.5 p5      41 t
        vpternlogd zmm2, zmm11, zmm10, 0x96                              ;   933.5 p5      41 t
        vpternlogd zmm11, zmm0, zmm10, 0x96                              ;   934.5 p5      41 t
        vpternlogd zmm10, zmm27, zmm1, 0x96                              ;   935.5 p0      41 t
        vpternlogd zmm27, zmm1, zmm2, 0x96                               ;   935.5 p5      41 t
        vpternlogd zmm22, zmm24, zmm10, 0x96                             ;   936.5 p0      41 t
        vpternlogd zmm28, zmm11, [rbp + 22016], 0x96                     ;   936.5 p5+p3   61 t
        vpxord zmm19, zmm19, zmm28                                       ;   937.5 p0      40 t
        vpternlogd zmm0, zmm27, [rbp + 23744], 0x96                      ;   937.5 p5+p2   61 t
        vpxord zmm4, zmm4, zmm0                                          ;   938.5 p0      40 t
        vgf2p8affineqb zmm1, zmm4, zmm30, 0x58                           ;   939.5 p0      23 t
        vmovdqu64 zmm4, [rel camellia256_encrypt.T0_constants512]        ;   778.5 p3      41 t reload
        vgf2p8affineqb zmm19, zmm19, zmm4, 8                             ;   940.5 p0      22 t
        vpternlogd zmm10, zmm17, [rbp + 21376], 0x96                     ;   938.5 p5+p2   61 t
        vpternlogd zmm2, zmm22, [rbp + 23488], 0x96                      ;   939.5 p5+p3   61 t
        vgf2p8affineinvqb zmm1, zmm1, zmm31, 0x6e                        ;   942.5 p0      23 t
        vmovdqu64 zmm24, [rbp + 18240]                                   ;   780.7 p2      62 l.7 reload
        vmovdqu64 [rbp + 23488], zmm28                                   ;   937.5 p7+p4   61 t spill
        vpxord zmm28, zmm20, zmm24                                       ;   940.5 p5      40 t
        vpxord zmm24, zmm24, zmm2                                        ;   941.5 p5      40 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   943.5 p0+p3   22 t
        vgf2p8affineqb zmm28, zmm28, zmm4, 8                             ;   943.5 p0      42 t
        vgf2p8affineqb zmm24, zmm24, zmm4, 8                             ;   944.5 p0      42 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   946.5 p0+p2   42 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   947.5 p0+p3   42 t
        vmovdqu64 [rbp + 21376], zmm2                                    ;   940.5 p8+p9   61 t spill
        vpxord zmm2, zmm10, [rbp + 18176]                                ;   942.5 p5+p2   40 t
        vgf2p8affineqb zmm2, zmm2, zmm4, 8                               ;   947.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   950.5 p0+p3   21 t
        vmovdqu64 [rbp + 23744], zmm20                                   ;   928.5 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm15                                           ;   910.5         40 t copy
        vpternlogd zmm20, zmm5, [rbp + 17856], 0x96                      ;   943.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm30, 0x58                         ;   949.5 p0      23 t
        vgf2p8affineinvqb zmm20, zmm20, zmm31, 0x6e                      ;   952.5 p0      23 t
        vmovdqu64 [rbp + 22016], zmm10                                   ;   939.5 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm21                                           ;   913.5         40 t copy
        vpternlogd zmm10, zmm14, [rbp + 17792], 0x96                     ;   944.5 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm4, 8                             ;   951.5 p0      41 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   954.5 p0+p2   41 t
        vmovdqu64 [rbp + 22400], zmm0                                    ;   938.5 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm16                                            ;   938.5         41 t copy
        vpternlogd zmm0, zmm10, zmm20, 0x96                              ;   957.5 p5      41 t
        vmovdqu64 [rbp + 22528], zmm23                                   ;   926.5 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm26                                           ;   916.5         40 t copy
        vpternlogd zmm23, zmm29, [rbp + 17984], 0x96                     ;   946.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm4, 8                             ;   953.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   956.5 p0+p2   21 t
        vmovdqu64 [rbp + 22976], zmm26                                   ;   916.5 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm10                                           ;   957.5         41 t copy
        vpternlogd zmm26, zmm13, zmm23, 0x96                             ;   959.5 p5      41 t
        vpternlogd zmm13, zmm0, zmm23, 0x96                              ;   959.5 p5      41 t
        vmovdqu64 [rbp + 22080], zmm29                                   ;   924.5 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm7                                            ;   912.5         40 t copy
        vpternlogd zmm29, zmm8, [rbp + 17920], 0x96                      ;   949.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm4, 8                             ;   955.5 p0      22 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   958.5 p0+p2   22 t
        vpternlogd zmm23, zmm3, zmm29, 0x96                              ;   961.5 p5      41 t
        vpternlogd zmm3, zmm26, zmm29, 0x96                              ;   961.5 p5      41 t
        vpternlogd zmm29, zmm28, zmm20, 0x96                             ;   961.5 p5      41 t
        vpternlogd zmm28, zmm20, zmm23, 0x96                             ;   962.5 p5      41 t
        vpternlogd zmm16, zmm10, zmm29, 0x96                             ;   962.5 p5      41 t
        vmovdqa64 zmm10, zmm18                                           ;   918.5         40 t copy
        vpternlogd zmm10, zmm17, [rbp + 17984], 0x96                     ;   955.5 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm4, 8                             ;   957.5 p0      21 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 320] ;   792.2 p2      21 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm20, 0xdc                      ;   960.5 p0      21 t
        vpternlogd zmm0, zmm3, [rbp + 21888], 0x96                       ;   962.5 p5+p3   62 t
        vpternlogd zmm29, zmm13, [rbp + 23424], 0x96                     ;   962.5 p5+p2   62 t
        vpternlogd zmm23, zmm16, [rbp + 22208], 0x96                     ;   963.5 p5+p3   62 t
        vpternlogd zmm26, zmm28, [rbp + 23104], 0x96                     ;   963.5 p0+p2   62 t
        vpxord zmm20, zmm0, [rbp + 18560]                                ;   963.5 p5+p3   40 t
        vmovdqu64 [rbp + 23104], zmm0                                    ;   963.5 p7+p4   62 t spill
        vpxord zmm0, zmm29, [rbp + 18624]                                ;   963.5 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;   963.5 p8+p9   62 t spill
        vpxord zmm29, zmm23, [rbp + 18688]                               ;   964.5 p5+p3   40 t
        vmovdqu64 [rbp + 23424], zmm23                                   ;   964.5 p7+p4   62 t spill
        vpxord zmm23, zmm26, [rbp + 18752]                               ;   964.5 p0+p2   40 t
        vmovdqu64 [rbp + 21888], zmm26                                   ;   964.5 p8+p9   62 t spill
        vmovdqa64 zmm26, zmm12                                           ;   914.5         40 t copy
        vpternlogd zmm26, zmm11, [rbp + 17920], 0x96                     ;   961.5 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm4, 8                             ;   962.5 p0      22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   965.5 p0+p2   22 t
        vmovdqu64 [rbp + 24128], zmm18                                   ;   918.5 p7+p4   61 t spill
        vmovdqa64 zmm18, zmm1                                            ;   945.5         41 t copy
        vpternlogd zmm18, zmm26, zmm10, 0x96                             ;   968.5 p5      41 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;   933.5 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm25                                           ;   911.5         40 t copy
        vpternlogd zmm17, zmm27, [rbp + 17856], 0x96                     ;   963.5 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm30, 0x58                         ;   964.5 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0x6e                      ;   967.5 p0      23 t
        vmovdqa64 zmm31, zmm24                                           ;   950.5         41 t copy
        vpternlogd zmm31, zmm17, zmm26, 0x96                             ;   970.5 p5      41 t
        vpternlogd zmm24, zmm18, zmm17, 0x96                             ;   970.5 p5      41 t
        vmovdqa64 zmm30, zmm9                                            ;   915.5         40 t copy
        vpternlogd zmm30, zmm22, [rbp + 17792], 0x96                     ;   966.5 p0+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm4, 8                             ;   967.5 p0      41 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   970.5 p0+p3   41 t
        vpternlogd zmm17, zmm2, zmm30, 0x96                              ;   973.5 p5      41 t
        vpternlogd zmm2, zmm31, zmm30, 0x96                              ;   973.5 p5      41 t
        vpternlogd zmm30, zmm19, zmm10, 0x96                             ;   973.5 p5      41 t
        vpternlogd zmm1, zmm26, zmm30, 0x96                              ;   974.5 p0      41 t
        vpternlogd zmm19, zmm10, zmm17, 0x96                             ;   974.5 p5      41 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512 + 128] ;   817.0 p2      23 t reload
        vgf2p8affineqb zmm20, zmm20, zmm10, 0x58                         ;   970.5 p0      23 t
        vgf2p8affineqb zmm0, zmm0, zmm4, 8                               ;   971.5 p0      22 t
        vgf2p8affineqb zmm26, zmm29, zmm4, 8                             ;   972.5 p0      21 t
        vgf2p8affineqb zmm23, zmm23, zmm4, 8                             ;   973.5 p0      42 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 192] ;   817.8 p3      23 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm29, 0x6e                      ;   974.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   975.5 p0+p2   22 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   976.5 p0+p3   21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   977.5 p0+p2   42 t
        vpternlogd zmm17, zmm1, [rbp + 23808], 0x96                      ;   975.5 p5+p3   62 t
        vpternlogd zmm18, zmm2, [rbp + 21952], 0x96                      ;   974.5 p5+p2   62 t
        vpternlogd zmm31, zmm19, [rbp + 21824], 0x96                     ;   975.5 p5+p3   62 t
        vpternlogd zmm30, zmm24, [rbp + 23552], 0x96                     ;   974.5 p5+p2   62 t
        vmovdqu64 [rbp + 23552], zmm12                                   ;   914.5 p7+p4   61 t spill
        vpxord zmm12, zmm17, [rbp + 18560]                               ;   976.5 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm10, 0x58                         ;   978.5 p0      23 t
        vgf2p8affineinvqb zmm12, zmm12, zmm29, 0x6e                      ;   981.5 p0      23 t
        vmovdqu64 [rbp + 21824], zmm17                                   ;   976.5 p8+p9   62 t spill
        vpxord zmm17, zmm18, [rbp + 18688]                               ;   975.5 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm4, 8                             ;   980.5 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   983.5 p0+p3   21 t
        vmovdqu64 [rbp + 21952], zmm18                                   ;   975.5 p7+p4   62 t spill
        vpxord zmm18, zmm31, [rbp + 18624]                               ;   976.5 p5+p2   40 t
        vgf2p8affineqb zmm18, zmm18, zmm4, 8                             ;   982.5 p0      22 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   985.5 p0+p3   22 t
        vmovdqu64 [rbp + 23808], zmm31                                   ;   976.5 p8+p9   62 t spill
        vpxord zmm31, zmm30, [rbp + 18752]                               ;   977.5 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm4, 8                             ;   984.5 p0      42 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   987.5 p0+p3   42 t
        vmovdqu64 [rbp + 23296], zmm30                                   ;   975.5 p7+p4   62 t spill
        vmovdqa64 zmm30, zmm2                                            ;   974.5         40 t copy
        vpternlogd zmm30, zmm6, [rbp + 18496], 0x96                      ;   978.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm4, 8                             ;   986.5 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   989.5 p0+p3   21 t
        vmovdqu64 [rbp + 23168], zmm2                                    ;   974.5 p8+p9   41 t spill
        vmovdqu64 zmm2, [rbp + 18816]                                    ;   826.2 p2      40 t
        vmovdqu64 [rbp + 24064], zmm6                                    ;   887.5 p7+p4   47 y spill
        vmovdqu64 zmm6, [rbp + 18816]                                    ;   826.8 p3      40 t
        vmovdqu64 [rbp + 21760], zmm11                                   ;   935.5 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 18880]                                   ;   827.2 p2      40 t
        vmovdqu64 [rbp + 23360], zmm7                                    ;   912.5 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 18880]                                    ;   827.8 p3      40 t
        vmovdqu64 [rbp + 21696], zmm8                                    ;   925.5 p8+p9   41 t spill
        vmovdqu64 zmm8, [rbp + 18944]                                    ;   828.2 p2      40 t
        vmovdqu64 [rbp + 22720], zmm25                                   ;   911.5 p7+p4   61 t spill
        vmovdqu64 zmm25, [rbp + 18944]                                   ;   828.8 p3      40 t
        vmovdqu64 [rbp + 21440], zmm27                                   ;   936.5 p8+p9   41 t spill
        vmovdqu64 zmm27, [rbp + 19008]                                   ;   829.2 p2      40 t
        vmovdqu64 [rbp + 22336], zmm15                                   ;   910.5 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 19008]                                   ;   829.8 p3      40 t
        vmovdqu64 [rbp + 23936], zmm5                                    ;   920.5 p8+p9   41 t spill
        vmovdqu64 zmm5, [rbp + 19072]                                    ;   830.5 p2      40 t
        vmovdqu64 [rbp + 23616], zmm9                                    ;   915.5 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 18432]                                    ;   831.5 p3      40 t
        vpternlogd zmm9, zmm13, [rbp + 22592], 0x96                      ;   979.5 p5+p2   40 t
        vgf2p8affineqb zmm9, zmm9, zmm4, 8                               ;   988.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;   991.5 p0+p3   22 t
        vmovdqu64 [rbp + 22848], zmm13                                   ;   960.5 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 18368]                                   ;   835.5 p2      40 t
        vpternlogd zmm13, zmm3, [rbp + 22784], 0x96                      ;   980.5 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm10, 0x58                         ;   990.5 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, zmm29, 0x6e                      ;   993.5 p0      23 t
        vmovdqu64 [rbp + 22912], zmm3                                    ;   962.5 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm23                                            ;   980.5         41 t copy
        vpternlogd zmm3, zmm13, zmm9, 0x96                               ;   996.5 p5      41 t
        vmovdqu64 [rbp + 22464], zmm22                                   ;   937.5 p8+p9   41 t spill
        vmovdqu64 zmm22, [rbp + 18304]                                   ;   842.5 p2      40 t
        vpternlogd zmm22, zmm28, [rbp + 23680], 0x96                     ;   982.5 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm4, 8                             ;   992.5 p0      41 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 64], 0x6e ;   995.5 p0+p2   41 t
        vmovdqu64 [rbp + 21632], zmm28                                   ;   963.5 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm26                                           ;   979.5         41 t copy
        vpternlogd zmm28, zmm22, zmm13, 0x96                             ;   998.5 p5      41 t
        vpternlogd zmm26, zmm3, zmm22, 0x96                              ;   998.5 p5      41 t
        vmovdqu64 [rbp + 22272], zmm3                                    ;   997.5 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 19072]                                    ;   846.8 p3      40 t
        vmovdqu64 [rbp + 22144], zmm26                                   ;   999.5 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 18496]                                   ;   848.7 p2      40 t
        vpternlogd zmm26, zmm16, [rbp + 21568], 0x96                     ;   985.5 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm4, 8                             ;   994.5 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   997.5 p0+p2   21 t
        vpternlogd zmm22, zmm0, zmm26, 0x96                              ;  1000.5 p5      41 t
        vpternlogd zmm0, zmm28, zmm26, 0x96                              ;  1000.5 p5      41 t
        vpternlogd zmm26, zmm20, zmm9, 0x96                              ;  1000.5 p5      41 t
        vpternlogd zmm20, zmm9, zmm22, 0x96                              ;  1001.5 p5      41 t
        vpternlogd zmm23, zmm13, zmm26, 0x96                             ;  1001.5 p5      41 t
        vpternlogd zmm21, zmm14, zmm23, 0x96                             ;  1002.5 p5      61 t
        vmovdqu64 zmm9, [rbp + 22976]                                    ;   916.5 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 22144]                                   ;   999.5 p2      61 t
        vpternlogd zmm13, zmm9, [rbp + 22080], 0x96                      ;  1005.5 p5+p3   61 t
        vpternlogd zmm23, zmm22, [rbp + 23744], 0x96                     ;  1002.5 p5+p2   61 t
        vmovdqu64 zmm9, [rbp + 23040]                                    ;   879.5 p3      47 y reload
        vmovdqu64 zmm14, [rbp + 18304]                                   ;   854.0 p2      40 t
        vpternlogd zmm14, zmm24, zmm9, 0x96                              ;   994.5 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm4, 8                             ;   996.5 p0      41 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 64]  ;   854.8 p3      41 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm22, 0x6e                      ;   999.5 p0      41 t
        vpxord zmm2, zmm2, zmm21                                         ;  1003.5 p5      40 t
        vpxord zmm27, zmm27, zmm13                                       ;  1006.5 p5      40 t
        vpternlogd zmm28, zmm20, [rbp + 22528], 0x96                     ;  1002.5 p5+p2   61 t
        vpxord zmm5, zmm5, zmm28                                         ;  1003.5 p0      40 t
        vmovdqa64 zmm9, zmm14                                            ;  1002.5         41 t copy
        vpternlogd zmm9, zmm18, zmm30, 0x96                              ;  1002.5 p5      41 t
        vmovdqu64 [rbp + 22528], zmm13                                   ;  1006.5 p8+p9   61 t spill
        vmovdqu64 zmm13, [rbp + 22336]                                   ;   910.5 p3      61 t reload
        vpternlogd zmm20, zmm13, [rbp + 23936], 0x96                     ;  1002.5 p0+p2   61 t
        vpxord zmm11, zmm11, zmm20                                       ;  1003.5 p5      40 t
        vmovdqu64 zmm13, [rbp + 22144]                                   ;   999.5 p3      41 t reload
        vpternlogd zmm26, zmm13, [rbp + 23872], 0x96                     ;  1005.5 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 19136]                                   ;   857.8 p3      40 t
        vmovdqu64 [rbp + 23872], zmm20                                   ;  1003.5 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 19136]                                   ;   858.0 p2      40 t
        vmovdqu64 [rbp + 22144], zmm21                                   ;  1003.5 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 18368]                                   ;   858.8 p3      40 t
        vpternlogd zmm21, zmm1, [rbp + 22656], 0x96                      ;  1000.5 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm10, 0x58                         ;  1001.5 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm29, 0x6e                      ;  1004.5 p0      23 t
        vmovdqu64 [rbp + 23936], zmm28                                   ;  1003.5 p7+p4   61 t spill
        vmovdqa64 zmm28, zmm17                                           ;   986.5         41 t copy
        vpternlogd zmm28, zmm14, zmm21, 0x96                             ;  1007.5 p5      41 t
        vpternlogd zmm18, zmm28, zmm30, 0x96                             ;  1008.5 p5      41 t
        vpxord zmm29, zmm26, [rbp + 19200]                               ;  1006.5 p0+p3   40 t
        vmovdqu64 [rbp + 22336], zmm26                                   ;  1006.5 p8+p9   61 t spill
        vmovdqu64 zmm26, [rbp + 19200]                                   ;   860.0 p2      40 t
        vmovdqu64 zmm10, [rbp + 18432]                                   ;   860.8 p3      40 t
        vpternlogd zmm10, zmm19, [rbp + 21504], 0x96                     ;  1003.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm4, 8                             ;  1004.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;  1007.5 p0+p3   22 t
        vpternlogd zmm30, zmm12, zmm10, 0x96                             ;  1010.5 p5      41 t
        vpternlogd zmm12, zmm9, zmm10, 0x96                              ;  1010.5 p5      41 t
        vpternlogd zmm10, zmm31, zmm21, 0x96                             ;  1010.5 p0      41 t
        vpternlogd zmm31, zmm21, zmm30, 0x96                             ;  1011.5 p5      41 t
        vpternlogd zmm17, zmm14, zmm10, 0x96                             ;  1011.5 p0      41 t
        vgf2p8affineqb zmm2, zmm2, zmm4, 8                               ;  1008.5 p0      41 t
        vmovdqu64 zmm14, [rel camellia256_encrypt.T0_constants512 + 128] ;   862.0 p2      23 t reload
        vgf2p8affineqb zmm11, zmm11, zmm14, 0x58                         ;  1009.5 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 0x58                           ;  1010.5 p0      23 t
        vgf2p8affineqb zmm21, zmm27, zmm4, 8                             ;  1011.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm22, 0x6e                        ;  1012.5 p0      41 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;   862.8 p3      23 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0x6e                      ;  1013.5 p0      23 t
        vgf2p8affineqb zmm29, zmm29, zmm4, 8                             ;  1014.5 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1015.5 p0+p2   21 t
        vgf2p8affineinvqb zmm5, zmm5, zmm27, 0x6e                        ;  1016.5 p0      23 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1017.5 p0+p3   21 t
        vpternlogd zmm28, zmm12, [rbp + 22400], 0x96                     ;  1011.5 p5+p2   61 t
        vpxord zmm3, zmm3, zmm28                                         ;  1012.5 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm14, 0x58                           ;  1018.5 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0x6e                        ;  1021.5 p0      23 t
        vpternlogd zmm10, zmm18, [rbp + 23488], 0x96                     ;  1011.5 p5+p3   61 t
        vpxord zmm20, zmm20, zmm10                                       ;  1012.5 p5      40 t
        vgf2p8affineqb zmm20, zmm20, zmm4, 8                             ;  1020.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 256], 0x37 ;  1023.5 p0+p2   22 t
        vpternlogd zmm30, zmm17, [rbp + 22016], 0x96                     ;  1012.5 p5+p3   61 t
        vpxord zmm26, zmm26, zmm30                                       ;  1013.5 p5      40 t
        vgf2p8affineqb zmm26, zmm26, zmm4, 8                             ;  1022.5 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1025.5 p0+p2   21 t
        vpternlogd zmm9, zmm31, [rbp + 21376], 0x96                      ;  1013.5 p5+p3   61 t
        vmovdqu64 [rbp + 21376], zmm30                                   ;  1013.5 p7+p4   61 t spill
        vpxord zmm30, zmm23, [rbp + 19264]                               ;  1014.5 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm4, 8                             ;  1024.5 p0      42 t
        vgf2p8affineinvqb zmm30, zmm30, zmm22, 0x6e                      ;  1027.5 p0      42 t
        vmovdqu64 [rbp + 22016], zmm23                                   ;  1003.5 p8+p9   61 t spill
        vpxord zmm23, zmm9, [rbp + 19264]                                ;  1015.5 p5+p3   40 t
        vgf2p8affineqb zmm23, zmm23, zmm4, 8                             ;  1026.5 p0      42 t
        vgf2p8affineinvqb zmm23, zmm23, zmm22, 0x6e                      ;  1029.5 p0      42 t
        vmovdqu64 [rbp + 23488], zmm9                                    ;  1014.5 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm29                                            ;  1020.5         41 t copy
        vpternlogd zmm9, zmm2, zmm11, 0x96                               ;  1020.5 p5      41 t
        vmovdqu64 [rbp + 22400], zmm10                                   ;  1012.5 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 23552]                                   ;   914.5 p2      61 t reload
        vpternlogd zmm18, zmm10, [rbp + 21760], 0x96                     ;  1017.5 p5+p3   61 t
        vpxord zmm25, zmm25, zmm18                                       ;  1018.5 p5      40 t
        vgf2p8affineqb zmm10, zmm25, zmm4, 8                             ;  1028.5 p0      22 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;   870.7 p2      22 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0x37                      ;  1031.5 p0      22 t
        vmovdqu64 [rbp + 21760], zmm18                                   ;  1018.5 p7+p4   61 t spill
        vmovdqu64 zmm18, [rbp + 22720]                                   ;   911.5 p3      61 t reload
        vpternlogd zmm12, zmm18, [rbp + 21440], 0x96                     ;  1019.5 p5+p2   61 t
        vpxord zmm7, zmm7, zmm12                                         ;  1020.5 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 0x58                           ;  1030.5 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm27, 0x6e                        ;  1033.5 p0      23 t
        vmovdqa64 zmm18, zmm23                                           ;  1032.5         41 t copy
        vpternlogd zmm18, zmm7, zmm10, 0x96                              ;  1036.5 p5      41 t
        vmovdqu64 zmm27, [rbp + 23616]                                   ;   915.5 p3      61 t reload
        vpternlogd zmm31, zmm27, [rbp + 22464], 0x96                     ;  1022.5 p5+p2   61 t
        vpxord zmm6, zmm6, zmm31                                         ;  1023.5 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm4, 8                               ;  1032.5 p0      41 t
        vgf2p8affineinvqb zmm6, zmm6, zmm22, 0x6e                        ;  1035.5 p0      41 t
        vmovdqa64 zmm27, zmm26                                           ;  1028.5         41 t copy
        vpternlogd zmm27, zmm6, zmm7, 0x96                               ;  1038.5 p5      41 t
        vpternlogd zmm26, zmm18, zmm6, 0x96                              ;  1038.5 p5      41 t
        vmovdqu64 zmm14, [rbp + 24128]                                   ;   918.5 p3      61 t reload
        vpternlogd zmm17, zmm14, [rbp + 23232], 0x96                     ;  1026.5 p5+p2   61 t
        vpxord zmm15, zmm15, zmm17                                       ;  1027.5 p5      40 t
        vgf2p8affineqb zmm14, zmm15, zmm4, 8                             ;  1034.5 p0      21 t
        vmovdqu64 zmm15, [rel camellia256_encrypt.T0_constants512 + 320] ;   879.5 p3      21 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm15, 0xdc                      ;  1037.5 p0      21 t
        vpternlogd zmm6, zmm20, zmm14, 0x96                              ;  1040.5 p5      41 t
        vpternlogd zmm20, zmm27, zmm14, 0x96                             ;  1040.5 p5      41 t
        vpternlogd zmm14, zmm3, zmm10, 0x96                              ;  1040.5 p5      41 t
        vpternlogd zmm3, zmm10, zmm6, 0x96                               ;  1041.5 p5      41 t
        vpternlogd zmm23, zmm7, zmm14, 0x96                              ;  1041.5 p5      41 t
        vpternlogd zmm24, zmm23, [rbp + 23040], 0x96                     ;  1042.5 p5+p2   62 t
        vpternlogd zmm19, zmm20, [rbp + 21504], 0x96                     ;  1041.5 p5+p3   62 t
        vpternlogd zmm20, zmm18, [rbp + 23808], 0x96                     ;  1041.5 p5+p2   62 t
        vmovdqu64 zmm7, [rbp + 23360]                                    ;   912.5 p3      61 t
        vpternlogd zmm7, zmm0, [rbp + 21696], 0x96                       ;  1036.5 p0+p2   61 t
        vmovdqu64 zmm10, [rbp + 22272]                                   ;   997.5 p3      41 t reload
        vpternlogd zmm0, zmm10, [rbp + 24000], 0x96                      ;  1036.5 p5+p2   61 t
        vpxord zmm13, zmm13, zmm0                                        ;  1037.5 p0      40 t
        vgf2p8affineqb zmm10, zmm13, zmm4, 8                             ;  1038.5 p0      22 t
        vpxord zmm8, zmm8, zmm7                                          ;  1037.5 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm4, 8                               ;  1039.5 p0      22 t
        vgf2p8affineinvqb zmm8, zmm8, zmm25, 0x37                        ;  1042.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0x37                      ;  1041.5 p0      22 t
        vpternlogd zmm23, zmm6, [rbp + 23296], 0x96                      ;  1042.5 p5+p3   62 t
        vmovdqu64 zmm6, [rbp + 19328]                                    ;   889.3 p2      40 t
        vpternlogd zmm1, zmm3, [rbp + 22656], 0x96                       ;  1042.5 p5+p3   62 t
        vpternlogd zmm3, zmm27, [rbp + 21824], 0x96                      ;  1042.5 p5+p2   62 t
        vmovdqu64 zmm13, [rbp + 19328]                                   ;   891.0 p3      40 t
        vpxord zmm13, zmm13, zmm24                                       ;  1043.5 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm4, 8                             ;  1044.5 p0      41 t
        vgf2p8affineinvqb zmm13, zmm13, zmm22, 0x6e                      ;  1047.5 p0      41 t
        vpternlogd zmm14, zmm26, [rbp + 21952], 0x96                     ;  1042.5 p5+p2   62 t
        vmovdqu64 zmm18, [rbp + 19456]                                   ;   892.0 p3      61 r.2 reload
        vpxord zmm27, zmm19, zmm18                                       ;  1043.5 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm4, 8                             ;  1044.5 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, zmm25, 0x37                      ;  1047.5 p0      22 t
        vmovdqu64 [rbp + 21952], zmm19                                   ;  1042.5 p8+p9   62 t spill
        vpxord zmm19, zmm1, [rbp + 19392]                                ;  1044.5 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;  1046.5 p0+p3   23 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;  1049.5 p0+p2   23 t
        vmovdqu64 [rbp + 21824], zmm1                                    ;  1043.5 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm2                                             ;  1015.5         41 t copy
        vpternlogd zmm1, zmm10, zmm21, 0x96                              ;  1045.5 p5      41 t
        vpternlogd zmm10, zmm9, zmm21, 0x96                              ;  1046.5 p5      41 t
        vpternlogd zmm21, zmm5, zmm8, 0x96                               ;  1047.5 p5      41 t
        vpternlogd zmm5, zmm1, zmm8, 0x96                                ;  1048.5 p0      41 t
        vpternlogd zmm8, zmm30, zmm11, 0x96                              ;  1048.5 p5      41 t
        vpternlogd zmm30, zmm11, zmm21, 0x96                             ;  1049.5 p0      41 t
        vpternlogd zmm29, zmm2, zmm8, 0x96                               ;  1049.5 p5      41 t
        vpternlogd zmm9, zmm5, [rbp + 23104], 0x96                       ;  1050.5 p0+p3   62 t
        vpternlogd zmm16, zmm29, [rbp + 21568], 0x96                     ;  1050.5 p5+p2   62 t
        vpternlogd zmm29, zmm21, [rbp + 23424], 0x96                     ;  1051.5 p0+p3   62 t
        vmovdqu64 zmm2, [rbp + 19392]                                    ;   905.5 p2      40 t
        vpternlogd zmm8, zmm10, [rbp + 22208], 0x96                      ;  1051.5 p5+p3   62 t
        vpternlogd zmm1, zmm30, [rbp + 21888], 0x96                      ;  1052.5 p0+p2   62 t
        vmovdqu64 zmm11, [rbp + 23168]                                   ;   974.5 p3      41 t reload
        vpternlogd zmm26, zmm11, [rbp + 24064], 0x96                     ;  1052.5 p5+p2   62 t
        vmovdqu64 zmm11, [rbp + 19648]                                   ;   909.5 p3      61 r.5 reload
        vpxord zmm21, zmm20, zmm11                                       ;  1053.5 p0      40 t
        vpxord zmm11, zmm11, zmm8                                        ;  1053.5 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm4, 8                             ;  1054.5 p0      22 t
        vgf2p8affineqb zmm21, zmm21, zmm4, 8                             ;  1055.5 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm25, 0x37                      ;  1057.5 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, zmm25, 0x37                      ;  1058.5 p0      22 t
        vmovdqu64 [rbp + 24064], zmm20                                   ;  1042.5 p8+p9   62 t spill
        vpxord zmm20, zmm3, [rbp + 19584]                                ;  1054.5 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;  1058.5 p0+p3   23 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;  1061.5 p0+p2   23 t
        vmovdqu64 [rbp + 23168], zmm8                                    ;  1052.5 p7+p4   62 t spill
        vpxord zmm8, zmm23, [rbp + 19776]                                ;  1055.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm4, 8                               ;  1060.5 p0      42 t
        vgf2p8affineinvqb zmm8, zmm8, zmm22, 0x6e                        ;  1063.5 p0      42 t
        vmovdqu64 [rbp + 21888], zmm23                                   ;  1043.5 p8+p9   62 t spill
        vpxord zmm23, zmm14, [rbp + 19712]                               ;  1056.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm4, 8                             ;  1062.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, zmm15, 0xdc                      ;  1065.5 p0      21 t
        vmovdqu64 [rbp + 22208], zmm14                                   ;  1043.5 p7+p4   62 t spill
        vpxord zmm14, zmm16, [rbp + 19520]                               ;  1057.5 p5+p3   40 t
        vgf2p8affineqb zmm14, zmm14, zmm4, 8                             ;  1064.5 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, zmm15, 0xdc                      ;  1067.5 p0      21 t
        vmovdqu64 [rbp + 23424], zmm3                                    ;  1043.5 p8+p9   62 t spill
        vpxord zmm3, zmm9, [rbp + 19584]                                 ;  1058.5 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 128], 0x58 ;  1066.5 p0+p3   23 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 192], 0x6e ;  1069.5 p0+p2   23 t
        vmovdqu64 [rbp + 21568], zmm9                                    ;  1051.5 p7+p4   62 t spill
        vpxord zmm9, zmm26, [rbp + 19520]                                ;  1059.5 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm4, 8                               ;  1068.5 p0      21 t
        vgf2p8affineinvqb zmm9, zmm9, zmm15, 0xdc                        ;  1071.5 p0      21 t
        vmovdqu64 [rbp + 23104], zmm26                                   ;  1053.5 p8+p9   62 t spill
        vpxord zmm26, zmm29, [rbp + 19712]                               ;  1060.5 p5+p2   40 t
        vgf2p8affineqb zmm26, zmm26, zmm4, 8                             ;  1070.5 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, zmm15, 0xdc                      ;  1073.5 p0      21 t
        vpxord zmm15, zmm1, [rbp + 19776]                                ;  1061.5 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm4, 8                             ;  1072.5 p0      42 t
        vgf2p8affineinvqb zmm15, zmm15, zmm22, 0x6e                      ;  1075.5 p0      42 t
        vmovdqu64 [rbp + 22656], zmm1                                    ;  1053.5 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm8                                             ;  1066.5         41 t copy
        vpternlogd zmm1, zmm19, zmm27, 0x96                              ;  1066.5 p5      41 t
        vmovdqu64 [rbp + 23296], zmm29                                   ;  1052.5 p8+p9   62 t spill
        vmovdqa64 zmm29, zmm23                                           ;  1068.5         41 t copy
        vpternlogd zmm29, zmm13, zmm19, 0x96                             ;  1068.5 p5      41 t
        vpternlogd zmm23, zmm1, zmm13, 0x96                              ;  1068.5 p5      41 t
        vpternlogd zmm13, zmm21, zmm9, 0x96                              ;  1074.5 p5      41 t
        vpternlogd zmm21, zmm29, zmm9, 0x96                              ;  1074.5 p5      41 t
        vpternlogd zmm9, zmm20, zmm27, 0x96                              ;  1074.5 p5      41 t
        vpternlogd zmm20, zmm27, zmm13, 0x96                             ;  1075.5 p5      41 t
        vpternlogd zmm8, zmm19, zmm9, 0x96                               ;  1075.5 p5      41 t
        vmovdqu64 zmm19, [rbp + 22848]                                   ;   960.5 p2      41 t reload
        vpternlogd zmm10, zmm19, [rbp + 22592], 0x96                     ;  1070.5 p5+p3   62 t
        vmovdqu64 zmm19, [rbp + 22912]                                   ;   962.5 p2      41 t reload
        vpternlogd zmm5, zmm19, [rbp + 22784], 0x96                      ;  1071.5 p5+p3   62 t
        vmovdqu64 zmm19, [rbp + 21632]                                   ;   963.5 p2      41 t reload
        vpternlogd zmm30, zmm19, [rbp + 23680], 0x96                     ;  1072.5 p5+p3   62 t
        vpxord zmm18, zmm18, zmm10                                       ;  1073.5 p5      40 t
        vpxord zmm2, zmm2, zmm5                                          ;  1074.5 p0      40 t
        vpxord zmm6, zmm6, zmm30                                         ;  1074.5 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm4, 8                               ;  1075.5 p0      41 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 128] ;   935.2 p2      23 t reload
        vgf2p8affineqb zmm2, zmm2, zmm19, 0x58                           ;  1076.5 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm4, 8                             ;  1077.5 p0      22 t
        vgf2p8affineinvqb zmm6, zmm6, zmm22, 0x6e                        ;  1078.5 p0      41 t
        vpternlogd zmm29, zmm28, zmm20, 0x96                             ;  1076.5 p5      61 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 192] ;   935.3 p3      23 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm27, 0x6e                        ;  1079.5 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm25, 0x37                      ;  1080.5 p0      22 t
        vpternlogd zmm1, zmm21, [rbp + 22400], 0x96                      ;  1076.5 p5+p2   61 t
        vpternlogd zmm9, zmm23, [rbp + 21376], 0x96                      ;  1077.5 p5+p3   61 t
        vpternlogd zmm13, zmm8, [rbp + 23488], 0x96                      ;  1078.5 p5+p2   61 t
        vmovdqu64 zmm28, [rbp + 20096]                                   ;   937.3 p3      62 l.4 reload
        vmovdqu64 [rbp + 23488], zmm16                                   ;  1051.5 p7+p4   62 t spill
        vpxord zmm16, zmm29, zmm28                                       ;  1079.5 p5      40 t
        vgf2p8affineqb zmm16, zmm16, zmm19, 0x58                         ;  1081.5 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, zmm27, 0x6e                      ;  1084.5 p0      23 t
        vmovdqu64 [rbp + 21376], zmm10                                   ;  1071.5 p8+p9   62 t spill
        vpxord zmm10, zmm1, [rbp + 20160]                                ;  1080.5 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm4, 8                             ;  1083.5 p0      22 t
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0x37                      ;  1086.5 p0      22 t
        vmovdqu64 [rbp + 22400], zmm5                                    ;  1072.5 p7+p4   62 t spill
        vpxord zmm5, zmm9, [rbp + 20224]                                 ;  1081.5 p5+p3   40 t
        vgf2p8affineqb zmm5, zmm5, zmm4, 8                               ;  1085.5 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1088.5 p0+p2   21 t
        vmovdqu64 [rbp + 23680], zmm24                                   ;  1043.5 p8+p9   62 t spill
        vpxord zmm24, zmm13, [rbp + 20288]                               ;  1082.5 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm4, 8                             ;  1087.5 p0      42 t
        vgf2p8affineinvqb zmm24, zmm24, zmm22, 0x6e                      ;  1090.5 p0      42 t
        vmovdqu64 [rbp + 21632], zmm30                                   ;  1073.5 p7+p4   62 t spill
        vmovdqa64 zmm30, zmm6                                            ;  1081.5         41 t copy
        vpternlogd zmm30, zmm11, zmm14, 0x96                             ;  1083.5 p5      41 t
        vmovdqu64 [rbp + 22784], zmm13                                   ;  1079.5 p8+p9   61 t spill
        vmovdqa64 zmm13, zmm26                                           ;  1076.5         41 t copy
        vpternlogd zmm13, zmm6, zmm2, 0x96                               ;  1084.5 p5      41 t
        vpternlogd zmm11, zmm13, zmm14, 0x96                             ;  1085.5 p5      41 t
        vpternlogd zmm14, zmm3, zmm18, 0x96                              ;  1086.5 p5      41 t
        vpternlogd zmm3, zmm30, zmm18, 0x96                              ;  1087.5 p5      41 t
        vpternlogd zmm18, zmm15, zmm2, 0x96                              ;  1088.5 p5      41 t
        vpternlogd zmm15, zmm2, zmm14, 0x96                              ;  1089.5 p0      41 t
        vpternlogd zmm26, zmm6, zmm18, 0x96                              ;  1089.5 p5      41 t
        vpternlogd zmm18, zmm0, zmm11, 0x96                              ;  1090.5 p0      61 t
        vmovdqu64 zmm0, [rbp + 20160]                                    ;   941.7 p2      40 t
        vpxord zmm0, zmm0, zmm18                                         ;  1091.5 p5      40 t
        vpternlogd zmm13, zmm3, [rbp + 23936], 0x96                      ;  1091.5 p0+p3   61 t
        vpxord zmm28, zmm28, zmm13                                       ;  1092.5 p5      40 t
        vmovdqu64 zmm2, [rbp + 20032]                                    ;   942.7 p2      62 l.3 reload
        vmovdqa64 zmm6, zmm23                                            ;  1069.5         40 t copy
        vpternlogd zmm6, zmm17, zmm2, 0x96                               ;  1092.5 p0      40 t
        vgf2p8affineqb zmm6, zmm6, zmm4, 8                               ;  1093.5 p0      21 t
        vgf2p8affineqb zmm28, zmm28, zmm19, 0x58                         ;  1094.5 p0      23 t
        vgf2p8affineqb zmm0, zmm0, zmm4, 8                               ;  1095.5 p0      22 t
        vpxord zmm29, zmm29, [rbp + 20608]                               ;  1092.5 p5+p3   74 dst
        vpxord zmm1, zmm1, [rbp + 20672]                                 ;  1093.5 p5+p2   74 dst
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1096.5 p0+p3   21 t
        vgf2p8affineinvqb zmm28, zmm28, zmm27, 0x6e                      ;  1097.5 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm25, 0x37                        ;  1098.5 p0      22 t
        vpxord zmm18, zmm18, [rbp + 20672]                               ;  1094.5 p5+p2   74 dst
        vpxord zmm13, zmm13, [rbp + 20608]                               ;  1095.5 p5+p3   74 dst
        vpternlogd zmm23, zmm17, [rbp + 20544], 0x96                     ;  1096.5 p5+p2   74 dst
        vpternlogd zmm14, zmm26, [rbp + 22336], 0x96                     ;  1097.5 p5+p3   61 t
        vpternlogd zmm30, zmm15, [rbp + 22016], 0x96                     ;  1098.5 p5+p2   61 t
        vmovdqu64 zmm17, [rbp + 22784]                                   ;  1079.5 p3      74 dst
        vpxord zmm17, zmm17, [rbp + 20800]                               ;  1099.5 p0+p2   74 dst
        vpxord zmm9, zmm9, [rbp + 20736]                                 ;  1099.5 p5+p3   74 dst
        vpternlogd zmm2, zmm26, [rbp + 22528], 0x96                      ;  1100.5 p0+p2   40 t
        vgf2p8affineqb zmm2, zmm2, zmm4, 8                               ;  1101.5 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1104.5 p0+p3   21 t
        vmovdqu64 [rbp + 22784], zmm23                                   ;  1097.5 p7+p4   74 dst spill
        vpxord zmm23, zmm14, [rbp + 20224]                               ;  1100.5 p5+p2   40 t
        vgf2p8affineqb zmm23, zmm23, zmm4, 8                             ;  1103.5 p0      21 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;  1106.5 p0+p3   21 t
        vpxord zmm14, zmm14, [rbp + 20736]                               ;  1101.5 p5+p2   74 dst
        vmovdqu64 [rbp + 22016], zmm29                                   ;  1093.5 p8+p9   74 dst spill
        vpxord zmm29, zmm30, [rbp + 20288]                               ;  1102.5 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm4, 8                             ;  1105.5 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm22, 0x6e                      ;  1108.5 p0      42 t
        vpxord zmm30, zmm30, [rbp + 20800]                               ;  1103.5 p5+p2   74 dst
        vmovdqu64 [rbp + 22336], zmm1                                    ;  1094.5 p7+p4   74 dst spill
        vmovdqa64 zmm1, zmm8                                             ;  1076.5         40 t copy
        vpternlogd zmm1, zmm31, [rbp + 19840], 0x96                      ;  1104.5 p5+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm4, 8                               ;  1107.5 p0      41 t
        vgf2p8affineinvqb zmm1, zmm1, zmm22, 0x6e                        ;  1110.5 p0      41 t
        vpternlogd zmm8, zmm31, [rbp + 20352], 0x96                      ;  1105.5 p5+p2   74 dst
        vmovdqa64 zmm31, zmm1                                            ;  1113.5         41 t copy
        vpternlogd zmm31, zmm10, zmm6, 0x96                              ;  1113.5 p5      41 t
        vmovdqu64 [rbp + 23936], zmm8                                    ;  1106.5 p8+p9   74 dst spill
        vmovdqa64 zmm8, zmm20                                            ;  1076.5         40 t copy
        vpternlogd zmm8, zmm12, [rbp + 19904], 0x96                      ;  1107.5 p5+p3   40 t
        vgf2p8affineqb zmm8, zmm8, zmm19, 0x58                           ;  1109.5 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x6e                        ;  1112.5 p0      23 t
        vpternlogd zmm20, zmm12, [rbp + 20416], 0x96                     ;  1108.5 p5+p2   74 dst
        vmovdqa64 zmm12, zmm5                                            ;  1091.5         41 t copy
        vpternlogd zmm12, zmm1, zmm8, 0x96                               ;  1115.5 p5      41 t
        vpternlogd zmm10, zmm12, zmm6, 0x96                              ;  1116.5 p5      41 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;  1109.5 p7+p4   74 dst spill
        vmovdqa64 zmm20, zmm11                                           ;  1086.5         40 t copy
        vpternlogd zmm20, zmm7, [rbp + 19968], 0x96                      ;  1111.5 p0+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm4, 8                             ;  1112.5 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm25, 0x37                      ;  1115.5 p0      22 t
        vpternlogd zmm11, zmm7, [rbp + 20480], 0x96                      ;  1111.5 p5+p2   74 dst
        vmovdqa64 zmm7, zmm28                                            ;  1100.5         41 t copy
        vpternlogd zmm7, zmm20, zmm2, 0x96                               ;  1118.5 p5      41 t
        vmovdqu64 [rbp + 22592], zmm17                                   ;  1100.5 p8+p9   74 dst spill
        vmovdqu64 zmm17, [rbp + 20544]                                   ;   965.0 p3      74 dst.3 reload
        vpternlogd zmm26, zmm17, [rbp + 22528], 0x96                     ;  1113.5 p5+p2   74 dst
        vmovdqu64 zmm17, [rbp + 21760]                                   ;  1018.5 p3      61 t reload
        vmovdqu64 [rbp + 22528], zmm9                                    ;  1100.5 p7+p4   74 dst spill
        vmovdqu64 zmm9, [rbp + 19968]                                    ;   966.2 p2      40 t
        vpternlogd zmm9, zmm21, zmm17, 0x96                              ;  1114.5 p0      40 t
        vgf2p8affineqb zmm9, zmm9, zmm4, 8                               ;  1115.5 p0      22 t
        vgf2p8affineinvqb zmm9, zmm9, zmm25, 0x37                        ;  1118.5 p0      22 t
        vpternlogd zmm21, zmm17, [rbp + 20480], 0x96                     ;  1114.5 p5+p3   74 dst
        vpternlogd zmm6, zmm16, zmm9, 0x96                               ;  1121.5 p5      41 t
        vpternlogd zmm16, zmm31, zmm9, 0x96                              ;  1121.5 p5      41 t
        vpternlogd zmm9, zmm24, zmm8, 0x96                               ;  1121.5 p0      41 t
        vpternlogd zmm24, zmm8, zmm6, 0x96                               ;  1122.5 p5      41 t
        vmovdqu64 zmm8, [rbp + 23872]                                    ;  1003.5 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 19904]                                   ;   968.0 p3      40 t
        vpternlogd zmm17, zmm3, zmm8, 0x96                               ;  1118.5 p0      40 t
        vpternlogd zmm3, zmm8, [rbp + 20416], 0x96                       ;  1118.5 p5+p2   74 dst
        vgf2p8affineqb zmm8, zmm17, zmm19, 0x58                          ;  1119.5 p0      23 t
        vmovdqu64 zmm17, [rbp + 22144]                                   ;  1003.5 p3      61 t reload
        vmovdqu64 zmm19, [rbp + 19840]                                   ;   969.5 p2      40 t
        vpternlogd zmm19, zmm15, zmm17, 0x96                             ;  1119.5 p5      40 t
        vmovdqu64 zmm25, [rbp + 21568]                                   ;  1051.5 p3      75 dst
        vpxord zmm25, zmm25, [rbp + 21120]                               ;  1120.5 p0+p2   75 dst
        vgf2p8affineqb zmm4, zmm19, zmm4, 8                              ;  1121.5 p0      41 t
        vmovdqu64 zmm19, [rbp + 23424]                                   ;  1043.5 p3      75 dst
        vpxord zmm19, zmm19, [rbp + 21120]                               ;  1120.5 p5+p2   75 dst
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x6e                        ;  1122.5 p0      23 t
        vmovdqu64 zmm27, [rbp + 23168]                                   ;  1052.5 p3      75 dst
        vpxord zmm27, zmm27, [rbp + 21184]                               ;  1121.5 p5+p2   75 dst
        vgf2p8affineinvqb zmm4, zmm4, zmm22, 0x6e                        ;  1124.5 p0      41 t
        vmovdqu64 zmm22, [rbp + 24064]                                   ;  1042.5 p3      75 dst
        vpxord zmm22, zmm22, [rbp + 21184]                               ;  1122.5 p5+p2   75 dst
        vmovdqu64 [rbp + 24064], zmm21                                   ;  1115.5 p8+p9   74 dst spill
        vmovdqu64 zmm21, [rbp + 23296]                                   ;  1052.5 p3      75 dst
        vpxord zmm21, zmm21, [rbp + 21248]                               ;  1123.5 p5+p2   75 dst
        vmovdqu64 [rbp + 23296], zmm3                                    ;  1119.5 p7+p4   74 dst spill
        vmovdqu64 zmm3, [rbp + 22208]                                    ;  1043.5 p3      75 dst
        vpxord zmm3, zmm3, [rbp + 21248]                                 ;  1124.5 p0+p2   75 dst
        vmovdqu64 [rbp + 22208], zmm11                                   ;  1112.5 p8+p9   74 dst spill
        vmovdqu64 zmm11, [rbp + 22656]                                   ;  1053.5 p3      75 dst
        vpxord zmm11, zmm11, [rbp + 21312]                               ;  1124.5 p5+p2   75 dst
        vmovdqu64 [rbp + 22656], zmm26                                   ;  1114.5 p7+p4   74 dst spill
        vmovdqu64 zmm26, [rbp + 21888]                                   ;  1043.5 p3      75 dst
        vpxord zmm26, zmm26, [rbp + 21312]                               ;  1125.5 p0+p2   75 dst
        vpternlogd zmm5, zmm1, zmm9, 0x96                                ;  1125.5 p5      41 t
        vpternlogd zmm15, zmm17, [rbp + 20352], 0x96                     ;  1126.5 p0+p3   74 dst
        vmovdqu64 zmm1, [rbp + 22208]                                    ;  1112.5 p2      74 dst reload
        vmovdqu64 zmm17, [rbp + 22656]                                   ;  1114.5 p3      74 dst reload
        vmovdqu64 [rbp + 22144], zmm15                                   ;  1127.5 p8+p9   74 dst spill
        vpunpcklbw zmm15, zmm17, zmm1                                    ;  1126.5 p5      74 dst
        vpternlogd zmm19, zmm12, zmm16, 0x96                             ;  1127.5 p0      75 dst
        vmovdqu64 zmm12, [rbp + 22144]                                   ;  1127.5 p2      74 dst reload
        vmovdqu64 [rbp + 21888], zmm19                                   ;  1128.5 p7+p4   75 dst spill
        vmovdqu64 zmm19, [rbp + 23296]                                   ;  1119.5 p3      74 dst reload
        vpunpcklbw zmm1, zmm19, zmm12                                    ;  1133.5 p5      74 dst
        vpternlogd zmm22, zmm9, zmm10, 0x96                              ;  1128.5 p0      75 dst
        vpunpcklbw zmm9, zmm18, zmm13                                    ;  1128.5 p5      74 dst
        vpunpckhbw zmm13, zmm18, zmm13                                   ;  1129.5 p5      74 dst
        vpternlogd zmm3, zmm6, zmm5, 0x96                                ;  1129.5 p0      75 dst
        vpternlogd zmm26, zmm31, zmm24, 0x96                             ;  1130.5 p0      75 dst
        vpunpcklbw zmm6, zmm30, zmm14                                    ;  1130.5 p5      74 dst
        vpunpckhbw zmm14, zmm30, zmm14                                   ;  1131.5 p5      74 dst
        vpunpckhbw zmm17, zmm17, [rbp + 22208]                           ;  1132.5 p5+p2   74 dst
        vmovdqa64 zmm18, zmm4                                            ;  1127.5         41 t copy
        vpternlogd zmm18, zmm0, zmm2, 0x96                               ;  1131.5 p0      41 t
        vpternlogd zmm28, zmm18, zmm20, 0x96                             ;  1132.5 p0      41 t
        vpternlogd zmm20, zmm29, zmm8, 0x96                              ;  1133.5 p0      41 t
        vpternlogd zmm29, zmm7, zmm8, 0x96                               ;  1133.5 p5      41 t
        vpternlogd zmm8, zmm23, zmm4, 0x96                               ;  1134.5 p0      41 t
        vpternlogd zmm23, zmm4, zmm20, 0x96                              ;  1134.5 p5      41 t
        vpternlogd zmm0, zmm2, zmm8, 0x96                                ;  1135.5 p0      41 t
        vpternlogd zmm25, zmm8, zmm28, 0x96                              ;  1135.5 p5      75 dst
        vpternlogd zmm27, zmm20, zmm0, 0x96                              ;  1136.5 p0      75 dst
        vpternlogd zmm11, zmm18, zmm29, 0x96                             ;  1136.5 p5      75 dst
        vpternlogd zmm21, zmm7, zmm23, 0x96                              ;  1137.5 p0      75 dst
        vpunpckhbw zmm2, zmm19, zmm12                                    ;  1137.5 p5      74 dst
        vmovdqu64 zmm4, [rbp + 20992]                                    ;   991.3 p3      75 dst.2 reload
        vpternlogd zmm10, zmm4, [rbp + 21952], 0x96                      ;  1138.5 p0+p2   75 dst
        vpternlogd zmm4, zmm0, [rbp + 21376], 0x96                       ;  1138.5 p5+p3   75 dst
        vmovdqu64 zmm0, [rbp + 20928]                                    ;   993.5 p2      75 dst.1 reload
        vpternlogd zmm16, zmm0, [rbp + 21824], 0x96                      ;  1139.5 p0+p3   75 dst
        vpternlogd zmm0, zmm28, [rbp + 22400], 0x96                      ;  1139.5 p5+p2   75 dst
        vmovdqu64 zmm7, [rbp + 20864]                                    ;   994.8 p3      75 dst.0 reload
        vpternlogd zmm24, zmm7, [rbp + 23680], 0x96                      ;  1140.5 p0+p2   75 dst
        vpternlogd zmm7, zmm29, [rbp + 21632], 0x96                      ;  1140.5 p5+p3   75 dst
        vpunpcklwd zmm8, zmm6, zmm9                                      ;  1141.5 p5      74 dst
        vpunpckhwd zmm6, zmm6, zmm9                                      ;  1142.5 p5      74 dst
        vmovdqu64 zmm9, [rbp + 21056]                                    ;   996.5 p2      75 dst.3 reload
        vpternlogd zmm5, zmm9, [rbp + 23104], 0x96                       ;  1141.5 p0+p3   75 dst
        vpternlogd zmm9, zmm23, [rbp + 23488], 0x96                      ;  1142.5 p0+p2   75 dst
        vmovdqu64 zmm12, [rbp + 22528]                                   ;  1100.5 p3      74 dst reload
        vmovdqu64 zmm18, [rbp + 22592]                                   ;  1100.5 p2      74 dst reload
        vpunpcklbw zmm19, zmm18, zmm12                                   ;  1143.5 p5      74 dst
        vmovdqu64 zmm20, [rbp + 22016]                                   ;  1093.5 p3      74 dst reload
        vmovdqu64 zmm23, [rbp + 22336]                                   ;  1094.5 p2      74 dst reload
        vpunpcklbw zmm28, zmm23, zmm20                                   ;  1144.5 p5      74 dst
        vmovdqu64 zmm29, [rbp + 24064]                                   ;  1115.5 p3      74 dst reload
        vmovdqu64 zmm30, [rbp + 22784]                                   ;  1097.5 p2      74 dst reload
        vpunpcklbw zmm31, zmm30, zmm29                                   ;  1145.5 p5      74 dst
        vpunpckhbw zmm20, zmm23, zmm20                                   ;  1146.5 p5      74 dst
        vpunpckhbw zmm12, zmm18, zmm12                                   ;  1147.5 p5      74 dst
        vmovdqu64 zmm18, [rbp + 23936]                                   ;  1106.5 p3      74 dst reload
        vmovdqu64 zmm23, [rbp + 22912]                                   ;  1109.5 p2      74 dst reload
        vpunpcklbw zmm29, zmm23, zmm18                                   ;  1148.5 p5      74 dst
        vpunpckhbw zmm30, zmm30, [rbp + 24064]                           ;  1149.5 p5+p3   74 dst
        vpunpckhbw zmm18, zmm23, zmm18                                   ;  1150.5 p5      74 dst
        vpunpcklwd zmm23, zmm14, zmm13                                   ;  1151.5 p5      74 dst
        vpunpckhwd zmm13, zmm14, zmm13                                   ;  1152.5 p5      74 dst
        vpunpcklwd zmm14, zmm15, zmm1                                    ;  1153.5 p5      74 dst
        vpunpckhwd zmm1, zmm15, zmm1                                     ;  1154.5 p5      74 dst
        vpunpcklwd zmm15, zmm17, zmm2                                    ;  1155.5 p5      74 dst
        vpunpckhwd zmm2, zmm17, zmm2                                     ;  1156.5 p5      74 dst
        vpunpcklbw zmm17, zmm27, zmm25                                   ;  1157.5 p5      74 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;  1158.5 p5      74 dst
        vpunpcklbw zmm27, zmm11, zmm21                                   ;  1159.5 p5      74 dst
        vpunpckhbw zmm11, zmm11, zmm21                                   ;  1160.5 p5      74 dst
        vpunpcklbw zmm21, zmm0, zmm7                                     ;  1161.5 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm7                                      ;  1162.5 p5      74 dst
        vpunpcklbw zmm7, zmm9, zmm4                                      ;  1163.5 p5      74 dst
        vpunpckhbw zmm4, zmm9, zmm4                                      ;  1164.5 p5      74 dst
        vmovdqu64 zmm9, [rbp + 21888]                                    ;  1128.5 p2      75 dst reload
        vmovdqu64 [rbp + 23936], zmm16                                   ;  1140.5 p8+p9   75 dst spill
        vpunpcklbw zmm16, zmm22, zmm9                                    ;  1165.5 p5      74 dst
        vpunpckhbw zmm9, zmm22, zmm9                                     ;  1166.5 p5      74 dst
        vpunpcklbw zmm22, zmm26, zmm3                                    ;  1167.5 p5      74 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;  1168.5 p5      74 dst
        vpunpckldq zmm26, zmm8, zmm14                                    ;  1169.5 p5      74 dst
        vpunpckhdq zmm8, zmm8, zmm14                                     ;  1170.5 p5      74 dst
        vpunpckldq zmm14, zmm6, zmm1                                     ;  1171.5 p5      74 dst
        vpunpckhdq zmm1, zmm6, zmm1                                      ;  1172.5 p5      74 dst
        vpunpckldq zmm6, zmm23, zmm15                                    ;  1173.5 p5      74 dst
        vpunpckhdq zmm15, zmm23, zmm15                                   ;  1174.5 p5      74 dst
        vpunpckldq zmm23, zmm13, zmm2                                    ;  1175.5 p5      74 dst
        vpunpckhdq zmm2, zmm13, zmm2                                     ;  1176.5 p5      74 dst
        vpunpcklwd zmm13, zmm19, zmm28                                   ;  1177.5 p5      74 dst
        vpunpckhwd zmm19, zmm19, zmm28                                   ;  1178.5 p5      74 dst
        vpunpcklwd zmm28, zmm27, zmm17                                   ;  1179.5 p5      74 dst
        vpunpckhwd zmm17, zmm27, zmm17                                   ;  1180.5 p5      74 dst
        vpunpcklwd zmm27, zmm11, zmm25                                   ;  1181.5 p5      74 dst
        vpunpckhwd zmm11, zmm11, zmm25                                   ;  1182.5 p5      74 dst
        vpunpcklwd zmm25, zmm12, zmm20                                   ;  1183.5 p5      74 dst
        vpunpckhwd zmm12, zmm12, zmm20                                   ;  1184.5 p5      74 dst
        vpunpcklbw zmm20, zmm5, zmm10                                    ;  1185.5 p5      74 dst
        vpunpckhbw zmm5, zmm5, zmm10                                     ;  1186.5 p5      74 dst
        vpunpcklwd zmm10, zmm31, zmm29                                   ;  1187.5 p5      74 dst
        vpunpckhwd zmm29, zmm31, zmm29                                   ;  1188.5 p5      74 dst
        vpunpcklwd zmm31, zmm7, zmm21                                    ;  1189.5 p5      74 dst
        vpunpckhwd zmm7, zmm7, zmm21                                     ;  1190.5 p5      74 dst
        vpunpcklwd zmm21, zmm30, zmm18                                   ;  1191.5 p5      74 dst
        vpunpckhwd zmm18, zmm30, zmm18                                   ;  1192.5 p5      74 dst
        vpunpcklwd zmm30, zmm4, zmm0                                     ;  1193.5 p5      74 dst
        vpunpckhwd zmm0, zmm4, zmm0                                      ;  1194.5 p5      74 dst
        vpunpcklwd zmm4, zmm22, zmm16                                    ;  1195.5 p5      74 dst
        vpunpckhwd zmm16, zmm22, zmm16                                   ;  1196.5 p5      74 dst
        vpunpcklwd zmm22, zmm3, zmm9                                     ;  1197.5 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm9                                      ;  1198.5 p5      74 dst
        vpunpckldq zmm9, zmm28, zmm31                                    ;  1199.5 p5      74 dst
        vpunpckhdq zmm28, zmm28, zmm31                                   ;  1200.5 p5      74 dst
        vpunpckldq zmm31, zmm17, zmm7                                    ;  1201.5 p5      74 dst
        vpunpckhdq zmm7, zmm17, zmm7                                     ;  1202.5 p5      74 dst
        vpunpckldq zmm17, zmm27, zmm30                                   ;  1203.5 p5      74 dst
        vpunpckhdq zmm27, zmm27, zmm30                                   ;  1204.5 p5      74 dst
        vpunpckldq zmm30, zmm11, zmm0                                    ;  1205.5 p5      74 dst
        vpunpckhdq zmm0, zmm11, zmm0                                     ;  1206.5 p5      74 dst
        vpunpckldq zmm11, zmm13, zmm10                                   ;  1207.5 p5      74 dst
        vpunpckhdq zmm10, zmm13, zmm10                                   ;  1208.5 p5      74 dst
        vpunpcklqdq zmm13, zmm26, zmm9                                   ;  1209.5 p5      74 dst
        vpunpckhqdq zmm9, zmm26, zmm9                                    ;  1210.5 p5      74 dst
        mov r9, qword [rbp + 24224]                                      ;  1013.0 p10     74 dst reload
        vmovdqu64 [r9], zmm13                                            ;  1210.5 p7+p4   74 dst
        vmovdqu64 zmm13, [rbp + 23936]                                   ;  1140.5 p3      75 dst reload
        vpunpcklbw zmm26, zmm13, zmm24                                   ;  1211.5 p5      74 dst
        vpunpckhbw zmm13, zmm13, zmm24                                   ;  1212.5 p5      74 dst
        vmovdqu64 [r9 + 64], zmm9                                        ;  1211.5 p8+p9   74 dst
        vpunpckldq zmm9, zmm19, zmm29                                    ;  1213.5 p5      74 dst
        vpunpckhdq zmm19, zmm19, zmm29                                   ;  1214.5 p5      74 dst
        vpunpcklqdq zmm24, zmm8, zmm28                                   ;  1215.5 p5      74 dst
        vpunpckhqdq zmm8, zmm8, zmm28                                    ;  1216.5 p5      74 dst
        vmovdqu64 [r9 + 128], zmm24                                      ;  1216.5 p7+p4   74 dst
        vpunpcklqdq zmm24, zmm14, zmm31                                  ;  1217.5 p5      74 dst
        vpunpckhqdq zmm14, zmm14, zmm31                                  ;  1218.5 p5      74 dst
        vpunpcklqdq zmm28, zmm1, zmm7                                    ;  1219.5 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm7                                     ;  1220.5 p5      74 dst
        vpunpckldq zmm7, zmm25, zmm21                                    ;  1221.5 p5      74 dst
        vpunpckhdq zmm21, zmm25, zmm21                                   ;  1222.5 p5      74 dst
        vpunpcklqdq zmm25, zmm6, zmm17                                   ;  1223.5 p5      74 dst
        vpunpckhqdq zmm6, zmm6, zmm17                                    ;  1224.5 p5      74 dst
        vpunpckldq zmm17, zmm12, zmm18                                   ;  1225.5 p5      74 dst
        vpunpckhdq zmm12, zmm12, zmm18                                   ;  1226.5 p5      74 dst
        vpunpcklqdq zmm18, zmm15, zmm27                                  ;  1227.5 p5      74 dst
        vpunpckhqdq zmm15, zmm15, zmm27                                  ;  1228.5 p5      74 dst
        vpunpcklqdq zmm27, zmm23, zmm30                                  ;  1229.5 p5      74 dst
        vpunpckhqdq zmm23, zmm23, zmm30                                  ;  1230.5 p5      74 dst
        vmovdqu64 [r9 + 192], zmm8                                       ;  1217.5 p8+p9   74 dst
        vpunpcklqdq zmm8, zmm2, zmm0                                     ;  1231.5 p5      74 dst
        vpunpckhqdq zmm0, zmm2, zmm0                                     ;  1232.5 p5      74 dst
        add r8, 0x800                                                    ;  1024.5 p1     154 blocks
        mov qword [rbp + 24208], r8                                      ;  1025.5 p7+p4  154 blocks
        lea r8, [r9 + 2048]                                              ;  1024.8 p6     154 blocks
        vmovdqu64 [r9 + 256], zmm24                                      ;  1218.5 p8+p9   74 dst
        vmovdqu64 [r9 + 320], zmm14                                      ;  1219.5 p7+p4   74 dst
        vmovdqu64 [r9 + 384], zmm28                                      ;  1220.5 p8+p9   74 dst
        vmovdqu64 [r9 + 448], zmm1                                       ;  1221.5 p7+p4   74 dst
        vmovdqu64 [r9 + 512], zmm25                                      ;  1224.5 p8+p9   74 dst
        vmovdqu64 [r9 + 576], zmm6                                       ;  1225.5 p7+p4   74 dst
        vmovdqu64 [r9 + 640], zmm18                                      ;  1228.5 p8+p9   74 dst
        vmovdqu64 [r9 + 704], zmm15                                      ;  1229.5 p7+p4   74 dst
        vmovdqu64 [r9 + 768], zmm27                                      ;  1230.5 p8+p9   74 dst
        vmovdqu64 [r9 + 832], zmm23                                      ;  1231.5 p7+p4   74 dst
        vmovdqu64 [r9 + 896], zmm8                                       ;  1232.5 p8+p9   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;  1233.5 p7+p4   74 dst
        vpunpcklwd zmm0, zmm20, zmm26                                    ;  1233.5 p5      74 dst
        vpunpckhwd zmm1, zmm20, zmm26                                    ;  1234.5 p5      74 dst
        vpunpcklwd zmm2, zmm5, zmm13                                     ;  1235.5 p5      74 dst
        vpunpckhwd zmm5, zmm5, zmm13                                     ;  1236.5 p5      74 dst
        vpunpckldq zmm6, zmm4, zmm0                                      ;  1237.5 p5      74 dst
        vpunpckhdq zmm0, zmm4, zmm0                                      ;  1238.5 p5      74 dst
        vpunpckldq zmm4, zmm16, zmm1                                     ;  1239.5 p5      74 dst
        vpunpckhdq zmm1, zmm16, zmm1                                     ;  1240.5 p5      74 dst
        vpunpckldq zmm8, zmm22, zmm2                                     ;  1241.5 p5      74 dst
        vpunpckhdq zmm2, zmm22, zmm2                                     ;  1242.5 p5      74 dst
        vpunpckldq zmm13, zmm3, zmm5                                     ;  1243.5 p5      74 dst
        vpunpckhdq zmm3, zmm3, zmm5                                      ;  1244.5 p5      74 dst
        vpunpcklqdq zmm5, zmm11, zmm6                                    ;  1245.5 p5      74 dst
        vpunpckhqdq zmm6, zmm11, zmm6                                    ;  1246.5 p5      74 dst
        vmovdqu64 [r9 + 1024], zmm5                                      ;  1246.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1088], zmm6                                      ;  1247.5 p7+p4   74 dst
        vpunpcklqdq zmm5, zmm10, zmm0                                    ;  1247.5 p5      74 dst
        vpunpckhqdq zmm0, zmm10, zmm0                                    ;  1248.5 p5      74 dst
        vmovdqu64 [r9 + 1152], zmm5                                      ;  1248.5 p8+p9   74 dst
        vpunpcklqdq zmm5, zmm9, zmm4                                     ;  1249.5 p5      74 dst
        vpunpckhqdq zmm4, zmm9, zmm4                                     ;  1250.5 p5      74 dst
        vmovdqu64 [r9 + 1216], zmm0                                      ;  1249.5 p7+p4   74 dst
        vpunpcklqdq zmm0, zmm19, zmm1                                    ;  1251.5 p5      74 dst
        vpunpckhqdq zmm1, zmm19, zmm1                                    ;  1252.5 p5      74 dst
        vmovdqu64 [r9 + 1280], zmm5                                      ;  1250.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1344], zmm4                                      ;  1251.5 p7+p4   74 dst
        vpunpcklqdq zmm4, zmm7, zmm8                                     ;  1253.5 p5      74 dst
        vpunpckhqdq zmm5, zmm7, zmm8                                     ;  1254.5 p5      74 dst
        vmovdqu64 [r9 + 1408], zmm0                                      ;  1252.5 p8+p9   74 dst
        vpunpcklqdq zmm0, zmm21, zmm2                                    ;  1255.5 p5      74 dst
        vpunpckhqdq zmm2, zmm21, zmm2                                    ;  1256.5 p5      74 dst
        vmovdqu64 [r9 + 1472], zmm1                                      ;  1253.5 p7+p4   74 dst
        vpunpcklqdq zmm1, zmm17, zmm13                                   ;  1257.5 p5      74 dst
        vpunpckhqdq zmm6, zmm17, zmm13                                   ;  1258.5 p5      74 dst
        vmovdqu64 [r9 + 1536], zmm4                                      ;  1254.5 p8+p9   74 dst
        vpunpcklqdq zmm4, zmm12, zmm3                                    ;  1259.5 p5      74 dst
        vpunpckhqdq zmm3, zmm12, zmm3                                    ;  1260.5 p5      74 dst
        vmovdqu64 [r9 + 1600], zmm5                                      ;  1255.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1664], zmm0                                      ;  1256.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1728], zmm2                                      ;  1257.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1792], zmm1                                      ;  1258.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1856], zmm6                                      ;  1259.5 p7+p4   74 dst
        vmovdqu64 [r9 + 1920], zmm4                                      ;  1260.5 p8+p9   74 dst
        vmovdqu64 [r9 + 1984], zmm3                                      ;  1261.5 p7+p4   74 dst
        mov qword [rbp + 24224], r8                                      ;  1053.0 p8+p9  154 blocks
        mov rax, qword [rbp + 24208]                                     ;                    more blocks?
        cmp rax, qword [rbp + 24216]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 24200]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24208]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24232], rsi                                     ;                    blocks left over
        mov qword [rbp + 24208], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24224]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24232]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24240], rdi                                     ;                    blocks left over
        mov qword [rbp + 24248], rsi                                     ;                    blocks left over
        mov qword [rbp + 24224], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24216], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24200], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24240]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24248]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24256]                                     ;                    frame
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
