; camellia256_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 904372cd1db38fe4); do not edit:
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
;   blocks: 1815 uops, planned 698.3; bounds: width 302.5, ports 668.0, path 349.0
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
        sub rsp, 0x4f80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 20160], rax                                     ;                    frame
        mov qword [rbp + 20096], rdi                                     ;                    argument
        mov dword [rbp + 20168], ecx                                     ;                    argument
        mov qword [rbp + 20112], rsi                                     ;                    argument
        mov qword [rbp + 20128], rdx                                     ;                    argument
        mov r8, qword [rbp + 20096]                                      ;     0.0 p2     154 k reload
        vpbroadcastb zmm0, [r8]                                          ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 1920], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 1]                                      ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 1984], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 2]                                      ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 2048], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 3]                                      ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 2112], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 4]                                      ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 2176], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 5]                                      ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 2240], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 6]                                      ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 2304], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 2368], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 8]                                      ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 2432], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 9]                                      ;    12.0 p5+p3  154 k
        vmovdqu64 [rbp + 2496], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 10]                                     ;    12.0 p5+p10  154 k
        vmovdqu64 [rbp + 2560], zmm0                                     ;    13.0 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 11]                                     ;    12.0 p5+p2  154 k
        vmovdqu64 [rbp + 2624], zmm0                                     ;    13.0 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 12]                                     ;    12.2 p5+p3  154 k
        vmovdqu64 [rbp + 2688], zmm0                                     ;    13.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 13]                                     ;    13.2 p5+p10  154 k
        vmovdqu64 [rbp + 2752], zmm0                                     ;    14.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 14]                                     ;    14.2 p5+p2  154 k
        vmovdqu64 [rbp + 2816], zmm0                                     ;    15.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 15]                                     ;    15.2 p5+p3  154 k
        vmovdqu64 [rbp + 2880], zmm0                                     ;    16.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 16]                                     ;    16.2 p5+p10  154 k
        vmovdqu64 [rbp + 2944], zmm0                                     ;    17.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 17]                                     ;    17.2 p5+p2  154 k
        vmovdqu64 [rbp + 3008], zmm0                                     ;    18.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 18]                                     ;    18.2 p5+p3  154 k
        vmovdqu64 [rbp + 3072], zmm0                                     ;    19.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 19]                                     ;    19.2 p5+p10  154 k
        vmovdqu64 [rbp + 3136], zmm0                                     ;    20.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 20]                                     ;    20.2 p5+p2  154 k
        vmovdqu64 [rbp + 3200], zmm0                                     ;    21.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 21]                                     ;    21.2 p5+p3  154 k
        vmovdqu64 [rbp + 3264], zmm0                                     ;    22.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 22]                                     ;    22.2 p5+p10  154 k
        vmovdqu64 [rbp + 3328], zmm0                                     ;    23.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 23]                                     ;    23.2 p5+p2  154 k
        vmovdqu64 [rbp + 3392], zmm0                                     ;    24.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 24]                                     ;    24.2 p5+p3  154 k
        vmovdqu64 [rbp + 3456], zmm0                                     ;    25.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 25]                                     ;    25.2 p5+p10  154 k
        vmovdqu64 [rbp + 3520], zmm0                                     ;    26.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 26]                                     ;    26.2 p5+p2  154 k
        vmovdqu64 [rbp + 3584], zmm0                                     ;    27.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 27]                                     ;    27.2 p5+p3  154 k
        vmovdqu64 [rbp + 3648], zmm0                                     ;    28.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 28]                                     ;    28.2 p5+p10  154 k
        vmovdqu64 [rbp + 3712], zmm0                                     ;    29.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 29]                                     ;    29.2 p5+p2  154 k
        vmovdqu64 [rbp + 3776], zmm0                                     ;    30.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 30]                                     ;    30.2 p5+p3  154 k
        vmovdqu64 [rbp + 3840], zmm0                                     ;    31.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 31]                                     ;    31.2 p5+p10  154 k
        vmovdqu64 [rbp + 3904], zmm0                                     ;    32.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 32]                                     ;    32.2 p5+p2  154 k
        vpbroadcastb zmm1, [r8 + 33]                                     ;    33.2 p5+p3  154 k
        vmovdqu64 [rbp + 3968], zmm0                                     ;    33.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 34]                                     ;    34.2 p5+p10  154 k
        vmovdqu64 [rbp + 4032], zmm1                                     ;    34.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 35]                                     ;    35.2 p5+p2  154 k
        vmovdqu64 [rbp + 4096], zmm0                                     ;    35.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 36]                                     ;    36.2 p5+p3  154 k
        vmovdqu64 [rbp + 4160], zmm1                                     ;    36.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 37]                                     ;    37.2 p5+p10  154 k
        vmovdqu64 [rbp + 4224], zmm0                                     ;    37.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 38]                                     ;    38.2 p5+p2  154 k
        vmovdqu64 [rbp + 4288], zmm1                                     ;    38.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 39]                                     ;    39.2 p5+p3  154 k
        vmovdqu64 [rbp + 4352], zmm0                                     ;    39.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 40]                                     ;    40.2 p5+p10  154 k
        vmovdqu64 [rbp + 4416], zmm1                                     ;    40.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 41]                                     ;    41.2 p5+p2  154 k
        vmovdqu64 [rbp + 4480], zmm0                                     ;    41.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 42]                                     ;    42.2 p5+p3  154 k
        vmovdqu64 [rbp + 4544], zmm1                                     ;    42.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 43]                                     ;    43.2 p5+p10  154 k
        vmovdqu64 [rbp + 4608], zmm0                                     ;    43.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 44]                                     ;    44.2 p5+p2  154 k
        vmovdqu64 [rbp + 4672], zmm1                                     ;    44.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 45]                                     ;    45.2 p5+p3  154 k
        vmovdqu64 [rbp + 4736], zmm0                                     ;    45.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 46]                                     ;    46.2 p5+p10  154 k
        vmovdqu64 [rbp + 4800], zmm1                                     ;    46.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 47]                                     ;    47.2 p5+p2  154 k
        vmovdqu64 [rbp + 4864], zmm0                                     ;    47.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 48]                                     ;    48.2 p5+p3  154 k
        vmovdqu64 [rbp + 4928], zmm1                                     ;    48.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 49]                                     ;    49.2 p5+p10  154 k
        vmovdqu64 [rbp + 4992], zmm0                                     ;    49.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 50]                                     ;    50.2 p5+p2  154 k
        vmovdqu64 [rbp + 5056], zmm1                                     ;    50.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 51]                                     ;    51.2 p5+p3  154 k
        vmovdqu64 [rbp + 5120], zmm0                                     ;    51.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 52]                                     ;    52.2 p5+p10  154 k
        vmovdqu64 [rbp + 5184], zmm1                                     ;    52.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 53]                                     ;    53.2 p5+p2  154 k
        vmovdqu64 [rbp + 5248], zmm0                                     ;    53.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 54]                                     ;    54.2 p5+p3  154 k
        vmovdqu64 [rbp + 5312], zmm1                                     ;    54.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 55]                                     ;    55.2 p5+p10  154 k
        vmovdqu64 [rbp + 5376], zmm0                                     ;    55.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 56]                                     ;    56.2 p5+p2  154 k
        vmovdqu64 [rbp + 5440], zmm1                                     ;    56.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 57]                                     ;    57.2 p5+p3  154 k
        vmovdqu64 [rbp + 5504], zmm0                                     ;    57.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 58]                                     ;    58.2 p5+p10  154 k
        vmovdqu64 [rbp + 5568], zmm1                                     ;    58.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 59]                                     ;    59.2 p5+p2  154 k
        vmovdqu64 [rbp + 5632], zmm0                                     ;    59.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 60]                                     ;    60.2 p5+p3  154 k
        vmovdqu64 [rbp + 5696], zmm1                                     ;    60.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 61]                                     ;    61.2 p5+p10  154 k
        vmovdqu64 [rbp + 5760], zmm0                                     ;    61.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 62]                                     ;    62.2 p5+p2  154 k
        vmovdqu64 [rbp + 5824], zmm1                                     ;    62.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 63]                                     ;    63.2 p5+p3  154 k
        vmovdqu64 [rbp + 5888], zmm0                                     ;    63.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 64]                                     ;    64.2 p5+p10  154 k
        vmovdqu64 [rbp + 5952], zmm1                                     ;    64.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 65]                                     ;    65.2 p5+p2  154 k
        vpbroadcastb zmm2, [r8 + 66]                                     ;    66.2 p5+p3  154 k
        vmovdqu64 [rbp + 6016], zmm0                                     ;    65.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 67]                                     ;    67.2 p5+p10  154 k
        vmovdqu64 [rbp + 6080], zmm1                                     ;    66.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 68]                                     ;    68.2 p5+p2  154 k
        vmovdqu64 [rbp + 6144], zmm2                                     ;    67.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 69]                                     ;    69.2 p5+p3  154 k
        vmovdqu64 [rbp + 6208], zmm0                                     ;    68.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 70]                                     ;    70.2 p5+p10  154 k
        vmovdqu64 [rbp + 6272], zmm1                                     ;    69.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 71]                                     ;    71.2 p5+p2  154 k
        vmovdqu64 [rbp + 6336], zmm2                                     ;    70.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 72]                                     ;    72.2 p5+p3  154 k
        vmovdqu64 [rbp + 6400], zmm0                                     ;    71.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 73]                                     ;    73.2 p5+p10  154 k
        vmovdqu64 [rbp + 6464], zmm1                                     ;    72.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 74]                                     ;    74.2 p5+p2  154 k
        vmovdqu64 [rbp + 6528], zmm2                                     ;    73.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 75]                                     ;    75.2 p5+p3  154 k
        vmovdqu64 [rbp + 6592], zmm0                                     ;    74.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 76]                                     ;    76.2 p5+p10  154 k
        vmovdqu64 [rbp + 6656], zmm1                                     ;    75.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 77]                                     ;    77.2 p5+p2  154 k
        vmovdqu64 [rbp + 6720], zmm2                                     ;    76.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 78]                                     ;    78.2 p5+p3  154 k
        vmovdqu64 [rbp + 6784], zmm0                                     ;    77.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 79]                                     ;    79.2 p5+p10  154 k
        vmovdqu64 [rbp + 6848], zmm1                                     ;    78.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 80]                                     ;    80.2 p5+p2  154 k
        vmovdqu64 [rbp + 6912], zmm2                                     ;    79.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 81]                                     ;    81.2 p5+p3  154 k
        vmovdqu64 [rbp + 6976], zmm0                                     ;    80.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 82]                                     ;    82.2 p5+p10  154 k
        vmovdqu64 [rbp + 7040], zmm1                                     ;    81.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 83]                                     ;    83.2 p5+p2  154 k
        vmovdqu64 [rbp + 7104], zmm2                                     ;    82.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 84]                                     ;    84.2 p5+p3  154 k
        vmovdqu64 [rbp + 7168], zmm0                                     ;    83.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 85]                                     ;    85.2 p5+p10  154 k
        vmovdqu64 [rbp + 7232], zmm1                                     ;    84.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 86]                                     ;    86.2 p5+p2  154 k
        vmovdqu64 [rbp + 7296], zmm2                                     ;    85.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 87]                                     ;    87.2 p5+p3  154 k
        vmovdqu64 [rbp + 7360], zmm0                                     ;    86.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 88]                                     ;    88.2 p5+p10  154 k
        vmovdqu64 [rbp + 7424], zmm1                                     ;    87.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 89]                                     ;    89.2 p5+p2  154 k
        vmovdqu64 [rbp + 7488], zmm2                                     ;    88.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 90]                                     ;    90.2 p5+p3  154 k
        vmovdqu64 [rbp + 7552], zmm0                                     ;    89.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 91]                                     ;    91.2 p5+p10  154 k
        vmovdqu64 [rbp + 7616], zmm1                                     ;    90.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 92]                                     ;    92.2 p5+p2  154 k
        vmovdqu64 [rbp + 7680], zmm2                                     ;    91.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 93]                                     ;    93.2 p5+p3  154 k
        vmovdqu64 [rbp + 7744], zmm0                                     ;    92.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 94]                                     ;    94.2 p5+p10  154 k
        vmovdqu64 [rbp + 7808], zmm1                                     ;    93.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 95]                                     ;    95.2 p5+p2  154 k
        vmovdqu64 [rbp + 7872], zmm2                                     ;    94.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 96]                                     ;    96.2 p5+p3  154 k
        vmovdqu64 [rbp + 7936], zmm0                                     ;    95.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 97]                                     ;    97.2 p5+p10  154 k
        vmovdqu64 [rbp + 8000], zmm1                                     ;    96.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 98]                                     ;    98.2 p5+p2  154 k
        vmovdqu64 [rbp + 8064], zmm2                                     ;    97.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 99]                                     ;    99.2 p5+p3  154 k
        vpbroadcastb zmm3, [r8 + 100]                                    ;   100.2 p5+p10  154 k
        vmovdqu64 [rbp + 8128], zmm0                                     ;    98.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 101]                                    ;   101.2 p5+p2  154 k
        vmovdqu64 [rbp + 8192], zmm1                                     ;    99.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 102]                                    ;   102.2 p5+p3  154 k
        vmovdqu64 [rbp + 8256], zmm2                                     ;   100.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 103]                                    ;   103.2 p5+p10  154 k
        vmovdqu64 [rbp + 8320], zmm3                                     ;   101.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 104]                                    ;   104.2 p5+p2  154 k
        vmovdqu64 [rbp + 8384], zmm0                                     ;   102.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 105]                                    ;   105.2 p5+p3  154 k
        vmovdqu64 [rbp + 8448], zmm1                                     ;   103.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 106]                                    ;   106.2 p5+p10  154 k
        vmovdqu64 [rbp + 8512], zmm2                                     ;   104.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 107]                                    ;   107.2 p5+p2  154 k
        vmovdqu64 [rbp + 8576], zmm3                                     ;   105.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 108]                                    ;   108.2 p5+p3  154 k
        vmovdqu64 [rbp + 8640], zmm0                                     ;   106.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 109]                                    ;   109.2 p5+p10  154 k
        vmovdqu64 [rbp + 8704], zmm1                                     ;   107.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 110]                                    ;   110.2 p5+p2  154 k
        vmovdqu64 [rbp + 8768], zmm2                                     ;   108.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 111]                                    ;   111.2 p5+p3  154 k
        vmovdqu64 [rbp + 8832], zmm3                                     ;   109.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 112]                                    ;   112.2 p5+p10  154 k
        vmovdqu64 [rbp + 8896], zmm0                                     ;   110.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 113]                                    ;   113.2 p5+p2  154 k
        vmovdqu64 [rbp + 8960], zmm1                                     ;   111.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 114]                                    ;   114.2 p5+p3  154 k
        vmovdqu64 [rbp + 9024], zmm2                                     ;   112.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 115]                                    ;   115.2 p5+p10  154 k
        vmovdqu64 [rbp + 9088], zmm3                                     ;   113.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 116]                                    ;   116.2 p5+p2  154 k
        vmovdqu64 [rbp + 9152], zmm0                                     ;   114.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 117]                                    ;   117.2 p5+p3  154 k
        vmovdqu64 [rbp + 9216], zmm1                                     ;   115.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 118]                                    ;   118.2 p5+p10  154 k
        vmovdqu64 [rbp + 9280], zmm2                                     ;   116.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 119]                                    ;   119.2 p5+p2  154 k
        vmovdqu64 [rbp + 9344], zmm3                                     ;   117.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 120]                                    ;   120.2 p5+p3  154 k
        vmovdqu64 [rbp + 9408], zmm0                                     ;   118.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 121]                                    ;   121.2 p5+p10  154 k
        vmovdqu64 [rbp + 9472], zmm1                                     ;   119.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 122]                                    ;   122.2 p5+p2  154 k
        vmovdqu64 [rbp + 9536], zmm2                                     ;   120.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 123]                                    ;   123.2 p5+p3  154 k
        vmovdqu64 [rbp + 9600], zmm3                                     ;   121.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 124]                                    ;   124.2 p5+p10  154 k
        vmovdqu64 [rbp + 9664], zmm0                                     ;   122.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 125]                                    ;   125.2 p5+p2  154 k
        vmovdqu64 [rbp + 9728], zmm1                                     ;   123.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 126]                                    ;   126.2 p5+p3  154 k
        vmovdqu64 [rbp + 9792], zmm2                                     ;   124.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 127]                                    ;   127.2 p5+p10  154 k
        vmovdqu64 [rbp + 9856], zmm3                                     ;   125.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 128]                                    ;   128.2 p5+p2  154 k
        vmovdqu64 [rbp + 9920], zmm0                                     ;   126.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 129]                                    ;   129.2 p5+p3  154 k
        vmovdqu64 [rbp + 9984], zmm1                                     ;   127.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 130]                                    ;   130.2 p5+p10  154 k
        vmovdqu64 [rbp + 10048], zmm2                                    ;   128.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 131]                                    ;   131.2 p5+p2  154 k
        vmovdqu64 [rbp + 10112], zmm3                                    ;   129.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 132]                                    ;   132.2 p5+p3  154 k
        vpbroadcastb zmm4, [r8 + 133]                                    ;   133.2 p5+p10  154 k
        vmovdqu64 [rbp + 10176], zmm0                                    ;   130.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 134]                                    ;   134.2 p5+p2  154 k
        vmovdqu64 [rbp + 10240], zmm1                                    ;   131.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 135]                                    ;   135.2 p5+p3  154 k
        vmovdqu64 [rbp + 10304], zmm2                                    ;   132.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 136]                                    ;   136.2 p5+p10  154 k
        vmovdqu64 [rbp + 10368], zmm3                                    ;   133.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 137]                                    ;   137.2 p5+p2  154 k
        vmovdqu64 [rbp + 10432], zmm4                                    ;   134.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 138]                                    ;   138.2 p5+p3  154 k
        vmovdqu64 [rbp + 10496], zmm0                                    ;   135.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 139]                                    ;   139.2 p5+p10  154 k
        vmovdqu64 [rbp + 10560], zmm1                                    ;   136.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 140]                                    ;   140.2 p5+p2  154 k
        vmovdqu64 [rbp + 10624], zmm2                                    ;   137.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 141]                                    ;   141.2 p5+p3  154 k
        vmovdqu64 [rbp + 10688], zmm3                                    ;   138.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 142]                                    ;   142.2 p5+p10  154 k
        vmovdqu64 [rbp + 10752], zmm4                                    ;   139.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 143]                                    ;   143.2 p5+p2  154 k
        vmovdqu64 [rbp + 10816], zmm0                                    ;   140.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 144]                                    ;   144.2 p5+p3  154 k
        vmovdqu64 [rbp + 10880], zmm1                                    ;   141.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 145]                                    ;   145.2 p5+p10  154 k
        vmovdqu64 [rbp + 10944], zmm2                                    ;   142.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 146]                                    ;   146.2 p5+p2  154 k
        vmovdqu64 [rbp + 11008], zmm3                                    ;   143.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 147]                                    ;   147.2 p5+p3  154 k
        vmovdqu64 [rbp + 11072], zmm4                                    ;   144.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 148]                                    ;   148.2 p5+p10  154 k
        vmovdqu64 [rbp + 11136], zmm0                                    ;   145.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 149]                                    ;   149.2 p5+p2  154 k
        vmovdqu64 [rbp + 11200], zmm1                                    ;   146.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 150]                                    ;   150.2 p5+p3  154 k
        vmovdqu64 [rbp + 11264], zmm2                                    ;   147.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 151]                                    ;   151.2 p5+p10  154 k
        vmovdqu64 [rbp + 11328], zmm3                                    ;   148.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 152]                                    ;   152.2 p5+p2  154 k
        vmovdqu64 [rbp + 11392], zmm4                                    ;   149.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 153]                                    ;   153.2 p5+p3  154 k
        vmovdqu64 [rbp + 11456], zmm0                                    ;   150.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 154]                                    ;   154.2 p5+p10  154 k
        vmovdqu64 [rbp + 11520], zmm1                                    ;   151.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 155]                                    ;   155.2 p5+p2  154 k
        vmovdqu64 [rbp + 11584], zmm2                                    ;   152.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 156]                                    ;   156.2 p5+p3  154 k
        vmovdqu64 [rbp + 11648], zmm3                                    ;   153.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 157]                                    ;   157.2 p5+p10  154 k
        vmovdqu64 [rbp + 11712], zmm4                                    ;   154.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 158]                                    ;   158.2 p5+p2  154 k
        vmovdqu64 [rbp + 11776], zmm0                                    ;   155.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 159]                                    ;   159.2 p5+p3  154 k
        vmovdqu64 [rbp + 11840], zmm1                                    ;   156.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 160]                                    ;   160.2 p5+p10  154 k
        vmovdqu64 [rbp + 11904], zmm2                                    ;   157.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 161]                                    ;   161.2 p5+p2  154 k
        vmovdqu64 [rbp + 11968], zmm3                                    ;   158.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 162]                                    ;   162.2 p5+p3  154 k
        vmovdqu64 [rbp + 12032], zmm4                                    ;   159.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 163]                                    ;   163.2 p5+p10  154 k
        vmovdqu64 [rbp + 12096], zmm0                                    ;   160.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 164]                                    ;   164.2 p5+p2  154 k
        vmovdqu64 [rbp + 12160], zmm1                                    ;   161.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 165]                                    ;   165.2 p5+p3  154 k
        vpbroadcastb zmm5, [r8 + 166]                                    ;   166.2 p5+p10  154 k
        vmovdqu64 [rbp + 12224], zmm2                                    ;   162.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 167]                                    ;   167.2 p5+p2  154 k
        vmovdqu64 [rbp + 12288], zmm3                                    ;   163.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 168]                                    ;   168.2 p5+p3  154 k
        vmovdqu64 [rbp + 12352], zmm4                                    ;   164.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 169]                                    ;   169.2 p5+p10  154 k
        vmovdqu64 [rbp + 12416], zmm0                                    ;   165.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 170]                                    ;   170.2 p5+p2  154 k
        vmovdqu64 [rbp + 12480], zmm1                                    ;   166.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 171]                                    ;   171.2 p5+p3  154 k
        vmovdqu64 [rbp + 12544], zmm5                                    ;   167.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 172]                                    ;   172.2 p5+p10  154 k
        vmovdqu64 [rbp + 12608], zmm2                                    ;   168.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 173]                                    ;   173.2 p5+p2  154 k
        vmovdqu64 [rbp + 12672], zmm3                                    ;   169.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 174]                                    ;   174.2 p5+p3  154 k
        vmovdqu64 [rbp + 12736], zmm4                                    ;   170.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 175]                                    ;   175.2 p5+p10  154 k
        vmovdqu64 [rbp + 12800], zmm0                                    ;   171.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 176]                                    ;   176.2 p5+p2  154 k
        vmovdqu64 [rbp + 12864], zmm1                                    ;   172.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 177]                                    ;   177.2 p5+p3  154 k
        vmovdqu64 [rbp + 12928], zmm5                                    ;   173.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 178]                                    ;   178.2 p5+p10  154 k
        vmovdqu64 [rbp + 12992], zmm2                                    ;   174.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 179]                                    ;   179.2 p5+p2  154 k
        vmovdqu64 [rbp + 13056], zmm3                                    ;   175.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 180]                                    ;   180.2 p5+p3  154 k
        vmovdqu64 [rbp + 13120], zmm4                                    ;   176.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 181]                                    ;   181.2 p5+p10  154 k
        vmovdqu64 [rbp + 13184], zmm0                                    ;   177.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 182]                                    ;   182.2 p5+p2  154 k
        vmovdqu64 [rbp + 13248], zmm1                                    ;   178.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 183]                                    ;   183.2 p5+p3  154 k
        vmovdqu64 [rbp + 13312], zmm5                                    ;   179.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 184]                                    ;   184.2 p5+p10  154 k
        vmovdqu64 [rbp + 13376], zmm2                                    ;   180.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 185]                                    ;   185.2 p5+p2  154 k
        vmovdqu64 [rbp + 13440], zmm3                                    ;   181.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 186]                                    ;   186.2 p5+p3  154 k
        vmovdqu64 [rbp + 13504], zmm4                                    ;   182.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 187]                                    ;   187.2 p5+p10  154 k
        vmovdqu64 [rbp + 13568], zmm0                                    ;   183.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 188]                                    ;   188.2 p5+p2  154 k
        vmovdqu64 [rbp + 13632], zmm1                                    ;   184.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 189]                                    ;   189.2 p5+p3  154 k
        vmovdqu64 [rbp + 13696], zmm5                                    ;   185.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 190]                                    ;   190.2 p5+p10  154 k
        vmovdqu64 [rbp + 13760], zmm2                                    ;   186.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 191]                                    ;   191.2 p5+p2  154 k
        vmovdqu64 [rbp + 13824], zmm3                                    ;   187.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 192]                                    ;   192.2 p5+p3  154 k
        vmovdqu64 [rbp + 13888], zmm4                                    ;   188.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 193]                                    ;   193.2 p5+p10  154 k
        vmovdqu64 [rbp + 13952], zmm0                                    ;   189.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 194]                                    ;   194.2 p5+p2  154 k
        vmovdqu64 [rbp + 14016], zmm1                                    ;   190.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 195]                                    ;   195.2 p5+p3  154 k
        vmovdqu64 [rbp + 14080], zmm5                                    ;   191.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 196]                                    ;   196.2 p5+p10  154 k
        vmovdqu64 [rbp + 14144], zmm2                                    ;   192.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 197]                                    ;   197.2 p5+p2  154 k
        vmovdqu64 [rbp + 14208], zmm3                                    ;   193.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 198]                                    ;   198.2 p5+p3  154 k
        vpbroadcastb zmm6, [r8 + 199]                                    ;   199.2 p5+p10  154 k
        vmovdqu64 [rbp + 14272], zmm4                                    ;   194.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 200]                                    ;   200.2 p5+p2  154 k
        vmovdqu64 [rbp + 14336], zmm0                                    ;   195.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 201]                                    ;   201.2 p5+p3  154 k
        vmovdqu64 [rbp + 14400], zmm1                                    ;   196.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 202]                                    ;   202.2 p5+p10  154 k
        vmovdqu64 [rbp + 14464], zmm5                                    ;   197.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 203]                                    ;   203.2 p5+p2  154 k
        vmovdqu64 [rbp + 14528], zmm2                                    ;   198.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 204]                                    ;   204.2 p5+p3  154 k
        vmovdqu64 [rbp + 14592], zmm3                                    ;   199.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 205]                                    ;   205.2 p5+p10  154 k
        vmovdqu64 [rbp + 14656], zmm6                                    ;   200.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 206]                                    ;   206.2 p5+p2  154 k
        vmovdqu64 [rbp + 14720], zmm4                                    ;   201.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 207]                                    ;   207.2 p5+p3  154 k
        vmovdqu64 [rbp + 14784], zmm0                                    ;   202.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 208]                                    ;   208.2 p5+p10  154 k
        vmovdqu64 [rbp + 14848], zmm1                                    ;   203.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 209]                                    ;   209.2 p5+p2  154 k
        vmovdqu64 [rbp + 14912], zmm5                                    ;   204.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 210]                                    ;   210.2 p5+p3  154 k
        vmovdqu64 [rbp + 14976], zmm2                                    ;   205.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 211]                                    ;   211.2 p5+p10  154 k
        vmovdqu64 [rbp + 15040], zmm3                                    ;   206.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 212]                                    ;   212.2 p5+p2  154 k
        vmovdqu64 [rbp + 15104], zmm6                                    ;   207.2 p7+p4  154 k
        vpbroadcastb zmm6, [r8 + 213]                                    ;   213.2 p5+p3  154 k
        vmovdqu64 [rbp + 15168], zmm4                                    ;   208.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 214]                                    ;   214.2 p5+p10  154 k
        vmovdqu64 [rbp + 15232], zmm0                                    ;   209.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 215]                                    ;   215.2 p5+p2  154 k
        vmovdqu64 [rbp + 15296], zmm1                                    ;   210.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 216]                                    ;   216.2 p5+p3  154 k
        vmovdqu64 [rbp + 15360], zmm5                                    ;   211.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 217]                                    ;   217.2 p5+p10  154 k
        vmovdqu64 [rbp + 15424], zmm2                                    ;   212.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 218]                                    ;   218.2 p5+p2  154 k
        vmovdqu64 [rbp + 15488], zmm3                                    ;   213.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 219]                                    ;   219.2 p5+p3  154 k
        vmovdqu64 [rbp + 15552], zmm6                                    ;   214.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 220]                                    ;   220.2 p5+p10  154 k
        vmovdqu64 [rbp + 15616], zmm4                                    ;   215.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 221]                                    ;   221.2 p5+p2  154 k
        vmovdqu64 [rbp + 15680], zmm0                                    ;   216.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 222]                                    ;   222.2 p5+p3  154 k
        vmovdqu64 [rbp + 15744], zmm1                                    ;   217.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 223]                                    ;   223.2 p5+p10  154 k
        vmovdqu64 [rbp + 15808], zmm5                                    ;   218.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 224]                                    ;   224.2 p5+p2  154 k
        vmovdqu64 [rbp + 15872], zmm2                                    ;   219.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 225]                                    ;   225.2 p5+p3  154 k
        vmovdqu64 [rbp + 15936], zmm3                                    ;   220.2 p8+p9  154 k
        vpbroadcastb zmm3, [r8 + 226]                                    ;   226.2 p5+p10  154 k
        vmovdqu64 [rbp + 16000], zmm6                                    ;   221.2 p7+p4  154 k
        vpbroadcastb zmm6, [r8 + 227]                                    ;   227.2 p5+p2  154 k
        vmovdqu64 [rbp + 16064], zmm4                                    ;   222.2 p8+p9  154 k
        vpbroadcastb zmm4, [r8 + 228]                                    ;   228.2 p5+p3  154 k
        vmovdqu64 [rbp + 16128], zmm0                                    ;   223.2 p7+p4  154 k
        vpbroadcastb zmm0, [r8 + 229]                                    ;   229.2 p5+p10  154 k
        vmovdqu64 [rbp + 16192], zmm1                                    ;   224.2 p8+p9  154 k
        vpbroadcastb zmm1, [r8 + 230]                                    ;   230.2 p5+p2  154 k
        vmovdqu64 [rbp + 16256], zmm5                                    ;   225.2 p7+p4  154 k
        vpbroadcastb zmm5, [r8 + 231]                                    ;   231.2 p5+p3  154 k
        vmovdqu64 [rbp + 16320], zmm2                                    ;   226.2 p8+p9  154 k
        vpbroadcastb zmm2, [r8 + 232]                                    ;   232.2 p5+p10  154 k
        vpbroadcastb zmm7, [r8 + 233]                                    ;   233.2 p5+p2  154 k
        vmovdqu64 [rbp + 16384], zmm3                                    ;   227.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 234]                                    ;   234.2 p5+p3  154 k
        vmovdqu64 [rbp + 16448], zmm6                                    ;   228.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 235]                                    ;   235.2 p5+p10  154 k
        vmovdqu64 [rbp + 16512], zmm4                                    ;   229.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 236]                                    ;   236.2 p5+p2  154 k
        vmovdqu64 [rbp + 16576], zmm0                                    ;   230.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 237]                                    ;   237.2 p5+p3  154 k
        vmovdqu64 [rbp + 16640], zmm1                                    ;   231.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 238]                                    ;   238.2 p5+p10  154 k
        vmovdqu64 [rbp + 16704], zmm5                                    ;   232.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 239]                                    ;   239.2 p5+p2  154 k
        vmovdqu64 [rbp + 16768], zmm2                                    ;   233.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 240]                                    ;   240.2 p5+p3  154 k
        vmovdqu64 [rbp + 16832], zmm7                                    ;   234.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 241]                                    ;   241.2 p5+p10  154 k
        vmovdqu64 [rbp + 16896], zmm3                                    ;   235.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 242]                                    ;   242.2 p5+p2  154 k
        vmovdqu64 [rbp + 16960], zmm6                                    ;   236.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 243]                                    ;   243.2 p5+p3  154 k
        vmovdqu64 [rbp + 17024], zmm4                                    ;   237.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 244]                                    ;   244.2 p5+p10  154 k
        vmovdqu64 [rbp + 17088], zmm0                                    ;   238.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 245]                                    ;   245.2 p5+p2  154 k
        vmovdqu64 [rbp + 17152], zmm1                                    ;   239.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 246]                                    ;   246.2 p5+p3  154 k
        vmovdqu64 [rbp + 17216], zmm5                                    ;   240.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 247]                                    ;   247.2 p5+p10  154 k
        vmovdqu64 [rbp + 17280], zmm2                                    ;   241.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 248]                                    ;   248.2 p5+p2  154 k
        vmovdqu64 [rbp + 17344], zmm7                                    ;   242.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 249]                                    ;   249.2 p5+p3  154 k
        vmovdqu64 [rbp + 17408], zmm3                                    ;   243.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 250]                                    ;   250.2 p5+p10  154 k
        vmovdqu64 [rbp + 17472], zmm6                                    ;   244.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 251]                                    ;   251.2 p5+p2  154 k
        vmovdqu64 [rbp + 17536], zmm4                                    ;   245.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 252]                                    ;   252.2 p5+p3  154 k
        vmovdqu64 [rbp + 17600], zmm0                                    ;   246.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 253]                                    ;   253.2 p5+p10  154 k
        vmovdqu64 [rbp + 17664], zmm1                                    ;   247.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 254]                                    ;   254.2 p5+p2  154 k
        vmovdqu64 [rbp + 17728], zmm5                                    ;   248.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 255]                                    ;   255.2 p5+p3  154 k
        vmovdqu64 [rbp + 17792], zmm2                                    ;   249.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 256]                                    ;   256.2 p5+p10  154 k
        vmovdqu64 [rbp + 17856], zmm7                                    ;   250.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 257]                                    ;   257.2 p5+p2  154 k
        vmovdqu64 [rbp + 17920], zmm3                                    ;   251.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 258]                                    ;   258.2 p5+p3  154 k
        vmovdqu64 [rbp + 17984], zmm6                                    ;   252.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 259]                                    ;   259.2 p5+p10  154 k
        vmovdqu64 [rbp + 18048], zmm4                                    ;   253.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 260]                                    ;   260.2 p5+p2  154 k
        vmovdqu64 [rbp + 18112], zmm0                                    ;   254.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 261]                                    ;   261.2 p5+p3  154 k
        vmovdqu64 [rbp + 18176], zmm1                                    ;   255.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 262]                                    ;   262.2 p5+p10  154 k
        vmovdqu64 [rbp + 18240], zmm5                                    ;   256.2 p8+p9  154 k
        vpbroadcastb zmm5, [r8 + 263]                                    ;   263.2 p5+p2  154 k
        vmovdqu64 [rbp + 18304], zmm2                                    ;   257.2 p7+p4  154 k
        vpbroadcastb zmm2, [r8 + 264]                                    ;   264.2 p5+p3  154 k
        vmovdqu64 [rbp + 18368], zmm7                                    ;   258.2 p8+p9  154 k
        vpbroadcastb zmm7, [r8 + 265]                                    ;   265.2 p5+p10  154 k
        vpbroadcastb zmm8, [r8 + 266]                                    ;   266.2 p5+p2  154 k
        vmovdqu64 [rbp + 18432], zmm3                                    ;   259.2 p7+p4  154 k
        vpbroadcastb zmm3, [r8 + 267]                                    ;   267.2 p5+p3  154 k
        vmovdqu64 [rbp + 18496], zmm6                                    ;   260.2 p8+p9  154 k
        vpbroadcastb zmm6, [r8 + 268]                                    ;   268.2 p5+p10  154 k
        vmovdqu64 [rbp + 18560], zmm4                                    ;   261.2 p7+p4  154 k
        vpbroadcastb zmm4, [r8 + 269]                                    ;   269.2 p5+p2  154 k
        vmovdqu64 [rbp + 18624], zmm0                                    ;   262.2 p8+p9  154 k
        vpbroadcastb zmm0, [r8 + 270]                                    ;   270.2 p5+p3  154 k
        vmovdqu64 [rbp + 18688], zmm1                                    ;   263.2 p7+p4  154 k
        vpbroadcastb zmm1, [r8 + 271]                                    ;   271.2 p5+p10  154 k
        vmovdqu64 [rbp + 18752], zmm5                                    ;   264.2 p8+p9  154 k
        vmovdqu64 [rbp + 18816], zmm2                                    ;   265.2 p7+p4  154 k
        vmovdqu64 [rbp + 18880], zmm7                                    ;   266.2 p8+p9  154 k
        vmovdqu64 [rbp + 18944], zmm8                                    ;   267.2 p7+p4  154 k
        vmovdqu64 [rbp + 19008], zmm3                                    ;   268.2 p8+p9  154 k
        vmovdqu64 [rbp + 19072], zmm6                                    ;   269.2 p7+p4  154 k
        vmovdqu64 [rbp + 19136], zmm4                                    ;   270.2 p8+p9  154 k
        vmovdqu64 [rbp + 19200], zmm0                                    ;   271.2 p7+p4  154 k
        vmovdqu64 [rbp + 19264], zmm1                                    ;   272.2 p8+p9  154 k
        cmp dword [rbp + 20168], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 20168]                                     ;                    passes of 64
        mov rcx, rax                                                     ;                    passes of 64
.blocks_1_share:
        and rax, 0x3f                                                    ;                    passes of 64
        mov qword [rbp + 20104], rax                                     ;                    passes of 64
        sub rcx, rax                                                     ;                    passes of 64
        imul rcx, rcx, 0x10                                              ;                    passes of 64
        mov rdx, qword [rbp + 20112]                                     ;                    passes of 64
        add rcx, rdx                                                     ;                    passes of 64
        mov qword [rbp + 20120], rcx                                     ;                    passes of 64
        cmp rcx, rdx                                                     ;                    passes of 64
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
        vpunpckhdq zmm5, zmm3, zmm7                                      ;    16.3 p5      68 d.0
        vpunpckldq zmm3, zmm3, zmm7                                      ;    17.3 p5      68 d.0
        vmovdqu64 zmm7, [r8 + 512]                                       ;     4.3 p2      68 d.0
        vpunpckhdq zmm9, zmm2, zmm6                                      ;    18.3 p5      68 d.0
        vpunpckldq zmm2, zmm2, zmm6                                      ;    19.3 p5      68 d.0
        vmovdqu64 zmm6, [r8 + 576]                                       ;     4.8 p3      68 d.0
        vpunpcklbw zmm10, zmm7, zmm6                                     ;    20.3 p5      68 d.0
        vpunpckhbw zmm6, zmm7, zmm6                                      ;    21.3 p5      68 d.0
        vmovdqu64 zmm7, [r8 + 640]                                       ;     5.3 p2      68 d.0
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.8 p3      68 d.0
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.3 p2      68 d.0
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.8 p3      68 d.0
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.3 p2      68 d.0
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.8 p3      68 d.0
        vpunpcklbw zmm16, zmm7, zmm11                                    ;    22.3 p5      68 d.0
        vpunpckhbw zmm7, zmm7, zmm11                                     ;    23.3 p5      68 d.0
        vpunpcklbw zmm11, zmm12, zmm13                                   ;    24.3 p5      68 d.0
        vpunpckhbw zmm12, zmm12, zmm13                                   ;    25.3 p5      68 d.0
        vpunpckhdq zmm13, zmm4, zmm8                                     ;    26.3 p5      68 d.0
        vpunpckldq zmm4, zmm4, zmm8                                      ;    27.3 p5      68 d.0
        vpunpcklbw zmm8, zmm14, zmm15                                    ;    28.3 p5      68 d.0
        vpunpckhbw zmm14, zmm14, zmm15                                   ;    29.3 p5      68 d.0
        vpunpckhdq zmm15, zmm0, zmm1                                     ;    30.3 p5      68 d.0
        vpunpckldq zmm0, zmm0, zmm1                                      ;    31.3 p5      68 d.0
        vpunpcklwd zmm1, zmm10, zmm16                                    ;    32.3 p5      68 d.0
        vpunpckhwd zmm10, zmm10, zmm16                                   ;    33.3 p5      68 d.0
        vpunpcklwd zmm16, zmm6, zmm7                                     ;    34.3 p5      68 d.0
        vpunpckhwd zmm6, zmm6, zmm7                                      ;    35.3 p5      68 d.0
        vpunpcklwd zmm7, zmm11, zmm8                                     ;    36.3 p5      68 d.0
        vpunpckhwd zmm8, zmm11, zmm8                                     ;    37.3 p5      68 d.0
        vpunpcklwd zmm11, zmm12, zmm14                                   ;    38.3 p5      68 d.0
        vpunpckhwd zmm12, zmm12, zmm14                                   ;    39.3 p5      68 d.0
        vpunpckhdq zmm14, zmm1, zmm7                                     ;    40.3 p5      68 d.0
        vpunpckldq zmm1, zmm1, zmm7                                      ;    41.3 p5      68 d.0
        vpunpckhdq zmm7, zmm10, zmm8                                     ;    42.3 p5      68 d.0
        vpunpckldq zmm8, zmm10, zmm8                                     ;    43.3 p5      68 d.0
        vpunpckhdq zmm10, zmm16, zmm11                                   ;    44.3 p5      68 d.0
        vpunpckldq zmm11, zmm16, zmm11                                   ;    45.3 p5      68 d.0
        vpunpckhdq zmm16, zmm6, zmm12                                    ;    46.3 p5      68 d.0
        vpunpckldq zmm6, zmm6, zmm12                                     ;    47.3 p5      68 d.0
        vpunpckhqdq zmm12, zmm5, zmm14                                   ;    48.3 p5      68 d.0
        vpunpcklqdq zmm5, zmm5, zmm14                                    ;    49.3 p5      68 d.0
        vpunpcklqdq zmm14, zmm3, zmm1                                    ;    50.3 p5      68 d.0
        vpunpckhqdq zmm1, zmm3, zmm1                                     ;    51.3 p5      68 d.0
        vpunpcklqdq zmm3, zmm9, zmm7                                     ;    52.3 p5      68 d.0
        vpunpckhqdq zmm7, zmm9, zmm7                                     ;    53.3 p5      68 d.0
        vpunpcklqdq zmm9, zmm2, zmm8                                     ;    54.3 p5      68 d.0
        vpunpckhqdq zmm2, zmm2, zmm8                                     ;    55.3 p5      68 d.0
        vpunpckhqdq zmm8, zmm13, zmm10                                   ;    56.3 p5      68 d.0
        vpunpcklqdq zmm10, zmm13, zmm10                                  ;    57.3 p5      68 d.0
        vpunpcklqdq zmm13, zmm4, zmm11                                   ;    58.3 p5      68 d.0
        vpunpckhqdq zmm4, zmm4, zmm11                                    ;    59.3 p5      68 d.0
        vpxord zmm12, zmm12, [rbp + 2176]                                ;    49.3 p0+p2   68 d
        vpxord zmm5, zmm5, [rbp + 2240]                                  ;    50.3 p0+p3   68 d
        vpunpcklqdq zmm11, zmm15, zmm16                                  ;    60.3 p5      68 d.0
        vpunpckhqdq zmm15, zmm15, zmm16                                  ;    61.3 p5      68 d.0
        vpunpcklqdq zmm16, zmm0, zmm6                                    ;    62.3 p5      68 d.0
        vpunpckhqdq zmm0, zmm0, zmm6                                     ;    63.3 p5      68 d.0
        vpxord zmm14, zmm14, [rbp + 2368]                                ;    51.3 p0+p2   68 d
        vpxord zmm1, zmm1, [rbp + 2304]                                  ;    52.3 p0+p3   68 d
        vpxord zmm6, zmm12, [rbp + 3200]                                 ;    50.3 p0+p2   40 t
        vpxord zmm17, zmm5, [rbp + 3264]                                 ;    51.3 p0+p3   40 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512]       ;    15.7 p2      41 t reload
        vgf2p8affineqb zmm17, zmm17, zmm18, 8                            ;    52.3 p0      22 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 256] ;    15.8 p3      22 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm19, 0x37                      ;    55.3 p0      22 t
        vpxord zmm20, zmm14, [rbp + 3392]                                ;    52.3 p0+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm18, 8                            ;    53.3 p0      42 t
        vmovdqu64 zmm21, [rel camellia256_encrypt.T0_constants512 + 128] ;    16.8 p3      23 t reload
        vgf2p8affineqb zmm22, zmm6, zmm21, 0                             ;    51.3 p0      23 t
        vmovdqu64 zmm23, [rel camellia256_encrypt.T0_constants512 + 192] ;    17.7 p2      23 t reload
        vgf2p8affineqb zmm6, zmm6, zmm23, 0                              ;    51.3 p0      23 t
        vpxord zmm6, zmm6, zmm22                                         ;    54.3 p0      23 t
        vgf2p8affineqb zmm6, zmm6, zmm18, 8                              ;    55.3 p0      23 t
        vpxord zmm22, zmm1, [rbp + 3328]                                 ;    53.3 p0+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm18, 8                            ;    54.3 p0      21 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 64]  ;    18.7 p2      41 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm24, 0x6e                      ;    56.3 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, zmm24, 0x6e                        ;    58.3 p0      23 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 320] ;    18.8 p3      21 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm25, 0xdc                      ;    57.3 p0      21 t
        vpxord zmm8, zmm8, [rbp + 2688]                                  ;    57.3 p0+p2   61 t
        vpxord zmm10, zmm10, [rbp + 2752]                                ;    58.3 p0+p3   61 t
        vpxord zmm13, zmm13, [rbp + 2880]                                ;    59.3 p0+p2   61 t
        vmovdqu64 zmm26, [rbp + 1984]                                    ;    20.8 p3      68 d.1 reload
        vmovdqu64 zmm27, [rbp + 3008]                                    ;    21.7 p2      40 t
        vpternlogd zmm27, zmm3, zmm26, 0x96                              ;    53.3 p0      40 t
        vgf2p8affineqb zmm28, zmm27, zmm21, 0                            ;    54.3 p0      23 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 0                            ;    54.3 p0      23 t
        vpxord zmm27, zmm27, zmm28                                       ;    57.3 p0      23 t
        vgf2p8affineqb zmm27, zmm27, zmm18, 8                            ;    58.3 p0      23 t
        vgf2p8affineinvqb zmm27, zmm27, zmm24, 0x6e                      ;    61.3 p0      23 t
        vmovdqu64 zmm28, [rbp + 1920]                                    ;    21.8 p3      68 d.0 reload
        vmovdqu64 zmm29, [rbp + 2944]                                    ;    22.7 p2      40 t
        vpternlogd zmm29, zmm7, zmm28, 0x96                              ;    54.3 p0      40 t
        vgf2p8affineqb zmm29, zmm29, zmm18, 8                            ;    55.3 p0      41 t
        vgf2p8affineinvqb zmm29, zmm29, zmm24, 0x6e                      ;    58.3 p0      41 t
        vmovdqa64 zmm30, zmm22                                           ;    60.3         41 t copy
        vpternlogd zmm30, zmm29, zmm27, 0x96                             ;    64.3 p0      41 t
        vmovdqu64 zmm31, [rbp + 2112]                                    ;    22.8 p3      68 d.3 reload
        vmovdqu64 zmm26, [rbp + 3136]                                    ;    23.7 p2      40 t
        vpternlogd zmm26, zmm9, zmm31, 0x96                              ;    55.3 p0      40 t
        vgf2p8affineqb zmm26, zmm26, zmm18, 8                            ;    56.3 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, zmm25, 0xdc                      ;    59.3 p0      21 t
        vmovdqa64 zmm31, zmm29                                           ;    61.3         41 t copy
        vpternlogd zmm31, zmm17, zmm26, 0x96                             ;    62.3 p0      41 t
        vpternlogd zmm17, zmm30, zmm26, 0x96                             ;    65.3 p0      41 t
        vpternlogd zmm0, zmm17, [rbp + 2560], 0x96                       ;    66.3 p0+p3   61 t
        vpxord zmm28, zmm0, [rbp + 3584]                                 ;    67.3 p0+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm18, 8                            ;    68.3 p0      22 t
        vgf2p8affineinvqb zmm28, zmm28, zmm19, 0x37                      ;    71.3 p0      22 t
        vmovdqu64 [rbp + 19328], zmm0                                    ;    67.3 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 3072]                                     ;    24.8 p3      40 t
        vpternlogd zmm0, zmm2, [rbp + 2048], 0x96                        ;    56.3 p0+p2   40 t
        vgf2p8affineqb zmm0, zmm0, zmm18, 8                              ;    57.3 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm19, 0x37                        ;    60.3 p0      22 t
        vpternlogd zmm26, zmm6, zmm0, 0x96                               ;    63.3 p0      41 t
        vpternlogd zmm6, zmm31, zmm0, 0x96                               ;    63.3 p0      41 t
        vpternlogd zmm8, zmm30, zmm6, 0x96                               ;    65.3 p0      61 t
        vpternlogd zmm0, zmm27, zmm20, 0x96                              ;    64.3 p0      41 t
        vpternlogd zmm27, zmm20, zmm26, 0x96                             ;    64.3 p0      41 t
        vpternlogd zmm22, zmm29, zmm0, 0x96                              ;    65.3 p0      41 t
        vpternlogd zmm10, zmm17, zmm0, 0x96                              ;    66.3 p0      61 t
        vpternlogd zmm13, zmm31, zmm27, 0x96                             ;    65.3 p0      61 t
        vpternlogd zmm11, zmm6, [rbp + 2496], 0x96                       ;    64.3 p5+p3   61 t
        vpternlogd zmm15, zmm27, [rbp + 2432], 0x96                      ;    65.3 p0+p2   61 t
        vpternlogd zmm4, zmm26, [rbp + 2816], 0x96                       ;    65.3 p5+p3   61 t
        vpxord zmm4, zmm4, zmm22                                         ;    66.3 p0      61 t
        vpternlogd zmm16, zmm22, [rbp + 2624], 0x96                      ;    66.3 p5+p2   61 t
        vpxord zmm0, zmm8, [rbp + 3712]                                  ;    66.7 p0+p3   40 t
        vpxord zmm6, zmm11, [rbp + 3520]                                 ;    67.3 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm6, zmm21, 0                             ;    68.3 p0      23 t
        vgf2p8affineqb zmm6, zmm6, zmm23, 0                              ;    68.7 p0      23 t
        vpxord zmm17, zmm17, zmm6                                        ;    71.7 p5      23 t
        vgf2p8affineqb zmm6, zmm17, zmm18, 8                             ;    72.7 p0      23 t
        vpxord zmm17, zmm13, [rbp + 3904]                                ;    69.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm18, 8                            ;    70.7 p0      42 t
        vpxord zmm20, zmm10, [rbp + 3776]                                ;    70.3 p5+p2   40 t
        vgf2p8affineqb zmm20, zmm20, zmm18, 8                            ;    71.7 p0      22 t
        vpxord zmm22, zmm15, [rbp + 3456]                                ;    71.3 p5+p3   40 t
        vgf2p8affineqb zmm22, zmm22, zmm18, 8                            ;    72.7 p0      41 t
        vgf2p8affineinvqb zmm22, zmm22, zmm24, 0x6e                      ;    75.7 p0      41 t
        vpxord zmm26, zmm4, [rbp + 3840]                                 ;    72.3 p5+p2   40 t
        vgf2p8affineinvqb zmm6, zmm6, zmm24, 0x6e                        ;    75.7 p0      23 t
        vgf2p8affineqb zmm27, zmm0, zmm21, 0                             ;    75.7 p0      23 t
        vgf2p8affineqb zmm0, zmm0, zmm23, 0                              ;    76.7 p0      23 t
        vgf2p8affineqb zmm26, zmm26, zmm18, 8                            ;    77.7 p0      21 t
        vpxord zmm29, zmm16, [rbp + 3648]                                ;    73.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm18, 8                            ;    78.7 p0      21 t
        vgf2p8affineinvqb zmm20, zmm20, zmm19, 0x37                      ;    79.7 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, zmm24, 0x6e                      ;    80.7 p0      42 t
        vgf2p8affineinvqb zmm29, zmm29, zmm25, 0xdc                      ;    81.7 p0      21 t
        vgf2p8affineinvqb zmm26, zmm26, zmm25, 0xdc                      ;    82.7 p0      21 t
        vpxord zmm27, zmm27, zmm0                                        ;    79.7 p5      23 t
        vgf2p8affineqb zmm0, zmm27, zmm18, 8                             ;    83.7 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm24, 0x6e                        ;    86.7 p0      23 t
        vmovdqa64 zmm27, zmm22                                           ;    78.7         41 t copy
        vpternlogd zmm27, zmm29, zmm20, 0x96                             ;    84.7 p5      41 t
        vmovdqa64 zmm30, zmm6                                            ;    78.7         41 t copy
        vpternlogd zmm30, zmm17, zmm28, 0x96                             ;    83.7 p5      41 t
        vmovdqa64 zmm31, zmm26                                           ;    85.7         41 t copy
        vpternlogd zmm31, zmm22, zmm6, 0x96                              ;    85.7 p5      41 t
        vpternlogd zmm26, zmm22, zmm30, 0x96                             ;    85.7 p5      41 t
        vpternlogd zmm20, zmm31, zmm29, 0x96                             ;    86.7 p5      41 t
        vpternlogd zmm30, zmm5, zmm20, 0x96                              ;    87.7 p5      62 t
        vpternlogd zmm29, zmm0, zmm28, 0x96                              ;    89.7 p5      41 t
        vpternlogd zmm0, zmm28, zmm27, 0x96                              ;    89.7 p5      41 t
        vpternlogd zmm6, zmm17, zmm29, 0x96                              ;    90.7 p5      41 t
        vpternlogd zmm31, zmm12, zmm0, 0x96                              ;    90.7 p5      62 t
        vpternlogd zmm29, zmm1, zmm26, 0x96                              ;    90.7 p5      62 t
        vpternlogd zmm27, zmm14, zmm6, 0x96                              ;    91.7 p0      62 t
        vpternlogd zmm26, zmm9, [rbp + 2112], 0x96                       ;    86.7 p5+p2   62 t
        vpternlogd zmm20, zmm2, [rbp + 2048], 0x96                       ;    87.7 p0+p3   62 t
        vpternlogd zmm0, zmm3, [rbp + 1984], 0x96                        ;    90.7 p5+p2   62 t
        vpternlogd zmm6, zmm7, [rbp + 1920], 0x96                        ;    91.7 p0+p3   62 t
        vpxord zmm1, zmm30, [rbp + 4288]                                 ;    88.7 p5+p2   40 t
        vgf2p8affineqb zmm1, zmm1, zmm18, 8                              ;    89.7 p0      22 t
        vgf2p8affineinvqb zmm1, zmm1, zmm19, 0x37                        ;    92.7 p0      22 t
        vpxord zmm2, zmm26, [rbp + 4160]                                 ;    89.3 p5+p3   40 t
        vgf2p8affineqb zmm2, zmm2, zmm18, 8                              ;    90.7 p0      21 t
        vgf2p8affineinvqb zmm2, zmm2, zmm25, 0xdc                        ;    93.7 p0      21 t
        vpxord zmm3, zmm20, [rbp + 4096]                                 ;    90.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm18, 8                              ;    92.7 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm19, 0x37                        ;    95.7 p0      22 t
        vpxord zmm5, zmm31, [rbp + 4224]                                 ;    91.7 p5+p3   40 t
        vpxord zmm7, zmm29, [rbp + 4352]                                 ;    92.3 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm18, 8                              ;    94.7 p0      21 t
        vpxord zmm9, zmm0, [rbp + 4032]                                  ;    93.3 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm9, zmm21, 0                             ;    95.7 p0      23 t
        vgf2p8affineqb zmm9, zmm9, zmm23, 0                              ;    96.7 p0      23 t
        vpxord zmm12, zmm12, zmm9                                        ;    99.7 p5      23 t
        vgf2p8affineqb zmm9, zmm12, zmm18, 8                             ;   100.7 p0      23 t
        vgf2p8affineqb zmm12, zmm5, zmm21, 0                             ;    98.7 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm23, 0                              ;    99.7 p0      23 t
        vpxord zmm14, zmm27, [rbp + 4416]                                ;    95.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm18, 8                            ;   100.7 p0      42 t
        vgf2p8affineinvqb zmm7, zmm7, zmm25, 0xdc                        ;   101.7 p0      21 t
        vpxord zmm17, zmm6, [rbp + 3968]                                 ;    96.3 p5+p3   40 t
        vgf2p8affineqb zmm17, zmm17, zmm18, 8                            ;   102.7 p0      41 t
        vgf2p8affineinvqb zmm9, zmm9, zmm24, 0x6e                        ;   103.7 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm24, 0x6e                      ;   105.7 p0      41 t
        vgf2p8affineinvqb zmm14, zmm14, zmm24, 0x6e                      ;   105.7 p0      42 t
        vpxord zmm12, zmm12, zmm5                                        ;   102.7 p5      23 t
        vgf2p8affineqb zmm5, zmm12, zmm18, 8                             ;   106.7 p0      23 t
        vgf2p8affineinvqb zmm5, zmm5, zmm24, 0x6e                        ;   109.7 p0      23 t
        vmovdqa64 zmm12, zmm17                                           ;   108.7         41 t copy
        vpternlogd zmm12, zmm2, zmm1, 0x96                               ;   108.7 p5      41 t
        vmovdqa64 zmm22, zmm7                                            ;   104.7         41 t copy
        vpternlogd zmm22, zmm17, zmm9, 0x96                              ;   108.7 p5      41 t
        vpternlogd zmm1, zmm22, zmm2, 0x96                               ;   109.7 p5      41 t
        vpternlogd zmm2, zmm5, zmm3, 0x96                                ;   112.7 p5      41 t
        vpternlogd zmm5, zmm12, zmm3, 0x96                               ;   112.7 p5      41 t
        vpternlogd zmm22, zmm8, zmm5, 0x96                               ;   113.7 p5      61 t
        vpternlogd zmm3, zmm9, zmm14, 0x96                               ;   108.7 p5      41 t
        vpternlogd zmm7, zmm17, zmm3, 0x96                               ;   109.7 p5      41 t
        vpternlogd zmm3, zmm10, zmm1, 0x96                               ;   110.7 p5      61 t
        vpternlogd zmm9, zmm14, zmm2, 0x96                               ;   113.7 p5      41 t
        vpternlogd zmm2, zmm4, zmm7, 0x96                                ;   113.7 p5      61 t
        vpternlogd zmm12, zmm13, zmm9, 0x96                              ;   114.7 p0      61 t
        vpxord zmm4, zmm3, [rbp + 4800]                                  ;   111.7 p5+p2   40 t
        vgf2p8affineqb zmm4, zmm4, zmm18, 8                              ;   112.7 p0      22 t
        vgf2p8affineinvqb zmm4, zmm4, zmm19, 0x37                        ;   115.7 p0      22 t
        vpxord zmm8, zmm22, [rbp + 4736]                                 ;   114.7 p5+p3   40 t
        vpxord zmm10, zmm2, [rbp + 4864]                                 ;   114.7 p5+p2   40 t
        vgf2p8affineqb zmm10, zmm10, zmm18, 8                            ;   115.7 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm25, 0xdc                      ;   118.7 p0      21 t
        vgf2p8affineqb zmm13, zmm8, zmm21, 0                             ;   115.7 p0      23 t
        vgf2p8affineqb zmm8, zmm8, zmm23, 0                              ;   115.7 p0      23 t
        vpxord zmm8, zmm8, zmm13                                         ;   118.7 p5      23 t
        vgf2p8affineqb zmm8, zmm8, zmm18, 8                              ;   119.7 p0      23 t
        vpxord zmm13, zmm12, [rbp + 4928]                                ;   115.7 p5+p3   40 t
        vgf2p8affineqb zmm13, zmm13, zmm18, 8                            ;   116.7 p0      42 t
        vgf2p8affineinvqb zmm13, zmm13, zmm24, 0x6e                      ;   119.7 p0      42 t
        vgf2p8affineinvqb zmm8, zmm8, zmm24, 0x6e                        ;   122.7 p0      23 t
        vmovdqa64 zmm14, zmm7                                            ;   110.7         40 t copy
        vpternlogd zmm14, zmm16, [rbp + 4672], 0x96                      ;   114.3 p5+p2   40 t
        vgf2p8affineqb zmm14, zmm14, zmm18, 8                            ;   119.7 p0      21 t
        vgf2p8affineinvqb zmm14, zmm14, zmm25, 0xdc                      ;   122.7 p0      21 t
        vmovdqa64 zmm17, zmm5                                            ;   113.7         40 t copy
        vpternlogd zmm17, zmm11, [rbp + 4544], 0x96                      ;   115.3 p5+p3   40 t
        vgf2p8affineqb zmm28, zmm17, zmm21, 0                            ;   121.7 p0      23 t
        vgf2p8affineqb zmm17, zmm17, zmm23, 0                            ;   122.7 p0      23 t
        vpxord zmm28, zmm28, zmm17                                       ;   125.7 p5      23 t
        vgf2p8affineqb zmm17, zmm28, zmm18, 8                            ;   126.7 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm24, 0x6e                      ;   129.7 p0      23 t
        vmovdqa64 zmm28, zmm9                                            ;   114.7         40 t copy
        vpternlogd zmm28, zmm15, [rbp + 4480], 0x96                      ;   117.3 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm18, 8                            ;   125.7 p0      41 t
        vgf2p8affineinvqb zmm28, zmm28, zmm24, 0x6e                      ;   128.7 p0      41 t
        vmovdqa64 zmm25, zmm28                                           ;   131.7         41 t copy
        vpternlogd zmm25, zmm14, zmm4, 0x96                              ;   131.7 p5      41 t
        vmovdqa64 zmm23, zmm10                                           ;   121.7         41 t copy
        vpternlogd zmm23, zmm28, zmm17, 0x96                             ;   132.7 p5      41 t
        vpternlogd zmm4, zmm23, zmm14, 0x96                              ;   133.7 p5      41 t
        vmovdqa64 zmm21, zmm4                                            ;   134.7         40 t copy
        vpternlogd zmm21, zmm20, [rbp + 5120], 0x96                      ;   134.7 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm18, 8                            ;   135.7 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, zmm19, 0x37                      ;   138.7 p0      22 t
        vmovdqu64 [rbp + 19392], zmm20                                   ;    88.7 p8+p9   62 t spill
        vmovdqu64 zmm20, [rbp + 4608]                                    ;    49.5 p2      40 t
        vpternlogd zmm20, zmm1, [rbp + 19328], 0x96                      ;   122.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm20, zmm18, 8                            ;   129.7 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm19, 0x37                      ;   132.7 p0      22 t
        vpternlogd zmm14, zmm8, zmm20, 0x96                              ;   135.7 p5      41 t
        vpternlogd zmm8, zmm25, zmm20, 0x96                              ;   135.7 p5      41 t
        vpternlogd zmm23, zmm31, zmm8, 0x96                              ;   136.7 p5      62 t
        vpternlogd zmm20, zmm17, zmm13, 0x96                             ;   135.7 p5      41 t
        vpternlogd zmm17, zmm13, zmm14, 0x96                             ;   136.7 p5      41 t
        vpternlogd zmm10, zmm28, zmm20, 0x96                             ;   136.7 p5      41 t
        vpternlogd zmm20, zmm30, zmm4, 0x96                              ;   136.7 p5      62 t
        vpternlogd zmm14, zmm29, zmm10, 0x96                             ;   137.7 p5      62 t
        vpternlogd zmm25, zmm27, zmm17, 0x96                             ;   137.7 p5      62 t
        vpxord zmm13, zmm23, [rbp + 5248]                                ;   137.7 p0+p2   40 t
        vpxord zmm27, zmm20, [rbp + 5312]                                ;   137.7 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm18, 8                            ;   138.7 p0      22 t
        vgf2p8affineinvqb zmm27, zmm27, zmm19, 0x37                      ;   141.7 p0      22 t
        vpxord zmm28, zmm14, [rbp + 5376]                                ;   138.7 p5+p2   40 t
        vgf2p8affineqb zmm28, zmm28, zmm18, 8                            ;   139.7 p0      21 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 320] ;    53.0 p3      21 t reload
        vgf2p8affineinvqb zmm28, zmm28, zmm29, 0xdc                      ;   142.7 p0      21 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 128] ;    53.8 p2      23 t reload
        vgf2p8affineqb zmm31, zmm13, zmm30, 0                            ;   138.7 p0      23 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   138.7 p0+p3   23 t
        vpxord zmm13, zmm13, zmm31                                       ;   141.7 p5      23 t
        vgf2p8affineqb zmm13, zmm13, zmm18, 8                            ;   142.7 p0      23 t
        vgf2p8affineinvqb zmm13, zmm13, zmm24, 0x6e                      ;   145.7 p0      23 t
        vpxord zmm31, zmm25, [rbp + 5440]                                ;   138.7 p5+p2   40 t
        vgf2p8affineqb zmm31, zmm31, zmm18, 8                            ;   140.7 p0      42 t
        vgf2p8affineinvqb zmm31, zmm31, zmm24, 0x6e                      ;   143.7 p0      42 t
        vmovdqa64 zmm19, zmm8                                            ;   136.7         40 t copy
        vpternlogd zmm19, zmm0, [rbp + 5056], 0x96                       ;   136.7 p5+p3   40 t
        vmovdqu64 [rbp + 19456], zmm4                                    ;   134.7 p7+p4   41 t spill
        vgf2p8affineqb zmm4, zmm19, zmm30, 0                             ;   142.7 p0      23 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   143.7 p0+p2   23 t
        vpxord zmm4, zmm4, zmm19                                         ;   146.7 p5      23 t
        vgf2p8affineqb zmm4, zmm4, zmm18, 8                              ;   147.7 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm24, 0x6e                        ;   150.7 p0      23 t
        vmovdqa64 zmm19, zmm4                                            ;   153.7         41 t copy
        vpternlogd zmm19, zmm31, zmm21, 0x96                             ;   153.7 p5      41 t
        vmovdqa64 zmm30, zmm17                                           ;   137.7         40 t copy
        vpternlogd zmm30, zmm6, [rbp + 4992], 0x96                       ;   139.3 p5+p3   40 t
        vgf2p8affineqb zmm30, zmm30, zmm18, 8                            ;   146.7 p0      41 t
        vgf2p8affineinvqb zmm30, zmm30, zmm24, 0x6e                      ;   149.7 p0      41 t
        vmovdqa64 zmm24, zmm28                                           ;   145.7         41 t copy
        vpternlogd zmm24, zmm30, zmm4, 0x96                              ;   153.7 p5      41 t
        vpternlogd zmm28, zmm19, zmm30, 0x96                             ;   154.7 p5      41 t
        vpternlogd zmm7, zmm16, zmm28, 0x96                              ;   155.7 p5      61 t
        vpxord zmm16, zmm7, [rbp + 5696]                                 ;   156.7 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm18, 8                            ;   157.7 p0      21 t
        vgf2p8affineinvqb zmm16, zmm16, zmm29, 0xdc                      ;   160.7 p0      21 t
        vmovdqu64 [rbp + 19520], zmm7                                    ;   156.7 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm10                                            ;   137.7         40 t copy
        vpternlogd zmm7, zmm26, [rbp + 5184], 0x96                       ;   144.3 p5+p3   40 t
        vgf2p8affineqb zmm7, zmm7, zmm18, 8                              ;   150.7 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, zmm29, 0xdc                        ;   153.7 p0      21 t
        vpternlogd zmm30, zmm7, zmm27, 0x96                              ;   156.7 p5      41 t
        vpternlogd zmm27, zmm24, zmm7, 0x96                              ;   156.7 p5      41 t
        vpternlogd zmm19, zmm3, zmm27, 0x96                              ;   157.7 p5      61 t
        vpternlogd zmm7, zmm13, zmm21, 0x96                              ;   156.7 p5      41 t
        vpternlogd zmm13, zmm21, zmm30, 0x96                             ;   157.7 p5      41 t
        vpternlogd zmm4, zmm31, zmm7, 0x96                               ;   157.7 p5      41 t
        vpternlogd zmm28, zmm7, zmm2, 0x96                               ;   157.7 p5      61 t
        vpternlogd zmm5, zmm11, zmm13, 0x96                              ;   158.7 p5      61 t
        vpternlogd zmm13, zmm24, zmm22, 0x96                             ;   158.7 p0      61 t
        vpternlogd zmm9, zmm15, zmm4, 0x96                               ;   158.7 p5      61 t
        vpternlogd zmm4, zmm30, zmm12, 0x96                              ;   158.7 p0      61 t
        vpternlogd zmm27, zmm1, [rbp + 19328], 0x96                      ;   157.7 p5+p2   61 t
        vpxord zmm1, zmm19, [rbp + 5824]                                 ;   158.7 p0+p3   40 t
        vgf2p8affineqb zmm1, zmm1, zmm18, 8                              ;   159.7 p0      22 t
        vmovdqu64 zmm2, [rel camellia256_encrypt.T0_constants512 + 256]  ;    62.3 p2      22 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm2, 0x37                         ;   162.7 p0      22 t
        vpxord zmm3, zmm13, [rbp + 5760]                                 ;   159.7 p5+p3   40 t
        vpxord zmm7, zmm28, [rbp + 5888]                                 ;   158.7 p5+p2   40 t
        vgf2p8affineqb zmm7, zmm7, zmm18, 8                              ;   159.7 p0      21 t
        vgf2p8affineinvqb zmm7, zmm7, zmm29, 0xdc                        ;   162.7 p0      21 t
        vpxord zmm11, zmm4, [rbp + 5952]                                 ;   159.7 p5+p3   40 t
        vgf2p8affineqb zmm11, zmm11, zmm18, 8                            ;   160.7 p0      42 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 64]  ;    64.3 p2      41 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm12, 0x6e                      ;   163.7 p0      42 t
        vpxord zmm15, zmm27, [rbp + 5632]                                ;   158.7 p5+p3   40 t
        vgf2p8affineqb zmm15, zmm15, zmm18, 8                            ;   161.7 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm2, 0x37                       ;   164.7 p0      22 t
        vpxord zmm21, zmm5, [rbp + 5568]                                 ;   159.7 p5+p2   40 t
        vmovdqu64 zmm22, [rel camellia256_encrypt.T0_constants512 + 128] ;    65.7 p3      23 t reload
        vgf2p8affineqb zmm24, zmm21, zmm22, 0                            ;   163.7 p0      23 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 192] ;    66.3 p2      23 t reload
        vgf2p8affineqb zmm21, zmm21, zmm30, 0                            ;   164.7 p0      23 t
        vpxord zmm24, zmm24, zmm21                                       ;   167.7 p5      23 t
        vgf2p8affineqb zmm21, zmm24, zmm18, 8                            ;   168.7 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm12, 0x6e                      ;   171.7 p0      23 t
        vgf2p8affineqb zmm24, zmm3, zmm22, 0                             ;   167.7 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm30, 0                              ;   168.7 p0      23 t
        vpxord zmm24, zmm24, zmm3                                        ;   171.7 p5      23 t
        vgf2p8affineqb zmm3, zmm24, zmm18, 8                             ;   172.7 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm12, 0x6e                        ;   175.7 p0      23 t
        vpxord zmm24, zmm9, [rbp + 5504]                                 ;   162.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm24, zmm18, 8                            ;   171.7 p0      41 t
        vgf2p8affineinvqb zmm24, zmm24, zmm12, 0x6e                      ;   174.7 p0      41 t
        vpternlogd zmm28, zmm27, [rbp + 6656], 0x1e                      ;   163.3 p5+p2   51 x
        vpternlogd zmm13, zmm9, [rbp + 6528], 0x1e                       ;   164.3 p5+p3   51 x
        vpternlogd zmm19, zmm5, [rbp + 6592], 0x1e                       ;   165.3 p5+p2   51 x
        vpandd zmm31, zmm28, [rbp + 6912]                                ;   166.3 p5+p3   52 x
        vgf2p8affineqb zmm29, zmm31, zmm22, 0                            ;   173.7 p0      52 x
        vgf2p8affineqb zmm31, zmm31, zmm30, 0                            ;   174.7 p0      52 x
        vpandd zmm2, zmm13, [rbp + 6784]                                 ;   167.3 p5+p2   52 x
        vgf2p8affineqb zmm12, zmm2, zmm22, 0                             ;   175.7 p0      52 x
        vgf2p8affineqb zmm2, zmm2, zmm30, 0                              ;   176.7 p0      52 x
        vpandd zmm18, zmm19, [rbp + 6848]                                ;   168.3 p5+p3   52 x
        vmovdqu64 [rbp + 19328], zmm28                                   ;   164.3 p7+p4   51 x spill
        vgf2p8affineqb zmm28, zmm18, zmm22, 0                            ;   177.7 p0      52 x
        vgf2p8affineqb zmm18, zmm18, zmm30, 0                            ;   178.7 p0      52 x
        vmovdqu64 [rbp + 19584], zmm19                                   ;   166.3 p8+p9   51 x spill
        vmovdqa64 zmm19, zmm21                                           ;   174.7         41 t copy
        vpternlogd zmm19, zmm11, zmm15, 0x96                             ;   174.7 p5      41 t
        vmovdqu64 [rbp + 19648], zmm13                                   ;   165.3 p7+p4   51 x spill
        vmovdqa64 zmm13, zmm24                                           ;   177.7         41 t copy
        vpternlogd zmm13, zmm16, zmm1, 0x96                              ;   177.7 p5      41 t
        vmovdqu64 [rbp + 19712], zmm31                                   ;   177.7 p8+p9   52 x spill
        vmovdqa64 zmm31, zmm7                                            ;   165.7         41 t copy
        vpternlogd zmm31, zmm24, zmm21, 0x96                             ;   177.7 p5      41 t
        vpternlogd zmm7, zmm24, zmm19, 0x96                              ;   177.7 p5      41 t
        vpternlogd zmm10, zmm26, zmm7, 0x96                              ;   178.7 p5      47 y
        vpternlogd zmm1, zmm31, zmm16, 0x96                              ;   178.7 p5      41 t
        vpternlogd zmm19, zmm20, zmm1, 0x96                              ;   179.7 p5      62 t
        vpternlogd zmm16, zmm3, zmm15, 0x96                              ;   178.7 p5      41 t
        vpternlogd zmm3, zmm15, zmm13, 0x96                              ;   178.7 p5      41 t
        vpternlogd zmm21, zmm11, zmm16, 0x96                             ;   179.7 p5      41 t
        vpternlogd zmm7, zmm16, zmm14, 0x96                              ;   179.7 p5      62 t
        vpternlogd zmm31, zmm23, zmm3, 0x96                              ;   179.7 p0      62 t
        vpternlogd zmm13, zmm25, zmm21, 0x96                             ;   180.7 p5      62 t
        vpternlogd zmm3, zmm8, zmm0, 0x96                                ;   180.7 p0      47 y
        vpternlogd zmm21, zmm17, zmm6, 0x96                              ;   181.3 p5      47 y
        vmovdqu64 zmm0, [rbp + 19520]                                    ;   156.7 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 6720]                                     ;    73.2 p3      71 y.3 reload
        vpternlogd zmm4, zmm6, zmm0, 0x1e                                ;   181.7 p0      51 x
        vpandd zmm6, zmm31, [rbp + 6272]                                 ;   182.3 p5+p2   47 y
        vpandd zmm8, zmm19, [rbp + 6336]                                 ;   182.7 p0+p3   47 y
        vpandd zmm11, zmm7, [rbp + 6400]                                 ;   183.3 p5+p2   47 y
        vgf2p8affineqb zmm14, zmm6, zmm22, 0                             ;   183.7 p0      47 y
        vgf2p8affineqb zmm6, zmm6, zmm30, 0                              ;   184.7 p0      47 y
        vpandd zmm15, zmm13, [rbp + 6464]                                ;   184.3 p5+p3   47 y
        vgf2p8affineqb zmm16, zmm8, zmm22, 0                             ;   185.7 p0      47 y
        vpternlogd zmm6, zmm16, zmm3, 0x96                               ;   188.7 p5      47 y
        vgf2p8affineqb zmm3, zmm8, zmm30, 0                              ;   186.7 p0      47 y
        vgf2p8affineqb zmm8, zmm15, zmm30, 0                             ;   187.7 p0      47 y
        vpternlogd zmm8, zmm14, zmm21, 0x96                              ;   190.7 p5      47 y
        vgf2p8affineqb zmm14, zmm15, zmm22, 0                            ;   188.7 p0      47 y
        vgf2p8affineqb zmm15, zmm11, zmm22, 0                            ;   189.7 p0      47 y
        vgf2p8affineqb zmm11, zmm11, zmm30, 0                            ;   190.7 p0      47 y
        vpternlogd zmm11, zmm14, zmm10, 0x96                             ;   193.7 p5      47 y
        vpternlogd zmm2, zmm28, zmm5, 0x96                               ;   188.3 p5      61 t
        vpternlogd zmm18, zmm29, zmm27, 0x96                             ;   189.3 p5      61 t
        vpandd zmm5, zmm4, [rbp + 6976]                                  ;   190.3 p5+p2   52 x
        vmovdqu64 zmm10, [rbp + 19456]                                   ;   134.7 p3      41 t reload
        vpternlogd zmm1, zmm10, [rbp + 19392], 0x96                      ;   191.3 p5+p2   47 y
        vpternlogd zmm15, zmm3, zmm1, 0x96                               ;   192.7 p0      47 y
        vpternlogd zmm19, zmm6, [rbp + 6080], 0x1e                       ;   192.3 p5+p3   48 y
        vpternlogd zmm31, zmm8, [rbp + 6016], 0x1e                       ;   192.7 p0+p2   48 y
        vpternlogd zmm7, zmm15, [rbp + 6144], 0x1e                       ;   193.7 p5+p3   48 y
        vgf2p8affineqb zmm1, zmm5, zmm30, 0                              ;   193.7 p0      52 x
        vgf2p8affineqb zmm3, zmm5, zmm22, 0                              ;   194.7 p0      52 x
        vpternlogd zmm13, zmm11, [rbp + 6208], 0x1e                      ;   194.7 p5+p2   48 y
        vpternlogd zmm1, zmm12, zmm9, 0x96                               ;   196.7 p5      61 t
        vpxord zmm5, zmm6, [rbp + 7104]                                  ;   195.7 p0+p3   40 t
        vpxord zmm9, zmm8, [rbp + 7040]                                  ;   196.3 p5+p2   40 t
        vmovdqu64 zmm10, [rel camellia256_encrypt.T0_constants512]       ;    80.5 p3      41 t reload
        vgf2p8affineqb zmm9, zmm9, zmm10, 8                              ;   197.3 p0      41 t
        vmovdqu64 zmm12, [rel camellia256_encrypt.T0_constants512 + 64]  ;    81.3 p2      41 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm12, 0x6e                        ;   200.3 p0      41 t
        vpxord zmm14, zmm31, [rbp + 7296]                                ;   197.3 p5+p3   40 t
        vpxord zmm16, zmm19, [rbp + 7360]                                ;   198.3 p5+p2   40 t
        vgf2p8affineqb zmm16, zmm16, zmm10, 8                            ;   199.3 p0      22 t
        vpxord zmm17, zmm7, [rbp + 7424]                                 ;   199.3 p5+p3   40 t
        vgf2p8affineqb zmm20, zmm5, zmm22, 0                             ;   199.7 p0      23 t
        vgf2p8affineqb zmm5, zmm5, zmm30, 0                              ;   200.7 p0      23 t
        vpxord zmm21, zmm15, [rbp + 7168]                                ;   200.3 p5+p2   40 t
        vgf2p8affineqb zmm21, zmm21, zmm10, 8                            ;   201.7 p0      22 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   202.7 p0      21 t
        vpxord zmm23, zmm13, [rbp + 7488]                                ;   201.3 p5+p3   40 t
        vpxord zmm24, zmm11, [rbp + 7232]                                ;   202.3 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm10, 8                            ;   203.7 p0      21 t
        vpxord zmm20, zmm20, zmm5                                        ;   203.7 p5      23 t
        vgf2p8affineqb zmm5, zmm20, zmm10, 8                             ;   204.7 p0      23 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 256] ;    84.5 p3      22 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm20, 0x37                      ;   205.7 p0      22 t
        vgf2p8affineinvqb zmm21, zmm21, zmm20, 0x37                      ;   206.7 p0      22 t
        vgf2p8affineqb zmm23, zmm23, zmm10, 8                            ;   207.7 p0      42 t
        vgf2p8affineqb zmm25, zmm14, zmm22, 0                            ;   208.7 p0      23 t
        vgf2p8affineqb zmm14, zmm14, zmm30, 0                            ;   209.7 p0      23 t
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 320] ;    85.3 p2      21 t reload
        vgf2p8affineinvqb zmm24, zmm24, zmm26, 0xdc                      ;   210.7 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, zmm12, 0x6e                        ;   211.7 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm26, 0xdc                      ;   212.7 p0      21 t
        vpternlogd zmm3, zmm0, [rbp + 19712], 0x96                       ;   204.3 p5+p3   61 t
        vgf2p8affineinvqb zmm0, zmm23, zmm12, 0x6e                       ;   213.7 p0      42 t
        vpxord zmm25, zmm25, zmm14                                       ;   212.7 p5      23 t
        vgf2p8affineqb zmm14, zmm25, zmm10, 8                            ;   214.7 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm12, 0x6e                      ;   217.7 p0      23 t
        vmovdqu64 zmm23, [rbp + 7808]                                    ;    86.3 p2      40 t
        vmovdqu64 zmm25, [rbp + 7872]                                    ;    86.5 p3      40 t
        vmovdqu64 zmm27, [rbp + 7936]                                    ;    87.3 p2      40 t
        vmovdqa64 zmm28, zmm9                                            ;   203.3         41 t copy
        vpternlogd zmm28, zmm16, zmm24, 0x96                             ;   213.7 p5      41 t
        vmovdqa64 zmm29, zmm17                                           ;   215.7         41 t copy
        vpternlogd zmm29, zmm9, zmm5, 0x96                               ;   215.7 p5      41 t
        vpternlogd zmm16, zmm29, zmm24, 0x96                             ;   216.7 p5      41 t
        vpternlogd zmm24, zmm14, zmm21, 0x96                             ;   220.7 p5      41 t
        vpternlogd zmm14, zmm28, zmm21, 0x96                             ;   220.7 p5      41 t
        vpternlogd zmm21, zmm0, zmm5, 0x96                               ;   216.7 p5      41 t
        vpternlogd zmm17, zmm9, zmm21, 0x96                              ;   217.7 p5      41 t
        vpternlogd zmm0, zmm5, zmm24, 0x96                               ;   221.7 p5      41 t
        vpternlogd zmm28, zmm4, zmm0, 0x96                               ;   222.7 p5      61 t
        vpternlogd zmm21, zmm16, [rbp + 19584], 0x96                     ;   217.7 p5+p3   61 t
        vpxord zmm25, zmm25, zmm21                                       ;   218.7 p5      40 t
        vgf2p8affineqb zmm4, zmm25, zmm10, 8                             ;   219.7 p0      22 t
        vmovdqu64 zmm5, [rbp + 8000]                                     ;    88.3 p2      40 t
        vgf2p8affineinvqb zmm4, zmm4, zmm20, 0x37                        ;   222.7 p0      22 t
        vpxord zmm5, zmm5, zmm28                                         ;   223.7 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm10, 8                              ;   224.7 p0      42 t
        vpternlogd zmm29, zmm14, [rbp + 19648], 0x96                     ;   221.7 p5+p3   61 t
        vpxord zmm23, zmm23, zmm29                                       ;   222.7 p5      40 t
        vpternlogd zmm24, zmm17, [rbp + 19328], 0x96                     ;   221.7 p0+p2   61 t
        vpxord zmm27, zmm27, zmm24                                       ;   222.7 p5      40 t
        vgf2p8affineqb zmm9, zmm27, zmm10, 8                             ;   223.7 p0      21 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0xdc                        ;   226.7 p0      21 t
        vgf2p8affineinvqb zmm5, zmm5, zmm12, 0x6e                        ;   227.7 p0      42 t
        vgf2p8affineqb zmm25, zmm23, zmm22, 0                            ;   223.7 p0      23 t
        vgf2p8affineqb zmm23, zmm23, zmm30, 0                            ;   224.7 p0      23 t
        vpxord zmm25, zmm25, zmm23                                       ;   227.7 p5      23 t
        vgf2p8affineqb zmm23, zmm25, zmm10, 8                            ;   228.7 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm12, 0x6e                      ;   231.7 p0      23 t
        vmovdqa64 zmm25, zmm18                                           ;   190.3         40 t copy
        vpternlogd zmm25, zmm16, [rbp + 7680], 0x96                      ;   222.3 p5+p3   40 t
        vgf2p8affineqb zmm25, zmm25, zmm10, 8                            ;   227.7 p0      22 t
        vgf2p8affineinvqb zmm25, zmm25, zmm20, 0x37                      ;   230.7 p0      22 t
        vmovdqa64 zmm27, zmm3                                            ;   205.3         40 t copy
        vpternlogd zmm27, zmm17, [rbp + 7744], 0x96                      ;   223.3 p5+p2   40 t
        vgf2p8affineqb zmm27, zmm27, zmm10, 8                            ;   229.7 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm26, 0xdc                      ;   232.7 p0      21 t
        vmovdqa64 zmm26, zmm23                                           ;   234.7         41 t copy
        vpternlogd zmm26, zmm25, zmm27, 0x96                             ;   235.7 p5      41 t
        vmovdqa64 zmm20, zmm2                                            ;   189.3         40 t copy
        vpternlogd zmm20, zmm14, [rbp + 7616], 0x96                      ;   225.3 p5+p3   40 t
        vmovdqu64 [rbp + 19328], zmm28                                   ;   223.7 p7+p4   61 t spill
        vgf2p8affineqb zmm28, zmm20, zmm22, 0                            ;   231.7 p0      23 t
        vgf2p8affineqb zmm20, zmm20, zmm30, 0                            ;   232.7 p0      23 t
        vpxord zmm28, zmm28, zmm20                                       ;   235.7 p5      23 t
        vgf2p8affineqb zmm20, zmm28, zmm10, 8                            ;   236.7 p0      23 t
        vgf2p8affineinvqb zmm20, zmm20, zmm12, 0x6e                      ;   239.7 p0      23 t
        vmovdqa64 zmm28, zmm20                                           ;   242.7         41 t copy
        vpternlogd zmm28, zmm5, zmm25, 0x96                              ;   242.7 p5      41 t
        vpternlogd zmm5, zmm26, zmm20, 0x96                              ;   242.7 p5      41 t
        vmovdqa64 zmm30, zmm1                                            ;   197.7         40 t copy
        vpternlogd zmm30, zmm0, [rbp + 7552], 0x96                       ;   229.3 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm10, 8                            ;   235.7 p0      41 t
        vgf2p8affineinvqb zmm30, zmm30, zmm12, 0x6e                      ;   238.7 p0      41 t
        vpternlogd zmm20, zmm30, zmm9, 0x96                              ;   242.7 p5      41 t
        vpternlogd zmm9, zmm28, zmm30, 0x96                              ;   243.7 p5      41 t
        vpternlogd zmm26, zmm7, zmm9, 0x96                               ;   244.7 p5      62 t
        vpternlogd zmm30, zmm4, zmm27, 0x96                              ;   241.7 p5      41 t
        vpternlogd zmm23, zmm25, zmm30, 0x96                             ;   242.7 p5      41 t
        vpternlogd zmm4, zmm27, zmm20, 0x96                              ;   243.7 p5      41 t
        vmovdqu64 zmm7, [rbp + 8320]                                     ;    96.8 p3      40 t
        vpternlogd zmm20, zmm31, zmm23, 0x96                             ;   243.7 p5      62 t
        vmovdqu64 zmm25, [rbp + 8384]                                    ;    97.2 p2      40 t
        vpternlogd zmm30, zmm13, zmm5, 0x96                              ;   243.7 p5      62 t
        vmovdqu64 zmm13, [rbp + 8448]                                    ;    97.8 p3      40 t
        vpternlogd zmm28, zmm19, zmm4, 0x96                              ;   244.7 p0      62 t
        vmovdqu64 zmm19, [rbp + 8512]                                    ;    98.2 p2      40 t
        vpxord zmm7, zmm7, zmm20                                         ;   244.7 p5      40 t
        vpxord zmm19, zmm19, zmm30                                       ;   244.7 p0      40 t
        vpxord zmm25, zmm25, zmm28                                       ;   245.7 p5      40 t
        vpxord zmm13, zmm13, zmm26                                       ;   245.7 p0      40 t
        vgf2p8affineqb zmm25, zmm25, zmm10, 8                            ;   246.7 p0      22 t
        vgf2p8affineqb zmm19, zmm19, zmm10, 8                            ;   245.7 p0      42 t
        vgf2p8affineqb zmm13, zmm13, zmm10, 8                            ;   246.7 p0      21 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;    99.2 p3      22 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm27, 0x37                      ;   249.7 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, zmm12, 0x6e                      ;   248.7 p0      42 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 320] ;    99.7 p2      21 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm31, 0xdc                      ;   249.7 p0      21 t
        vmovdqu64 [rbp + 19648], zmm30                                   ;   244.7 p8+p9   62 t spill
        vgf2p8affineqb zmm30, zmm7, zmm22, 0                             ;   246.7 p0      23 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   247.7 p0+p3   23 t
        vpxord zmm30, zmm30, zmm7                                        ;   250.7 p5      23 t
        vgf2p8affineqb zmm7, zmm30, zmm10, 8                             ;   251.7 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm12, 0x6e                        ;   254.7 p0      23 t
        vmovdqa64 zmm30, zmm23                                           ;   243.7         40 t copy
        vpternlogd zmm30, zmm6, [rbp + 8128], 0x96                       ;   243.7 p5+p2   40 t
        vmovdqu64 [rbp + 19584], zmm26                                   ;   245.7 p7+p4   62 t spill
        vgf2p8affineqb zmm26, zmm30, zmm22, 0                            ;   250.7 p0      23 t
        vgf2p8affineqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   251.7 p0+p3   23 t
        vpxord zmm26, zmm26, zmm30                                       ;   254.7 p5      23 t
        vgf2p8affineqb zmm26, zmm26, zmm10, 8                            ;   255.7 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, zmm12, 0x6e                      ;   258.7 p0      23 t
        vmovdqa64 zmm30, zmm5                                            ;   243.7         40 t copy
        vpternlogd zmm30, zmm8, [rbp + 8064], 0x96                       ;   243.7 p5+p2   40 t
        vgf2p8affineqb zmm30, zmm30, zmm10, 8                            ;   254.7 p0      41 t
        vgf2p8affineinvqb zmm30, zmm30, zmm12, 0x6e                      ;   257.7 p0      41 t
        vmovdqa64 zmm22, zmm13                                           ;   252.7         41 t copy
        vpternlogd zmm22, zmm30, zmm26, 0x96                             ;   261.7 p5      41 t
        vmovdqa64 zmm12, zmm4                                            ;   244.7         40 t copy
        vpternlogd zmm12, zmm15, [rbp + 8192], 0x96                      ;   245.3 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm10, 8                            ;   256.7 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, zmm27, 0x37                      ;   259.7 p0      22 t
        vmovdqa64 zmm27, zmm26                                           ;   261.7         41 t copy
        vpternlogd zmm27, zmm19, zmm12, 0x96                             ;   262.7 p5      41 t
        vpternlogd zmm13, zmm27, zmm30, 0x96                             ;   263.7 p5      41 t
        vpternlogd zmm3, zmm17, zmm13, 0x96                              ;   264.7 p5      61 t
        vpxord zmm17, zmm3, [rbp + 8768]                                 ;   265.7 p5+p2   40 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   266.7 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0xdc                      ;   269.7 p0      21 t
        vmovdqu64 [rbp + 19520], zmm3                                    ;   265.7 p8+p9   61 t spill
        vmovdqa64 zmm3, zmm9                                             ;   244.7         40 t copy
        vpternlogd zmm3, zmm11, [rbp + 8256], 0x96                       ;   250.3 p5+p3   40 t
        vgf2p8affineqb zmm3, zmm3, zmm10, 8                              ;   260.7 p0      21 t
        vgf2p8affineinvqb zmm3, zmm3, zmm31, 0xdc                        ;   263.7 p0      21 t
        vpternlogd zmm30, zmm3, zmm25, 0x96                              ;   266.7 p5      41 t
        vpternlogd zmm25, zmm22, zmm3, 0x96                              ;   266.7 p5      41 t
        vpternlogd zmm18, zmm16, zmm25, 0x96                             ;   267.7 p5      61 t
        vpternlogd zmm25, zmm27, zmm21, 0x96                             ;   267.7 p5      61 t
        vmovdqu64 zmm16, [rbp + 8640]                                    ;   107.3 p2      40 t
        vpternlogd zmm3, zmm7, zmm12, 0x96                               ;   266.7 p5      41 t
        vpternlogd zmm7, zmm12, zmm30, 0x96                              ;   267.7 p5      41 t
        vmovdqu64 zmm12, [rbp + 8576]                                    ;   107.8 p3      40 t
        vpternlogd zmm26, zmm19, zmm3, 0x96                              ;   267.7 p5      41 t
        vmovdqu64 zmm19, [rbp + 8704]                                    ;   108.3 p2      40 t
        vpternlogd zmm13, zmm3, zmm24, 0x96                              ;   267.7 p5      61 t
        vmovdqu64 zmm3, [rbp + 8832]                                     ;   108.8 p3      40 t
        vmovdqu64 zmm21, [rbp + 8896]                                    ;   109.3 p2      40 t
        vpternlogd zmm2, zmm14, zmm7, 0x96                               ;   268.7 p5      61 t
        vmovdqu64 zmm14, [rbp + 8960]                                    ;   109.8 p3      40 t
        vpternlogd zmm7, zmm22, zmm29, 0x96                              ;   268.7 p5      61 t
        vmovdqu64 zmm22, [rbp + 9024]                                    ;   110.3 p2      40 t
        vpternlogd zmm1, zmm0, zmm26, 0x96                               ;   268.7 p5      61 t
        vmovdqu64 zmm0, [rbp + 9152]                                     ;   110.8 p3      40 t
        vmovdqu64 zmm24, [rbp + 9088]                                    ;   111.3 p2      40 t
        vpternlogd zmm26, zmm30, [rbp + 19328], 0x96                     ;   268.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 19520]                                   ;   265.7 p2      61 t
        vpxord zmm19, zmm19, zmm18                                       ;   268.7 p0      40 t
        vgf2p8affineqb zmm19, zmm19, zmm10, 8                            ;   269.7 p0      22 t
        vpxord zmm16, zmm16, zmm2                                        ;   269.7 p5      40 t
        vpxord zmm12, zmm12, zmm1                                        ;   269.7 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm10, 8                            ;   270.7 p0      41 t
        vpxord zmm21, zmm21, zmm25                                       ;   268.7 p5      40 t
        vpxord zmm14, zmm14, zmm13                                       ;   268.7 p0      40 t
        vpxord zmm3, zmm3, zmm7                                          ;   269.7 p5      40 t
        vgf2p8affineqb zmm21, zmm21, zmm10, 8                            ;   269.7 p0      22 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 64]  ;   112.8 p3      41 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm29, 0x6e                      ;   273.7 p0      41 t
        vgf2p8affineqb zmm14, zmm14, zmm10, 8                            ;   269.7 p0      21 t
        vpxord zmm22, zmm22, zmm26                                       ;   269.7 p5      40 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 256] ;   113.3 p2      22 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm30, 0x37                      ;   272.7 p0      22 t
        vgf2p8affineqb zmm22, zmm22, zmm10, 8                            ;   270.7 p0      42 t
        vgf2p8affineinvqb zmm21, zmm21, zmm30, 0x37                      ;   272.7 p0      22 t
        vgf2p8affineinvqb zmm14, zmm14, zmm31, 0xdc                      ;   272.7 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0x6e                      ;   273.7 p0      42 t
        vgf2p8affineqb zmm31, zmm16, [rel camellia256_encrypt.T0_constants512 + 128], 0 ;   274.7 p0+p3   23 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   275.7 p0+p2   23 t
        vpxord zmm31, zmm31, zmm16                                       ;   278.7 p5      23 t
        vgf2p8affineqb zmm16, zmm31, zmm10, 8                            ;   279.7 p0      23 t
        vgf2p8affineinvqb zmm16, zmm16, zmm29, 0x6e                      ;   282.7 p0      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 128] ;   114.8 p3      23 t reload
        vgf2p8affineqb zmm30, zmm3, zmm31, 0                             ;   278.7 p0      23 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   279.7 p0+p2   23 t
        vpxord zmm30, zmm30, zmm3                                        ;   282.7 p5      23 t
        vgf2p8affineqb zmm3, zmm30, zmm10, 8                             ;   283.7 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm29, 0x6e                        ;   286.7 p0      23 t
        vmovdqa64 zmm30, zmm12                                           ;   276.7         41 t copy
        vpternlogd zmm30, zmm17, zmm21, 0x96                             ;   276.7 p5      41 t
        vmovdqu64 [rbp + 19520], zmm26                                   ;   269.7 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm14                                           ;   275.7         41 t copy
        vpternlogd zmm26, zmm12, zmm16, 0x96                             ;   285.7 p5      41 t
        vpternlogd zmm21, zmm26, zmm17, 0x96                             ;   286.7 p5      41 t
        vpternlogd zmm4, zmm15, zmm21, 0x96                              ;   287.7 p5      62 t
        vpternlogd zmm17, zmm3, zmm19, 0x96                              ;   289.7 p5      41 t
        vpternlogd zmm3, zmm30, zmm19, 0x96                              ;   289.7 p5      41 t
        vpternlogd zmm23, zmm6, zmm3, 0x96                               ;   290.7 p5      62 t
        vpternlogd zmm3, zmm26, zmm20, 0x96                              ;   290.7 p5      62 t
        vmovdqu64 zmm6, [rbp + 9216]                                     ;   117.3 p3      40 t
        vmovdqu64 zmm15, [rbp + 9344]                                    ;   117.5 p2      40 t
        vpternlogd zmm19, zmm16, zmm22, 0x96                             ;   285.7 p5      41 t
        vpternlogd zmm14, zmm12, zmm19, 0x96                             ;   286.7 p5      41 t
        vmovdqu64 zmm12, [rbp + 9280]                                    ;   118.3 p3      40 t
        vpternlogd zmm21, zmm19, zmm28, 0x96                             ;   287.7 p5      62 t
        vmovdqu64 zmm19, [rbp + 9408]                                    ;   118.5 p2      40 t
        vmovdqu64 zmm20, [rbp + 9472]                                    ;   119.3 p3      40 t
        vpternlogd zmm9, zmm11, zmm14, 0x96                              ;   287.7 p5      62 t
        vmovdqu64 zmm11, [rbp + 9536]                                    ;   119.5 p2      40 t
        vpternlogd zmm16, zmm22, zmm17, 0x96                             ;   290.7 p5      41 t
        vmovdqu64 zmm22, [rbp + 9664]                                    ;   120.3 p3      40 t
        vpternlogd zmm5, zmm8, zmm16, 0x96                               ;   291.7 p0      62 t
        vmovdqu64 zmm8, [rbp + 9600]                                     ;   120.5 p2      40 t
        vpternlogd zmm14, zmm17, [rbp + 19584], 0x96                     ;   290.7 p5+p3   62 t
        vmovdqu64 zmm17, [rbp + 9728]                                    ;   121.5 p2      40 t
        vpxord zmm6, zmm6, zmm4                                          ;   288.7 p0      40 t
        vgf2p8affineqb zmm6, zmm6, zmm10, 8                              ;   289.7 p0      22 t
        vpxord zmm12, zmm12, zmm9                                        ;   288.7 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm10, 8                            ;   289.7 p0      21 t
        vpternlogd zmm16, zmm30, [rbp + 19648], 0x96                     ;   291.7 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 9856]                                    ;   122.5 p2      40 t
        vpxord zmm19, zmm19, zmm21                                       ;   288.7 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm10, 8                            ;   289.7 p0      22 t
        vpxord zmm0, zmm0, zmm23                                         ;   291.7 p5      40 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;   123.3 p3      22 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0x37                        ;   292.7 p0      22 t
        vpxord zmm15, zmm15, zmm3                                        ;   291.7 p5      40 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 320] ;   123.5 p2      21 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm30, 0xdc                      ;   292.7 p0      21 t
        vpxord zmm24, zmm24, zmm5                                        ;   292.7 p5      40 t
        vgf2p8affineqb zmm24, zmm24, zmm10, 8                            ;   293.7 p0      41 t
        vpxord zmm20, zmm20, zmm14                                       ;   291.7 p5      40 t
        vgf2p8affineinvqb zmm24, zmm24, zmm29, 0x6e                      ;   296.7 p0      41 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0x37                      ;   292.7 p0      22 t
        vgf2p8affineqb zmm20, zmm20, zmm10, 8                            ;   292.7 p0      21 t
        vpxord zmm11, zmm11, zmm16                                       ;   292.7 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm10, 8                            ;   293.7 p0      42 t
        vgf2p8affineinvqb zmm20, zmm20, zmm30, 0xdc                      ;   295.7 p0      21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm29, 0x6e                      ;   296.7 p0      42 t
        vgf2p8affineqb zmm30, zmm0, zmm31, 0                             ;   296.7 p0      23 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   297.7 p0+p3   23 t
        vpxord zmm30, zmm30, zmm0                                        ;   300.7 p5      23 t
        vgf2p8affineqb zmm0, zmm30, zmm10, 8                             ;   301.7 p0      23 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0x6e                        ;   304.7 p0      23 t
        vgf2p8affineqb zmm30, zmm15, zmm31, 0                            ;   300.7 p0      23 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   301.7 p0+p2   23 t
        vpxord zmm30, zmm30, zmm15                                       ;   304.7 p5      23 t
        vgf2p8affineqb zmm15, zmm30, zmm10, 8                            ;   305.7 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm29, 0x6e                      ;   308.7 p0      23 t
        vmovdqa64 zmm30, zmm24                                           ;   299.7         41 t copy
        vpternlogd zmm30, zmm12, zmm19, 0x96                             ;   299.7 p5      41 t
        vmovdqa64 zmm28, zmm20                                           ;   298.7         41 t copy
        vpternlogd zmm28, zmm24, zmm0, 0x96                              ;   307.7 p5      41 t
        vpternlogd zmm19, zmm28, zmm12, 0x96                             ;   308.7 p5      41 t
        vpternlogd zmm12, zmm15, zmm6, 0x96                              ;   311.7 p5      41 t
        vpternlogd zmm15, zmm30, zmm6, 0x96                              ;   311.7 p5      41 t
        vpternlogd zmm28, zmm7, zmm15, 0x96                              ;   312.7 p5      61 t
        vpxord zmm2, zmm2, zmm15                                         ;   312.7 p5      61 t
        vmovdqu64 zmm7, [rbp + 9792]                                     ;   127.5 p3      40 t
        vpternlogd zmm6, zmm0, zmm11, 0x96                               ;   307.7 p5      41 t
        vpternlogd zmm20, zmm24, zmm6, 0x96                              ;   308.7 p5      41 t
        vpternlogd zmm6, zmm25, zmm19, 0x96                              ;   309.7 p5      61 t
        vmovdqu64 zmm15, [rbp + 9920]                                    ;   128.2 p2      40 t
        vpxord zmm18, zmm18, zmm19                                       ;   309.7 p5      61 t
        vmovdqu64 zmm19, [rbp + 9984]                                    ;   128.5 p3      40 t
        vpternlogd zmm0, zmm11, zmm12, 0x96                              ;   312.7 p0      41 t
        vmovdqu64 zmm11, [rbp + 10048]                                   ;   129.2 p2      40 t
        vpternlogd zmm12, zmm13, zmm20, 0x96                             ;   312.7 p5      61 t
        vmovdqu64 zmm13, [rbp + 10368]                                   ;   129.5 p3      47 y
        vpxord zmm27, zmm27, zmm20                                       ;   309.7 p0      61 t
        vmovdqu64 zmm20, [rbp + 10432]                                   ;   130.2 p2      47 y
        vmovdqu64 zmm24, [rbp + 10560]                                   ;   130.5 p3      47 y
        vpxord zmm1, zmm1, zmm0                                          ;   313.7 p5      61 t
        vpternlogd zmm0, zmm30, [rbp + 19520], 0x96                      ;   313.7 p0+p2   61 t
        vmovdqu64 zmm25, [rbp + 10496]                                   ;   131.5 p3      47 y
        vpxord zmm15, zmm15, zmm6                                        ;   310.7 p5      40 t
        vgf2p8affineqb zmm15, zmm15, zmm10, 8                            ;   311.7 p0      22 t
        vpxord zmm26, zmm26, zmm28                                       ;   313.7 p5      40 t
        vpxord zmm19, zmm19, zmm12                                       ;   313.7 p0      40 t
        vpxord zmm17, zmm17, zmm18                                       ;   310.7 p5      40 t
        vgf2p8affineqb zmm17, zmm17, zmm10, 8                            ;   311.7 p0      22 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 256] ;   132.2 p2      22 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm30, 0x37                      ;   314.7 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm30, 0x37                      ;   314.7 p0      22 t
        vgf2p8affineqb zmm19, zmm19, zmm10, 8                            ;   314.7 p0      21 t
        vpxord zmm7, zmm7, zmm27                                         ;   310.7 p5      40 t
        vgf2p8affineqb zmm7, zmm7, zmm10, 8                              ;   313.7 p0      21 t
        vpxord zmm11, zmm11, zmm0                                        ;   314.7 p5      40 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   316.7 p0+p3   21 t
        vgf2p8affineqb zmm11, zmm11, zmm10, 8                            ;   315.7 p0      42 t
        vpxord zmm22, zmm22, zmm2                                        ;   313.7 p5      40 t
        vpxord zmm8, zmm8, zmm1                                          ;   314.7 p5      40 t
        vgf2p8affineqb zmm8, zmm8, zmm10, 8                              ;   316.7 p0      41 t
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x6e                        ;   319.7 p0      41 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   318.7 p0+p2   21 t
        vgf2p8affineinvqb zmm11, zmm11, zmm29, 0x6e                      ;   319.7 p0      42 t
        vgf2p8affineqb zmm30, zmm22, zmm31, 0                            ;   320.7 p0      23 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   321.7 p0+p3   23 t
        vpxord zmm30, zmm30, zmm22                                       ;   324.7 p5      23 t
        vgf2p8affineqb zmm22, zmm30, zmm10, 8                            ;   325.7 p0      23 t
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0x6e                      ;   328.7 p0      23 t
        vgf2p8affineqb zmm30, zmm26, zmm31, 0                            ;   324.7 p0      23 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   325.7 p0+p2   23 t
        vpxord zmm30, zmm30, zmm26                                       ;   328.7 p5      23 t
        vgf2p8affineqb zmm26, zmm30, zmm10, 8                            ;   329.7 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, zmm29, 0x6e                      ;   332.7 p0      23 t
        vpternlogd zmm6, zmm2, [rbp + 10688], 0x1e                       ;   316.3 p5+p3   51 x
        vpternlogd zmm12, zmm18, [rbp + 10752], 0x1e                     ;   317.3 p5+p2   51 x
        vpternlogd zmm28, zmm1, [rbp + 10624], 0x1e                      ;   318.3 p5+p3   51 x
        vpternlogd zmm0, zmm27, [rbp + 10816], 0x1e                      ;   319.3 p5+p2   51 x
        vmovdqa64 zmm30, zmm8                                            ;   322.7         41 t copy
        vpternlogd zmm30, zmm7, zmm15, 0x96                              ;   322.7 p5      41 t
        vpandd zmm29, zmm6, [rbp + 10944]                                ;   321.3 p5+p3   52 x
        vgf2p8affineqb zmm10, zmm29, zmm31, 0                            ;   328.7 p0      52 x
        vgf2p8affineqb zmm29, zmm29, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   329.7 p0+p2   52 x
        vmovdqu64 [rbp + 19520], zmm6                                    ;   317.3 p8+p9   51 x spill
        vpandd zmm6, zmm12, [rbp + 11008]                                ;   322.3 p5+p3   52 x
        vmovdqu64 [rbp + 19648], zmm12                                   ;   318.3 p7+p4   51 x spill
        vpandd zmm12, zmm28, [rbp + 10880]                               ;   323.3 p5+p2   52 x
        vmovdqu64 [rbp + 19584], zmm28                                   ;   319.3 p8+p9   51 x spill
        vgf2p8affineqb zmm28, zmm12, zmm31, 0                            ;   330.7 p0      52 x
        vgf2p8affineqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   331.7 p0+p3   52 x
        vmovdqu64 [rbp + 19328], zmm27                                   ;   310.7 p7+p4   61 t spill
        vgf2p8affineqb zmm27, zmm6, zmm31, 0                             ;   332.7 p0      52 x
        vgf2p8affineqb zmm6, zmm6, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   333.7 p0+p2   52 x
        vmovdqu64 [rbp + 19712], zmm6                                    ;   336.7 p8+p9   52 x spill
        vpandd zmm6, zmm0, [rbp + 11072]                                 ;   324.3 p5+p3   52 x
        vmovdqu64 [rbp + 19392], zmm0                                    ;   320.3 p7+p4   51 x spill
        vgf2p8affineqb zmm0, zmm6, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   334.7 p0+p2   52 x
        vgf2p8affineqb zmm6, zmm6, zmm31, 0                              ;   335.7 p0      52 x
        vmovdqu64 [rbp + 19456], zmm6                                    ;   338.7 p8+p9   52 x spill
        vmovdqa64 zmm6, zmm19                                            ;   321.7         41 t copy
        vpternlogd zmm6, zmm8, zmm22, 0x96                               ;   331.7 p5      41 t
        vpternlogd zmm15, zmm6, zmm7, 0x96                               ;   332.7 p5      41 t
        vpternlogd zmm7, zmm26, zmm17, 0x96                              ;   335.7 p5      41 t
        vpternlogd zmm26, zmm30, zmm17, 0x96                             ;   335.7 p5      41 t
        vpternlogd zmm6, zmm3, zmm26, 0x96                               ;   336.7 p5      62 t
        vpternlogd zmm17, zmm22, zmm11, 0x96                             ;   331.7 p5      41 t
        vpternlogd zmm19, zmm8, zmm17, 0x96                              ;   332.7 p5      41 t
        vpternlogd zmm17, zmm21, zmm15, 0x96                             ;   333.7 p5      62 t
        vmovdqu64 zmm3, [rbp + 11200]                                    ;   155.0 p3      40 t
        vpternlogd zmm22, zmm11, zmm7, 0x96                              ;   336.7 p5      41 t
        vmovdqu64 zmm8, [rbp + 11136]                                    ;   155.3 p2      40 t
        vpternlogd zmm7, zmm14, zmm19, 0x96                              ;   336.7 p5      62 t
        vmovdqu64 zmm11, [rbp + 11264]                                   ;   156.0 p3      40 t
        vpternlogd zmm30, zmm16, zmm22, 0x96                             ;   337.7 p5      62 t
        vmovdqu64 zmm14, [rbp + 11392]                                   ;   156.3 p2      40 t
        vpxord zmm4, zmm4, zmm15                                         ;   336.3 p5      47 y
        vmovdqu64 zmm15, [rbp + 11328]                                   ;   157.7 p3      40 t
        vpxord zmm9, zmm9, zmm19                                         ;   336.7 p0      47 y
        vmovdqu64 zmm16, [rbp + 11456]                                   ;   163.7 p2      40 t
        vpxord zmm23, zmm23, zmm26                                       ;   337.3 p5      47 y
        vmovdqu64 zmm19, [rbp + 11520]                                   ;   164.0 p3      40 t
        vpxord zmm5, zmm5, zmm22                                         ;   337.7 p0      47 y
        vmovdqu64 zmm21, [rbp + 11584]                                   ;   164.7 p2      40 t
        vpandd zmm20, zmm20, zmm17                                       ;   338.3 p5      47 y
        vpternlogd zmm12, zmm10, zmm2, 0x96                              ;   338.7 p0      61 t
        vpandd zmm13, zmm13, zmm6                                        ;   339.3 p5      47 y
        vmovdqu64 zmm2, [rbp + 19712]                                    ;   336.7 p3      52 x reload
        vmovdqu64 zmm10, [rbp + 19456]                                   ;   338.7 p2      61 t
        vpternlogd zmm10, zmm2, [rbp + 19328], 0x96                      ;   344.7 p0+p3   61 t
        vpandd zmm25, zmm25, zmm7                                        ;   340.3 p5      47 y
        vpandd zmm24, zmm24, zmm30                                       ;   340.7 p0      47 y
        vgf2p8affineqb zmm2, zmm20, zmm31, 0                             ;   341.7 p0      47 y
        vpternlogd zmm29, zmm27, zmm18, 0x96                             ;   341.3 p5      61 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;   166.7 p2      23 t reload
        vgf2p8affineqb zmm20, zmm20, zmm18, 0                            ;   342.7 p0      47 y
        vgf2p8affineqb zmm22, zmm13, zmm31, 0                            ;   343.7 p0      47 y
        vgf2p8affineqb zmm13, zmm13, zmm18, 0                            ;   344.7 p0      47 y
        vpternlogd zmm13, zmm2, zmm23, 0x96                              ;   347.7 p5      47 y
        vgf2p8affineqb zmm2, zmm24, zmm18, 0                             ;   345.7 p0      47 y
        vpternlogd zmm2, zmm22, zmm5, 0x96                               ;   348.7 p5      47 y
        vgf2p8affineqb zmm5, zmm24, zmm31, 0                             ;   346.7 p0      47 y
        vgf2p8affineqb zmm22, zmm25, zmm31, 0                            ;   347.7 p0      47 y
        vgf2p8affineqb zmm23, zmm25, zmm18, 0                            ;   348.7 p0      47 y
        vpternlogd zmm22, zmm20, zmm4, 0x96                              ;   350.7 p5      47 y
        vmovdqu64 zmm4, [rbp + 11904]                                    ;   168.2 p3      40 t
        vmovdqu64 zmm20, [rbp + 11968]                                   ;   168.3 p2      40 t
        vpternlogd zmm23, zmm5, zmm9, 0x96                               ;   351.7 p5      47 y
        vmovdqu64 zmm5, [rbp + 12032]                                    ;   169.2 p3      40 t
        vpternlogd zmm0, zmm28, zmm1, 0x96                               ;   346.3 p5      61 t
        vpternlogd zmm17, zmm13, [rbp + 10176], 0x1e                     ;   348.7 p5+p2   48 y
        vpternlogd zmm6, zmm2, [rbp + 10112], 0x1e                       ;   349.7 p5+p3   48 y
        vmovdqu64 zmm1, [rbp + 12096]                                    ;   170.3 p2      40 t
        vpternlogd zmm7, zmm22, [rbp + 10240], 0x1e                      ;   351.7 p5+p3   48 y
        vpxord zmm16, zmm16, zmm17                                       ;   349.7 p0      40 t
        vpxord zmm3, zmm3, zmm13                                         ;   350.3 p5      40 t
        vpxord zmm14, zmm14, zmm6                                        ;   350.7 p0      40 t
        vpxord zmm8, zmm8, zmm2                                          ;   351.3 p5      40 t
        vmovdqu64 zmm9, [rel camellia256_encrypt.T0_constants512]        ;   174.8 p2      41 t reload
        vgf2p8affineqb zmm8, zmm8, zmm9, 8                               ;   352.3 p0      41 t
        vpternlogd zmm30, zmm23, [rbp + 10304], 0x1e                     ;   352.7 p5+p3   48 y
        vpxord zmm19, zmm19, zmm7                                        ;   352.7 p0      40 t
        vgf2p8affineqb zmm16, zmm16, zmm9, 8                             ;   353.7 p0      22 t
        vpxord zmm11, zmm11, zmm22                                       ;   353.3 p5      40 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 64]  ;   179.2 p2      41 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm24, 0x6e                        ;   355.3 p0      41 t
        vgf2p8affineqb zmm11, zmm11, zmm9, 8                             ;   355.7 p0      22 t
        vpxord zmm21, zmm21, zmm30                                       ;   354.3 p5      40 t
        vpxord zmm15, zmm15, zmm23                                       ;   355.3 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm9, 8                             ;   356.7 p0      21 t
        vgf2p8affineqb zmm15, zmm15, zmm9, 8                             ;   357.7 p0      21 t
        vgf2p8affineqb zmm25, zmm3, zmm31, 0                             ;   358.7 p0      23 t
        vgf2p8affineqb zmm3, zmm3, zmm18, 0                              ;   359.7 p0      23 t
        vmovdqu64 zmm26, [rbp + 12416]                                   ;   180.7 p3      40 t
        vgf2p8affineqb zmm21, zmm21, zmm9, 8                             ;   360.7 p0      42 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;   181.0 p2      22 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0x37                      ;   361.7 p0      22 t
        vgf2p8affineinvqb zmm16, zmm16, zmm27, 0x37                      ;   362.7 p0      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;   181.7 p3      21 t reload
        vgf2p8affineinvqb zmm15, zmm15, zmm28, 0xdc                      ;   363.7 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0xdc                      ;   364.7 p0      21 t
        vpxord zmm25, zmm25, zmm3                                        ;   362.7 p5      23 t
        vgf2p8affineqb zmm3, zmm25, zmm9, 8                              ;   365.7 p0      23 t
        vgf2p8affineqb zmm25, zmm14, zmm31, 0                            ;   366.7 p0      23 t
        vgf2p8affineqb zmm14, zmm14, zmm18, 0                            ;   367.7 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm24, 0x6e                      ;   368.7 p0      42 t
        vgf2p8affineinvqb zmm3, zmm3, zmm24, 0x6e                        ;   369.7 p0      23 t
        vpxord zmm25, zmm25, zmm14                                       ;   370.7 p5      23 t
        vgf2p8affineqb zmm14, zmm25, zmm9, 8                             ;   371.7 p0      23 t
        vgf2p8affineinvqb zmm14, zmm14, zmm24, 0x6e                      ;   374.7 p0      23 t
        vmovdqa64 zmm25, zmm8                                            ;   358.3         41 t copy
        vpternlogd zmm25, zmm16, zmm15, 0x96                             ;   366.7 p5      41 t
        vmovdqa64 zmm28, zmm19                                           ;   367.7         41 t copy
        vpternlogd zmm28, zmm8, zmm3, 0x96                               ;   372.7 p5      41 t
        vpternlogd zmm16, zmm28, zmm15, 0x96                             ;   373.7 p5      41 t
        vpternlogd zmm15, zmm14, zmm11, 0x96                             ;   377.7 p5      41 t
        vpternlogd zmm14, zmm25, zmm11, 0x96                             ;   377.7 p5      41 t
        vpternlogd zmm11, zmm21, zmm3, 0x96                              ;   372.7 p5      41 t
        vpternlogd zmm19, zmm8, zmm11, 0x96                              ;   373.7 p5      41 t
        vpternlogd zmm21, zmm3, zmm15, 0x96                              ;   378.7 p5      41 t
        vmovdqu64 zmm3, [rbp + 12480]                                    ;   185.2 p2      40 t
        vpternlogd zmm11, zmm16, [rbp + 19520], 0x96                     ;   374.7 p5+p3   61 t
        vpxord zmm20, zmm20, zmm11                                       ;   375.7 p5      40 t
        vgf2p8affineqb zmm8, zmm20, zmm9, 8                              ;   376.7 p0      22 t
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x37                        ;   379.7 p0      22 t
        vpternlogd zmm28, zmm14, [rbp + 19584], 0x96                     ;   378.7 p5+p2   61 t
        vpxord zmm4, zmm4, zmm28                                         ;   379.7 p5      40 t
        vpternlogd zmm15, zmm19, [rbp + 19648], 0x96                     ;   378.7 p5+p3   61 t
        vpxord zmm5, zmm5, zmm15                                         ;   379.7 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm9, 8                               ;   380.7 p0      21 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 320] ;   189.8 p2      21 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm20, 0xdc                        ;   383.7 p0      21 t
        vpternlogd zmm25, zmm21, [rbp + 19392], 0x96                     ;   379.7 p5+p3   61 t
        vpxord zmm1, zmm1, zmm25                                         ;   380.7 p5      40 t
        vgf2p8affineqb zmm1, zmm1, zmm9, 8                               ;   381.7 p0      42 t
        vgf2p8affineinvqb zmm1, zmm1, zmm24, 0x6e                        ;   384.7 p0      42 t
        vmovdqu64 [rbp + 19392], zmm25                                   ;   380.7 p7+p4   61 t spill
        vgf2p8affineqb zmm25, zmm4, zmm31, 0                             ;   380.7 p0      23 t
        vgf2p8affineqb zmm4, zmm4, zmm18, 0                              ;   380.7 p0      23 t
        vpxord zmm4, zmm4, zmm25                                         ;   383.7 p5      23 t
        vgf2p8affineqb zmm4, zmm4, zmm9, 8                               ;   384.7 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm24, 0x6e                        ;   387.7 p0      23 t
        vmovdqu64 zmm25, [rbp + 12544]                                   ;   195.8 p2      40 t
        vmovdqu64 [rbp + 19648], zmm15                                   ;   379.7 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 12608]                                   ;   196.2 p3      40 t
        vmovdqu64 [rbp + 19584], zmm11                                   ;   375.7 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm29                                           ;   342.3         40 t copy
        vpternlogd zmm11, zmm16, [rbp + 11776], 0x96                     ;   375.3 p5+p2   40 t
        vgf2p8affineqb zmm11, zmm11, zmm9, 8                             ;   382.7 p0      22 t
        vgf2p8affineinvqb zmm11, zmm11, zmm27, 0x37                      ;   385.7 p0      22 t
        vmovdqa64 zmm27, zmm10                                           ;   345.7         40 t copy
        vpternlogd zmm27, zmm19, [rbp + 11840], 0x96                     ;   376.3 p5+p3   40 t
        vgf2p8affineqb zmm27, zmm27, zmm9, 8                             ;   384.7 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, zmm20, 0xdc                      ;   387.7 p0      21 t
        vmovdqa64 zmm20, zmm4                                            ;   390.7         41 t copy
        vpternlogd zmm20, zmm11, zmm27, 0x96                             ;   390.7 p5      41 t
        vmovdqu64 [rbp + 19520], zmm28                                   ;   379.7 p8+p9   61 t spill
        vmovdqa64 zmm28, zmm12                                           ;   339.7         40 t copy
        vpternlogd zmm28, zmm14, [rbp + 11712], 0x96                     ;   378.7 p5+p2   40 t
        vmovdqu64 [rbp + 19328], zmm10                                   ;   345.7 p7+p4   61 t spill
        vgf2p8affineqb zmm10, zmm28, zmm31, 0                            ;   386.7 p0      23 t
        vgf2p8affineqb zmm28, zmm28, zmm18, 0                            ;   387.7 p0      23 t
        vpxord zmm10, zmm10, zmm28                                       ;   390.7 p5      23 t
        vgf2p8affineqb zmm10, zmm10, zmm9, 8                             ;   391.7 p0      23 t
        vgf2p8affineinvqb zmm10, zmm10, zmm24, 0x6e                      ;   394.7 p0      23 t
        vmovdqa64 zmm28, zmm10                                           ;   397.7         41 t copy
        vpternlogd zmm28, zmm1, zmm11, 0x96                              ;   397.7 p5      41 t
        vpternlogd zmm1, zmm20, zmm10, 0x96                              ;   397.7 p5      41 t
        vmovdqa64 zmm18, zmm0                                            ;   347.3         40 t copy
        vpternlogd zmm18, zmm21, [rbp + 11648], 0x96                     ;   382.3 p5+p3   40 t
        vgf2p8affineqb zmm18, zmm18, zmm9, 8                             ;   390.7 p0      41 t
        vgf2p8affineinvqb zmm18, zmm18, zmm24, 0x6e                      ;   393.7 p0      41 t
        vpternlogd zmm10, zmm18, zmm5, 0x96                              ;   397.7 p5      41 t
        vpternlogd zmm5, zmm28, zmm18, 0x96                              ;   398.7 p5      41 t
        vpternlogd zmm20, zmm7, zmm5, 0x96                               ;   399.7 p5      62 t
        vpternlogd zmm18, zmm8, zmm27, 0x96                              ;   396.7 p5      41 t
        vpternlogd zmm4, zmm11, zmm18, 0x96                              ;   397.7 p5      41 t
        vpternlogd zmm8, zmm27, zmm10, 0x96                              ;   398.7 p5      41 t
        vmovdqu64 zmm7, [rbp + 12736]                                    ;   214.7 p2      40 t
        vpternlogd zmm10, zmm6, zmm4, 0x96                               ;   398.7 p5      62 t
        vmovdqu64 zmm6, [rbp + 12672]                                    ;   215.8 p3      40 t
        vpternlogd zmm18, zmm30, zmm1, 0x96                              ;   398.7 p5      62 t
        vmovdqu64 zmm11, [rbp + 12800]                                   ;   216.7 p2      40 t
        vpternlogd zmm28, zmm17, zmm8, 0x96                              ;   399.7 p5      62 t
        vmovdqu64 zmm17, [rbp + 12928]                                   ;   217.7 p3      40 t
        vmovdqu64 zmm27, [rbp + 12864]                                   ;   220.7 p2      40 t
        vpxord zmm26, zmm26, zmm10                                       ;   399.7 p5      40 t
        vpxord zmm15, zmm15, zmm18                                       ;   399.7 p0      40 t
        vpxord zmm3, zmm3, zmm28                                         ;   400.7 p5      40 t
        vpxord zmm25, zmm25, zmm20                                       ;   400.7 p0      40 t
        vgf2p8affineqb zmm3, zmm3, zmm9, 8                               ;   401.7 p0      22 t
        vgf2p8affineqb zmm15, zmm15, zmm9, 8                             ;   400.7 p0      42 t
        vgf2p8affineqb zmm25, zmm25, zmm9, 8                             ;   401.7 p0      21 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 256] ;   222.0 p3      22 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm30, 0x37                        ;   404.7 p0      22 t
        vgf2p8affineinvqb zmm15, zmm15, zmm24, 0x6e                      ;   403.7 p0      42 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   404.7 p0+p2   21 t
        vmovdqu64 [rbp + 19712], zmm18                                   ;   399.7 p8+p9   62 t spill
        vgf2p8affineqb zmm18, zmm26, zmm31, 0                            ;   400.7 p0      23 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   401.7 p0+p3   23 t
        vpxord zmm18, zmm18, zmm26                                       ;   404.7 p5      23 t
        vgf2p8affineqb zmm18, zmm18, zmm9, 8                             ;   405.7 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm24, 0x6e                      ;   408.7 p0      23 t
        vmovdqu64 zmm26, [rbp + 12992]                                   ;   224.3 p2      40 t
        vmovdqu64 [rbp + 19456], zmm20                                   ;   400.7 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 13056]                                   ;   225.7 p3      40 t
        vmovdqu64 [rbp + 19776], zmm28                                   ;   400.7 p8+p9   62 t spill
        vmovdqu64 zmm28, [rbp + 13120]                                   ;   227.7 p2      40 t
        vmovdqu64 [rbp + 19840], zmm10                                   ;   399.7 p7+p4   62 t spill
        vmovdqa64 zmm10, zmm4                                            ;   398.7         40 t copy
        vpternlogd zmm10, zmm13, [rbp + 12224], 0x96                     ;   398.7 p5+p3   40 t
        vmovdqu64 [rbp + 19904], zmm4                                    ;   398.7 p8+p9   41 t spill
        vgf2p8affineqb zmm4, zmm10, zmm31, 0                             ;   404.7 p0      23 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   405.7 p0+p2   23 t
        vpxord zmm4, zmm4, zmm10                                         ;   408.7 p5      23 t
        vgf2p8affineqb zmm4, zmm4, zmm9, 8                               ;   409.7 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm24, 0x6e                        ;   412.7 p0      23 t
        vmovdqa64 zmm10, zmm1                                            ;   398.7         40 t copy
        vpternlogd zmm10, zmm2, [rbp + 12160], 0x96                      ;   398.7 p5+p3   40 t
        vgf2p8affineqb zmm10, zmm10, zmm9, 8                             ;   408.7 p0      41 t
        vgf2p8affineinvqb zmm10, zmm10, zmm24, 0x6e                      ;   411.7 p0      41 t
        vmovdqa64 zmm31, zmm25                                           ;   407.7         41 t copy
        vpternlogd zmm31, zmm10, zmm4, 0x96                              ;   415.7 p5      41 t
        vmovdqa64 zmm24, zmm8                                            ;   399.7         40 t copy
        vpternlogd zmm24, zmm22, [rbp + 12288], 0x96                     ;   399.7 p5+p2   40 t
        vgf2p8affineqb zmm24, zmm24, zmm9, 8                             ;   410.7 p0      22 t
        vgf2p8affineinvqb zmm24, zmm24, zmm30, 0x37                      ;   413.7 p0      22 t
        vmovdqa64 zmm30, zmm4                                            ;   415.7         41 t copy
        vpternlogd zmm30, zmm15, zmm24, 0x96                             ;   416.7 p5      41 t
        vpternlogd zmm25, zmm30, zmm10, 0x96                             ;   417.7 p5      41 t
        vpternlogd zmm19, zmm25, [rbp + 19328], 0x96                     ;   418.7 p5+p3   61 t
        vpxord zmm27, zmm27, zmm19                                       ;   419.7 p5      40 t
        vgf2p8affineqb zmm27, zmm27, zmm9, 8                             ;   420.7 p0      21 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   423.7 p0+p2   21 t
        vmovdqu64 [rbp + 19328], zmm19                                   ;   419.7 p7+p4   61 t spill
        vmovdqa64 zmm19, zmm5                                            ;   399.7         40 t copy
        vpternlogd zmm19, zmm23, [rbp + 12352], 0x96                     ;   404.3 p5+p3   40 t
        vgf2p8affineqb zmm19, zmm19, zmm9, 8                             ;   414.7 p0      21 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   417.7 p0+p2   21 t
        vpternlogd zmm10, zmm19, zmm3, 0x96                              ;   420.7 p5      41 t
        vpternlogd zmm3, zmm31, zmm19, 0x96                              ;   420.7 p5      41 t
        vpternlogd zmm29, zmm16, zmm3, 0x96                              ;   421.7 p5      61 t
        vpternlogd zmm19, zmm18, zmm24, 0x96                             ;   420.7 p5      41 t
        vpternlogd zmm18, zmm24, zmm10, 0x96                             ;   421.7 p5      41 t
        vpternlogd zmm4, zmm15, zmm19, 0x96                              ;   421.7 p5      41 t
        vmovdqu64 zmm15, [rbp + 13248]                                   ;   244.7 p3      40 t
        vpternlogd zmm12, zmm14, zmm18, 0x96                             ;   422.7 p5      61 t
        vmovdqu64 zmm14, [rbp + 13184]                                   ;   245.0 p2      40 t
        vpternlogd zmm0, zmm21, zmm4, 0x96                               ;   422.7 p5      61 t
        vmovdqu64 zmm16, [rbp + 13312]                                   ;   245.8 p3      40 t
        vpternlogd zmm3, zmm30, [rbp + 19584], 0x96                      ;   421.7 p5+p2   61 t
        vmovdqu64 zmm21, [rbp + 13440]                                   ;   246.8 p3      40 t
        vpternlogd zmm25, zmm19, [rbp + 19648], 0x96                     ;   421.7 p5+p2   61 t
        vmovdqu64 zmm19, [rbp + 13376]                                   ;   247.8 p3      40 t
        vpternlogd zmm18, zmm31, [rbp + 19520], 0x96                     ;   422.7 p5+p2   61 t
        vmovdqu64 zmm24, [rbp + 13504]                                   ;   248.8 p3      40 t
        vpternlogd zmm4, zmm10, [rbp + 19392], 0x96                      ;   422.7 p5+p2   61 t
        vmovdqu64 zmm10, [rbp + 19328]                                   ;   419.7 p3      61 t
        vpxord zmm11, zmm11, zmm29                                       ;   422.7 p0      40 t
        vgf2p8affineqb zmm11, zmm11, zmm9, 8                             ;   423.7 p0      22 t
        vpxord zmm7, zmm7, zmm12                                         ;   423.7 p5      40 t
        vpxord zmm6, zmm6, zmm0                                          ;   423.7 p5      40 t
        vgf2p8affineqb zmm6, zmm6, zmm9, 8                               ;   424.7 p0      41 t
        vpxord zmm26, zmm26, zmm3                                        ;   422.7 p5      40 t
        vpxord zmm20, zmm20, zmm25                                       ;   422.7 p0      40 t
        vpxord zmm17, zmm17, zmm18                                       ;   423.7 p5      40 t
        vgf2p8affineqb zmm26, zmm26, zmm9, 8                             ;   423.7 p0      22 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 64]  ;   253.3 p2      41 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm30, 0x6e                        ;   427.7 p0      41 t
        vgf2p8affineqb zmm20, zmm20, zmm9, 8                             ;   423.7 p0      21 t
        vpxord zmm28, zmm28, zmm4                                        ;   423.7 p5      40 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 256] ;   254.7 p3      22 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm31, 0x37                      ;   426.7 p0      22 t
        vgf2p8affineqb zmm28, zmm28, zmm9, 8                             ;   424.7 p0      42 t
        vgf2p8affineinvqb zmm26, zmm26, zmm31, 0x37                      ;   426.7 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia256_encrypt.T0_constants512 + 320], 0xdc ;   426.7 p0+p2   21 t
        vgf2p8affineinvqb zmm28, zmm28, zmm30, 0x6e                      ;   427.7 p0      42 t
        vgf2p8affineqb zmm31, zmm7, [rel camellia256_encrypt.T0_constants512 + 128], 0 ;   428.7 p0+p3   23 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   429.7 p0+p2   23 t
        vpxord zmm31, zmm31, zmm7                                        ;   432.7 p5      23 t
        vgf2p8affineqb zmm7, zmm31, zmm9, 8                              ;   433.7 p0      23 t
        vgf2p8affineinvqb zmm7, zmm7, zmm30, 0x6e                        ;   436.7 p0      23 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 128] ;   261.8 p3      23 t reload
        vmovdqu64 [rbp + 19328], zmm4                                    ;   423.7 p8+p9   61 t spill
        vgf2p8affineqb zmm4, zmm17, zmm31, 0                             ;   432.7 p0      23 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   433.7 p0+p2   23 t
        vpxord zmm4, zmm4, zmm17                                         ;   436.7 p5      23 t
        vgf2p8affineqb zmm4, zmm4, zmm9, 8                               ;   437.7 p0      23 t
        vgf2p8affineinvqb zmm4, zmm4, zmm30, 0x6e                        ;   440.7 p0      23 t
        vmovdqa64 zmm17, zmm6                                            ;   430.7         41 t copy
        vpternlogd zmm17, zmm27, zmm26, 0x96                             ;   430.7 p5      41 t
        vmovdqu64 [rbp + 19392], zmm25                                   ;   422.7 p7+p4   61 t spill
        vmovdqa64 zmm25, zmm20                                           ;   429.7         41 t copy
        vpternlogd zmm25, zmm6, zmm7, 0x96                               ;   439.7 p5      41 t
        vpternlogd zmm26, zmm25, zmm27, 0x96                             ;   440.7 p5      41 t
        vpternlogd zmm8, zmm22, zmm26, 0x96                              ;   441.7 p5      62 t
        vpternlogd zmm27, zmm4, zmm11, 0x96                              ;   443.7 p5      41 t
        vpternlogd zmm4, zmm17, zmm11, 0x96                              ;   443.7 p5      41 t
        vpternlogd zmm11, zmm7, zmm28, 0x96                              ;   439.7 p5      41 t
        vpternlogd zmm20, zmm6, zmm11, 0x96                              ;   440.7 p5      41 t
        vpternlogd zmm5, zmm23, zmm20, 0x96                              ;   441.7 p5      62 t
        vmovdqu64 zmm6, [rbp + 13568]                                    ;   272.8 p3      40 t
        vpternlogd zmm7, zmm28, zmm27, 0x96                              ;   444.7 p5      41 t
        vmovdqu64 zmm22, [rbp + 13632]                                   ;   273.2 p2      40 t
        vpternlogd zmm1, zmm2, zmm7, 0x96                                ;   445.7 p5      62 t
        vmovdqu64 zmm2, [rbp + 13760]                                    ;   273.8 p3      40 t
        vpternlogd zmm26, zmm11, [rbp + 19776], 0x96                     ;   441.7 p5+p2   62 t
        vmovdqu64 zmm11, [rbp + 13696]                                   ;   274.8 p3      40 t
        vpternlogd zmm20, zmm27, [rbp + 19456], 0x96                     ;   444.7 p5+p2   62 t
        vmovdqu64 zmm23, [rbp + 13824]                                   ;   275.8 p3      40 t
        vpxord zmm16, zmm16, zmm8                                        ;   442.7 p0      40 t
        vgf2p8affineqb zmm16, zmm16, zmm9, 8                             ;   443.7 p0      22 t
        vpxord zmm19, zmm19, zmm5                                        ;   442.7 p5      40 t
        vgf2p8affineqb zmm19, zmm19, zmm9, 8                             ;   443.7 p0      21 t
        vpternlogd zmm7, zmm17, [rbp + 19712], 0x96                      ;   445.7 p5+p2   62 t
        vmovdqu64 zmm17, [rbp + 13952]                                   ;   276.8 p3      40 t
        vpxord zmm24, zmm24, zmm26                                       ;   442.7 p5      40 t
        vgf2p8affineqb zmm24, zmm24, zmm9, 8                             ;   443.7 p0      22 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;   277.2 p2      22 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm27, 0x37                      ;   446.7 p0      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 320] ;   277.8 p3      21 t reload
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0xdc                      ;   446.7 p0      21 t
        vpxord zmm14, zmm14, zmm1                                        ;   446.7 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm9, 8                             ;   447.7 p0      41 t
        vpxord zmm6, zmm6, zmm20                                         ;   445.7 p5      40 t
        vgf2p8affineinvqb zmm14, zmm14, zmm30, 0x6e                      ;   450.7 p0      41 t
        vgf2p8affineinvqb zmm24, zmm24, zmm27, 0x37                      ;   446.7 p0      22 t
        vgf2p8affineqb zmm6, zmm6, zmm9, 8                               ;   446.7 p0      21 t
        vpxord zmm22, zmm22, zmm7                                        ;   446.7 p5      40 t
        vgf2p8affineqb zmm22, zmm22, zmm9, 8                             ;   447.7 p0      42 t
        vgf2p8affineinvqb zmm6, zmm6, zmm28, 0xdc                        ;   449.7 p0      21 t
        vgf2p8affineinvqb zmm22, zmm22, zmm30, 0x6e                      ;   450.7 p0      42 t
        vpternlogd zmm13, zmm4, [rbp + 19904], 0x96                      ;   444.7 p5+p2   62 t
        vpxord zmm15, zmm15, zmm13                                       ;   445.7 p5      40 t
        vpternlogd zmm4, zmm25, [rbp + 19840], 0x96                      ;   445.3 p5+p3   62 t
        vpxord zmm21, zmm21, zmm4                                        ;   446.3 p5      40 t
        vgf2p8affineqb zmm25, zmm15, zmm31, 0                            ;   449.7 p0      23 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   450.7 p0+p2   23 t
        vpxord zmm25, zmm25, zmm15                                       ;   453.7 p5      23 t
        vgf2p8affineqb zmm15, zmm25, zmm9, 8                             ;   454.7 p0      23 t
        vgf2p8affineinvqb zmm15, zmm15, zmm30, 0x6e                      ;   457.7 p0      23 t
        vgf2p8affineqb zmm25, zmm21, zmm31, 0                            ;   453.7 p0      23 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   454.7 p0+p3   23 t
        vpxord zmm25, zmm25, zmm21                                       ;   457.7 p5      23 t
        vgf2p8affineqb zmm21, zmm25, zmm9, 8                             ;   458.7 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm30, 0x6e                      ;   461.7 p0      23 t
        vmovdqa64 zmm25, zmm14                                           ;   453.7         41 t copy
        vpternlogd zmm25, zmm19, zmm24, 0x96                             ;   453.7 p5      41 t
        vmovdqa64 zmm28, zmm6                                            ;   452.7         41 t copy
        vpternlogd zmm28, zmm14, zmm15, 0x96                             ;   460.7 p5      41 t
        vpternlogd zmm24, zmm28, zmm19, 0x96                             ;   461.7 p5      41 t
        vpternlogd zmm19, zmm21, zmm16, 0x96                             ;   464.7 p5      41 t
        vpternlogd zmm21, zmm25, zmm16, 0x96                             ;   464.7 p5      41 t
        vpternlogd zmm28, zmm18, zmm21, 0x96                             ;   465.7 p5      61 t
        vpxord zmm12, zmm12, zmm21                                       ;   465.7 p5      61 t
        vpternlogd zmm16, zmm15, zmm22, 0x96                             ;   460.7 p5      41 t
        vpternlogd zmm6, zmm14, zmm16, 0x96                              ;   461.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 13888]                                   ;   290.2 p2      40 t
        vpternlogd zmm16, zmm3, zmm24, 0x96                              ;   462.7 p0      61 t
        vmovdqu64 zmm3, [rbp + 14016]                                    ;   290.5 p3      40 t
        vpxord zmm29, zmm29, zmm24                                       ;   462.7 p5      61 t
        vmovdqu64 zmm18, [rbp + 14080]                                   ;   291.2 p2      40 t
        vpternlogd zmm15, zmm22, zmm19, 0x96                             ;   465.7 p0      41 t
        vmovdqu64 zmm21, [rbp + 14144]                                   ;   291.5 p3      40 t
        vpxord zmm10, zmm10, zmm6                                        ;   462.7 p5      61 t
        vpxord zmm0, zmm0, zmm15                                         ;   466.7 p0      61 t
        vpternlogd zmm6, zmm19, [rbp + 19392], 0x96                      ;   465.7 p5+p2   61 t
        vmovdqu64 zmm19, [rbp + 14464]                                   ;   292.5 p3      47 y
        vpternlogd zmm15, zmm25, [rbp + 19328], 0x96                     ;   466.7 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 14528]                                   ;   293.5 p3      47 y
        vpxord zmm3, zmm3, zmm16                                         ;   463.7 p5      40 t
        vgf2p8affineqb zmm3, zmm3, zmm9, 8                               ;   464.7 p0      22 t
        vpxord zmm17, zmm17, zmm28                                       ;   466.7 p5      40 t
        vpxord zmm18, zmm18, zmm6                                        ;   466.7 p0      40 t
        vpxord zmm23, zmm23, zmm29                                       ;   463.7 p5      40 t
        vgf2p8affineqb zmm23, zmm23, zmm9, 8                             ;   464.7 p0      22 t
        vgf2p8affineinvqb zmm23, zmm23, zmm27, 0x37                      ;   467.7 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0x37                        ;   467.7 p0      22 t
        vgf2p8affineqb zmm18, zmm18, zmm9, 8                             ;   467.7 p0      21 t
        vpxord zmm14, zmm14, zmm10                                       ;   464.3 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm9, 8                             ;   467.7 p0      21 t
        vpxord zmm21, zmm21, zmm15                                       ;   467.7 p5      40 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 320] ;   295.0 p2      21 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm24, 0xdc                      ;   470.7 p0      21 t
        vgf2p8affineqb zmm21, zmm21, zmm9, 8                             ;   469.7 p0      42 t
        vpxord zmm2, zmm2, zmm12                                         ;   466.7 p5      40 t
        vpxord zmm11, zmm11, zmm0                                        ;   467.7 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm9, 8                             ;   470.7 p0      41 t
        vgf2p8affineinvqb zmm11, zmm11, zmm30, 0x6e                      ;   473.7 p0      41 t
        vgf2p8affineinvqb zmm18, zmm18, zmm24, 0xdc                      ;   472.7 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm30, 0x6e                      ;   473.7 p0      42 t
        vgf2p8affineqb zmm25, zmm2, zmm31, 0                             ;   474.7 p0      23 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   475.7 p0+p3   23 t
        vpxord zmm25, zmm25, zmm2                                        ;   478.7 p5      23 t
        vgf2p8affineqb zmm2, zmm25, zmm9, 8                              ;   479.7 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x6e                        ;   482.7 p0      23 t
        vgf2p8affineqb zmm25, zmm17, zmm31, 0                            ;   478.7 p0      23 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   479.7 p0+p2   23 t
        vpxord zmm25, zmm25, zmm17                                       ;   482.7 p5      23 t
        vgf2p8affineqb zmm17, zmm25, zmm9, 8                             ;   483.7 p0      23 t
        vgf2p8affineinvqb zmm17, zmm17, zmm30, 0x6e                      ;   486.7 p0      23 t
        vpternlogd zmm16, zmm12, [rbp + 14784], 0x1e                     ;   470.3 p5+p3   51 x
        vpternlogd zmm6, zmm29, [rbp + 14848], 0x1e                      ;   471.3 p5+p2   51 x
        vpternlogd zmm28, zmm0, [rbp + 14720], 0x1e                      ;   472.3 p5+p3   51 x
        vpternlogd zmm15, zmm10, [rbp + 14912], 0x1e                     ;   473.3 p5+p2   51 x
        vmovdqa64 zmm25, zmm11                                           ;   476.7         41 t copy
        vpternlogd zmm25, zmm14, zmm3, 0x96                              ;   476.7 p5      41 t
        vpandd zmm24, zmm16, [rbp + 15040]                               ;   475.3 p5+p3   52 x
        vgf2p8affineqb zmm27, zmm24, zmm31, 0                            ;   482.7 p0      52 x
        vgf2p8affineqb zmm24, zmm24, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   483.7 p0+p2   52 x
        vpandd zmm30, zmm6, [rbp + 15104]                                ;   476.3 p5+p3   52 x
        vpandd zmm9, zmm28, [rbp + 14976]                                ;   477.3 p5+p2   52 x
        vmovdqu64 [rbp + 19328], zmm6                                    ;   472.3 p8+p9   51 x spill
        vgf2p8affineqb zmm6, zmm9, zmm31, 0                              ;   484.7 p0      52 x
        vgf2p8affineqb zmm9, zmm9, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   485.7 p0+p3   52 x
        vmovdqu64 [rbp + 19392], zmm16                                   ;   471.3 p7+p4   51 x spill
        vgf2p8affineqb zmm16, zmm30, zmm31, 0                            ;   486.7 p0      52 x
        vgf2p8affineqb zmm30, zmm30, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   487.7 p0+p2   52 x
        vmovdqu64 [rbp + 19840], zmm28                                   ;   473.3 p8+p9   51 x spill
        vpandd zmm28, zmm15, [rbp + 15168]                               ;   478.3 p5+p3   52 x
        vmovdqu64 [rbp + 19904], zmm15                                   ;   474.3 p7+p4   51 x spill
        vgf2p8affineqb zmm15, zmm28, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   488.7 p0+p2   52 x
        vgf2p8affineqb zmm28, zmm28, zmm31, 0                            ;   489.7 p0      52 x
        vmovdqu64 [rbp + 19712], zmm10                                   ;   463.7 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm18                                           ;   475.7         41 t copy
        vpternlogd zmm10, zmm11, zmm2, 0x96                              ;   485.7 p5      41 t
        vpternlogd zmm3, zmm10, zmm14, 0x96                              ;   486.7 p5      41 t
        vpternlogd zmm14, zmm17, zmm23, 0x96                             ;   489.7 p5      41 t
        vpternlogd zmm17, zmm25, zmm23, 0x96                             ;   489.7 p5      41 t
        vpternlogd zmm10, zmm4, zmm17, 0x96                              ;   490.7 p5      62 t
        vpternlogd zmm23, zmm2, zmm21, 0x96                              ;   485.7 p5      41 t
        vpternlogd zmm18, zmm11, zmm23, 0x96                             ;   486.7 p5      41 t
        vpternlogd zmm23, zmm26, zmm3, 0x96                              ;   487.7 p5      62 t
        vmovdqu64 zmm4, [rbp + 14656]                                    ;   316.0 p3      47 y
        vpternlogd zmm2, zmm21, zmm14, 0x96                              ;   490.7 p5      41 t
        vmovdqu64 zmm11, [rbp + 14592]                                   ;   316.3 p2      47 y
        vpternlogd zmm14, zmm20, zmm18, 0x96                             ;   490.7 p5      62 t
        vmovdqu64 zmm20, [rbp + 15296]                                   ;   317.0 p3      40 t
        vpternlogd zmm25, zmm7, zmm2, 0x96                               ;   491.7 p5      62 t
        vmovdqu64 zmm7, [rbp + 15232]                                    ;   317.3 p2      40 t
        vpxord zmm8, zmm8, zmm3                                          ;   490.3 p5      47 y
        vmovdqu64 zmm3, [rbp + 15360]                                    ;   318.0 p3      40 t
        vpxord zmm5, zmm5, zmm18                                         ;   490.7 p0      47 y
        vmovdqu64 zmm18, [rbp + 15488]                                   ;   318.3 p2      40 t
        vpxord zmm13, zmm13, zmm17                                       ;   491.3 p5      47 y
        vmovdqu64 zmm17, [rbp + 15424]                                   ;   319.0 p3      40 t
        vpxord zmm1, zmm1, zmm2                                          ;   491.7 p0      47 y
        vmovdqu64 zmm2, [rbp + 15552]                                    ;   319.3 p2      40 t
        vpandd zmm22, zmm22, zmm23                                       ;   492.3 p5      47 y
        vpternlogd zmm9, zmm27, zmm12, 0x96                              ;   492.7 p0      61 t
        vmovdqu64 zmm12, [rbp + 15616]                                   ;   320.0 p3      40 t
        vmovdqu64 zmm21, [rbp + 15680]                                   ;   320.3 p2      40 t
        vpternlogd zmm24, zmm16, zmm29, 0x96                             ;   493.3 p5      61 t
        vpandd zmm19, zmm19, zmm10                                       ;   493.7 p0      47 y
        vpandd zmm11, zmm11, zmm14                                       ;   494.3 p5      47 y
        vpandd zmm4, zmm4, zmm25                                         ;   494.7 p0      47 y
        vgf2p8affineqb zmm16, zmm22, zmm31, 0                            ;   495.7 p0      47 y
        vmovdqu64 zmm26, [rel camellia256_encrypt.T0_constants512 + 192] ;   322.7 p3      23 t reload
        vgf2p8affineqb zmm22, zmm22, zmm26, 0                            ;   496.7 p0      47 y
        vpternlogd zmm15, zmm6, zmm0, 0x96                               ;   495.3 p5      61 t
        vgf2p8affineqb zmm0, zmm19, zmm31, 0                             ;   497.7 p0      47 y
        vgf2p8affineqb zmm6, zmm19, zmm26, 0                             ;   498.7 p0      47 y
        vpternlogd zmm6, zmm16, zmm13, 0x96                              ;   501.7 p5      47 y
        vgf2p8affineqb zmm13, zmm4, zmm26, 0                             ;   499.7 p0      47 y
        vpternlogd zmm13, zmm0, zmm1, 0x96                               ;   502.7 p5      47 y
        vgf2p8affineqb zmm0, zmm4, zmm31, 0                              ;   500.7 p0      47 y
        vgf2p8affineqb zmm1, zmm11, zmm31, 0                             ;   501.7 p0      47 y
        vgf2p8affineqb zmm4, zmm11, zmm26, 0                             ;   502.7 p0      47 y
        vpternlogd zmm1, zmm22, zmm8, 0x96                               ;   504.7 p5      47 y
        vmovdqu64 zmm8, [rbp + 16000]                                    ;   335.7 p2      40 t
        vpternlogd zmm4, zmm0, zmm5, 0x96                                ;   505.7 p5      47 y
        vmovdqu64 zmm0, [rbp + 16064]                                    ;   336.0 p3      40 t
        vmovdqu64 zmm5, [rbp + 16128]                                    ;   336.7 p2      40 t
        vpternlogd zmm23, zmm6, [rbp + 14272], 0x1e                      ;   502.7 p5+p3   48 y
        vpternlogd zmm10, zmm13, [rbp + 14208], 0x1e                     ;   503.7 p5+p2   48 y
        vmovdqu64 zmm11, [rbp + 16192]                                   ;   338.0 p3      40 t
        vpternlogd zmm14, zmm1, [rbp + 14336], 0x1e                      ;   505.7 p5+p2   48 y
        vpxord zmm2, zmm2, zmm23                                         ;   503.7 p5      40 t
        vpxord zmm20, zmm20, zmm6                                        ;   503.7 p0      40 t
        vpxord zmm18, zmm18, zmm10                                       ;   504.7 p5      40 t
        vpxord zmm7, zmm7, zmm13                                         ;   504.7 p0      40 t
        vmovdqu64 zmm16, [rel camellia256_encrypt.T0_constants512]       ;   339.0 p3      41 t reload
        vgf2p8affineqb zmm7, zmm7, zmm16, 8                              ;   505.7 p0      41 t
        vpternlogd zmm25, zmm4, [rbp + 14400], 0x1e                      ;   506.7 p5+p2   48 y
        vpternlogd zmm28, zmm30, [rbp + 19712], 0x96                     ;   506.3 p5+p3   61 t
        vpxord zmm12, zmm12, zmm14                                       ;   506.7 p0      40 t
        vgf2p8affineqb zmm2, zmm2, zmm16, 8                              ;   507.7 p0      22 t
        vpxord zmm3, zmm3, zmm1                                          ;   507.3 p5      40 t
        vmovdqu64 zmm19, [rel camellia256_encrypt.T0_constants512 + 64]  ;   340.7 p2      41 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm19, 0x6e                        ;   508.7 p0      41 t
        vgf2p8affineqb zmm3, zmm3, zmm16, 8                              ;   509.7 p0      22 t
        vpxord zmm21, zmm21, zmm25                                       ;   508.3 p5      40 t
        vpxord zmm17, zmm17, zmm4                                        ;   509.3 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm16, 8                            ;   510.7 p0      21 t
        vgf2p8affineqb zmm22, zmm20, zmm31, 0                            ;   511.7 p0      23 t
        vgf2p8affineqb zmm20, zmm20, zmm26, 0                            ;   512.7 p0      23 t
        vmovdqu64 zmm27, [rbp + 16512]                                   ;   341.0 p3      40 t
        vgf2p8affineqb zmm17, zmm17, zmm16, 8                            ;   513.7 p0      21 t
        vgf2p8affineqb zmm21, zmm21, zmm16, 8                            ;   514.7 p0      42 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 256] ;   341.7 p2      22 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm29, 0x37                        ;   515.7 p0      22 t
        vgf2p8affineinvqb zmm2, zmm2, zmm29, 0x37                        ;   516.7 p0      22 t
        vmovdqu64 zmm30, [rel camellia256_encrypt.T0_constants512 + 320] ;   342.0 p3      21 t reload
        vgf2p8affineinvqb zmm12, zmm12, zmm30, 0xdc                      ;   517.7 p0      21 t
        vgf2p8affineinvqb zmm17, zmm17, zmm30, 0xdc                      ;   518.7 p0      21 t
        vpxord zmm22, zmm22, zmm20                                       ;   515.7 p5      23 t
        vgf2p8affineqb zmm20, zmm22, zmm16, 8                            ;   519.7 p0      23 t
        vgf2p8affineqb zmm22, zmm18, zmm31, 0                            ;   520.7 p0      23 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 0                            ;   521.7 p0      23 t
        vgf2p8affineinvqb zmm21, zmm21, zmm19, 0x6e                      ;   522.7 p0      42 t
        vgf2p8affineinvqb zmm20, zmm20, zmm19, 0x6e                      ;   523.7 p0      23 t
        vpxord zmm22, zmm22, zmm18                                       ;   524.7 p5      23 t
        vgf2p8affineqb zmm18, zmm22, zmm16, 8                            ;   525.7 p0      23 t
        vgf2p8affineinvqb zmm18, zmm18, zmm19, 0x6e                      ;   528.7 p0      23 t
        vmovdqa64 zmm22, zmm7                                            ;   511.7         41 t copy
        vpternlogd zmm22, zmm2, zmm17, 0x96                              ;   521.7 p5      41 t
        vmovdqa64 zmm30, zmm12                                           ;   520.7         41 t copy
        vpternlogd zmm30, zmm7, zmm20, 0x96                              ;   526.7 p5      41 t
        vpternlogd zmm2, zmm30, zmm17, 0x96                              ;   527.7 p5      41 t
        vpternlogd zmm17, zmm18, zmm3, 0x96                              ;   531.7 p5      41 t
        vpternlogd zmm18, zmm22, zmm3, 0x96                              ;   531.7 p5      41 t
        vpternlogd zmm3, zmm21, zmm20, 0x96                              ;   526.7 p5      41 t
        vpternlogd zmm12, zmm7, zmm3, 0x96                               ;   527.7 p5      41 t
        vpternlogd zmm21, zmm20, zmm17, 0x96                             ;   532.7 p5      41 t
        vmovdqu64 zmm7, [rbp + 16576]                                    ;   345.8 p2      40 t
        vpternlogd zmm3, zmm2, [rbp + 19392], 0x96                       ;   528.7 p5+p3   61 t
        vpxord zmm0, zmm0, zmm3                                          ;   529.7 p5      40 t
        vgf2p8affineqb zmm0, zmm0, zmm16, 8                              ;   530.7 p0      22 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0x37                        ;   533.7 p0      22 t
        vpternlogd zmm30, zmm18, [rbp + 19840], 0x96                     ;   532.7 p5+p2   61 t
        vpxord zmm8, zmm8, zmm30                                         ;   533.7 p5      40 t
        vpternlogd zmm17, zmm12, [rbp + 19328], 0x96                     ;   532.7 p5+p3   61 t
        vpxord zmm5, zmm5, zmm17                                         ;   533.7 p5      40 t
        vgf2p8affineqb zmm5, zmm5, zmm16, 8                              ;   534.7 p0      21 t
        vmovdqu64 zmm20, [rel camellia256_encrypt.T0_constants512 + 320] ;   350.7 p2      21 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm20, 0xdc                        ;   537.7 p0      21 t
        vpternlogd zmm22, zmm21, [rbp + 19904], 0x96                     ;   533.7 p5+p3   61 t
        vpxord zmm11, zmm11, zmm22                                       ;   534.7 p5      40 t
        vgf2p8affineqb zmm11, zmm11, zmm16, 8                            ;   535.7 p0      42 t
        vgf2p8affineinvqb zmm11, zmm11, zmm19, 0x6e                      ;   538.7 p0      42 t
        vmovdqu64 [rbp + 19904], zmm22                                   ;   534.7 p7+p4   61 t spill
        vgf2p8affineqb zmm22, zmm8, zmm31, 0                             ;   534.7 p0      23 t
        vgf2p8affineqb zmm8, zmm8, zmm26, 0                              ;   534.7 p0      23 t
        vpxord zmm8, zmm8, zmm22                                         ;   537.7 p5      23 t
        vgf2p8affineqb zmm8, zmm8, zmm16, 8                              ;   538.7 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm19, 0x6e                        ;   541.7 p0      23 t
        vmovdqu64 zmm22, [rbp + 16640]                                   ;   354.0 p2      40 t
        vmovdqu64 [rbp + 19328], zmm17                                   ;   533.7 p8+p9   61 t spill
        vmovdqu64 zmm17, [rbp + 16704]                                   ;   354.3 p3      40 t
        vmovdqu64 [rbp + 19840], zmm3                                    ;   529.7 p7+p4   61 t spill
        vmovdqa64 zmm3, zmm24                                            ;   494.3         40 t copy
        vpternlogd zmm3, zmm2, [rbp + 15872], 0x96                       ;   529.3 p5+p2   40 t
        vgf2p8affineqb zmm3, zmm3, zmm16, 8                              ;   536.7 p0      22 t
        vgf2p8affineinvqb zmm3, zmm3, zmm29, 0x37                        ;   539.7 p0      22 t
        vmovdqa64 zmm29, zmm28                                           ;   507.3         40 t copy
        vpternlogd zmm29, zmm12, [rbp + 15936], 0x96                     ;   530.3 p5+p3   40 t
        vgf2p8affineqb zmm29, zmm29, zmm16, 8                            ;   538.7 p0      21 t
        vgf2p8affineinvqb zmm29, zmm29, zmm20, 0xdc                      ;   541.7 p0      21 t
        vmovdqa64 zmm20, zmm8                                            ;   544.7         41 t copy
        vpternlogd zmm20, zmm3, zmm29, 0x96                              ;   544.7 p5      41 t
        vmovdqu64 [rbp + 19392], zmm30                                   ;   533.7 p8+p9   61 t spill
        vmovdqa64 zmm30, zmm9                                            ;   493.7         40 t copy
        vpternlogd zmm30, zmm18, [rbp + 15808], 0x96                     ;   532.7 p5+p2   40 t
        vmovdqu64 [rbp + 19712], zmm28                                   ;   507.3 p7+p4   61 t spill
        vgf2p8affineqb zmm28, zmm30, zmm31, 0                            ;   540.7 p0      23 t
        vgf2p8affineqb zmm30, zmm30, zmm26, 0                            ;   541.7 p0      23 t
        vpxord zmm28, zmm28, zmm30                                       ;   544.7 p5      23 t
        vgf2p8affineqb zmm28, zmm28, zmm16, 8                            ;   545.7 p0      23 t
        vgf2p8affineinvqb zmm28, zmm28, zmm19, 0x6e                      ;   548.7 p0      23 t
        vmovdqa64 zmm30, zmm28                                           ;   551.7         41 t copy
        vpternlogd zmm30, zmm11, zmm3, 0x96                              ;   551.7 p5      41 t
        vpternlogd zmm11, zmm20, zmm28, 0x96                             ;   551.7 p5      41 t
        vmovdqa64 zmm26, zmm15                                           ;   496.3         40 t copy
        vpternlogd zmm26, zmm21, [rbp + 15744], 0x96                     ;   536.3 p5+p3   40 t
        vgf2p8affineqb zmm26, zmm26, zmm16, 8                            ;   544.7 p0      41 t
        vgf2p8affineinvqb zmm26, zmm26, zmm19, 0x6e                      ;   547.7 p0      41 t
        vpternlogd zmm28, zmm26, zmm5, 0x96                              ;   551.7 p5      41 t
        vpternlogd zmm5, zmm30, zmm26, 0x96                              ;   552.7 p5      41 t
        vpternlogd zmm20, zmm14, zmm5, 0x96                              ;   553.7 p5      62 t
        vpternlogd zmm26, zmm0, zmm29, 0x96                              ;   550.7 p5      41 t
        vpternlogd zmm8, zmm3, zmm26, 0x96                               ;   551.7 p5      41 t
        vpternlogd zmm0, zmm29, zmm28, 0x96                              ;   552.7 p5      41 t
        vmovdqu64 zmm3, [rbp + 16832]                                    ;   378.0 p2      40 t
        vpternlogd zmm28, zmm10, zmm8, 0x96                              ;   552.7 p5      62 t
        vmovdqu64 zmm10, [rbp + 16768]                                   ;   378.3 p3      40 t
        vpternlogd zmm26, zmm25, zmm11, 0x96                             ;   552.7 p5      62 t
        vmovdqu64 zmm14, [rbp + 16896]                                   ;   379.0 p2      40 t
        vpternlogd zmm30, zmm23, zmm0, 0x96                              ;   553.7 p5      62 t
        vmovdqu64 zmm23, [rbp + 17024]                                   ;   379.3 p3      40 t
        vpxord zmm27, zmm27, zmm28                                       ;   553.7 p5      40 t
        vpxord zmm17, zmm17, zmm26                                       ;   553.7 p0      40 t
        vpxord zmm7, zmm7, zmm30                                         ;   554.7 p5      40 t
        vpxord zmm22, zmm22, zmm20                                       ;   554.7 p0      40 t
        vgf2p8affineqb zmm7, zmm7, zmm16, 8                              ;   555.7 p0      22 t
        vgf2p8affineqb zmm17, zmm17, zmm16, 8                            ;   554.7 p0      42 t
        vgf2p8affineqb zmm22, zmm22, zmm16, 8                            ;   555.7 p0      21 t
        vmovdqu64 zmm25, [rel camellia256_encrypt.T0_constants512 + 256] ;   382.7 p2      22 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm25, 0x37                        ;   558.7 p0      22 t
        vgf2p8affineinvqb zmm17, zmm17, zmm19, 0x6e                      ;   557.7 p0      42 t
        vmovdqu64 zmm29, [rel camellia256_encrypt.T0_constants512 + 320] ;   383.2 p3      21 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm29, 0xdc                      ;   558.7 p0      21 t
        vmovdqu64 [rbp + 19456], zmm26                                   ;   553.7 p8+p9   62 t spill
        vgf2p8affineqb zmm26, zmm27, zmm31, 0                            ;   554.7 p0      23 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   555.7 p0+p2   23 t
        vpxord zmm26, zmm26, zmm27                                       ;   558.7 p5      23 t
        vgf2p8affineqb zmm26, zmm26, zmm16, 8                            ;   559.7 p0      23 t
        vgf2p8affineinvqb zmm26, zmm26, zmm19, 0x6e                      ;   562.7 p0      23 t
        vmovdqu64 zmm27, [rbp + 16960]                                   ;   387.0 p3      40 t
        vmovdqu64 [rbp + 19776], zmm20                                   ;   554.7 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 17088]                                   ;   387.3 p2      40 t
        vmovdqu64 [rbp + 19520], zmm30                                   ;   554.7 p8+p9   62 t spill
        vmovdqu64 zmm30, [rbp + 17152]                                   ;   388.0 p3      40 t
        vmovdqu64 [rbp + 19648], zmm28                                   ;   553.7 p7+p4   62 t spill
        vmovdqu64 zmm28, [rbp + 17216]                                   ;   388.3 p2      40 t
        vmovdqu64 [rbp + 19584], zmm12                                   ;   528.7 p8+p9   41 t spill
        vmovdqa64 zmm12, zmm8                                            ;   552.7         40 t copy
        vpternlogd zmm12, zmm6, [rbp + 16320], 0x96                      ;   552.7 p5+p3   40 t
        vmovdqu64 [rbp + 19968], zmm8                                    ;   552.7 p7+p4   41 t spill
        vgf2p8affineqb zmm8, zmm12, zmm31, 0                             ;   558.7 p0      23 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   559.7 p0+p2   23 t
        vpxord zmm8, zmm8, zmm12                                         ;   562.7 p5      23 t
        vgf2p8affineqb zmm8, zmm8, zmm16, 8                              ;   563.7 p0      23 t
        vgf2p8affineinvqb zmm8, zmm8, zmm19, 0x6e                        ;   566.7 p0      23 t
        vmovdqa64 zmm12, zmm11                                           ;   552.7         40 t copy
        vpternlogd zmm12, zmm13, [rbp + 16256], 0x96                     ;   552.7 p5+p3   40 t
        vgf2p8affineqb zmm12, zmm12, zmm16, 8                            ;   562.7 p0      41 t
        vgf2p8affineinvqb zmm12, zmm12, zmm19, 0x6e                      ;   565.7 p0      41 t
        vmovdqa64 zmm31, zmm22                                           ;   561.7         41 t copy
        vpternlogd zmm31, zmm12, zmm8, 0x96                              ;   569.7 p5      41 t
        vmovdqa64 zmm19, zmm0                                            ;   553.7         40 t copy
        vpternlogd zmm19, zmm1, [rbp + 16384], 0x96                      ;   553.7 p5+p2   40 t
        vgf2p8affineqb zmm19, zmm19, zmm16, 8                            ;   564.7 p0      22 t
        vgf2p8affineinvqb zmm19, zmm19, zmm25, 0x37                      ;   567.7 p0      22 t
        vmovdqa64 zmm25, zmm8                                            ;   569.7         41 t copy
        vpternlogd zmm25, zmm17, zmm19, 0x96                             ;   570.7 p5      41 t
        vpternlogd zmm22, zmm25, zmm12, 0x96                             ;   571.7 p5      41 t
        vmovdqu64 [rbp + 20032], zmm0                                    ;   553.7 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm5                                             ;   553.7         40 t copy
        vpternlogd zmm0, zmm4, [rbp + 16448], 0x96                       ;   556.3 p5+p3   40 t
        vgf2p8affineqb zmm0, zmm0, zmm16, 8                              ;   566.7 p0      21 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0xdc                        ;   569.7 p0      21 t
        vpternlogd zmm12, zmm0, zmm7, 0x96                               ;   572.7 p5      41 t
        vpternlogd zmm7, zmm31, zmm0, 0x96                               ;   572.7 p5      41 t
        vpternlogd zmm24, zmm2, zmm7, 0x96                               ;   573.7 p5      61 t
        vpternlogd zmm0, zmm26, zmm19, 0x96                              ;   572.7 p5      41 t
        vpternlogd zmm26, zmm19, zmm12, 0x96                             ;   573.7 p5      41 t
        vpternlogd zmm8, zmm17, zmm0, 0x96                               ;   573.7 p5      41 t
        vmovdqu64 zmm2, [rbp + 17344]                                    ;   399.8 p2      40 t
        vpternlogd zmm9, zmm18, zmm26, 0x96                              ;   574.7 p5      61 t
        vmovdqu64 zmm17, [rbp + 17280]                                   ;   400.7 p3      40 t
        vpternlogd zmm15, zmm21, zmm8, 0x96                              ;   574.7 p5      61 t
        vmovdqu64 zmm18, [rbp + 17408]                                   ;   401.0 p2      40 t
        vpternlogd zmm7, zmm25, [rbp + 19840], 0x96                      ;   573.7 p5+p3   61 t
        vmovdqu64 zmm19, [rbp + 17536]                                   ;   402.0 p2      40 t
        vpternlogd zmm26, zmm31, [rbp + 19392], 0x96                     ;   574.7 p5+p3   61 t
        vmovdqu64 zmm21, [rbp + 17472]                                   ;   403.0 p2      40 t
        vpternlogd zmm8, zmm12, [rbp + 19904], 0x96                      ;   574.7 p5+p3   61 t
        vmovdqu64 zmm12, [rbp + 17600]                                   ;   404.0 p2      40 t
        vpxord zmm20, zmm20, zmm7                                        ;   574.7 p5      40 t
        vpxord zmm23, zmm23, zmm26                                       ;   575.7 p0      40 t
        vgf2p8affineqb zmm20, zmm20, zmm16, 8                            ;   575.7 p0      22 t
        vpxord zmm28, zmm28, zmm8                                        ;   575.7 p5      40 t
        vgf2p8affineqb zmm25, zmm28, zmm16, 8                            ;   576.7 p0      42 t
        vpxord zmm14, zmm14, zmm24                                       ;   574.7 p5      40 t
        vgf2p8affineqb zmm14, zmm14, zmm16, 8                            ;   575.7 p0      22 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 256] ;   405.2 p3      22 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x37                      ;   578.7 p0      22 t
        vgf2p8affineinvqb zmm20, zmm20, zmm28, 0x37                      ;   578.7 p0      22 t
        vpxord zmm3, zmm3, zmm9                                          ;   575.7 p5      40 t
        vpxord zmm10, zmm10, zmm15                                       ;   575.7 p5      40 t
        vgf2p8affineqb zmm10, zmm10, zmm16, 8                            ;   576.7 p0      41 t
        vmovdqu64 zmm31, [rel camellia256_encrypt.T0_constants512 + 64]  ;   408.5 p2      41 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm31, 0x6e                      ;   579.7 p0      41 t
        vgf2p8affineinvqb zmm25, zmm25, zmm31, 0x6e                      ;   579.7 p0      42 t
        vpternlogd zmm0, zmm22, [rbp + 19328], 0x96                      ;   573.7 p5+p3   61 t
        vpxord zmm30, zmm30, zmm0                                        ;   574.7 p5      40 t
        vgf2p8affineqb zmm30, zmm30, zmm16, 8                            ;   577.7 p0      21 t
        vgf2p8affineinvqb zmm30, zmm30, zmm29, 0xdc                      ;   580.7 p0      21 t
        vgf2p8affineqb zmm28, zmm3, [rel camellia256_encrypt.T0_constants512 + 128], 0 ;   579.7 p0+p2   23 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   580.7 p0+p3   23 t
        vpxord zmm28, zmm28, zmm3                                        ;   583.7 p5      23 t
        vgf2p8affineqb zmm3, zmm28, zmm16, 8                             ;   584.7 p0      23 t
        vgf2p8affineinvqb zmm3, zmm3, zmm31, 0x6e                        ;   587.7 p0      23 t
        vmovdqu64 zmm28, [rel camellia256_encrypt.T0_constants512 + 128] ;   413.5 p2      23 t reload
        vmovdqu64 [rbp + 19328], zmm24                                   ;   574.7 p7+p4   61 t spill
        vgf2p8affineqb zmm24, zmm23, zmm28, 0                            ;   583.7 p0      23 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   584.7 p0+p3   23 t
        vpxord zmm24, zmm24, zmm23                                       ;   587.7 p5      23 t
        vgf2p8affineqb zmm23, zmm24, zmm16, 8                            ;   588.7 p0      23 t
        vgf2p8affineinvqb zmm23, zmm23, zmm31, 0x6e                      ;   591.7 p0      23 t
        vmovdqa64 zmm24, zmm30                                           ;   583.7         41 t copy
        vpternlogd zmm24, zmm10, zmm3, 0x96                              ;   590.7 p5      41 t
        vmovdqa64 zmm28, zmm3                                            ;   590.7         41 t copy
        vpternlogd zmm28, zmm25, zmm14, 0x96                             ;   590.7 p5      41 t
        vpternlogd zmm30, zmm28, zmm10, 0x96                             ;   591.7 p5      41 t
        vpternlogd zmm5, zmm4, zmm30, 0x96                               ;   592.7 p5      62 t
        vpxord zmm21, zmm21, zmm5                                        ;   593.7 p5      40 t
        vgf2p8affineqb zmm4, zmm21, zmm16, 8                             ;   594.7 p0      21 t
        vgf2p8affineinvqb zmm4, zmm4, zmm29, 0xdc                        ;   597.7 p0      21 t
        vmovdqu64 zmm21, [rbp + 19712]                                   ;   507.3 p2      61 t reload
        vpternlogd zmm22, zmm21, [rbp + 19584], 0x96                     ;   582.3 p5+p3   61 t
        vpxord zmm27, zmm27, zmm22                                       ;   583.3 p5      40 t
        vgf2p8affineqb zmm21, zmm27, zmm16, 8                            ;   589.7 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm29, 0xdc                      ;   592.7 p0      21 t
        vpternlogd zmm10, zmm21, zmm20, 0x96                             ;   595.7 p5      41 t
        vpternlogd zmm20, zmm24, zmm21, 0x96                             ;   595.7 p5      41 t
        vpternlogd zmm21, zmm23, zmm14, 0x96                             ;   595.7 p5      41 t
        vpternlogd zmm23, zmm14, zmm10, 0x96                             ;   596.7 p5      41 t
        vpternlogd zmm3, zmm25, zmm21, 0x96                              ;   596.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 17664]                                   ;   427.0 p2      40 t
        vpternlogd zmm11, zmm13, zmm3, 0x96                              ;   597.7 p5      62 t
        vmovdqu64 zmm13, [rbp + 17728]                                   ;   427.3 p3      40 t
        vpternlogd zmm30, zmm21, [rbp + 19776], 0x96                     ;   596.7 p5+p2   62 t
        vmovdqu64 zmm21, [rbp + 18048]                                   ;   428.3 p3      40 t
        vpternlogd zmm3, zmm10, [rbp + 19456], 0x96                      ;   597.7 p5+p2   62 t
        vmovdqu64 zmm10, [rbp + 18112]                                   ;   429.3 p3      40 t
        vpxord zmm17, zmm17, zmm11                                       ;   598.7 p0      40 t
        vgf2p8affineqb zmm17, zmm17, zmm16, 8                            ;   599.7 p0      41 t
        vpxord zmm14, zmm14, zmm30                                       ;   597.7 p5      40 t
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0x6e                      ;   602.7 p0      41 t
        vgf2p8affineqb zmm14, zmm14, zmm16, 8                            ;   598.7 p0      21 t
        vpxord zmm13, zmm13, zmm3                                        ;   598.7 p5      40 t
        vgf2p8affineqb zmm13, zmm13, zmm16, 8                            ;   599.7 p0      42 t
        vpternlogd zmm1, zmm20, [rbp + 20032], 0x96                      ;   596.7 p5+p2   62 t
        vpternlogd zmm20, zmm28, [rbp + 19520], 0x96                     ;   596.7 p5+p3   62 t
        vmovdqu64 zmm25, [rbp + 18176]                                   ;   431.0 p2      40 t
        vpxord zmm18, zmm18, zmm1                                        ;   597.7 p5      40 t
        vgf2p8affineqb zmm18, zmm18, zmm16, 8                            ;   598.7 p0      22 t
        vpxord zmm12, zmm12, zmm20                                       ;   597.7 p5      40 t
        vgf2p8affineqb zmm12, zmm12, zmm16, 8                            ;   598.7 p0      22 t
        vmovdqu64 zmm27, [rel camellia256_encrypt.T0_constants512 + 256] ;   431.3 p3      22 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm27, 0x37                      ;   601.7 p0      22 t
        vgf2p8affineinvqb zmm12, zmm12, zmm27, 0x37                      ;   601.7 p0      22 t
        vpternlogd zmm6, zmm23, [rbp + 19968], 0x96                      ;   598.3 p5+p2   62 t
        vpternlogd zmm23, zmm24, [rbp + 19648], 0x96                     ;   599.3 p5+p3   62 t
        vpxord zmm2, zmm2, zmm6                                          ;   600.3 p5      40 t
        vpxord zmm19, zmm19, zmm23                                       ;   600.7 p0      40 t
        vgf2p8affineinvqb zmm14, zmm14, zmm29, 0xdc                      ;   601.7 p0      21 t
        vgf2p8affineinvqb zmm13, zmm13, zmm31, 0x6e                      ;   602.7 p0      42 t
        vmovdqu64 zmm24, [rel camellia256_encrypt.T0_constants512 + 128] ;   433.0 p2      23 t reload
        vgf2p8affineqb zmm28, zmm2, zmm24, 0                             ;   603.7 p0      23 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   604.7 p0+p3   23 t
        vpxord zmm28, zmm28, zmm2                                        ;   607.7 p5      23 t
        vgf2p8affineqb zmm2, zmm28, zmm16, 8                             ;   608.7 p0      23 t
        vgf2p8affineinvqb zmm2, zmm2, zmm31, 0x6e                        ;   611.7 p0      23 t
        vgf2p8affineqb zmm28, zmm19, zmm24, 0                            ;   607.7 p0      23 t
        vgf2p8affineqb zmm19, zmm19, [rel camellia256_encrypt.T0_constants512 + 192], 0 ;   608.7 p0+p2   23 t
        vpxord zmm28, zmm28, zmm19                                       ;   611.7 p5      23 t
        vgf2p8affineqb zmm19, zmm28, zmm16, 8                            ;   612.7 p0      23 t
        vgf2p8affineinvqb zmm19, zmm19, zmm31, 0x6e                      ;   615.7 p0      23 t
        vpxord zmm20, zmm20, [rbp + 19136]                               ;   603.3 p5+p3   75 dst
        vpxord zmm30, zmm30, [rbp + 19200]                               ;   604.3 p5+p2   75 dst
        vpxord zmm3, zmm3, [rbp + 19264]                                 ;   605.3 p5+p3   75 dst
        vpxord zmm23, zmm23, [rbp + 19072]                               ;   606.3 p5+p2   75 dst
        vmovdqa64 zmm28, zmm17                                           ;   605.7         41 t copy
        vpternlogd zmm28, zmm4, zmm12, 0x96                              ;   607.3 p5      41 t
        vmovdqu64 [rbp + 19648], zmm3                                    ;   606.3 p8+p9   75 dst spill
        vmovdqa64 zmm3, zmm14                                            ;   604.7         41 t copy
        vpternlogd zmm3, zmm17, zmm2, 0x96                               ;   614.7 p5      41 t
        vpternlogd zmm12, zmm3, zmm4, 0x96                               ;   615.7 p5      41 t
        vpternlogd zmm4, zmm19, zmm18, 0x96                              ;   618.7 p5      41 t
        vpternlogd zmm19, zmm28, zmm18, 0x96                             ;   618.7 p5      41 t
        vpternlogd zmm3, zmm26, zmm19, 0x96                              ;   619.7 p0      61 t
        vpternlogd zmm18, zmm2, zmm13, 0x96                              ;   614.7 p5      41 t
        vpternlogd zmm14, zmm17, zmm18, 0x96                             ;   615.7 p0      41 t
        vpternlogd zmm18, zmm7, zmm12, 0x96                              ;   616.7 p5      61 t
        vmovdqu64 zmm7, [rbp + 18240]                                    ;   444.5 p3      40 t
        vpternlogd zmm2, zmm13, zmm4, 0x96                               ;   619.7 p0      41 t
        vmovdqu64 zmm13, [rbp + 18560]                                   ;   444.8 p2      74 dst
        vpternlogd zmm4, zmm0, zmm14, 0x96                               ;   619.7 p5      61 t
        vmovdqu64 zmm0, [rbp + 18624]                                    ;   445.5 p3      74 dst
        vpternlogd zmm28, zmm8, zmm2, 0x96                               ;   620.7 p0      61 t
        vmovdqu64 zmm8, [rbp + 18688]                                    ;   445.8 p2      74 dst
        vpxord zmm10, zmm10, zmm18                                       ;   617.7 p5      40 t
        vpxord zmm0, zmm0, zmm18                                         ;   617.7 p0      74 dst
        vmovdqu64 zmm17, [rbp + 18752]                                   ;   446.5 p3      74 dst
        vgf2p8affineqb zmm10, zmm10, zmm16, 8                            ;   618.7 p0      22 t
        vpxord zmm21, zmm21, zmm3                                        ;   620.7 p5      40 t
        vpxord zmm13, zmm13, zmm3                                        ;   620.7 p5      74 dst
        vpxord zmm25, zmm25, zmm4                                        ;   620.7 p0      40 t
        vpxord zmm7, zmm7, zmm28                                         ;   621.7 p5      40 t
        vgf2p8affineqb zmm3, zmm25, zmm16, 8                             ;   621.7 p0      21 t
        vgf2p8affineinvqb zmm10, zmm10, zmm27, 0x37                      ;   621.7 p0      22 t
        vpxord zmm8, zmm8, zmm4                                          ;   620.7 p5      74 dst
        vgf2p8affineqb zmm4, zmm7, zmm16, 8                              ;   622.7 p0      42 t
        vpxord zmm17, zmm17, zmm28                                       ;   621.7 p5      74 dst
        vgf2p8affineinvqb zmm3, zmm3, zmm29, 0xdc                        ;   624.7 p0      21 t
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0x6e                        ;   625.7 p0      42 t
        vgf2p8affineqb zmm7, zmm21, zmm24, 0                             ;   623.7 p0      23 t
        vmovdqu64 zmm18, [rel camellia256_encrypt.T0_constants512 + 192] ;   448.7 p2      23 t reload
        vgf2p8affineqb zmm21, zmm21, zmm18, 0                            ;   624.7 p0      23 t
        vpxord zmm7, zmm7, zmm21                                         ;   627.7 p5      23 t
        vgf2p8affineqb zmm7, zmm7, zmm16, 8                              ;   628.7 p0      23 t
        vmovdqa64 zmm21, zmm14                                           ;   616.7         40 t copy
        vpternlogd zmm21, zmm22, [rbp + 17984], 0x96                     ;   622.3 p5+p3   40 t
        vgf2p8affineqb zmm21, zmm21, zmm16, 8                            ;   626.7 p0      21 t
        vgf2p8affineinvqb zmm21, zmm21, zmm29, 0xdc                      ;   629.7 p0      21 t
        vpternlogd zmm14, zmm22, [rbp + 18496], 0x96                     ;   623.3 p5+p2   74 dst
        vmovdqa64 zmm22, zmm19                                           ;   619.7         40 t copy
        vpternlogd zmm22, zmm9, [rbp + 17856], 0x96                      ;   624.3 p5+p3   40 t
        vgf2p8affineqb zmm24, zmm22, zmm24, 0                            ;   628.7 p0      23 t
        vgf2p8affineqb zmm18, zmm22, zmm18, 0                            ;   629.7 p0      23 t
        vpxord zmm24, zmm24, zmm18                                       ;   632.7 p5      23 t
        vgf2p8affineqb zmm18, zmm24, zmm16, 8                            ;   633.7 p0      23 t
        vpternlogd zmm19, zmm9, [rbp + 18368], 0x96                      ;   626.3 p5+p2   74 dst
        vgf2p8affineinvqb zmm7, zmm7, zmm31, 0x6e                        ;   631.7 p0      23 t
        vmovdqa64 zmm9, zmm2                                             ;   620.7         40 t copy
        vpternlogd zmm9, zmm15, [rbp + 17792], 0x96                      ;   627.3 p5+p3   40 t
        vgf2p8affineqb zmm9, zmm9, zmm16, 8                              ;   632.7 p0      41 t
        vpternlogd zmm2, zmm15, [rbp + 18304], 0x96                      ;   628.3 p5+p2   74 dst
        vgf2p8affineinvqb zmm9, zmm9, zmm31, 0x6e                        ;   635.7 p0      41 t
        vgf2p8affineinvqb zmm15, zmm18, zmm31, 0x6e                      ;   636.7 p0      23 t
        vmovdqu64 zmm18, [rbp + 19328]                                   ;   574.7 p3      61 t reload
        vmovdqu64 zmm22, [rbp + 17920]                                   ;   460.8 p2      40 t
        vpternlogd zmm22, zmm12, zmm18, 0x96                             ;   629.3 p5      40 t
        vgf2p8affineqb zmm16, zmm22, zmm16, 8                            ;   635.7 p0      22 t
        vpternlogd zmm12, zmm18, [rbp + 18432], 0x96                     ;   630.3 p5+p3   74 dst
        vgf2p8affineinvqb zmm16, zmm16, zmm27, 0x37                      ;   638.7 p0      22 t
        vpunpcklbw zmm18, zmm0, zmm13                                    ;   631.3 p5      74 dst
        vpunpckhbw zmm0, zmm0, zmm13                                     ;   632.3 p5      74 dst
        vpunpcklbw zmm13, zmm17, zmm8                                    ;   633.3 p5      74 dst
        vpunpckhbw zmm8, zmm17, zmm8                                     ;   634.3 p5      74 dst
        vpunpcklbw zmm17, zmm19, zmm2                                    ;   635.3 p5      74 dst
        vpunpckhbw zmm2, zmm19, zmm2                                     ;   636.3 p5      74 dst
        vpunpcklbw zmm19, zmm14, zmm12                                   ;   637.3 p5      74 dst
        vpunpckhbw zmm12, zmm14, zmm12                                   ;   638.3 p5      74 dst
        vpunpcklwd zmm14, zmm13, zmm18                                   ;   639.3 p5      74 dst
        vpunpckhwd zmm13, zmm13, zmm18                                   ;   640.3 p5      74 dst
        vpunpcklwd zmm18, zmm8, zmm0                                     ;   641.3 p5      74 dst
        vpunpckhwd zmm0, zmm8, zmm0                                      ;   642.3 p5      74 dst
        vpunpcklwd zmm8, zmm19, zmm17                                    ;   643.3 p5      74 dst
        vpunpckhwd zmm17, zmm19, zmm17                                   ;   644.3 p5      74 dst
        vmovdqa64 zmm19, zmm9                                            ;   638.7         41 t copy
        vpternlogd zmm19, zmm21, zmm10, 0x96                             ;   638.7 p0      41 t
        vpunpcklwd zmm22, zmm12, zmm2                                    ;   645.3 p5      74 dst
        vpunpckhwd zmm2, zmm12, zmm2                                     ;   646.3 p5      74 dst
        vmovdqa64 zmm12, zmm3                                            ;   627.7         41 t copy
        vpternlogd zmm12, zmm9, zmm15, 0x96                              ;   639.7 p0      41 t
        vpternlogd zmm10, zmm12, zmm21, 0x96                             ;   640.7 p0      41 t
        vpternlogd zmm21, zmm7, zmm16, 0x96                              ;   641.7 p0      41 t
        vpternlogd zmm7, zmm19, zmm16, 0x96                              ;   641.7 p0      41 t
        vpternlogd zmm16, zmm15, zmm4, 0x96                              ;   642.7 p0      41 t
        vpternlogd zmm15, zmm4, zmm21, 0x96                              ;   643.7 p0      41 t
        vpternlogd zmm3, zmm9, zmm16, 0x96                               ;   644.7 p0      41 t
        add r8, 0x400                                                    ;   470.0 p1     154 blocks
        lea r10, [r9 + 1024]                                             ;   470.2 p6     154 blocks
        vpternlogd zmm23, zmm12, zmm7, 0x96                              ;   645.7 p0      75 dst
        vpternlogd zmm20, zmm16, zmm10, 0x96                             ;   646.7 p0      75 dst
        vpternlogd zmm30, zmm21, zmm3, 0x96                              ;   647.3 p5      75 dst
        vpternlogd zmm10, zmm1, [rbp + 18944], 0x96                      ;   647.7 p0+p2   75 dst
        vpternlogd zmm7, zmm6, [rbp + 18880], 0x96                       ;   648.3 p5+p3   75 dst
        vpternlogd zmm3, zmm5, [rbp + 19008], 0x96                       ;   648.7 p0+p2   75 dst
        vpternlogd zmm11, zmm15, [rbp + 18816], 0x96                     ;   649.3 p5+p3   75 dst
        vpternlogd zmm15, zmm19, [rbp + 19648], 0x96                     ;   649.7 p0+p2   75 dst
        vpunpckldq zmm1, zmm14, zmm8                                     ;   650.3 p5      74 dst
        vpunpckhdq zmm4, zmm14, zmm8                                     ;   651.3 p5      74 dst
        vpunpckldq zmm5, zmm13, zmm17                                    ;   652.3 p5      74 dst
        vpunpckhdq zmm6, zmm13, zmm17                                    ;   653.3 p5      74 dst
        vpunpckldq zmm8, zmm18, zmm22                                    ;   654.3 p5      74 dst
        vpunpckhdq zmm9, zmm18, zmm22                                    ;   655.3 p5      74 dst
        vpunpckldq zmm12, zmm0, zmm2                                     ;   656.3 p5      74 dst
        vpunpckhdq zmm0, zmm0, zmm2                                      ;   657.3 p5      74 dst
        vpunpcklbw zmm2, zmm20, zmm23                                    ;   658.3 p5      74 dst
        vpunpckhbw zmm13, zmm20, zmm23                                   ;   659.3 p5      74 dst
        vpunpcklbw zmm14, zmm15, zmm30                                   ;   660.3 p5      74 dst
        vpunpckhbw zmm15, zmm15, zmm30                                   ;   661.3 p5      74 dst
        vpunpcklbw zmm16, zmm3, zmm10                                    ;   662.3 p5      74 dst
        vpunpckhbw zmm3, zmm3, zmm10                                     ;   663.3 p5      74 dst
        vpunpcklbw zmm10, zmm7, zmm11                                    ;   664.3 p5      74 dst
        vpunpckhbw zmm7, zmm7, zmm11                                     ;   665.3 p5      74 dst
        vpunpcklwd zmm11, zmm14, zmm2                                    ;   666.3 p5      74 dst
        vpunpckhwd zmm2, zmm14, zmm2                                     ;   667.3 p5      74 dst
        vpunpcklwd zmm14, zmm15, zmm13                                   ;   668.3 p5      74 dst
        vpunpckhwd zmm13, zmm15, zmm13                                   ;   669.3 p5      74 dst
        vpunpcklwd zmm15, zmm16, zmm10                                   ;   670.3 p5      74 dst
        vpunpckhwd zmm10, zmm16, zmm10                                   ;   671.3 p5      74 dst
        vpunpcklwd zmm16, zmm3, zmm7                                     ;   672.3 p5      74 dst
        vpunpckhwd zmm3, zmm3, zmm7                                      ;   673.3 p5      74 dst
        vpunpckldq zmm7, zmm11, zmm15                                    ;   674.3 p5      74 dst
        vpunpckhdq zmm11, zmm11, zmm15                                   ;   675.3 p5      74 dst
        vpunpckldq zmm15, zmm2, zmm10                                    ;   676.3 p5      74 dst
        vpunpckhdq zmm2, zmm2, zmm10                                     ;   677.3 p5      74 dst
        vpunpckldq zmm10, zmm14, zmm16                                   ;   678.3 p5      74 dst
        vpunpckhdq zmm14, zmm14, zmm16                                   ;   679.3 p5      74 dst
        vpunpckldq zmm16, zmm13, zmm3                                    ;   680.3 p5      74 dst
        vpunpckhdq zmm3, zmm13, zmm3                                     ;   681.3 p5      74 dst
        vpunpcklqdq zmm13, zmm1, zmm7                                    ;   682.3 p5      74 dst
        vpunpckhqdq zmm1, zmm1, zmm7                                     ;   683.3 p5      74 dst
        vmovdqu64 [r9], zmm13                                            ;   683.3 p7+p4   74 dst
        vmovdqu64 [r9 + 64], zmm1                                        ;   684.3 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm4, zmm11                                    ;   684.3 p5      74 dst
        vpunpckhqdq zmm4, zmm4, zmm11                                    ;   685.3 p5      74 dst
        vmovdqu64 [r9 + 128], zmm1                                       ;   685.3 p7+p4   74 dst
        vpunpcklqdq zmm1, zmm5, zmm15                                    ;   686.3 p5      74 dst
        vpunpckhqdq zmm5, zmm5, zmm15                                    ;   687.3 p5      74 dst
        vmovdqu64 [r9 + 192], zmm4                                       ;   686.3 p8+p9   74 dst
        vpunpcklqdq zmm4, zmm6, zmm2                                     ;   688.3 p5      74 dst
        vpunpckhqdq zmm2, zmm6, zmm2                                     ;   689.3 p5      74 dst
        vmovdqu64 [r9 + 256], zmm1                                       ;   687.3 p7+p4   74 dst
        vmovdqu64 [r9 + 320], zmm5                                       ;   688.3 p8+p9   74 dst
        vpunpcklqdq zmm1, zmm8, zmm10                                    ;   690.3 p5      74 dst
        vpunpckhqdq zmm5, zmm8, zmm10                                    ;   691.3 p5      74 dst
        vmovdqu64 [r9 + 384], zmm4                                       ;   689.3 p7+p4   74 dst
        vpunpcklqdq zmm4, zmm9, zmm14                                    ;   692.3 p5      74 dst
        vpunpckhqdq zmm6, zmm9, zmm14                                    ;   693.3 p5      74 dst
        vmovdqu64 [r9 + 448], zmm2                                       ;   690.3 p8+p9   74 dst
        vpunpcklqdq zmm2, zmm12, zmm16                                   ;   694.3 p5      74 dst
        vpunpckhqdq zmm7, zmm12, zmm16                                   ;   695.3 p5      74 dst
        vmovdqu64 [r9 + 512], zmm1                                       ;   691.3 p7+p4   74 dst
        vpunpcklqdq zmm1, zmm0, zmm3                                     ;   696.3 p5      74 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                     ;   697.3 p5      74 dst
        vmovdqu64 [r9 + 576], zmm5                                       ;   692.3 p8+p9   74 dst
        vmovdqu64 [r9 + 640], zmm4                                       ;   693.3 p7+p4   74 dst
        vmovdqu64 [r9 + 704], zmm6                                       ;   694.3 p8+p9   74 dst
        vmovdqu64 [r9 + 768], zmm2                                       ;   695.3 p7+p4   74 dst
        vmovdqu64 [r9 + 832], zmm7                                       ;   696.3 p8+p9   74 dst
        vmovdqu64 [r9 + 896], zmm1                                       ;   697.3 p7+p4   74 dst
        vmovdqu64 [r9 + 960], zmm0                                       ;   698.3 p8+p9   74 dst
        mov r9, r10                                                      ;   498.0        154 blocks copy
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
        lea rdi, [rbp + 896]                                             ;                    blocks left over
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
        lea rsi, [rbp + 896]                                             ;                    blocks left over
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
camellia256_encrypt.T0_constants512:
        dq 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc
        dq 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7
        dq 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040, 0x0001020408102040
        dq 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000
        dq 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb
        dq 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
